//! SK-Loop (after Steve K., who found it in the puzzle “Easter Monster”): four filled cells are the corners of a
//! rectangle in four boxes. In each of these boxes, the open cells beside the corner in its row are one group and those
//! in its column another one: eight groups, which form a loop where each is joined to the next by a house: a row, a
//! box, a column, a box and so on. A digit occurs at most once in two groups that are joined. If the maximum
//! occurrences of all digits add up to the number of cells, each digit is in the loop exactly that often. A candidate
//! that would leave its digit less room in the loop is false: in another cell of a house that joins two groups, if both
//! lose the digit, or in a group between two others, if both do. Neighbours need not share a digit.
//!
//! ```text
//!  *  .  . | .  .  . | .  *  .
//!  X  *  * | .  .  . | *  X  *     X are the filled corners, * the cells of the groups; the two stars to the
//!  *  .  . | .  .  . | .  *  .     right of the first X are joined with those to the left and right of the
//!  -------   -------   -------     second by their row, these with the ones above and below it by their box.
//!  *  .  . | .  .  . | .  *  .     For example, neighbours round the loop share two digits: 16 cells, 8 times
//!  X  *  * | .  .  . | *  X  *     2 digits
//! ```
//!
//! This is a multi-sector locked set of a particular shape, with boxes among its sectors.

use crate::patterns::report_distinct;
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, Step, StepSink, Technique,
    TechniqueId,
};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, HouseId, HouseKind};
use std::ops::ControlFlow;

/// See the [module](self).
pub static SK_LOOP: Technique = Technique {
    id: TechniqueId::new("sk-loop"),
    family: Family::Expert,
    level: Level::Extreme,
    points: 400,
    profiles: Profiles::Full,
    needs: Needs::OrdinaryBoard,
    hodoku: &[],
    parts: &[
        PartDecl::new("corners", Role::Pivot, PartKind::Cells),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
        // The digits by their maximum occurrences in the loop.
        PartDecl::new("once", Role::Subject, PartKind::Digits),
        PartDecl::new("twice", Role::Subject, PartKind::Digits),
        PartDecl::new("thrice", Role::Subject, PartKind::Digits),
        PartDecl::new("four-times", Role::Subject, PartKind::Digits),
        PartDecl::new("rows", Role::Cover, PartKind::Houses),
        PartDecl::new("columns", Role::Cover, PartKind::Houses),
        PartDecl::new("boxes", Role::Cover, PartKind::Houses),
    ],
    evidence: Evidence::pattern_without("corners"),
    find: Find::Board(find),
    examples: include_str!("sk_loop.txt"),
};

/// The number of groups, and of houses that join them.
const GROUPS: usize = 8;

/// The maximum number of occurrences of a digit.
const MAX_OCCURRENCES: usize = GROUPS / 2;

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let mut steps = Vec::new();
    for_each_rectangle(geometry, |corners| {
        if corners.iter().all(|corner| position.value(*corner).is_some())
            && let Some(found) = Loop::around(analysis, corners)
        {
            found.report(analysis, corners, &mut steps);
        }
    });
    report_distinct(steps, found)
}

/// Calls `found` with the corners of each rectangle in four boxes, in reading order.
fn for_each_rectangle(geometry: &Geometry, mut found: impl FnMut([Cell; 4])) {
    let side = geometry.side();
    let later = |index: usize, size: usize| (index / size + 1) * size..side;
    for top in 0..side {
        for bottom in later(top, geometry.box_rows()) {
            for left in 0..side {
                for right in later(left, geometry.box_columns()) {
                    let corner = |row, column| geometry.cell_at(row, column);
                    let (above, below) = (
                        [corner(top, left), corner(top, right)],
                        [corner(bottom, left), corner(bottom, right)],
                    );
                    found([above[0], above[1], below[0], below[1]]);
                }
            }
        }
    }
}

/// The groups in the order of the loop. House `i` joins the groups `i` and `i + 1`.
struct Loop {
    groups: [CellSet; GROUPS],
    houses: [HouseId; GROUPS],
}

impl Loop {
    /// Returns the loop around these corners, if each group has open cells.
    fn around(analysis: &Analysis<'_>, [a, b, c, d]: [Cell; 4]) -> Option<Loop> {
        let (position, geometry) = (analysis.position(), analysis.geometry());
        let row = |cell| geometry.row_house(geometry.row(cell));
        let column = |cell| geometry.column_house(geometry.column(cell));
        let group = |line: HouseId, cell| {
            let beside = geometry.house(line).set() & geometry.house(geometry.box_of(cell)).set();
            beside & position.open_cells()
        };
        // From the first corner along its row, and on clockwise.
        let groups = [
            group(row(a), a),
            group(row(b), b),
            group(column(b), b),
            group(column(d), d),
            group(row(d), d),
            group(row(c), c),
            group(column(c), c),
            group(column(a), a),
        ];
        let box_of = |cell| geometry.box_of(cell);
        let houses = [row(a), box_of(b), column(b), box_of(d), row(d), box_of(c), column(c), box_of(a)];
        if groups.iter().any(|group| group.is_empty()) {
            return None;
        }
        Some(Loop { groups, houses })
    }

    fn cells(&self) -> CellSet {
        self.groups.iter().fold(CellSet::EMPTY, |cells, group| cells | *group)
    }

    /// Returns the groups (as bits) that can have a digit.
    fn held(&self, analysis: &Analysis<'_>, digit: Digit) -> u8 {
        let with_digit = analysis.position().cells_with(digit);
        let groups = self.groups.iter().enumerate();
        let holding = groups.filter(|(_, group)| !group.is_disjoint(with_digit));
        holding.fold(0, |held, (index, _)| held | 1 << index)
    }

    fn report(&self, analysis: &Analysis<'_>, corners: [Cell; 4], steps: &mut Vec<Step>) {
        let geometry = analysis.geometry();
        let cells = self.cells();
        let mut room = 0;
        // By maximum occurrences.
        let mut digits = [DigitSet::EMPTY; MAX_OCCURRENCES + 1];
        for digit in Digit::all(geometry.side()) {
            let held = self.held(analysis, digit);
            let times = usize::from(FEWEST[usize::from(held)]);
            room += times;
            digits[times].add(digit);
        }
        // With less room than cells, the position has no solution.
        if room != cells.len() {
            return;
        }
        let mut eliminations = Vec::new();
        for digit in Digit::all(geometry.side()) {
            let held = self.held(analysis, digit);
            for houses in (0..=u8::MAX).filter(|houses| suffices(*houses, held)) {
                self.settle(analysis, digit, houses, cells, &mut eliminations);
            }
        }
        if eliminations.is_empty() {
            return;
        }
        let every_second = |first: usize| {
            let mut houses: Vec<_> = self.houses[first..].iter().step_by(2).copied().collect();
            houses.sort_unstable();
            houses
        };
        let is_row = |house: &HouseId| geometry.house(*house).kind() == HouseKind::Row;
        let (rows, columns) = every_second(0).into_iter().partition(is_row);
        let [_, once, twice, thrice, four_times] = digits.map(PartValue::Digits);
        let parts = SK_LOOP.name_parts([
            PartValue::Cells(corners.into_iter().collect()),
            PartValue::Cells(cells.large()),
            once,
            twice,
            thrice,
            four_times,
            PartValue::Houses(rows),
            PartValue::Houses(columns),
            PartValue::Houses(every_second(1)),
        ]);
        steps.push(Step::new(SK_LOOP.id, parts, Vec::new(), eliminations));
    }

    /// Adds the eliminations if the digit is in the loop once for each of these houses, and in no two of them at the
    /// same time.
    fn settle(
        &self,
        analysis: &Analysis<'_>,
        digit: Digit,
        houses: u8,
        cells: CellSet,
        eliminations: &mut Vec<Candidate>,
    ) {
        let (position, geometry) = (analysis.position(), analysis.geometry());
        let mut lost = CellSet::EMPTY;
        for index in (0..GROUPS).filter(|index| houses & 1 << index != 0) {
            lost |= geometry.house(self.houses[index]).set() - cells;
            // A group between two such houses.
            let before = (index + GROUPS - 1) % GROUPS;
            if houses & 1 << before != 0 {
                lost |= self.groups[index];
            }
        }
        eliminations
            .extend((lost & position.cells_with(digit)).iter().map(|cell| Candidate::new(cell, digit)));
    }
}

/// For each set of groups (as bits), the minimum number of houses that cover them.
static FEWEST: [u8; 1 << GROUPS] = {
    let mut fewest = [0; 1 << GROUPS];
    let mut groups = 0usize;
    while groups < 1 << GROUPS {
        let mut least = GROUPS as u8;
        let mut houses = 0usize;
        while houses < 1 << GROUPS {
            if reached(houses as u8) & groups as u8 == groups as u8 && (houses.count_ones() as u8) < least {
                least = houses.count_ones() as u8;
            }
            houses += 1;
        }
        fewest[groups] = least;
        groups += 1;
    }
    fewest
};

/// Returns the groups that these houses join: house `i` joins the groups `i` and `i + 1`.
const fn reached(houses: u8) -> u8 {
    houses | houses.rotate_left(1)
}

/// Returns whether these houses cover all the groups, and no smaller number could.
fn suffices(houses: u8, groups: u8) -> bool {
    reached(houses) & groups == groups && houses.count_ones() == u32::from(FEWEST[usize::from(groups)])
}
