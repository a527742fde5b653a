//! `jade techniques list` and `jade techniques show`.

use crate::console::drawing::Pencil;
use crate::console::terminal::{Form, json};
use jade_contract::AskError;
use jade_draw::{Picture, Scene};
use jade_grid::Position;
use jade_logic::techniques::technique;
use jade_logic::{Level, Profile, Ranked, Step, Technique, TechniqueId, notation};
use jade_text::{Args, Language, RungName, Text, Texts};
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
///
/// # Errors
/// [`AskError`] if there is no such technique.
pub fn show(id: &str, form: Form, language: Language) -> Result<String, AskError> {
    let texts = Texts::of(language);
    let Form::Drawn { colour } = form else {
        return match form {
            Form::Json => jade_contract::technique(language.into(), id).map(|reply| json(&reply)),
            _ => Ok(Description::of(id, texts)?.lines(texts)),
        };
    };
    let described = Description::of(id, texts)?;
    let pencil = Pencil { texts, colour };
    let mut out = pencil.heading(&described.title(texts));
    for fact in described.facts(texts) {
        out += &pencil.words(&fact);
    }
    out += &pencil.sentence(&described.about(texts));
    if let Some((position, step)) = &described.example {
        out += &pencil.heading(&texts.plain("technique-example", &Args::none()));
        let board = position.snapshot();
        out += &pencil.board(&Picture::of_board(&board).with_scene(Scene::of_step(step, &board)));
        out += &pencil.sentence(&texts.step(step, position.geometry()));
    }
    Ok(out)
}

/// What `jade techniques show` says about a technique, or about the last resort of a path.
struct Description {
    id: TechniqueId,
    /// `None` for the last resort, which is no technique.
    technique: Option<&'static Technique>,
    example: Option<(Position, Step)>,
}

impl Description {
    fn of(id: &str, texts: &Texts) -> Result<Description, AskError> {
        if id == Profile::LAST_RESORT.as_str() {
            return Ok(Description { id: Profile::LAST_RESORT, technique: None, example: None });
        }
        let technique = technique(id).map_err(|error| AskError {
            code: "bad-field",
            field: Some("id".to_owned()),
            message: texts.unknown_technique(&error),
        })?;
        let example = technique_example(technique);
        Ok(Description { id: technique.id(), technique: Some(technique), example })
    }

    fn title(&self, texts: &Texts) -> String {
        format!("{} ({})", texts.technique_name(self.id), self.id)
    }

    fn about(&self, texts: &Texts) -> Text {
        match &self.example {
            Some((position, step)) => texts.rung(step, position.geometry(), RungName::Technique),
            None => texts.message(&format!("{}.about", self.id), &Args::none()),
        }
    }

    fn facts(&self, texts: &Texts) -> Vec<String> {
        let level = Profile::catalogue().level_of(self.id).unwrap_or(Level::Beyond);
        let score = Args::none().number("score", jade_logic::points_of(self.id));
        let mut facts = vec![
            texts.plain("technique-level", &Args::none().text("level", texts.level_name(level))),
            texts.plain("technique-score", &score),
        ];
        if let Some(technique) = self.technique.filter(|technique| !technique.hodoku.is_empty()) {
            let codes = Args::none().text("codes", technique.hodoku.join(", "));
            facts.push(texts.plain("technique-codes", &codes));
        }
        if self.technique.is_some_and(|technique| technique.assumes_uniqueness()) {
            facts.push(texts.plain("technique-uniqueness", &Args::none()));
        }
        let needs_marks = self.technique.is_some_and(|technique| technique.needs_pencil_marks());
        let marks = if needs_marks { "technique-marks" } else { "technique-no-marks" };
        facts.push(texts.plain(marks, &Args::none()));
        facts
    }

    fn lines(&self, texts: &Texts) -> String {
        let mut lines = vec![self.title(texts)];
        lines.extend(self.facts(texts));
        lines.push(self.about(texts).to_string());
        if let Some((position, step)) = &self.example {
            let geometry = position.geometry();
            lines.push(texts.plain("technique-example", &Args::none()));
            let board = position.to_puzzle().to_string();
            lines.extend([board, notation::print(step, geometry), texts.step(step, geometry).to_string()]);
        }
        lines.join("\n") + "\n"
    }
}
