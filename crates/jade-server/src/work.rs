//! [`Workers`]: the tutor's work, beside the requests, a few at a time, with a deadline.

use crate::refusal::Refusal;
use axum::http::StatusCode;
use jade_contract::contract::LanguageJson;
use jade_contract::{AskError, Limits};
use jade_text::Args;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How long work that has been told to stop may take to do so before it is left to itself.
const GRACE: Duration = Duration::from_millis(500);

/// Threads for the tutor's work.
#[derive(Debug)]
pub(crate) struct Workers {
    free: Arc<Semaphore>,
    limit: Duration,
}

/// Tells the work to stop once nobody waits for it.
pub(crate) struct Waiting(Arc<AtomicBool>);

impl Waiting {
    /// Somebody who waits, and whether nobody does any more.
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
    /// So many at a time, each for so long.
    pub(crate) fn new(workers: usize, limit: Duration) -> Workers {
        Workers { free: Arc::new(Semaphore::new(workers.max(1))), limit }
    }

    /// A turn to work, which lasts as long as it is kept.
    ///
    /// # Errors
    /// If there is none in time.
    pub(crate) async fn turn(&self, language: LanguageJson) -> Result<OwnedSemaphorePermit, Refusal> {
        match tokio::time::timeout(self.limit, Arc::clone(&self.free).acquire_owned()).await {
            Ok(Ok(turn)) => Ok(turn),
            _ => Err(Refusal::busy(language)),
        }
    }

    /// Works out an answer.
    ///
    /// The work is told to stop when its time is up or when the client has gone; the time begins when the
    /// request is there, not when a worker is.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        language: LanguageJson,
        work: impl FnOnce(&Limits<'_>) -> Result<T, AskError> + Send + 'static,
    ) -> Result<T, Refusal> {
        let deadline = Instant::now() + self.limit;
        let turn = self.turn(language).await?;
        let (_waiting, stopped) = Waiting::new();
        let working = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            let cancel = || stopped() || Instant::now() >= deadline;
            work(&Limits { cancel: Some(&cancel), ..Limits::default() })
        });
        match tokio::time::timeout_at((deadline + GRACE).into(), working).await {
            Ok(Ok(answer)) => answer.map_err(Refusal::asked),
            Ok(Err(failure)) => {
                // The panic itself has been reported by the thread it was in.
                eprintln!("jade: an answer could not be worked out: {failure}");
                Err(Refusal::internal(language))
            }
            Err(_) => {
                let args = Args::none().number("seconds", self.limit.as_secs());
                Err(Refusal::new(StatusCode::GATEWAY_TIMEOUT, "timeout", language, &args))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicUsize;
    use std::sync::mpsc;

    const EN: LanguageJson = LanguageJson::En;

    #[tokio::test]
    async fn work_is_told_when_its_time_is_up() {
        let workers = Workers::new(1, Duration::from_millis(30));
        let answer = workers.run(EN, |limits| {
            let cancel = limits.cancel.unwrap();
            while !cancel() {
                std::thread::sleep(Duration::from_millis(1));
            }
            Ok("what is known by then")
        });
        assert_eq!(answer.await.unwrap(), "what is known by then");
    }

    #[tokio::test]
    async fn work_that_does_not_stop_is_left_to_itself() {
        let workers = Workers::new(1, Duration::from_millis(10));
        let (end, wait) = mpsc::channel::<()>();
        let refusal = workers.run(EN, move |_| Ok(wait.recv())).await.unwrap_err();
        assert_eq!(refusal.status, StatusCode::GATEWAY_TIMEOUT);
        assert_eq!(refusal.reply.code, "timeout");
        // Its place is taken until it ends.
        let refusal = workers.run(EN, |_| Ok(())).await.unwrap_err();
        assert_eq!((refusal.status, refusal.reply.code.as_str()), (StatusCode::SERVICE_UNAVAILABLE, "busy"));
        end.send(()).unwrap();
        let freed = tokio::time::timeout(Duration::from_secs(5), workers.free.acquire()).await;
        assert!(freed.unwrap().is_ok());
    }

    #[tokio::test]
    async fn work_is_told_when_the_client_has_gone() {
        let workers = Workers::new(1, Duration::from_secs(60));
        let (said, heard) = mpsc::channel();
        let (begun, began) = tokio::sync::oneshot::channel();
        let work = workers.run(EN, move |limits| {
            begun.send(()).unwrap();
            let cancel = limits.cancel.unwrap();
            while !cancel() {
                std::thread::sleep(Duration::from_millis(1));
            }
            said.send("told").unwrap();
            Ok(())
        });
        tokio::select! {
            _ = work => panic!("nothing should end this work"),
            begun = began => begun.unwrap(),
        }
        assert_eq!(heard.recv_timeout(Duration::from_secs(5)), Ok("told"));
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn no_more_run_at_a_time_than_may() {
        let workers = Arc::new(Workers::new(2, Duration::from_secs(10)));
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let tasks: Vec<_> = (0..12)
            .map(|_| {
                let (workers, now, most) = (Arc::clone(&workers), Arc::clone(&now), Arc::clone(&most));
                tokio::spawn(async move {
                    let work = workers.run(EN, move |_| {
                        most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                        std::thread::sleep(Duration::from_millis(5));
                        now.fetch_sub(1, Ordering::SeqCst);
                        Ok(())
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
        let workers = Workers::new(1, Duration::from_secs(5));
        let refusal = workers.run::<()>(EN, |_| panic!("a secret")).await.unwrap_err();
        assert_eq!(refusal.status, StatusCode::INTERNAL_SERVER_ERROR);
        assert!(!refusal.reply.message.contains("secret"));
        assert_eq!(workers.run(EN, |_| Ok(7)).await.unwrap(), 7);
    }
}
