//! Wings: whatever the pivot is, a digit is in one of a few cells, so a cell that sees them all cannot have it.

use crate::patterns::{candidates, report_distinct};
use crate::{Analysis, PartDecl, PartKind, PartValue, Role, Step, StepSink, Technique};
use jade_grid::{Cell, CellSet, Digit, DigitSet};
use std::ops::ControlFlow;

/// The parts of a step.
pub(crate) const PARTS: &[PartDecl] = &[
    PartDecl::new("pivot", Role::Pivot, PartKind::Cell),
    PartDecl::new("first", Role::Pincer, PartKind::Cell),
    PartDecl::new("first-digit", Role::SetA, PartKind::Digit),
    PartDecl::new("second", Role::Pincer, PartKind::Cell),
    PartDecl::new("second-digit", Role::SetB, PartKind::Digit),
    PartDecl::new("digit", Role::Subject, PartKind::Digit),
];

/// The digits of the pivot.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Pivot {
    /// One digit of each pincer (XY-Wing).
    OneOfEach,
    /// One digit of each pincer, and the one that both pincers share (XYZ-Wing).
    OneOfEachAndShared,
}

/// Finds a pivot and two cells with two candidates that it sees, one for each of two of its digits, and with a third
/// digit in common. Three cells of one house are a naked triple and not a wing.
pub(crate) fn find(
    technique: &'static Technique,
    analysis: &Analysis<'_>,
    pivot_digits: Pivot,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    let has_shared = pivot_digits == Pivot::OneOfEachAndShared;
    let pivot_count = if has_shared { 3 } else { 2 };
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let bivalue = analysis.cells_with_count(2);
    let mut steps = Vec::new();
    if bivalue.len() < 2 {
        return ControlFlow::Continue(());
    }
    for pivot in analysis.cells_with_count(pivot_count) {
        let own = position.candidates(pivot);
        let near = bivalue & geometry.peers(pivot);
        for first in near {
            let first_has = position.candidates(first);
            if (first_has & own).len() != pivot_count - 1 {
                continue;
            }
            for second in near.iter().filter(|second| first < *second) {
                let second_has = position.candidates(second);
                let (Some(digit), false) = ((first_has & second_has).single(), first_has == second_has)
                else {
                    continue;
                };
                let (Some(x), Some(y)) =
                    (first_has.without(digit).single(), second_has.without(digit).single())
                else {
                    continue;
                };
                let expected = DigitSet::only(x).with(y);
                let expected = if has_shared { expected.with(digit) } else { expected };
                if own != expected {
                    continue;
                }
                let cells = CellSet::only(pivot).with(first).with(second);
                if geometry.houses_of_all(cells).next().is_some() {
                    continue;
                }
                let mut seen = geometry.peers(first) & geometry.peers(second);
                if has_shared {
                    seen &= geometry.peers(pivot);
                }
                let targets = (seen & position.cells_with(digit)).without(pivot);
                if !targets.is_empty() {
                    steps.push(step(technique, pivot, [(first, x), (second, y)], digit, targets));
                }
            }
        }
    }
    report_distinct(steps, found)
}

fn step(
    technique: &'static Technique,
    pivot: Cell,
    [(first, x), (second, y)]: [(Cell, Digit); 2],
    digit: Digit,
    targets: CellSet,
) -> Step {
    let parts = [
        PartValue::Cell(pivot),
        PartValue::Cell(first),
        PartValue::Digit(x),
        PartValue::Cell(second),
        PartValue::Digit(y),
        PartValue::Digit(digit),
    ];
    Step::new(technique.id, technique.name_parts(parts), Vec::new(), candidates(targets, digit))
}
