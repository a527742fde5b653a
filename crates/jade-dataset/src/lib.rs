//! Data sets of rated puzzles for training and research, and measures of difficulty side by side ([`difficulty`]).
//!
//! ```text
//! Plan ─▶ candidates: attempts, in order ─▶ relations: what is alike ─▶ choice ─▶ shards: Parquet and JSON lines
//!              ▲      one log for each set         external sorting       │
//!              └──────────────── more, if there are too few ◀────────────┘
//! ```
//!
//! | what | where |
//! |---|---|
//! | what is wanted | [`Plan`], [`PuzzleSet`] |
//! | what a row contains, a function of its puzzle alone | `row.rs` |
//! | columns, as Parquet and as JSON lines | `columns.rs` |
//! | puzzles that were found but not yet chosen | `candidates.rs` |
//! | in what way two of them can be too alike | `relation.rs` |
//! | finding those that are, however many there are | `distinct.rs` |
//! | which become rows, and in which split | `choice.rs` |
//! | the order of rows in a split | `order.rs` |
//! | making it, again and again until it is complete | [`build`] |
//! | checking it from its files | [`verify`] |
//! | its description | `card.rs` |
//! | correlations of measures | [`difficulty`] |
//!
//! A data set depends only on its plan and the version of JADE. Everything in the work folder is either written as a
//! whole (runs, targets, shards) or only ever appended to (logs, whose incomplete end is ignored), so work that was
//! stopped at any moment is continued and leads to the same bytes.

mod build;
mod candidates;
mod card;
mod choice;
mod columns;
pub mod difficulty;
mod distinct;
mod order;
mod plan;
mod relation;
mod row;
mod shards;
mod verify;

pub use build::build;
pub use plan::{Plan, PlanError, PuzzleSet};
pub use verify::verify;

use jade_generate::Impossible;
use jade_text::{Args, Texts, shown_path};
use std::io;
use std::path::{Path, PathBuf};

/// The version of JADE that makes a data set, and of what its contents depend on in addition to the plan: which random numbers
/// make the puzzles, and how rows are chosen. The latter gets a new number when it changes. Data sets without it are of
/// the first.
const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), " (numbers 2)");
/// The plan, in the folder of the data set.
const PLAN: &str = "plan.toml";
/// The list of files, which is written last: a data set without it is incomplete.
const LIST: &str = "dataset.json";
/// The SHA-256 sums of all other files, as `sha256sum --check` reads them.
const SUMS: &str = "SHA256SUMS";
/// The folder of what is needed only until the data set is complete.
const WORK: &str = "unfinished";

/// Why a data set could not be made or checked.
#[derive(Debug)]
pub enum DatasetError {
    /// A file cannot be read or written.
    File(PathBuf, io::Error),
    /// The plan is wrong.
    Plan(PathBuf, PlanError),
    /// It is known beforehand that no puzzle fulfils a wish.
    Impossible(String, Impossible),
    /// The folder contains a data set of another plan.
    OtherPlan(PathBuf),
    /// The folder contains work of another version of JADE.
    OtherVersion(PathBuf, String),
    /// The folder contains something else.
    NotEmpty(PathBuf),
    /// Another process is working in the folder.
    Busy(PathBuf),
    /// There is no complete data set in the folder.
    Incomplete(PathBuf),
    /// There are not enough different puzzles of a set.
    Exhausted {
        /// The name of the set.
        set: String,
        /// How many were found.
        found: u64,
        /// How many the plan asks for.
        wanted: u64,
        /// How many attempts were made.
        attempts: u64,
    },
    /// It was stopped by Ctrl-C.
    Interrupted,
}

impl DatasetError {
    /// Returns the message in words.
    pub fn message(&self, texts: &Texts) -> String {
        let at = |path: &Path| Args::none().text("file", shown_path(path));
        match self {
            DatasetError::File(path, error) => {
                texts.plain("dataset-file", &at(path).text("reason", texts.io_reason(error)))
            }
            DatasetError::Plan(path, error) => {
                texts.plain("cli-in-file", &at(path).text("message", error.message(texts)))
            }
            DatasetError::Impossible(set, why) => {
                let args = Args::none().text("set", set.clone()).text("reason", texts.impossible(why));
                texts.plain("dataset-impossible", &args)
            }
            DatasetError::OtherPlan(path) => texts.plain("dataset-other-plan", &at(path)),
            DatasetError::OtherVersion(path, version) => {
                let args = at(path).text("theirs", version.clone()).text("ours", VERSION);
                texts.plain("dataset-other-version", &args)
            }
            DatasetError::NotEmpty(path) => texts.plain("dataset-not-empty", &at(path)),
            DatasetError::Busy(path) => texts.plain("dataset-busy", &at(path)),
            DatasetError::Incomplete(path) => texts.plain("dataset-incomplete", &at(path)),
            DatasetError::Exhausted { set, found, wanted, attempts } => {
                let args = Args::none().text("set", set.clone()).number("found", *found);
                texts
                    .plain("dataset-exhausted", &args.number("wanted", *wanted).number("attempts", *attempts))
            }
            DatasetError::Interrupted => texts.plain("dataset-interrupted", &Args::none()),
        }
    }
}

/// Adds the path to an error of the system.
trait At<T> {
    /// # Errors
    /// The error, with the path.
    fn at(self, path: &Path) -> Result<T, DatasetError>;
}

impl<T> At<T> for io::Result<T> {
    fn at(self, path: &Path) -> Result<T, DatasetError> {
        self.map_err(|error| match error.kind() {
            io::ErrorKind::Interrupted if jade_batch::interrupt::requested() => DatasetError::Interrupted,
            _ => DatasetError::File(path.to_owned(), error),
        })
    }
}

/// Reads a text file; `None` if there is none.
fn read_if_exists(path: &Path) -> Result<Option<String>, DatasetError> {
    match std::fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        text => text.map(Some).at(path),
    }
}
