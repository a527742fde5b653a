//! `data/scenes.json`: an example of every technique with its scene, for the page’s test of its drawings.

use jade_contract::{LanguageJson, technique};
use jade_draw::{Scene, Sign, signs};
use jade_grid::{Sheet, SheetData, line};
use jade_logic::techniques::{ALL, technique as find};
use jade_logic::{Analysis, Technique};
use serde_json::{Value, json};
use std::path::Path;

/// Returns an example: its sheet with all candidates, and the parts of the step that a renderer needs.
fn vector(id: &str) -> Value {
    let example = technique(LanguageJson::En, id).unwrap().example.unwrap();
    let sheet = Sheet::new(line::read(&example.digits).unwrap()).unwrap();
    let lists = example.candidates.iter().map(|bits| (*bits != 0).then_some(*bits)).collect();
    let sheet = SheetData { candidates: Some(lists), ..SheetData::from(sheet) };
    let mut step = serde_json::to_value(&example.step).unwrap();
    for unread in ["parts", "links", "legend", "proof"] {
        step.as_object_mut().unwrap().remove(unread);
    }
    json!({ "sheet": sheet, "step": step })
}

#[test]
fn the_test_vectors_of_the_page_are_up_to_date() {
    let vectors: Vec<String> = ALL.iter().map(|one| vector(one.id().as_str()).to_string()).collect();
    let fresh = format!("[\n{}\n]\n", vectors.join(",\n"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/scenes.json");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &fresh).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == fresh, "data/scenes.json is stale: run ./update scenes");
}

/// A message `.legend-…` for a role that the technique never draws, or under a misspelt name, would never be used.
#[test]
fn techniques_explain_only_roles_that_they_have() {
    for language in [LanguageJson::En, LanguageJson::Es] {
        let mut count = 0;
        for (id, role) in own_meanings(language) {
            let technique = find(&id).unwrap_or_else(|error| panic!("{id}.legend-{role}: {error:?}"));
            let declared = technique.parts.iter().any(|part| part.role.name() == role);
            assert!(declared || draws(technique, &role), "{id} has nothing with the role {role}");
            count += 1;
        }
        assert!(count > 70, "{count}");
    }
}

/// Whether a step of its examples has the role in its drawing, as chains have in their links.
fn draws(technique: &'static Technique, role: &str) -> bool {
    technique.examples().into_iter().any(|example| {
        let position = example.position();
        let steps = technique.all_steps(&Analysis::of_proper(&position));
        let board = position.snapshot();
        let mut signs = steps.iter().flat_map(|step| signs(&Scene::of_step(step, &board)));
        signs.any(|sign| matches!(sign, Sign::Role(_)) && sign.name() == role)
    })
}

/// The attributes `legend-…` of all messages of a language: the message and the role.
fn own_meanings(language: LanguageJson) -> Vec<(String, String)> {
    let code = jade_text::Language::from(language).code();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(code);
    let mut found = Vec::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let mut message = "";
        for line in text.lines() {
            if line.starts_with(|c: char| c.is_ascii_alphanumeric()) {
                message = line.split(' ').next().unwrap();
            } else if let Some(rest) = line.trim_start().strip_prefix(".legend-") {
                found.push((message.to_owned(), rest.split(' ').next().unwrap().to_owned()));
            }
        }
    }
    found
}

#[test]
fn a_legend_has_a_line_for_every_role_that_is_drawn() {
    let blossom = technique(LanguageJson::Es, "death-blossom").unwrap().example.unwrap().step;
    let lines: Vec<&str> = blossom.legend.iter().map(|line| line.text.as_str()).collect();
    assert!(lines.contains(&"tallo") && lines.contains(&"pétalo"), "{lines:?}");
    for one in ALL {
        let step = technique(LanguageJson::En, one.id().as_str()).unwrap().example.unwrap().step;
        let drawn =
            step.scene.marks.iter().filter(|marks| !marks.houses.is_empty() || !marks.candidates.is_empty());
        for marks in drawn {
            let said = step.legend.iter().filter(|line| line.role == marks.role).count();
            assert_eq!(said, 1, "{}: {:?}", one.id(), marks.role);
        }
    }
}

/// A scene is small compared with the words of a path.
#[test]
fn a_scene_is_smaller_than_the_rest_of_its_step() {
    let vectors = ALL.iter().map(|one| technique(LanguageJson::En, one.id().as_str()).unwrap());
    let examples: Vec<Value> =
        vectors.map(|reply| serde_json::to_value(reply.example.unwrap()).unwrap()).collect();
    let size = |value: &Value| value.to_string().len();
    let scenes: usize = examples.iter().map(|example| size(&example["step"]["scene"])).sum();
    let all: usize = examples.iter().map(|example| size(&example["step"]) + size(&example["text"])).sum();
    assert!(2 * scenes < all, "{scenes} of {all} bytes");
}
