//! Measures how many 9×9 puzzles per second JADE's search counts up to two solutions, parsing included, on one
//! thread, compared with the crate `sudoku` in the same run.

mod clock;
mod contenders;
mod sets;

use contenders::{Contender, contenders};
use sets::Set;
use std::path::{Path, PathBuf};

const USAGE: &str = "usage: jade-bench [--rounds N] [--only PART-OF-SET-NAME] [--with PART-OF-CONTENDER] [--guesses] [DIRECTORY OF PUZZLE FILES]";

struct Options {
    rounds: usize,
    only: Option<String>,
    with: Option<String>,
    guesses: bool,
    puzzles: PathBuf,
}

fn options() -> Result<Options, String> {
    let mut options =
        Options { rounds: 7, only: None, with: None, guesses: false, puzzles: default_puzzles() };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{argument} needs a value\n{USAGE}"));
        match argument.as_str() {
            "--rounds" => options.rounds = value()?.parse().map_err(|_| USAGE.to_owned())?,
            "--only" => options.only = Some(value()?),
            "--guesses" => options.guesses = true,
            "--with" => options.with = Some(value()?),
            path if !path.starts_with('-') => options.puzzles = path.into(),
            _ => return Err(USAGE.to_owned()),
        }
    }
    options.rounds = options.rounds.max(1);
    Ok(options)
}

fn default_puzzles() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/data/puzzles")
}

fn cache() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    let target = target.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("target"));
    target.join("random-minimal-60000.txt")
}

fn main() -> Result<(), String> {
    let options = options()?;
    let mut sets = vec![sets::random_minimal(60_000, &cache()).map_err(|error| error.to_string())?];
    for name in
        ["17-clue", "serg-benchmark", "magictour-top1465", "forum-hardest-1106", "forum-hardest-1905-er11"]
    {
        match sets::read(&options.puzzles.join(format!("{name}.txt"))) {
            Ok(set) => sets.push(set),
            Err(error) => eprintln!("{name}: {error}"),
        }
    }
    let mut contenders = contenders();
    if let Some(with) = &options.with {
        let mut first = true;
        contenders.retain(|contender| std::mem::take(&mut first) || contender.name.contains(with.as_str()));
    }
    print!("{:<24} {:>8}", "set (puzzles/second)", "puzzles");
    for contender in &contenders {
        print!(" {:>22}", contender.name);
    }
    println!();
    for mut set in sets {
        if options.only.as_ref().is_some_and(|only| !set.name.contains(only.as_str())) {
            continue;
        }
        set.disguise(1);
        set.lines.truncate(60_000);
        print_row(&set, &mut contenders, &options)?;
    }
    Ok(())
}

/// Measures all contenders on a set in interleaved rounds and prints a line of the table.
fn print_row(set: &Set, contenders: &mut [Contender], options: &Options) -> Result<(), String> {
    let mut times = vec![Vec::new(); contenders.len()];
    let rounds = options.rounds;
    // In slices, so that all contenders are affected by the same disturbances.
    let slice = set.lines.len().div_ceil(rounds.max(3)).max(1465.min(set.lines.len()));
    let slices: Vec<_> = set.lines.chunks(slice).collect();
    let mut guesses = vec![0.0; contenders.len()];
    for round in 0..rounds {
        let lines = slices[round % slices.len()];
        let mut counted = None;
        for turn in 0..contenders.len() {
            let which = (turn + round) % contenders.len();
            let contender = &mut contenders[which];
            let (tally, seconds) = clock::seconds(|| (contender.count)(lines));
            times[which].push(seconds / lines.len() as f64);
            guesses[which] = tally.guesses as f64 / lines.len() as f64;
            if *counted.get_or_insert(tally.solutions) != tally.solutions {
                return Err(format!("{}: {} counted otherwise", set.name, contender.name));
            }
        }
    }
    print!("{:<24} {:>8}", set.name, set.lines.len());
    // The ratio of a round compares simultaneous measurements; the median of the ratios is reported.
    let reference = times[0].clone();
    for (times, guesses) in times.iter().zip(guesses) {
        let mut ratios: Vec<f64> = reference.iter().zip(times).map(|(a, b)| a / b).collect();
        print!(" {:>15.0} {:>6.2}", 1.0 / median(&mut times.clone()), median(&mut ratios));
        if options.guesses {
            print!(" ({guesses:.2})");
        }
    }
    println!();
    Ok(())
}

fn median(numbers: &mut [f64]) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}
