//! A board of a lesson: what stands on it, what is found, and the walk through it sentence by sentence.

use crate::contract::{SentenceJson, ShownJson, ShownKind, StepJson, convert};
use jade_grid::{Candidate, Geometry, Position, SheetData};
use jade_lessons::{Kind, Shown, Spoilers};
use jade_logic::techniques::technique;
use jade_logic::{Analysis, Part, PartValue, Role, Step, notation};
use jade_search::{Classification, Limits};
use jade_text::{Args, RungName, Text, Texts};

/// A board, in the words of hints.
pub(super) fn told(shown: &Shown, texts: &Texts) -> ShownJson {
    let geometry = shown.position.geometry();
    let (sort, step) = match (shown.kind, &shown.before_marks) {
        (Kind::LooksLike, _) => (ShownKind::LooksLike, only_looks_like(geometry, shown)),
        (_, Some(next)) => (ShownKind::BeforeMarks, convert::before_marks(&shown.position, next)),
        (_, None) => (ShownKind::Shows, convert::step(&shown.position, &shown.step)),
    };
    ShownJson { sort, sheet: sheet(shown), step, walk: walk(shown, texts) }
}

/// The pattern that is not there, and what is instead.
fn only_looks_like(geometry: &'static Geometry, shown: &Shown) -> StepJson {
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
    StepJson { notation, ..convert::step(&shown.position, &step) }
}

/// Whether the step is only to be seen with the candidates: by its nature, or since some of them went by other steps.
fn needs_marks(shown: &Shown) -> bool {
    let Ok(technique) = technique(shown.step.technique.as_str()) else { return true };
    if technique.needs_pencil_marks || !shown.step.eliminations.is_empty() {
        return true;
    }
    let Ok(bare) = Position::new(&shown.position.to_puzzle()) else { return true };
    let steps = technique.all_steps(&Analysis::of_proper(&bare));
    shown.kind == Kind::Shows && !steps.iter().any(|step| step.placements == shown.step.placements)
}

/// What the player has: candidate lists where the technique needs them, notes where the move does.
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

/// The candidates of all open cells.
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
    // What only looks like it has to be seen before it is said that it is not.
    convert::walk(geometry, sentences, shown.kind == Kind::LooksLike)
}

/// What would be seen, that it is not so, and what would come of it.
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

/// A candidate of the solution that the step would take away.
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
