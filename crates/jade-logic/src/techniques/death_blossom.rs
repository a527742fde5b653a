//! Death Blossom: a cell, the stem, has at least three candidates, and for each of them there is an almost locked set,
//! a petal, all of whose places for that digit see the stem. Whichever digit the stem has, one petal loses it and has
//! all of its other digits. If all petals have a digit z in common (which the stem lacks), one of them has it: cells
//! that see all places of z in all petals lose it. (A stem with two candidates makes an ALS-XY-Wing.)
//!
//! ```text
//!  .  .   . | .  .  .  | .  .  .     the stem abc with three petals, here of one or two cells
//!  .  abc . | .  az .  | .  .  .     each: one of them is left with z
//!  bz .   . | .  .  .  | .  .  .
//!  ---------+----------+---------
//!  .  cdz . | .  .  .  | .  .  .
//!  .  dz  . | .  .  .  | .  .  .
//! ```

use crate::patterns::Distinct;
use crate::patterns::als::{AlmostLockedSets, Als};
use crate::patterns::als_chain::{between, link_in_set};
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, Step, StepSink, Technique,
    TechniqueId,
};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet};
use std::ops::ControlFlow;

/// See the [module](self).
pub static DEATH_BLOSSOM: Technique = Technique {
    id: TechniqueId::new("death-blossom"),
    family: Family::AlmostLockedSet,
    level: Level::Extreme,
    points: 360,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["0904"],
    parts: &[
        PartDecl::new("stem", Role::Pivot, PartKind::Cell),
        PartDecl::new("stem-digits", Role::Pivot, PartKind::Digits),
        PartDecl::new("petals", Role::Pincer, PartKind::Cells),
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("death_blossom.txt"),
};

/// A stem with its petals. Those whose petals have no common cells are simpler, then those with fewer cells in all.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Pattern {
    overlap: bool,
    size: usize,
    stem: Cell,
    petals: Vec<(Digit, CellSet)>,
}

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let (position, sets) = (analysis.position(), analysis.almost_locked_sets());
    let mut distinct = Distinct::new();
    for stem in position.open_cells() {
        let own = position.candidates(stem);
        if own.len() < 3 {
            continue;
        }
        let mut petals = own.iter().map(|digit| (digit, petals(sets, stem, own, digit))).collect::<Vec<_>>();
        // Begin with the digit that has the fewest petals.
        petals.sort_by_key(|(_, petals)| petals.len());
        if petals[0].1.is_empty() {
            continue;
        }
        let mut search = Search { sets, stem, petals: &petals, chosen: Vec::new(), distinct: &mut distinct };
        search.extend(&[]);
    }
    distinct.report(found, |pattern, eliminations| step(analysis, &pattern, eliminations))
}

/// Returns the sets that lose `digit` to the stem and have another digit with an elimination outside the stem.
fn petals(sets: &AlmostLockedSets, stem: Cell, own: DigitSet, digit: Digit) -> Vec<u32> {
    let near = sets.sites().iter().filter(|site| site.digit == digit && site.seen.contains(stem));
    let near = near.flat_map(|site| site.sets.iter().copied());
    near.filter(|set| !(sets.set(*set).seen - own).is_empty()).collect()
}

/// Chooses a petal for each digit of a stem.
struct Search<'s> {
    sets: &'s AlmostLockedSets,
    stem: Cell,
    petals: &'s [(Digit, Vec<u32>)],
    chosen: Vec<(Digit, u32)>,
    distinct: &'s mut Distinct<Pattern>,
}

impl Search<'_> {
    /// Extends the chosen petals; `lost` has their common eliminations, by digit.
    fn extend(&mut self, lost: &[(Digit, CellSet)]) {
        let Some((digit, petals)) = self.petals.get(self.chosen.len()) else {
            self.bloom(lost);
            return;
        };
        let own: DigitSet = self.petals.iter().map(|(digit, _)| *digit).collect();
        for &petal in petals {
            let set = self.sets.set(petal);
            let left = if self.chosen.is_empty() {
                (set.seen - own).iter().map(|digit| (digit, self.seen(set, digit))).collect()
            } else {
                self.still_lost(lost, set)
            };
            if left.is_empty() || self.chosen.iter().any(|(_, other)| *other == petal) {
                continue;
            }
            self.chosen.push((*digit, petal));
            self.extend(&left);
            self.chosen.pop();
        }
    }

    fn seen(&self, set: &Als, digit: Digit) -> CellSet {
        self.sets.site(set, digit).seen
    }

    fn still_lost(&self, lost: &[(Digit, CellSet)], set: &Als) -> Vec<(Digit, CellSet)> {
        let common = lost.iter().filter(|(digit, _)| set.seen.contains(*digit));
        let left = common.map(|(digit, cells)| (*digit, *cells & self.seen(set, *digit)));
        left.filter(|(_, cells)| !cells.is_empty()).collect()
    }

    fn bloom(&mut self, lost: &[(Digit, CellSet)]) {
        let candidates = |(digit, cells): &(Digit, CellSet)| {
            let digit = *digit;
            cells.iter().map(move |cell| Candidate::new(cell, digit))
        };
        let mut eliminations: Vec<Candidate> = lost.iter().flat_map(candidates).collect();
        eliminations.sort_unstable();
        self.distinct.add(eliminations, || {
            let cells = |(digit, petal): &(Digit, u32)| (*digit, self.sets.set(*petal).cells);
            let mut petals: Vec<(Digit, CellSet)> = self.chosen.iter().map(cells).collect();
            petals.sort_unstable();
            let union = petals.iter().fold(CellSet::EMPTY, |union, (_, cells)| union | *cells);
            let size = petals.iter().map(|(_, cells)| cells.len()).sum();
            Pattern { overlap: union.len() < size, size, stem: self.stem, petals }
        });
    }
}

fn step(analysis: &Analysis<'_>, pattern: &Pattern, eliminations: Vec<Candidate>) -> Step {
    let z = eliminations[0].digit;
    let (mut links, mut petals, mut own) = (Vec::new(), CellSet::EMPTY, DigitSet::EMPTY);
    for &(digit, cells) in &pattern.petals {
        links.push(between(analysis.position(), digit, CellSet::only(pattern.stem), cells));
        links.push(link_in_set(analysis.position(), cells, digit, z));
        petals |= cells;
        own.add(digit);
    }
    let parts = DEATH_BLOSSOM.name_parts([
        PartValue::Cell(pattern.stem),
        PartValue::Digits(own),
        PartValue::Cells(petals.large()),
        PartValue::Digits(eliminations.iter().map(|candidate| candidate.digit).collect()),
    ]);
    Step::new(DEATH_BLOSSOM.id, parts, Vec::new(), eliminations).with_links(links)
}
