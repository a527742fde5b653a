//! [`draw`]: samples of random puzzles.

use super::{Sample, SampleRow};
use jade_generate::{Generator, PlaceSymmetry, Wish};
use jade_grid::Geometry;
use jade_search::nine::Board;
use jade_text::{Args, Texts};
use std::ops::{ControlFlow, RangeInclusive};

/// The numbers of givens of the third sample, each as often as the others.
const AMPLE_GIVENS: RangeInclusive<usize> = 28..=36;

/// The least number of attempts at a time.
const MIN_ATTEMPTS: u64 = 16;

/// Draws three samples of puzzles without regard to their difficulty: minimal ones, ones with a half turn's symmetry, and
/// ones with more givens than they need. They depend only on the seed and the version.
pub fn draw(count: u64, seed: u64, texts: &Texts, cancel: &dyn Fn() -> bool) -> Vec<Sample> {
    let Some(geometry) = Geometry::standard(9) else { return Vec::new() };
    let name = |id: &'static str| {
        let args = Args::none().number("from", *AMPLE_GIVENS.start()).number("to", *AMPLE_GIVENS.end());
        (id, texts.plain(&format!("difficulty-sample-{id}"), &args))
    };
    let minimal = Wish::new(geometry);
    let symmetric = Wish { symmetry: PlaceSymmetry::HalfTurn, ..minimal.clone() };
    let kinds = AMPLE_GIVENS.count() as u64;
    // The first kinds have one more if the number is not divisible.
    let ample = AMPLE_GIVENS.zip(0..).map(|(givens, kind)| {
        let wish = Wish { givens: Some(givens), ..minimal.clone() };
        (wish, (count + kinds - 1 - kind) / kinds)
    });
    vec![
        sample(name("minimal"), [(minimal.clone(), count)], seed, cancel),
        sample(name("half-turn"), [(symmetric, count)], seed, cancel),
        sample(name("ample"), ample, seed, cancel),
    ]
}

fn sample(
    (id, name): (&str, String),
    wishes: impl IntoIterator<Item = (Wish, u64)>,
    seed: u64,
    cancel: &dyn Fn() -> bool,
) -> Sample {
    let mut rows = Vec::new();
    for (wish, count) in wishes.into_iter().filter(|(_, count)| *count > 0) {
        let Ok(mut generator) = Generator::new(wish) else { continue };
        let (mut left, mut from) = (count, 0);
        // Nearly every attempt succeeds.
        while left > 0 && from < 100 * count + MIN_ATTEMPTS && !cancel() {
            let block = from..from + left.max(MIN_ATTEMPTS);
            from = block.end;
            generator.attempts(seed, block, cancel, &mut |found| {
                rows.extend(Board::from_puzzle(&found.puzzle).map(SampleRow::drawn));
                left -= 1;
                if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
        }
    }
    Sample { id: id.to_owned(), name, columns: Vec::new(), rows }
}
