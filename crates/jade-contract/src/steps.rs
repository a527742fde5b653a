//! Every step that is available now.

use crate::contract::{OfferedStep, StepGroup, StepsReply, StepsRequest, VERSION, convert};
use crate::ground::classify;
use crate::question::{Question, engine};
use crate::{AskError, Limits};
use jade_grid::{Contradiction, Geometry, Position};
use jade_logic::{Analysis, Level, Profile, Ranked, Step};
use jade_search::Classification;
use jade_text::{Args, Texts};

/// Every step that the techniques offer in the position that a sheet stands for, just as it stands: no solution
/// is looked at, and nothing is put right. Techniques that take a single solution for granted take part where
/// the givens are known to have no more.
///
/// Steps of one technique that draw the same conclusion are told once, with the number of ways.
///
/// ```
/// use jade_grid::{format, Sheet, SheetData};
/// use jade_contract::contract::{SheetRequest, StepsRequest};
/// use jade_contract::{Limits, steps};
/// let sheet = SheetData::from(Sheet::new(format::read("12.4............").unwrap()).unwrap());
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
    let question = Question::steps(request)?;
    let (geometry, texts) = (question.geometry(), question.texts);
    let (position, proper) = looked_at(&question, limits)?;
    let analysis = if proper { Analysis::of_proper(&position) } else { Analysis::new(&position) };
    let wanted = match question.technique {
        Some(technique) => {
            let own = question.profile.level_of(technique.id());
            let level = own.or_else(|| Profile::full().level_of(technique.id())).unwrap_or(Level::Beyond);
            Profile { name: String::new(), techniques: vec![Ranked { technique, level }], last_resort: false }
        }
        None => question.profile,
    };
    let (mut offered, mut groups) = (Vec::new(), Vec::new());
    for ranked in wanted.techniques_for(&analysis) {
        limits.in_time(texts)?;
        let id = ranked.technique.id();
        let found = once_each(ranked.technique.all_steps(&analysis), &position);
        if !found.is_empty() {
            groups.push(StepGroup {
                technique: id.to_string(),
                name: texts.technique_name(id),
                level: ranked.level.to_string(),
                count: u32::try_from(found.len()).unwrap_or(u32::MAX),
            });
        }
        offered.extend(found.iter().map(|(step, ways)| told(step, *ways, geometry, texts)));
    }
    let text = match question.technique {
        Some(technique) if offered.is_empty() => {
            texts.message("steps-none-of", &Args::none().technique("technique", technique.id()))
        }
        _ => {
            let count = Args::none().number("count", offered.len()).number("groups", groups.len());
            texts.message("steps-found", &count)
        }
    };
    let text = convert::spans(geometry, text);
    Ok(StepsReply { version: VERSION, steps: offered, groups, text })
}

/// The position that the sheet of a question stands for, and whether the givens are known to have one solution.
///
/// # Errors
/// [`AskError`] if nothing can follow from it.
pub(crate) fn looked_at(question: &Question<'_>, limits: &Limits<'_>) -> Result<(Position, bool), AskError> {
    let (geometry, texts) = (question.geometry(), question.texts);
    let position = question.sheet.position().map_err(|error| AskError {
        code: "impossible-position",
        ..AskError::field("sheet", texts.position_error(&error, geometry).to_string())
    })?;
    if let Some(contradiction) = position.contradiction() {
        let message = contradiction_text(contradiction, geometry, texts);
        return Err(AskError { code: "impossible-position", ..AskError::field("sheet", message) });
    }
    let position = question.with_known_givens(position);
    let found = classify(question.sheet.givens(), limits, engine(None, texts)?);
    Ok((position, matches!(found, Classification::Proper(_))))
}

/// Each conclusion once, with the number of steps that draw it: the first of them stays.
fn once_each(found: Vec<Step>, position: &Position) -> Vec<(Step, u32)> {
    let mut kept: Vec<(Step, u32)> = Vec::new();
    // By hash, since there may be very many.
    let mut places = std::collections::HashMap::new();
    for step in found.into_iter().filter(|step| step.changes(position)) {
        let conclusion = (step.placements.clone(), step.eliminations.clone());
        let place = *places.entry(conclusion).or_insert(kept.len());
        match kept.get_mut(place) {
            Some((_, ways)) => *ways = ways.saturating_add(1),
            None => kept.push((step, 1)),
        }
    }
    kept
}

fn told(step: &Step, ways: u32, geometry: &'static Geometry, texts: &Texts) -> OfferedStep {
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
        step: convert::step(geometry, step),
        text: convert::spans(geometry, texts.step(step, geometry)),
    }
}

/// Why nothing follows from a position.
pub(crate) fn contradiction_text(
    contradiction: Contradiction,
    geometry: &'static Geometry,
    texts: &Texts,
) -> String {
    let args = Args::on(geometry);
    match contradiction {
        Contradiction::EmptyCell(cell) => texts.plain("steps-empty-cell", &args.cell("cell", cell)),
        Contradiction::NoPlace(house, digit) => {
            texts.plain("steps-no-place", &args.house("house", house).digit("digit", digit))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_logic::notation;

    #[test]
    fn conclusions_are_told_once_with_the_number_of_ways() {
        let board = Geometry::standard(9).unwrap();
        let step = |line: &str| notation::parse(line, board).unwrap();
        let (one, other) =
            ("pointing: 5 b1 r1 r1c1,r1c2 => r1c5<>5", "pointing: 5 b1 r1 r1c1,r1c3 => r1c5<>5");
        let found = vec![step(one), step(other), step("pointing: 5 b1 r1 r1c1,r1c2 => r1c6<>5")];
        let kept = once_each(found, &Position::blank(board));
        assert_eq!(kept.iter().map(|(_, ways)| *ways).collect::<Vec<_>>(), [2, 1]);
        assert_eq!(notation::print(&kept[0].0, board), one);
    }
}
