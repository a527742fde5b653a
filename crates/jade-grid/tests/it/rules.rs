//! Rules as text, in lines, sheets and positions, and the symmetries that keep them.

use jade_grid::{
    Broken, Cell, Digit, DigitSet, Event, Geometry, HouseKind, Position, Puzzle, RuleKind, Rules,
    RulesErrorKind, Sheet, Symmetry, canonical, line,
};
use std::collections::BTreeSet;

const NINE: &str = "main-diagonal; antidiagonal; windows; anti-knight; even r1c1 r5c5; thermometer r9c1 r8c1 r7c2; \
                    greater-than r1c2 r1c3; whisper 4 r3c3 r4c3; difference r5c5 r5c6; pair-sum 10 r6c6 r7c6";

fn board(side: usize, rules: &str) -> &'static Geometry {
    let plain = Geometry::standard(side).unwrap_or_else(|| Geometry::with_boxes(1, side).unwrap());
    Geometry::of(&Rules::read(plain, rules).unwrap()).unwrap()
}

#[test]
fn rules_are_read_as_they_are_written() {
    let nine = Geometry::standard(9).unwrap();
    assert_eq!(Rules::read(nine, NINE).unwrap().to_string(), NINE);
    for (found, written) in [
        ("X", "main-diagonal; antidiagonal"),
        ("Anti Knight;antiking ; ; NONCONSECUTIVE", "anti-knight; anti-king; non-consecutive"),
        ("even r1c2; even A1, r1c2", "even r1c1 r1c2"),
        ("odd r9c9, A1; odd f5c5", "odd r1c1 r5c5 r9c9"),
        ("renban r1c3 r1c2 r1c1", "renban r1c3 r1c2 r1c1"),
        ("boxes 3x3", ""),
        ("cage 12 r2c2 r1c2 r1c1; Little Killer 20 c1r2 r3c2", ""),
        ("little killer 9 r2c1 r1c2; arrow r5c5 r5c4", "arrow r5c5 r5c4; little-killer 9 r2c1 r1c2"),
        ("cage 12 r2c2 r1c2 r1c1", "cage 12 r1c1 r1c2 r2c2"),
        (
            "Sandwich 12 r3c9 r3c1; quadruple 129 r2c2 r1c1 r1c2 r2c1",
            "quadruple 129 r1c1 r1c2 r2c1 r2c2; sandwich 12 r3c1 r3c9",
        ),
        ("sandwich 12 r3c9 r3c1", "sandwich 12 r3c1 r3c9"),
        ("X Sum 20 r9c4 r1c4; between r1c1 r2c2 r2c3", "between r1c1 r2c2 r2c3; x-sum 20 r9c4 r1c4"),
        (
            "region sum r3c3 r3c4; regions 111111111222222222333333333444444444555555555666666666777777777888888888999999999",
            "",
        ),
        ("skyscraper 2 a9 a8 a7 a6 a5 a4 a3 a2 a1", "skyscraper 2 r1c9 r1c1"),
    ] {
        match Rules::read(nine, found) {
            Ok(rules) => assert_eq!(rules.to_string(), written, "{found}"),
            Err(error) => assert!(written.is_empty(), "{found}: {error}"),
        }
    }
    // The same rules in another order are equal.
    let turned: Vec<&str> = NINE.split("; ").collect::<Vec<_>>().into_iter().rev().collect();
    assert_eq!(Rules::read(nine, &turned.join(";")).unwrap(), Rules::read(nine, NINE).unwrap());
}

#[test]
fn every_kind_of_rule_has_a_name_that_is_read() {
    let nine = Geometry::standard(9).unwrap();
    for kind in RuleKind::all() {
        let cells = "r1c1 r1c2 r1c3 r2c4 r3c5 r4c6 r5c7 r6c8 r7c9";
        let texts = match kind.id() {
            "little-killer" => ["little-killer 9 r1c2 r2c1"; 3].map(str::to_owned),
            "quadruple" => ["quadruple 9 r1c1 r1c2 r2c1 r2c2"; 3].map(str::to_owned),
            "sandwich" | "x-sum" | "skyscraper" => {
                [1, 2, 3].map(|line| format!("{} 5 r{line}c1 r{line}c9", kind.id()))
            }
            _ => {
                [kind.id().to_owned(), format!("{} {cells}", kind.id()), format!("{} 3 r1c1 r1c2", kind.id())]
            }
        };
        let read = texts.iter().find_map(|text| Rules::read(nine, text).ok()).unwrap_or_else(|| {
            Rules::read(nine, &format!("{} r1c1 r1c2", kind.id())).unwrap_or_else(|error| panic!("{error}"))
        });
        assert_eq!(read.added()[0].kind(), kind);
        assert_eq!(Rules::read(nine, &read.to_string()).unwrap(), read);
        assert_eq!(kind.is_global(), read.added()[0].cells().is_empty(), "{}", kind.id());
    }
}

#[test]
fn wrong_rules_are_named_with_their_place() {
    let nine = Geometry::standard(9).unwrap();
    for (text, rule, message) in [
        ("x; anti-nigt", 2, "no such rule; did you mean anti-knight?"),
        ("killer-queen", 1, "no such rule; there are"),
        ("even r1c10", 1, "no column 10"),
        ("even", 1, "0 cells where at least 1"),
        ("thermometer r1c1", 1, "1 cells where at least 2"),
        ("greater-than r1c1 r1c2 r1c3", 1, "3 cells where 2"),
        ("difference r1c1 r3c1", 1, "not side by side"),
        ("renban r1c1 r1c2 r1c1", 1, "named twice"),
        ("pair-sum r1c1 r1c2", 1, "a number was expected"),
        ("renban 5 r1c1 r1c2", 1, "takes no number"),
        ("anti-king r1c1", 1, "names no cells"),
        ("extra-region r1c1 r1c2", 1, "2 cells where 9"),
        ("regions 111", 1, "a sign for each cell"),
        ("boxes 2x5", 1, "a sign for each cell"),
        ("cage 50 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9 r2c1", 1, "10 cells where at most 9"),
        ("cage r1c1", 1, "changes nothing"),
        ("sum r1c1 r1c2", 1, "a number was expected"),
        ("arrow 2 r1c1 r1c2", 1, "2 cells where at least 3"),
        ("little-killer 9 r1c1 r2c2", 1, "not a diagonal"),
        ("little-killer 9 r1c2 r1c3", 1, "not a diagonal"),
        ("little-killer 9 r2c1 r1c2 r1c3", 1, "not a diagonal"),
        ("between r1c1 r1c2", 1, "2 cells where at least 3"),
        ("between 5 r1c1 r1c2 r1c3", 1, "takes no number"),
        ("x; quadruple 1 r1c1 r1c2 r2c1 r3c2", 2, "not those around a corner"),
        ("quadruple 1 r1c1 r1c2 r2c1", 1, "3 cells where 4"),
        ("quadruple 1 r1c8 r1c9 r2c1 r2c9", 1, "not those around a corner"),
        ("quadruple 10 r1c1 r1c2 r2c1 r2c2", 1, "one to four digits of the board"),
        ("quadruple 12345 r1c1 r1c2 r2c1 r2c2", 1, "one to four digits of the board"),
        ("quadruple r1c1 r1c2 r2c1 r2c2", 1, "a number was expected"),
        ("region-sum r1c1 r1c2", 1, "changes nothing"),
        ("entropic r1c1", 1, "1 cells where at least 2"),
        ("modular 1 r1c1 r1c2", 1, "changes nothing"),
        ("modular 0 r1c1 r1c2", 1, "changes nothing"),
        ("zipper r1c1 r1c2", 1, "2 cells where at least 3"),
        ("double-arrow 3 r1c1 r1c2 r1c3", 1, "takes no number"),
        ("sum-line r1c1", 1, "1 cells where at least 2"),
        ("sandwich r1c1 r1c9", 1, "a number was expected"),
        ("sandwich 5 r1c1 r1c8", 1, "first and the last cell of a row or column"),
        ("skyscraper 5 r1c1 r9c9", 1, "first and the last cell of a row or column"),
        ("x-sum 5 r1c1", 1, "first and the last cell of a row or column"),
        ("x-sum 5", 1, "first and the last cell of a row or column"),
        (
            "x-sum 5 r1c1 r1c2 r1c4 r1c3 r1c5 r1c6 r1c7 r1c8 r1c9",
            1,
            "first and the last cell of a row or column",
        ),
    ] {
        let error = Rules::read(nine, text).unwrap_err();
        assert_eq!(error.rule, rule, "{text}");
        assert!(error.to_string().contains(message), "{text}: {error}");
    }
    let six = Geometry::standard(6).unwrap();
    assert_eq!(Rules::read(six, "centre-dot").unwrap_err().kind, RulesErrorKind::NoEffect);
    let large = Geometry::standard(30).unwrap();
    assert_eq!(Rules::read(large, "x").unwrap_err().kind, RulesErrorKind::TooLarge);
}

#[test]
fn houses_have_kinds_and_numbers() {
    for (side, rules, kind, count) in [
        (9, "windows", HouseKind::Window, 4),
        (9, "disjoint-groups", HouseKind::Group, 9),
        (9, "centre-dot", HouseKind::Extra, 1),
        (6, "x", HouseKind::Diagonal, 2),
        (5, "regions 1112314223144233544255455", HouseKind::Region, 0),
    ] {
        let Ok(rules) = Rules::read(
            Geometry::standard(side).unwrap_or_else(|| Geometry::with_boxes(1, side).unwrap()),
            rules,
        ) else {
            assert_eq!(count, 0);
            continue;
        };
        let board = Geometry::of(&rules).unwrap();
        let of_kind: Vec<_> = board.houses().iter().filter(|house| house.kind() == kind).collect();
        assert_eq!(of_kind.len(), count);
        for (index, house) in of_kind.iter().enumerate() {
            assert_eq!((house.number(), house.cells().len()), (index + 1, side));
            assert!(house.cells().is_sorted());
        }
    }
}

#[test]
fn lines_carry_their_rules() {
    for text in [
        "[main-diagonal; antidiagonal] 1....2....3....4",
        "[regions 1112132233243444] 1...............",
        "[no-boxes; anti-king] 1.......................5",
        &format!("[{NINE}] {}", "2".to_owned() + &".".repeat(80)),
    ] {
        let puzzle = line::read(text).unwrap();
        assert_eq!(puzzle.to_string(), text);
        assert!(!puzzle.geometry().is_plain());
        let (again, comment) = line::read_with_comment(&format!("  {text}  # a variant")).unwrap();
        assert_eq!((again, comment.as_deref()), (puzzle.clone(), Some("a variant")));
        // Nobody takes it for an ordinary board.
        assert!(line::read(text.split_once(' ').unwrap().0).is_err());
        let mut barred = puzzle.clone();
        let cell = puzzle.geometry().cells().find(|cell| puzzle.domain(*cell).len() > 2).unwrap();
        let open = puzzle.geometry().cells().find(|c| *c != cell && puzzle.get(*c).is_none()).unwrap();
        barred.bar(open, DigitSet::only(puzzle.allowed(open).first().unwrap()));
        assert_eq!(line::read(&barred.to_string()).unwrap(), barred, "{barred}");
    }
    for (text, column, message) in [
        ("[x 1....2....3....4", 1, "not closed"),
        ("[x]", 4, "no cell found"),
        ("[no] 1....2....3....4", 2, "rule 1 (no)"),
        ("[x] 1....2....3...", 19, "cells are no board"),
        ("[x] 1....7....3....4", 10, "no cell of a 4×4 board"),
    ] {
        let error = line::read(text).unwrap_err();
        assert_eq!(error.column, column, "{error}");
        assert!(error.to_string().contains(message), "{error}");
    }
}

#[test]
fn sheets_carry_their_rules() {
    let puzzle = line::read("[anti-king; thermometer r1c1 r1c2 r1c3] ................").unwrap();
    let sheet = Sheet::new(puzzle).unwrap();
    let json = serde_json::to_string(&sheet).unwrap();
    assert!(json.contains(r#""rules":"anti-king; thermometer r1c1 r1c2 r1c3""#), "{json}");
    assert_eq!(serde_json::from_str::<Sheet>(&json).unwrap(), sheet);
    let error = serde_json::from_str::<Sheet>(&json.replace("anti-king", "anti-ping")).unwrap_err();
    assert!(error.to_string().contains("did you mean anti-king"), "{error}");
    // What rules leave is what filling in writes.
    let filled = sheet.apply(&Event::FillCandidates { returns: false }).unwrap();
    let bits: Vec<u32> = (0..3).map(|i| filled.candidates(Cell::new(i)).unwrap().bits()).collect();
    assert_eq!(bits, [0b0011, 0b0110, 0b1100]);
}

/// A position and a puzzle agree on what rules leave, however the digits came to be there.
#[test]
fn positions_follow_rules_with_every_digit() {
    let board = board(6, "non-consecutive; even r1c1; thermometer r2c2 r3c3 r4c4; ratio r6c1 r6c2");
    let mut position = Position::blank(board);
    let mut step = 3;
    while let Some(cell) = position.open_cells().iter().nth(step % position.open_cells().len().max(1)) {
        let Some(digit) = position.candidates(cell).iter().nth(step % position.candidates(cell).len().max(1))
        else {
            break;
        };
        position.place(cell, digit);
        let puzzle = position.to_puzzle();
        for cell in position.open_cells() {
            assert_eq!(position.candidates(cell), puzzle.allowed(cell), "{puzzle}");
        }
        assert_eq!(Position::new(&puzzle).unwrap(), position);
        assert_eq!(position.with_all_candidates(), position);
        let mut shown = Position::blank(board).snapshot();
        let placed: Vec<_> =
            puzzle.filled().map(|(cell, digit)| jade_grid::Candidate::new(cell, digit)).collect();
        shown.change(&placed, &[]);
        assert_eq!(shown.position_of::<4>().unwrap(), position);
        step = step * 31 % 1009 + 1;
    }
}

#[test]
fn symmetries_keep_the_rules() {
    for (rules, motions) in [
        ("x; anti-knight", 8),
        ("windows", 8),
        ("main-diagonal", 4),
        ("even r1c1 r9c9", 4),
        ("non-consecutive; odd r1c1", 2),
        ("thermometer r1c1 r1c2", 1),
        ("cage 15 r1c1 r1c2 r2c1; cage 15 r9c9 r9c8 r8c9", 4),
        ("arrow r5c5 r4c5 r3c5; arrow r5c5 r6c5 r7c5", 4),
        ("sandwich 12 r5c1 r5c9", 4),
        ("skyscraper 3 r5c1 r5c9", 2),
        ("skyscraper 3 r5c1 r5c9; skyscraper 3 r5c9 r5c1", 4),
        ("quadruple 12 r1c1 r1c2 r2c1 r2c2", 2),
        ("quadruple 12 r1c1 r1c2 r2c1 r2c2; quadruple 13 r8c8 r9c9 r8c9 r9c8", 2),
    ] {
        let board = board(9, rules);
        assert_eq!(Symmetry::motions(board).len(), motions, "{rules}");
        let mut seed = 5_usize;
        let mut next = |bound: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) % bound
        };
        let mut puzzle = Puzzle::empty(board);
        for cell in [10, 25, 40, 77] {
            let cell = Cell::new(cell);
            puzzle.set(cell, puzzle.allowed(cell).iter().next());
        }
        for _ in 0..20 {
            let symmetry = Symmetry::random(board, &mut next);
            let image = symmetry.puzzle(&puzzle);
            assert!(image.conflicts().is_empty(), "{rules}: {symmetry:?}");
            assert_eq!(symmetry.inverse().puzzle(&image), puzzle);
            assert_eq!(canonical(&image), canonical(&puzzle), "{rules}: {symmetry:?}");
            for id in board.house_ids() {
                let mut cells: Vec<Cell> =
                    board.house(id).cells().iter().map(|cell| symmetry.cell(*cell)).collect();
                cells.sort();
                assert_eq!(cells, board.house(symmetry.house(id)).cells());
            }
        }
    }
    let four = board(9, "main-diagonal");
    let lines: Vec<usize> = (0..9).collect();
    let swapped = [1, 0, 2, 3, 4, 5, 6, 7, 8];
    let digits: Vec<u8> = (1..=9).collect();
    assert!(Symmetry::new(four, &swapped, &lines, false, &digits).is_err());
    assert!(Symmetry::new(four, &swapped, &swapped, false, &digits).is_ok());
}

#[test]
fn broken_rules_are_named() {
    for (text, broken) in [
        ("[non-consecutive; even r1c1] 1..4............", vec![(1, 0, 0)]),
        ("[non-consecutive] 12.3............", vec![(0, 0, 1)]),
        ("[anti-king; thermometer r1c1 r1c2 r1c3] 32..............", vec![(1, 0, 0), (1, 0, 1)]),
        ("[cage 6 r1c1 r1c2 r1c3] 42..............", vec![(0, 0, 1)]),
        ("[cage 6 r1c1 r1c2 r1c3] 32..............", vec![]),
        ("[cage 7 r1c1 r1c2 r1c3] 123.............", vec![(0, 0, 1), (0, 0, 2)]),
        ("[cage r1c4 r2c1] ...23...........", vec![]),
        ("[cage r1c4 r2c1] ...33...........", vec![(0, 3, 4)]),
        ("[arrow r1c1 r1c3 r2c4] 2.4.............", vec![(0, 0, 2), (0, 2, 2), (0, 0, 2)]),
        ("[little-killer 9 r1c2 r2c3 r3c4] .1..............", vec![]),
        ("[little-killer 3 r1c1] 4...............", vec![(0, 0, 0)]),
        ("[between r1c1 r1c2 r1c3] .4..............", vec![(0, 1, 1), (0, 1, 1)]),
        ("[between r1c1 r1c2 r1c3] 2.3.............", vec![(0, 0, 2), (0, 0, 2)]),
        ("[region-sum r1c1 r1c2 r1c3] 4.3.............", vec![(0, 0, 0), (0, 0, 2), (0, 0, 2)]),
        ("[region-sum r1c1 r1c2 r1c3] 3.3.............", vec![(0, 0, 2)]),
        ("[region-sum r1c1 r1c2 r1c3 r1c4 r2c4] 12.4............", vec![(0, 0, 1), (0, 0, 3)]),
        ("[zipper r1c1 r1c2 r1c3] 13.4............", vec![]),
        ("[double-arrow r1c1 r1c2 r1c3 r2c3] 4...............", vec![]),
        ("[lockout r1c1 r1c2 r1c3] 234.............", vec![(0, 0, 1), (0, 0, 2)]),
        ("[lockout 3 r1c1 r1c4] 1..3............", vec![(0, 0, 3), (0, 3, 3), (0, 0, 3)]),
        ("[sum-line 4 r1c1 r1c2 r1c3] 2.1.............", vec![]),
        ("[sum-line 4 r1c1 r1c2 r1c3] 2.3.............", vec![(0, 0, 2)]),
        ("[quadruple 11 r2c2 r2c3 r3c2 r3c3] .....23..4......", vec![(0, 5, 6), (0, 5, 9)]),
        ("[quadruple 112 r2c2 r2c3 r3c2 r3c3] .....3....4.....", vec![(0, 5, 10)]),
        ("[quadruple 12 r2c2 r2c3 r3c2 r3c3] .....34.........", vec![]),
        ("[sandwich 5 r1c1 r1c4] 1.4.............", vec![(0, 0, 2)]),
        ("[sandwich 5 r1c1 r1c4] 1...............", vec![]),
        ("[x-sum 4 r1c4 r1c1] ..23............", vec![(0, 2, 3)]),
        ("[x-sum 5 r1c4 r1c1] ...2............", vec![]),
        ("[skyscraper 4 r1c1 r1c4] 3...............", vec![(0, 0, 0)]),
        ("[skyscraper 2 r1c1 r1c4] 3...............", vec![]),
        ("[whisper 2 r1c1 r1c2; whisper 2 r1c2 r2c1] .2......1.......", vec![]),
    ] {
        let puzzle = line::read(text).unwrap();
        let found: Vec<_> = puzzle
            .conflicts()
            .into_iter()
            .filter_map(|conflict| match conflict.broken {
                Broken::Rule(rule) => Some((rule, conflict.cells[0].index(), conflict.cells[1].index())),
                Broken::House(_) => None,
            })
            .collect();
        assert_eq!(found, broken, "{text}");
        assert_eq!(Position::new(&puzzle).is_err(), !broken.is_empty(), "{text}");
    }
}

#[test]
fn circles_of_any_size_have_a_sum_that_is_looked_at_in_no_time() {
    for (side, circle, is_possible) in
        [(9, 2, true), (9, 12, false), (25, 2, true), (25, 4, true), (25, 100, false)]
    {
        let plain = Geometry::standard(side).unwrap();
        let cells: Vec<String> = plain
            .cells()
            .take(circle + 2 * side)
            .map(|cell| format!("r{}c{}", plain.row(cell) + 1, plain.column(cell) + 1))
            .collect();
        let board = board(side, &format!("arrow {circle} {}", cells.join(" ")));
        let [arrow] = board.sums() else { panic!("one sum") };
        let mut candidates = vec![DigitSet::all(side); arrow.terms().len()];
        assert_eq!(arrow.narrow(&mut candidates), is_possible, "{circle} on {side}×{side}");
        assert!(Puzzle::empty(board).conflicts().is_empty());
    }
}

#[test]
fn lines_of_any_length_are_kept_or_refused() {
    let plain = Geometry::standard(25).unwrap();
    let line = |length: usize| {
        let cells: Vec<String> = plain
            .cells()
            .take(length)
            .map(|cell| format!("r{}c{}", plain.row(cell) + 1, plain.column(cell) + 1))
            .collect();
        Rules::read(plain, &format!("x; between {}", cells.join(" ")))
    };
    let error = line(100).unwrap_err();
    assert_eq!((error.rule, error.kind), (2, RulesErrorKind::TooLong));
    for length in [3, 30, 60] {
        assert_eq!(Geometry::of(&line(length).unwrap()).unwrap().automata()[0].cells().len(), length);
    }
    // A row of sixteen digits has too many sets of them, so their being different is left to the row.
    for (side, at_end) in [(9, 1), (16, 2)] {
        let board = board(side, &format!("x-sum {} r1c1 r1c{side}", side + 3));
        let mut candidates = vec![DigitSet::all(side); side];
        candidates[0] = DigitSet::only(Digit::new(3).unwrap());
        candidates[1] = DigitSet::only(Digit::new(side as u8 - 1).unwrap());
        assert!(board.automata()[0].narrow(&mut candidates));
        assert_eq!(candidates[2].iter().map(Digit::get).collect::<Vec<_>>(), [1]);
        assert_eq!(candidates[side - 1].contains(Digit::new(1).unwrap()), at_end == 2);
    }
}

/// Boards whose tables the page must build alike: every kind of rule once, alone and among others.
const SHARED: [(usize, &str); 47] = [
    (4, "main-diagonal; antidiagonal"),
    (4, "antidiagonal"),
    (6, "windows"),
    (9, "windows"),
    (6, "disjoint-groups"),
    (9, "centre-dot"),
    (4, "extra-region r1c1 r2c2 r2c4 r4c1"),
    (4, "anti-knight"),
    (4, "anti-king"),
    (4, "non-consecutive"),
    (4, "even r1c1 r2c3; odd r4c4"),
    (6, "thermometer r1c1 r2c2 r3c3 r3c4"),
    (4, "slow-thermometer r1c1 r1c2 r2c3"),
    (4, "greater-than r1c2 r1c1; greater-than r2c2 r3c2"),
    (6, "whisper r1c1 r2c2 r3c3; whisper 2 r6c6 r5c5"),
    (6, "renban r1c1 r2c2 r3c3"),
    (6, "nabner r1c1 r2c2 r3c3"),
    (6, "entropic r1c1 r2c2 r3c3 r3c4 r3c5"),
    (6, "modular r1c1 r2c2 r3c3 r3c4; modular 2 r6c6 r5c6 r4c6"),
    (4, "palindrome r1c1 r2c2 r3c3 r3c4"),
    (4, "clone r1c1 r1c2 r3c2 r3c3"),
    (6, "difference r1c1 r1c2; difference 2 r3c3 r4c3"),
    (6, "ratio r1c1 r1c2; ratio 3 r3c3 r4c3"),
    (4, "pair-sum 5 r1c1 r1c2"),
    (4, "difference r1c1 r1c2; all-differences"),
    (4, "ratio r1c1 r1c2; difference r2c1 r2c2; all-ratios; all-differences"),
    (4, "pair-sum 5 r1c1 r1c2; all-pair-sums"),
    (4, "cage r1c1 r1c2 r2c1; cage 7 r3c3 r3c4; cage 9 r4c1 r4c2 r4c3"),
    (4, "cage 10 r1c1 r1c2 r2c3 r3c3"),
    (6, "sum 20 r1c1 r3c3 r5c5 r6c6; sum 11 r6c1 r6c2"),
    (6, "arrow r1c1 r1c2 r1c3; arrow r6c1 r5c1; arrow 2 r3c1 r3c2 r4c3 r4c4 r4c5"),
    (6, "little-killer 12 r1c4 r2c5 r3c6; little-killer 3 r6c1"),
    (4, "region-sum r1c1 r1c2 r1c3 r2c4 r3c4; region-sum r4c1 r4c2 r4c3 r4c4"),
    (5, "regions 1112211322333245534455544; region-sum r1c1 r1c2 r1c3 r1c4 r2c4"),
    (6, "zipper r1c1 r1c2 r2c3 r3c3; zipper r6c1 r6c2 r6c3; zipper r5c1 r5c2 r5c3 r4c4 r4c5"),
    (6, "double-arrow r1c1 r1c2 r2c3 r3c3; double-arrow r6c4 r6c5 r6c6"),
    (6, "lockout r1c1 r2c1 r2c2 r1c2; lockout 2 r6c6 r5c5; lockout 1 r4c4 r3c4 r3c5"),
    (4, "sum-line 5 r1c1 r1c2 r2c3 r3c3; sum-line 3 r4c1 r4c2"),
    (4, "sum-line r1c1 r2c2 r3c3 r4c4"),
    (4, "between r1c1 r1c2 r2c3 r3c3; between r4c1 r4c2 r4c3"),
    (6, "quadruple 1335 r1c1 r1c2 r2c1 r2c2; quadruple 6 r3c3 r3c4 r4c3 r4c4"),
    (4, "quadruple 11 r1c1 r1c2 r2c1 r2c2; quadruple 34 r2c2 r2c3 r3c2 r3c3"),
    (4, "sandwich 5 r1c1 r1c4; sandwich 0 r1c2 r4c2; sandwich 2 r3c1 r3c4"),
    (6, "x-sum 9 r1c1 r1c6; x-sum 12 r6c2 r1c2; x-sum 1 r6c6 r6c1"),
    (4, "skyscraper 2 r1c1 r1c4; skyscraper 3 r4c2 r1c2; skyscraper 4 r3c4 r3c1"),
    (5, "regions 1112211322333245534455544"),
    (4, "no-boxes; main-diagonal; anti-king"),
];

#[test]
fn the_page_builds_the_same_tables() {
    let mut boards = Vec::new();
    let mut seed = 7_u32;
    for (side, rules) in SHARED {
        let Ok(rules) = Rules::read(
            Geometry::standard(side).unwrap_or_else(|| Geometry::with_boxes(1, side).unwrap()),
            rules,
        ) else {
            panic!("{rules}");
        };
        let board = Geometry::of(&rules).unwrap();
        let houses: Vec<_> = board
            .houses()
            .iter()
            .map(|house| {
                let kind = format!("{:?}", house.kind()).to_lowercase();
                let cells: Vec<usize> = house.cells().iter().map(|cell| cell.index()).collect();
                serde_json::json!([kind, house.number(), cells])
            })
            .filter(|house| !["row", "column"].contains(&house[0].as_str().unwrap()))
            .collect();
        let pairs: Vec<_> = board
            .cells()
            .flat_map(|cell| board.pairs(cell).map(move |(other, table)| (cell, other, table)))
            .filter(|(cell, other, _)| cell < other)
            .map(|(cell, other, table)| {
                let table: Vec<u32> = table.iter().map(|digits| digits.bits()).collect();
                serde_json::json!([cell.index(), other.index(), table])
            })
            .collect();
        let peers: Vec<usize> = board.cells().map(|cell| board.peers(cell).len()).collect();
        let domain: Vec<u32> = board.cells().map(|cell| board.domain(cell).bits()).collect();
        let sums: Vec<_> = board
            .sums()
            .iter()
            .map(|sum| {
                let mut terms: Vec<_> =
                    sum.terms().iter().map(|term| (term.cell.index(), term.factor)).collect();
                terms.sort_unstable();
                serde_json::json!([sum.rule(), terms, sum.total()])
            })
            .collect();
        let read: Vec<_> = board
            .automata()
            .iter()
            .map(|one| {
                let cells: Vec<usize> = one.cells().iter().map(|cell| cell.index()).collect();
                serde_json::json!([one.rule(), cells])
            })
            .collect();
        // Some digits, and the pairs of cells that break a rule.
        let mut puzzle = Puzzle::empty(board);
        for cell in board.cells() {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            if seed >> 30 != 0 {
                puzzle.set(cell, Some(Digit::from_index((seed >> 16) as usize % side)));
            }
        }
        let broken: BTreeSet<(usize, usize)> = puzzle
            .conflicts()
            .iter()
            .map(|conflict| conflict.cells.map(Cell::index))
            .map(|[a, b]| (a.min(b), a.max(b)))
            .collect();
        boards.push(format!(
            " {}",
            serde_json::json!({
                "boxRows": board.box_rows(), "boxColumns": board.box_columns(), "rules": rules.to_string(),
                "houses": houses, "domain": domain, "peers": peers, "pairs": pairs, "sums": sums, "read": read,
                "digits": puzzle.digits_line(), "broken": broken,
            })
        ));
    }
    let wanted = format!("[\n{}\n]\n", boards.join(",\n"));
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/rules.json");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, &wanted).unwrap();
    }
    let found = std::fs::read_to_string(path).unwrap_or_default();
    assert!(found == wanted, "data/rules.json is stale: ./update rules");
    let kinds: Vec<_> = SHARED.iter().map(|(_, rules)| *rules).collect();
    for kind in RuleKind::all() {
        assert!(kinds.iter().any(|rules| rules.contains(kind.id())), "{} is not compared", kind.id());
    }
}
