//! The page: the files below `web/`, and the texts below `locales/` that it shares with the program.
//!
//! A release build carries them; any other reads them from the source tree at each request, so that a change
//! is seen on reload.

use crate::language::Preferred;
use crate::refusal::{Refusal, quoted, with_allow};
use crate::slim::{is_slimmed, slim};
use axum::extract::Request;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use jade_text::Args;
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "../../web"]
#[include = "*.html"]
#[include = "*.js"]
#[include = "*.css"]
#[include = "*.json"]
#[include = "*.svg"]
#[include = "*.png"]
#[include = "*.ico"]
#[include = "*.woff2"]
#[include = "*.webmanifest"]
#[include = "*LICENSE"]
#[exclude = "node_modules/*"]
#[exclude = "test/*"]
#[exclude = "test-results/*"]
#[exclude = "types/*"]
#[exclude = "package.json"]
#[exclude = "package-lock.json"]
#[exclude = "jsconfig.json"]
struct Page;

#[derive(RustEmbed)]
#[folder = "../../locales"]
#[include = "*.ftl"]
struct Locales;

/// What is not the API: a file of the page, or nothing.
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
            let args = Args::none().text("path", quoted(path));
            Refusal::new(StatusCode::NOT_FOUND, "no-such-page", language, &args).plain()
        }
    }
}

/// The names of files are plain: nothing in a path has to be decoded to find one.
fn find(path: &str) -> Option<(&str, EmbeddedFile)> {
    let name = match path.strip_prefix('/')? {
        "" => "index.html",
        // Every lesson has an address; the page finds out which it is.
        "learn" => "learn.html",
        "library" => "library.html",
        lesson if lesson.strip_prefix("learn/").is_some_and(is_id) => "learn.html",
        name => name,
    };
    if name.split('/').any(|part| part.is_empty() || part.starts_with('.')) {
        return None;
    }
    let file = match name.strip_prefix("locales/") {
        Some(name) => Locales::get(name),
        None => Page::get(name),
    };
    Some((name, file?))
}

/// Whether this may be the id of a lesson.
fn is_id(id: &str) -> bool {
    !id.is_empty() && id.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-')
}

fn send(name: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = tag(name, &file.metadata.sha256_hash());
    let known = headers.get_all(IF_NONE_MATCH).into_iter().any(|list| is_listed(list, &tag));
    let mut response = match known {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => body(name, file).into_response(),
    };
    let headers = response.headers_mut();
    if !known {
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(content_type(name)));
    }
    // Kept, but asked about before use: an update is seen at once.
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    if let Ok(tag) = HeaderValue::try_from(tag) {
        headers.insert(ETAG, tag);
    }
    response
}

/// What names these bytes of a file. Of a file that is made slim another version may send others, so that the tag
/// says which version it is; whether the file could be read does not matter for it.
fn tag(name: &str, hash: &[u8]) -> String {
    let hash: String = hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    let version = if is_own(name) { concat!("-", env!("CARGO_PKG_VERSION")) } else { "" };
    format!("\"{hash}{version}\"")
}

/// A file as it is sent: our own scripts and styles without comments and needless spaces, if they can be read; all
/// else, and what others wrote, as it came.
fn body(name: &str, file: EmbeddedFile) -> Vec<u8> {
    let slimmed =
        if is_own(name) { str::from_utf8(&file.data).ok().and_then(|text| slim(name, text)) } else { None };
    slimmed.map_or_else(|| file.data.into_owned(), String::into_bytes)
}

/// Whether it is a script or a style of ours.
fn is_own(name: &str) -> bool {
    !name.starts_with("vendor/") && is_slimmed(name)
}

/// Whether `If-None-Match` names a tag; weak or strong does not matter for that (RFC 9110, 13.1.2).
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
    fn every_file_has_a_type_that_browsers_use() {
        for (name, kind) in [
            ("index.html", "text/html; charset=utf-8"),
            ("board/cells.js", "text/javascript; charset=utf-8"),
            ("styles/page.css", "text/css; charset=utf-8"),
            ("icon.svg", "image/svg+xml"),
            ("digits.woff2", "font/woff2"),
            ("locales/es/words.ftl", "text/plain; charset=utf-8"),
            ("vendor/LICENSE", "text/plain; charset=utf-8"),
        ] {
            assert_eq!(content_type(name), kind);
        }
    }

    #[test]
    fn only_what_the_page_needs_is_carried() {
        for name in Page::iter() {
            let first = name.split('/').next().unwrap_or_default();
            assert!(!["node_modules", "test", "types", "package.json"].contains(&first), "{name}");
        }
        assert!(Locales::iter().any(|name| name == "es/server.ftl"));
        assert!(Locales::iter().all(|name| name.ends_with(".ftl")));
    }

    #[test]
    fn every_script_and_style_of_ours_is_made_slim() {
        for name in Page::iter() {
            let whole = Page::get(&name).unwrap().data;
            let sent = body(&name, Page::get(&name).unwrap());
            let own = !name.starts_with("vendor/") && (name.ends_with(".js") || name.ends_with(".css"));
            assert_eq!(sent.len() < whole.len(), own, "{name}");
            assert!(own || sent == *whole, "{name}");
            if own {
                let sent = String::from_utf8(sent).unwrap();
                assert!(!sent.contains("/**") && !sent.contains("\n "), "{name}");
            }
        }
    }

    #[test]
    fn what_cannot_be_read_is_sent_as_it_is() {
        let of = |data: &'static [u8]| EmbeddedFile { data: data.into(), ..Page::get("main.js").unwrap() };
        for (name, whole, sent) in [
            ("main.js", &b"a  +  b"[..], &b"a+b\n"[..]),
            ("main.js", b"a  +  \"b", b"a  +  \"b"),
            ("main.js", b"a  +  \xff", b"a  +  \xff"),
            ("styles/board.css", b"a { b: 'c }", b"a { b: 'c }"),
            ("vendor/preact.js", b"a  +  b", b"a  +  b"),
            ("icon.svg", b"<svg>  </svg>", b"<svg>  </svg>"),
        ] {
            assert_eq!(body(name, of(whole)), sent, "{name}");
        }
    }

    #[test]
    fn a_tag_says_which_bytes_are_sent() {
        let version = env!("CARGO_PKG_VERSION");
        let hash = [0xab; 32];
        for (name, ends) in
            [("main.js", true), ("styles/board.css", true), ("vendor/a.js", false), ("a.svg", false)]
        {
            let tag = tag(name, &hash);
            assert!(tag.starts_with(&format!("\"{}", "ab".repeat(16))), "{tag}");
            assert_eq!(tag.ends_with(&format!("-{version}\"")), ends, "{name}");
        }
        assert_ne!(tag("main.js", &hash), tag("main.js", &[0xcd; 32]));
    }

    #[test]
    fn no_path_leads_out() {
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
    fn the_library_has_an_address() {
        assert_eq!(find("/library").unwrap().0, "library.html");
        assert_eq!(find("/library/main.js").unwrap().0, "library/main.js");
        assert!(find("/library/").is_none());
    }

    #[test]
    fn a_list_of_tags_is_read() {
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
