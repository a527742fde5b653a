use super::*;
use jade_grid::HouseKind;
use proptest::prelude::*;

const LINE: &str = "36.5....4..2....1...1.98.2....8..........7........4.71..4.517.......9....7.3..8..";

fn read(text: &str) -> Result<String, ReadError> {
    AnyLayout::new().read(text).map(|puzzle| puzzle.to_string())
}

fn fault(reader: &AnyLayout, text: &str) -> (usize, usize, ReadErrorKind) {
    let error = reader.read(text).unwrap_err();
    (error.line, error.column, error.kind)
}

/// Returns the rows of `LINE` with each cell mapped by `cell`, and with text before, between and after them.
fn drawn(cell: impl Fn(char) -> String, edge: &str, bar: &str, frame: &str) -> String {
    let mut text = format!("{frame}\n");
    for (index, row) in LINE.as_bytes().chunks(9).enumerate() {
        let cells: Vec<String> = row.iter().map(|c| cell(*c as char)).collect();
        let stacks: Vec<String> = cells.chunks(3).map(<[String]>::concat).collect();
        text += &format!("{edge}{}{edge}\n", stacks.join(bar));
        if index % 3 == 2 {
            text += &format!("{frame}\n");
        }
    }
    text
}

#[test]
fn the_three_documented_layouts_and_more_are_read() {
    let as_is = |c: char| c.to_string();
    let blank = |c: char| if c == '.' { " ".to_owned() } else { c.to_string() };
    for text in [
        LINE.to_owned(),
        LINE.replace('.', "0"),
        LINE.replace('.', " "),
        LINE.replace('.', "_"),
        LINE.replace('.', "*"),
        drawn(as_is, "", "", ""),
        drawn(as_is, "|", "|", "+---+---+---+"),
        drawn(as_is, "!", "!", "*-----------*"),
        drawn(as_is, ":", " ", ".---.---.---."),
        drawn(as_is, "║", "│", "╔═══╤═══╤═══╗"),
        drawn(blank, "", "", ""),
        drawn(blank, "|", "|", "+---+---+---+"),
        drawn(|c| format!("{}|", if c == '.' { ' ' } else { c }), "|", "", "-------------------"),
        drawn(|c| format!(" {c}"), "|", " |", "-------+-------+-------"),
        // Without blanks at the ends of lines, which editors may remove.
        drawn(blank, "", "", "").lines().map(|line| line.trim_end().to_owned() + "\n").collect(),
        // Any number of cells per line.
        LINE.as_bytes().chunks(7).map(|row| format!("{}\r\n", String::from_utf8_lossy(row))).collect(),
        format!("# a comment with 9 digits\n\u{feff}{LINE}\n\n"),
    ] {
        assert_eq!(read(&text).as_deref(), Ok(LINE), "{text}");
    }
}

/// Like `! 3 C ! 2 6 …!` in the 25×25 board of the description.
#[test]
fn a_25x25_board_with_exclamation_marks_and_blanks_is_read() {
    let board = Geometry::standard(25).unwrap();
    let mut text = String::new();
    let mut expected = Puzzle::empty(board);
    for row in 0..25 {
        text += "!";
        for column in 0..25 {
            let digit = (row * 5 + row / 5 + column) % 25;
            let shown = (row + column) % 3 == 0;
            text.push(if shown { Digit::from_index(digit).symbol() } else { ' ' });
            text += if column % 5 == 4 { "!" } else { " " };
            if shown {
                expected.set(board.cell_at(row, column), Some(Digit::from_index(digit)));
            }
        }
        text += "\n";
    }
    // The blanks between the cells are too many to be cells.
    let tight: String = text
        .lines()
        .map(|line| {
            let chars: Vec<char> = line.chars().skip(1).collect();
            chars.chunks(2).map(|pair| pair[0]).collect::<String>() + "\n"
        })
        .collect();
    assert_eq!(AnyLayout::new().read(&tight).unwrap(), expected);
    let (_, _, kind) = fault(&AnyLayout::new(), &text);
    assert!(
        matches!(kind, ReadErrorKind::Cells(LineErrorKind::CellCount { nearest: 196 | 225, .. })),
        "{kind:?}"
    );
}

#[test]
fn any_alphabet_can_be_used() {
    let reader = |symbols: &str| AnyLayout::new().alphabet(&Alphabet::new(symbols).unwrap());
    assert_eq!(reader("ABCD").read("A..D .DA. ..B. ....").unwrap().to_string(), "1..4.41...2.....");
    assert_eq!(reader("abcd").read("A..d............").unwrap().values()[..4], [1, 0, 0, 4]);
    assert_eq!(reader("0123").read("0..3............").unwrap().values()[..4], [1, 0, 0, 4]);
    assert_eq!(reader("♠♥♦♣").read("♠..♣\n....\n....\n....").unwrap().values()[..4], [1, 0, 0, 4]);
    let hexadecimal = reader("0123456789ABCDEF").read(&format!("0f{}", ".".repeat(254))).unwrap();
    assert_eq!(hexadecimal.values()[..3], [1, 16, 0]);
    // Longer than necessary, for an explicit board.
    let small = reader("123456789").board(Geometry::standard(6).unwrap());
    assert_eq!(small.read(&format!("6{}", ".".repeat(35))).unwrap().values()[0], 6);
    assert_eq!(
        fault(&small, &format!("7{}", ".".repeat(35))),
        (1, 1, ReadErrorKind::NotInAlphabet { found: '7', alphabet: "123456".into() })
    );
}

#[test]
fn explicit_boxes_are_used() {
    let board = Geometry::with_boxes(3, 2).unwrap();
    let puzzle = AnyLayout::new().board(board).read(&format!("12{}", ".".repeat(34))).unwrap();
    assert!(std::ptr::eq(puzzle.geometry(), board));
    for (rows, columns) in [(3, 5), (4, 5), (5, 3)] {
        let board = Geometry::with_boxes(rows, columns).unwrap();
        let text = "1".to_owned() + &".".repeat(board.cell_count() - 1);
        assert_eq!(AnyLayout::new().board(board).read(&text).unwrap().filled_count(), 1);
    }
}

#[test]
fn numbers_are_read_between_blanks_or_bars() {
    let board = Geometry::standard(100).unwrap();
    let full = Puzzle::from_digits(
        board,
        board.cells().map(|cell| {
            let (row, column) = (board.row(cell), board.column(cell));
            Digit::new(((row * 10 + row / 10 + column) % 100 + 1) as u8).filter(|_| column % 7 != 3)
        }),
    )
    .unwrap();
    let text: String = full
        .values()
        .chunks(100)
        .map(|row| row.iter().map(|value| format!("{value:>4}")).collect::<String>() + "\n")
        .collect();
    assert_eq!(AnyLayout::new().read(&text).unwrap(), full);
    assert_eq!(AnyLayout::new().read(&text.replace("   0", "   .")).unwrap(), full);
    assert_eq!(AnyLayout::new().read(&text.replace("    ", " |  ")).unwrap(), full);
    let (line, column, kind) = fault(&AnyLayout::new(), &text.replacen(" 100", " 101", 1));
    assert_eq!(kind, ReadErrorKind::Cells(LineErrorKind::UnknownNumber { found: "101".into(), side: 100 }));
    assert!(line >= 1 && column > 1);
    // Numbers with up to two figures on a 16×16 board, which SDK_v04 could not read.
    let hex: String = (0..256).map(|i| if i == 0 { "16 ".into() } else { "0 ".to_owned() }).collect();
    assert_eq!(AnyLayout::new().read(&hex).unwrap().values()[0], 16);
}

#[test]
fn errors_name_the_cause_and_the_place() {
    let any = AnyLayout::new();
    let nine = AnyLayout::new().board(Geometry::standard(9).unwrap());
    assert_eq!(fault(&any, ""), (1, 1, ReadErrorKind::Cells(LineErrorKind::Empty)));
    assert_eq!(fault(&any, "+---+\n|   |\n+---+\n"), (1, 1, ReadErrorKind::Cells(LineErrorKind::Empty)));
    assert_eq!(
        fault(&any, &LINE.replacen("..2", ".A2", 1)),
        (1, 11, ReadErrorKind::NotInAlphabet { found: 'A', alphabet: "123456789".into() })
    );
    assert_eq!(
        fault(&any, &LINE.replacen('6', "ñ", 1)),
        (1, 2, ReadErrorKind::NotInAlphabet { found: 'ñ', alphabet: "123456789".into() })
    );
    assert_eq!(
        fault(&any, &LINE[1..]),
        (1, 81, ReadErrorKind::Cells(LineErrorKind::CellCount { found: 80, nearest: 81 }))
    );
    assert_eq!(
        fault(&nine, &format!("{LINE}\n1")),
        (2, 1, ReadErrorKind::Cells(LineErrorKind::CellCount { found: 82, nearest: 81 }))
    );
    assert_eq!(
        fault(&any, &"1".repeat(20_000)).2,
        ReadErrorKind::Cells(LineErrorKind::TooLarge { found: 20_000 })
    );
    for (text, house, number, place, first) in [
        ("12.1 .... .... ....", HouseKind::Row, 1, (1, 4), (1, 1)),
        ("1...\n....\n1...\n....", HouseKind::Column, 1, (3, 1), (1, 1)),
        ("|..|.3|\n|..|3.|\n|..|..|\n|..|..|", HouseKind::Box, 2, (2, 5), (1, 6)),
    ] {
        let (line, column, kind) = fault(&any, text);
        let ReadErrorKind::Repeated { house: h, number: n, line: l, column: c, .. } = kind else {
            panic!("{kind:?}")
        };
        assert_eq!((line, column), place, "{text}");
        assert_eq!((h, n, (l, c)), (house, number, first), "{text}");
    }
}

#[test]
fn text_after_the_last_cell_of_a_known_board_is_a_comment() {
    let hexadecimal = "123456789ABCDEFG";
    let reader = AnyLayout::new().alphabet(&Alphabet::new(hexadecimal).unwrap());
    let cells = format!("{hexadecimal}{}", ".".repeat(240));
    for text in [
        format!("{cells} # seed=1 level=easy\n"),
        format!("{cells}\nfrom the book, page 12\n"),
        format!("{cells} size: 16x16"),
        format!(
            "{hexadecimal}\n{}.{}\n\nwritten by hand\n",
            format!("{}\n", " ".repeat(16)).repeat(14),
            " ".repeat(15)
        ),
    ] {
        let puzzle = reader.read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(puzzle.to_string(), cells, "{text}");
    }
    let too_many = LineErrorKind::CellCount { found: 257, nearest: 256 };
    assert_eq!(fault(&reader, &format!("{cells}\n1")), (2, 1, ReadErrorKind::Cells(too_many)));
    // A wrong letter among the cells is not the beginning of a comment.
    let wrong = fault(&reader, &cells.replacen('G', "H", 1));
    assert_eq!(wrong.2, ReadErrorKind::NotInAlphabet { found: 'H', alphabet: hexadecimal.into() });
}

proptest! {
    #[test]
    fn nothing_panics(text in "\\PC*", symbols in "\\PC{0,40}", side in 0usize..110) {
        let reader = match Alphabet::new(&symbols) {
            Ok(alphabet) => AnyLayout::new().alphabet(&alphabet),
            Err(_) => AnyLayout::new(),
        };
        let reader = match Geometry::standard(side) {
            Some(board) => reader.board(board),
            None => reader,
        };
        let _ = reader.read(&text);
    }

    /// For a text of the right length, this reader agrees with the line format.
    #[test]
    fn agrees_with_the_line_format(text in "[1-9.]{81}") {
        let line = jade_grid::line::read(&text).unwrap();
        match AnyLayout::new().read(&text) {
            Ok(puzzle) => prop_assert_eq!(puzzle, line),
            Err(error) => {
                let is_repeated = matches!(error.kind, ReadErrorKind::Repeated { .. });
                prop_assert!(is_repeated && !line.conflicts().is_empty(), "{}", error);
            }
        }
    }
}
