//! The window: the terminal, its clock, and the thread on which the tutor answers.

use super::ending::Ending;
use super::{kept, text_of};
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
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

/// How long a key is waited for, while the tutor works and while nothing happens.
const SHORT: Duration = Duration::from_millis(30);
const LONG: Duration = Duration::from_millis(250);

/// Plays until the player leaves. Whatever happens, the terminal is afterwards as it was.
///
/// # Errors
/// If the terminal fails.
pub fn run(state: State, begin: Start, colour: bool) -> io::Result<()> {
    let ending = Ending::listen();
    let mut terminal = ratatui::try_init()?;
    // Without it what is pasted comes as keys; so it may fail.
    let _ = execute!(io::stdout(), EnableBracketedPaste);
    let done = catch_unwind(AssertUnwindSafe(|| {
        let (state, effects) = start(state, begin);
        Window::new(state, colour).play(&mut terminal, effects, &ending)
    }));
    let _ = execute!(io::stdout(), DisableBracketedPaste);
    ratatui::restore();
    done.unwrap_or_else(|panic| resume_unwind(panic))
}

/// What a thread comes back with: the number of its question, and the answer or its panic.
type Back = (u64, Result<Answer, Box<dyn Any + Send>>);

struct Window {
    state: State,
    colour: bool,
    sender: Sender<Back>,
    receiver: Receiver<Back>,
    /// The number of the question that is being answered, and what stops it.
    asked: u64,
    cancel: Arc<AtomicBool>,
    left: bool,
}

impl Window {
    fn new(state: State, colour: bool) -> Window {
        let (sender, receiver) = channel();
        Window { state, colour, sender, receiver, asked: 0, cancel: Arc::default(), left: false }
    }

    fn play(
        &mut self,
        terminal: &mut DefaultTerminal,
        effects: Vec<Effect>,
        ending: &Ending,
    ) -> io::Result<()> {
        effects.into_iter().for_each(|effect| self.perform(effect));
        let mut last = Instant::now();
        while !self.left {
            terminal.draw(|frame| draw::draw(&self.state, frame, self.colour))?;
            let patience = if self.state.waiting.is_some() { SHORT } else { LONG };
            if event::poll(patience)? {
                // All that is there already: whoever holds a key down is not to wait for drawings.
                while !self.left && event::poll(Duration::ZERO)? {
                    self.event(event::read()?);
                }
            }
            while let Ok((number, answer)) = self.receiver.try_recv() {
                let answer = answer.unwrap_or_else(|panic| resume_unwind(panic));
                if number == self.asked {
                    self.happens(Happening::Answered(answer));
                }
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
            Effect::Load => self.happens(Happening::Loaded(kept::load(texts))),
            Effect::Keep(game) => {
                if let Err(words) = kept::keep(&game, texts) {
                    self.happens(Happening::NotKept(words));
                }
            }
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
        // Nobody listens any more once the player has left.
        std::thread::spawn(move || drop(sender.send((number, catch_unwind(AssertUnwindSafe(work))))));
    }
}

/// A key as the game knows it, if it does.
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
