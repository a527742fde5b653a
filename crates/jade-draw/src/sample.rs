//! Scenes for tests.

use crate::{Marks, Picture, Scene};
use jade_grid::{Candidate, Cell, Digit, Geometry, LargeCellSet, Position, line};
use jade_logic::{Link, LinkReason, Node, Part, PartValue, Role, Step, Strength, techniques};

/// A puzzle whose path begins with singles, followed by a pointing pair.
const LINE: &str = "000000907000420180000705026100904000050000040000507009920108000034059000507000000";

fn position() -> Position {
    Position::new(&line::read(&LINE.replace('0', ".")).unwrap()).unwrap()
}

fn digit(value: u8) -> Digit {
    Digit::new(value).unwrap()
}

fn part(name: &'static str, role: Role, value: PartValue) -> Part {
    Part { name, role, value }
}

/// Returns a board with all its candidates.
pub(crate) fn candidates() -> Picture {
    Picture::of_board(&position().snapshot()).with_marks(Marks::All)
}

/// Returns the same board with marked parts.
pub(crate) fn parts(values: Vec<(Role, PartValue)>) -> Picture {
    let parts = values.into_iter().map(|(role, value)| part("part", role, value)).collect();
    let step = Step::new(techniques::POINTING.id(), parts, vec![], vec![]);
    candidates().with_scene(Scene::of_step(&step, &position().snapshot()))
}

fn drawn(position: &Position, step: &Step) -> Picture {
    let board = position.snapshot();
    Picture::of_board(&board).with_scene(Scene::of_step(step, &board))
}

/// Marks the first digit of a box whose places in it lie in one row, if it has more places in that row.
pub(crate) fn pointing() -> Picture {
    let position = position();
    let board = position.geometry();
    let (house, line, digit, cells, off) = (0..9)
        .flat_map(|b| (0..9).flat_map(move |r| Digit::all(9).map(move |d| (b, r, d))))
        .find_map(|(b, r, d)| {
            let (house, line) = (board.box_house(b), board.row_house(r));
            let cells = position.cells_in(house, d);
            let off = position.cells_in(line, d) - cells;
            let inside = board.house(line).set().is_superset(cells);
            (inside && cells.len() > 1 && !off.is_empty()).then_some((house, line, d, cells, off))
        })
        .unwrap();
    let parts = vec![
        part("digit", Role::Subject, PartValue::Digit(digit)),
        part("box", Role::Base, PartValue::House(house)),
        part("line", Role::Cover, PartValue::House(line)),
        part("cells", Role::Subject, PartValue::Cells(cells.large())),
    ];
    let off = off.iter().map(|cell| Candidate::new(cell, digit)).collect();
    drawn(&position, &Step::new(techniques::POINTING.id(), parts, vec![], off))
}

/// Marks the first digit with only one place in a box.
pub(crate) fn hidden_single() -> Picture {
    let position = position();
    let board = position.geometry();
    let (house, digit, cell) = (0..9)
        .flat_map(|b| Digit::all(9).map(move |d| (b, d)))
        .find_map(|(b, d)| {
            let house = board.box_house(b);
            position.cells_in(house, d).single().map(|cell| (house, d, cell))
        })
        .unwrap();
    let witnesses: LargeCellSet = board
        .cells()
        .filter(|c| position.value(*c) == Some(digit))
        .filter(|c| c.index() != cell.index())
        .collect();
    let parts = vec![
        part("digit", Role::Subject, PartValue::Digit(digit)),
        part("house", Role::Base, PartValue::House(house)),
        part("cell", Role::Target, PartValue::Cell(cell)),
        part("witnesses", Role::Witness, PartValue::Cells(witnesses)),
    ];
    let placed = vec![Candidate::new(cell, digit)];
    drawn(&position, &Step::new(techniques::HIDDEN_SINGLE.id(), parts, placed, vec![]))
}

/// A fictitious chain. It need not be sound, since only its look matters.
pub(crate) fn chain() -> Picture {
    let position = Position::blank(Geometry::standard(9).unwrap());
    let board = position.geometry();
    let at = |row, column, value| Candidate::new(board.cell_at(row, column), digit(value));
    let nodes = [at(0, 1, 4), at(0, 7, 4), at(5, 7, 4), at(5, 2, 4)];
    let strengths = [Strength::Strong, Strength::Weak, Strength::Strong];
    let on = PartValue::Candidates(vec![nodes[1], nodes[3]]);
    let off = PartValue::Candidates(vec![nodes[0], nodes[2]]);
    let parts = vec![part("on", Role::On, on), part("off", Role::Off, off)];
    let mut step = Step::new(techniques::X_CHAIN.id(), parts, vec![], vec![at(2, 2, 4), at(3, 1, 4)]);
    step.links = nodes
        .windows(2)
        .zip(strengths)
        .map(|(ends, strength)| Link {
            from: Node::Candidate(ends[0]),
            to: Node::Candidate(ends[1]),
            strength,
            reason: LinkReason::Cell(Cell::new(0)),
        })
        .collect();
    drawn(&position, &step)
}

/// A fictitious argument by cases: r6c3 is not the digit, whether r1c1 is 4 or not.
pub(crate) fn branches() -> Picture {
    use jade_logic::{Claim, Proof, ProofLine, Reason};
    let position = Position::blank(Geometry::standard(9).unwrap());
    let board = position.geometry();
    let at = |row, column| Candidate::new(board.cell_at(row, column), digit(4));
    let (start, end) = (at(0, 0), at(5, 2));
    let (row, column) = (board.row_house(0), board.column_house(2));
    let proof = Proof {
        lines: vec![
            ProofLine::new([], Claim::On(start), Reason::Assumed),
            ProofLine::new([0], Claim::Off(at(0, 8)), Reason::HouseTaken(row)),
            ProofLine::new([1], Claim::On(at(5, 8)), Reason::LastInHouse(board.column_house(8), digit(4))),
            ProofLine::new([2], Claim::Off(end), Reason::HouseTaken(board.row_house(5))),
            ProofLine::new([], Claim::Off(start), Reason::Assumed),
            ProofLine::new([4], Claim::On(at(0, 2)), Reason::LastInHouse(row, digit(4))),
            ProofLine::new([5], Claim::Off(end), Reason::HouseTaken(column)),
            ProofLine::new([3, 6], Claim::Off(end), Reason::EitherWay(start)),
        ],
    };
    let parts = vec![part("cells", Role::Start, PartValue::Cells(LargeCellSet::only(start.cell)))];
    let step = Step::new(techniques::FORCING_CHAIN_VERITY.id(), parts, vec![], vec![end]);
    drawn(&position, &Step { proof: Some(proof), ..step })
}

/// A link to a group of three cells.
pub(crate) fn group() -> Picture {
    let position = Position::blank(Geometry::standard(9).unwrap());
    let cell = |column| position.geometry().cell_at(0, column);
    let from = Node::Candidate(Candidate::new(cell(0), digit(4)));
    let to = Node::Group { digit: digit(4), cells: (6..9).map(cell).collect() };
    let links = vec![Link { from, to, strength: Strength::Strong, reason: LinkReason::Set }];
    drawn(&position, &Step::new(techniques::GROUPED_AIC.id(), vec![], vec![], vec![]).with_links(links))
}
