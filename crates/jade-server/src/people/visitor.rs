//! Who asks: the client, and the account that is signed in.

use super::elsewhere::{DEVICE_TOKEN, NEW_TOKEN, PageElsewhere, bearer};
use super::refusals::{not_signed_in, people_refusal};
use crate::asker::{Peer, forwarded};
use crate::cookies::{DEVICE, SESSION, clear_cookie, cookie, set_cookie};
use crate::guard::without_port;
use crate::language::Preferred;
use crate::queue::Turn;
use crate::refusal::Refusal;
use crate::state::Shared;
use axum::extract::{FromRequestParts, OptionalFromRequestParts, Request, State};
use axum::http::header::{CACHE_CONTROL, HOST, ORIGIN, SET_COOKIE, USER_AGENT};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use jade_contract::LanguageJson;
use jade_people::{Attempt, People, PeopleError, SignUp, Site, Visit};
use jade_text::Args;
use std::convert::Infallible;
use std::sync::Arc;

/// The account that is signed in.
#[derive(Clone, Debug)]
pub(super) struct Visitor(pub Visit);

/// Who asks, signed in or not.
#[derive(Clone, Debug)]
pub(super) struct Client {
    shared: Arc<Shared>,
    people: People,
    pub sign_up: SignUp,
    pub language: LanguageJson,
    address: String,
    device: Option<String>,
    label: String,
    /// Whether it is a page elsewhere, which keeps its tokens itself.
    pub is_elsewhere: bool,
    /// The name of the host of the page, if passkeys can belong to it.
    pub host: Option<String>,
    /// The origin of the page, if the browser says it and passkeys can be used there.
    origin: Option<String>,
}

impl Client {
    pub(super) fn people(&self) -> &People {
        &self.people
    }

    pub(super) fn shared(&self) -> &Arc<Shared> {
        &self.shared
    }

    pub(super) fn language(&self) -> LanguageJson {
        self.language
    }

    pub(super) fn attempt(&self) -> Attempt<'_> {
        Attempt { address: &self.address, device: self.device.as_deref(), label: &self.label }
    }

    /// Returns where the page is open.
    ///
    /// # Errors
    /// If passkeys cannot be used there.
    pub(super) fn site(&self) -> Result<Site<'_>, Refusal> {
        match (&self.host, &self.origin) {
            (Some(host), Some(origin)) => Ok(Site { host, origin }),
            _ => Err(self.refusal(PeopleError::NoPasskeys)),
        }
    }

    /// Waits for a turn to check a password, which is shared fairly between those who ask.
    ///
    /// # Errors
    /// If too many wait.
    pub(super) async fn checking(&self) -> Result<Turn, Refusal> {
        self.shared.checkers.turn(self.language).await
    }

    /// Returns what the browser is called in lists.
    pub(super) fn label(&self) -> &str {
        &self.label
    }

    /// Returns the refusal of a request of this client.
    pub(super) fn refusal(&self, error: PeopleError) -> Refusal {
        people_refusal(error, self.language)
    }
}

impl FromRequestParts<Arc<Shared>> for Client {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Client, Refusal> {
        let language = Preferred::of(&parts.headers).0;
        let Some(accounts) = &shared.accounts else { return Err(Refusal::internal(language)) };
        let peer = parts.extensions.get::<Peer>().map(|Peer(address)| address.ip().to_string());
        let forwarded = shared.options.behind_proxy.then(|| forwarded(&parts.headers)).flatten();
        let is_elsewhere = parts.extensions.get::<PageElsewhere>().is_some();
        let device = match is_elsewhere {
            true => parts.headers.get(DEVICE_TOKEN).and_then(|token| token.to_str().ok()),
            false => cookie(&parts.headers, DEVICE),
        };
        let agent = parts.headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
        let (host, origin) = page_address(&parts.headers);
        Ok(Client {
            shared: Arc::clone(shared),
            people: accounts.people.clone(),
            sign_up: accounts.sign_up,
            language,
            address: forwarded.or(peer).unwrap_or_default(),
            device: device.map(str::to_owned),
            label: label(agent),
            is_elsewhere,
            host,
            origin,
        })
    }
}

/// Returns the name of the host of the page that asks and its origin, as far as passkeys can be used there: browsers have
/// them for names (not for addresses) over HTTPS, and for `localhost`. The guard has compared `Host` and `Origin` with the
/// names of the server, or the origin with those of pages elsewhere, so nobody can choose them. Requests that only read
/// may come without an origin; then the page finds out whether it is secure.
fn page_address(headers: &HeaderMap) -> (Option<String>, Option<String>) {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let Some(origin) = text(ORIGIN).map(str::to_ascii_lowercase) else {
        let host = text(HOST).map(|host| without_port(host).to_ascii_lowercase());
        return (host.filter(|host| is_domain(host)), None);
    };
    let (scheme, rest) = origin.split_once("://").unwrap_or_default();
    let host = without_port(rest).to_owned();
    let is_secure = scheme == "https" || (scheme == "http" && host == "localhost");
    if is_secure && is_domain(&host) { (Some(host), Some(origin)) } else { (None, None) }
}

/// Returns whether the name of a host is that of a domain and no address.
fn is_domain(host: &str) -> bool {
    let last = host.rsplit('.').next().unwrap_or_default();
    let is_label = |label: &str| {
        !label.is_empty() && label.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'-' || c == b'_')
    };
    host.split('.').all(is_label) && last.bytes().any(|c| !c.is_ascii_digit())
}

/// Returns a browser and a system, the least by which a person tells sessions apart.
fn label(agent: &str) -> String {
    let first = |names: &[(&str, &'static str)]| {
        names.iter().find(|(sign, _)| agent.contains(sign)).map(|(_, name)| *name)
    };
    let browser = first(&[
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = first(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("CrOS", "ChromeOS"),
        ("Linux", "Linux"),
    ]);
    [browser, system].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

impl FromRequestParts<Arc<Shared>> for Visitor {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Shared>) -> Result<Visitor, Refusal> {
        let visitor = parts.extensions.get::<Visitor>().cloned();
        visitor.ok_or_else(|| not_signed_in(Preferred::of(&parts.headers).0))
    }
}

impl OptionalFromRequestParts<Arc<Shared>> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Shared>) -> Result<Option<Visitor>, Infallible> {
        Ok(parts.extensions.get::<Visitor>().cloned())
    }
}

/// Finds out who is signed in, refuses changes that do not come from JADE’s page, and renews the cookie.
pub(super) async fn with_visitor(
    State(shared): State<Arc<Shared>>,
    mut request: Request,
    next: Next,
) -> Response {
    let language = Preferred::of(request.headers()).0;
    let Some(accounts) = &shared.accounts else { return Refusal::internal(language).into_response() };
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    // The guard has refused foreign values of both.
    let own = request.headers().contains_key(ORIGIN)
        || request.headers().get("sec-fetch-site").is_some_and(|site| site == "same-origin");
    if !reads && !own {
        return Refusal::new(StatusCode::FORBIDDEN, "no-origin", language, &Args::none()).into_response();
    }
    let is_elsewhere = request.extensions().get::<PageElsewhere>().is_some();
    let token = match is_elsewhere {
        true => bearer(request.headers()),
        false => cookie(request.headers(), SESSION),
    };
    let token = token.map(str::to_owned);
    let visit = match &token {
        None => None,
        Some(token) => match accounts.people.visit(token).await {
            Ok(visit) => visit,
            Err(error) => return people_refusal(error, language).into_response(),
        },
    };
    let renewed = visit.as_ref().and_then(|visit| visit.renewed.clone());
    let ended = token.is_some() && visit.is_none();
    if let Some(visit) = visit {
        request.extensions_mut().insert(Visitor(visit));
    }
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    if is_elsewhere {
        if let Some(renewed) = renewed.and_then(|token| HeaderValue::try_from(token).ok()) {
            headers.insert(NEW_TOKEN, renewed);
        }
        return response;
    }
    let is_set = headers
        .get_all(SET_COOKIE)
        .into_iter()
        .any(|cookie| cookie.to_str().is_ok_and(|cookie| cookie.split('=').next() == Some(SESSION)));
    if !is_set {
        if let Some(renewed) = renewed {
            headers.append(SET_COOKIE, set_cookie(SESSION, &renewed));
        } else if ended {
            headers.append(SET_COOKIE, clear_cookie(SESSION));
        }
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_is_known_by_browser_and_system() {
        for (agent, expected) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox, Linux"),
            (
                "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36",
                "Chrome, Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Safari/604.1",
                "Safari, iPhone",
            ),
            ("curl/8.0", ""),
            ("", ""),
        ] {
            assert_eq!(label(agent), expected);
        }
    }

    #[test]
    fn passkeys_belong_to_names_over_https_and_to_localhost() {
        let at = |name: &'static str, value: &str| {
            let headers = HeaderMap::from_iter([(name.parse().unwrap(), value.parse().unwrap())]);
            let (host, origin) = page_address(&headers);
            (host.unwrap_or_default(), origin.unwrap_or_default())
        };
        for (origin, host) in [
            ("https://sudoku.example", "sudoku.example"),
            ("https://Sudoku.example:8443", "sudoku.example"),
            ("http://localhost:7380", "localhost"),
            ("https://localhost", "localhost"),
            ("http://sudoku.example", ""),
            ("http://127.0.0.1:7380", ""),
            ("https://192.0.2.7", ""),
            ("https://[2001:db8::1]", ""),
            ("https://", ""),
            ("https://a..b", ""),
            ("null", ""),
        ] {
            let origin_then = if host.is_empty() { String::new() } else { origin.to_ascii_lowercase() };
            assert_eq!(at("origin", origin), (host.to_owned(), origin_then), "{origin}");
        }
        for (host, expected) in [
            ("Sudoku.example:8443", "sudoku.example"),
            ("localhost:7380", "localhost"),
            ("127.0.0.1:7380", ""),
            ("[::1]:7380", ""),
        ] {
            assert_eq!(at("host", host), (expected.to_owned(), String::new()), "{host}");
        }
    }
}
