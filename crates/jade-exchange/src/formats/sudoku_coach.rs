//! sudoku.coach’s string of a game, `SCv7_32_…`: JSON, packed with zlib, in base 32 in lower case. The fields are
//! `gridSize`, `givenDigits` and `userDigits` (a digit per cell, 0 for none), and `userCellCandidates`, a number per
//! cell separated by hyphens, with bit 1 for digit 1. Colours are ignored and reported.

use super::{digits, once};
use crate::document::Draft;
use crate::{Boards, Content, Document, Facts, Format, LeftOut, ReadError, ReadErrorKind, Readings};
use data_encoding::{Encoding, Specification};
use jade_grid::line;
use jade_grid::{DigitSet, Geometry};
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use serde_json::{Value, json};
use std::sync::LazyLock;

/// The format.
pub struct SudokuCoach;

static FACTS: Facts = Facts {
    id: "sudoku-coach",
    extensions: &[],
    boards: Boards::Nine,
    carries: &[Content::Entries, Content::Candidates],
    several: false,
    written: true,
};

const PREFIX: &str = "SCv7_32_";

/// The maximum unpacked size in bytes, more than any board takes.
const MAX_UNPACKED_BYTES: usize = 1 << 18;

/// The level of compression, from 0 to 10.
const BEST: u8 = 9;

/// Base 32 with the digits first, in lower case, padded with its last symbol.
static BASE_32: LazyLock<Encoding> = LazyLock::new(|| {
    let mut specification = Specification::new();
    specification.symbols.push_str("0123456789abcdefghijklmnopqrstuv");
    specification.check_trailing_bits = false;
    specification.encoding().expect("thirty-two symbols are an encoding")
});

impl Format for SudokuCoach {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn recognises(&self, text: &str) -> bool {
        text.trim_start().starts_with("SCv")
    }

    fn read<'a>(&self, text: &'a str) -> Readings<'a> {
        once(read(text))
    }

    fn write(&self, documents: &[Document]) -> String {
        documents.iter().map(|document| write(document) + "\n").collect()
    }
}

fn read(text: &str) -> Result<Document, ReadError> {
    let wrong = |what| ReadErrorKind::Packed(what).in_line(FACTS.id, 1);
    let text = text.trim();
    let packed = text.strip_prefix(PREFIX).ok_or_else(|| {
        let found: String = text.chars().take(8).collect();
        ReadErrorKind::Value { field: "version".to_owned(), found }.in_line(FACTS.id, 1)
    })?;
    // Pad to whole groups of eight. Bytes after the packed data are ignored when unpacking.
    let mut packed = packed.to_owned();
    while !packed.len().is_multiple_of(8) {
        packed.push('v');
    }
    let bytes = BASE_32.decode(packed.as_bytes()).map_err(|_| wrong("base32"))?;
    let json = decompress_to_vec_zlib_with_limit(&bytes, MAX_UNPACKED_BYTES).ok();
    let json = json.and_then(|json| String::from_utf8(json).ok()).ok_or_else(|| wrong("zlib"))?;
    let value: Value = serde_json::from_str(&json).map_err(|error| ReadError::of_json(FACTS.id, &error))?;
    of_json(&value)
}

fn of_json(value: &Value) -> Result<Document, ReadError> {
    let missing = |what: &str| ReadErrorKind::Missing(what.to_owned()).in_line(FACTS.id, 1);
    let size = value.get("gridSize").and_then(Value::as_u64).unwrap_or(9);
    let board = usize::try_from(size).ok().and_then(Geometry::standard).filter(|board| board.is_usual());
    let board = board.ok_or_else(|| {
        ReadErrorKind::Value { field: "gridSize".to_owned(), found: size.to_string() }.in_line(FACTS.id, 1)
    })?;
    let text = |name: &str| value.get(name).and_then(Value::as_str).ok_or_else(|| missing(name));
    let digits_of =
        |name| line::read_cells(board, text(name)?).map_err(|error| ReadError::of_line(FACTS.id, error));
    let mut draft = Draft::of(digits_of("givenDigits")?);
    if value.get("userDigits").is_some() {
        digits_of("userDigits")?.filled().for_each(|(cell, digit)| draft.enter(cell, digit));
    }
    if let Some(lists) = value.get("userCellCandidates").and_then(Value::as_str) {
        for (cell, bits) in board.cells().zip(lists.split('-')) {
            let value =
                || ReadErrorKind::Value { field: "userCellCandidates".to_owned(), found: bits.to_owned() };
            let bits: u64 = bits.parse().map_err(|_| value().in_line(FACTS.id, 1))?;
            draft.list(cell, digits(FACTS.id, "userCellCandidates", bits >> 1, board)?);
        }
    }
    let mut document = super::finish(FACTS.id, draft)?;
    let colors = ["colours", "givenColours", "userColours", "userCellCandidatesColours"];
    let colored = |value: &Value| match value {
        Value::Array(values) => !values.is_empty(),
        Value::String(text) => text.bytes().any(|b| matches!(b, b'1'..=b'9' | b'a'..=b'z')),
        _ => false,
    };
    if colors.iter().any(|name| value.get(*name).is_some_and(colored)) {
        document.left_out.push(LeftOut::Colors);
    }
    Ok(document)
}

fn write(document: &Document) -> String {
    let board = document.geometry();
    let entries = document.sheet().map_or_else(String::new, |sheet| super::line_of(sheet.entries(), '0'));
    let listed = |cell| {
        let sheet = document.sheet()?;
        (sheet.candidates(cell).is_some() || !sheet.excluded(cell).is_empty())
            .then(|| document.candidates(cell))
    };
    let lists = board.cells().map(|cell| (listed(cell).unwrap_or(DigitSet::EMPTY).bits() << 1).to_string());
    let json = json!({
        "gridSize": board.side(),
        "givenDigits": super::line_of(document.givens(), '0'),
        "userDigits": entries,
        "userCellCandidates": lists.collect::<Vec<_>>().join("-"),
    });
    let packed = compress_to_vec_zlib(json.to_string().as_bytes(), BEST);
    format!("{PREFIX}{}", BASE_32.encode(&packed))
}
