//! Serves the page: the files below `web/`, and the texts below `locales/` that it shares with the program.

mod files;
#[cfg_attr(embedded, expect(dead_code, reason = "the build script has chosen the files"))]
mod served;

use crate::language::Preferred;
use crate::refusal::{Refusal, quoted, with_allow};
use axum::extract::Request;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use files::{File, get};
use jade_text::Args;
use std::borrow::Cow;

/// Answers requests outside the API with a file of the page, or “not found”.
pub(crate) async fn file(request: Request) -> Response {
    let language = Preferred::of(request.headers()).0;
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        let args = Args::none().text("method", quoted(request.method().as_str()));
        let refusal = Refusal::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method", language, &args);
        return with_allow(refusal.plain(), "GET, HEAD");
    }
    let path = request.uri().path();
    match find(path) {
        Some((name, file)) => send(name, file, request.headers()),
        None => {
            if let Some(page) = without_slash(path) {
                let query = request.uri().query().map_or(String::new(), |query| format!("?{query}"));
                return Redirect::permanent(&format!("../{page}{query}")).into_response();
            }
            let args = Args::none().text("path", quoted(path));
            Refusal::new(StatusCode::NOT_FOUND, "no-such-page", language, &args).plain()
        }
    }
}

/// Returns the file for a path. The names of files contain no characters that need decoding.
fn find(path: &str) -> Option<(&str, File)> {
    let name = match path.strip_prefix('/')? {
        "" => "index.html",
        // Every lesson has an address; the script of the page reads the id from it.
        "learn" => "learn.html",
        "library" => "library.html",
        "statistics" => "statistics.html",
        // A card of a pupil leads to “in”.
        "account" | "in" => "account.html",
        "classes" => "classes.html",
        "desk" => "desk.html",
        "rankings" => "rankings.html",
        lesson if lesson.strip_prefix("learn/").is_some_and(is_id) => "learn.html",
        name => name,
    };
    // Without a module the page asks the program; it need not learn so from an error.
    let nothing =
        || (name == "module.json").then(|| File { whole: b"{}"[..].into(), brotli: None, gzip: None });
    Some((name, get(name).or_else(nothing)?))
}

/// Returns the last part of the address of a page to which a slash was added, as static servers do: `learn` of `/learn/`.
fn without_slash(path: &str) -> Option<&str> {
    let path = path.strip_suffix('/')?;
    let (name, _) = find(path)?;
    let (_, page) = path.rsplit_once('/')?;
    (name.ends_with(".html") && !page.is_empty()).then_some(page)
}

/// Returns the file that says what there is besides the page: the module, if there is one.
#[cfg(feature = "accounts")]
pub(crate) fn module() -> Option<serde_json::Map<String, serde_json::Value>> {
    let (_, file) = find("/module.json")?;
    serde_json::from_slice(&file.whole).ok()
}

/// Returns whether this may be the id of a lesson.
fn is_id(id: &str) -> bool {
    !id.is_empty() && id.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-')
}

fn send(name: &str, file: File, headers: &HeaderMap) -> Response {
    let hash = file.hash();
    let (encoding, body): (_, Cow<'static, [u8]>) = match (file.brotli, file.gzip) {
        (Some(brotli), _) if accepts(headers, "br") => (Some("br"), brotli.into()),
        (_, Some(gzip)) if accepts(headers, "gzip") => (Some("gzip"), gzip.into()),
        _ => (None, file.whole),
    };
    // Each encoding needs a tag of its own.
    let tag = format!("\"{hash:016x}{}\"", encoding.map_or(String::new(), |name| format!("-{name}")));
    let known = headers.get_all(IF_NONE_MATCH).into_iter().any(|list| is_listed(list, &tag));
    let mut response = match known {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => body.into_response(),
    };
    let headers = response.headers_mut();
    if !known {
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(content_type(name)));
        if let Some(encoding) = encoding {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
    }
    // Caches may store it but must revalidate it, so that an update takes effect at once.
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::try_from(tag) {
        headers.insert(ETAG, tag);
    }
    response
}

/// Returns whether `Accept-Encoding` allows this encoding (RFC 9110, 12.5.3).
fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let lists = headers.get_all(ACCEPT_ENCODING).into_iter().filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|item| {
        let mut parts = item.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(encoding));
        let weight = parts.find_map(|part| part.strip_prefix("q=")?.parse::<f32>().ok());
        named && weight.is_none_or(|weight| weight > 0.0)
    })
}

/// Returns whether `If-None-Match` lists a tag, by weak comparison (RFC 9110, 13.1.2).
fn is_listed(list: &HeaderValue, tag: &str) -> bool {
    let list = list.to_str().unwrap_or_default();
    list.split(',')
        .map(str::trim)
        .any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        _ => "text/plain; charset=utf-8",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_has_a_media_type_that_browsers_accept() {
        for (name, kind) in [
            ("index.html", "text/html; charset=utf-8"),
            ("board/cells.js", "text/javascript; charset=utf-8"),
            ("styles/page.css", "text/css; charset=utf-8"),
            ("icon.svg", "image/svg+xml"),
            ("jade.wasm", "application/wasm"),
            ("digits.woff2", "font/woff2"),
            ("locales/es/words.ftl", "text/plain; charset=utf-8"),
            ("vendor/LICENSE", "text/plain; charset=utf-8"),
        ] {
            assert_eq!(content_type(name), kind);
        }
    }

    #[test]
    fn only_what_the_page_needs_is_served() {
        for (folder, name, expected) in [
            ("web", "index.html", true),
            ("web", "vendor/fluent/LICENSE", true),
            ("web", "manifest.webmanifest", true),
            ("web", "package.json", false),
            ("web", "package-lock.json", false),
            ("web", "README.md", false),
            ("web", "types/contract.d.ts", false),
            ("web", "test/unit/game.test.js", false),
            ("web", "node_modules/preact/index.js", false),
            ("web", ".hidden.js", false),
            ("web", "board/../main.js", false),
            ("locales", "es/server.ftl", true),
            ("locales", "README.md", false),
            ("target/module", "jade.wasm", true),
            ("target/module", "jade-vision.wasm", true),
            ("target/module", "jade-codes.wasm", true),
            ("target/module", "module.json", true),
            ("target/module", "jade.d", false),
        ] {
            assert_eq!(served::is_served(folder, name), expected, "{folder}/{name}");
        }
    }

    /// Returns the encoding and the tag of a file for a client that accepts these encodings.
    fn sent(accepted: &str, file: &File) -> (Option<String>, String) {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_ENCODING, accepted.parse().unwrap());
        let response = send("main.js", file.clone(), &headers);
        assert_eq!(response.headers()[VARY], "accept-encoding");
        assert_eq!(response.headers()[CONTENT_TYPE], "text/javascript; charset=utf-8");
        let said = |name| response.headers().get(name).map(|value| value.to_str().unwrap().to_owned());
        (said(CONTENT_ENCODING), said(ETAG).unwrap())
    }

    #[test]
    fn the_smallest_encoding_that_a_client_accepts_is_sent() {
        let file = File { whole: b"whole"[..].into(), brotli: Some(b"b"), gzip: Some(b"gz") };
        for (accepted, encoding) in [
            ("gzip, deflate, br, zstd", Some("br")),
            ("gzip, deflate", Some("gzip")),
            ("GZIP;q=0.5", Some("gzip")),
            ("br;q=0, gzip;q=1.0", Some("gzip")),
            ("identity", None),
            ("brotli", None),
            ("", None),
        ] {
            assert_eq!(sent(accepted, &file).0.as_deref(), encoding, "{accepted}");
        }
        // A file that does not become smaller is sent uncompressed.
        let font = File { brotli: None, gzip: None, ..file };
        assert_eq!(sent("gzip, br", &font).0, None);
    }

    #[test]
    fn different_bytes_have_different_tags() {
        let file = File { whole: b"whole"[..].into(), brotli: Some(b"b"), gzip: Some(b"gz") };
        let other = File { whole: b"other"[..].into(), ..file.clone() };
        let mut tags: Vec<String> =
            ["br", "gzip", ""].map(|accepted| [&file, &other].map(|file| sent(accepted, file).1)).concat();
        tags.sort();
        tags.dedup();
        assert_eq!(tags.len(), 6, "{tags:?}");
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_ENCODING, "br".parse().unwrap());
        headers.insert(IF_NONE_MATCH, sent("br", &file).1.parse().unwrap());
        assert_eq!(send("main.js", file.clone(), &headers).status(), StatusCode::NOT_MODIFIED);
        headers.insert(IF_NONE_MATCH, sent("gzip", &file).1.parse().unwrap());
        assert_eq!(send("main.js", file, &headers).status(), StatusCode::OK);
    }

    #[test]
    fn a_page_is_found_with_a_slash_too() {
        for (path, page) in [
            ("/learn/", Some("learn")),
            ("/learn/x-wing/", Some("x-wing")),
            ("/statistics/", Some("statistics")),
            ("/", None),
            ("//", None),
            ("/learn//", None),
            ("/board/", None),
            ("/main.js/", None),
            ("/learn/X-Wing/", None),
        ] {
            assert_eq!(without_slash(path), page, "{path}");
        }
    }

    #[test]
    fn no_path_leads_outside_the_folders() {
        for path in [
            "/../Cargo.toml",
            "/locales/../Cargo.toml",
            "/./index.html",
            "//etc/passwd",
            "/.git/config",
            "/%2e%2e/Cargo.toml",
            "/locales",
            "/locales/",
            "",
            "/board/",
            "/locales/en/..\\..\\..\\Cargo.toml",
        ] {
            assert!(find(path).is_none(), "{path}");
        }
    }

    #[test]
    fn every_lesson_has_an_address() {
        for path in ["/learn", "/learn/x-wing", "/learn/3d-medusa"] {
            assert_eq!(find(path).unwrap().0, "learn.html", "{path}");
        }
        assert_eq!(find("/learn/main.js").unwrap().0, "learn/main.js");
        for path in ["/learn/", "/learn/X-Wing", "/learn/x-wing/", "/learn/../page"] {
            assert!(find(path).is_none(), "{path}");
        }
    }

    #[test]
    fn the_page_learns_whether_there_is_a_module() {
        let stated: serde_json::Value =
            serde_json::from_slice(&find("/module.json").unwrap().1.whole).unwrap();
        assert_eq!(stated.get("module").is_some(), find("/jade.wasm").is_some());
    }

    #[test]
    fn the_library_has_an_address() {
        assert_eq!(find("/library").unwrap().0, "library.html");
        assert_eq!(find("/library/main.js").unwrap().0, "library/main.js");
        assert!(find("/library/").is_none());
    }

    #[test]
    fn the_statistics_have_an_address() {
        assert_eq!(find("/statistics").unwrap().0, "statistics.html");
        assert_eq!(find("/statistics/main.js").unwrap().0, "statistics/main.js");
        assert!(find("/statistics/").is_none());
    }

    #[test]
    fn the_account_has_an_address() {
        assert_eq!(find("/account").unwrap().0, "account.html");
        assert_eq!(find("/account/main.js").unwrap().0, "account/main.js");
        assert!(find("/account/").is_none());
        assert_eq!(find("/in").unwrap().0, "account.html");
    }

    #[test]
    fn the_desk_has_an_address() {
        assert_eq!(find("/desk").unwrap().0, "desk.html");
        assert_eq!(find("/desk/main.js").unwrap().0, "desk/main.js");
        assert!(find("/desk/").is_none());
    }

    #[test]
    fn the_classes_have_an_address() {
        assert_eq!(find("/classes").unwrap().0, "classes.html");
        assert_eq!(find("/classes/main.js").unwrap().0, "classes/main.js");
        assert!(find("/classes/").is_none());
    }

    #[test]
    fn a_list_of_tags_is_parsed() {
        let tag = "\"ab\"";
        for (list, listed) in [
            ("\"ab\"", true),
            ("W/\"ab\"", true),
            ("\"x\", \"ab\"", true),
            ("*", true),
            ("ab", false),
            ("\"x\"", false),
        ] {
            assert_eq!(is_listed(&HeaderValue::from_str(list).unwrap(), tag), listed, "{list}");
        }
    }
}
