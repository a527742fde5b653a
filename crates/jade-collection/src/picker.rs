//! [`Picker`] picks puzzles of a collection that fulfil a wish, and shuffles them.

use crate::{Collection, VariantCollection, VariantPuzzle, variant_of};
use jade_generate::{
    AttemptError, FoundPuzzle, Impossible, Judge, Refusal, Tally, Wish, has_shape, make_attempts,
};
use jade_grid::{Puzzle, Symmetry};
use jade_search::{Auto, Classification, Engine, Key, SearchLimits};
use std::ops::{ControlFlow, Range};

/// Picks puzzles for a wish from a [`Collection`], or, if it asks for one of its [variants](crate::VARIANTS), from the
/// [`VariantCollection`] included in JADE, in numbered attempts like those of a
/// [`Generator`](jade_generate::Generator): attempt *k* takes the *k*-th candidate puzzle, in an order that depends
/// on the seed, applies a random symmetry that depends on seed and *k*, and checks the result against the wish. No
/// puzzle is picked twice before all have been picked.
///
/// ```
/// use jade_collection::{Collection, Picker};
/// use jade_generate::{Difficulty, Wish};
/// use jade_grid::Geometry;
/// use jade_logic::Level;
/// let mut wish = Wish::new(Geometry::standard(9).unwrap());
/// wish.difficulty = Difficulty::Level(Level::Medium);
/// let picker = Picker::new(Collection::embedded(), wish, 1).unwrap();
/// let mut found = Vec::new();
/// picker.attempts(0..3, &|| false, &mut |one| {
///     found.push(one);
///     std::ops::ControlFlow::Continue(())
/// });
/// assert_eq!(found[0].rating.as_ref().unwrap().level, Some(Level::Medium));
/// ```
pub struct Picker {
    wish: Wish,
    judge: Judge,
    puzzles: Vec<Collected>,
    seed: u64,
}

/// A puzzle of one of the collections.
#[derive(Clone, Copy)]
enum Collected {
    Plain(&'static Puzzle),
    Variant(&'static VariantPuzzle),
}

impl Picker {
    /// Creates a picker for a wish.
    ///
    /// # Errors
    /// [`Impossible`] if it is known beforehand that no puzzle fulfils the wish, or if the collection has no such
    /// puzzle: after shuffling, the givens are neither symmetric nor in prescribed places.
    pub fn new(collection: &'static Collection, wish: Wish, seed: u64) -> Result<Picker, Impossible> {
        wish.check()?;
        // Shuffling preserves the number of givens, but not their places.
        let has_free_places = wish.has_free_places();
        let mut random = Key::new("order of the collection").number(seed).random();
        let mut draw = |mut puzzles: Vec<Collected>| {
            random.shuffle(&mut puzzles);
            puzzles
        };
        let candidates = match variant_of(&wish) {
            // Their boards are made when they are picked.
            Some(_) => {
                let puzzles = VariantCollection::embedded().candidates(&wish);
                [puzzles.into_iter().map(Collected::Variant).collect(), Vec::new()]
            }
            None => collection.candidates(&wish).map(|puzzles| {
                // Nothing is drawn on plain boards.
                let fits =
                    |puzzle: &&Puzzle| puzzle.geometry() == wish.geometry && !wish.has_rules_of_its_own();
                let shaped = puzzles.into_iter().filter(fits).filter(|puzzle| has_shape(&wish, puzzle));
                shaped.map(Collected::Plain).collect()
            }),
        };
        let puzzles = if has_free_places { candidates.map(&mut draw).concat() } else { Vec::new() };
        if puzzles.is_empty() {
            return Err(Impossible::NotInCollection);
        }
        Ok(Picker { judge: Judge::new(&wish), wish, puzzles, seed })
    }

    /// The wish that the puzzles fulfil.
    pub fn wish(&self) -> &Wish {
        &self.wish
    }

    /// The number of candidates; some of them may not fulfil the wish.
    pub fn len(&self) -> usize {
        self.puzzles.len()
    }

    /// Whether there are no candidates; always false.
    pub fn is_empty(&self) -> bool {
        self.puzzles.is_empty()
    }

    /// Works like [`Generator::attempts`](jade_generate::Generator::attempts).
    pub fn attempts(
        &self,
        numbers: Range<u64>,
        cancel: &dyn Fn() -> bool,
        found: &mut dyn FnMut(FoundPuzzle) -> ControlFlow<()>,
    ) -> (Tally, bool) {
        make_attempts(numbers, cancel, &mut |number, _| self.attempt(number, cancel), found)
    }

    /// Returns the puzzle of an attempt, shuffled, whether or not it fulfils the wish; `None` if there is no room for its board.
    pub fn shuffled(&self, number: u64) -> Option<Puzzle> {
        let puzzle = match self.puzzles[(number % self.puzzles.len() as u64) as usize] {
            Collected::Plain(puzzle) => puzzle.clone(),
            Collected::Variant(puzzle) => puzzle.puzzle()?,
        };
        let mut random = Key::new("symmetry of a pick").number(self.seed).number(number).random();
        Some(Symmetry::random(puzzle.geometry(), |bound| random.below(bound)).puzzle(&puzzle))
    }

    fn attempt(&self, number: u64, cancel: &dyn Fn() -> bool) -> Result<FoundPuzzle, AttemptError> {
        let puzzle = self.shuffled(number).ok_or(AttemptError::Refused(Refusal::NotProper))?;
        let solution = match Auto.classify(&puzzle, &SearchLimits::default()) {
            Classification::Proper(solution) => solution,
            _ => return Err(AttemptError::Refused(Refusal::NotProper)),
        };
        if self.wish.minimal && !is_minimal(&puzzle) {
            return Err(AttemptError::Refused(Refusal::NotMinimal));
        }
        self.judge.judge_whole(number, &puzzle, solution, cancel)
    }
}

/// Whether every given is necessary.
fn is_minimal(puzzle: &Puzzle) -> bool {
    puzzle.filled().all(|(cell, _)| {
        let mut fewer = puzzle.clone();
        fewer.set(cell, None);
        matches!(Auto.classify(&fewer, &SearchLimits::default()), Classification::Several { .. })
    })
}
