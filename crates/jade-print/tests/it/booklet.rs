//! Reads booklets back: checks the content of each page, and that nothing lies outside the paper.

use jade_exchange::{Color, Document, read_one};
use jade_grid::{Cell, Digit, Geometry, Puzzle, Sheet, SheetData};
use jade_print::{Answer, Booklet, Item, Marks, Paper, pdf};
use miniz_oxide::inflate::decompress_to_vec_zlib;

/// A drawing operation: its operands and operator.
struct Operation {
    operands: Vec<String>,
    operator: String,
}

/// Returns the operations of every page.
fn pages(file: &[u8]) -> Vec<Vec<Operation>> {
    let find = |from: usize, what: &[u8]| {
        file[from..].windows(what.len()).position(|part| part == what).map(|at| from + at)
    };
    let (mut pages, mut at) = (Vec::new(), 0);
    while let Some(start) = find(at, b"stream\n") {
        let end = find(start, b"\nendstream").unwrap();
        let content = decompress_to_vec_zlib(&file[start + 7..end]).unwrap();
        pages.push(operations(&content.iter().map(|byte| char::from(*byte)).collect::<String>()));
        at = end + 10;
    }
    pages
}

fn operations(content: &str) -> Vec<Operation> {
    let (mut operations, mut operands) = (Vec::new(), Vec::new());
    for line in content.lines() {
        // A text in brackets may contain blanks, and is the only operand.
        if let Some(text) = line.strip_suffix(" Tj") {
            operations.push(Operation { operands: vec![text.to_owned()], operator: "Tj".to_owned() });
            continue;
        }
        for word in line.split(' ') {
            if word.parse::<f32>().is_ok() || word.starts_with('/') {
                operands.push(word.to_owned());
            } else {
                operations
                    .push(Operation { operands: std::mem::take(&mut operands), operator: word.to_owned() });
            }
        }
    }
    operations
}

/// Returns the texts of a page with their fonts.
fn texts(page: &[Operation]) -> Vec<(String, String)> {
    let mut font = String::new();
    let mut texts = Vec::new();
    for Operation { operands, operator } in page {
        match operator.as_str() {
            "Tf" => font = operands[0].clone(),
            "Tj" => texts.push((font.clone(), operands[0].trim_matches(['(', ')']).to_owned())),
            _ => {}
        }
    }
    texts
}

fn count_pages(file: &[u8]) -> usize {
    String::from_utf8_lossy(file).matches("/Type /Page\n").count()
}

fn line(text: &str) -> Item {
    Item::new(read_one(text).unwrap())
}

const SMALL: &str = "1....2....3....4";

fn in_play() -> Document {
    let sheet = SheetData {
        box_rows: 2,
        box_columns: 2,
        givens: SMALL.to_owned(),
        entries: ".3..............".to_owned(),
        corners: Some(vec![0, 0, 0b0110, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
        candidates: Some((0..16).map(|cell| (cell == 3).then_some(0b1010)).collect()),
        removed: None,
        excluded: None,
    };
    let mut document = Document::of_sheet(Sheet::try_from(sheet).unwrap());
    document.colors.push(Color { cell: Cell::new(4), digit: None, number: 1 });
    document.colors.push(Color { cell: Cell::new(3), digit: Digit::new(2), number: 2 });
    document
}

#[test]
fn a_sheet_is_printed_with_givens_entries_notes_candidates_and_colours() {
    let signs = |marks| {
        let mut booklet = Booklet::new("", vec![Item::new(in_play())]);
        booklet.marks = marks;
        let file = pdf(&booklet);
        assert_eq!(count_pages(&file), 1);
        let page = pages(&file).remove(0);
        let fills = page.iter().filter(|operation| operation.operator == "f").count();
        let mut texts = texts(&page);
        texts.sort();
        let bold = texts.iter().filter(|(font, _)| font == "/B").count();
        (texts.iter().map(|(_, text)| text.as_str()).collect::<String>(), bold, fills)
    };
    // Givens 1 2 3 4 in bold; then the entry 3, corner notes 2 3, candidates 2 4. Tint and shape for two colours.
    assert_eq!(signs(Marks::Written), ("123422334".to_owned(), 4, 4));
    assert_eq!(signs(Marks::None), ("1234".to_owned(), 4, 0));
    let (all, bold, _) = signs(Marks::All);
    assert!(all.len() > 15 && bold > 4, "corner notes are heavier among candidates: {all}");
}

#[test]
fn captions_levels_questions_answers_and_footers_are_printed() {
    let mut items = vec![line(SMALL), line(SMALL), line(SMALL)];
    for (index, item) in items.iter_mut().enumerate() {
        item.caption = format!("Nr {}", index + 1);
        item.detail = "Easy".to_owned();
        item.note = "What now?".to_owned();
    }
    let solution = read_one("1342421324313124").unwrap().givens().clone();
    items[0].answer = Some(Answer::Solution(solution));
    items[1].answer = Some(Answer::Words("Because it is so. ".repeat(2000)));
    let mut booklet = Booklet::new("A title", items);
    booklet.per_page = 2;
    booklet.answers_title = "Answers".to_owned();
    booklet.foot = &|page, pages| format!("{page} of {pages}");
    let file = pdf(&booklet);
    assert_eq!(file, pdf(&booklet), "the same booklet gives the same bytes");
    let pages: Vec<Vec<String>> =
        pages(&file).iter().map(|page| texts(page).into_iter().map(|(_, text)| text).collect()).collect();
    assert_eq!(pages.len(), count_pages(&file));
    let has = |page: usize, text: &str| pages[page].iter().any(|found| found == text);
    assert!(has(0, "A title") && has(0, "Nr 1") && has(0, "Nr 2") && !has(0, "Nr 3"));
    assert!(has(0, "Easy") && has(0, "What now?") && has(1, "Nr 3") && !has(1, "A title"));
    assert!(has(2, "Answers") && has(2, "Nr 1") && has(3, "Nr 2"));
    // A text longer than a page continues on the next one.
    let because = pages.iter().flatten().filter(|text| text.contains("Because")).count();
    assert!(pages.len() > 4 && because > 100, "{} pages", pages.len());
    let last = pages.len();
    assert!(pages.iter().enumerate().all(|(index, page)| page.contains(&format!("{} of {last}", index + 1))));
}

#[test]
fn nothing_is_printed_outside_the_paper_at_any_size() {
    for (side, per_page) in
        [(4, 1), (6, 5), (9, 1), (9, 3), (9, 12), (12, 4), (16, 1), (16, 6), (25, 1), (100, 1)]
    {
        for paper in [Paper::A4, Paper::Letter] {
            let board = Geometry::standard(side).unwrap();
            let digits = board
                .cells()
                .map(|cell| Digit::new((cell.index() % side + 1) as u8).filter(|_| cell.index() % 3 == 0));
            let puzzle = Puzzle::from_digits(board, digits).unwrap();
            let item = || Item {
                caption: "1".to_owned(),
                note: "A question that is long enough for more than one line under a small board".to_owned(),
                answer: Some(Answer::Solution(puzzle.clone())),
                ..Item::new(Document::of_puzzle(puzzle.clone()))
            };
            let mut booklet = Booklet::new("Title", (0..per_page).map(|_| item()).collect());
            (booklet.paper, booklet.per_page, booklet.marks) = (paper, per_page, Marks::All);
            let (width, height) = paper.size();
            for page in pages(&pdf(&booklet)) {
                for Operation { operands, operator } in page {
                    let point = |at: usize| -> f32 { operands[at].parse().unwrap() };
                    if matches!(operator.as_str(), "m" | "l" | "Td" | "re") {
                        let (x, y) = (point(0), point(1));
                        assert!((20.0..width - 20.0).contains(&x), "{side}: {operator} at {x}");
                        assert!((20.0..height - 20.0).contains(&y), "{side}: {operator} at {y}");
                    }
                }
            }
        }
    }
}

#[test]
fn an_empty_booklet_is_a_valid_file() {
    let file = pdf(&Booklet::new("", Vec::new()));
    assert!(file.starts_with(b"%PDF-") && count_pages(&file) == 0);
}
