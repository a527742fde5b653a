//! Claims that are right, partly right or wrong, on the boards of the lessons.

use jade_contract::{
    BlockJson, ClaimReply, ClaimRequest, ClaimVerdict, DrillGrade, DrillKind, DrillRequest, LanguageJson,
    Limits, RoleJson, ShownJson, ShownKind, StepJson, ValueJson, another_board, claim, drill, lesson,
};
use jade_grid::CandidateData;
use jade_logic::{Family, Profile};
use std::collections::BTreeSet;

/// The boards of a lesson.
fn boards(id: &str) -> Vec<ShownJson> {
    let blocks = lesson(LanguageJson::En, id).unwrap().blocks.into_iter();
    let shown = blocks.filter_map(|block| match block {
        BlockJson::Example { shown, .. } => Some(*shown),
        _ => None,
    });
    shown.collect()
}

fn about(board: &ShownJson, technique: &str) -> ClaimRequest {
    ClaimRequest {
        sheet: board.sheet.clone(),
        lang: LanguageJson::En,
        technique: technique.to_owned(),
        cells: None,
        eliminations: None,
        placements: None,
        givens_known: None,
    }
}

fn with_cells(board: &ShownJson, technique: &str, cells: &[usize]) -> ClaimReply {
    let request = ClaimRequest { cells: Some(cells.to_vec()), ..about(board, technique) };
    claim(&request, &Limits::default()).unwrap()
}

fn reported(reply: &ClaimReply) -> String {
    let words =
        reply.findings.iter().map(|text| text.iter().map(|span| span.text.as_str()).collect::<String>());
    words.collect::<Vec<_>>().join(" ")
}

fn at(row: usize, column: usize) -> usize {
    (row - 1) * 9 + column - 1
}

/// The X-Wing of the lesson: 3 in rows 1 and 5, columns 2 and 4.
#[test]
fn cells_are_judged_one_by_one() {
    let board = &boards("x-wing")[0];
    let corners = [at(1, 2), at(1, 4), at(5, 2), at(5, 4)];
    let right = with_cells(board, "x-wing", &corners);
    assert_eq!((right.verdict, reported(&right).as_str()), (ClaimVerdict::Right, "Right: X-Wing."));
    assert_eq!(right.step.as_ref().unwrap().technique, "x-wing");
    assert!(right.walk.len() > 2);

    let missing = with_cells(board, "x-wing", &corners[..3]);
    assert_eq!(missing.verdict, ClaimVerdict::Incomplete);
    assert_eq!(reported(&missing), "One cell of the pattern is still missing.");
    assert!(missing.step.is_none() && missing.walk.is_empty(), "the rest is not given away");

    let foreign = with_cells(board, "x-wing", &[corners[0], corners[1], corners[2], corners[3], at(6, 2)]);
    assert_eq!(foreign.verdict, ClaimVerdict::Partly);
    assert_eq!(reported(&foreign), "r6c2 does not belong to it.");

    let board_wide: Vec<usize> =
        (0..81).filter(|cell| board.sheet.givens.as_bytes()[*cell] == b'.').collect();
    let all = with_cells(board, "x-wing", &board_wide);
    assert_eq!(all.verdict, ClaimVerdict::Wrong);
    assert_eq!(reported(&all), "You marked far more cells than the pattern has. Mark only its own: X-Wing.");

    let wrong = with_cells(board, "x-wing", &[at(9, 9), at(8, 8)]);
    assert_eq!(wrong.verdict, ClaimVerdict::Wrong);
    assert!(!reported(&wrong).contains("r1c2"));
}

#[test]
fn conclusions_are_judged_one_by_one() {
    let board = &boards("x-wing")[0];
    let gone = |row, column| CandidateData { cell: at(row, column), digit: 3 };
    let with = |list: Vec<CandidateData>| {
        let request = ClaimRequest { eliminations: Some(list), ..about(board, "x-wing") };
        claim(&request, &Limits::default()).unwrap()
    };
    assert_eq!(with(vec![gone(6, 2), gone(8, 2)]).verdict, ClaimVerdict::Right);
    let one = with(vec![gone(6, 2)]);
    assert_eq!(
        (one.verdict, reported(&one).as_str()),
        (ClaimVerdict::Right, "Right: X-Wing. One more candidate can be removed.")
    );
    let half = with(vec![gone(6, 2), gone(6, 3)]);
    assert_eq!(
        (half.verdict, reported(&half).as_str()),
        (ClaimVerdict::Partly, "This does not follow: 3 in r6c3.")
    );
    assert_eq!(with(vec![gone(6, 3)]).verdict, ClaimVerdict::Wrong);
}

/// Once the pattern is found, a wrong conclusion is answered with the reason. Before, it would say too much.
#[test]
fn what_does_not_follow_is_answered_with_the_reason() {
    let said = |id: &str, cells: &[usize], row, column, digit| {
        let board = &boards(id)[0];
        let request = ClaimRequest {
            cells: Some(cells.to_vec()),
            eliminations: Some(vec![CandidateData { cell: at(row, column), digit }]),
            ..about(board, id)
        };
        let reply = claim(&request, &Limits::default()).unwrap();
        assert_ne!(reply.verdict, ClaimVerdict::Right, "{id}");
        reported(&reply)
    };
    let corners = [at(1, 2), at(1, 4), at(5, 2), at(5, 4)];
    let x_wing = |row, column, digit| said("x-wing", &corners, row, column, digit);
    assert_eq!(x_wing(6, 2, 9), "There is no 9 in r6c2.");
    assert_eq!(x_wing(1, 2, 3), "The 3 in r1c2 stays: it belongs to the pattern.");
    assert_eq!(x_wing(6, 2, 7), "The 7 in r6c2 stays: this pattern removes only 3s.");
    assert_eq!(x_wing(6, 3, 3), "The 3 in r6c3 stays: this pattern removes it only in column 2.");
    assert_eq!(
        said("x-wing", &corners[..3], 6, 3, 3),
        "One cell of the pattern is still missing. This does not follow: 3 in r6c3."
    );
    assert_eq!(
        said("w-wing", &[at(1, 7), at(3, 2), at(9, 2), at(9, 7)], 3, 3, 2),
        "The 2 in r3c3 stays: r3c3 does not see r1c7."
    );
}

/// Often a cluster has more cells than the argument needs.
#[test]
fn a_part_of_a_colouring_that_proves_it_is_enough() {
    let (mut enough, mut too_few) = (0, 0);
    for seed in 0..8 {
        let board =
            another_board(LanguageJson::En, "simple-coloring", seed, &Limits::default()).unwrap().shown;
        let all = pattern(&board);
        for left_out in &all {
            let fewer: Vec<usize> = all.iter().copied().filter(|cell| cell != left_out).collect();
            match with_cells(&board, "simple-coloring", &fewer).verdict {
                ClaimVerdict::Right => enough += 1,
                ClaimVerdict::Incomplete => too_few += 1,
                other => panic!("{seed}: {other:?}"),
            }
        }
    }
    assert!(enough > 3 && too_few > 3, "{enough} {too_few}");
}

/// In r2c1 of the lesson are 4, 7 and 8, and the rectangle of 7 and 8 leaves 4.
#[test]
fn removing_what_a_placed_digit_leaves_no_room_for_is_right_too() {
    let board = &boards("unique-rectangle-1")[0];
    let of = |digit| CandidateData { cell: at(2, 1), digit };
    assert_eq!(board.step.placements, [of(4)]);
    let with = |eliminations: Vec<CandidateData>, placements: Vec<CandidateData>| {
        let request = ClaimRequest {
            eliminations: Some(eliminations),
            placements: Some(placements),
            ..about(board, "unique-rectangle-1")
        };
        claim(&request, &Limits::default()).unwrap().verdict
    };
    assert_eq!(with(vec![], vec![of(4)]), ClaimVerdict::Right);
    assert_eq!(with(vec![of(7), of(8)], vec![]), ClaimVerdict::Right);
    assert_eq!(with(vec![of(4)], vec![]), ClaimVerdict::Wrong);
    assert_eq!(with(vec![of(7), CandidateData { cell: at(2, 3), digit: 7 }], vec![]), ClaimVerdict::Partly);
}

/// On every page, a claim of a near miss is refused.
#[test]
fn near_misses_are_refused() {
    let mut seen = 0;
    for id in [
        "hidden-single",
        "naked-pair",
        "pointing",
        "x-wing",
        "skyscraper",
        "xy-wing",
        "unique-rectangle-1",
        "xy-chain",
    ] {
        for board in boards(id).iter().filter(|board| board.sort == ShownKind::LooksLike) {
            let cells = [at(1, 1), at(2, 2)];
            assert_eq!(with_cells(board, id, &cells).verdict, ClaimVerdict::Absent, "{id}");
            seen += 1;
        }
    }
    assert!(seen >= 8);
}

/// On the boards of every lesson, the conclusion of the step shown is accepted.
#[test]
fn every_example_can_be_claimed() {
    for id in [
        "hidden-single",
        "naked-single",
        "pointing",
        "hidden-pair",
        "swordfish",
        "empty-rectangle",
        "w-wing",
        "aic",
    ] {
        for board in boards(id).iter().filter(|board| board.sort == ShownKind::Shows) {
            let request = ClaimRequest {
                eliminations: Some(board.step.eliminations.clone()),
                placements: Some(board.step.placements.clone()),
                ..about(board, id)
            };
            let reply = claim(&request, &Limits::default()).unwrap();
            assert_eq!(reply.verdict, ClaimVerdict::Right, "{id}: {}", reported(&reply));
        }
    }
}

#[test]
fn an_invalid_claim_is_refused() {
    let board = &boards("x-wing")[0];
    let field = |request: ClaimRequest| claim(&request, &Limits::default()).unwrap_err().field.unwrap();
    assert_eq!(field(about(board, "x-wing")), "cells");
    assert_eq!(field(about(board, "x-wnig")), "technique");
    assert_eq!(field(ClaimRequest { cells: Some(vec![81]), ..about(board, "x-wing") }), "cells");
    let candidate = CandidateData { cell: 0, digit: 10 };
    assert_eq!(
        field(ClaimRequest { placements: Some(vec![candidate]), ..about(board, "x-wing") }),
        "placements"
    );
}

/// On a board of every technique, the eliminations are a right claim, and so are the cells. The cells are not with an
/// additional one from elsewhere, nor with one missing.
#[test]
fn every_technique_can_be_claimed() {
    for ranked in Profile::catalogue().techniques {
        let id = ranked.technique.id().as_str();
        let wish = DrillRequest {
            technique: id.to_owned(),
            seed: 11,
            lang: LanguageJson::En,
            kind: DrillKind::Find,
            grade: Some(DrillGrade::Clean),
            known: None,
        };
        let board = drill(&wish, &Limits::default()).unwrap().shown;
        let verdict = |cells: Option<Vec<usize>>, goes: bool| {
            let (gone, placed) = (board.step.eliminations.clone(), board.step.placements.clone());
            let request = ClaimRequest {
                cells,
                eliminations: goes.then_some(gone),
                placements: goes.then_some(placed),
                ..about(&board, id)
            };
            claim(&request, &Limits::default()).unwrap().verdict
        };
        assert_eq!(verdict(None, true), ClaimVerdict::Right, "{id}: by what goes");
        let pattern = pattern(&board);
        assert!(!pattern.is_empty(), "{id}");
        assert_eq!(
            verdict(Some(pattern.clone()), false),
            ClaimVerdict::Right,
            "{id}: by its cells {pattern:?}"
        );
        let open = |cell: &usize| board.sheet.givens.as_bytes()[*cell] == b'.' && !pattern.contains(cell);
        if let Some(foreign) = (0..81).find(open) {
            let more = pattern.iter().copied().chain([foreign]).collect();
            assert_eq!(verdict(Some(more), false), ClaimVerdict::Partly, "{id}: one cell too many");
        }
        let in_passing = ["bug-type", "sk-loop", "aligned"].iter().any(|some| id.starts_with(some));
        if pattern.len() > 1 && !in_passing {
            let fewer = &pattern[1..];
            let reply = with_cells(&board, id, fewer);
            // The smaller set may be a pattern of its own, or prove a conclusion by itself: the tests of jade-tutor tell
            // when it does.
            assert!(
                matches!(reply.verdict, ClaimVerdict::Incomplete | ClaimVerdict::Right),
                "{id}: one cell too few: {}",
                reported(&reply)
            );
            if matches!(ranked.technique.family, Family::Subset | Family::Fish) {
                let smaller = reply.step.as_ref().is_some_and(|step| cells_to_mark(step) == fewer);
                assert!(reply.verdict == ClaimVerdict::Incomplete || smaller, "{id}: {}", reported(&reply));
            }
        }
    }
}

/// Nobody marks the whole board for a BUG, or the filled corners for an SK-Loop.
#[test]
fn cells_that_are_there_in_passing_need_not_be_marked() {
    let roof = [at(2, 7), at(8, 8)];
    let right = with_cells(&boards("bug-type-2")[0], "bug-type-2", &roof);
    assert_eq!(right.verdict, ClaimVerdict::Right, "{}", reported(&right));
    let half = with_cells(&boards("bug-type-2")[0], "bug-type-2", &roof[..1]);
    assert_eq!(reported(&half), "One cell is not a whole BUG (type 2). Mark all its cells.");
    let board = &boards("sk-loop")[0];
    let open = |cell: &usize| board.sheet.candidates.as_ref().unwrap()[*cell].is_some();
    let cells: Vec<usize> = pattern(board).into_iter().filter(open).collect();
    assert!(cells.len() < pattern(board).len());
    assert_eq!(with_cells(board, "sk-loop", &cells).verdict, ClaimVerdict::Right);
    assert_eq!(with_cells(board, "sk-loop", &cells[1..]).verdict, ClaimVerdict::Incomplete);
}

fn cells_of(value: &ValueJson) -> Vec<usize> {
    match value {
        ValueJson::Cell { cell } => vec![*cell],
        ValueJson::Cells { cells } => cells.clone(),
        ValueJson::Candidates { candidates } => candidates.iter().map(|one| one.cell).collect(),
        _ => Vec::new(),
    }
}

/// Returns the cells to mark for the step of a board.
fn pattern(board: &ShownJson) -> Vec<usize> {
    cells_to_mark(&board.step)
}

fn cells_to_mark(step: &StepJson) -> Vec<usize> {
    let of = |shows: &dyn Fn(RoleJson) -> bool| -> BTreeSet<usize> {
        let parts = step.parts.iter().filter(|part| shows(part.role));
        parts.flat_map(|part| cells_of(&part.value)).collect()
    };
    // A rectangle is shown by its corners, even if the step places a digit; a BUG by the cell to fill.
    let is_rectangle = (1..=6).contains(&of(&|role| role == RoleJson::Deadly).len());
    if !step.placements.is_empty() && !is_rectangle {
        return step.placements.iter().map(|one| one.cell).collect();
    }
    let own = of(&|role| !matches!(role, RoleJson::Target | RoleJson::Witness | RoleJson::Cover));
    let cells = if own.is_empty() { of(&|role| role == RoleJson::Cover) } else { own };
    if cells.is_empty() {
        step.eliminations.iter().map(|one| one.cell).collect()
    } else {
        cells.into_iter().collect()
    }
}
