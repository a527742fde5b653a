//! Judges a pupil’s claim to see a technique.

use crate::contract::{ClaimReply, ClaimRequest, ClaimVerdict, VERSION, convert};
use crate::question::{sheet, technique_in_field, texts};
use crate::{AskError, Limits};
use jade_grid::{Candidate, CandidateData, Cell, Digit, Geometry, LargeCellSet, Position};
use jade_text::{Args, RungName, Text, Texts};
use jade_tutor::{Claim, Judgement, Question, StepsError, Unfounded, WhyNot, judge_claim};

/// Judges a claim. Compares it with every step of the technique and takes the most similar step as the one meant. Never
/// uses the solution.
///
/// ```
/// use jade_contract::{ClaimRequest, ClaimVerdict};
/// use jade_contract::{Limits, another_board, claim};
/// let shown = another_board(Default::default(), "x-wing", 3, &Limits::default()).unwrap().shown;
/// let found = shown.step.eliminations.clone();
/// let mut request = ClaimRequest {
///     sheet: shown.sheet,
///     lang: Default::default(),
///     technique: "x-wing".to_owned(),
///     cells: None,
///     eliminations: Some(found),
///     placements: None,
///     givens_known: None,
/// };
/// assert_eq!(claim(&request, &Limits::default()).unwrap().verdict, ClaimVerdict::Right);
/// request.technique = "sk-loop".to_owned();
/// assert_eq!(claim(&request, &Limits::default()).unwrap().verdict, ClaimVerdict::Absent);
/// ```
///
/// # Errors
/// [`AskError`] if a field is invalid, nothing is claimed, the sheet breaks a rule, a cell or a house has no candidate
/// left, or the time ran out.
pub fn claim(request: &ClaimRequest, limits: &Limits<'_>) -> Result<ClaimReply, AskError> {
    let texts = texts(request.lang);
    let mut question = Question::new(sheet(&request.sheet, texts)?);
    question.givens_known = request.givens_known.unwrap_or(true);
    let geometry = question.geometry();
    let claim = read(request, geometry, texts)?;
    let judgement = judge_claim(&question, &claim, limits);
    let judgement = judgement.map_err(|error| AskError::from_steps(&error, geometry, texts))?;
    let position = question.sheet.position();
    let position =
        position.map_err(|error| AskError::from_steps(&StepsError::Position(error), geometry, texts))?;
    Ok(reply(&claim, judgement, &position, texts))
}

fn read(request: &ClaimRequest, geometry: &Geometry, texts: &Texts) -> Result<Claim, AskError> {
    let cell = |index: usize, field: &str| {
        let args = Args::none().number("count", geometry.cell_count());
        let on_board = (index < geometry.cell_count()).then(|| Cell::new(index));
        on_board.ok_or_else(|| AskError::field(field, texts.plain("claim-no-cell", &args)))
    };
    let candidates = |list: &Option<Vec<CandidateData>>, field: &str| {
        let one = |c: &CandidateData| {
            let args = Args::none().number("side", geometry.side());
            let digit =
                u8::try_from(c.digit).ok().filter(|_| c.digit <= geometry.side()).and_then(Digit::new);
            let digit = digit.ok_or_else(|| AskError::field(field, texts.plain("claim-no-digit", &args)))?;
            Ok(Candidate::new(cell(c.cell, field)?, digit))
        };
        list.iter().flatten().map(one).collect::<Result<Vec<_>, AskError>>()
    };
    let cells = request.cells.as_ref().map(|cells| {
        cells.iter().map(|index| cell(*index, "cells")).collect::<Result<LargeCellSet, AskError>>()
    });
    let claim = Claim {
        technique: technique_in_field(&request.technique, "technique", texts)?,
        cells: cells.transpose()?.filter(|cells| !cells.is_empty()),
        eliminations: candidates(&request.eliminations, "eliminations")?,
        placements: candidates(&request.placements, "placements")?,
    };
    if claim.cells.is_none() && claim.eliminations.is_empty() && claim.placements.is_empty() {
        return Err(AskError::field("cells", texts.plain("claim-nothing", &Args::none())));
    }
    Ok(claim)
}

fn reply(claim: &Claim, judgement: Judgement, position: &Position, texts: &Texts) -> ClaimReply {
    let geometry = position.geometry();
    let name = || Args::on(geometry).technique("technique", claim.technique.id());
    let mut findings = Vec::new();
    let mut say = |id: &str, args: Args<'_>| findings.push(texts.message(id, &args));
    let (verdict, step) = match judgement {
        Judgement::Right { step, more } => {
            say("claim-right", name());
            if more > 0 {
                say("claim-more", Args::none().number("count", more));
            }
            (ClaimVerdict::Right, Some(step))
        }
        Judgement::Partly { foreign, missing, unfounded } => {
            let is_wrong = !foreign.is_empty() || !unfounded.is_empty();
            if !foreign.is_empty() {
                say("claim-foreign-cells", name().cells("cells", foreign));
            }
            if missing > 0 {
                say("claim-missing-cells", name().number("count", missing));
            }
            let (explained, bare): (Vec<Unfounded>, Vec<Unfounded>) =
                unfounded.into_iter().partition(|one| one.why.is_some());
            for Unfounded { candidate, why } in explained {
                let args = || Args::on(geometry).digit("digit", candidate.digit).cell("cell", candidate.cell);
                match why {
                    Some(WhyNot::NotThere) => say("claim-not-there", args()),
                    Some(WhyNot::Pattern) => say("claim-of-pattern", args()),
                    Some(WhyNot::OtherDigit(digits)) => {
                        say("claim-other-digit", args().digits("digits", digits))
                    }
                    Some(WhyNot::Outside(houses)) => say("claim-outside", args().houses("houses", houses)),
                    Some(WhyNot::Unseen(other)) => say("claim-unseen", args().cell("other", other)),
                    Some(WhyNot::NotExcluded) | None => say("claim-not-excluded", args()),
                }
            }
            if !bare.is_empty() {
                let candidates = bare.into_iter().map(|one| one.candidate);
                say("claim-not-so", name().candidates("candidates", candidates));
            }
            (if is_wrong { ClaimVerdict::Partly } else { ClaimVerdict::Incomplete }, None)
        }
        Judgement::SingleCell => {
            say("claim-alone", name());
            (ClaimVerdict::Incomplete, None)
        }
        Judgement::TooManyCells => {
            say("claim-too-many", name());
            (ClaimVerdict::Wrong, None)
        }
        Judgement::Wrong => {
            say("claim-wrong", name());
            (ClaimVerdict::Wrong, None)
        }
        Judgement::Absent => {
            say("claim-absent", name());
            (ClaimVerdict::Absent, None)
        }
    };
    let spans = |texts: Vec<Text>| texts.into_iter().map(|text| convert::spans(geometry, text)).collect();
    let walk = step.as_ref().map(|step| texts.rung(step, geometry, RungName::Reasoning).sentences());
    ClaimReply {
        version: VERSION,
        verdict,
        findings: spans(findings),
        step: step.map(|step| convert::step(&position.snapshot(), &step, texts)),
        walk: convert::walk(geometry, walk.unwrap_or_default(), false),
    }
}
