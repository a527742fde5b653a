//! The time a thread has spent on a processor.

use rustix::time::{ClockId, clock_gettime};
use std::time::Duration;

/// Processor time of this thread: on a shared machine what others do counts less than with the wall clock.
pub fn thread_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}

/// Processor seconds that `work` takes.
pub fn seconds<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let start = thread_time();
    let result = work();
    (result, (thread_time() - start).as_secs_f64())
}
