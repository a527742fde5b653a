//! The screens other than the board.

use super::{Ink, clock, panel::put};
use crate::menu::{self, Entry};
use crate::state::{Screen, Solved, State};
use jade_draw::{Picture, TextOptions, text};
use jade_exchange::Document;
use jade_game::levels_of_day;
use jade_grid::Puzzle;
use jade_logic::Level;
use jade_text::{Args, Texts};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

/// The keys available on a screen.
pub(super) fn foot_of(screen: &Screen) -> &'static str {
    match screen {
        Screen::Menu => "play-foot-main",
        Screen::Level | Screen::Day(_) => "play-foot-level",
        Screen::Technique | Screen::Pick(_) => "play-foot-list",
        Screen::Solved(_) => "play-foot-solved",
        Screen::Instructions => "play-foot-read",
        _ => "play-foot-line",
    }
}

/// Draws the screen: a heading, the choices, and the input line.
pub(super) fn screen(state: &State, ink: &Ink, area: Rect, buffer: &mut Buffer) {
    let area = Rect { x: area.x + 2, width: area.width - 4, y: area.y + 1, height: area.height - 1 };
    let page = Page { state, ink, width: area.width.into() };
    let (head, list) = page.content();
    let foot = page.foot();
    let room = usize::from(area.height).saturating_sub(head.len() + foot.len());
    let from = state.scroll.min(list.len().saturating_sub(room));
    let shown = list.into_iter().skip(from).take(room);
    let lines: Vec<Line<'_>> = head.into_iter().chain(shown).chain(foot).collect();
    put(&lines, area, buffer);
}

struct Page<'s> {
    state: &'s State,
    ink: &'s Ink,
    width: usize,
}

impl Page<'_> {
    fn words(&self, words: &str) -> Vec<Line<'static>> {
        words.lines().flat_map(|line| self.ink.lines([(line, None)], self.width)).collect()
    }

    fn text(&self, id: &str) -> Vec<Line<'static>> {
        self.words(&self.state.text(id))
    }

    fn heading(&self, id: &str) -> Vec<Line<'static>> {
        let mut lines: Vec<Line<'static>> =
            self.text(id).into_iter().map(|line| line.style(self.ink.strong())).collect();
        lines.push(Line::default());
        lines
    }

    /// A numbered entry of a list.
    fn entry(&self, number: usize, words: &str) -> Line<'static> {
        let number = Span::styled(format!("{number:>3}  "), self.ink.strong());
        Line::from(vec![number, Span::raw(words.to_owned())])
    }

    /// Returns the fixed part and the scrollable part.
    fn content(&self) -> (Vec<Line<'static>>, Vec<Line<'static>>) {
        let texts = self.state.texts();
        match &self.state.screen {
            Screen::Menu | Screen::Board => {
                let entries = Entry::ALL.iter().map(|entry| self.entry(entry.number(), &entry.words(texts)));
                (self.heading("play-choose"), entries.collect())
            }
            Screen::Level => {
                let name = |(index, level): (usize, &Level)| self.entry(index + 1, &texts.level_name(*level));
                (self.heading("play-which-level"), Level::ALL.iter().enumerate().map(name).collect())
            }
            Screen::Day(day) => {
                let levels = levels_of_day(day).into_iter().flatten().enumerate();
                let name = |(index, level)| self.entry(index + 1, &texts.level_name(level));
                (self.heading("play-which-of-day"), levels.map(name).collect())
            }
            Screen::Size(_) => (self.heading("play-which-size"), Vec::new()),
            Screen::Technique => (self.heading("play-which-technique"), self.techniques()),
            Screen::Empty => (self.heading("play-how-many"), Vec::new()),
            Screen::Type(typing) => {
                let mut head = self.heading("play-type");
                head.extend(self.text("play-type-how"));
                head.push(Line::default());
                let row = |(index, row): (usize, &String)| self.entry(index + 1, row);
                (head, typing.rows().iter().enumerate().map(row).collect())
            }
            Screen::Solved(solved) => (self.heading("play-solved"), self.solved(solved)),
            Screen::Open => (self.heading("play-open"), self.text("play-open-how")),
            Screen::Pick(puzzles) => {
                let line = |(index, document): (usize, &Document)| {
                    let title = document.about.title.as_deref().unwrap_or_default();
                    self.entry(index + 1, format!("{} {title}", document.givens()).trim_end())
                };
                (self.heading("play-pick-heading"), puzzles.iter().enumerate().map(line).collect())
            }
            Screen::Instructions => {
                let words = instructions(texts);
                (self.heading("play-entry-instructions"), self.words(&words))
            }
        }
    }

    /// The techniques whose names contain the typed text.
    fn techniques(&self) -> Vec<Line<'static>> {
        let texts = self.state.texts();
        let typed = self.state.typed.trim().to_lowercase();
        let numbered = typed.chars().all(|c| c.is_ascii_digit());
        let all = menu::examples().into_iter().enumerate();
        all.map(|(index, id)| (index + 1, texts.technique_name(id), id))
            .filter(|(_, name, id)| {
                numbered || name.to_lowercase().contains(&typed) || id.as_str().contains(&typed)
            })
            .map(|(number, name, _)| self.entry(number, &name))
            .collect()
    }

    fn solved(&self, solved: &Solved) -> Vec<Line<'static>> {
        let drawn = |picture: &Picture| -> Vec<String> {
            text(picture, &TextOptions::default()).lines().map(str::to_owned).collect()
        };
        let typed = drawn(&Picture::of_puzzle(&solved.puzzle));
        let answer =
            solved.solution.as_ref().map(|solution| drawn(&Picture::of_filled(&solved.puzzle, solution)));
        let mut lines = self.words(&solved.words);
        lines.push(Line::default());
        lines.extend(
            beside(&typed, answer.as_deref().unwrap_or_default(), self.width).into_iter().map(Line::from),
        );
        if solved.solution.is_some() {
            lines.push(Line::default());
            let line = solved.solution.as_ref().map(Puzzle::to_string).unwrap_or_default();
            // Broken at the width, as it has no blanks to break at.
            let letters: Vec<char> = line.chars().collect();
            lines.extend(letters.chunks(self.width).map(|part| Line::from(part.iter().collect::<String>())));
        }
        lines
    }

    /// The error, the request in progress, and the input line.
    fn foot(&self) -> Vec<Line<'static>> {
        let mut lines = vec![Line::default()];
        if let Some(notice) = &self.state.notice {
            let notice = self.words(notice);
            lines.extend(notice.into_iter().map(|line| line.style(self.ink.wrong())));
        }
        if let Some(waiting) = &self.state.waiting {
            let args = Args::none().text("time", clock(waiting.time));
            lines.extend(self.words(&self.state.texts().plain("play-waiting", &args)));
            return lines;
        }
        let prompt = match &self.state.screen {
            Screen::Solved(_) | Screen::Instructions | Screen::Board => return lines,
            Screen::Type(typing) => {
                let (row, rows) = typing.expected();
                let args = Args::none().number("row", row);
                match rows {
                    Some(rows) => self.state.texts().plain("play-row-of", &args.number("rows", rows)),
                    None => self.state.texts().plain("play-row", &args),
                }
            }
            _ => "›".to_owned(),
        };
        // A long line shows its end, where the typing happens.
        let room = self.width.saturating_sub(prompt.chars().count() + 2);
        let letters: Vec<char> = self.state.typed.chars().collect();
        let end: String = letters[letters.len().saturating_sub(room)..].iter().collect();
        lines.push(Line::from(vec![
            Span::styled(prompt, self.ink.strong()),
            Span::raw(format!(" {end}")),
            Span::styled(" ", Style::new().add_modifier(Modifier::REVERSED)),
        ]));
        lines
    }
}

/// Places two drawings side by side if there is space, otherwise one below the other.
fn beside(left: &[String], right: &[String], width: usize) -> Vec<String> {
    let widest = |lines: &[String]| lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    let first = widest(left);
    if right.is_empty() || first + 3 + widest(right) > width {
        return left.iter().chain(right).cloned().collect();
    }
    let line = |(left, right): (&String, &String)| format!("{left:first$}   {right}");
    left.iter().zip(right).map(line).collect()
}

/// Returns the instructions in words.
pub fn instructions(texts: &Texts) -> String {
    texts.plain("play-instructions", &Args::none().text("cell", example_cell(texts)))
}

/// The name of a cell in the notation that examples use.
pub fn example_cell(texts: &Texts) -> String {
    let board = menu::usual();
    texts.notation().write(board, board.cell_at(3, 5))
}

/// Draws the table of keys.
pub(super) fn keys(state: &State, ink: &Ink, area: Rect, buffer: &mut Buffer) {
    let area = Rect { x: area.x + 2, width: area.width - 4, ..area };
    let page = Page { state, ink, width: area.width.into() };
    let mut lines = page.heading("action-keys");
    // A table: its blanks matter.
    lines.extend(state.text("play-keys").lines().map(|line| Line::from(line.to_owned())));
    put(&lines, area, buffer);
}
