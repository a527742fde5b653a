//! Puzzles made to order, or drawn from what is ready.
//!
//! ```text
//!   GenerateRequest ──▶ wish ──▶ Source ──▶ attempts, in blocks ──▶ GenerateEvent …
//! ```
//!
//! The program cuts the work for several threads itself, with a [`Source`] for each; [`Maker`] does it all on the
//! thread that calls it and tells what happens. Neither looks at a clock: the time is passed in.

mod examples;
mod made;
mod source;
mod wish;
mod words;

pub use examples::{examples, start_of};
pub use made::{estimate_json, made, moment};
pub use source::Source;
pub use wish::wish;
pub use words::{impossible, nothing};

use crate::contract::{EstimateJson, EstimateReply, GenerateEvent, GenerateRequest, VERSION};
use crate::question::texts;
use crate::{AskError, Limits};
use jade_generate::{Difficulty, Estimate, Found, Merit, Tally};
use jade_text::{Args, Texts};
use std::cell::{Cell, RefCell};
use std::ops::ControlFlow;
use std::time::Duration;

/// The most puzzles that are made for one request.
pub const MOST_PUZZLES: u64 = 1000;
/// The largest seed: a number that JavaScript, too, knows exactly.
pub const MOST_SEED: u64 = (1 << 53) - 1;
/// The longest time in which a request may wait for a puzzle.
pub const MOST_SECONDS: u64 = 600;
/// Seconds after which nothing more is expected, where nobody says how many.
pub const PATIENCE: u64 = 60;
/// Seconds in which the best is sought.
pub const TIME_FOR_THE_BEST: u64 = 10;
/// How often it is told how far the work is.
const INTERVAL: Duration = Duration::from_millis(250);

/// How long a request will take by so many threads, before it is made; also whether it can be fulfilled at all, as far as
/// that is known beforehand.
///
/// ```
/// use jade_contract::contract::GenerateRequest;
/// let request = GenerateRequest { level: Some("easy".into()), ..Default::default() };
/// let reply = jade_contract::estimate(&request, 1).unwrap();
/// assert!(reply.estimate.measured && reply.estimate.half < Some(1.0));
/// assert!(jade_contract::estimate(&GenerateRequest { clues: Some(16), ..Default::default() }, 1).is_err());
/// ```
///
/// # Errors
/// As [`Maker::new`].
pub fn estimate(request: &GenerateRequest, threads: usize) -> Result<EstimateReply, AskError> {
    let maker = Maker::new(request, 0)?;
    let before = maker.source.estimate(threads);
    let estimate = remaining(maker.count, maker.patience, &before, 0, Duration::ZERO);
    let args = match (estimate.half, estimate.most) {
        (Some(half), Some(most)) => {
            let words = |seconds| time_in_words(seconds, maker.texts);
            let same = words(half) == words(most);
            Some((Args::none().text("half", words(half)).text("most", words(most)), same))
        }
        _ => None,
    };
    let text = match (args, maker.count, estimate.measured) {
        (None, _, _) => maker.texts.plain("generate-estimate-unknown", &Args::none()),
        (Some((args, _)), None, _) => maker.texts.plain("generate-estimate-best", &args),
        (Some((args, true)), _, true) => maker.texts.plain("generate-estimate-same", &args),
        (Some((args, true)), _, false) => maker.texts.plain("generate-estimate-same-guess", &args),
        (Some((args, false)), _, true) => maker.texts.plain("generate-estimate", &args),
        (Some((args, false)), _, false) => maker.texts.plain("generate-estimate-guess", &args),
    };
    Ok(EstimateReply { version: VERSION, estimate, text })
}

/// A time in seconds as people say it.
pub fn time_in_words(seconds: f64, texts: &Texts) -> String {
    let whole = seconds.ceil() as u64;
    let (id, number) = match whole {
        0 | 1 if seconds < 1.0 => ("generate-time-instant", 1),
        0..120 => ("generate-time-seconds", whole),
        120..7200 => ("generate-time-minutes", whole.div_ceil(60)),
        _ => ("generate-time-hours", whole.div_ceil(3600)),
    };
    texts.plain(id, &Args::none().number("number", number))
}

/// Fulfils a request on the thread that calls it.
///
/// ```
/// use jade_contract::contract::{GenerateEvent, GenerateRequest};
/// use jade_contract::{Limits, Maker};
/// use std::time::Duration;
/// let request = GenerateRequest { level: Some("easy".into()), ..Default::default() };
/// let mut maker = Maker::new(&request, 2026).unwrap();
/// let mut levels = Vec::new();
/// maker.run(&Limits::default(), &|| Duration::ZERO, &mut |event| {
///     if let GenerateEvent::Made { puzzle } = event {
///         levels.push(puzzle.level);
///     }
/// });
/// assert_eq!(levels, [Some("easy".to_owned())]);
/// ```
pub struct Maker {
    source: Source,
    texts: &'static Texts,
    seed: u64,
    /// The first attempt, and the one after the last.
    numbers: std::ops::Range<u64>,
    /// How many puzzles are wanted; `None` where the best is.
    count: Option<u64>,
    /// How long the next puzzle is waited for, or the best is sought.
    patience: Duration,
    estimate: Estimate,
}

impl Maker {
    /// Ready to begin. `any_seed` is the seed where the request names none.
    ///
    /// # Errors
    /// [`AskError`] if a field is not what it should be; with the code `impossible` if no puzzle can be like this.
    pub fn new(request: &GenerateRequest, any_seed: u64) -> Result<Maker, AskError> {
        let texts = texts(request.lang);
        let wish = wish(request)?;
        let seed = request.seed.unwrap_or(any_seed & MOST_SEED);
        let source = Source::new(wish, seed, request.library).map_err(|why| AskError {
            code: "impossible",
            field: None,
            message: impossible(&why, texts),
        })?;
        let first = request.attempt.unwrap_or(0);
        let usual = if request.best { TIME_FOR_THE_BEST } else { PATIENCE };
        Ok(Maker {
            texts,
            seed,
            numbers: first..source.most_attempts().max(first),
            count: (!request.best).then(|| request.count.unwrap_or(1)),
            patience: Duration::from_secs(request.seconds.unwrap_or(usual)),
            estimate: source.estimate(1),
            source,
        })
    }

    /// How long it will take.
    pub fn estimate(&self) -> EstimateJson {
        remaining(self.count, self.patience, &self.estimate, 0, Duration::ZERO)
    }

    /// Makes what is wanted, as long as there is time and nobody cancels, and tells what happens. `elapsed` is the
    /// time since it began.
    pub fn run(
        &mut self,
        limits: &Limits<'_>,
        elapsed: &dyn Fn() -> Duration,
        tell: &mut dyn FnMut(GenerateEvent),
    ) {
        let begun = GenerateEvent::Begun { version: VERSION, seed: self.seed, estimate: self.estimate() };
        tell(begun);
        let (deadline, due) = (Cell::new(elapsed() + self.patience), Cell::new(INTERVAL));
        let (attempts, made) = (Cell::new(0), Cell::new(0));
        let tell = RefCell::new(tell);
        let (count, patience, before) = (self.count, self.patience, self.estimate);
        let progress = |now: Duration| {
            let estimate = before.now(attempts.get(), made.get(), now);
            GenerateEvent::Progress {
                seconds: (now.as_secs_f64() * 10.0).round() / 10.0,
                attempts: attempts.get(),
                made: made.get(),
                estimate: remaining(count, patience, &estimate, made.get(), now),
            }
        };
        let is_over = || {
            let now = elapsed();
            if now >= due.get() {
                due.set(now + INTERVAL);
                (tell.borrow_mut())(progress(now));
            }
            now >= deadline.get() || limits.cancel.is_some_and(|cancel| cancel())
        };
        let mut tally = Tally::default();
        let mut best: Option<Found> = None;
        let mut fresh = self.source.fresh();
        let mut done = false;
        let mut next = self.numbers.start;
        // Where every attempt succeeds no more are made than are wanted; else the first blocks are small: often one
        // of their attempts is good.
        let every =
            self.source.wish().difficulty == Difficulty::Any && self.source.wish().required.is_empty();
        let mut block = self.count.filter(|_| every).unwrap_or(2).min(self.source.good_block());
        while !done && next < self.numbers.end && !is_over() {
            let numbers = next..self.numbers.end.min(next.saturating_add(block));
            next = numbers.end;
            block = (block * 4).min(self.source.good_block());
            let (seed, mut not_new) = (self.seed, 0);
            let (mut more, _) = self.source.attempts(seed, numbers, &is_over, &mut |found| {
                if !fresh.is_new(&found.puzzle) {
                    not_new += 1;
                    return ControlFlow::Continue(());
                }
                match self.count {
                    None => {
                        if best.as_ref().is_none_or(|best| found.merit > best.merit) {
                            let puzzle = made::made(&found, seed, true);
                            (tell.borrow_mut())(GenerateEvent::Better { puzzle });
                            // At very easy none is better than another.
                            done = found.merit == Merit::default();
                            best = Some(found);
                        }
                    }
                    Some(count) => {
                        (tell.borrow_mut())(GenerateEvent::Made { puzzle: made::made(&found, seed, true) });
                        made.set(made.get() + 1);
                        deadline.set(elapsed() + self.patience);
                        done = made.get() >= count;
                    }
                }
                if done { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            more.not_new(not_new);
            tally.add(&more);
            attempts.set(tally.attempts);
        }
        let tell = tell.into_inner();
        if let Some(best) = best {
            tell(GenerateEvent::Made { puzzle: made::made(&best, self.seed, true) });
            made.set(1);
        }
        let enough = made.get() >= self.count.unwrap_or(1);
        let text =
            if enough { Vec::new() } else { nothing(&tally, made.get(), self.source.is_ready(), self.texts) };
        tell(GenerateEvent::Ended { made: made.get(), attempts: tally.attempts, text });
    }
}

/// How long it will take from now on: for the puzzles that are missing, or until the search for the best ends.
fn remaining(
    count: Option<u64>,
    patience: Duration,
    estimate: &Estimate,
    made: u64,
    elapsed: Duration,
) -> EstimateJson {
    match count {
        Some(count) => estimate_json(estimate, count.saturating_sub(made)),
        None => {
            let seconds = patience.saturating_sub(elapsed).as_secs_f64();
            EstimateJson { half: Some(seconds), most: Some(seconds), measured: true }
        }
    }
}
