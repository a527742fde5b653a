//! The rules of ARCHITECTURE.md that a test can check, read from the manifests: the dependencies between crates,
//! and the external crates that only one of them may use.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// External crates that only these crates may depend on: SQL belongs to the store and the people, HTTP to the server.
const ALONE: [(&str, &[&str]); 4] = [
    ("sqlx", &["jade-store", "jade-people"]),
    ("axum", &["jade-server"]),
    ("hyper", &["jade-server"]),
    ("utoipa-axum", &["jade-server"]),
];

/// The crates with side effects: files, clocks, threads, the network. All others are pure.
const IMPURE: [&str; 7] =
    ["jade", "jade-batch", "jade-dataset", "jade-people", "jade-python", "jade-server", "jade-store"];

/// The attribute in the `lib.rs` of every pure crate; the lists are in `clippy.toml`.
const PURE: &str = "#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types, \
                    clippy::disallowed_macros))]";

pub fn workspace_root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

pub fn read(path: &str) -> String {
    std::fs::read_to_string(workspace_root().join(path)).unwrap()
}

pub fn metadata(arguments: &[&str]) -> Value {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--locked", "--format-version", "1"])
        .args(arguments)
        .current_dir(workspace_root())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Returns every crate of the workspace with all its dependencies, except those of its tests.
fn dependencies() -> BTreeMap<String, BTreeSet<String>> {
    let metadata = metadata(&["--no-deps"]);
    let name = |value: &Value| value["name"].as_str().unwrap().to_owned();
    let package = |package: &Value| {
        let dependencies = package["dependencies"].as_array().unwrap().iter();
        (name(package), dependencies.filter(|one| one["kind"].as_str() != Some("dev")).map(name).collect())
    };
    metadata["packages"].as_array().unwrap().iter().map(package).collect()
}

/// Returns the crates in the table of ARCHITECTURE.md with the dependencies stated there.
fn map() -> BTreeMap<String, BTreeSet<String>> {
    let text = read("ARCHITECTURE.md");
    let row = |line: &str| {
        let mut cells = line.strip_prefix("| `jade")?.split(" | ");
        let (name, _, known) = (cells.next()?.strip_suffix('`')?, cells.next()?, cells.next()?);
        let known = known.trim_end_matches([' ', '|']);
        let known = known.split(", ").filter(|one| *one != "–").map(|one| format!("jade-{one}"));
        Some((format!("jade{name}"), known.collect()))
    };
    text.lines().filter_map(row).collect()
}

#[test]
fn the_table_agrees_with_the_manifests() {
    let map = map();
    let dependencies = dependencies();
    for (name, all) in &dependencies {
        let known: BTreeSet<_> = all.iter().filter(|other| other.starts_with("jade-")).cloned().collect();
        let words = known.iter().map(|other| &other["jade-".len()..]).collect::<Vec<_>>().join(", ");
        assert_eq!(map.get(name), Some(&known), "ARCHITECTURE.md: the row of `{name}` must end: | {words} |");
    }
    let gone: Vec<_> = map.keys().filter(|name| !dependencies.contains_key(*name)).collect();
    assert!(gone.is_empty(), "ARCHITECTURE.md has rows of crates that are gone: {gone:?}");
}

#[test]
fn sql_and_http_are_used_where_they_belong() {
    let dependencies = dependencies();
    for (library, only) in ALONE {
        let users: Vec<_> = dependencies.iter().filter(|(_, all)| all.contains(library)).collect();
        assert!(
            users.iter().all(|(name, _)| only.contains(&name.as_str())),
            "{library} belongs to {only:?}: {users:?}"
        );
    }
}

#[test]
fn jade_logic_cannot_see_a_solution() {
    let dependencies = dependencies();
    let mut reached = BTreeSet::from(["jade-logic".to_owned()]);
    let mut open = vec!["jade-logic".to_owned()];
    while let Some(name) = open.pop() {
        let new = dependencies[&name].iter().filter(|other| other.starts_with("jade-"));
        open.extend(new.filter(|other| reached.insert((*other).clone())).cloned());
    }
    assert!(!reached.contains("jade-search"), "logic must not know who finds solutions: {reached:?}");
}

#[test]
fn pure_crates_depend_only_on_pure_crates_and_deny_impure_calls() {
    for (name, all) in dependencies() {
        if IMPURE.contains(&name.as_str()) {
            continue;
        }
        let impure: Vec<_> = all.iter().filter(|other| IMPURE.contains(&other.as_str())).collect();
        assert!(impure.is_empty(), "{name} is pure, {impure:?} are not");
        let head = read(&format!("crates/{name}/src/lib.rs"));
        assert!(head.contains(PURE), "crates/{name}/src/lib.rs lacks {PURE}");
    }
}

/// Returns what a path with alternatives such as `web/{board,game}.js` stands for.
fn alternatives(path: &str) -> Vec<String> {
    let Some((before, rest)) = path.split_once('{') else { return vec![path.to_owned()] };
    let Some((inside, after)) = rest.split_once('}') else { return vec![path.to_owned()] };
    inside.split(',').flat_map(|one| alternatives(&format!("{before}{one}{after}"))).collect()
}

/// Paths with a folder of the repository, or a crate, at their beginning; shorter ones say where they are by their context.
#[test]
fn what_the_map_points_at_is_there() {
    let root = workspace_root();
    let mut seen = 0;
    for document in ["ARCHITECTURE.md", "CONTRIBUTING.md"] {
        let text = read(document);
        let words = text.split('`').skip(1).step_by(2);
        let is_path = |word: &&str| {
            let begins = ["crates/", "web/", "docs/", "data/", "bench/", "python/", "npm/", "jade-"];
            begins.iter().any(|one| word.starts_with(one))
                && word.contains('/')
                && !word.contains([' ', '*', '<'])
        };
        for path in words.filter(is_path).flat_map(alternatives) {
            let there = root.join(&path).exists() || root.join("crates").join(&path).exists();
            assert!(there, "{document}: there is no {path}");
            seen += 1;
        }
    }
    assert!(seen > 60, "{seen}");
}
