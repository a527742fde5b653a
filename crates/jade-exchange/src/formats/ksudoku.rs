//! KSudoku’s XML. Its symbols are letters: `_` is an empty cell, `b` is 1, `c` is 2 and so on. JADE reads it but does
//! not write it, and ignores the history of the game.

use super::once;
use super::xml::{begins, line_of, open};
use crate::{Boards, Document, Facts, Format, LeftOut, ReadError, ReadErrorKind, Readings};
use jade_grid::line::LineErrorKind;
use jade_grid::{Digit, Geometry, Puzzle};
use roxmltree::Node;

/// The format.
pub struct KSudoku;

static FACTS: Facts = Facts {
    id: "ksudoku",
    extensions: &["ksudoku"],
    boards: Boards::UpTo(25),
    carries: &[],
    several: false,
    written: false,
};

impl Format for KSudoku {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn recognises(&self, text: &str) -> bool {
        begins(text, "<ksudoku")
    }

    fn read<'a>(&self, text: &'a str) -> Readings<'a> {
        once(read(text))
    }

    fn write(&self, _: &[Document]) -> String {
        String::new()
    }
}

fn read(text: &str) -> Result<Document, ReadError> {
    let xml = open(FACTS.id, "ksudoku", text)?;
    let find = |name: &str| xml.descendants().find(|node| node.has_tag_name(name));
    let missing = |name: &str| ReadErrorKind::Missing(format!("<{name}>")).at(FACTS.id, 1, 1);
    let graph = find("graph").ok_or_else(|| missing("graph"))?;
    let specific = graph.attribute("specific-type").unwrap_or("Plain");
    let order = graph.attribute("order").and_then(|order| order.parse().ok());
    let board = order.and_then(Geometry::standard).ok_or_else(|| {
        let found = graph.attribute("order").unwrap_or_default().to_owned();
        ReadErrorKind::Value { field: "order".to_owned(), found }.at(FACTS.id, line_of(graph), 1)
    })?;
    let values = find("values").ok_or_else(|| missing("values"))?;
    let mut document = Document::of_puzzle(symbols(values, board)?);
    document.about.solution = find("solution").map(|solution| symbols(solution, board)).transpose()?;
    if specific != "Plain" || graph.attribute("type").is_some_and(|kind| kind != "sudoku") {
        document.left_out.push(LeftOut::OtherRules);
    }
    if find("history").is_some_and(|history| history.has_children()) {
        document.left_out.push(LeftOut::History);
    }
    Ok(document)
}

fn symbols(node: Node<'_, '_>, board: &'static Geometry) -> Result<Puzzle, ReadError> {
    let line = line_of(node);
    let mut cells = Vec::new();
    for found in node.text().unwrap_or_default().chars().filter(|c| !c.is_whitespace()) {
        let value = match found {
            '_' => None,
            'b'..='z' => Digit::new(found as u8 - b'a'),
            _ => {
                let kind = LineErrorKind::UnknownSymbol { found, side: None };
                return Err(ReadErrorKind::Cells(kind).at(FACTS.id, line, 1));
            }
        };
        cells.push(value);
    }
    let found = cells.len();
    Puzzle::from_digits(board, cells).ok_or_else(|| {
        let kind = LineErrorKind::CellCount { found, nearest: board.cell_count() };
        ReadErrorKind::Cells(kind).at(FACTS.id, line, 1)
    })
}
