//! A board of a lesson: its sheet, its step, and the walk through it sentence by sentence.

use crate::contract::{SentenceJson, ShownJson, ShownKind, StepJson, convert};
use jade_grid::{Candidate, Geometry, Position, SheetData};
use jade_lessons::{Kind, Shown, Spoilers};
use jade_logic::techniques::technique;
use jade_logic::{Analysis, Part, PartValue, Role, Step, notation};
use jade_search::{Classification, Limits};
use jade_text::{Args, RungName, Text, Texts};

/// Encodes a board with its explanation.
pub(super) fn told(shown: &Shown, texts: &Texts) -> ShownJson {
    let geometry = shown.position.geometry();
    let (sort, step) = match (shown.kind, &shown.before_marks) {
        (Kind::LooksLike, _) => (ShownKind::LooksLike, only_looks_like(geometry, shown, texts)),
        (_, Some(next)) => (ShownKind::BeforeMarks, convert::before_marks(&shown.position, next, texts)),
        (_, None) => (ShownKind::Shows, convert::step(&shown.position, &shown.step, texts)),
    };
    ShownJson { sort, sheet: sheet(shown), step, walk: walk(shown, texts) }
}

/// Encodes the pattern of a near miss, with the candidates that spoil it.
fn only_looks_like(geometry: &'static Geometry, shown: &Shown, texts: &Texts) -> StepJson {
    let mut step =
        Step { placements: Vec::new(), eliminations: Vec::new(), proof: None, ..shown.step.clone() };
    let notation = notation::print(&step, geometry);
    let value = match &shown.spoilers {
        Spoilers { candidates, givens, .. } if candidates.is_empty() => {
            PartValue::Cells(givens.iter().copied().collect())
        }
        Spoilers { candidates, .. } => PartValue::Candidates(candidates.clone()),
    };
    step.parts.push(Part { name: "spoilers", role: Role::Extra, value });
    StepJson { notation, ..convert::step(&shown.position, &step, texts) }
}

/// Returns whether the step needs candidate lists: because the technique does, or because earlier steps removed
/// candidates.
fn needs_marks(shown: &Shown) -> bool {
    let Ok(technique) = technique(shown.step.technique.as_str()) else { return true };
    if technique.needs_pencil_marks || !shown.step.eliminations.is_empty() {
        return true;
    }
    let Ok(bare) = Position::new(&shown.position.to_puzzle()) else { return true };
    let steps = technique.all_steps(&Analysis::of_proper(&bare));
    shown.kind == Kind::Shows && !steps.iter().any(|step| step.placements == shown.step.placements)
}

/// Returns the player’s sheet: with candidate lists if the technique needs them, with notes if the move does.
fn sheet(shown: &Shown) -> SheetData {
    let position = &shown.position;
    let geometry = position.geometry();
    let symbol = |given: bool| {
        let one = |cell| match position.value(cell) {
            Some(digit) if position.givens().is_none_or(|givens| givens.contains(cell)) == given => {
                digit.symbol()
            }
            _ => '.',
        };
        geometry.cells().map(one).collect::<String>()
    };
    let marks = shown.kind != Kind::BeforeMarks && needs_marks(shown);
    let mut corners = vec![0; geometry.cell_count()];
    for note in &shown.notes {
        corners[note.cell.index()] |= 1 << (note.digit.get() - 1);
    }
    SheetData {
        box_rows: geometry.box_rows(),
        box_columns: geometry.box_columns(),
        givens: symbol(true),
        entries: symbol(false),
        corners: (!shown.notes.is_empty()).then_some(corners),
        candidates: marks.then(|| lists(position)),
        removed: None,
        excluded: None,
    }
}

/// Returns the candidate lists of all open cells.
pub(super) fn lists(position: &Position) -> Vec<Option<u16>> {
    let list = |cell| position.value(cell).is_none().then(|| position.candidates(cell).bits());
    position.geometry().cells().map(list).collect()
}

fn walk(shown: &Shown, texts: &Texts) -> Vec<SentenceJson> {
    let geometry = shown.position.geometry();
    let reasoning = texts.rung(&shown.step, geometry, RungName::Reasoning).sentences();
    let sentences = match shown.kind {
        Kind::Shows | Kind::BeforeMarks => reasoning,
        Kind::LooksLike => looks_like(shown, texts),
    };
    // A near miss shows the pattern first and then what spoils it.
    convert::walk(geometry, sentences, shown.kind == Kind::LooksLike)
}

/// Returns the sentences of a near miss: what one might see, why it fails, and what it would lead to.
fn looks_like(shown: &Shown, texts: &Texts) -> Vec<Text> {
    let geometry = shown.position.geometry();
    let Spoilers { candidates, entries, givens } = &shown.spoilers;
    let (suppose, but) = if !givens.is_empty() {
        ("looks-like-suppose-entry", "looks-like-but-given")
    } else if !entries.is_empty() {
        ("looks-like-suppose-filled", "looks-like-but-open")
    } else {
        ("looks-like-suppose", "looks-like-but")
    };
    let spoils = || {
        Args::on(geometry)
            .candidates("spoilers", candidates.iter().copied())
            .candidates("entries", entries.iter().copied())
            .cells("open", entries.iter().map(|entry| entry.cell).collect())
            .cells("givens", givens.iter().copied().collect())
    };
    let mut sentences = vec![texts.message(suppose, &spoils())];
    sentences.extend(texts.seen(&shown.step, geometry).sentences());
    if shown.step.technique.technique().is_some_and(|technique| technique.evidence.is_argument) {
        sentences.extend(texts.why(&shown.step, geometry).sentences());
    }
    sentences.push(texts.message(but, &spoils()));
    if let Some(wrong) = contradicted(&shown.position, &shown.step) {
        let args = Args::on(geometry).candidates("wrong", [wrong]);
        sentences.push(texts.message("looks-like-errs", &args));
    }
    sentences
}

/// Returns a candidate of the solution that the step would remove.
fn contradicted(position: &Position, step: &Step) -> Option<Candidate> {
    let mut puzzle = position.to_puzzle();
    if let Some(givens) = position.givens() {
        for cell in position.geometry().cells().filter(|cell| !givens.contains(*cell)) {
            puzzle.set(cell, None);
        }
    }
    let engine = jade_search::engine("auto").ok()?;
    let Classification::Proper(solution) = engine.classify(&puzzle, &Limits::default()) else { return None };
    let of_solution = |cell| Some(Candidate::new(cell, solution.get(cell)?));
    let taken = step.eliminations.iter().find(|c| solution.get(c.cell) == Some(c.digit));
    let misplaced = step.placements.iter().find(|c| solution.get(c.cell) != Some(c.digit));
    taken.copied().or_else(|| of_solution(misplaced?.cell))
}
