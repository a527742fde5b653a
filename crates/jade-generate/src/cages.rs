//! Cages of random shape, for killers.

use crate::dig::Dug;
use crate::dig::any::dig;
use crate::method::Task;
use jade_grid::{Cell, DigitSet, Geometry, Notation, Puzzle, Rules, RulesError};
use jade_search::Random;

/// The size of each cage, drawn from these: most have two to four cells, as in newspapers.
const SIZES: [usize; 10] = [2, 2, 2, 3, 3, 3, 3, 4, 4, 5];

/// The most cells of a cage that has taken in a cell left over.
const MOST_CELLS: usize = 6;

/// Draws cages around the digits of a solution: connected, each with different digits, so that every cell is in one. A cell is
/// left alone only if no cage next to it can take it. Returns the rules of the board with the cages added.
///
/// ```
/// use jade_generate::random_cages;
/// use jade_grid::{Geometry, line};
/// use jade_search::Random;
/// let solution = line::read("1234341221434321").unwrap();
/// let rules = random_cages(&solution, &mut Random::new(1)).unwrap();
/// let cells: usize = rules.added().iter().map(|cage| cage.cells().len()).sum();
/// assert_eq!(cells, 16);
/// assert!(rules.added().iter().all(|cage| cage.kind().id() == "cage" && cage.value().is_some()));
/// ```
///
/// # Errors
/// [`RulesError`] if the board is above 25×25.
pub fn random_cages(solution: &Puzzle, random: &mut Random) -> Result<Rules, RulesError> {
    let board = solution.geometry();
    let mut cages = Cages { solution, cages: Vec::new(), cage_of: vec![None; board.cell_count()] };
    let mut cells: Vec<Cell> = board.cells().collect();
    random.shuffle(&mut cells);
    for cell in cells {
        if cages.cage_of[cell.index()].is_none() {
            cages.grow(cell, SIZES[random.below(SIZES.len())], random);
        }
    }
    cages.share_out_single_cells(random);
    let mut text = board.rules().to_string();
    for cage in cages.cages.iter().filter(|cage| !cage.is_empty()) {
        let total: u32 = cage.iter().filter_map(|cell| solution.get(*cell)).map(|d| u32::from(d.get())).sum();
        let cells: Vec<String> = cage.iter().map(|cell| Notation::RowColumn.write(board, *cell)).collect();
        text += &format!("; cage {total} {}", cells.join(" "));
    }
    Rules::read(board, text.trim_start_matches("; "))
}

/// Draws a full board, cages around its digits, and digs in that board. Returns `None` if there is no full board or the work was
/// cancelled.
pub(crate) fn dig_in_cages(task: &Task<'_>, random: &mut Random) -> Option<Dug> {
    let plain = crate::full::draw(task.geometry, random, &task.limits())?;
    let board = Geometry::of(&random_cages(&plain, random).ok()?).ok()?;
    let solution = Puzzle::from_digits(board, plain.digits())?;
    dig(solution.clone(), &solution, &task.shuffled_orbits(random), task.depth)
}

struct Cages<'p> {
    solution: &'p Puzzle,
    cages: Vec<Vec<Cell>>,
    cage_of: Vec<Option<usize>>,
}

impl Cages<'_> {
    fn neighbours(&self, cell: Cell) -> impl Iterator<Item = Cell> + use<> {
        let board = self.solution.geometry();
        let (side, row, column) = (board.side(), board.row(cell), board.column(cell));
        let at = |row: Option<usize>, column: Option<usize>| {
            let (row, column) = (row.filter(|row| *row < side)?, column.filter(|column| *column < side)?);
            Some(board.cell_at(row, column))
        };
        let all = [
            at(row.checked_sub(1), Some(column)),
            at(Some(row), column.checked_sub(1)),
            at(Some(row), Some(column + 1)),
            at(Some(row + 1), Some(column)),
        ];
        all.into_iter().flatten()
    }

    fn digits(&self, cage: usize) -> DigitSet {
        self.cages[cage].iter().filter_map(|cell| self.solution.get(*cell)).collect()
    }

    fn has_room_for(&self, cage: usize, cell: Cell) -> bool {
        self.solution.get(cell).is_some_and(|digit| !self.digits(cage).contains(digit))
    }

    fn put(&mut self, cell: Cell, cage: usize) {
        self.cages[cage].push(cell);
        self.cage_of[cell.index()] = Some(cage);
    }

    /// Makes a cage of up to `size` cells that begins with this one.
    fn grow(&mut self, first: Cell, size: usize, random: &mut Random) {
        let cage = self.cages.len();
        self.cages.push(Vec::new());
        self.put(first, cage);
        while self.cages[cage].len() < size {
            let mut open: Vec<Cell> =
                self.cages[cage].iter().flat_map(|cell| self.neighbours(*cell)).collect();
            open.retain(|cell| self.cage_of[cell.index()].is_none() && self.has_room_for(cage, *cell));
            if open.is_empty() {
                return;
            }
            let next = open[random.below(open.len())];
            self.put(next, cage);
        }
    }

    /// Gives cells that are a cage by themselves to a cage next to them.
    fn share_out_single_cells(&mut self, random: &mut Random) {
        for single in 0..self.cages.len() {
            let [cell] = *self.cages[single] else { continue };
            let mut takers: Vec<usize> =
                self.neighbours(cell).filter_map(|other| self.cage_of[other.index()]).collect();
            takers.retain(|cage| {
                self.cages[*cage].len() < MOST_CELLS && *cage != single && self.has_room_for(*cage, cell)
            });
            random.shuffle(&mut takers);
            if let Some(&taker) = takers.iter().min_by_key(|cage| self.cages[**cage].len()) {
                self.cages[single].clear();
                self.put(cell, taker);
            }
        }
    }
}
