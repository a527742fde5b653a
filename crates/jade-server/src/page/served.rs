//! The files of the source tree that are part of the page. Also used by the build script.

/// The folders of the source tree, with the prefix of the address of their files.
pub(super) const FOLDERS: [(&str, &str); 2] = [("web", ""), ("locales", "locales/")];

/// Returns whether a file in one of the [`FOLDERS`] is served. `name` is its path below the folder, with `/`.
pub(super) fn is_served(folder: &str, name: &str) -> bool {
    if name.split('/').any(|part| part.is_empty() || part.starts_with('.')) {
        return false;
    }
    let extension = name.rsplit_once('.').map_or("", |(_, extension)| extension);
    if folder == "locales" {
        return extension == "ftl";
    }
    let first = name.split('/').next().unwrap_or_default();
    !["node_modules", "test", "test-results"].contains(&first)
        && (["html", "js", "css", "svg", "png", "ico", "woff2", "webmanifest"].contains(&extension)
            || name.ends_with("LICENSE"))
}
