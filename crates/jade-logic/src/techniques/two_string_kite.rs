//! Two-string kite: a digit has two places in a row and two in a column, and one end of each pair is in the same box.
//! These two are not both true, so one of the other ends is: the cell that sees both of those loses the digit. Dual:
//! the column of one near cell and the row of the other also have two places each; both kites are one step.
//!
//! ```text
//!  .  *  . | .  .  . | T  .  .     row and column have the digit at * or T only;
//!  *  .  . | .  .  . | .  .  .     not both * are true, so one T is: none at x
//!  .  .  . | .  .  . | .  .  .
//!  T  .  . | .  .  . | x  .  .
//! ```

use crate::patterns::conjugate::{self, TwoPairs, TwoPairsKind};
use crate::patterns::distinct_with_dual;
use crate::step::{PartKind, PartValue, Role};
use crate::{
    AnalysisOf, Evidence, Family, Level, Needs, PartDecl, Profiles, Step, Technique, TechniqueId, any_size,
};
use jade_grid::{Digit, LargeCellSet};

/// See the [module](self).
pub static TWO_STRING_KITE: Technique = Technique {
    id: TechniqueId::new("two-string-kite"),
    family: Family::SingleDigit,
    level: Level::Hard,
    points: 150,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["0401", "0404"],
    parts: &[
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
        PartDecl::new("base", Role::Base, PartKind::Houses),
        PartDecl::new("box", Role::Cover, PartKind::House),
        PartDecl::new("near", Role::SetB, PartKind::Cells),
        PartDecl::new("far", Role::SetA, PartKind::Cells),
        PartDecl::new("other-base", Role::Base, PartKind::Houses),
        PartDecl::new("other-far", Role::SetA, PartKind::Cells),
    ],
    evidence: Evidence::PATTERN,
    find: any_size!(Digit, find),
    examples: include_str!("two_string_kite.txt"),
};

fn find<const WORDS: usize>(analysis: &AnalysisOf<'_, WORDS>, digit: Digit) -> Vec<Step> {
    let kites: Vec<_> = conjugate::two_pairs(analysis, digit, TwoPairsKind::TwoStringKite).collect();
    let mut steps: Vec<Step> = kites.iter().map(|kite| step(analysis, kite, None)).collect();
    for (index, kite) in kites.iter().enumerate() {
        let tied_so = |other: &&&TwoPairs| other.cells()[0] == kite.cells()[0];
        for other in kites[index + 1..].iter().filter(tied_so) {
            steps.push(step(analysis, kite, Some(other)));
        }
    }
    distinct_with_dual(steps)
}

/// Returns the step for a kite, or for two kites joined in the same cells.
fn step<const WORDS: usize>(
    analysis: &AnalysisOf<'_, WORDS>,
    kite: &TwoPairs,
    other: Option<&TwoPairs>,
) -> Step {
    let position = analysis.position();
    let [digit, base, in_box, near, far] = kite.parts(analysis.geometry());
    let other_base = PartValue::Houses(other.map_or_else(Vec::new, TwoPairs::base));
    let other_far = PartValue::Cells(other.map_or(LargeCellSet::EMPTY, |other| other.cells()[1]));
    let parts = TWO_STRING_KITE.name_parts([digit, base, in_box, near, far, other_base, other_far]);
    let both = || std::iter::once(kite).chain(other);
    let eliminations = both().flat_map(|kite| kite.eliminations(position)).collect();
    let links = both().flat_map(TwoPairs::links).collect();
    Step::new(TWO_STRING_KITE.id, parts, Vec::new(), eliminations).with_links(links)
}
