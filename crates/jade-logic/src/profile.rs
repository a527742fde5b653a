//! [`Profile`]: which techniques, in which order, and how hard each is.

use crate::techniques::{nearest, technique};
use crate::{Analysis, Technique, TechniqueId, UnknownTechnique};
use std::fmt;
use std::str::FromStr;

/// How hard a technique, and so a puzzle, is.
///
/// ```
/// use jade_logic::Level;
/// assert!(Level::Easy < Level::VeryHard);
/// assert_eq!(Level::VeryHard.to_string(), "very-hard");
/// assert_eq!("very-hard".parse(), Ok(Level::VeryHard));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Muy fácil.
    VeryEasy,
    /// Fácil.
    Easy,
    /// Medio.
    Medium,
    /// Difícil.
    Hard,
    /// Muy difícil.
    VeryHard,
    /// Extremo.
    Extreme,
    /// Más allá: what needs nets or guessing.
    Beyond,
}

impl Level {
    /// Every level, the easiest first.
    pub const ALL: [Level; 7] = [
        Level::VeryEasy,
        Level::Easy,
        Level::Medium,
        Level::Hard,
        Level::VeryHard,
        Level::Extreme,
        Level::Beyond,
    ];

    /// The name in URLs, JSON and files: `very-easy`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Level::VeryEasy => "very-easy",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::VeryHard => "very-hard",
            Level::Extreme => "extreme",
            Level::Beyond => "beyond",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// A text that names no [`Level`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevel {
    /// What was asked for.
    pub asked: String,
    /// The level that is spelt most like it, unless all are very different.
    pub nearest: Option<Level>,
}

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no level is called {:?}", self.asked)?;
        match self.nearest {
            Some(nearest) => write!(f, "; the nearest is {nearest}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        let named = |name: &str| Level::ALL.into_iter().find(|level| level.as_str() == name);
        named(text).ok_or_else(|| UnknownLevel {
            asked: text.to_owned(),
            nearest: nearest(text, Level::ALL.map(Level::as_str)).and_then(named),
        })
    }
}

/// A technique with its level in a profile.
#[derive(Clone, Copy)]
pub struct Ranked {
    /// The technique.
    pub technique: &'static dyn Technique,
    /// Its level.
    pub level: Level,
}

impl fmt::Debug for Ranked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.technique.id(), self.level)
    }
}

/// An ordered list of techniques, the simplest first.
///
/// ```
/// use jade_logic::{Level, Profile, TechniqueId};
/// let full = Profile::full();
/// assert_eq!(full.level_of(TechniqueId::new("pointing")), Some(Level::Medium));
/// let singles = Profile::custom("mine", ["naked-single", "hidden-single"]).unwrap();
/// assert_eq!(singles.techniques.len(), 2);
/// assert!(Profile::custom("mine", ["nakd-single"]).is_err());
/// ```
#[derive(Clone, Debug)]
pub struct Profile {
    /// Its name: `classic`, `full`, or what the user chose.
    pub name: String,
    /// The techniques, in the order of trying.
    pub techniques: Vec<Ranked>,
    /// Whether a cell may be placed without a reason where the techniques give out ([`Profile::LAST_RESORT`]). That
    /// takes a solution, which is not for this crate to see: here nothing comes of it.
    pub last_resort: bool,
}

/// Every technique with its level, in the order of trying: the catalogue. The full profile leaves out those that
/// are [`ON_REQUEST`].
const CATALOGUE: &[(&str, Level)] = &[
    ("full-house", Level::VeryEasy),
    ("hidden-single", Level::VeryEasy),
    ("naked-single", Level::Easy),
    ("pointing", Level::Medium),
    ("claiming", Level::Medium),
    ("locked-pair", Level::Medium),
    ("locked-triple", Level::Medium),
    ("naked-pair", Level::Medium),
    ("naked-triple", Level::Medium),
    ("hidden-pair", Level::Medium),
    ("hidden-triple", Level::Hard),
    ("x-wing", Level::Hard),
    ("swordfish", Level::Hard),
    ("remote-pair", Level::Hard),
    ("naked-quad", Level::Hard),
    ("hidden-quad", Level::Hard),
    ("skyscraper", Level::Hard),
    ("two-string-kite", Level::Hard),
    ("turbot-fish", Level::Hard),
    ("empty-rectangle", Level::Hard),
    ("simple-coloring", Level::VeryHard),
    ("xy-wing", Level::VeryHard),
    ("xyz-wing", Level::VeryHard),
    ("w-wing", Level::VeryHard),
    ("unique-rectangle-1", Level::VeryHard),
    ("unique-rectangle-2", Level::VeryHard),
    ("unique-rectangle-3", Level::VeryHard),
    ("unique-rectangle-4", Level::VeryHard),
    ("unique-rectangle-5", Level::VeryHard),
    ("unique-rectangle-6", Level::VeryHard),
    ("hidden-rectangle", Level::VeryHard),
    ("avoidable-rectangle-1", Level::VeryHard),
    ("avoidable-rectangle-2", Level::VeryHard),
    ("bug-plus-one", Level::VeryHard),
    ("finned-x-wing", Level::VeryHard),
    ("sashimi-x-wing", Level::VeryHard),
    ("jellyfish", Level::VeryHard),
    ("finned-swordfish", Level::VeryHard),
    ("sashimi-swordfish", Level::VeryHard),
    ("finned-jellyfish", Level::VeryHard),
    ("sashimi-jellyfish", Level::VeryHard),
    ("wxyz-wing", Level::VeryHard),
    ("unique-loop", Level::VeryHard),
    ("extended-rectangle", Level::VeryHard),
    ("bug-type-2", Level::VeryHard),
    ("bug-type-3", Level::VeryHard),
    ("bug-type-4", Level::VeryHard),
    ("guardian", Level::VeryHard),
    ("almost-locked-candidates", Level::VeryHard),
    ("multi-colors", Level::Extreme),
    ("x-chain", Level::Extreme),
    ("xy-chain", Level::Extreme),
    ("dual-implication-chain", Level::Extreme),
    ("3d-medusa", Level::Extreme),
    ("continuous-nice-loop", Level::Extreme),
    ("discontinuous-nice-loop", Level::Extreme),
    ("aic", Level::Extreme),
    ("sue-de-coq", Level::Extreme),
    ("als-xz", Level::Extreme),
    ("als-xy-wing", Level::Extreme),
    ("als-w-wing", Level::Extreme),
    ("als-chain", Level::Extreme),
    ("death-blossom", Level::Extreme),
    ("grouped-continuous-nice-loop", Level::Extreme),
    ("grouped-discontinuous-nice-loop", Level::Extreme),
    ("grouped-aic", Level::Extreme),
    ("aligned-pair-exclusion", Level::Extreme),
    ("aligned-triple-exclusion", Level::Extreme),
    ("franken-x-wing", Level::Extreme),
    ("finned-franken-x-wing", Level::Extreme),
    ("franken-swordfish", Level::Extreme),
    ("finned-franken-swordfish", Level::Extreme),
    ("squirmbag", Level::Extreme),
    ("whale", Level::Extreme),
    ("leviathan", Level::Extreme),
    ("finned-squirmbag", Level::Extreme),
    ("finned-whale", Level::Extreme),
    ("finned-leviathan", Level::Extreme),
    ("sashimi-squirmbag", Level::Extreme),
    ("sashimi-whale", Level::Extreme),
    ("sashimi-leviathan", Level::Extreme),
    ("franken-jellyfish", Level::Extreme),
    ("franken-squirmbag", Level::Extreme),
    ("franken-whale", Level::Extreme),
    ("franken-leviathan", Level::Extreme),
    ("finned-franken-jellyfish", Level::Extreme),
    ("finned-franken-squirmbag", Level::Extreme),
    ("finned-franken-whale", Level::Extreme),
    ("finned-franken-leviathan", Level::Extreme),
    ("mutant-swordfish", Level::Extreme),
    ("mutant-jellyfish", Level::Extreme),
    ("mutant-squirmbag", Level::Extreme),
    ("mutant-whale", Level::Extreme),
    ("mutant-leviathan", Level::Extreme),
    ("finned-mutant-x-wing", Level::Extreme),
    ("finned-mutant-swordfish", Level::Extreme),
    ("finned-mutant-jellyfish", Level::Extreme),
    ("finned-mutant-squirmbag", Level::Extreme),
    ("finned-mutant-whale", Level::Extreme),
    ("finned-mutant-leviathan", Level::Extreme),
    ("kraken-fish-1", Level::Extreme),
    ("kraken-fish-2", Level::Extreme),
    ("junior-exocet", Level::Extreme),
    ("senior-exocet", Level::Extreme),
    ("multi-sector-locked-sets", Level::Extreme),
    ("sk-loop", Level::Extreme),
    ("fireworks", Level::Extreme),
    ("tridagon", Level::Extreme),
    ("forcing-chain-contradiction", Level::Beyond),
    ("forcing-chain-verity", Level::Beyond),
    ("forcing-net-contradiction", Level::Beyond),
    ("forcing-net-verity", Level::Beyond),
    ("template-set", Level::Beyond),
    ("template-delete", Level::Beyond),
];

/// Techniques that are known but off: no profile that comes with JADE has them, because they take long to look
/// for or hardly ever say what a simpler one does not. A profile of one's own ([`Profile::custom`]) has them by
/// naming them, and they have their place and level in the catalogue as all others do.
const ON_REQUEST: &[&str] = &[
    "squirmbag",
    "whale",
    "leviathan",
    "finned-squirmbag",
    "finned-whale",
    "finned-leviathan",
    "sashimi-squirmbag",
    "sashimi-whale",
    "sashimi-leviathan",
    "franken-jellyfish",
    "franken-squirmbag",
    "franken-whale",
    "franken-leviathan",
    "finned-franken-jellyfish",
    "finned-franken-squirmbag",
    "finned-franken-whale",
    "finned-franken-leviathan",
    "mutant-swordfish",
    "mutant-jellyfish",
    "mutant-squirmbag",
    "mutant-whale",
    "mutant-leviathan",
    "finned-mutant-x-wing",
    "finned-mutant-swordfish",
    "finned-mutant-jellyfish",
    "finned-mutant-squirmbag",
    "finned-mutant-whale",
    "finned-mutant-leviathan",
    "aligned-triple-exclusion",
];

/// The thesis' techniques. Its hidden single also takes a cell with one candidate left: the last place of a
/// digit in a house is one whether or not the cell has other candidates, so a full house is one too.
const CLASSIC: &[(&str, Level)] = &[
    ("full-house", Level::VeryEasy),
    ("hidden-single", Level::VeryEasy),
    ("naked-single", Level::Easy),
    ("naked-pair", Level::Medium),
    ("pointing", Level::Medium),
    ("claiming", Level::Medium),
    ("naked-triple", Level::Medium),
    ("hidden-pair", Level::Medium),
    ("x-wing", Level::Hard),
    ("remote-pair", Level::Hard),
    ("swordfish", Level::Hard),
    ("hidden-triple", Level::Hard),
    ("simple-coloring", Level::VeryHard),
    ("xy-wing", Level::VeryHard),
    ("xyz-wing", Level::VeryHard),
    ("multi-colors", Level::Extreme),
    ("xy-chain", Level::Extreme),
    ("dual-implication-chain", Level::Extreme),
];

impl Profile {
    /// The names of the profiles that come with JADE; the first is the default.
    pub const NAMES: [&'static str; 2] = ["full", "classic"];

    /// What a path calls the placing of a cell by a searcher, and lists of techniques with it: no technique.
    ///
    /// ```
    /// use jade_logic::Profile;
    /// assert!(Profile::full().last_resort && !Profile::classic().last_resort);
    /// let without = Profile::full().with_choice(None, &[Profile::LAST_RESORT.as_str()]).unwrap();
    /// assert!(!without.last_resort);
    /// ```
    pub const LAST_RESORT: TechniqueId = TechniqueId::new("brute-force");

    /// Every technique but those that are off unless asked for, in the order of the catalogue, and the last resort.
    pub fn full() -> Profile {
        let mut full = Profile { name: "full".to_owned(), last_resort: true, ..Profile::catalogue() };
        full.techniques.retain(|ranked| !Profile::is_on_request(ranked.technique.id()));
        full
    }

    /// Every technique that JADE knows, also those that are off unless asked for
    /// ([`Profile::is_on_request`]): where each stands and how hard it is. To list them; as a profile to solve
    /// with it is slow.
    ///
    /// ```
    /// use jade_logic::{Profile, techniques};
    /// assert_eq!(Profile::catalogue().techniques.len(), techniques::ALL.len());
    /// ```
    pub fn catalogue() -> Profile {
        Profile::built_in("catalogue", CATALOGUE)
    }

    /// Whether a technique is off unless a profile names it: no profile that comes with JADE has it.
    pub fn is_on_request(id: TechniqueId) -> bool {
        ON_REQUEST.contains(&id.as_str())
    }

    /// The techniques of the thesis that JADE goes back to, in its order.
    pub fn classic() -> Profile {
        Profile::built_in("classic", CLASSIC)
    }

    fn built_in(name: &str, ids: &[(&str, Level)]) -> Profile {
        let ranked = |&(id, level): &(&str, Level)| Ranked {
            technique: technique(id).expect("profiles that come with JADE name its own techniques"),
            level,
        };
        Profile { name: name.to_owned(), techniques: ids.iter().map(ranked).collect(), last_resort: false }
    }

    /// The profile with this name, of those that come with JADE.
    ///
    /// # Errors
    /// [`ProfileError::UnknownProfile`] if there is none.
    pub fn named(name: &str) -> Result<Profile, ProfileError> {
        match name {
            "full" => Ok(Profile::full()),
            "classic" => Ok(Profile::classic()),
            _ => Err(ProfileError::UnknownProfile {
                asked: name.to_owned(),
                nearest: nearest(name, Profile::NAMES),
            }),
        }
    }

    /// A profile of these techniques in this order, each with its level in the catalogue
    /// (whether or not it is off unless asked for). The last resort may be among them; it has no place in the order.
    ///
    /// # Errors
    /// [`ProfileError`] if an id is unknown or named twice, or there is none.
    pub fn custom<'i>(
        name: impl Into<String>,
        ids: impl IntoIterator<Item = &'i str>,
    ) -> Result<Profile, ProfileError> {
        let catalogue = Profile::catalogue();
        let mut profile = Profile { name: name.into(), techniques: Vec::new(), last_resort: false };
        for id in ids {
            if id == Profile::LAST_RESORT.as_str() {
                profile.last_resort = true;
                continue;
            }
            let technique = technique(id).map_err(ProfileError::UnknownTechnique)?;
            if profile.level_of(technique.id()).is_some() {
                return Err(ProfileError::Duplicate(technique.id()));
            }
            let level = catalogue.level_of(technique.id()).unwrap_or(Level::Beyond);
            profile.techniques.push(Ranked { technique, level });
        }
        if profile.techniques.is_empty() { Err(ProfileError::Empty) } else { Ok(profile) }
    }

    /// The same profile with a choice of its techniques: of all of them `only` these, in this order, if any are
    /// named, and none of those it is to go `without`. A technique that the profile does not have comes in with
    /// its level in the catalogue.
    ///
    /// ```
    /// use jade_logic::Profile;
    /// let singles = Profile::full().with_choice(Some(&["naked-single", "hidden-single"]), &[]).unwrap();
    /// assert_eq!(singles.techniques[0].technique.id().as_str(), "naked-single");
    /// let without = Profile::classic().with_choice(None, &["x-wing"]).unwrap();
    /// assert_eq!(without.techniques.len() + 1, Profile::classic().techniques.len());
    /// ```
    ///
    /// # Errors
    /// [`ProfileError`] if an id is unknown or named twice, or no technique is left.
    pub fn with_choice(mut self, only: Option<&[&str]>, without: &[&str]) -> Result<Profile, ProfileError> {
        if let Some(only) = only {
            let chosen = Profile::custom("", only.iter().copied())?;
            let level = |ranked: &Ranked| self.level_of(ranked.technique.id()).unwrap_or(ranked.level);
            let techniques =
                chosen.techniques.iter().map(|ranked| Ranked { level: level(ranked), ..*ranked }).collect();
            (self.techniques, self.last_resort) = (techniques, chosen.last_resort);
        }
        for id in without {
            if *id == Profile::LAST_RESORT.as_str() {
                self.last_resort = false;
                continue;
            }
            let id = technique(id).map_err(ProfileError::UnknownTechnique)?.id();
            self.techniques.retain(|ranked| ranked.technique.id() != id);
        }
        if self.techniques.is_empty() { Err(ProfileError::Empty) } else { Ok(self) }
    }

    /// The same profile with these techniques besides, each just before the first one that comes after it in the
    /// catalogue, with its level there: how one asks for what is off ([`Profile::is_on_request`]). Those that the
    /// profile has already stay where they are.
    ///
    /// ```
    /// use jade_logic::Profile;
    /// let with = Profile::classic().with(["jellyfish"]).unwrap();
    /// assert_eq!(with.techniques.len(), Profile::classic().techniques.len() + 1);
    /// assert!(with.techniques.is_sorted_by_key(|ranked| ranked.level));
    /// ```
    ///
    /// # Errors
    /// [`ProfileError`] if an id is unknown.
    pub fn with<'i>(mut self, ids: impl IntoIterator<Item = &'i str>) -> Result<Profile, ProfileError> {
        let catalogue = Profile::catalogue();
        let place = |ranked: &Ranked| {
            let is_it = |other: &Ranked| other.technique.id() == ranked.technique.id();
            catalogue.techniques.iter().position(is_it)
        };
        for id in ids {
            if id == Profile::LAST_RESORT.as_str() {
                self.last_resort = true;
                continue;
            }
            let technique = technique(id).map_err(ProfileError::UnknownTechnique)?;
            let ranked = catalogue.techniques.iter().find(|ranked| ranked.technique.id() == technique.id());
            let (Some(&ranked), None) = (ranked, self.level_of(technique.id())) else { continue };
            let after = self.techniques.iter().position(|other| place(other) > place(&ranked));
            self.techniques.insert(after.unwrap_or(self.techniques.len()), ranked);
        }
        Ok(self)
    }

    /// The level of a technique, if the profile has it.
    pub fn level_of(&self, id: TechniqueId) -> Option<Level> {
        self.techniques.iter().find(|ranked| ranked.technique.id() == id).map(|ranked| ranked.level)
    }

    /// The techniques that may be used here: those that take a single solution for granted only where the
    /// givens are known to have no more.
    pub fn techniques_for<'a>(
        &'a self,
        analysis: &Analysis<'_>,
    ) -> impl Iterator<Item = &'a Ranked> + use<'a> {
        let known_proper = analysis.known_proper();
        self.techniques
            .iter()
            .filter(move |ranked| known_proper || !ranked.technique.facts().assumes_uniqueness)
    }
}

/// Why there is no such [`Profile`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProfileError {
    /// No profile has this name.
    UnknownProfile {
        /// What was asked for.
        asked: String,
        /// The name that is spelt most like it, unless all are very different.
        nearest: Option<&'static str>,
    },
    /// No technique has this id.
    UnknownTechnique(UnknownTechnique),
    /// This technique is named twice.
    Duplicate(TechniqueId),
    /// There is no technique in it.
    Empty,
}

impl fmt::Display for ProfileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProfileError::UnknownProfile { asked, nearest } => {
                write!(f, "no profile is called {asked:?}")?;
                nearest.map_or(Ok(()), |nearest| write!(f, "; the nearest is {nearest}"))
            }
            ProfileError::UnknownTechnique(unknown) => unknown.fmt(f),
            ProfileError::Duplicate(id) => write!(f, "{id} is named twice"),
            ProfileError::Empty => f.write_str("a profile needs at least one technique"),
        }
    }
}

impl std::error::Error for ProfileError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::techniques::ALL;

    fn ids(profile: &Profile) -> Vec<&'static str> {
        profile.techniques.iter().map(|ranked| ranked.technique.id().as_str()).collect()
    }

    #[test]
    fn the_catalogue_is_the_list_of_techniques() {
        let listed: Vec<_> = ALL.iter().map(|technique| technique.id().as_str()).collect();
        assert_eq!(ids(&Profile::catalogue()), listed);
    }

    #[test]
    fn what_is_off_is_had_by_asking() {
        let (full, catalogue) = (Profile::full(), Profile::catalogue());
        for id in ON_REQUEST {
            let off = technique(id).unwrap().id();
            assert!(Profile::is_on_request(off));
            assert_eq!((full.level_of(off), Profile::classic().level_of(off)), (None, None), "{id}");
            let asked = Profile::custom("mine", [*id]).unwrap();
            assert_eq!(asked.level_of(off), catalogue.level_of(off), "{id}");
        }
        let on: Vec<_> = ids(&catalogue).into_iter().filter(|id| !ON_REQUEST.contains(id)).collect();
        assert_eq!(ids(&full), on);
    }

    #[test]
    fn levels_never_fall_along_a_profile() {
        for name in Profile::NAMES {
            let profile = Profile::named(name).unwrap();
            assert_eq!(profile.name, name);
            assert!(profile.techniques.is_sorted_by_key(|ranked| ranked.level), "{name}");
        }
    }

    #[test]
    fn bad_profiles_say_what_is_wrong() {
        assert_eq!(
            Profile::custom("p", ["pointing", "pointing"]).unwrap_err(),
            ProfileError::Duplicate(TechniqueId::new("pointing"))
        );
        assert_eq!(Profile::custom("p", []).unwrap_err(), ProfileError::Empty);
        let classic = |only: Option<&[&str]>, without: &[&str]| Profile::classic().with_choice(only, without);
        assert_eq!(classic(Some(&["pointing"]), &["pointing"]).unwrap_err(), ProfileError::Empty);
        assert_eq!(classic(Some(&[]), &[]).unwrap_err(), ProfileError::Empty);
        assert!(matches!(classic(None, &["x"]).unwrap_err(), ProfileError::UnknownTechnique(_)));
        assert_eq!(
            classic(Some(&["x-wing", "x-wing"]), &[]).unwrap_err(),
            ProfileError::Duplicate(TechniqueId::new("x-wing"))
        );
        assert_eq!(
            Profile::custom("p", ["pointin"]).unwrap_err().to_string(),
            "no technique is called \"pointin\"; the nearest is pointing"
        );
        assert_eq!(
            Profile::named("clasic").unwrap_err(),
            ProfileError::UnknownProfile { asked: "clasic".into(), nearest: Some("classic") }
        );
    }

    #[test]
    fn levels_read_as_they_are_written() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert_eq!("eazy".parse::<Level>().unwrap_err().nearest, Some(Level::Easy));
        assert!(Level::ALL.is_sorted());
    }
}
