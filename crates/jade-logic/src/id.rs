//! [`TechniqueId`]: the name of a technique.

use std::fmt;

/// The name of a technique in URLs, JSON, files and code: `x-wing`. Stable for ever.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TechniqueId(&'static str);

impl TechniqueId {
    /// An id; lower case words joined by hyphens.
    pub(crate) const fn new(id: &'static str) -> TechniqueId {
        TechniqueId(id)
    }

    /// The id as text.
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
