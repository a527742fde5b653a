//! A short argument in a net: of all ways to derive a claim, one that costs little.
//!
//! A net finds claims in the order in which they follow, and each from the first premises that are there. Many lines of such
//! an argument are detours. Here claims are derived in the order of what they cost, as Dijkstra’s algorithm visits places in
//! the order of their distance. A claim costs what all lines together cost on which it rests, so that shared lines count
//! once. This is not always the very least: the cheapest way to one premise may share less with the other premises than
//! another way would. Locked candidates and pairs are lines, too, but cost more than singles, since they are harder to see.

use super::inference::Rule;
use super::network::{Network, sets_of};
use super::trail::{Clash, Kind, Says, Trail, Why};
use crate::patterns::als::{AlmostLockedSets, Als, Site};
use crate::{Analysis, Reason};
use jade_grid::{Candidate, CellSet};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// What an argument is to show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Goal {
    /// That the assumption leads to a contradiction.
    Clash,
    /// This claim.
    Claim(Says),
}

/// A way to derive a claim whose premises are all derived.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Way {
    /// The cost of all its lines, with the claim itself.
    cost: usize,
    why: Why,
    claim: usize,
    /// The line that provided the last premise.
    from: usize,
}

/// A set of lines.
type Lines = Vec<u64>;

struct Search<'w, 's> {
    trail: Trail<'w>,
    sites: &'s Sites<'s>,
    /// The lines that each line rests on, with itself.
    rests_on: Vec<Lines>,
    /// The lines that cost more than others, and those that cost even more.
    harder: [Lines; 2],
    /// The least cost of the ways to each claim so far.
    least: Vec<usize>,
    ways: BinaryHeap<Reverse<Way>>,
    /// The cost of the cheapest contradiction.
    clash_cost: usize,
}

/// Which pairs are left when a candidate is false: almost locked sets of two cells that lose a digit.
pub(crate) struct Sites<'a> {
    all: &'a AlmostLockedSets,
    /// For each candidate, the indices of the sites to which it belongs.
    of: Vec<Vec<usize>>,
}

impl<'a> Sites<'a> {
    pub fn of(network: &Network, analysis: &'a Analysis<'_>) -> Sites<'a> {
        let all = analysis.almost_locked_sets();
        let mut of = vec![Vec::new(); network.len()];
        for (number, site) in all.sites().iter().enumerate() {
            if pairs(all, site).next().is_none() {
                continue;
            }
            for cell in site.cells {
                if let Some(candidate) = network.number(Candidate::new(cell, site.digit)) {
                    of[candidate].push(number);
                }
            }
        }
        Sites { all, of }
    }
}

/// Returns the sets of a site that have two cells.
fn pairs<'a>(all: &'a AlmostLockedSets, site: &'a Site) -> impl Iterator<Item = &'a Als> {
    sets_of(all, site, 2..=2)
}

/// Returns the trail of a net from an assumption to a goal, with the shortest ways; `None` if it does not lead there.
pub(crate) fn shortest<'w>(
    network: &'w Network,
    sites: &Sites<'_>,
    supposed: Says,
    goal: Goal,
) -> Option<Trail<'w>> {
    let mut search = Search {
        trail: Trail::empty(network, Kind::Net),
        sites,
        harder: [Lines::new(), Lines::new()],
        rests_on: Vec::new(),
        least: vec![usize::MAX; 2 * network.len()],
        ways: BinaryHeap::new(),
        clash_cost: usize::MAX,
    };
    search.add(supposed, Why::Supposed, 0, Vec::new());
    search.add_what_is_known();
    while let Some(Reverse(way)) = search.ways.pop() {
        // No later contradiction costs less.
        if goal == Goal::Clash && way.cost >= search.clash_cost {
            break;
        }
        let says = says(way.claim);
        if search.trail.line_of(says).is_none() {
            search.derive(&way);
        }
        if goal == Goal::Claim(says) {
            break;
        }
    }
    let is_there = match goal {
        Goal::Clash => search.trail.clash.is_some(),
        Goal::Claim(says) => search.trail.line_of(says).is_some(),
    };
    is_there.then_some(search.trail)
}

fn index(says: Says) -> usize {
    2 * says.candidate + usize::from(says.on)
}

fn says(claim: usize) -> Says {
    Says { candidate: claim / 2, on: claim % 2 == 1 }
}

impl Search<'_, '_> {
    /// Adds the line that this way derives.
    fn derive(&mut self, way: &Way) {
        let says = says(way.claim);
        let premises = match way.why {
            Why::Rule(rule) => self.trail.lost(rule, says.candidate).collect(),
            _ => vec![way.from],
        };
        self.add(says, way.why, way.from, premises);
    }

    /// Returns the lines on which these rest.
    fn union(&self, premises: &[usize]) -> Lines {
        let mut lines = Lines::new();
        for premise in premises {
            let more = &self.rests_on[*premise];
            lines.resize(lines.len().max(more.len()), 0);
            lines.iter_mut().zip(more).for_each(|(all, more)| *all |= more);
        }
        lines
    }

    /// Adds what is true in the position: the only candidate of a cell, or the only place.
    fn add_what_is_known(&mut self) {
        for (group, only) in self.trail.network.known() {
            let says = Says { candidate: only, on: true };
            if self.trail.line_of(says).is_none() {
                self.add(says, Why::Rule(Rule::Last(group)), 0, Vec::new());
            }
        }
    }

    fn add(&mut self, says: Says, why: Why, from: usize, premises: Vec<usize>) {
        let line = self.trail.lines.len();
        let mut rests_on = self.union(&premises);
        rests_on.resize(rests_on.len().max(line / 64 + 1), 0);
        rests_on[line / 64] |= 1 << (line % 64);
        self.rests_on.push(rests_on);
        for (at, harder) in self.harder.iter_mut().enumerate() {
            harder.resize(line / 64 + 1, 0);
            harder[line / 64] |= u64::from(at < extra(why)) << (line % 64);
        }
        self.trail.push(says, why, from);
        if let Some(other) = self.trail.line_of(Says { on: !says.on, ..says }) {
            self.clash(Reason::Clash, vec![other, line]);
        }
        self.follow(line);
    }

    fn clash(&mut self, reason: Reason, premises: Vec<usize>) {
        let cost = self.cost(&self.union(&premises));
        if cost < self.clash_cost {
            self.clash_cost = cost;
            self.trail.clash = Some(Clash { reason, premises });
        }
    }

    /// Adds the ways that a line opens.
    fn follow(&mut self, from: usize) {
        let network = self.trail.network;
        let Says { candidate, on } = self.trail.lines[from].says;
        if on {
            let groups = network.groups_of[candidate].iter();
            let taken = groups
                .flat_map(|group| network.groups[*group].members.iter().map(|it| (*it, Why::Taken(*group))));
            let excluded = network.excluded_by_rules(candidate).iter().map(|it| (*it, Why::ExcludedByRule));
            let cost = self.cost(&self.rests_on[from]) + PLAIN;
            for (other, why) in taken.chain(excluded).filter(|(other, _)| *other != candidate) {
                self.offer(Says { candidate: other, on: false }, cost, why, from);
            }
            return;
        }
        for &group in &network.groups_of[candidate] {
            let is_open =
                |member: &&usize| self.trail.line_of(Says { candidate: **member, on: false }).is_none();
            let open: Vec<usize> = network.groups[group].members.iter().filter(is_open).copied().collect();
            match open[..] {
                [] => {
                    let premises: Vec<usize> = self.trail.lost(Rule::Last(group), usize::MAX).collect();
                    self.clash(network.groups[group].place.none_left(), premises);
                }
                [last] => self.offer_by_rule(Says { candidate: last, on: true }, Rule::Last(group), from),
                _ => {
                    let cells: CellSet = open.iter().map(|member| network.candidates[*member].cell).collect();
                    for out in network.locked_out(group, cells) {
                        self.offer_by_rule(
                            Says { candidate: out, on: false },
                            Rule::Locked(group, cells),
                            from,
                        );
                    }
                }
            }
        }
        let Sites { all, of } = self.sites;
        for site in of[candidate].iter().map(|site| &all.sites()[*site]) {
            let number = |cell| network.number(Candidate::new(cell, site.digit));
            let is_false = |candidate| self.trail.line_of(Says { candidate, on: false }).is_some();
            if !site.cells.iter().filter_map(number).all(is_false) {
                continue;
            }
            for set in pairs(all, site) {
                for other in set.digits.without(site.digit) {
                    let seen = all.site(set, other).seen.iter();
                    for out in seen.filter_map(|cell| network.number(Candidate::new(cell, other))) {
                        let rule = Rule::Set(set.cells, site.digit);
                        self.offer_by_rule(Says { candidate: out, on: false }, rule, from);
                    }
                }
            }
        }
    }

    fn offer_by_rule(&mut self, says: Says, rule: Rule, from: usize) {
        let premises: Vec<usize> = self.trail.lost(rule, says.candidate).collect();
        let cost = self.cost(&self.union(&premises)) + PLAIN + extra(Why::Rule(rule));
        self.offer(says, cost, Why::Rule(rule), from);
    }

    fn offer(&mut self, says: Says, cost: usize, why: Why, from: usize) {
        let claim = index(says);
        if cost < self.least[claim] {
            self.least[claim] = cost;
            self.ways.push(Reverse(Way { cost, why, claim, from }));
        }
    }

    /// Returns the cost of these lines.
    fn cost(&self, lines: &Lines) -> usize {
        let shared = |others: &Lines| -> usize {
            lines.iter().zip(others).map(|(a, b)| (a & b).count_ones() as usize).sum()
        };
        let all: usize = lines.iter().map(|word| word.count_ones() as usize).sum();
        PLAIN * all + self.harder.iter().map(shared).sum::<usize>()
    }
}

/// What a line costs that one can see at a glance: a place that is taken, or the last one.
const PLAIN: usize = 2;

/// How much more a line costs.
fn extra(why: Why) -> usize {
    match why {
        Why::Rule(Rule::Locked(..)) => 1,
        Why::Rule(Rule::Set(..)) => 2,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::forcing::argue::refutation;
    use jade_grid::{Position, line};

    /// On boards that need nets: what one argument refutes the other does, and together they have at least a quarter fewer
    /// lines than what was found first.
    #[test]
    fn arguments_are_at_least_a_quarter_shorter() {
        let (mut first_lines, mut short_lines, mut refuted) = (0, 0, 0);
        for example in crate::techniques::FORCING_NET_CONTRADICTION.examples() {
            let puzzle = line::read(example.digits).unwrap();
            let position = Position::new(&puzzle).unwrap();
            let analysis = Analysis::of_proper(&position);
            let network = analysis.forcing_network().unwrap();
            let sites = Sites::of(network, &analysis);
            for candidate in 0..network.len() {
                let supposed = Says { candidate, on: true };
                let first = refutation(&Trail::of(network, Kind::Net, supposed));
                let short =
                    shortest(network, &sites, supposed, Goal::Clash).and_then(|trail| refutation(&trail));
                // Sets and locked candidates refute some more.
                assert!(first.is_none() || short.is_some());
                let (Some(first), Some(short)) = (first, short) else { continue };
                refuted += 1;
                first_lines += first.lines.len();
                short_lines += short.lines.len();
            }
        }
        assert!(refuted > 20, "{refuted}");
        assert!(4 * short_lines <= 3 * first_lines, "{short_lines} of {first_lines}");
    }
}
