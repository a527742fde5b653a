//! Accounts: the routes below `/api/v1/account`. They exist only if the server has a database of accounts.
//!
//! A browser shows who it is by the cookie of a session. Three things keep other pages from using it: the cookie is sent
//! only with requests from JADE’s own page (`SameSite=Strict`), a request that changes something must say that it comes
//! from there (`Origin` or `Sec-Fetch-Site`), and its body must be JSON, which forms cannot send.

mod classes;
mod elsewhere;
mod export;
mod passkeys;
mod races;
mod rankings;
mod refusals;
mod stored;
mod sync;
mod visitor;

pub(crate) use elsewhere::PageElsewhere;

use crate::body::JsonBody;
use crate::cookies::{DEVICE, SESSION, clear_cookie, set_cookie};
use crate::document::{FewRefusals, Refusals, about};
use crate::page;
use crate::refusal::{Answer, Refusal};
use crate::reply::json;
use crate::state::Shared;
use axum::Router;
use axum::http::header::SET_COOKIE;
use axum::middleware::from_fn_with_state;
use axum::response::Response;
use axum::routing::get;
use jade_contract::{
    AccountJson, AccountReply, ConfirmRequest, EmptyRequest, PasswordRequest, RecoverRequest, RenameRequest,
    SessionJson, SessionRequest, SessionsReply, SignInRequest, SignUpJson, SignUpRequest, VERSION,
};
use jade_people::{Account, Credentials, PeopleError, SessionInfo, SignUp, SignedIn};
use std::sync::Arc;
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use visitor::{Client, Visitor, with_visitor};

/// Returns the routes of this file.
fn routes() -> OpenApiRouter<Arc<Shared>> {
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
        .routes(routes!(passkeys::passkeys))
        .routes(routes!(passkeys::begin))
        .routes(routes!(passkeys::add))
        .routes(routes!(passkeys::rename))
        .routes(routes!(passkeys::remove))
        .routes(routes!(passkeys::begin_sign_in))
        .routes(routes!(passkeys::sign_in))
        .routes(routes!(export::export))
        .routes(routes!(delete))
        .routes(routes!(sync::sync))
        .routes(routes!(races::race))
        .routes(routes!(rankings::rankings))
        .routes(routes!(rankings::take_part))
        .routes(routes!(rankings::leave))
        .merge(classes::routes())
}

/// Adds the routes of accounts, with what all of them have in common.
pub(crate) fn with_accounts(all: Router<Arc<Shared>>, shared: &Arc<Shared>) -> Router<Arc<Shared>> {
    let routes = routes().split_for_parts().0;
    all.merge(routes.route_layer(from_fn_with_state(Arc::clone(shared), with_visitor)))
        .route("/module.json", get(module))
}

/// Says what there is besides the page: the module, if there is one, and accounts.
async fn module() -> Response {
    let mut said = page::module().unwrap_or_default();
    said.insert("accounts".to_owned(), true.into());
    json(&said)
}

/// Returns the OpenAPI document of the routes that a server with accounts has besides the others.
///
/// ```
/// assert!(jade_server::accounts_document().paths.paths.contains_key("/api/v1/account"));
/// ```
pub fn accounts_document() -> OpenApi {
    OpenApiRouter::with_openapi(about()).merge(routes()).split_for_parts().1
}

/// Returns who is signed in, and who may sign up.
#[utoipa::path(
    get, path = "/api/v1/account", tag = "account",
    responses((status = 200, description = "The account, if somebody is signed in", body = AccountReply), FewRefusals)
)]
async fn account(client: Client, visitor: Option<Visitor>) -> Answer {
    match visitor {
        None => Ok(json(&client.reply(None, Vec::new()))),
        Some(Visitor(visit)) => client.account(visit.account).await,
    }
}

/// Makes an account and signs in.
#[utoipa::path(
    post, path = "/api/v1/account/sign-up", tag = "account", request_body = SignUpRequest,
    responses((status = 200, description = "The account, with recovery codes", body = AccountReply), Refusals)
)]
async fn sign_up(
    client: Client,
    visitor: Option<Visitor>,
    JsonBody(request): JsonBody<SignUpRequest>,
) -> Answer {
    let credentials = Credentials { name: &request.name, password: &request.password };
    let invitation = request.invitation.as_deref();
    let _turn = client.checking().await?;
    let made = client.people().sign_up(client.sign_up, credentials, invitation, client.attempt()).await;
    let answer = client.signed_in(made)?;
    client.end_before(visitor).await;
    Ok(answer)
}

/// Signs in. The session that the browser had before ends.
#[utoipa::path(
    post, path = "/api/v1/account/sign-in", tag = "account", request_body = SignInRequest,
    responses((status = 200, description = "The account", body = AccountReply), Refusals)
)]
async fn sign_in(
    client: Client,
    visitor: Option<Visitor>,
    JsonBody(request): JsonBody<SignInRequest>,
) -> Answer {
    let credentials = Credentials { name: &request.name, password: &request.password };
    let _turn = client.checking().await?;
    let signed = client.people().sign_in(credentials, client.attempt()).await;
    let answer = client.signed_in(signed)?;
    client.end_before(visitor).await;
    Ok(answer)
}

/// Sets a new password with a recovery code, ends all sessions, and signs in.
#[utoipa::path(
    post, path = "/api/v1/account/recover", tag = "account", request_body = RecoverRequest,
    responses((status = 200, description = "The account", body = AccountReply), Refusals)
)]
async fn recover(client: Client, JsonBody(request): JsonBody<RecoverRequest>) -> Answer {
    let RecoverRequest { name, code, new_password } = request;
    let _turn = client.checking().await?;
    let signed = client.people().recover(&name, &code, &new_password, client.attempt()).await;
    client.signed_in(signed)
}

/// Ends this session.
#[utoipa::path(
    post, path = "/api/v1/account/sign-out", tag = "account", request_body = EmptyRequest,
    responses((status = 200, description = "Nobody is signed in", body = AccountReply), Refusals)
)]
async fn sign_out(client: Client, Visitor(visit): Visitor, JsonBody(_): JsonBody<EmptyRequest>) -> Answer {
    let ended = client.people().end_session(&visit.account.id, &visit.session).await;
    ended.map_err(|error| client.refusal(error))?;
    Ok(client.forgotten(&[SESSION]))
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
    let _turn = client.checking().await?;
    let renamed = client.people().rename(&visit, &request.password, &request.name).await;
    client.account(renamed.map_err(|error| client.refusal(error))?).await
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
    let _turn = client.checking().await?;
    let token = client.people().change_password(&visit, &password, &new_password).await;
    let token = token.map_err(|error| client.refusal(error))?;
    let left = client.codes_left(&visit.account).await?;
    Ok(client.remembered(client.reply(Some(account_json(visit.account, left)), Vec::new()), token, None))
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
    let _turn = client.checking().await?;
    let codes = client.people().renew_codes(&visit, &request.password).await;
    let codes = codes.map_err(|error| client.refusal(error))?;
    let left = u32::try_from(codes.len()).unwrap_or(u32::MAX);
    Ok(json(&client.reply(Some(account_json(visit.account, left)), codes)))
}

/// Lists the sessions of the account.
#[utoipa::path(
    get, path = "/api/v1/account/sessions", tag = "account",
    responses((status = 200, description = "The sessions", body = SessionsReply), FewRefusals)
)]
async fn sessions(client: Client, Visitor(visit): Visitor) -> Answer {
    let list = client.people().sessions(&visit.account.id).await.map_err(|error| client.refusal(error))?;
    let session = |one: SessionInfo| SessionJson {
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
    ended.map_err(|error| client.refusal(error))?;
    sessions(client, Visitor(visit)).await
}

/// Ends all sessions of the account except this one.
#[utoipa::path(
    post, path = "/api/v1/account/sessions/end-others", tag = "account", request_body = EmptyRequest,
    responses((status = 200, description = "This session", body = SessionsReply), Refusals)
)]
async fn end_others(client: Client, Visitor(visit): Visitor, JsonBody(_): JsonBody<EmptyRequest>) -> Answer {
    let ended = client.people().end_other_sessions(&visit).await;
    ended.map_err(|error| client.refusal(error))?;
    sessions(client, Visitor(visit)).await
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
    let _turn = client.checking().await?;
    let deleted = client.people().delete(&visit, &request.password).await;
    deleted.map_err(|error| client.refusal(error))?;
    Ok(client.forgotten(&[SESSION, DEVICE]))
}

impl Client {
    /// Replies with an account, and how many recovery codes it has left.
    async fn account(&self, account: Account) -> Answer {
        let left = self.codes_left(&account).await?;
        Ok(json(&self.reply(Some(account_json(account, left)), Vec::new())))
    }

    async fn codes_left(&self, account: &Account) -> Result<u32, Refusal> {
        self.people().codes_left(&account.id).await.map_err(|error| self.refusal(error))
    }

    /// Replies to a browser that has signed in, with its tokens.
    fn signed_in(&self, signed: Result<SignedIn, PeopleError>) -> Answer {
        let SignedIn { account, token, device, codes, codes_left } =
            signed.map_err(|error| self.refusal(error))?;
        Ok(self.remembered(self.reply(Some(account_json(account, codes_left)), codes), token, device))
    }

    /// Ends the session that a browser had before it signed in anew. If that fails, it ends when it was not used for long.
    async fn end_before(&self, visitor: Option<Visitor>) {
        if let Some(Visitor(visit)) = visitor {
            drop(self.people().end_session(&visit.account.id, &visit.session).await);
        }
    }

    /// Gives tokens to a browser: as cookies, or in the reply to a page elsewhere.
    fn remembered(&self, mut reply: AccountReply, token: String, device: Option<String>) -> Response {
        if self.is_elsewhere {
            reply.token = Some(token);
            reply.device = device;
            return json(&reply);
        }
        let mut response = json(&reply);
        response.headers_mut().append(SET_COOKIE, set_cookie(SESSION, &token));
        if let Some(device) = device {
            response.headers_mut().append(SET_COOKIE, set_cookie(DEVICE, &device));
        }
        response
    }

    /// Replies that nobody is signed in, and makes a browser forget these cookies.
    fn forgotten(&self, cookies: &[&str]) -> Response {
        let mut response = json(&self.reply(None, Vec::new()));
        if !self.is_elsewhere {
            for name in cookies {
                response.headers_mut().append(SET_COOKIE, clear_cookie(name));
            }
        }
        response
    }

    fn reply(&self, account: Option<AccountJson>, recovery_codes: Vec<String>) -> AccountReply {
        let sign_up = match self.sign_up {
            SignUp::Off => SignUpJson::Off,
            SignUp::Invitation => SignUpJson::Invitation,
            SignUp::Open => SignUpJson::Open,
        };
        let passkeys = self.host.is_some();
        AccountReply {
            version: VERSION,
            sign_up,
            passkeys,
            account,
            recovery_codes,
            token: None,
            device: None,
        }
    }
}

fn account_json(account: Account, recovery_codes_left: u32) -> AccountJson {
    AccountJson { id: account.id, name: account.name, created: account.created, recovery_codes_left }
}
