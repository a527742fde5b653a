//! [`ranked_solve`]: what a ranking may say of a game, found by replaying its log.
//!
//! A device sends the log of a game, not its result. Whether the puzzle was solved, how long that took and how much of
//! it the tutor did follows from the log; level and day follow from the puzzle.

use crate::contract::LevelJson;
use crate::records::day_number;
use jade_collection::Origin;
use jade_generate::{Difficulty, Wish};
use jade_grid::{Cell, Digit, Geometry, Puzzle, Sheet, canonical, line};
use jade_logic::Level;
use jade_search::Classification;
use jade_tutor::{Attempt, Cancelled, Limits, MakeEvent, Maker, PuzzleOrder, Question, classify};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::Duration;

/// The side of the largest board that is ranked.
const LARGEST: usize = 9;
/// The side of the largest board whose games are replayed.
const LARGEST_REPLAYED: usize = 16;
/// The most events that are replayed.
const MOST_EVENTS: usize = 50_000;
/// The longest time of a solve, in seconds: a day on the clock.
const LONGEST: u32 = 86_400;
/// Whoever enters so many digits in a row …
const BURST: usize = 12;
/// … in so many seconds is copying: the fastest solvers need about a second for a digit.
const BURST_SECONDS: u32 = 5;
/// The shortest time for a digit over a whole game, in milliseconds.
const FASTEST: u64 = 800;
/// The levels of the days, from Sunday, as in `web/game/today.js`.
const DAY_LEVELS: [Level; 7] =
    [Level::Medium, Level::VeryEasy, Level::Easy, Level::Easy, Level::Medium, Level::Medium, Level::Hard];

/// A solved game, as a ranking counts it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RankedSolve {
    /// The puzzle in canonical form, the same for all puzzles that are essentially this one.
    pub puzzle: String,
    /// Its level with all techniques; `None` if no technique solves it.
    pub level: Option<LevelJson>,
    /// If it is the puzzle of the day that the game names: the day, for example `2026-11-22`.
    pub day: Option<String>,
    /// The playing time until the board was full and right, in seconds. A game that was begun again counts from its
    /// first beginning.
    pub seconds: u32,
    /// The number of hints, including steps that the tutor took.
    pub hints: u32,
    /// Why its time cannot be believed; `None` if it can.
    pub fault: Option<SolveFault>,
}

/// Why the time of a game cannot be believed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolveFault {
    /// Times are missing from its log, or run backwards.
    Times,
    /// The digits were entered faster than anybody can solve.
    TooFast,
    /// Many digits were entered at once, as when they are copied.
    Burst,
}

impl SolveFault {
    /// Returns its name: `times`, `too-fast` or `burst`.
    ///
    /// ```
    /// assert_eq!(jade_contract::SolveFault::TooFast.id(), "too-fast");
    /// ```
    pub fn id(self) -> &'static str {
        match self {
            SolveFault::Times => "times",
            SolveFault::TooFast => "too-fast",
            SolveFault::Burst => "burst",
        }
    }
}

/// Reads what devices store of a game (the content of a `game`, see [`merge_synced`](crate::merge_synced)) and returns
/// what a ranking says of it. Returns `None` for what is not ranked: a game that is not solved, that began with digits,
/// that the tutor solved for the most part, without a single solution, or on a board above 9×9.
///
/// ```
/// use jade_contract::{Limits, ranked_solve};
/// let (givens, solution) = ("1..4.4..2....3.1", "1234341221434321");
/// let open = givens.char_indices().filter(|(_, symbol)| *symbol == '.').map(|(cell, _)| cell);
/// let events: Vec<String> = open.enumerate().map(|(number, cell)| {
///     let (digit, t) = (&solution[cell..=cell], 4 * number);
///     format!(r#"{{"type":"enter","cells":[{cell}],"digit":{digit},"t":{t}}}"#)
/// }).collect();
/// let start = format!(r#"{{"boxRows":2,"boxColumns":2,"givens":"{givens}"}}"#);
/// let game = format!(r#"{{"start":{start},"branches":[[{}]]}}"#, events.join(","));
/// let solve = ranked_solve(&game, &Limits::default()).unwrap().unwrap();
/// assert_eq!((solve.seconds, solve.hints, solve.fault), (36, 0, None));
/// ```
///
/// # Errors
/// [`Cancelled`] if the work was cancelled.
pub fn ranked_solve(game: &str, limits: &Limits<'_>) -> Result<Option<RankedSolve>, Cancelled> {
    let Ok(game) = serde_json::from_str::<Value>(game) else { return Ok(None) };
    let start = &game["start"];
    let Some(givens) = givens(start, LARGEST) else { return Ok(None) };
    let Some((played, hints)) = replayed(&game, &givens, limits)? else { return Ok(None) };
    let open = givens.geometry().cell_count() - givens.clue_count();
    if 2 * played.told.len() > open {
        return Ok(None);
    }
    let level = level(&givens, limits)?;
    let day = match start["label"]["day"].as_str() {
        Some(day) if day_puzzle(day, limits)?.as_ref() == Some(&givens) => Some(day.to_owned()),
        _ => None,
    };
    let puzzle = canonical(&givens).unwrap_or(givens).to_string();
    Ok(Some(RankedSolve { puzzle, level, day, seconds: played.seconds, hints, fault: played.fault }))
}

/// What the log of a game says of how a puzzle was solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReplayedSolve {
    /// The playing time until the board was full and right, in seconds; as in [`RankedSolve`].
    pub seconds: u32,
    /// The number of hints, including steps that the tutor took.
    pub hints: u32,
    /// Why its time cannot be believed; `None` if it can.
    pub fault: Option<SolveFault>,
}

/// Reads what devices store of a game, as [`ranked_solve`] does, and returns how it was solved. Boards may have up to 16×16
/// cells. Returns `None` if its log does not end at the solution of these givens.
///
/// ```
/// use jade_contract::{Limits, replayed_solve};
/// let start = r#"{"boxRows":2,"boxColumns":2,"givens":".234341221434321"}"#;
/// let game = format!(r#"{{"start":{start},"branches":[[{{"type":"enter","cells":[0],"digit":1,"t":3}}]]}}"#);
/// let solve = replayed_solve(&game, (2, 2, ".234341221434321"), &Limits::default()).unwrap().unwrap();
/// assert_eq!((solve.seconds, solve.hints, solve.fault), (3, 0, None));
/// assert_eq!(replayed_solve(&game, (2, 2, "1234341221434321"), &Limits::default()).unwrap(), None);
/// ```
///
/// # Errors
/// [`Cancelled`] if the work was cancelled.
pub fn replayed_solve(
    game: &str,
    (box_rows, box_columns, wanted): (u32, u32, &str),
    limits: &Limits<'_>,
) -> Result<Option<ReplayedSolve>, Cancelled> {
    let Ok(game) = serde_json::from_str::<Value>(game) else { return Ok(None) };
    let puzzle = json!({ "boxRows": box_rows, "boxColumns": box_columns, "givens": wanted });
    let Some(found) = givens(&game["start"], LARGEST_REPLAYED) else { return Ok(None) };
    if givens(&puzzle, LARGEST_REPLAYED).as_ref() != Some(&found) {
        return Ok(None);
    }
    Ok(replayed(&game, &found, limits)?.map(|(played, hints)| {
        let Played { seconds, fault, .. } = played;
        ReplayedSolve { seconds, hints, fault }
    }))
}

/// Replays the logs of a game until one is solved. Returns that with the number of hints.
fn replayed(game: &Value, givens: &Puzzle, limits: &Limits<'_>) -> Result<Option<(Played, u32)>, Cancelled> {
    let Classification::Proper(solution) = classify(givens, limits) else {
        limits.check()?;
        return Ok(None);
    };
    let branches = game["branches"].as_array().map(Vec::as_slice).unwrap_or_default();
    let played = branches.iter().filter_map(|log| play(givens, &solution, log.as_array()?)).next();
    let Some(played) = played else { return Ok(None) };
    let listed = game["counts"]["hints"].as_array().map(Vec::as_slice).unwrap_or_default();
    let listed = listed.iter().filter_map(Value::as_u64).fold(0, u64::saturating_add);
    let hints = u32::try_from(listed).unwrap_or(u32::MAX).max(played.accepted).min(9999);
    Ok(Some((played, hints)))
}

/// Returns the puzzle of a day; `None` if there is no such day.
///
/// # Errors
/// [`Cancelled`] if the work was cancelled.
fn day_puzzle(day: &str, limits: &Limits<'_>) -> Result<Option<Puzzle>, Cancelled> {
    let Some(number) = day_number(day) else { return Ok(None) };
    // The first of January 1970 was a Thursday.
    let weekday = usize::try_from((number + 4).rem_euclid(7)).unwrap_or(0);
    let Ok(seed) = u64::try_from(number) else { return Ok(None) };
    let Some(board) = Geometry::standard(9) else { return Ok(None) };
    let wish = Wish { difficulty: Difficulty::Level(DAY_LEVELS[weekday]), ..Wish::new(board) };
    let order =
        PuzzleOrder { origin: Origin::Collection, ..PuzzleOrder::new(wish.with_its_techniques(&[]), seed) };
    let Ok(maker) = Maker::new(order) else { return Ok(None) };
    let mut made = None;
    maker.run(limits, &|| Duration::ZERO, &mut |event| {
        if let MakeEvent::Puzzle(found) = event {
            made = Some(found.puzzle.clone());
        }
    });
    limits.check()?;
    Ok(made)
}

/// Returns the level of a puzzle with all techniques.
fn level(givens: &Puzzle, limits: &Limits<'_>) -> Result<Option<LevelJson>, Cancelled> {
    let Ok(sheet) = Sheet::new(givens.clone()) else { return Ok(None) };
    Ok(match jade_tutor::path(&Question::new(sheet), None, limits)? {
        Attempt::Done(solved) => solved.rating.level.map(LevelJson::from),
        Attempt::Improper(_) | Attempt::Faulty(_) | Attempt::Finished => None,
    })
}

/// Returns the givens of a game that began with nothing else.
fn givens(start: &Value, largest: usize) -> Option<Puzzle> {
    let boxes = |field: &str| usize::try_from(start[field].as_u64()?).ok();
    let geometry = Geometry::with_boxes(boxes("boxRows")?, boxes("boxColumns")?).ok()?;
    let is_empty = |line: &str| line.chars().all(|symbol| matches!(symbol, '.' | ' ' | '0'));
    let begun = start["entries"].as_str().is_some_and(|entries| !is_empty(entries));
    // A pencil-mark grid does not say what is given.
    let unknown = start["givensKnown"].as_bool() == Some(false);
    if geometry.side() > largest || begun || unknown {
        return None;
    }
    line::read_cells(geometry, start["givens"].as_str()?).ok()
}

/// What a log says up to the moment at which the board was full and right.
struct Played {
    seconds: u32,
    /// The number of steps that the tutor took.
    accepted: u32,
    /// The cells that the tutor filled, and rightly.
    told: BTreeSet<usize>,
    fault: Option<SolveFault>,
}

/// What is on the board: the digit of each cell, 0 for none.
type Digits = Vec<u8>;

/// Replays a log by the rules of `web/game/game.js`, without marks: every event but those that move through the history
/// is one step of it. Returns `None` if the board is never full and right.
fn play(givens: &Puzzle, solution: &Puzzle, log: &[Value]) -> Option<Played> {
    let digits = |puzzle: &Puzzle| -> Digits {
        let cells = (0..puzzle.geometry().cell_count()).map(Cell::new);
        cells.map(|cell| puzzle.get(cell).map_or(0, Digit::get)).collect()
    };
    let (given, right) = (digits(givens), digits(solution));
    let mut board =
        Board { now: given.clone(), given, past: Vec::new(), future: Vec::new(), saves: Vec::new() };
    let mut clock = Clock::default();
    let mut accepted = 0;
    let mut told = BTreeSet::new();
    // The time at which each digit was entered.
    let mut entered: Vec<u32> = Vec::new();
    for event in log.iter().take(MOST_EVENTS) {
        let kind = event["type"].as_str()?;
        clock.tick(event, kind);
        let before = board.now.clone();
        board.apply(event, kind)?;
        if kind == "accept" {
            accepted += 1;
            let cells = placements(event).map(|(cell, _)| cell);
            told.extend(cells.filter(|cell| board.now.get(*cell) == right.get(*cell)));
        }
        if kind == "enter" && board.now != before {
            entered.push(clock.seconds);
        }
        if board.now == right {
            let filled =
                right.iter().zip(&board.given).filter(|(_, given)| **given == 0).count() - told.len();
            let fault = clock.fault.or_else(|| too_fast(&entered, filled, clock.seconds));
            return Some(Played { seconds: clock.seconds, accepted, told, fault });
        }
    }
    None
}

fn too_fast(entered: &[u32], filled: usize, seconds: u32) -> Option<SolveFault> {
    let digits = entered.len().max(filled) as u64;
    if u64::from(seconds) * 1000 < digits * FASTEST {
        return Some(SolveFault::TooFast);
    }
    let burst = entered.windows(BURST).any(|times| times[BURST - 1] - times[0] <= BURST_SECONDS);
    burst.then_some(SolveFault::Burst)
}

/// The playing time, which only goes on: beginning again sets the clock of the page to zero, but not this one.
#[derive(Default)]
struct Clock {
    seconds: u32,
    /// What the page's clock showed.
    last: u32,
    /// What it showed before it was set to zero by the event before this one.
    before_reset: Option<u32>,
    fault: Option<SolveFault>,
}

impl Clock {
    fn tick(&mut self, event: &Value, kind: &str) {
        let shown = event["t"].as_u64().and_then(|t| u32::try_from(t).ok()).filter(|t| *t <= LONGEST);
        match shown {
            Some(shown) if shown >= self.last => {
                self.seconds = self.seconds.saturating_add(shown - self.last).min(LONGEST);
                self.last = shown;
            }
            _ => self.fault = Some(SolveFault::Times),
        }
        let before_reset = self.before_reset.take();
        if kind == "reset" {
            self.before_reset = Some(self.last);
            self.last = 0;
        } else if let ("undo", Some(before)) = (kind, before_reset) {
            self.last = before;
        }
    }
}

struct Board {
    given: Digits,
    now: Digits,
    past: Vec<Digits>,
    future: Vec<Digits>,
    /// The save points by number; 0 is the start.
    saves: Vec<(u64, Digits)>,
}

impl Board {
    /// Applies an event. Returns `None` if it cannot be read.
    fn apply(&mut self, event: &Value, kind: &str) -> Option<()> {
        let next = match kind {
            "undo" => {
                if let Some(before) = self.past.pop() {
                    self.future.push(std::mem::replace(&mut self.now, before));
                }
                return Some(());
            }
            "redo" => {
                if let Some(after) = self.future.pop() {
                    self.past.push(std::mem::replace(&mut self.now, after));
                }
                return Some(());
            }
            "save" => {
                let number = 1 + self.saves.iter().map(|(number, _)| *number).max().unwrap_or(0);
                self.saves.push((number, self.now.clone()));
                return Some(());
            }
            "forget" => {
                let number = event["save"].as_u64()?;
                self.saves.retain(|(one, _)| *one != number);
                return Some(());
            }
            "goTo" => match event["save"].as_u64()? {
                0 => self.given.clone(),
                number => self.saves.iter().find(|(one, _)| *one == number)?.1.clone(),
            },
            "rewind" => self.past.get(usize::try_from(event["to"].as_u64()?).ok()?)?.clone(),
            "reset" => self.given.clone(),
            "enter" => {
                let digit = event["digit"].as_u64()?;
                self.with(cells(event).map(|cell| (cell, digit)))?
            }
            "accept" => self.with(placements(event))?,
            "erase" if cells(event).any(|cell| self.is_entry(cell)) => {
                self.with(cells(event).map(|cell| (cell, 0)))?
            }
            _ => self.now.clone(),
        };
        self.past.push(std::mem::replace(&mut self.now, next));
        self.future.clear();
        Some(())
    }

    fn is_entry(&self, cell: usize) -> bool {
        self.given.get(cell) == Some(&0) && self.now.get(cell).is_some_and(|digit| *digit > 0)
    }

    /// Returns the board with these digits in cells that are not given.
    fn with(&self, digits: impl Iterator<Item = (usize, u64)>) -> Option<Digits> {
        let mut next = self.now.clone();
        for (cell, digit) in digits {
            if *self.given.get(cell)? == 0 {
                next[cell] = u8::try_from(digit).ok()?;
            }
        }
        Some(next)
    }
}

/// The cells of an event. What is no number is far outside every board.
fn cells(event: &Value) -> impl Iterator<Item = usize> + '_ {
    event["cells"].as_array().into_iter().flatten().map(number)
}

/// The digits that an accepted step enters.
fn placements(event: &Value) -> impl Iterator<Item = (usize, u64)> + '_ {
    let all = event["placements"].as_array().into_iter().flatten();
    all.map(|one| (number(&one["cell"]), one["digit"].as_u64().unwrap_or(u64::MAX)))
}

fn number(value: &Value) -> usize {
    value.as_u64().and_then(|number| usize::try_from(number).ok()).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    const SOLUTION: &str =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

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

    fn solve(game: &Value) -> Option<RankedSolve> {
        ranked_solve(&game.to_string(), &Limits::default()).unwrap()
    }

    #[test]
    fn a_solved_game_is_ranked_with_its_time_and_level() {
        let one = solve(&game(enter(open(), 4, 3))).unwrap();
        assert_eq!((one.seconds, one.hints, one.fault, one.day), (4 + 3 * 50, 0, None, None));
        assert!(one.level.is_some());
        // The same puzzle with its rows in another order is the same puzzle.
        let rows: Vec<&str> =
            PUZZLE.as_bytes().chunks(9).map(|row| std::str::from_utf8(row).unwrap()).collect();
        let other = [1, 0, 2, 3, 4, 5, 6, 7, 8].map(|row: usize| rows[row]).concat();
        let form = canonical(&line::read_cells(Geometry::standard(9).unwrap(), &other).unwrap()).unwrap();
        assert_eq!(one.puzzle, form.to_string());
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
        let told = |count: usize| -> Vec<Value> {
            let accept = |mut event: Value| {
                event["placements"] = json!([{ "cell": event["cells"][0], "digit": event["digit"] }]);
                event["type"] = json!("accept");
                event
            };
            let log = enter(open(), 4, 3).into_iter().enumerate();
            log.map(|(number, event)| if number < count { accept(event) } else { event }).collect()
        };
        assert_eq!(solve(&game(told(25))).unwrap().hints, 25);
        assert_eq!(solve(&game(told(26))), None);
        for bad in [json!({}), json!([]), json!({ "start": {}, "branches": [[]] }), json!(null)] {
            assert_eq!(solve(&bad), None, "{bad}");
        }
        let mut several = game(enter(open(), 4, 3));
        several["start"]["givens"] = json!(format!("53{}", ".".repeat(79)));
        assert_eq!(solve(&several), None);
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
    fn whoever_begins_again_has_not_saved_time() {
        let mut log = enter(open().take(40), 4, 3);
        log.push(json!({ "type": "reset", "t": 130 }));
        log.extend(enter(open(), 1, 2));
        assert_eq!(solve(&game(log)).unwrap().seconds, 130 + 101);
    }

    #[test]
    fn impossible_times_are_set_aside() {
        let fault = |log: Vec<Value>| solve(&game(log)).unwrap().fault;
        assert_eq!(fault(enter(open(), 4, 1)), None);
        assert_eq!(fault(enter(open(), 4, 0)), Some(SolveFault::TooFast));
        let mut log = enter(open().take(30), 4, 10);
        log.extend(enter(open().skip(30), 400, 0));
        assert_eq!(fault(log), Some(SolveFault::Burst));
        let mut log = enter(open(), 4, 3);
        log[20]["t"] = json!(1);
        assert_eq!(fault(log.clone()), Some(SolveFault::Times));
        log[20].as_object_mut().unwrap().remove("t");
        assert_eq!(fault(log), Some(SolveFault::Times));
        // Several cells at once are one entry, but the whole board is not.
        let digit = |digit: char| {
            let cells: Vec<usize> = open().filter(|cell| SOLUTION.as_bytes()[*cell] == digit as u8).collect();
            let t = u64::from(digit.to_digit(10).unwrap()) * 4;
            json!({ "type": "enter", "cells": cells, "digit": digit.to_digit(10), "t": t })
        };
        assert_eq!(fault(('1'..='9').map(digit).collect()), Some(SolveFault::TooFast));
    }

    #[test]
    fn a_replay_is_of_the_puzzle_that_is_meant() {
        let replay = |game: &Value, givens: &str| {
            replayed_solve(&game.to_string(), (3, 3, givens), &Limits::default()).unwrap()
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
        assert_eq!(replay(&game(enter(open(), 4, 0)), PUZZLE).unwrap().fault, Some(SolveFault::TooFast));
        for nonsense in ["", "null", "{}", "[1]"] {
            assert_eq!(replayed_solve(nonsense, (3, 3, PUZZLE), &Limits::default()).unwrap(), None);
        }
        assert_eq!(replayed_solve(&one.to_string(), (0, 9, PUZZLE), &Limits::default()).unwrap(), None);
    }

    #[test]
    fn hints_are_those_of_the_log_or_of_the_device() {
        let mut one = game(enter(open(), 4, 3));
        one["counts"] = json!({ "hints": [1, 0, 2, 0, 0], "pauses": 3 });
        assert_eq!(solve(&one).unwrap().hints, 3);
    }

    #[test]
    fn the_puzzle_of_a_day_is_that_of_its_date() {
        let puzzle = |day| day_puzzle(day, &Limits::default()).unwrap();
        let sunday = puzzle("2026-11-22").unwrap();
        assert_ne!(puzzle("2026-11-23").unwrap(), sunday);
        assert_eq!(level(&sunday, &Limits::default()).unwrap(), Some(LevelJson::Medium));
        assert_eq!(level(&puzzle("2026-11-28").unwrap(), &Limits::default()).unwrap(), Some(LevelJson::Hard));
        for day in ["2026-02-30", "", "today", "1969-12-31"] {
            assert_eq!(puzzle(day), None, "{day}");
        }
        let Classification::Proper(solution) = classify(&sunday, &Limits::default()) else { panic!() };
        let (given, full) = (sunday.to_string(), solution.to_string());
        let cells = (0..81).filter(|cell| !given.as_bytes()[*cell].is_ascii_digit());
        let event = |(number, cell): (usize, usize)| json!({ "type": "enter", "cells": [cell], "digit": full[cell..=cell].parse::<u8>().unwrap(), "t": 5 * number });
        let log: Vec<Value> = cells.enumerate().map(event).collect();
        let of = |day: &str| json!({ "start": { "boxRows": 3, "boxColumns": 3, "givens": given, "label": { "day": day } }, "branches": [log] });
        assert_eq!(solve(&of("2026-11-22")).unwrap().day.as_deref(), Some("2026-11-22"));
        // A day that the puzzle does not belong to is not believed.
        assert_eq!(solve(&of("2026-11-23")).unwrap().day, None);
    }
}
