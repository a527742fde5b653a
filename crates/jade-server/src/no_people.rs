//! Stands in for `people/` in a build without accounts: no value of these types exists, so the server never has any.

use crate::listen::ServeError;
use crate::state::Shared;
use axum::Router;
use axum::extract::Request;
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::Response;
use std::convert::Infallible;
use std::sync::Arc;
use utoipa::openapi::OpenApi;

pub use std::convert::Infallible as AccountOptions;
pub use std::convert::Infallible as Accounts;
pub use std::convert::Infallible as PeopleError;

pub(crate) async fn open(options: &AccountOptions) -> Result<Accounts, ServeError> {
    match *options {}
}

pub(crate) fn with_accounts(all: Router<Arc<Shared>>, _: &Arc<Shared>) -> Router<Arc<Shared>> {
    all
}

pub(crate) fn accounts_document() -> OpenApi {
    OpenApi::default()
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

pub(crate) struct PageElsewhere(Infallible);

impl PageElsewhere {
    pub(crate) fn of(accounts: &Accounts, _: &Request) -> Option<PageElsewhere> {
        match *accounts {}
    }

    pub(crate) async fn answer(self, _: Request, _: Next) -> Response {
        match self.0 {}
    }
}
