//! Describes formats of other programs: their names and features, and why something cannot be read or written.

use crate::shown_word;
use crate::{Args, Text, Texts};
use jade_exchange::{Aside, AsideKind, Content, Facts, LeftOut, ReadError, ReadErrorKind, WriteError};
use jade_grid::HouseKind;
use jade_tutor::DecidedBy;

impl Texts {
    /// Returns the name of a format.
    ///
    /// ```
    /// use jade_text::{Language, Texts};
    /// let sdk = jade_exchange::by_id("sdk").unwrap();
    /// assert_eq!(Texts::of(Language::English).exchange_format(sdk.facts()), "SadMan Sudoku (.sdk)");
    /// ```
    pub fn exchange_format(&self, facts: &Facts) -> String {
        self.format_of(facts.id)
    }

    fn format_of(&self, id: &str) -> String {
        let name = self.try_message(&format!("format-{id}"), &Args::none());
        name.map_or_else(|_| id.to_owned(), |name| name.to_string())
    }

    /// Names one kind of content besides digits, such as `corner notes`.
    pub fn content(&self, content: Content) -> String {
        self.plain(&format!("content-{}", content.code()), &Args::none())
    }

    /// Lists several kinds: `corner notes and the title`. If there are none, says that there are only digits.
    pub fn contents(&self, contents: &[Content]) -> String {
        let names: Vec<String> = contents.iter().map(|content| self.content(*content)).collect();
        match names.as_slice() {
            [] => self.plain("content-none", &Args::none()),
            names => self.listed(&names.iter().map(String::as_str).collect::<Vec<_>>()),
        }
    }

    /// Explains in a sentence which content of a text a sheet cannot hold.
    pub fn left_out(&self, left_out: LeftOut) -> String {
        self.plain(&format!("left-out-{}", left_out.code()), &Args::none())
    }

    /// Says what was left aside when boards were found in a text, and where.
    ///
    /// ```
    /// use jade_exchange::{Aside, AsideKind};
    /// use jade_text::{Language, Texts};
    /// let aside = Aside { line: 12, column: 1, kind: AsideKind::Signs("12x".to_owned()) };
    /// assert_eq!(Texts::of(Language::English).aside(&aside), "Line 12: “12x” is part of no board and was left aside.");
    /// ```
    pub fn aside(&self, aside: &Aside) -> String {
        let args = Args::none().number("line", aside.line).number("column", aside.column);
        match &aside.kind {
            AsideKind::Rules(word) => self.plain("aside-rules", &args.text("word", shown_word(word))),
            AsideKind::Rows(kind) => {
                self.plain("aside-rows", &args.text("fault", self.read_fault(kind).to_string()))
            }
            AsideKind::Signs(signs) => self.plain("aside-signs", &args.text("signs", shown_word(signs))),
            AsideKind::Board(puzzle) => self.plain("aside-board", &args.text("puzzle", puzzle.to_string())),
        }
    }

    /// Says what decides the puzzle of a text besides its givens; `None` if it is the givens alone, or nothing: that a puzzle
    /// has several solutions is an answer, not a remark.
    ///
    /// ```
    /// use jade_text::{Language, Texts};
    /// use jade_tutor::DecidedBy;
    /// let texts = Texts::of(Language::English);
    /// assert!(texts.decided_by(DecidedBy::Candidates).unwrap().ends_with("part of the puzzle."));
    /// assert_eq!(texts.decided_by(DecidedBy::Givens), None);
    /// ```
    pub fn decided_by(&self, decided_by: DecidedBy) -> Option<String> {
        let id = match decided_by {
            DecidedBy::Givens | DecidedBy::Nothing => return None,
            DecidedBy::Candidates => "decided-by-candidates",
            DecidedBy::Entries => "decided-by-entries",
        };
        Some(self.plain(id, &Args::none()))
    }

    /// Explains what could not be read in a text, where, and what was expected; also names the format, unless
    /// the text was plain digits.
    pub fn read_error(&self, error: &ReadError) -> String {
        let ReadError { format, line, column, kind } = error;
        let args = Args::none()
            .number("line", *line)
            .number("column", *column)
            .spans("fault", self.read_fault(kind));
        if *kind == ReadErrorKind::NoBoard {
            return self.plain("parse-nothing", &Args::none());
        }
        // Of a link alone, the place and the format say nothing.
        if *kind == ReadErrorKind::OnlyAnAddress && (*line, *column) == (1, 1) {
            return self.plain("read-only-a-link", &Args::none());
        }
        if is_plain(format) && is_of_cells(kind) {
            return self.plain("format-error", &args);
        }
        self.plain("read-error", &args.text("format", self.format_of(format)))
    }

    /// Explains what could not be read in a text, and what was expected, without the place.
    ///
    /// ```
    /// use jade_text::{Language, Texts};
    ///
    /// let error = jade_exchange::read_one("12?").unwrap_err();
    /// let reason = Texts::of(Language::English).read_reason(&error);
    /// assert!(reason.contains("“?”") && !reason.contains("Line"), "{reason}");
    /// ```
    pub fn read_reason(&self, error: &ReadError) -> String {
        match error.kind {
            ReadErrorKind::NoBoard => self.plain("parse-nothing", &Args::none()),
            _ => self.read_fault(&error.kind).to_string(),
        }
    }

    fn read_fault(&self, kind: &ReadErrorKind) -> Text {
        let args = Args::none();
        let (id, args) = match kind {
            ReadErrorKind::Cells(kind) => return self.line_fault(kind),
            ReadErrorKind::RowLength { found, expected, row, rows } => {
                let args = args.number("found", *found).number("expected", *expected);
                ("format-fault-row-length", args.number("row", *row).number("rows", *rows))
            }
            ReadErrorKind::RowCount { found, expected } => {
                ("format-fault-row-count", args.number("found", *found).number("expected", *expected))
            }
            ReadErrorKind::Nearly { rows: 1, cells } => {
                ("format-fault-nearly-line", args.number("cells", *cells))
            }
            ReadErrorKind::Nearly { rows, cells } => {
                ("format-fault-nearly", args.number("rows", *rows).number("cells", *cells))
            }
            ReadErrorKind::Table { side } => ("format-fault-table", args.number("side", *side)),
            ReadErrorKind::Side { found, .. } => ("format-fault-side", args.number("found", *found)),
            ReadErrorKind::Boxes { box_rows, box_columns, side } => (
                "format-fault-boxes",
                args.number("rows", *box_rows).number("columns", *box_columns).number("side", *side),
            ),
            ReadErrorKind::NotInAlphabet { found, alphabet } => (
                "format-fault-alphabet",
                args.text("found", shown_word(&found.to_string())).text("symbols", alphabet.as_str()),
            ),
            ReadErrorKind::Repeated { found, house, number, line, column } => {
                let id = match house {
                    HouseKind::Row => "format-fault-repeated-row",
                    HouseKind::Column => "format-fault-repeated-column",
                    HouseKind::Box => "format-fault-repeated-box",
                    _ => "format-fault-repeated-region",
                };
                let args = args.text("found", shown_word(found)).number("number", *number);
                (id, args.number("first-line", *line).number("first-column", *column))
            }
            ReadErrorKind::FieldCount { found, expected } => {
                ("format-fault-field-count", args.number("found", *found).number("expected", *expected))
            }
            ReadErrorKind::TechniqueCode { found } => {
                ("format-fault-technique-code", args.text("found", shown_word(found)))
            }
            ReadErrorKind::CandidateTriple { found, side } => {
                ("format-fault-candidate", args.text("found", shown_word(found)).number("side", *side))
            }
            ReadErrorKind::Xml(_) => ("read-fault-xml", args),
            ReadErrorKind::Json(_) => ("read-fault-json", args),
            ReadErrorKind::Csv(_) => ("read-fault-csv", args),
            ReadErrorKind::Missing(what) => ("read-fault-missing", args.text("what", shown_word(what))),
            ReadErrorKind::Value { field, found } => {
                let expected = self.plain(&format!("read-expected-{}", expected(field)), &Args::none());
                (
                    "read-fault-value",
                    args.text("field", shown_word(field))
                        .text("found", shown_word(found))
                        .text("expected", expected),
                )
            }
            ReadErrorKind::Sheet(error) => ("read-fault-sheet", args.text("fault", self.sheet_error(error))),
            ReadErrorKind::Packed(expected) => ("read-fault-packed", args.text("expected", *expected)),
            ReadErrorKind::TooLong { found, most } => {
                ("read-fault-too-long", args.number("found", *found).number("most", *most))
            }
            ReadErrorKind::NoBoard => ("parse-nothing", args),
            ReadErrorKind::UnknownLink(site) => {
                ("read-fault-unknown-link", args.text("site", shown_word(site)))
            }
            ReadErrorKind::OnlyAnAddress => ("read-fault-only-an-address", args),
            ReadErrorKind::NotRead(name) => ("read-fault-not-read", args.text("name", *name)),
            ReadErrorKind::UnknownRule(rule) => ("read-fault-unknown-rule", args.text("rule", rule.as_str())),
            ReadErrorKind::OtherRules => ("read-fault-other-rules", args),
        };
        self.message(id, &args)
    }

    /// Explains why a puzzle cannot be written in a format.
    pub fn write_error(&self, error: &WriteError, facts: &Facts) -> String {
        let args = Args::none().text("format", self.exchange_format(facts));
        match error {
            WriteError::Side { side } => self.plain("write-error-side", &args.number("side", *side)),
            WriteError::Boxes { box_rows, box_columns } => {
                let args = args.number("rows", *box_rows).number("columns", *box_columns);
                self.plain("write-error-boxes", &args)
            }
            WriteError::Rules => self.plain("write-error-rules", &args),
            WriteError::ReadOnly => self.plain("write-error-read-only", &args),
        }
    }

    /// Describes what is lost when puzzles are written in a format, with the number of puzzles concerned;
    /// `None` if nothing is lost. For a single puzzle the number is omitted.
    pub fn losses(&self, losses: &[(Content, usize)], puzzles: usize, facts: &Facts) -> Option<String> {
        let lost = |(content, count): &(Content, usize)| match puzzles {
            1 => self.content(*content),
            _ => {
                let args = Args::none().text("lost", self.content(*content)).number("count", *count);
                self.plain("write-loses-in", &args)
            }
        };
        let lost: Vec<String> = losses.iter().map(lost).collect();
        let list = self.listed(&lost.iter().map(String::as_str).collect::<Vec<_>>());
        let args = Args::none().text("lost", list).text("format", self.exchange_format(facts));
        (!lost.is_empty()).then(|| self.plain("write-loses", &args))
    }
}

/// Whether an error need not name the format: the text is just digits to everybody.
fn is_plain(format: &str) -> bool {
    matches!(format, "line" | "rows" | "sud" | "sdm" | "library" | "pencil-marks")
}

/// Whether the error is in the cells themselves.
fn is_of_cells(kind: &ReadErrorKind) -> bool {
    match kind {
        ReadErrorKind::Cells(_)
        | ReadErrorKind::RowLength { .. }
        | ReadErrorKind::RowCount { .. }
        | ReadErrorKind::Nearly { .. }
        | ReadErrorKind::Table { .. }
        | ReadErrorKind::NoBoard
        | ReadErrorKind::UnknownLink(_)
        | ReadErrorKind::Side { .. }
        | ReadErrorKind::Boxes { .. }
        | ReadErrorKind::NotInAlphabet { .. }
        | ReadErrorKind::Repeated { .. }
        | ReadErrorKind::FieldCount { .. }
        | ReadErrorKind::TechniqueCode { .. }
        | ReadErrorKind::CandidateTriple { .. } => true,
        ReadErrorKind::Xml(_)
        | ReadErrorKind::Json(_)
        | ReadErrorKind::Csv(_)
        | ReadErrorKind::Missing(_)
        | ReadErrorKind::Value { .. }
        | ReadErrorKind::Sheet(_)
        | ReadErrorKind::Packed(_)
        | ReadErrorKind::TooLong { .. }
        | ReadErrorKind::OnlyAnAddress
        | ReadErrorKind::NotRead(_)
        | ReadErrorKind::UnknownRule(_)
        | ReadErrorKind::OtherRules => false,
    }
}

/// Returns the suffix of the message that describes the expected content of a field.
fn expected(field: &str) -> &'static str {
    match field {
        "size" | "gridSize" | "order" => "side",
        "position" => "place",
        "version" => "version",
        "editable" => "flag",
        "data" => "cells",
        "cell" => "candidates",
        "userCellCandidates" => "bits",
        "[State]" => "state",
        "colors" => "colors",
        _ => "digit",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use jade_exchange::FORMATS;
    use jade_grid::line::LineErrorKind;
    use jade_grid::{Geometry, Puzzle, SheetError};

    /// Every message that the formats may need exists in both languages, and each is different.
    #[test]
    fn every_format_content_and_error_has_a_message() {
        let kinds = || {
            vec![
                ReadErrorKind::Cells(LineErrorKind::CellCount { found: 80, nearest: 81 }),
                ReadErrorKind::RowLength { found: 1, expected: 9, row: 2, rows: 9 },
                ReadErrorKind::RowLength { found: 8, expected: 9, row: 4, rows: 9 },
                ReadErrorKind::RowCount { found: 1, expected: 9 },
                ReadErrorKind::RowCount { found: 8, expected: 9 },
                ReadErrorKind::Side { found: 7, nearest: 6 },
                ReadErrorKind::Nearly { rows: 1, cells: 80 },
                ReadErrorKind::Nearly { rows: 8, cells: 9 },
                ReadErrorKind::Table { side: 9 },
                ReadErrorKind::UnknownLink("example.org".into()),
                ReadErrorKind::Boxes { box_rows: 2, box_columns: 3, side: 9 },
                ReadErrorKind::NotInAlphabet { found: 'E', alphabet: "ABCD".into() },
                ReadErrorKind::Repeated {
                    found: "7".into(),
                    house: HouseKind::Row,
                    number: 2,
                    line: 2,
                    column: 1,
                },
                ReadErrorKind::Repeated {
                    found: "7".into(),
                    house: HouseKind::Column,
                    number: 1,
                    line: 2,
                    column: 1,
                },
                ReadErrorKind::Repeated {
                    found: "16".into(),
                    house: HouseKind::Box,
                    number: 3,
                    line: 1,
                    column: 9,
                },
                ReadErrorKind::Repeated {
                    found: "7".into(),
                    house: HouseKind::Region,
                    number: 1,
                    line: 1,
                    column: 1,
                },
                ReadErrorKind::FieldCount { found: 0, expected: 3 },
                ReadErrorKind::FieldCount { found: 1, expected: 3 },
                ReadErrorKind::FieldCount { found: 2, expected: 3 },
                ReadErrorKind::TechniqueCode { found: "03?0".into() },
                ReadErrorKind::CandidateTriple { found: "19".into(), side: 9 },
                ReadErrorKind::Xml("reason".into()),
                ReadErrorKind::Json("reason".into()),
                ReadErrorKind::Csv("reason".into()),
                ReadErrorKind::Missing("puzzle".into()),
                ReadErrorKind::Packed("base64"),
                ReadErrorKind::TooLong { found: 100_000, most: 65_536 },
                ReadErrorKind::Sheet(SheetError::EntryOnGiven { cell: 40 }),
                ReadErrorKind::OnlyAnAddress,
                ReadErrorKind::NotRead("Xsudo"),
                ReadErrorKind::UnknownRule("Lunchbox~30~R1C1~R1C2".into()),
                ReadErrorKind::OtherRules,
            ]
        };
        let fields =
            ["size", "value", "position", "version", "editable", "data", "cell", "userCellCandidates"];
        let fields = fields.into_iter().chain(["[State]", "colors"]);
        for language in Language::ALL {
            let texts = Texts::of(language);
            let values = fields.clone().map(|field| {
                let kind = ReadErrorKind::Value { field: field.to_owned(), found: "17".to_owned() };
                ReadError { format: "sdx", line: 2, column: 1, kind }
            });
            let kinds = kinds().into_iter().map(|kind| ReadError { format: "sdx", line: 3, column: 7, kind });
            let mut said: Vec<String> = values.chain(kinds).map(|error| texts.read_error(&error)).collect();
            let facts = FORMATS[0].facts();
            let errors = [
                WriteError::Side { side: 25 },
                WriteError::Boxes { box_rows: 2, box_columns: 5 },
                WriteError::Rules,
                WriteError::ReadOnly,
            ];
            said.extend(errors.map(|error| texts.write_error(&error, facts)));
            said.push(texts.read_error(&ReadError {
                format: "line",
                line: 1,
                column: 1,
                kind: ReadErrorKind::NoBoard,
            }));
            let asides = [
                AsideKind::Rules("cages".into()),
                AsideKind::Rows(ReadErrorKind::RowLength { found: 8, expected: 9, row: 4, rows: 9 }),
                AsideKind::Rows(ReadErrorKind::Nearly { rows: 8, cells: 9 }),
                AsideKind::Signs("12x".into()),
                AsideKind::Board(Puzzle::empty(Geometry::standard(4).unwrap())),
            ];
            said.extend(asides.map(|kind| texts.aside(&Aside { line: 12, column: 3, kind })));
            said.extend(LeftOut::ALL.map(|left_out| texts.left_out(left_out)));
            let all = Content::ALL.map(|content| (content, 2));
            said.extend(texts.losses(&all, 1, facts));
            said.extend(texts.losses(&all, 3, facts));
            said.extend(texts.losses(&[(Content::Title, 1)], 3, facts));
            assert_eq!(texts.losses(&[], 3, facts), None);
            for sentence in &said {
                assert!(sentence.starts_with(|c: char| !c.is_lowercase()), "{sentence}");
                assert!(sentence.ends_with('.'), "{sentence}");
                assert!(!sentence.contains(['{', '}', '$']) && !sentence.contains("  "), "{sentence}");
            }
            let names = FORMATS.iter().map(|format| {
                let facts = format.facts();
                format!("{}: {} ({})", facts.id, texts.exchange_format(facts), texts.contents(facts.carries))
            });
            said.extend(names);
            for format in FORMATS {
                assert!(texts.try_message(&format!("format-{}", format.facts().id), &Args::none()).is_ok());
            }
            println!("If the new wording is right, run ./update snapshots");
            insta::assert_snapshot!(format!("exchange_{language}"), said.join("\n"));
        }
    }

    #[test]
    fn errors_in_plain_text_do_not_name_a_format() {
        let texts = Texts::of(Language::English);
        let said = |text: &str| texts.read_error(&jade_exchange::read_one(text).unwrap_err());
        let plain = texts.line_error(&jade_grid::line::read("12x4..........3.").unwrap_err());
        assert_eq!(said("12x4..........3."), plain);
        assert!(said("<opensudoku><game data=\"12\"/></opensudoku>").contains("OpenSudoku"));
        // Of a link alone, neither the format nor the place.
        assert!(said("https://sudokupad.app/abc123").starts_with("This link only names a puzzle"));
    }
}
