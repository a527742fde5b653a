//! `jade statistics`: what the games played in the terminal add up to.

use crate::args::Counting;
use crate::commands::play::records;
use crate::console::output::Output;
use crate::console::terminal::{Form, json};
use jade_contract::StatisticsReply;
use jade_game::{GameRecord, Statistics, statistics};
use jade_lessons::Lesson;
use jade_text::{Args, Texts};
use std::io;

/// Imports, exports, erases or adds up the records. Returns what to print.
///
/// # Errors
/// A message, or an error of standard output.
pub fn count(asked: &Counting, form: Form, texts: &Texts) -> io::Result<Result<String, String>> {
    if asked.erase {
        let erased =
            |count| texts.plain("statistics-erased-terminal", &Args::none().number("count", count)) + "\n";
        return Ok(records::erase(texts).map(erased));
    }
    let said = match &asked.import {
        None => None,
        Some(file) => match records::read(file, texts).and_then(|(records, refused)| {
            let merged = records::add(records, texts)?;
            let args = Args::none().number("added", merged.added).number("replaced", merged.replaced);
            let args = args.number("known", merged.known).number("refused", refused);
            Ok(texts.plain("statistics-imported", &args).trim().to_owned())
        }) {
            Ok(said) => Some(said),
            Err(words) => return Ok(Err(words)),
        },
    };
    let records = match records::load(texts) {
        Ok(records) => records,
        Err(words) => return Ok(Err(words)),
    };
    if let Some(file) = &asked.export {
        let mut out = match Output::new(Some(file), false, texts) {
            Ok(out) => out,
            Err(words) => return Ok(Err(words)),
        };
        let written = out.put(records::written(records));
        return Ok(out.end(written, texts)?.map(|()| said.map_or(String::new(), |said| said + "\n")));
    }
    let reply = statistics(&records, &records::today());
    if form == Form::Json {
        return Ok(Ok(json(&StatisticsReply::from(reply))));
    }
    let said = said.map_or(String::new(), |said| said + "\n\n");
    Ok(Ok(said + &shown(&records, &reply, texts)))
}

/// Returns a time: `1:02:03`, or `2:03` below an hour.
pub(super) fn clock(seconds: Option<u32>) -> String {
    let Some(seconds) = seconds else { return "–".to_owned() };
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        (hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// Returns the name of a technique, or of a move without pencil marks, as the page has it: the title of its lesson.
pub(super) fn title(id: &str, texts: &Texts) -> String {
    Lesson::find(id, texts).map_or_else(|| id.to_owned(), |lesson| lesson.title(texts))
}

/// Returns the heads of a table's columns.
pub(super) fn heads(texts: &Texts, ids: &[&str]) -> Vec<String> {
    ids.iter().map(|id| texts.plain(id, &Args::none())).collect()
}

/// Returns rows as a table: the first column begins at the left, all others end at the right.
pub(super) fn table(rows: &[Vec<String>]) -> String {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows.first().map_or(0, Vec::len)).map(width).collect();
    let mut out = String::new();
    for row in rows {
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let gap = " ".repeat(width - cell.chars().count());
            match column {
                0 => out.extend([cell.as_str(), gap.as_str()]),
                _ => out.extend(["  ", gap.as_str(), cell.as_str()]),
            }
        }
        out.truncate(out.trim_end().len());
        out.push('\n');
    }
    out
}

/// Returns the statistics in words and tables.
fn shown(records: &[GameRecord], reply: &Statistics, texts: &Texts) -> String {
    let none = Args::none();
    let word = |id: &str| texts.plain(id, &Args::none());
    if records.is_empty() {
        return word("statistics-empty-terminal") + "\n";
    }
    let counted = |id: &str, count: u32| {
        format!("{count} {}", texts.plain(id, &Args::none().number("count", count as usize)))
    };
    let longest =
        texts.plain("statistics-longest", &Args::none().number("count", reply.days.longest as usize));
    let (hours, minutes) = (reply.seconds / 3600, reply.seconds / 60 % 60);
    let mut out = format!(
        "{}\n{} ({longest})\n{} {}\n{hours} h {minutes} min {}\n",
        counted("statistics-solved", reply.solved),
        counted("statistics-streak", reply.days.streak),
        reply.without_hints,
        texts.plain("statistics-alone", &none),
        word("statistics-played"),
    );
    if !reply.levels.is_empty() {
        let mut rows = vec![heads(
            texts,
            &[
                "statistics-level",
                "statistics-count",
                "statistics-best",
                "statistics-median",
                "statistics-trend",
            ],
        )];
        rows.extend(reply.levels.iter().map(|one| {
            let trend = match one.trend {
                None => "–".to_owned(),
                Some(0) => word("statistics-steady"),
                Some(trend) => {
                    let id = if trend < 0 { "statistics-faster" } else { "statistics-slower" };
                    texts.plain(id, &Args::none().number("percent", trend.unsigned_abs() as usize))
                }
            };
            let times = [one.best, one.median].map(clock);
            let name = texts.level_name(one.level);
            [name, one.solved.to_string()].into_iter().chain(times).chain([trend]).collect()
        }));
        out += &format!("\n{}", table(&rows));
    }
    if !reply.techniques.is_empty() {
        let mut rows = vec![heads(
            texts,
            &[
                "statistics-technique",
                "statistics-seen",
                "statistics-unaided",
                "statistics-helped",
                "statistics-missed",
                "statistics-lately",
            ],
        )];
        rows.extend(reply.techniques.iter().map(|one| {
            let helped: u32 = one.helped.iter().sum();
            let counts = [one.seen, one.unaided, helped, one.missed].map(|count| count.to_string());
            let lately = format!("{} %", one.lately);
            [title(&one.technique, texts)].into_iter().chain(counts).chain([lately]).collect()
        }));
        out += &format!("\n{}", table(&rows));
    }
    out
}
