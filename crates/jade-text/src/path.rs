//! Paths and ratings in words.

use crate::{Args, RungName, Text, Texts};
use jade_grid::Sheet;
use jade_logic::{Level, Outcome, TechniqueId};
use jade_tutor::{Attempt, MovesBeforeMarks, SearchRating, SolvedPath};

impl Texts {
    /// How the path from a sheet ends. `until` is the technique at which it was to stop.
    pub fn path_end(&self, attempt: &Attempt<SolvedPath>, until: Option<TechniqueId>, sheet: &Sheet) -> Text {
        let SolvedPath { steps, outcome, rating, .. } = match self.done(attempt, sheet, "hint-finished") {
            Ok(solved) => solved,
            Err(text) => return text,
        };
        let count = Args::none().number("count", steps.len() as u64);
        let reached = *outcome == Outcome::Reached;
        let mut text = match (outcome, rating.level, until) {
            (Outcome::Solved, Some(level), _) => self.message("path-solved", &count.level("level", level)),
            (Outcome::Impossible(_), ..) => self.message("path-impossible", &count),
            (Outcome::Reached, _, Some(until)) => {
                self.message("path-reached", &count.technique("technique", until))
            }
            _ => self.message("path-stuck", &count),
        };
        if let Some(until) = until.filter(|_| !reached) {
            let never = self.message("path-never", &Args::none().technique("technique", until));
            text = text.followed_by(never);
        }
        text
    }

    /// How far moves lead that need no pencil marks.
    pub fn moves_before_marks(&self, attempt: &Attempt<MovesBeforeMarks>, sheet: &Sheet) -> Text {
        let MovesBeforeMarks { share, end, .. } = match self.done(attempt, sheet, "hint-finished") {
            Ok(moves) => moves,
            Err(text) => return text,
        };
        let args = Args::none().number("filled", share.filled).number("open", share.open);
        let args = args.number("percent", share.percent());
        self.message(if end.is_full() { "before-marks-solved" } else { "before-marks-share" }, &args)
    }

    /// How hard a sheet is.
    pub fn rating(&self, attempt: &Attempt<SolvedPath>, sheet: &Sheet) -> Text {
        let SolvedPath { steps, outcome, rating, .. } = match self.done(attempt, sheet, "rate-full") {
            Ok(solved) => solved,
            Err(text) => return text,
        };
        let count = Args::none().number("count", steps.len() as u64);
        match (outcome, rating.level, rating.hardest) {
            (Outcome::Solved, Some(level), Some(hardest)) => {
                let rated = count.level("level", level).number("score", rating.score);
                let mut text =
                    self.message("rate-solved", &rated.text("hardest", self.technique_name(hardest)));
                if rating.without_marks {
                    text = text.followed_by(self.message("rate-without-marks", &Args::none()));
                }
                if rating.few_open && level == Level::Medium {
                    text = text.followed_by(self.message("rate-few-open", &Args::none()));
                }
                if let Some(openness) = &rating.openness {
                    text = text.followed_by(self.openness(openness));
                }
                text
            }
            (Outcome::Impossible(_), ..) => self.message("path-impossible", &count),
            _ => self.message("path-stuck", &count),
        }
    }

    /// How hard the Sudoku Explainer finds a sheet.
    pub fn explainer_rating(&self, attempt: &Attempt<jade_explainer::Rating>, sheet: &Sheet) -> Text {
        let rating = match self.done(attempt, sheet, "rate-full") {
            Ok(rating) => rating,
            Err(text) => return text,
        };
        self.rated_by_explainer(rating)
    }

    /// The rating of the Sudoku Explainer in a sentence.
    pub fn rated_by_explainer(&self, rating: &jade_explainer::Rating) -> Text {
        let figure = |figure: jade_explainer::Figure| self.tenths(figure.tenths().into());
        let args = Args::none().text("er", figure(rating.er)).number("count", rating.steps);
        let args = args.text("ep", figure(rating.ep)).text("ed", figure(rating.ed));
        self.message(if rating.er.is_exact() { "rate-explainer" } else { "rate-explainer-stopped" }, &args)
    }

    /// Why the Sudoku Explainer does not rate a board.
    pub fn explainer_refused(&self, refused: &jade_explainer::Refused) -> String {
        match refused {
            jade_explainer::Refused::Board { side } => {
                self.plain("explainer-board", &Args::none().number("side", *side))
            }
            jade_explainer::Refused::Scale(scale) => {
                self.plain("explainer-scale", &Args::none().text("scale", scale.id()))
            }
        }
    }

    /// How hard a board is that is too large for the techniques.
    pub fn rating_by_search(&self, found: &SearchRating) -> Text {
        let rating = &found.rating;
        let args = Args::none().number("score", rating.score);
        match (rating.level, rating.hardest, found.guesses) {
            (Some(level), Some(hardest), _) => {
                let args = args.level("level", level).text("hardest", self.technique_name(hardest));
                self.message("rate-by-search", &args)
            }
            (_, _, Some(guesses)) => self.message("rate-by-guesses", &args.number("guesses", guesses)),
            (_, _, None) => self.message("rate-by-search-stuck", &args),
        }
    }

    /// What an attempt resulted in, or why nothing: the reason in words, `finished` where nothing is left to do.
    fn done<'a, T>(&self, attempt: &'a Attempt<T>, sheet: &Sheet, finished: &str) -> Result<&'a T, Text> {
        match attempt {
            Attempt::Done(result) => Ok(result),
            Attempt::Improper(classification) => Err(self.improper(classification, sheet.geometry())),
            Attempt::Faulty(complaint) => Err(self.complaint(complaint, RungName::Reasoning, sheet)),
            Attempt::Finished => Err(self.message(finished, &Args::none())),
        }
    }
}
