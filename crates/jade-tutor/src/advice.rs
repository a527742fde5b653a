//! [`advise`]: what to tell the player next.

use crate::complaint::Complaint;
use crate::diagnosis::Diagnosis;
use crate::words::on_words;
use crate::{Cancelled, Limits, Question, last_resort};
use jade_grid::{Candidate, Cell, Event, PositionOf, Puzzle, Sheet, Snapshot};
use jade_logic::before_marks::{BeforeMarksOf, Move};
use jade_logic::{AnalysisOf, Profile, Ranked, Step, Technique, TechniqueId};
use jade_search::Classification;

/// What the tutor tells a player about a sheet.
#[derive(Clone, Debug)]
pub enum Advice {
    /// The next step of logic.
    Step {
        /// The step.
        step: Box<Step>,
        /// The board that it was found on. Marks that cannot be relied on are not used, so it may have more candidates
        /// than the sheet.
        board: Snapshot,
    },
    /// The next move that needs no pencil marks.
    Move {
        /// The move.
        next: Box<Move>,
        /// The board that it was found on, as with a step.
        board: Snapshot,
    },
    /// Something on the sheet is wrong and must be corrected first.
    Complaint {
        /// What is wrong.
        complaint: Complaint,
        /// The event that corrects it; `None` if only givens are at fault.
        remedy: Option<Event>,
        /// `true` if the player has dismissed this complaint but it cannot be ignored.
        dismissed: bool,
    },
    /// No move without pencil marks is left, so the candidates should be written now.
    WriteMarks,
    /// Every cell is filled correctly.
    Finished,
    /// The givens have no solution or more than one, so there is nothing to solve.
    Improper(Classification),
    /// The requested technique does not apply.
    NotHere {
        /// The requested technique.
        technique: TechniqueId,
        /// Whether a technique that comes earlier in the profile applies.
        simpler: bool,
        /// Whether a technique that comes later applies. Always `false` if `simpler` is `true`: it is not checked then.
        harder: bool,
        /// `true` if the technique was not tried because it assumes a single solution and the puzzle is not known to
        /// have one.
        needs_one_solution: bool,
        /// `true` if the technique is not for boards of this size ([`Technique::is_for`]).
        too_large: bool,
    },
    /// No technique of the profile applies.
    Stuck {
        /// A technique outside the profile that applies; `None` if there is none.
        outside: Option<TechniqueId>,
    },
}

/// Options of [`advise`], besides the sheet and the profile.
#[derive(Clone, Debug, Default)]
pub struct AdviceOptions {
    /// Try only this technique; it need not be in the profile. `None` tries the whole profile.
    pub technique: Option<&'static Technique>,
    /// Complaints that the player has dismissed.
    pub dismissed: Vec<Complaint>,
    /// Whether to advise moves without pencil marks as long as the sheet has few marks.
    pub before_marks: bool,
}

impl Advice {
    fn of_step<const WORDS: usize>(step: Step, position: &PositionOf<WORDS>) -> Advice {
        Advice::Step { step: Box::new(step), board: position.snapshot() }
    }

    /// Returns the advised step, or the step of the advised move; `None` for all other advice.
    pub fn step(&self) -> Option<&Step> {
        match self {
            Advice::Step { step, .. } => Some(step),
            Advice::Move { next, .. } => Some(&next.step),
            _ => None,
        }
    }

    /// Returns the board that the advised step or move was found on; `None` for all other advice.
    pub fn board(&self) -> Option<&Snapshot> {
        match self {
            Advice::Step { board, .. } | Advice::Move { board, .. } => Some(board),
            _ => None,
        }
    }

    /// Returns the event that follows the advice; `None` if the advice asks for no change.
    pub fn event(&self) -> Option<Event> {
        match self {
            Advice::Step { step, .. } => Some(accept_step(step)),
            Advice::Move { next, .. } => Some(accept_move(next)),
            Advice::Complaint { remedy, .. } => remedy.clone(),
            Advice::WriteMarks => Some(Event::FillCandidates { returns: true }),
            _ => None,
        }
    }
}

/// Returns the event that applies a step to a sheet.
pub fn accept_step(step: &Step) -> Event {
    accept(step, &[])
}

/// Returns the event that applies a move to a sheet, including the notes it writes.
pub fn accept_move(next: &Move) -> Event {
    accept(&next.step, &next.written())
}

fn accept(step: &Step, notes: &[Candidate]) -> Event {
    let list = |candidates: &[Candidate]| candidates.iter().copied().map(Into::into).collect();
    Event::Accept {
        placements: list(&step.placements),
        eliminations: list(&step.eliminations),
        notes: list(notes),
        clean: true,
        returns: true,
    }
}

/// Advises a player: reports what is wrong on the sheet, or finds the simplest step. A hint and a next step are the
/// same advice; they differ only in how much of it is shown.
///
/// ```
/// use jade_grid::{Event, Sheet, line};
/// use jade_tutor::{Advice, AdviceOptions, Limits, Question, advise};
/// let sheet = Sheet::new(line::read("14......2..3....").unwrap()).unwrap();
/// let ask = |sheet: &Sheet| {
///     advise(&Question::new(sheet.clone()), &AdviceOptions::default(), &Limits::default()).unwrap()
/// };
/// assert!(ask(&sheet).step().is_some());
/// let wrong = sheet.apply(&Event::Enter { cells: vec![2], digit: 2, clean: false, returns: false }).unwrap();
/// let Advice::Complaint { remedy: Some(remedy), .. } = ask(&wrong) else { panic!("the third cell is 3") };
/// assert_eq!(wrong.apply(&remedy).unwrap(), sheet);
/// ```
///
/// # Errors
/// [`Cancelled`] if the work was cancelled.
pub fn advise(
    question: &Question,
    options: &AdviceOptions,
    limits: &Limits<'_>,
) -> Result<Advice, Cancelled> {
    on_words!(question.geometry(), advise_on, question, options, limits)
}

/// Advises with a position of this number of words.
fn advise_on<const WORDS: usize>(
    question: &Question,
    options: &AdviceOptions,
    limits: &Limits<'_>,
) -> Result<Advice, Cancelled> {
    let (sheet, profile) = (&question.sheet, &question.techniques);
    let (position, solution) = match question.diagnose::<WORDS>(&options.dismissed, limits)? {
        Diagnosis::Improper(classification) => return Ok(Advice::Improper(classification)),
        Diagnosis::Faulty { complaint, solution, dismissed } => {
            let remedy = complaint.remedy(sheet, solution.as_ref());
            return Ok(Advice::Complaint { complaint, remedy, dismissed });
        }
        Diagnosis::Finished => return Ok(Advice::Finished),
        Diagnosis::Sound { position, solution } => (position, solution),
    };
    let analysis =
        if solution.is_some() { AnalysisOf::of_proper(&position) } else { AnalysisOf::new(&position) };
    if let Some(technique) = options.technique {
        return only_this(technique, profile, &analysis, limits);
    }
    if options.before_marks && has_few_marks(sheet) {
        if let Some(next) = next_move(sheet, &position) {
            return Ok(Advice::Move { next: Box::new(next), board: position.snapshot() });
        }
        // No move is left. Advise a technique that does not need pencil marks either; otherwise, have them written.
        let unaided = |ranked: &&Ranked| !ranked.technique.needs_pencil_marks();
        let next = first_step(profile.techniques_for(&analysis).filter(unaided), &analysis, limits)?;
        return Ok(next.map_or(Advice::WriteMarks, |step| Advice::of_step(step, &position)));
    }
    match first_step(profile.techniques_for(&analysis), &analysis, limits)? {
        Some(step) => Ok(Advice::of_step(step, &position)),
        None => stuck(profile, &analysis, solution.as_ref(), limits),
    }
}

/// Tries the one requested technique. If it does not apply, finds out whether others do, without saying which.
fn only_this<const WORDS: usize>(
    technique: &'static Technique,
    profile: &Profile,
    analysis: &AnalysisOf<'_, WORDS>,
    limits: &Limits<'_>,
) -> Result<Advice, Cancelled> {
    let id = technique.id();
    let allowed = analysis.known_proper() || !technique.assumes_uniqueness();
    if allowed && let Some(step) = technique.first_step(analysis) {
        return Ok(Advice::of_step(step, analysis.position()));
    }
    // A technique outside the profile takes its place in the full profile, or comes last if it is not there either.
    let full = Profile::full();
    let place = |profile: &Profile, id| profile.techniques.iter().position(|r| r.technique.id() == id);
    let is_simpler = |ranked: &&Ranked| {
        let other = ranked.technique.id();
        match place(profile, id) {
            Some(own) => place(profile, other).is_some_and(|place| place < own),
            None => {
                let in_full = |id| place(&full, id).unwrap_or(full.techniques.len());
                in_full(other) < in_full(id)
            }
        }
    };
    let others = profile.techniques_for(analysis).filter(|ranked| ranked.technique.id() != id);
    let (simpler, harder): (Vec<_>, Vec<_>) = others.partition(is_simpler);
    let simpler = first_step(simpler.into_iter(), analysis, limits)?.is_some();
    let harder = !simpler && first_step(harder.into_iter(), analysis, limits)?.is_some();
    let too_large = !technique.is_for(analysis.geometry());
    Ok(Advice::NotHere { technique: id, simpler, harder, needs_one_solution: !allowed, too_large })
}

/// Handles a position where no technique of the profile applies: names a technique outside the profile that does. If
/// there is none either, uses the last resort, if the profile has it.
fn stuck<const WORDS: usize>(
    profile: &Profile,
    analysis: &AnalysisOf<'_, WORDS>,
    solution: Option<&Puzzle>,
    limits: &Limits<'_>,
) -> Result<Advice, Cancelled> {
    let full = Profile::full();
    let others = full.techniques_for(analysis);
    let outside = others.filter(|ranked| profile.level_of(ranked.technique.id()).is_none());
    if let Some(step) = first_step(outside, analysis, limits)? {
        return Ok(Advice::Stuck { outside: Some(step.technique) });
    }
    let solution = solution.filter(|_| profile.last_resort);
    let placing = solution.and_then(|solution| last_resort::placing_step(analysis.position(), solution));
    Ok(placing.map_or(Advice::Stuck { outside: None }, |step| Advice::of_step(step, analysis.position())))
}

/// Returns the first step of the first technique that has one. Checks for cancellation before each technique.
fn first_step<'a, const WORDS: usize>(
    techniques: impl Iterator<Item = &'a Ranked>,
    analysis: &AnalysisOf<'_, WORDS>,
    limits: &Limits<'_>,
) -> Result<Option<Step>, Cancelled> {
    for ranked in techniques {
        limits.check()?;
        if let Some(step) = ranked.technique.first_step(analysis) {
            return Ok(Some(step));
        }
    }
    Ok(None)
}

/// Returns whether fewer than half of the open cells have a candidate list. Corner notes do not count, since players
/// write them before candidates.
fn has_few_marks(sheet: &Sheet) -> bool {
    let open: Vec<Cell> = sheet.geometry().cells().filter(|cell| sheet.is_open(*cell)).collect();
    let listed = open.iter().filter(|cell| sheet.candidates(**cell).is_some()).count();
    listed * 2 < open.len()
}

/// Returns the next move that the sheet does not show yet. Moves that it already shows are replayed first, so that a
/// note written after one hint counts for the next.
fn next_move<const WORDS: usize>(sheet: &Sheet, position: &PositionOf<WORDS>) -> Option<Move> {
    let mut phase = BeforeMarksOf::new(position);
    loop {
        let next = phase.next_move()?;
        if !is_shown(&next, sheet) {
            return Some(next);
        }
        phase.take(&next);
    }
}

/// Returns whether the sheet already shows a move: the move only notes digits, and all of them are noted.
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
    use jade_grid::{Position, line};
    use jade_logic::Analysis;

    /// No technique of any profile applies to an empty board; only the solution can fill a cell.
    #[test]
    fn the_last_resort_follows_when_no_technique_applies() {
        let solution = line::read("1234341221434321").unwrap();
        let position = Position::blank(solution.geometry());
        let full = Profile::full();
        let advice = |profile: &Profile, solution: Option<&Puzzle>| {
            stuck(profile, &Analysis::new(&position), solution, &Limits::default()).unwrap()
        };
        let with = advice(&full, Some(&solution));
        let step = with.step().expect("a cell is placed");
        assert_eq!((step.technique, step.placements.len()), (Profile::LAST_RESORT, 1));
        let without = Profile { last_resort: false, ..full.clone() };
        for no_step in [advice(&without, Some(&solution)), advice(&full, None)] {
            assert!(matches!(no_step, Advice::Stuck { outside: None }), "{no_step:?}");
        }
    }
}
