//! The event vectors that the page's reducer runs too, and properties of random games.

use jade_game::{Game, GameEvent, Worksheet};
use jade_grid::{CandidateData, DigitSet, Event, Geometry, Puzzle, Sheet};
use proptest::prelude::*;
use serde::Deserialize;
use serde_json::Value;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    start: Sheet,
    steps: Vec<Step>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    event: Value,
    expect: Option<Sheet>,
    error: Option<String>,
}

#[test]
fn every_vector_holds() {
    let cases: Vec<Case> = serde_json::from_str(include_str!("../../../../data/sheet-events.json")).unwrap();
    assert!(cases.len() >= 30);
    for case in cases {
        let mut game = Game::new(Worksheet::from(case.start));
        for (i, step) in case.steps.into_iter().enumerate() {
            let place = format!("{}, step {}: {}", case.name, i + 1, step.event);
            let before = game.clone();
            let event: GameEvent = serde_json::from_value(step.event.clone()).expect(&place);
            let changed = game.play(&event);
            match (step.expect, step.error, event) {
                (Some(sheet), None, _) => {
                    assert_eq!(game.sheet(), &sheet, "{place}");
                    assert_eq!(changed, sheet != *before.sheet(), "{place}");
                }
                (None, Some(kind), GameEvent::Sheet(event)) => {
                    assert_eq!(before.sheet().apply(&event).unwrap_err().kind(), kind, "{place}");
                    assert_eq!(game, before, "{place}");
                }
                _ => panic!("{place}: either expect or error"),
            }
        }
    }
}

fn events(cells: usize, side: usize) -> impl Strategy<Value = Event> {
    // One in some hundreds is off the board.
    let cell = move || 0..cells + usize::from(cells < 256);
    let digit = move || 1..=side;
    let list = move || prop::collection::vec(cell(), 1..4);
    let candidate = move || (cell(), digit()).prop_map(|(cell, digit)| CandidateData { cell, digit });
    let candidates = move || prop::collection::vec(candidate(), 0..3);
    prop_oneof![
        6 => (list(), digit(), any::<bool>(), any::<bool>()).prop_map(|(cells, digit, clean, returns)| Event::Enter { cells, digit, clean, returns }),
        3 => list().prop_map(|cells| Event::Erase { cells }),
        3 => (list(), digit()).prop_map(|(cells, digit)| Event::Corner { cells, digit }),
        4 => (list(), digit()).prop_map(|(cells, digit)| Event::Candidate { cells, digit }),
        2 => any::<bool>().prop_map(|returns| Event::FillCandidates { returns }),
        1 => any::<bool>().prop_map(|returns| Event::Compute { returns }),
        1 => Just(Event::ClearMarks),
        1 => Just(Event::CleanMarks),
        2 => list().prop_map(|cells| Event::Promote { cells }),
        3 => (candidates(), candidates(), candidates(), any::<bool>(), any::<bool>()).prop_map(
            |(placements, eliminations, notes, clean, returns)| Event::Accept { placements, eliminations, notes, clean, returns }
        ),
        1 => Just(Event::Reset),
    ]
}

fn games() -> impl Strategy<Value = (Puzzle, Vec<Event>)> {
    prop::sample::select(vec![(2, 2), (2, 3), (3, 2), (3, 3), (4, 4)]).prop_flat_map(|(rows, columns)| {
        let board = Geometry::with_boxes(rows, columns).unwrap();
        let (cells, side) = (board.cell_count(), board.side());
        let givens =
            prop::collection::vec(prop::option::weighted(0.2, 0..side), cells).prop_map(move |digits| {
                let digits = digits.into_iter().map(|digit| digit.map(jade_grid::Digit::from_index));
                Puzzle::from_digits(board, digits).unwrap()
            });
        (givens, prop::collection::vec(events(cells, side), 0..40))
    })
}

proptest! {
    #[test]
    fn undo_returns_to_the_start_and_redo_to_the_end((givens, events) in games()) {
        let start = Sheet::new(givens).unwrap();
        let mut game = Game::new(Worksheet::from(start.clone()));
        let mut states = vec![start];
        for event in events {
            if game.play(&event.into()) {
                states.push(game.sheet().clone());
            }
        }
        prop_assert_eq!(game.steps() + 1, states.len());
        for sheet in states.iter().rev() {
            prop_assert_eq!(game.sheet(), sheet);
            prop_assert_eq!(game.play(&GameEvent::Undo), !std::ptr::eq(sheet, &states[0]));
        }
        prop_assert_eq!(game.steps(), 0);
        for sheet in &states {
            prop_assert_eq!(game.sheet(), sheet);
            game.play(&GameEvent::Redo);
        }
        prop_assert_eq!(game.undone(), 0);
        prop_assert_eq!(game.sheet(), states.last().unwrap());
    }

    #[test]
    fn every_sheet_of_a_game_is_valid((givens, events) in games()) {
        let mut sheet = Sheet::new(givens.clone()).unwrap();
        let board = givens.geometry();
        for event in events {
            let json = serde_json::to_string(&event).unwrap();
            prop_assert_eq!(&serde_json::from_str::<Event>(&json).unwrap(), &event);
            if let Ok(next) = sheet.apply(&event) {
                sheet = next;
            }
            prop_assert_eq!(sheet.givens(), &givens);
            prop_assert!(sheet.entries().filled().all(|(cell, _)| !sheet.is_given(cell)));
            prop_assert!(board.cells().all(|cell| sheet.candidates(cell) != Some(DigitSet::EMPTY)));
            // As JSON it is the same sheet, so nothing on it is off the board.
            let json = serde_json::to_string(&sheet).unwrap();
            prop_assert_eq!(&serde_json::from_str::<Sheet>(&json).unwrap(), &sheet);
            match sheet.position() {
                Err(_) => prop_assert!(!sheet.conflicts().is_empty()),
                Ok(position) => {
                    prop_assert!(sheet.conflicts().is_empty());
                    prop_assert_eq!(position.to_puzzle(), sheet.values());
                    prop_assert_eq!(position.givens(), Some(givens.filled().map(|(cell, _)| cell).collect()));
                    for cell in position.open_cells() {
                        let all = DigitSet::all(board.side());
                        let listed = sheet.candidates(cell).unwrap_or(all);
                        prop_assert_eq!(position.candidates(cell), sheet.allowed(cell) & listed);
                    }
                }
            }
        }
    }

    #[test]
    fn what_an_entry_clears_comes_back_with_its_cell(
        (givens, events) in games(),
        (cell, digit, other) in (0..256_usize, 0..16_usize, 0..16_usize),
    ) {
        let board = givens.geometry();
        let apply = |sheet: Sheet, event: &Event| sheet.apply(event).unwrap_or(sheet);
        let sheet = events.iter().fold(Sheet::new(givens).unwrap(), apply);
        let cell = cell % board.cell_count();
        prop_assume!(sheet.is_open(jade_grid::Cell::new(cell)));
        let enter = |digit: usize| Event::Enter {
            cells: vec![cell],
            digit: 1 + digit % board.side(),
            clean: true,
            returns: true,
        };
        let entered = sheet.apply(&enter(digit)).unwrap().apply(&enter(other)).unwrap();
        let erased = entered.apply(&Event::Erase { cells: vec![cell] }).unwrap();
        prop_assert_eq!(sheet.entries(), erased.entries());
        let values = sheet.values();
        for cell in board.cells() {
            // What other digits forbid may have been written all the same; that stays away.
            let peers: jade_grid::LargeCellSet = board.peers_of(cell);
            let free = DigitSet::all(board.side()) - peers.iter().filter_map(|peer| values.get(peer)).collect();
            let list = |sheet: &Sheet| sheet.candidates(cell).unwrap_or_default();
            prop_assert_eq!(sheet.corners(cell) & free, erased.corners(cell) & free);
            prop_assert_eq!(list(&sheet) & free, list(&erased) & free);
            prop_assert_eq!(sheet.excluded(cell), erased.excluded(cell));
            // A list that was gone in between has forgotten what was removed from it.
            prop_assert!(sheet.removed(cell).is_superset(erased.removed(cell)));
        }
    }

    #[test]
    fn no_json_makes_the_reader_panic(
        json in r#"\{("boxRows":[0-9]{1,20},)?("boxColumns":[0-9]{1,3},)?("givens":"[0-9.A-G]{0,20}",)?"entries":"[0-9.x]{0,17}"\}"#,
    ) {
        let _ = serde_json::from_str::<Sheet>(&json);
    }
}
