//! The user's collections: opened when first asked for, added to piece by piece.

use crate::language::texts;
use crate::refusal::{Refusal, quoted};
use crate::telling::Telling;
use axum::http::StatusCode;
use jade_contract::{
    AskError, FindRequest, ImportEvent, ImportRequest, InputError, LanguageJson, Limits, ParseRequest,
    ParsedPuzzle, VERSION,
};
use jade_grid::{Puzzle, Sheet};
use jade_logic::Profile;
use jade_store::{Entry, Query, Rated, Store, StoreError};
use jade_text::Args;
use jade_tutor::{Cancelled, rate_puzzle};
use std::path::PathBuf;
use std::time::Duration;
use tokio::sync::OnceCell;

/// How many puzzles are stored at a time: what is lost at most if the power goes.
const BATCH: usize = 50;
/// How often it is told how far the work is.
const INTERVAL: Duration = Duration::from_millis(250);

/// Where the user's collections are, opened when first asked for.
#[derive(Debug)]
pub(crate) struct Collections {
    file: Option<PathBuf>,
    store: OnceCell<Store>,
}

impl Collections {
    /// In this file, if anywhere.
    pub(crate) fn new(file: Option<PathBuf>) -> Collections {
        Collections { file, store: OnceCell::new() }
    }

    /// The collections.
    ///
    /// # Errors
    /// [`Refusal`] if there is no place for them, or the file cannot be opened; the next request tries again.
    pub(crate) async fn store(&self, language: LanguageJson) -> Result<Store, Refusal> {
        let texts = texts(language);
        let Some(file) = &self.file else {
            let message = texts.plain("server-no-collections", &Args::none());
            return Err(Refusal::coded(StatusCode::SERVICE_UNAVAILABLE, "store", message));
        };
        let open = async {
            if let Some(folder) = file.parent() {
                // If that fails, so does what follows, and says why.
                drop(std::fs::create_dir_all(folder));
            }
            Store::open(file).await
        };
        self.store.get_or_try_init(|| open).await.cloned().map_err(|error| {
            let args = Args::none().text("file", file.display().to_string());
            let args = args.text("reason", error.in_words(|id| texts.plain(id, &Args::none())));
            let message = texts.plain("library-cannot-open", &args);
            Refusal::coded(StatusCode::SERVICE_UNAVAILABLE, "store", message)
        })
    }
}

/// Why something cannot be kept or found.
pub(crate) struct Unkept;

impl Unkept {
    /// The database failed.
    pub(crate) fn failed(error: &StoreError, language: LanguageJson) -> Refusal {
        Refusal::coded(StatusCode::SERVICE_UNAVAILABLE, "store", told(error, language))
    }

    /// There is no collection of this name.
    pub(crate) fn no_such(name: &str, language: LanguageJson) -> Refusal {
        let message =
            texts(language).plain("library-no-collection", &Args::none().text("name", quoted(name)));
        Refusal::coded(StatusCode::BAD_REQUEST, "bad-field", message).at(Some("name".to_owned()))
    }
}

fn told(error: &StoreError, language: LanguageJson) -> String {
    let texts = texts(language);
    texts.plain(
        "library-store-failed",
        &Args::none().text("reason", error.in_words(|id| texts.plain(id, &Args::none()))),
    )
}

/// What a request asks of the database.
pub(crate) fn query(request: &FindRequest) -> Query {
    let range = |least: Option<u32>, most: Option<u32>| {
        (least.is_some() || most.is_some()).then(|| least.unwrap_or(0)..=most.unwrap_or(u32::MAX))
    };
    Query {
        collection: request.name.clone(),
        profile: request.profile.clone().unwrap_or_default(),
        level: request.level.clone(),
        technique: request.technique.clone(),
        clues: range(request.least_clues, request.most_clues),
        score: range(request.least_score, request.most_score),
        skip: request.skip.unwrap_or(0),
        limit: request.count,
    }
}

/// Puzzles that are to be added to a collection.
pub(crate) struct Import {
    name: String,
    profile: Profile,
    lang: LanguageJson,
    puzzles: Vec<ParsedPuzzle>,
    errors: Vec<InputError>,
}

impl Import {
    /// Reads the text of a request.
    ///
    /// # Errors
    /// [`AskError`] if a field is not what it should be.
    pub(crate) fn new(request: ImportRequest, limits: &Limits<'_>) -> Result<Import, AskError> {
        let (ImportRequest { name, text, lang, .. }, profile) = jade_contract::importing(request)?;
        let parsed = jade_contract::parse(&ParseRequest { text, lang }, limits);
        Ok(Import { name, profile, lang, puzzles: parsed.puzzles, errors: parsed.errors })
    }

    /// Rates the puzzles and stores them, some at a time, until nobody listens any more.
    pub(crate) fn run(
        self,
        telling: Telling<'_, ImportEvent>,
        store: impl Fn(&[Entry], &str) -> Result<usize, StoreError>,
    ) {
        let Telling { cancel, elapsed, tell } = telling;
        let limits = Limits { cancel: Some(cancel), ..Limits::default() };
        let (all, lang) = (self.puzzles.len(), self.lang);
        let (mut read, mut new, mut due) = (0, 0, INTERVAL);
        let (mut errors, mut waiting) = (self.errors, Vec::new());
        for (index, parsed) in self.puzzles.into_iter().enumerate() {
            let ParsedPuzzle { sheet, comment, givens_known, line, .. } = parsed;
            match Sheet::try_from(sheet) {
                Ok(sheet) => {
                    let puzzle = sheet.givens().clone();
                    match entry(&self.profile, puzzle, comment, givens_known, &limits) {
                        Ok(entry) => waiting.push(entry),
                        // What was cut short is not known.
                        Err(Cancelled) => break,
                    }
                }
                // It has just been made from a sheet.
                Err(error) => {
                    let (code, message) = ("bad-field".to_owned(), error.to_string());
                    errors.push(InputError { line, column: 1, code, message });
                }
            }
            let now = elapsed();
            if waiting.len() >= BATCH || index + 1 == all || now >= due && !waiting.is_empty() {
                match store(&waiting, &self.name) {
                    Ok(more) => new += more,
                    Err(error) => {
                        return tell(ImportEvent::Failed {
                            code: "store".to_owned(),
                            message: told(&error, lang),
                        });
                    }
                }
                read += waiting.len();
                waiting.clear();
            }
            if now >= due {
                due = now + INTERVAL;
                tell(ImportEvent::Progress { read, new, all });
            }
        }
        tell(ImportEvent::Ended { version: VERSION, read, new, errors });
    }
}

/// A puzzle by itself, rated.
fn entry(
    profile: &Profile,
    puzzle: Puzzle,
    comment: Option<String>,
    givens_known: bool,
    limits: &Limits<'_>,
) -> Result<Entry, Cancelled> {
    let rating = rate_puzzle(&puzzle, profile, givens_known, limits)?;
    let mut entry = Entry::new(puzzle, comment);
    entry.ratings.extend(rating.map(|(rating, techniques)| Rated {
        profile: profile.name.clone(),
        rating,
        techniques,
    }));
    Ok(entry)
}
