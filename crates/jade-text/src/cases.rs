//! Describes arguments by cases that are neither a chain nor a proof: what each colour of a 3D Medusa does to a
//! candidate, and what each petal of a Death Blossom is left with.

use crate::{Args, Span, Text, Texts};
use jade_grid::{Candidate, Digit, DigitSet, Geometry, LargeCellSet};
use jade_logic::{Link, Node, PartValue, Role, Step, techniques};

impl Texts {
    /// Says of each eliminated candidate of a 3D Medusa what rules it out in either colour. Empty for other
    /// techniques, and if the step shows that one colour is false.
    pub(crate) fn traps(&self, step: &Step, geometry: &Geometry) -> Vec<Text> {
        if step.technique != techniques::MEDUSA_3D.id() {
            return Vec::new();
        }
        let said =
            |gone: &Candidate| {
                let by = |name| self.ruled_out_by(step, geometry, *gone, name);
                let args = Args::on(geometry).cell("cell", gone.cell).digit("digit", gone.digit);
                Some(self.message(
                    "medusa-trap",
                    &args.spans("first", by("first")?).spans("second", by("second")?),
                ))
            };
        step.eliminations.iter().filter_map(said).collect()
    }

    /// Names the candidate of a colour that rules another one out: the same digit in a cell it sees, or another digit
    /// of its own cell.
    fn ruled_out_by(
        &self,
        step: &Step,
        geometry: &Geometry,
        gone: Candidate,
        color: &'static str,
    ) -> Option<Text> {
        let own = colored(step, color).find(|one| one.cell == gone.cell && one.digit != gone.digit);
        let seen = colored(step, color)
            .find(|one| one.digit == gone.digit && geometry.peers(gone.cell).contains(one.cell));
        let by = own.or(seen)?;
        Some(
            self.message("medusa-colour", &Args::on(geometry).cell("cell", by.cell).digit("digit", by.digit)),
        )
    }

    /// Adds what the messages of a 3D Medusa say about its false colour: the digits that clash, and for an emptied cell
    /// the candidates it would see.
    pub(crate) fn with_clash<'g>(step: &Step, geometry: &'g Geometry, args: Args<'g>) -> Args<'g> {
        if step.technique != techniques::MEDUSA_3D.id() {
            return args;
        }
        let cells = |name| step.part(name).map_or(LargeCellSet::EMPTY, |part| part.value.cells());
        let (clash, emptied) = (cells("clash"), cells("emptied"));
        let of_cell = |cell| -> DigitSet {
            colored(step, "first").filter(|one| one.cell == cell).map(|one| one.digit).collect()
        };
        let digits = clash.iter().map(of_cell).reduce(|a, b| a & b).unwrap_or_default();
        let mut seen = DigitSet::EMPTY;
        let sees = |one: &Candidate| emptied.iter().any(|cell| geometry.see_each_other(cell, one.cell));
        let first_of_digit = |one: &Candidate| {
            let new = !seen.contains(one.digit);
            seen.add(one.digit);
            new
        };
        let mut blocking: Vec<Candidate> =
            colored(step, "first").filter(sees).filter(first_of_digit).collect();
        blocking.sort_unstable();
        args.with("clash-digits", Some(Role::SetA), PartValue::Digits(digits)).with(
            "blocking",
            Some(Role::SetA),
            PartValue::Candidates(blocking),
        )
    }

    /// Describes each petal of a Death Blossom in one sentence: what it loses to the stem, and what it must have then.
    /// `None` for other techniques.
    pub(crate) fn petals(&self, step: &Step, geometry: &Geometry) -> Option<Vec<Text>> {
        let said = |(stem, digit, cells, left): (LargeCellSet, Digit, LargeCellSet, Digit)| {
            let args = Args::on(geometry).cells("stem", stem).cells("cells", cells);
            self.message("petal", &args.digit("digit", digit).digit("left", left))
        };
        Some(blossom(step)?.map(said).collect())
    }

    /// Names the cells of each petal of a Death Blossom; empty for other techniques.
    pub(crate) fn petal_list(&self, step: &Step, geometry: &Geometry) -> Text {
        let mut text = Text::default();
        for (_, _, cells, _) in blossom(step).into_iter().flatten() {
            if !text.spans.is_empty() {
                text.push(Span::plain("; "));
            }
            let value = PartValue::Cells(cells);
            let named =
                self.message("petal-cells", &Args::on(geometry).with("cells", Some(Role::Pincer), value));
            named.spans.into_iter().for_each(|span| text.push(span));
        }
        text
    }
}

/// Iterates over the petals of a Death Blossom: the stem, its digit, the cells of the petal and the digit that one of
/// them then has. `None` for other techniques and for a step without links.
fn blossom(step: &Step) -> Option<impl Iterator<Item = (LargeCellSet, Digit, LargeCellSet, Digit)> + '_> {
    let is_blossom = step.technique == techniques::DEATH_BLOSSOM.id() && !step.links.is_empty();
    // One link from the stem into the petal, and one within it.
    let petal = |links: &[Link]| match links {
        [Link { from, .. }, Link { from: petal, to, .. }] => {
            Some((from.cells(), from.digit(), Node::cells(petal), to.digit()))
        }
        _ => None,
    };
    is_blossom.then(|| step.links.chunks(2).filter_map(petal))
}

/// Iterates over the candidates of a colour: of the part `first` or `second`.
fn colored<'s>(step: &'s Step, name: &str) -> impl Iterator<Item = Candidate> + 's {
    let candidates = match step.part(name).map(|part| &part.value) {
        Some(PartValue::Candidates(candidates)) => candidates.as_slice(),
        _ => &[],
    };
    candidates.iter().copied()
}
