//! The window: the terminal, its clock, and the threads that wait for keys and run the tutor.

use super::ending::Ending;
use super::{saved_game, text_of};
use crate::commands::play::records;
use jade_terminal::ask::{self, Answer, Ask};
use jade_terminal::key::{Code, Key};
use jade_terminal::{Effect, Happening, Start, State, draw, start, update};
use jade_tutor::Limits;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, EnableBracketedPaste, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers,
};
use ratatui::crossterm::execute;
use std::any::Any;
use std::io;
use std::mem::ManuallyDrop;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// The interval at which the clock is updated and a request to end is checked for.
const CLOCK_INTERVAL: Duration = Duration::from_millis(250);

/// Runs until the player quits. The terminal is restored in any case.
///
/// # Errors
/// If the terminal fails.
pub fn run(state: State, begin: Start, colour: bool) -> io::Result<()> {
    let ending = Ending::listen();
    // Dropping it would report on standard error that the cursor cannot be shown, and panic if that is gone as well.
    let mut terminal = ManuallyDrop::new(ratatui::try_init()?);
    // Without it pasted text arrives as keys, so it may fail.
    let _ = execute!(io::stdout(), EnableBracketedPaste);
    let done = catch_unwind(AssertUnwindSafe(|| {
        let (state, effects) = start(state, begin);
        let mut window = Window::new(state, colour);
        let done = window.play(&mut terminal, effects, &ending);
        (window, done)
    }));
    let _ = execute!(io::stdout(), DisableBracketedPaste);
    // A terminal that was closed cannot be restored, and the failure cannot be reported anywhere.
    let _ = terminal.show_cursor();
    let _ = ratatui::try_restore();
    let (window, done) = done.unwrap_or_else(|panic| resume_unwind(panic));
    // Only now can standard error be seen.
    for record in window.records {
        if let Ok(Err(words)) = record.join() {
            crate::console::terminal::complain(&format!("jade: {words}"));
        }
    }
    match done {
        Err(error) if is_closed(&error) => Ok(()),
        result => result,
    }
}

/// Whether the terminal itself is gone: then the player has left, and the game was saved at its last change.
fn is_closed(error: &io::Error) -> bool {
    const EIO: i32 = 5;
    cfg!(unix) && error.raw_os_error() == Some(EIO)
}

/// The result of a thread: the number of its question, and the answer or its panic.
type Back = (u64, Result<Answer, Box<dyn Any + Send>>);

/// What the window waits for.
enum Incoming {
    /// An event from the terminal.
    Event(Event),
    /// The terminal supplies no more events.
    Failed(io::Error),
    Answer(Back),
}

struct Window {
    state: State,
    colour: bool,
    sender: Sender<Incoming>,
    receiver: Receiver<Incoming>,
    /// The number of the question being answered, and the flag that cancels it.
    asked: u64,
    cancel: Arc<AtomicBool>,
    left: bool,
    /// The threads that record games.
    records: Vec<JoinHandle<Result<(), String>>>,
}

impl Window {
    fn new(state: State, colour: bool) -> Window {
        let (sender, receiver) = channel();
        Window {
            state,
            colour,
            sender,
            receiver,
            asked: 0,
            cancel: Arc::default(),
            left: false,
            records: Vec::new(),
        }
    }

    fn play(
        &mut self,
        terminal: &mut DefaultTerminal,
        effects: Vec<Effect>,
        ending: &Ending,
    ) -> io::Result<()> {
        effects.into_iter().for_each(|effect| self.perform(effect));
        listen(self.sender.clone());
        let mut last = Instant::now();
        while !self.left {
            terminal.draw(|frame| draw::draw(&self.state, frame, self.colour))?;
            let mut next = self.receiver.recv_timeout(CLOCK_INTERVAL).ok();
            // Everything that is already there, so that held-down keys need not wait for drawings.
            while let Some(incoming) = next.filter(|_| !self.left) {
                match incoming {
                    Incoming::Event(event) => self.event(event),
                    Incoming::Failed(error) => return Err(error),
                    Incoming::Answer((number, answer)) => {
                        let answer = answer.unwrap_or_else(|panic| resume_unwind(panic));
                        if number == self.asked {
                            self.happens(Happening::Answered(answer));
                        }
                    }
                }
                next = self.receiver.try_recv().ok();
            }
            if ending.is_wished() {
                self.happens(Happening::Key(Key::from('c').with_ctrl()));
            }
            let now = Instant::now();
            self.happens(Happening::Passed(now - last));
            last = now;
        }
        Ok(())
    }

    fn event(&mut self, event: Event) {
        match event {
            Event::Key(event) if event.kind != KeyEventKind::Release => {
                if let Some(key) = key(event) {
                    self.happens(Happening::Key(key));
                }
            }
            Event::Paste(text) => self.happens(Happening::Pasted(text)),
            _ => {}
        }
    }

    fn happens(&mut self, happening: Happening) {
        if let Happening::Key(_) = happening {
            self.state.today = records::today();
        }
        for effect in update(&mut self.state, happening) {
            self.perform(effect);
        }
    }

    fn perform(&mut self, effect: Effect) {
        let texts = self.state.texts();
        match effect {
            Effect::Ask(ask) => self.ask(ask),
            Effect::Cancel => {
                self.cancel.store(true, Ordering::Relaxed);
                self.asked += 1;
            }
            Effect::Open(name) => self.happens(Happening::Opened(text_of(&name, texts))),
            Effect::Load => self.happens(Happening::Loaded(saved_game::load(texts))),
            Effect::Save(game) => {
                if let Err(words) = saved_game::save(&game, texts) {
                    self.happens(Happening::NotKept(words));
                }
            }
            // Its review takes a moment.
            Effect::Record(game) => self.records.push(std::thread::spawn(move || {
                records::add(vec![records::record_of(&game)], texts).map(|_| ())
            })),
            Effect::Leave => {
                self.cancel.store(true, Ordering::Relaxed);
                self.left = true;
            }
        }
    }

    fn ask(&mut self, ask: Ask) {
        self.asked += 1;
        self.cancel = Arc::default();
        let (number, cancel, sender) = (self.asked, Arc::clone(&self.cancel), self.sender.clone());
        let begun = Instant::now();
        let work = move || {
            let cancelled = || cancel.load(Ordering::Relaxed);
            let limits = Limits { cancel: Some(&cancelled), ..Limits::default() };
            ask::answer(&ask, &limits, &|| begun.elapsed())
        };
        // After the player has quit, nobody listens any more.
        std::thread::spawn(move || {
            let answer = catch_unwind(AssertUnwindSafe(work));
            drop(sender.send(Incoming::Answer((number, answer))));
        });
    }
}

/// Waits for terminal events on a separate thread: if a terminal disappears, crossterm keeps reading in vain and
/// never returns, but the game has to end.
fn listen(sender: Sender<Incoming>) {
    std::thread::spawn(move || {
        loop {
            let incoming = event::read().map_or_else(Incoming::Failed, Incoming::Event);
            let failed = matches!(incoming, Incoming::Failed(_));
            if sender.send(incoming).is_err() || failed {
                return;
            }
        }
    });
}

/// Converts a key event; `None` if the game does not use the key.
fn key(event: KeyEvent) -> Option<Key> {
    let code = match event.code {
        KeyCode::Char(c) => Code::Char(c),
        KeyCode::Up => Code::Up,
        KeyCode::Down => Code::Down,
        KeyCode::Left => Code::Left,
        KeyCode::Right => Code::Right,
        KeyCode::Home => Code::Home,
        KeyCode::End => Code::End,
        KeyCode::PageUp => Code::PageUp,
        KeyCode::PageDown => Code::PageDown,
        KeyCode::Enter => Code::Enter,
        KeyCode::Esc => Code::Escape,
        KeyCode::Tab => Code::Tab,
        KeyCode::Backspace => Code::Backspace,
        KeyCode::Delete => Code::Delete,
        KeyCode::F(1) => Code::F1,
        _ => return None,
    };
    let with = |modifier| event.modifiers.contains(modifier);
    Some(Key {
        code,
        ctrl: with(KeyModifiers::CONTROL),
        alt: with(KeyModifiers::ALT),
        shift: with(KeyModifiers::SHIFT),
    })
}
