//! [`Key`]s and the commands that they mean on the board.
//!
//! The bindings match the page (`web/board/keys.js`), as far as a terminal can distinguish keys: few terminals report
//! Ctrl with a digit, so Z, X and C choose the modes; most report Alt with a digit.

use jade_grid::{Digit, Geometry};

/// A key press.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key {
    /// The key without its modifiers.
    pub code: Code,
    /// Whether Ctrl was held.
    pub ctrl: bool,
    /// Whether Alt was held.
    pub alt: bool,
    /// Whether Shift was held, as far as the terminal reports it; a capital letter implies it.
    pub shift: bool,
}

/// The code of a key.
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
    /// Returns the same key with Ctrl.
    pub fn with_ctrl(self) -> Key {
        Key { ctrl: true, ..self }
    }

    /// Returns the same key with Alt.
    pub fn with_alt(self) -> Key {
        Key { alt: true, ..self }
    }

    /// Whether it is Ctrl-C, which quits from anywhere.
    pub fn is_interrupt(self) -> bool {
        self == Key::from('c').with_ctrl()
    }
}

/// What typing a digit does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// Enters it as the cell's digit.
    #[default]
    Digit,
    /// Toggles a corner note: a possible place of the digit.
    Corner,
    /// Toggles a candidate in the cell's complete list.
    Candidate,
}

impl Mode {
    /// All modes, in the order of their keys.
    pub const ALL: [Mode; 3] = [Mode::Digit, Mode::Corner, Mode::Candidate];
}

/// The direction of a cursor movement.
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

/// A command on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Moves the cursor.
    Move {
        /// The direction.
        way: Way,
        /// Whether to skip filled cells.
        jump: bool,
    },
    /// Moves to the next open cell.
    NextOpen,
    /// Moves to the next cell with two candidates.
    NextPair,
    /// Writes a digit in the given mode, or in the current one if `None`.
    Digit(Digit, Option<Mode>),
    /// Chooses what digits write.
    Mode(Mode),
    /// Erases the entry, or the marks.
    Erase,
    /// Turns corner notes into candidates.
    Promote,
    /// Undoes one step.
    Undo,
    /// Redoes one step.
    Redo,
    /// Asks for a hint, or for more of it.
    Hint,
    /// Asks for one step and applies it.
    Step,
    /// Asks for every step available now.
    Steps,
    /// Follows the hint, or enters the only candidate.
    Accept,
    /// Dismisses a complaint.
    DismissComplaint,
    /// Closes the hint.
    Leave,
    /// Pauses or resumes the clock.
    Pause,
    /// Opens the menu of further actions.
    Menu,
    /// Opens the table of keys.
    Keys,
    /// Switches to another size of the drawing.
    View,
    /// Scrolls the text; negative values scroll up.
    Scroll(i8),
    /// Returns to the main menu; the game is saved.
    Quit,
}

/// Returns the command of a key. Letters that are digits of the board take precedence over other letters.
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
        // A capital letter implies Shift.
        let shift = key.shift || c.is_ascii_uppercase();
        let mode = if key.ctrl { Some(Mode::Candidate) } else { (key.alt || shift).then_some(Mode::Corner) };
        // Ctrl-C never gets here; other letters with Ctrl mean the same on every board.
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
    // If C is a digit, V replaces it.
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
        'i' => Command::DismissComplaint,
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

/// Returns the digit of this board that a character represents.
pub fn digit(c: char, board: &Geometry) -> Option<Digit> {
    let value = c.to_digit(36).filter(|value| (1..=board.side()).contains(&(*value as usize)))?;
    Digit::new(u8::try_from(value).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(key: Key, side: usize) -> Option<Command> {
        command(key, Geometry::standard(side).unwrap())
    }

    fn value(number: u8) -> Digit {
        Digit::new(number).unwrap()
    }

    #[test]
    fn digit_keys_are_those_of_the_board() {
        assert_eq!(said('9'.into(), 9), Some(Command::Digit(value(9), None)));
        assert_eq!(said('7'.into(), 6), None);
        assert_eq!(said('a'.into(), 9), Some(Command::Move { way: Way::Left, jump: false }));
        assert_eq!(said('g'.into(), 16), Some(Command::Digit(value(16), None)));
        assert_eq!(said('h'.into(), 16), Some(Command::Hint));
        assert_eq!(said('v'.into(), 16), Some(Command::Mode(Mode::Candidate)));
        assert_eq!(said('0'.into(), 9), Some(Command::Erase));
    }

    #[test]
    fn modifier_keys_choose_the_mode_of_a_digit() {
        assert_eq!(said(Key::from('3').with_alt(), 9), Some(Command::Digit(value(3), Some(Mode::Corner))));
        assert_eq!(
            said(Key::from('3').with_ctrl(), 9),
            Some(Command::Digit(value(3), Some(Mode::Candidate)))
        );
        assert_eq!(said('B'.into(), 12), Some(Command::Digit(value(11), Some(Mode::Corner))));
    }

    #[test]
    fn ctrl_with_a_letter_means_the_same_on_every_board() {
        for side in [4, 9, 16] {
            assert_eq!(said(Key::from('z').with_ctrl(), side), Some(Command::Undo));
            assert_eq!(said(Key::from('y').with_ctrl(), side), Some(Command::Redo));
        }
        assert_eq!(said(Key::from('a').with_ctrl(), 16), None);
    }
}
