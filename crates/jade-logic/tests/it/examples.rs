//! Every technique finds its examples exactly, and nothing in its near misses.

use crate::common;

use common::generic::assert_honest;
use jade_logic::techniques::ALL;
use jade_logic::{Analysis, Expect, notation};

#[test]
fn examples_are_found_exactly() {
    for technique in ALL {
        let examples = technique.examples();
        let nothing = examples.iter().filter(|example| matches!(example.expect, Expect::Nothing)).count();
        assert!(nothing >= 1, "{}: needs a near miss", technique.id());
        assert!(examples.len() - nothing >= 2, "{}: needs two examples", technique.id());
        for example in examples {
            let position = example.position();
            let board = position.geometry();
            let steps = technique.all_steps(&Analysis::of_proper(&position));
            let lines: Vec<String> = steps.iter().map(|step| notation::print(step, board)).collect();
            match example.expect {
                Expect::Nothing => assert!(lines.is_empty(), "{example:?} yields {lines:#?}"),
                Expect::Step(line) => {
                    assert!(lines.iter().any(|l| l == line), "{example:?} yields {lines:#?}");
                    let expected = notation::parse(line, board).unwrap();
                    assert_eq!(notation::print(&expected, board), line);
                    let step = steps.iter().find(|step| notation::print(step, board) == line).unwrap();
                    assert_honest(step, &position);
                }
            }
        }
    }
}
