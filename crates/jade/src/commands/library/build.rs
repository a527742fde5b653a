//! `jade library build`: fills the shelves of a collection as JADE comes with.
//!
//! What is in the file stays, if it is still right; what is missing is sought:
//!
//! ```text
//! look at what there is ─▶ harvest, for all shelves of a profile at once ─▶ each shelf that still wants more
//! ```
//!
//! With `--attempts` in place of `--seconds` a new file depends on seed and version alone.

use crate::interrupt;
use crate::parallel::in_order;
use crate::progress::Progress;
use jade_generate::stock::{EARLY, Quota, early_label, harvest, is_right, wish};
use jade_generate::{Collection, Generator, Label, Purpose};
use jade_grid::Puzzle;
use jade_logic::Profile;
use jade_text::{Args, Texts};
use std::io;
use std::ops::{ControlFlow, Range};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How the shelves are to be filled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Building {
    pub seconds: Option<u64>,
    pub attempts: Option<u64>,
    pub seed: Option<u64>,
    pub quota: Quota,
    pub threads: usize,
}

/// Seconds, where nothing is said.
const SECONDS: u64 = 60;
/// Attempts of a harvest in one go.
const BLOCK: u64 = 64;
/// A harvest is over when so many attempts have put nothing on any shelf.
const FRUITLESS: u64 = 16 * BLOCK;
/// The part of the time that may go by until the harvest of each profile ends, in hundredths.
const HARVEST: [u64; 2] = [35, 45];

/// Fills the shelves of a collection as far as time allows. `save` is called whenever a piece of the work is done.
///
/// # Errors
/// Those of `save`.
pub fn build(
    collection: &mut Collection,
    building: &Building,
    texts: &'static Texts,
    mut save: impl FnMut(&Collection) -> io::Result<()> + Send,
) -> io::Result<()> {
    let builder = Builder {
        building,
        begun: Instant::now(),
        deadline: AtomicU64::new(0),
        done: AtomicBool::new(false),
        progress: Progress::new(texts),
    };
    builder.review(collection)?;
    for (profile, hundredths) in Profile::NAMES.into_iter().zip(HARVEST) {
        builder.harvest(collection, profile, hundredths)?;
        save(collection)?;
    }
    builder.seek_each(collection, &mut save)?;
    builder.progress.clear();
    Ok(())
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
        // Attempts of another seed are others: none of them was made.
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

struct Builder<'a> {
    building: &'a Building,
    begun: Instant,
    /// When the present piece of work ends, in milliseconds from the beginning.
    deadline: AtomicU64,
    done: AtomicBool,
    progress: Progress,
}

impl Builder<'_> {
    fn is_over(&self) -> bool {
        self.progress.tick();
        self.done.load(Ordering::Relaxed)
            || interrupt::requested()
            || self.begun.elapsed().as_millis() >= u128::from(self.deadline.load(Ordering::Relaxed))
    }

    /// All the time there is.
    fn time(&self) -> Duration {
        match (self.building.seconds, self.building.attempts) {
            (None, Some(_)) => Duration::from_secs(u64::MAX / 1_000_000),
            (seconds, _) => Duration::from_secs(seconds.unwrap_or(SECONDS)),
        }
    }

    /// Begins a piece of work that ends at this time from the beginning.
    fn begin(&self, end: Duration) {
        self.done.store(false, Ordering::Relaxed);
        self.deadline.store(u64::try_from(end.as_millis()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    /// Takes from the shelves what is no longer right: techniques may have changed since.
    fn review(&self, collection: &mut Collection) -> io::Result<()> {
        self.begin(Duration::MAX);
        let all: Vec<(Label, Puzzle)> = collection
            .shelves()
            .flat_map(|(label, shelf)| shelf.puzzles().iter().map(|puzzle| (label.clone(), puzzle.clone())))
            .collect();
        let mut wrong: Vec<(Label, Puzzle)> = Vec::new();
        let mut jobs = all.into_iter();
        let mut looked = 0;
        let is_wrong = |(label, puzzle): (Label, Puzzle)| {
            let keep = interrupt::requested() || is_right(&label, &puzzle);
            (!keep).then_some((label, puzzle))
        };
        in_order(
            self.building.threads,
            || jobs.next(),
            is_wrong,
            |found| {
                looked += 1;
                self.progress.answered(1);
                self.progress.tick();
                wrong.extend(found);
                Ok(())
            },
        )?;
        for (label, puzzle) in wrong {
            collection.shelf_mut(&label).retain(|other| *other != puzzle);
        }
        Ok(())
    }

    /// Blocks of attempts from `next` on, while there is time and as many are to be made.
    fn blocks(&self, mut next: u64, block: u64) -> impl FnMut() -> Option<Range<u64>> + Send {
        let end = self.building.attempts.map_or(u64::MAX, |most| next.max(most));
        move || {
            let start = next;
            next = next.saturating_add(block).min(end);
            (start < next && !self.is_over()).then_some(start..next)
        }
    }

    fn harvest(&self, collection: &mut Collection, name: &str, hundredths: u64) -> io::Result<()> {
        let Ok(profile) = Profile::named(name) else { return Ok(()) };
        self.begin(self.time().saturating_mul(hundredths as u32) / 100);
        let mut made = collection.harvests.get(name).copied().unwrap_or(0);
        let (seed, quota) = (collection.seed, self.building.quota);
        let mut fruitless = 0;
        let work = |numbers| harvest(&profile, seed, numbers, &|| self.is_over());
        in_order(self.building.threads, self.blocks(made, BLOCK), work, |(harvested, attempts)| {
            if self.done.load(Ordering::Relaxed) {
                return Ok(());
            }
            let put: usize = harvested.iter().map(|one| collection.put(one, &quota)).sum();
            self.progress.answered(put);
            made += attempts;
            fruitless = if put == 0 { fruitless + attempts } else { 0 };
            let wanting = collection.wanting(&quota).iter().any(|(label, _)| label.profile == name);
            self.done.fetch_or(!wanting || fruitless >= FRUITLESS, Ordering::Relaxed);
            Ok(())
        })?;
        collection.harvests.insert(name.to_owned(), made);
        Ok(())
    }

    /// Seeks what is missing on each shelf; of what the full profile is not enough for, where it comes early, too.
    fn seek_each(
        &self,
        collection: &mut Collection,
        save: &mut (impl FnMut(&Collection) -> io::Result<()> + Send),
    ) -> io::Result<()> {
        let quota = self.building.quota;
        let wanting: Vec<Label> = collection.wanting(&quota).into_iter().map(|(label, _)| label).collect();
        // Easy ones first: the time that they leave is for the others.
        let (early, mut pieces): (Vec<Label>, Vec<Label>) =
            wanting.into_iter().partition(|label| label.profile == EARLY);
        let full = |label: &&Label| label.profile == Profile::NAMES[0];
        let rare: Vec<Label> = pieces
            .iter()
            .filter(full)
            .filter_map(|label| match label.purpose {
                Purpose::Technique(id) => Some(early_label(id)),
                Purpose::Level(_) => None,
            })
            .collect();
        pieces.extend(early.into_iter().chain(rare));
        let count = pieces.len();
        for (index, label) in pieces.into_iter().enumerate() {
            let left = self.time().saturating_sub(self.begun.elapsed());
            if interrupt::requested() || left.is_zero() {
                break;
            }
            if let Purpose::Technique(id) = label.purpose
                && label.profile == EARLY
                && !Profile::is_on_request(id)
            {
                let of_full = Label { profile: Profile::NAMES[0].to_owned(), ..label.clone() };
                if collection.count(&of_full) >= quota.technique {
                    continue;
                }
            }
            self.begin(self.begun.elapsed() + left / (count - index) as u32);
            self.seek(collection, &label)?;
            save(collection)?;
        }
        Ok(())
    }

    fn seek(&self, collection: &mut Collection, label: &Label) -> io::Result<()> {
        let Some(generator) = wish(label).and_then(|wish| Generator::new(wish).ok()) else { return Ok(()) };
        let (block, seed, quota) = (generator.good_block(), collection.seed, self.building.quota.of(label));
        let wish = generator.wish().clone();
        let idle = Mutex::new(vec![generator]);
        let mut made = collection.shelf(label).map_or(0, |shelf| shelf.attempts);
        let work = |numbers: Range<u64>| {
            let ready = idle.lock().ok().and_then(|mut idle| idle.pop());
            let generator = ready.or_else(|| Generator::new(wish.clone()).ok());
            let Some(mut generator) = generator else { return (Vec::new(), 0) };
            let mut found = Vec::new();
            let (tally, _) = generator.attempts(seed, numbers, &|| self.is_over(), &mut |one| {
                found.push(one.puzzle);
                ControlFlow::Continue(())
            });
            if let Ok(mut idle) = idle.lock() {
                idle.push(generator);
            }
            (found, tally.attempts)
        };
        in_order(self.building.threads, self.blocks(made, block), work, |(found, attempts)| {
            if self.done.load(Ordering::Relaxed) {
                return Ok(());
            }
            for puzzle in found {
                if collection.count(label) < quota && collection.shelf_mut(label).add(&puzzle) {
                    self.progress.answered(1);
                }
            }
            made += attempts;
            self.done.fetch_or(collection.count(label) >= quota, Ordering::Relaxed);
            Ok(())
        })?;
        collection.shelf_mut(label).attempts = made;
        Ok(())
    }
}
