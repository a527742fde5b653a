//! Measures puzzles per second, the techniques that solve them, and the time that each takes.

use crate::{clock, puzzles};
use jade_grid::Position;
use jade_logic::Rating;
use jade_logic::{Analysis, Level, Outcome, Path, Profile, TechniqueId};
use std::collections::HashMap;
use std::ops::ControlFlow;
use std::path::PathBuf;

/// Whether a technique goes beyond single chains of implications.
fn is_last_resort(technique: TechniqueId) -> bool {
    let id = technique.as_str();
    id.starts_with("forcing-net-")
        || id.starts_with("template-")
        || ["nested-forcing", "brute-force"].contains(&id)
}

fn rate(position: &Position, profile: &Profile) -> (Path, Rating) {
    let path = Path::find(&Analysis::of_proper(position), profile, &|| false);
    let rating = jade_logic::rate(&path, profile);
    (path, rating)
}

/// Prints a line for each file.
pub fn print(files: &[PathBuf], count: usize) -> Result<(), String> {
    let profile = Profile::full();
    print!("| puzzles | rated | a second |");
    Level::ALL.iter().for_each(|level| print!(" {level} |"));
    println!(" solved | without nets | slowest ms |");
    println!("|---|---:|---:|{}---:|---:|---:|", "---:|".repeat(Level::ALL.len()));
    let sources: Vec<Option<&std::path::Path>> =
        if files.is_empty() { vec![None] } else { files.iter().map(|file| Some(file.as_path())).collect() };
    for source in sources {
        let (name, positions) = puzzles::of(source, count)?;
        let (mut levels, mut solved, mut without) = ([0; Level::ALL.len()], 0, 0);
        let (mut all, mut slowest) = (0.0, 0.0_f64);
        for position in &positions {
            let ((path, rating), seconds) = clock::seconds(|| rate(position, &profile));
            (all, slowest) = (all + seconds, slowest.max(seconds));
            if path.outcome != Outcome::Solved {
                continue;
            }
            solved += 1;
            without += usize::from(!rating.addends.iter().any(|addend| is_last_resort(addend.technique)));
            for (level, times) in Level::ALL.iter().zip(&mut levels) {
                *times += usize::from(rating.level == Some(*level));
            }
        }
        let total = positions.len();
        let percent = |part: usize| 100.0 * part as f64 / total as f64;
        print!("| {name} | {total} | {:.1} |", total as f64 / all);
        levels.iter().for_each(|times| print!(" {:.2} % |", percent(*times)));
        println!(" {:.2} % | {:.2} % | {:.1} |", percent(solved), percent(without), slowest * 1e3);
    }
    Ok(())
}

#[derive(Clone, Copy, Default)]
struct Spent {
    asked: u64,
    found: u64,
    seconds: f64,
    most: f64,
}

/// Prints the time of rating by technique; the clock itself adds a few tenths of a microsecond to each call.
pub fn techniques(file: Option<&std::path::Path>, count: usize) -> Result<(), String> {
    let profile = Profile::full();
    let (name, positions) = puzzles::of(file, count)?;
    let mut spent: HashMap<TechniqueId, Spent> = HashMap::new();
    for start in &positions {
        let mut now = start.clone();
        loop {
            let mut round = Vec::new();
            let before = now.clone();
            let analysis = Analysis::of_proper(&before);
            for ranked in profile.techniques_for(&analysis) {
                let ((), seconds) = clock::seconds(|| {
                    let _ = ranked.technique.find(&analysis, &mut |step| {
                        round.push(step);
                        ControlFlow::Continue(())
                    });
                });
                let spent = spent.entry(ranked.technique.id()).or_default();
                spent.asked += 1;
                spent.found += u64::from(!round.is_empty());
                spent.seconds += seconds;
                spent.most = spent.most.max(seconds);
                if !round.is_empty() {
                    break;
                }
            }
            let changed = round.into_iter().fold(false, |changed, step| step.apply(&mut now) | changed);
            if !changed || now.is_full() || now.contradiction().is_some() {
                break;
            }
        }
    }
    println!("{} puzzles: {name}\n", positions.len());
    println!("| technique | asked | found | µs each | slowest µs | ms in all | percent |");
    println!("|---|---:|---:|---:|---:|---:|---:|");
    let all: f64 = spent.values().map(|spent| spent.seconds).sum();
    for ranked in &profile.techniques {
        let Some(Spent { asked, found, seconds, most }) = spent.get(&ranked.technique.id()) else { continue };
        let each = seconds / *asked as f64 * 1e6;
        let (id, percent) = (ranked.technique.id(), 100.0 * seconds / all);
        println!(
            "| {id} | {asked} | {found} | {each:.1} | {:.1} | {:.1} | {percent:.1} |",
            most * 1e6,
            seconds * 1e3
        );
    }
    Ok(())
}
