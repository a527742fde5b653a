//! `jade formats`.

use crate::console::drawing::Pencil;
use crate::console::terminal::Form;
use crate::console::terminal::json;
use jade_contract::FormatJson;
use jade_text::{Args, Language, Texts};

/// Lists the formats: as lines of tab-separated id, extensions, boards, features and name, or as a table for people.
pub fn list(form: Form, language: Language) -> String {
    let reply = jade_contract::formats(language.into());
    let texts = Texts::of(language);
    match form {
        Form::Json => json(&reply),
        Form::Plain => reply.formats.iter().map(|format| line(format, texts)).collect(),
        Form::Drawn { colour } => {
            let pencil = Pencil { texts, colour };
            let mut out = pencil.heading(&texts.plain("cli-formats-heading", &Args::none()));
            for format in &reply.formats {
                out += &pencil.heading(&format!("\n{}", format.id));
                out += &indented(&pencil.words(&about(format, texts)));
            }
            out
        }
    }
}

fn line(format: &FormatJson, texts: &Texts) -> String {
    let FormatJson { id, name, extensions, carries, .. } = format;
    let listed = |list: &[String]| if list.is_empty() { "-".to_owned() } else { list.join(",") };
    let (extensions, carries) = (listed(extensions), listed(carries));
    format!("{id}\t{extensions}\t{}\t{carries}\t{name}\n", boards(format, texts))
}

/// Describes the boards of a format, such as `9×9` or `up to 16×16`.
fn boards(format: &FormatJson, texts: &Texts) -> String {
    let args = Args::none().number("side", format.most_side);
    texts.plain(if format.least_side == format.most_side { "formats-one" } else { "formats-up-to" }, &args)
}

/// Describes name, extensions, boards, features and limitations.
fn about(format: &FormatJson, texts: &Texts) -> String {
    let FormatJson { name, extensions, carries_text, .. } = format;
    let endings = extensions.iter().map(|ending| format!(".{ending}")).collect::<Vec<_>>().join(", ");
    let name = match name.contains(&endings) {
        _ if endings.is_empty() => name.clone(),
        true => name.clone(),
        false => format!("{name} ({endings})"),
    };
    let args = Args::none().text("name", name).text("boards", boards(format, texts));
    let mut about = texts.plain("formats-about", &args.text("carries", carries_text));
    for (tells, id) in [(!format.several, "formats-one-puzzle"), (!format.written, "formats-read-only")] {
        if tells {
            about += " ";
            about += &texts.plain(id, &Args::none());
        }
    }
    about
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("  {line}\n")).collect()
}
