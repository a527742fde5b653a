//! Rules in one line.

use super::kinds::{self, Named, RuleKind, Value};
use super::{Effects, Regions, Rule, Rules};
use crate::{Cell, Digit, Geometry, Notation, NotationError};
use std::fmt;

/// Why a text is not a list of rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesError {
    /// Which rule of the list it is, from 1.
    pub rule: usize,
    /// The rule as it was written.
    pub found: String,
    /// What is wrong with it.
    pub kind: RulesErrorKind,
}

/// What is wrong with a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulesErrorKind {
    /// There is no rule of this name.
    Unknown {
        /// The most similar name, if one is close.
        nearest: Option<&'static str>,
    },
    /// A word is not a cell of this board.
    Cell(NotationError),
    /// A cell is named twice: this word.
    Twice(String),
    /// It names too few or too many cells.
    CellCount {
        /// How many cells it names.
        found: usize,
        /// The fewest it can name.
        least: usize,
        /// The most it can name.
        most: usize,
    },
    /// It has no number and needs one, or has one and takes none.
    Number {
        /// Whether it needs one.
        needed: bool,
    },
    /// It says something else than cells about the whole board.
    Words,
    /// Regions are not as many cells each as there are digits.
    Regions,
    /// It changes nothing on this board.
    NoEffect,
    /// Neighbours are cells side by side; these are not.
    NotNeighbours,
    /// These are not the cells of a diagonal from edge to edge, in order.
    NotDiagonal,
    /// These are not the four cells around a corner.
    NotCorner,
    /// These are neither the ends nor all cells of a row or column, in order.
    NotRowOrColumn,
    /// The number is not one of one to four digits of the board.
    NotDigits,
    /// It names so many cells that its way through them cannot be kept.
    TooLong,
    /// The board is too large for rules, or has too many houses.
    TooLarge,
    /// So many boards with rules have been made that there is no room for another.
    TooMany,
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rule {} ({}): ", self.rule, self.found)?;
        match &self.kind {
            RulesErrorKind::Unknown { nearest: Some(nearest) } => {
                write!(f, "no such rule; did you mean {nearest}?")
            }
            RulesErrorKind::Unknown { nearest: None } => {
                let names: Vec<&str> = kinds::KINDS.iter().map(|kind| kind.id()).collect();
                write!(f, "no such rule; there are {}, regions, no-boxes", names.join(", "))
            }
            RulesErrorKind::Cell(error) => error.fmt(f),
            RulesErrorKind::Twice(cell) => write!(f, "{cell} is named twice"),
            RulesErrorKind::CellCount { found, least, most } if least == most => {
                write!(f, "{found} cells where {least} were expected")
            }
            RulesErrorKind::CellCount { found, least, .. } if found < least => {
                write!(f, "{found} cells where at least {least} were expected")
            }
            RulesErrorKind::CellCount { found, most, .. } => {
                write!(f, "{found} cells where at most {most} were expected")
            }
            RulesErrorKind::Number { needed: true } => f.write_str("a number was expected after the name"),
            RulesErrorKind::Number { needed: false } => f.write_str("this rule takes no number"),
            RulesErrorKind::Words => f.write_str("this rule is about the whole board and names no cells"),
            RulesErrorKind::Regions => {
                f.write_str("a sign for each cell was expected, the same for all cells of a region, each as large as the side")
            }
            RulesErrorKind::NoEffect => f.write_str("this rule changes nothing on such a board"),
            RulesErrorKind::NotNeighbours => f.write_str("the two cells are not side by side"),
            RulesErrorKind::NotDiagonal => {
                f.write_str("the cells are not a diagonal from edge to edge, in order")
            }
            RulesErrorKind::NotCorner => f.write_str("the four cells are not those around a corner"),
            RulesErrorKind::NotRowOrColumn => {
                f.write_str("the first and the last cell of a row or column were expected")
            }
            RulesErrorKind::NotDigits => f.write_str("one to four digits of the board were expected, as in 1239"),
            RulesErrorKind::TooLong => f.write_str("too many cells for such a rule on this board"),
            RulesErrorKind::TooLarge => f.write_str("the board is too large for its rules"),
            RulesErrorKind::TooMany => f.write_str("there is no room for another board with rules"),
        }
    }
}

impl std::error::Error for RulesError {}

impl Rules {
    /// Reads rules in JADE’s notation, for a board with these boxes: separated by `;`, each its name, its number if it has
    /// one, and its cells in any [`Notation`]. Names are read in upper or lower case, with blanks, hyphens or neither.
    ///
    /// `regions` is followed by a sign for each cell, the same for all cells of a region, and replaces the boxes;
    /// `no-boxes` leaves them out. `boxes 2x5` gives them another shape. `x` is short for both diagonals. Of a row or column, as a
    /// sandwich has one, only the ends need be named.
    ///
    /// ```
    /// use jade_grid::{Geometry, Rules};
    /// let four = Geometry::standard(4).unwrap();
    /// let rules = Rules::read(four, "regions 1112 1322 3324 3444").unwrap();
    /// assert_eq!(rules.to_string(), "regions 1112132233243444");
    /// assert!(Rules::read(four, "").unwrap().are_plain());
    /// let error = Rules::read(four, "x; antiknigth").unwrap_err();
    /// assert_eq!(error.to_string(), "rule 2 (antiknigth): no such rule; did you mean anti-knight?");
    /// ```
    ///
    /// # Errors
    /// [`RulesError`] with the rule that is wrong.
    pub fn read(board: &Geometry, text: &str) -> Result<Rules, RulesError> {
        let mut rules = Rules {
            side: board.side(),
            regions: Regions::Boxes { rows: board.box_rows(), columns: board.box_columns() },
            added: Vec::new(),
        };
        let parts = || text.split(';').map(str::trim).enumerate().filter(|(_, part)| !part.is_empty());
        // What other rules do may depend on the regions.
        for (index, part) in parts().filter(|(_, part)| are_regions(part)).chain(parts()) {
            rules.read_one(board, part).map_err(|kind| RulesError {
                rule: index + 1,
                found: part.chars().take(80).collect(),
                kind,
            })?;
        }
        Ok(rules)
    }

    fn read_one(&mut self, board: &Geometry, part: &str) -> Result<(), RulesErrorKind> {
        if self.side > Geometry::MAX_LARGE_SIDE {
            return Err(RulesErrorKind::TooLarge);
        }
        let (name, rest) = name_and_rest(part);
        match name.as_str() {
            "regions" => return self.read_regions(rest),
            "noboxes" if rest.is_empty() => {
                self.regions = Regions::None;
                return Ok(());
            }
            "boxes" => return self.read_boxes(rest),
            "x" | "diagonals" if rest.is_empty() => {
                for kind in [&kinds::MAIN_DIAGONAL, &kinds::ANTIDIAGONAL] {
                    self.add(Rule { kind, value: None, cells: Box::default() });
                }
                return Ok(());
            }
            _ => {}
        }
        let kind = kinds::KINDS
            .into_iter()
            .find(|kind| letters(kind.id()) == name)
            .ok_or_else(|| RulesErrorKind::Unknown { nearest: nearest(&name) })?;
        let mut words = rest.split([' ', ',', '\t']).filter(|word| !word.is_empty()).peekable();
        let number = words.peek().and_then(|word| word.parse().ok());
        let value = match (kind.value, number) {
            (Value::None, Some(_)) => return Err(RulesErrorKind::Number { needed: false }),
            (Value::Needed | Value::Digits, None) => return Err(RulesErrorKind::Number { needed: true }),
            (_, number) => number,
        };
        if number.is_some() {
            words.next();
        }
        if let (Value::Digits, Some(number)) = (kind.value, value)
            && (number > 9999
                || !kinds::digits_of(number).all(|digit| (1..=self.side).contains(&usize::from(digit))))
        {
            return Err(RulesErrorKind::NotDigits);
        }
        if matches!(kind.names, Named::Board) && words.peek().is_some() {
            return Err(RulesErrorKind::Words);
        }
        let mut cells: Box<[Cell]> = words
            .map(|word| Notation::read(board, word).map_err(RulesErrorKind::Cell))
            .collect::<Result<_, _>>()?;
        let mut sorted = cells.to_vec();
        sorted.sort_unstable();
        if let Some(pair) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(RulesErrorKind::Twice(Notation::RowColumn.write(board, pair[0])));
        }
        if matches!(kind.names, Named::RowOrColumn { .. }) {
            cells = row_or_column(board, &cells).ok_or(RulesErrorKind::NotRowOrColumn)?;
        }
        let (least, most) = kind.names.counts(self.side, value.unwrap_or((kind.usual)(self.side)));
        if !(least..=most).contains(&cells.len()) {
            return Err(RulesErrorKind::CellCount { found: cells.len(), least, most });
        }
        if matches!(kind.names, Named::Neighbours) {
            let apart =
                |line: fn(&Geometry, Cell) -> usize| line(board, cells[0]).abs_diff(line(board, cells[1]));
            if apart(Geometry::row) + apart(Geometry::column) != 1 {
                return Err(RulesErrorKind::NotNeighbours);
            }
        }
        if matches!(kind.names, Named::Diagonal) && !is_diagonal(board, &cells) {
            return Err(RulesErrorKind::NotDiagonal);
        }
        if matches!(kind.names, Named::Corner) && !is_corner(board, &cells) {
            return Err(RulesErrorKind::NotCorner);
        }
        let rule = Rule { kind, value, cells };
        let effects = Effects::of_one(self.side, &self.regions, &rule);
        if effects.are_too_long() {
            return Err(RulesErrorKind::TooLong);
        }
        if effects.are_none() {
            return Err(RulesErrorKind::NoEffect);
        }
        self.add(rule);
        Ok(())
    }

    fn read_regions(&mut self, text: &str) -> Result<(), RulesErrorKind> {
        let mut numbers: Vec<char> = Vec::new();
        let mut regions = Vec::with_capacity(self.side * self.side);
        for sign in text.chars().filter(|sign| !sign.is_whitespace()) {
            let number = numbers.iter().position(|known| *known == sign).unwrap_or_else(|| {
                numbers.push(sign);
                numbers.len() - 1
            });
            if number >= self.side {
                return Err(RulesErrorKind::Regions);
            }
            regions.push(number as u8);
        }
        let is_full = |region| regions.iter().filter(|other| **other == region).count() == self.side;
        if regions.len() != self.side * self.side || !(0..self.side as u8).all(is_full) {
            return Err(RulesErrorKind::Regions);
        }
        self.regions = Regions::Irregular(regions.into());
        // Regions that are boxes are boxes.
        for rows in (1..=self.side).filter(|rows| self.side.is_multiple_of(*rows)) {
            let columns = self.side / rows;
            let is_box = |(index, region): (usize, &u8)| {
                let (row, column) = (index / self.side, index % self.side);
                usize::from(*region) == row / rows * (self.side / columns) + column / columns
            };
            if let Regions::Irregular(regions) = &self.regions
                && (2..self.side).contains(&rows)
                && regions.iter().enumerate().all(is_box)
            {
                self.regions = Regions::Boxes { rows, columns };
                break;
            }
        }
        Ok(())
    }

    fn read_boxes(&mut self, text: &str) -> Result<(), RulesErrorKind> {
        let shape = text.split_once(['x', '×']).and_then(|(rows, columns)| {
            Some((rows.trim().parse::<usize>().ok()?, columns.trim().parse::<usize>().ok()?))
        });
        let fits = |(rows, columns): &(usize, usize)| rows.checked_mul(*columns) == Some(self.side);
        let (rows, columns) = shape.filter(fits).ok_or(RulesErrorKind::Regions)?;
        self.regions = Regions::Boxes { rows, columns };
        Ok(())
    }
}

/// Returns whether these are the cells of a diagonal from edge to edge, in order; a corner is one as well.
fn is_diagonal(board: &Geometry, cells: &[Cell]) -> bool {
    let place = |cell: Cell| (board.row(cell) as isize, board.column(cell) as isize);
    let is_outside = |line: isize| !(0..board.side() as isize).contains(&line);
    let ([first, ..], [.., last]) = (cells, cells) else { return false };
    let (first, last) = (place(*first), place(*last));
    [(1, 1), (1, -1), (-1, 1), (-1, -1)].into_iter().any(|(down, right)| {
        let is_off = |(row, column): (isize, isize)| is_outside(row) || is_outside(column);
        is_off((first.0 - down, first.1 - right))
            && is_off((last.0 + down, last.1 + right))
            && (0..).zip(cells).all(|(i, cell)| place(*cell) == (first.0 + i * down, first.1 + i * right))
    })
}

/// Returns whether these are the four cells around a corner.
fn is_corner(board: &Geometry, cells: &[Cell]) -> bool {
    let Some(first) = cells.iter().min() else { return false };
    cells.iter().all(|cell| {
        board.row(*cell) - board.row(*first) < 2
            && board.column(*cell).abs_diff(board.column(*first)) < 2
            && board.column(*cell) >= board.column(*first)
    })
}

/// Returns the cells of a row or column from its first to its last, of which either the two or all are named.
fn row_or_column(board: &Geometry, cells: &[Cell]) -> Option<Box<[Cell]>> {
    let ([first, ..], [.., last]) = (cells, cells) else { return None };
    let lines = [board.row_house(board.row(*first)), board.column_house(board.column(*first))];
    lines.into_iter().find_map(|line| {
        let mut line = board.house(line).cells().to_vec();
        if line.first() == Some(last) {
            line.reverse();
        }
        let fits = line.first() == Some(first) && line.last() == Some(last);
        (fits && (cells.len() == 2 || cells == line)).then(|| line.into())
    })
}

/// Returns whether a rule is about boxes or regions.
fn are_regions(part: &str) -> bool {
    matches!(name_and_rest(part).0.as_str(), "regions" | "noboxes" | "boxes")
}

/// Splits a rule into its name, in lower case and letters only, and what follows.
fn name_and_rest(part: &str) -> (String, &str) {
    let is_name = |word: &str| word.chars().all(|c| c.is_alphabetic() || c == '-' || c == '_');
    let mut end = 0;
    for word in part.split(' ') {
        if !is_name(word) {
            break;
        }
        let until = (end + word.len() + usize::from(end > 0)).min(part.len());
        // `regions` may be followed by regions that are called by letters.
        if end > 0 && letters(&part[..end]) == "regions" {
            break;
        }
        end = until;
    }
    (letters(&part[..end]), part[end..].trim())
}

fn letters(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Returns the name that differs least, at most by one letter in three.
fn nearest(name: &str) -> Option<&'static str> {
    let name: String = name.chars().take(40).collect();
    let distance = |kind: &RuleKind| strsim::osa_distance(&name, &letters(kind.id()));
    kinds::KINDS
        .iter()
        .map(|kind| (distance(kind), kind.id()))
        .min()
        .filter(|(distance, id)| distance * 3 <= id.len())
        .map(|(_, id)| id)
}

impl Rule {
    /// Writes the rule as [`Rules::read`] reads it, on a board of this side.
    ///
    /// ```
    /// use jade_grid::{Geometry, Rules};
    /// let rules = Rules::read(Geometry::standard(9).unwrap(), "x; whisper 4 A1 B2").unwrap();
    /// assert_eq!(rules.added()[2].written(9), "whisper 4 r1c1 r2c2");
    /// ```
    pub fn written(&self, side: usize) -> String {
        let mut out = self.kind.id().to_owned();
        if let Some(value) = self.value {
            out += &format!(" {value}");
        }
        let cells: &[Cell] = &self.cells;
        let ends = [cells.first(), cells.last()].map(|cell| cell.copied().unwrap_or(Cell::new(0)));
        let named = if matches!(self.kind.names, Named::RowOrColumn { .. }) { &ends } else { cells };
        for cell in named {
            out += &format!(" r{}c{}", cell.index() / side + 1, cell.index() % side + 1);
        }
        out
    }
}

/// Writes the rules as [`Rules::read`] reads them; nothing for those of an ordinary board with the usual boxes.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = Geometry::usual_boxes(self.side);
        let mut separator = "";
        match &self.regions {
            Regions::Boxes { rows, columns } if usual == Some((*rows, *columns)) => {}
            Regions::Boxes { rows, columns } => {
                write!(f, "boxes {rows}x{columns}")?;
                separator = "; ";
            }
            Regions::Irregular(regions) => {
                f.write_str("regions ")?;
                for region in regions {
                    write!(f, "{}", Digit::from_index(usize::from(*region)).symbol())?;
                }
                separator = "; ";
            }
            Regions::None => {
                f.write_str("no-boxes")?;
                separator = "; ";
            }
        }
        for rule in &self.added {
            write!(f, "{separator}{}", rule.written(self.side))?;
            separator = "; ";
        }
        Ok(())
    }
}
