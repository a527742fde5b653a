//! [`each`]: work on several threads that can be stopped.

use pyo3::{PyErr, PyResult};
use std::cell::{Cell, RefCell};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The time between two looks at what the caller wants.
const INTERVAL: Duration = Duration::from_millis(50);

/// Runs a job for each item on up to this number of threads, and returns the results in the order of the items. Every 50
/// milliseconds `tick` learns how many jobs are done; if it fails, jobs are asked to stop, and nothing is returned.
///
/// # Errors
/// The error of `tick`.
pub fn each<Item: Send, Done: Send>(
    threads: usize,
    items: Vec<Item>,
    work: impl Fn(Item, &dyn Fn() -> bool) -> Done + Sync,
    tick: &mut dyn FnMut(usize) -> PyResult<()>,
) -> PyResult<Vec<Done>> {
    let count = items.len();
    if threads <= 1 || count <= 1 {
        return on_this_thread(items, work, tick);
    }
    let (stop, source) = (AtomicBool::new(false), Mutex::new(items.into_iter().enumerate()));
    let (send, receive) = channel();
    let mut done: Vec<Option<Done>> = (0..count).map(|_| None).collect();
    std::thread::scope(|scope| {
        for _ in 0..threads.min(count) {
            let send = send.clone();
            let (stop, source, work) = (&stop, &source, &work);
            scope.spawn(move || {
                let stopped = || stop.load(Ordering::Relaxed);
                while !stopped() {
                    let next = source.lock().unwrap_or_else(PoisonError::into_inner).next();
                    let Some((index, item)) = next else { return };
                    if send.send((index, work(item, &stopped))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let (mut finished, mut due) = (0, Instant::now() + INTERVAL);
        loop {
            match receive.recv_timeout(due.saturating_duration_since(Instant::now())) {
                Ok((index, result)) => {
                    done[index] = Some(result);
                    finished += 1;
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok::<(), PyErr>(()),
            }
            if Instant::now() >= due {
                due = Instant::now() + INTERVAL;
                tick(finished).inspect_err(|_| stop.store(true, Ordering::Relaxed))?;
            }
        }
    })?;
    Ok(done.into_iter().flatten().collect())
}

/// The same without threads: `tick` is called from within the jobs.
fn on_this_thread<Item, Done>(
    items: Vec<Item>,
    work: impl Fn(Item, &dyn Fn() -> bool) -> Done,
    tick: &mut dyn FnMut(usize) -> PyResult<()>,
) -> PyResult<Vec<Done>> {
    let (due, failed): (_, RefCell<Option<PyErr>>) =
        (Cell::new(Instant::now() + INTERVAL), RefCell::new(None));
    let (finished, tick) = (Cell::new(0), RefCell::new(tick));
    let stop = || {
        if failed.borrow().is_some() {
            return true;
        }
        if Instant::now() < due.get() {
            return false;
        }
        due.set(Instant::now() + INTERVAL);
        let result = (tick.borrow_mut())(finished.get());
        *failed.borrow_mut() = result.err();
        failed.borrow().is_some()
    };
    let mut done = Vec::with_capacity(items.len());
    for item in items {
        done.push(work(item, &stop));
        finished.set(done.len());
        if stop() {
            break;
        }
    }
    match failed.take() {
        Some(error) => Err(error),
        None => Ok(done),
    }
}
