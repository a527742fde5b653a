//! Hints and next steps.

use super::{ComplaintJson, SceneJson, SceneLinkJson, SpanJson, StepJson};
use jade_grid::{CandidateData, Event};
use serde::Serialize;

/// What the tutor tells the player: the reply to both a hint and a next step.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AdviceReply {
    /// The version of the contract.
    pub version: u32,
    /// The advice.
    #[serde(flatten)]
    pub advice: AdviceJson,
    /// The advice in sentences, from the vaguest to the most explicit. A step or a complaint has five rungs, a step
    /// about a single digit six, and all other advice one.
    pub rungs: Vec<Rung>,
    /// The whole advice in one text.
    pub text: Vec<SpanJson>,
}

/// What the tutor tells the player.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(clippy::large_enum_variant, reason = "an answer has one of these; nobody keeps many")]
pub enum AdviceJson {
    /// The next step of logic.
    Step {
        /// The advised step.
        step: StepJson,
        /// The event that applies the step to the sheet.
        apply: Event,
    },
    /// Something on the sheet is wrong and must be corrected first.
    Complaint {
        /// What is wrong. To ignore it, send it back in `dismissed`.
        complaint: ComplaintJson,
        /// `true` if the player has dismissed this complaint but it cannot be ignored. Then there is one rung, which
        /// says why.
        dismissed: bool,
        /// The event that corrects it; absent if only givens are at fault.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        apply: Option<Event>,
    },
    /// No move without pencil marks is left, so the candidates should be written now.
    WriteMarks {
        /// The event that writes all candidates.
        apply: Event,
    },
    /// The puzzle is solved.
    Finished,
    /// The givens have no solution or more than one, so there is nothing to solve.
    Improper,
    /// The requested technique does not apply.
    NotHere {
        /// Whether a technique that comes earlier in the profile applies.
        simpler: bool,
        /// Whether a technique that comes later applies. Always `false` if `simpler` is `true`: it is not checked then.
        harder: bool,
    },
    /// No technique of the profile applies.
    Stuck {
        /// The id of a technique outside the profile that applies; absent if there is none.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        outside: Option<String>,
    },
}

/// One rung of a hint.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Rung {
    /// The name of the rung.
    pub name: RungJson,
    /// Its sentence. Digits appear from `reasoning` on.
    pub text: Vec<SpanJson>,
    /// What this rung and those before it point out; absent if the whole step is to be drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub scene: Option<SceneJson>,
    /// For the reasoning about a chain or a proof, the same words line by line; otherwise absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub argument: Option<ArgumentJson>,
}

/// The reasoning about a chain or a proof, line by line. Its parts, joined with blanks, are the text of the rung.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ArgumentJson {
    /// The observation, before the argument.
    pub before: Vec<SpanJson>,
    /// The lines, in order; at least two.
    pub lines: Vec<ArgumentLineJson>,
    /// The conclusion from them.
    pub after: Vec<SpanJson>,
}

/// A line of an argument.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ArgumentLineJson {
    /// What it says.
    pub text: Vec<SpanJson>,
    /// The number of links in the step's scene that belong to this line or to earlier ones.
    pub links: usize,
    /// The index of the lemma that the line belongs to; absent outside of lemmas. A lemma begins with what it supposes and
    /// ends with what it concludes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub lemma: Option<usize>,
    /// In a proof, the candidates that the line, and those just before it that are not put into words, claim to be true;
    /// absent if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub on: Vec<CandidateData>,
    /// The candidates that they claim to be false; absent if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub off: Vec<CandidateData>,
    /// Inside a lemma, the links that the line adds to those of the scene as long as one is in the lemma; absent if there are
    /// none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub inner: Vec<SceneLinkJson>,
}

/// The rungs of a hint, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum RungJson {
    /// Where on the board to search.
    Where,
    /// The technique, or the kind of fault.
    Technique,
    /// The digit, if the step is about a single one.
    Digit,
    /// The cells of the pattern, or those at fault.
    Cells,
    /// What can be seen, why the conclusion follows, and what it is.
    Reasoning,
    /// The conclusion, ready to be applied.
    Apply,
    /// The only rung of advice that is neither a step nor a complaint.
    Message,
}

impl AdviceReply {
    /// Returns the advised step, if the advice is a step.
    pub fn step(&self) -> Option<&StepJson> {
        match &self.advice {
            AdviceJson::Step { step, .. } => Some(step),
            _ => None,
        }
    }

    /// Returns the complaint, if the advice is one.
    pub fn complaint(&self) -> Option<&ComplaintJson> {
        match &self.advice {
            AdviceJson::Complaint { complaint, .. } => Some(complaint),
            _ => None,
        }
    }

    /// Returns the event that follows the advice, if it asks for a change.
    pub fn apply(&self) -> Option<&Event> {
        match &self.advice {
            AdviceJson::Step { apply, .. } | AdviceJson::WriteMarks { apply } => Some(apply),
            AdviceJson::Complaint { apply, .. } => apply.as_ref(),
            _ => None,
        }
    }
}
