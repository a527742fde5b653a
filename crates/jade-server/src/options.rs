//! [`Options`]: what can be set.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// What can be set about the server. The defaults suit one person at their own computer.
///
/// ```
/// use jade_server::Options;
/// assert_eq!(Options::default().listen.to_string(), "127.0.0.1:7380");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Where to listen; port 0 takes any free one.
    pub listen: SocketAddr,
    /// Names under which the server may be addressed besides its own address and `localhost`: `jade.example`
    /// (with any port) or `jade.example:8080`.
    pub allow_hosts: Vec<String>,
    /// The most bytes that a request may carry.
    pub body_limit: usize,
    /// How long an answer may take to work out.
    pub time_limit: Duration,
    /// How long a client may take to send the head of a request, and again for its body.
    pub read_limit: Duration,
    /// How long a connection may last, however busy.
    pub connection_limit: Duration,
    /// How long a client may take none of an answer that waits to be sent.
    pub write_limit: Duration,
    /// How many hints, steps, checks and the like are worked out at the same time; more wait their turn.
    pub workers: usize,
    /// How many counts, paths and the like are worked out at the same time, in the background; more wait their turn.
    pub slow_workers: usize,
    /// How many generations and imports go on at the same time, in the background; more wait their turn.
    pub makers: usize,
    /// How many requests of each of these three kinds may wait; more are refused.
    pub queue: usize,
    /// Where the user's collections are; without a place there are none.
    pub collections: Option<PathBuf>,
    /// How many connections may be open at the same time; more wait to be taken, and those that are open end with the
    /// answer to their next request.
    pub connections: usize,
}

impl Default for Options {
    fn default() -> Options {
        let cores = std::thread::available_parallelism().map_or(2, |cores| cores.get());
        Options {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 7380)),
            allow_hosts: Vec::new(),
            body_limit: 1024 * 1024,
            time_limit: Duration::from_secs(10),
            read_limit: Duration::from_secs(10),
            write_limit: Duration::from_secs(20),
            connection_limit: Duration::from_secs(600),
            // More than cores, so that one question that is hard to answer does not keep the others waiting.
            workers: (2 * cores).max(4),
            slow_workers: cores.max(2),
            // They share the processor: each gets on more slowly, none is turned away.
            makers: 8,
            queue: 1024,
            collections: None,
            connections: 256,
        }
    }
}
