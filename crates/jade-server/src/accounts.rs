//! [`Accounts`]: what the server needs to offer accounts, and the questions that the rest of the server asks of them.
//! `no_people.rs` stands in for all of it.

use super::cookies::{SESSION, cookie};
use super::visitor::with_visitor;
use crate::listen::ServeError;
use crate::origin::is_origin;
use crate::page;
use crate::reply::json;
use crate::state::Shared;
use axum::Router;
use axum::http::HeaderMap;
use axum::middleware::from_fn_with_state;
use axum::response::Response;
use axum::routing::get;
use jade_people::{People, PeopleError, SignUp};
use std::sync::Arc;

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

/// Opens the database.
///
/// # Errors
/// If that fails, or an origin is none.
pub(crate) async fn open(options: &AccountOptions) -> Result<Accounts, ServeError> {
    let AccountOptions { database, sign_up, allow_origins } = options.clone();
    if let Some(origin) = allow_origins.iter().find(|origin| !is_origin(origin)) {
        return Err(ServeError::Origin { origin: origin.clone() });
    }
    let people = People::open(&database).await.map_err(|source| ServeError::Accounts { source })?;
    Ok(Accounts { people, sign_up, allow_origins })
}

/// Adds the routes of accounts, with what all of them have in common.
pub(crate) fn with_accounts(all: Router<Arc<Shared>>, shared: &Arc<Shared>) -> Router<Arc<Shared>> {
    let routes = super::routes().split_for_parts().0;
    all.merge(routes.route_layer(from_fn_with_state(Arc::clone(shared), with_visitor)))
        .route("/module.json", get(module))
}

/// Says what there is besides the page: the module, if there is one, and accounts.
async fn module() -> Response {
    let mut told = page::module().unwrap_or_default();
    told.insert("accounts".to_owned(), true.into());
    json(&told)
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
