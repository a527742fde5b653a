//! The other questions: parse, check, solve, count, path, techniques.

use jade_contract::*;
use jade_grid::{Sheet, SheetData, line};
use std::cell::Cell;

const EASY: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const EASY_SOLVED: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn data(line: &str) -> SheetData {
    SheetData::from(Sheet::new(line::read(line).unwrap()).unwrap())
}

fn about(line: &str) -> QuestionJson {
    data(line).into()
}

fn to_check(line: &str) -> CheckRequest {
    CheckRequest { sheet: data(line), lang: LanguageJson::En }
}

fn solutions_of(line: &str, engine: Option<&str>, limit: Option<u64>) -> SolveRequest {
    SolveRequest { sheet: data(line), lang: LanguageJson::Es, engine: engine.map(str::to_owned), limit }
}

fn sentence(spans: &[SpanJson]) -> String {
    spans.iter().map(|span| span.text.as_str()).collect()
}

#[test]
fn parse_returns_the_good_puzzles_and_reports_the_errors() {
    let text = format!("{EASY} # easy\n12x4............\n14......2..3....\n");
    let reply = parse(&ParseRequest { text, lang: LanguageJson::Es }, &Limits::default());
    let lines: Vec<_> = reply.puzzles.iter().map(|puzzle| puzzle.line).collect();
    assert_eq!(lines, [1, 3]);
    assert_eq!(reply.puzzles[0].comment.as_deref(), Some("easy"));
    assert_eq!((reply.errors[0].line, reply.errors[0].column), (2, 3));
    assert!(reply.errors[0].message.contains('x'), "{}", reply.errors[0].message);
}

/// A cancelled read returns the puzzles read so far and says that it is incomplete.
#[test]
fn parse_ends_when_it_is_cancelled() {
    let asked = Cell::new(0);
    let cancel = || asked.replace(asked.get() + 1) >= 3;
    let request = ParseRequest { text: format!("{EASY}\n").repeat(1000), lang: LanguageJson::En };
    let reply = parse(&request, &Limits { cancel: Some(&cancel), ..Limits::default() });
    assert_eq!((reply.puzzles.len(), asked.get()), (3, 4));
    let [error] = &reply.errors[..] else { panic!("{:?}", reply.errors) };
    assert_eq!((error.code.as_str(), error.line), ("timeout", 3));
    let never = parse(&request, &Limits { cancel: Some(&|| true), ..Limits::default() });
    assert_eq!((never.puzzles.len(), never.errors.len()), (0, 1));
}

#[test]
fn parsing_an_empty_text_is_an_error() {
    for text in ["", "  \n\n", "# only a comment\n"] {
        let reply =
            parse(&ParseRequest { text: text.to_owned(), lang: LanguageJson::En }, &Limits::default());
        assert!(reply.puzzles.is_empty());
        assert_eq!(reply.errors.len(), 1, "{text:?}");
    }
}

#[test]
fn parsing_a_text_without_any_board_says_that_there_is_none() {
    let ask = |text: &str, lang| parse(&ParseRequest { text: text.to_owned(), lang }, &Limits::default());
    for text in ["hello world", "Hola, ¿qué tal?\nNo soy un sudoku.\n", "x", "# a comment"] {
        for (lang, words) in
            [(LanguageJson::En, "I see no Sudoku"), (LanguageJson::Es, "no veo ningún sudoku")]
        {
            let [error] = &ask(text, lang).errors[..] else { panic!("{text:?}: one error") };
            assert_eq!(error.code, "no-sudoku", "{text:?}");
            assert!(error.message.contains(words), "{}", error.message);
        }
    }
    // A text that resembles a board is reported where it is wrong, also with letters, and with words around the puzzle.
    for text in [&EASY[1..], "12x4..........3.", "1.3A B..4\n", ":0300:1:..3:::::"] {
        assert!(ask(text, LanguageJson::En).errors.iter().all(|error| error.code != "no-sudoku"), "{text:?}");
    }
    let link = ask("https://example.com/foo", LanguageJson::En);
    assert_eq!(link.errors[0].code, "unknown-link");
    assert!(link.errors[0].message.contains("example.com"), "{}", link.errors[0].message);
    // Other text is not an error; what may matter is reported with its place.
    let beside = ask(&format!("hello world\nwith diagonals\n{EASY}\n"), LanguageJson::En);
    assert_eq!((beside.puzzles.len(), beside.errors.len()), (1, 0));
    let aside = &beside.puzzles[0].asides[0];
    assert_eq!((aside.line, aside.column, aside.code.as_str()), (2, 6, "rules"));
    assert!(beside.puzzles[0].notes.contains(&aside.message));
}

/// Ten columns, of which either the first or the last is none of the board: one chooses.
#[test]
fn other_readings_of_a_text_follow_the_first() {
    let text = "Look:\n1 . . . . . . . . 2\n. 2 . . . . . . 3 .\n. . 3 . . . . 4 . .\n. . . 4 . . 5 . . .\n\
        5 . . . 6 . . . . 7\n. . . 7 . . 8 . . .\n. . 8 . . . . 9 . .\n. 9 . . . . . . 1 .\n4 . . . . . . . . 6\n";
    let reply = parse(&ParseRequest { text: text.to_owned(), lang: LanguageJson::En }, &Limits::default());
    assert!(reply.errors.is_empty());
    let [one, other] = &reply.puzzles[..] else { panic!("{} puzzles", reply.puzzles.len()) };
    assert_eq!(&one.sheet.givens[..9], "1........");
    assert_eq!((&other.sheet.givens[..9], other.line), ("........2", 2));
    assert_eq!((one.asides[0].code.as_str(), one.asides[0].line), ("board", 2));
    assert!(one.asides[0].message.contains(&other.sheet.givens), "{}", one.asides[0].message);
    assert!(other.asides.is_empty());
}

/// A technique on request is on the path if it is tried right after the singles.
#[test]
fn a_path_leads_to_a_technique_that_comes_early() {
    for id in ["whale", "franken-swordfish"] {
        let filter = FilterJson { technique: Some(id.to_owned()), ..FilterJson::default() };
        let wish = FindRequest { filter, count: Some(3), ..FindRequest::default() };
        for kept in jade_contract::find_in_collection(wish).unwrap().puzzles {
            assert!(matches!(kept.origin, PuzzleOrigin::Collection { early: true, .. }));
            let until = Some(id.to_owned());
            let request = PathRequest { until, early: true, ..about(&kept.puzzle).into() };
            let reply = path(&request, &Limits::default()).unwrap();
            assert_eq!(reply.outcome, PathOutcome::Reached, "{id}: {}", kept.puzzle);
            assert!(reply.steps.iter().all(|said| said.step.technique != id));
            let late = path(&PathRequest { early: false, ..request.clone() }, &Limits::default()).unwrap();
            assert_ne!(late.outcome, PathOutcome::Reached, "simpler ones say the same");
            let mut classic = about(&kept.puzzle);
            classic.techniques.profile = Some("classic".to_owned());
            for (field, wrong) in [
                ("early", PathRequest { until: None, ..request.clone() }),
                ("early", PathRequest { question: classic, ..request.clone() }),
            ] {
                assert_eq!(path(&wrong, &Limits::default()).unwrap_err().field.as_deref(), Some(field));
            }
        }
    }
}

#[test]
fn check_distinguishes_none_one_and_several_solutions() {
    let proper = check(&to_check(EASY), &Limits::default()).unwrap();
    assert_eq!(proper.status, Status::Proper);
    assert!(proper.solutions.is_empty(), "the solution is not given away");

    let several = check(&to_check("................"), &Limits::default()).unwrap();
    assert_eq!(several.status, Status::Several);
    let difference = several.difference.unwrap();
    for (solution, digit) in several.solutions.iter().zip(difference.digits) {
        assert_eq!(solution.as_bytes()[difference.cell], b'0' + digit);
    }

    let broken = check(&to_check("11.............."), &Limits::default()).unwrap();
    assert_eq!(broken.status, Status::None);
    // The row and the box.
    assert_eq!(broken.conflicts.len(), 2);
    assert_eq!(broken.conflicts[0].cells, [0, 1]);
}

#[test]
fn check_finds_mistakes() {
    let mut sheet = data(EASY);
    let mut entries: Vec<char> = ".".repeat(81).chars().collect();
    (entries[2], entries[3]) = ('4', '2');
    sheet.entries = entries.into_iter().collect();
    let reply = check(&CheckRequest { sheet, lang: LanguageJson::En }, &Limits::default()).unwrap();
    assert_eq!(reply.mistakes, [3]);
}

#[test]
fn both_engines_solve_and_count() {
    for engine in ["backtracking", "dancing-links"] {
        let reply = solve(&solutions_of(EASY, Some(engine), None), &Limits::default()).unwrap();
        assert_eq!(reply.solutions, [EASY_SOLVED]);
        assert!(reply.search.complete);
        let reply = count(&solutions_of(&".".repeat(16), Some(engine), None), &Limits::default()).unwrap();
        assert_eq!((reply.search.count, reply.search.complete), (288, true));
        let reply = count(&solutions_of(&".".repeat(81), Some(engine), Some(2)), &Limits::default()).unwrap();
        assert_eq!((reply.search.count, reply.search.complete), (2, false));
        let reply =
            solve(&solutions_of(&".".repeat(16), Some(engine), Some(288)), &Limits::default()).unwrap();
        assert_eq!((reply.solutions.len(), reply.search.complete), (288, true));
    }
}

#[test]
fn a_path_ends_in_the_solution_and_adds_up() {
    let reply = path(&about(EASY).into(), &Limits::default()).unwrap();
    assert_eq!(reply.outcome, PathOutcome::Solved);
    assert_eq!(reply.end, EASY_SOLVED);
    assert_eq!(reply.summary.iter().map(|line| line.times).sum::<u32>() as usize, reply.steps.len());
    assert_eq!(reply.summary.iter().map(|line| line.points).sum::<u32>(), reply.score);
    assert!(reply.level.is_some());
}

#[test]
fn a_path_that_gets_stuck_says_so() {
    let hardest = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    let mut request = about(hardest);
    request.techniques.profile = Some("classic".to_owned());
    let reply = path(&request.into(), &Limits::default()).unwrap();
    assert_eq!(reply.outcome, PathOutcome::Stuck);
    assert_eq!(reply.level, None);
    assert!(!sentence(&reply.text).is_empty());
}

/// The last resort can be looked up like a technique. A technique on request has a level of its own.
#[test]
fn brute_force_can_be_looked_up() {
    let reply = jade_contract::technique(LanguageJson::En, "brute-force").unwrap();
    assert_eq!((reply.level, reply.family), (LevelJson::Beyond, None));
    assert_eq!(reply.profiles, ["full"]);
    assert!(reply.score > 0 && reply.example.is_none());
    assert!(sentence(&reply.about).contains("not a technique"), "{}", sentence(&reply.about));
    assert_eq!(jade_contract::technique(LanguageJson::En, "squirmbag").unwrap().level, LevelJson::Extreme);
}

/// When no technique applies, the solution helps and the step says so. Rating and path agree.
#[test]
fn the_last_resort_of_a_path_says_that_it_is_not_logic() {
    let hardest = about("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
    let singles = ["full-house", "hidden-single", "naked-single"].map(str::to_owned);
    let with: Vec<String> = singles.iter().cloned().chain(["brute-force".to_owned()]).collect();
    let mut question = hardest.clone();
    question.techniques.only = Some(with);
    let request = PathRequest::from(question.clone());
    let reply = path(&request, &Limits::default()).unwrap();
    assert_eq!(reply.outcome, PathOutcome::Solved);
    assert_eq!(reply.level, Some(LevelJson::Beyond));
    let placed: Vec<_> = reply.steps.iter().filter(|said| said.step.technique == "brute-force").collect();
    assert!(!placed.is_empty() && placed.len() < reply.steps.len());
    for said in placed {
        assert_eq!((said.step.placements.len(), said.step.eliminations.len()), (1, 0));
        assert!(sentence(&said.text).contains("That is not reasoning"), "{}", sentence(&said.text));
    }
    assert_eq!(reply.summary.iter().map(|line| line.points).sum::<u32>(), reply.score);
    let rated = rate(&question.into(), &Limits::default()).unwrap();
    assert_eq!((rated.level, rated.score, rated.steps), (reply.level, reply.score, reply.steps.len()));
    assert_eq!(rated.hardest.as_deref(), Some("brute-force"));

    // It is not used if it is switched off, on the way to a technique, or if only singles are allowed.
    let mut request = PathRequest::from(hardest);
    request.question.techniques.only = Some(singles.to_vec());
    let stuck = |request: &PathRequest| {
        let reply = path(request, &Limits::default()).unwrap();
        assert_eq!((reply.outcome, reply.level), (PathOutcome::Stuck, None));
    };
    stuck(&request);
    let without = Some(vec!["brute-force".to_owned()]);
    request.question.techniques = TechniqueChoice { without, ..TechniqueChoice::default() };
    request.singles = true;
    stuck(&request);
    let profile = Some("classic".to_owned());
    request.question.techniques = TechniqueChoice { profile, ..TechniqueChoice::default() };
    stuck(&request);
    request.singles = false;
    stuck(&request);
}

#[test]
fn bad_fields_are_named() {
    let field = |error: AskError| error.field.unwrap();
    let mut request = to_check(EASY);
    request.sheet.entries.pop();
    assert_eq!(field(check(&request, &Limits::default()).unwrap_err()), "sheet.entries");
    let mut request = to_check(EASY);
    request.sheet.box_rows = 0;
    assert_eq!(field(check(&request, &Limits::default()).unwrap_err()), "sheet.boxRows");
    let mut request = about(EASY);
    request.techniques.profile = Some("fulll".to_owned());
    let error = path(&request.clone().into(), &Limits::default()).unwrap_err();
    assert!(error.message.contains("full"), "{}", error.message);
    assert_eq!(field(error), "question.techniques.profile");
    let error = solve(&solutions_of(EASY, Some("dancing"), None), &Limits::default()).unwrap_err();
    assert_eq!(field(error), "engine");
    let error = solve(&solutions_of(EASY, None, Some(0)), &Limits::default()).unwrap_err();
    assert_eq!(field(error), "limit");
}

#[test]
fn a_cancelled_question_is_not_answered_wrongly() {
    let now = || true;
    let limits = Limits { cancel: Some(&now), ..Limits::default() };
    assert_eq!(path(&about(EASY).into(), &limits).unwrap_err().code, "timeout");
    assert_eq!(check(&to_check(EASY), &limits).unwrap().status, Status::Unknown);
}

#[test]
fn techniques_are_listed_in_both_languages() {
    let english = techniques(LanguageJson::En, None).unwrap().techniques;
    let spanish = techniques(LanguageJson::Es, None).unwrap().techniques;
    assert_eq!(english.len(), spanish.len());
    assert!(english.iter().zip(&spanish).all(|(e, s)| e.id == s.id));
    // A few names, such as X-Wing, are the same in all languages; most are translated.
    let same = english.iter().zip(&spanish).filter(|(e, s)| e.name == s.name).count();
    assert!(same * 4 < english.len(), "{same}");
}

#[test]
fn data_that_a_sheet_cannot_hold_is_reported_in_both_languages() {
    let row = "[{},{},{},{}]";
    let indexer = format!(
        r#"{{"size":4,"grid":[{row},{row},{row},[{{"value":1}},{{}},{{}},{{}}]],"rowindexer":[{{"cells":["R1C1","R1C2"]}}]}}"#
    );
    let masks = "1........".to_owned() + &"0".repeat(9 * 80);
    for (text, code, words) in [
        (indexer.as_str(), Some("other-rules"), ["JADE does not know", "JADE no las conoce"]),
        (masks.as_str(), None, ["every digit counts as a given", "todas cuentan como dadas"]),
    ] {
        for (lang, expected) in [(LanguageJson::En, words[0]), (LanguageJson::Es, words[1])] {
            let reply = parse(&ParseRequest { text: text.to_owned(), lang }, &Limits::default());
            let puzzle = &reply.puzzles[0];
            assert_eq!(puzzle.left_out.first().map(String::as_str), code);
            assert!(puzzle.notes.concat().contains(expected), "{:?}", puzzle.notes);
            assert_eq!(puzzle.givens_known, code.is_some());
        }
    }
}
