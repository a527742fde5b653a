//! Who asks: the address from which a request comes, and the browser there.

use crate::queue::Asker;
use crate::state::Shared;
use crate::{accounts, log};
use axum::extract::Request;
use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::atomic::Ordering;

/// The header in which a proxy says for whom it asks.
const FORWARDED: &str = "x-forwarded-for";

/// The address from which a connection came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Peer(pub SocketAddr);

/// Returns who asks, as far as turns at the workers are concerned: an address, and within it a browser by its session and
/// its name. Made-up sessions only take turns from others at the same address.
pub(crate) fn asker(shared: &Shared, request: &Request) -> Asker {
    let headers = request.headers();
    let is_behind = shared.options.behind_proxy;
    let forwarded = is_behind.then(|| forwarded(headers)).flatten().and_then(|address| address.parse().ok());
    if !is_behind && headers.contains_key(FORWARDED) && !shared.has_warned.swap(true, Ordering::Relaxed) {
        log::fault(
            "a request carries X-Forwarded-For: if a proxy stands before this server, start it with --behind-proxy; \
             without, everybody behind the proxy counts as one",
        );
    }
    let peer = request.extensions().get::<Peer>().map(|Peer(address)| address.ip());
    let agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let session = accounts::session(headers).unwrap_or_default();
    Asker::new(forwarded.or(peer).map(network), &[session, agent])
}

/// Returns what stands for an address: of IPv6 its network of 64 bits, since a customer has all addresses of one.
fn network(address: IpAddr) -> IpAddr {
    let IpAddr::V6(six) = address else { return address };
    match six.to_ipv4_mapped() {
        Some(four) => IpAddr::V4(four),
        None => IpAddr::V6(Ipv6Addr::from_bits(six.to_bits() >> 64 << 64)),
    }
}

/// Returns the address that the nearest proxy has added; what stands before it may be forged.
pub(crate) fn forwarded(headers: &HeaderMap) -> Option<String> {
    let last = headers.get_all(FORWARDED).into_iter().next_back()?.to_str().ok()?;
    let address = last.rsplit(',').next()?.trim();
    address.parse::<std::net::IpAddr>().ok().map(|address| address.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_addresses_of_a_network_are_one_asker() {
        let network = |text: &str| network(text.parse().unwrap()).to_string();
        assert_eq!(network("2001:db8:1:2::1"), network("2001:db8:1:2:ffff::7"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_eq!(network("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(network("192.0.2.7"), "192.0.2.7");
    }

    #[test]
    fn only_the_nearest_proxy_is_believed() {
        let mut headers = HeaderMap::new();
        assert_eq!(forwarded(&headers), None);
        headers.append("x-forwarded-for", "10.0.0.1, 192.0.2.7".parse().unwrap());
        assert_eq!(forwarded(&headers).as_deref(), Some("192.0.2.7"));
        headers.append("x-forwarded-for", "2001:db8::1".parse().unwrap());
        assert_eq!(forwarded(&headers).as_deref(), Some("2001:db8::1"));
        headers.append("x-forwarded-for", "nonsense".parse().unwrap());
        assert_eq!(forwarded(&headers), None);
    }
}
