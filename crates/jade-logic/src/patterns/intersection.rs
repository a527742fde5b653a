//! Intersections of a box and a line: all places of a digit in one house are in another one.

use crate::{AnalysisOf, PartValue, Step, Technique};
use jade_grid::{Candidate, Digit, House};

/// Finds houses of the kind `base` in which all places of a digit (at least two) are in a house of the kind `cover`;
/// the rest of the cover loses them. The parts are digit, base, cover, cells.
pub(crate) fn find<const WORDS: usize>(
    technique: &'static Technique,
    analysis: &AnalysisOf<'_, WORDS>,
    digit: Digit,
    base: fn(&House) -> bool,
    cover: fn(&House) -> bool,
) -> Vec<Step> {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let mut steps = Vec::new();
    for base_id in geometry.house_ids().filter(|id| base(geometry.house(*id))) {
        {
            // One place is a single, and a box and a line only share so many cells.
            let places = position.places(base_id, digit).count_ones() as usize;
            let most = if geometry.has_boxes() {
                geometry.box_rows().max(geometry.box_columns())
            } else {
                usize::MAX
            };
            if places < 2 || places > most {
                continue;
            }
            let cells = position.cells_in(base_id, digit);
            for cover_id in geometry.houses_of_all(cells).filter(|id| cover(geometry.house(*id))) {
                let targets = position.cells_in(cover_id, digit) - cells;
                if !targets.is_empty() {
                    steps.push(Step::new(
                        technique.id,
                        technique.name_parts([
                            PartValue::Digit(digit),
                            PartValue::House(base_id),
                            PartValue::House(cover_id),
                            PartValue::Cells(cells.large()),
                        ]),
                        Vec::new(),
                        targets.iter().map(|cell| Candidate::new(cell, digit)).collect(),
                    ));
                }
            }
        }
    }
    steps
}
