//! Finds and counts solutions.

use crate::contract::{SolveReply, SolveRequest, VERSION, convert};
use crate::question::{engine, sheet_of_any_size, texts};
use crate::{AskError, Limits};
use jade_grid::Puzzle;
use jade_search::{Engine, Report};
use jade_text::{Args, Texts};
use jade_tutor::list_solutions;

/// The largest number of solutions in one reply.
pub const MOST_SOLUTIONS: u64 = 10_000;

/// Lists solutions of the givens: the first one, or up to the requested limit.
///
/// # Errors
/// [`AskError`] if a field is invalid, for example a limit of 0 or above [`MOST_SOLUTIONS`].
pub fn solve(request: &SolveRequest, limits: &Limits<'_>) -> Result<SolveReply, AskError> {
    let (sheet, engine, texts) = read(request)?;
    let most = request.limit.unwrap_or(1);
    if !(1..=MOST_SOLUTIONS).contains(&most) {
        let args = Args::none().number("limit", most).number("most", MOST_SOLUTIONS);
        return Err(AskError::field("limit", texts.plain("error-limit", &args)));
    }
    let (solutions, report) = list_solutions(sheet.givens(), engine, most, limits);
    let lines = solutions.iter().map(ToString::to_string).collect();
    Ok(solve_reply(sheet.givens(), engine, &report, Some(lines), texts))
}

/// Counts the solutions of the givens, up to the limit if there is one.
///
/// # Errors
/// [`AskError`] if a field is invalid.
pub fn count(request: &SolveRequest, limits: &Limits<'_>) -> Result<SolveReply, AskError> {
    let (sheet, engine, texts) = read(request)?;
    let limits = jade_search::SearchLimits { solutions: request.limit, ..limits.search(u64::MAX) };
    let report = engine.count(sheet.givens(), &limits);
    Ok(solve_reply(sheet.givens(), engine, &report, None, texts))
}

/// Encodes a search as the reply of [`solve`], or of [`count`] if no solutions are listed. The solutions are text, so
/// they may use any alphabet.
pub fn solve_reply(
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

fn read(request: &SolveRequest) -> Result<(jade_grid::Sheet, &'static dyn Engine, &'static Texts), AskError> {
    let texts = texts(request.lang);
    Ok((sheet_of_any_size(&request.sheet, texts)?, engine(request.engine.as_deref(), texts)?, texts))
}
