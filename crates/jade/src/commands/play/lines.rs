//! The line-based menu, used without a terminal: the same entries; questions are repeated until the answer is
//! understood.

mod game;

use super::{records, run_id, saved_game, text_of};
use crate::console::drawing::Pencil;
use jade_draw::Picture;
use jade_exchange::Document;
use jade_game::levels_of_day;
use jade_grid::{Puzzle, Sheet};
use jade_logic::Level;
use jade_terminal::Start;
use jade_terminal::ask::{self, Answer, Ask, What, Wish};
use jade_terminal::draw::instructions;
use jade_terminal::game::Game;
use jade_terminal::menu::{self, Entry, Typing};
use jade_terminal::open::{Puzzles, game_of_document, read_puzzles};
use jade_text::{Args, Language, Texts};
use jade_tutor::Limits;
use std::io::{self, BufRead, Write};
use std::time::Instant;

/// The board of the instructions.
const EXAMPLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A line-based dialogue.
pub struct Lines<R, W> {
    input: R,
    out: W,
    language: Language,
    texts: &'static Texts,
    /// The seed of the next puzzle.
    seed: u64,
    /// The current game.
    game: Option<Game>,
}

impl<R: BufRead, W: Write> Lines<R, W> {
    pub fn new(input: R, out: W, language: Language, seed: u64) -> Lines<R, W> {
        Lines { input, out, language, texts: Texts::of(language), seed, game: None }
    }

    /// Runs until the player quits, or the input ends.
    ///
    /// # Errors
    /// If the input cannot be read or the output cannot be written.
    pub fn run(&mut self, start: Start) -> io::Result<()> {
        match start {
            Start::Menu => {}
            Start::Text(text) => self.opened(&text)?,
            Start::Make(wish) => self.make(&wish)?,
        }
        loop {
            self.blank()?;
            self.say("play-choose")?;
            for entry in Entry::ALL {
                self.words(&format!("{:>3}  {}", entry.number(), entry.words(self.texts)))?;
            }
            let texts = self.texts;
            let chosen = self.asked("play-lines-prompt", |text| Entry::read(text, texts))?;
            match chosen {
                None | Some(Entry::Leave) => return self.say("play-lines-bye"),
                Some(entry) => self.choose(entry)?,
            }
        }
    }

    fn choose(&mut self, entry: Entry) -> io::Result<()> {
        let texts = self.texts;
        match entry {
            Entry::New => {
                for (index, level) in Level::ALL.iter().enumerate() {
                    self.words(&format!("{:>3}  {}", index + 1, texts.level_name(*level)))?;
                }
                let read = |text: &str| menu::level(text, &Level::ALL, texts);
                let Some(level) = self.asked("play-which-level", read)? else {
                    return Ok(());
                };
                let Some(board) = self.asked("play-which-size", |text| menu::size(text, texts))? else {
                    return Ok(());
                };
                self.make(&Wish { board, what: What::Level(level) })
            }
            Entry::Example => {
                for (index, id) in menu::examples().into_iter().enumerate() {
                    self.words(&format!("{:>3}  {}", index + 1, texts.technique_name(id)))?;
                }
                match self.asked("play-which-technique", |text| menu::technique(text, texts))? {
                    Some(id) => self.make(&Wish { board: menu::usual(), what: What::Technique(id) }),
                    None => Ok(()),
                }
            }
            Entry::Empty => {
                let board = menu::usual();
                let number = self.asked("play-how-many", |text| menu::empty_cells(text, board, texts))?;
                match number {
                    Some(number) => self.make(&Wish { board, what: What::Empty(number) }),
                    None => Ok(()),
                }
            }
            Entry::Solve => self.solve(),
            Entry::Open => {
                self.say("play-open-how")?;
                let read = |text: &str| match text.is_empty() {
                    true => Err(texts.plain("play-open-nothing", &Args::none())),
                    false => text_of(text, texts),
                };
                match self.asked("play-lines-answer", read)? {
                    Some(text) => self.opened(&text),
                    None => Ok(()),
                }
            }
            Entry::GoOn => self.go_on(),
            Entry::Instructions => {
                self.words(&instructions(texts))?;
                self.say("play-instructions-example")?;
                if let Ok(puzzle) = jade_grid::line::read(EXAMPLE) {
                    self.draw(&Picture::of_puzzle(&puzzle))?;
                }
                self.words(EXAMPLE)
            }
            Entry::Day => {
                let day = records::today();
                let levels = levels_of_day(&day).map(Vec::from).unwrap_or_default();
                for (index, level) in levels.iter().enumerate() {
                    self.words(&format!("{:>3}  {}", index + 1, texts.level_name(*level)))?;
                }
                match self.asked("play-which-of-day", |text| menu::level(text, &levels, texts))? {
                    Some(level) => self.make(&Wish { board: menu::usual(), what: What::Day(day, level) }),
                    None => Ok(()),
                }
            }
            Entry::Leave => Ok(()),
        }
    }

    /// Continues the last game: the current one, or else the saved one.
    fn go_on(&mut self) -> io::Result<()> {
        if self.game.is_some() {
            return self.play();
        }
        match saved_game::load(self.texts) {
            Ok(None) => self.say("play-kept-none"),
            Err(words) => self.words(&words),
            Ok(Some(text)) => match Game::from_json(&text) {
                Ok(game) => self.begin(game),
                Err(_) => self.say("play-kept-unreadable"),
            },
        }
    }

    /// Asks until the answer is understood; `None` at the end of the input.
    fn asked<T>(&mut self, id: &str, read: impl Fn(&str) -> Result<T, String>) -> io::Result<Option<T>> {
        loop {
            self.say(id)?;
            let Some(line) = self.line()? else { return Ok(None) };
            match read(line.trim()) {
                Ok(read) => return Ok(Some(read)),
                Err(words) => self.words(&words)?,
            }
        }
    }

    /// Reads a line of the input; `None` at its end.
    fn line(&mut self) -> io::Result<Option<String>> {
        self.out.flush()?;
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        // Invalid UTF-8 is not a valid answer, and is reported as one that was not understood.
        Ok(Some(String::from_utf8_lossy(&bytes).trim_end_matches(['\n', '\r']).to_owned()))
    }

    fn words(&mut self, words: &str) -> io::Result<()> {
        writeln!(self.out, "{words}")
    }

    fn say(&mut self, id: &str) -> io::Result<()> {
        let words = self.texts.plain(id, &Args::none());
        self.words(&words)
    }

    fn blank(&mut self) -> io::Result<()> {
        writeln!(self.out)
    }

    fn draw(&mut self, picture: &Picture) -> io::Result<()> {
        let drawn = Pencil { texts: self.texts, colour: false }.board(picture);
        self.out.write_all(drawn.as_bytes())
    }

    fn answer(&self, ask: &Ask) -> Answer {
        let begun = Instant::now();
        ask::answer(ask, &Limits::default(), &|| begun.elapsed())
    }

    /// Makes a puzzle and plays it.
    fn make(&mut self, wish: &Wish) -> io::Result<()> {
        let seed = self.seed;
        self.seed = seed.wrapping_add(1);
        match self.answer(&Ask::make(wish, seed, self.language)) {
            Answer::Puzzle { found, day } => {
                let Some(game) = ask::game_of(&found, day, self.texts) else { return Ok(()) };
                if found.moment.is_some() {
                    self.say("note-moment")?;
                }
                self.begin(game)
            }
            Answer::Failed(words) => self.words(&words),
            _ => Ok(()),
        }
    }

    /// Reads a typed board and solves it.
    fn solve(&mut self) -> io::Result<()> {
        self.say("play-type")?;
        self.say("play-type-how")?;
        let mut typing = Typing::default();
        let puzzle = loop {
            let (row, rows) = typing.expected();
            let args = Args::none().number("row", row);
            let prompt = match rows {
                Some(rows) => self.texts.plain("play-row-of", &args.number("rows", rows)),
                None => self.texts.plain("play-row", &args),
            };
            self.words(&prompt)?;
            let Some(line) = self.line()? else { return Ok(()) };
            match typing.line(&line, self.texts) {
                Ok(Some(puzzle)) => break puzzle,
                Ok(None) => {}
                Err(words) => self.words(&words)?,
            }
        };
        let Ok(sheet) = Sheet::new(puzzle.clone()) else { return Ok(()) };
        let answer = self.answer(&Ask::solve(&sheet, self.language));
        let solution = match &answer {
            Answer::Solved(solutions) => solutions.list.first(),
            _ => None,
        };
        match solution {
            Some(solution) => self.beside(&puzzle, solution)?,
            None => {
                self.say("play-board-typed")?;
                self.draw(&Picture::of_puzzle(&puzzle))?;
            }
        }
        match &answer {
            Answer::Solved(solutions) => self.words(&solutions.text(self.texts).to_string()),
            Answer::Failed(words) => self.words(words),
            _ => Ok(()),
        }
    }

    /// Shows a puzzle and its solution next to each other, or one below the other if they are too wide, and the solution
    /// as a line.
    fn beside(&mut self, puzzle: &Puzzle, solution: &Puzzle) -> io::Result<()> {
        /// The columns of a usual terminal, and those between the boards.
        const WIDTH: usize = 80;
        const GAP: usize = 3;
        let pencil = Pencil { texts: self.texts, colour: false };
        let titled = |id: &str, picture: &Picture| -> Vec<String> {
            let title = self.texts.plain(id, &Args::none());
            let drawn = pencil.board(picture);
            std::iter::once(title).chain(drawn.lines().map(str::to_owned)).collect()
        };
        let left = titled("play-board-typed", &Picture::of_puzzle(puzzle));
        let right = titled("play-board-solved", &Picture::of_filled(puzzle, solution));
        let columns = |lines: &[String]| lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
        let width = columns(&left) + GAP;
        if width + columns(&right) > WIDTH {
            for line in left.iter().chain(&right) {
                writeln!(self.out, "{line}")?;
            }
        } else {
            for (left, right) in left.iter().zip(&right) {
                writeln!(self.out, "{}", format!("{left:<width$}{right}").trim_end())?;
            }
        }
        self.words(&solution.to_string())
    }

    /// Shows a solution, drawn and as a line.
    fn solution(&mut self, puzzle: &Puzzle, solution: &Puzzle) -> io::Result<()> {
        self.draw(&Picture::of_filled(puzzle, solution))?;
        self.words(&solution.to_string())
    }

    /// Plays the puzzle of a text; if there are several, the player chooses.
    fn opened(&mut self, text: &str) -> io::Result<()> {
        let Puzzles { list: mut puzzles, report } = match read_puzzles(text, self.texts) {
            Ok(puzzles) => puzzles,
            Err(words) => return self.words(&words),
        };
        if puzzles.len() > 1 {
            let (texts, most) = (self.texts, puzzles.len());
            let args = Args::none().text("report", report).number("count", most);
            self.words(&texts.plain("play-pick", &args))?;
            let read = |text: &str| {
                let number = text.parse().ok().filter(|number| (1..=most).contains(number));
                number.ok_or_else(|| {
                    let found: String = text.chars().take(30).collect();
                    let args = Args::none().text("found", found).number("most", most);
                    texts.plain("play-pick-wrong", &args)
                })
            };
            match self.asked("play-lines-answer", read)? {
                Some(number) => puzzles = vec![puzzles.swap_remove(number - 1)],
                None => return Ok(()),
            }
        }
        match puzzles.pop() {
            Some(puzzle) => self.check(puzzle),
            None => Ok(()),
        }
    }

    fn check(&mut self, document: Document) -> io::Result<()> {
        let Some(game) = game_of_document(document) else { return Ok(()) };
        match self.answer(&Ask::check(game.sheet(), self.language)) {
            Answer::Checked(found) => match ask::unplayable(game.sheet(), &found, self.texts) {
                None => {
                    if let Some(words) = ask::unproved(&found, self.texts) {
                        self.words(&words)?;
                    }
                    self.begin(game)
                }
                Some(words) => self.words(&words),
            },
            Answer::Failed(words) => self.words(&words),
            _ => Ok(()),
        }
    }

    fn begin(&mut self, mut game: Game) -> io::Result<()> {
        if game.id.is_empty() {
            game.id = format!("terminal-{}", run_id());
        }
        self.game = Some(game);
        self.play()
    }
}
