//! The files of all languages have the same messages, and those that the code names.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::parser::parse;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

const LANGUAGES: [&str; 2] = ["en", "es"];

fn folder(language: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language)
}

fn files(language: &str) -> BTreeMap<String, String> {
    std::fs::read_dir(folder(language))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| {
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            (name, std::fs::read_to_string(&path).unwrap())
        })
        .collect()
}

fn resource<'t>(name: &str, text: &'t str) -> Resource<&'t str> {
    parse(text).unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"))
}

/// Returns every pattern by `id` or `id.attribute`.
fn patterns<'r, 't>(resource: &'r Resource<&'t str>) -> Vec<(String, &'r Pattern<&'t str>)> {
    let mut patterns = Vec::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                patterns.extend(message.value.iter().map(|value| (message.id.name.to_owned(), value)));
                let attributes = message.attributes.iter();
                patterns.extend(attributes.map(|a| (format!("{}.{}", message.id.name, a.id.name), &a.value)));
            }
            Entry::Term(term) => panic!("-{}: terms are not used", term.id.name),
            Entry::Junk { content } => panic!("not Fluent: {content}"),
            _ => {}
        }
    }
    patterns
}

#[derive(Default)]
struct Contents<'t> {
    variables: BTreeSet<&'t str>,
    references: BTreeSet<&'t str>,
    words: String,
}

impl<'t> Contents<'t> {
    fn of(pattern: &Pattern<&'t str>) -> Contents<'t> {
        let mut contents = Contents::default();
        contents.add(pattern);
        contents
    }

    fn add(&mut self, pattern: &Pattern<&'t str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.words.push_str(value),
                PatternElement::Placeable { expression } => self.add_expression(expression),
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&'t str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                variants.iter().for_each(|variant| {
                    self.words.push(' ');
                    self.add(&variant.value);
                    self.words.push(' ');
                });
            }
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<&'t str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name);
                self.words.push('…');
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name);
            }
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            InlineExpression::StringLiteral { value } => self.words.push_str(value),
            InlineExpression::NumberLiteral { .. } => {}
            other => panic!("neither functions nor terms are used: {other:?}"),
        }
    }
}

/// Returns the name of an argument without the suffix of a form.
fn base<'v>(variable: &'v str, forms: &BTreeSet<String>) -> &'v str {
    let mut base = variable;
    while let Some((start, end)) = base.rsplit_once('-') {
        let derived = ["or", "count", "box", "row", "column", "house", "cells", "digits"].contains(&end);
        if !derived && !forms.contains(end) {
            break;
        }
        base = start;
    }
    base
}

#[test]
fn every_language_has_the_same_files_messages_and_arguments() {
    let all: Vec<_> = LANGUAGES.iter().map(|language| files(language)).collect();
    let names = |i: usize| all[i].keys().collect::<Vec<_>>();
    assert_eq!(names(0), names(1));
    let words = resource("words.ftl", &all[0]["words.ftl"]);
    let forms: BTreeSet<String> = patterns(&words)
        .iter()
        .filter_map(|(id, _)| id.split_once('.').map(|(_, form)| form.to_owned()))
        .collect();
    for name in names(0) {
        let [first, second] = [0, 1].map(|i| {
            let resource = resource(name, &all[i][name]);
            let mut stated = BTreeMap::new();
            for (id, pattern) in patterns(&resource) {
                let contents = Contents::of(pattern);
                let mut variables: BTreeSet<String> =
                    contents.variables.iter().map(|v| base(v, &forms).to_owned()).collect();
                // A name may depend on the number in one language and not in the other.
                if name == "words.ftl" {
                    variables.clear();
                }
                assert!(stated.insert(id.clone(), variables).is_none(), "{name}: {id} twice");
            }
            stated
        });
        let ids = |stated: &BTreeMap<String, _>| stated.keys().cloned().collect::<BTreeSet<_>>();
        let differing: Vec<_> = ids(&first).symmetric_difference(&ids(&second)).cloned().collect();
        assert!(differing.is_empty(), "{name}: only in one language: {differing:?}");
        for (id, variables) in first {
            assert_eq!(variables, second[&id], "{name}: {id} is given other things");
        }
    }
}

#[test]
fn no_message_is_in_two_files_and_every_reference_has_a_target() {
    for language in LANGUAGES {
        let files = files(language);
        let resources: Vec<_> = files.iter().map(|(name, text)| (name, resource(name, text))).collect();
        let mut seen = BTreeMap::new();
        for (name, resource) in &resources {
            for (id, _) in patterns(resource) {
                if let Some(other) = seen.insert(id.clone(), name) {
                    panic!("{language}: {id} in {other} and in {name}");
                }
            }
        }
        for (name, resource) in &resources {
            for (id, pattern) in patterns(resource) {
                for reference in Contents::of(pattern).references {
                    assert!(seen.contains_key(reference), "{language}/{name}: {id} refers to {reference}");
                }
            }
        }
    }
}

/// Returns the texts of all files of source code in a folder.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            found.push((path, text));
        }
    }
    found
}

/// Returns the messages that a piece of code names: the strings that follow the names of the functions that look messages up.
fn named(code: &str) -> Vec<&str> {
    const CALLS: [&str; 6] = ["plain(", "message(", "word(", "text(", "counted(", "heads(texts, &["];
    let mut named = Vec::new();
    for call in CALLS {
        for (at, _) in code.match_indices(call) {
            // All strings of a list are named.
            let mut rest = code[at + call.len()..].trim_start();
            while let Some((id, after)) = rest.strip_prefix('"').and_then(|rest| rest.split_once('"')) {
                named.push(id);
                rest = after.trim_start_matches(|c: char| c == ',' || c.is_whitespace());
            }
        }
    }
    let is_id = |id: &&str| {
        id.contains('-') && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    named.into_iter().filter(is_id).collect()
}

#[test]
fn every_message_that_the_code_names_exists() {
    let files = files("en");
    let resources: Vec<_> = files.iter().map(|(name, text)| resource(name, text)).collect();
    let known: BTreeSet<String> = resources.iter().flat_map(patterns).map(|(id, _)| id).collect();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders = std::fs::read_dir(crates).unwrap().map(|entry| entry.unwrap().path().join("src"));
    let sources: Vec<_> = folders.filter(|folder| folder.is_dir()).flat_map(|f| sources(&f)).collect();
    let mut count = 0;
    for (path, code) in &sources {
        for id in named(code) {
            assert!(known.contains(id), "{}: no message is called {id}", path.display());
            count += 1;
        }
    }
    assert!(count > 300, "only {count} are named");
}

/// Words that are common in one language and do not occur in the other. (Not "en", "es" and "y", which
/// are also codes of languages and a key.)
const ENGLISH: &[&str] =
    &["the", "and", "of", "is", "are", "with", "this", "that", "these", "which", "must", "only", "to", "it"];
const SPANISH: &[&str] =
    &["el", "los", "las", "que", "una", "con", "por", "para", "está", "están", "de", "lo"];

#[test]
fn no_language_contains_words_of_the_other() {
    let mut slips = Vec::new();
    for (language, foreign) in [("en", SPANISH), ("es", ENGLISH)] {
        for (name, text) in files(language) {
            for (id, pattern) in patterns(&resource(&name, &text)) {
                // This name is the same in both languages.
                let words = Contents::of(pattern).words.to_lowercase().replace("sue de coq", "");
                // Command-line options have the same names in all languages.
                let said = words.split_whitespace().filter(|word| !word.starts_with("--"));
                let mut words = said.flat_map(|word| word.split(|c: char| !c.is_alphanumeric()));
                if let Some(word) = words.find(|word| foreign.contains(word)) {
                    slips.push(format!("{language}/{name}: {id} says {word:?}"));
                }
            }
        }
    }
    assert!(slips.is_empty(), "{slips:#?}");
}

/// Private-use characters represent arguments (see `texts.rs`), and marks of direction would be mistakes.
#[test]
fn messages_contain_no_markers() {
    for language in LANGUAGES {
        for (name, text) in files(language) {
            let odd = text.chars().find(
                |c| matches!(c, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'.. | '\u{2066}'..='\u{2069}' | '\t'),
            );
            assert_eq!(odd, None, "{language}/{name}");
        }
    }
}
