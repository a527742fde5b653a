//! Ctrl-C: the first one ends the search with the results so far, the second one ends the program.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// The exit code of a program ended by Ctrl-C, as shells expect it.
pub const EXIT_CODE: u8 = 130;

static REQUESTED: AtomicBool = AtomicBool::new(false);

/// Whether Ctrl-C was pressed since [`listen`].
pub fn requested() -> bool {
    REQUESTED.load(Ordering::Relaxed)
}

/// Starts to handle Ctrl-C. If the system does not allow that, Ctrl-C continues to end the program at once.
pub fn listen() {
    static LISTENING: OnceLock<()> = OnceLock::new();
    LISTENING.get_or_init(|| {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_io().build() else { return };
        let listen = async {
            while tokio::signal::ctrl_c().await.is_ok() {
                if REQUESTED.swap(true, Ordering::Relaxed) {
                    std::process::exit(i32::from(EXIT_CODE));
                }
            }
        };
        // Only this thread installs the handler, so that it never intercepts Ctrl-C without being able to react.
        drop(std::thread::Builder::new().name("interrupt".into()).spawn(move || runtime.block_on(listen)));
    });
}
