//! Passkeys: the routes below `/api/v1/account/passkeys`.

use super::Client;
use super::visitor::Visitor;
use crate::body::JsonBody;
use crate::document::{FewRefusals, Refusals};
use crate::refusal::Answer;
use crate::reply::json;
use jade_contract::{
    AccountReply, ChallengeReply, ConfirmRequest, EmptyRequest, PasskeyJson, PasskeyRequest,
    PasskeySignInRequest, PasskeysReply, RemovePasskeyRequest, RenamePasskeyRequest, VERSION,
};
use jade_people::{Passkey, PeopleError};

/// Lists the passkeys of the account.
#[utoipa::path(
    get, path = "/api/v1/account/passkeys", tag = "account",
    responses((status = 200, description = "The passkeys", body = PasskeysReply), FewRefusals)
)]
pub(super) async fn passkeys(client: Client, Visitor(visit): Visitor) -> Answer {
    let list = client.people().passkeys(&visit.account.id).await.map_err(|error| client.refusal(error))?;
    let passkey = |one: Passkey| PasskeyJson {
        id: one.id,
        name: one.name,
        host: Some(one.host).filter(|host| client.host.as_ref() != Some(host)),
        created: one.created,
        used: one.used,
    };
    Ok(json(&PasskeysReply { version: VERSION, passkeys: list.into_iter().map(passkey).collect() }))
}

/// Begins to add a passkey.
#[utoipa::path(
    post, path = "/api/v1/account/passkeys/begin", tag = "account", request_body = ConfirmRequest,
    responses((status = 200, description = "What the browser needs to make one", body = ChallengeReply), Refusals)
)]
pub(super) async fn begin(
    client: Client,
    Visitor(visit): Visitor,
    JsonBody(request): JsonBody<ConfirmRequest>,
) -> Answer {
    let _turn = client.checking().await?;
    let begun = client.people().begin_passkey(&visit, &request.password, client.site()?).await;
    challenge(&client, begun)
}

/// Adds a passkey.
#[utoipa::path(
    post, path = "/api/v1/account/passkeys/add", tag = "account", request_body = PasskeyRequest,
    responses((status = 200, description = "The passkeys", body = PasskeysReply), Refusals)
)]
pub(super) async fn add(
    client: Client,
    Visitor(visit): Visitor,
    JsonBody(request): JsonBody<PasskeyRequest>,
) -> Answer {
    let name = Some(request.name.trim()).filter(|name| !name.is_empty()).unwrap_or(client.label());
    let credential = request.credential.get();
    let added = client.people().add_passkey(&visit, client.site()?, name, credential).await;
    added.map_err(|error| client.refusal(error))?;
    passkeys(client, Visitor(visit)).await
}

/// Renames a passkey.
#[utoipa::path(
    post, path = "/api/v1/account/passkeys/rename", tag = "account", request_body = RenamePasskeyRequest,
    responses((status = 200, description = "The passkeys", body = PasskeysReply), Refusals)
)]
pub(super) async fn rename(
    client: Client,
    Visitor(visit): Visitor,
    JsonBody(request): JsonBody<RenamePasskeyRequest>,
) -> Answer {
    let renamed = client.people().rename_passkey(&visit.account.id, &request.passkey, &request.name).await;
    renamed.map_err(|error| client.refusal(error))?;
    passkeys(client, Visitor(visit)).await
}

/// Removes a passkey.
#[utoipa::path(
    post, path = "/api/v1/account/passkeys/remove", tag = "account", request_body = RemovePasskeyRequest,
    responses((status = 200, description = "The other passkeys", body = PasskeysReply), Refusals)
)]
pub(super) async fn remove(
    client: Client,
    Visitor(visit): Visitor,
    JsonBody(request): JsonBody<RemovePasskeyRequest>,
) -> Answer {
    let _turn = client.checking().await?;
    let removed = client.people().remove_passkey(&visit, &request.password, &request.passkey).await;
    removed.map_err(|error| client.refusal(error))?;
    passkeys(client, Visitor(visit)).await
}

/// Begins to sign in with a passkey.
#[utoipa::path(
    post, path = "/api/v1/account/passkeys/sign-in/begin", tag = "account", request_body = EmptyRequest,
    responses((status = 200, description = "What the browser needs to use one", body = ChallengeReply), Refusals)
)]
pub(super) async fn begin_sign_in(client: Client, JsonBody(_): JsonBody<EmptyRequest>) -> Answer {
    let begun = client.people().begin_passkey_sign_in(client.site()?, client.attempt()).await;
    challenge(&client, begun)
}

/// Signs in with a passkey. The session that the browser had before ends.
#[utoipa::path(
    post, path = "/api/v1/account/passkeys/sign-in", tag = "account", request_body = PasskeySignInRequest,
    responses((status = 200, description = "The account", body = AccountReply), Refusals)
)]
pub(super) async fn sign_in(
    client: Client,
    visitor: Option<Visitor>,
    JsonBody(request): JsonBody<PasskeySignInRequest>,
) -> Answer {
    let credential = request.credential.get();
    let signed = client.people().sign_in_with_passkey(client.site()?, credential, client.attempt()).await;
    let answer = client.signed_in(signed)?;
    client.end_before(visitor).await;
    Ok(answer)
}

fn challenge(client: &Client, begun: Result<serde_json::Value, PeopleError>) -> Answer {
    let options = begun.map_err(|error| client.refusal(error))?;
    Ok(json(&ChallengeReply { version: VERSION, options }))
}
