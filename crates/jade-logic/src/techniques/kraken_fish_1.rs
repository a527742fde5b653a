//! Kraken fish, type 1: a fish with fins, and a cell of its cover that does not see all of the fins. If no fin is true,
//! the fish holds and the cell loses the digit. From every fin, a chain shows that the cell loses it in that case too;
//! a fin that sees the cell is such a chain by itself.
//!
//! ```text
//!  .  *  . | .  f  . | .  *  .     without f and g, rows 1 and 6 would be an X-Wing on columns 2 and 8,
//!  .  .  . | .  b  c | .  .  .     and x would go. g sees x; f excludes b, so c is true, and by more
//!  .  .  . | .  .  . | .  .  .     links of the kind x is not
//!  ---------+---------+---------
//!  .  x  . | .  .  c | .  .  .
//!  .  .  . | .  .  . | .  .  .
//!  .  *  g | .  .  . | .  *  .
//! ```

use crate::patterns::fish::kraken::{self, Kind};
use crate::{Analysis, Evidence, Family, Find, Level, Needs, Profiles, StepSink, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static KRAKEN_FISH_1: Technique = Technique {
    id: TechniqueId::new("kraken-fish-1"),
    family: Family::Fish,
    level: Level::Extreme,
    points: 500,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["0371"],
    parts: Kind::Type1.parts(),
    evidence: Evidence::ARGUMENT,
    find: Find::Board(find),
    examples: include_str!("kraken_fish_1.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    kraken::find(&KRAKEN_FISH_1, analysis, Kind::Type1, found)
}
