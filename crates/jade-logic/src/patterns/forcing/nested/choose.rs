//! Which nested argument to tell: the one after which most candidates fall.
//!
//! Hard boards have dozens of candidates that can be refuted with lemmas, and most of them open nothing. So each is
//! judged by what plain nets refute once it is gone. Lemmas grow until one of the candidates opens the whole board, or
//! until they are long ([`ENOUGH`]); of the best candidates, the one with the shortest argument is told. If none opens
//! the board alone, it is one of a few that do so together. If the argument has a long lemma and another candidate can
//! be refuted without one, that comes first.

use super::argument::{Argument, refute, refutes, shortened};
use super::board::{Board, Why, Wiring};
use crate::patterns::forcing::Network;
use crate::patterns::forcing::trail::Says;
use crate::step::{PartKind, PartValue, Role, Step};
use crate::{Analysis, PartDecl, StepSink, Technique};
use jade_grid::Candidate;
use std::ops::ControlFlow;

/// The parts of a nested argument.
pub(crate) const PARTS: &[PartDecl] = &[
    // The candidate that is assumed to be true.
    PartDecl::new("cell", Role::Start, PartKind::Cell),
    PartDecl::new("digit", Role::Subject, PartKind::Digit),
    // What would be true and what would be false, without the lemmas.
    PartDecl::new("on", Role::On, PartKind::Candidates),
    PartDecl::new("off", Role::Off, PartKind::Candidates),
    // What lemmas refute.
    PartDecl::new("lemmas", Role::Extra, PartKind::Candidates),
];

/// The most candidates of a position in which a search is worth the wait. The time grows with their square, and where
/// so many are open, little follows from any of them.
const MOST_CANDIDATES: usize = 300;

/// How many placements one after another a lemma may have if a candidate can be refuted without longer ones.
const ENOUGH: usize = 3;

/// How many placements one after another lemmas may have, in the order of trying. The last suffices for every board of
/// forum-hardest-1106, and nobody follows longer ones.
const BOUNDS: [usize; 4] = [1, 2, ENOUGH, 5];

/// Of equally good candidates, how many are argued.
const ARGUED: usize = 24;

/// Of these arguments, how many are shortened and compared, the shortest first.
const SHORTENED: usize = 8;

/// A candidate that can be refuted.
struct Refutable {
    candidate: usize,
    /// How many placements one after another its lemmas need.
    bound: usize,
    /// How many candidates are left after it.
    open: usize,
}

/// Finds what can be refuted.
struct Search<'w> {
    board: Board<'w>,
    /// The open candidates that are not yet refuted, without those that plain nets refute.
    waiting: Vec<usize>,
    found: Vec<Refutable>,
}

impl<'w> Search<'w> {
    fn of(wiring: &'w Wiring<'w>) -> Search<'w> {
        let mut board = Board::of(wiring);
        let mut waiting = Vec::new();
        if board.clash.is_none() {
            let open: Vec<usize> = (0..board.network().len()).filter(|it| board.is_open(*it)).collect();
            board.locked = false;
            waiting.extend(open.into_iter().filter(|candidate| !is_refuted(&mut board, *candidate)));
            board.locked = true;
        }
        Search { board, waiting, found: Vec::new() }
    }

    /// Looks for candidates that lemmas of this length refute.
    fn look(&mut self, bound: usize) {
        let (board, found) = (&mut self.board, &mut self.found);
        self.waiting.retain(|&candidate| {
            let refuted = refutes(board, candidate, bound);
            if refuted {
                found.push(Refutable { candidate, bound, open: open_after(board, [candidate].into_iter()) });
            }
            !refuted
        });
    }

    fn argue(&mut self, candidate: usize, bound: usize) -> Option<Argument> {
        let argument = refute(&mut self.board, candidate, bound)?;
        Some(shortened(&mut self.board, argument, bound))
    }

    /// Returns the argument with the greatest effect, and removes its candidate from those that were found.
    fn best(&mut self) -> Option<Argument> {
        let mut best: Vec<&Refutable> = self.found.iter().collect();
        if best.iter().all(|one| one.open > 0) {
            best = self.enough();
        }
        let (least, bound) = best.iter().map(|one| (one.open, one.bound)).min()?;
        best.retain(|one| (one.open, one.bound) == (least, bound));
        let best: Vec<(usize, usize)> = best.iter().take(ARGUED).map(|one| (one.candidate, bound)).collect();
        let mut argument = self.shortest(&best)?;
        if argument.is_long() {
            // Two steps with short lemmas are easier to follow than one with long ones.
            let is_new = |one: &&Refutable| best.iter().all(|(candidate, _)| *candidate != one.candidate);
            let mut others: Vec<&Refutable> = self.found.iter().filter(is_new).collect();
            others.sort_by_key(|one| (one.open, one.bound));
            let others: Vec<(usize, usize)> =
                others.iter().take(ARGUED).map(|one| (one.candidate, one.bound)).collect();
            if let Some(other) = self.shortest(&others).filter(|other| !other.is_long()) {
                argument = other;
            }
        }
        self.found.retain(|one| one.candidate != argument.supposed);
        Some(argument)
    }

    /// Returns the shortest argument against one of these candidates, each with its bound.
    fn shortest(&mut self, candidates: &[(usize, usize)]) -> Option<Argument> {
        let board = &mut self.board;
        let refuted =
            candidates.iter().filter_map(|(one, bound)| Some((refute(board, *one, *bound)?, *bound)));
        let mut arguments: Vec<(Argument, usize)> = refuted.collect();
        arguments.sort_by_key(|(argument, _)| argument.size());
        arguments.truncate(SHORTENED);
        let shortened = arguments.into_iter().map(|(argument, bound)| shortened(board, argument, bound));
        shortened.min_by_key(Argument::size)
    }

    /// Of the candidates that were found, returns a few with the same effect as all of them together.
    fn enough(&self) -> Vec<&Refutable> {
        let open = |few: &[&Refutable]| open_after(&self.board, few.iter().map(|one| one.candidate));
        let mut few: Vec<&Refutable> = self.found.iter().collect();
        // Those with little effect of their own are the first to go.
        few.sort_by_key(|one| (one.open, one.bound));
        let least = open(&few);
        for index in (0..few.len()).rev() {
            let one = few.remove(index);
            if open(&few) > least {
                few.insert(index, one);
            }
        }
        few
    }
}

/// Reports the candidate whose refutation has the greatest effect, then all others that lemmas of [`ENOUGH`] placements
/// refute, or, if there is none, somewhat longer ones.
pub(crate) fn report(
    technique: &'static Technique,
    analysis: &Analysis<'_>,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    let Some(network) = analysis.forcing_network().filter(|network| network.len() <= MOST_CANDIDATES) else {
        return ControlFlow::Continue(());
    };
    let wiring = Wiring::of(network);
    let mut search = Search::of(&wiring);
    let mut looked = 0;
    for bound in BOUNDS {
        search.look(bound);
        looked = bound;
        let opens_all = search.found.iter().any(|one| one.open == 0);
        if opens_all || bound >= ENOUGH && !search.found.is_empty() {
            break;
        }
    }
    let Some(best) = search.best() else { return ControlFlow::Continue(()) };
    found(step(technique, network, best))?;
    if looked < ENOUGH {
        search.look(ENOUGH);
    }
    let others = std::mem::take(&mut search.found);
    let mut others: Vec<Argument> =
        others.iter().filter_map(|one| search.argue(one.candidate, one.bound)).collect();
    others.sort_by_key(|argument| (argument.proof.lines.len(), argument.supposed));
    others.into_iter().try_for_each(|argument| found(step(technique, network, argument)))
}

fn step(technique: &'static Technique, network: &Network, argument: Argument) -> Step {
    let named = |candidates: Vec<usize>| {
        let mut named: Vec<Candidate> = candidates.iter().map(|it| network.candidates[*it]).collect();
        named.sort_unstable();
        PartValue::Candidates(named)
    };
    let supposed = network.candidates[argument.supposed];
    let [on, off] = argument.shown.map(named);
    let parts = technique.name_parts([
        PartValue::Cell(supposed.cell),
        PartValue::Digit(supposed.digit),
        on,
        off,
        named(argument.refuted),
    ]);
    Step { proof: Some(argument.proof), ..Step::new(technique.id, parts, Vec::new(), vec![supposed]) }
}

/// Returns how many candidates are still open after these are refuted, and all that plain nets refute then.
fn open_after(board: &Board<'_>, refuted: impl Iterator<Item = usize>) -> usize {
    let mut board = board.clone();
    board.locked = false;
    for candidate in refuted {
        board.add(Says { candidate, on: false }, Why::Supposed);
    }
    let count = board.network().len();
    loop {
        let before = board.len();
        for candidate in 0..count {
            if board.clash.is_some() {
                return 0;
            }
            if board.is_open(candidate) && is_refuted(&mut board, candidate) {
                board.add(Says { candidate, on: false }, Why::Supposed);
            }
        }
        if board.len() == before {
            return (0..count).filter(|candidate| board.is_open(*candidate)).count();
        }
    }
}

/// Returns whether a candidate leads to a contradiction without any lemma.
fn is_refuted(board: &mut Board<'_>, candidate: usize) -> bool {
    let back = board.suppose(Says { candidate, on: true }, usize::MAX);
    let refuted = board.clash.is_some();
    board.take_back(back);
    refuted
}
