//! How many bytes a browser loads before the first move from a release build: compressed, with libraries, fonts and
//! texts.

use super::client::get;
use super::links::{links, links_at_once};
use std::collections::{BTreeMap, BTreeSet};

#[path = "../../../build/comments.rs"]
mod comments;
#[path = "../../../build/compress.rs"]
mod compress;

/// The texts that every page loads at its start, in one language. The game loads the second file after the first move.
const TEXTS: [&str; 2] = ["/locales/en/page.ftl", "/locales/en/more.ftl"];

/// The bytes sent for a file: with Brotli, and to browsers that only support gzip.
type Sent = [usize; 2];

/// Returns all files that are loaded with these, and the bytes sent for each.
async fn loads(first: &[&str], links: fn(&str, &str, &str) -> Vec<String>) -> BTreeMap<String, Sent> {
    let mut sizes = BTreeMap::new();
    let mut open: BTreeSet<String> = first.iter().map(|&path| path.to_owned()).collect();
    while let Some(path) = open.pop_first() {
        let answer = get(&path, &[]).await;
        assert_eq!(answer.status, 200, "{path}");
        let kind = answer.header("content-type").unwrap();
        let named = links(&path, kind, &String::from_utf8_lossy(&answer.body));
        let whole = comments::without_comments(path.trim_start_matches('/'), answer.body);
        let sent = [compress::brotli(&whole), compress::gzip(&whole)]
            .map(|packed| if compress::is_worth_it(&packed, &whole) { packed.len() } else { whole.len() });
        sizes.insert(path, sent);
        open.extend(named.into_iter().filter(|path| !sizes.contains_key(path)));
    }
    sizes
}

#[tokio::test]
async fn every_page_is_small() {
    for (entry, limit, among) in [
        ("/", 90_000, ["/main.js", "/board/board.js", "/panels/tutor.js", "/styles/theme.css", "/icon.svg"]),
        (
            "/learn",
            80_000,
            ["/learn/main.js", "/theme.js", "/learn/path-page.js", "/styles/learn.css", "/say.js"],
        ),
        (
            "/library",
            71_000,
            ["/library/main.js", "/library/wish.js", "/tutor/api.js", "/styles/library.css", "/icon.svg"],
        ),
        (
            "/statistics",
            75_000,
            [
                "/statistics/main.js",
                "/records/sums.js",
                "/records/record-rules.js",
                "/styles/statistics.css",
                "/icon.svg",
            ],
        ),
        (
            "/account",
            94_000,
            ["/account/main.js", "/sync/client.js", "/sync/local.js", "/styles/account.css", "/icon.svg"],
        ),
        (
            "/rankings",
            75_000,
            [
                "/rankings/main.js",
                "/rankings/table.js",
                "/sync/server.js",
                "/styles/rankings.css",
                "/icon.svg",
            ],
        ),
        (
            "/classes",
            71_000,
            ["/classes/main.js", "/classes/state.js", "/sync/server.js", "/styles/classes.css", "/icon.svg"],
        ),
        (
            "/desk",
            90_000,
            ["/desk/main.js", "/desk/draft.js", "/board/board.js", "/styles/desk.css", "/icon.svg"],
        ),
    ] {
        let texts = if entry == "/" { &TEXTS[..1] } else { &TEXTS[..] };
        let sizes = loads(&[&[entry], texts].concat(), links_at_once).await;
        for name in among.into_iter().chain(["/vendor/preact/preact.js", "/vendor/atkinson/regular.woff2"]) {
            assert!(sizes.contains_key(name), "{entry} does not load {name}");
        }
        let [sum, gzip] = [0, 1].map(|kind| sizes.values().map(|sent| sent[kind]).sum::<usize>());
        println!("{entry}: {} files, {sum} bytes with Brotli, {gzip} with gzip", sizes.len());
        let mut largest: Vec<_> = sizes.iter().map(|(name, size)| (size, name)).collect();
        largest.sort_unstable_by(|one, other| other.cmp(one));
        assert!(sum < limit, "{entry} loads {sum} bytes, most of all {:#?}", &largest[..20]);
    }
}

#[tokio::test]
async fn every_script_and_style_is_loaded_by_a_page() {
    let pages = ["/", "/learn", "/library", "/statistics", "/account", "/rankings", "/classes", "/desk"];
    let loaded = loads(&pages, links).await;
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
                assert!(loaded.contains_key(&format!("/{name}")), "nothing loads {name}");
                count += 1;
            }
        }
    }
    assert!(count > 60);
}

#[test]
fn only_comment_lines_are_removed() {
    let script = "// a\n/** b */\n/*\n * c\n */\nlet d = 1; // e\n  /** @type {F} */ (g)\n  // h\nlet i = `\n  // j\n\
                  /* k */\n`;\n/* l */\nm `n` o\n// p\n";
    let kept = "let d = 1; // e\n/** @type {F} */ (g)\nlet i = `\n  // j\n/* k */\n`;\nm `n` o\n";
    let style = "/* a\n   b */\nc { d: e }\n";
    let texts = "# a\n\nb = #c\n    # d\n";
    for (name, text, left) in [
        ("board/a.js", script, kept),
        ("vendor/a.js", script, script),
        ("a.html", script, script),
        ("styles/a.css", style, "c { d: e }\n"),
        ("locales/en/a.ftl", texts, "\nb = #c\n    # d\n"),
    ] {
        let sent = comments::without_comments(name, text.as_bytes().to_vec());
        assert_eq!(String::from_utf8(sent).unwrap(), left, "{name}");
    }
    assert_eq!(comments::without_comments("a.js", vec![b'/', b'/', 0xff]), [b'/', b'/', 0xff]);
}
