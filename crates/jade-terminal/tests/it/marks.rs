//! Tests that the terminal marks what the scene contains, for every technique, by reading the characters on the
//! board.

use crate::player::{EASY, Player};
use jade_draw::{Brush, Scene};
use jade_grid::{Candidate, Digit, Geometry, HouseId, HouseKind, Position, Sheet, SheetData};
use jade_logic::techniques::ALL;
use jade_logic::{Analysis, Expect, Role, Step, Technique, notation};
use jade_terminal::game::Game;
use jade_terminal::state::{Advice, Play, Rung};
use jade_text::{RungName, Text};
use ratatui::buffer::Buffer;
use std::collections::BTreeSet;

/// Enough space for the largest example board with lines between all cells, and text beside it.
const ROOM: (u16, u16) = (220, 90);

#[test]
fn the_terminal_marks_what_the_scene_says() {
    let mut player = Player::with(EASY);
    for technique in ALL.iter() {
        let id = technique.id();
        let (position, step) = example(technique);
        let sheet = Sheet::new(position.to_puzzle()).unwrap();
        let bits = position.geometry().cells().map(|cell| position.candidates(cell).bits());
        let lists = bits.map(|bits| (bits != 0).then_some(bits)).collect();
        let data = SheetData { candidates: Some(lists), ..SheetData::from(sheet) };
        let sheet = Sheet::try_from(data).unwrap();
        let mut play = Play::new(Game::new(sheet.clone()));
        let board = position.snapshot();
        let scene = Scene::of_step(&step, &board);
        play.advice = Some(Advice {
            board: Some(board),
            sheet,
            rungs: vec![Rung { name: Some(RungName::Apply), text: Text::default(), scene: scene.clone() }],
            revealed: 1,
            step: Some(step),
            apply: None,
            complaint: None,
        });
        player.state.play = Some(play);
        let read = Marks::read(&player.buffer(ROOM.0, ROOM.1, true), player.play());
        let shown = player.shows(ROOM.0, ROOM.1);
        assert_eq!(read.houses, scene.houses().iter().copied().collect(), "{id}\n{shown}");
        assert_eq!(read.placements, scene.placements().iter().copied().collect(), "{id}\n{shown}");
        assert_eq!(read.eliminations, scene.eliminations().iter().copied().collect(), "{id}\n{shown}");
        let left = scene.candidates().iter().filter(|(one, _)| !scene.is_eliminated(*one));
        assert_eq!(read.candidates, left.copied().collect(), "{id}\n{shown}");
        // A cell is highlighted through its candidates if possible.
        let said = |cell| {
            scene.candidates().iter().any(|(one, _)| one.cell == cell)
                || scene.eliminations().iter().any(|one| one.cell == cell)
        };
        let alone = scene.cells().iter().filter(|(cell, _)| !said(*cell));
        let expected: BTreeSet<(usize, Role)> = alone.map(|(cell, role)| (cell.index(), *role)).collect();
        assert_eq!(read.cells, expected, "{id}\n{shown}");
    }
}

/// The first example of a technique on the usual board, or on another if there is none.
fn example(technique: &Technique) -> (Position, Step) {
    let mut shown = technique.examples().into_iter().filter_map(|example| {
        let Expect::Step(expected) = example.expect else { return None };
        let position = example.position();
        let steps = technique.all_steps(&Analysis::of_proper(&position));
        let step = steps.into_iter().find(|step| notation::print(step, position.geometry()) == expected)?;
        Some((position, step))
    });
    let first = shown.next().unwrap();
    let usual = |(position, _): &(Position, Step)| Some(position.geometry()) == Geometry::standard(9);
    if usual(&first) { first } else { shown.find(usual).unwrap_or(first) }
}

#[derive(Default)]
struct Marks {
    houses: BTreeSet<(HouseId, Role)>,
    cells: BTreeSet<(usize, Role)>,
    candidates: BTreeSet<(Candidate, Role)>,
    placements: BTreeSet<Candidate>,
    eliminations: BTreeSet<Candidate>,
}

fn role_of(symbol: &str) -> Option<Role> {
    Role::ALL.into_iter().find(|role| Brush::of(*role).letter.to_string() == symbol)
}

impl Marks {
    fn read(buffer: &Buffer, play: &Play) -> Marks {
        let geometry = play.sheet().geometry();
        let side = geometry.side();
        let (rows, columns) = geometry.candidate_places();
        let (width, height) = (2 * columns + 1, rows);
        let at = |x: usize, y: usize| buffer[(x as u16, y as u16)].symbol();
        // The letter of the first box is in the top left corner.
        let corner = buffer.content.iter().position(|cell| cell.symbol() == "┓").expect("a board");
        let (right, top) = (corner % usize::from(ROOM.0), corner / usize::from(ROOM.0));
        let left = right - side * (width + 1);
        let mut marks = Marks::default();
        let mut houses = Vec::new();
        for line in 0..side {
            let digits = (line + 1).to_string().len();
            let y = top + 1 + line * (height + 1) + (height - 1) / 2;
            houses.push((HouseKind::Row, line + 1, at(left - digits - 1, y)));
            let x = left + 1 + line * (width + 1) + (width - 1) / 2;
            houses.push((HouseKind::Column, line + 1, at(x - digits, top)));
            let is_there = |kind: &HouseKind| geometry.find_house(*kind, line + 1).is_some();
            let kind = [HouseKind::Box, HouseKind::Region].into_iter().find(is_there).unwrap();
            let first = geometry.house(geometry.find_house(kind, line + 1).unwrap()).cells()[0];
            let x = left + geometry.column(first) * (width + 1);
            let y = top + geometry.row(first) * (height + 1);
            houses.push((kind, line + 1, at(x, y)));
        }
        for (kind, number, letter) in houses {
            let house = geometry.find_house(kind, number).unwrap();
            marks.houses.extend(role_of(letter).map(|role| (house, role)));
        }
        for cell in geometry.cells() {
            let x = left + 1 + geometry.column(cell) * (width + 1);
            let y = top + 1 + geometry.row(cell) * (height + 1);
            let (middle, line) = (x + (width - 1) / 2, y + (height - 1) / 2);
            let own = at(middle - 1, line);
            if own == "(" {
                let digit = Digit::all(side).find(|digit| digit.symbol().to_string() == at(middle, line));
                marks.placements.insert(Candidate::new(cell, digit.unwrap()));
            } else if !play.sheet().is_open(cell) {
                marks.cells.extend(role_of(own).map(|role| (cell.index(), role)));
            } else {
                let last = at(x + width - 1, y);
                marks.cells.extend(role_of(last).map(|role| (cell.index(), role)));
                for digit in Digit::all(side) {
                    let (row, column) = (digit.index() / columns, digit.index() % columns);
                    let candidate = Candidate::new(cell, digit);
                    match at(x + 2 * column, y + row) {
                        "-" => drop(marks.eliminations.insert(candidate)),
                        before => marks.candidates.extend(role_of(before).map(|role| (candidate, role))),
                    }
                }
            }
        }
        marks
    }
}
