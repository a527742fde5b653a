//! [`sign_name`]: the name of a sign in a legend.

use jade_draw::Sign;
use jade_logic::TechniqueId;
use jade_text::{Args, Texts};

/// Returns the name of a sign in a drawing of this technique, in the same words as below the page's drawings.
pub fn sign_name(sign: Sign, technique: Option<TechniqueId>, texts: &Texts) -> String {
    if let Some(letter) = sign.letter() {
        return texts.plain("sign-branch", &Args::none().text("letter", letter.to_string()));
    }
    let technique = technique.map_or(String::new(), |id| id.to_string());
    texts.plain(&format!("legend-{}", sign.name()), &Args::none().choice("technique", technique))
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_logic::Role;
    use jade_logic::techniques::{ALL, technique};
    use jade_text::Language;

    #[test]
    fn a_sign_has_its_name_in_the_drawn_technique() {
        let called = |role, technique| sign_name(Sign::Role(role), technique, Texts::of(Language::English));
        assert_eq!(called(Role::Pincer, None), "wing");
        assert_eq!(called(Role::Pincer, Some(jade_logic::techniques::XY_WING.id())), "wing");
        assert_eq!(called(Role::Pincer, Some(jade_logic::techniques::DEATH_BLOSSOM.id())), "petal");
        for language in Language::ALL {
            for (sign, technique) in Sign::all().flat_map(|sign| ALL.iter().map(move |one| (sign, one))) {
                let name = sign_name(sign, Some(technique.id()), Texts::of(language));
                assert!(!name.is_empty() && !name.contains('$'), "{language}: {sign:?}: {name}");
            }
        }
    }

    /// A message under a misspelt id would never be used.
    #[test]
    fn legends_distinguish_techniques_by_their_ids() {
        for page in
            [include_str!("../../../locales/en/more.ftl"), include_str!("../../../locales/es/more.ftl")]
        {
            let legends =
                page.split("\nlegend-subject").nth(1).and_then(|rest| rest.split("\nlegend-branch").next());
            let named =
                legends.unwrap().lines().filter_map(|line| line.strip_prefix("        [")?.split(']').next());
            let mut count = 0;
            for id in named {
                assert!(technique(id).is_ok(), "{id}");
                count += 1;
            }
            assert!(count > 50, "{count}");
        }
    }
}
