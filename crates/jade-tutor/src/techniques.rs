//! The techniques of a profile.

use crate::AskError;
use crate::contract::{LanguageJson, TechniqueJson, TechniquesReply, VERSION};
use crate::question;

/// The techniques of a profile, in the order of trying.
///
/// ```
/// let reply = jade_tutor::techniques(Default::default(), Some("classic")).unwrap();
/// assert_eq!(reply.techniques[1].name, "Hidden single");
/// assert!(jade_tutor::techniques(Default::default(), Some("clasic")).unwrap_err().message.contains("classic"));
/// ```
///
/// # Errors
/// [`AskError`] if there is no such profile.
pub fn techniques(language: LanguageJson, profile: Option<&str>) -> Result<TechniquesReply, AskError> {
    let texts = question::texts(language);
    let profile = question::profile(profile, texts)?;
    let told = profile.techniques.iter().map(|ranked| TechniqueJson {
        id: ranked.technique.id().to_string(),
        name: texts.technique_name(ranked.technique.id()),
        level: ranked.level.to_string(),
    });
    Ok(TechniquesReply { version: VERSION, techniques: told.collect() })
}
