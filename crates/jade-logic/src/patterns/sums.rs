//! Sums and clues: what the candidates of their cells can add up to, or be read as.

use super::report_distinct_by;
use crate::techniques::{CLUE_COMBINATIONS, RULE_OF_45, SUM_COMBINATIONS};
use crate::{Analysis, PartValue, Step, StepSink};
use jade_grid::{Candidate, DigitSet, LargeCellSet, Narrower, Position};
use std::ops::ControlFlow;

/// The most cells that the rule of 45 may leave. Nobody adds up more.
const MOST_LEFT: usize = 4;

/// Finds the candidates with which a sum that a rule asks for cannot be reached. Sums of few cells come first.
pub(crate) fn find_combinations(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let position = analysis.position();
    let mut steps = Vec::new();
    for (index, sum) in analysis.geometry().sums().iter().enumerate() {
        let eliminations = excluded(Narrower::Sum(sum), position);
        if !eliminations.is_empty() {
            let parts = SUM_COMBINATIONS
                .name_parts([PartValue::Sums(vec![index]), PartValue::Cells(sum.cells().collect())]);
            steps.push(Step::new(SUM_COMBINATIONS.id, parts, Vec::new(), eliminations));
        }
    }
    report(steps, found)
}

/// Finds the candidates that are in no way to make a clue right. Clues of few cells come first.
pub(crate) fn find_clues(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let mut steps = Vec::new();
    for (index, clue) in analysis.geometry().automata().iter().enumerate() {
        let eliminations = excluded(Narrower::Automaton(clue), analysis.position());
        if !eliminations.is_empty() {
            let cells = clue.cells().iter().copied().collect();
            let parts = CLUE_COMBINATIONS.name_parts([PartValue::Clue(index), PartValue::Cells(cells)]);
            steps.push(Step::new(CLUE_COMBINATIONS.id, parts, Vec::new(), eliminations));
        }
    }
    report(steps, found)
}

/// Finds what follows from the sum that cages leave of whole houses: the digit of a single cell, or candidates of several. Few
/// houses and few cells come first.
pub(crate) fn find_by_houses(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let position = analysis.position();
    let mut steps: Vec<Step> = Vec::new();
    for one in analysis.geometry().house_sums() {
        let sum = one.sum();
        let open = sum.cells().filter(|cell| position.value(*cell).is_none()).count();
        if open == 0 || sum.terms().len() > MOST_LEFT {
            continue;
        }
        let mut eliminations = excluded(Narrower::Sum(sum), position);
        let mut placements = Vec::new();
        if let [term] = *sum.terms()
            && let [digit] =
                (position.candidates(term.cell) - digits(&eliminations)).iter().collect::<Vec<_>>()[..]
        {
            placements.push(Candidate::new(term.cell, digit));
            eliminations.clear();
        }
        if eliminations.is_empty() && placements.is_empty() {
            continue;
        }
        let with = |factor| -> LargeCellSet {
            sum.terms().iter().filter(|term| term.factor == factor).map(|term| term.cell).collect()
        };
        let parts = RULE_OF_45.name_parts([
            PartValue::Houses(one.houses().to_vec()),
            PartValue::Sums(one.cages().to_vec()),
            PartValue::Cells(with(1)),
            PartValue::Cells(with(-1)),
        ]);
        steps.push(Step::new(RULE_OF_45.id, parts, placements, eliminations));
    }
    report(steps, found)
}

/// Reports steps: those with few houses and cells first.
fn report(steps: Vec<Step>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let size = |step: &Step| -> usize {
        step.houses().count() + step.parts.iter().map(|part| part.value.cells().len()).sum::<usize>()
    };
    report_distinct_by(steps, size, found)
}

fn digits(candidates: &[Candidate]) -> DigitSet {
    candidates.iter().map(|candidate| candidate.digit).collect()
}

/// Returns the candidates with which no way is left; none if there is no way at all.
fn excluded(narrower: Narrower<'_>, position: &Position) -> Vec<Candidate> {
    let cells = narrower.cells();
    let candidates = |cell| position.value(cell).map_or_else(|| position.candidates(cell), DigitSet::only);
    let there: Vec<DigitSet> = cells.iter().map(|cell| candidates(*cell)).collect();
    let mut left = there.clone();
    if !narrower.narrow(&mut left) {
        return Vec::new();
    }
    let mut excluded: Vec<Candidate> = cells
        .into_iter()
        .zip(there.into_iter().zip(left))
        .flat_map(|(cell, (there, left))| (there - left).iter().map(move |digit| Candidate::new(cell, digit)))
        .collect();
    excluded.sort_unstable();
    excluded
}
