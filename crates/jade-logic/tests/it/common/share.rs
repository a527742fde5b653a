//! How many positions each technique gets in the property tests. Expensive ones get fewer, especially on large boards,
//! so that the tests take minutes and not hours. Every technique must still be found often enough.

use jade_logic::{Family, Technique};

/// How expensive it is to find and check all steps of a technique.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// Microseconds: gets every position.
    Cheap,
    /// As cheap, but random positions lack the pattern and small changes break it: gets more variants of its examples.
    Rare,
    /// Cheap, but few positions have it, and many changes break it: gets more variants of its examples.
    Fragile,
    /// The same, but almost any change breaks it.
    MostFragile,
    /// A search through chains or sets: gets part of the positions.
    Dear,
    /// A search among many combinations, or slow checks: gets a few positions.
    Dearest,
    /// The same, but many changes break it: gets more variants of its examples.
    DearestAndFragile,
    /// The same, but random positions rarely have it: gets somewhat more variants of its examples.
    DearestAndRare,
    /// Follows every assumption to its end: gets a few positions, and one on each large board.
    Forcing,
    /// Follows every pair of assumptions, for about a second: gets one position of each board and two variants of each
    /// example.
    Nested,
}

impl Cost {
    /// Techniques that differ from the rest of their family come first.
    pub fn of(technique: &Technique) -> Cost {
        let id = technique.id().as_str();
        match technique.family {
            _ if id == "aligned-triple-exclusion" => Cost::Dearest,
            _ if id == "nested-forcing" => Cost::Nested,
            _ if id.starts_with("forcing-") => Cost::Forcing,
            _ if id == "grouped-continuous-nice-loop" => Cost::DearestAndRare,
            _ if id.starts_with("grouped-") => Cost::Dearest,
            Family::Expert => Cost::Rare,
            _ if id == "kraken-fish-1" => Cost::Dear,
            _ if id == "kraken-fish-2" => Cost::Dearest,
            _ if id == "sue-de-coq" => Cost::Cheap,
            Family::Chain | Family::AlmostLockedSet => Cost::Dear,
            // With houses of any kind, a few positions have many finned steps and few others.
            Family::Fish if id.contains("franken-") || id.contains("mutant-") => {
                match id.starts_with("finned-") {
                    false => Cost::DearestAndFragile,
                    true if id.ends_with("leviathan") => Cost::Dear,
                    true => Cost::Dearest,
                }
            }
            Family::Template => Cost::Dearest,
            Family::Uniqueness if id.starts_with("bug-") => Cost::MostFragile,
            Family::Uniqueness => Cost::Fragile,
            _ => Cost::Cheap,
        }
    }

    /// Returns whether finding and checking all steps takes only microseconds.
    pub fn is_cheap(self) -> bool {
        matches!(self, Cost::Cheap | Cost::Rare | Cost::Fragile | Cost::MostFragile)
    }

    /// Returns how many of `all` random positions to use, on a board of this side.
    pub fn positions(self, all: usize, side: usize) -> usize {
        let parts = match self {
            Cost::Cheap | Cost::Rare | Cost::Fragile | Cost::MostFragile => 1,
            Cost::Dear if side <= 9 => 2,
            Cost::Dear => 8,
            Cost::Dearest | Cost::DearestAndFragile | Cost::DearestAndRare if side <= 6 => 4,
            Cost::Dearest | Cost::DearestAndFragile | Cost::DearestAndRare if side <= 9 => 10,
            Cost::Dearest | Cost::DearestAndFragile | Cost::DearestAndRare => 80,
            Cost::Forcing if side <= 6 => 4,
            Cost::Forcing if side <= 9 => 10,
            Cost::Nested if side <= 6 => 4,
            Cost::Forcing | Cost::Nested => all,
        };
        all.div_ceil(parts)
    }

    /// Returns how many of `all` variants of each example to use.
    pub fn variants(self, all: usize) -> usize {
        match self {
            Cost::Cheap => all,
            Cost::DearestAndFragile => 3 * all,
            Cost::Rare => all * 4,
            Cost::Fragile => 3 * all,
            Cost::MostFragile => 15 * all,
            Cost::Dear | Cost::DearestAndRare => all.div_ceil(4),
            Cost::Dearest => all.div_ceil(10),
            Cost::Forcing => all.div_ceil(10),
            Cost::Nested => all.div_ceil(50),
        }
    }

    /// Returns how many percent of the variants to use by default. They must be enough for every technique to be
    /// found, so where changes break the pattern, or there are few variants to begin with, it is more than the share
    /// of the random positions (`properties::SHORT`).
    pub fn short_share_of_variants(self) -> usize {
        match self {
            Cost::DearestAndFragile => 40,
            Cost::Forcing | Cost::Nested => 50,
            _ => 10,
        }
    }
}
