//! `jade print`.

use crate::args::Printing;
use crate::commands::{FAILED, WRONG_USE};
use crate::documents::{Documents, write};
use crate::terminal::{complain, is_terminal};
use jade_print::{Item, is_printable};
use jade_text::{Args, Language, Texts};
use jade_tutor::{Limits, Printer};
use std::io::{self, Write};
use std::process::ExitCode;

/// Reads the files and prints what is in them.
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
    let mut reader = Documents { from: None, language, good: true };
    let documents = reader.read(&printing.files, |_| Ok(()));
    if documents.is_empty() {
        return Ok(ExitCode::from(FAILED));
    }
    let several = documents.len() > 1;
    let printer = printer(printing, language);
    let mut items: Vec<Item> = Vec::new();
    for (index, board) in documents.into_iter().enumerate() {
        let line = board.line;
        let (item, missing) = printer.item(index + 1, several, board, &Limits::default());
        if let Some(message) = missing {
            reader.good = false;
            reader.tell_in_line(&message, line, None);
        }
        items.push(item);
    }
    let words = [&printer.title].into_iter().chain(items.iter().map(|item| &item.caption));
    for text in words.filter(|text| !is_printable(text)) {
        let text = Args::none().text("text", text);
        complain(&format!("jade: {}", texts.plain("cli-print-letters", &text)));
    }
    let bytes = printer.pdf(items);
    match output {
        None => {
            let mut out = io::stdout().lock();
            out.write_all(&bytes)?;
            out.flush()?;
        }
        Some(file) => {
            if let Err(message) = write(file, &bytes, printing.force, texts) {
                complain(&format!("jade: {message}"));
                return Ok(ExitCode::from(FAILED));
            }
        }
    }
    Ok(if reader.good { ExitCode::SUCCESS } else { ExitCode::from(FAILED) })
}

fn printer(printing: &Printing, language: Language) -> Printer {
    let Printing { paper, per_page, title, worksheet, solutions, marks, .. } = printing;
    Printer {
        worksheet: *worksheet,
        solutions: *solutions,
        marks: *marks,
        paper: *paper,
        per_page: *per_page,
        title: title.clone().unwrap_or_default(),
        ..Printer::new(language)
    }
}
