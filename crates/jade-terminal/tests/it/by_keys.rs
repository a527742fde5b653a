//! Tests what keys do to the state.

use crate::player;

use jade_grid::Digit;
use jade_terminal::key::{Code, Key, Mode};
use jade_terminal::state::{Over, Screen};
use jade_terminal::{Happening, Start, record_of};
use jade_text::Language;
use player::{EASY, Player, SMALL, SMALL_SOLUTION, SOLUTION};
use proptest::prelude::*;
use std::time::Duration;

fn digit(value: u8) -> Digit {
    Digit::new(value).unwrap()
}

#[test]
fn a_whole_game_from_the_first_cell_to_the_last() {
    let mut player = Player::with(EASY);
    for (cell, symbol) in SOLUTION.chars().enumerate() {
        if EASY.as_bytes()[cell] == b'.' {
            assert_eq!(player.play().cursor.index(), cell, "N leads to the next empty cell");
            player.types(&symbol.to_string()).types("n");
        }
    }
    assert_eq!(player.values(), SOLUTION);
    assert!(player.game().is_solved());
    assert!(player.words(80, 24).contains("Your time: 0:00"));
    player.happens(Happening::Passed(Duration::from_secs(5)));
    assert_eq!(player.game().time, Duration::ZERO, "the clock stands still at the end");
    // Undo works after the end, too, without limit.
    let open = EASY.matches('.').count();
    for _ in 0..open {
        player.types("u");
    }
    assert_eq!(player.values(), EASY);
    player.types("u");
    assert!(player.words(80, 24).contains("There is nothing to"));
    for _ in 0..open {
        player.types("]");
    }
    assert_eq!(player.values(), SOLUTION);
}

#[test]
fn the_cursor_goes_everywhere() {
    let mut player = Player::with(SMALL);
    let at = |player: &Player| player.play().cursor.index();
    assert_eq!(at(&player), 2, "on the first empty cell");
    player.key(Code::Left).key(Code::Left).key(Code::Left);
    assert_eq!(at(&player), 3, "round the edge");
    player.key(Code::Down).key(Code::Home);
    assert_eq!(at(&player), 4);
    player.key(Key::from(Code::Up).with_ctrl());
    assert_eq!(at(&player), 12, "with Ctrl over what is filled");
    player.key(Key::from(Code::Home).with_ctrl());
    assert_eq!(at(&player), 0);
    player.key(Key::from(Code::End).with_ctrl()).types("wa");
    assert_eq!(at(&player), 10);
    player.types("sd");
    assert_eq!(at(&player), 15);
}

#[test]
fn digits_notes_and_candidates_are_entered() {
    let mut player = Player::with(SMALL);
    let cell = player.play().cursor;
    player.types("x23");
    assert_eq!(player.play().mode, Mode::Corner);
    assert_eq!(player.sheet().corners(cell).len(), 2);
    player.types(".");
    assert_eq!(player.sheet().candidates(cell).map(|list| list.len()), Some(2), "notes become a list");
    assert!(player.sheet().corners(cell).is_empty());
    player.types("c3");
    assert_eq!(player.sheet().candidates(cell).and_then(|list| list.single()), Some(digit(2)));
    player.types("\n");
    assert_eq!(player.sheet().value(cell), Some(digit(2)), "Enter takes the only candidate");
    player.types("c4");
    assert!(player.words(80, 24).contains("Marks go into empty cells"));
    player.types("z2");
    assert!(player.sheet().is_open(cell), "the same digit again takes it out");
    assert!(player.sheet().candidates(cell).is_some(), "and the marks are back");
    player.key(Code::Delete);
    assert!(player.sheet().candidates(cell).is_none());
    player.key(Key::from('4').with_alt());
    assert!(player.sheet().corners(cell).contains(digit(4)), "Alt is a corner note in any mode");
    player.key(Key::from(Code::Home).with_ctrl()).types("3");
    assert_eq!(player.values(), SMALL);
    assert!(player.words(80, 24).contains("This is a given"));
    player.types("8");
    assert!(player.words(80, 24).contains("“8” does nothing here"), "{}", player.words(80, 24));
}

#[test]
fn a_hint_goes_from_rung_to_rung_and_is_applied() {
    let mut player = Player::with(SMALL);
    player.types("h");
    let advice = player.play().advice.clone().unwrap();
    assert_eq!((advice.revealed, advice.rungs.len()), (1, 6), "it is about one digit");
    assert!(player.words(80, 24).contains("Where to look"));
    assert!(!player.words(80, 24).contains("Conclusion") && !player.words(80, 24).contains("goes here"));
    player.types("hhhh");
    assert_eq!(player.play().advice.as_ref().unwrap().revealed, 5);
    assert!(player.words(80, 24).contains("goes here"), "the whole step is drawn, with its legend");
    player.types("hh");
    assert!(player.words(80, 24).contains("That is the whole hint"));
    let before = player.values();
    player.key(Code::Enter);
    let after = player.values();
    assert_eq!(after.matches('.').count() + 1, before.matches('.').count());
    assert!(player.play().advice.is_none());
    player.types("u");
    assert_eq!(player.values(), before, "what the hint did is one step of undo");
    player.types("h").key(Code::Escape);
    assert!(player.play().advice.is_none());
    player.types("h").types("n").types("2");
    assert!(player.words(80, 24).contains("The board has changed"));
}

#[test]
fn steps_lead_to_the_end() {
    let mut player = Player::with(SMALL);
    for _ in 0..40 {
        player.types("j");
        let advice = player.play().advice.as_ref();
        if advice.is_some_and(|advice| advice.rungs[0].name.is_none() && advice.apply.is_some()) {
            player.key(Code::Enter);
        }
    }
    assert_eq!(player.values(), SMALL_SOLUTION);
}

#[test]
fn all_available_steps_can_be_browsed() {
    let mut player = Player::with(EASY);
    player.types("l");
    let steps = player.play().walk.as_ref().unwrap().steps.len();
    assert!((3..1000).contains(&steps), "{steps}");
    assert!(player.words(130, 50).contains(&format!("1 of {steps}")), "{}", player.words(130, 50));
    player.key(Code::Up).key(Code::Down).key(Code::Right);
    let walk = player.play().walk.clone().unwrap();
    assert_eq!(walk.at, 2);
    assert_eq!(player.play().advice.as_ref().unwrap().step.as_ref(), Some(&walk.steps[2]));
    player.key(Code::End).key(Code::Down);
    assert_eq!(player.play().walk.as_ref().unwrap().at, steps - 1, "not beyond the last");
    player.key(Code::Home).key(Code::Enter);
    assert!(player.play().walk.is_none());
    let placed = &walk.steps[0].placements;
    assert!(!placed.is_empty(), "an easy puzzle begins with a single");
    assert_eq!(player.sheet().entries().filled_count(), placed.len());
    player.types("l").key(Code::Escape).key(Code::Down);
    assert!(player.play().walk.is_none() && player.play().advice.is_none());
    // A full board has no steps, and the player is told.
    player.types("m6").types("l");
    assert!(player.play().walk.is_none() && player.play().message.is_some());
}

#[test]
fn a_wrong_entry_is_reported_first_and_can_be_corrected_or_dismissed() {
    let mut player = Player::with(SMALL);
    player.types("2h");
    let advice = player.play().advice.clone().unwrap();
    assert!(advice.complaint.is_some() && advice.apply.is_some());
    assert!(player.words(80, 24).contains("I ignore it"));
    player.types("i");
    assert_eq!(player.play().dismissed.len(), 1);
    assert!(player.play().advice.is_some());
    player.key(Code::Escape).types("u");
    assert_eq!(player.values(), SMALL);

    player.types("2").types("n1").types("m4");
    assert_eq!(player.values(), SMALL, "back to before the first mistake");
    assert!(player.words(80, 24).contains("2 steps back"));
    player.types("m4");
    assert!(player.words(80, 24).contains("There is no mistake"));
}

#[test]
fn a_check_counts_the_wrong_digits_and_then_names_their_cells() {
    let mut player = Player::with(SMALL);
    let cell = player.play().cursor;
    let right = SMALL_SOLUTION.as_bytes()[cell.index()];
    // A digit that breaks no rule yet, but is not the one in the solution.
    let wrong = (b'1'..=b'4').find(|digit| {
        player.types(&char::from(*digit).to_string());
        let harmless = *digit != right && player.sheet().conflicts().is_empty();
        if !harmless {
            player.types("u");
        }
        harmless
    });
    assert!(wrong.is_some(), "there is such a digit");
    player.types("m3");
    assert!(player.words(80, 24).contains("one of your digits is"));
    player.types("m3");
    assert!(player.words(80, 24).contains("is wrong") && player.words(80, 24).contains("r1c"));
    player.types("u").types(&char::from(right).to_string()).types("m3");
    assert!(player.words(80, 24).contains("your digit"));
}

#[test]
fn the_menu_of_the_board_works() {
    let mut player = Player::with(SMALL);
    player.types("m");
    assert_eq!(player.play().over, Over::Menu);
    assert!(player.words(80, 24).contains("1 Fill in all candidates"));
    player.types("x");
    assert!(player.words(80, 24).contains("There is no entry “x”. Type a number from 0 to 9."));
    assert_eq!(player.play().over, Over::Menu, "and asks again");
    player.types("1");
    assert!(player.sheet().candidates(player.play().cursor).is_some());
    player.types("t");
    assert_eq!(player.sheet().candidates(player.play().cursor).map(|list| list.len()), Some(2));
    player.types("m2");
    assert!(player.sheet().candidates(player.play().cursor).is_none());
    player.types("m3");
    assert!(player.words(80, 24).contains("No rule is broken. You"));
    player.key(Key::from(Code::Home).with_ctrl()).types("n4").types("m3");
    assert!(player.words(80, 24).contains("One rule is broken"));
    player.types("u").types("m5");
    assert!(player.words(80, 24).contains("cells filled"));
    player.types("m7");
    assert_eq!(player.values(), SMALL, "back to the start");
    player.types("m6");
    assert_eq!(player.values(), SMALL_SOLUTION);
    player.types("u");
    assert_eq!(player.values(), SMALL);
    player.types("m8");
    assert_eq!(player.play().over, Over::Keys);
    player.types("x").types("m9");
    assert!(matches!(player.state.screen, Screen::Menu));
}

#[test]
fn the_clock_stops_in_a_pause() {
    let mut player = Player::with(EASY);
    player.happens(Happening::Passed(Duration::from_secs(65)));
    assert!(player.words(80, 24).contains("1:05"));
    player.types("p");
    player.happens(Happening::Passed(Duration::from_secs(60)));
    assert!(
        player.words(80, 24).contains("Paused") && !player.shows(80, 24).contains("┌"),
        "the board is hidden"
    );
    player.types("5");
    assert_eq!(player.values(), EASY);
    player.types("p");
    assert_eq!(player.game().time, Duration::from_secs(65));
}

#[test]
fn the_game_is_saved_and_resumed() {
    let mut player = Player::with(EASY);
    assert!(player.kept.is_none(), "nothing was done yet");
    player.types("9").types("n").types("x5").types("u").types("q");
    let game = player.game().clone();
    let mut again = Player::at_menu();
    again.kept = player.kept.clone();
    again.types("6");
    assert_eq!(again.game(), &game);
    assert_eq!(again.sheet().corners(again.play().cursor).len(), 0);
    again.types("]");
    assert_eq!(again.sheet().corners(again.play().cursor).len(), 1, "what was undone is kept, too");
    // In the same session the game is still in memory.
    player.types("6");
    assert!(matches!(player.state.screen, Screen::Board));
    let mut none = Player::at_menu();
    none.types("6");
    assert!(none.words(80, 24).contains("There is no game to continue yet"));
    none.kept = Some("{\"version\":2}".to_owned());
    none.types("6");
    assert!(none.words(80, 24).contains("cannot be read"));
}

#[test]
fn leaving_saves_the_game_from_every_screen() {
    for keys in ["", "m", "p", "h"] {
        let mut player = Player::with(SMALL);
        player.types("2");
        player.kept = None;
        player.types(keys).key(Key::from('c').with_ctrl());
        assert!(player.left && player.kept.is_some(), "{keys:?}");
    }
    let mut player = Player::at_menu();
    player.types("0");
    assert!(player.left && player.kept.is_none());
}

#[test]
fn invalid_answers_are_asked_again() {
    let mut player = Player::at_menu();
    player.types("9");
    assert!(player.words(80, 24).contains("There is no entry “9”. Type a number from 0 to 8."));
    player.types("1").types("9");
    assert!(player.words(80, 24).contains("“9” is not a level"));
    player.types("3").types("7\n");
    assert!(player.words(80, 24).contains("There is no board “7”"));
    player.types("6\n");
    assert_eq!(player.sheet().geometry().side(), 6);
    assert_eq!(player.game().title, "Easy");

    let mut player = Player::at_menu();
    player.types("9\n");
    assert!(player.words(80, 24).contains("There is no entry “9”"), "what was wrong stays");
    player.types("1\n2\n");
    assert!(!player.words(80, 24).contains("There is no"), "the size is asked, nothing was answered yet");
    player.types("\n");
    assert_eq!(player.sheet().geometry().side(), 9);

    let mut player = Player::at_menu();
    player.types("3\n").types("many\n");
    assert!(player.words(80, 24).contains("“many” is not a number of cells"));
    player.types("40\n");
    assert_eq!(player.values().matches('.').count(), 40);
}

#[test]
fn the_menu_offers_the_puzzles_of_today() {
    let mut player = Player::at_menu();
    player.state.today = "2026-11-23".to_owned();
    player.types("8");
    let shown = player.words(80, 24);
    assert!(shown.contains("1 Very easy") && shown.contains("3 Hard") && !shown.contains("4 "), "{shown}");
    player.types("3");
    assert_eq!(player.game().title, "Hard · 2026-11-23");
    let day = |player: &Player| record_of(player.game(), 0, "2026-11-24".to_owned()).day;
    assert_eq!(day(&player).as_deref(), Some("2026-11-23"));
    let puzzle = player.game().start().givens().to_string();
    // Another player has the same one, and a level's puzzle is none of a day.
    let mut other = Player::at_menu();
    other.state.today = "2026-11-23".to_owned();
    other.types("83");
    assert_eq!(other.game().start().givens().to_string(), puzzle);
    let mut level = Player::at_menu();
    level.types("15\n\n");
    assert_eq!(day(&level), None);
}

#[test]
fn an_example_opens_where_its_technique_applies() {
    let mut player = Player::at_menu();
    player.types("2").types("y-wings\n");
    assert!(player.words(80, 24).contains("“y-wings” is not a technique"));
    player.types("naked pair\n");
    assert!(player.words(80, 24).contains("The technique applies"));
    assert_eq!(player.game().title, "Naked pair");
    player.types("hh");
    let step = player.play().advice.as_ref().and_then(|advice| advice.step.clone());
    assert_eq!(step.unwrap().technique.as_str(), "naked-pair", "and nothing simpler is left");
}

#[test]
fn a_board_is_typed_and_solved_then_played() {
    let mut player = Player::at_menu();
    player.types("4").types("14.\n");
    assert!(player.words(80, 24).contains("Row 1 has 3 cells"));
    player.types("14..\n").types("...9\n");
    assert!(player.words(80, 24).contains("Row 2, cell 4: “9” is not a cell"));
    player.types("....\n").types("2..3\n").types("....\n");
    assert!(player.words(80, 24).contains("The puzzle has exactly one solution."));
    assert!(player.shows(80, 24).contains(SMALL_SOLUTION));
    player.types("p");
    assert_eq!(player.values(), SMALL);

    let mut player = Player::at_menu();
    player.types("4").types("1...............\n");
    assert!(player.words(80, 24).contains("more than"));
    player.types("p");
    assert!(player.words(80, 24).contains("This cannot be played. The puzzle has more than one solution"));
    player.key(Code::Escape).types("4").types("11..............\n");
    assert!(player.words(80, 24).contains("The puzzle has no solution."));
}

#[test]
fn puzzles_can_be_opened_typed_or_pasted() {
    let mut player = Player::at_menu();
    player.types("5").types("\n\n");
    assert!(player.words(80, 24).contains("Nothing was typed"));
    player.types("12x\n");
    assert!(player.state.notice.is_some() && player.state.play.is_none());
    player.happens(Happening::Opened(Err("no such file".to_owned())));
    assert!(player.words(80, 24).contains("no such file"));
    player.happens(Happening::Pasted(format!("{SMALL}\n4321............\n1...............\n")));
    assert!(player.words(80, 24).contains("Type a number from 1 to 3"));
    player.types("9\n");
    assert!(player.words(80, 24).contains("There is no puzzle “9”"));
    player.types("3\n");
    assert!(player.words(80, 24).contains("This cannot be played"));
    player.types("1\n");
    assert_eq!(player.values(), SMALL);
    // A grid with its lines, pasted at the menu.
    let mut player = Player::at_menu();
    player.happens(Happening::Pasted("14|..\n..|..\n--+--\n2.|.3\n..|..\n".to_owned()));
    assert_eq!(player.values(), SMALL);
    // And while a board is being typed.
    let mut player = Player::at_menu();
    player.types("4");
    player.happens(Happening::Pasted("14|..\n..|..\n--+--\n2.|.3\n..|..\n".to_owned()));
    assert!(matches!(player.state.screen, Screen::Solved(_)));
}

#[test]
fn pending_work_can_be_cancelled() {
    let mut player = Player::with(EASY);
    player.silent = true;
    player.types("h");
    assert!(player.words(80, 24).contains("One moment"));
    player.types("9");
    assert_eq!(player.values(), EASY, "keys wait, too");
    player.key(Code::Escape);
    assert!(player.cancelled && player.state.waiting.is_none());
    player.types("9");
    assert_ne!(player.values(), EASY);
}

#[test]
fn everything_is_in_spanish() {
    let mut player = Player::new(Language::Spanish, Start::Text(EASY.to_owned()));
    player.types("h");
    let words = player.words(80, 24);
    assert!(words.contains("Dónde mirar") && words.contains("f1c2"), "{words}");
    player.types("q").types("7");
    assert!(player.words(80, 40).contains("f4c6 5"));
}

/// Generates arbitrary keys.
fn any_key() -> impl Strategy<Value = Key> {
    let named = [
        Code::Up,
        Code::Down,
        Code::Left,
        Code::Right,
        Code::Home,
        Code::End,
        Code::PageUp,
        Code::PageDown,
        Code::Enter,
        Code::Escape,
        Code::Tab,
        Code::Backspace,
        Code::Delete,
        Code::F1,
    ];
    let code = prop_oneof![
        2 => prop::sample::select(named.to_vec()),
        4 => prop::sample::select("1234567890zxcntuqmphjil.?[]".chars().collect::<Vec<_>>()).prop_map(Code::Char),
        1 => any::<char>().prop_map(Code::Char),
    ];
    (code, prop::bool::weighted(0.1), prop::bool::weighted(0.1)).prop_map(|(code, ctrl, alt)| Key {
        code,
        ctrl,
        alt,
        shift: false,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    /// No sequence of keys and no window size causes a panic, and the saved game equals the current one.
    #[test]
    fn no_key_causes_a_panic(keys in prop::collection::vec(any_key(), 1..120), width in 1u16..130, height in 1u16..50) {
        let mut player = Player::with(SMALL);
        for key in keys {
            // Making a puzzle may take long.
            player.silent = !matches!(player.state.screen, Screen::Board);
            player.key(key);
            player.shows(width, height);
            if player.left {
                break;
            }
        }
        if let Some(kept) = &player.kept {
            let again = jade_terminal::game::Game::from_json(kept).unwrap();
            prop_assert_eq!(again.to_json(), kept.clone());
        }
    }
}

/// The record of a sukaku has its digits alone, so it is as valid as any other.
#[test]
fn a_game_of_a_sukaku_is_recorded() {
    let text = "\
        3589 259 125 12356789 34789 23456 4568 3579 2489\n\
        35678 478 349 12389 234569 2369 12489 14568 16\n\
        236 4589 569 12 139 456 679 3568 347\n\
        123689 135689 1456 78 68 3457 14567 23478 2679\n\
        145689 345 1478 68 169 24789 1367 2578 389\n\
        367 346 25 145 45 1378 46 679 28\n\
        234579 28 236 234579 23567 4567 48 368 12348\n\
        479 36 47 16 34567 58 78 125 689\n\
        267 1378 569 468 12469 13468 134 37 589\n\
        ";
    let document = jade_exchange::read_one(text).unwrap();
    let mut game = jade_terminal::open::game_of_document(document).unwrap();
    game.id = "a-game".to_owned();
    assert!(game.start().givens().is_restricted());
    let record = record_of(&game, 1, "2026-11-26".to_owned());
    assert_eq!(jade_game::check_record(&record), Ok(()));
    assert_eq!((record.puzzle.as_str(), record.canonical), (".".repeat(81).as_str(), None));
}
