//! Classes: what a teacher and a pupil see.

use jade_game::{ClassResult, ClassTask, TechniqueResult};
use serde::{Deserialize, Serialize};

/// A class.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ClassJson {
    /// Its id, which never changes.
    pub id: String,
    /// Its name.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// The number of its pupils.
    pub pupils: u32,
}

/// What somebody has to do with classes.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ClassesReply {
    /// The version of the contract.
    pub version: u32,
    /// Whether the account may make classes.
    pub teacher: bool,
    /// The classes of the teacher.
    pub classes: Vec<ClassJson>,
    /// What a pupil sees of the class; absent if the account is not a pupil's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub pupil: Option<OwnClassJson>,
    /// The time of the server, in milliseconds since 1970.
    pub now: i64,
}

/// What a pupil sees of the class.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OwnClassJson {
    /// The name of the class.
    pub class_name: String,
    /// What the class calls the pupil.
    pub name: String,
    /// When the pupil came to the class, in milliseconds since 1970.
    pub joined: i64,
    /// Whether the pupil has set a password.
    pub has_password: bool,
    /// What there is to do, the one that closes last first. Before they open, only exams are listed.
    pub assignments: Vec<OwnAssignmentJson>,
    /// What the pupil has practised since they came to the class.
    pub techniques: Vec<TechniqueResult>,
}

/// Something that a pupil is to do.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OwnAssignmentJson {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// From when on it can be done, in milliseconds since 1970.
    pub opens: i64,
    /// Until when, in milliseconds since 1970.
    pub closes: i64,
    /// Whether it is an exam.
    pub exam: bool,
    /// What is to be done; absent for an exam that the pupil has not begun and that is not over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub task: Option<ClassTask>,
    /// How far the pupil is; absent together with the task.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub result: Option<ClassResult>,
}

/// A pupil, as the teacher sees it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PupilJson {
    /// The id of the pupil.
    pub id: String,
    /// What the class calls the pupil.
    pub name: String,
    /// The name of the account, with which a pupil signs in who has set a password.
    pub login: String,
    /// When the pupil came to the class, in milliseconds since 1970.
    pub joined: i64,
    /// Until when the card is valid that was not used yet, in milliseconds since 1970; absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub card_until: Option<i64>,
    /// When the pupil last came, to the hour, in milliseconds since 1970; absent if they are not signed in anywhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub used: Option<i64>,
}

/// Something that a class is to do, and how far each pupil is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AssignmentJson {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// From when on pupils can do it, in milliseconds since 1970.
    pub opens: i64,
    /// Until when, in milliseconds since 1970.
    pub closes: i64,
    /// Whether it is an exam.
    pub exam: bool,
    /// What is to be done.
    pub task: ClassTask,
    /// The result of each pupil, in the order of the pupils.
    pub results: Vec<ClassResult>,
}

/// A class, with its pupils and what they are to do.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ClassReply {
    /// The version of the contract.
    pub version: u32,
    /// The class.
    pub class: ClassJson,
    /// Its pupils.
    pub pupils: Vec<PupilJson>,
    /// What they are to do, the one that closes last first.
    pub assignments: Vec<AssignmentJson>,
    /// What each pupil has practised since they came to the class, in the order of the pupils.
    pub techniques: Vec<Vec<TechniqueResult>>,
    /// The time of the server, in milliseconds since 1970.
    pub now: i64,
}

/// A card that signs a pupil in, once. Its code is shown only now.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CardJson {
    /// The id of the pupil.
    pub pupil: String,
    /// What the class calls the pupil.
    pub name: String,
    /// The code, for example `7k2m-x09q-r4tv-8hzc`.
    pub code: String,
    /// Until when it is valid, in milliseconds since 1970.
    pub expires: i64,
}

/// New cards.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CardsReply {
    /// The version of the contract.
    pub version: u32,
    /// The class.
    pub class: ClassJson,
    /// The cards.
    pub cards: Vec<CardJson>,
}

/// Which class.
#[derive(Clone, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ClassQuery {
    /// The id of the class.
    pub class: String,
}

/// A new class.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AddClassRequest {
    /// Its name.
    pub name: String,
    /// What the class calls its pupils: up to 40 different names.
    pub pupils: Vec<String>,
}

/// A new name of a class.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RenameClassRequest {
    /// The id of the class.
    pub class: String,
    /// The new name.
    pub name: String,
}

/// A class to delete.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DeleteClassRequest {
    /// The id of the class.
    pub class: String,
    /// The password of the teacher.
    pub password: String,
}

/// Pupils to add.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AddPupilsRequest {
    /// The id of the class.
    pub class: String,
    /// What the class calls them.
    pub pupils: Vec<String>,
}

/// A new name of a pupil.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RenamePupilRequest {
    /// The id of the class.
    pub class: String,
    /// The id of the pupil.
    pub pupil: String,
    /// What the class calls the pupil from now on.
    pub name: String,
}

/// A pupil to remove.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RemovePupilRequest {
    /// The id of the class.
    pub class: String,
    /// The id of the pupil.
    pub pupil: String,
    /// The password of the teacher.
    pub password: String,
}

/// Whose cards to make anew.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CardsRequest {
    /// The id of the class.
    pub class: String,
    /// The id of the pupil; all pupils if absent.
    #[serde(default)]
    pub pupil: Option<String>,
    /// Whether their sessions end.
    #[serde(default)]
    pub sign_out: bool,
}

/// Something for a class to do.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AssignRequest {
    /// The id of the class.
    pub class: String,
    /// The title: a name of up to 40 characters.
    pub title: String,
    /// From when on, in milliseconds since 1970.
    pub opens: i64,
    /// Until when, in milliseconds since 1970; later than `opens`.
    pub closes: i64,
    /// Whether it is an exam: the same puzzles for all, without hints, which a pupil sees only after they have begun.
    #[serde(default)]
    pub exam: bool,
    /// What is to be done.
    pub task: ClassTask,
}

/// An assignment to take back.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct UnassignRequest {
    /// The id of the class.
    pub class: String,
    /// The id of the assignment.
    pub assignment: String,
}

/// An exam to begin.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BeginRequest {
    /// The id of the assignment.
    pub assignment: String,
}

/// The code of a card.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CardRequest {
    /// The code, which is spent.
    pub code: String,
}
