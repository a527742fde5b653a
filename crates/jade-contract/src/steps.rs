//! Every step that is available now.

use crate::contract::{OfferedStep, StepGroup, StepsReply, StepsRequest, VERSION, convert};
use crate::question::optional_technique;
use crate::{AskError, Limits};
use jade_logic::{Technique, TechniqueId};
use jade_text::Texts;
use jade_tutor::{AvailableStep, AvailableSteps, TechniqueSteps, available_steps};

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
/// assert_eq!(reply.groups[0].steps[0].explained.step.placements[0].digit, 3);
/// ```
///
/// # Errors
/// [`AskError`] if a field is invalid, the sheet breaks a rule, a cell or a house has no candidate left, or the time
/// ran out.
pub fn steps(request: &StepsRequest, limits: &Limits<'_>) -> Result<StepsReply, AskError> {
    let (question, texts) = request.question.read()?;
    let technique = optional_technique(request.technique.as_deref(), "technique", texts)?;
    let geometry = question.geometry();
    let refused = |error| AskError::from_steps(&error, geometry, texts);
    let available = available_steps(&question, technique, limits).map_err(refused)?;
    let reply = steps_reply(&available, technique.map(Technique::id), texts);
    Ok(if request.truths { reply.with_truths(&available) } else { reply })
}

/// The steps that are available, as the reply of [`steps`]; `technique` if those of one were asked for.
pub fn steps_reply(available: &AvailableSteps, technique: Option<TechniqueId>, texts: &Texts) -> StepsReply {
    let AvailableSteps { board, techniques } = available;
    let group = |TechniqueSteps { technique, steps, count }: &TechniqueSteps| StepGroup {
        technique: technique.technique.id().to_string(),
        name: texts.technique_name(technique.technique.id()),
        level: technique.level.into(),
        count: u32::try_from(*count).unwrap_or(u32::MAX),
        steps: steps
            .iter()
            .map(|one| OfferedStep {
                explained: convert::explained_step(board, &one.step, texts),
                ways: one.ways,
            })
            .collect(),
    };
    let text = convert::spans(board.geometry(), texts.steps_available(techniques, technique));
    StepsReply { version: VERSION, groups: techniques.iter().map(group).collect(), text }
}

impl StepsReply {
    /// Adds the truths and links of each step.
    #[must_use]
    pub fn with_truths(mut self, available: &AvailableSteps) -> StepsReply {
        let found = available.techniques.iter().flat_map(|of_one| &of_one.steps);
        let encoded = self.groups.iter_mut().flat_map(|group| &mut group.steps);
        for (one, AvailableStep { step, .. }) in encoded.zip(found) {
            one.explained.step.truths = Some(convert::truths(&available.board, step));
        }
        self
    }
}
