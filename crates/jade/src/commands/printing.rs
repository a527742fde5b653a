//! `jade print`.

use crate::args::{Chosen, Printing};
use crate::console::documents::Documents;
use crate::console::exit::{FAILED, WRONG_USE, WrongUse, wrong_use};
use crate::console::output::write;
use crate::console::terminal::{complain, is_terminal};
use jade_contract::{Limits, Printer};
use jade_exchange::Document;
use jade_print::{Item, is_printable};
use jade_text::{Args, Language, Texts};
use std::io;
use std::process::ExitCode;
use std::time::Instant;

/// Reads the files and prints their puzzles.
///
/// # Errors
/// If standard output cannot be written.
pub fn print(printing: &Printing, language: Language) -> io::Result<ExitCode> {
    let texts = Texts::of(language);
    let output = printing.output.as_deref().filter(|output| output.as_os_str() != "-");
    if printing.output.is_none() && is_terminal() {
        complain(&format!("jade: {}", texts.plain("cli-print-where", &Args::none())));
        return Ok(ExitCode::from(WRONG_USE));
    }
    let technique = printing.technique.map(|technique| texts.technique_name(technique));
    let mut reader = Documents { from: None, language, good: true };
    let documents = match printing.chosen {
        None => reader.read(&printing.files, MOST_BOARDS + 1, |_| Ok(())),
        Some(chosen) => {
            let boards = choose(printing, chosen);
            if (boards.len() as u64) < chosen.count {
                reader.good = false;
                let args = Args::none().number("found", boards.len()).number("wanted", chosen.count);
                let args = args.text("technique", technique.as_deref().unwrap_or_default());
                complain(&format!("jade: {}", texts.plain("cli-print-too-few", &args)));
            }
            boards
        }
    };
    if documents.is_empty() {
        return Ok(ExitCode::from(FAILED));
    }
    if documents.len() > MOST_BOARDS {
        return wrong_use(&WrongUse(
            texts.plain("cli-print-too-many", &Args::none().number("most", MOST_BOARDS as u64)),
        ));
    }
    let several = documents.len() > 1;
    let printer = printer(printing, technique, language);
    let mut items: Vec<Item> = Vec::new();
    for (index, board) in documents.into_iter().enumerate() {
        let line = board.line;
        let (item, missing) = printer.item(index + 1, several, board, &Limits::default());
        if let Some(message) = missing {
            reader.good = false;
            reader.report_in_line(&message, line, None);
        }
        items.push(item);
    }
    let words = [&printer.title].into_iter().chain(items.iter().map(|item| &item.caption));
    for text in words.filter(|text| !is_printable(text)) {
        let text = Args::none().text("text", text);
        complain(&format!("jade: {}", texts.plain("cli-print-letters", &text)));
    }
    let bytes = printer.pdf(items);
    if let Err(message) = write(output, bytes, printing.force, texts)? {
        complain(&format!("jade: {message}"));
        return Ok(ExitCode::from(FAILED));
    }
    Ok(if reader.good { ExitCode::SUCCESS } else { ExitCode::from(FAILED) })
}

/// The boards of a booklet: as many as are printed within some seconds and 100 MB.
const MOST_BOARDS: usize = 5000;

/// Returns boards for a technique.
fn choose(printing: &Printing, chosen: Chosen) -> Vec<Document> {
    let Some(technique) = printing.technique else { return Vec::new() };
    let seed = chosen.seed.unwrap_or_else(jade_server::any_seed);
    let (limits, begun) = (Limits::default(), Instant::now());
    let boards = jade_tutor::examples(technique, chosen.count, seed, &limits, &|| begun.elapsed());
    boards.into_iter().map(Document::of_sheet).collect()
}

/// `name` is the name of the technique; it is the default title.
fn printer(printing: &Printing, name: Option<String>, language: Language) -> Printer {
    let Printing { paper, per_page, title, worksheet, technique, solutions, marks, .. } = printing;
    Printer {
        worksheet: *worksheet,
        technique: technique.map(|id| id.to_string()),
        solutions: *solutions,
        marks: *marks,
        paper: *paper,
        per_page: *per_page,
        title: title.clone().or(name).unwrap_or_default(),
        ..Printer::new(language)
    }
}
