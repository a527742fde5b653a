//! Measures how long search takes on one thread to solve large boards and prove their solutions unique, and
//! compares the times with the goals.

#[path = "../clock.rs"]
mod clock;

use jade_grid::{Digit, Geometry, Puzzle, line};
use jade_search::{Classification, Engine, SearchLimits};
use std::path::{Path, PathBuf};
use std::time::Duration;

const USAGE: &str = "usage: large [--engine NAME] [--seconds MOST-PER-PUZZLE] [--only PART-OF-ROW-NAME] \
                     [--each] [DIRECTORY OF PUZZLE FILES]";

struct Row {
    name: &'static str,
    /// The prefixes or suffixes of file names.
    files: &'static [&'static str],
    question: Question,
    /// The goals for the median puzzle and for the slowest, in milliseconds.
    median: f64,
    slowest: f64,
}

#[derive(Clone, Copy, PartialEq)]
enum Question {
    Proper,
    First,
}

const NO_GOAL: f64 = f64::INFINITY;

#[rustfmt::skip]
const ROWS: &[Row] = &[
    Row { name: "16×16 typical", files: &["gecode-16x16", "alspv-16x16", "sk49-hexadoku", "gen-random-16x16-128", "oct9-16x16-top"], question: Question::Proper, median: 0.05, slowest: NO_GOAL },
    Row { name: "16×16 minimal", files: &["16x16-min", "gen-harden-16x16"], question: Question::Proper, median: 3.0, slowest: 15.0 },
    Row { name: "16×16 few givens", files: &["gen-random-16x16-95", "gen-random-16x16-100", "gen-locked-16x16", "gen-singles-16x16", "oct9-16x16_"], question: Question::Proper, median: NO_GOAL, slowest: 15.0 },
    Row { name: "25×25 newspaper", files: &["alspv-25x25", "gen-random-25x25-340", "oct9-25x25_easy", "oct9-25x25_medium"], question: Question::Proper, median: 0.3, slowest: 0.3 },
    Row { name: "25×25 expert", files: &["oct9-25x25_expert", "oct9-25x25_hard", "gen-locked-25x25", "gen-pattern-25x25"], question: Question::Proper, median: NO_GOAL, slowest: NO_GOAL },
    Row { name: "25×25 few givens", files: &["gen-random-25x25-280", "gen-random-25x25-300", "gen-harden-25x25"], question: Question::Proper, median: NO_GOAL, slowest: NO_GOAL },
    Row { name: "gecode-25x25", files: &["gecode-25x25"], question: Question::Proper, median: 4_000.0, slowest: 60_000.0 },
    Row { name: "36×36 by singles", files: &["gen-singles-36x36", "oct9-36x36.txt"], question: Question::Proper, median: 0.8, slowest: 0.8 },
    Row { name: "oct9-36x36_hard", files: &["oct9-36x36_hard"], question: Question::Proper, median: 20.0, slowest: 20.0 },
    Row { name: "36×36 few givens", files: &["gen-harden-36x36"], question: Question::Proper, median: NO_GOAL, slowest: NO_GOAL },
    Row { name: "49×49 by singles", files: &["gen-singles-49x49"], question: Question::Proper, median: 3.0, slowest: 3.0 },
    Row { name: "oct9-49x49", files: &["oct9-49x49"], question: Question::Proper, median: 50.0, slowest: 50.0 },
    Row { name: "81×81", files: &["oct9-81x81"], question: Question::Proper, median: NO_GOAL, slowest: NO_GOAL },
    Row { name: "100×100", files: &["oct9-100x100"], question: Question::Proper, median: 200.0, slowest: 200.0 },
    Row { name: "blank 36×36, first", files: &["blank-36x36"], question: Question::First, median: 1.0, slowest: 1.0 },
    Row { name: "blank 49×49, first", files: &["blank-49x49"], question: Question::First, median: 2.0, slowest: 2.0 },
];

struct Options {
    engine: &'static dyn Engine,
    most: f64,
    only: Option<String>,
    each: bool,
    boards: PathBuf,
}

fn options() -> Result<Options, String> {
    let mut options = Options {
        engine: jade_search::engine("auto").map_err(|error| error.to_string())?,
        most: 120.0,
        only: None,
        each: false,
        boards: Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/data/nxn"),
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{argument} needs a value\n{USAGE}"));
        match argument.as_str() {
            "--engine" => {
                options.engine = jade_search::engine(&value()?).map_err(|error| error.to_string())?;
            }
            "--seconds" => options.most = value()?.parse().map_err(|_| USAGE.to_owned())?,
            "--only" => options.only = Some(value()?),
            "--each" => options.each = true,
            path if !path.starts_with('-') => options.boards = path.into(),
            _ => return Err(USAGE.to_owned()),
        }
    }
    Ok(options)
}

/// Parses a line of the collection: the side, a blank, then symbols or, beyond 61, numbers.
fn board(text: &str) -> Result<Puzzle, String> {
    let wrong = || format!("not a side and a board: {text:.40}");
    let (side, cells) = text.split_once(' ').ok_or_else(wrong)?;
    let geometry = side.parse().ok().and_then(Geometry::standard).ok_or_else(wrong)?;
    if geometry.side() <= 61 {
        return line::read_cells(geometry, cells).map_err(|error| format!("{error}: {text:.40}"));
    }
    let digits = cells.split_whitespace().map(|number| Digit::new(number.parse().unwrap_or(0)));
    Puzzle::from_digits(geometry, digits).ok_or_else(wrong)
}

/// Returns the boards of all files whose names start or end like this.
fn boards(options: &Options, row: &Row) -> Result<Vec<Puzzle>, String> {
    let listing = std::fs::read_dir(&options.boards)
        .map_err(|error| format!("{}: {error}", options.boards.display()))?;
    let mut paths: Vec<PathBuf> = listing.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    let mut boards = Vec::new();
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if row.files.iter().any(|part| name.contains(part)) {
            let text = std::fs::read_to_string(&path).map_err(|error| format!("{name}: {error}"))?;
            let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
            for line in lines {
                boards.push(board(line)?);
            }
        }
    }
    Ok(boards)
}

/// Returns the processor time in milliseconds, the median of several runs; `None` if there was no answer in time.
fn milliseconds(options: &Options, puzzle: &Puzzle, question: Question) -> Result<Option<f64>, String> {
    let mut times = Vec::new();
    loop {
        let most = clock::thread_time() + Duration::from_secs_f64(options.most);
        let late = || clock::thread_time() >= most;
        let limits = SearchLimits::default().cancel(&late);
        let (solution, seconds) = clock::seconds(|| match question {
            Question::First => Some(options.engine.first(puzzle, &limits).0),
            Question::Proper => match options.engine.classify(puzzle, &limits) {
                Classification::Proper(solution) => Some(Some(solution)),
                Classification::Several { .. } | Classification::NoSolution => Some(None),
                Classification::Unknown { .. } => None,
            },
        });
        match solution {
            None => return Ok(None),
            Some(Some(solution)) if solution.solves(puzzle) => {}
            // One board of these collections has several solutions; it is in none of the rows.
            Some(_) => return Err(format!("wrong answer for {puzzle}")),
        }
        times.push(seconds * 1e3);
        let spent: f64 = times.iter().sum();
        // The very first run also builds tables and warms up caches, so it counts only for long times.
        if spent > 300.0 || times.len() > 20 {
            times.sort_by(f64::total_cmp);
            return Ok(Some(times[times.len() / 2]));
        }
    }
}

fn main() -> Result<(), String> {
    let options = options()?;
    println!("engine {}, processor milliseconds", options.engine.name());
    println!(
        "{:<20} {:>6} {:>10} {:>8} {:>10} {:>10} {:>8}",
        "boards", "number", "median", "goal", "mean", "slowest", "goal"
    );
    for row in ROWS {
        if options.only.as_ref().is_some_and(|only| !row.name.contains(only.as_str())) {
            continue;
        }
        let boards = boards(&options, row)?;
        if boards.is_empty() {
            println!("{:<20} no boards found", row.name);
            continue;
        }
        let mut times = Vec::new();
        for (i, puzzle) in boards.iter().enumerate() {
            let time = milliseconds(&options, puzzle, row.question)?;
            if options.each {
                println!("    {i:>3} {:>12.3}", time.unwrap_or(f64::INFINITY));
            }
            times.push(time.unwrap_or(f64::INFINITY));
        }
        times.sort_by(f64::total_cmp);
        let goal = |goal: f64, met: bool| match goal {
            NO_GOAL => "–".to_owned(),
            goal => format!("{goal}{}", if met { "" } else { "!" }),
        };
        let (median, slowest) = (times[times.len() / 2], times[times.len() - 1]);
        println!(
            "{:<20} {:>6} {:>10.3} {:>8} {:>10.3} {:>10.3} {:>8}",
            row.name,
            times.len(),
            median,
            goal(row.median, median <= row.median),
            times.iter().sum::<f64>() / times.len() as f64,
            slowest,
            goal(row.slowest, slowest <= row.slowest),
        );
    }
    Ok(())
}
