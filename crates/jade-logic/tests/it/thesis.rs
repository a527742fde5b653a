//! The examples of the thesis on which JADE is based, as far as its figures are legible. Reads `../shared` next to the
//! workspace, since only that folder has the figures.

use crate::common;

use common::shared;
use jade_grid::{Candidate, Digit, Geometry, Position, Puzzle};
use jade_logic::{Analysis, Step, notation, techniques::technique};

/// Returns the board of a figure: the nine lines above its title, with tabs between digits or candidates.
fn figure(title: &str) -> Option<Position> {
    let text = shared::text("seeds/000_8c8dac9d8ded434c.txt")?;
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    let at = lines.iter().rposition(|line| *line == title).expect("the figure is there");
    let geometry = Geometry::standard(9).unwrap();
    let digit = |text: &str| text.parse().ok().and_then(Digit::new).expect("a digit");
    let read = |cell: &str| -> Vec<Digit> { cell.split(' ').map(digit).collect() };
    let cells: Vec<Vec<Digit>> =
        lines[at - 9..at].iter().flat_map(|line| line.split('\t').map(read)).collect();
    assert_eq!(cells.len(), geometry.cell_count());
    let mut puzzle = Puzzle::empty(geometry);
    for (cell, digits) in geometry.cells().zip(&cells) {
        if let &[digit] = digits.as_slice() {
            puzzle.set(cell, Some(digit));
        }
    }
    let mut position = Position::new(&puzzle).unwrap();
    for (cell, digits) in geometry.cells().zip(&cells) {
        for digit in position.candidates(cell) {
            if !digits.contains(&digit) {
                position.eliminate(cell, digit);
            }
        }
    }
    Some(position)
}

fn steps(id: &str, position: &Position) -> Vec<Step> {
    technique(id).unwrap().all_steps(&Analysis::new(position))
}

fn candidate(text: &str, position: &Position) -> Candidate {
    notation::parse_eliminations(text, position.geometry()).unwrap()[0]
}

/// Its XY-Chain leaves 9 in r2c2 (we list what it eliminates: the other candidate, 3), and its Forcing Chain places 3
/// in r6c6.
#[test]
fn figure_3_25_has_an_xy_chain_and_a_forcing_chain() {
    let Some(position) = figure("Figura 3.25: Tablero parcialmente resuelto") else { return };
    let three = candidate("r2c2<>3", &position);
    assert_eq!(position.candidates(three.cell).len(), 2);
    assert!(steps("xy-chain", &position).iter().any(|step| step.eliminations.contains(&three)));
    let placed = candidate("r6c6<>3", &position);
    assert!(steps("dual-implication-chain", &position).iter().any(|step| step.placements == [placed]));
}
