//! `jade generate`: what is asked for, as a wish, and the work on several threads.

use crate::args::Making;
use crate::fault::reason;
use crate::interrupt;
use crate::parallel::in_order;
use crate::progress::Progress;
use crate::searching::{WrongUse, board};
use jade_generate::{
    Collection, Difficulty, Drawer, Found, Generator, Impossible, Merit, Places, Tally, TechniqueWish, Wish,
};
use jade_grid::{Geometry, Puzzle, format};
use jade_logic::{Profile, TechniqueId, techniques};
use jade_text::{Args, Texts};
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io;
use std::ops::{ControlFlow, Range};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Seconds after which nothing more is expected, where nobody says how many.
const PATIENCE: u64 = 60;
/// Seconds in which the best is sought.
const TIME_FOR_THE_BEST: u64 = 10;

/// What `making` asks for.
///
/// # Errors
/// [`WrongUse`] if a file cannot be read, or there is no such board, profile or technique.
pub fn wish(making: &Making, texts: &Texts) -> Result<Wish, WrongUse> {
    let places = making.places.as_deref().map(|file| places(file, texts)).transpose()?;
    let geometry = match (&places, &making.boxes) {
        (_, Some(boxes)) => board(boxes, texts)?,
        (Some(places), None) => places.geometry(),
        (None, None) => Geometry::standard(making.size).ok_or_else(|| {
            WrongUse(texts.plain("cli-bad-size", &Args::none().number("side", making.size as u64)))
        })?,
    };
    let id = |name: &String| -> Result<TechniqueId, WrongUse> {
        let known = techniques::technique(name).map_err(|error| WrongUse(texts.unknown_technique(&error)))?;
        Ok(known.id())
    };
    let required = making.require.iter().map(id).collect::<Result<Vec<_>, _>>()?;
    let technique = making.technique.as_ref().map(id).transpose()?;
    // What is asked for by name is used, be it in the profile or not.
    let wanted: Vec<&str> = required.iter().chain(&technique).map(|id| id.as_str()).collect();
    let without: Vec<&str> = making.without.iter().map(String::as_str).collect();
    let profile = making.profile.as_deref().map_or_else(|| Ok(Profile::full()), Profile::named);
    let early = technique.filter(|_| making.early).and_then(jade_generate::stock::early);
    let profile = profile.map(|profile| early.unwrap_or(profile));
    let profile = profile.and_then(|profile| profile.with(wanted)?.with_choice(None, &without));
    let profile = profile.map_err(|error| WrongUse(texts.unknown_profile(&error)))?;

    let difficulty = match (making.level, technique) {
        (Some(level), _) => Difficulty::Level(level),
        (None, Some(technique)) => Difficulty::Technique(TechniqueWish {
            technique,
            nothing_harder: making.nothing_harder,
            at_least: making.times,
            only_singles_after: making.singles_after,
            exclusive: making.exclusive,
        }),
        (None, None) => Difficulty::Any,
    };
    let mut wish = Wish::new(geometry);
    if making.nikoli {
        wish = wish.nikoli();
    }
    wish.method = making.method;
    let too_many = |empty: usize| {
        let (empty, cells) = (empty as u64, geometry.cell_count() as u64);
        let args = Args::none().number("wished", empty).number("cells", cells);
        WrongUse(texts.plain("impossible-too-many-empty", &args))
    };
    wish.clues = match making.empty {
        Some(empty) => Some(geometry.cell_count().checked_sub(empty).ok_or_else(|| too_many(empty))?),
        None => making.clues,
    };
    wish.most_clues = making.most_clues.or(wish.most_clues);
    wish.symmetry = making.symmetry.unwrap_or(wish.symmetry);
    wish.minimal = making.minimal;
    wish.places = places;
    wish.difficulty = difficulty;
    wish.required = required;
    wish.profile = profile;
    wish.effort = making.effort.unwrap_or(wish.effort);
    Ok(wish)
}

fn places(file: &Path, texts: &Texts) -> Result<Places, WrongUse> {
    let args = || Args::none().text("file", file.display().to_string());
    let text = crate::ask::open_or_standard_input(file).and_then(io::read_to_string);
    let text = text.map_err(|error| {
        WrongUse(texts.plain("cli-cannot-read", &args().text("reason", reason(&error, texts))))
    })?;
    let puzzle: Puzzle = format::read(&text).map_err(|error| {
        WrongUse(texts.plain("cli-in-file", &args().text("message", texts.format_error(&error))))
    })?;
    Ok(Places::of(&puzzle))
}

/// A seed that nobody has chosen; short enough to be typed.
pub fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish() >> 32
}

/// How the work ended.
pub struct Made {
    /// How many puzzles were handed on.
    pub count: u64,
    /// What was tried until then, of whole blocks.
    pub tally: Tally,
}

/// Where puzzles come from: in either case in numbered attempts.
pub enum Source {
    /// They are made.
    Made(Box<Generator>),
    /// They are ready.
    Ready(Box<Drawer>),
}

impl Source {
    /// What fulfils a wish.
    ///
    /// # Errors
    /// [`Impossible`] if nothing does.
    pub fn new(making: &Making, wish: Wish, seed: u64) -> Result<Source, Impossible> {
        Ok(if making.library {
            Source::Ready(Box::new(Drawer::new(Collection::embedded(), wish, seed)?))
        } else {
            Source::Made(Box::new(Generator::new(wish)?))
        })
    }

    fn wish(&self) -> &Wish {
        match self {
            Source::Made(generator) => generator.wish(),
            Source::Ready(drawer) => drawer.wish(),
        }
    }

    /// How many attempts are best made in one go.
    fn good_block(&self) -> u64 {
        match self {
            Source::Made(generator) => generator.good_block(),
            Source::Ready(_) => 1,
        }
    }

    /// How many attempts there are.
    fn most_attempts(&self) -> u64 {
        match self {
            Source::Made(_) => u64::MAX,
            // Nothing twice.
            Source::Ready(drawer) => drawer.len() as u64,
        }
    }

    fn attempts(
        &mut self,
        seed: u64,
        numbers: Range<u64>,
        cancel: &dyn Fn() -> bool,
        found: &mut dyn FnMut(Found) -> ControlFlow<()>,
    ) -> (Tally, bool) {
        match self {
            Source::Made(generator) => generator.attempts(seed, numbers, cancel, found),
            Source::Ready(drawer) => drawer.attempts(numbers, cancel, found),
        }
    }
}

/// Work at a wish, by as many threads as are wanted.
pub struct Work<'a> {
    making: &'a Making,
    wish: Wish,
    seed: u64,
    begun: Instant,
    /// When nothing more will be waited for, in milliseconds from the beginning.
    deadline: AtomicU64,
    done: AtomicBool,
    /// Where puzzles come from, as far as no thread is using it.
    idle: Mutex<Vec<Source>>,
    progress: Progress,
}

impl<'a> Work<'a> {
    /// Work that has not begun, and a first source, of which it is known that there can be one.
    pub fn new(making: &'a Making, source: Source, seed: u64, texts: &'static Texts) -> Work<'a> {
        let work = Work {
            making,
            wish: source.wish().clone(),
            seed,
            begun: Instant::now(),
            deadline: AtomicU64::new(0),
            done: AtomicBool::new(false),
            idle: Mutex::new(vec![source]),
            progress: Progress::new(texts),
        };
        work.wait_on();
        work
    }

    /// Sets the deadline anew.
    fn wait_on(&self) {
        let patience = if self.making.best { TIME_FOR_THE_BEST } else { PATIENCE };
        let seconds = Duration::from_secs(self.making.seconds.unwrap_or(patience));
        let deadline = self.begun.elapsed().saturating_add(seconds).as_millis();
        self.deadline.store(u64::try_from(deadline).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    fn is_over(&self) -> bool {
        self.progress.tick();
        self.done.load(Ordering::Relaxed)
            || interrupt::requested()
            || self.begun.elapsed().as_millis() >= u128::from(self.deadline.load(Ordering::Relaxed))
    }

    /// Makes puzzles and hands them on in order; where the best is wanted, that one alone at the end.
    ///
    /// # Errors
    /// The first one of `put`.
    pub fn run(&self, mut put: impl FnMut(&Found) -> io::Result<()> + Send) -> io::Result<Made> {
        let mut made = Made { count: 0, tally: Tally::default() };
        let mut best: Option<Found> = None;
        let end = self.making.attempts.map_or(u64::MAX, |most| self.making.attempt.saturating_add(most));
        let (block, end) = self.source().map_or((1, end), |source| {
            let (block, end) = (source.good_block(), end.min(source.most_attempts()));
            self.put_back(source);
            // No more in one go than are wanted, as far as every attempt succeeds.
            let every = self.wish.difficulty == Difficulty::Any;
            (if every { block.min(self.making.count) } else { block }, end)
        });
        let mut next = self.making.attempt;
        let blocks = || {
            let start = next;
            next = next.saturating_add(block).min(end);
            (start < next && !self.is_over()).then_some(start..next)
        };
        let take = |(found, tally): (Vec<Found>, Tally)| {
            made.tally.add(&tally);
            for one in found {
                if self.making.best {
                    if best.as_ref().is_none_or(|best| one.merit > best.merit) {
                        // At very easy none is better than another.
                        self.done.fetch_or(one.merit == Merit::default(), Ordering::Relaxed);
                        best = Some(one);
                    }
                } else if made.count < self.making.count {
                    self.progress.clear();
                    put(&one)?;
                    made.count += 1;
                    self.progress.answered(made.count as usize);
                    self.wait_on();
                    self.done.fetch_or(made.count == self.making.count, Ordering::Relaxed);
                }
            }
            Ok(())
        };
        in_order(self.making.threads, blocks, |numbers| self.block(numbers), take)?;
        self.progress.clear();
        if let Some(best) = best {
            put(&best)?;
            made.count = 1;
        }
        Ok(made)
    }

    fn block(&self, numbers: Range<u64>) -> (Vec<Found>, Tally) {
        let mut found = Vec::new();
        let Some(mut source) = self.source() else { return (found, Tally::default()) };
        let wanted = if self.making.best { u64::MAX } else { self.making.count };
        let (tally, _) = source.attempts(self.seed, numbers, &|| self.is_over(), &mut |one| {
            found.push(one);
            if (found.len() as u64) < wanted { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        self.put_back(source);
        (found, tally)
    }

    /// A source for this thread.
    fn source(&self) -> Option<Source> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        idle.or_else(|| Source::new(self.making, self.wish.clone(), self.seed).ok())
    }

    fn put_back(&self, source: Source) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(source);
    }
}
