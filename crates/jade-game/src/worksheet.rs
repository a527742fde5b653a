//! [`Worksheet`]: a sheet with the player's colours and links.

use crate::GameEvent;
use jade_grid::{CandidateData, Sheet, SheetData, SheetError};
use serde::{Deserialize, Serialize};

/// How many colours a cell or candidate may have; the mark for what is wrong does not count.
pub const MOST_COLORS: usize = 3;

/// The colour that marks something as wrong.
const WRONG: u32 = 99;

/// A colour in a cell, or on one of its candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Colored {
    /// The cell, by its number from 0.
    pub cell: usize,
    /// The digit of the candidate; 0 for the cell itself.
    #[serde(default)]
    pub digit: usize,
    /// The number of the colour.
    pub color: u32,
}

/// A link that the player has drawn between two candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawnLink {
    /// Where it begins.
    pub from: CandidateData,
    /// Where it ends.
    pub to: CandidateData,
    /// Whether it is a strong link.
    pub strong: bool,
}

/// All that a player has written and drawn: the sheet, colours and links.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Worksheet {
    /// Digits and marks.
    pub sheet: Sheet,
    /// The colours, the latest last; at most [`MOST_COLORS`] for each cell and each candidate.
    pub colors: Vec<Colored>,
    /// The links, the latest last.
    pub links: Vec<DrawnLink>,
}

impl From<Sheet> for Worksheet {
    fn from(sheet: Sheet) -> Worksheet {
        Worksheet { sheet, colors: Vec::new(), links: Vec::new() }
    }
}

impl Worksheet {
    /// Returns the worksheet after an event; `None` if the event changes nothing, names a cell or digit off the board, or
    /// moves through the history.
    pub(crate) fn after(&self, event: &GameEvent) -> Option<Worksheet> {
        let changed = match event {
            GameEvent::Sheet(event) => {
                let sheet = self.sheet.apply(event).ok()?;
                match event {
                    jade_grid::Event::Reset => Worksheet::from(sheet),
                    _ => Worksheet { sheet, colors: self.colors.clone(), links: self.links.clone() },
                }
            }
            GameEvent::Color { cells, at, color, beside } => self.colored(cells, *at, *color, *beside)?,
            GameEvent::Uncolor { cells: None, color: None, .. } => Worksheet::from(self.sheet.clone()),
            GameEvent::Uncolor { cells, at, color } => {
                let cells = cells.as_deref();
                if !cells.unwrap_or_default().iter().all(|cell| self.has_cell(*cell)) {
                    return None;
                }
                let matches = |one: &Colored| {
                    cells.is_none_or(|cells| cells.contains(&one.cell))
                        && at.is_none_or(|at| one.digit == at)
                        && color.is_none_or(|color| one.color == color)
                };
                let colors = self.colors.iter().filter(|one| !matches(one)).copied().collect();
                Worksheet { colors, ..self.clone() }
            }
            GameEvent::Link { from, to, strong } => self.linked(*from, *to, *strong)?,
            GameEvent::Undo
            | GameEvent::Redo
            | GameEvent::Rewind { .. }
            | GameEvent::Save { .. }
            | GameEvent::GoTo { .. }
            | GameEvent::Forget { .. } => return None,
        };
        (changed != *self).then_some(changed)
    }

    /// Returns how many bytes it takes, about.
    pub(crate) fn size(&self) -> usize {
        /// A cell has two digits and six sets of digits.
        const CELL_BYTES: usize = 32;
        self.sheet.geometry().cell_count() * CELL_BYTES
            + size_of_val(self.colors.as_slice())
            + size_of_val(self.links.as_slice())
    }

    fn has_cell(&self, cell: usize) -> bool {
        cell < self.sheet.geometry().cell_count()
    }

    fn colored(&self, cells: &[usize], at: usize, color: u32, beside: bool) -> Option<Worksheet> {
        let mut places: Vec<usize> = Vec::new();
        for cell in cells {
            if !self.has_cell(*cell) {
                return None;
            }
            if !places.contains(cell) {
                places.push(*cell);
            }
        }
        if beside {
            return Some(Worksheet { colors: self.colored_beside(&places, at, color), ..self.clone() });
        }
        let is_here = |one: &&Colored| one.digit == at && places.contains(&one.cell);
        let here: Vec<_> = self.colors.iter().filter(is_here).collect();
        let is_off = here.len() == places.len() && here.iter().all(|one| one.color == color);
        let mut colors: Vec<_> = self.colors.iter().filter(|one| !is_here(one)).copied().collect();
        if !is_off {
            colors.extend(places.into_iter().map(|cell| Colored { cell, digit: at, color }));
        }
        Some(Worksheet { colors, ..self.clone() })
    }

    /// Returns the colours with one more at these places, or without it if all of them have it. Where there are too many,
    /// the oldest gives way.
    fn colored_beside(&self, places: &[usize], at: usize, color: u32) -> Vec<Colored> {
        let of = |cell: usize| move |one: &&Colored| one.cell == cell && one.digit == at;
        let has = |cell: usize| self.colors.iter().filter(of(cell)).any(|one| one.color == color);
        let mut colors = self.colors.clone();
        if places.iter().all(|cell| has(*cell)) {
            colors.retain(|one| one.digit != at || one.color != color || !places.contains(&one.cell));
            return colors;
        }
        let lacking = places.iter().filter(|cell| !has(**cell));
        colors.extend(lacking.map(|cell| Colored { cell: *cell, digit: at, color }));
        for cell in places {
            let counts = |one: &Colored| of(*cell)(&one) && one.color != WRONG;
            let count = colors.iter().filter(|one| counts(one)).count();
            let mut surplus = count.saturating_sub(MOST_COLORS);
            colors.retain(|one| {
                let goes = surplus > 0 && counts(one);
                surplus -= usize::from(goes);
                !goes
            });
        }
        colors
    }

    fn linked(&self, from: CandidateData, to: CandidateData, strong: bool) -> Option<Worksheet> {
        let side = self.sheet.geometry().side();
        let fits = |one: CandidateData| self.has_cell(one.cell) && (1..=side).contains(&one.digit);
        if from == to || !fits(from) || !fits(to) {
            return None;
        }
        let is_same = |one: &&DrawnLink| one.from == from && one.to == to;
        let is_off = self.links.iter().any(|one| is_same(&one) && one.strong == strong);
        let mut links: Vec<_> = self.links.iter().filter(|one| !is_same(one)).copied().collect();
        if !is_off {
            links.push(DrawnLink { from, to, strong });
        }
        Some(Worksheet { links, ..self.clone() })
    }
}

/// The start of a game as the page stores it: a sheet, and what else the text that it came from may have had.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct StartData {
    /// Rows of a box.
    pub box_rows: usize,
    /// Columns of a box.
    pub box_columns: usize,
    /// As in [`SheetData`].
    #[serde(default)]
    pub rules: Option<String>,
    /// The givens in one line.
    pub givens: String,
    /// The digits on the board at the start that are no givens, in one line; may be empty.
    #[serde(default)]
    pub entries: String,
    /// As in [`SheetData`].
    #[serde(default)]
    pub barred: Option<Vec<u32>>,
    /// As in [`SheetData`].
    #[serde(default)]
    pub corners: Option<Vec<u32>>,
    /// As in [`SheetData`].
    #[serde(default)]
    pub candidates: Option<Vec<Option<u32>>>,
    /// As in [`SheetData`].
    #[serde(default)]
    pub removed: Option<Vec<u32>>,
    /// As in [`SheetData`].
    #[serde(default)]
    pub excluded: Option<Vec<u32>>,
    /// As in [`SheetData`].
    #[serde(default)]
    pub cleared_corners: Option<Vec<u32>>,
    /// As in [`SheetData`].
    #[serde(default)]
    pub cleared_candidates: Option<Vec<u32>>,
    /// The colours at the start.
    #[serde(default)]
    pub colors: Vec<Colored>,
    /// Whether it is known which digits are givens; a grid of pencil marks does not say it.
    #[serde(default = "yes")]
    pub givens_known: bool,
    /// What is known of the puzzle.
    #[serde(default)]
    pub label: Label,
}

/// What is known of the puzzle of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Label {
    /// If it is the puzzle of a day: the day, for example `2026-11-22`.
    #[serde(default)]
    pub day: Option<String>,
}

fn yes() -> bool {
    true
}

impl StartData {
    /// Returns the worksheet at the start.
    ///
    /// # Errors
    /// [`SheetError`] if its parts do not fit its board.
    pub fn worksheet(&self) -> Result<Worksheet, SheetError> {
        let empty = || ".".repeat((self.box_rows * self.box_columns).pow(2).min(625));
        let some = |masks: &Option<Vec<u32>>| masks.clone().filter(|masks| !masks.is_empty());
        let sheet = Sheet::try_from(SheetData {
            box_rows: self.box_rows,
            box_columns: self.box_columns,
            rules: self.rules.clone(),
            givens: self.givens.clone(),
            entries: if self.entries.is_empty() { empty() } else { self.entries.clone() },
            barred: some(&self.barred),
            corners: some(&self.corners),
            candidates: self.candidates.clone().filter(|lists| !lists.is_empty()),
            removed: some(&self.removed),
            excluded: some(&self.excluded),
            cleared_corners: some(&self.cleared_corners),
            cleared_candidates: some(&self.cleared_candidates),
        })?;
        Ok(Worksheet { colors: self.colors.clone(), ..Worksheet::from(sheet) })
    }
}
