//! [`rate_by_search`]: how hard a board is that is too large for the techniques.

use crate::{Limits, classify};
use jade_grid::Puzzle;
use jade_logic::{Addend, Rating, points_of, techniques};
use jade_search::{Classification, Engine, StrategiesThenGuess};

/// The number of digits that the search places at most to count the guesses.
const MOST_NODES: u64 = 200_000;

/// What a search needs that uses singles and naked pairs before it guesses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchRating {
    /// How often each technique is used before the first guess. If a guess is needed, there is no level.
    pub rating: Rating,
    /// The number of guesses; `None` if the search did not find the solution within its limit.
    pub guesses: Option<u64>,
}

/// Rates a board of any size by what a search needs that uses singles and naked pairs before it guesses.
///
/// What the search does after a guess counts only as guesses. Much of it is tried in vain, so it would say more about
/// the search than about the board.
///
/// ```
/// use jade_logic::Level;
/// use jade_tutor::{Limits, rate_by_search};
/// let puzzle = jade_grid::line::read("3......3...41...").unwrap();
/// let found = rate_by_search(&puzzle, &Limits::default()).unwrap();
/// assert_eq!(found.guesses, Some(0));
/// assert!(found.rating.level <= Some(Level::Medium) && found.rating.score > 0);
/// let hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
/// let found = rate_by_search(&jade_grid::line::read(hard).unwrap(), &Limits::default()).unwrap();
/// assert_eq!((found.rating.level, found.guesses), (None, Some(106)));
/// ```
///
/// # Errors
/// The classification if the puzzle is not proved to have exactly one solution.
pub fn rate_by_search(puzzle: &Puzzle, limits: &Limits<'_>) -> Result<SearchRating, Classification> {
    match classify(puzzle, limits) {
        Classification::Proper(_) => {}
        other => return Err(other),
    }
    let seen = StrategiesThenGuess::new().before_guessing(puzzle);
    let used = [
        (techniques::HIDDEN_SINGLE.id(), seen.strategies.hidden_singles),
        (techniques::NAKED_SINGLE.id(), seen.strategies.naked_singles),
        (techniques::NAKED_PAIR.id(), seen.strategies.naked_pairs),
    ];
    let addends: Vec<Addend> = used
        .into_iter()
        .filter(|(_, times)| *times > 0)
        .map(|(technique, times)| {
            let times = u32::try_from(times).unwrap_or(u32::MAX);
            Addend { technique, times, points: points_of(technique).saturating_mul(times) }
        })
        .collect();
    let hardest = addends.last().map(|addend| addend.technique);
    let needs_guess = seen.candidates_before_guessing.is_some();
    let guesses = if needs_guess { guesses(puzzle, limits) } else { Some(0) };
    let rating = Rating {
        level: hardest
            .and_then(|hardest| hardest.technique())
            .map(|technique| technique.level)
            .filter(|_| !needs_guess),
        score: addends.iter().fold(0, |sum: u32, addend| sum.saturating_add(addend.points)),
        addends,
        hardest,
        openness: None,
        without_marks: false,
        few_open: false,
    };
    Ok(SearchRating { rating, guesses })
}

/// The number of guesses until the solution is found; `None` if that takes too long.
fn guesses(puzzle: &Puzzle, limits: &Limits<'_>) -> Option<u64> {
    let nodes = limits.nodes.map_or(MOST_NODES, |most| most.min(MOST_NODES));
    let within = Limits { nodes: Some(nodes), ..*limits };
    let report = StrategiesThenGuess::new().count(puzzle, &within.search(1));
    (report.solutions > 0).then_some(report.guesses)
}
