//! The links of a chain in words: one sentence for each, with its reason, so that a chain can be played link by link.

use crate::{Args, Span, Text, Texts};
use jade_grid::Geometry;
use jade_logic::{Link, LinkReason, Step, Strength};

impl Texts {
    /// One link as a sentence: what follows from what, and why.
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

    /// Every link of a step as a sentence, in order; none where the step has no links.
    pub fn links(&self, step: &Step, geometry: &Geometry) -> Vec<Text> {
        step.links.iter().map(|link| self.link(link, geometry)).collect()
    }
}

/// Sentences as one text.
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
