//! Reviews: of a game along the easiest path, of a slip, and of the tutor's own entries.

use crate::{puzzles, sheet, solution};
use jade_grid::{Candidate, Digit};
use jade_logic::Profile;
use jade_search::Random;
use jade_tutor::{Attempt, Entry, Limits, Question, path, review};

#[test]
fn a_game_along_the_easiest_path_is_explained_in_full_and_a_slip_is_found() {
    let mut random = Random::new(61);
    for puzzle in puzzles(1, &mut random).iter().step_by(4) {
        let solution = solution(puzzle);
        let Ok(Attempt::Done(solved)) = path(&Question::new(sheet(puzzle)), None, &Limits::default()) else {
            panic!("{puzzle} has a path")
        };
        let placed = solved.steps.iter().flat_map(|step| step.placements.iter().copied());
        let entries: Vec<Entry> =
            placed.map(|candidate| Entry { candidate, waited: 5, by_tutor: false }).collect();
        let reviewed = |entries: &[Entry]| review(&sheet(puzzle), entries, &Limits::default()).unwrap();

        let good = reviewed(&entries);
        // No technique explains a digit that only the solution gives.
        let last_resort = solved.steps.iter().filter(|step| step.technique == Profile::LAST_RESORT).count();
        assert_eq!((good.wrong, good.first_mistake, good.unexplained), (0, None, last_resort), "{puzzle}");
        assert!(good.longest_waits.is_empty(), "nobody waited long");

        let at = random.below(entries.len());
        let cell = entries[at].candidate.cell;
        let right = solution.get(cell).unwrap();
        let wrong = Digit::new((right.index() as u8 + 1) % puzzle.geometry().side() as u8 + 1).unwrap();
        let mut slipped = entries.clone();
        slipped.insert(at, Entry { candidate: Candidate::new(cell, wrong), waited: 40, by_tutor: false });
        let found = reviewed(&slipped);
        assert_eq!(
            (found.wrong, found.first_mistake),
            (1, Some((at, Candidate::new(cell, right)))),
            "{puzzle}"
        );

        let by_tutor: Vec<Entry> =
            entries.iter().map(|one| Entry { by_tutor: true, waited: 60, ..*one }).collect();
        let shown = reviewed(&by_tutor);
        assert!(shown.techniques.iter().all(|one| one.own == 0), "what the tutor enters is not the player's");
        assert!(shown.longest_waits.is_empty());
    }
}
