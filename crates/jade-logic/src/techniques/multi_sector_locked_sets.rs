//! Multi-sector locked set: the open cells where some rows cross some columns. The digits are parted in two: those of
//! the one part are counted by rows, once for each of these rows where the digit is still missing, those of the other by
//! columns. No row or column takes a digit twice, so these cells hold at most as many digits as were counted. If there
//! are just as many cells, every digit counted is in these cells: what was counted in a row goes from the rest of the row,
//! and what was counted in a column from the rest of the column.
//!
//! ```text
//!  .  .  . | .  .  . | .  .  .     16 cells *: 1, 2 and 3 are missing in each of the 4 rows, which
//!  .  *  * | .  .  . | *  *  .     makes 12 digits; of the other digits, each of the 4 columns misses
//!  .  *  * | .  .  . | *  *  .     only one, which makes 4 more
//!  .  .  . | .  .  . | .  .  .
//!  .  *  * | .  .  . | *  *  .
//!  .  *  * | .  .  . | *  *  .
//! ```
//!
//! With one row, or one column, this would be a naked subset. There are three rows and three columns at least; how many
//! are tried at most, above all on boards larger than 9×9, `sectors` says. What says no more than smaller sets say together is left out.

use crate::patterns::report_distinct;
use crate::patterns::sectors::{self, Sectors};
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Step, Technique, TechniqueId};
use jade_grid::{Candidate, CellSet, HouseId};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct MultiSectorLockedSets;

static FACTS: Facts = Facts {
    id: TechniqueId::new("multi-sector-locked-sets"),
    family: Family::Expert,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("rows", Role::Cover, PartKind::Houses),
        PartDecl::new("row-digits", Role::SetA, PartKind::Digits),
        PartDecl::new("columns", Role::Cover, PartKind::Houses),
        PartDecl::new("column-digits", Role::SetB, PartKind::Digits),
        // Digits that count the same by rows and by columns.
        PartDecl::new("either-digits", Role::Shared, PartKind::Digits),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
    ],
};

/// Sectors with what they conclude.
struct LockedSet {
    sectors: Sectors,
    cells: CellSet,
    eliminations: Vec<Candidate>,
}

impl Technique for MultiSectorLockedSets {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let mut sets: Vec<LockedSet> = Vec::new();
        sectors::find(analysis, &mut |sectors| {
            let cells = sectors.cells(analysis);
            let eliminations = eliminations(analysis, &sectors, cells);
            if !eliminations.is_empty() {
                sets.push(LockedSet { sectors, cells, eliminations });
            }
        });
        // Of one conclusion, the set with the fewest cells is told, and of these the one of the fewest lines.
        sets.sort_by_key(|set| {
            let lines = set.sectors.rows.count_ones() + set.sectors.columns.count_ones();
            (set.cells.len(), lines, set.sectors.rows, set.sectors.columns)
        });
        let mut said: BTreeSet<Candidate> = BTreeSet::new();
        let mut told = Vec::new();
        for of_size in sets.chunk_by(|a, b| a.cells.len() == b.cells.len()) {
            let news = |set: &&LockedSet| !set.eliminations.iter().all(|candidate| said.contains(candidate));
            let new: Vec<&LockedSet> = of_size.iter().filter(news).collect();
            told.extend(new.iter().map(|set| set.step(analysis)));
            said.extend(of_size.iter().flat_map(|set| &set.eliminations));
        }
        report_distinct(told, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: ".....2.74.9.1.7.5.......8...2.4.9..56.9.1.3.....2.6.91....61....1.5.....3.6..4..8",
                removed: "r1c5<>3 r1c7<>6 r2c5<>3 r3c5<>3 r3c8<>6 r3c9<>6 r8c5<>3 r8c9<>3",
                expect: Expect::Step(
                    "multi-sector-locked-sets: r1,r2,r4,r6 124579 c1,c3,c5,c7 368 - \
                     r1c1,r1c3,r1c5,r1c7,r2c1,r2c3,r2c5,r2c7,r4c1,r4c3,r4c5,r4c7,r6c1,r6c3,r6c5,r6c7 => \
                     r1c2<>5 r1c4<>9 r2c9<>2 r3c3<>3 r6c2<>457 r7c1<>8 r7c3<>8 r8c1<>8 r8c3<>8 r8c5<>8 \
                     r8c7<>6",
                ),
            },
            Example {
                digits: ".5697..8......57.....3...45..9...2..2.5.....3.3..4....6.2.....77....659.59.187...",
                removed: "r2c3<>3 r8c9<>2",
                expect: Expect::Step(
                    "multi-sector-locked-sets: r1,r3,r6,r9 13489 c1,c3,c6,c7,c9 2567 - \
                     r1c1,r1c6,r1c7,r1c9,r3c1,r3c3,r3c6,r3c7,r6c1,r6c3,r6c6,r6c7,r6c9,r9c3,r9c7,r9c9 => \
                     r2c9<>26 r3c2<>18 r3c5<>1 r4c9<>6 r5c7<>6 r6c4<>8 r6c8<>1 r9c8<>3",
                ),
            },
            // 6 counts the same both ways.
            Example {
                digits: "91.6....7....74.81..7..1.6..5641.7.9.3.7..51.7.1...84.....276....2.4.37857.3.61..",
                removed: "r1c3<>3 r1c8<>2 r2c1<>2 r3c1<>38 r3c2<>2 r3c5<>8 r3c9<>24 r5c3<>8 r7c1<>48 \
                 r7c2<>9 r7c3<>8 r7c4<>5",
                expect: Expect::Step(
                    "multi-sector-locked-sets: r1,r4,r5,r9 359 c3,c5,c6,c8 248 6 \
                     r1c3,r1c5,r1c6,r1c8,r4c6,r4c8,r5c3,r5c5,r5c6,r9c3,r9c5,r9c8 => r5c9<>6 r6c5<>6 \
                     r6c6<>2 r7c3<>4",
                ),
            },
            // As the second, but r9c2 is open, so row 9 misses 9 as well: one digit more than cells.
            Example {
                digits: ".5697..8......57.....3...45..9...2..2.5.....3.3..4....6.2.....77....659.5..187...",
                removed: "r2c3<>3 r8c9<>2",
                expect: Expect::Nothing,
            },
            // Rows 1, 2 and 5 with columns 2, 5, 6 and 8 have eight cells for eight digits, but what would go is gone.
            Example {
                digits: "2.91..4..61.7..932...9.2...5618793243824..7599..253.1..2.5.7.93.5.39.28.193628547",
                removed: "r1c9<>6 r2c3<>4 r3c5<>8 r3c7<>6 r3c9<>6",
                expect: Expect::Nothing,
            },
        ]
    }
}

/// The houses of the rows, and those of the columns.
fn lines(analysis: &Analysis<'_>, sectors: &Sectors) -> [Vec<HouseId>; 2] {
    let geometry = analysis.geometry();
    let chosen = |lines: u16| (0..geometry.side()).filter(move |line| lines & (1 << line) != 0);
    let rows = chosen(sectors.rows).map(|row| geometry.row_house(row));
    let columns = chosen(sectors.columns).map(|column| geometry.column_house(column));
    [rows.collect(), columns.collect()]
}

/// In reading order.
fn eliminations(analysis: &Analysis<'_>, sectors: &Sectors, cells: CellSet) -> Vec<Candidate> {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let mut eliminations = Vec::new();
    let counted = [sectors.by_rows | sectors.either, sectors.by_columns | sectors.either];
    for (houses, digits) in lines(analysis, sectors).into_iter().zip(counted) {
        let rest =
            houses.into_iter().fold(CellSet::EMPTY, |rest, house| rest | geometry.house(house).set()) - cells;
        for digit in digits {
            let lost = rest & position.cells_with(digit);
            eliminations.extend(lost.iter().map(|cell| Candidate::new(cell, digit)));
        }
    }
    eliminations.sort_unstable();
    eliminations.dedup();
    eliminations
}

impl LockedSet {
    fn step(&self, analysis: &Analysis<'_>) -> Step {
        let [rows, columns] = lines(analysis, &self.sectors);
        let parts = FACTS.name_parts([
            PartValue::Houses(rows),
            PartValue::Digits(self.sectors.by_rows),
            PartValue::Houses(columns),
            PartValue::Digits(self.sectors.by_columns),
            PartValue::Digits(self.sectors.either),
            PartValue::Cells(self.cells),
        ]);
        Step::new(FACTS.id, parts, Vec::new(), self.eliminations.clone())
    }
}
