//! Multi-sector locked set: the open cells where some rows cross some columns. The digits are divided in two: one part
//! is counted by rows, once for each of these rows that lacks the digit, the other part by columns. No row or column
//! has a digit twice, so these cells have at most as many digits as were counted. If there are exactly as many cells,
//! every digit counted is in these cells. So the rest of a row loses the digits counted in it, and the rest of a column
//! those counted in it.
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
//! With one row, or one column, this would be a naked subset. There are at least three rows and three columns;
//! `sectors` documents the maximum, which matters above all on boards larger than 9×9. Steps that only combine the
//! conclusions of smaller sets are omitted.

use crate::patterns::report_distinct;
use crate::patterns::sectors::{self, Sectors};
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, Step, StepSink, Technique,
    TechniqueId,
};
use jade_grid::{Candidate, CellSet, HouseId};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// See the [module](self).
pub static MULTI_SECTOR_LOCKED_SETS: Technique = Technique {
    id: TechniqueId::new("multi-sector-locked-sets"),
    family: Family::Expert,
    level: Level::Extreme,
    points: 400,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &[],
    parts: &[
        PartDecl::new("rows", Role::Cover, PartKind::Houses),
        PartDecl::new("row-digits", Role::SetA, PartKind::Digits),
        PartDecl::new("columns", Role::Cover, PartKind::Houses),
        PartDecl::new("column-digits", Role::SetB, PartKind::Digits),
        // Digits with the same count by rows and by columns.
        PartDecl::new("either-digits", Role::Shared, PartKind::Digits),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("multi_sector_locked_sets.txt"),
};

/// Sectors with their eliminations.
struct LockedSet {
    sectors: Sectors,
    cells: CellSet,
    eliminations: Vec<Candidate>,
}

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let mut sets: Vec<LockedSet> = Vec::new();
    sectors::find(analysis, &mut |sectors| {
        let cells = sectors.cells(analysis);
        let eliminations = eliminations(analysis, &sectors, cells);
        if !eliminations.is_empty() {
            sets.push(LockedSet { sectors, cells, eliminations });
        }
    });
    // Of several sets with the same conclusion, report the one with the fewest cells, then the fewest lines.
    sets.sort_by_key(|set| {
        let lines = set.sectors.rows.count_ones() + set.sectors.columns.count_ones();
        (set.cells.len(), lines, set.sectors.rows, set.sectors.columns)
    });
    let mut said: BTreeSet<Candidate> = BTreeSet::new();
    let mut stated = Vec::new();
    for of_size in sets.chunk_by(|a, b| a.cells.len() == b.cells.len()) {
        let news = |set: &&LockedSet| !set.eliminations.iter().all(|candidate| said.contains(candidate));
        let new: Vec<&LockedSet> = of_size.iter().filter(news).collect();
        stated.extend(new.iter().map(|set| set.step(analysis)));
        said.extend(of_size.iter().flat_map(|set| &set.eliminations));
    }
    report_distinct(stated, found)
}

/// Returns the houses of the rows and those of the columns.
fn lines(analysis: &Analysis<'_>, sectors: &Sectors) -> [Vec<HouseId>; 2] {
    let geometry = analysis.geometry();
    let chosen = |lines: u32| (0..geometry.side()).filter(move |line| lines & (1 << line) != 0);
    let rows = chosen(sectors.rows).map(|row| geometry.row_house(row));
    let columns = chosen(sectors.columns).map(|column| geometry.column_house(column));
    [rows.collect(), columns.collect()]
}

/// Returns the eliminations in reading order.
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
        let parts = MULTI_SECTOR_LOCKED_SETS.name_parts([
            PartValue::Houses(rows),
            PartValue::Digits(self.sectors.by_rows),
            PartValue::Houses(columns),
            PartValue::Digits(self.sectors.by_columns),
            PartValue::Digits(self.sectors.either),
            PartValue::Cells(self.cells.large()),
        ]);
        Step::new(MULTI_SECTOR_LOCKED_SETS.id, parts, Vec::new(), self.eliminations.clone())
    }
}
