//! The proof checker, on proofs written by hand: valid ones pass, and every small change is noticed.

use jade_grid::{Candidate, Digit, Geometry, Position};
use jade_logic::{Claim, Proof, ProofError, ProofLine, Reason, Step, notation};

/// Returns a 4×4 board with a short forcing chain: whichever digit r1c1 (1 or 2) has, r4c2 is not 3.
///
/// r1c1=1 leads to r1c2=3 (1 or 3); r1c1=2 leads to r3c1=3 (2 or 3). Each sees r4c2.
fn position() -> Position {
    let board = Geometry::standard(4).unwrap();
    let mut position = Position::blank(board);
    let removed = "r1c1<>34 r1c2<>24 r3c1<>14";
    for candidate in notation::parse_eliminations(removed, board).unwrap() {
        position.eliminate(candidate.cell, candidate.digit);
    }
    position
}

fn candidate(row: usize, column: usize, digit: u8) -> Candidate {
    Candidate::new(Geometry::standard(4).unwrap().cell_at(row - 1, column - 1), Digit::new(digit).unwrap())
}

fn on(row: usize, column: usize, digit: u8) -> Claim {
    Claim::On(candidate(row, column, digit))
}

fn off(row: usize, column: usize, digit: u8) -> Claim {
    Claim::Off(candidate(row, column, digit))
}

fn step(placements: Vec<Candidate>, eliminations: Vec<Candidate>) -> Step {
    Step::new(jade_logic::techniques::FORCING_NET_VERITY.id(), Vec::new(), placements, eliminations)
}

fn line<const N: usize>(premises: [usize; N], claim: Claim, reason: Reason) -> ProofLine {
    ProofLine::new(premises, claim, reason)
}

/// Proves it by the two cases of r1c1.
fn verity() -> Proof {
    let board = Geometry::standard(4).unwrap();
    let cell = |row: usize, column: usize| board.cell_at(row - 1, column - 1);
    Proof {
        lines: vec![
            line([], on(1, 1, 1), Reason::Assumed),
            line([0], off(1, 2, 1), Reason::HouseTaken(board.row_house(0))),
            line([1], on(1, 2, 3), Reason::LastInCell(cell(1, 2))),
            line([2], off(4, 2, 3), Reason::HouseTaken(board.column_house(1))),
            line([], on(1, 1, 2), Reason::Assumed),
            line([4], off(3, 1, 2), Reason::HouseTaken(board.column_house(0))),
            line([5], on(3, 1, 3), Reason::LastInCell(cell(3, 1))),
            line([6], off(4, 2, 3), Reason::HouseTaken(board.box_house(2))),
            line([3, 7], off(4, 2, 3), Reason::EveryDigit(cell(1, 1))),
        ],
    }
}

/// Proves it by contradiction: r4c2=3 leaves r1c1 without a candidate.
fn contradiction() -> Proof {
    let board = Geometry::standard(4).unwrap();
    let cell = |row: usize, column: usize| board.cell_at(row - 1, column - 1);
    Proof {
        lines: vec![
            line([], on(4, 2, 3), Reason::Assumed),
            line([0], off(1, 2, 3), Reason::HouseTaken(board.column_house(1))),
            line([1], on(1, 2, 1), Reason::LastInCell(cell(1, 2))),
            line([2], off(1, 1, 1), Reason::HouseTaken(board.box_house(0))),
            line([0], off(3, 1, 3), Reason::HouseTaken(board.box_house(2))),
            line([4], on(3, 1, 2), Reason::LastInCell(cell(3, 1))),
            line([5], off(1, 1, 2), Reason::HouseTaken(board.column_house(0))),
            line([3, 6], Claim::Contradiction, Reason::EmptyCell(cell(1, 1))),
            line([7], off(4, 2, 3), Reason::Refuted),
        ],
    }
}

fn conclusion() -> Step {
    step(Vec::new(), vec![candidate(4, 2, 3)])
}

#[test]
fn both_forms_of_the_chain_pass() {
    for proof in [verity(), contradiction()] {
        assert_eq!(proof.check(&position(), &conclusion()), Ok(()));
    }
}

#[test]
fn conclusions_must_be_claimed_without_assumptions() {
    for proof in [verity(), contradiction()] {
        // Without the last line, every claim depends on an assumption.
        let mut open = proof.clone();
        open.lines.pop();
        let not_proved = Err(ProofError::NotProved { claim: off(4, 2, 3) });
        assert_eq!(open.check(&position(), &conclusion()), not_proved);
        // Claims that depend on an assumption, or do not exist, prove nothing.
        for wrong in [candidate(1, 2, 1), candidate(1, 2, 3), candidate(4, 4, 4)] {
            let got = proof.check(&position(), &step(Vec::new(), vec![wrong]));
            assert_eq!(got, Err(ProofError::NotProved { claim: Claim::Off(wrong) }));
            let got = proof.check(&position(), &step(vec![wrong], Vec::new()));
            assert_eq!(got, Err(ProofError::NotProved { claim: Claim::On(wrong) }));
        }
    }
    assert!(Proof::default().check(&position(), &conclusion()).is_err());
    assert_eq!(Proof::default().check(&position(), &step(Vec::new(), Vec::new())), Ok(()));
}

#[test]
fn a_missing_case_is_noticed() {
    let mut proof = verity();
    let board = Geometry::standard(4).unwrap();
    for premises in [vec![3], vec![7], vec![7, 3], vec![3, 3], vec![3, 7, 7], vec![]] {
        proof.lines[8].premises = premises.clone();
        assert!(proof.check(&position(), &conclusion()).is_err(), "{premises:?}");
    }
    // A third candidate in the cell is a third case.
    let mut position = Position::blank(board);
    for removed in notation::parse_eliminations("r1c1<>4 r1c2<>24 r3c1<>14", board).unwrap() {
        position.eliminate(removed.cell, removed.digit);
    }
    assert_eq!(verity().check(&position, &conclusion()), Err(ProofError::DoesNotFollow { line: 8 }));
}

#[test]
fn a_contradiction_only_refutes_what_it_depends_on() {
    let mut proof = contradiction();
    // r3c3 is irrelevant to it.
    proof.lines.push(line([], on(3, 3, 4), Reason::Assumed));
    proof.lines.push(line([7], off(3, 3, 4), Reason::Refuted));
    assert_eq!(proof.check(&position(), &conclusion()), Err(ProofError::DoesNotFollow { line: 10 }));
}

/// Two nested assumptions: the outer one remains until it is refuted itself.
#[test]
fn nested_assumptions_are_discharged_one_by_one() {
    let board = Geometry::standard(4).unwrap();
    let cell = |row: usize, column: usize| board.cell_at(row - 1, column - 1);
    let lines = vec![
        line([], off(1, 1, 2), Reason::Assumed),
        line([0], on(1, 1, 1), Reason::LastInCell(cell(1, 1))),
        line([], on(1, 2, 1), Reason::Assumed),
        line([2], off(1, 1, 1), Reason::HouseTaken(board.row_house(0))),
        line([1, 3], Claim::Contradiction, Reason::Clash),
        line([4], off(1, 2, 1), Reason::Refuted),
    ];
    let wrong = step(Vec::new(), vec![candidate(1, 2, 1)]);
    let proof = Proof { lines: lines.clone() };
    assert_eq!(proof.check(&position(), &wrong), Err(ProofError::NotProved { claim: off(1, 2, 1) }));
    // Refuting the outer assumption first leaves the inner one.
    let mut other = lines;
    other[5] = line([4], on(1, 1, 2), Reason::Refuted);
    let wrong = step(vec![candidate(1, 1, 2)], Vec::new());
    let proof = Proof { lines: other };
    assert_eq!(proof.check(&position(), &wrong), Err(ProofError::NotProved { claim: on(1, 1, 2) }));
}

#[test]
fn cases_by_places_and_by_truth_are_valid() {
    let board = Geometry::standard(4).unwrap();
    let mut position = Position::blank(board);
    for removed in notation::parse_eliminations("r1c3<>1 r1c4<>1", board).unwrap() {
        position.eliminate(removed.cell, removed.digit);
    }
    let (row, first_box) = (board.row_house(0), board.box_house(0));
    let one = Digit::new(1).unwrap();
    let mut lines = vec![
        line([], on(1, 1, 1), Reason::Assumed),
        line([0], off(2, 1, 1), Reason::HouseTaken(first_box)),
        line([], on(1, 2, 1), Reason::Assumed),
        line([2], off(2, 1, 1), Reason::HouseTaken(first_box)),
        line([1, 3], off(2, 1, 1), Reason::EveryPlace(row, one)),
    ];
    let pointing = step(Vec::new(), vec![candidate(2, 1, 1)]);
    let check = |lines: &[ProofLine]| Proof { lines: lines.to_vec() }.check(&position, &pointing);
    assert_eq!(check(&lines), Ok(()));
    // The same, by one place being true or false.
    lines[2] = line([], off(1, 1, 1), Reason::Assumed);
    lines[3] = line([2], on(1, 2, 1), Reason::LastInHouse(row, one));
    lines[4] = line([3], off(2, 1, 1), Reason::HouseTaken(first_box));
    lines.push(line([1, 4], off(2, 1, 1), Reason::EitherWay(candidate(1, 1, 1))));
    assert_eq!(check(&lines), Ok(()));
    // The box has four places, not two.
    lines[3].reason = Reason::LastInHouse(first_box, one);
    assert_eq!(check(&lines), Err(ProofError::DoesNotFollow { line: 3 }));
}

/// Every single change of a premise, a claim or a reason is refused. These changes make no line valid for another
/// reason.
#[test]
fn mutated_lines_do_not_follow() {
    let board = Geometry::standard(4).unwrap();
    let mut refused = 0;
    for proof in [verity(), contradiction()] {
        for number in 0..proof.lines.len() {
            let mut check = |change: &dyn Fn(&mut ProofLine)| {
                let mut mutated = proof.clone();
                change(&mut mutated.lines[number]);
                assert_ne!(mutated, proof);
                let got = mutated.check(&position(), &conclusion());
                assert!(got.is_err(), "line {number} as {:?}", mutated.lines[number]);
                refused += 1;
            };
            check(&|line| line.premises.push(number));
            check(&|line| line.premises.push(usize::MAX));
            if number > 0 {
                check(&|line| {
                    // One more premise is too many for any line; an assumption has none.
                    line.premises.push(number - 1);
                    line.premises.push(0);
                });
            }
            if !proof.lines[number].premises.is_empty() {
                check(&|line| line.premises.clear());
                check(&|line| line.reason = Reason::CellTaken(board.cell_at(3, 3)));
                check(&|line| line.reason = Reason::HouseTaken(board.row_house(2)));
                check(&|line| line.reason = Reason::HouseTaken(jade_grid::HouseId::new(999)));
                check(&|line| line.reason = Reason::LastInCell(board.cell_at(3, 3)));
                check(&|line| line.reason = Reason::NoPlace(board.row_house(3), Digit::new(99).unwrap()));
                check(&|line| line.claim = on(4, 4, 4));
                check(&|line| line.claim = on(1, 1, 4));
            }
            check(&|line| line.claim = off(1, 1, 4));
            if let Some(opposite) = proof.lines[number].claim.opposite() {
                check(&|line| line.claim = opposite);
            }
        }
    }
    assert!(refused > 150, "{refused}");
}

/// r1c1=1 leaves row 2 only r2c3 and r2c4 for its 1, so no other cell of box 2 has it. `row` and `cells` are those in
/// the reason.
fn by_a_group(
    without: &[(usize, usize)],
    cells: &[(usize, usize)],
    out: (usize, usize),
) -> Result<(), ProofError> {
    let board = Geometry::standard(4).unwrap();
    let lost = || without.iter().map(|&(row, column)| off(row, column, 1));
    let mut lines = vec![line([], on(1, 1, 1), Reason::Assumed)];
    lines.extend(lost().map(|claim| line([0], claim, Reason::HouseTaken(board.box_house(0)))));
    let cells = cells.iter().map(|&(row, column)| board.cell_at(row - 1, column - 1)).collect();
    let premises: Vec<usize> = (1..=without.len()).collect();
    let locked = Reason::LockedIn(board.row_house(1), cells);
    lines.push(ProofLine::new(premises, off(out.0, out.1, 1), locked));
    let nothing = step(Vec::new(), Vec::new());
    Proof { lines }.check(&Position::blank(board), &nothing)
}

#[test]
fn locked_candidates_of_a_group_follow() {
    assert_eq!(by_a_group(&[(2, 1), (2, 2)], &[(2, 3), (2, 4)], (1, 3)), Ok(()));
    // A place that is not accounted for; too few cells; too many; a cell that does not see both.
    assert!(by_a_group(&[(2, 1)], &[(2, 3), (2, 4)], (1, 3)).is_err());
    assert!(by_a_group(&[(2, 1), (2, 2)], &[(2, 3)], (1, 3)).is_err());
    assert!(by_a_group(&[(2, 1), (2, 2)], &[(2, 2), (2, 3), (2, 4)], (1, 3)).is_err());
    assert!(by_a_group(&[(2, 1), (2, 2)], &[(2, 3), (2, 4)], (3, 3)).is_err());
    assert!(by_a_group(&[(2, 1), (2, 2)], &[(2, 3), (2, 4)], (2, 3)).is_err());
}

/// Row 1: r1c1 has 1 and 2, r1c2 has 1, 2 and 3. Without the 3, they have two digits. r1c3=3 excludes it.
#[test]
fn locked_candidates_of_an_almost_locked_set_follow() {
    let board = Geometry::standard(4).unwrap();
    let mut position = Position::blank(board);
    for candidate in notation::parse_eliminations("r1c1<>34 r1c2<>4", board).unwrap() {
        position.eliminate(candidate.cell, candidate.digit);
    }
    let check = |cells: [usize; 2], left: &[u8], lost: Claim, claim: Claim| {
        let cells = cells.into_iter().map(|column| board.cell_at(0, column - 1)).collect();
        let left = left.iter().map(|digit| Digit::new(*digit).unwrap()).collect();
        let lines = vec![
            line([], on(1, 3, 3), Reason::Assumed),
            line([0], lost, Reason::HouseTaken(board.row_house(0))),
            line([1], claim, Reason::LockedSet(cells, left)),
        ];
        Proof { lines }.check(&position, &step(Vec::new(), Vec::new()))
    };
    assert_eq!(check([1, 2], &[1, 2], off(1, 2, 3), off(1, 4, 2)), Ok(()));
    assert_eq!(check([1, 2], &[1, 2], off(1, 2, 3), off(2, 1, 1)), Ok(()));
    // Another cell lost its digit; cells with more digits; a digit that they lack; a cell that does not see both; one
    // of the cells themselves; a digit too many, too few or a foreign one.
    assert!(check([1, 2], &[1, 2], off(1, 4, 3), off(1, 4, 2)).is_err());
    assert!(check([2, 3], &[1, 2], off(1, 2, 3), off(1, 4, 2)).is_err());
    assert!(check([1, 2], &[1, 2], off(1, 2, 3), off(1, 4, 4)).is_err());
    assert!(check([1, 2], &[1, 2], off(1, 2, 3), off(3, 1, 2)).is_err());
    assert!(check([1, 2], &[1, 2], off(1, 2, 3), off(1, 1, 2)).is_err());
    assert!(check([1, 2], &[1, 2, 3], off(1, 2, 3), off(1, 4, 2)).is_err());
    assert!(check([1, 2], &[2], off(1, 2, 3), off(1, 4, 2)).is_err());
    assert!(check([1, 2], &[2, 4], off(1, 2, 3), off(1, 4, 2)).is_err());
}
