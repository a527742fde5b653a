//! Advice is drawn on the board that it was found on.

use jade_draw::Scene;
use jade_grid::{Cell, DigitSet, Event, Sheet, line};
use jade_tutor::{Advice, AdviceOptions, Attempt, Limits, Question, accept_step, advise, path};
use std::collections::BTreeSet;

/// Puzzles whose paths need pairs, locked candidates, fish and chains.
const PUZZLES: [&str; 3] = [
    "000000907000420180000705026100904000050000040000507009920108000034059000507000000",
    "5..........6..34..9..7..6...........3..46...7...27.51..2......9...32....8.1....32",
    ".....4.2.5....631......6..1...53....",
];

/// The open cells that a scene marks.
fn cells(scene: &Scene, sheet: &Sheet) -> BTreeSet<Cell> {
    let cells = scene.cells().iter().map(|(cell, _)| *cell);
    let all = cells.chain(scene.candidates().iter().map(|(candidate, _)| candidate.cell));
    all.chain(scene.eliminations().iter().map(|gone| gone.cell)).filter(|cell| sheet.is_open(*cell)).collect()
}

/// A player has begun a list in a cell of the pattern, with a wrong digit alone. The tutor does not rely on such a list, so
/// the step is the same as without it, and so is what is drawn.
#[test]
fn a_list_that_is_not_relied_on_takes_nothing_from_the_drawing() {
    let limits = Limits::default();
    let mut tried = 0;
    for puzzle in PUZZLES {
        let mut sheet = Sheet::new(line::read(&puzzle.replace('0', ".")).unwrap()).unwrap();
        let Attempt::Done(solved) = path(&Question::new(sheet.clone()), None, &limits).unwrap() else {
            panic!("a proper puzzle")
        };
        for step in &solved.steps {
            let technique = step.technique.technique();
            let options = AdviceOptions { technique, ..AdviceOptions::default() };
            let ask = |sheet: &Sheet| advise(&Question::new(sheet.clone()), &options, &limits).unwrap();
            let expected = ask(&sheet);
            let drawn = Scene::of_advice(&expected, None);
            for cell in cells(&drawn, &sheet) {
                let right = solved.end.value(cell).unwrap();
                let wrong = DigitSet::all(sheet.geometry().side()).without(right).first().unwrap();
                let begin = Event::Candidate { cells: vec![cell.index()], digit: wrong.get().into() };
                let advice = ask(&sheet.apply(&begin).unwrap());
                assert_eq!(advice.step(), expected.step(), "{cell:?}");
                assert_eq!(Scene::of_advice(&advice, None), drawn, "{cell:?}");
                assert!(matches!(advice, Advice::Step { board, .. } if board.is_candidate(cell, right)));
                tried += 1;
            }
            sheet = sheet.apply(&accept_step(step)).unwrap();
        }
    }
    assert!(tried > 40, "{tried}");
}
