//! Measures how hard random puzzles are, and how long it takes to make one of a given difficulty.
//!
//! ```text
//! cargo run --release --bin difficulty -- distribution [--count N] [--profile NAME]
//! cargo run --release --bin difficulty -- frequency [--count N] --file FILE
//! cargo run --release --bin difficulty -- times [--count N] [--profile full|classic|early] [--only NAME] [--seconds N] [--file FILE]
//! cargo run --release --bin difficulty -- shapes [--count N] [--seconds N] [--file FILE]
//! cargo run --release --bin difficulty -- givens [--count N] [--file FILE]
//! ```
//!
//! `distribution` rates N random minimal puzzles (10,000): their levels, and for each technique the number of puzzles
//! in which it is the simplest that applies, and how many times. `frequency` writes the latter for both profiles into a
//! file, as `crates/jade-lessons/data/frequency.txt` has it. `times` makes N puzzles (20) for every level and
//! every technique, each from its own seed, on one thread, and prints the median and the 95th percentile of the
//! processor time. If a wish is not fulfilled within the time limit (20 seconds in total), it reports the attempts.
//! With `--profile early` it covers the techniques of the catalogue, each tried right after the singles. Fresh
//! puzzles are counted by canonical form: none is a shuffle of another; a neighbour that is a shuffle is made again,
//! and its time counts. `shapes` does the same for boards of other sizes, symmetric givens and the other methods.
//! `givens` digs N boards (200,000) for every symmetry and counts the remaining givens. With `--file` the lines from
//! which JADE estimates times (`crates/jade-generate/data/times.txt`) are appended to a file.

#[path = "../clock.rs"]
mod clock;

use jade_collection::generator;
use jade_generate::{
    Difficulty, EARLY_PROFILE, Generator, Method, PlaceSymmetry, RepeatFilter, TechniqueWish, Wish,
    early_profile,
};
use jade_grid::{Geometry, Position, canonical};
use jade_logic::{Analysis, Level, Outcome, Path, Profile};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::io::Write;
use std::ops::ControlFlow;

const USAGE: &str = "usage: difficulty distribution|frequency|times|shapes|givens [--count N] [--profile full|classic|early] [--only NAME] [--seconds N] [--file FILE]";

struct Options {
    count: Option<u64>,
    profile: Profile,
    early: bool,
    only: Option<String>,
    seconds: f64,
    file: Option<String>,
}

fn main() -> Result<(), String> {
    let mut arguments = std::env::args().skip(1);
    let what = arguments.next().ok_or(USAGE)?;
    let mut options = Options {
        count: None,
        profile: Profile::full(),
        early: false,
        only: None,
        seconds: 20.0,
        file: None,
    };
    while let Some(argument) = arguments.next() {
        let value = arguments.next().ok_or(USAGE)?;
        match argument.as_str() {
            "--count" => options.count = Some(value.parse().map_err(|_| USAGE)?),
            "--profile" if value == EARLY_PROFILE => options.early = true,
            "--profile" => options.profile = Profile::named(&value).map_err(|error| error.to_string())?,
            "--file" => options.file = Some(value),
            "--only" => options.only = Some(value),
            "--seconds" => options.seconds = value.parse().map_err(|_| USAGE)?,
            _ => return Err(USAGE.to_owned()),
        }
    }
    match what.as_str() {
        "distribution" => distribution(&options),
        "frequency" => frequency(&options),
        "times" => times(&options),
        "shapes" => shapes(&options),
        "givens" => givens(&options),
        _ => Err(USAGE.to_owned()),
    }
}

fn nine() -> Wish {
    Wish::new(Geometry::standard(9).expect("there is a board of side 9"))
}

/// What a number of random minimal puzzles are like.
#[derive(Default)]
struct Counts {
    /// The puzzles of each level, or of none if they were not solved.
    levels: HashMap<Option<Level>, u64>,
    /// The puzzles with each number of givens.
    givens: BTreeMap<usize, u64>,
    /// For each technique, the puzzles in which it is the simplest that applies, and how many times it is.
    techniques: HashMap<&'static str, (u64, u64)>,
    /// Processor time.
    seconds: f64,
}

impl Counts {
    /// Rates puzzles that are the same every time.
    fn of(count: u64, profile: &Profile) -> Result<Counts, String> {
        let mut counts = Counts::default();
        let mut generator = Generator::new(nine()).map_err(|error| error.to_string())?;
        let ((), seconds) = clock::seconds(|| {
            generator.attempts(1, 0..count, &|| false, &mut |found| {
                let position = Position::new(&found.puzzle).expect("a proper puzzle");
                let path = Path::find(&Analysis::of_proper(&position), profile, &|| false);
                let rating = jade_logic::rate(&path, profile);
                *counts.levels.entry(rating.level).or_default() += 1;
                *counts.givens.entry(found.puzzle.filled_count()).or_default() += 1;
                if path.outcome == Outcome::Solved {
                    for addend in &rating.addends {
                        let (puzzles, steps) =
                            counts.techniques.entry(addend.technique.as_str()).or_default();
                        *puzzles += 1;
                        *steps += u64::from(addend.times);
                    }
                }
                ControlFlow::Continue(())
            });
        });
        Ok(Counts { seconds, ..counts })
    }

    /// Returns the number of puzzles that need a technique, and its steps in each of these.
    fn technique(&self, id: &str) -> (u64, f64) {
        let (found, steps) = self.techniques.get(id).copied().unwrap_or_default();
        (found, steps as f64 / (found as f64).max(1.0))
    }
}

fn distribution(options: &Options) -> Result<(), String> {
    let count = options.count.unwrap_or(10_000);
    let profile = &options.profile;
    let counts = Counts::of(count, profile)?;
    println!(
        "{count} random minimal puzzles, profile {}, {:.0} µs each\n",
        profile.name,
        counts.seconds / count as f64 * 1e6
    );
    println!("| level | puzzles | percent |\n|---|---:|---:|");
    for level in Level::ALL.into_iter().map(Some).chain([None]) {
        let found = counts.levels.get(&level).copied().unwrap_or(0);
        let name = level.map_or("not solved", Level::as_str);
        println!("| {name} | {found} | {:.2} |", 100.0 * found as f64 / count as f64);
    }
    println!("\n| technique | in puzzles | percent | steps in each of these |\n|---|---:|---:|---:|");
    for ranked in &profile.techniques {
        let id = ranked.technique.id();
        let (found, each) = counts.technique(id.as_str());
        println!("| {id} | {found} | {:.2} | {each:.1} |", 100.0 * found as f64 / count as f64);
    }
    println!("\n| givens | puzzles |\n|---:|---:|");
    for (givens, found) in counts.givens {
        println!("| {givens} | {found} |");
    }
    Ok(())
}

/// Writes how often each technique is needed, below the comment at the head of the file.
fn frequency(options: &Options) -> Result<(), String> {
    let file = options.file.as_ref().ok_or(USAGE)?;
    let count = options.count.unwrap_or(10_000);
    let (full, classic) = (Profile::full(), Profile::classic());
    let (in_full, in_classic) = (Counts::of(count, &full)?, Counts::of(count, &classic)?);
    let old = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    let head: String = old.split_inclusive('\n').take_while(|line| line.starts_with('#')).collect();
    let mut text = format!("{head}puzzles {count}\n");
    for ranked in &full.techniques {
        let id = ranked.technique.id();
        let (found, each) = in_full.technique(id.as_str());
        text += &format!("{id} {found} {each:.1} ");
        if classic.techniques.iter().any(|one| one.technique.id() == id) {
            let (found, each) = in_classic.technique(id.as_str());
            text += &format!("{found} {each:.1}\n");
        } else {
            text += "- -\n";
        }
    }
    std::fs::write(file, text).map_err(|error| format!("{file}: {error}"))
}

fn times(options: &Options) -> Result<(), String> {
    heading();
    for (kind, name, wish) in if options.early { early_wishes() } else { wishes(&options.profile) } {
        if options.only.as_ref().is_some_and(|only| !name.contains(only.as_str())) {
            continue;
        }
        let label = format!("{} {kind} {name}", wish.profile.name);
        measure(&name, &label, wish, options)?;
    }
    Ok(())
}

/// Returns a wish for every level and every technique of the profile.
fn wishes(profile: &Profile) -> Vec<(&'static str, String, Wish)> {
    let wish = |difficulty| Wish { difficulty, profile: profile.clone(), ..nine() };
    let levels = Level::ALL.into_iter().flat_map(|level| {
        let wish = wish(Difficulty::Level(level));
        let minimal = Wish { minimal: true, ..wish.clone() };
        [("level", level.to_string(), wish), ("level", format!("{level} minimal"), minimal)]
    });
    let techniques = profile.techniques.iter().map(|ranked| {
        let id = ranked.technique.id();
        ("technique", id.to_string(), wish(Difficulty::Technique(TechniqueWish::any(id))))
    });
    levels.chain(techniques).collect()
}

/// Returns a wish for every technique of the catalogue, tried right after the singles.
fn early_wishes() -> Vec<(&'static str, String, Wish)> {
    let catalogue = Profile::catalogue().techniques.into_iter();
    let wish = |id| {
        let difficulty = Difficulty::Technique(TechniqueWish::any(id));
        let profile = early_profile(id).expect("every technique of the catalogue can come early");
        ("technique", id.to_string(), Wish { difficulty, profile, ..nine() })
    };
    catalogue.map(|ranked| wish(ranked.technique.id())).collect()
}

fn shapes(options: &Options) -> Result<(), String> {
    heading();
    let sizes = [4, 6, 8, 10, 12, 16, 20, 25, 36].map(|side| (side, PlaceSymmetry::None));
    let symmetric = PlaceSymmetry::ALL.map(|symmetry| (9, symmetry));
    for (side, symmetry) in sizes.into_iter().chain(symmetric) {
        let board = Geometry::standard(side).ok_or("no board")?;
        let label = format!("{}x{} {symmetry}", board.box_rows(), board.box_columns());
        let wish = Wish { symmetry, ..Wish::new(board) };
        measure(&label, &label, wish.clone(), options)?;
        // On 9×9 without symmetry puzzles are minimal in any case; on large boards it takes too long.
        if side <= 12 && label != "3x3 none" {
            let label = format!("{label} minimal");
            measure(&label, &label, Wish { minimal: true, ..wish }, options)?;
        }
    }
    for method in [Method::FullBoard, Method::EmptyBoard, Method::DancingLinks] {
        let label = format!("3x3 none {method}");
        measure(&label, &label, Wish { method, ..nine() }, options)?;
    }
    Ok(())
}

/// Counts the givens with which digging ends, for every symmetry.
fn givens(options: &Options) -> Result<(), String> {
    println!("| symmetry | givens | of attempts |\n|---|---:|---:|");
    let count = options.count.unwrap_or(200_000);
    for symmetry in PlaceSymmetry::ALL {
        let wish = Wish { symmetry, ..nine() };
        let mut generator = Generator::new(wish).map_err(|error| error.to_string())?;
        let mut ended: BTreeMap<usize, u64> = BTreeMap::new();
        let (_, seconds) = clock::seconds(|| {
            generator.attempts(1, 0..count, &|| false, &mut |found| {
                *ended.entry(found.puzzle.filled_count()).or_default() += 1;
                ControlFlow::Continue(())
            })
        });
        for (givens, times) in ended {
            println!("| {symmetry} | {givens} | {:.5} |", times as f64 / count as f64);
            let line = format!("3x3 {symmetry} givens={givens} {count} {times} {:.1}\n", 1000.0 * seconds);
            add(options, &line)?;
        }
    }
    Ok(())
}

fn heading() {
    println!(
        "| wish | puzzles | fresh | median ms | 95 % ms | attempts for one |\n|---|---:|---:|---:|---:|---:|"
    );
}

/// Measures a wish, prints a line about it, and appends one to the file.
fn measure(name: &str, label: &str, wish: Wish, options: &Options) -> Result<(), String> {
    let mut generator = match generator(wish) {
        Ok(generator) => generator,
        Err(why) => {
            println!("| {name} | – | | | | {why} |");
            return Ok(());
        }
    };
    let begun = clock::thread_time();
    let late = || (clock::thread_time() - begun).as_secs_f64() > options.seconds;
    let mut times = Vec::new();
    let mut forms = BTreeSet::new();
    let mut tally = jade_generate::Tally::default();
    let (mut spent, mut since_the_last) = (0.0, 0.0);
    let mut fresh = RepeatFilter::of(&generator);
    let count = options.count.unwrap_or(20) as usize;
    for seed in 0.. {
        let (outcome, seconds) = clock::seconds(|| generator.first(seed, None, &late));
        tally.add(&outcome.tally);
        since_the_last += 1000.0 * seconds;
        if let Some(found) = outcome.found.filter(|found| fresh.is_new(&found.puzzle)) {
            times.push(since_the_last);
            spent += since_the_last;
            since_the_last = 0.0;
            forms.insert(canonical(&found.puzzle).unwrap_or(found.puzzle).to_string());
        }
        if outcome.cancelled || times.len() == count {
            break;
        }
    }
    spent += since_the_last;
    times.sort_by(f64::total_cmp);
    let at = |part: f64| times.get((part * times.len() as f64) as usize).copied();
    let said = |time: Option<f64>| time.map_or_else(String::new, |time| format!("{time:.1}"));
    let each = tally.attempts as f64 / (times.len() as f64).max(1.0);
    print!(
        "| {name} | {} | {} | {} | {} | {each:.1} |",
        times.len(),
        forms.len(),
        said(at(0.5)),
        said(at(0.95))
    );
    if times.is_empty() {
        print!(" {:?}", tally.reasons());
    }
    println!();
    if tally.attempts > 0 {
        add(options, &format!("{label} {} {} {spent:.1}\n", tally.attempts, times.len()))?;
    }
    Ok(())
}

/// Appends a line to the file, if one was requested.
fn add(options: &Options, line: &str) -> Result<(), String> {
    let Some(file) = &options.file else { return Ok(()) };
    let file = std::fs::OpenOptions::new().append(true).create(true).open(file);
    let mut file = file.map_err(|error| error.to_string())?;
    file.write_all(line.as_bytes()).map_err(|error| error.to_string())
}
