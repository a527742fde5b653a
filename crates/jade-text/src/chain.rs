//! Describes the links of a chain and the lines of a proof: one sentence for each, with its reason, so that they can
//! be shown one by one.

use crate::{Args, Span, Text, Texts};
use jade_grid::{Candidate, Geometry};
use jade_logic::{Claim, Link, LinkReason, Proof, ProofLine, Reason, Step, Strength};

impl Texts {
    /// Describes one link in a sentence: what follows from what, and why.
    ///
    /// ```
    /// use jade_grid::Geometry;
    /// use jade_logic::notation::eureka;
    /// use jade_text::{Language, Texts};
    /// let board = Geometry::standard(9).unwrap();
    /// let links = eureka::parse("(5)r1c2 = (5)r1c7 - (5=3)r2c8", board).unwrap();
    /// let texts = Texts::of(Language::English);
    /// assert_eq!(
    ///     texts.link(&links[0], board).to_string(),
    ///     "If r1c2 is not 5, r1c7 is: row 1 has no other place for it."
    /// );
    /// assert_eq!(
    ///     texts.link(&links[2], board).to_string(),
    ///     "If r2c8 is not 5, it is 3: it has no other candidate."
    /// );
    /// ```
    pub fn link(&self, link: &Link, geometry: &Geometry) -> Text {
        let args = Args::on(geometry)
            .cells("source", link.from.cells())
            .cells("target", link.to.cells())
            .digit("digit", link.from.digit())
            .digit("other", link.to.digit());
        let (id, args) = match (link.strength, link.reason) {
            (Strength::Strong, LinkReason::Cell(cell)) => ("link-strong-cell", args.cell("cell", cell)),
            (Strength::Weak, LinkReason::Cell(cell)) => ("link-weak-cell", args.cell("cell", cell)),
            (Strength::Strong, LinkReason::House(house)) => ("link-strong-house", args.house("house", house)),
            (Strength::Weak, LinkReason::House(house)) => ("link-weak-house", args.house("house", house)),
            (Strength::Strong, LinkReason::Set | LinkReason::Sight) => ("link-strong-set", args),
            (Strength::Weak, LinkReason::Set | LinkReason::Sight) => ("link-weak-sight", args),
        };
        self.message(id, &args)
    }

    /// Describes every link of a step, in order; empty if the step has no links.
    pub fn links(&self, step: &Step, geometry: &Geometry) -> Vec<Text> {
        step.links.iter().map(|link| self.link(link, geometry)).collect()
    }

    /// Describes the lines of a step's proof, in order; empty if the step has no proof. The candidates that a true
    /// one excludes are stated only if a case ends with that; elsewhere the next line implies them.
    pub fn proof(&self, step: &Step, geometry: &Geometry) -> Vec<Text> {
        let lines = |proof: &Proof| -> Vec<Text> {
            (0..proof.lines.len()).filter_map(|line| self.proof_line(proof, line, geometry)).collect()
        };
        step.proof.as_ref().map(lines).unwrap_or_default()
    }

    fn proof_line(&self, proof: &Proof, number: usize, geometry: &Geometry) -> Option<Text> {
        let line = &proof.lines[number];
        let claimed = |claim: Claim| match claim {
            Claim::On(candidate) | Claim::Off(candidate) => Some(candidate),
            Claim::Contradiction => None,
        };
        let told = |id: &str, Candidate { cell, digit }: Candidate| {
            self.message(id, &Args::on(geometry).cell("cell", cell).digit("digit", digit))
        };
        let either = |on: &'static str, off: &'static str| {
            claimed(line.claim)
                .map(|named| told(if matches!(line.claim, Claim::On(_)) { on } else { off }, named))
        };
        match line.reason {
            Reason::Assumed => either("proof-assumed-on", "proof-assumed-off"),
            Reason::CellTaken(_) | Reason::HouseTaken(_) => {
                let ends =
                    |later: &ProofLine| later.reason.is_distinction() && later.premises.contains(&number);
                let named = claimed(line.claim).filter(|_| proof.lines.iter().any(ends));
                named.map(|named| told("proof-excluded", named))
            }
            Reason::LastInCell(_) => claimed(line.claim).map(|named| told("proof-last-in-cell", named)),
            Reason::LastInHouse(house, digit) => claimed(line.claim).map(|Candidate { cell, .. }| {
                let args = Args::on(geometry).cell("cell", cell).digit("digit", digit).house("house", house);
                self.message("proof-last-in-house", &args)
            }),
            Reason::LockedIn(house, cells) => claimed(line.claim).map(|Candidate { cell, digit }| {
                let args = Args::on(geometry).cell("cell", cell).digit("digit", digit).house("house", house);
                self.message("proof-locked-in", &args.cells("cells", cells))
            }),
            Reason::LockedSet(cells, left) => claimed(line.claim).map(|Candidate { cell, digit }| {
                let args = Args::on(geometry).cell("cell", cell).digit("digit", digit);
                self.message("proof-locked-set", &args.cells("cells", cells).digits("digits", left))
            }),
            Reason::EmptyCell(cell) => {
                Some(self.message("proof-empty-cell", &Args::on(geometry).cell("cell", cell)))
            }
            Reason::NoPlace(house, digit) => {
                let args = Args::on(geometry).house("house", house).digit("digit", digit);
                Some(self.message("proof-no-place", &args))
            }
            Reason::Clash => {
                let premise = line.premises.first().and_then(|premise| proof.lines.get(*premise));
                premise.and_then(|premise| claimed(premise.claim)).map(|named| told("proof-clash", named))
            }
            Reason::Refuted => either("proof-refuted-on", "proof-refuted-off"),
            Reason::EveryDigit(_) | Reason::EveryPlace(..) | Reason::EitherWay(_) => {
                either("proof-every-on", "proof-every-off")
            }
        }
    }
}

/// Joins sentences into one text.
pub(crate) fn joined(sentences: Vec<Text>) -> Text {
    let mut text = Text::default();
    for (index, sentence) in sentences.into_iter().enumerate() {
        if index > 0 {
            text.push(Span::plain(" "));
        }
        text.append(&sentence.spans, false);
    }
    text
}
