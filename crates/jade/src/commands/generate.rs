//! `jade generate`.

mod making;

use crate::args::Making;
use crate::commands::generate::making::{Work, geometry, order};
use crate::console::drawing::Pencil;
use crate::console::exit::WrongUse;
use crate::console::exit::{FAILED, WRONG_USE};
use crate::console::terminal::json;
use crate::console::terminal::{Form, complain};
use jade_batch::interrupt;
use jade_collection::Origin;
use jade_contract::{VERSION, estimate_reply, puzzle_json};
use jade_draw::{Picture, Scene};
use jade_exchange::{Content, Document, Format, by_id};
use jade_generate::{FoundPuzzle, RunOutcome, Wish, minimal_sukaku};
use jade_grid::Puzzle;
use jade_logic::notation;
use jade_search::{Auto, Engine, SearchLimits};
use jade_server::any_seed;
use jade_text::{Args, Language, Texts};
use jade_tutor::{Maker, PuzzleOrder};
use serde::Serialize;
use std::io::{self, Write};
use std::process::ExitCode;

/// Generates puzzles and writes each one as soon as all before it are complete.
///
/// # Errors
/// If the output cannot be written.
pub fn generate(
    making: &Making,
    form: Form,
    language: Language,
    out: impl Write + Send,
) -> io::Result<ExitCode> {
    let texts = Texts::of(language);
    let seed = making.seed.unwrap_or_else(any_seed);
    if making.sukaku {
        return sukakus(making, seed, texts, out);
    }
    let checked =
        order(making, seed, language).and_then(|order| Ok((shape(making, &order.wish, texts)?, order)));
    let (shape, order) = match checked {
        Ok(checked) => checked,
        Err(WrongUse(message)) => {
            complain(&format!("jade: {message}"));
            return Ok(ExitCode::from(WRONG_USE));
        }
    };
    if making.estimate {
        return estimated(order, making.threads, form, texts, out);
    }
    let mut writer = Writer { making, form, texts, seed, count: 0, shape, documents: Vec::new(), out };
    let source = match order.source() {
        Ok(source) => source,
        Err(why) => {
            writer.fault("impossible", &texts.impossible(&why), None)?;
            return Ok(ExitCode::from(FAILED));
        }
    };
    interrupt::listen();
    let outcome = Work::new(&order, source, making.threads, texts).run(|found| writer.write(found))?;
    writer.write_documents()?;
    if interrupt::requested() {
        return Ok(ExitCode::from(interrupt::EXIT_CODE));
    }
    let wanted = if making.best { 1 } else { making.count };
    if outcome.puzzles < wanted {
        // If the attempts are limited, that is why the collection had no more.
        let origin = if making.attempts.is_none() { order.origin } else { Origin::New };
        let mut words = texts.shortfall(&outcome.tally, outcome.puzzles, origin);
        let side = order.wish.geometry.side();
        words.extend(advice(making, side, &outcome).map(|id| texts.plain(id, &Args::none())));
        writer.fault("not-found", &words.join("\n  "), Some(&outcome))?;
        return Ok(ExitCode::from(FAILED));
    }
    Ok(ExitCode::SUCCESS)
}

/// Makes puzzles of candidates alone, one per line, perhaps with the solution.
fn sukakus(making: &Making, seed: u64, texts: &Texts, mut out: impl Write) -> io::Result<ExitCode> {
    let board = geometry(making, None, texts).and_then(|board| match board.side() {
        ..=MOST_OF_SUKAKUS => Ok(board),
        _ => Err(WrongUse(texts.plain("cli-generate-sukaku-size", &Args::none()))),
    });
    let board = match board {
        Ok(board) => board,
        Err(WrongUse(message)) => {
            complain(&format!("jade: {message}"));
            return Ok(ExitCode::from(WRONG_USE));
        }
    };
    interrupt::listen();
    for number in (making.attempt..).take(usize::try_from(making.count).unwrap_or(usize::MAX)) {
        let Some(puzzle) = minimal_sukaku(board, seed, number, &interrupt::requested) else {
            return Ok(ExitCode::from(interrupt::EXIT_CODE));
        };
        let solution = making.solution.then(|| Auto.classify(&puzzle, &SearchLimits::default()));
        match solution.as_ref().and_then(|found| found.solution()) {
            Some(solution) => writeln!(out, "{puzzle}\t{solution}")?,
            None => writeln!(out, "{puzzle}")?,
        }
        out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The largest side of a sukaku: candidates are written with one sign each.
const MOST_OF_SUKAKUS: usize = 16;

/// Suggests what may help if too few puzzles were found.
fn advice(making: &Making, side: usize, outcome: &RunOutcome) -> Option<&'static str> {
    if making.attempts.is_none() && outcome.tally.attempts == 0 {
        return Some("cli-generate-wait-longer");
    }
    let could_be_early = making.technique.is_some() && !making.early && side == 9;
    (could_be_early && outcome.puzzles == 0).then_some("cli-generate-look-early")
}

/// Only reports the estimated time.
fn estimated(
    order: PuzzleOrder,
    threads: usize,
    form: Form,
    texts: &Texts,
    mut out: impl Write,
) -> io::Result<ExitCode> {
    let maker = match Maker::new(order) {
        Ok(maker) => maker,
        Err(why) => {
            complain(&format!("jade: {}", texts.impossible(&why)));
            return Ok(ExitCode::from(FAILED));
        }
    };
    let reply = estimate_reply(&maker, threads, texts);
    let words = if form == Form::Json { json(&reply) } else { reply.text + "\n" };
    out.write_all(words.as_bytes())?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Writes puzzles in the requested form.
struct Writer<'a, W> {
    making: &'a Making,
    form: Form,
    texts: &'static Texts,
    seed: u64,
    count: u64,
    shape: Shape,
    /// Documents to be written when all are complete.
    documents: Vec<Document>,
    out: W,
}

/// The layout of the output.
#[derive(Clone, Copy)]
enum Shape {
    /// Tab-separated fields.
    Fields,
    /// Text with a comment above each puzzle.
    Text(&'static dyn Format),
    /// A file as other programs write it, complete at the end.
    File(&'static dyn Format),
}

/// Returns the requested layout.
///
/// # Errors
/// [`WrongUse`] if the format does not support the board, or holds only a single puzzle.
fn shape(making: &Making, wish: &Wish, texts: &Texts) -> Result<Shape, WrongUse> {
    let Some(id) = making.format.as_deref().filter(|id| *id != "line") else { return Ok(Shape::Fields) };
    let Some(format) = by_id(id) else { return Ok(Shape::Fields) };
    let facts = format.facts();
    let empty = Document::of_puzzle(Puzzle::empty(wish.geometry));
    format.fits(&empty).map_err(|error| WrongUse(texts.write_error(&error, facts)))?;
    if making.count > 1 && !facts.several {
        let args = Args::none().text("format", texts.exchange_format(facts));
        return Err(WrongUse(texts.plain("generate-one-at-a-time", &args)));
    }
    match facts.id {
        "rows" | "library" => Ok(Shape::Text(format)),
        _ => Ok(Shape::File(format)),
    }
}

/// Replaces the puzzles that were not generated.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct NothingJson<'a> {
    version: u32,
    code: &'a str,
    message: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    attempts: Option<u64>,
}

impl<W: Write> Writer<'_, W> {
    fn write(&mut self, found: &FoundPuzzle) -> io::Result<()> {
        self.count += 1;
        let text = match self.form {
            Form::Json => json(&puzzle_json(found, self.seed, self.making.solution)),
            Form::Plain => self.plain(found),
            // A format given explicitly is used in a terminal, too.
            Form::Drawn { .. } if self.making.format.is_some() => self.plain(found),
            Form::Drawn { colour } => self.drawn(found, Pencil { texts: self.texts, colour }),
        };
        self.out.write_all(text.as_bytes())?;
        self.out.flush()
    }

    fn plain(&mut self, found: &FoundPuzzle) -> String {
        let mut about = vec![format!("seed={}", self.seed), format!("attempt={}", found.attempt)];
        if let Some(rating) = &found.rating {
            about.extend(rating.level.map(|level| format!("level={level}")));
            about.push(format!("score={}", rating.score));
            if let Some(openness) = rating.openness.filter(|_| rating.level.is_some()) {
                let tenths = openness.mean_tenths();
                about.push(format!(
                    "open={},{}.{},{}",
                    openness.start,
                    tenths / 10,
                    tenths % 10,
                    openness.least
                ));
            }
        }
        if let Some(rating) = &found.explainer {
            about.extend(
                [("er", rating.er), ("ep", rating.ep), ("ed", rating.ed)]
                    .map(|(name, figure)| format!("{name}={figure}")),
            );
        }
        if let Some(moment) = &found.moment {
            about.push(format!("before={}", moment.before));
            let step = notation::print(&moment.step, moment.position.geometry());
            about.push(format!("step={step}"));
        }
        let solution = self.making.solution.then_some(&found.solution);
        match self.shape {
            Shape::Fields => {
                let boards = [Some(&found.puzzle), solution].into_iter().flatten();
                let fields: Vec<String> = boards.map(ToString::to_string).chain(about).collect();
                fields.join("\t") + "\n"
            }
            Shape::Text(format) => {
                let write = |puzzle: &Puzzle| format.write(&[Document::of_puzzle(puzzle.clone())]);
                let mut text = format!("# {}\n{}", about.join(" "), write(&found.puzzle));
                if let Some(solution) = solution {
                    text += &format!("\n{}", write(solution));
                }
                if self.count > 1 { format!("\n{text}") } else { text }
            }
            Shape::File(_) => {
                let mut document = Document::of_puzzle(found.puzzle.clone());
                let level = found.rating.as_ref().and_then(|rating| rating.level);
                document.about.level = level.map(|level| level.to_string());
                document.about.comment = Some(about.join(" "));
                document.about.solution = solution.cloned();
                self.documents.push(document);
                String::new()
            }
        }
    }

    /// Writes the documents collected for the end.
    fn write_documents(&mut self) -> io::Result<()> {
        let Shape::File(format) = self.shape else { return Ok(()) };
        if self.documents.is_empty() {
            return Ok(());
        }
        // Of the features that may be lost, only the solution was requested.
        let facts = format.facts();
        // The seed was chosen at random: if the file cannot hold it, it is reported separately.
        if self.making.seed.is_none()
            && self.documents.iter().any(|document| facts.loses(document).contains(&Content::Comment))
        {
            let seed = Args::none().text("seed", self.seed.to_string());
            complain(&format!("jade: {}", self.texts.plain("cli-generate-seed", &seed)));
        }
        let lost =
            self.documents.iter().filter(|document| facts.loses(document).contains(&Content::Solution));
        let lost = lost.count();
        if lost > 0
            && let Some(message) =
                self.texts.losses(&[(Content::Solution, lost)], self.documents.len(), facts)
        {
            complain(&format!("jade: {message}"));
        }
        self.out.write_all(format.write(&self.documents).as_bytes())?;
        self.out.flush()
    }

    fn drawn(&self, found: &FoundPuzzle, pencil: Pencil) -> String {
        let number = |name, number: u64| Args::none().text(name, number.to_string());
        let mut out = String::new();
        if self.making.count > 1 {
            let heading = self.texts.plain("cli-puzzle-number", &number("number", self.count));
            out += &pencil.heading(&heading);
        }
        out += &pencil.board(&Picture::of_puzzle(&found.puzzle));
        let from = number("seed", self.seed).text("attempt", found.attempt.to_string());
        out += &pencil.words(&self.texts.plain("generate-from", &from));
        if let Some(rating) = &found.rating
            && let Some(level) = rating.level
        {
            let rated = number("score", rating.score.into()).level("level", level);
            out += &pencil.words(&self.texts.plain("generate-rated", &rated));
            if let Some(openness) = &rating.openness {
                out += &pencil.sentence(&self.texts.openness(openness));
            }
        }
        if let Some(rating) = &found.explainer {
            out += &pencil.sentence(&self.texts.rated_by_explainer(rating));
        }
        if let Some(moment) = &found.moment {
            let before = Args::none().number("before", moment.before as u64);
            out += &pencil.words(&self.texts.plain("generate-moment", &before));
            let board = moment.position.snapshot();
            let scene = Scene::of_step(&moment.step, &board);
            out += &pencil.board(&Picture::of_board(&board).with_scene(scene));
            let step = self.texts.step(&moment.step, moment.position.geometry());
            out += &pencil.words(&step.to_string());
        }
        if self.making.solution {
            out += &pencil.board(&Picture::of_filled(&found.puzzle, &found.solution));
        }
        out + "\n"
    }

    /// Reports why there is no puzzle, or not enough of them.
    fn fault(&mut self, code: &str, message: &str, outcome: Option<&RunOutcome>) -> io::Result<()> {
        if self.form == Form::Json {
            let seed = outcome.map(|_| self.seed);
            let attempts = outcome.map(|outcome| outcome.tally.attempts);
            let nothing = NothingJson { version: VERSION, code, message, seed, attempts };
            return self.out.write_all(json(&nothing).as_bytes());
        }
        self.out.flush()?;
        complain(&format!("jade: {message}"));
        Ok(())
    }
}
