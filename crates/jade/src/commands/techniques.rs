//! `jade techniques list` and `jade techniques show`.

use crate::drawing::{Pencil, plain};
use crate::terminal::{Form, json};
use jade_contract::{AskError, TechniqueReply};
use jade_draw::{Picture, Scene};
use jade_logic::techniques::technique;
use jade_logic::{Profile, Ranked, notation};
use jade_text::{Args, Language, Texts};
use jade_tutor::technique_example;

/// Lists the techniques of a profile: as lines of tab-separated id, name and level, or in columns for people.
pub fn list(profile: &Profile, form: Form, language: Language) -> String {
    let texts = Texts::of(language);
    let listed = || {
        let one = |ranked: &Ranked| {
            let id = ranked.technique.id();
            (texts.technique_name(id), id.as_str(), ranked.level)
        };
        profile.techniques.iter().map(one)
    };
    match form {
        Form::Json => json(&jade_contract::techniques_reply(profile, texts)),
        Form::Plain => listed().map(|(name, id, level)| format!("{id}\t{name}\t{level}\n")).collect(),
        Form::Drawn { colour } => {
            let names = listed().map(|(name, ..)| name.chars().count()).max().unwrap_or(0);
            let ids = listed().map(|(_, id, _)| id.len()).max().unwrap_or(0);
            let mut out =
                Pencil { texts, colour }.heading(&texts.plain("cli-profile-heading", &Args::none()));
            for (name, id, level) in listed() {
                out += &format!("  {name:names$}  {id:ids$}  {}\n", texts.level_name(level));
            }
            out
        }
    }
}

/// Describes a technique with an example: drawn for people, otherwise as a line of digits and the step in notation.
pub fn show(id: &str, form: Form, language: Language) -> Result<String, AskError> {
    let reply = jade_contract::technique(language.into(), id)?;
    let texts = Texts::of(language);
    let facts = facts(&reply, texts);
    let example = technique(id).ok().and_then(technique_example);
    let Form::Drawn { colour } = form else {
        if form == Form::Json {
            return Ok(json(&reply));
        }
        let mut lines = vec![format!("{} ({})", reply.name, reply.id)];
        lines.extend(facts);
        lines.push(plain(&reply.about));
        if let Some((position, step)) = &example {
            let geometry = position.geometry();
            lines.push(texts.plain("technique-example", &Args::none()));
            let board = position.to_puzzle().to_string();
            lines.extend([board, notation::print(step, geometry), texts.step(step, geometry).to_string()]);
        }
        return Ok(lines.join("\n") + "\n");
    };
    let pencil = Pencil { texts, colour };
    let mut out = pencil.heading(&format!("{} ({})", reply.name, reply.id));
    for fact in &facts {
        out += &pencil.words(fact);
    }
    out += &pencil.spans(&reply.about);
    if let Some((position, step)) = &example {
        out += &pencil.heading(&texts.plain("technique-example", &Args::none()));
        let scene = Scene::of_step(step, position);
        out += &pencil.board(&Picture::of_position(position).with_scene(scene));
        out += &pencil.sentence(&texts.step(step, position.geometry()));
    }
    Ok(out)
}

fn facts(reply: &TechniqueReply, texts: &Texts) -> Vec<String> {
    let level = texts.level_name(reply.level.into());
    let mut facts = vec![
        texts.plain("technique-level", &Args::none().text("level", level)),
        texts.plain("technique-score", &Args::none().number("score", reply.score)),
    ];
    if !reply.codes.is_empty() {
        let codes = Args::none().text("codes", reply.codes.join(", "));
        facts.push(texts.plain("technique-codes", &codes));
    }
    if reply.assumes_uniqueness {
        facts.push(texts.plain("technique-uniqueness", &Args::none()));
    }
    let marks = if reply.needs_pencil_marks { "technique-marks" } else { "technique-no-marks" };
    facts.push(texts.plain(marks, &Args::none()));
    facts
}
