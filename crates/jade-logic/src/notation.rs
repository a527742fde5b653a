//! A step as a line of text, for files, tests and storage. The notation never changes.
//!
//! ```text
//! pointing: 5 b1 r1 r1c1,r1c2 => r1c5<>5 r1c7<>5
//! naked-single: r4c6 3 r1c6,r4c1 => r4c6=3
//! naked-pair: 37 r1c1,r1c3 r1,b1 => r1c5<>37 r2c2<>7
//! ```
//!
//! The line has the technique’s id, its parts in the declared order, and the conclusions. The declaration determines
//! the kind of each part: a digit `5`; digits `37`; a cell `r4c6`; cells `r1c1,r1c2`; candidates `r1c1(35),r1c5(57)`; a
//! house `r1`, `c1`, `b1`, or `x1` for an extra region; houses `r1,b1`; `-` for an empty value. Digits above 9 are
//! letters (`A` is 10); the numbers of rows, columns and houses are always decimal. Links and proofs are not included;
//! links of a chain can be written in [`eureka`] notation.

pub mod eureka;
mod links;

pub use links::{FalseLink, WhyFalse, check_links, conclusions_of_links};

use crate::techniques::technique;
use crate::{Part, PartKind, PartValue, Step, TruthSet, TruthsAndLinks, UnknownTechnique};
use jade_grid::{Alphabet, Candidate, Cell, Digit, DigitSet, Geometry, HouseId, HouseKind};
use std::fmt;

/// Formats a step as a line.
///
/// ```
/// use jade_grid::Geometry;
/// use jade_logic::notation;
/// let board = Geometry::standard(9).unwrap();
/// let line = "pointing: 5 b1 r1 r1c1,r1c2 => r1c5<>5 r1c7<>5";
/// let step = notation::parse(line, board).unwrap();
/// assert_eq!(step.eliminations.len(), 2);
/// assert_eq!(notation::print(&step, board), line);
/// ```
pub fn print(step: &Step, geometry: &Geometry) -> String {
    let mut line = format!("{}:", step.technique);
    for part in &step.parts {
        line.push(' ');
        line.push_str(&print_value(&part.value, geometry));
    }
    line.push_str(" => ");
    line.push_str(&print_conclusions(&step.placements, &step.eliminations, geometry));
    line
}

/// Formats conclusions: `r4c6=3`, then `r1c5<>37`, separated by blanks.
pub fn print_conclusions(
    placements: &[Candidate],
    eliminations: &[Candidate],
    geometry: &Geometry,
) -> String {
    let placements = placements.iter().map(|c| format!("{}={}", cell(c.cell, geometry), c.digit.symbol()));
    let eliminations = by_cell(eliminations)
        .into_iter()
        .map(|(at, digits)| format!("{}<>{}", cell(at, geometry), print_digits(digits)));
    list(placements.chain(eliminations), " ")
}

/// Formats truths and links: `4r2 4r7 \ 4c3 4c8`. A set is a cell or a digit with its house; `×2` says that it counts twice.
///
/// See [`TruthsAndLinks::of_step`] for an example.
pub fn print_truths_and_links(one: &TruthsAndLinks, geometry: &Geometry) -> String {
    let all = |sets: &[(TruthSet, usize)]| {
        list(sets.iter().map(|(set, times)| print_set(*set, *times, geometry)), " ")
    };
    format!("{} \\ {}", all(&one.truths), all(&one.links))
}

fn print_set(set: TruthSet, times: usize, geometry: &Geometry) -> String {
    let name = match set {
        TruthSet::Cell(at) => cell(at, geometry),
        TruthSet::Places(digit, id) => format!("{}{}", digit.symbol(), house(id, geometry)),
    };
    if times == 1 { name } else { format!("{name}×{times}") }
}

fn print_value(value: &PartValue, geometry: &Geometry) -> String {
    match value {
        PartValue::Digit(digit) => digit.symbol().to_string(),
        PartValue::Digits(digits) if digits.is_empty() => "-".to_owned(),
        PartValue::Digits(digits) => print_digits(*digits),
        PartValue::Cell(at) => cell(*at, geometry),
        PartValue::Cells(cells) => list(cells.iter().map(|at| cell(at, geometry)), ","),
        PartValue::Candidates(candidates) => {
            let cells = by_cell(candidates).into_iter();
            list(cells.map(|(at, digits)| format!("{}({})", cell(at, geometry), print_digits(digits))), ",")
        }
        PartValue::House(id) => house(*id, geometry),
        PartValue::Houses(ids) => list(ids.iter().map(|id| house(*id, geometry)), ","),
        PartValue::Sums(sums) => list(sums.iter().map(|index| format!("s{}", index + 1)), ","),
        PartValue::Clue(index) => format!("k{}", index + 1),
    }
}

/// Groups the digits by cell, in the order in which the cells first occur.
fn by_cell(candidates: &[Candidate]) -> Vec<(Cell, DigitSet)> {
    let mut grouped: Vec<(Cell, DigitSet)> = Vec::new();
    for candidate in candidates {
        match grouped.last_mut() {
            Some((cell, digits)) if *cell == candidate.cell => digits.add(candidate.digit),
            _ => grouped.push((candidate.cell, DigitSet::only(candidate.digit))),
        }
    }
    grouped
}

fn print_digits(digits: DigitSet) -> String {
    digits.iter().map(Digit::symbol).collect()
}

fn cell(cell: Cell, geometry: &Geometry) -> String {
    format!("r{}c{}", geometry.row(cell) + 1, geometry.column(cell) + 1)
}

fn house(id: HouseId, geometry: &Geometry) -> String {
    let house = geometry.house(id);
    let letter = match house.kind() {
        HouseKind::Row => 'r',
        HouseKind::Column => 'c',
        HouseKind::Box => 'b',
        HouseKind::Region => 'g',
        HouseKind::Diagonal => 'd',
        HouseKind::Window => 'w',
        HouseKind::Group => 'p',
        HouseKind::Extra => 'x',
    };
    format!("{letter}{}", house.number())
}

fn list(items: impl Iterator<Item = String>, separator: &str) -> String {
    let items: Vec<String> = items.collect();
    if items.is_empty() { "-".to_owned() } else { items.join(separator) }
}

/// The error for a text that is not a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// The place: the number of the character, from 1.
    pub column: usize,
    /// The word found there; empty at the end of the text.
    pub found: String,
    /// What was expected instead.
    pub expected: Expected,
}

/// What a [`NotationError`] expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expected {
    /// `:` after the id of a technique.
    Colon,
    /// The id of a technique.
    Technique(UnknownTechnique),
    /// The part with this name.
    Part(&'static str, PartKind),
    /// `=>` after the parts.
    Arrow,
    /// A conclusion: a cell of the board, `=` or `<>`, and digits of the board.
    Conclusion,
    /// An elimination; no other conclusion is allowed.
    Elimination,
    /// A cell of the board.
    Cell,
    /// A term of a chain: a digit and its cells.
    Term,
    /// `=` or `-` between two terms of a chain.
    LinkSign,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "character {}: found ", self.column)?;
        match self.found.as_str() {
            "" => f.write_str("the end")?,
            found => write!(f, "{found:?}")?,
        }
        match &self.expected {
            Expected::Colon => f.write_str(", expected ':' after a technique"),
            Expected::Technique(unknown) => write!(f, ": {unknown}"),
            Expected::Part(name, kind) => write!(f, ", expected the part {name:?} ({kind:?})"),
            Expected::Arrow => f.write_str(", expected \"=>\""),
            Expected::Conclusion => f.write_str(", expected a conclusion such as r1c2=3 or r1c2<>34"),
            Expected::Elimination => f.write_str(", expected an elimination such as r1c2<>34"),
            Expected::Cell => f.write_str(", expected a cell such as r1c2"),
            Expected::Term => f.write_str(", expected a term such as (5)r1c2 or (5=3)r2c8"),
            Expected::LinkSign => f.write_str(", expected = or - between terms"),
        }
    }
}

impl std::error::Error for NotationError {}

/// Parses a line of [`print()`]. Blanks may be wider, cells and digits may have any order, and eliminations of a cell
/// may be separate. The step has no links and no proof.
///
/// # Errors
/// [`NotationError`] for the first unexpected item.
pub fn parse(line: &str, geometry: &Geometry) -> Result<Step, NotationError> {
    let mut words = Words { line, at: 0 };
    let Some(colon) = line.find(':') else {
        let (column, found) = words.next();
        return Err(NotationError { column, found: found.to_owned(), expected: Expected::Colon });
    };
    let id = line[..colon].trim();
    let technique = technique(id).map_err(|unknown| NotationError {
        column: 1,
        found: id.to_owned(),
        expected: Expected::Technique(unknown),
    })?;
    words.at = colon + 1;
    let mut parts = Vec::new();
    for decl in technique.parts {
        let value = words
            .expect(Expected::Part(decl.name, decl.kind), |word| parse_value(word, decl.kind, geometry))?;
        parts.push(Part { name: decl.name, role: decl.role, value });
    }
    words.expect(Expected::Arrow, |word| (word == "=>").then_some(()))?;
    let (placements, eliminations) = words.conclusions(geometry)?;
    Ok(Step::new(technique.id(), parts, placements, eliminations))
}

/// Parses conclusions as [`print_conclusions`] writes them and returns placements and eliminations. An empty text or
/// `-` has none.
///
/// # Errors
/// [`NotationError`] for the first unexpected item.
pub fn parse_conclusions(
    text: &str,
    geometry: &Geometry,
) -> Result<(Vec<Candidate>, Vec<Candidate>), NotationError> {
    Words { line: text, at: 0 }.conclusions(geometry)
}

/// Parses eliminations as in [`Example::removed`](crate::Example::removed): `r1c1<>35 r2c4<>7`.
///
/// # Errors
/// [`NotationError`] for the first unexpected item.
///
/// ```
/// use jade_grid::Geometry;
/// use jade_logic::notation;
/// let board = Geometry::standard(9).unwrap();
/// assert_eq!(notation::parse_eliminations("r1c1<>35 r2c4<>7", board).unwrap().len(), 3);
/// assert!(notation::parse_eliminations("r1c1=3", board).is_err());
/// ```
pub fn parse_eliminations(text: &str, geometry: &Geometry) -> Result<Vec<Candidate>, NotationError> {
    match parse_conclusions(text, geometry)? {
        (placements, eliminations) if placements.is_empty() => Ok(eliminations),
        _ => Err(NotationError { column: 1, found: text.to_owned(), expected: Expected::Elimination }),
    }
}

/// Parses a cell, such as `r4c6`.
///
/// # Errors
/// [`NotationError`] if it is not a cell of this board.
pub fn parse_cell(text: &str, geometry: &Geometry) -> Result<Cell, NotationError> {
    Words { line: text, at: 0 }.expect(Expected::Cell, |word| read_cell(word, geometry))
}

/// The words of a line, with their places.
struct Words<'l> {
    line: &'l str,
    /// The offset of the next word, in bytes.
    at: usize,
}

impl<'l> Words<'l> {
    /// Returns the next word with its column; empty at the end.
    fn next(&mut self) -> (usize, &'l str) {
        let rest = &self.line[self.at..];
        let start = self.at + (rest.len() - rest.trim_start().len());
        let word = self.line[start..].split_whitespace().next().unwrap_or("");
        self.at = start + word.len();
        (self.line[..start].chars().count() + 1, word)
    }

    fn expect<T>(
        &mut self,
        expected: Expected,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, NotationError> {
        let (column, word) = self.next();
        read(word).ok_or_else(|| NotationError { column, found: word.to_owned(), expected })
    }

    fn conclusions(
        &mut self,
        geometry: &Geometry,
    ) -> Result<(Vec<Candidate>, Vec<Candidate>), NotationError> {
        let (mut placements, mut eliminations) = (Vec::new(), Vec::new());
        loop {
            let (column, word) = self.next();
            if word.is_empty() {
                return Ok((placements, eliminations));
            }
            if word == "-" && placements.is_empty() && eliminations.is_empty() {
                continue;
            }
            let conclusion = match word.split_once("<>") {
                Some((at, digits)) => {
                    read_cell(at, geometry).zip(read_digits(digits, geometry)).map(|(cell, digits)| {
                        eliminations.extend(digits.iter().map(|digit| Candidate::new(cell, digit)));
                    })
                }
                None => word.split_once('=').and_then(|(at, digit)| {
                    let (cell, digit) =
                        read_cell(at, geometry).zip(read_digits(digit, geometry)?.single())?;
                    placements.push(Candidate::new(cell, digit));
                    Some(())
                }),
            };
            if conclusion.is_none() {
                return Err(NotationError { column, found: word.to_owned(), expected: Expected::Conclusion });
            }
        }
    }
}

fn parse_value(word: &str, kind: PartKind, geometry: &Geometry) -> Option<PartValue> {
    let items = || if word == "-" { "" } else { word }.split_terminator(',');
    if word.is_empty() || word.ends_with(',') {
        return None;
    }
    Some(match kind {
        PartKind::Digit => PartValue::Digit(read_digits(word, geometry)?.single()?),
        PartKind::Digits if word == "-" => PartValue::Digits(DigitSet::EMPTY),
        PartKind::Digits => PartValue::Digits(read_digits(word, geometry)?),
        PartKind::Cell => PartValue::Cell(read_cell(word, geometry)?),
        PartKind::Cells => {
            PartValue::Cells(items().map(|item| read_cell(item, geometry)).collect::<Option<_>>()?)
        }
        PartKind::Candidates => {
            let mut candidates = Vec::new();
            for item in items() {
                let (cell, digits) = item.strip_suffix(')')?.split_once('(')?;
                let (cell, digits) = (read_cell(cell, geometry)?, read_digits(digits, geometry)?);
                candidates.extend(digits.iter().map(|digit| Candidate::new(cell, digit)));
            }
            candidates.sort_unstable();
            candidates.dedup();
            PartValue::Candidates(candidates)
        }
        PartKind::House => PartValue::House(read_house(word, geometry)?),
        PartKind::Houses => {
            let mut houses = items().map(|item| read_house(item, geometry)).collect::<Option<Vec<_>>>()?;
            houses.sort_unstable();
            houses.dedup();
            PartValue::Houses(houses)
        }
        PartKind::Sums => {
            let count = geometry.sums().len();
            PartValue::Sums(items().map(|item| read_index('s', item, count)).collect::<Option<_>>()?)
        }
        PartKind::Clue => PartValue::Clue(read_index('k', word, geometry.automata().len())?),
    })
}

/// Parses one of so many sums of the board, as in `s3` for the third, or one of its clues, as in `k3`.
fn read_index(letter: char, text: &str, count: usize) -> Option<usize> {
    let number: usize = text.strip_prefix(letter)?.parse().ok()?;
    number.checked_sub(1).filter(|index| *index < count)
}

/// Parses one or more digits of the board, all different.
fn read_digits(text: &str, geometry: &Geometry) -> Option<DigitSet> {
    let alphabet = Alphabet::default();
    let mut digits = DigitSet::EMPTY;
    for symbol in text.chars() {
        let digit = alphabet.digit(symbol)?;
        if usize::from(digit.get()) > geometry.side().min(Geometry::MAX_LARGE_SIDE) || digits.contains(digit)
        {
            return None;
        }
        digits.add(digit);
    }
    (!digits.is_empty()).then_some(digits)
}

fn read_cell(text: &str, geometry: &Geometry) -> Option<Cell> {
    let (row, column) = text.strip_prefix('r')?.split_once('c')?;
    let (row, column) = (read_number(row, geometry)?, read_number(column, geometry)?);
    Some(geometry.cell_at(row - 1, column - 1))
}

fn read_house(text: &str, geometry: &Geometry) -> Option<HouseId> {
    let kind = match text.chars().next()? {
        'r' => HouseKind::Row,
        'c' => HouseKind::Column,
        'b' => HouseKind::Box,
        'g' => HouseKind::Region,
        'd' => HouseKind::Diagonal,
        'w' => HouseKind::Window,
        'p' => HouseKind::Group,
        'x' => HouseKind::Extra,
        _ => return None,
    };
    geometry.find_house(kind, read_number(&text[1..], geometry)?)
}

/// Parses a number from 1 to the side of a board with sets, without a sign or leading zeros.
fn read_number(text: &str, geometry: &Geometry) -> Option<usize> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0');
    let number = if plain { text.parse().ok()? } else { return None };
    (1..=geometry.side().min(Geometry::MAX_LARGE_SIDE)).contains(&number).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(line: &str) -> NotationError {
        parse(line, Geometry::standard(9).unwrap()).unwrap_err()
    }

    #[test]
    fn every_kind_of_part_is_read_back() {
        let board = Geometry::standard(16).unwrap();
        for (kind, text) in [
            (PartKind::Digit, "G"),
            (PartKind::Digits, "9AG"),
            (PartKind::Digits, "-"),
            (PartKind::Cell, "r16c10"),
            (PartKind::Cells, "r1c2,r16c16"),
            (PartKind::Cells, "-"),
            (PartKind::Candidates, "r1c2(12),r3c4(G)"),
            (PartKind::Candidates, "-"),
            (PartKind::House, "b16"),
            (PartKind::Houses, "r1,c2,b3"),
            (PartKind::Houses, "-"),
        ] {
            let value = parse_value(text, kind, board).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(value.kind(), kind);
            assert_eq!(print_value(&value, board), text);
        }
        for (kind, text) in [
            (PartKind::Digit, "12"),
            (PartKind::Digit, "H"),
            (PartKind::Digits, "11"),
            (PartKind::Cell, "r17c1"),
            (PartKind::Cell, "r01c1"),
            (PartKind::Cell, "r+1c1"),
            (PartKind::Cells, "r1c1,"),
            (PartKind::Cells, ",r1c1"),
            (PartKind::Cells, "r1c1,-"),
            (PartKind::Candidates, "r1c1()"),
            (PartKind::Candidates, "r1c1(1"),
            (PartKind::House, "x1"),
            (PartKind::House, "é1"),
            (PartKind::Houses, ""),
        ] {
            assert_eq!(parse_value(text, kind, board), None, "{text}");
        }
    }

    #[test]
    fn errors_name_the_place_and_the_expectation() {
        let got = error("pointing: 5 b1 r1 r1c1,r1c0 => r1c5<>5");
        assert_eq!((got.column, got.found.as_str()), (19, "r1c1,r1c0"));
        assert_eq!(got.expected, Expected::Part("cells", PartKind::Cells));
        assert_eq!(error("pointing").expected, Expected::Colon);
        assert_eq!(error("").expected, Expected::Colon);
        let got = error("pointing: 5 b1 r1");
        assert_eq!((got.column, got.found.as_str()), (18, ""));
        let got = error("pointing: 5 b1 r1 r1c1,r1c2 r1c5<>5");
        assert_eq!((got.column, got.expected), (29, Expected::Arrow));
        let got = error("pointing: 5 b1 r1 r1c1,r1c2 => r1c5<5");
        assert_eq!((got.column, got.expected), (32, Expected::Conclusion));
        assert!(matches!(error("pionting: 5").expected, Expected::Technique(u) if u.nearest.is_some()));
    }

    #[test]
    fn no_input_panics() {
        let board = Geometry::standard(9).unwrap();
        let line = "naked-pair: 37 r1c1,r1c3 r1,b1 => r1c5<>37 é=é r2c2=7";
        let characters: Vec<char> = line.chars().collect();
        for i in 0..characters.len() {
            for replacement in ["", " ", ",", "é", "(", "0", "99999999999999999999", "=>", ":", "\u{2003}"] {
                let mut text: String = characters[..i].iter().collect();
                text.push_str(replacement);
                let _ = parse(&text, board);
                text.extend(&characters[i + 1..]);
                let _ = parse(&text, board);
            }
        }
    }
}
