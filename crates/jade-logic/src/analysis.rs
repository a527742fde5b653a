//! [`Analysis`]: a position with the patterns that several techniques share, found once and on demand.

use crate::patterns::als::AlmostLockedSets;
use crate::patterns::chain::{Exclusions, Graph};
use crate::patterns::conjugate::{self, TwoPairs, TwoPairsKind};
use crate::patterns::fish::{self, Fish};
use crate::patterns::forcing::Network;
use crate::patterns::rectangle::{self, Rectangle};
use jade_grid::{CellSet, Digit, Geometry, Position};
use std::cell::OnceCell;

/// Fish have two to seven base houses.
const FISH_SIZES: usize = 6;

/// One position and what techniques look up in it. Shared patterns are computed when first asked for.
///
/// ```
/// use jade_grid::{Geometry, Position};
/// use jade_logic::Analysis;
/// let position = Position::blank(Geometry::standard(4).unwrap());
/// let analysis = Analysis::new(&position);
/// assert!(analysis.cells_with_count(2).is_empty());
/// assert!(!analysis.known_proper());
/// ```
pub struct Analysis<'p> {
    position: &'p Position,
    known_proper: bool,
    by_count: OnceCell<[CellSet; Geometry::MAX_SET_SIDE + 1]>,
    two_pairs: ByDigit<(TwoPairsKind, TwoPairs)>,
    finned_lines: [ByDigit<Fish>; FISH_SIZES],
    almost_locked_sets: OnceCell<AlmostLockedSets>,
    chain_graph: OnceCell<Graph>,
    group_graph: OnceCell<Graph>,
    exclusions: OnceCell<Vec<Exclusions>>,
    forcing_network: OnceCell<Option<Network>>,
    rectangles: OnceCell<Vec<Rectangle>>,
}

/// Patterns of each digit.
type ByDigit<P> = [OnceCell<Vec<P>>; Geometry::MAX_SET_SIDE];

impl<'p> Analysis<'p> {
    /// Looks at a position of which nothing else is known.
    pub fn new(position: &'p Position) -> Analysis<'p> {
        Analysis {
            position,
            known_proper: false,
            by_count: OnceCell::new(),
            two_pairs: Default::default(),
            finned_lines: Default::default(),
            almost_locked_sets: OnceCell::new(),
            chain_graph: OnceCell::new(),
            group_graph: OnceCell::new(),
            exclusions: OnceCell::new(),
            forcing_network: OnceCell::new(),
            rectangles: OnceCell::new(),
        }
    }

    /// Looks at a position whose givens alone are known to have one solution only: techniques that take
    /// this for granted may be used.
    pub fn of_proper(position: &'p Position) -> Analysis<'p> {
        Analysis { known_proper: true, ..Analysis::new(position) }
    }

    /// Looks at a position that was reached from this one by steps.
    pub fn of_later<'q>(&self, position: &'q Position) -> Analysis<'q> {
        Analysis { known_proper: self.known_proper, ..Analysis::new(position) }
    }

    /// The position.
    pub fn position(&self) -> &'p Position {
        self.position
    }

    /// The kind of board.
    pub fn geometry(&self) -> &'static Geometry {
        self.position.geometry()
    }

    /// Whether the givens alone are known to have one solution only.
    pub fn known_proper(&self) -> bool {
        self.known_proper
    }

    /// The open cells with exactly `count` candidates.
    ///
    /// # Panics
    /// If `count` is above 16.
    pub fn cells_with_count(&self, count: usize) -> CellSet {
        self.by_count.get_or_init(|| {
            let mut by_count = [CellSet::EMPTY; Geometry::MAX_SET_SIDE + 1];
            for cell in self.position.open_cells() {
                by_count[self.position.candidates(cell).len()].add(cell);
            }
            by_count
        })[count]
    }

    /// What two conjugate pairs of a digit say together.
    pub(crate) fn two_pairs(&self, digit: Digit) -> &[(TwoPairsKind, TwoPairs)] {
        self.two_pairs[digit.index()].get_or_init(|| conjugate::find_two_pairs(self.position, digit))
    }

    /// Fish of rows and columns with fins: those with two places or more per base line besides, and others.
    ///
    /// # Panics
    /// If `size` is not that of a fish of lines.
    pub(crate) fn finned_lines(&self, digit: Digit, size: usize) -> &[Fish] {
        self.finned_lines[size - 2][digit.index()].get_or_init(|| fish::find_lines(self, digit, size, true))
    }

    /// What chains of candidates run along.
    pub(crate) fn chain_graph(&self) -> &Graph {
        self.chain_graph.get_or_init(|| Graph::of_candidates(self.position))
    }

    /// What chains of candidates, groups and almost locked sets run along.
    pub(crate) fn group_graph(&self) -> &Graph {
        self.group_graph.get_or_init(|| Graph::of_groups(self))
    }

    /// What is false if a candidate of an open cell is true, for each of them, in order.
    pub(crate) fn exclusions(&self) -> &[Exclusions] {
        self.exclusions.get_or_init(|| {
            let open = self.position.open_cells();
            let candidates = self.position.all_candidates().filter(|start| open.contains(start.cell));
            candidates.map(|start| Exclusions::of(self, start)).collect()
        })
    }

    /// What forcing chains and nets run along; none where a cell or a digit has no place left.
    pub(crate) fn forcing_network(&self) -> Option<&Network> {
        self.forcing_network.get_or_init(|| Network::of(self)).as_ref()
    }

    /// The almost locked sets.
    pub(crate) fn almost_locked_sets(&self) -> &AlmostLockedSets {
        self.almost_locked_sets.get_or_init(|| AlmostLockedSets::of(self.position))
    }

    /// The rectangles of two digits.
    pub(crate) fn rectangles(&self) -> &[Rectangle] {
        self.rectangles.get_or_init(|| rectangle::find(self))
    }
}
