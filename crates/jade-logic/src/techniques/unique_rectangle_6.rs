//! Unique rectangle, type 6: four open cells in two rows, two columns and two boxes have the same two digits; two
//! opposite ones have no other candidates. One of the digits has no place outside the rectangle in both rows (or both
//! columns), so it is in one pair of opposite corners or in the other. If it were in the corners with other candidates,
//! the other digit would fill the rest, and the digits could be exchanged. So it is not there.
//!
//! ```text
//!  ab  .  . | abc .  .     a is nowhere else in the two rows: it is not
//!  abd .  . | ab  .  .     where c or d is
//! ```

use crate::patterns::{candidates, deadly, report_distinct};
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, StepSink, Technique, TechniqueId,
};
use jade_grid::{HouseId, HouseKind};
use std::ops::ControlFlow;

/// See the [module](self).
pub static UNIQUE_RECTANGLE_6: Technique = Technique {
    id: TechniqueId::new("unique-rectangle-6"),
    family: Family::Uniqueness,
    level: Level::VeryHard,
    points: 100,
    profiles: Profiles::Full,
    needs: Needs::HousesOnly,
    hodoku: &["0605"],
    parts: &[
        PartDecl::new("digits", Role::Deadly, PartKind::Digits),
        PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
        PartDecl::new("roof", Role::Extra, PartKind::Cells),
        PartDecl::new("lines", Role::Base, PartKind::Houses),
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("unique_rectangle_6.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let mut steps = Vec::new();
    for rectangle in analysis.rectangles() {
        let (pattern, cells) = (rectangle.pattern(analysis), rectangle.cells());
        let floor = cells - pattern.roof();
        let bare = floor.iter().all(|cell| position.candidates(cell) == rectangle.digits);
        if !rectangle.across(pattern.roof()) || !bare {
            continue;
        }
        for digit in rectangle.digits.iter().filter(|digit| position.cells_with(*digit).is_superset(cells)) {
            for kind in [HouseKind::Row, HouseKind::Column] {
                let held = |id: &HouseId| {
                    let house = geometry.house(*id);
                    house.kind() == kind && !house.set().is_disjoint(cells)
                };
                let lines: Vec<HouseId> = geometry.house_ids().filter(held).collect();
                if lines.iter().all(|line| cells.is_superset(position.cells_in(*line, digit))) {
                    let parts = UNIQUE_RECTANGLE_6.name_parts([
                        PartValue::Digits(rectangle.digits),
                        pattern.deadly(),
                        PartValue::Cells(pattern.roof().large()),
                        PartValue::Houses(lines),
                        PartValue::Digit(digit),
                    ]);
                    steps.push(deadly::step(&UNIQUE_RECTANGLE_6, parts, candidates(pattern.roof(), digit)));
                }
            }
        }
    }
    report_distinct(steps, found)
}
