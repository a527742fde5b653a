//! Links that contain the digits of a 9×9 board one after another, with `0` or `.` for an empty cell:
//! `https://www.sudokuwiki.org/sudoku.htm?bd=5300…` and `https://sudoku.coach/en/play/5300…`.
//!
//! The writer includes all digits of the sheet: such a link does not distinguish entries from givens.

use super::link::Link;
use super::{cells, line_of, once};
use crate::{Boards, Document, Facts, Format, ReadErrorKind, Readings};

/// A site that has links of this kind.
pub struct DigitsLink {
    facts: Facts,
    /// The link without the digits.
    prefix: &'static str,
    host: &'static str,
    /// Returns the content of a link if it belongs to this site.
    holds: fn(&Link<'_>) -> Option<Holds>,
}

enum Holds {
    Digits(String),
    Address,
}

const fn facts(id: &'static str) -> Facts {
    Facts { id, extensions: &[], boards: Boards::Nine, carries: &[], several: false, written: true }
}

/// The links of SudokuWiki’s solver.
pub static SUDOKUWIKI: DigitsLink = DigitsLink {
    facts: facts("sudokuwiki"),
    prefix: "https://www.sudokuwiki.org/sudoku.htm?bd=",
    host: "sudokuwiki.org",
    holds: |link| link.field("bd").map(Holds::Digits),
};

/// The links of sudoku.coach, to its player or its solver.
pub static SUDOKU_COACH: DigitsLink = DigitsLink {
    facts: facts("sudoku-coach-link"),
    prefix: "https://sudoku.coach/en/play/",
    host: "sudoku.coach",
    holds: |link| {
        let mut parts = link.path.split('/').skip(1);
        match (parts.next()?, parts.next()?) {
            ("play" | "solver", digits) => Some(Holds::Digits(digits.to_owned())),
            ("s", _) => Some(Holds::Address),
            _ => None,
        }
    },
};

impl Format for DigitsLink {
    fn facts(&self) -> &'static Facts {
        // Both are statics; the trait requires a static reference.
        if self.facts.id == SUDOKUWIKI.facts.id { &SUDOKUWIKI.facts } else { &SUDOKU_COACH.facts }
    }

    fn recognises(&self, text: &str) -> bool {
        Link::of(text).is_some_and(|link| link.host == self.host)
    }

    fn read<'a>(&self, text: &'a str) -> Readings<'a> {
        let id = self.facts.id;
        let holds = Link::of(text).and_then(|link| (self.holds)(&link));
        once(match holds {
            None => Err(ReadErrorKind::Missing("bd=".to_owned()).in_line(id, 1)),
            Some(Holds::Address) => Err(ReadErrorKind::OnlyAnAddress.in_line(id, 1)),
            Some(Holds::Digits(digits)) => cells(id, &digits, 1).map(Document::of_digits),
        })
    }

    fn write(&self, documents: &[Document]) -> String {
        let links = documents.iter().map(|document| {
            let empty = if self.host == "sudoku.coach" { '.' } else { '0' };
            format!("{}{}\n", self.prefix, line_of(&document.values(), empty))
        });
        links.collect()
    }
}
