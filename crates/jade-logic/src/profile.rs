//! [`Profile`]: a choice of techniques, with their order and levels.

use crate::techniques::{ALL, nearest, technique};
use crate::{AnalysisOf, Level, Profiles, Technique, TechniqueId, UnknownTechnique};
use jade_grid::Geometry;
use std::collections::BTreeSet;
use std::fmt;

/// A technique with its level in a profile.
#[derive(Clone, Copy)]
pub struct Ranked {
    /// The technique.
    pub technique: &'static Technique,
    /// Its level.
    pub level: Level,
}

impl fmt::Debug for Ranked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.technique.id(), self.level)
    }
}

/// An ordered list of techniques, simplest first.
///
/// ```
/// use jade_logic::{Level, Profile, TechniqueId};
/// let full = Profile::full();
/// assert_eq!(full.level_of(jade_logic::techniques::POINTING.id()), Some(Level::Medium));
/// let singles = Profile::custom("mine", ["naked-single", "hidden-single"]).unwrap();
/// assert_eq!(singles.techniques.len(), 2);
/// assert!(Profile::custom("mine", ["nakd-single"]).is_err());
/// ```
#[derive(Clone, Debug)]
pub struct Profile {
    /// The name: `classic`, `full`, or one chosen by the user.
    pub name: String,
    /// The techniques, in the order in which they are tried.
    pub techniques: Vec<Ranked>,
    /// Whether a cell may be filled from the solution when no technique applies ([`Profile::LAST_RESORT`]). This crate
    /// never sees a solution, so here the flag has no effect.
    pub last_resort: bool,
    /// Whether the level of a puzzle is that of its hardest technique alone, as in the thesis, however much or little
    /// there is to find ([`rate`](crate::rate)). Only so in [`Profile::classic`].
    pub technique_alone: bool,
}

impl Profile {
    /// The names of JADE’s own profiles; the first one is the default.
    pub const NAMES: [&'static str; 2] = ["full", "classic"];

    /// The id that paths and lists of techniques use for a cell filled from the solution. It is not a technique.
    ///
    /// ```
    /// use jade_logic::Profile;
    /// assert!(Profile::full().last_resort && !Profile::classic().last_resort);
    /// let without = Profile::full().with_choice(None, &[Profile::LAST_RESORT.as_str()]).unwrap();
    /// assert!(!without.last_resort);
    /// ```
    pub const LAST_RESORT: TechniqueId = TechniqueId::new("brute-force");

    /// Returns all techniques except those on request, in the order of the catalogue, and the last resort.
    pub fn full() -> Profile {
        let mut full = Profile { name: "full".to_owned(), last_resort: true, ..Profile::catalogue() };
        full.techniques.retain(|ranked| ranked.technique.profiles != Profiles::OnRequest);
        full
    }

    /// Returns all techniques, including those on request ([`Profile::is_on_request`]), with their order and levels.
    /// Use it for lists; solving with it is slow.
    ///
    /// ```
    /// use jade_logic::{Profile, techniques};
    /// assert_eq!(Profile::catalogue().techniques.len(), techniques::ALL.len());
    /// ```
    pub fn catalogue() -> Profile {
        let ranked = |technique: &&'static Technique| Ranked { technique, level: technique.level };
        let techniques = ALL.iter().map(ranked).collect();
        Profile { name: "catalogue".to_owned(), techniques, last_resort: false, technique_alone: false }
    }

    /// Returns whether a technique is used only if a profile names it. None of JADE’s own profiles contains it.
    pub fn is_on_request(id: TechniqueId) -> bool {
        id.technique().is_some_and(|technique| technique.profiles == Profiles::OnRequest)
    }

    /// Returns the techniques of the thesis on which JADE is based, in its order. The thesis’s hidden single includes a
    /// cell with one candidate: the last place of a digit in a house counts whether or not the cell has other
    /// candidates, so a full house is a hidden single too.
    pub fn classic() -> Profile {
        let mut placed: Vec<(u8, Ranked)> = Vec::new();
        for technique in ALL {
            if let Profiles::FullAndClassic(place, level) = technique.profiles {
                placed.push((place, Ranked { technique, level }));
            }
        }
        placed.sort_by_key(|(place, _)| *place);
        let techniques = placed.into_iter().map(|(_, ranked)| ranked).collect();
        Profile { name: "classic".to_owned(), techniques, last_resort: false, technique_alone: true }
    }

    /// Returns JADE’s own profile with this name.
    ///
    /// # Errors
    /// [`ProfileError::UnknownProfile`] if there is no such profile.
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

    /// Creates a profile of these techniques in this order, each with its level in the catalogue, including techniques
    /// on request. The last resort may be among them; its place does not matter.
    ///
    /// # Errors
    /// [`ProfileError`] if an id is unknown or duplicated, or there are no ids.
    pub fn custom<'i>(
        name: impl Into<String>,
        ids: impl IntoIterator<Item = &'i str>,
    ) -> Result<Profile, ProfileError> {
        let mut profile =
            Profile { name: name.into(), techniques: Vec::new(), last_resort: false, technique_alone: false };
        for id in ids {
            if id == Profile::LAST_RESORT.as_str() {
                profile.last_resort = true;
                continue;
            }
            let technique = technique(id).map_err(ProfileError::UnknownTechnique)?;
            if profile.level_of(technique.id()).is_some() {
                return Err(ProfileError::Duplicate(technique.id()));
            }
            profile.techniques.push(Ranked { technique, level: technique.level });
        }
        if profile.techniques.is_empty() { Err(ProfileError::Empty) } else { Ok(profile) }
    }

    /// Returns this profile with some of its techniques. If `only` is given, it has just these, in this order; those in
    /// `without` are removed. A technique that the profile lacks gets its level in the catalogue.
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
    /// [`ProfileError`] if an id is unknown or duplicated, or no technique is left.
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

    /// Returns this profile with further techniques, for example those on request ([`Profile::is_on_request`]). Each is
    /// inserted just before the first technique that comes after it in the catalogue, with its level there. Techniques
    /// that the profile already has stay where they are.
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
        let place = |technique: &Technique| ALL.iter().position(|other| other.id() == technique.id());
        for id in ids {
            if id == Profile::LAST_RESORT.as_str() {
                self.last_resort = true;
                continue;
            }
            let technique = technique(id).map_err(ProfileError::UnknownTechnique)?;
            if self.level_of(technique.id()).is_some() {
                continue;
            }
            let after = self.techniques.iter().position(|other| place(other.technique) > place(technique));
            let ranked = Ranked { technique, level: technique.level };
            self.techniques.insert(after.unwrap_or(self.techniques.len()), ranked);
        }
        Ok(self)
    }

    /// Returns only the singles of this profile; there may be none.
    #[must_use]
    pub fn singles(&self) -> Profile {
        let mut singles = self.clone();
        singles.techniques.retain(|ranked| ranked.technique.is_single());
        singles
    }

    /// Returns the levels that a puzzle can have in this profile.
    ///
    /// ```
    /// use jade_logic::{Level, Profile};
    /// assert!(Profile::full().levels().contains(&Level::Beginner));
    /// assert!(!Profile::classic().levels().contains(&Level::Beginner)); // unknown to the thesis
    /// ```
    pub fn levels(&self) -> BTreeSet<Level> {
        let mut levels: BTreeSet<Level> = self.techniques.iter().map(|ranked| ranked.level).collect();
        if !self.technique_alone {
            // What puzzles have that few givens, or few openings, make harder than their techniques ([`Ease`]).
            if levels.contains(&Level::VeryEasy) {
                levels.extend([Level::Beginner, Level::Easy]);
            }
            if levels.contains(&Level::Easy) {
                levels.insert(Level::Medium);
            }
        }
        levels
    }

    /// Returns the levels that a puzzle can have in this profile on a board.
    pub fn levels_on(&self, geometry: &Geometry) -> BTreeSet<Level> {
        let mut levels = self.levels();
        if Level::Easy.ease(geometry).is_none() {
            let of_techniques: BTreeSet<Level> = self.techniques.iter().map(|ranked| ranked.level).collect();
            levels.retain(|level| *level == Level::Beginner || of_techniques.contains(level));
        }
        levels
    }

    /// Returns its singles alone, without the last resort.
    ///
    /// # Errors
    /// [`ProfileError::Empty`] if it has no singles.
    pub fn only_singles(&self) -> Result<Profile, ProfileError> {
        let singles = Profile { last_resort: false, ..self.singles() };
        if singles.techniques.is_empty() { Err(ProfileError::Empty) } else { Ok(singles) }
    }

    /// Returns the level of a technique; `None` if the profile lacks it.
    pub fn level_of(&self, id: TechniqueId) -> Option<Level> {
        self.techniques.iter().find(|ranked| ranked.technique.id() == id).map(|ranked| ranked.level)
    }

    /// Returns the techniques that can be used here. Those that assume a single solution are included only if the
    /// givens are known to have one, and above 16×16 only those for such boards ([`Technique::is_for`]).
    pub fn techniques_for<'a, const WORDS: usize>(
        &'a self,
        analysis: &AnalysisOf<'_, WORDS>,
    ) -> impl Iterator<Item = &'a Ranked> + use<'a, WORDS> {
        let (known_proper, geometry) = (analysis.known_proper(), analysis.geometry());
        self.techniques.iter().filter(move |Ranked { technique, .. }| {
            (known_proper || !technique.assumes_uniqueness()) && technique.is_for(geometry)
        })
    }
}

/// The reason why a [`Profile`] is invalid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProfileError {
    /// No profile has this name.
    UnknownProfile {
        /// The requested name.
        asked: String,
        /// The name with the most similar spelling; `None` if none is similar.
        nearest: Option<&'static str>,
    },
    /// No technique has this id.
    UnknownTechnique(UnknownTechnique),
    /// This technique is duplicated.
    Duplicate(TechniqueId),
    /// The profile has no technique.
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

    fn ids(profile: &Profile) -> Vec<&'static str> {
        profile.techniques.iter().map(|ranked| ranked.technique.id().as_str()).collect()
    }

    #[test]
    fn techniques_on_request_can_be_added() {
        let (full, classic, catalogue) = (Profile::full(), Profile::classic(), Profile::catalogue());
        assert_eq!(catalogue.techniques.len(), ALL.len());
        let is_off = |id: &&str| Profile::is_on_request(technique(id).unwrap().id());
        let (off, on): (Vec<_>, Vec<_>) = ids(&catalogue).into_iter().partition(is_off);
        assert!(!off.is_empty());
        assert_eq!(ids(&full), on);
        for id in off {
            let technique = technique(id).unwrap().id();
            assert_eq!((full.level_of(technique), classic.level_of(technique)), (None, None), "{id}");
            let asked = Profile::custom("mine", [id]).unwrap();
            assert_eq!(asked.level_of(technique), catalogue.level_of(technique), "{id}");
        }
    }

    /// No two techniques have the same place, and no place is left out.
    #[test]
    fn places_in_the_classic_profile_run_from_one() {
        let places = ALL.iter().filter_map(|technique| match technique.profiles {
            Profiles::FullAndClassic(place, _) => Some(usize::from(place)),
            _ => None,
        });
        let mut places: Vec<usize> = places.collect();
        places.sort_unstable();
        assert_eq!(places, (1..=18).collect::<Vec<_>>());
        assert_eq!(
            ids(&Profile::classic())[..4],
            ["full-house", "hidden-single", "naked-single", "naked-pair"]
        );
    }

    #[test]
    fn levels_never_decrease_along_a_profile() {
        for name in Profile::NAMES {
            let profile = Profile::named(name).unwrap();
            assert_eq!(profile.name, name);
            assert!(profile.techniques.is_sorted_by_key(|ranked| ranked.level), "{name}");
        }
    }

    #[test]
    fn invalid_profiles_are_errors() {
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
}
