//! [`Shared`]: the state shared by all requests.

use crate::accounts::Accounts;
use crate::collections::Collections;
use crate::guard::Guard;
#[cfg(feature = "accounts")]
use crate::judging::Judging;
use crate::metrics::Metrics;
use crate::options::Options;
use crate::work::Workers;
use std::net::SocketAddr;
use std::sync::atomic::AtomicBool;

/// The number of pictures that are decoded at the same time.
const PICTURES_AT_ONCE: usize = 2;

/// The state shared by all requests.
#[derive(Debug)]
pub(crate) struct Shared {
    pub options: Options,
    pub guard: Guard,
    /// Threads for requests that a player waits for: hints, steps, checks.
    pub workers: Workers,
    /// Threads for requests that may take long: counts, paths, printing.
    pub slow: Workers,
    /// Threads for work that goes on until the client has enough: generation and imports.
    pub makers: Workers,
    /// Turns for pictures, which take much memory.
    pub pictures: Workers,
    /// Turns for requests of accounts that merge or read much.
    pub keepers: Workers,
    /// Turns for syncs that send little, as most do: they do not wait for those that send much.
    pub light_keepers: Workers,
    /// Turns for requests with a password, which takes memory and time to check.
    pub checkers: Workers,
    /// Turns for reading the games that are judged for the rankings.
    #[cfg(feature = "accounts")]
    pub judges: Workers,
    #[cfg(feature = "accounts")]
    pub judging: Judging,
    pub collections: Collections,
    pub metrics: Metrics,
    /// Whether we have already warned about an undeclared proxy.
    pub has_warned: AtomicBool,
    /// The accounts; `None` if the server has none.
    pub accounts: Option<Accounts>,
}

impl Shared {
    /// Creates the state of a server addressed at `bound`.
    pub(crate) fn new(options: &Options, bound: SocketAddr, accounts: Option<Accounts>) -> Shared {
        let Options { workers, slow_workers, makers, keepers, queue, wait_limit, time_limit, .. } = *options;
        Shared {
            guard: Guard::new(options, bound),
            workers: Workers::new(workers, queue, wait_limit, time_limit),
            slow: Workers::in_background(slow_workers, queue, wait_limit, time_limit),
            makers: Workers::in_background(makers, queue, wait_limit, time_limit),
            pictures: Workers::new(PICTURES_AT_ONCE, queue, wait_limit, time_limit),
            keepers: Workers::new(keepers, queue, wait_limit, time_limit),
            light_keepers: Workers::new(keepers, queue, wait_limit, time_limit),
            checkers: Workers::new(workers, queue, wait_limit, time_limit),
            #[cfg(feature = "accounts")]
            judges: Workers::new(keepers, queue, wait_limit, time_limit),
            #[cfg(feature = "accounts")]
            judging: Judging::default(),
            collections: Collections::new(options.collections.clone()),
            metrics: Metrics::new(),
            has_warned: AtomicBool::new(false),
            options: options.clone(),
            accounts,
        }
    }
}
