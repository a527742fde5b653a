//! Describes steps: the rungs of a hint, and the paragraph in a list.

use crate::chain::joined;
use crate::values::Values;
use crate::{Args, Span, Text, Texts};
use jade_grid::{Digit, Geometry};
use jade_logic::Step;
use jade_logic::before_marks::MoveKind;
use jade_logic::techniques::FULL_HOUSE;

/// The rungs of a hint, from the vaguest to the most explicit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RungName {
    /// The houses in which to look.
    Where,
    /// Which technique, or which kind of fault.
    Technique,
    /// The digit, for a step that is about [a single one](Step::single_digit).
    Digit,
    /// The cells of the pattern, or those at fault; no other digit yet.
    Cells,
    /// The observation, why the conclusion follows, and the conclusion itself.
    Reasoning,
    /// The conclusion as an instruction.
    Apply,
}

impl RungName {
    /// All rungs, in order.
    pub const ALL: [RungName; 6] = [
        RungName::Where,
        RungName::Technique,
        RungName::Digit,
        RungName::Cells,
        RungName::Reasoning,
        RungName::Apply,
    ];

    /// The rungs that every step and every complaint has.
    pub fn always() -> impl Iterator<Item = RungName> {
        RungName::ALL.into_iter().filter(|name| *name != RungName::Digit)
    }

    /// The rungs of a hint that leads to this step.
    pub fn of_step(step: &Step) -> impl Iterator<Item = RungName> {
        let digit = digit_to_choose(step);
        RungName::ALL.into_iter().filter(move |name| digit.is_some() || *name != RungName::Digit)
    }

    /// The name in JSON, such as `where`. For complaints, also the name of the message's attribute.
    pub const fn name(self) -> &'static str {
        match self {
            RungName::Where => "where",
            RungName::Technique => "technique",
            RungName::Digit => "digit",
            RungName::Cells => "cells",
            RungName::Reasoning => "reasoning",
            RungName::Apply => "apply",
        }
    }
}

/// The digit of a step, if one can choose it before looking for the pattern. `None` for the last cell of a house, whose
/// digit is the answer.
fn digit_to_choose(step: &Step) -> Option<Digit> {
    let is_last_cell = [FULL_HOUSE.id(), MoveKind::LastCell.id()].contains(&step.technique);
    step.single_digit().filter(|_| !is_last_cell)
}

impl Texts {
    /// Returns a rung of the hint that leads to a step. [`RungName::Digit`] is empty unless the step is about
    /// [a single digit](Step::single_digit).
    ///
    /// # Panics
    /// With debug assertions only: if the technique lacks the message; see [`Texts::message`].
    #[track_caller]
    pub fn rung(&self, step: &Step, geometry: &Geometry, rung: RungName) -> Text {
        let args = self.args(step, geometry);
        let said = |attribute: &str| self.message(&format!("{}.{attribute}", step.technique), &args);
        match rung {
            RungName::Where => said("where"),
            RungName::Technique => said("about"),
            RungName::Digit => digit_to_choose(step).map_or_else(Text::default, |digit| {
                self.message("step-digit", &Args::on(geometry).digit("digit", digit))
            }),
            RungName::Cells => said("cells"),
            RungName::Reasoning => self.reasoning(step, geometry, joined),
            RungName::Apply => said("apply"),
        }
    }

    /// [`RungName::Reasoning`]; `join` makes one text of the lines of a chain or a proof.
    #[track_caller]
    pub(crate) fn reasoning(
        &self,
        step: &Step,
        geometry: &Geometry,
        join: impl Fn(Vec<Text>) -> Text,
    ) -> Text {
        let args = self.args_joined(step, geometry, join);
        let said = |attribute: &str| self.message(&format!("{}.{attribute}", step.technique), &args);
        let mut parts = Values::default();
        ["seen", "why", "does"].into_iter().for_each(|part| parts.spans(part, said(part).spans));
        self.filled("step-reasoning", |_| parts)
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
        self.args_joined(step, geometry, joined)
    }

    fn args_joined<'g>(
        &self,
        step: &Step,
        geometry: &'g Geometry,
        join: impl Fn(Vec<Text>) -> Text,
    ) -> Args<'g> {
        let links = self.chain_lines(step, geometry);
        let args = Texts::with_clash(step, geometry, Args::of_step(step, geometry))
            .number("chain-count", links.len());
        let args = args.spans("path", self.path(step, geometry));
        let args = args.spans("ends", self.chain_ends(step, geometry));
        let proof = self.proof(step, geometry);
        let args = args.spans("chain", join(links)).number("proof-count", proof.len());
        let args = args.spans("proof", join(proof));
        let traps = self.traps(step, geometry);
        let args = args.number("traps-count", traps.len()).spans("traps", joined(traps));
        let args = args.spans("petal-list", self.petal_list(step, geometry));
        args.spans("reasons", joined(self.reasons(step, geometry)))
    }

    /// Describes a step in a paragraph: the technique, the observation, why the conclusion follows, and the
    /// conclusion.
    ///
    /// # Panics
    /// With debug assertions only: if the technique lacks the message; see [`Texts::message`].
    #[track_caller]
    pub fn step(&self, step: &Step, geometry: &Geometry) -> Text {
        let mut parts = Values::default();
        parts.spans("name", vec![Span::plain(self.technique_name(step.technique))]);
        parts.spans("reasoning", self.rung(step, geometry, RungName::Reasoning).spans);
        self.filled("step-paragraph", |_| parts)
    }
}
