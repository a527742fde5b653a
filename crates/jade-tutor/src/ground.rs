//! [`Ground`]: what a sheet is good for: to reason from, to be put right first, or finished.

use crate::diagnose::{self, Complaint, diagnose};
use crate::{AskError, Limits};
use jade_grid::{Position, Puzzle, Sheet};
use jade_search::{Classification, Engine};
use jade_text::Texts;

/// Combinations that are tried to find out whether the givens have one solution, where the question sets
/// no limit of its own.
const CLASSIFY_NODES: u64 = 2_000_000;

/// What can be done with a sheet.
pub(crate) enum Ground {
    /// There is nothing to reason towards: the givens have no solution, or several.
    Improper(Classification),
    /// Something has to be put right first.
    Faulty { complaint: Complaint, solution: Option<Puzzle> },
    /// Every cell is filled, and rightly.
    Finished,
    /// Reason from here.
    Sound {
        position: Box<Position>,
        /// Whether the givens are known to have one solution only.
        proper: bool,
    },
}

impl Ground {
    /// Looks at a sheet.
    ///
    /// # Errors
    /// If the question was cancelled meanwhile.
    pub(crate) fn of(
        sheet: &Sheet,
        limits: &Limits<'_>,
        engine: &dyn Engine,
        texts: &Texts,
    ) -> Result<Ground, AskError> {
        let classification = classify(sheet.givens(), limits, engine);
        limits.in_time(texts)?;
        let solution = match classification {
            Classification::Proper(solution) => Some(solution),
            Classification::Unknown { .. } => None,
            improper => {
                // That a rule is broken says more than that there is no solution.
                let broken = sheet.givens().conflicts().into_iter().next().map(Complaint::Conflict);
                return Ok(match broken {
                    Some(complaint) => Ground::Faulty { complaint, solution: None },
                    None => Ground::Improper(improper),
                });
            }
        };
        if let Some(complaint) = diagnose(sheet, solution.as_ref()).into_iter().next() {
            return Ok(Ground::Faulty { complaint, solution });
        }
        let proper = solution.is_some();
        Ok(match diagnose::position_of(sheet, solution.as_ref()) {
            Ok(position) if position.is_full() => Ground::Finished,
            Ok(position) => Ground::Sound { position: Box::new(position), proper },
            // Conflicts are complaints, and sheets are never too large: nothing is left that could fail.
            Err(error) => unreachable!("a sheet without conflicts has a position: {error}"),
        })
    }
}

/// How many solutions a puzzle has.
pub(crate) fn classify(puzzle: &Puzzle, limits: &Limits<'_>, engine: &dyn Engine) -> Classification {
    let limits = Limits { nodes: Some(limits.nodes.unwrap_or(CLASSIFY_NODES)), ..*limits };
    engine.classify(puzzle, &limits.search(2))
}
