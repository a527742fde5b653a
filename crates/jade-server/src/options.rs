//! [`Options`]: the options of the server.

use crate::accounts::AccountOptions;
use crate::log::LogForm;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// The options of the server. The defaults suit one person on their own computer.
///
/// ```
/// use jade_server::Options;
/// assert_eq!(Options::default().listen.to_string(), "127.0.0.1:7380");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The address to listen at; port 0 chooses a free one.
    pub listen: SocketAddr,
    /// Further names of the server, besides its own address and `localhost`: `jade.example` (with any port) or
    /// `jade.example:8080`.
    pub allow_hosts: Vec<String>,
    /// The maximum size of a request body, in bytes.
    pub body_limit: usize,
    /// The maximum time that a request waits for a worker.
    pub wait_limit: Duration,
    /// The maximum time to compute an answer.
    pub time_limit: Duration,
    /// The maximum time for a client to send the headers of a request, and again for its body.
    pub read_limit: Duration,
    /// The maximum time that a connection stays open, even if it is in use.
    pub connection_limit: Duration,
    /// The maximum time that a client may accept no data of an answer.
    pub write_limit: Duration,
    /// The maximum time for pending answers once the server has been stopped.
    pub shutdown_limit: Duration,
    /// The number of hints, steps, checks and similar requests to process at the same time; further ones wait.
    pub workers: usize,
    /// The number of counts, paths and similar requests to process in the background at the same time; further ones
    /// wait.
    pub slow_workers: usize,
    /// The number of generations and imports to run in the background at the same time; further ones wait.
    pub makers: usize,
    /// The number of requests of accounts that merge or read much at the same time; further ones wait. Each takes up to
    /// 20 MB.
    pub keepers: usize,
    /// The number of requests that may wait, for each of these kinds. Then the last ones of the client with
    /// the most requests are refused.
    pub queue: usize,
    /// The address of the metrics for Prometheus; `None` if there are none.
    pub metrics: Option<SocketAddr>,
    /// What the log looks like.
    pub log: LogForm,
    /// Whether a proxy stands before the server and says in `X-Forwarded-For` for whom it asks.
    pub behind_proxy: bool,
    /// The file of the user’s collections; `None` if there are none.
    pub collections: Option<PathBuf>,
    /// The accounts; `None` if there are none.
    pub accounts: Option<AccountOptions>,
    /// The maximum number of open connections. Further ones wait, and while any wait, open connections end after their
    /// next answer, and the one that has sent or read nothing for longest, if that is more than a second, at once.
    pub connections: usize,
}

impl Default for Options {
    fn default() -> Options {
        let cores = std::thread::available_parallelism().map_or(2, |cores| cores.get());
        Options {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 7380)),
            allow_hosts: Vec::new(),
            body_limit: 1024 * 1024,
            wait_limit: Duration::from_secs(30),
            time_limit: Duration::from_secs(10),
            read_limit: Duration::from_secs(10),
            write_limit: Duration::from_secs(20),
            shutdown_limit: Duration::from_secs(5),
            connection_limit: Duration::from_secs(600),
            // More than cores, so that one hard question does not delay the others.
            workers: (2 * cores).max(4),
            slow_workers: cores.max(2),
            // They share the processor: each one becomes slower, none is refused.
            makers: 8,
            // Fewer than the connections of a database in a file, so that short requests always have one.
            keepers: 2,
            queue: 1024,
            metrics: None,
            log: LogForm::Off,
            behind_proxy: false,
            collections: None,
            accounts: None,
            connections: 256,
        }
    }
}
