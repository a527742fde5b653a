//! Braids: contradictions that follow from a candidate by a few singles.

use super::limits::{Ended, Limits};
use super::marks::{Candidate, Contradiction, Marks, bits};
use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

/// Whether a candidate is the target of a braid of at most this length: at most `length - 1` singles, one after the other,
/// lead from it to a cell, or a digit of a house, without a candidate.
///
/// The states that the singles lead to are visited layer by layer, each once.
///
/// # Errors
/// If it is cancelled, or takes more memory than allowed.
pub(super) fn has_braid(
    marks: &Marks,
    target: Candidate,
    length: u32,
    limits: &Limits<'_>,
) -> Result<bool, Ended> {
    let mut start = *marks;
    start.place(target);
    if !may_have_braid(start, length) {
        return Ok(false);
    }
    // Of a state only its fingerprint is kept: with 128 bits, two of some millions share one once in 10^25 searches.
    let mut seen: HashSet<u128, BuildHasherDefault<Known>> = HashSet::default();
    let mut layer = vec![start];
    for placed in 1..length {
        let mut next = Vec::new();
        for state in layer {
            let Ok(singles) = state.singles() else { return Ok(true) };
            for (digit, cells) in singles.into_iter().enumerate() {
                for cell in bits(cells) {
                    let mut more = state;
                    if !more.place((cell, digit)) || !seen.insert(more.fingerprint()) {
                        continue;
                    }
                    if placed + 1 < length {
                        next.push(more);
                    } else if more.singles().is_err() {
                        return Ok(true);
                    }
                }
            }
            limits.check(seen.len())?;
        }
        layer = next;
    }
    Ok(layer.iter().any(|state| state.singles().is_err()))
}

/// Hashes fingerprints, which need no more of it.
#[derive(Default)]
struct Known(u64);

impl Hasher for Known {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |hash, byte| hash.rotate_left(8) ^ u64::from(*byte));
    }

    fn write_u128(&mut self, fingerprint: u128) {
        self.0 = (fingerprint >> 64) as u64;
    }
}

/// Whether all singles at once, in fewer rounds than the length, lead to a contradiction: no sequence of single ones is
/// quicker.
fn may_have_braid(mut marks: Marks, length: u32) -> bool {
    for _ in 0..length {
        match marks.place_round() {
            Err(Contradiction) => return true,
            Ok(false) => return false,
            Ok(true) => {}
        }
    }
    false
}
