//! W-Wing: two cells that do not see each other have the same two candidates, and a conjugate pair of one of these
//! connects them: each cell sees one end. If neither cell had the other digit, both would have this one, and the pair
//! would have no place left. So one of the two has the other digit: cells that see both lose it.
//!
//! ```text
//!  xz .  . | .  .  . | .  *  .     the middle row has x at P and P only: not both
//!  .  .  . | .  .  . | .  .  .     cells are x, so one is z, and none at *
//!  P  .  . | .  .  . | .  P  .
//!  .  .  . | .  .  . | .  .  .
//!  *  .  . | .  .  . | .  xz .
//! ```

use crate::patterns::conjugate::{self, Pairs};
use crate::patterns::{candidates, report_distinct, shared_house};
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, Step, StepSink, Technique,
    TechniqueId,
};
use jade_grid::{Cell, CellSet, Digit};
use std::ops::ControlFlow;

/// See the [module](self).
pub static W_WING: Technique = Technique {
    id: TechniqueId::new("w-wing"),
    family: Family::Wing,
    level: Level::VeryHard,
    points: 150,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["0803"],
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("first", Role::Pincer, PartKind::Cell),
        PartDecl::new("second", Role::Pincer, PartKind::Cell),
        PartDecl::new("house", Role::Base, PartKind::House),
        PartDecl::new("link", Role::Pivot, PartKind::Cells),
        PartDecl::new("shared", Role::SetA, PartKind::Digit),
        PartDecl::new("digit", Role::SetB, PartKind::Digit),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("w_wing.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let bivalue = analysis.cells_with_count(2);
    let mut steps = Vec::new();
    for first in bivalue {
        let digits = position.candidates(first);
        for second in bivalue - geometry.peers(first) {
            if first >= second || position.candidates(second) != digits {
                continue;
            }
            for shared in digits {
                let Some(digit) = digits.without(shared).single() else { continue };
                let seen = geometry.peers(first) & geometry.peers(second);
                if !(seen & position.cells_with(digit)).is_empty() {
                    find_links(analysis, [first, second], shared, digit, &mut steps);
                }
            }
        }
    }
    report_distinct(steps, found)
}

/// Finds the conjugate pairs of `shared` that connect two cells with two candidates.
fn find_links(
    analysis: &Analysis<'_>,
    [first, second]: [Cell; 2],
    shared: Digit,
    digit: Digit,
    steps: &mut Vec<Step>,
) {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let ends = CellSet::only(first).with(second);
    for pair in Pairs::of(position, shared).as_slice() {
        for (a, b) in [pair.turned(false), pair.turned(true)] {
            let (Some(to_first), Some(to_second)) =
                (shared_house(geometry, first, a), shared_house(geometry, b, second))
            else {
                continue;
            };
            if ends.contains(a) || ends.contains(b) {
                continue;
            }
            let seen = geometry.peers(first) & geometry.peers(second);
            let targets = seen & position.cells_with(digit);
            let parts = W_WING.name_parts([
                PartValue::Digits(position.candidates(first)),
                PartValue::Cell(first),
                PartValue::Cell(second),
                PartValue::House(pair.house),
                PartValue::Cells(CellSet::only(a).with(b).large()),
                PartValue::Digit(shared),
                PartValue::Digit(digit),
            ]);
            let links = vec![
                conjugate::weak(first, a, shared, to_first),
                conjugate::strong(a, b, shared, pair.house),
                conjugate::weak(b, second, shared, to_second),
            ];
            let step = Step::new(W_WING.id, parts, Vec::new(), candidates(targets, digit));
            steps.push(step.with_links(links));
        }
    }
}
