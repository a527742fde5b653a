//! What was read in a picture, and of what somebody writes.

use crate::contract::{
    PictureErrorJson, PictureReply, ReadBoard, ReadCell, ReadKind, ReadProbabilities, ReadStanding, VERSION,
    WritingErrorJson, WrittenDigit, WrittenReply,
};
use jade_grid::Digit;
use jade_vision::{CellReading, InkError, Kind, PictureError, ReadError, Reading, Standing, Written};

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

/// Encodes a written digit, or why none was read.
///
/// ```
/// use jade_contract::{WritingErrorJson, written_reply};
/// use jade_vision::{Point, read_strokes};
/// let one = [vec![Point { x: 5.0, y: 1.0 }, Point { x: 5.0, y: 9.0 }]];
/// assert_eq!(written_reply(read_strokes(&one, 10.0).map_err(WritingErrorJson::from)).digits[0].digit, 1);
/// assert_eq!(written_reply(Err(WritingErrorJson::NothingWritten)).digits, []);
/// ```
pub fn written_reply(written: Result<Written, WritingErrorJson>) -> WrittenReply {
    let (written, error) = match written {
        Ok(written) => (Some(written), None),
        Err(error) => (None, Some(error)),
    };
    let ranked = written.iter().flat_map(Written::ranked);
    let digits = ranked
        .map(|(digit, probability)| WrittenDigit { digit: digit.get(), probability: rounded(probability) })
        .collect();
    WrittenReply { version: VERSION, digits, error }
}

impl From<InkError> for WritingErrorJson {
    fn from(error: InkError) -> WritingErrorJson {
        match error {
            InkError::Nothing => WritingErrorJson::NothingWritten,
            InkError::Long { .. } => WritingErrorJson::LongWriting,
            InkError::NoNumber => WritingErrorJson::BadStroke,
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
