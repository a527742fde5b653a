//! Extended rectangle: six open cells, two on each of three lines that cross two parallel lines, with the same three
//! digits. If they had only these, both parallel lines would have all three, and the lines could be exchanged: the
//! pairs in the cross lines would stay the same, and so would the boxes, each of which contains one pair or one whole
//! line. So one of the cells has another candidate. The conclusions are those of a [unique
//! rectangle](super::unique_rectangle_1): types 1 (one cell has other candidates), 2 (all have the same other
//! candidate), 3 (a naked subset with the other candidates of two) and 4 (one of the digits has no other place than
//! these two cells).
//! ```text
//!  ab  .  . | bc  .  . | abc  .  .     the last cell is none of a, b, c
//!  abc .  . | abc .  . | abcd .  .
//! ```
//!
//! The candidates must allow filling the cells with the three digits.

use crate::patterns::deadly::{self, Own, Pattern};
use crate::patterns::report_distinct;
use crate::step::{PartKind, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, Step, StepSink, Technique,
    TechniqueId,
};
use jade_grid::{Cell, CellSet, Digit, DigitSet, HouseId, HouseKind};
use std::ops::ControlFlow;

/// See the [module](self).
pub static EXTENDED_RECTANGLE: Technique = Technique {
    id: TechniqueId::new("extended-rectangle"),
    family: Family::Uniqueness,
    level: Level::VeryHard,
    points: 110,
    profiles: Profiles::Full,
    needs: Needs::HousesOnly,
    hodoku: &[],
    parts: &[
        PartDecl::new("digits", Role::Deadly, PartKind::Digits),
        PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
        PartDecl::new("first", Role::Extra, PartKind::Cell),
        PartDecl::new("roof", Role::Extra, PartKind::Cells),
        PartDecl::new("extras", Role::Extra, PartKind::Digits),
        PartDecl::new("subset", Role::SetA, PartKind::Cells),
        PartDecl::new("subset-digits", Role::SetA, PartKind::Digits),
        PartDecl::new("houses", Role::Cover, PartKind::Houses),
        PartDecl::new("locked", Role::Shared, PartKind::Digits),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("extended_rectangle.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let geometry = analysis.geometry();
    let mut steps = Vec::new();
    for (kind, across) in [(HouseKind::Row, HouseKind::Column), (HouseKind::Column, HouseKind::Row)] {
        let of_kind = |kind| geometry.house_ids().filter(move |id| geometry.house(*id).kind() == kind);
        let lines: Vec<HouseId> = of_kind(kind).collect();
        let across: Vec<HouseId> = of_kind(across).collect();
        for (index, &first) in lines.iter().enumerate() {
            for &second in &lines[index + 1..] {
                find_in_lines(analysis, [first, second], &across, &mut steps);
            }
        }
    }
    report_distinct(steps, found)
}

/// The number of pairs and of digits.
const WIDTH: usize = 3;

/// Two cells on a cross line, one on each of the parallel lines, with their candidates.
#[derive(Clone, Copy)]
struct Across {
    cells: [Cell; 2],
    candidates: [DigitSet; 2],
}

impl Across {
    fn digits(&self) -> DigitSet {
        self.candidates[0] | self.candidates[1]
    }
}

/// Tries all ways to choose three lines that cross two parallel ones.
fn find_in_lines(analysis: &Analysis<'_>, lines: [HouseId; 2], across: &[HouseId], steps: &mut Vec<Step>) {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let pair = |line: &HouseId| {
        // The cells of a line, indexed by the line that crosses it.
        let crossing = |with: HouseId| {
            let cell = geometry.house(with).cells()[geometry.house(*line).number() - 1];
            position.open_cells().contains(cell).then_some(cell)
        };
        let cells = [crossing(lines[0])?, crossing(lines[1])?];
        Some(Across { cells, candidates: cells.map(|cell| position.candidates(cell)) })
    };
    let pairs: Vec<Across> = across.iter().filter_map(pair).collect();
    for (i, a) in pairs.iter().enumerate() {
        for (j, b) in pairs.iter().enumerate().skip(i + 1) {
            if !promising(&[a, b]) {
                continue;
            }
            for c in &pairs[j + 1..] {
                if promising(&[a, b, c]) && can_be_exchanged(analysis, [a, b, c]) {
                    find_digits(analysis, [a, b, c], steps);
                }
            }
        }
    }
}

/// Returns whether at most two of the cells have candidates besides some three digits, or all have at most one digit
/// besides. A quick test that rejects most choices, but not all bad ones.
fn promising(pairs: &[&Across]) -> bool {
    let all = pairs.iter().fold(DigitSet::EMPTY, |all, pair| all | pair.digits());
    let many = pairs.iter().flat_map(|pair| pair.candidates).filter(|digits| digits.len() > WIDTH);
    all.len() <= WIDTH + 1 || many.count() <= 2
}

/// Returns whether every box and extra region has one pair, one whole line or none of the cells.
fn can_be_exchanged(analysis: &Analysis<'_>, pairs: [&Across; WIDTH]) -> bool {
    let geometry = analysis.geometry();
    let line = |index: usize| pairs.iter().map(|pair| pair.cells[index]).collect::<CellSet>();
    let (first, second) = (line(0), line(1));
    let cells = first | second;
    let kept = |id: &HouseId| {
        let house = geometry.house(*id);
        let held = house.set() & cells;
        let pair = || pairs.iter().any(|pair| held == pair.cells.into_iter().collect());
        house.is_line() || held == first || held == second || pair()
    };
    cells.iter().all(|cell| geometry.houses_of(cell).iter().all(kept))
}

/// Tries all ways to choose the three digits.
fn find_digits(analysis: &Analysis<'_>, pairs: [&Across; WIDTH], steps: &mut Vec<Step>) {
    let all = pairs.iter().fold(DigitSet::EMPTY, |all, pair| all | pair.digits());
    let cells: Vec<(Cell, DigitSet)> =
        pairs.iter().flat_map(|pair| pair.cells.into_iter().zip(pair.candidates)).collect();
    let mut tried: Vec<DigitSet> = Vec::new();
    let mut look = |digits: DigitSet| {
        if digits.len() != WIDTH || tried.contains(&digits) {
            return;
        }
        tried.push(digits);
        if can_be_filled(pairs, digits) {
            let cells = cells.iter().map(|(cell, _)| *cell).collect();
            if !deadly::can_be_exchanged(analysis.position(), cells, digits) {
                return;
            }
            let pattern = Pattern::new(analysis.position(), cells, Own::All(digits));
            if pattern.roof().len() <= 2 || pattern.extras().len() == 1 {
                deadly::all_conclusions(&EXTENDED_RECTANGLE, &pattern, digits, steps);
            }
        }
    };
    // All other candidates are the same digit.
    if all.len() == WIDTH + 1 {
        all.iter().for_each(|extra| look(all.without(extra)));
    }
    // All but one or two cells have no other candidates.
    for i in 0..cells.len() {
        for j in i..cells.len() {
            let rest = cells.iter().enumerate().filter(|(index, _)| *index != i && *index != j);
            let rest = rest.fold(DigitSet::EMPTY, |digits, (_, (_, candidates))| digits | *candidates);
            complete(rest, all, &mut look);
        }
    }
}

/// Calls `look` with every set of three digits from `all` that contains `digits`.
fn complete(digits: DigitSet, all: DigitSet, look: &mut impl FnMut(DigitSet)) {
    if digits.len() == WIDTH {
        look(digits);
    } else if digits.len() < WIDTH {
        (all - digits).iter().for_each(|more| complete(digits.with(more), all, look));
    }
}

/// Returns whether the candidates allow filling the cells with the digits, each once on both lines.
fn can_be_filled(pairs: [&Across; WIDTH], digits: DigitSet) -> bool {
    fn fill(pairs: &[&Across], left: [DigitSet; 2]) -> bool {
        let Some((pair, rest)) = pairs.split_first() else { return true };
        let ways = |line: usize| (pair.candidates[line] & left[line]).iter();
        ways(0).any(|one: Digit| {
            ways(1).any(|other| one != other && fill(rest, [left[0].without(one), left[1].without(other)]))
        })
    }
    fill(&pairs, [digits, digits])
}
