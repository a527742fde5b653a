//! The files of the lessons, embedded in the program.

use include_dir::{Dir, include_dir};
use jade_text::Language;

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../lessons");

/// The source of a page.
pub(crate) struct Source {
    /// The id: the name of the file without its extension.
    pub id: &'static str,
    /// The content of the file.
    pub text: &'static str,
}

/// Returns the pages of a language, by id.
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

/// The named positions.
pub(crate) const EXAMPLES: &str = include_str!("../../../lessons/examples.txt");

/// The order of the lessons.
pub(crate) const COURSE: &str = include_str!("../../../lessons/course.txt");
