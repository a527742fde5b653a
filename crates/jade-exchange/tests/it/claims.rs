//! Claimed steps, as people and language models write them.

use jade_exchange::claims::{AttemptError, ClaimReader, WrittenStep, attempt};
use jade_grid::{Candidate, Geometry};
use proptest::prelude::*;

const NAMES: [(&str, u8); 4] = [("naked pair", 2), ("hidden single", 1), ("x-wing", 3), ("par desnudo", 2)];

fn board() -> &'static Geometry {
    Geometry::standard(9).unwrap()
}

fn reader() -> ClaimReader<u8> {
    ClaimReader::new(NAMES)
}

fn cells(list: impl IntoIterator<Item = jade_grid::Cell>) -> String {
    let name = |cell| format!("r{}c{}", board().row(cell) + 1, board().column(cell) + 1);
    list.into_iter().map(name).collect::<Vec<_>>().join(",")
}

fn candidates(list: &[Candidate], sign: &str) -> Vec<String> {
    list.iter().map(|one| format!("{}{sign}{}", cells([one.cell]), one.digit)).collect()
}

/// A step in short: conclusions, then what it cites.
fn short(step: &WrittenStep<u8>) -> String {
    let mut said = candidates(&step.placements, "=");
    said.extend(candidates(&step.eliminations, "<>"));
    let mut cited = Vec::new();
    cited.extend(step.technique.map(|number| format!("#{number}")));
    if !step.cells.is_empty() {
        cited.push(cells(step.cells.iter().copied()));
    }
    for house in &step.houses {
        let house = board().house(*house);
        cited.push(format!("{:?}{}", house.kind(), house.number()).to_lowercase());
    }
    let digits: String = step.digits.iter().map(|digit| digit.symbol()).collect();
    if !digits.is_empty() {
        cited.push(digits);
    }
    match cited.is_empty() {
        true => said.join(" "),
        false => format!("{} / {}", said.join(" "), cited.join(" ")),
    }
}

#[track_caller]
fn reads(text: &str, wanted: &[&str]) {
    let found: Vec<String> = reader().steps(text, board()).iter().map(short).collect();
    assert_eq!(found, wanted, "{text}");
}

#[test]
fn placements_in_all_notations() {
    for text in [
        "r1c2 = 5",
        "R1C2=5",
        "f1c2: 5",
        "- **r1c2** → 5",
        "r1c2 -> `5`",
        "$r1c2 \\rightarrow 5$",
        "(1,2) = 5",
        "cell (1, 2) must be 5",
        "A2 = 5",
        "Row 1, Column 2 is 5.",
        "Row 1 column 2: 5",
        "column 2, row 1 has to be 5",
        "fila 1, columna 2 es 5",
        "Place 5 in r1c2",
        "We fill R1 C2 with 5.",
        "Set r1c2 to 5",
        "Coloca el 5 en f1c2.",
        "So r1c2 must be 5",
        "3. r1c2 becomes 5",
        "Step 12: 5 goes in r1c2",
        "5 can only go in r1c2",
        "El 5 solo cabe en f1c2",
        "Therefore, the only place for 5 is r1c2.",
        "r1c2 can only be 5",
        "r1c2 is the only cell that can be 5",
    ] {
        reads(text, &["r1c2=5"]);
    }
}

#[test]
fn eliminations_in_all_notations() {
    for text in [
        "r2c5<>3",
        "r2c5 ≠ 3",
        "r2c5 != 3",
        "r2c5 cannot be 3",
        "r2c5 can't be 3",
        "f2c5 no puede ser 3",
        "remove 3 from r2c5",
        "This eliminates the candidate 3 from r2c5.",
        "3 can be removed from r2c5",
        "3 is eliminated from r2c5",
        "Elimina el 3 de f2c5",
        "3 cannot go in r2c5",
    ] {
        reads(text, &["r2c5<>3"]);
    }
    reads("r2c57<>34", &["r2c5<>3 r2c5<>4 r2c7<>3 r2c7<>4"]);
    reads("eliminate 3, 4 from r2c5 and r2c7", &["r2c5<>3 r2c5<>4 r2c7<>3 r2c7<>4"]);
    reads("remove 3 from r2c5 and 7 from r2c6", &["r2c5<>3 r2c6<>7"]);
}

#[test]
fn reasons_are_cited_before_and_after() {
    reads("R1C2 = 5 because it is the only place for 5 in box 1", &["r1c2=5 / box1 5"]);
    reads("Since r1c3 is 7 and r1c4 is 8, r1c2 must be 5.", &["r1c2=5 / r1c3,r1c4 78"]);
    reads("r1c2 = 5. It is the only place for 5 in the top-left box.", &["r1c2=5 / box1 5"]);
    reads("Look at row 1: it lacks 5. So r1c2 = 5.", &["r1c2=5 / row1 5"]);
    reads("Look at row 1.\nHence r1c2 = 5", &["r1c2=5 / row1"]);
    reads("Look at row 1.\n\nr1c2 = 5", &["r1c2=5"]);
    reads("Naked pair {3,7} in r2c1, r2c3 removes 3 from r2c5", &["r2c5<>3 / #2 r2c1,r2c3 37"]);
    reads("Naked pair (3,7) in r2c1 and r2c3: r2c5 <> 37", &["r2c5<>3 r2c5<>7 / #2 r2c1,r2c3 37"]);
    reads("x-wing: 4 r2,r7 c3,c8 => r4c3<>4", &["r4c3<>4 / #3 row2 row7 column3 column8 4"]);
    reads("An X-Wing in rows 2 and 7 removes 4 from r4c3", &["r4c3<>4 / #3 row2 row7"]);
    reads("r1c2 = 5 (hidden single in column 2)", &["r1c2=5 / #1 column2"]);
    reads("r1c2 is the only cell in box 1 that can be 5", &["r1c2=5 / box1"]);
    reads("r1c2 = 5: no other candidate is left", &["r1c2=5 / r1c2"]);
}

#[test]
fn the_rest_of_a_house_is_all_that_is_not_cited() {
    reads(
        "3 in box 4 is confined to row 5, so remove 3 from the rest of row 5",
        &["r5c4<>3 r5c5<>3 r5c6<>3 r5c7<>3 r5c8<>3 r5c9<>3 / row5 box4 3"],
    );
}

#[test]
fn several_conclusions_are_several_steps() {
    reads("3 goes in r6c4 and 9 goes in r6c1.", &["r6c4=3", "r6c1=9"]);
    reads("r1c1=1, r1c2=2; r1c3=3", &["r1c1=1", "r1c2=2", "r1c3=3"]);
}

#[test]
fn what_is_possible_or_assumed_is_no_conclusion() {
    for text in [
        "r1c2 can be 5",
        "r1c2 can be 5 or 6",
        "r1c2 has the candidates 5, 6",
        "r1c2: 5, 6",
        "If r1c2 were 5, then r1c3 would be 6.",
        "Suppose r1c2 = 5",
        "Row 1 needs 5 and 6",
        "5 is in r1c2 or r1c3",
        "5 must be in r1c2 or r1c3",
        "There are 3 cells in row 2",
        "534678912",
        "5 3 . | . 7 . | . . .",
        "r0c1 = 5",
        "r99c1 = 5",
        "r1c2 = 10",
        "(0,3) = 5",
        "",
    ] {
        reads(text, &[]);
    }
    reads("If r1c2 = 5, then r1c3 = 6, a contradiction, so r1c2 <> 5", &["r1c2<>5 / r1c2,r1c3 56"]);
}

#[test]
fn larger_boards_have_numbers_of_two_digits() {
    let board = Geometry::standard(16).unwrap();
    let steps = reader().steps("r10c12 = 16", board);
    let placed = steps[0].placements[0];
    assert_eq!((board.row(placed.cell), board.column(placed.cell), placed.digit.get()), (9, 11, 16));
}

#[test]
fn json_is_read_with_the_place_of_an_error() {
    let field = |line: &str| match attempt(&reader(), line) {
        Err(AttemptError::Field { path }) => path,
        other => panic!("{line}: {other:?}"),
    };
    let with = |steps: &str| format!(r#"{{"puzzle": "12.4............", "steps": {steps}}}"#);
    assert_eq!(field(&with("7")), "steps");
    assert_eq!(field(&with("[7]")), "steps[0]");
    assert_eq!(field(&with(r#"["r1c3=3", {"conclusions": ["nothing"]}]"#)), "steps[1].conclusions");
    assert_eq!(field(&with(r#"[{"conclusions": ["r1c3=3"], "cells": ["r9c9"]}]"#)), "steps[0].cells");
    assert_eq!(field(&with(r#"[{"conclusions": ["r1c3=3"], "technique": "magic"}]"#)), "steps[0].technique");
    assert_eq!(field(&with(r#"[{"conclusions": ["r1c3=3"], "colour": 3}]"#)), "steps[0].colour");
    assert_eq!(attempt(&reader(), "{}"), Err(AttemptError::Missing { field: "puzzle" }));
    assert!(matches!(attempt(&reader(), "[1]"), Err(AttemptError::NoObject { .. })));
    assert!(matches!(attempt(&reader(), r#"{"puzzle": "12"}"#), Err(AttemptError::Puzzle(_))));
    let read = attempt(&reader(), &with(r#"["hm", "r1c3 = 3 as 3 is missing"]"#)).unwrap();
    assert_eq!((read.written.unread, read.written.steps.len()), (vec![1], 1));
}

#[test]
fn answers_are_boards_in_any_layout() {
    let rows = "534 678 912\n672 195 348\n198 342 567\n859 761 423\n426 853 791\n713 924 856\n961 537 284\n\
                287 419 635\n345 286 179\n";
    let text = format!("r1c3 = 4\nThe answer:\n\n```\n{rows}```\n");
    let read = reader().attempt(&text, board());
    assert_eq!(read.steps.len(), 1);
    assert!(read.answer.unwrap().to_string().starts_with("534678912672"));
    assert!(reader().attempt("no board here, only r1c1 = 5", board()).answer.is_none());
}

proptest! {
    #[test]
    fn no_text_is_too_strange(text in "(?s).{0,300}") {
        reader().attempt(&text, board());
        let _ = attempt(&reader(), &text);
    }

    #[test]
    fn no_sequence_of_words_is_too_strange(
        words in prop::collection::vec(
            prop::sample::select(vec![
                "r1c2", "5", "37", "{", "}", "(", ")", ",", ".", "so", "because", "if", "row", "box", "1", "and", "or",
                "is", "not", "only", "remove", "from", "place", "in", "=", "<>", "=>", "rest", "of", "naked", "pair",
                "A1", "C3", "top", "left", "the", "second", "rows", "2", "-", "r1c0", "can", "goes", ":", "\n",
            ]),
            0..40,
        )
    ) {
        let text = words.join(" ");
        for step in reader().steps(&text, board()) {
            prop_assert!(step.placements.len() <= 1);
            prop_assert!(step.placements.len() + step.eliminations.len() > 0);
        }
    }
}
