//! [`VariantCollection`]: puzzles on boards with rules, by variant and level.
//!
//! JADE includes such a collection ([`VariantCollection::embedded`]), because a killer or a jigsaw of a level takes seconds to
//! make. The text format has a line for each variant, for each of its levels, and for each puzzle: its score, the steps and the
//! hardest technique of its path, and its cells as in a [`Collection`](crate::Collection). Where every puzzle has rules of its own,
//! they follow.
//!
//! ```text
//! seed 2026
//! variant killer
//! level hard 120                            attempts made for this level
//! 385 62 x-wing zd4y1r cage 12 r1c1 r1c2; cage 9 …
//! ```

use crate::data::text;
use crate::ratings::technique_id;
use crate::text::{cells, digits};
use crate::{
    CollectedPuzzle, CollectedRating, CollectionError, CollectionErrorKind, CollectionFile, OWN_COLLECTION,
    PathEnd, PuzzleFilter,
};
use jade_generate::{Difficulty, Drawn, Generator, Impossible, Wish};
use jade_grid::{Geometry, Position, Puzzle, Rules};
use jade_logic::{Analysis, Level, Path, Profile, Rating, TechniqueId};
use jade_search::Key;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::ops::{ControlFlow, RangeInclusive};
use std::sync::OnceLock;

/// The comment at the top of the file.
const HEADING: &str = "\
# Sudokus with rules for all levels, made by JADE (`./update variants`).
# A puzzle is its score, the steps and the hardest technique of its path, and its cells in reading order, where a letter is a run of
# empty cells: a for one, b for two and so on; then its rules, if each puzzle of the variant has its own.
";

/// The variants of the collection: their rules, as [`Wish::with_rules`] takes them. Those that JADE draws and that are not here are
/// made in a moment.
pub const VARIANTS: [&str; 15] = [
    "killer",
    "x",
    "jigsaw",
    "windows",
    "anti-knight",
    "anti-king",
    "non-consecutive",
    "disjoint-groups",
    "centre-dot",
    "thermometers",
    "arrows",
    "kropki",
    "xv",
    "whispers",
    "renban",
];

/// Returns the levels of which the collection has puzzles of a variant. Sums lead so far on boards with arrows that hardly any puzzle
/// is beyond all techniques.
///
/// ```
/// use jade_collection::levels_of;
/// use jade_logic::Level;
/// assert_eq!(levels_of("killer").last(), Some(Level::Beyond));
/// assert_eq!(levels_of("arrows").last(), Some(Level::Extreme));
/// ```
pub fn levels_of(variant: &str) -> impl Iterator<Item = Level> {
    let has_all = variant != "arrows";
    Level::ALL.into_iter().filter(move |level| has_all || *level != Level::Beyond)
}

/// How many attempts at a jigsaw have the same regions.
const ATTEMPTS_WITH_REGIONS: u64 = 20;

/// A puzzle of a [`VariantCollection`]. Its board is only made when it is [read](VariantPuzzle::puzzle): tables of boards with
/// rules stay in memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VariantPuzzle {
    /// The score of its rating in the profile `full`.
    pub score: u32,
    /// The number of steps of its path.
    pub steps: usize,
    /// The hardest technique of its path.
    pub hardest: TechniqueId,
    cells: String,
    rules: String,
}

impl VariantPuzzle {
    /// Returns the puzzle; `None` if the text is not one.
    pub fn puzzle(&self) -> Option<Puzzle> {
        let rules = Rules::read(Geometry::standard(9)?, &self.rules).ok()?;
        Puzzle::from_digits(Geometry::of(&rules).ok()?, digits(&self.cells)?)
    }

    /// Returns the puzzle as one of JADE's collection, with this level; `None` if the text is no puzzle.
    pub fn collected(&self, level: Level) -> Option<CollectedPuzzle> {
        let (end, openness) = (PathEnd::Solved, None);
        let (score, hardest, steps) = (self.score, Some(self.hardest), self.steps);
        Some(CollectedPuzzle {
            collection: OWN_COLLECTION.to_owned(),
            puzzle: self.puzzle()?,
            comment: None,
            line: None,
            rating: Some(CollectedRating { end, level: Some(level), score, hardest, steps, openness }),
            early: false,
        })
    }

    /// The number of givens.
    pub fn givens(&self) -> usize {
        self.cells.bytes().filter(u8::is_ascii_digit).count()
    }
}

/// The puzzles of a variant and a level.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct VariantPuzzles {
    /// The puzzles, in the order in which they were made.
    pub puzzles: Vec<VariantPuzzle>,
    /// The number of attempts made.
    pub attempts: u64,
}

/// A set of puzzles with rules, by variant and level.
///
/// ```
/// use jade_collection::VariantCollection;
/// use jade_logic::Level;
/// let killers = VariantCollection::embedded().puzzles("killer", Level::Easy);
/// assert!(killers.len() >= 50);
/// assert!(!killers[0].puzzle().unwrap().geometry().is_plain());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct VariantCollection {
    /// The seed of all attempts.
    pub seed: u64,
    entries: BTreeMap<(&'static str, Level), VariantPuzzles>,
}

impl VariantCollection {
    /// Creates an empty collection, to be filled by attempts with this seed.
    pub fn new(seed: u64) -> VariantCollection {
        VariantCollection { seed, entries: BTreeMap::new() }
    }

    /// Returns the collection included in JADE.
    pub fn embedded() -> &'static VariantCollection {
        static EMBEDDED: OnceLock<VariantCollection> = OnceLock::new();
        EMBEDDED.get_or_init(|| {
            VariantCollection::read(text(CollectionFile::Variants))
                .expect("the tests read the collection that comes with JADE")
        })
    }

    /// Returns the puzzles of a variant and a level; none if there is no such variant.
    pub fn puzzles(&self, variant: &str, level: Level) -> &[VariantPuzzle] {
        let entry =
            VARIANTS.iter().find(|one| **one == variant).and_then(|one| self.entries.get(&(*one, level)));
        entry.map_or(&[], |entry| &entry.puzzles)
    }

    /// Returns all variants and levels with their puzzles, in the order of [`VARIANTS`].
    pub fn entries(&self) -> impl Iterator<Item = (&'static str, Level, &VariantPuzzles)> {
        VARIANTS.into_iter().flat_map(move |variant| {
            let levels = Level::ALL.into_iter();
            levels.filter_map(move |level| Some((variant, level, self.entries.get(&(variant, level))?)))
        })
    }

    /// Returns the puzzles that may fulfil a wish: those of its variant and level, or of all levels if it names none.
    pub(crate) fn candidates(&self, wish: &Wish) -> Vec<&VariantPuzzle> {
        let Some(variant) = variant_of(wish) else { return Vec::new() };
        let has_level = |level: Level| match wish.difficulty {
            Difficulty::Level(wished) => level == wished,
            _ => true,
        };
        let has_givens = |puzzle: &&VariantPuzzle| {
            let givens = puzzle.givens();
            wish.givens.is_none_or(|wished| givens == wished)
                && wish.most_givens.is_none_or(|most| givens <= most)
        };
        let levels = Level::ALL.into_iter().filter(|level| has_level(*level));
        levels.flat_map(|level| self.puzzles(variant, level)).filter(has_givens).collect()
    }

    /// Makes attempts at puzzles of a variant and a level, beginning after those that were made before, until there are `wanted`
    /// puzzles, `attempts` attempts were made in all, or `cancel` returns true. An attempt that was cancelled does not count.
    ///
    /// # Errors
    /// [`Impossible`] if it is known beforehand that there is no such puzzle.
    ///
    /// # Panics
    /// If there is no such variant.
    pub fn fill(
        &mut self,
        variant: &str,
        level: Level,
        wanted: usize,
        attempts: u64,
        cancel: &dyn Fn() -> bool,
    ) -> Result<(), Impossible> {
        let variant = VARIANTS.into_iter().find(|one| *one == variant).expect("one of the variants");
        let seed = self.seed;
        let entry = self.entries.entry((variant, level)).or_default();
        while entry.puzzles.len() < wanted && entry.attempts < attempts && !cancel() {
            let block = entry.attempts / ATTEMPTS_WITH_REGIONS;
            let until = ((block + 1) * ATTEMPTS_WITH_REGIONS).min(attempts);
            let regions =
                Key::new("regions of the collection").text(level.as_str()).number(seed).number(block);
            let mut generator = Generator::new(wish(variant, level, regions.seed())?)?;
            let numbers = entry.attempts..until;
            let (tally, _) = generator.attempts(seed, numbers, cancel, &mut |found| {
                let rating = found.rating.as_ref();
                let new = rating.and_then(|rating| collected(variant, &found.puzzle, rating, found.steps));
                entry.puzzles.extend(new);
                if entry.puzzles.len() < wanted { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
            entry.attempts += tally.attempts;
        }
        Ok(())
    }

    /// Rates all puzzles of a variant anew, as is needed after a change of techniques. Those that have another level move to it;
    /// those that are not solved any more go.
    pub fn rate_again(&mut self, variant: &str) {
        let profile = Profile::full();
        let (mut before, others): (BTreeMap<_, VariantPuzzles>, BTreeMap<_, _>) =
            std::mem::take(&mut self.entries).into_iter().partition(|((one, _), _)| *one == variant);
        self.entries = others;
        for ((variant, level), entry) in &mut before {
            self.entries.entry((*variant, *level)).or_default().attempts = entry.attempts;
            for puzzle in entry.puzzles.drain(..).filter_map(|one| one.puzzle()) {
                let Ok(position) = Position::new(&puzzle) else { continue };
                let path = Path::find(&Analysis::of_proper(&position), &profile, &|| false);
                let rating = jade_logic::rate(&path, &profile);
                let (Some(level), Some(new)) =
                    (rating.level, collected(variant, &puzzle, &rating, path.steps.len()))
                else {
                    continue;
                };
                self.entries.entry((*variant, level)).or_default().puzzles.push(new);
            }
        }
    }

    /// Returns the puzzles of a variant that pass a filter, easiest first. They are rated in the profile `full` alone, and of
    /// their techniques only the hardest is known.
    ///
    /// ```
    /// use jade_collection::{PuzzleFilter, VariantCollection};
    /// use jade_logic::Level;
    /// let easy = PuzzleFilter { level: Some(Level::Easy), ..PuzzleFilter::default() };
    /// let found = VariantCollection::embedded().find("jigsaw", &easy);
    /// assert!(found.len() >= 50 && found.is_sorted_by_key(|(_, puzzle)| puzzle.score));
    /// assert!(VariantCollection::embedded().find("samurai", &easy).is_empty());
    /// ```
    pub fn find(&self, variant: &str, wanted: &PuzzleFilter) -> Vec<(Level, &VariantPuzzle)> {
        let within = |range: &Option<RangeInclusive<u32>>, number: u32| {
            range.as_ref().is_none_or(|range| range.contains(&number))
        };
        let levels =
            Level::ALL.into_iter().filter(|level| wanted.level.is_none_or(|wanted| wanted == *level));
        let puzzles =
            levels.flat_map(|level| self.puzzles(variant, level).iter().map(move |one| (level, one)));
        let mut found: Vec<_> = puzzles
            .filter(|(_, one)| wanted.profile == Profile::NAMES[0] && within(&wanted.score, one.score))
            .filter(|(_, one)| within(&wanted.givens, one.givens() as u32))
            .filter(|(_, one)| wanted.technique.is_none_or(|technique| technique == one.hardest))
            .collect();
        found.sort_by_key(|(_, one)| one.score);
        found
    }

    /// Parses the output of [`VariantCollection::write`].
    ///
    /// # Errors
    /// [`CollectionError`], with the line number. Rules are not read before a puzzle is.
    pub fn read(text: &str) -> Result<VariantCollection, CollectionError> {
        let mut collection = VariantCollection::default();
        let mut variant = None;
        let mut entry = None;
        for (index, line) in text.lines().enumerate() {
            let error = |kind| CollectionError { line: index + 1, kind };
            let heading = || error(CollectionErrorKind::Heading(line.to_owned()));
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (first, rest) = line.split_once(' ').ok_or_else(heading)?;
            match first {
                "seed" => collection.seed = rest.parse().map_err(|_| heading())?,
                "variant" => {
                    variant = Some(VARIANTS.into_iter().find(|one| *one == rest).ok_or_else(heading)?);
                    entry = None;
                }
                "level" => {
                    let (name, attempts) = rest.split_once(' ').ok_or_else(heading)?;
                    let level =
                        name.parse().map_err(|_| error(CollectionErrorKind::Purpose(name.to_owned())))?;
                    let variant = variant.ok_or_else(heading)?;
                    let new = collection.entries.entry((variant, level)).or_default();
                    new.attempts = attempts.parse().map_err(|_| heading())?;
                    entry = Some((variant, level));
                }
                score => {
                    let place = entry.ok_or_else(|| error(CollectionErrorKind::NoCategory))?;
                    let mut words = rest.splitn(4, ' ');
                    let mut word = || words.next().unwrap_or_default();
                    let (steps, hardest, cells, own) = (word(), word(), word(), word());
                    let score = score.parse().map_err(|_| heading())?;
                    let steps = steps.parse().map_err(|_| heading())?;
                    let hardest = technique_id(hardest)
                        .ok_or_else(|| error(CollectionErrorKind::Purpose(hardest.to_owned())))?;
                    digits(cells)
                        .filter(|digits| digits.len() == 81 && own.is_empty() != is_drawn(place.0))
                        .ok_or_else(|| error(CollectionErrorKind::Cells(line.to_owned())))?;
                    let rules = if is_drawn(place.0) { own } else { place.0 }.to_owned();
                    let puzzle = VariantPuzzle { score, steps, hardest, cells: cells.to_owned(), rules };
                    collection.entries.entry(place).or_default().puzzles.push(puzzle);
                }
            }
        }
        Ok(collection)
    }

    /// Returns the collection as text.
    pub fn write(&self) -> String {
        let mut out = format!("{HEADING}seed {}\n", self.seed);
        let mut latest = None;
        // Writing to a string cannot fail.
        for (variant, level, VariantPuzzles { puzzles, attempts }) in self.entries() {
            if latest.replace(variant) != Some(variant) {
                let _ = writeln!(out, "variant {variant}");
            }
            let _ = writeln!(out, "level {level} {attempts}");
            for VariantPuzzle { score, steps, hardest, cells, rules } in puzzles {
                let own = if is_drawn(variant) { format!(" {rules}") } else { String::new() };
                let _ = writeln!(out, "{score} {steps} {hardest} {cells}{own}");
            }
        }
        out
    }
}

/// Whether every puzzle of a variant has rules of its own.
fn is_drawn(variant: &str) -> bool {
    Drawn::named(variant).is_some()
}

/// Returns the variant that a wish asks for; `None` if it is for another board.
///
/// ```
/// use jade_collection::variant_of;
/// use jade_generate::Wish;
/// use jade_grid::Geometry;
/// let nine = Geometry::standard(9).unwrap();
/// let variant = |rules: &str| variant_of(&Wish::with_rules(nine, rules, 1).unwrap());
/// assert_eq!(variant("jigsaw"), Some("jigsaw"));
/// assert_eq!(variant("antidiagonal; main-diagonal"), Some("x"));
/// assert_eq!(variant("jigsaw; x"), None);
/// ```
pub fn variant_of(wish: &Wish) -> Option<&'static str> {
    let nine = Geometry::standard(9)?;
    let rules = wish.geometry.rules();
    let is = |variant: &&'static str| match Drawn::named(variant) {
        Some(word) if wish.drawn != [word] => false,
        Some(word) if word.is_around_solutions() => wish.geometry == nine,
        Some(_) => wish.geometry.side() == 9 && rules.added().is_empty(),
        None => wish.drawn.is_empty() && Rules::read(nine, variant).is_ok_and(|fixed| fixed == *rules),
    };
    VARIANTS.into_iter().find(is)
}

fn wish(variant: &str, level: Level, seed: u64) -> Result<Wish, Impossible> {
    let nine = Geometry::standard(9).ok_or(Impossible::NotInCollection)?;
    let wish = Wish::with_rules(nine, variant, seed).map_err(|_| Impossible::NotInCollection)?;
    Ok(Wish { difficulty: Difficulty::Level(level), ..wish })
}

fn collected(variant: &str, puzzle: &Puzzle, rating: &Rating, steps: usize) -> Option<VariantPuzzle> {
    let rules = if is_drawn(variant) { puzzle.geometry().rules().to_string() } else { variant.to_owned() };
    Some(VariantPuzzle { score: rating.score, steps, hardest: rating.hardest?, cells: cells(puzzle), rules })
}
