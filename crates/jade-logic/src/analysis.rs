//! [`Analysis`]: a position with the patterns that several techniques share, computed once and on demand.

use crate::patterns::als::AlmostLockedSets;
use crate::patterns::chain::{Exclusions, Graph};
use crate::patterns::conjugate::{self, TwoPairs, TwoPairsKind};
use crate::patterns::fish::{self, Fish};
use crate::patterns::forcing::Network;
use crate::patterns::rectangle::{self, Rectangle};
use jade_grid::{CellSet, Digit, Geometry, Position};
use std::cell::OnceCell;

/// The number of sizes of fish: two to seven base houses.
const FISH_SIZES: usize = 6;

/// A position and what techniques look up in it. Shared patterns are computed at their first use.
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

/// The patterns of each digit.
type ByDigit<P> = [OnceCell<Vec<P>>; Geometry::MAX_SET_SIDE];

impl<'p> Analysis<'p> {
    /// Analyses a position whose givens may have several solutions.
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

    /// Analyses a position whose givens are known to have exactly one solution, so that techniques that assume this can
    /// be used.
    pub fn of_proper(position: &'p Position) -> Analysis<'p> {
        Analysis { known_proper: true, ..Analysis::new(position) }
    }

    /// Analyses a later position of the same puzzle.
    pub fn of_later<'q>(&self, position: &'q Position) -> Analysis<'q> {
        Analysis { known_proper: self.known_proper, ..Analysis::new(position) }
    }

    /// Returns the position.
    pub fn position(&self) -> &'p Position {
        self.position
    }

    /// Returns the shape of the board.
    pub fn geometry(&self) -> &'static Geometry {
        self.position.geometry()
    }

    /// Returns whether the givens are known to have exactly one solution.
    pub fn known_proper(&self) -> bool {
        self.known_proper
    }

    /// Returns the open cells with exactly `count` candidates.
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

    /// Returns the patterns of two conjugate pairs of a digit.
    pub(crate) fn two_pairs(&self, digit: Digit) -> &[(TwoPairsKind, TwoPairs)] {
        self.two_pairs[digit.index()].get_or_init(|| conjugate::find_two_pairs(self.position, digit))
    }

    /// Returns the finned fish of rows and columns: those with at least two unfinned places per base line, and others.
    ///
    /// # Panics
    /// If `size` is not the size of a fish of lines.
    pub(crate) fn finned_lines(&self, digit: Digit, size: usize) -> &[Fish] {
        self.finned_lines[size - 2][digit.index()].get_or_init(|| fish::find_lines(self, digit, size, true))
    }

    /// Returns the graph for chains of candidates.
    pub(crate) fn chain_graph(&self) -> &Graph {
        self.chain_graph.get_or_init(|| Graph::of_candidates(self.position))
    }

    /// Returns the graph for chains of candidates, groups and almost locked sets.
    pub(crate) fn group_graph(&self) -> &Graph {
        self.group_graph.get_or_init(|| Graph::of_groups(self))
    }

    /// Returns what each candidate of an open cell excludes if it is true, in order.
    pub(crate) fn exclusions(&self) -> &[Exclusions] {
        self.exclusions.get_or_init(|| {
            let open = self.position.open_cells();
            let candidates = self.position.all_candidates().filter(|start| open.contains(start.cell));
            candidates.map(|start| Exclusions::of(self, start)).collect()
        })
    }

    /// Returns the network for forcing chains and nets; `None` if a cell or a digit has no place left.
    pub(crate) fn forcing_network(&self) -> Option<&Network> {
        self.forcing_network.get_or_init(|| Network::of(self)).as_ref()
    }

    /// Returns the almost locked sets.
    pub(crate) fn almost_locked_sets(&self) -> &AlmostLockedSets {
        self.almost_locked_sets.get_or_init(|| AlmostLockedSets::of(self.position))
    }

    /// Returns the rectangles of two digits.
    pub(crate) fn rectangles(&self) -> &[Rectangle] {
        self.rectangles.get_or_init(|| rectangle::find(self))
    }
}
