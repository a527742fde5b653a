//! The one list of all engines.

use crate::nine::Nine;
use crate::{
    Auto, Backtracking, BranchAndBound, ConflictLearning, DancingLinks, Engine, StrategiesThenGuess,
};
use std::fmt;

/// All engines. The first is the default.
static ENGINES: [&dyn Engine; 10] = [
    &Auto,
    &Nine,
    &Backtracking::fewest_candidates(),
    &Backtracking::row_order(),
    &Backtracking::permuted(SEED),
    &Backtracking::random(SEED),
    &BranchAndBound::new(),
    &StrategiesThenGuess::new(),
    &DancingLinks,
    &ConflictLearning,
];

/// The default seed (see [`Engine::seeded`]).
const SEED: u64 = 0;

/// All engines. The first is the default.
///
/// ```
/// let names: Vec<_> = jade_search::engines().iter().map(|engine| engine.name()).collect();
/// assert_eq!(names[0], "auto");
/// assert!(names.contains(&"backtracking-row-order") && names.contains(&"dancing-links"));
/// ```
pub fn engines() -> &'static [&'static dyn Engine] {
    &ENGINES
}

/// Returns the engine with this name.
///
/// # Errors
/// [`UnknownEngine`], with the most similar name.
///
/// ```
/// let error = jade_search::engine("dancing links").err().unwrap();
/// assert_eq!(error.nearest, Some("dancing-links"));
/// ```
pub fn engine(name: &str) -> Result<&'static dyn Engine, UnknownEngine> {
    engines()
        .iter()
        .find(|engine| engine.name() == name)
        .copied()
        .ok_or_else(|| UnknownEngine { name: name.to_owned(), nearest: nearest(name) })
}

/// There is no engine with this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownEngine {
    /// The requested name.
    pub name: String,
    /// The engine with the most similar name, if one is close.
    pub nearest: Option<&'static str>,
}

impl fmt::Display for UnknownEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no engine is called {:?}", self.name)?;
        match self.nearest {
            Some(nearest) => write!(f, "; did you mean {nearest:?}?"),
            None => {
                let names: Vec<_> = engines().iter().map(|engine| engine.name()).collect();
                write!(f, "; there are {}", names.join(", "))
            }
        }
    }
}

impl std::error::Error for UnknownEngine {}

/// Returns the name with the smallest edit distance, at most one edit for every three letters.
fn nearest(name: &str) -> Option<&'static str> {
    let name: String = name.to_lowercase().chars().take(64).collect();
    engines()
        .iter()
        .map(|engine| (strsim::levenshtein(&name, engine.name()), engine.name()))
        .min()
        .filter(|(distance, nearest)| distance * 3 <= nearest.len())
        .map(|(_, nearest)| nearest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_engine_is_found_by_its_unique_name() {
        for engine in engines() {
            assert!(std::ptr::addr_eq(super::engine(engine.name()).ok().unwrap(), *engine));
        }
    }

    #[test]
    fn misspellings_find_the_nearest() {
        for (asked, nearest) in [
            ("bactracking", Some("backtracking")),
            ("Backtracking", Some("backtracking")),
            ("backtracking-row-ordr", Some("backtracking-row-order")),
            ("dancinglinks", Some("dancing-links")),
            ("tdoku", None),
            ("", None),
        ] {
            let error = engine(asked).err().unwrap();
            assert_eq!(error.nearest, nearest, "{asked}");
            assert!(error.to_string().contains(nearest.unwrap_or("dancing-links")), "{error}");
        }
    }
}
