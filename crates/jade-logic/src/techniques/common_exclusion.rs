//! Common exclusion: a digit has its places in a house, or a cell its candidates, and one of these is true. What each of
//! them excludes, by a rule of the board, is excluded in any case.
//!
//! ```text
//!  3 . . | . . .        a knight's move away from both places of the 3 in this box: no 3 at x
//!  . . 3 | . x .
//!
//!  ( 234 ── x ──        the bulb of a thermometer is at least 2, so x is at least 3
//! ```
//!
//! On an ordinary board, this is [pointing](super::pointing) or [claiming](super::claiming), since nothing but the cells of
//! one house sees all cells of a house. Programs for killers call it common peer elimination.

use crate::patterns::report_distinct;
use crate::step::{PartKind, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, PartValue, Profiles, Step, StepSink, Technique,
    TechniqueId,
};
use jade_grid::{Candidate, Digit, HouseId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static COMMON_EXCLUSION: Technique = Technique {
    id: TechniqueId::new("common-exclusion"),
    family: Family::Intersection,
    level: Level::Medium,
    points: 50,
    profiles: Profiles::Full,
    needs: Needs::Rules,
    hodoku: &[],
    parts: &[
        // A digit with its places in a house, or all candidates of a cell.
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        // The house of the places; none for a cell.
        PartDecl::new("houses", Role::Base, PartKind::Houses),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("common_exclusion.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    if !COMMON_EXCLUSION.needs.are_met(geometry) {
        return ControlFlow::Continue(());
    }
    let mut steps = Vec::new();
    for house in geometry.house_ids() {
        for digit in Digit::all(geometry.side()) {
            let cells = position.cells_in(house, digit);
            let cases: Vec<_> = cells.iter().map(|cell| Candidate::new(cell, digit)).collect();
            steps.extend(step(analysis, &cases, Some(house)));
        }
    }
    for cell in position.open_cells().iter() {
        let digits = position.candidates(cell).iter();
        let cases: Vec<_> = digits.map(|digit| Candidate::new(cell, digit)).collect();
        steps.extend(step(analysis, &cases, None));
    }
    // Two houses may share all places of a digit.
    report_distinct(steps, found)
}

/// Returns what all cases exclude, of which one is true. One case alone is a single.
fn step(analysis: &Analysis<'_>, cases: &[Candidate], house: Option<HouseId>) -> Option<Step> {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let [first, others @ ..] = cases else { return None };
    if others.is_empty() {
        return None;
    }
    let (cell, digit) = (first.cell, first.digit);
    let in_cell = position.candidates(cell).iter().map(|other| Candidate::new(cell, other));
    let seen = geometry.peers(cell).iter().map(|peer| Candidate::new(peer, digit));
    let by_rules = geometry
        .pairs(cell)
        .flat_map(|(other, out)| out[digit.index()].iter().map(move |digit| Candidate::new(other, digit)));
    let mut excluded: Vec<Candidate> = in_cell
        .chain(seen)
        .chain(by_rules)
        .filter(|one| position.is_candidate(one.cell, one.digit))
        .filter(|one| cases.iter().all(|case| geometry.exclude_each_other(*case, *one)))
        .collect();
    excluded.sort_unstable();
    excluded.dedup();
    let parts = COMMON_EXCLUSION.name_parts([
        PartValue::Digits(cases.iter().map(|case| case.digit).collect()),
        PartValue::Houses(house.into_iter().collect()),
        PartValue::Cells(cases.iter().map(|case| case.cell).collect()),
    ]);
    (!excluded.is_empty()).then(|| Step::new(COMMON_EXCLUSION.id, parts, Vec::new(), excluded))
}
