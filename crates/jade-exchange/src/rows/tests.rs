use super::*;

const LINE: &str = ".8.9.2..5.7.1.5.989153.862.79.5.4.8.45.....6..2..3..5..47.9...2.39257..6.6.4...79";

/// Returns the nine rows of `LINE`, each mapped by `row`, with `between` after the third and the sixth.
fn grid(row: impl Fn(&str) -> String, between: &str) -> String {
    let rows: Vec<String> = (0..9).map(|i| row(&LINE[9 * i..9 * i + 9])).collect();
    rows.chunks(3).map(|band| band.concat()).collect::<Vec<_>>().join(between)
}

fn kind(text: &str) -> (usize, usize, ReadErrorKind) {
    assert!(recognises(text), "{text}");
    let error = crate::read_one(text).unwrap_err();
    (error.line, error.column, error.kind)
}

#[test]
fn the_usual_layouts_of_a_grid_are_read() {
    let plain = |row: &str| format!("{row}\n");
    let blanks = |row: &str| row.chars().map(|c| format!(" {c}")).collect::<String>() + "\n";
    let bars = |row: &str| format!("|{}|{}|{}|\n", &row[..3], &row[3..6], &row[6..]);
    let drawn = |row: &str| format!("║{}│{}│{}║\r\n", &row[..3], &row[3..6], &row[6..]);
    for text in [
        grid(plain, ""),
        grid(plain, "\n"),
        grid(plain, "---------\n").replace('.', "0"),
        grid(plain, "").replace('.', "*"),
        grid(blanks, ""),
        grid(blanks, "------+-------+------\n").replace('.', "_"),
        format!("*-----------*\n{}*-----------*\n", grid(bars, "|---+---+---|\n")),
        format!(".---.---.---.\n{}'---'---'---'\n", grid(bars, ":---+---+---:\n")),
        format!("╔═══╤═══╤═══╗\n{}╚═══╧═══╧═══╝", grid(drawn, "╟───┼───┼───╢\n")),
        grid(str::to_owned, "\n"),
        LINE.replace('.', "|.|"),
    ] {
        let readings: Vec<_> = crate::read(&text).collect();
        assert_eq!(readings.len(), 1, "{text}");
        let reading = readings[0].as_ref().unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(reading.givens().to_string(), LINE, "{text}");
        assert!(recognises(&text), "{text}");
        assert_eq!(reading.about.comment, None);
    }
}

#[test]
fn text_after_the_last_cell_is_a_comment() {
    let text = grid(|row| format!("{row}\n"), "") + "\n# Easy\nfrom a book\n";
    let reading = crate::read(&text).next().unwrap().unwrap();
    assert_eq!(reading.about.comment.as_deref(), Some("Easy\nfrom a book"));
    let text = grid(|row| format!("{row}\n"), "").trim_end().to_owned() + " #easy";
    assert_eq!(crate::read(&text).next().unwrap().unwrap().about.comment.as_deref(), Some("easy"));
    let text = grid(|row| format!("{row}\n"), "").trim_end().to_owned() + " very easy";
    assert_eq!(crate::read(&text).next().unwrap().unwrap().about.comment.as_deref(), Some("very easy"));
    let text = "# title\n1..., one\n.2..;two\n..3.\n...4\n";
    let reading = crate::read(text).next().unwrap().unwrap();
    assert_eq!((reading.line, reading.about.comment.as_deref()), (2, Some("one\ntwo")));
}

#[test]
fn bars_determine_the_boxes() {
    let six = |row: &str| format!("12|34|56\n......\n......\n{row}......\n......\n......\n");
    let boxes = |text: &str| {
        let board = crate::read_one(text).unwrap().geometry();
        (board.box_rows(), board.box_columns())
    };
    let all_bars = "12|34|56\n..|..|..\n..|..|..\n..|..|..\n..|..|..\n..|..|..";
    assert_eq!(boxes(all_bars), (3, 2));
    assert_eq!(boxes(&six("---+---\n")), (3, 2));
    assert_eq!(boxes(&six("").replace('|', "")), (2, 3));
    assert_eq!(boxes(&six("")), (2, 3), "bars in one row only divide nothing");
    let cell_bars = all_bars.replace('|', "").replace(|c: char| c != '\n', "|.|");
    assert_eq!(boxes(&cell_bars), (2, 3), "bars between all cells say nothing");
    let crossed = "12|34|56\n..|..|..\n--+--+--\n".to_owned() + &"..|..|..\n..|..|..\n--+--+--\n".repeat(2);
    assert!(matches!(kind(&crossed), (1, 1, ReadErrorKind::Boxes { box_rows: 2, box_columns: 2, side: 6 })));
}

#[test]
fn numbers_are_read_instead_of_letters() {
    let board = Geometry::standard(16).unwrap();
    let digit = |i: usize| (i % 16 + i / 16 % 4 * 4 + i / 64) % 16 + 1;
    let digits = (0..256).map(|i| jade_grid::Digit::new(if i % 5 == 0 { 0 } else { digit(i) as u8 }));
    let puzzle = Puzzle::from_digits(board, digits).unwrap();
    let text: Vec<String> = puzzle
        .values()
        .chunks(16)
        .map(|row| row.iter().map(|value| format!("{value:3}")).collect::<String>())
        .collect();
    assert_eq!(crate::read_one(&text.join("\n")).unwrap().givens(), &puzzle);
    let wrong = text.join("\n").replacen("16", "17", 1);
    assert!(
        matches!(kind(&wrong), (_, _, ReadErrorKind::Cells(LineErrorKind::UnknownNumber { found, side: 16 })) if found == "17")
    );
    let short = text.join("\n").replacen(" 16", "", 1);
    assert!(matches!(kind(&short), (_, _, ReadErrorKind::RowLength { found: 15, expected: 16, .. })));
}

#[test]
fn errors_name_the_place_and_the_cause() {
    let plain = grid(|row| format!("{row}\n"), "");
    assert_eq!(
        kind(&plain.replacen("9153.862.", "9153.862", 1)),
        (3, 9, ReadErrorKind::RowLength { found: 8, expected: 9, row: 3, rows: 9 })
    );
    assert_eq!(
        kind(&plain.replacen("9153.862.", "9153.862..", 1)),
        (3, 10, ReadErrorKind::RowLength { found: 10, expected: 9, row: 3, rows: 9 })
    );
    assert_eq!(kind(&plain[10..]), (8, 1, ReadErrorKind::RowCount { found: 8, expected: 9 }));
    assert_eq!(
        kind(&(plain.clone() + "123456789\n")),
        (10, 1, ReadErrorKind::RowCount { found: 10, expected: 9 })
    );
    assert_eq!(
        kind(&plain.replacen("9153", "915x", 1)),
        (3, 4, ReadErrorKind::Cells(LineErrorKind::UnknownSymbol { found: 'x', side: Some(9) }))
    );
    assert_eq!(kind(&".......\n".repeat(7)), (1, 1, ReadErrorKind::Side { found: 7, nearest: 6 }));
    // Not a size that nobody wrote.
    assert_eq!(kind(&"1 2 3\n".repeat(4)), (4, 1, ReadErrorKind::RowCount { found: 4, expected: 3 }));
    assert_eq!(crate::read_one("+---+\n").unwrap_err().kind, ReadErrorKind::Cells(LineErrorKind::Empty));
    assert_eq!(
        crate::read_one(" \n\n").unwrap_err(),
        ReadErrorKind::Cells(LineErrorKind::Empty).at("line", 1, 1)
    );
}

#[test]
fn several_grids_are_read_with_blank_lines_between_them() {
    let plain = grid(|row| format!("{row}\n"), "");
    let text = format!("# two\n{plain}\n{}\n1...\n....\n....\n...2\n", &plain[10..]);
    let readings: Vec<_> = crate::read(&text).collect();
    assert_eq!(readings.len(), 3);
    assert_eq!(readings[0].as_ref().unwrap().line, 2);
    let error = readings[1].as_ref().unwrap_err();
    assert_eq!((error.line, &error.kind), (19, &ReadErrorKind::RowCount { found: 8, expected: 9 }));
    assert_eq!(readings[2].as_ref().unwrap().line, 21);
    assert_eq!(
        crate::read_one(&format!("{plain}\n{plain}")).unwrap_err(),
        ReadErrorKind::Cells(LineErrorKind::Several).at("rows", 11, 1)
    );
}

#[test]
fn lines_are_not_taken_for_rows() {
    let four = "1....2....3....4\n";
    for (text, count) in [
        (four.repeat(16), 16),
        (four.repeat(9), 9),
        (format!("{LINE}\n").repeat(81), 81),
        (format!("{LINE}\n").repeat(4), 4),
        (format!("{}\n", &LINE[1..]).repeat(5), 5),
        (format!("{LINE}\n\n{}\n\nhello\n", &LINE[1..]), 3),
        // What surrounds a line is no error.
        (format!("hello\n{LINE}\n"), 1),
        (format!("puzzle | rating\n{LINE} | 1.2\n{} | 1.5\n", grid(str::to_owned, "").replace('8', ".")), 2),
        (format!("{four}{}", "1.......2.......| easy\n1....2....3....4 | easy\n"), 3),
        (format!("{LINE}\n-----\n{}\n", LINE.replace('8', ".")), 2),
    ] {
        assert_eq!(crate::read(&text).count(), count, "{text}");
    }
    assert_eq!(crate::read_one(&"................\n".repeat(16)).unwrap().geometry().side(), 16);
}
