//! Reports incorrect usage in the language of the user.

use crate::args::NotInRange;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use jade_generate::NoErRange;
use jade_logic::techniques::UnknownTechnique;
use jade_text::{Args, Texts};
use std::error::Error as _;

/// Translates an error of clap, with its suggestion. `command` is the one that was used, if it exists.
pub fn error_text(error: &clap::Error, command: Option<&str>, texts: &Texts) -> String {
    // What only holds other commands prints its help if none of them is named.
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        return error.render().to_string().trim_end().to_owned();
    }
    let message = texts.plain("cli-error", &Args::none().text("message", complaint(error, texts)));
    let mut lines = vec![message];
    lines.extend(expectation(error, texts));
    lines.extend(suggestion(error, texts));
    let help = command.map_or_else(|| "jade --help".to_owned(), |command| format!("jade {command} --help"));
    lines.push(texts.plain("cli-see-help", &Args::none().text("command", help)));
    lines.join("\n")
}

/// Returns a piece of context of an error as text.
fn context(error: &clap::Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) if !texts.is_empty() => Some(texts.join(", ")),
        ContextValue::StyledStr(text) => Some(text.to_string()),
        ContextValue::StyledStrs(texts) if !texts.is_empty() => {
            Some(texts.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
        }
        ContextValue::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

fn complaint(error: &clap::Error, texts: &Texts) -> String {
    let argument = context(error, ContextKind::InvalidArg)
        .or_else(|| context(error, ContextKind::InvalidSubcommand))
        .unwrap_or_default();
    let value = context(error, ContextKind::InvalidValue).unwrap_or_default();
    let other = context(error, ContextKind::PriorArg).filter(|other| *other != argument).unwrap_or_default();
    let id = match error.kind() {
        ErrorKind::UnknownArgument if !argument.starts_with('-') => "unexpected",
        ErrorKind::UnknownArgument => "unknown-argument",
        ErrorKind::InvalidSubcommand => "unknown-command",
        ErrorKind::InvalidValue | ErrorKind::NoEquals if value.is_empty() => "missing-value",
        ErrorKind::TooFewValues => "missing-value",
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => "invalid-value",
        ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues => "too-many",
        ErrorKind::ArgumentConflict if other.is_empty() => "twice",
        ErrorKind::ArgumentConflict => "conflict",
        ErrorKind::MissingSubcommand => "missing-command",
        ErrorKind::MissingRequiredArgument => "missing-argument",
        ErrorKind::InvalidUtf8 => "not-unicode",
        _ => "other",
    };
    if let Some(unknown) = error.source().and_then(|source| source.downcast_ref::<UnknownTechnique>()) {
        return texts.unknown_technique(unknown);
    }
    let args = Args::none().text("argument", argument).text("value", value).text("other", other);
    texts.plain(&format!("cli-error-{id}"), &args)
}

/// Describes what is expected, if known.
fn expectation(error: &clap::Error, texts: &Texts) -> Option<String> {
    let argument = context(error, ContextKind::InvalidArg).unwrap_or_default();
    let possible = context(error, ContextKind::ValidValue).or_else(|| {
        let missing = error.kind() == ErrorKind::MissingSubcommand;
        context(error, ContextKind::ValidSubcommand).filter(|_| missing)
    });
    if let Some(possible) = possible {
        return Some(texts.plain("cli-possible-values", &Args::none().text("possible", possible)));
    }
    let value_at_fault = matches!(error.kind(), ErrorKind::ValueValidation | ErrorKind::InvalidValue);
    if !value_at_fault {
        return None;
    }
    if let Some(NotInRange { from, most }) = error.source().and_then(|source| source.downcast_ref()).copied()
    {
        let from = Args::none().number("from", from);
        let value = context(error, ContextKind::InvalidValue).unwrap_or_default();
        let is_too_large =
            value.bytes().all(|byte| byte.is_ascii_digit()) && value.bytes().any(|byte| byte != b'0');
        return Some(match most {
            // An unlimited range needs no upper bound, unless the number exceeds even that.
            u64::MAX if !is_too_large => texts.plain("cli-number-from", &from),
            // Not formatted for people, so that it can be copied.
            _ if most >> 53 > 0 => texts.plain("cli-number-range", &from.text("to", most.to_string())),
            _ => texts.plain("cli-number-range", &from.number("to", most)),
        });
    }
    if error.source().is_some_and(|source| source.is::<NoErRange>()) {
        return Some(texts.plain("generate-bad-er", &Args::none()));
    }
    ["--listen", "--metrics"]
        .iter()
        .any(|option| argument.starts_with(option))
        .then(|| texts.plain("cli-address-expected", &Args::none()))
}

fn suggestion(error: &clap::Error, texts: &Texts) -> Option<String> {
    let kinds = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    let suggested = kinds.into_iter().find_map(|kind| context(error, kind))?;
    Some(texts.plain("cli-did-you-mean", &Args::none().text("suggestion", suggested)))
}
