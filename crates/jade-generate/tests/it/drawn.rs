//! Rules that are drawn around a solution: the solution obeys them, lines look like lines, and orders are kept.

use crate::common::{assert_good, first};
use jade_generate::{Difficulty, Drawn, FoundPuzzle, Generator, Impossible, Places, TechniqueWish, Wish};
use jade_grid::{Cell, Geometry, Puzzle, Rule, line};
use jade_logic::{Level, Profile};
use std::collections::{BTreeSet, HashSet};

/// A word, the rules that it draws, and the fewest and the most cells of a line; signs and clues are no lines.
type Word = (&'static str, &'static [&'static str], Option<[usize; 2]>);

/// The words for rules around solutions.
const WORDS: [Word; 12] = [
    ("killer", &["cage"], None),
    ("thermometers", &["thermometer"], Some([3, 7])),
    ("arrows", &["arrow"], Some([3, 5])),
    ("whispers", &["whisper"], Some([3, 7])),
    ("renban", &["renban"], Some([3, 6])),
    ("between", &["between"], Some([3, 6])),
    ("palindromes", &["palindrome"], Some([3, 7])),
    ("kropki", &["all-differences", "all-ratios", "difference", "ratio"], None),
    ("dots", &["difference", "ratio"], None),
    ("xv", &["all-pair-sums", "pair-sum"], None),
    ("greater-than", &["greater-than"], None),
    ("quadruples", &["quadruple"], None),
];

fn wish(word: &str, side: usize) -> Wish {
    Wish::with_rules(Geometry::standard(side).unwrap(), word, 1).unwrap()
}

fn place(board: &Geometry, cell: Cell) -> (usize, usize) {
    (board.row(cell), board.column(cell))
}

/// The places of a rule's cells, in order.
fn places(board: &Geometry, rule: &Rule) -> Vec<(usize, usize)> {
    rule.cells().iter().map(|cell| place(board, *cell)).collect()
}

/// Whether a full board obeys a rule, from what the rule says and nothing else.
fn obeys(full: &Puzzle, rule: &Rule) -> bool {
    let side = full.geometry().side() as i32;
    let digits: Vec<i32> = rule.cells().iter().map(|cell| full.get(*cell).unwrap().get().into()).collect();
    let number = rule.value().map(i32::from);
    let total = |digits: &[i32]| digits.iter().sum::<i32>();
    let mut sorted = digits.clone();
    sorted.sort_unstable();
    let differ = sorted.windows(2).all(|two| two[0] < two[1]);
    match rule.kind().id() {
        "cage" => differ && Some(total(&digits)) == number,
        "thermometer" => digits == sorted && differ,
        "arrow" => digits[0] == total(&digits[1..]),
        "whisper" => digits.windows(2).all(|two| 2 * (two[0] - two[1]).abs() >= side),
        "renban" => sorted.windows(2).all(|two| two[0] + 1 == two[1]),
        "between" => {
            let ends = [digits[0], digits[digits.len() - 1]];
            let [low, high] = [ends[0].min(ends[1]), ends[0].max(ends[1])];
            digits[1..digits.len() - 1].iter().all(|digit| (low + 1..high).contains(digit))
        }
        "palindrome" => digits.iter().eq(digits.iter().rev()),
        "difference" => (digits[0] - digits[1]).abs() == 1,
        "ratio" => 2 * sorted[0] == sorted[1],
        "pair-sum" => Some(total(&digits)) == number && [Some(5), Some(10)].contains(&number),
        "greater-than" => digits[0] > digits[1],
        "quadruple" => {
            let mut left = digits.clone();
            number.unwrap().to_string().bytes().all(|figure| {
                let found = left.iter().position(|digit| *digit == i32::from(figure - b'0'));
                found.map(|found| left.remove(found)).is_some()
            })
        }
        "all-differences" | "all-ratios" | "all-pair-sums" => true,
        other => panic!("{other}"),
    }
}

/// Pairs of cells side by side that have one of these rules.
fn marked(full: &Puzzle, ids: &[&str]) -> BTreeSet<[usize; 2]> {
    let rules = full.geometry().rules().added().iter().filter(|rule| ids.contains(&rule.kind().id()));
    let pair = |rule: &Rule| {
        let mut pair = [rule.cells()[0].index(), rule.cells()[1].index()];
        pair.sort_unstable();
        pair
    };
    rules.map(pair).collect()
}

/// Pairs of cells side by side whose digits, the first in reading order first, have a relation.
fn related(full: &Puzzle, relation: impl Fn(usize, usize, u8, u8) -> bool) -> BTreeSet<[usize; 2]> {
    let side = full.geometry().side();
    let cells: Vec<u8> = full.digits().map(|digit| digit.unwrap().get()).collect();
    let pairs = (0..cells.len()).flat_map(|one| {
        let right = (one % side + 1 < side).then_some(one + 1);
        [right, Some(one + side)].into_iter().flatten().map(move |other| [one, other])
    });
    let is_there = |[_, other]: &[usize; 2]| *other < side * side;
    pairs.filter(is_there).filter(|[a, b]| relation(*a, *b, cells[*a], cells[*b])).collect()
}

/// Checks that lines are connected, share no cell and do not cross.
fn assert_lines(word: &str, found: &FoundPuzzle, lengths: [usize; 2]) {
    let board = found.puzzle.geometry();
    let what = &found.puzzle;
    let (mut cells, mut middles) = (HashSet::new(), HashSet::new());
    for line in board.rules().added().iter().map(|rule| places(board, rule)) {
        assert!((lengths[0]..=lengths[1].min(board.side())).contains(&line.len()), "{word}: {what}");
        for two in line.windows(2) {
            let apart = (two[0].0.abs_diff(two[1].0), two[0].1.abs_diff(two[1].1));
            assert!(apart.0 < 2 && apart.1 < 2 && apart != (0, 0), "{word}: {what}");
            // Two strokes cross where both have their middle.
            assert!(middles.insert((two[0].0 + two[1].0, two[0].1 + two[1].1)), "{word}: {what}");
        }
        line.into_iter().for_each(|place| assert!(cells.insert(place), "{word}: {what}"));
    }
    // They are all over a board of the usual size: of nine parts, nearly every one has a cell of a line.
    if board.side() == 9 {
        let parts: BTreeSet<(usize, usize)> =
            cells.iter().map(|(row, column)| (row / 3, column / 3)).collect();
        assert!(parts.len() >= 7, "{word}: {what}");
        assert!(cells.len() >= 20, "{word}: {what}");
    }
}

#[test]
fn solutions_obey_what_is_drawn_around_them() {
    let all: Vec<&str> = Drawn::all().filter(|word| word.is_around_solutions()).map(Drawn::word).collect();
    assert_eq!(all.iter().collect::<BTreeSet<_>>(), WORDS.iter().map(|(word, ..)| word).collect());
    for (word, ids, lengths) in WORDS {
        for (side, count) in [(4, 5), (6, 5), (9, 5)] {
            let wish = wish(word, side);
            let mut drawn = BTreeSet::new();
            for found in first(&wish, 3, count) {
                assert_good(&wish, &found);
                let full = Puzzle::from_digits(found.puzzle.geometry(), found.solution.digits()).unwrap();
                for rule in full.geometry().rules().added() {
                    drawn.insert(rule.kind().id());
                    assert!(obeys(&full, rule), "{word}, {}: {}", rule.written(side), found.puzzle);
                }
                lengths.into_iter().for_each(|lengths| assert_lines(word, &found, lengths));
            }
            assert_eq!(drawn, ids.iter().copied().collect(), "{word} on {side}");
        }
    }
}

/// Where a sign is missing, its relation does not hold.
#[test]
fn signs_are_complete() {
    let full =
        |found: &FoundPuzzle| Puzzle::from_digits(found.puzzle.geometry(), found.solution.digits()).unwrap();
    let is_dotted = |_: usize, _: usize, a: u8, b: u8| a.abs_diff(b) == 1 || a == 2 * b || b == 2 * a;
    for side in [4, 9] {
        for found in first(&wish("kropki", side), 1, 3).iter().map(full) {
            assert_eq!(marked(&found, &["difference", "ratio"]), related(&found, is_dotted));
        }
        for found in first(&wish("dots", side), 1, 3).iter().map(full) {
            let (drawn, all) = (marked(&found, &["difference", "ratio"]), related(&found, is_dotted));
            assert!(drawn.is_subset(&all) && !drawn.is_empty() && drawn.len() < all.len());
        }
        for found in first(&wish("xv", side), 1, 3).iter().map(full) {
            let sums = related(&found, |_, _, a, b| a + b == 5 || a + b == 10);
            assert_eq!(marked(&found, &["pair-sum"]), sums);
        }
        for found in first(&wish("greater-than", side), 1, 3).iter().map(full) {
            let root = if side == 9 { 3 } else { 2 };
            let part = |cell: usize| (cell / side / root, cell % side / root);
            assert_eq!(marked(&found, &["greater-than"]), related(&found, |a, b, _, _| part(a) == part(b)));
        }
    }
}

/// Corners with clues share no cell.
#[test]
fn quadruples_have_room() {
    for found in first(&wish("quadruples", 9), 1, 5) {
        let board = found.puzzle.geometry();
        let mut cells = HashSet::new();
        assert!(board.rules().added().len() >= 6, "{}", found.puzzle);
        for cell in board.rules().added().iter().flat_map(|rule| rule.cells()) {
            assert!(cells.insert(*cell), "{}", found.puzzle);
        }
    }
}

#[test]
fn lines_of_several_words_share_the_board() {
    let wish = Wish::with_rules(
        Geometry::standard(9).unwrap(),
        "arrows; jigsaw; Thermometers; main diagonal; killer",
        5,
    )
    .unwrap();
    let words: Vec<&str> = wish.drawn.iter().map(|word| word.word()).collect();
    assert_eq!(words, ["jigsaw", "killer", "thermometers", "arrows"]);
    for found in first(&wish, 1, 2) {
        assert_good(&wish, &found);
        let board = found.puzzle.geometry();
        let rules = |id: &'static str| {
            board.rules().added().iter().filter(move |rule| rule.kind().id() == id).map(Rule::cells)
        };
        assert!(board.has_irregular_regions());
        assert_eq!(rules("main-diagonal").count(), 1);
        assert_eq!(rules("cage").flatten().collect::<HashSet<_>>().len(), 81);
        let lines: Vec<&Cell> = rules("thermometer").chain(rules("arrow")).flatten().collect();
        assert_eq!(lines.iter().collect::<HashSet<_>>().len(), lines.len());
        assert!(rules("thermometer").count() > 2 && rules("arrow").count() > 2);
    }
}

#[test]
fn the_same_seed_draws_the_same() {
    for (word, ..) in WORDS {
        let [one, again, other] =
            [3, 3, 4].map(|seed| first(&wish(word, 9), seed, 1).remove(0).puzzle.to_string());
        assert_eq!(one, again, "{word}");
        assert_ne!(one, other, "{word}");
    }
}

/// Levels and techniques are ordered as on any board. All of them take too long here; the collection has them.
#[test]
fn levels_and_techniques_can_be_ordered() {
    for (index, (word, ..)) in WORDS.into_iter().enumerate() {
        let level = [Level::Beginner, Level::VeryEasy, Level::Easy, Level::Medium][index % 4];
        let wish = Wish { difficulty: Difficulty::Level(level), ..wish(word, 9) };
        let found = first(&wish, 1, 1).remove(0);
        assert_good(&wish, &found);
        let position = jade_grid::Position::new(&found.puzzle).unwrap();
        let path =
            jade_logic::Path::find(&jade_logic::Analysis::of_proper(&position), &Profile::full(), &|| false);
        assert_eq!(jade_logic::rate(&path, &Profile::full()).level, Some(level), "{word}: {}", found.puzzle);
    }
    let technique = Difficulty::Technique(TechniqueWish::any("sum-combinations".parse().unwrap()));
    let asked = |word: &str| Wish { difficulty: technique.clone(), ..wish(word, 9) };
    assert_good(&asked("arrows"), &first(&asked("arrows"), 1, 1)[0]);
    let refused = asked("thermometers").check();
    assert!(matches!(refused, Err(Impossible::OtherBoard(_))), "{refused:?}");
}

#[test]
fn what_a_solution_decides_cannot_be_given() {
    let places = Places::of(&line::read(&"1".repeat(81)).unwrap());
    let wish = Wish { places: Some(places), ..wish("dots", 9) };
    assert_eq!(Generator::new(wish).err(), Some(Impossible::PlacesBesideDrawn));
    // Cages and lines may do without any given.
    assert_eq!(Wish { givens: Some(5), ..self::wish("killer", 9) }.check(), Ok(()));
}
