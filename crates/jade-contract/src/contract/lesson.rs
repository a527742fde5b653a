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
    /// The chapters, in order.
    pub chapters: Vec<ChapterJson>,
}

/// A chapter: lessons that belong together.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChapterJson {
    /// The title of the chapter.
    pub title: String,
    /// Its lessons, in order.
    pub lessons: Vec<LessonEntry>,
}

/// A lesson in the list.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonEntry {
    /// The id of a technique or a topic.
    pub id: String,
    /// The title of the lesson.
    pub title: String,
    /// Whether it teaches a technique.
    pub technique: bool,
    /// The level of the technique in the full profile; absent for a topic.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<LevelJson>,
    /// A summary in a sentence or two.
    pub summary: String,
    /// The ids of the lessons that it builds on.
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
    /// The id of a technique or a topic.
    pub id: String,
    /// The title of the lesson.
    pub title: String,
    /// Whether it teaches a technique.
    pub technique: bool,
    /// The level of the technique in the full profile; absent for a topic.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<LevelJson>,
    /// The lessons that it builds on.
    pub needs: Vec<LessonLink>,
    /// Related lessons.
    pub relatives: Vec<LessonLink>,
    /// The previous lesson of the course; absent for the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub previous: Option<LessonLink>,
    /// The next lesson of the course; absent for the last.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub next: Option<LessonLink>,
    /// The content of the page.
    pub blocks: Vec<BlockJson>,
}

/// A link to a lesson.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonLink {
    /// The id of the lesson.
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
        /// The depth of the heading, 2 or 3; the title of the page has depth 1.
        depth: u8,
        /// The words of the heading.
        words: Vec<PieceJson>,
    },
    /// A paragraph.
    Paragraph {
        /// The words of the paragraph.
        words: Vec<PieceJson>,
    },
    /// A list.
    List {
        /// Whether its items are numbered.
        ordered: bool,
        /// The items, in order.
        items: Vec<Vec<PieceJson>>,
    },
    /// A table.
    Table {
        /// The rows; the first one is the header.
        rows: Vec<Vec<Vec<PieceJson>>>,
    },
    /// A command to type.
    Code {
        /// The lines of the command.
        text: String,
    },
    /// A board with an example.
    Example {
        /// What to see on the board.
        caption: Vec<PieceJson>,
        /// The board and what is found on it.
        shown: Box<ShownJson>,
    },
}

/// A piece of text in one style.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PieceJson {
    /// The text.
    pub text: String,
    /// The style; absent for plain text.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub look: Option<LookJson>,
    /// The id of the lesson that the text links to; absent if it is no link.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub to: Option<String>,
}

/// The style of a piece of text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum LookJson {
    /// Bold.
    Strong,
    /// Italic.
    Emphasis,
    /// Code: something to type.
    Code,
}

/// The kind of an example.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ShownKind {
    /// The technique applies.
    Shows,
    /// A near miss: the pattern seems to be there, but the technique does not apply.
    LooksLike,
    /// A move that needs no pencil marks.
    BeforeMarks,
}

/// A board and what is found on it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ShownJson {
    /// The kind of the example.
    pub sort: ShownKind,
    /// The board as a player would have it, with candidate lists if the technique needs them.
    pub sheet: SheetData,
    /// The step. For a near miss, it is the step one might see, without conclusions; its part `spoilers` has the
    /// candidates that prevent it.
    pub step: StepJson,
    /// The explanation of the step, sentence by sentence.
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
    /// The id of the technique.
    pub technique: String,
    /// Its name in the requested language.
    pub name: String,
    /// The board where the technique is the simplest that applies.
    pub shown: ShownJson,
}

/// The lessons that contain the given words.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonSearchReply {
    /// The version of the contract.
    pub version: u32,
    /// The lessons, best match first.
    pub hits: Vec<LessonHit>,
}

/// A lesson that contains the given words.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonHit {
    /// The id of the lesson.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The text around the words.
    pub excerpt: String,
}
