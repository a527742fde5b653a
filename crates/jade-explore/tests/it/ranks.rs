//! Rank correlations, reckoned by hand.

use jade_explore::rank_correlation;

fn close(found: Option<f64>, expected: f64) {
    assert!(found.is_some_and(|found| (found - expected).abs() < 1e-12), "{found:?}, not {expected}");
}

#[test]
fn without_ties_it_is_the_textbook_formula() {
    // 1 - 6 Σd² / n(n² - 1), with d = 0, 1, 1, 0, 0 and 4, 2, 0, 2, 4.
    close(rank_correlation(&[(1., 10.), (2., 30.), (3., 20.), (4., 40.), (5., 50.)]), 1.0 - 12.0 / 120.0);
    close(rank_correlation(&[(1., 5.), (2., 4.), (3., 3.), (4., 2.), (5., 1.)]), -1.0);
    // Only the order counts.
    close(rank_correlation(&[(0.1, -3.), (1e9, 7.), (3., 0.)]), 1.0);
}

#[test]
fn ties_have_the_mean_of_their_ranks() {
    // Ranks 1.5, 1.5, 3, 4 and 1, 2, 3.5, 3.5: deviations -1, -1, 0.5, 1.5 and -1.5, -0.5, 1, 1.
    let expected = (1.5 + 0.5 + 0.5 + 1.5) / (4.5_f64 * 4.5).sqrt();
    close(rank_correlation(&[(2., 1.), (2., 4.), (5., 9.), (6., 9.)]), expected);
    // Ranks 2, 2, 2, 4 and 1, 2, 3, 4: deviations -0.5, -0.5, -0.5, 1.5 and -1.5, -0.5, 0.5, 1.5.
    close(rank_correlation(&[(0., 1.), (0., 2.), (0., 3.), (1., 4.)]), 3.0 / (3.0_f64 * 5.0).sqrt());
    // Infinities are tied, too.
    close(rank_correlation(&[(1., 1.), (f64::INFINITY, 2.), (f64::INFINITY, 2.)]), 1.0);
}

#[test]
fn what_says_nothing_has_no_correlation() {
    for pairs in [&[][..], &[(1., 2.)], &[(1., 2.), (1., 3.)], &[(1., 3.), (2., 3.), (5., 3.)]] {
        assert_eq!(rank_correlation(pairs), None);
    }
}
