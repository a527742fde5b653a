//! [`Ask`]: what the tutor is asked while a game is played. It takes time: whoever has threads answers it on one.

use crate::game::Game;
use jade_collection::Origin;
use jade_contract::contract::{
    AdviceReply, AdviceRequest, CandidateJson, CheckReply, CheckRequest, PathReply, PathRequest,
    QuestionJson, SolveReply, SolveRequest, StepJson, StepsReply, StepsRequest,
};
use jade_contract::{AskError, Limits, impossible_in_words, shortfall_in_words, too_many_empty_in_words};
use jade_generate::{Difficulty, Found, TechniqueWish, early_profile};
use jade_grid::{Event, EventCandidate, Geometry, Puzzle, Sheet, SheetData, line};
use jade_logic::{Level, TechniqueId};
use jade_text::{Args, Language, Texts};
use jade_tutor::{MakeEvent, Maker, PuzzleOrder, starting_sheet};
use std::time::Duration;

/// A question.
#[derive(Clone, Debug)]
pub enum Ask {
    /// A hint.
    Hint(Box<AdviceRequest>),
    /// The next step.
    Step(Box<AdviceRequest>),
    /// Every step that is there now.
    Steps(Box<StepsRequest>),
    /// As far as singles lead.
    Singles(Box<PathRequest>),
    /// The solution, and whether there is another.
    Solve(Box<SolveRequest>),
    /// Whether it is a puzzle.
    Check(Box<CheckRequest>),
    /// A puzzle to order.
    Make {
        /// What puzzle.
        wish: Wish,
        /// From this seed.
        seed: u64,
        /// The language of errors.
        language: Language,
    },
}

/// What comes back.
#[derive(Clone, Debug)]
pub enum Answer {
    /// To [`Ask::Hint`].
    Hint(Box<AdviceReply>),
    /// To [`Ask::Step`].
    Step(Box<AdviceReply>),
    /// To [`Ask::Steps`].
    Steps(Box<StepsReply>),
    /// To [`Ask::Singles`].
    Singles(Box<PathReply>),
    /// To [`Ask::Solve`].
    Solved(Box<SolveReply>),
    /// To [`Ask::Check`].
    Checked(Box<CheckReply>),
    /// To [`Ask::Make`].
    Puzzle(Box<Found>),
    /// To anything: why there is no answer, in words.
    Failed(String),
}

/// Answers, on the thread that calls it. `elapsed` is the time since it began.
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

/// A puzzle of the collection; where it has none, a new one.
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
    // The collection has what is never the simplest step where it comes early.
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
    /// A hint for a game, or the next step of it.
    fn advice(game: &Game, language: Language) -> AdviceRequest {
        AdviceRequest { technique: game.shown(), ..question(game, language).into() }
    }

    /// A hint.
    pub fn hint(
        game: &Game,
        dismissed: &[jade_contract::contract::ComplaintJson],
        language: Language,
    ) -> Ask {
        let dismissed = dismissed.to_vec();
        Ask::Hint(Box::new(AdviceRequest { dismissed, ..Ask::advice(game, language) }))
    }

    /// The next step. As in a hint, moves that need no marks come first while there are few.
    pub fn step(game: &Game, language: Language) -> Ask {
        Ask::Step(Box::new(AdviceRequest { before_marks: Some(true), ..Ask::advice(game, language) }))
    }

    /// Every step that is there now.
    pub fn steps(game: &Game, language: Language) -> Ask {
        Ask::Steps(Box::new(question(game, language).into()))
    }

    /// As far as singles lead.
    pub fn singles(game: &Game, language: Language) -> Ask {
        Ask::Singles(Box::new(PathRequest { singles: true, ..question(game, language).into() }))
    }

    /// The solution, and whether there is another.
    pub fn solve(sheet: &Sheet, language: Language) -> Ask {
        let (sheet, lang) = (SheetData::from(sheet.clone()), language.into());
        Ask::Solve(Box::new(SolveRequest { sheet, lang, engine: None, limit: Some(2) }))
    }

    /// Whether it is a puzzle.
    pub fn check(sheet: &Sheet, language: Language) -> Ask {
        Ask::Check(Box::new(CheckRequest { sheet: SheetData::from(sheet.clone()), lang: language.into() }))
    }

    /// A puzzle to order, from the collection where it has any.
    pub fn make(wish: &Wish, seed: u64, language: Language) -> Ask {
        Ask::Make { wish: *wish, seed, language }
    }
}

impl Wish {
    /// What a generator is asked for; `early`: with its technique tried right after the singles.
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

/// What puzzle is wished for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wish {
    /// On which board.
    pub board: &'static Geometry,
    /// Of what sort.
    pub what: What,
}

/// What sort of puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// Of a level.
    Level(Level),
    /// At the moment at which a technique applies.
    Technique(TechniqueId),
    /// With so many empty cells.
    Empty(usize),
}

/// The game that begins with a puzzle. One made for a technique begins at the moment it applies, with all candidates
/// written. `None` if the board is too large to be played.
pub fn game_of(found: &Found, texts: &Texts) -> Option<Game> {
    let mut game = Game::new(starting_sheet(found)?);
    // An example is known by its technique; the level of its puzzle says nothing of it.
    let technique = found.moment.as_ref().map(|moment| moment.step.technique);
    let level = found.rating.as_ref().and_then(|rating| rating.level);
    game.shows = technique.map(|technique| technique.to_string());
    let title = technique.map(|technique| texts.technique_name(technique));
    game.title = title.or(level.map(|level| texts.level_name(level))).unwrap_or_default();
    Some(game)
}

/// The only solution that a reply tells of, if there is just one.
pub fn only_solution(board: &'static Geometry, reply: &SolveReply) -> Option<Puzzle> {
    match reply.solutions.as_slice() {
        [one] if reply.search.complete => line::read_cells(board, one).ok(),
        _ => None,
    }
}

/// The event that writes a whole solution: what is missing or wrong.
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

/// The event that takes a step.
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

/// In one sentence, what is wrong with a puzzle that cannot be played; `None` if it can.
pub fn unplayable(reply: &CheckReply, texts: &Texts) -> Option<String> {
    use jade_contract::contract::Status;
    let words = |spans: &[jade_contract::contract::SpanJson]| -> String {
        spans.iter().map(|span| span.text.as_str()).collect()
    };
    // A mark-only grid of unknown givens is no less a puzzle; only what is known to be none is refused.
    if matches!(reply.status, Status::Proper | Status::Unknown) {
        return None;
    }
    let finding = match reply.conflicts.first() {
        Some(conflict) => words(&conflict.text),
        None => words(&reply.text),
    };
    Some(texts.plain("play-not-playable", &Args::none().text("finding", finding)))
}
