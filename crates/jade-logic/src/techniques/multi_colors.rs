//! Multi-colours: places of a digit form two clusters, each coloured with two colours. If a colour of one cluster sees
//! both colours of the other, it is false. If it sees one colour of the other, not both are true. So one of the two
//! opposite colours is, and a cell that sees both of these loses the digit. If the same two clusters meet in two such
//! ways, both conclusions together are a step as well.
//!
//! ```text
//!  A  .  . | .  .  . | B  .  .     A and B are one cluster, C and D the other;
//!  .  .  . | .  .  . | .  C  D     B sees C, so A or D is true:
//!  x  .  . | .  .  . | .  .  D     none at x
//! ```

use crate::patterns::colors::{self, Component, Components};
use crate::patterns::{candidates, distinct_with_dual};
use crate::step::{PartKind, PartValue, Role};
use crate::{
    AnalysisOf, Evidence, Family, Level, Needs, PartDecl, Profiles, Step, Technique, TechniqueId, any_size,
};
use jade_grid::{CellBits, Digit};

/// See the [module](self).
pub static MULTI_COLORS: Technique = Technique {
    id: TechniqueId::new("multi-colors"),
    family: Family::Coloring,
    level: Level::Extreme,
    points: 200,
    profiles: Profiles::FullAndClassic(16, Level::Extreme),
    needs: Needs::Nothing,
    hodoku: &["0502", "0503"],
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
    evidence: Evidence::PATTERN,
    find: any_size!(Digit, find),
    examples: include_str!("multi_colors.txt"),
};

fn find<const WORDS: usize>(analysis: &AnalysisOf<'_, WORDS>, digit: Digit) -> Vec<Step> {
    let position = analysis.position();
    let (mut steps, mut duals) = (Vec::new(), Vec::new());
    let components = Components::of(position, digit);
    let components = components.as_slice();
    for (index, first) in components.iter().enumerate() {
        for second in &components[index + 1..] {
            find_between(analysis, digit, first, second, &mut steps, &mut duals);
            find_between(analysis, digit, second, first, &mut steps, &mut duals);
        }
    }
    steps.append(&mut duals);
    distinct_with_dual(steps)
}

/// Finds the conclusions where the colours of one cluster see those of another.
fn find_between<const WORDS: usize>(
    analysis: &AnalysisOf<'_, WORDS>,
    digit: Digit,
    one: &Component<WORDS>,
    other: &Component<WORDS>,
    steps: &mut Vec<Step>,
    duals: &mut Vec<Step>,
) {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let Some(start) = one.cells().first() else { return };
    let step = |meeting: &Meeting<WORDS>, also: Option<&Meeting<WORDS>>| {
        let of_also = |of: fn(&Meeting<WORDS>) -> CellBits<WORDS>| {
            PartValue::Cells(also.map_or(CellBits::EMPTY, of).large())
        };
        let parts = MULTI_COLORS.name_parts([
            PartValue::Digit(digit),
            PartValue::Cell(start),
            PartValue::Cells(meeting.first[0].large()),
            PartValue::Cells(meeting.first[1].large()),
            PartValue::Cells(meeting.second[0].large()),
            PartValue::Cells(meeting.second[1].large()),
            PartValue::Cells(meeting.touch.large()),
            of_also(|also| also.touch),
            of_also(|also| also.first[1]),
            of_also(|also| also.second[1]),
        ]);
        let mut links = one.links(position, digit);
        links.extend(other.links(position, digit));
        let targets = also.map_or(meeting.targets, |also| meeting.targets | also.targets);
        Step::new(MULTI_COLORS.id, parts, Vec::new(), candidates(targets, digit)).with_links(links)
    };
    let turned = |colors: [CellBits<WORDS>; 2]| [colors, [colors[1], colors[0]]];
    let mut meetings: Vec<Meeting<WORDS>> = Vec::new();
    for first in turned(one.colors) {
        let meets = other.colors.map(|color| colors::touching(geometry, first[0], color));
        if let [Some(a), Some(b)] = meets {
            let (second, touch) = (other.colors, a.into_iter().chain(b).collect());
            steps.push(step(&Meeting { first, second, touch, targets: first[0] }, None));
        }
        // Each pair of clusters is handled once, from the one that begins first.
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

/// A colour of one cluster and a colour of another with cells that see each other, each with its opposite.
struct Meeting<const WORDS: usize> {
    first: [CellBits<WORDS>; 2],
    second: [CellBits<WORDS>; 2],
    touch: CellBits<WORDS>,
    targets: CellBits<WORDS>,
}
