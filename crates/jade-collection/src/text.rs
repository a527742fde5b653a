//! The text format of a [`Collection`].

use crate::{Category, CategoryPuzzles, Collection, Purpose};
use jade_grid::{Digit, Geometry, Puzzle};
use jade_logic::techniques::technique;
use std::fmt::{self, Write};

/// The comment at the top of every collection.
const HEADING: &str = "\
# Sudokus for all levels and techniques, made by JADE (`jade library build`), in canonical form.
# Cells are in reading order. A letter is a run of empty cells: a for one, b for two and so on.
";

/// The error for a text that is not a valid [`Collection`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CollectionError {
    /// The line number, from 1.
    pub line: usize,
    /// What is wrong on that line.
    pub kind: CollectionErrorKind,
}

/// What is wrong on a line of a [`Collection`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CollectionErrorKind {
    /// Not a valid heading: `seed` with a number; `harvest` with a profile and a number; or `category` with a
    /// profile, a purpose and one or two numbers.
    Heading(String),
    /// There is no level or technique of this name.
    Purpose(String),
    /// A puzzle precedes the first category.
    NoCategory,
    /// Not 81 cells, given as digits and letters for runs of empty ones.
    Cells(String),
}

impl fmt::Display for CollectionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = self.line;
        match &self.kind {
            CollectionErrorKind::Heading(text) => {
                write!(f, "line {line}: no heading of a category: {text:?}")
            }
            CollectionErrorKind::Purpose(text) => write!(f, "line {line}: no level or technique: {text:?}"),
            CollectionErrorKind::NoCategory => write!(f, "line {line}: a puzzle before the first category"),
            CollectionErrorKind::Cells(text) => write!(f, "line {line}: not 81 cells: {text:?}"),
        }
    }
}

impl std::error::Error for CollectionError {}

impl Collection {
    /// Parses the output of [`Collection::write`]. A category of a technique unknown to this version is
    /// an error: a collection belongs to one version.
    ///
    /// # Errors
    /// [`CollectionError`], with the line number.
    pub fn read(text: &str) -> Result<Collection, CollectionError> {
        Collection::read_lines(&mut text.lines().enumerate())
    }

    /// Like [`Collection::read`], but leaves out the puzzles, which takes a hundredth of the time.
    pub(crate) fn read_headings(text: &str) -> Result<Collection, CollectionError> {
        Collection::read_lines(&mut text.lines().enumerate().filter(|(_, line)| line.contains(' ')))
    }

    fn read_lines(lines: &mut dyn Iterator<Item = (usize, &str)>) -> Result<Collection, CollectionError> {
        let mut collection = Collection::default();
        let mut category: Option<Category> = None;
        for (index, line) in lines {
            let error = |kind| CollectionError { line: index + 1, kind };
            let words: Vec<&str> = line.split_whitespace().collect();
            let heading = || error(CollectionErrorKind::Heading(line.to_owned()));
            let number = |text: &str| text.parse::<u64>().map_err(|_| heading());
            match words[..] {
                [] => {}
                [first, ..] if first.starts_with('#') => {}
                ["seed", seed] => collection.seed = number(seed)?,
                ["harvest", profile, attempts] => {
                    collection.harvests.insert(profile.to_owned(), number(attempts)?);
                }
                ["category", profile, kind, name, attempts, ref neighbours @ ..] if neighbours.len() <= 1 => {
                    let unknown = || error(CollectionErrorKind::Purpose(name.to_owned()));
                    let purpose = match kind {
                        "level" => Purpose::Level(name.parse().map_err(|_| unknown())?),
                        "technique" => Purpose::Technique(technique(name).map_err(|_| unknown())?.id()),
                        _ => return Err(heading()),
                    };
                    let new = Category { profile: profile.to_owned(), purpose };
                    let entry = collection.category_mut(&new);
                    entry.attempts = number(attempts)?;
                    entry.neighbour_attempts = neighbours.first().map_or(Ok(0), |made| number(made))?;
                    category = Some(new);
                }
                [cells] => {
                    let category = category.as_ref().ok_or_else(|| error(CollectionErrorKind::NoCategory))?;
                    let puzzle = puzzle(cells);
                    let puzzle = puzzle.ok_or_else(|| error(CollectionErrorKind::Cells(line.to_owned())))?;
                    collection.category_mut(category).puzzles.push(puzzle);
                }
                _ => return Err(heading()),
            }
        }
        Ok(collection)
    }

    /// Returns the collection as text.
    pub fn write(&self) -> String {
        let mut out = format!("{HEADING}seed {}\n", self.seed);
        // Writing to a string cannot fail.
        for (profile, attempts) in &self.harvests {
            let _ = writeln!(out, "harvest {profile} {attempts}");
        }
        for (category, CategoryPuzzles { puzzles, attempts, neighbour_attempts }) in self.categories() {
            let neighbours = match neighbour_attempts {
                0 => String::new(),
                made => format!(" {made}"),
            };
            let _ = writeln!(out, "category {category} {attempts}{neighbours}");
            puzzles.iter().for_each(|puzzle| out.push_str(&(cells(puzzle) + "\n")));
        }
        out
    }
}

/// The longest run that a single letter encodes.
const MAX_RUN: u8 = 26;

pub(crate) fn cells(puzzle: &Puzzle) -> String {
    let mut out = String::new();
    let mut run = 0;
    let end_run = |run: &mut u8, out: &mut String| {
        if *run > 0 {
            out.push(char::from(b'a' + *run - 1));
        }
        *run = 0;
    };
    for digit in puzzle.digits() {
        match digit {
            Some(digit) => {
                end_run(&mut run, &mut out);
                out.push(digit.symbol());
            }
            None => {
                run += 1;
                if run == MAX_RUN {
                    end_run(&mut run, &mut out);
                }
            }
        }
    }
    end_run(&mut run, &mut out);
    out
}

fn puzzle(cells: &str) -> Option<Puzzle> {
    Puzzle::from_digits(Geometry::standard(9)?, digits(cells)?)
}

/// Returns the digits that [`cells`] has written, of however many cells; `None` if the text is wrong.
pub(crate) fn digits(cells: &str) -> Option<Vec<Option<Digit>>> {
    let mut digits = Vec::new();
    for byte in cells.bytes() {
        match byte {
            b'a'..=b'z' => digits.extend((b'a'..=byte).map(|_| None)),
            b'1'..=b'9' => digits.push(Digit::new(byte - b'0')),
            _ => return None,
        }
    }
    Some(digits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_logic::Level;

    #[test]
    fn written_text_is_read_back() {
        let mut collection = Collection::new(7);
        collection.harvests.insert("full".into(), 12);
        let line = "..............1.......2....3..........................................9.........8";
        let puzzle = jade_grid::line::read(line).unwrap();
        assert_eq!(cells(&puzzle), "n1g2d3zp9i8");
        assert_eq!(super::puzzle("n1g2d3zp9i8"), Some(puzzle.clone()));
        let category = Category { profile: "full".into(), purpose: Purpose::Level(Level::Hard) };
        collection.category_mut(&category).attempts = 3;
        collection.category_mut(&category).puzzles.push(puzzle);
        let text = collection.write();
        assert!(
            text.contains("seed 7\nharvest full 12\ncategory full level hard 3\nn1g2d3zp9i8\n"),
            "{text}"
        );
        assert_eq!(Collection::read(&text), Ok(collection.clone()));
        collection.category_mut(&category).neighbour_attempts = 8;
        let text = collection.write();
        assert!(text.contains("\ncategory full level hard 3 8\nn1g2d3zp9i8\n"), "{text}");
        assert_eq!(Collection::read(&text), Ok(collection));
    }

    #[test]
    fn errors_name_their_line() {
        let wrong = |text: &str| Collection::read(text).unwrap_err().to_string();
        assert_eq!(wrong("seed 1\nn1\n"), "line 2: a puzzle before the first category");
        assert_eq!(wrong("seed x"), "line 1: no heading of a category: \"seed x\"");
        assert_eq!(
            wrong("\ncategory full colour red 1"),
            "line 2: no heading of a category: \"category full colour red 1\""
        );
        assert_eq!(
            wrong("category full level hard 1 2 3"),
            "line 1: no heading of a category: \"category full level hard 1 2 3\""
        );
        assert_eq!(wrong("category full level red 1"), "line 1: no level or technique: \"red\"");
        assert_eq!(wrong("category full level hard 1\nz1\n"), "line 2: not 81 cells: \"z1\"");
        assert_eq!(wrong("category full level hard 1\nzé\n"), "line 2: not 81 cells: \"zé\"");
    }
}
