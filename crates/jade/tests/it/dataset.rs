//! `jade dataset` in the real program.

use crate::common::{jade, printed, run};
use jade_grid::{Cell, Puzzle, Symmetry, canonical, line};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

const PLAN: &str = r#"
seed = 2026
steps = ["en", "es"]
explainer = true
rows-per-file = 25

[[puzzles]]
name = "any"
rows = { train = 40, validation = 5, test = 10 }

[[puzzles]]
name = "medium"
level = "medium"
givens = [22, 30]
rows = { train = 12, test = 3 }

[[puzzles]]
name = "small"
size = 6
rows = { train = 10 }
"#;

/// A new folder with a plan in it.
fn folder(name: &str, plan: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("dataset-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("plan.toml"), plan).unwrap();
    folder
}

fn dataset(folder: &Path, task: &str, out: &str, more: &[&str]) -> (String, String, i32) {
    let [plan, out] = ["plan.toml", out].map(|name| folder.join(name).to_str().unwrap().to_owned());
    let mut args = vec!["dataset", task];
    args.extend((task == "build").then_some(plan.as_str()));
    args.push(&out);
    args.extend(more);
    printed(&run(&args, b""))
}

/// All files below a folder with their contents.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut all = BTreeMap::new();
    let mut open = vec![folder.to_owned()];
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else {
                all.insert(path.strip_prefix(folder).unwrap().to_owned(), fs::read(&path).unwrap());
            }
        }
    }
    all
}

fn rows(folder: &Path) -> Vec<Value> {
    let lines = files(&folder.join("jsonl")).into_values();
    let text: String = lines.map(|bytes| String::from_utf8(bytes).unwrap()).collect();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_data_set_has_what_its_plan_says() {
    let folder = folder("whole", PLAN);
    let (out, err, code) = dataset(&folder, "build", "one", &["--threads", "1"]);
    assert_eq!((err.as_str(), code), ("", 0), "{out}");
    assert!(out.contains("80 rows"), "{out}");
    let one = folder.join("one");
    let names: Vec<String> = files(&one).keys().map(|path| path.to_str().unwrap().to_owned()).collect();
    assert!(names.contains(&"data/train-00002-of-00003.parquet".to_owned()), "{names:?}");
    assert_eq!(names.len(), 2 * 5 + 5, "{names:?}");
    // The sums are of all files but the last two.
    let sums = fs::read_to_string(one.join("SHA256SUMS")).unwrap();
    let summed: BTreeSet<&str> = sums.lines().map(|line| &line[66..]).collect();
    let others = ["SHA256SUMS", "dataset.json"];
    assert_eq!(summed, names.iter().map(|name| &**name).filter(|name| !others.contains(name)).collect());
    if let Ok(checked) = Command::new("sha256sum").args(["--check", "SHA256SUMS"]).current_dir(&one).output()
    {
        assert!(checked.status.success(), "{checked:?}");
    }
    let rows = rows(&one);
    let forms: BTreeSet<&str> = rows.iter().map(|row| row["form"].as_str().unwrap()).collect();
    assert_eq!((rows.len(), forms.len()), (80, 80));
    let mut puzzles = String::new();
    for row in &rows {
        let steps = row["steps"].as_array().unwrap();
        assert_eq!(row["step_count"].as_u64(), Some(steps.len() as u64));
        assert!(
            steps
                .iter()
                .all(|step| step["en"] != step["es"] && !step["cells"].as_array().unwrap().is_empty())
        );
        let puzzle = row["puzzle"].as_str().unwrap();
        let rated = ["er", "ep", "ed"].map(|name| row[name].as_f64());
        assert_eq!(rated.map(|rating| rating.is_some()), [puzzle.len() == 81; 3], "{puzzle}");
        if puzzle.len() == 81 {
            puzzles.push_str(&format!("{puzzle}\n"));
        }
        match row["set"].as_str().unwrap() {
            "medium" => {
                assert_eq!(row["level"], "medium");
                assert!((22..=30).contains(&row["givens"].as_u64().unwrap()));
            }
            set => assert_eq!(row["puzzle"].as_str().unwrap().len(), if set == "small" { 36 } else { 81 }),
        }
    }
    // The program prints the same ratings.
    let printed = printed(&run(&["rate", "--scale", "explainer", "--json"], puzzles.as_bytes())).0;
    for line in printed.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()) {
        let row = rows.iter().find(|row| row["puzzle"] == line["puzzle"]).unwrap();
        for name in ["er", "ep", "ed"] {
            assert_eq!(row[name], line["rating"][name], "{line}");
        }
    }
    assert_eq!(printed.lines().count(), 70);
    let (out, err, code) = dataset(&folder, "verify", "one", &[]);
    assert_eq!((err.as_str(), code), ("", 0), "{out}");
    // Any number of threads makes the same bytes, and a complete data set is left alone.
    assert_eq!(dataset(&folder, "build", "other", &["--threads", "3"]).2, 0);
    assert!(files(&one) == files(&folder.join("other")));
    let (out, _, code) = dataset(&folder, "build", "one", &["--lang", "es"]);
    assert!(code == 0 && out.contains("ya estaba"), "{out}");
}

#[test]
fn json_lines_have_the_columns_that_the_plan_chooses_or_are_left_out() {
    let small = "[[puzzles]]\nname = \"small\"\nsize = 4\nrows = { train = 3 }\n";
    for (name, chosen) in [("some", vec!["puzzle", "level"]), ("none", vec![])] {
        let folder = folder(name, &format!("seed = 1\nsteps = []\njsonl = {chosen:?}\n{small}"));
        let (_, err, code) = dataset(&folder, "build", "out", &[]);
        assert_eq!((err.as_str(), code), ("", 0));
        let (_, err, code) = dataset(&folder, "verify", "out", &[]);
        assert_eq!((err.as_str(), code), ("", 0));
        let lines = folder.join("out/jsonl/train-00000-of-00001.jsonl");
        assert_eq!(lines.exists(), !chosen.is_empty());
        if chosen.is_empty() {
            continue;
        }
        for row in rows(&folder.join("out")) {
            let keys: Vec<&str> = row.as_object().unwrap().keys().map(String::as_str).collect();
            assert_eq!(keys.iter().collect::<BTreeSet<_>>(), chosen.iter().collect());
        }
        let text = fs::read_to_string(&lines).unwrap();
        fs::write(&lines, text.replacen("easy", "hard", 1).replacen("beginner", "hard", 1)).unwrap();
        let (_, err, code) = dataset(&folder, "verify", "out", &[]);
        assert!(code == 1 && err.contains("row 1"), "{err}");
    }
}

#[test]
fn a_killed_run_goes_on_and_makes_the_same_bytes() {
    let folder = folder("killed", PLAN);
    assert_eq!(dataset(&folder, "build", "whole", &[]).2, 0);
    let expected = files(&folder.join("whole"));
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let mut kills = 0;
    for number in 0..2 {
        let out = path(&format!("killed-{number}"));
        // Kills come later and later, so that each stage is interrupted at some time.
        let mut wait = 20 + 7 * number;
        loop {
            wait += wait / 6;
            let mut child =
                jade(&["dataset", "build", &path("plan.toml"), &out, "--threads", "2"]).spawn().unwrap();
            std::thread::sleep(Duration::from_millis(wait));
            child.kill().unwrap();
            if child.wait().unwrap().success() {
                break;
            }
            kills += 1;
        }
        assert!(files(Path::new(&out)) == expected, "{out}");
    }
    assert!(kills > 3, "{kills}");
    let (_, err, code) = dataset(&folder, "verify", "killed-0", &[]);
    assert_eq!((err.as_str(), code), ("", 0));
}

#[test]
fn verify_finds_what_was_changed() {
    let plan = "seed = 5\nrows-per-file = 100\n[[puzzles]]\nname = \"any\"\nrows = { test = 6, train = 6 }\n";
    let folder = folder("changed", plan);
    assert_eq!(dataset(&folder, "build", "out", &[]).2, 0);
    let out = folder.join("out");
    let lines = out.join("jsonl/train-00000-of-00001.jsonl");
    let good = files(&out);
    let check = |wanted: &[&str]| {
        let (_, err, code) = dataset(&folder, "verify", "out", &[]);
        assert_eq!(code, 1, "{err}");
        wanted.iter().for_each(|words| assert!(err.contains(words), "{words} in {err}"));
        let (_, spanish, code) = dataset(&folder, "verify", "out", &["--lang", "es"]);
        assert!(code == 1 && spanish != err, "{spanish}");
        for (path, bytes) in &good {
            fs::write(out.join(path), bytes).unwrap();
        }
    };
    let text = fs::read_to_string(&lines).unwrap();
    fs::write(&lines, text.replacen("\"givens\":2", "\"givens\":3", 1)).unwrap();
    check(&["train-00000-of-00001.jsonl, row 1"]);
    fs::write(&lines, text.lines().take(5).collect::<Vec<_>>().join("\n")).unwrap();
    check(&["expected 6 rows"]);
    fs::remove_file(&lines).unwrap();
    check(&["train-00000-of-00001.jsonl", "missing"]);
    // The rows of another split: they are right, but they leak.
    for (kind, end) in [("data", "parquet"), ("jsonl", "jsonl")] {
        let path = |split: &str| out.join(format!("{kind}/{split}-00000-of-00001.{end}"));
        fs::copy(path("test"), path("train")).unwrap();
    }
    check(&["train-00000-of-00001.parquet, row 6", "data/test-00000-of-00001.parquet, row 6", "6 faults"]);
    fs::write(out.join("data/train-00000-of-00001.parquet"), "PAR1").unwrap();
    check(&["train-00000-of-00001.parquet", "cannot be read"]);
    fs::write(out.join("jsonl/more.jsonl"), "").unwrap();
    check(&["jsonl/more.jsonl", "does not belong"]);
    fs::remove_file(out.join("jsonl/more.jsonl")).unwrap();
    assert_eq!(dataset(&folder, "verify", "out", &[]).2, 0);
}

#[test]
fn impossible_plans_and_foreign_folders_are_refused() {
    let small = "seed = 1\n[[puzzles]]\nname = \"tiny\"\nsize = 4\nrows = { train = 5000 }\n";
    let folder = folder("refused", small);
    let (_, err, code) = dataset(&folder, "build", "tiny", &[]);
    assert!(code == 1 && err.contains("tiny has only") && err.contains("differ enough"), "{err}");
    let write = |plan: &str| fs::write(folder.join("plan.toml"), plan).unwrap();
    write(&small.replace("5000", "3"));
    assert_eq!(dataset(&folder, "build", "few", &[]).2, 0);
    write(&small.replace("5000", "4"));
    let (_, err, code) = dataset(&folder, "build", "few", &[]);
    assert!(code == 1 && err.contains("another plan"), "{err}");
    fs::create_dir(folder.join("mine")).unwrap();
    fs::write(folder.join("mine/notes.txt"), "mine").unwrap();
    let (_, err, code) = dataset(&folder, "build", "mine", &[]);
    assert!(code == 1 && err.contains("something else"), "{err}");
    let (_, err, code) = dataset(&folder, "verify", "mine", &[]);
    assert!(code == 1 && err.contains("no complete data set"), "{err}");
    write("seed = 1\n[[puzzles]]\nname = \"a\"\nlevel = \"hrad\"\nrows = { train = 1 }\n");
    let (_, err, code) = dataset(&folder, "build", "wrong", &[]);
    assert!(code == 2 && err.contains("puzzles 1: level") && err.contains("hard"), "{err}");
    write("seed = 1\n[[puzzles]]\nname = \"a\"\ngivens = [3, 3]\nrows = { train = 1 }\n");
    let (_, err, code) = dataset(&folder, "build", "wrong", &[]);
    assert!(code == 2 && err.contains("the set a is impossible"), "{err}");
    assert!(!folder.join("wrong").exists());
    assert_eq!(dataset(&folder, "build", "wrong", &["--threads", "0"]).2, 2);
}

/// What rows of different splits have in common, found without what the program finds it with: by JADE's own canonical
/// form, which colours rows, columns and digits, and by trying all arrangements of solutions.
#[derive(Debug, Default, PartialEq)]
struct Leaks {
    rows: usize,
    /// The rows of each set and split that share something with a row of another split: the puzzle, the solution, or what
    /// is left of the puzzle without one or two givens.
    shared: BTreeMap<(String, String), [usize; 3]>,
}

fn leaks(folder: &Path) -> Leaks {
    let mut splits: Vec<(String, Value)> = Vec::new();
    for (path, bytes) in files(&folder.join("jsonl")) {
        let split = path.to_str().unwrap().split("-0").next().unwrap().to_owned();
        let text = String::from_utf8(bytes).unwrap();
        splits.extend(text.lines().map(|line| (split.clone(), serde_json::from_str(line).unwrap())));
    }
    // Forms are only found of rests that may be isomorphic to one of another split.
    let mut sums: HashMap<u64, BTreeSet<&str>> = HashMap::new();
    for (split, row) in &splits {
        for rest in rests(&read(row, "puzzle")) {
            sums.entry(sum(&rest)).or_default().insert(split);
        }
    }
    let keys: Vec<[Vec<String>; 3]> = splits
        .iter()
        .map(|(_, row)| {
            let puzzle = read(row, "puzzle");
            let near = rests(&puzzle).filter(|rest| sums[&sum(rest)].len() > 1).map(|rest| form(&rest));
            [vec![form(&puzzle)], vec![first_of_all(&read(row, "solution"))], near.collect()]
        })
        .collect();
    let mut leaks = Leaks { rows: splits.len(), ..Leaks::default() };
    for kind in 0..3 {
        let mut seen: HashMap<&str, BTreeSet<&str>> = HashMap::new();
        for ((split, _), keys) in splits.iter().zip(&keys) {
            for key in &keys[kind] {
                seen.entry(key).or_default().insert(split);
            }
        }
        for ((split, row), keys) in splits.iter().zip(&keys) {
            if keys[kind].iter().any(|key| seen[key.as_str()].len() > 1) {
                let set = row["set"].as_str().unwrap().to_owned();
                leaks.shared.entry((split.clone(), set)).or_default()[kind] += 1;
            }
        }
    }
    leaks
}

fn read(row: &Value, column: &str) -> Puzzle {
    line::read(row[column].as_str().unwrap()).unwrap()
}

fn form(puzzle: &Puzzle) -> String {
    canonical(puzzle).unwrap().to_string()
}

/// What is left of a 9×9 puzzle without none, one or two of its givens.
fn rests(puzzle: &Puzzle) -> impl Iterator<Item = Puzzle> {
    let is_nine = puzzle.geometry().side() == 9;
    let givens: Vec<Cell> = puzzle.filled().filter(|_| is_nine).map(|(cell, _)| cell).collect();
    let count = givens.len();
    let pairs = (0..count).flat_map(move |one| (one..count).map(move |other| (one, other)));
    let without = move |(one, other): (usize, usize)| {
        let mut rest = puzzle.clone();
        rest.set(givens[one], None);
        rest.set(givens[other], None);
        rest
    };
    is_nine.then(|| puzzle.clone()).into_iter().chain(pairs.map(without))
}

/// A number that no rearrangement of a 9×9 puzzle changes: the givens have numbers, each from those of its row, column, box
/// and digit, which are made of those of their givens, three times.
fn sum(puzzle: &Puzzle) -> u64 {
    let board = puzzle.geometry();
    let mixed = |number: u64| {
        let mixed = (number ^ number >> 31).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        (mixed ^ mixed >> 29).wrapping_mul(0xD6E8_FEB8_6659_FD93)
    };
    let givens: Vec<[usize; 4]> = puzzle
        .filled()
        .map(|(cell, digit)| {
            let (row, column) = (board.row(cell), board.column(cell));
            [row, column, row / 3 * 3 + column / 3, digit.index()]
        })
        .collect();
    let mut numbers = vec![1_u64; givens.len()];
    for _ in 0..3 {
        let mut parts = [[0_u64; 9]; 4];
        for (given, number) in givens.iter().zip(&numbers) {
            for (part, at) in parts.iter_mut().zip(given) {
                part[*at] = part[*at].wrapping_add(mixed(*number));
            }
        }
        // Rows and columns can be exchanged.
        let of = |[row, column, within, digit]: &[usize; 4]| {
            let lines = mixed(parts[0][*row]).wrapping_add(mixed(parts[1][*column]));
            mixed(lines ^ mixed(parts[2][*within] ^ mixed(parts[3][*digit] ^ 1)))
        };
        numbers = givens.iter().map(of).collect();
    }
    numbers.into_iter().fold(0, u64::wrapping_add)
}

#[test]
fn the_sum_of_a_puzzle_stays_when_it_is_rearranged() {
    let puzzle =
        line::read("98.7..6..7.5....9..43.....78..2....6..7.1..2......48..3..9...6.....5.3.......1..9")
            .unwrap();
    let mut state = 1_usize;
    for _ in 0..200 {
        let symmetry = Symmetry::random(puzzle.geometry(), |bound| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % bound
        });
        assert_eq!(sum(&symmetry.puzzle(&puzzle)), sum(&puzzle));
    }
    let sums: BTreeSet<u64> = rests(&puzzle).map(|rest| sum(&rest)).collect();
    assert_eq!(sums.len(), rests(&puzzle).count());
}

/// All orders of the numbers below `count`.
fn orders(count: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for number in 0..count {
        let with = |order: &Vec<usize>| {
            (0..=order.len())
                .map(|place| [&order[..place], &[number], &order[place..]].concat())
                .collect::<Vec<_>>()
        };
        all = all.iter().flat_map(with).collect();
    }
    all
}

/// The first in the order of texts of all grids that rearrangements make of a full grid, found by trying every first row
/// with every order of columns.
fn first_of_all(grid: &Puzzle) -> String {
    let board = grid.geometry();
    let (side, box_rows, box_columns) = (board.side(), board.box_rows(), board.box_columns());
    let mut columns: Vec<Vec<usize>> = vec![Vec::new()];
    let within = orders(box_columns);
    let stacks = orders(side / box_columns);
    let mut all_columns = Vec::new();
    for stacks in stacks {
        columns.truncate(0);
        columns.push(Vec::new());
        for stack in stacks {
            let add = |before: &Vec<usize>| {
                let more = |order: &Vec<usize>| {
                    order.iter().map(|column| stack * box_columns + column).collect::<Vec<_>>()
                };
                within.iter().map(|order| [before.clone(), more(order)].concat()).collect::<Vec<_>>()
            };
            columns = columns.iter().flat_map(add).collect();
        }
        all_columns.append(&mut columns);
    }
    let plain: Vec<Vec<u8>> = grid.values().chunks(side).map(<[u8]>::to_vec).collect();
    let turned = (0..side).map(|column| plain.iter().map(|row| row[column]).collect()).collect();
    let mut best: Option<Vec<Vec<u8>>> = None;
    for grid in if box_rows == box_columns { vec![plain, turned] } else { vec![plain] } {
        for top in 0..side {
            for columns in &all_columns {
                let mut labels = vec![0; side + 1];
                (1..).zip(columns).for_each(|(label, column)| labels[grid[top][*column] as usize] = label);
                // Bands and their rows are in the order of their first cells; the top row begins with 1.
                let first = |row: &usize| labels[grid[*row][columns[0]] as usize];
                let mut bands: Vec<Vec<usize>> =
                    (0..side).collect::<Vec<_>>().chunks(box_rows).map(<[usize]>::to_vec).collect();
                bands.iter_mut().for_each(|band| band.sort_by_key(first));
                bands.sort_by_key(|band| first(&band[0]));
                let rows = bands.into_iter().flatten();
                let row = |row: usize| {
                    columns.iter().map(|column| labels[grid[row][*column] as usize]).collect::<Vec<u8>>()
                };
                let mut made = Vec::new();
                let mut less = best.is_none();
                for (index, number) in rows.enumerate() {
                    made.push(row(number));
                    match best.as_ref().filter(|_| !less).map(|best| made[index].cmp(&best[index])) {
                        Some(std::cmp::Ordering::Greater) => break,
                        Some(std::cmp::Ordering::Less) => less = true,
                        _ => {}
                    }
                }
                if less {
                    best = Some(made);
                }
            }
        }
    }
    format!("{best:?}")
}

/// Plans that leaked, each with `rows` rows: sets with the same wish; sets of shapes that once were dug in the same boards;
/// rare puzzles, which are neighbours of few; and small boards, which have few solutions.
fn leaking_plans(rows: usize) -> [String; 4] {
    let head = "seed = 2026\nrows-per-file = 1000\n";
    let set = |name: &str, wish: &str, splits: [usize; 3]| {
        let [train, validation, test] = splits.map(|percent| rows * percent / 100);
        let splits = format!("train = {train}, validation = {validation}, test = {test}");
        format!("[[puzzles]]\nname = \"{name}\"\n{wish}\nrows = {{ {splits} }}\n")
    };
    let plan = |sets: &[String]| format!("{head}{}", sets.concat());
    [
        plan(&[
            set("any", "", [60, 10, 10]),
            set("hard-and-open", "level = \"hard\"\ngivens = [22, 27]\nopenness = [2.0, 10.0]", [8, 0, 4]),
            set("x-wing", "technique = \"x-wing\"", [0, 0, 8]),
        ]),
        plan(&[
            set("one", "", [40, 0, 10]),
            set("other", "", [0, 20, 10]),
            set("turned", "symmetry = \"half-turn\"", [10, 0, 10]),
        ]),
        plan(&[
            set("rectangle", "technique = \"avoidable-rectangle-1\"", [20, 10, 20]),
            set("bug", "technique = \"bug-type-4\"", [20, 10, 20]),
        ]),
        plan(&[set("six", "size = 6", [20, 20, 20]), set("more", "size = 6", [20, 0, 20])]),
    ]
}

/// With `JADE_LONG_TESTS`, 5,000 rows of each plan.
#[test]
fn splits_share_neither_puzzles_nor_solutions_nor_relatives() {
    let rows = if std::env::var_os("JADE_LONG_TESTS").is_some() { 5000 } else { 100 };
    for (number, plan) in leaking_plans(rows).into_iter().enumerate() {
        let folder = folder(&format!("leaks-{number}"), &plan);
        let (out, err, code) = dataset(&folder, "build", "out", &[]);
        assert_eq!((err.as_str(), code), ("", 0), "{out}");
        assert_eq!(leaks(&folder.join("out")), Leaks { rows, ..Leaks::default() }, "{plan}");
        let (out, err, code) = dataset(&folder, "verify", "out", &[]);
        assert_eq!((err.as_str(), code), ("", 0), "{out}");
    }
}

/// `JADE_DATASET=FOLDER cargo test --release -p jade --features datasets --test it -- --ignored --nocapture measures_leaks`
#[test]
#[ignore = "prints what the splits of any data set have in common"]
fn measures_leaks() {
    let folder = std::env::var("JADE_DATASET").expect("JADE_DATASET names a data set");
    let leaks = leaks(Path::new(&folder));
    println!(
        "{} rows\n| split | set | same puzzle | same solution | within {{-2+2}} |\n|---|---|---:|---:|---:|",
        leaks.rows
    );
    for ((split, set), [puzzle, solution, near]) in &leaks.shared {
        println!("| {split} | {set} | {puzzle} | {solution} | {near} |");
    }
}

#[test]
fn verify_finds_what_splits_share() {
    let folder = folder("shared", "");
    let build = |out: &str, plan: &str| {
        fs::write(folder.join("plan.toml"), plan).unwrap();
        let (_, err, code) = dataset(&folder, "build", out, &[]);
        assert_eq!((err.as_str(), code), ("", 0));
    };
    let faults = |out: &str| {
        let (_, err, code) = dataset(&folder, "verify", out, &[]);
        assert_eq!(code, 1, "{err}");
        let (_, spanish, _) = dataset(&folder, "verify", out, &["--lang", "es"]);
        assert_eq!(spanish.lines().count(), err.lines().count());
        assert_ne!(spanish, err);
        err
    };
    // Rows of one split may have the same solution, and 4×4 has only two; the two files of a split become two splits.
    let head = "seed = 5\nrows-per-file = 4\n[[puzzles]]\nname = \"tiny\"\nsize = 4\n";
    build("one", &format!("{head}rows = {{ train = 8 }}\n"));
    build("two", &format!("{head}rows = {{ test = 4, train = 4 }}\n"));
    assert_eq!(dataset(&folder, "verify", "two", &[]).2, 0);
    for (kind, end) in [("data", "parquet"), ("jsonl", "jsonl")] {
        for (from, to) in [
            ("train-00000-of-00002", "test-00000-of-00001"),
            ("train-00001-of-00002", "train-00000-of-00001"),
        ] {
            let [from, to] = [("one", from), ("two", to)]
                .map(|(out, name)| folder.join(format!("{out}/{kind}/{name}.{end}")));
            fs::copy(from, to).unwrap();
        }
    }
    let printed = faults("two");
    assert!(
        printed.contains("the solution is essentially the same as that of data/test-00000-of-00001.parquet"),
        "{printed}"
    );
    assert!(printed.contains("in another split"), "{printed}");
    // A plan that does not mind relatives gets some, among the neighbours of the same few puzzles.
    let plan = "seed = 3\nrelatives = 0\n[[puzzles]]\nname = \"rare\"\ntechnique = \"avoidable-rectangle-1\"\n\
                rows = { test = 40, train = 40 }\n";
    build("near", plan);
    assert_eq!(dataset(&folder, "verify", "near", &[]).2, 0);
    let card = |out: &str| fs::read_to_string(folder.join(out).join("README.md")).unwrap();
    assert!(
        !card("near").contains("becomes a puzzle of another") && card("two").contains("at most 2 givens")
    );
    fs::write(folder.join("near/plan.toml"), plan.replace("relatives = 0", "relatives = 2")).unwrap();
    let printed = faults("near");
    assert!(printed.contains("in another split, by at most 2 givens"), "{printed}");
    let near: usize = leaks(&folder.join("near")).shared.values().map(|[_, _, near]| near).sum();
    assert!(near > 0, "the other search for leaks finds these, too");
}
