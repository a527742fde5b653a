//! Puzzles to order: which events are sent, in which order, and when the work stops.

use jade_contract::*;
use jade_generate::Wish;
use std::cell::Cell;
use std::time::Duration;

/// Returns all events of a request. The clock advances by `tick` whenever it is read.
fn told(request: &GenerateRequest, tick: Duration) -> Vec<GenerateEvent> {
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

fn wanted(level: &str, count: u64) -> GenerateRequest {
    GenerateRequest { level: Some(level.into()), count: Some(count), ..GenerateRequest::default() }
}

#[test]
fn events_begin_and_end_and_do_not_depend_on_the_clock() {
    let request = wanted("hard", 4);
    let events = told(&request, Duration::ZERO);
    assert!(matches!(events[0], GenerateEvent::Begun { seed: 99, .. }));
    assert!(matches!(events.last(), Some(GenerateEvent::Ended { made: 4, .. })));
    let slow = told(&request, Duration::from_millis(1));
    assert_eq!(puzzles(&slow), puzzles(&events));
    let progress = slow.iter().filter(|event| matches!(event, GenerateEvent::Progress { .. })).count();
    assert!(progress > 0, "a clock that goes on is told of");
    // A deadline can only end the work sooner.
    let late = told(&GenerateRequest { seconds: Some(1), ..request }, Duration::from_secs(1));
    let (late, all) = (puzzles(&late), puzzles(&events));
    assert!(late.len() < all.len() && all.starts_with(&late));
}

#[test]
fn cancelling_keeps_the_best() {
    let request = GenerateRequest { best: true, seconds: Some(600), ..wanted("hard", 1) };
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
fn the_collection_is_used_until_it_is_exhausted() {
    let request =
        GenerateRequest { library: true, clues: Some(22), attempt: Some(3), ..wanted("easy", 1000) };
    let events = told(&request, Duration::ZERO);
    let Some(GenerateEvent::Ended { made, text, .. }) = events.last() else { panic!("it ends") };
    assert!(*made < 1000 && !text.is_empty());
    assert!(puzzles(&events).iter().all(|puzzle| puzzle.bytes().filter(|cell| *cell != b'.').count() == 22));
}

fn wish(request: &GenerateRequest) -> Result<Wish, AskError> {
    puzzle_order(request, 1).map(|order| order.wish)
}

#[test]
fn wishes_are_understood_in_any_profile() {
    let own = |only: &[&str], technique: &str| GenerateRequest {
        only: Some(only.iter().map(|id| (*id).to_owned()).collect()),
        technique: Some(technique.to_owned()),
        ..GenerateRequest::default()
    };
    let singles = ["full-house", "naked-single", "hidden-single"];
    // A technique requested by name is added.
    let understood = wish(&own(&singles, "x-wing")).unwrap();
    assert_eq!(understood.profile.techniques.len(), 4);
    let without = GenerateRequest { without: Some(vec!["x-wing".into()]), ..own(&singles, "x-wing") };
    assert_eq!(wish(&without).unwrap().profile.techniques.len(), 3);
    assert_eq!(PuzzleJob::new(&without, 1).err().unwrap().code, "impossible");
    let early = GenerateRequest { only: None, early: true, ..own(&singles, "naked-pair") };
    let early = wish(&early).unwrap();
    let place = early.profile.techniques.iter().position(|r| r.technique.id().as_str() == "naked-pair");
    assert!(place.unwrap() <= 4, "{place:?}");
    let mut places = ".".repeat(16);
    places.replace_range(0..4, "1111");
    let four = GenerateRequest {
        places: Some(places),
        box_rows: Some(2),
        box_columns: Some(2),
        ..GenerateRequest::default()
    };
    assert_eq!(wish(&four).unwrap().places.unwrap().len(), 4);
}
