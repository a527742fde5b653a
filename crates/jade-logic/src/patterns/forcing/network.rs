//! [`Network`]: candidates by index, their groups, and what follows immediately from each candidate.
//!
//! ```text
//!  r5c1 = a ──► no a in r4c2, r6c2 ──► in box 4 it is in r5c2 or r5c3 ──► r5c7 ≠ a       locked
//!  r5c1 = a ──► no a in r5c4, r5c6 ──► these two have b and c left only ──► r5c9 ≠ b       a set
//! ```

use super::group::{Group, Place};
use super::inference::{Inference, Inferences, Rule};
use crate::Analysis;
use crate::patterns::als::{AlmostLockedSets, Als, Site};
use jade_grid::{Candidate, CellSet, Digit, Geometry, HouseId};
use std::collections::HashMap;
use std::ops::RangeInclusive;

/// The maximum number of cells of an almost locked set in an argument. Larger ones are hard to see.
const MOST_CELLS: usize = 4;

/// The maximum number of places of a digit that a net calls locked. Only on large boards can a row and a box share more.
const MOST_LOCKED: usize = 4;

/// The candidates of a position by index, in reading order, and their groups.
pub(crate) struct Network {
    geometry: &'static Geometry,
    pub candidates: Vec<Candidate>,
    pub groups: Vec<Group>,
    /// The indices of the groups of each candidate.
    pub groups_of: Vec<Vec<usize>>,
    /// The candidates that each candidate excludes by a rule of the board beyond its groups; empty if there is no such rule.
    by_rules: Vec<Vec<usize>>,
    /// What a chain can conclude immediately by way of several candidates.
    pub inferences: Inferences,
}

impl Network {
    /// Returns `None` if a cell or a digit has no place left, since then anything would follow.
    pub fn of(analysis: &Analysis<'_>) -> Option<Network> {
        let position = analysis.position();
        let geometry = position.geometry();
        let open = position.open_cells();
        let candidates: Vec<Candidate> =
            position.all_candidates().filter(|candidate| open.contains(candidate.cell)).collect();
        let numbers: HashMap<Candidate, usize> =
            candidates.iter().enumerate().map(|(number, candidate)| (*candidate, number)).collect();
        let mut groups = Vec::new();
        for cell in open {
            let members = position.candidates(cell).iter().map(|digit| numbers[&Candidate::new(cell, digit)]);
            groups.push(Group { place: Place::Cell(cell), members: members.collect() });
        }
        for house in geometry.house_ids() {
            for digit in Digit::all(geometry.side()).filter(|d| !position.placed_in(house).contains(*d)) {
                let cells = position.cells_in(house, digit);
                let members = cells.iter().map(|cell| numbers[&Candidate::new(cell, digit)]).collect();
                groups.push(Group { place: Place::House(house, digit), members });
            }
        }
        let mut groups_of = vec![Vec::new(); candidates.len()];
        for (number, group) in groups.iter().enumerate() {
            group.members.iter().for_each(|member| groups_of[*member].push(number));
        }
        if groups.iter().any(|group| group.members.is_empty()) {
            return None;
        }
        let inferences = Inferences::new(candidates.len());
        let excluded = |from: &Candidate| {
            let pairs = geometry.pairs(from.cell);
            let out = pairs.flat_map(|(other, table)| {
                let digits = table[from.digit.index()] & position.candidates(other);
                digits.iter().map(move |digit| Candidate::new(other, digit))
            });
            out.filter_map(|candidate| numbers.get(&candidate).copied()).collect()
        };
        let by_rules = match geometry.has_houses_only() {
            true => Vec::new(),
            false => candidates.iter().map(excluded).collect(),
        };
        let mut network = Network { geometry, candidates, groups, groups_of, by_rules, inferences };
        network.add_locked(analysis);
        network.add_sets(analysis);
        network.inferences.keep_easiest();
        Some(network)
    }

    pub fn geometry(&self) -> &'static Geometry {
        self.geometry
    }

    /// Returns the index of a candidate; `None` if its cell is filled.
    pub fn number(&self, candidate: Candidate) -> Option<usize> {
        self.candidates.binary_search(&candidate).ok()
    }

    /// Returns the groups of a digit’s places, each with its house.
    pub fn places_of(&self, digit: Digit) -> impl Iterator<Item = (usize, HouseId)> + '_ {
        self.groups.iter().enumerate().filter_map(move |(number, group)| match group.place {
            Place::House(house, of) if of == digit => Some((number, house)),
            _ => None,
        })
    }

    /// Returns the groups with one member, each with it: what is true in the position.
    pub fn known(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let only = |(number, group): (usize, &Group)| match group.members[..] {
            [only] => Some((number, only)),
            _ => None,
        };
        self.groups.iter().enumerate().filter_map(only)
    }

    /// Returns the candidates that see all these cells, the only places left for the digit of a house, from outside of it; none
    /// for the digits of a cell.
    pub fn locked_out(&self, group: usize, cells: CellSet) -> impl Iterator<Item = usize> + '_ {
        let Group { place, members } = &self.groups[group];
        let digit = match place {
            Place::House(_, digit) if cells.len() <= MOST_LOCKED => Some(*digit),
            _ => None,
        };
        let out = digit.map(|digit| {
            self.geometry.common_peers(cells).iter().map(move |cell| Candidate::new(cell, digit))
        });
        let out = out.into_iter().flatten().filter_map(|candidate| self.number(candidate));
        out.filter(|candidate| !members.contains(candidate))
    }

    /// Returns the candidates that a candidate excludes by a rule of the board beyond its groups.
    pub fn excluded_by_rules(&self, candidate: usize) -> &[usize] {
        self.by_rules.get(candidate).map_or(&[], Vec::as_slice)
    }

    pub fn len(&self) -> usize {
        self.candidates.len()
    }

    /// Adds what follows if the places of a digit in a house are reduced to one cell, or to cells that a candidate
    /// sees.
    fn add_locked(&mut self, analysis: &Analysis<'_>) {
        let position = analysis.position();
        let geometry = position.geometry();
        let mut inferred = Vec::new();
        for (number, &Candidate { cell, digit }) in self.candidates.iter().enumerate() {
            for on in [false, true] {
                let lost = match on {
                    true => geometry.peers(cell) & position.cells_with(digit),
                    false => CellSet::only(cell),
                };
                for (group, house) in self.places_of(digit) {
                    let places = position.cells_in(house, digit);
                    let left = places - lost;
                    // If none is left, there is a contradiction, which the trail finds.
                    if left.is_empty() || places.is_disjoint(lost) || (on && places.contains(cell)) {
                        continue;
                    }
                    if let Some(last) = left.single() {
                        inferred.push((number, on, Candidate::new(last, digit), true, Rule::Last(group)));
                        continue;
                    }
                    for out in (geometry.common_peers(left) & position.cells_with(digit)) - places - lost {
                        let rule = Rule::Locked(group, left);
                        inferred.push((number, on, Candidate::new(out, digit), false, rule));
                    }
                }
            }
        }
        for (from, on, candidate, is_true, rule) in inferred {
            self.infer(from, on, candidate, is_true, rule);
        }
    }

    /// Adds what follows if an almost locked set loses a digit.
    fn add_sets(&mut self, analysis: &Analysis<'_>) {
        let all = analysis.almost_locked_sets();
        for site in all.sites() {
            let small = || sets_of(all, site, 2..=MOST_CELLS);
            if small().next().is_none() {
                continue;
            }
            let Site { digit, cells, seen, .. } = site;
            let by_one = cells.single().map(|cell| (cell, false));
            for (cell, on) in seen.iter().map(|cell| (cell, true)).chain(by_one) {
                let Some(from) = self.number(Candidate::new(cell, *digit)) else { continue };
                for set in small() {
                    for other in set.digits.without(*digit) {
                        for out in all.site(set, other).seen.iter().filter(|out| !on || *out != cell) {
                            let rule = Rule::Set(set.cells, *digit);
                            self.infer(from, on, Candidate::new(out, other), false, rule);
                        }
                    }
                }
            }
        }
    }

    /// Adds that another candidate is true or false if the candidate `from` is true (`on`) or false.
    fn infer(&mut self, from: usize, on: bool, candidate: Candidate, is_true: bool, rule: Rule) {
        if let Some(candidate) = self.number(candidate) {
            self.inferences.add(from, on, Inference { candidate, on: is_true, rule });
        }
    }
}

/// Returns the sets of a site with so many cells.
pub(crate) fn sets_of<'a>(
    all: &'a AlmostLockedSets,
    site: &'a Site,
    cells: RangeInclusive<usize>,
) -> impl Iterator<Item = &'a Als> {
    site.sets.iter().map(|set| all.set(*set)).filter(move |set| cells.contains(&set.cells.len()))
}
