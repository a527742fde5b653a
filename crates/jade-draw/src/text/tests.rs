use super::*;
use crate::{Marks, sample};
use jade_grid::{Geometry, Position, Puzzle};

fn names(sign: Sign) -> String {
    sign.name().to_owned()
}

fn plain(picture: &Picture) -> String {
    println!("If a snapshot is stale, run ./update snapshots");
    text(picture, &TextOptions { colour: false, legend: Some(&names) })
}

/// Returns the text without SGR sequences.
fn strip(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("\x1b[") {
        out.push_str(before);
        rest = after.split_once('m').unwrap().1;
    }
    out + rest
}

#[test]
fn pointing_as_text() {
    insta::assert_snapshot!(plain(&sample::pointing()));
}

#[test]
fn hidden_single_as_text() {
    insta::assert_snapshot!(plain(&sample::hidden_single()));
}

#[test]
fn chain_as_text() {
    insta::assert_snapshot!(plain(&sample::chain()));
}

#[test]
fn colour_does_not_change_any_character() {
    for picture in [sample::pointing(), sample::hidden_single(), sample::chain(), sample::candidates()] {
        let coloured = text(&picture, &TextOptions { colour: true, legend: Some(&names) });
        assert!(coloured.contains("\x1b[2m"), "coloured");
        let stripped: Vec<String> = strip(&coloured).lines().map(|line| line.trim_end().to_owned()).collect();
        let expected: Vec<String> = plain(&picture).lines().map(str::to_owned).collect();
        assert_eq!(stripped, expected);
    }
}

#[test]
fn every_geometry_has_lines_of_one_width() {
    for side in [4, 6, 8, 9, 10, 12, 16] {
        let board = Geometry::standard(side).unwrap();
        for marks in [Marks::None, Marks::All] {
            let drawn = text(
                &Picture::of_board(&Position::blank(board).snapshot()).with_marks(marks),
                &TextOptions::default(),
            );
            let widths: Vec<usize> = drawn.lines().skip(1).map(|line| line.chars().count()).collect();
            assert!(widths.iter().all(|width| *width == widths[0]), "{side}\n{drawn}");
            assert!(side > 9 || widths[0] <= 100, "{side}: {}", widths[0]);
        }
    }
}

#[test]
fn large_boards_show_their_digits_as_numbers() {
    let board = Geometry::standard(100).unwrap();
    let mut puzzle = Puzzle::empty(board);
    puzzle.set(board.cell_at(99, 99), Digit::new(100));
    let drawn = text(&Picture::of_puzzle(&puzzle), &TextOptions::default());
    assert!(drawn.lines().nth_back(1).unwrap().ends_with(" 100 │"), "{drawn}");
}

/// Each role has its letter, so that it is recognisable without colour.
#[test]
fn every_role_has_its_letter() {
    for role in Role::ALL {
        let board = Geometry::standard(9).unwrap();
        let without = plain(&sample::candidates()).matches(Brush::of(role).letter).count();
        let cell = jade_logic::PartValue::Cell(board.cell_at(0, 2));
        let house = jade_logic::PartValue::House(board.row_house(4));
        let picture = sample::parts(vec![(role, cell), (role, house)]);
        let drawn = plain(&picture).replace(role.name(), "");
        let with = drawn.matches(Brush::of(role).letter).count();
        // In the cell, beside the row and in the legend.
        assert_eq!(with, without + 3, "{role:?}\n{drawn}");
    }
}

/// A legend explains nothing that is not drawn: its letters occur before digits, beside numbers or in cells.
#[test]
fn the_legend_explains_what_is_drawn() {
    for picture in [sample::pointing(), sample::hidden_single(), sample::chain(), sample::candidates()] {
        let board = text(&picture, &TextOptions::default());
        for sign in crate::text_signs(&picture, Room::Letters) {
            let letter = match sign {
                Sign::Role(role) => Brush::of(role).letter,
                Sign::Placement => '(',
                Sign::Elimination => Brush::ELIMINATION_LETTER,
                Sign::Link(_) | Sign::Branch(_) => panic!("{sign:?} is not drawn"),
            };
            assert!(board.contains(letter), "{sign:?}\n{board}");
        }
        assert!(!crate::text_signs(&picture, Room::Cell).contains(&Sign::Elimination));
        let (few, many) =
            (crate::text_signs(&picture, Room::Digits), crate::text_signs(&picture, Room::Letters));
        assert!(few.iter().all(|sign| many.contains(sign)));
    }
}
