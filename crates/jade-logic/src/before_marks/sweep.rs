//! Finds the next move.

use super::reasons::Reasons;
use super::{BeforeMarksOf, Move, MoveKind, Note, Pair};
use crate::patterns::witnesses;
use crate::step::{Part, PartValue, Role};
use crate::{Step, TechniqueId};
use jade_grid::{Candidate, CellBits, Digit, DigitSet, HouseId, HouseKind};

/// Returns the first move of the first kind that has one.
pub(super) fn next_move<const WORDS: usize>(phase: &BeforeMarksOf<WORDS>) -> Option<Move> {
    MoveKind::ALL.into_iter().find_map(|kind| match kind {
        MoveKind::LastOfNote => last_of_note(phase),
        MoveKind::LastOfPair => last_of_pair(phase),
        MoveKind::LastCell => last_cell(phase),
        MoveKind::CrossHatching | MoveKind::LineSweep => only_place(phase, kind),
        MoveKind::PointingNote | MoveKind::PairNote => box_note(phase, kind),
        MoveKind::ClaimingNote => claiming_note(phase),
        MoveKind::TwoNotesPair => two_notes_pair(phase),
        MoveKind::LastTwoCells => last_two_cells(phase),
        MoveKind::CellCount => cell_count(phase),
    })
}

fn part(name: &'static str, role: Role, value: PartValue) -> Part {
    Part { name, role, value }
}

fn step(id: TechniqueId, parts: Vec<Part>, placements: Vec<Candidate>, eliminations: Vec<Candidate>) -> Step {
    Step::new(id, parts, placements, eliminations)
}

fn is_box<const WORDS: usize>(phase: &BeforeMarksOf<WORDS>, house: HouseId) -> bool {
    phase.position.geometry().house(house).kind() == HouseKind::Box
}

/// Returns the missing digits of a house, with pairs counted as filled.
fn missing<const WORDS: usize>(
    phase: &BeforeMarksOf<WORDS>,
    house: HouseId,
) -> (CellBits<WORDS>, DigitSet, CellBits<WORDS>) {
    let (position, geometry) = (&phase.position, phase.position.geometry());
    let cells = geometry.house(house).bits();
    let within = |pair: &&Pair| cells.is_superset(pair.cells().resized());
    let (mut digits, mut aside) =
        (DigitSet::all(geometry.side()) - position.placed_in(house), CellBits::EMPTY);
    for pair in phase.pairs.iter().filter(within) {
        digits -= pair.digits();
        aside |= pair.cells().resized();
    }
    ((cells & position.open_cells()) - aside, digits, aside)
}

/// Returns a move for the only cell left of a note.
fn last_of_note<const WORDS: usize>(phase: &BeforeMarksOf<WORDS>) -> Option<Move> {
    phase.notes.iter().find_map(|note| {
        let left = phase.left(note);
        let cell = left.first().filter(|_| left.len() == 1)?;
        let parts = vec![
            part("digit", Role::Subject, PartValue::Digit(note.digit)),
            part("house", Role::Base, PartValue::House(note.house)),
            part("cell", Role::Target, PartValue::Cell(cell)),
            part("noted", Role::Extra, PartValue::Cells(note.cells.large())),
        ];
        Some(placing(MoveKind::LastOfNote, parts, Candidate::new(cell, note.digit), Vec::new()))
    })
}

/// Returns a move for the other cell of a half-filled pair.
fn last_of_pair<const WORDS: usize>(phase: &BeforeMarksOf<WORDS>) -> Option<Move> {
    let position = &phase.position;
    phase.pairs.iter().find_map(|pair| {
        let open = pair.cells().resized() & position.open_cells();
        let cell = open.first().filter(|_| open.len() == 1)?;
        let digit = (position.candidates(cell) & pair.digits()).single()?;
        let taken = (pair.digits() - DigitSet::only(digit)).single()?;
        let parts = vec![
            part("digit", Role::Subject, PartValue::Digit(digit)),
            part("filled", Role::Witness, PartValue::Cells(pair.cells().without(cell).large())),
            part("cell", Role::Target, PartValue::Cell(cell)),
            part("digits", Role::SetB, PartValue::Digits(pair.digits())),
            part("taken", Role::Witness, PartValue::Digit(taken)),
        ];
        Some(placing(MoveKind::LastOfPair, parts, Candidate::new(cell, digit), Vec::new()))
    })
}

/// Returns a move for the only free cell of a house, not counting those of pairs.
fn last_cell<const WORDS: usize>(phase: &BeforeMarksOf<WORDS>) -> Option<Move> {
    phase.position.geometry().house_ids().find_map(|house| {
        let (free, digits, aside) = missing(phase, house);
        let (cell, digit) = (free.first().filter(|_| free.len() == 1)?, digits.single()?);
        phase.position.is_candidate(cell, digit).then(|| {
            let parts = vec![
                part("digit", Role::Subject, PartValue::Digit(digit)),
                part("house", Role::Base, PartValue::House(house)),
                part("cell", Role::Target, PartValue::Cell(cell)),
                part("paired", Role::SetB, PartValue::Cells(aside.large())),
            ];
            placing(MoveKind::LastCell, parts, Candidate::new(cell, digit), Vec::new())
        })
    })
}

fn placing(kind: MoveKind, parts: Vec<Part>, placed: Candidate, sights: Vec<super::Sight>) -> Move {
    Move { kind, step: step(kind.id(), parts, vec![placed], Vec::new()), note: None, pair: None, sights }
}

/// Returns a move for the only place of a digit in a box, or in another house.
fn only_place<const WORDS: usize>(phase: &BeforeMarksOf<WORDS>, kind: MoveKind) -> Option<Move> {
    let (position, geometry) = (&phase.position, phase.position.geometry());
    let in_box = kind == MoveKind::CrossHatching;
    let houses = || geometry.house_ids().filter(|house| is_box(phase, *house) == in_box);
    // Digit by digit, as a person sweeps.
    Digit::all(geometry.side()).find_map(|digit| {
        houses().find_map(|house| {
            let places = position.cells_in(house, digit);
            let cell = places.first().filter(|_| places.len() == 1)?;
            let reasons = Reasons::of(phase, house, digit, places);
            let mut parts = vec![
                part("digit", Role::Subject, PartValue::Digit(digit)),
                part("house", Role::Base, PartValue::House(house)),
                part("cell", Role::Target, PartValue::Cell(cell)),
            ];
            parts.extend(reasons.parts());
            Some(placing(kind, parts, Candidate::new(cell, digit), reasons.sights))
        })
    })
}

/// Returns a note for the cells of a box that are left for a digit: at least two in one line, or two that are not.
fn box_note<const WORDS: usize>(phase: &BeforeMarksOf<WORDS>, kind: MoveKind) -> Option<Move> {
    let (position, geometry) = (&phase.position, phase.position.geometry());
    let boxes = || geometry.house_ids().filter(|house| is_box(phase, *house));
    Digit::all(geometry.side()).find_map(|digit| {
        boxes().find_map(|house| {
            let cells = position.cells_in(house, digit);
            let line = geometry.houses_of_all(cells).find(|other| *other != house);
            let fits = match kind {
                MoveKind::PointingNote => cells.len() >= 2 && line.is_some(),
                _ => cells.len() == 2 && line.is_none(),
            };
            let note = Note { digit, house, cells: cells.large() };
            if !fits || is_noted(phase, &note) {
                return None;
            }
            Some(noting(phase, kind, note, house, line))
        })
    })
}

/// Returns a note for the cells of a line that are left for a digit, if they are in one box.
fn claiming_note<const WORDS: usize>(phase: &BeforeMarksOf<WORDS>) -> Option<Move> {
    let (position, geometry) = (&phase.position, phase.position.geometry());
    let lines = || geometry.house_ids().filter(|house| !is_box(phase, *house));
    Digit::all(geometry.side()).find_map(|digit| {
        lines().find_map(|line| {
            let cells = position.cells_in(line, digit);
            let house = geometry.houses_of_all(cells).find(|house| is_box(phase, *house))?;
            let note = Note { digit, house, cells: cells.large() };
            let new = cells.len() >= 2 && !is_noted(phase, &note);
            new.then(|| noting(phase, MoveKind::ClaimingNote, note, line, Some(line)))
        })
    })
}

/// Returns the move that writes a note. `swept` is the house in which no other cells are left for the digit.
fn noting<const WORDS: usize>(
    phase: &BeforeMarksOf<WORDS>,
    kind: MoveKind,
    note: Note,
    swept: HouseId,
    line: Option<HouseId>,
) -> Move {
    let (position, geometry) = (&phase.position, phase.position.geometry());
    let Note { digit, house, .. } = note;
    let cells = note.cells.resized();
    let reasons = Reasons::of(phase, swept, digit, cells);
    let mut parts = vec![
        part("digit", Role::Subject, PartValue::Digit(digit)),
        part("box", Role::Base, PartValue::House(house)),
    ];
    if let Some(line) = line {
        let (swept, other) = if kind == MoveKind::ClaimingNote {
            (Role::Base, Role::Cover)
        } else {
            (Role::Cover, Role::Base)
        };
        parts[1].role = other;
        parts.push(part("line", swept, PartValue::House(line)));
    }
    parts.push(part("cells", Role::Target, PartValue::Cells(cells.large())));
    parts.extend(reasons.parts());
    let elsewhere = (geometry.common_peers(cells) - cells) & position.cells_with(digit);
    let eliminations = elsewhere.iter().map(|cell| Candidate::new(cell, digit)).collect();
    let step = step(kind.id(), parts, Vec::new(), eliminations);
    Move { kind, step, note: Some(note), pair: None, sights: reasons.sights }
}

/// Returns whether an existing note says the same about the open cells.
fn is_noted<const WORDS: usize>(phase: &BeforeMarksOf<WORDS>, note: &Note) -> bool {
    let same = |old: &Note| old.digit == note.digit && old.house == note.house;
    phase.notes.iter().any(|old| same(old) && phase.left(old) == note.cells.resized())
}

/// Returns a pair of two digits noted in the same two cells.
fn two_notes_pair<const WORDS: usize>(phase: &BeforeMarksOf<WORDS>) -> Option<Move> {
    phase.notes.iter().enumerate().find_map(|(index, one)| {
        let cells = phase.left(one);
        let twin = |other: &&Note| other.digit != one.digit && phase.left(other) == cells;
        let other = phase.notes[..index].iter().find(twin)?;
        let digits = DigitSet::only(one.digit).with(other.digit);
        (cells.len() == 2 && is_new(phase, cells))
            .then(|| pairing(phase, MoveKind::TwoNotesPair, one.house, cells, digits, CellBits::EMPTY))
    })
}

fn is_new<const WORDS: usize>(phase: &BeforeMarksOf<WORDS>, cells: CellBits<WORDS>) -> bool {
    phase.pairs.iter().all(|pair| pair.cells() != cells.large())
}

/// Returns a pair for two free cells of a house in one box, not counting those of other pairs.
fn last_two_cells<const WORDS: usize>(phase: &BeforeMarksOf<WORDS>) -> Option<Move> {
    let geometry = phase.position.geometry();
    geometry.house_ids().find_map(|house| {
        let (free, digits, aside) = missing(phase, house);
        let in_box = geometry.houses_of_all(free).any(|house| is_box(phase, house));
        // A cell of a pair that extends beyond the house is not free either.
        let fits = free.len() == 2 && digits.len() == 2 && in_box && phase.free().is_superset(free);
        (fits && is_new(phase, free))
            .then(|| pairing(phase, MoveKind::LastTwoCells, house, free, digits, aside))
    })
}

fn pairing<const WORDS: usize>(
    phase: &BeforeMarksOf<WORDS>,
    kind: MoveKind,
    house: HouseId,
    cells: CellBits<WORDS>,
    digits: DigitSet,
    aside: CellBits<WORDS>,
) -> Move {
    let (position, geometry) = (&phase.position, phase.position.geometry());
    let parts = vec![
        part("digits", Role::Subject, PartValue::Digits(digits)),
        part("house", Role::Base, PartValue::House(house)),
        part("cells", Role::Target, PartValue::Cells(cells.large())),
        part("paired", Role::SetB, PartValue::Cells(aside.large())),
    ];
    let others = cells.iter().flat_map(|cell| {
        let others = position.candidates(cell) - digits;
        others.iter().map(move |digit| Candidate::new(cell, digit))
    });
    let seen = geometry.common_peers(cells) - cells;
    let elsewhere = digits.iter().flat_map(|digit| {
        (position.cells_with(digit) & seen).iter().map(move |cell| Candidate::new(cell, digit))
    });
    let eliminations = others.chain(elsewhere).collect();
    let step = step(kind.id(), parts, Vec::new(), eliminations);
    Move { kind, step, note: None, pair: Some(Pair::new(cells.large(), digits)), sights: Vec::new() }
}

/// Returns a move for a cell that sees all digits except one.
fn cell_count<const WORDS: usize>(phase: &BeforeMarksOf<WORDS>) -> Option<Move> {
    let (position, geometry) = (&phase.position, phase.position.geometry());
    position.open_cells().iter().find_map(|cell| {
        let digit = position.candidates(cell).single()?;
        let witnesses = witnesses::of_cell(position, cell, digit);
        // Digits that only notes rule out would need pencil marks.
        let counted = witnesses.len() + 1 == geometry.side();
        counted.then(|| {
            let parts = vec![
                part("cell", Role::Subject, PartValue::Cell(cell)),
                part("digit", Role::Target, PartValue::Digit(digit)),
                part("witnesses", Role::Witness, PartValue::Cells(witnesses.large())),
            ];
            placing(MoveKind::CellCount, parts, Candidate::new(cell, digit), Vec::new())
        })
    })
}
