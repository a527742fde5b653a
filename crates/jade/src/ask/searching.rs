//! `jade solve` and `jade count` with all their options: any size and alphabet, a report, a time limit.

use crate::args::{Run, Search};
use crate::ask::puzzle_question::json_about;
use crate::ask::{BAD_LINE, report};
use crate::config::{Inputs, SearchSettings, read_config, settings_file};
use crate::console::documents::{open_or_standard_input, settled, tell_asides};
use crate::console::exit::WrongUse;
use crate::console::fault::{Fault, shown_name};
use crate::console::terminal::{Form, json};
use jade_batch::Progress;
use jade_batch::in_order;
use jade_batch::interrupt;
use jade_contract::{AskError, SolveReply};
use jade_exchange::any_layout::AnyLayout;
use jade_exchange::stream::Puzzles;
use jade_exchange::{Document, Reading, read_bytes};
use jade_grid::{Alphabet, Candidate, Digit, Geometry, Notation, Puzzle};
use jade_search::{About, Engine, Except, Observation, Report, SearchLimits, SolveReport};
use jade_text::{Args, Language, Texts};
use serde::Serialize;
use std::io::{self, Read, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant, SystemTime};

/// A prepared search: the parts that are the same for every puzzle.
pub struct Searching {
    /// The requested engine.
    engine: Option<&'static dyn Engine>,
    /// The requested engine with the requested seed.
    seeded: Option<Box<dyn Engine>>,
    alphabet: Alphabet,
    reader: Option<AnyLayout>,
    limit: Option<u64>,
    /// Whether to list the solutions, or only to count them.
    list: bool,
    config: SearchSettings,
    form: Form,
    language: Language,
    texts: &'static Texts,
}

/// A puzzle to search.
struct Job {
    line: usize,
    puzzle: Puzzle,
    /// The name of the file; `None` for standard input.
    file: Option<Arc<str>>,
}

/// The output about a puzzle.
pub struct SearchOutput {
    /// For standard output.
    pub answer: String,
    /// For the file of the report.
    report: Option<String>,
}

/// The JSON output: the reply of the tutor, with the report if that was requested on standard output.
#[derive(Serialize)]
struct Reply<'r> {
    #[serde(flatten)]
    reply: SolveReply,
    #[serde(skip_serializing_if = "Option::is_none")]
    report: Option<&'r SolveReport>,
}

/// The results of one search.
pub struct SearchResults {
    report: Report,
    seen: Observation,
    solutions: Vec<Puzzle>,
    microseconds: u64,
}

impl SearchResults {
    /// Returns the solutions to show. Without a limit that is only the first one: the second was searched for only
    /// to check uniqueness.
    fn show(&mut self, limit: Option<u64>, alphabet: &Alphabet) -> Vec<String> {
        let most = limit.unwrap_or(1);
        if self.report.solutions > most {
            self.report.solutions = most;
        }
        let shown = self.solutions.iter().take(usize::try_from(most).unwrap_or(usize::MAX));
        shown.map(|solution| alphabet.line(solution)).collect()
    }
}

impl Searching {
    /// Combines the command line and its configuration file.
    ///
    /// # Errors
    /// [`WrongUse`] if the file cannot be read, or if the alphabet, board or engine does not exist.
    pub fn new(search: &Search<'_>, form: Form, language: Language) -> Result<Searching, WrongUse> {
        let texts = Texts::of(language);
        let Search { engine, limit, list, run } = *search;
        let options = SearchSettings {
            limit,
            alphabet: run.alphabet.clone(),
            boxes: run.boxes.clone(),
            any_layout: run.any_layout.then_some(true),
            output: run.report.clone(),
            seed: run.seed,
            seconds: run.seconds,
            nodes: run.nodes,
            except: run.except.clone(),
            ..SearchSettings::default()
        };
        let config = options.or(settings(run, texts)?);

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
        if let Some(except) = &config.except {
            // Whether the puzzle has this cell and digit is checked once it is read.
            let largest = board.or(Geometry::standard(Geometry::MAX_SIDE));
            let read = largest.map(|board| candidate(except, board, &alphabet, texts));
            read.transpose().map_err(WrongUse)?;
        }
        let any = config.any_layout == Some(true) || config.alphabet.is_some() || board.is_some();

        let configured = || config.engine.as_deref().map(jade_search::engine).transpose();
        let engine = match engine {
            Some(engine) => Some(engine),
            None => configured().map_err(|error| WrongUse(texts.unknown_engine(&error)))?,
        };
        // For an engine without randomness, the seed makes no difference.
        let seeded = engine.and_then(|engine| engine.seeded(config.seed?));
        Ok(Searching {
            engine,
            seeded,
            alphabet,
            reader: any.then_some(reader),
            limit: config.limit,
            list,
            config,
            form,
            language,
            texts,
        })
    }

    /// Searches every puzzle of every file, several at once: those named, or those of the configuration. Returns
    /// whether all input was valid.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub fn files(
        &self,
        named: &[PathBuf],
        threads: usize,
        keep_lines: bool,
        mut out: impl Write + Send,
    ) -> io::Result<bool> {
        let configured = self.config.input.clone().map(Inputs::files);
        let standard_input = [PathBuf::from("-")];
        let files = match configured {
            Some(files) if named == standard_input => files,
            _ => named.to_vec(),
        };
        let progress = Progress::new(self.texts);
        let stopped = AtomicBool::new(false);
        let mut jobs = files.iter().flat_map(|file| self.jobs(file));
        let next = || if interrupt::requested() { None } else { jobs.next() };
        let work = |job: Result<Job, Box<Fault>>| match job {
            Ok(_) if interrupt::requested() => None,
            job => {
                Some(job.and_then(|job| self.puzzle(&job.puzzle, job.line, job.file.as_deref(), &progress)))
            }
        };
        let mut good = true;
        let put = |output: Option<Result<SearchOutput, Box<Fault>>>| {
            // After a gap, further answers would be out of place.
            let Some(output) = output.filter(|_| !stopped.load(Ordering::Relaxed)) else {
                stopped.store(true, Ordering::Relaxed);
                return Ok(());
            };
            progress.clear();
            match output {
                Ok(output) => {
                    if let (Some(file), Some(text)) = (&self.config.output, &output.report) {
                        report::append(file, text)?;
                    }
                    out.write_all(output.answer.as_bytes())?;
                    progress.answered(1);
                }
                Err(fault) => {
                    good = false;
                    fault.write(self.form, self.texts, &mut out)?;
                    if keep_lines && fault.is_of_a_puzzle() && self.form == Form::Plain {
                        out.write_all(BAD_LINE)?;
                    }
                }
            }
            out.flush()
        };
        in_order(threads, next, work, put)?;
        progress.clear();
        Ok(good)
    }

    /// Returns the puzzles of a file with their lines, or errors in their place.
    fn jobs(&self, file: &Path) -> Box<dyn Iterator<Item = Result<Job, Box<Fault>>> + Send + '_> {
        let name: Option<Arc<str>> = shown_name(file, false, self.texts).map(Arc::from);
        let unreadable = |error: &io::Error, file: &Path| Fault::unreadable(file, error, self.texts);
        let mut input = match open_or_standard_input(file) {
            Ok(input) => input,
            Err(error) => return Box::new(std::iter::once(Err(unreadable(&error, file)))),
        };
        let Some(reader) = &self.reader else {
            let (mut puzzles, file) = (Puzzles::of_file(file, input), file.to_owned());
            let chunks = std::iter::from_fn(move || puzzles.next(0));
            return Box::new(chunks.flat_map(move |chunk| {
                let chunk = match chunk {
                    Ok(chunk) => chunk,
                    Err(error) => return vec![Err(unreadable(&error, &file))],
                };
                let job = |reading: Reading| {
                    tell_asides(&reading.asides, name.as_deref(), self.texts);
                    let line = reading.line;
                    let puzzle = settled(reading, name.as_deref(), self.texts).puzzle;
                    Job { line, puzzle, file: name.clone() }
                };
                let fault = |error| Fault::in_text(&error, name.as_deref(), self.language);
                chunk.readings().map(|reading| reading.map(job).map_err(fault)).collect()
            }));
        };
        let mut bytes = Vec::new();
        if let Err(error) = input.read_to_end(&mut bytes) {
            return Box::new(std::iter::once(Err(unreadable(&error, file))));
        }
        let text = read_bytes(&bytes);
        let read = puzzles(&text, reader).into_iter().map(|(line, text)| {
            let read = reader.read(text).map(|puzzle| (line + 1, puzzle));
            read.map_err(|mut error| {
                error.line += line;
                error
            })
        });
        let mut read: Vec<_> = read.collect();
        if read.iter().any(Result::is_err) {
            // The options add to what is read without them.
            let usual = jade_exchange::read_named(&text, file).into_iter().map(|read| {
                let document = read.ok()?;
                Some((document.line, self.on_board(&document)?))
            });
            if let Some(usual) = usual.collect::<Option<Vec<_>>>() {
                read = usual.into_iter().map(Ok).collect();
            }
        }
        let jobs = read.into_iter().map(|read| match read {
            Ok((line, puzzle)) => Ok(Job { line, puzzle, file: name.clone() }),
            Err(error) => Err(Fault::in_text(&error, name.as_deref(), self.language)),
        });
        Box::new(jobs.collect::<Vec<_>>().into_iter())
    }

    /// Returns the puzzle of a document on the requested board, if that has its size.
    fn on_board(&self, document: &Document) -> Option<Puzzle> {
        let boxes = self.config.boxes.as_deref().and_then(|boxes| board(boxes, self.texts).ok());
        let puzzle = document.givens();
        let puzzle = match boxes {
            None => puzzle.clone(),
            Some(board) if board.side() == puzzle.geometry().side() => {
                Puzzle::from_digits(board, puzzle.digits())?
            }
            Some(_) => return None,
        };
        tell_asides(&document.asides, None, self.texts);
        Some(puzzle)
    }

    /// Searches one puzzle and returns the output.
    ///
    /// # Errors
    /// If the board lacks the excepted candidate.
    pub fn puzzle(
        &self,
        puzzle: &Puzzle,
        line: usize,
        file: Option<&str>,
        progress: &Progress,
    ) -> Result<SearchOutput, Box<Fault>> {
        let date = report::date(SystemTime::now());
        let except = self.config.except.as_deref();
        let except = except.map(|text| candidate(text, puzzle.geometry(), &self.alphabet, self.texts));
        let except = except.transpose().map_err(|message| {
            let error = AskError { code: "invalid", field: Some("except".to_owned()), message };
            Fault::in_answer(error, Some(line), file, self.texts)
        })?;
        let engine = self.engine_for(puzzle);
        let mut found = match except {
            None => self.search(engine, puzzle, progress),
            Some(Candidate { cell, digit }) => self.search(&Except { engine, cell, digit }, puzzle, progress),
        };
        let (to_file, shown) = match &self.config.output {
            Some(file) if file.as_os_str() == "-" => (false, true),
            output => (output.is_some(), false),
        };
        let written = (to_file || shown).then(|| {
            let about = About {
                date,
                engine: engine.name().to_owned(),
                alphabet: &self.alphabet,
                sought: self.most(),
                microseconds: found.microseconds,
            };
            let written = SolveReport::new(about, puzzle, &found.report, &found.seen, &found.solutions);
            report::leave_out(written, self.config.show.unwrap_or_default())
        });
        let answer = match (self.form, &written) {
            (Form::Json, _) => {
                let solutions = self.list.then(|| found.show(self.limit, &self.alphabet));
                let reply = jade_contract::solve_reply(puzzle, engine, &found.report, solutions, self.texts);
                let reply = Reply { reply, report: written.as_ref().filter(|_| shown) };
                json_about(file, line, self.alphabet.line(puzzle), &reply)
            }
            (_, Some(written)) if shown => report::words(written, self.texts),
            _ => self.answer(&found),
        };
        let report = written.filter(|_| to_file).map(|written| match self.form {
            Form::Json => json(&written),
            _ => report::words(&written, self.texts),
        });
        Ok(SearchOutput { answer, report })
    }

    /// The number of solutions to search for. Proving uniqueness requires searching for a second one.
    fn most(&self) -> Option<u64> {
        match self.limit {
            Some(limit) => Some(limit),
            None if self.list => Some(2),
            None => Some(crate::args::COUNT_LIMIT),
        }
    }

    /// Returns the requested engine, or the default one for boards of this size.
    fn engine_for(&self, puzzle: &Puzzle) -> &dyn Engine {
        match (&self.seeded, self.engine) {
            (Some(engine), _) => engine.as_ref(),
            (None, Some(engine)) => engine,
            (None, None) if puzzle.geometry().is_usual() => jade_search::engines()[0],
            (None, None) => &jade_search::Auto,
        }
    }

    fn search(&self, engine: &dyn Engine, puzzle: &Puzzle, progress: &Progress) -> SearchResults {
        let begun = Instant::now();
        let seconds = self.config.seconds;
        let deadline = seconds.and_then(|seconds| begun.checked_add(Duration::from_secs(seconds)));
        let cancel = || {
            progress.tick();
            interrupt::requested() || deadline.is_some_and(|deadline| Instant::now() >= deadline)
        };
        let limits = SearchLimits { solutions: self.most(), nodes: self.config.nodes, cancel: Some(&cancel) };
        let mut solutions = Vec::new();
        let mut sink = |solution: &Puzzle| {
            progress.found();
            solutions.push(solution.clone());
            ControlFlow::Continue(())
        };
        let sink: Option<&mut jade_search::Sink<'_>> = if self.list { Some(&mut sink) } else { None };
        // A report requires a search that collects statistics.
        let (report, seen) = match self.config.output {
            Some(_) => engine.observe(puzzle, &limits, sink),
            None => (engine.run(puzzle, &limits, sink), Observation::default()),
        };
        let microseconds = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
        SearchResults { report, seen, solutions, microseconds }
    }

    /// Formats the plain output, as for any other puzzle.
    fn answer(&self, found: &SearchResults) -> String {
        if !self.list {
            let more = if found.report.is_complete() { "" } else { "+" };
            return format!("{}{more}\n", found.report.solutions);
        }
        let lines: Vec<String> =
            found.solutions.iter().map(|solution| self.alphabet.line(solution)).collect();
        match (lines.as_slice(), self.limit) {
            ([], _) if found.report.is_complete() => "none\n".to_owned(),
            ([], _) => "unknown\n".to_owned(),
            ([first, _], None) => format!("several\t{first}\n"),
            ([solution], None) if !found.report.is_complete() => format!("unknown\t{solution}\n"),
            _ => lines.join("\n") + "\n",
        }
    }
}

/// Reads the settings of a search: from the file that is named, or else from that of the user.
///
/// # Errors
/// [`WrongUse`] if the file cannot be read.
pub fn settings(run: &Run, texts: &Texts) -> Result<SearchSettings, WrongUse> {
    let file = settings_file(run.config.as_deref());
    file.map_or_else(|| Ok(SearchSettings::default()), |file| Ok(read_config(&file, texts)?.search))
}

/// Parses a candidate such as `r4c5=3`.
fn candidate(
    text: &str,
    board: &'static Geometry,
    alphabet: &Alphabet,
    texts: &Texts,
) -> Result<Candidate, String> {
    let wrong = || texts.plain("cli-bad-candidate", &Args::none().text("found", text));
    let parts = ["=", "<>", "≠"].iter().find_map(|sign| text.split_once(sign));
    let (cell, digit) = parts.ok_or_else(wrong)?;
    let cell = Notation::read(board, cell).map_err(|error| texts.notation_error(&error))?;
    let mut symbols = digit.trim().chars();
    let digit = match (symbols.next(), symbols.next()) {
        (Some(symbol), None) => alphabet.digit(symbol),
        _ => digit.trim().parse().ok().and_then(Digit::new),
    };
    let digit = digit.filter(|digit| digit.index() < board.side()).ok_or_else(wrong)?;
    Ok(Candidate { cell, digit })
}

/// Returns the board with boxes given as in `3x5`.
pub fn board(boxes: &str, texts: &Texts) -> Result<&'static Geometry, WrongUse> {
    let sides = boxes.split_once(['x', 'X', '×']);
    sides
        .and_then(|(rows, columns)| Some((rows.trim().parse().ok()?, columns.trim().parse().ok()?)))
        .and_then(|(rows, columns)| Geometry::with_boxes(rows, columns).ok())
        .ok_or_else(|| {
            let args = Args::none().text("found", boxes).number("most", Geometry::MAX_SIDE);
            WrongUse(texts.plain("cli-bad-boxes", &args))
        })
}

/// Returns a text as one puzzle; or, if its first line is a puzzle by itself, its lines, each with the number of
/// lines before it.
fn puzzles<'t>(text: &'t str, reader: &AnyLayout) -> Vec<(usize, &'t str)> {
    let is_puzzle = |line: &str| !line.trim().is_empty() && !line.trim_start().starts_with('#');
    let lines = || text.lines().enumerate().filter(|(_, line)| is_puzzle(line));
    match lines().next() {
        Some((_, first)) if lines().count() > 1 && reader.read(first).is_ok() => lines().collect(),
        _ => vec![(0, text)],
    }
}
