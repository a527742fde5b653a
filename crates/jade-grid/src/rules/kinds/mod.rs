//! The kinds of rules: a file for each, or for a family, and the one list of all.

mod balances;
mod clues;
mod consecutive;
mod diagonal;
mod dots;
mod houses;
mod leapers;
mod lines;
mod nabner;
mod parity;
mod sums;

pub(super) use diagonal::{ANTIDIAGONAL, MAIN_DIAGONAL};

use super::{Effects, Rule};

/// All kinds of rules, in the order in which they are written.
pub(super) static KINDS: [&RuleKind; 41] = [
    &diagonal::MAIN_DIAGONAL,
    &diagonal::ANTIDIAGONAL,
    &houses::WINDOWS,
    &houses::DISJOINT_GROUPS,
    &houses::CENTRE_DOT,
    &houses::EXTRA_REGION,
    &leapers::ANTI_KNIGHT,
    &leapers::ANTI_KING,
    &consecutive::NON_CONSECUTIVE,
    &parity::EVEN,
    &parity::ODD,
    &lines::THERMOMETER,
    &lines::SLOW_THERMOMETER,
    &lines::GREATER_THAN,
    &lines::WHISPER,
    &lines::RENBAN,
    &nabner::NABNER,
    &lines::ENTROPIC,
    &lines::MODULAR,
    &lines::PALINDROME,
    &lines::CLONE,
    &dots::DIFFERENCE,
    &dots::RATIO,
    &dots::PAIR_SUM,
    &dots::ALL_DIFFERENCES,
    &dots::ALL_RATIOS,
    &dots::ALL_PAIR_SUMS,
    &sums::CAGE,
    &sums::SUM,
    &sums::ARROW,
    &sums::LITTLE_KILLER,
    &balances::REGION_SUM,
    &balances::ZIPPER,
    &balances::DOUBLE_ARROW,
    &clues::BETWEEN,
    &clues::LOCKOUT,
    &clues::SUM_LINE,
    &clues::QUADRUPLE,
    &clues::SANDWICH,
    &clues::X_SUM,
    &clues::SKYSCRAPER,
];

/// What a rule names on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Named {
    /// Nothing: it holds for the whole board.
    Board,
    /// Any cells, each for itself.
    EachCell,
    /// As many cells as there are digits.
    House,
    /// Any cells, together.
    Group {
        /// Whether they hold different digits, so that there are at most as many cells as digits.
        different: bool,
    },
    /// Cells along a line, at least so many, in order.
    Line {
        /// The fewest cells.
        least: usize,
        /// Whether it must have exactly so many.
        exact: bool,
    },
    /// The cells of a circle, as many as the number of the rule says, then those of a shaft, in order.
    Arrow,
    /// The cells of a diagonal from edge to edge, in order.
    Diagonal,
    /// Two cells side by side.
    Neighbours,
    /// The four cells around a corner.
    Corner,
    /// The cells of a row or column, written as the first and the last.
    RowOrColumn {
        /// Whether the first is where the clue stands; otherwise both directions are the same.
        from: bool,
    },
}

impl Named {
    /// Returns whether the order of the cells counts.
    pub(super) fn is_ordered(self) -> bool {
        matches!(
            self,
            Named::Line { .. } | Named::Arrow | Named::Diagonal | Named::RowOrColumn { from: true }
        )
    }

    /// Returns the fewest and the most cells that can be named by a rule with this number.
    pub(super) fn counts(self, side: usize, number: u16) -> (usize, usize) {
        let cells = side * side;
        match self {
            Named::Board => (0, 0),
            Named::EachCell | Named::Group { different: false } => (1, cells),
            Named::Group { different: true } | Named::Diagonal => (1, side),
            Named::Arrow => (1 + usize::from(number.max(1)), cells),
            Named::House | Named::RowOrColumn { .. } => (side, side),
            Named::Line { least, exact } => (least, if exact { least } else { cells }),
            Named::Neighbours => (2, 2),
            Named::Corner => (4, 4),
        }
    }
}

/// Whether a rule has a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Value {
    /// It has none.
    None,
    /// It may have one.
    Optional,
    /// It must have one.
    Needed,
    /// It must have one, of which each figure is a digit.
    Digits,
}

/// Returns the figures of a number.
pub(super) fn digits_of(number: u16) -> impl Iterator<Item = u8> {
    std::iter::successors(Some(number), |rest| Some(rest / 10).filter(|rest| *rest > 0))
        .map(|rest| (rest % 10) as u8)
}

/// A kind of rule: its name, what it names on the board and what it does.
#[derive(Debug)]
pub struct RuleKind {
    pub(super) id: &'static str,
    pub(super) names: Named,
    pub(super) value: Value,
    /// The number of a rule that does not say it, by the side of the board.
    pub(super) usual: fn(usize) -> u16,
    pub(super) effects: fn(&Rule, &mut Effects<'_>),
}

impl RuleKind {
    /// Iterates over all kinds of rules.
    ///
    /// ```
    /// use jade_grid::RuleKind;
    /// assert!(RuleKind::all().any(|kind| kind.id() == "anti-knight"));
    /// ```
    pub fn all() -> impl ExactSizeIterator<Item = &'static RuleKind> {
        KINDS.into_iter()
    }

    /// Returns its name in [JADE’s notation](super::Rules::read).
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// Returns whether it holds for the whole board, rather than for cells that it names.
    pub fn is_global(&self) -> bool {
        self.names == Named::Board
    }

    /// Returns its place in the list.
    pub(super) fn rank(&self) -> usize {
        KINDS.iter().position(|kind| kind.id == self.id).unwrap_or(KINDS.len())
    }
}

impl PartialEq for RuleKind {
    fn eq(&self, other: &RuleKind) -> bool {
        self.id == other.id
    }
}

impl Eq for RuleKind {}

impl std::hash::Hash for RuleKind {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}
