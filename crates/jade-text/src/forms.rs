//! [`Forms`]: the grammatical forms in which a language names things.

use jade_logic::PartValue;

/// The forms that a language defines: the attributes of the corresponding messages.
#[derive(Default)]
pub(crate) struct Forms {
    pub(crate) digit: Vec<String>,
    house: Vec<String>,
    cells: Vec<String>,
    candidates: Vec<String>,
    sum: Vec<String>,
    clue: Vec<String>,
}

impl Forms {
    /// Reads the forms; `attributes` returns the attributes of a message.
    pub(crate) fn read(attributes: impl Fn(&str) -> Vec<String>) -> Forms {
        let [digit, house, cells, candidates, mut sum, sums, clue] =
            ["digit", "house-row", "cells", "candidates", "sum-cage", "sums", "clue-sandwich"]
                .map(attributes);
        sum.extend(sums);
        Forms { digit, house, cells, candidates, sum, clue }
    }

    /// The forms of a value.
    pub(crate) fn of(&self, value: &PartValue) -> &[String] {
        match value {
            PartValue::Digit(_) | PartValue::Digits(_) => &self.digit,
            PartValue::Cell(_) => &[],
            PartValue::Cells(_) => &self.cells,
            PartValue::Candidates(_) => &self.candidates,
            PartValue::House(_) | PartValue::Houses(_) => &self.house,
            PartValue::Sums(_) => &self.sum,
            PartValue::Clue(_) => &self.clue,
        }
    }
}
