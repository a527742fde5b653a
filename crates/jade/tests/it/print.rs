//! `jade print`, with the real program.

use crate::common::run;
use std::path::{Path, PathBuf};
use std::process::Output;

const PUZZLE: &str = include_str!("data/puzzle.txt");

fn print(args: &[&str], input: &str) -> Output {
    run(&[&["print"], args].concat(), input.as_bytes())
}

fn printed(output: &Output) -> (String, i32) {
    (String::from_utf8(output.stderr.clone()).unwrap(), output.status.code().unwrap())
}

fn count_pages(file: &[u8]) -> usize {
    String::from_utf8_lossy(file).matches("/Type/Page/").count()
}

/// Returns a path for this test at which there is no file yet.
fn place(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("print-{name}"));
    let _ = std::fs::remove_file(&path);
    path
}

#[test]
fn puzzles_fill_pages_and_solutions_follow() {
    let seven = PUZZLE.repeat(7);
    for (args, pages) in [
        (&["--per-page", "4"][..], 2),
        (&[], 2),
        (&["--per-page", "1", "--paper", "letter"], 7),
        (&["--solutions", "--title", "Seven"], 3),
        (&["--worksheet"], 5),
        (&["--givens"], 2),
        (&["--candidates", "--per-page", "7"], 1),
    ] {
        let output = print(args, &seven);
        assert_eq!(printed(&output), (String::new(), 0), "{args:?}");
        assert!(output.stdout.starts_with(b"%PDF-"));
        assert_eq!(count_pages(&output.stdout), pages, "{args:?}");
    }
    let spanish = print(&["--lang", "es"], PUZZLE);
    assert_ne!(spanish.stdout, print(&[], PUZZLE).stdout);
    assert_eq!(spanish.stdout, print(&["--lang", "es"], PUZZLE).stdout);
}

#[test]
fn a_worksheet_asks_for_one_technique() {
    let made = |args: &[&str]| print(&[&["--technique", "x-wing"], args].concat(), "");
    let output = made(&["--count", "3", "--seed", "1"]);
    assert_eq!(printed(&output), (String::new(), 0));
    assert_eq!(count_pages(&output.stdout), 3, "two pages of boards, one of answers");
    assert_eq!(
        made(&["--count", "3", "--seed", "1"]).stdout,
        output.stdout,
        "the same seed, the same boards"
    );
    assert_ne!(made(&["--count", "3", "--seed", "2"]).stdout, output.stdout);
    assert_eq!(count_pages(&made(&["--seed", "1"]).stdout), 4, "six boards where nobody says how many");
    assert_ne!(made(&["--count", "3", "--seed", "1", "--lang", "es"]).stdout, output.stdout);
    // Boards supplied by the user may lack the technique.
    let (err, code) = printed(&made(&["-"]));
    assert!(code == 1 && !err.is_empty(), "{err}");
    let (err, code) = printed(&print(&["--technique", "bug-plus-one", "-"], PUZZLE));
    assert!(code == 1 && err.contains("no step was found"), "{err}");
    for wrong in [
        &["--technique", "x-wings"][..],
        &["--count", "3"],
        &["--technique", "x-wing", "--count", "0"],
        &["--technique", "x-wing", "--count", "3", "file.txt"],
        &["--technique", "x-wing", "--solutions"],
    ] {
        assert_eq!(printed(&print(wrong, PUZZLE)).1, 2, "{wrong:?}");
    }
}

#[test]
fn existing_files_are_kept_and_unprintable_boards_reported() {
    let file = place("kept.pdf");
    let name = file.to_str().unwrap();
    assert_eq!(printed(&print(&["-o", name], PUZZLE)), (String::new(), 0));
    let before = std::fs::read(&file).unwrap();
    let (err, code) = printed(&print(&["-o", name, "--paper", "letter"], PUZZLE));
    assert!(code == 1 && err.contains("--force"), "{err}");
    assert_eq!(std::fs::read(&file).unwrap(), before);
    assert_eq!(printed(&print(&["-o", name, "--paper", "letter", "--force"], PUZZLE)).1, 0);
    assert_ne!(std::fs::read(&file).unwrap(), before);
    let (err, code) = printed(&print(&["--title", "数独"], PUZZLE));
    assert!(code == 0 && err.contains("数独"), "{err}");
    let empty = ".".repeat(81);
    let output = print(&["--solutions"], &format!("{PUZZLE}{empty}\n"));
    let (err, code) = printed(&output);
    assert!(code == 1 && err.contains("Line 2") && err.contains("several"), "{err}");
    assert_eq!(count_pages(&output.stdout), 2, "the rest is printed");
    let (err, code) = printed(&print(&["--worksheet"], &empty));
    assert!(code == 1 && err.contains("no step"), "{err}");
    let (err, code) = printed(&print(&[], "nothing of a puzzle"));
    assert!(code == 1 && err.starts_with("jade: I see no Sudoku"), "{err}");
    let (err, code) = printed(&print(&[], ""));
    assert!(code == 1 && err.starts_with("jade: "), "nothing at all is told, too: {err}");
    for wrong in [&["--per-page", "0"][..], &["--paper", "a5"], &["--givens", "--candidates"]] {
        assert_eq!(printed(&print(wrong, PUZZLE)).1, 2, "{wrong:?}");
    }
}
