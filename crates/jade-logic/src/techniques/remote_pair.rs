//! Remote pair: cells with the same two candidates, each seeing the next, alternate between the two digits. Two of them
//! that are an odd number of links apart, at least three, have different digits: a cell that sees both loses both
//! digits.
//!
//! ```text
//!  ab .  . | .  ab . | .  .  .     a and b alternate along the four cells, so the first
//!  .  .  . | .  .  . | .  .  .     and the last differ: neither at x
//!  .  .  . | .  ab . | .  ab x
//!  x  .  . | .  .  . | .  .  .     (only those that see both)
//! ```

use crate::patterns::{report_distinct, shared_house};
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Link, LinkReason, Needs, Node, PartDecl, Profiles, Step,
    StepSink, Strength, Technique, TechniqueId,
};
use jade_grid::{Candidate, Cell, CellSet, DigitSet};
use std::ops::ControlFlow;

/// See the [module](self).
pub static REMOTE_PAIR: Technique = Technique {
    id: TechniqueId::new("remote-pair"),
    family: Family::Coloring,
    level: Level::Hard,
    points: 110,
    profiles: Profiles::FullAndClassic(10, Level::Hard),
    needs: Needs::Nothing,
    hodoku: &["0703"],
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("start", Role::SetA, PartKind::Cell),
        PartDecl::new("end", Role::SetB, PartKind::Cell),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("remote_pair.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let position = analysis.position();
    let bivalue = analysis.cells_with_count(2);
    let mut steps = Vec::new();
    if bivalue.len() < 4 {
        return ControlFlow::Continue(());
    }
    for start in bivalue {
        let digits = position.candidates(start);
        let alike = bivalue.iter().filter(|cell| position.candidates(*cell) == digits).collect::<CellSet>();
        if alike.len() >= 4 {
            find_from(analysis, start, alike, digits, &mut steps);
        }
    }
    report_distinct(steps, found)
}

/// Goes from one cell to all cells connected with it, nearest first, and adds steps for pairs of ends.
fn find_from(analysis: &Analysis<'_>, start: Cell, alike: CellSet, digits: DigitSet, steps: &mut Vec<Step>) {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let mut way = vec![(start, None, 0)];
    let mut open = alike.without(start);
    let mut next = 0;
    while let Some(&(cell, _, distance)) = way.get(next) {
        for peer in geometry.peers(cell) & open {
            open.discard(peer);
            way.push((peer, Some(next), distance + 1));
        }
        let seen = geometry.peers(start) & geometry.peers(cell);
        next += 1;
        if distance < 3 || distance % 2 == 0 || cell < start {
            continue;
        }
        let eliminations: Vec<Candidate> = digits
            .iter()
            .flat_map(|digit| {
                (seen & position.cells_with(digit)).iter().map(move |c| Candidate::new(c, digit))
            })
            .collect();
        if eliminations.is_empty() {
            continue;
        }
        let mut cells = vec![cell];
        let mut from = way[next - 1].1;
        while let Some(index) = from {
            cells.push(way[index].0);
            from = way[index].1;
        }
        cells.reverse();
        let parts = REMOTE_PAIR.name_parts([
            PartValue::Digits(digits),
            PartValue::Cell(start),
            PartValue::Cell(cell),
            PartValue::Cells(cells.iter().copied().collect()),
        ]);
        let step = Step::new(REMOTE_PAIR.id, parts, Vec::new(), eliminations);
        steps.push(step.with_links(links(analysis, &cells, digits)));
    }
}

/// Returns the links: if the first cell does not have the first digit, it has the second, so the next has the first,
/// and so on.
fn links(analysis: &Analysis<'_>, cells: &[Cell], digits: DigitSet) -> Vec<Link> {
    let (Some(a), Some(b)) = (digits.first(), digits.iter().last()) else { return Vec::new() };
    let node = |cell, digit| Node::Candidate(Candidate::new(cell, digit));
    let mut links = Vec::new();
    for (index, &cell) in cells.iter().enumerate() {
        let (off, on) = if index % 2 == 0 { (a, b) } else { (b, a) };
        if let Some(previous) = index.checked_sub(1).map(|index| cells[index])
            && let Some(house) = shared_house(analysis.geometry(), previous, cell)
        {
            links.push(Link {
                from: node(previous, off),
                to: node(cell, off),
                strength: Strength::Weak,
                reason: LinkReason::House(house),
            });
        }
        links.push(Link {
            from: node(cell, off),
            to: node(cell, on),
            strength: Strength::Strong,
            reason: LinkReason::Cell(cell),
        });
    }
    links
}
