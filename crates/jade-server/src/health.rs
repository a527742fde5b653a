//! `/healthz` and `/readyz`, for whatever watches the server or sends requests to it: a proxy, systemd, Kubernetes.
//!
//! They answer under every host name, since such programs ask by address, and say nothing that others must not know.

use crate::reply::json;
use crate::state::Shared;
use crate::{accounts, log};
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;

/// The time for the database to answer.
const DATABASE_TIMEOUT: Duration = Duration::from_secs(2);

pub(crate) fn routes() -> Router<Arc<Shared>> {
    Router::new().route("/healthz", get(lives)).route("/readyz", get(is_ready))
}

/// Answers as long as the process answers at all.
async fn lives() -> Response {
    json(&json!({ "status": "ok" }))
}

/// Says whether requests can be answered: whether the database of accounts, if there is one, answers. After a signal to
/// stop, nothing answers, because the server no longer listens.
async fn is_ready(State(shared): State<Arc<Shared>>) -> Response {
    let database = match &shared.accounts {
        None => return json(&json!({ "status": "ok" })),
        Some(accounts) => tokio::time::timeout(DATABASE_TIMEOUT, accounts::is_ready(accounts)).await,
    };
    match database {
        Ok(Ok(())) => json(&json!({ "status": "ok", "database": "ok" })),
        failed => {
            match failed {
                Ok(Err(error)) => log::fault(&format!("not ready: {error}")),
                _ => log::fault(&format!(
                    "not ready: the database does not answer within {DATABASE_TIMEOUT:?}"
                )),
            }
            let reply = json!({ "status": "unavailable", "database": "unavailable" });
            (StatusCode::SERVICE_UNAVAILABLE, json(&reply)).into_response()
        }
    }
}
