//! Every step that is available now.

use crate::contract::{OfferedStep, StepGroup, StepsReply, StepsRequest, VERSION, convert};
use crate::question::one;
use crate::{AskError, Limits};
use jade_grid::{Contradiction, Geometry};
use jade_text::{Args, Texts};
use jade_tutor::{AvailableSteps, StepsError, available_steps};

/// Every step that the techniques offer in the position that a sheet stands for, just as it stands: no solution
/// is looked at, and nothing is put right. Techniques that take a single solution for granted take part where
/// the givens are known to have no more.
///
/// Steps of one technique that draw the same conclusion are told once, with the number of ways. Of a technique with more
/// than [`MOST_STEPS`](jade_tutor::MOST_STEPS) the first are told and all are counted.
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
/// [`AskError`] if a field is not what it should be, the sheet breaks a rule or leaves a cell or a house without
/// a candidate, or time ran out.
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
    let groups: Vec<StepGroup> = available.iter().map(group).collect();
    let count: usize = available.iter().map(|group| group.count).sum();
    let listed: usize = groups.iter().map(|group| group.steps.len()).sum();
    let text = match technique {
        Some(technique) if count == 0 => {
            texts.message("steps-none-of", &Args::none().technique("technique", technique.id()))
        }
        _ => {
            let args = Args::none().number("count", count).number("groups", groups.len());
            let id = if listed < count { "steps-found-some" } else { "steps-found" };
            texts.message(id, &args.number("listed", listed))
        }
    };
    let text = convert::spans(geometry, text);
    Ok(StepsReply { version: VERSION, groups, text })
}

/// Why no steps can be looked for, as a fault of the sheet.
pub(crate) fn refusal(error: &StepsError, geometry: &'static Geometry, texts: &Texts) -> AskError {
    let message = match error {
        StepsError::Position(error) => texts.position_error(error, geometry).to_string(),
        StepsError::Contradiction(contradiction) => contradiction_text(*contradiction, geometry, texts),
        StepsError::Cancelled => return AskError::cancelled(texts),
    };
    AskError { code: "impossible-position", ..AskError::field("sheet", message) }
}

/// Why nothing follows from a position.
fn contradiction_text(contradiction: Contradiction, geometry: &'static Geometry, texts: &Texts) -> String {
    let args = Args::on(geometry);
    match contradiction {
        Contradiction::EmptyCell(cell) => texts.plain("steps-empty-cell", &args.cell("cell", cell)),
        Contradiction::NoPlace(house, digit) => {
            texts.plain("steps-no-place", &args.house("house", house).digit("digit", digit))
        }
    }
}
