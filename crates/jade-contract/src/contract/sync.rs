//! What the devices of an account store together.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// Something that the devices of an account store together. Its rule of merging follows from its kind.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SyncItemJson {
    /// Its kind: `record`, `game`, `practice`, `setting` or `collection`.
    #[cfg_attr(test, ts(type = "\"record\" | \"game\" | \"practice\" | \"setting\""))]
    pub kind: String,
    /// Its name within the kind: 1 to 100 letters, digits, `-`, `.`, `_`, `:`.
    pub name: String,
    /// Its content, which depends on its kind.
    // It stays text: as a tree of values it would take some hundred times its size.
    #[cfg_attr(feature = "schema", schema(value_type = serde_json::Value))]
    #[cfg_attr(test, ts(type = "any"))]
    pub body: Box<RawValue>,
}

/// What a device has changed, and what it knows.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SyncRequest {
    /// The number of the last change that the device knows; 0 if it knows none.
    pub since: i64,
    /// The epoch of the server in which it learned that number. In another one everything is returned.
    #[serde(default)]
    pub epoch: Option<String>,
    /// The id of the account that the device syncs with. If somebody else is signed in, nothing is merged.
    #[serde(default)]
    pub account: Option<String>,
    /// What its clock shows, in milliseconds since 1970: it may be wrong.
    #[serde(default)]
    pub clock: Option<i64>,
    /// What it has changed. All of it is merged, or on an error none.
    pub items: Vec<SyncItemJson>,
}

/// What has changed since.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SyncReply {
    /// The version of the contract.
    pub version: u32,
    /// The number of the last change in `items`, to be named next time.
    pub change: i64,
    /// The epoch of the server, to be named next time. If it is not the one that the device knew, the server was restored
    /// from a backup: the device then sends everything again.
    pub epoch: String,
    /// What the clock of the server shows, in milliseconds since 1970: with it a device dates what it has changed.
    #[cfg_attr(test, ts(type = "number"))]
    pub clock: i64,
    /// Whether there are more changes: ask again.
    pub more: bool,
    /// The changes, each as it is after merging.
    pub items: Vec<SyncItemJson>,
}
