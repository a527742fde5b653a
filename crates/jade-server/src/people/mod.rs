//! Accounts: the routes below `/api/v1/account`. They exist only if the server has a database of accounts.
//!
//! A browser shows who it is by the cookie of a session. Three things keep other pages from using it: the cookie is sent
//! only with requests from JADE’s own page (`SameSite=Strict`), a request that changes something must say that it comes
//! from there (`Origin` or `Sec-Fetch-Site`), and its body must be JSON, which forms cannot send.

mod cookies;
mod refusals;
mod sync;
mod visitor;

pub(crate) use visitor::Peer;

use crate::body::JsonBody;
use crate::document::{FewRefusals, Refusals};
use crate::refusal::{Answer, Refusal};
use crate::reply::{file, json};
use crate::state::Shared;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, SET_COOKIE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::Response;
use cookies::{DEVICE, SESSION, gone, kept};
use jade_contract::VERSION;
use jade_people::{Credentials, People, SignUp, SignedIn};
use refusals::refused;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use visitor::{Client, Visitor, with_visitor};

/// Accounts on a server.
#[derive(Clone, Debug)]
pub struct Accounts {
    /// The database.
    pub people: People,
    /// Who may sign up.
    pub sign_up: SignUp,
    /// Whether a proxy stands before the server and says in `X-Forwarded-For` for whom it asks.
    pub behind_proxy: bool,
}

/// Returns the routes of this file.
pub(crate) fn routes() -> OpenApiRouter<Arc<Shared>> {
    OpenApiRouter::new()
        .routes(routes!(account))
        .routes(routes!(sign_up))
        .routes(routes!(sign_in))
        .routes(routes!(recover))
        .routes(routes!(sign_out))
        .routes(routes!(rename))
        .routes(routes!(change_password))
        .routes(routes!(renew_codes))
        .routes(routes!(sessions))
        .routes(routes!(end_session))
        .routes(routes!(end_others))
        .routes(routes!(export))
        .routes(routes!(delete))
        .routes(routes!(sync::sync))
}

/// Adds what all these routes have in common.
pub(crate) fn guarded(routes: axum::Router<Arc<Shared>>, shared: &Arc<Shared>) -> axum::Router<Arc<Shared>> {
    routes.route_layer(axum::middleware::from_fn_with_state(Arc::clone(shared), with_visitor))
}

/// Who may sign up here.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum SignUpJson {
    /// Nobody.
    Off,
    /// Whoever has an invitation.
    Invitation,
    /// Everybody.
    Open,
}

/// An account.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct AccountJson {
    /// Its name.
    name: String,
    /// When it was made, in milliseconds since 1970.
    created: i64,
    /// How many recovery codes are left.
    recovery_codes_left: u32,
}

/// Who is signed in.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct AccountReply {
    /// The version of the contract.
    version: u32,
    /// Who may sign up here.
    sign_up: SignUpJson,
    /// The account; absent if nobody is signed in.
    #[serde(skip_serializing_if = "Option::is_none")]
    account: Option<AccountJson>,
    /// New recovery codes, which are shown only once; absent if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    recovery_codes: Vec<String>,
}

/// A name and a password.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct SignInRequest {
    /// The name.
    name: String,
    /// The password.
    password: String,
}

/// A name and a password for a new account.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct SignUpRequest {
    /// The name: up to 40 letters, digits, spaces, `-`, `_`, `.`, `'`.
    name: String,
    /// The password: 8 to 200 characters.
    password: String,
    /// An invitation, if one is needed.
    #[serde(default)]
    invitation: Option<String>,
}

/// A recovery code, and the password to be set.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct RecoverRequest {
    /// The name of the account.
    name: String,
    /// One of its recovery codes, which is spent.
    code: String,
    /// The new password: 8 to 200 characters.
    new_password: String,
}

/// A new name.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct RenameRequest {
    /// The password of the account.
    password: String,
    /// The new name.
    name: String,
}

/// A new password.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct PasswordRequest {
    /// The password of the account.
    password: String,
    /// The new password: 8 to 200 characters.
    new_password: String,
}

/// The password of the account, before something that cannot be undone.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct ConfirmRequest {
    /// The password of the account.
    password: String,
}

/// A session to end.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct SessionRequest {
    /// Its id.
    session: String,
}

/// Nothing.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct EmptyRequest {}

/// A session.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct SessionJson {
    /// Its id.
    id: String,
    /// What the browser called itself.
    label: String,
    /// When it began, in milliseconds since 1970.
    created: i64,
    /// When it was last used, to the hour, in milliseconds since 1970.
    used: i64,
    /// Whether it is the one that asks.
    current: bool,
}

/// The sessions of an account.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct SessionsReply {
    /// The version of the contract.
    version: u32,
    /// The sessions, the one used last first.
    sessions: Vec<SessionJson>,
}

/// Returns who is signed in, and who may sign up.
#[utoipa::path(
    get, path = "/api/v1/account", tag = "account",
    responses((status = 200, description = "The account, if somebody is signed in", body = AccountReply), FewRefusals)
)]
async fn account(client: Client, visitor: Option<Visitor>) -> Answer {
    let account = match visitor {
        None => None,
        Some(Visitor(visit)) => {
            let left = client.people().codes_left(&visit.account.id).await;
            let left = left.map_err(|error| refused(error, &client))?;
            let (name, created) = (visit.account.name, visit.account.created);
            Some(AccountJson { name, created, recovery_codes_left: left })
        }
    };
    Ok(client.reply(account, Vec::new()))
}

/// Makes an account and signs in.
#[utoipa::path(
    post, path = "/api/v1/account/sign-up", tag = "account", request_body = SignUpRequest,
    responses((status = 200, description = "The account, with recovery codes", body = AccountReply), Refusals)
)]
async fn sign_up(client: Client, JsonBody(request): JsonBody<SignUpRequest>) -> Answer {
    let credentials = Credentials { name: &request.name, password: &request.password };
    let invitation = request.invitation.as_deref();
    let made = client.people().sign_up(client.sign_up, credentials, invitation, client.attempt()).await;
    client.entered(made)
}

/// Signs in.
#[utoipa::path(
    post, path = "/api/v1/account/sign-in", tag = "account", request_body = SignInRequest,
    responses((status = 200, description = "The account", body = AccountReply), Refusals)
)]
async fn sign_in(client: Client, JsonBody(request): JsonBody<SignInRequest>) -> Answer {
    let credentials = Credentials { name: &request.name, password: &request.password };
    let signed = client.people().sign_in(credentials, client.attempt()).await;
    client.entered(signed)
}

/// Sets a new password with a recovery code, ends all sessions, and signs in.
#[utoipa::path(
    post, path = "/api/v1/account/recover", tag = "account", request_body = RecoverRequest,
    responses((status = 200, description = "The account", body = AccountReply), Refusals)
)]
async fn recover(client: Client, JsonBody(request): JsonBody<RecoverRequest>) -> Answer {
    let RecoverRequest { name, code, new_password } = request;
    let signed = client.people().recover(&name, &code, &new_password, client.attempt()).await;
    client.entered(signed)
}

/// Ends this session.
#[utoipa::path(
    post, path = "/api/v1/account/sign-out", tag = "account", request_body = EmptyRequest,
    responses((status = 200, description = "Nobody is signed in", body = AccountReply), Refusals)
)]
async fn sign_out(client: Client, Visitor(visit): Visitor, JsonBody(_): JsonBody<EmptyRequest>) -> Answer {
    let ended = client.people().end_session(&visit.account.id, &visit.session).await;
    ended.map_err(|error| refused(error, &client))?;
    let mut response = client.reply(None, Vec::new());
    response.headers_mut().append(SET_COOKIE, gone(SESSION));
    Ok(response)
}

/// Changes the name.
#[utoipa::path(
    post, path = "/api/v1/account/name", tag = "account", request_body = RenameRequest,
    responses((status = 200, description = "The account", body = AccountReply), Refusals)
)]
async fn rename(
    client: Client,
    Visitor(visit): Visitor,
    JsonBody(request): JsonBody<RenameRequest>,
) -> Answer {
    let renamed = client.people().rename(&visit, &request.password, &request.name).await;
    let renamed = renamed.map_err(|error| refused(error, &client))?;
    let left =
        client.people().codes_left(&visit.account.id).await.map_err(|error| refused(error, &client))?;
    let account = AccountJson { name: renamed.name, created: renamed.created, recovery_codes_left: left };
    Ok(client.reply(Some(account), Vec::new()))
}

/// Changes the password and ends all other sessions.
#[utoipa::path(
    post, path = "/api/v1/account/password", tag = "account", request_body = PasswordRequest,
    responses((status = 200, description = "The account", body = AccountReply), Refusals)
)]
async fn change_password(
    client: Client,
    Visitor(visit): Visitor,
    JsonBody(request): JsonBody<PasswordRequest>,
) -> Answer {
    let PasswordRequest { password, new_password } = request;
    let token = client.people().change_password(&visit, &password, &new_password).await;
    let token = token.map_err(|error| refused(error, &client))?;
    let mut response = account(client, Some(Visitor(visit))).await?;
    response.headers_mut().append(SET_COOKIE, kept(SESSION, &token));
    Ok(response)
}

/// Makes new recovery codes; the old ones are no longer valid.
#[utoipa::path(
    post, path = "/api/v1/account/codes", tag = "account", request_body = ConfirmRequest,
    responses((status = 200, description = "The account, with recovery codes", body = AccountReply), Refusals)
)]
async fn renew_codes(
    client: Client,
    Visitor(visit): Visitor,
    JsonBody(request): JsonBody<ConfirmRequest>,
) -> Answer {
    let codes = client.people().renew_codes(&visit, &request.password).await;
    let codes = codes.map_err(|error| refused(error, &client))?;
    let left = u32::try_from(codes.len()).unwrap_or(u32::MAX);
    let (name, created) = (visit.account.name, visit.account.created);
    Ok(client.reply(Some(AccountJson { name, created, recovery_codes_left: left }), codes))
}

/// Lists the sessions of the account.
#[utoipa::path(
    get, path = "/api/v1/account/sessions", tag = "account",
    responses((status = 200, description = "The sessions", body = SessionsReply), FewRefusals)
)]
async fn sessions(client: Client, Visitor(visit): Visitor) -> Answer {
    let list = client.people().sessions(&visit.account.id).await.map_err(|error| refused(error, &client))?;
    let session = |one: jade_people::SessionInfo| SessionJson {
        current: one.id == visit.session,
        id: one.id,
        label: one.label,
        created: one.created,
        used: one.used,
    };
    Ok(json(&SessionsReply { version: VERSION, sessions: list.into_iter().map(session).collect() }))
}

/// Ends a session of the account.
#[utoipa::path(
    post, path = "/api/v1/account/sessions/end", tag = "account", request_body = SessionRequest,
    responses((status = 200, description = "The other sessions", body = SessionsReply), Refusals)
)]
async fn end_session(
    client: Client,
    Visitor(visit): Visitor,
    JsonBody(request): JsonBody<SessionRequest>,
) -> Answer {
    let ended = client.people().end_session(&visit.account.id, &request.session).await;
    ended.map_err(|error| refused(error, &client))?;
    sessions(client, Visitor(visit)).await
}

/// Ends all sessions of the account except this one.
#[utoipa::path(
    post, path = "/api/v1/account/sessions/end-others", tag = "account", request_body = EmptyRequest,
    responses((status = 200, description = "This session", body = SessionsReply), Refusals)
)]
async fn end_others(client: Client, Visitor(visit): Visitor, JsonBody(_): JsonBody<EmptyRequest>) -> Answer {
    let ended = client.people().end_other_sessions(&visit).await;
    ended.map_err(|error| refused(error, &client))?;
    sessions(client, Visitor(visit)).await
}

/// Returns everything that is stored of the account.
#[utoipa::path(
    get, path = "/api/v1/account/export", tag = "account",
    responses((status = 200, description = "A file of JSON", body = serde_json::Value), FewRefusals)
)]
async fn export(client: Client, Visitor(visit): Visitor) -> Answer {
    let export = client.people().export(&visit.account.id).await.map_err(|error| refused(error, &client))?;
    let mut response = file(format!("{export:#}\n"), "application/json");
    let attached = HeaderValue::from_static("attachment; filename=\"jade-account.json\"");
    response.headers_mut().insert(CONTENT_DISPOSITION, attached);
    Ok(response)
}

/// Deletes the account with everything that belongs to it, at once.
#[utoipa::path(
    post, path = "/api/v1/account/delete", tag = "account", request_body = ConfirmRequest,
    responses((status = 200, description = "Nobody is signed in", body = AccountReply), Refusals)
)]
async fn delete(
    client: Client,
    Visitor(visit): Visitor,
    JsonBody(request): JsonBody<ConfirmRequest>,
) -> Answer {
    let deleted = client.people().delete(&visit, &request.password).await;
    deleted.map_err(|error| refused(error, &client))?;
    let mut response = client.reply(None, Vec::new());
    response.headers_mut().append(SET_COOKIE, gone(SESSION));
    response.headers_mut().append(SET_COOKIE, gone(DEVICE));
    Ok(response)
}

impl Client {
    /// Replies to a browser that has signed in, with its cookies.
    fn entered(&self, signed: Result<SignedIn, jade_people::PeopleError>) -> Answer {
        let SignedIn { account, token, device, codes, codes_left } =
            signed.map_err(|error| refused(error, self))?;
        let (name, created) = (account.name, account.created);
        let mut response =
            self.reply(Some(AccountJson { name, created, recovery_codes_left: codes_left }), codes);
        response.headers_mut().append(SET_COOKIE, kept(SESSION, &token));
        if let Some(device) = device {
            response.headers_mut().append(SET_COOKIE, kept(DEVICE, &device));
        }
        Ok(response)
    }

    fn reply(&self, account: Option<AccountJson>, recovery_codes: Vec<String>) -> Response {
        let sign_up = match self.sign_up {
            SignUp::Off => SignUpJson::Off,
            SignUp::Invitation => SignUpJson::Invitation,
            SignUp::Open => SignUpJson::Open,
        };
        json(&AccountReply { version: VERSION, sign_up, account, recovery_codes })
    }
}

/// Refuses a request of somebody who is not signed in.
fn not_signed_in(language: jade_contract::LanguageJson) -> Refusal {
    Refusal::new(StatusCode::UNAUTHORIZED, "not-signed-in", language, &jade_text::Args::none())
}

/// Makes the state of these routes available to them.
fn accounts(State(shared): &State<Arc<Shared>>) -> Option<&Accounts> {
    shared.accounts.as_ref()
}
