//! What the server says of stored games: whether they were solved, how fast, and whether that can be.

use jade_game::{
    GameItem, Limits, RankedSolve, ReplayedSolve, SyncedItem, TimeFault, day_number, levels_of_day,
    puzzle_of_day, ranked_solve, replayed_solve, rules_of_day, variant_of_day,
};
use jade_grid::{Geometry, Puzzle, canonical, line};
use jade_logic::Level;
use jade_search::Classification;
use jade_tutor::classify;
use serde_json::{Value, json};

const PUZZLE: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// Enters the digits of these cells, each `wait` seconds after the one before.
fn enter(cells: impl Iterator<Item = usize>, from: u64, wait: u64) -> Vec<Value> {
    let digit = |cell: usize| SOLUTION[cell..=cell].parse::<u8>().unwrap();
    let one = |(number, cell)| json!({ "type": "enter", "cells": [cell], "digit": digit(cell), "t": from + wait * number as u64 });
    cells.enumerate().map(one).collect()
}

fn open() -> impl Iterator<Item = usize> {
    PUZZLE.bytes().enumerate().filter(|(_, symbol)| *symbol == b'0').map(|(cell, _)| cell)
}

fn game(log: Vec<Value>) -> Value {
    json!({ "start": { "boxRows": 3, "boxColumns": 3, "givens": PUZZLE }, "branches": [log] })
}

fn item(game: &Value) -> Option<GameItem> {
    match SyncedItem::read("game", "id", &game.to_string()) {
        Ok(SyncedItem::Game(item)) => Some(item),
        _ => None,
    }
}

fn ranked(game: &Value) -> Option<RankedSolve> {
    ranked_solve(&item(game)?, &Limits::default()).unwrap()
}

fn solve(game: &Value) -> Option<ReplayedSolve> {
    Some(ranked(game)?.solve)
}

#[test]
fn a_solved_game_is_ranked_with_its_time_and_level() {
    let one = ranked(&game(enter(open(), 4, 3))).unwrap();
    assert_eq!(one.solve, ReplayedSolve { seconds: 4 + 3 * 50, hints: 0, fault: None });
    assert!(one.level.is_some() && one.day.is_none());
    // The same puzzle with its rows in another order is the same puzzle.
    let rows: Vec<&str> = PUZZLE.as_bytes().chunks(9).map(|row| std::str::from_utf8(row).unwrap()).collect();
    let other = [1, 0, 2, 3, 4, 5, 6, 7, 8].map(|row: usize| rows[row]).concat();
    let form = canonical(&line::read_cells(Geometry::standard(9).unwrap(), &other).unwrap()).unwrap();
    assert_eq!(one.puzzle, form.to_string());
}

/// Small boards are solved in seconds, so they win no table.
#[test]
fn only_boards_of_nine_are_ranked() {
    let (givens, solution) = ("1..4.4..2....3.1", "1234341221434321");
    let open = givens.char_indices().filter(|(_, symbol)| *symbol == '.').map(|(cell, _)| cell);
    let log: Vec<Value> = open
        .enumerate()
        .map(|(number, cell)| {
            let digit = solution.as_bytes()[cell] - b'0';
            json!({ "type": "enter", "cells": [cell], "digit": digit, "t": 4 * number })
        })
        .collect();
    let small = json!({ "start": { "boxRows": 2, "boxColumns": 2, "givens": givens }, "branches": [log] });
    assert_eq!(ranked(&small), None);
}

/// A device could add a faster branch to a game that was solved slowly.
#[test]
fn of_several_branches_the_slowest_counts() {
    let mut one = game(enter(open(), 4, 60));
    let slow = solve(&one).unwrap().seconds;
    let undo = vec![json!({ "type": "undo", "t": 0 })];
    let fast = [undo, enter(open(), 1, 1)].concat();
    for branches in [json!([one["branches"][0], fast]), json!([fast, one["branches"][0]])] {
        one["branches"] = branches;
        assert_eq!(solve(&one).unwrap().seconds, slow);
    }
}

/// A log that would take gigabytes, since each of its steps copies thousands of links, is not replayed to its end.
#[test]
fn a_replay_has_bounded_room() {
    let save = || json!({ "type": "save", "name": "a", "t": 0 });
    let saves: Vec<Value> = (0..5_000).map(|_| save()).collect();
    assert!(solve(&game([saves, enter(open(), 4, 3)].concat())).is_some(), "save points take next to none");
    let candidate = |number: usize| json!({ "cell": number / 9 % 81, "digit": 1 + number % 9 });
    let link = |number: usize| {
        let to = candidate(number + 1 + number / 729);
        json!({ "type": "link", "from": candidate(number), "to": to, "strong": true, "t": 0 })
    };
    let links = |count: usize| game([(0..count).map(link).collect(), enter(open(), 4, 3)].concat());
    assert!(solve(&links(500)).is_some());
    assert_eq!(solve(&links(9_000)), None);
}

#[test]
fn what_is_not_solved_alone_is_not_ranked() {
    let mut log = enter(open(), 4, 3);
    log.pop();
    assert_eq!(solve(&game(log.clone())), None, "a cell is empty");
    let mut wrong = log.clone();
    wrong.push(json!({ "type": "enter", "cells": [78], "digit": 9, "t": 200 }));
    assert_eq!(solve(&game(wrong)), None);
    let mut begun = game(enter(open(), 4, 3));
    begun["start"]["entries"] = json!(format!("..4{}", ".".repeat(78)));
    assert_eq!(solve(&begun), None);
    let said = |count: usize| -> Vec<Value> {
        let accept = |event: Value| {
            let placement = json!({ "cell": event["cells"][0], "digit": event["digit"] });
            json!({ "type": "accept", "placements": [placement], "t": event["t"], "technique": "x-wing" })
        };
        let log = enter(open(), 4, 3).into_iter().enumerate();
        log.map(|(number, event)| if number < count { accept(event) } else { event }).collect()
    };
    assert_eq!(solve(&game(said(25))).unwrap().hints, 25);
    assert_eq!(solve(&game(said(26))), None);
    for bad in [json!({}), json!([]), json!({ "start": {}, "branches": [[]] }), json!(null)] {
        assert_eq!(solve(&bad), None, "{bad}");
    }
    let mut several = game(enter(open(), 4, 3));
    several["start"]["givens"] = json!(format!("53{}", ".".repeat(79)));
    assert_eq!(solve(&several), None);
}

/// A board that is nearly full, or whose start says more than its givens, is no measure of anybody.
#[test]
fn only_a_puzzle_is_ranked() {
    let with_givens = |count: usize| {
        let mut left = count - 30;
        let givens: String = PUZZLE
            .char_indices()
            .map(|(cell, symbol)| match symbol {
                '0' if left > 0 => {
                    left -= 1;
                    char::from(SOLUTION.as_bytes()[cell])
                }
                symbol => symbol,
            })
            .collect();
        let open: Vec<usize> =
            givens.char_indices().filter(|(_, symbol)| *symbol == '0').map(|(cell, _)| cell).collect();
        let mut one = game(enter(open.into_iter(), 4, 3));
        one["start"]["givens"] = json!(givens);
        one
    };
    assert!(solve(&with_givens(40)).is_some());
    assert_eq!(solve(&with_givens(41)), None);
    assert_eq!(solve(&with_givens(79)), None);
    let with_start = |field: &str, value: Value| {
        let mut one = game(enter(open(), 4, 3));
        one["start"][field] = value;
        solve(&one)
    };
    let masks = |mask: u32| json!([&[0; 80][..], &[mask]].concat());
    for field in ["corners", "candidates", "removed", "excluded"] {
        assert!(with_start(field, masks(0)).is_some(), "{field}");
        assert_eq!(with_start(field, masks(4)), None, "{field}");
    }
    assert_eq!(with_start("colors", json!([{ "cell": 2, "color": 4 }])), None);
}

#[test]
fn history_is_followed() {
    let mut log = enter(open(), 4, 3);
    let (last, t) = (log.pop().unwrap(), 400);
    log.extend([
        json!({ "type": "save", "name": "a", "t": t }),
        json!({ "type": "corner", "cells": [78], "digit": 1, "t": t }),
        json!({ "type": "reset", "t": t }),
        json!({ "type": "undo", "t": 2 }),
        json!({ "type": "enter", "cells": [2], "digit": 1, "t": t + 4 }),
        json!({ "type": "erase", "cells": [2, 3], "t": t + 5 }),
        json!({ "type": "goTo", "save": 1, "t": t + 6 }),
        json!({ "type": "undo", "t": t + 7 }),
        json!({ "type": "redo", "t": t + 8 }),
        json!({ "type": "rewind", "to": 50, "t": t + 9 }),
        json!({ "type": "color", "cells": [2], "at": 0, "color": 1, "t": t + 9 }),
        json!({ "type": "enter", "cells": [last["cells"][0]], "digit": last["digit"], "t": t + 10 }),
    ]);
    // Two seconds passed before the reset was undone.
    let one = solve(&game(log)).unwrap();
    assert_eq!((one.seconds, one.fault), (t as u32 + 10 + 2, None));
}

#[test]
fn beginning_again_saves_no_time() {
    let mut log = enter(open().take(40), 4, 3);
    log.push(json!({ "type": "reset", "t": 130 }));
    log.extend(enter(open(), 1, 2));
    assert_eq!(solve(&game(log)).unwrap().seconds, 130 + 101);
}

#[test]
fn impossible_times_are_set_aside() {
    let fault = |log: Vec<Value>| solve(&game(log)).unwrap().fault;
    assert_eq!(fault(enter(open(), 4, 1)), None);
    assert_eq!(fault(enter(open(), 4, 0)), Some(TimeFault::TooFast));
    let mut log = enter(open().take(30), 4, 10);
    log.extend(enter(open().skip(30), 400, 0));
    assert_eq!(fault(log), Some(TimeFault::Burst));
    let mut log = enter(open(), 4, 3);
    log[20]["t"] = json!(1);
    assert_eq!(fault(log.clone()), Some(TimeFault::Times));
    log[20].as_object_mut().unwrap().remove("t");
    assert_eq!(fault(log), Some(TimeFault::Times));
    // Several cells at once are one entry, but the whole board is not.
    let digit = |digit: char| {
        let cells: Vec<usize> = open().filter(|cell| SOLUTION.as_bytes()[*cell] == digit as u8).collect();
        let t = u64::from(digit.to_digit(10).unwrap()) * 4;
        json!({ "type": "enter", "cells": cells, "digit": digit.to_digit(10), "t": t })
    };
    assert_eq!(fault(('1'..='9').map(digit).collect()), Some(TimeFault::TooFast));
}

#[test]
fn a_replay_is_of_the_puzzle_that_is_meant() {
    let replay = |game: &Value, givens: &str| {
        replayed_solve(&item(game)?, &line::read(givens).unwrap(), &Limits::default()).unwrap()
    };
    let mut one = game(enter(open(), 4, 3));
    let dots = PUZZLE.replace('0', ".");
    let solved = replay(&one, PUZZLE).unwrap();
    assert_eq!((solved.seconds, solved.hints, solved.fault), (solve(&one).unwrap().seconds, 0, None));
    assert_eq!(replay(&one, &dots), Some(solved), "written in another way");
    let other = dots.replacen('3', ".", 1);
    assert_eq!(replay(&one, &other), None, "another puzzle");
    one["counts"] = json!({ "hints": [1, 0, 2, 0, 0] });
    assert_eq!(replay(&one, PUZZLE).unwrap().hints, 3);
    assert_eq!(replay(&game(enter(open().skip(1), 4, 3)), PUZZLE), None, "not full");
    assert_eq!(replay(&game(enter(open(), 4, 0)), PUZZLE).unwrap().fault, Some(TimeFault::TooFast));
    one["start"] = json!({ "boxRows": 0, "boxColumns": 9, "givens": PUZZLE });
    assert_eq!(replay(&one, PUZZLE), None, "no board");
}

#[test]
fn hints_are_those_of_the_log_or_of_the_device() {
    let mut one = game(enter(open(), 4, 3));
    one["counts"] = json!({ "hints": [1, 0, 2, 0, 0], "pauses": 3 });
    assert_eq!(solve(&one).unwrap().hints, 3);
}

#[test]
fn the_puzzles_of_a_day_are_those_of_its_date() {
    let puzzle =
        |day, level| puzzle_of_day(day, level, &Limits::default()).unwrap().map(|found| found.puzzle);
    for day in ["2026-11-22", "2026-11-23"] {
        let levels = levels_of_day(day).unwrap();
        let puzzles = levels.map(|level| puzzle(day, level).unwrap());
        for (wanted, level) in puzzles.iter().zip(levels) {
            let solved = solved_on(wanted, day);
            assert_eq!((solved.day.as_deref(), solved.level), (Some(day), Some(level)));
            // A day that the puzzle does not belong to is not believed.
            assert_eq!(solved_on(wanted, "2026-11-24").day, None);
            assert_ne!(puzzle("2026-11-24", Level::Medium).as_ref(), Some(wanted));
        }
    }
    // A level that is none of the day's.
    assert_eq!(puzzle("2026-11-22", Level::VeryEasy), None);
    assert_eq!(puzzle("2026-11-23", Level::Easy), None);
    assert_eq!(puzzle("2026-11-23", Level::Extreme), None);
    for day in ["2026-02-30", "", "today", "1969-12-31"] {
        assert_eq!(puzzle(day, Level::Medium), None, "{day}");
    }
}

/// When there was one puzzle a day, its level was that of the weekday. It is still one of the day's, so that solves from
/// then still count.
#[test]
fn the_only_puzzle_that_a_day_had_is_one_of_its_three() {
    use Level::{Easy, Hard, Medium, VeryEasy};
    let only_ones = [Medium, VeryEasy, Easy, Easy, Medium, Medium, Hard];
    for (day, only) in (22..=28).map(|date| format!("2026-11-{date}")).zip(only_ones) {
        assert!(levels_of_day(&day).unwrap().contains(&only), "{day}");
    }
}

/// Solves the puzzle as that of a day.
fn solved_on(puzzle: &Puzzle, day: &str) -> RankedSolve {
    let Classification::Proper(solution) = classify(puzzle, &Limits::default()) else { panic!() };
    let open = puzzle.geometry().cells().filter(|cell| puzzle.get(*cell).is_none());
    let log: Vec<Value> = open
        .enumerate()
        .map(|(number, cell)| {
            let digit = solution.get(cell).unwrap().get();
            json!({ "type": "enter", "cells": [cell.index()], "digit": digit, "t": 5 * number })
        })
        .collect();
    let label = json!({ "day": day });
    let start = json!({ "boxRows": 3, "boxColumns": 3, "givens": puzzle.to_string(), "label": label });
    ranked(&json!({ "start": start, "branches": [log] })).unwrap()
}

/// The page is tested on the same days.
#[test]
fn the_days_have_the_numbers_and_levels_that_they_have_on_the_page() {
    let days: Vec<Value> = serde_json::from_str(include_str!("../../../../data/days.json")).unwrap();
    assert!(days.len() > 5);
    for one in days {
        let day = one["day"].as_str().unwrap();
        assert_eq!(day_number(day), one["number"].as_i64(), "{day}");
        let levels = levels_of_day(day).unwrap().map(|level| level.to_string());
        assert_eq!(json!(levels), one["levels"], "{day}");
        assert_eq!(rules_of_day(day), one["variant"].as_str(), "{day}");
    }
}

/// The same puzzle each time, with the rules of the day and one solution.
#[test]
fn every_day_has_a_variant_of_its_own() {
    let mut lines = std::collections::BTreeSet::new();
    for day in 20..27 {
        let day = format!("2026-11-{day}");
        let found = variant_of_day(&day, &Limits::default()).unwrap().unwrap();
        assert!(!found.puzzle.geometry().is_plain() && found.solution.solves(&found.puzzle), "{day}");
        let again = variant_of_day(&day, &Limits::default()).unwrap().unwrap();
        assert_eq!(again.puzzle, found.puzzle, "{day}");
        lines.insert(found.puzzle.to_string());
    }
    assert_eq!(lines.len(), 7);
    assert!(variant_of_day("2026-02-30", &Limits::default()).unwrap().is_none());
}
