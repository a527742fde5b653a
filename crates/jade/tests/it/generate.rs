//! Runs `jade generate` and `jade rate` as a user does.

use crate::common::{interrupted, printed, run};
use std::process::Command;

/// Runs the program and returns its standard output, its standard error and its exit code.
fn jade(args: &[&str], input: &str) -> (String, String, i32) {
    printed(&run(args, input.as_bytes()))
}

fn good(args: &str, input: &str) -> String {
    let (out, err, code) = jade(&args.split_whitespace().collect::<Vec<_>>(), input);
    assert_eq!((err.as_str(), code), ("", 0), "{args}");
    out
}

#[test]
fn the_number_of_threads_does_not_change_the_result() {
    for wish in ["", "--level medium", "--technique naked-pair", "--size 6", "--symmetry full", "--givens 30"]
    {
        let with =
            |threads: &str| good(&format!("generate --seed 7 --count 12 {wish} --threads {threads}"), "");
        let one = with("1");
        assert_eq!(one.lines().count(), 12, "{wish}");
        assert_eq!(with("4"), one, "{wish}");
        // A larger count starts with the same puzzles.
        assert!(one.starts_with(&good(&format!("generate --seed 7 --count 5 {wish}"), "")), "{wish}");
        // Each puzzle can be reproduced from the numbers next to it.
        let last = one.lines().last().unwrap();
        let attempt = last.split("attempt=").nth(1).unwrap().split('\t').next().unwrap();
        assert_eq!(good(&format!("generate --seed 7 --attempt {attempt} {wish}"), "").trim_end(), last);
    }
    assert_ne!(good("generate", ""), good("generate", ""), "without a seed it is another one each time");
}

#[test]
fn generated_puzzles_are_proper_and_have_the_given_solution() {
    for wish in ["", "--nikoli", "--size 4", "--method dancing-links --size 6", "--level hard --minimal"] {
        let made = good(&format!("generate --seed 3 --count 5 --solution {wish}"), "");
        let solved = good("solve", &made);
        for (made, solved) in made.lines().zip(solved.lines()) {
            assert_eq!(made.split('\t').nth(1), Some(solved), "{wish}");
        }
        assert_eq!(good("check", &made), "proper\n".repeat(5), "{wish}");
    }
    let full = good("generate --empty 0 --seed 1", "");
    assert!(!full.split('\t').next().unwrap().contains('.'));
    let half = good("generate --empty 40 --seed 1", "");
    assert_eq!(half.split('\t').next().unwrap().matches('.').count(), 40);
}

#[test]
fn rating_path_and_generator_agree() {
    for level in ["very-easy", "easy", "medium", "hard", "very-hard"] {
        let made = good(&format!("generate --seed 5 --count 4 --level {level}"), "");
        let rated = good("rate --threads 3", &made);
        assert_eq!(rated.lines().count(), 4);
        for (made, rated) in made.lines().zip(rated.lines()) {
            let fields: Vec<&str> = rated.split('\t').collect();
            let [puzzle, found, score, hardest, steps, start, mean, least] = fields[..] else {
                panic!("{rated}")
            };
            assert_eq!((puzzle, found), (made.split('\t').next().unwrap(), level));
            let about = format!("level={level}\tscore={score}\topen={start},{mean},{least}");
            assert!(made.contains(&about), "{made}");
            let path = good("path", puzzle);
            assert_eq!(path.lines().count() - 1, steps.parse::<usize>().unwrap(), "{puzzle}");
            assert!(path.contains(&format!("{hardest}: ")), "{puzzle}");
            let json: serde_json::Value = serde_json::from_str(&good("path --json", puzzle)).unwrap();
            let again: serde_json::Value = serde_json::from_str(&good("rate --json", puzzle)).unwrap();
            assert_eq!((&json["level"], &json["score"]), (&again["level"], &again["score"]));
            assert_eq!((again["puzzle"].as_str(), &again["boxes"]), (Some(puzzle), &boxes(3, 3)));
            assert_eq!(again["hardest"], hardest);
        }
    }
}

fn boxes(rows: usize, columns: usize) -> serde_json::Value {
    serde_json::json!({ "rows": rows, "columns": columns })
}

#[test]
fn rate_says_what_is_easier_or_harder_than_the_techniques() {
    let shown = "........87..23.6..95.1...3.......28...5963..76..7....98.6.9.....2......31....5.7.";
    let fields = |args: &str| -> Vec<String> {
        good(args, &format!("{shown}\n")).trim().split('\t').map(str::to_owned).collect()
    };
    let (full, classic) = (fields("rate"), fields("rate --profile classic"));
    assert_eq!((full[1].as_str(), classic[1].as_str()), ("medium", "medium"));
    // The openness: at the start, on average, at least.
    assert_eq!((full.len(), classic.len()), (8, 8));
    assert!(full[5].parse::<u32>().is_ok() && full[6].contains('.') && full[7] == "0", "{full:?}");
    let printed = good("rate --json", &format!("{shown}\n"));
    assert!(
        printed.contains("\"withoutMarks\":true") && printed.contains("solved without pencil marks"),
        "{printed}"
    );
    // Singles are enough for this one; only the thesis calls it easy.
    let narrow = "......6..72..1.5....3.647..5.7...1.38........6..452........8..1.8......5....493..";
    let one = |args: &str| good(args, &format!("{narrow}\n")).split('\t').nth(1).unwrap().to_owned();
    let levels = (one("rate"), one("rate --profile classic"));
    let words = good("rate --json", &format!("{narrow}\n"));
    assert_eq!(words.contains("\"fewOpen\":true"), levels.0 != levels.1, "{levels:?} {words}");
    assert_eq!(levels, ("medium".to_owned(), "very-easy".to_owned()));
    assert!(words.contains("Singles solve it, but you start with few digits"), "{words}");
    // Made puzzles say it, too: in columns and as JSON.
    let made = good("generate --level medium --seed 4", "");
    let open = made.trim().split('\t').find_map(|field| field.strip_prefix("open=")).unwrap();
    assert_eq!(open.split(',').count(), 3, "{made}");
    let made = good("generate --level medium --seed 4 --json", "");
    assert!(made.contains("\"openness\":{\"start\":"), "{made}");
}

/// Above 16×16 a search judges: the level if singles and naked pairs suffice. Otherwise the score and the steps are
/// those before the first guess, so there are never more steps than empty cells and pairs.
#[test]
fn boards_above_16x16_are_rated_by_search() {
    let digit = |row: usize, column: usize| (row % 5 * 5 + row / 5 + column) % 25 + 1;
    let cells = (0_usize..625).map(|cell| match (cell / 25, cell % 25) {
        (row, column) if (row + column).is_multiple_of(3) => "0".to_owned(),
        (row, column) => digit(row, column).to_string(),
    });
    let open = cells.collect::<Vec<_>>().join(" ") + "\n";
    let fields = |board: &str| -> Vec<String> {
        good("rate", board).trim().split('\t').skip(1).map(str::to_owned).collect()
    };
    let rated = fields(&open);
    assert!(["very-easy", "easy"].contains(&rated[0].as_str()), "{rated:?}");
    assert_eq!((rated[3].as_str(), &rated[4..]), ("209", ["-", "-", "-"].map(str::to_owned).as_slice()));
    let hard = good("generate --size 25 --effort 0 --seed 1", "");
    let rated = fields(&hard);
    assert!(rated[0] == "-" && rated[3].parse::<usize>().unwrap() < 625, "{rated:?}");
    let printed = good("rate --json", &hard);
    assert!(
        printed.contains("\"outcome\":\"stuck\"") && printed.contains("So there is no level."),
        "{printed}"
    );
    let printed = good("rate", &format!("{}\n", "0 ".repeat(625).trim()));
    assert!(printed.trim().split('\t').nth(1) == Some("improper"), "{printed}");
}

#[test]
fn puzzles_that_cannot_be_rated_are_reported() {
    let several = "...07000060019500009800006080006000340080300170002000606000028000041900500008007.";
    let full = good("generate --empty 0 --seed 2", "");
    let hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    let rated = good("rate --profile classic", &format!("{several}\n{full}{hard}\n"));
    let lines: Vec<&str> = rated.lines().collect();
    assert!(lines[0].ends_with("\timproper\t0\t-\t0\t-\t-\t-"), "{rated}");
    assert!(lines[1].ends_with("\t-\t0\t-\t0\t-\t-\t-"), "{rated}");
    assert!(lines[2].contains("\t-\t") && lines.len() == 3, "{rated}");
    let (out, err, code) = jade(&["rate"], "12x\n");
    assert!(out.is_empty() && !err.is_empty() && code == 1);
}

#[test]
fn a_puzzle_for_a_technique_has_the_board_where_it_applies() {
    let made = good("generate --technique x-wing --seed 1 --json --nothing-harder", "");
    let made: serde_json::Value = serde_json::from_str(&made).unwrap();
    let moment = &made["origin"]["moment"];
    let step = moment["step"]["notation"].as_str().unwrap();
    assert!(step.starts_with("x-wing: "));
    let before = moment["before"].as_u64().unwrap() as usize;
    let path = good("path", made["puzzle"].as_str().unwrap());
    assert_eq!(path.lines().nth(before), Some(step));
    assert!(path.lines().take(before).all(|line| !line.starts_with("x-wing")));
    assert_eq!(made["rating"]["hardest"], "x-wing");
    assert_eq!(moment["sheet"]["entries"].as_str().unwrap().len(), 81);
}

#[test]
fn other_formats_and_boards_are_written_and_read_back() {
    let rows = good("generate --seed 1 --count 2 --size 12 --format rows --solution", "");
    assert_eq!(rows.matches("# seed=1 attempt=").count(), 2);
    let first = rows.split("\n\n").next().unwrap();
    assert_eq!(good("check", first), "proper\n");
    let json = good("generate --seed 1 --boxes 2x4 --json", "");
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&json["boxes"], json["origin"]["seed"].as_u64()), (&boxes(2, 4), Some(1)));
    assert_eq!(json["puzzle"].as_str().unwrap().len(), 64);
}

#[test]
fn givens_are_at_the_places_of_a_file() {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("places.txt");
    let drawn = "1...1...1.1..1..1...1.1.1.....111..1111.1111..111.....1.1.1...1..1..1.1...1...1..";
    std::fs::write(&path, drawn).unwrap();
    let made = good(&format!("generate --seed 1 --places {}", path.display()), "");
    let puzzle = made.split('\t').next().unwrap();
    assert!(puzzle.bytes().zip(drawn.bytes()).all(|(one, other)| (one == b'.') == (other == b'.')));
    assert_eq!(good("check", puzzle), "proper\n");
    // The file determines the board.
    assert_eq!(good(&format!("generate --seed 1 --size 9 --places {}", path.display()), ""), made);
    let (_, err, code) = jade(&["generate", "--size", "16", "--places", path.to_str().unwrap()], "");
    assert!(code == 2 && err.contains("another size"), "{err}");
}

#[test]
fn the_best_depends_only_on_the_number_of_attempts() {
    let best = |threads: &str| {
        good(&format!("generate --best --level medium --attempts 200 --seed 4 --threads {threads}"), "")
    };
    assert_eq!(best("1"), best("3"));
}

#[test]
fn impossible_requests_end_with_a_reason() {
    let failed = |args: &str, code: i32| {
        let (out, err, found) = jade(&args.split_whitespace().collect::<Vec<_>>(), "");
        assert_eq!((out.as_str(), found), ("", code), "{args}: {err}");
        err
    };
    let printed = failed("generate --technique jellyfish --size 6 --seconds 1", 1);
    assert!(printed.contains("Jellyfish was never the simplest step"), "{printed}");
    assert!(!printed.contains("--early"), "{printed}");
    let printed = failed("generate --technique tridagon --attempts 20", 1);
    assert!(printed.contains("never the simplest step") && printed.contains("--early"), "{printed}");
    assert!(failed("generate --library --technique tridagon", 1).contains("--early"));
    assert!(failed("generate --nikoli --symmetry full", 2).contains("symmetry"));
    assert!(failed("generate --size 64 --seconds 1", 1).contains("--seconds"));
    let printed = failed("generate --technique x-wing --size 4", 1);
    assert!(printed.contains("none is harder than “very easy”"), "{printed}");
    assert!(failed("generate --level hard --size 4 --lang es", 1).contains("«muy fácil»"));
    assert!(failed("generate --givens 16", 1).contains("17"));
    assert!(failed("generate --givens 16 --lang es", 1).contains("dadas"));
    assert!(
        failed("generate --givens 35 --minimal --attempts 40", 1)
            .contains("the number of givens was different")
    );
    // Reports how close the attempts came.
    assert!(failed("generate --givens 35 --minimal --attempts 40", 1).contains("The most givens"));
    let (some, err, code) = jade(&["generate", "--size", "4", "--count", "9", "--attempts", "8"], "");
    assert!(code == 1 && some.lines().count() <= 8 && err.contains("o more"), "{err}");
    assert!(failed("generate --level beyond --profile classic", 1).contains("beyond"));
    assert!(failed("generate --size 7", 2).contains('7'));
    assert!(failed("generate --empty 82", 2).contains("81"));
    for wrong in [
        "generate --level nope",
        "generate --technique nope",
        "generate --empty 30 --givens 51",
        "generate --exclusive",
        "generate --places no-such-file",
        "generate --level easy --technique x-wing",
    ] {
        failed(wrong, 2);
    }
    // Impossible regardless of the time limit, and known at once.
    assert!(failed("generate --empty 0 --level hard", 1).contains("full board"));
    assert!(failed("generate --empty 4 --technique x-wing", 1).contains("singles are always enough"));
    assert!(failed("generate --require x-wing --level easy", 1).contains("X-Wing is harder"));
    assert!(failed("generate --method near --symmetry half-turn", 1).contains("“near”"));
    assert!(failed("generate --best", 2).contains("level"));
    assert!(failed("generate extra", 2).contains("was not expected here"));
    // An error about contradictory options names both as typed.
    let printed = failed("generate --level hard --nothing-harder", 2);
    assert!(printed.contains("--level") && printed.contains("--nothing-harder"), "{printed}");
    assert!(failed("generate --seed 1 --seed 2", 2).contains("more than once"));
    assert!(failed("generate --seed 18446744073709551616", 2).contains("to 18446744073709551615"));
    failed("generate --attempt 18446744073709551615", 2);
    let (out, err, code) = jade(&["generate", "--json", "--givens", "16"], "");
    assert!(err.is_empty() && code == 1);
    let fault: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(fault["code"], "impossible");
}

#[test]
fn formats_of_other_programs_are_written_completely_and_read_back() {
    let wish = "generate --seed 2 --level medium --profile classic --solution";
    let lines = good(&format!("{wish} --count 3"), "");
    let puzzles: String =
        lines.lines().map(|line| line.split('\t').next().unwrap().to_owned() + "\n").collect();
    let several: Vec<String> = good("formats --json", "")
        .parse::<serde_json::Value>()
        .map(|list| list["formats"].as_array().unwrap().clone())
        .unwrap()
        .iter()
        .filter(|format| format["written"] == true && format["several"] == true)
        .map(|format| format["id"].as_str().unwrap().to_owned())
        .collect();
    assert!(several.len() >= 5, "{several:?}");
    for id in &several {
        let args = format!("{wish} --count 3 --format {id}");
        let (text, err, code) = jade(&args.split_whitespace().collect::<Vec<_>>(), "");
        assert_eq!(code, 0, "{id}: {err}");
        // If the solutions are written as boards of their own, those are full.
        let (read, _, code) = jade(&["convert", "--to", "line"], &text);
        assert_eq!(code, 0, "{id}");
        let read: String = read
            .lines()
            .map(|line| line.split(['\t', ' ']).next().unwrap())
            .filter(|puzzle| puzzle.contains('.'))
            .map(|puzzle| puzzle.to_owned() + "\n")
            .collect();
        assert_eq!(read, puzzles, "{id}");
    }
    let one = good("generate --seed 2 --format sdk", "");
    assert_eq!(good("check", &one), "proper\n");
    for wrong in ["--format sdk --count 2", "--format sdk --size 16", "--format nope"] {
        let (out, err, code) = jade(&format!("generate {wrong}").split_whitespace().collect::<Vec<_>>(), "");
        assert_eq!((out.as_str(), code), ("", 2), "{wrong}: {err}");
    }
    // A requested feature that the format lacks is reported.
    let (_, err, _) = jade(&["generate", "--seed", "2", "--format", "sdm", "--solution"], "");
    assert!(err.contains("solution"), "{err}");
}

#[test]
fn techniques_are_chosen_as_everywhere_else() {
    let config = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("generate.toml");
    std::fs::write(&config, "[profiles.mine]\nbase = 'classic'\nwithout = ['naked-pair', 'hidden-pair']\n")
        .unwrap();
    let config = config.display();
    let mine = format!("--profile mine --config {config}");
    // Every level, and a technique that must be on the path.
    for level in ["very-easy", "easy", "medium", "hard", "very-hard", "extreme"] {
        let made = good(&format!("generate --seed 6 --level {level} --count 2 {mine}"), "");
        let rated = good(&format!("rate {mine}"), &made);
        for (made, rated) in made.lines().zip(rated.lines()) {
            assert!(
                made.contains(&format!("level={level}\t")) && rated.contains(&format!("\t{level}\t")),
                "{rated}"
            );
        }
    }
    let made = good(&format!("generate --seed 6 --level hard --require naked-triple {mine}"), "");
    let path = good(&format!("path {mine}"), &made);
    assert!(path.contains("naked-triple: ") && !path.contains("naked-pair: "), "{path}");
    let made =
        good("generate --seed 6 --level medium --only full-house,naked-single,hidden-single,pointing", "");
    assert!(good("path", &made).contains("pointing: ") || !made.is_empty());
    let wrong = |args: &str| jade(&args.split_whitespace().collect::<Vec<_>>(), "");
    assert_eq!(wrong("generate --profile mine").2, 2);
    assert!(wrong("generate --level hard --without x-wnig").1.contains("x-wing"));
    assert_eq!(wrong("generate --technique x-wing --early --only x-wing").2, 2);
}

#[test]
fn an_estimate_is_printed_first() {
    let printed = |args: &str| good(&format!("generate --estimate {args}"), "");
    assert_eq!(printed("--level easy"), "Nearly always ready in less than a second.\n");
    assert!(
        printed("--technique avoidable-rectangle-2 --count 1000 --threads 1").contains(" min"),
        "a thousand rare ones"
    );
    assert!(printed("--level easy --symmetry full --lang es").starts_with("Sin medir"));
    assert!(printed("--level hard --best --seconds 90").contains("90 s"));
    let json: serde_json::Value = serde_json::from_str(&printed("--level hard --json")).unwrap();
    assert_eq!(json["estimate"]["measured"], true);
    assert_eq!(jade(&["generate", "--estimate", "--givens", "16"], "").2, 1);
    // Without a measurement there is no estimate.
    for unknown in [
        "--givens 17",
        "--givens 40 --minimal",
        "--technique x-wing --times 30",
        "--level hard --method near",
    ] {
        assert!(printed(unknown).starts_with("The time needed is not known"), "{unknown}");
    }
    let json: serde_json::Value = serde_json::from_str(&printed("--givens 17 --json")).unwrap();
    assert_eq!(json["estimate"], serde_json::json!({ "half": null, "most": null, "measured": false }));
}

/// Ctrl-C: the puzzles found so far are written, or the best of them.
#[cfg(unix)]
#[test]
fn results_before_ctrl_c_are_printed() {
    for wish in [
        "generate --best --level hard --seconds 300 --seed 1",
        "generate --level extreme --count 1000000 --seed 1 --format sdm",
    ] {
        let args: Vec<&str> = wish.split_whitespace().collect();
        let output = interrupted(&args, |output| !output.stdout.is_empty());
        let checked = good("check", &String::from_utf8(output.stdout).unwrap());
        assert!(checked.lines().all(|line| line == "proper"), "{wish}: {checked}");
    }
}

/// A terminal shows progress and the remaining time; `script` simulates one.
#[cfg(target_os = "linux")]
#[test]
fn a_terminal_shows_the_progress() {
    let watched = |args: &str| {
        let command = format!("{} {args}", env!("CARGO_BIN_EXE_jade"));
        Command::new("script").args(["-qec", &command, "/dev/null"]).env("LANG", "C").output()
    };
    let Ok(output) = watched("generate --size 6 --technique jellyfish --seconds 2") else {
        eprintln!("skipped: there is no `script` to make a terminal");
        return;
    };
    let shown = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(shown.contains("attempts, nothing yet; usually done in"), "{shown}");
    let shown = watched("--lang es generate --best --level hard --seconds 2 --seed 1").unwrap();
    let shown = String::from_utf8_lossy(&shown.stdout).into_owned();
    assert!(shown.contains("el mejor hasta ahora tiene"), "{shown}");
}

#[test]
fn sukakus_are_candidates_alone_and_proper() {
    let made = good("generate --sukaku --count 2 --seed 5 --solution", "");
    let lines: Vec<(&str, &str)> = made.lines().filter_map(|line| line.split_once('\t')).collect();
    assert_eq!(lines.len(), 2);
    for (puzzle, solution) in lines {
        let puzzle: jade_grid::Puzzle = puzzle.parse().unwrap();
        assert!(puzzle.is_restricted() && puzzle.filled_count() == 0);
        assert!(solution.parse::<jade_grid::Puzzle>().unwrap().solves(&puzzle));
    }
    // The canonical form is that of itself.
    let (line, _) = made.lines().next().and_then(|line| line.split_once('\t')).unwrap();
    // Standard error says that the candidates belong to the puzzle.
    let min_lex = |line: &str| jade(&["grid", "min-lex"], line).0;
    let form = min_lex(line);
    assert_eq!(min_lex(&form), form);
    assert!(form.trim_end().parse::<jade_grid::Puzzle>().unwrap().is_restricted(), "{form}");
    let wrong = |args: &str| jade(&args.split_whitespace().collect::<Vec<_>>(), "");
    assert_eq!(wrong("generate --sukaku --level easy").2, 2);
    let (_, err, code) = wrong("generate --sukaku --size 25");
    assert!(code == 2 && err.contains("16×16"), "{err}");
}

/// There are so few 4×4 boards that chance repeats them.
#[test]
fn small_boards_have_no_duplicates_either() {
    for threads in ["1", "3"] {
        let made = good(&format!("generate --size 4 --count 1000 --seed 1 --threads {threads}"), "");
        let boards: std::collections::HashSet<&str> =
            made.lines().map(|line| line.split('\t').next().unwrap()).collect();
        assert_eq!((made.lines().count(), boards.len()), (1000, 1000));
        let last = made.lines().last().unwrap();
        let attempt: u64 = last.split("attempt=").nth(1).unwrap().parse().unwrap();
        assert!(attempt > 999, "some did: {last}");
    }
}

/// A seed chosen at random is reported if the output cannot hold it.
#[test]
fn the_seed_is_always_reported() {
    let (made, err, code) = jade(&["generate", "--format", "sdm"], "");
    let seed = err.split_once("Seed: ").unwrap().1.trim().trim_end_matches('.');
    assert_eq!(code, 0);
    assert_eq!(good(&format!("generate --format sdm --seed {seed}"), ""), made);
    assert!(good("generate --format opensudoku", "").contains("seed="));
}

#[test]
fn puzzles_have_the_er_that_was_asked_for() {
    let made = good("generate --er 6.5..7.2 --level very-hard --count 2 --seed 4", "");
    for line in made.lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let rated = good("rate --scale explainer", fields[0]);
        let figures: Vec<&str> = rated.split('\t').skip(1).take(3).collect();
        let er: f64 = figures[0].parse().unwrap();
        assert!((6.5..=7.2).contains(&er), "{line}");
        assert!(line.contains(&format!("er={}\tep={}\ted={}", figures[0], figures[1], figures[2])), "{line}");
        assert!(line.contains("level=very-hard"), "{line}");
    }
    let json: serde_json::Value =
        serde_json::from_str(&good("generate --er 1.5..2.6 --seed 4 --json", "")).unwrap();
    let er = json["explainer"]["er"].as_f64().unwrap();
    assert!((1.5..=2.6).contains(&er), "{json}");
    // The collection has them, too.
    assert!(good("generate --er 9.. --library --seed 1", "").contains("\ter="));
    for (args, words, expected) in [
        ("generate --er 8..7", "7.0..7.5", 2),
        ("generate --er 2 --size 4", "Only plain 9×9 boards", 1),
        ("generate --er 11.5.. --attempts 2 --seed 1", "its ER was another one", 1),
    ] {
        let (out, err, code) = jade(&args.split(' ').collect::<Vec<_>>(), "");
        assert!(out.is_empty() && err.contains(words) && code == expected, "{args}: {err}");
    }
}

#[test]
fn puzzles_are_rated_as_by_the_sudoku_explainer() {
    // An X-Cycle is the hardest step; the first step is a hidden single.
    let puzzle = "........1.......2...3.45...........3.26......7....85.....3.....2...1....58.....6.";
    assert_eq!(good("rate --scale explainer", puzzle), format!("{puzzle}\t6.5\t1.2\t1.2\t67\n"));
    let path = good("path --scale explainer", puzzle);
    let lines: Vec<&str> = path.lines().collect();
    assert_eq!(lines.len(), 68);
    assert_eq!(lines[44], "6.5\tx-cycle\tr4c8<>9 r7c3<>9");
    let summary = good("path --scale explainer --summary", puzzle);
    assert_eq!(Some(summary.trim_end()), lines.last().copied());
    let json: serde_json::Value =
        serde_json::from_str(&good("path --scale explainer --json", puzzle)).unwrap();
    assert_eq!((&json["rating"]["er"], &json["rating"]["atLeast"]), (&6.5.into(), &false.into()));
    assert_eq!(json["steps"][44]["technique"], "x-cycle");
    assert_eq!(json["steps"][44]["eliminations"].as_array().unwrap().len(), 2);

    let several = ".".repeat(81);
    assert_eq!(good("rate --scale explainer", &several), format!("{several}\timproper\t-\t-\t0\n"));
    for (language, words) in [("en", "only 9×9 boards"), ("es", "solo valora tableros de 9×9")] {
        let (out, err, code) =
            jade(&["rate", "--scale", "explainer", "--lang", language], "1...............");
        assert!(out.is_empty() && err.contains(words) && code == 1, "{out}{err}");
    }
    for more in [&["--profile", "classic"][..], &["--only", "naked-single"]] {
        let (_, err, code) = jade(&[&["rate", "--scale", "explainer"], more].concat(), puzzle);
        assert!(err.contains("own techniques") && code == 2, "{err}");
    }
}
