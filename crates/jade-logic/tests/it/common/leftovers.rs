//! The naive finder for the law of leftovers: every choice of lines and regions, and every digit for each of their cells.

use super::Expected;
use jade_grid::{Candidate, Cell, DigitSet, Geometry, HouseKind, Position};
use std::collections::BTreeSet;

/// The most choices of digits that are tried for the cells of one side.
const MOST_CHOICES: usize = 5_000;

/// Returns the expected conclusions of the technique with this id; `None` if it is another one.
pub fn conclusions(id: &str, position: &Position) -> Option<Expected> {
    if id != "law-of-leftovers" {
        return None;
    }
    if position.geometry().side() > 9 {
        return Some(Expected::TooLong);
    }
    let (mut expected, mut is_whole) = (BTreeSet::new(), true);
    for (of_lines, of_regions) in pairs(position.geometry()) {
        match concluded(position, &of_lines, &of_regions) {
            Some((placed, gone)) if placed.is_empty() && gone.is_empty() => {}
            Some(one) => _ = expected.insert(one),
            None => is_whole = false,
        }
    }
    Some(if is_whole { Expected::Exactly(expected) } else { Expected::AtLeast(expected) })
}

/// Every pair of cells of lines outside regions, and of regions outside lines, with one to five cells.
pub fn pairs(board: &Geometry) -> Vec<(Vec<Cell>, Vec<Cell>)> {
    let side = board.side();
    let of_kind = |kind| -> Vec<Vec<Cell>> {
        let houses = board.houses().iter().filter(|house| house.kind() == kind);
        houses.map(|house| house.cells().to_vec()).collect()
    };
    let regions = of_kind(HouseKind::Region);
    let mut pairs = Vec::new();
    for lines in [of_kind(HouseKind::Row), of_kind(HouseKind::Column)] {
        for first in 0..side {
            for count in 1..=4.min(side - first) {
                let inside = lines[first..first + count].concat();
                for choice in 0u32..1 << regions.len() {
                    if choice.count_ones() as usize != count || count == side {
                        continue;
                    }
                    let chosen = (0..regions.len()).filter(|region| choice & 1 << region != 0);
                    let covered: Vec<Cell> = chosen.flat_map(|region| regions[region].clone()).collect();
                    let without = |cells: &[Cell], others: &[Cell]| -> Vec<Cell> {
                        let mut left: Vec<Cell> =
                            cells.iter().copied().filter(|cell| !others.contains(cell)).collect();
                        left.sort_unstable();
                        left
                    };
                    let (a, b) = (without(&inside, &covered), without(&covered, &inside));
                    if (1..=5).contains(&a.len()) {
                        pairs.push((a, b));
                    }
                }
            }
        }
    }
    pairs
}

type Conclusions = (Vec<Candidate>, Vec<Candidate>);

/// Returns the simplest conclusion for two sides; `None` if there are too many choices of digits.
fn concluded(position: &Position, a: &[Cell], b: &[Cell]) -> Option<Conclusions> {
    let board = position.geometry();
    let there = |cell: Cell| position.value(cell).map_or_else(|| position.candidates(cell), DigitSet::only);
    let candidates = |cells: &[Cell]| -> Vec<Candidate> {
        let open = cells.iter().filter(|cell| position.value(**cell).is_none());
        open.flat_map(|cell| there(*cell).iter().map(move |digit| Candidate::new(*cell, digit))).collect()
    };
    let can = |cells: &[Cell], digit| cells.iter().any(|cell| there(*cell).contains(digit));
    let sorted = |mut all: Vec<Candidate>| {
        all.sort_unstable();
        all
    };
    let without = |from: &[Cell], other: &[Cell]| -> Vec<Candidate> {
        candidates(from).into_iter().filter(|one| !can(other, one.digit)).collect()
    };
    let lost = sorted([without(a, b), without(b, a)].concat());
    if let ([one], [other]) = (a, b) {
        let common = there(*one) & there(*other);
        if common.len() == 1 {
            let both = candidates(&[*one, *other]);
            return Some((
                sorted(both.into_iter().filter(|c| common.contains(c.digit)).collect()),
                Vec::new(),
            ));
        }
        return Some((Vec::new(), if common.is_empty() { Vec::new() } else { lost }));
    }
    if !lost.is_empty() {
        return Some((Vec::new(), lost));
    }
    let mut placed = Vec::new();
    for (from, to) in [(a, b), (b, a)] {
        for one in candidates(to) {
            let held =
                |side: &[Cell]| side.iter().filter(|cell| position.value(**cell) == Some(one.digit)).count();
            let room = candidates(to).iter().filter(|other| other.digit == one.digit).count();
            if held(from) == held(to) + room {
                placed.push(one);
            }
        }
    }
    if !placed.is_empty() {
        return Some((sorted(placed), Vec::new()));
    }
    // Every way to fill each side, by the digits in ascending order.
    let ways = |side: &[Cell]| -> Option<Vec<Vec<Candidate>>> {
        let mut ways: Vec<Vec<Candidate>> = vec![Vec::new()];
        for cell in side {
            let extended = ways.iter().flat_map(|way| {
                there(*cell).iter().map(move |digit| [&way[..], &[Candidate::new(*cell, digit)]].concat())
            });
            ways = extended.filter(|way| agree(board, way)).collect();
            if ways.len() > MOST_CHOICES {
                return None;
            }
        }
        Some(ways)
    };
    let digits = |way: &[Candidate]| {
        let mut digits: Vec<_> = way.iter().map(|one| one.digit).collect();
        digits.sort_unstable();
        digits
    };
    let (ways_a, ways_b) = (ways(a)?, ways(b)?);
    if ways_a.len().saturating_mul(ways_b.len()) > 1_000_000 {
        return None;
    }
    let mut possible = BTreeSet::new();
    for one in &ways_a {
        for other in ways_b.iter().filter(|other| digits(other) == digits(one)) {
            let way = [&one[..], other].concat();
            if agree(board, &way) {
                possible.extend(way);
            }
        }
    }
    let all = candidates(&[a, b].concat());
    let gone = all.into_iter().filter(|one| !possible.is_empty() && !possible.contains(one)).collect();
    Some((Vec::new(), sorted(gone)))
}

fn agree(board: &Geometry, way: &[Candidate]) -> bool {
    let clash = |one: &Candidate, other: &Candidate| {
        one.cell != other.cell && one.digit == other.digit && board.see_each_other(one.cell, other.cell)
    };
    !way.iter().any(|one| way.iter().any(|other| clash(one, other)))
}
