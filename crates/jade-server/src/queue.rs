//! [`FairQueue`]: turns at a few workers, shared fairly between those who ask.
//!
//! Requests queue per browser, and browsers per address. A free worker goes to the
//! addresses in turn, and within one to its browsers in turn. So somebody who asks five hundred questions at once delays
//! others by one question, and a class behind one address gets the share of one address, divided between its browsers.
//! Nobody is refused while there is room to wait. If there is none, the longest line loses its last place to whoever has
//! a shorter one.

use std::collections::VecDeque;
use std::hash::{BuildHasher, RandomState};
use std::mem;
use std::net::IpAddr;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;

/// Who asks, as far as turns are concerned: an address, and a browser there. Only hashes, which are different in every
/// process, are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Asker([u64; 2]);

static HASHES: LazyLock<RandomState> = LazyLock::new(RandomState::new);

tokio::task_local! {
    /// Who asks the question that the current task answers.
    static ASKER: Asker;
}

impl Asker {
    /// Returns the asker at an address; `browser` is anything by which its browsers differ.
    pub(crate) fn new(address: Option<IpAddr>, browser: &[&str]) -> Asker {
        Asker([HASHES.hash_one(address), HASHES.hash_one(browser)])
    }

    /// Answers a question of this asker.
    pub(crate) async fn answer<T>(self, answering: impl Future<Output = T>) -> T {
        ASKER.scope(self, answering).await
    }

    /// Returns who asks the question that the current task answers.
    pub(crate) fn current() -> Asker {
        ASKER.try_with(|asker| *asker).unwrap_or_default()
    }
}

/// Workers and those who wait for one.
#[derive(Debug)]
pub(crate) struct FairQueue {
    workers: usize,
    room: usize,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    busy: usize,
    refused: u64,
    last_id: u64,
    line: Line,
}

/// Those who wait, in lines within lines.
#[derive(Debug, Default)]
struct Line {
    /// How many wait here, in all lines.
    length: usize,
    waiting: VecDeque<Waiter>,
    parts: VecDeque<(u64, Line)>,
}

#[derive(Debug)]
struct Waiter {
    id: u64,
    turn: oneshot::Sender<Turn>,
}

impl Line {
    fn push(&mut self, keys: &[u64], waiter: Waiter) {
        self.length += 1;
        let [key, rest @ ..] = keys else { return self.waiting.push_back(waiter) };
        match self.parts.iter_mut().find(|(own, _)| own == key) {
            Some((_, part)) => part.push(rest, waiter),
            None => {
                let mut part = Line::default();
                part.push(rest, waiter);
                self.parts.push_back((*key, part));
            }
        }
    }

    /// Takes the next request. The line it stood in goes to the end.
    fn next(&mut self) -> Option<Waiter> {
        let found = match self.parts.pop_front() {
            None => self.waiting.pop_front(),
            Some((key, mut part)) => {
                let found = part.next();
                if part.length > 0 {
                    self.parts.push_back((key, part));
                }
                found
            }
        };
        self.length -= usize::from(found.is_some());
        found
    }

    fn remove(&mut self, keys: &[u64], id: u64) -> bool {
        let is_gone = match keys {
            [] => {
                let before = self.waiting.len();
                self.waiting.retain(|waiter| waiter.id != id);
                self.waiting.len() < before
            }
            [key, rest @ ..] => match self.parts.iter().position(|(own, _)| own == key) {
                None => false,
                Some(place) => {
                    let is_gone = self.parts[place].1.remove(rest, id);
                    if self.parts[place].1.length == 0 {
                        self.parts.remove(place);
                    }
                    is_gone
                }
            },
        };
        self.length -= usize::from(is_gone);
        is_gone
    }

    fn length_of(&self, keys: &[u64]) -> usize {
        match keys {
            [] => self.length,
            [key, rest @ ..] => {
                self.parts.iter().find(|(own, _)| own == key).map_or(0, |(_, part)| part.length_of(rest))
            }
        }
    }

    /// Takes the last one out of the longest line, if the line of `keys` is shorter even with one more.
    fn make_room(&mut self, keys: &[u64]) -> Option<Waiter> {
        let found = match self.parts.iter().enumerate().max_by_key(|(_, (_, part))| part.length) {
            None => self.waiting.pop_back(),
            Some((place, (key, part))) => {
                let own = keys.first() == Some(key);
                if !own && !keys.is_empty() && part.length <= self.length_of(&keys[..1]) + 1 {
                    return None;
                }
                // One's own line is not shorter than itself: only another browser in it may lose its place.
                let rest = if own { &keys[1..] } else { &[] };
                if own && rest.is_empty() {
                    return None;
                }
                let found = self.parts[place].1.make_room(rest);
                if self.parts[place].1.length == 0 {
                    self.parts.remove(place);
                }
                found
            }
        };
        self.length -= usize::from(found.is_some());
        found
    }
}

/// A turn at a worker. When it is dropped, the next one has it.
#[derive(Debug)]
pub(crate) struct Turn(Option<Arc<FairQueue>>);

impl Drop for Turn {
    fn drop(&mut self) {
        if let Some(queue) = self.0.take() {
            queue.pass_on();
        }
    }
}

/// The place of somebody who waits. When it is dropped, nobody stands there any more.
struct Place<'q> {
    queue: &'q FairQueue,
    asker: Asker,
    id: u64,
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.queue.state().line.remove(&self.asker.0, self.id);
    }
}

/// No turn came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NoTurn;

impl FairQueue {
    /// Creates a queue with this many workers and this much waiting room.
    pub(crate) fn new(workers: usize, room: usize) -> FairQueue {
        FairQueue { workers: workers.max(1), room, state: Mutex::default() }
    }

    /// Returns the number of workers.
    pub(crate) fn workers(&self) -> usize {
        self.workers
    }

    /// Returns the number of workers that have something to do, and of those who wait.
    pub(crate) fn load(&self) -> (usize, usize) {
        let state = self.state();
        (state.busy, state.line.length)
    }

    /// Returns how many were refused since the start.
    pub(crate) fn refused(&self) -> u64 {
        self.state().refused
    }

    /// Waits for a turn, at most for so long.
    ///
    /// # Errors
    /// [`NoTurn`] if there is no room to wait, or no turn comes in time.
    pub(crate) async fn turn(self: &Arc<FairQueue>, patience: Duration) -> Result<Turn, NoTurn> {
        let asker = Asker::current();
        let (turn, mine) = oneshot::channel();
        let id = {
            let mut state = self.state();
            if state.busy < self.workers {
                state.busy += 1;
                return Ok(Turn(Some(Arc::clone(self))));
            }
            // Dropping the one who loses the place tells them.
            if state.line.length >= self.room && state.line.make_room(&asker.0).is_none() {
                state.refused += 1;
                return Err(NoTurn);
            }
            state.last_id += 1;
            let id = state.last_id;
            state.line.push(&asker.0, Waiter { id, turn });
            id
        };
        let place = Place { queue: self, asker, id };
        let turn = tokio::time::timeout(patience, mine).await;
        drop(place);
        match turn {
            Ok(Ok(turn)) => Ok(turn),
            _ => {
                self.state().refused += 1;
                Err(NoTurn)
            }
        }
    }

    /// Gives a turn that is over to the next one.
    fn pass_on(self: Arc<FairQueue>) {
        loop {
            let next = {
                let mut state = self.state();
                let next = state.line.next();
                if next.is_none() {
                    state.busy -= 1;
                }
                next
            };
            let Some(next) = next else { return };
            match next.turn.send(Turn(Some(Arc::clone(&self)))) {
                Ok(()) => return,
                // They are gone; dropping this turn would pass it on a second time.
                Err(mut turn) => drop(mem::take(&mut turn.0)),
            }
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::task::JoinHandle;

    const LONG: Duration = Duration::from_secs(60);

    fn asker(address: u8, browser: &str) -> Asker {
        Asker::new(Some(IpAddr::from([192, 0, 2, address])), &[browser])
    }

    /// Everybody who had a turn, in order.
    type Order = Arc<Mutex<Vec<&'static str>>>;

    /// Waits for a turn as this asker, and writes down its name when it comes.
    async fn wait(
        queue: &Arc<FairQueue>,
        asker: Asker,
        name: &'static str,
        order: &Order,
    ) -> JoinHandle<Result<(), NoTurn>> {
        let (own, order, before) = (Arc::clone(queue), Arc::clone(order), queue.state().last_id);
        let task = tokio::spawn(asker.answer(async move {
            let turn = own.turn(LONG).await?;
            order.lock().unwrap().push(name);
            drop(turn);
            Ok(())
        }));
        while queue.state().last_id == before && !task.is_finished() {
            tokio::task::yield_now().await;
        }
        task
    }

    #[tokio::test]
    async fn who_asks_much_does_not_keep_others_waiting() {
        let queue = Arc::new(FairQueue::new(1, 1000));
        let first = queue.turn(LONG).await.unwrap();
        let order = Order::default();
        let mut all = Vec::new();
        for _ in 0..200 {
            all.push(wait(&queue, asker(1, "a"), "many", &order).await);
        }
        for _ in 0..2 {
            all.push(wait(&queue, asker(2, "a"), "few", &order).await);
        }
        assert_eq!(queue.load(), (1, 202));
        drop(first);
        for one in all {
            one.await.unwrap().unwrap();
        }
        let order = order.lock().unwrap();
        assert_eq!(order[..5], ["many", "few", "many", "few", "many"]);
        assert_eq!(queue.load(), (0, 0));
        assert_eq!(queue.refused(), 0);
    }

    #[tokio::test]
    async fn an_address_shares_its_turns_between_its_browsers() {
        let queue = Arc::new(FairQueue::new(1, 1000));
        let first = queue.turn(LONG).await.unwrap();
        let order = Order::default();
        let mut all = Vec::new();
        for (address, browser, name) in
            [(1, "a", "a1"), (1, "a", "a2"), (1, "b", "b1"), (1, "c", "c1"), (2, "d", "d1"), (2, "d", "d2")]
        {
            all.push(wait(&queue, asker(address, browser), name, &order).await);
        }
        drop(first);
        for one in all {
            one.await.unwrap().unwrap();
        }
        assert_eq!(*order.lock().unwrap(), ["a1", "d1", "b1", "d2", "c1", "a2"]);
    }

    #[tokio::test]
    async fn the_longest_line_gives_up_its_last_place() {
        let queue = Arc::new(FairQueue::new(1, 4));
        let first = queue.turn(LONG).await.unwrap();
        let order = Order::default();
        let mut many = Vec::new();
        for name in ["a1", "a2", "a3", "a4"] {
            many.push(wait(&queue, asker(1, "a"), name, &order).await);
        }
        // A fifth of their own finds no room, and somebody else does.
        let fifth = wait(&queue, asker(1, "a"), "a5", &order).await;
        assert_eq!(fifth.await.unwrap(), Err(NoTurn));
        let other = wait(&queue, asker(2, "b"), "b1", &order).await;
        assert_eq!(many.pop().unwrap().await.unwrap(), Err(NoTurn));
        let another = wait(&queue, asker(1, "c"), "c1", &order).await;
        assert_eq!(many.pop().unwrap().await.unwrap(), Err(NoTurn));
        assert_eq!(queue.load(), (1, 4));
        let second = wait(&queue, asker(2, "b"), "b2", &order).await;
        assert_eq!(many.pop().unwrap().await.unwrap(), Err(NoTurn));
        // Now the two addresses have as many places.
        let last = wait(&queue, asker(2, "b"), "b3", &order).await;
        assert_eq!(last.await.unwrap(), Err(NoTurn));
        drop(first);
        for one in many.into_iter().chain([other, another, second]) {
            one.await.unwrap().unwrap();
        }
        assert_eq!(*order.lock().unwrap(), ["a1", "b1", "c1", "b2"]);
        assert_eq!(queue.refused(), 5);
    }

    #[tokio::test]
    async fn who_goes_away_leaves_no_place_behind() {
        let queue = Arc::new(FairQueue::new(1, 3));
        let first = queue.turn(LONG).await.unwrap();
        let order = Order::default();
        let gone = wait(&queue, asker(1, "a"), "gone", &order).await;
        let stays = wait(&queue, asker(1, "a"), "stays", &order).await;
        gone.abort();
        assert!(gone.await.unwrap_err().is_cancelled());
        assert_eq!(queue.load(), (1, 1));
        assert_eq!(queue.turn(Duration::from_millis(5)).await.unwrap_err(), NoTurn);
        assert_eq!(queue.load(), (1, 1));
        drop(first);
        stays.await.unwrap().unwrap();
        assert_eq!(queue.load(), (0, 0));
        assert!(queue.state().line.parts.is_empty());
    }

    /// Whatever happens, as many turns as workers, and in the end none is lost.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn no_turn_is_lost() {
        let queue = Arc::new(FairQueue::new(3, 20));
        let tasks: Vec<_> = (0..400_u64)
            .map(|number| {
                let queue = Arc::clone(&queue);
                let who = asker((number % 5) as u8, ["a", "b", "c"][(number % 3) as usize]);
                let task = tokio::spawn(who.answer(async move {
                    if let Ok(turn) = queue.turn(Duration::from_millis(number % 7)).await {
                        assert!(queue.load().0 <= 3);
                        tokio::time::sleep(Duration::from_micros(number * 13 % 900)).await;
                        drop(turn);
                    }
                }));
                if number % 11 == 0 {
                    task.abort();
                }
                task
            })
            .collect();
        for task in tasks {
            if let Err(error) = task.await {
                assert!(error.is_cancelled(), "{error}");
            }
        }
        assert_eq!(queue.load(), (0, 0));
        let all: Vec<_> = [queue.turn(LONG).await, queue.turn(LONG).await, queue.turn(LONG).await].into();
        assert!(all.iter().all(Result::is_ok));
    }
}
