//! Naive finders for chains: every claim “this digit is in one of these cells” with every other one, links written
//! directly from the definitions, and a search from each claim without tables.

use super::naive::choices;
use super::{Conclusions, Expected};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, HouseId, Position};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Returns the expected conclusions of the technique with this id; `None` if there is no naive finder for it here.
pub fn conclusions(id: &str, position: &Position) -> Option<Expected> {
    let candidates = position.all_candidates().count();
    if id == "grouped-continuous-nice-loop" && candidates <= 400 {
        return Some(Expected::AtLeast(Net::new(position, false).doubly_linked_sets()));
    }
    if id.starts_with("grouped-") && (position.geometry().side() > 6 || candidates > 90) || candidates > 400 {
        return ["x-chain", "xy-chain", "dual-implication-chain", "aic"]
            .into_iter()
            .chain(["continuous-nice-loop", "discontinuous-nice-loop"])
            .any(|known| id.trim_start_matches("grouped-") == known)
            .then_some(Expected::TooLong);
    }
    let net = || Net::new(position, false);
    Some(match id {
        "x-chain" => Expected::Exactly(net().pairs(Links::OneDigit, |_, _, length, _| length >= 5)),
        "xy-chain" => Expected::Exactly(
            net().pairs(Links::Cells, |a, b, length, _| length >= 7 && a != b && a.digit == b.digit),
        ),
        "dual-implication-chain" => Expected::Exactly(net().dual_implications()),
        "discontinuous-nice-loop" => Expected::Exactly(net().nice(true)),
        "aic" => Expected::Exactly(net().nice(false)),
        "continuous-nice-loop" => Expected::AtLeast(net().short_loops()),
        "grouped-discontinuous-nice-loop" => Expected::Exactly(Net::new(position, true).grouped(true)),
        "grouped-aic" => Expected::Exactly(Net::new(position, true).grouped(false)),
        _ => return None,
    })
}

/// For every candidate of an open cell, returns what is false if it is true, by chains through groups and almost locked
/// sets.
pub fn fallen(position: &Position) -> Vec<(Candidate, BTreeSet<Candidate>)> {
    let net = Net::new(position, true);
    let lists = net.lists(Links::All, false);
    let open = |claim: &usize| net.claims[*claim].cells.iter().all(|cell| position.value(cell).is_none());
    let candidate = |claim: usize| {
        let Claim { digit, cells } = net.claims[claim];
        Candidate::new(cells.single().expect("a candidate has one cell"), digit)
    };
    let falls = |start: usize| {
        let mut seen = BTreeSet::from([(start, true)]);
        let mut waiting = vec![(start, true)];
        while let Some((claim, truth)) = waiting.pop() {
            let next = lists[usize::from(truth)][claim].iter().map(|next| (*next, !truth));
            waiting.extend(next.filter(|next| seen.insert(*next)));
        }
        let fallen = seen.into_iter().filter(|(claim, truth)| !truth && *claim < net.plain && open(claim));
        (candidate(start), fallen.map(|(claim, _)| candidate(claim)).collect())
    };
    (0..net.plain).filter(open).map(falls).collect()
}

/// The claim that a digit is in one of some cells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Claim {
    digit: Digit,
    cells: CellSet,
}

#[derive(Clone, Copy, PartialEq)]
enum Links {
    All,
    OneDigit,
    Cells,
}

/// All claims and their links.
struct Net<'p> {
    position: &'p Position,
    claims: Vec<Claim>,
    /// The strong links, and whether each is within a cell.
    strong: BTreeMap<(usize, usize), BTreeSet<bool>>,
    weak: BTreeMap<(usize, usize), bool>,
    /// The number of claims that are candidates; these come first.
    plain: usize,
}

impl<'p> Net<'p> {
    fn new(position: &'p Position, grouped: bool) -> Net<'p> {
        let geometry = position.geometry();
        let mut claims: Vec<Claim> = position
            .all_candidates()
            .map(|c| Claim { digit: c.digit, cells: CellSet::only(c.cell) })
            .collect();
        let plain = claims.len();
        let mut sets: Vec<Vec<Claim>> = Vec::new();
        if grouped {
            let mut more = BTreeSet::new();
            for a in geometry.house_ids() {
                for b in geometry
                    .house_ids()
                    .filter(|b| geometry.house(*b).is_line() != geometry.house(a).is_line())
                {
                    for digit in Digit::all(geometry.side()) {
                        let cells = position.cells_in(a, digit) & geometry.house(b).set();
                        if cells.len() > 1 {
                            more.insert(Claim { digit, cells });
                        }
                    }
                }
                let cells = geometry.house(a).cells().iter().copied();
                let open: Vec<Cell> = cells.filter(|c| position.candidates(*c).len() > 1).collect();
                for size in 2..=5 {
                    for chosen in choices(&open, size) {
                        let digits = chosen.iter().fold(DigitSet::EMPTY, |d, c| d | position.candidates(*c));
                        if digits.len() == size + 1 {
                            let set: CellSet = chosen.into_iter().collect();
                            let site = |digit| Claim { digit, cells: set & position.cells_with(digit) };
                            sets.push(digits.iter().map(site).collect());
                        }
                    }
                }
            }
            more.extend(sets.iter().flatten().filter(|claim| claim.cells.len() > 1));
            claims.extend(more);
        }
        let mut net = Net { position, claims, strong: BTreeMap::new(), weak: BTreeMap::new(), plain };
        net.link(&sets);
        net
    }

    fn link(&mut self, sets: &[Vec<Claim>]) {
        let geometry = self.position.geometry();
        for (i, a) in self.claims.iter().enumerate() {
            for (j, b) in self.claims.iter().enumerate().filter(|(j, _)| *j != i) {
                let same_cell = a.cells == b.cells && a.cells.len() == 1;
                if a.digit == b.digit {
                    let sees = |x: Cell| b.cells.iter().all(|y| geometry.see_each_other(x, y));
                    if a.cells.iter().all(sees) {
                        self.weak.insert((i, j), false);
                    }
                    let disjoint = a.cells.is_disjoint(b.cells);
                    let all = |h: HouseId| self.position.cells_in(h, a.digit) == a.cells | b.cells;
                    // A group is the intersection of a box and a line; the site of a set need not be one.
                    let whole = |h: HouseId, c: CellSet| {
                        c.len() == 1
                            || geometry.houses_of_all(c).any(|other| {
                                geometry.house(other).is_line() != geometry.house(h).is_line()
                                    && self.position.cells_in(h, a.digit) & geometry.house(other).set() == c
                            })
                    };
                    if disjoint
                        && geometry.house_ids().any(|h| all(h) && whole(h, a.cells) && whole(h, b.cells))
                    {
                        self.strong.entry((i, j)).or_default().insert(false);
                    }
                } else if same_cell {
                    self.weak.insert((i, j), true);
                    if a.cells.iter().all(|cell| self.position.candidates(cell).len() == 2) {
                        self.strong.entry((i, j)).or_default().insert(true);
                    }
                }
            }
        }
        let number: BTreeMap<Claim, usize> = self.claims.iter().enumerate().map(|(i, c)| (*c, i)).collect();
        for set in sets {
            for a in set {
                for b in set.iter().filter(|b| *b != a) {
                    self.strong.entry((number[a], number[b])).or_default().insert(false);
                }
            }
        }
    }

    /// Returns the links as adjacency lists.
    fn lists(&self, links: Links, plain: bool) -> [Vec<Vec<usize>>; 2] {
        let mut lists = [vec![Vec::new(); self.claims.len()], vec![Vec::new(); self.claims.len()]];
        let kept = |a: &usize, b: &usize| !plain || *a < self.plain && *b < self.plain;
        for ((a, b), reasons) in self.strong.iter().filter(|((a, b), _)| kept(a, b)) {
            let one_digit = self.claims[*a].digit == self.claims[*b].digit;
            let takes_set = !one_digit && !reasons.contains(&true);
            let fits = match links {
                Links::All => !plain || !takes_set,
                Links::OneDigit => one_digit,
                Links::Cells => reasons.contains(&true),
            };
            if fits {
                lists[0][*a].push(*b);
            }
        }
        for ((a, b), in_cell) in self.weak.iter().filter(|((a, b), _)| kept(a, b)) {
            if links == Links::All || !in_cell {
                lists[1][*a].push(*b);
            }
        }
        lists
    }

    /// Returns the length of the shortest chain from each claim to each other.
    fn distances(&self, links: Links, plain: bool) -> BTreeMap<(usize, usize), usize> {
        let lists = self.lists(links, plain);
        let mut distances = BTreeMap::new();
        for start in 0..self.claims.len() {
            // The number of links to a claim that is true or false.
            let mut seen = BTreeMap::from([((start, false), 0)]);
            let mut waiting = VecDeque::from([(start, false)]);
            while let Some((claim, truth)) = waiting.pop_front() {
                let length = seen[&(claim, truth)];
                if truth {
                    distances.insert((start, claim), length);
                }
                for next in &lists[usize::from(truth)][claim] {
                    seen.entry((*next, !truth)).or_insert_with(|| {
                        waiting.push_back((*next, !truth));
                        length + 1
                    });
                }
            }
        }
        distances
    }

    /// Returns the candidates that cannot be true together with either claim.
    fn targets(&self, a: &Claim, b: &Claim) -> Vec<Candidate> {
        let geometry = self.position.geometry();
        let excluded = |candidate: &Candidate, claim: &Claim| {
            if candidate.digit == claim.digit {
                claim.cells.iter().all(|cell| geometry.see_each_other(cell, candidate.cell))
            } else {
                claim.cells.single() == Some(candidate.cell)
            }
        };
        self.position.all_candidates().filter(|c| excluded(c, a) && excluded(c, b)).collect()
    }

    fn pairs(
        &self,
        links: Links,
        wanted: impl Fn(&Claim, &Claim, usize, usize) -> bool,
    ) -> BTreeSet<Conclusions> {
        let mut all = BTreeSet::new();
        for ((i, j), length) in self.distances(links, true) {
            let (a, b) = (&self.claims[i], &self.claims[j]);
            let targets = self.targets(a, b);
            if i != j && wanted(a, b, length, targets.len()) && !targets.is_empty() {
                all.insert((Vec::new(), targets));
            }
        }
        all
    }

    /// Returns what follows from a claim that is true if it is false.
    fn proved(&self, claim: &Claim) -> Vec<Candidate> {
        match claim.cells.single() {
            Some(cell) => {
                let others = self.position.candidates(cell).without(claim.digit);
                others.iter().map(|digit| Candidate::new(cell, digit)).collect()
            }
            None => self.targets(claim, claim),
        }
    }

    /// Returns whether the chain is a naked or hidden pair, or two conjugate pairs of one digit.
    fn has_a_simpler_name(&self, one_digit: &BTreeMap<(usize, usize), usize>, i: usize, j: usize) -> bool {
        let (a, b) = (&self.claims[i], &self.claims[j]);
        let bivalue = |claim: &Claim| claim.cells.single().map(|cell| self.position.candidates(cell));
        let naked = bivalue(a).is_some_and(|digits| digits.len() == 2) && bivalue(a) == bivalue(b);
        let seen = self.position.geometry().houses_of_all(a.cells | b.cells).next().is_some();
        one_digit.get(&(i, j)) == Some(&3) || a.cells == b.cells && bivalue(a).is_some() || naked && seen
    }

    fn nice(&self, discontinuous: bool) -> BTreeSet<Conclusions> {
        let mut all = BTreeSet::new();
        let one_digit = self.distances(Links::OneDigit, true);
        for ((i, j), length) in self.distances(Links::All, true) {
            let (a, b) = (&self.claims[i], &self.claims[j]);
            let eliminations = if i == j { self.proved(a) } else { self.targets(a, b) };
            let is_one = i == j || eliminations.len() == 1;
            let simpler = i != j && length == 3 && self.has_a_simpler_name(&one_digit, i, j);
            if length >= 3 && is_one == discontinuous && !eliminations.is_empty() && !simpler {
                all.insert((Vec::new(), eliminations));
            }
        }
        all
    }

    fn grouped(&self, discontinuous: bool) -> BTreeSet<Conclusions> {
        let mut all = BTreeSet::new();
        let plain = self.distances(Links::All, true);
        for ((i, j), length) in self.distances(Links::All, false) {
            let (a, b) = (&self.claims[i], &self.claims[j]);
            let eliminations = if i == j { self.proved(a) } else { self.targets(a, b) };
            let is_one = i == j || eliminations.len() == 1;
            let shorter = plain.get(&(i, j)).is_none_or(|plain| *plain > length);
            if length >= 3 && shorter && is_one == discontinuous && !eliminations.is_empty() {
                all.insert((Vec::new(), eliminations));
            }
        }
        all
    }

    /// Returns loops of six links in which a weak link excludes something and has no shorter way around. (All loops of
    /// four links have simpler names.)
    fn short_loops(&self) -> BTreeSet<Conclusions> {
        let lists = self.lists(Links::All, true);
        let distances = self.distances(Links::All, true);
        let mut ways: Vec<Vec<usize>> = (0..self.plain).map(|start| vec![start]).collect();
        for length in 1..6 {
            let longer = ways.iter().flat_map(|way| {
                let next = lists[1 - length % 2][way[way.len() - 1]].iter();
                next.filter(|next| !way.contains(next)).map(|next| [way.as_slice(), &[*next]].concat())
            });
            ways = longer.collect();
        }
        let mut all = BTreeSet::new();
        for way in ways.iter().filter(|way| lists[1][way[5]].contains(&way[0])) {
            let weak = [(way[1], way[2]), (way[3], way[4]), (way[5], way[0])];
            let lost = weak.map(|(a, b)| self.targets(&self.claims[a], &self.claims[b]));
            let offered = weak.iter().zip(&lost).any(|(ends, lost)| !lost.is_empty() && distances[ends] == 5);
            if offered {
                let lost: BTreeSet<Candidate> = lost.into_iter().flatten().collect();
                all.insert((Vec::new(), lost.into_iter().collect()));
            }
        }
        all
    }

    /// Returns pairs of almost locked sets of two or three cells with two digits that exclude each other: loops of four
    /// links.
    fn doubly_linked_sets(&self) -> BTreeSet<Conclusions> {
        let geometry = self.position.geometry();
        let mut sets: BTreeSet<(CellSet, DigitSet)> = BTreeSet::new();
        for house in geometry.houses() {
            let open: Vec<Cell> =
                house.cells().iter().copied().filter(|c| self.position.candidates(*c).len() > 1).collect();
            for chosen in choices(&open, 2).into_iter().chain(choices(&open, 3)) {
                let digits = chosen.iter().fold(DigitSet::EMPTY, |d, c| d | self.position.candidates(*c));
                if digits.len() == chosen.len() + 1 {
                    sets.insert((chosen.into_iter().collect(), digits));
                }
            }
        }
        let mut all = BTreeSet::new();
        for (one, first) in &sets {
            for (other, second) in &sets {
                let site =
                    |cells: &CellSet, digit| Claim { digit, cells: *cells & self.position.cells_with(digit) };
                let restricted: Vec<Digit> = (*first & *second)
                    .iter()
                    .filter(|digit| {
                        let (a, b) = (site(one, *digit).cells, site(other, *digit).cells);
                        a.iter().all(|x| b.iter().all(|y| geometry.see_each_other(x, y)))
                    })
                    .collect();
                // With three digits there would be several loops; sets that share cells have a simpler name.
                let &[x, z] = restricted.as_slice() else { continue };
                // If a cell or a house links the two digits directly, or a chain is shorter, it is another loop.
                let small = |cells: &CellSet, digit| site(cells, digit).cells.len() == 1;
                // Of sets with the same places for both digits, the smaller one is named.
                let same = |a: &CellSet, b: &CellSet| [x, z].iter().all(|d| site(a, *d) == site(b, *d));
                let smaller = |cells: &CellSet| {
                    let mut pairs = sets.iter().filter(|(pair, _)| pair.len() < cells.len());
                    pairs.any(|(pair, digits)| digits.contains(x) && digits.contains(z) && same(pair, cells))
                };
                if smaller(one)
                    || smaller(other)
                    || !one.is_disjoint(*other)
                    || [one, other].iter().any(|set| small(set, x) || small(set, z))
                {
                    continue;
                }
                let mut lost: BTreeSet<Candidate> = BTreeSet::new();
                for digit in [x, z] {
                    lost.extend(self.targets(&site(one, digit), &site(other, digit)));
                }
                for (cells, digits) in [(one, first), (other, second)] {
                    for digit in digits.without(x).without(z) {
                        let sees = self.targets(&site(cells, digit), &site(cells, digit)).into_iter();
                        lost.extend(sees.filter(|candidate| candidate.digit == digit));
                    }
                }
                if !lost.is_empty() {
                    all.insert((Vec::new(), lost.into_iter().collect()));
                }
            }
        }
        all
    }

    /// Returns cells with two candidates, one of which, if assumed, excludes itself through cells with two candidates
    /// and houses with two places.
    fn dual_implications(&self) -> BTreeSet<Conclusions> {
        let mut all = BTreeSet::new();
        let by_cell = self.lists(Links::Cells, true);
        let everything = self.lists(Links::All, true);
        let one_digit = self.lists(Links::OneDigit, true);
        for start in 0..self.plain {
            let &[other] = by_cell[0][start].as_slice() else { continue };
            let mut truths = BTreeSet::from([start]);
            loop {
                let mut more = truths.clone();
                for &truth in &truths {
                    for &off in &everything[1][truth] {
                        let in_cell = self.weak[&(truth, off)];
                        let strong = if in_cell { &one_digit[0][off] } else { &by_cell[0][off] };
                        more.extend(strong.iter().copied());
                    }
                }
                if more == truths {
                    break;
                }
                truths = more;
            }
            if truths.iter().any(|truth| everything[1][*truth].contains(&start)) {
                let claim = self.claims[other];
                let cell = claim.cells.single().unwrap();
                all.insert((vec![Candidate::new(cell, claim.digit)], Vec::new()));
            }
        }
        all
    }
}
