//! [`Accounts`]: the database of a server with accounts, and the questions that the rest of the server asks of it. Their
//! routes are in `people/`. `no_accounts.rs` stands in for this file.

use crate::cookies::{SESSION, cookie};
use crate::origin::is_origin;
use axum::http::HeaderMap;
use jade_people::{People, SignUp};

pub use jade_people::PeopleError;

/// Accounts on a server.
#[derive(Clone, Debug)]
pub struct Accounts {
    /// The database.
    pub people: People,
    /// Who may sign up.
    pub sign_up: SignUp,
    /// The origins of pages elsewhere that may use the accounts, such as `https://sudoku.example`.
    pub allow_origins: Vec<String>,
}

/// The options of accounts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AccountOptions {
    /// The address of the database: `sqlite:people.db` or `postgres://user:password@host/name`.
    pub database: String,
    /// Who may sign up.
    pub sign_up: SignUp,
    /// The origins of pages elsewhere that may use the accounts, such as `https://sudoku.example`.
    pub allow_origins: Vec<String>,
}

/// Returns the first of the origins that is none.
pub(crate) fn wrong_origin(options: &AccountOptions) -> Option<&String> {
    options.allow_origins.iter().find(|origin| !is_origin(origin))
}

/// Opens the database.
///
/// # Errors
/// If that fails.
pub(crate) async fn open(options: &AccountOptions) -> Result<Accounts, PeopleError> {
    let AccountOptions { database, sign_up, allow_origins } = options.clone();
    Ok(Accounts { people: People::open(&database).await?, sign_up, allow_origins })
}

/// Returns whether the database answers.
///
/// # Errors
/// If it does not.
pub(crate) async fn is_ready(accounts: &Accounts) -> Result<(), PeopleError> {
    accounts.people.is_ready().await
}

/// Returns how many passwords are being checked at the moment, and how many wait for that.
pub(crate) fn passwords_under_way(accounts: &Accounts) -> (usize, usize) {
    accounts.people.passwords_under_way()
}

/// Returns the token of the session that a browser shows.
pub(crate) fn session(headers: &HeaderMap) -> Option<&str> {
    cookie(headers, SESSION)
}
