//! [`Board`]: what is known under the open assumptions, with the way back.

use crate::patterns::forcing::Network;
use crate::patterns::forcing::group::{Group, Place};
use crate::patterns::forcing::trail::Says;
use jade_grid::CellSet;

/// Stands for a rule of the board in place of a group.
const RULE: u32 = u32::MAX;

/// What each candidate excludes, each with the group that says so, or [`RULE`].
pub(crate) struct Wiring<'w> {
    pub network: &'w Network,
    excludes: Vec<Vec<(u32, u32)>>,
    /// For each candidate, its groups as bits.
    groups: Vec<Vec<u64>>,
    /// For each candidate, as bits, the others of its digit that it excludes by a group.
    sees: Vec<Vec<u64>>,
}

impl<'w> Wiring<'w> {
    pub fn of(network: &'w Network) -> Wiring<'w> {
        let count = network.len();
        let mut excludes = vec![Vec::new(); count];
        let mut sees = vec![vec![0; count.div_ceil(64)]; count];
        let mut seen = vec![usize::MAX; count];
        for candidate in 0..count {
            seen[candidate] = candidate;
            let excluded: &mut Vec<(u32, u32)> = &mut excludes[candidate];
            for &group in &network.groups_of[candidate] {
                for &other in &network.groups[group].members {
                    if std::mem::replace(&mut seen[other], candidate) != candidate {
                        excluded.push((other as u32, group as u32));
                        if network.candidates[other].digit == network.candidates[candidate].digit {
                            sees[candidate][other / 64] |= 1 << (other % 64);
                        }
                    }
                }
            }
            for &other in network.excluded_by_rules(candidate) {
                if std::mem::replace(&mut seen[other], candidate) != candidate {
                    excluded.push((other as u32, RULE));
                }
            }
        }
        let words = network.groups.len().div_ceil(64);
        let bits = |groups: &Vec<usize>| {
            let mut bits = vec![0; words];
            groups.iter().for_each(|group| bits[group / 64] |= 1 << (group % 64));
            bits
        };
        let groups = network.groups_of.iter().map(bits).collect();
        Wiring { network, excludes, groups, sees }
    }
}

/// Why a candidate is true or false.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    /// It is assumed.
    Supposed,
    /// The candidate `by`, which is true, excludes it, in a group or by a rule of the board.
    Taken { by: usize, group: Option<usize> },
    /// The other members of the group are false.
    Last(usize),
    /// The members of the group that are not yet false all see it.
    Locked(usize),
    /// The lemma of this number says that it is false.
    Lemma(usize),
}

/// A contradiction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Clash {
    /// All members of a group are false.
    NoneLeft(usize),
    /// The candidate is assumed to be true, and another true one excludes it.
    Both { candidate: usize, by: usize, group: Option<usize> },
    /// A true candidate excludes the last member of the group `of`.
    LastTaken { of: usize, candidate: usize, by: usize, group: Option<usize> },
}

/// Something that is known: a candidate that is true or false.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fact {
    pub says: Says,
    pub why: Why,
    /// The number of placements on the longest way to it since the last assumption.
    depth: usize,
}

/// The place of a fact that is not known.
const OPEN: u32 = u32::MAX;

/// What is known of each candidate, in the order in which it became known.
#[derive(Clone)]
pub(crate) struct Board<'w> {
    wiring: &'w Wiring<'w>,
    facts: Vec<Fact>,
    /// For each candidate, the index of its fact, or [`OPEN`].
    at: Vec<u32>,
    /// The candidates of which nothing is known, as bits.
    open: Vec<u64>,
    /// Whether each candidate is known to be false.
    off: Vec<bool>,
    /// For each group, the number of members that are not false.
    left: Vec<u32>,
    /// Whether digits that are locked in a few places exclude others.
    pub locked: bool,
    /// Candidates that are not said to be true, to see whether there is a way without them.
    pub avoided: Vec<usize>,
    /// The first facts whose consequences are not yet known: of false candidates, and of true ones.
    next: [usize; 2],
    /// Where the last assumption begins.
    mark: usize,
    pub clash: Option<Clash>,
}

impl<'w> Board<'w> {
    /// What is known without an assumption: the only candidates of cells, the only places, locked digits, and what
    /// follows.
    pub fn of(wiring: &'w Wiring<'w>) -> Board<'w> {
        let network = wiring.network;
        let mut board = Board {
            wiring,
            facts: Vec::new(),
            at: vec![OPEN; network.len()],
            open: vec![u64::MAX; network.len().div_ceil(64)],
            off: vec![false; network.len()],
            left: network.groups.iter().map(|group| group.members.len() as u32).collect(),
            locked: true,
            avoided: Vec::new(),
            next: [0; 2],
            mark: 0,
            clash: None,
        };
        for (group, only) in network.known() {
            board.say(Says { candidate: only, on: true }, Why::Last(group), 0);
        }
        board.follow(usize::MAX);
        for group in 0..network.groups.len() {
            if board.clash.is_none() && matches!(board.left[group], 2 | 3) {
                board.say_locked(group);
            }
        }
        board.follow(usize::MAX);
        board
    }

    pub fn network(&self) -> &'w Network {
        self.wiring.network
    }

    /// Returns the number of facts.
    pub fn len(&self) -> usize {
        self.facts.len()
    }

    pub fn is_open(&self, candidate: usize) -> bool {
        self.at[candidate] == OPEN
    }

    /// Returns the index of the fact about a candidate.
    pub fn at(&self, candidate: usize) -> Option<usize> {
        (self.at[candidate] != OPEN).then(|| self.at[candidate] as usize)
    }

    pub fn fact(&self, index: usize) -> Fact {
        self.facts[index]
    }

    /// Supposes something and adds what follows, by at most `limit` placements one after another. Returns where to go
    /// back to.
    pub fn suppose(&mut self, says: Says, limit: usize) -> usize {
        let mark = std::mem::replace(&mut self.mark, self.facts.len());
        self.say(says, Why::Supposed, usize::from(says.on));
        self.follow(limit);
        mark
    }

    /// Takes everything back that was said since the last assumption.
    pub fn take_back(&mut self, mark: usize) {
        while self.facts.len() > self.mark
            && let Some(Fact { says, .. }) = self.facts.pop()
        {
            self.at[says.candidate] = OPEN;
            self.open[says.candidate / 64] |= 1 << (says.candidate % 64);
            if !says.on {
                self.off[says.candidate] = false;
                for &group in &self.wiring.network.groups_of[says.candidate] {
                    self.left[group] += 1;
                }
            }
        }
        (self.next, self.mark, self.clash) = ([self.facts.len(); 2], mark, None);
    }

    /// Adds something that is known, and all that follows.
    pub fn add(&mut self, says: Says, why: Why) {
        if self.is_open(says.candidate) {
            self.say(says, why, 0);
            self.follow(usize::MAX);
        }
    }

    fn say(&mut self, says: Says, why: Why, depth: usize) {
        // Only members of groups of one can come twice.
        if !self.is_open(says.candidate) {
            return;
        }
        self.at[says.candidate] = self.facts.len() as u32;
        self.open[says.candidate / 64] &= !(1 << (says.candidate % 64));
        self.facts.push(Fact { says, why, depth });
        if !says.on {
            self.off[says.candidate] = true;
            for &group in &self.wiring.network.groups_of[says.candidate] {
                self.left[group] -= 1;
                if self.left[group] == 0 && self.clash.is_none() {
                    self.clash = Some(Clash::NoneLeft(group));
                }
            }
        }
    }

    /// Adds what follows, nearest first: everything that false candidates say comes before the next true one.
    fn follow(&mut self, limit: usize) {
        while self.clash.is_none() {
            let [off, on] = &mut self.next;
            if let Some(fact) = self.facts.get(*off) {
                *off += 1;
                if !fact.says.on {
                    self.follow_off(fact.says.candidate, limit);
                }
            } else if let Some(&fact) = self.facts.get(*on) {
                *on += 1;
                if fact.says.on {
                    self.follow_on(fact.says.candidate);
                }
            } else {
                return;
            }
        }
    }

    fn follow_on(&mut self, by: usize) {
        let wiring = self.wiring;
        let depth = self.depth(by);
        for &(candidate, group) in &wiring.excludes[by] {
            let candidate = candidate as usize;
            if self.off[candidate] {
                continue;
            }
            let group = (group != RULE).then_some(group as usize);
            if self.is_open(candidate) {
                self.say(Says { candidate, on: false }, Why::Taken { by, group }, depth);
            } else {
                self.clash = Some(match self.facts[self.at[candidate] as usize].why {
                    Why::Last(of) => Clash::LastTaken { of, candidate, by, group },
                    _ => Clash::Both { candidate, by, group },
                });
            }
            if self.clash.is_some() {
                return;
            }
        }
    }

    fn follow_off(&mut self, candidate: usize, limit: usize) {
        for &group in &self.wiring.network.groups_of[candidate] {
            match self.left[group] {
                1 => self.say_last(group, limit),
                2 | 3 if self.locked => self.say_locked(group),
                _ => {}
            }
            if self.clash.is_some() {
                return;
            }
        }
    }

    fn depth(&self, candidate: usize) -> usize {
        let at = self.at[candidate];
        if at == OPEN || (at as usize) < self.mark { 0 } else { self.facts[at as usize].depth }
    }

    fn say_last(&mut self, group: usize, limit: usize) {
        let members = &self.wiring.network.groups[group].members;
        let Some(&last) = members.iter().find(|member| !self.off[**member]) else { return };
        if !self.is_open(last) || self.avoided.contains(&last) {
            return;
        }
        let depth = members.iter().map(|member| self.depth(*member)).max().unwrap_or(0) + 1;
        if depth <= limit {
            self.say(Says { candidate: last, on: true }, Why::Last(group), depth);
        }
    }

    fn say_locked(&mut self, group: usize) {
        let Group { place: Place::House(..), members } = &self.wiring.network.groups[group] else { return };
        let mut left = [0; 3];
        let mut count = 0;
        for &member in members.iter().filter(|member| !self.off[**member]) {
            if !self.is_open(member) || count == left.len() {
                return;
            }
            left[count] = member;
            count += 1;
        }
        let [first, others @ ..] = &left[..count] else { return };
        let wiring = self.wiring;
        let depth = members.iter().map(|member| self.depth(*member)).max().unwrap_or(0);
        for word in 0..self.open.len() {
            let seen =
                others.iter().fold(wiring.sees[*first][word], |all, other| all & wiring.sees[*other][word]);
            let mut seen = seen & self.open[word];
            while seen != 0 {
                let candidate = word * 64 + seen.trailing_zeros() as usize;
                seen &= seen - 1;
                let (why, depth) = self.taken(candidate).unwrap_or((Why::Locked(group), depth));
                self.say(Says { candidate, on: false }, why, depth);
                if self.clash.is_some() {
                    return;
                }
            }
        }
    }

    /// Returns that a true candidate excludes this one, if one does that has not been followed yet: that is easier to see than
    /// locked digits.
    fn taken(&self, candidate: usize) -> Option<(Why, usize)> {
        self.facts[self.next[1]..].iter().filter(|fact| fact.says.on).find_map(|fact| {
            let by = fact.says.candidate;
            let (_, group) = self.wiring.excludes[by].iter().find(|(out, _)| *out as usize == candidate)?;
            let group = (*group != RULE).then_some(*group as usize);
            Some((Why::Taken { by, group }, fact.depth))
        })
    }

    /// Returns the candidates whose facts a fact follows from. A lemma has others.
    pub fn premises(&self, index: usize) -> Vec<usize> {
        let Fact { says, why, .. } = self.facts[index];
        let members = |group: usize| self.wiring.network.groups[group].members.iter().copied();
        match why {
            Why::Supposed | Why::Lemma(_) => Vec::new(),
            Why::Taken { by, .. } => vec![by],
            Why::Last(group) => members(group).filter(|member| *member != says.candidate).collect(),
            Why::Locked(group) => members(group).filter(|member| self.was_off(*member, index)).collect(),
        }
    }

    /// Returns the cells that a digit was locked in.
    pub fn locked_in(&self, group: usize, index: usize) -> CellSet {
        let network = self.wiring.network;
        let left = network.groups[group].members.iter().filter(|member| !self.was_off(**member, index));
        left.map(|member| network.candidates[*member].cell).collect()
    }

    /// Returns whether a candidate is false by the facts before this one.
    pub fn was_off(&self, candidate: usize, before: usize) -> bool {
        self.off[candidate] && (self.at[candidate] as usize) < before
    }

    /// Returns the candidates whose facts contradict each other.
    pub fn clashing(&self, clash: Clash) -> Vec<usize> {
        match clash {
            Clash::NoneLeft(group) => self.wiring.network.groups[group].members.clone(),
            Clash::Both { candidate, by, .. } => vec![candidate, by],
            Clash::LastTaken { of, candidate, by, .. } => {
                let members = self.wiring.network.groups[of].members.iter().copied();
                members.filter(|member| *member != candidate).chain([by]).collect()
            }
        }
    }

    /// Returns the indices of the facts from this one on that the contradiction rests on, in order. `lemma` says what the
    /// lemma of a number rests on.
    pub fn needed<'l>(&self, clash: Clash, from: usize, lemma: impl Fn(usize) -> &'l [usize]) -> Vec<usize> {
        let mut needed = Vec::new();
        let mut seen = vec![false; self.facts.len().saturating_sub(from)];
        let mut waiting = self.clashing(clash);
        while let Some(candidate) = waiting.pop() {
            if let Some(at) = self.at(candidate)
                && at >= from
                && !std::mem::replace(&mut seen[at - from], true)
            {
                needed.push(at);
                match self.facts[at].why {
                    Why::Lemma(number) => waiting.extend(lemma(number)),
                    _ => waiting.extend(self.premises(at)),
                }
            }
        }
        needed.sort_unstable();
        needed
    }

    /// Returns the index of the first fact since the last assumption.
    pub fn mark(&self) -> usize {
        self.mark
    }

    /// Adds the groups of all that was said since the last assumption.
    pub fn touched(&self, touched: &mut [u64]) {
        for fact in &self.facts[self.mark..] {
            let groups = &self.wiring.groups[fact.says.candidate];
            touched.iter_mut().zip(groups).for_each(|(touched, groups)| *touched |= groups);
        }
    }

    /// Returns whether a fact from this one on is about a candidate of these groups.
    pub fn touches(&self, from: usize, touched: &[u64]) -> bool {
        self.facts[from..].iter().any(|fact| {
            let groups = &self.wiring.groups[fact.says.candidate];
            touched.iter().zip(groups).any(|(touched, groups)| touched & groups != 0)
        })
    }

    pub fn words(&self) -> usize {
        self.wiring.network.groups.len().div_ceil(64)
    }
}
