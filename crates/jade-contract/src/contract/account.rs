//! Accounts: signing in, sessions, passkeys.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// Who may sign up here.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SignUpJson {
    /// Nobody.
    Off,
    /// Anyone with an invitation.
    Invitation,
    /// Everybody.
    Open,
}

/// An account.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AccountJson {
    /// Its id, which never changes.
    pub id: String,
    /// Its name.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// How many recovery codes are left.
    pub recovery_codes_left: u32,
}

/// Who is signed in.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct AccountReply {
    /// The version of the contract.
    pub version: u32,
    /// Who may sign up here.
    pub sign_up: SignUpJson,
    /// Whether passkeys can be used at the address by which the server was asked.
    pub passkeys: bool,
    /// The account; absent if nobody is signed in.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub account: Option<AccountJson>,
    /// New recovery codes, which are shown only once; absent if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub recovery_codes: Vec<String>,
    /// The token of the session, only for a page elsewhere, which has no cookies here: it sends
    /// `Authorization: Bearer TOKEN`. A header `X-JADE-Token` of a later answer replaces it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub token: Option<String>,
    /// The token of the browser, only for a page elsewhere: it sends it as `X-JADE-Device` to sign in again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub device: Option<String>,
}

/// A name and a password.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SignInRequest {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// A name and a password for a new account.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SignUpRequest {
    /// The name: up to 40 letters, digits, spaces, `-`, `_`, `.`, `'`.
    pub name: String,
    /// The password: 8 to 200 characters.
    pub password: String,
    /// An invitation, if one is needed.
    #[serde(default)]
    pub invitation: Option<String>,
}

/// A recovery code, and the password to be set.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RecoverRequest {
    /// The name of the account.
    pub name: String,
    /// One of its recovery codes, which is spent.
    pub code: String,
    /// The new password: 8 to 200 characters.
    pub new_password: String,
}

/// A new name.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RenameRequest {
    /// The password of the account.
    pub password: String,
    /// The new name.
    pub name: String,
}

/// A new password.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PasswordRequest {
    /// The password of the account.
    pub password: String,
    /// The new password: 8 to 200 characters.
    pub new_password: String,
}

/// The password of the account, before something that cannot be undone.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ConfirmRequest {
    /// The password of the account.
    pub password: String,
}

/// A session to end.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SessionRequest {
    /// Its id.
    pub session: String,
}

/// A passkey to add.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PasskeyRequest {
    /// What its owner calls it: up to 40 characters; that of the browser if it is empty.
    pub name: String,
    /// What `navigator.credentials.create` has made (`RegistrationResponseJSON` of Web Authentication).
    // It stays text: as a tree of values it would take some hundred times its size.
    #[cfg_attr(feature = "schema", schema(value_type = serde_json::Value))]
    #[cfg_attr(test, ts(type = "any"))]
    pub credential: Box<RawValue>,
}

/// A new name of a passkey.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RenamePasskeyRequest {
    /// Its id.
    pub passkey: String,
    /// The new name: up to 40 characters.
    pub name: String,
}

/// A passkey to remove.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RemovePasskeyRequest {
    /// Its id.
    pub passkey: String,
    /// The password of the account.
    pub password: String,
}

/// A passkey that signs in.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PasskeySignInRequest {
    /// What `navigator.credentials.get` has signed (`AuthenticationResponseJSON` of Web Authentication).
    // It stays text: as a tree of values it would take some hundred times its size.
    #[cfg_attr(feature = "schema", schema(value_type = serde_json::Value))]
    #[cfg_attr(test, ts(type = "any"))]
    pub credential: Box<RawValue>,
}

/// What a browser needs to make or to use a passkey.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ChallengeReply {
    /// The version of the contract.
    pub version: u32,
    /// For `navigator.credentials`: `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON` of Web
    /// Authentication.
    #[cfg_attr(test, ts(type = "any"))]
    pub options: serde_json::Value,
}

/// A passkey.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PasskeyJson {
    /// Its id.
    pub id: String,
    /// What its owner calls it; may be empty.
    pub name: String,
    /// The name of the host at which it was added; absent if it is the one that was asked. Browsers offer it only there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub host: Option<String>,
    /// When it was added, in milliseconds since 1970.
    pub created: i64,
    /// When somebody last signed in with it, to the hour, in milliseconds since 1970; absent if nobody has.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub used: Option<i64>,
}

/// The passkeys of an account.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PasskeysReply {
    /// The version of the contract.
    pub version: u32,
    /// The passkeys, the oldest first.
    pub passkeys: Vec<PasskeyJson>,
}

/// Nothing.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct EmptyRequest {}

/// A session.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SessionJson {
    /// Its id.
    pub id: String,
    /// What the browser called itself.
    pub label: String,
    /// When it began, in milliseconds since 1970.
    pub created: i64,
    /// When it was last used, to the hour, in milliseconds since 1970.
    pub used: i64,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// The sessions of an account.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SessionsReply {
    /// The version of the contract.
    pub version: u32,
    /// The sessions, the one used last first.
    pub sessions: Vec<SessionJson>,
}
