//! [`advise`]: what to tell a player now.

use crate::complaint::Complaint;
use crate::{Cancelled, Diagnosis, Limits, Question, last_resort};
use jade_grid::{Candidate, Cell, Event, Position, Puzzle, Sheet};
use jade_logic::before_marks::{BeforeMarks, Move};
use jade_logic::{Analysis, Profile, Ranked, Step, Technique, TechniqueId};
use jade_search::Classification;

/// What to tell a player.
#[derive(Clone, Debug)]
pub enum Advice {
    /// The next step of reasoning.
    Step(Box<Step>),
    /// The next move that needs no pencil marks.
    Move(Box<Move>),
    /// Something on the sheet is wrong and comes first.
    Mend {
        /// What is wrong.
        complaint: Complaint,
        /// What puts it right; `None` where only givens are at fault.
        remedy: Option<Event>,
        /// Whether the player has dismissed the complaint, though one cannot go on without mending it.
        dismissed: bool,
    },
    /// Moves without pencil marks lead no further: now the candidates are written.
    WriteMarks,
    /// Every cell is filled, and rightly.
    Finished,
    /// The givens have no solution, or several: there is nothing to reason towards.
    Improper(Classification),
    /// The one technique that was asked for does not apply.
    NotHere {
        /// That technique.
        technique: TechniqueId,
        /// Whether a technique applies that is tried before it.
        simpler: bool,
        /// Whether one applies that is tried after it; looked at only where no simpler one applies.
        harder: bool,
        /// Whether it could not even be tried, since it takes a single solution for granted and nobody knows whether
        /// there is just one.
        needs_one_solution: bool,
    },
    /// No technique in use goes on.
    Stuck {
        /// One of those not in use that does.
        outside: Option<TechniqueId>,
    },
}

/// What is wanted of advice, besides the sheet and the techniques to use.
#[derive(Clone, Debug, Default)]
pub struct AdviceOptions {
    /// The one technique that is wanted; it need not be among those in use.
    pub technique: Option<&'static Technique>,
    /// Complaints that the player has dismissed.
    pub dismissed: Vec<Complaint>,
    /// Whether moves that need no pencil marks come first while the sheet has few marks.
    pub before_marks: bool,
}

impl Advice {
    /// The step that is advised, also that of a move.
    pub fn step(&self) -> Option<&Step> {
        match self {
            Advice::Step(step) => Some(step),
            Advice::Move(next) => Some(&next.step),
            _ => None,
        }
    }

    /// What to do to the sheet to follow the advice; `None` where there is nothing to do.
    pub fn event(&self) -> Option<Event> {
        match self {
            Advice::Step(step) => Some(accept_step(step)),
            Advice::Move(next) => Some(accept_move(next)),
            Advice::Mend { remedy, .. } => remedy.clone(),
            Advice::WriteMarks => Some(Event::FillCandidates),
            _ => None,
        }
    }
}

/// The event that takes a step on a sheet.
pub fn accept_step(step: &Step) -> Event {
    accept(step, &[])
}

/// The event that makes a move on a sheet, with what it notes.
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
    }
}

/// Advice for a player, now: what is wrong on the sheet, or the simplest step that follows from it. A hint and the next
/// step are the same advice, told in different ways.
///
/// ```
/// use jade_grid::{Event, Sheet, line};
/// use jade_tutor::{Advice, AdviceOptions, Limits, Question, advise};
/// let sheet = Sheet::new(line::read("14......2..3....").unwrap()).unwrap();
/// let ask = |sheet: &Sheet| {
///     advise(&Question::new(sheet.clone()), &AdviceOptions::default(), &Limits::default()).unwrap()
/// };
/// assert!(ask(&sheet).step().is_some());
/// let wrong = sheet.apply(&Event::Enter { cells: vec![2], digit: 2, clean: false }).unwrap();
/// let Advice::Mend { remedy: Some(remedy), .. } = ask(&wrong) else { panic!("the third cell is 3") };
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
    let (sheet, profile) = (&question.sheet, &question.techniques);
    let (position, solution) = match question.diagnose(&options.dismissed, limits)? {
        Diagnosis::Improper(classification) => return Ok(Advice::Improper(classification)),
        Diagnosis::Faulty { complaint, solution, dismissed } => {
            let remedy = complaint.remedy(sheet, solution.as_ref());
            return Ok(Advice::Mend { complaint, remedy, dismissed });
        }
        Diagnosis::Finished => return Ok(Advice::Finished),
        Diagnosis::Sound { position, solution } => (position, solution),
    };
    let analysis = if solution.is_some() { Analysis::of_proper(&position) } else { Analysis::new(&position) };
    if let Some(technique) = options.technique {
        return only_this(technique, profile, &analysis, limits);
    }
    if options.before_marks && has_few_marks(sheet) {
        if let Some(next) = next_move(sheet, &position) {
            return Ok(Advice::Move(Box::new(next)));
        }
        // The phase is over. What needs no marks either goes on; for all else they are written now.
        let unaided = |ranked: &&Ranked| !ranked.technique.needs_pencil_marks;
        let next = first_step(profile.techniques_for(&analysis).filter(unaided), &analysis, limits)?;
        return Ok(next.map_or(Advice::WriteMarks, |step| Advice::Step(Box::new(step))));
    }
    match first_step(profile.techniques_for(&analysis), &analysis, limits)? {
        Some(step) => Ok(Advice::Step(Box::new(step))),
        None => stuck(profile, &analysis, solution.as_ref(), limits),
    }
}

/// Whether the one technique that is asked for applies; if not, whether others do, without saying which.
fn only_this(
    technique: &'static Technique,
    profile: &Profile,
    analysis: &Analysis<'_>,
    limits: &Limits<'_>,
) -> Result<Advice, Cancelled> {
    let id = technique.id();
    let allowed = analysis.known_proper() || !technique.assumes_uniqueness;
    if allowed && let Some(step) = technique.first_step(analysis) {
        return Ok(Advice::Step(Box::new(step)));
    }
    // Where the profile does not have it, it stands where the full one has it, or after all.
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
    Ok(Advice::NotHere { technique: id, simpler, harder, needs_one_solution: !allowed })
}

/// No technique in use goes on: names one of the others that does. If none does either, the last resort follows here
/// too, where the profile has it.
fn stuck(
    profile: &Profile,
    analysis: &Analysis<'_>,
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
    Ok(placing.map_or(Advice::Stuck { outside: None }, |step| Advice::Step(Box::new(step))))
}

/// The first step of the first of these techniques that has any. Whether to stop is asked before each.
fn first_step<'a>(
    techniques: impl Iterator<Item = &'a Ranked>,
    analysis: &Analysis<'_>,
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
    use jade_grid::line;

    /// On an empty board nothing at all applies, in no profile; only the solution could place a cell.
    #[test]
    fn where_nothing_goes_on_the_last_resort_follows() {
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
