//! Reads marks from the characters of a text drawing.

use crate::for_all_steps;
use jade_draw::{Brush, Picture, TextOptions, text};
use jade_grid::{Candidate, Cell, Digit, HouseId, HouseKind};
use jade_logic::Role;
use std::collections::BTreeSet;

#[test]
fn text_marks_what_the_scene_says() {
    for_all_steps(|name, picture| {
        let plain = text(picture, &TextOptions::default());
        let read = Marks::read(&plain, picture);
        let scene = picture.scene();
        assert_eq!(read.houses, scene.houses().iter().copied().collect(), "{name}\n{plain}");
        assert_eq!(read.placements, scene.placements().iter().copied().collect(), "{name}\n{plain}");
        assert_eq!(read.eliminations, scene.eliminations().iter().copied().collect(), "{name}\n{plain}");
        // An eliminated candidate has only the sign of an elimination.
        let left = scene.candidates().iter().filter(|(one, _)| !scene.is_eliminated(*one));
        assert_eq!(read.candidates, left.copied().collect(), "{name}\n{plain}");
        // A cell has no letter of its own if its candidates are marked.
        let said = |cell| {
            let mut shown = picture.shown(cell).iter().map(|digit| Candidate::new(cell, digit));
            shown.any(|one| scene.is_eliminated(one) || scene.candidate_role(one).is_some())
        };
        let alone = scene.cells().iter().filter(|(cell, _)| !said(*cell));
        let expected: BTreeSet<(usize, Role)> = alone.map(|(cell, role)| (cell.index(), *role)).collect();
        assert_eq!(read.cells, expected, "{name}\n{plain}");
        // The characters with colour are the same, and each mark has the colour of its role.
        let coloured = text(picture, &TextOptions { colour: true, ..TextOptions::default() });
        for (candidate, role) in &read.candidates {
            let brush = Brush::of(*role);
            let sign = format!(";{}m{}{}", brush.hue.terminal(), brush.letter, candidate.digit.symbol());
            assert!(coloured.contains(&sign), "{name}: {sign:?}");
        }
    });
}

#[derive(Default)]
struct Marks {
    houses: BTreeSet<(HouseId, Role)>,
    cells: BTreeSet<(usize, Role)>,
    candidates: BTreeSet<(Candidate, Role)>,
    placements: BTreeSet<Candidate>,
    eliminations: BTreeSet<Candidate>,
}

fn role_of(letter: char) -> Option<Role> {
    Role::ALL.into_iter().find(|role| Brush::of(*role).letter == letter)
}

fn digit_of(symbol: char) -> Option<Digit> {
    Digit::all(16).find(|digit| digit.symbol() == symbol)
}

impl Marks {
    fn read(drawn: &str, picture: &Picture) -> Marks {
        let geometry = picture.geometry();
        let side = geometry.side();
        let (rows, columns) = geometry.candidate_places();
        let is_box = |id: &HouseId| matches!(geometry.house(*id).kind(), HouseKind::Box | HouseKind::Region);
        let box_of = |row, column| {
            let houses = geometry.houses_of(geometry.cell_at(row, column));
            houses.iter().copied().find(is_box)
        };
        let divides = |column| (0..side).any(|row| box_of(row, column - 1) != box_of(row, column));
        let lines: Vec<Vec<char>> = drawn.lines().map(|line| line.chars().collect()).collect();
        let blocks = drawn.contains('┏');
        let width = if blocks { 2 * columns + 1 } else { 3 };
        let lead = (width - 3) / 2;
        // The columns in which the cells begin.
        let mut starts = Vec::new();
        let mut x = 4;
        for column in 0..side {
            x += usize::from(blocks || column == 0 || divides(column));
            starts.push(x);
            x += width;
        }
        let at = |line: &[char], x: usize| line.get(x).copied().unwrap_or(' ');
        let mut marks = Marks::default();
        let house = |kind, number| geometry.find_house(kind, number).unwrap();
        for (column, start) in starts.iter().enumerate() {
            if let Some(role) = role_of(at(&lines[0], start + lead)) {
                marks.houses.insert((house(HouseKind::Column, column + 1), role));
            }
        }
        let is_rule = |line: &[char]| line.iter().any(|sign| "─━".contains(*sign));
        let has_label = |line: &[char]| line[..4].iter().any(char::is_ascii_digit);
        let mut row = 0;
        let mut index = 1;
        while index < lines.len() {
            if is_rule(&lines[index]) {
                // The letter of a box is above the middle of its cells in its first row.
                for id in geometry.house_ids().filter(is_box) {
                    let cells = geometry.house(id).cells();
                    let first = cells[0];
                    if geometry.row(first) != row {
                        continue;
                    }
                    let next_to = |(cell, index): &(&Cell, usize)| {
                        cell.index() == *index && geometry.row(**cell) == row
                    };
                    let across = cells.iter().zip(first.index()..).take_while(next_to).count();
                    let first = geometry.column(first);
                    let (start, end) = (starts[first], starts[first + across - 1] + width);
                    if let Some(role) = role_of(at(&lines[index], start + (end - start) / 2)) {
                        marks.houses.insert((id, role));
                    }
                }
                index += 1;
                continue;
            }
            let height = if has_label(&lines[index]) { 1 } else { rows };
            let middle = &lines[index + (height - 1) / 2];
            // A row with a label on its only line may still belong to a block of two lines.
            let tall = blocks && index + 1 < lines.len() && !is_rule(&lines[index + 1]) && {
                !has_label(&lines[index + 1])
            };
            let height = if tall { rows } else { height };
            if let Some(role) = middle[..4].iter().find_map(|letter| role_of(*letter)) {
                marks.houses.insert((house(HouseKind::Row, row + 1), role));
            }
            for (column, start) in starts.iter().enumerate() {
                let cell = geometry.cell_at(row, column);
                let own = at(middle, start + lead);
                let sign = at(middle, start + lead + 1);
                if own == '(' {
                    marks.placements.insert(Candidate::new(cell, digit_of(sign).unwrap()));
                    continue;
                }
                if picture.digit(cell).is_some() || sign == '·' {
                    marks.cells.extend(role_of(own).map(|role| (cell.index(), role)));
                    continue;
                }
                let last = at(&lines[index], start + width - 1);
                marks.cells.extend(role_of(last).map(|role| (cell.index(), role)));
                for (digit, place) in Digit::all(side).zip(0..) {
                    let line = &lines[index + place / columns];
                    let x = start + 2 * (place % columns);
                    let (before, symbol) = (at(line, x), at(line, x + 1));
                    assert!(symbol == ' ' || symbol == digit.symbol(), "{symbol} at the place of {digit}");
                    let candidate = Candidate::new(cell, digit);
                    if before == Brush::ELIMINATION_LETTER {
                        marks.eliminations.insert(candidate);
                    } else {
                        marks.candidates.extend(role_of(before).map(|role| (candidate, role)));
                    }
                }
            }
            row += 1;
            index += height;
        }
        assert_eq!(row, side, "every row is read");
        marks
    }
}
