//! What was read in a picture.

use crate::contract::{
    PictureErrorJson, PictureReply, ReadBoard, ReadCell, ReadKind, ReadProbabilities, ReadStanding, VERSION,
};
use jade_grid::Digit;
use jade_vision::{CellReading, Kind, PictureError, ReadError, Reading, Standing};

/// Encodes the boards of a picture, or why there is none.
///
/// ```
/// use jade_contract::{PictureErrorJson, picture_reply};
/// use jade_vision::{Picture, read};
/// let blank = Picture::grey(100, 100, &[255; 10_000]).unwrap();
/// let reply = picture_reply(read(&blank).map_err(PictureErrorJson::from));
/// assert_eq!(reply.error, Some(PictureErrorJson::NoBoard));
/// ```
pub fn picture_reply(readings: Result<Vec<Reading>, PictureErrorJson>) -> PictureReply {
    let (readings, error) = match readings {
        Ok(readings) => (readings, None),
        Err(error) => (Vec::new(), Some(error)),
    };
    PictureReply { version: VERSION, boards: readings.iter().map(read_board).collect(), error }
}

/// Encodes a board that was read.
pub fn read_board(reading: &Reading) -> ReadBoard {
    ReadBoard {
        line: reading.line(),
        corners: reading.corners.map(|corner| [tenths(corner.x), tenths(corner.y)]),
        standing: standing(reading.standing),
        before: standing(reading.before),
        doubtful: reading.doubtful().collect(),
        changed: (0..reading.cells.len()).filter(|cell| reading.cells[*cell].changed).collect(),
        cells: reading.cells.iter().map(read_cell).collect(),
    }
}

fn read_cell(cell: &CellReading) -> ReadCell {
    let probabilities = &cell.probabilities;
    let each = |of: &dyn Fn(Digit) -> f32| Digit::all(9).map(|digit| rounded(of(digit))).collect();
    ReadCell {
        kind: match cell.kind {
            Kind::Empty => ReadKind::Empty,
            Kind::Printed => ReadKind::Printed,
            Kind::Handwritten => ReadKind::Handwritten,
            Kind::Candidates => ReadKind::Candidates,
        },
        digit: cell.digit.map(Digit::get),
        candidates: cell.candidates.iter().map(Digit::get).collect(),
        confidence: rounded(cell.confidence),
        probabilities: ReadProbabilities {
            empty: rounded(probabilities.empty()),
            printed: each(&|digit| probabilities.printed(digit)),
            handwritten: each(&|digit| probabilities.handwritten(digit)),
            candidates: rounded(probabilities.candidates()),
        },
    }
}

fn standing(standing: Standing) -> ReadStanding {
    match standing {
        Standing::Proper => ReadStanding::Proper,
        Standing::BreaksRules => ReadStanding::BreaksRules,
        Standing::NoSolution => ReadStanding::NoSolution,
        Standing::SeveralSolutions => ReadStanding::SeveralSolutions,
    }
}

impl From<ReadError> for PictureErrorJson {
    fn from(error: ReadError) -> PictureErrorJson {
        match error {
            ReadError::NoBoard => PictureErrorJson::NoBoard,
            ReadError::PartOfBoard => PictureErrorJson::PartOfBoard,
            ReadError::Corners => PictureErrorJson::BadCorners,
        }
    }
}

impl From<PictureError> for PictureErrorJson {
    fn from(error: PictureError) -> PictureErrorJson {
        match error {
            PictureError::Small { .. } => PictureErrorJson::SmallPicture,
            PictureError::Large { .. } => PictureErrorJson::LargePicture,
            PictureError::Length { .. } => PictureErrorJson::DamagedPicture,
        }
    }
}

fn tenths(value: f32) -> f32 {
    (value * 10.0).round() / 10.0
}

/// Four places are enough for a probability.
fn rounded(share: f32) -> f32 {
    (share * 10_000.0).round() / 10_000.0
}
