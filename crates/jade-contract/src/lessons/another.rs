//! Another board for a technique.

use super::shown;
use crate::contract::{AnotherReply, LanguageJson, VERSION};
use crate::error::OrTimeout;
use crate::{AskError, Limits, question};
use jade_lessons::Drills;

/// Finds a board where the technique is the simplest that applies: a puzzle of JADE’s collection, transformed by a
/// symmetry that depends on the seed. Prefers a board where nothing else can be found by a player who knows no harder
/// techniques.
///
/// ```
/// use jade_contract::Limits;
/// let (one, other) = (1, 2);
/// let board = |seed| {
///     let reply = jade_contract::another_board(Default::default(), "x-wing", seed, &Limits::default()).unwrap();
///     assert_eq!(reply.shown.step.technique, "x-wing");
///     reply.shown.sheet.givens
/// };
/// assert_ne!(board(one), board(other));
/// assert_eq!(board(one), board(one));
/// ```
///
/// # Errors
/// [`AskError`] if there is no such technique, the collection has no puzzle for it, or the time ran out.
pub fn another_board(
    language: LanguageJson,
    id: &str,
    seed: u64,
    limits: &Limits<'_>,
) -> Result<AnotherReply, AskError> {
    let texts = question::texts(language);
    let technique = question::technique_in_field(id, "technique", texts)?;
    let id = technique.id();
    let found = Drills { technique, seed, stop: limits.stop() }.example();
    limits.check().or_timeout(texts)?;
    let shown = found.ok_or_else(|| question::no_board(technique, texts))?;
    Ok(AnotherReply {
        version: VERSION,
        technique: id.to_string(),
        name: texts.technique_name(id),
        shown: shown::encode(&shown, texts),
    })
}
