//! Every step that is available now.

use crate::contract::{OfferedStep, StepGroup, StepsReply, StepsRequest, VERSION, convert};
use crate::question::one;
use crate::{AskError, Limits};
use jade_grid::Geometry;
use jade_logic::Technique;
use jade_text::Texts;
use jade_tutor::{AvailableSteps, StepsError, available_steps};

/// Lists every step that the techniques offer in the position of the sheet, exactly as it is: the solution is not used
/// and nothing is corrected. Techniques that assume a single solution are tried only if the givens are known to have
/// one.
///
/// Steps of one technique with the same conclusion are listed once, with the number of ways. If a technique has more
/// than [`MOST_STEPS`](jade_tutor::MOST_STEPS), the first are listed and all are counted.
///
/// ```
/// use jade_contract::{QuestionJson, StepsRequest};
/// use jade_contract::{Limits, steps};
/// use jade_grid::{Sheet, SheetData, line};
/// let sheet = SheetData::from(Sheet::new(line::read("12.4............").unwrap()).unwrap());
/// let mut request = StepsRequest::from(QuestionJson::from(sheet));
/// request.technique = Some("full-house".to_owned());
/// let reply = steps(&request, &Limits::default()).unwrap();
/// assert_eq!(reply.groups[0].steps[0].told.step.placements[0].digit, 3);
/// ```
///
/// # Errors
/// [`AskError`] if a field is invalid, the sheet breaks a rule, a cell or a house has no candidate left, or the time
/// ran out.
pub fn steps(request: &StepsRequest, limits: &Limits<'_>) -> Result<StepsReply, AskError> {
    let (question, texts) = request.question.read()?;
    let technique = one(request.technique.as_deref(), "technique", texts)?;
    let geometry = question.geometry();
    let available =
        available_steps(&question, technique, limits).map_err(|error| refusal(&error, geometry, texts))?;
    let position =
        question.sheet.position().map_err(|error| refusal(&StepsError::Position(error), geometry, texts))?;
    let group = |AvailableSteps { technique, steps, count }: &AvailableSteps| StepGroup {
        technique: technique.technique.id().to_string(),
        name: texts.technique_name(technique.technique.id()),
        level: technique.level.into(),
        count: u32::try_from(*count).unwrap_or(u32::MAX),
        steps: steps
            .iter()
            .map(|one| OfferedStep { told: convert::told(&position, &one.step, texts), ways: one.ways })
            .collect(),
    };
    let text = texts.steps_available(&available, technique.map(Technique::id));
    let text = convert::spans(geometry, text);
    let groups = available.iter().map(group).collect();
    Ok(StepsReply { version: VERSION, groups, text })
}

/// Describes why the sheet has no steps to list.
pub(crate) fn refusal(error: &StepsError, geometry: &'static Geometry, texts: &Texts) -> AskError {
    if *error == StepsError::Cancelled {
        return AskError::cancelled(texts);
    }
    let message = texts.steps_error(error, geometry);
    AskError { code: "impossible-position", ..AskError::field("sheet", message) }
}
