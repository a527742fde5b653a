//! [`Shard`]: the files of a data set.

use super::{Plan, VERSION};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io;

/// The folders of the files.
pub const FOLDERS: [&str; 2] = ["data", "jsonl"];

/// Some rows of a split, in one file or two.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shard {
    pub rows: u64,
    /// The paths in the folder of the data set.
    pub parquet: String,
    /// `None` if the plan asks for no JSON lines.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub jsonl: Option<String>,
}

impl Shard {
    /// The paths of its files.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        [Some(&*self.parquet), self.jsonl.as_deref()].into_iter().flatten()
    }
}

/// Returns the files of a split with this number of rows.
pub fn shards(plan: &Plan, split: &str, rows: u64) -> Vec<Shard> {
    let count = rows.div_ceil(plan.rows_per_file);
    let shard = |number: u64| {
        let name = format!("{split}-{number:05}-of-{count:05}");
        Shard {
            rows: plan.rows_per_file.min(rows - number * plan.rows_per_file),
            parquet: format!("{}/{name}.parquet", FOLDERS[0]),
            jsonl: plan.has_jsonl().then(|| format!("{}/{name}.jsonl", FOLDERS[1])),
        }
    };
    (0..count).map(shard).collect()
}

/// What the file [`LIST`](super::LIST) contains.
#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct List {
    /// The version of JADE that made it.
    pub jade: String,
    pub seed: u64,
    pub splits: BTreeMap<String, Vec<Shard>>,
}

impl List {
    pub fn of(plan: &Plan) -> List {
        let splits =
            plan.splits().into_iter().map(|(split, rows)| (split.to_owned(), shards(plan, split, rows)));
        List { jade: VERSION.to_owned(), seed: plan.seed, splits: splits.collect() }
    }

    /// Returns the text of the file.
    ///
    /// # Errors
    /// None that is known: the list has only names and numbers.
    pub fn to_json(&self) -> io::Result<String> {
        Ok(serde_json::to_string_pretty(self)? + "\n")
    }
}
