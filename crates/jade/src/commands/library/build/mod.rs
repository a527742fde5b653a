//! `jade library build`: fills a collection such as the one included in JADE.
//!
//! Puzzles in the file stay if they still belong to their category; then the missing ones are searched for:
//!
//! ```text
//! review the file ─▶ harvest, for all categories of a profile at once ─▶ a wish for each category that needs more
//!   ─▶ harvest for all early categories at once ─▶ a wish for each of them that needs more ─▶ neighbours of the puzzles
//!   ─▶ rate all puzzles, into a second file
//! ```
//!
//! With `--attempts` in place of `--seconds` a new file depends only on seed and version. The collection included in
//! JADE was made this way; `CONTRIBUTING.md` has the command.

mod builder;

use crate::args::Building;
use builder::Builder;
use jade_collection::{Category, Collection, Purpose, Quota, Ratings, early_category};
use jade_generate::EARLY_PROFILE;
use jade_logic::Profile;
use jade_text::{Args, Texts};
use std::io;
use std::path::{Path, PathBuf};

/// Returns the categories that need more puzzles.
type Wanting<'a> = dyn Fn(&Collection) -> Vec<Category> + 'a;

/// Fills a collection as far as time allows. Calls `save` after each stage. Returns the ratings of the
/// puzzles; `None` if interrupted.
///
/// # Errors
/// The errors of `save`.
pub fn build(
    collection: &mut Collection,
    building: &Building,
    texts: &'static Texts,
    mut save: impl FnMut(&Collection) -> io::Result<()> + Send,
) -> io::Result<Option<Ratings>> {
    let builder = Builder::new(building, texts);
    builder.review(collection)?;
    for (profile, hundredths) in Profile::NAMES.into_iter().zip([25, 30]) {
        builder.harvest(collection, profile, hundredths)?;
        save(collection)?;
    }
    let in_profiles = |collection: &Collection| -> Vec<Category> {
        let wanting = collection.wanting(&building.quota).into_iter().map(|(category, _)| category);
        wanting.filter(|category| category.profile != EARLY_PROFILE).collect()
    };
    let early = |collection: &Collection| -> Vec<Category> {
        collection.wanting_early(&building.quota).into_iter().map(early_category).collect()
    };
    builder.each(in_profiles(collection), 50, |category| {
        builder.seek(collection, category)?;
        save(collection)
    })?;
    builder.harvest_early(collection, 60)?;
    save(collection)?;
    builder.each(early(collection), 75, |category| {
        builder.seek(collection, category)?;
        save(collection)
    })?;
    // If a category of a profile is empty, the early one provides the seeds.
    let rests: [(&Wanting<'_>, u32); 2] = [(&early, 88), (&in_profiles, 100)];
    for (rest, hundredths) in rests {
        builder.each(rest(collection), hundredths, |category| {
            builder.seek_neighbours(collection, category)?;
            save(collection)
        })?;
    }
    let ratings = builder.rate(collection)?;
    builder.clear();
    Ok(ratings)
}

/// Returns the path of the ratings of a collection: `collection.ratings.txt` next to `collection.txt`.
pub fn ratings_file(file: &Path) -> PathBuf {
    file.with_extension("ratings.txt")
}

/// Describes the number of puzzles and the categories that need more.
pub fn summary(collection: &Collection, quota: &Quota, texts: &Texts) -> String {
    let categories = collection.categories().count() as u64;
    let count = Args::none().number("count", collection.len() as u64).number("categories", categories);
    let mut out = texts.plain("library-built", &count) + "\n";
    for (category, missing) in collection.wanting(quota) {
        let has = collection.count(&category) as u64;
        let name = match category.purpose {
            Purpose::Level(level) => {
                texts.plain("library-category-level", &Args::none().level("level", level))
            }
            Purpose::Technique(id) => texts.technique_name(id).to_string(),
        };
        let args = Args::none().number("has", has).number("wanted", has + missing as u64);
        let mut line =
            texts.plain("library-wanting", &args.text("category", name).text("profile", &category.profile));
        if let Purpose::Technique(id) = category.purpose
            && category.profile != EARLY_PROFILE
            && collection.count(&early_category(id)) > 0
        {
            let early = Args::none().number("count", collection.count(&early_category(id)) as u64);
            line = format!("{line} {}", texts.plain("library-early", &early));
        }
        out += &format!("  {line}\n");
    }
    out
}

/// Reads a collection; returns an empty one if the file does not exist.
///
/// # Errors
/// A message.
pub fn read(file: &Path, seed: Option<u64>, texts: &Texts) -> Result<Collection, String> {
    let args = || Args::none().text("file", jade_text::shown_path(file));
    let failed = |reason: String| texts.plain("cli-cannot-read", &args().text("reason", reason));
    let mut collection = match std::fs::read_to_string(file) {
        Ok(text) => Collection::read(&text).map_err(|error| {
            let args = args().text("line", error.line.to_string());
            texts.plain("library-bad-collection", &args)
        })?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => Collection::new(2026),
        Err(error) => return Err(failed(texts.io_reason(&error))),
    };
    if let Some(seed) = seed.filter(|seed| *seed != collection.seed) {
        // No attempts were made with this seed. (The counts of attempts at neighbours stay: by now they start from
        // other puzzles in any case, and their presence shows that the category is rare.)
        let categories: Vec<Category> =
            collection.categories().map(|(category, _)| category.clone()).collect();
        categories.iter().for_each(|category| collection.category_mut(category).attempts = 0);
        collection.harvests.clear();
        collection.seed = seed;
    }
    Ok(collection)
}
