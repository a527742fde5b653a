//! Cursor movements.

use super::effects::Effect;
use crate::key::Way;
use crate::state::{Play, State};
use jade_grid::Cell;
use jade_text::Args;

/// Returns the cell in a direction. With `jump`, skips filled cells if there is an open one.
pub(super) fn moved(play: &Play, way: Way, jump: bool) -> Cell {
    let board = play.sheet().geometry();
    let side = board.side();
    let (row, column) = (board.row(play.cursor), board.column(play.cursor));
    let step = |row: usize, column: usize| match way {
        Way::Up => ((row + side - 1) % side, column),
        Way::Down => ((row + 1) % side, column),
        Way::Left => (row, (column + side - 1) % side),
        Way::Right => (row, (column + 1) % side),
        Way::RowStart => (row, 0),
        Way::RowEnd => (row, side - 1),
        Way::Start => (0, 0),
        Way::End => (side - 1, side - 1),
    };
    let first = step(row, column);
    let mut at = first;
    // At most once around the line.
    for _ in 0..side {
        let cell = board.cell_at(at.0, at.1);
        if !jump || play.sheet().is_open(cell) || matches!(way, Way::Start | Way::End) {
            return cell;
        }
        at = step(at.0, at.1);
    }
    board.cell_at(first.0, first.1)
}

/// Moves to the next cell that satisfies the predicate, in reading order, wrapping around.
pub(super) fn next(state: &mut State, is_so: impl Fn(&Play, Cell) -> bool, none: &str) -> Vec<Effect> {
    let texts = state.texts();
    let Some(play) = &mut state.play else { return Vec::new() };
    let cells = play.sheet().geometry().cell_count();
    let after = (1..=cells).map(|ahead| Cell::new((play.cursor.index() + ahead) % cells));
    let found = after.into_iter().find(|cell| is_so(play, *cell));
    match found {
        Some(cell) => {
            play.cursor = cell;
            play.message = None;
        }
        None => play.say(texts.plain(none, &Args::none()), false),
    }
    Vec::new()
}
