//! Chains of almost locked sets. A digit is not in two sets if their sites for it are linked, and a set without one of
//! its digits has all others. So if the first set of a chain does not have z, it has x; the second set then does not
//! have x and so has y, and so on; in the end, the last set has z.
//!
//! ```text
//!  A: z x  -x-  B: x y  -y-  C: y z     z is in A or in C; cells that see all of both lose it
//! ```
//!
//! Adjacent links have different digits. Sets may overlap; the argument does not depend on it.

use crate::patterns::als::AlmostLockedSets;
use crate::patterns::{Distinct, easiest};
use crate::{Analysis, Link, LinkReason, Node, Strength};
use jade_grid::{Candidate, CellSet, Digit, Position};
use std::collections::HashSet;

/// The sets of a chain in order, and the digits that link them. Chains with fewer sets are simpler, then those whose
/// sets are disjoint, then those with fewer cells.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Chain {
    length: usize,
    overlaps: bool,
    size: usize,
    pub sets: Vec<CellSet>,
    pub links: Vec<Digit>,
}

impl Chain {
    fn new(sets: Vec<CellSet>, links: Vec<Digit>) -> Chain {
        let union = sets.iter().fold(CellSet::EMPTY, |union, cells| union | *cells);
        let size = sets.iter().map(|cells| cells.len()).sum();
        Chain { length: sets.len(), overlaps: union.len() < size, size, sets, links }
    }
}

/// Finds all conclusions of three sets, the second of which is linked to each of the others.
pub(crate) fn wings(analysis: &Analysis<'_>) -> Distinct<Chain> {
    let sets = analysis.almost_locked_sets();
    let (sites, linked) = (sets.sites(), sets.linked());
    let mut wings = Distinct::new();
    for pivot in sets.sets() {
        let own = sets.sites_of(pivot);
        for (index, p) in own.iter().enumerate().filter(|(_, p)| !linked[**p as usize].is_empty()) {
            for q in &own[index + 1..] {
                for (t, u) in pairs(&linked[*p as usize], &linked[*q as usize]) {
                    let links = [sites[t as usize].digit, sites[u as usize].digit];
                    for (a, b) in pairs(&sites[t as usize].sets, &sites[u as usize].sets) {
                        let sets_at = [sets.set(a), pivot, sets.set(b)];
                        let lost = lost(sets, [a, b], links);
                        wings.add(lost, || {
                            Chain::new(sets_at.map(|set| set.cells).to_vec(), links.to_vec()).in_order()
                        });
                    }
                }
            }
        }
    }
    wings
}

/// Finds the conclusions of four or more sets. For each candidate that can be eliminated, returns the shortest chains
/// that do so, if no shorter chain joins their ends.
pub(crate) fn chains(analysis: &Analysis<'_>) -> Distinct<Chain> {
    let sets = analysis.almost_locked_sets();
    let ways = SiteDistances::of(sets);
    let mut chains = Distinct::new();
    let mut done = HashSet::new();
    for ends in ends_by_candidate(analysis, &ways) {
        let mut shortest = SiteDistances::NONE;
        let mut best = Vec::new();
        for (index, &(a, t)) in ends.iter().enumerate() {
            for &(b, u) in &ends[index + 1..] {
                let distance = ways.distance(t, u);
                if a == b || distance < 2 || distance > shortest || distance == SiteDistances::NONE {
                    continue;
                }
                if distance < shortest {
                    shortest = distance;
                    best.clear();
                }
                best.push((a, t, u, b));
            }
        }
        for (a, t, u, b) in best {
            if !done.insert((a, t, u, b)) {
                continue;
            }
            let links = [t, u].map(|way| sets.sites()[ways.sites[way as usize] as usize].digit);
            chains.add(lost(sets, [a, b], links), || ways.chain(sets, a, t, u, b).in_order());
        }
    }
    chains
}

/// Returns the conclusions of two sets that are the ends of a chain, joined to it by these digits.
fn lost(sets: &AlmostLockedSets, ends: [u32; 2], links: [Digit; 2]) -> Vec<Candidate> {
    if ends[0] == ends[1] {
        return Vec::new();
    }
    let [a, b] = ends.map(|end| sets.set(end));
    sets.lost_to_either(a, b, (a.digits & b.digits).without(links[0]).without(links[1]))
}

fn pairs<'a>(a: &'a [u32], b: &'a [u32]) -> impl Iterator<Item = (u32, u32)> + 'a {
    a.iter().flat_map(move |first| b.iter().map(move |second| (*first, *second)))
}

impl Chain {
    /// Returns the chain in the direction in which the smaller end comes first.
    fn in_order(mut self) -> Chain {
        if self.sets.last() < self.sets.first() {
            self.sets.reverse();
            self.links.reverse();
        }
        self
    }

    /// Returns the cells of the sets between the first and the last.
    pub fn between(&self) -> CellSet {
        self.sets[1..self.sets.len() - 1].iter().fold(CellSet::EMPTY, |union, cells| union | *cells)
    }

    /// Returns the inferences: if `digit` is not in the first set, it is in the last.
    pub fn inferences(&self, position: &Position, digit: Digit) -> Vec<Link> {
        let mut links = Vec::new();
        for (index, &cells) in self.sets.iter().enumerate() {
            let enters = if index == 0 { digit } else { self.links[index - 1] };
            let leaves = self.links.get(index).copied().unwrap_or(digit);
            links.push(link_in_set(position, cells, enters, leaves));
            if let Some(&next) = self.sets.get(index + 1) {
                links.push(between(position, leaves, cells, next));
            }
        }
        links
    }
}

/// Returns the link: if `off` is not in the set, `on` is.
pub(crate) fn link_in_set(position: &Position, cells: CellSet, off: Digit, on: Digit) -> Link {
    let reason = cells.single().map_or(LinkReason::Set, LinkReason::Cell);
    Link {
        from: node(position, off, cells),
        to: node(position, on, cells),
        strength: Strength::Strong,
        reason,
    }
}

/// Returns the link: if the digit is in the first set (or cell), it is not in the second, all of whose places see those
/// of the first.
pub(crate) fn between(position: &Position, digit: Digit, first: CellSet, second: CellSet) -> Link {
    let geometry = position.geometry();
    let places = (first | second) & position.cells_with(digit);
    let house = easiest(geometry, geometry.houses_of_all(places));
    Link {
        from: node(position, digit, first),
        to: node(position, digit, second),
        strength: Strength::Weak,
        reason: house.map_or(LinkReason::Sight, LinkReason::House),
    }
}

/// Returns a digit in a set, which may be a single cell.
fn node(position: &Position, digit: Digit, cells: CellSet) -> Node {
    match cells.single() {
        Some(cell) => Node::Candidate(Candidate::new(cell, digit)),
        None => {
            let places = (cells & position.cells_with(digit)).large();
            Node::AlmostLockedSet { digit, cells: cells.large(), places }
        }
    }
}

/// How the linked sites are connected.
struct SiteDistances {
    /// The indices of the sites that have links. The fields below use indices into this list.
    sites: Vec<u32>,
    /// For each site of the list, how a chain can continue if it is true: over a link and the set after it, smaller
    /// sets first.
    hops: Vec<Vec<Hop>>,
    /// For each pair of sites, the minimum number of sets between them if one being true implies the other.
    distances: Vec<u8>,
}

/// A hop from a true site over a linked one, which is false, to another site of a set that has the latter.
#[derive(Clone, Copy)]
struct Hop {
    set: u32,
    to: u32,
}

impl SiteDistances {
    /// There is no connection.
    const NONE: u8 = u8::MAX;

    fn of(sets: &AlmostLockedSets) -> SiteDistances {
        let linked = sets.linked();
        let sites: Vec<u32> =
            (0..linked.len() as u32).filter(|site| !linked[*site as usize].is_empty()).collect();
        let mut places = vec![u32::MAX; linked.len()];
        for (place, site) in sites.iter().enumerate() {
            places[*site as usize] = place as u32;
        }
        let hops_from = |site: &u32| {
            let mut hops = Vec::new();
            for &over in &linked[*site as usize] {
                for &set in &sets.sites()[over as usize].sets {
                    let on = sets.sites_of(sets.set(set)).iter().filter(|on| **on != over);
                    let on = on.map(|on| places[*on as usize]).filter(|place| *place != u32::MAX);
                    hops.extend(on.map(|to| Hop { set, to }));
                }
            }
            // Of several sets for the same hop, the smallest is enough.
            hops.sort_by_key(|hop| (hop.to, sets.set(hop.set).cells.len(), hop.set));
            hops.dedup_by_key(|hop| hop.to);
            hops.sort_by_key(|hop| (sets.set(hop.set).cells.len(), hop.set, hop.to));
            hops
        };
        let hops = sites.iter().map(hops_from).collect();
        let mut ways =
            SiteDistances { distances: vec![SiteDistances::NONE; sites.len() * sites.len()], sites, hops };
        for from in 0..ways.sites.len() {
            let levels = ways.levels(from);
            for (to, site) in ways.sites.iter().enumerate() {
                let nearest =
                    linked[*site as usize].iter().map(|over| levels[places[*over as usize] as usize].0);
                ways.distances[from * ways.sites.len() + to] = nearest.min().unwrap_or(SiteDistances::NONE);
            }
        }
        ways
    }

    fn distance(&self, from: u32, to: u32) -> u8 {
        self.distances[from as usize * self.sites.len() + to as usize]
    }

    /// For each site, returns the number of sets to pass until it is true if `from` is, and the last hop.
    fn levels(&self, from: usize) -> Vec<(u8, Hop)> {
        let none = Hop { set: 0, to: 0 };
        let mut levels = vec![(SiteDistances::NONE, none); self.sites.len()];
        levels[from].0 = 0;
        let mut queue = vec![from];
        let mut next = 0;
        while let Some(&site) = queue.get(next) {
            next += 1;
            let level = levels[site].0.saturating_add(1);
            for hop in &self.hops[site] {
                let reached = &mut levels[hop.to as usize];
                if reached.0 == SiteDistances::NONE && level < SiteDistances::NONE {
                    *reached = (level, Hop { set: hop.set, to: site as u32 });
                    queue.push(hop.to as usize);
                }
            }
        }
        levels
    }

    /// Returns the chain from set `a`, which it leaves at `t`, to set `b`, which it enters at `u`.
    fn chain(&self, sets: &AlmostLockedSets, a: u32, t: u32, u: u32, b: u32) -> Chain {
        let levels = self.levels(t as usize);
        let site = |place: u32| self.sites[place as usize];
        let last = &sets.linked()[site(u) as usize];
        let nearest = (0..self.sites.len()).filter(|place| last.contains(&self.sites[*place]));
        let mut at = nearest.min_by_key(|place| levels[*place].0).unwrap_or(t as usize);
        let mut inner = vec![sets.set(b).cells];
        let mut links = vec![sets.sites()[site(u) as usize].digit];
        while levels[at].0 > 0 {
            let hop = levels[at].1;
            inner.push(sets.set(hop.set).cells);
            at = hop.to as usize;
            links.push(sets.sites()[site(at as u32) as usize].digit);
        }
        inner.push(sets.set(a).cells);
        inner.reverse();
        links.reverse();
        Chain::new(inner, links)
    }
}

/// For each candidate that some set would lose, returns the sets that it sees completely, with the sites from which a
/// chain can continue.
fn ends_by_candidate(analysis: &Analysis<'_>, ways: &SiteDistances) -> Vec<Vec<(u32, u32)>> {
    let (sets, side) = (analysis.almost_locked_sets(), analysis.geometry().side());
    let mut places = vec![u32::MAX; sets.sites().len()];
    for (place, site) in ways.sites.iter().enumerate() {
        places[*site as usize] = place as u32;
    }
    let mut ends = vec![Vec::new(); analysis.geometry().cell_count() * side];
    for site in sets.sites().iter().filter(|site| !site.seen.is_empty()) {
        for &set in &site.sets {
            for other in sets.sites_of(sets.set(set)) {
                let place = places[*other as usize];
                if place != u32::MAX && sets.sites()[*other as usize].digit != site.digit {
                    for cell in site.seen {
                        ends[cell.index() * side + site.digit.index()].push((set, place));
                    }
                }
            }
        }
    }
    ends
}
