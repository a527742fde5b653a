//! Everything that a format claims to store is read back. No text makes a reader panic.

use jade_exchange::{Color, Content, Document, FORMATS, by_id, read};
use jade_grid::{CandidateData, Cell, Digit, DigitSet, Event, Geometry, Puzzle, Sheet, Symmetry};
use proptest::prelude::*;

/// Pseudo-random numbers (Knuth’s linear congruential generator), good enough to scatter marks.
struct Rng(u64);

impl Rng {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// Returns a full board: shifted rows under a random symmetry.
fn full(board: &'static Geometry, rng: &mut Rng) -> Puzzle {
    let (side, rows) = (board.side(), board.box_rows());
    let digit = |cell: Cell| {
        let (row, column) = (board.row(cell), board.column(cell));
        let shift = row % rows * board.box_columns() + row / rows;
        Digit::new(((column + shift) % side + 1) as u8)
    };
    let puzzle = Puzzle::from_digits(board, board.cells().map(digit)).unwrap();
    assert!(puzzle.is_solution());
    Symmetry::random(board, |n| rng.below(n)).puzzle(&puzzle)
}

/// Returns a board in play, with marks and colours. Every list has at least two candidates, including the true one.
fn in_play(board: &'static Geometry, rng: &mut Rng) -> Document {
    let full = full(board, rng);
    let mut givens = full.clone();
    let mut events = Vec::new();
    for (cell, digit) in full.filled() {
        let index = cell.index();
        let other = 1 + rng.below(board.side());
        match rng.below(6) {
            0 | 1 => continue,
            2 => events.push(Event::Enter {
                cells: vec![index],
                digit: digit.get().into(),
                clean: false,
                returns: false,
            }),
            3 => events.push(Event::Corner { cells: vec![index], digit: other }),
            4 if other != usize::from(digit.get()) => {
                for digit in [digit.get().into(), other] {
                    events.push(Event::Candidate { cells: vec![index], digit });
                }
            }
            5 if other != usize::from(digit.get()) => events.push(Event::Accept {
                placements: Vec::new(),
                eliminations: vec![CandidateData { cell: index, digit: other }],
                notes: Vec::new(),
                clean: false,
                returns: false,
            }),
            _ => {}
        }
        givens.set(cell, None);
    }
    let start = Sheet::new(givens).unwrap();
    let sheet = events.iter().fold(start, |sheet, event| sheet.apply(event).unwrap());
    let mut document = Document::of_sheet(sheet);
    for _ in 0..rng.below(4) {
        let cell = Cell::new(rng.below(board.cell_count()));
        let digit = Digit::new(rng.below(board.side() + 1) as u8);
        document.colors.push(Color { cell, digit, number: 1 + rng.below(9) as u8 });
    }
    // A cell with several.
    let cell = Cell::new(rng.below(board.cell_count()));
    for _ in 0..rng.below(4) {
        let number = [1 + rng.below(8) as u8, 99][usize::from(rng.below(4) == 0)];
        document.colors.push(Color { cell, digit: None, number });
    }
    let mut word = |text: &str| (rng.below(2) == 0).then(|| text.to_owned());
    document.about.title = word("A <title>, \"quoted\"");
    document.about.author = word("Ana & Luis");
    document.about.level = word("hard");
    document.about.comment = word("seen at night");
    document.about.url = word("https://example.org/?a=1&b=2");
    document.about.solution = (rng.below(2) == 0).then_some(full);
    document
}

/// Returns the candidates of a cell without those that a house of the cell already contains, which some formats cannot
/// express.
fn candidates(document: &Document, cell: Cell) -> DigitSet {
    document.candidates(cell) & document.sheet().unwrap().position().unwrap().candidates(cell)
}

/// Returns whether an open cell has one candidate: several formats cannot distinguish it from a filled cell.
fn is_single(document: &Document, cell: Cell) -> bool {
    candidates(document, cell).len() == 1
}

/// Returns the colours of cells as they are shown, cell by cell, the oldest first: eight, and the mark for what is wrong.
fn cell_colors(document: &Document) -> Vec<(Cell, u8)> {
    let mut colors = Vec::new();
    for color in document.colors.iter().filter(|color| color.digit.is_none()) {
        let shown = (color.cell, if color.number == 99 { 99 } else { (color.number - 1) % 8 + 1 });
        if !colors.contains(&shown) {
            colors.push(shown);
        }
    }
    colors.sort_by_key(|(cell, _)| *cell);
    colors
}

fn compare(id: &str, carries: &[Content], before: &Document, after: &Document, text: &str) {
    let has = |content| carries.contains(&content);
    let board = before.geometry();
    assert_eq!(board.side(), after.geometry().side(), "{id}");
    for cell in board.cells().filter(|cell| !is_single(before, *cell)) {
        assert_eq!(before.values().get(cell), after.values().get(cell), "{id}, {cell:?}\n{text}");
        if has(Content::Entries) {
            assert_eq!(before.is_entry(cell), after.is_entry(cell), "{id}, {cell:?}\n{text}");
        }
        let (old, new) = (before.sheet().unwrap(), after.sheet().unwrap());
        if has(Content::Corners) {
            assert_eq!(old.corners(cell), new.corners(cell), "{id}, {cell:?}\n{text}");
        }
        if has(Content::Candidates) {
            assert_eq!(candidates(before, cell), candidates(after, cell), "{id}, {cell:?}\n{text}");
        }
    }
    let (old, new) = (&before.about, &after.about);
    if has(Content::Title) {
        // Formats without a title may store it in the description.
        assert!(new.title == old.title || new.description == old.title, "{id}\n{text}");
    }
    let pairs = [
        (Content::Author, &old.author, &new.author),
        (Content::Level, &old.level, &new.level),
        (Content::Comment, &old.comment, &new.comment),
        (Content::Origin, &old.url, &new.url),
    ];
    for (content, old, new) in pairs.into_iter().filter(|(content, ..)| has(*content)) {
        let default = old.is_none() && content == Content::Level && new.as_deref() == Some("unknown");
        let described = content == Content::Comment && &after.about.description == old;
        assert!(old == new || default || described, "{id}: {old:?} {new:?}\n{text}");
    }
    if has(Content::Solution) {
        assert_eq!(old.solution, new.solution, "{id}\n{text}");
    }
    if has(Content::CellColors) {
        assert_eq!(cell_colors(before), cell_colors(after), "{id}\n{text}");
    }
    if has(Content::CellColors) && has(Content::CandidateColors) {
        assert_eq!(before.colors, after.colors, "{id}\n{text}");
    }
}

/// What is before, at the beginning of each line, and behind.
const AROUND: [(&str, &str, &str); 5] = [
    ("Hello,\n\nhere it is:\n\n", "", "\nThanks in advance\n"),
    ("Ana wrote:\n\n", "> ", "\nI see nothing.\n"),
    ("```\n", "", "```\n"),
    ("[code]\n", "", "[/code]\n"),
    ("", "    ", ""),
];

proptest! {
    // Each case tries every format.
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn stored_content_is_read_back(seed in any::<u64>(), size in 0_usize..6) {
        let mut rng = Rng(seed);
        let boxes = [(3, 3), (3, 3), (2, 2), (2, 3), (3, 4), (4, 4)][size];
        let board = Geometry::with_boxes(boxes.0, boxes.1).unwrap();
        let document = in_play(board, &mut rng);
        for format in FORMATS {
            let facts = format.facts();
            if format.fits(&document).is_err() {
                continue;
            }
            let text = format.write(std::slice::from_ref(&document));
            let readings: Vec<_> = format.read(&text).collect();
            prop_assert_eq!(readings.len(), 1, "{}\n{}", facts.id, &text);
            let back = readings.into_iter().next().unwrap();
            let back = back.unwrap_or_else(|error| panic!("{error}\n{text}"));
            compare(facts.id, facts.carries, &document, &back, &text);
            // The format is recognised without being named.
            let back = read(&text).next().unwrap().unwrap_or_else(|error| panic!("{error}\n{text}"));
            prop_assert_eq!(back.values().geometry().side(), board.side());
        }
    }

    /// Whatever surrounds it, and however it is quoted.
    #[test]
    fn what_is_written_is_found_in_any_text(seed in any::<u64>(), size in 0_usize..6) {
        let mut rng = Rng(seed);
        let boxes = [(3, 3), (3, 3), (2, 2), (2, 3), (3, 4), (4, 4)][size];
        let board = Geometry::with_boxes(boxes.0, boxes.1).unwrap();
        let mut document = in_play(board, &mut rng);
        document.about = jade_exchange::About::default();
        document.colors.clear();
        for id in ["line", "rows", "ss", "sud", "library", "pencil-marks", "ssc"] {
            let format = by_id(id).unwrap();
            if format.fits(&document).is_err() {
                continue;
            }
            let text = format.write(std::slice::from_ref(&document));
            for (index, (before, line_start, after)) in AROUND.iter().enumerate() {
                let lines: String = text.lines().map(|line| format!("{line_start}{line}\n")).collect();
                let text = format!("{before}{lines}{after}");
                let back: Vec<_> = read(&text).collect();
                prop_assert_eq!(back.len(), 1, "{} {}\n{}", id, index, &text);
                let back = back.into_iter().next().unwrap();
                let back = back.unwrap_or_else(|error| panic!("{id}, {index}: {error}\n{text}"));
                let carries: Vec<Content> =
                    format.facts().carries.iter().copied().filter(|content| *content != Content::Comment).collect();
                compare(id, &carries, &document, &back, &text);
            }
        }
    }

    #[test]
    fn several_puzzles_are_read_back_in_order(seed in any::<u64>(), count in 2_usize..5) {
        let mut rng = Rng(seed);
        let board = Geometry::standard(9).unwrap();
        let documents: Vec<Document> = (0..count).map(|_| in_play(board, &mut rng)).collect();
        for format in FORMATS.iter().filter(|format| format.facts().several && format.facts().written) {
            let text = format.write(&documents);
            let back: Vec<_> = format.read(&text).map(|reading| reading.unwrap()).collect();
            prop_assert_eq!(back.len(), count, "{}\n{}", format.facts().id, text);
            for (before, after) in documents.iter().zip(&back) {
                compare(format.facts().id, format.facts().carries, before, after, &text);
            }
        }
    }

    /// Valid texts with a few characters changed, removed or duplicated are read or refused, and never cause a panic.
    #[test]
    fn damaged_texts_are_read_or_refused(seed in any::<u64>(), damage in prop::collection::vec((any::<usize>(), any::<char>(), 0_u8..4), 1..6)) {
        let mut rng = Rng(seed);
        let document = in_play(Geometry::standard(9).unwrap(), &mut rng);
        for format in FORMATS.iter().filter(|format| format.facts().written) {
            let mut text: Vec<char> = format.write(std::slice::from_ref(&document)).chars().collect();
            for (place, c, how) in &damage {
                let place = place % text.len().max(1);
                match how {
                    0 => text.truncate(place),
                    1 => text.insert(place.min(text.len()), *c),
                    2 if place < text.len() => text[place] = *c,
                    _ if place < text.len() => { text.remove(place); }
                    _ => {}
                }
            }
            let text: String = text.into_iter().collect();
            for reading in format.read(&text).chain(read(&text)) {
                if let Err(error) = reading {
                    prop_assert!(error.line >= 1 && error.column >= 1, "{}", error);
                }
            }
        }
    }

    #[test]
    fn no_text_makes_a_reader_panic(text in any::<String>(), start in prop::sample::select(vec![
        "", "SCv7_32_", "S9B", "N4Ig", "https://f-puzzles.com/?load=", "https://sudokupad.app/fpuz", "#s1=", ":0300:3:",
        "{\"size\":9,\"grid\":[[", "{\"cells\":[{\"position\":", "<opensudoku><game data=\"", "<ksudoku>", "[Puzzle]\n",
        "puzzle,solution\n", "https://www.sudokuwiki.org/sudoku.htm?bd=", "playgoodsudoku.com/puzzle/$", "*---\n| 12 ",
    ])) {
        let text = format!("{start}{text}");
        for format in FORMATS {
            let _ = format.recognises(&text);
            let _ = format.read(&text).take(100).count();
        }
        let _ = read(&text).take(100).count();
    }
}

#[test]
fn a_link_that_unpacks_to_too_much_is_refused() {
    let long = format!("https://f-puzzles.com/?load=N4Ig{}", "A".repeat(100_000));
    assert_eq!(read(&long).next().unwrap().unwrap_err().kind.code(), "too-long");
}

#[test]
fn ids_are_unique_and_known() {
    for (index, format) in FORMATS.iter().enumerate() {
        let id = format.facts().id;
        assert!(FORMATS[..index].iter().all(|other| other.facts().id != id), "{id}");
        assert!(std::ptr::eq(by_id(id).unwrap().facts(), format.facts()), "{id}");
    }
}

#[test]
fn nothing_that_was_written_is_lost_on_the_way_to_sudokupad_and_back() {
    let board = Geometry::standard(9).unwrap();
    let given = Digit::new(5).unwrap();
    let mut givens = Puzzle::empty(board);
    givens.set(Cell::new(80), Some(given));
    let note = |cell, digits: &[usize], is_corner| {
        let one = |&digit: &usize| {
            let cells = vec![cell];
            if is_corner { Event::Corner { cells, digit } } else { Event::Candidate { cells, digit } }
        };
        digits.iter().map(one).collect::<Vec<_>>()
    };
    // Both kinds in one cell, with a digit in common; each alone; one candidate; and all of it under an entry.
    let mut events =
        [note(0, &[1, 2, 3], true), note(0, &[3, 4], false), note(1, &[7], true), note(2, &[8], false)]
            .concat();
    events.extend([note(40, &[6, 9], true), note(40, &[2, 9], false)].concat());
    events.push(Event::Enter { cells: vec![40], digit: 9, clean: false, returns: false });
    let sheet = events.iter().fold(Sheet::new(givens).unwrap(), |sheet, event| sheet.apply(event).unwrap());
    let document = Document::of_sheet(sheet);

    let link = by_id("f-puzzles").unwrap().write(std::slice::from_ref(&document));
    let link = link.trim().replace("https://f-puzzles.com/?load=", "https://sudokupad.app/fpuzzles");
    let back = read(&link).next().unwrap().unwrap();
    let (before, after) = (document.sheet().unwrap(), back.sheet().unwrap());
    for cell in board.cells() {
        assert_eq!(before.corners(cell), after.corners(cell), "{cell:?}");
        assert_eq!(before.candidates(cell), after.candidates(cell), "{cell:?}");
    }
    assert_eq!(before.values(), after.values());
    assert!(back.left_out.is_empty());
}
