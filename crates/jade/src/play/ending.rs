//! The system's wish that the program end: a terminal that is closed, a computer that is shut down. The game goes then
//! as by Ctrl-C: kept, and the terminal as it was.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether the program is to end.
pub struct Ending(Arc<AtomicBool>);

impl Ending {
    /// Listens from now on. Where the system does not allow that, it ends the program at once, as it always did.
    pub fn listen() -> Ending {
        let wished = Arc::<AtomicBool>::default();
        let told = Arc::clone(&wished);
        if let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_io().build() {
            let listen = async move {
                if signalled().await {
                    told.store(true, Ordering::Relaxed);
                }
            };
            // Without the thread nothing would ever answer: the handlers are only installed by it.
            drop(std::thread::Builder::new().name("ending".into()).spawn(move || runtime.block_on(listen)));
        }
        Ending(wished)
    }

    /// Whether it is wished.
    pub fn is_wished(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Waits for a signal; false if there will be none.
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
