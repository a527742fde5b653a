//! Puzzles on their way into the user's collections and out again: the same for the server and the command line.

use jade_contract::contract::{
    KeptJson, LanguageJson, PathOutcome, QuestionJson, RateRequest, TechniqueChoice,
};
use jade_contract::{AskError, Limits};
use jade_grid::{Puzzle, Sheet};
use jade_store::{Entry, Kept, Rated, StoreError, Trouble};
use jade_text::{Args, Texts};

/// How puzzles are rated that go into a collection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The name under which the rating is kept and found.
    pub name: String,
    /// Which of JADE's own profiles is used.
    pub profile: Option<String>,
    /// Of its techniques only these, in this order.
    pub only: Option<Vec<String>>,
    /// The language of errors.
    pub lang: LanguageJson,
}

impl Rating {
    /// A puzzle, as it is to be kept, with how hard it is. Boards too large for a sheet are kept without a rating.
    ///
    /// ```
    /// use jade_grid::line;
    /// use jade_server::keeping::Rating;
    /// let rating = Rating { name: "full".into(), profile: None, only: None, lang: Default::default() };
    /// let puzzle = line::read("3......3...41...").unwrap();
    /// let entry = rating.entry(puzzle, None, true, &Default::default()).unwrap();
    /// assert_eq!(entry.ratings[0].outcome, "solved");
    /// ```
    ///
    /// # Errors
    /// [`AskError`] if there is no such profile, or time ran out.
    pub fn entry(
        &self,
        puzzle: Puzzle,
        comment: Option<String>,
        givens_known: bool,
        limits: &Limits<'_>,
    ) -> Result<Entry, AskError> {
        let sheet = Sheet::new(puzzle.clone());
        let mut entry = Entry::new(puzzle, comment);
        let Ok(sheet) = sheet else { return Ok(entry) };
        let techniques =
            TechniqueChoice { profile: self.profile.clone(), only: self.only.clone(), without: None };
        let question = QuestionJson { sheet: sheet.into(), lang: self.lang, givens_known, techniques };
        let request = RateRequest::from(question);
        let reply = jade_contract::rate(&request, limits)?;
        entry.ratings.push(Rated {
            profile: self.name.clone(),
            outcome: outcome(reply.outcome).to_owned(),
            level: reply.level.map(|level| level.to_string()),
            score: reply.score,
            hardest: reply.hardest,
            steps: reply.steps,
            techniques: reply.summary.into_iter().map(|line| (line.technique, line.times)).collect(),
        });
        Ok(entry)
    }
}

fn outcome(outcome: PathOutcome) -> &'static str {
    match outcome {
        PathOutcome::Solved => "solved",
        // Nobody asked to stop anywhere.
        PathOutcome::Stuck | PathOutcome::Reached => "stuck",
        PathOutcome::Impossible => "impossible",
        PathOutcome::Improper => "improper",
    }
}

/// What is wrong with the database, in words; those of the database itself where JADE has none.
pub fn trouble(error: &StoreError, texts: &Texts) -> String {
    let id = match error.trouble() {
        Trouble::NoDatabase => "store-no-database",
        Trouble::NoAccess => "store-no-access",
        Trouble::ReadOnly => "store-read-only",
        Trouble::Full => "store-full",
        Trouble::Busy => "store-busy",
        Trouble::Device => "store-device",
        Trouble::Damaged => "store-damaged",
        Trouble::Newer => "store-newer",
        Trouble::Other(words) => return words.clone(),
    };
    texts.plain(id, &Args::none())
}

/// A puzzle of a collection, as the contract tells it.
pub fn kept_json(kept: Kept) -> KeptJson {
    let geometry = kept.puzzle.geometry();
    let rated = kept.rated.as_ref();
    KeptJson {
        puzzle: kept.puzzle.to_string(),
        boxes: format!("{}x{}", geometry.box_rows(), geometry.box_columns()),
        clues: kept.puzzle.clue_count(),
        outcome: rated.map(|rated| rated.outcome.clone()),
        level: rated.and_then(|rated| rated.level.clone()),
        score: rated.map(|rated| rated.score),
        hardest: rated.and_then(|rated| rated.hardest.clone()),
        steps: rated.map(|rated| rated.steps),
        early: None,
        collection: kept.collection,
        comment: kept.comment,
    }
}
