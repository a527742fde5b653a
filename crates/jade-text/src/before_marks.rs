//! Explains why a sweep passes over cells: one sentence for each kind of reason.

use crate::{Args, Text, Texts};
use jade_grid::Geometry;
use jade_logic::{PartValue, Step};

/// The lists of cells with which a move before pencil marks gives its reasons, each with its message.
const REASONS: [(&str, &str); 4] = [
    ("witnesses", "sweep-witnesses"),
    ("noted", "sweep-noted"),
    ("paired", "sweep-paired"),
    ("other", "sweep-other"),
];

impl Texts {
    /// Returns the reasons of a sweep; empty if the step does not list them.
    pub(crate) fn reasons(&self, step: &Step, geometry: &Geometry) -> Vec<Text> {
        let cells = |name: &str| match step.part(name).map(|part| &part.value) {
            Some(PartValue::Cells(cells)) => Some(*cells),
            _ => None,
        };
        if REASONS.iter().any(|(name, _)| cells(name).is_none()) {
            return Vec::new();
        }
        let args = Args::of_step(step, geometry);
        let given = REASONS.iter().filter(|(name, _)| cells(name).is_some_and(|cells| !cells.is_empty()));
        let said: Vec<Text> = given.map(|(_, message)| self.message(message, &args)).collect();
        if said.is_empty() { vec![self.message("sweep-filled", &args)] } else { said }
    }
}
