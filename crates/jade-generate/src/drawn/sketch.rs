//! [`Sketch`]: what has been drawn so far around a solution.

use jade_grid::{Cell, Geometry, Notation, Puzzle};
use jade_search::Random;

/// Rules that are being drawn around the digits of a solution.
pub(super) struct Sketch<'a> {
    pub(super) solution: &'a Puzzle,
    pub(super) random: &'a mut Random,
    /// The rules of the board and those that have been drawn, as [`Rules::read`](jade_grid::Rules::read) takes them.
    text: String,
    /// The lines that have been drawn.
    lines: Vec<Vec<Cell>>,
    /// Per cell: whether a line goes through it.
    is_taken: Vec<bool>,
}

impl<'a> Sketch<'a> {
    /// Begins with the rules of the board.
    pub(super) fn new(solution: &'a Puzzle, random: &'a mut Random) -> Sketch<'a> {
        let board = solution.geometry();
        let text = board.rules().to_string();
        Sketch { solution, random, text, lines: Vec::new(), is_taken: vec![false; board.cell_count()] }
    }

    pub(super) fn into_text(self) -> String {
        self.text
    }

    pub(super) fn board(&self) -> &'static Geometry {
        self.solution.geometry()
    }

    /// The digit of a cell. Cells of a solution have one.
    pub(super) fn digit(&self, cell: Cell) -> u8 {
        self.solution.get(cell).map_or(0, |digit| digit.get())
    }

    pub(super) fn sum(&self, cells: &[Cell]) -> u32 {
        cells.iter().map(|cell| u32::from(self.digit(*cell))).sum()
    }

    /// Adds a rule: its name, its number if it has one, and its cells.
    pub(super) fn add(&mut self, name: &str, number: Option<u32>, cells: &[Cell]) {
        let board = self.board();
        if !self.text.is_empty() {
            self.text += "; ";
        }
        self.text += name;
        let number = number.map(|number| number.to_string());
        let cells = cells.iter().map(|cell| Notation::RowColumn.write(board, *cell));
        for word in number.into_iter().chain(cells) {
            self.text.push(' ');
            self.text += &word;
        }
    }

    /// Adds a line, which takes its cells.
    pub(super) fn add_line(&mut self, name: &str, cells: Vec<Cell>) {
        self.add(name, None, &cells);
        cells.iter().for_each(|cell| self.is_taken[cell.index()] = true);
        self.lines.push(cells);
    }

    /// Returns the cell so many rows and columns away; `None` if that is off the board.
    pub(super) fn at(&self, cell: Cell, (down, right): (isize, isize)) -> Option<Cell> {
        let board = self.board();
        let row = board.row(cell).checked_add_signed(down).filter(|row| *row < board.side())?;
        let column = board.column(cell).checked_add_signed(right).filter(|column| *column < board.side())?;
        Some(board.cell_at(row, column))
    }

    /// Iterates over the cells above, at the left, at the right and below.
    pub(super) fn neighbours(&self, cell: Cell) -> impl Iterator<Item = Cell> + use<> {
        [(-1, 0), (0, -1), (0, 1), (1, 0)].map(|way| self.at(cell, way)).into_iter().flatten()
    }

    /// Returns all pairs of cells side by side, in reading order.
    pub(super) fn pairs(&self) -> Vec<[Cell; 2]> {
        let ways = [(0, 1), (1, 0)];
        let of = |cell: Cell| ways.into_iter().filter_map(move |way| Some([cell, self.at(cell, way)?]));
        self.board().cells().flat_map(of).collect()
    }

    pub(super) fn is_taken(&self, cell: Cell) -> bool {
        self.is_taken[cell.index()]
    }

    /// Returns whether a step between these cells of a new line would cross a line, or the new line itself.
    pub(super) fn crosses(&self, from: Cell, to: Cell, new: &[Cell]) -> bool {
        let board = self.board();
        if board.row(from) == board.row(to) || board.column(from) == board.column(to) {
            return false;
        }
        let others = [
            board.cell_at(board.row(from), board.column(to)),
            board.cell_at(board.row(to), board.column(from)),
        ];
        let joins = |pair: &[Cell]| others.iter().all(|other| pair.contains(other));
        self.lines.iter().map(Vec::as_slice).chain([new]).any(|line| line.windows(2).any(joins))
    }

    /// Draws some free cells and returns the one that is furthest from all lines, so that lines spread over the board; `None` if
    /// no cell is free.
    pub(super) fn lonely_cell(&mut self) -> Option<Cell> {
        /// How many cells are drawn. With more, lines would keep to a pattern.
        const DRAWN: usize = 6;
        let board = self.board();
        let free: Vec<Cell> = board.cells().filter(|cell| !self.is_taken(*cell)).collect();
        if free.is_empty() {
            return None;
        }
        let distance = |cell: Cell| {
            let apart = |other: &Cell| {
                let down = board.row(cell).abs_diff(board.row(*other));
                down.max(board.column(cell).abs_diff(board.column(*other)))
            };
            self.lines.iter().flatten().map(apart).min()
        };
        let drawn: Vec<Cell> = (0..DRAWN).map(|_| free[self.random.below(free.len())]).collect();
        // The first cells of an empty board are all equally far.
        drawn.into_iter().rev().max_by_key(|cell| distance(*cell))
    }
}
