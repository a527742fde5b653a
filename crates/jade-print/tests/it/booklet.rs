//! Reads booklets back: checks the content of each page, and that nothing lies outside the paper.

use jade_exchange::{Color, Document, read_one};
use jade_grid::{Cell, Digit, Geometry, Puzzle, Sheet, SheetData};
use jade_print::{Answer, Booklet, Item, Marks, Paper, is_printable, pdf};
use lopdf::content::{Content, Operation};
use lopdf::{Object, ObjectId};
use std::collections::BTreeMap;

/// A booklet, read back.
struct File(lopdf::Document);

impl File {
    fn of(booklet: &Booklet<'_>) -> File {
        File(lopdf::Document::load_mem(&pdf(booklet)).unwrap())
    }

    fn pages(&self) -> Vec<ObjectId> {
        self.0.get_pages().into_values().collect()
    }

    /// Returns the drawing operations of a page.
    fn operations(&self, page: ObjectId) -> Vec<Operation> {
        Content::decode(&self.0.get_page_content(page)).unwrap().operations
    }

    /// Returns the texts of a page, and whether they are bold.
    fn texts(&self, page: ObjectId) -> Vec<(bool, String)> {
        let fonts = self.0.get_page_fonts(page).unwrap().into_iter().map(|(name, font)| {
            let bold = font.get(b"BaseFont").and_then(Object::as_name).unwrap().ends_with(b"Arimo-Bold");
            (name, (bold, font.get_font_encoding(&self.0).unwrap()))
        });
        let fonts: BTreeMap<_, _> = fonts.collect();
        let (mut font, mut texts) = (None, Vec::new());
        for Operation { operator, operands } in self.operations(page) {
            match (operator.as_str(), &operands[..]) {
                ("Tf", [Object::Name(name), _]) => font = fonts.get(name),
                ("Tj" | "TJ", [text]) => {
                    let (bold, encoding) = font.unwrap();
                    let pieces = text.as_array().cloned().unwrap_or_else(|_| vec![text.clone()]);
                    let pieces = pieces.iter().filter_map(|piece| piece.as_str().ok());
                    let text = pieces.map(|piece| lopdf::Document::decode_text(encoding, piece).unwrap());
                    texts.push((*bold, text.collect()));
                }
                _ => {}
            }
        }
        texts
    }
}

fn line(text: &str) -> Item {
    Item::new(read_one(text).unwrap())
}

const SMALL: &str = "1....2....3....4";

fn in_play() -> Document {
    let sheet = SheetData {
        box_rows: 2,
        box_columns: 2,
        rules: None,
        givens: SMALL.to_owned(),
        entries: ".3..............".to_owned(),
        barred: None,
        corners: Some(vec![0, 0, 0b0110, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
        candidates: Some((0..16).map(|cell| (cell == 3).then_some(0b1010)).collect()),
        removed: None,
        excluded: None,
        cleared_corners: None,
        cleared_candidates: None,
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
        let file = File::of(&booklet);
        let [page] = file.pages()[..] else { panic!("one page") };
        let fills = file.operations(page).iter().filter(|operation| operation.operator == "f").count();
        let mut texts = file.texts(page);
        texts.sort_by_key(|(bold, text)| (!bold, text.clone()));
        let bold = texts.iter().filter(|(bold, _)| *bold).count();
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
    assert_eq!(pdf(&booklet), pdf(&booklet), "the same booklet gives the same bytes");
    let file = File::of(&booklet);
    let texts = |page| file.texts(page).into_iter().map(|(_, text)| text).collect();
    let pages: Vec<Vec<String>> = file.pages().into_iter().map(texts).collect();
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
            let file = File::of(&booklet);
            for page in file.pages() {
                for Operation { operands, operator } in file.operations(page) {
                    let at = match operator.as_str() {
                        "m" | "l" | "re" => 0,
                        "Tm" => 4,
                        _ => continue,
                    };
                    if let [x, y] = &operands[at..at + 2] {
                        let (x, y) = (x.as_float().unwrap(), y.as_float().unwrap());
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
    let file = File::of(&Booklet::new("", Vec::new()));
    assert_eq!(file.pages().len(), 1, "a file needs a page");
    assert!(file.texts(file.pages()[0]).is_empty());
}

#[test]
fn names_in_other_alphabets_are_printed() {
    let names = "Łódź, Škvor, ¿Qué?, Дворжак, Ωμέγα";
    let mut item = line(SMALL);
    item.caption = names.to_owned();
    item.note = "数独".to_owned();
    let file = File::of(&Booklet::new("", vec![item]));
    let texts = file.texts(file.pages()[0]);
    assert!(texts.contains(&(true, names.to_owned())));
    assert!(!is_printable("数独") && texts.contains(&(false, "??".to_owned())), "{texts:?}");
}
