//! Square bit tables: which vertices are linked.

/// A row of bits for each vertex, with one bit for each other vertex.
#[derive(Clone, Default)]
pub(crate) struct BitTable {
    words: usize,
    bits: Vec<u64>,
}

impl BitTable {
    pub fn new(size: usize) -> BitTable {
        let words = size.div_ceil(64);
        BitTable { words, bits: vec![0; size * words] }
    }

    pub fn words(&self) -> usize {
        self.words
    }

    pub fn row(&self, vertex: usize) -> &[u64] {
        &self.bits[vertex * self.words..][..self.words]
    }

    pub fn contains(&self, a: usize, b: usize) -> bool {
        self.row(a)[b / 64] >> (b % 64) & 1 != 0
    }

    /// Links two vertices in both directions.
    pub fn join(&mut self, a: usize, b: usize) {
        self.bits[a * self.words + b / 64] |= 1 << (b % 64);
        self.bits[b * self.words + a / 64] |= 1 << (a % 64);
    }

    /// Returns the bits set in either table.
    pub fn union(&self, other: &BitTable) -> BitTable {
        let bits = self.bits.iter().zip(&other.bits).map(|(a, b)| a | b).collect();
        BitTable { words: self.words, bits }
    }

    /// Adds the rows of all vertices in `from` to `into`.
    pub fn spread(&self, from: &[u64], into: &mut [u64]) {
        for vertex in ones(from) {
            for (word, more) in into.iter_mut().zip(self.row(vertex)) {
                *word |= more;
            }
        }
    }
}

/// Returns the indices of the set bits, in ascending order.
pub(crate) fn ones(words: &[u64]) -> impl Iterator<Item = usize> + '_ {
    words.iter().enumerate().flat_map(|(index, &word)| {
        std::iter::successors((word != 0).then_some(word), |word| {
            let rest = word & (word - 1);
            (rest != 0).then_some(rest)
        })
        .map(move |word| index * 64 + word.trailing_zeros() as usize)
    })
}
