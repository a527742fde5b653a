//! [`Geometry`]: the table of the cells of a board, the houses they form and their peers.
//!
//! Nothing else in JADE assumes the number nine: a board of another size or with other houses is another table.

use crate::rules::{
    Automaton, Effects, HouseSum, Leftovers, Narrower, Pairs, Regions, Rules, RulesError, RulesErrorKind,
    Sum, Term,
};
use crate::{Candidate, Cell, CellBits, CellSet, Digit, DigitSet, LargeCellSet};
use std::collections::HashMap;
use std::fmt;
use std::sync::{LazyLock, Mutex, OnceLock};

/// The kind of a [`House`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HouseKind {
    /// A row, numbered from the top.
    Row,
    /// A column, numbered from the left.
    Column,
    /// A box, numbered in reading order.
    Box,
    /// A region in place of a box, of any shape, numbered by its first cell in reading order.
    Region,
    /// A diagonal: 1 is the main diagonal, from the top left, and 2 the antidiagonal.
    Diagonal,
    /// One of the boxes between the boxes of a windoku, numbered in reading order.
    Window,
    /// The cells at one place in all boxes, numbered by the place.
    Group,
    /// Any other set of cells that holds every digit once.
    Extra,
}

impl HouseKind {
    /// All kinds, in the order of [`Geometry::houses`].
    pub const ALL: [HouseKind; 8] = [
        HouseKind::Row,
        HouseKind::Column,
        HouseKind::Box,
        HouseKind::Region,
        HouseKind::Diagonal,
        HouseKind::Window,
        HouseKind::Group,
        HouseKind::Extra,
    ];
}

/// Identifies a house of a [`Geometry`]: its index in [`Geometry::houses`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct HouseId(u16);

impl HouseId {
    /// Creates the id of the house at this index in [`Geometry::houses`].
    pub const fn new(index: usize) -> HouseId {
        HouseId(index as u16)
    }

    /// Returns the index in [`Geometry::houses`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A house: `side` cells that hold every digit exactly once.
#[derive(Debug)]
pub struct House {
    kind: HouseKind,
    number: usize,
    cells: Box<[Cell]>,
    set: LargeCellSet,
}

impl House {
    /// Returns whether this is a row, a column, a box or another house.
    pub fn kind(&self) -> HouseKind {
        self.kind
    }

    /// Returns its number among the houses of its kind, from 1.
    pub fn number(&self) -> usize {
        self.number
    }

    /// Returns the cells in reading order.
    #[inline]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Returns the cells as a set; empty on boards larger than 16×16 (see [`Geometry::is_usual`]).
    #[inline]
    pub fn set(&self) -> CellSet {
        self.bits()
    }

    /// Returns the cells as a set of this number of words; empty on boards for which it has no room (see
    /// [`Geometry::fits`]).
    #[inline]
    pub fn bits<const WORDS: usize>(&self) -> CellBits<WORDS> {
        self.set.resized()
    }

    /// Returns whether this is a box, or a region in place of one.
    pub fn is_region(&self) -> bool {
        matches!(self.kind, HouseKind::Box | HouseKind::Region)
    }

    /// Returns whether this is a row or a column.
    pub fn is_line(&self) -> bool {
        matches!(self.kind, HouseKind::Row | HouseKind::Column)
    }
}

/// A kind of board: its side, its houses, its peers. There is one table for each [`Rules`], built once and shared, so that a
/// `&'static Geometry` can be passed around freely and compared.
///
/// Two cells are *peers* if they always hold different digits: they share a house, or a rule says so. A rule may also
/// relate different digits of two cells ([`Geometry::pairs`]) and leave fewer digits to a cell from the start
/// ([`Geometry::domain`]).
///
/// ```
/// use jade_grid::{Geometry, HouseKind};
/// let board = Geometry::standard(6).unwrap();
/// assert_eq!((board.side(), board.box_rows(), board.box_columns()), (6, 2, 3));
/// assert_eq!(board.houses().len(), 18);
/// let cell = board.cell_at(0, 4);
/// assert_eq!(board.house(board.box_of(cell)).kind(), HouseKind::Box);
/// assert_eq!(board.house(board.box_of(cell)).number(), 2);
/// assert_eq!(board.peers(cell).len(), 5 + 5 + 2);
/// ```
pub struct Geometry {
    rules: Rules,
    side: usize,
    box_rows: usize,
    box_columns: usize,
    houses: Box<[House]>,
    /// Per cell: the houses it is in, rows first, then columns, boxes, extra regions.
    houses_of: Box<[Box<[HouseId]>]>,
    /// Per cell: its index in each of these houses.
    places_of: Box<[Box<[u8]>]>,
    /// Per cell: all other cells that hold other digits; empty where there are no sets.
    peers: Box<[LargeCellSet]>,
    /// Per house and cell: the places of the house that the cell sees or occupies; empty where there are no sets.
    seen_in: Box<[u32]>,
    pairs: Option<Pairs>,
    domain: Option<Box<[DigitSet]>>,
    sums: Box<[Sum]>,
    automata: Box<[Automaton]>,
    house_sums: OnceLock<Box<[HouseSum]>>,
    leftovers: OnceLock<Box<[Leftovers]>>,
}

/// Box dimensions that do not form a valid board: a box side of zero, or a side outside 2 ..= [`Geometry::MAX_SIDE`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GeometryError {
    /// The requested number of rows of a box.
    pub box_rows: usize,
    /// The requested number of columns of a box.
    pub box_columns: usize,
}

impl fmt::Display for GeometryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no board has boxes of {}×{}: the side must be 2 to {}",
            self.box_rows,
            self.box_columns,
            Geometry::MAX_SIDE
        )
    }
}

impl std::error::Error for GeometryError {}

/// All boards that have been made, and an estimate of the memory of those with rules, in bytes.
#[derive(Default)]
struct Interned {
    boards: HashMap<Rules, &'static Geometry>,
    bytes: usize,
}

static INTERNED: LazyLock<Mutex<Interned>> = LazyLock::new(Mutex::default);

/// The memory for boards with rules, in bytes. They are kept forever, so a program that makes boards from foreign data must
/// stop somewhere.
const MAX_BYTES: usize = 1 << 30;

impl Geometry {
    /// The largest side supported.
    pub const MAX_SIDE: usize = 100;

    /// The largest side that [`CellSet`], [`Position`](crate::Position) and all techniques support.
    pub const MAX_SET_SIDE: usize = 16;

    /// The largest side that [`LargeCellSet`], [`LargePosition`](crate::LargePosition) and sheets support.
    pub const MAX_LARGE_SIDE: usize = 25;

    /// Returns the usual board of this side: square boxes where possible, otherwise boxes a little wider than tall
    /// (6×6: 2×3, 8×8: 2×4, 12×12: 3×4). Returns `None` if there is no such board (a prime side) or the side is not 4
    /// ..= [`Geometry::MAX_SIDE`].
    ///
    /// ```
    /// # use jade_grid::Geometry;
    /// assert!(std::ptr::eq(Geometry::standard(9).unwrap(), Geometry::with_boxes(3, 3).unwrap()));
    /// assert!(Geometry::standard(7).is_none());
    /// ```
    pub fn standard(side: usize) -> Option<&'static Geometry> {
        let (box_rows, box_columns) = Geometry::usual_boxes(side)?;
        Geometry::with_boxes(box_rows, box_columns).ok()
    }

    /// Returns the rows and columns of the boxes of the usual board of this side.
    pub(crate) fn usual_boxes(side: usize) -> Option<(usize, usize)> {
        let box_rows = (2..=side.isqrt()).rev().find(|rows| side.is_multiple_of(*rows))?;
        Some((box_rows, side / box_rows))
    }

    /// Returns the usual board with this many cells, or `None` if there is none.
    ///
    /// ```
    /// # use jade_grid::Geometry;
    /// assert_eq!(Geometry::standard_of_cells(81).unwrap().side(), 9);
    /// assert!(Geometry::standard_of_cells(80).is_none());
    /// ```
    pub fn standard_of_cells(cells: usize) -> Option<&'static Geometry> {
        Geometry::standard(cells.isqrt()).filter(|board| board.cell_count() == cells)
    }

    /// Returns the board whose boxes have this many rows and columns; its side is their product.
    ///
    /// # Errors
    /// [`GeometryError`] if a box would be empty or the side is not 2 ..= [`Geometry::MAX_SIDE`].
    pub fn with_boxes(box_rows: usize, box_columns: usize) -> Result<&'static Geometry, GeometryError> {
        let rules = Rules::with_boxes(box_rows, box_columns)?;
        // A poisoned lock only means that another thread panicked between two finished insertions.
        let mut interned = INTERNED.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        Ok(interned
            .boards
            .entry(rules)
            .or_insert_with_key(|rules| Box::leak(Box::new(Geometry::build(rules, &Effects::of(rules))))))
    }

    /// Returns the board with these rules.
    ///
    /// ```
    /// use jade_grid::{Geometry, HouseKind, Rules};
    /// let rules = Rules::read(Geometry::standard(9).unwrap(), "x; anti-king").unwrap();
    /// let board = Geometry::of(&rules).unwrap();
    /// assert_eq!(board.house(board.houses_of(board.cell_at(4, 4))[4]).kind(), HouseKind::Diagonal);
    /// assert!(board.see_each_other(board.cell_at(2, 2), board.cell_at(3, 3)));
    /// assert!(std::ptr::eq(board, Geometry::of(&rules).unwrap()));
    /// ```
    ///
    /// # Errors
    /// [`RulesError`] if the rules make too many houses for the sets of cells, or if the boards with rules that this
    /// process has made take all the memory that there is for them.
    pub fn of(rules: &Rules) -> Result<&'static Geometry, RulesError> {
        let refuse = |kind| RulesError { rule: rules.added().len(), found: rules.to_string(), kind };
        let mut interned = INTERNED.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(board) = interned.boards.get(rules) {
            return Ok(board);
        }
        let board = Geometry::made_of(rules).map_err(refuse)?;
        interned.bytes += board.bytes();
        if interned.bytes > MAX_BYTES {
            interned.bytes -= board.bytes();
            return Err(refuse(RulesErrorKind::TooMany));
        }
        let board = Box::leak(Box::new(board));
        interned.boards.insert(rules.clone(), board);
        Ok(board)
    }

    /// Makes the board with these rules for its caller alone. It is not kept once it is dropped, and no puzzle is on it: for those
    /// who ask about many boards that nobody plays, such as one without each of its rules.
    ///
    /// ```
    /// use jade_grid::{Geometry, Rules};
    /// let rules = Rules::read(Geometry::standard(9).unwrap(), "cage 4 r1c1 r1c2").unwrap();
    /// let board = Geometry::unshared(&rules).unwrap();
    /// assert_eq!(board.sums().len(), 1);
    /// assert!(board != *Geometry::of(&rules).unwrap(), "another table of the same board");
    /// ```
    ///
    /// # Errors
    /// [`RulesError`] if the rules make too many houses for the sets of cells.
    pub fn unshared(rules: &Rules) -> Result<Geometry, RulesError> {
        Geometry::made_of(rules).map_err(|kind| RulesError {
            rule: rules.added().len(),
            found: rules.to_string(),
            kind,
        })
    }

    fn made_of(rules: &Rules) -> Result<Geometry, RulesErrorKind> {
        let effects = Effects::of(rules);
        let words = if rules.side() <= Self::MAX_SET_SIDE { 4 } else { 10 };
        if 3 * rules.side() + effects.houses.len() > 16 * words {
            return Err(RulesErrorKind::TooLarge);
        }
        Ok(Geometry::build(rules, &effects))
    }

    /// Returns an estimate of the memory that the board takes, in bytes.
    fn bytes(&self) -> usize {
        let house = size_of::<House>() + 4 * self.side;
        let cell = 100 + 3 * 16 + size_of::<LargeCellSet>();
        let pairs = self.pairs.as_ref().map_or(0, Pairs::bytes);
        let automata: usize = self.automata.iter().map(Automaton::bytes).sum();
        self.houses.len() * house + self.cell_count() * cell + 4 * self.seen_in.len() + pairs + automata
    }

    fn build(rules: &Rules, effects: &Effects<'_>) -> Geometry {
        let side = rules.side();
        let (is_usual, has_large_sets) = (side <= Self::MAX_SET_SIDE, side <= Self::MAX_LARGE_SIDE);
        let mut houses: Vec<House> = Vec::with_capacity(3 * side + effects.houses.len());
        let mut add = |kind, index: usize, cells: Box<[Cell]>| {
            let set = if has_large_sets { cells.iter().copied().collect() } else { LargeCellSet::EMPTY };
            houses.push(House { kind, number: index + 1, cells, set });
        };
        for row in 0..side {
            add(HouseKind::Row, row, (0..side).map(|column| Cell::new(row * side + column)).collect());
        }
        for column in 0..side {
            add(HouseKind::Column, column, (0..side).map(|row| Cell::new(row * side + column)).collect());
        }
        let (mut box_rows, mut box_columns) = (1, side);
        match rules.regions() {
            Regions::Boxes { rows, columns } => {
                (box_rows, box_columns) = (*rows, *columns);
                let boxes_across = side / box_columns;
                for index in 0..side {
                    let (top, left) = (index / boxes_across * box_rows, index % boxes_across * box_columns);
                    let cells = (0..side).map(|i| (top + i / box_columns) * side + left + i % box_columns);
                    add(HouseKind::Box, index, cells.map(Cell::new).collect());
                }
            }
            Regions::Irregular(regions) => {
                for index in 0..side {
                    let cells = (0..side * side).filter(|cell| usize::from(regions[*cell]) == index);
                    add(HouseKind::Region, index, cells.map(Cell::new).collect());
                }
            }
            Regions::None => {}
        }
        let mut numbers = HashMap::new();
        for (kind, cells) in &effects.houses {
            let number = numbers.entry(*kind).or_insert(0);
            // The antidiagonal is number 2 even if it is the only one.
            *number += usize::from(*kind == HouseKind::Diagonal && *number == 0 && cells[0].index() > 0);
            add(*kind, *number, cells.as_slice().into());
            *number += 1;
        }

        let mut houses_of = vec![Vec::new(); side * side];
        let mut places_of = vec![Vec::new(); side * side];
        for (index, house) in houses.iter().enumerate() {
            for (place, cell) in (0..).zip(&house.cells) {
                houses_of[cell.index()].push(HouseId::new(index));
                places_of[cell.index()].push(place);
            }
        }
        let share_house = |a: Cell, b: Cell| {
            houses_of[a.index()].iter().any(|house: &HouseId| houses_of[b.index()].contains(house))
        };
        let pairs = effects.pairs(share_house);
        let peers: Box<[LargeCellSet]> = if has_large_sets {
            (0..side * side)
                .map(|index| {
                    let cell = Cell::new(index);
                    let in_houses = houses_of[index]
                        .iter()
                        .fold(LargeCellSet::EMPTY, |seen, house: &HouseId| seen | houses[house.index()].set);
                    let by_rule = pairs.iter().flat_map(|pairs| {
                        pairs.of(cell).map(|(other, _)| other).filter(|other| pairs.are_unequal(cell, *other))
                    });
                    (in_houses | by_rule.collect()).without(cell)
                })
                .collect()
        } else {
            Box::default()
        };
        let sums = effects.sums(|a, b| peers[a.index()].contains(b));
        let automata = effects.automata(|a, b| peers[a.index()].contains(b));
        let mut seen_in = vec![0; if is_usual { houses.len() * side * side } else { 0 }];
        if is_usual {
            for (house, seen) in houses.iter().zip(seen_in.chunks_exact_mut(side * side)) {
                for (place, at) in house.cells.iter().enumerate() {
                    for cell in peers[at.index()].with(*at) {
                        seen[cell.index()] |= 1 << place;
                    }
                }
            }
        }
        Geometry {
            rules: rules.clone(),
            seen_in: seen_in.into(),
            side,
            box_rows,
            box_columns,
            houses: houses.into(),
            houses_of: houses_of.into_iter().map(Vec::into_boxed_slice).collect(),
            places_of: places_of.into_iter().map(Vec::into_boxed_slice).collect(),
            peers,
            pairs,
            domain: effects.domain(),
            sums,
            automata,
            house_sums: OnceLock::new(),
            leftovers: OnceLock::new(),
        }
    }

    /// Returns the rules that the board was made from.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns what cages leave of houses, by the rule of 45; nothing if the board has no cages.
    pub fn house_sums(&self) -> &[HouseSum] {
        self.house_sums.get_or_init(|| HouseSum::all_of(self))
    }

    /// Returns the cells in which lines and irregular regions differ, by the law of leftovers; nothing if the board has no
    /// irregular regions.
    pub fn leftovers(&self) -> &[Leftovers] {
        self.leftovers.get_or_init(|| Leftovers::all_of(self))
    }

    /// Returns whether the board is divided into regions of any shape.
    ///
    /// ```
    /// use jade_grid::{Geometry, Rules};
    /// let four = Geometry::standard(4).unwrap();
    /// let of = |rules| Geometry::of(&Rules::read(four, rules).unwrap()).unwrap().has_irregular_regions();
    /// assert!(of("regions 1112 1322 3324 3444") && !of("x") && !of("no-boxes"));
    /// ```
    #[inline]
    pub fn has_irregular_regions(&self) -> bool {
        matches!(self.rules.regions(), Regions::Irregular(_))
    }

    /// Returns the rules in JADE’s notation, as a sheet and a line carry them; `None` for an ordinary board.
    ///
    /// ```
    /// use jade_grid::Geometry;
    /// assert_eq!(Geometry::with_boxes(2, 5).unwrap().written_rules(), None);
    /// ```
    pub fn written_rules(&self) -> Option<String> {
        (!self.is_plain()).then(|| self.rules.to_string())
    }

    /// Returns whether this is an ordinary board: rows, columns, boxes, and nothing else.
    #[inline]
    pub fn is_plain(&self) -> bool {
        self.rules.are_plain()
    }

    /// Returns whether the rules amount to houses alone: no pairs of cells beyond them, no sums, no automata, and all digits
    /// everywhere.
    #[inline]
    pub fn has_houses_only(&self) -> bool {
        self.pairs.is_none() && self.domain.is_none() && !self.has_narrowers()
    }

    /// Returns the sums that the rules ask for: of cages, arrows, diagonals.
    ///
    /// ```
    /// use jade_grid::{Geometry, Rules};
    /// let rules = Rules::read(Geometry::standard(9).unwrap(), "arrow r1c1 r1c2 r1c3").unwrap();
    /// let [arrow] = Geometry::of(&rules).unwrap().sums() else { panic!() };
    /// let factors: Vec<i32> = arrow.terms().iter().map(|term| term.factor).collect();
    /// assert_eq!((factors, arrow.total()), (vec![-1, 1, 1], 0));
    /// ```
    #[inline]
    pub fn sums(&self) -> &[Sum] {
        &self.sums
    }

    /// Returns what the rules read off cells one after the other: of sandwiches, X-sums, skyscrapers, quadruples, lines between two
    /// ends.
    ///
    /// ```
    /// use jade_grid::{Geometry, Rules};
    /// let rules = Rules::read(Geometry::standard(9).unwrap(), "x-sum 20 r9c1 r1c1").unwrap();
    /// let [clue] = Geometry::of(&rules).unwrap().automata() else { panic!() };
    /// assert_eq!((clue.rule(), clue.cells()[0].index(), clue.cells().len()), (0, 72, 9));
    /// ```
    #[inline]
    pub fn automata(&self) -> &[Automaton] {
        &self.automata
    }

    /// Iterates over what rules ask of more than two cells at a time, beyond houses: sums, then automata.
    pub fn narrowers(&self) -> impl Iterator<Item = Narrower<'_>> {
        let automata = self.automata.iter().map(Narrower::Automaton);
        self.sums.iter().map(Narrower::Sum).chain(automata)
    }

    /// Returns whether rules ask anything of more than two cells at a time, beyond houses.
    ///
    /// ```
    /// use jade_grid::{Geometry, Rules};
    /// let nine = Geometry::standard(9).unwrap();
    /// let has_any = |text| Geometry::of(&Rules::read(nine, text).unwrap()).unwrap().has_narrowers();
    /// assert!(has_any("cage 9 r1c1 r1c2") && has_any("quadruple 12 r1c1 r1c2 r2c1 r2c2") && !has_any("anti-king"));
    /// ```
    #[inline]
    pub fn has_narrowers(&self) -> bool {
        !self.sums.is_empty() || !self.automata.is_empty()
    }

    /// Returns whether the board is divided into boxes.
    #[inline]
    pub fn has_boxes(&self) -> bool {
        matches!(self.rules.regions(), Regions::Boxes { .. })
    }

    /// Returns the box or the region of a cell; `None` on a board without either.
    ///
    /// ```
    /// use jade_grid::{Geometry, Rules};
    /// let four = Geometry::standard(4).unwrap();
    /// assert_eq!(four.region_of(four.cell_at(3, 3)), Some(four.box_house(3)));
    /// let latin = Geometry::of(&Rules::read(four, "no-boxes").unwrap()).unwrap();
    /// assert_eq!(latin.region_of(latin.cell_at(3, 3)), None);
    /// ```
    pub fn region_of(&self, cell: Cell) -> Option<HouseId> {
        let third = *self.houses_of(cell).get(2)?;
        matches!(self.house(third).kind, HouseKind::Box | HouseKind::Region).then_some(third)
    }

    /// Returns whether a border of boxes or regions runs between two cells.
    ///
    /// ```
    /// use jade_grid::Geometry;
    /// let board = Geometry::standard(9).unwrap();
    /// assert!(board.are_divided(board.cell_at(4, 2), board.cell_at(4, 3)));
    /// assert!(!board.are_divided(board.cell_at(4, 1), board.cell_at(4, 2)));
    /// ```
    pub fn are_divided(&self, a: Cell, b: Cell) -> bool {
        self.region_of(a) != self.region_of(b)
    }

    /// Returns the rows and columns in which a cell shows its candidates: those of a box. On a board without boxes they
    /// are as square as possible; the last row may be shorter then.
    ///
    /// ```
    /// use jade_grid::{Geometry, Rules};
    /// assert_eq!(Geometry::with_boxes(2, 5).unwrap().candidate_places(), (2, 5));
    /// let seven = Rules::read(Geometry::with_boxes(1, 7).unwrap(), "no-boxes").unwrap();
    /// assert_eq!(Geometry::of(&seven).unwrap().candidate_places(), (3, 3));
    /// ```
    pub fn candidate_places(&self) -> (usize, usize) {
        if self.has_boxes() {
            return (self.box_rows, self.box_columns);
        }
        let columns = (1..).find(|columns| columns * columns >= self.side).unwrap_or(self.side);
        (self.side.div_ceil(columns), columns)
    }

    /// Returns the digits that the rules leave to a cell from the start, whatever is in other cells: all of them unless it
    /// must be even or odd, or lies on a thermometer.
    ///
    /// # Panics
    /// On boards above 25×25 without rules that leave fewer.
    #[inline]
    pub fn domain(&self, cell: Cell) -> DigitSet {
        self.domain.as_ref().map_or(DigitSet::all(self.side), |domain| domain[cell.index()])
    }

    /// Returns whether the rules leave a digit to a cell from the start ([`Geometry::domain`]), on boards of any size.
    #[inline]
    pub fn leaves(&self, cell: Cell, digit: Digit) -> bool {
        self.domain.as_ref().is_none_or(|domain| domain[cell.index()].contains(digit))
    }

    /// Iterates over the cells that a rule relates to `cell` beyond shared houses. For each of them, by the index of a digit
    /// of `cell`: the digits that it excludes there.
    ///
    /// ```
    /// use jade_grid::{Digit, Geometry, Rules};
    /// let rules = Rules::read(Geometry::standard(9).unwrap(), "non-consecutive").unwrap();
    /// let board = Geometry::of(&rules).unwrap();
    /// let (other, excluded) = board.pairs(board.cell_at(0, 0)).next().unwrap();
    /// assert_eq!(other, board.cell_at(0, 1));
    /// let by_five: Vec<u8> = excluded[4].iter().map(Digit::get).collect();
    /// assert_eq!(by_five, [4, 6]);
    /// ```
    #[inline]
    pub fn pairs(&self, cell: Cell) -> impl Iterator<Item = (Cell, &[DigitSet])> {
        self.pairs.iter().flat_map(move |pairs| pairs.of(cell))
    }

    /// Returns whether two candidates cannot both be true: they are in one cell, or equal digits of peers, or a rule says
    /// so.
    ///
    /// ```
    /// use jade_grid::{Candidate, Digit, Geometry, Rules};
    /// let rules = Rules::read(Geometry::standard(9).unwrap(), "thermometer r1c1 r1c2").unwrap();
    /// let board = Geometry::of(&rules).unwrap();
    /// let at = |column, digit| Candidate::new(board.cell_at(0, column), Digit::new(digit).unwrap());
    /// assert!(board.exclude_each_other(at(0, 5), at(1, 4)) && !board.exclude_each_other(at(0, 4), at(1, 5)));
    /// ```
    pub fn exclude_each_other(&self, a: Candidate, b: Candidate) -> bool {
        if a.cell == b.cell {
            return a.digit != b.digit;
        }
        (a.digit == b.digit && self.see_each_other(a.cell, b.cell))
            || self
                .pairs(a.cell)
                .any(|(other, out)| other == b.cell && out[a.digit.index()].contains(b.digit))
    }

    /// Returns whether exchanging cells and digits in this way leaves every rule as it is. `cells` must exchange cells one to
    /// one, and `digits` digits.
    pub(crate) fn is_kept_by(&self, cells: impl Fn(Cell) -> Cell, digits: impl Fn(Digit) -> Digit) -> bool {
        let image = |set: DigitSet| -> DigitSet { set.iter().map(&digits).collect() };
        let keeps_houses = || {
            let sets: std::collections::HashSet<&[Cell]> =
                self.houses.iter().map(|house| house.cells()).collect();
            self.houses.iter().all(|house| {
                let mut moved: Vec<Cell> = house.cells.iter().map(|cell| cells(*cell)).collect();
                moved.sort_unstable();
                sets.contains(&moved[..])
            })
        };
        let keeps_pairs = |cell: Cell| {
            let there: HashMap<Cell, &[DigitSet]> = self.pairs(cells(cell)).collect();
            there.len() == self.pairs(cell).count()
                && self.pairs(cell).all(|(other, table)| {
                    there.get(&cells(other)).is_some_and(|moved| {
                        Digit::all(self.side).all(|d| moved[digits(d).index()] == image(table[d.index()]))
                    })
                })
        };
        // A sum stays one if all digits stay as they are, or are reversed.
        let is_change = |change: &dyn Fn(usize) -> usize| {
            Digit::all(self.side).all(|digit| digits(digit).index() == change(digit.index()))
        };
        let reversed = (!is_change(&|index| index)).then_some(self.side);
        let keeps_sums = || {
            let sums: HashMap<Vec<Term>, i32> =
                self.sums.iter().map(|sum| sum.moved(|cell| cell, None)).collect();
            let keeps = |sum: &Sum| {
                let (terms, total) = sum.moved(&cells, reversed);
                sums.get(&terms) == Some(&total)
            };
            self.sums.is_empty()
                || (reversed.is_none() || is_change(&|index| self.side - 1 - index))
                    && self.sums.iter().all(keeps)
        };
        // What is read must be read alike elsewhere, digit for digit.
        let keeps_automata = || {
            self.automata.is_empty()
                || reversed.is_none()
                    && self.automata.iter().all(|automaton| self.rules.has_moved(automaton.rule(), &cells))
        };
        keeps_houses()
            && keeps_sums()
            && keeps_automata()
            && self
                .cells()
                .all(|cell| self.domain(cells(cell)) == image(self.domain(cell)) && keeps_pairs(cell))
    }

    /// Returns the number of rows, columns and digits.
    #[inline]
    pub fn side(&self) -> usize {
        self.side
    }

    /// Returns the number of rows of a box; 1 on a board without boxes.
    pub fn box_rows(&self) -> usize {
        self.box_rows
    }

    /// Returns the number of columns of a box; the side on a board without boxes.
    pub fn box_columns(&self) -> usize {
        self.box_columns
    }

    /// Returns the number of cells: the side squared.
    pub fn cell_count(&self) -> usize {
        self.side * self.side
    }

    /// Returns whether this board is at most 16×16, and so fits [`CellSet`] and [`Position`](crate::Position): all
    /// techniques and all features work on it.
    pub fn is_usual(&self) -> bool {
        self.side <= Self::MAX_SET_SIDE
    }

    /// Returns whether a [`CellBits`] of this number of words has room for the cells of this board, up to 25×25.
    ///
    /// ```
    /// # use jade_grid::Geometry;
    /// let board = Geometry::standard(25).unwrap();
    /// assert!(!board.fits::<4>() && board.fits::<10>());
    /// assert!(!Geometry::standard(26).unwrap().fits::<11>());
    /// ```
    pub fn fits<const WORDS: usize>(&self) -> bool {
        self.side <= Self::MAX_LARGE_SIDE
            && self.cell_count() <= CellBits::<WORDS>::CAPACITY
            && self.houses.len() <= 16 * WORDS
    }

    /// Iterates over all cells in reading order.
    #[inline]
    pub fn cells(&self) -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator + Clone + use<> {
        (0..self.side * self.side).map(Cell::new)
    }

    /// Returns the set of all cells.
    ///
    /// # Panics
    /// On boards above 16×16 ([`Geometry::is_usual`]).
    #[track_caller]
    #[inline]
    pub fn all_cells(&self) -> CellSet {
        CellSet::first_cells(self.cell_count())
    }

    /// Returns the cell in this row and column, both from 0.
    ///
    /// # Panics
    /// If either is not below the side.
    #[track_caller]
    pub fn cell_at(&self, row: usize, column: usize) -> Cell {
        assert!(
            row < self.side && column < self.side,
            "row {row}, column {column} on a board of {}",
            self.side
        );
        Cell::new(row * self.side + column)
    }

    /// Returns the row of a cell, from 0.
    pub fn row(&self, cell: Cell) -> usize {
        cell.index() / self.side
    }

    /// Returns the column of a cell, from 0.
    pub fn column(&self, cell: Cell) -> usize {
        cell.index() % self.side
    }

    /// Returns all houses: rows, then columns, then boxes or regions, then those of added rules.
    pub fn houses(&self) -> &[House] {
        &self.houses
    }

    /// Iterates over the ids of all houses, in the order of [`Geometry::houses`].
    #[inline]
    pub fn house_ids(&self) -> impl DoubleEndedIterator<Item = HouseId> + ExactSizeIterator + Clone + use<> {
        (0..self.houses.len()).map(HouseId::new)
    }

    /// Returns the house with this id.
    ///
    /// # Panics
    /// If the id belongs to another, larger board.
    #[track_caller]
    #[inline]
    pub fn house(&self, id: HouseId) -> &House {
        &self.houses[id.index()]
    }

    /// Returns the house of this kind and number (from 1), if there is one.
    pub fn find_house(&self, kind: HouseKind, number: usize) -> Option<HouseId> {
        self.house_ids().find(|id| {
            let house = self.house(*id);
            house.kind == kind && house.number == number
        })
    }

    /// Returns the row with this index, from 0.
    pub fn row_house(&self, row: usize) -> HouseId {
        HouseId::new(row)
    }

    /// Returns the column with this index, from 0.
    pub fn column_house(&self, column: usize) -> HouseId {
        HouseId::new(self.side + column)
    }

    /// Returns the box with this index, from 0, in reading order.
    pub fn box_house(&self, index: usize) -> HouseId {
        HouseId::new(2 * self.side + index)
    }

    /// Returns the places in a house, as bits, that a cell sees or occupies itself.
    ///
    /// ```
    /// # use jade_grid::Geometry;
    /// let board = Geometry::standard(9).unwrap();
    /// assert_eq!(board.seen_in(board.row_house(0), board.cell_at(1, 4)), 0b000_111_000);
    /// assert_eq!(board.seen_in(board.row_house(8), board.cell_at(1, 4)), 0b000_010_000);
    /// ```
    ///
    /// # Panics
    /// On boards above 16×16 ([`Geometry::is_usual`]).
    #[track_caller]
    #[inline]
    pub fn seen_in(&self, house: HouseId, cell: Cell) -> u32 {
        self.seen_in[house.index() * self.cell_count() + cell.index()]
    }

    /// Returns the box of a cell. On a board without boxes this is not one of its houses: see [`Geometry::region_of`].
    pub fn box_of(&self, cell: Cell) -> HouseId {
        let (row, column) = (self.row(cell), self.column(cell));
        self.box_house(row / self.box_rows * (self.side / self.box_columns) + column / self.box_columns)
    }

    /// Returns the houses of a cell: its row and column, its box or region, then those of added rules.
    #[inline]
    pub fn houses_of(&self, cell: Cell) -> &[HouseId] {
        &self.houses_of[cell.index()]
    }

    /// Returns the peers of `cell`: the cells that share a house with it, or of which a rule says that they hold other digits.
    ///
    /// # Panics
    /// On boards above 16×16 ([`Geometry::is_usual`]).
    #[track_caller]
    #[inline]
    pub fn peers(&self, cell: Cell) -> CellSet {
        self.peers_of(cell)
    }

    /// Returns the same as [`Geometry::peers`] as a set of this number of words.
    ///
    /// # Panics
    /// On boards above 25×25.
    #[track_caller]
    #[inline]
    pub fn peers_of<const WORDS: usize>(&self, cell: Cell) -> CellBits<WORDS> {
        self.peers[cell.index()].resized()
    }

    /// Returns the cells that every cell of `cells` sees; all cells if `cells` is empty.
    ///
    /// # Panics
    /// On boards above 16×16 ([`Geometry::is_usual`]).
    #[track_caller]
    pub fn common_peers<const WORDS: usize>(&self, cells: CellBits<WORDS>) -> CellBits<WORDS> {
        let all = CellBits::first_cells(self.cell_count());
        cells.iter().fold(all, |seen, cell| seen & self.peers_of(cell))
    }

    /// Returns whether two cells are peers.
    pub fn see_each_other(&self, a: Cell, b: Cell) -> bool {
        self.share_house(a, b) || self.pairs.as_ref().is_some_and(|pairs| pairs.are_unequal(a, b))
    }

    /// Returns whether two different cells share a house.
    pub fn share_house(&self, a: Cell, b: Cell) -> bool {
        a != b && self.houses_of(a).iter().any(|house| self.houses_of(b).contains(house))
    }

    /// Iterates over the houses that contain all of `cells`, in the order of [`Geometry::houses`].
    pub fn houses_of_all<const WORDS: usize>(
        &self,
        cells: CellBits<WORDS>,
    ) -> impl Iterator<Item = HouseId> + '_ {
        cells
            .first()
            .into_iter()
            .flat_map(|first| self.houses_of(first))
            .copied()
            .filter(move |house| self.house(*house).bits().is_superset(cells))
    }

    /// Iterates over the houses of a cell, in the order of [`houses_of`](Geometry::houses_of), each with the cell's
    /// index in it.
    #[inline]
    pub fn places_of(&self, cell: Cell) -> impl Iterator<Item = (HouseId, usize)> + '_ {
        let places = self.places_of[cell.index()].iter();
        self.houses_of(cell).iter().zip(places).map(|(house, place)| (*house, usize::from(*place)))
    }

    /// Returns the index of a cell within a house (in [`House::cells`]), if it is in the house.
    #[inline]
    pub fn place_in(&self, house: HouseId, cell: Cell) -> Option<usize> {
        self.places_of(cell).find(|(other, _)| *other == house).map(|(_, place)| place)
    }
}

/// Boards are equal if they are the same table: there is one for each [`Rules`].
impl PartialEq for Geometry {
    fn eq(&self, other: &Geometry) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Geometry {}

impl fmt::Debug for Geometry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_plain() {
            write!(f, "Geometry({0}×{0}, boxes {1}×{2})", self.side, self.box_rows, self.box_columns)
        } else {
            write!(f, "Geometry({0}×{0}, {1})", self.side, self.rules)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIDES: [usize; 7] = [4, 6, 8, 9, 10, 12, 16];

    #[test]
    fn every_cell_is_in_one_row_column_and_box() {
        for side in SIDES {
            let board = Geometry::standard(side).unwrap();
            for cell in board.cells() {
                let kinds: Vec<_> = board.houses_of(cell).iter().map(|id| board.house(*id).kind()).collect();
                assert_eq!(kinds, [HouseKind::Row, HouseKind::Column, HouseKind::Box]);
                assert_eq!(board.houses_of(cell)[0], board.row_house(board.row(cell)));
                assert_eq!(board.houses_of(cell)[1], board.column_house(board.column(cell)));
                assert_eq!(board.houses_of(cell)[2], board.box_of(cell));
            }
            for house in board.houses() {
                assert_eq!(house.cells().len(), side);
                assert_eq!(house.set().len(), side);
                assert!(house.cells().is_sorted());
            }
        }
    }

    #[test]
    fn peers_are_symmetric_and_have_the_right_number() {
        for side in SIDES {
            let board = Geometry::standard(side).unwrap();
            let expected = 2 * (side - 1) + (board.box_rows() - 1) * (board.box_columns() - 1);
            for cell in board.cells() {
                assert_eq!(board.peers(cell).len(), expected);
                for peer in board.peers(cell) {
                    assert!(board.peers(peer).contains(cell));
                    assert!(board.see_each_other(cell, peer));
                }
            }
        }
    }

    #[test]
    fn large_boards_have_lists_but_no_sets() {
        let board = Geometry::standard(100).unwrap();
        assert!(!board.is_usual() && !board.fits::<10>());
        assert_eq!(board.houses().len(), 300);
        assert!(board.houses().iter().all(|house| house.cells().len() == 100));
    }

    #[test]
    fn impossible_boards_are_refused() {
        for (rows, columns) in [(0, 3), (1, 1), (11, 10), (usize::MAX, 2)] {
            assert!(Geometry::with_boxes(rows, columns).is_err());
        }
        for side in [0, 1, 2, 3, 5, 7, 13, 101] {
            assert!(Geometry::standard(side).is_none(), "{side}");
        }
    }
}
