//! Death Blossom: a cell, the stem, has three candidates or more, and for each of them there is an almost locked set, a
//! petal, all of whose places for that digit see the stem. Whichever digit the stem takes, one petal loses it and has all
//! of its others. If all petals have a digit z in common (which the stem has not), one of them has it for certain: cells
//! that see all places of z in all petals lose it. (A stem of two candidates makes an ALS-XY-Wing.)
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
use crate::patterns::als_chain::{between, within};
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Step, Technique, TechniqueId};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct DeathBlossom;

static FACTS: Facts = Facts {
    id: TechniqueId::new("death-blossom"),
    family: Family::AlmostLockedSet,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("stem", Role::Pivot, PartKind::Cell),
        PartDecl::new("stem-digits", Role::Pivot, PartKind::Digits),
        PartDecl::new("petals", Role::Pincer, PartKind::Cells),
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
    ],
};

/// The fewer cells in all, the simpler, petals without common cells first.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Pattern {
    overlap: bool,
    size: usize,
    stem: Cell,
    petals: Vec<(Digit, CellSet)>,
}

impl Technique for DeathBlossom {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let (position, sets) = (analysis.position(), analysis.almost_locked_sets());
        let mut distinct = Distinct::new();
        for stem in position.open_cells() {
            let own = position.candidates(stem);
            if own.len() < 3 {
                continue;
            }
            let mut petals =
                own.iter().map(|digit| (digit, petals(sets, stem, own, digit))).collect::<Vec<_>>();
            // The digit with the fewest petals leaves the fewest choices to those after it.
            petals.sort_by_key(|(_, petals)| petals.len());
            if petals[0].1.is_empty() {
                continue;
            }
            let mut search =
                Search { sets, stem, petals: &petals, chosen: Vec::new(), distinct: &mut distinct };
            search.extend(&[]);
        }
        distinct.report(found, |pattern, eliminations| step(analysis, &pattern, eliminations))
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "....91678...5..49119.67.5326.....2539.1...867..3.67149.897.63.47...2.9.5......7.6",
                removed: "r1c3<>4 r2c2<>23 r2c3<>28 r5c2<>5 r9c1<>25 r9c2<>25 r9c3<>4 r9c6<>4",
                expect: Expect::Step(
                    "death-blossom: r2c1 238 r2c5,r2c6,r3c6,r5c2,r6c1,r6c2,r8c6 4 => r5c6<>4",
                ),
            },
            Example {
                digits: ".8....15.1.5.8492.9..531486..81..5.4.1.4538.954..682.13512467988..315642...897315",
                removed: "r1c1<>27 r1c3<>27 r2c2<>7 r4c1<>2 r4c2<>267 r5c3<>7 r6c3<>7 r9c3<>6",
                expect: Expect::Step(
                    "death-blossom: r1c3 346 r1c1,r1c4,r1c5,r1c6,r2c2,r2c9,r6c3,r6c4 7 => r2c4<>7",
                ),
            },
            Example {
                digits: ".5.6.1.3761.3.2584..38.516.1.628..5353.16...8.9.5374163.1.568...8..136.5465928371",
                removed: "r1c1<>9 r1c3<>9 r3c1<>2 r3c2<>7 r5c3<>2 r7c8<>2 r8c1<>2 r8c8<>9",
                expect: Expect::Step("death-blossom: r1c3 248 r1c1,r1c7,r5c3,r5c7,r5c8 9 => r4c7<>9"),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: ".8....15.1.5.8492.9..531486..81..5.4.1.4538.954..682.13512467988..315642...897315",
                removed: "r1c1<>27 r1c3<>27 r2c2<>7 r2c4<>7 r4c1<>2 r4c2<>267 r5c3<>7 r6c3<>7 r9c3<>6",
                expect: Expect::Nothing,
            },
            // While r1c1 can still be 9, there is no pattern r1c3 248 r1c1,r1c7,r5c3,r5c7,r5c8 9.
            Example {
                digits: ".5.6.1.3761.3.2584..38.516.1.628..5353.16...8.9.5374163.1.568...8..136.5465928371",
                removed: "r1c3<>9 r3c1<>2 r3c2<>7 r5c3<>2 r7c8<>2 r8c1<>2 r8c8<>9",
                expect: Expect::Nothing,
            },
        ]
    }
}

/// The sets that lose `digit` to the stem, and have another one to lose to others than the stem.
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
    /// Goes on from the petals chosen; `lost` is what they take away together, by digit.
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
        links.push(between(analysis.geometry(), digit, CellSet::only(pattern.stem), cells));
        links.push(within(cells, digit, z));
        petals |= cells;
        own.add(digit);
    }
    let parts = FACTS.name_parts([
        PartValue::Cell(pattern.stem),
        PartValue::Digits(own),
        PartValue::Cells(petals),
        PartValue::Digits(eliminations.iter().map(|candidate| candidate.digit).collect()),
    ]);
    Step::new(FACTS.id, parts, Vec::new(), eliminations).with_links(links)
}
