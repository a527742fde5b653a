//! [`Reach`]: the distances between vertices along alternating strong and weak links.

use super::bits::{BitTable, ones};
use std::collections::HashMap;

/// No chain of fewer than 255 links leads there.
const NEVER: u8 = u8::MAX;

/// For every two vertices, the number of links of the shortest chain between them that begins and ends with a strong
/// link: if one is false, the other is true. The distances are symmetric.
pub(crate) struct Reach {
    size: usize,
    distances: Vec<u8>,
}

/// A breadth-first search from several vertices.
pub(crate) struct Search<'g> {
    strong: &'g BitTable,
    weak: &'g BitTable,
    on: Vec<u64>,
    off: Vec<u64>,
    /// The vertices reached last.
    now: Vec<u64>,
    next: Vec<u64>,
    length: u8,
}

impl<'g> Search<'g> {
    /// Starts from vertices that are false.
    pub fn from_off(
        strong: &'g BitTable,
        weak: &'g BitTable,
        starts: impl IntoIterator<Item = usize>,
    ) -> Search<'g> {
        let none = vec![0; strong.words()];
        let (on, off, now) = (none.clone(), none.clone(), none.clone());
        let mut search = Search { strong, weak, on, off, now, next: none, length: 0 };
        search.begin(starts);
        search
    }

    /// Starts again from other vertices that are false.
    fn begin(&mut self, starts: impl IntoIterator<Item = usize>) {
        self.on.fill(0);
        self.now.fill(0);
        starts.into_iter().for_each(|start| self.now[start / 64] |= 1 << (start % 64));
        self.off.copy_from_slice(&self.now);
        self.length = 0;
    }

    /// Returns the vertices reached last; at first, those where the search starts.
    pub fn last(&self) -> &[u64] {
        &self.now
    }

    /// Goes one link further. Returns the vertices that become true (after strong links) or false (after weak links)
    /// for the first time; `None` if there are none.
    pub fn step(&mut self) -> Option<&[u64]> {
        let strong = self.length.is_multiple_of(2);
        let (links, seen) = if strong { (self.strong, &mut self.on) } else { (self.weak, &mut self.off) };
        self.next.fill(0);
        links.spread(&self.now, &mut self.next);
        let mut any = 0;
        for (next, seen) in self.next.iter_mut().zip(seen) {
            *next &= !*seen;
            *seen |= *next;
            any |= *next;
        }
        std::mem::swap(&mut self.now, &mut self.next);
        self.length += 1;
        (any != 0 && self.length < NEVER).then_some(&self.now)
    }
}

impl Reach {
    /// Computes all distances.
    pub fn of(strong: &BitTable, weak: &BitTable, size: usize) -> Reach {
        let mut distances = vec![NEVER; size * size];
        let mut search = Search::from_off(strong, weak, []);
        // No chain begins at a vertex without a strong link.
        for start in (0..size).filter(|start| strong.row(*start).iter().any(|links| *links != 0)) {
            let row = &mut distances[start * size..][..size];
            search.begin([start]);
            let mut length = 0;
            while let Some(reached) = search.step() {
                length += 1;
                if length % 2 == 1 {
                    ones(reached).for_each(|vertex| row[vertex] = length);
                }
            }
        }
        Reach { size, distances }
    }

    /// Returns the number of links of the shortest chain, which is always odd; `None` if there is none.
    pub fn distance(&self, a: usize, b: usize) -> Option<u8> {
        Some(self.distances[a * self.size + b]).filter(|distance| *distance != NEVER)
    }

    /// Returns a shortest chain between two vertices, including them. Of several, the one with the smallest indices
    /// from the first vertex on.
    pub fn shortest_chain(
        &self,
        strong: &BitTable,
        weak: &BitTable,
        a: usize,
        b: usize,
    ) -> Option<Vec<usize>> {
        let mut left = self.distance(a, b)?;
        let mut way = vec![a];
        let mut off = a;
        loop {
            // Vertices that are strongly linked with `off`, and weakly with one as near to the end as possible.
            if left == 1 {
                way.push(b);
                return Some(way);
            }
            let nearer = |on: usize| {
                let mut next = ones(weak.row(on)).filter(|next| self.distance(*next, b) == Some(left - 2));
                next.next().map(|next| (on, next))
            };
            let (on, next) = ones(strong.row(off)).find_map(nearer)?;
            way.extend([on, next]);
            off = next;
            left -= 2;
        }
    }

    /// Calls `found` with every shortest chain between two vertices that visits no vertex twice; with none if there are
    /// more than `most`, since a choice among them would depend on the reading order.
    pub fn shortest_chains(
        &self,
        strong: &BitTable,
        weak: &BitTable,
        [a, b]: [usize; 2],
        most: usize,
        found: &mut dyn FnMut(&[usize]),
    ) {
        let Some(left) = self.distance(a, b) else { return };
        if left > 1 && self.count(strong, weak, [a, b], left, most, &mut HashMap::new()) > most {
            return;
        }
        let mut walker = ChainWalker { reach: self, strong, weak, end: b, way: vec![a], found };
        walker.extend(left);
    }

    /// Returns the number of shortest chains between two vertices with `left` links; any number above `most` if there
    /// are more.
    fn count(
        &self,
        strong: &BitTable,
        weak: &BitTable,
        [a, b]: [usize; 2],
        left: u8,
        most: usize,
        known: &mut HashMap<usize, usize>,
    ) -> usize {
        if left == 1 {
            return 1;
        }
        if let Some(&count) = known.get(&a) {
            return count;
        }
        let mut count = 0;
        for on in ones(strong.row(a)) {
            for next in ones(weak.row(on)) {
                if count <= most && self.distance(next, b) == Some(left - 2) {
                    count += self.count(strong, weak, [next, b], left - 2, most, known);
                }
            }
        }
        known.insert(a, count);
        count
    }
}

struct ChainWalker<'r, 'f> {
    reach: &'r Reach,
    strong: &'r BitTable,
    weak: &'r BitTable,
    end: usize,
    way: Vec<usize>,
    found: &'f mut dyn FnMut(&[usize]),
}

impl ChainWalker<'_, '_> {
    /// Continues from the last vertex, which is false, with `left` more links.
    fn extend(&mut self, left: u8) {
        let off = self.way[self.way.len() - 1];
        if left == 1 {
            self.way.push(self.end);
            (self.found)(&self.way);
            self.way.pop();
            return;
        }
        for on in ones(self.strong.row(off)) {
            if on == self.end || self.way.contains(&on) {
                continue;
            }
            for next in ones(self.weak.row(on)) {
                let near = self.reach.distance(next, self.end) == Some(left - 2);
                if !near || next == self.end || self.way.contains(&next) {
                    continue;
                }
                self.way.extend([on, next]);
                self.extend(left - 2);
                self.way.truncate(self.way.len() - 2);
            }
        }
    }
}
