//! A naive finder for nested forcing, which fills in copies of the position, round after round.

use super::forcing::groups;
use super::{Conclusions, Expected};
use jade_grid::{Candidate, Position};
use std::collections::BTreeSet;

/// The most open candidates of a position that is looked at. Where nets end, there are about 240.
const MOST_CANDIDATES: usize = 260;

/// The lengths of lemmas, in rounds of placements: longer ones only if those before refute nothing.
const ROUNDS: [usize; 2] = [3, 5];

/// Returns the expected conclusions of nested forcing; `None` for another technique.
pub fn conclusions(id: &str, position: &Position) -> Option<Expected> {
    if id != "nested-forcing" {
        return None;
    }
    let none = Some(Expected::Exactly(BTreeSet::new()));
    if position.contradiction().is_some() {
        return none;
    }
    let mut known = position.clone();
    if fill(&mut known, usize::MAX, true) {
        return none;
    }
    let open = |position: &Position| -> Vec<Candidate> {
        position.all_candidates().filter(|candidate| position.value(candidate.cell).is_none()).collect()
    };
    if open(position).len() > MOST_CANDIDATES {
        return Some(Expected::TooLong);
    }
    let suppose = |position: &Position, candidate: Candidate, rounds: usize, locked: bool| {
        let mut now = position.clone();
        now.place(candidate.cell, candidate.digit);
        let refuted = fill(&mut now, rounds, locked);
        (now, refuted)
    };
    let beyond_nets: Vec<Candidate> = open(&known)
        .into_iter()
        .filter(|candidate| !suppose(&known, *candidate, usize::MAX, false).1)
        .collect();
    for rounds in ROUNDS {
        let refuted = |candidate: &Candidate| {
            let (mut now, mut refuted) = suppose(&known, *candidate, usize::MAX, true);
            let mut has_changed = true;
            while has_changed && !refuted {
                has_changed = false;
                for other in open(&now) {
                    if !refuted
                        && now.value(other.cell).is_none()
                        && now.is_candidate(other.cell, other.digit)
                        && suppose(&now, other, rounds - 1, false).1
                    {
                        now.eliminate(other.cell, other.digit);
                        refuted = fill(&mut now, usize::MAX, true);
                        has_changed = true;
                    }
                }
            }
            refuted
        };
        let found: Vec<Candidate> = beyond_nets.iter().copied().filter(refuted).collect();
        if !found.is_empty() {
            let said = |candidate: Candidate| -> Conclusions { (Vec::new(), vec![candidate]) };
            return Some(Expected::Exactly(found.into_iter().map(said).collect()));
        }
    }
    none
}

/// Fills in everything that is single, in so many rounds, each with all singles at once. Digits that are locked in two
/// or three places exclude others in between. Returns whether there is a contradiction.
fn fill(position: &mut Position, rounds: usize, locked: bool) -> bool {
    let mut round = 0;
    loop {
        while locked && exclude_locked(position) {}
        if position.contradiction().is_some() {
            return true;
        }
        let singles: Vec<Candidate> =
            groups(position).into_iter().filter(|group| group.len() == 1).flatten().collect();
        if singles.is_empty() || round == rounds {
            return false;
        }
        round += 1;
        for Candidate { cell, digit } in singles {
            if position.value(cell) == Some(digit) {
                continue;
            }
            if !position.is_candidate(cell, digit) {
                // Another single of this round excludes it.
                return true;
            }
            position.place(cell, digit);
        }
    }
}

/// Removes what sees all of the two or three places of a digit in a house. Returns whether there was anything.
fn exclude_locked(position: &mut Position) -> bool {
    let mut has_changed = false;
    // The places of digits come after the cells.
    let cells = position.open_cells().len();
    for group in groups(position).into_iter().skip(cells) {
        let [first, others @ ..] = &group[..] else { continue };
        if !(1..=2).contains(&others.len()) {
            continue;
        }
        for cell in position.cells_with(first.digit) {
            let geometry = position.geometry();
            if group.iter().all(|one| geometry.see_each_other(one.cell, cell)) {
                has_changed |= position.eliminate(cell, first.digit);
            }
        }
    }
    has_changed
}
