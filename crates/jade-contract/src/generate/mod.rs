//! Puzzles to order.
//!
//! ```text
//!   GenerateRequest ──▶ jade_tutor::PuzzleOrder ──▶ jade_tutor::Maker ──▶ MakeEvent … ──▶ GenerateEvent …
//! ```

mod puzzle;
mod wish;

pub use puzzle::{collected_puzzle_json, estimate_json, puzzle_json};
pub use wish::puzzle_order;

use crate::contract::{EstimateReply, GenerateEvent, GenerateRequest, VERSION};
use crate::question::texts;
use crate::{AskError, Limits};
use jade_generate::Goal;
use jade_text::{Args, Texts};
use jade_tutor::{MakeEvent, Maker};
use std::time::Duration;

/// The largest number of puzzles in one request.
pub const MOST_PUZZLES: u64 = 1000;
/// The largest seed: the largest integer that JavaScript represents exactly.
pub const MOST_SEED: u64 = (1 << 53) - 1;
/// The longest time that a request may wait for a puzzle, in seconds.
pub const MOST_SECONDS: u64 = 600;

/// Estimates how long a request would take on `threads` threads. Fails if it is clear in advance that no puzzle fulfils
/// it.
///
/// ```
/// let request = |wish| serde_json::from_str(&format!(r#"{{ "wish": {wish} }}"#)).unwrap();
/// let easy = request(r#"{ "difficulty": { "level": "easy" } }"#);
/// let reply = jade_contract::estimate(&easy, 1).unwrap();
/// assert!(reply.estimate.measured && reply.estimate.half < Some(1.0));
/// assert!(jade_contract::estimate(&request(r#"{ "givens": { "exactly": 16 } }"#), 1).is_err());
/// ```
///
/// # Errors
/// As [`PuzzleJob::new`].
pub fn estimate(request: &GenerateRequest, threads: usize) -> Result<EstimateReply, AskError> {
    let job = PuzzleJob::new(request, 0)?;
    Ok(estimate_reply(&job.maker, threads, job.texts))
}

/// Encodes the estimate for an order on `threads` threads.
pub fn estimate_reply(maker: &Maker, threads: usize, texts: &Texts) -> EstimateReply {
    let estimate = estimate_json(&maker.remaining(threads));
    let args = match (estimate.half, estimate.most) {
        (Some(half), Some(most)) => {
            let words = |seconds| texts.time(seconds);
            let same = words(half) == words(most);
            Some((Args::none().text("half", words(half)).text("most", words(most)), same))
        }
        _ => None,
    };
    let text = match (args, maker.order().goal, estimate.measured) {
        (None, _, _) => texts.plain("generate-estimate-unknown", &Args::none()),
        (Some((args, _)), Goal::Best, _) => texts.plain("generate-estimate-best", &args),
        (Some((args, true)), _, true) => texts.plain("generate-estimate-same", &args),
        (Some((args, true)), _, false) => texts.plain("generate-estimate-same-guess", &args),
        (Some((args, false)), _, true) => texts.plain("generate-estimate", &args),
        (Some((args, false)), _, false) => texts.plain("generate-estimate-guess", &args),
    };
    EstimateReply { version: VERSION, estimate, text }
}

/// A decoded request for puzzles, ready to run on the calling thread.
///
/// ```
/// use jade_contract::{GenerateEvent, LevelJson, Limits, PuzzleJob};
/// use std::time::Duration;
/// let request = serde_json::from_str(r#"{ "wish": { "difficulty": { "level": "easy" } } }"#).unwrap();
/// let job = PuzzleJob::new(&request, 2026).unwrap();
/// let mut levels = Vec::new();
/// job.run(&Limits::default(), &|| Duration::ZERO, &mut |event| {
///     if let GenerateEvent::Made { puzzle } = event {
///         levels.push(puzzle.rating.unwrap().level);
///     }
/// });
/// assert_eq!(levels, [Some(LevelJson::Easy)]);
/// ```
pub struct PuzzleJob {
    maker: Maker,
    texts: &'static Texts,
}

impl PuzzleJob {
    /// Decodes a request. If it names no seed, `any_seed` is used.
    ///
    /// # Errors
    /// [`AskError`] if a field is invalid; with the code `impossible` if no puzzle can fulfil the request.
    pub fn new(request: &GenerateRequest, any_seed: u64) -> Result<PuzzleJob, AskError> {
        let texts = texts(request.lang);
        let maker = Maker::new(puzzle_order(request, any_seed)?).map_err(|why| AskError {
            code: "impossible",
            field: None,
            message: texts.impossible(&why),
        })?;
        Ok(PuzzleJob { maker, texts })
    }

    /// Makes the puzzles and reports each event to `tell`, until the order is complete, its time is over or the work is
    /// cancelled. `clock` returns the time since the work began.
    pub fn run(self, limits: &Limits<'_>, clock: &dyn Fn() -> Duration, tell: &mut dyn FnMut(GenerateEvent)) {
        let (seed, origin, goal) = {
            let order = self.maker.order();
            (order.seed, order.origin, order.goal)
        };
        let outcome = self.maker.run(limits, clock, &mut |event| {
            tell(match event {
                MakeEvent::Begun { remaining } => {
                    GenerateEvent::Begun { version: VERSION, seed, estimate: estimate_json(&remaining) }
                }
                MakeEvent::Progress { elapsed, attempts, puzzles, remaining } => GenerateEvent::Progress {
                    seconds: (elapsed.as_secs_f64() * 10.0).round() / 10.0,
                    attempts,
                    made: puzzles,
                    estimate: estimate_json(&remaining),
                },
                MakeEvent::Better(found) => GenerateEvent::Better { puzzle: puzzle_json(found, seed, true) },
                MakeEvent::Puzzle(found) => GenerateEvent::Made { puzzle: puzzle_json(found, seed, true) },
            });
        });
        let wanted = match goal {
            Goal::Count(count) => count,
            Goal::Best => 1,
        };
        let made = outcome.puzzles;
        let text = match made < wanted {
            true => self.texts.shortfall(&outcome.tally, made, origin),
            false => Vec::new(),
        };
        tell(GenerateEvent::Ended { made, attempts: outcome.tally.attempts, text });
    }
}
