//! What the cells of a block mean: which signs are digits and which are empty, and whether it can be a Sudoku.

use jade_grid::{Digit, Geometry, Puzzle};

/// A cell as it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    /// Nothing, or a word for nothing.
    Nothing,
    /// A number from 1.
    Number(usize),
    Zero,
    /// A letter, as a capital.
    Letter(char),
    /// Any other sign.
    Other(char),
}

/// Words for an empty cell, in small letters.
const NOTHING: [&str; 15] = [
    "null",
    "none",
    "nil",
    "nan",
    "na",
    "n/a",
    "undefined",
    "empty",
    "false",
    "nothing",
    "-1",
    "blank",
    "vacío",
    "vacía",
    "vacia",
];

/// Signs that emphasise a digit or mark it as given.
const EMPHASIS: [char; 17] =
    ['*', '_', '~', '`', '!', '(', ')', '[', ']', '{', '}', '<', '>', '+', '\'', '"', '^'];

/// Returns the meaning of one word as a cell; `None` if it cannot be one.
pub(super) fn sign(word: &str) -> Option<Sign> {
    let word = word.trim();
    let mut chars = word.chars();
    let Some(first) = chars.next() else { return Some(Sign::Nothing) };
    if chars.next().is_none() {
        return of_char(first);
    }
    if word.len() > 16 {
        return None;
    }
    let bare = word.trim_matches(EMPHASIS);
    if NOTHING.iter().any(|nothing| bare.eq_ignore_ascii_case(nothing)) {
        return Some(Sign::Nothing);
    }
    // As spreadsheets and data frames write whole numbers.
    let whole = bare.strip_suffix(".0").or_else(|| bare.strip_suffix(".")).unwrap_or(bare);
    if !whole.is_empty() && whole.len() <= 3 && whole.bytes().all(|c| c.is_ascii_digit()) {
        let number = whole.parse().ok()?;
        return Some(if number == 0 { Sign::Zero } else { Sign::Number(number) });
    }
    let mut inner = bare.chars();
    match (inner.next(), inner.next()) {
        (Some(c), None) => of_char(c),
        (None, _) if word.chars().all(|c| c == first) && word.chars().count() <= 3 => of_char(first),
        (None, _) if matches!(word, "\"\"" | "''" | "()" | "[]" | "{}") => Some(Sign::Nothing),
        (Some(c), Some(_)) if !c.is_alphanumeric() && bare.len() <= 4 && bare.chars().all(|d| d == c) => {
            of_char(c)
        }
        _ => None,
    }
}

/// Returns the meaning of one character as a cell; `None` if it cannot be one.
pub(super) fn of_char(c: char) -> Option<Sign> {
    match c {
        '0' => Some(Sign::Zero),
        '1'..='9' => Some(Sign::Number(c as usize - '0' as usize)),
        ' ' | '\t' => Some(Sign::Nothing),
        _ if c.is_ascii_alphabetic() => Some(Sign::Letter(c.to_ascii_uppercase())),
        _ if c.is_alphanumeric() => None,
        _ => Some(Sign::Other(c)),
    }
}

/// How the digits of a board are written.
enum Digits {
    /// `1` to `9`, then `A` to `Z`; or as numbers.
    Usual,
    /// `0` to `9`, then `A` to `Z`.
    FromZero,
    /// `A`, `B`, `C` and so on.
    Letters,
}

/// The side up to which the digits have signs of one character.
const MAX_SIGNED: usize = 35;

/// Returns the puzzle that these cells are; `None` if they cannot be one: a digit does not fit the size, there are more
/// than three signs for empty cells, or what would be digits breaks the rules almost everywhere.
pub(super) fn puzzle(board: &'static Geometry, signs: &[Sign]) -> Option<Puzzle> {
    let puzzle = digits(board, signs)?;
    let puzzle = box_by_box(&puzzle).unwrap_or(puzzle);
    is_plausible(&puzzle).then_some(puzzle)
}

/// The fewest digits, and the fewest of them that clash, of a board whose cells may stand box by box.
const BOX_BY_BOX: [(usize, usize); 2] = [(17, 4), (22, 2)];

/// Returns the board whose boxes these rows are, if several of its digits clash as rows, and none does box by box: as
/// pages and programs hold boards. By chance, this hardly happens.
fn box_by_box(puzzle: &Puzzle) -> Option<Puzzle> {
    let board = puzzle.geometry();
    let boxed = board.has_boxes() && board.box_rows() > 1 && board.box_columns() > 1;
    let (filled, clash) = (puzzle.filled_count(), clashing(puzzle));
    if !boxed || !BOX_BY_BOX.iter().any(|(digits, clashes)| filled >= *digits && clash >= *clashes) {
        return None;
    }
    let mut rearranged = Puzzle::empty(board);
    let (side, width) = (board.side(), board.box_columns());
    let across = side / width;
    for (cell, digit) in puzzle.filled() {
        let (of_box, within) = (cell.index() / side, cell.index() % side);
        let row = of_box / across * board.box_rows() + within / width;
        let column = of_box % across * width + within % width;
        rearranged.set(board.cell_at(row, column), Some(digit));
    }
    (clashing(&rearranged) == 0).then_some(rearranged)
}

/// Whether these are numbers from 0 or 1, or letters from A, in order: labels of columns or rows.
pub(super) fn is_sequence(signs: impl Iterator<Item = Sign>) -> bool {
    let mut first = None;
    for (at, sign) in signs.enumerate() {
        let value = match sign {
            Sign::Zero => 0,
            Sign::Number(number) => number,
            Sign::Letter(letter) => 1000 + letter as usize,
            _ => return false,
        };
        if *first.get_or_insert(value) + at != value || ![0, 1, 1000 + 'A' as usize].contains(&(value - at)) {
            return false;
        }
    }
    first.is_some()
}

/// One more than the sides of usual boards.
const LABELLED: [usize; 2] = [10, 17];

/// Whether the first row and the first column of a grid are labels; or one of them, and the other is empty, as the
/// headings of a table may be.
pub(super) fn is_labelled(side: usize, signs: &[Sign]) -> bool {
    let (above, left) = (|| signs[1..side].iter().copied(), || signs[side..].iter().step_by(side).copied());
    let blank = |mut signs: Box<dyn Iterator<Item = Sign> + '_>| {
        LABELLED.contains(&side) && signs.all(|sign| sign == Sign::Nothing)
    };
    match (is_sequence(above()), is_sequence(left())) {
        (true, true) => true,
        (true, false) => blank(Box::new(left())),
        (false, true) => blank(Box::new(above())),
        (false, false) => false,
    }
}

fn digits(board: &'static Geometry, signs: &[Sign]) -> Option<Puzzle> {
    let side = board.side();
    if signs.len() != board.cell_count() || is_labelled(side, signs) {
        return None;
    }
    let (mut letters, mut counts) = (Vec::new(), Vec::new());
    let (mut others, mut zeros, mut nothing, mut numbers) = (Vec::new(), false, false, false);
    for sign in signs {
        match sign {
            Sign::Letter(c) => match letters.iter().position(|letter| letter == c) {
                Some(at) => counts[at] += 1,
                None => {
                    letters.push(*c);
                    counts.push(1);
                }
            },
            Sign::Other(c) if !others.contains(c) => others.push(*c),
            Sign::Zero => zeros = true,
            Sign::Nothing => nothing = true,
            Sign::Number(number) => {
                numbers = true;
                if *number > side {
                    return None;
                }
            }
            Sign::Other(_) => {}
        }
    }
    if others.len() + usize::from(zeros) + usize::from(nothing) > 3 || others.len() > 2 {
        return None;
    }
    let value =
        |c: char| if c.is_ascii_digit() { c as usize - '0' as usize } else { c as usize - 'A' as usize + 10 };
    // One letter too large for a digit means an empty cell.
    let mut blank = None;
    let fits = |c: char| value(c) <= side;
    if side < value('X') {
        let is_blank = |c: char, count: usize| match c {
            'X' | 'O' if others.is_empty() && !zeros => !fits(c),
            'X' | 'O' => !fits(c) && 4 * count >= signs.len(),
            _ => !fits(c) && others.is_empty() && !zeros && 4 * count >= signs.len(),
        };
        let too_large: Vec<usize> = (0..letters.len()).filter(|at| !fits(letters[*at])).collect();
        if let [at] = too_large[..]
            && is_blank(letters[at], counts[at])
            && (numbers || letters.len() > 1)
        {
            blank = Some(letters.swap_remove(at));
        }
    }
    let largest = letters.iter().copied().max();
    let written = match largest {
        Some('Z') if side < 36 => return None,
        Some(_) if side > MAX_SIGNED => return None,
        None => Digits::Usual,
        Some(largest) => {
            let from_a = largest as usize - 'A' as usize + 1;
            if !numbers && from_a <= side {
                Digits::Letters
            } else if zeros
                && side > 9
                && (nothing || blank.is_some() || !others.is_empty())
                && value(largest) < side
            {
                Digits::FromZero
            } else if value(largest) <= side {
                Digits::Usual
            } else {
                return None;
            }
        }
    };
    let digit = |sign: &Sign| -> Option<Digit> {
        let value = match (sign, &written) {
            (Sign::Letter(c), _) if Some(*c) == blank => return None,
            (Sign::Letter(c), Digits::Letters) => *c as usize - 'A' as usize + 1,
            (Sign::Letter(c), Digits::Usual) => value(*c),
            (Sign::Letter(c), Digits::FromZero) => value(*c) + 1,
            (Sign::Number(number), Digits::FromZero) => number + 1,
            (Sign::Zero, Digits::FromZero) => 1,
            (Sign::Number(number), _) => *number,
            _ => return None,
        };
        Digit::new(u8::try_from(value).ok()?)
    };
    Puzzle::from_digits(board, signs.iter().map(digit))
}

/// Whether a sign is that of a cell, in most texts.
pub(crate) fn is_cell(sign: &char) -> bool {
    sign.is_ascii_digit() || matches!(sign, '.' | '_' | '*')
}

/// Whether a board may be a Sudoku, perhaps with mistakes: it has several digits, and most of them do not clash. On
/// small boards, where any few numbers look like a Sudoku, none may clash.
pub(super) fn is_plausible(puzzle: &Puzzle) -> bool {
    let side = puzzle.geometry().side();
    let mut seen = vec![false; side + 1];
    for value in puzzle.values() {
        seen[usize::from(*value)] = true;
    }
    let different = seen[1..].iter().filter(|seen| **seen).count();
    if different < (side / 3).clamp(2, 4) {
        return false;
    }
    // Numbers below each other are a column of a table.
    let board = puzzle.geometry();
    let lines = |line: &dyn Fn(jade_grid::Cell) -> usize| {
        let mut lines: Vec<usize> = puzzle.filled().map(|(cell, _)| line(cell)).collect();
        lines.sort_unstable();
        lines.dedup();
        lines.len()
    };
    if side >= 8 && (lines(&|cell| board.column(cell)) < 3 || lines(&|cell| board.row(cell)) < 3) {
        return false;
    }
    let clashing = clashing(puzzle);
    match side {
        ..9 => clashing == 0,
        _ => 2 * clashing <= puzzle.filled_count(),
    }
}

/// Whether the rows of a small board are rather numbers such as `1.20`: they have dots and zeros, or every column is all
/// dots or without any.
pub(super) fn are_decimals(side: usize, signs: &[Sign]) -> bool {
    let dots = |column: usize| {
        signs.iter().skip(column).step_by(side).filter(|sign| **sign == Sign::Other('.')).count()
    };
    let has_dots = signs.contains(&Sign::Other('.'));
    let others = || signs.iter().filter(|sign| **sign != Sign::Other('.'));
    let are_digits = others().all(|sign| matches!(sign, Sign::Number(_) | Sign::Zero));
    let rows = signs.len() / side.max(1);
    has_dots
        && are_digits
        && (signs.contains(&Sign::Zero) || (0..side).all(|column| [0, rows].contains(&dots(column))))
}

/// Whether a text consists of numbers such as `1.20`, whose dots stand below each other or that have zeros, and that are
/// not all whole as in `5.0`.
pub(crate) fn are_decimals_only(text: &str) -> bool {
    let mut is_whole = true;
    let mut places = text.split_whitespace().map(|word| {
        // A longer word may be all the cells of a board.
        let (whole, rest) = word.split_once('.').filter(|_| word.len() < 16)?;
        let are_digits = |part: &str| !part.is_empty() && part.bytes().all(|c| c.is_ascii_digit());
        is_whole &= rest.bytes().all(|c| c == b'0');
        (are_digits(whole) && are_digits(rest)).then_some(whole.len())
    });
    let Some(Some(first)) = places.next() else { return false };
    let mut same = true;
    let are_numbers = places.all(|place| place.inspect(|place| same &= *place == first).is_some());
    are_numbers && !is_whole && (same || text.contains('0'))
}

/// Whether a grid of digits is rather a table of numbers: it has many, and most of them clash; or only one digit again
/// and again.
pub(crate) fn is_table(puzzle: &Puzzle) -> bool {
    let (side, count) = (puzzle.geometry().side(), puzzle.filled_count());
    if count < side || 2 * clashing(puzzle) <= count {
        return false;
    }
    let mut digits = puzzle.filled().map(|(_, digit)| digit);
    let first = digits.next();
    count >= 2 * side || digits.all(|digit| Some(digit) == first)
}

/// Whether a grid has one digit again and again, more often than any board.
pub(crate) fn is_of_one_digit(puzzle: &Puzzle) -> bool {
    let mut digits = puzzle.filled().map(|(_, digit)| digit);
    let first = digits.next();
    puzzle.filled_count() >= 2 * puzzle.geometry().side() && digits.all(|digit| Some(digit) == first)
}

/// Returns how many filled cells see the same digit in one of their houses.
pub(super) fn clashing(puzzle: &Puzzle) -> usize {
    let board = puzzle.geometry();
    let side = board.side();
    let mut clashing = vec![false; board.cell_count()];
    let mut first = vec![None; side + 1];
    for house in board.houses() {
        first.fill(None);
        for cell in house.cells() {
            let Some(digit) = puzzle.get(*cell) else { continue };
            match first[usize::from(digit.get())] {
                None => first[usize::from(digit.get())] = Some(cell.index()),
                Some(other) => {
                    clashing[cell.index()] = true;
                    clashing[other] = true;
                }
            }
        }
    }
    clashing.iter().filter(|clash| **clash).count()
}
