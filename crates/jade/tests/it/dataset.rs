//! `jade dataset` in the real program.

use crate::common::{jade, run, told};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

const PLAN: &str = r#"
seed = 2026
steps = ["en", "es"]
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
    told(&run(&args, b""))
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
    assert_eq!(names.len(), 2 * 5 + 4, "{names:?}");
    let rows = rows(&one);
    let forms: BTreeSet<&str> = rows.iter().map(|row| row["form"].as_str().unwrap()).collect();
    assert_eq!((rows.len(), forms.len()), (80, 80));
    for row in &rows {
        let steps = row["steps"].as_array().unwrap();
        assert_eq!(row["step_count"].as_u64(), Some(steps.len() as u64));
        assert!(
            steps
                .iter()
                .all(|step| step["en"] != step["es"] && !step["cells"].as_array().unwrap().is_empty())
        );
        match row["set"].as_str().unwrap() {
            "medium" => {
                assert_eq!(row["level"], "medium");
                assert!((22..=30).contains(&row["givens"].as_u64().unwrap()));
            }
            set => assert_eq!(row["puzzle"].as_str().unwrap().len(), if set == "small" { 36 } else { 81 }),
        }
    }
    let (out, err, code) = dataset(&folder, "verify", "one", &[]);
    assert_eq!((err.as_str(), code), ("", 0), "{out}");
    // Any number of threads makes the same bytes, and a complete data set is left alone.
    assert_eq!(dataset(&folder, "build", "other", &["--threads", "3"]).2, 0);
    assert!(files(&one) == files(&folder.join("other")));
    let (out, _, code) = dataset(&folder, "build", "one", &["--lang", "es"]);
    assert!(code == 0 && out.contains("ya estaba"), "{out}");
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
    assert!(code == 1 && err.contains("tiny has only"), "{err}");
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
