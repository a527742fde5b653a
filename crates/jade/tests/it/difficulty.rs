//! `jade difficulty` in the real program.

use crate::common::{answers, file, printed, run};
use serde_json::Value;

/// Puzzles with 17, 25, 30 and 30 givens, from the one that is most work to singles alone.
const SEVENTEEN: &str = ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...";
const HARD: &str = "98.7..6..7.5....9..43.....78..2....6..7.1..2......48..3..9...6.....5.3.......1..9";
const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn turned(line: &str) -> String {
    line.chars().rev().collect()
}

fn path(name: &str, text: &str) -> String {
    file(&format!("difficulty-{name}"), text).to_str().unwrap().to_owned()
}

fn json(args: &[&str]) -> Vec<Value> {
    let args = [&["difficulty", "--json"], args].concat();
    answers(&args, "").lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The number of puzzles and the correlation of two measures.
fn pair(sample: &Value, one: &str, other: &str) -> (u64, Option<f64>) {
    let is_pair = |pair: &&Value| {
        let names = (pair["measures"][0].as_str().unwrap(), pair["measures"][1].as_str().unwrap());
        names == (one, other) || names == (other, one)
    };
    let pair = sample["pairs"].as_array().unwrap().iter().find(is_pair).unwrap();
    (pair["puzzles"].as_u64().unwrap(), pair["correlation"].as_f64())
}

#[test]
fn three_samples_are_drawn_the_same_every_time() {
    let draw = |more: &[&str]| answers(&[&["difficulty", "--json", "--count", "12"], more].concat(), "");
    let one = draw(&["--threads", "1"]);
    assert_eq!(one, draw(&["--threads", "3"]));
    assert_ne!(one, draw(&["--seed", "2"]));
    let samples: Vec<Value> = one.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let ids: Vec<&Value> = samples.iter().map(|sample| &sample["sample"]).collect();
    assert_eq!(ids, ["minimal", "half-turn", "ample"]);
    assert_eq!(one, draw(&["--lang", "es"]));
    for sample in &samples {
        assert_eq!(sample["puzzles"], 12);
        assert_eq!(
            (sample["measures"].as_array().unwrap().len(), sample["pairs"].as_array().unwrap().len()),
            (7, 21)
        );
    }
    // Puzzles are harder the higher their score, and the less open.
    assert!(pair(&samples[0], "score", "level").1.unwrap() > 0.5);
    assert!(pair(&samples[0], "score", "openness").1.unwrap() < 0.0);
    let table = answers(&["difficulty", "--count", "3", "--lang", "es"], "");
    assert!(table.contains("dadas") && table.contains("28 a 36 dadas (3 sudokus)"), "{table}");
    assert!(table.lines().all(|line| line.chars().count() <= 100), "{table}");
}

#[test]
fn people_s_times_get_the_correlations_that_are_reckoned_by_hand() {
    // Givens 17, 25, 30 and 30, ranks 1, 2, 3.5 and 3.5; the medians are 90, 600, 450 and 60, ranks 2, 4, 3 and 1.
    let other = EASY.replace('1', "x").replace('2', "1").replace('x', "2");
    let mut givens: Vec<char> = EASY.chars().collect();
    givens[2] = '4';
    givens[0] = '.';
    let other_easy: String = givens.into_iter().collect();
    let times = format!(
        "# who, puzzle, time\nwho;Puzzle;Seconds\na;{SEVENTEEN};1:30\nb;{HARD};10:00\nb;{EASY};5:00\n\nc;{other};600,0\nc;{other_easy};60\nd;{other_easy};\n"
    );
    let samples = json(&["--times", &path("times.csv", &times)]);
    assert_eq!((samples.len(), &samples[0]["puzzles"]), (1, &4.into()));
    // Deviations -1.5, -0.5, 1, 1 and -0.5, 1.5, 0.5, -1.5: the products sum up to -1, the squares to 4.5 and 5.
    let (puzzles, found) = pair(&samples[0], "givens", "seconds");
    assert_eq!(puzzles, 4);
    assert!((found.unwrap() - -1.0 / (4.5_f64 * 5.0).sqrt()).abs() < 1e-12, "{found:?}");
}

#[test]
fn ratings_as_programs_print_them_are_joined_in_any_disguise() {
    let hodoku = format!(
        "HoDoKu, some version\n{} #1 Easy (200)\n   Naked Single: r1c1=2\n{} #2 Unfair (900)\n{} #3 Hard (1234)\n",
        turned(EASY),
        turned(HARD),
        turned(SEVENTEEN)
    );
    let hodoku = path("hodoku.txt", &hodoku);
    let sample = path("sample.csv", &format!("name,puzzle,mine\nx,{EASY},1\ny,{HARD},3\nz,{SEVENTEEN},2\n"));
    let samples = json(&["--hodoku", &hodoku, &sample]);
    assert_eq!(pair(&samples[0], "hodoku", "mine"), (3, Some(0.5)));
    // JADE rates as the Explainer does: 1.2, 11.0 and 2.6.
    assert_eq!(pair(&samples[0], "explainer", "mine"), (3, Some(1.0)));
    let measures = samples[0]["measures"].as_array().unwrap();
    let ids: Vec<&str> = measures.iter().map(|measure| measure["id"].as_str().unwrap()).collect();
    let expected =
        ["givens", "level", "score", "openness", "hodoku", "explainer", "refutations", "nodes", "mine"];
    assert_eq!(ids, expected);
    // Without samples, the puzzles with ratings are one, or one for each set.
    assert_eq!(json(&["--hodoku", &hodoku])[0]["puzzles"], 3);
    let sets = format!("set\tpuzzle\tscore\na\t{EASY}\t200\nb\t{HARD}\t900\na\t{SEVENTEEN}\t1234\n");
    let samples = json(&["--hodoku", &path("sets.tsv", &sets)]);
    assert_eq!((&samples[0]["sample"], &samples[0]["puzzles"]), (&"a".into(), &2.into()));
    assert_eq!((&samples[1]["sample"], &samples[1]["puzzles"]), (&"b".into(), &1.into()));
}

#[test]
fn bad_rows_are_named_and_the_others_are_used() {
    let empty = ".".repeat(81);
    let sample =
        format!("{EASY}\n{}\n\n# a comment\n{HARD} hard\n{empty}\n4x4:1\n11{}\n", &EASY[1..], &empty[2..]);
    let sample = path("bad.txt", &sample);
    let times = format!("puzzle,time\n{EASY},soon\n{HARD},7:75\nabc,3\n{EASY},300\n1...............,5\n");
    let times = path("bad.csv", &times);
    let (out, err, code) = printed(&run(&["difficulty", "--times", &times, &sample], b""));
    assert_eq!(code, 1);
    assert!(out.contains("(2 puzzles)"), "{out}");
    for (file, line) in [
        (&sample, 2),
        (&sample, 6),
        (&sample, 7),
        (&sample, 8),
        (&times, 2),
        (&times, 3),
        (&times, 4),
        (&times, 6),
    ] {
        let place = format!("jade: {file}:{line}:");
        assert!(err.lines().any(|printed| printed.contains(&place)), "{place}\n{err}");
    }
    assert_eq!(err.lines().count(), 8, "{err}");
    assert!(err.contains("“soon”") && err.contains("exactly one solution"), "{err}");
    // In JSON, faults are among the answers.
    let (out, err, code) = printed(&run(&["difficulty", "--json", &sample], b""));
    assert_eq!((err.as_str(), code, out.lines().count()), ("", 1, 5));
    let fault: Value =
        serde_json::from_str(out.lines().find(|line| line.contains("not-proper")).unwrap()).unwrap();
    assert_eq!(fault["line"], 6);
    for (option, text, expected) in [
        ("--hodoku", format!("{EASY} 454\n"), "Hard (564)"),
        ("--times", format!("{EASY}\n"), "7:30"),
        ("--times", "puzzle,years\n".to_owned(), "seconds"),
        ("--hodoku", "nothing\n".to_owned(), "none"),
    ] {
        let (_, err, code) = printed(&run(&["difficulty", option, &path("one.txt", &text)], b""));
        assert!(code == 1 && err.contains("one.txt:1: ") && err.contains(expected), "{err}");
    }
    let (out, err, code) = printed(&run(&["difficulty", "missing.txt", "--lang", "es"], b""));
    assert!(code == 1 && out.is_empty() && err.contains("missing.txt"), "{out}{err}");
    // Nothing is drawn then, so how much and from which seed would mean nothing.
    for option in ["--count", "--seed"] {
        assert_eq!(run(&["difficulty", option, "9", &sample], b"").status.code(), Some(2));
    }
    assert_eq!(run(&["difficulty", "--count", "1"], b"").status.code(), Some(2));
}

#[test]
fn the_numbers_of_all_puzzles_can_be_written_and_read_again() {
    let sample = path("few.csv", &format!("puzzle,mine\n{EASY},1\n{HARD},\n{SEVENTEEN},2\n"));
    let values = path("values.tsv", "");
    let write = |more: &[&str]| {
        printed(&run(&[&["difficulty", &sample, "--values", &values, "--json"], more].concat(), b""))
    };
    let (_, err, code) = write(&[]);
    assert!(code == 1 && err.contains("values.tsv"), "{err}");
    let (out, err, code) = write(&["--force"]);
    assert_eq!((err.as_str(), code), ("", 0));
    let table = std::fs::read_to_string(&values).unwrap();
    let mut lines = table.lines();
    let heads = "set\tpuzzle\tjade_givens\tjade_level\tjade_score\tjade_openness\tjade_explainer\tjade_refutations\tjade_nodes\tmine";
    assert_eq!(lines.next(), Some(heads));
    let hard: Vec<&str> = lines.nth(1).unwrap().split('\t').collect();
    assert_eq!((hard[1], hard[2], hard[7], hard[9]), (HARD, "25", "189", ""));
    let (again, first) = (&json(&[&values])[0], serde_json::from_str::<Value>(&out).unwrap());
    assert_eq!((&again["pairs"], &again["measures"]), (&first["pairs"], &first["measures"]));
}
