//! Near misses of a technique, each in as many variants as there are symmetries.

use crate::{Example, ExampleKind, Shown, examples};
use jade_grid::{Candidate, Symmetry};
use jade_logic::techniques::technique;
use jade_logic::{Analysis, TechniqueId};

/// Returns the near misses of this technique.
///
/// ```
/// use jade_logic::TechniqueId;
/// assert!(!jade_lessons::look_alikes(jade_logic::techniques::X_WING.id()).is_empty());
/// ```
pub fn look_alikes(id: TechniqueId) -> Vec<&'static Example> {
    examples()
        .iter()
        .filter(|example| example.is_look_alike() && example.technique() == id.as_str())
        .collect()
}

impl Shown {
    /// Returns the example under a symmetry. The technique finds the step again; if several steps have the same
    /// conclusion, the first one. `None` for moves without pencil marks.
    pub fn under(&self, symmetry: &Symmetry) -> Option<Shown> {
        if self.kind == ExampleKind::BeforeMarks {
            return None;
        }
        let map = |list: &[Candidate]| {
            let mut mapped: Vec<Candidate> = list.iter().map(|one| symmetry.candidate(*one)).collect();
            mapped.sort_unstable();
            mapped
        };
        let position = symmetry.position(&self.position);
        let spoilers = self.spoilers.under(symmetry);
        let supposed = spoilers.taken_from(&position)?;
        let (placements, eliminations) = (map(&self.step.placements), map(&self.step.eliminations));
        let technique = technique(self.step.technique.as_str()).ok()?;
        let steps = technique.all_steps(&Analysis::of_proper(&supposed));
        let same =
            |step: &jade_logic::Step| step.placements == placements && step.eliminations == eliminations;
        let step = steps.into_iter().find(same)?;
        Some(Shown { spoilers, ..Shown::of(position, step) }.with_kind(self.kind))
    }

    fn with_kind(self, kind: ExampleKind) -> Shown {
        Shown { kind, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Under a symmetry, a near miss remains one: without its spoilers, the technique applies.
    #[test]
    fn near_misses_remain_so_under_symmetry() {
        let mut turn = 0_usize;
        let mut next = |bound: usize| {
            turn = (turn * 31 + 17) % 1009;
            turn % bound
        };
        let mut seen = 0;
        for example in examples().iter().filter(|example| example.is_look_alike()) {
            let shown = example.show().unwrap();
            let symmetry = Symmetry::random(shown.position.geometry(), &mut next);
            let shuffled = shown.under(&symmetry).unwrap_or_else(|| panic!("{}", example.name));
            assert_eq!(
                (shuffled.kind, shuffled.spoilers),
                (ExampleKind::LooksLike, shown.spoilers.under(&symmetry))
            );
            let technique = technique(example.technique()).unwrap();
            assert!(
                technique.all_steps(&Analysis::of_proper(&shuffled.position)).is_empty(),
                "{}",
                example.name
            );
            seen += 1;
        }
        assert!(seen > 40, "{seen}");
    }
}
