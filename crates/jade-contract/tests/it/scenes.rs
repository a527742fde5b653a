//! `data/scenes.json`: an example of every technique with its scene, for the page's test of what it draws.

use jade_contract::{LanguageJson, technique};
use jade_grid::{Sheet, SheetData, line};
use jade_logic::techniques::ALL;
use serde_json::{Value, json};
use std::path::Path;

/// An example: the sheet with all its candidates, and of the step what a renderer reads.
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
fn the_pages_vectors_are_those_of_the_contract() {
    let vectors: Vec<String> = ALL.iter().map(|one| vector(one.id().as_str()).to_string()).collect();
    let fresh = format!("[\n{}\n]\n", vectors.join(",\n"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/scenes.json");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &fresh).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == fresh, "data/scenes.json is stale: UPDATE=1 cargo test -p jade-contract");
}

/// Scenes are small beside the words of a path.
#[test]
fn a_scene_takes_less_room_than_the_rest_of_its_step() {
    let vectors = ALL.iter().map(|one| technique(LanguageJson::En, one.id().as_str()).unwrap());
    let examples: Vec<Value> =
        vectors.map(|reply| serde_json::to_value(reply.example.unwrap()).unwrap()).collect();
    let size = |value: &Value| value.to_string().len();
    let scenes: usize = examples.iter().map(|example| size(&example["step"]["scene"])).sum();
    let all: usize = examples.iter().map(|example| size(&example["step"]) + size(&example["text"])).sum();
    assert!(2 * scenes < all, "{scenes} of {all} bytes");
}
