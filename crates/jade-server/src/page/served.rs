//! The files of the source tree that are part of the page. Also used by the build script.

use std::path::{Path, PathBuf};

/// The folders of the source tree, with the prefix of the address of their files. The WebAssembly module is there if
/// `./build-site` has built it.
pub(super) const FOLDERS: [(&str, &str); 3] = [("web", ""), ("target/module", ""), ("locales", "locales/")];

/// The variable that names a folder, absolute or below the root of the repository, with the page bundled
/// (`web/test/bundle.js`). It is used instead of `web`: in a release build if the variable is set while it is built, in
/// any other while it runs.
const BUNDLED: &str = "JADE_PAGE";

/// Returns where one of the [`FOLDERS`] is, and whether it holds the bundled page.
pub(super) fn place(root: &Path, folder: &str) -> (PathBuf, bool) {
    match std::env::var_os(BUNDLED).filter(|place| folder == "web" && !place.is_empty()) {
        Some(place) => (root.join(place), true),
        None => (root.join(folder), false),
    }
}

/// Returns whether a file in one of the [`FOLDERS`] is served. `name` is its path below the folder, with `/`.
pub(super) fn is_served(folder: &str, name: &str) -> bool {
    if name.split('/').any(|part| part.is_empty() || part.starts_with('.')) {
        return false;
    }
    let extension = name.rsplit_once('.').map_or("", |(_, extension)| extension);
    if folder == "locales" {
        return extension == "ftl";
    }
    if folder == "target/module" {
        return [
            "jade.wasm",
            "jade-basic.wasm",
            "jade-vision.wasm",
            "jade-codes.wasm",
            "module.json",
            "collection.txt",
            "collection.ratings.txt",
            "collection.variants.txt",
        ]
        .contains(&name);
    }
    let first = name.split('/').next().unwrap_or_default();
    !["node_modules", "test", "test-results"].contains(&first)
        && (["html", "js", "css", "svg", "png", "ico", "woff2", "webmanifest"].contains(&extension)
            || name.ends_with("LICENSE"))
}
