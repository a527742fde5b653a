//! [`Random`]: pseudo-random numbers that are the same on every machine; [`Key`]: seeds made of other seeds.

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

    /// Creates one of many generators of a seed as versions up to 0.2 did: generator `number` starts at the `number`-th
    /// number of the seed, mixed once more. So the generators of seeds that are a multiple of the step apart are the
    /// same ones, shifted. Only what has to make the numbers of those versions again calls this; a [`Key`] replaces it.
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

/// Where random numbers come from: a purpose, and the seeds, texts and numbers that distinguish one use of it from
/// another. Everything in JADE that needs several streams of random numbers, or a seed made of another seed, makes
/// them with a key. Keys that differ in anything share nothing; that they do by accident has a probability of 2^-64.
///
/// Each part is absorbed by the finalizer of SplitMix64 (the function `mix64` of the article cited at [`Random`]), twice:
/// once on what came before, so that sums of parts do not matter, and once on both. A text is its length in bytes and
/// then its bytes, eight at a time. The numbers of a key never change either.
///
/// ```
/// use jade_search::Key;
/// let boards = Key::new("boards").number(2026);
/// let mut third = boards.number(3).random();
/// assert!(third.below(6) < 6);
/// assert_eq!(boards.number(3).seed(), Key::new("boards").number(2026).number(3).seed());
/// assert_ne!(boards.text("hard").seed(), boards.text("easy").seed());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key(u64);

impl Key {
    /// Creates the key of a purpose, such as `boards`. Each purpose has its own name.
    pub fn new(purpose: &str) -> Key {
        Key(0).text(purpose)
    }

    /// Returns the key with one more part, a number.
    #[must_use]
    pub fn number(self, number: u64) -> Key {
        Key(mix(mix(self.0.wrapping_add(STEP)) ^ number))
    }

    /// Returns the key with one more part, a text.
    #[must_use]
    pub fn text(self, text: &str) -> Key {
        let word = |piece: &[u8]| piece.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
        let words = text.as_bytes().chunks(8).map(word);
        words.fold(self.number(text.len() as u64), Key::number)
    }

    /// Returns the generator of this key.
    pub fn random(self) -> Random {
        Random::new(self.0)
    }

    /// Returns the seed of this key, for what takes a seed.
    pub fn seed(self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed from the definition by a script.
    #[test]
    fn the_seeds_of_keys_never_change() {
        assert_eq!(Key::new("").seed(), 5_197_578_548_964_807_871);
        assert_eq!(Key::new("boards").number(2026).number(3).seed(), 12_177_178_892_616_280_066);
        assert_eq!(Key::new("nine bytes").text("é").seed(), 14_219_744_924_496_455_322);
    }

    #[test]
    fn keys_that_differ_share_no_numbers() {
        let mut seen = std::collections::HashSet::new();
        let mut check = |key: Key| {
            let mut random = key.random();
            (0..8).for_each(|_| assert!(seen.insert(random.bits())));
        };
        // Seeds that are a step apart, and parts with the same sum or the same bytes in another order.
        for seed in [0, 1, 2026, STEP, 2_u64.wrapping_mul(STEP), 2026_u64.wrapping_add(STEP), u64::MAX] {
            let key = Key::new("attempts").number(seed);
            (0..50).for_each(|number| check(key.number(number)));
        }
        for text in ["", "a", "ab", "ba", "a\0", "hard", "12345678", "123456789"] {
            check(Key::new(text));
            check(Key::new("a").text(text));
        }
        check(Key::new("a").text("b").text("c"));
        check(Key::new("a").text("bc").number(1));
        check(Key::new("a").number(1).text("bc"));
    }

    /// All purposes in JADE, and what the numbers of versions up to 0.2 were made of, with the same few seeds.
    #[test]
    fn purposes_share_no_numbers() {
        let purposes = [
            "answer of a drill",
            "attempts",
            "board of a drill",
            "order of the collection",
            "set of a data set",
            "symmetry of a pick",
        ];
        let mut seen = std::collections::HashSet::new();
        let mut check = |mut random: Random| {
            (0..2000).for_each(|_| assert!(seen.insert(random.bits())));
        };
        for seed in [0, 1, STEP] {
            for purpose in purposes {
                let key = Key::new(purpose).number(seed);
                check(key.random());
                (0..20).for_each(|number| check(key.number(number).random()));
                // A seed that is made by a key and given to another.
                check(Key::new("attempts").number(key.seed()).random());
            }
        }
        (1..20).for_each(|number| check(Random::numbered(1, number)));
    }

    /// Each bit of a part changes each bit of the seed in half of all cases.
    #[test]
    fn every_bit_of_a_part_matters() {
        for bit in 0..64 {
            let flipped = |seed: u64| {
                let [one, other] =
                    [seed, seed ^ 1 << bit].map(|seed| Key::new("attempts").number(seed).number(0));
                one.seed() ^ other.seed()
            };
            let mut counts = [0; 64];
            for seed in 0..1000 {
                let difference = flipped(seed);
                (0..64).for_each(|at| counts[at] += difference >> at & 1);
            }
            // Six standard deviations of a binomial with mean 500.
            assert!(counts.iter().all(|count| count.abs_diff(500) < 95), "{bit}: {counts:?}");
        }
    }

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
