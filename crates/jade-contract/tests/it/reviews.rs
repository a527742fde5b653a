//! Reviews of games that were played in known ways.

use jade_contract::{LanguageJson, Limits, MoveJson, ReviewReply, ReviewRequest, review};
use jade_grid::{Position, SheetData, line};
use jade_logic::{Analysis, Path, Profile};

/// Needs naked pairs besides singles, and nothing harder.
const PAIRS: &str = "2.74...3...8...6...9.18....4.....9.......17..9...3...6.....7......6...54..12...8.";
/// Row 6 contains 4 twice.
const BROKEN: &str = "..9...4...1.42.9..7..4...3...2...4871.......264..7.4...6.5.9.1..7.2....4..54..2.5";
/// “Golden Nugget”: no technique leads to the end.
/// Neighbours are not consecutive, and at the beginning no technique knows how to go on.
const GUESSED: &str = "..6...........5...1..........1.3..6...............8...............2..............";
const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn start(puzzle: &str) -> SheetData {
    SheetData {
        box_rows: 3,
        box_columns: 3,
        rules: None,
        givens: puzzle.to_owned(),
        entries: ".".repeat(81),
        barred: None,
        corners: None,
        candidates: None,
        removed: None,
        excluded: None,
        cleared_corners: None,
        cleared_candidates: None,
    }
}

fn position(puzzle: &str) -> Position {
    Position::new(&line::read(puzzle).unwrap()).unwrap()
}

/// Returns the entries of the easiest path, `each` seconds apart.
fn easiest(puzzle: &str, each: u32) -> Vec<MoveJson> {
    let position = position(puzzle);
    let path = Path::find(&Analysis::of_proper(&position), &Profile::full(), &|| false);
    let placed = path.steps.iter().flat_map(|step| &step.placements);
    placed
        .zip(1..)
        .map(|(c, n)| MoveJson {
            cell: c.cell.index(),
            digit: c.digit.get(),
            seconds: Some(n * each),
            told: false,
        })
        .collect()
}

fn looked_back(puzzle: &str, moves: Vec<MoveJson>, lang: LanguageJson) -> ReviewReply {
    review(&ReviewRequest { sheet: start(puzzle), lang, moves }, &Limits::default()).unwrap()
}

fn words(texts: &[Vec<jade_contract::SpanJson>]) -> Vec<String> {
    texts.iter().map(|text| text.iter().map(|span| span.text.as_str()).collect()).collect()
}

#[test]
fn a_game_along_the_easiest_path_needs_its_techniques() {
    let reply = looked_back(EASY, easiest(EASY, 2), LanguageJson::En);
    assert_eq!(reply.mistake, None);
    assert!(reply.slow.is_empty(), "nobody waited");
    let sums = reply.lines.iter().fold((0, 0), |(a, b), line| (a + line.easiest, b + line.own));
    assert_eq!(sums, (51, 51), "an entry for every open cell");
    let told = words(&reply.text);
    assert_eq!(told, ["You entered 51 digits yourself. None was wrong."]);
}

#[test]
fn the_first_mistake_and_the_longest_waits_are_reported() {
    let mut moves = easiest(EASY, 5);
    let wrong = MoveJson { digit: moves[7].digit % 9 + 1, ..moves[7] };
    moves.insert(7, wrong);
    for made in &mut moves[20..] {
        made.seconds = made.seconds.map(|seconds| seconds + 125);
    }
    for made in &mut moves[30..] {
        made.seconds = made.seconds.map(|seconds| seconds + 60);
    }
    moves[3].told = true;
    let reply = looked_back(EASY, moves, LanguageJson::En);
    assert_eq!(reply.mistake, Some(7));
    let told = words(&reply.text);
    assert_eq!(told[0], "You entered 51 digits yourself, and the tutor one. One was wrong.");
    assert!(told[1].starts_with("The first mistake was digit number 8: "), "{}", told[1]);
    let slow = words(&reply.slow);
    assert_eq!(slow.len(), 2);
    assert!(slow[0].starts_with("2:10 before ") && slow[1].starts_with("1:05 before "), "{slow:?}");
    assert_eq!(
        reply.lines.iter().map(|line| line.own).sum::<u32>(),
        50,
        "the tutor's own is not the player's"
    );
}

#[test]
fn entries_that_need_more_than_singles_are_named_and_unexplained_ones_questioned() {
    let own = looked_back(PAIRS, easiest(PAIRS, 1), LanguageJson::Es);
    let pairs = own.lines.iter().find(|line| line.technique == "naked-pair").unwrap();
    assert!(pairs.easiest > 0 && pairs.own > 0, "{pairs:?}: a player who fills it has seen one");
    assert!(own.lines.iter().all(|line| !line.name.is_empty()));
    assert_eq!(words(&own.text).len(), 1, "no mistake, nothing out of the blue");
    // In reverse order, the first entries need harder techniques.
    let moves: Vec<MoveJson> = easiest(PAIRS, 1).into_iter().rev().collect();
    let guessed = looked_back(PAIRS, moves, LanguageJson::Es);
    let harder = |reply: &ReviewReply| {
        let beyond = |line: &&jade_contract::ReviewLine| {
            !line.technique.contains("single") && line.technique != "full-house"
        };
        reply.lines.iter().filter(beyond).map(|line| line.own).sum::<u32>()
    };
    assert!(harder(&guessed) > harder(&own) || words(&guessed.text).len() > 1);
}

#[test]
fn a_guess_has_no_lesson_and_every_technique_has_one() {
    let sheet = SheetData { rules: Some("non-consecutive".to_owned()), ..start(GUESSED) };
    let request = ReviewRequest { sheet, lang: LanguageJson::En, moves: Vec::new() };
    let reply = review(&request, &Limits::default()).unwrap();
    let (techniques, guesses): (Vec<_>, Vec<_>) = reply.lines.iter().partition(|line| line.has_lesson);
    assert!(techniques.iter().any(|line| line.technique == "hidden-single"), "{techniques:?}");
    let guesses: Vec<&str> = guesses.iter().map(|line| line.technique.as_str()).collect();
    assert_eq!(guesses, [jade_logic::Profile::LAST_RESORT.as_str()]);
}

#[test]
fn a_game_that_cannot_be_reviewed_is_an_error() {
    let moves = vec![MoveJson { cell: 81, digit: 1, seconds: None, told: false }];
    let request = ReviewRequest { sheet: start(EASY), lang: LanguageJson::En, moves };
    assert_eq!(review(&request, &Limits::default()).unwrap_err().field.as_deref(), Some("moves.0"));
    let empty = looked_back(&".".repeat(81), Vec::new(), LanguageJson::En);
    assert!(empty.lines.is_empty() && !empty.text.is_empty());
    let given = looked_back(BROKEN, Vec::new(), LanguageJson::En);
    assert!(!given.text.is_empty(), "whatever the givens are, there is an answer");
}

/// Entered in reading order, which is not the order in which they are found.
#[test]
fn waits_are_reported_whatever_the_order() {
    let solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let open = EASY.chars().enumerate().filter(|(_, sign)| *sign == '.').map(|(cell, _)| cell);
    let made = |(number, cell): (usize, usize)| MoveJson {
        cell,
        digit: solution.as_bytes()[cell] - b'0',
        seconds: Some(if number < 3 { 0 } else { 16 }),
        told: false,
    };
    let reply = looked_back(EASY, open.enumerate().map(made).collect(), LanguageJson::Es);
    assert_eq!(reply.lines.iter().map(|line| line.own).sum::<u32>(), 51);
    let slow = words(&reply.slow);
    assert!(slow.len() == 1 && slow[0].starts_with("0:16 antes de "), "{slow:?}");
}
