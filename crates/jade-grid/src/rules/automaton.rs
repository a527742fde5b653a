//! [`Automaton`]: what a rule finds out by reading the digits of its cells one after the other.

use crate::{Cell, Digit, DigitSet, Puzzle};
use std::collections::HashMap;
use std::hash::Hash;
use std::ops::Range;

/// The most states of an automaton.
const MOST_STATES: usize = 20_000;

/// The largest board on which an automaton of more than four cells knows which of them differ: a row of 16 cells has 65,536
/// sets of digits that may be used up, and so has the automaton at least as many states.
const MOST_DIGITS: usize = 12;

/// No state: what was read cannot be completed.
const DEAD: u16 = u16::MAX;

/// A rule that reads the digits of its cells one after the other and remembers a little of them: for a sandwich, whether the 1 or
/// the largest digit has come and what the digits since then add up to. This is a finite automaton, and the rule a *regular
/// constraint* (G. Pesant, *A Regular Language Membership Constraint for Finite Sequences of Variables*, 2004).
///
/// ```
/// use jade_grid::{DigitSet, Geometry, Rules};
/// let rules = Rules::read(Geometry::standard(4).unwrap(), "sandwich 5 r1c1 r1c4").unwrap();
/// let [sandwich] = Geometry::of(&rules).unwrap().automata() else { panic!() };
/// // 2 and 3 are between 1 and 4, which are at the ends therefore.
/// let mut candidates = [DigitSet::all(4); 4];
/// assert!(sandwich.narrow(&mut candidates));
/// assert_eq!(candidates[0].iter().map(|digit| digit.get()).collect::<Vec<_>>(), [1, 4]);
/// ```
#[derive(Clone, Debug)]
pub struct Automaton {
    rule: usize,
    cells: Box<[Cell]>,
    /// What the rule says by itself.
    alone: Table,
    /// What it says of cells some of which always hold different digits; `None` if that is too much to keep, or nothing more.
    differing: Option<Table>,
}

impl Automaton {
    /// Creates the automaton that begins with the state `start` and accepts digits if it does not get lost on the way, and
    /// `accepts` the state after the last one. `step` says which state follows a state, the place of a cell and its digit.
    /// Returns `None` if there are too many states.
    pub(super) fn new<S: Clone + Eq + Hash>(
        (rule, side): (usize, usize),
        cells: impl IntoIterator<Item = Cell>,
        start: S,
        step: impl Fn(&S, usize, u8) -> Option<S>,
        accepts: impl Fn(&S) -> bool,
    ) -> Option<Automaton> {
        let cells: Box<[Cell]> = cells.into_iter().collect();
        let alone = Table::new((cells.len(), side), start, step, accepts)?;
        Some(Automaton { rule, cells, alone, differing: None })
    }

    /// Makes use of what `differ` says: whether two cells always hold different digits.
    pub(crate) fn with_differing(self, differ: impl Fn(Cell, Cell) -> bool) -> Automaton {
        let (cells, side) = (&self.cells, self.alone.side);
        let sees: Vec<Vec<bool>> = (0..cells.len())
            .map(|place| cells[place + 1..].iter().map(|later| differ(cells[place], *later)).collect())
            .collect();
        if (cells.len() > 4 && side > MOST_DIGITS) || !sees.iter().flatten().any(|sees| *sees) {
            return self;
        }
        // For each cell that is left, the digits that cells before it have taken.
        let start = (0, vec![0_u32; cells.len()]);
        let step = |(state, taken): &(u16, Vec<u32>), place: usize, digit: u8| {
            let (own, rest) = taken.split_first()?;
            let bit = 1 << (digit - 1);
            let to = self.alone.next(place, *state, Digit::new(digit)?).filter(|_| own & bit == 0)?;
            let mark = |(taken, sees): (&u32, &bool)| if *sees { taken | bit } else { *taken };
            Some((to, rest.iter().zip(&sees[place]).map(mark).collect()))
        };
        let differing = Table::new((cells.len(), side), start, step, |_| true);
        Automaton { differing, ..self }
    }

    /// Returns the rule it comes from, by its index in [`Rules::added`](crate::Rules::added).
    pub fn rule(&self) -> usize {
        self.rule
    }

    /// Returns its cells, in the order in which they are read.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Takes from the candidates of each cell, in the order of [`Automaton::cells`], the digits that are in no way to fill the
    /// cells as the rule asks. Returns false if there is no such way; the candidates are of no meaning then.
    ///
    /// Cells that always hold different digits do so here as well, unless that would take too much memory: on boards above
    /// 12×12, or where many cells differ in many ways.
    ///
    /// # Panics
    /// If there are not as many candidates as cells.
    pub fn narrow(&self, candidates: &mut [DigitSet]) -> bool {
        assert_eq!(candidates.len(), self.cells.len());
        self.differing.as_ref().unwrap_or(&self.alone).narrow(candidates)
    }

    /// Returns whether digits on the board cannot be part of what the rule asks for, whatever the empty cells hold.
    pub(crate) fn is_broken_on(&self, board: &Puzzle) -> bool {
        let digits = |cell: &Cell| board.get(*cell).map_or(DigitSet::all(self.alone.side), DigitSet::only);
        let mut candidates: Vec<DigitSet> = self.cells.iter().map(digits).collect();
        !self.alone.narrow(&mut candidates)
    }

    /// Returns an estimate of the memory it takes, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        let tables = [Some(&self.alone), self.differing.as_ref()].into_iter().flatten();
        100 + tables.map(Table::bytes).sum::<usize>()
    }
}

/// An automaton unrolled along its cells, with states of its own before each of them. Only states from which there is a way to the
/// end are kept, and one of those from which the same digits lead on.
#[derive(Clone, Debug)]
struct Table {
    side: usize,
    /// Per cell: per state and digit, the state before the next cell, or [`DEAD`]. There is one state at the beginning and one
    /// at the end, 0; none if there is no way at all.
    next: Box<[Box<[u16]>]>,
    /// Per cell, and for the end: where its states begin in [`States`], in words; then the number of words.
    words: Box<[usize]>,
}

impl Table {
    fn new<S: Clone + Eq + Hash>(
        (length, side): (usize, usize),
        start: S,
        step: impl Fn(&S, usize, u8) -> Option<S>,
        accepts: impl Fn(&S) -> bool,
    ) -> Option<Table> {
        let (mut states, mut count) = (vec![start], 1);
        let mut layers: Vec<Vec<u16>> = Vec::with_capacity(length);
        for place in 0..length {
            let mut known: HashMap<S, u16> = HashMap::new();
            let mut next = Vec::new();
            let mut layer = Vec::with_capacity(states.len() * side);
            for state in &states {
                for digit in 1..=side as u8 {
                    layer.push(step(state, place, digit).map_or(DEAD, |to| {
                        *known.entry(to).or_insert_with_key(|to| {
                            next.push(to.clone());
                            next.len() as u16 - 1
                        })
                    }));
                }
                if count + next.len() > MOST_STATES {
                    return None;
                }
            }
            count += next.len();
            states = next;
            layers.push(layer);
        }
        // From the end: what each state is called from now on.
        let mut names: Vec<u16> = states.iter().map(|state| if accepts(state) { 0 } else { DEAD }).collect();
        for layer in layers.iter_mut().rev() {
            let mut known: HashMap<Vec<u16>, u16> = HashMap::new();
            let mut kept = Vec::new();
            let called = |to: &u16| if *to == DEAD { DEAD } else { names[usize::from(*to)] };
            let name = |row: &[u16]| {
                let row: Vec<u16> = row.iter().map(called).collect();
                if row.iter().all(|to| *to == DEAD) {
                    return DEAD;
                }
                *known.entry(row).or_insert_with_key(|row| {
                    kept.extend_from_slice(row);
                    (kept.len() / side) as u16 - 1
                })
            };
            let above = layer.chunks(side).map(name).collect();
            (names, *layer) = (above, kept);
        }
        let mut words = vec![0];
        for layer in &layers {
            // The beginning has a state even where there is no way from it.
            words.push(words[words.len() - 1] + (layer.len() / side).max(1).div_ceil(64));
        }
        words.push(words[words.len() - 1] + 1);
        let next = layers.into_iter().map(Vec::into_boxed_slice).collect();
        Some(Table { side, next, words: words.into() })
    }

    /// Returns the state after a state and a digit, unless there is no way on.
    fn next(&self, place: usize, state: u16, digit: Digit) -> Option<u16> {
        let to = *self.next[place].get(usize::from(state) * self.side + digit.index())?;
        (to != DEAD).then_some(to)
    }

    /// Takes from the candidates the digits that are on no way from the beginning to the end: what can be reached is found
    /// forwards, what leads to the end backwards. Returns whether there is any way.
    fn narrow(&self, candidates: &mut [DigitSet]) -> bool {
        let mut reached = States::none_of(self);
        reached.insert(0, 0);
        for (place, digits) in candidates.iter().enumerate() {
            for index in reached.of(place) {
                for state in reached.in_word(place, index) {
                    for to in digits.iter().filter_map(|digit| self.next(place, state, digit)) {
                        reached.insert(place + 1, to);
                    }
                }
            }
        }
        for (place, digits) in candidates.iter_mut().enumerate().rev() {
            let mut used = DigitSet::EMPTY;
            for index in reached.of(place) {
                for state in reached.in_word(place, index) {
                    let leads = |digit: &Digit| {
                        self.next(place, state, *digit).is_some_and(|to| reached.contains(place + 1, to))
                    };
                    let new: DigitSet = (*digits - used).iter().filter(leads).collect();
                    if new.is_empty() && !(*digits & used).iter().any(|digit| leads(&digit)) {
                        reached.remove(place, state);
                    }
                    used |= new;
                }
            }
            *digits = used;
        }
        candidates.iter().all(|digits| !digits.is_empty())
    }

    fn bytes(&self) -> usize {
        self.next.iter().map(|layer| 24 + 2 * layer.len()).sum()
    }
}

/// Some of the states of an automaton, one bit each.
struct States<'a> {
    table: &'a Table,
    words: Box<[u64]>,
}

impl States<'_> {
    fn none_of(table: &Table) -> States<'_> {
        States { table, words: vec![0; table.words.last().copied().unwrap_or(0)].into() }
    }

    /// Returns the words of the states before a cell.
    fn of(&self, place: usize) -> Range<usize> {
        self.table.words[place]..self.table.words[place + 1]
    }

    /// Iterates over those of a word, as it is now.
    #[inline]
    fn in_word(&self, place: usize, index: usize) -> impl Iterator<Item = u16> + use<> {
        let first = 64 * (index - self.table.words[place]) as u16;
        let mut left = self.words[index];
        std::iter::from_fn(move || {
            let bit = (left != 0).then(|| left.trailing_zeros() as u16)?;
            left &= left - 1;
            Some(first + bit)
        })
    }

    #[inline]
    fn word(&self, place: usize, state: u16) -> usize {
        self.table.words[place] + usize::from(state / 64)
    }

    #[inline]
    fn insert(&mut self, place: usize, state: u16) {
        self.words[self.word(place, state)] |= 1 << (state % 64);
    }

    #[inline]
    fn remove(&mut self, place: usize, state: u16) {
        self.words[self.word(place, state)] &= !(1 << (state % 64));
    }

    #[inline]
    fn contains(&self, place: usize, state: u16) -> bool {
        self.words[self.word(place, state)] >> (state % 64) & 1 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every digit that stays is in a way to fill the cells, and every digit that goes is in none: by trying everything. The
    /// automaton is a random one, and any two cells may differ.
    #[test]
    fn narrowing_leaves_exactly_what_has_a_way() {
        let mut seed = 7_u32;
        let mut draw = move |below: u32| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 16) % below
        };
        let (mut possible, mut narrowed) = (0, 0);
        for _ in 0..5_000 {
            let (length, side, states) = (1 + draw(5) as usize, 3 + draw(3) as usize, 1 + draw(6));
            let table: Vec<Option<u32>> =
                (0..states as usize * side).map(|_| (draw(4) > 0).then(|| draw(states))).collect();
            let step =
                |state: &u32, _: usize, digit: u8| table[*state as usize * side + usize::from(digit) - 1];
            let accepts: Vec<bool> = (0..states).map(|_| draw(2) == 0).collect();
            let unequal: Vec<bool> = (0..25).map(|_| draw(2) == 0).collect();
            let differ = |a: Cell, b: Cell| unequal[a.index().min(b.index()) * 5 + a.index().max(b.index())];
            let cells = (0..length).map(Cell::new);
            let accepted = |state: &u32| accepts[*state as usize];
            let one = Automaton::new((0, side), cells, 0, step, accepted).unwrap().with_differing(differ);
            let before: Vec<DigitSet> =
                (0..length).map(|_| DigitSet::from_bits(1 + draw((1 << side) - 1))).collect();
            let mut left = vec![DigitSet::EMPTY; length];
            for number in 0..side.pow(length as u32) {
                let word: Vec<usize> =
                    (0..length).map(|place| number / side.pow(place as u32) % side).collect();
                let is_there = (0..length).all(|i| {
                    before[i].contains(Digit::from_index(word[i]))
                        && (0..i).all(|j| word[i] != word[j] || !differ(Cell::new(i), Cell::new(j)))
                });
                let end = word.iter().try_fold(0, |state, index| step(&state, 0, *index as u8 + 1));
                if is_there && end.is_some_and(|end| accepted(&end)) {
                    left.iter_mut().zip(word).for_each(|(left, index)| left.add(Digit::from_index(index)));
                }
            }
            let mut found = before.clone();
            let is_possible = one.narrow(&mut found);
            assert_eq!(is_possible, !left[0].is_empty(), "{one:?} {before:?}");
            assert!(!is_possible || found == left, "{one:?} {before:?}: {found:?}, not {left:?}");
            possible += usize::from(is_possible);
            narrowed += usize::from(is_possible && found != before);
        }
        assert!(possible > 500 && narrowed > 250, "{possible} {narrowed}");
    }
}
