//! The system's request to end the program: the terminal was closed, or the computer is shutting down. The game then
//! ends as on Ctrl-C: it is saved, and the terminal is restored.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether the program has to end.
pub struct Ending(Arc<AtomicBool>);

impl Ending {
    /// Starts to listen. If the system does not allow that, it continues to end the program at once.
    pub fn listen() -> Ending {
        let wished = Arc::<AtomicBool>::default();
        let said = Arc::clone(&wished);
        if let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_io().build() {
            let listen = async move {
                if signalled().await {
                    said.store(true, Ordering::Relaxed);
                }
            };
            // Only this thread installs the handlers, so that they never intercept a signal without being able to
            // react.
            drop(std::thread::Builder::new().name("ending".into()).spawn(move || runtime.block_on(listen)));
        }
        Ending(wished)
    }

    /// Whether the system has requested the end.
    pub fn is_wished(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Waits for a signal; returns false if there will be none.
#[cfg(unix)]
async fn signalled() -> bool {
    use std::task::Poll;
    use tokio::signal::unix::{SignalKind, signal};
    let signals = [SignalKind::terminate(), SignalKind::hangup()].map(signal);
    let mut signals: Vec<_> = signals.into_iter().flatten().collect();
    if signals.is_empty() {
        return false;
    }
    std::future::poll_fn(|context| match signals.iter_mut().any(|one| one.poll_recv(context).is_ready()) {
        true => Poll::Ready(true),
        false => Poll::Pending,
    })
    .await
}

#[cfg(not(unix))]
async fn signalled() -> bool {
    false
}
