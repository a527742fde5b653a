//! [`Ask`]: a question to the tutor during a game. Answers take time, so a program with threads computes them on one.

use crate::game::Game;
use jade_collection::Origin;
use jade_contract::{
    AdviceReply, AdviceRequest, AskError, CandidateJson, CheckReply, CheckRequest, Limits, PathReply,
    PathRequest, QuestionJson, SolveReply, SolveRequest, StepJson, StepsReply, StepsRequest,
    impossible_in_words, shortfall_in_words, too_many_empty_in_words,
};
use jade_generate::{Difficulty, Found, TechniqueWish, early_profile};
use jade_grid::{Event, EventCandidate, Geometry, Puzzle, Sheet, SheetData, line};
use jade_logic::{Level, TechniqueId};
use jade_text::{Args, Language, Texts};
use jade_tutor::{MakeEvent, Maker, PuzzleOrder, starting_sheet};
use std::time::Duration;

/// A question to the tutor.
#[derive(Clone, Debug)]
pub enum Ask {
    /// Asks for a hint.
    Hint(Box<AdviceRequest>),
    /// Asks for the next step.
    Step(Box<AdviceRequest>),
    /// Asks for every step available now.
    Steps(Box<StepsRequest>),
    /// Asks for the path as far as singles lead.
    Singles(Box<PathRequest>),
    /// Asks for the solution, and whether there is another.
    Solve(Box<SolveRequest>),
    /// Asks whether the sheet is a proper puzzle.
    Check(Box<CheckRequest>),
    /// Asks for a new puzzle.
    Make {
        /// The kind of puzzle.
        wish: Wish,
        /// The seed that determines the puzzle.
        seed: u64,
        /// The language of error messages.
        language: Language,
    },
}

/// An answer to an [`Ask`].
#[derive(Clone, Debug)]
pub enum Answer {
    /// The answer to [`Ask::Hint`].
    Hint(Box<AdviceReply>),
    /// The answer to [`Ask::Step`].
    Step(Box<AdviceReply>),
    /// The answer to [`Ask::Steps`].
    Steps(Box<StepsReply>),
    /// The answer to [`Ask::Singles`].
    Singles(Box<PathReply>),
    /// The answer to [`Ask::Solve`].
    Solved(Box<SolveReply>),
    /// The answer to [`Ask::Check`].
    Checked(Box<CheckReply>),
    /// The answer to [`Ask::Make`].
    Puzzle(Box<Found>),
    /// The answer to any question that failed: the reason, in words.
    Failed(String),
}

/// Answers a question on the calling thread. `elapsed` returns the time since the start.
pub fn answer(ask: &Ask, limits: &Limits<'_>, elapsed: &dyn Fn() -> Duration) -> Answer {
    fn told<T>(reply: Result<T, AskError>, answer: impl Fn(Box<T>) -> Answer) -> Answer {
        match reply {
            Ok(reply) => answer(Box::new(reply)),
            Err(error) => Answer::Failed(error.message),
        }
    }
    match ask {
        Ask::Hint(request) => told(jade_contract::hint(request, limits), Answer::Hint),
        Ask::Step(request) => told(jade_contract::step(request, limits), Answer::Step),
        Ask::Steps(request) => told(jade_contract::steps(request, limits), Answer::Steps),
        Ask::Singles(request) => told(jade_contract::path(request, limits), Answer::Singles),
        Ask::Solve(request) => told(jade_contract::solve(request, limits), Answer::Solved),
        Ask::Check(request) => told(jade_contract::check(request, limits), Answer::Checked),
        Ask::Make { wish, seed, language } => make(wish, *seed, *language, limits, elapsed),
    }
}

/// Picks a puzzle from the collection, or generates one if the collection has none.
fn make(
    wish: &Wish,
    seed: u64,
    language: Language,
    limits: &Limits<'_>,
    clock: &dyn Fn() -> Duration,
) -> Answer {
    let texts = Texts::of(language);
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
            Err(why) => return Answer::Failed(impossible_in_words(&why, texts)),
            Ok(maker) => {
                let mut puzzle = None;
                let outcome = maker.run(limits, clock, &mut |event| {
                    if let MakeEvent::Puzzle(found) = event {
                        puzzle = Some(Box::new(found.clone()));
                    }
                });
                if let Some(found) = puzzle {
                    return Answer::Puzzle(found);
                }
                let words = shortfall_in_words(&outcome.tally, outcome.puzzles, origin, texts);
                shortfall = Some(words.join(" "));
            }
        }
    }
    Answer::Failed(shortfall.unwrap_or_default())
}

impl Ask {
    /// Returns the request for a hint or the next step of a game.
    fn advice(game: &Game, language: Language) -> AdviceRequest {
        AdviceRequest { technique: game.shown(), ..question(game, language).into() }
    }

    /// Asks for a hint.
    pub fn hint(game: &Game, dismissed: &[jade_contract::ComplaintJson], language: Language) -> Ask {
        let dismissed = dismissed.to_vec();
        Ask::Hint(Box::new(AdviceRequest { dismissed, ..Ask::advice(game, language) }))
    }

    /// Asks for the next step. As in a hint, moves that need no marks come first while there are few marks.
    pub fn step(game: &Game, language: Language) -> Ask {
        Ask::Step(Box::new(AdviceRequest { before_marks: Some(true), ..Ask::advice(game, language) }))
    }

    /// Asks for every step available now.
    pub fn steps(game: &Game, language: Language) -> Ask {
        Ask::Steps(Box::new(question(game, language).into()))
    }

    /// Asks for the path as far as singles lead.
    pub fn singles(game: &Game, language: Language) -> Ask {
        Ask::Singles(Box::new(PathRequest { singles: true, ..question(game, language).into() }))
    }

    /// Asks for the solution, and whether there is another.
    pub fn solve(sheet: &Sheet, language: Language) -> Ask {
        let (sheet, lang) = (SheetData::from(sheet.clone()), language.into());
        Ask::Solve(Box::new(SolveRequest { sheet, lang, engine: None, limit: Some(2) }))
    }

    /// Asks whether the sheet is a proper puzzle.
    pub fn check(sheet: &Sheet, language: Language) -> Ask {
        Ask::Check(Box::new(CheckRequest { sheet: SheetData::from(sheet.clone()), lang: language.into() }))
    }

    /// Asks for a puzzle, from the collection if it has a suitable one.
    pub fn make(wish: &Wish, seed: u64, language: Language) -> Ask {
        Ask::Make { wish: *wish, seed, language }
    }
}

impl Wish {
    /// Converts to a generator's wish. `early` means that the technique is tried right after the singles.
    fn typed(&self, early: bool, texts: &Texts) -> Result<jade_generate::Wish, String> {
        let mut wish = jade_generate::Wish::new(self.board);
        match self.what {
            What::Level(level) => wish.difficulty = Difficulty::Level(level),
            What::Technique(technique) => {
                wish.difficulty = Difficulty::Technique(TechniqueWish::any(technique));
                if let Some(profile) = early_profile(technique).filter(|_| early) {
                    wish.profile = profile;
                }
            }
            What::Empty(empty) => {
                let cells = self.board.cell_count();
                let clues = cells.checked_sub(empty);
                wish.clues = Some(clues.ok_or_else(|| too_many_empty_in_words(empty, cells, texts))?);
            }
        }
        Ok(wish.with_its_techniques(&[]))
    }
}

fn question(game: &Game, language: Language) -> QuestionJson {
    QuestionJson {
        lang: language.into(),
        givens_known: game.givens_known,
        ..SheetData::from(game.sheet().clone()).into()
    }
}

/// The kind of puzzle that the player wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wish {
    /// The kind of board.
    pub board: &'static Geometry,
    /// What the puzzle is chosen by.
    pub what: What,
}

/// The property that a puzzle is chosen by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// Its level.
    Level(Level),
    /// A technique: the game starts at the moment at which it applies.
    Technique(TechniqueId),
    /// The number of empty cells.
    Empty(usize),
}

/// Returns the game that starts with a puzzle. One made for a technique starts at the moment when it applies, with
/// all candidates filled in. `None` if the board is too large to play.
pub fn game_of(found: &Found, texts: &Texts) -> Option<Game> {
    let mut game = Game::new(starting_sheet(found)?);
    // An example is identified by its technique; the level of its puzzle is irrelevant.
    let technique = found.moment.as_ref().map(|moment| moment.step.technique);
    let level = found.rating.as_ref().and_then(|rating| rating.level);
    game.shows = technique.map(|technique| technique.to_string());
    let title = technique.map(|technique| texts.technique_name(technique));
    game.title = title.or(level.map(|level| texts.level_name(level))).unwrap_or_default();
    Some(game)
}

/// Returns the solution in a reply; `None` if there is not exactly one.
pub fn only_solution(board: &'static Geometry, reply: &SolveReply) -> Option<Puzzle> {
    match reply.solutions.as_slice() {
        [one] if reply.search.complete => line::read_cells(board, one).ok(),
        _ => None,
    }
}

/// Returns the event that enters a whole solution: all cells that are empty or wrong.
pub fn fill_in(sheet: &Sheet, solution: &Puzzle) -> Event {
    let missing = solution.clues().filter(|(cell, digit)| sheet.value(*cell) != Some(*digit));
    let placements =
        missing.map(|(cell, digit)| EventCandidate { cell: cell.index(), digit: usize::from(digit.get()) });
    Event::Accept {
        placements: placements.collect(),
        eliminations: Vec::new(),
        notes: Vec::new(),
        clean: true,
    }
}

/// Returns the event that applies a step.
pub fn take(step: &StepJson) -> Event {
    let candidates = |list: &[CandidateJson]| {
        list.iter().map(|one| EventCandidate { cell: one.cell, digit: one.digit.into() }).collect()
    };
    Event::Accept {
        placements: candidates(&step.placements),
        eliminations: candidates(&step.eliminations),
        notes: Vec::new(),
        clean: true,
    }
}

/// Explains in one sentence why a puzzle cannot be played; `None` if it can.
pub fn unplayable(reply: &CheckReply, texts: &Texts) -> Option<String> {
    use jade_contract::Status;
    let words = |spans: &[jade_contract::SpanJson]| -> String {
        spans.iter().map(|span| span.text.as_str()).collect()
    };
    // A grid with marks but unknown givens may be a puzzle; only what is known not to be one is refused.
    if matches!(reply.status, Status::Proper | Status::Unknown) {
        return None;
    }
    let finding = match reply.conflicts.first() {
        Some(conflict) => words(&conflict.text),
        None => words(&reply.text),
    };
    Some(texts.plain("play-not-playable", &Args::none().text("finding", finding)))
}
