//! [`Drawer`]: puzzles that are ready, handed out fresh.

use super::Collection;
use crate::judge::{Fault, Judge, Verdict};
use crate::{Found, Impossible, Refusal, Tally, Wish, has_shape};
use jade_grid::{Puzzle, Symmetry};
use jade_search::{Classification, Engine, Limits, Random, engine};
use std::ops::{ControlFlow, Range};

/// Draws puzzles for a wish from a [`Collection`], in numbered attempts as a [`Generator`](crate::Generator) makes
/// them: attempt *k* takes the *k*-th puzzle of those that may be right, in an order that the seed decides, shuffles
/// it by a symmetry from stream *k* of the seed, and looks whether it is as wished. No puzzle comes twice before all
/// have come.
///
/// ```
/// use jade_generate::{Collection, Difficulty, Drawer, Wish};
/// use jade_grid::Geometry;
/// use jade_logic::Level;
/// let mut wish = Wish::new(Geometry::standard(9).unwrap());
/// wish.difficulty = Difficulty::Level(Level::Medium);
/// let drawer = Drawer::new(Collection::embedded(), wish, 1).unwrap();
/// let mut found = Vec::new();
/// drawer.attempts(0..3, &|| false, &mut |one| {
///     found.push(one);
///     std::ops::ControlFlow::Continue(())
/// });
/// assert_eq!(found[0].rating.as_ref().unwrap().level, Some(Level::Medium));
/// ```
pub struct Drawer {
    wish: Wish,
    judge: Judge,
    engine: &'static dyn Engine,
    puzzles: Vec<&'static Puzzle>,
    seed: u64,
}

impl Drawer {
    /// A drawer for a wish.
    ///
    /// # Errors
    /// [`Impossible`] if it is known beforehand that nothing fulfils it, or the collection has nothing of the kind:
    /// its clues do not lie symmetrically or in given places.
    pub fn new(collection: &'static Collection, wish: Wish, seed: u64) -> Result<Drawer, Impossible> {
        wish.check()?;
        // A shuffled puzzle has as many clues, but they lie otherwise.
        let anyhow = wish.lies_anyhow();
        let mut random = Random::new(seed);
        let mut draw = |mut puzzles: Vec<&'static Puzzle>| {
            puzzles.retain(|puzzle| anyhow && has_shape(&wish, puzzle));
            random.shuffle(&mut puzzles);
            puzzles
        };
        let [these, others] = collection.shelved(&wish);
        let puzzles = [draw(these), draw(others)].concat();
        let Ok(engine) = engine("auto") else { return Err(Impossible::NothingReady) };
        if puzzles.is_empty() {
            return Err(Impossible::NothingReady);
        }
        Ok(Drawer { judge: Judge::new(&wish), wish, engine, puzzles, seed })
    }

    /// The wish.
    pub fn wish(&self) -> &Wish {
        &self.wish
    }

    /// How many puzzles there are to draw from; some of them may not be right.
    pub fn len(&self) -> usize {
        self.puzzles.len()
    }

    /// Whether there is none; never so.
    pub fn is_empty(&self) -> bool {
        self.puzzles.is_empty()
    }

    /// As [`Generator::attempts`](crate::Generator::attempts).
    pub fn attempts(
        &self,
        numbers: Range<u64>,
        cancel: &dyn Fn() -> bool,
        found: &mut dyn FnMut(Found) -> ControlFlow<()>,
    ) -> (Tally, bool) {
        let mut tally = Tally::default();
        for number in numbers {
            if cancel() {
                return (tally, true);
            }
            match self.attempt(number, cancel) {
                Err(Fault::Cancelled) => return (tally, true),
                Err(Fault::Refused(refusal)) => {
                    tally.attempts += 1;
                    *tally.refused.entry(refusal).or_default() += 1;
                }
                Ok(puzzle) => {
                    tally.attempts += 1;
                    tally.found += 1;
                    tally.saw_clues(puzzle.puzzle.clue_count());
                    if found(puzzle).is_break() {
                        break;
                    }
                }
            }
        }
        (tally, false)
    }

    /// The puzzle of an attempt, shuffled, whether it is as wished or not.
    pub fn shuffled(&self, number: u64) -> Puzzle {
        let ready = self.puzzles[(number % self.puzzles.len() as u64) as usize];
        let mut random = Random::numbered(self.seed, number);
        Symmetry::random(ready.geometry(), |bound| random.below(bound)).puzzle(ready)
    }

    fn attempt(&self, number: u64, cancel: &dyn Fn() -> bool) -> Result<Found, Fault> {
        let puzzle = self.shuffled(number);
        let solution = match self.engine.classify(&puzzle, &Limits::default()) {
            Classification::Proper(solution) => solution,
            _ => return Err(Fault::Refused(Refusal::NotProper)),
        };
        if self.wish.minimal && !self.is_minimal(&puzzle) {
            return Err(Fault::Refused(Refusal::NotMinimal));
        }
        let Verdict { puzzle, rating, steps, merit, moment } = self.judge.judge_as_it_is(&puzzle, cancel)?;
        Ok(Found { attempt: number, puzzle, solution, rating: Some(rating), steps, moment, merit })
    }

    /// Whether every clue is needed.
    fn is_minimal(&self, puzzle: &Puzzle) -> bool {
        puzzle.clues().all(|(cell, _)| {
            let mut fewer = puzzle.clone();
            fewer.set(cell, None);
            matches!(self.engine.classify(&fewer, &Limits::default()), Classification::Several { .. })
        })
    }
}
