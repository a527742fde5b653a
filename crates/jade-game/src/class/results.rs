//! [`ClassWork`]: what a pupil has done, from what their devices have synced: nothing else is stored about it.

use super::task::{ClassPuzzle, ClassTask, is_technique};
use crate::record::{GameOutcome, GameRecord};
use crate::statistics::number;
use crate::sync::PracticeItem;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Something that a device has sent, with what is known of its way to the server.
#[derive(Clone, Debug)]
pub struct Arrival<T> {
    /// What it sent.
    pub content: T,
    /// When it came in its present form, by the clock of the server, in milliseconds since 1970; `None` if an older
    /// version took it.
    pub received: Option<i64>,
    /// By how many milliseconds the clock of its device was ahead of the server’s then; negative if it was behind.
    pub ahead: i64,
}

impl<T> Arrival<T> {
    /// Returns the time of the server at which the clock of the device showed `at`, if that clock has gone evenly. Nothing
    /// was done later than it came.
    ///
    /// ```
    /// use jade_game::Arrival;
    /// let slow = Arrival { content: (), received: Some(5_000), ahead: -1_000 };
    /// assert_eq!((slow.time(2_000), slow.time(4_500)), (3_000, 5_000));
    /// assert_eq!(Arrival { content: (), received: None, ahead: 0 }.time(4_500), 4_500);
    /// ```
    pub fn time(&self, at: i64) -> i64 {
        match self.received {
            Some(received) => at.saturating_sub(self.ahead).min(received),
            None => at,
        }
    }
}

/// When an assignment can be worked on, in milliseconds since 1970, by the clock of the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opening {
    /// When it opens.
    pub opens: i64,
    /// When it closes.
    pub closes: i64,
}

/// How often a pattern was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FindCounts {
    /// Without help.
    pub unaided: u32,
    /// With a hint that did not go to the end.
    pub helped: u32,
    /// Not found: the hint went to the end, or the board was given up.
    pub missed: u32,
}

/// How a pupil does with a technique.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TechniqueResult {
    /// The id of the technique.
    pub technique: String,
    /// On the boards of its practice.
    pub practice: FindCounts,
    /// In games.
    pub games: FindCounts,
}

/// How a pupil has solved a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PuzzleResult {
    /// Whether the pupil solved it; if not, it was left, or the tutor entered most digits.
    pub solved: bool,
    /// The playing time in seconds.
    pub seconds: u32,
    /// The number of hints.
    pub hints: u32,
    /// The number of digits that the tutor entered.
    pub told: u32,
    /// The number of wrong digits that were entered.
    pub mistakes: u32,
    /// Whether it ended after the assignment closed.
    pub late: bool,
    /// Of a solved puzzle of an exam: whether the server has replayed the game and found the right solution, without
    /// hints, in a time that is possible and fits between the beginning of the exam and the receipt of the game. Who held
    /// the device, and what else helped, cannot be checked. Otherwise the game may not have been synced yet. Absent if this
    /// is not checked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub checked: Option<bool>,
    /// The id of the game.
    #[serde(skip)]
    pub game: String,
}

/// How far a pupil is with an assignment.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ClassResult {
    /// How much is done: puzzles solved, patterns found, or the station.
    pub done: u32,
    /// Of how much.
    pub of: u32,
    /// How much of that was done without help.
    pub unaided: u32,
    /// The playing time of what is done, in seconds; absent if it is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seconds: Option<u32>,
    /// The number of hints.
    pub hints: u32,
    /// Whether some of it was done after the assignment closed.
    pub late: bool,
    /// When the pupil began an exam, by the clock of the server, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub begun: Option<i64>,
    /// Each puzzle; `null` if there is no game of it.
    pub puzzles: Vec<Option<PuzzleResult>>,
}

/// What the server found when it replayed a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct GameCheck {
    /// The playing time, in seconds; `None` if the game does not end at the solution or its times are not possible.
    pub seconds: Option<u32>,
    /// The number of hints.
    pub hints: u32,
    /// When the game came in this form, by the clock of the server, in milliseconds since 1970; `None` if that is not known.
    #[serde(default)]
    pub received: Option<i64>,
}

/// By how many milliseconds clocks may differ over an exam.
const EXAM_GRACE_MS: i64 = 5_000;
/// How many milliseconds after the end of an exam a game may come: devices send what is solved at once, but a connection
/// may fail for a moment.
const EXAM_RECEIPT_MS: i64 = 60_000;

impl ClassResult {
    /// Says of each solved puzzle whether it is checked. `verdict` is what was found in a game, if anything was. The time
    /// of what is checked is that of the replay. It has to fit between the beginning of the exam and the receipt of the
    /// game, by the clock of the server; and what takes longer than from the beginning to the end, give or take five
    /// seconds, is late, whatever the clock of the device says. So is what comes more than a minute after the end.
    pub fn check(&mut self, opening: Opening, verdict: impl Fn(&str) -> Option<GameCheck>) {
        let mut sum: Option<u32> = None;
        let begun = self.begun;
        let lasts = |seconds: u32| i64::from(seconds).saturating_mul(1000).saturating_sub(EXAM_GRACE_MS);
        let fits = |found: &GameCheck| match (begun, found.received, found.seconds) {
            (Some(begun), Some(received), Some(seconds)) => lasts(seconds) <= received.saturating_sub(begun),
            _ => true,
        };
        for one in self.puzzles.iter_mut().flatten().filter(|one| one.solved) {
            let found = verdict(&one.game);
            let replayed = found.and_then(|found| found.seconds).unwrap_or(one.seconds);
            one.late |= begun.is_some_and(|begun| lasts(replayed) > opening.closes.saturating_sub(begun));
            let received = found.and_then(|found| found.received).filter(|_| begun.is_some());
            one.late |= received.is_some_and(|at| at > opening.closes.saturating_add(EXAM_RECEIPT_MS));
            self.late |= one.late;
            let found = found.filter(|found| found.hints == 0 && one.hints == 0);
            let seconds = found.filter(fits).and_then(|found| found.seconds);
            one.checked = Some(seconds.is_some());
            one.seconds = seconds.unwrap_or(one.seconds);
            sum = Some(sum.unwrap_or(0).saturating_add(one.seconds));
        }
        self.seconds = sum;
    }

    /// Returns the puzzles that were solved, by place, each with the id of its game.
    pub fn solved(&self) -> impl Iterator<Item = (usize, &str)> {
        let all = self.puzzles.iter().enumerate();
        all.filter_map(|(place, one)| Some((place, one.as_ref().filter(|one| one.solved)?.game.as_str())))
    }
}

/// How the names of settings begin that say that a station was walked through; they end with `:walked`.
pub const STATION: &str = "first:station:";

/// A board of practice.
#[derive(Clone, Debug)]
struct Board {
    at: i64,
    /// The number of rungs asked for; negative if the pattern was not found.
    help: i64,
    seconds: Option<u32>,
}

/// A game, as far as results need it.
#[derive(Clone, Debug)]
struct Played {
    id: String,
    box_rows: u32,
    box_columns: u32,
    solved: bool,
    at: i64,
    /// When it came, by the clock of the server; `None` if that is not known.
    received: Option<i64>,
    seconds: u32,
    hints: u32,
    told: u32,
    mistakes: u32,
}

/// What a pupil has done since they came to the class.
#[derive(Clone, Debug, Default)]
pub struct ClassWork {
    /// When they came.
    joined: i64,
    /// The games of each puzzle.
    games: BTreeMap<String, Vec<Played>>,
    /// What was found in games, by technique.
    found: BTreeMap<String, FindCounts>,
    practice: BTreeMap<String, Vec<Board>>,
    /// The stations that were walked through.
    walked: Vec<String>,
}

fn time(at: u64) -> i64 {
    i64::try_from(at).unwrap_or(i64::MAX)
}

/// Returns the time of the server at which a board was practised. The log may come from several devices, but only the clock
/// of the last one is known. If that is ahead, only times that cannot be true are corrected: otherwise boards of another
/// device would seem to be from before the pupil came, and be lost.
fn board_time<T>(log: &Arrival<T>, at: i64) -> i64 {
    let is_true = log.ahead >= 0 && log.received.is_none_or(|received| at <= received);
    if is_true { at } else { log.time(at) }
}

fn hints(record: &GameRecord) -> u32 {
    record.hints.iter().fold(0, |sum, hints| sum.saturating_add(*hints))
}

impl ClassWork {
    /// Begins to collect what the devices of a pupil have sent. What was done before `joined`, in milliseconds since 1970,
    /// is left out. Games and boards count by the clock of the server, as far as it can be known: that of the device may be
    /// wrong by days.
    pub fn since(joined: i64) -> ClassWork {
        ClassWork { joined, ..ClassWork::default() }
    }

    /// Adds the record of a game.
    pub fn add_record(&mut self, arrived: Arrival<GameRecord>) {
        let at = arrived.time(time(arrived.content.at));
        let received = arrived.received;
        let record = arrived.content;
        if at < self.joined {
            return;
        }
        for (id, used) in record.techniques.iter().flatten() {
            let [.., missed] = used.hints;
            // Counts come from a device: they may be anything.
            let hints = used.hints.iter().fold(0, |sum: u32, hints| sum.saturating_add(*hints));
            // What a hint showed was not found unaided.
            let unaided = used.own.saturating_sub(hints);
            // Ids come from a device, too.
            if (unaided == 0 && hints == 0) || !is_technique(id) {
                continue;
            }
            let found = self.found.entry(id.clone()).or_default();
            found.unaided = found.unaided.saturating_add(unaided);
            found.helped = found.helped.saturating_add(hints.saturating_sub(missed));
            found.missed = found.missed.saturating_add(missed);
        }
        let played = Played {
            hints: hints(&record),
            id: record.id,
            box_rows: record.box_rows,
            box_columns: record.box_columns,
            solved: record.outcome == GameOutcome::Solved,
            at,
            received,
            seconds: record.seconds,
            told: record.told,
            mistakes: record.mistakes,
        };
        self.games.entry(record.puzzle).or_default().push(played);
    }

    /// Adds the practice of a technique by its id.
    pub fn add_practice(&mut self, technique: &str, arrived: &Arrival<PracticeItem>) {
        // What was found in a game is among the techniques of its record.
        let log = arrived.content.log.iter().filter(|entry| !entry.is_of_a_game());
        let board = |entry: &crate::sync::PracticeEntry| {
            let at = board_time(arrived, entry.at);
            Some(Board { at, help: entry.help()?, seconds: entry.seconds() })
        };
        let log: Vec<Board> = log.filter_map(board).filter(|board| board.at >= self.joined).collect();
        if !log.is_empty() && is_technique(technique) {
            self.practice.insert(technique.to_owned(), log);
        }
    }

    /// Adds the name of a setting.
    pub fn add_setting(&mut self, name: &str) {
        let station = name.strip_prefix(STATION).and_then(|name| name.strip_suffix(":walked"));
        self.walked.extend(station.map(str::to_owned));
    }

    /// Returns how the pupil does with each technique that came up, by id.
    pub fn techniques(&self) -> Vec<TechniqueResult> {
        let mut all: BTreeMap<&str, TechniqueResult> = BTreeMap::new();
        for (id, boards) in &self.practice {
            let found = &mut all.entry(id).or_default().practice;
            for board in boards {
                match board.help {
                    0 => found.unaided += 1,
                    1.. => found.helped += 1,
                    _ => found.missed += 1,
                }
            }
        }
        for (id, found) in &self.found {
            all.entry(id).or_default().games = *found;
        }
        all.into_iter().map(|(id, one)| TechniqueResult { technique: id.to_owned(), ..one }).collect()
    }

    /// Returns how far the pupil is with an assignment. `begun` is when they began it, if it is an exam.
    pub fn result(&self, opening: Opening, task: &ClassTask, begun: Option<i64>) -> ClassResult {
        let from = begun.unwrap_or(opening.opens);
        match task {
            ClassTask::Puzzles { puzzles, .. } => self.puzzles(puzzles, from, opening.closes, begun),
            ClassTask::Station { station } => {
                let done = u32::from(self.walked.contains(station));
                ClassResult { done, of: 1, unaided: done, ..ClassResult::default() }
            }
            ClassTask::Drill { technique, count } => self.drill(technique, *count, from, opening.closes),
        }
    }

    fn puzzles(&self, puzzles: &[ClassPuzzle], from: i64, until: i64, begun: Option<i64>) -> ClassResult {
        let of = number(puzzles.len());
        let mut result = ClassResult { of, begun, ..ClassResult::default() };
        for puzzle in puzzles {
            let is_it = |game: &&Played| {
                game.box_rows == puzzle.box_rows && game.box_columns == puzzle.box_columns && game.at >= from
            };
            // Of several games the first that was solved in time, or else the first that was solved, or else the last.
            let key = |game: &&Played| {
                let soon = if game.solved { -game.at } else { game.at };
                (game.solved, game.at <= until, soon, game.id.clone())
            };
            let best = self.games.get(&puzzle.givens).into_iter().flatten().filter(is_it).max_by_key(key);
            // Of an exam, what comes long after the end may have been played then, whatever its device says.
            let came_late = |game: &Played| {
                begun.and(game.received).is_some_and(|at| at > until.saturating_add(EXAM_RECEIPT_MS))
            };
            let solve = best.map(|game| PuzzleResult {
                solved: game.solved,
                seconds: game.seconds,
                hints: game.hints,
                told: game.told,
                mistakes: game.mistakes,
                late: game.at > until || came_late(game),
                checked: None,
                game: game.id.clone(),
            });
            if let Some(one) = &solve {
                result.hints = result.hints.saturating_add(one.hints);
                if one.solved {
                    result.done += 1;
                    result.unaided += u32::from(one.hints == 0 && one.told == 0);
                    result.seconds = Some(result.seconds.unwrap_or(0).saturating_add(one.seconds));
                    result.late |= one.late;
                }
            }
            result.puzzles.push(solve);
        }
        result
    }

    fn drill(&self, technique: &str, count: u32, from: i64, until: i64) -> ClassResult {
        let mut result = ClassResult { of: count, ..ClassResult::default() };
        for board in self.practice.get(technique).into_iter().flatten() {
            if board.at < from || result.done == count {
                continue;
            }
            if let Some(seconds) = board.seconds {
                result.seconds = Some(result.seconds.unwrap_or(0).saturating_add(seconds));
            }
            if board.help >= 0 {
                result.done += 1;
                result.unaided += u32::from(board.help == 0);
                result.hints += u32::from(board.help > 0);
                result.late |= board.at > until;
            }
        }
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sync::SyncedItem;
    use serde_json::{Value, json};

    const GIVENS: &str = "1....2....3....4";

    fn practised(technique: &str, log: Value) -> (String, Arrival<PracticeItem>) {
        let item = SyncedItem::read("practice", technique, &log.to_string()).unwrap();
        let SyncedItem::Practice(content) = item else { panic!() };
        (technique.to_owned(), Arrival { content, received: None, ahead: 0 })
    }

    /// Returns the record of a game of 4×4.
    fn record(id: &str, outcome: &str, at: i64, hints: [u32; 5]) -> Arrival<GameRecord> {
        let body = json!({
            "version": 2, "id": id, "boxRows": 2, "boxColumns": 2, "puzzle": GIVENS, "givens": 4,
            "outcome": outcome, "profile": "full", "playedOn": "page", "seconds": 60, "pauses": 0, "mistakes": 1,
            "hints": hints, "told": 0, "at": at, "date": "2026-11-23",
            "techniques": { "x-wing": { "needed": 1, "own": 3, "hints": hints } },
        });
        Arrival { content: serde_json::from_value(body).unwrap(), received: None, ahead: 0 }
    }

    fn work(
        records: &[Arrival<GameRecord>],
        practice: &[(String, Arrival<PracticeItem>)],
        settings: &[&str],
        joined: i64,
    ) -> ClassWork {
        let mut work = ClassWork::since(joined);
        records.iter().for_each(|record| work.add_record(record.clone()));
        practice.iter().for_each(|(technique, arrived)| work.add_practice(technique, arrived));
        settings.iter().for_each(|name| work.add_setting(name));
        work
    }

    fn open(opens: i64, closes: i64) -> Opening {
        Opening { opens, closes }
    }

    fn puzzles() -> ClassTask {
        let puzzle = |givens: &str| ClassPuzzle { box_rows: 2, box_columns: 2, givens: givens.to_owned() };
        ClassTask::Puzzles { puzzles: vec![puzzle(GIVENS), puzzle("4....2....3....1")], hints: None }
    }

    #[test]
    fn the_first_solve_in_time_counts() {
        let none = [0; 5];
        let records = [
            record("before", "solved", 90, none),
            record("left", "unfinished", 110, none),
            record("first", "solved", 120, [1, 0, 0, 0, 1]),
            record("second", "solved", 130, none),
            record("late", "solved", 300, none),
        ];
        let result = |range: &[Arrival<GameRecord>], begun| {
            work(range, &[], &[], 0).result(open(100, 200), &puzzles(), begun)
        };
        let all = result(&records, None);
        let first = PuzzleResult {
            solved: true,
            seconds: 60,
            hints: 2,
            told: 0,
            mistakes: 1,
            late: false,
            checked: None,
            game: "first".to_owned(),
        };
        assert_eq!(all.puzzles, [Some(first.clone()), None]);
        assert_eq!((all.done, all.of, all.unaided, all.seconds, all.hints), (1, 2, 0, Some(60), 2));
        let second = PuzzleResult { hints: 0, game: "second".to_owned(), ..first.clone() };
        // What was played before the exam began does not count.
        assert_eq!(result(&records, Some(125)).puzzles[0], Some(second.clone()));
        assert_eq!(result(&records[..1], None).puzzles, [None, None]);
        let left = result(&records[..2], None);
        assert_eq!((left.done, left.seconds), (0, None));
        assert_eq!(
            left.puzzles[0],
            Some(PuzzleResult { solved: false, game: "left".to_owned(), ..second.clone() })
        );
        let late = result(&records[4..], None);
        assert_eq!((late.done, late.late), (1, true));
    }

    /// A device is three days behind, another three days ahead; both send their clock. The exam is open from 100 to 200.
    #[test]
    fn a_clock_that_is_wrong_loses_nothing_and_gains_nothing() {
        const DAYS: i64 = 3 * 86_400_000;
        let start = 10 * DAYS;
        let solved = |at: i64, received: i64, ahead: i64| {
            let record = Arrival {
                received: Some(start + received),
                ahead,
                ..record("a", "solved", start + at, [0; 5])
            };
            let done = work(&[record], &[], &[], start);
            let result = done.result(open(start + 100, start + 200), &puzzles(), Some(start + 110));
            (result.done, result.late)
        };
        for ahead in [-DAYS, 0, DAYS] {
            assert_eq!(solved(150 + ahead, 160, ahead), (1, false), "{ahead}");
            // Synced later, it is in time; played later, it is late.
            assert_eq!(solved(150 + ahead, 900, ahead), (1, false), "{ahead}");
            assert_eq!(solved(250 + ahead, 900, ahead), (1, true), "{ahead}");
            // What was played before the exam began does not count, whatever the clock says.
            assert_eq!(solved(105 + ahead, 160, ahead), (0, false), "{ahead}");
            // A device whose clock is said to be behind cannot have played after its game arrived.
            assert_eq!(solved(50, 105, -DAYS), (0, false));
        }
    }

    #[test]
    fn practice_with_a_clock_that_is_wrong_counts_too() {
        const DAYS: i64 = 3 * 86_400_000;
        let start = 10 * DAYS;
        // The pupil came at 100, the drill ends at 200, and its boards come at 160.
        let drill = |times: &[i64], ahead: i64| {
            let log: Vec<Value> = times.iter().map(|at| json!({ "at": start + at, "help": 0 })).collect();
            let received = Some(start + 160);
            let (technique, log) = practised("x-wing", json!({ "log": log }));
            let log = Arrival { received, ahead, ..log };
            let done = work(&[], &[(technique, log)], &[], start + 100);
            let task = ClassTask::Drill { technique: "x-wing".to_owned(), count: 5 };
            let result = done.result(open(start + 100, start + 200), &task, None);
            (result.done, result.late)
        };
        for ahead in [-DAYS, 0, DAYS] {
            assert_eq!(drill(&[120 + ahead, 150 + ahead], ahead), (2, false), "{ahead}");
        }
        // The first board is from another device, whose clock is right.
        assert_eq!(drill(&[120, 150 + DAYS], DAYS), (2, false));
        assert_eq!(drill(&[150 + DAYS], 0), (1, false), "the device does not say what its clock shows");
        assert_eq!(drill(&[50], 0), (0, false), "from before the pupil came");
    }

    #[test]
    fn only_what_was_replayed_is_checked() {
        let records = [record("a", "solved", 150, [0; 5])];
        let mut result = work(&records, &[], &[], 0).result(open(100, 200), &puzzles(), Some(110));
        assert_eq!(result.solved().collect::<Vec<_>>(), [(0, "a")]);
        let right = GameCheck { seconds: Some(55), hints: 0, received: None };
        for (verdict, expected) in [
            (None, (Some(false), Some(60))),
            (Some(GameCheck { seconds: None, ..right }), (Some(false), Some(60))),
            (Some(GameCheck { hints: 1, ..right }), (Some(false), Some(60))),
            (Some(right), (Some(true), Some(55))),
        ] {
            result.check(open(100, 200), |game| verdict.filter(|_| game == "a"));
            let one = result.puzzles[0].as_ref().unwrap();
            assert_eq!((one.checked, result.seconds), expected, "{verdict:?}");
        }
    }

    /// What the clock of the server cannot have seen is not checked, and what cannot have ended in time is late.
    #[test]
    fn the_time_of_an_exam_is_that_of_the_server() {
        const SECOND: i64 = 1_000;
        let records = [record("a", "solved", 100 * SECOND, [0; 5])];
        let check = |begun: i64, seconds: u32, received: i64| {
            let opening = open(0, 200 * SECOND);
            let mut result = work(&records, &[], &[], 0).result(opening, &puzzles(), Some(begun));
            let found = GameCheck { seconds: Some(seconds), hints: 0, received: Some(received) };
            result.check(opening, |_| Some(found));
            let one = result.puzzles[0].as_ref().unwrap();
            (one.checked, one.late, result.late)
        };
        assert_eq!(check(90 * SECOND, 110, 201 * SECOND), (Some(true), false, false));
        // It came 50 milliseconds after the beginning.
        assert_eq!(check(90 * SECOND, 110, 90 * SECOND + 50), (Some(false), false, false));
        // It began 10 seconds before it had to, but 110 seconds do not fit into 100 and the grace.
        assert_eq!(check(100 * SECOND, 104, 205 * SECOND), (Some(true), false, false));
        assert_eq!(check(100 * SECOND, 110, 211 * SECOND), (Some(true), true, true));
        // Whatever the device says, what comes more than a minute after the end is late; also a record without a game.
        for (received, late) in [(260, false), (261, true)] {
            let records = [Arrival { received: Some(received * SECOND), ..records[0].clone() }];
            let opening = open(0, 200 * SECOND);
            let result = work(&records, &[], &[], 0).result(opening, &puzzles(), Some(90 * SECOND));
            assert_eq!((result.done, result.late), (1, late), "{received}");
        }
        assert_eq!(check(90 * SECOND, 50, 260 * SECOND), (Some(true), false, false));
        assert_eq!(check(90 * SECOND, 50, 261 * SECOND), (Some(true), true, true));
    }

    #[test]
    fn absurd_counts_of_a_device_do_no_harm() {
        let most = 100_000_000;
        let records: Vec<Arrival<GameRecord>> =
            (0..60).map(|number| record(&format!("g{number}"), "solved", 150, [most; 5])).collect();
        let done = work(&records, &[], &[], 0);
        assert_eq!(done.techniques()[0].games.helped, u32::MAX);
        assert!(done.result(open(100, 200), &puzzles(), None).hints >= most);
    }

    #[test]
    fn techniques_count_since_the_pupil_came() {
        let entry =
            |at: i64, help: i64, from: &str| json!({ "at": at, "help": help, "from": from, "seconds": 9 });
        let log = json!({ "log": [
            entry(10, 0, "drill"), entry(110, 0, "drill"), entry(120, 2, "mixed"), entry(130, -1, "drill"),
            entry(140, 0, "game"), json!({ "at": 145 }),
        ] });
        let settings = ["first:station:x-wing:walked", "theme"];
        let records = [record("a", "solved", 150, [1, 0, 0, 0, 1]), record("b", "solved", 50, [0; 5])];
        let practice = [practised("x-wing", log), practised("skyscraper", json!({ "log": [] }))];
        let done = work(&records, &practice, &settings, 100);
        let one = FindCounts { unaided: 1, helped: 1, missed: 1 };
        let expected = TechniqueResult { technique: "x-wing".to_owned(), practice: one, games: one };
        assert_eq!(done.techniques(), [expected]);
        let drill = |count| ClassTask::Drill { technique: "x-wing".to_owned(), count };
        let result = done.result(open(100, 125), &drill(2), None);
        assert_eq!((result.done, result.of, result.unaided, result.hints), (2, 2, 1, 1));
        assert_eq!((result.seconds, result.late), (Some(18), false));
        assert!(done.result(open(100, 115), &drill(2), None).late);
        assert_eq!(done.result(open(115, 125), &drill(2), None).done, 1);
        let station = |id: &str| ClassTask::Station { station: id.to_owned() };
        assert_eq!(done.result(open(0, 1), &station("x-wing"), None).done, 1);
        assert_eq!(done.result(open(0, 1), &station("rules"), None).done, 0);
    }
}
