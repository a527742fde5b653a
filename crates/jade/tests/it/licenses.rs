//! Checks that the licences of all libraries in the program are allowed by `deny.toml`, and that `THIRD-PARTY.txt`,
//! which archives contain, has all their texts. `./update licenses` writes that file.

use crate::architecture::{metadata, read, workspace_root};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// One list serves all machines, as the dependencies hardly differ.
const MACHINE: &str = "x86_64-unknown-linux-gnu";

const HEAD: &str =
    "JADE is made with the libraries below, under these licences. Written by ./update licenses.\n\n";

/// A library, or a part of the page from elsewhere.
pub struct Library {
    /// Its name and its version.
    pub name: String,
    pub license: String,
    /// The registry; `None` for this project's own crates.
    pub source: Option<String>,
    folder: PathBuf,
    /// The libraries that it is made with.
    pub needs: Vec<String>,
}

/// Returns every library in the program; with `tools`, also those needed only to compile it.
pub fn libraries(tools: bool) -> Vec<Library> {
    let metadata = metadata(&["--filter-platform", MACHINE, "--features", "jade/full"]);
    let id = |value: &Value| value.as_str().unwrap().to_owned();
    let nodes = metadata["resolve"]["nodes"].as_array().unwrap();
    let nodes: BTreeMap<_, _> = nodes.iter().map(|node| (id(&node["id"]), node)).collect();
    let packages = metadata["packages"].as_array().unwrap();
    let packages: BTreeMap<_, _> = packages.iter().map(|package| (id(&package["id"]), package)).collect();
    let is_macro =
        |id: &str| packages[id]["targets"].as_array().unwrap().iter().any(|t| t["kind"][0] == "proc-macro");
    let wanted = |kind: &Value| kind["kind"].is_null() || tools && kind["kind"] == "build";
    let program = packages.iter().find(|(_, package)| package["name"] == "jade").unwrap().0.clone();
    let (mut reached, mut open) = (BTreeSet::from([program.clone()]), vec![program]);
    while let Some(one) = open.pop() {
        for dependency in nodes[&one]["deps"].as_array().unwrap() {
            let other = id(&dependency["pkg"]);
            let needed = dependency["dep_kinds"].as_array().unwrap().iter().any(wanted);
            if needed && (tools || !is_macro(&other)) && reached.insert(other.clone()) {
                open.push(other);
            }
        }
    }
    let name = |id: &String| {
        let text = |field: &str| packages[id][field].as_str().unwrap_or_default();
        format!("{} {}", text("name"), text("version"))
    };
    let library = |one: &String| {
        let package = packages[one];
        let text = |field: &str| package[field].as_str().unwrap_or_default();
        let needs = nodes[one]["deps"].as_array().unwrap().iter().map(|dependency| id(&dependency["pkg"]));
        let mut needs: Vec<String> =
            needs.filter(|other| reached.contains(other)).map(|one| name(&one)).collect();
        needs.sort();
        needs.dedup();
        Library {
            name: name(one),
            needs,
            license: text("license").to_owned(),
            source: package["source"].as_str().map(str::to_owned),
            folder: Path::new(text("manifest_path")).parent().unwrap().to_owned(),
        }
    };
    reached.iter().map(library).collect()
}

/// Returns the licence and notice files of a folder; if there is a choice of licences, MIT.
fn texts(folder: &Path, license: &str) -> Vec<String> {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let states_a_license = |path: &PathBuf| {
        let name = path.file_name().unwrap().to_string_lossy().to_uppercase();
        path.is_file()
            && ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"]
                .iter()
                .any(|word| name.starts_with(word))
    };
    let mut files: Vec<_> = files.filter(states_a_license).collect();
    files.sort();
    let is_mit = |path: &PathBuf| path.to_string_lossy().to_uppercase().ends_with("MIT");
    if license.contains("MIT") && !license.contains("AND") && files.iter().any(is_mit) {
        files.retain(is_mit);
    }
    let text = |path: &PathBuf| String::from_utf8_lossy(&std::fs::read(path).unwrap()).replace("\r\n", "\n");
    files.iter().map(text).map(|text| text.trim().to_owned()).filter(|text| !text.is_empty()).collect()
}

fn notice() -> String {
    let libraries = libraries(false).into_iter().filter(|library| library.source.is_some());
    let mut libraries: Vec<_> = libraries
        .map(|Library { name, license, folder, .. }| {
            let texts = texts(&folder, &license);
            (name, license, texts)
        })
        .collect();
    for (vendor, part) in
        [("web/vendor", "on the page"), ("crates/jade-people/vendor", "its list of passwords")]
    {
        for entry in std::fs::read_dir(workspace_root().join(vendor)).unwrap() {
            let folder = entry.unwrap().path();
            if folder.is_dir() {
                let texts = texts(&folder, "");
                assert!(!texts.is_empty(), "{} has no licence", folder.display());
                let name = folder.file_name().unwrap().to_string_lossy().into_owned();
                libraries.push((format!("{name}, {part}"), "see below".to_owned(), texts));
            }
        }
    }
    libraries.sort();
    let mut notice = HEAD.to_owned();
    let mut users: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (name, license, texts) in libraries {
        let lacking = if texts.is_empty() { " (its package has no text of it)" } else { "" };
        writeln!(notice, "{name}: {license}{lacking}").unwrap();
        texts.into_iter().for_each(|text| users.entry(text).or_default().push(name.clone()));
    }
    for (text, names) in users {
        write!(notice, "\n{}\n{}\n\n{text}\n", "=".repeat(80), names.join("; ")).unwrap();
    }
    notice
}

#[test]
fn all_licenses_are_allowed_by_deny_toml() {
    let rules: toml::Table = read("deny.toml").parse().unwrap();
    let allowed = rules["licenses"]["allow"].as_array().unwrap();
    let allowed = allowed.iter().map(|one| spdx::Licensee::parse(one.as_str().unwrap()).unwrap());
    let allowed: Vec<_> = allowed.collect();
    let libraries = libraries(true);
    assert!(libraries.len() > 100, "only {} libraries", libraries.len());
    for Library { name, license, source, .. } in libraries {
        let expression = spdx::Expression::parse_mode(&license, spdx::ParseMode::LAX);
        let expression = expression.unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(
            expression.evaluate(|wanted| allowed.iter().any(|one| one.satisfies(wanted))),
            "{name}: {license}"
        );
        let from_crates_io = |source: &String| source.contains("github.com/rust-lang/crates.io-index");
        assert!(source.as_ref().is_none_or(from_crates_io), "{name} comes from {source:?}");
    }
}

#[test]
fn third_party_licenses_are_shipped() {
    let notice = notice();
    let path = workspace_root().join("THIRD-PARTY.txt");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &notice).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == notice, "THIRD-PARTY.txt is stale: run ./update licenses");
}
