//! Naive finder for guardians: every loop of five, seven or nine places of a digit, with every choice of houses.

use super::{Conclusions, Expected};
use jade_grid::{Candidate, Cell, Digit, HouseId, Position};
use std::collections::{BTreeMap, BTreeSet};

/// If a digit has more places than this, there are too many loops.
const MOST_PLACES: usize = 14;

/// Returns the expected conclusions of the technique with this id; `None` if it is another one.
pub fn conclusions(id: &str, position: &Position) -> Option<Expected> {
    if id != "guardian" {
        return None;
    }
    let mut expected: BTreeSet<Conclusions> = BTreeSet::new();
    for digit in Digit::all(position.geometry().side()) {
        let open = |cell: &Cell| position.value(*cell).is_none();
        let places: Vec<Cell> = position.cells_with(digit).iter().filter(open).collect();
        if places.len() > MOST_PLACES {
            return Some(Expected::TooLong);
        }
        let mut board = Board { position, places: &places, shortest: BTreeMap::new() };
        for start in &places {
            board.go_on(&mut vec![*start], &mut Vec::new());
        }
        let loops = board.shortest;
        for (cells, length) in &loops {
            let candidates =
                |cells: &BTreeSet<Cell>| cells.iter().map(|cell| Candidate::new(*cell, digit)).collect();
            match cells {
                Says::Places(cell) => expected.insert((vec![Candidate::new(*cell, digit)], Vec::new())),
                Says::Takes(cells) => {
                    let more = |other: &Says| matches!(other, Says::Takes(more) if more.is_superset(cells) && more != cells);
                    let said = loops.iter().any(|(other, shorter)| shorter <= length && more(other));
                    !said && expected.insert((Vec::new(), candidates(cells)))
                }
            };
        }
    }
    Some(Expected::Exactly(expected))
}

/// The conclusion of a loop.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Says {
    Places(Cell),
    Takes(BTreeSet<Cell>),
}

struct Board<'p> {
    position: &'p Position,
    places: &'p [Cell],
    /// The length of the shortest loop for each conclusion.
    shortest: BTreeMap<Says, usize>,
}

impl Board<'_> {
    fn go_on(&mut self, way: &mut Vec<Cell>, houses: &mut Vec<HouseId>) {
        let geometry = self.position.geometry();
        let last = *way.last().expect("a way has a beginning");
        if self.seeing_all(&self.guardians(way, houses)).is_empty() && self.guardians(way, houses).len() > 1 {
            return;
        }
        for house in geometry
            .houses_of(last)
            .iter()
            .filter(|house| !houses.contains(house))
            .copied()
            .collect::<Vec<_>>()
        {
            houses.push(house);
            for &next in self.places {
                if next == last || !geometry.house(house).set().contains(next) {
                    continue;
                }
                if next == way[0] && way.len() % 2 == 1 && way.len() >= 5 {
                    self.judge(way, houses);
                } else if next > way[0] && way.len() < 9 && !way.contains(&next) {
                    way.push(next);
                    self.go_on(way, houses);
                    way.pop();
                }
            }
            houses.pop();
        }
    }

    /// Returns the places in the houses that are not on the way. The rest of the way may still contain some of them.
    fn guardians(&self, way: &[Cell], houses: &[HouseId]) -> BTreeSet<Cell> {
        let geometry = self.position.geometry();
        let mut guardians = BTreeSet::new();
        for (index, house) in houses.iter().enumerate() {
            let ends = [way[index], way[(index + 1) % way.len()]];
            let places = self.places.iter().filter(|place| geometry.house(*house).set().contains(**place));
            guardians.extend(places.filter(|place| !ends.contains(place)));
        }
        guardians
    }

    fn seeing_all(&self, guardians: &BTreeSet<Cell>) -> BTreeSet<Cell> {
        let sees =
            |place: &Cell| guardians.iter().all(|g| self.position.geometry().see_each_other(*g, *place));
        self.places.iter().copied().filter(sees).collect()
    }

    fn judge(&mut self, way: &[Cell], houses: &[HouseId]) {
        let geometry = self.position.geometry();
        let guardians = self.guardians(way, houses);
        // A third cell of the loop in one of its houses would make it no pair even without guardians.
        if guardians.is_empty() || guardians.iter().any(|guardian| way.contains(guardian)) {
            return;
        }
        let says = if guardians.len() == 1 {
            Says::Places(*guardians.iter().next().expect("there is one"))
        } else {
            let targets = self.seeing_all(&guardians);
            // If all targets are in the loop or next to it, chains that begin there have the same conclusions.
            let apart = |target: &Cell| {
                !way.iter().any(|cell| cell == target || geometry.see_each_other(*cell, *target))
            };
            if !targets.iter().any(apart) {
                return;
            }
            Says::Takes(targets)
        };
        let shortest = self.shortest.entry(says).or_insert(way.len());
        *shortest = (*shortest).min(way.len());
    }
}
