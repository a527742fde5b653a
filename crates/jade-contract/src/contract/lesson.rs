//! Lessons.

use super::{LevelJson, SentenceJson, StepJson};
use jade_grid::SheetData;
use serde::Serialize;

/// All lessons, in the order of the course.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonsReply {
    /// The version of the contract.
    pub version: u32,
    /// Chapter by chapter.
    pub chapters: Vec<ChapterJson>,
}

/// Lessons that belong together.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChapterJson {
    /// Its title.
    pub title: String,
    /// Its lessons.
    pub lessons: Vec<LessonEntry>,
}

/// A lesson in a list.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonEntry {
    /// Its id: that of a technique, or of a topic.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Whether it is about a technique.
    pub technique: bool,
    /// The level of the technique in the full profile.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<LevelJson>,
    /// What it is about, in a sentence or two.
    pub summary: String,
    /// The lessons that it takes for read.
    pub needs: Vec<String>,
}

/// A lesson.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonReply {
    /// The version of the contract.
    pub version: u32,
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Whether it is about a technique.
    pub technique: bool,
    /// The level of the technique in the full profile.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<LevelJson>,
    /// The lessons that it takes for read.
    pub needs: Vec<LessonLink>,
    /// Lessons that are like it.
    pub relatives: Vec<LessonLink>,
    /// The lesson before it in the course.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub previous: Option<LessonLink>,
    /// The lesson after it in the course.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub next: Option<LessonLink>,
    /// The page.
    pub blocks: Vec<BlockJson>,
}

/// A lesson by name.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonLink {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
}

/// A part of a page.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum BlockJson {
    /// A heading.
    Heading {
        /// 2 or 3; the title is 1.
        depth: u8,
        /// Its words.
        words: Vec<PieceJson>,
    },
    /// A paragraph.
    Paragraph {
        /// Its words.
        words: Vec<PieceJson>,
    },
    /// A list.
    List {
        /// Whether its items are numbered.
        ordered: bool,
        /// Its items.
        items: Vec<Vec<PieceJson>>,
    },
    /// A table.
    Table {
        /// Row by row; the first is the head.
        rows: Vec<Vec<Vec<PieceJson>>>,
    },
    /// Something to type.
    Code {
        /// The lines.
        text: String,
    },
    /// A board.
    Example {
        /// What to see there.
        caption: Vec<PieceJson>,
        /// The board, with what is found on it.
        shown: Box<ShownJson>,
    },
}

/// Some words of one look.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PieceJson {
    /// The words.
    pub text: String,
    /// How they look; absent where they look like the rest.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub look: Option<LookJson>,
    /// The id of the lesson that they lead to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub to: Option<String>,
}

/// How words look that stand out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum LookJson {
    /// Bold.
    Strong,
    /// Italic.
    Emphasis,
    /// Something to type.
    Code,
}

/// What sort of example.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ShownKind {
    /// The technique applies.
    Shows,
    /// It looks like it, but does not apply.
    LooksLike,
    /// A move that needs no pencil marks.
    BeforeMarks,
}

/// A board with what is found on it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ShownJson {
    /// What sort of example.
    pub sort: ShownKind,
    /// The board as a player has it: with candidate lists where the technique needs them.
    pub sheet: SheetData,
    /// What is found. Where it only looks like a technique: what one might take for it, with the candidates that spoil
    /// it as the part `spoilers`; it concludes nothing.
    pub step: StepJson,
    /// The same in words, sentence by sentence.
    pub walk: Vec<SentenceJson>,
}

/// A new board for a technique.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AnotherReply {
    /// The version of the contract.
    pub version: u32,
    /// The technique's id.
    pub technique: String,
    /// The technique's name.
    pub name: String,
    /// The board at the moment when the technique applies and nothing simpler does.
    pub shown: ShownJson,
}

/// The lessons that have certain words.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonSearchReply {
    /// The version of the contract.
    pub version: u32,
    /// The most fitting first.
    pub hits: Vec<LessonHit>,
}

/// A lesson that has certain words.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonHit {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Where the words stand.
    pub excerpt: String,
}
