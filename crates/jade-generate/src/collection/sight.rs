//! What could be seen on a path, had one looked for it.
//!
//! A technique that comes [early](super::stock::early) is the next step wherever it applies and no single does. Until
//! then the path is that of the full profile. So one walk along that path shows for all techniques at once for which
//! of them a puzzle is right, however late they apply and however many simpler ones apply beside them:
//!
//! ```text
//!  singles … ● ─ pointing ─▶ singles … ● ─ x-wing ─▶ singles … ● ─ xy-chain ─▶ …
//!            │                         │                       │
//!            └ which of those that are wanted apply here? ─────┘
//! ```

use super::stock::{early_label, is_right};
use jade_grid::{Position, Puzzle};
use jade_logic::{Analysis, Outcome, Path, Profile, Ranked, TechniqueId, simplest_steps};

/// The techniques that are looked for, and those that are walked with.
pub(super) struct Sight {
    singles: Profile,
    full: Profile,
    wanted: Vec<Ranked>,
}

impl Sight {
    /// Looks for these.
    pub(super) fn of(wanted: &[TechniqueId]) -> Sight {
        let full = Profile::full();
        let mut catalogue = Profile::catalogue().techniques;
        catalogue.retain(|ranked| wanted.contains(&ranked.technique.id()));
        Sight { singles: full.singles(), full, wanted: catalogue }
    }

    /// For which of the techniques the puzzle is right if they come early, in the order of the catalogue. What was
    /// found until then, on cancelling.
    pub(super) fn seen(&self, puzzle: &Puzzle, cancel: &dyn Fn() -> bool) -> Vec<TechniqueId> {
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
        // From the first of its steps on the path is another one: it may not lead to the end.
        seen.retain(|id| is_right(&early_label(*id), puzzle));
        seen.sort_by_key(|id| self.wanted.iter().position(|ranked| ranked.technique.id() == *id));
        seen
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Collection, Label, Purpose};
    use jade_logic::Level;

    #[test]
    fn what_is_seen_on_the_way_is_right_for_its_early_shelf_and_nothing_else_is() {
        let wanted: Vec<TechniqueId> = ["jellyfish", "unique-rectangle-1", "als-xz", "sue-de-coq", "xy-wing"]
            .map(|id| id.parse().unwrap())
            .into();
        let sight = Sight::of(&wanted);
        let label = Label { profile: "full".into(), purpose: Purpose::Level(Level::VeryHard) };
        let mut counts = [0, 0];
        for puzzle in Collection::embedded().shelf(&label).unwrap().puzzles().iter().take(40) {
            let seen = sight.seen(puzzle, &|| false);
            for id in &wanted {
                let right = is_right(&early_label(*id), puzzle);
                assert_eq!(seen.contains(id), right, "{id}: {puzzle}");
                counts[usize::from(right)] += 1;
            }
        }
        assert!(counts.iter().all(|count| *count > 20), "{counts:?}");
    }
}
