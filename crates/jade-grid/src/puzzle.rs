//! [`Puzzle`]: a board with its givens.

use crate::{Cell, Digit, DigitSet, Geometry, HouseId, LargeCellSet, line};
use std::fmt;

/// A board with digits in some of its cells: the givens of a puzzle, or a whole solution.
///
/// Any digits that fit the board are allowed anywhere. [`Puzzle::conflicts`] says whether they break a rule; whether
/// there is a solution is for the search to find out.
///
/// A puzzle may be *restricted*: it may bar digits from cells, as a sukaku does, which consists of candidates. Barred
/// digits belong to the puzzle as givens do, and no solution has them ([`Puzzle::bar`]).
///
/// ```
/// use jade_grid::{Digit, Geometry, Puzzle};
/// let board = Geometry::standard(4).unwrap();
/// let mut puzzle = Puzzle::empty(board);
/// puzzle.set(board.cell_at(0, 0), Digit::new(3));
/// assert_eq!(puzzle.filled_count(), 1);
/// assert_eq!(puzzle.to_string(), "3...............");
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Puzzle {
    geometry: &'static Geometry,
    /// One per cell, 0 for empty.
    values: Box<[u8]>,
    /// One per cell: the digits barred there, beyond what the rules of the board leave. `None` if there are none at all.
    barred: Option<Box<[DigitSet]>>,
}

/// Digits that break a rule.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Conflict {
    /// The rule.
    pub broken: Broken,
    /// The digit: that of the first cell.
    pub digit: Digit,
    /// The two cells, in reading order; the same cell twice if its digit breaks the rule by itself.
    pub cells: [Cell; 2],
}

/// What a [`Conflict`] breaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Broken {
    /// Both cells are in this house, and hold the same digit.
    House(HouseId),
    /// A rule that is added to the board, by its index in [`Rules::added`](crate::Rules::added).
    Rule(usize),
}

impl Puzzle {
    /// Creates a board without givens.
    pub fn empty(geometry: &'static Geometry) -> Puzzle {
        Puzzle { geometry, values: vec![0; geometry.cell_count()].into(), barred: None }
    }

    /// Creates a board with these digits, in reading order. Returns `None` if there are too many or too few of them or
    /// one is larger than the side.
    pub fn from_digits(
        geometry: &'static Geometry,
        digits: impl IntoIterator<Item = Option<Digit>>,
    ) -> Option<Puzzle> {
        let values: Box<[u8]> = digits.into_iter().map(|digit| digit.map_or(0, Digit::get)).collect();
        let fits = values.len() == geometry.cell_count()
            && values.iter().all(|value| usize::from(*value) <= geometry.side());
        fits.then_some(Puzzle { geometry, values, barred: None })
    }

    /// Returns the kind of board.
    pub fn geometry(&self) -> &'static Geometry {
        self.geometry
    }

    /// Returns the digit in a cell.
    ///
    /// # Panics
    /// If the cell is not on this board.
    #[track_caller]
    pub fn get(&self, cell: Cell) -> Option<Digit> {
        Digit::new(self.values[cell.index()])
    }

    /// Sets the digit of a cell, or empties the cell.
    ///
    /// # Panics
    /// If the cell is not on this board or the digit is larger than its side.
    #[track_caller]
    pub fn set(&mut self, cell: Cell, digit: Option<Digit>) {
        let value = digit.map_or(0, Digit::get);
        assert!(
            usize::from(value) <= self.geometry.side(),
            "digit {value} on a board of {}",
            self.geometry.side()
        );
        self.values[cell.index()] = value;
    }

    /// Iterates over the digits in reading order.
    pub fn digits(&self) -> impl ExactSizeIterator<Item = Option<Digit>> + '_ {
        self.values.iter().map(|value| Digit::new(*value))
    }

    /// Returns the digits as numbers in reading order, 0 for an empty cell: the form that engines read.
    pub fn values(&self) -> &[u8] {
        &self.values
    }

    /// Iterates over the cells that have a digit, with the digit, in reading order.
    pub fn filled(&self) -> impl Iterator<Item = (Cell, Digit)> + '_ {
        self.digits().enumerate().filter_map(|(index, digit)| Some((Cell::new(index), digit?)))
    }

    /// Returns the number of cells that have a digit.
    pub fn filled_count(&self) -> usize {
        self.values.iter().filter(|value| **value != 0).count()
    }

    /// Returns whether every cell has a digit.
    pub fn is_full(&self) -> bool {
        self.filled_count() == self.values.len()
    }

    /// Returns whether every cell has a digit and no rule is broken.
    pub fn is_solution(&self) -> bool {
        self.is_full() && self.conflicts().is_empty()
    }

    /// Returns whether this is a solution of `puzzle`: full, without conflicts, with all its givens and without a digit
    /// that it bars.
    pub fn solves(&self, puzzle: &Puzzle) -> bool {
        self.geometry == puzzle.geometry
            && self.is_solution()
            && puzzle.filled().all(|(cell, digit)| self.get(cell) == Some(digit))
            && self.filled().all(|(cell, digit)| puzzle.allows(cell, digit))
    }

    /// Bars digits from a cell, in addition to those that are barred there already.
    ///
    /// ```
    /// use jade_grid::{Cell, Digit, DigitSet, line};
    /// let mut puzzle = line::read("12..34..21..43..").unwrap();
    /// let three = Digit::new(3).unwrap();
    /// puzzle.bar(Cell::new(2), DigitSet::only(three));
    /// assert!(puzzle.is_restricted() && !puzzle.allows(Cell::new(2), three));
    /// assert!(!line::read("1234341221434321").unwrap().solves(&puzzle));
    /// assert!(line::read("1243342121344312").unwrap().solves(&puzzle));
    /// ```
    ///
    /// # Panics
    /// If the cell or a digit is not on this board, or the board is above 25×25.
    #[track_caller]
    pub fn bar(&mut self, cell: Cell, digits: DigitSet) {
        let side = self.geometry.side();
        assert!(side <= Geometry::MAX_LARGE_SIDE, "digits cannot be barred on a board of {side}×{side}");
        assert!(DigitSet::all(side).is_superset(digits), "digits {digits:?} on a board of {side}×{side}");
        if !digits.is_empty() {
            let cells = self.values.len();
            let barred = self.barred.get_or_insert_with(|| vec![DigitSet::EMPTY; cells].into());
            barred[cell.index()] |= digits;
        }
    }

    /// Returns the digits that the puzzle bars from a cell; none in a puzzle that is not restricted.
    ///
    /// # Panics
    /// If the puzzle is restricted and the cell is not on this board.
    #[inline]
    #[track_caller]
    pub fn barred(&self, cell: Cell) -> DigitSet {
        self.barred.as_ref().map_or(DigitSet::EMPTY, |barred| barred[cell.index()])
    }

    /// Returns the digits that the puzzle and the rules of its board leave to a cell from the start, whatever is in other
    /// cells: all of them on an ordinary board, if nothing is barred.
    ///
    /// ```
    /// use jade_grid::{Digit, Geometry, Puzzle, Rules};
    /// let rules = Rules::read(Geometry::standard(4).unwrap(), "odd r1c1").unwrap();
    /// let board = Geometry::of(&rules).unwrap();
    /// let left = Puzzle::empty(board).domain(board.cell_at(0, 0));
    /// assert_eq!(left.iter().map(Digit::get).collect::<Vec<_>>(), [1, 3]);
    /// ```
    #[inline]
    pub fn domain(&self, cell: Cell) -> DigitSet {
        self.geometry.domain(cell) - self.barred(cell)
    }

    /// Returns the barred digits of each cell as bits, as in [`SheetData`](crate::SheetData); `None` if there are none.
    ///
    /// ```
    /// use jade_grid::{Cell, DigitSet, line};
    /// let mut puzzle = line::read("12..34..21..43..").unwrap();
    /// assert_eq!(puzzle.barred_bits(), None);
    /// puzzle.bar(Cell::new(2), DigitSet::from_bits(4));
    /// assert_eq!(puzzle.barred_bits().unwrap()[..4], [0, 0, 4, 0]);
    /// ```
    pub fn barred_bits(&self) -> Option<Vec<u32>> {
        self.barred.as_ref().map(|barred| barred.iter().map(|digits| digits.bits()).collect())
    }

    /// Returns whether the puzzle and the rules of its board leave a digit to a cell from the start.
    ///
    /// # Panics
    /// As [`Puzzle::barred`].
    #[inline]
    #[track_caller]
    pub fn allows(&self, cell: Cell, digit: Digit) -> bool {
        !self.barred(cell).contains(digit) && self.geometry.leaves(cell, digit)
    }

    /// Returns whether the puzzle bars any digit from any cell.
    #[inline]
    pub fn is_restricted(&self) -> bool {
        self.barred.is_some()
    }

    /// Returns the digits alone, with nothing barred.
    #[must_use]
    pub fn unrestricted(&self) -> Puzzle {
        Puzzle { barred: None, ..self.clone() }
    }

    /// Returns what an open cell can hold if only givens, barred digits and the rules of the board count. In a filled cell its
    /// digit.
    ///
    /// # Panics
    /// If the cell is not on this board, or the board is above 25×25.
    #[track_caller]
    pub fn allowed(&self, cell: Cell) -> DigitSet {
        if let Some(digit) = self.get(cell) {
            return DigitSet::only(digit);
        }
        let peers: LargeCellSet = self.geometry.peers_of(cell);
        let seen: DigitSet = peers.iter().filter_map(|peer| self.get(peer)).collect();
        self.by_pairs(cell, self.domain(cell) - seen)
    }

    /// Takes the digits from `left` that digits in other cells exclude by the rules of the board.
    fn by_pairs(&self, cell: Cell, left: DigitSet) -> DigitSet {
        self.geometry.pairs(cell).fold(left, |left, (other, table)| match self.get(other) {
            None => left,
            Some(there) => left.iter().filter(|digit| !table[digit.index()].contains(there)).collect(),
        })
    }

    /// Returns the digits in reading order in one line, `.` for an empty cell, without what is barred. On boards beyond
    /// the 61 symbols of the default alphabet they are numbers separated by blanks, with 0 for an empty cell.
    ///
    /// ```
    /// assert_eq!(jade_grid::line::read("4 1000020000300004").unwrap().digits_line(), "1....2....3....4");
    /// ```
    pub fn digits_line(&self) -> String {
        if self.geometry.side() > 61 {
            let numbers: Vec<String> = self.values.iter().map(u8::to_string).collect();
            return numbers.join(" ");
        }
        self.digits().map(|digit| digit.map_or('.', Digit::symbol)).collect()
    }

    /// Returns everything that breaks a rule: equal digits in one house, by house, then by cells; then what breaks the rules
    /// that are added to the board, by cells. Empty if no rule is broken.
    ///
    /// ```
    /// use jade_grid::{Broken, line};
    /// let puzzle = line::read("1...1...........").unwrap();
    /// let board = puzzle.geometry();
    /// let conflicts = puzzle.conflicts();
    /// // In the first column and in the first box:
    /// assert_eq!(conflicts.len(), 2);
    /// assert_eq!(conflicts[0].cells, [board.cell_at(0, 0), board.cell_at(1, 0)]);
    ///
    /// let puzzle = line::read("[anti-knight; even r1c2] .1......1.......").unwrap();
    /// let broken: Vec<_> = puzzle.conflicts().iter().map(|conflict| conflict.broken).collect();
    /// assert_eq!(broken, [Broken::Rule(1), Broken::Rule(0)]);
    /// ```
    pub fn conflicts(&self) -> Vec<Conflict> {
        let mut conflicts = Vec::new();
        for id in self.geometry.house_ids() {
            let cells = self.geometry.house(id).cells();
            for (i, &a) in cells.iter().enumerate() {
                let Some(digit) = self.get(a) else { continue };
                let equal = cells[i + 1..].iter().filter(|b| self.get(**b) == Some(digit));
                conflicts.extend(equal.map(|&b| Conflict {
                    broken: Broken::House(id),
                    digit,
                    cells: [a, b],
                }));
            }
        }
        conflicts.extend(self.broken_rules());
        conflicts.extend(self.broken_narrowers());
        conflicts
    }

    /// Iterates over what breaks a rule beyond those of houses, in reading order.
    fn broken_rules(&self) -> impl Iterator<Item = Conflict> {
        let rules = (!self.geometry.has_houses_only()).then(|| self.geometry.rules());
        let in_cell = move |(cell, digit): (Cell, Digit)| {
            let alone = (!self.geometry.leaves(cell, digit)).then_some(cell);
            let pairs = self.geometry.pairs(cell).filter(move |(other, table)| {
                *other > cell && self.get(*other).is_some_and(|there| table[digit.index()].contains(there))
            });
            alone.into_iter().chain(pairs.map(|(other, _)| other)).map(move |other| (cell, digit, other))
        };
        rules.into_iter().flat_map(move |rules| {
            self.filled().flat_map(in_cell).map(move |(cell, digit, other)| {
                let there = self.get(other).filter(|_| other != cell).map(|there| (other, there));
                let broken = Broken::Rule(rules.excluding((cell, digit), there).unwrap_or_default());
                Conflict { broken, digit, cells: [cell, other] }
            })
        })
    }

    /// Iterates over the cells whose digits cannot be part of a sum or of what is read, each with the first of them, by sum.
    fn broken_narrowers(&self) -> impl Iterator<Item = Conflict> {
        self.geometry.narrowers().filter(|one| one.is_broken_on(self)).flat_map(move |one| {
            let mut filled: Vec<(Cell, Digit)> =
                one.cells().into_iter().filter_map(|cell| Some((cell, self.get(cell)?))).collect();
            filled.sort_unstable();
            let conflict = |digit, cells| Conflict {
                broken: Broken::Rule(one.rule().unwrap_or_default()),
                digit,
                cells,
            };
            match filled[..] {
                [] => Vec::new(),
                // The digit is wrong by itself.
                [(cell, digit)] => vec![conflict(digit, [cell, cell])],
                [(first, digit), ref others @ ..] => {
                    others.iter().map(|(other, _)| conflict(digit, [first, *other])).collect()
                }
            }
        })
    }

    /// Returns whether nothing breaks a rule beyond those of houses.
    #[inline]
    pub fn obeys_added_rules(&self) -> bool {
        self.geometry.has_houses_only()
            || (self.broken_rules().next().is_none() && self.broken_narrowers().next().is_none())
    }
}

/// Writes one line that [`line::read`] reads: [`Puzzle::digits_line`], or for a restricted puzzle its candidates, as
/// [`line::candidates`] writes them; on a board with rules after the rules in brackets.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.geometry.is_plain() {
            write!(f, "[{}] ", self.geometry.rules())?;
        }
        f.write_str(&if self.is_restricted() { line::candidates(self) } else { self.digits_line() })
    }
}

impl fmt::Debug for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Puzzle({self})")
    }
}
