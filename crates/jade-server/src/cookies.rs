//! The cookies of a browser: who is signed in, and that somebody has signed in before.
//!
//! `__Host-` makes browsers refuse a cookie that another host or an unencrypted page has set. Browsers store such cookies
//! over HTTPS, and from this computer.

use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};

/// The token of a session.
pub(crate) const SESSION: &str = "__Host-jade";
/// The token of a browser that has signed in before.
pub(crate) const DEVICE: &str = "__Host-jade-device";

/// The seconds for which a browser keeps a cookie: half a year.
const AGE: u32 = 180 * 24 * 3600;

/// Returns the cookie of this name; `None` if there is none or several.
pub(crate) fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let lists = headers.get_all(COOKIE).into_iter().filter_map(|list| list.to_str().ok());
    let mut all = lists.flat_map(|list| list.split(';')).filter_map(|one| {
        let (said, value) = one.trim().split_once('=')?;
        (said == name).then_some(value)
    });
    let first = all.next()?;
    all.next().is_none().then_some(first)
}

/// Returns a cookie that the browser stores.
pub(crate) fn set_cookie(name: &str, token: &str) -> HeaderValue {
    let cookie = format!("{name}={token}; Path=/; Max-Age={AGE}; HttpOnly; Secure; SameSite=Strict");
    // A token consists of letters, digits, `-` and `_`.
    HeaderValue::try_from(cookie).unwrap_or(HeaderValue::from_static(""))
}

/// Returns a cookie that makes the browser forget it.
pub(crate) fn clear_cookie(name: &str) -> HeaderValue {
    let cookie = format!("{name}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Strict");
    HeaderValue::try_from(cookie).unwrap_or(HeaderValue::from_static(""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        assert_eq!(cookie(&headers, SESSION), None);
        headers.insert(COOKIE, "a=1; __Host-jade-device=d;__Host-jade=t; b=2".parse().unwrap());
        assert_eq!(cookie(&headers, SESSION), Some("t"));
        assert_eq!(cookie(&headers, DEVICE), Some("d"));
        assert_eq!(cookie(&headers, "jade"), None);
        headers.append(COOKIE, "__Host-jade=other".parse().unwrap());
        assert_eq!(cookie(&headers, SESSION), None);
    }
}
