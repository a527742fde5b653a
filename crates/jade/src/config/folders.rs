//! The locations of the user's files.

use std::path::PathBuf;

/// Returns a path from an environment variable; `None` if it is unset or empty.
pub fn folder(name: &str) -> Option<PathBuf> {
    std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from)
}

/// Returns the folder for JADE's data, which may not exist yet. `None` if the environment does not determine it.
pub fn data() -> Option<PathBuf> {
    let data = if cfg!(windows) {
        folder("APPDATA")?
    } else if cfg!(target_os = "macos") {
        folder("HOME")?.join("Library/Application Support")
    } else {
        folder("XDG_DATA_HOME").or_else(|| Some(folder("HOME")?.join(".local/share")))?
    };
    Some(data.join("jade"))
}
