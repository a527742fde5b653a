//! [`History`]: a sheet with its past and future states, for undo and redo.

use super::{Event, EventError, Sheet};

/// A sheet with unlimited undo and redo.
///
/// ```
/// use jade_grid::{line, Event, History, Sheet};
/// let sheet = Sheet::new(line::read("1....2....3....4").unwrap()).unwrap();
/// let mut history = History::new(sheet.clone());
/// assert!(history.apply(&Event::FillCandidates).unwrap());
/// assert!(history.can_undo());
/// assert!(history.undo());
/// assert_eq!(history.present(), &sheet);
/// assert!(history.redo());
/// assert_ne!(history.present(), &sheet);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History {
    past: Vec<Sheet>,
    present: Sheet,
    /// The next state to redo is last.
    future: Vec<Sheet>,
}

impl History {
    /// Creates a history without past or future.
    pub fn new(sheet: Sheet) -> History {
        History { past: Vec::new(), present: sheet, future: Vec::new() }
    }

    /// Returns the current sheet.
    pub fn present(&self) -> &Sheet {
        &self.present
    }

    /// Applies an event; what was undone before can then no longer be redone. Returns whether the event changed
    /// anything: one that does not adds no step and leaves what can be redone.
    ///
    /// # Errors
    /// [`EventError`] as for [`Sheet::apply`]; nothing changes then.
    pub fn apply(&mut self, event: &Event) -> Result<bool, EventError> {
        let next = self.present.apply(event)?;
        if next == self.present {
            return Ok(false);
        }
        self.past.push(std::mem::replace(&mut self.present, next));
        self.future.clear();
        Ok(true)
    }

    /// Goes back one step. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(sheet) = self.past.pop() else { return false };
        self.future.push(std::mem::replace(&mut self.present, sheet));
        true
    }

    /// Goes forward one step. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(sheet) = self.future.pop() else { return false };
        self.past.push(std::mem::replace(&mut self.present, sheet));
        true
    }

    /// Returns whether there is a step to undo.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Returns whether there is a step to redo.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Returns the number of steps that can be undone.
    pub fn steps(&self) -> usize {
        self.past.len()
    }
}
