//! Measures how long `auto` takes to decide whether a 9×9 board has no, one or several solutions: for boards that are
//! hard for plain backtracking, boards with very many solutions, and puzzles with givens removed or one given too
//! many.

#[path = "../clock.rs"]
mod clock;

use jade_grid::line;
use jade_grid::{Cell, Digit, Puzzle};
use jade_search::{Classification, Engine, Random, SearchLimits};
use std::collections::BTreeMap;
use std::path::Path;

/// The time limit for every board, in milliseconds.
const GOAL: f64 = 1.0;

const NAMED: &[(&str, &str)] = &[
    (
        "against brute force",
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    ),
    ("blank", "................................................................................."),
    ("one given", "5................................................................................"),
    ("first row", "123456789........................................................................"),
    // From P. Norvig's "Solving Every Sudoku Puzzle": the one that took his solver longest.
    ("impossible", ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."),
];

const PUZZLES: &[&str] = &["17-clue.txt", "magictour-top1465.txt", "forum-hardest-1905-er11.txt"];
const PER_FILE: usize = 400;

fn main() -> Result<(), String> {
    let engine = jade_search::engine("auto").map_err(|error| error.to_string())?;
    println!("engine auto, processor milliseconds, goal {GOAL} for every board");
    for (name, text) in NAMED {
        let puzzle = line::read(text).map_err(|error| format!("{name}: {error}"))?;
        let (answer, time) = classify(engine, &puzzle, 51);
        println!("{name:<28} {answer:<8} {time:>9.4}{}", mark(time));
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/data/puzzles");
    let mut random = Random::new(1);
    for file in PUZZLES {
        let text = std::fs::read_to_string(folder.join(file)).map_err(|error| format!("{file}: {error}"))?;
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        let mut rows: BTreeMap<String, Vec<f64>> = BTreeMap::new();
        for _ in 0..PER_FILE {
            let line_text = lines[random.below(lines.len())];
            let puzzle = line::read(line_text).map_err(|error| format!("{file}: {error}"))?;
            for changed in changed(&puzzle, &mut random) {
                let (answer, time) = classify(engine, &changed, 3);
                rows.entry(answer).or_default().push(time);
            }
        }
        for (answer, mut times) in rows {
            times.sort_by(f64::total_cmp);
            let slowest = times[times.len() - 1];
            println!(
                "{file:<28} {answer:<8} {slowest:>9.4}{} the slowest of {}, median {:.4}",
                mark(slowest),
                times.len(),
                times[times.len() / 2]
            );
        }
    }
    Ok(())
}

fn mark(time: f64) -> &'static str {
    if time <= GOAL { " " } else { "!" }
}

/// Returns the puzzle, versions with fewer and fewer givens, and one with an additional given, which may be wrong.
fn changed(puzzle: &Puzzle, random: &mut Random) -> Vec<Puzzle> {
    let board = puzzle.geometry();
    let mut givens: Vec<(Cell, Digit)> = puzzle.filled().collect();
    random.shuffle(&mut givens);
    let with = |givens: &[(Cell, Digit)]| {
        let mut digits = vec![None; board.cell_count()];
        for (cell, digit) in givens {
            digits[cell.index()] = Some(*digit);
        }
        Puzzle::from_digits(board, digits)
    };
    let mut boards: Vec<Puzzle> = (0..=givens.len()).filter_map(|kept| with(&givens[..kept])).collect();
    let open: Vec<Cell> = board.cells().filter(|cell| !givens.iter().any(|given| given.0 == *cell)).collect();
    for _ in 0..9 {
        let cell = open[random.below(open.len())];
        let digit = Digit::new(1 + random.below(9) as u8);
        boards.extend(digit.and_then(|digit| with(&[givens.as_slice(), &[(cell, digit)]].concat())));
    }
    boards
}

/// Returns the classification and the median time of several runs.
fn classify(engine: &dyn Engine, puzzle: &Puzzle, runs: usize) -> (String, f64) {
    let mut times = Vec::new();
    let mut answer = "";
    for _ in 0..runs {
        let (classification, seconds) = clock::seconds(|| engine.classify(puzzle, &SearchLimits::default()));
        times.push(seconds * 1e3);
        answer = match classification {
            Classification::Proper(_) => "one",
            Classification::NoSolution => "none",
            Classification::Several { .. } => "several",
            Classification::Unknown { .. } => "unknown",
        };
    }
    times.sort_by(f64::total_cmp);
    (answer.to_owned(), times[times.len() / 2])
}
