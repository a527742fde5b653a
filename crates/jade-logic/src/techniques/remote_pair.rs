//! Remote pair: cells with the same two candidates, each seeing the next, take the two digits in turn. Two of them that
//! are an odd number of steps apart, three or more, have one each: a cell that sees both loses both digits.
//!
//! ```text
//!  ab .  . | .  ab . | .  .  .     a and b take turns along the four cells, so the first
//!  .  .  . | .  .  . | .  .  .     and the last differ: neither at x
//!  .  .  . | .  ab . | .  ab x
//!  x  .  . | .  .  . | .  .  .     (only those that see both)
//! ```

use crate::patterns::{report_distinct, shared_house};
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Example, Expect, Facts, Family, Found, Link, LinkReason, Node, PartDecl, Step, Strength,
    Technique, TechniqueId,
};
use jade_grid::{Candidate, Cell, CellSet, DigitSet};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct RemotePair;

static FACTS: Facts = Facts {
    id: TechniqueId::new("remote-pair"),
    family: Family::Coloring,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("start", Role::SetA, PartKind::Cell),
        PartDecl::new("end", Role::SetB, PartKind::Cell),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
    ],
};

impl Technique for RemotePair {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let position = analysis.position();
        let bivalue = analysis.cells_with_count(2);
        let mut steps = Vec::new();
        if bivalue.len() < 4 {
            return ControlFlow::Continue(());
        }
        for start in bivalue {
            let digits = position.candidates(start);
            let alike =
                bivalue.iter().filter(|cell| position.candidates(*cell) == digits).collect::<CellSet>();
            if alike.len() >= 4 {
                find_from(analysis, start, alike, digits, &mut steps);
            }
        }
        report_distinct(steps, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "..1.....3..7.....18.21.3746..8.31675.738.641261.27.398...68.15.186.4.23.7..31.86.",
                removed: "r1c5<>59 r1c6<>2 r2c5<>59 r2c6<>2 r7c1<>9 r7c2<>9 r9c2<>9 r9c6<>5",
                expect: Expect::Step(
                    "remote-pair: 59 r3c2 r5c1 r3c2,r3c5,r5c1,r5c5 => r1c1<>59 r2c1<>59 r4c2<>9",
                ),
            },
            Example {
                digits: "....4...24...2...1..2..3.4.......234.29314..5.4326519...4752816258.9.473167438529",
                removed: "r1c1<>8 r3c1<>78 r3c2<>78 r3c4<>8 r3c7<>7 r4c1<>8 r4c2<>8 r5c1<>6",
                expect: Expect::Step(
                    "remote-pair: 78 r4c5 r5c1 r3c5,r3c9,r4c5,r5c1,r6c1,r6c9 => r4c1<>7 r4c2<>7",
                ),
            },
            Example {
                digits: "........2....2...18.2..354....5724832538.4..678463.2.542.38615.5.6...32831825...4",
                removed: "r1c2<>679 r1c4<>1 r1c5<>1 r1c6<>179 r2c2<>679 r2c6<>79 r8c4<>7",
                expect: Expect::Step("remote-pair: 79 r3c9 r8c2 r3c9,r7c3,r7c9,r8c2 => r3c2<>79"),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "..1.....3..7.....18.21.3746..8.31675.738.641261.27.398...68.15.186.4.23.7..31.86.",
                removed: "r1c1<>59 r1c5<>59 r1c6<>2 r2c1<>59 r2c5<>59 r2c6<>2 r4c2<>9 r7c1<>9 r7c2<>9 \
                     r9c2<>9 r9c6<>5",
                expect: Expect::Nothing,
            },
            // While r5c1 can still be 6, there is no pattern 78 r4c5 r5c1 r3c5,r3c9,r4c5,r5c1,r6c1,r6c9.
            Example {
                digits: "....4...24...2...1..2..3.4.......234.29314..5.4326519...4752816258.9.473167438529",
                removed: "r1c1<>8 r3c1<>78 r3c2<>78 r3c4<>8 r3c7<>7 r4c1<>8 r4c2<>8",
                expect: Expect::Nothing,
            },
        ]
    }
}

/// Goes from one cell to all that hang together with it, the nearest first, and reports pairs of ends.
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
        let parts = FACTS.name_parts([
            PartValue::Digits(digits),
            PartValue::Cell(start),
            PartValue::Cell(cell),
            PartValue::Cells(cells.iter().copied().collect()),
        ]);
        let step = Step::new(FACTS.id, parts, Vec::new(), eliminations);
        steps.push(step.with_links(links(analysis, &cells, digits)));
    }
}

/// If the first cell has not the first digit, it has the second, so the next has the first, and so on.
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
