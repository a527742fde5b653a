//! The order of the rows in a split: sets alternate, so that each part of a split has nearly the shares of the whole.

use super::{Plan, PuzzleSet};

/// Returns the index of the set of each row of a split.
pub fn order<'a>(plan: &'a Plan, split: &'a str) -> impl Iterator<Item = usize> + use<'a> {
    alternate(plan.sets.iter().map(|set| count(set, split)).collect())
}

/// The number of rows of a set in a split.
pub fn count(set: &PuzzleSet, split: &str) -> u64 {
    set.rows.get(split).copied().unwrap_or(0)
}

/// Each time, takes the set that is furthest behind its share.
fn alternate(counts: Vec<u64>) -> impl Iterator<Item = usize> {
    let total: u64 = counts.iter().sum();
    let mut taken = vec![0_u64; counts.len()];
    (1..=total).filter_map(move |row| {
        let behind = |set: &usize| {
            i128::from(row) * i128::from(counts[*set]) - i128::from(taken[*set]) * i128::from(total)
        };
        let left = (0..counts.len()).rev().filter(|set| taken[*set] < counts[*set]);
        let set = left.max_by_key(behind)?;
        taken[set] += 1;
        Some(set)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_has_nearly_the_shares_of_the_whole() {
        assert_eq!(alternate(vec![2, 4]).collect::<Vec<_>>(), [1, 0, 1, 1, 0, 1]);
        assert_eq!(alternate(vec![0, 0]).count(), 0);
        for counts in [vec![1, 1, 1], vec![100, 1], vec![7, 0, 50, 13], vec![5]] {
            let total: u64 = counts.iter().sum();
            let mut taken = vec![0_u64; counts.len()];
            for (row, set) in alternate(counts.clone()).enumerate() {
                taken[set] += 1;
                for (count, taken) in counts.iter().zip(&taken) {
                    let share = (row + 1) as f64 * *count as f64 / total as f64;
                    assert!((share - *taken as f64).abs() < 2.0, "{counts:?} {row}");
                }
            }
            assert_eq!(taken, counts);
        }
    }
}
