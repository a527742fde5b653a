//! The logs of games, which the server replays for rankings and exams: no log makes that panic, and what is found solved
//! took no negative time. The input is the content of an item of the kind `game`.
#![no_main]

use jade_game::{Limits, SyncedItem, ranked_solve, replayed_solve};
use jade_grid::line;
use std::cell::Cell;

libfuzzer_sys::fuzz_target!(|text: &str| {
    let Ok(SyncedItem::Game(game)) = SyncedItem::read("game", "a", text) else { return };
    // A level may take long to find out; a fuzzer has no time.
    let asked = Cell::new(0);
    let late = || {
        asked.set(asked.get() + 1);
        asked.get() > 1_000
    };
    let limits = Limits { cancel: Some(&late), ..Limits::default() };
    if let Ok(Some(solve)) = ranked_solve(&game, &limits) {
        assert!(line::read(&solve.puzzle).is_ok(), "{}", solve.puzzle);
    }
    let wanted =
        game.start().and_then(|start| start.worksheet().ok()).map(|sheet| sheet.sheet.givens().clone());
    if let Some(wanted) = wanted {
        drop(replayed_solve(&game, &wanted, &limits));
    }
});
