//! Multi-colours: places of a digit hang together in two clusters, each coloured with two colours. If a colour of one
//! cluster sees both colours of the other, it is false. If it sees one colour of the other, not both are true: so one of
//! their opposites is, and a cell that sees both of these cannot have the digit. Where the same two clusters meet in two
//! such ways, both conclusions are one step as well.
//!
//! ```text
//!  A  .  . | .  .  . | B  .  .     A and B are one cluster, C and D the other;
//!  .  .  . | .  .  . | .  C  D     B sees C, so A or D is true:
//!  x  .  . | .  .  . | .  .  D     none at x
//! ```

use crate::patterns::colors::{self, Component, Components};
use crate::patterns::{candidates, report_with_dual};
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Scope, Step, Technique, TechniqueId};
use jade_grid::{CellSet, Digit};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct MultiColors;

static FACTS: Facts = Facts {
    id: TechniqueId::new("multi-colors"),
    family: Family::Coloring,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
        PartDecl::new("start", Role::Start, PartKind::Cell),
        PartDecl::new("first", Role::SetA, PartKind::Cells),
        PartDecl::new("first-opposite", Role::SetB, PartKind::Cells),
        PartDecl::new("second", Role::Pincer, PartKind::Cells),
        PartDecl::new("second-opposite", Role::Shared, PartKind::Cells),
        PartDecl::new("touch", Role::Deadly, PartKind::Cells),
        PartDecl::new("also-touch", Role::Deadly, PartKind::Cells),
        PartDecl::new("also-first", Role::SetB, PartKind::Cells),
        PartDecl::new("also-second", Role::Shared, PartKind::Cells),
    ],
};

impl Technique for MultiColors {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn scope(&self) -> Scope {
        Scope::Digit
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let position = analysis.position();
        let (mut steps, mut duals) = (Vec::new(), Vec::new());
        for digit in analysis.digits() {
            let components = Components::of(position, digit);
            let components = components.as_slice();
            for (index, first) in components.iter().enumerate() {
                for second in &components[index + 1..] {
                    find_between(analysis, digit, first, second, &mut steps, &mut duals);
                    find_between(analysis, digit, second, first, &mut steps, &mut duals);
                }
            }
        }
        steps.append(&mut duals);
        report_with_dual(steps, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "..3.....2..2.....1..7..2.36..6..3.2...1.4......5....6..3......4.74.8...962.4.7...",
                removed: "r1c1<>15 r1c7<>4 r2c1<>5 r2c7<>4 r3c1<>15 r3c7<>4 r7c7<>1 r8c7<>1 r9c7<>1",
                expect: Expect::Step(
                    "multi-colors: 4 r1c6 r2c6 r1c6 r2c8 r1c8 r2c6,r2c8 - - - => r1c1<>4 r1c2<>4",
                ),
            },
            Example {
                digits: "..3..1..2..2....311...23.48...614325425389..7361752489...13.2.6.3.298..421....893",
                removed: "",
                expect: Expect::Step(
                    "multi-colors: 4 r1c2 r1c2 r2c2 r7c2,r9c3 r7c3 r1c2,r7c2 - - - => r7c2<>4",
                ),
            },
            Example {
                digits: ".49187..6..7496.81681523947938712654165349872472658.....38647..8.697.4..79423..68",
                removed: "",
                expect: Expect::Step(
                    "multi-colors: 5 r8c6 r8c6,r9c7 r9c6 r1c1,r2c7 r1c7 r1c7,r2c7,r9c7 - - - => r8c6<>5 \
                     r9c7<>5",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "..1..6.....6.....1..21.3.6..2368415..1453962..65271...647318.9.158...436239465.1.",
                removed: "r9c9<>7",
                expect: Expect::Nothing,
            },
            // While r4c2 can still be 8, there is no pattern 8 r2c8 r2c8,r4c7,r5c3,r6c4,r7c2 r4c5,r5c8,r6c2,r7c3 r3c4 r3c1 r3c4,r6c4.
            Example {
                digits: "..5..1.63.36..5..1.12.6354.6.13...5....15.3.65.3.7612....614735354..7618167538492",
                removed: "r1c2<>8 r4c2<>49 r4c5<>29 r5c1<>89 r5c2<>89 r6c2<>4 r6c4<>9",
                expect: Expect::Nothing,
            },
        ]
    }
}

/// What follows from the colours of one cluster meeting those of another.
fn find_between(
    analysis: &Analysis<'_>,
    digit: Digit,
    one: &Component,
    other: &Component,
    steps: &mut Vec<Step>,
    duals: &mut Vec<Step>,
) {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let Some(start) = one.cells().first() else { return };
    let step = |meeting: &Meeting, also: Option<&Meeting>| {
        let of_also = |of: fn(&Meeting) -> CellSet| PartValue::Cells(also.map_or(CellSet::EMPTY, of));
        let parts = FACTS.name_parts([
            PartValue::Digit(digit),
            PartValue::Cell(start),
            PartValue::Cells(meeting.first[0]),
            PartValue::Cells(meeting.first[1]),
            PartValue::Cells(meeting.second[0]),
            PartValue::Cells(meeting.second[1]),
            PartValue::Cells(meeting.touch),
            of_also(|also| also.touch),
            of_also(|also| also.first[1]),
            of_also(|also| also.second[1]),
        ]);
        let mut links = one.links(position, digit);
        links.extend(other.links(position, digit));
        let targets = also.map_or(meeting.targets, |also| meeting.targets | also.targets);
        Step::new(FACTS.id, parts, Vec::new(), candidates(targets, digit)).with_links(links)
    };
    let turned = |colors: [CellSet; 2]| [colors, [colors[1], colors[0]]];
    let mut meetings: Vec<Meeting> = Vec::new();
    for first in turned(one.colors) {
        let meets = other.colors.map(|color| colors::touching(geometry, first[0], color));
        if let [Some(a), Some(b)] = meets {
            let (second, touch) = (other.colors, a.into_iter().chain(b).collect());
            steps.push(step(&Meeting { first, second, touch, targets: first[0] }, None));
        }
        // What two clusters say of each other is said once, from the one that begins first.
        if start > other.cells().first().unwrap_or(start) {
            continue;
        }
        for second in turned(other.colors) {
            if let Some(touch) = colors::touching(geometry, first[0], second[0]) {
                let targets = colors::seeing_both(geometry, position.cells_with(digit), first[1], second[1]);
                if !targets.is_empty() {
                    let touch = touch.into_iter().collect();
                    meetings.push(Meeting { first, second, touch, targets });
                }
            }
        }
    }
    for (index, meeting) in meetings.iter().enumerate() {
        steps.push(step(meeting, None));
        for also in &meetings[index + 1..] {
            duals.push(step(meeting, Some(also)));
        }
    }
}

/// A colour of one cluster and a colour of another with cells that see each other; each with its opposite.
struct Meeting {
    first: [CellSet; 2],
    second: [CellSet; 2],
    touch: CellSet,
    targets: CellSet,
}
