//! Describes steps: the rungs of a hint, and the paragraph in a list.

use crate::chain::joined;
use crate::{Args, Text, Texts};
use jade_grid::Geometry;
use jade_logic::Step;

/// The rungs of a hint, from the vaguest to the most explicit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RungName {
    /// The houses in which to look.
    Where,
    /// Which technique, or which kind of fault.
    Technique,
    /// The cells of the pattern, or those at fault, but no digit yet.
    Cells,
    /// The observation, why the conclusion follows, and the conclusion itself.
    Reasoning,
    /// The conclusion as an instruction.
    Apply,
}

impl RungName {
    /// All rungs, in order.
    pub const ALL: [RungName; 5] =
        [RungName::Where, RungName::Technique, RungName::Cells, RungName::Reasoning, RungName::Apply];

    /// The name in JSON, such as `where`. For complaints, also the name of the message's attribute.
    pub const fn name(self) -> &'static str {
        match self {
            RungName::Where => "where",
            RungName::Technique => "technique",
            RungName::Cells => "cells",
            RungName::Reasoning => "reasoning",
            RungName::Apply => "apply",
        }
    }
}

impl Texts {
    /// Returns a rung of the hint that leads to a step.
    ///
    /// # Panics
    /// With debug assertions only: if the technique lacks the message; see [`Texts::message`].
    #[track_caller]
    pub fn rung(&self, step: &Step, geometry: &Geometry, rung: RungName) -> Text {
        let args = self.args(step, geometry);
        let told = |attribute: &str| self.message(&format!("{}.{attribute}", step.technique), &args);
        match rung {
            RungName::Where => told("where"),
            RungName::Technique => told("about"),
            RungName::Cells => told("cells"),
            RungName::Reasoning => {
                let parts = Args::none()
                    .spans("seen", told("seen"))
                    .spans("why", told("why"))
                    .spans("does", told("does"));
                self.message("step-reasoning", &parts)
            }
            RungName::Apply => told("apply"),
        }
    }

    /// Describes the observation without its consequence: the first part of [`RungName::Reasoning`].
    ///
    /// # Panics
    /// With debug assertions only: if the technique lacks the message; see [`Texts::message`].
    #[track_caller]
    pub fn seen(&self, step: &Step, geometry: &Geometry) -> Text {
        self.message(&format!("{}.seen", step.technique), &self.args(step, geometry))
    }

    /// Explains why the conclusion follows from the [observation](Texts::seen): the second part of
    /// [`RungName::Reasoning`].
    ///
    /// # Panics
    /// With debug assertions only: if the technique lacks the message; see [`Texts::message`].
    #[track_caller]
    pub fn why(&self, step: &Step, geometry: &Geometry) -> Text {
        self.message(&format!("{}.why", step.technique), &self.args(step, geometry))
    }

    /// Returns the arguments of a step's messages.
    fn args<'g>(&self, step: &Step, geometry: &'g Geometry) -> Args<'g> {
        let links = self.links(step, geometry);
        let args = Args::of_step(step, geometry).number("chain-count", links.len());
        let proof = self.proof(step, geometry);
        let args = args.spans("chain", joined(links)).number("proof-count", proof.len());
        let args = args.spans("proof", joined(proof));
        args.spans("reasons", joined(self.reasons(step, geometry)))
    }

    /// Describes a step in a paragraph: the technique, the observation, why the conclusion follows, and the
    /// conclusion.
    ///
    /// # Panics
    /// With debug assertions only: if the technique lacks the message; see [`Texts::message`].
    #[track_caller]
    pub fn step(&self, step: &Step, geometry: &Geometry) -> Text {
        let parts = Args::none()
            .text("name", self.technique_name(step.technique))
            .spans("reasoning", self.rung(step, geometry, RungName::Reasoning));
        self.message("step-paragraph", &parts)
    }
}
