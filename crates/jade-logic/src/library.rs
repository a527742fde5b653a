//! Cases of a library of techniques: which technique each code stands for, and whether it finds what a case
//! says.
//!
//! The lines themselves are read by `jade_exchange::library`. A positive case passes if among all steps
//! that the technique offers in the position one concludes exactly what the case says; there may be others
//! beside it. A negative one (variant `x`) passes if the technique offers nothing.
//!
//! ```
//! use jade_grid::{Candidate, Digit, Position, line};
//! use jade_logic::library::{Case, Verdict, verify};
//! // A 3 is missing in the first row: it must be placed in row 1, column 3.
//! let puzzle = line::read("12.4............").unwrap();
//! let wanted = [Candidate::new(puzzle.geometry().cell_at(0, 2), Digit::from_index(2))];
//! let position = Position::new(&puzzle);
//! let case = Case { code: "0000", is_negative: false, position, placements: &wanted, eliminations: &[] };
//! assert_eq!(verify(&case, false), Verdict::Passed);
//! ```

use crate::techniques::technique;
use crate::{Analysis, Step, Technique, TechniqueId};
use jade_grid::{Candidate, Position, PositionError};

/// The codes of HoDoKu's library and the id of the technique that each stands for, in the order of codes.
/// Among them are techniques that JADE does not have (yet): their cases are told from those of codes that
/// nobody knows. A fifth digit 1 is a siamese fish: two fins on one body, told by the technique of the body.
pub const CODES: &[(&str, &str)] = &[
    ("0000", "full-house"),
    ("0002", "hidden-single"),
    ("0003", "naked-single"),
    ("0100", "pointing"),
    ("0101", "claiming"),
    ("0110", "locked-pair"),
    ("0111", "locked-triple"),
    ("0200", "naked-pair"),
    ("0201", "naked-triple"),
    ("0202", "naked-quad"),
    ("0210", "hidden-pair"),
    ("0211", "hidden-triple"),
    ("0212", "hidden-quad"),
    ("0300", "x-wing"),
    ("0301", "swordfish"),
    ("0302", "jellyfish"),
    ("0303", "squirmbag"),
    ("0304", "whale"),
    ("0305", "leviathan"),
    ("0310", "finned-x-wing"),
    ("0311", "finned-swordfish"),
    ("03111", "finned-swordfish"),
    ("0312", "finned-jellyfish"),
    ("03121", "finned-jellyfish"),
    ("0313", "finned-squirmbag"),
    ("0314", "finned-whale"),
    ("0315", "finned-leviathan"),
    ("0320", "sashimi-x-wing"),
    ("0321", "sashimi-swordfish"),
    ("03211", "sashimi-swordfish"),
    ("0322", "sashimi-jellyfish"),
    ("03221", "sashimi-jellyfish"),
    ("0323", "sashimi-squirmbag"),
    ("0324", "sashimi-whale"),
    ("0325", "sashimi-leviathan"),
    ("0330", "franken-x-wing"),
    ("0331", "franken-swordfish"),
    ("0332", "franken-jellyfish"),
    ("0333", "franken-squirmbag"),
    ("0334", "franken-whale"),
    ("0335", "franken-leviathan"),
    ("0340", "finned-franken-x-wing"),
    ("0341", "finned-franken-swordfish"),
    ("03411", "finned-franken-swordfish"),
    ("0342", "finned-franken-jellyfish"),
    ("03421", "finned-franken-jellyfish"),
    ("0343", "finned-franken-squirmbag"),
    ("0344", "finned-franken-whale"),
    ("0345", "finned-franken-leviathan"),
    ("0350", "mutant-x-wing"),
    ("0351", "mutant-swordfish"),
    ("0352", "mutant-jellyfish"),
    ("0353", "mutant-squirmbag"),
    ("0354", "mutant-whale"),
    ("0355", "mutant-leviathan"),
    ("0360", "finned-mutant-x-wing"),
    ("0361", "finned-mutant-swordfish"),
    ("0362", "finned-mutant-jellyfish"),
    ("03621", "finned-mutant-jellyfish"),
    ("0363", "finned-mutant-squirmbag"),
    ("0364", "finned-mutant-whale"),
    ("0365", "finned-mutant-leviathan"),
    ("0371", "kraken-fish-1"),
    ("0372", "kraken-fish-2"),
    ("0400", "skyscraper"),
    ("0401", "two-string-kite"),
    ("0402", "empty-rectangle"),
    ("0403", "turbot-fish"),
    ("0404", "two-string-kite"),
    ("0405", "empty-rectangle"),
    ("0500", "simple-coloring"),
    ("0501", "simple-coloring"),
    ("0502", "multi-colors"),
    ("0503", "multi-colors"),
    ("0507", "3d-medusa"),
    ("0600", "unique-rectangle-1"),
    ("0601", "unique-rectangle-2"),
    ("0602", "unique-rectangle-3"),
    ("0603", "unique-rectangle-4"),
    ("0604", "unique-rectangle-5"),
    ("0605", "unique-rectangle-6"),
    ("0606", "hidden-rectangle"),
    ("0607", "avoidable-rectangle-1"),
    ("0608", "avoidable-rectangle-2"),
    ("0610", "bug-plus-one"),
    ("0701", "x-chain"),
    ("0702", "xy-chain"),
    ("0703", "remote-pair"),
    ("0705", "guardian"),
    ("0706", "continuous-nice-loop"),
    ("0707", "discontinuous-nice-loop"),
    ("0708", "aic"),
    ("0709", "grouped-continuous-nice-loop"),
    ("0710", "grouped-discontinuous-nice-loop"),
    ("0711", "grouped-aic"),
    ("0800", "xy-wing"),
    ("0801", "xyz-wing"),
    ("0802", "wxyz-wing"),
    ("0803", "w-wing"),
    ("0901", "als-xz"),
    ("0902", "als-xy-wing"),
    ("0903", "als-chain"),
    ("0904", "death-blossom"),
    ("1000", "aligned-pair-exclusion"),
    ("1001", "aligned-triple-exclusion"),
    ("1101", "sue-de-coq"),
    ("1201", "template-set"),
    ("1202", "template-delete"),
    ("1301", "forcing-chain-contradiction"),
    ("1302", "forcing-chain-verity"),
    ("1303", "forcing-net-contradiction"),
    ("1304", "forcing-net-verity"),
];

/// The id of the technique that a code stands for, whether or not JADE has it.
pub fn technique_of(code: &str) -> Option<&'static str> {
    CODES.iter().find(|(known, _)| *known == code).map(|(_, id)| *id)
}

/// The codes that stand for a technique, in order.
///
/// ```
/// use jade_logic::{library, TechniqueId};
/// let codes: Vec<_> = library::codes_of(jade_logic::techniques::SIMPLE_COLORING.id()).collect();
/// assert_eq!(codes, ["0500", "0501"]);
/// ```
pub fn codes_of(id: TechniqueId) -> impl Iterator<Item = &'static str> {
    CODES.iter().filter(move |(_, technique)| *technique == id.as_str()).map(|(code, _)| *code)
}

/// What a technique must find in a position.
#[derive(Clone, Debug)]
pub struct Case<'c> {
    /// The code of the technique.
    pub code: &'c str,
    /// Whether nothing may be found.
    pub is_negative: bool,
    /// The position, or why the board has none.
    pub position: Result<Position, PositionError>,
    /// What must be placed, in order.
    pub placements: &'c [Candidate],
    /// What must be eliminated, in order.
    pub eliminations: &'c [Candidate],
}

/// How a case came out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It was found, or rightly nothing was.
    Passed,
    /// These steps were found instead, or where there should be none.
    Failed {
        /// Every step that the technique offers.
        found: Vec<Step>,
    },
    /// The case does not say what must be found.
    NothingSought,
    /// No technique has this code.
    UnknownCode,
    /// The code is known, the technique does not exist yet.
    Missing {
        /// The id that it would have.
        id: &'static str,
    },
    /// The board breaks a rule.
    Impossible(PositionError),
}

/// Looks whether a case's technique finds what the case says. Techniques that take a single solution for
/// granted are used only where the givens are `known_proper`.
pub fn verify(case: &Case<'_>, known_proper: bool) -> Verdict {
    let Some(id) = technique_of(case.code) else { return Verdict::UnknownCode };
    let Ok(technique) = technique(id) else { return Verdict::Missing { id } };
    if !case.is_negative && case.placements.is_empty() && case.eliminations.is_empty() {
        return Verdict::NothingSought;
    }
    let position = match &case.position {
        Ok(position) => position,
        Err(error) => return Verdict::Impossible(error.clone()),
    };
    let found = offered(technique, position, known_proper);
    if passes(case, &found) { Verdict::Passed } else { Verdict::Failed { found } }
}

/// Every step that a technique offers in a position.
fn offered(technique: &Technique, position: &Position, known_proper: bool) -> Vec<Step> {
    let analysis = if known_proper { Analysis::of_proper(position) } else { Analysis::new(position) };
    if technique.assumes_uniqueness && !known_proper {
        return Vec::new();
    }
    let mut steps = technique.all_steps(&analysis);
    steps.retain(|step| step.changes(position));
    steps
}

fn passes(case: &Case<'_>, found: &[Step]) -> bool {
    if case.is_negative {
        return found.is_empty();
    }
    found.iter().any(|step| step.placements == case.placements && step.eliminations == case.eliminations)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::techniques::ALL;
    use jade_exchange::library::read_numbered;

    fn verdict(line: &str) -> Verdict {
        let read = read_numbered(line, 1).unwrap();
        let case = Case {
            code: &read.code,
            is_negative: read.is_negative(),
            position: read.position(),
            placements: &read.placements,
            eliminations: &read.eliminations,
        };
        verify(&case, false)
    }

    #[test]
    fn codes_are_in_order_and_unique() {
        assert!(CODES.is_sorted_by(|(a, _), (b, _)| a < b));
        assert_eq!((technique_of("0704"), technique_of("0800")), (None, Some("xy-wing")));
    }

    /// Were an id misspelt here, its cases would be told as those of a technique that is missing.
    #[test]
    fn techniques_with_codes_are_called_as_in_the_table() {
        let known = |id: &str| CODES.iter().any(|(_, known)| *known == id);
        for id in ALL.iter().map(|technique| technique.id().as_str()) {
            let twin =
                CODES.iter().find(|(_, other)| id != *other && id.replace('-', "") == other.replace('-', ""));
            assert!(twin.is_none() || known(id), "{id} and {twin:?}");
        }
    }

    #[test]
    fn cases_come_out_as_they_should() {
        assert_eq!(verdict(":0000:3:12.4............:::313::"), Verdict::Passed);
        let Verdict::Failed { found } = verdict(":0000:3:12.4............:::323::") else { panic!() };
        assert_eq!(found.len(), 1);
        let Verdict::Failed { found } = verdict(":0000-x:3:12.4............::::::") else { panic!() };
        assert_eq!(found.len(), 1);
        assert_eq!(verdict(":0000-x:3:12..............::::::"), Verdict::Passed);
        assert_eq!(verdict(":0000:3:12.4............:::::"), Verdict::NothingSought);
        assert_eq!(verdict(":0999:3:12.4............:::313::"), Verdict::UnknownCode);
        assert!(matches!(verdict(":0000:3:11.4............:::313::"), Verdict::Impossible(_)));
    }
}
