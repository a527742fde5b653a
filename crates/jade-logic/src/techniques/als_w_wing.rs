//! ALS-W-Wing: two almost locked sets without common cells have two digits in common. Outside the sets, a house has
//! just two places for one of these, x: one sees all places of x in the first set, the other all those in the second.
//! So the sets do not both have x, and the one without it has the other digit z: cells that see all places of z in both
//! lose it. (Two cells with the same two candidates are a W-Wing. If x is already a restricted common of the two sets,
//! it is an ALS-XZ.)
//!
//! ```text
//!  xaz az .  | .  .  .  | .  *  .     x has just two places in row 5: each takes it from
//!  .   .  .  | .  .  .  | .  .  .     one of the sets, r1c1 with r1c2 and r3c8
//!  *   *  .  | .  .  .  | .  xz .
//!  ----------+----------+---------
//!  x   .  .  | .  .  .  | .  x  .
//! ```

use crate::patterns::als_chain::{between, link_in_set};
use crate::patterns::conjugate::{self, Pairs};
use crate::patterns::{Distinct, als::Site};
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, Step, StepSink, Technique,
    TechniqueId,
};
use jade_grid::{Candidate, Cell, CellSet, Digit, HouseId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static ALS_W_WING: Technique = Technique {
    id: TechniqueId::new("als-w-wing"),
    family: Family::AlmostLockedSet,
    level: Level::Extreme,
    points: 330,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &[],
    parts: &[
        PartDecl::new("first", Role::SetA, PartKind::Cells),
        PartDecl::new("second", Role::SetB, PartKind::Cells),
        PartDecl::new("house", Role::Base, PartKind::House),
        PartDecl::new("link", Role::Pivot, PartKind::Cells),
        PartDecl::new("shared", Role::Shared, PartKind::Digit),
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("als_w_wing.txt"),
};

/// Two sets and the pair that connects them. Patterns with fewer cells are simpler.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Pattern {
    size: usize,
    sets: [CellSet; 2],
    house: HouseId,
    ends: [Cell; 2],
    shared: Digit,
}

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let sets = analysis.almost_locked_sets();
    let mut distinct = Distinct::new();
    for shared in Digit::all(analysis.geometry().side()) {
        let pairs = Pairs::of(analysis.position(), shared);
        let sites: Vec<&Site> = sets.sites().iter().filter(|site| site.digit == shared).collect();
        let reached = |end: Cell| -> Vec<u32> {
            let near = sites.iter().filter(|site| site.seen.contains(end));
            near.flat_map(|site| site.sets.iter().copied()).collect()
        };
        for pair in pairs.as_slice() {
            let ends: CellSet = pair.ends.into_iter().collect();
            let [firsts, seconds] = pair.ends.map(reached);
            for &a in &firsts {
                for &b in &seconds {
                    let [first, second] = [a, b].map(|set| sets.set(set));
                    let size = first.cells.len() + second.cells.len();
                    let apart = first.cells.is_disjoint(second.cells)
                        && (first.cells | second.cells).is_disjoint(ends);
                    let linked = || sets.site(first, shared).is_linked(sets.site(second, shared));
                    if size == 2 || !apart || linked() {
                        continue;
                    }
                    let digits = (first.digits & second.digits).without(shared);
                    distinct.add(sets.lost_to_either(first, second, digits), || Pattern {
                        size,
                        sets: [first.cells, second.cells],
                        house: pair.house,
                        ends: pair.ends,
                        shared,
                    });
                }
            }
        }
    }
    distinct.report(found, |pattern, eliminations| step(analysis, &pattern, eliminations))
}

fn step(analysis: &Analysis<'_>, pattern: &Pattern, eliminations: Vec<Candidate>) -> Step {
    let position = analysis.position();
    let ([first, second], [a, b], shared) = (pattern.sets, pattern.ends, pattern.shared);
    let digit = eliminations[0].digit;
    let links = vec![
        link_in_set(position, first, digit, shared),
        between(position, shared, first, CellSet::only(a)),
        conjugate::strong(a, b, shared, pattern.house),
        between(position, shared, CellSet::only(b), second),
        link_in_set(position, second, shared, digit),
    ];
    let parts = ALS_W_WING.name_parts([
        PartValue::Cells(first.large()),
        PartValue::Cells(second.large()),
        PartValue::House(pattern.house),
        PartValue::Cells(CellSet::only(a).with(b).large()),
        PartValue::Digit(shared),
        PartValue::Digits(eliminations.iter().map(|candidate| candidate.digit).collect()),
    ]);
    Step::new(ALS_W_WING.id, parts, Vec::new(), eliminations).with_links(links)
}
