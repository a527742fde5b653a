//! The path: all steps to the solution, or as far as the techniques lead.

use crate::contract::{
    ExplainedStep, LevelJson, PathReply, PathRequest, ShareJson, SummaryLine, TechniqueChoice, VERSION,
    convert,
};
use crate::error::OrTimeout;
use crate::question::optional_technique;
use crate::{AskError, Limits};
use jade_collection::PathEnd;
use jade_grid::Snapshot;
use jade_logic::before_marks::{Move, MoveKind};
use jade_logic::{Profile, Technique, TechniqueId};
use jade_text::{Args, Text, Texts};
use jade_tutor::{
    self as tutor, Attempt, FilledShare, MovesBeforeMarks, Question, SolvedPath, moves_before_marks,
};

/// Finds all steps from the sheet to the solution, or as far as the profile leads if it has no last resort
/// ([`Profile::LAST_RESORT`]). On request, uses only singles or moves without pencil marks, or stops at the first step
/// of one technique. If something is wrong on the sheet, the reply says so and has no steps.
///
/// # Errors
/// [`AskError`] if a field is invalid or the time ran out.
pub fn path(request: &PathRequest, limits: &Limits<'_>) -> Result<PathReply, AskError> {
    let (mut question, texts) = request.question.read()?;
    let until = optional_technique(request.until.as_deref(), "until", texts)?.map(Technique::id);
    let chooses = request.question.techniques != TechniqueChoice::default();
    if request.before_marks && (chooses || request.singles || request.until.is_some()) {
        return Err(AskError::field("beforeMarks", texts.plain("path-both", &Args::none())));
    }
    if request.early {
        question.techniques = early(until, chooses, texts)?;
    }
    if request.singles {
        question.techniques = question
            .techniques
            .only_singles()
            .map_err(|empty| AskError::field("singles", texts.unknown_profile(&empty)))?;
    }
    Ok(if request.before_marks {
        moves_reply(&moves_before_marks(&question, limits).or_timeout(texts)?, &question, texts)
    } else {
        path_reply(&tutor::path(&question, until, limits).or_timeout(texts)?, until, &question, texts)
    })
}

/// A reply without steps.
fn without_steps(outcome: PathEnd, text: Text, question: &Question) -> PathReply {
    PathReply {
        version: VERSION,
        outcome: outcome.into(),
        steps: Vec::new(),
        end: question.sheet.values().digits_line(),
        level: None,
        score: 0,
        summary: Vec::new(),
        before_marks: None,
        text: convert::spans(question.geometry(), text),
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

/// The path that was found for a question, as the reply of [`path`]. `until` is the technique at which it was to stop.
pub fn path_reply(
    attempt: &Attempt<SolvedPath>,
    until: Option<TechniqueId>,
    question: &Question,
    texts: &Texts,
) -> PathReply {
    let reply = without_steps(attempt.end(), texts.path_end(attempt, until, &question.sheet), question);
    let Attempt::Done(solved) = attempt else { return reply };
    let rating = &solved.rating;
    let steps = solved.steps_on_boards();
    PathReply {
        steps: steps.map(|(step, board)| convert::explained_step(&board, step, texts)).collect(),
        end: solved.end.values().to_string(),
        level: rating.level.map(LevelJson::from),
        score: rating.score,
        summary: convert::summary(rating, &question.techniques, texts),
        before_marks: Some(solved.share_before_marks().into()),
        ..reply
    }
}

impl From<FilledShare> for ShareJson {
    fn from(share: FilledShare) -> ShareJson {
        ShareJson { filled: share.filled, open: share.open }
    }
}

/// The moves before pencil marks that were found for a question, as the reply of [`path`].
pub fn moves_reply(attempt: &Attempt<MovesBeforeMarks>, question: &Question, texts: &Texts) -> PathReply {
    let text = texts.moves_before_marks(attempt, &question.sheet);
    let reply = without_steps(attempt.end(), text, question);
    let Attempt::Done(found) = attempt else { return reply };
    let geometry = question.geometry();
    let explained = |(next, board): (&Move, Snapshot)| {
        let step = convert::before_marks(&board, next, texts);
        let text = convert::spans(geometry, texts.step(&next.step, geometry));
        ExplainedStep { step, name: texts.technique_name(next.kind.id()), text }
    };
    let used = |(kind, times): (MoveKind, u32)| SummaryLine {
        technique: kind.id().to_string(),
        name: texts.technique_name(kind.id()),
        level: LevelJson::VeryEasy,
        times,
        points: 0,
    };
    PathReply {
        steps: found.moves_on_boards().map(explained).collect(),
        end: found.end.values().to_string(),
        summary: found.counts().map(used).collect(),
        before_marks: Some(found.share.into()),
        ..reply
    }
}
