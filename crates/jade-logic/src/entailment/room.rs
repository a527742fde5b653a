//! Checks whether there is enough room. Cells of one house need different digits, digits of one house need different
//! places, and the rows of one digit need different columns. If more are needed than are left, trying them one by one
//! would take factorial time.
//!
//! ```text
//!   four cells of a row:  12 · 13 · 23 · 123      three digits for four cells: no way to choose
//! ```
//!
//! Whether all can be assigned is a question of bipartite matching, solved with H. W. Kuhn’s augmenting paths: a group
//! that finds everything taken asks the holders to switch.

use super::{Group, Of};
use jade_grid::{Candidate, Cell, Digit, Geometry, HouseKind};

/// Groups of candidates that need different items each: digits for the cells of a house, places for the digits of a
/// house, cross lines for the lines of one digit.
pub(super) struct Room {
    /// For each group, its candidates with the number of the item that they take, below 32.
    groups: Vec<Vec<(Candidate, u32)>>,
}

/// With fewer groups, ordinary propagation is enough.
const FEWEST: usize = 3;

/// Returns all rooms of at least three groups.
pub(super) fn rooms(geometry: &'static Geometry, groups: &[Group]) -> Vec<Room> {
    let room = |within: &dyn Fn(&Group) -> bool, thing: &dyn Fn(Candidate) -> usize| {
        let wants = |group: &Group| {
            group.candidates.iter().map(|candidate| (*candidate, thing(*candidate) as u32)).collect()
        };
        Room { groups: groups.iter().filter(|group| within(group)).map(wants).collect() }
    };
    let mut rooms = Vec::new();
    for house in geometry.house_ids() {
        let set = geometry.house(house).set();
        let in_house = |group: &Group| matches!(group.of, Of::Cell(cell) if set.contains(cell));
        rooms.push(room(&in_house, &|candidate| candidate.digit.index()));
        let place = |candidate: Candidate| geometry.place_in(house, candidate.cell).unwrap_or_default();
        rooms.push(room(&|group| group.of == Of::House(house), &place));
    }
    for digit in Digit::all(geometry.side()) {
        let across = [
            (HouseKind::Row, Geometry::column as fn(&Geometry, Cell) -> usize),
            (HouseKind::Column, Geometry::row),
        ];
        for (kind, other_line) in across {
            let is_line = |group: &Group| {
                let of_digit = group.candidates.first().is_some_and(|candidate| candidate.digit == digit);
                of_digit && matches!(group.of, Of::House(house) if geometry.house(house).kind() == kind)
            };
            rooms.push(room(&is_line, &|candidate| other_line(geometry, candidate.cell)));
        }
    }
    rooms.retain(|room| room.groups.len() >= FEWEST);
    rooms
}

impl Room {
    /// Returns whether each group can take a different item, given the truth values decided so far.
    pub fn is_enough(&self, decided: impl Fn(Candidate) -> Option<bool>) -> bool {
        let mut wants = Vec::with_capacity(self.groups.len());
        for group in &self.groups {
            let mut open = 0u32;
            let mut truth = None;
            for (candidate, thing) in group {
                match decided(*candidate) {
                    Some(true) => truth = Some(1 << thing),
                    Some(false) => {}
                    None => open |= 1 << thing,
                }
            }
            wants.push(truth.unwrap_or(open));
        }
        let mut holders = [None; 32];
        (0..wants.len()).all(|group| serve(group, &wants, &mut holders, &mut 0))
    }
}

/// Finds an item for a group, moving others if necessary. Items in `asked` were already tried in vain.
fn serve(group: usize, wants: &[u32], holders: &mut [Option<usize>; 32], asked: &mut u32) -> bool {
    loop {
        let left = wants[group] & !*asked;
        if left == 0 {
            return false;
        }
        let thing = left.trailing_zeros() as usize;
        *asked |= 1 << thing;
        if holders[thing].is_none_or(|holder| serve(holder, wants, holders, asked)) {
            holders[thing] = Some(group);
            return true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Decides the same by trying all ways.
    fn fits(wants: &[u32], taken: u32) -> bool {
        let Some((first, rest)) = wants.split_first() else { return true };
        (0..32).any(|thing| first & !taken & (1 << thing) != 0 && fits(rest, taken | 1 << thing))
    }

    #[test]
    fn all_are_served_exactly_if_there_is_a_way() {
        let mut seen = [0; 2];
        for number in 0u64..20_000 {
            let mut state = number;
            let mut next = |bound: u64| {
                state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                (state >> 33) % bound
            };
            (0..5).for_each(|_| _ = next(2));
            let count = 1 + next(5) as usize;
            let wants: Vec<u32> = (0..count).map(|_| (next(64) & (next(64) | 9)) as u32).collect();
            let mut holders = [None; 32];
            let served = (0..count).all(|group| serve(group, &wants, &mut holders, &mut 0));
            assert_eq!(served, fits(&wants, 0), "{wants:?}");
            seen[usize::from(served)] += 1;
        }
        assert!(seen.iter().all(|times| *times > 1000), "{seen:?}");
    }
}
