//! Conclusions of forcing: the opposite of an assumption with a contradiction, and what follows in all cases.

use super::argue;
use super::network::Network;
use super::shortest::{Goal, Sites, shortest};
use super::trail::{Kind, Line, Says, Trail, claim};
use crate::step::{PartKind, PartValue, Role, Step};
use crate::{Analysis, Claim, PartDecl, Proof, Reason, StepSink, Technique};
use jade_grid::{Candidate, DigitSet, HouseId};
use std::cell::LazyCell;
use std::ops::ControlFlow;

/// The parts of a contradiction.
pub(crate) const CONTRADICTION: &[PartDecl] = &[
    // The candidate that is assumed to be true or false.
    PartDecl::new("cell", Role::Start, PartKind::Cell),
    PartDecl::new("digit", Role::Subject, PartKind::Digit),
    // What would be true and what would be false.
    PartDecl::new("on", Role::On, PartKind::Candidates),
    PartDecl::new("off", Role::Off, PartKind::Candidates),
];

/// The parts of a verity.
pub(crate) const VERITY: &[PartDecl] = &[
    // The cells and the digits of the cases: one cell with its digits, one digit with its places in a house, or one
    // candidate that is true or false.
    PartDecl::new("cells", Role::Start, PartKind::Cells),
    PartDecl::new("digits", Role::Subject, PartKind::Digits),
    // The house of the places; empty in the other two kinds.
    PartDecl::new("houses", Role::Base, PartKind::Houses),
    PartDecl::new("on", Role::On, PartKind::Candidates),
    PartDecl::new("off", Role::Off, PartKind::Candidates),
];

/// Returns both assumptions about each candidate.
fn suppositions(network: &Network) -> impl Iterator<Item = Says> + use<> {
    (0..network.len()).flat_map(|candidate| [true, false].map(|on| Says { candidate, on }))
}

/// Reports every assumption with a contradiction; for nets, only where chains are not enough.
pub(crate) fn contradictions(
    technique: &'static Technique,
    analysis: &Analysis<'_>,
    kind: Kind,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    let Some(network) = analysis.forcing_network() else { return ControlFlow::Continue(()) };
    let sites = LazyCell::new(|| Sites::of(network, analysis));
    let mut steps = Vec::new();
    for supposed in suppositions(network) {
        let trail = Trail::of(network, kind, supposed);
        let chains_do = || kind == Kind::Net && Trail::of(network, Kind::Chain, supposed).clash.is_some();
        if trail.clash.is_none() || chains_do() {
            continue;
        }
        let Some(proof) = argue::refutation(&trail) else { continue };
        let short = || argue::refutation(&shortest(network, &sites, supposed, Goal::Clash)?);
        let proof = shorter(proof, (kind == Kind::Net).then(short).flatten());
        let Candidate { cell, digit } = network.candidates[supposed.candidate];
        let [on, off] = shown_on_the_way(&proof);
        let parts = technique.name_parts([PartValue::Cell(cell), PartValue::Digit(digit), on, off]);
        steps.push(step(technique, network, Says { on: !supposed.on, ..supposed }, parts, proof));
    }
    report(steps, found)
}

/// Reports everything that follows in all cases of some distinction, from the distinction with the shortest trails; for
/// nets, only where chains are not enough. Distinctions with a contradictory case are skipped.
pub(crate) fn verities(
    technique: &'static Technique,
    analysis: &Analysis<'_>,
    kind: Kind,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    let Some(network) = analysis.forcing_network() else { return ControlFlow::Continue(()) };
    // Single chains can be read backwards: the opposite of the common claim would exclude every case.
    if kind == Kind::Chain
        && !suppositions(network).any(|supposed| Trail::of(network, kind, supposed).clash.is_some())
    {
        return ControlFlow::Continue(());
    }
    let distinctions = distinctions(network);
    let best = nearest(network, kind, &distinctions);
    let by_chains = match kind {
        Kind::Net if best.iter().any(Option::is_some) => nearest(network, Kind::Chain, &distinctions),
        _ => Vec::new(),
    };
    let sites = LazyCell::new(|| Sites::of(network, analysis));
    let mut steps = Vec::new();
    for (says, choice) in suppositions(network).zip(&best) {
        let known = by_chains.get(index(says)).is_some_and(Option::is_some);
        let Some((_, number)) = choice.filter(|_| !known && !follows_from_a_placement(network, &best, says))
        else {
            continue;
        };
        let Distinction { cases, reason } = &distinctions[number];
        let trails: Vec<Trail<'_>> = cases.iter().map(|case| Trail::of(network, kind, *case)).collect();
        let Some(proof) = argue::verity(&trails, says, *reason) else { continue };
        let short = |case: &Says| shortest(network, &sites, *case, Goal::Claim(says));
        let short = || argue::verity(&cases.iter().map(short).collect::<Option<Vec<_>>>()?, says, *reason);
        let proof = shorter(proof, (kind == Kind::Net).then(short).flatten());
        let candidates = || cases.iter().map(|case| network.candidates[case.candidate]);
        let house: Vec<HouseId> = match *reason {
            Reason::EveryPlace(house, _) => vec![house],
            _ => Vec::new(),
        };
        let [on, off] = shown_on_the_way(&proof);
        let parts = technique.name_parts([
            PartValue::Cells(candidates().map(|candidate| candidate.cell).collect()),
            PartValue::Digits(candidates().map(|candidate| candidate.digit).collect::<DigitSet>()),
            PartValue::Houses(house),
            on,
            off,
        ]);
        steps.push(step(technique, network, says, parts, proof));
    }
    report(steps, found)
}

/// Returns the other proof if it has fewer lines.
fn shorter(proof: Proof, other: Option<Proof>) -> Proof {
    match other {
        Some(other) if other.lines.len() < proof.lines.len() => other,
        _ => proof,
    }
}

/// Cases of which one is true.
struct Distinction {
    cases: Vec<Says>,
    reason: Reason,
}

fn distinctions(network: &Network) -> Vec<Distinction> {
    let groups = network.groups.iter().filter(|group| group.members.len() > 1).map(|group| Distinction {
        cases: group.members.iter().map(|candidate| Says { candidate: *candidate, on: true }).collect(),
        reason: group.place.every(),
    });
    let both_ways = network.candidates.iter().enumerate().map(|(candidate, named)| Distinction {
        cases: vec![Says { candidate, on: true }, Says { candidate, on: false }],
        reason: Reason::EitherWay(*named),
    });
    groups.chain(both_ways).collect()
}

fn index(says: Says) -> usize {
    says.candidate * 2 + usize::from(!says.on)
}

/// For each claim, in the order of [`suppositions`], returns the total distance in all cases of the nearest
/// distinction, and its index.
fn nearest(network: &Network, kind: Kind, distinctions: &[Distinction]) -> Vec<Option<(usize, usize)>> {
    // For each assumption, the indices of the claims that follow and their distances; `None` if it has a contradiction.
    // On nearly blank boards, very little follows from each of thousands of assumptions.
    let following: Vec<Option<Vec<(u32, u32)>>> = suppositions(network)
        .map(|supposed| {
            let trail = Trail::of(network, kind, supposed);
            let depth = |line: &Line| (index(line.says) as u32, line.depth as u32);
            trail.clash.is_none().then(|| trail.lines.iter().map(depth).collect())
        })
        .collect();
    let mut best = vec![None; following.len()];
    // For each claim, the number of cases of a distinction in which it follows, and its total distance in them.
    let mut sums = vec![(0, 0); following.len()];
    for (number, Distinction { cases, .. }) in distinctions.iter().enumerate() {
        let cases: Option<Vec<&Vec<(u32, u32)>>> =
            cases.iter().map(|case| following[index(*case)].as_ref()).collect();
        let Some(cases) = cases else { continue };
        for (claim, depth) in cases.iter().copied().flatten() {
            let (times, far) = &mut sums[*claim as usize];
            (*times, *far) = (*times + 1, *far + *depth as usize);
        }
        for (claim, _) in cases.iter().copied().flatten() {
            let (times, far) = std::mem::take(&mut sums[*claim as usize]);
            let best: &mut Option<(usize, usize)> = &mut best[*claim as usize];
            if times == cases.len() && best.is_none_or(|(least, _)| far < least) {
                *best = Some((far, number));
            }
        }
    }
    best
}

/// Returns whether this only says that a candidate is false because another one is shown to be true.
fn follows_from_a_placement(network: &Network, best: &[Option<(usize, usize)>], says: Says) -> bool {
    let placed = |other: &usize| {
        *other != says.candidate && best[index(Says { candidate: *other, on: true })].is_some()
    };
    !says.on
        && network.groups_of[says.candidate]
            .iter()
            .any(|group| network.groups[*group].members.iter().any(placed))
}

/// Returns what a proof shows to be true and false on the way.
fn shown_on_the_way(proof: &Proof) -> [PartValue; 2] {
    let mut shown = [Vec::new(), Vec::new()];
    let on_the_way = |reason: Reason| reason != Reason::Refuted && !reason.is_distinction();
    for line in proof.lines.iter().filter(|line| on_the_way(line.reason)) {
        match line.claim {
            Claim::On(candidate) => shown[0].push(candidate),
            Claim::Off(candidate) => shown[1].push(candidate),
            Claim::Contradiction => {}
        }
    }
    shown.map(|mut candidates| {
        candidates.sort_unstable();
        candidates.dedup();
        PartValue::Candidates(candidates)
    })
}

fn step(
    technique: &'static Technique,
    network: &Network,
    says: Says,
    parts: Vec<crate::Part>,
    proof: Proof,
) -> Step {
    let (placements, eliminations) = match claim(network, says) {
        Claim::On(candidate) => (vec![candidate], Vec::new()),
        Claim::Off(candidate) => (Vec::new(), vec![candidate]),
        Claim::Contradiction => (Vec::new(), Vec::new()),
    };
    Step { proof: Some(proof), ..Step::new(technique.id, parts, placements, eliminations) }
}

/// Reports the steps with the shortest proof first; ties are in reading order.
fn report(mut steps: Vec<Step>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let lines = |step: &Step| step.proof.as_ref().map_or(0, |proof| proof.lines.len());
    steps.sort_by_cached_key(|step| (lines(step), step.first_conclusion(), step.placements.is_empty()));
    steps.into_iter().try_for_each(found)
}
