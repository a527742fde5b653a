//! A board of a lesson: its sheet, the step that is drawn, and the sentences that explain it.

use crate::{ExampleKind, Shown, Spoilers};
use jade_grid::{Candidate, Position, SheetData};
use jade_logic::techniques::technique;
use jade_logic::{Analysis, Part, PartValue, Role, Step};
use jade_search::{Classification, SearchLimits};
use jade_text::{Args, RungName, Text, Texts};
use std::borrow::Cow;

impl Shown {
    /// Returns the board as a player would have it: with candidate lists if the technique needs them, with notes if the
    /// move does.
    ///
    /// ```
    /// let shown = jade_lessons::example("x-wing").unwrap();
    /// assert!(shown.sheet().candidates.is_some());
    /// ```
    pub fn sheet(&self) -> SheetData {
        sheet(self)
    }

    /// Returns the candidate lists of all open cells, as in [`SheetData::candidates`].
    pub fn candidate_lists(&self) -> Vec<Option<u32>> {
        lists(&self.position)
    }

    /// Returns the step to draw. For a near miss, it is the step one might see, without conclusions; its part
    /// `spoilers` has what prevents it.
    pub fn drawn_step(&self) -> Cow<'_, Step> {
        if self.kind != ExampleKind::LooksLike {
            return Cow::Borrowed(&self.step);
        }
        let mut step = self.pattern();
        let value = match &self.spoilers {
            Spoilers { candidates, givens, .. } if candidates.is_empty() => {
                PartValue::Cells(givens.iter().copied().collect())
            }
            Spoilers { candidates, .. } => PartValue::Candidates(candidates.clone()),
        };
        step.parts.push(Part { name: "spoilers", role: Role::Extra, value });
        Cow::Owned(step)
    }

    /// Returns the step without its conclusions.
    pub fn pattern(&self) -> Step {
        Step { placements: Vec::new(), eliminations: Vec::new(), proof: None, ..self.step.clone() }
    }

    /// Returns the explanation of the step, sentence by sentence.
    ///
    /// ```
    /// use jade_text::{Language, Texts};
    /// let shown = jade_lessons::example("x-wing").unwrap();
    /// assert!(shown.walk(Texts::of(Language::English)).len() > 1);
    /// ```
    pub fn walk(&self, texts: &Texts) -> Vec<Text> {
        match self.kind {
            ExampleKind::Shows | ExampleKind::BeforeMarks => {
                texts.rung(&self.step, self.position.geometry(), RungName::Reasoning).sentences()
            }
            ExampleKind::LooksLike => looks_like(self, texts),
        }
    }
}

/// Returns whether the step needs candidate lists: because the technique does, or because earlier steps removed
/// candidates.
fn needs_marks(shown: &Shown) -> bool {
    let Ok(technique) = technique(shown.step.technique.as_str()) else { return true };
    if technique.needs_pencil_marks() || !shown.step.eliminations.is_empty() {
        return true;
    }
    let Ok(bare) = Position::new(&shown.position.to_puzzle()) else { return true };
    let steps = technique.all_steps(&Analysis::of_proper(&bare));
    shown.kind == ExampleKind::Shows && !steps.iter().any(|step| step.placements == shown.step.placements)
}

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
    let marks = shown.kind != ExampleKind::BeforeMarks && needs_marks(shown);
    let mut corners = vec![0; geometry.cell_count()];
    for note in &shown.notes {
        corners[note.cell.index()] |= 1 << (note.digit.get() - 1);
    }
    SheetData {
        box_rows: geometry.box_rows(),
        box_columns: geometry.box_columns(),
        rules: geometry.written_rules(),
        givens: symbol(true),
        entries: symbol(false),
        barred: None,
        corners: (!shown.notes.is_empty()).then_some(corners),
        candidates: marks.then(|| lists(position)),
        removed: None,
        excluded: None,
        cleared_corners: None,
        cleared_candidates: None,
    }
}

fn lists(position: &Position) -> Vec<Option<u32>> {
    let list = |cell| position.value(cell).is_none().then(|| position.candidates(cell).bits());
    position.geometry().cells().map(list).collect()
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
    let Classification::Proper(solution) = engine.classify(&puzzle, &SearchLimits::default()) else {
        return None;
    };
    let of_solution = |cell| Some(Candidate::new(cell, solution.get(cell)?));
    let taken = step.eliminations.iter().find(|c| solution.get(c.cell) == Some(c.digit));
    let misplaced = step.placements.iter().find(|c| solution.get(c.cell) != Some(c.digit));
    taken.copied().or_else(|| of_solution(misplaced?.cell))
}
