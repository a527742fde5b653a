//! [`Trail`]: what follows from one supposition.

use super::web::{Place, Web};
use crate::{Claim, Reason};

/// Of what sort a trail is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Every line rests on one other: a true candidate excludes another; where a cell or a house has two
    /// candidates in the position, one being false makes the other true.
    Chain,
    /// A line may rest on several: what they exclude together can leave one candidate of a cell or one place.
    Net,
}

/// A candidate, by number, and whether it is true.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Says {
    pub candidate: usize,
    pub on: bool,
}

/// One line of a trail.
pub(crate) struct Line {
    pub says: Says,
    /// Why; with the group that the line is of. None for the supposition.
    pub group: Option<usize>,
    /// The line that gave the last reason.
    pub from: usize,
    /// How many lines the longest way from the supposition has.
    pub depth: usize,
}

/// A contradiction in a trail.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clash {
    pub reason: Reason,
    /// The lines that make it.
    pub premises: Vec<usize>,
}

/// What follows from a supposition, nearest first.
pub(crate) struct Trail<'w> {
    pub web: &'w Web,
    kind: Kind,
    pub lines: Vec<Line>,
    /// Per candidate the line that says that it is false, and that it is true.
    at: [Vec<Option<usize>>; 2],
    pub clash: Option<Clash>,
}

impl<'w> Trail<'w> {
    /// Follows a supposition to the end; in a net, to the first contradiction.
    pub fn of(web: &'w Web, kind: Kind, supposed: Says) -> Trail<'w> {
        let at = [vec![None; web.len()], vec![None; web.len()]];
        let mut trail = Trail { web, kind, lines: Vec::new(), at, clash: None };
        trail.say(supposed, None, 0);
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

    /// The line that says this.
    pub fn line_of(&self, says: Says) -> Option<usize> {
        self.at[usize::from(says.on)][says.candidate]
    }

    fn say(&mut self, says: Says, group: Option<usize>, from: usize) {
        if self.line_of(says).is_some() {
            return;
        }
        let number = self.lines.len();
        let depth = match group {
            None => 0,
            Some(_) if !says.on => self.lines[from].depth + 1,
            Some(group) => self
                .others_off(group, says.candidate)
                .map(|line| self.lines[line].depth + 1)
                .max()
                .unwrap_or(0),
        };
        self.lines.push(Line { says, group, from, depth });
        self.at[usize::from(says.on)][says.candidate] = Some(number);
        let opposite = self.line_of(Says { on: !says.on, ..says });
        if self.kind == Kind::Net
            && self.clash.is_none()
            && let Some(other) = opposite
        {
            self.clash = Some(Clash { reason: Reason::Clash, premises: vec![other, number] });
        }
    }

    /// What is the only candidate of a cell, or the only place, in the position.
    fn say_what_is_known(&mut self) {
        let web = self.web;
        for (number, group) in web.groups.iter().enumerate() {
            if let [only] = group.members[..] {
                self.say(Says { candidate: only, on: true }, Some(number), 0);
            }
        }
    }

    fn follow(&mut self, from: usize) {
        let web = self.web;
        let Says { candidate, on } = self.lines[from].says;
        for &group in &web.groups_of[candidate] {
            let members = &web.groups[group].members;
            if on {
                for &other in members.iter().filter(|other| **other != candidate) {
                    self.say(Says { candidate: other, on: false }, Some(group), from);
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
                self.say(Says { candidate: last, on: true }, Some(group), from);
            }
        }
    }

    fn none_left(&self, group: usize) -> Clash {
        let group = &self.web.groups[group];
        let line = |member: &usize| self.line_of(Says { candidate: *member, on: false });
        Clash { reason: group.place.none_left(), premises: group.members.iter().filter_map(line).collect() }
    }

    /// Of all contradictions the one whose lines are nearest to the supposition; of equals the first.
    fn find_nearest_clash(&mut self) {
        let twice = (0..self.web.len()).filter_map(|candidate| {
            let premises = [true, false].map(|on| self.line_of(Says { candidate, on }));
            let [Some(on), Some(off)] = premises else { return None };
            Some(Clash { reason: Reason::Clash, premises: vec![on, off] })
        });
        let lost = self.web.groups.iter().enumerate().filter_map(|(number, group)| {
            let clash = self.none_left(number);
            (clash.premises.len() == group.members.len()).then_some(clash)
        });
        let far =
            |clash: &Clash| clash.premises.iter().map(|line| self.lines[*line].depth + 1).sum::<usize>();
        self.clash = twice.chain(lost).min_by_key(far);
    }

    /// What a line rests on.
    pub fn premises(&self, line: usize) -> Vec<usize> {
        let Line { says, group, from, .. } = self.lines[line];
        let Some(group) = group else { return Vec::new() };
        if !says.on {
            return vec![from];
        }
        self.others_off(group, says.candidate).collect()
    }

    /// The lines that say that the other members of a group are false.
    fn others_off(&self, group: usize, candidate: usize) -> impl Iterator<Item = usize> + '_ {
        let others = self.web.groups[group].members.iter().filter(move |other| **other != candidate);
        others.filter_map(|other| self.line_of(Says { candidate: *other, on: false }))
    }

    pub fn claim(&self, line: usize) -> Claim {
        claim(self.web, self.lines[line].says)
    }

    pub fn reason(&self, line: usize) -> Reason {
        let Line { says, group, .. } = self.lines[line];
        let place = |group: usize| -> Place { self.web.groups[group].place };
        match group {
            None => Reason::Assumed,
            Some(group) if says.on => place(group).last(),
            Some(group) => place(group).taken(),
        }
    }
}

pub(crate) fn claim(web: &Web, says: Says) -> Claim {
    let candidate = web.candidates[says.candidate];
    if says.on { Claim::On(candidate) } else { Claim::Off(candidate) }
}
