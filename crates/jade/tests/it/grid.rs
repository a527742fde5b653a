//! `jade grid` and `jade classify` in the real program.

use crate::common::{answers, printed, run};

const PUZZLE: &str = "98.7..6..7.5....9..43.....78..2....6..7.1..2......48..3..9...6.....5.3.......1..9";
const SEVENTEEN: &str = ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...";
const GRID: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const MOST_CANONICAL: &str =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

fn turned(line: &str) -> String {
    line.chars().rev().collect()
}

#[test]
fn lists_become_min_lex_forms_in_order() {
    let list = format!("{PUZZLE}\n# a comment\n{SEVENTEEN}\n{}\n", turned(PUZZLE));
    let found = answers(&["grid", "min-lex"], &list);
    let forms: Vec<&str> = found.lines().collect();
    assert_eq!(forms.len(), 3);
    assert_eq!(forms[0], forms[2]);
    assert_ne!(forms[0], forms[1]);
    assert!(forms.iter().all(|form| form.starts_with(".......")));
    assert_eq!(answers(&["grid", "min-lex"], &found), found);
    assert_eq!(answers(&["grid", "isomorphic"], &list), "1\n2\n1\n");
    let many = format!("{PUZZLE}\n{SEVENTEEN}\n").repeat(2000);
    let expected = format!("{}\n{}\n", forms[0], forms[1]).repeat(2000);
    assert_eq!(answers(&["grid", "min-lex", "--threads", "3"], &many), expected);
    assert_eq!(answers(&["grid", "automorphisms"], &format!("{MOST_CANONICAL}\n{PUZZLE}\n")), "648\n1\n");
}

#[test]
fn givens_are_exchanged_and_left_out() {
    let found = answers(&["grid", "neighbours"], SEVENTEEN);
    assert!(!found.is_empty());
    assert!(
        found.lines().all(|line| line.len() == 81 && line.bytes().filter(|byte| *byte != b'.').count() == 17)
    );
    let forms = answers(&["grid", "neighbours", "--min-lex"], SEVENTEEN);
    assert_eq!(answers(&["grid", "min-lex"], &forms), forms);
    assert!(forms.lines().count() <= found.lines().count());
    assert_eq!(answers(&["grid", "redundant"], SEVENTEEN), "minimal\n");
    assert_eq!(answers(&["grid", "minimal"], SEVENTEEN).trim(), SEVENTEEN);
    let more = SEVENTEEN.replacen('.', &answers(&["solve"], SEVENTEEN)[..1], 1);
    assert!(answers(&["grid", "redundant"], &more).starts_with("r1c1"));
    assert!(answers(&["grid", "minimal"], &more).lines().any(|line| line == SEVENTEEN));
    assert_eq!(answers(&["grid", "minimal", "--limit", "7"], GRID).lines().count(), 7);
    let minimal = answers(&["grid", "neighbours", "--minimal"], &more);
    assert!(minimal.lines().count() < answers(&["grid", "neighbours"], &more).lines().count());
}

#[test]
fn unavoidable_sets_are_those_of_the_solution() {
    let of_grid = answers(&["grid", "unavoidable", "--size", "8"], GRID);
    assert!(of_grid.lines().count() > 3);
    assert!(of_grid.lines().all(|line| (4..=8).contains(&line.split(' ').count())));
    let puzzle = format!("..{}", &GRID[2..]);
    assert_eq!(answers(&["grid", "unavoidable", "--size", "8"], &puzzle), of_grid);
}

#[test]
fn puzzles_have_classes_and_backdoors() {
    let easy = format!("{}\n", GRID.replacen(['5', '3'], ".", 4));
    let hard = "98.7..6..7.5....9..43.....78..2....6..7.1..2......48..3..9...6.....5.3.......1..9";
    let braids = ".4....8173......5...5.9....1..7....5.5...8........27...3......8..25.46.......69..";
    let found = answers(&["classify", "--longest", "2"], &format!("{easy}{hard}\n{braids}\n"));
    let lines: Vec<&str> = found.lines().collect();
    assert_eq!(lines[0], "T&E(0)");
    // The braids in its trials are longer.
    assert_eq!(lines[1], "T&E(2) r1c9+r5c9 r2c7+r7c3 r4c7+r5c9 r4c8+r7c3 r8c3+r9c5");
    assert_eq!(lines[2], "T&E(1) B2 r3c9 r4c7 r9c9");
    let json: serde_json::Value =
        serde_json::from_str(&answers(&["classify", "--json", "--longest", "3"], hard)).unwrap();
    assert_eq!(
        (&json["class"], &json["depth"], &json["braids"]),
        (&"T&E(2) B3B".into(), &2.into(), &3.into())
    );
    assert_eq!(json["backdoors"][0], serde_json::json!([8, 44]));
    let (_, err, code) = printed(&run(&["classify"], format!("{}\n", ".".repeat(81)).as_bytes()));
    assert_eq!(code, 1);
    assert!(err.contains("expected a puzzle with exactly one solution"), "{err}");
    assert_eq!(printed(&run(&["classify", "--longest", "0"], b"")).2, 2);
}

#[test]
fn json_has_one_object_a_line() {
    let one = |args: &[&str], puzzle: &str| -> serde_json::Value {
        serde_json::from_str(&answers(&[&["grid"], args, &["--json"]].concat(), puzzle)).unwrap()
    };
    assert_eq!(one(&["min-lex"], PUZZLE)["puzzle"], PUZZLE);
    assert_eq!(one(&["automorphisms"], MOST_CANONICAL)["automorphisms"], 648);
    assert_eq!(one(&["redundant"], SEVENTEEN)["redundant"], serde_json::json!([]));
    assert_eq!(one(&["minimal"], SEVENTEEN)["minimal"], serde_json::json!([SEVENTEEN]));
    assert_eq!(one(&["isomorphic"], SEVENTEEN)["isomorphicTo"], 1);
    assert!(one(&["unavoidable"], GRID)["unavoidable"][0].as_array().unwrap().len() >= 4);
    assert!(!one(&["neighbours"], SEVENTEEN)["neighbours"].as_array().unwrap().is_empty());
}

#[test]
fn bad_lines_are_named_and_the_others_answered() {
    let twice = format!("11{}", ".".repeat(79));
    let list = format!("{PUZZLE}\n12x\n{twice}\n1...............\n{PUZZLE}\n");
    let (out, err, code) = printed(&run(&["grid", "min-lex"], list.as_bytes()));
    assert_eq!((out.lines().count(), code), (2, 1));
    for expected in ["Line 2", "Line 3: a row, column or box", "Line 4: not a plain 9×9 board"] {
        assert!(err.contains(expected), "{err}");
    }
    assert_eq!(err.lines().count(), 3);
    let (out, err, code) =
        printed(&run(&["grid", "minimal", "--lang", "es"], format!("{}\n", ".".repeat(81)).as_bytes()));
    assert_eq!((out.as_str(), code), ("", 1));
    assert!(err.contains("Línea 1: se esperaba un sudoku de solución única"), "{err}");
    let (out, _, code) = printed(&run(&["grid", "min-lex", "--json"], b"12x\n"));
    assert_eq!(code, 1);
    assert_eq!(serde_json::from_str::<serde_json::Value>(&out).unwrap()["line"], 1);
    for wrong in [
        &["grid", "unavoidable", "--size", "3"][..],
        &["grid", "neighbours", "--exchange", "0"],
        &["grid", "x"],
    ] {
        assert_eq!(printed(&run(wrong, b"")).2, 2, "{wrong:?}");
    }
}
