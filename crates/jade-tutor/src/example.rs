//! [`technique_example`]: a board on which a technique applies.

use jade_grid::{Geometry, Position};
use jade_logic::{Analysis, Expect, Step, Technique, notation};

/// The first of a technique's examples in which it finds what it should, on the largest usual board if there is
/// one: the position, and the step found in it. `None` if it has no such example.
///
/// ```
/// let technique = jade_logic::techniques::technique("x-wing").unwrap();
/// let (position, step) = jade_tutor::technique_example(technique).unwrap();
/// assert!(position.geometry().side() == 9 && step.technique == technique.id());
/// ```
pub fn technique_example(technique: &Technique) -> Option<(Position, Step)> {
    let mut found = technique.examples().into_iter().filter_map(|example| {
        let Expect::Step(expected) = example.expect else { return None };
        let position = example.position();
        let steps = technique.all_steps(&Analysis::of_proper(&position));
        let step = steps.into_iter().find(|step| notation::print(step, position.geometry()) == expected)?;
        Some((position, step))
    });
    let usual = Geometry::standard(9);
    let first = found.next()?;
    if Some(first.0.geometry()) == usual {
        return Some(first);
    }
    let better = found.find(|(position, _)| Some(position.geometry()) == usual);
    Some(better.unwrap_or(first))
}
