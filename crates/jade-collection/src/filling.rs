//! Fills a [`Collection`].
//!
//! | method | finds |
//! |---|---|
//! | [`harvest`]: makes random puzzles and puts each into every category on its path that needs it | what occurs now and then |
//! | [`harvest_early`]: on the same paths, techniques that would have applied [early](jade_generate::early_profile) | what is seldom the simplest step |
//! | [`wish_for`](crate::wish_for): a wish for one category | rare levels and techniques |
//! | [`neighbour_wish`]: neighbours of puzzles of the category | what hardly ever occurs by chance |

use crate::category::purposes;
use crate::early::EarlySearch;
use crate::{Category, Collection, Purpose, all_categories, early_category, has_puzzles, wish_for};
use jade_generate::{Generator, Wish};
use jade_grid::{Geometry, Puzzle};
use jade_logic::techniques::technique;
use jade_logic::{Expect, Profile, TechniqueId};
use jade_search::{Auto, Classification, Engine, SearchLimits};
use std::ops::{ControlFlow, Range};

/// The number of puzzles that each category should have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quota {
    /// The number for a level; half as many again for the levels that most people play
    /// ([`Category::is_played_most`]).
    pub level: usize,
    /// The number for a technique.
    pub technique: usize,
}

impl Default for Quota {
    fn default() -> Quota {
        Quota { level: 200, technique: 50 }
    }
}

impl Quota {
    /// The number for this category.
    pub fn of(&self, category: &Category) -> usize {
        match category.purpose {
            Purpose::Level(_) if category.is_played_most() => self.level + self.level / 2,
            Purpose::Level(_) => self.level,
            Purpose::Technique(_) => self.technique,
        }
    }
}

/// A puzzle found by a harvest.
#[derive(Clone, Debug)]
pub struct Harvested {
    /// The puzzle itself.
    pub puzzle: Puzzle,
    /// The categories that it belongs to.
    pub categories: Vec<Category>,
}

/// Makes the given attempts at minimal puzzles and sorts them into the categories of a profile. Returns the puzzles
/// and the number of attempts made before it ended or was cancelled. The puzzles that most people play are not minimal
/// ([`Category::is_played_most`]), so they are left to wishes.
pub fn harvest(
    profile: &Profile,
    seed: u64,
    numbers: Range<u64>,
    cancel: &dyn Fn() -> bool,
) -> (Vec<Harvested>, u64) {
    each(seed, numbers, cancel, &mut |puzzle| {
        let purposes = purposes(puzzle, profile, cancel).unwrap_or_default();
        let category = |purpose| Category { profile: profile.name.clone(), purpose };
        purposes.into_iter().map(category).filter(|category| !category.is_played_most()).collect()
    })
}

/// Makes the given attempts at minimal puzzles and sorts them by the wanted techniques that apply when tried
/// [early](jade_generate::early_profile). Returns the puzzles and the number of attempts made before it ended or was
/// cancelled.
pub fn harvest_early(
    wanted: &[TechniqueId],
    seed: u64,
    numbers: Range<u64>,
    cancel: &dyn Fn() -> bool,
) -> (Vec<Harvested>, u64) {
    let search = EarlySearch::new(wanted);
    each(seed, numbers, cancel, &mut |puzzle| {
        search.techniques_in(puzzle, cancel).into_iter().map(early_category).collect()
    })
}

/// Makes the given attempts at minimal puzzles and keeps those that belong to a category.
fn each(
    seed: u64,
    numbers: Range<u64>,
    cancel: &dyn Fn() -> bool,
    categories: &mut dyn FnMut(&Puzzle) -> Vec<Category>,
) -> (Vec<Harvested>, u64) {
    let wish = Geometry::standard(9).map(Wish::new);
    let generator = wish.and_then(|wish| Generator::new(wish).ok());
    // The collection goes on with the numbers with which it was begun.
    let Some(mut generator) = generator.map(Generator::with_first_numbers) else { return (Vec::new(), 0) };
    let (mut harvested, mut attempts) = (Vec::new(), 0);
    generator.attempts(seed, numbers, cancel, &mut |found| {
        let categories = categories(&found.puzzle);
        if !categories.is_empty() {
            harvested.push(Harvested { puzzle: found.puzzle, categories });
        }
        if cancel() {
            return ControlFlow::Break(());
        }
        attempts += 1;
        ControlFlow::Continue(())
    });
    (harvested, attempts)
}

/// Returns the wish that fills a category with neighbours ([`Generator::with_seeds_in_turn`]), and the seeds: its own
/// puzzles; if it has none, those of other profiles for the same purpose; if there are none either, the examples of
/// the technique. `None` if the profile does not exist.
pub fn neighbour_wish(collection: &Collection, category: &Category) -> Option<(Wish, Vec<Puzzle>)> {
    let wish = wish_for(category)?;
    let mut seeds: Vec<Puzzle> = collection.seeds(&wish).into_iter().cloned().collect();
    if let (true, Purpose::Technique(id)) = (seeds.is_empty(), category.purpose) {
        seeds = examples(id);
    }
    Some((wish, seeds))
}

/// Returns the 9×9 examples of a technique whose givens have a unique solution.
fn examples(id: TechniqueId) -> Vec<Puzzle> {
    let examples = technique(id.as_str()).map(|technique| technique.examples()).unwrap_or_default();
    let shown = examples.iter().filter(|example| matches!(example.expect, Expect::Step(_)));
    let boards = shown.map(|example| {
        let position = example.position();
        let mut board = position.to_puzzle();
        let givens = position.givens().unwrap_or_default();
        board
            .geometry()
            .cells()
            .filter(|cell| !givens.contains(*cell))
            .for_each(|cell| board.set(cell, None));
        board
    });
    let is_proper = |board: &Puzzle| {
        let known = Auto.classify(board, &SearchLimits::default());
        board.geometry().side() == 9 && matches!(known, Classification::Proper(_))
    };
    boards.filter(is_proper).collect()
}

impl Collection {
    /// Adds a harvested puzzle to those of its categories that need more. Returns the number of categories.
    pub fn put(&mut self, harvested: &Harvested, quota: &Quota) -> usize {
        let mut count = 0;
        for category in &harvested.categories {
            if self.count(category) < quota.of(category) {
                count += usize::from(self.category_mut(category).add(&harvested.puzzle));
            }
        }
        count
    }

    /// Returns the categories that need more puzzles, each with the number that is missing.
    pub fn wanting(&self, quota: &Quota) -> Vec<(Category, usize)> {
        let missing = |category: Category| {
            let missing = quota.of(&category).saturating_sub(self.count(&category));
            (category, missing)
        };
        all_categories().into_iter().map(missing).filter(|(_, missing)| *missing > 0).collect()
    }

    /// Returns the techniques that need more puzzles in their early category: those that no profile has, and those
    /// with too few puzzles in the full profile.
    pub fn wanting_early(&self, quota: &Quota) -> Vec<TechniqueId> {
        let in_full = |id| {
            self.count(&Category { profile: Profile::NAMES[0].to_owned(), purpose: Purpose::Technique(id) })
        };
        let all = Profile::catalogue().techniques.into_iter().map(|ranked| ranked.technique.id());
        let few = all.filter(|id| has_puzzles(*id));
        let few = few.filter(|id| Profile::is_on_request(*id) || in_full(*id) < quota.technique);
        few.filter(|id| self.count(&early_category(*id)) < quota.technique).collect()
    }
}
