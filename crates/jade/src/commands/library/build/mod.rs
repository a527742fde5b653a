//! `jade library build`: fills the shelves of a collection as JADE comes with.
//!
//! What is in the file stays, if it is still right; what is missing is sought:
//!
//! ```text
//! look at what there is ─▶ harvest, for all shelves of a profile at once ─▶ each shelf that wants more, by a wish
//!   ─▶ sighting, for all that is to come early at once ─▶ each of these, by a wish ─▶ next to what is there
//!   ─▶ how hard each is, into a file beside it
//! ```
//!
//! With `--attempts` in place of `--seconds` a new file depends on seed and version alone. So was made what comes with
//! JADE; `CONTRIBUTING.md` has the command.

mod builder;

use builder::Builder;
use jade_generate::stock::{EARLY, Quota, early_label};
use jade_generate::{Collection, Label, Purpose, Ratings};
use jade_logic::Profile;
use jade_text::{Args, Texts};
use std::io;
use std::path::{Path, PathBuf};

/// How the shelves are to be filled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Building {
    pub seconds: Option<u64>,
    pub attempts: Option<u64>,
    pub seed: Option<u64>,
    pub quota: Quota,
    pub threads: usize,
}

/// Which shelves want more.
type Wanting<'a> = dyn Fn(&Collection) -> Vec<Label> + 'a;

/// Fills the shelves of a collection as far as time allows. `save` is called whenever a piece of the work is done.
/// Returns how hard the puzzles are then, unless it was interrupted: nothing is known then of what is new.
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
    let in_profiles = |collection: &Collection| -> Vec<Label> {
        let wanting = collection.wanting(&building.quota).into_iter().map(|(label, _)| label);
        wanting.filter(|label| label.profile != EARLY).collect()
    };
    let early = |collection: &Collection| -> Vec<Label> {
        collection.wanting_early(&building.quota).into_iter().map(early_label).collect()
    };
    builder.each(in_profiles(collection), 50, |label| {
        builder.seek(collection, label)?;
        save(collection)
    })?;
    builder.sight(collection, 60)?;
    save(collection)?;
    builder.each(early(collection), 75, |label| {
        builder.seek(collection, label)?;
        save(collection)
    })?;
    // Where a shelf of a profile is empty the early ones are what there is to begin with.
    let rests: [(&Wanting<'_>, u32); 2] = [(&early, 88), (&in_profiles, 100)];
    for (rest, hundredths) in rests {
        builder.each(rest(collection), hundredths, |label| {
            builder.seek_near(collection, label)?;
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

/// How many puzzles there are, and which shelves want more, in words.
pub fn told(collection: &Collection, quota: &Quota, texts: &Texts) -> String {
    let shelves = collection.shelves().count() as u64;
    let count = Args::none().number("count", collection.len() as u64).number("shelves", shelves);
    let mut out = texts.plain("library-built", &count) + "\n";
    for (label, missing) in collection.wanting(quota) {
        let has = collection.count(&label) as u64;
        let name = match label.purpose {
            Purpose::Level(level) => texts.plain("library-shelf-level", &Args::none().level("level", level)),
            Purpose::Technique(id) => texts.technique_name(id).to_string(),
        };
        let args = Args::none().number("has", has).number("wanted", has + missing as u64);
        let mut line =
            texts.plain("library-wanting", &args.text("shelf", name).text("profile", &label.profile));
        if let Purpose::Technique(id) = label.purpose
            && label.profile != EARLY
            && collection.count(&early_label(id)) > 0
        {
            let early = Args::none().number("count", collection.count(&early_label(id)) as u64);
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
    let args = || Args::none().text("file", file.display().to_string());
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
        // Attempts of another seed are others: none of them was made. (Those next to what is there begin with other
        // puzzles by now anyhow, and that there were some tells that a shelf is rare.)
        let labels: Vec<Label> = collection.shelves().map(|(label, _)| label.clone()).collect();
        labels.iter().for_each(|label| collection.shelf_mut(label).attempts = 0);
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
