//! [`Room`]: the places of a digit on the cross-lines of an exocet.

use super::MAX;

/// The places of a digit on the cross-lines.
#[derive(Clone, Copy)]
pub(super) struct Room {
    /// For each cross-line, its lines with places, as bits.
    pub lines: [u32; MAX],
    pub count: usize,
}

impl Room {
    /// Returns whether all cross-lines can have the digit, no two of them on one line.
    pub fn is_for_all(&self) -> bool {
        all_have_room(&self.lines[..self.count], 0)
    }

    /// Returns whether removing two places can leave room on fewer cross-lines than there are. Then some cross-lines
    /// have all their places, except for two, on one line fewer than their number; the fullest lines decide.
    pub fn can_be_blocked_by_two(&self) -> bool {
        let blocked = |chosen: u32| {
            let lines = || self.lines[..self.count].iter().enumerate().filter(|(i, _)| chosen & 1 << i != 0);
            let (size, places) =
                (chosen.count_ones(), lines().map(|(_, places)| places.count_ones()).sum::<u32>());
            if places > size * (size - 1) + 2 {
                return false;
            }
            let mut counts = [0u32; MAX];
            for (place, count) in counts.iter_mut().enumerate() {
                *count = lines().filter(|(_, places)| *places & 1 << place != 0).count() as u32;
            }
            counts.sort_unstable();
            counts[..MAX + 1 - size as usize].iter().sum::<u32>() <= 2
        };
        (1..1u32 << self.count).any(blocked)
    }
}

/// Returns whether each line can have the digit, no two of them in one place. `taken` are the places in use.
fn all_have_room(room: &[u32], taken: u32) -> bool {
    let Some((first, rest)) = room.split_first() else { return true };
    let mut free = first & !taken;
    while free != 0 {
        let place = free & free.wrapping_neg();
        if all_have_room(rest, taken | place) {
            return true;
        }
        free ^= place;
    }
    false
}
