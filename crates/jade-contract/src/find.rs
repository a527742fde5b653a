//! Puzzles of a collection that meet conditions.

use crate::contract::{FindReply, FindRequest, RangeJson, VERSION};
use crate::question::{check_range, profile_at, technique_in_field, texts};
use crate::routes::quoted;
use crate::{AskError, LanguageJson, collected_puzzle_json};
use jade_collection::{CollectedPuzzle, PuzzleFilter, RatedCollection, VARIANTS, VariantCollection};
use jade_logic::Profile;
use jade_text::{Args, Texts};
use std::ops::RangeInclusive;

/// How many puzzles are found at a time by default, and at most.
const COUNT: u32 = 100;
const MOST_COUNT: u32 = 1000;

/// What a request selects, and which of the puzzles it wants: how many to skip, and how many then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FindQuery {
    /// The name of the collection; any if `None`.
    pub collection: Option<String>,
    /// The conditions.
    pub filter: PuzzleFilter,
    /// The variant, one of [`VARIANTS`]; plain puzzles if `None`.
    pub variant: Option<&'static str>,
    /// The number of results to skip.
    pub skip: u32,
    /// The greatest number of results.
    pub count: u32,
}

impl FindRequest {
    /// Reads the request. Any profile may be named: who imports on the command line may have rated in one of their own.
    ///
    /// # Errors
    /// [`AskError`] if there is no such technique or variant, or a number is out of range.
    pub fn read(self) -> Result<FindQuery, AskError> {
        let FindRequest { lang, collection, filter, skip, count } = self;
        let texts = texts(lang);
        let count = count.unwrap_or(COUNT);
        check_range("count", count.into(), 1..=MOST_COUNT.into(), texts)?;
        let technique =
            |id: &String| technique_in_field(id, "filter.technique", texts).map(|technique| technique.id());
        let variant = filter.rules.as_deref().map(|name| variant_in_field(name, texts)).transpose()?;
        let filter = PuzzleFilter {
            profile: filter.profile.unwrap_or_else(|| Profile::NAMES[0].to_owned()),
            level: filter.level.map(Into::into),
            technique: filter.technique.as_ref().map(technique).transpose()?,
            givens: range("filter.givens", filter.givens, texts)?,
            score: range("filter.score", filter.score, texts)?,
        };
        Ok(FindQuery { collection, filter, variant, skip, count })
    }

    /// Reads the request for the user's own collections, which are not sorted by variant.
    ///
    /// # Errors
    /// [`AskError`] as [`FindRequest::read`], or if a variant is named.
    pub fn read_for_own(self) -> Result<FindQuery, AskError> {
        let texts = texts(self.lang);
        let query = self.read()?;
        match query.variant {
            None => Ok(query),
            Some(_) => Err(AskError::field("filter.rules", texts.plain("library-own-rules", &Args::none()))),
        }
    }
}

/// The variant of JADE's collection with this name.
fn variant_in_field(name: &str, texts: &Texts) -> Result<&'static str, AskError> {
    VARIANTS.into_iter().find(|one| *one == name).ok_or_else(|| {
        let args = Args::none().text("name", quoted(name)).text("names", VARIANTS.join(", "));
        AskError::field("filter.rules", texts.plain("library-no-variant", &args))
    })
}

/// The range, if it has an end. Its ends must be in order.
fn range(field: &str, range: RangeJson, texts: &Texts) -> Result<Option<RangeInclusive<u32>>, AskError> {
    if range == RangeJson::default() {
        return Ok(None);
    }
    let range = range.least.unwrap_or(0)..=range.most.unwrap_or(u32::MAX);
    reversed(&range, texts).map_or(Ok(Some(range)), |message| Err(AskError::field(field, message)))
}

/// What is wrong with a range whose ends are the wrong way round.
pub fn reversed(range: &RangeInclusive<u32>, texts: &Texts) -> Option<String> {
    let args = Args::none().text("least", range.start().to_string()).text("most", range.end().to_string());
    range.is_empty().then(|| texts.plain("library-range-reversed", &args))
}

/// Puzzles of the collection that JADE comes with, by variant, level, technique, givens and score, easy ones first. Each plain one
/// is shown in one of its symmetries, always the same.
///
/// ```
/// let request = r#"{ "filter": { "level": "hard", "score": { "most": 700 } }, "count": 5 }"#;
/// let reply = jade_contract::find_in_collection(serde_json::from_str(request).unwrap()).unwrap();
/// assert_eq!(reply.puzzles.len(), 5);
/// let mut ratings = reply.puzzles.iter().map(|one| one.rating.as_ref().unwrap());
/// assert!(reply.all > 5 && ratings.all(|rating| rating.score <= 700 && rating.openness.is_some()));
/// ```
///
/// # Errors
/// [`AskError`] as [`FindRequest::read`], or if a collection is named, or a profile in which they are not rated.
pub fn find_in_collection(request: FindRequest) -> Result<FindReply, AskError> {
    let texts = texts(request.lang);
    let FindQuery { collection, filter, variant, skip, count } = request.read()?;
    if collection.is_some() {
        return Err(AskError::field("collection", texts.plain("library-ready-name", &Args::none())));
    }
    profile_at("filter.profile", Some(&filter.profile), texts)?;
    let (skip, count) = (skip as usize, count as usize);
    let (all, page): (usize, Vec<CollectedPuzzle>) = match variant {
        Some(variant) => {
            let found = VariantCollection::embedded().find(variant, &filter);
            let page = found.iter().skip(skip).take(count);
            (found.len(), page.filter_map(|(level, one)| one.collected(*level)).collect())
        }
        None => {
            let found = RatedCollection::embedded().find(&filter);
            (found.len(), found.iter().skip(skip).take(count).map(Into::into).collect())
        }
    };
    let puzzles = page.iter().map(collected_puzzle_json).collect();
    Ok(FindReply { version: VERSION, all: all as u64, puzzles, unreadable: 0 })
}

/// Checks that a profile is one of JADE's own, or one of those in which puzzles have been rated.
///
/// # Errors
/// [`AskError`] with the nearest name that there is.
pub fn check_rated_profile(name: &str, rated: &[String], lang: LanguageJson) -> Result<(), AskError> {
    if Profile::NAMES.contains(&name) || rated.iter().any(|other| other == name) {
        return Ok(());
    }
    let others: Vec<&str> =
        rated.iter().map(String::as_str).filter(|other| !Profile::NAMES.contains(other)).collect();
    Err(AskError::field("filter.profile", texts(lang).unknown_profile_among(name, &others)))
}
