//! [`Game`]: a worksheet with its history and save points.

use crate::{GameEvent, Worksheet};
use std::sync::Arc;

/// A game: a worksheet, its history, and save points. Undo and redo are unlimited. The page follows the same rules
/// (`web/game/game.js`), and `data/game-log.json` has cases for both.
///
/// ```
/// use jade_game::{Game, GameEvent, Worksheet};
/// use jade_grid::{Event, Sheet, line};
/// let sheet = Sheet::new(line::read("1....2....3....4").unwrap()).unwrap();
/// let mut game = Game::new(Worksheet::from(sheet));
/// let enter = GameEvent::Sheet(Event::Enter { cells: vec![1], digit: 3, clean: true, returns: true });
/// assert!(game.play(&enter) && !game.play(&enter), "the second time changes nothing");
/// assert_eq!(game.sheet().values().to_string(), "13...2....3....4");
/// assert!(game.play(&GameEvent::Undo));
/// assert_eq!(game.sheet().values().to_string(), "1....2....3....4");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Game {
    start: Arc<Worksheet>,
    present: Arc<Worksheet>,
    /// What undo returns to, the latest last.
    past: Vec<Arc<Worksheet>>,
    /// What redo returns to, the next one last.
    future: Vec<Arc<Worksheet>>,
    /// In the order of their numbers.
    saves: Vec<SavePoint>,
    /// The save point made or visited last; 0 for the start.
    at: u64,
}

/// A save point.
#[derive(Clone, PartialEq, Debug)]
pub struct SavePoint {
    /// Its number, from 1.
    pub number: u64,
    /// The one that was made or visited before it; 0 for the start.
    pub parent: u64,
    /// The name that the player gave it.
    pub name: String,
    worksheet: Arc<Worksheet>,
}

impl Game {
    /// Starts a game.
    pub fn new(start: Worksheet) -> Game {
        let start = Arc::new(start);
        let present = Arc::clone(&start);
        Game { start, present, past: Vec::new(), future: Vec::new(), saves: Vec::new(), at: 0 }
    }

    /// Returns the worksheet at the start.
    pub fn start(&self) -> &Worksheet {
        &self.start
    }

    /// Returns the worksheet now.
    pub fn worksheet(&self) -> &Worksheet {
        &self.present
    }

    /// Returns the sheet now.
    pub fn sheet(&self) -> &jade_grid::Sheet {
        &self.present.sheet
    }

    /// Returns the number of steps that can be undone.
    pub fn steps(&self) -> usize {
        self.past.len()
    }

    /// Returns the number of steps that can be redone.
    pub fn undone(&self) -> usize {
        self.future.len()
    }

    /// Returns the save points in the order in which they were made.
    pub fn saves(&self) -> &[SavePoint] {
        &self.saves
    }

    /// Returns the number of the save point that was made or visited last; 0 for the start.
    pub fn at(&self) -> u64 {
        self.at
    }

    /// Plays an event. Returns whether it had an effect.
    pub fn play(&mut self, event: &GameEvent) -> bool {
        match event {
            GameEvent::Undo => match self.past.pop() {
                Some(before) => self.future.push(std::mem::replace(&mut self.present, before)),
                None => return false,
            },
            GameEvent::Redo => match self.future.pop() {
                Some(after) => self.past.push(std::mem::replace(&mut self.present, after)),
                None => return false,
            },
            GameEvent::Save { name } => {
                let number = 1 + self.saves.last().map_or(0, |save| save.number);
                let worksheet = Arc::clone(&self.present);
                self.saves.push(SavePoint { number, parent: self.at, name: name.clone(), worksheet });
                self.at = number;
            }
            GameEvent::Forget { save } => return self.forget(*save),
            GameEvent::GoTo { save: 0 } => {
                self.step_to(Arc::new(Worksheet::clone(&self.start)));
                self.at = 0;
            }
            GameEvent::GoTo { save } => {
                let Some(place) = self.place(*save) else { return false };
                let moved = self.at != *save;
                let target = Arc::clone(&self.saves[place].worksheet);
                self.at = *save;
                return self.step_to(target) || moved;
            }
            GameEvent::Rewind { to } => match self.past.get(*to) {
                Some(target) => return self.step_to(Arc::clone(target)),
                None => return false,
            },
            GameEvent::Sheet(_)
            | GameEvent::Color { .. }
            | GameEvent::Uncolor { .. }
            | GameEvent::Link { .. } => match self.present.after(event) {
                Some(next) => return self.step_to(Arc::new(next)),
                None => return false,
            },
        }
        true
    }

    /// Plays several changes as one step. Returns whether any of them changed anything. Moves through the history are left
    /// out.
    pub fn play_as_one<'e>(&mut self, events: impl IntoIterator<Item = &'e GameEvent>) -> bool {
        let mut next = None;
        for event in events {
            let changed = next.as_ref().unwrap_or(&*self.present).after(event);
            next = changed.or(next);
        }
        match next {
            Some(next) => self.step_to(Arc::new(next)),
            None => false,
        }
    }

    /// Goes on to a worksheet, unless it is the present one: the very same, not an equal one. An event that changes nothing
    /// is no step, but coming back by another way is.
    fn step_to(&mut self, next: Arc<Worksheet>) -> bool {
        if Arc::ptr_eq(&next, &self.present) {
            return false;
        }
        self.past.push(std::mem::replace(&mut self.present, next));
        self.future.clear();
        true
    }

    /// Returns the place of a save point in the list.
    fn place(&self, number: u64) -> Option<usize> {
        self.saves.binary_search_by_key(&number, |save| save.number).ok()
    }

    /// Removes a save point. Its children become children of its parent.
    fn forget(&mut self, number: u64) -> bool {
        let Some(place) = self.place(number) else { return false };
        let removed = self.saves.remove(place);
        for save in self.saves.iter_mut().filter(|save| save.parent == number) {
            save.parent = removed.parent;
        }
        if self.at == number {
            self.at = removed.parent;
        }
        true
    }
}
