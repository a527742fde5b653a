//! Runs the real program as a user does.

use crate::common;
use jade_contract::QuestionJson;
use jade_grid::{Sheet, SheetData, line};

use common::{answers, file, jade, printed, run};
use std::io::Write;
use std::path::Path;
use std::process::Stdio;

const PUZZLE: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/// A row has two equal digits.
const NONE: &str = "550070000600195000098000060800060003400803001700020006060000280000419005000080079";
/// Two givens fewer than a proper puzzle.
const SEVERAL: &str = "...07000060019500009800006080006000340080300170002000606000028000041900500008007.";
/// Column 3 has an invalid character.
const BAD: &str = "53!070000600195000098000060800060003400803001700020006060000280000419005000080079";
const COMMANDS: [&str; 7] = ["solve", "count", "check", "hint", "step", "steps", "path"];

#[test]
fn every_command_answers_in_a_line() {
    let input = format!("{PUZZLE}\n{NONE}\n{SEVERAL}\n");
    let solved = answers(&["solve"], &input);
    let lines: Vec<&str> = solved.lines().collect();
    assert_eq!(lines[..2], [SOLUTION, "none"]);
    let (word, solution) = lines[2].split_once('\t').unwrap();
    assert_eq!((word, solution.len(), lines.len()), ("several", 81, 3));
    let count: usize = answers(&["count"], SEVERAL).trim().parse().unwrap();
    assert!(count > 1);
    let listed = answers(&["solve", "--limit", "100"], SEVERAL);
    assert_eq!(listed.lines().count(), count);
    assert_eq!(answers(&["count"], &input), format!("1\n0\n{count}\n"));
    assert_eq!(answers(&["count", "--limit", "2"], &input), "1\n0\n2+\n");
    let checked = answers(&["check"], &input);
    let lines: Vec<&str> = checked.lines().collect();
    assert_eq!(lines[..2], ["proper", "none\tr1c1 r1c2"]);
    // A cell where two solutions differ, followed by both.
    let words: Vec<&str> = lines[2].split('\t').collect();
    assert_eq!((words[0], words.len(), lines.len()), ("several", 4, 3));
    assert!(listed.lines().any(|line| line == words[2]) && listed.lines().any(|line| line == words[3]));
    let first = words[2].bytes().zip(words[3].bytes()).position(|(one, other)| one != other).unwrap();
    assert_eq!(words[1], format!("r{}c{}", first / 9 + 1, first % 9 + 1));
    assert_eq!(answers(&["count"], "................"), "288\n");
}

#[test]
fn hints_have_the_requested_number_of_rungs() {
    let vague = answers(&["hint"], PUZZLE);
    assert_eq!(vague.lines().count(), 1);
    let mut before = String::new();
    // This hint is about one digit, which is a rung of its own.
    for rung in 1..=6 {
        let hint = answers(&["hint", "--rung", &rung.to_string()], PUZZLE);
        assert_eq!(hint.lines().count(), rung);
        assert!(hint.starts_with(&before));
        before = hint;
    }
    let spanish = answers(&["hint", "--rung", "6", "--lang", "es"], PUZZLE);
    assert_eq!(spanish.lines().count(), 6);
    assert_ne!(spanish, before);
}

#[test]
fn a_path_lists_its_steps_and_its_end() {
    let path = answers(&["path"], &format!("{PUZZLE}\n{PUZZLE}\n"));
    let (one, other) = path.split_once("\n\n").unwrap();
    assert_eq!(one, other.trim_end());
    let (steps, end) = one.rsplit_once('\n').unwrap();
    assert_eq!(end, format!("solved {SOLUTION}"));
    assert!(steps.lines().all(|line| line.contains(": ") && line.contains(" => ")), "{steps}");
    assert_eq!(answers(&["step"], PUZZLE), format!("{}\n", steps.lines().next().unwrap()));
}

#[test]
fn a_bad_line_is_reported_and_the_rest_is_processed() {
    let input = format!("{PUZZLE}\n{BAD}\n# a comment\n{PUZZLE}\n");
    let (out, err, code) = printed(&run(&["solve"], input.as_bytes()));
    assert_eq!((out, code), (format!("{SOLUTION}\n{SOLUTION}\n"), 1));
    assert!(err.starts_with("jade: ") && err.contains("ine 2, column 3"), "{err}");
    let (_, err, _) = printed(&run(&["solve", "--lang", "es"], input.as_bytes()));
    assert!(err.contains("ínea 2, columna 3"), "{err}");
}

#[test]
fn json_has_one_object_for_each_puzzle_and_each_error() {
    let input = format!("{PUZZLE}\n{BAD}\n{NONE}\n");
    for command in COMMANDS {
        let (out, err, code) = printed(&run(&[command, "--json"], input.as_bytes()));
        assert_eq!((err.as_str(), code), ("", 1), "{command}");
        let lines: Vec<serde_json::Value> =
            out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(lines.len(), 3, "{command}: {out}");
        assert!(lines.iter().all(|line| line["version"] == 2));
        assert!(lines[0].get("code").is_none());
        assert_eq!((&lines[1]["line"], &lines[1]["column"]), (&2.into(), &3.into()), "{command}");
        assert!(lines[1]["code"].is_string() && lines[1]["message"].is_string());
    }
    let solved: serde_json::Value = serde_json::from_str(&answers(&["solve", "--json"], PUZZLE)).unwrap();
    assert_eq!(solved["solutions"][0], SOLUTION);
}

#[test]
fn files_and_standard_input_are_read_in_order() {
    let grid = "53.|.7.|...\n6..|195|...\n.98|...|.6.\n---+---+---\n8..|.6.|..3\n4..|8.3|..1\n7..|.2.|..6\n---+---+---\n.6.|...|28.\n...|419|..5\n...|.8.|.79\n";
    let (grid, lines) = (file("grid.txt", grid), file("lines.txt", &format!("{NONE}\n")));
    let (grid, lines) = (grid.to_str().unwrap(), lines.to_str().unwrap());
    assert_eq!(answers(&["solve", grid], ""), format!("{SOLUTION}\n"));
    let checked = answers(&["check", grid, "-", lines], SEVERAL);
    let words: Vec<_> = checked.lines().map(|line| line.split('\t').next().unwrap()).collect();
    assert_eq!(words, ["proper", "several", "none"]);
    assert_eq!(answers(&["check", "-"], PUZZLE), "proper\n");
}

#[test]
fn unreadable_files_are_reported_and_the_rest_is_processed() {
    let good = file("good.txt", PUZZLE);
    let (out, err, code) = printed(&run(&["check", "no-such-file", good.to_str().unwrap()], b""));
    assert_eq!((out.as_str(), code), ("proper\n", 1));
    assert_eq!(err, "jade: no-such-file cannot be read: there is no such file\n");
    let (_, err, code) = printed(&run(&["check", "--lang=es", env!("CARGO_TARGET_TMPDIR")], b""));
    assert!(err.ends_with("es un directorio\n") && code == 1, "{err}");
    let (out, err, code) = printed(&run(&["check", "--json", "no-such-file"], b""));
    assert_eq!((err.as_str(), code), ("", 1));
    let fault: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&fault["code"], &fault["file"]), (&"unreadable-file".into(), &"no-such-file".into()));
}

#[test]
fn input_without_a_puzzle_is_bad_input() {
    for input in ["", "\n", "# nothing\n"] {
        let (out, err, code) = printed(&run(&["solve"], input.as_bytes()));
        assert_eq!((out.as_str(), code), ("", 1));
        assert!(err.starts_with("jade: ") && err.lines().count() == 1, "{err}");
    }
}

#[test]
fn usage_errors_are_translated_and_have_a_suggestion() {
    for (args, english, spanish) in [
        (&["solv"][..], "Did you mean “solve”?", "¿Querías decir «solve»?"),
        (&["hint", "--rnug", "2"], "Did you mean “--rung”?", "¿Querías decir «--rung»?"),
        (&["hint", "--rung", "7"], "from 1 to 6", "de 1 a 6"),
        (&["count", "--limit", "0"], "number from 1 is", "a partir de 1"),
        (&["solve", "--limit", "10001"], "from 1 to 10,000", "de 1 a 10\u{202f}000"),
        (&["check", "--threads", "0"], "from 1 to 1,024", "de 1 a 1024"),
        (&["solve", "--nodes", "0"], "number from 1 is", "a partir de 1"),
        (&["solve", "--seconds", "0"], "number from 1 is", "a partir de 1"),
        (&["hint", "--rung", "two"], "from 1 to 6", "de 1 a 6"),
        (
            &["count", "--engine", "dlx"],
            "Possible values: auto, nine, backtracking",
            "Valores posibles: auto, nine, backtracking",
        ),
        (&["count", "--engine"], "needs a value", "necesita un valor"),
        (&["serve", "--listen", "here"], "127.0.0.1:7380", "una dirección y un puerto"),
        (&["check", "--color", "red"], "auto, always, never", "auto, always, never"),
        (&["--lang", "xx"], "en, es", "en, es"),
        (&["help", "solv"], "Did you mean “solve”?", "¿Querías decir «solve»?"),
    ] {
        for (locale, expected) in [("en_GB.UTF-8", english), ("es_ES.UTF-8", spanish)] {
            let (out, err, code) = printed(&jade(args).env("LANG", locale).output().unwrap());
            assert_eq!((out.as_str(), code), ("", 2), "{args:?}");
            assert!(err.contains(expected), "{args:?}: {err}");
        }
    }
}

#[test]
fn help_and_version_go_to_standard_output() {
    assert_eq!(answers(&["--version"], ""), format!("jade {}\n", env!("CARGO_PKG_VERSION")));
    for command in COMMANDS {
        let help = answers(&[command, "--help"], "");
        assert_eq!(answers(&["help", command], ""), help);
        let spanish = answers(&["help", command, "--lang", "es"], "");
        assert!(help.contains("Usage: jade ") && spanish.contains("Uso: jade "), "{help}{spanish}");
        let is_listed = answers(&["help"], "").contains(&format!("  {command} "));
        assert_eq!(is_listed, command != "step", "hidden: it is part of hint now");
    }
}

#[test]
fn techniques_are_listed() {
    let list = answers(&["techniques"], "");
    assert!(list.lines().all(|line| line.split('\t').count() == 3), "{list}");
    assert!(list.contains("hidden-single\tHidden single\t"));
    assert!(answers(&["techniques", "--json", "--lang", "es"], "").contains("Único oculto"));
}

#[test]
fn colour_is_used_for_terminals_or_if_forced() {
    for command in COMMANDS {
        assert!(!answers(&[command], PUZZLE).contains('\x1b'));
        assert!(!answers(&[command, "--color", "never"], PUZZLE).contains('\x1b'));
    }
    let drawn = answers(&["hint", "--rung", "4", "--color", "always"], PUZZLE);
    assert!(drawn.contains('┌') && drawn.contains("\x1b[1m") && drawn.contains("--rung 5"), "{drawn}");
    let drawn = answers(&["path", "--color=always", "--lang=es"], PUZZLE);
    assert!(drawn.contains("1. ") && !drawn.contains("{"), "{drawn}");
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    let lines = file("many.txt", &format!("{PUZZLE}\n").repeat(20_000));
    let mut child = jade(&["check", lines.to_str().unwrap()]).spawn().unwrap();
    // One byte is read, then the pipe is closed.
    let mut byte = [0];
    std::io::Read::read_exact(&mut child.stdout.take().unwrap(), &mut byte).unwrap();
    let (_, err, code) = printed(&child.wait_with_output().unwrap());
    assert_eq!((err.as_str(), code), ("", 0));
}

#[test]
fn an_answer_does_not_wait_for_the_next_puzzle() {
    let mut child = jade(&["check"]).stdin(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // The second line shows that each line is a puzzle.
    write!(stdin, "{PUZZLE}\n{NONE}\n").unwrap();
    stdin.flush().unwrap();
    let mut answers = [0; 22];
    std::io::Read::read_exact(child.stdout.as_mut().unwrap(), &mut answers).unwrap();
    assert_eq!(&answers, b"proper\nnone\tr1c1 r1c2\n");
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

/// Arbitrary text: random bytes, and pieces of puzzles.
#[test]
fn no_input_makes_it_panic() {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = move |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below as u64) as usize
    };
    let pieces: [&[u8]; 12] = [
        b"\n",
        b"\r\n",
        b"|",
        b"---+---",
        b"1",
        b".",
        b"0",
        b"#",
        b"\xff\xfe",
        b"\xef\xbb\xbf",
        PUZZLE.as_bytes(),
        b"1...4...2...3...",
    ];
    for round in 0..12 {
        for command in COMMANDS {
            let mut input = Vec::new();
            for _ in 0..random(60) {
                if round % 2 == 0 {
                    input.push(random(256) as u8);
                } else {
                    input.extend(pieces[random(pieces.len())]);
                }
            }
            let json = if round % 3 == 0 { "--json" } else { "--color=always" };
            let (_, err, code) = printed(&run(&[command, json], &input));
            assert!((0..=1).contains(&code) && !err.contains("panicked"), "{command}: {input:?}\n{err}");
        }
    }
}

/// Returns the first thousand puzzles with 17 givens, if the file exists.
fn seventeen() -> Option<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/puzzles/17-clue.txt");
    let Ok(text) = std::fs::read_to_string(&path) else {
        assert_ne!(std::env::var("JADE_REQUIRE_SHARED").as_deref(), Ok("1"), "missing: {}", path.display());
        println!("skipped: {} is not there", path.display());
        return None;
    };
    Some(text.lines().take(1000).map(|line| format!("{line}\n")).collect())
}

#[test]
fn a_thousand_puzzles_of_seventeen_givens_are_solved_by_both_engines() {
    let Some(puzzles) = seventeen() else { return };
    let solutions = answers(&["solve", "--engine", "backtracking"], &puzzles);
    assert_eq!(answers(&["solve", "--engine", "dancing-links"], &puzzles), solutions);
    assert_eq!(solutions.lines().count(), 1000);
    for (puzzle, solution) in puzzles.lines().zip(solutions.lines()) {
        let kept = puzzle.bytes().zip(solution.bytes()).all(|(given, digit)| given == b'.' || given == digit);
        assert!(kept && is_solution(solution.as_bytes()), "{puzzle} {solution}");
    }
    for engine in ["backtracking", "dancing-links"] {
        let counts = answers(&["count", "--limit", "2", "--engine", engine], &puzzles);
        assert_eq!(counts, "1\n".repeat(1000));
    }
}

/// Whether every row, column and box has all digits: independent of the program's own check.
fn is_solution(digits: &[u8]) -> bool {
    let house = |cell: &dyn Fn(usize, usize) -> usize| {
        (0..9).all(|h| {
            let mut seen: Vec<u8> = (0..9).filter_map(|i| digits.get(cell(h, i)).copied()).collect();
            seen.sort_unstable();
            seen == *b"123456789"
        })
    };
    digits.len() == 81
        && house(&|row, i| row * 9 + i)
        && house(&|column, i| i * 9 + column)
        && house(&|b, i| (b / 3 * 3 + i / 3) * 9 + b % 3 * 3 + i % 3)
}

#[test]
fn an_interrupted_search_claims_nothing() {
    // An empty board has more live nodes than the queue of this engine holds.
    let input = format!("{}\n", ".".repeat(81));
    assert_eq!(answers(&["solve", "--engine", "branch-and-bound"], &input), "unknown\n");
}

#[test]
fn a_path_says_whether_the_puzzle_or_the_sheet_is_at_fault() {
    let several = answers(&["path"], SEVERAL);
    assert!(several.starts_with("improper "), "{several}");
    let broken = answers(&["path"], NONE);
    assert!(broken.starts_with("impossible "), "{broken}");
}

#[test]
fn steps_have_truths_and_links_on_request() {
    const X_WING: &str = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";
    let x_wings = ["steps", "--technique", "x-wing", "--truths"];
    let out = answers(&x_wings, X_WING);
    let line = out.lines().next().unwrap();
    let (step, sets) = line.split_once('\t').unwrap();
    assert!(step.starts_with("x-wing: 7 r2,r6 c4,c8 "), "{line}");
    assert_eq!(sets, "0 7r2 7r6 \\ 7c4 7c8", "{line}");
    let reply: serde_json::Value =
        serde_json::from_str(&answers(&[&x_wings[..], &["--json"]].concat(), X_WING)).unwrap();
    let truths = &reply["groups"][0]["steps"][0]["step"]["truths"][0];
    assert_eq!((&truths["rank"], &truths["notation"]), (&0.into(), &"7r2 7r6 \\ 7c4 7c8".into()));
    assert_eq!(truths["truths"][1]["house"]["kind"], "row");
    // What assumes a single solution follows from no sets.
    let rectangle = "12495683.9567832...83421569269537418537814692841269...692145.8.4153.8926378692...";
    let out = answers(&["steps", "--technique", "unique-rectangle-1", "--truths"], rectangle);
    assert_eq!(out, "unique-rectangle-1: 37 r6c7(37),r6c9(37),r7c7(37),r7c9(37) r6c9 5 => r6c9=5\t-\n");
}

/// The server and `--json` both return the results of the contract's functions, byte for byte, after the puzzle and its
/// line.
#[test]
fn json_is_the_answer_of_the_api() {
    let sheet = Sheet::new(line::read(PUZZLE).unwrap()).unwrap();
    let question = QuestionJson::from(SheetData::from(sheet));
    let limits = jade_contract::Limits::default();
    // In a list, the program says first which puzzle the answer is about.
    let json = |reply: serde_json::Result<String>| {
        let about = format!("{{\"line\":1,\"puzzle\":\"{}\",", line::read(PUZZLE).unwrap());
        reply.unwrap().replacen('{', &about, 1) + "\n"
    };
    let hint = jade_contract::hint(&question.clone().into(), &limits).unwrap();
    assert_eq!(answers(&["hint", "--json"], PUZZLE), json(serde_json::to_string(&hint)));
    let step = jade_contract::step(&question.clone().into(), &limits).unwrap();
    assert_eq!(answers(&["step", "--json"], PUZZLE), json(serde_json::to_string(&step)));
    let steps = jade_contract::steps(&question.clone().into(), &limits).unwrap();
    assert_eq!(answers(&["steps", "--json"], PUZZLE), json(serde_json::to_string(&steps)));
    let path = jade_contract::path(&question.into(), &limits).unwrap();
    assert_eq!(answers(&["path", "--json"], PUZZLE), json(serde_json::to_string(&path)));
}

#[test]
fn the_manual_has_every_command_in_both_languages() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("manual");
    let _ = std::fs::remove_dir_all(&folder);
    assert_eq!(printed(&run(&["manual", folder.to_str().unwrap()], b"")), (String::new(), String::new(), 0));
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap();
    for command in COMMANDS.into_iter().filter(|command| *command != "step") {
        let pages = ["man/man1", "man/es/man1"].map(|to| read(&format!("{to}/jade-{command}.1")));
        assert!(pages.iter().all(|page| page.contains(".TH") && page.len() > 500), "{command}");
        assert_ne!(pages[0], pages[1]);
        for name in ["jade.bash", "_jade", "jade.fish", "_jade.ps1"] {
            assert!(read(&format!("completions/{name}")).contains(command), "{name}: {command}");
        }
    }
    // A file is in the way.
    let taken = file("manual-taken", "");
    let (out, error, code) = printed(&run(&["manual", taken.to_str().unwrap()], b""));
    assert!(out.is_empty() && error.contains("manual-taken") && code == 1, "{error}");
}
