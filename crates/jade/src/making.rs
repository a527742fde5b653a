//! `jade generate`: what is asked for, as a wish, and the work on several threads.

use crate::args::Making;
use crate::fault::reason;
use crate::interrupt;
use crate::parallel::in_order;
use crate::profiles::{self, Chosen};
use crate::progress::Progress;
use crate::searching::{WrongUse, board};
use jade_contract::contract::GenerateRequest;
use jade_contract::{PATIENCE, Source, TIME_FOR_THE_BEST};
use jade_generate::{Difficulty, Estimate, Found, Fresh, Merit, Method, Tally, Wish};
use jade_grid::{Geometry, Puzzle};
use jade_text::{Args, Language, Texts};
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io;
use std::ops::{ControlFlow, Range};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// What `making` asks for, but how many, how long and from which seed: that is the program's own affair.
///
/// # Errors
/// [`WrongUse`] if a file cannot be read, or there is no such board or profile.
pub fn request(making: &Making, language: Language) -> Result<GenerateRequest, WrongUse> {
    let texts = Texts::of(language);
    let places = making.places.as_deref().map(|file| places(file, texts)).transpose()?;
    let of_size = |side: usize| {
        let bad = || WrongUse(texts.plain("cli-bad-size", &Args::none().number("side", side as u64)));
        Geometry::standard(side).ok_or_else(bad)
    };
    let geometry = match (&places, &making.boxes, making.size) {
        (_, Some(boxes), _) => board(boxes, texts)?,
        (Some(places), None, Some(side)) if places.geometry().side() != of_size(side)?.side() => {
            return Err(WrongUse(texts.plain("impossible-places-of-another-board", &Args::none())));
        }
        (Some(places), None, _) => places.geometry(),
        (None, None, side) => of_size(side.unwrap_or(9))?,
    };
    // Where a technique comes early the profile is settled.
    let chosen = if making.early { Chosen::default() } else { profiles::choose(&making.choice, texts)? };
    Ok(GenerateRequest {
        lang: language.into(),
        level: making.level.map(|level| level.to_string()),
        technique: making.technique.clone(),
        nothing_harder: making.nothing_harder,
        times: making.technique.as_ref().map(|_| making.times),
        singles_after: making.singles_after,
        exclusive: making.exclusive,
        early: making.early,
        require: making.require.clone(),
        profile: chosen.profile,
        only: chosen.only,
        without: making.choice.without.clone(),
        clues: making.clues,
        empty: making.empty,
        most_clues: making.most_clues,
        symmetry: making.symmetry.map(|symmetry| symmetry.to_string()),
        nikoli: making.nikoli,
        minimal: making.minimal,
        places: places.map(|places| places.to_string()),
        box_rows: Some(geometry.box_rows()),
        box_columns: Some(geometry.box_columns()),
        method: Some(making.method)
            .filter(|method| *method != Method::default())
            .map(|method| method.to_string()),
        effort: making.effort,
        library: making.library,
        best: making.best,
        ..GenerateRequest::default()
    })
}

/// The puzzle whose clues stand where those of another are to stand.
fn places(file: &Path, texts: &Texts) -> Result<Puzzle, WrongUse> {
    let args = || Args::none().text("file", file.display().to_string());
    let text = crate::ask::open_or_standard_input(file).and_then(io::read_to_string);
    let text = text.map_err(|error| {
        WrongUse(texts.plain("cli-cannot-read", &args().text("reason", reason(&error, texts))))
    })?;
    let document = jade_exchange::read_one(&text).map_err(|error| {
        WrongUse(texts.plain("cli-in-file", &args().text("message", texts.read_error(&error))))
    })?;
    Ok(document.givens().clone())
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
    texts: &'static Texts,
    /// How long it would take, as far as that was known before.
    estimate: Estimate,
    attempts: AtomicU64,
    made: AtomicU64,
    /// The score of the best so far; 0 where there is none.
    best: AtomicU64,
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
            estimate: source.estimate(making.threads),
            idle: Mutex::new(vec![source]),
            progress: Progress::new(texts),
            texts,
            attempts: AtomicU64::new(0),
            made: AtomicU64::new(0),
            best: AtomicU64::new(0),
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
        self.progress.tick_with(|elapsed| self.words(elapsed));
        self.done.load(Ordering::Relaxed)
            || interrupt::requested()
            || self.begun.elapsed().as_millis() >= u128::from(self.deadline.load(Ordering::Relaxed))
    }

    /// How far the work is, in words.
    fn words(&self, elapsed: Duration) -> String {
        let number = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let (attempts, made, best) = (number(&self.attempts), number(&self.made), number(&self.best));
        let args = Args::none().number("attempts", attempts).number("made", made);
        if !self.making.best {
            let left = self.making.count.saturating_sub(made);
            return match self.estimate.now(attempts, made, elapsed).within(0.95, left) {
                Some(time) => {
                    let time = jade_contract::time_in_words(time.as_secs_f64(), self.texts);
                    self.texts.plain("generate-progress", &args.text("time", time))
                }
                None => self.texts.plain("generate-progress-unknown", &args),
            };
        }
        let left = Duration::from_millis(number(&self.deadline)).saturating_sub(elapsed);
        let id = if best > 0 { "generate-progress-best" } else { "generate-progress-no-best" };
        self.texts.plain(
            id,
            &args
                .number("score", best)
                .text("time", jade_contract::time_in_words(left.as_secs_f64(), self.texts)),
        )
    }

    /// Makes puzzles and hands them on in order; where the best is wanted, that one alone at the end.
    ///
    /// # Errors
    /// The first one of `put`.
    pub fn run(&self, mut put: impl FnMut(&Found) -> io::Result<()> + Send) -> io::Result<Made> {
        let mut made = Made { count: 0, tally: Tally::default() };
        let mut best: Option<Found> = None;
        let mut fresh = Fresh::always();
        let end = self.making.attempts.map_or(u64::MAX, |most| self.making.attempt.saturating_add(most));
        let (block, end) = self.source().map_or((1, end), |source| {
            let (block, end) = (source.good_block(), end.min(source.most_attempts()));
            fresh = source.fresh();
            self.put_back(source);
            // No more in one go than are wanted, as far as every attempt succeeds.
            let every = self.wish.difficulty == Difficulty::Any;
            (if every { block.min(self.making.count) } else { block }, end)
        });
        let may_repeat = fresh.may_repeat();
        let mut next = self.making.attempt;
        let blocks = || {
            let start = next;
            next = next.saturating_add(block).min(end);
            (start < next && !self.is_over()).then_some(start..next)
        };
        let take = |(found, tally): (Vec<Found>, Tally)| {
            made.tally.add(&tally);
            self.attempts.store(made.tally.attempts, Ordering::Relaxed);
            for one in found {
                if !fresh.is_new(&one.puzzle) {
                    made.tally.not_new(1);
                    continue;
                }
                if self.making.best {
                    if best.as_ref().is_none_or(|best| one.merit > best.merit) {
                        // At very easy none is better than another.
                        self.done.fetch_or(one.merit == Merit::default(), Ordering::Relaxed);
                        let score = one.rating.as_ref().map_or(0, |rating| rating.score);
                        self.best.store(score.into(), Ordering::Relaxed);
                        best = Some(one);
                    }
                } else if made.count < self.making.count {
                    self.progress.clear();
                    put(&one)?;
                    made.count += 1;
                    self.made.store(made.count, Ordering::Relaxed);
                    self.wait_on();
                    self.done.fetch_or(made.count == self.making.count, Ordering::Relaxed);
                }
            }
            Ok(())
        };
        in_order(self.making.threads, blocks, |numbers| self.block(numbers, may_repeat), take)?;
        self.progress.clear();
        if let Some(best) = best {
            put(&best)?;
            made.count = 1;
        }
        Ok(made)
    }

    fn block(&self, numbers: Range<u64>, may_repeat: bool) -> (Vec<Found>, Tally) {
        let mut found = Vec::new();
        let Some(mut source) = self.source() else { return (found, Tally::default()) };
        let all = self.making.best || may_repeat;
        let wanted = if all { u64::MAX } else { self.making.count };
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
        idle.or_else(|| Source::new(self.wish.clone(), self.seed, self.making.library).ok())
    }

    fn put_back(&self, source: Source) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(source);
    }
}
