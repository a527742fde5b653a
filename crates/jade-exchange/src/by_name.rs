//! Uses the name of a file to resolve ambiguous formats.

use crate::{Document, Format, ReadError, by_extension};
use std::path::Path;

/// The format whose cells may have any layout: its text cannot be distinguished from others.
const ANY_LAYOUT: &str = "sud";

/// Returns the format with this file extension, if its cells may have any layout.
pub fn any_layout_of(file: &Path) -> Option<&'static dyn Format> {
    let ending = file.extension()?.to_str()?;
    by_extension(ending).find(|format| format.facts().id == ANY_LAYOUT)
}

/// Reads every document of a file. If the usual detection reports errors, and the format of the file's extension
/// allows any layout and reports none, that format is used.
pub fn read_named(text: &str, file: &Path) -> Vec<Result<Document, ReadError>> {
    read_each(text, file, |document| document)
}

/// Like [`read_named`], but keeps only what `keep` makes of each document.
pub(crate) fn read_each<T>(
    text: &str,
    file: &Path,
    keep: impl Fn(Document) -> T + Copy,
) -> Vec<Result<T, ReadError>> {
    let usual: Vec<_> = crate::read(text).map(|read| read.map(keep)).collect();
    if usual.iter().all(Result::is_ok) {
        return usual;
    }
    let read_as = |format| crate::read_as(format, text).map(|read| read.map(keep)).collect();
    let other: Vec<_> = any_layout_of(file).map(read_as).unwrap_or_default();
    if !other.is_empty() && other.iter().all(Result::is_ok) { other } else { usual }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_ends_in_sud_may_have_any_layout() {
        let text = "53007 0000600195000\n0980000608000 600034008030017000200060600\n00280000419005000080079 by hand\n";
        let read = |name: &str| read_named(text, Path::new(name));
        // With a comment in words, the name makes no difference.
        assert!(["a.txt", "a"].iter().all(|name| read(name) == read("a.sud")));
        let documents = read("a.sud");
        assert_eq!(documents.len(), 1);
        let document = documents[0].as_ref().unwrap();
        assert_eq!(document.givens().filled_count(), 30);
        assert_eq!(document.about.comment.as_deref(), Some("by hand"));
        assert!(any_layout_of(Path::new("a.SUD")).is_some() && any_layout_of(Path::new("a.csv")).is_none());
    }
}
