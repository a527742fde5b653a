//! f-puzzles: JSON packed with LZString and base64, in the links `f-puzzles.com/?load=…` and `sudokupad.app/fpuz…`
//! (`fpuzzles…`), without a link (`N4Ig…`), or as plain JSON. SudokuPad’s links may also be the 81 cells of a board.
//!
//! A cell is `{"value":5,"given":true,"centerPencilMarks":[…],"cornerPencilMarks":[…],"highlight":"#RRGGBB"}`, with
//! optional fields. Centre marks are candidate lists. A cell with several colours has them in `highlightArray`, too; those
//! of the setter are `c` and `cArray`. Of other colours than JADE’s, the most similar one is taken. Rules are read in
//! `rules.rs`, where those that JADE does not know are reported, and written in `write_rules.rs`. The writer produces f-puzzles’
//! link. SudokuPad’s own format (`scl…`, `ctc…`) is read in `../scl`; short links only identify a puzzle on the site.

mod rules;
mod write_rules;

use super::link::{Link, decoded};
use super::{cells, digit, lz_string, number, once, scl, some};
use crate::document::Draft;
use crate::{
    Boards, Color, Content, Document, Facts, Format, LeftOut, ReadError, ReadErrorKind, Readings, WriteError,
};
use jade_grid::{Cell, Digit, DigitSet, Geometry, Puzzle};
use serde::Serialize;
use serde_json::{Map, Value};

/// The format.
pub struct FPuzzles;

static FACTS: Facts = Facts {
    id: "f-puzzles",
    extensions: &[],
    boards: Boards::UpTo(16),
    carries: &[
        Content::Entries,
        Content::Corners,
        Content::Candidates,
        Content::Rules,
        Content::CellColors,
        Content::Title,
        Content::Author,
        Content::Comment,
        Content::Solution,
    ],
    several: false,
    written: true,
};

const PREFIX: &str = "https://f-puzzles.com/?load=";

/// The maximum length of a packed string. Puzzles with many rules take several thousand characters.
const MAX_PACKED_CHARS: usize = 20_000;

/// The maximum size of the JSON in bytes, and of an unpacked string in characters. The packing can grow to the square
/// of its length, and every JSON value takes memory.
const MOST_JSON: usize = 200_000;

/// JADE’s colours, from number 1, and the one that marks something as wrong.
const COLORS: [&str; 8] =
    ["#80a8f0", "#ffc080", "#90d890", "#d8a0e8", "#f8f080", "#90e0f0", "#b8b8b8", "#ff9890"];
const WRONG: (u8, &str) = (99, "#c00000");

enum Holds {
    Packed(String),
    /// The cells of a board, one after another.
    Digits(String),
    Json(String),
    /// A packed puzzle in SudokuPad’s own format.
    SudokuPad(String),
    SudokuPadJson(String),
    Address,
}

fn holds(text: &str) -> Option<Holds> {
    let text = text.trim();
    if text.starts_with('{') && text.contains("\"grid\"") && text.contains("\"size\"") {
        return Some(Holds::Json(text.to_owned()));
    }
    if scl::is_json(text) {
        return Some(Holds::SudokuPadJson(text.to_owned()));
    }
    let named = |name: &str| {
        for prefix in ["fpuzzles", "fpuz"] {
            if let Some(packed) = name.strip_prefix(prefix) {
                return Holds::Packed(packed.to_owned());
            }
        }
        if name.len() == 81 && name.bytes().all(|byte| byte == b'.' || byte.is_ascii_digit()) {
            return Holds::Digits(name.to_owned());
        }
        let own = ["scl", "ctc"].iter().find_map(|prefix| name.strip_prefix(prefix));
        own.map_or(Holds::Address, |packed| Holds::SudokuPad(packed.to_owned()))
    };
    if let Some(link) = Link::of(text) {
        return match link.host.as_str() {
            "f-puzzles.com" => Some(link.field("load").map_or(Holds::Address, Holds::Packed)),
            "sudokupad.app" | "beta.sudokupad.app" | "app.crackingthecryptic.com" => {
                let name = link.field("puzzleid").unwrap_or_else(|| decoded(link.path));
                let name = name.trim_start_matches("sudoku/").to_owned();
                (!name.starts_with("classic")).then(|| named(&name))
            }
            _ => None,
        };
    }
    if text.starts_with("N4Ig") {
        return Some(Holds::Packed(text.to_owned()));
    }
    let long = text.len() > 20 && !text.contains(char::is_whitespace);
    (long && ["fpuz", "scl", "ctc"].iter().any(|prefix| text.starts_with(prefix))).then(|| named(text))
}

impl Format for FPuzzles {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn recognises(&self, text: &str) -> bool {
        holds(text).is_some()
    }

    fn read<'a>(&self, text: &'a str) -> Readings<'a> {
        once(read(text))
    }

    fn fits(&self, document: &Document) -> Result<(), WriteError> {
        self.facts().fits(document)?;
        write_rules::fields(document.geometry()).map(drop).ok_or(WriteError::Rules)
    }

    fn write(&self, documents: &[Document]) -> String {
        let link = |document: &Document| {
            let packed = lz_str::compress_to_base64(to_json(document).as_str());
            // A plus sign in an address would be read as a blank.
            let packed = packed.replace('+', "%2B").replace('/', "%2F").replace('=', "%3D");
            format!("{PREFIX}{packed}\n")
        };
        documents.iter().map(link).collect()
    }
}

fn read(text: &str) -> Result<Document, ReadError> {
    let wrong = |what| ReadErrorKind::Packed(what).in_line(FACTS.id, 1);
    let json = match holds(text) {
        None => return Err(wrong("f-puzzles")),
        Some(Holds::SudokuPad(packed)) => return scl::read(FACTS.id, &unpacked(&packed)?),
        Some(Holds::SudokuPadJson(json)) if json.len() <= MOST_JSON => return scl::read(FACTS.id, &json),
        Some(Holds::Address) => return Err(ReadErrorKind::OnlyAnAddress.in_line(FACTS.id, 1)),
        Some(Holds::Digits(digits)) => return cells(FACTS.id, &digits, 1).map(Document::of_digits),
        Some(Holds::Json(json) | Holds::SudokuPadJson(json)) if json.len() > MOST_JSON => {
            return Err(ReadErrorKind::TooLong { found: json.len(), most: MOST_JSON }.in_line(FACTS.id, 1));
        }
        Some(Holds::Json(json) | Holds::SudokuPadJson(json)) => json,
        Some(Holds::Packed(packed)) => unpacked(&packed)?,
    };
    let value: Value = serde_json::from_str(&json).map_err(|error| ReadError::of_json(FACTS.id, &error))?;
    of_json(&value)
}

/// Unpacks what a link has.
fn unpacked(packed: &str) -> Result<String, ReadError> {
    let wrong = |what| ReadErrorKind::Packed(what).in_line(FACTS.id, 1);
    // Decode twice, since some messengers encode an encoded link again. Blanks were plus signs.
    let packed = decoded(&decoded(packed)).replace(' ', "+");
    if packed.len() > MAX_PACKED_CHARS {
        let kind = ReadErrorKind::TooLong { found: packed.len(), most: MAX_PACKED_CHARS };
        return Err(kind.in_line(FACTS.id, 1));
    }
    let units = lz_string::unpack(&packed, MOST_JSON).ok_or_else(|| wrong("LZString, base64"))?;
    String::from_utf16(&units).map_err(|_| wrong("UTF-16"))
}

fn of_json(value: &Value) -> Result<Document, ReadError> {
    let missing = |what: &str| ReadErrorKind::Missing(what.to_owned()).in_line(FACTS.id, 1);
    let size = value.get("size").and_then(Value::as_u64).ok_or_else(|| missing("size"))?;
    let board = usize::try_from(size).ok().and_then(Geometry::standard).filter(|board| board.is_usual());
    let board = board.ok_or_else(|| {
        ReadErrorKind::Value { field: "size".to_owned(), found: size.to_string() }.in_line(FACTS.id, 1)
    })?;
    let rows = value.get("grid").and_then(Value::as_array).ok_or_else(|| missing("grid"))?;
    let (board, has_other_rules) = rules::board(board, value);
    let mut draft = Draft::new(board);
    let (mut left_out, mut colors) = (Vec::new(), Vec::new());
    for cell in board.cells() {
        let row = rows.get(board.row(cell)).and_then(Value::as_array);
        let found = row.and_then(|row| row.get(board.column(cell))).ok_or_else(|| missing("grid"))?;
        let marks = |name: &str| -> Result<DigitSet, ReadError> {
            let mut set = DigitSet::EMPTY;
            for mark in found.get(name).and_then(Value::as_array).into_iter().flatten() {
                if let Some(mark) = digit(FACTS.id, name, number(mark).unwrap_or(u64::MAX), board)? {
                    set.add(mark);
                }
            }
            Ok(set)
        };
        if let Some(value) = found.get("value").filter(|value| !value.is_null()) {
            let value = digit(FACTS.id, "value", number(value).unwrap_or(u64::MAX), board)?;
            match (value, found.get("given").and_then(Value::as_bool)) {
                (Some(value), Some(true)) => draft.give(cell, value),
                (Some(value), _) => draft.enter(cell, value),
                (None, _) => {}
            }
        }
        draft.corners(cell, marks("cornerPencilMarks")?);
        draft.list(cell, marks("centerPencilMarks")? | marks("givenPencilMarks")?);
        let painted = colors_of(found, cell);
        if painted.is_none() {
            left_out.push(LeftOut::Colors);
        }
        colors.extend(painted.unwrap_or_default());
    }
    let mut document = super::finish(FACTS.id, draft)?;
    if has_other_rules {
        left_out.push(LeftOut::OtherRules);
    }
    document.colors = colors;
    document.left_out.extend(left_out);
    document.left_out.sort_unstable();
    document.left_out.dedup();
    let text = |name: &str| value.get(name).and_then(Value::as_str).and_then(some);
    document.about.title = text("title");
    document.about.author = text("author");
    document.about.description = text("ruleset");
    if let Some(solution) = value.get("solution").and_then(Value::as_array) {
        let cells =
            solution.iter().map(|v| number(v).and_then(|v| u8::try_from(v).ok()).and_then(Digit::new));
        document.about.solution = Puzzle::from_digits(board, cells);
    }
    Ok(document)
}

/// Returns the colours of a cell, without white ones; `None` if one of them is no colour.
fn colors_of(found: &Value, cell: Cell) -> Option<Vec<Color>> {
    let mut colors: Vec<Color> = Vec::new();
    for (all, one) in [("cArray", "c"), ("highlightArray", "highlight")] {
        let single = found.get(one).into_iter();
        let several = found.get(all).and_then(Value::as_array);
        let values: Vec<&Value> =
            several.map_or_else(|| single.collect(), |several| several.iter().collect());
        for value in values.into_iter().filter(|value| !value.is_null() && value.as_str() != Some("")) {
            let number = color_number(value.as_str()?)?;
            let color = Color { cell, digit: None, number };
            if number != 0 && !colors.contains(&color) {
                colors.push(color);
            }
        }
    }
    Some(colors)
}

/// Returns the number of JADE’s most similar colour, 0 for white; `None` if the text is no colour.
fn color_number(text: &str) -> Option<u8> {
    let hex = text.trim().strip_prefix('#')?.to_ascii_lowercase();
    // A short form has one digit for each part; the fourth part is how opaque the colour is.
    let hex: String = if hex.len() < 6 { hex.chars().flat_map(|c| [c, c]).collect() } else { hex };
    if !matches!(hex.len(), 6 | 8) || !hex.is_ascii() {
        return None;
    }
    let part = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).ok().map(i32::from);
    let (red, green, blue) = (part(0)?, part(2)?, part(4)?);
    if hex[..6] == WRONG.1[1..] {
        return Some(WRONG.0);
    }
    let (most, least) = (red.max(green).max(blue), red.min(green).min(blue));
    let spread = most - least;
    if spread < 20 {
        return Some(if least > 245 { 0 } else { 7 });
    }
    // The hue in degrees, from red by way of green and blue.
    let hue = if most == red {
        (60 * (green - blue) / spread).rem_euclid(360)
    } else if most == green {
        120 + 60 * (blue - red) / spread
    } else {
        240 + 60 * (red - green) / spread
    };
    Some(match hue {
        18..45 => 2,
        45..75 => 5,
        75..165 => 3,
        165..205 => 6,
        205..255 => 1,
        255..340 => 4,
        _ => 8,
    })
}

/// A board in f-puzzles’ JSON, with the fields in its order.
#[derive(Serialize)]
struct Puzzled {
    size: usize,
    grid: Vec<Vec<PuzzledCell>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    author: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ruleset: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<Vec<u8>>,
    #[serde(flatten)]
    rules: Map<String, Value>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PuzzledCell {
    #[serde(skip_serializing_if = "Option::is_none")]
    region: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<u8>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    given: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    center_pencil_marks: Vec<u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    corner_pencil_marks: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    highlight: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    highlight_array: Vec<&'static str>,
}

fn to_json(document: &Document) -> String {
    let board = document.geometry();
    let values = document.values();
    let marks = |set: DigitSet| set.iter().map(Digit::get).collect::<Vec<_>>();
    let regions = write_rules::regions(board);
    let cell = |row, column| {
        let cell = board.cell_at(row, column);
        let corners = document.sheet().map_or(DigitSet::EMPTY, |sheet| sheet.corners(cell));
        // A list under an entry is written, too: it comes into sight again when the entry is erased.
        let list = match document.sheet() {
            Some(sheet) if !sheet.is_open(cell) => sheet.candidates(cell).unwrap_or_default(),
            Some(sheet) if sheet.candidates(cell).is_some() || !sheet.excluded(cell).is_empty() => {
                document.candidates(cell)
            }
            _ => DigitSet::EMPTY,
        };
        let value = values.get(cell).map(Digit::get);
        let mut colors = Vec::new();
        for color in document.colors.iter().filter(|color| color.cell == cell && color.digit.is_none()) {
            let hex = match color.number {
                number if number == WRONG.0 => WRONG.1,
                number => COLORS[usize::from(number).saturating_sub(1) % COLORS.len()],
            };
            if !colors.contains(&hex) {
                colors.push(hex);
            }
        }
        PuzzledCell {
            region: regions.map(|regions| regions[cell.index()]),
            value,
            given: value.is_some() && !document.is_entry(cell),
            center_pencil_marks: marks(list),
            corner_pencil_marks: marks(corners),
            highlight: colors.first().copied(),
            highlight_array: if colors.len() > 1 { colors } else { Vec::new() },
        }
    };
    let side = board.side();
    let about = &document.about;
    let rules: Vec<&str> =
        [&about.description, &about.comment].into_iter().flatten().map(String::as_str).collect();
    let puzzled = Puzzled {
        size: side,
        grid: (0..side).map(|row| (0..side).map(|column| cell(row, column)).collect()).collect(),
        title: about.title.clone(),
        author: about.author.clone(),
        ruleset: (!rules.is_empty()).then(|| rules.join("\n")),
        solution: about.solution.as_ref().map(|solution| solution.values().to_vec()),
        rules: write_rules::fields(board).unwrap_or_default(),
    };
    // Texts and numbers can always be serialized as JSON.
    serde_json::to_string(&puzzled).unwrap_or_default()
}
