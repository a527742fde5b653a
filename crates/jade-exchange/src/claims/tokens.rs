//! Finds cells, houses, digits and techniques among the lexemes of a line.

use super::ClaimReader;
use super::lexer::{Lexeme, LexemeKind, Sign};
use super::words::{self, HouseWord, Sense};
use jade_grid::{Cell, Digit, DigitSet, Geometry, HouseId, HouseKind, Notation};

/// What a lexeme, or a few, stand for.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Token<T> {
    Cells(Vec<Cell>),
    Houses(Vec<HouseId>),
    /// Digits, and whether they stand in brackets.
    Digits(DigitSet, bool),
    Technique(T),
    Word(Sense),
    Sign(Sign),
    Mark(char),
    /// The end of a sentence.
    Stop,
    /// Anything else.
    Other,
}

/// A token and where it ends in its line, in bytes; for the text of a sentence.
pub(super) type Placed<T> = (Token<T>, (usize, usize));

/// How the text names cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Habits {
    /// `r4c6` or `f4c6` occurs.
    rows_and_columns: bool,
    /// `D6` occurs, with a letter that stands for neither row, column nor box.
    letters: bool,
}

impl Habits {
    /// Learns from a line.
    pub(super) fn learn(&mut self, lexemes: &[Lexeme], geometry: &Geometry) {
        for lexeme in lexemes {
            if let LexemeKind::Word(word, is_capital) = &lexeme.kind {
                self.rows_and_columns |= !group(word, geometry).is_empty();
                self.letters |= *is_capital && is_lettered(word) && !word.starts_with(['r', 'c', 'b', 'f']);
            }
        }
    }
}

fn is_houses<T>(token: &Token<T>) -> bool {
    matches!(token, Token::Houses(_))
}

/// Whether a word is a letter and a number.
fn is_lettered(word: &str) -> bool {
    let number = word.strip_prefix(|c: char| c.is_ascii_lowercase());
    number.is_some_and(|number| !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()))
}

/// Returns the cells of a word such as `r4c6`, or up to 9×9 `r13c46`; none for any other word.
fn group(word: &str, geometry: &Geometry) -> Vec<Cell> {
    let Some((rows, columns)) = word.strip_prefix(['r', 'f']).and_then(|rest| rest.split_once('c')) else {
        return Vec::new();
    };
    let numbers = |text: &str| -> Option<Vec<usize>> {
        if text.is_empty() || text.len() > geometry.side() || !text.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        let numbers: Vec<usize> = match geometry.side() {
            ..=9 => text.bytes().map(|b| usize::from(b - b'0')).collect(),
            _ => vec![text.parse().ok()?],
        };
        let on_board = |(at, number): (usize, &usize)| {
            (1..=geometry.side()).contains(number) && !numbers[..at].contains(number)
        };
        numbers.iter().enumerate().all(on_board).then_some(numbers)
    };
    let (Some(rows), Some(columns)) = (numbers(rows), numbers(columns)) else { return Vec::new() };
    rows.iter()
        .flat_map(|row| columns.iter().map(move |column| geometry.cell_at(row - 1, column - 1)))
        .collect()
}

/// Finds the tokens of a line.
pub(super) fn tokens<T: Copy + PartialEq>(
    reader: &ClaimReader<T>,
    lexemes: &[Lexeme],
    habits: Habits,
    geometry: &Geometry,
) -> Vec<Placed<T>> {
    let mut scan = Scan { reader, lexemes, habits, geometry, at: 0, found: Vec::new() };
    scan.skip_number();
    while scan.at < lexemes.len() {
        let from = scan.at;
        let token = scan.token();
        scan.at = scan.at.max(from + 1);
        let span = (lexemes[from].span.0, lexemes[scan.at - 1].span.1);
        scan.found.push((token, span));
    }
    scan.found
}

struct Scan<'a, T> {
    reader: &'a ClaimReader<T>,
    lexemes: &'a [Lexeme],
    habits: Habits,
    geometry: &'a Geometry,
    /// The next lexeme.
    at: usize,
    found: Vec<Placed<T>>,
}

impl<T: Copy + PartialEq> Scan<'_, T> {
    fn word(&self, at: usize) -> Option<&str> {
        match &self.lexemes.get(at)?.kind {
            LexemeKind::Word(word, _) => Some(word),
            _ => None,
        }
    }

    fn number(&self, at: usize) -> Option<usize> {
        match &self.lexemes.get(at)?.kind {
            LexemeKind::Number(number) => number.parse().ok(),
            _ => None,
        }
    }

    fn mark(&self, at: usize) -> Option<char> {
        match &self.lexemes.get(at)?.kind {
            LexemeKind::Mark(mark) => Some(*mark),
            _ => None,
        }
    }

    /// Skips the number of the line, as in `3.`, `3)` and “Step 3:”.
    fn skip_number(&mut self) {
        let step = self.word(0).is_some_and(|word| matches!(word, "step" | "paso" | "move" | "jugada"));
        let at = usize::from(step);
        let ends = matches!(
            self.lexemes.get(at + 1).map(|lexeme| &lexeme.kind),
            Some(LexemeKind::Stop | LexemeKind::Mark(':' | ')')) | None
        );
        if self.number(at).is_some() && (step || ends) {
            self.at = at + 1;
        }
    }

    fn token(&mut self) -> Token<T> {
        let from = self.at;
        if let Some((technique, len)) = self.technique() {
            self.at += len;
            return Token::Technique(technique);
        }
        match &self.lexemes[from].kind {
            LexemeKind::Sign(sign) => Token::Sign(*sign),
            LexemeKind::Stop => Token::Stop,
            LexemeKind::Mark('(' | '[') if self.is_pair() => {
                let (row, column) = (self.number(from + 1), self.number(from + 3));
                self.at = from + 5;
                let (row, column) = (row.unwrap_or_default(), column.unwrap_or_default());
                Token::Cells(vec![self.geometry.cell_at(row - 1, column - 1)])
            }
            LexemeKind::Mark(mark) => Token::Mark(*mark),
            LexemeKind::Number(_) => self.digits(),
            LexemeKind::Word(..) => self.of_word(),
        }
    }

    fn technique(&self) -> Option<(T, usize)> {
        let texts = self.lexemes[self.at..].iter().take(8).map_while(|lexeme| match &lexeme.kind {
            LexemeKind::Word(word, _) => Some(word.as_str()),
            LexemeKind::Number(number) => Some(number.as_str()),
            _ => None,
        });
        let texts: Vec<&str> = texts.collect();
        self.reader.named(&texts)
    }

    /// Whether two numbers in brackets are the row and the column of a cell.
    fn is_pair(&self) -> bool {
        let from = self.at;
        let on_board =
            |at: usize| self.number(at).is_some_and(|number| (1..=self.geometry.side()).contains(&number));
        let closes = matches!(self.mark(from + 4), Some(')' | ']'));
        let is_of_digits = matches!(
            self.found.last().map(|(token, _)| token),
            Some(Token::Technique(_) | Token::Word(Sense::Have | Sense::Counted) | Token::Cells(_))
        );
        let is_of_a_cell =
            matches!(self.found.last().map(|(token, _)| token), Some(Token::Word(Sense::Spot | Sense::In)));
        let form = on_board(from + 1) && self.mark(from + 2) == Some(',') && on_board(from + 3) && closes;
        form && (is_of_a_cell || !self.habits.rows_and_columns && !is_of_digits)
    }

    fn digits(&mut self) -> Token<T> {
        let in_brackets = matches!(
            self.found.last().map(|(token, _)| token),
            Some(Token::Mark('{' | '[' | '(' | ',' | '/' | '&') | Token::Word(Sense::And | Sense::Or))
        ) && self.opens();
        // `1-9` is a range, `3 cells` is a number.
        let is_range = |at: usize| matches!(self.mark(at), Some('-' | '–'));
        let counts =
            matches!(self.word(self.at + 1).and_then(words::sense), Some(Sense::Counted | Sense::Have));
        if is_range(self.at + 1) || self.at > 1 && is_range(self.at - 1) && self.number(self.at - 2).is_some()
        {
            return Token::Other;
        }
        let counts = counts && self.word(self.at + 1).is_some_and(|word| word.ends_with('s')) && !in_brackets;
        let side = self.geometry.side();
        let LexemeKind::Number(text) = &self.lexemes[self.at].kind else { return Token::Other };
        let digits: Option<DigitSet> = match side {
            ..=9 => text.bytes().map(|b| Digit::new(b - b'0').filter(|digit| digit.index() < side)).collect(),
            _ => {
                let digit = text.parse().ok().and_then(Digit::new).filter(|digit| digit.index() < side);
                digit.map(DigitSet::only)
            }
        };
        match digits.filter(|digits| !counts && (side > 9 || digits.len() == text.len())) {
            Some(digits) => Token::Digits(digits, in_brackets),
            None => Token::Other,
        }
    }

    /// Whether a bracket is open.
    fn opens(&self) -> bool {
        let recent = self.found.iter().rev().take(24);
        let brackets = recent.filter_map(|(token, _)| match token {
            Token::Mark(mark) if "([{".contains(*mark) => Some(true),
            Token::Mark(mark) if ")]}".contains(*mark) => Some(false),
            _ => None,
        });
        brackets.into_iter().next() == Some(true)
    }

    fn of_word(&mut self) -> Token<T> {
        let from = self.at;
        let Some(LexemeKind::Word(word, is_capital)) = self.lexemes.get(from).map(|lexeme| &lexeme.kind)
        else {
            return Token::Other;
        };
        let cells = group(word, self.geometry);
        if !cells.is_empty() {
            return Token::Cells(cells);
        }
        // `R1 C2`, but not in `r2,r7 c3,c8`
        let mut before = self.found.iter().rev().map(|(token, _)| token);
        let in_list = before.find(|token| !matches!(token, Token::Mark(','))).is_some_and(is_houses);
        if let Some(next) = self.word(from + 1)
            && !in_list
            && is_lettered(word)
            && is_lettered(next)
        {
            let cells = group(&format!("{word}{next}"), self.geometry);
            if !cells.is_empty() {
                self.at = from + 2;
                return Token::Cells(cells);
            }
        }
        if let Some(token) = self.house_or_cell() {
            return token;
        }
        if is_lettered(word) {
            let number = word[1..].parse().unwrap_or_default();
            let kind = match word.as_bytes()[0] {
                b'r' | b'f' => Some(HouseWord::Row),
                b'c' => Some(HouseWord::Column),
                b'b' => Some(HouseWord::Box),
                _ => None,
            };
            let equals = matches!(
                self.lexemes.get(from + 1).map(|lexeme| &lexeme.kind),
                Some(LexemeKind::Sign(Sign::Equal | Sign::NotEqual))
            );
            let is_cell = *is_capital
                && !self.habits.rows_and_columns
                && (self.habits.letters || kind.is_none() || equals);
            if is_cell && let Ok(cell) = Notation::read(self.geometry, word) {
                return Token::Cells(vec![cell]);
            }
            if let Some(house) = kind.and_then(|kind| self.house(kind, number)) {
                return Token::Houses(vec![house]);
            }
        }
        match words::sense(word) {
            // “has to be 5” places a digit, “has 5” does not.
            Some(Sense::Must) if matches!(word.as_str(), "has" | "have" | "tiene" | "tienen") => {
                let goes_on = self.word(from + 1).is_some_and(|next| matches!(next, "to" | "que"));
                Token::Word(if goes_on { Sense::Must } else { Sense::Have })
            }
            Some(sense) => Token::Word(sense),
            None => Token::Other,
        }
    }

    fn house(&self, word: HouseWord, number: usize) -> Option<HouseId> {
        let kind = match word {
            HouseWord::Row => HouseKind::Row,
            HouseWord::Column => HouseKind::Column,
            HouseWord::Box => HouseKind::Box,
        };
        self.geometry.find_house(kind, number)
    }

    /// Reads “row 4”, “rows 2 and 6”, “the second column”, “top-left box”; and “row 4, column 6” as a cell.
    fn house_or_cell(&mut self) -> Option<Token<T>> {
        let (houses, mut next) = self.houses_at(self.at)?;
        if let [only] = houses[..]
            && let Some(cell) = self.crossing(only, next)
        {
            let (cell, end) = cell;
            self.at = end;
            return Some(Token::Cells(vec![cell]));
        }
        // “Boxes 1, 2 and 3” have been read; a noun after them adds nothing.
        next = next.max(self.at + 1);
        self.at = next;
        Some(Token::Houses(houses))
    }

    /// Returns the cell where a row or column crosses the one that follows, unless a list of houses goes on after it.
    fn crossing(&self, first: HouseId, next: usize) -> Option<(Cell, usize)> {
        let skip = |at: usize| at + usize::from(matches!(self.mark(at), Some(',' | '/')));
        let (others, end) = self.houses_at(skip(next))?;
        let [second] = others[..] else { return None };
        let (a, b) = (self.geometry.house(first), self.geometry.house(second));
        let (row, column) = match (a.kind(), b.kind()) {
            (HouseKind::Row, HouseKind::Column) => (a.number(), b.number()),
            (HouseKind::Column, HouseKind::Row) => (b.number(), a.number()),
            _ => return None,
        };
        let and = |at: usize| {
            at + usize::from(self.word(at).is_some_and(|word| matches!(word, "and" | "or" | "y" | "o")))
        };
        if self.houses_at(and(skip(end))).is_some_and(|(houses, _)| {
            houses.iter().all(|house| self.geometry.house(*house).kind() == HouseKind::Box)
        }) && and(skip(end)) > end
        {
            return None;
        }
        Some((self.geometry.cell_at(row - 1, column - 1), end))
    }

    /// Returns the houses named from a lexeme on, and the lexeme after them.
    fn houses_at(&self, at: usize) -> Option<(Vec<HouseId>, usize)> {
        let first = self.word(at)?;
        // “the second row”
        if let Some(number) = words::ordinal(first)
            && let Some((kind, false)) = self.word(at + 1).and_then(words::house)
        {
            return Some((vec![self.house(kind, number)?], at + 2));
        }
        // “top-left box”, “centre box”, “bloque superior izquierdo”
        if let Some((number, end)) = self.place_of_box(at) {
            return Some((vec![self.house(HouseWord::Box, number)?], end));
        }
        let (kind, is_plural) = words::house(first)?;
        let mut next = at + 1;
        // “row number 4”, “row #4”
        next += usize::from(self.word(next).is_some_and(|word| matches!(word, "number" | "numero" | "no")));
        let mut houses = vec![self.house(kind, self.number(next)?)?];
        next += 1;
        // “Rows 2 and 6”, “boxes 1, 2 and 3”.
        loop {
            let mut after = next;
            after += usize::from(matches!(self.mark(after), Some(',' | '/' | '&')));
            after +=
                usize::from(self.word(after).is_some_and(|word| matches!(word, "and" | "y" | "or" | "o")));
            match (is_plural && after > next)
                .then(|| self.number(after))
                .flatten()
                .and_then(|one| self.house(kind, one))
            {
                Some(house) => houses.push(house),
                None => break,
            }
            next = after + 1;
        }
        Some((houses, next))
    }

    /// Returns the number of a box that is named by its place, and the lexeme after it.
    fn place_of_box(&self, at: usize) -> Option<(usize, usize)> {
        let is_box = |at: usize| {
            // “3x3” may stand before the word.
            let at = at + usize::from(self.word(at) == Some("3x3"));
            let is_box = matches!(self.word(at).and_then(words::house), Some((HouseWord::Box, false)));
            is_box.then_some(at + 1)
        };
        if self.geometry.side() != 9 {
            return None;
        }
        let number = |height: usize, width: usize| 3 * height + width + 1;
        let (first, second) = (self.word(at)?, self.word(at + 1));
        let both = |first: &str, second: &str| Some((words::height(first)?, words::width(second)?));
        if let Some(end) = is_box(at).filter(|end| *end == at + 1) {
            let (height, width) = both(self.word(end)?, self.word(end + 1)?)?;
            return Some((number(height, width), end + 2));
        }
        if let Some((height, width)) = second.and_then(|second| both(first, second))
            && let Some(end) = is_box(at + 2)
        {
            return Some((number(height, width), end));
        }
        let is_centre = words::height(first) == Some(1) && words::width(first) == Some(1);
        is_centre.then(|| is_box(at + 1)).flatten().map(|end| (5, end))
    }
}
