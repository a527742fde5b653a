//! Steps in words: the rungs of a hint, and the paragraph in a list.

use crate::chain::joined;
use crate::{Args, Text, Texts};
use jade_grid::Geometry;
use jade_logic::Step;

/// The rungs of a hint, from the vaguest to the plainest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RungName {
    /// Where to look.
    Where,
    /// Which technique, or which sort of fault.
    Technique,
    /// The cells of the pattern, or those at fault. Still no digit.
    Cells,
    /// What is seen, why it follows, what it does.
    Reasoning,
    /// The conclusion, as something to do.
    Apply,
}

impl RungName {
    /// Every rung, in order.
    pub const ALL: [RungName; 5] =
        [RungName::Where, RungName::Technique, RungName::Cells, RungName::Reasoning, RungName::Apply];

    /// The name in JSON; for complaints, also that of the attribute of the message: `where`.
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
    /// A rung of the hint that leads to a step.
    ///
    /// # Panics
    /// With debug assertions only: if the technique has no such message, as [`Texts::message`].
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

    /// What is seen, without why it matters: the first part of [`RungName::Reasoning`].
    ///
    /// # Panics
    /// With debug assertions only: if the technique has no such message, as [`Texts::message`].
    #[track_caller]
    pub fn seen(&self, step: &Step, geometry: &Geometry) -> Text {
        self.message(&format!("{}.seen", step.technique), &self.args(step, geometry))
    }

    /// Why it follows from what is [seen](Texts::seen): the second part of [`RungName::Reasoning`].
    ///
    /// # Panics
    /// With debug assertions only: if the technique has no such message, as [`Texts::message`].
    #[track_caller]
    pub fn why(&self, step: &Step, geometry: &Geometry) -> Text {
        self.message(&format!("{}.why", step.technique), &self.args(step, geometry))
    }

    /// What the messages of a step may use.
    fn args<'g>(&self, step: &Step, geometry: &'g Geometry) -> Args<'g> {
        let links = self.links(step, geometry);
        let args = Args::of_step(step, geometry).number("chain-count", links.len());
        let proof = self.proof(step, geometry);
        let args = args.spans("chain", joined(links)).number("proof-count", proof.len());
        let args = args.spans("proof", joined(proof));
        args.spans("reasons", joined(self.reasons(step, geometry)))
    }

    /// A step as a paragraph: the name of the technique, what is seen, why it follows, what it does.
    ///
    /// # Panics
    /// With debug assertions only: if the technique has no such message, as [`Texts::message`].
    #[track_caller]
    pub fn step(&self, step: &Step, geometry: &Geometry) -> Text {
        let parts = Args::none()
            .text("name", self.technique_name(step.technique))
            .spans("reasoning", self.rung(step, geometry, RungName::Reasoning));
        self.message("step-paragraph", &parts)
    }
}
