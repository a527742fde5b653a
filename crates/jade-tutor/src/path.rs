//! The path: all steps to the end, or to where the techniques give out.

use crate::contract::{PathOutcome, PathReply, SheetRequest, SummaryLine, ToldStep, VERSION, convert};
use crate::ground::Ground;
use crate::hint::{complaint_text, improper_text};
use crate::question::Question;
use crate::{AskError, Limits};
use jade_grid::Position;
use jade_logic::{Analysis, Level, Outcome, Path};
use jade_text::Args;

/// All steps from the sheet as it stands to the solution, or to where the techniques of the profile give
/// out. A sheet with a fault has no path: the reply says what is wrong.
///
/// # Errors
/// [`AskError`] if a field is not what it should be, or time ran out.
pub fn path(request: &SheetRequest, limits: &Limits<'_>) -> Result<PathReply, AskError> {
    let question = Question::new(request)?;
    let (geometry, texts) = (question.geometry(), question.texts);
    let impossible = |text| PathReply {
        version: VERSION,
        outcome: PathOutcome::Impossible,
        steps: Vec::new(),
        end: question.sheet.values().to_string(),
        level: None,
        score: 0,
        summary: Vec::new(),
        text,
    };
    match question.ground(limits)? {
        Ground::Improper(classification) => Ok(PathReply {
            outcome: PathOutcome::Improper,
            ..impossible(improper_text(&classification, geometry, texts))
        }),
        Ground::Faulty { complaint, .. } => {
            Ok(impossible(complaint_text(&complaint, "reasoning", &question.sheet, texts)))
        }
        Ground::Finished => {
            let done = convert::spans(geometry, texts.message("hint-finished", &Args::none()));
            Ok(PathReply { outcome: PathOutcome::Solved, ..impossible(done) })
        }
        Ground::Sound { position, proper } => from(&question, &position, proper, limits),
    }
}

fn from(
    question: &Question,
    position: &Position,
    proper: bool,
    limits: &Limits<'_>,
) -> Result<PathReply, AskError> {
    let (geometry, texts, profile) = (question.geometry(), question.texts, &question.profile);
    let analysis = if proper { Analysis::of_proper(position) } else { Analysis::new(position) };
    let found = Path::find(&analysis, profile, limits.cancel.unwrap_or(&|| false));
    limits.in_time(texts)?;
    let rating = jade_rating::rate(&found, profile);
    let steps = found.steps.iter().map(|step| ToldStep {
        step: convert::step(geometry, step),
        name: texts.technique_name(step.technique),
        text: convert::spans(geometry, texts.step(step, geometry)),
    });
    let count = Args::none().number("count", found.steps.len() as u64);
    let (outcome, text) = match (&found.outcome, rating.level) {
        (Outcome::Solved, Some(level)) => {
            (PathOutcome::Solved, texts.message("path-solved", &count.level("level", level)))
        }
        (Outcome::Impossible(_), _) => (PathOutcome::Impossible, texts.message("path-impossible", &count)),
        _ => (PathOutcome::Stuck, texts.message("path-stuck", &count)),
    };
    Ok(PathReply {
        version: VERSION,
        outcome,
        steps: steps.collect(),
        end: found.end.to_puzzle().to_string(),
        level: rating.level.map(|level| level.to_string()),
        score: rating.score,
        summary: rating
            .addends
            .iter()
            .map(|addend| SummaryLine {
                technique: addend.technique.to_string(),
                name: texts.technique_name(addend.technique),
                level: profile.level_of(addend.technique).unwrap_or(Level::Beyond).to_string(),
                times: addend.times,
                points: addend.points,
            })
            .collect(),
        text: convert::spans(geometry, text),
    })
}
