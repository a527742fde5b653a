//! Formats of other programs, with the real program: `jade convert`, `jade formats`, and all other commands
//! on the files written.

use crate::common::printed;
use std::path::{Path, PathBuf};

/// Made with `jade generate --level medium --seed 2026`.
const PUZZLE: &str = include_str!("data/puzzle.txt");

fn run(args: &[&str], input: &str) -> (String, String, i32) {
    printed(&crate::common::run(args, input.as_bytes()))
}

/// Returns the output of a conversion that succeeds without messages.
fn converted(args: &[&str], input: &str) -> String {
    let (out, err, code) = run(&[&["convert"], args].concat(), input);
    assert_eq!((err.as_str(), code), ("", 0), "{args:?}");
    out
}

/// Returns a path for this test at which there is no file yet.
fn place(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("convert-{name}"));
    let _ = std::fs::remove_file(&path);
    path
}

fn line() -> &'static str {
    PUZZLE.trim()
}

/// The first open cell filled, written as a HoDoKu line.
fn in_play() -> String {
    let (out, _, _) = run(&["solve"], PUZZLE);
    let open = line().find('.').unwrap();
    let digit = out.as_bytes()[open] as char;
    format!(":0000:x:{}+{digit}{}::::\n", &line()[..open], &line()[open + 1..])
}

#[test]
fn every_written_format_is_read_back_and_accepted_by_every_command() {
    let (list, _, _) = run(&["formats"], "");
    let solution = run(&["solve"], PUZZLE).0;
    let mut tried = 0;
    for format in list.lines() {
        let id = format.split('\t').next().unwrap();
        let (text, err, code) = run(&["convert", "--to", id], PUZZLE);
        if code == 2 {
            assert!(err.contains("--to"), "{err}");
            continue;
        }
        tried += 1;
        assert_eq!((err.as_str(), code), ("", 0), "{id}");
        let (back, _, code) = run(&["convert", "--to", "line"], &text);
        assert_eq!((back.split(' ').next().unwrap().trim(), code), (line(), 0), "{id}\n{text}");
        assert_eq!(run(&["convert", "--from", id, "--to", "line"], &text).2, 0, "{id}");
        assert_eq!(run(&["solve"], &text).0, solution, "{id}\n{text}");
        assert_eq!(run(&["count"], &text).0, "1\n", "{id}");
        assert_eq!(run(&["check"], &text).0, "proper\n", "{id}");
    }
    assert_eq!((tried, list.lines().count()), (24, 26));
}

#[test]
fn hints_use_entries_and_marks_of_the_file() {
    let step = run(&["step"], PUZZLE).0;
    let further = run(&["step"], &in_play()).0;
    let sdk = converted(&["--to", "sdk"], &in_play());
    assert!(sdk.contains("[State]"), "{sdk}");
    assert_eq!(run(&["step"], &sdk).0, further);
    let (path, other) = (run(&["path"], PUZZLE).0, run(&["path"], &sdk).0);
    assert!(other.lines().count() < path.lines().count(), "{step}{further}");
    // A wrong entry is reported before any step.
    let open = line().find('.').unwrap();
    let right = run(&["solve"], PUZZLE).0.as_bytes()[open];
    let wrong =
        in_play().replacen(&format!("+{}", right as char), &format!("+{}", (right - b'0') % 9 + 1), 1);
    let hint = run(&["hint", "--rung", "5"], &converted(&["--to", "sdx"], &wrong)).0;
    assert_ne!(hint, run(&["hint", "--rung", "5"], &sdk).0);
}

#[test]
fn losses_are_reported_before_anything_is_written() {
    let (out, err, code) = run(&["convert", "--to", "sdm"], &in_play());
    assert_eq!((out.trim().len(), code), (81, 0));
    assert!(err.starts_with("jade: ") && err.contains("which digits are entries"), "{err}");
    let (_, err, _) = run(&["convert", "--to", "sdm", "--lang", "es"], &in_play());
    assert!(err.contains("qué cifras has puesto tú"), "{err}");
    let two = format!("{}{}", in_play(), format_args!(":0000:x:{}::::\n", line()));
    let (out, err, _) = run(&["convert", "--to", "line"], &two);
    assert_eq!(out.lines().count(), 2);
    assert!(err.contains("(in one puzzle)"), "{err}");
    // Content of the input that a document cannot hold is reported, too.
    let row = "[{},{},{},{}]";
    let indexer = format!(
        r#"{{"size":4,"grid":[{row},{row},{row},[{{"value":1}},{{}},{{}},{{}}]],"rowindexer":[{{"cells":["R1C1","R1C2"]}}]}}"#
    );
    let indexer = indexer.as_str();
    let (_, err, code) = run(&["convert", "--to", "line"], indexer);
    assert!(err.contains("Rules beyond rows") && code == 0, "{err}");
    let (out, err, code) = run(&["solve"], indexer);
    assert!(out.is_empty() && code == 1 && err.contains("any answer would be about another"), "{err}");
}

#[test]
fn several_files_and_boards_go_to_one_collection_or_to_numbered_files() {
    let (one, two) = (place("one.sdk"), place("two.txt"));
    std::fs::write(&one, converted(&["--to", "sdk"], PUZZLE)).unwrap();
    std::fs::write(&two, format!("{}\n{}\n", line(), ".".repeat(81))).unwrap();
    let files = [one.to_str().unwrap(), two.to_str().unwrap()];
    let all = converted(&["--to", "csv", files[0], files[1]], "");
    assert_eq!(all.lines().count(), 4, "{all}");
    let (out, err, code) = run(&["convert", "--to", "sdk", files[0], files[1]], "");
    assert_eq!((out.as_str(), code), ("", 2));
    assert!(err.contains("--output") && err.contains('3'), "{err}");
    let parts: Vec<PathBuf> = (1..=3).map(|number| place(&format!("part-{number}.sdk"))).collect();
    let output = place("part.sdk");
    converted(&["-o", output.to_str().unwrap(), files[0], files[1]], "");
    assert_eq!(converted(&["--to", "line", parts[0].to_str().unwrap()], "").trim(), line());
    assert_eq!(converted(&["--to", "line", parts[2].to_str().unwrap()], "").trim(), ".".repeat(81));
    assert!(!output.exists());
    // The second time the files exist already.
    std::fs::remove_file(&parts[0]).unwrap();
    let (_, err, code) = run(&["convert", "-o", output.to_str().unwrap(), files[0], files[1]], "");
    assert_eq!(code, 2);
    assert!(err.contains("part-2.sdk") && !parts[0].exists(), "nothing is written by halves: {err}");
}

#[test]
fn existing_files_are_not_overwritten_without_force() {
    let file = place("kept.sdk");
    std::fs::write(&file, "mine").unwrap();
    let name = file.to_str().unwrap();
    let (_, err, code) = run(&["convert", "-o", name], PUZZLE);
    assert_eq!((code, std::fs::read_to_string(&file).unwrap().as_str()), (1, "mine"));
    assert!(err.contains("--force"), "{err}");
    converted(&["-o", name, "--force"], PUZZLE);
    assert_eq!(converted(&["--to", "line", name], "").trim(), line());
    let (_, err, code) = run(&["convert", "-o", "/no/such/folder/x.sdk"], PUZZLE);
    assert!(code == 1 && err.contains("/no/such/folder/x.sdk"), "{err}");
}

#[test]
fn bad_input_is_reported_with_its_place_and_the_rest_is_converted() {
    let bad = format!("{}\n{}\n{}\n", line(), &line()[1..], line());
    let (out, err, code) = run(&["convert", "--to", "sdm"], &bad);
    assert_eq!((out.lines().count(), code), (2, 1));
    assert!(err.contains("Line 2, column 81"), "{err}");
    let (out, err, code) = run(&["convert", "--to", "line"], "<opensudoku><game data=\"12\"/></opensudoku>");
    assert_eq!((out.as_str(), code), ("", 1));
    assert!(err.contains("OpenSudoku"), "{err}");
    let large = ".".repeat(256);
    let (out, err, code) = run(&["convert", "--to", "sdm"], &format!("{}\n{large}\n", line()));
    assert_eq!((out.lines().count(), code), (1, 1));
    assert!(err.contains("Line 2") && err.contains("16×16"), "{err}");
    let (_, err, code) = run(&["convert", "--to", "line", "no-such-file"], "");
    assert!(code == 1 && err.contains("no-such-file"), "{err}");
    for (args, part) in [
        (&["convert"][..], "--to sdk"),
        (&["convert", "--to", "skd"], "sdk"),
        (&["convert", "--to", "ksudoku"], "--to"),
        (&["convert", "--from", "x", "--to", "sdk"], "--from"),
    ] {
        let (out, err, code) = run(args, PUZZLE);
        assert_eq!((out.as_str(), code), ("", 2), "{args:?}");
        assert!(err.contains(part), "{err}");
    }
}

#[test]
fn formats_are_listed_in_words_and_as_json() {
    let (json, _, code) = run(&["formats", "--json"], "");
    let reply: serde_json::Value = serde_json::from_str(&json).unwrap();
    let formats = reply["formats"].as_array().unwrap();
    assert_eq!((formats.len(), code), (26, 0));
    let sdk = formats.iter().find(|format| format["id"] == "sdk").unwrap();
    assert_eq!(
        (&sdk["mostSide"], &sdk["several"], &sdk["extensions"][0]),
        (&9.into(), &false.into(), &"sdk".into())
    );
    let (drawn, _, _) = run(&["formats", "--color", "always", "--lang", "es"], "");
    assert!(drawn.contains("SadMan") && drawn.contains("además de las cifras"), "{drawn}");
}

/// The five files of the thesis are requested by their extensions.
#[test]
fn a_format_is_recognised_by_its_file_extension() {
    for (end, id) in [("txt", "line"), ("sdk", "sdk"), ("ss", "ss"), ("sud", "sud"), ("ssc", "ssc")] {
        let (out, err, code) = run(&["convert", "--to", end], PUZZLE);
        assert_eq!((err.as_str(), code), ("", 0), "{end}");
        assert_eq!(out, run(&["convert", "--to", id], PUZZLE).0, "{end}");
    }
    assert_eq!(run(&["convert", "--from", "txt", "--to", "txt"], PUZZLE).2, 0);
    assert_eq!(run(&["convert", "--to", "doc"], PUZZLE).2, 2);
}
