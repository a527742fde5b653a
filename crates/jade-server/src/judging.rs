//! [`Judging`]: whose games are being judged. The games of an account are judged by one task at a time, however often it
//! syncs.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The accounts whose games are being judged, or about to be.
#[derive(Debug, Default)]
pub(crate) struct Judging(Mutex<HashMap<String, Arc<OneAccount>>>);

/// The judging of the games of one account.
#[derive(Debug, Default)]
pub(crate) struct OneAccount {
    /// Held by the task that judges.
    pub alone: tokio::sync::Mutex<()>,
    /// Whether there are games that came meanwhile.
    pub again: AtomicBool,
}

impl Judging {
    /// Returns what is known of an account.
    pub(crate) fn of(&self, account: &str) -> Arc<OneAccount> {
        Arc::clone(self.all().entry(account.to_owned()).or_default())
    }

    /// Forgets an account that nobody judges any more.
    pub(crate) fn forget(&self, account: &str) {
        let mut all = self.all();
        if all.get(account).is_some_and(|known| Arc::strong_count(known) == 1) {
            all.remove(account);
        }
    }

    fn all(&self) -> MutexGuard<'_, HashMap<String, Arc<OneAccount>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
