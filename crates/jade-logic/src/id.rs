//! [`TechniqueId`]: the id of a technique.

use std::fmt;

/// The id of a technique in URLs, JSON, files and code, such as `x-wing`. It never changes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TechniqueId(&'static str);

impl TechniqueId {
    /// Creates an id from lower-case words joined by hyphens.
    pub(crate) const fn new(id: &'static str) -> TechniqueId {
        TechniqueId(id)
    }

    /// Returns the id as text.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for TechniqueId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

impl fmt::Debug for TechniqueId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
