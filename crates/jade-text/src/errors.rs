//! Describes typed errors to the user.

use crate::{Args, Text, Texts, UnknownLanguage, shown_word};
use jade_grid::line::{LineError, LineErrorKind};
use jade_grid::{
    AlphabetError, Digit, EventError, Geometry, GeometryError, NotationError, PositionError, Regions,
    RuleKind, RulesError, RulesErrorKind, SheetError,
};
use jade_logic::{Profile, ProfileError, UnknownTechnique};
use jade_search::UnknownEngine;
use std::io;

impl Texts {
    /// Explains why a text is not a puzzle in line format: where, what was found and what was expected.
    ///
    /// ```
    /// use jade_grid::line;
    /// use jade_text::{Language, Texts};
    /// let error = line::read("12x4..........3.").unwrap_err();
    /// assert_eq!(
    ///     Texts::of(Language::English).line_error(&error),
    ///     "Line 1, column 3: “x” does not belong on a 4×4 board. \
    ///      Expected: a digit (1–4), or one of . 0 _ * for an empty cell."
    /// );
    /// ```
    pub fn line_error(&self, error: &LineError) -> String {
        let args = Args::none()
            .number("line", error.line)
            .number("column", error.column)
            .spans("fault", self.line_fault(&error.kind));
        self.plain("format-error", &args)
    }

    pub(crate) fn line_fault(&self, kind: &LineErrorKind) -> Text {
        let args = Args::none();
        let (id, args) = match kind {
            LineErrorKind::Empty => ("format-fault-empty", args),
            LineErrorKind::UnknownSymbol { found, side } => {
                let args = args.text("found", shown_word(&found.to_string()));
                match side {
                    Some(side) => {
                        ("format-fault-symbol", args.number("side", *side).text("symbols", symbols(*side)))
                    }
                    None => ("format-fault-symbol-any", args),
                }
            }
            LineErrorKind::UnknownNumber { found, side } => {
                ("format-fault-number", args.text("found", shown_word(found)).number("side", *side))
            }
            LineErrorKind::CellCount { found, nearest } => {
                // A size is named if a row more or less makes it, and otherwise the usual one.
                let side = nearest.isqrt();
                let (nearest, side) =
                    if nearest.abs_diff(*found) <= side { (*nearest, side) } else { (81, 9) };
                let args = args.number("found", *found).number("nearest", nearest);
                ("format-fault-cell-count", args.number("side", side))
            }
            LineErrorKind::TooLarge { found } => (
                "format-fault-too-large",
                args.number("found", *found).number("most", Geometry::MAX_SIDE * Geometry::MAX_SIDE),
            ),
            LineErrorKind::Several => ("format-fault-several", args),
            LineErrorKind::Rules(error) => {
                ("format-fault-rules", args.text("fault", self.rules_error(error)))
            }
            LineErrorKind::OpenBracket => ("format-fault-open-bracket", args),
        };
        self.message(id, &args)
    }

    /// Explains why symbols are not a valid alphabet.
    pub fn alphabet_error(&self, error: &AlphabetError) -> String {
        let args = Args::none();
        match error {
            AlphabetError::Repeated { symbol, first, second } => {
                let args = args.text("symbol", symbol.to_string());
                self.plain("alphabet-repeated", &args.number("first", *first).number("second", *second))
            }
            AlphabetError::MeansEmpty { symbol, position } => {
                let args = args.text("symbol", symbol.to_string());
                self.plain("alphabet-empty", &args.number("position", *position))
            }
            AlphabetError::Frame { symbol, position } => {
                let seen: String = symbol.escape_debug().collect();
                self.plain("alphabet-frame", &args.text("symbol", seen).number("position", *position))
            }
            AlphabetError::TooShort { found, side } => {
                self.plain("alphabet-short", &args.number("found", *found).number("side", *side))
            }
        }
    }

    /// Explains why a text is not the name of a cell.
    pub fn notation_error(&self, error: &NotationError) -> String {
        let (id, found, side) = match error {
            NotationError::Form { found } => {
                return self.plain("cell-name-form", &Args::none().text("found", shown_word(found)));
            }
            NotationError::Row { found, side } => ("cell-name-row", found, side),
            NotationError::Column { found, side } => ("cell-name-column", found, side),
        };
        self.plain(id, &Args::none().text("found", shown_word(found)).number("side", *side))
    }

    /// Explains why the tutor cannot reason about a puzzle.
    ///
    /// # Panics
    /// If a conflict is not on a board of this kind.
    pub fn position_error(&self, error: &PositionError, geometry: &Geometry) -> Text {
        match error {
            PositionError::TooLarge { side } => {
                self.message("position-too-large", &Args::none().number("side", *side))
            }
            PositionError::Conflict(conflict) => self.conflict(conflict, geometry),
        }
    }

    /// Explains why a text is not a list of rules, or why there is no board with them.
    ///
    /// ```
    /// use jade_grid::{Geometry, Rules};
    /// use jade_text::{Language, Texts};
    /// let error = Rules::read(Geometry::standard(9).unwrap(), "x; anti-kinght").unwrap_err();
    /// assert_eq!(
    ///     Texts::of(Language::English).rules_error(&error),
    ///     "Rule 2, “anti-kinght”: there is no such rule. Did you mean “anti-knight”?"
    /// );
    /// ```
    pub fn rules_error(&self, error: &RulesError) -> String {
        let args = Args::none();
        let fault = match &error.kind {
            RulesErrorKind::Unknown { nearest: Some(nearest) } => {
                self.plain("rules-unknown", &args.text("nearest", *nearest))
            }
            RulesErrorKind::Unknown { nearest: None } => {
                let known: Vec<&str> =
                    RuleKind::all().map(RuleKind::id).chain(["regions", "no-boxes"]).collect();
                self.plain("rules-unknown-any", &args.text("known", known.join(", ")))
            }
            RulesErrorKind::Cell(error) => self.notation_error(error),
            RulesErrorKind::Twice(cell) => self.plain("rules-twice", &args.text("cell", cell.clone())),
            RulesErrorKind::CellCount { found, least, most } => {
                let args = args.number("found", *found).number("least", *least);
                self.plain("rules-cell-count", &args.number("few", usize::from(least != most)))
            }
            RulesErrorKind::Number { needed: true } => self.plain("rules-number-needed", &args),
            RulesErrorKind::Number { needed: false } => self.plain("rules-number-unneeded", &args),
            RulesErrorKind::Words => self.plain("rules-words", &args),
            RulesErrorKind::Regions => self.plain("rules-regions", &args),
            RulesErrorKind::NoEffect => self.plain("rules-no-effect", &args),
            RulesErrorKind::NotNeighbours => self.plain("rules-not-neighbours", &args),
            RulesErrorKind::NotDiagonal => self.plain("rules-not-diagonal", &args),
            RulesErrorKind::NotCorner => self.plain("rules-not-corner", &args),
            RulesErrorKind::NotRowOrColumn => self.plain("rules-not-row-or-column", &args),
            RulesErrorKind::NotDigits => self.plain("rules-not-digits", &args),
            RulesErrorKind::TooLong => self.plain("rules-too-long", &args),
            RulesErrorKind::TooLarge => self.plain("rules-too-large", &args),
            RulesErrorKind::TooMany => self.plain("rules-too-many", &args),
        };
        let args = Args::none().number("number", error.rule).text("rule", shown_word(&error.found));
        self.plain("rules-error", &args.text("fault", fault))
    }

    /// Returns the name of a kind of rule.
    pub fn rule_name(&self, kind: &RuleKind) -> String {
        self.plain(&format!("rule-{}", kind.id()), &Args::none())
    }

    /// Says what the rules of a board ask for besides rows, columns and boxes: a sentence for each kind.
    ///
    /// ```
    /// use jade_grid::{Geometry, Rules};
    /// use jade_text::{Language, Texts};
    /// let rules = Rules::read(Geometry::standard(9).unwrap(), "even r1c1; anti-king").unwrap();
    /// let board = Geometry::of(&rules).unwrap();
    /// let sentences = Texts::of(Language::English).rules(board);
    /// assert_eq!(sentences[1].to_string(), "Cells with a grey square hold even digits.");
    /// ```
    pub fn rules(&self, geometry: &Geometry) -> Vec<Text> {
        let regions = match geometry.rules().regions() {
            Regions::Boxes { .. } => None,
            Regions::Irregular(_) => Some("rule-regions.what"),
            Regions::None => Some("rule-no-boxes.what"),
        };
        let regions = regions.map(|id| self.message(id, &Args::none()));
        let added = geometry.rules().added().iter().map(|rule| {
            let args = Args::none().number("value", rule.number(geometry.side()));
            self.message(&format!("rule-{}.what", rule.kind().id()), &args)
        });
        let mut sentences: Vec<Text> = Vec::new();
        for sentence in regions.into_iter().chain(added) {
            if !sentences.contains(&sentence) {
                sentences.push(sentence);
            }
        }
        sentences
    }

    /// Explains why an event does not apply to the board.
    pub fn event_error(&self, error: &EventError) -> String {
        match error {
            EventError::NoCells => self.plain("event-no-cells", &Args::none()),
            EventError::CellOffBoard { cell, cells } => self.plain(
                "event-cell",
                &Args::none().number("found", *cell).number("last", cells.saturating_sub(1)),
            ),
            EventError::DigitOffBoard { digit, side } => {
                self.plain("event-digit", &Args::none().number("found", *digit).number("side", *side))
            }
        }
    }

    /// Explains what is wrong with a sheet; [`SheetError::field`] names the field. Cells are identified by their
    /// numbers, as in the JSON.
    pub fn sheet_error(&self, error: &SheetError) -> String {
        let args = Args::none();
        match error {
            SheetError::TooLarge { side } => self.plain("sheet-too-large", &args.number("side", *side)),
            SheetError::Geometry(GeometryError { box_rows, box_columns }) => {
                let args = args.number("rows", *box_rows).number("columns", *box_columns);
                self.plain("sheet-boxes", &args.number("most", Geometry::MAX_SIDE))
            }
            SheetError::Rules(error) => {
                self.plain("sheet-rules", &args.text("fault", self.rules_error(error)))
            }
            SheetError::Line { error, .. } => {
                self.plain("sheet-line", &args.text("fault", self.line_error(error)))
            }
            SheetError::EntryOnGiven { cell: at } => {
                self.plain("sheet-entry-on-given", &args.number("cell", *at))
            }
            SheetError::Length { found, expected, .. } => {
                self.plain("sheet-length", &args.number("found", *found).number("expected", *expected))
            }
            SheetError::DigitOffBoard { cell: at, found, side, .. } => self.plain(
                "sheet-marks",
                &args.number("cell", *at).number("found", *found).number("side", *side),
            ),
        }
    }

    /// Reports that an engine does not exist.
    pub fn unknown_engine(&self, error: &UnknownEngine) -> String {
        let known: Vec<_> = jade_search::engines().iter().map(|engine| engine.name()).collect();
        self.unknown("unknown-engine", &error.name, error.nearest, &known)
    }

    /// Reports that a technique does not exist.
    pub fn unknown_technique(&self, error: &UnknownTechnique) -> String {
        self.unknown("unknown-technique", &error.asked, error.nearest.map(|nearest| nearest.as_str()), &[])
    }

    /// Reports that a profile does not exist, or cannot be built.
    pub fn unknown_profile(&self, error: &ProfileError) -> String {
        match error {
            ProfileError::UnknownProfile { asked, nearest } => {
                self.unknown("unknown-profile", asked, *nearest, &Profile::NAMES)
            }
            ProfileError::UnknownTechnique(error) => self.unknown_technique(error),
            ProfileError::Duplicate(technique) => {
                self.plain("profile-duplicate", &Args::none().technique("name", *technique))
            }
            ProfileError::Empty => self.plain("profile-empty", &Args::none()),
        }
    }

    /// Reports that a profile is neither one of JADE's own nor one of these others.
    pub fn unknown_profile_among(&self, asked: &str, others: &[&str]) -> String {
        let known: Vec<&str> = Profile::NAMES.into_iter().chain(others.iter().copied()).collect();
        let nearest = jade_logic::techniques::nearest(asked, known.iter().copied());
        self.unknown("unknown-profile", asked, nearest, &known)
    }

    /// Reports that a language does not exist.
    pub fn unknown_language(&self, error: &UnknownLanguage) -> String {
        let known = crate::Language::ALL.map(crate::Language::code);
        self.unknown("unknown-language", &error.asked, None, &known)
    }

    fn unknown(&self, id: &str, asked: &str, nearest: Option<&str>, known: &[&str]) -> String {
        let args = Args::none().text("asked", shown_word(asked));
        match nearest {
            Some(nearest) => self.plain(id, &args.text("nearest", nearest)),
            None => self.plain(&format!("{id}-any"), &args.text("known", self.listed(known))),
        }
    }

    /// Joins names to a list: `a, b and c`.
    pub fn listed(&self, names: &[&str]) -> String {
        let word = |id| self.plain(id, &Args::none().number("next", 0));
        match names {
            [] => String::new(),
            [one] => (*one).to_owned(),
            [first @ .., last] => {
                format!("{}{}{last}", first.join(&word("list-comma")), word("list-and"))
            }
        }
    }

    /// Describes why reading or writing failed; in the system's words if JADE has none.
    ///
    /// ```
    /// use jade_text::{Language, Texts};
    /// let error = std::io::ErrorKind::NotFound.into();
    /// assert_eq!(Texts::of(Language::English).io_reason(&error), "there is no such file");
    /// ```
    pub fn io_reason(&self, error: &io::Error) -> String {
        let id = match error.kind() {
            io::ErrorKind::NotFound => "cli-reason-not-found",
            io::ErrorKind::PermissionDenied => "cli-reason-denied",
            io::ErrorKind::IsADirectory => "cli-reason-directory",
            io::ErrorKind::NotADirectory => "cli-reason-no-directory",
            io::ErrorKind::ReadOnlyFilesystem => "cli-reason-read-only",
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "cli-reason-full",
            io::ErrorKind::FileTooLarge => "cli-reason-too-large",
            io::ErrorKind::InvalidData => "cli-reason-no-text",
            io::ErrorKind::InvalidFilename => "cli-reason-bad-name",
            _ => return error.to_string(),
        };
        self.plain(id, &Args::none())
    }
}

/// The symbols of the digits of a board, such as `1–9, A–G`.
fn symbols(side: usize) -> String {
    let last = Digit::all(side.min(61)).next_back().map_or('1', Digit::symbol);
    match last {
        '2'..='9' => format!("1–{last}"),
        'A' => "1–9, A".to_owned(),
        'B'..='Z' => format!("1–9, A–{last}"),
        'a' => "1–9, A–Z, a".to_owned(),
        'b'..='z' => format!("1–9, A–Z, a–{last}"),
        _ => "1".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn invisible_characters_are_shown_by_number_and_long_words_are_cut() {
        assert_eq!(shown_word("a\tb\u{feff}"), "aU+0009bU+FEFF");
        assert_eq!(shown_word(&"x".repeat(50)), format!("{}…", "x".repeat(40)));
    }

    #[test]
    fn errors_use_the_symbols_of_the_board() {
        for (side, expected) in [
            (4, "1–4"),
            (9, "1–9"),
            (10, "1–9, A"),
            (16, "1–9, A–G"),
            (36, "1–9, A–Z, a"),
            (100, "1–9, A–Z, a–z"),
        ] {
            assert_eq!(symbols(side), expected);
        }
    }

    #[test]
    fn unknown_names_are_answered_with_a_suggestion_if_there_is_one() {
        let spanish = Texts::of(Language::Spanish);
        let near = jade_search::engine("dancing links").err().unwrap();
        assert_eq!(
            spanish.unknown_engine(&near),
            "No hay ningún motor llamado «dancing links». ¿Querías decir «dancing-links»?"
        );
        let far = jade_search::engine("zzz").err().unwrap();
        let said = spanish.unknown_engine(&far);
        let last = jade_search::engines().last().unwrap().name();
        assert!(said.ends_with(&format!(" y {last}.")) && said.contains("backtracking, "), "{said}");
    }

    #[test]
    fn large_numbers_are_grouped_by_the_rules_of_each_language() {
        let error = LineError { line: 1, column: 1, kind: LineErrorKind::TooLarge { found: 1_234_567 } };
        let said = Language::ALL.map(|language| Texts::of(language).line_error(&error));
        assert!(said[0].contains("1,234,567 cells") && said[0].contains("10,000"), "{}", said[0]);
        assert!(said[1].contains("1\u{202f}234\u{202f}567 celdas"), "{}", said[1]);
    }

    /// With debug assertions, a message that lacks an argument panics here.
    #[test]
    fn every_error_has_a_message() {
        use LineErrorKind::*;
        let kinds = [
            Empty,
            UnknownSymbol { found: 'x', side: Some(9) },
            UnknownSymbol { found: 'ñ', side: None },
            UnknownNumber { found: "17".into(), side: 16 },
            CellCount { found: 0, nearest: 16 },
            CellCount { found: 1, nearest: 16 },
            CellCount { found: 40, nearest: 36 },
            CellCount { found: 80, nearest: 81 },
            TooLarge { found: 20_000 },
            Several,
            OpenBracket,
            Rules(Box::new(jade_grid::Rules::read(Geometry::standard(9).unwrap(), "even").unwrap_err())),
        ];
        let board = Geometry::standard(9).unwrap();
        let conflict = jade_grid::Conflict {
            broken: jade_grid::Broken::House(board.box_house(4)),
            digit: Digit::new(5).unwrap(),
            cells: [board.cell_at(3, 3), board.cell_at(4, 4)],
        };
        let in_line = |kind| LineError { line: 3, column: 7, kind };
        for language in Language::ALL {
            let texts = Texts::of(language);
            let mut said: Vec<String> =
                kinds.iter().map(|kind| texts.line_error(&in_line(kind.clone()))).collect();
            let alphabets = [
                AlphabetError::Repeated { symbol: 'A', first: 10, second: 16 },
                AlphabetError::MeansEmpty { symbol: '*', position: 2 },
                AlphabetError::Frame { symbol: '\t', position: 3 },
                AlphabetError::TooShort { found: 1, side: 9 },
                AlphabetError::TooShort { found: 15, side: 16 },
            ];
            said.extend(alphabets.iter().map(|error| texts.alphabet_error(error)));
            said.extend(
                [
                    SheetError::TooLarge { side: 30 },
                    SheetError::Geometry(GeometryError { box_rows: 0, box_columns: 3 }),
                    SheetError::Line { field: "givens", error: in_line(Several) },
                    SheetError::EntryOnGiven { cell: 12 },
                    SheetError::Length { field: "corners", found: 80, expected: 81 },
                    SheetError::DigitOffBoard { field: "corners", cell: 3, found: 512, side: 9 },
                ]
                .map(|error| texts.sheet_error(&error)),
            );
            said.extend(
                [
                    EventError::NoCells,
                    EventError::CellOffBoard { cell: 81, cells: 81 },
                    EventError::DigitOffBoard { digit: 10, side: 9 },
                ]
                .map(|error| texts.event_error(&error)),
            );
            said.extend(
                [
                    NotationError::Form { found: "?".into() },
                    NotationError::Row { found: "10".into(), side: 9 },
                    NotationError::Column { found: "L".into(), side: 9 },
                ]
                .map(|error| texts.notation_error(&error)),
            );
            said.extend(
                [PositionError::TooLarge { side: 25 }, PositionError::Conflict(conflict)]
                    .map(|error| texts.position_error(&error, board).to_string()),
            );
            said.extend(
                ["clasic", "zzz"].map(|name| texts.unknown_profile(&Profile::named(name).unwrap_err())),
            );
            for names in [vec![], vec!["nope"], vec!["naked-pair", "naked-pair"], vec!["naked-pear"]] {
                said.push(texts.unknown_profile(&Profile::custom("mine", names).unwrap_err()));
            }
            said.extend(
                ["bactracking", "zzz"]
                    .map(|name| texts.unknown_engine(&jade_search::engine(name).err().unwrap())),
            );
            said.push(texts.unknown_language(&"fr".parse::<Language>().unwrap_err()));
            said.push(texts.plain("error-timeout", &Args::none()));
            let limit = Args::none().number("limit", 0).number("most", 10_000);
            said.push(texts.plain("error-limit", &limit));
            for sentence in &said {
                assert!(sentence.starts_with(|c: char| !c.is_lowercase()), "{sentence}");
                assert!(sentence.ends_with(['.', '?']), "{sentence}");
                assert!(!sentence.contains(['{', '}', '$']) && !sentence.contains("  "), "{sentence}");
            }
            println!("If the new wording is right, run ./update snapshots");
            insta::assert_snapshot!(format!("errors_{language}"), said.join("\n"));
        }
    }
}
