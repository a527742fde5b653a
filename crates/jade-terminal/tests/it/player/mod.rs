//! Somebody who plays: keys go in, the tutor is asked at once, and what the window shows can be read.

// Each test file uses its own share of this.
#![allow(dead_code)]

use jade_contract::Limits;
use jade_grid::Sheet;
use jade_terminal::ask::{self, Answer};
use jade_terminal::game::Game;
use jade_terminal::key::{Code, Key};
use jade_terminal::state::{Play, Screen};
use jade_terminal::{Effect, Happening, Start, State, draw, start, update};
use jade_text::Language;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use std::time::Duration;

/// An easy puzzle of our own, and its solution.
pub const EASY: &str = "6...37.422.36.......8...63.....7...5.....3.8.9.2.5.....3..46.7..24.8....716.9....";
pub const SOLUTION: &str =
    "695837142273614958148529637381972465457163289962458713839246571524781396716395824";
/// A small one.
pub const SMALL: &str = "14......2..3....";
pub const SMALL_SOLUTION: &str = "1432321421434321";

pub struct Player {
    pub state: State,
    /// What was kept last.
    pub kept: Option<String>,
    pub left: bool,
    /// Whether questions stay without an answer.
    pub silent: bool,
    pub cancelled: bool,
}

impl Player {
    pub fn new(language: Language, begin: Start) -> Player {
        let (state, effects) = start(State::new(language, 7), begin);
        let mut player = Player { state, kept: None, left: false, silent: false, cancelled: false };
        player.perform(effects);
        player
    }

    /// At the menu.
    pub fn at_menu() -> Player {
        Player::new(Language::English, Start::Menu)
    }

    /// With a puzzle on the table.
    pub fn with(puzzle: &str) -> Player {
        let player = Player::new(Language::English, Start::Text(puzzle.to_owned()));
        assert!(matches!(player.state.screen, Screen::Board), "{:?}", player.state.told);
        player
    }

    pub fn happens(&mut self, happening: Happening) {
        let effects = update(&mut self.state, happening);
        self.perform(effects);
    }

    fn perform(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Ask(_) if self.silent => {}
                Effect::Ask(ask) => {
                    let answer: Answer = ask::answer(&ask, &Limits::default(), &|| Duration::ZERO);
                    self.happens(Happening::Answered(answer));
                }
                Effect::Cancel => self.cancelled = true,
                // There are no files here: what is typed is a puzzle.
                Effect::Open(text) => self.happens(Happening::Opened(Ok(text))),
                Effect::Load => self.happens(Happening::Loaded(Ok(self.kept.clone()))),
                Effect::Keep(game) => self.kept = Some(game),
                Effect::Leave => self.left = true,
            }
        }
    }

    pub fn key(&mut self, key: impl Into<Key>) -> &mut Player {
        self.happens(Happening::Key(key.into()));
        self
    }

    /// Presses a key for each character; `\n` is Enter.
    pub fn types(&mut self, text: &str) -> &mut Player {
        for c in text.chars() {
            self.key(if c == '\n' { Key::from(Code::Enter) } else { Key::from(c) });
        }
        self
    }

    pub fn play(&self) -> &Play {
        self.state.play.as_ref().expect("a game on the table")
    }

    pub fn game(&self) -> &Game {
        &self.play().game
    }

    pub fn sheet(&self) -> &Sheet {
        self.game().sheet()
    }

    pub fn values(&self) -> String {
        self.sheet().values().to_string()
    }

    /// What the window shows, without and with its styles.
    pub fn buffer(&self, width: u16, height: u16, colour: bool) -> Buffer {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| draw::draw(&self.state, frame, colour)).unwrap();
        terminal.backend().buffer().clone()
    }

    /// The same as text, a line each.
    pub fn shows(&self, width: u16, height: u16) -> String {
        let buffer = self.buffer(width, height, true);
        let symbols: Vec<&str> = buffer.content.iter().map(|cell| cell.symbol()).collect();
        let lines = symbols.chunks(width.into()).map(|line| line.concat().trim_end().to_owned());
        lines.collect::<Vec<_>>().join("\n")
    }

    /// All words, with single blanks between them and none of the lines of the board.
    pub fn words(&self, width: u16, height: u16) -> String {
        let text = self.shows(width, height);
        let text: String = text.chars().map(|c| if "│┃─━┌┐└┘├┤┬┴┼".contains(c) { ' ' } else { c }).collect();
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}
