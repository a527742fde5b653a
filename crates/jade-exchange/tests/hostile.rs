//! Hostile texts. Each reader gets each of them. It may use at most twenty times the size of the text plus 50 MB of
//! memory, and for a text four times as long at most eight times the time.
//!
//! This is a separate program because it counts all allocated memory, including that of other tests. Time is the
//! processor time of the thread, the minimum of several runs, and is only compared above a threshold, so a busy
//! computer does not matter. The default run gives each text to the reader that recognises it and to a few others in
//! turn; `cargo test --release -p jade-exchange --test hostile -- --ignored` gives every text to every reader.

use jade_exchange::any_layout::AnyLayout;
use jade_exchange::stream::{DocumentList, Puzzles};
use jade_exchange::{FORMATS, read_as, recognise};
use peak_alloc::PeakAlloc;
use std::fmt::Write as _;
use std::time::Duration;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

const MB: usize = 1_000_000;

/// Drawn boards are only looked for in texts of at most 64 KiB.
const DRAWN: usize = 65_000;

/// Shorter times are not compared.
const FLOOR: Duration = Duration::from_millis(60);

/// Returns the processor time of this thread; `None` if the system does not provide it.
fn time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

const PUZZLE: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

/// Returns a text of about `size` bytes: `head`, `unit` repeated to fill it, and `tail`.
fn filled(size: usize, head: &str, unit: &str, tail: &str) -> String {
    format!("{head}{}{tail}", unit.repeat(size.saturating_sub(head.len() + tail.len()) / unit.len()))
}

/// Returns the same with a number in place of `#` in each unit.
fn numbered(size: usize, head: &str, unit: &str, tail: &str) -> String {
    let mut text = head.to_owned();
    let mut number = 0;
    while text.len() + tail.len() < size {
        let _ = write!(text, "{}", unit.replace('#', &number.to_string()));
        number += 1;
    }
    text + tail
}

/// Returns a text with as many nested opening signs as fit.
fn nested(size: usize, head: &str, open: &str, close: &str, tail: &str) -> String {
    let depth = size.saturating_sub(head.len() + tail.len()) / (open.len() + close.len());
    format!("{head}{}{}{tail}", open.repeat(depth), close.repeat(depth))
}

/// Returns texts that somebody might paste to attack the tutor, of a given size.
fn texts(size: usize) -> Vec<(&'static str, String)> {
    let fill = |head: &str, unit: &str, tail: &str| filled(size, head, unit, tail);
    let count = |head: &str, unit: &str, tail: &str| numbered(size, head, unit, tail);
    let marks_row = "123456789 12 3 |123456789 12 3 |123456789 12 3 \n";
    let marks_grid = marks_row.repeat(9);
    let digits_grid = "53..7....\n".repeat(9);
    let game = format!("<game data='{PUZZLE}'/>");
    let bomb = format!(
        "<!-- <opensudoku --><!DOCTYPE opensudoku [<!ENTITY a '{}'>]><opensudoku><name>",
        "b".repeat(size / 4)
    );
    let laughs: String = (1..10)
        .map(|level| format!("<!ENTITY l{level} '{}'>", format!("&l{};", level - 1).repeat(10)))
        .collect();
    let laughs = format!("<!DOCTYPE opensudoku [<!ENTITY l0 'lol'>{laughs}]><opensudoku>&l9;");
    let grid = format!("{{\"size\":9,\"grid\":[{}", "[{\"value\":1,\"given\":true}],".repeat(9));
    vec![
        ("nothing but blank lines", fill("", "\n", "")),
        ("carriage returns", fill("", "\r", "")),
        ("mixed ends of lines", fill("", "1\r\n2\r3\n", "")),
        ("blanks", fill("", " ", "")),
        ("NULs", fill("", "\0", "")),
        ("replacement characters", fill("", "\u{fffd}", "")),
        ("byte order marks", fill("", "\u{feff}", "")),
        ("combining characters", fill("1", "\u{301}", "")),
        ("four-byte characters", fill("", "\u{1f9e9}", "")),
        ("one long run of digits", fill("", "1", "")),
        ("one long run of points", fill("", ".", "")),
        ("one long line of cells with blanks", fill("", "1 ", "")),
        ("one long line of numbers", fill("100 ", "100 ", "")),
        ("lines of one cell", fill("", "1\n", "")),
        ("lines of two blanks and a cell", fill("", " 1 \n", "")),
        ("blocks of one cell", fill("", "1\n\n", "")),
        ("bad lines", fill("", "x\n", "")),
        ("lines of 80 cells", fill("", &format!("{}\n", &PUZZLE[1..]), "")),
        ("good lines", fill("", &format!("{PUZZLE}\n"), "")),
        ("good 4×4 lines", fill("", "1......1\n1..............4\n", "")),
        ("comments", fill("", "#\n", "")),
        ("comments behind a line", fill(&format!("{PUZZLE}\n"), "#x\n", "")),
        ("drawn rows", fill("", "| 5 |   | 3 |   |   |   | 7 |   |   |\n", "")),
        ("a drawn row", fill("|", " 5 |   |", "\n")),
        ("a spreadsheet of blanks", fill("", "5\t\t3\t\t\t\t7\t\t\n", "")),
        ("a row of separators", fill("1", ",;\t|", "\n")),
        ("columns of digits", fill("", "5 3   7\n", "")),
        ("a drawn board and blanks", fill(&"| 5 |   | 3 |   |\n".repeat(4), "   \n", "")),
        ("a drawn board and a comment", fill(&"| 5 |   | 3 |   |\n".repeat(4), "5 3 ", "")),
        ("a long comment", fill(&format!("{PUZZLE} "), "a|", "")),
        ("frames", fill("", "-\n", "")),
        ("one long frame", fill("", "-", "")),
        ("bars", fill("", "|", "")),
        ("framed cells", fill("", "|.|\n", "")),
        ("frames and cells in turn", fill("", "-\n1\n", "")),
        ("grids", fill("", &format!("{digits_grid}\n"), "")),
        ("grids without blank lines", fill("", &digits_grid, "")),
        ("a grid and many notes", fill("1...\n.2..\n..3.\n...4\n", "note\n", "")),
        ("hundreds of rows of hundreds", fill("", &format!("{}\n", "1".repeat(101)), "")),
        ("candidate grids", fill("", &format!("{marks_grid}\n"), "")),
        ("candidate rows without blank lines", fill("", marks_row, "")),
        ("small candidate grids without blank lines", fill("", "12 12 12 12\n", "")),
        ("a candidate grid, then short blocks", fill(&format!("{marks_grid}\n"), "12\n\n", "")),
        (
            "a candidate grid, then digit grids",
            fill(&format!("{marks_grid}\n"), &format!("{digits_grid}\n"), ""),
        ),
        ("digit grids, then a candidate grid", fill("", &format!("{digits_grid}\n"), &marks_grid)),
        ("a candidate grid and many notes", fill(&marks_grid, "# givens\n", "")),
        ("long words in a candidate grid", fill("", &format!("{} ", "1".repeat(5000)), "\n")),
        ("signs in a candidate grid", fill("12 34 12 34\n12 34 12 34\n", "* ", "\n")),
        ("colons", fill("", ":", "")),
        ("library lines of colons", fill("", &format!(":0000:1:{PUZZLE}{}\n", ":".repeat(500)), "")),
        ("a library line of candidates", fill(&format!(":0000:1:{PUZZLE}:"), "111 ", ":")),
        ("library lines", fill("", &format!(":0300-x:3:{PUZZLE}:313 314:343::\n"), "")),
        ("commas", fill("", ",", "")),
        ("a table of commas", fill(&format!("puzzle,title\n{PUZZLE},"), ",", "")),
        ("a table of short rows", fill("puzzle\n", "1\n", "")),
        ("a table of quotes", fill("puzzle\n", "\"", "")),
        ("a table of quoted line ends", fill("puzzle,title\n\"", "\n", "\"\n")),
        ("a table with a wide header", count("puzzle", ",#", "\n1\n")),
        ("headers of sdk", fill("[Puzzle]\n", "#Ca\n", &digits_grid)),
        ("sections", fill("[Puzzle]\n", "[a]\n", &digits_grid)),
        ("rows of words for sdx", fill("", "u1 2 3 4 5 6 7 8 9\n", "")),
        ("sukaku with surplus", fill("", "123456789", "")),
        ("addresses in a line", fill("", "www. ", "")),
        ("addresses in a word", fill("", "www.", "")),
        ("marks of links", fill("", "a/#s1=b ", "")),
        ("links with a board in a line", fill("", &format!("https://sudoku.coach/en/play/{PUZZLE} "), "")),
        ("XML entities", format!("{bomb}{}</name></opensudoku>", "&a;".repeat(size / 4))),
        ("XML entities within entities", fill(&laughs, "&l9;", "</opensudoku>")),
        ("character references", fill("<opensudoku><name>", "&#65;", "</name></opensudoku>")),
        ("games", fill("<opensudoku>", &game, "</opensudoku>")),
        ("games on a line each", fill("<opensudoku>", "<game data='1'/>\n", "</opensudoku>")),
        ("short elements", fill("<opensudoku>", "<a/>", "</opensudoku>")),
        ("nested elements", nested(size, "<opensudoku>", "<a>", "</a>", "</opensudoku>")),
        (
            "nested folders with a game in each",
            count("<opensudoku>", "<folder name='#'><game data='1'/>", ""),
        ),
        ("attributes", count("<opensudoku><game data='1'", " a#=''", "/></opensudoku>")),
        (
            "attributes with ends of elements",
            count("<opensudoku><game data='1'", " a#='>'", "/></opensudoku>"),
        ),
        ("namespaces", count("<opensudoku>", "<a xmlns:a#='u'>", "")),
        ("unclosed elements", fill("<ksudoku>", "<a>", "")),
        ("XML comments", fill("<ksudoku>", "<!---->", "</ksudoku>")),
        ("a ksudoku of many values", fill("<ksudoku><graph order='9'/><values>", "b", "</values></ksudoku>")),
        ("nested lists of JSON", nested(size, "{\"size\":9,\"grid\":", "[", "]", "}")),
        ("objects of JSON", fill("{\"size\":9,\"grid\":[", "{\"a\":0},", "0]}")),
        ("keys of JSON", count("{\"size\":9,\"grid\":[]", ",\"#\":0", "}")),
        ("cells of JSON", fill(&grid, "[{}],", "0]}")),
        ("huge numbers of JSON", fill("{\"size\":", "9", ",\"grid\":[]}")),
        ("escapes of JSON", fill("{\"size\":9,\"grid\":[],\"title\":\"", "\\u0041", "\"}")),
        (
            "cells of a saved game",
            fill("{\"cells\":[", "{\"position\":[0,0],\"earmarks\":[1]},", "{\"position\":[0,0]}]}"),
        ),
        ("earmarks", fill("{\"cells\":[{\"position\":[0,0],\"earmarks\":[", "1,", "1]}]}")),
        ("base64 of nothing", fill("N4Ig", "A", "")),
        ("a swelling LZString", fill("https://f-puzzles.com/?load=", "4", "")),
        ("percent signs", fill("https://f-puzzles.com/?load=", "%2541", "")),
        ("fields of an address", fill("https://sudokuexchange.com/play/?", "a=b&", "s=1")),
        ("a path", fill("https://sudokupad.app/", "sudoku/", "classic1")),
        ("JADE’s links", fill("", "http://127.0.0.1:7380/#s1=AAAA\n", "")),
        ("JADE’s link of nothing", fill("http://127.0.0.1:7380/#s1=", "A", "")),
        ("sudoku.coach's string of nothing", fill("SCv7_32_", "0", "")),
        ("a string of masks", fill("", "v", "")),
    ]
}

/// Reads a text as far as a caller would, and stores nothing.
fn read_all(reader: usize, text: &str) {
    match FORMATS.get(reader) {
        Some(format) => read_as(*format, text).for_each(drop),
        None if reader == ANY_LAYOUT => drop(AnyLayout::new().read(text)),
        None if reader == STREAM => {
            let mut puzzles = Puzzles::new(text.as_bytes());
            while let Some(chunk) = puzzles.next(120) {
                chunk.unwrap().readings().for_each(drop);
            }
        }
        None if reader == LIST => {
            let Ok(mut list) = DocumentList::open(text.as_bytes()).unwrap() else { return };
            while let Some(document) = list.next_document().unwrap() {
                drop(document);
            }
        }
        None => drop(recognise(text)),
    }
}

/// The numbers of what reads every text, after the readers of formats.
const RECOGNISER: usize = FORMATS.len();
const ANY_LAYOUT: usize = FORMATS.len() + 1;
const STREAM: usize = FORMATS.len() + 2;
const LIST: usize = FORMATS.len() + 3;

fn name(reader: usize) -> &'static str {
    let other = match reader {
        ANY_LAYOUT => "any layout",
        STREAM => "stream",
        LIST => "list",
        _ => "recognise",
    };
    FORMATS.get(reader).map_or(other, |format| format.facts().id)
}

/// Returns the minimum time of several runs.
fn least_time(reader: usize, text: &str, runs: usize) -> Option<Duration> {
    let once = || {
        let before = time()?;
        read_all(reader, text);
        Some(time()? - before)
    };
    (0..runs).map(|_| once()).min().flatten()
}

/// Gives readers every text of this size and returns those that use too much: the recogniser, the reader of any layout,
/// the reader that recognises a text, and one in `share` of the others in turn; of those of streams, one in three.
fn check(size: usize, share: usize) -> Vec<String> {
    let (small, large) = (texts(size / 4), texts(size));
    let mut faults = Vec::new();
    for (index, ((what, small), (_, large))) in small.iter().zip(&large).enumerate() {
        let meant = recognise(large).map(|format| format.facts().id);
        for reader in 0..=LIST {
            let is_meant = [RECOGNISER, ANY_LAYOUT].contains(&reader)
                || Some(name(reader)) == meant
                // Once took 160 times its length.
                || (reader == STREAM && what.ends_with("short blocks"));
            let share = if reader >= STREAM { share.min(3) } else { share };
            if !is_meant && !(index + reader).is_multiple_of(share) {
                continue;
            }
            let held = MEMORY.current_usage();
            MEMORY.reset_peak_usage();
            let taken = least_time(reader, large, 1);
            let peak = MEMORY.peak_usage().saturating_sub(held);
            if peak > 20 * large.len() + 50 * MB {
                faults.push(format!(
                    "{}, {what}: {} MB of memory for {} bytes",
                    name(reader),
                    peak / MB,
                    large.len()
                ));
            }
            let Some(taken) = taken.filter(|taken| *taken > FLOOR) else { continue };
            println!("{}, {what}: {taken:?}, {} MB", name(reader), peak / MB);
            // A single measurement may be off, so take the minimum of several.
            let linear = (0..2).any(|_| {
                let times = [large, small].map(|text| least_time(reader, text, 2).unwrap_or_default());
                times[0] < FLOOR || times[0] <= 8 * times[1]
            });
            if !linear {
                faults.push(format!("{}, {what}: {taken:?} is more than its share", name(reader)));
            }
        }
    }
    faults
}

#[test]
fn no_reader_uses_too_much() {
    assert!(texts(MB).len() >= 60 && FORMATS.len() >= 25);
    let mut faults = check(MB / 4, 9);
    faults.extend(check(DRAWN, 9));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
#[ignore = "takes minutes; see CONTRIBUTING.md"]
fn no_reader_uses_too_much_for_any_text() {
    let mut faults = check(MB, 1);
    faults.extend(check(DRAWN, 1));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
