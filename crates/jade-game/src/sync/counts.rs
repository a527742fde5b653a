//! [`Counts`]: a tree of numbers that only grow.

use super::Join;
use serde::Serialize;
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use std::collections::BTreeMap;
use std::fmt;

/// The greatest number.
const MAX_COUNT: u64 = 100_000_000;
/// How many lists and objects may be inside each other.
const MAX_DEPTH: usize = 4;

/// Numbers, lists and objects of numbers: the seconds and hints of a game, for example. Two versions merge to the greater
/// one of each number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Counts {
    /// A number.
    One(u64),
    /// Numbers in order.
    List(Vec<Counts>),
    /// Numbers by name.
    Named(BTreeMap<String, Counts>),
}

/// Reads without a tree of all values first, as the choice of serde would make.
struct AnyCounts;

impl<'de> Visitor<'de> for AnyCounts {
    type Value = Counts;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number that is not negative, or a list or an object of such")
    }

    fn visit_u64<E>(self, number: u64) -> Result<Counts, E> {
        Ok(Counts::One(number))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut all: A) -> Result<Counts, A::Error> {
        let mut list = Vec::new();
        while let Some(one) = all.next_element()? {
            list.push(one);
        }
        Ok(Counts::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut all: A) -> Result<Counts, A::Error> {
        let mut named = BTreeMap::new();
        while let Some((name, one)) = all.next_entry()? {
            named.insert(name, one);
        }
        Ok(Counts::Named(named))
    }
}

impl<'de> Deserialize<'de> for Counts {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Counts, D::Error> {
        from.deserialize_any(AnyCounts)
    }
}

impl Counts {
    /// Whether no number is above 10⁸, and the tree has at most four levels.
    pub(super) fn is_sound(&self) -> bool {
        self.is_sound_within(MAX_DEPTH)
    }

    fn is_sound_within(&self, depth: usize) -> bool {
        let is_sound = |one: &Counts| depth > 0 && one.is_sound_within(depth - 1);
        match self {
            Counts::One(number) => *number <= MAX_COUNT,
            Counts::List(all) => depth > 0 && all.iter().all(is_sound),
            Counts::Named(all) => depth > 0 && all.values().all(is_sound),
        }
    }

    /// Returns the part with a name.
    pub fn named(&self, name: &str) -> Option<&Counts> {
        match self {
            Counts::Named(all) => all.get(name),
            Counts::One(_) | Counts::List(_) => None,
        }
    }

    /// Returns the sum of all numbers.
    pub fn sum(&self) -> u64 {
        match self {
            Counts::One(number) => *number,
            Counts::List(all) => all.iter().map(Counts::sum).fold(0, u64::saturating_add),
            Counts::Named(all) => all.values().map(Counts::sum).fold(0, u64::saturating_add),
        }
    }
}

impl Join for Counts {
    /// Where their forms differ, an object stays before a list, and a list before a number.
    fn join(self, other: Counts) -> Counts {
        match (self, other) {
            (Counts::One(one), Counts::One(other)) => Counts::One(one.max(other)),
            (Counts::List(one), Counts::List(other)) => {
                let length = one.len().max(other.len());
                let (mut one, mut other) = (one.into_iter(), other.into_iter());
                Counts::List((0..length).filter_map(|_| one.next().join(other.next())).collect())
            }
            (Counts::Named(mut one), Counts::Named(other)) => {
                for (name, theirs) in other {
                    let ours = one.remove(&name);
                    one.extend(ours.join(Some(theirs)).map(|joined| (name, joined)));
                }
                Counts::Named(one)
            }
            (named @ Counts::Named(_), _) | (_, named @ Counts::Named(_)) => named,
            (list @ Counts::List(_), _) | (_, list @ Counts::List(_)) => list,
        }
    }
}

impl<T: Join> Join for Option<T> {
    fn join(self, other: Option<T>) -> Option<T> {
        match (self, other) {
            (Some(one), Some(other)) => Some(one.join(other)),
            (one, other) => one.or(other),
        }
    }
}
