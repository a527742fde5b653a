//! Measures the speed of rating, the share of puzzles that the full profile solves, the time to get a hint, and the
//! agreement of JADE's ratings with those of other programs.
//!
//! ```text
//! cargo run --release --bin rating -- speed [FILE ...] [--count N]
//! cargo run --release --bin rating -- techniques FILE [--count N]
//! cargo run --release --bin rating -- nested FILE [--count N]
//! cargo run --release --bin rating -- hints [FILE] [--count N]
//! cargo run --release --bin rating -- http 127.0.0.1:8080 [--count N]
//! cargo run --release --bin rating -- agreement [DIRECTORY]
//! ```
//!
//! `speed` rates the puzzles of each file, or, without a file, random minimal ones, one after the other. It prints
//! the number of puzzles per second of processor time, the number of puzzles by level, and how many are solved
//! without nets. `techniques` shows how that time is distributed. `nested` counts the steps of brute force and of nested
//! forcing on the paths of the hardest puzzles, and how long their lemmas are. `hints` takes every position without singles on the
//! paths of N puzzles of level extreme or below, and measures the time to find the next step without cached results.
//! `http` requests the hints for the same positions from a running `jade serve`, one after the other, in wall-clock
//! time. `agreement` compares levels and scores with `hodoku.tsv` and `sudoku-explainer-1.2.1.tsv`: it prints tables
//! and rank correlations (Spearman's, with mean ranks for ties). N is 10,000, or 1,000 for hints.

mod agreement;
#[path = "../../clock.rs"]
mod clock;
mod hints;
mod http;
mod nested;
mod puzzles;
mod speed;

use std::path::PathBuf;

const USAGE: &str =
    "usage: rating speed|techniques|nested|hints|http|agreement [FILE, DIRECTORY OR ADDRESS ...] [--count N]";

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
        "nested" => nested::print(paths.first().map(PathBuf::as_path), count.unwrap_or(10_000)),
        "hints" => hints::print(paths.first().map(PathBuf::as_path), count.unwrap_or(1000)),
        "http" => {
            http::print(paths.first().and_then(|path| path.to_str()).ok_or(USAGE)?, count.unwrap_or(200))
        }
        "agreement" => agreement::print(paths.first().map(PathBuf::as_path)),
        _ => Err(USAGE.to_owned()),
    }
}

/// Describes the machine.
fn machine() -> String {
    let cpus = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let named = cpus.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let name = named.map_or("unknown processor", |(_, name)| name);
    let cores = std::thread::available_parallelism().map_or(0, usize::from);
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let load = load.split(' ').next().unwrap_or("?").to_owned();
    format!("{name}, {cores} cores, load {load}; one thread, its processor time")
}
