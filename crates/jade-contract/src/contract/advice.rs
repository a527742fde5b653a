//! Hints, and the next step.

use super::{ComplaintJson, SceneJson, SpanJson, StepJson};
use jade_grid::Event;
use serde::Serialize;

/// What to tell a player now: the reply to both a hint and the next step.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AdviceReply {
    /// The version of the contract.
    pub version: u32,
    /// What it is.
    #[serde(flatten)]
    pub advice: AdviceJson,
    /// The same in words, from the vaguest to the plainest. A step or a complaint has five rungs; all else has one.
    pub rungs: Vec<Rung>,
    /// The same in plain words, all at once.
    pub text: Vec<SpanJson>,
}

/// What to tell a player.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(clippy::large_enum_variant, reason = "an answer has one of these; nobody keeps many")]
pub enum AdviceJson {
    /// The next step of reasoning.
    Step {
        /// The step.
        step: StepJson,
        /// What to do to the sheet to take it.
        apply: Event,
    },
    /// Something on the sheet is wrong and comes first.
    Complaint {
        /// What is wrong; send it back in `dismissed` to go on as if it were right.
        complaint: ComplaintJson,
        /// Whether the player has dismissed it, though one cannot go on without mending it: then there is one rung,
        /// which says why.
        dismissed: bool,
        /// What puts it right; absent where only givens are at fault.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        apply: Option<Event>,
    },
    /// Moves without pencil marks lead no further: now the candidates are written.
    WriteMarks {
        /// What writes them.
        apply: Event,
    },
    /// The puzzle is finished.
    Finished,
    /// The givens have no solution, or several: there is nothing to reason towards.
    Improper,
    /// The one technique that was asked for does not apply.
    NotHere {
        /// Whether a technique of the profile applies that is tried before it.
        simpler: bool,
        /// Whether one applies that is tried after it; looked at only where no simpler one applies.
        harder: bool,
    },
    /// No technique in use goes on.
    Stuck {
        /// The id of one not in use that does.
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
    /// Which rung.
    pub name: RungName,
    /// What it says; shows no digit before `reasoning`.
    pub text: Vec<SpanJson>,
    /// What it and the rungs before it point out; absent where the whole step is drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub scene: Option<SceneJson>,
}

/// The rungs of a hint, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum RungName {
    /// Where to look.
    Where,
    /// Which technique, or which sort of fault.
    Technique,
    /// The cells of the pattern, or those at fault.
    Cells,
    /// What is seen, why it follows, what it does.
    Reasoning,
    /// The conclusion, ready to be applied.
    Apply,
    /// The only rung where there is neither a step nor a complaint.
    Message,
}

impl AdviceReply {
    /// The step that is advised.
    pub fn step(&self) -> Option<&StepJson> {
        match &self.advice {
            AdviceJson::Step { step, .. } => Some(step),
            _ => None,
        }
    }

    /// What the last rung draws; `None` where that is the whole step.
    pub fn last_scene(&self) -> Option<&SceneJson> {
        self.rungs.last()?.scene.as_ref()
    }

    /// What is wrong on the sheet.
    pub fn complaint(&self) -> Option<&ComplaintJson> {
        match &self.advice {
            AdviceJson::Complaint { complaint, .. } => Some(complaint),
            _ => None,
        }
    }

    /// What to do to the sheet to follow the advice.
    pub fn apply(&self) -> Option<&Event> {
        match &self.advice {
            AdviceJson::Step { apply, .. } | AdviceJson::WriteMarks { apply } => Some(apply),
            AdviceJson::Complaint { apply, .. } => apply.as_ref(),
            _ => None,
        }
    }
}
