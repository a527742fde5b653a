//! How many points a step counts.

use jade_logic::{Profile, Step, TechniqueId};

/// The points of each technique: those that HoDoKu gives by default, but for singles; where it knows none, beside the
/// nearest relative. It gives a hidden single 14 and a naked one 4, so that most of its sums tell how many cells are open
/// and not how hard the puzzle is; here the one that is harder to see counts more, and both little.
const POINTS: &[(&str, u32)] = &[
    ("full-house", 1),
    ("hidden-single", 1),
    ("naked-single", 5),
    ("pointing", 50),
    ("claiming", 50),
    ("locked-pair", 40),
    ("locked-triple", 60),
    ("naked-pair", 60),
    ("naked-triple", 80),
    ("hidden-pair", 70),
    ("hidden-triple", 100),
    ("x-wing", 140),
    ("swordfish", 150),
    ("remote-pair", 110),
    ("naked-quad", 120),
    ("hidden-quad", 150),
    ("skyscraper", 130),
    ("two-string-kite", 150),
    ("turbot-fish", 120),
    ("empty-rectangle", 120),
    ("simple-coloring", 150),
    ("xy-wing", 160),
    ("xyz-wing", 180),
    ("w-wing", 150),
    ("unique-rectangle-1", 100),
    ("unique-rectangle-2", 100),
    ("unique-rectangle-3", 100),
    ("unique-rectangle-4", 100),
    ("unique-rectangle-5", 100),
    ("unique-rectangle-6", 100),
    ("hidden-rectangle", 100),
    ("avoidable-rectangle-1", 100),
    ("avoidable-rectangle-2", 100),
    ("bug-plus-one", 100),
    ("finned-x-wing", 130),
    ("sashimi-x-wing", 150),
    ("jellyfish", 160),
    ("finned-swordfish", 200),
    ("sashimi-swordfish", 240),
    ("finned-jellyfish", 250),
    ("sashimi-jellyfish", 260),
    // HoDoKu has no figure for these: set beside the XYZ-Wing and the pairs locked in a box and a line.
    ("wxyz-wing", 200),
    ("almost-locked-candidates", 180),
    ("guardian", 180),
    ("unique-loop", 110),
    ("extended-rectangle", 110),
    ("bug-type-2", 110),
    ("bug-type-3", 130),
    ("bug-type-4", 120),
    ("multi-colors", 200),
    ("x-chain", 260),
    ("xy-chain", 260),
    // HoDoKu has none: what it finds are discontinuous loops there.
    ("dual-implication-chain", 280),
    ("3d-medusa", 250),
    ("continuous-nice-loop", 280),
    ("discontinuous-nice-loop", 280),
    ("aic", 280),
    ("sue-de-coq", 250),
    ("als-xz", 300),
    ("als-xy-wing", 320),
    ("als-w-wing", 330),
    ("als-chain", 340),
    ("death-blossom", 360),
    ("franken-x-wing", 300),
    ("finned-franken-x-wing", 390),
    ("franken-swordfish", 350),
    ("finned-franken-swordfish", 410),
    ("squirmbag", 470),
    ("whale", 470),
    ("leviathan", 470),
    ("finned-squirmbag", 470),
    ("finned-whale", 470),
    ("finned-leviathan", 470),
    ("sashimi-squirmbag", 470),
    ("sashimi-whale", 470),
    ("sashimi-leviathan", 470),
    ("franken-jellyfish", 370),
    ("franken-squirmbag", 470),
    ("franken-whale", 470),
    ("franken-leviathan", 470),
    ("finned-franken-jellyfish", 430),
    ("finned-franken-squirmbag", 470),
    ("finned-franken-whale", 470),
    ("finned-franken-leviathan", 470),
    ("mutant-swordfish", 450),
    ("mutant-jellyfish", 450),
    ("mutant-squirmbag", 470),
    ("mutant-whale", 470),
    ("mutant-leviathan", 470),
    ("finned-mutant-x-wing", 470),
    ("finned-mutant-swordfish", 470),
    ("finned-mutant-jellyfish", 470),
    ("finned-mutant-squirmbag", 470),
    ("finned-mutant-whale", 470),
    ("finned-mutant-leviathan", 470),
    ("grouped-continuous-nice-loop", 300),
    ("grouped-discontinuous-nice-loop", 300),
    ("grouped-aic", 300),
    ("kraken-fish-1", 500),
    ("kraken-fish-2", 500),
    ("junior-exocet", 400),
    ("senior-exocet", 450),
    ("multi-sector-locked-sets", 400),
    ("sk-loop", 400),
    ("fireworks", 300),
    ("tridagon", 450),
    // Nor for these, which say what ALS-XZ and ALS chains often say.
    ("aligned-pair-exclusion", 310),
    ("aligned-triple-exclusion", 350),
    ("forcing-chain-contradiction", 500),
    ("forcing-chain-verity", 500),
    ("forcing-net-contradiction", 700),
    ("forcing-net-verity", 700),
    ("template-set", 10_000),
    ("template-delete", 10_000),
];

/// The points of a cell that was placed without a reason, as HoDoKu has them.
const LAST_RESORT: u32 = 10_000;

/// The points of one application of a technique, or of the last resort. A technique without a figure of its own counts nothing: a
/// test sees to it that none is without.
pub fn points_of(technique: TechniqueId) -> u32 {
    if technique == Profile::LAST_RESORT {
        return LAST_RESORT;
    }
    POINTS.iter().find(|(id, _)| *id == technique.as_str()).map_or(0, |(_, points)| *points)
}

/// The points of a step. Those of its technique; where the length of a chain counts, it is read from the
/// step's parts.
pub fn points(step: &Step) -> u32 {
    points_of(step.technique)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_logic::techniques::{ALL, technique};

    #[test]
    fn every_technique_has_points() {
        for technique in ALL {
            assert!(points_of(technique.id()) > 0, "{}", technique.id());
        }
        for (id, _) in POINTS {
            assert!(technique(id).is_ok(), "{id}");
        }
    }
}
