//! [`Builder`]: the stages of the work, each on several threads, limited by time or by the number of attempts.
//!
//! Puzzles are added in the order of their attempts, and the puzzles added determine the end of a stage. So without a
//! clock the result does not depend on the number of threads, no matter how far ahead some of them are.

use crate::args::Building;
use jade_batch::Progress;
use jade_batch::in_order;
use jade_batch::interrupt;
use jade_collection::{
    Category, Collection, Harvested, PuzzleRating, Ratings, belongs, fingerprint, harvest, harvest_early,
    neighbour_wish, wish_for,
};
use jade_generate::{EARLY_PROFILE, Generator};
use jade_grid::Puzzle;
use jade_logic::{Profile, TechniqueId};
use jade_text::Texts;
use jade_tutor::{Cancelled, Limits, rate_for_collection};
use std::io;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The default time limit, in seconds.
const SECONDS: u64 = 60;
/// The number of attempts of a harvest per block.
const BLOCK: u64 = 64;
/// A stage ends when this number of consecutive attempts has added nothing.
const FRUITLESS: u64 = 2048;
/// The number of attempts at neighbours of the same seeds; then the puzzles found meanwhile become seeds, too.
const ROUND: u64 = 256;

pub(super) struct Builder<'a> {
    building: &'a Building,
    begun: Instant,
    /// When the current piece of work ends, in milliseconds from the start.
    deadline: AtomicU64,
    done: AtomicBool,
    progress: Progress,
}

impl<'a> Builder<'a> {
    pub(super) fn new(building: &'a Building, texts: &'static Texts) -> Builder<'a> {
        Builder {
            building,
            begun: Instant::now(),
            deadline: AtomicU64::new(0),
            done: AtomicBool::new(false),
            progress: Progress::new(texts),
        }
    }

    /// Erases the progress line.
    pub(super) fn clear(&self) {
        self.progress.clear();
    }

    fn is_done(&self) -> bool {
        self.done.load(Ordering::Relaxed)
    }

    fn is_over(&self) -> bool {
        self.progress.tick();
        self.is_done()
            || interrupt::requested()
            || self.begun.elapsed().as_millis() >= u128::from(self.deadline.load(Ordering::Relaxed))
    }

    /// A fraction of the available time, in hundredths.
    fn time(&self, hundredths: u32) -> Duration {
        let all = match (self.building.seconds, self.building.attempts) {
            (None, Some(_)) => Duration::from_secs(u64::MAX / 1_000_000),
            (seconds, _) => Duration::from_secs(seconds.unwrap_or(SECONDS)),
        };
        all.saturating_mul(hundredths) / 100
    }

    /// Starts a piece of work that ends at this time from the start.
    fn begin(&self, end: Duration) {
        self.done.store(false, Ordering::Relaxed);
        self.deadline.store(u64::try_from(end.as_millis()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    /// Works on each category, so that all are done after the given hundredths of the time. The time that one leaves
    /// over is available to the others.
    pub(super) fn each(
        &self,
        categories: Vec<Category>,
        hundredths: u32,
        mut work: impl FnMut(&Category) -> io::Result<()>,
    ) -> io::Result<()> {
        let count = categories.len();
        for (index, category) in categories.iter().enumerate() {
            let left = self.time(hundredths).saturating_sub(self.begun.elapsed());
            if interrupt::requested() || left.is_zero() {
                break;
            }
            self.begin(self.begun.elapsed() + left / (count - index) as u32);
            work(category)?;
        }
        Ok(())
    }

    /// Removes puzzles that no longer belong to their category, as techniques may have changed.
    pub(super) fn review(&self, collection: &mut Collection) -> io::Result<()> {
        self.begin(Duration::MAX);
        let all: Vec<(Category, Puzzle)> = collection
            .categories()
            .flat_map(|(category, entry)| {
                entry.puzzles().iter().map(|puzzle| (category.clone(), puzzle.clone()))
            })
            .collect();
        let mut wrong: Vec<(Category, Puzzle)> = Vec::new();
        let mut jobs = all.into_iter();
        let is_wrong = |(category, puzzle): (Category, Puzzle)| {
            let keep = interrupt::requested() || belongs(&category, &puzzle);
            (!keep).then_some((category, puzzle))
        };
        in_order(
            self.building.threads,
            || jobs.next(),
            is_wrong,
            |found| {
                self.progress.answered(1);
                self.progress.tick();
                wrong.extend(found);
                Ok(())
            },
        )?;
        for (category, puzzle) in wrong {
            collection.category_mut(&category).retain(|other| *other != puzzle);
        }
        Ok(())
    }

    /// Rates all puzzles in the built-in profiles; `None` if interrupted.
    pub(super) fn rate(&self, collection: &Collection) -> io::Result<Option<Ratings>> {
        let forms = collection.each_once();
        let boards = fingerprint(forms.iter().copied());
        let mut ratings = Ratings { boards, ..Ratings::default() };
        for name in Profile::NAMES {
            let profile = Profile::named(name).map_err(io::Error::other)?;
            let mut jobs = forms.iter();
            let mut all: Vec<PuzzleRating> = Vec::new();
            in_order(
                self.building.threads,
                || jobs.next().filter(|_| !interrupt::requested()),
                |form| rate_for_collection(form, &profile, &Limits::default()),
                |rated| {
                    self.progress.answered(1);
                    self.progress.tick();
                    all.push(rated.map_err(|Cancelled| io::ErrorKind::Interrupted)?);
                    Ok(())
                },
            )?;
            ratings.profiles.insert(name.to_owned(), all);
        }
        Ok((!interrupt::requested()).then_some(ratings))
    }

    /// Returns blocks of attempts until time is up.
    fn blocks(&self, numbers: Range<u64>, block: u64) -> impl FnMut() -> Option<Range<u64>> + Send {
        let mut next = numbers.start;
        move || {
            let start = next;
            next = next.saturating_add(block).min(numbers.end);
            (start < next && !self.is_over()).then_some(start..next)
        }
    }

    /// The attempts that remain after this number of them.
    fn from(&self, made: u64) -> Range<u64> {
        made..self.building.attempts.map_or(u64::MAX, |most| made.max(most))
    }

    /// Makes random puzzles for all categories of a profile.
    pub(super) fn harvest(&self, collection: &mut Collection, name: &str, hundredths: u32) -> io::Result<()> {
        let Ok(profile) = Profile::named(name) else { return Ok(()) };
        self.begin(self.time(hundredths));
        let (seed, quota) = (collection.seed, self.building.quota);
        let work = |numbers| harvest(&profile, seed, numbers, &|| self.is_over());
        self.gather(collection, name, work, |collection| {
            !collection.wanting(&quota).iter().any(|(category, _)| category.profile == name)
        })
    }

    /// Searches the same puzzles for all techniques that need more puzzles in their early category.
    pub(super) fn harvest_early(&self, collection: &mut Collection, hundredths: u32) -> io::Result<()> {
        self.begin(self.time(hundredths));
        let (seed, quota) = (collection.seed, self.building.quota);
        // Searching for a technique whose category has been filled meanwhile does not change what is added.
        let wanted = Mutex::new(collection.wanting_early(&quota));
        let lock = || wanted.lock().unwrap_or_else(PoisonError::into_inner);
        let work = |numbers| {
            let now: Vec<TechniqueId> = lock().clone();
            harvest_early(&now, seed, numbers, &|| self.is_over())
        };
        self.gather(collection, EARLY_PROFILE, work, |collection| {
            let still = collection.wanting_early(&quota);
            let enough = still.is_empty();
            *lock() = still;
            enough
        })
    }

    /// Makes attempts for many categories at once and adds the puzzles, until there are enough or no more are being
    /// added.
    fn gather(
        &self,
        collection: &mut Collection,
        name: &str,
        work: impl Fn(Range<u64>) -> (Vec<Harvested>, u64) + Sync,
        enough: impl Fn(&Collection) -> bool + Sync,
    ) -> io::Result<()> {
        let quota = self.building.quota;
        let mut made = collection.harvests.get(name).copied().unwrap_or(0);
        let mut fruitless = 0;
        in_order(
            self.building.threads,
            self.blocks(self.from(made), BLOCK),
            work,
            |(harvested, attempts)| {
                if self.is_done() {
                    return Ok(());
                }
                let put: usize = harvested.iter().map(|one| collection.put(one, &quota)).sum();
                self.progress.answered(put);
                made += attempts;
                fruitless = if put == 0 { fruitless + attempts } else { 0 };
                self.done.fetch_or(fruitless >= FRUITLESS || enough(collection), Ordering::Relaxed);
                Ok(())
            },
        )?;
        collection.harvests.insert(name.to_owned(), made);
        Ok(())
    }

    /// Fills a category with puzzles made for a wish.
    pub(super) fn seek(&self, collection: &mut Collection, category: &Category) -> io::Result<()> {
        let Some(wish) = wish_for(category) else { return Ok(()) };
        let generator = || Generator::new(wish.clone()).ok().map(Generator::with_first_numbers);
        let made = collection.category(category).map_or(0, |entry| entry.attempts);
        let numbers = self.from(made);
        let (attempts, _) = self.fill(collection, category, generator, numbers, FRUITLESS)?;
        collection.category_mut(category).attempts = made + attempts;
        Ok(())
    }

    /// Fills a category with neighbours of its puzzles, round by round.
    pub(super) fn seek_neighbours(&self, collection: &mut Collection, category: &Category) -> io::Result<()> {
        let first = collection.category(category).map_or(0, |entry| entry.neighbour_attempts);
        let (all, mut made, mut fruitless) = (self.from(first), first, 0);
        while made < all.end && !self.is_over() {
            let Some((wish, seeds)) = neighbour_wish(collection, category) else { break };
            let generator = || {
                let made = Generator::with_seeds_in_turn(wish.clone(), seeds.clone());
                made.ok().map(Generator::with_first_numbers)
            };
            let numbers = made..all.end.min(made + ROUND);
            let (attempts, put) =
                self.fill(collection, category, generator, numbers, FRUITLESS - fruitless)?;
            if attempts == 0 {
                break;
            }
            fruitless = if put == 0 { fruitless + attempts } else { 0 };
            made += attempts;
            collection.category_mut(category).neighbour_attempts = made;
        }
        Ok(())
    }

    /// Makes attempts for one category, until it is full or too many in a row have added nothing. Returns the numbers
    /// of attempts made and of puzzles added.
    fn fill(
        &self,
        collection: &mut Collection,
        category: &Category,
        generator: impl Fn() -> Option<Generator> + Sync,
        numbers: Range<u64>,
        most_fruitless: u64,
    ) -> io::Result<(u64, usize)> {
        let Some(first) = generator() else { return Ok((0, 0)) };
        let (block, seed, quota) = (first.good_block(), collection.seed, self.building.quota.of(category));
        let idle = Mutex::new(vec![first]);
        let work = |numbers: Range<u64>| {
            let generator_at_hand = idle.lock().ok().and_then(|mut idle| idle.pop());
            let Some(mut generator) = generator_at_hand.or_else(&generator) else { return (Vec::new(), 0) };
            let mut found = Vec::new();
            let (tally, _) = generator.attempts(seed, numbers, &|| self.is_over(), &mut |one| {
                found.push(one.puzzle);
                ControlFlow::Continue(())
            });
            if let Ok(mut idle) = idle.lock() {
                idle.push(generator);
            }
            (found, tally.attempts)
        };
        let (mut made, mut all, mut fruitless) = (0, 0, 0);
        in_order(self.building.threads, self.blocks(numbers, block), work, |(found, attempts)| {
            if self.is_done() {
                return Ok(());
            }
            let mut put = 0;
            for puzzle in found {
                if collection.count(category) < quota && collection.category_mut(category).add(&puzzle) {
                    put += 1;
                }
            }
            self.progress.answered(put);
            (made, all) = (made + attempts, all + put);
            fruitless = if put == 0 { fruitless + attempts } else { 0 };
            let enough = collection.count(category) >= quota || fruitless >= most_fruitless;
            self.done.fetch_or(enough, Ordering::Relaxed);
            Ok(())
        })?;
        Ok((made, all))
    }
}
