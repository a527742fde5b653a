//! Tables with a header (CSV), with one puzzle per row. The column of the puzzle is called `puzzle`, `quizzes`, `quiz`,
//! `question`, `sudoku`, `givens` or `board`, that of the solution `solution`, `solutions` or `answer`. Columns called
//! `title`, `name`, `author`, `source`, `difficulty`, `level` or `rating`, `date`, `url` and `comment` have the meaning
//! of their names; others are ignored.
//!
//! The writer uses the columns `puzzle`, `solution`, `title`, `author`, `level`, `source` and `comment`, and omits
//! those that are empty for all puzzles.

use super::{cells, some};
use crate::{Around, Boards, Content, Document, Facts, Format, ReadError, ReadErrorKind, Readings};
use csv::{Reader, ReaderBuilder, StringRecord, Writer};
use std::iter;

/// The format.
pub struct Table;

static FACTS: Facts = Facts {
    id: "csv",
    extensions: &["csv"],
    boards: Boards::UpTo(61),
    carries: &[
        Content::Barred,
        Content::Title,
        Content::Author,
        Content::Level,
        Content::Comment,
        Content::Solution,
        Content::Origin,
    ],
    several: true,
    written: true,
};

const PUZZLE: [&str; 7] = ["puzzle", "quizzes", "quiz", "question", "sudoku", "givens", "board"];
const SOLUTION: [&str; 3] = ["solution", "solutions", "answer"];

impl Format for Table {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn recognises(&self, text: &str) -> bool {
        let header = text.lines().next().unwrap_or("");
        header.len() < 1000 && column(&names(header.split([',', ';', '\t'])), &PUZZLE).is_some()
    }

    fn read<'a>(&self, text: &'a str) -> Readings<'a> {
        let header = text.lines().next().unwrap_or("");
        // The separator is the one that occurs most often in the header.
        let count = |sign: &char| header.matches(*sign).count();
        let sign = [',', ';', '\t'].into_iter().rev().max_by_key(count).unwrap_or(',');
        let mut reader =
            ReaderBuilder::new().delimiter(sign as u8).flexible(true).from_reader(text.as_bytes());
        let columns = match Columns::of(&mut reader) {
            Ok(columns) => columns,
            Err(error) => return super::once(Err(error)),
        };
        Box::new(reader.into_records().map(move |record| columns.read(record)))
    }

    fn write(&self, documents: &[Document]) -> String {
        let used = |(name, field): &&(&str, Field)| {
            *name == PUZZLE[0] || documents.iter().any(|document| !field(document).is_empty())
        };
        let used: Vec<_> = FIELDS.iter().filter(used).collect();
        let header = used.iter().map(|(name, _)| (*name).to_owned());
        let rows = documents.iter().map(|document| row(used.iter().map(|(_, field)| field(document))));
        iter::once(row(header)).chain(rows).collect()
    }

    /// Which columns there are must be known before the first row: the digits and the comment.
    fn around(&self) -> Option<Around> {
        Some(Around { before: "puzzle,comment\n", ..Around::default() })
    }

    fn write_piece(&self, document: &Document) -> String {
        let listed = FIELDS.iter().filter(|(name, _)| matches!(*name, "puzzle" | "comment"));
        row(listed.map(|(_, field)| field(document)))
    }
}

fn names<'n>(header: impl Iterator<Item = &'n str>) -> Vec<String> {
    header.map(|name| name.trim().trim_matches(['"', '\u{feff}']).to_lowercase()).collect()
}

fn column(names: &[String], wanted: &[&str]) -> Option<usize> {
    names.iter().position(|name| wanted.contains(&name.as_str()))
}

/// The meaning of the columns.
struct Columns {
    puzzle: usize,
    solution: Option<usize>,
    title: Option<usize>,
    author: Option<usize>,
    level: Option<usize>,
    source: Option<usize>,
    date: Option<usize>,
    url: Option<usize>,
    comment: Option<usize>,
}

fn csv_error(error: &csv::Error) -> ReadError {
    let line = error.position().map_or(1, |position| position.line());
    ReadErrorKind::Csv(error.to_string()).at(FACTS.id, line as usize, 1)
}

impl Columns {
    fn of(reader: &mut Reader<&[u8]>) -> Result<Columns, ReadError> {
        let names = names(reader.headers().map_err(|error| csv_error(&error))?.iter());
        let find = |wanted: &[&str]| column(&names, wanted);
        let puzzle = find(&PUZZLE);
        Ok(Columns {
            puzzle: puzzle.ok_or_else(|| ReadErrorKind::Missing("puzzle".to_owned()).at(FACTS.id, 1, 1))?,
            solution: find(&SOLUTION),
            title: find(&["title", "name"]),
            author: find(&["author"]),
            level: find(&["level", "difficulty", "rating"]),
            source: find(&["source"]),
            date: find(&["date"]),
            url: find(&["url"]),
            comment: find(&["comment"]),
        })
    }

    fn read(&self, record: Result<StringRecord, csv::Error>) -> Result<Document, ReadError> {
        let record = record.map_err(|error| csv_error(&error))?;
        let line = record.position().map_or(1, |position| position.line()) as usize;
        let Some(text) = record.get(self.puzzle) else {
            return Err(ReadErrorKind::Missing("puzzle".to_owned()).at(FACTS.id, line, 1));
        };
        let mut document = Document::of_puzzle(cells(FACTS.id, text.trim(), line)?);
        document.line = line;
        let field = |column: Option<usize>| column.and_then(|column| record.get(column)).and_then(some);
        let solution = field(self.solution).map(|text| cells(FACTS.id, &text, line)).transpose()?;
        let about = &mut document.about;
        about.solution = solution;
        about.title = field(self.title);
        about.author = field(self.author);
        about.level = field(self.level);
        about.source = field(self.source);
        about.date = field(self.date);
        about.url = field(self.url);
        about.comment = field(self.comment);
        Ok(document)
    }
}

type Field = fn(&Document) -> String;

/// The columns that are written, unless they are empty.
const FIELDS: [(&str, Field); 9] = [
    (PUZZLE[0], |d| d.values().to_string()),
    ("solution", |d| d.about.solution.as_ref().map(ToString::to_string).unwrap_or_default()),
    ("title", |d| d.about.title.clone().unwrap_or_default()),
    ("author", |d| d.about.author.clone().unwrap_or_default()),
    ("level", |d| d.about.level.clone().unwrap_or_default()),
    ("source", |d| d.about.source.clone().unwrap_or_default()),
    ("date", |d| d.about.date.clone().unwrap_or_default()),
    ("url", |d| d.about.url.clone().unwrap_or_default()),
    ("comment", |d| {
        let parts = [&d.about.description, &d.about.comment];
        parts.into_iter().flatten().cloned().collect::<Vec<_>>().join("\n")
    }),
];

fn row(values: impl Iterator<Item = String>) -> String {
    let mut writer = Writer::from_writer(Vec::new());
    // Writing to memory cannot fail.
    let _ = writer.write_record(values.collect::<Vec<_>>());
    String::from_utf8_lossy(&writer.into_inner().unwrap_or_default()).into_owned()
}
