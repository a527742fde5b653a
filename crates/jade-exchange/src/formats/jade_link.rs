//! JADE’s own link, which contains the whole sheet: givens, entries, marks, colours, and facts about the puzzle. It is
//! an address of the page with `#s1=…`: JSON, packed with raw deflate, in base64 for addresses, without padding. The
//! part before the `#` does not matter. The page reads and writes the same format.
//!
//! ```text
//! {"sheet":{…},"colors":[[cell,digit or 0,colour],…],"about":{"title":"…"},"givensKnown":false}
//! ```

use crate::{
    About, Around, Boards, Color, Content, Document, Facts, Format, ReadError, ReadErrorKind, Readings,
};
use data_encoding::BASE64URL_NOPAD;
use jade_grid::line;
use jade_grid::{Cell, Digit, Sheet, SheetData};
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use serde::{Deserialize, Serialize};

/// The format.
pub struct JadeLink;

static FACTS: Facts = Facts {
    id: "jade-link",
    extensions: &["jade"],
    boards: Boards::AnyBoxes(16),
    carries: &Content::ALL,
    several: true,
    written: true,
};

/// The text before the packed sheet; the digit is the version.
pub(crate) const MARK: &str = "#s1=";

/// The usual address of the page.
const PAGE: &str = "http://127.0.0.1:7380/";

/// The maximum unpacked size in bytes, more than any sheet takes.
const MAX_UNPACKED_BYTES: usize = 1 << 18;

/// The maximum ratio of the unpacked to the packed size, beyond the few kilobytes of a nearly empty sheet.
const MOST_SWELLING: usize = 100;

/// The level of compression, from 0 to 10.
const BEST: u8 = 9;

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Packed {
    sheet: SheetData,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    colors: Vec<[usize; 3]>,
    #[serde(default, skip_serializing_if = "PackedAbout::is_empty")]
    about: PackedAbout,
    #[serde(default = "givens_known_by_default", skip_serializing_if = "Clone::clone")]
    givens_known: bool,
}

fn givens_known_by_default() -> bool {
    true
}

#[derive(Serialize, Deserialize, Default, PartialEq)]
#[serde(default)]
struct PackedAbout {
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    author: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    description: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    comment: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    date: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    url: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<String>,
}

impl PackedAbout {
    fn is_empty(&self) -> bool {
        *self == PackedAbout::default()
    }
}

impl Format for JadeLink {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn recognises(&self, text: &str) -> bool {
        let first = text.lines().find(|line| !line.trim().is_empty());
        first.is_some_and(|line| line.contains(MARK))
    }

    fn read<'a>(&self, text: &'a str) -> Readings<'a> {
        let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        Box::new(lines.map(|(number, line)| match read(line) {
            Ok(mut document) => {
                document.line = number + 1;
                Ok(document)
            }
            Err(error) => Err(error.below(number)),
        }))
    }

    fn write(&self, documents: &[Document]) -> String {
        documents.iter().filter_map(write).map(|packed| format!("{PAGE}{MARK}{packed}\n")).collect()
    }

    fn around(&self) -> Option<Around> {
        Some(Around::default())
    }
}

fn read(text: &str) -> Result<Document, ReadError> {
    let wrong = |what| ReadErrorKind::Packed(what).in_line(FACTS.id, 1);
    let (_, packed) = text.trim().split_once(MARK).ok_or_else(|| wrong(MARK))?;
    let bytes = BASE64URL_NOPAD.decode(packed.as_bytes()).map_err(|_| wrong("base64"))?;
    let most = MAX_UNPACKED_BYTES.min(16_000 + MOST_SWELLING * bytes.len());
    let json = decompress_to_vec_with_limit(&bytes, most).ok().and_then(|json| String::from_utf8(json).ok());
    let json = json.ok_or_else(|| wrong("deflate"))?;
    let packed: Packed = serde_json::from_str(&json).map_err(|error| ReadError::of_json(FACTS.id, &error))?;
    let value = |field: &str, found: String| {
        ReadErrorKind::Value { field: field.to_owned(), found }.in_line(FACTS.id, 1)
    };
    let sheet =
        Sheet::try_from(packed.sheet).map_err(|error| ReadErrorKind::Sheet(error).in_line(FACTS.id, 1))?;
    let board = sheet.geometry();
    let mut colors = Vec::new();
    for [cell, digit, number] in packed.colors {
        let fits = cell < board.cell_count() && digit <= board.side() && (1..=99).contains(&number);
        if !fits {
            return Err(value("colors", format!("[{cell},{digit},{number}]")));
        }
        colors.push(Color { cell: Cell::new(cell), digit: Digit::new(digit as u8), number: number as u8 });
    }
    let about = packed.about;
    let solution = about.solution.map(|cells| line::read_cells(board, &cells)).transpose();
    let mut document = Document::of_sheet(sheet);
    document.colors = colors;
    document.givens_known = packed.givens_known;
    document.about = About {
        title: about.title,
        author: about.author,
        description: about.description,
        comment: about.comment,
        date: about.date,
        source: about.source,
        level: about.level,
        url: about.url,
        solution: solution.map_err(|error| ReadError::of_line(FACTS.id, error))?,
    };
    Ok(document)
}

fn write(document: &Document) -> Option<String> {
    let about = document.about.clone();
    let packed = Packed {
        sheet: SheetData::from(document.sheet()?.clone()),
        colors: document
            .colors
            .iter()
            .map(|c| [c.cell.index(), c.digit.map_or(0, Digit::get).into(), c.number.into()])
            .collect(),
        about: PackedAbout {
            title: about.title,
            author: about.author,
            description: about.description,
            comment: about.comment,
            date: about.date,
            source: about.source,
            level: about.level,
            url: about.url,
            solution: about.solution.map(|solution| solution.to_string()),
        },
        givens_known: document.givens_known,
    };
    let json = serde_json::to_string(&packed).ok()?;
    Some(BASE64URL_NOPAD.encode(&compress_to_vec(json.as_bytes(), BEST)))
}
