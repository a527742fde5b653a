//! Every step that is available now.

use crate::contract::{OfferedStep, StepGroup, StepsReply, StepsRequest, VERSION, convert};
use crate::question::Question;
use crate::{AskError, Limits};
use jade_grid::{Contradiction, Geometry, Position};
use jade_logic::Step;
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
/// use jade_grid::{line, Sheet, SheetData};
/// use jade_contract::contract::{SheetRequest, StepsRequest};
/// use jade_contract::{Limits, steps};
/// let sheet = SheetData::from(Sheet::new(line::read("12.4............").unwrap()).unwrap());
/// let request = SheetRequest { sheet, lang: Default::default(), profile: None };
/// let mut request = StepsRequest::from(request);
/// request.technique = Some("full-house".to_owned());
/// let reply = steps(&request, &Limits::default()).unwrap();
/// assert_eq!(reply.steps[0].placements, ["r1c3=3"]);
/// ```
///
/// # Errors
/// [`AskError`] if a field is not what it should be, the sheet breaks a rule or leaves a cell or a house without
/// a candidate, or time ran out.
pub fn steps(request: &StepsRequest, limits: &Limits<'_>) -> Result<StepsReply, AskError> {
    let Question { question, texts, technique } = Question::steps(request)?;
    let geometry = question.geometry();
    let available =
        available_steps(&question, technique, limits).map_err(|error| refusal(&error, geometry, texts))?;
    let position =
        question.sheet.position().map_err(|error| refusal(&StepsError::Position(error), geometry, texts))?;
    let (mut offered, mut groups) = (Vec::new(), Vec::new());
    let mut count = 0;
    for AvailableSteps { technique, steps, count: of_technique } in &available {
        let id = technique.technique.id();
        groups.push(StepGroup {
            technique: id.to_string(),
            name: texts.technique_name(id),
            level: technique.level.to_string(),
            count: u32::try_from(*of_technique).unwrap_or(u32::MAX),
        });
        count += of_technique;
        offered.extend(steps.iter().map(|one| told(&one.step, one.ways, &position, texts)));
    }
    let text = match technique {
        Some(technique) if offered.is_empty() => {
            texts.message("steps-none-of", &Args::none().technique("technique", technique.id()))
        }
        _ => {
            let args = Args::none().number("count", count).number("groups", groups.len());
            let id = if offered.len() < count { "steps-found-some" } else { "steps-found" };
            texts.message(id, &args.number("listed", offered.len()))
        }
    };
    let text = convert::spans(geometry, text);
    Ok(StepsReply { version: VERSION, steps: offered, groups, text })
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

fn told(step: &Step, ways: u32, position: &Position, texts: &Texts) -> OfferedStep {
    let geometry = position.geometry();
    let candidates = |list: &[jade_grid::Candidate], sign: &str| {
        let one = |c: &jade_grid::Candidate| {
            let (row, column) = (geometry.row(c.cell) + 1, geometry.column(c.cell) + 1);
            format!("r{row}c{column}{sign}{}", c.digit.symbol())
        };
        list.iter().map(one).collect()
    };
    OfferedStep {
        technique: step.technique.to_string(),
        placements: candidates(&step.placements, "="),
        eliminations: candidates(&step.eliminations, "<>"),
        ways,
        step: convert::step(position, step),
        text: convert::spans(geometry, texts.step(step, geometry)),
    }
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
