//! [`Clauses`]: the learned clauses, in one block of memory.

use super::literal::Literal;

/// Where a clause begins in [`Clauses`].
pub(super) type Clause = u32;

/// The clauses, one after another.
///
/// ```text
/// word 0: how many literals      word 1: levels (LBD) << 2 | used since the last thinning << 1 | keep
/// word 2: the literals …         the first two are watched
/// ```
#[derive(Default)]
pub(super) struct Clauses {
    words: Vec<u32>,
    /// The starts of the clauses that may be discarded.
    pub(super) learned: Vec<Clause>,
    /// The starts of those that must be kept.
    kept: Vec<Clause>,
}

const HEAD: usize = 2;
const KEEP: u32 = 1;
const USED: u32 = 2;

impl Clauses {
    /// Adds a clause of two or more literals. `levels` is the number of decision levels in it, or `None` for a clause
    /// that must never be discarded.
    pub(super) fn add(&mut self, literals: &[Literal], levels: Option<u32>) -> Clause {
        let clause = self.words.len() as Clause;
        self.words.push(literals.len() as u32);
        self.words.push(match levels {
            Some(levels) => levels << 2 | USED,
            None => KEEP,
        });
        self.words.extend(literals.iter().map(|literal| literal.0));
        if levels.is_some() {
            self.learned.push(clause)
        } else {
            self.kept.push(clause)
        }
        clause
    }

    #[inline]
    pub(super) fn len(&self, clause: Clause) -> usize {
        self.words[clause as usize] as usize
    }

    #[inline]
    pub(super) fn literal(&self, clause: Clause, i: usize) -> Literal {
        Literal(self.words[clause as usize + HEAD + i])
    }

    /// Returns the literals as numbers.
    #[inline]
    pub(super) fn literals_mut(&mut self, clause: Clause) -> &mut [u32] {
        let start = clause as usize;
        let len = self.words[start] as usize;
        &mut self.words[start + HEAD..start + HEAD + len]
    }

    pub(super) fn is_kept(&self, clause: Clause) -> bool {
        self.words[clause as usize + 1] & KEEP != 0
    }

    pub(super) fn levels(&self, clause: Clause) -> u32 {
        self.words[clause as usize + 1] >> 2
    }

    /// Records that a learned clause was used and now contains at most this many levels.
    pub(super) fn touch(&mut self, clause: Clause, levels: u32) {
        let word = &mut self.words[clause as usize + 1];
        *word = levels.min(*word >> 2) << 2 | USED;
    }

    /// Returns whether the clause has been used since the last call.
    pub(super) fn take_used(&mut self, clause: Clause) -> bool {
        let word = &mut self.words[clause as usize + 1];
        let used = *word & USED != 0;
        *word &= !USED;
        used
    }

    /// Returns the number of words in use.
    pub(super) fn words(&self) -> usize {
        self.words.len()
    }

    /// Compacts the clauses that are kept and returns where each one moved. The learned clauses keep their
    /// order.
    pub(super) fn compact(&mut self, dropped: impl Fn(Clause) -> bool) -> Moved {
        let mut words = Vec::with_capacity(self.words.len());
        let mut moved = Vec::new();
        for list in [&mut self.kept, &mut self.learned] {
            list.retain_mut(|clause| {
                if dropped(*clause) {
                    return false;
                }
                let start = *clause as usize;
                let end = start + HEAD + self.words[start] as usize;
                moved.push((*clause, words.len() as Clause));
                *clause = words.len() as Clause;
                words.extend_from_slice(&self.words[start..end]);
                true
            });
        }
        self.words = words;
        moved.sort_unstable();
        Moved(moved)
    }

    /// Iterates over all clauses.
    pub(super) fn iter(&self) -> impl Iterator<Item = Clause> + '_ {
        self.kept.iter().chain(&self.learned).copied()
    }
}

/// Where clauses were moved by compaction.
pub(super) struct Moved(Vec<(Clause, Clause)>);

impl Moved {
    pub(super) fn to(&self, clause: Clause) -> Clause {
        match self.0.binary_search_by_key(&clause, |(from, _)| *from) {
            Ok(i) => self.0[i].1,
            Err(_) => unreachable!("a clause in use was dropped"),
        }
    }
}
