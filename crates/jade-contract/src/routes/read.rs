//! Decodes requests from JSON and from queries of addresses. An error names the field at fault.

use super::Refused;
use serde::Deserializer as _;
use serde::de::{DeserializeOwned, Error, IgnoredAny, Unexpected};

/// Decodes a request from a JSON body.
///
/// ```
/// use jade_contract::CheckRequest;
/// let refused = jade_contract::routes::read_json::<CheckRequest>(br#"{ "sheet": 7 }"#).unwrap_err();
/// assert_eq!(refused.reply.field.as_deref(), Some("sheet"));
/// ```
///
/// # Errors
/// [`Refused`] with `not-json`, or with `bad-field` and the path of the field.
pub fn read_json<T: DeserializeOwned>(body: &[u8]) -> Result<T, Refused> {
    let mut reader = serde_json::Deserializer::from_slice(body);
    // serde would accept a list of the fields in order; the contract allows only objects.
    if body.trim_ascii_start().starts_with(b"[") {
        let list = (&mut reader).deserialize_any(IgnoredAny).and_then(|_| reader.end());
        return Err(list.map_or_else(
            |error| Refused::not_json(&error),
            |()| Refused::bad(None, &serde_json::Error::invalid_type(Unexpected::Seq, &"an object")),
        ));
    }
    let value =
        serde_path_to_error::deserialize(&mut reader).map_err(|error| match error.inner().classify() {
            serde_json::error::Category::Data => Refused::field(error.path(), error.inner()),
            // To serde a second key in a choice (`{"exactly": 30, "empty": 51}`) is wrong syntax.
            _ if std::str::from_utf8(body)
                .is_ok_and(|text| serde_json::from_str::<IgnoredAny>(text).is_ok()) =>
            {
                Refused::field(error.path(), &"expected a single key")
            }
            _ => Refused::not_json(error.inner()),
        })?;
    match reader.end() {
        Ok(()) => Ok(value),
        Err(error) => Err(Refused::not_json(&error)),
    }
}

/// Decodes a request from the query of an address: `id=x-wing&lang=es`.
///
/// # Errors
/// [`Refused`] with `bad-field` and the name of the field.
pub fn read_query<T: DeserializeOwned>(query: &str) -> Result<T, Refused> {
    let pairs = form_urlencoded::parse(query.as_bytes());
    serde_path_to_error::deserialize(serde_urlencoded::Deserializer::new(pairs))
        .map_err(|error| Refused::field(error.path(), error.inner()))
}
