//! What those who set a puzzle are told: possible digits, the number of solutions, clues that are redundant or contradict each other.

use crate::contract::{
    ClueJson, CluesReply, CluesRequest, PossibleReply, PossibleRequest, Status, VERSION, convert,
};
use crate::question::{check_range, sheet_of_any_size, texts};
use crate::{AskError, Limits};
use jade_explore::{Clue, contradiction, redundant_clues, true_candidates};
use jade_grid::{DigitSet, Geometry, Puzzle};
use jade_search::{Auto, Engine, Outcome, Report, SearchLimits};
use jade_text::Texts;

/// The number of solutions that are counted at most.
const MOST_COUNTED: u64 = 1_000_000;
const USUALLY_COUNTED: u64 = 1_000;

/// The guesses that may be spent: each takes some microseconds, or up to a tenth of a millisecond where there are many sums.
const MOST_GUESSES: u64 = 10_000_000;
const FOR_POSSIBLE: u64 = 50_000;
const FOR_CLUES: u64 = 100_000;

/// Reports which digits occur in solutions, and how many solutions there are. If time or guesses run out, what is not known is
/// reported as unknown.
///
/// # Errors
/// [`AskError`] if a field is invalid.
pub fn possible(request: &PossibleRequest, limits: &Limits<'_>) -> Result<PossibleReply, AskError> {
    let texts = texts(request.lang);
    let sheet = sheet_of_any_size(&request.sheet, texts)?;
    let most = request.limit.unwrap_or(USUALLY_COUNTED);
    check_range("limit", most, 2..=MOST_COUNTED, texts)?;
    let guesses = guesses(request.guesses, FOR_POSSIBLE, texts)?;
    let puzzle = sheet.givens();
    let found = true_candidates(
        puzzle,
        &SearchLimits { nodes: Some(guesses), solutions: None, cancel: limits.cancel },
    );
    let report = if found.are_none() || found.only_solution().is_some() {
        Report { solutions: found.solutions().len() as u64, ..Report::default() }
    } else {
        // Each digit that is placed counts here, not guesses alone.
        let nodes = guesses.saturating_mul(10).max(most.saturating_mul(200));
        let report = Auto.count(puzzle, &limits.search(most).nodes(nodes));
        Report { solutions: report.solutions.max(found.solutions().len() as u64), ..report }
    };
    let bits = |of: &dyn Fn(jade_grid::Cell) -> DigitSet| {
        puzzle.geometry().cells().map(|cell| of(cell).bits()).collect()
    };
    Ok(PossibleReply {
        version: VERSION,
        status: status(&report),
        possible: bits(&|cell| found.possible(cell)),
        unknown: bits(&|cell| found.unknown(cell)),
        solution: found.only_solution().map(Puzzle::digits_line),
        search: convert::search(&Auto, &report),
        text: convert::plain(texts.solutions_counted(&report)),
    })
}

/// Reports which clues are redundant, or contradict each other, as [`clues_reply`] does.
///
/// # Errors
/// [`AskError`] if a field is invalid.
pub fn clues(request: &CluesRequest, limits: &Limits<'_>) -> Result<CluesReply, AskError> {
    let texts = texts(request.lang);
    let sheet = sheet_of_any_size(&request.sheet, texts)?;
    let guesses = guesses(request.guesses, FOR_CLUES, texts)?;
    Ok(clues_reply(sheet.givens(), guesses, limits, texts))
}

/// Says which givens and rules a puzzle does not need, if it has one solution, and which ones contradict each other, if it has
/// none, with up to so many guesses for each of the two questions.
pub fn clues_reply(puzzle: &Puzzle, guesses: u64, limits: &Limits<'_>, texts: &Texts) -> CluesReply {
    let geometry = puzzle.geometry();
    let limits = SearchLimits { nodes: Some(guesses), solutions: None, cancel: limits.cancel };
    let json =
        |clues: Vec<Clue>| clues.iter().map(|clue| clue_json(clue, geometry, texts)).collect::<Vec<_>>();
    let reply = |status, text| CluesReply {
        version: VERSION,
        status,
        redundant: Vec::new(),
        undecided: Vec::new(),
        contradiction: Vec::new(),
        minimal: false,
        text: convert::plain(text),
    };
    let (solutions, outcome) = two_solutions(puzzle, &limits);
    match (&solutions[..], outcome) {
        ([solution], Outcome::Complete) => {
            let found = redundant_clues(puzzle, solution, &limits);
            let text = texts.clues_redundant(found.redundant.len(), found.unknown.len());
            CluesReply {
                redundant: json(found.redundant),
                undecided: json(found.unknown),
                ..reply(Status::Proper, text)
            }
        }
        ([], Outcome::Complete) => match contradiction(puzzle, &limits) {
            // That there is none can be known where the search for the reason finds no end.
            None => reply(Status::None, texts.clues_unknown()),
            Some(found) => CluesReply {
                minimal: found.is_minimal,
                contradiction: json(found.clues.clone()),
                ..reply(Status::None, texts.clues_contradict(found.clues.len(), found.is_minimal))
            },
        },
        ([_, _, ..], _) => reply(Status::Several, texts.clues_of_several()),
        _ => reply(Status::Unknown, texts.clues_unknown()),
    }
}

/// Returns up to two solutions, and whether these are all.
fn two_solutions(puzzle: &Puzzle, limits: &SearchLimits<'_>) -> (Vec<Puzzle>, Outcome) {
    let nodes = limits.nodes.map_or(u64::MAX, |nodes| nodes.saturating_mul(2));
    let (solutions, report) = Auto.solutions(puzzle, &limits.solutions(2).nodes(nodes));
    if report.is_complete() || solutions.len() > 1 {
        return (solutions, report.outcome);
    }
    // What one search does not find out, the other may.
    let found = true_candidates(puzzle, limits);
    let outcome = if found.is_complete() { Outcome::Complete } else { report.outcome };
    (found.solutions().to_vec(), outcome)
}

fn status(report: &Report) -> Status {
    match report.solutions {
        0 if report.is_complete() => Status::None,
        1 if report.is_complete() => Status::Proper,
        0 | 1 => Status::Unknown,
        _ => Status::Several,
    }
}

fn guesses(asked: Option<u64>, usual: u64, texts: &Texts) -> Result<u64, AskError> {
    let guesses = asked.unwrap_or(usual);
    check_range("guesses", guesses, 1..=MOST_GUESSES, texts)?;
    Ok(guesses)
}

fn clue_json(clue: &Clue, geometry: &'static Geometry, texts: &Texts) -> ClueJson {
    match clue {
        Clue::Given(cell, digit) => ClueJson {
            digit: Some(digit.get()),
            rule: None,
            cells: vec![cell.index()],
            text: convert::spans(geometry, texts.given_in_words(*cell, *digit, geometry)),
        },
        Clue::Rule(rule) => ClueJson {
            digit: None,
            rule: Some(rule.written(geometry.side())),
            cells: rule.cells().iter().map(|cell| cell.index()).collect(),
            text: convert::spans(geometry, texts.rule_in_words(rule, geometry)),
        },
    }
}
