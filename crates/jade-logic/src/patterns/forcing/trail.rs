//! [`Trail`]: what follows from one assumption.

use super::inference::{Inference, Rule};
use super::network::Network;
use crate::{Claim, Reason};
use jade_grid::Candidate;

/// The kind of a trail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Every line depends on one other line: a true candidate excludes another; if a cell or a house has two candidates
    /// in the position, one being false makes the other true; and the [`Inferences`](super::inference::Inferences) of
    /// the network apply.
    Chain,
    /// A line may depend on several: together they can leave one candidate of a cell, or one place.
    Net,
}

/// A candidate, by index, and whether it is true.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Says {
    pub candidate: usize,
    pub on: bool,
}

/// Why a line of a trail holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Why {
    /// It is the assumption.
    Supposed,
    /// A true candidate of this group excludes it.
    Taken(usize),
    /// A true candidate excludes it by a rule of the board.
    ExcludedByRule,
    /// Several false candidates imply it.
    Rule(Rule),
}

/// A line of a trail.
pub(crate) struct Line {
    pub says: Says,
    pub why: Why,
    /// The line that provided the last premise.
    pub from: usize,
    /// The number of lines on the longest way from the assumption.
    pub depth: usize,
}

/// A contradiction in a trail.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clash {
    pub reason: Reason,
    /// The lines that contradict each other.
    pub premises: Vec<usize>,
}

/// What follows from an assumption, nearest first.
pub(crate) struct Trail<'w> {
    pub network: &'w Network,
    kind: Kind,
    pub lines: Vec<Line>,
    /// For each candidate, the line that says that it is false, and the one that says that it is true.
    at: [Vec<Option<usize>>; 2],
    pub clash: Option<Clash>,
}

impl<'w> Trail<'w> {
    /// Follows an assumption to the end; in a net, to the first contradiction.
    pub fn of(network: &'w Network, kind: Kind, supposed: Says) -> Trail<'w> {
        let mut trail = Trail::empty(network, kind);
        trail.say(supposed, Why::Supposed, 0);
        if kind == Kind::Net {
            trail.say_what_is_known();
        }
        let mut next = 0;
        while next < trail.lines.len() && !(kind == Kind::Net && trail.clash.is_some()) {
            trail.follow(next);
            next += 1;
        }
        if kind == Kind::Chain {
            trail.find_nearest_clash();
        }
        trail
    }

    /// Returns a trail without lines.
    pub fn empty(network: &'w Network, kind: Kind) -> Trail<'w> {
        let at = [vec![None; network.len()], vec![None; network.len()]];
        Trail { network, kind, lines: Vec::new(), at, clash: None }
    }

    /// Returns the line with this claim.
    pub fn line_of(&self, says: Says) -> Option<usize> {
        self.at[usize::from(says.on)][says.candidate]
    }

    fn say(&mut self, says: Says, why: Why, from: usize) {
        if self.line_of(says).is_some() {
            return;
        }
        let number = self.push(says, why, from);
        let opposite = self.line_of(Says { on: !says.on, ..says });
        if self.kind == Kind::Net
            && self.clash.is_none()
            && let Some(other) = opposite
        {
            self.clash = Some(Clash { reason: Reason::Clash, premises: vec![other, number] });
        }
    }

    /// Adds a line whose premises are there, and returns its number.
    pub fn push(&mut self, says: Says, why: Why, from: usize) -> usize {
        let number = self.lines.len();
        let depth = match why {
            Why::Supposed => 0,
            Why::Taken(_) | Why::ExcludedByRule => self.lines[from].depth + 1,
            Why::Rule(rule) => {
                let farthest = self.lost(rule, says.candidate).map(|line| self.lines[line].depth + 1).max();
                farthest.unwrap_or(0)
            }
        };
        self.lines.push(Line { says, why, from, depth });
        self.at[usize::from(says.on)][says.candidate] = Some(number);
        number
    }

    /// Adds what is true in the position: the only candidate of a cell, or the only place.
    fn say_what_is_known(&mut self) {
        for (group, only) in self.network.known() {
            self.say(Says { candidate: only, on: true }, Why::Rule(Rule::Last(group)), 0);
        }
    }

    fn follow(&mut self, from: usize) {
        let network = self.network;
        let Says { candidate, on } = self.lines[from].says;
        for &group in &network.groups_of[candidate] {
            let members = &network.groups[group].members;
            if on {
                for &other in members.iter().filter(|other| **other != candidate) {
                    self.say(Says { candidate: other, on: false }, Why::Taken(group), from);
                }
                continue;
            }
            let excluded = |other: &&usize| self.line_of(Says { candidate: **other, on: false }).is_some();
            let last = match self.kind {
                Kind::Chain if members.len() == 2 => members.iter().find(|other| **other != candidate),
                Kind::Chain => None,
                Kind::Net => {
                    let mut left = members.iter().filter(|other| !excluded(other));
                    match (left.next(), left.next()) {
                        (None, _) if self.clash.is_none() => {
                            self.clash = Some(self.none_left(group));
                            None
                        }
                        (Some(last), None) => Some(last),
                        _ => None,
                    }
                }
            };
            if let Some(&last) = last {
                self.say(Says { candidate: last, on: true }, Why::Rule(Rule::Last(group)), from);
            }
        }
        if on {
            for &other in network.excluded_by_rules(candidate) {
                self.say(Says { candidate: other, on: false }, Why::ExcludedByRule, from);
            }
        }
        if self.kind == Kind::Chain {
            for &Inference { candidate, on, rule } in network.inferences.after(candidate, on) {
                self.say(Says { candidate, on }, Why::Rule(rule), from);
            }
        }
    }

    fn none_left(&self, group: usize) -> Clash {
        let group = &self.network.groups[group];
        let line = |member: &usize| self.line_of(Says { candidate: *member, on: false });
        Clash { reason: group.place.none_left(), premises: group.members.iter().filter_map(line).collect() }
    }

    /// Of all contradictions, finds the one whose lines are nearest to the assumption; ties go to the first.
    fn find_nearest_clash(&mut self) {
        let twice = (0..self.network.len()).filter_map(|candidate| {
            let premises = [true, false].map(|on| self.line_of(Says { candidate, on }));
            let [Some(on), Some(off)] = premises else { return None };
            Some(Clash { reason: Reason::Clash, premises: vec![on, off] })
        });
        let lost = self.network.groups.iter().enumerate().filter_map(|(number, group)| {
            let clash = self.none_left(number);
            (clash.premises.len() == group.members.len()).then_some(clash)
        });
        let far =
            |clash: &Clash| clash.premises.iter().map(|line| self.lines[*line].depth + 1).sum::<usize>();
        self.clash = twice.chain(lost).min_by_key(far);
    }

    /// Returns the premises of a line.
    pub fn premises(&self, line: usize) -> Vec<usize> {
        let Line { says, why, from, .. } = self.lines[line];
        match why {
            Why::Supposed => Vec::new(),
            Why::Taken(_) | Why::ExcludedByRule => vec![from],
            Why::Rule(rule) => self.lost(rule, says.candidate).collect(),
        }
    }

    /// Returns the lines with the false candidates from which a rule infers something about a candidate.
    pub fn lost(&self, rule: Rule, candidate: usize) -> impl Iterator<Item = usize> + '_ {
        let network = self.network;
        let lost: Vec<usize> = match rule {
            Rule::Last(group) => {
                network.groups[group].members.iter().copied().filter(|member| *member != candidate).collect()
            }
            Rule::Locked(group, cells) => {
                let outside = |member: &usize| !cells.contains(network.candidates[*member].cell);
                network.groups[group].members.iter().copied().filter(outside).collect()
            }
            Rule::Set(cells, digit) => {
                cells.iter().filter_map(|cell| network.number(Candidate::new(cell, digit))).collect()
            }
        };
        lost.into_iter().filter_map(|candidate| self.line_of(Says { candidate, on: false }))
    }

    pub fn claim(&self, line: usize) -> Claim {
        claim(self.network, self.lines[line].says)
    }

    pub fn reason(&self, line: usize) -> Reason {
        let place = |group: usize| self.network.groups[group].place;
        match self.lines[line].why {
            Why::Supposed => Reason::Assumed,
            Why::Taken(group) => place(group).reason_others_are_false(),
            Why::ExcludedByRule => Reason::ExcludedByRule,
            Why::Rule(Rule::Last(group)) => place(group).last(),
            Why::Rule(Rule::Locked(group, cells)) => place(group).locked(cells),
            Why::Rule(Rule::Set(cells, digit)) => {
                let theirs =
                    self.network.candidates.iter().filter(|candidate| cells.contains(candidate.cell));
                Reason::LockedSet(
                    cells,
                    theirs.map(|candidate| candidate.digit).filter(|it| *it != digit).collect(),
                )
            }
        }
    }
}

pub(crate) fn claim(network: &Network, says: Says) -> Claim {
    let candidate = network.candidates[says.candidate];
    if says.on { Claim::On(candidate) } else { Claim::Off(candidate) }
}
