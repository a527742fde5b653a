//! Puzzles whose candidates belong to them, in every command.

use crate::common::{printed, run};

/// Returns what a command writes, whatever it reports.
fn answers(command: &[&str], input: &str) -> String {
    let (out, printed, code) = printed(&run(command, input.as_bytes()));
    assert_eq!(code, 0, "{command:?}: {printed}");
    out
}

/// A sukaku of our own: no given, two to seven candidates in a cell, and one solution.
const SUKAKU: &str = "\
3589     259      125      12356789 34789    23456    4568     3579     2489
35678    478      349      12389    234569   2369     12489    14568    16
236      4589     569      12       139      456      679      3568     347
123689   135689   1456     78       68       3457     14567    23478    2679
145689   345      1478     68       169      24789    1367     2578     389
367      346      25       145      45       1378     46       679      28
234579   28       236      234579   23567    4567     48       368      12348
479      36       47       16       34567    58       78       125      689
267      1378     569      468      12469    13468    134      37       589
";
const SOLUTION: &str = "921876534874359216356214987695783142148692753732541698583927461467135829219468375";

#[test]
fn a_sukaku_is_its_candidates_in_every_command() {
    assert_eq!(answers(&["check"], SUKAKU), "proper\n");
    assert_eq!(answers(&["solve"], SUKAKU).trim(), SOLUTION);
    assert_eq!(answers(&["solve", "--engine", "dancing-links"], SUKAKU).trim(), SOLUTION);
    assert_eq!(answers(&["count"], SUKAKU), "1\n");
    let rated = answers(&["rate"], SUKAKU);
    let (line, rest) = rated.split_once('\t').unwrap();
    assert!(!rest.starts_with("improper"), "{rated}");
    // What it is printed as is the same puzzle again.
    assert_eq!(line.len(), 729);
    assert_eq!(answers(&["rate"], line), rated);
    assert_eq!(answers(&["solve"], line).trim(), SOLUTION);
    let path = answers(&["path", "--json"], SUKAKU);
    assert!(path.contains("\"outcome\":\"solved\""), "{path}");
    assert!(answers(&["hint", "--rung", "1"], SUKAKU).starts_with("Look at"));
    // It says so, on standard error.
    let (_, printed, _) = printed(&run(&["check"], SUKAKU.as_bytes()));
    assert!(printed.contains("the candidates count as part of the puzzle"), "{printed}");
}

#[test]
fn no_format_writes_a_restricted_puzzle_as_a_plain_one() {
    let line = answers(&["rate"], SUKAKU);
    let line = line.split_once('\t').unwrap().0;
    for format in ["sdk", "sdm", "ss", "sud", "rows"] {
        let found = run(&["convert", "--to", format], line.as_bytes());
        let (_, printed, _) = printed(&found);
        assert!(printed.contains("candidates"), "{format}: {printed}");
    }
    for format in ["line", "sukaku", "jade-link", "csv"] {
        let written = answers(&["convert", "--to", format], line);
        assert_eq!(answers(&["solve"], &written).trim(), SOLUTION, "{format}: {written}");
    }
}

#[test]
fn marks_on_a_proper_puzzle_are_notes() {
    // The board of the documentation with a candidate struck that its solution needs: r1c2 is 6.
    let line =
        ":0000:x:.84..53.7..1493.....3.8..412.73.61..3.8...4..1.98....3.1..7.23...2.3....83.2..71.:911:::";
    let found = run(&["hint"], line.as_bytes());
    let (out, printed, _) = printed(&found);
    assert!(out.contains("r1c1") || out.contains("box 1"), "{out} {printed}");
    assert!(!printed.contains("part of the puzzle"), "{printed}");
    assert_eq!(answers(&["check"], line), "proper\n");
}

#[test]
fn a_puzzle_without_a_solution_says_where() {
    // All candidates of r1c1 are removed, and the givens alone do not decide.
    let emptied = ":0000:x:000456780000000000000000000400000000500000000600000000700000000900000000000000000:111 211 311 411 511 611 711 811 911::";
    assert_eq!(answers(&["check"], emptied), "none\tr1c1\n");
    assert_eq!(answers(&["solve"], emptied), "none\n");
    // A list of plain boards goes another way.
    let broken = format!("1...1{}\n", ".".repeat(76));
    assert_eq!(answers(&["check"], &broken.repeat(3)), "none\tr1c1 r1c5\n".repeat(3));
    // Programs read it, so it is the same in every language.
    assert_eq!(answers(&["check", "--lang", "es"], &broken), "none\tr1c1 r1c5\n");
    assert_eq!(answers(&["check"], "1..11..........."), "none\tr1c1 r1c4\n");
}

#[test]
fn entries_count_where_nothing_else_decides() {
    // As other programs write a board of which nobody marked the givens.
    let entered: String = SOLUTION
        .chars()
        .enumerate()
        .map(|(i, c)| if i % 4 == 0 { ".".to_owned() } else { format!("+{c}") })
        .collect();
    let line = format!(":0000:x:{entered}:::");
    assert_eq!(answers(&["solve"], &line).trim(), SOLUTION);
    let (_, printed, _) = printed(&run(&["check"], line.as_bytes()));
    assert!(printed.contains("count as givens"), "{printed}");
}
