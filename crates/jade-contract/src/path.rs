//! The path: all steps to the end, or to where the techniques give out.

use crate::contract::{
    PathOutcome, PathReply, PathRequest, ShareJson, SummaryLine, ToldStep, VERSION, convert,
};
use crate::error::OrTimeout;
use crate::hint::{complaint_text, improper_text};
use crate::question::Question;
use crate::{AskError, Limits};
use jade_logic::before_marks::MoveKind;
use jade_logic::{Level, Outcome, Profile};
use jade_text::{Args, Text};
use jade_tutor::{Attempt, FilledShare, MovesBeforeMarks, SolvedPath, moves_before_marks};

/// All steps from the sheet as it stands to the solution, or to where the techniques of the profile give
/// out and it has no last resort ([`Profile::LAST_RESORT`]); or only the singles, only what needs no marks, or up to the first step of one technique. A sheet with a
/// fault has no path: the reply says what is wrong.
///
/// # Errors
/// [`AskError`] if a field is not what it should be, or time ran out.
pub fn path(request: &PathRequest, limits: &Limits<'_>) -> Result<PathReply, AskError> {
    let mut asked = Question::path(request)?;
    let texts = asked.texts;
    let chooses = request.profile.is_some() || request.only.is_some() || request.without.is_some();
    if request.before_marks && (chooses || request.singles || request.until.is_some()) {
        return Err(AskError::field("beforeMarks", texts.plain("path-both", &Args::none())));
    }
    if request.early {
        asked.question.techniques = early(&asked, chooses)?;
    }
    if request.singles {
        asked.question.techniques = only_singles(&asked.question.techniques, texts)?;
    }
    if request.before_marks {
        let attempt = moves_before_marks(&asked.question, limits).or_timeout(texts)?;
        return Ok(reply(&asked, attempt, moves_reply));
    }
    let until = asked.technique.map(|technique| technique.id());
    let attempt = jade_tutor::path(&asked.question, until, limits).or_timeout(texts)?;
    Ok(reply(&asked, attempt, path_reply))
}

/// The reply to an attempt, also where there is nothing to do or something to put right first.
fn reply<T>(
    asked: &Question,
    attempt: Attempt<T>,
    done: impl FnOnce(&Question, &T) -> PathReply,
) -> PathReply {
    let (sheet, geometry, texts) = (&asked.question.sheet, asked.question.geometry(), asked.texts);
    let without_steps = |outcome, text| PathReply {
        version: VERSION,
        outcome,
        steps: Vec::new(),
        end: sheet.values().to_string(),
        level: None,
        score: 0,
        summary: Vec::new(),
        before_marks: None,
        text,
    };
    match attempt {
        Attempt::Improper(classification) => {
            let text = improper_text(&classification, geometry, texts);
            without_steps(PathOutcome::Improper, convert::spans(geometry, text))
        }
        Attempt::Faulty(complaint) => {
            let text = complaint_text(&complaint, "reasoning", sheet, texts);
            without_steps(PathOutcome::Impossible, convert::spans(geometry, text))
        }
        Attempt::Finished => {
            let text = convert::spans(geometry, texts.message("hint-finished", &Args::none()));
            without_steps(PathOutcome::Solved, text)
        }
        Attempt::Done(result) => done(asked, &result),
    }
}

/// The profile in which the technique that ends the path comes early.
fn early(asked: &Question, chooses: bool) -> Result<Profile, AskError> {
    let fault = |id: &str, other: &str| {
        let args = Args::none().text("one", "early").text("other", other);
        AskError::field("early", asked.texts.plain(id, &args))
    };
    if chooses {
        return Err(fault("generate-not-both", "profile"));
    }
    let technique = asked.technique.ok_or_else(|| fault("generate-needs", "until"))?;
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

fn path_reply(asked: &Question, solved: &SolvedPath) -> PathReply {
    let (geometry, texts) = (asked.question.geometry(), asked.texts);
    let SolvedPath { path, rating, .. } = solved;
    let until = asked.technique.map(|technique| technique.id());
    let mut position = solved.start.clone();
    let steps = path.steps.iter().map(|step| {
        let told = convert::step(&position, step);
        step.apply(&mut position);
        ToldStep {
            step: told,
            name: texts.technique_name(step.technique),
            text: convert::spans(geometry, texts.step(step, geometry)),
        }
    });
    let steps = steps.collect();
    let count = Args::none().number("count", path.steps.len() as u64);
    let (outcome, mut text) = match (&path.outcome, rating.level, until) {
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
    PathReply {
        version: VERSION,
        outcome,
        steps,
        end: path.end.to_puzzle().to_string(),
        level: rating.level.map(|level| level.to_string()),
        score: rating.score,
        summary: convert::summary(rating, &asked.question.techniques, texts),
        before_marks: Some(solved.share_before_marks().into()),
        text: convert::spans(geometry, text),
    }
}

/// One more sentence.
fn say_also(text: &mut Text, sentence: Text) {
    text.spans.push(jade_text::Span::plain(" "));
    text.spans.extend(sentence.spans);
}

impl From<FilledShare> for ShareJson {
    fn from(share: FilledShare) -> ShareJson {
        ShareJson { filled: share.filled, open: share.open }
    }
}

/// As far as moves lead that need no marks.
fn moves_reply(asked: &Question, found: &MovesBeforeMarks) -> PathReply {
    let (geometry, texts) = (asked.question.geometry(), asked.texts);
    let MovesBeforeMarks { start, moves, end, share } = found;
    let mut position = start.clone();
    let solved = end.is_full();
    let args = Args::none().number("filled", share.filled).number("open", share.open);
    let args = args.number("percent", share.percent());
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
            .map(|next| {
                let told = convert::before_marks(&position, next);
                next.step.apply(&mut position);
                ToldStep {
                    step: told,
                    name: texts.technique_name(next.kind.id()),
                    text: convert::spans(geometry, texts.step(&next.step, geometry)),
                }
            })
            .collect(),
        end: end.to_puzzle().to_string(),
        level: None,
        score: 0,
        summary: kinds.collect(),
        before_marks: Some((*share).into()),
        text: convert::spans(geometry, text),
    }
}
