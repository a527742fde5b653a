//! [`Relation`]: in what way puzzles can be so alike that they must not be in different splits.
//!
//! | relation | two puzzles | in a data set |
//! |---|---|---|
//! | [`Form`](Relation::Form) | become each other by rearranging rows, columns and digits | never twice |
//! | [`Grid`](Relation::Grid) | have solutions of which this is so | never in different splits |
//! | [`Near`](Relation::Near) | become each other by also exchanging a few givens | never in different splits |
//!
//! Each relation gives a puzzle *keys*, and two puzzles have the relation if they have a key in common. So related puzzles
//! are found by sorting keys, however many puzzles there are. A puzzle with *n* givens has one key for its form, one for its
//! grid, and for an exchange of at most two givens 1 + *n* + *n*(*n*−1)/2 more: the forms of what is left if none, one or
//! two givens are taken away.

use super::Plan;
use super::distinct::Keys;
use super::row::form;
use jade_explore::min_lex;
use jade_grid::{Cell, Puzzle};
use jade_search::Key;
use jade_search::nine::Board;

/// In what way two puzzles are alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// They are isomorphic.
    Form,
    /// Their solutions are isomorphic; on other boards than 9×9, they are so as far as the cycles between their rows,
    /// columns and digits tell, which keeps a few more apart.
    Grid,
    /// At most so many givens taken away from each leave isomorphic rests. Only known of the plain 9×9 board: on smaller
    /// ones nearly all puzzles are related in this way, and on larger ones none by chance.
    Near(usize),
}

/// The number of bytes of a key of [`Relation::Near`]. These are hashes: there are hundreds for each puzzle, and two that
/// are equal by chance only keep a puzzle out of a split.
const HASH: usize = 8;

impl Relation {
    /// The relations that puzzles of different splits must not have; that they are not isomorphic is one of them.
    pub fn all(plan: &Plan) -> Vec<Relation> {
        let mut all = vec![Relation::Form, Relation::Grid];
        all.extend((plan.relatives > 0).then_some(Relation::Near(plan.relatives)));
        all
    }

    /// The name in names of files.
    pub fn as_str(self) -> &'static str {
        match self {
            Relation::Form => "form",
            Relation::Grid => "grid",
            Relation::Near(_) => "near",
        }
    }

    /// The number of bytes of a key.
    pub fn key_len(self, keys: &Keys) -> usize {
        match self {
            Relation::Form | Relation::Grid => keys.len(),
            Relation::Near(_) => HASH,
        }
    }

    /// Returns the keys of a puzzle, one after the other. `solution` returns its solution. `None` if a form cannot be found,
    /// or if there is no solution.
    pub fn keys(
        self,
        keys: &Keys,
        puzzle: &Puzzle,
        solution: impl FnOnce() -> Option<Puzzle>,
    ) -> Option<Vec<u8>> {
        match self {
            Relation::Form => Some(keys.key(&form(puzzle)?)),
            Relation::Grid => grid_key(keys, &solution()?),
            Relation::Near(most) => {
                let Some(board) = Board::from_puzzle(puzzle) else { return Some(Vec::new()) };
                let givens: Vec<Cell> = puzzle.filled().map(|(cell, _)| cell).collect();
                let mut hashes = Vec::new();
                rests(board, &givens, most, &mut hashes)?;
                // A symmetric puzzle leaves the same rest in several ways.
                hashes.sort_unstable();
                hashes.dedup();
                Some(hashes.into_iter().flat_map(u64::to_be_bytes).collect())
            }
        }
    }
}

/// Returns the key of a solution: its form on 9×9; its [`cycles`] on others, of which a form would take long.
fn grid_key(keys: &Keys, solution: &Puzzle) -> Option<Vec<u8>> {
    if Board::from_puzzle(solution).is_some() {
        return Some(keys.key(&form(solution)?));
    }
    let mut key = keys.key(&Puzzle::empty(solution.geometry()));
    let hash = cycles(solution).to_be_bytes();
    // The first byte of a key says which board it is.
    key.iter_mut().skip(1).zip(hash).for_each(|(byte, hash)| *byte = hash);
    Some(key)
}

/// Returns a hash of a full grid that no rearrangement changes. From one row to another, each digit leads to the one in the
/// same column there, and these steps form cycles; so do those between columns and between digits. The lengths of the
/// cycles of all pairs are counted, for rows and columns also whether a pair is in the same chute.
fn cycles(grid: &Puzzle) -> u64 {
    let board = grid.geometry();
    let side = board.side();
    // The place of each thing in each line of its kind.
    let mut lines = [const { Vec::new() }; 3].map(|_: Vec<Vec<usize>>| vec![vec![0; side]; side]);
    for cell in board.cells() {
        let Some(digit) = grid.get(cell) else { continue };
        let (row, column) = (board.row(cell), board.column(cell));
        lines[0][row][column] = digit.index();
        lines[1][column][row] = digit.index();
        lines[2][digit.index()][row] = column;
    }
    let chutes = [board.box_rows(), board.box_columns(), side];
    let [rows, columns, digits] = [0, 1, 2].map(|kind| {
        let lines = &lines[kind];
        let of_line = |one: usize| {
            let pairs = (0..side).filter(|other| *other != one).map(|other| {
                let together = one / chutes[kind] == other / chutes[kind];
                lengths(&lines[one], &lines[other])
                    .into_iter()
                    .fold(Key::new("cycles").number(u64::from(together)), |key, length| key.number(length))
            });
            sorted("line", pairs)
        };
        let chutes = (0..side / chutes[kind])
            .map(|chute| sorted("chute", (chute * chutes[kind]..(chute + 1) * chutes[kind]).map(of_line)));
        sorted("kind", chutes)
    });
    // With square boxes rows can become columns.
    let lines = if board.box_rows() == board.box_columns() {
        sorted("lines", [rows, columns].into_iter())
    } else {
        Key::new("lines").number(rows.seed()).number(columns.seed())
    };
    lines.number(digits.seed()).seed()
}

/// The lengths of the cycles of steps from one line to the other, in order.
fn lengths(from: &[usize], to: &[usize]) -> Vec<u64> {
    let mut next = vec![0; from.len()];
    from.iter().zip(to).for_each(|(from, to)| next[*from] = *to);
    let mut seen = vec![false; from.len()];
    let mut lengths = Vec::new();
    for start in 0..from.len() {
        let (mut at, mut length) = (start, 0);
        while !std::mem::replace(&mut seen[at], true) {
            (at, length) = (next[at], length + 1);
        }
        lengths.extend((length > 0).then_some(length));
    }
    lengths.sort_unstable();
    lengths
}

/// The key of some keys, whatever their order.
fn sorted(purpose: &str, keys: impl Iterator<Item = Key>) -> Key {
    let mut seeds: Vec<u64> = keys.map(Key::seed).collect();
    seeds.sort_unstable();
    seeds.into_iter().fold(Key::new(purpose), Key::number)
}

/// Adds the hashes of what is left of a board if at most `most` of these givens are taken away.
fn rests(board: Board, givens: &[Cell], most: usize, hashes: &mut Vec<u64>) -> Option<()> {
    hashes.push(Key::new("rest of a puzzle").text(&min_lex(&board)?.board().to_string()).seed());
    if most > 0 {
        for (index, cell) in givens.iter().enumerate() {
            rests(board.without(*cell), &givens[index + 1..], most - 1, hashes)?;
        }
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_grid::{Digit, Geometry, Symmetry, line};
    use jade_search::Random;

    const PUZZLE: &str = "98.7..6..7.5....9..43.....78..2....6..7.1..2......48..3..9...6.....5.3.......1..9";

    fn keys_of(relation: Relation, puzzle: &Puzzle) -> Vec<Vec<u8>> {
        let keys = Keys::new([puzzle.geometry()]);
        let solution = || jade_tutor::classify(puzzle, &jade_tutor::Limits::default()).solution().cloned();
        let all = relation.keys(&keys, puzzle, solution).unwrap();
        all.chunks_exact(relation.key_len(&keys)).map(<[u8]>::to_vec).collect()
    }

    fn are_related(relation: Relation, one: &Puzzle, other: &Puzzle) -> bool {
        let others = keys_of(relation, other);
        keys_of(relation, one).iter().any(|key| others.contains(key))
    }

    fn shuffled(puzzle: &Puzzle, seed: u64) -> Puzzle {
        let mut random = Random::new(seed);
        Symmetry::random(puzzle.geometry(), |bound| random.below(bound)).puzzle(puzzle)
    }

    #[test]
    fn related_puzzles_have_a_key_in_common_under_every_symmetry() {
        let puzzle = line::read(PUZZLE).unwrap();
        let solution =
            jade_tutor::classify(&puzzle, &jade_tutor::Limits::default()).solution().cloned().unwrap();
        let givens: Vec<Cell> = puzzle.filled().map(|(cell, _)| cell).collect();
        let open: Vec<Cell> = puzzle.geometry().cells().filter(|cell| puzzle.get(*cell).is_none()).collect();
        let changed = |off: &[usize], on: &[usize], with: &dyn Fn(Cell) -> Option<Digit>| {
            let mut other = puzzle.clone();
            off.iter().for_each(|index| other.set(givens[*index], None));
            on.iter().for_each(|index| other.set(open[*index], with(open[*index])));
            shuffled(&other, 3)
        };
        let right = |cell| solution.get(cell);
        let shuffle = changed(&[], &[], &right);
        for relation in [Relation::Form, Relation::Grid, Relation::Near(1), Relation::Near(2)] {
            assert!(are_related(relation, &puzzle, &shuffle), "{relation:?}");
        }
        assert!(!are_related(Relation::Form, &puzzle, &changed(&[], &[4], &right)));
        // More givens of the same solution.
        assert!(are_related(Relation::Grid, &puzzle, &changed(&[], &[1, 3, 5, 7, 9, 11], &right)));
        // The number of givens exchanged, whatever the digits: one off and one on, two and two, two and none, three.
        let any = |cell: Cell| Digit::new(1 + (cell.index() % 9) as u8);
        let near = |most, off: &[usize], on: &[usize]| {
            let other = changed(off, on, &any);
            // The rests must be consistent boards; these digits were chosen so that they are.
            are_related(Relation::Near(most), &puzzle, &other)
        };
        let free: Vec<usize> = (0..open.len())
            .filter(|index| {
                let cell = open[*index];
                puzzle.geometry().peers(cell).iter().all(|peer| puzzle.get(peer) != any(cell))
            })
            .collect();
        let (a, b, c) = (free[0], free[1], free[2]);
        assert!(near(1, &[2], &[a]) && near(2, &[2], &[a]));
        assert!(near(2, &[2, 9], &[a, b]) && !near(1, &[2, 9], &[a, b]));
        assert!(near(2, &[2, 9], &[]) && !near(1, &[2, 9], &[]));
        assert!(near(2, &[], &[a, b]) && !near(1, &[], &[a, b]));
        assert!(!near(2, &[2, 9, 12], &[a, b, c]));
        let count = givens.len();
        assert_eq!(keys_of(Relation::Near(2), &puzzle).len(), 1 + count + count * (count - 1) / 2);
    }

    #[test]
    fn small_grids_are_told_apart() {
        // The two essentially different solutions of 4×4, and as many of the 49 of 6×6 as random puzzles meet.
        let classes = |side: usize, attempts: u64| {
            let wish = jade_generate::Wish::new(Geometry::standard(side).unwrap());
            let mut classes = std::collections::BTreeSet::new();
            jade_generate::Generator::new(wish).unwrap().attempts(1, 0..attempts, &|| false, &mut |one| {
                classes.insert(cycles(&one.solution));
                std::ops::ControlFlow::Continue(())
            });
            classes.len()
        };
        assert_eq!(classes(4, 100), 2);
        let six = classes(6, 2000);
        assert!((30..=49).contains(&six), "{six}");
    }

    #[test]
    fn solutions_of_all_sizes_have_forms() {
        for side in [4, 6, 8, 9, 12, 16] {
            let wish = jade_generate::Wish::new(Geometry::standard(side).unwrap());
            let found = jade_generate::Generator::new(wish).unwrap().first(1, None, &|| false).found.unwrap();
            let [one, other] = [found.puzzle.clone(), shuffled(&found.puzzle, 5)]
                .map(|puzzle| keys_of(Relation::Grid, &puzzle));
            assert_eq!((one.len(), one == other), (1, true), "{side}");
            assert_eq!(keys_of(Relation::Near(2), &found.puzzle).is_empty(), side != 9);
        }
    }
}
