//! `jade learn report`: what a file of progress says about learning, with the figures of the page.

use super::statistics::{clock, heads, table, title};
use crate::console::terminal::{Form, json};
use jade_contract::LearningReply;
use jade_game::{Learning, TechniqueLearning, learning};
use jade_text::shown_path;
use jade_text::{Args, Texts};
use std::io::{self, Read};
use std::path::Path;

/// Where a figure is missing.
const NOTHING: &str = "–";

/// Returns what a file of progress says; `-` is standard input.
///
/// # Errors
/// A message if it cannot be read, or is no file of progress.
pub fn report(file: &Path, form: Form, texts: &Texts) -> Result<String, String> {
    let is_standard_input = file.as_os_str() == "-";
    let name = || match is_standard_input {
        true => texts.plain("cli-standard-input", &Args::none()),
        false => shown_path(file),
    };
    let text = if is_standard_input { read_input() } else { std::fs::read_to_string(file) };
    let text = text.map_err(|error| {
        let args = Args::none().text("file", name()).text("reason", texts.io_reason(&error));
        texts.plain("cli-cannot-read", &args)
    })?;
    let Some(reply) = learning(&text) else {
        let args = Args::none().text("file", name());
        let message = texts.plain("learning-no-file", &Args::none());
        return Err(texts.plain("cli-in-file", &args.text("message", message)));
    };
    Ok(if form == Form::Json { json(&LearningReply::from(reply)) } else { shown(&reply, texts) })
}

fn read_input() -> io::Result<String> {
    let mut text = String::new();
    io::stdin().lock().read_to_string(&mut text)?;
    Ok(text)
}

/// Returns the report in words and tables.
fn shown(reply: &Learning, texts: &Texts) -> String {
    let word = |id: &str| texts.plain(id, &Args::none());
    if reply.techniques.is_empty() {
        return word("learning-none") + "\n";
    }
    let mut out = String::new();
    if let Some(rating) = reply.rating {
        out +=
            &texts.plain("learning-rating", &Args::none().text("rating", format!("{:.0}", rating.round())));
        out += "\n\n";
    }
    let mut rows = vec![heads(
        texts,
        &[
            "growth-technique",
            "growth-alone",
            "growth-help",
            "growth-time",
            "growth-mastery",
            "growth-per-board",
        ],
    )];
    rows.extend(reply.techniques.iter().filter(|one| one.boards > 0).map(|one| {
        let alone = Args::none().number("count", one.unaided as usize).number("of", one.boards as usize);
        let help = Args::none().number("count", one.helped as usize).number("missed", one.missed as usize);
        vec![
            title(&one.id, texts),
            texts.plain("growth-of", &alone),
            texts.plain("growth-helped", &help).trim().to_owned(),
            clock(one.seconds.map(|seconds| seconds.round() as u32)),
            one.to_mastery.map_or(NOTHING.to_owned(), |boards| boards.to_string()),
            one.help.map_or(NOTHING.to_owned(), |help| decimal(help, texts)),
        ]
    }));
    if rows.len() > 1 {
        out += &format!("{}\n{}", word("growth-techniques"), table(&rows));
    }
    let mut rows = vec![heads(
        texts,
        &["growth-technique", "growth-before", "growth-after", "growth-later", "growth-gain"],
    )];
    let is_tested = |one: &&TechniqueLearning| [one.before, one.after, one.later].iter().any(Option::is_some);
    rows.extend(reply.techniques.iter().filter(is_tested).map(|one| {
        let percent = |share: Option<f64>| share.map_or(NOTHING.to_owned(), |share| percent(share, texts));
        let sign = if one.gain.is_some_and(|gain| gain > 0.0) { "+" } else { "" };
        let gain = format!("{sign}{}", percent(one.gain));
        [title(&one.id, texts)]
            .into_iter()
            .chain([one.before, one.after, one.later].map(percent))
            .chain([gain])
            .collect()
    }));
    if rows.len() > 1 {
        let gap = if out.is_empty() { "" } else { "\n" };
        out += &format!("{gap}{}\n{}\n{}", word("growth-tests"), word("growth-tests-how"), table(&rows));
    }
    if out.is_empty() { word("learning-none") + "\n" } else { out }
}

/// Returns a share in whole per cent, rounded as the page does: halves away from zero.
fn percent(share: f64, texts: &Texts) -> String {
    texts.plain("learning-percent", &Args::none().text("percent", format!("{:.0}", (share * 100.0).round())))
}

/// Returns a number from 0 with at most one decimal place.
fn decimal(number: f64, texts: &Texts) -> String {
    let tenths = (number * 10.0).round() as u64;
    match (tenths / 10, tenths % 10) {
        (whole, 0) => whole.to_string(),
        (whole, tenth) => {
            let args = Args::none().text("whole", whole.to_string()).text("tenth", tenth.to_string());
            texts.plain("learning-decimal", &args)
        }
    }
}
