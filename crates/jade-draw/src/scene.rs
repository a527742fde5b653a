//! [`Scene`]: what is to be drawn, before anything is said about how.

use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, HouseId, Position, Puzzle};
use jade_logic::techniques::technique;
use jade_logic::{Branch, Family, Link, PartValue, Role, Step, TechniqueId};

/// Which candidates a drawing shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Marks {
    /// None.
    None,
    /// Those of the cells that a step speaks of, if it takes candidates away; else none.
    #[default]
    Involved,
    /// Those of the cells that a step speaks of, whatever it concludes.
    Pattern,
    /// All.
    All,
}

/// A board, and what is to be pointed out on it.
///
/// ```
/// use jade_draw::Scene;
/// use jade_grid::{format, Position};
/// use jade_logic::{Part, PartValue, Role, Step, TechniqueId};
///
/// let puzzle = format::line::read("1.3..2......4...").unwrap();
/// let position = Position::new(&puzzle).unwrap();
/// let row = puzzle.geometry().row_house(0);
/// let house = Part { name: "house", role: Role::Base, value: PartValue::House(row) };
/// let step = Step::new(jade_logic::techniques::FULL_HOUSE.id(), vec![house], vec![], vec![]);
/// let scene = Scene::of_position(&position).with_step(&step);
/// assert_eq!(scene.houses(), [(row, Role::Base)]);
/// ```
#[derive(Clone, Debug)]
pub struct Scene {
    geometry: &'static Geometry,
    digits: Vec<Option<Digit>>,
    given: Vec<bool>,
    /// Empty for boards that have none.
    candidates: Vec<DigitSet>,
    marks: Marks,
    houses: Vec<(HouseId, Role)>,
    cells: Vec<(Cell, Role)>,
    inked: Vec<(Candidate, Role)>,
    placements: Vec<Candidate>,
    eliminations: Vec<Candidate>,
    links: Vec<Link>,
    branches: Vec<Branch>,
    technique: Option<TechniqueId>,
}

impl Scene {
    /// A board of any size: its digits are givens.
    pub fn of_puzzle(puzzle: &Puzzle) -> Scene {
        let digits: Vec<Option<Digit>> = puzzle.digits().collect();
        let given = digits.iter().map(Option::is_some).collect();
        Scene {
            geometry: puzzle.geometry(),
            digits,
            given,
            candidates: Vec::new(),
            marks: Marks::default(),
            houses: Vec::new(),
            cells: Vec::new(),
            inked: Vec::new(),
            placements: Vec::new(),
            eliminations: Vec::new(),
            links: Vec::new(),
            branches: Vec::new(),
            technique: None,
        }
    }

    /// A board that has been filled further: where `puzzle` has no digit, that of `filled` is an entry.
    ///
    /// # Panics
    /// If the two are of different geometry.
    #[track_caller]
    pub fn of_filled(puzzle: &Puzzle, filled: &Puzzle) -> Scene {
        assert_eq!(puzzle.geometry(), filled.geometry(), "two boards of one geometry");
        let mut scene = Scene::of_puzzle(puzzle);
        for (digit, filled) in scene.digits.iter_mut().zip(filled.digits()) {
            *digit = digit.or(filled);
        }
        scene
    }

    /// A position with its candidates. Digits are givens where that is known, else all are.
    pub fn of_position(position: &Position) -> Scene {
        let mut scene = Scene::of_puzzle(&position.to_puzzle());
        let geometry = position.geometry();
        scene.candidates = geometry.cells().map(|cell| position.candidates(cell)).collect();
        if let Some(givens) = position.givens() {
            scene.given = geometry.cells().map(|cell| givens.contains(cell)).collect();
        }
        scene
    }

    /// Says which candidates to show.
    #[must_use]
    pub fn with_marks(mut self, marks: Marks) -> Scene {
        self.marks = marks;
        self
    }

    /// Points out a whole step: its parts, links, branches and conclusions.
    #[must_use]
    pub fn with_step(mut self, step: &Step) -> Scene {
        self.name(step.technique);
        let parts = step.parts.iter().map(|part| (part.role, &part.value));
        if is_template(step.technique) {
            // The rows that they fill are most of the board; what one wants to see is where the digit can go.
            self.point_out(parts.filter(|(_, value)| !matches!(value, PartValue::Houses(_))));
            self.ink_places(step);
        } else {
            self.point_out(parts);
        }
        self.placements.extend(&step.placements);
        self.eliminations.extend(&step.eliminations);
        self.branches.extend(step.branches());
        // Chains that are branches are drawn as such.
        if self.branches.is_empty() {
            self.links.extend(step.links.iter().cloned());
        }
        self.ink_starts();
        self
    }

    /// Says which technique is drawn: a legend may have words of its own for its roles.
    pub fn name(&mut self, technique: TechniqueId) {
        self.technique = Some(technique);
    }

    /// The technique that is drawn, if that has been said.
    pub fn technique(&self) -> Option<TechniqueId> {
        self.technique
    }

    /// Points out things by their roles. In cells that are named as cells, those digits take the role's
    /// colour that are named beside them: the candidates 3 and 5 of a pair, not the others in its cells.
    ///
    /// What lies outside the board is left out.
    pub fn point_out<'a>(&mut self, parts: impl IntoIterator<Item = (Role, &'a PartValue)> + Clone) {
        let digits = parts.clone().into_iter().fold(DigitSet::EMPTY, |digits, (_, value)| match value {
            PartValue::Digit(digit) if digit.get() <= 16 => digits.with(*digit),
            PartValue::Digits(more) => digits | *more,
            _ => digits,
        });
        for (role, value) in parts {
            match value {
                PartValue::Digit(_) | PartValue::Digits(_) => {}
                PartValue::Cell(cell) => self.point_out_cell(*cell, role, digits),
                PartValue::Cells(cells) => {
                    cells.iter().for_each(|cell| self.point_out_cell(cell, role, digits));
                }
                PartValue::Candidates(candidates) => self.inked.extend(
                    candidates
                        .iter()
                        .filter(|c| c.cell.index() < self.digits.len())
                        .map(|candidate| (*candidate, role)),
                ),
                PartValue::House(house) => self.point_out_house(*house, role),
                PartValue::Houses(houses) => {
                    houses.iter().for_each(|house| self.point_out_house(*house, role));
                }
            }
        }
    }

    fn point_out_cell(&mut self, cell: Cell, role: Role, digits: DigitSet) {
        if cell.index() >= self.digits.len() || self.cells.contains(&(cell, role)) {
            return;
        }
        self.cells.push((cell, role));
        // Of a chain the very candidates are known: those where it begins, and those that are true or false in it.
        if !matches!(role, Role::Target | Role::Start | Role::On | Role::Off) {
            let inked = self.candidates(cell) & digits;
            self.inked.extend(inked.iter().map(|digit| (Candidate::new(cell, digit), role)));
        }
    }

    /// Marks all places of the digit that a step is about, but those that it concludes something of.
    fn ink_places(&mut self, step: &Step) {
        let concluded = |candidate: &Candidate| {
            step.placements.contains(candidate) || step.eliminations.contains(candidate)
        };
        let subject = step.parts.iter().find_map(|part| match part.value {
            PartValue::Digit(digit) if part.role == Role::Subject => Some(digit),
            _ => None,
        });
        let Some(digit) = subject else { return };
        let cells = self.geometry.cells().filter(|cell| self.candidates(*cell).contains(digit));
        let places = cells.map(|cell| Candidate::new(cell, digit)).filter(|place| !concluded(place));
        let places: Vec<(Candidate, Role)> = places.map(|place| (place, Role::Subject)).collect();
        self.inked.extend(places);
    }

    /// Marks where the chain begins, above all else that its first candidates are.
    fn ink_starts(&mut self) {
        let mut starts: Vec<Candidate> = self.branches.iter().map(|branch| branch.start).collect();
        if let Some(Link { from, .. }) = self.links.first() {
            starts.extend(from.cells().iter().map(|cell| Candidate::new(cell, from.digit())));
        }
        starts.retain(|start| self.candidates(start.cell).contains(start.digit));
        starts.dedup();
        self.inked.splice(0..0, starts.into_iter().map(|start| (start, Role::Start)));
    }

    fn point_out_house(&mut self, house: HouseId, role: Role) {
        if house.index() < self.geometry.houses().len() && !self.houses.contains(&(house, role)) {
            self.houses.push((house, role));
        }
    }

    /// Draws these as placements: rings round large digits.
    pub fn place(&mut self, placements: impl IntoIterator<Item = Candidate>) {
        self.placements.extend(placements.into_iter().filter(|c| c.cell.index() < self.digits.len()));
    }

    /// Draws these as eliminations: struck through.
    pub fn eliminate(&mut self, eliminations: impl IntoIterator<Item = Candidate>) {
        self.eliminations.extend(eliminations.into_iter().filter(|c| c.cell.index() < self.digits.len()));
    }

    /// Draws these links; the first begins the chain.
    pub fn link(&mut self, links: impl IntoIterator<Item = Link>) {
        self.links.extend(links);
        self.ink_starts();
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

    /// All candidates of a cell, shown or not; none where the board has none.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.candidates.get(cell.index()).copied().unwrap_or(DigitSet::EMPTY)
    }

    /// The houses pointed out.
    pub fn houses(&self) -> &[(HouseId, Role)] {
        &self.houses
    }

    /// The cells pointed out.
    pub fn cells(&self) -> &[(Cell, Role)] {
        &self.cells
    }

    /// The candidates pointed out.
    pub fn inked(&self) -> &[(Candidate, Role)] {
        &self.inked
    }

    /// The links.
    pub fn links(&self) -> &[Link] {
        &self.links
    }

    /// The branches of an argument.
    pub fn branches(&self) -> &[Branch] {
        &self.branches
    }

    /// Every link, those of a branch with its number.
    pub fn all_links(&self) -> impl Iterator<Item = (&Link, Option<usize>)> {
        let branched = self.branches.iter().enumerate();
        let branched =
            branched.flat_map(|(number, branch)| branch.links.iter().map(move |link| (link, Some(number))));
        self.links.iter().map(|link| (link, None)).chain(branched)
    }

    /// The digits that can be placed.
    pub fn placements(&self) -> &[Candidate] {
        &self.placements
    }

    /// The candidates that can be taken away.
    pub fn eliminations(&self) -> &[Candidate] {
        &self.eliminations
    }

    /// The first role of a cell.
    pub fn cell_role(&self, cell: Cell) -> Option<Role> {
        self.cells.iter().find(|(c, _)| *c == cell).map(|(_, role)| *role)
    }

    /// The first role of a candidate.
    pub fn candidate_role(&self, candidate: Candidate) -> Option<Role> {
        self.inked.iter().find(|(c, _)| *c == candidate).map(|(_, role)| *role)
    }

    /// Whether a candidate is to be taken away.
    pub fn is_eliminated(&self, candidate: Candidate) -> bool {
        self.eliminations.contains(&candidate)
    }

    /// The digit that is to be placed in a cell.
    pub fn placement(&self, cell: Cell) -> Option<Digit> {
        self.placements.iter().find(|c| c.cell == cell).map(|c| c.digit)
    }

    /// The candidates of a cell that are drawn: none where a digit stands or is to be placed.
    pub fn shown(&self, cell: Cell) -> DigitSet {
        let shown = match self.marks {
            Marks::All => true,
            Marks::None => false,
            Marks::Pattern => self.is_involved(cell),
            Marks::Involved => !self.eliminations.is_empty() && self.is_involved(cell),
        };
        if shown && self.placement(cell).is_none() { self.candidates(cell) } else { DigitSet::EMPTY }
    }

    /// The cells that show candidates.
    pub fn marked_cells(&self) -> CellSet {
        if !self.geometry.has_sets() {
            return CellSet::EMPTY;
        }
        self.geometry.cells().filter(|cell| !self.shown(*cell).is_empty()).collect()
    }

    fn is_involved(&self, cell: Cell) -> bool {
        self.cells.iter().any(|(c, _)| *c == cell)
            || self.inked.iter().any(|(c, _)| c.cell == cell)
            || self.eliminations.iter().any(|c| c.cell == cell)
    }
}

fn is_template(id: TechniqueId) -> bool {
    technique(id.as_str()).is_ok_and(|technique| technique.family == Family::Template)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_grid::format;

    fn digit(value: u8) -> Digit {
        Digit::new(value).unwrap()
    }

    #[test]
    fn of_templates_the_places_of_the_digit_are_shown_and_no_rows() {
        let id = "template-delete";
        let technique = technique(id).unwrap();
        let example = &technique.examples()[0];
        let position = example.position();
        let step = &technique.all_steps(&jade_logic::Analysis::new(&position))[0];
        let scene = Scene::of_position(&position).with_step(step);
        assert!(scene.houses().is_empty() && !step.eliminations.is_empty());
        let gone = step.eliminations[0].digit;
        let inked: Vec<Cell> = scene.inked().iter().map(|(candidate, _)| candidate.cell).collect();
        let places = position.geometry().cells().filter(|cell| position.candidates(*cell).contains(gone));
        let left = places.filter(|cell| !step.eliminations.contains(&Candidate::new(*cell, gone)));
        assert!(left.eq(inked), "all places but those that it takes away");
    }

    #[test]
    fn only_the_digits_named_take_the_colour_of_their_cells() {
        let puzzle = format::line::read("1.3..2......4...").unwrap();
        let position = Position::new(&puzzle).unwrap();
        let cell = puzzle.geometry().cell_at(3, 3);
        assert_eq!(position.candidates(cell).iter().map(Digit::get).collect::<Vec<_>>(), [1, 2, 3]);
        let mut scene = Scene::of_position(&position);
        let cells = PartValue::Cells(CellSet::only(cell));
        let digits = PartValue::Digits([digit(1), digit(4)].into_iter().collect());
        scene.point_out([(Role::Subject, &digits), (Role::Pivot, &cells)]);
        assert_eq!(scene.inked(), [(Candidate::new(cell, digit(1)), Role::Pivot)]);
        assert_eq!(scene.cell_role(cell), Some(Role::Pivot));
    }

    #[test]
    fn candidates_show_only_where_something_is_taken_away() {
        let puzzle = format::line::read("1.3..2......4...").unwrap();
        let position = Position::new(&puzzle).unwrap();
        let cell = puzzle.geometry().cell_at(3, 3);
        let mut scene = Scene::of_position(&position);
        scene.point_out([(Role::Subject, &PartValue::Cell(cell))]);
        assert!(scene.marked_cells().is_empty());
        scene.eliminate([Candidate::new(cell, digit(3))]);
        assert_eq!(scene.marked_cells(), CellSet::only(cell));
        assert_eq!(scene.with_marks(Marks::All).marked_cells(), position.open_cells());
    }

    #[test]
    fn what_lies_outside_the_board_is_left_out() {
        let puzzle = format::line::read("................").unwrap();
        let mut scene = Scene::of_puzzle(&puzzle);
        scene.point_out([
            (Role::Subject, &PartValue::Cell(Cell::new(16))),
            (Role::Base, &PartValue::House(HouseId::new(99))),
        ]);
        scene.place([Candidate::new(Cell::new(70), digit(1))]);
        assert!(scene.cells().is_empty() && scene.houses().is_empty() && scene.placements().is_empty());
    }
}
