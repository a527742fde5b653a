//! The files of the collection: part of the program, or, for WebAssembly, loaded by the host when they are needed.

/// A file of the collection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CollectionFile {
    /// `collection.txt`: the puzzles.
    Puzzles,
    /// `collection.ratings.txt`: how hard they are.
    Ratings,
    /// `collection.variants.txt`: puzzles with rules, and their scores.
    Variants,
}

/// Returns the text of a file.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn text(file: CollectionFile) -> &'static str {
    match file {
        CollectionFile::Puzzles => include_str!("../data/collection.txt"),
        CollectionFile::Ratings => include_str!("../data/collection.ratings.txt"),
        CollectionFile::Variants => include_str!("../data/collection.variants.txt"),
    }
}

#[cfg(target_family = "wasm")]
static LOAD: std::sync::OnceLock<fn(CollectionFile) -> String> = std::sync::OnceLock::new();

/// Sets the function that loads a file of the collection. It is called at most once for each file.
#[cfg(target_family = "wasm")]
pub fn load_with(load: fn(CollectionFile) -> String) {
    // The first function stays.
    let _ = LOAD.set(load);
}

/// Returns the text of a file.
#[cfg(target_family = "wasm")]
pub(crate) fn text(file: CollectionFile) -> &'static str {
    let load = LOAD.get().expect("`load_with` is called before anything else");
    load(file).leak()
}
