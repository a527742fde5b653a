//! [`Options`], what is rated by which scale, and [`ExplainerLimits`], when to stop.

use jade_grid::Geometry;
use std::fmt;

/// A scale of the family of the Sudoku Explainer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Scale {
    /// Sudoku Explainer 1.2.1, which the forums quote.
    #[default]
    Explainer121,
    /// The same techniques with both repairs of Sukaku Explainer: unique loops count the extra candidates of their own
    /// path only, and graves with one extra digit in several cells are found.
    Repaired121,
    /// The set that Sukaku Explainer 1.18.1 uses by default. Not available: its strong-linked fish are not specified.
    SukakuDefault,
    /// The revised rating of Sukaku Explainer. Not available: its strong-linked fish are not specified.
    SukakuRevised,
}

impl Scale {
    /// All scales.
    pub const ALL: [Scale; 4] =
        [Scale::Explainer121, Scale::Repaired121, Scale::SukakuDefault, Scale::SukakuRevised];

    /// Returns the id.
    pub const fn id(self) -> &'static str {
        match self {
            Scale::Explainer121 => "explainer-1.2.1",
            Scale::Repaired121 => "explainer-1.2.1-repaired",
            Scale::SukakuDefault => "sukaku-explainer",
            Scale::SukakuRevised => "sukaku-explainer-revised",
        }
    }

    /// Returns whether this crate can rate by it.
    ///
    /// ```
    /// use jade_explainer::Scale;
    /// assert!(Scale::Explainer121.is_available());
    /// assert!(!Scale::SukakuDefault.is_available());
    /// ```
    pub const fn is_available(self) -> bool {
        matches!(self, Scale::Explainer121 | Scale::Repaired121)
    }
}

/// How to rate. The default is Sudoku Explainer 1.2.1 for a puzzle with one solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The scale.
    pub scale: Scale,
    /// Whether unique loops and graves are used, which assume that there is just one solution. Turn it off for boards
    /// that may have several.
    pub uniqueness: bool,
    /// Whether the candidates belong to the puzzle and there are no givens (a *sukaku*). As in the program, candidates
    /// that stand alone in their cell and that no peer has are then values from the beginning, not steps.
    pub sukaku: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { scale: Scale::default(), uniqueness: true, sukaku: false }
    }
}

impl Options {
    /// Returns whether both repairs are on.
    pub(crate) fn repairs(&self) -> bool {
        self.scale == Scale::Repaired121
    }
}

/// How far a rating may go. The default is unlimited.
#[derive(Clone, Copy, Default)]
pub struct ExplainerLimits<'a> {
    /// Stop before more implications than this are followed. An implication takes about 20 ns.
    pub nodes: Option<u64>,
    /// Called before every technique and then every [`ExplainerLimits::POLL_NODES`] implications: `true` stops.
    pub cancel: Option<&'a dyn Fn() -> bool>,
}

impl<'a> ExplainerLimits<'a> {
    /// `cancel` is called once per this many implications.
    pub const POLL_NODES: u64 = 16_384;

    /// Returns the same limits, with at most `nodes` implications.
    #[must_use]
    pub fn nodes(self, nodes: u64) -> ExplainerLimits<'a> {
        ExplainerLimits { nodes: Some(nodes), ..self }
    }

    /// Returns the same limits, but stops soon after `cancel` returns `true`.
    #[must_use]
    pub fn cancel(self, cancel: &'a dyn Fn() -> bool) -> ExplainerLimits<'a> {
        ExplainerLimits { cancel: Some(cancel), ..self }
    }
}

impl fmt::Debug for ExplainerLimits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cancel = self.cancel.map(|_| "…");
        f.debug_struct("ExplainerLimits").field("nodes", &self.nodes).field("cancel", &cancel).finish()
    }
}

/// Why a rating stopped before its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stopped {
    /// [`ExplainerLimits::nodes`] was reached.
    NodeLimit,
    /// [`ExplainerLimits::cancel`] returned `true`.
    Cancelled,
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Stopped::NodeLimit => "the node limit was reached",
            Stopped::Cancelled => "cancelled",
        })
    }
}

/// Why a board is not rated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The board is not the plain 9×9 board.
    Board {
        /// Its side.
        side: usize,
    },
    /// The scale is not specified exactly.
    Scale(Scale),
}

impl Refused {
    /// Checks that a board is the plain 9×9 board.
    ///
    /// # Errors
    /// [`Refused::Board`] if it is not.
    pub fn unless_plain(geometry: &'static Geometry) -> Result<(), Refused> {
        match Geometry::standard(9) == Some(geometry) {
            true => Ok(()),
            false => Err(Refused::Board { side: geometry.side() }),
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Board { side } => {
                write!(f, "only 9×9 boards with boxes of 3×3 are rated, not this one of {side}×{side}")
            }
            Refused::Scale(scale) => write!(f, "the scale {} is not specified exactly", scale.id()),
        }
    }
}

impl std::error::Error for Refused {}

/// Counts implications and says when to stop.
pub(crate) struct Meter<'a> {
    limits: ExplainerLimits<'a>,
    nodes: u64,
    next: u64,
}

impl<'a> Meter<'a> {
    pub(crate) fn new(limits: ExplainerLimits<'a>) -> Meter<'a> {
        let next = limits.nodes.unwrap_or(u64::MAX).min(ExplainerLimits::POLL_NODES);
        Meter { limits, nodes: 0, next }
    }

    /// Returns the implications so far.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Asks whether to stop.
    pub(crate) fn poll(&self) -> Result<(), Stopped> {
        if self.limits.nodes.is_some_and(|limit| self.nodes >= limit) {
            return Err(Stopped::NodeLimit);
        }
        match self.limits.cancel {
            Some(cancel) if cancel() => Err(Stopped::Cancelled),
            _ => Ok(()),
        }
    }

    /// Counts implications.
    #[inline]
    pub(crate) fn count(&mut self, nodes: usize) -> Result<(), Stopped> {
        self.nodes += nodes as u64;
        if self.nodes >= self.next {
            self.next = (self.nodes + ExplainerLimits::POLL_NODES).min(self.limits.nodes.unwrap_or(u64::MAX));
            self.poll()?;
        }
        Ok(())
    }
}
