//! [`Branch`]: the branches of an argument by cases or to a contradiction.
//!
//! ```text
//!             ┌─ a ─→ r1c4≠5 ─→ r1c7=5 ─→ ┐                      ┌─ a ─→ … ─→ r7c2=3 ┐
//!   r1c1 = 5 or 6                         r3c7≠5      r4c2 = 1 ──┤                    ↯  so r4c2≠1
//!             └─ b ─→ r2c1=5 ─→ r3c2≠5 ─→ ┘                      └─ b ─→ … ─→ r7c2≠3 ┘
//! ```
//!
//! A proof consists of lines that name their premises, while a drawing needs arrows and the branch of each.

use crate::step::{Link, LinkReason, Node, Step, Strength};
use crate::{Claim, Proof, Reason};
use jade_grid::Candidate;

/// A branch of a step’s argument: it leads from an assumption to the common conclusion of all branches, or to one side
/// of the contradiction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// The candidate that is assumed to be true or false.
    pub start: Candidate,
    /// Whether it is assumed to be true.
    pub on: bool,
    /// The inferences, each after those it depends on. An inference that two branches share belongs to the first one.
    pub links: Vec<Link>,
}

impl Step {
    /// Returns the branches of the proof, in the order of the cases; or, if the step has several chains that each
    /// assume a candidate to be true, these chains. Empty if the step assumes nothing.
    ///
    /// ```
    /// # use jade_logic::{Step, TechniqueId};
    /// let step = Step::new(jade_logic::techniques::X_WING.id(), vec![], vec![], vec![]);
    /// assert!(step.branches().is_empty());
    /// ```
    pub fn branches(&self) -> Vec<Branch> {
        self.proof.as_ref().map_or_else(|| chains(&self.links), branches)
    }
}

/// Splits links into chains, each of which begins with what a true candidate excludes.
fn chains(links: &[Link]) -> Vec<Branch> {
    let ways: Vec<&[Link]> = links.chunk_by(|link, next| link.to == next.from).collect();
    let supposed = |way: &&[Link]| match way.first() {
        Some(Link { from: Node::Candidate(start), strength: Strength::Weak, .. }) => {
            Some(Branch { start: *start, on: true, links: way.to_vec() })
        }
        _ => None,
    };
    let branches: Option<Vec<Branch>> = ways.iter().map(supposed).collect();
    branches.filter(|branches| branches.len() > 1).unwrap_or_default()
}

fn branches(proof: &Proof) -> Vec<Branch> {
    let Some(last) = proof.lines.last() else { return Vec::new() };
    let ends = match (last.reason, last.premises.as_slice()) {
        // The branches lead to the two sides of the contradiction, or to each place that is ruled out.
        (Reason::Refuted, &[contradiction]) => proof.lines[contradiction].premises.clone(),
        (reason, premises) if reason.is_distinction() => premises.to_vec(),
        _ => return Vec::new(),
    };
    let rests_on = assumptions(proof);
    let mut said = vec![false; proof.lines.len()];
    ends.into_iter().filter_map(|end| branch(proof, &rests_on, end, &mut said)).collect()
}

/// Returns the assumptions that each line depends on, first those that were made first.
fn assumptions(proof: &Proof) -> Vec<Vec<usize>> {
    let mut rests_on: Vec<Vec<usize>> = Vec::with_capacity(proof.lines.len());
    for (number, line) in proof.lines.iter().enumerate() {
        let mut all: Vec<usize> =
            line.premises.iter().filter_map(|premise| rests_on.get(*premise)).flatten().copied().collect();
        match line.reason {
            Reason::Assumed => all.push(number),
            Reason::Refuted => {
                all.retain(|assumed| Some(proof.lines[*assumed].claim) != line.claim.opposite())
            }
            _ => {}
        }
        all.sort_unstable();
        all.dedup();
        rests_on.push(all);
    }
    rests_on
}

/// Returns the branch to a line, without lines that belong to an earlier branch. What a lemma refutes follows from the
/// assumption of the branch; the lines of the lemma are left out.
fn branch(proof: &Proof, rests_on: &[Vec<usize>], end: usize, said: &mut [bool]) -> Option<Branch> {
    let mut needed = vec![false; proof.lines.len()];
    let mut waiting = vec![end];
    while let Some(number) = waiting.pop() {
        if std::mem::replace(&mut needed[number], true) {
            continue;
        }
        let line = &proof.lines[number];
        if line.reason != Reason::Refuted {
            waiting.extend(&line.premises);
        }
    }
    let (start, on) = candidate(proof.lines[*rests_on[end].first()?].claim)?;
    let mut links = Vec::new();
    for number in (0..=end).filter(|number| needed[*number]) {
        if std::mem::replace(&mut said[number], true) {
            continue;
        }
        match (proof.lines[number].reason, candidate(proof.lines[number].claim)) {
            (Reason::Refuted, Some((out, false))) if on => links.push(Link {
                from: Node::Candidate(start),
                to: Node::Candidate(out),
                strength: Strength::Weak,
                reason: LinkReason::Lemma,
            }),
            _ => links.extend(inferences(proof, number)),
        }
    }
    Some(Branch { start, on, links })
}

impl Proof {
    /// Returns a line as links, one from each candidate that it follows from. A link from a group or an almost locked set
    /// starts at that node. Empty for an assumption, a contradiction, and what closes a refutation or a distinction of
    /// cases.
    ///
    /// # Panics
    /// If there is no line with this index.
    ///
    /// ```
    /// use jade_grid::{Candidate, Digit, Geometry};
    /// use jade_logic::{Claim, Node, Proof, ProofLine, Reason};
    /// let board = Geometry::standard(4).unwrap();
    /// let [one, two] = [1, 2].map(|digit| Candidate::new(board.cell_at(0, 0), Digit::new(digit).unwrap()));
    /// let proof = Proof {
    ///     lines: vec![
    ///         ProofLine::new(vec![], Claim::On(two), Reason::Assumed),
    ///         ProofLine::new(vec![0], Claim::Off(one), Reason::CellTaken(one.cell)),
    ///     ],
    /// };
    /// assert!(proof.links(0).is_empty());
    /// assert_eq!(proof.links(1)[0].from, Node::Candidate(two));
    /// ```
    pub fn links(&self, line: usize) -> Vec<Link> {
        inferences(self, line)
    }
}

fn candidate(claim: Claim) -> Option<(Candidate, bool)> {
    match claim {
        Claim::On(candidate) => Some((candidate, true)),
        Claim::Off(candidate) => Some((candidate, false)),
        Claim::Contradiction => None,
    }
}

/// See [`Proof::links`].
fn inferences(proof: &Proof, number: usize) -> Vec<Link> {
    let line = &proof.lines[number];
    let Some((candidate, _)) = candidate(line.claim) else { return Vec::new() };
    let to = Node::Candidate(candidate);
    let from_each = |strength, reason, to: &Node| -> Vec<Link> {
        let named = line.premises.iter().filter_map(|premise| self::candidate(proof.lines[*premise].claim));
        named
            .map(|(from, _)| Link { from: Node::Candidate(from), to: to.clone(), strength, reason })
            .collect()
    };
    let by_way_of = |node: Node, reason| {
        let mut links = from_each(Strength::Strong, reason, &node);
        let (strength, reason) = (Strength::Weak, LinkReason::Sight);
        links.push(Link { from: node, to: to.clone(), strength, reason });
        links
    };
    match line.reason {
        Reason::CellTaken(cell) => from_each(Strength::Weak, LinkReason::Cell(cell), &to),
        Reason::HouseTaken(house) => from_each(Strength::Weak, LinkReason::House(house), &to),
        Reason::ExcludedByRule => from_each(Strength::Weak, LinkReason::Rule, &to),
        Reason::LastInCell(cell) => from_each(Strength::Strong, LinkReason::Cell(cell), &to),
        Reason::LastInHouse(house, _) => from_each(Strength::Strong, LinkReason::House(house), &to),
        Reason::LockedIn(house, cells) => {
            by_way_of(Node::Group { digit: candidate.digit, cells: cells.large() }, LinkReason::House(house))
        }
        Reason::LockedSet(cells, _) => {
            let (digit, cells) = (candidate.digit, cells.large());
            by_way_of(Node::AlmostLockedSet { digit, cells, places: cells }, LinkReason::Set)
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::techniques::ALL;
    use crate::{Analysis, Expect};
    use std::collections::HashSet;

    /// Returns the steps of all examples whose argument has branches.
    fn argued() -> Vec<Step> {
        let mut steps = Vec::new();
        for technique in ALL {
            for example in technique.examples() {
                if let Expect::Step(_) = example.expect {
                    let position = example.position();
                    let _ = technique.find(&Analysis::new(&position), &mut |step| {
                        steps.extend(step.proof.is_some().then_some(step));
                        std::ops::ControlFlow::Break(())
                    });
                }
            }
        }
        steps
    }

    #[test]
    fn several_chains_are_branches_that_end_in_the_elimination() {
        let mut seen = 0;
        for id in ["kraken-fish-1", "kraken-fish-2"] {
            let technique = crate::techniques::technique(id).unwrap();
            let example = technique.examples()[0];
            for step in technique.all_steps(&Analysis::new(&example.position())) {
                let places = step.cells(crate::Role::Fin) | step.cells(crate::Role::Start);
                let branches = step.branches();
                if places.len() == 1 {
                    assert!(branches.is_empty(), "one chain has no branches");
                    continue;
                }
                assert_eq!(branches.len(), places.len(), "{id}");
                let target = Node::Candidate(step.eliminations[0]);
                for branch in &branches {
                    assert!(branch.on && places.contains(branch.start.cell));
                    assert_eq!(branch.links.last().map(|link| &link.to), Some(&target));
                }
                let along: Vec<Link> = branches.into_iter().flat_map(|branch| branch.links).collect();
                assert_eq!(along, step.links);
                seen += 1;
            }
        }
        assert!(seen > 2, "{seen}");
    }

    #[test]
    fn branches_lead_from_their_assumption_without_a_gap() {
        let steps = argued();
        assert!(steps.len() >= 4, "{}", steps.len());
        for step in &steps {
            let branches = step.branches();
            assert!(!branches.is_empty(), "{}", step.technique);
            // A branch only depends on itself and earlier branches.
            let mut reached: Vec<(Node, bool)> = Vec::new();
            for branch in &branches {
                reached.push((Node::Candidate(branch.start), branch.on));
                for link in &branch.links {
                    let on = link.strength == Strength::Strong;
                    assert!(reached.contains(&(link.from.clone(), !on)), "{}: {link:?}", step.technique);
                    reached.push((link.to.clone(), on));
                }
            }
        }
    }

    #[test]
    fn every_case_has_a_branch_that_ends_in_the_conclusion() {
        for step in argued() {
            let Some(last) = step.proof.as_ref().and_then(|proof| proof.lines.last()) else { continue };
            if !last.reason.is_distinction() {
                continue;
            }
            let branches = step.branches();
            assert_eq!(branches.len(), last.premises.len(), "{}", step.technique);
            let starts: HashSet<(Candidate, bool)> = branches.iter().map(|one| (one.start, one.on)).collect();
            assert_eq!(starts.len(), branches.len(), "each supposes something else");
            let concluded = candidate(last.claim).unwrap();
            for branch in branches {
                let end = branch.links.last().map_or((branch.start, branch.on), |link| match link.to {
                    Node::Candidate(candidate) => (candidate, link.strength == Strength::Strong),
                    _ => panic!("a proof speaks of single candidates"),
                });
                assert_eq!(end, concluded, "{}", step.technique);
            }
        }
    }
}
