//! Chains in Eureka notation, as players write them: `(5)r1c2 = (5)r1c7 - (5=3)r2c8 - (3)r2c1`.
//!
//! A term is a digit and its cell, or the cells of a group separated by commas. `=` is a strong link (at least one end
//! is true), `-` a weak one (at most one end is true). Links within a cell or an almost locked set are inside the
//! brackets: `(5=3)r2c8`, `(1=7)r1c2,r3c1`. A loop ends with its first term. Links that do not continue each other are
//! separated by `;`.

use super::{Expected, NotationError, cell, list, read_cell, read_digits, read_number};
use crate::patterns::easiest;
use crate::{Link, LinkReason, Node, Strength};
use jade_grid::{Candidate, Digit, Geometry, LargeCellSet};

/// Formats links, each continuing the previous one if possible.
///
/// ```
/// use jade_grid::Geometry;
/// use jade_logic::notation::eureka;
/// let board = Geometry::standard(9).unwrap();
/// let text = "(5)r1c2 = (5)r1c7 - (5=3)r2c8 - (3)r2c1,r2c3 = (3)r2c5";
/// let links = eureka::parse(text, board).unwrap();
/// assert_eq!(links.len(), 5);
/// assert_eq!(eureka::print(&links, board), text);
/// ```
pub fn print(links: &[Link], geometry: &Geometry) -> String {
    let mut text = String::new();
    // The digits within the brackets, and the node whose cells follow.
    let mut open: Option<(String, &Node)> = None;
    let close = |text: &mut String, open: &mut Option<(String, &Node)>| {
        if let Some((digits, node)) = open.take() {
            text.push_str(&format!(
                "({digits}){}",
                list(node.cells().iter().map(|at| cell(at, geometry)), ",")
            ));
        }
    };
    let symbol = |node: &Node| node.digit().symbol().to_string();
    for (index, link) in links.iter().enumerate() {
        if index == 0 || links[index - 1].to != link.from {
            close(&mut text, &mut open);
            text.push_str(if index == 0 { "" } else { "; " });
            open = Some((symbol(&link.from), &link.from));
        }
        let sign = if link.strength == Strength::Strong { '=' } else { '-' };
        match &mut open {
            Some((digits, _))
                if matches!(link.reason, LinkReason::Cell(_) | LinkReason::Set)
                    && link.from.cells() == link.to.cells() =>
            {
                digits.push(sign);
                digits.push_str(&symbol(&link.to));
            }
            _ => {
                close(&mut text, &mut open);
                text.push_str(&format!(" {sign} "));
                open = Some((symbol(&link.to), &link.to));
            }
        }
    }
    close(&mut text, &mut open);
    text
}

/// Parses a text of [`print()`]. Blanks are allowed between terms and signs. On boards up to 9×9, cells of one row or
/// column may be combined, as in `r1c23`.
///
/// The text does not contain the reasons of links. Within brackets it is the cell or the set; otherwise the house that
/// contains all cells of both terms and is easiest to see; or, without such a house, that they see each other.
///
/// # Errors
/// [`NotationError`] for the first unexpected item.
pub fn parse(text: &str, geometry: &Geometry) -> Result<Vec<Link>, NotationError> {
    let mut links: Vec<Link> = Vec::new();
    let mut reader = Reader { text, at: 0 };
    loop {
        let mut last = reader.term(geometry, &mut links)?;
        loop {
            let strength = match reader.peek() {
                None => return Ok(links),
                Some(';') => break,
                Some('=') => Strength::Strong,
                Some('-') => Strength::Weak,
                Some(_) => return Err(reader.error(Expected::LinkSign)),
            };
            reader.skip();
            let at = links.len();
            let first = reader.first_of_term(geometry, &mut links)?;
            let reason = reason(&last, &first.0, geometry);
            links.insert(at, Link { from: last, to: first.0, strength, reason });
            last = first.1;
        }
        reader.skip();
    }
}

/// Returns the reason why two nodes of different terms are linked, as far as the board shows.
fn reason(from: &Node, to: &Node, geometry: &Geometry) -> LinkReason {
    easiest(geometry, geometry.houses_of_all(from.cells() | to.cells()))
        .map_or(LinkReason::Sight, LinkReason::House)
}

struct Reader<'t> {
    text: &'t str,
    /// The offset of the next character, in bytes.
    at: usize,
}

impl Reader<'_> {
    /// Skips blanks and returns the next character.
    fn peek(&mut self) -> Option<char> {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
        self.text[self.at..].chars().next()
    }

    fn skip(&mut self) {
        self.at += self.peek().map_or(0, char::len_utf8);
    }

    fn error(&self, expected: Expected) -> NotationError {
        let rest = &self.text[self.at..];
        let found = rest.split_whitespace().next().unwrap_or("").to_owned();
        NotationError { column: self.text[..self.at].chars().count() + 1, found, expected }
    }

    /// Reads a term, adds its inner links, and returns its last node.
    fn term(&mut self, geometry: &Geometry, links: &mut Vec<Link>) -> Result<Node, NotationError> {
        self.first_of_term(geometry, links).map(|(_, last)| last)
    }

    /// Like [`Reader::term`], but also returns the first node.
    fn first_of_term(
        &mut self,
        geometry: &Geometry,
        links: &mut Vec<Link>,
    ) -> Result<(Node, Node), NotationError> {
        self.peek();
        let (term, length) =
            read_term(&self.text[self.at..], geometry).ok_or_else(|| self.error(Expected::Term))?;
        self.at += length;
        let Term { digits, strengths, cells } = term;
        let node = |digit| match cells.single() {
            Some(cell) => Node::Candidate(Candidate::new(cell, digit)),
            None if strengths.is_empty() => Node::Group { digit, cells },
            None => Node::AlmostLockedSet { digit, cells, places: cells },
        };
        let reason = cells.single().map_or(LinkReason::Set, LinkReason::Cell);
        for (pair, strength) in digits.windows(2).zip(&strengths) {
            links.push(Link { from: node(pair[0]), to: node(pair[1]), strength: *strength, reason });
        }
        Ok((node(digits[0]), node(digits[digits.len() - 1])))
    }
}

struct Term {
    /// The digits, at least one.
    digits: Vec<Digit>,
    /// The links between the digits.
    strengths: Vec<Strength>,
    cells: LargeCellSet,
}

/// Reads a term at the beginning of a text. Also returns its length in bytes.
fn read_term(text: &str, geometry: &Geometry) -> Option<(Term, usize)> {
    let (inside, after) = text.strip_prefix('(')?.split_once(')')?;
    let mut digits = Vec::new();
    let mut strengths = Vec::new();
    for word in inside.split_inclusive(['=', '-']) {
        let digit = word.trim_end_matches(['=', '-']);
        match &word[digit.len()..] {
            "=" => strengths.push(Strength::Strong),
            "-" => strengths.push(Strength::Weak),
            _ => {}
        }
        digits.push(read_digits(digit, geometry)?.single()?);
    }
    let length = after.find(|c: char| c.is_whitespace() || "=-;".contains(c)).unwrap_or(after.len());
    let mut cells = LargeCellSet::EMPTY;
    for word in after[..length].split(',') {
        cells |= read_cells(word, geometry)?;
    }
    let fits = digits.len() == strengths.len() + 1 && digits.windows(2).all(|pair| pair[0] != pair[1]);
    fits.then_some((Term { digits, strengths, cells }, inside.len() + 2 + length))
}

/// Reads one cell, or combined cells of one row or column.
fn read_cells(word: &str, geometry: &Geometry) -> Option<LargeCellSet> {
    if let Some(cell) = read_cell(word, geometry) {
        return Some(LargeCellSet::only(cell));
    }
    let (rows, columns) = word.strip_prefix('r')?.split_once('c')?;
    if geometry.side() > 9 || rows.len() != 1 && columns.len() != 1 {
        return None;
    }
    let mut cells = LargeCellSet::EMPTY;
    for row in rows.split_terminator("").skip(1) {
        for column in columns.split_terminator("").skip(1) {
            cells.add(geometry.cell_at(read_number(row, geometry)? - 1, read_number(column, geometry)? - 1));
        }
    }
    (!cells.is_empty()).then_some(cells)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chains_are_read_back() {
        for (side, text) in [
            (9, "(5)r1c2 = (5)r1c7 - (5=3)r2c8 - (3)r2c1"),
            (9, "(5)r1c2,r1c3 = (5)r1c7 - (5=1)r2c8,r3c8 - (1)r2c1"),
            (9, "(2=3)r1c1 - (3=2)r1c5 - (2)r1c1"),
            (9, "(2-3)r1c1 = (3)r1c5; (4)r2c2 = (4)r2c3"),
            (16, "(G)r16c1 = (G)r16c12 - (G=A)r4c12"),
            (4, ""),
        ] {
            let board = Geometry::standard(side).unwrap();
            let links = if text.is_empty() { Vec::new() } else { parse(text, board).unwrap() };
            assert_eq!(print(&links, board), text);
        }
    }

    #[test]
    fn cells_may_be_combined() {
        let board = Geometry::standard(9).unwrap();
        let links = parse("(5)r1c23=(5)r1c7-(5)r456c7", board).unwrap();
        assert_eq!(print(&links, board), "(5)r1c2,r1c3 = (5)r1c7 - (5)r4c7,r5c7,r6c7");
        assert_eq!(links[0].reason, LinkReason::House(board.row_house(0)));
        assert!(parse("(5)r1c23 = (5)r1c7", Geometry::standard(16).unwrap()).is_err());
    }

    #[test]
    fn invalid_chains_are_errors_with_their_place() {
        let board = Geometry::standard(9).unwrap();
        for (text, column, expected) in [
            ("", 1, Expected::Term),
            ("5r1c2", 1, Expected::Term),
            ("(5)r1c2 =", 10, Expected::Term),
            ("(5)r1c2 ~ (5)r1c3", 9, Expected::LinkSign),
            ("(5)r1c2 = (0)r1c3", 11, Expected::Term),
            ("(5)r1c2 = (5)r1c33x", 11, Expected::Term),
            ("(5=5)r1c2", 1, Expected::Term),
            ("(5=)r1c2", 1, Expected::Term),
            ("(5)r12c34", 1, Expected::Term),
        ] {
            let error = parse(text, board).unwrap_err();
            assert_eq!((error.column, error.expected), (column, expected), "{text}");
        }
    }
}
