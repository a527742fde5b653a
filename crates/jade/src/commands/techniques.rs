//! `jade techniques`.

use crate::drawing::Pencil;
use crate::terminal::Form;
use jade_text::{Args, Language, Texts};
use jade_tutor::AskError;

/// The techniques of a profile, one a line: id, name and level with tabs between, or in columns for people.
pub fn list(profile: Option<&str>, form: Form, language: Language) -> Result<String, AskError> {
    let reply = jade_tutor::techniques(language.into(), profile)?;
    let texts = Texts::of(language);
    Ok(match form {
        Form::Json => serde_json::to_string(&reply).unwrap_or_default() + "\n",
        Form::Plain => {
            let line =
                |t: &jade_tutor::contract::TechniqueJson| format!("{}\t{}\t{}\n", t.id, t.name, t.level);
            reply.techniques.iter().map(line).collect()
        }
        Form::Drawn { colour } => {
            let pencil = Pencil { texts, colour };
            let width = |of: fn(&jade_tutor::contract::TechniqueJson) -> &str| {
                reply.techniques.iter().map(|t| of(t).chars().count()).max().unwrap_or(0)
            };
            let (names, ids) = (width(|t| &t.name), width(|t| &t.id));
            let mut out = pencil.heading(&texts.plain("cli-profile-heading", &Args::none()));
            for technique in &reply.techniques {
                let level = texts.plain(&format!("level-{}", technique.level), &Args::none());
                out += &format!("  {:names$}  {:ids$}  {level}\n", technique.name, technique.id);
            }
            out
        }
    })
}
