//! The user's own collections: `jade library import`, `find`, `list` and `remove`; also finds puzzles in JADE's
//! collection.

use super::reading::each;
use crate::args::Choice;
use crate::ask::answers::openness_columns;
use crate::config::folders::{data, folder};
use crate::config::profiles;
use crate::console::exit::WrongUse;
use crate::console::terminal::{complain, json};
use jade_batch::Progress;
use jade_batch::interrupt;
use jade_collection::{CollectedPuzzle, PathEnd, RatedCollection, VariantCollection};
use jade_contract::collected_puzzle_json;
use jade_exchange::Reading;
use jade_logic::{Level, Profile, TechniqueId};
use jade_store::{Entry, MatchingPuzzles, Query, Rated, RatedPuzzles, Store, StoreError, Summary};
use jade_text::{Args, Language, Texts};
use jade_tutor::{Limits, rate_puzzle, rating_basis};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tokio::runtime::{Builder, Runtime};

/// The number of puzzles stored per transaction, and the time after which there are fewer: the most that is lost if the
/// program is killed.
const BATCH: usize = 50;
const INTERVAL: Duration = Duration::from_millis(250);

/// The collections, with what is needed to access them.
pub struct Collections {
    runtime: Runtime,
    store: Store,
    language: Language,
}

/// The result of an import.
#[derive(Default)]
pub struct Imported {
    pub read: usize,
    pub new: usize,
    /// The number of puzzles read that are too large for the reasoning techniques and therefore unrated.
    pub unrated: usize,
    /// Whether all input was readable.
    pub good: bool,
}

impl Collections {
    /// Opens the collections in a file, or in the default one. `make` creates the file if it does not exist.
    ///
    /// # Errors
    /// A message.
    pub fn open(file: Option<&Path>, make: bool, language: Language) -> Result<Collections, String> {
        let texts = Texts::of(language);
        let place = file.map(Path::to_owned).or_else(usual_file);
        let place = place.ok_or_else(|| texts.plain("library-no-place", &Args::none()))?;
        let failed = |reason: String| {
            let args = Args::none().text("file", jade_text::shown_path(&place)).text("reason", reason);
            texts.plain("library-cannot-open", &args)
        };
        let is_there = place.exists();
        if file.is_some() && !make && !is_there {
            return Err(failed(texts.plain("cli-reason-not-found", &Args::none())));
        }
        if file.is_none()
            && make
            && let Some(folder) = place.parent()
        {
            std::fs::create_dir_all(folder).map_err(|error| failed(texts.io_reason(&error)))?;
        }
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| failed(error.to_string()))?;
        // Read-only commands create no file.
        let store = runtime.block_on(async {
            if make || is_there { Store::open(&place).await } else { Store::in_memory().await }
        });
        let store = store.map_err(|error| failed(error.in_words(|id| texts.plain(id, &Args::none()))))?;
        Ok(Collections { runtime, store, language })
    }

    fn texts(&self) -> &'static Texts {
        Texts::of(self.language)
    }

    fn failed(&self, error: StoreError) -> String {
        self.texts().plain(
            "library-store-failed",
            &Args::none().text("reason", error.in_words(|id| self.texts().plain(id, &Args::none()))),
        )
    }

    /// Adds the puzzles of files to a collection and rates each of them.
    ///
    /// # Errors
    /// A message if the database fails; what was stored until then stays.
    pub fn import(
        &self,
        name: &str,
        files: &[PathBuf],
        rating: &ImportRating,
        threads: usize,
    ) -> Result<Imported, String> {
        let texts = self.texts();
        let progress = Progress::new(texts);
        let mut imported = Imported::default();
        let known = self.runtime.block_on(self.store.rated_puzzles(name, &rating.name, &rating.basis));
        let known = known.map_err(|error| self.failed(error))?;
        let (mut waiting, mut failure, mut stored) = (Vec::new(), None, Instant::now());
        let mut store = |waiting: &mut Vec<Entry>| match self.runtime.block_on(self.store.add(name, waiting))
        {
            Ok(new) => {
                waiting.clear();
                Ok(new)
            }
            Err(error) => {
                failure = Some(error);
                Err(io::Error::other("the database failed"))
            }
        };
        let work = |reading: &Reading, _: Option<&str>| {
            progress.tick();
            entry(reading, rating, &known)
        };
        let done = each(files, threads, self.language, &progress, work, |entry| {
            // An interrupted rating has no result.
            let Some(entry) = entry else { return Ok(()) };
            imported.read += 1;
            imported.unrated += usize::from(!entry.puzzle.geometry().is_usual());
            waiting.push(entry);
            if waiting.len() >= BATCH || stored.elapsed() >= INTERVAL {
                imported.new += store(&mut waiting)?;
                stored = Instant::now();
                progress.clear();
            }
            progress.answered(1);
            Ok(())
        });
        let done = done.and_then(|good| {
            // A collection is created only for at least one puzzle.
            if !waiting.is_empty() {
                imported.new += store(&mut waiting)?;
            }
            Ok(good)
        });
        progress.clear();
        match (done, failure) {
            (Ok(good), _) => Ok(Imported { good, ..imported }),
            (Err(_), Some(error)) => Err(self.failed(error)),
            (Err(error), None) => Err(texts.io_reason(&error)),
        }
    }

    /// Returns the puzzles that match the query.
    ///
    /// # Errors
    /// A message, also if nothing is rated in the profile and no profile has this name.
    pub fn find(&self, query: &Query) -> Result<MatchingPuzzles, String> {
        if let Some(name) = &query.collection {
            let all = self.runtime.block_on(self.store.collections()).map_err(|error| self.failed(error))?;
            if all.iter().all(|one| one.name != *name) {
                return Err(self.no_collection(name));
            }
        }
        let rated = self.runtime.block_on(self.store.profiles()).map_err(|error| self.failed(error))?;
        let lang = self.language.into();
        jade_contract::check_rated_profile(&query.filter.profile, &rated, lang)
            .map_err(|error| error.message)?;
        self.runtime.block_on(self.store.find(query)).map_err(|error| self.failed(error))
    }

    /// Lists all collections, one per line: the name and the number of puzzles, with a tab or as JSON.
    ///
    /// # Errors
    /// A message.
    pub fn list(&self, as_json: bool) -> Result<String, String> {
        let all = self.runtime.block_on(self.store.collections()).map_err(|error| self.failed(error))?;
        let line = |one: &Summary| match as_json {
            true => json(&serde_json::json!({ "name": one.name, "puzzles": one.puzzles })),
            false => format!("{}\t{}\n", one.name, one.puzzles),
        };
        Ok(all.iter().map(line).collect())
    }

    /// Removes a collection.
    ///
    /// # Errors
    /// A message, also if no collection has this name.
    pub fn remove(&self, name: &str) -> Result<(), String> {
        match self.runtime.block_on(self.store.remove(name)) {
            Ok(true) => Ok(()),
            Ok(false) => Err(self.no_collection(name)),
            Err(error) => Err(self.failed(error)),
        }
    }

    fn no_collection(&self, name: &str) -> String {
        self.texts().plain("library-no-collection", &Args::none().text("name", name))
    }
}

/// Checks that the query is meaningful.
///
/// # Errors
/// [`WrongUse`] if one of its ranges has its ends the wrong way round.
pub fn check_query(query: &Query, language: Language) -> Result<(), WrongUse> {
    let mut ranges = [&query.filter.givens, &query.filter.score].into_iter().flatten();
    let fault = ranges.find_map(|range| jade_contract::reversed(range, Texts::of(language)));
    fault.map_or(Ok(()), |message| Err(WrongUse(message)))
}

/// Returns the puzzles of the collection included in JADE that match the query, of a variant or without rules.
///
/// # Errors
/// A message if they are not rated in the profile.
pub fn in_own_collection(
    query: &Query,
    variant: Option<&str>,
    language: Language,
) -> Result<Vec<CollectedPuzzle>, String> {
    Profile::named(&query.filter.profile).map_err(|error| Texts::of(language).unknown_profile(&error))?;
    let limit = query.limit.map_or(usize::MAX, |limit| limit as usize);
    if let Some(variant) = variant {
        let found = VariantCollection::embedded().find(variant, &query.filter);
        return Ok(found.iter().take(limit).filter_map(|(level, one)| one.collected(*level)).collect());
    }
    let found = RatedCollection::embedded().find(&query.filter);
    Ok(found.iter().take(limit).map(Into::into).collect())
}

/// The default location of the collections; `None` if the environment does not determine it.
pub fn usual_file() -> Option<PathBuf> {
    if let Some(file) = folder("JADE_LIBRARY") {
        return Some(file);
    }
    Some(data()?.join("library.sqlite"))
}

/// How imported puzzles are rated.
pub struct ImportRating {
    /// The name under which the rating is stored and found: that of a profile, JADE's or the user's.
    name: String,
    profile: Profile,
    /// What its ratings depend on.
    basis: String,
}

/// Returns the rating that uses this choice of techniques.
///
/// # Errors
/// [`WrongUse`] if the profile does not exist.
pub fn import_rating(choice: &Choice, language: Language) -> Result<ImportRating, WrongUse> {
    let profile = profiles::profile(choice, Texts::of(language))?;
    let name = choice.profile.clone().unwrap_or_else(|| Profile::NAMES[0].to_owned());
    Ok(ImportRating { name, basis: rating_basis(&profile), profile })
}

/// Rates a puzzle, unless it is known; `None` if interrupted.
fn entry(reading: &Reading, rating: &ImportRating, known: &RatedPuzzles) -> Option<Entry> {
    let limits = Limits { cancel: Some(&interrupt::requested), ..Limits::default() };
    let mut entry = Entry::new(reading.puzzle.clone(), reading.comment.clone());
    entry.line = u32::try_from(reading.line).ok();
    if !known.has(&entry) {
        let rated = rate_puzzle(&entry.puzzle, &rating.profile, reading.givens_known, &limits).ok()?;
        entry.ratings.extend(rated.map(|(rated, techniques)| Rated {
            profile: rating.name.clone(),
            rating: rated,
            techniques,
            basis: rating.basis.clone(),
        }));
    }
    (!interrupt::requested()).then_some(entry)
}

/// Writes puzzles as `jade rate` does, and then the line of the imported file where each begins.
///
/// # Errors
/// If the output cannot be written.
pub fn write(found: &[CollectedPuzzle], as_json: bool, out: &mut impl Write) -> io::Result<()> {
    for one in found {
        let line = one.line.map_or_else(|| "-".to_owned(), |line| line.to_string());
        let text = match &one.rating {
            _ if as_json => json(&collected_puzzle_json(one)),
            // A puzzle not rated in the profile has no numbers.
            None => format!("{}\t-\t-\t-\t-\t-\t-\t-\t{line}\n", one.puzzle),
            Some(rating) => {
                let improper = (rating.end == PathEnd::Improper).then_some("improper");
                let level = rating.level.map(Level::as_str).or(improper).unwrap_or("-");
                let hardest = rating.hardest.map_or("-", TechniqueId::as_str);
                let openness = openness_columns(rating.openness);
                let (puzzle, score, steps) = (&one.puzzle, rating.score, rating.steps);
                format!("{puzzle}\t{level}\t{score}\t{hardest}\t{steps}\t{openness}\t{line}\n")
            }
        };
        out.write_all(text.as_bytes())?;
    }
    out.flush()
}

/// Reports an error.
pub fn report_error(message: &str) {
    complain(&format!("jade: {message}"));
}
