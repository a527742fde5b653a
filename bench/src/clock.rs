//! Measures the processor time of a thread.

use rustix::time::{ClockId, clock_gettime};
use std::time::Duration;

/// Returns the processor time of this thread: on a shared machine, other processes distort it less than wall-clock
/// time.
pub fn thread_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}

/// Runs `work` and returns the processor time in seconds.
pub fn seconds<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let start = thread_time();
    let result = work();
    (result, (thread_time() - start).as_secs_f64())
}
