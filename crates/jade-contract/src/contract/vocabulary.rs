//! Closed sets, by name: levels, families, roles.

use jade_logic::{Family, Level, Role};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Declares the names of a set that the domain has as well, and the way from the one to the other.
macro_rules! names_of {
    ($domain:ident, $(#[$about:meta])* $json:ident { $($(#[$of_one:meta])* $name:ident,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        #[cfg_attr(test, derive(ts_rs::TS))]
        pub enum $json {
            $($(#[$of_one])* $name,)+
        }

        impl From<$domain> for $json {
            fn from(one: $domain) -> $json {
                match one {
                    $($domain::$name => $json::$name,)+
                }
            }
        }

        impl From<$json> for $domain {
            fn from(one: $json) -> $domain {
                match one {
                    $($json::$name => $domain::$name,)+
                }
            }
        }
    };
}

names_of!(
    Level,
    /// How hard a technique or a puzzle is.
    LevelJson {
        /// Singles that leap to the eye.
        VeryEasy,
        /// All singles.
        Easy,
        /// Locked candidates and small sets.
        Medium,
        /// Basic fish and wings.
        Hard,
        /// Larger patterns and short chains.
        VeryHard,
        /// Long chains.
        Extreme,
        /// Nets, or guessing.
        Beyond,
    }
);

names_of!(
    Family,
    /// What sort of reasoning a technique is.
    FamilyJson {
        /// One cell or one place is left.
        Single,
        /// Boxes against lines.
        Intersection,
        /// As many digits as cells.
        Subset,
        /// As many lines as lines across them.
        Fish,
        /// Few places of one digit.
        SingleDigit,
        /// Two colours for the places of one digit, or for cells of two candidates.
        Coloring,
        /// A few cells of few candidates round a hinge.
        Wing,
        /// Large patterns of several digits: an exocet, a tridagon.
        Expert,
        /// There is one solution only.
        Uniqueness,
        /// Cells of a house with one more digit than there are cells, or a few more.
        AlmostLockedSet,
        /// If this is not so, then that is, and so on.
        Chain,
        /// All ways to place a digit everywhere.
        Template,
    }
);

names_of!(
    Role,
    /// What a part is in a pattern; decides how it is drawn.
    RoleJson {
        /// What the step is about: the digit, the cells of a subset.
        Subject,
        /// Where the argument starts from: the house in which a digit must go somewhere.
        Base,
        /// Where the conclusion is drawn: the house that loses candidates.
        Cover,
        /// A candidate that spoils a fish, or would.
        Fin,
        /// The hinge of a wing.
        Pivot,
        /// An arm of a wing.
        Pincer,
        /// The first of two sets or colours.
        SetA,
        /// The second of two sets or colours.
        SetB,
        /// What two sets share.
        Shared,
        /// True in a chain.
        On,
        /// False in a chain.
        Off,
        /// A pattern that may not be, or what breaks a rule.
        Deadly,
        /// What keeps a pattern from being deadly, or an almost locked set from being locked.
        Extra,
        /// Where a chain begins.
        Start,
        /// A placed digit that excludes others: the end of a line of sight.
        Witness,
        /// What the conclusion falls on, or what words without a role speak of.
        Target,
    }
);

/// As in JSON: `very-easy`.
impl fmt::Display for LevelJson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Level::from(*self).fmt(f)
    }
}
