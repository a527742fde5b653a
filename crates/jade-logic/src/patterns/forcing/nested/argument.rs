//! [`Argument`]: an assumption that is refuted with the help of lemmas, each of which refutes one more candidate.

use super::board::{Board, Clash, Why};
use super::set::LockedSet;
use crate::patterns::forcing::trail::{Says, claim};
use crate::{Claim, Proof, ProofLine, Reason};

/// A lemma with more placements than this is hard to follow.
const LONG: usize = 5;

/// A candidate that cannot be true under the assumption, and why.
pub(crate) struct Lemma {
    /// The candidate that is supposed to be true in addition.
    candidate: usize,
    /// What follows, as far as the contradiction needs it.
    lines: Vec<Line>,
    clash: Clash,
    /// The candidates outside the lemma whose facts it rests on.
    rests_on: Vec<usize>,
    /// How many digits it places, the supposed one among them.
    placements: usize,
}

struct Line {
    says: Says,
    reason: Reason,
    /// The candidates whose facts it follows from.
    premises: Vec<usize>,
}

/// The refutation of a candidate.
pub(crate) struct Argument {
    /// The candidate that is supposed to be true.
    pub supposed: usize,
    /// What lemmas refute, in the order in which it is needed.
    lemmas: Vec<usize>,
    /// What is refuted by a lemma that is told, and not by a set.
    pub refuted: Vec<usize>,
    /// How many digits are placed in all, lemmas included; a set counts as the digits of its cells.
    placements: usize,
    /// How many digits the longest lemma places.
    longest: usize,
    /// What is true and what is false on the way, without what lemmas suppose and conclude.
    pub shown: [Vec<usize>; 2],
    pub proof: Proof,
}

/// How long a lemma may be.
#[derive(Clone, Copy)]
struct Length {
    /// How many placements there may be one after another.
    depth: usize,
    /// How many there may be in all.
    placements: usize,
}

/// Refutes a candidate by a lemma of at most this length. Otherwise, says which groups it has touched. A lemma has singles
/// alone: with locked digits, the order of cells would decide what it refutes within its length.
fn lemma(board: &mut Board<'_>, candidate: usize, length: Length, touched: &mut [u64]) -> Option<Lemma> {
    let locked = std::mem::replace(&mut board.locked, false);
    let mut lemma = nearest(board, candidate, length.depth, Some(touched));
    // The nearest contradiction is not always the one with the fewest placements.
    while let Some(longer) = lemma.as_ref().filter(|lemma| lemma.placements > length.placements.min(LONG)) {
        let Some(shorter) = without_one(board, longer, length.depth) else { break };
        lemma = Some(shorter);
    }
    board.avoided.clear();
    board.locked = locked;
    lemma.filter(|lemma| lemma.placements <= length.placements)
}

/// Returns a lemma with fewer placements, which avoids one of those of this lemma.
fn without_one(board: &mut Board<'_>, lemma: &Lemma, depth: usize) -> Option<Lemma> {
    let placed = lemma.lines.iter().map(|line| line.says);
    let placed = placed.filter(|says| says.on && says.candidate != lemma.candidate);
    let shorter = placed.filter_map(|says| {
        board.avoided.push(says.candidate);
        let other = nearest(board, lemma.candidate, depth, None);
        board.avoided.pop();
        let other = other.filter(|other| other.placements < lemma.placements)?;
        Some((other, says.candidate))
    });
    let (shortest, avoided) = shorter.min_by_key(|(other, _)| other.placements)?;
    board.avoided.push(avoided);
    Some(shortest)
}

/// Refutes a candidate by what follows nearest, within so many placements one after another.
fn nearest(
    board: &mut Board<'_>,
    candidate: usize,
    depth: usize,
    touched: Option<&mut [u64]>,
) -> Option<Lemma> {
    let back = board.suppose(Says { candidate, on: true }, depth);
    let lemma = board.clash.map(|clash| {
        let needed = board.needed(clash, board.mark(), |_| &[]);
        let placements = needed.iter().filter(|at| board.fact(**at).says.on).count();
        let inside = |candidate: &usize| board.at(*candidate).is_some_and(|at| at >= board.mark());
        let lines: Vec<Line> = needed.iter().map(|at| line(board, *at)).collect();
        let premises = lines.iter().flat_map(|line| line.premises.clone()).chain(board.clashing(clash));
        let rests_on = premises.filter(|premise| !inside(premise)).collect();
        Lemma { candidate, lines, clash, rests_on, placements }
    });
    if let Some(touched) = touched {
        touched.fill(0);
        board.touched(touched);
    }
    board.take_back(back);
    lemma
}

fn line(board: &Board<'_>, at: usize) -> Line {
    let fact = board.fact(at);
    Line { says: fact.says, reason: reason(board, at), premises: board.premises(at) }
}

fn reason(board: &Board<'_>, at: usize) -> Reason {
    let place = |group: usize| board.network().groups[group].place;
    match board.fact(at).why {
        Why::Supposed => Reason::Assumed,
        Why::Taken { group: Some(group), .. } => place(group).reason_others_are_false(),
        Why::Taken { group: None, .. } => Reason::ExcludedByRule,
        Why::Last(group) => place(group).last(),
        Why::Locked(group) => place(group).locked(board.locked_in(group, at)),
        Why::Lemma(_) => Reason::Refuted,
    }
}

/// Candidates that were tried in vain under an assumption.
struct Tried {
    /// How many placements each could have, and how many facts there were.
    at: Vec<(usize, usize)>,
    /// For each candidate, the groups on which that depended.
    touched: Vec<u64>,
    words: usize,
}

impl Tried {
    fn new(board: &Board<'_>) -> Tried {
        let (count, words) = (board.network().len(), board.words());
        Tried { at: vec![(0, 0); count], touched: vec![0; count * words], words }
    }

    /// Refutes every candidate that lemmas of this length can refute. Returns whether there was any.
    fn pass(&mut self, board: &mut Board<'_>, length: Length, lemmas: &mut Vec<Lemma>) -> bool {
        let before = lemmas.len();
        for candidate in 0..board.network().len() {
            if board.clash.is_some() {
                break;
            }
            let touched = &mut self.touched[candidate * self.words..][..self.words];
            let (most, at) = self.at[candidate];
            if !board.is_open(candidate) || most >= length.placements && !board.touches(at, touched) {
                continue;
            }
            match lemma(board, candidate, length, touched) {
                Some(lemma) => {
                    lemmas.push(lemma);
                    board.add(Says { candidate, on: false }, Why::Lemma(lemmas.len() - 1));
                }
                None => self.at[candidate] = (length.placements, board.len()),
            }
        }
        lemmas.len() > before
    }
}

/// Returns whether lemmas of at most so many placements one after another refute an assumption.
pub(crate) fn refutes(board: &mut Board<'_>, supposed: usize, bound: usize) -> bool {
    let back = board.suppose(Says { candidate: supposed, on: true }, usize::MAX);
    let (mut tried, mut lemmas) = (Tried::new(board), Vec::new());
    let length = Length { depth: bound, placements: usize::MAX };
    while board.clash.is_none() && tried.pass(board, length, &mut lemmas) {}
    let refuted = board.clash.is_some();
    board.take_back(back);
    refuted
}

/// Refutes an assumption with lemmas of at most so many placements one after another, the shortest first.
pub(crate) fn refute(board: &mut Board<'_>, supposed: usize, bound: usize) -> Option<Argument> {
    let back = board.suppose(Says { candidate: supposed, on: true }, usize::MAX);
    let (mut tried, mut lemmas) = (Tried::new(board), Vec::new());
    let mut placements = 1;
    while board.clash.is_none() {
        // Few placements are easy to follow, even one after another.
        let length = Length { depth: if placements > LONG { bound } else { placements }, placements };
        placements = match tried.pass(board, length, &mut lemmas) {
            true => 1,
            false if placements == usize::MAX => break,
            false if placements > LONG => usize::MAX,
            false => placements + 1,
        };
    }
    let argument = argument(board, supposed, &lemmas);
    board.take_back(back);
    argument
}

/// Refutes an assumption with lemmas about these candidates alone, in this order.
fn refute_by(board: &mut Board<'_>, supposed: usize, bound: usize, order: &[usize]) -> Option<Argument> {
    let back = board.suppose(Says { candidate: supposed, on: true }, usize::MAX);
    let mut lemmas = Vec::new();
    let mut touched = vec![0; board.words()];
    loop {
        let before = lemmas.len();
        for &candidate in order {
            if board.clash.is_some() || !board.is_open(candidate) {
                continue;
            }
            let lengths = (1..=bound.max(LONG)).map(|depth| Length { depth, placements: usize::MAX });
            let found = lengths.filter_map(|length| lemma(board, candidate, length, &mut touched));
            if let Some(lemma) = shortest(found) {
                lemmas.push(lemma);
                board.add(Says { candidate, on: false }, Why::Lemma(lemmas.len() - 1));
            }
        }
        if board.clash.is_some() || lemmas.len() == before {
            break;
        }
    }
    let argument = argument(board, supposed, &lemmas);
    board.take_back(back);
    argument
}

/// Returns the first lemma that is not long, or else the shortest.
fn shortest(lemmas: impl Iterator<Item = Lemma>) -> Option<Lemma> {
    let mut best: Option<Lemma> = None;
    for lemma in lemmas {
        if lemma.placements <= LONG {
            return Some(lemma);
        }
        if best.as_ref().is_none_or(|best| lemma.placements < best.placements) {
            best = Some(lemma);
        }
    }
    best
}

/// Leaves out what is not needed.
pub(crate) fn shortened(board: &mut Board<'_>, argument: Argument, bound: usize) -> Argument {
    let mut best = argument;
    let mut tried = 0;
    // From the last, since the first ones are the shortest.
    while tried < best.lemmas.len() {
        let mut order = best.lemmas.clone();
        order.remove(order.len() - 1 - tried);
        match refute_by(board, best.supposed, bound, &order) {
            Some(shorter) if shorter.size() < best.size() => {
                best = shorter;
                tried = 0;
            }
            _ => tried += 1,
        }
    }
    best
}

impl Argument {
    /// Returns whether one of its lemmas is hard to follow.
    pub fn is_long(&self) -> bool {
        self.longest > LONG
    }

    /// Returns how hard an argument is to follow: by its longest lemma if that is long, then by its placements and its lines.
    pub fn size(&self) -> (usize, usize, usize) {
        (self.longest.max(LONG), self.placements, self.proof.lines.len())
    }
}

/// Writes the argument down if there is a contradiction.
fn argument(board: &Board<'_>, supposed: usize, lemmas: &[Lemma]) -> Option<Argument> {
    let clash = board.clash?;
    let mut writer = Writer { board, proof: Proof::default(), at: vec![None; board.network().len()] };
    let (mut said, mut refuted) = (Vec::new(), Vec::new());
    let mut shown = [vec![supposed], Vec::new()];
    let (mut placements, mut longest) = (1, 0);
    // Cells with as many digits left are easier to see than what a lemma supposes.
    let mut sets: Vec<Option<LockedSet>> = Vec::new();
    sets.resize_with(lemmas.len(), || None);
    for at in board.mark()..board.len() {
        if let Why::Lemma(number) = board.fact(at).why {
            sets[number] = LockedSet::before(board, at);
        }
    }
    let mut needed = board.needed(clash, 0, |number| match &sets[number] {
        Some(set) => &set.lost,
        None => &lemmas[number].rests_on,
    });
    // The assumption always comes first.
    needed.retain(|at| *at != board.mark());
    writer.line(&line(board, board.mark()));
    for at in needed {
        let fact = board.fact(at);
        match fact.why {
            Why::Lemma(number) => {
                let lemma = &lemmas[number];
                said.push(lemma.candidate);
                if let Some(LockedSet { cells, left, lost }) = &sets[number] {
                    placements += cells.len();
                    shown[1].push(lemma.candidate);
                    let reason = Reason::LockedSet(*cells, *left);
                    writer.line(&Line { says: fact.says, reason, premises: lost.clone() });
                } else {
                    refuted.push(lemma.candidate);
                    placements += lemma.placements;
                    longest = longest.max(lemma.placements);
                    writer.lemma(lemma);
                }
            }
            _ => {
                placements += usize::from(fact.says.on && at > board.mark());
                shown[usize::from(!fact.says.on)].push(fact.says.candidate);
                writer.line(&line(board, at));
            }
        }
    }
    writer.contradiction(clash);
    writer.refuted(supposed);
    Some(Argument { supposed, lemmas: said, refuted, placements, longest, shown, proof: writer.proof })
}

/// A proof that grows, and where it speaks of each candidate.
struct Writer<'b, 'w> {
    board: &'b Board<'w>,
    proof: Proof,
    at: Vec<Option<usize>>,
}

impl Writer<'_, '_> {
    fn push(&mut self, premises: Vec<usize>, claim: Claim, reason: Reason) -> usize {
        self.proof.lines.push(ProofLine::new(premises, claim, reason));
        self.proof.lines.len() - 1
    }

    fn numbers(&self, candidates: &[usize]) -> Vec<usize> {
        candidates.iter().filter_map(|candidate| self.at[*candidate]).collect()
    }

    fn line(&mut self, line: &Line) {
        let premises = self.numbers(&line.premises);
        let number = self.push(premises, claim(self.board.network(), line.says), line.reason);
        self.at[line.says.candidate] = Some(number);
    }

    fn lemma(&mut self, lemma: &Lemma) {
        lemma.lines.iter().for_each(|line| self.line(line));
        self.contradiction(lemma.clash);
        // What it says holds inside alone.
        lemma.lines.iter().for_each(|line| self.at[line.says.candidate] = None);
        let number = self.refuted(lemma.candidate);
        self.at[lemma.candidate] = Some(number);
    }

    fn contradiction(&mut self, clash: Clash) {
        let network = self.board.network();
        let premises = self.numbers(&self.board.clashing(clash));
        match clash {
            Clash::NoneLeft(group) => {
                self.push(premises, Claim::Contradiction, network.groups[group].place.none_left());
            }
            Clash::Both { candidate, group, .. } => {
                let [is, by] = premises[..] else { return };
                let isnt = self.taken(candidate, by, group);
                self.push(vec![is, isnt], Claim::Contradiction, Reason::Clash);
            }
            Clash::LastTaken { of, candidate, group, .. } => {
                let [others @ .., by] = &premises[..] else { return };
                let isnt = self.taken(candidate, *by, group);
                match self.at[candidate] {
                    // It has already been said to be true.
                    Some(is) => self.push(vec![is, isnt], Claim::Contradiction, Reason::Clash),
                    None => {
                        let premises = others.iter().copied().chain([isnt]).collect();
                        self.push(premises, Claim::Contradiction, network.groups[of].place.none_left())
                    }
                };
            }
        }
    }

    /// Adds that the true candidate of the line `by` excludes this one.
    fn taken(&mut self, candidate: usize, by: usize, group: Option<usize>) -> usize {
        let network = self.board.network();
        let reason = group
            .map_or(Reason::ExcludedByRule, |group| network.groups[group].place.reason_others_are_false());
        self.push(vec![by], claim(network, Says { candidate, on: false }), reason)
    }

    fn refuted(&mut self, candidate: usize) -> usize {
        let last = self.proof.lines.len() - 1;
        self.push(vec![last], claim(self.board.network(), Says { candidate, on: false }), Reason::Refuted)
    }
}
