//! [`Openness`]: how much there is to find.
//!
//! A level says which technique a puzzle needs, but two puzzles that need nothing but hidden singles can differ much:
//! one offers twenty cells at the start, the other a single one that must be found among sixty. For a person the second
//! is harder.
//!
//! ```text
//! moment 1   18 openings   all of them are filled
//! moment 2   11 openings   all of them are filled
//! moment 3    9 openings   these are all the cells that are left
//! ```

use crate::{PathOf, Step};
use jade_grid::{Cell, CellBits, Digit, Geometry, PositionOf};
use std::fmt;
use std::str::FromStr;

/// How many cells can be found at each moment of the easiest path without pencil marks.
///
/// An *opening* is an empty cell that one single fills: it is the last place of a digit in a house, or has one
/// candidate left, looking only at the digits on the board. At each *moment* the openings are counted; then all of them
/// are filled, and the next moment begins. Where there are none, because marks are needed, that is a moment with zero
/// openings, and the next digits come from the path. So the numbers do not depend on the order of reading.
///
/// ```
/// use jade_grid::{line, Position};
/// use jade_logic::{Analysis, Openness, Path, Profile};
/// let line = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
/// let position = Position::new(&line::read(line).unwrap()).unwrap();
/// let path = Path::find(&Analysis::new(&position), &Profile::full(), &|| false);
/// let openness = Openness::along(&path).unwrap();
/// assert_eq!((openness.start, openness.least, openness.moments), (16, 4, 5));
/// assert_eq!(openness.mean_tenths(), 102); // 51 cells at 5 moments
/// assert_eq!(openness.to_string(), "16.4.5.51");
/// assert_eq!("16.4.5.51".parse(), Ok(openness));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Openness {
    /// The number of openings at the start.
    pub start: u32,
    /// The least number of openings at any moment. Moments at which every empty cell is an opening count only at the
    /// start: at the end there is little to find in any puzzle.
    pub least: u32,
    /// The number of moments; at least 1.
    pub moments: u32,
    /// The number of openings at all moments together.
    pub openings: u32,
}

impl Openness {
    /// Measures the openness of a puzzle along its path. `None` if the path does not reach a solution, or has no steps.
    pub fn along<const WORDS: usize>(path: &PathOf<WORDS>) -> Option<Openness> {
        if path.outcome != crate::Outcome::Solved || path.steps.is_empty() {
            return None;
        }
        let mut board = Board::of_digits(&path.start);
        let mut counts = Vec::new();
        let mut least = None;
        let mut runs = path.steps.chunk_by(|one, next| one.technique == next.technique);
        while !board.open.is_empty() {
            let found = board.openings();
            let count = found.len() as u32;
            if counts.is_empty() || found != board.open {
                least = Some(least.map_or(count, |least: u32| least.min(count)));
            }
            counts.push(count);
            if found.is_empty() {
                while !board.fill_by(runs.next()?) {}
            } else {
                for cell in found {
                    board.fill(cell, path.end.value(cell)?);
                }
            }
        }
        Some(Openness {
            start: counts[0],
            least: least?,
            moments: counts.len() as u32,
            openings: counts.iter().sum(),
        })
    }

    /// The mean number of openings at a moment, in tenths, rounded.
    pub fn mean_tenths(&self) -> u32 {
        (self.openings * 10 + self.moments / 2) / self.moments
    }

    /// The mean number of openings at a moment.
    pub fn mean(&self) -> f64 {
        f64::from(self.openings) / f64::from(self.moments)
    }
}

/// In one word, for files: start, least, moments and openings.
impl fmt::Display for Openness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}.{}", self.start, self.least, self.moments, self.openings)
    }
}

/// The error for a text that is no [`Openness`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoOpenness(
    /// The text.
    pub String,
);

impl fmt::Display for NoOpenness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no openness, which is four numbers such as 16.4.5.51: {:?}", self.0)
    }
}

impl std::error::Error for NoOpenness {}

impl FromStr for Openness {
    type Err = NoOpenness;

    fn from_str(text: &str) -> Result<Openness, NoOpenness> {
        let numbers: Option<Vec<u32>> = text.split('.').map(|number| number.parse().ok()).collect();
        match numbers.as_deref() {
            Some(&[start, least, moments, openings]) if moments > 0 => {
                Ok(Openness { start, least, moments, openings })
            }
            _ => Err(NoOpenness(text.to_owned())),
        }
    }
}

/// A board without pencil marks: the open cells, and for each digit those of them that do not see it. All that openings
/// depend on, and much quicker to fill than a position.
struct Board<const WORDS: usize> {
    geometry: &'static Geometry,
    open: CellBits<WORDS>,
    places: Vec<CellBits<WORDS>>,
}

impl<const WORDS: usize> Board<WORDS> {
    /// The board with the digits of a position.
    fn of_digits(position: &PositionOf<WORDS>) -> Self {
        let (geometry, open) = (position.geometry(), position.open_cells());
        let mut places = vec![open; geometry.side()];
        for cell in CellBits::first_cells(geometry.cell_count()) - open {
            if let Some(digit) = position.value(cell) {
                places[digit.index()] -= geometry.peers_of(cell);
            }
        }
        Board { geometry, open, places }
    }

    /// The cells that one single fills.
    fn openings(&self) -> CellBits<WORDS> {
        let (mut some, mut several) = (CellBits::EMPTY, CellBits::EMPTY);
        for places in &self.places {
            several |= some & *places;
            some |= *places;
        }
        let mut found = some - several;
        for house in self.geometry.houses() {
            let house = house.bits();
            if house.is_disjoint(self.open) {
                continue;
            }
            for places in &self.places {
                if let Some(cell) = (*places & house).single() {
                    found.add(cell);
                }
            }
        }
        found
    }

    fn fill(&mut self, cell: Cell, digit: Digit) {
        self.open.discard(cell);
        for places in &mut self.places {
            places.discard(cell);
        }
        self.places[digit.index()] -= self.geometry.peers_of(cell);
    }

    /// Fills what these steps fill. Returns whether that is any cell that was empty.
    fn fill_by(&mut self, steps: &[Step]) -> bool {
        let mut any = false;
        for placed in steps.iter().flat_map(|step| &step.placements) {
            if self.open.contains(placed.cell) {
                self.fill(placed.cell, placed.digit);
                any = true;
            }
        }
        any
    }
}
