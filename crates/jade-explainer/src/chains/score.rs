//! What a chain costs: a base by its kind, and a bonus by its complexity.

/// The kind of a chain, in the order in which equal ratings are sorted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Kind {
    Double,
    X,
    Y,
    Xy,
    Cell,
    House,
    Contradiction,
}

/// Which search found a chain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Use {
    Nishio,
    Multiple,
    /// With its level, and the level of the dynamic chains nested in those of level 4.
    Dynamic {
        level: u8,
        inner: u8,
    },
}

impl Use {
    /// Returns the rating before the bonus.
    pub(crate) fn base(self) -> f64 {
        match self {
            Use::Nishio => 7.5,
            Use::Multiple => 8.0,
            Use::Dynamic { level, .. } => 8.5 + 0.5 * f64::from(level),
        }
    }

    pub(crate) fn level(self) -> u8 {
        match self {
            Use::Dynamic { level, .. } => level,
            _ => 0,
        }
    }

    pub(crate) fn is_dynamic(self) -> bool {
        self != Use::Multiple
    }

    /// Returns whether links within cells are followed.
    pub(crate) fn links_cells(self) -> bool {
        self != Use::Nishio
    }
}

/// Returns the bonus for a complexity. The tenths are added one by one, as in the program: the sums decide ties.
pub(crate) fn bonus(complexity: u32) -> f64 {
    let length = complexity.saturating_sub(2);
    let (mut sum, mut threshold, mut odd) = (0.0, 4, false);
    while length > threshold {
        sum += 0.1;
        threshold = if odd { threshold * 4 / 3 } else { threshold * 3 / 2 };
        odd = !odd;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bonus_follows_the_thresholds() {
        let tenths = |length: u32| (bonus(length + 2) * 10.0).round() as u32;
        let ranges =
            [(0, 4), (5, 6), (7, 8), (9, 12), (13, 16), (17, 24), (25, 32), (33, 48), (49, 64), (65, 96)];
        for (expected, (least, most)) in (0..).zip(ranges) {
            assert_eq!((tenths(least), tenths(most)), (expected, expected));
        }
    }

    #[test]
    fn tenths_are_added_one_by_one() {
        // Eight tenths.
        assert!(bonus(60) < 0.8 && bonus(60) > 0.799);
    }
}
