//! Every command that the documents show is one that the program takes.

use super::parse;
use jade_text::Language;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// Returns the documents: those at the root, `docs/`, the lessons, and the README of each package.
fn documents() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folders = ["", "docs", "lessons/en", "lessons/es", "python", "npm", "deploy"];
    let mut found: Vec<PathBuf> = folders
        .iter()
        .filter_map(|folder| fs::read_dir(root.join(folder)).ok())
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "md"))
        .collect();
    found.sort();
    found
}

/// Returns the commands in the blocks of code, with the numbers of their lines. A line that ends with a backslash goes on.
fn commands(text: &str) -> Vec<(usize, String)> {
    let (mut commands, mut in_code) = (Vec::new(), false);
    let mut lines = text.lines().enumerate();
    while let Some((number, line)) = lines.next() {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        } else if in_code {
            let mut whole = line.trim().to_owned();
            while let Some(begin) = whole.strip_suffix('\\') {
                let next = lines.next().map_or("", |(_, line)| line.trim());
                whole = format!("{begin} {next}");
            }
            commands.push((number + 1, whole));
        }
    }
    commands
}

/// Divides a line into the words of each command of its pipeline, as a shell would: quotes hold words together, `#` begins
/// a comment, and what follows `>` or `<` is a file.
fn pipeline(line: &str) -> Vec<Vec<String>> {
    let mut commands = vec![Vec::new()];
    let (mut word, mut quote) = (None::<String>, None);
    let mut is_file = false;
    for c in line.chars().chain([' ']) {
        match (quote, c) {
            (Some(open), _) if c == open => quote = None,
            (Some(_), _) => word.get_or_insert_default().push(c),
            (None, '"' | '\'') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, '#') if word.is_none() => break,
            (None, ' ' | '|' | '&' | ';' | '>' | '<' | '(' | ')') => {
                if let Some(word) = word.take()
                    && !std::mem::take(&mut is_file)
                    && let Some(command) = commands.last_mut()
                {
                    command.push(word);
                }
                match c {
                    ' ' => {}
                    '>' | '<' => is_file = true,
                    _ => commands.push(Vec::new()),
                }
            }
            (None, _) => word.get_or_insert_default().push(c),
        }
    }
    commands
}

#[test]
fn every_documented_command_is_taken() {
    let mut taken = 0;
    for document in documents() {
        let text = fs::read_to_string(&document).unwrap();
        for (number, line) in commands(&text) {
            for words in pipeline(line.trim_start_matches("$ ")) {
                let Some(begin) = words.iter().position(|word| word == "jade") else { continue };
                // What stands before the program runs it: `sudo`, `time`, variables. A word in a sentence does not.
                let runs =
                    |word: &String| word.contains('=') || matches!(word.as_str(), "sudo" | "time" | "exec");
                if !words[..begin].iter().all(runs) || words.len() == begin + 1 {
                    continue;
                }
                let args: Vec<OsString> = words[begin..].iter().map(OsString::from).collect();
                if let Err(error) = parse(args, Language::English)
                    && error.use_stderr()
                {
                    panic!("{}:{number}: {line}\n{error}", document.display());
                }
                taken += 1;
            }
        }
    }
    assert!(taken >= 100, "{taken}");
}
