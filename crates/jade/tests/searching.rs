//! `solve` and `count` with a report, a configuration, any alphabet, any layout, any size: the real program.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

/// The cells that eight solutions have in common, as blanks and symbols between bars.
const EIGHT: &str = "367512984..2473.1...169832771.8254.....1.7..8..89.4.71..42517.....78914.17.3468.2";

fn run(args: &[&str], input: &str) -> (String, String, i32) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_jade"))
        .args(args)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writing = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writing.join().unwrap();
    told(&output)
}

fn told(output: &Output) -> (String, String, i32) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (text(&output.stdout), text(&output.stderr), output.status.code().unwrap_or(-1))
}

fn answers(args: &[&str], input: &str) -> String {
    let (out, err, code) = run(args, input);
    assert_eq!((err.as_str(), code), ("", 0), "{args:?}");
    out
}

fn place(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// The report that the author of SDK_v04 printed: 29 cells open, height 3, 14 combinations, 8 solutions.
#[test]
fn a_report_says_all_and_is_appended() {
    let file = place("appended.txt");
    let path = file.to_str().unwrap();
    std::fs::write(&file, "what was there before\n").unwrap();
    let args = ["solve", "--engine", "strategies", "--limit", "100", "--report", path];
    for _ in 0..2 {
        assert_eq!(answers(&args, EIGHT).lines().count(), 8);
    }
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.starts_with("what was there before\n"));
    assert_eq!(text.matches("Date: 20").count(), 2, "{text}");
    for line in [
        "* Board: 9×9, boxes of 3×3",
        "* Solutions sought: up to 100",
        "* Cells open before guessing (probable height): 29",
        "* Height reached: 3",
        "* Combinations tried: 14",
        "* Solutions found: 8",
        EIGHT,
    ] {
        assert_eq!(text.lines().filter(|other| *other == line).count(), 2, "{line}\n{text}");
    }
    assert_eq!(text.lines().filter(|line| line.len() == 81 && !line.contains('.')).count(), 16);

    let easy = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    let report = answers(&["solve", "--engine", "strategies", "--report", "-", "--lang", "es"], easy);
    assert!(report.contains("* Soluciones halladas: 1\n") && !report.contains("Altura"), "{report}");
    assert!(report.contains("únicos desnudos") && !report.contains("Solutions"), "{report}");
}

#[test]
fn json_is_the_same_report() {
    let out =
        answers(&["solve", "--engine", "strategies", "--limit", "100", "--report", "-", "--json"], EIGHT);
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&json["found"], &json["end"]), (&8.into(), &"complete".into()));
    assert_eq!(json["guessing"]["combinations"], 14);
    assert_eq!(json["solutions"].as_array().unwrap().len(), 8);
}

#[test]
fn a_configuration_file_says_all_that_the_options_do() {
    let (puzzle, report, config) = (place("letters.txt"), place("report.txt"), place("jade.toml"));
    std::fs::write(&puzzle, "+--+--+\n|AB|  |\n|CD|  |\n+--+--+\n|BA|  |\n|DC|  |\n+--+--+\n").unwrap();
    drop(std::fs::remove_file(&report));
    let quoted = |path: &Path| format!("'{}'", path.display());
    let text = format!(
        "alphabet = 'ABCD'\ninput = {}\noutput = {}\nlimit = 3\nengine = 'strategies'\n[show]\npuzzle = false\n",
        quoted(&puzzle),
        quoted(&report)
    );
    std::fs::write(&config, &text).unwrap();
    let config = config.to_str().unwrap();
    assert_eq!(answers(&["solve", "--config", config], "").lines().count(), 3);
    // The command line goes first:
    let out = answers(&["solve", "--config", config, "--limit", "9"], "");
    assert_eq!(out, "ABCDCDABBADCDCBA\nABCDCDBABADCDCAB\nABDCCDABBACDDCBA\nABDCCDBABACDDCAB\n");
    assert_eq!(answers(&["count", "--config", config, "--limit", "9"], ""), "4\n");
    let written = std::fs::read_to_string(&report).unwrap();
    assert_eq!(written.matches("* Symbols: ABCD\n").count(), 3);
    assert!(!written.contains("AB..CD"), "{written}");

    std::fs::write(place("bad.toml"), "limit = 3\nlimti = 4\n").unwrap();
    let (_, err, code) = run(&["solve", "--config", place("bad.toml").to_str().unwrap()], "");
    assert!(code == 2 && err.contains("line 2") && err.contains("limti"), "{err}");
    let (_, err, code) = run(&["solve", "--config", place("none.toml").to_str().unwrap()], "");
    assert!(code == 2 && err.contains("none.toml"), "{err}");
}

#[test]
fn any_alphabet_layout_and_boxes() {
    let blanks = EIGHT.replace('.', " ");
    let grid: String =
        blanks.as_bytes().chunks(9).map(|row| format!("|{}|\n", String::from_utf8_lossy(row))).collect();
    assert_eq!(answers(&["count", "--any-layout"], &grid), "8\n");
    assert_eq!(answers(&["count", "--alphabet", "♠♥♦♣"], "♠♥♦♣\n....\n....\n...."), "12\n");
    // Line by line where each line is a puzzle:
    assert_eq!(
        answers(&["count", "--alphabet", "abcd"], "abcd............\n................\n"),
        "12\n288\n"
    );
    let boxes = |boxes: &str| answers(&["solve", "--boxes", boxes, "--limit", "1"], &".".repeat(225));
    for shape in ["3x5", "5x3"] {
        let line = boxes(shape);
        assert_eq!(line.trim().len(), 225);
        let again = answers(&["count", "--boxes", shape], line.trim());
        assert_eq!(again, "1\n", "{shape}");
    }
    for (args, word) in [
        (["--alphabet", "1223"], "twice"),
        (["--alphabet", "12.4"], "empty"),
        (["--boxes", "3by5"], "3x5"),
        (["--boxes", "11x11"], "100"),
    ] {
        let (out, err, code) = run(&["solve", args[0], args[1]], EIGHT);
        assert!(out.is_empty() && code == 2 && err.contains(word), "{args:?}: {err}");
    }
    for (text, words) in
        [("12.1............", "row 1"), ("12x.............", "“x”"), ("12.............", "cells")]
    {
        let (out, err, code) = run(&["solve", "--any-layout"], text);
        assert!(out.is_empty() && code == 1 && err.contains(words) && err.contains("ine 1"), "{text}: {err}");
    }
}

#[test]
fn large_boards_are_solved_and_counted() {
    for side in [20_usize, 25, 36, 49, 64, 81, 100] {
        let rows = (1..=side.isqrt()).rev().find(|rows| side.is_multiple_of(*rows)).unwrap();
        let columns = side / rows;
        let digit = |row: usize, column: usize| (row % rows * columns + row / rows + column) % side + 1;
        let line = |open: bool| -> String {
            let cells = (0..side * side).map(|i| {
                let (row, column) = (i / side, i % side);
                if open && (row * 7 + column * 3) % 11 == 0 { 0 } else { digit(row, column) }
            });
            cells.map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
        };
        let solved = answers(&["solve"], &line(true));
        let numbers: Vec<String> = if side > 61 {
            solved.split_whitespace().map(str::to_owned).collect()
        } else {
            let place = |c: char| ('1'..='9').chain('A'..='Z').chain('a'..='z').position(|s| s == c).unwrap();
            solved.trim().chars().map(|c| (place(c) + 1).to_string()).collect()
        };
        assert_eq!(numbers.join(" "), line(false), "{side}");
        assert_eq!(answers(&["count"], &line(true)), "1\n", "{side}");
    }
}

#[test]
fn a_seed_settles_what_is_random() {
    let with = |seed: &str| {
        let args = ["solve", "--engine", "backtracking-random", "--limit", "1", "--seed", seed];
        answers(&args, &".".repeat(36))
    };
    assert_eq!(with("1"), with("1"));
    assert_ne!(with("1"), with("2"));
}

#[test]
fn a_time_limit_ends_a_search_with_what_was_found() {
    let begun = Instant::now();
    let out = answers(&["count", "--limit", "1000000000000", "--seconds", "1"], &".".repeat(81));
    assert!(begun.elapsed() < Duration::from_secs(30));
    let count: u64 = out.trim().strip_suffix('+').unwrap().parse().unwrap();
    assert!(count > 1000);
    let out = answers(
        &["solve", "--engine", "branch-and-bound", "--seconds", "1", "--report", "-"],
        &".".repeat(81),
    );
    assert!(out.contains("* Solutions found: 0\n") && out.contains("there may be more"), "{out}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_prints_what_was_found_so_far() {
    // Made against reading order: the plain search is busy for seconds before its first solution.
    let endless = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    let empty = ".".repeat(81);
    for (name, args, puzzle) in [
        ("solve", ["solve", "--engine", "backtracking-row-order"].as_slice(), endless),
        ("solve-any", &["solve", "--engine", "backtracking-row-order", "--any-layout"], endless),
        ("count", &["count", "--limit", "1000000000000"], &empty),
        ("count-any", &["count", "--limit", "1000000000000", "--any-layout"], &empty),
    ] {
        let file = place(&format!("endless-{name}.txt"));
        std::fs::write(&file, puzzle).unwrap();
        let child = Command::new(env!("CARGO_BIN_EXE_jade"))
            .args(args)
            .arg(&file)
            .env("LANG", "C")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        std::thread::sleep(Duration::from_millis(700));
        let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
        assert!(sent.success());
        let (out, err, code) = told(&child.wait_with_output().unwrap());
        assert_eq!((code, err.as_str()), (130, ""), "{args:?}: {out}");
        match name {
            "solve" | "solve-any" => assert_eq!(out, "unknown\n", "{args:?}"),
            _ => assert!(out.trim().ends_with('+') && out.trim().len() > 3, "{args:?}: {out}"),
        }
    }
}
