//! [`PeopleError`]: all errors.

use std::fmt;

/// What is wrong with a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameFault {
    /// It is empty.
    Empty,
    /// It has more than [`LONGEST_NAME`](crate::LONGEST_NAME) characters.
    TooLong,
    /// It contains something other than letters, digits, single spaces and `-`, `_`, `.`, `'`, or a letter that cannot be
    /// seen.
    Character(char),
    /// Its letters belong to several scripts, such as Latin and Cyrillic, so it may look like another name.
    Scripts,
}

/// What is wrong with a password that is to be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PasswordFault {
    /// It has fewer than [`SHORTEST_PASSWORD`](crate::SHORTEST_PASSWORD) characters.
    TooShort,
    /// It has more than [`LONGEST_PASSWORD`](crate::LONGEST_PASSWORD) characters.
    TooLong,
    /// It is among the first that anybody would guess: a common one, the name, a row of keys, a few characters repeated.
    Guessable,
}

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PeopleError {
    /// The database cannot be used; the text is its own, for the log.
    Database(String),
    /// The disk of the database is full; nothing was stored.
    NoSpace,
    /// The database was written by a newer version.
    Newer,
    /// The address of the database is not one of SQLite or PostgreSQL.
    BadUrl,
    /// Too many passwords are being checked at the moment.
    Busy,
    /// The name is not allowed.
    Name(NameFault),
    /// The name of a class or the title of an assignment is not allowed.
    Title(NameFault),
    /// A pupil cannot be called this.
    PupilName {
        /// The place in the list of names, from 1.
        place: usize,
        /// What is wrong.
        fault: NameFault,
    },
    /// Somebody has this name, or one that looks the same.
    NameTaken,
    /// The password is not allowed.
    Password(PasswordFault),
    /// Name and password, or name and recovery code, do not belong together.
    Wrong,
    /// The administrator has locked the account.
    Locked,
    /// There were too many attempts.
    TooMany {
        /// After so many seconds another one is possible.
        seconds: u64,
    },
    /// Nobody can sign up here.
    NoSignUp,
    /// The invitation does not exist, is spent, or has expired.
    Invitation,
    /// There is no such account.
    NoAccount,
    /// There is no such session of the account.
    NoSession,
    /// The item is not allowed.
    Item {
        /// Its kind.
        kind: String,
        /// Its name.
        name: String,
        /// What is wrong with it.
        fault: String,
    },
    /// There are more than [`MAX_SYNC_ITEMS`](crate::MAX_SYNC_ITEMS) items at once.
    TooManyItems,
    /// The account has no room for more.
    Full,
    /// The account may not make classes.
    NotTeacher,
    /// The teacher has no such class.
    NoClass,
    /// The class has no such pupil.
    NoPupil,
    /// The class has no such assignment.
    NoAssignment,
    /// Two pupils of the class would have this name.
    PupilTwice(String),
    /// The class would have more than [`MOST_PUPILS`](crate::MOST_PUPILS) pupils.
    TooManyPupils,
    /// The teacher would have more than [`MOST_CLASSES`](crate::MOST_CLASSES) classes.
    TooManyClasses,
    /// The class would have more than [`MOST_ASSIGNMENTS`](crate::MOST_ASSIGNMENTS) assignments.
    TooManyAssignments,
    /// The assignment closes before it opens.
    Times,
    /// The exam has not begun yet, or is over.
    NotOpen,
    /// The card does not exist, is spent, or has expired.
    Card,
    /// Passkeys cannot be used at this address, or not by this account.
    NoPasskeys,
    /// The account has no such passkey.
    NoPasskey,
    /// No account has this passkey, at this address.
    UnknownPasskey,
    /// What the browser sent does not fit a challenge of this server, or is not signed by the passkey.
    Passkey,
    /// The account would have more than [`MOST_PASSKEYS`](crate::MOST_PASSKEYS) passkeys.
    TooManyPasskeys,
    /// [`MOST_RACERS`](crate::MOST_RACERS) others are in the race.
    RaceFull,
    /// The text is not a backup, or the database to be restored to is not empty.
    Backup {
        /// The number of the line at fault, from 1; 0 for the whole.
        line: usize,
        /// What is wrong.
        fault: String,
    },
}

impl fmt::Display for PeopleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PeopleError::Database(text) => write!(f, "the database of accounts cannot be used: {text}"),
            PeopleError::NoSpace => f.write_str("the disk with the database of accounts is full"),
            PeopleError::Newer => f.write_str("the database of accounts was written by a newer version"),
            PeopleError::BadUrl => {
                f.write_str("expected an address such as sqlite:people.db or postgres://host/name")
            }
            PeopleError::Busy => f.write_str("too many passwords are being checked"),
            PeopleError::Name(fault) => write!(f, "the name is not allowed: {fault:?}"),
            PeopleError::Title(fault) => write!(f, "the title is not allowed: {fault:?}"),
            PeopleError::PupilName { place, fault } => write!(f, "name {place} is not allowed: {fault:?}"),
            PeopleError::NameTaken => f.write_str("the name is taken, or looks like one that is"),
            PeopleError::Password(fault) => write!(f, "the password is not allowed: {fault:?}"),
            PeopleError::Wrong => f.write_str("name and password do not belong together"),
            PeopleError::Locked => f.write_str("the account is locked"),
            PeopleError::TooMany { seconds } => write!(f, "too many attempts; try again in {seconds} s"),
            PeopleError::NoSignUp => f.write_str("nobody can sign up here"),
            PeopleError::Invitation => f.write_str("the invitation is not valid"),
            PeopleError::NoAccount => f.write_str("there is no such account"),
            PeopleError::NoSession => f.write_str("there is no such session"),
            PeopleError::Item { kind, name, fault } => {
                write!(f, "the item {name:?} of kind {kind:?} is not allowed: {fault}")
            }
            PeopleError::TooManyItems => f.write_str("there are too many items at once"),
            PeopleError::Full => f.write_str("the account has no room for more"),
            PeopleError::NotTeacher => f.write_str("the account may not make classes"),
            PeopleError::NoClass => f.write_str("there is no such class"),
            PeopleError::NoPupil => f.write_str("there is no such pupil"),
            PeopleError::NoAssignment => f.write_str("there is no such assignment"),
            PeopleError::PupilTwice(name) => write!(f, "two pupils are called {name:?}"),
            PeopleError::TooManyPupils => f.write_str("the class has too many pupils"),
            PeopleError::TooManyClasses => f.write_str("the teacher has too many classes"),
            PeopleError::TooManyAssignments => f.write_str("the class has too many assignments"),
            PeopleError::Times => f.write_str("the assignment closes before it opens"),
            PeopleError::NotOpen => f.write_str("the exam has not begun yet, or is over"),
            PeopleError::Card => f.write_str("the card is not valid"),
            PeopleError::NoPasskeys => f.write_str("passkeys cannot be used here"),
            PeopleError::NoPasskey => f.write_str("there is no such passkey"),
            PeopleError::UnknownPasskey => f.write_str("nobody has this passkey"),
            PeopleError::Passkey => f.write_str("the passkey is not accepted"),
            PeopleError::TooManyPasskeys => f.write_str("the account has too many passkeys"),
            PeopleError::RaceFull => f.write_str("the race has too many people"),
            PeopleError::Backup { line, fault } => write!(f, "backup, line {line}: {fault}"),
        }
    }
}

impl std::error::Error for PeopleError {}

impl From<sqlx::Error> for PeopleError {
    fn from(error: sqlx::Error) -> PeopleError {
        // SQLITE_FULL, and disk_full of PostgreSQL.
        let code = error.as_database_error().and_then(|error| error.code().map(|code| code.into_owned()));
        match code.as_deref() {
            Some("13" | "53100") => PeopleError::NoSpace,
            _ => PeopleError::Database(error.to_string()),
        }
    }
}
