//! JADE’s own collection, and the decoding of requests about the user’s.

use crate::AskError;
use crate::contract::{FindRequest, ImportRequest, LanguageJson, LibraryReply, ShelfJson, VERSION};
use crate::generate::estimate_json;
use crate::question::{profile, texts};
use jade_collection::{Category, Collection, Purpose, early_category};
use jade_generate::{Difficulty, Estimate, TechniqueWish, Wish, early_profile};
use jade_grid::Geometry;
use jade_logic::techniques::technique;
use jade_logic::{Level, Profile, TechniqueId};
use jade_text::{Args, Texts};
use jade_tutor::Remaining;

/// The default number of puzzles in a reply.
const COUNT: u32 = 100;
const MOST_COUNT: u32 = 1000;
/// The longest name of a collection, in characters.
const LONGEST_NAME: usize = 100;

/// Describes JADE’s own collection, for the levels and techniques of a profile.
///
/// ```
/// use jade_contract::LanguageJson;
/// let reply = jade_contract::library(LanguageJson::En, Some("classic")).unwrap();
/// assert!(reply.levels.len() == 6 && reply.levels[2].ready >= 200);
/// assert!(reply.techniques.iter().any(|entry| entry.id == "x-wing" && entry.ready >= 50));
/// assert!(reply.on_request.iter().any(|entry| entry.id == "whale" && entry.ready_early >= 50));
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
    let level = |level: Level| ShelfJson {
        id: level.to_string(),
        name: texts.plain("library-category-level", &Args::none().level("level", level)),
        ready: collection.count(&category(Purpose::Level(level))),
        ready_early: 0,
        estimate: estimate(Difficulty::Level(level), &profile),
    };
    let technique = |id: TechniqueId, profile: &Profile| ShelfJson {
        id: id.to_string(),
        name: texts.technique_name(id),
        ready: collection.count(&category(Purpose::Technique(id))),
        ready_early: collection.count(&early_category(id)),
        estimate: estimate(Difficulty::Technique(TechniqueWish::any(id)), profile),
    };
    let techniques = profile.techniques.iter().map(|ranked| technique(ranked.technique.id(), &profile));
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

/// Checks a request for puzzles of the user’s collections and fills in defaults.
///
/// # Errors
/// [`AskError`] if there is no such level or technique, or a range has its ends reversed.
pub fn finding(mut request: FindRequest) -> Result<FindRequest, AskError> {
    let texts = texts(request.lang);
    // Accept any profile name: the command line may have rated puzzles in a profile of the user’s own.
    request.profile.get_or_insert_with(|| Profile::NAMES[0].to_owned());
    if let Some(level) = &request.level {
        let found: Result<Level, _> = level.parse();
        found.map_err(|error| AskError::field("level", texts.unknown_level(&error)))?;
    }
    if let Some(id) = &request.technique {
        technique(id).map_err(|error| AskError::field("technique", texts.unknown_technique(&error)))?;
    }
    let ranges = [
        ("mostClues", request.least_clues, request.most_clues),
        ("mostScore", request.least_score, request.most_score),
    ];
    for (field, least, most) in ranges {
        if let (Some(least), Some(most)) = (least, most)
            && least > most
        {
            let args = Args::none().text("least", least.to_string()).text("most", most.to_string());
            return Err(AskError::field(field, texts.plain("library-range-reversed", &args)));
        }
    }
    let count = *request.count.get_or_insert(COUNT);
    if !(1..=MOST_COUNT).contains(&count) {
        return Err(out_of_range("count", count, 1, MOST_COUNT, texts));
    }
    Ok(request)
}

/// Checks that a profile is one of JADE’s own or one in which puzzles have been rated.
///
/// # Errors
/// [`AskError`] if it is not; it suggests the nearest name.
pub fn known_profile(name: &str, rated: &[String], lang: LanguageJson) -> Result<(), AskError> {
    if Profile::NAMES.contains(&name) || rated.iter().any(|other| other == name) {
        return Ok(());
    }
    let others: Vec<&str> =
        rated.iter().map(String::as_str).filter(|other| !Profile::NAMES.contains(other)).collect();
    Err(AskError::field("profile", texts(lang).unknown_profile_among(name, &others)))
}

/// Checks a request to import puzzles. Also returns the profile used to rate them.
///
/// # Errors
/// [`AskError`] if there is no such profile, or the name of the collection is invalid.
pub fn importing(mut request: ImportRequest) -> Result<(ImportRequest, Profile), AskError> {
    let texts = texts(request.lang);
    request.name = collection_name(&request.name, request.lang)?;
    let profile = profile(request.profile.as_deref(), texts)?;
    Ok((request, profile))
}

/// Checks the name of a collection and trims it.
///
/// # Errors
/// [`AskError`] if the name is empty, too long or not a single line.
pub fn collection_name(name: &str, lang: LanguageJson) -> Result<String, AskError> {
    let name = name.trim();
    if !(1..=LONGEST_NAME).contains(&name.chars().count()) || name.chars().any(char::is_control) {
        let message = texts(lang).plain("library-bad-name", &Args::none().number("most", LONGEST_NAME));
        return Err(AskError::field("name", message));
    }
    Ok(name.to_owned())
}

fn out_of_range(field: &str, found: u32, least: u32, most: u32, texts: &Texts) -> AskError {
    let args = Args::none().text("found", found.to_string()).text("least", least.to_string());
    AskError::field(field, texts.plain("generate-out-of-range", &args.text("most", most.to_string())))
}
