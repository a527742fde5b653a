//! [`Path`], the steps of a rating, and [`Rating`], its result.

use crate::board::{Board, candidate};
use crate::chains::{Engine, Use};
use crate::options::{ExplainerLimits, Meter, Options, Refused, Stopped};
use crate::step::{Step, tenths};
use crate::{aligned, fish, grave, intersections, loops, singles, subsets, wings};
use jade_grid::{Candidate, Position};

/// The rating of a puzzle that no technique solves to the end, in tenths: 20.0.
pub const BEYOND: u16 = 200;

/// A figure of a rating, in tenths.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Figure {
    /// The figure.
    Exactly(u16),
    /// The rating was stopped: the figure is this or more.
    AtLeast(u16),
}

impl Figure {
    /// Returns the figure, or what it is at least.
    pub const fn tenths(self) -> u16 {
        match self {
            Figure::Exactly(tenths) | Figure::AtLeast(tenths) => tenths,
        }
    }

    /// Returns the same as a number, such as 9.1.
    pub fn value(self) -> f64 {
        f64::from(self.tenths()) / 10.0
    }

    /// Returns whether the figure is known.
    pub const fn is_exact(self) -> bool {
        matches!(self, Figure::Exactly(_))
    }
}

/// Writes `9.1`, or `≥ 9.1` if the rating was stopped.
impl std::fmt::Display for Figure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let tenths = self.tenths();
        let sign = if self.is_exact() { "" } else { "≥ " };
        write!(f, "{sign}{}.{}", tenths / 10, tenths % 10)
    }
}

/// How a rating ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// The board is full.
    Solved,
    /// No technique applies: the ER is [`BEYOND`].
    Stuck,
    /// The rating was stopped.
    Stopped(Stopped),
}

/// The three ratings of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rating {
    /// The highest rating of any step.
    pub er: Figure,
    /// The highest rating up to the first step that places a digit (“pearl”).
    pub ep: Figure,
    /// The rating of the first step (“diamond”).
    pub ed: Figure,
    /// How it ended.
    pub outcome: Outcome,
    /// The number of steps.
    pub steps: usize,
    /// The implications followed.
    pub nodes: u64,
}

/// Rates a puzzle.
///
/// Whether there is a solution, and whether it is the only one, is not asked: a puzzle without one ends as
/// [`Outcome::Stuck`] (or as solved, if a contradiction was not met).
///
/// ```
/// use jade_explainer::{Figure, ExplainerLimits, Options, rate};
/// use jade_grid::{Position, Puzzle};
/// let puzzle: Puzzle =
///     "530070000600195000098000060800060003400803001700020006060000280000419005000080079".parse().unwrap();
/// let rating = rate(&Position::new(&puzzle).unwrap(), Options::default(), ExplainerLimits::default()).unwrap();
/// assert_eq!((rating.er, rating.ep, rating.ed.to_string()), (Figure::Exactly(12), Figure::Exactly(12), "1.2".into()));
/// ```
///
/// # Errors
/// [`Refused`] if this is not a plain 9×9 board or the scale is not available.
pub fn rate(position: &Position, options: Options, limits: ExplainerLimits<'_>) -> Result<Rating, Refused> {
    let mut path = Path::begin(position, options, limits, false)?;
    path.by_ref().for_each(drop);
    Ok(path.rating())
}

/// The steps of a rating, one by one, each with its evidence.
///
/// ```
/// use jade_explainer::{ExplainerLimits, Options, Outcome, Path, Technique};
/// use jade_grid::{Position, Puzzle};
/// let puzzle: Puzzle =
///     "........1.......2...3.45...........3.26......7....85.....3.....2...1....58.....6.".parse().unwrap();
/// let position = Position::new(&puzzle).unwrap();
/// let mut path = Path::new(&position, Options::default(), ExplainerLimits::default()).unwrap();
/// let steps: Vec<_> = path.by_ref().collect();
/// assert_eq!(steps.len(), 67);
/// assert_eq!((steps[44].technique, steps[44].tenths(), steps[44].eliminations.len()), (Technique::XCycle, 65, 2));
/// assert_eq!((path.rating().er.to_string(), path.rating().outcome), ("6.5".into(), Outcome::Solved));
/// ```
pub struct Path<'a> {
    board: Board,
    options: Options,
    meter: Meter<'a>,
    engine: Engine,
    outcome: Option<Outcome>,
    steps: usize,
    highest: f64,
    pearl: Option<f64>,
    diamond: Option<f64>,
    /// Of the techniques not yet tried on this board, the lowest rating.
    next_least: f64,
}

/// The techniques that can be slow, with the least that they and all later ones rate.
const CHAINS: [(f64, Stage); 12] = [
    (6.5, Stage::Cycles),
    (7.5, Stage::Triplets),
    (7.5, Stage::Search(Use::Nishio)),
    (8.0, Stage::Search(Use::Multiple)),
    (8.5, dynamic(0, 0)),
    (9.0, dynamic(1, 0)),
    (9.5, dynamic(2, 0)),
    (10.0, dynamic(3, 0)),
    (10.5, dynamic(4, 0)),
    (10.5, dynamic(4, 1)),
    (10.5, dynamic(4, 2)),
    (10.5, dynamic(4, 3)),
];

const fn dynamic(level: u8, inner: u8) -> Stage {
    Stage::Search(Use::Dynamic { level, inner })
}

#[derive(Clone, Copy)]
enum Stage {
    Cycles,
    Triplets,
    Search(Use),
}

impl<'a> Path<'a> {
    /// Begins the path of a puzzle.
    ///
    /// # Errors
    /// [`Refused`] if this is not a plain 9×9 board or the scale is not available.
    pub fn new(
        position: &Position,
        options: Options,
        limits: ExplainerLimits<'a>,
    ) -> Result<Path<'a>, Refused> {
        Path::begin(position, options, limits, true)
    }

    fn begin(
        position: &Position,
        options: Options,
        limits: ExplainerLimits<'a>,
        explains: bool,
    ) -> Result<Path<'a>, Refused> {
        Refused::unless_plain(position.geometry())?;
        if !options.scale.is_available() {
            return Err(Refused::Scale(options.scale));
        }
        let mut board = Board::new(position);
        if options.sukaku {
            board.place_lone_marks();
        }
        Ok(Path {
            outcome: (board.filled.open == 0).then_some(Outcome::Solved),
            board,
            options,
            meter: Meter::new(limits),
            engine: Engine::new(explains),
            steps: 0,
            highest: 0.0,
            pearl: None,
            diamond: None,
            next_least: 1.0,
        })
    }

    /// Returns the ratings of the steps so far: final once the iterator has ended.
    pub fn rating(&self) -> Rating {
        let least = Figure::AtLeast(tenths(self.highest.max(self.next_least)));
        let known = |rating: Option<f64>| rating.map(|rating| Figure::Exactly(tenths(rating)));
        let er = match self.outcome {
            Some(Outcome::Solved) => Figure::Exactly(tenths(self.highest)),
            Some(Outcome::Stuck) => Figure::Exactly(BEYOND),
            Some(Outcome::Stopped(_)) | None => least,
        };
        Rating {
            er,
            ep: known(self.pearl).unwrap_or(er),
            ed: known(self.diamond).unwrap_or(er),
            outcome: self.outcome.unwrap_or(Outcome::Stopped(Stopped::Cancelled)),
            steps: self.steps,
            nodes: self.meter.nodes(),
        }
    }

    /// Iterates over the candidates that are left.
    pub fn candidates(&self) -> impl Iterator<Item = Candidate> + '_ {
        let cells = self.board.grid.digits.iter().enumerate();
        cells.flat_map(|(cell, digits)| {
            crate::tables::bits_of(*digits).map(move |digit| candidate(cell, digit))
        })
    }

    /// Finds the next step.
    fn find(&mut self) -> Result<Option<Step>, Stopped> {
        self.meter.poll()?;
        self.next_least = 1.0;
        if let Some(step) = simple(&self.board, &self.options) {
            return Ok(Some(step));
        }
        for (least, stage) in CHAINS {
            self.next_least = least;
            self.meter.poll()?;
            let step = match stage {
                Stage::Cycles => self.engine.forcing_chain(&self.board, &mut self.meter)?,
                Stage::Triplets => aligned::aligned_triplet(&self.board),
                Stage::Search(used) => self.engine.easiest(&self.board, used, &mut self.meter)?,
            };
            if step.is_some() {
                return Ok(step);
            }
        }
        Ok(None)
    }

    fn apply(&mut self, step: &Step) {
        self.steps += 1;
        self.highest = self.highest.max(step.rating);
        self.diamond.get_or_insert(self.highest);
        for candidate in &step.eliminations {
            self.board.grid.remove(candidate.cell.index(), candidate.digit.index());
        }
        if let Some(placed) = step.placement {
            self.pearl.get_or_insert(self.highest);
            self.board.place(placed.cell.index(), placed.digit.index());
        }
        if self.board.filled.open == 0 {
            self.outcome = Some(Outcome::Solved);
        }
    }
}

/// The techniques before chains, in order.
fn simple(board: &Board, options: &Options) -> Option<Step> {
    let unique = options.uniqueness;
    singles::hidden_single(board)
        .or_else(|| intersections::direct(board))
        .or_else(|| subsets::direct_hidden(board, 2))
        .or_else(|| singles::naked_single(board))
        .or_else(|| subsets::direct_hidden(board, 3))
        .or_else(|| intersections::indirect(board))
        .or_else(|| subsets::naked(board, 2))
        .or_else(|| fish::fish(board, 2))
        .or_else(|| subsets::hidden(board, 2))
        .or_else(|| subsets::naked(board, 3))
        .or_else(|| fish::fish(board, 3))
        .or_else(|| subsets::hidden(board, 3))
        .or_else(|| wings::wing(board, 2))
        .or_else(|| wings::wing(board, 3))
        .or_else(|| unique.then(|| loops::unique_loop(board, options)).flatten())
        .or_else(|| subsets::naked(board, 4))
        .or_else(|| fish::fish(board, 4))
        .or_else(|| subsets::hidden(board, 4))
        .or_else(|| unique.then(|| grave::grave(board, options)).flatten())
        .or_else(|| aligned::aligned_pair(board))
}

impl Iterator for Path<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        if self.outcome.is_some() {
            return None;
        }
        match self.find() {
            Ok(Some(step)) => {
                self.apply(&step);
                Some(step)
            }
            Ok(None) => {
                self.outcome = Some(Outcome::Stuck);
                None
            }
            Err(stopped) => {
                self.outcome = Some(Outcome::Stopped(stopped));
                None
            }
        }
    }
}
