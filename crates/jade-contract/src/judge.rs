//! Encodes what a referee says of an attempt.

use crate::contract::{
    JudgeReply, JudgedAnswerJson, JudgedStepJson, ScoreJson, StepFaultJson, VERSION, convert,
};
use jade_exchange::claims::{Attempt, WrittenStep};
use jade_grid::Geometry;
use jade_logic::{TechniqueId, notation};
use jade_text::Texts;
use jade_tutor::{AnswerFault, Referee, Score, StepFinding, StepVerdict};

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
/// let findings: Vec<_> = steps.iter().map(|step| referee.judge(&claimed_step(step), &limits).unwrap()).collect();
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
        id: attempt.id.clone(),
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
        conclusions: notation::print_conclusions(&written.placements, &written.eliminations, geometry),
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
