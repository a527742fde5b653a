//! Full boards from a pattern: quick solutions of blank or nearly blank boards.

use crate::Outcome;
use crate::limits::Meter;
use crate::random::Random;
use crate::solutions::Solutions;
use jade_grid::{Cell, Puzzle};
use std::ops::ControlFlow;

/// The minimum number of digits that no given uses for a pattern to be tried. Permuting them gives more solutions, 21!
/// > 2^64, than anyone could list, so a search that lists them never ends and need not know whether there are others.
const FREE_DIGITS: usize = 21;

/// The number of shuffled patterns tried before giving up: a few hundredths of a second.
const MAX_SHUFFLES: usize = 10_000;

/// Reports solutions of a nearly blank board until the sink has enough: full boards that follow the cyclic pattern,
/// with lines, bands and stacks shuffled so that they contain the givens, and with the free digits permuted in all
/// ways.
///
/// Returns only if there is no such board, none that is easy to find, or too few [free digits](FREE_DIGITS); no
/// solution has been reported then. It never claims that these are all solutions.
pub(crate) fn fill(
    puzzle: &Puzzle,
    meter: &mut Meter<'_>,
    solutions: &mut Solutions<'_, '_>,
) -> ControlFlow<Outcome> {
    let Some((mut values, free)) = find(puzzle) else { return ControlFlow::Continue(()) };
    // Heap's algorithm (B. R. Heap, 1963): every exchange of two digits gives another board.
    let mut digits = free;
    let mut counters = vec![0; digits.len()];
    let mut i = 1;
    solutions.report(meter, &values)?;
    while i < digits.len() {
        if counters[i] < i {
            meter.poll_solution()?;
            let j = if i % 2 == 0 { 0 } else { counters[i] };
            let (a, b) = (digits[i], digits[j]);
            digits.swap(i, j);
            for value in &mut values {
                *value = if *value == a {
                    b
                } else if *value == b {
                    a
                } else {
                    *value
                };
            }
            solutions.report(meter, &values)?;
            counters[i] += 1;
            i = 1;
        } else {
            counters[i] = 0;
            i += 1;
        }
    }
    ControlFlow::Continue(())
}

/// Finds a full board that follows the pattern and contains the givens; returns it with the digits that no given uses.
fn find(puzzle: &Puzzle) -> Option<(Vec<u8>, Vec<u8>)> {
    if puzzle.is_restricted() || !puzzle.geometry().is_plain() {
        return None;
    }
    let geometry = puzzle.geometry();
    let side = geometry.side();
    let mut used = vec![false; side + 1];
    let mut placed = 0;
    for (_, digit) in puzzle.filled() {
        used[usize::from(digit.get())] = true;
        placed += 1;
        // Each given constrains the shuffles: more than a few are never satisfied by chance.
        if placed > side / 2 {
            return None;
        }
    }
    let free: Vec<u8> = (1..=side as u8).filter(|digit| !used[usize::from(*digit)]).collect();
    if free.len() < FREE_DIGITS {
        return None;
    }
    let mut random = Random::new(side as u64);
    (0..MAX_SHUFFLES).find_map(|_| shuffled(puzzle, &free, &mut random)).map(|values| (values, free))
}

/// Returns the pattern with lines, bands and stacks shuffled, if its symbols can be mapped to digits so that the givens
/// fit.
fn shuffled(puzzle: &Puzzle, free: &[u8], random: &mut Random) -> Option<Vec<u8>> {
    let geometry = puzzle.geometry();
    let (side, high, wide) = (geometry.side(), geometry.box_rows(), geometry.box_columns());
    let (rows, columns) = (lines(side, high, random), lines(side, wide, random));
    let symbol = |cell: Cell| {
        let (row, column) = (rows[geometry.row(cell)], columns[geometry.column(cell)]);
        (row % high * wide + row / high + column) % side
    };
    let mut digit_of = vec![0; side];
    let mut symbol_of = vec![usize::MAX; side + 1];
    for (cell, digit) in puzzle.filled() {
        let (symbol, digit) = (symbol(cell), digit.get());
        let (before, other) = (digit_of[symbol], symbol_of[usize::from(digit)]);
        if (before != 0 && before != digit) || (other != usize::MAX && other != symbol) {
            return None;
        }
        digit_of[symbol] = digit;
        symbol_of[usize::from(digit)] = symbol;
    }
    let mut free = free.to_vec();
    random.shuffle(&mut free);
    let mut free = free.into_iter();
    for digit in digit_of.iter_mut().filter(|digit| **digit == 0) {
        *digit = free.next()?;
    }
    Some(geometry.cells().map(|cell| digit_of[symbol(cell)]).collect())
}

/// Returns the lines 0 to `side` in an order that keeps those of a band, or stack, together.
fn lines(side: usize, thickness: usize, random: &mut Random) -> Vec<usize> {
    let mut bands: Vec<Vec<usize>> = (0..side / thickness)
        .map(|band| {
            let mut lines: Vec<usize> = (band * thickness..(band + 1) * thickness).collect();
            random.shuffle(&mut lines);
            lines
        })
        .collect();
    random.shuffle(&mut bands);
    bands.concat()
}

/// Returns a full board that follows a shuffled pattern.
#[cfg(test)]
pub(crate) fn random_full(geometry: &'static jade_grid::Geometry, random: &mut Random) -> Puzzle {
    let digits: Vec<u8> = (1..=geometry.side() as u8).collect();
    let empty = Puzzle::empty(geometry);
    let values = shuffled(&empty, &digits, random).unwrap();
    Puzzle::from_digits(geometry, values.into_iter().map(jade_grid::Digit::new)).unwrap()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SearchLimits;
    use jade_grid::{Digit, Geometry};
    use std::collections::HashSet;

    fn filled(puzzle: &Puzzle, most: usize) -> Vec<Puzzle> {
        let mut found = Vec::new();
        let mut sink = |solution: &Puzzle| {
            found.push(solution.clone());
            ControlFlow::Continue(())
        };
        let limits = SearchLimits::default().solutions(most as u64);
        Meter::run(&limits, |meter| fill(puzzle, meter, &mut Solutions::new(puzzle, Some(&mut sink))));
        found
    }

    #[test]
    fn boards_with_few_givens_are_filled_repeatedly_and_differently() {
        for side in [25, 30, 36, 49, 100] {
            let geometry = Geometry::standard(side).unwrap();
            let mut random = Random::new(side as u64);
            for givens in [0, 1, 2, 4] {
                let mut puzzle = Puzzle::empty(geometry);
                for _ in 0..givens {
                    let cell = Cell::new(random.below(geometry.cell_count()));
                    puzzle.set(cell, Some(Digit::from_index(random.below(side))));
                }
                if !puzzle.conflicts().is_empty() {
                    continue;
                }
                let found = filled(&puzzle, 300);
                assert_eq!(found.len(), 300, "{side}: {givens}");
                assert!(found.iter().all(|solution| solution.solves(&puzzle)), "{side}: {givens}");
                let different: HashSet<&[u8]> = found.iter().map(Puzzle::values).collect();
                assert_eq!(different.len(), 300, "{side}: {givens}");
            }
        }
    }

    #[test]
    fn other_boards_are_left_alone() {
        let sixteen = Puzzle::empty(Geometry::standard(16).unwrap());
        assert!(filled(&sixteen, 1).is_empty());
        let full = random_full(Geometry::standard(36).unwrap(), &mut Random::new(1));
        assert!(filled(&full, 1).is_empty());
        // Givens that break a rule: no pattern contains them.
        let mut broken = Puzzle::empty(Geometry::standard(36).unwrap());
        broken.set(Cell::new(0), Digit::new(1));
        broken.set(Cell::new(5), Digit::new(1));
        assert!(filled(&broken, 1).is_empty());
    }
}
