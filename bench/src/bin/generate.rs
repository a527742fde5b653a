//! Measures the generation of random minimal 9×9 puzzles on one thread, compared with the crate `sudoku` in the same
//! run.
//!
//! `cargo run --release --bin generate [-- --rounds N]`. The two alternate in short rounds; the ratio is the median
//! of the ratios of the rounds.

#[path = "../clock.rs"]
mod clock;

use jade_generate::{Generator, PlaceSymmetry, Wish};
use jade_grid::Geometry;
use std::hint::black_box;
use std::ops::ControlFlow;
use sudoku::{Sudoku, Symmetry};

const USAGE: &str = "usage: generate [--rounds N]";

/// The number of puzzles of each generator in a round.
const THEIRS: usize = 250;
const OURS: u64 = 1024;

fn rounds() -> Result<u64, String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => Ok(31),
        ["--rounds", rounds] => rounds.parse().map(|rounds: u64| rounds.max(1)).map_err(|_| USAGE.to_owned()),
        _ => Err(USAGE.to_owned()),
    }
}

fn main() -> Result<(), String> {
    let rounds = rounds()?;
    println!(
        "{:<12} {:>22} {:>22} {:>7}",
        "symmetry", "sudoku 0.8: µs (givens)", "JADE: µs (givens)", "ratio"
    );
    for (symmetry, theirs) in
        [(PlaceSymmetry::None, Symmetry::None), (PlaceSymmetry::HalfTurn, Symmetry::HalfRotation)]
    {
        let mut wish = Wish::new(Geometry::standard(9).ok_or("no board")?);
        wish.symmetry = symmetry;
        let mut generator = Generator::new(wish).map_err(|error| error.to_string())?;
        let mut times = [Vec::new(), Vec::new()];
        let mut ratios = Vec::new();
        let mut givens = [0, 0];
        for round in 0..rounds {
            let mut seconds = [0.0; 2];
            for turn in 0..2 {
                let which = (turn + round as usize) % 2;
                let (count, taken) = clock::seconds(|| match which {
                    0 => (0..THEIRS).map(|_| givens_of(Sudoku::generate_with_symmetry(theirs))).sum(),
                    _ => generate(&mut generator, round),
                });
                givens[which] += count;
                seconds[which] = taken / [THEIRS as f64, OURS as f64][which];
                times[which].push(seconds[which]);
            }
            ratios.push(seconds[0] / seconds[1]);
        }
        let mean = |which: usize, each: f64| givens[which] as f64 / (each * rounds as f64);
        println!(
            "{:<12} {:>14.1} ({:.2}) {:>14.1} ({:.2}) {:>7.2}",
            symmetry.as_str(),
            median(&mut times[0]) * 1e6,
            mean(0, THEIRS as f64),
            median(&mut times[1]) * 1e6,
            mean(1, OURS as f64),
            median(&mut ratios)
        );
    }
    Ok(())
}

fn givens_of(puzzle: Sudoku) -> u64 {
    u64::from(black_box(puzzle).n_clues())
}

fn generate(generator: &mut Generator, round: u64) -> u64 {
    let mut givens = 0;
    generator.attempts(round, 0..OURS, &|| false, &mut |found| {
        givens += black_box(&found.puzzle).filled_count() as u64;
        ControlFlow::Continue(())
    });
    givens
}

fn median(numbers: &mut [f64]) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}
