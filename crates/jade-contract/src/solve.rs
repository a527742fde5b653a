//! Finds and counts solutions.

use crate::contract::{LanguageJson, SolveReply, SolveRequest, VERSION, convert};
use crate::question::{engine, sheet, texts};
use crate::{AskError, Limits};
use jade_grid::Puzzle;
use jade_search::{Engine, Report};
use jade_text::{Args, Texts};

/// The largest number of solutions in one reply.
pub const MOST_SOLUTIONS: u64 = 10_000;

/// Lists solutions of the givens: the first one, or up to the requested limit.
///
/// # Errors
/// [`AskError`] if a field is invalid, for example a limit of 0 or above [`MOST_SOLUTIONS`].
pub fn solve(request: &SolveRequest, limits: &Limits<'_>) -> Result<SolveReply, AskError> {
    let asked = Asked::new(request)?;
    let most = request.limit.unwrap_or(1);
    if !(1..=MOST_SOLUTIONS).contains(&most) {
        let args = Args::none().number("limit", most).number("most", MOST_SOLUTIONS);
        return Err(AskError::field("limit", asked.texts.plain("error-limit", &args)));
    }
    // Search for one more than is listed, to find out whether there are others.
    let (mut solutions, mut report) =
        asked.engine.solutions(asked.sheet.givens(), &limits.search(most.saturating_add(1)));
    solutions.truncate(most as usize);
    report.solutions = report.solutions.min(most);
    Ok(asked.reply(Some(solutions.iter().map(ToString::to_string).collect()), &report))
}

/// Counts the solutions of the givens, up to the limit if there is one.
///
/// # Errors
/// [`AskError`] if a field is invalid.
pub fn count(request: &SolveRequest, limits: &Limits<'_>) -> Result<SolveReply, AskError> {
    let asked = Asked::new(request)?;
    let limits = jade_search::Limits { solutions: request.limit, ..limits.search(u64::MAX) };
    let report = asked.engine.count(asked.sheet.givens(), &limits);
    Ok(asked.reply(None, &report))
}

/// Encodes a search that ran elsewhere, as the reply of [`solve`], or of [`count`] if no solutions are listed. The
/// solutions are text, so they may use any alphabet.
pub fn solve_reply(
    puzzle: &Puzzle,
    engine: &dyn Engine,
    report: &Report,
    solutions: Option<Vec<String>>,
    lang: LanguageJson,
) -> SolveReply {
    reply(puzzle, engine, report, solutions, texts(lang))
}

fn reply(
    puzzle: &Puzzle,
    engine: &dyn Engine,
    report: &Report,
    solutions: Option<Vec<String>>,
    texts: &Texts,
) -> SolveReply {
    let listed = solutions.is_some();
    let text = if listed { texts.solutions_listed(report) } else { texts.solutions_counted(report) };
    SolveReply {
        version: VERSION,
        solutions: solutions.unwrap_or_default(),
        search: convert::search(engine, report),
        text: convert::spans(puzzle.geometry(), text),
    }
}

struct Asked {
    sheet: jade_grid::Sheet,
    engine: &'static dyn Engine,
    texts: &'static Texts,
}

impl Asked {
    fn new(request: &SolveRequest) -> Result<Asked, AskError> {
        let texts = texts(request.lang);
        Ok(Asked {
            sheet: sheet(&request.sheet, texts)?,
            engine: engine(request.engine.as_deref(), texts)?,
            texts,
        })
    }

    fn reply(&self, solutions: Option<Vec<String>>, report: &Report) -> SolveReply {
        reply(self.sheet.givens(), self.engine, report, solutions, self.texts)
    }
}
