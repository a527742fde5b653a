//! [`ExactCover`]: choose rows of a 0/1 matrix so that every column has exactly one 1.

use crate::limits::Meter;
use crate::{Outcome, Report, SearchLimits};
use std::ops::ControlFlow;

/// Receives the solutions of an exact cover one by one, each as its rows, and says whether to continue.
pub type RowSink<'a> = dyn FnMut(&[usize]) -> ControlFlow<()> + 'a;

/// An exact cover problem: a 0/1 matrix of which only the ones are stored.
///
/// A solution is a set of rows that together have exactly one 1 in every *primary* column and at most one in every
/// *secondary* column. Solved by Donald Knuth's Algorithm X, which branches on the column with the fewest ones, with
/// dancing links: a row or column that is removed from the matrix keeps its links to its neighbours, so that restoring
/// it is simple (D. E. Knuth, *Dancing Links*, 2000, and *The Art of Computer Programming* 4B, 7.2.2.1).
///
/// ```
/// use jade_search::{ExactCover, SearchLimits};
/// let mut cover = ExactCover::new(3);
/// cover.add_row(&[0, 2]); // row 0
/// cover.add_row(&[0, 1]);
/// cover.add_row(&[1]);
/// let (solutions, report) = cover.solutions(&SearchLimits::default());
/// assert_eq!(solutions, [[0, 2]]);
/// assert!(report.is_complete());
/// ```
#[derive(Clone, Debug)]
pub struct ExactCover {
    primary: usize,
    columns: usize,
    /// The start of each row in `ones`; one entry more than there are rows.
    starts: Vec<u32>,
    /// The columns of the ones, row by row.
    ones: Vec<u32>,
}

impl ExactCover {
    /// Creates a matrix with `columns` columns, all primary, and no rows.
    ///
    /// # Panics
    /// If there are more than `u32::MAX / 2` columns.
    #[track_caller]
    pub fn new(columns: usize) -> ExactCover {
        ExactCover::with_secondary(columns, 0)
    }

    /// Creates a matrix with `primary` columns that must be covered, then `secondary` columns that may be.
    ///
    /// # Panics
    /// If there are more than `u32::MAX / 2` columns.
    #[track_caller]
    pub fn with_secondary(primary: usize, secondary: usize) -> ExactCover {
        let columns = primary.saturating_add(secondary);
        assert!(columns <= u32::MAX as usize / 2, "too many columns");
        ExactCover { primary, columns, starts: vec![0], ones: Vec::new() }
    }

    /// Adds a row with ones in these columns, counted from 0. Returns its number, counted from 0. A row
    /// without ones is in no solution.
    ///
    /// # Panics
    /// If a column does not exist or is named twice, or there are more than `u32::MAX / 4` ones.
    #[track_caller]
    pub fn add_row(&mut self, columns: &[usize]) -> usize {
        assert!(self.ones.len() + columns.len() <= u32::MAX as usize / 4, "too many ones");
        for (i, column) in columns.iter().enumerate() {
            assert!(*column < self.columns, "column {column} of {}", self.columns);
            assert!(!columns[..i].contains(column), "column {column} twice in a row");
            self.ones.push(*column as u32);
        }
        self.starts.push(self.ones.len() as u32);
        self.starts.len() - 2
    }

    /// Returns the number of rows.
    pub fn row_count(&self) -> usize {
        self.starts.len() - 1
    }

    /// Returns the number of columns, primary and secondary.
    pub fn column_count(&self) -> usize {
        self.columns
    }

    /// Returns the number of ones.
    pub fn one_count(&self) -> usize {
        self.ones.len()
    }

    /// Returns the columns of the ones in a row.
    ///
    /// # Panics
    /// If there is no such row.
    #[track_caller]
    pub fn row(&self, row: usize) -> impl ExactSizeIterator<Item = usize> + '_ {
        let (from, to) = (self.starts[row] as usize, self.starts[row + 1] as usize);
        self.ones[from..to].iter().map(|column| *column as usize)
    }

    /// Counts the solutions, up to the limits.
    pub fn count(&self, limits: &SearchLimits<'_>) -> Report {
        Meter::run(limits, |meter| self.run(meter, None))
    }

    /// Passes every solution to `sink`: its rows, in the order in which they were chosen.
    pub fn search(&self, limits: &SearchLimits<'_>, sink: &mut RowSink<'_>) -> Report {
        Meter::run(limits, |meter| self.run(meter, Some(sink)))
    }

    /// Returns the solutions, up to the limits, each with its rows in ascending order.
    pub fn solutions(&self, limits: &SearchLimits<'_>) -> (Vec<Vec<usize>>, Report) {
        let mut solutions = Vec::new();
        let report = self.search(limits, &mut |rows| {
            let mut rows = rows.to_vec();
            rows.sort_unstable();
            solutions.push(rows);
            ControlFlow::Continue(())
        });
        (solutions, report)
    }

    /// Algorithm X. A level is a column and the row chosen to cover it; levels are on an explicit stack, because there
    /// may be ten thousand of them.
    pub(crate) fn run(
        &self,
        meter: &mut Meter<'_>,
        mut sink: Option<&mut RowSink<'_>>,
    ) -> ControlFlow<Outcome> {
        let mut links = Links::new(self);
        let mut levels: Vec<Level> = Vec::new();
        let mut rows = Vec::new();
        loop {
            match links.smallest_column() {
                None => {
                    let hand_on = || match sink.as_mut() {
                        None => ControlFlow::Continue(()),
                        Some(sink) => {
                            rows.clear();
                            rows.extend(
                                levels.iter().map(|level| links.row_of[level.node as usize] as usize),
                            );
                            sink(&rows)
                        }
                    };
                    meter.solution(hand_on)?;
                }
                // No row is left for the column: a dead end, with nothing to undo on this level.
                Some(column) if links.sizes[column as usize] == 0 => {}
                Some(column) => {
                    let height = levels.last().map_or(0, |level| level.height);
                    let is_guess = links.sizes[column as usize] > 1;
                    links.cover(column);
                    // The header comes before the first row, like a row that has been tried.
                    levels.push(Level {
                        column,
                        node: column,
                        is_guess,
                        height: height + usize::from(is_guess),
                    });
                }
            }
            // On to the next row of the deepest level that has one.
            loop {
                let Some(level) = levels.last_mut() else { return ControlFlow::Continue(()) };
                if level.node != level.column {
                    links.uncover_others(level.node);
                }
                level.node = links.nodes[level.node as usize].down;
                if level.node != level.column {
                    if level.is_guess {
                        meter.guess(level.height)?
                    } else {
                        meter.node()?
                    }
                    links.cover_others(level.node);
                    break;
                }
                links.uncover(level.column);
                levels.pop();
            }
        }
    }
}

struct Level {
    column: u32,
    node: u32,
    is_guess: bool,
    /// Guesses on the board, on this level and above.
    height: usize,
}

/// A one in the matrix, or the header of a column, linked with its column's ones above and below.
#[derive(Clone, Copy)]
struct Node {
    up: u32,
    down: u32,
    column: u32,
}

/// The matrix while it is being solved.
///
/// ```text
/// nodes:    header of column 0, 1, 2 … | ones of row 0 … | ones of row 1 … | …
/// up/down:  rings through a column, its header included
/// ends:     where each row stops, so that the other ones of its row lie beside a node
/// ```
struct Links {
    nodes: Vec<Node>,
    /// Per node: its row; 0 for headers, which are in none.
    row_of: Vec<u32>,
    /// Per row: the node after its last one; the row starts where the previous row ends.
    ends: Vec<u32>,
    /// Per column: how many ones are left.
    sizes: Vec<u32>,
    /// The ring of primary columns that are still to be covered. The last entry is its head.
    left: Vec<u32>,
    right: Vec<u32>,
}

impl Links {
    fn new(cover: &ExactCover) -> Links {
        let columns = cover.columns;
        let mut nodes = Vec::with_capacity(columns + cover.ones.len());
        nodes.extend((0..columns as u32).map(|column| Node { up: column, down: column, column }));
        let mut row_of = vec![0; columns];
        row_of.reserve_exact(cover.ones.len());
        let mut sizes = vec![0; columns];
        for (row, bounds) in cover.starts.windows(2).enumerate() {
            for &column in &cover.ones[bounds[0] as usize..bounds[1] as usize] {
                let node = nodes.len() as u32;
                let up = nodes[column as usize].up;
                nodes.push(Node { up, down: column, column });
                nodes[up as usize].down = node;
                nodes[column as usize].up = node;
                row_of.push(row as u32);
                sizes[column as usize] += 1;
            }
        }
        let ends = cover.starts.iter().map(|start| start + columns as u32).collect();
        let head = columns as u32;
        let mut links =
            Links { nodes, row_of, ends, sizes, left: (0..=head).collect(), right: (0..=head).collect() };
        for column in 0..cover.primary as u32 {
            let last = links.left[head as usize];
            links.left[column as usize] = last;
            links.right[last as usize] = column;
            links.right[column as usize] = head;
            links.left[head as usize] = column;
        }
        links
    }

    /// Returns the uncovered primary column with the fewest ones, the first if there are several. Returns `None` if all
    /// are covered.
    fn smallest_column(&self) -> Option<u32> {
        let head = self.sizes.len() as u32;
        let mut column = self.right[head as usize];
        let (mut smallest, mut size) = (None, u32::MAX);
        while column != head {
            if self.sizes[column as usize] < size {
                (smallest, size) = (Some(column), self.sizes[column as usize]);
                if size == 0 {
                    break;
                }
            }
            column = self.right[column as usize];
        }
        smallest
    }

    /// Removes a column and every row that has a one in it.
    fn cover(&mut self, column: u32) {
        let (left, right) = (self.left[column as usize], self.right[column as usize]);
        self.right[left as usize] = right;
        self.left[right as usize] = left;
        let mut node = self.nodes[column as usize].down;
        while node != column {
            for other in self.others(node) {
                let Node { up, down, column } = self.nodes[other as usize];
                self.nodes[up as usize].down = down;
                self.nodes[down as usize].up = up;
                self.sizes[column as usize] -= 1;
            }
            node = self.nodes[node as usize].down;
        }
    }

    /// Undoes [`Links::cover`]; everything covered since must be uncovered already.
    fn uncover(&mut self, column: u32) {
        let mut node = self.nodes[column as usize].up;
        while node != column {
            for other in self.others(node).rev() {
                let Node { up, down, column } = self.nodes[other as usize];
                self.nodes[up as usize].down = other;
                self.nodes[down as usize].up = other;
                self.sizes[column as usize] += 1;
            }
            node = self.nodes[node as usize].up;
        }
        let (left, right) = (self.left[column as usize], self.right[column as usize]);
        self.right[left as usize] = column;
        self.left[right as usize] = column;
    }

    /// Covers the columns of the other ones in this node's row.
    fn cover_others(&mut self, node: u32) {
        for other in self.others(node) {
            self.cover(self.nodes[other as usize].column);
        }
    }

    fn uncover_others(&mut self, node: u32) {
        for other in self.others(node).rev() {
            self.uncover(self.nodes[other as usize].column);
        }
    }

    /// Iterates over the other ones of a node's row.
    #[inline]
    fn others(&self, node: u32) -> impl DoubleEndedIterator<Item = u32> + use<> {
        let row = self.row_of[node as usize] as usize;
        (self.ends[row]..node).chain(node + 1..self.ends[row + 1])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads a matrix with one row per line.
    fn matrix(text: &str) -> ExactCover {
        let rows: Vec<Vec<usize>> = text
            .lines()
            .map(|line| line.split_whitespace().map(|n| n.parse().unwrap()).collect::<Vec<usize>>())
            .filter(|row| !row.is_empty())
            .collect();
        let mut cover = ExactCover::new(rows[0].len());
        for row in rows {
            let ones: Vec<usize> = (0..row.len()).filter(|column| row[*column] == 1).collect();
            cover.add_row(&ones);
        }
        cover
    }

    /// Finds the solutions by trying every set of rows.
    fn by_trying_all(cover: &ExactCover) -> Vec<Vec<usize>> {
        let mut solutions = Vec::new();
        for set in 0..1u32 << cover.row_count() {
            let rows: Vec<usize> = (0..cover.row_count()).filter(|row| set >> row & 1 == 1).collect();
            let mut covered = vec![0; cover.column_count()];
            rows.iter().flat_map(|row| cover.row(*row)).for_each(|column| covered[column] += 1);
            let exact = covered[..cover.primary].iter().all(|n| *n == 1);
            let none_idle = rows.iter().all(|row| cover.row(*row).any(|column| column < cover.primary));
            if exact && none_idle && covered.iter().all(|n| *n <= 1) {
                solutions.push(rows);
            }
        }
        solutions
    }

    // The two matrices of "Atracción Numérica Fatal (SuDoku JADE)", 2006, section 4.2.1.

    #[test]
    fn first_matrix_of_the_thesis_is_covered_by_rows_1_4_5() {
        let cover = matrix(
            "0 0 1 0 1 0
             1 0 0 1 0 1
             0 1 1 0 0 0
             1 0 0 1 0 0
             0 1 0 0 0 1
             0 0 0 1 1 1",
        );
        // Counted from 0 here.
        assert_eq!(cover.solutions(&SearchLimits::default()).0, [[0, 3, 4]]);
    }

    #[test]
    fn second_matrix_of_the_thesis_is_covered_by_rows_2_4_6() {
        let cover = matrix(
            "1 0 0 1 0 0 1
             1 0 0 1 0 0 0
             0 0 0 1 1 0 1
             0 0 1 0 1 1 0
             0 1 1 0 0 1 1
             0 1 0 0 0 0 1",
        );
        let (solutions, report) = cover.solutions(&SearchLimits::default());
        assert_eq!(solutions, [[1, 3, 5]]);
        // As described there: in the first column, row 1 leads to a dead end and row 2 to the rest without a choice.
        assert_eq!((report.nodes, report.guesses, report.depth), (4, 2, 1));
        assert_eq!(report.outcome, Outcome::Complete);
    }

    #[test]
    fn an_empty_matrix_is_covered_by_no_rows() {
        assert_eq!(ExactCover::new(0).solutions(&SearchLimits::default()).0, [[0; 0]]);
        assert_eq!(ExactCover::new(1).count(&SearchLimits::default()).solutions, 0);
    }

    #[test]
    fn secondary_columns_are_covered_at_most_once() {
        let mut cover = ExactCover::with_secondary(2, 1);
        cover.add_row(&[0, 2]);
        cover.add_row(&[1, 2]);
        cover.add_row(&[1]);
        cover.add_row(&[2]);
        cover.add_row(&[]);
        assert_eq!(cover.solutions(&SearchLimits::default()).0, [[0, 2]]);
    }

    #[test]
    #[should_panic(expected = "column 1 twice")]
    fn a_duplicate_column_in_a_row_is_refused() {
        ExactCover::new(2).add_row(&[1, 0, 1]);
    }

    proptest::proptest! {
        #[test]
        fn agrees_with_brute_force(
            secondary in 0usize..3,
            rows in proptest::collection::vec(1u32..256, 0..12),
        ) {
            let mut cover = ExactCover::with_secondary(8 - secondary, secondary);
            for row in rows {
                let ones: Vec<usize> = (0..8).filter(|column| row >> column & 1 == 1).collect();
                cover.add_row(&ones);
            }
            let (mut solutions, report) = cover.solutions(&SearchLimits::default());
            solutions.sort();
            let mut expected = by_trying_all(&cover);
            expected.sort();
            proptest::prop_assert_eq!(&solutions, &expected);
            proptest::prop_assert_eq!(report.solutions, expected.len() as u64);
            proptest::prop_assert_eq!(cover.count(&SearchLimits::default()).solutions, expected.len() as u64);
        }
    }
}
