//! [`rank_correlation`]: how far two measures of the same puzzles put them in the same order.

/// Returns Spearman's rank correlation of the two numbers of each pair, from -1 to 1. Equal numbers have the mean of
/// their ranks. `None` if there are fewer than two pairs, or if all first or all second numbers are equal.
///
/// Infinities are numbers like others; a `NaN` ranks above them.
///
/// ```
/// use jade_explore::rank_correlation;
/// assert_eq!(rank_correlation(&[(1.0, 10.0), (2.0, 100.0), (3.0, 1000.0)]), Some(1.0));
/// assert_eq!(rank_correlation(&[(1.0, 3.0), (2.0, 3.0)]), None);
/// ```
pub fn rank_correlation(pairs: &[(f64, f64)]) -> Option<f64> {
    let (first, second): (Vec<f64>, Vec<f64>) = pairs.iter().copied().unzip();
    let (first, second) = (mean_ranks(&first), mean_ranks(&second));
    // Whatever the ties, the ranks of n numbers have this mean.
    let mean = (pairs.len() as f64 + 1.0) / 2.0;
    let product =
        |a: &[f64], b: &[f64]| -> f64 { a.iter().zip(b).map(|(a, b)| (a - mean) * (b - mean)).sum() };
    let spread = (product(&first, &first) * product(&second, &second)).sqrt();
    (spread > 0.0).then(|| (product(&first, &second) / spread).clamp(-1.0, 1.0))
}

/// Returns the rank of each number, from 1 for the least; equal ones have the mean of their ranks.
fn mean_ranks(numbers: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..numbers.len()).collect();
    order.sort_by(|a, b| numbers[*a].total_cmp(&numbers[*b]));
    let mut ranks = vec![0.0; numbers.len()];
    let mut below = 0;
    for tied in order.chunk_by(|a, b| numbers[*a] == numbers[*b]) {
        let rank = below as f64 + (tied.len() as f64 + 1.0) / 2.0;
        tied.iter().for_each(|index| ranks[*index] = rank);
        below += tied.len();
    }
    ranks
}
