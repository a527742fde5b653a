//! SudokuPad’s own format, in the links `sudokupad.app/scl…` (`ctc…`), without a link, or as plain JSON: what is drawn, and a text
//! that says what it means. `f_puzzles` recognises it, since the links look alike.
//!
//! | field | what is read |
//! |---|---|
//! | `cells` | rows of `{"value":5,"given":true,"centremarks":[…],"pencilMarks":[…]}`; a value is given unless it says otherwise |
//! | `regions` | boxes, or regions in their place: `[[0,0],[0,1],…]`, rows and columns from 0 |
//! | `cages` | with a number, a cage with a sum; with `unique`, cells with different digits; without cells, a fact such as `rules: …` |
//! | `metadata` | `title`, `author`, `rules`, `solution`; `antiknight` and `antiking` |
//! | `lines`, `arrows`, `overlays`, `underlays` | drawings, which mean nothing but what the text says |
//!
//! Sentences of the text are read in `sentences.rs`. One that JADE does not know is an error that shows it, and so are drawings
//! without a text: what they mean is a rule, and without it the board would be another puzzle. How texts are packed is in
//! `zipped.rs`.

mod sentences;
mod zipped;

use crate::document::Draft;
use crate::{Document, ReadError, ReadErrorKind};
use jade_grid::{Cell, Digit, DigitSet, Geometry, Notation, Rules, line};
use serde_json::Value;

/// Fields that change what is shown while solving, but not the puzzle.
const NO_RULES: [&str; 12] = [
    "id",
    "cellSize",
    "settings",
    "videos",
    "duration",
    "metadata",
    "cells",
    "regions",
    "cages",
    "foglight",
    "foglink",
    "triggereffect",
];

/// Drawings.
const DRAWINGS: [&str; 4] = ["lines", "arrows", "overlays", "underlays"];

/// The most characters of a sentence that an error shows.
const SHOWN: usize = 160;

/// Whether a text looks like the JSON of SudokuPad.
pub(super) fn is_json(text: &str) -> bool {
    text.starts_with('{')
        && text.contains("\"cells\"")
        && ["\"regions\"", "\"cellSize\""].iter().any(|name| text.contains(name))
}

/// Reads an unpacked text.
pub(super) fn read(format: &'static str, text: &str) -> Result<Document, ReadError> {
    let value: Value = match serde_json::from_str(text) {
        Ok(value) => value,
        Err(_) => {
            zipped::unzip(text).ok_or_else(|| ReadErrorKind::Packed("SudokuPad SCL").in_line(format, 1))?
        }
    };
    Reader { format, value: &value }.read()
}

struct Reader<'v> {
    format: &'static str,
    value: &'v Value,
}

impl<'v> Reader<'v> {
    fn unknown(&self, rule: &str) -> ReadError {
        let found = match rule.char_indices().nth(SHOWN) {
            Some((end, _)) => format!("{}…", &rule[..end]),
            None => rule.to_owned(),
        };
        ReadErrorKind::UnknownRule(found).in_line(self.format, 1)
    }

    fn list(&self, name: &str) -> &'v [Value] {
        self.value.get(name).and_then(Value::as_array).map_or(&[], Vec::as_slice)
    }

    fn read(&self) -> Result<Document, ReadError> {
        let wrong_size = |side: usize| {
            ReadErrorKind::Value { field: "size".to_owned(), found: side.to_string() }.in_line(self.format, 1)
        };
        let rows = self.list("cells");
        let plain = Geometry::standard(rows.len()).filter(|board| board.is_usual());
        let plain = plain.ok_or_else(|| wrong_size(rows.len()))?;
        if let Some(row) = rows.iter().find(|row| row.as_array().is_none_or(|row| row.len() != plain.side()))
        {
            return Err(wrong_size(row.as_array().map_or(0, Vec::len)));
        }
        let board = self.board(plain)?;
        let mut draft = Draft::new(board);
        for cell in board.cells() {
            self.cell(&rows[board.row(cell)][board.column(cell)], cell, board, &mut draft)?;
        }
        let mut document = super::finish(self.format, draft)?;
        document.about.title = self.fact("title");
        document.about.author = self.fact("author");
        document.about.description = Some(self.rules_text()).filter(|text| !text.is_empty());
        let solution = self.fact("solution").and_then(|text| line::read_cells(board, &text).ok());
        document.about.solution = solution.filter(|solution| solution.filled_count() == board.cell_count());
        Ok(document)
    }

    fn cell(
        &self,
        found: &Value,
        cell: Cell,
        board: &'static Geometry,
        draft: &mut Draft,
    ) -> Result<(), ReadError> {
        let digit = |field: &str, value: &Value| {
            super::digit(self.format, field, super::number(value).unwrap_or(u64::MAX), board)
        };
        let marks = |names: &[&str]| -> Result<DigitSet, ReadError> {
            let mut set = DigitSet::EMPTY;
            for name in names {
                for mark in found.get(name).and_then(Value::as_array).into_iter().flatten() {
                    if let Some(mark) = digit(name, mark)? {
                        set.add(mark);
                    }
                }
            }
            Ok(set)
        };
        let value = found.get("value").filter(|value| !value.is_null() && value.as_str() != Some(""));
        if let Some(value) = value.map(|value| digit("value", value)).transpose()?.flatten() {
            match found.get("given").and_then(Value::as_bool) {
                Some(false) => draft.enter(cell, value),
                _ => draft.give(cell, value),
            }
        }
        draft.corners(cell, marks(&["pencilMarks", "cornermarks"])?);
        draft.list(cell, marks(&["centremarks", "candidates"])?);
        Ok(())
    }

    /// Returns a fact about the puzzle, from the metadata or from a cage without cells.
    fn facts(&self, name: &str) -> Vec<String> {
        let metadata = self.value.get("metadata").and_then(|facts| facts.get(name));
        let several = metadata.and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let texts = metadata.into_iter().chain(several).filter_map(Value::as_str);
        let in_cages = self.list("cages").iter().filter(|cage| cells_of(cage).is_empty());
        let in_cages = in_cages.filter_map(|cage| cage.get("value").and_then(Value::as_str));
        let in_cages = in_cages.filter_map(|text| text.strip_prefix(name)?.strip_prefix(':'));
        texts.chain(in_cages).map(|text| text.trim().to_owned()).filter(|text| !text.is_empty()).collect()
    }

    fn fact(&self, name: &str) -> Option<String> {
        self.facts(name).into_iter().next()
    }

    fn rules_text(&self) -> String {
        self.facts("rules").join("\n")
    }

    /// Returns the board with its rules.
    fn board(&self, plain: &'static Geometry) -> Result<&'static Geometry, ReadError> {
        for (name, value) in self.value.as_object().into_iter().flatten() {
            let is_set = match value {
                Value::Null | Value::Bool(false) => false,
                Value::Array(values) => !values.is_empty(),
                Value::Object(values) => !values.is_empty(),
                _ => true,
            };
            if is_set && !NO_RULES.contains(&name.as_str()) && !DRAWINGS.contains(&name.as_str()) {
                return Err(self.unknown(name));
            }
        }
        let mut rules = self.regions(plain).ok_or_else(|| self.unknown("regions"))?;
        let text = self.rules_text();
        if text.is_empty() {
            // Nobody says what the drawings mean.
            if let Some(drawing) = DRAWINGS.iter().find(|name| !self.list(name).is_empty()) {
                return Err(self.unknown(drawing));
            }
        }
        for rule in sentences::rules(&text).map_err(|sentence| self.unknown(&sentence))? {
            add(&mut rules, rule);
        }
        let metadata = self.value.get("metadata");
        for (name, rule) in [("antiknight", "anti-knight"), ("antiking", "anti-king")] {
            if metadata.and_then(|facts| facts.get(name)).and_then(Value::as_bool) == Some(true) {
                add(&mut rules, rule);
            }
        }
        for cage in self.list("cages").iter().filter(|cage| !cells_of(cage).is_empty()) {
            if let Some(rule) = cage_rule(plain, cage).ok_or_else(|| self.unknown("cages"))? {
                rules.push(rule);
            }
        }
        let board = Rules::read(plain, &rules.join(";")).and_then(|rules| Geometry::of(&rules));
        board.map_err(|error| self.unknown(&error.found))
    }

    /// Returns the regions as a rule, none if they are the boxes; `None` if they are not as many as there are digits, and as large.
    fn regions(&self, plain: &'static Geometry) -> Option<Vec<String>> {
        let regions = self.list("regions");
        if regions.is_empty() {
            return Some(Vec::new());
        }
        let mut region_of: Vec<Option<usize>> = vec![None; plain.cell_count()];
        for (number, region) in regions.iter().enumerate() {
            let cells = region.as_array()?;
            if cells.len() != plain.side() {
                return None;
            }
            for cell in cells {
                let cell = place(plain, cell)?;
                if region_of[cell.index()].replace(number).is_some() {
                    return None;
                }
            }
        }
        let region_of: Vec<usize> = region_of.into_iter().collect::<Option<_>>()?;
        let same_in_boxes = plain.cells().all(|cell| {
            let mates = plain.cells().filter(|other| plain.box_of(*other) == plain.box_of(cell));
            mates.into_iter().all(|other| region_of[other.index()] == region_of[cell.index()])
        });
        if same_in_boxes {
            return Some(Vec::new());
        }
        let signs = region_of.iter().map(|number| Digit::from_index(*number).symbol());
        Some(vec![format!("regions {}", signs.collect::<String>())])
    }
}

fn add(rules: &mut Vec<String>, rule: &str) {
    if !rules.iter().any(|other| other == rule) {
        rules.push(rule.to_owned());
    }
}

fn cells_of(cage: &Value) -> &[Value] {
    cage.get("cells").and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

/// Returns a cage as a rule, nothing if it is a drawing; `None` if it is not understood.
fn cage_rule(board: &Geometry, cage: &Value) -> Option<Option<String>> {
    let cells: Vec<Cell> = cells_of(cage).iter().map(|cell| place(board, cell)).collect::<Option<_>>()?;
    let names: Vec<String> = cells.iter().map(|cell| Notation::RowColumn.write(board, *cell)).collect();
    let names = names.join(" ");
    let is_unique = cage.get("unique").and_then(Value::as_bool);
    let mut number = [cage.get("sum"), cage.get("value")].into_iter().flatten();
    let number = number.find(|value| !value.is_null() && value.as_str().map(str::trim) != Some(""));
    let sum = number.map(|number| super::number(number).ok_or(())).transpose();
    Some(match (sum.ok()?, is_unique) {
        (Some(sum), Some(false)) => Some(format!("sum {sum} {names}")),
        (Some(sum), _) => Some(format!("cage {sum} {names}")),
        (None, Some(true)) => {
            let is_house = board.houses().iter().any(|house| {
                house.cells().len() == cells.len() && cells.iter().all(|cell| house.cells().contains(cell))
            });
            match cells.len() {
                _ if is_house => None,
                1 => None,
                count if count == board.side() => Some(format!("extra-region {names}")),
                _ => Some(format!("cage {names}")),
            }
        }
        // What an outline means, only the text says.
        (None, _) => None,
    })
}

/// Reads a cell: its row and column from 0, or `r1c1`.
fn place(board: &Geometry, cell: &Value) -> Option<Cell> {
    if let Some(text) = cell.as_str() {
        return Notation::read(board, text).ok();
    }
    let [row, column] = cell.as_array()?.as_slice() else { return None };
    let line = |number: &Value| {
        let number = usize::try_from(super::number(number)?).ok()?;
        (number < board.side()).then_some(number)
    };
    Some(board.cell_at(line(row)?, line(column)?))
}
