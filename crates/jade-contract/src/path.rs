//! The path: all steps to the solution, or as far as the techniques lead.

use crate::contract::{
    LevelJson, PathOutcome, PathReply, PathRequest, ShareJson, SummaryLine, TechniqueChoice, ToldStep,
    VERSION, convert,
};
use crate::error::OrTimeout;
use crate::question::one;
use crate::{AskError, Limits};
use jade_logic::before_marks::{Move, MoveKind};
use jade_logic::{Outcome, Profile, Step, Technique, TechniqueId};
use jade_text::{Args, RungName, Text, Texts};
use jade_tutor::{Attempt, FilledShare, MovesBeforeMarks, Question, SolvedPath, moves_before_marks};

/// Finds all steps from the sheet to the solution, or as far as the profile leads if it has no last resort
/// ([`Profile::LAST_RESORT`]). On request, uses only singles or moves without pencil marks, or stops at the first step
/// of one technique. If something is wrong on the sheet, the reply says so and has no steps.
///
/// # Errors
/// [`AskError`] if a field is invalid or the time ran out.
pub fn path(request: &PathRequest, limits: &Limits<'_>) -> Result<PathReply, AskError> {
    let (mut question, texts) = request.question.read()?;
    let until = one(request.until.as_deref(), "until", texts)?.map(Technique::id);
    let chooses = request.question.techniques != TechniqueChoice::default();
    if request.before_marks && (chooses || request.singles || request.until.is_some()) {
        return Err(AskError::field("beforeMarks", texts.plain("path-both", &Args::none())));
    }
    if request.early {
        question.techniques = early(until, chooses, texts)?;
    }
    if request.singles {
        question.techniques = only_singles(&question.techniques, texts)?;
    }
    if request.before_marks {
        let attempt = moves_before_marks(&question, limits).or_timeout(texts)?;
        return Ok(reply(&question, attempt, texts, |moves| moves_reply(moves, texts)));
    }
    let attempt = jade_tutor::path(&question, until, limits).or_timeout(texts)?;
    Ok(reply(&question, attempt, texts, |solved| path_reply(solved, &question.techniques, until, texts)))
}

/// Encodes an attempt, including those that found nothing to do or something to correct.
fn reply<T>(
    question: &Question,
    attempt: Attempt<T>,
    texts: &Texts,
    done: impl FnOnce(&T) -> PathReply,
) -> PathReply {
    let (sheet, geometry) = (&question.sheet, question.geometry());
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
            let text = texts.improper(&classification, geometry);
            without_steps(PathOutcome::Improper, convert::spans(geometry, text))
        }
        Attempt::Faulty(complaint) => {
            let text = texts.complaint(&complaint, RungName::Reasoning, sheet);
            without_steps(PathOutcome::Impossible, convert::spans(geometry, text))
        }
        Attempt::Finished => {
            let text = convert::spans(geometry, texts.message("hint-finished", &Args::none()));
            without_steps(PathOutcome::Solved, text)
        }
        Attempt::Done(result) => done(&result),
    }
}

/// Returns the full profile with the final technique right after the singles.
fn early(until: Option<TechniqueId>, chooses: bool, texts: &Texts) -> Result<Profile, AskError> {
    let fault = |id: &str, other: &str| {
        let args = Args::none().text("one", "early").text("other", other);
        AskError::field("early", texts.plain(id, &args))
    };
    if chooses {
        return Err(fault("generate-not-both", "profile"));
    }
    until.and_then(jade_generate::early_profile).ok_or_else(|| fault("generate-needs", "until"))
}

/// Returns the singles of a profile.
fn only_singles(profile: &Profile, texts: &Texts) -> Result<Profile, AskError> {
    let profile = Profile { last_resort: false, ..profile.singles() };
    if profile.techniques.is_empty() {
        let empty = jade_logic::ProfileError::Empty;
        return Err(AskError::field("singles", texts.unknown_profile(&empty)));
    }
    Ok(profile)
}

fn path_reply(
    solved: &SolvedPath,
    techniques: &Profile,
    until: Option<TechniqueId>,
    texts: &Texts,
) -> PathReply {
    let SolvedPath { path, rating, start } = solved;
    let geometry = start.geometry();
    let mut position = start.clone();
    let told = |step: &Step| {
        let told = convert::told(&position, step, texts);
        step.apply(&mut position);
        told
    };
    let steps = path.steps.iter().map(told).collect();
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
        level: rating.level.map(LevelJson::from),
        score: rating.score,
        summary: convert::summary(rating, techniques, texts),
        before_marks: Some(solved.share_before_marks().into()),
        text: convert::spans(geometry, text),
    }
}

/// Appends a sentence.
pub(crate) fn say_also(text: &mut Text, sentence: Text) {
    text.spans.push(jade_text::Span::plain(" "));
    text.spans.extend(sentence.spans);
}

impl From<FilledShare> for ShareJson {
    fn from(share: FilledShare) -> ShareJson {
        ShareJson { filled: share.filled, open: share.open }
    }
}

/// Encodes the moves that need no pencil marks.
fn moves_reply(MovesBeforeMarks { start, moves, end, share }: &MovesBeforeMarks, texts: &Texts) -> PathReply {
    let geometry = end.geometry();
    let mut position = start.clone();
    let told = |next: &Move| {
        let step = convert::before_marks(&position, next, texts);
        next.step.apply(&mut position);
        let text = convert::spans(geometry, texts.step(&next.step, geometry));
        ToldStep { step, name: texts.technique_name(next.kind.id()), text }
    };
    let steps = moves.iter().map(told).collect();
    let solved = end.is_full();
    let args = Args::none().number("filled", share.filled).number("open", share.open);
    let args = args.number("percent", share.percent());
    let text = texts.message(if solved { "before-marks-solved" } else { "before-marks-share" }, &args);
    let kinds = MoveKind::ALL.into_iter().filter_map(|kind| {
        let times = moves.iter().filter(|next| next.kind == kind).count();
        (times > 0).then(|| SummaryLine {
            technique: kind.id().to_string(),
            name: texts.technique_name(kind.id()),
            level: LevelJson::VeryEasy,
            times: u32::try_from(times).unwrap_or(u32::MAX),
            points: 0,
        })
    });
    PathReply {
        version: VERSION,
        outcome: if solved { PathOutcome::Solved } else { PathOutcome::Stuck },
        steps,
        end: end.to_puzzle().to_string(),
        level: None,
        score: 0,
        summary: kinds.collect(),
        before_marks: Some((*share).into()),
        text: convert::spans(geometry, text),
    }
}
