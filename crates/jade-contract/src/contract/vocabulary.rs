//! Closed sets, by name: levels, families, roles, symmetries, methods.

use jade_collection::PathEnd;
use jade_generate::{Method, PlaceSymmetry};
use jade_lessons::DrillGrade as Grade;
use jade_logic::{Family, Level, Role};
use jade_search::Classification;
use jade_tutor::DecidedBy;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Declares an enum of the contract and its conversion from the enum of the domain.
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
        /// Many givens and much to find: see `OpennessJson`.
        Beginner,
        /// Obvious singles.
        VeryEasy,
        /// All singles.
        Easy,
        /// Locked candidates and small subsets.
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
    Grade,
    /// What else can be found on the board of a drill.
    DrillGrade {
        /// No other technique of the same or a lower level concludes anything.
        Exclusive,
        /// Nothing simpler applies.
        Clean,
        /// Something simpler applies too.
        Shared,
    }
);

names_of!(
    Family,
    /// The family of a technique.
    FamilyJson {
        /// Only one digit or place is left.
        Single,
        /// Boxes against lines.
        Intersection,
        /// As many digits as cells.
        Subset,
        /// As many base lines as cover lines.
        Fish,
        /// Few places of one digit.
        SingleDigit,
        /// Two colours for the places of one digit, or for cells with two candidates.
        Coloring,
        /// A few cells with few candidates around a pivot.
        Wing,
        /// Large patterns of several digits, such as an exocet or a tridagon.
        Expert,
        /// The puzzle is assumed to have only one solution.
        Uniqueness,
        /// Cells of a house with one digit more than there are cells, or a few more.
        AlmostLockedSet,
        /// A sequence of inferences: if this is false, that is true, and so on.
        Chain,
        /// All ways to place one digit on the whole board.
        Template,
        /// Digits that add up to a number.
        Sum,
        /// Cells of lines and of regions that hold the same digits.
        Leftovers,
    }
);

names_of!(
    Role,
    /// The role of a part in its pattern; decides how it is drawn.
    RoleJson {
        /// What the step is about: the digit, or the cells of a subset.
        Subject,
        /// Where the argument starts, such as the house in which a digit must be placed.
        Base,
        /// Where the conclusion applies, such as the house that loses candidates.
        Cover,
        /// A candidate that spoils a fish, or would spoil it.
        Fin,
        /// The pivot of a wing.
        Pivot,
        /// A pincer of a wing.
        Pincer,
        /// The first of two sets or colours.
        SetA,
        /// The second of two sets or colours.
        SetB,
        /// What two sets have in common.
        Shared,
        /// True in a chain.
        On,
        /// False in a chain.
        Off,
        /// A deadly pattern, or what breaks a rule.
        Deadly,
        /// What keeps a pattern from being deadly, or an almost locked set from being locked.
        Extra,
        /// Where a chain begins.
        Start,
        /// A placed digit that excludes others: the end of a line of sight.
        Witness,
        /// What the conclusion affects, or a part of a sentence without a role.
        Target,
    }
);

names_of!(
    PlaceSymmetry,
    /// The symmetry of the places of the givens.
    SymmetryJson {
        /// Any places.
        None,
        /// Under a turn by 180°.
        HalfTurn,
        /// Under a turn by 90°.
        QuarterTurn,
        /// Left and right mirror each other.
        LeftRight,
        /// Top and bottom mirror each other.
        TopBottom,
        /// Left and right, and top and bottom.
        Mirrors,
        /// Across the diagonal from the top left.
        Diagonal,
        /// Across the diagonal from the top right.
        AntiDiagonal,
        /// Across both diagonals.
        Diagonals,
        /// Under every turn and reflection.
        Full,
    }
);

names_of!(
    Method,
    /// How a puzzle is generated.
    MethodJson {
        /// Digs in a full board, with as few searches as possible.
        Fast,
        /// Removes givens from a full board one after the other.
        FullBoard,
        /// Places random digits on an empty board.
        EmptyBoard,
        /// The same with dancing links; removes redundant givens at the end.
        DancingLinks,
        /// Exchanges givens of puzzles that fulfil the wish already; only on 9×9 and without a layout.
        #[serde(rename = "near")]
        Neighbours,
    }
);

impl Default for MethodJson {
    fn default() -> MethodJson {
        Method::default().into()
    }
}

names_of!(
    PathEnd,
    /// How a path ends.
    PathOutcome {
        /// With the solution.
        Solved,
        /// No technique of the profile goes on.
        Stuck,
        /// The next step would be of the technique that it was to stop at.
        Reached,
        /// The sheet as it stands leads to no solution: something on it is wrong.
        Impossible,
        /// The givens have no solution, or several: there is nothing to reason towards.
        Improper,
    }
);

names_of!(
    DecidedBy,
    /// What decides the puzzle of a text.
    DecidedByJson {
        /// The givens alone; marks are notes.
        Givens,
        /// The givens with the candidates, which belong to the puzzle.
        Candidates,
        /// The entries, which count as givens, perhaps with the candidates.
        Entries,
        /// Nothing: there are several solutions.
        Nothing,
    }
);

impl From<&Classification> for super::Status {
    fn from(classification: &Classification) -> super::Status {
        match classification {
            Classification::Proper(_) => super::Status::Proper,
            Classification::NoSolution => super::Status::None,
            Classification::Several { .. } => super::Status::Several,
            Classification::Unknown { .. } => super::Status::Unknown,
        }
    }
}

/// As in JSON: `very-easy`.
impl fmt::Display for LevelJson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Level::from(*self).fmt(f)
    }
}
