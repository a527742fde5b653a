//! Every message other than a technique's can be rendered with its documented arguments.

use jade_grid::{Digit, DigitSet, Geometry, HouseKind, LargeCellSet};
use jade_logic::{Level, techniques};
use jade_text::{Args, Language, RungName, TextError, Texts};

const COMPLAINTS: [&str; 5] = [
    "complaint-conflict",
    "complaint-conflict-givens",
    "complaint-wrong-entry",
    "complaint-lost-candidate",
    "complaint-rule",
];

fn board() -> &'static Geometry {
    Geometry::standard(9).unwrap()
}

/// Returns the arguments that the messages of hints and results may use.
fn args(count: u64) -> Args<'static> {
    let (board, digit) = (board(), |value| Digit::new(value).unwrap());
    Args::on(board)
        .house("house", board.row_house(3))
        .cell("cell", board.cell_at(3, 5))
        .cells("cells", [board.cell_at(3, 1), board.cell_at(3, 5)].into_iter().collect())
        .digit("digit", digit(7))
        .digit("one", digit(2))
        .digit("other", digit(8))
        .number("count", count)
        .number("one-cell", count)
        .text("rule", "thermometer")
        .level("level", Level::VeryHard)
}

fn ids(file: &str) -> Vec<String> {
    let path = format!("{}/../../locales/en/{file}.ftl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let names = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    names.map(|line| line.split(' ').next().unwrap().to_owned()).collect()
}

fn sentences() -> impl Iterator<Item = String> {
    let hints = ids("hints").into_iter().flat_map(|id| {
        if COMPLAINTS.contains(&id.as_str()) {
            RungName::always().map(|rung| format!("{id}.{}", rung.name())).collect()
        } else {
            vec![id]
        }
    });
    let results =
        ids("results").into_iter().filter(|id| !id.starts_with("level-") && !id.starts_with("engine-"));
    hints.chain(results)
}

#[test]
fn hints_and_results_read_well_with_any_count() {
    for language in Language::ALL {
        let texts = Texts::of(language);
        for id in sentences() {
            for count in [0, 1, 2, 12_345, 1_000_000] {
                let stated = texts.try_message(&id, &args(count)).unwrap().to_string();
                assert!(!stated.contains(['{', '}', '$']) && !stated.contains("  "), "{id}: {stated}");
                assert!(stated.starts_with(char::is_uppercase), "{id}: {stated}");
                assert!(stated.ends_with(['.', '!', '?']), "{id}: {stated}");
            }
        }
    }
}

#[test]
fn complaints_reveal_no_digit_before_the_reasoning_and_never_the_solution() {
    for language in Language::ALL {
        for id in COMPLAINTS {
            for rung in RungName::always() {
                let text = Texts::of(language).message(&format!("{id}.{}", rung.name()), &args(1));
                let tells = text.spans.iter().any(|span| span.part == Some("digit"));
                let may = rung >= RungName::Reasoning && id != "complaint-wrong-entry";
                assert!(may || !tells, "{text}");
            }
        }
    }
}

#[test]
fn plurals_follow_the_count() {
    let stated = |language, count| Texts::of(language).plain("count-more", &args(count));
    assert_eq!(
        stated(Language::English, 1),
        "The puzzle has at least one solution; the count stopped there."
    );
    assert_eq!(stated(Language::English, 2), "The puzzle has at least 2 solutions; the count stopped there.");
    assert!(stated(Language::Spanish, 1).contains("una solución;"));
    assert!(stated(Language::Spanish, 1_000_000).contains("1\u{202f}000\u{202f}000 soluciones;"));
}

#[test]
fn every_level_technique_and_engine_has_a_name_of_its_own() {
    for language in Language::ALL {
        let texts = Texts::of(language);
        let mut names: Vec<String> = Level::ALL.map(|level| texts.level_name(level)).into();
        names.extend(techniques::ALL.iter().map(|technique| texts.technique_name(technique.id())));
        names.extend(
            jade_search::engines()
                .iter()
                .map(|engine| texts.plain(&format!("engine-{}", engine.name()), &Args::none())),
        );
        let count = names.len();
        assert!(names.iter().all(|name| !name.is_empty()));
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}

#[test]
fn lists_articles_and_houses_follow_the_rules_of_each_language() {
    let board = board();
    let digits: DigitSet = [7, 8].map(|value| Digit::new(value).unwrap()).into_iter().collect();
    let cells: LargeCellSet =
        [(0, 0), (0, 3), (1, 1)].map(|(r, c)| board.cell_at(r, c)).into_iter().collect();
    let houses = [HouseKind::Row, HouseKind::Column, HouseKind::Box];
    let args = Args::on(board)
        .cells("cells", cells)
        .digits("digits", digits)
        .houses("houses", houses.map(|kind| board.find_house(kind, 4).unwrap()));
    // The messages of the naked pair happen to use all three.
    let stated = |language, id| Texts::of(language).plain(id, &args);
    assert_eq!(stated(Language::English, "naked-pair.where"), "Look at row 4, column 4 and box 4.");
    assert_eq!(
        stated(Language::Spanish, "naked-pair.where"),
        "Fíjate en la fila 4, en la columna 4 y en el bloque 4."
    );
    assert_eq!(
        stated(Language::English, "naked-pair.seen"),
        "The only candidates in r1c1, r1c4 and r2c2 are 7 and 8."
    );
    assert_eq!(
        stated(Language::Spanish, "naked-pair.seen"),
        "Los únicos candidatos de f1c1, f1c4 y f2c2 son el 7 y el 8."
    );
}

#[test]
fn user_text_is_inserted_unchanged() {
    let hostile = "{ $asked } \u{f0000}\u{f0001} -- <b>";
    let text = Texts::of(Language::English).message("profile-duplicate", &Args::none().text("name", hostile));
    assert_eq!(text.to_string(), format!("The technique “{hostile}” is named twice."));
}

#[test]
fn a_message_that_cannot_be_formatted_is_an_error() {
    let texts = Texts::of(Language::English);
    assert!(matches!(texts.try_message("no-such", &Args::none()), Err(TextError::Unknown { .. })));
    assert!(matches!(texts.try_message("hint-stuck.where", &Args::none()), Err(TextError::Unknown { .. })));
    assert!(matches!(texts.try_message("conflict", &Args::none()), Err(TextError::Incomplete { .. })));
}

#[test]
#[should_panic(expected = "needs a board")]
fn a_cell_without_a_board_is_a_bug() {
    let _ = Args::none().cell("cell", board().cell_at(0, 0));
}

/// On large boards digits are letters, and Spanish letters are feminine.
#[test]
fn letters_as_digits_have_the_right_article() {
    let board = Geometry::standard(12).unwrap();
    let digit = |number| jade_grid::Digit::new(number).unwrap();
    let args = |first, second| {
        Args::on(board)
            .cell("cell", board.cell_at(0, 1))
            .digit("digit", digit(first))
            .digit("other", digit(second))
    };
    let spanish = Texts::of(Language::Spanish);
    let said = |first, second| spanish.message("link-strong-cell", &args(first, second)).to_string();
    assert_eq!(said(9, 10), "Si en f1c2 no va el 9, va la A: no tiene otro candidato.");
    assert_eq!(said(12, 1), "Si en f1c2 no va la C, va el 1: no tiene otro candidato.");
}
