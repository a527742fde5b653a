//! Stands in for `people/` in a build without accounts.

use crate::accounts::Accounts;
use crate::state::Shared;
use axum::Router;
use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;
use std::convert::Infallible;
use std::sync::Arc;
use utoipa::openapi::OpenApi;

pub(crate) fn with_accounts(all: Router<Arc<Shared>>, _: &Arc<Shared>) -> Router<Arc<Shared>> {
    all
}

pub(crate) fn accounts_document() -> OpenApi {
    OpenApi::default()
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
