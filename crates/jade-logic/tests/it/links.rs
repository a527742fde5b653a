//! Chains that are typed: those of techniques hold, and whatever passes the check is true.

use crate::common::{Rng, proper_puzzles, reached};
use jade_grid::{Candidate, Geometry};
use jade_logic::notation::{check_links, conclusions_of_links, eureka};
use jade_logic::techniques::ALL;
use jade_logic::{Analysis, Expect, Family, Link, LinkReason, Node};

/// Every chain of a technique is written, read and checked again, and proves what the technique concludes.
#[test]
fn chains_of_techniques_hold_when_they_are_read_back() {
    let (mut chains, mut links) = (0, 0);
    for technique in ALL.iter().filter(|one| one.family == Family::Chain) {
        for example in technique.examples().iter().filter(|one| matches!(one.expect, Expect::Step(_))) {
            let position = example.position();
            let board = position.geometry();
            for step in technique.all_steps(&Analysis::of_proper(&position)).iter().take(20) {
                let has_lemma = |link: &Link| link.reason == LinkReason::Lemma;
                if step.links.is_empty() || step.proof.is_some() || step.links.iter().any(has_lemma) {
                    continue;
                }
                let text = eureka::print(&step.links, board);
                let read = eureka::parse(&text, board).unwrap();
                let checked = check_links(&read, &position).unwrap_or_else(|wrong| panic!("{text}: {wrong}"));
                let (placements, eliminations) = conclusions_of_links(&checked, &position);
                assert!(step.placements.iter().all(|one| placements.contains(one)), "{text}: {step:?}");
                assert!(step.eliminations.iter().all(|one| eliminations.contains(one)), "{text}: {step:?}");
                chains += 1;
                links += checked.len();
            }
        }
    }
    assert!(chains > 30, "{chains} chains with {links} links");
}

/// Random chains on random positions: if the check lets one pass, each of its links holds in the solution.
#[test]
fn links_that_pass_are_true_of_the_solution() {
    let mut rng = Rng::new(7);
    let (mut passed, mut refused) = (0, 0);
    for side in [4, 6, 9] {
        let board = Geometry::standard(side).unwrap();
        for (puzzle, solution) in proper_puzzles(board).iter().take(20) {
            let position = reached(puzzle, solution, &mut rng);
            let candidates: Vec<Candidate> = position.all_candidates().collect();
            for _ in 0..200.min(candidates.len() * candidates.len()) {
                let mut random = || candidates[rng.below(candidates.len())];
                let (a, b) = (random(), random());
                let strength = ["=", "-"][rng.below(2)];
                if a == b {
                    continue;
                }
                let name = |one: Candidate| {
                    format!(
                        "({})r{}c{}",
                        one.digit.symbol(),
                        board.row(one.cell) + 1,
                        board.column(one.cell) + 1
                    )
                };
                let links = eureka::parse(&format!("{} {strength} {}", name(a), name(b)), board).unwrap();
                let is_true =
                    |node: &Node| node.places().iter().any(|cell| solution.get(cell) == Some(node.digit()));
                match check_links(&links, &position) {
                    Ok(links) => {
                        let ends = [is_true(&links[0].from), is_true(&links[0].to)];
                        let holds = if strength == "=" { ends != [false; 2] } else { ends != [true; 2] };
                        assert!(holds, "{} {strength} {}", name(a), name(b));
                        let (placements, eliminations) = conclusions_of_links(&links, &position);
                        assert!(placements.iter().all(|one| solution.get(one.cell) == Some(one.digit)));
                        assert!(eliminations.iter().all(|one| solution.get(one.cell) != Some(one.digit)));
                        passed += 1;
                    }
                    Err(_) => refused += 1,
                }
            }
        }
    }
    assert!(passed > 50 && refused > 500, "{passed} passed, {refused} refused");
}
