//! [`Game`]: a puzzle in play with its complete history, so that it can be saved and resumed.
//!
//! A game consists of its start and the events since; replaying them restores it, as on the page.

use jade_game::{GameEvent, HINT_RUNGS};
use jade_grid::{Event, Puzzle, Sheet, SheetData};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

/// The version of the save format.
const VERSION: u32 = 1;

/// A puzzle in play. One undo step may comprise several events.
#[derive(Clone, PartialEq, Debug)]
pub struct Game {
    game: jade_game::Game,
    /// The events of each step that can be undone.
    done: Vec<Vec<Event>>,
    /// The same for the undone steps; the next one to redo is last.
    undone: Vec<Vec<Event>>,
    /// The time played.
    pub time: Duration,
    /// The title, which names the level.
    pub title: String,
    /// Whether the givens are certain.
    pub givens_known: bool,
    /// The technique that the initial sheet demonstrates; `None` if it is no example.
    pub shows: Option<String>,
    /// If it is a puzzle of a day: the day, for example `2026-11-22`.
    pub day: Option<String>,
    /// The id of the game in the records; empty until it is begun.
    pub id: String,
    /// The digits entered, in order, including those undone later.
    pub moves: Vec<Move>,
    /// Pauses and hints.
    pub tally: Tally,
}

/// A digit that was entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Move {
    /// The cell, from 0.
    pub cell: usize,
    /// The digit, from 1.
    pub digit: usize,
    /// The time played before it, in seconds.
    pub seconds: u64,
    /// Whether the tutor entered it.
    pub told: bool,
}

/// What the history of a game does not hold.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Tally {
    /// How often the player paused.
    pub pauses: u32,
    /// How many hints ended at each rung, from the first.
    pub hints: [u32; HINT_RUNGS],
    /// The same for each technique; a step that the tutor took counts at the last rung.
    pub techniques: BTreeMap<String, [u32; HINT_RUNGS]>,
}

/// The saved form of a game.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct SavedGame {
    version: u32,
    title: String,
    givens_known: bool,
    seconds: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    shows: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    day: Option<String>,
    start: SheetData,
    done: Vec<Vec<Event>>,
    undone: Vec<Vec<Event>>,
    #[serde(default)]
    id: String,
    #[serde(default)]
    moves: Vec<Move>,
    #[serde(default)]
    tally: Tally,
}

/// The error for a text that is not a saved game.
#[derive(Debug)]
pub struct NoGame(String);

impl fmt::Display for NoGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NoGame {}

impl Game {
    /// Starts a game.
    pub fn new(start: Sheet) -> Game {
        Game {
            game: jade_game::Game::new(start.into()),
            done: Vec::new(),
            undone: Vec::new(),
            time: Duration::ZERO,
            title: String::new(),
            givens_known: true,
            shows: None,
            day: None,
            id: String::new(),
            moves: Vec::new(),
            tally: Tally::default(),
        }
    }

    /// The sheet at the start.
    pub fn start(&self) -> &Sheet {
        &self.game.start().sheet
    }

    /// Counts a hint that shows a rung, from 0, and showed another before; `technique` is that of its step.
    pub fn hinted(&mut self, before: Option<usize>, rung: usize, technique: Option<&str>) {
        let count = |hints: &mut [u32; HINT_RUNGS]| {
            if let Some(before) = before {
                let place = &mut hints[before.min(HINT_RUNGS - 1)];
                *place = place.saturating_sub(1);
            }
            hints[rung.min(HINT_RUNGS - 1)] += 1;
        };
        count(&mut self.tally.hints);
        if let Some(technique) = technique {
            count(self.tally.techniques.entry(technique.to_owned()).or_default());
        }
    }

    /// Counts a step that the tutor took.
    pub fn stepped(&mut self, technique: &str) {
        self.tally.techniques.entry(technique.to_owned()).or_default()[HINT_RUNGS - 1] += 1;
    }

    /// Lists the digits of an event.
    fn note(&mut self, event: &Event) {
        let start = &self.game.start().sheet;
        let seconds = self.time.as_secs();
        let is_open =
            |cell: usize| cell < start.geometry().cell_count() && !start.is_given(jade_grid::Cell::new(cell));
        match event {
            Event::Enter { cells, digit, .. } => {
                let cells = cells.iter().copied().filter(|cell| is_open(*cell));
                self.moves.extend(cells.map(|cell| Move { cell, digit: *digit, seconds, told: false }));
            }
            Event::Accept { placements, .. } => {
                let placed = placements.iter().filter(|one| is_open(one.cell));
                self.moves.extend(placed.map(|one| Move {
                    cell: one.cell,
                    digit: one.digit,
                    seconds,
                    told: true,
                }));
            }
            _ => {}
        }
    }

    /// The current sheet.
    pub fn sheet(&self) -> &Sheet {
        self.game.sheet()
    }

    /// Applies events as one undo step. Returns whether they changed anything. Events off the board are ignored.
    pub fn play(&mut self, events: Vec<Event>) -> bool {
        let all: Vec<GameEvent> = events.iter().cloned().map(GameEvent::from).collect();
        let changed = self.game.play_as_one(&all);
        if changed {
            events.iter().for_each(|event| self.note(event));
            self.done.push(events);
            self.undone.clear();
        }
        changed
    }

    /// Undoes one step. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(step) = self.done.pop() else { return false };
        self.game.play(&GameEvent::Undo);
        self.undone.push(step);
        true
    }

    /// Redoes one step. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(step) = self.undone.pop() else { return false };
        self.game.play(&GameEvent::Redo);
        self.done.push(step);
        true
    }

    /// Undoes everything from the first mistake on. Returns the number of steps, or `None` if the start itself is
    /// wrong.
    pub fn back_to_before_mistake(&mut self, solution: &Puzzle) -> Option<usize> {
        let is_good = |sheet: &Sheet| jade_tutor::complaints(sheet, Some(solution)).is_empty();
        let mut replayed = Game::new(self.start().clone());
        // The number of steps in the longest correct prefix.
        let mut good = None;
        for steps in 0..=self.done.len() {
            if !is_good(replayed.sheet()) {
                break;
            }
            good = Some(steps);
            if let Some(step) = self.done.get(steps) {
                replayed.play(step.clone());
            }
        }
        let back = self.done.len() - good?;
        (0..back).for_each(|_| {
            self.undo();
        });
        Some(back)
    }

    /// Whether any step was made or undone.
    pub fn is_begun(&self) -> bool {
        !self.done.is_empty() || !self.undone.is_empty()
    }

    /// The technique that the current sheet demonstrates: a hint prefers it even if simpler ones reach the same
    /// conclusion. `None` after the first step.
    pub fn shown(&self) -> Option<String> {
        self.shows.clone().filter(|_| self.done.is_empty())
    }

    /// Whether every cell is filled and no rule is broken.
    pub fn is_solved(&self) -> bool {
        self.sheet().values().is_solution()
    }

    /// Serializes the game.
    pub fn to_json(&self) -> String {
        let saved = SavedGame {
            version: VERSION,
            title: self.title.clone(),
            givens_known: self.givens_known,
            seconds: self.time.as_secs(),
            shows: self.shows.clone(),
            day: self.day.clone(),
            start: SheetData::from(self.start().clone()),
            done: self.done.clone(),
            undone: self.undone.clone(),
            id: self.id.clone(),
            moves: self.moves.clone(),
            tally: self.tally.clone(),
        };
        // Everything in it is representable as JSON.
        serde_json::to_string(&saved).unwrap_or_default() + "\n"
    }

    /// Deserializes a saved game.
    ///
    /// # Errors
    /// [`NoGame`], in words for programmers, if the text is not a saved game.
    pub fn from_json(text: &str) -> Result<Game, NoGame> {
        let saved: SavedGame = serde_json::from_str(text).map_err(|error| NoGame(error.to_string()))?;
        if saved.version != VERSION {
            return Err(NoGame(format!("version {} where {VERSION} is expected", saved.version)));
        }
        let start = Sheet::try_from(saved.start).map_err(|error| NoGame(error.to_string()))?;
        let mut game = Game::new(start);
        game.time = Duration::from_secs(saved.seconds);
        game.title = saved.title;
        game.givens_known = saved.givens_known;
        game.shows = saved.shows;
        game.day = saved.day;
        let undone = saved.undone.len();
        let mut steps = saved.done.into_iter().chain(saved.undone.into_iter().rev());
        if !steps.all(|events| game.play(events)) {
            return Err(NoGame("a step that changes nothing".to_owned()));
        }
        (0..undone).for_each(|_| {
            game.undo();
        });
        game.id = saved.id;
        game.moves = saved.moves;
        game.tally = saved.tally;
        Ok(game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_grid::line;

    fn begun() -> Game {
        Game::new(Sheet::new(line::read("14......2..3....").unwrap()).unwrap())
    }

    fn enter(cell: usize, digit: usize) -> Vec<Event> {
        vec![Event::Enter { cells: vec![cell], digit, clean: true, returns: true }]
    }

    #[test]
    fn a_saved_game_is_restored_with_its_undo_history() {
        let mut game = begun();
        assert!(game.play(vec![Event::FillCandidates { returns: true }]));
        assert!(game.play(enter(2, 2)) && game.play(enter(3, 3)));
        assert!(!game.play(enter(3, 3)), "the same again is no step");
        assert!(game.undo());
        game.time = Duration::from_secs(75);
        game.title = "easy".to_owned();
        game.day = Some("2026-11-22".to_owned());
        let mut again = Game::from_json(&game.to_json()).unwrap();
        assert_eq!(again, game);
        assert!(again.redo() && !again.redo());
        assert_eq!(again.sheet().values().to_string(), "1423....2..3....");
    }

    #[test]
    fn invalid_games_are_refused() {
        let mut game = begun();
        game.play(enter(2, 2));
        let good = game.to_json();
        for wrong in [
            String::new(),
            "{}".to_owned(),
            good.replace("\"version\":1", "\"version\":9"),
            good.replace("14......2..3....", "11......2..3"),
            good.replace("\"cells\":[2]", "\"cells\":[200]"),
        ] {
            assert!(Game::from_json(&wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn several_events_can_be_one_undo_step() {
        let mut game = begun();
        let corner = |digit| Event::Corner { cells: vec![5], digit };
        game.play(vec![corner(1), corner(2)]);
        assert!(game.undo() && !game.undo());
        assert_eq!(game.sheet(), begun().sheet());
    }

    #[test]
    fn going_back_before_the_mistake_keeps_correct_entries() {
        let solution = line::read("1432321421434321").unwrap();
        let mut game = begun();
        assert_eq!(game.back_to_before_mistake(&solution), Some(0));
        game.play(enter(2, 3));
        game.play(enter(3, 3));
        game.play(enter(4, 3));
        assert_eq!(game.back_to_before_mistake(&solution), Some(2));
        assert_eq!(game.sheet().values().to_string(), "143.....2..3....");
        assert!(game.redo(), "nothing is lost");
    }
}
