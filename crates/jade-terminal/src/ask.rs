//! [`Ask`]: what the tutor is asked while a game is played. It takes time: whoever has threads answers it on one.

use crate::game::Game;
use jade_contract::contract::{
    CandidateJson, CheckReply, GenerateEvent, GenerateRequest, HintReply, HintRequest, MadeJson, PathReply,
    PathRequest, SheetRequest, SolveReply, SolveRequest, StepJson, StepReply, StepsReply, StepsRequest,
};
use jade_contract::{AskError, Limits, Maker};
use jade_grid::{Event, EventCandidate, Geometry, Puzzle, Sheet, SheetData, line};
use jade_logic::techniques::technique;
use jade_logic::{Level, TechniqueId};
use jade_text::{Args, Language, Texts};
use std::time::Duration;

/// A question.
#[derive(Clone, Debug)]
pub enum Ask {
    /// A hint.
    Hint(Box<HintRequest>),
    /// The next step.
    Step(Box<HintRequest>),
    /// Every step that is there now.
    Steps(Box<StepsRequest>),
    /// As far as singles lead.
    Singles(Box<PathRequest>),
    /// The solution, and whether there is another.
    Solve(Box<SolveRequest>),
    /// Whether it is a puzzle.
    Check(Box<SheetRequest>),
    /// A puzzle to order, from this seed.
    Make(Box<GenerateRequest>, u64),
}

/// What comes back.
#[derive(Clone, Debug)]
pub enum Answer {
    /// To [`Ask::Hint`].
    Hint(Box<HintReply>),
    /// To [`Ask::Step`].
    Step(Box<StepReply>),
    /// To [`Ask::Steps`].
    Steps(Box<StepsReply>),
    /// To [`Ask::Singles`].
    Singles(Box<PathReply>),
    /// To [`Ask::Solve`].
    Solved(Box<SolveReply>),
    /// To [`Ask::Check`].
    Checked(Box<CheckReply>),
    /// To [`Ask::Make`].
    Made(Box<MadeJson>),
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
        Ask::Make(request, seed) => make(request, *seed, limits, elapsed),
    }
}

/// A puzzle; where none is ready it is made.
fn make(request: &GenerateRequest, seed: u64, limits: &Limits<'_>, elapsed: &dyn Fn() -> Duration) -> Answer {
    // What is nowhere the simplest step is ready where it comes early; what is not ready at all is made.
    let mut ways = vec![request.clone()];
    if request.library {
        let early = GenerateRequest { early: true, ..request.clone() };
        ways.extend(request.technique.is_some().then_some(early));
        ways.push(GenerateRequest { library: false, ..request.clone() });
    }
    let mut nothing = None;
    for way in ways {
        if nothing.is_some() && !way.library {
            break;
        }
        match Maker::new(&way, seed) {
            Err(error) if way.library && error.code == "impossible" => {}
            Err(error) => return Answer::Failed(error.message),
            Ok(maker) => match run(maker, limits, elapsed) {
                Answer::Failed(words) => nothing = Some(words),
                made => return made,
            },
        }
    }
    Answer::Failed(nothing.unwrap_or_default())
}

fn run(mut maker: Maker, limits: &Limits<'_>, elapsed: &dyn Fn() -> Duration) -> Answer {
    let mut answer = None;
    maker.run(limits, elapsed, &mut |event| match event {
        GenerateEvent::Made { puzzle } => answer = Some(Answer::Made(Box::new(puzzle))),
        GenerateEvent::Ended { text, .. } if answer.is_none() => {
            answer = Some(Answer::Failed(text.join(" ")));
        }
        GenerateEvent::Failed { message, .. } => answer = Some(Answer::Failed(message)),
        _ => {}
    });
    answer.unwrap_or(Answer::Failed(String::new()))
}

impl Ask {
    /// A hint for a game, or the next step of it.
    fn advice(game: &Game, language: Language) -> HintRequest {
        HintRequest {
            givens_known: Some(game.givens_known),
            technique: game.shown(),
            ..about(game.sheet(), language).into()
        }
    }

    /// A hint.
    pub fn hint(game: &Game, waved: &[jade_contract::contract::ComplaintJson], language: Language) -> Ask {
        let waved = (!waved.is_empty()).then(|| waved.to_vec());
        Ask::Hint(Box::new(HintRequest { waved, ..Ask::advice(game, language) }))
    }

    /// The next step. As in a hint, moves that need no marks come first while there are few.
    pub fn step(game: &Game, language: Language) -> Ask {
        Ask::Step(Box::new(HintRequest { before_marks: Some(true), ..Ask::advice(game, language) }))
    }

    /// Every step that is there now.
    pub fn steps(game: &Game, language: Language) -> Ask {
        let request =
            StepsRequest { givens_known: Some(game.givens_known), ..about(game.sheet(), language).into() };
        Ask::Steps(Box::new(request))
    }

    /// As far as singles lead.
    pub fn singles(game: &Game, language: Language) -> Ask {
        let request = PathRequest {
            singles: true,
            givens_known: Some(game.givens_known),
            ..about(game.sheet(), language).into()
        };
        Ask::Singles(Box::new(request))
    }

    /// The solution, and whether there is another.
    pub fn solve(sheet: &Sheet, language: Language) -> Ask {
        let SheetRequest { sheet, lang, .. } = about(sheet, language);
        Ask::Solve(Box::new(SolveRequest { sheet, lang, engine: None, limit: Some(2) }))
    }

    /// Whether it is a puzzle.
    pub fn check(sheet: &Sheet, language: Language) -> Ask {
        Ask::Check(Box::new(about(sheet, language)))
    }

    /// A puzzle to order. What is of the usual size is drawn from JADE's collection, where it has any.
    pub fn make(wish: &Wish, seed: u64, language: Language) -> Ask {
        let (level, technique, empty) = match &wish.what {
            What::Level(level) => (Some(level.to_string()), None, None),
            What::Technique(id) => (None, Some(id.to_string()), None),
            What::Empty(number) => (None, None, Some(*number)),
        };
        let usual = wish.board.box_rows() == 3 && wish.board.box_columns() == 3;
        let request = GenerateRequest {
            lang: language.into(),
            library: usual && empty.is_none(),
            level,
            technique,
            empty,
            box_rows: Some(wish.board.box_rows()),
            box_columns: Some(wish.board.box_columns()),
            ..GenerateRequest::default()
        };
        Ask::Make(Box::new(request), seed)
    }
}

fn about(sheet: &Sheet, language: Language) -> SheetRequest {
    SheetRequest { sheet: SheetData::from(sheet.clone()), lang: language.into(), profile: None }
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

/// The game that begins with what was made. One made for a technique begins at the moment it applies, with all
/// candidates written. `None` should what was made be no puzzle.
pub fn game_of(made: &MadeJson, texts: &Texts) -> Option<Game> {
    let mut game = Game::new(jade_contract::start_of(made)?);
    // An example is known by its technique; the level of its puzzle says nothing of it.
    let technique = made.moment.as_ref().and_then(|moment| technique(&moment.told.technique).ok());
    let level: Option<Level> = made.level.as_ref().and_then(|level| level.parse().ok());
    game.shows = technique.map(|technique| technique.id().to_string());
    let title = technique.map(|technique| texts.technique_name(technique.id()));
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
