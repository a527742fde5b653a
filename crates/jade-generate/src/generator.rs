//! [`Generator`] makes numbered attempts to fulfil a wish.

use crate::dig::any::Depth;
use crate::dig::{ALL, Chain, Digger, Dug, Removed};
use crate::full::Nine;
use crate::method::{self, Task};
use crate::{
    AttemptError, FoundPuzzle, Goal, Impossible, Judge, Merit, Method, Order, Outcome, Refusal, RepeatFilter,
    Run, RunEvent, RunOutcome, RunProgress, Tally, Wish, drawn, make_attempts, neighbours, places_fill,
};
use jade_grid::{Cell, Puzzle, Symmetry};
use jade_search::nine::Board;
use jade_search::{Key, Random};
use std::ops::{ControlFlow, Range};
use std::time::Duration;

/// Makes puzzles that fulfil a wish.
///
/// Work is divided into numbered *attempts*. An attempt depends only on the wish, the seed, its number and JADE's
/// version, and produces one puzzle or none. Its random numbers are those of the [key](Wish::key) of the wish with the
/// seed and the number: the attempts of different wishes or seeds have no boards in common. So attempts may run in any
/// order, on any number of threads with a generator each: the puzzle of the lowest successful attempt is *the* puzzle
/// of the seed, the next is the second, and so on.
pub struct Generator {
    wish: Wish,
    orbits: Vec<Vec<Cell>>,
    judge: Judge,
    nine: Nine,
    digger: Digger,
    /// The puzzles whose neighbours are made; empty if puzzles are made from scratch.
    seeds: Vec<Puzzle>,
    /// Whether attempts take the seeds in turn rather than at random.
    in_turn: bool,
    numbers: Numbers,
}

/// Where the random numbers of attempts come from.
#[derive(Clone, Copy)]
enum Numbers {
    /// The key of the wish.
    OfWish(Key),
    /// The seed and the number of the attempt alone, as up to version 0.2.
    First,
}

impl Numbers {
    fn random(self, seed: u64, attempt: u64) -> Random {
        match self {
            Numbers::OfWish(key) => key.number(seed).number(attempt).random(),
            Numbers::First => Random::numbered(seed, attempt),
        }
    }
}

/// The result of a single attempt before it is judged.
type Attempted = Result<Dug, AttemptError>;

impl Generator {
    /// Creates a generator that makes puzzles from scratch.
    ///
    /// # Errors
    /// [`Impossible`] if it is known beforehand that no puzzle fulfils the wish; [`Impossible::NoNeighbours`] if it
    /// asks for neighbours ([`Method::Neighbours`]), which need seeds.
    pub fn new(wish: Wish) -> Result<Generator, Impossible> {
        wish.check()?;
        match wish.method {
            Method::Neighbours => Err(Impossible::NoNeighbours),
            _ => Ok(Generator::unchecked(wish, Vec::new(), false)),
        }
    }

    /// Creates a generator that makes neighbours of these puzzles (see [`Method::Neighbours`]), whatever method the
    /// wish names. Each attempt picks one of them at random.
    ///
    /// # Errors
    /// [`Impossible`] if it is known beforehand that no puzzle fulfils the wish; [`Impossible::NoNeighbours`] if
    /// there is no seed, if a seed is for another board, or if the wish restricts where the givens lie.
    pub fn with_seeds(wish: Wish, seeds: Vec<Puzzle>) -> Result<Generator, Impossible> {
        wish.check()?;
        if wish.has_free_places()
            && !seeds.is_empty()
            && seeds.iter().all(|seed| seed.geometry() == wish.geometry)
        {
            return Ok(Generator::unchecked(wish, seeds, false));
        }
        Err(Impossible::NoNeighbours)
    }

    /// Like [`Generator::with_seeds`], but the attempts take the seeds in turn.
    ///
    /// # Errors
    /// See [`Generator::with_seeds`].
    pub fn with_seeds_in_turn(wish: Wish, seeds: Vec<Puzzle>) -> Result<Generator, Impossible> {
        Ok(Generator { in_turn: true, ..Generator::with_seeds(wish, seeds)? })
    }

    /// Returns the generator with the random numbers of versions up to 0.2. They depend only on the seed and the number
    /// of an attempt, so all wishes dig in the same boards. JADE's collection was begun with them and goes on with them;
    /// nothing else should use them.
    #[must_use]
    pub fn with_first_numbers(self) -> Generator {
        Generator { numbers: Numbers::First, ..self }
    }

    fn unchecked(wish: Wish, seeds: Vec<Puzzle>, in_turn: bool) -> Generator {
        Generator {
            orbits: wish.symmetry.orbits(wish.geometry),
            judge: Judge::new(&wish),
            nine: Nine::new(),
            digger: Digger::new(),
            seeds,
            in_turn,
            numbers: Numbers::OfWish(wish.key()),
            wish,
        }
    }

    /// The wish that the puzzles fulfil.
    pub fn wish(&self) -> &Wish {
        &self.wish
    }

    /// The puzzles whose neighbours are made; empty if puzzles are made from scratch.
    pub fn seeds(&self) -> &[Puzzle] {
        &self.seeds
    }

    /// The recommended number of attempts per block. Larger blocks use the lanes of the search better, smaller ones
    /// show results sooner. The results do not depend on it.
    pub fn good_block(&self) -> u64 {
        match (self.digs_in_lanes(), self.wish.is_of_shape_only()) {
            (true, false) => 32,
            (true, true) => 256,
            (false, _) if self.makes_neighbours() => 8,
            (false, _) => 1,
        }
    }

    /// Makes the given attempts and passes the successful ones to `found`, in order. Stops when `found` breaks, or
    /// soon after `cancel` returns true. Returns the tally of the attempts and whether they were cancelled.
    pub fn attempts(
        &mut self,
        seed: u64,
        numbers: Range<u64>,
        cancel: &dyn Fn() -> bool,
        found: &mut dyn FnMut(FoundPuzzle) -> ControlFlow<()>,
    ) -> (Tally, bool) {
        let mut dug = self.dig_in_lanes(seed, numbers.clone(), cancel).into_iter();
        let mut attempt = |number, tally: &mut Tally| {
            let dug = match self.digs_in_lanes() {
                true => dug.next().flatten().ok_or(AttemptError::Cancelled)?,
                false => self.attempt(seed, number, cancel)?,
            };
            self.finish(number, dug, cancel, tally)
        };
        make_attempts(numbers, cancel, &mut attempt, found)
    }

    /// Returns the order for a run of these attempts, without a time limit.
    pub fn order(&self, goal: Goal, attempts: Range<u64>, fresh: RepeatFilter) -> Order {
        Order {
            goal,
            attempts,
            patience: None,
            good_block: self.good_block(),
            every_attempt_succeeds: self.wish.is_of_shape_only(),
            fresh,
        }
    }

    /// Returns the puzzle of the lowest successful attempt, among at most `attempts` of them.
    pub fn first(&mut self, seed: u64, attempts: Option<u64>, cancel: &dyn Fn() -> bool) -> Outcome {
        self.run(Goal::Count(1), seed, attempts, cancel, &mut |_| {})
    }

    /// Returns the best puzzle of the given number of attempts ([`Goal::Best`]). Calls `better` with each one that
    /// beats all before it.
    pub fn best(
        &mut self,
        seed: u64,
        attempts: Option<u64>,
        cancel: &dyn Fn() -> bool,
        better: &mut dyn FnMut(&FoundPuzzle),
    ) -> Outcome {
        self.run(Goal::Best, seed, attempts, cancel, better)
    }

    fn run(
        &mut self,
        goal: Goal,
        seed: u64,
        attempts: Option<u64>,
        cancel: &dyn Fn() -> bool,
        better: &mut dyn FnMut(&FoundPuzzle),
    ) -> Outcome {
        let progress = RunProgress::default();
        let order = self.order(goal, 0..attempts.unwrap_or(u64::MAX), RepeatFilter::always());
        let mut found = None;
        let RunOutcome { tally, cancelled, .. } = Run::new(order, &progress).on_this_thread(
            &|| Duration::ZERO,
            &|_| cancel(),
            &mut |numbers, cancel, found| self.attempts(seed, numbers, cancel, found),
            &mut |event| match event {
                RunEvent::Puzzle(puzzle) => found = Some(puzzle.clone()),
                RunEvent::Better(puzzle) => better(puzzle),
            },
        );
        Outcome { found, tally, cancelled }
    }

    fn digs_in_lanes(&self) -> bool {
        self.wish.is_nine() && self.digs_once() && self.wish.places.is_none()
    }

    /// Whether attempts start from seeds.
    fn makes_neighbours(&self) -> bool {
        !self.seeds.is_empty()
    }

    /// Whether digging runs straight to the end, or to the requested number of givens.
    fn digs_once(&self) -> bool {
        self.wish.method == Method::Fast && !self.makes_neighbours()
    }

    /// The number of givens at which digging stops.
    fn least(&self) -> usize {
        // Minimal puzzles are dug to the end: only then is their number of givens known.
        if self.wish.minimal { 0 } else { self.wish.givens.unwrap_or(0) }
    }

    /// Returns the boards of these attempts: `None` if cancelled, empty if attempts are made one by one.
    fn dig_in_lanes(
        &mut self,
        seed: u64,
        numbers: Range<u64>,
        cancel: &dyn Fn() -> bool,
    ) -> Vec<Option<Dug>> {
        if !self.digs_in_lanes() {
            return Vec::new();
        }
        let units: Vec<u128> = self
            .orbits
            .iter()
            .map(|orbit| orbit.iter().fold(0, |cells, cell| cells | 1 << cell.index()))
            .collect();
        let least = self.least();
        let (first, streams) = (numbers.start, self.numbers);
        let mut dug: Vec<Option<Dug>> = numbers.clone().map(|_| None).collect();
        let mut numbers = numbers;
        let mut start = |chain: &mut Chain| {
            let Some(number) = numbers.next() else { return false };
            let mut random = streams.random(seed, number);
            let solution = self.nine.draw(&mut random);
            let mut units = units.clone();
            random.shuffle(&mut units);
            chain.start(number, solution, ALL, units, least);
            true
        };
        let mut finish = |chain: &Chain| dug[(chain.number - first) as usize] = Some(chain.dug());
        self.digger.dig(&mut start, &mut finish, cancel);
        dug
    }

    /// Makes a single attempt.
    fn attempt(&mut self, seed: u64, number: u64, cancel: &dyn Fn() -> bool) -> Attempted {
        let mut random = self.numbers.random(seed, number);
        if self.makes_neighbours() {
            return self.neighbour(number, &mut random, cancel);
        }
        let effort = if self.wish.minimal { u64::MAX } else { self.wish.effort };
        let depth = Depth { least: self.least(), effort, cancel };
        let task = Task { geometry: self.wish.geometry, orbits: &self.orbits, depth };
        let dug = match (&self.wish.places, self.wish.method) {
            _ if self.wish.has_rules_of_its_own() => {
                drawn::dig_in_drawn(&task, &self.wish.drawn, &mut random)
            }
            (Some(places), _) => places_fill::fill(places, &mut random, cancel),
            (None, Method::Fast | Method::Neighbours) => method::fast(&task, &mut random),
            (None, Method::FullBoard) => method::from_full_board(&task, &mut random),
            (None, Method::EmptyBoard) => method::from_empty_board(&task, &mut random),
            (None, Method::DancingLinks) => method::from_dancing_links(&task, &mut random),
        };
        match dug {
            Some(dug) => Ok(dug),
            None if cancel() => Err(AttemptError::Cancelled),
            None => Err(AttemptError::Refused(Refusal::NotProper)),
        }
    }

    /// Makes a neighbour of one of the seeds, shuffled and dug.
    fn neighbour(&mut self, number: u64, random: &mut Random, cancel: &dyn Fn() -> bool) -> Attempted {
        let count = self.seeds.len();
        let chosen = if self.in_turn { (number % count as u64) as usize } else { random.below(count) };
        let seed = &self.seeds[chosen];
        let shuffled = Symmetry::random(seed.geometry(), |bound| random.below(bound)).puzzle(seed);
        let Some((puzzle, solution)) = neighbours::neighbour(&shuffled, random, cancel) else {
            return Err(if cancel() {
                AttemptError::Cancelled
            } else {
                AttemptError::Refused(Refusal::NotProper)
            });
        };
        let mut givens: Vec<Cell> = puzzle.filled().map(|(cell, _)| cell).collect();
        random.shuffle(&mut givens);
        let more = self.minimised(&puzzle, &solution, &givens, cancel).ok_or(AttemptError::Cancelled)?;
        // As if it had been dug out of its solution: the cells that were open at the start were removed first.
        let mut open: Vec<Cell> =
            puzzle.geometry().cells().filter(|cell| puzzle.get(*cell).is_none()).collect();
        random.shuffle(&mut open);
        let mut removed = Removed::default();
        open.into_iter().for_each(|cell| removed.push([cell]));
        removed.append(&more.removed);
        Ok(Dug { removed, ..more })
    }

    /// Gives a dug puzzle the requested shape, then judges it.
    fn finish(
        &mut self,
        attempt: u64,
        dug: Dug,
        cancel: &dyn Fn() -> bool,
        tally: &mut Tally,
    ) -> Result<FoundPuzzle, AttemptError> {
        let refuse = |refusal| Err(AttemptError::Refused(refusal));
        let dug = self.shaped(dug, cancel)?;
        let givens = dug.puzzle.filled_count();
        tally.saw_givens(givens);
        if self.wish.most_givens.is_some_and(|most| givens > most) {
            return refuse(Refusal::MoreGivens);
        }
        match self.wish.givens {
            Some(wished) if givens > wished => return refuse(Refusal::MoreGivens),
            Some(wished) if givens < wished => return refuse(Refusal::OtherGivens),
            _ => {}
        }
        if self.wish.minimal && !self.is_minimal(&dug, cancel)? {
            return refuse(Refusal::NotMinimal);
        }
        if self.wish.is_rated() {
            return self.judge.judge(attempt, dug, cancel);
        }
        let (rating, moment, merit) = (None, None, Merit::default());
        let Dug { puzzle, solution, .. } = dug;
        let found =
            FoundPuzzle { attempt, puzzle, solution, rating, explainer: None, steps: 0, moment, merit };
        self.judge.with_er(found, cancel)
    }

    /// Adds or removes givens if the method stopped at another number than requested. Only removes them if the puzzle
    /// must be minimal.
    fn shaped(&mut self, mut dug: Dug, cancel: &dyn Fn() -> bool) -> Result<Dug, AttemptError> {
        if self.wish.places.is_some() || self.digs_once() {
            return Ok(dug);
        }
        let least = self.least();
        if (self.wish.minimal || self.wish.givens.is_some()) && dug.puzzle.filled_count() > least {
            let depth = Depth { least, effort: u64::MAX, cancel };
            let units: Vec<Vec<Cell>> = self.orbits.clone();
            let more = crate::dig::any::dig(dug.puzzle, &dug.solution, &units, depth);
            let more = more.ok_or(AttemptError::Cancelled)?;
            dug.removed.append(&more.removed);
            dug = Dug { removed: dug.removed, ..more };
        }
        if !self.wish.minimal
            && let Some(wished) = self.wish.givens
        {
            while dug.puzzle.filled_count() < wished
                && let Some(unit) = dug.removed.pop()
            {
                unit.iter().for_each(|cell| dug.puzzle.set(*cell, dug.solution.get(*cell)));
            }
        }
        Ok(dug)
    }

    /// Whether every given is necessary.
    fn is_minimal(&mut self, dug: &Dug, cancel: &dyn Fn() -> bool) -> Result<bool, AttemptError> {
        if dug.certain && self.orbits.iter().all(|orbit| orbit.len() == 1) {
            return Ok(true);
        }
        let givens: Vec<Cell> = dug.puzzle.filled().map(|(cell, _)| cell).collect();
        let fewer =
            self.minimised(&dug.puzzle, &dug.solution, &givens, cancel).ok_or(AttemptError::Cancelled)?;
        Ok(fewer.puzzle.filled_count() == givens.len())
    }

    /// Removes the redundant givens of a proper puzzle, trying them one by one in this order. Returns `None` if
    /// cancelled.
    fn minimised(
        &mut self,
        puzzle: &Puzzle,
        solution: &Puzzle,
        givens: &[Cell],
        cancel: &dyn Fn() -> bool,
    ) -> Option<Dug> {
        match Board::from_puzzle(solution) {
            Some(solution) => {
                let units = givens.iter().map(|cell| 1 << cell.index()).collect();
                self.minimise_nine(&solution, units, cancel)
            }
            None => {
                let units: Vec<Vec<Cell>> = givens.iter().map(|cell| vec![*cell]).collect();
                let depth = Depth { least: 0, effort: u64::MAX, cancel };
                crate::dig::any::dig(puzzle.clone(), solution, &units, depth)
            }
        }
    }

    fn minimise_nine(
        &mut self,
        solution: &Board,
        units: Vec<u128>,
        cancel: &dyn Fn() -> bool,
    ) -> Option<Dug> {
        let givens = units.iter().fold(0, |givens, unit| givens | unit);
        let mut units = Some(units);
        let mut dug = None;
        let mut start = |chain: &mut Chain| {
            let Some(units) = units.take() else { return false };
            chain.start(0, *solution.values(), givens, units, 0);
            true
        };
        self.digger.dig(&mut start, &mut |chain| dug = Some(chain.dug()), cancel);
        dug
    }
}

/// Whether a puzzle has the shape that a wish asks for, as far as this can be checked without solving it.
pub fn has_shape(wish: &Wish, puzzle: &Puzzle) -> bool {
    let givens = puzzle.filled_count();
    (puzzle.geometry() == wish.geometry || wish.has_rules_of_its_own())
        && wish.givens.is_none_or(|wished| givens == wished)
        && wish.most_givens.is_none_or(|most| givens <= most)
        && wish.symmetry.holds(wish.geometry, |cell| puzzle.get(cell).is_some())
        && wish.places.as_ref().is_none_or(|places| {
            wish.geometry.cells().all(|cell| places.contains(cell) == puzzle.get(cell).is_some())
        })
}
