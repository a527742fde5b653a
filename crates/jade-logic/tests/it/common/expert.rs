//! Naive finders for expert techniques, written directly from the definitions. They use only the digit and the
//! candidates of each cell and the cells of each house.

use super::naive::choices;
use super::{Conclusions, Expected};
use jade_grid::{Candidate, Cell, Digit, Geometry, HouseId, HouseKind, Position};
use std::collections::{BTreeMap, BTreeSet};

/// Returns the expected conclusions of the technique with this id; `None` if it is not one of these.
pub fn conclusions(id: &str, position: &Position) -> Option<Expected> {
    let board = Board { position, geometry: position.geometry() };
    Some(match id {
        "3d-medusa" => Expected::Exactly(board.medusa()),
        "fireworks" => Expected::Exactly(board.fireworks()),
        "multi-sector-locked-sets" => board.multi_sector_locked_sets(),
        "sk-loop" => Expected::Exactly(board.sk_loops()),
        "tridagon" => board.tridagons(),
        _ => return None,
    })
}

/// All permutations of three.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// The maximum number of choices of twelve cells for a tridagon; nearly empty boards have a million.
const MOST_TRIDAGONS: usize = 5000;

struct Board<'p> {
    position: &'p Position,
    geometry: &'static Geometry,
}

/// Connected candidates, with their colours.
type Colored = BTreeMap<Candidate, bool>;

impl Board<'_> {
    fn has(&self, candidate: Candidate) -> bool {
        self.position.candidates(candidate.cell).contains(candidate.digit)
    }

    fn all(&self) -> Vec<Candidate> {
        let digits = || Digit::all(self.geometry.side());
        let all =
            self.geometry.cells().flat_map(|cell| digits().map(move |digit| Candidate::new(cell, digit)));
        all.filter(|candidate| self.has(*candidate)).collect()
    }

    fn in_cell(&self, cell: Cell) -> Vec<Candidate> {
        self.position.candidates(cell).iter().map(|digit| Candidate::new(cell, digit)).collect()
    }

    fn in_house(&self, house: HouseId, digit: Digit) -> Vec<Candidate> {
        let cells = self.geometry.house(house).cells().iter();
        cells.map(|cell| Candidate::new(*cell, digit)).filter(|candidate| self.has(*candidate)).collect()
    }

    fn houses_of(&self, cell: Cell) -> Vec<HouseId> {
        let holds = |house: &HouseId| self.geometry.house(*house).cells().contains(&cell);
        self.geometry.house_ids().filter(holds).collect()
    }

    /// Returns whether two candidates have the same digit in one house.
    fn see(&self, a: Candidate, b: Candidate) -> bool {
        let joined = |house: &HouseId| self.geometry.house(*house).cells().contains(&b.cell);
        a.digit == b.digit && a.cell != b.cell && self.houses_of(a.cell).iter().any(joined)
    }

    /// Returns the strong links of a candidate: where there is no third candidate or place.
    fn pairs(&self, of: Candidate) -> Vec<Candidate> {
        let houses = self.houses_of(of.cell).into_iter().map(|house| self.in_house(house, of.digit));
        let groups = houses.chain([self.in_cell(of.cell)]);
        groups.filter(|group| group.len() == 2).flatten().filter(|other| *other != of).collect()
    }

    fn medusa(&self) -> BTreeSet<Conclusions> {
        let mut conclusions = BTreeSet::new();
        let mut done: BTreeSet<Candidate> = BTreeSet::new();
        for start in self.all() {
            if !done.contains(&start) {
                let mut colored = Colored::from([(start, false)]);
                let consistent = self.color(start, false, &mut colored);
                done.extend(colored.keys());
                let several = colored.keys().any(|candidate| candidate.digit != start.digit);
                // A single pair is not a web.
                if consistent && several && colored.len() > 2 {
                    self.medusa_rules(&colored, &mut conclusions);
                }
            }
        }
        conclusions
    }

    /// Colours everything connected with a coloured candidate. Returns `false` if something gets both colours.
    fn color(&self, from: Candidate, color: bool, colored: &mut Colored) -> bool {
        self.pairs(from).into_iter().all(|to| match colored.get(&to) {
            Some(known) => *known != color,
            None => {
                colored.insert(to, !color);
                self.color(to, !color, colored)
            }
        })
    }

    fn medusa_rules(&self, colored: &Colored, conclusions: &mut BTreeSet<Conclusions>) {
        let of = |color| colored.iter().filter(move |(_, c)| **c == color).map(|(candidate, _)| *candidate);
        let sees = |candidate, color| of(color).any(|other| self.see(candidate, other));
        let in_cell = |cell, color| of(color).any(|other| other.cell == cell);
        let mut wrapped = false;
        for color in [false, true] {
            let twice_in_a_cell =
                of(color).any(|a| of(color).any(|b| a.cell == b.cell && a.digit != b.digit));
            let twice_in_a_house = of(color).any(|a| sees(a, color));
            let emptied = self.geometry.cells().any(|cell| {
                let candidates = self.in_cell(cell);
                let uncolored = candidates.iter().all(|candidate| !colored.contains_key(candidate));
                !candidates.is_empty() && uncolored && candidates.iter().all(|c| sees(*c, color))
            });
            if twice_in_a_cell || twice_in_a_house || emptied {
                conclusions.insert((Vec::new(), of(color).collect()));
                wrapped = true;
            }
        }
        let trapped = |candidate: &Candidate| {
            let two_colors_in_the_cell = [false, true].iter().all(|color| in_cell(candidate.cell, *color));
            let two_colors_elsewhere = [false, true].iter().all(|color| sees(*candidate, *color));
            let one_of_each =
                [false, true].iter().any(|c| sees(*candidate, *c) && in_cell(candidate.cell, !*c));
            !colored.contains_key(candidate)
                && (two_colors_in_the_cell || two_colors_elsewhere || one_of_each)
        };
        let trapped: Vec<Candidate> = self.all().into_iter().filter(trapped).collect();
        if !wrapped && !trapped.is_empty() {
            conclusions.insert((Vec::new(), trapped));
        }
    }

    /// Tries every choice of at least three rows and three columns, together at most the side (three and three on
    /// boards larger than 9×9). Counts each digit by the rows that lack it or by the columns, whichever are fewer, and
    /// requires as many open cells where they cross. Keeps the conclusions that smaller choices do not reach.
    fn multi_sector_locked_sets(&self) -> Expected {
        let side = self.geometry.side();
        if side > 6 && !self.all().len().is_multiple_of(16) {
            return Expected::TooLong;
        }
        let lines: Vec<usize> = (0..side).collect();
        let value = |row, column| self.position.value(self.geometry.cell_at(row, column));
        let misses = |row: bool| -> Vec<Vec<bool>> {
            let cell = |a, b| if row { value(a, b) } else { value(b, a) };
            let missing = |a: usize, digit| lines.iter().all(|b| cell(a, *b) != Some(digit));
            lines.iter().map(|a| Digit::all(side).map(|digit| missing(*a, digit)).collect()).collect()
        };
        let (row_misses, column_misses) = (misses(true), misses(false));
        let count = |misses: &[Vec<bool>], chosen: &[usize]| -> Vec<usize> {
            lines.iter().map(|digit| chosen.iter().filter(|line| misses[**line][*digit]).count()).collect()
        };
        let sizes = if side > 9 { 3..4 } else { 3..(side + 1).saturating_sub(3).max(3) };
        let all = |misses: &[Vec<bool>]| -> Vec<(Vec<usize>, Vec<usize>)> {
            let chosen = sizes.clone().flat_map(|size| choices(&lines, size));
            chosen.map(|chosen| (count(misses, &chosen), chosen)).collect()
        };
        let (all_rows, all_columns) = (all(&row_misses), all(&column_misses));
        let open: Vec<Vec<bool>> =
            lines.iter().map(|r| lines.iter().map(|c| value(*r, *c).is_none()).collect()).collect();
        let mut by_size: BTreeMap<usize, BTreeSet<Vec<Candidate>>> = BTreeMap::new();
        for (by_rows, rows) in &all_rows {
            for (by_columns, columns) in &all_columns {
                if side <= 9 && rows.len() + columns.len() > side {
                    continue;
                }
                let cells =
                    rows.iter().map(|r| columns.iter().filter(|c| open[*r][**c]).count()).sum::<usize>();
                if by_rows.iter().zip(by_columns).map(|(a, b)| a.min(b)).sum::<usize>() != cells
                    || rows.iter().any(|r| columns.iter().all(|c| !open[*r][*c]))
                    || columns.iter().any(|c| rows.iter().all(|r| !open[*r][*c]))
                {
                    continue;
                }
                let goes = |Candidate { cell, digit }: &Candidate| {
                    let (row, column) = (self.geometry.row(*cell), self.geometry.column(*cell));
                    let (rows_miss, columns_miss) = (by_rows[digit.index()], by_columns[digit.index()]);
                    let (in_rows, in_columns) = (rows.contains(&row), columns.contains(&column));
                    (in_rows && !in_columns && rows_miss <= columns_miss)
                        || (in_columns && !in_rows && columns_miss <= rows_miss)
                };
                let lost: Vec<Candidate> = self.all().into_iter().filter(goes).collect();
                if !lost.is_empty() {
                    by_size.entry(cells).or_default().insert(lost);
                }
            }
        }
        let mut conclusions = BTreeSet::new();
        let mut said: BTreeSet<Candidate> = BTreeSet::new();
        for of_size in by_size.into_values() {
            let new: Vec<_> =
                of_size.iter().filter(|lost| lost.iter().any(|c| !said.contains(c))).cloned().collect();
            said.extend(of_size.into_iter().flatten());
            conclusions.extend(new.into_iter().map(|lost| (Vec::new(), lost)));
        }
        Expected::Exactly(conclusions)
    }

    /// For every four filled corners of a rectangle in four boxes and every digit, finds the maximum number of groups
    /// of the loop that can have it, no two of them neighbours, by trying all choices. If the sum equals the number of
    /// cells, every candidate that would reduce it is false.
    fn sk_loops(&self) -> BTreeSet<Conclusions> {
        let mut conclusions = BTreeSet::new();
        let side = self.geometry.side();
        let open = |cells: Vec<Cell>| -> Vec<Cell> {
            cells.into_iter().filter(|cell| self.position.value(*cell).is_none()).collect()
        };
        for (a, d) in (0..side * side).flat_map(|a| (a + 1..side * side).map(move |d| (a, d))) {
            let (top, bottom, left, right) = (a / side, d / side, a % side, d % side);
            let corner = |row, column| self.geometry.cell_at(row, column);
            let corners =
                [corner(top, left), corner(top, right), corner(bottom, right), corner(bottom, left)];
            let boxes: BTreeSet<HouseId> = corners.iter().map(|cell| self.geometry.box_of(*cell)).collect();
            let filled = corners.iter().all(|cell| self.position.value(*cell).is_some());
            if left >= right || boxes.len() < 4 || !filled {
                continue;
            }
            // The cells beside a corner, in its row or column.
            let beside = |corner: Cell, in_row: bool| {
                let line = |cell| if in_row { self.geometry.row(cell) } else { self.geometry.column(cell) };
                let in_box = self.geometry.house(self.geometry.box_of(corner)).cells().iter().copied();
                open(in_box.filter(|cell| *cell != corner && line(*cell) == line(corner)).collect())
            };
            // Clockwise; each corner is reached along its row and left along its column, or vice versa.
            let ring: Vec<Vec<Cell>> = (0..8usize)
                .map(|index| beside(corners[index.div_ceil(2) % 4], matches!(index % 4, 0 | 1)))
                .collect();
            if ring.iter().any(Vec::is_empty) {
                continue;
            }
            let neighbours = |index: usize, other: usize| matches!((index + 8 - other) % 8, 1 | 7);
            let cells: BTreeSet<Cell> = ring.iter().flatten().copied().collect();
            let holds = |index: usize, digit| ring[index].iter().any(|c| self.has(Candidate::new(*c, digit)));
            // Returns how often the digit fits without these groups.
            let room = |digit: Digit, without: &[usize]| {
                let held: Vec<usize> =
                    (0..8).filter(|index| holds(*index, digit) && !without.contains(index)).collect();
                let apart =
                    |chosen: &Vec<usize>| chosen.iter().all(|a| chosen.iter().all(|b| !neighbours(*a, *b)));
                (0..=held.len()).rev().find(|size| choices(&held, *size).iter().any(apart)).unwrap()
            };
            let digits: Vec<Digit> = Digit::all(side).collect();
            if digits.iter().map(|digit| room(*digit, &[])).sum::<usize>() != cells.len() {
                continue;
            }
            let mut lost = BTreeSet::new();
            for candidate in self.all() {
                let Candidate { cell, digit } = candidate;
                let fits = |index: usize, next: usize| {
                    let both: Vec<Cell> = ring[index].iter().chain(&ring[next]).copied().collect();
                    let joins = |house: &HouseId| {
                        both.iter().all(|c| self.geometry.house(*house).cells().contains(c))
                    };
                    // Two groups of one box are not in one line, and two groups of one line are not in one box.
                    self.houses_of(cell).iter().any(joins)
                };
                let less = if let Some(own) = (0..8).find(|index| ring[*index].contains(&cell)) {
                    let (before, next) = ((own + 7) % 8, (own + 1) % 8);
                    room(digit, &[before, own, next]) + 1 < room(digit, &[])
                } else {
                    (0..8).any(|index| {
                        let next = (index + 1) % 8;
                        fits(index, next) && room(digit, &[index, next]) < room(digit, &[])
                    })
                };
                if less {
                    lost.insert(candidate);
                }
            }
            if !lost.is_empty() {
                conclusions.insert((Vec::new(), lost.into_iter().collect()));
            }
        }
        conclusions
    }

    /// For each digit that neither the row nor the column of the cell contains, returns its places there outside the
    /// box of the cell.
    fn outside(&self, pivot: Cell) -> Vec<(Digit, Vec<Cell>, Vec<Cell>)> {
        let stands = |house: HouseId, digit: Digit| {
            self.geometry.house(house).cells().iter().any(|cell| self.position.value(*cell) == Some(digit))
        };
        let of_kind = |kind| {
            let of = |house: &HouseId| self.geometry.house(*house).kind() == kind;
            self.houses_of(pivot).into_iter().find(of).unwrap()
        };
        let [row, column, in_box] = [HouseKind::Row, HouseKind::Column, HouseKind::Box].map(of_kind);
        let places = |house, digit| {
            let cells = self.in_house(house, digit).into_iter().map(|candidate| candidate.cell);
            cells.filter(|cell| !self.geometry.house(in_box).cells().contains(cell)).collect::<Vec<Cell>>()
        };
        let digits =
            Digit::all(self.geometry.side()).filter(|digit| !stands(row, *digit) && !stands(column, *digit));
        digits.map(|digit| (digit, places(row, digit), places(column, digit))).collect()
    }

    /// Tries every three cells (one where a row and a column cross, and one more of each outside that box) with three
    /// digits that have no other place in row and column outside the box; and every four cells (three and their
    /// opposite corner) with two and two such digits.
    fn fireworks(&self) -> BTreeSet<Conclusions> {
        let mut pivots: BTreeMap<(Cell, Cell, Cell), Vec<Digit>> = BTreeMap::new();
        for pivot in self.geometry.cells().filter(|cell| self.position.value(*cell).is_none()) {
            let outside = self.outside(pivot);
            let wings = |in_row: bool| -> BTreeSet<Cell> {
                let places = outside.iter().map(|(_, row, column)| if in_row { row } else { column });
                places.filter(|places| places.len() == 1).map(|places| places[0]).collect()
            };
            for a in wings(true) {
                for b in wings(false) {
                    let nowhere_else = |(_, row, column): &&(Digit, Vec<Cell>, Vec<Cell>)| {
                        row.iter().all(|cell| *cell == a) && column.iter().all(|cell| *cell == b)
                    };
                    let digits: Vec<_> = outside.iter().filter(nowhere_else).collect();
                    let used = digits.iter().any(|(_, row, _)| !row.is_empty())
                        && digits.iter().any(|(_, _, column)| !column.is_empty());
                    if used {
                        pivots.insert((pivot, a, b), digits.iter().map(|(digit, ..)| *digit).collect());
                    }
                }
            }
        }
        let mut conclusions = BTreeSet::new();
        let mut add = |kept: &[(Cell, Vec<Digit>)]| {
            let all = kept.iter().flat_map(|(cell, digits)| {
                self.in_cell(*cell).into_iter().filter(|candidate| !digits.contains(&candidate.digit))
            });
            let lost: BTreeSet<Candidate> = all.collect();
            if !lost.is_empty() {
                conclusions.insert((Vec::new(), lost.into_iter().collect()));
            }
        };
        for ((pivot, a, b), digits) in &pivots {
            if digits.len() == 3 {
                add(&[*pivot, *a, *b].map(|cell| (cell, digits.clone())));
            }
            let corner = self.geometry.cell_at(self.geometry.row(*b), self.geometry.column(*a));
            let Some(others) = pivots.get(&(corner, *b, *a)) else { continue };
            for own in choices(digits, 2) {
                for other in choices(others, 2) {
                    if own.iter().any(|digit| other.contains(digit)) {
                        continue;
                    }
                    let both = [own.clone(), other.clone()].concat();
                    add(&[(*pivot, own.clone()), (corner, other), (*a, both.clone()), (*b, both)]);
                }
            }
        }
        conclusions
    }

    /// Tries three cells in each of four boxes at the corners of a rectangle, one in every row and column of the box,
    /// that three digits cannot fill. What each of the other candidates there would exclude is eliminated; a single one
    /// is placed.
    fn tridagons(&self) -> Expected {
        let mut conclusions = BTreeSet::new();
        let mut tried = 0;
        let (height, width) = (self.geometry.box_rows(), self.geometry.box_columns());
        if (height, width) != (3, 3) {
            return Expected::Exactly(conclusions);
        }
        let mut impossible = BTreeMap::new();
        for bands in choices(&[0, 1, 2], 2) {
            for stacks in choices(&[0, 1, 2], 2) {
                let corners = bands.iter().flat_map(|band| stacks.iter().map(move |stack| (*band, *stack)));
                let corners: Vec<(usize, usize)> = corners.collect();
                for digits in choices(&Digit::all(self.geometry.side()).collect::<Vec<_>>(), 3) {
                    let fits = |cell: &Cell| {
                        let has = digits.iter().filter(|digit| self.has(Candidate::new(*cell, **digit)));
                        has.count() >= 2
                    };
                    let in_box = |(band, stack): (usize, usize)| {
                        let runs = ORDERS.into_iter().map(move |order| {
                            let cell = |row: usize| {
                                self.geometry.cell_at(band * height + row, stack * width + order[row])
                            };
                            (0..3).map(cell).collect::<Vec<Cell>>()
                        });
                        let standing =
                            |cell: &Cell| self.position.value(*cell).is_some_and(|d| digits.contains(&d));
                        let cells = (0..9)
                            .map(|i| self.geometry.cell_at(band * height + i / 3, stack * width + i % 3));
                        let free = !cells.clone().any(|cell| standing(&cell));
                        runs.filter(|run| free && run.iter().all(fits)).collect::<Vec<_>>()
                    };
                    let mut chosen: Vec<Vec<Cell>> = vec![Vec::new()];
                    for corner in &corners {
                        let runs = in_box(*corner);
                        let longer = chosen.iter().flat_map(|before| {
                            runs.iter().map(move |run| [before.as_slice(), run.as_slice()].concat())
                        });
                        chosen = longer.collect();
                    }
                    tried += chosen.len();
                    if tried > MOST_TRIDAGONS {
                        return Expected::TooLong;
                    }
                    for cells in chosen {
                        if *impossible.entry(cells.clone()).or_insert_with(|| !self.can_be_filled(&cells)) {
                            conclusions.extend(self.guarded(&cells, &digits));
                        }
                    }
                }
            }
        }
        Expected::Exactly(conclusions)
    }

    /// Returns whether three digits can fill the cells, where each group of three is in one box and has all three.
    fn can_be_filled(&self, cells: &[Cell]) -> bool {
        fn fills(board: &Board<'_>, cells: &[Cell], filled: &mut Vec<(Cell, usize)>) -> bool {
            if cells.is_empty() {
                return true;
            }
            ORDERS.into_iter().any(|order| {
                let clash = |(cell, digit): (&Cell, &usize)| {
                    filled
                        .iter()
                        .any(|(other, same)| same == digit && board.geometry.see_each_other(*cell, *other))
                };
                if cells[..3].iter().zip(&order).any(clash) {
                    return false;
                }
                filled.extend(cells[..3].iter().copied().zip(order));
                let found = fills(board, &cells[3..], filled);
                filled.truncate(filled.len() - 3);
                found
            })
        }
        fills(self, cells, &mut Vec::new())
    }

    /// Returns the conclusions if the cells cannot have only these digits.
    fn guarded(&self, cells: &[Cell], digits: &[Digit]) -> Option<Conclusions> {
        let all = cells.iter().flat_map(|cell| self.in_cell(*cell));
        let guardians: Vec<Candidate> = all.filter(|candidate| !digits.contains(&candidate.digit)).collect();
        match guardians.as_slice() {
            [] => None,
            [only] => Some((vec![*only], Vec::new())),
            _ => {
                let exclude = |a: &Candidate, b: &Candidate| {
                    if a.cell == b.cell { a.digit != b.digit } else { self.see(*a, *b) }
                };
                let lost = self.all().into_iter().filter(|c| guardians.iter().all(|g| exclude(g, c)));
                let lost: Vec<Candidate> = lost.collect();
                (!lost.is_empty()).then_some((Vec::new(), lost))
            }
        }
    }
}
