//! How much of our own code a browser loads, as it is sent: not packed, libraries, fonts and texts apart.

use crate::client::get;
use std::collections::{BTreeMap, BTreeSet};

/// What the page's own code may be, in bytes.
const LIMIT: usize = 200_000;

/// Every path between quotes after one of these words.
pub fn after<'a>(text: &'a str, words: &'a [&str]) -> impl Iterator<Item = &'a str> {
    words.iter().flat_map(move |word| {
        text.match_indices(word).filter_map(|(at, word)| text[at + word.len()..].split('"').next())
    })
}

/// Where a relative path leads from a file.
fn resolve(from: &str, path: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// All files of ours that a page can make a browser load, with their sizes: what its HTML names, and what these import,
/// at once or later.
async fn loads(entry: &str) -> BTreeMap<String, usize> {
    let mut sizes = BTreeMap::new();
    let mut open = BTreeSet::from([entry.to_owned()]);
    while let Some(path) = open.pop_first() {
        let answer = get(&path, &[]).await;
        assert_eq!(answer.status, 200, "{path}");
        sizes.insert(path.clone(), answer.body.len());
        let kind = answer.header("content-type").unwrap().split(';').next().unwrap().to_owned();
        let text = String::from_utf8(answer.body.clone()).unwrap();
        let named: Vec<String> = match kind.as_str() {
            "text/html" => after(&text, &["src=\"", "href=\""])
                .filter(|path| path.starts_with('/'))
                .map(str::to_owned)
                .collect(),
            // Slim as they are, scripts have no space between these words and the path.
            "text/javascript" => after(&text, &["from\"", "import\"", "import(\""])
                .filter(|found| found.starts_with('.'))
                .map(|found| resolve(&path, found))
                .chain(after(&text, &["register(\""]).map(str::to_owned))
                .collect(),
            _ => Vec::new(),
        };
        open.extend(
            named.into_iter().filter(|path| !path.starts_with("/vendor/") && !sizes.contains_key(path)),
        );
    }
    sizes
}

#[tokio::test]
async fn either_page_is_small() {
    for (entry, among) in [
        (
            "/",
            [
                "/main.js",
                "/offline.js",
                "/board/board.js",
                "/panels/tutor.js",
                "/styles/theme.css",
                "/icon.svg",
            ],
        ),
        (
            "/learn",
            [
                "/learn/main.js",
                "/theme.js",
                "/board/render.js",
                "/styles/learn.css",
                "/words/say.js",
                "/icon.svg",
            ],
        ),
    ] {
        let sizes = loads(entry).await;
        for name in among {
            assert!(sizes.contains_key(name), "{entry} does not load {name}");
        }
        let sum: usize = sizes.values().sum();
        println!("{entry}: {} files, {sum} bytes", sizes.len());
        assert!(sum < LIMIT, "{entry} loads {sum} bytes: {sizes:#?}");
    }
}

#[tokio::test]
async fn every_script_and_style_is_loaded_by_a_page() {
    let (game, learn) = (loads("/").await, loads("/learn").await);
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web");
    let mut folders = vec![std::path::PathBuf::from(root)];
    let mut count = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.strip_prefix(root).unwrap().to_str().unwrap().replace('\\', "/");
            if path.is_dir() {
                let ours =
                    !["vendor", "node_modules", "test", "test-results", "types"].contains(&name.as_str());
                folders.extend(ours.then_some(path));
            } else if name.ends_with(".js") || name.ends_with(".css") {
                let path = format!("/{name}");
                assert!(game.contains_key(&path) || learn.contains_key(&path), "nothing loads {path}");
                count += 1;
            }
        }
    }
    assert!(count > 60);
}
