//! Combinations of a clue: the digits of a sandwich, an X-sum, a skyscraper, a quadruple or a line between two ends make their
//! clue right in a few ways only. A candidate that is in none of them is false.
//!
//! ```text
//!      ┌───┬───┬───┬───┬───┬───┬───┬───┬───┐
//!   35 │   │   │   │   │   │   │   │   │   │   all other digits are between 1 and 9,
//!      └───┴───┴───┴───┴───┴───┴───┴───┴───┘   so these two are at the ends
//! ```

use crate::patterns::sums;
use crate::step::{PartKind, Role};
use crate::{Evidence, Family, Find, Level, Needs, PartDecl, Profiles, Technique, TechniqueId};

/// See the [module](self).
pub static CLUE_COMBINATIONS: Technique = Technique {
    id: TechniqueId::new("clue-combinations"),
    family: Family::Sum,
    level: Level::Medium,
    points: 40,
    profiles: Profiles::Full,
    needs: Needs::Clues,
    hodoku: &[],
    parts: &[
        PartDecl::new("clue", Role::Base, PartKind::Clue),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(sums::find_clues),
    examples: include_str!("clue_combinations.txt"),
};
