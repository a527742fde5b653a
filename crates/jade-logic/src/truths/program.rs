//! Finds more truths than links, by a linear program.
//!
//! The unknowns are how often each truth and each link counts. Every candidate is in at least as many links as truths,
//! there is one more truth than links, and the total is smallest. Costs are positive and the start breaks a single
//! condition, so the dual simplex method (Lemke 1954) applies from the start. Programs have some hundred rows and
//! columns. A library would bring a dozen crates for a page of code.

use super::TruthSet;
use jade_grid::{Candidate, Geometry};
use std::collections::BTreeMap;

/// The most that a solution in fractions is multiplied by to make it whole.
const MAX_DENOMINATOR: usize = 12;

/// What counts as zero.
const EPSILON: f64 = 1e-7;

/// The most pivots; some ten times what the largest nets take.
const MAX_PIVOTS: usize = 2000;

/// Truths that are more than the links that cover them.
pub(super) struct Excess {
    pub(super) truths: Vec<(TruthSet, usize)>,
    pub(super) links: Vec<(TruthSet, usize)>,
}

/// Returns few of the truths, with fewer links that cover what is left of their candidates. `None` if there are none.
pub(super) fn excess(truths: &[(TruthSet, Vec<Candidate>)], geometry: &'static Geometry) -> Option<Excess> {
    let mut rows: BTreeMap<Candidate, usize> = BTreeMap::new();
    for candidate in truths.iter().flat_map(|(_, left)| left) {
        let row = rows.len();
        rows.entry(*candidate).or_insert(row);
    }
    let mut links: BTreeMap<TruthSet, Vec<usize>> = BTreeMap::new();
    for (candidate, row) in &rows {
        for set in TruthSet::of(*candidate, geometry) {
            links.entry(set).or_default().push(*row);
        }
    }
    let links: Vec<(TruthSet, Vec<usize>)> = links.into_iter().collect();
    let mut table = Table::new(truths.len() + links.len(), rows.len() + 1);
    let last = rows.len();
    for (column, (_, left)) in truths.iter().enumerate() {
        left.iter().for_each(|candidate| table.set(rows[candidate], column, 1.0));
        table.set(last, column, -1.0);
    }
    for (column, (_, covered)) in (truths.len()..).zip(&links) {
        covered.iter().for_each(|row| table.set(*row, column, -1.0));
        table.set(last, column, 1.0);
    }
    let solution = table.solve(last)?;
    let whole = (1..=MAX_DENOMINATOR).find_map(|factor| {
        let times = solution.iter().map(|one| one * factor as f64);
        times
            .map(|one| ((one - one.round()).abs() < 1e-4).then(|| one.round() as usize))
            .collect::<Option<Vec<_>>>()
    })?;
    let (of_truths, of_links) = whole.split_at(truths.len());
    let counted = |sets: Vec<TruthSet>, times: &[usize]| -> Vec<(TruthSet, usize)> {
        sets.into_iter().zip(times.iter().copied()).filter(|(_, times)| *times > 0).collect()
    };
    Some(Excess {
        truths: counted(truths.iter().map(|(set, _)| *set).collect(), of_truths),
        links: counted(links.iter().map(|(set, _)| *set).collect(), of_links),
    })
}

/// A tableau: each row says that a sum of unknowns is at most a bound, here 0 or, for one row, −1.
struct Table {
    columns: usize,
    /// The coefficients by row, one more for the bound.
    rows: Vec<Vec<f64>>,
    /// The reduced cost of each unknown, then of each row’s slack.
    costs: Vec<f64>,
    /// The unknown that each row determines; those from `columns` are slacks.
    basis: Vec<usize>,
}

impl Table {
    fn new(columns: usize, rows: usize) -> Table {
        let width = columns + rows + 1;
        let mut table = Table {
            columns,
            rows: vec![vec![0.0; width]; rows],
            // Slightly different costs decide between answers of the same size, and keep pivots from going in circles.
            costs: (0..width - 1).map(|at| if at < columns { 1.0 + at as f64 * 1e-5 } else { 0.0 }).collect(),
            basis: (columns..columns + rows).collect(),
        };
        for row in 0..rows {
            table.rows[row][columns + row] = 1.0;
        }
        table
    }

    fn set(&mut self, row: usize, column: usize, value: f64) {
        self.rows[row][column] = value;
    }

    /// Returns the cheapest unknowns with which the row `at_most` is at most −1 and every other row at most 0.
    fn solve(mut self, at_most: usize) -> Option<Vec<f64>> {
        let bound = self.costs.len();
        self.rows[at_most][bound] = -1.0;
        for _ in 0..MAX_PIVOTS {
            let lowest =
                (0..self.rows.len()).min_by(|a, b| self.rows[*a][bound].total_cmp(&self.rows[*b][bound]))?;
            if self.rows[lowest][bound] > -EPSILON {
                let mut solution = vec![0.0; self.columns];
                for (row, unknown) in
                    self.basis.iter().enumerate().filter(|(_, unknown)| **unknown < self.columns)
                {
                    solution[*unknown] = self.rows[row][bound];
                }
                return Some(solution);
            }
            let row = &self.rows[lowest];
            let ratio = |at: &usize| self.costs[*at] / -row[*at];
            let entering =
                (0..bound).filter(|at| row[*at] < -EPSILON).min_by(|a, b| ratio(a).total_cmp(&ratio(b)))?;
            self.pivot(lowest, entering);
        }
        None
    }

    fn pivot(&mut self, row: usize, column: usize) {
        let by = self.rows[row][column];
        self.rows[row].iter_mut().for_each(|value| *value /= by);
        let pivot = std::mem::take(&mut self.rows[row]);
        for other in self.rows.iter_mut().filter(|other| !other.is_empty()) {
            let by = other[column];
            if by != 0.0 {
                other.iter_mut().zip(&pivot).for_each(|(value, one)| *value -= by * one);
            }
        }
        let by = self.costs[column];
        self.costs.iter_mut().zip(&pivot).for_each(|(cost, one)| *cost -= by * one);
        self.rows[row] = pivot;
        self.basis[row] = column;
    }
}
