//! [`Ask`]: a question to the tutor during a game. Answers take time, so a program with threads computes them on one.

use crate::game::Game;
use jade_collection::Origin;
use jade_game::puzzle_of_day;
use jade_generate::{Difficulty, FoundPuzzle, TechniqueWish, early_profile};
use jade_grid::{CandidateData, Event, Geometry, Puzzle, Sheet};
use jade_logic::techniques::technique;
use jade_logic::{Level, Profile, Step, TechniqueId};
use jade_search::{Auto, Classification, Engine, Report};
use jade_text::{Args, Language, Text, Texts};
use jade_tutor::{
    Advice, AdviceOptions, Attempt, Cancelled, Complaint, Limits, MakeEvent, Maker, PuzzleOrder, Question,
    TechniqueSteps, advise, available_steps, classify, path, starting_sheet,
};
use std::time::Duration;

/// The number of solutions to look for: a second one shows that the first is not unique.
const SOLUTIONS: u64 = 2;

/// A question to the tutor.
#[derive(Clone, Debug)]
pub struct Ask {
    /// The language of error messages.
    language: Language,
    kind: AskKind,
}

#[derive(Clone, Debug)]
enum AskKind {
    Advice { question: Box<Question>, technique: Option<String>, dismissed: Vec<Complaint> },
    Steps(Box<Question>),
    Singles(Box<Question>),
    Solve(Puzzle),
    Check(Puzzle),
    Make { wish: Wish, seed: u64 },
}

/// An answer to an [`Ask`].
#[derive(Clone, Debug)]
pub enum Answer {
    /// The answer to [`Ask::advice`].
    Advice(Box<Advice>),
    /// The answer to [`Ask::steps`], technique by technique.
    Steps(Vec<TechniqueSteps>),
    /// The answer to [`Ask::singles`], in order; empty if something on the sheet must be corrected first.
    Singles(Vec<Step>),
    /// The answer to [`Ask::solve`].
    Solved(Box<Solutions>),
    /// The answer to [`Ask::check`].
    Checked(Box<Classification>),
    /// The answer to [`Ask::make`]; `day` if it is a puzzle of that day.
    Puzzle {
        /// The puzzle.
        found: Box<FoundPuzzle>,
        /// The day, for example `2026-11-22`.
        day: Option<String>,
    },
    /// The answer to any question that failed: the reason, in words.
    Failed(String),
}

/// The solutions of a puzzle: one, or two if there are more.
#[derive(Clone, Debug)]
pub struct Solutions {
    /// The solutions that were listed.
    pub list: Vec<Puzzle>,
    report: Report,
}

impl Solutions {
    /// The solution; `None` if there is not exactly one.
    pub fn only(&self) -> Option<&Puzzle> {
        match self.list.as_slice() {
            [one] if self.report.is_complete() => Some(one),
            _ => None,
        }
    }

    /// The number of solutions, in words.
    pub fn text(&self, texts: &Texts) -> Text {
        texts.solutions_listed(&self.report)
    }
}

/// Answers a question on the calling thread. `elapsed` returns the time since the start.
pub fn answer(ask: &Ask, limits: &Limits<'_>, elapsed: &dyn Fn() -> Duration) -> Answer {
    let texts = Texts::of(ask.language);
    let answer = match &ask.kind {
        AskKind::Advice { question, technique, dismissed } => {
            advice(question, technique.as_deref(), dismissed, limits, texts)
        }
        AskKind::Steps(question) => available_steps(question, None, limits)
            .map(|available| Answer::Steps(available.techniques))
            .map_err(|error| texts.steps_error(&error, question.geometry())),
        AskKind::Singles(question) => match path(question, None, limits) {
            Ok(Attempt::Done(solved)) => Ok(Answer::Singles(solved.steps)),
            Ok(_) => Ok(Answer::Singles(Vec::new())),
            Err(Cancelled) => Err(texts.cancelled()),
        },
        AskKind::Solve(puzzle) => Ok(Answer::Solved(Box::new(solve(puzzle, limits)))),
        AskKind::Check(puzzle) => Ok(Answer::Checked(Box::new(classify(puzzle, limits)))),
        AskKind::Make { wish, seed } => return make(wish, *seed, texts, limits, elapsed),
    };
    answer.unwrap_or_else(Answer::Failed)
}

fn advice(
    question: &Question,
    named: Option<&str>,
    dismissed: &[Complaint],
    limits: &Limits<'_>,
    texts: &Texts,
) -> Result<Answer, String> {
    let technique = named.map(technique).transpose().map_err(|error| texts.unknown_technique(&error))?;
    let options = AdviceOptions { technique, dismissed: dismissed.to_vec(), before_marks: true };
    let advice = advise(question, &options, limits).map_err(|Cancelled| texts.cancelled())?;
    Ok(Answer::Advice(Box::new(advice)))
}

fn solve(puzzle: &Puzzle, limits: &Limits<'_>) -> Solutions {
    // One more than is shown: only then is it known whether there are others.
    let (mut list, mut report) = Auto.solutions(puzzle, &limits.search(SOLUTIONS + 1));
    list.truncate(SOLUTIONS as usize);
    report.solutions = report.solutions.min(SOLUTIONS);
    Solutions { list, report }
}

/// Picks a puzzle from the collection, or generates one if the collection has none.
fn make(wish: &Wish, seed: u64, texts: &Texts, limits: &Limits<'_>, clock: &dyn Fn() -> Duration) -> Answer {
    if let What::Day(day, level) = &wish.what {
        return match puzzle_of_day(day, *level, limits) {
            Ok(Some(found)) => Answer::Puzzle { found: Box::new(found), day: Some(day.clone()) },
            Ok(None) => Answer::Failed(texts.plain("play-no-day", &Args::none())),
            Err(Cancelled) => Answer::Failed(texts.cancelled()),
        };
    }
    let usual = Geometry::standard(9) == Some(wish.board);
    let mut ways = Vec::new();
    if usual && !matches!(wish.what, What::Empty(_)) {
        ways.push((Origin::Collection, false));
    }
    // If the technique is never the simplest step, the collection has puzzles in which it is tried early.
    if usual && matches!(wish.what, What::Technique(_)) {
        ways.push((Origin::Collection, true));
    }
    ways.push((Origin::New, false));
    let mut shortfall = None;
    for (origin, early) in ways {
        if shortfall.is_some() && origin == Origin::New {
            break;
        }
        let wish = match wish.typed(early, texts) {
            Ok(wish) => wish,
            Err(message) => return Answer::Failed(message),
        };
        match Maker::new(PuzzleOrder { origin, ..PuzzleOrder::new(wish, seed) }) {
            Err(_) if origin == Origin::Collection => {}
            Err(why) => return Answer::Failed(texts.impossible(&why)),
            Ok(maker) => {
                let mut puzzle = None;
                let outcome = maker.run(limits, clock, &mut |event| {
                    if let MakeEvent::Puzzle(found) = event {
                        puzzle = Some(Box::new(found.clone()));
                    }
                });
                if let Some(found) = puzzle {
                    return Answer::Puzzle { found, day: None };
                }
                let words = texts.shortfall(&outcome.tally, outcome.puzzles, origin);
                shortfall = Some(words.join(" "));
            }
        }
    }
    Answer::Failed(shortfall.unwrap_or_default())
}

impl Ask {
    /// Asks for a hint or the next step. Moves that need no marks come first while there are few marks.
    pub fn advice(game: &Game, dismissed: &[Complaint], language: Language) -> Ask {
        let question = Box::new(question(game, Profile::full()));
        let (technique, dismissed) = (game.shown(), dismissed.to_vec());
        Ask { language, kind: AskKind::Advice { question, technique, dismissed } }
    }

    /// Asks for every step available now.
    pub fn steps(game: &Game, language: Language) -> Ask {
        Ask { language, kind: AskKind::Steps(Box::new(question(game, Profile::full()))) }
    }

    /// Asks for the path as far as singles lead.
    pub fn singles(game: &Game, language: Language) -> Ask {
        let singles = Profile { last_resort: false, ..Profile::full().singles() };
        Ask { language, kind: AskKind::Singles(Box::new(question(game, singles))) }
    }

    /// Asks for the solution, and whether there is another.
    pub fn solve(sheet: &Sheet, language: Language) -> Ask {
        Ask { language, kind: AskKind::Solve(sheet.givens().clone()) }
    }

    /// Asks how many solutions a sheet has.
    pub fn check(sheet: &Sheet, language: Language) -> Ask {
        Ask { language, kind: AskKind::Check(sheet.givens().clone()) }
    }

    /// Asks for a puzzle, from the collection if it has a suitable one.
    pub fn make(wish: &Wish, seed: u64, language: Language) -> Ask {
        Ask { language, kind: AskKind::Make { wish: wish.clone(), seed } }
    }
}

impl Wish {
    /// Converts to a generator's wish. `early` means that the technique is tried right after the singles.
    fn typed(&self, early: bool, texts: &Texts) -> Result<jade_generate::Wish, String> {
        let mut wish = jade_generate::Wish::new(self.board);
        match self.what {
            What::Level(level) | What::Day(_, level) => wish.difficulty = Difficulty::Level(level),
            What::Technique(technique) => {
                wish.difficulty = Difficulty::Technique(TechniqueWish::any(technique));
                if let Some(profile) = early_profile(technique).filter(|_| early) {
                    wish.profile = profile;
                }
            }
            What::Empty(empty) => {
                let cells = self.board.cell_count();
                let givens = cells.checked_sub(empty);
                wish.givens = Some(givens.ok_or_else(|| texts.too_many_empty(empty, cells))?);
            }
        }
        Ok(wish.with_its_techniques(&[]))
    }
}

fn question(game: &Game, techniques: Profile) -> Question {
    Question { sheet: game.sheet().clone(), techniques, givens_known: game.givens_known }
}

/// The kind of puzzle that the player wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    /// The kind of board.
    pub board: &'static Geometry,
    /// What the puzzle is chosen by.
    pub what: What,
}

/// The property that a puzzle is chosen by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// Its level.
    Level(Level),
    /// The day whose puzzle it is, for example `2026-11-22`, and its level.
    Day(String, Level),
    /// A technique: the game starts at the moment at which it applies.
    Technique(TechniqueId),
    /// The number of empty cells.
    Empty(usize),
}

/// Returns the game that starts with a puzzle. One made for a technique starts at the moment when it applies, with
/// all candidates filled in. `day` is the day whose puzzle it is. `None` if the board is too large to play.
pub fn game_of(found: &FoundPuzzle, day: Option<String>, texts: &Texts) -> Option<Game> {
    let mut game = Game::new(starting_sheet(found)?);
    // An example is identified by its technique; the level of its puzzle is irrelevant.
    let technique = found.moment.as_ref().map(|moment| moment.step.technique);
    let level = found.rating.as_ref().and_then(|rating| rating.level);
    game.shows = technique.map(|technique| technique.to_string());
    let title = technique.map(|technique| texts.technique_name(technique));
    let title = title.or(level.map(|level| texts.level_name(level)));
    game.title = title.into_iter().chain(day.clone()).collect::<Vec<_>>().join(" · ");
    game.day = day;
    Some(game)
}

/// Returns the event that enters a whole solution: all cells that are empty or wrong.
pub fn fill_in(sheet: &Sheet, solution: &Puzzle) -> Event {
    let missing = solution.filled().filter(|(cell, digit)| sheet.value(*cell) != Some(*digit));
    let placements =
        missing.map(|(cell, digit)| CandidateData { cell: cell.index(), digit: usize::from(digit.get()) });
    Event::Accept {
        placements: placements.collect(),
        eliminations: Vec::new(),
        notes: Vec::new(),
        clean: true,
        returns: true,
    }
}

/// Explains in one sentence why a sheet cannot be played; `None` if it can.
pub fn unplayable(sheet: &Sheet, classification: &Classification, texts: &Texts) -> Option<String> {
    // A grid with marks but unknown givens may be a puzzle; only what is known not to be one is refused.
    if matches!(classification, Classification::Proper(_) | Classification::Unknown { .. }) {
        return None;
    }
    let finding = match sheet.conflicts().first() {
        Some(conflict) => texts.conflict(conflict, sheet.geometry()),
        None => texts.classification(classification, sheet.geometry()),
    };
    Some(texts.plain("play-not-playable", &Args::none().text("finding", finding.to_string())))
}

/// Warns, in one sentence, of a board that can be played although it took too long to find out whether it has exactly
/// one solution; `None` if that is known.
pub fn unproved(classification: &Classification, texts: &Texts) -> Option<String> {
    matches!(classification, Classification::Unknown { .. })
        .then(|| texts.plain("play-unproved", &Args::none()))
}
