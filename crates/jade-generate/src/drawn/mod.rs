//! Rules that JADE draws itself, so that a word is enough to order them: regions of random shape, and cages, lines and signs around
//! the digits of a solution.
//!
//! | words | where |
//! |---|---|
//! | `jigsaw` | [`regions`] |
//! | `killer` | [`cages`] |
//! | `thermometers`, `arrows`, `whispers`, `renban`, `palindromes`, `between` | [`lines`] |
//! | `kropki`, `dots`, `xv`, `greater-than` | [`signs`] |
//! | `quadruples` | [`clues`] |

mod cages;
mod clues;
mod lines;
mod regions;
mod signs;
mod sketch;

pub use regions::random_regions;
use sketch::Sketch;

use crate::dig::Dug;
use crate::dig::any::dig;
use crate::method::Task;
use jade_grid::{Geometry, Puzzle, Rules, RulesError};
use jade_logic::Needs;
use jade_search::Random;

/// A word for rules that are drawn.
#[derive(Debug)]
pub struct Drawn {
    word: &'static str,
    how: How,
    /// What techniques find on the boards that they do not find on others.
    brings: Option<Needs>,
}

/// How rules are drawn.
#[derive(Debug)]
enum How {
    /// Before there is a solution: regions, which are the same for all puzzles of a wish.
    First(fn(&Geometry, &mut Random) -> Result<Rules, RulesError>),
    /// Around the digits of each solution.
    Around(fn(&mut Sketch<'_>)),
}

/// All words, in the order in which their rules are drawn.
static ALL: [&Drawn; 13] = [
    &regions::JIGSAW,
    &cages::KILLER,
    &lines::THERMOMETERS,
    &lines::ARROWS,
    &lines::WHISPERS,
    &lines::RENBAN,
    &lines::BETWEEN,
    &lines::PALINDROMES,
    &signs::KROPKI,
    &signs::DOTS,
    &signs::XV,
    &signs::GREATER_THAN,
    &clues::QUADRUPLES,
];

impl Drawn {
    /// Iterates over all words.
    ///
    /// ```
    /// use jade_generate::Drawn;
    /// assert!(Drawn::all().any(|drawn| drawn.word() == "thermometers"));
    /// ```
    pub fn all() -> impl ExactSizeIterator<Item = &'static Drawn> {
        ALL.into_iter()
    }

    /// Returns what a word stands for, in upper or lower case, with blanks, hyphens or neither.
    ///
    /// ```
    /// use jade_generate::Drawn;
    /// assert_eq!(Drawn::named("Greater than").map(Drawn::word), Some("greater-than"));
    /// assert!(Drawn::named("thermometer r1c1 r1c2").is_none());
    /// ```
    pub fn named(word: &str) -> Option<&'static Drawn> {
        let letters = |text: &str| text.replace([' ', '-', '_'], "").to_lowercase();
        let word = letters(word.trim());
        ALL.into_iter().find(|drawn| letters(drawn.word) == word)
    }

    /// Returns the word.
    pub fn word(&self) -> &'static str {
        self.word
    }

    /// Returns whether every puzzle gets rules of its own, drawn around its solution. Otherwise they are drawn first, as regions
    /// are, and all puzzles of a [`Wish`](crate::Wish) have the same.
    ///
    /// ```
    /// use jade_generate::Drawn;
    /// let is_around = |word| Drawn::named(word).unwrap().is_around_solutions();
    /// assert!(is_around("killer") && !is_around("jigsaw"));
    /// ```
    pub fn is_around_solutions(&self) -> bool {
        matches!(self.how, How::Around(_))
    }

    /// Returns whether these rules let techniques with such needs find something.
    pub(crate) fn brings(&self, needs: Needs) -> bool {
        self.brings == Some(needs)
    }

    /// Draws the rules that come before a solution; `None` if these rules come after it.
    pub(crate) fn first(&self, board: &Geometry, random: &mut Random) -> Option<Result<Rules, RulesError>> {
        match self.how {
            How::First(draw) => Some(draw(board, random)),
            How::Around(_) => None,
        }
    }
}

impl PartialEq for Drawn {
    fn eq(&self, other: &Drawn) -> bool {
        self.word == other.word
    }
}

impl Eq for Drawn {}

/// Draws rules around the digits of a full board, and returns the rules of its board with these added. Lines share no cell and
/// do not cross, also those of different words.
///
/// ```
/// use jade_generate::{Drawn, rules_around};
/// use jade_grid::line;
/// use jade_search::Random;
/// let solution = line::read("1234341221434321").unwrap();
/// let rules = rules_around(&solution, Drawn::named("killer"), &mut Random::new(1)).unwrap();
/// let cells: usize = rules.added().iter().map(|cage| cage.cells().len()).sum();
/// assert_eq!(cells, 16);
/// assert!(rules.added().iter().all(|cage| cage.kind().id() == "cage" && cage.value().is_some()));
/// ```
///
/// # Errors
/// [`RulesError`] if the board is above 25×25.
pub fn rules_around(
    solution: &Puzzle,
    drawn: impl IntoIterator<Item = &'static Drawn>,
    random: &mut Random,
) -> Result<Rules, RulesError> {
    let mut sketch = Sketch::new(solution, random);
    for one in drawn {
        if let How::Around(draw) = one.how {
            draw(&mut sketch);
        }
    }
    Rules::read(solution.geometry(), &sketch.into_text())
}

/// Draws a full board, rules around its digits, and digs in that board. Returns `None` if there is no full board or the work was
/// cancelled.
pub(crate) fn dig_in_drawn(task: &Task<'_>, drawn: &[&'static Drawn], random: &mut Random) -> Option<Dug> {
    let plain = crate::full::draw(task.geometry, random, &task.limits())?;
    let rules = rules_around(&plain, drawn.iter().copied(), random).ok()?;
    let solution = Puzzle::from_digits(Geometry::of(&rules).ok()?, plain.digits())?;
    dig(solution.clone(), &solution, &task.shuffled_orbits(random), task.depth)
}
