//! Forcing chains and cycles, static, dynamic and nested.

mod cycles;
mod nested;
mod nested_sets;
mod node;
mod record;
mod rules;
mod run;
mod score;
mod search;

use crate::board::{Board, Filled};
use crate::options::{Meter, Stopped};
use crate::step::Step;
use cycles::Keep;
use nested::{Chains, Inner};
use nested_sets::NestedSets;
use run::Run;
pub(crate) use score::Use;
use search::Best;
use std::collections::BTreeMap;
use std::rc::Rc;

/// What the searches for chains share during a rating.
pub(crate) struct Engine {
    filled: Filled,
    sets: NestedSets,
    /// The nested searches done, by board.
    memory: BTreeMap<(Inner, [u16; 81]), Rc<Chains>>,
    /// About how much they hold.
    remembered: usize,
    /// Runs that are not in use.
    spare: Vec<Run>,
    /// Whether steps get their chains.
    explains: bool,
}

impl Engine {
    /// How many nested chains are remembered before all are forgotten; each takes about 20 bytes.
    const MOST_REMEMBERED: usize = 4_000_000;

    /// How many sets of nested chains are kept from one search to the next.
    const MOST_SETS: usize = 1_000_000;

    pub(crate) fn new(explains: bool) -> Engine {
        Engine {
            filled: Filled { open: 0, open_in: [0; 27], placed: [0; 9] },
            sets: NestedSets::new(),
            memory: BTreeMap::new(),
            remembered: 0,
            spare: Vec::new(),
            explains,
        }
    }

    /// Forgets the nested searches. Runs under way keep their sets of nested chains.
    fn forget(&mut self) {
        self.memory.clear();
        self.remembered = 0;
    }

    /// Begins a search of the board, when no run is under way.
    fn look_at(&mut self, board: &Board) {
        // The simple rules count what is placed, so what was found on the working boards holds no longer.
        let has_changed = self.filled.open != board.filled.open;
        if has_changed || self.sets.len() > Engine::MOST_SETS {
            self.filled.clone_from(&board.filled);
            self.forget();
            self.sets = NestedSets::new();
        }
    }

    /// Returns the easiest forcing chain or cycle.
    pub(crate) fn forcing_chain(
        &mut self,
        board: &Board,
        meter: &mut Meter<'_>,
    ) -> Result<Option<Step>, Stopped> {
        self.look_at(board);
        let best = self.cycles(&board.grid, Keep::Best(None), meter)?;
        Ok(best.first().map(|chain| self.simple_step(chain)))
    }

    /// Returns the easiest chain of a search.
    pub(crate) fn easiest(
        &mut self,
        board: &Board,
        used: Use,
        meter: &mut Meter<'_>,
    ) -> Result<Option<Step>, Stopped> {
        self.look_at(board);
        // Runs that end early are fast, so easy dynamic chains are looked for first. With rules they do not end early.
        let limits: &[u32] = match used {
            Use::Dynamic { level: 0, .. } => &[24, u32::MAX],
            _ => &[u32::MAX],
        };
        for &limit in limits {
            let mut best = Best { found: None, limit };
            let was_cut = self.search(&board.grid, used, &mut best, meter)?;
            if let Some(scored) = best.found {
                return self.found_step(&board.grid, used, scored, meter).map(Some);
            }
            if !was_cut {
                break;
            }
        }
        Ok(None)
    }
}
