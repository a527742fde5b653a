//! Captions speak of their own boards, and say the same in both languages: the cells, digits and houses that they name.

use jade_grid::{Cell, Digit, Geometry, HouseId, HouseKind, LargeCellSet};
use jade_lessons::{Block, ExampleKind, Shown, example, page, pages, plain};
use jade_logic::{PartValue, Step};
use jade_text::Language;
use std::collections::BTreeSet;

/// What a caption names.
#[derive(PartialEq, Eq, Debug, Default)]
struct Named {
    cells: BTreeSet<Cell>,
    digits: BTreeSet<Digit>,
    houses: BTreeSet<HouseId>,
}

/// The words for houses, in both languages.
const HOUSES: [(&str, HouseKind); 12] = [
    ("row", HouseKind::Row),
    ("rows", HouseKind::Row),
    ("column", HouseKind::Column),
    ("columns", HouseKind::Column),
    ("box", HouseKind::Box),
    ("boxes", HouseKind::Box),
    ("fila", HouseKind::Row),
    ("filas", HouseKind::Row),
    ("columna", HouseKind::Column),
    ("columnas", HouseKind::Column),
    ("bloque", HouseKind::Box),
    ("bloques", HouseKind::Box),
];

/// How Spanish writes several of a digit: “dos cuatros”.
const DIGITS: [&str; 9] =
    ["unos", "doses", "treses", "cuatros", "cincos", "seises", "sietes", "ochos", "nueves"];

/// Reads a caption: `r1c9` or `f1c9`, “the 3”, “rows 1 and 3”, “24” for 2 and 4.
fn read(caption: &str, shown: &Shown) -> Named {
    let geometry = shown.position.geometry();
    let mut named = Named::default();
    // The kind of house that numbers are about now, and whether one was named already.
    let mut kind: Option<(HouseKind, bool)> = None;
    let spaced = caption.replace([':', ';', '.', '?'], " : ").replace(',', " , ");
    for word in spaced.split_whitespace() {
        let numbers: Vec<&str> = word.split(['r', 'f', 'c']).collect();
        let number = word.trim_end_matches('s').parse::<usize>().ok();
        if let ["", row, column] = numbers[..]
            && let (Ok(row), Ok(column)) = (row.parse::<usize>(), column.parse::<usize>())
        {
            named.cells.insert(geometry.cell_at(row - 1, column - 1));
            kind = None;
        } else if let Some((_, house)) = HOUSES.iter().find(|(name, _)| *name == word.to_lowercase()) {
            kind = Some((*house, false));
        } else if let (Some(number), Some((house, _))) = (number, kind) {
            named.houses.insert(geometry.find_house(house, number).unwrap());
            kind = Some((house, true));
        } else if number.is_some() {
            named
                .digits
                .extend(word.chars().filter_map(|sign| Digit::new(u8::try_from(sign.to_digit(10)?).ok()?)));
        } else if let Some(at) = DIGITS.iter().position(|name| *name == word) {
            named.digits.insert(Digit::from_index(at));
        } else if !(["and", "or", "y", "o", ","].contains(&word) && kind.is_some_and(|(_, any)| any)) {
            kind = None;
        }
    }
    named
}

/// The cells and the digits of everything in a step.
fn of_step(step: &Step, geometry: &Geometry) -> (LargeCellSet, BTreeSet<Digit>) {
    let mut cells = LargeCellSet::EMPTY;
    let mut digits = BTreeSet::new();
    for part in &step.parts {
        cells |= part.value.cells();
        match &part.value {
            PartValue::Digit(digit) => drop(digits.insert(*digit)),
            PartValue::Digits(all) => digits.extend(all.iter()),
            PartValue::Candidates(all) => digits.extend(all.iter().map(|one| one.digit)),
            _ => {}
        }
    }
    for one in step.placements.iter().chain(&step.eliminations) {
        cells.add(one.cell);
        digits.insert(one.digit);
    }
    // What a caption calls the hole of a fish is where its houses meet.
    for (at, house) in step.houses().enumerate() {
        for other in step.houses().skip(at + 1) {
            let crossing = geometry
                .house(house)
                .cells()
                .iter()
                .filter(|cell| geometry.house(other).cells().contains(cell));
            crossing.for_each(|cell| cells.add(*cell));
        }
    }
    for node in step.links.iter().flat_map(|link| [&link.from, &link.to]) {
        cells |= node.cells();
        digits.insert(node.digit());
    }
    (cells, digits)
}

#[test]
fn captions_speak_of_their_boards_and_say_the_same_in_both_languages() {
    let mut problems = Vec::new();
    let mut count = 0;
    for english in pages(Language::English) {
        let captions = |language| {
            let page = page(language, english.id).unwrap();
            let captions = page.blocks.iter().filter_map(|block| match block {
                Block::Example { name, caption } => Some((name.clone(), plain(caption))),
                _ => None,
            });
            captions.collect::<Vec<_>>()
        };
        let spanish = captions(Language::Spanish);
        for ((name, caption), (_, other)) in captions(Language::English).into_iter().zip(spanish) {
            let shown = example(&name).unwrap();
            let named = read(&caption, &shown);
            count += 1;
            if named != read(&other, &shown) {
                problems.push(format!("{}: {name}: {caption} ≠ {other}", english.id));
            }
            let (mut cells, mut digits) = of_step(&shown.step, shown.position.geometry());
            if shown.kind == ExampleKind::LooksLike {
                let spoilers = &shown.spoilers;
                for one in spoilers.candidates.iter().chain(&spoilers.entries) {
                    cells.add(one.cell);
                    digits.insert(one.digit);
                }
                spoilers.givens.iter().for_each(|cell| cells.add(*cell));
            }
            // A caption may mention something else beside them, but not only that.
            let own_cell = named.cells.is_empty() || named.cells.iter().any(|cell| cells.contains(*cell));
            let own_digit =
                named.digits.is_empty() || named.digits.iter().any(|digit| digits.contains(digit));
            if !own_cell || !own_digit {
                problems.push(format!("{}: {name}: “{caption}” is about another board", english.id));
            }
        }
    }
    assert!(count > 300, "{count} captions");
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
