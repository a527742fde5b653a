//! Kraken fish, type 2: a fish with fins. If no fin is true, the fish holds, and each of its covers has the digit in
//! one of the cells of the fish. From each of these cells of one cover, and from every fin, a chain shows that the same
//! candidate (of any digit, anywhere) is false. So it is false.
//!
//! ```text
//!  .  *  . | .  f  . | .  s  .     without f, rows 1 and 6 would be an X-Wing on columns 2 and 8: one s would
//!  .  .  . | .  |  . | .  |  .     be true. From f and from each s, chains lead to x: it is false
//!  .  .  . | .  |  . | x <+  .
//!  ---------+--- | ---+-^-- | -
//!  .  .  . | .  |  . | |  |  .
//!  .  .  . | .  + ---- +  |  .
//!  .  *  . | .  .  . | .  s  .
//! ```

use crate::patterns::fish::kraken::{self, Kind};
use crate::{Analysis, Evidence, Family, Find, Level, Needs, Profiles, StepSink, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static KRAKEN_FISH_2: Technique = Technique {
    id: TechniqueId::new("kraken-fish-2"),
    family: Family::Fish,
    level: Level::Extreme,
    points: 500,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["0372"],
    parts: Kind::Type2.parts(),
    evidence: Evidence::ARGUMENT,
    find: Find::Board(find),
    examples: include_str!("kraken_fish_2.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    kraken::find(&KRAKEN_FISH_2, analysis, Kind::Type2, found)
}
