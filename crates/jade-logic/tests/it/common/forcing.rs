//! Naive finders for forcing chains and nets. For chains, sets of claims grow from an assumption by what follows from
//! each claim immediately, until nothing is added; for nets, all singles are entered in a copy of the position.

use super::{Conclusions, Expected};
use jade_grid::{Candidate, Cell, Digit, Position};
use std::collections::{BTreeMap, BTreeSet};

/// A candidate, and whether it is true.
type Claim = (Candidate, bool);

/// What follows from each assumption; `None` if it leads to a contradiction.
type Follows = BTreeMap<Claim, Option<BTreeSet<Claim>>>;

/// Returns the expected conclusions of the technique with this id; `None` if there is no naive finder for it here.
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
        // What a placement excludes is not listed in addition to it.
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

/// Returns sets of candidates of which exactly one is true: for each open cell, and for each house and missing digit.
pub fn groups(position: &Position) -> Vec<Vec<Candidate>> {
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

/// Returns two to four cells of a house, each with several candidates, that have one digit more than there are cells.
fn almost_locked_sets(position: &Position) -> Vec<Vec<Cell>> {
    let geometry = position.geometry();
    let mut sets: BTreeSet<Vec<Cell>> = BTreeSet::new();
    for house in geometry.houses() {
        let open: Vec<Cell> =
            house.cells().iter().copied().filter(|cell| position.candidates(*cell).len() > 1).collect();
        for chosen in 1_u32..1 << open.len() {
            let cells: Vec<Cell> =
                (0..open.len()).filter(|i| chosen >> i & 1 == 1).map(|i| open[i]).collect();
            let digits: BTreeSet<Digit> = cells.iter().flat_map(|cell| position.candidates(*cell)).collect();
            if (2..=4).contains(&cells.len()) && digits.len() == cells.len() + 1 {
                sets.insert(cells);
            }
        }
    }
    sets.into_iter().collect()
}

/// Returns what is excluded if all these are false, because that locks a group or an almost locked set.
fn by_what_is_locked(
    position: &Position,
    groups: &[Vec<Candidate>],
    sets: &[Vec<Cell>],
    lost: &BTreeSet<Candidate>,
) -> BTreeSet<Claim> {
    let mut claims = BTreeSet::new();
    for group in groups.iter().filter(|group| group.iter().any(|candidate| lost.contains(candidate))) {
        let left: Vec<Candidate> =
            group.iter().copied().filter(|candidate| !lost.contains(candidate)).collect();
        let same_digit = left.windows(2).all(|pair| pair[0].digit == pair[1].digit);
        match left[..] {
            [] => {}
            [last] => claims.extend([(last, true)]),
            _ if !same_digit => {}
            _ => claims.extend(
                open(position)
                    .into_iter()
                    .filter(|other| left.iter().all(|candidate| excludes(position, *candidate, *other)))
                    .map(|other| (other, false)),
            ),
        }
    }
    for cells in sets {
        let with = |digit: Digit| {
            let cells = cells.iter().copied().filter(move |cell| position.is_candidate(*cell, digit));
            cells.map(move |cell| Candidate::new(cell, digit))
        };
        let digits: BTreeSet<Digit> = cells.iter().flat_map(|cell| position.candidates(*cell)).collect();
        for &gone in digits.iter().filter(|digit| with(**digit).all(|candidate| lost.contains(&candidate))) {
            for &digit in digits.iter().filter(|digit| **digit != gone) {
                let seen =
                    |other: &Candidate| with(digit).all(|candidate| excludes(position, candidate, *other));
                let of_digit = open(position).into_iter().filter(|other| other.digit == digit && seen(other));
                claims.extend(of_digit.map(|other| (other, false)));
            }
        }
    }
    claims
}

/// Returns what follows link by link; `None` if there is a contradiction. A link may use a group or an almost locked
/// set.
fn by_chains(position: &Position, supposed: Claim) -> Option<BTreeSet<Claim>> {
    let (open, groups) = (open(position), groups(position));
    let sets = almost_locked_sets(position);
    let mut links: BTreeMap<Claim, BTreeSet<Claim>> = BTreeMap::new();
    let mut claims = BTreeSet::from([supposed]);
    loop {
        let mut more = claims.clone();
        for &(candidate, on) in &claims {
            let links = links.entry((candidate, on)).or_insert_with(|| {
                let lost: BTreeSet<Candidate> = match on {
                    true => {
                        open.iter().copied().filter(|other| excludes(position, candidate, *other)).collect()
                    }
                    false => BTreeSet::from([candidate]),
                };
                let mut claims = by_what_is_locked(position, &groups, &sets, &lost);
                claims.remove(&(candidate, on));
                claims.extend(lost.into_iter().map(|other| (other, false)));
                claims
            });
            more.extend(links.iter().copied());
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

/// Returns what follows if all singles are entered; `None` if there is a contradiction.
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

/// Returns what follows from every assumption.
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
