//! Hints, steps and paths on boards above 16×16.

use crate::common::answers;

/// A cyclic 25×25 board with open cells in its first box and on diagonals.
fn board() -> String {
    let cell = |cell: usize| {
        let (row, column) = (cell / 25, cell % 25);
        let digit = (row % 5 * 5 + row / 5 + column) % 25;
        let open = (row < 2 && column < 2) || cell.is_multiple_of(28);
        if open { '.' } else { b"123456789ABCDEFGHIJKLMNOP"[digit] as char }
    };
    (0..625).map(cell).collect()
}

fn good(args: &str) -> String {
    answers(&args.split_whitespace().collect::<Vec<_>>(), &board())
}

#[test]
fn a_board_of_25_gets_hints_steps_and_a_path_to_the_end() {
    let hint = good("hint --rung 6");
    assert!(hint.lines().count() >= 4 && hint.contains("Enter "), "{hint}");
    assert!(good("step").starts_with("full-house: "));
    assert!(good("steps").lines().count() > 10);
    assert!(good("path --summary").starts_with("solved\tvery-easy\t"));
    assert!(good("path --before-marks --summary").starts_with("solved\t"));
    assert_eq!(good("check"), "proper\n");
    let other = good("hint --technique xy-wing --with-marks");
    assert!(other.contains("Above 16×16, JADE does not look for this technique"), "{other}");
}
