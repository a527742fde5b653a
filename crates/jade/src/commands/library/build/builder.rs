//! [`Builder`]: the pieces of the work, each on several threads, cut off by time or by the number of attempts.
//!
//! What attempts give is put on the shelves in the order of their numbers, and a piece ends by what was put: so without
//! a clock what comes out does not depend on the number of threads, however far some of them are ahead.

use super::Building;
use crate::interrupt;
use crate::parallel::in_order;
use crate::progress::Progress;
use jade_contract::Limits;
use jade_generate::stock::{self, EARLY, Harvested, is_right};
use jade_generate::{Collection, Generator, Known, Label, Ratings};
use jade_grid::Puzzle;
use jade_logic::{Profile, TechniqueId};
use jade_text::Texts;
use std::io;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Seconds, where nothing is said.
const SECONDS: u64 = 60;
/// Attempts of a harvest in one go.
const BLOCK: u64 = 64;
/// A harvest, or a search by a wish or next to what is there, is over when so many attempts have put nothing on any
/// shelf.
const FRUITLESS: u64 = 2048;
/// Attempts next to the same puzzles; then those that were found are begun with, too.
const ROUND: u64 = 256;

pub(super) struct Builder<'a> {
    building: &'a Building,
    begun: Instant,
    /// When the present piece of work ends, in milliseconds from the beginning.
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

    /// Takes the line about progress away.
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

    /// Part of the time that there is, in hundredths.
    fn time(&self, hundredths: u32) -> Duration {
        let all = match (self.building.seconds, self.building.attempts) {
            (None, Some(_)) => Duration::from_secs(u64::MAX / 1_000_000),
            (seconds, _) => Duration::from_secs(seconds.unwrap_or(SECONDS)),
        };
        all.saturating_mul(hundredths) / 100
    }

    /// Begins a piece of work that ends at this time from the beginning.
    fn begin(&self, end: Duration) {
        self.done.store(false, Ordering::Relaxed);
        self.deadline.store(u64::try_from(end.as_millis()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    /// Does a piece of work for each shelf, so that all of them are over when so many hundredths of the time are: what
    /// one leaves is for the others.
    pub(super) fn each(
        &self,
        labels: Vec<Label>,
        hundredths: u32,
        mut work: impl FnMut(&Label) -> io::Result<()>,
    ) -> io::Result<()> {
        let count = labels.len();
        for (index, label) in labels.iter().enumerate() {
            let left = self.time(hundredths).saturating_sub(self.begun.elapsed());
            if interrupt::requested() || left.is_zero() {
                break;
            }
            self.begin(self.begun.elapsed() + left / (count - index) as u32);
            work(label)?;
        }
        Ok(())
    }

    /// Takes from the shelves what is no longer right: techniques may have changed since.
    pub(super) fn review(&self, collection: &mut Collection) -> io::Result<()> {
        self.begin(Duration::MAX);
        let all: Vec<(Label, Puzzle)> = collection
            .shelves()
            .flat_map(|(label, shelf)| shelf.puzzles().iter().map(|puzzle| (label.clone(), puzzle.clone())))
            .collect();
        let mut wrong: Vec<(Label, Puzzle)> = Vec::new();
        let mut jobs = all.into_iter();
        let is_wrong = |(label, puzzle): (Label, Puzzle)| {
            let keep = interrupt::requested() || is_right(&label, &puzzle);
            (!keep).then_some((label, puzzle))
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
        for (label, puzzle) in wrong {
            collection.shelf_mut(&label).retain(|other| *other != puzzle);
        }
        Ok(())
    }

    /// How hard all puzzles are, in the profiles that JADE comes with; `None` if it was interrupted.
    pub(super) fn rate(&self, collection: &Collection) -> io::Result<Option<Ratings>> {
        let forms = collection.each_once();
        let boards = jade_generate::fingerprint(forms.iter().copied());
        let mut ratings = Ratings { boards, ..Ratings::default() };
        for name in Profile::NAMES {
            let mut jobs = forms.iter();
            let mut all: Vec<Known> = Vec::new();
            in_order(
                self.building.threads,
                || jobs.next().filter(|_| !interrupt::requested()),
                |form| jade_contract::known(form, name, &Limits::default()),
                |known| {
                    self.progress.answered(1);
                    self.progress.tick();
                    all.push(known.map_err(|error| io::Error::other(error.message))?);
                    Ok(())
                },
            )?;
            ratings.profiles.insert(name.to_owned(), all);
        }
        Ok((!interrupt::requested()).then_some(ratings))
    }

    /// Blocks of attempts, while there is time.
    fn blocks(&self, numbers: Range<u64>, block: u64) -> impl FnMut() -> Option<Range<u64>> + Send {
        let mut next = numbers.start;
        move || {
            let start = next;
            next = next.saturating_add(block).min(numbers.end);
            (start < next && !self.is_over()).then_some(start..next)
        }
    }

    /// The attempts that may be made, when so many have been.
    fn from(&self, made: u64) -> Range<u64> {
        made..self.building.attempts.map_or(u64::MAX, |most| made.max(most))
    }

    /// Puzzles as they come, for all shelves of a profile.
    pub(super) fn harvest(&self, collection: &mut Collection, name: &str, hundredths: u32) -> io::Result<()> {
        let Ok(profile) = Profile::named(name) else { return Ok(()) };
        self.begin(self.time(hundredths));
        let (seed, quota) = (collection.seed, self.building.quota);
        let work = |numbers| stock::harvest(&profile, seed, numbers, &|| self.is_over());
        self.gather(collection, name, work, |collection| {
            !collection.wanting(&quota).iter().any(|(label, _)| label.profile == name)
        })
    }

    /// What could be seen on the paths of the same puzzles, for all techniques that are to come early.
    pub(super) fn sight(&self, collection: &mut Collection, hundredths: u32) -> io::Result<()> {
        self.begin(self.time(hundredths));
        let (seed, quota) = (collection.seed, self.building.quota);
        // What is looked for in vain, as its shelf has been filled meanwhile, makes no difference to what is put.
        let wanted = Mutex::new(collection.wanting_early(&quota));
        let lock = || wanted.lock().unwrap_or_else(PoisonError::into_inner);
        let work = |numbers| {
            let now: Vec<TechniqueId> = lock().clone();
            stock::sight(&now, seed, numbers, &|| self.is_over())
        };
        self.gather(collection, EARLY, work, |collection| {
            let still = collection.wanting_early(&quota);
            let enough = still.is_empty();
            *lock() = still;
            enough
        })
    }

    /// Makes attempts for many shelves at once and puts what comes of them, until there is enough, or nothing is put
    /// any more.
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

    /// Seeks what a shelf wants by a wish.
    pub(super) fn seek(&self, collection: &mut Collection, label: &Label) -> io::Result<()> {
        let Some(wish) = stock::wish(label) else { return Ok(()) };
        let generator = || Generator::from_nothing(wish.clone()).ok();
        let made = collection.shelf(label).map_or(0, |shelf| shelf.attempts);
        let numbers = self.from(made);
        let (attempts, _) = self.fill(collection, label, generator, numbers, FRUITLESS)?;
        collection.shelf_mut(label).attempts = made + attempts;
        Ok(())
    }

    /// Seeks what a shelf wants among the neighbours of what there is, round by round.
    pub(super) fn seek_near(&self, collection: &mut Collection, label: &Label) -> io::Result<()> {
        let first = collection.shelf(label).map_or(0, |shelf| shelf.near);
        let (all, mut made, mut fruitless) = (self.from(first), first, 0);
        while made < all.end && !self.is_over() {
            let Some((wish, seeds)) = stock::near(collection, label) else { break };
            let generator = || Generator::near(wish.clone(), seeds.clone()).ok();
            let numbers = made..all.end.min(made + ROUND);
            let (attempts, put) = self.fill(collection, label, generator, numbers, FRUITLESS - fruitless)?;
            if attempts == 0 {
                break;
            }
            fruitless = if put == 0 { fruitless + attempts } else { 0 };
            made += attempts;
            collection.shelf_mut(label).near = made;
        }
        Ok(())
    }

    /// Makes attempts for one shelf, until it is full, or so many have put nothing on it. Returns how many were made,
    /// and what was put.
    fn fill(
        &self,
        collection: &mut Collection,
        label: &Label,
        generator: impl Fn() -> Option<Generator> + Sync,
        numbers: Range<u64>,
        most_fruitless: u64,
    ) -> io::Result<(u64, usize)> {
        let Some(first) = generator() else { return Ok((0, 0)) };
        let (block, seed, quota) = (first.good_block(), collection.seed, self.building.quota.of(label));
        let idle = Mutex::new(vec![first]);
        let work = |numbers: Range<u64>| {
            let ready = idle.lock().ok().and_then(|mut idle| idle.pop());
            let Some(mut generator) = ready.or_else(&generator) else { return (Vec::new(), 0) };
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
                if collection.count(label) < quota && collection.shelf_mut(label).add(&puzzle) {
                    put += 1;
                }
            }
            self.progress.answered(put);
            (made, all) = (made + attempts, all + put);
            fruitless = if put == 0 { fruitless + attempts } else { 0 };
            let enough = collection.count(label) >= quota || fruitless >= most_fruitless;
            self.done.fetch_or(enough, Ordering::Relaxed);
            Ok(())
        })?;
        Ok((made, all))
    }
}
