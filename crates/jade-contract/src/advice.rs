//! [`Advice`]: what to tell a player now.

use crate::contract::{HintKind, OtherwiseJson, SpanJson, StepJson, convert};
use crate::diagnose::Complaint;
use crate::ground::Ground;
use crate::hint::improper_text;
use crate::question::Question;
use crate::{AskError, Limits, last_resort};
use jade_grid::{Cell, Event, EventCandidate, Geometry, Position, Puzzle, Sheet};
use jade_logic::before_marks::{BeforeMarks, Move};
use jade_logic::{Analysis, Profile, Ranked, Step, Technique};
use jade_text::Args;

/// What to tell the player.
pub(crate) enum Advice {
    /// A step that can be taken.
    Offer(Offer),
    /// Something to put right; `waved`: that cannot be waved away, though it was.
    Complaint { complaint: Complaint, remedy: Option<Event>, waved: bool },
    /// Why there is no step.
    Nothing {
        kind: HintKind,
        text: Vec<SpanJson>,
        apply: Option<Event>,
        otherwise: Option<OtherwiseJson>,
        outside: Option<String>,
    },
}

/// A step of a technique, or a move that needs no marks.
pub(crate) enum Offer {
    Step(Box<Step>),
    Move(Box<Move>),
}

impl Offer {
    pub(crate) fn step(&self) -> &Step {
        match self {
            Offer::Step(step) => step,
            Offer::Move(next) => &next.step,
        }
    }

    pub(crate) fn told(&self, geometry: &Geometry) -> StepJson {
        match self {
            Offer::Step(step) => convert::step(geometry, step),
            Offer::Move(next) => convert::before_marks(geometry, next),
        }
    }

    /// What to do to a sheet to follow it.
    pub(crate) fn accept(&self) -> Event {
        let step = self.step();
        let notes = match self {
            Offer::Step(_) => Vec::new(),
            Offer::Move(next) => next.written(),
        };
        let conclusions = |list: Vec<jade_grid::Candidate>| -> Vec<EventCandidate> {
            list.into_iter().map(Into::into).collect()
        };
        Event::Accept {
            placements: conclusions(step.placements.clone()),
            eliminations: conclusions(step.eliminations.clone()),
            notes: conclusions(notes),
            clean: true,
        }
    }
}

impl Advice {
    /// What to tell about a sheet. `before_marks`: moves that need no marks come first while it has few.
    pub(crate) fn on(
        question: &Question<'_>,
        before_marks: bool,
        limits: &Limits<'_>,
    ) -> Result<Advice, AskError> {
        let (geometry, texts, sheet) = (question.geometry(), question.texts, &question.sheet);
        let (position, solution) = match question.ground(limits)? {
            Ground::Improper(classification) => {
                let text = improper_text(&classification, geometry, texts);
                return Ok(Advice::nothing(HintKind::Improper, text));
            }
            Ground::Faulty { complaint, solution, waved } => {
                let remedy = complaint.remedy(sheet, solution.as_ref());
                return Ok(Advice::Complaint { complaint, remedy, waved });
            }
            Ground::Finished => return Ok(Advice::say(question, HintKind::Finished, "hint-finished")),
            Ground::Sound { position, solution } => (position, solution),
        };
        let analysis =
            if solution.is_some() { Analysis::of_proper(&position) } else { Analysis::new(&position) };
        if let Some(technique) = question.technique {
            return Advice::on_technique(question, technique, &analysis, limits);
        }
        if before_marks && has_few_marks(sheet) {
            if let Some(next) = next_move(sheet, &position) {
                return Ok(Advice::Offer(Offer::Move(Box::new(next))));
            }
            // The phase is over. What needs no marks either goes on; for all else they are written now.
            let unaided = |ranked: &&Ranked| !ranked.technique.needs_pencil_marks;
            let next = first_of(
                question.profile.techniques_for(&analysis).filter(unaided),
                &analysis,
                limits,
                question,
            )?;
            return Ok(match next {
                Some(step) => Advice::Offer(Offer::Step(Box::new(step))),
                None => Advice::Nothing {
                    kind: HintKind::WriteMarks,
                    text: convert::spans(geometry, texts.message("before-marks-write", &Args::none())),
                    apply: Some(Event::FillCandidates),
                    otherwise: None,
                    outside: None,
                },
            });
        }
        let next = first_of(question.profile.techniques_for(&analysis), &analysis, limits, question)?;
        match next {
            Some(step) => Ok(Advice::Offer(Offer::Step(Box::new(step)))),
            None => Advice::stuck(question, &analysis, solution.as_ref(), limits),
        }
    }

    fn nothing(kind: HintKind, text: Vec<SpanJson>) -> Advice {
        Advice::Nothing { kind, text, apply: None, otherwise: None, outside: None }
    }

    fn say(question: &Question<'_>, kind: HintKind, id: &str) -> Advice {
        let text = question.texts.message(id, &Args::none());
        Advice::nothing(kind, convert::spans(question.geometry(), text))
    }

    /// Whether the one technique that is asked for applies; if not, whether others do, without saying which.
    fn on_technique(
        question: &Question<'_>,
        technique: &'static Technique,
        analysis: &Analysis<'_>,
        limits: &Limits<'_>,
    ) -> Result<Advice, AskError> {
        let args = Args::none().technique("technique", technique.id());
        let say = |id| convert::spans(question.geometry(), question.texts.message(id, &args));
        let allowed = analysis.known_proper() || !technique.assumes_uniqueness;
        if allowed && let Some(step) = technique.first_step(analysis) {
            return Ok(Advice::Offer(Offer::Step(Box::new(step))));
        }
        let rank = |id| {
            let all = Profile::full().techniques;
            let in_full = all.iter().position(|ranked| ranked.technique.id() == id);
            in_full.unwrap_or(all.len())
        };
        let own = question.profile.techniques.iter().position(|r| r.technique.id() == technique.id());
        let is_simpler = |(index, ranked): &(usize, &Ranked)| match own {
            Some(own) => *index < own,
            None => rank(ranked.technique.id()) < rank(technique.id()),
        };
        let usable =
            |(_, ranked): &(usize, &Ranked)| analysis.known_proper() || !ranked.technique.assumes_uniqueness;
        let ranked = question.profile.techniques.iter().enumerate().filter(usable);
        let (simpler, harder): (Vec<_>, Vec<_>) = ranked.partition(is_simpler);
        let applies = |list: Vec<(usize, &Ranked)>| -> Result<bool, AskError> {
            let others = list.into_iter().map(|(_, ranked)| ranked);
            let others = others.filter(|ranked| ranked.technique.id() != technique.id());
            Ok(first_of(others, analysis, limits, question)?.is_some())
        };
        let simpler = applies(simpler)?;
        let harder = !simpler && applies(harder)?;
        let id = match (allowed, simpler, harder) {
            (false, ..) => "not-here-improper",
            (true, true, _) => "not-here-simpler",
            (true, false, true) => "not-here-harder",
            (true, false, false) => "not-here-nothing",
        };
        Ok(Advice::Nothing {
            kind: HintKind::NotHere,
            text: say(id),
            apply: None,
            otherwise: Some((simpler, harder).into()),
            outside: None,
        })
    }

    /// No technique in use goes on: names one of the others that does. If none does either, the last line of a path
    /// follows here too, where the profile has it.
    fn stuck(
        question: &Question<'_>,
        analysis: &Analysis<'_>,
        solution: Option<&Puzzle>,
        limits: &Limits<'_>,
    ) -> Result<Advice, AskError> {
        let full = Profile::full();
        let others = full.techniques_for(analysis);
        let outside = others.filter(|ranked| question.profile.level_of(ranked.technique.id()).is_none());
        let Some(step) = first_of(outside, analysis, limits, question)? else {
            let solution = solution.filter(|_| question.profile.last_resort);
            let placed = solution.and_then(|solution| last_resort::placed(analysis.position(), solution));
            return Ok(match placed {
                Some(step) => Advice::Offer(Offer::Step(Box::new(step))),
                None => Advice::say(question, HintKind::Stuck, "hint-stuck"),
            });
        };
        let args = Args::none().technique("technique", step.technique);
        Ok(Advice::Nothing {
            kind: HintKind::Stuck,
            text: convert::spans(question.geometry(), question.texts.message("stuck-outside", &args)),
            apply: None,
            otherwise: None,
            outside: Some(step.technique.to_string()),
        })
    }
}

/// The first step of the first of these techniques that has any. Time is looked at before each.
fn first_of<'a>(
    techniques: impl Iterator<Item = &'a Ranked>,
    analysis: &Analysis<'_>,
    limits: &Limits<'_>,
    question: &Question<'_>,
) -> Result<Option<Step>, AskError> {
    for ranked in techniques {
        limits.in_time(question.texts)?;
        if let Some(step) = ranked.technique.first_step(analysis) {
            return Ok(Some(step));
        }
    }
    Ok(None)
}

/// Whether fewer than half of the open cells have a candidate list. Corner notes are what a player writes before.
fn has_few_marks(sheet: &Sheet) -> bool {
    let open: Vec<Cell> = sheet.geometry().cells().filter(|cell| sheet.is_open(*cell)).collect();
    let listed = open.iter().filter(|cell| sheet.candidates(**cell).is_some()).count();
    listed * 2 < open.len()
}

/// The next move that needs no marks and that the sheet does not show yet. Those that it shows are made first:
/// so a note that is written counts from hint to hint.
fn next_move(sheet: &Sheet, position: &Position) -> Option<Move> {
    let mut phase = BeforeMarks::new(position);
    loop {
        let next = phase.next_move()?;
        if !is_shown(&next, sheet) {
            return Some(next);
        }
        phase.take(&next);
    }
}

/// Whether a sheet shows a move: nothing is filled or excluded by it, and what it notes is noted.
fn is_shown(next: &Move, sheet: &Sheet) -> bool {
    let noted = |cell: Cell| sheet.corners(cell);
    next.step.placements.is_empty()
        && next.step.eliminations.is_empty()
        && next
            .written()
            .iter()
            .all(|c| noted(c.cell).contains(c.digit) || sheet.candidates(c.cell).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::{HintRequest, LanguageJson, SheetRequest};
    use jade_grid::{SheetData, format};

    /// On an empty board nothing at all applies, in no profile; whoever knew the solution could only place a cell.
    #[test]
    fn where_nothing_goes_on_the_last_line_of_a_path_follows() {
        let solution = format::line::read("1234341221434321").unwrap();
        let sheet = Sheet::new(Puzzle::empty(solution.geometry())).unwrap();
        let position = Position::blank(solution.geometry());
        let advice = |without: Option<Vec<String>>, solution: Option<&Puzzle>| {
            let sheet = SheetData::from(sheet.clone());
            let request = HintRequest {
                without,
                ..SheetRequest { sheet, lang: LanguageJson::En, profile: None }.into()
            };
            let question = Question::hint(&request).unwrap();
            Advice::stuck(&question, &Analysis::new(&position), solution, &Limits::default()).unwrap()
        };
        let Advice::Offer(offer) = advice(None, Some(&solution)) else { panic!("no step") };
        assert_eq!(offer.step().technique, Profile::LAST_RESORT);
        assert_eq!(offer.step().placements.len(), 1);
        let off = Some(vec![Profile::LAST_RESORT.to_string()]);
        for nothing in [advice(off, Some(&solution)), advice(None, None)] {
            assert!(matches!(nothing, Advice::Nothing { kind: HintKind::Stuck, outside: None, .. }));
        }
    }
}
