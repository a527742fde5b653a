//! [`PlaceSymmetry`] and [`Places`] restrict where givens may lie.

use jade_grid::{Cell, Geometry};
use std::fmt;
use std::str::FromStr;

/// The symmetry of the places of the givens: which motions of the square map them to themselves. Digits do not
/// matter.
///
/// ```
/// use jade_generate::PlaceSymmetry;
/// use jade_grid::Geometry;
/// let board = Geometry::standard(9).unwrap();
/// assert_eq!("half-turn".parse(), Ok(PlaceSymmetry::HalfTurn));
/// // Forty pairs and the cell in the middle.
/// assert_eq!(PlaceSymmetry::HalfTurn.orbits(board).len(), 41);
/// assert_eq!(PlaceSymmetry::None.orbits(board).len(), 81);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum PlaceSymmetry {
    /// No symmetry.
    #[default]
    None,
    /// Symmetric under a half turn (180°).
    HalfTurn,
    /// Symmetric under a quarter turn (90°).
    QuarterTurn,
    /// Mirrored left to right.
    LeftRight,
    /// Mirrored top to bottom.
    TopBottom,
    /// Mirrored both left to right and top to bottom.
    Mirrors,
    /// Mirrored in the diagonal from the top left.
    Diagonal,
    /// Mirrored in the diagonal from the top right.
    AntiDiagonal,
    /// Mirrored in both diagonals.
    Diagonals,
    /// All eight symmetries of the square.
    Full,
}

/// The error for a text that names no [`PlaceSymmetry`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownSymmetry(
    /// The unknown name.
    pub String,
);

impl fmt::Display for UnknownSymmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no symmetry is called {:?}", self.0)
    }
}

impl std::error::Error for UnknownSymmetry {}

/// A motion of the square: maps row and column, from 0, on a board with the given side.
type Move = fn(usize, usize, usize) -> (usize, usize);

impl PlaceSymmetry {
    /// All symmetries.
    pub const ALL: [PlaceSymmetry; 10] = [
        PlaceSymmetry::None,
        PlaceSymmetry::HalfTurn,
        PlaceSymmetry::QuarterTurn,
        PlaceSymmetry::LeftRight,
        PlaceSymmetry::TopBottom,
        PlaceSymmetry::Mirrors,
        PlaceSymmetry::Diagonal,
        PlaceSymmetry::AntiDiagonal,
        PlaceSymmetry::Diagonals,
        PlaceSymmetry::Full,
    ];

    /// The name used in options and files, such as `half-turn`.
    pub const fn as_str(self) -> &'static str {
        match self {
            PlaceSymmetry::None => "none",
            PlaceSymmetry::HalfTurn => "half-turn",
            PlaceSymmetry::QuarterTurn => "quarter-turn",
            PlaceSymmetry::LeftRight => "left-right",
            PlaceSymmetry::TopBottom => "top-bottom",
            PlaceSymmetry::Mirrors => "mirrors",
            PlaceSymmetry::Diagonal => "diagonal",
            PlaceSymmetry::AntiDiagonal => "anti-diagonal",
            PlaceSymmetry::Diagonals => "diagonals",
            PlaceSymmetry::Full => "full",
        }
    }

    /// The motions that generate this symmetry.
    fn moves(self) -> &'static [Move] {
        const HALF: Move = |side, row, column| (side - 1 - row, side - 1 - column);
        const QUARTER: Move = |side, row, column| (column, side - 1 - row);
        const LEFT_RIGHT: Move = |side, row, column| (row, side - 1 - column);
        const TOP_BOTTOM: Move = |side, row, column| (side - 1 - row, column);
        const DIAGONAL: Move = |_, row, column| (column, row);
        const ANTI_DIAGONAL: Move = |side, row, column| (side - 1 - column, side - 1 - row);
        match self {
            PlaceSymmetry::None => &[],
            PlaceSymmetry::HalfTurn => &[HALF],
            PlaceSymmetry::QuarterTurn => &[QUARTER],
            PlaceSymmetry::LeftRight => &[LEFT_RIGHT],
            PlaceSymmetry::TopBottom => &[TOP_BOTTOM],
            PlaceSymmetry::Mirrors => &[LEFT_RIGHT, TOP_BOTTOM],
            PlaceSymmetry::Diagonal => &[DIAGONAL],
            PlaceSymmetry::AntiDiagonal => &[ANTI_DIAGONAL],
            PlaceSymmetry::Diagonals => &[DIAGONAL, ANTI_DIAGONAL],
            PlaceSymmetry::Full => &[QUARTER, DIAGONAL],
        }
    }

    /// The cells in groups that have givens together or not at all. Each group lists its cells in reading order, and
    /// the groups are ordered by their first cells.
    pub fn orbits(self, geometry: &Geometry) -> Vec<Vec<Cell>> {
        let mut seen = vec![false; geometry.cell_count()];
        let mut orbits = Vec::new();
        for start in geometry.cells() {
            if std::mem::replace(&mut seen[start.index()], true) {
                continue;
            }
            let mut orbit = vec![start];
            let mut next = 0;
            while next < orbit.len() {
                let (row, column) = (geometry.row(orbit[next]), geometry.column(orbit[next]));
                for change in self.moves() {
                    let (row, column) = change(geometry.side(), row, column);
                    let cell = geometry.cell_at(row, column);
                    if !std::mem::replace(&mut seen[cell.index()], true) {
                        orbit.push(cell);
                    }
                }
                next += 1;
            }
            orbit.sort_unstable();
            orbits.push(orbit);
        }
        orbits
    }

    /// Whether a set of places has this symmetry.
    pub fn holds(self, geometry: &Geometry, places: impl Fn(Cell) -> bool) -> bool {
        self.orbits(geometry).iter().all(|orbit| orbit.iter().all(|cell| places(*cell) == places(orbit[0])))
    }
}

impl fmt::Display for PlaceSymmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for PlaceSymmetry {
    type Err = UnknownSymmetry;

    fn from_str(text: &str) -> Result<PlaceSymmetry, UnknownSymmetry> {
        let named = PlaceSymmetry::ALL.into_iter().find(|symmetry| symmetry.as_str() == text);
        named.ok_or_else(|| UnknownSymmetry(text.to_owned()))
    }
}

/// The places of the givens: all of them have givens, and no other cell does.
///
/// ```
/// use jade_generate::Places;
/// use jade_grid::{line, Geometry};
/// let drawn = line::read("1..1.11..11.1..1").unwrap(); // any digit marks a place
/// let places = Places::of(&drawn);
/// assert_eq!((places.len(), places.geometry().side()), (8, 4));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Places {
    geometry: &'static Geometry,
    wanted: Vec<bool>,
}

impl Places {
    /// Returns the places of the givens of this puzzle.
    pub fn of(puzzle: &jade_grid::Puzzle) -> Places {
        Places { geometry: puzzle.geometry(), wanted: puzzle.digits().map(|digit| digit.is_some()).collect() }
    }

    /// The kind of board that the places are for.
    pub fn geometry(&self) -> &'static Geometry {
        self.geometry
    }

    /// The number of places.
    pub fn len(&self) -> usize {
        self.wanted.iter().filter(|wanted| **wanted).count()
    }

    /// Whether there are no places.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether this cell has a given.
    ///
    /// # Panics
    /// If the cell is not on the board.
    #[track_caller]
    pub fn contains(&self, cell: Cell) -> bool {
        self.wanted[cell.index()]
    }

    /// The cells with givens, in reading order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.geometry.cells().filter(|cell| self.contains(*cell))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orbits_are_a_partition_with_as_many_cells_as_the_symmetry_allows() {
        for side in [4, 6, 9, 12] {
            let geometry = Geometry::standard(side).unwrap();
            for symmetry in PlaceSymmetry::ALL {
                let orbits = symmetry.orbits(geometry);
                let mut cells: Vec<Cell> = orbits.concat();
                cells.sort_unstable();
                assert_eq!(cells, geometry.cells().collect::<Vec<_>>(), "{symmetry} {side}");
                let most = match symmetry {
                    PlaceSymmetry::None => 1,
                    PlaceSymmetry::QuarterTurn | PlaceSymmetry::Mirrors | PlaceSymmetry::Diagonals => 4,
                    PlaceSymmetry::Full => 8,
                    _ => 2,
                };
                assert_eq!(orbits.iter().map(Vec::len).max(), Some(most), "{symmetry} {side}");
                assert_eq!(symmetry.as_str().parse(), Ok(symmetry));
                // A whole orbit is symmetric; a part of it is not.
                let orbit = orbits.iter().max_by_key(|orbit| orbit.len()).unwrap();
                assert!(symmetry.holds(geometry, |cell| orbit.contains(&cell)));
                assert_eq!(symmetry.holds(geometry, |cell| cell == orbit[0]), most == 1);
            }
        }
        assert!("half".parse::<PlaceSymmetry>().is_err());
    }
}
