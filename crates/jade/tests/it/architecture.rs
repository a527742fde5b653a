//! The invariants of ARCHITECTURE.md that a test can keep: who knows whom, and what the pure crates leave
//! alone.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Which crates of the workspace a crate may depend on (tests aside).
const MAY_KNOW: [(&str, &[&str]); 17] = [
    ("jade-grid", &[]),
    ("jade-exchange", &["jade-grid"]),
    ("jade-search", &["jade-grid"]),
    ("jade-logic", &["jade-grid"]),
    ("jade-rating", &["jade-grid", "jade-logic"]),
    ("jade-generate", &["jade-grid", "jade-search", "jade-logic", "jade-rating"]),
    ("jade-collection", &["jade-grid", "jade-search", "jade-logic", "jade-rating", "jade-generate"]),
    ("jade-text", &["jade-grid", "jade-exchange", "jade-logic", "jade-search"]),
    ("jade-draw", &["jade-grid", "jade-logic", "jade-text"]),
    ("jade-print", &["jade-grid", "jade-exchange", "jade-draw"]),
    ("jade-lessons", &["jade-grid", "jade-logic", "jade-text"]),
    (
        "jade-tutor",
        &[
            "jade-grid",
            "jade-search",
            "jade-logic",
            "jade-rating",
            "jade-generate",
            "jade-collection",
            "jade-lessons",
        ],
    ),
    (
        "jade-contract",
        &[
            "jade-tutor",
            "jade-grid",
            "jade-exchange",
            "jade-search",
            "jade-logic",
            "jade-rating",
            "jade-generate",
            "jade-collection",
            "jade-text",
            "jade-lessons",
            "jade-print",
        ],
    ),
    ("jade-terminal", &["jade-grid", "jade-logic", "jade-text", "jade-draw", "jade-contract", "jade-tutor"]),
    ("jade-store", &["jade-grid"]),
    ("jade-server", &["jade-grid", "jade-store", "jade-text", "jade-contract"]),
    (
        "jade",
        &[
            "jade-grid",
            "jade-exchange",
            "jade-search",
            "jade-logic",
            "jade-generate",
            "jade-collection",
            "jade-text",
            "jade-draw",
            "jade-print",
            "jade-tutor",
            "jade-contract",
            "jade-terminal",
            "jade-server",
            "jade-store",
        ],
    ),
];

/// What one crate alone may depend on: SQL is the store's affair, HTTP the server's.
const ALONE: [(&str, &str); 4] = [
    ("sqlx", "jade-store"),
    ("axum", "jade-server"),
    ("hyper", "jade-server"),
    ("utoipa-axum", "jade-server"),
];

/// No input or output, no clock, no threads, no randomness.
const PURE: [&str; 14] = [
    "jade-grid",
    "jade-exchange",
    "jade-search",
    "jade-logic",
    "jade-rating",
    "jade-generate",
    "jade-collection",
    "jade-text",
    "jade-draw",
    "jade-print",
    "jade-lessons",
    "jade-tutor",
    "jade-contract",
    "jade-terminal",
];

const FORBIDDEN_WHERE_PURE: [&str; 9] = [
    "std::fs",
    "std::io",
    "std::net",
    "std::env",
    "std::process",
    "std::thread",
    "Instant::now",
    "SystemTime",
    "println!",
];

fn workspace_root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

#[test]
fn crates_know_only_whom_they_may() {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(workspace_root())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let allowed: BTreeMap<_, _> = MAY_KNOW.into_iter().collect();
    let packages = metadata["packages"].as_array().unwrap();
    for package in packages {
        let name = package["name"].as_str().unwrap();
        // Benchmarks compare with other programs and are no part of the product.
        let Some(may_know) = allowed.get(name) else {
            assert!(
                name.starts_with("jade-bench"),
                "{name} is not on the map: add it to ARCHITECTURE.md and here"
            );
            continue;
        };
        for dependency in package["dependencies"].as_array().unwrap() {
            let (other, kind) = (dependency["name"].as_str().unwrap(), dependency["kind"].as_str());
            if other.starts_with("jade") && kind != Some("dev") {
                assert!(may_know.contains(&other), "{name} must not know {other}");
            }
            if let Some((_, only)) = ALONE.into_iter().find(|(alone, _)| *alone == other) {
                assert_eq!(name, only, "{other} belongs to {only}");
            }
        }
    }
    assert!(packages.len() >= MAY_KNOW.len());
}

#[test]
fn pure_crates_leave_the_world_alone() {
    for name in PURE {
        let mut files = Vec::new();
        rust_files(&workspace_root().join("crates").join(name).join("src"), &mut files);
        assert!(!files.is_empty(), "{name} has no source");
        for file in files {
            // Tests and examples in documentation may do as they like.
            if file.file_name().is_some_and(|name| name == "tests.rs") {
                continue;
            }
            let text = std::fs::read_to_string(&file).unwrap();
            let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
            if code.contains("#![cfg(test)]") {
                continue;
            }
            for (number, line) in
                code.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//"))
            {
                for word in FORBIDDEN_WHERE_PURE {
                    assert!(!line.contains(word), "{}:{}: {word}", file.display(), number + 1);
                }
            }
        }
    }
}

fn rust_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            rust_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}
