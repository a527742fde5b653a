//! The profile that tries a rare technique early.

use jade_logic::{Profile, TechniqueId};

/// The name of the profile that tries one technique right after the singles and before all the others of the full
/// profile. If simpler techniques nearly always reach the same conclusions, the technique is the simplest step only
/// there.
pub const EARLY_PROFILE: &str = "early";

/// Returns the full profile with a technique moved right after the singles; `None` if no such technique exists.
pub fn early_profile(technique: TechniqueId) -> Option<Profile> {
    let full = Profile::full().with([technique.as_str()]).ok()?;
    let is_single =
        |id: TechniqueId| full.techniques.iter().any(|r| r.technique.id() == id && r.technique.is_single());
    let others = full.techniques.iter().map(|ranked| ranked.technique.id());
    let mut ids: Vec<&str> = Vec::new();
    ids.extend(others.clone().filter(|id| is_single(*id)).map(|id| id.as_str()));
    ids.extend((!is_single(technique)).then_some(technique.as_str()));
    ids.extend(others.filter(|id| !is_single(*id) && *id != technique).map(|id| id.as_str()));
    let early = Profile::full().with_choice(Some(&ids), &[]).ok()?;
    Some(Profile { name: EARLY_PROFILE.to_owned(), ..early })
}
