//! Judges an attempt, and encodes what a referee says of it.

use crate::contract::{
    JudgeReply, JudgeRequest, JudgedAnswerJson, JudgedStepJson, ScoreJson, StepFaultJson, VERSION, convert,
};
use crate::error::OrTimeout;
use crate::question::{techniques_in_field, texts};
use crate::{AskError, Limits};
use jade_exchange::claims::{Attempt, AttemptError, AttemptFields, WrittenStep, attempt_of};
use jade_grid::Geometry;
use jade_logic::{TechniqueId, notation};
use jade_text::{Args, Texts, claim_reader, claimed_step};
use jade_tutor::{AnswerFault, Cancelled, Referee, RefereeError, Score, StepFinding, StepVerdict};
use serde_json::value::{RawValue, to_raw_value};

/// Judges the steps and the answer that somebody claims for a puzzle.
///
/// ```
/// use jade_contract::{JudgeRequest, Limits, judge};
/// let request: JudgeRequest = serde_json::from_str(
///     r#"{"puzzle": "1234341223414.2.", "steps": ["r4c2=1", "r4c4=1"], "answer": "1234341223414123"}"#,
/// ).unwrap();
/// let reply = judge(&request, &Limits::default()).unwrap();
/// assert_eq!((reply.steps[0].verdict, reply.steps[1].verdict), ("good", "false"));
/// assert!(reply.answer.unwrap().right);
/// ```
///
/// # Errors
/// [`AskError`] if a field is invalid, the puzzle has not exactly one solution, or the time ran out.
pub fn judge(request: &JudgeRequest, limits: &Limits<'_>) -> Result<JudgeReply, AskError> {
    let texts = texts(request.lang);
    let techniques = techniques_in_field("techniques", &request.techniques, texts)?;
    let text = |text: Option<&str>| text.and_then(|text| to_raw_value(text).ok());
    let fields = [
        ("puzzle", text(Some(&request.puzzle))),
        ("steps", request.steps.clone()),
        ("text", text(request.text.as_deref())),
        ("answer", text(request.answer.as_deref())),
        ("id", request.id.clone()),
    ];
    let fields: AttemptFields =
        fields.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?))).collect();
    let attempt =
        attempt_of(claim_reader(), &fields).map_err(|error| AskError::from_attempt(&error, texts))?;
    let refused = |error| AskError::from_referee(&error, attempt.puzzle.geometry(), texts);
    let mut referee = Referee::new(&attempt.puzzle, techniques, limits).map_err(refused)?;
    let steps = attempt.written.steps.iter();
    let findings: Result<Vec<_>, Cancelled> = steps
        .map(|written| referee.judge(&claimed_step(written, attempt.puzzle.geometry()), limits))
        .collect();
    let findings = findings.or_timeout(texts)?;
    let answer = attempt.written.answer.as_ref().map(|answer| referee.judge_answer(answer));
    Ok(judge_reply(&attempt, 1, &findings, answer.as_ref(), &referee, texts))
}

impl AskError {
    /// There is nothing to judge.
    pub fn from_attempt(error: &AttemptError, texts: &Texts) -> AskError {
        let field = match error {
            AttemptError::Missing { field } => Some((*field).to_owned()),
            AttemptError::Field { path } => Some(path.clone()),
            AttemptError::Puzzle(_) | AttemptError::TooLarge { .. } => Some("puzzle".to_owned()),
            AttemptError::NoObject { .. } => None,
        };
        AskError { code: "bad-attempt", field, message: texts.attempt_error(error) }
    }

    /// The puzzle has not exactly one solution, or the search for it took longer than it may.
    pub fn from_referee(error: &RefereeError, geometry: &'static Geometry, texts: &Texts) -> AskError {
        let (code, message) = match error {
            RefereeError::Cancelled => return AskError::from_cancelled(Cancelled, texts),
            RefereeError::Position(error) => {
                ("impossible-position", texts.position_error(error, geometry).to_string())
            }
            RefereeError::Improper(_) => ("improper", texts.plain("judge-improper", &Args::none())),
        };
        AskError { code, field: Some("puzzle".to_owned()), message }
    }
}

/// Encodes what a referee says of an attempt: the findings about its steps, and the verdict on its answer if it has one.
///
/// ```
/// use jade_contract::judge_reply;
/// use jade_exchange::claims::attempt;
/// use jade_logic::Profile;
/// use jade_text::{Language, Texts, claim_reader, claimed_step};
/// use jade_tutor::{Limits, Referee};
/// let line = r#"{"puzzle": "1234341223414.2.", "steps": ["r4c2=1", "r4c4=1"]}"#;
/// let attempt = attempt(claim_reader(), line).unwrap();
/// let limits = Limits::default();
/// let mut referee = Referee::new(&attempt.puzzle, Profile::full(), &limits).unwrap();
/// let steps = &attempt.written.steps;
/// let findings: Vec<_> = steps.iter().map(|step| referee.judge(&claimed_step(step, attempt.puzzle.geometry()), &limits).unwrap()).collect();
/// let reply = judge_reply(&attempt, 1, &findings, None, &referee, Texts::of(Language::English));
/// assert_eq!((reply.steps[0].verdict, reply.steps[1].verdict), ("good", "false"));
/// assert_eq!(reply.steps[1].faults[0].kind, "seen");
/// ```
pub fn judge_reply(
    attempt: &Attempt<TechniqueId>,
    line: usize,
    findings: &[StepFinding],
    answer: Option<&Result<(), AnswerFault>>,
    referee: &Referee,
    texts: &Texts,
) -> JudgeReply {
    let geometry = attempt.puzzle.geometry();
    let steps = attempt.written.steps.iter().zip(findings);
    JudgeReply {
        version: VERSION,
        line,
        id: attempt.id.clone().and_then(|id| RawValue::from_string(id).ok()),
        puzzle: attempt.puzzle.to_string(),
        steps: steps.map(|(written, finding)| step_json(written, finding, geometry, texts)).collect(),
        unread: attempt.written.unread.clone(),
        answer: answer.map(|judged| JudgedAnswerJson {
            right: judged.is_ok(),
            cells: judged
                .as_ref()
                .err()
                .map(AnswerFault::cells)
                .unwrap_or_default()
                .iter()
                .map(|c| c.index())
                .collect(),
            text: texts.answer_judged(judged, geometry).to_string(),
        }),
        board: referee.position().to_puzzle().to_string(),
        score: score_json(&referee.score()),
    }
}

fn step_json(
    written: &WrittenStep<TechniqueId>,
    finding: &StepFinding,
    geometry: &'static Geometry,
    texts: &Texts,
) -> JudgedStepJson {
    let faults = finding.faults.iter().map(|fault| StepFaultJson {
        kind: fault.id(),
        cells: fault.cells().iter().map(|cell| cell.index()).collect(),
        text: texts.step_fault(fault, geometry).to_string(),
    });
    let sentences = texts.step_finding(finding, geometry).into_iter();
    JudgedStepJson {
        line: written.line,
        claim: written.text.clone(),
        conclusions: notation::print_conclusions(&finding.placements, &finding.eliminations, geometry),
        verdict: finding.verdict.id(),
        basis: finding.basis.map(|basis| basis.id()),
        technique: finding.step.as_ref().map(|step| step.technique.to_string()),
        step: finding.step.as_ref().map(|step| notation::print(step, geometry)),
        named: written.technique.map(|technique| technique.to_string()),
        named_right: finding.is_named_right,
        faults: faults.collect(),
        text: sentences.map(|sentence| convert::spans(geometry, sentence)).collect(),
    }
}

fn score_json(score: &Score) -> ScoreJson {
    ScoreJson {
        score: score.score(),
        quality: score.quality(),
        progress: score.progress(),
        solved: score.is_solved(),
        good: score.count(StepVerdict::Good),
        known: score.count(StepVerdict::Known),
        unfounded: score.count(StepVerdict::Unfounded),
        false_steps: score.count(StepVerdict::False),
        good_at_first: score.good_at_first,
    }
}
