//! Describes the links of a chain and the lines of a proof: one sentence for each, with its reason, so that they can
//! be shown one by one.

use crate::{Args, Span, Text, Texts};
use jade_grid::{Candidate, CellSet, DigitSet, Geometry, LargeCellSet};
use jade_logic::{Claim, Link, LinkReason, Node, PartValue, Proof, ProofLine, Reason, Role, Step, Strength};
use std::ops::{Range, RangeInclusive};

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
        // That a set lacks a digit is about all its cells; that it has one, only about those that can have it.
        let named = |node: &Node| match link.strength {
            Strength::Strong => node.cells(),
            Strength::Weak => node.places(),
        };
        let args = Args::on(geometry)
            .cells("source", named(&link.from))
            .cells("target", named(&link.to))
            .digit("digit", link.from.digit())
            .digit("other", link.to.digit());
        let (id, args) = match (link.strength, link.reason) {
            (Strength::Strong, LinkReason::Cell(cell)) => ("link-strong-cell", args.cell("cell", cell)),
            (Strength::Weak, LinkReason::Cell(cell)) => ("link-weak-cell", args.cell("cell", cell)),
            (Strength::Strong, LinkReason::House(house)) => ("link-strong-house", args.house("house", house)),
            (Strength::Weak, LinkReason::House(house)) => ("link-weak-house", args.house("house", house)),
            (Strength::Strong, LinkReason::Set | LinkReason::Sight) => ("link-strong-set", args),
            (Strength::Weak, LinkReason::Set | LinkReason::Sight) => {
                match (named(&link.from), named(&link.to)) {
                    (from, to) if from.len() == 1 && to.len() == 1 => ("link-weak-peers", args),
                    _ => ("link-weak-sight", args),
                }
            }
            (_, LinkReason::Rule) => ("link-weak-rule", args),
            (_, LinkReason::Lemma) => ("link-weak-lemma", args),
        };
        self.message(id, &args)
    }

    /// Describes every link of a step, in order; empty if the step has no links.
    pub fn links(&self, step: &Step, geometry: &Geometry) -> Vec<Text> {
        step.links.iter().map(|link| self.link(link, geometry)).collect()
    }

    /// Says what follows from a chain: which of its two ends is true, and what that excludes.
    pub(crate) fn chain_ends(&self, step: &Step, geometry: &Geometry) -> Text {
        let (Some(first), Some(last)) = (step.links.first(), step.links.last()) else {
            return self.message("chain-ends", &Args::none());
        };
        let (from, to) = (&first.from, &last.to);
        let ends = from.places() | to.places();
        let see_all = |one: &Candidate| {
            one.digit == from.digit() && ends.iter().all(|end| geometry.see_each_other(one.cell, end))
        };
        let is_cell = ends.len() == 1 && step.eliminations.iter().all(|one| ends.contains(one.cell));
        let id = match () {
            () if from.digit() == to.digit() && step.eliminations.iter().all(see_all) => "chain-ends-alike",
            () if is_cell => "chain-ends-in-cell",
            () => "chain-ends-apart",
        };
        let args = Args::on(geometry)
            .cells("ends", ends)
            .cells("source", from.places())
            .cells("target", to.places())
            .digit("digit", from.digit())
            .digit("other", to.digit());
        self.message(id, &args)
    }

    /// Describes the chain of a step line by line: its links, or for a Death Blossom its petals.
    pub(crate) fn chain_lines(&self, step: &Step, geometry: &Geometry) -> Vec<Text> {
        self.petals(step, geometry).unwrap_or_else(|| self.links(step, geometry))
    }

    /// Names the cells of a step's links in the order of the chain, those of a group joined by `/`:
    /// `r1c2, r4c2/r5c2, r4c9`. Empty if the step has no links.
    pub(crate) fn path(&self, step: &Step, geometry: &Geometry) -> Text {
        let first = step.links.first().map(|link| link.from.cells());
        let mut places: Vec<LargeCellSet> =
            first.into_iter().chain(step.links.iter().map(|link| link.to.cells())).collect();
        places.dedup();
        let mut text = Text::default();
        for (index, place) in places.into_iter().enumerate() {
            for (member, cell) in place.iter().enumerate() {
                text.push(Span::plain(match (index, member) {
                    (0, 0) => "",
                    (_, 0) => ", ",
                    _ => "/",
                }));
                text.push(Span {
                    text: self.notation().write(geometry, cell),
                    part: Some("path"),
                    role: Some(Role::On),
                    value: Some(PartValue::Cell(cell)),
                });
            }
        }
        text
    }

    /// Describes the lines of a step's proof, in order; empty if the step has no proof. The candidates that a true one
    /// excludes are stated only if a case ends with that; elsewhere the next line implies them.
    pub fn proof(&self, step: &Step, geometry: &Geometry) -> Vec<Text> {
        self.proof_lines(step, geometry).into_iter().map(|(_, text)| text).collect()
    }

    /// Returns the described lines of a step's proof, each with its numbers in the proof. Lines that exclude a digit for the
    /// same reason are described together.
    fn proof_lines(&self, step: &Step, geometry: &Geometry) -> Vec<(Range<usize>, Text)> {
        let Some(proof) = &step.proof else { return Vec::new() };
        let lemmas = proof.lemmas();
        let mut lines = Vec::new();
        let mut next = 0;
        while next < proof.lines.len() {
            let alike = next..next + alike(&proof.lines[next..]);
            let text = match lemmas.iter().position(|lemma| *lemma.start() == next) {
                Some(number) => self.lemma(proof, next, number, geometry),
                None => self.proof_line(proof, alike.clone(), geometry),
            };
            next = alike.end;
            lines.extend(text.map(|text| (alike, text)));
        }
        lines
    }

    /// Describes the reasoning of a step ([`RungName::Reasoning`](crate::RungName::Reasoning)) with the lines of its
    /// chain or proof as separate parts; `None` if it has fewer than two. Joined with blanks, the parts are the whole
    /// text.
    ///
    /// # Panics
    /// With debug assertions only: if the technique lacks the message; see [`Texts::message`].
    #[track_caller]
    pub fn argument(&self, step: &Step, geometry: &Geometry) -> Option<ArgumentText> {
        let chain = self.chain_lines(step, geometry);
        let proof = self.proof_lines(step, geometry);
        let text = self.reasoning(step, geometry, |_| Text { spans: vec![placeholder()] });
        let at = text.spans.iter().position(|span| span.part == placeholder().part)?;
        let mut lines: Vec<ArgumentLine> = if step.proof.is_some() {
            let links = step.branches().into_iter().flat_map(|branch| branch.links).collect::<Vec<Link>>();
            let drawn =
                |number: usize| claimed(step.proof.as_ref()?.lines[number].claim).map(Node::Candidate);
            // What a lemma says on its way is not drawn, and may be said again outside.
            let lemmas = step.proof.as_ref().map(Proof::lemmas).unwrap_or_default();
            let until = |number| {
                drawn(number)
                    .filter(|_| around(&lemmas, number).is_none())
                    .and_then(|node| links.iter().rposition(|link| link.to == node))
                    .map_or(0, |at| at + 1)
            };
            let mut next = 0;
            let line = |(numbers, text): (Range<usize>, Text)| {
                let with_it = std::mem::replace(&mut next, numbers.end)..numbers.end;
                let lemma = lemmas.iter().position(|lemma| lemma.contains(&numbers.start));
                let (claims, inner) = drawn_with(step.proof.as_ref(), &lemmas, numbers.start, with_it);
                ArgumentLine { text, links: numbers.map(until).max().unwrap_or(0), lemma, claims, inner }
            };
            proof.into_iter().map(line).collect()
        } else {
            // The links of a petal are drawn together.
            let each = step.links.len() / chain.len().max(1);
            let line = |(at, text)| ArgumentLine {
                text,
                links: (at + 1) * each,
                lemma: None,
                claims: Vec::new(),
                inner: Vec::new(),
            };
            chain.into_iter().enumerate().map(line).collect()
        };
        // Links that are drawn remain drawn.
        let mut most = 0;
        for line in &mut lines {
            most = most.max(line.links);
            line.links = most;
        }
        let part = |spans: &[Span]| Text { spans: spans.to_vec() }.trimmed();
        let (before, after) = (part(&text.spans[..at]), part(&text.spans[at + 1..]));
        (lines.len() > 1).then_some(ArgumentText { before, lines, after })
    }

    /// Describes the assumption of a lemma, with its letter.
    fn lemma(&self, proof: &Proof, line: usize, number: usize, geometry: &Geometry) -> Option<Text> {
        let Candidate { cell, digit } = claimed(proof.lines[line].claim)?;
        let args = Args::on(geometry).text("label", letters(number)).cell("cell", cell).digit("digit", digit);
        Some(self.message("proof-lemma", &args))
    }

    /// Describes lines of a proof that say the same of one candidate or of several.
    fn proof_line(&self, proof: &Proof, numbers: Range<usize>, geometry: &Geometry) -> Option<Text> {
        let number = numbers.start;
        let line = &proof.lines[number];
        let out = || -> CellSet {
            let named = numbers.clone().filter_map(|number| claimed(proof.lines[number].claim));
            named.map(|named| named.cell).collect()
        };
        let said = |id: &str, Candidate { cell, digit }: Candidate| {
            self.message(id, &Args::on(geometry).cell("cell", cell).digit("digit", digit))
        };
        let either = |on: &'static str, off: &'static str| {
            claimed(line.claim)
                .map(|named| said(if matches!(line.claim, Claim::On(_)) { on } else { off }, named))
        };
        match line.reason {
            Reason::Assumed => either("proof-assumed-on", "proof-assumed-off"),
            Reason::CellTaken(_) | Reason::HouseTaken(_) | Reason::ExcludedByRule => {
                let ends =
                    |later: &ProofLine| later.reason.is_distinction() && later.premises.contains(&number);
                let named = claimed(line.claim).filter(|_| proof.lines.iter().any(ends));
                named.map(|named| said("proof-excluded", named))
            }
            Reason::LastInCell(_) => claimed(line.claim).map(|named| said("proof-last-in-cell", named)),
            Reason::LastInHouse(house, digit) => claimed(line.claim).map(|Candidate { cell, .. }| {
                let args = Args::on(geometry).cell("cell", cell).digit("digit", digit).house("house", house);
                self.message("proof-last-in-house", &args)
            }),
            Reason::LockedIn(house, cells) => claimed(line.claim).map(|Candidate { digit, .. }| {
                let args = Args::on(geometry)
                    .cells("out", out().large())
                    .digit("digit", digit)
                    .house("house", house);
                self.message("proof-locked-in", &args.cells("cells", cells.large()))
            }),
            Reason::LockedSet(cells, left) => claimed(line.claim).map(|Candidate { digit, .. }| {
                let args = Args::on(geometry).cells("out", out().large()).digit("digit", digit);
                let gone = line.premises.iter().filter_map(|premise| claimed(proof.lines[*premise].claim));
                let lost = gone.filter(|gone| cells.contains(gone.cell)).map(|gone| gone.digit);
                let args = args.cells("cells", cells.large()).digits("digits", left);
                self.message("proof-locked-set", &args.digits("lost", lost.collect::<DigitSet>()))
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
                premise.and_then(|premise| claimed(premise.claim)).map(|named| said("proof-clash", named))
            }
            Reason::Refuted => either("proof-refuted-on", "proof-refuted-off"),
            Reason::EveryDigit(_) | Reason::EveryPlace(..) | Reason::EitherWay(_) => {
                either("proof-every-on", "proof-every-off")
            }
        }
    }
}

/// The reasoning of a step in words, with the lines of its argument separated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArgumentText {
    /// The observation, before the argument.
    pub before: Text,
    /// The lines, in order; at least two.
    pub lines: Vec<ArgumentLine>,
    /// The conclusion from them.
    pub after: Text,
}

/// A line of an argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArgumentLine {
    /// The link or the line of the proof in words.
    pub text: Text,
    /// The number of drawn links that belong to this line or to earlier ones.
    pub links: usize,
    /// The index of the lemma that it belongs to, from its assumption to what is concluded; `None` outside of lemmas.
    pub lemma: Option<usize>,
    /// In a proof, what is claimed to be true or false by the line and by those just before it that are not put into words.
    pub claims: Vec<Claim>,
    /// Inside a lemma, the links that the line adds; they are drawn as long as one is in the lemma.
    pub inner: Vec<Link>,
}

/// Returns what is drawn with a line of a proof: the claims of the lines `with_it` that are inside the same lemma, if it
/// is inside one, and links between what this lemma claims.
fn drawn_with(
    proof: Option<&Proof>,
    lemmas: &[RangeInclusive<usize>],
    number: usize,
    with_it: Range<usize>,
) -> (Vec<Claim>, Vec<Link>) {
    let Some(proof) = proof else { return Default::default() };
    let lemma = around(lemmas, number);
    let mut claims = Vec::new();
    let mut inner = Vec::new();
    for number in with_it.filter(|number| around(lemmas, *number) == lemma) {
        let line = &proof.lines[number];
        claims.extend((line.claim != Claim::Contradiction).then_some(line.claim));
        if let Some(lemma) = lemma {
            let ours = line.premises.iter().filter(|premise| lemma.contains(premise));
            let ours: Vec<Node> = ours
                .filter_map(|premise| claimed(proof.lines[*premise].claim))
                .map(Node::Candidate)
                .collect();
            inner.extend(proof.links(number).into_iter().filter(|link| ours.contains(&link.from)));
        }
    }
    (claims, inner)
}

/// Returns the lemma that a line is inside of; what the lemma concludes is outside.
fn around(lemmas: &[RangeInclusive<usize>], number: usize) -> Option<&RangeInclusive<usize>> {
    lemmas.iter().find(|lemma| lemma.contains(&number) && *lemma.end() != number)
}

/// Returns how many of these lines, from the first, exclude the same digit for the same reason.
fn alike(lines: &[ProofLine]) -> usize {
    let [first, ..] = lines else { return 0 };
    let is_shared = matches!(first.reason, Reason::LockedIn(..) | Reason::LockedSet(..));
    let digit = |line: &ProofLine| claimed(line.claim).map(|named| named.digit);
    let is_alike =
        |line: &&ProofLine| is_shared && line.reason == first.reason && digit(line) == digit(first);
    1 + lines[1..].iter().take_while(is_alike).count()
}

/// Represents the lines of an argument in the text around them.
fn placeholder() -> Span {
    Span { part: Some("argument"), ..Span::plain("\u{FFFC}.") }
}

/// Names something by letters: A, B, …, Z, AA, AB, … Small ones name arrows.
fn letters(number: usize) -> String {
    let letter = char::from(b'A' + (number % 26) as u8);
    match number / 26 {
        0 => letter.to_string(),
        rest => format!("{}{letter}", letters(rest - 1)),
    }
}

/// Returns the candidate of a claim; a contradiction has none.
fn claimed(claim: Claim) -> Option<Candidate> {
    match claim {
        Claim::On(candidate) | Claim::Off(candidate) => Some(candidate),
        Claim::Contradiction => None,
    }
}

/// Joins sentences into one text.
pub(crate) fn joined(sentences: Vec<Text>) -> Text {
    let mut text = Text::default();
    for (index, sentence) in sentences.into_iter().enumerate() {
        if index > 0 {
            text.push(Span::plain(" "));
        }
        sentence.spans.into_iter().for_each(|span| text.push(span));
    }
    text
}
