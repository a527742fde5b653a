//! Dual implication chain: a cell has two candidates. Taken for one of them, it decides another cell, that one the
//! next, and so on, by cells of two candidates and by houses with two places for a digit, until the chain comes back
//! and says that the cell is not what it was taken for. So it is the other.
//!
//! ```text
//!  ab .  . | .  ac . | .  .  .     taken for a, the first cell makes the second c, which
//!  .  .  . | .  .  . | .  .  .     leaves the column's other c without a place but ... and
//!  .  .  . | .  .  . | .  .  .     in the end a cell that the first sees must be a:
//!  a? .  . | .  .  . | .  .  .     so the first is b
//! ```
//!
//! It is what the thesis on which JADE is founded calls *Forcing Chains* (its section 3.15): a cycle through the
//! bivalue graph and the bilocation graph of a position.

use crate::patterns::chain::{Graph, bits::ones, conclude};
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Step, Technique, TechniqueId};
use jade_grid::Candidate;
use std::collections::VecDeque;
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct DualImplicationChain;

static FACTS: Facts = Facts {
    id: TechniqueId::new("dual-implication-chain"),
    family: Family::Chain,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("cell", Role::Start, PartKind::Cell),
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
        PartDecl::new("other", Role::Off, PartKind::Digit),
        PartDecl::new("on", Role::On, PartKind::Candidates),
        PartDecl::new("off", Role::Off, PartKind::Candidates),
    ],
};

impl Technique for DualImplicationChain {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let graph = analysis.chain_graph();
        let mut steps = Vec::new();
        for assumed in 0..graph.len() {
            let Some(other) = ones(graph.strong_in_cell.row(assumed)).next() else { continue };
            if let Some(way) = way_back(graph, assumed, other) {
                steps.push(step(analysis, graph, way));
            }
        }
        conclude::steps_in_order(steps).into_iter().try_for_each(found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "47..63.9132.1.9..49..4.....5..63.91.6...917..19..5.3.68..9........318.69..9...1..",
                removed: "",
                expect: Expect::Step(
                    "dual-implication-chain: r8c1 7 2 r8c1(2),r8c3(7),r9c1(2) r8c1(27),r9c1(7) => r8c1=7",
                ),
            },
            Example {
                digits: "1.8..26.......4.1867.158.3.5....9346..6.2178.7....6.2..6...5..3.93..785....2.3.6.",
                removed: "",
                expect: Expect::Step(
                    "dual-implication-chain: r1c8 7 9 r1c2(4),r1c8(79),r1c9(57) r1c2(5),r1c8(7),r1c9(47) => \
                    r1c8=7",
                ),
            },
            Example {
                digits: "..12.5.6...7......85.76941.7.95..841.....8.9.18497....4763.1.89.28...1...1......4",
                removed: "",
                expect: Expect::Step(
                    "dual-implication-chain: r3c3 2 3 r1c1(3),r1c2(9),r2c1(2),r2c2(6),r3c3(3) \
                    r1c1(9),r2c1(6),r2c2(9),r3c3(23) => r3c3=2",
                ),
            },
            // While r3c7 can still be 1, there is no chain r5c9 9 1 r3c7(8),r4c7(1),r5c7(9),r5c9(1)
            // r3c7(9),r4c7(8),r5c9(19).
            Example {
                digits: "54.8327.632.76..4...7..4.23.54293.677..485.3.93.176.5..75.2.38...3..7..22..348.7.",
                removed: "r2c7<>18 r2c9<>9 r3c7<>5 r6c7<>8 r8c1<>1 r8c2<>6 r8c7<>15 r9c9<>9",
                expect: Expect::Nothing,
            },
            // While r3c1 can still be 2, there is no chain r3c1 3 8 r3c1(8),r3c6(3),r7c1(8),r7c6(6)
            // r3c1(38),r3c6(6),r7c6(8).
            Example {
                digits: "..4..7.5..65.8.7.3.7159....748..5.....987.5.66539....7.37.5.9245....9.7.49.7....5",
                removed: "r1c7<>2 r1c9<>2 r2c8<>4 r3c6<>4 r5c6<>12 r5c8<>1 r8c2<>2 r8c4<>16 r8c5<>16 r8c7<>18 \
                    r9c5<>6 r9c6<>6",
                expect: Expect::Nothing,
            },
        ]
    }
}

/// The shortest way from a candidate, taken for true, to something that excludes it: to begin with the other
/// candidate of its cell, false; then in turn what is true and what is therefore false. It goes on from what is true
/// to what that excludes by sight in a cell of two candidates, the other of which is true then; or to another
/// candidate of its cell, so that the digit is in its one other place in a house.
fn way_back(graph: &Graph, assumed: usize, other: usize) -> Option<Vec<usize>> {
    // For what is true: what it follows from, and the false one between.
    let mut from: Vec<Option<(usize, usize)>> = vec![None; graph.len()];
    let mut waiting = VecDeque::from([assumed]);
    while let Some(on) = waiting.pop_front() {
        if on != assumed && graph.weak.contains(on, assumed) {
            let mut way = if on == other { Vec::new() } else { vec![assumed] };
            let mut at = on;
            while at != assumed {
                let (before, between) = from[at]?;
                way.extend([at, between]);
                at = before;
            }
            way.extend([assumed, other]);
            way.reverse();
            return Some(way);
        }
        for (weak, strong) in
            [(&graph.weak_by_sight, &graph.strong_in_cell), (&graph.weak_in_cell, &graph.strong_in_house)]
        {
            for off in ones(weak.row(on)) {
                for next in ones(strong.row(off)) {
                    if from[next].is_none() && next != assumed {
                        from[next] = Some((on, off));
                        waiting.push_back(next);
                    }
                }
            }
        }
    }
    None
}

fn step(analysis: &Analysis<'_>, graph: &Graph, way: Vec<usize>) -> Step {
    let [placed, assumed] = [0, 1].map(|index| &graph.vertices[way[index]]);
    let candidate = |vertex: usize| {
        let vertex = &graph.vertices[vertex];
        vertex.cell.map(|cell| Candidate::new(cell, vertex.digit))
    };
    let every_other = |from: usize| {
        let mut chosen: Vec<Candidate> =
            way.iter().skip(from).step_by(2).filter_map(|vertex| candidate(*vertex)).collect();
        chosen.sort_unstable();
        chosen.dedup();
        PartValue::Candidates(chosen)
    };
    let placement: Vec<Candidate> = candidate(way[0]).into_iter().collect();
    let cell = placement.first().map_or(jade_grid::Cell::new(0), |candidate| candidate.cell);
    let parts = FACTS.name_parts([
        PartValue::Cell(cell),
        PartValue::Digit(placed.digit),
        PartValue::Digit(assumed.digit),
        every_other(1),
        every_other(0),
    ]);
    Step::new(FACTS.id, parts, placement, Vec::new()).with_links(graph.links(analysis, &way, |_| None))
}
