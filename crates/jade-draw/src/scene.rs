//! [`Scene`]: what a step looks like, independent of colours and media.

use jade_grid::{Candidate, Cell, Digit, DigitSet, HouseId, HouseKind, LargeCellSet, Snapshot};
use jade_logic::before_marks::Move;
use jade_logic::{Family, Link, Node, PartValue, Role, Step, Strength, TechniqueId};
use jade_tutor::Advice;

/// What is marked on a board. This is the only place that decides what a step looks like; renderers map it to their
/// brushes and add nothing.
///
/// Each house, cell or candidate has at most one role. If a step gives it two, the more specific one counts: a fin of a
/// fish is drawn as a fin, not as a cell of the fish. A cell with a placement and its candidates have no role, since
/// the placement says enough.
///
/// ```
/// use jade_draw::Scene;
/// use jade_grid::{line, Position};
/// use jade_logic::{Part, PartValue, Role, Step, techniques};
///
/// let puzzle = line::read("1.3..2......4...").unwrap();
/// let board = Position::new(&puzzle).unwrap().snapshot();
/// let row = puzzle.geometry().row_house(0);
/// let house = Part { name: "house", role: Role::Base, value: PartValue::House(row) };
/// let step = Step::new(techniques::FULL_HOUSE.id(), vec![house], vec![], vec![]);
/// assert_eq!(Scene::of_step(&step, &board).houses(), [(row, Role::Base)]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scene {
    technique: Option<TechniqueId>,
    houses: Vec<(HouseId, Role)>,
    cells: Vec<(Cell, Role)>,
    candidates: Vec<(Candidate, Role)>,
    placements: Vec<Candidate>,
    eliminations: Vec<Candidate>,
    notes: Vec<Candidate>,
    links: Vec<SceneLink>,
    branches: Vec<SceneBranch>,
}

/// A line from one end of a link to the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SceneLink {
    /// The end where it starts.
    pub from: SceneNode,
    /// The end where it leads.
    pub to: SceneNode,
    /// Whether the link is strong or weak.
    pub strength: Strength,
    /// The branch, as an index of [`Scene::branches`]; `None` if there is only one.
    pub branch: Option<usize>,
}

/// An end of a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SceneNode {
    /// The digit.
    pub digit: Digit,
    /// The cells that have the digit as a candidate, at least one; other cells of an almost locked set are left out. If
    /// no cell has it, all cells of the node.
    pub cells: LargeCellSet,
    /// Whether one frame can enclose the candidates: there are several, in one line of one box, with no other candidate
    /// of the digit between them.
    pub framed: bool,
}

/// A branch of an argument with several branches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SceneBranch {
    /// The candidate that is assumed to be true or false.
    pub start: Candidate,
    /// Whether it is assumed to be true.
    pub on: bool,
}

/// If an item has two roles, the earlier one in this list counts.
const PRECEDENCE: [Role; 16] = [
    Role::Fin,
    Role::Deadly,
    Role::On,
    Role::Off,
    Role::Pivot,
    Role::Pincer,
    Role::Shared,
    Role::Extra,
    Role::SetA,
    Role::SetB,
    Role::Start,
    Role::Subject,
    Role::Target,
    Role::Base,
    Role::Cover,
    Role::Witness,
];

impl Scene {
    /// Returns the scene of a whole step found on `board`.
    ///
    /// In cells named as cells, the digits of the step take their role: the candidates 3 and 5 of a pair, but no others
    /// in its cells. Of two sets without links, the digits that join them take roles of their own instead: shared, or
    /// true if one of the sets must have it. For a template, all places of its digit are marked; its rows, which cover
    /// most of the board, are not. If there are branches, the links are those of the branches.
    pub fn of_step(step: &Step, board: &Snapshot) -> Scene {
        let family = step.technique.technique().map(|technique| technique.family);
        let template = family == Some(Family::Template);
        let mut scene = Scene {
            technique: Some(step.technique),
            placements: step.placements.clone(),
            eliminations: step.eliminations.clone(),
            ..Scene::default()
        };
        let digits = step.parts.iter().fold(DigitSet::EMPTY, |digits, part| match &part.value {
            PartValue::Digit(digit) => digits.with(*digit),
            PartValue::Digits(more) => digits | *more,
            _ => digits,
        });
        for part in &step.parts {
            if !(template && matches!(part.value, PartValue::Houses(_))) {
                scene.point_out(part.role, &part.value, board, digits, &digit_roles(step, part.role));
            }
            if let (true, Role::Subject, PartValue::Digit(digit)) = (template, part.role, &part.value) {
                scene.mark_places(*digit, board);
            }
        }
        let branches = step.branches();
        if branches.is_empty() {
            scene.link(&step.links, None, board);
        }
        let several = branches.len() > 1;
        for (number, branch) in branches.iter().enumerate() {
            scene.link(&branch.links, several.then_some(number), board);
            scene.mark_start(branch.start, board);
        }
        if several {
            let start = |branch: &jade_logic::Branch| SceneBranch { start: branch.start, on: branch.on };
            scene.branches = branches.iter().map(start).collect();
        }
        // For colourings and sets, it is of no interest that the argument starts at the first candidate.
        if let (true, Some(first)) = (family == Some(Family::Chain), scene.links.first()) {
            let SceneNode { digit, cells, .. } = first.from;
            cells.iter().for_each(|cell| scene.mark_start(Candidate::new(cell, digit), board));
        }
        scene.clear_placed();
        scene
    }

    /// Returns the scene of a whole move without pencil marks, including its notes.
    pub fn of_move(next: &Move, board: &Snapshot) -> Scene {
        Scene { notes: next.written(), ..Scene::of_step(&next.step, board) }
    }

    /// Returns the scene of the values mentioned in a text, for a hint that does not show the whole step yet. Values
    /// without a role get the role `otherwise`.
    pub fn of_words<'a>(
        words: impl IntoIterator<Item = (Option<Role>, &'a PartValue)>,
        otherwise: Role,
    ) -> Scene {
        let mut scene = Scene::default();
        for (role, value) in words {
            scene.name(role.unwrap_or(otherwise), value);
        }
        scene
    }

    /// Returns the scene of advice: of `things`, what the sentences so far have named, or with `None` of the whole step.
    ///
    /// ```
    /// use jade_draw::Scene;
    /// use jade_grid::{Sheet, line};
    /// use jade_tutor::{AdviceOptions, Limits, Question, advise};
    /// let question = Question::new(Sheet::new(line::read("14......2..3....").unwrap()).unwrap());
    /// let advice = advise(&question, &AdviceOptions::default(), &Limits::default()).unwrap();
    /// let scene = Scene::of_advice(&advice, None);
    /// assert_eq!(scene.placements(), advice.step().unwrap().placements);
    /// ```
    pub fn of_advice(advice: &Advice, things: Option<Vec<(Option<Role>, &PartValue)>>) -> Scene {
        match (things, advice) {
            (Some(things), Advice::Complaint { .. }) => Scene::of_words(things, Role::Deadly),
            (Some(things), _) => Scene::of_words(things, Role::Target),
            (None, Advice::Step { step, board }) => Scene::of_step(step, board),
            (None, Advice::Move { next, board }) => Scene::of_move(next, board),
            (None, _) => Scene::default(),
        }
    }

    /// Marks what a part names, and in its cells the candidates of these digits, some of them with roles of their own.
    fn point_out(
        &mut self,
        role: Role,
        value: &PartValue,
        board: &Snapshot,
        digits: DigitSet,
        own: &[(DigitSet, Role)],
    ) {
        let cells = match value {
            PartValue::Cell(cell) => LargeCellSet::only(*cell),
            PartValue::Cells(cells) => *cells,
            PartValue::Candidates(candidates) => {
                for candidate in candidates {
                    if board.value(candidate.cell).is_some() {
                        mark(&mut self.cells, candidate.cell, role);
                    } else if board.is_candidate(candidate.cell, candidate.digit) {
                        // An almost locked set also names cells that lack the digit.
                        mark(&mut self.candidates, *candidate, role);
                    }
                }
                return;
            }
            _ => LargeCellSet::EMPTY,
        };
        self.name(role, value);
        // A chain names its candidates explicitly.
        if matches!(role, Role::Target | Role::Start | Role::On | Role::Off | Role::Witness) {
            return;
        }
        for cell in cells.iter() {
            for digit in board.candidates(cell) & digits {
                let own = own.iter().find(|(digits, _)| digits.contains(digit));
                mark(&mut self.candidates, Candidate::new(cell, digit), own.map_or(role, |(_, role)| *role));
            }
        }
    }

    fn name(&mut self, role: Role, value: &PartValue) {
        match value {
            PartValue::Digit(_) | PartValue::Digits(_) | PartValue::Sums(_) | PartValue::Clue(_) => {}
            PartValue::Cell(cell) => mark(&mut self.cells, *cell, role),
            PartValue::Cells(cells) => cells.iter().for_each(|cell| mark(&mut self.cells, cell, role)),
            PartValue::Candidates(list) => list.iter().for_each(|one| mark(&mut self.candidates, *one, role)),
            PartValue::House(house) => mark(&mut self.houses, *house, role),
            PartValue::Houses(houses) => houses.iter().for_each(|one| mark(&mut self.houses, *one, role)),
        }
    }

    /// Marks all places of a digit except those in the conclusion.
    fn mark_places(&mut self, digit: Digit, board: &Snapshot) {
        for cell in board.geometry().cells() {
            let place = Candidate::new(cell, digit);
            let concluded = self.placements.contains(&place) || self.eliminations.contains(&place);
            if board.is_candidate(cell, digit) && !concluded {
                mark(&mut self.candidates, place, Role::Subject);
            }
        }
    }

    /// Marks the start of an argument, replacing any other role of the candidate.
    fn mark_start(&mut self, start: Candidate, board: &Snapshot) {
        if board.is_candidate(start.cell, start.digit) {
            self.candidates.retain(|(candidate, _)| *candidate != start);
            self.candidates.push((start, Role::Start));
        }
    }

    fn link(&mut self, links: &[Link], branch: Option<usize>, board: &Snapshot) {
        self.links.extend(links.iter().map(|link| SceneLink {
            from: SceneNode::of(&link.from, board),
            to: SceneNode::of(&link.to, board),
            strength: link.strength,
            branch,
        }));
    }

    fn clear_placed(&mut self) {
        let Scene { placements, cells, candidates, .. } = self;
        let placed = |cell: Cell| placements.iter().any(|placement| placement.cell == cell);
        cells.retain(|(cell, _)| !placed(*cell));
        candidates.retain(|(candidate, _)| !placed(candidate.cell));
    }

    /// Returns the technique, if the scene is a step. A legend may have special words for its roles.
    pub fn technique(&self) -> Option<TechniqueId> {
        self.technique
    }

    /// Returns the marked houses.
    pub fn houses(&self) -> &[(HouseId, Role)] {
        &self.houses
    }

    /// Returns the marked cells.
    pub fn cells(&self) -> &[(Cell, Role)] {
        &self.cells
    }

    /// Returns the marked candidates, which may include eliminated ones.
    pub fn candidates(&self) -> &[(Candidate, Role)] {
        &self.candidates
    }

    /// Returns the digits that can be placed.
    pub fn placements(&self) -> &[Candidate] {
        &self.placements
    }

    /// Returns the candidates that can be removed.
    pub fn eliminations(&self) -> &[Candidate] {
        &self.eliminations
    }

    /// Returns the notes of a move without pencil marks.
    pub fn notes(&self) -> &[Candidate] {
        &self.notes
    }

    /// Returns the links, branch by branch, each in the order of the argument.
    pub fn links(&self) -> &[SceneLink] {
        &self.links
    }

    /// Returns the branches of the argument; empty if there is only one.
    pub fn branches(&self) -> &[SceneBranch] {
        &self.branches
    }

    /// Returns the role of a house.
    pub fn house_role(&self, house: HouseId) -> Option<Role> {
        self.houses.iter().find(|(other, _)| *other == house).map(|(_, role)| *role)
    }

    /// Returns the role of a cell.
    pub fn cell_role(&self, cell: Cell) -> Option<Role> {
        self.cells.iter().find(|(other, _)| *other == cell).map(|(_, role)| *role)
    }

    /// Returns the role of a candidate.
    pub fn candidate_role(&self, candidate: Candidate) -> Option<Role> {
        self.candidates.iter().find(|(other, _)| *other == candidate).map(|(_, role)| *role)
    }

    /// Returns whether a candidate is eliminated.
    pub fn is_eliminated(&self, candidate: Candidate) -> bool {
        self.eliminations.contains(&candidate)
    }

    /// Returns the digit that is placed in a cell.
    pub fn placement(&self, cell: Cell) -> Option<Digit> {
        self.placements.iter().find(|placement| placement.cell == cell).map(|placement| placement.digit)
    }
}

impl SceneNode {
    fn of(node: &Node, board: &Snapshot) -> SceneNode {
        let digit = node.digit();
        let has_digit = |cell: &Cell| board.is_candidate(*cell, digit);
        let open: LargeCellSet = node.cells().iter().filter(has_digit).collect();
        let cells = if open.is_empty() { node.cells() } else { open };
        SceneNode { digit, cells, framed: is_framed(open, digit, board) }
    }
}

/// Returns the digits that have a role of their own in cells of this role, if the step is about two sets of cells
/// without links. Where both sets take digits of cells that they share, each digit has the role of the set that takes
/// it. Otherwise the digit that joins the sets is marked as shared, and the one that is in either of them as true.
fn digit_roles(step: &Step, of_cells: Role) -> Vec<(DigitSet, Role)> {
    let family = step.technique.technique().map(|technique| technique.family);
    if family != Some(Family::AlmostLockedSet) || !step.links.is_empty() {
        return Vec::new();
    }
    let crossing = !step.cells(Role::Shared).is_empty();
    let special: &[Role] = match of_cells {
        Role::Shared => &[Role::SetA, Role::SetB],
        Role::SetA | Role::SetB if !crossing => &[Role::Shared, Role::On],
        _ => &[],
    };
    let digits = |role: &Role| {
        step.parts.iter().filter(|part| part.role == *role).fold(DigitSet::EMPTY, |all, part| {
            match part.value {
                PartValue::Digits(digits) => all | digits,
                _ => all,
            }
        })
    };
    special.iter().map(|role| (digits(role), *role)).collect()
}

/// Returns whether one frame can enclose these candidates.
fn is_framed(cells: LargeCellSet, digit: Digit, board: &Snapshot) -> bool {
    let geometry = board.geometry();
    let (Some(first), Some(last)) = (cells.iter().next(), cells.iter().last()) else { return false };
    let shared = |of_box: bool| {
        let mut houses = geometry.houses_of(first).iter().map(|house| geometry.house(*house));
        houses.find(|house| {
            of_box == (house.kind() == HouseKind::Box)
                && house.kind() != HouseKind::Region
                && house.bits().is_superset(cells)
        })
    };
    let (true, Some(_), Some(line)) = (cells.len() > 1, shared(true), shared(false)) else { return false };
    let between = |cell: &Cell| (first..=last).contains(cell) && board.is_candidate(*cell, digit);
    line.cells().iter().filter(|cell| between(cell)).count() == cells.len()
}

/// Gives an item a role, unless it has one that takes precedence.
fn mark<T: PartialEq>(marks: &mut Vec<(T, Role)>, thing: T, role: Role) {
    let rank = |role: Role| PRECEDENCE.iter().position(|one| *one == role);
    match marks.iter_mut().find(|(other, _)| *other == thing) {
        Some((_, present)) if rank(role) < rank(*present) => *present = role,
        Some(_) => {}
        None => marks.push((thing, role)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_grid::{Position, line};
    use jade_logic::{Analysis, LinkReason, Part, techniques};

    fn board() -> Snapshot {
        Position::new(&line::read("1.3..2......4...").unwrap()).unwrap().snapshot()
    }

    fn digit(value: u8) -> Digit {
        Digit::new(value).unwrap()
    }

    fn step(parts: Vec<(Role, PartValue)>, placements: Vec<Candidate>, eliminations: Vec<Candidate>) -> Step {
        let part = |(role, value)| Part { name: "part", role, value };
        let parts = parts.into_iter().map(part).collect();
        Step::new(techniques::NAKED_PAIR.id(), parts, placements, eliminations)
    }

    #[test]
    fn every_role_has_a_place_in_the_order() {
        assert!(Role::ALL.iter().all(|role| PRECEDENCE.contains(role)));
    }

    #[test]
    fn templates_show_the_places_of_their_digit_but_no_rows() {
        let technique = &techniques::TEMPLATE_DELETE;
        let position = technique.examples()[0].position();
        let step = &technique.all_steps(&Analysis::new(&position))[0];
        let scene = Scene::of_step(step, &position.snapshot());
        assert!(scene.houses().is_empty() && !step.eliminations.is_empty());
        let gone = step.eliminations[0].digit;
        let marked: Vec<Cell> = scene.candidates().iter().map(|(candidate, _)| candidate.cell).collect();
        let places = position.geometry().cells().filter(|cell| position.is_candidate(*cell, gone));
        let left = places.filter(|cell| !step.eliminations.contains(&Candidate::new(*cell, gone)));
        assert!(left.eq(marked), "all places but those that it takes away");
    }

    #[test]
    fn only_the_digits_of_the_step_take_the_role_of_their_cells() {
        let board = board();
        let cell = board.geometry().cell_at(3, 3);
        assert_eq!(board.candidates(cell).iter().map(Digit::get).collect::<Vec<_>>(), [1, 2, 3]);
        let digits = PartValue::Digits([digit(1), digit(4)].into_iter().collect());
        let cells = PartValue::Cells(LargeCellSet::only(cell));
        let step = step(vec![(Role::Subject, digits), (Role::Pivot, cells)], vec![], vec![]);
        let scene = Scene::of_step(&step, &board);
        assert_eq!(scene.candidates(), [(Candidate::new(cell, digit(1)), Role::Pivot)]);
        assert_eq!(scene.cell_role(cell), Some(Role::Pivot));
    }

    #[test]
    fn the_more_specific_role_counts_and_a_placement_has_no_other_mark() {
        let board = board();
        let cell = board.geometry().cell_at(3, 3);
        let one = Candidate::new(cell, digit(1));
        let parts = || {
            let cells = || PartValue::Cells(LargeCellSet::only(cell));
            let digit = PartValue::Digit(digit(1));
            vec![(Role::Subject, digit), (Role::Subject, cells()), (Role::Fin, cells())]
        };
        let scene = Scene::of_step(&step(parts(), vec![], vec![one]), &board);
        assert_eq!((scene.cells(), scene.candidates()), (&[(cell, Role::Fin)][..], &[(one, Role::Fin)][..]));
        assert!(scene.is_eliminated(one));
        let placed = Scene::of_step(&step(parts(), vec![one], vec![]), &board);
        assert!(placed.cells().is_empty() && placed.candidates().is_empty());
        assert_eq!(placed.placement(cell), Some(digit(1)));
    }

    #[test]
    fn texts_mark_values_but_no_candidates_of_their_cells() {
        let cell = Cell::new(3);
        let values = [PartValue::Digit(digit(1)), PartValue::Cell(cell)];
        let words = [(Some(Role::Subject), &values[0]), (None, &values[1])];
        let scene = Scene::of_words(words, Role::Deadly);
        assert_eq!(scene.cells(), [(cell, Role::Deadly)]);
        assert!(scene.candidates().is_empty());
    }

    #[test]
    fn a_group_is_framed_unless_the_frame_would_enclose_others() {
        let blank = Position::blank(jade_grid::Geometry::standard(9).unwrap());
        let framed = |position: &Position, cells: &[usize]| {
            let cells: LargeCellSet = cells.iter().copied().map(Cell::new).collect();
            let from = Node::Candidate(Candidate::new(Cell::new(80), digit(2)));
            let to = Node::AlmostLockedSet { digit: digit(2), cells, places: cells };
            let (strength, reason) = (Strength::Strong, LinkReason::Set);
            let links = vec![Link { from, to, strength, reason }];
            let step = step(vec![], vec![], vec![]).with_links(links);
            let SceneLink { to, .. } = Scene::of_step(&step, &position.snapshot()).links()[0];
            (to.cells.iter().map(|cell| cell.index()).collect::<Vec<_>>(), to.framed)
        };
        assert_eq!(framed(&blank, &[0, 1]), (vec![0, 1], true));
        assert_eq!(framed(&blank, &[0, 9]), (vec![0, 9], true));
        assert_eq!(framed(&blank, &[0, 2]), (vec![0, 2], false), "one that does not belong lies between");
        assert_eq!(framed(&blank, &[2, 3]), (vec![2, 3], false), "two boxes");
        assert_eq!(framed(&blank, &[0, 10]), (vec![0, 10], false), "no line");
        assert_eq!(framed(&blank, &[4]), (vec![4], false), "one alone");
        let mut less = blank.clone();
        less.eliminate(Cell::new(1), digit(2));
        assert_eq!(framed(&less, &[0, 1, 2]), (vec![0, 2], true), "those that have the 2");
        assert_eq!(framed(&less, &[1]), (vec![1], false), "none has it");
    }
}
