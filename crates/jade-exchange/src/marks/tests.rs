use super::*;
use crate::by_id;
use jade_grid::Event;

/// A 9×9 grid made from a puzzle of our own.
const PUZZLE: &str = "5..........6..34..9..7..6...........3..46...7...27.51..2......9...32....8.1....32";

fn only(text: &str) -> Document {
    let mut readings: Vec<_> = crate::read(text).map(|reading| reading.unwrap()).collect();
    assert_eq!(readings.len(), 1, "{text}");
    readings.remove(0)
}

/// Writes a sheet in the format of the forums.
fn write(sheet: &Sheet) -> String {
    let text = by_id("pencil-marks").unwrap().write(&[Document::of_sheet(sheet.clone())]);
    text.trim_end().to_owned()
}

fn sheet() -> Sheet {
    let sheet = Sheet::new(PUZZLE.parse().unwrap()).unwrap();
    let sheet = sheet.apply(&Event::FillCandidates { returns: false }).unwrap();
    let digit = sheet.candidates(Cell::new(1)).unwrap().first().unwrap();
    sheet.apply(&Event::Candidate { cells: vec![1], digit: digit.get().into() }).unwrap()
}

#[test]
fn a_written_grid_is_read_back() {
    let sheet = sheet();
    let reading = only(&write(&sheet));
    assert!(reading.givens_known);
    assert_eq!(reading.givens().to_string(), PUZZLE);
    assert_eq!(reading.sheet().unwrap().position().unwrap(), sheet.position().unwrap());
}

#[test]
fn without_named_givens_digits_are_not_known_to_be_givens() {
    let text = write(&sheet());
    let alone = text.rsplit_once('\n').unwrap().0;
    let reading = only(alone);
    assert!(!reading.givens_known);
    // Naked singles stay open, since the cells that see them still have their digit.
    assert_eq!(reading.givens().to_string(), PUZZLE);
    assert_eq!(reading.sheet().unwrap().position().unwrap(), sheet().position().unwrap());
}

#[test]
fn signs_frames_and_steps_are_ignored() {
    let text = write(&sheet());
    let alone = text.rsplit_once('\n').unwrap().0;
    let signed = alone.replacen(" 5 ", " *5 ", 1) + "\nNaked Single: r4c1=4 => r4c1=4\n";
    let reading = only(&signed.replacen("| ", "| #", 3));
    assert_eq!(reading.givens().to_string(), PUZZLE);
    assert_eq!(reading.about.comment.as_deref(), Some("Naked Single: r4c1=4 => r4c1=4"));
    let bare: String =
        alone.lines().filter(|line| !line.contains("--")).map(|line| line.replace('|', " ") + "\n").collect();
    assert_eq!(only(&bare).sheet().unwrap().position().unwrap(), sheet().position().unwrap());
}

#[test]
fn givens_may_precede_the_grid() {
    let mut sheet = sheet();
    // The solution of the puzzle has 4 there.
    let open = sheet.geometry().cells().find(|cell| sheet.is_open(*cell)).unwrap();
    let digit = sheet.candidates(open).unwrap().first().unwrap();
    sheet = sheet
        .apply(&Event::Enter {
            cells: vec![open.index()],
            digit: digit.get().into(),
            clean: true,
            returns: true,
        })
        .unwrap();
    let text = write(&sheet);
    let alone = text.rsplit_once('\n').unwrap().0;
    let givens = rows::write(sheet.givens());
    let values = rows::write(&sheet.values());
    for above in [format!("{givens}\n\n"), format!("{givens}\n\n{values}\n\n")] {
        let reading = only(&format!("{above}{alone}\n"));
        assert!(reading.givens_known);
        assert_eq!(reading.givens().to_string(), PUZZLE, "{above}");
        let read = reading.sheet().unwrap();
        assert_eq!(read.position().unwrap(), sheet.position().unwrap());
        assert_eq!(read.entries(), sheet.entries());
    }
}

#[test]
fn several_grids_are_read_with_and_without_blank_lines() {
    let text = write(&sheet());
    let alone = text.rsplit_once('\n').unwrap().0;
    for between in ["\n", "\n\n"] {
        let two = format!("{alone}{between}{alone}");
        assert_eq!(crate::read(&two).filter(|reading| reading.as_ref().is_ok()).count(), 2, "{two}");
    }
}

#[test]
fn other_sizes_and_boxes_are_read() {
    for (rows, columns) in [(2, 2), (2, 3), (3, 2), (3, 4), (4, 4)] {
        let board = Geometry::with_boxes(rows, columns).unwrap();
        let mut puzzle = Puzzle::empty(board);
        puzzle.set(board.cell_at(0, 0), Digit::new(1));
        let sheet = Sheet::new(puzzle.clone()).unwrap();
        let reading = only(&write(&sheet));
        assert_eq!(reading.givens(), &puzzle);
        assert_eq!(reading.sheet().unwrap().position().unwrap(), sheet.position().unwrap());
    }
}

#[test]
fn grids_of_digits_and_numbers_are_not_taken_for_candidates() {
    let rows = rows::write(&PUZZLE.parse().unwrap());
    assert!(!recognises(&rows) && !recognises(PUZZLE));
    let numbers: String = (0..16)
        .map(|row| {
            let cells = (0..16).map(|column| ((row * 5 + column * 3) % 16 + 1).to_string());
            cells.collect::<Vec<_>>().join(" ") + "\n"
        })
        .collect();
    assert!(!recognises(&numbers));
    assert!(!recognises(&format!("{PUZZLE} 12 34 56 78 13 24 35 46\n").repeat(9)));
}

#[test]
fn errors_name_the_place_and_the_cause() {
    let text = write(&sheet());
    let error = |text: &str| {
        let error = crate::read_one(text).unwrap_err();
        (error.line, error.kind)
    };
    let lines: Vec<&str> = text.lines().collect();
    let without = |index: usize| {
        let kept = lines.iter().enumerate().filter(|(i, _)| *i != index && *i < lines.len() - 1);
        kept.map(|(_, line)| format!("{line}\n")).collect::<String>()
    };
    assert_eq!(error(&without(11)).1, ReadErrorKind::RowCount { found: 8, expected: 9 });
    let cut = lines[1].trim_end_matches([' ', '|']).rsplit_once(' ').unwrap().0;
    let short = text.replacen(lines[1], cut, 1);
    assert_eq!(error(&short), (2, ReadErrorKind::RowLength { found: 8, expected: 9, row: 1, rows: 9 }));
    let wrong = text.replacen("| 5", "| x", 1);
    assert_eq!(
        error(&wrong),
        (2, ReadErrorKind::Cells(LineErrorKind::UnknownSymbol { found: 'x', side: Some(9) }))
    );
    let wrong = text.replacen("# givens 5", "# givens x", 1);
    assert_eq!(
        error(&wrong),
        (14, ReadErrorKind::Cells(LineErrorKind::UnknownSymbol { found: 'x', side: Some(9) }))
    );
}

#[test]
fn no_input_panics() {
    let text = write(&Sheet::new("12..3.......4..2".parse().unwrap()).unwrap());
    for (at, _) in text.char_indices() {
        for put in ["", "\n", "\n\n", "é", "|", "#", "12", "-"] {
            let _ = crate::read(&format!("{}{put}{}", &text[..at], &text[at + 1..])).count();
        }
    }
}
