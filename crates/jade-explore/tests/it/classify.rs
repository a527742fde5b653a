//! Classes beside those found by a program that works with sets of candidates and tries every order of singles.

use jade_explore::{Class, backdoors, classify};
use jade_grid::{Cell, Geometry};
use jade_search::nine::{Board, Solver};
use std::collections::BTreeSet;

/// Puzzles in T&E(0), T&E(1) with B1 to B4, and T&E(2).
const PUZZLES: [&str; 6] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    ".4....8173......5...5.9....1..7....5.5...8........27...3......8..25.46.......69..",
    "......867..5....2.6..2.......25....98..4....6..1..94...17..8..32.8............15.",
    "54....1....91...7..1..28..46....3.8.8..25......1.....3....12.4.....6..5...79.....",
    "98.7..6..7.5....9..43.....78..2....6..7.1..2......48..3..9...6.....5.3.......1..9",
];

type Candidate = (usize, u8);
type State = BTreeSet<Candidate>;

/// The variables that have one value each: cells, and the digits of houses.
fn variables() -> Vec<Vec<Candidate>> {
    let board = Geometry::standard(9).unwrap();
    let cells = (0..81).map(|cell| (1..=9).map(|digit| (cell, digit)).collect());
    let houses = board.houses().iter().flat_map(|house| {
        (1..=9).map(move |digit| house.cells().iter().map(|cell| (cell.index(), digit)).collect())
    });
    cells.chain(houses).collect()
}

fn sees(a: Candidate, b: Candidate) -> bool {
    let board = Geometry::standard(9).unwrap();
    let share = || {
        board
            .houses_of(Cell::new(a.0))
            .iter()
            .any(|house| board.house(*house).cells().contains(&Cell::new(b.0)))
    };
    a != b && (a.0 == b.0 || (a.1 == b.1 && share()))
}

struct Naive {
    variables: Vec<Vec<Candidate>>,
}

impl Naive {
    fn start(&self, puzzle: &Board) -> State {
        let given = |cell: usize| Some(puzzle.values()[cell]).filter(|value| *value > 0);
        let all = (0..81).flat_map(|cell| (1..=9).map(move |digit| (cell, digit)));
        let givens: Vec<Candidate> = (0..81).filter_map(|cell| Some((cell, given(cell)?))).collect();
        all.filter(|one| !givens.iter().any(|given| sees(*given, *one))).collect()
    }

    fn place(state: &State, placed: Candidate) -> State {
        state.iter().copied().filter(|one| !sees(placed, *one)).collect()
    }

    /// The values of variables that have only one left; `None` if one has none.
    fn singles(&self, state: &State) -> Option<State> {
        let mut singles = State::new();
        for variable in &self.variables {
            let left: Vec<Candidate> = variable.iter().copied().filter(|one| state.contains(one)).collect();
            match left[..] {
                [] => return None,
                [one] => drop(singles.insert(one)),
                _ => {}
            }
        }
        Some(singles)
    }

    fn settled(&self, mut state: State) -> Option<State> {
        loop {
            let next =
                self.singles(&state)?.into_iter().fold(state.clone(), |state, one| Naive::place(&state, one));
            if next == state {
                return Some(state);
            }
            state = next;
        }
    }

    /// Whether at most this number of singles, in any order, lead to a contradiction.
    fn fails(&self, state: &State, most: u32) -> bool {
        let Some(singles) = self.singles(state) else { return true };
        let more = singles.into_iter().map(|one| Naive::place(state, one)).filter(|next| next != state);
        most > 0 && more.collect::<BTreeSet<State>>().iter().any(|next| self.fails(next, most - 1))
    }

    /// Removes what `refutes` until nothing is left to remove.
    fn without(&self, state: State, refutes: &dyn Fn(&State, Candidate) -> bool) -> Option<State> {
        let mut state = self.settled(state)?;
        loop {
            let refuted = state.iter().copied().find(|one| {
                let open = state.range((one.0, 0)..=(one.0, 9)).count() > 1;
                open && refutes(&state, *one)
            });
            let Some(refuted) = refuted else { return Some(state) };
            state.remove(&refuted);
            state = self.settled(state)?;
        }
    }

    /// The braids of at most this length.
    fn braids(&self, state: State, length: u32) -> Option<State> {
        self.without(state, &|state, one| length > 0 && self.fails(&Naive::place(state, one), length - 1))
    }

    fn class(&self, puzzle: &Board) -> Class {
        let start = self.settled(self.start(puzzle)).unwrap();
        let class = |depth, braids| Class { depth: Some(depth), braids: Some(braids) };
        if start.len() == 81 {
            return class(0, 0);
        }
        let tried = self
            .without(start.clone(), &|state, one| self.settled(Naive::place(state, one)).is_none())
            .unwrap();
        if tried.len() == 81 {
            let length = (1..).find(|length| self.braids(start.clone(), *length).unwrap().len() == 81);
            return class(1, length.unwrap());
        }
        let nested = |length| {
            let refutes = |state: &State, one| self.braids(Naive::place(state, one), length).is_none();
            self.without(tried.clone(), &refutes).unwrap().len() == 81
        };
        class(2, (1..).find(|length| nested(*length)).unwrap())
    }
}

fn class(line: &str, longest: u32) -> Class {
    classify(&Board::from_line(line.as_bytes()).unwrap(), longest, &|| false).unwrap().unwrap()
}

#[test]
fn classes_are_those_of_all_orders_of_singles() {
    let naive = Naive { variables: variables() };
    // Without optimisation, longer braids would take minutes.
    for line in &PUZZLES[..3] {
        let board = Board::from_line(line.as_bytes()).unwrap();
        assert_eq!(class(line, 8), naive.class(&board), "{line}");
    }
}

#[test]
#[ignore = "takes minutes"]
fn longer_braids_are_those_of_all_orders_of_singles() {
    let naive = Naive { variables: variables() };
    for line in &PUZZLES[3..] {
        let board = Board::from_line(line.as_bytes()).unwrap();
        assert_eq!(class(line, 8), naive.class(&board), "{line}");
    }
}

#[test]
fn longer_braids_are_not_looked_for() {
    let classes = PUZZLES.map(|line| class(line, 8).to_string());
    assert_eq!(classes, ["T&E(0)", "T&E(1) B1", "T&E(1) B2", "T&E(1) B3", "T&E(1) B4", "T&E(2) B3B"]);
    assert_eq!(class(PUZZLES[4], 3).to_string(), "T&E(1)");
    assert_eq!(class(PUZZLES[5], 2).to_string(), "T&E(2)");
}

#[test]
#[ignore = "takes minutes without optimisation"]
fn the_easter_monster_has_its_class() {
    let line = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
    assert_eq!(class(line, 8).to_string(), "T&E(2) B6B");
}

#[test]
fn backdoors_are_the_smallest_sets_that_leave_singles() {
    for line in PUZZLES {
        let board = Board::from_line(line.as_bytes()).unwrap();
        let solution = Solver::new().first(board).unwrap();
        let found = backdoors(&board, &|| false).unwrap().unwrap();
        let with = |cells: &[usize]| {
            let mut values = *board.values();
            cells.iter().for_each(|cell| values[*cell] = solution.values()[*cell]);
            let line: Vec<u8> = values.iter().map(|value| b'0' + value).collect();
            class(std::str::from_utf8(&line).unwrap(), 1).depth == Some(0)
        };
        let open: Vec<usize> = (0..81).filter(|cell| board.values()[*cell] == 0).collect();
        let found: Vec<Vec<usize>> =
            found.iter().map(|cells| cells.iter().map(|cell| cell.index()).collect()).collect();
        if with(&[]) {
            assert_eq!(found, [Vec::<usize>::new()], "{line}");
            continue;
        }
        let mut expected: Vec<Vec<usize>> =
            open.iter().map(|cell| vec![*cell]).filter(|set| with(set)).collect();
        if expected.is_empty() {
            let pairs = open
                .iter()
                .flat_map(|a| open.iter().map(move |b| vec![*a, *b]))
                .filter(|pair| pair[0] < pair[1]);
            expected = pairs.filter(|pair| with(pair)).collect();
        }
        // Cells that singles fill anyway are not named.
        let all: BTreeSet<&Vec<usize>> = found.iter().collect();
        assert!(found.iter().all(|set| expected.contains(set)), "{line}");
        let named: BTreeSet<usize> = found.iter().flatten().copied().collect();
        let missing =
            expected.iter().filter(|set| !all.contains(set) && set.iter().all(|cell| named.contains(cell)));
        assert_eq!(missing.count(), 0, "{line}");
        assert_eq!(found.first().map(Vec::len), expected.first().map(Vec::len), "{line}");
    }
}

#[test]
fn a_classification_is_cancelled() {
    let hard = Board::from_line(PUZZLES[5].as_bytes()).unwrap();
    assert!(classify(&hard, 8, &|| true).is_err());
}
