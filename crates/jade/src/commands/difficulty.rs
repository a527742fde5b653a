//! `jade difficulty`: measures of difficulty side by side.

use crate::args::Comparing;
use crate::config::profiles;
use crate::console::exit::WrongUse;
use crate::console::fault::{Fault, file_name};
use crate::console::output;
use crate::console::terminal::{Form, complain, json};
use jade_batch::Progress;
use jade_batch::in_order;
use jade_batch::interrupt;
use jade_contract::{AskError, VERSION};
use jade_dataset::difficulty::{
    List, ListFaultKind, ListKind, Matrix, Measure, NotMeasured, Numbers, Ratings, Sample, SampleRow, draw,
    measured, of_ratings, read, table,
};
use jade_logic::Profile;
use jade_text::{Args, Language, Texts};
use serde::Serialize;
use std::io::{self, Read, Write};
use std::path::Path;

/// The number of puzzles that a thread measures at a time.
const PUZZLES_PER_JOB: usize = 16;

/// Compares the measures on every sample and writes a matrix for each. Returns whether all input was good and all output
/// could be written.
///
/// # Errors
/// If standard output cannot be written. The inner error is wrong use.
pub fn difficulty(
    asked: &Comparing,
    form: Form,
    language: Language,
    mut out: impl Write,
) -> io::Result<Result<bool, WrongUse>> {
    let texts = Texts::of(language);
    let profile = match profiles::profile(&asked.choice, texts) {
        Ok(profile) => profile,
        Err(wrong) => return Ok(Err(wrong)),
    };
    interrupt::listen();
    let mut faults = Vec::new();
    let lists =
        [(Measure::Hodoku, ListKind::Hodoku, &asked.hodoku), (Measure::Times, ListKind::Times, &asked.times)];
    let mut rated: Vec<(Measure, String, List)> = Vec::new();
    for (measure, kind, file) in lists {
        let Some(file) = file else { continue };
        rated.push((measure, file_name(file, texts), list(file, kind, language, &mut faults)));
    }
    let samples = if !asked.samples.is_empty() {
        let list = |file: &Path| {
            list(file, ListKind::Sample, language, &mut faults).into_sample(&file_name(file, texts))
        };
        asked.samples.iter().map(|file| file.as_path()).map(list).collect()
    } else if !rated.is_empty() {
        of_ratings(rated.iter().map(|(_, file, list)| (file.as_str(), list)))
    } else {
        draw(asked.count, asked.seed, texts, &interrupt::requested)
    };
    let ratings: Vec<(Measure, Ratings)> =
        rated.iter().map(|(measure, _, list)| (measure.clone(), Ratings::new(list))).collect();
    let progress = Progress::new(texts);
    let mut matrices = Vec::new();
    for sample in &samples {
        let columns = columns(sample, &profile, asked.threads, texts, &progress, &mut faults)?;
        if interrupt::requested() {
            break;
        }
        // Of a sample without a good row, its faults say enough.
        if !columns.is_empty() {
            matrices.push(Matrix::new(sample, columns, &ratings));
        }
    }
    progress.clear();
    let mut good = faults.is_empty();
    for fault in &faults {
        fault.write(form, texts, &mut out)?;
    }
    if form != Form::Json && !matrices.is_empty() {
        writeln!(out, "{}\n", texts.plain("difficulty-how", &Args::none()))?;
    }
    let shown: Vec<String> = matrices
        .iter()
        .map(|matrix| match form {
            Form::Json => json(&MatrixJson::of(matrix)),
            _ => matrix.table(texts),
        })
        .collect();
    out.write_all(shown.join(if form == Form::Json { "" } else { "\n" }).as_bytes())?;
    out.flush()?;
    if let Some(file) = asked.values.as_deref().filter(|_| !interrupt::requested())
        && let Err(message) = output::write(Some(file), table(&matrices), asked.force, texts)?
    {
        complain(&format!("jade: {message}"));
        good = false;
    }
    Ok(Ok(good))
}

/// Reads a list; `-` is standard input.
fn list(file: &Path, kind: ListKind, language: Language, faults: &mut Vec<Fault>) -> List {
    let texts = Texts::of(language);
    let mut bytes = Vec::new();
    let text = match file.as_os_str() == "-" {
        true => io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes),
        false => std::fs::read(file),
    };
    match text {
        Ok(text) => {
            let name = file_name(file, texts);
            let (list, wrong) = read(&String::from_utf8_lossy(&text), kind);
            faults.extend(wrong.into_iter().map(|fault| match fault.kind {
                ListFaultKind::Unreadable(error) => *Fault::in_text(&error, Some(&name), language),
                kind => {
                    let error = AskError { code: kind.code(), field: None, message: kind.message(texts) };
                    *Fault::in_answer(error, Some(fault.line), Some(&name), texts)
                }
            }));
            list
        }
        Err(error) => {
            faults.push(*Fault::unreadable(file, &error, texts));
            List::default()
        }
    }
}

/// What was found about some puzzles.
type Answers<'a> = Vec<(&'a SampleRow, Result<Numbers, NotMeasured>)>;

/// Measures the puzzles of a sample, on several threads. What cannot be measured becomes a fault.
///
/// # Errors
/// If a thread panicked.
fn columns<'a>(
    sample: &'a Sample,
    profile: &Profile,
    threads: usize,
    texts: &'static Texts,
    progress: &Progress,
    faults: &mut Vec<Fault>,
) -> io::Result<Vec<(&'a SampleRow, Numbers)>> {
    let mut jobs = sample.rows.chunks(PUZZLES_PER_JOB);
    let next = || {
        progress.tick();
        jobs.next().filter(|_| !interrupt::requested())
    };
    let cancel = &interrupt::requested;
    let work = |rows: &'a [SampleRow]| -> Answers<'a> {
        rows.iter().map(|row| (row, measured(&row.puzzle, profile, cancel))).collect()
    };
    let mut known = Vec::new();
    let put = |answers: Answers<'a>| {
        progress.answered(answers.len());
        for (row, answer) in answers {
            match answer {
                Ok(numbers) => known.push((row, numbers)),
                Err(why) => {
                    let error = AskError { code: why.code(), field: None, message: why.message(texts) };
                    let (file, line) = row.place.clone().unzip();
                    faults.push(*Fault::in_answer(error, line, file.as_deref(), texts));
                }
            }
        }
        Ok(())
    };
    in_order(threads, next, work, put)?;
    Ok(known)
}

/// The matrix of a sample as JSON.
#[derive(Serialize)]
struct MatrixJson<'a> {
    version: u32,
    sample: &'a str,
    puzzles: usize,
    measures: Vec<MeasureJson<'a>>,
    pairs: Vec<PairJson<'a>>,
}

#[derive(Serialize)]
struct MeasureJson<'a> {
    id: &'a str,
    puzzles: usize,
}

#[derive(Serialize)]
struct PairJson<'a> {
    measures: [&'a str; 2],
    puzzles: usize,
    correlation: Option<f64>,
}

impl<'a> MatrixJson<'a> {
    fn of(matrix: &'a Matrix<'_>) -> MatrixJson<'a> {
        let measures = matrix.measures().map(|(measure, puzzles)| MeasureJson { id: measure.id(), puzzles });
        let pairs = matrix.pairs().map(|pair| PairJson {
            measures: pair.measures.map(Measure::id),
            puzzles: pair.puzzles,
            correlation: pair.correlation,
        });
        MatrixJson {
            version: VERSION,
            sample: &matrix.sample().id,
            puzzles: matrix.puzzles(),
            measures: measures.collect(),
            pairs: pairs.collect(),
        }
    }
}
