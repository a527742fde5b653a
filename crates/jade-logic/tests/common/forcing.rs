//! Naive finders of forcing chains and nets: for chains, sets of claims grown from a supposition until nothing is
//! added; for nets, a copy of the position with all singles entered.

use super::{Conclusions, Expected};
use jade_grid::{Candidate, Digit, Position};
use std::collections::{BTreeMap, BTreeSet};

/// A candidate, and whether it is true.
type Claim = (Candidate, bool);

/// What follows from each supposition; nothing from one that cannot be.
type Follows = BTreeMap<Claim, Option<BTreeSet<Claim>>>;

/// What the technique with this id should conclude. `None` if there is no naive finder for it here.
pub fn conclusions(id: &str, position: &Position) -> Option<Expected> {
    let (kind, form) = id.strip_prefix("forcing-")?.split_once('-')?;
    let candidates = position.all_candidates().filter(|c| position.value(c.cell).is_none()).count();
    if position.contradiction().is_some() || candidates > if kind == "chain" { 60 } else { 120 } {
        return Some(Expected::TooLong);
    }
    let chains = all(position, &|supposed| by_chains(position, supposed));
    let follows =
        if kind == "chain" { chains.clone() } else { all(position, &|supposed| by_nets(position, supposed)) };
    let conclude = |follows: &Follows| match form {
        "contradiction" => contradictions(follows),
        _ => verities(position, follows),
    };
    let everything = conclude(&follows);
    let claims = if kind == "chain" { everything.clone() } else { &everything - &conclude(&chains) };
    Some(Expected::Exactly(match form {
        "contradiction" => claims.into_iter().map(said).collect(),
        // What a placement takes with it is not said beside it.
        _ => {
            let taken = |(candidate, on): &Claim| {
                !on && everything.iter().any(|(other, on)| *on && excludes(position, *other, *candidate))
            };
            claims.iter().filter(|claim| !taken(claim)).copied().map(said).collect()
        }
    }))
}

fn said((candidate, on): Claim) -> Conclusions {
    if on { (vec![candidate], Vec::new()) } else { (Vec::new(), vec![candidate]) }
}

pub fn excludes(position: &Position, a: Candidate, b: Candidate) -> bool {
    let same_house = a.digit == b.digit && position.geometry().see_each_other(a.cell, b.cell);
    a != b && (a.cell == b.cell || same_house)
}

fn open(position: &Position) -> Vec<Candidate> {
    position.all_candidates().filter(|candidate| position.value(candidate.cell).is_none()).collect()
}

/// Candidates of which one is true: of each open cell, and of each house for each digit that it lacks.
fn groups(position: &Position) -> Vec<Vec<Candidate>> {
    let geometry = position.geometry();
    let mut groups: Vec<Vec<Candidate>> = Vec::new();
    for cell in position.open_cells() {
        groups.push(position.candidates(cell).iter().map(|digit| Candidate::new(cell, digit)).collect());
    }
    for house in geometry.house_ids() {
        for digit in Digit::all(geometry.side()).filter(|digit| !position.placed_in(house).contains(*digit)) {
            let cells = position.cells_in(house, digit);
            groups.push(cells.iter().map(|cell| Candidate::new(cell, digit)).collect());
        }
    }
    groups
}

/// What follows link by link; `None` if that cannot be.
fn by_chains(position: &Position, supposed: Claim) -> Option<BTreeSet<Claim>> {
    let (open, groups) = (open(position), groups(position));
    let mut claims = BTreeSet::from([supposed]);
    loop {
        let mut more = claims.clone();
        for &(candidate, on) in &claims {
            if on {
                let others = open.iter().filter(|other| excludes(position, candidate, **other));
                more.extend(others.map(|other| (*other, false)));
                continue;
            }
            for pair in groups.iter().filter(|group| group.len() == 2 && group.contains(&candidate)) {
                more.extend(pair.iter().filter(|other| **other != candidate).map(|other| (*other, true)));
            }
        }
        if more == claims {
            break;
        }
        claims = more;
    }
    let both = claims.iter().any(|(candidate, on)| claims.contains(&(*candidate, !on)));
    let lost = groups.iter().any(|group| group.iter().all(|candidate| claims.contains(&(*candidate, false))));
    (!both && !lost).then_some(claims)
}

/// What follows when every single is entered; `None` if that cannot be.
fn by_nets(position: &Position, (candidate, on): Claim) -> Option<BTreeSet<Claim>> {
    let mut now = position.clone();
    if on {
        now.place(candidate.cell, candidate.digit);
    } else {
        now.eliminate(candidate.cell, candidate.digit);
    }
    loop {
        if now.contradiction().is_some() {
            return None;
        }
        let singles = groups(&now).into_iter().find(|group| group.len() == 1);
        let Some(&Candidate { cell, digit }) = singles.as_ref().and_then(|single| single.first()) else {
            break;
        };
        now.place(cell, digit);
    }
    let claims = open(position).into_iter().filter_map(|candidate| {
        if now.value(candidate.cell) == Some(candidate.digit) {
            Some((candidate, true))
        } else {
            (!now.is_candidate(candidate.cell, candidate.digit)).then_some((candidate, false))
        }
    });
    Some(claims.collect())
}

/// What follows from every supposition; nothing from those that cannot be.
fn all(position: &Position, follows: &dyn Fn(Claim) -> Option<BTreeSet<Claim>>) -> Follows {
    let suppositions =
        open(position).into_iter().flat_map(|candidate| [(candidate, true), (candidate, false)]);
    suppositions.map(|claim| (claim, follows(claim))).collect()
}

fn contradictions(all: &Follows) -> BTreeSet<Claim> {
    let impossible = all.iter().filter(|(_, follows)| follows.is_none());
    impossible.map(|((candidate, on), _)| (*candidate, !on)).collect()
}

fn verities(position: &Position, all: &Follows) -> BTreeSet<Claim> {
    let groups = groups(position).into_iter().filter(|group| group.len() > 1);
    let mut distinctions: Vec<Vec<Claim>> =
        groups.map(|group| group.into_iter().map(|candidate| (candidate, true)).collect()).collect();
    distinctions
        .extend(open(position).into_iter().map(|candidate| vec![(candidate, true), (candidate, false)]));
    let mut claims = BTreeSet::new();
    for cases in distinctions {
        let Some(sets) = cases.iter().map(|case| all[case].as_ref()).collect::<Option<Vec<_>>>() else {
            continue;
        };
        claims.extend(sets[0].iter().filter(|claim| sets.iter().all(|set| set.contains(claim))).copied());
    }
    claims
}
