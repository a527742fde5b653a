//! [`pdf`]: writes a booklet as a PDF file.

use crate::board::{Drawing, Square};
use crate::booklet::{Answer, Booklet, Item};
use crate::canvas::{Align, Canvas, Fonts, GREY, Pen};
use crate::font::Font;
use crate::layout::{Area, squares};
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla::{Document, SerializeSettings};

/// The margin on all sides.
const MARGIN: f32 = 40.0;
/// The height of the footer.
const FOOT: f32 = 18.0;
/// The height of the title, on a page that has one.
const TITLE: f32 = 34.0;
/// The height of the line above a board.
const CAPTION: f32 = 16.0;
/// The size and line spacing of text.
const TEXT: f32 = 9.5;
const LEAD: f32 = 12.5;
/// Shorter answers are not split across pages.
const HALF_PAGE: f32 = 300.0;
/// The number of lines below a board with a note; the most, if a note is longer.
const NOTE_LINES: usize = 4;
const MOST_NOTE_LINES: usize = 24;

/// Writes a booklet as a PDF file: vector graphics, and the glyphs in use. Equal booklets give equal bytes.
pub fn pdf(booklet: &Booklet<'_>) -> Vec<u8> {
    let mut pages = Pages { booklet, done: Vec::new() };
    pages.boards();
    pages.solutions();
    pages.words();
    let canvases = pages.feet();
    write(booklet, canvases)
}

struct Pages<'b> {
    booklet: &'b Booklet<'b>,
    done: Vec<Canvas>,
}

impl Pages<'_> {
    /// Starts a page, and returns it with the free area below its title.
    fn page(&self, title: &str) -> (Canvas, Area) {
        let (width, height) = self.booklet.paper.size();
        let mut canvas = Canvas::default();
        let mut area =
            Area { x: MARGIN, y: MARGIN, width: width - 2.0 * MARGIN, height: height - 2.0 * MARGIN - FOOT };
        if !title.is_empty() {
            let size = (17.0_f32).min(area.width / Font::Bold.width(title));
            canvas.text(title, (area.x, area.y + 14.0), Pen::bold(size), Align::Left);
            area.y += TITLE;
            area.height -= TITLE;
        }
        (canvas, area)
    }

    fn boards(&mut self) {
        let booklet = self.booklet;
        let per_page = booklet.per_page.max(1);
        for (number, items) in booklet.items.chunks(per_page).enumerate() {
            let (mut canvas, area) = self.page(if number == 0 { &booklet.title } else { "" });
            let any = |has: fn(&Item) -> bool| items.iter().any(has);
            let above =
                if any(|item| !item.caption.is_empty() || !item.detail.is_empty()) { CAPTION } else { 0.0 };
            // The last page has the same layout as all others.
            let count = per_page.min(booklet.items.len());
            let mut lines = if any(|item| !item.note.is_empty()) { NOTE_LINES } else { 0 };
            let placed = loop {
                let below = if lines > 0 { LEAD * lines as f32 + 4.0 } else { 0.0 };
                let placed = squares(area, count, above, below);
                // The length of a note depends on the width of the boards, which depends on the space for notes.
                let length = |item: &Item| note_lines(item, placed[0]).len();
                let longest = items.iter().map(length).max().unwrap_or(0).min(MOST_NOTE_LINES);
                if longest <= lines {
                    break placed;
                }
                lines = longest;
            };
            for (item, square) in items.iter().zip(placed) {
                caption(&mut canvas, item, square);
                let geometry = item.board.geometry();
                Drawing { canvas: &mut canvas, square, geometry }.document(&item.board, booklet.marks);
                note(&mut canvas, item, square);
            }
            self.done.push(canvas);
        }
    }

    fn solutions(&mut self) {
        let booklet = self.booklet;
        let solved = booklet.items.iter().filter_map(|item| match &item.answer {
            Some(Answer::Solution(solution)) => Some((item, solution)),
            _ => None,
        });
        let solved: Vec<_> = solved.collect();
        let largest = solved.iter().map(|(_, solution)| solution.geometry().side()).max().unwrap_or(9);
        let per_page = match largest {
            0..=9 => 12,
            10..=16 => 6,
            17..=25 => 2,
            _ => 1,
        };
        for (number, page) in solved.chunks(per_page).enumerate() {
            let (mut canvas, area) = self.page(if number == 0 { &booklet.answers_title } else { "" });
            let count = per_page.min(solved.len().max(per_page / 2));
            for ((item, solution), square) in page.iter().zip(squares(area, count, CAPTION, 0.0)) {
                let pen = Pen::bold(TEXT);
                canvas.text(&item.caption, (square.x, square.y - 4.0), pen, Align::Left);
                let geometry = solution.geometry();
                Drawing { canvas: &mut canvas, square, geometry }.solution(item.board.givens(), solution);
            }
            self.done.push(canvas);
        }
    }

    fn words(&mut self) {
        let booklet = self.booklet;
        let said = booklet.items.iter().filter_map(|item| match &item.answer {
            Some(Answer::Words(words)) => Some((item, words)),
            _ => None,
        });
        let mut page: Option<(Canvas, Area)> = None;
        let mut titled = false;
        for (item, words) in said {
            let (_, area) = page.get_or_insert_with(|| {
                let title = if titled { "" } else { &booklet.answers_title };
                self.page(title)
            });
            titled = true;
            let indent = Font::Bold.width(&item.caption) * TEXT + 10.0;
            let indent = indent.clamp(24.0, area.width / 3.0);
            let lines = Font::Regular.wrap(words, TEXT, area.width - indent);
            // An answer is kept together, unless it is longer than half a page.
            let together = (LEAD * lines.len() as f32).min(HALF_PAGE);
            for (index, line) in lines.iter().enumerate() {
                let needed = if index == 0 { together } else { LEAD };
                if page.as_ref().is_some_and(|(_, area)| area.height < needed) {
                    self.done.extend(page.take().map(|(canvas, _)| canvas));
                }
                let (canvas, area) = page.get_or_insert_with(|| self.page(""));
                if index == 0 {
                    canvas.text(&item.caption, (area.x, area.y + TEXT), Pen::bold(TEXT), Align::Left);
                }
                let base = area.y + TEXT;
                canvas.text(line, (area.x + indent, base), Pen::regular(TEXT), Align::Left);
                area.y += LEAD;
                area.height -= LEAD;
            }
            if let Some((_, area)) = &mut page {
                area.y += LEAD / 2.0;
                area.height -= LEAD / 2.0;
            }
        }
        self.done.extend(page.map(|(canvas, _)| canvas));
    }

    /// Returns all pages, each with its footer.
    fn feet(mut self) -> Vec<Canvas> {
        let (width, height) = self.booklet.paper.size();
        let count = self.done.len();
        for (index, canvas) in self.done.iter_mut().enumerate() {
            let foot = (self.booklet.foot)(index + 1, count);
            let pen = Pen::regular(8.0).coloured(GREY);
            canvas.text(&foot, (width / 2.0, height - MARGIN + 4.0), pen, Align::Centre);
        }
        self.done
    }
}

fn caption(canvas: &mut Canvas, item: &Item, square: Square) {
    let base = square.y - 5.0;
    canvas.text(&item.caption, (square.x, base), Pen::bold(TEXT + 0.5), Align::Left);
    let pen = Pen::regular(TEXT).coloured(GREY);
    canvas.text(&item.detail, (square.x + square.side, base), pen, Align::Right);
}

fn note(canvas: &mut Canvas, item: &Item, square: Square) {
    for (index, line) in note_lines(item, square).iter().take(MOST_NOTE_LINES).enumerate() {
        let base = square.y + square.side + LEAD * (index as f32 + 1.0) + 2.0;
        canvas.text(line, (square.x, base), Pen::regular(TEXT), Align::Left);
    }
}

/// Returns the lines of the note below a board.
fn note_lines(item: &Item, square: Square) -> Vec<String> {
    Font::Regular.wrap(&item.note, TEXT, square.side)
}

/// Writes the file: its description, then each page.
fn write(booklet: &Booklet<'_>, canvases: Vec<Canvas>) -> Vec<u8> {
    let settings = SerializeSettings { xmp_metadata: false, ..SerializeSettings::default() };
    let mut document = Document::new_with(settings);
    let mut metadata = Metadata::new().creator("JADE".to_owned()).language(booklet.language.to_owned());
    if !booklet.title.is_empty() {
        metadata = metadata.title(booklet.title.clone());
    }
    document.set_metadata(metadata);
    let (width, height) = booklet.paper.size();
    let paper = PageSettings::from_wh(width, height).expect("every paper has a size");
    let fonts = Fonts::new();
    for canvas in canvases {
        let mut page = document.start_page_with(paper.clone());
        let mut surface = page.surface();
        canvas.draw_on(&mut surface, &fonts);
        surface.finish();
        page.finish();
    }
    // The library reports violations of a standard such as PDF/A; none is required here.
    document.finish().expect("a booklet without a standard to follow can be written")
}
