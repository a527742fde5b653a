//! Ctrl-C: the first time it ends the search with what was found so far, the second time the program.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// What a shell sees of a program that Ctrl-C ended.
pub const EXIT_CODE: u8 = 130;

static REQUESTED: AtomicBool = AtomicBool::new(false);

/// Whether Ctrl-C was pressed since [`listen`].
pub fn requested() -> bool {
    REQUESTED.load(Ordering::Relaxed)
}

/// Takes Ctrl-C over. Where the system does not allow that, Ctrl-C goes on ending the program at once.
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
        // Without the thread nothing would ever answer: the handler is only installed by it.
        drop(std::thread::Builder::new().name("interrupt".into()).spawn(move || runtime.block_on(listen)));
    });
}
