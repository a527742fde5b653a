//! Wings: whatever the pivot is, a digit is in one of a few cells; what sees them all cannot have it.

use crate::patterns::{candidates, report_distinct};
use crate::{Analysis, Found, PartValue, Step, Technique};
use jade_grid::{Cell, CellSet, Digit, DigitSet};
use std::ops::ControlFlow;

/// Finds a pivot and two cells of two candidates that it sees, one for each of two of its digits, and a third
/// digit that both have. The pivot has those two digits alone (`of_pivot` 2, an XY-Wing), or the third as
/// well (3, an XYZ-Wing). Three cells of one house are a naked triple and no wing. The parts are pivot,
/// first, first-digit, second, second-digit, digit.
pub(crate) fn find(
    technique: &'static Technique,
    analysis: &Analysis<'_>,
    of_pivot: usize,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let bivalue = analysis.cells_with_count(2);
    let mut steps = Vec::new();
    if bivalue.len() < 2 {
        return ControlFlow::Continue(());
    }
    for pivot in analysis.cells_with_count(of_pivot) {
        let own = position.candidates(pivot);
        let near = bivalue & geometry.peers(pivot);
        for first in near {
            let first_has = position.candidates(first);
            if (first_has & own).len() != of_pivot - 1 {
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
                let expected = if of_pivot == 3 { expected.with(digit) } else { expected };
                if own != expected {
                    continue;
                }
                let cells = CellSet::only(pivot).with(first).with(second);
                if geometry.houses_of_all(cells).next().is_some() {
                    continue;
                }
                let mut seen = geometry.peers(first) & geometry.peers(second);
                if of_pivot == 3 {
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
