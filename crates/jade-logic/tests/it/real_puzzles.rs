//! Paths of puzzles by others, compared with the search. Reads `../shared` next to the workspace.

use crate::common;

use common::unique_solution;
use jade_grid::{Position, Puzzle, line};
use jade_logic::{Analysis, Outcome, Path, Profile};

/// Returns the first `count` puzzles of a file. If it is missing, prints a line and returns none.
fn puzzles(file: &str, count: usize) -> Vec<Puzzle> {
    let text = common::shared::text(&format!("data/{file}")).unwrap_or_default();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.take(count).map(|line| line::read(line).unwrap()).collect()
}

/// Rating does not search again where techniques found nothing; this does not change any path.
#[test]
fn skipping_searches_that_found_nothing_changes_no_path() {
    let profile = Profile::full();
    let mut steps = 0;
    for puzzle in puzzles("puzzles/magictour-top1465.txt", 1465).iter().step_by(25) {
        let position = Position::new(puzzle).unwrap();
        let start = Analysis::of_proper(&position);
        let path = Path::find(&start, &profile, &|| false);
        assert_eq!(path.steps, common::path_asked_anew(&start, &profile), "{puzzle}");
        steps += path.steps.len();
    }
    println!("{steps} steps");
}

#[test]
fn paths_end_in_the_solution_or_stop_short_of_it() {
    for (file, count, at_least) in
        [("puzzles/17-clue.txt", 1000, [97, 90]), ("puzzles/magictour-top1465.txt", 200, [0, 0])]
    {
        let puzzles = puzzles(file, count);
        let profiles = [Profile::full(), Profile::classic()];
        let mut solved = [0; 2];
        for puzzle in &puzzles {
            let solution = unique_solution(puzzle).unwrap();
            let position = Position::new(puzzle).unwrap();
            for (profile, solved) in profiles.iter().zip(&mut solved) {
                let path = Path::find(&Analysis::of_proper(&position), profile, &|| false);
                match path.outcome {
                    Outcome::Solved => {
                        assert_eq!(path.end.to_puzzle(), solution);
                        *solved += 1;
                    }
                    Outcome::Stuck => {}
                    other => panic!("{puzzle}: {other:?}"),
                }
                for cell in puzzle.geometry().cells() {
                    let digit = solution.get(cell).unwrap();
                    let kept = path.end.value(cell) == Some(digit) || path.end.is_candidate(cell, digit);
                    assert!(kept, "{puzzle}: {cell:?} lost {digit}");
                }
            }
        }
        println!("{file}: of {}, {} solved by full, {} by classic", puzzles.len(), solved[0], solved[1]);
        for (solved, at_least) in solved.into_iter().zip(at_least) {
            assert!(solved * 100 >= puzzles.len() * at_least, "{file}: {solved} of {}", puzzles.len());
        }
        assert!(solved[0] >= solved[1], "{file}: {solved:?}");
    }
}
