//! The drawings show what the scene says. The marks of all steps of the catalogue’s examples are read back from the SVG
//! and from the text.

mod advice;
mod svg;
mod text;

use jade_draw::{Picture, Scene};
use jade_grid::Position;
use jade_logic::before_marks::BeforeMarks;
use jade_logic::techniques::ALL;
use jade_logic::{Analysis, Step};

/// The number of steps drawn per example.
const STEPS: usize = 3;

/// Calls `draw` with the examples of every technique, and with moves without pencil marks.
fn for_all_steps(mut draw: impl FnMut(&str, &Picture)) {
    let mut drawn = 0;
    for technique in ALL {
        let before = drawn;
        for example in technique.examples() {
            let position = example.position();
            let steps: Vec<Step> = technique.all_steps(&Analysis::of_proper(&position));
            for step in steps.iter().take(STEPS) {
                let board = position.snapshot();
                let scene = Scene::of_step(step, &board);
                let name = format!("{} on {}", step.technique, position.to_puzzle());
                draw(&name, &Picture::of_board(&board).with_scene(scene));
                drawn += 1;
            }
        }
        assert!(drawn > before, "{} has no example", technique.id());
    }
    let puzzle = "000000907000420180000705026100904000050000040000507009920108000034059000507000000";
    let puzzle = jade_grid::line::read(&puzzle.replace('0', ".")).unwrap();
    let mut phase = BeforeMarks::new(&Position::new(&puzzle).unwrap());
    while let Some(next) = phase.next_move() {
        let board = phase.position().snapshot();
        let scene = Scene::of_move(&next, &board);
        draw(next.kind.id().as_str(), &Picture::of_board(&board).with_scene(scene));
        phase.take(&next);
    }
}
