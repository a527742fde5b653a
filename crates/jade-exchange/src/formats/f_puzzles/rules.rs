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
//! | `difference`, `ratio`, `xv`, and `negative` for all of a kind | signs between cells |

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

    /// Adds a rule for each line.
    fn lines(&mut self, value: &Value, name: &str, has_value: bool) -> Option<()> {
        for one in value.as_array()? {
            let value = match one.get("value").filter(|_| has_value) {
                None | Some(Value::Null) => String::new(),
                Some(value) if value.as_str() == Some("") => String::new(),
                Some(value) => format!("{} ", super::number(value)?),
            };
            for line in one.get("lines")?.as_array()? {
                self.rules.push(format!("{name} {value}{}", joined(line)?));
            }
        }
        Some(())
    }

    /// Adds a sign between two cells, with its number if it has one.
    fn signs(&mut self, value: &Value, name: &str) -> Option<()> {
        self.each(value, |one| {
            let cells = cells(one, "cells")?;
            match one.get("value") {
                None | Some(Value::Null) => Some(format!("{name} {cells}")),
                Some(value) if value.as_str() == Some("") => Some(format!("{name} {cells}")),
                Some(value) => Some(format!("{name} {} {cells}", super::number(value)?)),
            }
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

/// Returns the cells in this field of a rule.
fn cells(one: &Value, name: &str) -> Option<String> {
    joined(one.get(name)?)
}

fn joined(cells: &Value) -> Option<String> {
    let cells: Option<Vec<&str>> = cells.as_array()?.iter().map(Value::as_str).collect();
    Some(cells?.join(" "))
}

fn neighbours(board: &Geometry, cell: Cell) -> impl Iterator<Item = Cell> {
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
        for unknown in
            [r#"{"killercage":[{"cells":["R1C1"]}]}"#, r#"{"odd":[{"cell":"R0C1"}]}"#, r#"{"text":[{}]}"#]
        {
            let (board, left_out) = super::board(plain, &serde_json::from_str(unknown).unwrap());
            assert!(left_out && board.is_plain(), "{unknown}");
        }
    }
}
