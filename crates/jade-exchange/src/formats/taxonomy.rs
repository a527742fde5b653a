//! Lines of rated collections with the puzzle in the fifth field, as in gsf’s: at least six commas,
//! `99480,99408,114,1895,1000…,Easter-Monster,20.00s,0,…`. JADE reads them but does not write them; the sixth field is
//! the title.

use super::{cells, some};
use crate::{Boards, Document, Facts, Format, ReadError, ReadErrorKind, Readings};

/// The format.
pub struct Taxonomy;

static FACTS: Facts = Facts {
    id: "taxonomy",
    extensions: &[],
    boards: Boards::Nine,
    carries: &[],
    several: true,
    written: false,
};

impl Format for Taxonomy {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn recognises(&self, text: &str) -> bool {
        let first = text.lines().find(|line| !line.trim().is_empty());
        first.is_some_and(|line| {
            let fields: Vec<&str> = line.splitn(8, ',').collect();
            fields.len() > 6 && fields[4].trim().chars().count() == 81
        })
    }

    fn read<'a>(&self, text: &'a str) -> Readings<'a> {
        let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        Box::new(lines.map(|(number, line)| read(line, number + 1)))
    }

    fn write(&self, _: &[Document]) -> String {
        String::new()
    }
}

fn read(line: &str, number: usize) -> Result<Document, ReadError> {
    let fields: Vec<&str> = line.splitn(8, ',').collect();
    let puzzle = fields.get(4).filter(|_| fields.len() > 6);
    let puzzle =
        puzzle.ok_or_else(|| ReadErrorKind::Missing("field 5".to_owned()).in_line(FACTS.id, number))?;
    let before: usize = fields[..4].iter().map(|field| field.chars().count() + 1).sum();
    let puzzle = cells(FACTS.id, puzzle.trim(), number)
        .map_err(|error| ReadError { column: error.column + before, ..error })?;
    let mut document = Document::of_puzzle(puzzle);
    document.line = number;
    document.about.title = fields.get(5).and_then(|title| some(title));
    Ok(document)
}
