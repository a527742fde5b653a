//! The rules of a board, as those of f-puzzles’ JSON: the way back from `rules.rs`.

use super::rules;
use jade_grid::{Cell, Geometry, Notation, Regions, Rule, Rules};
use serde_json::{Map, Value, json};
use std::cmp::Ordering;
use std::collections::BTreeSet;

/// Returns the fields that hold the added rules of a board; `None` if f-puzzles has no room for one of them, or not for
/// the regions.
pub(super) fn fields(board: &'static Geometry) -> Option<Map<String, Value>> {
    let plain = Geometry::standard(board.side())?;
    let mut writer = Writer { plain, fields: Map::new() };
    for rule in board.rules().added() {
        writer.add(rule)?;
    }
    writer.extremes(board.rules().added())?;
    // Some rules are only similar to one of f-puzzles’: a diagonal that ends before the edge. So what was written is read again.
    let mut all = writer.fields.clone();
    if let Some(regions) = regions(board) {
        let cell = |region: &u8| json!({ "region": region });
        let rows = regions.chunks(board.side()).map(|row| row.iter().map(cell).collect::<Value>());
        all.insert("grid".to_owned(), rows.collect());
    }
    let wanted = as_read(plain, board)?;
    (rules::board(plain, &Value::Object(all)) == (wanted, false)).then_some(writer.fields)
}

/// Returns the number of each cell’s region, from 0, if they are not boxes.
pub(super) fn regions(board: &Geometry) -> Option<&[u8]> {
    match board.rules().regions() {
        Regions::Irregular(regions) => Some(regions),
        Regions::Boxes { .. } | Regions::None => None,
    }
}

/// Returns the board with extra regions in place of its windows and its centre dot, which f-puzzles does not know.
fn as_read(plain: &'static Geometry, board: &Geometry) -> Option<&'static Geometry> {
    let rules = board.rules().to_string();
    let rules: Vec<String> = rules
        .split("; ")
        .map(|rule| match areas(plain, rule) {
            Some(areas) => {
                let areas = areas.into_iter().map(|cells| format!("extra-region {}", cells.join(" ")));
                areas.collect::<Vec<_>>().join("; ")
            }
            None => rule.to_owned(),
        })
        .collect();
    Rules::read(plain, &rules.join("; ")).and_then(|rules| Geometry::of(&rules)).ok()
}

/// Returns the names of the cells of each house that a rule adds, if f-puzzles knows them only as extra regions.
fn areas(plain: &'static Geometry, rule: &str) -> Option<Vec<Vec<String>>> {
    if !matches!(rule, "windows" | "centre-dot") {
        return None;
    }
    let board = Rules::read(plain, rule).and_then(|rules| Geometry::of(&rules)).ok()?;
    let added = board.houses().iter().skip(plain.houses().len());
    Some(added.map(|house| house.cells().iter().map(|cell| name(plain, *cell)).collect()).collect())
}

/// Returns the name of a cell as f-puzzles writes it, such as `R1C2`.
fn name(board: &Geometry, cell: Cell) -> String {
    Notation::RowColumn.write(board, cell).to_uppercase()
}

struct Writer {
    plain: &'static Geometry,
    fields: Map<String, Value>,
}

impl Writer {
    /// Adds a rule; `None` if there is no field for it.
    fn add(&mut self, rule: &Rule) -> Option<()> {
        let cells = rule.cells();
        let names: Vec<String> = cells.iter().map(|cell| name(self.plain, *cell)).collect();
        // Numbers are texts there; a rule without one has an empty text.
        let value = rule.value().map_or(String::new(), |value| value.to_string());
        match rule.kind().id() {
            "main-diagonal" => self.switch("diagonal-"),
            "antidiagonal" => self.switch("diagonal+"),
            "anti-knight" => self.switch("antiknight"),
            "anti-king" => self.switch("antiking"),
            "disjoint-groups" => self.switch("disjointgroups"),
            "non-consecutive" => self.switch("nonconsecutive"),
            id @ ("windows" | "centre-dot") => {
                for cells in areas(self.plain, id)? {
                    self.push("extraregion", json!({ "cells": cells }));
                }
            }
            "extra-region" => self.push("extraregion", json!({ "cells": names })),
            id @ ("even" | "odd") => names.iter().for_each(|cell| self.push(id, json!({ "cell": cell }))),
            id @ ("thermometer" | "palindrome" | "renban" | "nabner") => {
                self.push(id, json!({ "lines": [names] }))
            }
            "slow-thermometer" => self.push("slowthermometer", json!({ "lines": [names] })),
            "whisper" => self.push("whispers", json!({ "lines": [names], "value": value })),
            "clone" => {
                let (one, other) = names.split_at(names.len() / 2);
                self.push("clone", json!({ "cells": one, "cloneCells": other }));
            }
            id @ ("difference" | "ratio") => self.push(id, json!({ "cells": names, "value": value })),
            "pair-sum" => {
                let sign = match rule.value()? {
                    5 => "V",
                    10 => "X",
                    _ => return None,
                };
                self.push("xv", json!({ "cells": names, "value": sign }));
            }
            "all-differences" => self.push("negative", json!("difference")),
            "all-ratios" => self.push("negative", json!("ratio")),
            "all-pair-sums" => self.push("negative", json!("xv")),
            "cage" => self.push("killercage", json!({ "cells": names, "value": value })),
            "arrow" => {
                let size = usize::from(rule.value().unwrap_or(1));
                let (circle, shaft) = cells.split_at_checked(size)?;
                // The line begins in the cell of the circle that its first cell touches.
                let first = *shaft.first()?;
                let begin = circle.iter().find(|cell| self.touch(**cell, first)).or(circle.last())?;
                let line: Vec<String> =
                    std::iter::once(begin).chain(shaft).map(|cell| name(self.plain, *cell)).collect();
                self.push("arrow", json!({ "cells": names[..size], "lines": [line] }));
            }
            "little-killer" => self.little_killer(rule, &names)?,
            id @ ("entropic" | "modular" | "zipper" | "region-sum") => {
                let field = format!("{}line", id.replace('-', ""));
                // A number that is the usual one is not said there.
                let usual = rule.value().is_none();
                let line = if usual {
                    json!({ "lines": [names] })
                } else {
                    json!({ "lines": [names], "value": value })
                };
                self.push(&field, line);
            }
            "double-arrow" => self.push("doublearrow", json!({ "lines": [names] })),
            "between" => self.push("betweenline", json!({ "lines": [names] })),
            "quadruple" => {
                let digits: Vec<u32> = value.chars().filter_map(|digit| digit.to_digit(10)).collect();
                self.push("quadruple", json!({ "cells": names, "values": digits }));
            }
            "sandwich" => self.at_end("sandwichsum", cells, &value)?,
            "x-sum" => self.at_end("xsum", cells, &value)?,
            "skyscraper" => self.at_end("skyscraper", cells, &value)?,
            // These become a least or a greatest cell, if they can.
            "greater-than" => {}
            _ => return None,
        }
        Some(())
    }

    fn switch(&mut self, field: &str) {
        self.fields.insert(field.to_owned(), Value::Bool(true));
    }

    fn push(&mut self, field: &str, value: Value) {
        let list = self.fields.entry(field).or_insert_with(|| json!([]));
        if let Some(list) = list.as_array_mut() {
            list.push(value);
        }
    }

    /// Returns whether two cells share a side or a corner.
    fn touch(&self, one: Cell, other: Cell) -> bool {
        let near =
            |of: fn(&Geometry, Cell) -> usize| of(self.plain, one).abs_diff(of(self.plain, other)) <= 1;
        one != other && near(Geometry::row) && near(Geometry::column)
    }

    /// Adds a row or column, whose clue stands outside the board, before its first cell.
    fn at_end(&mut self, field: &str, cells: &[Cell], value: &str) -> Option<()> {
        let [first, .., last] = *cells else { return None };
        let before = |of: fn(&Geometry, Cell) -> usize| {
            let (first, last) = (of(self.plain, first), of(self.plain, last));
            match first.cmp(&last) {
                Ordering::Less => 0,
                Ordering::Equal => first + 1,
                Ordering::Greater => first + 2,
            }
        };
        let (row, column) = (before(Geometry::row), before(Geometry::column));
        self.push(field, json!({ "cell": format!("R{row}C{column}"), "value": value }));
        Some(())
    }

    /// Adds a diagonal, whose clue stands outside the board, before its first cell.
    fn little_killer(&mut self, rule: &Rule, names: &[String]) -> Option<()> {
        let first = *rule.cells().first()?;
        for (direction, down, right) in [("DR", 1, 1), ("DL", 1, -1), ("UR", -1, 1), ("UL", -1, -1)] {
            let row = self.plain.row(first) as isize + 1 - down;
            let column = self.plain.column(first) as isize + 1 - right;
            let clue = json!({
                "cell": format!("R{row}C{column}"), "direction": direction, "cells": names,
                "value": rule.value()?.to_string(),
            });
            let side = self.plain.side() as isize;
            let is_outside = !(1..=side).contains(&row) || !(1..=side).contains(&column);
            if is_outside && rules::little_killer(self.plain, &clue).is_some() {
                self.push("littlekillersum", clue);
                return Some(());
            }
        }
        None
    }

    /// Adds the signs between cells: f-puzzles has only cells that are less, or greater, than all their neighbours.
    fn extremes(&mut self, rules: &[Rule]) -> Option<()> {
        let signs: BTreeSet<(Cell, Cell)> = rules
            .iter()
            .filter(|rule| rule.kind().id() == "greater-than")
            .filter_map(|rule| Some((*rule.cells().first()?, *rule.cells().get(1)?)))
            .collect();
        let mut left = signs.clone();
        for cell in self.plain.cells() {
            let around: Vec<Cell> = rules::neighbours(self.plain, cell).collect();
            for (field, sign) in [
                ("minimum", (|cell, other| (other, cell)) as fn(Cell, Cell) -> (Cell, Cell)),
                ("maximum", |cell, other| (cell, other)),
            ] {
                if around.iter().all(|other| signs.contains(&sign(cell, *other))) {
                    for other in &around {
                        left.remove(&sign(cell, *other));
                    }
                    self.push(field, json!({ "cell": name(self.plain, cell) }));
                }
            }
        }
        left.is_empty().then_some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::f_puzzles::FPuzzles;
    use crate::{Document, Format, WriteError};
    use jade_grid::Puzzle;

    fn document(side: usize, rules: &str) -> Document {
        let rules = Rules::read(Geometry::standard(side).unwrap(), rules).unwrap();
        Document::of_puzzle(Puzzle::empty(Geometry::of(&rules).unwrap()))
    }

    #[test]
    fn rules_are_read_as_they_are_written() {
        for (side, rules) in [
            (9, "main-diagonal; antidiagonal; disjoint-groups; anti-knight; anti-king; non-consecutive"),
            (9, "even r1c1 r5c5; odd r2c2; thermometer r9c1 r8c1 r7c2; slow-thermometer r1c9 r2c9"),
            (
                9,
                "whisper r4c4 r4c5; whisper 4 r1c1 r1c2; renban r3c3 r3c4; palindrome r7c7 r8c8 r9c9; clone r1c9 r2c8",
            ),
            (
                9,
                "difference r6c8 r6c9; difference 3 r1c1 r2c1; ratio r7c1 r7c2; ratio 3 r8c1 r8c2; all-ratios",
            ),
            (9, "pair-sum 5 r6c1 r6c2; pair-sum 10 r6c2 r6c3; all-pair-sums; all-differences"),
            (9, "cage 12 r1c1 r1c2; cage r2c1 r2c2; arrow r5c5 r4c5; arrow 2 r7c1 r7c2 r7c3 r8c4 r8c5"),
            (
                9,
                "little-killer 14 r1c8 r2c9; little-killer 20 r9c7 r8c6 r7c5 r6c4 r5c3 r4c2 r3c1; little-killer 3 r1c1",
            ),
            (9, "extra-region r1c1 r1c2 r1c3 r1c4 r1c5 r2c1 r2c2 r2c3 r2c4"),
            // The least of its neighbours, and the greatest.
            (
                9,
                "greater-than r8c9 r9c9; greater-than r9c8 r9c9; greater-than r1c1 r1c2; greater-than r1c1 r2c1",
            ),
            (
                9,
                "between r1c1 r2c2 r2c3; quadruple 155 r3c3 r3c4 r4c3 r4c4; sandwich 12 r1c2 r9c2; sandwich 0 r5c1 r5c9",
            ),
            (9, "x-sum 20 r4c9 r4c1; x-sum 7 r5c1 r5c9; skyscraper 3 r9c7 r1c7; skyscraper 2 r1c1 r9c1"),
            (
                9,
                "nabner r8c8 r8c9; entropic r1c1 r1c2 r2c3; modular r5c5 r5c6 r5c7; modular 2 r6c1 r6c2; region-sum r1c3 r1c4 r1c5",
            ),
            (9, "zipper r1c1 r1c2 r2c3; double-arrow r5c5 r5c6 r5c7 r6c8; region-sum r9c1 r8c2 r7c3 r6c4"),
            (4, "regions 1112132233423444"),
            (6, "x; cage 9 r1c1 r1c2"),
        ] {
            let document = document(side, rules);
            assert_eq!(FPuzzles.fits(&document), Ok(()), "{rules}");
            let text = FPuzzles.write(std::slice::from_ref(&document));
            let back: Vec<_> = FPuzzles.read(&text).collect();
            let [Ok(back)] = back.as_slice() else { panic!("{rules}: {back:?}") };
            assert_eq!(back.geometry(), document.geometry(), "{rules}");
            assert!(back.left_out.is_empty(), "{rules}: {:?}", back.left_out);
        }
    }

    #[test]
    fn windows_become_extra_regions() {
        let text = FPuzzles.write(&[document(9, "windows")]);
        let back = FPuzzles.read(&text).next().unwrap().unwrap();
        let houses = |board: &Geometry| {
            board.houses().iter().map(|house| house.cells().to_vec()).collect::<BTreeSet<_>>()
        };
        assert_eq!(houses(back.geometry()), houses(document(9, "windows").geometry()));
    }

    #[test]
    fn a_board_is_never_written_without_one_of_its_rules() {
        for rules in [
            "no-boxes",
            "sum 9 r1c1 r1c2",
            "pair-sum 7 r1c1 r1c2",
            "lockout r1c1 r1c2 r1c3",
            "sum-line r1c1 r1c2",
            "greater-than r1c1 r1c2",
        ] {
            assert_eq!(FPuzzles.fits(&document(9, rules)), Err(WriteError::Rules), "{rules}");
        }
    }
}
