//! The path: all steps to the end, or to where the techniques give out.

use crate::contract::{
    PathOutcome, PathReply, PathRequest, ShareJson, SummaryLine, ToldStep, VERSION, convert,
};
use crate::ground::Ground;
use crate::hint::{complaint_text, improper_text};
use crate::question::Question;
use crate::{AskError, Limits, last_resort};
use jade_grid::{Position, Puzzle};
use jade_logic::before_marks::{BeforeMarks, MoveKind};
use jade_logic::{Analysis, Level, Outcome, Profile};
use jade_text::{Args, Text};

/// All steps from the sheet as it stands to the solution, or to where the techniques of the profile give
/// out and it has no last resort ([`Profile::LAST_RESORT`]); or only the singles, only what needs no marks, or up to the first step of one technique. A sheet with a
/// fault has no path: the reply says what is wrong.
///
/// # Errors
/// [`AskError`] if a field is not what it should be, or time ran out.
pub fn path(request: &PathRequest, limits: &Limits<'_>) -> Result<PathReply, AskError> {
    let mut question = Question::path(request)?;
    let (geometry, texts) = (question.geometry(), question.texts);
    let chooses = request.profile.is_some() || request.only.is_some() || request.without.is_some();
    if request.before_marks && (chooses || request.singles || request.until.is_some()) {
        return Err(AskError::field("beforeMarks", texts.plain("path-both", &Args::none())));
    }
    if request.early {
        question.profile = early(&question, chooses)?;
    }
    if request.singles {
        question.profile = only_singles(&question.profile, texts)?;
    }
    let impossible = |text| PathReply {
        version: VERSION,
        outcome: PathOutcome::Impossible,
        steps: Vec::new(),
        end: question.sheet.values().to_string(),
        level: None,
        score: 0,
        summary: Vec::new(),
        before_marks: None,
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
        Ground::Sound { position, .. } if request.before_marks => Ok(before_marks(&question, &position)),
        Ground::Sound { position, solution } => from(&question, &position, solution.as_ref(), limits),
    }
}

/// The profile in which the technique that ends the path comes early.
fn early(question: &Question<'_>, chooses: bool) -> Result<Profile, AskError> {
    let fault = |id: &str, other: &str| {
        let args = Args::none().text("one", "early").text("other", other);
        AskError::field("early", question.texts.plain(id, &args))
    };
    if chooses {
        return Err(fault("generate-not-both", "profile"));
    }
    let technique = question.technique.ok_or_else(|| fault("generate-needs", "until"))?;
    jade_generate::early_profile(technique.id()).ok_or_else(|| fault("generate-needs", "until"))
}

/// The singles of a profile.
fn only_singles(profile: &Profile, texts: &jade_text::Texts) -> Result<Profile, AskError> {
    let profile = Profile { last_resort: false, ..profile.singles() };
    if profile.techniques.is_empty() {
        let empty = jade_logic::ProfileError::Empty;
        return Err(AskError::field("singles", texts.unknown_profile(&empty)));
    }
    Ok(profile)
}

fn from(
    question: &Question<'_>,
    position: &Position,
    solution: Option<&Puzzle>,
    limits: &Limits<'_>,
) -> Result<PathReply, AskError> {
    let (geometry, texts, profile) = (question.geometry(), question.texts, &question.profile);
    let analysis = if solution.is_some() { Analysis::of_proper(position) } else { Analysis::new(position) };
    let until = question.technique.map(|technique| technique.id());
    let cancel = limits.stop();
    let found = last_resort::path(&analysis, profile, until, solution, cancel);
    limits.in_time(texts)?;
    let rating = jade_rating::rate(&found, profile);
    let steps = found.steps.iter().map(|step| ToldStep {
        step: convert::step(geometry, step),
        name: texts.technique_name(step.technique),
        text: convert::spans(geometry, texts.step(step, geometry)),
    });
    let count = Args::none().number("count", found.steps.len() as u64);
    let (outcome, mut text) = match (&found.outcome, rating.level, until) {
        (Outcome::Solved, Some(level), _) => {
            (PathOutcome::Solved, texts.message("path-solved", &count.level("level", level)))
        }
        (Outcome::Impossible(_), ..) => (PathOutcome::Impossible, texts.message("path-impossible", &count)),
        (Outcome::Reached, _, Some(until)) => {
            (PathOutcome::Reached, texts.message("path-reached", &count.technique("technique", until)))
        }
        _ => (PathOutcome::Stuck, texts.message("path-stuck", &count)),
    };
    if let Some(until) = until.filter(|_| outcome != PathOutcome::Reached) {
        say_also(&mut text, texts.message("path-never", &Args::none().technique("technique", until)));
    }
    Ok(PathReply {
        version: VERSION,
        outcome,
        steps: steps.collect(),
        end: found.end.to_puzzle().to_string(),
        level: rating.level.map(|level| level.to_string()),
        score: rating.score,
        summary: convert::summary(&rating, profile, texts),
        before_marks: Some(share(position)),
        text: convert::spans(geometry, text),
    })
}

/// One more sentence.
fn say_also(text: &mut Text, sentence: Text) {
    text.spans.push(jade_text::Span::plain(" "));
    text.spans.extend(sentence.spans);
}

/// How many of the open cells moves fill that need no marks.
fn share(position: &Position) -> ShareJson {
    let (_, end) = BeforeMarks::new(position).all_moves();
    let (open, left) = (position.open_cells().len(), end.position().open_cells().len());
    ShareJson { filled: open - left, open }
}

/// As far as moves lead that need no marks.
fn before_marks(question: &Question<'_>, position: &Position) -> PathReply {
    let (geometry, texts) = (question.geometry(), question.texts);
    let (moves, end) = BeforeMarks::new(position).all_moves();
    let share = share(position);
    let solved = end.position().is_full();
    let args = Args::none().number("filled", share.filled).number("open", share.open);
    let args = args.number("percent", share.filled * 100 / share.open.max(1));
    let text = texts.message(if solved { "before-marks-solved" } else { "before-marks-share" }, &args);
    let kinds = MoveKind::ALL.into_iter().filter_map(|kind| {
        let times = moves.iter().filter(|next| next.kind == kind).count();
        (times > 0).then(|| SummaryLine {
            technique: kind.id().to_string(),
            name: texts.technique_name(kind.id()),
            level: Level::VeryEasy.to_string(),
            times: u32::try_from(times).unwrap_or(u32::MAX),
            points: 0,
        })
    });
    PathReply {
        version: VERSION,
        outcome: if solved { PathOutcome::Solved } else { PathOutcome::Stuck },
        steps: moves
            .iter()
            .map(|next| ToldStep {
                step: convert::before_marks(geometry, next),
                name: texts.technique_name(next.kind.id()),
                text: convert::spans(geometry, texts.step(&next.step, geometry)),
            })
            .collect(),
        end: end.position().to_puzzle().to_string(),
        level: None,
        score: 0,
        summary: kinds.collect(),
        before_marks: Some(share),
        text: convert::spans(geometry, text),
    }
}
