//! [`GameLog`]: what a device stores of a game, and [`Verdict`]: what its log says, found by replaying it.

use crate::{EventLog, Game, GameEvent, LoggedEvent, StartData, StoredEvent, Worksheet};
use jade_grid::{Cell, Event, Puzzle};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The most events that are replayed.
pub const MAX_EVENTS: usize = 10_000;
/// The most bytes of all worksheets of a game that is replayed, about: 10,000 events of a 16×16 board.
const MAX_WORKSHEET_BYTES: usize = 64 * 1024 * 1024;
/// The longest time of a game, in seconds: a day on the clock.
const MAX_SECONDS: u32 = 86_400;
/// So many digits in a row …
const BURST_DIGITS: usize = 12;
/// … in so many seconds are copied: the fastest solvers need about a second for a digit.
const BURST_SECONDS: u32 = 5;
/// The shortest mean time for a digit over a whole game, in milliseconds.
const MIN_DIGIT_MS: u64 = 800;

/// The start of a game and the events since.
#[derive(Clone, PartialEq, Debug)]
pub struct GameLog {
    /// The worksheet at the start.
    pub start: Worksheet,
    /// The events, with those that had no effect.
    pub events: Vec<LoggedEvent>,
}

impl GameLog {
    /// Reads a log as the page stores it; `None` if its start is not a sheet.
    pub fn read(start: &StartData, events: &[StoredEvent]) -> Option<GameLog> {
        let start = start.worksheet().ok()?;
        Some(GameLog { start, events: events.iter().take(MAX_EVENTS).map(LoggedEvent::read).collect() })
    }

    /// Reads the log of an item that devices share; `None` if its start is not a sheet.
    pub(crate) fn of(start: &StartData, log: &EventLog) -> Option<GameLog> {
        let start = start.worksheet().ok()?;
        Some(GameLog { start, events: log.events().take(MAX_EVENTS).map(LoggedEvent::read_text).collect() })
    }

    /// Plays all events. Returns the game at the end.
    pub fn play(&self) -> Game {
        let mut game = Game::new(self.start.clone());
        for event in self.events.iter().filter_map(|entry| entry.event.as_ref()) {
            game.play(event);
        }
        game
    }

    /// Replays the game until its board is full and right. `None` if it never is, if it began with entries, or if it takes
    /// more room than a game that somebody plays: each event then has thousands of links or colours to copy.
    pub fn verdict(&self, solution: &Puzzle) -> Option<Verdict> {
        if self.start.sheet.entries().filled_count() > 0 {
            return None;
        }
        let mut game = Game::new(self.start.clone());
        let mut clock = Clock::default();
        let mut steps_taken = 0;
        let mut bytes = 0_usize;
        let mut told: BTreeSet<Cell> = BTreeSet::new();
        // The time at which each digit was entered.
        let mut entered: Vec<u32> = Vec::new();
        let is_right = |game: &Game, cell: Cell| game.sheet().value(cell) == solution.get(cell);
        for LoggedEvent { event, seconds } in &self.events {
            clock.tick(event.as_ref(), *seconds);
            bytes = bytes.saturating_add(game.worksheet().size());
            if bytes > MAX_WORKSHEET_BYTES {
                return None;
            }
            let Some(event) = event else { continue };
            let before = game.sheet().entries().clone();
            game.play(event);
            match event {
                GameEvent::Sheet(Event::Accept { placements, .. }) => {
                    steps_taken += 1;
                    let board = solution.geometry();
                    let placed = placements.iter().filter(|one| one.cell < board.cell_count());
                    told.extend(placed.map(|one| Cell::new(one.cell)).filter(|cell| is_right(&game, *cell)));
                }
                GameEvent::Sheet(Event::Enter { .. }) if *game.sheet().entries() != before => {
                    entered.push(clock.seconds);
                }
                _ => {}
            }
            if game.sheet().values() == *solution {
                let filled = solution.filled_count() - self.start.sheet.givens().filled_count() - told.len();
                let fault = clock.fault.or_else(|| too_fast(&entered, filled, clock.seconds));
                return Some(Verdict { seconds: clock.seconds, steps_taken, told: told.len(), fault });
            }
        }
        None
    }
}

/// What the log of a solved game says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The playing time until the board was full and right, in seconds. A game that was begun again counts from its first
    /// beginning.
    pub seconds: u32,
    /// The number of steps that the tutor took.
    pub steps_taken: u32,
    /// The number of digits that the tutor entered, and rightly.
    pub told: usize,
    /// Why its time cannot be believed; `None` if it can.
    pub fault: Option<TimeFault>,
}

/// Why the time of a game cannot be believed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum TimeFault {
    /// Times are missing from its log, or run backwards.
    Times,
    /// The digits were entered faster than anybody can solve.
    TooFast,
    /// Many digits were entered at once, as when they are copied.
    Burst,
}

impl TimeFault {
    /// Every fault.
    pub const ALL: [TimeFault; 3] = [TimeFault::Times, TimeFault::TooFast, TimeFault::Burst];

    /// Returns its name: `times`, `too-fast` or `burst`.
    ///
    /// ```
    /// assert_eq!(jade_game::TimeFault::TooFast.id(), "too-fast");
    /// ```
    pub fn id(self) -> &'static str {
        match self {
            TimeFault::Times => "times",
            TimeFault::TooFast => "too-fast",
            TimeFault::Burst => "burst",
        }
    }
}

fn too_fast(entered: &[u32], filled: usize, seconds: u32) -> Option<TimeFault> {
    let digits = entered.len().max(filled) as u64;
    if u64::from(seconds) * 1000 < digits * MIN_DIGIT_MS {
        return Some(TimeFault::TooFast);
    }
    let is_burst =
        entered.windows(BURST_DIGITS).any(|times| times[BURST_DIGITS - 1] - times[0] <= BURST_SECONDS);
    is_burst.then_some(TimeFault::Burst)
}

/// The playing time, which only goes on: beginning again sets the clock of the page to zero, but not this one.
#[derive(Default)]
struct Clock {
    seconds: u32,
    /// What the page's clock showed.
    last: u32,
    /// What it showed before it was set to zero by the event before this one.
    before_reset: Option<u32>,
    fault: Option<TimeFault>,
}

impl Clock {
    fn tick(&mut self, event: Option<&GameEvent>, seconds: Option<u32>) {
        match seconds.filter(|seconds| *seconds <= MAX_SECONDS) {
            Some(shown) if shown >= self.last => {
                self.seconds = self.seconds.saturating_add(shown - self.last).min(MAX_SECONDS);
                self.last = shown;
            }
            _ => self.fault = Some(TimeFault::Times),
        }
        let before_reset = self.before_reset.take();
        match (event, before_reset) {
            (Some(GameEvent::Sheet(Event::Reset)), _) => {
                self.before_reset = Some(self.last);
                self.last = 0;
            }
            (Some(GameEvent::Undo), Some(before)) => self.last = before,
            _ => {}
        }
    }
}
