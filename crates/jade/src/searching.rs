//! `jade solve` and `jade count` with all they can be asked: any size and alphabet, a report, a time limit.

use crate::args::Run;
use crate::ask::reason;
use crate::config::{Config, Inputs};
use crate::input::Puzzles;
use crate::terminal::{Form, complain};
use crate::{interrupt, report};
use jade_grid::format::any_layout::AnyLayout;
use jade_grid::{Alphabet, Geometry, Puzzle};
use jade_search::{About, Engine, Limits, Observation, Report, SolveReport};
use jade_text::{Args, Language, Texts};
use std::cell::Cell;
use std::io::{self, IsTerminal, Read, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

/// How often the terminal is told how far a search is.
const PROGRESS: Duration = Duration::from_millis(500);

/// Why a search cannot begin, in words.
pub struct WrongUse(pub String);

/// A search that is understood: what of it is the same for every puzzle.
pub struct Searching {
    /// That which is asked for.
    engine: Option<&'static dyn Engine>,
    /// The same with the seed that is asked for.
    seeded: Option<Box<dyn Engine>>,
    alphabet: Alphabet,
    reader: Option<AnyLayout>,
    limit: Option<u64>,
    seconds: Option<u64>,
    /// Whether solutions are listed, or only counted.
    list: bool,
    config: Config,
    form: Form,
    texts: &'static Texts,
}

/// What one search found.
pub struct Found {
    report: Report,
    seen: Observation,
    solutions: Vec<Puzzle>,
    microseconds: u64,
}

impl Searching {
    /// What the command line and its configuration file ask for.
    ///
    /// # Errors
    /// [`WrongUse`] if the file cannot be read, or there is no such alphabet, board or engine.
    pub fn new(
        engine: Option<&str>,
        limit: Option<u64>,
        list: bool,
        run: &Run,
        form: Form,
        language: Language,
    ) -> Result<Searching, WrongUse> {
        let texts = Texts::of(language);
        let said = Config {
            engine: engine.map(str::to_owned),
            limit,
            alphabet: run.alphabet.clone(),
            boxes: run.boxes.clone(),
            any_layout: run.any_layout.then_some(true),
            output: run.report.clone(),
            seed: run.seed,
            seconds: run.seconds,
            ..Config::default()
        };
        let config = said.or(match &run.config {
            Some(file) => read_config(file, texts)?,
            None => Config::default(),
        });

        let alphabet = match &config.alphabet {
            Some(symbols) => {
                Alphabet::new(symbols).map_err(|error| WrongUse(texts.alphabet_error(&error)))?
            }
            None => Alphabet::default(),
        };
        let board = config.boxes.as_deref().map(|boxes| board(boxes, texts)).transpose()?;
        let mut reader = AnyLayout::new();
        if config.alphabet.is_some() {
            if let Some(board) = board {
                alphabet.check_side(board.side()).map_err(|error| WrongUse(texts.alphabet_error(&error)))?;
            }
            reader = reader.alphabet(&alphabet);
        }
        if let Some(board) = board {
            reader = reader.board(board);
        }
        let any = config.any_layout == Some(true) || config.alphabet.is_some() || board.is_some();

        let engine = config.engine.as_deref().map(jade_search::engine).transpose();
        let engine = engine.map_err(|error| WrongUse(texts.unknown_engine(&error)))?;
        // An engine that uses no seed is the same with any.
        let seeded = engine.and_then(|engine| engine.seeded(config.seed?));
        Ok(Searching {
            engine,
            seeded,
            alphabet,
            reader: any.then_some(reader),
            limit: config.limit,
            seconds: config.seconds,
            list,
            config,
            form,
            texts,
        })
    }

    /// Searches every puzzle of every file: those named, or those of the configuration. Returns whether all
    /// input was good.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub fn files(&self, named: &[PathBuf], out: &mut impl Write) -> io::Result<bool> {
        let configured = self.config.input.clone().map(Inputs::files);
        let standard_input = [PathBuf::from("-")];
        let files = match configured {
            Some(files) if named == standard_input => files,
            _ => named.to_vec(),
        };
        let mut good = true;
        for file in &files {
            good &= match open(file) {
                Ok(input) => self.file(input, out)?,
                Err(error) => {
                    let args = Args::none().text("file", file.display().to_string());
                    let args = args.text("reason", reason(&error, self.texts));
                    self.complain(&self.texts.plain("cli-cannot-read", &args));
                    false
                }
            };
            out.flush()?;
        }
        Ok(good)
    }

    fn file(&self, mut input: Box<dyn Read>, out: &mut impl Write) -> io::Result<bool> {
        let mut good = true;
        let Some(reader) = &self.reader else {
            for reading in Puzzles::new(input) {
                if interrupt::requested() {
                    break;
                }
                match reading? {
                    Ok(reading) => self.puzzle(&reading.puzzle, out)?,
                    Err(error) => {
                        self.complain(&self.texts.format_error(&error));
                        good = false;
                    }
                }
            }
            return Ok(good);
        };
        let mut bytes = Vec::new();
        input.read_to_end(&mut bytes)?;
        let text = String::from_utf8_lossy(&bytes);
        for (line, text) in puzzles(&text, reader) {
            if interrupt::requested() {
                break;
            }
            match reader.read(text) {
                Ok(puzzle) => self.puzzle(&puzzle, out)?,
                Err(mut error) => {
                    error.line += line;
                    self.complain(&self.texts.format_error(&error));
                    good = false;
                }
            }
        }
        Ok(good)
    }

    fn complain(&self, message: &str) {
        complain(&format!("jade: {message}"));
    }

    /// Searches one puzzle and tells what was found.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub fn puzzle(&self, puzzle: &Puzzle, out: &mut impl Write) -> io::Result<()> {
        let date = report::date(SystemTime::now());
        let found = self.search(puzzle);
        let about = About {
            date,
            engine: self.engine_for(puzzle).name().to_owned(),
            alphabet: &self.alphabet,
            sought: self.most(),
            microseconds: found.microseconds,
        };
        let written = SolveReport::new(about, puzzle, &found.report, &found.seen, &found.solutions);
        let written = report::leave_out(written, self.config.show);
        // Nothing in a report can fail to be JSON.
        let json = || serde_json::to_string(&written).unwrap_or_default() + "\n";
        if let Some(file) = &self.config.output {
            let text = match self.form {
                Form::Json => json(),
                _ => report::words(&written, self.texts),
            };
            report::append(file, &text, out)?;
            if file.as_os_str() == "-" {
                return Ok(());
            }
        }
        let text = match self.form {
            Form::Json => json(),
            _ => self.answer(&found),
        };
        out.write_all(text.as_bytes())
    }

    /// The most solutions to look for. To say that one is the only one takes looking for a second.
    fn most(&self) -> Option<u64> {
        match self.limit {
            Some(limit) => Some(limit),
            None if self.list => Some(2),
            None => Some(crate::args::COUNT_LIMIT),
        }
    }

    /// The engine that is asked for, or the usual one for boards of this size.
    fn engine_for(&self, puzzle: &Puzzle) -> &dyn Engine {
        match (&self.seeded, self.engine) {
            (Some(engine), _) => engine.as_ref(),
            (None, Some(engine)) => engine,
            (None, None) if puzzle.geometry().has_sets() => jade_search::engines()[0],
            (None, None) => &jade_search::Auto,
        }
    }

    fn search(&self, puzzle: &Puzzle) -> Found {
        let begun = Instant::now();
        let deadline = self.seconds.and_then(|seconds| begun.checked_add(Duration::from_secs(seconds)));
        let count = Cell::new(0);
        let told = Cell::new(begun);
        let shows_progress = io::stderr().is_terminal();
        let cancel = || {
            let now = Instant::now();
            if shows_progress && now - told.get() >= PROGRESS {
                told.set(now);
                let args = Args::none().number("found", count.get());
                let args = args.number("seconds", (now - begun).as_secs());
                let id = if self.list { "report-progress" } else { "report-progress-counting" };
                let _ = write!(io::stderr(), "\r\x1b[K{}", self.texts.plain(id, &args));
            }
            interrupt::requested() || deadline.is_some_and(|deadline| now >= deadline)
        };
        let mut limits = Limits::default().cancel(&cancel);
        limits.solutions = self.most();
        let mut solutions = Vec::new();
        let mut sink = |solution: &Puzzle| {
            count.set(count.get() + 1);
            solutions.push(solution.clone());
            ControlFlow::Continue(())
        };
        let engine = self.engine_for(puzzle);
        let (report, seen) = match self.list {
            true => engine.observe(puzzle, &limits, Some(&mut sink)),
            false => engine.observe(puzzle, &limits, None),
        };
        let microseconds = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
        if told.get() != begun {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
        Found { report, seen, solutions, microseconds }
    }

    /// What plain output says, as for any other puzzle.
    fn answer(&self, found: &Found) -> String {
        if !self.list {
            let more = if found.report.is_complete() { "" } else { "+" };
            return format!("{}{more}\n", found.report.solutions);
        }
        let lines: Vec<String> =
            found.solutions.iter().map(|solution| self.alphabet.line(solution)).collect();
        match (lines.as_slice(), self.limit) {
            ([], _) if found.report.is_complete() => "none\n".to_owned(),
            ([], _) => "unknown\n".to_owned(),
            ([first, _], None) => format!("several {first}\n"),
            _ => lines.join("\n") + "\n",
        }
    }
}

fn open(file: &Path) -> io::Result<Box<dyn Read>> {
    if file.as_os_str() == "-" {
        return Ok(Box::new(io::stdin()));
    }
    Ok(Box::new(crate::ask::open(file)?))
}

fn read_config(file: &Path, texts: &Texts) -> Result<Config, WrongUse> {
    let args = || Args::none().text("file", file.display().to_string());
    let text = std::fs::read_to_string(file).map_err(|error| {
        WrongUse(texts.plain("cli-cannot-read", &args().text("reason", reason(&error, texts))))
    })?;
    Config::read(&text).map_err(|error| {
        let place =
            error.span().map_or(1, |span| text[..span.start.min(text.len())].matches('\n').count() + 1);
        let args = args().text("line", place.to_string()).text("message", error.message());
        WrongUse(texts.plain("cli-bad-config", &args))
    })
}

/// The board whose boxes are said as in `3x5`.
fn board(boxes: &str, texts: &Texts) -> Result<&'static Geometry, WrongUse> {
    let sides = boxes.split_once(['x', 'X', '×']);
    sides
        .and_then(|(rows, columns)| Some((rows.trim().parse().ok()?, columns.trim().parse().ok()?)))
        .and_then(|(rows, columns)| Geometry::with_boxes(rows, columns).ok())
        .ok_or_else(|| {
            let args = Args::none().text("found", boxes).number("most", Geometry::MAX_SIDE);
            WrongUse(texts.plain("cli-bad-boxes", &args))
        })
}

/// A text as one puzzle, or its lines with the number of lines before each, if the first of them is a puzzle
/// by itself.
fn puzzles<'t>(text: &'t str, reader: &AnyLayout) -> Vec<(usize, &'t str)> {
    let is_puzzle = |line: &str| !line.trim().is_empty() && !line.trim_start().starts_with('#');
    let lines = || text.lines().enumerate().filter(|(_, line)| is_puzzle(line));
    match lines().next() {
        Some((_, first)) if lines().count() > 1 && reader.read(first).is_ok() => lines().collect(),
        _ => vec![(0, text)],
    }
}
