//! Avoidable rectangle, type 2: four cells in two rows, two columns and two boxes, none of them a given. Two are
//! filled. The other two are open and have two candidates each: the digit that would complete a rectangle of two
//! alternating digits, and another one, the same in both. One of them must have the latter, or the digits could be
//! exchanged in all four cells. So cells that see both lose it.
//!
//! ```text
//!  a  .  . | b  .  .     a and b have been entered: c is in one of the
//!  bc *  * | ac *  *     open corners, and not at *
//! ```
//!
//! The open cells may be side by side or opposite. This is sound only if the filled cells are known to be entries, as
//! for [type 1](super::avoidable_rectangle_1).

use crate::patterns::{candidates, deadly, rectangle, report_distinct};
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, Step, StepSink, Technique,
    TechniqueId,
};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet};
use std::ops::ControlFlow;

/// See the [module](self).
pub static AVOIDABLE_RECTANGLE_2: Technique = Technique {
    id: TechniqueId::new("avoidable-rectangle-2"),
    family: Family::Uniqueness,
    level: Level::VeryHard,
    points: 100,
    profiles: Profiles::Full,
    needs: Needs::HousesOnly,
    hodoku: &["0608"],
    parts: &[
        PartDecl::new("digits", Role::Deadly, PartKind::Digits),
        PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
        PartDecl::new("placed", Role::Deadly, PartKind::Cells),
        PartDecl::new("first", Role::Extra, PartKind::Cell),
        PartDecl::new("roof", Role::Extra, PartKind::Cells),
        PartDecl::new("extra", Role::Extra, PartKind::Digit),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("avoidable_rectangle_2.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let position = analysis.position();
    let mut steps = Vec::new();
    let entries = rectangle::entries(position);
    if entries.len() < 2 {
        return ControlFlow::Continue(());
    }
    let two = analysis.cells_with_count(2);
    for first in two {
        let value = |cell| position.value(cell);
        let later = two.iter().filter(|cell| first < *cell).collect();
        // Side by side, along a row or along a column. The two opposite corners are filled.
        rectangle::for_each_at(analysis, first, later, entries, |[_, second, below, across]| {
            if let (true, Some(a), Some(b)) = (entries.contains(across), value(across), value(below)) {
                add(
                    analysis,
                    [(first, a), (second, b)],
                    [below, across],
                    DigitSet::only(a).with(b),
                    &mut steps,
                );
            }
        });
        rectangle::for_each_at(analysis, first, entries, later, |[_, beside, second, across]| {
            if let (true, Some(a), Some(b)) = (entries.contains(across), value(across), value(beside)) {
                add(
                    analysis,
                    [(first, a), (second, b)],
                    [beside, across],
                    DigitSet::only(a).with(b),
                    &mut steps,
                );
            }
        });
        // Opposite each other. The two neighbours are filled with the same digit.
        rectangle::for_each_at(analysis, first, entries, entries, |[_, beside, below, second]| {
            if let (true, Some(b), true) =
                (later.contains(second), value(beside), value(beside) == value(below))
            {
                for a in position.candidates(first) {
                    let digits = DigitSet::only(a).with(b);
                    add(analysis, [(first, a), (second, a)], [beside, below], digits, &mut steps);
                }
            }
        });
    }
    report_distinct(steps, found)
}

/// Adds a step if each of the two open cells has the digit that would complete the rectangle, and the same other one.
fn add(
    analysis: &Analysis<'_>,
    open: [(Cell, Digit); 2],
    placed: [Cell; 2],
    digits: DigitSet,
    steps: &mut Vec<Step>,
) {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let other = |(cell, digit)| {
        let candidates: DigitSet = position.candidates(cell);
        if candidates.contains(digit) { candidates.without(digit).single() } else { None }
    };
    let [Some(extra), Some(same)] = open.map(other) else { return };
    let roof: CellSet = open.iter().map(|(cell, _)| *cell).collect();
    let lost = geometry.common_peers(roof) & position.cells_with(extra);
    if extra == same && !lost.is_empty() {
        let parts = AVOIDABLE_RECTANGLE_2.name_parts([
            PartValue::Digits(digits),
            PartValue::Candidates(open.map(|(cell, digit)| Candidate::new(cell, digit)).to_vec()),
            PartValue::Cells(placed.into_iter().collect()),
            PartValue::Cell(open[0].0),
            PartValue::Cells(roof.large()),
            PartValue::Digit(extra),
        ]);
        steps.push(deadly::step(&AVOIDABLE_RECTANGLE_2, parts, candidates(lost, extra)));
    }
}
