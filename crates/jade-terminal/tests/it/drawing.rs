//! Tests what the window shows, in every size and style.

use crate::player;

use jade_grid::Geometry;
use jade_terminal::key::Code;
use jade_terminal::{Start, State, draw};
use jade_text::{Args, Language, Texts};
use player::{EASY, Player, SMALL};
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier};

/// The symbols of a line, starting at a column.
fn at(buffer: &Buffer, x: u16, y: u16, length: u16) -> String {
    (x..x + length).map(|x| buffer[(x, y)].symbol()).collect()
}

#[test]
fn the_board_fits_a_usual_terminal() {
    let mut player = Player::with(EASY);
    player.types("m1");
    let shown = player.shows(80, 24);
    let head =
        " JADE   0:00   Digit\n  ┌──1─────2─────3──┬──4─────5─────6──┬──7─────8─────9──┐ r1c2: empty,\n";
    assert!(shown.starts_with(head), "{shown}");
    assert_eq!(shown.lines().count(), 24);
    // Givens in the middle, candidates in position in two rows.
    let row: Vec<&str> = shown.lines().skip(2).take(2).collect();
    assert!(row[0].starts_with(" 1│  6  "), "{}", row[0]);
    assert!(row[0].contains("    5 1   5│"), "{}", row[0]);
    assert!(row[1].contains("   9     9 │"), "{}", row[1]);
}

#[test]
fn a_hint_is_drawn_with_the_usual_letters_and_colours() {
    let mut player = Player::with(SMALL);
    player.types("hhhhh");
    let buffer = player.buffer(80, 24, true);
    let shown = player.shows(80, 24);
    let placed = shown.lines().position(|line| line.contains('(')).expect("a placement");
    let column = shown.lines().nth(placed).unwrap().chars().position(|c| c == '(').unwrap();
    assert_eq!(buffer[(column as u16 + 1, placed as u16)].fg, Color::Green);
    assert!(shown.contains("( ) goes here"));
    let plain = player.buffer(80, 24, false);
    assert!(plain.content.iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset));
    assert_eq!(
        plain.content.iter().map(|cell| cell.symbol()).collect::<String>(),
        buffer.content.iter().map(|cell| cell.symbol()).collect::<String>(),
        "without colour nothing is lost"
    );
}

#[test]
fn eliminations_are_visible_with_and_without_colour() {
    let mut player = Player::new(Language::English, Start::Menu);
    player.types("2").types("naked pair\n").types("hhhh");
    let step = player.play().advice.as_ref().and_then(|advice| advice.step.clone()).unwrap();
    let gone = &step.eliminations[0];
    // With enough space there is a letter before each candidate.
    let wide = player.shows(122, 42);
    assert!(wide.contains(&format!("-{}", gone.digit)) && wide.contains("- can be removed"), "{wide}");
    assert!(wide.contains('*'), "the pair has its sign: {wide}");
    // With little space and no colour, the digit is replaced.
    let narrow = player.buffer(80, 24, false);
    let crosses = narrow.content.iter().filter(|cell| cell.symbol() == "×").count();
    assert_eq!(crosses, step.eliminations.len() + 1, "and one in the legend");
    let words: String = narrow.content.iter().map(|cell| cell.symbol()).collect();
    assert!(words.contains("× can be removed") && !words.contains("- can be removed"), "{words}");
    assert!(!words.contains("* "), "no letter is named that has no room before its candidate");
    let coloured = player.buffer(80, 24, true);
    let struck = coloured.content.iter().filter(|cell| cell.modifier.contains(Modifier::CROSSED_OUT));
    assert!(struck.clone().all(|cell| cell.fg == Color::Red));
    assert_eq!(struck.count(), step.eliminations.len());
}

#[test]
fn conflicts_givens_entries_and_equal_digits_look_different() {
    let mut player = Player::with(SMALL);
    // A second 4 in the first row.
    player.types("4");
    let shown = player.shows(80, 24);
    assert_eq!(shown.matches("!4").count(), 2, "{shown}");
    assert!(player.words(80, 24).contains("in conflict"));
    player.types("u");
    let buffer = player.buffer(80, 24, true);
    let find = |symbol: &str| {
        let index = buffer.content.iter().position(|cell| cell.symbol() == symbol);
        index.map(|index| buffer.content[index].clone())
    };
    assert!(!player.shows(80, 24).contains('!') && find("4").is_some());
    // With the cursor on a 1, all other 1s are highlighted.
    player.types("2").key(Code::Left);
    let buffer = player.buffer(80, 24, true);
    let fours: Vec<_> =
        buffer.content.iter().filter(|cell| cell.modifier.contains(Modifier::UNDERLINED)).collect();
    assert!(!fours.is_empty() && fours.iter().all(|cell| cell.symbol() == "4"));
    assert!(fours[0].modifier.contains(Modifier::BOLD), "a given");
}

#[test]
fn the_cursor_is_visible_in_every_layout() {
    let mut player = Player::with(EASY);
    for _ in 0..4 {
        let buffer = player.buffer(122, 42, false);
        // Without the bars above and below.
        let reversed = buffer
            .content
            .iter()
            .enumerate()
            .filter(|(index, cell)| {
                (122..122 * 41).contains(index) && cell.modifier.contains(Modifier::REVERSED)
            })
            .count();
        assert!(reversed >= 3, "{reversed}");
        player.key(Code::Tab);
    }
    let plain = player.key(Code::Tab).key(Code::Tab).key(Code::Tab).shows(122, 42);
    assert!(plain.contains("[·]"), "{plain}");
}

#[test]
fn every_playable_board_fits_or_states_the_size_it_needs() {
    for side in jade_terminal::menu::sides() {
        let board = Geometry::standard(side).unwrap();
        let empty = ".".repeat(board.cell_count());
        let sheet = jade_grid::Sheet::new(jade_grid::line::read_cells(board, &empty).unwrap()).unwrap();
        let mut player = Player::at_menu();
        player.state.play = Some(jade_terminal::state::Play::new(jade_terminal::game::Game::new(sheet)));
        player.state.screen = jade_terminal::state::Screen::Board;
        let least = draw::Layout::least(board);
        let (width, height) = (least.0.max(34), least.1.max(10) + 2);
        for (width, height, fits) in
            [(width, height, true), (200, 90, true), (width, height - 1, height - 1 < 12), (33, 30, false)]
        {
            let shown = player.shows(width, height);
            let little = shown.contains("Too little room");
            if fits {
                assert!(!little || height < 12, "{side} {width}×{height}: {shown}");
            } else if width < 34 {
                assert!(little, "{side} {width}×{height}: {shown}");
            }
        }
        // No window size causes a panic.
        for width in [1, 2, 20, 40, 57, 79] {
            for height in [1, 2, 11, 13, 23] {
                player.shows(width, height);
                player.state.play.as_mut().unwrap().over = jade_terminal::state::Over::Keys;
                player.shows(width, height);
                player.state.play.as_mut().unwrap().over = jade_terminal::state::Over::Nothing;
            }
        }
    }
}

#[test]
fn a_small_terminal_is_reported_with_the_size_needed() {
    let player = Player::with(EASY);
    let shown = player.words(50, 14);
    assert!(
        shown.contains(
            "Too little room: at least 56 columns and 15 lines are needed, and there are 50 and 14"
        ),
        "{shown}"
    );
}

#[test]
fn long_words_can_be_scrolled() {
    let mut player = Player::new(Language::English, Start::Menu);
    player.types("2").types("x-wing\n").types("hhhhh");
    let end = player.shows(80, 24);
    assert!(end.contains('▲') && !end.contains('▼'), "{end}");
    for _ in 0..20 {
        player.key(Code::PageUp);
    }
    let top = player.shows(80, 24);
    assert!(top.contains("Where to look") && top.contains('▼') && !top.contains('▲'), "{top}");
}

/// Lines that do not wrap must fit into a terminal of 80 columns.
#[test]
fn tables_and_bars_fit_eighty_columns_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::of(language);
        let keys = texts.plain("play-keys", &Args::none());
        assert!(keys.lines().count() >= 17);
        for line in keys.lines() {
            assert!(line.chars().count() <= 76, "{line}");
        }
        for foot in [
            "play-foot",
            "play-foot-hint",
            "play-foot-complaint",
            "play-foot-menu",
            "play-foot-walk",
            "play-foot-paused",
            "play-foot-any",
            "play-foot-main",
            "play-foot-level",
            "play-foot-list",
            "play-foot-line",
            "play-foot-read",
            "play-foot-solved",
        ] {
            let foot = texts.plain(foot, &Args::none());
            assert!(foot.chars().count() <= 78, "{foot}");
        }
        let mut state = State::new(language, 1);
        state.notice = Some("x".repeat(300));
        let mut terminal = ratatui::Terminal::new(ratatui::backend::TestBackend::new(80, 24)).unwrap();
        terminal.draw(|frame| draw::draw(&state, frame, true)).unwrap();
        assert!(at(terminal.backend().buffer(), 0, 0, 80).contains("JADE"));
    }
}
