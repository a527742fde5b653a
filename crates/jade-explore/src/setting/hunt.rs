//! [`Board`] and [`Hunt`]: looks for one solution of a board that need not be shared, from candidates that the caller chooses.
//!
//! A hunt goes depth first: it assumes a digit, draws what follows (singles, pairs of cells, sums and automata), and if that
//! fails, takes the digit away. It guesses where failures were frequent so far (Boussemart, Hemery, Lecoutre and Sais,
//! *Boosting Systematic Search by Weighting Constraints*, 2004) and begins anew from time to time, with what it has learnt.

use jade_grid::{Cell, Digit, DigitSet, Geometry, Narrower, Puzzle};
use jade_search::SearchLimits;

/// What a geometry says, laid out for a hunt.
pub(super) struct Board<'g> {
    side: usize,
    domain: Vec<DigitSet>,
    houses: Vec<Vec<usize>>,
    houses_of: Vec<Vec<usize>>,
    peers: Vec<Vec<usize>>,
    /// Per cell: the cells that rules relate to it, and what each digit excludes there.
    pairs: Vec<Vec<(usize, &'g [DigitSet])>>,
    narrowers: Vec<(Narrower<'g>, Vec<usize>)>,
    narrowers_of: Vec<Vec<usize>>,
}

impl<'g> Board<'g> {
    pub(super) fn of(geometry: &'g Geometry) -> Board<'g> {
        let index = |cells: &[Cell]| cells.iter().map(|cell| cell.index()).collect::<Vec<_>>();
        let narrowers: Vec<_> = geometry.narrowers().map(|one| (one, index(&one.cells()))).collect();
        let mut narrowers_of = vec![Vec::new(); geometry.cell_count()];
        for (place, (_, cells)) in narrowers.iter().enumerate() {
            cells.iter().for_each(|cell| narrowers_of[*cell].push(place));
        }
        Board {
            side: geometry.side(),
            domain: geometry.cells().map(|cell| geometry.domain(cell)).collect(),
            houses: geometry.houses().iter().map(|house| index(house.cells())).collect(),
            houses_of: geometry
                .cells()
                .map(|cell| geometry.houses_of(cell).iter().map(|house| house.index()).collect())
                .collect(),
            peers: geometry
                .cells()
                .map(|cell| geometry.peers_of::<10>(cell).iter().map(|peer| peer.index()).collect())
                .collect(),
            pairs: geometry
                .cells()
                .map(|cell| geometry.pairs(cell).map(|(other, table)| (other.index(), table)).collect())
                .collect(),
            narrowers,
            narrowers_of,
        }
    }

    /// Returns what each cell can hold by these givens, one by one, the digits that the puzzle bars, and the rules of single cells.
    pub(super) fn start(&self, puzzle: &Puzzle, is_given: impl Fn(Cell) -> bool) -> Vec<DigitSet> {
        let cells = puzzle.geometry().cells();
        cells
            .map(|cell| {
                let left = self.domain[cell.index()] - puzzle.barred(cell);
                match puzzle.get(cell).filter(|_| is_given(cell)) {
                    Some(given) => left & DigitSet::only(given),
                    None => left,
                }
            })
            .collect()
    }
}

/// How a hunt ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Hunted {
    /// With a solution.
    Found(Vec<DigitSet>),
    /// There is none.
    None,
    /// The limits were reached first.
    Unknown,
}

/// What is to be hunted for besides a solution.
#[derive(Clone, Copy, Default)]
pub(super) struct Wanted<'a> {
    /// Not this one.
    pub(super) except: Option<&'a Puzzle>,
    /// Per cell: the digits that are tried first.
    pub(super) first: Option<&'a [DigitSet]>,
}

/// Hunts for solutions, and remembers where it failed. One serves many boards of the same size.
pub(super) struct Hunt<'l> {
    limits: &'l SearchLimits<'l>,
    /// The number of guesses so far.
    nodes: u64,
    /// Per cell: how often it had a part in a failure.
    weights: Vec<u32>,
    is_waiting: Vec<bool>,
    waiting: Vec<usize>,
    changed_houses: Vec<bool>,
    changed_narrowers: Vec<bool>,
    scratch: Vec<DigitSet>,
}

/// The first hunt is broken off after so many failures; every next one takes half as many more.
const FIRST_FAILURES: u64 = 64;

/// The limits are asked after so many guesses. A guess on a board with many sums takes up to a tenth of a millisecond.
const POLL: u64 = 16;

impl<'l> Hunt<'l> {
    pub(super) fn new(cells: usize, limits: &'l SearchLimits<'l>) -> Hunt<'l> {
        Hunt {
            limits,
            nodes: 0,
            weights: vec![1; cells],
            is_waiting: vec![false; cells],
            waiting: Vec::new(),
            changed_houses: Vec::new(),
            changed_narrowers: Vec::new(),
            scratch: Vec::new(),
        }
    }

    /// Returns whether there is nothing left to spend, or the caller has cancelled.
    pub(super) fn is_over(&self) -> bool {
        self.limits.nodes.is_some_and(|most| self.nodes >= most)
            || self.limits.cancel.is_some_and(|cancel| cancel())
    }

    /// Draws what follows from these candidates without a guess. Returns whether a solution is still possible.
    pub(super) fn propagate(&mut self, board: &Board<'_>, state: &mut [DigitSet]) -> bool {
        self.begin(board);
        (0..state.len()).for_each(|cell| self.wait(cell));
        self.changed_houses.fill(true);
        self.changed_narrowers.fill(true);
        self.settle(board, state)
    }

    /// Looks for a solution within these candidates, with at most so many guesses.
    pub(super) fn find(
        &mut self,
        board: &Board<'_>,
        start: &[DigitSet],
        wanted: Wanted<'_>,
        guesses: u64,
    ) -> Hunted {
        let mut root = start.to_vec();
        if !self.propagate(board, &mut root) {
            return Hunted::None;
        }
        let last = self.nodes.saturating_add(guesses);
        let mut most_failures = FIRST_FAILURES;
        loop {
            match self.dive(board, &mut root, wanted, last, most_failures) {
                None => most_failures += most_failures / 2,
                Some(ended) => return ended,
            }
        }
    }

    /// One hunt from the root, up to so many failures; `None` if there are more.
    fn dive(
        &mut self,
        board: &Board<'_>,
        root: &mut Vec<DigitSet>,
        wanted: Wanted<'_>,
        last: u64,
        most_failures: u64,
    ) -> Option<Hunted> {
        let mut state = root.clone();
        let mut guesses: Vec<(Vec<DigitSet>, usize, Digit)> = Vec::new();
        let mut failures = 0;
        loop {
            let mut possible;
            if let Some((cell, digit)) = self.choose(board, &state, wanted) {
                if self.nodes >= last || (self.nodes.is_multiple_of(POLL) && self.is_over()) {
                    return Some(Hunted::Unknown);
                }
                self.nodes += 1;
                guesses.push((state.clone(), cell, digit));
                let others = state[cell].without(digit);
                possible = self.take(board, &mut state, cell, others);
            } else if wanted.except.is_some_and(|other| is_same(&state, other)) {
                possible = false;
            } else {
                return Some(Hunted::Found(state));
            }
            while !possible {
                failures += 1;
                let Some((before, cell, digit)) = guesses.pop() else { return Some(Hunted::None) };
                state = before;
                possible = self.take(board, &mut state, cell, DigitSet::only(digit));
                if guesses.is_empty() && possible {
                    // Whatever was refuted at the root stays so.
                    root.clone_from(&state);
                }
            }
            if failures > most_failures {
                return None;
            }
        }
    }

    /// Returns the cell that promises to fail soonest, and the digit to try there; `None` if all cells are filled.
    fn choose(&self, board: &Board<'_>, state: &[DigitSet], wanted: Wanted<'_>) -> Option<(usize, Digit)> {
        let open = (0..state.len()).filter(|cell| state[*cell].len() > 1);
        // Fewest candidates for its weight; products in place of quotients.
        let cell = open.reduce(|best, cell| {
            let size = |cell: usize| state[cell].len() as u64;
            let weight = |cell: usize| u64::from(self.weights[cell]) * board.peers[cell].len().max(1) as u64;
            if size(cell) * weight(best) < size(best) * weight(cell) { cell } else { best }
        })?;
        let first = wanted.first.map_or(DigitSet::EMPTY, |first| state[cell] & first[cell]);
        Some((cell, first.first().or(state[cell].first())?))
    }

    fn begin(&mut self, board: &Board<'_>) {
        for cell in self.waiting.drain(..) {
            self.is_waiting[cell] = false;
        }
        self.changed_houses.clear();
        self.changed_houses.resize(board.houses.len(), false);
        self.changed_narrowers.clear();
        self.changed_narrowers.resize(board.narrowers.len(), false);
    }

    fn wait(&mut self, cell: usize) {
        if !std::mem::replace(&mut self.is_waiting[cell], true) {
            self.waiting.push(cell);
        }
    }

    /// Takes digits from a cell where everything was drawn, and draws what follows.
    fn take(&mut self, board: &Board<'_>, state: &mut [DigitSet], cell: usize, out: DigitSet) -> bool {
        self.begin(board);
        self.cut(board, state, cell, out) && self.settle(board, state)
    }

    /// Takes digits from a cell. Returns whether any is left.
    fn cut(&mut self, board: &Board<'_>, state: &mut [DigitSet], cell: usize, out: DigitSet) -> bool {
        let left = state[cell] - out;
        if left != state[cell] {
            state[cell] = left;
            self.wait(cell);
            for house in &board.houses_of[cell] {
                self.changed_houses[*house] = true;
            }
            for narrower in &board.narrowers_of[cell] {
                self.changed_narrowers[*narrower] = true;
            }
        }
        if left.is_empty() {
            self.blame(&[cell]);
        }
        !left.is_empty()
    }

    fn blame(&mut self, cells: &[usize]) {
        for cell in cells {
            self.weights[*cell] += 1;
        }
        if self.weights[cells[0]] > 1 << 24 {
            self.weights.iter_mut().for_each(|weight| *weight = *weight / 2 + 1);
        }
    }

    /// Draws everything that follows: cells that have changed first, then houses, and narrowers when nothing else does.
    fn settle(&mut self, board: &Board<'_>, state: &mut [DigitSet]) -> bool {
        loop {
            if let Some(cell) = self.waiting.pop() {
                self.is_waiting[cell] = false;
                if state[cell].is_empty() {
                    self.blame(&[cell]);
                    return false;
                }
                if !self.spread(board, state, cell) {
                    return false;
                }
            } else if let Some(house) = self.changed_houses.iter().position(|changed| *changed) {
                self.changed_houses[house] = false;
                if !self.find_hidden(board, state, &board.houses[house]) {
                    return false;
                }
            } else if let Some(place) = self.changed_narrowers.iter().position(|changed| *changed) {
                self.changed_narrowers[place] = false;
                if !self.narrow(board, state, place) {
                    return false;
                }
            } else {
                return true;
            }
        }
    }

    /// Takes from other cells what the candidates of one exclude there.
    fn spread(&mut self, board: &Board<'_>, state: &mut [DigitSet], cell: usize) -> bool {
        let here = state[cell];
        if here.single().is_some() {
            for peer in &board.peers[cell] {
                if !self.cut(board, state, *peer, here) {
                    return false;
                }
            }
        }
        for (other, table) in &board.pairs[cell] {
            let out = here.iter().fold(state[*other], |out, digit| out & table[digit.index()]);
            if !out.is_empty() && !self.cut(board, state, *other, out) {
                return false;
            }
        }
        true
    }

    /// Places the digits that have only one place left in a house.
    fn find_hidden(&mut self, board: &Board<'_>, state: &mut [DigitSet], house: &[usize]) -> bool {
        let (mut once, mut twice) = (DigitSet::EMPTY, DigitSet::EMPTY);
        for cell in house {
            twice |= once & state[*cell];
            once |= state[*cell];
        }
        if once != DigitSet::all(board.side) {
            self.blame(house);
            return false;
        }
        let single = once - twice;
        for cell in house {
            let here = state[*cell] & single;
            if here.is_empty() || state[*cell].len() == 1 {
                continue;
            }
            if here.len() > 1 {
                self.blame(house);
                return false;
            }
            let others = state[*cell] - here;
            if !self.cut(board, state, *cell, others) {
                return false;
            }
        }
        true
    }

    fn narrow(&mut self, board: &Board<'_>, state: &mut [DigitSet], place: usize) -> bool {
        let (narrower, cells) = &board.narrowers[place];
        let mut narrowed = std::mem::take(&mut self.scratch);
        narrowed.clear();
        narrowed.extend(cells.iter().map(|cell| state[*cell]));
        let mut possible = narrower.narrow(&mut narrowed);
        if !possible {
            self.blame(cells);
        }
        for (cell, left) in cells.iter().zip(&narrowed) {
            possible = possible && self.cut(board, state, *cell, state[*cell] - *left);
        }
        self.scratch = narrowed;
        possible
    }
}

/// Returns whether the candidates are this solution.
fn is_same(state: &[DigitSet], solution: &Puzzle) -> bool {
    state.iter().zip(solution.digits()).all(|(left, digit)| left.single() == digit)
}
