//! [`Level`]: seven levels of difficulty.

use crate::techniques::nearest;
use std::fmt;
use std::str::FromStr;

/// The difficulty of a technique, and so of a puzzle.
///
/// ```
/// use jade_logic::Level;
/// assert!(Level::Easy < Level::VeryHard);
/// assert_eq!(Level::VeryHard.to_string(), "very-hard");
/// assert_eq!("very-hard".parse(), Ok(Level::VeryHard));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Beginner: obvious singles, many givens and always much to find. No technique has this level.
    Beginner,
    /// Very easy: obvious singles.
    VeryEasy,
    /// Easy: all singles.
    Easy,
    /// Medium: locked candidates and small subsets, or singles where few cells are open
    /// ([`Ease`](crate::Ease)).
    Medium,
    /// Hard: basic fish and wings.
    Hard,
    /// Very hard: larger patterns and short chains.
    VeryHard,
    /// Extreme: long chains.
    Extreme,
    /// Beyond extreme: nets, or guessing.
    Beyond,
}

impl Level {
    /// Every level, easiest first.
    pub const ALL: [Level; 8] = [
        Level::Beginner,
        Level::VeryEasy,
        Level::Easy,
        Level::Medium,
        Level::Hard,
        Level::VeryHard,
        Level::Extreme,
        Level::Beyond,
    ];

    /// Returns the name in URLs, JSON and files, such as `very-easy`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::VeryEasy => "very-easy",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::VeryHard => "very-hard",
            Level::Extreme => "extreme",
            Level::Beyond => "beyond",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// The error for a text that is not the name of a [`Level`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevel {
    /// The text.
    pub asked: String,
    /// The level with the most similar spelling; `None` if none is similar.
    pub nearest: Option<Level>,
}

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no level is called {:?}", self.asked)?;
        match self.nearest {
            Some(nearest) => write!(f, "; the nearest is {nearest}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        let named = |name: &str| Level::ALL.into_iter().find(|level| level.as_str() == name);
        named(text).ok_or_else(|| UnknownLevel {
            asked: text.to_owned(),
            nearest: nearest(text, Level::ALL.map(Level::as_str)).and_then(named),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_parsed_from_their_names() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert_eq!("eazy".parse::<Level>().unwrap_err().nearest, Some(Level::Easy));
        assert!(Level::ALL.is_sorted());
    }
}
