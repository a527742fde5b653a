//! The optional data folder next to the checkout, `../shared`.

use std::path::{Path, PathBuf};

/// Returns the path of a file or folder in it.
pub fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared").join(name)
}

/// Returns the text of a file in it. If it is missing, prints a line and returns `None`.
///
/// # Panics
/// If it is missing and `JADE_REQUIRE_SHARED=1` is in the environment.
pub fn text(name: &str) -> Option<String> {
    let path = path(name);
    match std::fs::read_to_string(&path) {
        Ok(text) => Some(text),
        Err(error) => {
            let required = std::env::var_os("JADE_REQUIRE_SHARED").is_some_and(|value| value == "1");
            assert!(!required, "{}: {error}", path.display());
            println!("skipped: {} is missing", path.display());
            None
        }
    }
}
