//! The files of the lessons, part of the program.

use include_dir::{Dir, include_dir};
use jade_text::Language;

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../lessons");

/// A page as it is written.
pub(crate) struct Source {
    /// The id: the name of the file.
    pub id: &'static str,
    /// What is in it.
    pub text: &'static str,
}

/// The pages of a language, by id.
pub(crate) fn sources(language: Language) -> Vec<Source> {
    let pages = FILES.get_dir(language.code()).into_iter().flat_map(Dir::files);
    let source = |file: &'static include_dir::File<'static>| {
        let id = file.path().file_stem()?.to_str()?;
        Some(Source { id, text: file.contents_utf8()? })
    };
    let mut sources: Vec<Source> = pages.filter_map(source).collect();
    sources.sort_unstable_by_key(|source| source.id);
    sources
}

/// Positions of our own, by name.
pub(crate) const EXAMPLES: &str = include_str!("../../../lessons/examples.txt");

/// The order of the lessons.
pub(crate) const COURSE: &str = include_str!("../../../lessons/course.txt");
