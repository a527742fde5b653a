//! `solve` and `count` in the real program, with reports, configurations, and any alphabet, layout and size.

use crate::common::{interrupted, printed};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The cells that eight solutions have in common.
const EIGHT: &str = "367512984..2473.1...169832771.8254.....1.7..8..89.4.71..42517.....78914.17.3468.2";

fn run(args: &[&str], input: &str) -> (String, String, i32) {
    printed(&crate::common::run(args, input.as_bytes()))
}

fn answers(args: &[&str], input: &str) -> String {
    let (out, err, code) = run(args, input);
    assert_eq!((err.as_str(), code), ("", 0), "{args:?}");
    out
}

fn place(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// The report printed by the author of SDK_v04: 29 cells open, height 3, 14 combinations, 8 solutions.
#[test]
fn a_report_is_complete_and_appended() {
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

fn object(line: &str) -> serde_json::Map<String, serde_json::Value> {
    serde_json::from_str(line).unwrap()
}

/// The reply has the same form as in the API; the report is a part of it, or a line in a separate file.
#[test]
fn json_has_one_shape_with_the_report_in_it() {
    let args = ["solve", "--engine", "strategies", "--limit", "100", "--json"];
    let plain = object(&answers(&args, EIGHT));
    let keys: Vec<&str> = plain.keys().map(String::as_str).collect();
    assert_eq!(keys, ["line", "puzzle", "search", "solutions", "text", "version"]);
    assert_eq!((&plain["search"]["count"], &plain["search"]["complete"]), (&8.into(), &true.into()));
    let file = place("report.json");
    drop(std::fs::remove_file(&file));
    for more in [
        &["--any-layout"][..],
        &["--seconds", "60"],
        &["--nodes", "1000000"],
        &["--seed", "3"],
        &["--report", file.to_str().unwrap()],
    ] {
        let same = object(&answers(&[&args[..], more].concat(), EIGHT));
        assert_eq!(same, plain, "{more:?}");
    }
    let with = object(&answers(&[&args[..], &["--report", "-"]].concat(), EIGHT));
    let appended = object(&std::fs::read_to_string(&file).unwrap());
    for report in [with["report"].as_object().unwrap(), &appended] {
        assert_eq!((&report["found"], &report["end"]), (&8.into(), &"complete".into()));
        assert_eq!(report["guessing"]["combinations"], 14);
        assert_eq!(report["solutions"], plain["solutions"]);
    }
    assert!(plain.iter().all(|(key, value)| with[key] == *value) && with.len() == plain.len() + 1);

    // Without a limit one solution is shown, even on boards too large for the tutor.
    for (args, open) in [
        (&["solve", "--json"][..], 81),
        (&["solve", "--json", "--seed", "1"], 81),
        (&["solve", "--json"], 625),
    ] {
        let several = object(&answers(args, &".".repeat(open)));
        assert_eq!(several["solutions"].as_array().unwrap().len(), 1, "{args:?}");
        assert_eq!((&several["search"]["count"], &several["search"]["complete"]), (&1.into(), &false.into()));
    }
    let counted = object(&answers(&["count", "--json", "--seconds", "60"], EIGHT));
    assert_eq!((&counted["search"]["count"], counted["solutions"].as_array().unwrap().len()), (&8.into(), 0));
    // Errors replace answers, as everywhere.
    for more in [&[][..], &["--seconds", "60"], &["--any-layout"]] {
        let (out, err, code) = run(&[&["solve", "--json"], more].concat(), "12x.............");
        let fault = object(&out);
        assert_eq!((err.as_str(), code, &fault["line"]), ("", 1, &1.into()), "{more:?}");
        assert!(fault["message"].is_string() && fault["version"] == plain["version"]);
    }
}

/// Returns a few thousand different lines, made by exchanging digits: puzzles of several sizes with none, one and
/// several solutions, and invalid lines.
fn many_lines() -> String {
    const EASY: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    let mut text = String::new();
    for i in 0..4000_usize {
        // Rotates the digits, so that consecutive lines differ.
        let turned = |line: &str| -> String {
            let digit = |c: char| match c.to_digit(10) {
                Some(d @ 1..) => char::from_digit((d + i as u32) % 9 + 1, 10).unwrap(),
                _ => '.',
            };
            line.chars().map(digit).collect()
        };
        text += &match i % 40 {
            0 => turned(EIGHT),
            1 => turned(&EASY.replace("53", "55")),
            2 => "1...............".to_owned(),
            3 => format!("{} # with a comment", turned(EASY)),
            4 => "# a comment".to_owned(),
            5 => String::new(),
            6 => "no puzzle".to_owned(),
            7 => format!("{}\r", turned(EASY)),
            8 => "12............34..........................4321......".to_owned(),
            9 => ".".repeat(81),
            _ => turned(EASY),
        };
        text.push('\n');
    }
    text
}

#[test]
fn many_puzzles_are_answered_in_order_by_any_number_of_threads() {
    let lines = many_lines();
    for question in [
        &["solve"][..],
        &["solve", "--limit", "3"],
        &["count", "--limit", "50"],
        &["check"],
        &["solve", "--json"],
        &["solve", "--seconds", "100"],
    ] {
        let with = |more: &[&str]| run(&[question, more].concat(), &lines);
        let one = with(&["--threads", "1"]);
        assert_eq!(one.2, 1, "{question:?}");
        assert!(one.0.lines().count() > 3500, "{question:?}");
        for threads in ["2", "7"] {
            assert_eq!(with(&["--threads", threads]), one, "{question:?}, {threads}");
        }
        assert_eq!(with(&[]), one, "{question:?}");
        // If an engine is named, puzzles are answered one at a time.
        if question[0] != "check" {
            assert_eq!(with(&["--engine", "auto"]), one, "{question:?}");
        }
    }
    let plain = run(&["solve"], &lines);
    // Two of forty lines are not puzzles.
    assert_eq!(plain.1.lines().count(), 200);
    // The fast search and another engine agree if there is at most one solution.
    let other = run(&["solve", "--engine", "backtracking"], &lines);
    let agree = plain.0.lines().zip(other.0.lines()).filter(|(one, other)| one == other).count();
    let several = plain.0.lines().filter(|line| line.starts_with("several")).count();
    assert!(several > 100 && agree + several >= plain.0.lines().count());
    assert_eq!(
        run(&["count", "--limit", "9", "--engine", "backtracking"], &lines).0,
        run(&["count", "--limit", "9"], &lines).0
    );
}

/// A board without a solution on which guesses alone take a quarter of a second does not hold up a file of them.
#[test]
fn a_thousand_boards_that_are_hard_to_refute_are_decided_soon() {
    const HARD: &str = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
    let mut lines = String::new();
    for number in 0..1_000_usize {
        // Another order of the digits each time.
        let mut digits: Vec<char> = ('1'..='9').collect();
        let mut left = number * 353;
        for place in (1..9).rev() {
            digits.swap(place, left % (place + 1));
            left /= place + 1;
        }
        let digit = |c: char| c.to_digit(10).map_or('.', |digit| digits[digit as usize - 1]);
        lines.extend(HARD.chars().map(digit));
        lines.push('\n');
    }
    assert!(lines.lines().collect::<std::collections::BTreeSet<_>>().len() > 900, "boards of all kinds");
    let begun = std::time::Instant::now();
    assert_eq!(answers(&["solve"], &lines), "none\n".repeat(1_000));
    let out = answers(&["check"], &lines);
    assert_eq!(out.lines().collect::<std::collections::BTreeSet<_>>().len(), 1, "{out}");
    assert_eq!(out.lines().count(), 1_000);
    assert_eq!(answers(&["count"], &lines), "0\n".repeat(1_000));
    // Guesses alone would take some ten minutes on one processor.
    assert!(begun.elapsed() < std::time::Duration::from_secs(120), "{:?}", begun.elapsed());
}

/// The answer to a line is written before the next line arrives, whatever the number of threads.
#[test]
fn answers_do_not_wait_for_more_input() {
    use std::io::{BufRead, BufReader};
    let mut child = Command::new(env!("CARGO_BIN_EXE_jade"))
        .args(["count", "--threads", "3"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    // Two lines show that each line is a puzzle.
    writeln!(input, "{EIGHT}\n{EIGHT}").unwrap();
    for turn in 0..20 {
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        assert_eq!(line, "8\n", "{turn}");
        writeln!(input, "{EIGHT}").unwrap();
    }
    drop(input);
    let rest: Vec<String> = output.lines().map(Result::unwrap).collect();
    assert_eq!(rest, ["8", "8"]);
    assert!(child.wait().unwrap().success());
}

#[test]
fn solutions_can_exclude_a_candidate() {
    let all = answers(&["solve", "--limit", "100"], EIGHT);
    // r2c1 is 8 in some solutions and 9 in others.
    for (digit, other) in [("8", '9'), ("9", '8')] {
        for sign in ["=", "<>", "≠"] {
            let except = format!("r2c1{sign}{digit}");
            for engine in ["auto", "nine", "backtracking", "dancing-links"] {
                let args = ["solve", "--limit", "100", "--engine", engine, "--except", &except];
                let found = answers(&args, EIGHT);
                assert!(found.lines().count() > 1, "{args:?}");
                assert!(found.lines().all(|line| line.chars().nth(9) == Some(other)), "{args:?}: {found}");
                let expected = all.lines().filter(|line| line.chars().nth(9) == Some(other)).count();
                assert_eq!(found.lines().count(), expected, "{args:?}");
            }
        }
    }
    // A given cannot be another digit.
    assert_eq!(answers(&["count", "--except", "r1c1=3"], EIGHT), "0\n");
    assert_eq!(answers(&["count", "--except", "A1=4", "--lang", "es"], EIGHT), "8\n");
    let letters = ["count", "--alphabet", "ABCD", "--except", "r1c3=C"];
    assert_eq!(answers(&letters, "AB..CD..BA..DC.."), "2\n");
    for (wrong, code) in
        [("r2c1", 2), ("r2c1=", 2), ("r2d1=3", 2), ("r200c1=3", 2), ("r12c1=3", 1), ("r1c1=A", 1)]
    {
        let (out, err, exit) = run(&["count", "--except", wrong], EIGHT);
        assert_eq!((out.as_str(), exit), ("", code), "{wrong}: {err}");
        assert!(err.starts_with("jade: ") && err.lines().count() == 1, "{wrong}: {err}");
    }
}

#[test]
fn a_node_limit_ends_a_search_with_what_was_found() {
    let inkala = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    let count = |nodes: &str, engine: &str| answers(&["count", "--nodes", nodes, "--engine", engine], inkala);
    for engine in ["auto", "nine", "backtracking", "strategies", "dancing-links", "conflict-learning"] {
        assert_eq!(count("2", engine), "0+\n", "{engine}");
        assert_eq!(count("1000000", engine), "1\n", "{engine}");
    }
    assert_eq!(answers(&["solve", "--nodes", "2"], inkala), "unknown\n");
    let report = answers(&["solve", "--nodes", "2", "--report", "-"], inkala);
    assert!(report.contains("the search was stopped"), "{report}");
}

#[test]
fn a_configuration_file_has_all_options() {
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
    // The command line takes precedence:
    let out = answers(&["solve", "--config", config, "--limit", "9"], "");
    assert_eq!(out, "ABCDCDABBADCDCBA\nABCDCDBABADCDCAB\nABDCCDABBACDDCBA\nABDCCDBABACDDCAB\n");
    assert_eq!(answers(&["count", "--config", config, "--limit", "9"], ""), "4\n");
    let written = std::fs::read_to_string(&report).unwrap();
    assert_eq!(written.matches("* Symbols: ABCD\n").count(), 3);
    assert!(!written.contains("AB..CD"), "{written}");

    std::fs::write(place("bad.toml"), "limit = 3\nlimti = 4\n").unwrap();
    let (_, err, code) = run(&["solve", "--config", place("bad.toml").to_str().unwrap()], "");
    assert!(code == 2 && err.contains("line 2") && err.contains("limti"), "{err}");
    let (_, err, code) = run(&["solve", "--lang=es", "--config", place("bad.toml").to_str().unwrap()], "");
    assert!(code == 2 && err.contains("línea 2") && err.contains("no existe la entrada «limti»"), "{err}");
    let (_, err, code) = run(&["solve", "--config", place("none.toml").to_str().unwrap()], "");
    assert!(code == 2 && err.contains("none.toml"), "{err}");
}

#[test]
fn any_alphabet_layout_and_boxes_are_read() {
    let blanks = EIGHT.replace('.', " ");
    let grid: String =
        blanks.as_bytes().chunks(9).map(|row| format!("|{}|\n", String::from_utf8_lossy(row))).collect();
    assert_eq!(answers(&["count", "--any-layout"], &grid), "8\n");
    assert_eq!(answers(&["count", "--alphabet", "♠♥♦♣"], "♠♥♦♣\n....\n....\n...."), "12\n");
    // Line by line if each line is a puzzle:
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
    // A digit twice in a row is a board without a solution, as it is without the option.
    assert_eq!(answers(&["solve", "--any-layout"], "12.1............"), "none\n");
    for (text, words) in [("12x.............", "“x”"), ("12.............", "cells")] {
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
fn a_seed_determines_random_choices() {
    let with = |seed: &str| {
        let args = ["solve", "--engine", "backtracking-random", "--limit", "1", "--seed", seed];
        answers(&args, &".".repeat(36))
    };
    assert_eq!(with("1"), with("1"));
    assert_ne!(with("1"), with("2"));
}

#[test]
fn a_time_limit_ends_a_search_with_what_was_found() {
    // It would take years without the limit.
    let out = answers(&["count", "--limit", "1000000000000", "--seconds", "1"], &".".repeat(81));
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
    // Adverse to reading order: the plain search takes seconds to find its first solution.
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
        let args = [args, &[file.to_str().unwrap()]].concat();
        let is_enough = |output: &Output| !name.starts_with("count") || output.stdout.len() > 3;
        let (out, err, _) = printed(&interrupted(&args, is_enough));
        assert_eq!(err, "", "{args:?}: {out}");
        match name {
            "solve" | "solve-any" => assert_eq!(out, "unknown\n", "{args:?}"),
            _ => assert!(out.trim().ends_with('+'), "{args:?}: {out}"),
        }
    }
}
