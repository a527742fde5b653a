//! Encodes a board of a lesson with its explanation.

use crate::contract::{ShownJson, ShownKind, StepJson, convert};
use jade_lessons::{ExampleKind, Shown};
use jade_logic::notation;
use jade_text::Texts;

pub(super) fn encode(shown: &Shown, texts: &Texts) -> ShownJson {
    let geometry = shown.position.geometry();
    let step = || convert::step(&shown.position.snapshot(), &shown.drawn_step(), texts);
    let (sort, step) = match (shown.kind, &shown.before_marks) {
        (ExampleKind::LooksLike, _) => (
            ShownKind::LooksLike,
            StepJson { notation: notation::print(&shown.pattern(), geometry), ..step() },
        ),
        (_, Some(next)) => {
            (ShownKind::BeforeMarks, convert::before_marks(&shown.position.snapshot(), next, texts))
        }
        (_, None) => (ShownKind::Shows, step()),
    };
    // A near miss shows the pattern first and then what spoils it.
    let walk = convert::walk(geometry, shown.walk(texts), shown.kind == ExampleKind::LooksLike);
    ShownJson { sort, sheet: shown.sheet(), step, walk }
}
