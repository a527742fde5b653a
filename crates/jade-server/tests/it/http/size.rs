//! How much of our own code a browser loads, as it is sent: not packed, libraries, fonts and texts apart.

use super::client::get;
use super::links::links;
use std::collections::{BTreeMap, BTreeSet};

/// What the own code of the game's page and of the lessons may be, in bytes.
const LIMIT: usize = 200_000;
/// The same for the page of the library.
const LIBRARY: usize = 90_000;

/// All files of ours that a page can make a browser load, with their sizes: what its HTML names, and what these import,
/// at once or later.
async fn loads(entry: &str) -> BTreeMap<String, usize> {
    let mut sizes = BTreeMap::new();
    let mut open = BTreeSet::from([entry.to_owned()]);
    while let Some(path) = open.pop_first() {
        let answer = get(&path, &[]).await;
        assert_eq!(answer.status, 200, "{path}");
        let kind = answer.header("content-type").unwrap();
        let named = links(&path, kind, &String::from_utf8_lossy(&answer.body));
        sizes.insert(path, answer.body.len());
        open.extend(
            named.into_iter().filter(|path| !path.starts_with("/vendor/") && !sizes.contains_key(path)),
        );
    }
    sizes
}

#[tokio::test]
async fn every_page_is_small() {
    for (entry, limit, among) in [
        (
            "/",
            LIMIT,
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
            LIMIT,
            [
                "/learn/main.js",
                "/theme.js",
                "/board/render.js",
                "/styles/learn.css",
                "/words/say.js",
                "/icon.svg",
            ],
        ),
        (
            "/library",
            LIBRARY,
            [
                "/library/main.js",
                "/library/wish.js",
                "/board/render.js",
                "/tutor/api.js",
                "/styles/library.css",
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
        assert!(sum < limit, "{entry} loads {sum} bytes: {sizes:#?}");
    }
}

#[tokio::test]
async fn every_script_and_style_is_loaded_by_a_page() {
    let (game, learn, library) = (loads("/").await, loads("/learn").await, loads("/library").await);
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
                let loaded = [&game, &learn, &library].iter().any(|page| page.contains_key(&path));
                assert!(loaded, "nothing loads {path}");
                count += 1;
            }
        }
    }
    assert!(count > 60);
}
