//! The logs of games that the page's tests run too.

use jade_game::{Game, GameEvent, GameLog, StartData, StoredEvent};
use serde::Deserialize;
use serde_json::{Map, Value};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    start: StartData,
    events: Vec<StoredEvent>,
    /// What the game is after some numbers of events.
    expect: Map<String, Value>,
}

#[derive(Deserialize, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
struct State {
    values: String,
    undo: usize,
    redo: usize,
    /// The number of each save point with that of its parent.
    #[serde(default)]
    saves: Vec<(u64, u64)>,
    #[serde(default)]
    at: u64,
}

fn state(game: &Game) -> State {
    State {
        values: game.sheet().values().to_string(),
        undo: game.steps(),
        redo: game.undone(),
        saves: game.saves().iter().map(|save| (save.number, save.parent)).collect(),
        at: game.at(),
    }
}

#[test]
fn every_log_leads_where_it_leads_on_the_page() {
    let cases: Vec<Case> = serde_json::from_str(include_str!("../../../../data/game-log.json")).unwrap();
    assert!(cases.len() >= 12);
    for case in cases {
        assert!(!case.expect.is_empty(), "{}", case.name);
        for (count, expected) in case.expect {
            let events = &case.events[..count.parse::<usize>().unwrap()];
            let log = GameLog::read(&case.start, events).unwrap();
            let expected: State = serde_json::from_value(expected).unwrap();
            assert_eq!(state(&log.play()), expected, "{}, after {count} events", case.name);
        }
    }
}

#[test]
fn several_changes_are_one_step() {
    let sheet = jade_grid::Sheet::new(jade_grid::line::read("1....2....3....4").unwrap()).unwrap();
    let mut game = Game::new(sheet.into());
    let corner = |digit| GameEvent::Sheet(jade_grid::Event::Corner { cells: vec![1], digit });
    assert!(game.play_as_one(&[corner(1), corner(2)]));
    assert_eq!(game.steps(), 1);
    assert!(!game.play_as_one(&[GameEvent::Undo, GameEvent::Redo]));
    assert!(game.play(&GameEvent::Undo));
    assert_eq!(game.worksheet(), game.start());
}
