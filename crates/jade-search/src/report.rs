//! [`SolveReport`]: a record of a search.

use crate::{Observation, Outcome, Report};
use jade_grid::{Alphabet, Puzzle};
use serde::Serialize;

/// A record of a search: the request, the cost and the result. Pure data: date and time are passed in, and the caller
/// formats it as text.
///
/// After the reports of SDK_v04 (2019), with the same figures for the same board.
///
/// ```
/// use jade_grid::{line, Alphabet};
/// use jade_search::{About, Engine, SearchLimits, SolveReport, StrategiesThenGuess};
/// let engine = StrategiesThenGuess::new();
/// let puzzle = line::read("12..34..21..43..").unwrap();
/// let (report, seen) = engine.observe(&puzzle, &SearchLimits::default(), None);
/// let about = About {
///     date: "2026-11-21 10:00:00 UTC".into(),
///     engine: engine.name().into(),
///     alphabet: &Alphabet::default(),
///     sought: None,
///     microseconds: 12,
/// };
/// let report = SolveReport::new(about, &puzzle, &report, &seen, &[]);
/// assert_eq!((report.found, report.symbols.as_deref()), (4, Some("1234")));
/// assert_eq!(report.guessing.unwrap().height, 2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SolveReport {
    /// When the search started, as formatted by the program.
    pub date: String,
    /// The number of rows, columns and digits.
    pub side: usize,
    /// The number of rows of a box.
    pub box_rows: usize,
    /// The number of columns of a box.
    pub box_columns: usize,
    /// The symbols of the digits; absent if digits are written as numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symbols: Option<String>,
    /// The name of the engine.
    pub engine: String,
    /// The maximum number of solutions sought; absent if all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sought: Option<u64>,
    /// The number of solutions found.
    pub found: u64,
    /// Why the search ended.
    pub end: End,
    /// How often each strategy was used; absent for engines without strategies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strategies: Option<StrategiesUsed>,
    /// Statistics of the guesses; absent if there were none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guessing: Option<Guessing>,
    /// How long the search took.
    pub microseconds: u64,
    /// The puzzle in one line; absent if it is not shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<String>,
    /// The listed solutions, one line each.
    pub solutions: Vec<String>,
}

/// Why a search ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The search is complete: there are no other solutions.
    Complete,
    /// The requested number of solutions was found.
    SolutionLimit,
    /// The limit of combinations was reached.
    NodeLimit,
    /// Memory ran out for learned rules.
    RuleLimit,
    /// It was interrupted, or ran out of time.
    Cancelled,
    /// Memory ran out for another live node.
    #[serde(untagged)]
    MemoryLimit {
        /// The level reached.
        level: usize,
        /// How many levels there are.
        levels: usize,
        /// The nodes that were in the queue.
        #[serde(rename = "liveNodes")]
        live_nodes: u64,
    },
}

impl From<Outcome> for End {
    fn from(outcome: Outcome) -> End {
        match outcome {
            Outcome::Complete => End::Complete,
            Outcome::SolutionLimit => End::SolutionLimit,
            Outcome::NodeLimit => End::NodeLimit,
            Outcome::RuleLimit => End::RuleLimit,
            Outcome::Cancelled | Outcome::StoppedBySink => End::Cancelled,
            Outcome::MemoryLimit { level, levels, live_nodes } => {
                End::MemoryLimit { level, levels, live_nodes }
            }
        }
    }
}

/// How often each strategy was used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StrategiesUsed {
    /// Naked singles placed.
    pub naked_singles: u64,
    /// Hidden singles placed.
    pub hidden_singles: u64,
    /// Naked pairs that eliminated candidates.
    pub naked_pairs: u64,
}

/// Statistics of the guesses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Guessing {
    /// Cells that the strategies left open: the probable height.
    pub open_cells: usize,
    /// The most guesses on the board at the same time: the height reached.
    pub height: usize,
    /// Guesses made: the combinations tried.
    pub combinations: u64,
    /// By row, how many candidates each cell had before guessing; 0 in a filled cell. Absent if the strategies leave
    /// nothing open, or if it is not shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub candidates: Option<Vec<Vec<u8>>>,
}

/// The parts of a report that the search itself does not know.
#[derive(Clone, Debug)]
pub struct About<'a> {
    /// When the search started, as formatted by the program.
    pub date: String,
    /// The name of the engine.
    pub engine: String,
    /// How digits are written.
    pub alphabet: &'a Alphabet,
    /// The maximum number of solutions sought.
    pub sought: Option<u64>,
    /// How long the search took.
    pub microseconds: u64,
}

impl SolveReport {
    /// Records a search.
    pub fn new(
        about: About<'_>,
        puzzle: &Puzzle,
        report: &Report,
        seen: &Observation,
        solutions: &[Puzzle],
    ) -> SolveReport {
        let geometry = puzzle.geometry();
        let side = geometry.side();
        let rows = |counts: &Vec<u8>| counts.chunks(side).map(<[u8]>::to_vec).collect();
        let guessing = (report.guesses > 0).then(|| Guessing {
            open_cells: seen.open_before_guessing(),
            height: report.depth,
            combinations: report.guesses,
            candidates: seen.candidates_before_guessing.as_ref().map(rows),
        });
        SolveReport {
            date: about.date,
            side,
            box_rows: geometry.box_rows(),
            box_columns: geometry.box_columns(),
            symbols: (about.alphabet.len() >= side).then(|| about.alphabet.symbols(side).iter().collect()),
            engine: about.engine,
            sought: about.sought,
            found: report.solutions,
            end: report.outcome.into(),
            strategies: seen.uses_strategies.then_some(StrategiesUsed {
                naked_singles: seen.strategies.naked_singles,
                hidden_singles: seen.strategies.hidden_singles,
                naked_pairs: seen.strategies.naked_pairs,
            }),
            guessing,
            microseconds: about.microseconds,
            puzzle: Some(about.alphabet.line(puzzle)),
            solutions: solutions.iter().map(|solution| about.alphabet.line(solution)).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{SearchLimits, engine};
    use jade_grid::line;

    fn written(engine_name: &str, text: &str, alphabet: &Alphabet, limit: u64) -> serde_json::Value {
        let puzzle = line::read(text).unwrap();
        let engine = engine(engine_name).ok().unwrap();
        let mut solutions = Vec::new();
        let mut sink = |solution: &Puzzle| {
            solutions.push(solution.clone());
            std::ops::ControlFlow::Continue(())
        };
        let limits = SearchLimits::default().solutions(limit);
        let (report, seen) = engine.observe(&puzzle, &limits, Some(&mut sink));
        let about = About {
            date: "a date".into(),
            engine: engine.name().into(),
            alphabet,
            sought: Some(limit),
            microseconds: 7,
        };
        serde_json::to_value(SolveReport::new(about, &puzzle, &report, &seen, &solutions)).unwrap()
    }

    #[test]
    fn json_has_exactly_the_known_fields() {
        let letters = Alphabet::new("ABCD").unwrap();
        let several = written("strategies", "12..34..21..43..", &letters, 100);
        assert_eq!(
            several,
            serde_json::json!({
                "date": "a date", "side": 4, "boxRows": 2, "boxColumns": 2, "symbols": "ABCD",
                "engine": "strategies", "sought": 100, "found": 4, "end": "complete",
                "strategies": { "nakedSingles": 18, "hiddenSingles": 0, "nakedPairs": 0 },
                "guessing": {
                    "openCells": 8, "height": 2, "combinations": 6,
                    "candidates": [[0, 0, 2, 2], [0, 0, 2, 2], [0, 0, 2, 2], [0, 0, 2, 2]],
                },
                "microseconds": 7, "puzzle": "AB..CD..BA..DC..",
                "solutions": ["ABCDCDABBADCDCBA", "ABCDCDBABADCDCAB", "ABDCCDABBACDDCBA", "ABDCCDBABACDDCAB"],
            })
        );
        let one = written("backtracking", "1...2...3...4...", &Alphabet::default(), 1);
        assert_eq!((&one["end"], &one["found"]), (&"solution-limit".into(), &1.into()));
        let none = written(
            "strategies",
            "12.3..............4.................................................4...........5",
            &Alphabet::default(),
            1,
        );
        assert!(none.get("guessing").is_some());
        let easy = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
        assert!(written("strategies", easy, &Alphabet::default(), 2).get("guessing").is_none());
        // An engine without strategies has used none, and its height is that of its own search.
        let queue = written("branch-and-bound", "12..34..21..43..", &letters, 100);
        assert!(queue.get("strategies").is_none());
        assert_eq!(queue["guessing"]["openCells"], 8);
        let solved_by_strategies = written("branch-and-bound", easy, &Alphabet::default(), 2);
        assert_eq!(solved_by_strategies["guessing"]["openCells"], 51);
        assert_eq!(
            serde_json::to_value(End::MemoryLimit { level: 3, levels: 9, live_nodes: 5 }).unwrap(),
            serde_json::json!({ "level": 3, "levels": 9, "liveNodes": 5 })
        );
    }
}
