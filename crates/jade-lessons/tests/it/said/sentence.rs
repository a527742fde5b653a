//! [`Sentence`]: a sentence with blanks for what it names, and what it names.

use jade_grid::{Candidate, Cell, Digit, DigitSet, HouseId};
use jade_logic::{PartKind, PartValue};
use jade_text::{Span, Text};
use std::collections::BTreeMap;

/// The words that may stand between two things of one list, so that both fill the same blank.
const JOINTS: [&str; 26] = [
    "and", "or", "nor", "in", "on", "the", "from", "of", "y", "e", "o", "u", "ni", "en", "de", "del", "a",
    "al", "el", "la", "los", "las", "both", ",", "/", ";",
];

/// What stands before a blank in the forms of a language, and how it is written in the table: articles depend on
/// what is named.
const ARTICLES: [(&str, &str); 8] = [
    ("el ", ""),
    ("la ", ""),
    ("los ", ""),
    ("las ", ""),
    ("del ", "de "),
    ("al ", "a "),
    ("an ", "a "),
    ("una ", "un "),
];

/// How the name of a sum or a clue begins, and what may stand in it. Both are left out of the table.
const SUMS: [&str; 28] = [
    "the cage of ",
    "the sum of ",
    "the arrow from ",
    "the diagonal of ",
    "la jaula de ",
    "la suma de ",
    "la flecha de ",
    "la diagonal de ",
    "the region-sum line from ",
    "the zipper from ",
    "the double arrow from ",
    "la línea de sumas iguales desde ",
    "la cremallera desde ",
    "la flecha doble desde ",
    "the lockout line from ",
    "the sum line from ",
    "la línea de exclusión de ",
    "la línea de sumas de ",
    "the line from ",
    "the circle of ",
    "the sandwich of ",
    "the x-sum of ",
    "the skyscrapers of ",
    "la línea de ",
    "el círculo de ",
    "el sándwich de ",
    "la suma x de ",
    "los rascacielos de ",
];
const IN_SUMS: [&str; 7] = [" at ", " from ", " en ", " desde ", " to ", " in ", " en la "];

/// Everything that one blank of a sentence was filled with, in the order of the words.
#[derive(Clone, Default, Debug)]
pub struct Named {
    pub digits: Vec<Digit>,
    /// Cells alone, in groups: those joined by a slash are one.
    pub groups: Vec<Vec<Cell>>,
    pub houses: Vec<HouseId>,
    /// Digits in cells.
    pub candidates: Vec<Candidate>,
    /// Sums that rules ask for, by their indices.
    pub sums: Vec<usize>,
    /// Clues, by their indices.
    pub clues: Vec<usize>,
    /// A number that is in no cell: what digits add up to.
    pub number: Option<usize>,
}

impl Named {
    /// Adds a value; a cell joins the last group if `grouped`.
    pub fn add(&mut self, value: &PartValue, grouped: bool) {
        let mut cell = |cell: Cell, grouped: bool| match self.groups.last_mut().filter(|_| grouped) {
            Some(group) => group.push(cell),
            None => self.groups.push(vec![cell]),
        };
        match value {
            PartValue::Digit(digit) => self.digits.push(*digit),
            PartValue::Digits(digits) => self.digits.extend(digits.iter()),
            PartValue::Cell(one) => cell(*one, grouped),
            PartValue::Cells(cells) => cells.iter().for_each(|one| cell(one, false)),
            PartValue::House(house) => self.houses.push(*house),
            PartValue::Houses(houses) => self.houses.extend(houses),
            PartValue::Candidates(candidates) => self.candidates.extend(candidates),
            // Both the number and the cell of its name stand for a sum.
            PartValue::Sums(sums) => {
                for sum in sums.iter().filter(|sum| !self.sums.contains(sum)).collect::<Vec<_>>() {
                    self.sums.push(*sum);
                }
            }
            PartValue::Clue(clue) if self.clues.contains(clue) => {}
            PartValue::Clue(clue) => self.clues.push(*clue),
        }
    }

    /// Returns other things instead: fewer, more, or other cells and houses of a board of this many cells and houses.
    pub fn spoilt(&self, cells: usize, houses: usize) -> [Named; 3] {
        let other_cell = |cell: Cell| Cell::new((cell.index() * 7 + 5) % cells);
        let other_house = |house: HouseId| HouseId::new((house.index() + 1) % houses);
        let other_digit = |digit: Digit| Digit::from_index(usize::from(digit.get()) % 4);
        let other = |one: Candidate| Candidate::new(other_cell(one.cell), one.digit);
        let [mut fewer, mut more, mut moved] = [self.clone(), self.clone(), self.clone()];
        fn shorten<T>(list: &mut Vec<T>) {
            if list.len() > 1 {
                list.pop();
            }
        }
        shorten(&mut fewer.groups);
        shorten(&mut fewer.houses);
        shorten(&mut fewer.candidates);
        shorten(&mut fewer.digits);
        shorten(&mut fewer.sums);
        more.number = self.number.map(|number| number + 1);
        moved.number = self.number.map(|number| number + 10);
        // Sums have no others to take their place: the first stands for all. Of a clue it is the next.
        moved.sums.iter_mut().for_each(|sum| *sum = 0);
        moved.clues.iter_mut().for_each(|clue| *clue += 1);
        more.groups.extend(self.groups.first().map(|group| vec![other_cell(group[0])]));
        more.houses.extend(self.houses.first().copied().map(other_house));
        more.candidates.extend(self.candidates.first().copied().map(other));
        more.digits.extend(self.digits.first().copied().map(other_digit));
        moved.groups.iter_mut().flatten().for_each(|cell| *cell = other_cell(*cell));
        moved.houses.iter_mut().for_each(|house| *house = other_house(*house));
        moved.candidates.iter_mut().for_each(|one| *one = other(*one));
        [fewer, more, moved]
    }

    /// Adds what another blank was filled with.
    pub fn join(&mut self, other: &Named) {
        self.digits.extend(&other.digits);
        self.groups.extend(other.groups.clone());
        self.houses.extend(&other.houses);
        self.candidates.extend(&other.candidates);
        self.sums.extend(&other.sums);
        self.clues.extend(&other.clues);
        self.number = self.number.or(other.number);
    }

    /// Returns the cells, alone or with digits, each once, in the order in which they are named.
    pub fn cells(&self) -> Vec<Cell> {
        let mut cells: Vec<Cell> = Vec::new();
        for cell in self.groups.iter().flatten().copied().chain(self.candidates.iter().map(|one| one.cell)) {
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
        cells
    }

    /// Returns the digits, alone or in cells, in ascending order.
    pub fn digits(&self) -> Vec<Digit> {
        let all: DigitSet =
            self.digits.iter().copied().chain(self.candidates.iter().map(|one| one.digit)).collect();
        all.iter().collect()
    }
}

/// A sentence as the table has it, and what it names.
#[derive(Clone, Debug)]
pub struct Sentence {
    /// The words, with `{name}` for the values of an argument of that name; articles before a blank are left out. Numbers
    /// that are in no cell are `{#1}`, `{#2}` in order.
    pub words: String,
    /// What fills the blanks, by name.
    pub named: BTreeMap<&'static str, Named>,
}

impl Sentence {
    /// Separates the words of a sentence from what they name.
    pub fn of(text: &Text) -> Sentence {
        let mut sentence = Sentence { words: String::new(), named: BTreeMap::new() };
        let mut between = String::new();
        let mut last = None;
        for span in &text.spans {
            let (Some(value), name) = (&span.value, span.part.unwrap_or("this")) else {
                between.push_str(&span.text);
                continue;
            };
            // Things of one list have one name and are of one kind: “in row 1, r1c2 and r1c3” is not one.
            let is_sum = matches!(value.kind(), PartKind::Sums | PartKind::Clue);
            let is_joined = if is_sum { is_joint_of_sums(&between) } else { is_joint(&between) };
            let in_list = last == Some((name, value.kind())) && is_joined;
            let grouped = in_list && between == "/";
            if !in_list {
                let is_diagonal = matches!(value, PartValue::House(_) | PartValue::Houses(_))
                    && span.text.contains("diagonal");
                let before = match (is_sum, is_diagonal) {
                    (true, _) => without_sum(&between),
                    (_, true) => as_of_a_row(&between),
                    _ => between.clone(),
                };
                sentence.say(&without_article(&before));
                sentence.words.push_str(&format!("{{{name}}}"));
            }
            sentence.named.entry(name).or_default().add(value, grouped);
            between.clear();
            last = Some((name, value.kind()));
        }
        sentence.say(&between);
        sentence.words = without_label(sentence.words.trim());
        sentence
    }

    /// Adds words, with a blank for each number among them.
    fn say(&mut self, words: &str) {
        let mut rest = words;
        while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
            let end =
                rest[start..].find(|c: char| !c.is_ascii_digit()).map_or(rest.len(), |length| start + length);
            let name =
                NUMBERS.into_iter().find(|name| !self.named.contains_key(name)).expect("fewer numbers");
            let number = Some(rest[start..end].parse().expect("a number"));
            self.named.insert(name, Named { number, ..Named::default() });
            self.words.push_str(&format!("{}{{{name}}}", &rest[..start]));
            rest = &rest[end..];
        }
        self.words.push_str(rest);
    }
}

/// The names of the numbers of a sentence.
const NUMBERS: [&str; 3] = ["#1", "#2", "#3"];

/// Writes a blank for the letter of a lemma at the beginning, as in “Lemma A: suppose …”.
fn without_label(words: &str) -> String {
    for name in ["Lemma ", "Lema "] {
        let label = words.strip_prefix(name).and_then(|rest| rest.split_once(": "));
        if let Some((label, rest)) = label
            && label.chars().all(|letter| letter.is_ascii_uppercase())
        {
            return format!("{name}{{label}}: {rest}");
        }
    }
    words.to_owned()
}

/// Leaves out how the name of a sum begins.
fn without_sum(words: &str) -> String {
    let lower = words.to_lowercase();
    let Some(start) = SUMS.iter().find(|start| lower.ends_with(*start)) else { return words.to_owned() };
    let before = words[..words.len() - start.len()].to_owned();
    // “Del” is “de” and “el”.
    if start.starts_with("el ") && before.ends_with(" d") { before + "e " } else { before }
}

/// What stands before a diagonal, as if it were a row: “on the diagonal” is “in row 1”.
fn as_of_a_row(words: &str) -> String {
    for (of_a_diagonal, of_a_row) in [("on the ", "in "), ("On the ", "In "), ("the ", ""), ("The ", "")] {
        if let Some(before) = words.strip_suffix(of_a_diagonal) {
            return format!("{before}{of_a_row}");
        }
    }
    words.to_owned()
}

fn is_joint_of_sums(between: &str) -> bool {
    IN_SUMS.contains(&between) || is_joint(&without_sum(between))
}

fn is_joint(between: &str) -> bool {
    let spaced = between.replace(',', " , ").replace('/', " / ").replace(';', " ; ");
    spaced.split_whitespace().all(|word| JOINTS.contains(&word))
}

fn without_article(words: &str) -> String {
    let lower = words.to_lowercase();
    for (article, instead) in ARTICLES {
        if lower == article || lower.ends_with(&format!(" {article}")) {
            return format!("{}{instead}", &words[..words.len() - article.len()]);
        }
    }
    words.to_owned()
}

/// Returns whether a text names nothing on the board.
pub fn names_nothing(text: &Text) -> bool {
    text.spans.iter().all(|span: &Span| span.value.is_none())
}
