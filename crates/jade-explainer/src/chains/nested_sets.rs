//! Sets of nested chains, each stored once, with the sum of their complexities.

use std::collections::BTreeMap;

/// A set of nested chains. 0 is empty.
pub(crate) type SetId = u32;

/// The nested chains seen so far and sets of them.
pub(crate) struct NestedSets {
    /// Per chain: its complexity.
    chains: Vec<u32>,
    /// The chains by their targets and lists of nodes.
    chain_ids: BTreeMap<Box<[u16]>, u32>,
    /// Per set: its chains, ascending.
    sets: Vec<Box<[u32]>>,
    sums: Vec<u32>,
    ids: BTreeMap<Box<[u32]>, SetId>,
    unions: BTreeMap<(SetId, SetId), SetId>,
}

impl NestedSets {
    pub(crate) fn new() -> NestedSets {
        NestedSets {
            chains: Vec::new(),
            chain_ids: BTreeMap::new(),
            sets: vec![Box::default()],
            sums: vec![0],
            ids: BTreeMap::from([(Box::default(), 0)]),
            unions: BTreeMap::new(),
        }
    }

    /// Returns the number of sets.
    pub(crate) fn len(&self) -> usize {
        self.sets.len()
    }

    /// Returns the set of one chain with these lists of nodes.
    pub(crate) fn chain(&mut self, lists: &[u16], complexity: u32) -> SetId {
        let next = self.chains.len() as u32;
        let id = *self.chain_ids.entry(lists.into()).or_insert(next);
        if id == next {
            self.chains.push(complexity);
        }
        self.set(Box::new([id]))
    }

    fn set(&mut self, chains: Box<[u32]>) -> SetId {
        if let Some(id) = self.ids.get(&chains) {
            return *id;
        }
        let id = self.sets.len() as SetId;
        self.sums.push(chains.iter().map(|chain| self.chains[*chain as usize]).sum());
        self.sets.push(chains.clone());
        self.ids.insert(chains, id);
        id
    }

    /// Returns the union of two sets.
    pub(crate) fn union(&mut self, one: SetId, two: SetId) -> SetId {
        if one == two || two == 0 {
            return one;
        }
        if one == 0 {
            return two;
        }
        let key = (one.min(two), one.max(two));
        if let Some(id) = self.unions.get(&key) {
            return *id;
        }
        let mut chains = [&*self.sets[one as usize], &*self.sets[two as usize]].concat();
        chains.sort_unstable();
        chains.dedup();
        let id = self.set(chains.into());
        self.unions.insert(key, id);
        id
    }

    /// Returns the sum of the complexities of its chains.
    #[inline]
    pub(crate) fn sum(&self, set: SetId) -> u32 {
        self.sums[set as usize]
    }
}
