//! `data/scenes.json`: an example of every technique with its scene, for the page’s test of its drawings.

use jade_contract::{LanguageJson, technique};
use jade_grid::{Sheet, SheetData, line};
use jade_logic::techniques::ALL;
use serde_json::{Value, json};
use std::path::Path;

/// Returns an example: its sheet with all candidates, and the parts of the step that a renderer needs.
fn vector(id: &str) -> Value {
    let example = technique(LanguageJson::En, id).unwrap().example.unwrap();
    let sheet = Sheet::new(line::read(&example.digits).unwrap()).unwrap();
    let lists = example.candidates.iter().map(|bits| (*bits != 0).then_some(*bits)).collect();
    let sheet = SheetData { candidates: Some(lists), ..SheetData::from(sheet) };
    let mut step = serde_json::to_value(&example.step).unwrap();
    for unread in ["parts", "links", "proof"] {
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
    assert!(kept == fresh, "data/scenes.json is stale: UPDATE=1 cargo test -p jade-contract");
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
