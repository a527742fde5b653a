//! Determines the techniques to use: from JADE's own profiles, those of the user's configuration, and the options.

use crate::args::Choice;
use crate::config::{Config, MadeProfile};
use crate::exit::WrongUse;
use crate::searching::read_config;
use jade_contract::TechniqueChoice;
use jade_logic::Profile;
use jade_text::{Args, Texts};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Determines the techniques. The configuration is read only if the profile is not one of JADE's own,
/// or if a configuration file was named.
///
/// # Errors
/// A message if a profile or technique does not exist, with the nearest spelling, or if the configuration cannot be
/// read.
pub fn choose(choice: &Choice, texts: &Texts) -> Result<TechniqueChoice, WrongUse> {
    let (base, profile) = chosen(choice, texts)?;
    let changes = choice.only.is_some() || choice.without.is_some() || !is_own(choice);
    let last = profile.last_resort.then_some(Profile::LAST_RESORT);
    let ids = || {
        let techniques = profile.techniques.iter().map(|ranked| ranked.technique.id());
        techniques.chain(last).map(|id| id.to_string()).collect()
    };
    Ok(TechniqueChoice { profile: Some(base.to_owned()), only: changes.then(ids), without: None })
}

/// Determines the profile, for questions that the tutor does not answer.
///
/// # Errors
/// See [`choose`].
pub fn profile(choice: &Choice, texts: &Texts) -> Result<Profile, WrongUse> {
    Ok(chosen(choice, texts)?.1)
}

/// Whether the profile is one of JADE's own.
fn is_own(choice: &Choice) -> bool {
    choice.profile.as_deref().is_none_or(|name| Profile::NAMES.contains(&name))
}

/// Returns the profile, and the one of JADE's own that it is based on.
fn chosen(choice: &Choice, texts: &Texts) -> Result<(&'static str, Profile), WrongUse> {
    let own = is_own(choice);
    let file = choice.config.clone().or_else(|| if own { None } else { usual_file() });
    let config = match &file {
        Some(file) => read_config(file, texts)?,
        None => Config::default(),
    };
    let name = choice.profile.as_deref().unwrap_or(Profile::NAMES[0]);
    let mut seen = Vec::new();
    let (base, profile) = made(name, &config.profiles, &mut seen, texts)?;
    let layer = MadeProfile { base: None, only: choice.only.clone(), without: choice.without.clone() };
    Ok((base, changed(profile, &layer, texts)?))
}

/// Returns the profile of this name, and the one of JADE's own that it is based on.
fn made(
    name: &str,
    profiles: &BTreeMap<String, MadeProfile>,
    seen: &mut Vec<String>,
    texts: &Texts,
) -> Result<(&'static str, Profile), WrongUse> {
    if let Some(base) = Profile::NAMES.into_iter().find(|own| *own == name) {
        return Ok((base, Profile::named(base).map_err(|error| WrongUse(texts.unknown_profile(&error)))?));
    }
    let Some(own) = profiles.get(name) else {
        let others: Vec<&str> = profiles.keys().map(String::as_str).collect();
        return Err(WrongUse(texts.unknown_profile_among(name, &others)));
    };
    if seen.iter().any(|other| other == name) {
        return Err(WrongUse(texts.plain("profile-base-loop", &Args::none().text("name", name))));
    }
    seen.push(name.to_owned());
    let (base, profile) = made(own.base.as_deref().unwrap_or(Profile::NAMES[0]), profiles, seen, texts)?;
    Ok((base, changed(profile, own, texts)?))
}

fn changed(profile: Profile, layer: &MadeProfile, texts: &Texts) -> Result<Profile, WrongUse> {
    let ids = |list: &Option<Vec<String>>| -> Option<Vec<String>> { list.clone() };
    let (only, without) = (ids(&layer.only), ids(&layer.without).unwrap_or_default());
    let only: Option<Vec<&str>> = only.as_ref().map(|list| list.iter().map(String::as_str).collect());
    let without: Vec<&str> = without.iter().map(String::as_str).collect();
    profile.with_choice(only.as_deref(), &without).map_err(|error| WrongUse(texts.unknown_profile(&error)))
}

/// The default location of the user's configuration; `None` if there is none.
fn usual_file() -> Option<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).filter(|folder| !folder.is_empty()).map(PathBuf::from);
    let settings = folder("XDG_CONFIG_HOME")
        .or_else(|| folder("APPDATA"))
        .or_else(|| folder("HOME").map(|home| home.join(".config")))?;
    Some(settings.join("jade").join("config.toml")).filter(|file| file.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_text::Language;

    fn texts() -> &'static Texts {
        Texts::of(Language::English)
    }

    fn profiles(text: &str) -> BTreeMap<String, MadeProfile> {
        Config::read(text).unwrap().profiles
    }

    fn ids(name: &str, text: &str) -> Result<Vec<String>, String> {
        let (_, profile) =
            made(name, &profiles(text), &mut Vec::new(), texts()).map_err(|WrongUse(message)| message)?;
        Ok(profile.techniques.iter().map(|ranked| ranked.technique.id().to_string()).collect())
    }

    #[test]
    fn profiles_are_built_on_others() {
        let text = "[profiles.a]\nonly = ['x-wing', 'naked-single', 'hidden-single']\n\
                    [profiles.b]\nbase = 'a'\nwithout = ['x-wing']\n[profiles.c]\nbase = 'classic'\n";
        assert_eq!(ids("b", text).unwrap(), ["naked-single", "hidden-single"]);
        assert_eq!(ids("c", text).unwrap().len(), Profile::classic().techniques.len());
    }

    #[test]
    fn errors_suggest_the_nearest_name() {
        assert!(ids("minne", "[profiles.mine]").unwrap_err().contains("“mine”"));
        let none = ids("zzz", "[profiles.mine]").unwrap_err();
        assert!(["full", "classic", "mine"].iter().all(|name| none.contains(name)), "{none}");
        assert!(ids("a", "[profiles.a]\nwithout = ['x-wnig']").unwrap_err().contains("x-wing"));
        let loops = "[profiles.a]\nbase = 'b'\n[profiles.b]\nbase = 'a'";
        assert!(ids("a", loops).unwrap_err().contains("based on itself"));
    }

    #[test]
    fn without_a_choice_only_the_name_is_sent() {
        let chosen = choose(&Choice::default(), texts()).unwrap();
        assert_eq!(
            chosen,
            TechniqueChoice { profile: Some("full".to_owned()), ..TechniqueChoice::default() }
        );
        let only = Some(vec!["x-wing".to_owned()]);
        let chosen = choose(&Choice { only: only.clone(), ..Choice::default() }, texts()).unwrap();
        assert_eq!(chosen.only, only);
    }
}
