//! [`Clock`]: the time, which tests can set.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// A clock in milliseconds since 1970.
#[derive(Clone, Default)]
pub struct Clock(Option<Arc<AtomicI64>>);

impl Clock {
    /// Returns a clock that stands still until it is [moved](Clock::forward).
    ///
    /// ```
    /// let clock = jade_people::Clock::standing(1_000);
    /// clock.forward(500);
    /// assert_eq!(clock.now(), 1_500);
    /// ```
    pub fn standing(now: i64) -> Clock {
        Clock(Some(Arc::new(AtomicI64::new(now))))
    }

    /// Moves a standing clock by so many milliseconds, which may be negative. The clock of the system is not changed.
    pub fn forward(&self, milliseconds: i64) {
        if let Some(now) = &self.0 {
            now.fetch_add(milliseconds, Ordering::SeqCst);
        }
    }

    /// Returns the time in milliseconds since 1970.
    pub fn now(&self) -> i64 {
        match &self.0 {
            Some(now) => now.load(Ordering::SeqCst),
            None => {
                let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                i64::try_from(now.as_millis()).unwrap_or(i64::MAX)
            }
        }
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Clock({})", if self.0.is_some() { "standing" } else { "system" })
    }
}
