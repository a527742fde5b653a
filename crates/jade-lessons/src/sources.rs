//! The files of the lessons, part of the program.

use jade_text::Language;

/// A page as it is written.
pub(crate) struct Source {
    /// The id: the name of the file.
    pub id: &'static str,
    /// What is in it.
    pub text: &'static str,
}

macro_rules! sources {
    ($code:literal: $($id:literal)*) => {
        &[$(Source {
            id: $id,
            text: include_str!(concat!("../../../lessons/", $code, "/", $id, ".md")),
        }),*]
    };
    // A new page is listed here, for all languages.
    ($code:literal) => {
        sources!($code:
            "3d-medusa"
            "about"
            "aic"
            "aligned-pair-exclusion"
            "aligned-triple-exclusion"
            "almost-locked-candidates"
            "als-chain"
            "als-w-wing"
            "als-xy-wing"
            "als-xz"
            "avoidable-rectangle-1"
            "avoidable-rectangle-2"
            "brute-force"
            "bug-plus-one"
            "bug-type-2"
            "bug-type-3"
            "bug-type-4"
            "cell-count"
            "claiming"
            "colours-and-links"
            "continuous-nice-loop"
            "cross-hatching"
            "death-blossom"
            "discontinuous-nice-loop"
            "dual-implication-chain"
            "empty-rectangle"
            "extended-rectangle"
            "finned-franken-jellyfish"
            "finned-franken-leviathan"
            "finned-franken-squirmbag"
            "finned-franken-swordfish"
            "finned-franken-whale"
            "finned-franken-x-wing"
            "finned-jellyfish"
            "finned-leviathan"
            "finned-mutant-jellyfish"
            "finned-mutant-leviathan"
            "finned-mutant-squirmbag"
            "finned-mutant-swordfish"
            "finned-mutant-whale"
            "finned-mutant-x-wing"
            "finned-squirmbag"
            "finned-swordfish"
            "finned-whale"
            "finned-x-wing"
            "fireworks"
            "forcing-chain-contradiction"
            "forcing-chain-verity"
            "forcing-net-contradiction"
            "forcing-net-verity"
            "franken-jellyfish"
            "franken-leviathan"
            "franken-squirmbag"
            "franken-swordfish"
            "franken-whale"
            "franken-x-wing"
            "full-house"
            "grouped-aic"
            "grouped-continuous-nice-loop"
            "grouped-discontinuous-nice-loop"
            "guardian"
            "hidden-pair"
            "hidden-quad"
            "hidden-rectangle"
            "hidden-single"
            "hidden-triple"
            "introduction"
            "jellyfish"
            "junior-exocet"
            "kraken-fish-1"
            "kraken-fish-2"
            "leviathan"
            "locked-pair"
            "locked-triple"
            "multi-colors"
            "multi-sector-locked-sets"
            "mutant-jellyfish"
            "mutant-leviathan"
            "mutant-squirmbag"
            "mutant-swordfish"
            "mutant-whale"
            "naked-pair"
            "naked-quad"
            "naked-single"
            "naked-triple"
            "new-puzzles"
            "pairs-in-a-box"
            "pencil-marks"
            "pointing"
            "remote-pair"
            "rules"
            "sashimi-jellyfish"
            "sashimi-leviathan"
            "sashimi-squirmbag"
            "sashimi-swordfish"
            "sashimi-whale"
            "sashimi-x-wing"
            "saving-and-printing"
            "senior-exocet"
            "simple-coloring"
            "sk-loop"
            "skyscraper"
            "small-notes"
            "squirmbag"
            "sue-de-coq"
            "swordfish"
            "template-delete"
            "template-set"
            "terminology"
            "the-page"
            "the-terminal"
            "tridagon"
            "turbot-fish"
            "two-string-kite"
            "unique-loop"
            "unique-rectangle-1"
            "unique-rectangle-2"
            "unique-rectangle-3"
            "unique-rectangle-4"
            "unique-rectangle-5"
            "unique-rectangle-6"
            "w-wing"
            "whale"
            "wxyz-wing"
            "x-chain"
            "x-wing"
            "xy-chain"
            "xy-wing"
            "xyz-wing"
        )
    };
}

/// The pages of a language.
pub(crate) fn sources(language: Language) -> &'static [Source] {
    match language {
        Language::English => sources!("en"),
        Language::Spanish => sources!("es"),
    }
}

/// Positions of our own, by name.
pub(crate) const EXAMPLES: &str = include_str!("../../../lessons/examples.txt");

/// What was measured of puzzles.
pub(crate) const MEASURED: &str = include_str!("../../../docs/generating.md");

/// The order of the lessons.
pub(crate) const COURSE: &str = include_str!("../../../lessons/course.txt");
