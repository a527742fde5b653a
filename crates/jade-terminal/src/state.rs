//! [`State`]: all that the window shows.

use crate::ask;
use crate::game::Game;
use crate::key::Mode;
use crate::menu::Typing;
use jade_contract::contract::{ComplaintJson, OfferedStep, ParsedPuzzle, Rung, RungName, StepJson};
use jade_draw::Picture;
use jade_grid::{Cell, Digit, Event, Puzzle, Sheet};
use jade_logic::Level;
use jade_text::{Args, Language, Texts};
use std::time::Duration;

/// All that the window shows. It is changed by [`update`](crate::update) only.
#[derive(Clone, Debug)]
pub struct State {
    /// The language.
    pub language: Language,
    /// Which screen is open.
    pub screen: Screen,
    /// The line that is being typed.
    pub typed: String,
    /// Whether the last key was a line by itself: some end it with Enter all the same.
    pub taken_at_once: bool,
    /// What was wrong with the line before, or else is to be known.
    pub told: Option<String>,
    /// Lines that the list on this screen is scrolled by.
    pub scroll: usize,
    /// The game, if one was begun.
    pub play: Option<Play>,
    /// What is waited for.
    pub waiting: Option<Waiting>,
    /// From which the next puzzle is made.
    pub seed: u64,
}

/// A screen.
#[derive(Clone, Debug)]
pub enum Screen {
    /// The main menu.
    Menu,
    /// Which level?
    Level,
    /// How large?
    Size(Level),
    /// Which technique?
    Technique,
    /// How many empty cells?
    Empty,
    /// A board is typed, to be solved.
    Type(Typing),
    /// What was typed, solved.
    Solved(Box<Solved>),
    /// Which file?
    Open,
    /// Which of the puzzles of a file?
    Pick(Vec<ParsedPuzzle>),
    /// What can be done here.
    Instructions,
    /// The board.
    Board,
}

/// A board that was typed, and its solution.
#[derive(Clone, Debug)]
pub struct Solved {
    /// As it was typed.
    pub puzzle: Puzzle,
    /// A solution, if there is any.
    pub solution: Option<Puzzle>,
    /// How many there are, in words.
    pub words: String,
}

/// What is waited for.
#[derive(Clone, Debug)]
pub struct Waiting {
    /// What is to be done with the answer.
    pub why: Why,
    /// For how long by now.
    pub time: Duration,
}

/// What is to be done with an answer.
#[derive(Clone, Debug)]
pub enum Why {
    /// Show it.
    Hint,
    /// Take it.
    Step,
    /// Walk along them.
    Steps,
    /// Take them all.
    Singles,
    /// Write it.
    Solution,
    /// Go back to before the first cell that is not so.
    Mistake,
    /// Show it beside this puzzle, which was typed.
    Typed(Puzzle),
    /// Play this, if it is a puzzle.
    Check(Box<Game>),
    /// Play what was made.
    Make,
}

/// A game that is played.
#[derive(Clone, Debug)]
pub struct Play {
    /// The game.
    pub game: Game,
    /// The cell that keys speak of.
    pub cursor: Cell,
    /// What digits write.
    pub mode: Mode,
    /// What the tutor says of the board.
    pub advice: Option<Advice>,
    /// Every step that was there when it was asked for, to walk along.
    pub walk: Option<Walk>,
    /// Complaints that were dismissed away.
    pub dismissed: Vec<ComplaintJson>,
    /// What else is to be known.
    pub said: Option<Said>,
    /// Whether the clock stands still and the board is hidden.
    pub paused: bool,
    /// What lies over the board.
    pub over: Over,
    /// How often another size of the drawing was asked for.
    pub view: usize,
    /// Lines that the words are scrolled back by.
    pub scroll: usize,
}

/// What lies over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Over {
    /// Nothing.
    #[default]
    Nothing,
    /// The table of keys.
    Keys,
    /// What else can be done.
    Menu,
}

/// Steps to walk along; the one that is looked at is what the tutor says.
#[derive(Clone, Debug)]
pub struct Walk {
    /// The steps.
    pub steps: Vec<OfferedStep>,
    /// Which one is looked at.
    pub at: usize,
}

/// Something to be known.
#[derive(Clone, PartialEq, Debug)]
pub struct Said {
    /// In words.
    pub words: String,
    /// Whether something is wrong.
    pub wrong: bool,
}

/// What the tutor says of the board: a hint as far as it was told, a step that was taken, or why there is none.
#[derive(Clone, Debug)]
pub struct Advice {
    /// On this sheet.
    pub sheet: Sheet,
    /// The rungs, from the vaguest to the plainest.
    pub rungs: Vec<Rung>,
    /// How many of them are told.
    pub told: usize,
    /// The step that it is about.
    pub step: Option<StepJson>,
    /// What it takes to follow it, if that is not done yet.
    pub apply: Option<Event>,
    /// The complaint that it is about.
    pub complaint: Option<ComplaintJson>,
}

impl State {
    /// The main menu.
    pub fn new(language: Language, seed: u64) -> State {
        State {
            language,
            screen: Screen::Menu,
            typed: String::new(),
            taken_at_once: false,
            told: None,
            scroll: 0,
            play: None,
            waiting: None,
            seed,
        }
    }

    /// The messages.
    pub fn texts(&self) -> &'static Texts {
        Texts::of(self.language)
    }

    /// A message without arguments.
    pub fn text(&self, id: &str) -> String {
        self.texts().plain(id, &Args::none())
    }

    /// Opens a screen, with nothing typed yet.
    pub(crate) fn open(&mut self, screen: Screen) {
        self.screen = screen;
        self.typed.clear();
        self.told = None;
        self.scroll = 0;
    }
}

impl Play {
    /// A game on the table: the cursor on the first cell that is open.
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
            said: None,
            paused: false,
            over: Over::Nothing,
            view: 0,
            scroll: 0,
        }
    }

    /// The sheet.
    pub fn sheet(&self) -> &Sheet {
        self.game.sheet()
    }

    /// The digit whose cells stand out: that of the cursor's cell.
    pub fn same(&self) -> Option<Digit> {
        self.sheet().value(self.cursor)
    }

    /// What the tutor points out, on the sheet that it speaks of.
    pub fn picture(&self) -> Option<Picture> {
        let advice = self.advice.as_ref()?;
        let picture = match advice.sheet.position() {
            Ok(position) => Picture::of_position(&position),
            Err(_) => Picture::of_filled(advice.sheet.givens(), &advice.sheet.values()),
        };
        let last = advice.rungs.get(..advice.told)?.last()?;
        let step = advice.step.as_ref().map(|step| &step.scene);
        let scene = last.scene.as_ref().or(step).map(|scene| scene.scene.clone());
        Some(picture.with_scene(scene.unwrap_or_default()))
    }

    /// Looks at a step of the walk.
    pub(crate) fn look_at(&mut self, at: usize) {
        let Some(walk) = &mut self.walk else { return };
        let Some(offered) = walk.steps.get(at) else { return };
        self.advice = Some(Advice {
            sheet: self.game.sheet().clone(),
            rungs: vec![Rung { name: RungName::Apply, text: offered.told.text.clone(), scene: None }],
            told: 1,
            apply: Some(ask::take(&offered.told.step)),
            step: Some(offered.told.step.clone()),
            complaint: None,
        });
        walk.at = at;
        self.scroll = 0;
    }

    /// Whether the clock runs.
    pub fn clock_runs(&self) -> bool {
        !self.paused && !self.game.is_solved()
    }

    pub(crate) fn say(&mut self, words: String, wrong: bool) {
        self.said = Some(Said { words, wrong });
    }
}
