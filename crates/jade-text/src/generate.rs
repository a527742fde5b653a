//! Explains why there is no puzzle.

use crate::{Args, Language, Text, Texts};
use jade_collection::Origin;
use jade_generate::{Impossible, Refusal, Tally};
use jade_grid::HouseKind;
use jade_logic::Openness;

/// The number of reasons given, the most frequent first.
const MOST_REASONS: usize = 4;

impl Texts {
    /// How much there is to find in a puzzle.
    pub fn openness(&self, openness: &Openness) -> Text {
        let args = Args::none().number("start", openness.start).number("least", openness.least);
        self.message("rate-openness", &args.text("mean", self.tenths(openness.mean_tenths())))
    }

    /// Writes a number with one decimal place: `7.2`, in Spanish `7,2`.
    pub(crate) fn tenths(&self, tenths: u32) -> String {
        let point = if self.language() == Language::Spanish { ',' } else { '.' };
        format!("{}{point}{}", tenths / 10, tenths % 10)
    }

    /// Explains why a wish cannot be fulfilled.
    pub fn impossible(&self, why: &Impossible) -> String {
        let number = |args: Args<'static>, name, number: usize| args.number(name, number as u64);
        let wished = |wished| number(Args::none(), "wished", wished);
        let (id, args) = match *why {
            Impossible::TooFewGivens { wished: n, least } => {
                ("impossible-too-few-givens", number(wished(n), "least", least))
            }
            Impossible::TooManyGivens { wished: n, cells } => {
                ("impossible-too-many-givens", number(wished(n), "cells", cells))
            }
            Impossible::MoreThanMost { wished: n, most } => {
                ("impossible-more-than-most", number(wished(n), "most", most))
            }
            Impossible::NotSymmetric { wished: n } => ("impossible-not-symmetric", wished(n)),
            Impossible::PlacesNotSymmetric => ("impossible-places-not-symmetric", Args::none()),
            Impossible::PlacesOfAnotherBoard => ("impossible-places-of-another-board", Args::none()),
            Impossible::PlacesAndGivens { places, wished: n } => {
                ("impossible-places-and-givens", number(wished(n), "places", places))
            }
            Impossible::TwoEmptyLines { kind, lines: [one, other] } => {
                let rows = kind == HouseKind::Row;
                let id = if rows { "impossible-two-empty-rows" } else { "impossible-two-empty-columns" };
                (id, number(number(Args::none(), "one", one), "other", other))
            }
            Impossible::UnknownTechnique(id) => {
                ("impossible-technique", Args::none().text("technique", self.technique_name(id)))
            }
            Impossible::UnknownLevel(level) => ("impossible-level", Args::none().level("level", level)),
            Impossible::GivensOfLevel { level, wished: n, least, most } => {
                let args = number(number(wished(n), "least", least), "most", most);
                ("impossible-givens-of-level", args.level("level", level))
            }
            Impossible::MinimalOfLevel { level, least } => {
                ("impossible-minimal-of-level", number(Args::none(), "least", least).level("level", level))
            }
            Impossible::OnlySingles { side, hardest } => {
                ("impossible-only-singles", number(Args::none(), "side", side).level("level", hardest))
            }
            Impossible::TooLargeToRate { side } => {
                ("impossible-too-large-to-rate", number(Args::none(), "side", side))
            }
            Impossible::TooFewOpen { open } => {
                ("impossible-too-few-open", number(Args::none(), "open", open))
            }
            Impossible::HarderThanLevel { technique, level } => {
                let args = Args::none().text("technique", self.technique_name(technique));
                ("impossible-harder-required", args.level("level", level))
            }
            Impossible::OtherBoard(technique) => {
                ("impossible-other-board", Args::none().text("technique", self.technique_name(technique)))
            }
            Impossible::PlacesBesideDrawn => ("impossible-places-beside-drawn", Args::none()),
            Impossible::ErOfOtherBoard => ("impossible-er-of-other-board", Args::none()),
            Impossible::NoNeighbours => ("impossible-nothing-near", Args::none()),
            Impossible::NotInCollection => ("impossible-nothing-ready", Args::none()),
            Impossible::TooManyForMinimal { wished: n, most } => {
                ("impossible-minimal", number(wished(n), "most", most))
            }
        };
        self.plain(id, &args)
    }

    /// Explains why there are no puzzles, or too few: what was tried, and why it failed. Returns one line for each
    /// reason.
    pub fn shortfall(&self, tally: &Tally, made: u64, origin: Origin) -> Vec<String> {
        let attempts = tally.attempts - tally.found.min(tally.attempts);
        let id = match (made, attempts) {
            (0, _) => "generate-nothing",
            (_, 0) if origin == Origin::Collection => "generate-all-that-is-ready",
            (_, 0) => "generate-no-more-attempts",
            _ => "generate-nothing-more",
        };
        let mut lines = vec![self.plain(id, &Args::none().number("attempts", attempts).number("made", made))];
        for (refusal, times) in tally.reasons().into_iter().take(MOST_REASONS) {
            let args = Args::none().number("times", times).text("reason", self.refused(refusal));
            lines.push(self.plain("generate-because", &args));
            if refusal == Refusal::MoreGivens
                && let Some(fewest) = tally.fewest_givens
            {
                let args = Args::none().number("givens", fewest as u64);
                lines.push(self.plain("generate-fewest", &args));
            }
            if refusal == Refusal::OtherGivens
                && let Some(most) = tally.most_givens
            {
                lines.push(self.plain("generate-most", &Args::none().number("givens", most as u64)));
            }
        }
        lines
    }

    fn refused(&self, refusal: Refusal) -> String {
        let id = match refusal {
            Refusal::NotProper => "refused-not-proper",
            Refusal::MoreGivens => "refused-more-givens",
            Refusal::OtherGivens => "refused-other-givens",
            Refusal::NotMinimal => "refused-not-minimal",
            Refusal::NotSolved => "refused-not-solved",
            Refusal::TooEasy => "refused-too-easy",
            Refusal::TooHard => "refused-too-hard",
            Refusal::TooFewSteps => "refused-too-few-steps",
            Refusal::Without(id) => {
                let technique = Args::none().text("technique", self.technique_name(id));
                return self.plain("refused-without", &technique);
            }
            Refusal::MoreThanSinglesAfter => "refused-more-than-singles-after",
            Refusal::NotExclusive => "refused-not-exclusive",
            Refusal::OtherEr => "refused-other-er",
            Refusal::NotNew => "refused-not-new",
        };
        self.plain(id, &Args::none())
    }

    /// Writes a time in seconds in the units that people use.
    pub fn time(&self, seconds: f64) -> String {
        let whole = seconds.ceil() as u64;
        let (id, number) = match whole {
            0 | 1 if seconds < 1.0 => ("generate-time-instant", 1),
            0..120 => ("generate-time-seconds", whole),
            120..7200 => ("generate-time-minutes", whole.div_ceil(60)),
            _ => ("generate-time-hours", whole.div_ceil(3600)),
        };
        self.plain(id, &Args::none().number("number", number))
    }

    /// Reports that a board has fewer cells than were to be empty.
    pub fn too_many_empty(&self, empty: usize, cells: usize) -> String {
        self.plain("impossible-too-many-empty", &Args::none().number("wished", empty).number("cells", cells))
    }
}
