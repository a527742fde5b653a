//! Aligned Pair Exclusion: consider all combinations of candidates of two cells of a house. A combination is impossible
//! if it has the same digit twice, or takes two digits from an almost locked set, which would then have fewer digits
//! than cells; the smallest such set is a cell with two candidates that sees both. A candidate that is in no possible
//! combination is eliminated.
//!
//! ```text
//!  .  ab . | .  P  . | .  bc .     P and Q cannot be a and b, nor b and c: if Q can only be
//!  .  .  . | .  Q  . | .  .  .     a or c (and both cells see Q as well), P is not b
//! ```

use crate::patterns::Distinct;
use crate::patterns::aligned::Robbers;
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, Step, StepSink, Technique,
    TechniqueId,
};
use jade_grid::{Candidate, Cell, CellSet};
use std::ops::ControlFlow;

/// See the [module](self).
pub static ALIGNED_PAIR_EXCLUSION: Technique = Technique {
    id: TechniqueId::new("aligned-pair-exclusion"),
    family: Family::AlmostLockedSet,
    level: Level::Extreme,
    points: 310,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["1000"],
    parts: &[
        PartDecl::new("cells", Role::Pivot, PartKind::Cells),
        PartDecl::new("sets", Role::SetA, PartKind::Cells),
    ],
    evidence: Evidence { in_passing: Some("sets"), ..Evidence::ARGUMENT },
    find: Find::Board(find),
    examples: include_str!("aligned_pair_exclusion.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let robbers = Robbers::of(analysis);
    let open = position.open_cells() - (analysis.cells_with_count(0) | analysis.cells_with_count(1));
    let mut distinct = Distinct::new();
    for first in open {
        // Where a rule makes other cells peers, too, these are not aligned.
        let aligned = |second: &Cell| first < *second && geometry.share_house(first, *second);
        for second in (open & geometry.peers(first)).iter().filter(aligned) {
            let mut lost = Vec::new();
            for (cell, other) in [(first, second), (second, first)] {
                let all = position.candidates(other);
                let none_left = |digit| robbers.excluded(cell, digit, other) == all;
                let gone = position.candidates(cell).iter().filter(|digit| none_left(*digit));
                lost.extend(gone.map(|digit| Candidate::new(cell, digit)));
            }
            let cells = CellSet::only(first).with(second);
            let sets = || {
                let ways = lost.iter().flat_map(|lost| {
                    let other = if lost.cell == first { second } else { first };
                    let with = position.candidates(other).iter();
                    with.map(move |digit| ((lost.cell, lost.digit), (other, digit)))
                });
                ways.fold(CellSet::EMPTY, |sets, (one, other)| sets | robbers.witness(one, other))
            };
            distinct.add(lost.clone(), || {
                let sets = sets();
                (sets.len(), cells, sets)
            });
        }
    }
    distinct.report(found, |(_, cells, sets), eliminations| {
        let parts = ALIGNED_PAIR_EXCLUSION
            .name_parts([PartValue::Cells(cells.large()), PartValue::Cells(sets.large())]);
        Step::new(ALIGNED_PAIR_EXCLUSION.id, parts, Vec::new(), eliminations)
    })
}
