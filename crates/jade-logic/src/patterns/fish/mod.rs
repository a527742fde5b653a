//! Fish: a number of houses (the cover) contain all places that a digit has in as many other houses (the base), or all
//! except a few places, the fins.
//!
//! The argument is the same for all houses. The digit occurs once in each base house, and at most once in each cover
//! house. For every place, count the base houses and the cover houses that contain it. If no true place is in more base
//! than cover houses, then, since the sums are equal, every true place is in as many base as cover houses. So a place
//! in more cover than base houses is false. The places in more base than cover houses are the fins: either one of them
//! is true, or the fish holds without them. A place that is in more cover than base houses and sees every fin is false
//! in both cases.
//!
//! People search for fish of rows and columns first; `lines` finds these with bit masks, and `houses` finds all others.

mod cores;
mod houses;
pub(crate) mod kraken;
mod lines;

use crate::patterns::candidates;
use crate::{Analysis, AnalysisOf, PartDecl, PartKind, PartValue, Role, Step, Technique};
use jade_grid::{CellBits, Digit, Geometry, HouseId};
use std::cmp::Reverse;

/// The parts of a fish without fins.
pub(crate) const WHOLE_PARTS: &[PartDecl] = &[
    PartDecl::new("digit", Role::Subject, PartKind::Digit),
    PartDecl::new("base", Role::Base, PartKind::Houses),
    PartDecl::new("cover", Role::Cover, PartKind::Houses),
    PartDecl::new("cells", Role::Subject, PartKind::Cells),
];

/// The parts of a fish with fins. The last two are empty except for siamese fish: two fish with the same base whose
/// covers differ in one house and whose fins differ.
pub(crate) const FINNED_PARTS: &[PartDecl] = &[
    PartDecl::new("digit", Role::Subject, PartKind::Digit),
    PartDecl::new("base", Role::Base, PartKind::Houses),
    PartDecl::new("cover", Role::Cover, PartKind::Houses),
    PartDecl::new("cells", Role::Subject, PartKind::Cells),
    PartDecl::new("fins", Role::Fin, PartKind::Cells),
    PartDecl::new("other-cover", Role::Cover, PartKind::Houses),
    PartDecl::new("other-fins", Role::Fin, PartKind::Cells),
];

/// The kinds of fish, by their fins.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Shape {
    /// No fins.
    Whole,
    /// Fins, and at least two other places in each base line.
    Finned,
    /// Fins, and a base line with at most one other place.
    Sashimi,
}

/// The classes of fish, by their houses.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Class {
    /// Rows as base and columns as cover, or vice versa.
    Lines,
    /// The same, but with boxes (or extra regions) in the base or the cover.
    Franken,
    /// Both rows and columns in the base, or in the cover.
    Mutant,
}

/// A fish. Its houses are bits, by their index in the geometry.
#[derive(Clone)]
pub(crate) struct Fish<const WORDS: usize = 4> {
    digit: Digit,
    base: u128,
    cover: u128,
    fins: CellBits<WORDS>,
    targets: CellBits<WORDS>,
    /// Whether some base line has fewer than two places besides the fins.
    lean: bool,
}

impl<const WORDS: usize> Fish<WORDS> {
    /// Returns the cost: of several fish with the same targets, the cheapest is reported. Few fins are cheap, then
    /// first houses.
    fn cost(&self) -> impl Ord + use<WORDS> {
        (self.fins.len(), Reverse(self.base.reverse_bits()), Reverse(self.cover.reverse_bits()))
    }
}

/// Finds fish of `size` base houses. Of several with the same conclusions, the one with the fewest fins is reported.
/// Siamese fish, two with fins on one body, are also reported as one.
pub(crate) fn find(
    technique: &'static Technique,
    analysis: &Analysis<'_>,
    digit: Digit,
    class: Class,
    size: usize,
    shape: Shape,
) -> Vec<Step> {
    let fish = houses::find(analysis, digit, class, size, shape != Shape::Whole);
    steps(technique, analysis, shape, fish)
}

/// Like [`find`], for fish of rows and columns.
pub(crate) fn find_of_lines<const WORDS: usize>(
    technique: &'static Technique,
    analysis: &AnalysisOf<'_, WORDS>,
    digit: Digit,
    size: usize,
    shape: Shape,
) -> Vec<Step> {
    let fish = match shape {
        Shape::Whole => find_lines(analysis, digit, size, false),
        Shape::Finned | Shape::Sashimi => analysis.finned_lines(digit, size).to_vec(),
    };
    steps(technique, analysis, shape, fish)
}

/// Returns every fish of `size` rows or columns with this digit, with or without fins.
pub(crate) fn find_lines<const WORDS: usize>(
    analysis: &AnalysisOf<'_, WORDS>,
    digit: Digit,
    size: usize,
    with_fins: bool,
) -> Vec<Fish<WORDS>> {
    let mut fish = Vec::new();
    lines::find(analysis, digit, size, with_fins, &mut fish);
    fish
}

/// One fish, or two siamese fish reported as one.
struct ReportedFish<'f, const WORDS: usize> {
    first: &'f Fish<WORDS>,
    other: Option<&'f Fish<WORDS>>,
    targets: CellBits<WORDS>,
}

/// Returns the steps for the fish of this shape. All fish in `fish` have one digit; those of other shapes are needed to
/// find siamese fish.
fn steps<const WORDS: usize>(
    technique: &'static Technique,
    analysis: &AnalysisOf<'_, WORDS>,
    shape: Shape,
    mut fish: Vec<Fish<WORDS>>,
) -> Vec<Step> {
    fish.sort_by_cached_key(|fish| (fish.base, fish.cost()));
    let of_shape = |lean: bool| lean == (shape == Shape::Sashimi);
    let single = fish.iter().filter(|fish| of_shape(fish.lean));
    let mut reported: Vec<ReportedFish<'_, WORDS>> =
        single.map(|first| ReportedFish { first, other: None, targets: first.targets }).collect();
    for body in fish.chunk_by(|a, b| a.base == b.base) {
        for (index, first) in body.iter().enumerate() {
            for other in &body[index + 1..] {
                let one_apart = (first.cover & !other.cover).count_ones() == 1;
                let more = !first.targets.is_superset(other.targets);
                let more = more && !other.targets.is_superset(first.targets);
                if one_apart && first.fins != other.fins && more && of_shape(first.lean && other.lean) {
                    let targets = first.targets | other.targets;
                    reported.push(ReportedFish { first, other: Some(other), targets });
                }
            }
        }
    }
    let cost = |reported: &ReportedFish<'_, WORDS>| {
        (reported.other.is_some(), reported.first.cost(), reported.other.map(Fish::cost))
    };
    reported.sort_by_cached_key(|reported| {
        (reported.targets.first(), Reverse(reported.targets.len()), reported.targets, cost(reported))
    });
    reported.dedup_by_key(|reported| reported.targets);
    reported.iter().map(|reported| step(technique, analysis, reported)).collect()
}

fn step<const WORDS: usize>(
    technique: &'static Technique,
    analysis: &AnalysisOf<'_, WORDS>,
    reported: &ReportedFish<'_, WORDS>,
) -> Step {
    let position = analysis.position();
    let ReportedFish { first: fish, other, targets } = reported;
    let base = houses(fish.base);
    let places = base.iter().fold(CellBits::EMPTY, |all, house| all | position.cells_in(*house, fish.digit));
    let digit = PartValue::Digit(fish.digit);
    let body = [
        digit,
        PartValue::Houses(base),
        PartValue::Houses(houses(fish.cover)),
        PartValue::Cells((places - fish.fins).large()),
    ];
    let parts = if technique.parts.len() == WHOLE_PARTS.len() {
        technique.name_parts(body)
    } else {
        let [digit, base, cover, cells] = body;
        let fins = PartValue::Cells(fish.fins.large());
        let other_cover = PartValue::Houses(other.map_or_else(Vec::new, |other| houses(other.cover)));
        let other_fins = PartValue::Cells(other.map_or(CellBits::EMPTY, |other| other.fins).large());
        technique.name_parts([digit, base, cover, cells, fins, other_cover, other_fins])
    };
    Step::new(technique.id, parts, Vec::new(), candidates(*targets, fish.digit))
}

/// Returns the houses whose bits are set.
fn houses(mask: impl Into<u128>) -> Vec<HouseId> {
    let mask: u128 = mask.into();
    let [low, high] = [mask as u64, (mask >> 64) as u64];
    bits(low).chain(bits(high).map(|bit| bit + 64)).map(HouseId::new).collect()
}

/// Returns the indices of the set bits.
fn bits(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = mask.trailing_zeros() as usize;
        (mask != 0).then(|| {
            mask &= mask - 1;
            bit
        })
    })
}

/// The maximum number of lines of a kind.
const MAX_SIDE: usize = Geometry::MAX_LARGE_SIDE;
