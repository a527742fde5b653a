//! Another board for a technique.

use super::shown;
use crate::contract::{AnotherReply, LanguageJson, VERSION};
use crate::{AskError, Limits, question};
use jade_generate::{Collection, Difficulty, Drawer, Found, TechniqueWish, Wish, stock};
use jade_grid::Geometry;
use jade_lessons::Shown;
use jade_logic::{Profile, TechniqueId};
use jade_text::Args;
use std::ops::ControlFlow;

/// How many puzzles are tried before one counts that has more to find than the technique.
const TRIES: u64 = 4;

/// A board at the moment when a technique applies and nothing simpler does: from JADE's collection, shuffled by a
/// symmetry that the seed decides. If possible the technique is all there is to find on it, for who knows no harder
/// ones.
///
/// ```
/// use jade_tutor::Limits;
/// let (one, other) = (1, 2);
/// let board = |seed| {
///     let reply = jade_tutor::another(Default::default(), "x-wing", seed, &Limits::default()).unwrap();
///     assert_eq!(reply.shown.step.technique, "x-wing");
///     reply.shown.sheet.givens
/// };
/// assert_ne!(board(one), board(other));
/// assert_eq!(board(one), board(one));
/// ```
///
/// # Errors
/// [`AskError`] if there is no such technique, the collection has nothing for it, or time ran out.
pub fn another(
    language: LanguageJson,
    id: &str,
    seed: u64,
    limits: &Limits<'_>,
) -> Result<AnotherReply, AskError> {
    let texts = question::texts(language);
    let Some(technique) = question::named(&Some(id.to_owned()), "technique", texts)? else {
        unreachable!("an id that is given is found or an error")
    };
    let id = technique.id();
    let found = drawn(id, seed, limits).and_then(|found| found.moment);
    limits.in_time(texts)?;
    let Some(moment) = found else {
        let args = Args::none().technique("technique", id);
        return Err(AskError::field("technique", texts.plain("lesson-no-other", &args)));
    };
    let shown = Shown::of(moment.position, moment.step);
    Ok(AnotherReply {
        version: VERSION,
        technique: id.to_string(),
        name: texts.technique_name(id),
        shown: shown::told(&shown, texts),
    })
}

/// In the full profile if the technique is ever needed there, else in one where it comes early.
fn drawn(id: TechniqueId, seed: u64, limits: &Limits<'_>) -> Option<Found> {
    let full = Profile::full().with([id.as_str()]).ok()?;
    let exclusive = TechniqueWish { exclusive: true, ..TechniqueWish::any(id) };
    first(&exclusive, full, TRIES, seed, limits).or_else(|| clean(id, seed, limits))
}

/// The same, whatever else there is to find that is not simpler.
pub(super) fn clean(id: TechniqueId, seed: u64, limits: &Limits<'_>) -> Option<Found> {
    let any = TechniqueWish::any(id);
    let full = Profile::full().with([id.as_str()]).ok()?;
    first(&any, full, u64::MAX, seed, limits)
        .or_else(|| first(&any, stock::early(id)?, u64::MAX, seed, limits))
}

/// The first puzzle of the collection that is as wished, of so many.
pub(super) fn first(
    wished: &TechniqueWish,
    profile: Profile,
    tries: u64,
    seed: u64,
    limits: &Limits<'_>,
) -> Option<Found> {
    let difficulty = Difficulty::Technique(wished.clone());
    let wish = Wish { difficulty, profile, ..Wish::new(Geometry::standard(9)?) };
    let drawer = Drawer::new(Collection::embedded(), wish, seed).ok()?;
    let mut found = None;
    let tries = tries.min(drawer.len() as u64);
    drawer.attempts(0..tries, limits.stop(), &mut |one| {
        found = Some(one);
        ControlFlow::Break(())
    });
    found
}
