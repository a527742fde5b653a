//! Lists and describes techniques.

use crate::contract::{
    ExampleJson, LanguageJson, MoveKindJson, TechniqueJson, TechniqueReply, TechniquesReply, VERSION, convert,
};
use crate::{AskError, question};
use jade_grid::Position;
use jade_logic::before_marks::MoveKind;
use jade_logic::{Level, Profile, Ranked, Step};
use jade_text::{Args, RungName, Texts};
use jade_tutor::technique_example;

/// Lists the techniques of a profile, in the order in which they are tried.
///
/// ```
/// let reply = jade_contract::techniques(Default::default(), Some("classic")).unwrap();
/// assert_eq!(reply.techniques[1].name, "Hidden single");
/// assert!(reply.on_request.iter().any(|one| one.id == "whale"));
/// assert!(reply.before_marks.iter().any(|one| one.id == "cross-hatching" && one.name == "Cross-hatching"));
/// assert!(jade_contract::techniques(Default::default(), Some("clasic")).unwrap_err().message.contains("classic"));
/// ```
///
/// # Errors
/// [`AskError`] if there is no such profile.
pub fn techniques(language: LanguageJson, profile: Option<&str>) -> Result<TechniquesReply, AskError> {
    let texts = question::texts(language);
    Ok(techniques_reply(&question::profile(profile, texts)?, texts))
}

/// The techniques of any profile, in the order of trying, as the reply of [`techniques`].
pub fn techniques_reply(profile: &Profile, texts: &Texts) -> TechniquesReply {
    let list = |profile: &Profile| -> Vec<TechniqueJson> {
        let one = |ranked: &Ranked| TechniqueJson {
            id: ranked.technique.id().to_string(),
            name: texts.technique_name(ranked.technique.id()),
            level: ranked.level.into(),
        };
        profile.techniques.iter().map(one).collect()
    };
    let mut others = Profile::catalogue();
    others.techniques.retain(|ranked| {
        let id = ranked.technique.id();
        Profile::is_on_request(id) && profile.level_of(id).is_none()
    });
    let kinds = MoveKind::ALL
        .map(|kind| MoveKindJson { id: kind.id().to_string(), name: texts.technique_name(kind.id()) });
    TechniquesReply {
        version: VERSION,
        techniques: list(profile),
        on_request: list(&others),
        before_marks: kinds.into(),
    }
}

/// Describes a technique, with an example.
///
/// ```
/// let reply = jade_contract::technique(Default::default(), "x-wing").unwrap();
/// assert_eq!((reply.level, reply.codes.as_slice()), (jade_contract::LevelJson::Hard, &["0300".to_owned()][..]));
/// assert!(!reply.example.unwrap().step.eliminations.is_empty());
/// ```
///
/// # Errors
/// [`AskError`] if there is no such technique; it names the technique with the most similar spelling.
pub fn technique(language: LanguageJson, id: &str) -> Result<TechniqueReply, AskError> {
    let texts = question::texts(language);
    if id == Profile::LAST_RESORT.as_str() {
        return Ok(last_resort(texts));
    }
    let technique = question::technique_in_field(id, "id", texts)?;
    let id = technique.id();
    let in_profile = |name: &&str| Profile::named(name).is_ok_and(|profile| profile.level_of(id).is_some());
    let level = Profile::catalogue().level_of(id);
    let shown = technique_example(technique);
    let about = shown.as_ref().map(|(position, step)| {
        let geometry = position.geometry();
        convert::spans(geometry, texts.rung(step, geometry, RungName::Technique))
    });
    Ok(TechniqueReply {
        version: VERSION,
        id: id.to_string(),
        name: texts.technique_name(id),
        level: level.unwrap_or(Level::Beyond).into(),
        family: Some(technique.family.into()),
        score: technique.points,
        codes: technique.hodoku.iter().map(ToString::to_string).collect(),
        profiles: Profile::NAMES.iter().filter(|name| in_profile(name)).map(ToString::to_string).collect(),
        assumes_uniqueness: technique.assumes_uniqueness(),
        needs_pencil_marks: technique.needs_pencil_marks(),
        about: about.unwrap_or_default(),
        example: shown.map(|(position, step)| example_json(&position, &step, texts)),
    })
}

/// Describes the last resort of a path. It is no technique, but users ask what it is.
fn last_resort(texts: &Texts) -> TechniqueReply {
    let id = Profile::LAST_RESORT;
    let has_it = |name: &&&str| Profile::named(name).is_ok_and(|profile| profile.last_resort);
    TechniqueReply {
        version: VERSION,
        id: id.to_string(),
        name: texts.technique_name(id),
        level: Level::Beyond.into(),
        family: None,
        score: jade_logic::points_of(id),
        codes: Vec::new(),
        profiles: Profile::NAMES.iter().filter(has_it).map(ToString::to_string).collect(),
        assumes_uniqueness: false,
        needs_pencil_marks: false,
        about: convert::plain(texts.message(&format!("{id}.about"), &Args::none())),
        example: None,
    }
}

fn example_json(position: &Position, step: &Step, texts: &Texts) -> ExampleJson {
    let geometry = position.geometry();
    ExampleJson {
        digits: position.to_puzzle().to_string(),
        candidates: geometry.cells().map(|cell| position.candidates(cell).bits()).collect(),
        step: convert::step(&position.snapshot(), step, texts),
        text: convert::spans(geometry, texts.step(step, geometry)),
    }
}
