//! The law of leftovers on jigsaws, which the other tests have few of: every step of the way against the naive finder, the
//! solution and what the step cites.

use crate::common::{self, Rng, holds_in, jigsaw, scattered};
use jade_grid::{Position, Puzzle, line};
use jade_logic::techniques::LAW_OF_LEFTOVERS;
use jade_logic::{Analysis, entailment, notation};

/// How many boards of each size are looked at: `JADE_LEFTOVER_BOARDS` for a longer run.
fn boards() -> usize {
    std::env::var("JADE_LEFTOVER_BOARDS").ok().and_then(|count| count.parse().ok()).unwrap_or(25)
}

#[test]
fn leftovers_conclude_what_the_definition_says() {
    let mut random = Rng::new(9);
    // Steps, those with digits that one side lacks, those that place a digit, those that weigh all ways, compared ones.
    let [mut all, mut lacking, mut placing, mut weighing, mut compared] = [0; 5];
    for side in [4, 5, 6, 7, 9] {
        for _ in 0..boards() {
            let full = jigsaw(side, &mut random);
            let board = full.geometry();
            let mut position: Position = scattered(&full, &mut random);
            while !position.open_cells().is_empty() {
                let steps = LAW_OF_LEFTOVERS.all_steps(&Analysis::new(&position));
                if random.percent(20) {
                    compared += common::generic::compared_with_naive(&LAW_OF_LEFTOVERS, &position, &steps)
                        .unwrap_or(0);
                    common::generic::assert_as_declared(&LAW_OF_LEFTOVERS, &position, &steps);
                }
                for step in &steps {
                    assert!(holds_in(step, &full), "{full}");
                    let written = notation::print(step, board);
                    assert_eq!(entailment::check(&position, step), Ok(()), "{full}: {written}");
                    all += 1;
                    let has_digits = !written.contains(" - =>");
                    match (has_digits, step.placements.is_empty()) {
                        (true, true) => lacking += 1,
                        (true, false) => placing += 1,
                        (false, _) => weighing += usize::from(step.cells(jade_logic::Role::Extra).len() > 1),
                    }
                }
                if let Some(step) = steps.first() {
                    step.apply(&mut position);
                    continue;
                }
                let open: Vec<_> = position.open_cells().iter().collect();
                let cell = open[random.below(open.len())];
                position.place(cell, full.get(cell).unwrap());
            }
        }
    }
    println!("{all} steps: {lacking} lacking, {placing} placing, {weighing} weighing; {compared} compared");
    assert!(
        lacking > 500 && placing > 50 && weighing > 50 && compared > 500,
        "{lacking} {placing} {weighing} {compared}"
    );
}

/// A step that cites one region or one cell fewer, or concludes more, proves nothing.
#[test]
fn what_does_not_follow_from_the_cited_houses_is_refused() {
    let puzzle = line::read("[regions 1112 1322 3324 3444] ................").unwrap();
    let mut position = Position::new(&puzzle).unwrap();
    let board = puzzle.geometry();
    position.eliminate(board.cell_at(0, 3), jade_grid::Digit::new(1).unwrap());
    let refuses = |position: &Position, written: &str| {
        entailment::check(position, &notation::parse(written, board).unwrap()).is_err()
    };
    assert!(!refuses(&position, "law-of-leftovers: r1 g1 r1c4 r2c1 - => r2c1<>1"));
    for bad in
        ["law-of-leftovers: r1 g1 r1c4 r2c1 - => r2c1<>2", "law-of-leftovers: r1 g2 r1c4 r2c1 - => r2c1<>1"]
    {
        assert!(refuses(&position, bad), "{bad}");
    }
    let whole = Puzzle::empty(jade_grid::Geometry::standard(4).unwrap());
    assert!(!LAW_OF_LEFTOVERS.is_for(whole.geometry()) && LAW_OF_LEFTOVERS.is_for(board));
}
