//! Turns trails into proofs.

use super::trail::{Says, Trail, claim};
use crate::{Claim, Proof, ProofLine, Reason};

/// Adds to a proof the lines of a trail that the wanted lines depend on. Returns the indices of the wanted lines in the
/// proof.
fn add(proof: &mut Proof, trail: &Trail<'_>, wanted: &[usize]) -> Vec<usize> {
    let mut needed = vec![false; trail.lines.len()];
    let mut waiting = wanted.to_vec();
    // The assumption always comes first.
    needed[0] = true;
    while let Some(line) = waiting.pop() {
        if !std::mem::replace(&mut needed[line], true) || line == 0 {
            waiting.extend(trail.premises(line));
        }
    }
    let mut numbers = vec![0; trail.lines.len()];
    for line in (0..trail.lines.len()).filter(|line| needed[*line]) {
        numbers[line] = proof.lines.len();
        let premises: Vec<usize> = trail.premises(line).into_iter().map(|premise| numbers[premise]).collect();
        proof.lines.push(ProofLine::new(premises, trail.claim(line), trail.reason(line)));
    }
    wanted.iter().map(|line| numbers[*line]).collect()
}

/// Proves that an assumption is false because its trail has a contradiction; `None` if it has none.
pub(crate) fn refutation(trail: &Trail<'_>) -> Option<Proof> {
    let clash = trail.clash.as_ref()?;
    let mut proof = Proof::default();
    let premises = add(&mut proof, trail, &clash.premises);
    proof.lines.push(ProofLine::new(premises, Claim::Contradiction, clash.reason));
    let last = proof.lines.len() - 1;
    let opposite = trail.claim(0).opposite()?;
    proof.lines.push(ProofLine::new([last], opposite, Reason::Refuted));
    Some(proof)
}

/// Proves a claim that all trails, one for each case, have in common; `None` if one of them lacks it.
pub(crate) fn verity(cases: &[Trail<'_>], says: Says, reason: Reason) -> Option<Proof> {
    let mut proof = Proof::default();
    let mut premises = Vec::new();
    for trail in cases {
        premises.extend(add(&mut proof, trail, &[trail.line_of(says)?]));
    }
    let claim = claim(cases.first()?.network, says);
    proof.lines.push(ProofLine::new(premises, claim, reason));
    Some(proof)
}
