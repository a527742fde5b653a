//! How many positions each technique looks at in the property tests: the expensive ones at fewer, above all on
//! large boards, so that the tests take minutes and not hours. Every technique must still be found often enough.

use jade_logic::{Family, Technique};

/// How expensive it is to find all steps of a technique, and to check them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// Microseconds: sees every position.
    Cheap,
    /// As cheap, but a pattern that random positions do not have and small changes break: sees more of those near
    /// its examples.
    Rare,
    /// Cheap, but few positions have it, and many changes spoil it: sees more variants of its examples.
    Fragile,
    /// The same, but almost any change spoils it.
    MostFragile,
    /// A search through chains or sets: sees a part of them.
    Dear,
    /// A search among many combinations, or checks that take long: sees a few.
    Dearest,
    /// The same, but many changes spoil it: sees more variants of its examples.
    DearestAndFragile,
    /// The same, but random positions hardly have it: sees somewhat more of them.
    DearestAndRare,
    /// Every supposition followed to its end: sees a few, and one on each large board.
    Forcing,
}

impl Cost {
    /// The techniques that differ from the rest of their family come first.
    pub fn of(technique: &Technique) -> Cost {
        let id = technique.id().as_str();
        match technique.family {
            _ if id == "aligned-triple-exclusion" => Cost::Dearest,
            _ if id.starts_with("forcing-") => Cost::Forcing,
            _ if id == "grouped-continuous-nice-loop" => Cost::DearestAndRare,
            _ if id.starts_with("grouped-") => Cost::Dearest,
            Family::Expert => Cost::Rare,
            _ if id == "kraken-fish-1" => Cost::Dear,
            _ if id == "kraken-fish-2" => Cost::Dearest,
            _ if id == "sue-de-coq" => Cost::Cheap,
            Family::Chain | Family::AlmostLockedSet => Cost::Dear,
            // Houses of any kind: a few positions have many steps with fins, and few steps without.
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

    /// Whether to find and check all steps takes no more than microseconds.
    pub fn is_cheap(self) -> bool {
        matches!(self, Cost::Cheap | Cost::Rare | Cost::Fragile | Cost::MostFragile)
    }

    /// How many of `all` random positions on a board of this side.
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
            Cost::Forcing => all,
        };
        all.div_ceil(parts)
    }

    /// How many of `all` variants of each of the technique's own examples.
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
        }
    }
}
