//! [`Wish`]: the requirements on a puzzle.

use crate::{Drawn, ErRange, Impossible, PlaceSymmetry, Places, impossible};
use jade_grid::{Geometry, Rules, RulesError};
use jade_logic::{Ease, Level, Profile, Ranked, TechniqueId};
use jade_search::Key;
use std::fmt;
use std::str::FromStr;

/// How a puzzle is generated. All methods produce proper puzzles; they differ in speed and in the puzzles they
/// favour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Method {
    /// Digs in a full board, on 9×9 in many at once, with as few searches as possible. Puzzles too rare for that
    /// are made as [neighbours](Method::Neighbours), if the generator was given seeds.
    #[default]
    Fast,
    /// Fills the boxes of the diagonal at random and the board by search; then removes one given after the other,
    /// counting the solutions each time. The second method of the thesis (5.2).
    FullBoard,
    /// Places random digits on an empty board as long as there are several solutions. The first method of the
    /// thesis (5.1).
    EmptyBoard,
    /// Like `EmptyBoard`, but with dancing links, and removes redundant givens at the end. The third method of the
    /// thesis (5.3).
    DancingLinks,
    /// Exchanges givens of puzzles that fulfil the wish until they are different puzzles: rare patterns rest on
    /// few of the givens. Only on 9×9, and only if the wish does not restrict where the givens lie.
    Neighbours,
}

/// The error for a text that names no [`Method`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownMethod(
    /// The unknown name.
    pub String,
);

impl fmt::Display for UnknownMethod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no method is called {:?}", self.0)
    }
}

impl std::error::Error for UnknownMethod {}

impl Method {
    /// All methods.
    pub const ALL: [Method; 5] =
        [Method::Fast, Method::FullBoard, Method::EmptyBoard, Method::DancingLinks, Method::Neighbours];

    /// The name used in options, such as `full-board`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Method::Fast => "fast",
            Method::FullBoard => "full-board",
            Method::EmptyBoard => "empty-board",
            Method::DancingLinks => "dancing-links",
            Method::Neighbours => "near",
        }
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for Method {
    type Err = UnknownMethod;

    fn from_str(text: &str) -> Result<Method, UnknownMethod> {
        let named = Method::ALL.into_iter().find(|method| method.as_str() == text);
        named.ok_or_else(|| UnknownMethod(text.to_owned()))
    }
}

/// The requested difficulty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Difficulty {
    /// Any difficulty; the puzzle need not even be solvable by reasoning.
    #[default]
    Any,
    /// The puzzle has this level ([`jade_logic::rate`]). At medium there are at least two steps of medium techniques, or
    /// singles suffice.
    Level(Level),
    /// The path has a step of a technique.
    Technique(TechniqueWish),
}

/// A wish for a puzzle that needs a certain technique.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TechniqueWish {
    /// The technique that the puzzle needs.
    pub technique: TechniqueId,
    /// Whether techniques that the profile tries after it must be unnecessary throughout.
    pub nothing_harder: bool,
    /// The least number of steps of the technique.
    pub at_least: usize,
    /// Whether only singles may follow its last step.
    pub only_singles_after: bool,
    /// Whether the step must be the only find at the moment shown: no technique of the profile at its level or below
    /// concludes anything that the step does not. The same conclusion under another name is allowed (a hidden triple
    /// of the house's other cells eliminates the same candidates as a naked pair). Techniques of higher levels are
    /// allowed, too: a learner of this one does not know them, and nearly always one of them applies.
    pub exclusive: bool,
}

impl TechniqueWish {
    /// Asks for one step of this technique, without further conditions.
    pub fn any(technique: TechniqueId) -> TechniqueWish {
        TechniqueWish {
            technique,
            nothing_harder: false,
            at_least: 1,
            only_singles_after: false,
            exclusive: false,
        }
    }
}

/// Returns the key with what distinguishes a profile: its name, and the techniques that it has beside those of JADE's own
/// profile of this name or instead of them. So a technique that JADE learns does not change the key.
fn with_profile(key: Key, profile: &Profile) -> Key {
    let Profile { name, techniques, last_resort, technique_alone } = profile;
    let key = key.text(name).number(u64::from(*last_resort)).number(u64::from(*technique_alone));
    let own = Profile::named(name).map_or_else(|_| Vec::new(), |own| own.techniques);
    let beyond = |these: &[Ranked], those: &[Ranked], key: Key| {
        let is_there = |id: TechniqueId| those.iter().any(|ranked| ranked.technique.id() == id);
        let others = these.iter().filter(|ranked| !is_there(ranked.technique.id()));
        others.fold(key, |key, ranked| key.text(ranked.technique.id().as_str()).text(ranked.level.as_str()))
    };
    let key = beyond(techniques, &own, key.text("with"));
    beyond(&own, techniques, key.text("without"))
}

/// The requirements on a puzzle.
///
/// ```
/// use jade_generate::{Generator, PlaceSymmetry, Wish};
/// use jade_grid::Geometry;
/// let mut wish = Wish::new(Geometry::standard(9).unwrap());
/// wish.givens = Some(32);
/// wish.symmetry = PlaceSymmetry::HalfTurn;
/// let found = Generator::new(wish).unwrap().first(2026, None, &|| false).found.unwrap();
/// assert_eq!(found.puzzle.filled_count(), 32);
/// assert!(found.solution.solves(&found.puzzle));
/// ```
#[derive(Clone, Debug)]
pub struct Wish {
    /// The kind of board.
    pub geometry: &'static Geometry,
    /// What was or is drawn at random, in the order of [`Drawn::all`], so that a puzzle with other regions, cages, lines or signs is
    /// as good. Regions are on the board already.
    pub drawn: Vec<&'static Drawn>,
    /// How the puzzle is generated.
    pub method: Method,
    /// The number of givens; if `None`, as few as digging arrives at, or as many as the difficulty
    /// requires.
    pub givens: Option<usize>,
    /// The greatest number of givens allowed; unlimited if `None`.
    pub most_givens: Option<usize>,
    /// The symmetry of the places of the givens.
    pub symmetry: PlaceSymmetry,
    /// Whether every single given must be necessary. (Otherwise a symmetric puzzle is dug until no orbit can be
    /// removed.)
    pub minimal: bool,
    /// The places of the givens; anywhere if `None`.
    pub places: Option<Places>,
    /// How hard the puzzle is in the profile.
    pub difficulty: Difficulty,
    /// The ratings of the Sudoku Explainer that it may have, on the plain 9×9 board; any if `None`.
    pub er: Option<ErRange>,
    /// Additional techniques that the path must have.
    pub required: Vec<TechniqueId>,
    /// The techniques available for solving.
    pub profile: Profile,
    /// On boards other than 9×9: the most nodes that searches may visit for one puzzle once singles and locked
    /// candidates alone are stuck.
    pub effort: u64,
}

impl Wish {
    /// Asks for any proper puzzle on this board.
    pub fn new(geometry: &'static Geometry) -> Wish {
        Wish {
            geometry,
            drawn: Vec::new(),
            method: Method::Fast,
            givens: None,
            most_givens: None,
            symmetry: PlaceSymmetry::None,
            minimal: false,
            places: None,
            difficulty: Difficulty::Any,
            er: None,
            required: Vec::new(),
            profile: Profile::full(),
            effort: 100_000,
        }
    }

    /// Asks for any proper puzzle on a board with rules in [JADE’s notation](Rules::read), among which [words](Drawn) may stand for
    /// what is drawn: `jigsaw` for [regions of random shape](crate::random_regions), the same for the same seed, and others, such as
    /// `killer` or `thermometers`, for rules that every puzzle has of its own.
    ///
    /// ```
    /// use jade_generate::Wish;
    /// use jade_grid::Geometry;
    /// let nine = Geometry::standard(9).unwrap();
    /// let jigsaw = Wish::with_rules(nine, "jigsaw; x", 7).unwrap().geometry;
    /// assert!(!jigsaw.has_boxes() && jigsaw.houses().len() == 29);
    /// assert!(std::ptr::eq(jigsaw, Wish::with_rules(nine, "x; Jigsaw", 7).unwrap().geometry));
    /// let killer = Wish::with_rules(nine, "killer", 7).unwrap();
    /// assert!(killer.has_rules_of_its_own() && killer.geometry == nine);
    /// assert_eq!(Wish::with_rules(nine, "arrows; y", 7).unwrap_err().rule, 2);
    /// ```
    ///
    /// # Errors
    /// [`RulesError`] if the rules cannot be read, or there is no board with them.
    pub fn with_rules(plain: &'static Geometry, rules: &str, seed: u64) -> Result<Wish, RulesError> {
        let mut drawn: Vec<&'static Drawn> = Vec::new();
        let mut parts = Vec::new();
        for part in rules.split(';') {
            // Every rule stays in its place, so that errors count as the user does.
            parts.push(match Drawn::named(part) {
                None => part.to_owned(),
                Some(word) => {
                    drawn.push(word);
                    let first = word.first(plain, &mut Key::new("regions").number(seed).random());
                    first.transpose()?.map_or_else(String::new, |rules| rules.to_string())
                }
            });
        }
        let drawn = Drawn::all().filter(|word| drawn.contains(word)).collect();
        let geometry = Geometry::of(&Rules::read(plain, &parts.join(";"))?)?;
        Ok(Wish { drawn, ..Wish::new(geometry) })
    }

    /// Applies the rules of the publisher Nikoli: symmetric under a half turn and at most 30 givens on 9×9, or the
    /// same share of the cells on other boards.
    #[must_use]
    pub fn nikoli(self) -> Wish {
        let most = self.geometry.cell_count() * 30 / 81;
        Wish { symmetry: PlaceSymmetry::HalfTurn, most_givens: Some(most), ..self }
    }

    /// Returns the wish with the techniques that it names added to its profile, unless they are excluded.
    #[must_use]
    pub fn with_its_techniques(mut self, excluded: &[TechniqueId]) -> Wish {
        let technique = match &self.difficulty {
            Difficulty::Technique(wished) => Some(wished.technique),
            _ => None,
        };
        let named = self.required.iter().copied().chain(technique).filter(|id| !excluded.contains(id));
        if let Ok(profile) = self.profile.clone().with(named.map(TechniqueId::as_str)) {
            self.profile = profile;
        }
        self
    }

    /// Rejects wishes that no puzzle can fulfil, as far as that is known beforehand.
    ///
    /// # Errors
    /// [`Impossible`], with the reason.
    pub fn check(&self) -> Result<(), Impossible> {
        impossible::check(self)
    }

    /// Returns what a level asks of these boards besides its techniques; `None` if that is nothing.
    pub(crate) fn ease_of(&self, level: Level) -> Option<Ease> {
        // Cages and lines say much of the digits, so nobody expects a number of givens beside them.
        let by_techniques =
            self.profile.technique_alone || self.has_rules_of_its_own() && level != Level::Beginner;
        if by_techniques { None } else { level.ease(self.geometry) }
    }

    /// Whether every puzzle has rules of its own, drawn around its solution, besides those of the board.
    ///
    /// ```
    /// use jade_generate::Wish;
    /// use jade_grid::Geometry;
    /// let has = |rules: &str| {
    ///     Wish::with_rules(Geometry::standard(9).unwrap(), rules, 1).unwrap().has_rules_of_its_own()
    /// };
    /// assert!(has("x; arrows") && !has("x; jigsaw"));
    /// ```
    pub fn has_rules_of_its_own(&self) -> bool {
        self.drawn.iter().any(|drawn| drawn.is_around_solutions())
    }

    /// Whether puzzles must be solved by reasoning to check the wish.
    pub fn is_rated(&self) -> bool {
        self.difficulty != Difficulty::Any || !self.required.is_empty()
    }

    /// Whether every puzzle of the right shape fulfils the wish.
    pub(crate) fn is_of_shape_only(&self) -> bool {
        !self.is_rated() && self.er.is_none()
    }

    /// Whether the givens may lie anywhere: the wish has neither symmetry nor places.
    pub fn has_free_places(&self) -> bool {
        self.symmetry == PlaceSymmetry::None && self.places.is_none()
    }

    /// Whether neighbours of other puzzles can fulfil it: on the standard 9×9 board, with unrestricted places.
    pub fn can_have_neighbours(&self) -> bool {
        self.is_nine() && self.has_free_places()
    }

    /// Returns the key of the random numbers of this wish: attempts of the same seed share nothing if anything in the
    /// wish differs. Without it `--givens 30` would dig the givens of other puzzles of the seed out of the same boards.
    ///
    /// ```
    /// use jade_generate::Wish;
    /// use jade_grid::Geometry;
    /// let wish = Wish::new(Geometry::standard(9).unwrap());
    /// let few = Wish { givens: Some(24), ..wish.clone() };
    /// assert_eq!(wish.key().seed(), wish.clone().key().seed());
    /// assert_ne!(wish.key().seed(), few.key().seed());
    /// ```
    pub fn key(&self) -> Key {
        // Names every field, so that none is forgotten.
        let Wish {
            geometry,
            drawn,
            method,
            givens,
            most_givens,
            symmetry,
            minimal,
            places,
            difficulty,
            er,
            required,
            profile,
            effort,
        } = self;
        let number = |number: Option<usize>| number.map_or(0, |number| number as u64 + 1);
        let mut key = Key::new("attempts");
        for part in [geometry.side(), geometry.box_rows(), geometry.box_columns(), geometry.houses().len()] {
            key = key.number(part as u64);
        }
        if !geometry.is_plain() {
            key = key.text(&geometry.rules().to_string());
        }
        // Regions are among the rules of the board.
        for around in drawn.iter().filter(|drawn| drawn.is_around_solutions()) {
            key = key.text(around.word());
        }
        key = key.text(method.as_str()).number(number(*givens)).number(number(*most_givens));
        key = key.text(symmetry.as_str()).number(u64::from(*minimal));
        key = key.number(number(places.as_ref().map(Places::len)));
        for cell in places.iter().flat_map(Places::cells) {
            key = key.number(cell.index() as u64);
        }
        key = match difficulty {
            Difficulty::Any => key.text("any"),
            Difficulty::Level(level) => key.text("level").text(level.as_str()),
            Difficulty::Technique(wished) => {
                let TechniqueWish { technique, nothing_harder, at_least, only_singles_after, exclusive } =
                    wished;
                let key = key.text("technique").text(technique.as_str()).number(*at_least as u64);
                [nothing_harder, only_singles_after, exclusive]
                    .into_iter()
                    .fold(key, |key, condition| key.number(u64::from(*condition)))
            }
        };
        key = required.iter().fold(key.number(required.len() as u64), |key, id| key.text(id.as_str()));
        key = key.number(*effort);
        if let Some(er) = er {
            key = key.text("er").number(er.least().into()).number(er.most().into());
        }
        if self.is_rated() { with_profile(key, profile) } else { key }
    }

    /// Whether puzzles have no rules besides rows, columns and boxes.
    pub(crate) fn is_plain(&self) -> bool {
        self.geometry.is_plain() && !self.has_rules_of_its_own()
    }

    /// Whether this is the standard 9×9 board, which has its own search.
    pub(crate) fn is_nine(&self) -> bool {
        Geometry::standard(9) == Some(self.geometry) && !self.has_rules_of_its_own()
    }
}
