//! Decides what a sentence concludes and what it cites.

use super::chain::{WrittenChain, chain_in};
use super::lexer::{self, Lexeme, LexemeKind, Sign};
use super::tokens::{Habits, Placed, Token, tokens};
use super::words::Sense;
use super::{ClaimReader, WrittenStep};
use jade_grid::{Candidate, Cell, DigitSet, Geometry, HouseId};

/// How many tokens may stand between the parts of a conclusion.
const REACH: usize = 14;

/// What a sentence cites.
#[derive(Clone, Debug)]
struct Cited<T> {
    technique: Option<T>,
    cells: Vec<Cell>,
    houses: Vec<HouseId>,
    digits: DigitSet,
    chain: Option<Chain>,
}

/// A chain, with the number of its line and the line.
#[derive(Clone, Debug)]
struct Chain {
    text: String,
    line: usize,
    written: String,
}

impl<T> Default for Cited<T> {
    fn default() -> Self {
        Cited { technique: None, cells: Vec::new(), houses: Vec::new(), digits: DigitSet::EMPTY, chain: None }
    }
}

impl<T: Copy + PartialEq> Cited<T> {
    fn add(&mut self, token: &Token<T>) {
        match token {
            Token::Cells(cells) => self.cells.extend(cells),
            Token::Houses(houses) => self.houses.extend(houses),
            Token::Digits(digits, _) => self.digits |= *digits,
            Token::Technique(technique) => self.technique = self.technique.or(Some(*technique)),
            _ => {}
        }
    }

    fn join(&mut self, other: &Cited<T>) {
        self.technique = self.technique.or(other.technique);
        self.cells.extend(&other.cells);
        self.houses.extend(&other.houses);
        self.digits |= other.digits;
        self.chain = self.chain.take().or_else(|| other.chain.clone());
    }
}

/// A conclusion, and whether it is a placement.
type Conclusion = (Candidate, bool);

/// A conclusion with the number of tokens that it takes.
type Found = (Vec<Conclusion>, usize);

/// Reads the steps of a text.
pub(super) fn steps<T: Copy + PartialEq>(
    reader: &ClaimReader<T>,
    text: &str,
    geometry: &Geometry,
) -> Vec<WrittenStep<T>> {
    let divided = |line| {
        let chain = chain_in(line);
        // What stands in a chain is no conclusion.
        let without = chain.as_ref().map(|WrittenChain { place, .. }| {
            format!("{}{}{}", &line[..place.start], " ".repeat(place.len()), &line[place.end..])
        });
        (line, lexer::lexemes(without.as_deref().unwrap_or(line)), chain)
    };
    let lines: Vec<(&str, Vec<Lexeme>, Option<WrittenChain>)> = text.lines().map(divided).collect();
    let mut habits = Habits::default();
    lines.iter().for_each(|(_, lexemes, _)| habits.learn(lexemes, geometry));
    let mut steps: Vec<WrittenStep<T>> = Vec::new();
    // What the line before and this one cite without a conclusion.
    let (mut before, mut pending): (Cited<T>, Cited<T>) = Default::default();
    for (index, (line, lexemes, chain)) in lines.iter().enumerate() {
        if let Some(WrittenChain { text, .. }) = chain {
            pending.chain =
                Some(Chain { text: text.clone(), line: index + 1, written: line.trim().to_owned() });
        }
        // The rows of a board are no sentences.
        let is_board =
            !lexemes.iter().any(|one| matches!(one.kind, LexemeKind::Word(..) | LexemeKind::Sign(_)));
        let tokens = if is_board { Vec::new() } else { tokens(reader, lexemes, habits, geometry) };
        for sentence in tokens.split(|(token, _)| *token == Token::<T>::Stop) {
            let Some(((_, (from, _)), (_, (_, to)))) = sentence.first().zip(sentence.last()) else {
                continue;
            };
            let read = Sentence::read(sentence, geometry);
            if read.conclusions.is_empty() {
                let last = steps.last_mut().filter(|last| read.is_about_the_last && last.line == index + 1);
                match last {
                    Some(last) => last.add(&read),
                    None => pending.join(&read.cited),
                }
                continue;
            }
            let mut cited = read.cited;
            cited.join(&std::mem::take(&mut pending));
            cited.join(&std::mem::take(&mut before));
            for conclusions in groups(&read.conclusions) {
                let of = |placed: bool| {
                    let of_kind = conclusions.iter().filter(move |(_, placement)| *placement == placed);
                    of_kind.map(|(one, _)| *one).collect::<Vec<Candidate>>()
                };
                let (placements, eliminations) = (of(true), of(false));
                let mut cells = cited.cells.clone();
                if read.is_about_the_cell {
                    cells.extend(placements.iter().map(|one| one.cell));
                }
                let sentence =
                    line[*from..*to].trim_start_matches(|c: char| !c.is_alphanumeric() && !"([{".contains(c));
                steps.push(WrittenStep {
                    line: index + 1,
                    text: cited.chain.as_ref().map_or(sentence, |chain| &chain.written).to_owned(),
                    technique: cited.technique,
                    cells: sorted(cells),
                    houses: sorted(cited.houses.clone()),
                    digits: cited.digits,
                    placements,
                    eliminations: sorted(eliminations),
                    chain: cited.chain.as_ref().map(|chain| chain.text.clone()),
                });
            }
        }
        steps.extend(std::mem::take(&mut before).into_chain());
        before = std::mem::take(&mut pending);
        if lexemes.is_empty() && chain.is_none() {
            steps.extend(std::mem::take(&mut before).into_chain());
        }
    }
    steps.extend(before.into_chain());
    steps
}

impl<T: Copy + PartialEq> Cited<T> {
    /// Returns the step that is a chain without conclusions, if there is one.
    fn into_chain(self) -> Option<WrittenStep<T>> {
        let Chain { text, line, written } = self.chain?;
        Some(WrittenStep {
            line,
            text: written,
            technique: self.technique,
            cells: Vec::new(),
            houses: Vec::new(),
            digits: DigitSet::EMPTY,
            placements: Vec::new(),
            eliminations: Vec::new(),
            chain: Some(text),
        })
    }
}

pub(super) fn sorted<T: Ord>(mut list: Vec<T>) -> Vec<T> {
    list.sort_unstable();
    list.dedup();
    list
}

/// Divides conclusions into steps: each placement by itself, eliminations that follow each other together.
fn groups(conclusions: &[Conclusion]) -> impl Iterator<Item = &[Conclusion]> {
    conclusions.chunk_by(|(_, a), (_, b)| !a && !b)
}

struct Sentence<T> {
    conclusions: Vec<Conclusion>,
    cited: Cited<T>,
    /// “It is the only …”, “because …”.
    is_about_the_last: bool,
    /// “The only candidate”.
    is_about_the_cell: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum Mode {
    Free,
    /// A reason, and whether the sentence began with it.
    Reason(bool),
    Assumption,
}

impl<T: Copy + PartialEq> Sentence<T> {
    fn read(tokens: &[Placed<T>], geometry: &Geometry) -> Sentence<T> {
        let items = merged(tokens);
        let scan = Scan { items: &items, geometry };
        let mut mode = Mode::Free;
        let mut cited = Cited::default();
        let mut conclusions = Vec::new();
        let mut at = 0;
        while let Some(item) = items.get(at) {
            match item {
                Token::Word(Sense::Because) => mode = Mode::Reason(at == 0),
                Token::Word(Sense::If) => mode = Mode::Assumption,
                Token::Word(Sense::So) | Token::Sign(Sign::Implies) => mode = Mode::Free,
                Token::Word(Sense::Then) if mode != Mode::Assumption => mode = Mode::Free,
                Token::Mark(',') if mode == Mode::Reason(true) && scan.conclusion(at + 1).is_some() => {
                    mode = Mode::Free;
                }
                _ => {}
            }
            match (mode == Mode::Free).then(|| scan.conclusion(at)).flatten() {
                Some((found, len)) => {
                    // What stands between is a reason: “is the only cell in box 1 for 5”.
                    let own = |token: &&Token<T>| matches!(token, Token::Houses(_) | Token::Technique(_));
                    items[at..at + len].iter().filter(own).for_each(|token| cited.add(token));
                    conclusions.extend(found);
                    at += len;
                }
                None => {
                    cited.add(item);
                    at += 1;
                }
            }
        }
        let is_value = |token: &Token<T>| matches!(token, Token::Word(Sense::Value | Sense::Have));
        // “The only candidate”, “no other digit”.
        let is_about_the_cell = items.iter().enumerate().any(|(at, token)| {
            matches!(token, Token::Word(Sense::Only | Sense::Not))
                && items[at + 1..].iter().take(2).any(is_value)
        });
        let is_about_the_last = matches!(items.first(), Some(Token::Word(Sense::This | Sense::Because)));
        Sentence { conclusions, cited, is_about_the_last, is_about_the_cell }
    }
}

impl<T: Copy + PartialEq> WrittenStep<T> {
    /// Adds the reasons of a sentence after it.
    fn add(&mut self, reasons: &Sentence<T>) {
        let cited = &reasons.cited;
        self.cells.extend(&cited.cells);
        if reasons.is_about_the_cell {
            self.cells.extend(self.placements.iter().map(|one| one.cell));
        }
        self.houses.extend(&cited.houses);
        self.digits |= cited.digits;
        self.technique = self.technique.or(cited.technique);
    }
}

/// Joins lists of cells and of digits.
fn merged<T: Copy + PartialEq>(tokens: &[Placed<T>]) -> Vec<Token<T>> {
    let mut items: Vec<Token<T>> = Vec::new();
    let mut at = 0;
    while let Some((token, _)) = tokens.get(at) {
        at += 1;
        let mut list = token.clone();
        loop {
            let separators = tokens[at..].iter().take(2).take_while(|(token, _)| is_separator(token)).count();
            let next = tokens.get(at + separators).map(|(token, _)| token);
            let (after, before) = (tokens.get(at + separators + 1).map(|(token, _)| token), items.last());
            let by_comma = matches!(tokens.get(at), Some((Token::Mark(','), _))) && separators == 1;
            match (&mut list, next) {
                (Token::Cells(cells), Some(Token::Cells(more)))
                    if separators > 0 && !(by_comma && is_stated(after) && cites(before)) =>
                {
                    cells.extend(more);
                }
                (Token::Digits(digits, in_brackets), Some(Token::Digits(more, _)))
                    if separators > 0
                        && !(is_stated(after) && equals(before))
                        && (!by_comma || *in_brackets || lists(before, after)) =>
                {
                    *digits |= *more;
                }
                // In brackets without commas: `{3 7}`.
                (Token::Digits(digits, true), Some(Token::Digits(more, true))) if separators == 0 => {
                    *digits |= *more;
                }
                _ => break,
            }
            at += separators + 1;
        }
        items.push(list);
    }
    items
}

fn is_separator<T>(token: &Token<T>) -> bool {
    matches!(token, Token::Mark(',' | '/' | '&' | '+' | '|') | Token::Word(Sense::And | Sense::Or))
}

/// Whether something is said of what stands before this token.
fn is_stated<T>(token: Option<&Token<T>>) -> bool {
    matches!(
        token,
        Some(
            Token::Sign(Sign::Equal | Sign::NotEqual)
                | Token::Mark(':')
                | Token::Word(Sense::Is | Sense::Not | Sense::Must | Sense::Can | Sense::Goes)
        )
    )
}

/// Whether what follows this token belongs to a reason.
fn cites<T>(token: Option<&Token<T>>) -> bool {
    matches!(token, Some(Token::Word(Sense::In) | Token::Technique(_)))
}

fn equals<T>(token: Option<&Token<T>>) -> bool {
    matches!(token, Some(Token::Sign(Sign::Equal) | Token::Word(Sense::Is)))
}

/// Whether digits with commas between such tokens are a list.
fn lists<T>(before: Option<&Token<T>>, after: Option<&Token<T>>) -> bool {
    let opens = matches!(
        before,
        Some(
            Token::Word(Sense::Remove | Sense::Have | Sense::Counted | Sense::Not)
                | Token::Sign(Sign::NotEqual)
                | Token::Technique(_)
                | Token::Mark(':')
        )
    );
    opens || after.is_none() || after.is_some_and(is_separator)
}

struct Scan<'a, T> {
    items: &'a [Token<T>],
    geometry: &'a Geometry,
}

/// The words between the parts of a conclusion.
#[derive(Clone, Copy, Default)]
struct Said {
    equals: bool,
    is: bool,
    must: bool,
    can: bool,
    only: bool,
    not: bool,
    goes: bool,
    places: bool,
    removes: bool,
}

impl Said {
    /// Notes a token; returns whether a conclusion may go on after it.
    fn hear<T>(&mut self, token: &Token<T>) -> bool {
        match token {
            Token::Sign(Sign::Equal) | Token::Mark(':') => self.equals = true,
            Token::Sign(Sign::NotEqual) => self.not = true,
            Token::Word(Sense::Is) => self.is = true,
            Token::Word(Sense::Must) => self.must = true,
            Token::Word(Sense::Can) => self.can = true,
            Token::Word(Sense::Only) => self.only = true,
            Token::Word(Sense::Not) => self.not = true,
            Token::Word(Sense::Goes) => self.goes = true,
            Token::Word(Sense::Place) => self.places = true,
            Token::Word(Sense::Remove) => self.removes = true,
            Token::Word(Sense::In | Sense::Spot | Sense::Value | Sense::And | Sense::This | Sense::Rest)
            | Token::Houses(_)
            | Token::Technique(_)
            | Token::Mark('(' | ')' | '[' | ']' | '{' | '}')
            | Token::Other => {}
            _ => return false,
        }
        true
    }

    /// Whether “may” is all that is said.
    fn is_only_possible(self) -> bool {
        self.can && !self.only && !self.must && !self.equals
    }
}

impl<T: Copy + PartialEq> Scan<'_, T> {
    /// Reads a conclusion that begins with this token.
    fn conclusion(&self, at: usize) -> Option<Found> {
        match self.items.get(at)? {
            Token::Word(Sense::Place) => self.placing(at),
            Token::Word(Sense::Remove) => self.removing(at),
            Token::Cells(cells) => self.of_cells(at, cells),
            Token::Digits(digits, _) => self.of_digits(at, *digits),
            _ => None,
        }
    }

    /// “Put 5 in r1c2”, “fill r1c2 with 5”.
    fn placing(&self, at: usize) -> Option<Found> {
        let (mut cell, mut digit) = (None, None);
        for (index, token) in self.items.iter().enumerate().skip(at + 1).take(REACH) {
            match token {
                Token::Cells(cells) => cell = Some(*one(cells)?),
                Token::Digits(digits, _) => digit = Some(digits.single()?),
                token if !Said::default().hear(token) => return None,
                Token::Word(Sense::Not | Sense::Remove | Sense::Place) => return None,
                _ => {}
            }
            if let Some((cell, digit)) = cell.zip(digit) {
                return Some((vec![(Candidate::new(cell, digit), true)], index + 1 - at));
            }
        }
        None
    }

    /// “Remove 3 from r2c5 and 7 from r2c6”, “removes 3 from the rest of row 2”.
    fn removing(&self, at: usize) -> Option<Found> {
        let mut digits: Option<DigitSet> = None;
        let mut gone: Vec<Conclusion> = Vec::new();
        let (mut end, mut from_rest) = (at, false);
        for (index, token) in self.items.iter().enumerate().skip(at + 1) {
            match token {
                Token::Digits(more, _) => (digits, from_rest) = (Some(*more), false),
                Token::Cells(cells) => {
                    gone.extend(removed(cells, digits?));
                    end = index;
                }
                Token::Word(Sense::Rest) => from_rest = true,
                Token::Houses(houses) if from_rest => {
                    gone.extend(removed(&self.rest_of(houses), digits?));
                    end = index;
                    from_rest = false;
                }
                Token::Mark(',' | '&' | '+' | '(' | ')' | '{' | '}' | '[' | ']')
                | Token::Word(
                    Sense::And
                    | Sense::In
                    | Sense::Have
                    | Sense::Value
                    | Sense::Spot
                    | Sense::Counted
                    | Sense::This
                    | Sense::Can,
                )
                | Token::Houses(_)
                | Token::Other => {}
                _ => break,
            }
        }
        (!gone.is_empty()).then_some((gone, end + 1 - at))
    }

    /// Returns the cells of houses that the sentence does not cite otherwise.
    fn rest_of(&self, houses: &[HouseId]) -> Vec<Cell> {
        let is_cited = |cell: &Cell| {
            self.items.iter().any(|token| match token {
                Token::Cells(cells) => cells.contains(cell),
                Token::Houses(others) => others.iter().any(|other| {
                    !houses.contains(other) && self.geometry.house(*other).cells().contains(cell)
                }),
                _ => false,
            })
        };
        let cells = houses.iter().flat_map(|house| self.geometry.house(*house).cells()).copied();
        cells.filter(|cell| !is_cited(cell)).collect()
    }

    /// “r1c2 must be 5”, “r2c5<>3”, “r1c2 is the only place for 5 in box 1”.
    fn of_cells(&self, at: usize, cells: &[Cell]) -> Option<Found> {
        let mut said = Said::default();
        for (index, token) in self.items.iter().enumerate().skip(at + 1).take(REACH) {
            if let Token::Digits(digits, _) = token {
                let len = index + 1 - at;
                if said.not && !said.only {
                    return Some((removed(cells, *digits).collect(), len));
                }
                let states = said.equals || said.is || said.must || said.only && said.can;
                let is_placed = states && !said.is_only_possible() && !said.removes;
                let placed = Candidate::new(*one(cells)?, digits.single()?);
                return is_placed.then(|| (vec![(placed, true)], len));
            }
            // A colon states a digit only right after the cell.
            let is_late_colon = *token == Token::Mark(':') && index > at + 1 && !said.is;
            if is_late_colon || matches!(token, Token::Word(Sense::Place)) || !said.hear(token) {
                return None;
            }
        }
        None
    }

    /// “5 can only go in r1c2”, “5 cannot go in r3c1”, “3 can be removed from r2c5”.
    fn of_digits(&self, at: usize, digits: DigitSet) -> Option<Found> {
        let mut said = Said::default();
        // “The only place for 5 in box 1 is r1c2”.
        let before = &self.items[at.saturating_sub(4)..at];
        said.only = before.contains(&Token::Word(Sense::Only));
        for (index, token) in self.items.iter().enumerate().skip(at + 1).take(REACH) {
            if let Token::Cells(cells) = token {
                let len = index + 1 - at;
                if said.removes || said.not && (said.goes || said.is || said.can || said.places) {
                    return Some((removed(cells, digits).collect(), len));
                }
                let states = said.must
                    || said.equals
                    || said.places
                    || said.goes && (!said.can || said.only)
                    || said.only && said.is;
                let placed = Candidate::new(*one(cells)?, digits.single()?);
                return (states && !said.not).then(|| (vec![(placed, true)], len));
            }
            if !said.hear(token) {
                return None;
            }
        }
        None
    }
}

fn one(cells: &[Cell]) -> Option<&Cell> {
    match cells {
        [cell] => Some(cell),
        _ => None,
    }
}

fn removed(cells: &[Cell], digits: DigitSet) -> impl Iterator<Item = Conclusion> {
    cells.iter().flat_map(move |cell| digits.iter().map(move |digit| (Candidate::new(*cell, digit), false)))
}

impl<T: Copy + PartialEq> ClaimReader<T> {
    /// Returns the cells, houses and digits that a text mentions.
    pub(super) fn mentioned(&self, text: &str, geometry: &Geometry) -> (Vec<Cell>, Vec<HouseId>, DigitSet) {
        let lexemes = lexer::lexemes(text);
        let mut habits = Habits::default();
        habits.learn(&lexemes, geometry);
        let mut cited = Cited::default();
        for (token, _) in tokens(self, &lexemes, habits, geometry) {
            cited.add(&token);
        }
        (cited.cells, cited.houses, cited.digits)
    }
}
