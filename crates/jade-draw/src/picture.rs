//! [`Picture`]: a board with a scene.

use crate::scene::Scene;
use jade_grid::{Candidate, Cell, Digit, DigitSet, Geometry, LargeCellSet, Puzzle, Snapshot};

/// Which candidates a drawing shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Marks {
    /// None.
    None,
    /// If the step eliminates candidates or has links, the candidates of its cells; otherwise only those that are
    /// marked or noted.
    #[default]
    Involved,
    /// The candidates of all cells of the step.
    Pattern,
    /// All.
    All,
}

/// A board and what is marked on it.
#[derive(Clone, Debug)]
pub struct Picture {
    geometry: &'static Geometry,
    digits: Vec<Option<Digit>>,
    given: Vec<bool>,
    /// Empty for boards without candidates.
    candidates: Vec<DigitSet>,
    marks: Marks,
    scene: Scene,
}

impl Picture {
    /// Returns a picture of a puzzle of any size. All its digits are givens.
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

    /// Returns a picture of a partly or fully filled board. Digits of `filled` that are not in `puzzle` are entries.
    ///
    /// # Panics
    /// If the two have different geometries.
    #[track_caller]
    pub fn of_filled(puzzle: &Puzzle, filled: &Puzzle) -> Picture {
        assert_eq!(puzzle.geometry(), filled.geometry(), "two boards of one geometry");
        let mut picture = Picture::of_puzzle(puzzle);
        for (digit, filled) in picture.digits.iter_mut().zip(filled.digits()) {
            *digit = digit.or(filled);
        }
        picture
    }

    /// Returns a picture of a board with its candidates. If its givens are not known, all digits are drawn as givens.
    pub fn of_board(board: &Snapshot) -> Picture {
        let mut picture = Picture::of_puzzle(board.values());
        let geometry = board.geometry();
        picture.candidates = geometry.cells().map(|cell| board.candidates(cell)).collect();
        if let Some(givens) = board.givens() {
            picture.given = geometry.cells().map(|cell| givens.contains(cell)).collect();
        }
        picture
    }

    /// Chooses which candidates to show.
    #[must_use]
    pub fn with_marks(self, marks: Marks) -> Picture {
        Picture { marks, ..self }
    }

    /// Marks what the scene contains. It must belong to a board of the same geometry.
    #[must_use]
    pub fn with_scene(self, scene: Scene) -> Picture {
        Picture { scene, ..self }
    }

    /// Returns the scene.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// Returns the shape of the board.
    pub fn geometry(&self) -> &'static Geometry {
        self.geometry
    }

    /// Returns the digit in a cell; `None` if the cell is open.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.digits.get(cell.index()).copied().flatten()
    }

    /// Returns whether the digit of a cell is a given.
    pub fn is_given(&self, cell: Cell) -> bool {
        self.given.get(cell.index()).copied().unwrap_or(false)
    }

    /// Returns the candidates to draw in a cell; none if it contains a digit or a placement.
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

    /// Returns the candidates of a cell that the scene marks or notes.
    fn named(&self, cell: Cell) -> DigitSet {
        let scene = &self.scene;
        let marked = scene.candidates().iter().map(|(candidate, _)| candidate);
        let named = marked.chain(scene.eliminations()).chain(scene.notes());
        let here = |candidate: &Candidate| (candidate.cell == cell).then_some(candidate.digit);
        let ends = scene.links().iter().flat_map(|link| [link.from, link.to]);
        let ends = ends.filter(|end| end.cells.contains(cell)).map(|end| end.digit);
        named.filter_map(here).chain(ends).collect()
    }

    /// Returns the cells that show candidates.
    pub fn marked_cells(&self) -> LargeCellSet {
        if !self.geometry.fits::<10>() {
            return LargeCellSet::EMPTY;
        }
        self.geometry.cells().filter(|cell| !self.shown(*cell).is_empty()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_grid::{Position, line};
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
            Picture::of_board(&position.snapshot()).with_scene(Scene::of_step(&step, &position.snapshot()))
        };
        let cells = || PartValue::Cell(cell);
        assert!(picture(vec![cells()], vec![]).marked_cells().is_empty());
        let named = picture(vec![PartValue::Digit(three.digit), cells()], vec![]);
        assert_eq!(named.shown(cell), DigitSet::only(three.digit));
        let taken = picture(vec![cells()], vec![three]);
        assert_eq!(taken.shown(cell), position.candidates(cell));
        assert_eq!(taken.marked_cells(), LargeCellSet::only(cell));
        assert_eq!(taken.with_marks(Marks::All).marked_cells(), position.open_cells().large());
    }
}
