//! The commands in the documents are run as they stand, and settings and JSON are read. A block that cannot be run says why, in a
//! comment above it: `<!-- not run: needs a photo -->`. What a command prints may follow it: `# prints 288`.

#![cfg(unix)]

use crate::read::board_picture;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const HARD: &str = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// What would take too long, or belongs to another machine, and what is run instead.
const INSTEAD: [(&str, &str); 9] = [
    ("jade difficulty  ", "jade difficulty --count 4 --threads 2 "),
    ("jade serve ", "jade serve --check-config "),
    ("jade serve --check-config --check-config ", "jade serve --check-config "),
    ("/var/lib/jade/", "./"),
    ("/etc/jade.toml", "serve.toml"),
    (":7380", ":0"),
    (":9380", ":0"),
    ("jade users restore", "JADE_DATABASE=sqlite:restored.db jade users restore"),
    ("rows-per-file = 100000", "rows-per-file = 10"),
];

/// A block of code.
struct Block {
    line: usize,
    language: String,
    code: String,
    /// Why it is not run.
    excuse: Option<String>,
}

/// Returns the documents for people who use JADE, in both languages.
fn documents() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let of = |folder: &str| fs::read_dir(root.join(folder)).unwrap().map(|entry| entry.unwrap().path());
    let is_one = |path: &PathBuf| {
        let name = path.file_name().unwrap().to_string_lossy();
        name.ends_with(".md") && (path.parent().unwrap().ends_with("docs") || name.starts_with("README"))
    };
    let mut found: Vec<PathBuf> = of("").chain(of("docs")).filter(is_one).collect();
    found.sort();
    assert!(found.len() > 20);
    found
}

fn blocks(text: &str) -> Vec<Block> {
    let (mut found, mut open, mut before) = (Vec::new(), None::<Block>, "");
    for (number, line) in text.lines().enumerate() {
        let excuse = before.strip_prefix("<!-- not run: ").and_then(|rest| rest.strip_suffix(" -->"));
        match (&mut open, line.strip_prefix("```")) {
            (None, Some(language)) => {
                let (language, excuse) = (language.to_owned(), excuse.map(str::to_owned));
                open = Some(Block { line: number + 1, language, code: String::new(), excuse });
            }
            (Some(_), Some(_)) => found.extend(open.take()),
            (Some(block), None) => block.code += &format!("{line}\n"),
            (None, None) => {}
        }
        before = line;
    }
    assert!(open.is_none(), "a block is not closed");
    found
}

/// Makes the files that the documents mention, and the account.
fn prepare(folder: &Path) {
    _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder).unwrap();
    let write = |names: &[&str], text: &str| {
        names.iter().for_each(|name| fs::write(folder.join(name), text).unwrap());
    };
    let list = format!("{EASY}\n{HARD}\n");
    write(&["puzzle.txt", "sudoku.txt"], &format!("{EASY}\n"));
    write(&["puzzles.txt", "sudokus.txt"], &list);
    write(&["mine.txt", "mios.txt", "theirs.txt", "suyos.txt"], &list);
    write(&["list.txt", "lista.txt"], &format!("{EASY}\n"));
    write(&["mine.csv", "mios.csv"], &format!("puzzle\n{EASY}\n{HARD}\n"));
    write(&["times.csv", "tiempos.csv"], &format!("puzzle,seconds\n{EASY},300\n{HARD},1500\n"));
    write(&["hodoku.txt"], &format!("puzzle,score\n{EASY},200\n{HARD},4000\n"));
    write(&["serate.txt"], &format!("puzzle,ER\n{EASY},1.2\n{HARD},7.1\n"));
    let attempt = "r5c5 = 5 because it is the only candidate.";
    write(&["attempt.txt", "intento.txt"], &format!("{EASY}\n\n{attempt}\n"));
    let line =
        format!("{{\"puzzle\": \"{EASY}\", \"steps\": [\"{attempt}\"], \"answer\": \"{SOLUTION}\"}}\n");
    write(&["attempts.jsonl", "intentos.jsonl"], &line);
    for name in ["photo.jpg", "foto.jpg"] {
        board_picture(&folder.join(name), EASY);
    }
}

/// Runs a block of the shell, with the program as `jade`. Returns what it printed.
fn run_in(folder: &Path, code: &str, place: &str) -> String {
    let code = INSTEAD.iter().fold(code.to_owned(), |code, (from, to)| code.replace(from, to));
    let program = PathBuf::from(env!("CARGO_BIN_EXE_jade"));
    let path = format!("{}:{}", program.parent().unwrap().display(), std::env::var("PATH").unwrap());
    let mut shell = Command::new("bash");
    shell.args(["-c", &format!("set -euo pipefail\n{code}")]).current_dir(folder).env("PATH", path);
    shell.env("LC_ALL", "C").env("HOME", folder).env("JADE_DATABASE", "sqlite:people.db");
    for name in ["JADE_CONFIG", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "NO_COLOR"] {
        shell.env_remove(name);
    }
    let output = shell.output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{place}: {code}\n{out}{err}");
    out
}

/// Returns what the comments say that a block prints, line by line.
fn printed(code: &str) -> Vec<&str> {
    let after = |line: &'_ str| {
        ["# prints ", "# escribe "].iter().find_map(|mark| Some(line.split_once(mark)?.1.len()))
    };
    code.lines().filter_map(|line| after(line).map(|len| &line[line.len() - len..])).collect()
}

#[test]
fn every_snippet_runs_or_says_why_not() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("documents");
    let (mut run, mut excused) = (0, 0);
    for document in documents() {
        let name = document.file_name().unwrap().to_string_lossy().into_owned();
        // A test of their own runs them with other files.
        if name.starts_with("pipes.") {
            continue;
        }
        prepare(&folder);
        run_in(&folder, "jade users add 'Iris Ortega' >added.txt", "preparation");
        let blocks = blocks(&fs::read_to_string(&document).unwrap());
        // Settings and plans come before the commands that take them.
        let settings = blocks.iter().filter(|block| block.language == "toml");
        for block in settings {
            let shrunk = |line: &str| match line.strip_prefix("rows = ") {
                Some(rows) => "rows = ".to_owned() + &rows.replace("000", "").replace("00", ""),
                None => line.to_owned(),
            };
            let code: Vec<String> = block.code.lines().map(shrunk).collect();
            let code = INSTEAD.iter().fold(code.join("\n"), |code, (from, to)| code.replace(from, to));
            let file = match block.code.contains("[[puzzles]]") {
                true => "plan.toml",
                false if block.code.contains("[serve]") => "serve.toml",
                false => "search.toml",
            };
            fs::write(folder.join(file), code).unwrap();
        }
        for Block { line, language, code, excuse } in &blocks {
            let place = format!("{name}:{line}");
            match (language.as_str(), excuse) {
                (_, Some(excuse)) => {
                    assert!(excuse.len() > 5, "{place}");
                    excused += 1;
                }
                ("sh", None) => {
                    let out = run_in(&folder, code, &place);
                    let printed = printed(code);
                    assert!(
                        printed.is_empty() || out.lines().any(|line| printed.contains(&line)),
                        "{place}: {out}"
                    );
                    run += 1;
                }
                ("toml", None) => {
                    // The other files are taken by the commands of their documents.
                    if folder.join("search.toml").exists() {
                        let out = run_in(&folder, "jade solve --config search.toml", &place);
                        assert_eq!(out, format!("{SOLUTION}\n"), "{place}");
                        assert!(["report.txt", "informe.txt"].iter().any(|name| folder.join(name).exists()));
                    }
                    run += 1;
                }
                ("json", None) => {
                    let value: Value =
                        serde_json::from_str(code).unwrap_or_else(|error| panic!("{place}: {error}"));
                    if value.get("wish").is_some() {
                        serde_json::from_value::<jade_contract::GenerateRequest>(value).unwrap();
                    } else if value.get("puzzle").is_some() {
                        fs::write(folder.join("one.jsonl"), code).unwrap();
                        assert!(run_in(&folder, "jade judge one.jsonl", &place).contains("\tgood\t"));
                    }
                    run += 1;
                }
                ("text" | "ini", None) => {}
                (other, None) => panic!("{place}: nobody runs blocks of {other:?}"),
            }
        }
    }
    println!("{run} blocks run, {excused} excused");
    assert!(run >= 30, "{run}");
}
