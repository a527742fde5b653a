//! The line-based game: a cell and a digit, or a letter for a question to the tutor.

use super::Lines;
use crate::commands::play::records;
use crate::commands::play::saved_game;
use jade_draw::{Picture, Scene};
use jade_grid::{Cell, Digit, Event, Geometry, Notation};
use jade_terminal::ask::{Answer, Ask};
use jade_terminal::draw::example_cell;
use jade_terminal::game::Game;
use jade_terminal::key::digit;
use jade_text::{Args, RungName};
use jade_tutor::Advice;
use std::io::{self, BufRead, Write};

/// The player's input during a game.
enum Typed {
    Write(Cell, Option<Digit>),
    Hint,
    Step,
    Undo,
    Redo,
    Check,
    Board,
    Solution,
    Menu,
}

fn read(text: &str, board: &Geometry) -> Option<Typed> {
    Some(match text.to_lowercase().as_str() {
        "h" | "?" => Typed::Hint,
        "j" => Typed::Step,
        "u" => Typed::Undo,
        "r" => Typed::Redo,
        "k" => Typed::Check,
        "b" => Typed::Board,
        "s" => Typed::Solution,
        "0" | "q" => Typed::Menu,
        words => {
            let (cell, value) = words.split_once([' ', '='])?;
            // `r4c6`, `f4c6` or `D6`; case does not matter.
            let cell = Notation::read(board, cell).ok()?;
            let mut symbols = value.trim().chars();
            let (symbol, None) = (symbols.next()?, symbols.next()) else { return None };
            match symbol {
                '0' | '.' | '-' => Typed::Write(cell, None),
                c => Typed::Write(cell, Some(digit(c, board)?)),
            }
        }
    })
}

impl<R: BufRead, W: Write> Lines<R, W> {
    /// Plays the current game until the player returns to the menu.
    pub(super) fn play(&mut self) -> io::Result<()> {
        let Some(mut game) = self.game.take() else { return Ok(()) };
        self.board(&game)?;
        let how = self.texts.plain("play-lines-how", &Args::none().text("cell", example_cell(self.texts)));
        self.words(&how)?;
        // The hint, and the number of rungs revealed.
        let mut hint: Option<(Advice, usize)> = None;
        while let Some(line) = self.line()? {
            let text = line.trim();
            if text.is_empty() {
                continue;
            }
            let Some(typed) = read(text, game.sheet().geometry()) else {
                let found: String = text.chars().take(30).collect();
                let args = Args::none().text("found", found).text("how", how.clone());
                self.words(&self.texts.plain("play-lines-unknown", &args))?;
                continue;
            };
            if matches!(typed, Typed::Menu) {
                break;
            }
            if let Typed::Hint = typed {
                self.hint(&mut game, &mut hint)?;
                continue;
            }
            let before = game.sheet().clone();
            self.turn(&mut game, &typed)?;
            if *game.sheet() != before {
                hint = None;
                self.save(&game)?;
                if game.is_solved() {
                    self.board(&game)?;
                    self.say("solved-text")?;
                }
            }
        }
        self.record(&game)?;
        self.game = Some(game);
        Ok(())
    }

    /// Records a game that was solved or left.
    fn record(&mut self, game: &Game) -> io::Result<()> {
        if game.moves.is_empty() {
            return Ok(());
        }
        match records::add(vec![records::record_of(game)], self.texts) {
            Ok(_) => Ok(()),
            Err(words) => self.words(&words),
        }
    }

    fn turn(&mut self, game: &mut Game, typed: &Typed) -> io::Result<()> {
        match typed {
            Typed::Write(cell, _) if game.sheet().is_given(*cell) => self.say("play-given"),
            Typed::Write(cell, digit) => {
                let cells = vec![cell.index()];
                game.play(vec![match digit {
                    Some(digit) => {
                        Event::Enter { cells, digit: digit.get().into(), clean: true, returns: true }
                    }
                    None => Event::Erase { cells },
                }]);
                self.board(game)
            }
            Typed::Undo if !game.undo() => self.say("play-no-undo"),
            Typed::Redo if !game.redo() => self.say("play-no-redo"),
            Typed::Undo | Typed::Redo | Typed::Board => self.board(game),
            Typed::Check => self.check_rules(game),
            Typed::Step => self.step(game),
            Typed::Solution => self.show_solution(game),
            Typed::Hint | Typed::Menu => Ok(()),
        }
    }

    fn board(&mut self, game: &Game) -> io::Result<()> {
        self.draw(&Picture::of_filled(game.sheet().givens(), &game.sheet().values()))
    }

    fn save(&mut self, game: &Game) -> io::Result<()> {
        match saved_game::save(&game.to_json(), self.texts) {
            Ok(()) => Ok(()),
            Err(words) => self.words(&words),
        }
    }

    /// Shows the next rung of the hint.
    fn hint(&mut self, game: &mut Game, hint: &mut Option<(Advice, usize)>) -> io::Result<()> {
        let rungs = |advice: &Advice| self.texts.advice_rungs(advice, game.sheet());
        if hint.as_ref().is_none_or(|(advice, shown)| *shown == rungs(advice).len()) {
            *hint = match self.answer(&Ask::advice(game, &[], self.language)) {
                Answer::Advice(advice) => Some((*advice, 0)),
                Answer::Failed(words) => return self.words(&words),
                _ => None,
            };
        }
        let Some((advice, shown)) = hint else { return Ok(()) };
        let rungs = rungs(advice);
        let Some(rung) = rungs.get(*shown) else { return Ok(()) };
        *shown += 1;
        let technique = advice.step().map(|step| step.technique.to_string());
        game.hinted(shown.checked_sub(2), *shown - 1, technique.as_deref());
        if let (Some(_), Some(RungName::Reasoning)) = (advice.step(), rung.name)
            && let Some(board) = advice.board()
        {
            self.draw(&Picture::of_board(board).with_scene(Scene::of_advice(advice, None)))?;
        }
        self.words(&rung.text.to_string())
    }

    fn step(&mut self, game: &mut Game) -> io::Result<()> {
        match self.answer(&Ask::advice(game, &[], self.language)) {
            Answer::Advice(advice) => {
                self.words(&self.texts.advice(&advice, game.sheet()).to_string())?;
                // If something must be corrected first, that is left to the player.
                match advice.event().filter(|_| !matches!(*advice, Advice::Complaint { .. })) {
                    Some(event) => {
                        game.play(vec![event]);
                        self.board(game)
                    }
                    None => Ok(()),
                }
            }
            Answer::Failed(words) => self.words(&words),
            _ => Ok(()),
        }
    }

    fn check_rules(&mut self, game: &Game) -> io::Result<()> {
        let sheet = game.sheet();
        if let Some(words) = jade_terminal::broken_rules(sheet, self.texts) {
            return self.words(&words);
        }
        match self.answer(&Ask::solve(sheet, self.language)) {
            Answer::Solved(solutions) => match solutions.only() {
                Some(solution) => {
                    let words = jade_terminal::wrong_count(sheet, solution, false, self.texts);
                    self.words(&words.unwrap_or_else(|words| words))
                }
                None => self.words(&solutions.text(self.texts).to_string()),
            },
            Answer::Failed(words) => self.words(&words),
            _ => Ok(()),
        }
    }

    fn show_solution(&mut self, game: &Game) -> io::Result<()> {
        match self.answer(&Ask::solve(game.sheet(), self.language)) {
            Answer::Solved(solutions) => match solutions.only() {
                Some(solution) => {
                    self.say("play-lines-solution")?;
                    self.solution(game.sheet().givens(), solution)
                }
                None => self.words(&solutions.text(self.texts).to_string()),
            },
            Answer::Failed(words) => self.words(&words),
            _ => Ok(()),
        }
    }
}
