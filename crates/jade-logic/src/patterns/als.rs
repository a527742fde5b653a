//! Almost locked sets: cells of one house that have one digit more than there are cells. If one of the digits is
//! elsewhere, all the others must be in the set.
//!
//! ```text
//!  ab .  . | ac bcd . | .  .  .     three cells of a row, four digits: if d is not among
//!                                   them, then a, b and c are; if a is not, then d is
//! ```
//!
//! How a set interacts with the rest of the board depends only on where it has a digit: its [`Site`] for that digit.
//! Many sets share a site, so links are computed for sites and not for sets. Two sites of a digit are linked if each
//! cell of one sees each cell of the other. The digit is then a *restricted common* of any two sets with these sites:
//! it is in at most one of them.

use jade_grid::{Candidate, CellSet, Digit, DigitSet, Geometry, Position};
use std::cell::OnceCell;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// Returns the maximum number of cells of a set. Up to 9×9 all sets are found; on larger boards, whose houses have too
/// many combinations, only those that a person could hope to see.
pub(crate) fn most_cells(geometry: &Geometry) -> usize {
    match geometry.side() {
        side @ ..=9 => side - 1,
        10..=12 => 5,
        _ => 4,
    }
}

/// An almost locked set: `cells.len() + 1 == digits.len()`, and each cell has at least two candidates.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Als {
    pub cells: CellSet,
    pub digits: DigitSet,
    /// The digits that some other cell would lose if the set had them.
    pub seen: DigitSet,
    /// The index of its first site. There is one site for each digit, in order.
    first_site: u32,
}

/// The cells where a set has one of its digits.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    pub digit: Digit,
    /// The cells of the set that have the digit.
    pub cells: CellSet,
    /// All other cells with the digit that see all of these.
    pub seen: CellSet,
    /// The indices of the sets that have the digit exactly here, in ascending order.
    pub sets: Vec<u32>,
}

/// The almost locked sets of a position, and their sites, by index.
pub(crate) struct AlmostLockedSets {
    sets: Vec<Als>,
    site_numbers: Vec<u32>,
    sites: Vec<Site>,
    linked: OnceCell<Vec<Vec<u32>>>,
}

impl AlmostLockedSets {
    /// Finds every set of the position once, in the first house that contains it.
    pub fn of(position: &Position) -> AlmostLockedSets {
        let mut search = Search { position, most: most_cells(position.geometry()), found: Vec::new() };
        for house in position.geometry().houses() {
            let mut open = [(CellSet::EMPTY, DigitSet::EMPTY); Geometry::MAX_SET_SIDE];
            let mut count = 0;
            for &cell in house.cells() {
                let digits = position.candidates(cell);
                if digits.len() >= 2 {
                    open[count] = (CellSet::only(cell), digits);
                    count += 1;
                }
            }
            search.extend(&open[..count], CellSet::EMPTY, 0, DigitSet::EMPTY, house.set());
        }
        AlmostLockedSets::with_sites(position, search.found)
    }

    fn with_sites(position: &Position, found: Vec<(CellSet, DigitSet)>) -> AlmostLockedSets {
        let mut all = AlmostLockedSets {
            sets: Vec::with_capacity(found.len()),
            site_numbers: Vec::with_capacity(4 * found.len()),
            sites: Vec::new(),
            linked: OnceCell::new(),
        };
        let mut numbers: HashMap<(CellSet, Digit), u32, BuildHasherDefault<QuickHasher>> = HashMap::default();
        for (cells, digits) in found {
            let number = all.sets.len() as u32;
            let first_site = all.site_numbers.len() as u32;
            let mut seen = DigitSet::EMPTY;
            for digit in digits {
                let with_digit = position.cells_with(digit);
                let site = *numbers.entry((cells & with_digit, digit)).or_insert_with(|| {
                    let cells = cells & with_digit;
                    let geometry = position.geometry();
                    let seen = cells.iter().fold(with_digit, |seen, cell| seen & geometry.peers(cell));
                    all.sites.push(Site { digit, cells, seen, sets: Vec::new() });
                    all.sites.len() as u32 - 1
                });
                if !all.sites[site as usize].seen.is_empty() {
                    seen.add(digit);
                }
                all.sites[site as usize].sets.push(number);
                all.site_numbers.push(site);
            }
            all.sets.push(Als { cells, digits, seen, first_site });
        }
        all
    }

    /// Returns every set.
    pub fn sets(&self) -> &[Als] {
        &self.sets
    }

    /// Returns every site.
    pub fn sites(&self) -> &[Site] {
        &self.sites
    }

    /// Returns the indices of a set’s sites, in the order of its digits.
    pub fn sites_of(&self, set: &Als) -> &[u32] {
        &self.site_numbers[set.first_site as usize..][..set.digits.len()]
    }

    /// Returns the index of the site of one of a set’s digits.
    pub fn site_number(&self, set: &Als, digit: Digit) -> u32 {
        let before = set.digits.bits() & (DigitSet::only(digit).bits() - 1);
        self.site_numbers[set.first_site as usize + before.count_ones() as usize]
    }

    /// Returns the site of one of a set’s digits.
    pub fn site(&self, set: &Als, digit: Digit) -> &Site {
        &self.sites[self.site_number(set, digit) as usize]
    }

    /// Returns the set with this index.
    pub fn set(&self, number: u32) -> &Als {
        &self.sets[number as usize]
    }

    /// Returns the candidates that are eliminated if one of two sets, whichever it is, has all of `digits`.
    pub fn lost_to_either(&self, a: &Als, b: &Als, digits: DigitSet) -> Vec<Candidate> {
        let mut lost = Vec::new();
        for digit in digits & a.seen & b.seen {
            let seen = self.site(a, digit).seen & self.site(b, digit).seen;
            lost.extend(seen.iter().map(|cell| Candidate::new(cell, digit)));
        }
        lost.sort_unstable();
        lost
    }

    /// For each site, returns the sites linked with it, in ascending order. Linked sites are not both true.
    pub fn linked(&self) -> &[Vec<u32>] {
        self.linked.get_or_init(|| {
            let mut of_digit = vec![Vec::new(); Geometry::MAX_SET_SIDE];
            // Most sites are seen by no cell and have no links.
            for (number, site) in self.sites.iter().enumerate().filter(|(_, site)| !site.seen.is_empty()) {
                of_digit[site.digit.index()].push(number as u32);
            }
            let link = |site: &Site| {
                let others = of_digit[site.digit.index()].iter().copied();
                others.filter(|other| site.is_linked(&self.sites[*other as usize])).collect()
            };
            self.sites.iter().map(link).collect()
        })
    }
}

impl Site {
    /// Returns whether each cell of this site sees each cell of the other, which has the same digit.
    pub fn is_linked(&self, other: &Site) -> bool {
        self.seen.is_superset(other.cells)
    }
}

struct Search<'p> {
    position: &'p Position,
    most: usize,
    found: Vec<(CellSet, DigitSet)>,
}

impl Search<'_> {
    /// Tries all ways to extend a choice of `count` cells by some of `open`.
    fn extend(
        &mut self,
        open: &[(CellSet, DigitSet)],
        cells: CellSet,
        count: usize,
        digits: DigitSet,
        house: CellSet,
    ) {
        for (index, (cell, more)) in open.iter().enumerate() {
            let (cells, digits) = (cells | *cell, digits | *more);
            if digits.len() == count + 2 && self.is_first_house(cells, house) {
                self.found.push((cells, digits));
            }
            // With all cells to come, the set must have one digit more than cells.
            let follow = (open.len() - index - 1).min(self.most - count - 1);
            if follow > 0 && digits.len() <= count + 2 + follow {
                self.extend(&open[index + 1..], cells, count + 1, digits, house);
            }
        }
    }

    /// Returns whether no earlier house contains the cells.
    fn is_first_house(&self, cells: CellSet, house: CellSet) -> bool {
        let geometry = self.position.geometry();
        geometry.houses_of_all(cells).next().is_some_and(|first| geometry.house(first).set() == house)
    }
}

/// Hashes words by multiplication. The keys are sets of cells, so nobody can choose them to collide.
#[derive(Default)]
struct QuickHasher(u64);

impl Hasher for QuickHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }

    fn write_u8(&mut self, byte: u8) {
        self.write_u64(u64::from(byte));
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_grid::{Cell, line};

    const LINES: [&str; 4] = [
        "....1........6...1..9.23.4......1.....56.....786.9451...8132794427...136391746...",
        "..1..6.....6.....1..21.3.6..2368415..1453962..65271...647318.9.158...436239465.1.",
        "......6.2..4....1..65...5.......36.2",
        "1...............",
    ];

    fn position(line: &str) -> Position {
        Position::new(&line::read(line).unwrap()).unwrap()
    }

    /// All combinations of cells of a house that have one digit more than cells.
    #[test]
    fn every_set_is_listed_once() {
        for line in LINES {
            let position = position(line);
            let all = AlmostLockedSets::of(&position);
            let mut listed: Vec<CellSet> = all.sets().iter().map(|set| set.cells).collect();
            let mut expected = Vec::new();
            for house in position.geometry().houses() {
                for choice in 1u32..1 << house.cells().len() {
                    let chosen = house.cells().iter().enumerate().filter(|(i, _)| choice >> i & 1 != 0);
                    let cells: Vec<Cell> = chosen.map(|(_, cell)| *cell).collect();
                    let few = cells.iter().any(|cell| position.candidates(*cell).len() < 2);
                    let digits = cells.iter().fold(DigitSet::EMPTY, |d, c| d | position.candidates(*c));
                    if !few && digits.len() == cells.len() + 1 {
                        expected.push(cells.into_iter().collect::<CellSet>());
                    }
                }
            }
            expected.sort_unstable();
            expected.dedup();
            listed.sort_unstable();
            assert!(listed.len() >= 4, "{line}");
            assert_eq!(listed, expected, "{line}");
        }
    }

    #[test]
    fn sites_have_the_cells_of_a_digit_and_those_that_see_them() {
        for line in LINES {
            let position = position(line);
            let geometry = position.geometry();
            let all = AlmostLockedSets::of(&position);
            for (number, set) in all.sets().iter().enumerate() {
                assert_eq!(all.sites_of(set).len(), set.digits.len());
                for digit in set.digits {
                    let site = all.site(set, digit);
                    let has = |cell: &Cell| position.is_candidate(*cell, digit);
                    assert_eq!(site.digit, digit);
                    assert_eq!(site.cells, set.cells.iter().filter(has).collect());
                    let seen = geometry.common_peers(site.cells).iter().filter(has).collect();
                    assert_eq!(site.seen, seen);
                    assert!(site.sets.contains(&(number as u32)) && site.sets.is_sorted());
                    assert!(site.seen.is_disjoint(set.cells));
                }
            }
        }
    }

    #[test]
    fn linked_sites_are_restricted_commons() {
        let position = position(LINES[0]);
        let geometry = position.geometry();
        let all = AlmostLockedSets::of(&position);
        let mut restricted = 0;
        for a in all.sets() {
            for b in all.sets() {
                let expected = (a.digits & b.digits).iter().filter(|digit| {
                    let places = |set: &Als| set.cells & position.cells_with(*digit);
                    places(a).iter().all(|x| places(b).iter().all(|y| geometry.see_each_other(x, y)))
                });
                let expected: DigitSet = expected.collect();
                for digit in a.digits & b.digits {
                    let (from, to) = (all.site_number(a, digit), all.site_number(b, digit));
                    assert_eq!(all.linked()[from as usize].contains(&to), expected.contains(digit));
                    restricted += usize::from(expected.contains(digit));
                }
            }
        }
        assert!(restricted > 100, "{restricted}");
    }
}
