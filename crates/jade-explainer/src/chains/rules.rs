//! The advanced rules of dynamic chains from level 1 on: what they remove from the working board, and on which earlier
//! removals that rests.

use super::Engine;
use super::nested_sets::SetId;
use super::node::{Node, Reason, SPOTS, spot};
use super::run::Run;
use super::score::Use;
use crate::board::{Filled, Grid, cell_at};
use crate::fish::{Fish, each_fish};
use crate::intersections::{Locked, each_rule};
use crate::options::{Meter, Stopped};
use crate::step::Step;
use crate::subsets::{Subset, each_hidden_set, each_naked_set};
use crate::tables::{OVERLAP, bits_of};
use std::ops::ControlFlow;

/// A simple rule that applies.
#[derive(Clone, Copy)]
enum Rule {
    Locked(Locked),
    Hidden(Subset),
    Naked(Subset),
    Fish(Fish),
}

impl Rule {
    fn all(grid: &Grid, filled: &Filled, number: usize) -> Vec<Rule> {
        let mut rules = Vec::new();
        let mut keep = |rule| -> ControlFlow<()> {
            rules.push(rule);
            ControlFlow::Continue(())
        };
        let _: ControlFlow<()> = match number {
            0 => each_rule(grid, filled, |locked| keep(Rule::Locked(locked))),
            1 => each_hidden_set(grid, filled, 2, |set| keep(Rule::Hidden(set))),
            2 => each_naked_set(grid, filled, 2, |set| keep(Rule::Naked(set))),
            _ => each_fish(grid, filled, 2, |fish| keep(Rule::Fish(fish))),
        };
        rules
    }

    /// Returns what it removes, cell by cell in the order in which it finds them.
    fn removals(self, grid: &Grid) -> Vec<(usize, u16)> {
        let removals: Vec<_> = match self {
            Rule::Locked(locked) => bits_of(locked.removable(grid))
                .map(|place| (cell_at(locked.cover, place), 1 << locked.digit))
                .collect(),
            Rule::Hidden(set) => set.hidden_removals(grid).collect(),
            Rule::Naked(set) => set.naked_removals(grid).collect(),
            Rule::Fish(fish) => fish.removals(grid).map(|cell| (cell, 1 << fish.digit)).collect(),
        };
        removals.into_iter().filter(|(_, digits)| *digits != 0).collect()
    }

    /// Returns the nodes off without which it would not apply to the saved board.
    fn rests_on(self, saved: &Grid, work: &Grid) -> Vec<Node> {
        let mut nodes = Vec::new();
        let mut missing_places = |house: usize, digit: usize, within: u16| {
            let missing = saved.places[house][digit] & !work.places[house][digit] & within;
            nodes.extend(bits_of(missing).map(|place| spot(cell_at(house, place), digit) + SPOTS));
        };
        match self {
            Rule::Locked(Locked { digit, base, cover }) => missing_places(base, digit, !OVERLAP[base][cover]),
            Rule::Fish(fish) => {
                fish.base_houses().for_each(|base| missing_places(base, fish.digit, !fish.covers))
            }
            Rule::Hidden(set) => {
                for place in bits_of(0x1ff & !set.places) {
                    bits_of(set.digits).for_each(|digit| missing_places(set.house, digit, 1 << place));
                }
            }
            Rule::Naked(set) => {
                for place in bits_of(set.places) {
                    let cell = cell_at(set.house, place);
                    let missing = saved.digits[cell] & !work.digits[cell] & !set.digits;
                    nodes.extend(bits_of(missing).map(|digit| spot(cell, digit) + SPOTS));
                }
            }
        }
        nodes
    }

    fn step(self, grid: &Grid) -> Step {
        match self {
            Rule::Locked(locked) => locked.step(grid),
            Rule::Hidden(set) => set.hidden_step(grid),
            Rule::Naked(set) => set.naked_step(grid),
            Rule::Fish(fish) => fish.step(grid),
        }
    }
}

/// Sorts cells as the program's small hash tables do.
fn hash_order(removals: &mut [(usize, u16)]) {
    let size = match removals.len() {
        ..=12 => 16,
        13..=24 => 32,
        _ => 64,
    };
    removals.sort_by_key(|(cell, _)| cell % size);
}

impl Run {
    /// Takes in what a rule removes. Returns whether anything was new.
    pub(crate) fn follow_rule(
        &mut self,
        mut removals: Vec<(usize, u16)>,
        parents: &[Node],
        nested: SetId,
        engine: &mut Engine,
    ) -> ControlFlow<(), bool> {
        hash_order(&mut removals);
        let mut any = false;
        for (cell, digits) in removals {
            for digit in bits_of(digits) {
                let node = spot(cell, digit) + SPOTS;
                if !self.knows(node) {
                    any = true;
                    self.set_rule(node);
                    self.follow(node, [parents, &[]], Reason::Rule, nested, engine)?;
                }
            }
        }
        ControlFlow::Continue(any)
    }
}

impl Engine {
    /// Tries the rules of a level on the working board, up to the first that yields something. Returns whether one did
    /// (a clash among it).
    pub(crate) fn apply_rules(
        &mut self,
        run: &mut Run,
        saved: &Grid,
        used: Use,
        meter: &mut Meter<'_>,
    ) -> Result<bool, Stopped> {
        let filled = self.filled.clone();
        for number in 0..4 {
            let mut any = false;
            for rule in Rule::all(&run.work, &filled, number) {
                let parents = rule.rests_on(saved, &run.work);
                if parents.is_empty() {
                    continue;
                }
                let removals = rule.removals(&run.work);
                let step = run.wants_steps().then(|| rule.step(&run.work));
                let flow = run.follow_rule(removals, &parents, 0, self);
                run.rules.extend(step);
                match flow {
                    ControlFlow::Break(()) => return Ok(true),
                    ControlFlow::Continue(new) => any |= new,
                }
            }
            if any {
                return Ok(true);
            }
        }
        self.apply_nested(run, saved, used, meter)
    }
}
