//! `jade convert`.

use crate::args::Converting;
use crate::console::documents::{Documents, ListFile};
use crate::console::exit::{FAILED, WRONG_USE, WrongUse};
use crate::console::output::{Output, exists, write};
use crate::console::terminal::complain;
use jade_exchange::{Around, Content, Document, FORMATS, Format, by_extension, by_id};
use jade_text::{Args, Language, Texts};
use jade_tutor::{DecidedBy, Limits, settle};
use std::ffi::OsString;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

/// Reads all files, reports what cannot be converted, then writes the rest.
///
/// # Errors
/// If standard output cannot be written.
pub fn convert(converting: &Converting, language: Language) -> io::Result<ExitCode> {
    let texts = Texts::of(language);
    let wrong_use = |WrongUse(message): WrongUse| {
        complain(&format!("jade: {message}"));
        Ok(ExitCode::from(WRONG_USE))
    };
    let format = match target(converting, texts) {
        Ok(format) => format,
        Err(wrong) => return wrong_use(wrong),
    };
    let from = converting.from.as_deref().and_then(format_named);
    let mut reader = Documents { from, language, good: true };
    let mut opened = None;
    let lines = from.is_none_or(|from| from.facts().id == "line");
    if let (true, Some(around), [file]) = (lines, format.around(), converting.files.as_slice()) {
        match ListFile::open(file, None) {
            Ok(Ok(list)) => return convert_list(list, converting, format, around, &mut reader),
            Ok(Err(rest)) => opened = Some(rest),
            // Tried again and reported below.
            Err(_) => {}
        }
    }
    let fits = |document: &Document| objection(format, document, texts);
    let most = if format.facts().several { usize::MAX } else { MOST_FILES + 1 };
    let mut documents = reader.read_after(opened, &converting.files, most, fits);
    let carries = format.facts().carries;
    if carries.contains(&Content::Barred) && !carries.contains(&Content::Candidates) {
        documents = documents.into_iter().map(with_rules).collect();
    }
    if documents.is_empty() {
        return Ok(ExitCode::from(FAILED));
    }
    if documents.len() > most.saturating_sub(1) {
        let args = Args::none().text("format", texts.exchange_format(format.facts()));
        let args = args.number("most", MOST_FILES);
        return wrong_use(WrongUse(texts.plain("cli-convert-too-many", &args)));
    }
    tell_losses(format, &documents, texts);
    let parts = match parts(converting, format, &documents, texts) {
        Ok(parts) => parts,
        Err(wrong) => return wrong_use(wrong),
    };
    for (file, documents) in parts {
        if let Err(message) = write(file.as_deref(), format.write(documents), converting.force, texts)? {
            complain(&format!("jade: {message}"));
            return Ok(ExitCode::from(FAILED));
        }
    }
    Ok(if reader.good { ExitCode::SUCCESS } else { ExitCode::from(FAILED) })
}

/// Returns the document with its candidates as part of the puzzle if they decide it: as such, the format has room for
/// them.
fn with_rules(document: Document) -> Document {
    let Some(sheet) = document.sheet() else { return document };
    match settle(sheet.clone(), &Limits::default()) {
        (sheet, DecidedBy::Candidates) => document.with_sheet(sheet.without_marks()),
        _ => document,
    }
}

/// The number of files that are written at most, for a format that holds one puzzle.
const MOST_FILES: usize = 10_000;

/// Returns why a document cannot be written in a format, as an error.
fn objection(format: &dyn Format, document: &Document, texts: &Texts) -> Result<(), String> {
    let facts = format.facts();
    format.fits(document).map_err(|error| texts.write_error(&error, facts))
}

/// Converts a list line by line, in constant memory. What is lost is reported at the end.
fn convert_list(
    list: ListFile<'_>,
    converting: &Converting,
    format: &dyn Format,
    around: Around,
    reader: &mut Documents,
) -> io::Result<ExitCode> {
    let texts = Texts::of(reader.language);
    let mut output = match Output::new(converting.output.as_deref(), converting.force, texts) {
        Ok(output) => output,
        Err(message) => {
            complain(&format!("jade: {message}"));
            return Ok(ExitCode::from(FAILED));
        }
    };
    let (mut written, mut good) = (0, true);
    let mut losses = Content::ALL.map(|content| (content, 0));
    let written_all = reader.each_of(list, &converting.files[0], |reader, document| {
        if let Err(message) = objection(format, &document, texts) {
            good = false;
            reader.report_in_line(&message, document.line, None);
            return Ok(());
        }
        let lost = format.facts().loses(&document);
        losses.iter_mut().filter(|(content, _)| lost.contains(content)).for_each(|(_, count)| *count += 1);
        output.put(if written == 0 { around.before } else { around.between })?;
        written += 1;
        output.put(format.write_piece(&document))
    });
    let written_all = written_all.and_then(|()| if written > 0 { output.put(around.after) } else { Ok(()) });
    if let Err(message) = output.end(written_all, texts)? {
        complain(&format!("jade: {message}"));
        return Ok(ExitCode::from(FAILED));
    }
    let losses: Vec<_> = losses.into_iter().filter(|(_, count)| *count > 0).collect();
    if let Some(message) = texts.losses(&losses, written, format.facts()) {
        complain(&format!("jade: {message}"));
    }
    Ok(if good && reader.good { ExitCode::SUCCESS } else { ExitCode::from(FAILED) })
}

/// Returns the format with this id or file extension.
fn format_named(name: &str) -> Option<&'static dyn Format> {
    by_id(name).or_else(|| by_extension(name).next())
}

/// Returns the format to write: the one named, or that of the output's name.
fn target(converting: &Converting, texts: &Texts) -> Result<&'static dyn Format, WrongUse> {
    let named = converting.to.as_deref().and_then(format_named);
    let extension = || converting.output.as_deref()?.extension()?.to_str();
    let by_name = || by_extension(extension()?).find(|format| format.facts().written);
    named.or_else(by_name).ok_or_else(|| {
        let written = FORMATS.iter().map(|format| format.facts()).filter(|facts| facts.written);
        let ids: Vec<&str> = written.map(|facts| facts.id).collect();
        WrongUse(texts.plain("cli-convert-to-what", &Args::none().text("formats", texts.listed(&ids))))
    })
}

/// Reports what will be lost, before anything is written.
fn tell_losses(format: &dyn Format, documents: &[Document], texts: &Texts) {
    let count = |content: Content| {
        let lost = documents.iter().filter(|document| format.facts().loses(document).contains(&content));
        (content, lost.count())
    };
    let losses: Vec<_> = Content::ALL.into_iter().map(count).filter(|(_, count)| *count > 0).collect();
    if let Some(message) = texts.losses(&losses, documents.len(), format.facts()) {
        complain(&format!("jade: {message}"));
    }
}

/// The documents for each output: all go to one, unless the format holds a single puzzle; then each goes to a
/// numbered file.
type Parts<'d> = Vec<(Option<PathBuf>, &'d [Document])>;

fn parts<'d>(
    converting: &Converting,
    format: &dyn Format,
    documents: &'d [Document],
    texts: &Texts,
) -> Result<Parts<'d>, WrongUse> {
    let output = converting.output.clone().filter(|output| output.as_os_str() != "-");
    if format.facts().several || documents.len() == 1 {
        return Ok(vec![(output, documents)]);
    }
    let Some(output) = output else {
        let args = Args::none().text("format", texts.exchange_format(format.facts()));
        return Err(WrongUse(texts.plain("cli-convert-one", &args.number("count", documents.len()))));
    };
    let digits = documents.len().to_string().len();
    let numbered = |number: usize| {
        let mut name = OsString::from(output.file_stem().unwrap_or_default());
        name.push(format!("-{number:0digits$}"));
        if let Some(extension) = output.extension() {
            name.push(".");
            name.push(extension);
        }
        Some(output.with_file_name(name))
    };
    let files: Parts<'_> =
        documents.chunks(1).enumerate().map(|(index, document)| (numbered(index + 1), document)).collect();
    let taken = files.iter().filter_map(|(file, _)| file.as_ref()).find(|file| file.exists());
    match taken {
        // Otherwise only the files before it would be written.
        Some(file) if !converting.force => Err(WrongUse(exists(file, texts))),
        _ => Ok(files),
    }
}
