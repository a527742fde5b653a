//! Accepts connections, with time limits, until the server is stopped.

use crate::accounts::{self, PeopleError};
use crate::asker::Peer;
use crate::guard::Arrived;
use crate::options::Options;
use crate::room::{Noted, Place, Room};
use crate::router::router_and_state;
use crate::{log, prometheus};
use axum::Router;
use axum::extract::Request;
use axum::http::HeaderValue;
use axum::http::header::CONNECTION;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use serde_json::json;
use std::convert::Infallible;
use std::fmt;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_io_timeout::TimeoutStream;

/// The reason why the server cannot run.
#[derive(Debug)]
pub enum ServeError {
    /// Another program listens there, perhaps another JADE.
    PortTaken {
        /// The address to listen at.
        address: SocketAddr,
    },
    /// The user may not listen there (on most systems, at ports below 1024).
    Forbidden {
        /// The address to listen at.
        address: SocketAddr,
    },
    /// This computer does not have the address.
    ForeignAddress {
        /// The address to listen at.
        address: SocketAddr,
    },
    /// Listening failed for another reason.
    Listen {
        /// The address to listen at.
        address: SocketAddr,
        /// The error of the system.
        source: io::Error,
    },
    /// The database of accounts cannot be opened.
    Accounts {
        /// The error of the database.
        source: PeopleError,
    },
    /// The origin given for a page is invalid.
    Origin {
        /// What was given.
        origin: String,
    },
    /// The system provides no threads or no signals.
    System {
        /// The error of the system.
        source: io::Error,
    },
}

impl ServeError {
    fn listen(address: SocketAddr, source: io::Error) -> ServeError {
        match source.kind() {
            ErrorKind::AddrInUse => ServeError::PortTaken { address },
            ErrorKind::PermissionDenied => ServeError::Forbidden { address },
            ErrorKind::AddrNotAvailable => ServeError::ForeignAddress { address },
            _ => ServeError::Listen { address, source },
        }
    }
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::PortTaken { address } => write!(f, "{address} is taken by another program"),
            ServeError::Forbidden { address } => write!(f, "listening at {address} is not permitted"),
            ServeError::ForeignAddress { address } => {
                write!(f, "{address} is not an address of this computer")
            }
            ServeError::Listen { address, source } => write!(f, "cannot listen at {address}: {source}"),
            ServeError::Accounts { source } => source.fmt(f),
            ServeError::Origin { origin } => {
                write!(f, "{origin:?} is not a valid origin; expected something like https://sudoku.example")
            }
            ServeError::System { source } => write!(f, "cannot start: {source}"),
        }
    }
}

impl std::error::Error for ServeError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ServeError::Listen { source, .. } | ServeError::System { source } => Some(source),
            ServeError::Accounts { source } => Some(source),
            _ => None,
        }
    }
}

/// Runs [`serve`], for a program without an async runtime.
///
/// # Errors
/// [`ServeError`] if it cannot listen or start threads.
pub fn run(options: &Options, on_ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|source| ServeError::System { source })?;
    let served = runtime.block_on(serve(options, on_ready));
    // Work that does not stop when cancelled must not keep the program from ending.
    runtime.shutdown_background();
    served
}

/// Serves until Ctrl-C or a request to terminate. A second one ends it without waiting for pending answers. Calls
/// `on_ready` with the address, including the actual port.
///
/// # Errors
/// [`ServeError`] if it cannot listen.
pub async fn serve(options: &Options, on_ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let mut signals = Signals::new().map_err(|source| ServeError::System { source })?;
    let (stop, stopped) = tokio::sync::oneshot::channel();
    let mut serving = pin!(serve_until(options, on_ready, async {
        let _ = stopped.await;
    }));
    tokio::select! {
        served = &mut serving => return served,
        () = signals.next() => {}
    }
    let _ = stop.send(());
    tokio::select! {
        served = serving => served,
        () = signals.next() => Ok(()),
    }
}

/// Runs [`serve`] until another event.
///
/// # Errors
/// [`ServeError`] if it cannot listen.
pub async fn serve_until(
    options: &Options,
    on_ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let accounts = match &options.accounts {
        None => None,
        Some(options) => {
            if let Some(origin) = accounts::wrong_origin(options) {
                return Err(ServeError::Origin { origin: origin.clone() });
            }
            let opened = accounts::open(options).await;
            Some(opened.map_err(|source| ServeError::Accounts { source })?)
        }
    };
    let (listener, bound) = listen(options.listen).await?;
    log::set_form(options.log);
    let has_accounts = accounts.is_some();
    let (router, shared) = router_and_state(options, bound, accounts);
    // Each connection holds a receiver, which tells it to end. The last one to drop it closes the channel.
    let (end, ended) = watch::channel(());
    let watching = match options.metrics {
        None => None,
        Some(address) => {
            let (listener, _) = listen(address).await?;
            let router = prometheus::router(shared);
            let door = Door::new(router, options, MAX_METRICS_CONNECTIONS, ended.clone());
            Some(tokio::spawn(async move { door.serve(&listener).await }))
        }
    };
    let door = Door::new(router, options, options.connections, ended);
    let mut stop = pin!(stop);
    let version = env!("CARGO_PKG_VERSION");
    log::event("started", &[("version", json!(version)), ("accounts", json!(has_accounts))]);
    on_ready(bound);
    tokio::select! {
        () = door.serve(&listener) => {}
        () = &mut stop => {}
    }
    log::event("stopping", &[]);
    drop(listener);
    drop(door);
    if let Some(watching) = watching {
        watching.abort();
    }
    end.send_replace(());
    let all = tokio::time::timeout(options.shutdown_limit, end.closed()).await;
    log::event("stopped", &[("unanswered", json!(all.is_err()))]);
    Ok(())
}

/// Listens at an address. Returns the actual one, too.
async fn listen(address: SocketAddr) -> Result<(TcpListener, SocketAddr), ServeError> {
    let listener = TcpListener::bind(address).await.map_err(|error| ServeError::listen(address, error))?;
    let bound = listener.local_addr().map_err(|error| ServeError::listen(address, error))?;
    Ok((listener, bound))
}

/// The most connections at the address of the metrics.
const MAX_METRICS_CONNECTIONS: usize = 8;

/// What the connections to one address share.
#[derive(Clone)]
struct Door {
    router: Router,
    options: Options,
    room: Arc<Room>,
    ended: watch::Receiver<()>,
}

impl Door {
    fn new(router: Router, options: &Options, places: usize, ended: watch::Receiver<()>) -> Door {
        Door { router, options: options.clone(), room: Arc::new(Room::new(places)), ended }
    }

    /// Accepts connections for ever, and serves each.
    async fn serve(&self, listener: &TcpListener) {
        loop {
            match listener.accept().await {
                Ok((stream, _)) => {
                    let place = self.room.enter().await;
                    tokio::spawn(connection(stream, self.clone(), place));
                }
                // The client is gone, or there are no file handles left. Neither is permanent.
                Err(error) => {
                    if !matches!(error.kind(), ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset) {
                        log::fault(&format!("cannot take a connection: {error}"));
                        tokio::time::sleep(Duration::from_millis(200)).await;
                    }
                }
            }
        }
    }
}

/// Serves one connection until its time is over, or it has to make room for another one.
async fn connection(stream: TcpStream, door: Door, place: Place) {
    let Door { router, options, room, mut ended } = door;
    let Ok(arrived) = stream.local_addr().map(Arrived) else { return };
    let peer = stream.peer_addr().map(Peer).ok();
    let _ = stream.set_nodelay(true);
    let service = TowerToHyperService::new(router);
    let guest = Arc::clone(&place.guest);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(arrived);
        if let Some(peer) = peer {
            request.extensions_mut().insert(peer);
        }
        let answering = guest.answer();
        let request = request.map(|body| guest.request(body));
        let response = hyper::service::Service::call(&service, request);
        let room = Arc::clone(&room);
        async move {
            let mut response = response.await?.map(|body| answering.until_the_end_of(body));
            // Others wait for a connection, so this one ends.
            if room.is_full() {
                response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
            }
            Ok::<_, Infallible>(response)
        }
    });
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(options.write_limit));
    let stream = Noted { stream: Box::pin(stream), guest: Arc::clone(&place.guest) };
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(options.read_limit)
        .serve_connection(TokioIo::new(stream), service);
    let mut served = pin!(served);
    tokio::select! {
        // An error is the client’s: it disconnected, was too slow, or does not speak HTTP.
        _ = &mut served => return,
        () = place.guest.turned_out() => return,
        _ = ended.changed() => {}
        () = tokio::time::sleep(options.connection_limit) => {}
    }
    served.as_mut().graceful_shutdown();
    let _ = tokio::time::timeout(options.shutdown_limit.max(options.time_limit), served).await;
}

/// The signals of the system to stop.
struct Signals {
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
}

impl Signals {
    #[cfg(unix)]
    fn new() -> io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Signals {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    #[cfg(not(unix))]
    fn new() -> io::Result<Signals> {
        Ok(Signals {})
    }

    #[cfg(unix)]
    async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }

    #[cfg(not(unix))]
    async fn next(&mut self) {
        // On a system without such a signal, only ending the program ends the server.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
