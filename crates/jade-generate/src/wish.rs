//! [`Wish`]: what is asked of a puzzle.

use crate::{Impossible, PlaceSymmetry, Places, impossible};
use jade_grid::Geometry;
use jade_logic::{Level, Profile, TechniqueId};
use std::fmt;
use std::str::FromStr;

/// How a puzzle comes to be. All ways give proper puzzles; they differ in time and in what they tend to give.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Method {
    /// Digs in a full board, on 9×9 in many at once, asking as little as possible. What is too rare for that
    /// is made from [neighbours](Method::Neighbours), if the generator was given seeds.
    #[default]
    Fast,
    /// Fills the boxes of the diagonal at random and the board by search; then takes clue after clue away and
    /// counts the solutions each time. The second way of the thesis (5.2).
    FullBoard,
    /// Puts digits at random on an empty board as long as there are several solutions. The first way of the
    /// thesis (5.1).
    EmptyBoard,
    /// The same with dancing links, and then takes away what is not needed. The third way of the thesis (5.3).
    DancingLinks,
    /// Exchanges clues of given puzzles that fulfil the wish, until they are different puzzles: rare patterns rest on
    /// few of the clues. On 9×9, where the clues may lie anyhow.
    Neighbours,
}

/// A text that names no [`Method`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownMethod(
    /// What was asked for.
    pub String,
);

impl fmt::Display for UnknownMethod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no method is called {:?}", self.0)
    }
}

impl std::error::Error for UnknownMethod {}

impl Method {
    /// Every method.
    pub const ALL: [Method; 5] =
        [Method::Fast, Method::FullBoard, Method::EmptyBoard, Method::DancingLinks, Method::Neighbours];

    /// The name in options: `full-board`.
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

/// How hard a puzzle is to be.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Difficulty {
    /// As it comes; it need not even be solvable by reasoning.
    #[default]
    Any,
    /// The hardest technique of the path has this level, and there are steps of it: at medium two at least,
    /// else one.
    Level(Level),
    /// The path has a step of a technique.
    Technique(TechniqueWish),
}

/// A wish for a puzzle that needs a certain technique.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TechniqueWish {
    /// The technique.
    pub technique: TechniqueId,
    /// Whether nothing that the profile tries after it may be needed anywhere.
    pub nothing_harder: bool,
    /// How many steps of it there are to be, at least.
    pub at_least: usize,
    /// Whether only singles follow its last step.
    pub only_singles_after: bool,
    /// Whether at the moment that is shown this step is all there is to find: no technique of the profile whose
    /// level is not higher concludes anything that this step does not. The same conclusion by another name is no
    /// other find (what a naked pair takes away, a hidden triple of the house's other cells takes away too); and
    /// who learns this technique does not know those of higher levels, of which nearly always one applies.
    pub exclusive: bool,
}

impl TechniqueWish {
    /// A step of this technique, whatever else there is.
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

/// What is asked of a puzzle.
///
/// ```
/// use jade_generate::{Generator, PlaceSymmetry, Wish};
/// use jade_grid::Geometry;
/// let mut wish = Wish::new(Geometry::standard(9).unwrap());
/// wish.clues = Some(32);
/// wish.symmetry = PlaceSymmetry::HalfTurn;
/// let found = Generator::new(wish).unwrap().first(2026, None, &|| false).found.unwrap();
/// assert_eq!(found.puzzle.clue_count(), 32);
/// assert!(found.solution.solves(&found.puzzle));
/// ```
#[derive(Clone, Debug)]
pub struct Wish {
    /// The kind of board.
    pub geometry: &'static Geometry,
    /// How the puzzle comes to be.
    pub method: Method,
    /// The number of clues; where nothing is said, as few as the digging leads to, or as many as the difficulty
    /// wants.
    pub clues: Option<usize>,
    /// The most clues there may be.
    pub most_clues: Option<usize>,
    /// How the clues lie.
    pub symmetry: PlaceSymmetry,
    /// Whether every single clue must be needed. (Without this wish a symmetric puzzle is dug until no orbit can
    /// go.)
    pub minimal: bool,
    /// The places of the clues.
    pub places: Option<Places>,
    /// How hard it is to be, in the profile.
    pub difficulty: Difficulty,
    /// Techniques that the path must have, besides.
    pub required: Vec<TechniqueId>,
    /// The techniques there are.
    pub profile: Profile,
    /// On boards other than 9×9: the nodes that searches may visit for one puzzle once singles and locked
    /// candidates alone get no further.
    pub effort: u64,
}

impl Wish {
    /// Any proper puzzle on this board.
    pub fn new(geometry: &'static Geometry) -> Wish {
        Wish {
            geometry,
            method: Method::Fast,
            clues: None,
            most_clues: None,
            symmetry: PlaceSymmetry::None,
            minimal: false,
            places: None,
            difficulty: Difficulty::Any,
            required: Vec::new(),
            profile: Profile::full(),
            effort: 100_000,
        }
    }

    /// As the publisher Nikoli does: symmetric by half a turn and 30 clues at most, or as large a part of a board
    /// of another size.
    #[must_use]
    pub fn nikoli(self) -> Wish {
        let most = self.geometry.cell_count() * 30 / 81;
        Wish { symmetry: PlaceSymmetry::HalfTurn, most_clues: Some(most), ..self }
    }

    /// The same wish, with the techniques that it asks for by name in its profile, except those that are excluded.
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

    /// Finds wishes that no puzzle can fulfil, as far as that is known beforehand.
    ///
    /// # Errors
    /// [`Impossible`], with the reason.
    pub fn check(&self) -> Result<(), Impossible> {
        impossible::check(self)
    }

    /// Whether paths have to be found.
    pub fn is_rated(&self) -> bool {
        self.difficulty != Difficulty::Any || !self.required.is_empty()
    }

    /// Whether the clues may lie anyhow: neither symmetry nor places are asked for.
    pub fn lies_anyhow(&self) -> bool {
        self.symmetry == PlaceSymmetry::None && self.places.is_none()
    }

    /// Whether neighbours of other puzzles can fulfil it: on the plain 9×9 board, with clues that may lie anyhow.
    pub fn can_have_neighbours(&self) -> bool {
        self.is_nine() && self.lies_anyhow()
    }

    /// Whether this is the plain board of nine, for which there is a search of its own.
    pub(crate) fn is_nine(&self) -> bool {
        Geometry::standard(9) == Some(self.geometry)
    }
}
