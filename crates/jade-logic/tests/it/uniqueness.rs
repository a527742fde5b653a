//! Techniques that assume a single solution need a proper puzzle and a deadly pattern. The entailment checker refuses
//! patterns that are not deadly.

use crate::common;

use common::{Rng, geometries, givens, proper_puzzles, reached, solved, unique_solution};
use jade_grid::{Candidate, Cell, CellSet, DigitSet, Geometry, Position};
use jade_logic::techniques::{ALL, technique};
use jade_logic::{
    Analysis, Expect, Part, PartKind, PartValue, Path, Profile, Role, Step, Technique, all_steps, entailment,
    next_step, notation,
};
use jade_search::{Backtracking, Engine, SearchLimits};
use std::collections::BTreeMap;

fn those() -> impl Iterator<Item = &'static Technique> {
    ALL.iter().copied().filter(|technique| technique.assumes_uniqueness())
}

/// Returns each of their examples, with its step.
fn examples() -> impl Iterator<Item = (Position, Step)> {
    those().flat_map(|technique| technique.examples()).filter_map(|example| match example.expect {
        Expect::Step(line) => {
            let position = example.position();
            let step = notation::parse(line, position.geometry()).unwrap();
            Some((position, step))
        }
        Expect::Nothing => None,
    })
}

#[test]
fn techniques_have_a_deadly_pattern_exactly_if_they_assume_a_single_solution() {
    assert!(those().count() >= 15);
    for technique in ALL {
        let deadly =
            |decl: &jade_logic::PartDecl| decl.role == Role::Deadly && decl.kind == PartKind::Candidates;
        assert_eq!(technique.parts.iter().any(deadly), technique.assumes_uniqueness(), "{}", technique.id());
    }
}

/// The examples are of proper puzzles; otherwise, they would show nothing.
#[test]
fn examples_come_from_proper_puzzles() {
    for technique in those() {
        for example in technique.examples() {
            let position = example.position();
            let Some(solution) = unique_solution(&givens(&position)) else {
                panic!("{example:?} has not one solution");
            };
            let holds = |cell| {
                let digit = solution.get(cell).unwrap();
                position.value(cell) == Some(digit) || position.is_candidate(cell, digit)
            };
            assert!(position.geometry().cells().all(holds), "{example:?} has lost its solution");
        }
    }
}

/// Returns the steps in a position whose givens are not known to have one solution.
#[test]
fn they_need_a_proper_puzzle() {
    let profile = Profile::full();
    let assumes = |step: &Step| technique(step.technique.as_str()).unwrap().assumes_uniqueness();
    let mut waited = 0;
    for (position, _) in examples() {
        let (unknown, proper) = (Analysis::new(&position), Analysis::of_proper(&position));
        assert!(all_steps(&proper, &profile).iter().any(assumes));
        assert!(!all_steps(&unknown, &profile).iter().any(assumes));
        assert!(!next_step(&unknown, &profile).is_some_and(|step| assumes(&step)));
        assert!(!Path::find(&unknown, &profile, &|| false).steps.iter().any(assumes));
        // What is known about the givens at the start holds for later positions.
        let only = Profile { name: "only".to_owned(), ..profile.clone() };
        let only = Profile {
            techniques: only.techniques.into_iter().filter(|r| r.technique.assumes_uniqueness()).collect(),
            ..only
        };
        assert!(Path::find(&unknown, &only, &|| false).steps.is_empty());
        waited += Path::find(&proper, &only, &|| false).steps.len();
    }
    assert!(waited >= 45, "{waited}");
}

/// The reason: with several solutions, some of their steps are wrong.
#[test]
fn they_are_wrong_with_several_solutions() {
    let board = Geometry::standard(9).unwrap();
    let mut rng = Rng::new(9);
    let (mut wrong, mut tried) = (0, 0);
    for _ in 0..400 {
        let full = solved(board, &mut rng);
        let mut puzzle = full.clone();
        let (a, b) = (rng.below(9), rng.below(9));
        for (cell, digit) in full.filled() {
            if digit.index() == a || digit.index() == b || rng.percent(8) {
                puzzle.set(cell, None);
            }
        }
        let (solutions, report) = Backtracking::fewest_candidates()
            .solutions(&puzzle, &SearchLimits::default().solutions(101).nodes(100_000));
        if !report.is_complete() || !(2..=100).contains(&solutions.len()) {
            continue;
        }
        tried += 1;
        let path = Path::find(&Analysis::new(&Position::new(&puzzle).unwrap()), &Profile::full(), &|| false);
        for step in those().flat_map(|technique| technique.all_steps(&Analysis::of_proper(&path.end))) {
            let lost = |c: &Candidate| solutions.iter().any(|solution| solution.get(c.cell) == Some(c.digit));
            wrong += usize::from(step.eliminations.iter().any(lost));
        }
    }
    assert!(tried >= 50 && wrong >= 10, "{tried} boards, {wrong} steps");
}

/// Sound and entailed, on positions of proper puzzles that a solver may reach.
#[test]
fn sound_on_proper_puzzles() {
    let mut found: BTreeMap<&str, usize> = BTreeMap::new();
    for board in geometries() {
        let mut rng = Rng::new(11 + board.side() as u64);
        for (puzzle, solution) in proper_puzzles(board) {
            for _ in 0..90 {
                let position = reached(puzzle, solution, &mut rng);
                for technique in those() {
                    for step in technique.all_steps(&Analysis::of_proper(&position)) {
                        let lost = |c: &Candidate| solution.get(c.cell) == Some(c.digit);
                        let line = notation::print(&step, board);
                        assert!(!step.eliminations.iter().any(lost), "{line}\n{position:?}");
                        assert_eq!(entailment::check(&position, &step), Ok(()), "{line}\n{position:?}");
                        *found.entry(technique.id().as_str()).or_default() += 1;
                    }
                }
            }
        }
    }
    println!("{found:?}");
    assert!(found.len() >= 11 && found.values().sum::<usize>() >= 2000, "{found:?}");
}

/// No cell of an avoidable rectangle may be a given; if the givens are not known, nothing is found.
#[test]
fn a_given_in_an_avoidable_rectangle_rules_it_out() {
    let mut checked = 0;
    for (position, step) in examples() {
        let placed = match step.part("placed") {
            Some(Part { value: PartValue::Cells(cells), .. }) => cells.resized(),
            _ => continue,
        };
        let technique = technique(step.technique.as_str()).unwrap();
        let refused = |givens: Option<CellSet>| {
            let mut position = position.clone();
            position.set_givens(givens);
            assert!(entailment::check(&position, &step).is_err(), "{step:?}");
            let steps = technique.all_steps(&Analysis::of_proper(&position));
            assert!(!steps.iter().any(|other| other.part("placed") == step.part("placed")));
            steps.len()
        };
        assert_eq!(refused(None), 0);
        let givens = position.givens().unwrap();
        assert!(givens.is_disjoint(placed));
        for cell in placed {
            refused(Some(givens.with(cell)));
            checked += 1;
        }
    }
    assert!(checked >= 12, "{checked}");
}

/// Without its pattern, or with one that is not deadly, the conclusion of such a step does not follow.
#[test]
fn patterns_that_are_not_deadly_are_refused() {
    // Sometimes another part of the step, usually a house, entails the same conclusion.
    let (mut refused, mut all, mut bare) = (0, 0, [0; 2]);
    for (position, step) in examples() {
        let board = position.geometry();
        assert_eq!(entailment::check(&position, &step), Ok(()));
        let mut check = |mutated: &Step| {
            assert_ne!(mutated, &step);
            let err = entailment::check(&position, mutated).is_err();
            (refused, all) = (refused + usize::from(err), all + 1);
            err
        };
        let deadly =
            |part: &&mut Part| part.role == Role::Deadly && part.value.kind() == PartKind::Candidates;
        let change = |change: &dyn Fn(&mut Vec<Candidate>)| {
            let mut mutated = step.clone();
            match &mut mutated.parts.iter_mut().find(deadly).unwrap().value {
                PartValue::Candidates(candidates) => change(candidates),
                other => panic!("{other:?}"),
            }
            mutated
        };
        let mut without = step.clone();
        without.parts.retain(|part| part.role != Role::Deadly);
        bare[usize::from(check(&without))] += 1;
        let PartValue::Candidates(pattern) = &step
            .parts
            .iter()
            .find(|part| part.role == Role::Deadly && part.value.kind() == PartKind::Candidates)
            .unwrap()
            .value
        else {
            panic!()
        };
        let cells: CellSet = pattern.iter().map(|candidate| candidate.cell).collect();
        // With one cell fewer, the rest cannot be exchanged. (A whole board may contain a smaller pattern.)
        let small = cells.len() <= 6;
        for gone in cells {
            let one_less = change(&|c| c.retain(|candidate| candidate.cell != gone));
            if small && cells.len() > 1 {
                check(&one_less);
            }
        }
        // With an extra counted as part of the pattern, some filling has no alternative.
        let roof = step.cells(Role::Extra);
        for cell in roof.iter().filter(|_| small) {
            for digit in position.candidates(cell) {
                let extra = Candidate::new(cell, digit);
                if !pattern.contains(&extra) {
                    check(&change(&|c| {
                        c.push(extra);
                        c.sort_unstable();
                    }));
                }
            }
        }
        // With a cell moved along its row.
        for moved in cells.iter().filter(|_| small) {
            let to = board.cells().find(|to| {
                board.row(*to) == board.row(moved)
                    && !cells.contains(*to)
                    && position.open_cells().contains(*to)
            });
            let Some(to) = to else { continue };
            check(&change(&|c| {
                c.iter_mut().filter(|c| c.cell == moved).for_each(|c| c.cell = to);
                c.sort_unstable();
            }));
        }
    }
    assert!(all >= 250 && refused * 10 >= all * 9, "{refused} of {all}");
    assert!(bare[0] * 10 <= bare[1], "without the pattern: {bare:?}");
}

/// The lemma on a small board: two digits that alternate in two boxes can be exchanged, in four boxes they cannot.
#[test]
fn a_rectangle_in_four_boxes_is_not_deadly() {
    let position = Position::blank(Geometry::standard(9).unwrap());
    let board = position.geometry();
    let claim = |rows: [usize; 2], columns: [usize; 2], extra: usize| {
        let mut position = position.clone();
        let cells: Vec<Cell> = rows.iter().flat_map(|r| columns.map(|c| board.cell_at(*r, c))).collect();
        for (index, cell) in cells.iter().enumerate() {
            let digits = if index == 3 { 0b11 | 1 << extra } else { 0b11 };
            position.restrict(*cell, DigitSet::from_bits(digits));
        }
        let ones_and_twos = DigitSet::from_bits(0b11);
        let both = |cell: &Cell| ones_and_twos.iter().map(|digit| Candidate::new(*cell, digit)).collect();
        let pattern: Vec<Candidate> = cells.iter().flat_map::<Vec<_>, _>(both).collect();
        let parts = vec![
            Part { name: "deadly", role: Role::Deadly, value: PartValue::Candidates(pattern.clone()) },
            Part { name: "corner", role: Role::Extra, value: PartValue::Cell(cells[3]) },
        ];
        let lost = pattern.into_iter().filter(|c| c.cell == cells[3]).collect();
        let id = technique("unique-rectangle-1").unwrap().id();
        entailment::check(&position, &Step::new(id, parts, Vec::new(), lost))
    };
    assert_eq!(claim([0, 1], [0, 3], 4), Ok(()));
    assert_eq!(claim([0, 3], [0, 1], 4), Ok(()));
    assert!(claim([0, 3], [0, 3], 4).is_err());
    assert!(
        claim([0, 1], [0, 1], 4).is_err()
            || board.box_of(board.cell_at(0, 0)) == board.box_of(board.cell_at(1, 1))
    );
}

/// If the givens are not known, rectangles of open cells are still found.
#[test]
fn unknown_givens_leave_rectangles_of_open_cells() {
    for (mut position, step) in examples().filter(|(_, step)| step.part("placed").is_none()) {
        position.set_givens(None);
        let steps = technique(step.technique.as_str()).unwrap().all_steps(&Analysis::of_proper(&position));
        let line = notation::print(&step, position.geometry());
        assert!(steps.iter().any(|other| notation::print(other, position.geometry()) == line), "{line}");
        assert_eq!(entailment::check(&position, &step), Ok(()), "{line}");
    }
}
