//! [`in_order`]: runs jobs on several cores, with results in the order of the jobs.

use std::collections::BTreeMap;
use std::io;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// The number of jobs per thread that may be taken before the first of them is done, unless it is given. More would hide
/// a slow job longer, but keep more results waiting for it.
pub const JOBS_AHEAD: usize = 16;

/// Takes jobs from `next`, runs each on one of the given number of threads, and passes the results to `put` in the
/// order of the jobs, each as soon as all before it are available. However many jobs there are, only a few
/// are in memory.
///
/// ```text
///            next          work (threads)         put
///   … 9 8 7 ─────▶ [6] [5]   … [3] [4] …  ─────▶  1 2
///                  one at a time            one at a time
/// ```
///
/// # Errors
/// The first error of `put`; after it no more jobs are taken and no more results are put.
pub fn in_order<Job: Send, Done: Send>(
    threads: usize,
    next: impl FnMut() -> Option<Job> + Send,
    work: impl Fn(Job) -> Done + Sync,
    put: impl FnMut(Done) -> io::Result<()> + Send,
) -> io::Result<()> {
    in_order_ahead(threads, JOBS_AHEAD, next, work, put)
}

/// The same as [`in_order`], with at most `ahead` jobs per thread taken before the first of them is done: for short
/// results of jobs of which a few take some hundred times as long as the others.
///
/// # Errors
/// As [`in_order`].
pub fn in_order_ahead<Job: Send, Done: Send>(
    threads: usize,
    ahead: usize,
    mut next: impl FnMut() -> Option<Job> + Send,
    work: impl Fn(Job) -> Done + Sync,
    mut put: impl FnMut(Done) -> io::Result<()> + Send,
) -> io::Result<()> {
    if threads <= 1 {
        while let Some(job) = next() {
            put(work(job))?;
        }
        return Ok(());
    }
    let source = Mutex::new((0, next));
    let results = Results {
        waiting: Mutex::new(Waiting { done: BTreeMap::new(), put: 0, putting: false, ended: None }),
        room: Condvar::new(),
    };
    let put = Mutex::new(put);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let _guard = EndIfPanicking(&results);
                loop {
                    let (number, job) = {
                        let mut source = lock(&source);
                        if !results.wait_for_room(source.0, threads * ahead) {
                            return;
                        }
                        let Some(job) = source.1() else { return };
                        source.0 += 1;
                        (source.0 - 1, job)
                    };
                    results.add(number, work(job), &put);
                }
            });
        }
    });
    match lock(&results.waiting).ended.take() {
        Some(error) => Err(error),
        None => Ok(()),
    }
}

struct Results<Done> {
    waiting: Mutex<Waiting<Done>>,
    room: Condvar,
}

struct Waiting<Done> {
    /// Results that are not put yet, by job number.
    done: BTreeMap<usize, Done>,
    /// The number of results put.
    put: usize,
    /// Whether some thread is putting results: it also handles those added meanwhile.
    putting: bool,
    /// Why the work ended early.
    ended: Option<io::Error>,
}

impl<Done> Results<Done> {
    /// Waits until job `number` is less than `ahead` jobs ahead of the results put. Returns whether to go on.
    fn wait_for_room(&self, number: usize, ahead: usize) -> bool {
        let full = |waiting: &mut Waiting<Done>| waiting.ended.is_none() && number >= waiting.put + ahead;
        let waiting = self.room.wait_while(lock(&self.waiting), full);
        waiting.unwrap_or_else(PoisonError::into_inner).ended.is_none()
    }

    /// Adds a result and puts all that are next, unless another thread is doing so.
    fn add(&self, number: usize, done: Done, put: &Mutex<impl FnMut(Done) -> io::Result<()>>) {
        let mut waiting = lock(&self.waiting);
        waiting.done.insert(number, done);
        if std::mem::replace(&mut waiting.putting, true) {
            return;
        }
        while waiting.ended.is_none() {
            let next = waiting.put;
            let Some(done) = waiting.done.remove(&next) else { break };
            drop(waiting);
            let result = (*lock(put))(done);
            waiting = lock(&self.waiting);
            waiting.put += 1;
            waiting.ended = waiting.ended.take().or(result.err());
            self.room.notify_all();
        }
        waiting.putting = false;
    }
}

/// A thread that panics never finishes its job, so nobody must wait for it.
struct EndIfPanicking<'a, Done>(&'a Results<Done>);

impl<Done> Drop for EndIfPanicking<'_, Done> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            lock(&self.0.waiting).ended.get_or_insert_with(|| io::Error::other("a thread panicked"));
            self.0.room.notify_all();
        }
    }
}

/// The data is consistent even if a holder of the lock panicked, and the panic is reported in any case.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    #[test]
    fn results_come_in_order() {
        for threads in [1, 2, 3, 8] {
            let mut numbers = 0..500_u64;
            let mut results = Vec::new();
            let work = |number: u64| {
                if number.is_multiple_of(50) {
                    std::thread::sleep(Duration::from_millis(number % 7));
                }
                number * number
            };
            let put = |square| {
                results.push(square);
                Ok(())
            };
            in_order(threads, || numbers.next(), work, put).unwrap();
            assert!(results.iter().copied().eq((0..500).map(|number| number * number)), "{threads}");
        }
    }

    #[test]
    fn results_that_wait_for_a_slow_one_are_bounded() {
        const JOBS: usize = 16 * JOBS_AHEAD;
        let (taken, put) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let next = || {
            let number = taken.fetch_add(1, Ordering::SeqCst);
            // At the end every thread asks once in vain.
            assert!(number >= JOBS || number <= put.load(Ordering::SeqCst) + 4 * JOBS_AHEAD);
            (number < JOBS).then_some(number)
        };
        let work = |number| {
            if number == 3 {
                std::thread::sleep(Duration::from_millis(100));
            }
        };
        let count = |()| {
            put.fetch_add(1, Ordering::SeqCst);
            Ok(())
        };
        in_order(4, next, work, count).unwrap();
        assert_eq!(put.into_inner(), JOBS);
    }

    #[test]
    fn a_failure_to_write_ends_the_work() {
        for threads in [1, 4] {
            let taken = AtomicUsize::new(0);
            let mut put = 0;
            let result = in_order(
                threads,
                || Some(taken.fetch_add(1, Ordering::SeqCst)),
                |number| number,
                |number| {
                    assert!(number <= 10, "after the failure nothing more is put");
                    put += 1;
                    if number == 10 { Err(io::ErrorKind::BrokenPipe.into()) } else { Ok(()) }
                },
            );
            assert_eq!(result.unwrap_err().kind(), io::ErrorKind::BrokenPipe);
            assert_eq!(put, 11);
        }
    }

    #[test]
    #[should_panic]
    fn a_panic_ends_the_work() {
        let mut numbers = 0..1000;
        let _ = in_order(4, || numbers.next(), |number| assert_ne!(number, 7), |()| Ok(()));
    }
}
