//! [`Guard`]: refuses requests that come from a foreign page or through a foreign name.
//!
//! The server listens on the user’s own computer, where every page that the user opens can reach it. Two rules keep
//! such pages out. First, `Host` must be a name of this server, so a foreign name that resolves to this computer (DNS
//! rebinding) is refused. Second, `Origin` and `Sec-Fetch-Site`, which browsers send and pages cannot forge, must show
//! that the request comes from JADE’s page. The only exception is a link to the page: following it reveals nothing to
//! the page with the link.

use crate::options::Options;
use axum::extract::Request;
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, Method, StatusCode};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// The address at which a connection arrived.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Arrived(pub SocketAddr);

/// Why a request is refused: the code, and the value at fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Foreign {
    pub status: StatusCode,
    pub code: &'static str,
    pub value: String,
}

/// The names of this server.
#[derive(Clone, Debug)]
pub(crate) struct Guard {
    /// With a port, in lower case.
    names: Vec<String>,
    /// Names that are allowed with any port.
    anywhere: Vec<String>,
    /// Whether the server listens on all addresses of the computer.
    every_address: bool,
}

impl Guard {
    /// Creates the guard of a server that listens at `bound`.
    pub(crate) fn new(options: &Options, bound: SocketAddr) -> Guard {
        let port = bound.port();
        let mut names = Vec::new();
        for address in [bound.ip(), Ipv4Addr::LOCALHOST.into(), Ipv6Addr::LOCALHOST.into()] {
            if !address.is_unspecified() {
                add(&mut names, &host_of(address), port);
            }
        }
        add(&mut names, "localhost", port);
        let mut anywhere = Vec::new();
        for allowed in &options.allow_hosts {
            let allowed = allowed.trim().to_ascii_lowercase();
            match has_port(&allowed) {
                true => names.push(allowed),
                false => anywhere.push(allowed),
            }
        }
        Guard { names, anywhere, every_address: bound.ip().is_unspecified() }
    }

    /// # Errors
    /// [`Foreign`] if the request is not addressed to this server or does not come from its page.
    pub(crate) fn check(&self, request: &Request) -> Result<(), Foreign> {
        let headers = request.headers();
        let host = host(headers)?;
        let arrived = request.extensions().get::<Arrived>().copied();
        // A host in the request target (`GET http://name/ HTTP/1.1`) takes precedence over the header.
        let asked = request.uri().authority().map(|authority| authority.as_str().to_ascii_lowercase());
        for name in [Some(&host), asked.as_ref()].into_iter().flatten() {
            if !self.is_own(name, arrived) {
                return Err(foreign("foreign-host", name));
            }
        }
        let mut origins = headers.get_all(ORIGIN).into_iter();
        if let Some(origin) = origins.next() {
            let origin = String::from_utf8_lossy(origin.as_bytes()).to_ascii_lowercase();
            if origins.next().is_some() || !self.is_own_origin(&origin, &host, arrived) {
                return Err(foreign("foreign-origin", &origin));
            }
        }
        match header_text(headers, "sec-fetch-site") {
            None | Some("same-origin" | "none") => Ok(()),
            Some(_) if follows_link(request) => Ok(()),
            Some(site) => Err(foreign("foreign-site", site)),
        }
    }

    /// Whether a request names this computer: by an address, by a name of this server, or by a name without a dot, such as
    /// the host in a network of containers. No page from outside has such a name, so none can reach what is meant for
    /// programs of our own.
    pub(crate) fn is_near(&self, headers: &HeaderMap) -> bool {
        let Ok(host) = host(headers) else { return false };
        let name = without_port(&host);
        let is_address = name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
        is_address || !name.contains('.') || self.is_own(&host, None)
    }

    fn is_own(&self, host: &str, arrived: Option<Arrived>) -> bool {
        if self.names.iter().any(|name| name == host) {
            return true;
        }
        if self.anywhere.iter().any(|name| name == without_port(host)) {
            return true;
        }
        // An address cannot resolve to another computer as a name can.
        self.every_address
            && arrived.is_some_and(|Arrived(address)| {
                let mut names = Vec::new();
                add(&mut names, &host_of(address.ip()), address.port());
                names.iter().any(|name| name == host)
            })
    }

    fn is_own_origin(&self, origin: &str, host: &str, arrived: Option<Arrived>) -> bool {
        // A proxy that speaks HTTPS may use an allowed name.
        if let Some(secure) = origin.strip_prefix("https://") {
            return secure == host && !self.is_local(host) && self.is_own(host, arrived);
        }
        let Some(origin) = origin.strip_prefix("http://") else { return false };
        // Another port of an allowed name is another program, so the port must match that of the host.
        origin == host || self.names.iter().any(|name| name == origin)
    }

    fn is_local(&self, host: &str) -> bool {
        matches!(without_port(host), "localhost" | "127.0.0.1" | "[::1]")
    }
}

fn foreign(code: &'static str, value: &str) -> Foreign {
    Foreign { status: StatusCode::FORBIDDEN, code, value: value.to_owned() }
}

/// Returns the only `Host` of a request, in lower case.
fn host(headers: &HeaderMap) -> Result<String, Foreign> {
    let mut hosts = headers.get_all(HOST).into_iter();
    match (hosts.next().and_then(|host| host.to_str().ok()), hosts.next()) {
        (Some(host), None) if !host.is_empty() => Ok(host.to_ascii_lowercase()),
        _ => Err(Foreign { status: StatusCode::BAD_REQUEST, code: "bad-host", value: String::new() }),
    }
}

fn header_text<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers.get(name).map(|value| value.to_str().unwrap_or("?"))
}

/// Returns whether the user follows a link to the page, as opposed to a request to the API or for a frame or an image.
fn follows_link(request: &Request) -> bool {
    let headers = request.headers();
    matches!(*request.method(), Method::GET | Method::HEAD)
        && !is_api(request.uri().path())
        && headers.get(ORIGIN).is_none()
        && header_text(headers, "sec-fetch-mode") == Some("navigate")
        && header_text(headers, "sec-fetch-dest") == Some("document")
}

/// Returns whether a path belongs to the API.
pub(crate) fn is_api(path: &str) -> bool {
    path == "/api" || path.starts_with("/api/")
}

fn add(names: &mut Vec<String>, host: &str, port: u16) {
    names.push(format!("{host}:{port}"));
    if port == 80 {
        names.push(host.to_owned());
    }
}

fn host_of(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => format!("[{address}]"),
    }
}

fn has_port(host: &str) -> bool {
    without_port(host).len() < host.len()
}

/// Removes the port from a host. The colons in `[::1]` are part of the address.
pub(crate) fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if !port.is_empty() && port.bytes().all(|c| c.is_ascii_digit()) => {
            if name.contains(':') && !name.ends_with(']') { host } else { name }
        }
        _ => host,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ports_are_distinguished_from_the_colons_of_addresses() {
        for (host, name) in [
            ("localhost:80", "localhost"),
            ("localhost", "localhost"),
            ("[::1]:80", "[::1]"),
            ("[::1]", "[::1]"),
            ("::1", "::1"),
            ("localhost:", "localhost:"),
            ("localhost:x", "localhost:x"),
        ] {
            assert_eq!(without_port(host), name, "{host}");
        }
    }
}
