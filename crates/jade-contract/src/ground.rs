//! [`Ground`]: what a sheet is good for: to reason from, to be put right first, or finished.

use crate::contract::convert;
use crate::diagnose::{self, Complaint, diagnose};
use crate::question::Question;
use crate::{AskError, Limits};
use jade_grid::{Position, Puzzle};
use jade_search::{Classification, Engine};

/// Combinations that are tried to find out whether the givens have one solution, where the question sets
/// no limit of its own.
const CLASSIFY_NODES: u64 = 2_000_000;

/// What can be done with a sheet.
pub(crate) enum Ground {
    /// There is nothing to reason towards: the givens have no solution, or several.
    Improper(Classification),
    /// Something has to be put right first.
    Faulty {
        complaint: Complaint,
        solution: Option<Puzzle>,
        /// Whether the player has waved it away, and cannot.
        waved: bool,
    },
    /// Every cell is filled, and rightly.
    Finished,
    /// Reason from here.
    Sound {
        position: Box<Position>,
        /// That of the givens, where they are known to have one solution only.
        solution: Option<Puzzle>,
    },
}

impl Ground {
    /// Looks at a sheet.
    ///
    /// # Errors
    /// If the question was cancelled meanwhile.
    pub(crate) fn of(
        question: &Question<'_>,
        limits: &Limits<'_>,
        engine: &dyn Engine,
    ) -> Result<Ground, AskError> {
        let sheet = &question.sheet;
        let classification = classify(sheet.givens(), limits, engine);
        limits.in_time(question.texts)?;
        let solution = match classification {
            Classification::Proper(solution) => Some(solution),
            Classification::Unknown { .. } => None,
            improper => {
                // That a rule is broken says more than that there is no solution.
                let broken = sheet.givens().conflicts().into_iter().next().map(Complaint::Conflict);
                return Ok(match broken {
                    Some(complaint) => Ground::Faulty { complaint, solution: None, waved: false },
                    None => Ground::Improper(improper),
                });
            }
        };
        let is_waved = |complaint: &Complaint| question.waved.contains(&convert::complaint(complaint));
        let (waved, open): (Vec<_>, Vec<_>) =
            diagnose(sheet, solution.as_ref()).into_iter().partition(is_waved);
        if let Some(complaint) = open.into_iter().next() {
            return Ok(Ground::Faulty { complaint, solution, waved: false });
        }
        // A lost candidate is put back for the reasoning; with a wrong digit there is no going on.
        let lost = |complaint: &Complaint| matches!(complaint, Complaint::LostCandidate(_));
        if let Some(complaint) = waved.into_iter().find(|complaint| !lost(complaint)) {
            return Ok(Ground::Faulty { complaint, solution, waved: true });
        }
        Ok(match diagnose::position_of(sheet, solution.as_ref()) {
            Ok(position) if position.is_full() => Ground::Finished,
            Ok(position) => {
                Ground::Sound { position: Box::new(question.with_known_givens(position)), solution }
            }
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
