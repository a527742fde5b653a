//! [`Choice`]: which candidates become rows, and in which split.
//!
//! Candidates are taken in their order. Puzzles that are [related](super::relation) have *marks* in common, and a mark
//! belongs to the split in which a puzzle has it first. A candidate
//!
//! - without marks goes into the split of its set that is furthest behind its number of rows,
//! - whose marks belong to one split can only go there,
//! - whose marks belong to several splits stays out, and so does one for whose split there is enough.
//!
//! So what was decided does not change when more candidates are found, and the choice depends on nothing but them.

use super::Plan;

/// One bit for each candidate of a set.
pub struct Bits(Vec<u64>);

impl Bits {
    pub fn new(candidates: u64) -> Bits {
        Bits(vec![0; candidates.div_ceil(64) as usize])
    }

    pub fn set(&mut self, index: u64) {
        self.0[(index / 64) as usize] |= 1 << (index % 64);
    }

    pub fn get(&self, index: u64) -> bool {
        self.0.get((index / 64) as usize).is_some_and(|word| word & (1 << (index % 64)) != 0)
    }

    pub fn count(&self) -> u64 {
        self.0.iter().map(|word| u64::from(word.count_ones())).sum()
    }
}

/// The number of a candidate: sets choose in their order, and each takes the earlier attempt.
pub fn number(set: usize, index: u64) -> u64 {
    (set as u64) << 48 | index
}

/// The set and the index of a candidate.
pub fn place(number: u64) -> (usize, u64) {
    ((number >> 48) as usize, number & ((1 << 48) - 1))
}

/// The rows of a set in a split.
struct Share {
    wanted: u64,
    taken: u64,
    rows: Bits,
}

/// The choice so far.
pub struct Choice<'a> {
    /// For each set which candidates are the first of their form.
    firsts: &'a [Bits],
    /// The number of candidates of each set.
    candidates: Vec<u64>,
    /// For each set the splits, in the order of [`Plan::splits`].
    shares: Vec<Vec<Share>>,
    /// The split of each mark.
    owners: Vec<Option<u16>>,
    /// The candidate that comes next.
    next: (usize, u64),
}

impl<'a> Choice<'a> {
    /// Begins a choice. Marks are numbered from 0.
    pub fn new(plan: &Plan, firsts: &'a [Bits], candidates: Vec<u64>, marks: u64) -> Choice<'a> {
        let splits = plan.splits();
        let share = |split: &str, set: usize| {
            let wanted = plan.sets[set].rows.get(split).copied().unwrap_or(0);
            Share { wanted, taken: 0, rows: Bits::new(if wanted > 0 { candidates[set] } else { 0 }) }
        };
        let of_set = |set| splits.keys().map(|split| share(split, set)).collect();
        let shares = (0..plan.sets.len()).map(of_set).collect();
        Choice { firsts, candidates, shares, owners: vec![None; marks as usize], next: (0, 0) }
    }

    /// Decides about the candidates up to this one, which has these marks; the others have none.
    pub fn marked(&mut self, number: u64, marks: &[u64]) {
        let (set, index) = place(number);
        self.unmarked_until(set, index);
        self.next = (set, index + 1);
        let mut owners = marks.iter().filter_map(|mark| self.owners[*mark as usize]);
        let owner = owners.next();
        if owners.any(|other| Some(other) != owner) {
            return;
        }
        if let Some(split) = self.take(set, index, owner) {
            marks.iter().for_each(|mark| self.owners[*mark as usize] = Some(split));
        }
    }

    /// Decides about all further candidates, which have no marks. Returns the rows of each set in each split.
    pub fn finish(mut self) -> Vec<Vec<Bits>> {
        self.unmarked_until(self.candidates.len(), 0);
        let rows = |shares: Vec<Share>| shares.into_iter().map(|share| share.rows).collect();
        self.shares.into_iter().map(rows).collect()
    }

    fn unmarked_until(&mut self, set: usize, index: u64) {
        while self.next < (set, index) {
            let (at, from) = self.next;
            let until = if at == set { index } else { self.candidates[at] };
            for index in from..until {
                self.take(at, index, None);
            }
            self.next = if at == set { (set, index) } else { (at + 1, 0) };
        }
    }

    /// Takes a candidate into this split, or if it is free into the one that is furthest behind. Returns the split.
    fn take(&mut self, set: usize, index: u64, owner: Option<u16>) -> Option<u16> {
        if !self.firsts[set].get(index) {
            return None;
        }
        let has_room = |share: &Share| share.taken < share.wanted;
        let shares = &mut self.shares[set];
        let split = match owner {
            Some(split) => Some(usize::from(split)).filter(|split| has_room(&shares[*split])),
            None => (0..shares.len()).filter(|split| has_room(&shares[*split])).min_by(|one, other| {
                let (one, other) = (&shares[*one], &shares[*other]);
                let behind = |this: &Share, that: &Share| u128::from(this.taken) * u128::from(that.wanted);
                // Of equal ones, the split with the most rows.
                behind(one, other).cmp(&behind(other, one)).then(other.wanted.cmp(&one.wanted))
            }),
        }?;
        shares[split].taken += 1;
        shares[split].rows.set(index);
        u16::try_from(split).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(plan: &str, candidates: &[u64], marked: &[(u64, &[u64])]) -> Vec<Vec<Vec<u64>>> {
        let plan = Plan::read(&format!("seed = 1\n{plan}")).unwrap();
        let firsts: Vec<Bits> = candidates
            .iter()
            .map(|count| {
                let mut bits = Bits::new(*count);
                // Candidate 7 is essentially the same as an earlier one.
                (0..*count).filter(|index| *index != 7).for_each(|index| bits.set(index));
                bits
            })
            .collect();
        let mut choice = Choice::new(&plan, &firsts, candidates.to_vec(), 10);
        marked.iter().for_each(|(number, marks)| choice.marked(*number, marks));
        let rows = choice.finish();
        let list = |(bits, count): (&Bits, u64)| (0..count).filter(|index| bits.get(*index)).collect();
        rows.iter()
            .zip(candidates)
            .map(|(splits, count)| splits.iter().map(|bits| list((bits, *count))).collect())
            .collect()
    }

    const SETS: &str = "[[puzzles]]\nname = \"a\"\nrows = { test = 2, train = 4 }\n[[puzzles]]\nname = \"b\"\nrows = { test = 2 }\n";

    #[test]
    fn free_candidates_fill_the_splits_evenly() {
        let rows = chosen(SETS, &[9, 4], &[]);
        assert_eq!(rows, [vec![vec![1, 4], vec![0, 2, 3, 5]], vec![vec![0, 1], vec![]]]);
        // The eighth is no candidate, and more of them change nothing.
        assert_eq!(chosen(SETS, &[5, 1], &[])[0], [vec![1, 4], vec![0, 2, 3]]);
    }

    #[test]
    fn what_is_related_stays_together() {
        // 0 is in train, so is 1; 5 is related to both splits, and the second set has no rows for train.
        let marked: [(u64, &[u64]); 6] =
            [(0, &[0]), (1, &[0, 1]), (2, &[2]), (5, &[1, 2]), (number(1, 0), &[1]), (number(1, 2), &[2])];
        let rows = chosen(SETS, &[9, 6], &marked);
        assert_eq!(rows, [vec![vec![2, 4], vec![0, 1, 3, 6]], vec![vec![1, 2], vec![]]]);
    }
}
