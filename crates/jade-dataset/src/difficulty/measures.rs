//! [`measured`]: what a puzzle is measured by.

use super::lists::List;
use jade_explore::{min_lex, refutation_sum};
use jade_grid::Sheet;
use jade_logic::Profile;
use jade_search::nine::Board;
use jade_search::{SearchLimits, engine};
use jade_text::{Args, Texts, shown_word};
use jade_tutor::{Attempt, Cancelled, ExplainerError, Question, explainer_rating, path};
use std::collections::{BTreeMap, BTreeSet};

/// The engine whose nodes are counted: it writes what is forced, then guesses where there are fewest candidates.
const ENGINE: &str = "backtracking";

/// The numbers of a puzzle for some measures, or of some puzzles for a measure; `None` where there is none.
pub type Numbers = Vec<Option<f64>>;

/// A sample of puzzles.
pub struct Sample {
    /// Its name for programs: that of the file or set, or of the kind of puzzles drawn.
    pub id: String,
    /// Its name in words.
    pub name: String,
    /// The names of the further numbers that its file has.
    pub columns: Vec<String>,
    /// Its puzzles.
    pub rows: Vec<SampleRow>,
}

/// A puzzle of a sample.
pub struct SampleRow {
    /// The file and line that it comes from.
    pub place: Option<(String, usize)>,
    /// The puzzle.
    pub puzzle: Board,
    /// Its further numbers, one for each column of the sample.
    pub numbers: Numbers,
}

impl SampleRow {
    /// A puzzle that comes from no file.
    pub fn drawn(puzzle: Board) -> SampleRow {
        SampleRow { place: None, puzzle, numbers: Vec::new() }
    }
}

/// A measure of difficulty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Measure {
    /// The number of givens.
    Givens,
    /// JADE’s level.
    Level,
    /// JADE’s score.
    Score,
    /// How many steps there are to choose from, on average.
    Openness,
    /// HoDoKu’s score.
    Hodoku,
    /// The ER of the Sudoku Explainer, which JADE computes itself.
    Explainer,
    /// The sum of refutations (see `jade_explore::refutation_sum`).
    Refutations,
    /// The guesses and writings of a search by backtracking.
    Nodes,
    /// The seconds that people took.
    Times,
    /// A column of the sample.
    Column(String),
}

impl Measure {
    /// What JADE measures itself, in the order of [`measured`].
    pub const OWN: [Measure; 7] = [
        Measure::Givens,
        Measure::Level,
        Measure::Score,
        Measure::Openness,
        Measure::Explainer,
        Measure::Refutations,
        Measure::Nodes,
    ];

    /// The place in the matrix.
    pub(super) fn place(&self) -> usize {
        match self {
            Measure::Givens => 0,
            Measure::Level => 1,
            Measure::Score => 2,
            Measure::Openness => 3,
            Measure::Hodoku => 4,
            Measure::Explainer => 5,
            Measure::Refutations => 6,
            Measure::Nodes => 7,
            Measure::Times => 8,
            Measure::Column(_) => 9,
        }
    }

    /// The name in JSON and in tables for programs.
    pub fn id(&self) -> &str {
        match self {
            Measure::Givens => "givens",
            Measure::Level => "level",
            Measure::Score => "score",
            Measure::Openness => "openness",
            Measure::Hodoku => "hodoku",
            Measure::Explainer => "explainer",
            Measure::Refutations => "refutations",
            Measure::Nodes => "nodes",
            Measure::Times => "seconds",
            Measure::Column(name) => name,
        }
    }

    /// The name for people.
    pub fn name(&self, texts: &Texts) -> String {
        match self {
            Measure::Column(name) => shown_word(name),
            own => texts.plain(&format!("difficulty-{}", own.id()), &Args::none()),
        }
    }
}

/// Why a puzzle could not be measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotMeasured {
    /// A row, column or box has a digit twice.
    DigitTwice,
    /// It does not have exactly one solution.
    NotProper,
    /// The work was cancelled.
    Cancelled,
}

impl NotMeasured {
    /// Returns the reason as a name for programs.
    pub fn code(self) -> &'static str {
        match self {
            NotMeasured::DigitTwice => "digit-twice",
            NotMeasured::NotProper => "not-proper",
            NotMeasured::Cancelled => "timeout",
        }
    }

    /// Returns the reason in words.
    pub fn message(self, texts: &Texts) -> String {
        match self {
            NotMeasured::DigitTwice => texts.plain("cli-grid-twice", &Args::none()),
            NotMeasured::NotProper => texts.plain("cli-grid-not-proper", &Args::none()),
            NotMeasured::Cancelled => texts.cancelled(),
        }
    }
}

/// Measures a puzzle by everything in [`Measure::OWN`]. If the techniques do not solve it, it has no openness, and ranks
/// above all others in level and score.
///
/// # Errors
/// If the puzzle does not have exactly one solution, or the work was cancelled.
pub fn measured(
    puzzle: &Board,
    profile: &Profile,
    cancel: &(dyn Fn() -> bool + Sync),
) -> Result<Numbers, NotMeasured> {
    let form = *min_lex(puzzle).ok_or(NotMeasured::DigitTwice)?.board();
    let refutations = refutation_sum(puzzle).ok_or(NotMeasured::NotProper)?;
    let sheet = Sheet::new(puzzle.to_puzzle()).map_err(|_| NotMeasured::NotProper)?;
    let question = Question { techniques: profile.clone(), ..Question::new(sheet) };
    let limits = jade_tutor::Limits { cancel: Some(cancel), ..jade_tutor::Limits::default() };
    let rating = match path(&question, None, &limits) {
        Ok(Attempt::Done(solved)) => Some(solved.rating),
        // There is nothing to do.
        Ok(Attempt::Finished) => None,
        Ok(_) => return Err(NotMeasured::NotProper),
        Err(Cancelled) => return Err(NotMeasured::Cancelled),
    };
    let er = match explainer_rating(&question, &limits) {
        Ok(Attempt::Done(rating)) if rating.er.is_exact() => Some(rating.er.value()),
        // It was stopped on the way.
        Ok(Attempt::Done(_)) => return Err(NotMeasured::Cancelled),
        Ok(_) | Err(ExplainerError::Refused(_)) => None,
        Err(ExplainerError::Cancelled) => return Err(NotMeasured::Cancelled),
    };
    let nodes = match engine(ENGINE) {
        // The same puzzle has the same number in every disguise.
        Ok(engine) => {
            Some(engine.count(&form.to_puzzle(), &SearchLimits::default().solutions(2)).nodes as f64)
        }
        Err(_) => None,
    };
    let or_above = |known: Option<f64>| known.unwrap_or(f64::INFINITY);
    let is_stuck = rating.as_ref().is_some_and(|rating| rating.level.is_none());
    let level = rating.as_ref().map(|rating| or_above(rating.level.map(|level| f64::from(level as u8))));
    let score = rating.as_ref().map(|rating| if is_stuck { f64::INFINITY } else { f64::from(rating.score) });
    let openness = rating.and_then(|rating| rating.openness).map(|openness| openness.mean());
    let givens = Some(puzzle.filled_count() as f64);
    Ok(vec![givens, level, score, openness, er, Some(f64::from(refutations)), nodes])
}

/// Returns the puzzles of lists with ratings as samples: one for each set that the lists name, else one for each list. No
/// sample has a puzzle twice, in whatever disguise.
pub fn of_ratings<'a>(lists: impl Iterator<Item = (&'a str, &'a List)>) -> Vec<Sample> {
    let mut samples: Vec<(Sample, BTreeSet<[u8; 81]>)> = Vec::new();
    for (file, list) in lists {
        for row in &list.rows {
            let name = if row.set.is_empty() { file } else { &row.set };
            let at = samples.iter().position(|(sample, _)| sample.name == name).unwrap_or_else(|| {
                let sample = Sample {
                    id: name.to_owned(),
                    name: name.to_owned(),
                    columns: Vec::new(),
                    rows: Vec::new(),
                };
                samples.push((sample, BTreeSet::new()));
                samples.len() - 1
            });
            let (sample, forms) = &mut samples[at];
            let form = min_lex(&row.puzzle).map_or(*row.puzzle.values(), |form| *form.board().values());
            if forms.insert(form) {
                let place = Some((file.to_owned(), row.line));
                sample.rows.push(SampleRow { place, ..SampleRow::drawn(row.puzzle) });
            }
        }
    }
    samples.into_iter().map(|(sample, _)| sample).collect()
}

/// The numbers that a list has for puzzles, up to symmetry.
pub struct Ratings(BTreeMap<[u8; 81], Vec<f64>>);

impl Ratings {
    /// Collects the numbers of a list.
    pub fn new(list: &List) -> Ratings {
        let mut ratings: BTreeMap<[u8; 81], Vec<f64>> = BTreeMap::new();
        for row in &list.rows {
            if let (Some(form), Some(Some(number))) = (min_lex(&row.puzzle), row.numbers.first()) {
                ratings.entry(*form.board().values()).or_default().push(*number);
            }
        }
        ratings.values_mut().for_each(|numbers| numbers.sort_by(f64::total_cmp));
        Ratings(ratings)
    }

    /// The number of a puzzle; the median if there are several.
    pub fn of(&self, puzzle: &Board) -> Option<f64> {
        let numbers = self.0.get(min_lex(puzzle)?.board().values())?;
        let middle = numbers.len() / 2;
        let upper = *numbers.get(middle)?;
        Some(if numbers.len() % 2 == 1 { upper } else { (numbers[middle - 1] + upper) / 2.0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::difficulty::{ListKind, read};

    const PUZZLE: &str = "98.7..6..7.5....9..43.....78..2....6..7.1..2......48..3..9...6.....5.3.......1..9";

    #[test]
    fn several_times_become_their_median_whatever_the_disguise() {
        let turned: String = PUZZLE.chars().rev().collect();
        let median = |times: &[&str]| {
            let text: String = times.iter().map(|time| format!("{turned} {time}\n")).collect();
            let (list, faults) = read(&text, ListKind::Times);
            assert!(faults.is_empty());
            Ratings::new(&list).of(&Board::from_line(PUZZLE.as_bytes()).unwrap())
        };
        assert_eq!(median(&["10:00"]), Some(600.0));
        assert_eq!(median(&["10", "1:00:00", "20"]), Some(20.0));
        assert_eq!(median(&["10", "40", "20", "30"]), Some(25.0));
    }

    #[test]
    fn measures_say_what_they_say() {
        let of = |line: &str, profile: &Profile| {
            measured(&Board::from_line(line.as_bytes()).unwrap(), profile, &|| false)
        };
        let full = of(PUZZLE, &Profile::full()).unwrap();
        assert_eq!((full.len(), full[0]), (Measure::OWN.len(), Some(25.0)));
        let singles = Profile::full().only_singles().unwrap();
        let stuck = of(PUZZLE, &singles).unwrap();
        assert_eq!(stuck[1..4], [Some(f64::INFINITY), Some(f64::INFINITY), None]);
        assert_eq!(stuck[4..], full[4..]);
        assert_eq!(of(&".".repeat(81), &singles).unwrap_err(), NotMeasured::NotProper);
        assert_eq!(of(&format!("11{}", ".".repeat(79)), &singles).unwrap_err(), NotMeasured::DigitTwice);
    }
}
