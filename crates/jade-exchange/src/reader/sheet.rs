//! Boards in a part of a spreadsheet: with other cells around them, or with an empty row and column between boxes.

use super::board::{Area, Board, is_side, standard};
use super::cells::{self, Sign};
use super::normal::Normal;

/// The most columns and rows of a sheet that is searched.
const MOST_COLUMNS: usize = 60;
const MOST_ROWS: usize = 120;

/// The longest line of a sheet, in bytes.
const LONGEST_ROW: usize = 2048;

/// The smallest board that is looked for: any table may hold a smaller one.
const SMALLEST: usize = 9;

/// Finds the boards.
pub(super) fn find(normal: &Normal) -> Vec<Board> {
    let mut boards = Vec::new();
    for separator in ['\t', ',', ';'] {
        let mut block: Vec<usize> = Vec::new();
        for line in 0..normal.len() {
            let text = normal.line(line);
            let fields = if text.len() <= LONGEST_ROW { text.matches(separator).count() + 1 } else { 0 };
            // Tabs at the end of a line may be missing, and a blank line may be a row.
            let least = if separator == '\t' { 2 } else { SMALLEST - 1 };
            if fields >= least || (separator == '\t' && text.is_empty() && !block.is_empty()) {
                block.push(line);
                continue;
            }
            boards.extend(board(normal, &block, separator));
            block.clear();
        }
        boards.extend(board(normal, &block, separator));
    }
    boards
}

/// Returns the board in these lines of fields.
fn board(normal: &Normal, lines: &[usize], separator: char) -> Option<Board> {
    if lines.len() < SMALLEST || lines.len() > MOST_ROWS {
        return None;
    }
    let field = |text: &str| cells::sign(text.trim().trim_matches(['"', '\'']).trim());
    let mut rows: Vec<Vec<Option<Sign>>> = Vec::with_capacity(lines.len());
    for line in lines {
        let row: Vec<_> = normal.line(*line).split(separator).map(field).take(MOST_COLUMNS + 1).collect();
        (row.len() <= MOST_COLUMNS).then_some(())?;
        rows.push(row);
    }
    let is_digit = |sign: &Option<Sign>| matches!(sign, Some(Sign::Number(_)));
    // Labels above the columns.
    for row in &mut rows {
        let filled: Vec<Option<Sign>> =
            row.iter().copied().filter(|sign| *sign != Some(Sign::Nothing)).collect();
        let labels = filled.into_iter().collect::<Option<Vec<Sign>>>();
        if labels.is_some_and(|labels| labels.len() >= SMALLEST && cells::is_sequence(labels.into_iter())) {
            row.clear();
        }
    }
    let with_digits = || rows.iter().enumerate().filter(|(_, row)| row.iter().any(is_digit));
    let (top, bottom) = (with_digits().next()?.0, with_digits().next_back()?.0);
    let columns = || {
        rows[top..=bottom].iter().flat_map(|row| row.iter().enumerate().filter(|(_, sign)| is_digit(sign)))
    };
    let (left, right) = (columns().map(|(at, _)| at).min()?, columns().map(|(at, _)| at).max()?);
    let labels = (top..=bottom).map(|row| rows[row].get(left).copied().flatten().unwrap_or(Sign::Nothing));
    let left = left + usize::from(right - left == bottom - top + 1 && cells::is_sequence(labels));
    let at = |row: usize, column: usize| rows[row].get(column).copied().unwrap_or(Some(Sign::Nothing));
    let (height, width) = (bottom - top + 1, right - left + 1);
    let gap = |index: usize| index % 4 == 3;
    let is_whole = rows.len() == 11 && rows.iter().all(|row| row.len() == 11);
    let is_margin = top > 0 && left > 0 && bottom < 10 && right < 10;
    let (top, left, height, width) = match is_whole {
        // Empty cells all around show where the board is.
        true if is_margin => (1, 1, 9, 9),
        true => (0, 0, 11, 11),
        false => (top, left, height, width),
    };
    let (bottom, right) = (top + height - 1, left + width - 1);
    let signs: Vec<Sign> = match (height, width) {
        (11, 11) => {
            let cells = (0..11).flat_map(|row| (0..11).map(move |column| (row, column)));
            let cells = cells.map(|(row, column)| (gap(row) || gap(column), at(top + row, left + column)));
            let is_empty = |sign: &Option<Sign>| *sign == Some(Sign::Nothing);
            cells.clone().all(|(gap, sign)| !gap || is_empty(&sign)).then_some(())?;
            cells.filter(|(gap, _)| !gap).map(|(_, sign)| sign).collect::<Option<_>>()?
        }
        (height, width) if height == width && is_side(height) && height >= SMALLEST => (top..=bottom)
            .flat_map(|row| (left..=right).map(move |column| (row, column)))
            .map(|(row, column)| at(row, column))
            .collect::<Option<_>>()?,
        _ => return None,
    };
    let puzzle = cells::puzzle(standard(signs.len().isqrt())?, &signs)?;
    let area = Area { first: lines[top], last: lines[bottom.max(top)], left: 0, right: LONGEST_ROW };
    (cells::clashing(&puzzle) == 0).then(|| Board::new(puzzle, area, 1))
}
