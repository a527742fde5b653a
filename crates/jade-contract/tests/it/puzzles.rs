//! Puzzles to order: which events are sent, in which order, and when the work stops.

use jade_contract::*;
use jade_generate::{Method, PlaceSymmetry, Wish};
use serde_json::{Value, json};
use std::cell::Cell;
use std::time::Duration;

/// Returns all events of a request. The clock advances by `tick` whenever it is read.
fn said(request: &GenerateRequest, tick: Duration) -> Vec<GenerateEvent> {
    let now = Cell::new(Duration::ZERO);
    let clock = || {
        now.set(now.get() + tick);
        now.get()
    };
    let mut events = Vec::new();
    let job = PuzzleJob::new(request, 99).unwrap();
    job.run(&Limits::default(), &clock, &mut |event| events.push(event));
    events
}

fn puzzles(events: &[GenerateEvent]) -> Vec<String> {
    let made = |event: &GenerateEvent| match event {
        GenerateEvent::Made { puzzle } => Some(puzzle.puzzle.clone()),
        _ => None,
    };
    events.iter().filter_map(made).collect()
}

fn request(json: Value) -> GenerateRequest {
    serde_json::from_value(json).unwrap()
}

fn wanted(level: &str, count: u64) -> GenerateRequest {
    let wish = json!({ "difficulty": { "level": level } });
    request(json!({ "wish": wish, "goal": { "count": count } }))
}

#[test]
fn events_begin_and_end_and_do_not_depend_on_the_clock() {
    let request = wanted("hard", 4);
    let events = said(&request, Duration::ZERO);
    assert!(matches!(events[0], GenerateEvent::Begun { seed: 99, .. }));
    assert!(matches!(events.last(), Some(GenerateEvent::Ended { made: 4, .. })));
    let slow = said(&request, Duration::from_millis(1));
    assert_eq!(puzzles(&slow), puzzles(&events));
    let progress = slow.iter().filter(|event| matches!(event, GenerateEvent::Progress { .. })).count();
    assert!(progress > 0, "a clock that goes on is told of");
    // A deadline can only end the work sooner.
    let late = said(&GenerateRequest { seconds: Some(1), ..request }, Duration::from_secs(1));
    let (late, all) = (puzzles(&late), puzzles(&events));
    assert!(late.len() < all.len() && all.starts_with(&late));
}

#[test]
fn cancelling_keeps_the_best() {
    let request = GenerateRequest { goal: GoalJson::Best, seconds: Some(600), ..wanted("hard", 1) };
    let (better, asked) = (Cell::new(0), Cell::new(0));
    let cancel = || {
        asked.set(asked.get() + 1);
        better.get() >= 2 || asked.get() > 1_000_000
    };
    let mut last = None;
    let mut made = Vec::new();
    let job = PuzzleJob::new(&request, 7).unwrap();
    let limits = Limits { cancel: Some(&cancel), ..Limits::default() };
    job.run(&limits, &|| Duration::ZERO, &mut |event| match event {
        GenerateEvent::Better { puzzle } => {
            better.set(better.get() + 1);
            last = Some(puzzle.puzzle);
        }
        GenerateEvent::Made { puzzle } => made.push(puzzle.puzzle),
        _ => {}
    });
    assert_eq!(made, [last.unwrap()]);
}

#[test]
fn what_is_ready_is_drawn_until_it_is_used_up() {
    let wish = json!({ "difficulty": { "level": "easy" }, "givens": { "exactly": 29 } });
    let request =
        request(json!({ "wish": wish, "source": "collection", "attempt": 3, "goal": { "count": 1000 } }));
    let events = said(&request, Duration::ZERO);
    let Some(GenerateEvent::Ended { made, text, .. }) = events.last() else { panic!("it ends") };
    assert!(*made < 1000 && !text.is_empty());
    assert!(puzzles(&events).iter().all(|puzzle| puzzle.bytes().filter(|cell| *cell != b'.').count() == 29));
}

fn wish(json: &Value) -> Result<Wish, AskError> {
    puzzle_order(&request(json!({ "wish": json })), 1).map(|order| order.wish)
}

#[test]
fn wishes_are_understood_in_any_profile() {
    let x_wing = json!({ "technique": { "id": "x-wing" } });
    let mut own = json!({
        "difficulty": x_wing,
        "techniques": { "only": ["full-house", "naked-single", "hidden-single"] },
    });
    // What is asked for by name comes in.
    assert_eq!(wish(&own).unwrap().profile.techniques.len(), 4);
    own["techniques"]["without"] = json!(["x-wing"]);
    assert_eq!(wish(&own).unwrap().profile.techniques.len(), 3);
    let without = request(json!({ "wish": own }));
    assert_eq!(PuzzleJob::new(&without, 1).err().unwrap().code, "impossible");
    let early = json!({ "difficulty": { "technique": { "id": "naked-pair", "early": true } } });
    let early = wish(&early).unwrap();
    let place = early.profile.techniques.iter().position(|r| r.technique.id().as_str() == "naked-pair");
    assert!(place.unwrap() <= 4, "{place:?}");
    let mut places = ".".repeat(16);
    places.replace_range(0..4, "1111");
    let four = json!({ "layout": { "places": places }, "boxes": { "rows": 2, "columns": 2 } });
    assert_eq!(wish(&four).unwrap().places.unwrap().len(), 4);
}

/// A name in JSON is the name in the options of the command line.
#[test]
fn symmetries_and_methods_are_called_as_on_the_command_line() {
    for symmetry in PlaceSymmetry::ALL {
        assert_eq!(json!(SymmetryJson::from(symmetry)), symmetry.as_str());
    }
    for method in Method::ALL {
        assert_eq!(json!(MethodJson::from(method)), method.as_str());
    }
}

#[test]
fn what_does_not_go_together_is_refused_by_its_field() {
    let (hard, x_wing) = (json!({ "level": "hard" }), json!({ "id": "x-wing", "early": true }));
    let early = json!({ "difficulty": { "technique": x_wing }, "techniques": { "profile": "classic" } });
    let refused = [
        (json!({ "goal": "best" }), "goal"),
        (json!({ "wish": { "difficulty": hard }, "goal": "best", "source": "collection" }), "goal"),
        (json!({ "wish": { "layout": "nikoli" }, "source": "collection" }), "source"),
        (json!({ "wish": early }), "wish.difficulty.technique.early"),
        (json!({ "wish": { "require": ["x-wnig"] } }), "wish.require"),
    ];
    for (json, field) in refused {
        let error = puzzle_order(&request(json.clone()), 1).err().unwrap();
        assert_eq!(error.field.as_deref(), Some(field), "{json}: {error}");
    }
}
