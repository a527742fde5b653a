//! Ratings and steps compared with those of the Sudoku Explainer itself. Reads `../shared` next to the checkout.

use crate::position;
use jade_explainer::{Evidence, ExplainerLimits, Figure, Options, Path, Rating, Step, Technique, rate};
use jade_grid::{Candidate, Cell, Geometry, Position};
use std::collections::{BTreeMap, BTreeSet};

/// Returns the text of a file in the optional data folder next to the checkout. If it is missing, says so.
fn shared(name: &str) -> Option<String> {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data").join(name);
    match std::fs::read_to_string(&path) {
        Ok(text) => Some(text),
        Err(error) => {
            let required = std::env::var_os("JADE_REQUIRE_SHARED").is_some_and(|value| value == "1");
            assert!(!required, "{}: {error}", path.display());
            println!("skipped: {} is missing", path.display());
            None
        }
    }
}

/// A puzzle of the table: its set, its line, ER, EP and ED.
fn table() -> Option<Vec<(String, String, [String; 3])>> {
    let text = shared("ratings/sudoku-explainer-1.2.1.tsv")?;
    let row = |line: &str| {
        let fields: Vec<_> = line.split('\t').map(str::to_owned).collect();
        (fields[0].clone(), fields[1].clone(), [fields[2].clone(), fields[3].clone(), fields[4].clone()])
    };
    Some(text.lines().skip(1).map(row).collect())
}

/// A step of the log: its rating, the name of its technique, what it places and removes.
type Logged = (String, String, BTreeSet<String>);

/// The steps of every puzzle of the log.
fn log() -> Option<BTreeMap<String, Vec<Logged>>> {
    let text = shared("ratings/sudoku-explainer-1.2.1-steps.txt")?;
    let mut log: BTreeMap<String, Vec<Logged>> = BTreeMap::new();
    let mut puzzle = String::new();
    for line in text.lines() {
        match line.strip_prefix('\t') {
            None => {
                puzzle = line.split('\t').next().unwrap().to_owned();
                log.insert(puzzle.clone(), Vec::new());
            }
            Some(step) => {
                let fields: Vec<_> = step.split('\t').collect();
                let effects = fields[2].split(' ').flat_map(effects).collect();
                let step = (fields[0].to_owned(), fields[1].to_owned(), effects);
                log.get_mut(&puzzle).unwrap().push(step);
            }
        }
    }
    Some(log)
}

/// Splits `r4c8,r7c3<>9` into single candidates.
fn effects(group: &str) -> Vec<String> {
    let at = group.find(['<', '=']).unwrap();
    let (cells, what) = group.split_at(at);
    cells.split(',').map(|cell| format!("{cell}{what}")).collect()
}

/// The board as the log sees it. It was made from the 729 marks after every step, in which a value is a lone mark.
struct Marks {
    marks: BTreeSet<Candidate>,
    named: BTreeSet<Cell>,
}

impl Marks {
    fn new(position: &Position) -> Marks {
        let board = position.geometry();
        let values = |cell: Cell| position.value(cell).map(|digit| Candidate::new(cell, digit));
        let named = board.cells().filter(|cell| position.value(*cell).is_some()).collect();
        Marks { marks: position.all_candidates().chain(board.cells().filter_map(values)).collect(), named }
    }

    /// Returns the marks that are left when a digit is placed.
    fn after_placing(&self, placed: &Candidate) -> BTreeSet<Candidate> {
        let board = Geometry::standard(9).unwrap();
        let stays = |other: &&Candidate| {
            let in_peer = other.digit == placed.digit && board.see_each_other(other.cell, placed.cell);
            *other == placed || other.cell != placed.cell && !in_peer
        };
        self.marks.iter().filter(stays).copied().collect()
    }

    /// Applies a step and writes it as the log does. A placement is the first that the log has not named and that changes
    /// the marks as this step did: if several do, marks do not tell which it was. For X-Chains it lists the marks.
    fn logged(&mut self, step: &Step) -> Logged {
        let board = Geometry::standard(9).unwrap();
        let name = |candidate: &Candidate, sign: &str| {
            let (row, column) = (board.row(candidate.cell) + 1, board.column(candidate.cell) + 1);
            format!("r{row}c{column}{sign}{}", candidate.digit)
        };
        let after = match step.placement {
            Some(placed) => self.after_placing(&placed),
            None => &self.marks - &step.eliminations.iter().copied().collect(),
        };
        let places = step.placement.is_some() && step.technique != Technique::XChain;
        let fits = |one: &&Candidate| !self.named.contains(&one.cell) && self.after_placing(one) == after;
        let placement = after.iter().find(|one| places && fits(one));
        let effects = match placement {
            Some(placed) => {
                self.named.insert(placed.cell);
                BTreeSet::from([name(placed, "=")])
            }
            None => self.marks.difference(&after).map(|one| name(one, "<>")).collect(),
        };
        self.marks = after;
        let tenths = step.tenths();
        (format!("{}.{}", tenths / 10, tenths % 10), technique(step), effects)
    }
}

/// Returns the name of a technique in the log, with the complexity of chains.
fn technique(step: &Step) -> String {
    let nodes = match &step.evidence {
        Evidence::Chains(proof) => proof.complexity,
        _ => 0,
    };
    let name = match (&step.evidence, step.technique) {
        (Evidence::Loop(found), Technique::UniqueRectangle) => {
            return format!("Unique Rectangle type {}", found.kind.number());
        }
        (Evidence::Loop(found), _) => {
            return format!("Unique Loop {} type {}", found.cells.len(), found.kind.number());
        }
        (Evidence::Grave(grave), _) => return format!("BUG type {}", grave.kind.number()),
        (_, Technique::XChain) if nodes == 6 => "Turbot Fish",
        (_, Technique::HiddenSingle) => "Hidden Single",
        (_, Technique::DirectPointing) => "Direct Pointing",
        (_, Technique::DirectClaiming) => "Direct Claiming",
        (_, Technique::DirectHiddenPair) => "Direct Hidden Pair",
        (_, Technique::NakedSingle) => "Naked Single",
        (_, Technique::DirectHiddenTriplet) => "Direct Hidden Triplet",
        (_, Technique::Pointing) => "Pointing",
        (_, Technique::Claiming) => "Claiming",
        (_, Technique::NakedPair) => "Naked Pair",
        (_, Technique::XWing) => "X-Wing",
        (_, Technique::HiddenPair) => "Hidden Pair",
        (_, Technique::NakedTriplet) => "Naked Triplet",
        (_, Technique::Swordfish) => "Swordfish",
        (_, Technique::HiddenTriplet) => "Hidden Triplet",
        (_, Technique::XyWing) => "XY-Wing",
        (_, Technique::XyzWing) => "XYZ-Wing",
        (_, Technique::NakedQuad) => "Naked Quad",
        (_, Technique::Jellyfish) => "Jellyfish",
        (_, Technique::HiddenQuad) => "Hidden Quad",
        (_, Technique::AlignedPairExclusion) => "Aligned Pair Exclusion",
        (_, Technique::AlignedTripletExclusion) => "Aligned Triplet Exclusion",
        (_, Technique::XCycle) => "Bidirectional X-Cycle",
        (_, Technique::YCycle) => "Bidirectional Y-Cycle",
        (_, Technique::ForcingCycle) => "Bidirectional Cycle",
        (_, Technique::XChain) => "Forcing X-Chain",
        (_, Technique::ForcingChain) => "Forcing Chain",
        (_, Technique::NishioForcing) => "Nishio Forcing",
        (_, Technique::CellForcing) => "Cell Forcing",
        (_, Technique::HouseForcing) => "Region Forcing",
        (_, Technique::DynamicContradiction) => "Dynamic Contradiction Forcing",
        (_, Technique::DynamicDouble) => "Dynamic Double Forcing",
        (_, Technique::DynamicCell) => "Dynamic Cell Forcing",
        (_, Technique::DynamicHouse) => "Dynamic Region Forcing",
        (evidence, other) => panic!("{other:?} with {evidence:?}"),
    };
    match nodes {
        0 => name.to_owned(),
        nodes => format!("{name} cx={nodes}"),
    }
}

/// Compares every step of every `nth` puzzle of the table with the log; returns the number of steps by technique.
fn compare(nth: usize) -> Option<BTreeMap<String, usize>> {
    let (table, log) = (table()?, log()?);
    assert_eq!(table.len(), log.len());
    let mut counts = BTreeMap::new();
    for (set, line, figures) in table.iter().step_by(nth) {
        let position = position(line);
        let mut path = Path::new(&position, Options::default(), ExplainerLimits::default()).unwrap();
        let mut marks = Marks::new(&position);
        let mut steps = log[line].iter();
        for (number, step) in path.by_ref().enumerate() {
            let found = marks.logged(&step);
            assert_eq!(Some(&found), steps.next(), "{set} {line}, step {}", number + 1);
            *counts.entry(found.1.split(" cx=").next().unwrap().to_owned()).or_default() += 1;
        }
        assert_eq!(steps.next(), None, "{set} {line}");
        let rating = path.rating();
        assert_eq!([rating.er, rating.ep, rating.ed].map(|figure| figure.to_string()), *figures, "{line}");
        assert!(rating.er.is_exact());
        let plain = rate(&position, Options::default(), ExplainerLimits::default()).unwrap();
        assert_eq!(Rating { nodes: rating.nodes, ..plain }, rating);
    }
    Some(counts)
}

#[test]
fn every_ninth_puzzle_of_the_table_has_the_same_steps() {
    if let Some(counts) = compare(9) {
        assert!(counts.values().sum::<usize>() > 2_000);
    }
}

#[test]
#[ignore = "takes a while without optimisation"]
fn all_puzzles_of_the_table_have_the_same_steps() {
    let Some(counts) = compare(1) else { return };
    for (technique, count) in &counts {
        println!("{count:6} {technique}");
    }
    assert_eq!(counts.values().sum::<usize>(), 20_316);
}

/// A puzzle with nested chains, and the ratings of its first 32 steps; easier ones follow.
#[test]
fn a_puzzle_with_nested_chains_has_the_same_ratings() {
    let line = "1....6.8....7..1....9.....4.......5..18..5...5..36.8..6.5..8.3.8....3.1.....2....";
    let expected = "1.2 1.2 2.6 10.5 10.6 10.7 11.0 10.9 8.0 10.7 10.9 10.8 10.9 11.0 10.3 9.5 10.3 10.3 9.1 9.1 9.1 9.1 \
                    7.9 2.3 1.2 1.2 1.5 7.1 7.3 7.7 7.9 2.3";
    let expected: Vec<_> = expected.split_whitespace().collect();
    let position = position(line);
    let mut path = Path::new(&position, Options::default(), ExplainerLimits::default()).unwrap();
    for (number, expected) in expected.iter().enumerate() {
        let step = path.next().unwrap();
        assert_eq!(&Figure::Exactly(step.tenths()).to_string(), expected, "step {}", number + 1);
    }
    assert_eq!(path.by_ref().map(|step| step.tenths()).max(), Some(71));
    assert_eq!(path.rating().er.to_string(), "11.0");
}
