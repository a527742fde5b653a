//! [`Progress`]: a line on the terminal that shows the progress of long work.

use jade_text::{Args, Texts};
use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The interval between updates.
const INTERVAL: Duration = Duration::from_millis(500);
/// Moves to the start of the line and erases it.
const CLEAR: &str = "\r\x1b[K";

/// Shows the progress to a person at a terminal, who would otherwise see nothing happen. Shared by all
/// threads.
pub struct Progress {
    /// The terminal; `None` if standard error is not one.
    to: Option<Mutex<Box<dyn Write + Send>>>,
    texts: &'static Texts,
    begun: Instant,
    /// When the next update is due, in milliseconds from the start.
    due: AtomicU64,
    shown: AtomicBool,
    found: AtomicU64,
    answered: AtomicU64,
    /// The number of bytes to read; 0 if unknown.
    bytes: AtomicU64,
    /// The number of bytes read, and how many of them are not processed yet.
    read: AtomicU64,
    waiting: AtomicU64,
}

/// The length of the bar in characters.
const BAR_CHARS: u64 = 20;

impl Progress {
    /// Writes to standard error, if that is a terminal.
    pub fn new(texts: &'static Texts) -> Progress {
        let terminal = io::stderr().is_terminal();
        Progress::to(terminal.then(|| Box::new(io::stderr()) as Box<dyn Write + Send>), texts)
    }

    fn to(to: Option<Box<dyn Write + Send>>, texts: &'static Texts) -> Progress {
        Progress {
            to: to.map(Mutex::new),
            texts,
            begun: Instant::now(),
            due: AtomicU64::new(INTERVAL.as_millis() as u64),
            shown: AtomicBool::new(false),
            found: AtomicU64::new(0),
            answered: AtomicU64::new(0),
            bytes: AtomicU64::new(0),
            read: AtomicU64::new(0),
            waiting: AtomicU64::new(0),
        }
    }

    /// Shows a bar from now on: the fraction of this number of bytes that was [read](Progress::read).
    pub fn expect(&self, bytes: u64) {
        self.bytes.store(bytes, Ordering::Relaxed);
    }

    /// Sets the number of bytes that were read but not processed yet.
    pub fn waiting(&self, bytes: usize) {
        self.waiting.store(bytes as u64, Ordering::Relaxed);
    }

    /// Counts bytes of the input that were read.
    pub fn read(&self, bytes: usize) {
        self.read.fetch_add(bytes as u64, Ordering::Relaxed);
    }

    /// Counts a solution found.
    pub fn found(&self) {
        self.found.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts puzzles that were answered since the last call.
    pub fn answered(&self, puzzles: usize) {
        self.answered.fetch_add(puzzles as u64, Ordering::Relaxed);
    }

    /// The number of puzzles answered so far.
    pub fn count(&self) -> u64 {
        self.answered.load(Ordering::Relaxed)
    }

    /// Updates the line if an update is due. Call it often during long work.
    pub fn tick(&self) {
        self.tick_with(|elapsed| self.words(elapsed.as_secs()));
    }

    /// Like [`Progress::tick`], but with custom words; they receive the time since the start.
    pub fn tick_with(&self, words: impl FnOnce(Duration) -> String) {
        if self.to.is_some() {
            self.tick_at(self.begun.elapsed(), words);
        }
    }

    fn tick_at(&self, elapsed: Duration, words: impl FnOnce(Duration) -> String) {
        let now = elapsed.as_millis() as u64;
        let due = self.due.load(Ordering::Relaxed);
        let next = now + INTERVAL.as_millis() as u64;
        // Only one of several threads writes the update.
        if now < due || self.due.compare_exchange(due, next, Ordering::Relaxed, Ordering::Relaxed).is_err() {
            return;
        }
        self.write(&format!("{CLEAR}{}", words(elapsed)));
        self.shown.store(true, Ordering::Relaxed);
    }

    fn words(&self, seconds: u64) -> String {
        let (answered, found) = (self.answered.load(Ordering::Relaxed), self.found.load(Ordering::Relaxed));
        let seconds = Args::none().number("seconds", seconds);
        let words = match (answered, found) {
            (0, 0) => self.texts.plain("report-progress-searching", &seconds),
            (0, _) => self.texts.plain("report-progress", &seconds.number("found", found)),
            _ => self.texts.plain("report-progress-puzzles", &seconds.number("answered", answered)),
        };
        self.bar() + &words
    }

    /// Returns `█████▌░░░░  55 %  `; empty if the total is unknown.
    fn bar(&self) -> String {
        let number = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let (bytes, read) = (number(&self.bytes), number(&self.read).saturating_sub(number(&self.waiting)));
        if bytes == 0 {
            return String::new();
        }
        // A file may have grown since.
        let part = |of: u64| (u128::from(read.min(bytes)) * u128::from(of) / u128::from(bytes)) as usize;
        let (done, open) = ("█".repeat(part(BAR_CHARS)), "░".repeat(BAR_CHARS as usize - part(BAR_CHARS)));
        format!("{done}{open} {:3} %  ", part(100))
    }

    /// Erases the line, so that something else can be written there.
    pub fn clear(&self) {
        if self.shown.swap(false, Ordering::Relaxed) {
            self.write(CLEAR);
        }
    }

    fn write(&self, text: &str) {
        if let Some(to) = &self.to {
            let mut to = to.lock().unwrap_or_else(PoisonError::into_inner);
            // If it cannot be shown, nobody is waiting for it.
            let _ = to.write_all(text.as_bytes()).and_then(|()| to.flush());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_text::Language;
    use std::sync::Arc;

    #[derive(Clone, Default)]
    struct Screen(Arc<Mutex<Vec<u8>>>);

    impl Write for Screen {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().extend_from_slice(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    impl Screen {
        fn take(&self) -> String {
            String::from_utf8(std::mem::take(&mut self.0.lock().unwrap())).unwrap()
        }
    }

    #[test]
    fn progress_is_shown_at_intervals_and_erased() {
        let screen = Screen::default();
        let progress = Progress::to(Some(Box::new(screen.clone())), Texts::of(Language::English));
        let at = |milliseconds| {
            progress
                .tick_at(Duration::from_millis(milliseconds), |elapsed| progress.words(elapsed.as_secs()));
            screen.take()
        };
        assert_eq!(at(0), "");
        assert_eq!(at(499), "");
        progress.clear();
        assert_eq!(screen.take(), "", "what is not there is not taken away");
        assert_eq!(at(500), "\r\x1b[Ksearching, 0 s (Ctrl-C stops)");
        assert_eq!(at(600), "");
        progress.found();
        progress.found();
        assert_eq!(at(3100), "\r\x1b[K2 solutions so far, 3 s (Ctrl-C stops)");
        progress.answered(1234);
        assert_eq!(at(3599), "");
        assert_eq!(at(3600), "\r\x1b[K1,234 puzzles so far, 3 s (Ctrl-C stops)");
        progress.expect(2000);
        assert_eq!(
            at(4100),
            format!("\r\x1b[K{}   0 %  1,234 puzzles so far, 4 s (Ctrl-C stops)", "░".repeat(20))
        );
        progress.read(1500);
        progress.waiting(389);
        let half = "█".repeat(11) + &"░".repeat(9);
        assert_eq!(at(5000), format!("\r\x1b[K{half}  55 %  1,234 puzzles so far, 5 s (Ctrl-C stops)"));
        progress.read(3000);
        assert!(at(6000).contains(&format!("{} 100 %", "█".repeat(20))));
        progress.clear();
        assert_eq!(screen.take(), "\r\x1b[K");
        progress.clear();
        assert_eq!(screen.take(), "");
    }

    #[test]
    fn progress_is_in_spanish_too_and_absent_without_a_terminal() {
        let screen = Screen::default();
        let progress = Progress::to(Some(Box::new(screen.clone())), Texts::of(Language::Spanish));
        for (count, words) in [(0, "buscando"), (1, "una solución"), (1, "2 soluciones")] {
            (0..count).for_each(|_| progress.found());
            progress.due.store(0, Ordering::Relaxed);
            progress.tick_at(Duration::from_secs(7), |elapsed| progress.words(elapsed.as_secs()));
            let said = screen.take();
            assert!(said.contains(words) && said.contains("7 s"), "{said}");
        }
        progress.answered(1);
        progress.due.store(0, Ordering::Relaxed);
        progress.tick_at(Duration::from_secs(7), |elapsed| progress.words(elapsed.as_secs()));
        assert!(screen.take().contains("un sudoku"));
        let nobody = Progress::to(None, Texts::of(Language::Spanish));
        nobody.tick();
        nobody.clear();
    }
}
