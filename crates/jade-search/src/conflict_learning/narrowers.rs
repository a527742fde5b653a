//! [`Narrowers`]: sums and automata as propagators of the solver, which looks at them in `excluding.rs`.

use super::model::Model;
use crate::propagation::{Board, Tabled};
use jade_grid::{Digit, DigitSet, Narrower};

/// The narrowers of a board, and what is known of their candidates. They speak of candidates alone: where one leaves
/// a candidate no way, its variable becomes false. The reason is that others were absent, which are looked up only when the
/// analysis of a conflict asks (see [`Solver::explain`]): most of what a narrower excludes takes part in no conflict.
#[derive(Default)]
pub(super) struct Narrowers {
    pub(super) all: Box<[Watched]>,
    /// Per cell: the narrowers that it is part of; empty if there are none at all.
    of: Box<[Box<[u16]>]>,
    /// The narrowers of which a candidate has become false since they were last looked at, each once.
    changed: Vec<u16>,
    /// Per narrower: whether it is among these.
    is_changed: Box<[bool]>,
    /// Per variable: where it was on the trail when it last became false. Of use only if it still is there.
    pub(super) falsified_at: Box<[u32]>,
    /// The exclusions above level 0, in the order of the trail: what `Because::Excluded` points to.
    pub(super) exclusions: Vec<Exclusion>,
    /// Scratch memory for the candidates of a narrower.
    pub(super) candidates: Vec<DigitSet>,
}

/// A narrower with its cells.
pub(super) struct Watched {
    pub(super) narrower: Narrower<'static>,
    pub(super) places: Box<[Place]>,
}

/// A cell of a narrower: the digits it had when the solver was made, and the variable of the first one; the others follow. A
/// filled cell has one digit and no variable.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) digits: DigitSet,
    first: Option<u32>,
}

/// A candidate that a narrower has excluded.
#[derive(Clone, Copy)]
pub(super) struct Exclusion {
    pub(super) narrower: u16,
    /// The index of its cell in the narrower.
    pub(super) place: u16,
    /// The length of the trail when the narrower was looked at.
    pub(super) at: u32,
}

impl Place {
    /// Iterates over its variables, each with its digit.
    pub(super) fn variables(self) -> impl Iterator<Item = (u32, Digit)> {
        self.first.into_iter().flat_map(move |first| (first..).zip(self.digits))
    }
}

impl Narrowers {
    pub(super) fn new<M: Tabled>(board: &Board<M>, model: &Model) -> Narrowers {
        let tables = board.tables;
        if tables.narrowers.is_empty() {
            return Narrowers::default();
        }
        let place = |cell: &u16| {
            let digits = board.candidates[usize::from(*cell)].digits();
            let first = digits.first().map_or(0, |digit| digit.index() as u8);
            Place { digits, first: model.variable((*cell, first)) }
        };
        let watched = |(narrower, cells): &(Narrower<'static>, Box<[u16]>)| Watched {
            narrower: *narrower,
            places: cells.iter().map(place).collect(),
        };
        Narrowers {
            all: tables.narrowers.iter().map(watched).collect(),
            of: (0..board.values.len()).map(|cell| tables.narrowers_of(cell).into()).collect(),
            is_changed: vec![false; tables.narrowers.len()].into(),
            falsified_at: vec![0; model.choices.len()].into(),
            ..Narrowers::default()
        }
    }

    /// Records that a candidate of a cell became false, here on the trail.
    pub(super) fn note(&mut self, cell: u16, variable: u32, at: usize) {
        self.falsified_at[variable as usize] = at as u32;
        for narrower in &self.of[usize::from(cell)] {
            if !std::mem::replace(&mut self.is_changed[usize::from(*narrower)], true) {
                self.changed.push(*narrower);
            }
        }
    }

    /// Takes one that has changed: the one with the fewest cells, since it takes the least time and has the fewest reasons.
    pub(super) fn next_changed(&mut self) -> Option<u16> {
        let cells = |index: &usize| self.all[usize::from(self.changed[*index])].places.len();
        let first = (0..self.changed.len()).min_by_key(cells)?;
        let next = self.changed.swap_remove(first);
        self.is_changed[usize::from(next)] = false;
        Some(next)
    }

    /// Forgets what concerns the trail beyond this length. Up to there, every narrower has been looked at.
    pub(super) fn back_to(&mut self, length: usize) {
        self.changed.drain(..).for_each(|narrower| self.is_changed[usize::from(narrower)] = false);
        while self.exclusions.pop_if(|exclusion| exclusion.at as usize >= length).is_some() {}
    }
}
