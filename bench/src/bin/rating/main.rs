//! How fast puzzles are rated, how far the full profile carries, how soon a hint is there, and how well JADE's figures
//! agree with those of other programs.
//!
//! ```text
//! cargo run --release --bin rating -- speed [FILE ...] [--count N]
//! cargo run --release --bin rating -- techniques FILE [--count N]
//! cargo run --release --bin rating -- hints [FILE] [--count N]
//! cargo run --release --bin rating -- http 127.0.0.1:8080 [--count N]
//! cargo run --release --bin rating -- agreement [DIRECTORY]
//! ```
//!
//! `speed` rates the puzzles of each file, or as many random minimal ones where it is given none, one after the other:
//! puzzles a second of processor time, level by level how many there are, and how many are solved without nets.
//! `techniques` tells where that time goes. `hints` takes every position on the paths of so many puzzles of level extreme
//! or less where no single applies, and times the next step from a position of which nothing has been looked at. `http`
//! asks a running `jade serve` for the hints on the same positions, one after the other: wall clock, all included.
//! `agreement` holds levels and scores against `hodoku.tsv` and `sudoku-explainer-1.2.1.tsv`: tables, and rank
//! correlations (Spearman's, equals at their mean rank). N is 10,000, for hints 1,000.

mod agreement;
#[path = "../../clock.rs"]
mod clock;
mod hints;
mod http;
mod puzzles;
mod speed;

use std::path::PathBuf;

const USAGE: &str =
    "usage: rating speed|techniques|hints|http|agreement [FILE, DIRECTORY OR ADDRESS ...] [--count N]";

fn main() -> Result<(), String> {
    let mut arguments = std::env::args().skip(1);
    let what = arguments.next().ok_or(USAGE)?;
    let (mut paths, mut count) = (Vec::new(), None);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--count" => {
                let value = arguments.next().ok_or(USAGE)?;
                count = Some(value.parse().map_err(|_| format!("{value} is no number\n{USAGE}"))?);
            }
            option if option.starts_with('-') => return Err(format!("no option {option}\n{USAGE}")),
            path => paths.push(PathBuf::from(path)),
        }
    }
    println!("{}\n", machine());
    match what.as_str() {
        "speed" => speed::print(&paths, count.unwrap_or(10_000)),
        "techniques" => speed::techniques(paths.first().map(PathBuf::as_path), count.unwrap_or(10_000)),
        "hints" => hints::print(paths.first().map(PathBuf::as_path), count.unwrap_or(1000)),
        "http" => {
            http::print(paths.first().and_then(|path| path.to_str()).ok_or(USAGE)?, count.unwrap_or(200))
        }
        "agreement" => agreement::print(paths.first().map(PathBuf::as_path)),
        _ => Err(USAGE.to_owned()),
    }
}

/// What this runs on.
fn machine() -> String {
    let cpus = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let named = cpus.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let name = named.map_or("unknown processor", |(_, name)| name);
    let cores = std::thread::available_parallelism().map_or(0, usize::from);
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let load = load.split(' ').next().unwrap_or("?").to_owned();
    format!("{name}, {cores} cores, load {load}; one thread, its processor time")
}
