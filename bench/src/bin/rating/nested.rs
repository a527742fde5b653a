//! Measures how the hardest puzzles are explained: the steps of nested forcing, and how long their lemmas are.

use crate::{clock, puzzles};
use jade_grid::Position;
use jade_logic::{Analysis, Claim, Outcome, Path, Profile, Proof, ProofLine};
use std::path::Path as FilePath;

/// A lemma with more placements than this is hard to follow.
const LONG: usize = 5;

/// The placements of one step of nested forcing, with those that are supposed.
struct Argument {
    whole: usize,
    lemmas: Vec<usize>,
}

impl Argument {
    fn of(proof: &Proof) -> Argument {
        let placed =
            |lines: &[ProofLine]| lines.iter().filter(|line| matches!(line.claim, Claim::On(_))).count();
        let lemmas = proof.lemmas().into_iter().map(|lemma| placed(&proof.lines[lemma])).collect();
        Argument { whole: placed(&proof.lines), lemmas }
    }

    fn longest(&self) -> usize {
        self.lemmas.iter().copied().max().unwrap_or(0)
    }
}

/// What was measured on one puzzle.
struct Measured {
    seconds: f64,
    is_solved: bool,
    steps: Vec<Argument>,
}

impl Measured {
    fn of(position: &Position, profile: &Profile) -> Measured {
        let find = || Path::find(&Analysis::of_proper(position), profile, &|| false);
        let (path, seconds) = clock::seconds(find);
        let nested = path.steps.iter().filter(|step| step.technique.as_str() == "nested-forcing");
        let steps = nested.filter_map(|step| step.proof.as_ref()).map(Argument::of).collect();
        Measured { seconds, is_solved: path.outcome == Outcome::Solved, steps }
    }
}

/// Prints how many puzzles of a file are solved without brute force, with how many steps of nested forcing, and how long
/// those are.
pub fn print(file: Option<&FilePath>, count: usize) -> Result<(), String> {
    let (name, positions) = puzzles::of(file, count)?;
    let profile = Profile::full();
    let all: Vec<Measured> = positions.iter().map(|position| Measured::of(position, &profile)).collect();
    let steps: Vec<&Argument> = all.iter().flat_map(|one| &one.steps).collect();
    let lemmas = || steps.iter().flat_map(|step| step.lemmas.iter().copied());
    println!(
        "{name}: {} puzzles, {} solved without brute force\n",
        all.len(),
        share(&all, |one| one.is_solved)
    );
    println!("| | median | nine in ten | most |\n|---|---:|---:|---:|");
    row("steps of nested forcing in a puzzle", all.iter().map(|one| one.steps.len() as f64));
    row("lemmas in a step", steps.iter().map(|step| step.lemmas.len() as f64));
    row("placements in a lemma", lemmas().map(|placements| placements as f64));
    row("placements in a step", steps.iter().map(|step| step.whole as f64));
    row("seconds for a path", all.iter().map(|one| one.seconds));
    let short = |placements: &usize| *placements <= LONG;
    let lemmas: Vec<usize> = lemmas().collect();
    println!("\nno lemma longer than {LONG} placements:");
    println!("lemmas {}", share(&lemmas, short));
    println!("steps {}", share(&steps, |step| short(&step.longest())));
    let has_short = |one: &Measured| one.steps.iter().all(|step| short(&step.longest()));
    println!("puzzles {}", share(&all, has_short));
    Ok(())
}

/// Returns for how many this is so, and the percentage.
fn share<T>(all: &[T], is: impl Fn(&T) -> bool) -> String {
    let some = all.iter().filter(|one| is(one)).count();
    format!("{some} of {} ({:.1} %)", all.len(), 100.0 * some as f64 / all.len().max(1) as f64)
}

fn row(name: &str, numbers: impl Iterator<Item = f64>) {
    let mut numbers: Vec<f64> = numbers.collect();
    numbers.sort_by(f64::total_cmp);
    let Some(last) = numbers.len().checked_sub(1) else { return };
    let at = |percent: usize| numbers[last * percent / 100];
    let shown = |number: f64| format!("{}", (number * 100.0).round() / 100.0);
    println!("| {name} | {} | {} | {} |", shown(at(50)), shown(at(90)), shown(at(100)));
}
