//! Truths and links: what they prove is checked by counting, apart from the code that finds them.

use jade_grid::{Candidate, HouseId, Position};
use jade_logic::techniques::ALL;
use jade_logic::{Analysis, Expect, Family, Step, TruthSet, TruthsAndLinks, notation};
use std::collections::BTreeMap;

/// Whether the sets hold the candidate, by the houses of the board alone.
fn is_in(set: TruthSet, candidate: Candidate, position: &Position) -> bool {
    let house = |id: HouseId| position.geometry().house(id).cells().contains(&candidate.cell);
    match set {
        TruthSet::Cell(cell) => candidate.cell == cell,
        TruthSet::Places(digit, id) => digit == candidate.digit && house(id),
    }
}

/// Whether the candidate can have this truth value as far as a count tells: the truths need one true candidate each, and
/// the links have room for one each.
fn is_possible(one: &TruthsAndLinks, candidate: Candidate, truth: bool, position: &Position) -> bool {
    let times = |sets: &[(TruthSet, usize)], candidate: Candidate| -> isize {
        let holding = sets.iter().filter(|(set, _)| is_in(*set, candidate, position));
        holding.map(|(_, times)| *times as isize).sum()
    };
    let total = |sets: &[(TruthSet, usize)]| sets.iter().map(|(_, times)| *times as isize).sum::<isize>();
    let gain = |candidate| times(&one.truths, candidate) - times(&one.links, candidate);
    // Each true candidate lowers what the truths lack by its truths, and the room by its links. A gain would
    // make the bound useless.
    let others = position.all_candidates().filter(|other| *other != candidate);
    let most_of_others = others.map(gain).max().unwrap_or(0);
    if most_of_others > 0 {
        return true;
    }
    let lack = total(&one.truths) - total(&one.links);
    let (with, without) = (gain(candidate), 0);
    lack <= if truth { with } else { without }
}

fn check(step: &Step, position: &Position) -> bool {
    let found = TruthsAndLinks::of_step(position, step);
    for one in &found {
        assert!(!one.placements.is_empty() || !one.eliminations.is_empty());
        let text = notation::print_truths_and_links(one, position.geometry());
        for removed in &one.eliminations {
            assert!(!is_possible(one, *removed, true, position), "{text} and {removed:?} of {step:?}");
        }
        for placed in &one.placements {
            // The link that only this candidate can fill counts for nothing if it is false.
            let mut without = one.clone();
            let own = |set: TruthSet| {
                let sets = || one.truths.iter().flat_map(|(truth, _)| truth.candidates(position));
                is_in(set, *placed, position)
                    && sets().all(|other| other == *placed || !is_in(set, other, position))
            };
            without.links.retain(|(set, _)| !own(*set));
            assert!(!is_possible(&without, *placed, false, position), "{text} and {placed:?} of {step:?}");
        }
    }
    let all = step.placements.iter().chain(&step.eliminations);
    all.copied().all(|one| found.iter().any(|f| f.placements.contains(&one) || f.eliminations.contains(&one)))
}

/// Patterns and chains of cells and houses are set logic. What assumes a single solution or adds up is not.
#[test]
fn patterns_and_chains_have_truths_and_links() {
    let mut shares: BTreeMap<&str, (Family, usize, usize)> = BTreeMap::new();
    for technique in ALL {
        for example in technique.examples() {
            let Expect::Step(_) = example.expect else { continue };
            let position = example.position();
            for step in technique.all_steps(&Analysis::of_proper(&position)).iter().take(20) {
                let share = shares.entry(technique.id().as_str()).or_insert((technique.family, 0, 0));
                share.1 += usize::from(check(step, &position));
                share.2 += 1;
            }
        }
    }
    // Whole techniques whose steps assume, add up, or weigh cases; nets too large for their sets to be combined; and what
    // excludes by rules that are no sets.
    let argued = [
        "guardian",
        "tridagon",
        "nested-forcing",
        "forcing-net-contradiction",
        "dual-implication-chain",
        "common-exclusion",
    ];
    for (technique, (family, found, steps)) in &shares {
        println!("{technique}: {found} of {steps}");
        let is_free = matches!(family, Family::Uniqueness | Family::Sum | Family::Leftovers)
            || argued.contains(technique);
        assert!(is_free || found == steps, "{technique}: {found} of {steps}");
    }
}
