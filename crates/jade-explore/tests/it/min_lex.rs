//! The min-lex form: against every symmetry tried one by one, against published numbers, and under random changes.

use crate::{board, shared_list, shuffled};
use jade_explore::{are_isomorphic, is_minimal, min_lex};
use jade_grid::{Digit, Geometry, Puzzle, canonical};
use jade_search::nine::{Board, Solver};
use jade_search::{Random, SearchLimits};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

/// 9! × 2 × 6⁸ / 9!: the changes of rows, columns and orientation.
const CHANGES: u64 = 3_359_232;

/// The slow way, straight from the definition: every order of the rows and columns of both orientations, relabelled in
/// order of appearance. Returns the smallest board and how many orders make it.
fn by_all_changes(board: &Board) -> ([u8; 81], u64) {
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let mut lines: Vec<[usize; 9]> = Vec::new();
    for chutes in orders {
        for [a, b, c] in (0..216).map(|index| [index % 6, index / 6 % 6, index / 36]) {
            let within = [orders[a], orders[b], orders[c]];
            lines.push(std::array::from_fn(|place| chutes[place / 3] * 3 + within[place / 3][place % 3]));
        }
    }
    let (mut best, mut count) = ([9; 81], 0);
    for transposed in [false, true] {
        for rows in &lines {
            'columns: for columns in &lines {
                let (mut labels, mut next) = ([0; 10], 1);
                let (mut image, mut smaller) = ([0; 81], false);
                for place in 0..81 {
                    let (row, column) = (rows[place / 9], columns[place % 9]);
                    let cell = if transposed { column * 9 + row } else { row * 9 + column };
                    let value = usize::from(board.values()[cell]);
                    if value != 0 && labels[value] == 0 {
                        labels[value] = next;
                        next += 1;
                    }
                    image[place] = labels[value];
                    if !smaller && image[place] > best[place] {
                        continue 'columns;
                    }
                    smaller |= image[place] < best[place];
                }
                count = if smaller { 1 } else { count + 1 };
                best = image;
            }
        }
    }
    (best, count)
}

fn random_grid(random: &mut Random) -> Board {
    // A random diagonal of boxes leaves enough solutions; a random one of the first hundred is taken.
    let mut values = [0; 81];
    for start in [0, 30, 60] {
        let mut digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
        random.shuffle(&mut digits);
        digits
            .iter()
            .enumerate()
            .for_each(|(place, digit)| values[start + place / 3 * 9 + place % 3] = *digit);
    }
    let (mut chosen, mut left) = (None, random.below(100));
    Solver::new().search(Board::from_values(values).unwrap(), &SearchLimits::default(), &mut |grid| {
        chosen = Some(*grid);
        left = left.saturating_sub(1);
        if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    chosen.unwrap()
}

fn with_givens(grid: &Board, count: usize, random: &mut Random) -> Board {
    let mut cells: Vec<usize> = (0..81).collect();
    random.shuffle(&mut cells);
    let mut values = [0; 81];
    cells[..count].iter().for_each(|cell| values[*cell] = grid.values()[*cell]);
    Board::from_values(values).unwrap()
}

#[test]
fn it_is_the_smallest_of_all_changes() {
    let mut random = Random::new(21);
    let grid = random_grid(&mut random);
    let one_digit: [u8; 81] = std::array::from_fn(|cell| {
        let (row, column) = (cell / 9, cell % 9);
        u8::from(column == row % 3 * 3 + row / 3)
    });
    let one_digit = Board::from_values(one_digit).unwrap();
    let mut boards = vec![
        Board::EMPTY,
        board(&format!("{}1", ".".repeat(80))),
        board(&format!("123456789456789123789123456{}", ".".repeat(54))),
        board("123456789456789123789123456231564897564897231897231564312645978645978312978312645"),
        board(".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7..."),
        board("1........2........3........4........5........6........7........8........9........"),
        one_digit,
        grid,
    ];
    boards.extend([5, 9, 14, 22, 26, 35, 55, 70].map(|count| with_givens(&grid, count, &mut random)));
    for board in boards {
        let (smallest, count) = by_all_changes(&board);
        let form = min_lex(&board).unwrap();
        assert_eq!(form.board().values(), &smallest, "{board}");
        assert_eq!(form.automorphisms(), count, "{board}");
    }
}

#[test]
fn a_board_with_a_digit_twice_in_a_house_has_none() {
    for cell in [1, 9, 10] {
        let mut values = [0; 81];
        (values[0], values[cell]) = (5, 5);
        let board = Board::from_values(values).unwrap();
        assert_eq!(min_lex(&board), None);
        assert!(!are_isomorphic(&board, &board));
    }
}

/// Published: the first and the last grid of all min-lex forms (Red Ed, Sudoku Players' Forums, 2007), and the most
/// canonical grid with its 648 automorphisms.
#[test]
fn published_grids_have_their_forms_and_automorphisms() {
    let mut random = Random::new(4);
    let known = [
        ("123456789456789123789123456214365897365897214897214365531642978642978531978531642", None),
        ("123456789457893612986217354274538196531964827698721435342685971715349268869172543", Some(72)),
    ];
    for (line, automorphisms) in known {
        let grid = board(line);
        let form = min_lex(&shuffled(&grid, &mut random)).unwrap();
        assert_eq!(form.board(), &grid);
        assert!(automorphisms.is_none_or(|count| form.automorphisms() == count));
    }
    // The examples of sudoku.coach (a puzzle) and of SudokuWiki (a grid) for their own min-lex forms.
    for (line, form) in [
        (
            "001000090030604001809030042095000104740901020128706935900010063312860450576023810",
            "000001002003042056670300010000208160120690005790514283001020037047135608305987401",
        ),
        (
            "369218475215749863487635912754861239631924758928357641173482596542196387896573124",
            "123456789457189236698273541261947853745831692839625417384792165512368974976514328",
        ),
    ] {
        assert_eq!(min_lex(&board(line)).unwrap().board(), &board(form));
    }
    let most_canonical =
        board("123456789456789123789123456231564897564897231897231564312645978645978312978312645");
    assert_eq!(min_lex(&most_canonical).unwrap().automorphisms(), 648);
}

/// There are 416 bands (Felgenhauer and Jarvis, 2005), and 9! × 56 × 6⁶ boards with just a first band full. So many
/// boards have their classes together, each 9! × changes / automorphisms, six bands and stacks counted.
#[test]
fn there_are_416_bands() {
    let mut first = [0; 81];
    (0..9).for_each(|place| first[place / 3 * 9 + place % 3] = place as u8 + 1);
    let mut classes: BTreeMap<[u8; 81], u64> = BTreeMap::new();
    let mut bands = 0;
    fill(&mut first, 3, &mut |values| {
        // Only one order of the columns of the second and third box, and of these boxes.
        let top = &values[..9];
        if top[3] < top[4] && top[4] < top[5] && top[6] < top[7] && top[7] < top[8] && top[3] < top[6] {
            bands += 1;
            let form = min_lex(&Board::from_values(*values).unwrap()).unwrap();
            classes.insert(*form.board().values(), form.automorphisms());
        }
    });
    assert_eq!((bands, classes.len()), (56 * 6_u32.pow(6) / 72, 416));
    let boards: u64 = classes.values().map(|automorphisms| CHANGES / automorphisms).sum();
    assert_eq!(boards, 6 * 56 * 6_u64.pow(6));
    assert!(classes.values().all(|automorphisms| CHANGES.is_multiple_of(*automorphisms)));
}

/// Fills the empty cells of the first band in every way.
fn fill(values: &mut [u8; 81], cell: usize, each: &mut dyn FnMut(&[u8; 81])) {
    let Some(cell) = (cell..27).find(|cell| values[*cell] == 0) else { return each(values) };
    for digit in 1..=9 {
        let clashes =
            |other: usize| values[other] == digit && (other / 9 == cell / 9 || other % 9 / 3 == cell % 9 / 3);
        if !(0..27).any(clashes) {
            values[cell] = digit;
            fill(values, cell + 1, each);
            values[cell] = 0;
        }
    }
}

#[test]
fn the_17_clue_puzzles_are_distinct_and_minimal() {
    let Some(puzzles) = shared_list("17-clue.txt") else { return };
    assert_eq!(puzzles.len(), 49_158);
    let forms: BTreeSet<[u8; 81]> =
        puzzles.iter().map(|puzzle| *min_lex(puzzle).unwrap().board().values()).collect();
    assert_eq!(forms.len(), 49_158);
    // All of them would take too long in every run.
    assert!(puzzles.iter().step_by(7).all(is_minimal));
}

#[test]
fn lists_have_as_many_forms_as_other_canonical_forms() {
    for name in ["magictour-top1465.txt", "forum-hardest-1106.txt"] {
        let Some(puzzles) = shared_list(name) else { return };
        let forms: BTreeSet<_> =
            puzzles.iter().map(|puzzle| *min_lex(puzzle).unwrap().board().values()).collect();
        let others: BTreeSet<_> =
            puzzles.iter().map(|puzzle| canonical(&puzzle.to_puzzle()).unwrap().to_string()).collect();
        assert_eq!(forms.len(), others.len(), "{name}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn it_does_not_change_under_symmetries(seed: u64, count in 0..=81_usize) {
        let mut random = Random::new(seed);
        let grid = random_grid(&mut random);
        let one = with_givens(&grid, count, &mut random);
        let other = shuffled(&one, &mut random);
        let (form, other_form) = (min_lex(&one).unwrap(), min_lex(&other).unwrap());
        prop_assert_eq!(form.board(), other_form.board());
        prop_assert_eq!(form.automorphisms(), other_form.automorphisms());
        prop_assert!(are_isomorphic(&one, &other));
        // The form is its own form, and the symmetries lead to it.
        let again = min_lex(form.board()).unwrap();
        prop_assert_eq!(again.board(), form.board());
        prop_assert_eq!(form.symmetry().puzzle(&one.to_puzzle()), form.board().to_puzzle());
        prop_assert_eq!(other_form.symmetry().puzzle(&other.to_puzzle()), form.board().to_puzzle());
    }

    /// Rows that are empty, partly filled or full, in every order: a full row may be the smallest after a row that has
    /// used labels already.
    #[test]
    fn rows_may_be_full_or_empty(seed: u64) {
        let mut random = Random::new(seed);
        let grid = random_grid(&mut random);
        let mut values = *grid.values();
        for row in 0..9 {
            let kept = [0, 4, 5, 8, 9, 9][random.below(6)];
            let mut columns: Vec<usize> = (0..9).collect();
            while columns.len() > kept {
                values[row * 9 + columns.swap_remove(random.below(columns.len()))] = 0;
            }
        }
        let one = Board::from_values(values).unwrap();
        let other = shuffled(&one, &mut random);
        let (form, other_form) = (min_lex(&one).unwrap(), min_lex(&other).unwrap());
        prop_assert_eq!(form.board(), other_form.board());
        prop_assert_eq!(form.symmetry().puzzle(&one.to_puzzle()), form.board().to_puzzle());
    }

    #[test]
    fn another_clue_makes_another_puzzle(seed: u64, count in 20..=40_usize) {
        let mut random = Random::new(seed);
        let grid = random_grid(&mut random);
        let one = with_givens(&grid, count, &mut random);
        let mut values = *one.values();
        let taken = (0..81).filter(|cell| values[*cell] != 0).nth(random.below(count)).unwrap();
        values[taken] = 0;
        let added = (0..81).filter(|cell| values[*cell] == 0 && *cell != taken).nth(random.below(80 - count));
        values[added.unwrap()] = grid.values()[added.unwrap()];
        let other = Board::from_values(values).unwrap();
        let same = canonical(&one.to_puzzle()) == canonical(&other.to_puzzle());
        prop_assert_eq!(are_isomorphic(&one, &other), same);
    }

    /// Any numbers at all: no panic, and an answer if and only if no house has a digit twice.
    #[test]
    fn any_board_is_taken(seed: u64, count in 0..=20_usize) {
        let mut random = Random::new(seed);
        let mut values = [0; 81];
        (0..count).for_each(|_| values[random.below(81)] = random.below(10) as u8);
        let geometry = Geometry::standard(9).unwrap();
        let puzzle = Puzzle::from_digits(geometry, values.map(Digit::new)).unwrap();
        let form = min_lex(&Board::from_values(values).unwrap());
        prop_assert_eq!(form.is_some(), puzzle.conflicts().is_empty());
    }
}
