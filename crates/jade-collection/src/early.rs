//! [`EarlySearch`] finds the techniques that would apply on a path if they were tried early.
//!
//! A technique that is tried [early](jade_generate::early_profile) is the next step wherever it applies and no single
//! does. Until then the path is that of the full profile. So a single walk along that path finds all techniques whose
//! early category the puzzle belongs to, however late they apply and however many simpler ones also apply:
//!
//! ```text
//!  singles … ● ─ pointing ─▶ singles … ● ─ x-wing ─▶ singles … ● ─ xy-chain ─▶ …
//!            │                         │                       │
//!            └ which of the wanted techniques apply here? ─────┘
//! ```

use crate::{belongs, early_category};
use jade_grid::{Position, Puzzle};
use jade_logic::{Analysis, Outcome, Path, Profile, Ranked, TechniqueId, simplest_steps};

/// The techniques to find, and those used to walk the path.
pub(crate) struct EarlySearch {
    singles: Profile,
    full: Profile,
    wanted: Vec<Ranked>,
}

impl EarlySearch {
    /// Creates a search for these techniques.
    pub(crate) fn new(wanted: &[TechniqueId]) -> EarlySearch {
        let full = Profile::full();
        let mut catalogue = Profile::catalogue().techniques;
        catalogue.retain(|ranked| wanted.contains(&ranked.technique.id()));
        EarlySearch { singles: full.singles(), full, wanted: catalogue }
    }

    /// Returns the techniques whose early category the puzzle belongs to, in the order of the catalogue. If
    /// cancelled, returns those found by then.
    pub(crate) fn techniques_in(&self, puzzle: &Puzzle, cancel: &dyn Fn() -> bool) -> Vec<TechniqueId> {
        let Ok(mut position) = Position::new(puzzle) else { return Vec::new() };
        let mut seen: Vec<TechniqueId> = Vec::new();
        while seen.len() < self.wanted.len() && !cancel() {
            let walked = Path::find(&Analysis::of_proper(&position), &self.singles, cancel);
            if walked.outcome != Outcome::Stuck {
                break;
            }
            position = walked.end;
            let analysis = Analysis::of_proper(&position);
            let ids = self.wanted.iter().map(|ranked| ranked.technique);
            let new = ids.filter(|technique| !seen.contains(&technique.id()));
            let new: Vec<TechniqueId> =
                new.filter(|technique| technique.first_step(&analysis).is_some()).map(|t| t.id()).collect();
            seen.extend(new);
            let round = simplest_steps(&analysis, &self.full);
            if round.is_empty() {
                break;
            }
            let mut next = position.clone();
            round.iter().for_each(|step| {
                step.apply(&mut next);
            });
            position = next;
        }
        // From the first step of the technique on, its own path differs, and may not reach the solution.
        seen.retain(|id| belongs(&early_category(*id), puzzle));
        seen.sort_by_key(|id| self.wanted.iter().position(|ranked| ranked.technique.id() == *id));
        seen
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Category, Collection, Purpose};
    use jade_logic::Level;

    #[test]
    fn a_puzzle_in_an_early_category_needs_its_technique() {
        let wanted: Vec<TechniqueId> = ["jellyfish", "unique-rectangle-1", "als-xz", "sue-de-coq", "xy-wing"]
            .map(|id| id.parse().unwrap())
            .into();
        let search = EarlySearch::new(&wanted);
        let category = Category { profile: "full".into(), purpose: Purpose::Level(Level::VeryHard) };
        let mut counts = [0, 0];
        for puzzle in Collection::embedded().category(&category).unwrap().puzzles().iter().take(40) {
            let seen = search.techniques_in(puzzle, &|| false);
            for id in &wanted {
                let right = belongs(&early_category(*id), puzzle);
                assert_eq!(seen.contains(id), right, "{id}: {puzzle}");
                counts[usize::from(right)] += 1;
            }
        }
        assert!(counts.iter().all(|count| *count > 20), "{counts:?}");
    }
}
