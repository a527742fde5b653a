//! Naive finders of the techniques of experts: what they conclude, written straight from the definitions.
//! They read nothing but the digit and the candidates of each cell, and which cells form a house.

use super::{Conclusions, Expected};
use jade_grid::{Candidate, Cell, Digit, Geometry, HouseId, Position};
use std::collections::{BTreeMap, BTreeSet};

/// What the technique with this id should conclude; `None` if none of these is it.
pub fn conclusions(id: &str, position: &Position) -> Option<Expected> {
    let board = Board { position, geometry: position.geometry() };
    Some(match id {
        "3d-medusa" => Expected::Exactly(board.medusa()),
        _ => return None,
    })
}

struct Board<'p> {
    position: &'p Position,
    geometry: &'static Geometry,
}

/// Candidates that hang together, with their colours.
type Colored = BTreeMap<Candidate, bool>;

impl Board<'_> {
    fn has(&self, candidate: Candidate) -> bool {
        self.position.candidates(candidate.cell).contains(candidate.digit)
    }

    fn all(&self) -> Vec<Candidate> {
        let digits = || Digit::all(self.geometry.side());
        let all =
            self.geometry.cells().flat_map(|cell| digits().map(move |digit| Candidate::new(cell, digit)));
        all.filter(|candidate| self.has(*candidate)).collect()
    }

    fn in_cell(&self, cell: Cell) -> Vec<Candidate> {
        self.position.candidates(cell).iter().map(|digit| Candidate::new(cell, digit)).collect()
    }

    fn in_house(&self, house: HouseId, digit: Digit) -> Vec<Candidate> {
        let cells = self.geometry.house(house).cells().iter();
        cells.map(|cell| Candidate::new(*cell, digit)).filter(|candidate| self.has(*candidate)).collect()
    }

    fn houses_of(&self, cell: Cell) -> Vec<HouseId> {
        let holds = |house: &HouseId| self.geometry.house(*house).cells().contains(&cell);
        self.geometry.house_ids().filter(holds).collect()
    }

    /// Whether two candidates have one digit in one house.
    fn see(&self, a: Candidate, b: Candidate) -> bool {
        let joined = |house: &HouseId| self.geometry.house(*house).cells().contains(&b.cell);
        a.digit == b.digit && a.cell != b.cell && self.houses_of(a.cell).iter().any(joined)
    }

    /// The pairs of which just one is true, by what has no third candidate.
    fn pairs(&self, of: Candidate) -> Vec<Candidate> {
        let houses = self.houses_of(of.cell).into_iter().map(|house| self.in_house(house, of.digit));
        let groups = houses.chain([self.in_cell(of.cell)]);
        groups.filter(|group| group.len() == 2).flatten().filter(|other| *other != of).collect()
    }

    fn medusa(&self) -> BTreeSet<Conclusions> {
        let mut conclusions = BTreeSet::new();
        let mut done: BTreeSet<Candidate> = BTreeSet::new();
        for start in self.all() {
            if !done.contains(&start) {
                let mut colored = Colored::from([(start, false)]);
                let consistent = self.color(start, false, &mut colored);
                done.extend(colored.keys());
                let several = colored.keys().any(|candidate| candidate.digit != start.digit);
                // A single pair is no web.
                if consistent && several && colored.len() > 2 {
                    self.medusa_rules(&colored, &mut conclusions);
                }
            }
        }
        conclusions
    }

    /// Colours what hangs together with a coloured candidate; false if something takes both colours.
    fn color(&self, from: Candidate, color: bool, colored: &mut Colored) -> bool {
        self.pairs(from).into_iter().all(|to| match colored.get(&to) {
            Some(known) => *known != color,
            None => {
                colored.insert(to, !color);
                self.color(to, !color, colored)
            }
        })
    }

    fn medusa_rules(&self, colored: &Colored, conclusions: &mut BTreeSet<Conclusions>) {
        let of = |color| colored.iter().filter(move |(_, c)| **c == color).map(|(candidate, _)| *candidate);
        let sees = |candidate, color| of(color).any(|other| self.see(candidate, other));
        let in_cell = |cell, color| of(color).any(|other| other.cell == cell);
        let mut wrapped = false;
        for color in [false, true] {
            let twice_in_a_cell =
                of(color).any(|a| of(color).any(|b| a.cell == b.cell && a.digit != b.digit));
            let twice_in_a_house = of(color).any(|a| sees(a, color));
            let emptied = self.geometry.cells().any(|cell| {
                let candidates = self.in_cell(cell);
                let uncolored = candidates.iter().all(|candidate| !colored.contains_key(candidate));
                !candidates.is_empty() && uncolored && candidates.iter().all(|c| sees(*c, color))
            });
            if twice_in_a_cell || twice_in_a_house || emptied {
                conclusions.insert((Vec::new(), of(color).collect()));
                wrapped = true;
            }
        }
        let trapped = |candidate: &Candidate| {
            let two_colors_in_the_cell = [false, true].iter().all(|color| in_cell(candidate.cell, *color));
            let two_colors_elsewhere = [false, true].iter().all(|color| sees(*candidate, *color));
            let one_of_each =
                [false, true].iter().any(|c| sees(*candidate, *c) && in_cell(candidate.cell, !*c));
            !colored.contains_key(candidate)
                && (two_colors_in_the_cell || two_colors_elsewhere || one_of_each)
        };
        let trapped: Vec<Candidate> = self.all().into_iter().filter(trapped).collect();
        if !wrapped && !trapped.is_empty() {
            conclusions.insert((Vec::new(), trapped));
        }
    }
}
