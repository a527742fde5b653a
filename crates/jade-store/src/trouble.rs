//! [`StoreError`] and [`Trouble`]: why a database operation failed.

use sqlx::migrate::MigrateError;
use std::fmt;

/// Why a database operation failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The file cannot be opened, is not a database, or belongs to another version.
    Open(Trouble),
    /// Reading or writing failed, most often because of a full disk; the operation was rolled back.
    Work(Trouble),
}

/// The cause, if it is well enough known to be described in any language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The file is not a database, or another program's.
    NoDatabase,
    /// The file cannot be created or opened: the folder does not exist, or permission is missing.
    NoAccess,
    /// The file, or its folder, is read-only.
    ReadOnly,
    /// The disk is full.
    Full,
    /// Another program keeps the database busy.
    Busy,
    /// The disk reports an error.
    Device,
    /// The file is damaged.
    Damaged,
    /// It was written by a later version of JADE.
    Newer,
    /// Any other cause, in the words of the database.
    Other(String),
}

impl Trouble {
    /// Returns the id of the message for this cause; `None` if only the database describes it.
    pub fn text_id(&self) -> Option<&'static str> {
        Some(match self {
            Trouble::NoDatabase => "store-no-database",
            Trouble::NoAccess => "store-no-access",
            Trouble::ReadOnly => "store-read-only",
            Trouble::Full => "store-full",
            Trouble::Busy => "store-busy",
            Trouble::Device => "store-device",
            Trouble::Damaged => "store-damaged",
            Trouble::Newer => "store-newer",
            Trouble::Other(_) => return None,
        })
    }
}

impl StoreError {
    /// Describes the cause. `text` returns the message of a [`Trouble::text_id`]; otherwise the database's words are
    /// used.
    pub fn in_words(&self, text: impl FnOnce(&str) -> String) -> String {
        match self.trouble().text_id() {
            Some(id) => text(id),
            None => self.trouble().to_string(),
        }
    }

    /// The cause of the error.
    pub fn trouble(&self) -> &Trouble {
        let (StoreError::Open(trouble) | StoreError::Work(trouble)) = self;
        trouble
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Open(trouble) => write!(f, "the database cannot be opened: {trouble}"),
            StoreError::Work(trouble) => write!(f, "the database failed: {trouble}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Trouble::NoDatabase => "the file is no database",
            Trouble::NoAccess => "the file cannot be made or opened",
            Trouble::ReadOnly => "the file may only be read",
            Trouble::Full => "the disk is full",
            Trouble::Busy => "another program keeps it busy",
            Trouble::Device => "the disk failed",
            Trouble::Damaged => "the file is damaged",
            Trouble::Newer => "the file was written by a later version",
            Trouble::Other(words) => words,
        })
    }
}

impl From<sqlx::Error> for Trouble {
    fn from(error: sqlx::Error) -> Trouble {
        // The only connection that writes is in use.
        if let sqlx::Error::PoolTimedOut = error {
            return Trouble::Busy;
        }
        let code = error.as_database_error().and_then(|error| error.code());
        // Extended result codes have the primary one in their lowest byte (<https://sqlite.org/rescode.html>).
        let primary = code.and_then(|code| code.parse::<u32>().ok()).map(|code| code & 0xff);
        match primary {
            Some(5 | 6) => Trouble::Busy,
            Some(8) => Trouble::ReadOnly,
            Some(10) => Trouble::Device,
            Some(11) => Trouble::Damaged,
            Some(13) => Trouble::Full,
            Some(14) => Trouble::NoAccess,
            Some(26) => Trouble::NoDatabase,
            _ => Trouble::Other(error.to_string()),
        }
    }
}

impl From<MigrateError> for Trouble {
    fn from(error: MigrateError) -> Trouble {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            // The database has a migration that is unknown to this version, or differs from its own.
            MigrateError::VersionMissing(_) | MigrateError::VersionMismatch(_) => Trouble::Newer,
            // Migrations are all or nothing, so none is half done unless the file was tampered with.
            MigrateError::Dirty(_) => Trouble::Damaged,
            other => Trouble::Other(other.to_string()),
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Work(error.into())
    }
}
