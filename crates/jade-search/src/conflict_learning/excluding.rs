//! The solver looks at narrowers, and what they leave no way becomes false.

use super::literal::Literal;
use super::narrowers::{Exclusion, Place};
use super::solver::{Because, Conflict, Solver};
use jade_grid::DigitSet;

impl Solver {
    /// Tells the narrowers of its cell that a variable is false, which is at this place of the trail.
    #[inline]
    pub(super) fn tell_narrowers(&mut self, variable: u32, at: usize) {
        if !self.narrowers.all.is_empty() {
            self.narrowers.note(self.model.choices[variable as usize].0, variable, at);
        }
    }

    /// Looks at one narrower whose candidates have changed: what has no way any more becomes false. Must be called when
    /// everything on the trail is propagated. Returns `None` if no narrower is left to be looked at.
    pub(super) fn narrow_one(&mut self) -> Option<Result<(), Conflict>> {
        let index = self.narrowers.next_changed()?;
        let mut candidates = std::mem::take(&mut self.narrowers.candidates);
        let watched = &self.narrowers.all[usize::from(index)];
        candidates.clear();
        candidates.extend(watched.places.iter().map(|place| self.left(*place)));
        let is_possible = watched.narrower.narrow(&mut candidates);
        if is_possible {
            let at = self.trail.len() as u32;
            for (place, left) in candidates.iter().enumerate() {
                for (variable, digit) in self.narrowers.all[usize::from(index)].places[place].variables() {
                    if !left.contains(digit) && self.value(Literal::of(variable)) == 0 {
                        self.exclude(variable, Exclusion { narrower: index, place: place as u16, at });
                    }
                }
            }
        }
        self.narrowers.candidates = candidates;
        Some(if is_possible { Ok(()) } else { Err(Conflict::Narrower(index)) })
    }

    /// Returns the digits of a place that are not false.
    fn left(&self, place: Place) -> DigitSet {
        let mut digits = place.digits;
        for (variable, digit) in place.variables() {
            if self.value(Literal::of(variable)) < 0 {
                digits.discard(digit);
            }
        }
        digits
    }

    fn exclude(&mut self, variable: u32, exclusion: Exclusion) {
        let because = if self.level_count() == 0 {
            Because::Decided
        } else {
            self.narrowers.exclusions.push(exclusion);
            Because::Excluded(self.narrowers.exclusions.len() as u32 - 1)
        };
        self.enqueue(Literal::not(variable), because);
    }
}
