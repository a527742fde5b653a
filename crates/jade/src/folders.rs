//! Where JADE keeps things for its user.

use std::path::PathBuf;

/// A folder, or a file, that the environment names.
pub fn folder(name: &str) -> Option<PathBuf> {
    std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from)
}

/// The folder for what JADE keeps; it may not be there yet. `None` if the environment does not say where.
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
