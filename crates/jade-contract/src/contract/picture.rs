//! Boards that were read in a picture, and digits that are written.

use serde::Serialize;

/// The boards in a picture.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PictureReply {
    /// The version of the contract.
    pub version: u32,
    /// The boards, the most prominent one first.
    pub boards: Vec<ReadBoard>,
    /// Why there is no board; absent if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub error: Option<PictureErrorJson>,
}

/// The QR codes in a picture.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CodesReply {
    /// The version of the contract.
    pub version: u32,
    /// What each code says, such as a link with a board.
    pub codes: Vec<String>,
}

/// Why no board was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum PictureErrorJson {
    /// Nothing in the picture looks like a board.
    NoBoard,
    /// Part of the board lies outside the picture.
    PartOfBoard,
    /// There is no board between the given corners.
    BadCorners,
    /// The picture has too few pixels.
    SmallPicture,
    /// The picture has too many pixels.
    LargePicture,
    /// The pixels are not as many as the size says.
    DamagedPicture,
}

/// A board as it was read.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReadBoard {
    /// The givens in one line of 81 characters, with `.` for every other cell.
    pub line: String,
    /// The corners of the board, in pixels from the left and upper edge of the picture, clockwise, beginning with the one
    /// at the first cell.
    pub corners: [[f32; 2]; 4],
    /// How the givens stand.
    pub standing: ReadStanding,
    /// How the givens stood before cells were changed.
    pub before: ReadStanding,
    /// The cells that a person should look at.
    pub doubtful: Vec<usize>,
    /// The cells that look more like something else. They were changed because only so is the puzzle a proper one.
    pub changed: Vec<usize>,
    /// The 81 cells in reading order.
    pub cells: Vec<ReadCell>,
}

/// What is wrong with the givens that were read, if anything is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ReadStanding {
    /// They have exactly one solution.
    Proper,
    /// A digit is twice in a house.
    BreaksRules,
    /// They break no rule but have no solution.
    NoSolution,
    /// They have more than one solution.
    SeveralSolutions,
}

/// What was read of a cell.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReadCell {
    /// What the cell holds.
    pub kind: ReadKind,
    /// Its digit; absent unless it is printed or handwritten.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub digit: Option<u8>,
    /// Its candidates; absent if it has none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub candidates: Vec<u8>,
    /// How sure kind and digit are, from 0 to 1, after the whole board has been considered.
    pub confidence: f32,
    /// How probable each content is by the looks of the cell alone; all together are 1.
    pub probabilities: ReadProbabilities,
}

/// What a cell of a picture holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ReadKind {
    /// Nothing.
    Empty,
    /// A printed digit: a given.
    Printed,
    /// A digit that is handwritten, or on a screenshot in another colour than the givens: an entry.
    Handwritten,
    /// Small digits: candidates.
    Candidates,
}

/// How probable each content of a cell is by its looks.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReadProbabilities {
    /// Nothing.
    pub empty: f32,
    /// Each printed digit from 1 to 9.
    pub printed: Vec<f32>,
    /// Each handwritten digit from 1 to 9.
    pub handwritten: Vec<f32>,
    /// Candidates.
    pub candidates: f32,
}

/// Which digit somebody has written by hand.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WrittenReply {
    /// The version of the contract.
    pub version: u32,
    /// The digits from 1 to 9, the most probable one first; empty if nothing was read.
    pub digits: Vec<WrittenDigit>,
    /// Why nothing was read; absent if something was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub error: Option<WritingErrorJson>,
}

/// A digit that somebody may have written.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WrittenDigit {
    /// The digit.
    pub digit: u8,
    /// How probable it is. All together are less than 1 if this may be no digit at all.
    pub probability: f32,
}

/// Why no digit was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum WritingErrorJson {
    /// There is no stroke, or only a dot.
    NothingWritten,
    /// There are too many points.
    LongWriting,
    /// What was sent are no strokes.
    BadStroke,
}
