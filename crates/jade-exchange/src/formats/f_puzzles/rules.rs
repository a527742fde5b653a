//! The rules of f-puzzles’ JSON, as those of a board.
//!
//! | field | rule |
//! |---|---|
//! | `diagonal-`, `diagonal+` | the main diagonal, the antidiagonal |
//! | `antiknight`, `antiking`, `disjointgroups`, `nonconsecutive` | the same |
//! | `region` of a cell | regions in place of boxes |
//! | `extraregion`, `even`, `odd` | the same, by cells |
//! | `thermometer`, `slowthermometer`, `palindrome`, `renban`, `whispers` | lines |
//! | `clone` | two shapes |
//! | `minimum`, `maximum` | a cell against its neighbours |
//! | `killercage`, `littlekillersum` | cages, with or without a sum; diagonals |
//! | `nabner`, `entropicline`, `modularline`, `regionsumline`, `zipperline`, `doublearrow` | lines of its user script |
//! | `betweenline`, `quadruple` | the same |
//! | `sandwichsum`, `xsum`, `skyscraper` | clues at the end of a row or column |
//! | `arrow` | a rule for each line: each adds up to the circle |
//! | `difference`, `ratio`, `xv`, and `negative` for all of a kind | signs between cells |

use crate::formats::number;
use jade_grid::{Cell, Geometry, Notation, Rules};
use serde_json::Value;

/// Returns the board with the rules of a puzzle, and whether it has rules or drawings that were not read.
pub(super) fn board(plain: &'static Geometry, value: &Value) -> (&'static Geometry, bool) {
    let mut reader = Reader { plain, rules: Vec::new(), left_out: false };
    reader.regions(value);
    for (name, value) in value.as_object().into_iter().flatten() {
        reader.field(name, value);
    }
    let board = Rules::read(plain, &reader.rules.join(";")).and_then(|rules| Geometry::of(&rules));
    match board {
        Ok(board) => (board, reader.left_out),
        Err(_) => (plain, true),
    }
}

struct Reader {
    plain: &'static Geometry,
    /// In JADE’s notation.
    rules: Vec<String>,
    left_out: bool,
}

/// Fields that are neither rules nor drawings.
const NO_RULES: [&str; 15] = [
    "size",
    "title",
    "author",
    "ruleset",
    "grid",
    "solution",
    "disabledlogic",
    "disabledLogic",
    "truecandidatesoptions",
    "trueCandidatesOptions",
    "highlightConflicts",
    "successMessage",
    "msgcorrect",
    "metadata",
    "disableIllegalMoves",
];

impl Reader {
    fn field(&mut self, name: &str, value: &Value) {
        let is_set = match value {
            Value::Null | Value::Bool(false) => false,
            Value::Array(values) => !values.is_empty(),
            _ => true,
        };
        if NO_RULES.contains(&name) || !is_set {
            return;
        }
        let read = match name {
            "diagonal-" => self.add("main-diagonal"),
            "diagonal+" => self.add("antidiagonal"),
            "antiknight" => self.add("anti-knight"),
            "antiking" => self.add("anti-king"),
            "disjointgroups" => self.add("disjoint-groups"),
            "nonconsecutive" => self.add("non-consecutive"),
            "extraregion" => self.each(value, |one| Some(format!("extra-region {}", cells(one, "cells")?))),
            "even" | "odd" => self.each(value, |one| Some(format!("{name} {}", one.get("cell")?.as_str()?))),
            "thermometer" => self.lines(value, "thermometer", false),
            "slowthermometer" => self.lines(value, "slow-thermometer", false),
            "palindrome" => self.lines(value, "palindrome", false),
            "renban" => self.lines(value, "renban", false),
            "whispers" => self.lines(value, "whisper", true),
            "nabner" => self.lines(value, "nabner", false),
            "entropicline" => self.lines(value, "entropic", false),
            "modularline" => self.lines(value, "modular", true),
            "regionsumline" => self.lines(value, "region-sum", false),
            "zipperline" => self.lines(value, "zipper", false),
            "doublearrow" => self.lines(value, "double-arrow", false),
            "betweenline" => self.lines(value, "between", false),
            "quadruple" => self.each(value, quadruple),
            "sandwichsum" => self.at_ends(value, "sandwich"),
            "xsum" => self.at_ends(value, "x-sum"),
            "skyscraper" => self.at_ends(value, "skyscraper"),
            "clone" => self.each(value, |one| {
                Some(format!("clone {} {}", cells(one, "cells")?, cells(one, "cloneCells")?))
            }),
            "difference" => self.signs(value, "difference"),
            "ratio" => self.signs(value, "ratio"),
            "xv" => self.each(value, |one| {
                let sum = match one.get("value")?.as_str()?.to_ascii_uppercase().as_str() {
                    "V" => 5,
                    "X" => 10,
                    _ => return None,
                };
                Some(format!("pair-sum {sum} {}", cells(one, "cells")?))
            }),
            "killercage" => self.cages(value),
            "arrow" => self.arrows(value),
            "littlekillersum" => {
                let plain = self.plain;
                self.each(value, |one| little_killer(plain, one))
            }
            "minimum" => self.extremes(value, true),
            "maximum" => self.extremes(value, false),
            "negative" => self.negative(value),
            _ => None,
        };
        self.left_out |= read.is_none();
    }

    fn add(&mut self, rule: impl Into<String>) -> Option<()> {
        self.rules.push(rule.into());
        Some(())
    }

    /// Adds a rule for each element of an array; `None` if one of them is not understood.
    fn each(&mut self, value: &Value, rule: impl Fn(&Value) -> Option<String>) -> Option<()> {
        for one in value.as_array()? {
            self.rules.push(rule(one)?);
        }
        Some(())
    }

    /// Adds cages. One cell without a sum is a drawing.
    fn cages(&mut self, value: &Value) -> Option<()> {
        for one in value.as_array()? {
            let cells = one.get("cells")?;
            let names = joined(cells)?;
            match written(one)? {
                Some(sum) => self.rules.push(format!("cage {sum} {names}")),
                None if cells.as_array()?.len() > 1 => self.rules.push(format!("cage {names}")),
                None => {}
            }
        }
        Some(())
    }

    /// Adds a rule for each line of an arrow. A line begins in the circle, whose cells are read as one number.
    fn arrows(&mut self, value: &Value) -> Option<()> {
        for one in value.as_array()? {
            let mut circle = cell_list(self.plain, one.get("cells")?)?;
            circle.sort_unstable();
            let size = if circle.len() > 1 { format!("{} ", circle.len()) } else { String::new() };
            for line in one.get("lines")?.as_array()? {
                let line = cell_list(self.plain, line)?;
                let shaft: Vec<Cell> =
                    line.iter().copied().skip_while(|cell| circle.contains(cell)).collect();
                if shaft.len() == line.len() {
                    return None;
                }
                let names =
                    circle.iter().chain(&shaft).map(|cell| Notation::RowColumn.write(self.plain, *cell));
                self.rules.push(format!("arrow {size}{}", names.collect::<Vec<_>>().join(" ")));
            }
        }
        Some(())
    }

    /// Adds a rule for each line.
    fn lines(&mut self, value: &Value, name: &str, has_value: bool) -> Option<()> {
        for one in value.as_array()? {
            let value = match has_value {
                true => written(one)?.map_or_else(String::new, |value| format!("{value} ")),
                false => String::new(),
            };
            for line in one.get("lines")?.as_array()? {
                self.rules.push(format!("{name} {value}{}", joined(line)?));
            }
        }
        Some(())
    }

    /// Adds the clues at the ends of rows and columns. One without a number says nothing.
    fn at_ends(&mut self, value: &Value, name: &str) -> Option<()> {
        let plain = self.plain;
        for one in value.as_array()? {
            let [first, last] = row_or_column(plain, one)?;
            if let Some(number) = written(one)? {
                let [first, last] = [first, last].map(|cell| Notation::RowColumn.write(plain, cell));
                self.rules.push(format!("{name} {number} {first} {last}"));
            }
        }
        Some(())
    }

    /// Adds a sign between two cells, with its number if it has one.
    fn signs(&mut self, value: &Value, name: &str) -> Option<()> {
        self.each(value, |one| {
            let cells = cells(one, "cells")?;
            Some(match written(one)? {
                None => format!("{name} {cells}"),
                Some(value) => format!("{name} {value} {cells}"),
            })
        })
    }

    /// Adds that a cell is less, or greater, than each of its neighbours.
    fn extremes(&mut self, value: &Value, is_least: bool) -> Option<()> {
        for one in value.as_array()? {
            let cell = Notation::read(self.plain, one.get("cell")?.as_str()?).ok()?;
            for other in neighbours(self.plain, cell) {
                let (greater, less) = if is_least { (other, cell) } else { (cell, other) };
                let [greater, less] = [greater, less].map(|cell| Notation::RowColumn.write(self.plain, cell));
                self.rules.push(format!("greater-than {greater} {less}"));
            }
        }
        Some(())
    }

    /// Adds that all signs of these kinds are shown.
    fn negative(&mut self, value: &Value) -> Option<()> {
        for one in value.as_array()? {
            let rule = match one.as_str()? {
                "xv" => "all-pair-sums",
                "difference" => "all-differences",
                "ratio" => "all-ratios",
                _ => return None,
            };
            self.rules.push(rule.to_owned());
        }
        Some(())
    }

    /// Reads the regions of the cells, if they are not the boxes.
    fn regions(&mut self, value: &Value) {
        let side = self.plain.side();
        let rows = value.get("grid").and_then(Value::as_array);
        let region = |cell: Cell| -> usize {
            let row = rows.and_then(|rows| rows.get(self.plain.row(cell))).and_then(Value::as_array);
            let found = row.and_then(|row| row.get(self.plain.column(cell)));
            let region = found.and_then(|found| found.get("region")).and_then(Value::as_u64);
            let its_box = self.plain.house(self.plain.box_of(cell)).number() - 1;
            region.and_then(|region| usize::try_from(region).ok()).unwrap_or(its_box)
        };
        let regions: Vec<usize> = self.plain.cells().map(region).collect();
        let is_box =
            |cell: Cell| regions[cell.index()] + 1 == self.plain.house(self.plain.box_of(cell)).number();
        if self.plain.cells().all(is_box) {
            return;
        }
        if regions.iter().any(|region| *region >= side) {
            self.left_out = true;
            return;
        }
        let signs = regions.iter().map(|region| jade_grid::Digit::from_index(*region).symbol());
        self.rules.push(format!("regions {}", signs.collect::<String>()));
    }
}

/// Returns the number of a rule if it has one; `None` if what it has is no number.
fn written(one: &Value) -> Option<Option<u64>> {
    match one.get("value") {
        None | Some(Value::Null) => Some(None),
        Some(value) if value.as_str() == Some("") => Some(None),
        Some(value) => number(value).map(Some),
    }
}

/// Returns the diagonal of a clue outside the board: from the cell next to it, as far as the board goes.
pub(super) fn little_killer(board: &Geometry, one: &Value) -> Option<String> {
    let (down, right) = match one.get("direction")?.as_str()? {
        "DR" => (1, 1),
        "DL" => (1, -1),
        "UR" => (-1, 1),
        "UL" => (-1, -1),
        _ => return None,
    };
    let (row, column) = place_of_clue(one)?;
    let place = |step: isize| {
        let line = |start: isize, way: isize| {
            let line = start.checked_add(step.checked_mul(way)?)?.checked_sub(1)?;
            usize::try_from(line).ok().filter(|line| *line < board.side())
        };
        Some(board.cell_at(line(row, down)?, line(column, right)?))
    };
    let cells: Vec<Cell> = (1..).map_while(place).collect();
    // What is listed, in any order, must be the same.
    if let Some(listed) = one.get("cells") {
        let (mut listed, mut cells) = (cell_list(board, listed)?, cells.clone());
        listed.sort_unstable();
        cells.sort_unstable();
        if !listed.is_empty() && listed != cells {
            return None;
        }
    }
    let names: Vec<String> = cells.iter().map(|cell| Notation::RowColumn.write(board, *cell)).collect();
    Some(format!("little-killer {} {}", written(one)??, names.join(" ")))
}

/// Returns the row and column of a clue outside the board: 0, or the one after the last.
fn place_of_clue(one: &Value) -> Option<(isize, isize)> {
    let (row, column) = one.get("cell")?.as_str()?.strip_prefix('R')?.split_once('C')?;
    Some((row.parse().ok()?, column.parse().ok()?))
}

/// Returns the first and the last cell of the row or column at whose end a clue stands, seen from there.
fn row_or_column(board: &Geometry, one: &Value) -> Option<[Cell; 2]> {
    let (row, column) = place_of_clue(one)?;
    let side = board.side() as isize;
    let cell = |row: isize, column: isize| {
        let line =
            |line: isize| usize::try_from(line.checked_sub(1)?).ok().filter(|line| *line < board.side());
        Some(board.cell_at(line(row)?, line(column)?))
    };
    let ends = match (row, column) {
        (0, _) => [cell(1, column)?, cell(side, column)?],
        (_, 0) => [cell(row, 1)?, cell(row, side)?],
        _ if row == side + 1 => [cell(side, column)?, cell(1, column)?],
        _ if column == side + 1 => [cell(row, side)?, cell(row, 1)?],
        _ => return None,
    };
    Some(ends)
}

/// Returns the digits of a circle on a corner; `None` if there are none.
fn quadruple(one: &Value) -> Option<String> {
    let mut digits: Vec<u64> =
        one.get("values")?.as_array()?.iter().map(super::number).collect::<Option<_>>()?;
    digits.sort_unstable();
    if digits.is_empty() || digits.iter().any(|digit| *digit > 9) {
        return None;
    }
    let named: String = digits.iter().map(u64::to_string).collect();
    Some(format!("quadruple {named} {}", cells(one, "cells")?))
}

/// Reads an array of cells.
fn cell_list(board: &Geometry, cells: &Value) -> Option<Vec<Cell>> {
    cells.as_array()?.iter().map(|cell| Notation::read(board, cell.as_str()?).ok()).collect()
}

/// Returns the cells in this field of a rule.
fn cells(one: &Value, name: &str) -> Option<String> {
    joined(one.get(name)?)
}

fn joined(cells: &Value) -> Option<String> {
    let cells: Option<Vec<&str>> = cells.as_array()?.iter().map(Value::as_str).collect();
    Some(cells?.join(" "))
}

/// Returns the cells that share a side with a cell.
pub(super) fn neighbours(board: &Geometry, cell: Cell) -> impl Iterator<Item = Cell> {
    let (side, row, column) = (board.side(), board.row(cell), board.column(cell));
    let above = (row > 0).then(|| board.cell_at(row - 1, column));
    let below = (row + 1 < side).then(|| board.cell_at(row + 1, column));
    let left = (column > 0).then(|| board.cell_at(row, column - 1));
    let right = (column + 1 < side).then(|| board.cell_at(row, column + 1));
    [above, below, left, right].into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_read() {
        let value: Value = serde_json::from_str(
            r#"{"killercage":[{"cells":["R1C2","R1C1"],"value":"12"},{"cells":["R2C1","R2C2"]},{"cells":["R9C9"],"value":""},
                    {"cells":["R3C1"],"value":5}],
                "arrow":[{"cells":["R5C5"],"lines":[["R5C5","R5C6","R5C7"],["R5C5","R4C5"]]},
                    {"cells":["R7C2","R7C1"],"lines":[["R7C2","R7C3","R8C4","R8C5"]]}],
                "littlekillersum":[{"cell":"R0C7","direction":"DR","value":"14","cells":["R2C9","R1C8"]},
                    {"cell":"R10C8","direction":"UL","value":20},{"cell":"R3C10","direction":"UL","value":"9","cells":[]}]}"#,
        )
        .unwrap();
        let (board, left_out) = board(Geometry::standard(9).unwrap(), &value);
        assert!(!left_out);
        assert_eq!(
            board.rules().to_string(),
            "cage 12 r1c1 r1c2; cage r2c1 r2c2; cage 5 r3c1; arrow r5c5 r4c5; arrow r5c5 r5c6 r5c7; \
             arrow 2 r7c1 r7c2 r7c3 r8c4 r8c5; little-killer 14 r1c8 r2c9; little-killer 9 r2c9 r1c8; \
             little-killer 20 r9c7 r8c6 r7c5 r6c4 r5c3 r4c2 r3c1"
        );
    }

    #[test]
    fn clues_are_read() {
        let value: Value = serde_json::from_str(
            r#"{"betweenline":[{"lines":[["R1C1","R2C2","R2C3"],["R9C9","R8C9","R7C9"]]}],
                "quadruple":[{"cells":["R3C3","R3C4","R4C3","R4C4"],"values":[5,1,5]}],
                "sandwichsum":[{"cell":"R0C2","value":"12"},{"cell":"R3C0","value":""}],
                "xsum":[{"cell":"R4C10","value":"20"},{"cell":"R5C0","value":"7"}],
                "skyscraper":[{"cell":"R10C7","value":"3"}]}"#,
        )
        .unwrap();
        let (board, left_out) = board(Geometry::standard(9).unwrap(), &value);
        assert!(!left_out);
        assert_eq!(
            board.rules().to_string(),
            "between r1c1 r2c2 r2c3; between r9c9 r8c9 r7c9; quadruple 155 r3c3 r3c4 r4c3 r4c4; sandwich 12 r1c2 r9c2; \
             x-sum 20 r4c9 r4c1; x-sum 7 r5c1 r5c9; skyscraper 3 r9c7 r1c7"
        );
    }

    #[test]
    fn every_rule_is_read() {
        let plain = Geometry::standard(9).unwrap();
        let value: Value = serde_json::from_str(
            r#"{"size":9,"grid":[],"diagonal+":true,"diagonal-":true,"antiknight":true,"antiking":false,
                "extraregion":[{"cells":["R1C1","R1C2","R1C3","R1C4","R1C5","R2C1","R2C2","R2C3","R2C4"]}],
                "even":[{"cell":"R1C1"},{"cell":"R5C5"}],"thermometer":[{"lines":[["R9C1","R8C1"],["R9C1","R9C2"]]}],
                "whispers":[{"lines":[["R4C4","R4C5"]],"value":"4"}],"palindrome":[{"lines":[["R7C7","R8C8"]]}],
                "clone":[{"cells":["R1C9"],"cloneCells":["R2C8"]}],"xv":[{"cells":["R6C1","R6C2"],"value":"V"}],
                "difference":[{"cells":["R6C8","R6C9"],"value":""}],"ratio":[{"cells":["R7C1","R7C2"],"value":"3"}],
                "minimum":[{"cell":"R9C9"}],"negative":["ratio"]}"#,
        )
        .unwrap();
        let (board, left_out) = board(plain, &value);
        assert!(!left_out);
        assert_eq!(
            board.rules().to_string(),
            "main-diagonal; antidiagonal; extra-region r1c1 r1c2 r1c3 r1c4 r1c5 r2c1 r2c2 r2c3 r2c4; anti-knight; \
             even r1c1 r5c5; thermometer r9c1 r8c1; thermometer r9c1 r9c2; greater-than r8c9 r9c9; \
             greater-than r9c8 r9c9; whisper 4 r4c4 r4c5; palindrome r7c7 r8c8; clone r1c9 r2c8; \
             difference r6c8 r6c9; ratio 3 r7c1 r7c2; pair-sum 5 r6c1 r6c2; all-ratios"
        );
        for unknown in [
            r#"{"killercage":[{"cells":["R1C1","R1C2"],"value":"<9"}]}"#,
            r#"{"killercage":[{"value":"9"}]}"#,
            r#"{"arrow":[{"cells":["R1C1"],"lines":[["R5C5","R5C6"]]}]}"#,
            r#"{"arrow":[{"cells":["R1C1"],"lines":[["R1C1"]]}]}"#,
            r#"{"littlekillersum":[{"cell":"R0C1","direction":"D","value":"9"}]}"#,
            r#"{"littlekillersum":[{"cell":"R5C5","direction":"DR","value":"9"}]}"#,
            r#"{"littlekillersum":[{"cell":"R0C7","direction":"DR","value":""}]}"#,
            r#"{"littlekillersum":[{"cell":"R0C7","direction":"DR","value":"9","cells":["R1C8"]}]}"#,
            r#"{"littlekillersum":[{"cell":"R9223372036854775807C1","direction":"DR","value":"9"}]}"#,
            r#"{"sandwichsum":[{"cell":"R0C0","value":"9"}]}"#,
            r#"{"sandwichsum":[{"cell":"R5C5","value":"9"}]}"#,
            r#"{"xsum":[{"cell":"R0C10","value":"9"}]}"#,
            r#"{"skyscraper":[{"cell":"R0C1","value":"three"}]}"#,
            r#"{"skyscraper":[{"cell":"R-9223372036854775808C1","value":"3"}]}"#,
            r#"{"quadruple":[{"cells":["R3C3","R3C4","R4C3","R4C4"],"values":[]}]}"#,
            r#"{"quadruple":[{"cells":["R3C3","R3C4","R4C3","R4C4"],"values":[1,2,3,4,5]}]}"#,
            r#"{"quadruple":[{"cells":["R3C3","R3C4","R4C3","R5C4"],"values":[1]}]}"#,
            r#"{"betweenline":[{"lines":[["R1C1","R1C2"]]}]}"#,
            r#"{"regionsumline":[{"lines":[["R1C1","R1C2"]]}]}"#,
            r#"{"lockout":[{"lines":[["R1C1","R1C2","R1C3"]]}]}"#,
            r#"{"odd":[{"cell":"R0C1"}]}"#,
            r#"{"text":[{}]}"#,
        ] {
            let (board, left_out) = super::board(plain, &serde_json::from_str(unknown).unwrap());
            assert!(left_out && board.is_plain(), "{unknown}");
        }
    }
}
