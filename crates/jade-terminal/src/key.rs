//! [`Key`]s, and which of them asks for what on the board.
//!
//! As on the page (`web/board/keys.js`), as far as a terminal can tell keys apart: few terminals report Ctrl with a
//! digit, so that the modes are chosen by Z, X and C; most report Alt with one.

use jade_grid::{Digit, Geometry};

/// A key that was pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key {
    /// Which.
    pub code: Code,
    /// With Ctrl.
    pub ctrl: bool,
    /// With Alt.
    pub alt: bool,
    /// With Shift, as far as the terminal tells; a capital letter is one anyway.
    pub shift: bool,
}

/// Which key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "their names say it")]
pub enum Code {
    Char(char),
    Up,
    Down,
    Left,
    Right,
    Home,
    End,
    PageUp,
    PageDown,
    Enter,
    Escape,
    Tab,
    Backspace,
    Delete,
    F1,
}

impl From<Code> for Key {
    fn from(code: Code) -> Key {
        Key { code, ctrl: false, alt: false, shift: false }
    }
}

impl From<char> for Key {
    fn from(c: char) -> Key {
        Code::Char(c).into()
    }
}

impl Key {
    /// The same with Ctrl.
    pub fn with_ctrl(self) -> Key {
        Key { ctrl: true, ..self }
    }

    /// The same with Alt.
    pub fn with_alt(self) -> Key {
        Key { alt: true, ..self }
    }

    /// Whether it is Ctrl-C, which leaves from wherever one is.
    pub fn is_interrupt(self) -> bool {
        self == Key::from('c').with_ctrl()
    }
}

/// What a digit writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// The cell's digit.
    #[default]
    Digit,
    /// A corner note: may go here.
    Corner,
    /// A candidate, one of a complete list.
    Candidate,
}

impl Mode {
    /// All, in the order of their keys.
    pub const ALL: [Mode; 3] = [Mode::Digit, Mode::Corner, Mode::Candidate];
}

/// Where to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "their names say it")]
pub enum Way {
    Up,
    Down,
    Left,
    Right,
    RowStart,
    RowEnd,
    Start,
    End,
}

/// What the player wants of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Go to another cell; `jump`: to the next open one.
    Move {
        /// Where to.
        way: Way,
        /// Over what is filled.
        jump: bool,
    },
    /// The next cell that is open.
    NextOpen,
    /// The next cell with two candidates.
    NextPair,
    /// Write a digit, in a mode of its own or the one that is chosen.
    Digit(Digit, Option<Mode>),
    /// Choose what digits write.
    Mode(Mode),
    /// Erase the entry, or the marks.
    Erase,
    /// Corner notes become candidates.
    Promote,
    /// One step back.
    Undo,
    /// One step forth.
    Redo,
    /// A hint, or more of it.
    Hint,
    /// One step.
    Step,
    /// Every step that is there now.
    Steps,
    /// Follow the hint, or enter the only candidate.
    Accept,
    /// Wave a complaint away.
    Wave,
    /// Put the hint away.
    Leave,
    /// Stop the clock, or let it go on.
    Pause,
    /// What else can be done.
    Menu,
    /// The table of keys.
    Keys,
    /// Another size of the drawing.
    View,
    /// The words further up or down.
    Scroll(i8),
    /// Back to the main menu; the game is kept.
    Quit,
}

/// What a key asks for on a board. On boards with letters for digits these come before other letters.
///
/// ```
/// use jade_grid::{Digit, Geometry};
/// use jade_terminal::key::{Command, Mode, command};
/// let board = |side| Geometry::standard(side).unwrap();
/// assert_eq!(command('c'.into(), board(9)), Some(Command::Mode(Mode::Candidate)));
/// assert_eq!(command('c'.into(), board(12)), Some(Command::Digit(Digit::new(12).unwrap(), None)));
/// ```
pub fn command(key: Key, board: &Geometry) -> Option<Command> {
    let go = |way| Some(Command::Move { way, jump: key.ctrl });
    let c = match key.code {
        Code::Up => return go(Way::Up),
        Code::Down => return go(Way::Down),
        Code::Left => return go(Way::Left),
        Code::Right => return go(Way::Right),
        Code::Home => return go(if key.ctrl { Way::Start } else { Way::RowStart }),
        Code::End => return go(if key.ctrl { Way::End } else { Way::RowEnd }),
        Code::PageUp => return Some(Command::Scroll(-1)),
        Code::PageDown => return Some(Command::Scroll(1)),
        Code::Enter => return Some(Command::Accept),
        Code::Escape => return Some(Command::Leave),
        Code::Tab => return Some(Command::View),
        Code::Backspace | Code::Delete => return Some(Command::Erase),
        Code::F1 => return Some(Command::Keys),
        Code::Char(c) => c,
    };
    let letter = c.to_ascii_lowercase();
    if let Some(digit) = digit(c, board) {
        // A capital letter is one with Shift.
        let shift = key.shift || c.is_ascii_uppercase();
        let mode = if key.ctrl { Some(Mode::Candidate) } else { (key.alt || shift).then_some(Mode::Corner) };
        // Ctrl-C never comes here; other letters with Ctrl mean what they mean on every board.
        if !(key.ctrl && c.is_ascii_alphabetic()) {
            return Some(Command::Digit(digit, mode));
        }
    }
    if key.ctrl {
        return match letter {
            'z' => Some(if key.shift { Command::Redo } else { Command::Undo }),
            'y' | 'r' => Some(Command::Redo),
            _ => None,
        };
    }
    if key.alt {
        return None;
    }
    // Where C is a digit, V stands in for it.
    let large = board.side() > 11;
    Some(match letter {
        'z' => Command::Mode(Mode::Digit),
        'x' => Command::Mode(Mode::Corner),
        'c' => Command::Mode(Mode::Candidate),
        'v' if large => Command::Mode(Mode::Candidate),
        '0' => Command::Erase,
        'h' | '?' => Command::Hint,
        'j' => Command::Step,
        'l' => Command::Steps,
        'i' => Command::Wave,
        'n' => Command::NextOpen,
        't' => Command::NextPair,
        'm' => Command::Menu,
        'p' => Command::Pause,
        'q' => Command::Quit,
        '.' => Command::Promote,
        'u' | '[' => Command::Undo,
        ']' => Command::Redo,
        'w' if board.side() <= 9 => return go(Way::Up),
        'a' if board.side() <= 9 => return go(Way::Left),
        's' if board.side() <= 9 => return go(Way::Down),
        'd' if board.side() <= 9 => return go(Way::Right),
        _ => return None,
    })
}

/// The digit of this board that a character stands for.
pub fn digit(c: char, board: &Geometry) -> Option<Digit> {
    let value = c.to_digit(36).filter(|value| (1..=board.side()).contains(&(*value as usize)))?;
    Digit::new(u8::try_from(value).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(key: Key, side: usize) -> Option<Command> {
        command(key, Geometry::standard(side).unwrap())
    }

    fn value(number: u8) -> Digit {
        Digit::new(number).unwrap()
    }

    #[test]
    fn digits_are_those_of_the_board() {
        assert_eq!(told('9'.into(), 9), Some(Command::Digit(value(9), None)));
        assert_eq!(told('7'.into(), 6), None);
        assert_eq!(told('a'.into(), 9), Some(Command::Move { way: Way::Left, jump: false }));
        assert_eq!(told('g'.into(), 16), Some(Command::Digit(value(16), None)));
        assert_eq!(told('h'.into(), 16), Some(Command::Hint));
        assert_eq!(told('v'.into(), 16), Some(Command::Mode(Mode::Candidate)));
        assert_eq!(told('0'.into(), 9), Some(Command::Erase));
    }

    #[test]
    fn digits_with_other_keys_choose_their_mode() {
        assert_eq!(told(Key::from('3').with_alt(), 9), Some(Command::Digit(value(3), Some(Mode::Corner))));
        assert_eq!(
            told(Key::from('3').with_ctrl(), 9),
            Some(Command::Digit(value(3), Some(Mode::Candidate)))
        );
        assert_eq!(told('B'.into(), 12), Some(Command::Digit(value(11), Some(Mode::Corner))));
    }

    #[test]
    fn ctrl_with_a_letter_is_the_same_on_every_board() {
        for side in [4, 9, 16] {
            assert_eq!(told(Key::from('z').with_ctrl(), side), Some(Command::Undo));
            assert_eq!(told(Key::from('y').with_ctrl(), side), Some(Command::Redo));
        }
        assert_eq!(told(Key::from('a').with_ctrl(), 16), None);
    }
}
