//! Boards of up to 128 cells with any houses and pairs, searched on one set of cells per digit.
//!
//! | what | where |
//! |---|---|
//! | the geometry as sets of cells | [`Layout`] |
//! | candidates, and what follows from them | [`State`] |
//! | guesses, depth first | [`Search`] |
//!
//! A set of cells is a number of 128 bits, so a digit in a cell takes its peers in a few instructions, whether they share a house
//! with it or are a knight’s move away. What follows is found by naked and hidden singles and by locked candidates in their general
//! form: all places of a digit in a house see a cell. On boards where digits exclude other digits, so does what all candidates of a
//! cell exclude. A guess starts from a copy of the state, which is some hundred bytes.
//!
//! The search runs in a function for which the vector instructions of the machine are enabled; the compiler does the rest.

mod layout;
mod search;
mod state;

use crate::Outcome;
use crate::limits::Meter;
#[cfg(target_arch = "x86_64")]
use crate::nine::Path;
use crate::propagation::{Choice, Pause};
use crate::solutions::Solutions;
use jade_grid::{Geometry, Puzzle};
use layout::{Kept, Layout};
use search::Search;
use state::State;
use std::ops::ControlFlow;

/// Returns whether a board is searched here.
pub(crate) fn takes(geometry: &Geometry) -> bool {
    geometry.cell_count() <= 128 && geometry.houses().len() <= 64 && !geometry.has_narrowers()
}

/// Evaluates an expression with `D` as a number of digits that is at least this side.
macro_rules! with_digits {
    ($side:expr, $digits:ident => $body:expr) => {
        match $side {
            0..=6 => {
                const $digits: usize = 6;
                $body
            }
            7..=9 => {
                const $digits: usize = 9;
                $body
            }
            _ => {
                const $digits: usize = 11;
                $body
            }
        }
    };
}

/// Searches a board that is [taken](takes), until everything is searched or `patience` guesses in a row have led to no solution.
/// Returns what has been searched in the second case, as sets of choices: every solution that makes all choices of one of
/// the sets has been passed on; no other solution has.
pub(crate) fn search(
    puzzle: &Puzzle,
    meter: &mut Meter<'_>,
    solutions: &mut Solutions<'_, '_>,
    patience: u64,
) -> ControlFlow<Outcome, Option<Vec<Vec<Choice>>>> {
    with_digits!(puzzle.geometry().side(), D => run::<D>(puzzle, meter, solutions, patience))
}

/// Returns whether the solution of a board that is [taken](takes) follows without a guess.
pub(crate) fn needs_no_guess(puzzle: &Puzzle, meter: &mut Meter<'_>) -> ControlFlow<Outcome, bool> {
    with_digits!(puzzle.geometry().side(), D => {
        let layout = Layout::<D>::of(puzzle.geometry());
        ControlFlow::Continue(match State::new(&layout, puzzle) {
            None => false,
            Some(mut state) => state.propagate(&layout, meter)? && state.is_solved(&layout),
        })
    })
}

fn run<const D: usize>(
    puzzle: &Puzzle,
    meter: &mut Meter<'_>,
    solutions: &mut Solutions<'_, '_>,
    patience: u64,
) -> ControlFlow<Outcome, Option<Vec<Vec<Choice>>>>
where
    Layout<D>: Kept,
{
    let layout = Layout::<D>::of(puzzle.geometry());
    let Some(state) = State::new(&layout, puzzle) else { return ControlFlow::Continue(None) };
    let mut search = Search::new(&layout, state);
    let pause = match layout.path {
        #[cfg(target_arch = "x86_64")]
        #[allow(unsafe_code)]
        // SAFETY: a path is chosen only where the machine has its instructions.
        Path::Avx512 => unsafe { run_with_avx512(&mut search, meter, solutions, patience) },
        #[cfg(target_arch = "x86_64")]
        #[allow(unsafe_code)]
        // SAFETY: as above.
        Path::Avx2 => unsafe { run_with_avx2(&mut search, meter, solutions, patience) },
        _ => search.run(meter, solutions, patience),
    };
    ControlFlow::Continue((pause? == Pause::Stuck).then(|| search.searched()))
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx2,bmi1,bmi2,lzcnt,popcnt")]
fn run_with_avx512<const D: usize>(
    search: &mut Search<'_, D>,
    meter: &mut Meter<'_>,
    solutions: &mut Solutions<'_, '_>,
    patience: u64,
) -> ControlFlow<Outcome, Pause> {
    search.run(meter, solutions, patience)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn run_with_avx2<const D: usize>(
    search: &mut Search<'_, D>,
    meter: &mut Meter<'_>,
    solutions: &mut Solutions<'_, '_>,
    patience: u64,
) -> ControlFlow<Outcome, Pause> {
    search.run(meter, solutions, patience)
}
