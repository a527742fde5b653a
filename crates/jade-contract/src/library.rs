//! What the collection that JADE comes with holds, and what may be added to the user's own.

use crate::AskError;
use crate::contract::{ImportRequest, LanguageJson, LevelCategory, LibraryReply, TechniqueCategory, VERSION};
use crate::generate::estimate_json;
use crate::question::{profile, texts};
use jade_collection::{Category, Collection, Purpose, early_category, has_puzzles};
use jade_generate::{Difficulty, Estimate, TechniqueWish, Wish, early_profile};
use jade_grid::Geometry;
use jade_logic::{Level, Profile, TechniqueId};
use jade_text::Args;
use jade_tutor::Remaining;

/// The longest name of a collection, in characters.
const LONGEST_NAME: usize = 100;

/// Describes JADE’s own collection, for the levels and techniques of a profile.
///
/// ```
/// use jade_contract::LanguageJson;
/// let reply = jade_contract::library(LanguageJson::En, Some("classic")).unwrap();
/// assert!(reply.levels.len() == 6 && reply.levels[2].count >= 200);
/// assert!(reply.techniques.iter().any(|entry| entry.id == "x-wing" && entry.count >= 50));
/// assert!(reply.on_request.iter().any(|entry| entry.id == "whale" && entry.early_count >= 50));
/// ```
///
/// # Errors
/// [`AskError`] if there is no such profile.
pub fn library(lang: LanguageJson, name: Option<&str>) -> Result<LibraryReply, AskError> {
    let texts = texts(lang);
    let profile = profile(name, texts)?;
    let collection = Collection::embedded();
    let category = |purpose| Category { profile: profile.name.clone(), purpose };
    let estimate = |difficulty, profile: &Profile| {
        let board = Geometry::standard(9).map(Wish::new);
        let wish = board.map(|wish| Wish { difficulty, profile: profile.clone(), ..wish });
        let estimate = wish.map_or_else(Estimate::of_collection, |wish| Estimate::before(&wish, 1));
        estimate_json(&Remaining::of(&estimate, 1))
    };
    let level = |level: Level| LevelCategory {
        id: level.into(),
        name: texts.plain("library-category-level", &Args::none().level("level", level)),
        count: collection.count(&category(Purpose::Level(level))),
        estimate: estimate(Difficulty::Level(level), &profile),
    };
    let technique = |id: TechniqueId, profile: &Profile| TechniqueCategory {
        id: id.to_string(),
        name: texts.technique_name(id),
        count: collection.count(&category(Purpose::Technique(id))),
        early_count: collection.count(&early_category(id)),
        estimate: estimate(Difficulty::Technique(TechniqueWish::any(id)), profile),
    };
    let collected = profile.techniques.iter().filter(|ranked| has_puzzles(ranked.technique.id()));
    let techniques = collected.map(|ranked| technique(ranked.technique.id(), &profile));
    let all = Profile::catalogue().techniques.into_iter().map(|ranked| ranked.technique.id());
    let others = all.filter(|id| Profile::is_on_request(*id));
    let on_request = others.filter_map(|id| early_profile(id).map(|early| technique(id, &early)));
    Ok(LibraryReply {
        version: VERSION,
        levels: profile.levels().into_iter().map(level).collect(),
        techniques: techniques.collect(),
        on_request: on_request.collect(),
    })
}

impl ImportRequest {
    /// The name of the collection, and the profile in which its puzzles are rated.
    ///
    /// # Errors
    /// [`AskError`] if no collection can have that name, or there is no such profile.
    pub fn read(&self) -> Result<(String, Profile), AskError> {
        let profile = profile(self.profile.as_deref(), texts(self.lang))?;
        Ok((collection_name(&self.collection, self.lang)?, profile))
    }
}

/// Checks the name of a collection and trims it.
///
/// # Errors
/// [`AskError`] if the name is empty, too long or not a single line.
pub fn collection_name(name: &str, lang: LanguageJson) -> Result<String, AskError> {
    let name = name.trim();
    if !(1..=LONGEST_NAME).contains(&name.chars().count()) || name.chars().any(char::is_control) {
        let message = texts(lang).plain("library-bad-name", &Args::none().number("most", LONGEST_NAME));
        return Err(AskError::field("collection", message));
    }
    Ok(name.to_owned())
}
