//! Determines the techniques to use: from JADE's own profiles, those of the user's configuration, and the options.

use crate::args::Choice;
use crate::config::{Config, MadeProfile};
use crate::config::{read_config, settings_file};
use crate::console::exit::WrongUse;
use jade_logic::Profile;
use jade_text::{Args, Texts};
use std::collections::BTreeMap;

/// Determines the techniques. The configuration is read only if the profile is not one of JADE's own,
/// or if a configuration file was named.
///
/// # Errors
/// A message if a profile or technique does not exist, with the nearest spelling, or if the configuration cannot be
/// read.
pub fn profile(choice: &Choice, texts: &Texts) -> Result<Profile, WrongUse> {
    let own = choice.profile.as_deref().is_none_or(|name| Profile::NAMES.contains(&name));
    let file = choice.config.clone().or_else(|| if own { None } else { settings_file(None) });
    let config = match &file {
        Some(file) => read_config(file, texts)?,
        None => Config::default(),
    };
    let name = choice.profile.as_deref().unwrap_or(Profile::NAMES[0]);
    let mut seen = Vec::new();
    let profile = profile_named(name, &config.profiles, &mut seen, texts)?;
    let layer = MadeProfile { base: None, only: choice.only.clone(), without: choice.without.clone() };
    changed(profile, &layer, texts)
}

/// Returns the profile of this name.
fn profile_named(
    name: &str,
    profiles: &BTreeMap<String, MadeProfile>,
    seen: &mut Vec<String>,
    texts: &Texts,
) -> Result<Profile, WrongUse> {
    if Profile::NAMES.contains(&name) {
        return Profile::named(name).map_err(|error| WrongUse(texts.unknown_profile(&error)));
    }
    let Some(own) = profiles.get(name) else {
        let others: Vec<&str> = profiles.keys().map(String::as_str).collect();
        return Err(WrongUse(texts.unknown_profile_among(name, &others)));
    };
    if seen.iter().any(|other| other == name) {
        return Err(WrongUse(texts.plain("profile-base-loop", &Args::none().text("name", name))));
    }
    seen.push(name.to_owned());
    let profile = profile_named(own.base.as_deref().unwrap_or(Profile::NAMES[0]), profiles, seen, texts)?;
    changed(profile, own, texts)
}

fn changed(profile: Profile, layer: &MadeProfile, texts: &Texts) -> Result<Profile, WrongUse> {
    let ids = |list: &Option<Vec<String>>| -> Option<Vec<String>> { list.clone() };
    let (only, without) = (ids(&layer.only), ids(&layer.without).unwrap_or_default());
    let only: Option<Vec<&str>> = only.as_ref().map(|list| list.iter().map(String::as_str).collect());
    let without: Vec<&str> = without.iter().map(String::as_str).collect();
    profile.with_choice(only.as_deref(), &without).map_err(|error| WrongUse(texts.unknown_profile(&error)))
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
        let profile = profile_named(name, &profiles(text), &mut Vec::new(), texts())
            .map_err(|WrongUse(message)| message)?;
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
    fn the_options_choose_within_the_profile() {
        let of = |choice: &Choice| profile(choice, texts()).unwrap();
        assert_eq!(of(&Choice::default()).techniques.len(), Profile::full().techniques.len());
        let only = Some(vec!["x-wing".to_owned()]);
        let chosen = of(&Choice { only, ..Choice::default() });
        assert_eq!(
            chosen.techniques.iter().map(|one| one.technique.id().as_str()).collect::<Vec<_>>(),
            ["x-wing"]
        );
    }
}
