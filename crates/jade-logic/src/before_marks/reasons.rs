//! Why a cell cannot have a digit: a placed digit sees it, or notes and pairs rule it out.

use super::BeforeMarksOf;
use crate::patterns::witnesses;
use crate::step::{Part, PartValue, Role};
use jade_grid::{Cell, CellBits, Digit, HouseId, LargeCellSet};

/// A line of sight: from a placed digit along a house to open cells that cannot have that digit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sight {
    /// The cell with the digit.
    pub from: Cell,
    /// The house.
    pub along: HouseId,
    /// The open cells in question in that house.
    pub over: LargeCellSet,
}

/// Why the open cells of a house other than `kept` cannot have a digit.
#[derive(Clone, Debug, Default)]
pub(super) struct Reasons {
    /// The cells with the digit that see some of them.
    pub witnesses: LargeCellSet,
    /// The cells where the digit is noted, alone or in a pair.
    pub noted: LargeCellSet,
    /// The cells reserved for pairs of other digits.
    pub paired: LargeCellSet,
    /// The cells that were ruled out before the phase began.
    pub other: LargeCellSet,
    /// The lines of sight of the witnesses.
    pub sights: Vec<Sight>,
}

impl Reasons {
    /// Finds the reasons: lines of sight first, then notes, then pairs.
    pub fn of<const WORDS: usize>(
        phase: &BeforeMarksOf<WORDS>,
        house: HouseId,
        digit: Digit,
        kept: CellBits<WORDS>,
    ) -> Reasons {
        let (position, geometry) = (&phase.position, phase.position.geometry());
        let excluded = (geometry.house(house).bits() & position.open_cells()) - kept;
        let standing: Vec<Cell> =
            geometry.cells().filter(|cell| position.value(*cell) == Some(digit)).collect();
        let witnesses = witnesses::few_that_see(geometry, &standing, excluded);
        let mut reasons = Reasons { witnesses: witnesses.large(), ..Reasons::default() };
        let mut left = excluded;
        for witness in witnesses {
            for &along in geometry.houses_of(witness) {
                let over = geometry.house(along).bits() & left;
                if !over.is_empty() {
                    reasons.sights.push(Sight { from: witness, along, over: over.large() });
                    left -= over;
                }
            }
        }
        for pair in &phase.pairs {
            let cells = left & pair.cells().resized();
            if !pair.digits().contains(digit) && !cells.is_empty() {
                reasons.paired |= cells.large();
                left -= cells;
            }
        }
        let notes = phase.notes.iter().filter(|note| note.digit == digit).map(|note| phase.left(note));
        let pairs = phase
            .pairs
            .iter()
            .filter(|pair| pair.digits().contains(digit))
            .map(|pair| pair.cells().resized());
        for cells in notes.chain(pairs) {
            // A note does not rule out its own cells.
            let ruled_out = left & (geometry.common_peers(cells) - cells);
            if !ruled_out.is_empty() {
                reasons.noted |= cells.large();
                left -= ruled_out;
            }
        }
        reasons.other = left.large();
        reasons
    }

    /// Returns the parts that describe the reasons.
    pub fn parts(&self) -> [Part; 4] {
        let part = |name, role, cells| Part { name, role, value: PartValue::Cells(cells) };
        [
            part("witnesses", Role::Witness, self.witnesses),
            part("noted", Role::Extra, self.noted),
            part("paired", Role::SetB, self.paired),
            part("other", Role::Off, self.other),
        ]
    }
}
