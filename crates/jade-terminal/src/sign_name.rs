//! [`sign_name`]: the name of a sign in a legend.

use jade_draw::Sign;
use jade_logic::TechniqueId;
use jade_text::{Args, Texts};

/// Returns the name of a sign in a drawing of this technique, in the same words as below the page's drawings.
pub fn sign_name(sign: Sign, technique: Option<TechniqueId>, texts: &Texts) -> String {
    match sign {
        Sign::Role(role) => texts.role_meaning(role, technique),
        Sign::Branch(_) => {
            let letter = sign.letter().map_or(String::new(), String::from);
            texts.plain("sign-branch", &Args::none().text("letter", letter))
        }
        Sign::Link(_) | Sign::Placement | Sign::Elimination => {
            texts.plain(&format!("legend-{}", sign.name()), &Args::none())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_logic::Role;
    use jade_logic::techniques::{ALL, DEATH_BLOSSOM, XY_WING};
    use jade_text::Language;

    #[test]
    fn a_sign_has_its_name_in_the_drawn_technique() {
        let called = |role, technique| sign_name(Sign::Role(role), technique, Texts::of(Language::English));
        assert_eq!(called(Role::Pincer, None), "wing");
        assert_eq!(called(Role::Pincer, Some(XY_WING.id())), "wing");
        assert_eq!(called(Role::Pincer, Some(DEATH_BLOSSOM.id())), "petal");
        for language in Language::ALL {
            for (sign, technique) in Sign::all().flat_map(|sign| ALL.iter().map(move |one| (sign, one))) {
                let name = sign_name(sign, Some(technique.id()), Texts::of(language));
                assert!(!name.is_empty() && !name.contains('$'), "{language}: {sign:?}: {name}");
            }
        }
    }
}
