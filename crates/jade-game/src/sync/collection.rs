//! [`CollectionItem`]: a collection of puzzles.

use super::fields::{EachField, Fields};
use super::json::{Json, write_string};
use super::{Join, Stamp, Stamped, SyncClocks, SyncFault, fault};
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// A collection of puzzles. Two versions merge to the puzzles of both, and of each to the entry made last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CollectionItem {
    /// The title, and when it was given.
    pub title: Stamped,
    /// What is known of each puzzle.
    pub puzzles: BTreeMap<String, CollectedEntry>,
}

/// That a puzzle came to a collection, or left it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct CollectedEntry {
    /// When.
    pub stamp: Stamp,
    /// The whole entry. Devices may be newer than this program, so nothing else in it is changed.
    text: Json,
}

impl CollectionItem {
    pub(super) fn read(text: &str) -> Result<CollectionItem, SyncFault> {
        let fields = Fields::read(text, ["puzzles", "title"])?;
        let title: &RawValue = fields.take("title")?;
        let title = Stamped::read(title.get()).map_err(|_| fault("title"))?;
        let mut puzzles = BTreeMap::new();
        let mut wrong = fault("puzzles");
        let each = EachField(|puzzle, text| match CollectedEntry::read(text) {
            Ok(entry) => {
                puzzles.insert(puzzle, entry);
                true
            }
            Err(fault) => {
                wrong = fault;
                false
            }
        });
        fields.take_with("puzzles", each).map_err(|_| wrong)?;
        Ok(CollectionItem { title, puzzles })
    }

    pub(super) fn write(&self, to: &mut String) {
        to.push_str("{\"puzzles\":{");
        for (place, (puzzle, entry)) in self.puzzles.iter().enumerate() {
            if place > 0 {
                to.push(',');
            }
            write_string(puzzle, to);
            to.push(':');
            to.push_str(entry.text.text());
        }
        to.push_str("},\"title\":");
        self.title.write(to);
        to.push('}');
    }

    pub(super) fn correct(&mut self, stored: Option<&CollectionItem>, clocks: SyncClocks) {
        self.title.correct(stored.map(|stored| &stored.title), clocks);
        for (puzzle, entry) in &mut self.puzzles {
            let known = stored.and_then(|stored| stored.puzzles.get(puzzle));
            entry.set_stamp(entry.stamp.corrected(known.map(|known| known.stamp), clocks));
        }
    }
}

impl CollectedEntry {
    fn read(text: &str) -> Result<CollectedEntry, SyncFault> {
        let fields = Fields::read(text, ["at", "count", "gone"])?;
        let stamp = Stamp::of(&fields)?;
        let _: bool = fields.take("gone")?;
        Ok(CollectedEntry { stamp, text: Json::read(text).ok_or(fault("puzzles"))? })
    }

    fn set_stamp(&mut self, stamp: Stamp) {
        if stamp == self.stamp {
            return;
        }
        let fields: BTreeMap<String, &RawValue> = serde_json::from_str(self.text.text()).unwrap_or_default();
        let mut fields: BTreeMap<String, Json> =
            fields.into_iter().filter_map(|(name, raw)| Some((name, Json::read(raw.get())?))).collect();
        fields.insert("at".to_owned(), Json::of(&stamp.at));
        fields.remove("count");
        if stamp.count > 0 {
            fields.insert("count".to_owned(), Json::of(&stamp.count));
        }
        (self.stamp, self.text) = (stamp, Json::of(&fields));
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
        self.max(other)
    }
}
