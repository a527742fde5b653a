//! GNOME Sudoku’s saved games, JSON: `{"difficulty_category":"easy","time_elapsed":12.5,"cells":[
//! {"position":[0,0],"value":5,"fixed":true,"earmarks":[]}, …]}`. Rows and columns count from 0, and empty cells are
//! omitted. Earmarks are read as corner notes.

use super::{digit, once};
use crate::document::Draft;
use crate::{Boards, Content, Document, Facts, Format, LeftOut, ReadError, ReadErrorKind, Readings};
use jade_grid::DigitSet;
use serde::{Deserialize, Serialize};

/// The format.
pub struct Gnome;

static FACTS: Facts = Facts {
    id: "gnome",
    extensions: &["json"],
    boards: Boards::Nine,
    carries: &[Content::Entries, Content::Corners, Content::Level],
    several: false,
    written: true,
};

/// The maximum size in bytes, far more than a saved game takes.
const MAX_BYTES: usize = 200_000;

#[derive(Serialize, Deserialize)]
struct Game {
    #[serde(default)]
    difficulty_category: String,
    #[serde(default)]
    time_elapsed: f64,
    cells: Vec<GameCell>,
}

#[derive(Serialize, Deserialize)]
struct GameCell {
    position: [u64; 2],
    #[serde(default)]
    value: u64,
    #[serde(default)]
    fixed: bool,
    #[serde(default)]
    earmarks: Vec<u64>,
}

impl Format for Gnome {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn recognises(&self, text: &str) -> bool {
        text.trim_start().starts_with('{') && text.contains("\"cells\"") && text.contains("\"position\"")
    }

    fn read<'a>(&self, text: &'a str) -> Readings<'a> {
        once(read(text))
    }

    fn write(&self, documents: &[Document]) -> String {
        documents.iter().map(|document| write(document) + "\n").collect()
    }
}

fn read(text: &str) -> Result<Document, ReadError> {
    if text.len() > MAX_BYTES {
        return Err(ReadErrorKind::TooLong { found: text.len(), most: MAX_BYTES }.in_line(FACTS.id, 1));
    }
    let game: Game = serde_json::from_str(text).map_err(|error| ReadError::of_json(FACTS.id, &error))?;
    let board = super::nine();
    let mut draft = Draft::new(board);
    for GameCell { position: [row, column], value, fixed, earmarks } in &game.cells {
        if row.max(column) >= &9 {
            let found = format!("[{row},{column}]");
            return Err(ReadErrorKind::Value { field: "position".to_owned(), found }.in_line(FACTS.id, 1));
        }
        let cell = board.cell_at(*row as usize, *column as usize);
        match digit(FACTS.id, "value", *value, board)? {
            Some(value) if *fixed => draft.give(cell, value),
            Some(value) => draft.enter(cell, value),
            None => {}
        }
        let mut notes = DigitSet::EMPTY;
        for mark in earmarks {
            if let Some(mark) = digit(FACTS.id, "earmarks", *mark, board)? {
                notes.add(mark);
            }
        }
        draft.corners(cell, notes);
    }
    let mut document = super::finish(FACTS.id, draft)?;
    document.about.level = super::some(&game.difficulty_category);
    if game.time_elapsed > 0.0 {
        document.left_out.push(LeftOut::Game);
    }
    Ok(document)
}

fn write(document: &Document) -> String {
    let board = document.geometry();
    let values = document.values();
    let cells = board.cells().filter_map(|cell| {
        let corners = document.sheet().map_or(DigitSet::EMPTY, |sheet| sheet.corners(cell));
        let value = values.get(cell).map_or(0, |digit| digit.get().into());
        (value > 0 || !corners.is_empty()).then(|| GameCell {
            position: [board.row(cell) as u64, board.column(cell) as u64],
            value,
            fixed: value > 0 && !document.is_entry(cell),
            earmarks: corners.iter().map(|digit| digit.get().into()).collect(),
        })
    });
    let game = Game {
        difficulty_category: document.about.level.clone().unwrap_or_else(|| "unknown".to_owned()),
        time_elapsed: 0.0,
        cells: cells.collect(),
    };
    // Texts and numbers can always be serialized as JSON.
    serde_json::to_string(&game).unwrap_or_default()
}
