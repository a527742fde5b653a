//! `jade generate`.

mod words;

use crate::args::Making;
use crate::ask::json;
use crate::commands::{FAILED, WRONG_USE};
use crate::drawing::Pencil;
use crate::interrupt;
use crate::making::{Made, Source, Work, any_seed, wish};
use crate::searching::WrongUse;
use crate::terminal::{Form, complain};
use jade_draw::Scene;
use jade_generate::Found;
use jade_grid::Candidate;
use jade_grid::format::by_id;
use jade_logic::notation;
use jade_text::{Args, Language, Texts};
use jade_tutor::contract::VERSION;
use serde::Serialize;
use std::io::{self, Write};
use std::process::ExitCode;

/// Makes puzzles and writes each as soon as all before it are there.
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
    let wish = match wish(making, texts) {
        Ok(wish) => wish,
        Err(WrongUse(message)) => {
            complain(&format!("jade: {message}"));
            return Ok(ExitCode::from(WRONG_USE));
        }
    };
    let seed = making.seed.unwrap_or_else(any_seed);
    let mut writer = Writer { making, form, texts, seed, count: 0, out };
    let source = match Source::new(making, wish, seed) {
        Ok(source) => source,
        Err(why) => {
            writer.fault("impossible", &words::impossible(&why, texts), None)?;
            return Ok(ExitCode::from(FAILED));
        }
    };
    interrupt::listen();
    let made = Work::new(making, source, seed, texts).run(|found| writer.write(found))?;
    if interrupt::requested() {
        return Ok(ExitCode::from(interrupt::EXIT_CODE));
    }
    let wanted = if making.best { 1 } else { making.count };
    if made.count < wanted {
        writer.fault("not-found", &words::nothing(&made, texts), Some(&made))?;
        return Ok(ExitCode::from(FAILED));
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes puzzles in the form that is wanted.
struct Writer<'a, W> {
    making: &'a Making,
    form: Form,
    texts: &'static Texts,
    seed: u64,
    count: u64,
    out: W,
}

/// A puzzle that was made.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct MadeJson {
    version: u32,
    puzzle: String,
    /// As `3x3`.
    boxes: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<String>,
    seed: u64,
    attempt: u64,
    clues: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hardest: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moment: Option<MomentJson>,
}

/// The moment at which a technique applies and nothing simpler does.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct MomentJson {
    /// Steps before it.
    before: usize,
    /// The digits that stand then.
    digits: String,
    /// The candidates that earlier steps took away, as in `r1c1<>35 r2c4<>7`.
    removed: String,
    /// The step in one-line notation.
    step: String,
}

/// What stands in the place of puzzles that were not made.
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
    fn write(&mut self, found: &Found) -> io::Result<()> {
        self.count += 1;
        let text = match self.form {
            Form::Json => json(&self.json(found)),
            Form::Plain => self.plain(found),
            // A format that is named is wanted, in a terminal too.
            Form::Drawn { .. } if self.making.format.is_some() => self.plain(found),
            Form::Drawn { colour } => self.drawn(found, Pencil { texts: self.texts, colour }),
        };
        self.out.write_all(text.as_bytes())?;
        self.out.flush()
    }

    fn plain(&self, found: &Found) -> String {
        let mut about = vec![format!("seed={}", self.seed), format!("attempt={}", found.attempt)];
        if let Some(rating) = &found.rating {
            about.extend(rating.level.map(|level| format!("level={level}")));
            about.push(format!("score={}", rating.score));
        }
        if let Some(moment) = moment(found) {
            about.push(format!("before={}", moment.before));
            about.push(format!("step={}", moment.step));
        }
        let solution = self.making.solution.then_some(&found.solution);
        match self.making.format.as_deref() {
            None | Some("line") => {
                let boards = [Some(&found.puzzle), solution].into_iter().flatten();
                let fields: Vec<String> = boards.map(ToString::to_string).chain(about).collect();
                fields.join("\t") + "\n"
            }
            Some(id) => {
                let write = |puzzle| by_id(id).map_or_else(String::new, |format| format.write(puzzle));
                let mut text = format!("# {}\n{}\n", about.join(" "), write(&found.puzzle));
                if let Some(solution) = solution {
                    text += &format!("\n{}\n", write(solution));
                }
                if self.count > 1 { format!("\n{text}") } else { text }
            }
        }
    }

    fn drawn(&self, found: &Found, pencil: Pencil) -> String {
        let number = |name, number: u64| Args::none().text(name, number.to_string());
        let mut out = String::new();
        if self.making.count > 1 {
            let heading = self.texts.plain("cli-puzzle-number", &number("number", self.count));
            out += &pencil.heading(&heading);
        }
        out += &pencil.board(&Scene::of_puzzle(&found.puzzle));
        let from = number("seed", self.seed).text("attempt", found.attempt.to_string());
        out += &pencil.words(&self.texts.plain("generate-from", &from));
        if let Some(rating) = &found.rating
            && let Some(level) = rating.level
        {
            let rated = number("score", rating.score.into()).level("level", level);
            out += &pencil.words(&self.texts.plain("generate-rated", &rated));
        }
        if let Some(moment) = &found.moment {
            let before = Args::none().number("before", moment.before as u64);
            out += &pencil.words(&self.texts.plain("generate-moment", &before));
            out += &pencil.board(&Scene::of_position(&moment.position).with_step(&moment.step));
            let step = self.texts.step(&moment.step, moment.position.geometry());
            out += &pencil.words(&step.to_string());
        }
        if self.making.solution {
            out += &pencil.board(&Scene::of_filled(&found.puzzle, &found.solution));
        }
        out + "\n"
    }

    fn json(&self, found: &Found) -> MadeJson {
        let geometry = found.puzzle.geometry();
        let rating = found.rating.as_ref();
        MadeJson {
            version: VERSION,
            puzzle: found.puzzle.to_string(),
            boxes: format!("{}x{}", geometry.box_rows(), geometry.box_columns()),
            solution: self.making.solution.then(|| found.solution.to_string()),
            seed: self.seed,
            attempt: found.attempt,
            clues: found.puzzle.clue_count(),
            level: rating.and_then(|rating| rating.level).map(|level| level.as_str()),
            score: rating.map(|rating| rating.score),
            hardest: rating.and_then(|rating| rating.hardest).map(|hardest| hardest.as_str()),
            steps: rating.map(|_| found.steps),
            moment: moment(found),
        }
    }

    /// Tells why there is no puzzle, or no more of them.
    fn fault(&mut self, code: &str, message: &str, made: Option<&Made>) -> io::Result<()> {
        if self.form == Form::Json {
            let seed = made.map(|_| self.seed);
            let attempts = made.map(|made| made.tally.attempts);
            let nothing = NothingJson { version: VERSION, code, message, seed, attempts };
            return self.out.write_all(json(&nothing).as_bytes());
        }
        self.out.flush()?;
        complain(&format!("jade: {message}"));
        Ok(())
    }
}

fn moment(found: &Found) -> Option<MomentJson> {
    let moment = found.moment.as_ref()?;
    let (position, geometry) = (&moment.position, moment.position.geometry());
    let digits = position.to_puzzle();
    // What the digits leave, but is no candidate any more.
    let bare = jade_grid::Position::new(&digits).ok()?;
    let removed: Vec<Candidate> =
        bare.all_candidates().filter(|one| !position.is_candidate(one.cell, one.digit)).collect();
    Some(MomentJson {
        before: moment.before,
        digits: digits.to_string(),
        removed: notation::print_conclusions(&[], &removed, geometry),
        step: notation::print(&moment.step, geometry),
    })
}
