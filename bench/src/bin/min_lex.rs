//! Measures min-lex forms and what else `jade grid` answers: puzzles per second of one thread.

#[path = "../clock.rs"]
mod clock;

use jade_explore::{min_lex, minimal_puzzles, neighbours, redundant_givens, unavoidable_sets};
use jade_search::nine::{Board, Solver};
use std::ops::ControlFlow;
use std::path::Path;

/// The number of min-lex forms that are wanted in a second.
const GOAL: f64 = 50_000.0;

/// Nothing is cancelled here.
const NEVER: &str = "not cancelled";

/// Puzzles for which all neighbours with two other givens are found.
const TWO: &[(&str, &str)] = &[
    ("28 givens", "3.9...4..2..7.9....87......75..6.23.6..9.4..8.28.5..41......59....1.6..7..6...1.4"),
    ("23 givens", "98.7..6..75..4......3..8.7.8....9.5..3.2..1.....4....6.7...4.3....8..4......1...2"),
    ("17 givens", ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7..."),
];

const FILES: &[&str] =
    &["17-clue.txt", "magictour-top1465.txt", "forum-hardest-1905-er11.txt", "serg-benchmark.txt"];

fn main() -> Result<(), String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/data/puzzles");
    println!("one thread, processor time; goal {GOAL} min-lex forms per second");
    let mut samples = Vec::new();
    for file in FILES {
        let text = std::fs::read_to_string(folder.join(file)).map_err(|error| format!("{file}: {error}"))?;
        let boards: Result<Vec<Board>, _> = text
            .lines()
            .filter(|line| !line.starts_with('#'))
            .map(|line| Board::from_line(line.as_bytes()))
            .collect();
        let boards = boards.map_err(|error| format!("{file}: {error}"))?;
        measure(file, &boards);
        let mut solver = Solver::new();
        let grids: Vec<Board> = boards.iter().filter_map(|board| solver.first(*board)).collect();
        measure(&format!("{file}, solved"), &grids);
        samples.extend(boards.iter().take(20).copied());
    }
    let go_on = &mut |_: &Board| ControlFlow::Continue(());
    let solutions: Vec<Board> = samples.iter().filter_map(|board| Solver::new().first(*board)).collect();
    rate("redundant givens", &samples, |board| drop(redundant_givens(board)));
    rate("minimal puzzles within", &samples, |board| minimal_puzzles(board, &|| false, go_on).expect(NEVER));
    let go_on = &mut |_: &Board| ControlFlow::Continue(());
    rate("neighbours {-1+1}", &samples, |board| neighbours(board, 1, &|| false, go_on).expect(NEVER));
    for (name, line) in TWO {
        let board = Board::from_line(line.as_bytes()).map_err(|error| format!("{name}: {error}"))?;
        let go_on = &mut |_: &Board| ControlFlow::Continue(());
        let name = format!("neighbours {{-2+2}}, {name}");
        rate(&name, &[board], |board| neighbours(board, 2, &|| false, go_on).expect(NEVER));
    }
    for size in [6, 8, 10, 12, 14] {
        let sets = solutions[..4]
            .iter()
            .flat_map(|grid| unavoidable_sets(grid, size, &|| false))
            .map(|sets| sets.len());
        let sets = sets.sum::<usize>() / 4;
        let name = format!("unavoidable sets of ≤ {size} ({sets} of each)");
        rate(&name, &solutions[..8], |grid| drop(unavoidable_sets(grid, size, &|| false)));
    }
    Ok(())
}

fn measure(name: &str, boards: &[Board]) {
    let mut slowest: f64 = 0.0;
    for board in boards {
        let (_, seconds) = clock::seconds(|| min_lex(board));
        slowest = slowest.max(seconds);
    }
    let (automorphisms, seconds) =
        clock::seconds(|| boards.iter().filter_map(min_lex).filter(|form| form.automorphisms() > 1).count());
    let per_second = boards.len() as f64 / seconds;
    let mark = if per_second >= GOAL { " " } else { "!" };
    println!(
        "{name:<36} {per_second:>10.0}/s{mark} of {:>6}, {automorphisms} with automorphisms, slowest {:.0} µs",
        boards.len(),
        slowest * 1e6
    );
}

fn rate(name: &str, boards: &[Board], mut work: impl FnMut(&Board)) {
    let ((), seconds) = clock::seconds(|| boards.iter().for_each(&mut work));
    println!("{name:<44} {:>10.3} ms each", seconds * 1e3 / boards.len() as f64);
}
