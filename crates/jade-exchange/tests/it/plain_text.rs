//! Properties of plain text: written puzzles are read back, and no text makes a reader panic.

use jade_exchange::{Document, ReadErrorKind, by_id, read, read_one};
use jade_grid::line::LineErrorKind;
use jade_grid::{Digit, Geometry, Puzzle};
use proptest::prelude::*;

/// Returns boards with their usual boxes, and some with others.
fn boards() -> Vec<&'static Geometry> {
    let usual = [4, 6, 8, 9, 10, 12, 14, 15, 16, 20, 25, 36, 49, 64, 81, 100];
    let others = [(3, 2), (4, 2), (5, 2), (4, 3), (2, 6), (6, 2), (8, 2), (2, 8)];
    let usual = usual.iter().filter_map(|side| Geometry::standard(*side));
    usual
        .chain(others.iter().filter_map(|(rows, columns)| Geometry::with_boxes(*rows, *columns).ok()))
        .collect()
}

/// Returns puzzles of which at most one digit breaks a rule: grids of other numbers are tables.
fn puzzles(boards: Vec<&'static Geometry>) -> impl Strategy<Value = Puzzle> {
    prop::sample::select(boards).prop_flat_map(|board| {
        let (side, rows, cells) = (board.side(), board.box_rows(), board.cell_count());
        let wrong = prop::option::of((0..cells, 0..side));
        (0..=100usize, 0..side, wrong, prop::collection::vec(0..100usize, cells)).prop_map(
            move |(filled, shift, wrong, chances)| {
                let value = |index: usize| {
                    let (row, column) = (index / side, index % side);
                    (column + row % rows * board.box_columns() + row / rows + shift) % side
                };
                let value =
                    |index| wrong.filter(|(at, _)| *at == index).map_or(value(index), |(_, value)| value);
                let digits = chances.into_iter().enumerate();
                let digit = |(index, chance)| (chance < filled).then(|| Digit::from_index(value(index)));
                Puzzle::from_digits(board, digits.map(digit)).unwrap()
            },
        )
    })
}

/// Returns a puzzle as a grid of rows.
fn as_rows(puzzle: &Puzzle) -> String {
    by_id("rows").unwrap().write(&[Document::of_puzzle(puzzle.clone())]).trim_end().to_owned()
}

/// Characters that mean something to some reader, and some that do not.
const ALPHABET: &str = r"[0-9A-Ga-z._*|+\-=:#,; \t\r\n│─╬áñ\x{0}\x{feff}]";

/// Reads a text and checks the properties of every result.
fn read_anything(text: &str) {
    let lines = text.lines().count().max(1);
    for reading in read(text) {
        match reading {
            Ok(reading) => {
                assert!((1..=lines).contains(&reading.line));
                let again: Puzzle = reading.givens().to_string().parse().unwrap();
                assert_eq!(again.values(), reading.givens().values());
            }
            Err(error) => {
                assert!((1..=lines).contains(&error.line), "{error}\n{text:?}");
                let length = text.lines().nth(error.line - 1).map_or(0, |line| line.chars().count());
                assert!((1..=length + 1).contains(&error.column), "{error}\n{text:?}");
                assert!(!error.to_string().is_empty());
            }
        }
    }
    let _ = (read_one(text), text.parse::<Puzzle>());
}

proptest! {
    #[test]
    fn a_grid_is_read_back(puzzle in puzzles(boards())) {
        let text = as_rows(&puzzle);
        prop_assert_eq!(read_one(&text).unwrap(), Document::of_puzzle(puzzle.clone()));
        let small_letters = puzzle.geometry().side() <= 35;
        if small_letters {
            prop_assert_eq!(read_one(&text.to_lowercase()).unwrap(), Document::of_puzzle(puzzle.clone()));
        }
    }

    #[test]
    fn a_line_is_read_back_except_for_its_boxes(puzzle in puzzles(boards())) {
        let read = read_one(&puzzle.to_string()).unwrap();
        prop_assert_eq!(read.givens().values(), puzzle.values());
        prop_assert!(std::ptr::eq(read.geometry(), Geometry::standard(puzzle.geometry().side()).unwrap()));
    }

    #[test]
    fn nothing_is_lost_among_bad_lines(
        lines in prop::collection::vec((puzzles(vec![Geometry::standard(9).unwrap()]), 0..4usize), 1..12)
    ) {
        let text: String = lines
            .iter()
            .map(|(puzzle, kind)| match kind {
                0 => format!("# {puzzle}\n\n"),
                1 => format!("{}\n", &puzzle.to_string()[1..]),
                _ => format!("{puzzle} comment\n"),
            })
            .collect();
        let readings: Vec<_> = read(&text).collect();
        let expected: Vec<_> = lines.iter().filter(|(_, kind)| *kind > 0).collect();
        if expected.is_empty() {
            // A text without any puzzle is an error.
            prop_assert!(readings.len() == 1 && readings[0].is_err());
            return Ok(());
        }
        prop_assert_eq!(readings.len(), expected.len());
        for (reading, (puzzle, kind)) in readings.iter().zip(expected) {
            match reading {
                Ok(reading) => {
                    prop_assert_eq!(reading.givens(), puzzle);
                    prop_assert_eq!(reading.about.comment.as_deref(), Some("comment"));
                    prop_assert!(*kind > 1);
                }
                Err(error) => {
                    prop_assert_eq!(&error.kind, &ReadErrorKind::Cells(LineErrorKind::CellCount { found: 80, nearest: 81 }));
                    prop_assert_eq!(*kind, 1);
                }
            }
        }
    }

    #[test]
    fn no_text_makes_a_reader_panic(text in any::<String>()) {
        read_anything(&text);
    }

    #[test]
    fn no_text_of_special_characters_makes_a_reader_panic(
        text in prop::collection::vec(ALPHABET, 0..300).prop_map(|parts| parts.concat())
    ) {
        read_anything(&text);
    }

    #[test]
    fn no_damaged_grid_makes_a_reader_panic(
        puzzle in puzzles(boards().into_iter().filter(|board| board.side() <= 16).collect()),
        grid in any::<bool>(),
        damage in prop::collection::vec((any::<prop::sample::Index>(), 0..3usize, ALPHABET), 1..6),
    ) {
        let text = if grid { as_rows(&puzzle) } else { puzzle.to_string() };
        let mut chars: Vec<String> = text.chars().map(String::from).collect();
        for (at, how, with) in damage {
            let at = at.index(chars.len());
            match how {
                0 => chars[at] = with,
                1 => chars.insert(at, with),
                _ => { chars.remove(at); }
            }
        }
        read_anything(&chars.concat());
    }
}

#[test]
fn a_megabyte_is_read() {
    for text in [
        ".".repeat(1 << 20),
        "1 ".repeat(1 << 19),
        "|.|\n".repeat(1 << 18),
        "12345\n\n".repeat(150_000),
        "-".repeat(1 << 20),
        "\n".repeat(1 << 20),
    ] {
        assert!(read_one(&text).is_err());
        assert!(read(&text).all(|reading| reading.is_err()));
    }
    let grid = "1...\n.2..\n..3.\n...4";
    for comment in ["|a".repeat(1 << 18), "\n# note\nnote".repeat(1 << 16), " word".repeat(1 << 17)] {
        let reading = read(&format!("{grid}{comment}")).next().unwrap().unwrap();
        assert_eq!(reading.givens().to_string(), "1....2....3....4");
        assert!(reading.about.comment.is_some_and(|kept| kept.len() > 1 << 18));
    }
    let line = "530070000600195000098000060800060003400803001700020006060000280000419005000080079\n";
    assert_eq!(read(&line.repeat(13_000)).filter(Result::is_ok).count(), 13_000);
}

/// Collections of other people, if available (`../shared` next to the workspace).
#[test]
fn real_collections_are_read_completely() {
    let shared = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    if !shared.exists() {
        assert!(std::env::var_os("JADE_REQUIRE_SHARED").is_none(), "{} is missing", shared.display());
        println!("skipped: no {}", shared.display());
        return;
    }
    let mut sides = std::collections::BTreeSet::new();
    for directory in ["puzzles", "nxn"] {
        for file in std::fs::read_dir(shared.join(directory)).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_none_or(|extension| extension != "txt") {
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).count();
            let mut count = 0;
            for reading in read(&text) {
                let reading = reading.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
                assert!(reading.givens().conflicts().is_empty());
                sides.insert(reading.givens().geometry().side());
                count += 1;
            }
            assert_eq!(count, lines, "{}", path.display());
        }
    }
    assert!([6, 9, 12, 16, 25, 36, 49, 81, 100].iter().all(|side| sides.contains(side)), "{sides:?}");
}
