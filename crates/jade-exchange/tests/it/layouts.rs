//! Boards as people type and draw them, without a word about the format: with comments behind or below the digits, with
//! frames, and with blanks for empty cells.

use jade_exchange::{ReadErrorKind, read, read_one};

const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn rows(empty: &str) -> Vec<String> {
    let row = |row: &[u8]| String::from_utf8_lossy(row).replace('.', empty);
    LINE.as_bytes().chunks(9).map(row).collect()
}

/// Returns rows between bars, with `pad` around each cell, and frames between them.
fn framed(pad: &str, bar: &str, frame: &str) -> String {
    let row = |row: String| row.chars().map(|c| format!("{pad}{c}{pad}{bar}")).collect::<String>();
    rows(" ").into_iter().map(|cells| format!("{frame}\n{bar}{}\n", row(cells))).collect::<String>() + frame
}

#[test]
fn a_comment_may_stand_behind_or_below_the_digits() {
    let zeros = LINE.replace('.', "0");
    for (text, comment) in [
        (
            format!("{zeros}\nFrom the paper of 20/3/2020, number 6348\n"),
            "From the paper of 20/3/2020, number 6348",
        ),
        (format!("{zeros}No blank in between (2020)\n"), "No blank in between (2020)"),
        (format!("{zeros} a word\nsecond line\n\nthird: 12 cells"), "a word\nsecond line\n\nthird: 12 cells"),
        (format!("{}\nBelow nine rows\n", rows("0").join("\n")), "Below nine rows"),
        (format!("{}\nUnder a frame, 1 line\n", framed("", "|", "+--------+")), "Under a frame, 1 line"),
    ] {
        let document = read_one(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(document.givens().to_string(), LINE, "{text}");
        assert_eq!(document.about.comment.as_deref(), Some(comment), "{text}");
    }
}

#[test]
fn frames_and_blanks_are_understood() {
    let spreadsheet = |separator: &str| {
        let row = |row: String| {
            row.chars().map(|c| c.to_string().replace('.', "")).collect::<Vec<_>>().join(separator)
        };
        rows(".").into_iter().map(|cells| row(cells) + "\n").collect::<String>()
    };
    let stacks = |row: String| {
        let cells: Vec<char> = row.chars().collect();
        cells.chunks(3).map(|stack| stack.iter().collect::<String>()).collect::<Vec<_>>().join("|")
    };
    let spaced = |row: String| row.chars().map(|c| format!("{c} ")).collect::<String>();
    for text in [
        rows(" ").join("\n"),
        rows(" ").iter().map(|row| row.trim_end()).collect::<Vec<_>>().join("\r\n"),
        LINE.replace('.', " "),
        rows(" ").into_iter().map(stacks).collect::<Vec<_>>().join("\n"),
        rows(" ").into_iter().map(spaced).collect::<Vec<_>>().join("\n"),
        framed("", "", "---------"),
        framed("", "|", "+-+-+-+-+-+-+-+-+-+"),
        framed(" ", "|", "+---+---+---+---+---+---+---+---+---+"),
        framed(" ", "│", "───┼───┼───"),
        framed("", "!", "*-----------------*"),
        spreadsheet("\t"),
        spreadsheet(","),
        spreadsheet(";"),
    ] {
        let document = read_one(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(document.givens().to_string(), LINE, "{text}");
    }
    let small = "+--+--+\n|1 | 4|\n|  |1 |\n+--+--+\n| 1|  |\n|4 | 1|\n+--+--+\n";
    assert_eq!(read_one(small).unwrap().givens().to_string(), "1..4..1..1..4..1");
    let letters: String = (0..25)
        .map(|row| {
            let symbol = |column: usize| {
                "123456789ABCDEFGHIJKLMNOP".as_bytes()[(row * 5 + row / 5 + column) % 25] as char
            };
            (0..25)
                .map(|column| if (row + column) % 3 == 0 { symbol(column) } else { ' ' })
                .collect::<String>()
                + "\n"
        })
        .collect();
    let large = read_one(&letters).unwrap();
    assert_eq!((large.geometry().side(), large.givens().filled_count()), (25, 209));
}

#[test]
fn dots_at_both_ends_of_a_line_are_cells() {
    let board = "..434321........";
    let text = format!("Hello,\n\nhere it is:\n\n{board}\n\nThanks in advance\n");
    assert_eq!(read_one(&text).unwrap().givens().to_string(), board);
    // The end of a sentence is none.
    let text = format!("Hello, here it is: {LINE}.\n");
    assert_eq!(read_one(&text).unwrap().givens().to_string(), LINE);
}

#[test]
fn mistakes_remain_mistakes() {
    let zeros = LINE.replace('.', "0");
    for (text, count) in [
        // One cell too many or too few, in lines and in rows.
        (format!("{zeros}5"), 1),
        (zeros[1..].to_owned(), 1),
        (format!("{zeros}\n{}", &zeros[1..]), 2),
        (format!("{zeros}\n{} a word", &zeros[1..]), 2),
        (format!("{zeros}\n123\n"), 2),
        (rows(".").join("\n").replacen("..", ".", 1), 1),
        (format!("{}\n123456789", rows("0").join("\n")), 1),
        // A row that lacks a cell is not one with an empty cell at its end.
        (
            rows(".")
                .iter()
                .map(|row| &row[..if row.starts_with('6') { 8 } else { 9 }])
                .collect::<Vec<_>>()
                .join("\n"),
            1,
        ),
        ("A text of 81 letters is no puzzle, however many words and lines it may have.".to_owned(), 1),
    ] {
        let readings: Vec<_> = read(&text).collect();
        assert!(readings.iter().any(Result::is_err), "{text}");
        assert!(readings.iter().filter(|reading| reading.is_ok()).count() < count, "{text}");
    }
    // A list with a mistake reads the others.
    let text = format!("{zeros}\n{zeros}words\n{zeros}\n");
    let readings: Vec<_> =
        read(&text).map(|reading| reading.map_err(|error| (error.line, error.kind))).collect();
    assert!(matches!(&readings[..], [Ok(_), Err((2, ReadErrorKind::Cells(_))), Ok(_)]), "{readings:?}");
}
