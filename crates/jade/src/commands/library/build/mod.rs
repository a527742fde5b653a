//! `jade library build`: fills a collection such as the one that comes with JADE.
//!
//! Puzzles in the file stay if they still belong to their category; the missing ones are sought:
//!
//! ```text
//! review the file ─▶ harvest, for all categories of a profile at once ─▶ each category that wants more, by a wish
//!   ─▶ sighting, for all that is to come early at once ─▶ each of these, by a wish ─▶ next to what is there
//!   ─▶ how hard each is, into a file beside it
//! ```
//!
//! With `--attempts` in place of `--seconds` a new file depends on seed and version alone. So was made what comes with
//! JADE; `CONTRIBUTING.md` has the command.

mod builder;

use builder::Builder;
use jade_collection::{Category, Collection, Purpose, Quota, Ratings, early_category};
use jade_generate::EARLY_PROFILE;
use jade_logic::Profile;
use jade_text::{Args, Texts};
use std::io;
use std::path::{Path, PathBuf};

/// How a collection is to be filled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Building {
    pub seconds: Option<u64>,
    pub attempts: Option<u64>,
    pub seed: Option<u64>,
    pub quota: Quota,
    pub threads: usize,
}

/// Which categories want more.
type Wanting<'a> = dyn Fn(&Collection) -> Vec<Category> + 'a;

/// Fills a collection as far as time allows. `save` is called whenever a stage is done. Returns how hard the puzzles
/// are; `None` if it was interrupted.
///
/// # Errors
/// Those of `save`.
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
    // Where a category of a profile is empty the early one provides the seeds.
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

/// Where the ratings of the collection in a file are: `collection.ratings.txt` beside `collection.txt`.
pub fn ratings_file(file: &Path) -> PathBuf {
    file.with_extension("ratings.txt")
}

/// How many puzzles there are, and which categories want more, in words.
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

/// Reads a collection; an empty one if there is no such file.
///
/// # Errors
/// In words.
pub fn read(file: &Path, seed: Option<u64>, texts: &Texts) -> Result<Collection, String> {
    let args = || Args::none().text("file", crate::fault::shown_path(file));
    let failed = |reason: String| texts.plain("cli-cannot-read", &args().text("reason", reason));
    let mut collection = match std::fs::read_to_string(file) {
        Ok(text) => Collection::read(&text).map_err(|error| {
            let args = args().text("line", error.line.to_string());
            texts.plain("library-bad-collection", &args)
        })?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => Collection::new(2026),
        Err(error) => return Err(failed(crate::fault::reason(&error, texts))),
    };
    if let Some(seed) = seed.filter(|seed| *seed != collection.seed) {
        // No attempts were made with this seed. (Those at neighbours start from other puzzles by now anyway, and that
        // there were some says that the category is rare.)
        let categories: Vec<Category> =
            collection.categories().map(|(category, _)| category.clone()).collect();
        categories.iter().for_each(|category| collection.category_mut(category).attempts = 0);
        collection.harvests.clear();
        collection.seed = seed;
    }
    Ok(collection)
}

/// Writes a file anew; whatever happens there is the old one or the new one.
///
/// # Errors
/// If it cannot be written.
pub fn write(file: &Path, text: &str) -> io::Result<()> {
    let mut beside = file.as_os_str().to_owned();
    beside.push(".new");
    std::fs::write(&beside, text).and_then(|()| std::fs::rename(&beside, file)).inspect_err(|_| {
        // What is half written is of no use.
        drop(std::fs::remove_file(&beside));
    })
}
