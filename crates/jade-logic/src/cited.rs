//! [`Cited`]: the cells, and the digits in houses, that a step rests on.

use crate::{LinkReason, Node, PartValue, Role, Step, Strength};
use jade_grid::{CellSet, Digit, DigitSet, Geometry, HouseId, Position};

/// The cells, and the digits in houses, that the parts and the strong links of a step cite.
pub(crate) struct Cited {
    /// The cells, filled ones too.
    pub(crate) cells: CellSet,
    /// The digits in houses, in order.
    pub(crate) places: Vec<(HouseId, Digit)>,
}

impl Cited {
    /// Returns what a step cites. In a step with links or a proof, the candidates of a chain (those with the roles on, off
    /// and start) cite nothing, and neither does a deadly pattern. If houses count as a
    /// `whole`, by what they add up to or hold together, the places of their digits do not.
    pub(crate) fn of(step: &Step, geometry: &Geometry, whole: bool) -> Cited {
        let mut cells = CellSet::EMPTY;
        let mut digits = DigitSet::EMPTY;
        let mut houses: Vec<HouseId> = Vec::new();
        // The truth values in a chain follow from its links, so only the links count as premises.
        let argued = !step.links.is_empty() || step.proof.is_some();
        let follows = |role| argued && matches!(role, Role::On | Role::Off | Role::Start);
        for part in step.parts.iter().filter(|part| !follows(part.role)) {
            match &part.value {
                PartValue::Digit(digit) => digits.add(*digit),
                PartValue::Digits(more) => digits |= *more,
                PartValue::Cell(cell) => cells.add(*cell),
                PartValue::Cells(more) => cells |= more.resized(),
                PartValue::Candidates(_) if part.role == Role::Deadly => {}
                PartValue::Candidates(candidates) => {
                    for candidate in candidates {
                        cells.add(candidate.cell);
                        digits.add(candidate.digit);
                    }
                }
                PartValue::House(_) | PartValue::Houses(_) if whole => {}
                PartValue::House(house) => houses.push(*house),
                PartValue::Houses(more) => houses.extend(more),
                PartValue::Sums(_) | PartValue::Clue(_) => {}
            }
        }
        if digits.is_empty() {
            digits = DigitSet::all(geometry.side());
        }
        let mut places: Vec<(HouseId, Digit)> =
            houses.into_iter().flat_map(|house| digits.iter().map(move |digit| (house, digit))).collect();
        for link in &step.links {
            match link.reason {
                // A weak link needs no reason.
                _ if link.strength == Strength::Weak => {}
                LinkReason::House(house) => {
                    places.extend([&link.from, &link.to].map(|node| (house, node.digit())));
                }
                LinkReason::Cell(cell) => cells.add(cell),
                LinkReason::Set | LinkReason::Sight | LinkReason::Rule | LinkReason::Lemma => {}
            }
            for node in [&link.from, &link.to] {
                if let Node::AlmostLockedSet { cells: more, .. } = node {
                    cells |= more.resized();
                }
            }
        }
        places.sort_unstable();
        places.dedup();
        Cited { cells, places }
    }

    /// Iterates over the digits that their houses still lack.
    pub(crate) fn open_places(self, position: &Position) -> impl Iterator<Item = (HouseId, Digit)> {
        self.places.into_iter().filter(|(house, digit)| !position.placed_in(*house).contains(*digit))
    }
}
