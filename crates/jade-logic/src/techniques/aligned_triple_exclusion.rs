//! Aligned Triple Exclusion: consider all combinations of candidates of three cells of a house. A combination is
//! impossible if two of the cells alone cannot have it (see Aligned Pair Exclusion), or if it takes all three
//! candidates from a cell that sees all three. A candidate that is in no possible combination is eliminated, unless two
//! of the cells are enough to show that.
//!
//! ```text
//!  .  abc . | P  Q  R | .  .  .     P, Q and R cannot be a, b and c
//! ```

use crate::patterns::Distinct;
use crate::patterns::aligned::Robbers;
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, Step, StepSink, Technique,
    TechniqueId,
};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// See the [module](self).
pub static ALIGNED_TRIPLE_EXCLUSION: Technique = Technique {
    id: TechniqueId::new("aligned-triple-exclusion"),
    family: Family::AlmostLockedSet,
    level: Level::Extreme,
    points: 350,
    profiles: Profiles::OnRequest,
    needs: Needs::Nothing,
    hodoku: &["1001"],
    parts: &[
        PartDecl::new("cells", Role::Pivot, PartKind::Cells),
        PartDecl::new("sets", Role::SetA, PartKind::Cells),
    ],
    evidence: Evidence { in_passing: Some("sets"), ..Evidence::ARGUMENT },
    find: Find::Board(find),
    examples: include_str!("aligned_triple_exclusion.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let ways = Ways { analysis, robbers: Robbers::of(analysis) };
    let open = position.open_cells() - (analysis.cells_with_count(0) | analysis.cells_with_count(1));
    let mut distinct = Distinct::new();
    let mut done = BTreeSet::new();
    for house in geometry.houses() {
        let within: Vec<Cell> = (house.set() & open).iter().collect();
        for (i, &a) in within.iter().enumerate() {
            for (j, &b) in within.iter().enumerate().skip(i + 1) {
                for &c in &within[j + 1..] {
                    // Three cells of both a box and a line occur twice.
                    let cells = CellSet::only(a).with(b).with(c);
                    if geometry.houses_of_all(cells).nth(1).is_some() && !done.insert(cells) {
                        continue;
                    }
                    let lost = ways.lost([a, b, c]);
                    distinct.add(lost.clone(), || {
                        let sets = ways.witnesses([a, b, c], &lost);
                        (sets.len(), cells, sets)
                    });
                }
            }
        }
    }
    distinct.report(found, |(_, cells, sets), eliminations| {
        let parts = ALIGNED_TRIPLE_EXCLUSION
            .name_parts([PartValue::Cells(cells.large()), PartValue::Cells(sets.large())]);
        Step::new(ALIGNED_TRIPLE_EXCLUSION.id, parts, Vec::new(), eliminations)
    })
}

/// The combinations for three cells.
struct Ways<'a> {
    analysis: &'a Analysis<'a>,
    robbers: Robbers<'a>,
}

impl Ways<'_> {
    /// Returns the candidates that are in no possible combination, although two of the cells alone would allow them.
    fn lost(&self, [a, b, c]: [Cell; 3]) -> Vec<Candidate> {
        let mut lost = Vec::new();
        let robbed = self.robbed([a, b, c]);
        for (cell, one, other) in [(a, b, c), (b, a, c), (c, a, b)] {
            for digit in self.candidates(cell) {
                let [ones, others] = [one, other]
                    .map(|other| self.candidates(other) - self.robbers.excluded(cell, digit, other));
                if ones.is_empty() || others.is_empty() {
                    continue;
                }
                let has_way = |y: Digit| {
                    let left = others - self.robbers.excluded(one, y, other);
                    left.iter().any(|z| !robbed.contains(&DigitSet::only(digit).with(y).with(z)))
                };
                if !ones.iter().any(has_way) {
                    lost.push(Candidate::new(cell, digit));
                }
            }
        }
        lost
    }

    fn candidates(&self, cell: Cell) -> DigitSet {
        self.analysis.position().candidates(cell)
    }

    /// Returns the cells with three candidates that see all of these.
    fn trivalue_peers(&self, cells: [Cell; 3]) -> CellSet {
        let seen = self.analysis.geometry().common_peers(cells.into_iter().collect());
        self.analysis.cells_with_count(3) & seen
    }

    /// Returns the candidates of those cells.
    fn robbed(&self, cells: [Cell; 3]) -> Vec<DigitSet> {
        self.trivalue_peers(cells).iter().map(|cell| self.candidates(cell)).collect()
    }

    /// Returns the sets that exclude every combination of the eliminated candidates: the smallest one for each.
    fn witnesses(&self, cells: [Cell; 3], lost: &[Candidate]) -> CellSet {
        let near = self.trivalue_peers(cells);
        let mut all = CellSet::EMPTY;
        for lost in lost {
            let [a, b, c] =
                cells.map(
                    |cell| {
                        if cell == lost.cell { DigitSet::only(lost.digit) } else { self.candidates(cell) }
                    },
                );
            for (x, y, z) in
                a.iter().flat_map(|x| b.iter().flat_map(move |y| c.iter().map(move |z| (x, y, z))))
            {
                let way = [(cells[0], x), (cells[1], y), (cells[2], z)];
                let pairs = [(way[0], way[1]), (way[0], way[2]), (way[1], way[2])];
                if x == y || x == z || y == z {
                    continue;
                }
                let taken = DigitSet::only(x).with(y).with(z);
                let robbed = near.iter().find(|cell| self.candidates(*cell) == taken);
                let sets = pairs.into_iter().map(|(one, other)| self.robbers.witness(one, other));
                let sets = sets.filter(|set| !set.is_empty()).chain(robbed.map(CellSet::only));
                all |= sets.min_by_key(|set| (set.len(), *set)).unwrap_or(CellSet::EMPTY);
            }
        }
        all
    }
}
