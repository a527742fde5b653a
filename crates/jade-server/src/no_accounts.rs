//! Stands in for `accounts.rs` in a build without accounts: no value of these types exists, so the server never has any.

use axum::http::HeaderMap;

pub use std::convert::Infallible as AccountOptions;
pub use std::convert::Infallible as Accounts;
pub use std::convert::Infallible as PeopleError;

pub(crate) fn wrong_origin(options: &AccountOptions) -> Option<&String> {
    match *options {}
}

pub(crate) async fn open(options: &AccountOptions) -> Result<Accounts, PeopleError> {
    match *options {}
}

pub(crate) async fn is_ready(accounts: &Accounts) -> Result<(), PeopleError> {
    match *accounts {}
}

pub(crate) fn passwords_under_way(accounts: &Accounts) -> (usize, usize) {
    match *accounts {}
}

pub(crate) fn session(_: &HeaderMap) -> Option<&str> {
    None
}
