//! [`Random`]: pseudo-random numbers that are the same on every machine.

/// SplitMix64 (G. Steele, D. Lea and C. Flood, *Fast splittable pseudorandom number generators*, 2014): one addition
/// and one mixing of 64 bits per number, every seed as good as any other. For shuffling, not for secrets. The numbers
/// of a seed are part of JADE's stable interface: they never change.
///
/// ```
/// use jade_search::Random;
/// let mut random = Random::new(2026);
/// let mut digits = [1, 2, 3, 4];
/// random.shuffle(&mut digits);
/// assert!(random.below(6) < 6);
/// assert_eq!(Random::numbered(2026, 3).below(1000), Random::numbered(2026, 3).below(1000));
/// ```
#[derive(Clone, Debug)]
pub struct Random(u64);

/// 2^64 divided by the golden ratio.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

fn mix(bits: u64) -> u64 {
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

impl Random {
    /// Creates the generator with this seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// Creates one of many generators of a seed, for work that is done in numbered pieces, perhaps by several threads:
    /// generator `number` starts at the `number`-th number of the seed, mixed once more.
    pub fn numbered(seed: u64, number: u64) -> Random {
        Random(mix(mix(seed.wrapping_add(STEP.wrapping_mul(number.wrapping_add(1)))) ^ STEP))
    }

    /// Returns the next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        mix(self.0)
    }

    /// Returns a number below `bound` (at least 1), all equally likely: the high half of a product, after D. Lemire,
    /// *Fast random integer generation in an interval*, 2019.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u64;
        loop {
            let product = u128::from(self.bits()) * u128::from(bound);
            // The lowest few values of the low half would favour some results.
            if product as u64 >= bound.wrapping_neg() % bound {
                return (product >> 64) as usize;
            }
        }
    }

    /// Shuffles the elements; all orders are equally likely (Fisher and Yates).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for i in (1..things.len()).rev() {
            things.swap(i, self.below(i + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first numbers of seed 1234567 as S. Vigna's reference implementation prints them.
    #[test]
    fn the_numbers_match_the_reference() {
        let mut random = Random::new(1_234_567);
        let numbers: Vec<u64> = (0..5).map(|_| random.bits()).collect();
        assert_eq!(
            numbers,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423,
                4_593_380_528_125_082_431,
                16_408_922_859_458_223_821
            ]
        );
    }

    #[test]
    fn numbers_and_permutations_are_uniformly_distributed() {
        let mut random = Random::new(7);
        let mut counts = [0; 6];
        let mut orders = std::collections::HashMap::new();
        for _ in 0..60_000 {
            counts[random.below(6)] += 1;
            let mut order = [0, 1, 2];
            random.shuffle(&mut order);
            *orders.entry(order).or_insert(0) += 1;
        }
        assert_eq!(orders.len(), 6);
        // Six standard deviations of a binomial with mean 10,000.
        assert!(counts.iter().chain(orders.values()).all(|n: &i32| (n - 10_000).abs() < 550), "{counts:?}");
    }
}
