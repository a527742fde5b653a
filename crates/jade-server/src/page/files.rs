//! [`File`]: a file of the page, embedded in a release build, read from the source tree in any other.

use std::borrow::Cow;
use std::hash::{DefaultHasher, Hasher};

/// A file in all forms in which it can be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct File {
    /// The uncompressed file.
    pub whole: Cow<'static, [u8]>,
    /// The file compressed with Brotli, if it is embedded and much smaller.
    pub brotli: Option<&'static [u8]>,
    /// The file compressed with gzip, under the same condition.
    pub gzip: Option<&'static [u8]>,
}

impl File {
    /// Returns a hash of the content.
    pub(super) fn hash(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        hasher.write(&self.whole);
        hasher.finish()
    }
}

#[cfg(embedded)]
mod source {
    use super::File;
    use std::borrow::Cow;

    struct Embedded {
        whole: &'static [u8],
        brotli: Option<&'static [u8]>,
        gzip: Option<&'static [u8]>,
    }

    /// The embedded files, sorted by name. The build script writes this table.
    static FILES: &[(&str, Embedded)] = include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

    pub(in crate::page) fn get(name: &str) -> Option<File> {
        let place = FILES.binary_search_by_key(&name, |(name, _)| name).ok()?;
        let Embedded { whole, brotli, gzip } = &FILES[place].1;
        Some(File { whole: Cow::Borrowed(whole), brotli: *brotli, gzip: *gzip })
    }
}

#[cfg(not(embedded))]
mod source {
    use super::File;
    use crate::page::served::{FOLDERS, is_served, place};
    use std::path::Path;

    pub(in crate::page) fn get(name: &str) -> Option<File> {
        let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
        let whole = FOLDERS.iter().find_map(|(folder, address)| {
            let name = name.strip_prefix(address).filter(|name| is_served(folder, name))?;
            std::fs::read(place(root, folder).0.join(name)).ok()
        })?;
        Some(File { whole: whole.into(), brotli: None, gzip: None })
    }
}

/// Returns the file with this name, such as `main.js` or `locales/en/page.ftl`.
pub(super) use source::get;
