//! [`Workers`]: runs the tutor on threads of its own, a few at a time, with deadlines.
//!
//! What a player waits for (a hint) and what may take long (a count, a generation) have separate workers. The latter
//! run at the lowest priority of the system. So a hint never queues behind them and hardly shares the processor with
//! them.

use crate::log;
use crate::queue::{FairQueue, Turn};
use crate::refusal::Refusal;
use axum::http::StatusCode;
use jade_contract::{LanguageJson, Limits};
use jade_text::Args;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// The time for cancelled work to stop before it is abandoned.
const CANCEL_GRACE: Duration = Duration::from_millis(500);

/// Threads for the tutor’s work.
#[derive(Debug)]
pub(crate) struct Workers {
    queue: Arc<FairQueue>,
    /// The time to wait for a turn.
    patience: Duration,
    /// The time to compute an answer.
    limit: Duration,
    in_background: bool,
}

/// A client that waits. Dropping it cancels the work.
pub(crate) struct Waiting(Arc<AtomicBool>);

impl Waiting {
    /// Returns a waiting client, and a function that says whether it is gone.
    pub(crate) fn new() -> (Waiting, impl Fn() -> bool + Send + 'static) {
        let stop = Arc::new(AtomicBool::new(false));
        (Waiting(Arc::clone(&stop)), move || stop.load(Ordering::Relaxed))
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Workers {
    /// Creates workers for `workers` requests at a time, each limited to the time `limit`, with room for `queue` more
    /// that wait for at most `patience`.
    pub(crate) fn new(workers: usize, queue: usize, patience: Duration, limit: Duration) -> Workers {
        Workers { queue: Arc::new(FairQueue::new(workers, queue)), patience, limit, in_background: false }
    }

    /// Creates workers that yield the processor to other work.
    pub(crate) fn in_background(
        workers: usize,
        queue: usize,
        patience: Duration,
        limit: Duration,
    ) -> Workers {
        Workers { in_background: true, ..Workers::new(workers, queue, patience, limit) }
    }

    /// Returns who waits.
    pub(crate) fn queue(&self) -> &FairQueue {
        &self.queue
    }

    /// Waits for a turn, which is shared fairly between those who ask. It lasts until it is dropped.
    ///
    /// # Errors
    /// [`Refusal`] if the queue is full, or no turn comes in time.
    pub(crate) async fn turn(&self, language: LanguageJson) -> Result<Turn, Refusal> {
        self.queue.turn(self.patience).await.map_err(|_| Refusal::busy(language))
    }

    /// Starts work that has a turn, on a new or an idle thread.
    ///
    /// # Errors
    /// If the system cannot start a thread.
    pub(crate) fn begin(&self, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
        if self.in_background {
            let work = || {
                give_way();
                work();
            };
            std::thread::Builder::new().name("jade-background".to_owned()).spawn(work)?;
        } else {
            tokio::task::spawn_blocking(work);
        }
        Ok(())
    }

    /// Computes an answer.
    ///
    /// The work is cancelled when its time is up or the client is gone. The time begins when a worker becomes free.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        language: LanguageJson,
        work: impl FnOnce(&Limits<'_>) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let turn = self.turn(language).await?;
        let deadline = Instant::now() + self.limit;
        let (_waiting, stopped) = Waiting::new();
        let (done, answer) = oneshot::channel();
        let begun = self.begin(move || {
            let cancel = || stopped() || Instant::now() >= deadline;
            let found = work(&Limits { cancel: Some(&cancel), ..Limits::default() });
            // When the client has the answer, the place is free.
            drop(turn);
            // The client may be gone.
            drop(done.send(found));
        });
        if let Err(error) = begun {
            log::fault(&format!("cannot start a thread: {error}"));
            return Err(Refusal::busy(language));
        }
        match tokio::time::timeout_at((deadline + CANCEL_GRACE).into(), answer).await {
            Ok(Ok(answer)) => Ok(answer),
            // The work has panicked, and the panic hook has reported it.
            Ok(Err(_)) => Err(Refusal::internal(language)),
            Err(_) => {
                let args = Args::none().number("seconds", self.limit.as_secs());
                Err(Refusal::new(StatusCode::GATEWAY_TIMEOUT, "timeout", language, &args))
            }
        }
    }
}

/// Gives the calling thread the lowest priority, permanently: no thread can raise its priority again.
#[cfg(target_os = "linux")]
fn give_way() {
    // On Linux, each thread has a priority of its own, and 0 is the calling thread. A failure only means a higher
    // priority.
    let _ = rustix::process::setpriority_process(None, 19);
}

/// On other systems, the priority belongs to the whole program, so this does nothing.
#[cfg(not(target_os = "linux"))]
fn give_way() {}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::response::IntoResponse;
    use std::sync::atomic::AtomicUsize;
    use std::sync::mpsc;

    const EN: LanguageJson = LanguageJson::En;

    #[tokio::test]
    async fn work_is_cancelled_when_its_time_is_up() {
        let workers = Workers::new(1, 8, Duration::from_millis(30), Duration::from_millis(30));
        let answer = workers.run(EN, |limits| {
            let cancel = limits.cancel.unwrap();
            while !cancel() {
                std::thread::sleep(Duration::from_millis(1));
            }
            "what is known by then"
        });
        assert_eq!(answer.await.unwrap(), "what is known by then");
    }

    #[tokio::test]
    async fn work_that_does_not_stop_is_abandoned() {
        let workers = Workers::new(1, 8, Duration::from_millis(10), Duration::from_millis(10));
        let (end, wait) = mpsc::channel::<()>();
        let refusal = workers.run(EN, move |_| wait.recv()).await.unwrap_err();
        assert_eq!(refusal.status, StatusCode::GATEWAY_TIMEOUT);
        assert_eq!(refusal.reply.code, "timeout");
        // Its place is taken until it ends.
        let refusal = workers.run(EN, |_| ()).await.unwrap_err();
        assert_eq!((refusal.status, refusal.reply.code.as_str()), (StatusCode::SERVICE_UNAVAILABLE, "busy"));
        end.send(()).unwrap();
        let begun = Instant::now();
        while workers.queue.load().0 > 0 {
            assert!(begun.elapsed() < Duration::from_secs(5));
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    #[tokio::test]
    async fn work_is_cancelled_when_the_client_is_gone() {
        let workers = Workers::new(1, 8, Duration::from_secs(60), Duration::from_secs(60));
        let (said, heard) = mpsc::channel();
        let (begun, began) = tokio::sync::oneshot::channel();
        let work = workers.run(EN, move |limits| {
            begun.send(()).unwrap();
            let cancel = limits.cancel.unwrap();
            while !cancel() {
                std::thread::sleep(Duration::from_millis(1));
            }
            said.send("told").unwrap();
        });
        tokio::select! {
            _ = work => panic!("nothing should end this work"),
            begun = began => begun.unwrap(),
        }
        assert_eq!(heard.recv_timeout(Duration::from_secs(5)), Ok("told"));
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn no_more_requests_run_at_a_time_than_there_are_workers() {
        let workers = Arc::new(Workers::new(2, 12, Duration::from_secs(10), Duration::from_secs(10)));
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let tasks: Vec<_> = (0..12)
            .map(|_| {
                let (workers, now, most) = (Arc::clone(&workers), Arc::clone(&now), Arc::clone(&most));
                tokio::spawn(async move {
                    let work = workers.run(EN, move |_| {
                        most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                        std::thread::sleep(Duration::from_millis(5));
                        now.fetch_sub(1, Ordering::SeqCst);
                    });
                    work.await.unwrap();
                })
            })
            .collect();
        for task in tasks {
            task.await.unwrap();
        }
        assert_eq!(most.load(Ordering::SeqCst), 2);
    }

    #[tokio::test]
    async fn a_panic_becomes_a_refusal_and_frees_its_place() {
        let workers = Workers::new(1, 8, Duration::from_secs(5), Duration::from_secs(5));
        let refusal = workers.run::<()>(EN, |_| panic!("a secret")).await.unwrap_err();
        assert_eq!(refusal.status, StatusCode::INTERNAL_SERVER_ERROR);
        assert!(!refusal.reply.message.contains("secret"));
        assert_eq!(workers.run(EN, |_| 7).await.unwrap(), 7);
    }

    #[tokio::test]
    async fn as_many_requests_wait_as_the_queue_has_room_for() {
        let workers = Arc::new(Workers::new(1, 20, Duration::from_secs(60), Duration::from_secs(60)));
        let turn = workers.turn(EN).await.unwrap();
        let order = Arc::new(std::sync::Mutex::new(Vec::new()));
        let mut waiting = Vec::new();
        for number in 0..20 {
            let (waits, order) = (Arc::clone(&workers), Arc::clone(&order));
            waiting.push(tokio::spawn(async move {
                let push = move || order.lock().unwrap().push(number);
                waits.run(EN, move |_| push()).await
            }));
            while workers.queue.load().1 != number + 1 {
                tokio::task::yield_now().await;
            }
        }
        let refusal = workers.run(EN, |_| ()).await.unwrap_err();
        assert_eq!((refusal.status, refusal.reply.code.as_str()), (StatusCode::SERVICE_UNAVAILABLE, "busy"));
        assert_eq!(refusal.into_response().headers()["retry-after"], "1");
        drop(turn);
        for answer in waiting {
            answer.await.unwrap().unwrap();
        }
        assert_eq!(*order.lock().unwrap(), Vec::from_iter(0..20));
        assert_eq!(workers.queue.load(), (0, 0));
    }

    /// The 19th field of a thread’s status is its nice value.
    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn only_background_work_has_a_low_priority() {
        async fn nice(workers: Workers) -> i32 {
            let read = |_: &Limits<'_>| std::fs::read_to_string("/proc/thread-self/stat").unwrap();
            let status = workers.run(EN, read).await.unwrap();
            let fields = status.rsplit_once(')').unwrap().1;
            fields.split_whitespace().nth(16).unwrap().parse().unwrap()
        }
        let limit = Duration::from_secs(60);
        assert_eq!(nice(Workers::in_background(1, 1, limit, limit)).await, 19);
        assert!(nice(Workers::new(1, 1, limit, limit)).await < 19);
    }

    #[tokio::test]
    async fn a_panic_in_the_background_becomes_a_refusal_too() {
        let workers = Workers::in_background(1, 1, Duration::from_secs(5), Duration::from_secs(5));
        let refusal = workers.run::<()>(EN, |_| panic!("a secret")).await.unwrap_err();
        assert_eq!(refusal.status, StatusCode::INTERNAL_SERVER_ERROR);
        assert_eq!(workers.run(EN, |_| 7).await.unwrap(), 7);
    }
}
