//! [`Room`]: how many connections are open at the same time, and which one ends if there is no room for another.
//!
//! A client that sends nothing, or that does not read what it asked for, keeps its place while there is room. If others wait,
//! the one for which the server has waited longest is turned out. A connection with an answer under way is never one of them,
//! once the whole request has come.

use axum::body::{Body, HttpBody};
use http_body_util::BodyExt;
use hyper::body::{Frame, SizeHint};
use std::io;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::task::{Context, Poll, ready};
use std::time::{Duration, Instant};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};

/// How long the server waits for a client that keeps the place of another one.
const PATIENCE: Duration = Duration::from_secs(1);
/// How often it looks for such a client while another one waits.
const LOOK: Duration = Duration::from_millis(100);

/// The places for connections.
pub(crate) struct Room {
    places: Arc<Semaphore>,
    guests: Mutex<Vec<Weak<Guest>>>,
}

impl Room {
    pub(crate) fn new(places: usize) -> Room {
        Room { places: Arc::new(Semaphore::new(places.max(1))), guests: Mutex::default() }
    }

    /// Waits for a place.
    pub(crate) async fn enter(&self) -> Place {
        let mut entering = std::pin::pin!(Arc::clone(&self.places).acquire_owned());
        let permit = loop {
            tokio::select! {
                permit = &mut entering => break permit.ok(),
                () = tokio::time::sleep(LOOK) => self.turn_out_one(),
            }
        };
        let guest = Arc::new(Guest::default());
        let mut guests = self.guests.lock().unwrap_or_else(PoisonError::into_inner);
        guests.retain(|guest| guest.strong_count() > 0);
        guests.push(Arc::downgrade(&guest));
        Place { guest, _permit: permit }
    }

    /// Whether there is no place left.
    pub(crate) fn is_full(&self) -> bool {
        self.places.available_permits() == 0
    }

    /// Ends the connection for which the server has waited longest, if that is too long.
    fn turn_out_one(&self) {
        let guests = self.guests.lock().unwrap_or_else(PoisonError::into_inner);
        let slowest = guests.iter().filter_map(Weak::upgrade).max_by_key(|guest| guest.waited());
        if let Some(guest) = slowest.filter(|guest| guest.waited() >= PATIENCE) {
            guest.is_out.notify_one();
        }
    }
}

/// A place of a connection, which is free when this is dropped.
pub(crate) struct Place {
    pub(crate) guest: Arc<Guest>,
    _permit: Option<OwnedSemaphorePermit>,
}

/// A connection.
pub(crate) struct Guest {
    begun: Instant,
    /// The answers that are made or sent.
    answers: AtomicUsize,
    /// Those of them whose request has not come to its end.
    unread: AtomicUsize,
    /// Whether it does not accept what is sent.
    is_deaf: AtomicBool,
    /// When it last sent or accepted something, in milliseconds since it came.
    moved: AtomicU64,
    /// Signals that it has to go.
    is_out: Notify,
}

impl Default for Guest {
    fn default() -> Guest {
        Guest {
            begun: Instant::now(),
            answers: AtomicUsize::new(0),
            unread: AtomicUsize::new(0),
            is_deaf: AtomicBool::new(false),
            moved: AtomicU64::new(0),
            is_out: Notify::new(),
        }
    }
}

impl Guest {
    /// Waits until it has to go.
    pub(crate) async fn turned_out(&self) {
        self.is_out.notified().await;
    }

    /// How long the server has waited for it.
    fn waited(&self) -> Duration {
        let [answers, unread] = [&self.answers, &self.unread].map(|count| count.load(Ordering::Relaxed));
        if answers > unread && !self.is_deaf.load(Ordering::Relaxed) {
            return Duration::ZERO;
        }
        self.begun.elapsed().saturating_sub(Duration::from_millis(self.moved.load(Ordering::Relaxed)))
    }

    fn moves(&self) {
        let now = u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.moved.store(now, Ordering::Relaxed);
    }

    /// Returns the body of a request, for the rest of which the server waits.
    pub(crate) fn request<B: HttpBody>(self: &Arc<Guest>, body: B) -> Awaited<B> {
        let guest = (!body.is_end_stream()).then(|| {
            self.unread.fetch_add(1, Ordering::Relaxed);
            Arc::clone(self)
        });
        Awaited { body, guest }
    }

    /// Begins an answer, which ends when what is returned is dropped.
    pub(crate) fn answer(self: &Arc<Guest>) -> Answering {
        self.answers.fetch_add(1, Ordering::Relaxed);
        Answering(Arc::clone(self))
    }
}

/// An answer under way.
pub(crate) struct Answering(Arc<Guest>);

impl Answering {
    /// Returns a body that belongs to the answer.
    pub(crate) fn until_the_end_of(self, body: Body) -> Body {
        // The function is dropped with the body.
        Body::new(body.map_err(move |error| {
            let _ = &self;
            error
        }))
    }
}

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.moves();
        self.0.answers.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The body of a request. The server waits for the client until it has come or nobody reads it any more.
pub(crate) struct Awaited<B> {
    body: B,
    guest: Option<Arc<Guest>>,
}

impl<B> Awaited<B> {
    fn has_come(&mut self) {
        if let Some(guest) = self.guest.take() {
            guest.unread.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

impl<B> Drop for Awaited<B> {
    fn drop(&mut self) {
        self.has_come();
    }
}

impl<B: HttpBody + Unpin> HttpBody for Awaited<B> {
    type Data = B::Data;
    type Error = B::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<B::Data>, B::Error>>> {
        let frame = ready!(Pin::new(&mut self.body).poll_frame(context));
        if frame.is_none() || self.body.is_end_stream() {
            self.has_come();
        }
        Poll::Ready(frame)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// The stream of a connection, which notes when something moves.
pub(crate) struct Noted<S> {
    pub(crate) stream: S,
    pub(crate) guest: Arc<Guest>,
}

impl<S: AsyncRead + Unpin> AsyncRead for Noted<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let read = ready!(Pin::new(&mut self.stream).poll_read(context, buffer));
        self.guest.moves();
        Poll::Ready(read)
    }
}

impl<S> Noted<S> {
    fn written(&self, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        self.guest.is_deaf.store(written.is_pending(), Ordering::Relaxed);
        if written.is_ready() {
            self.guest.moves();
        }
        written
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Noted<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.written(written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.written(written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
