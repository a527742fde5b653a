//! [`CollectionItem`]: a collection of puzzles.

use super::fields::Fields;
use super::stamped::corrected;
use super::{Join, Stamped, SyncClocks, SyncFault, fault};
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// A collection of puzzles. Two versions merge to the puzzles of both, and of each to the entry made last.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CollectionItem {
    /// The title, and when it was given.
    pub title: Stamped,
    /// What is known of each puzzle.
    pub puzzles: BTreeMap<String, CollectedEntry>,
}

/// That a puzzle came to a collection, or left it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CollectedEntry {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Whether it left.
    pub gone: bool,
    #[serde(flatten)]
    rest: Map<String, Value>,
}

impl CollectionItem {
    pub(super) fn read(mut fields: Fields) -> Result<CollectionItem, SyncFault> {
        let title = fields.take::<Value>("title")?;
        let title = Stamped::read(Fields::of(title)).map_err(|_| fault("title"))?;
        let puzzles: BTreeMap<String, Value> = fields.take("puzzles")?;
        let entry = |(puzzle, value)| {
            let mut fields = Fields::of(value);
            let at = fields.time("at")?.ok_or(fault("at"))?;
            let gone = fields.take("gone")?;
            Ok((puzzle, CollectedEntry { at, gone, rest: fields.rest() }))
        };
        Ok(CollectionItem { title, puzzles: puzzles.into_iter().map(entry).collect::<Result<_, _>>()? })
    }

    pub(super) fn correct(&mut self, stored: Option<&CollectionItem>, clocks: SyncClocks) {
        self.title.correct(stored.map(|stored| &stored.title), clocks);
        for (puzzle, entry) in &mut self.puzzles {
            let known = stored.and_then(|stored| stored.puzzles.get(puzzle));
            entry.at = corrected(entry.at, known.map(|known| known.at), clocks);
        }
    }
}

impl Join for CollectionItem {
    fn join(mut self, other: CollectionItem) -> CollectionItem {
        for (puzzle, theirs) in other.puzzles {
            let ours = self.puzzles.remove(&puzzle);
            self.puzzles.extend(ours.join(Some(theirs)).map(|joined| (puzzle, joined)));
        }
        CollectionItem { title: self.title.join(other.title), puzzles: self.puzzles }
    }
}

impl Join for CollectedEntry {
    fn join(self, other: CollectedEntry) -> CollectedEntry {
        let key = |one: &CollectedEntry| (one.at, serde_json::to_value(one).unwrap_or_default().to_string());
        if key(&self) > key(&other) { self } else { other }
    }
}
