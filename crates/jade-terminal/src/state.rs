//! [`State`]: everything that the window shows.

use crate::game::Game;
use crate::key::Mode;
use crate::menu::Typing;
use jade_draw::{Picture, Scene};
use jade_exchange::Document;
use jade_grid::{Cell, Digit, Event, Puzzle, Sheet, Snapshot};
use jade_logic::{Level, Step};
use jade_text::{AdviceRung, Args, Language, RungName, Text, Texts};
use jade_tutor::{Complaint, accept_step};
use std::time::Duration;

/// Everything that the window shows. Only [`update`](crate::update) changes it.
#[derive(Clone, Debug)]
pub struct State {
    /// The language of all messages.
    pub language: Language,
    /// The open screen.
    pub screen: Screen,
    /// The line being typed.
    pub typed: String,
    /// Whether the last key completed an answer without Enter: if Enter follows nevertheless, it is ignored.
    pub taken_at_once: bool,
    /// What was wrong with the previous line, or other information.
    pub notice: Option<String>,
    /// The number of lines by which the list on this screen is scrolled.
    pub scroll: usize,
    /// The game, once one was started.
    pub play: Option<Play>,
    /// The request in progress.
    pub waiting: Option<Waiting>,
    /// The seed of the next puzzle.
    pub seed: u64,
    /// The player's date, for example `2026-11-22`.
    pub today: String,
    /// What the ids of games begin with, unlike those of any other run, and the number of games begun.
    pub ids: (String, u64),
    /// Games that were left, to be recorded.
    pub(crate) left: Vec<Game>,
}

/// A screen of the program.
#[derive(Clone, Debug)]
pub enum Screen {
    /// The main menu.
    Menu,
    /// The choice of a level.
    Level,
    /// The choice of a puzzle of this day.
    Day(String),
    /// The choice of a board size, for this level.
    Size(Level),
    /// The choice of a technique.
    Technique,
    /// The choice of the number of empty cells.
    Empty,
    /// A board being typed, to be solved.
    Type(Typing),
    /// A typed board and its solution.
    Solved(Box<Solved>),
    /// The choice of a file.
    Open,
    /// The choice of a puzzle from a file.
    Pick(Vec<Document>),
    /// The instructions.
    Instructions,
    /// The board.
    Board,
}

/// A typed board and its solution.
#[derive(Clone, Debug)]
pub struct Solved {
    /// The board as typed.
    pub puzzle: Puzzle,
    /// A solution; `None` if there is none.
    pub solution: Option<Puzzle>,
    /// The number of solutions, in words.
    pub words: String,
}

/// A request in progress.
#[derive(Clone, Debug)]
pub struct Waiting {
    /// What to do with the answer.
    pub why: Why,
    /// The time waited so far.
    pub time: Duration,
}

/// What to do with an answer.
#[derive(Clone, Debug)]
pub enum Why {
    /// Show the hint.
    Hint,
    /// Apply the step.
    Step,
    /// Browse the steps.
    Steps,
    /// Apply all the singles.
    Singles,
    /// Enter the solution.
    Solution,
    /// Undo everything from the first entry that contradicts the solution.
    Mistake,
    /// Count the wrong entries.
    Wrong,
    /// Show the solution next to this typed puzzle.
    Typed(Puzzle),
    /// Play this game, if it is a proper puzzle.
    Check(Box<Game>),
    /// Play the generated puzzle.
    Make,
}

/// A game in progress, with its view.
#[derive(Clone, Debug)]
pub struct Play {
    /// The game and its history.
    pub game: Game,
    /// The cell that keys apply to.
    pub cursor: Cell,
    /// What digits write.
    pub mode: Mode,
    /// The tutor's current advice.
    pub advice: Option<Advice>,
    /// Every step that was available when the player asked, to browse.
    pub walk: Option<Walk>,
    /// Complaints that the player dismissed.
    pub dismissed: Vec<Complaint>,
    /// Another message, such as an error.
    pub message: Option<Message>,
    /// Whether the clock is paused and the board hidden.
    pub paused: bool,
    /// The overlay on the board.
    pub over: Over,
    /// How many times the player switched to another size of the drawing.
    pub view: usize,
    /// The number of lines by which the text is scrolled back.
    pub scroll: usize,
    /// The sheet whose wrong entries were counted last. Counted again, their cells are named.
    pub counted: Option<Sheet>,
    /// Whether the solved game was recorded.
    pub recorded: bool,
}

/// An overlay on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Over {
    /// No overlay.
    #[default]
    Nothing,
    /// The table of keys.
    Keys,
    /// The menu of further actions.
    Menu,
}

/// Steps to browse; the current one is the tutor's advice.
#[derive(Clone, Debug)]
pub struct Walk {
    /// The available steps.
    pub steps: Vec<Step>,
    /// The index of the current one.
    pub at: usize,
}

/// A message to the player.
#[derive(Clone, PartialEq, Debug)]
pub struct Message {
    /// The text of the message.
    pub words: String,
    /// Whether it is an error.
    pub wrong: bool,
}

/// The tutor's advice: a hint as far as it was revealed, an applied step, or why there is none.
#[derive(Clone, Debug)]
pub struct Advice {
    /// The sheet that it refers to.
    pub sheet: Sheet,
    /// The board of its step; `None` if it is not about a step.
    pub board: Option<Snapshot>,
    /// The rungs, from the vaguest to the most explicit.
    pub rungs: Vec<Rung>,
    /// The number of rungs revealed.
    pub revealed: usize,
    /// The step that it is about.
    pub step: Option<Step>,
    /// The event that follows the advice; `None` if that was already done.
    pub apply: Option<Event>,
    /// The complaint that it is about.
    pub complaint: Option<Complaint>,
}

/// A rung of advice.
#[derive(Clone, Debug)]
pub struct Rung {
    /// Its name; `None` if the advice is a single message.
    pub name: Option<RungName>,
    /// Its words.
    pub text: Text,
    /// What the board shows with it.
    pub scene: Scene,
}

impl Advice {
    /// Returns the tutor's advice about a sheet as a hint, with its first rung revealed.
    pub(crate) fn hint(advice: &jade_tutor::Advice, sheet: Sheet, texts: &Texts) -> Advice {
        let rungs = texts.advice_rungs(advice, &sheet);
        let things = AdviceRung::things_so_far(&rungs, advice).into_iter();
        let scenes: Vec<Scene> = things.map(|things| Scene::of_advice(advice, things)).collect();
        let rung = |(AdviceRung { name, text, .. }, scene)| Rung { name, text, scene };
        let rungs = rungs.into_iter().zip(scenes).map(rung).collect();
        Advice::with_rungs(advice, sheet, rungs)
    }

    /// Returns the same advice in a single rung.
    pub(crate) fn message(advice: &jade_tutor::Advice, sheet: Sheet, texts: &Texts) -> Advice {
        let Advice { mut rungs, .. } = Advice::hint(advice, sheet.clone(), texts);
        rungs.drain(..rungs.len().saturating_sub(1));
        for rung in &mut rungs {
            rung.name = advice.step().map(|_| RungName::Apply);
            rung.text = texts.advice(advice, &sheet);
        }
        Advice::with_rungs(advice, sheet, rungs)
    }

    fn with_rungs(advice: &jade_tutor::Advice, sheet: Sheet, rungs: Vec<Rung>) -> Advice {
        let complaint = match advice {
            jade_tutor::Advice::Complaint { complaint, .. } => Some(*complaint),
            _ => None,
        };
        let (step, apply) = (advice.step().cloned(), advice.event());
        Advice { sheet, board: advice.board().cloned(), rungs, revealed: 1, step, apply, complaint }
    }
}

impl State {
    /// Creates the state at the main menu.
    pub fn new(language: Language, seed: u64) -> State {
        State {
            language,
            screen: Screen::Menu,
            typed: String::new(),
            taken_at_once: false,
            notice: None,
            scroll: 0,
            play: None,
            waiting: None,
            seed,
            today: String::new(),
            ids: (String::new(), 0),
            left: Vec::new(),
        }
    }

    /// The messages in the current language.
    pub fn texts(&self) -> &'static Texts {
        Texts::of(self.language)
    }

    /// Returns a message without arguments.
    pub fn text(&self, id: &str) -> String {
        self.texts().plain(id, &Args::none())
    }

    /// Opens a screen with an empty input line.
    pub(crate) fn open(&mut self, screen: Screen) {
        self.screen = screen;
        self.typed.clear();
        self.notice = None;
        self.scroll = 0;
    }
}

impl Play {
    /// Starts playing a game, with the cursor on the first open cell.
    pub fn new(game: Game) -> Play {
        let board = game.sheet().geometry();
        let first = board.cells().find(|cell| game.sheet().is_open(*cell));
        Play {
            cursor: first.unwrap_or(Cell::new(0)),
            game,
            mode: Mode::Digit,
            advice: None,
            walk: None,
            dismissed: Vec::new(),
            message: None,
            paused: false,
            over: Over::Nothing,
            view: 0,
            scroll: 0,
            counted: None,
            recorded: false,
        }
    }

    /// The current sheet.
    pub fn sheet(&self) -> &Sheet {
        self.game.sheet()
    }

    /// The digit to highlight: that of the cursor's cell.
    pub fn same(&self) -> Option<Digit> {
        self.sheet().value(self.cursor)
    }

    /// The tutor's highlights, on the sheet that they refer to.
    pub fn picture(&self) -> Option<Picture> {
        let advice = self.advice.as_ref()?;
        let board = advice.board.clone().map_or_else(|| advice.sheet.snapshot(), Ok);
        let picture = match board {
            Ok(board) => Picture::of_board(&board),
            Err(_) => Picture::of_filled(advice.sheet.givens(), &advice.sheet.values()),
        };
        let last = advice.rungs.get(..advice.revealed)?.last()?;
        Some(picture.with_scene(last.scene.clone()))
    }

    /// Selects a step of the walk.
    pub(crate) fn select_step(&mut self, at: usize, texts: &Texts) {
        let sheet = self.game.sheet();
        let Some(walk) = &mut self.walk else { return };
        let Some(step) = walk.steps.get(at) else { return };
        let Ok(board) = sheet.snapshot() else { return };
        let (text, scene) = (texts.step(step, sheet.geometry()), Scene::of_step(step, &board));
        self.advice = Some(Advice {
            sheet: sheet.clone(),
            board: Some(board),
            rungs: vec![Rung { name: Some(RungName::Apply), text, scene }],
            revealed: 1,
            apply: Some(accept_step(step)),
            step: Some(step.clone()),
            complaint: None,
        });
        walk.at = at;
        self.scroll = 0;
    }

    /// Whether the clock is running.
    pub fn clock_runs(&self) -> bool {
        !self.paused && !self.game.is_solved()
    }

    pub(crate) fn say(&mut self, words: String, wrong: bool) {
        self.message = Some(Message { words, wrong });
    }
}
