//! [`Impossible`] describes wishes that no puzzle fulfils.

use crate::judge::technique_level;
use crate::{Difficulty, Method, Places, Wish};
use jade_grid::HouseKind;
use jade_logic::techniques::{FULL_HOUSE, HIDDEN_SINGLE, NAKED_SINGLE};
use jade_logic::{Ease, Level, Needs, Ranked, TechniqueId};
use std::fmt;

/// Why no puzzle can fulfil a wish.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Impossible {
    /// No proper puzzle has this few givens.
    TooFewGivens {
        /// The requested number of givens.
        wished: usize,
        /// The fewest givens of any proper puzzle of this kind, as far as is known.
        least: usize,
    },
    /// More givens are requested than the board has cells.
    TooManyGivens {
        /// The requested number of givens.
        wished: usize,
        /// The number of cells.
        cells: usize,
    },
    /// More givens are requested than another wish allows.
    MoreThanMost {
        /// The requested number of givens.
        wished: usize,
        /// The greatest number allowed.
        most: usize,
    },
    /// No set of this many givens has the symmetry.
    NotSymmetric {
        /// The requested number of givens.
        wished: usize,
    },
    /// The places of the givens lack the requested symmetry.
    PlacesNotSymmetric,
    /// The places of the givens are for another board.
    PlacesOfAnotherBoard,
    /// The number of places differs from the requested number of givens.
    PlacesAndGivens {
        /// The number of places.
        places: usize,
        /// The requested number of givens.
        wished: usize,
    },
    /// Two lines of one band or stack have no givens: swapping them yields a second solution.
    TwoEmptyLines {
        /// Whether the lines are rows or columns.
        kind: HouseKind,
        /// The numbers of the two lines, counted from 1.
        lines: [usize; 2],
    },
    /// The profile lacks the requested technique.
    UnknownTechnique(TechniqueId),
    /// The technique finds nothing on a board with these rules.
    OtherBoard(TechniqueId),
    /// The profile has no technique of the requested level.
    UnknownLevel(Level),
    /// A puzzle of the level does not have this many givens.
    GivensOfLevel {
        /// The requested level.
        level: Level,
        /// The requested number of givens.
        wished: usize,
        /// The fewest givens of a puzzle of the level on this board.
        least: usize,
        /// The most.
        most: usize,
    },
    /// Minimal puzzles hardly ever have as many givens and openings as the level asks for, so they are not looked for.
    MinimalOfLevel {
        /// The requested level.
        level: Level,
        /// The fewest givens of a puzzle of the level on this board.
        least: usize,
    },
    /// Singles solve every proper puzzle of this board, and the wish asks for more.
    OnlySingles {
        /// The side of the board.
        side: usize,
        /// The hardest level that puzzles of this board reach.
        hardest: Level,
    },
    /// The board is too large for the reasoning techniques.
    TooLargeToRate {
        /// The side of the board.
        side: usize,
    },
    /// With this many givens a row is full, and the last given of a full row is always redundant.
    TooManyForMinimal {
        /// The requested number of givens.
        wished: usize,
        /// The greatest number that leaves a cell of every row open.
        most: usize,
    },
    /// With this few open cells nothing is harder than singles; with none, there is nothing to solve.
    TooFewOpen {
        /// The number of open cells.
        open: usize,
    },
    /// A required technique is harder than the requested level.
    HarderThanLevel {
        /// The required technique.
        technique: TechniqueId,
        /// The requested level.
        level: Level,
    },
    /// The Sudoku Explainer rates plain 9×9 boards only.
    ErOfOtherBoard,
    /// The collection has no puzzle of this kind.
    NotInCollection,
    /// Neighbours cannot be made: there are no seeds, the board is not 9×9, or the wish restricts where the givens
    /// lie.
    NoNeighbours,
    /// Cages and lines are drawn around a full board, so such puzzles are made by [`Method::Fast`](crate::Method::Fast), and the places
    /// of their givens are not known.
    PlacesBesideDrawn,
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Impossible::TooFewGivens { wished, least } => {
                write!(f, "{wished} givens: no proper puzzle of this kind has fewer than {least}")
            }
            Impossible::TooManyGivens { wished, cells } => write!(f, "{wished} givens on {cells} cells"),
            Impossible::MoreThanMost { wished, most } => {
                write!(f, "{wished} givens, but {most} at most")
            }
            Impossible::NotSymmetric { wished } => {
                write!(f, "{wished} givens cannot lie with this symmetry")
            }
            Impossible::PlacesNotSymmetric => f.write_str("the places of the givens are not symmetric"),
            Impossible::PlacesOfAnotherBoard => f.write_str("the places are for another board"),
            Impossible::PlacesAndGivens { places, wished } => {
                write!(f, "{places} places, but {wished} givens")
            }
            Impossible::TwoEmptyLines { kind, lines: [one, other] } => {
                write!(f, "{kind:?}s {one} and {other} are without a clue and can be exchanged")
            }
            Impossible::UnknownTechnique(id) => write!(f, "the profile has no {id}"),
            Impossible::UnknownLevel(level) => write!(f, "the profile has no technique of level {level}"),
            Impossible::GivensOfLevel { level, wished, least, most } => {
                write!(f, "{wished} givens: a puzzle of level {level} has {least} to {most}")
            }
            Impossible::MinimalOfLevel { level, least } => {
                write!(f, "minimal puzzles hardly ever have the {least} givens of level {level}")
            }
            Impossible::OnlySingles { side, hardest } => {
                write!(
                    f,
                    "singles solve every proper puzzle of {side}×{side}: nothing is harder than {hardest}"
                )
            }
            Impossible::TooLargeToRate { side } => {
                write!(f, "boards of {side} are too large to reason about")
            }
            Impossible::TooManyForMinimal { wished, most } => {
                write!(f, "{wished} givens: a minimal puzzle has {most} at most")
            }
            Impossible::TooFewOpen { open } => write!(f, "{open} open cells need nothing but singles"),
            Impossible::HarderThanLevel { technique, level } => {
                write!(f, "{technique} is harder than {level}")
            }
            Impossible::OtherBoard(id) => write!(f, "{id} finds nothing on a board with these rules"),
            Impossible::PlacesBesideDrawn => f.write_str(
                "with rules drawn around a solution, there are no given places and no other method",
            ),
            Impossible::ErOfOtherBoard => f.write_str("only plain 9×9 boards have an ER"),
            Impossible::NoNeighbours => f.write_str("there is no puzzle to make others next to"),
            Impossible::NotInCollection => f.write_str("the collection has no puzzle of this kind"),
        }
    }
}

impl std::error::Error for Impossible {}

/// The fewest givens of a proper puzzle: proved by exhaustion for 4×4, 6×6 (boxes of 2×3) and 9×9 (McGuire, Tugemann
/// and Civario, *There is no 16-clue Sudoku*, 2012). For other boards it is only the bound that at most one digit may
/// be missing from the givens. With rules there is no bound.
fn least_givens(wish: &Wish) -> usize {
    let geometry = wish.geometry;
    match (geometry.box_rows(), geometry.box_columns()) {
        // Rules may decide everything without a single given.
        _ if !wish.is_plain() => 0,
        (2, 2) => 4,
        (2, 3) | (3, 2) => 8,
        (3, 3) => 17,
        _ => geometry.side() - 1,
    }
}

pub(crate) fn check(wish: &Wish) -> Result<(), Impossible> {
    check_givens(wish)?;
    if let Some(places) = &wish.places {
        check_places(wish, places)?;
    }
    let known =
        |id: TechniqueId| wish.profile.level_of(id).map(|_| ()).ok_or(Impossible::UnknownTechnique(id));
    match &wish.difficulty {
        Difficulty::Any => {}
        Difficulty::Level(level) => {
            if !wish.profile.levels_on(wish.geometry).contains(level) {
                return Err(Impossible::UnknownLevel(*level));
            }
            if let Some(ease) = wish.ease_of(*level) {
                check_ease(wish, *level, &ease)?;
            }
        }
        Difficulty::Technique(wished) => known(wished.technique)?,
    }
    wish.required.iter().copied().try_for_each(known)?;
    if wish.er.is_some() && !wish.is_nine() {
        return Err(Impossible::ErOfOtherBoard);
    }
    if wish.has_rules_of_its_own() && (wish.places.is_some() || wish.method != Method::Fast) {
        return Err(Impossible::PlacesBesideDrawn);
    }
    if wish.is_rated() && !wish.geometry.is_usual() {
        return Err(Impossible::TooLargeToRate { side: wish.geometry.side() });
    }
    let asked = match &wish.difficulty {
        Difficulty::Technique(wished) => Some(wished.technique),
        _ => None,
    };
    if let Some(id) = asked.into_iter().chain(wish.required.iter().copied()).find(|id| !is_at_home(*id, wish))
    {
        return Err(Impossible::OtherBoard(id));
    }
    check_size(wish)?;
    check_open(wish)?;
    check_required(wish)
}

/// Returns whether a technique can find anything on the boards of the wish, with the rules that they get.
fn is_at_home(id: TechniqueId, wish: &Wish) -> bool {
    id.technique().is_none_or(|technique| match technique.needs {
        Needs::Rules if wish.has_rules_of_its_own() => true,
        needs if wish.drawn.iter().any(|drawn| drawn.brings(needs)) => true,
        Needs::HousesOnly | Needs::OrdinaryBoard if wish.has_rules_of_its_own() => false,
        needs => needs.are_met(wish.geometry),
    })
}

/// An easy puzzle has many givens. Minimal puzzles hardly ever have.
fn check_ease(wish: &Wish, level: Level, ease: &Ease) -> Result<(), Impossible> {
    let (least, most) = (*ease.givens.start(), *ease.givens.end());
    let places = wish.places.as_ref().map(Places::len);
    let most_allowed = wish.most_givens.filter(|most| *most < least);
    match wish.givens.or(places).filter(|givens| !ease.givens.contains(givens)).or(most_allowed) {
        Some(wished) => Err(Impossible::GivensOfLevel { level, wished, least, most }),
        None if wish.minimal => Err(Impossible::MinimalOfLevel { level, least }),
        None => Ok(()),
    }
}

/// The hardest technique of the path has the level, so no required technique may be harder.
fn check_required(wish: &Wish) -> Result<(), Impossible> {
    let Difficulty::Level(level) = wish.difficulty else { return Ok(()) };
    let harder =
        |id: &&TechniqueId| wish.profile.level_of(**id).is_some_and(|of| of > technique_level(level));
    match wish.required.iter().find(harder) {
        Some(technique) => Err(Impossible::HarderThanLevel { technique: *technique, level }),
        None => Ok(()),
    }
}

/// This many open cells always fall to singles: if every house with an open cell has at least two, there are two in
/// each of two rows and two columns; unless two of the four are singles, their digits can be swapped.
const SINGLES_ENOUGH: usize = 4;

/// With few open cells singles are the only possible steps; with none there is no step at all.
fn check_open(wish: &Wish) -> Result<(), Impossible> {
    let Some(givens) = wish.givens.filter(|_| wish.is_rated()) else { return Ok(()) };
    let open = wish.geometry.cell_count().saturating_sub(givens);
    let techniques = &wish.profile.techniques;
    let single =
        |id: TechniqueId| techniques.iter().any(|r| r.technique.id() == id && r.technique.is_single());
    let needs_more = match &wish.difficulty {
        Difficulty::Any => false,
        Difficulty::Level(level) => {
            !techniques.iter().any(|r| r.level == technique_level(*level) && r.technique.is_single())
        }
        Difficulty::Technique(wished) => !single(wished.technique),
    };
    let more = needs_more || wish.required.iter().any(|id| !single(*id));
    if open == 0 || open <= SINGLES_ENOUGH && wish.is_plain() && more && has_all_singles(techniques) {
        return Err(Impossible::TooFewOpen { open });
    }
    Ok(())
}

/// Whether all the singles come before every other technique.
fn has_all_singles(techniques: &[Ranked]) -> bool {
    let first = techniques.iter().take_while(|r| r.technique.is_single());
    let ids: Vec<TechniqueId> = first.map(|r| r.technique.id()).collect();
    ids.contains(&HIDDEN_SINGLE.id()) && ids.contains(&NAKED_SINGLE.id())
}

/// Hidden singles together with either full houses or naked singles solve every proper puzzle of 4×4 (the tests check
/// them all), so a profile that tries these first never reaches another technique.
fn check_size(wish: &Wish) -> Result<(), Impossible> {
    if (wish.geometry.box_rows(), wish.geometry.box_columns()) != (2, 2) || !wish.is_plain() {
        return Ok(());
    }
    let techniques = &wish.profile.techniques;
    let has = |ranked: &[Ranked], id: TechniqueId| ranked.iter().any(|ranked| ranked.technique.id() == id);
    let is_enough = |first: &[Ranked]| {
        has(first, HIDDEN_SINGLE.id()) && (has(first, FULL_HOUSE.id()) || has(first, NAKED_SINGLE.id()))
    };
    let singles = techniques.iter().take_while(|r| r.technique.is_single()).count();
    let Some(enough) = (1..=singles).map(|count| &techniques[..count]).find(|first| is_enough(first)) else {
        return Ok(());
    };
    let Some(hardest) = enough.iter().map(|ranked| ranked.level).max() else { return Ok(()) };
    let in_vain = |id: TechniqueId| !has(enough, id);
    let more = match &wish.difficulty {
        Difficulty::Any => false,
        Difficulty::Level(level) => *level > hardest,
        Difficulty::Technique(wished) => in_vain(wished.technique),
    };
    if more || wish.required.iter().copied().any(in_vain) {
        return Err(Impossible::OnlySingles { side: wish.geometry.side(), hardest });
    }
    Ok(())
}

fn check_givens(wish: &Wish) -> Result<(), Impossible> {
    let least = least_givens(wish);
    if let Some(most) = wish.most_givens
        && most < least
    {
        return Err(Impossible::TooFewGivens { wished: most, least });
    }
    let Some(wished) = wish.givens else { return Ok(()) };
    let cells = wish.geometry.cell_count();
    if wished > cells {
        return Err(Impossible::TooManyGivens { wished, cells });
    }
    if wished < least {
        return Err(Impossible::TooFewGivens { wished, least });
    }
    if let Some(most) = wish.most_givens
        && wished > most
    {
        return Err(Impossible::MoreThanMost { wished, most });
    }
    let most = cells - wish.geometry.side();
    if wish.minimal && wished > most {
        return Err(Impossible::TooManyForMinimal { wished, most });
    }
    if !sums(wish)[wished] {
        return Err(Impossible::NotSymmetric { wished });
    }
    Ok(())
}

/// The numbers of givens that can be made up of whole orbits.
fn sums(wish: &Wish) -> Vec<bool> {
    let mut sums = vec![false; wish.geometry.cell_count() + 1];
    sums[0] = true;
    for orbit in wish.symmetry.orbits(wish.geometry) {
        for sum in (orbit.len()..sums.len()).rev() {
            sums[sum] |= sums[sum - orbit.len()];
        }
    }
    sums
}

fn check_places(wish: &Wish, places: &Places) -> Result<(), Impossible> {
    let geometry = wish.geometry;
    if places.geometry() != geometry {
        return Err(Impossible::PlacesOfAnotherBoard);
    }
    let least = least_givens(wish);
    let found = places.len();
    if found < least {
        return Err(Impossible::TooFewGivens { wished: found, least });
    }
    if let Some(wished) = wish.givens.filter(|wished| *wished != found) {
        return Err(Impossible::PlacesAndGivens { places: found, wished });
    }
    if let Some(most) = wish.most_givens.filter(|most| *most < found) {
        return Err(Impossible::MoreThanMost { wished: found, most });
    }
    if !wish.symmetry.holds(geometry, |cell| places.contains(cell)) {
        return Err(Impossible::PlacesNotSymmetric);
    }
    if !geometry.is_plain() {
        return Ok(());
    }
    for (kind, thickness) in
        [(HouseKind::Row, geometry.box_rows()), (HouseKind::Column, geometry.box_columns())]
    {
        let of_kind: Vec<_> = geometry.houses().iter().filter(|house| house.kind() == kind).collect();
        for chute in of_kind.chunks(thickness) {
            let empty = |house: &&&jade_grid::House| !house.cells().iter().any(|cell| places.contains(*cell));
            let mut empty = chute.iter().filter(empty);
            if let (Some(one), Some(other)) = (empty.next(), empty.next()) {
                return Err(Impossible::TwoEmptyLines { kind, lines: [one.number(), other.number()] });
            }
        }
    }
    Ok(())
}
