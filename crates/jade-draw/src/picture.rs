//! [`Picture`]: a board with a scene on it, ready to be drawn.

use crate::scene::Scene;
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, Position, Puzzle};

/// Which candidates a drawing shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Marks {
    /// None.
    None,
    /// Those of the cells that a step speaks of, if it takes candidates away or runs along links; else only
    /// those pointed out and noted.
    #[default]
    Involved,
    /// Those of the cells that a step speaks of, whatever it concludes.
    Pattern,
    /// All.
    All,
}

/// A board, and what is pointed out on it.
#[derive(Clone, Debug)]
pub struct Picture {
    geometry: &'static Geometry,
    digits: Vec<Option<Digit>>,
    given: Vec<bool>,
    /// Empty for boards that have none.
    candidates: Vec<DigitSet>,
    marks: Marks,
    scene: Scene,
}

impl Picture {
    /// A board of any size: its digits are givens.
    pub fn of_puzzle(puzzle: &Puzzle) -> Picture {
        let digits: Vec<Option<Digit>> = puzzle.digits().collect();
        let given = digits.iter().map(Option::is_some).collect();
        Picture {
            geometry: puzzle.geometry(),
            digits,
            given,
            candidates: Vec::new(),
            marks: Marks::default(),
            scene: Scene::default(),
        }
    }

    /// A board that has been filled further: where `puzzle` has no digit, that of `filled` is an entry.
    ///
    /// # Panics
    /// If the two are of different geometry.
    #[track_caller]
    pub fn of_filled(puzzle: &Puzzle, filled: &Puzzle) -> Picture {
        assert_eq!(puzzle.geometry(), filled.geometry(), "two boards of one geometry");
        let mut picture = Picture::of_puzzle(puzzle);
        for (digit, filled) in picture.digits.iter_mut().zip(filled.digits()) {
            *digit = digit.or(filled);
        }
        picture
    }

    /// A position with its candidates. Digits are givens where that is known, else all are.
    pub fn of_position(position: &Position) -> Picture {
        let mut picture = Picture::of_puzzle(&position.to_puzzle());
        let geometry = position.geometry();
        picture.candidates = geometry.cells().map(|cell| position.candidates(cell)).collect();
        if let Some(givens) = position.givens() {
            picture.given = geometry.cells().map(|cell| givens.contains(cell)).collect();
        }
        picture
    }

    /// Says which candidates to show.
    #[must_use]
    pub fn with_marks(self, marks: Marks) -> Picture {
        Picture { marks, ..self }
    }

    /// Points something out. The scene is of a board of the same geometry.
    #[must_use]
    pub fn with_scene(self, scene: Scene) -> Picture {
        Picture { scene, ..self }
    }

    /// What is pointed out.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// The kind of board.
    pub fn geometry(&self) -> &'static Geometry {
        self.geometry
    }

    /// The digit that stands in a cell.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.digits.get(cell.index()).copied().flatten()
    }

    /// Whether the digit of a cell is a given.
    pub fn is_given(&self, cell: Cell) -> bool {
        self.given.get(cell.index()).copied().unwrap_or(false)
    }

    /// The candidates of a cell that are drawn: none where a digit stands or is to be placed.
    pub fn shown(&self, cell: Cell) -> DigitSet {
        let candidates = self.candidates.get(cell.index()).copied().unwrap_or(DigitSet::EMPTY);
        if self.digit(cell).is_some() || self.scene.placement(cell).is_some() {
            return DigitSet::EMPTY;
        }
        let named = self.named(cell);
        let involved = self.scene.cell_role(cell).is_some() || !named.is_empty();
        let argued = !self.scene.eliminations().is_empty() || !self.scene.links().is_empty();
        let all = match self.marks {
            Marks::All => true,
            Marks::None => return DigitSet::EMPTY,
            Marks::Pattern => involved,
            Marks::Involved => involved && argued,
        };
        if all { candidates } else { candidates & named }
    }

    /// The candidates of a cell that the scene speaks of.
    fn named(&self, cell: Cell) -> DigitSet {
        let scene = &self.scene;
        let marked = scene.candidates().iter().map(|(candidate, _)| candidate);
        let named = marked.chain(scene.eliminations()).chain(scene.notes());
        let here = |candidate: &Candidate| (candidate.cell == cell).then_some(candidate.digit);
        let ends = scene.links().iter().flat_map(|link| [link.from, link.to]);
        let ends = ends.filter(|end| end.cells.contains(cell)).map(|end| end.digit);
        named.filter_map(here).chain(ends).collect()
    }

    /// The cells that show candidates.
    pub fn marked_cells(&self) -> CellSet {
        if !self.geometry.has_sets() {
            return CellSet::EMPTY;
        }
        self.geometry.cells().filter(|cell| !self.shown(*cell).is_empty()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_grid::line;
    use jade_logic::{Part, PartValue, Role, Step, techniques};

    #[test]
    fn candidates_show_where_something_is_taken_away_else_only_those_named() {
        let puzzle = line::read("1.3..2......4...").unwrap();
        let position = Position::new(&puzzle).unwrap();
        let cell = puzzle.geometry().cell_at(3, 3);
        let three = Candidate::new(cell, Digit::new(3).unwrap());
        let picture = |values: Vec<PartValue>, eliminations| {
            let part = |value| Part { name: "part", role: Role::Subject, value };
            let parts = values.into_iter().map(part).collect();
            let step = Step::new(techniques::POINTING.id(), parts, vec![], eliminations);
            Picture::of_position(&position).with_scene(Scene::of_step(&step, &position))
        };
        let cells = || PartValue::Cell(cell);
        assert!(picture(vec![cells()], vec![]).marked_cells().is_empty());
        let named = picture(vec![PartValue::Digit(three.digit), cells()], vec![]);
        assert_eq!(named.shown(cell), DigitSet::only(three.digit));
        let taken = picture(vec![cells()], vec![three]);
        assert_eq!(taken.shown(cell), position.candidates(cell));
        assert_eq!(taken.marked_cells(), CellSet::only(cell));
        assert_eq!(taken.with_marks(Marks::All).marked_cells(), position.open_cells());
    }
}
