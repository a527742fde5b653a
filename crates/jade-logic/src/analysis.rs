//! [`Analysis`]: a position with the patterns that several techniques share, computed once and on demand.

use crate::patterns::als::AlmostLockedSets;
use crate::patterns::chain::{Exclusions, Graph};
use crate::patterns::conjugate::{self, TwoPairs, TwoPairsKind};
use crate::patterns::fish::{self, Fish};
use crate::patterns::forcing::Network;
use crate::patterns::rectangle::{self, Rectangle};
use jade_grid::{CellBits, Digit, Geometry, PositionOf};
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
pub type Analysis<'p> = AnalysisOf<'p, 4>;

/// An [`Analysis`] of a board up to 25×25. Only some techniques find steps in it ([`Technique::is_for`]).
///
/// [`Technique::is_for`]: crate::Technique::is_for
pub type LargeAnalysis<'p> = AnalysisOf<'p, 10>;

/// A position of this number of words and what techniques look up in it. See [`Analysis`] and [`LargeAnalysis`].
pub struct AnalysisOf<'p, const WORDS: usize> {
    position: &'p PositionOf<WORDS>,
    known_proper: bool,
    /// Room for 20 numbers of candidates up to 16×16, and for 50 above.
    by_count: OnceCell<[[CellBits<WORDS>; 5]; WORDS]>,
    two_pairs: ByDigit<(TwoPairsKind, TwoPairs), WORDS>,
    /// On the heap, because there are many and most positions need none.
    finned_lines: OnceCell<Box<[ByDigit<Fish<WORDS>, WORDS>; FISH_SIZES]>>,
    almost_locked_sets: OnceCell<AlmostLockedSets>,
    chain_graph: OnceCell<Graph>,
    group_graph: OnceCell<Graph>,
    exclusions: OnceCell<Vec<Exclusions>>,
    forcing_network: OnceCell<Option<Network>>,
    rectangles: OnceCell<Vec<Rectangle>>,
}

/// The patterns of each digit: room for 16 digits up to 16×16, and for 40 above.
type ByDigit<P, const WORDS: usize> = [[OnceCell<Vec<P>>; 4]; WORDS];

fn no_patterns<P, const WORDS: usize>() -> ByDigit<P, WORDS> {
    std::array::from_fn(|_| Default::default())
}

impl<'p, const WORDS: usize> AnalysisOf<'p, WORDS> {
    /// Analyses a position whose givens may have several solutions.
    pub fn new(position: &'p PositionOf<WORDS>) -> Self {
        Self::with(position, false)
    }

    #[inline]
    fn with(position: &'p PositionOf<WORDS>, known_proper: bool) -> Self {
        AnalysisOf {
            position,
            known_proper,
            by_count: OnceCell::new(),
            two_pairs: no_patterns(),
            finned_lines: OnceCell::new(),
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
    pub fn of_proper(position: &'p PositionOf<WORDS>) -> Self {
        Self::with(position, true)
    }

    /// Analyses a later position of the same puzzle.
    pub fn of_later<'q>(&self, position: &'q PositionOf<WORDS>) -> AnalysisOf<'q, WORDS> {
        AnalysisOf::with(position, self.known_proper)
    }

    /// Returns the position.
    pub fn position(&self) -> &'p PositionOf<WORDS> {
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
    /// If `count` is larger than the side of every board of this kind.
    pub fn cells_with_count(&self, count: usize) -> CellBits<WORDS> {
        let by_count = self.by_count.get_or_init(|| {
            let mut by_count = [[CellBits::EMPTY; 5]; WORDS];
            for cell in self.position.open_cells() {
                by_count.as_flattened_mut()[self.position.candidates(cell).len()].add(cell);
            }
            by_count
        });
        by_count.as_flattened()[count]
    }

    /// Returns the patterns of two conjugate pairs of a digit.
    pub(crate) fn two_pairs(&self, digit: Digit) -> &[(TwoPairsKind, TwoPairs)] {
        self.two_pairs.as_flattened()[digit.index()]
            .get_or_init(|| conjugate::find_two_pairs(self.position, digit))
    }

    /// Returns the finned fish of rows and columns: those with at least two unfinned places per base line, and others.
    ///
    /// # Panics
    /// If `size` is not the size of a fish of lines.
    pub(crate) fn finned_lines(&self, digit: Digit, size: usize) -> &[Fish<WORDS>] {
        let by_size = self.finned_lines.get_or_init(|| Box::new(std::array::from_fn(|_| no_patterns())));
        by_size[size - 2].as_flattened()[digit.index()]
            .get_or_init(|| fish::find_lines(self, digit, size, true))
    }
}

/// The patterns of techniques that do not work above 16×16.
impl Analysis<'_> {
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
