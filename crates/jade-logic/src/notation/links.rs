//! Checks the links of a typed chain one by one, and says what a chain proves.

use super::eureka;
use crate::{Link, LinkReason, Node, Step, Strength, entailment, techniques};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, HouseId, LargeCellSet, Position};
use std::fmt;

/// A link of a typed chain that does not hold in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FalseLink {
    /// Which link of the chain it is, from 0.
    pub index: usize,
    /// The link.
    pub link: Box<Link>,
    /// Why it does not hold.
    pub why: WhyFalse,
}

/// Why a link does not hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhyFalse {
    /// The digit is not a candidate of the cell, or of any of the cells.
    NoCandidate {
        /// The digit.
        digit: Digit,
        /// The cells.
        cells: LargeCellSet,
    },
    /// A strong link: the cell has other candidates, too.
    MoreCandidates {
        /// The cell.
        cell: Cell,
        /// The other candidates.
        digits: DigitSet,
    },
    /// A strong link: the digit has other places in the house, too. It is the house with fewest.
    MorePlaces {
        /// The house.
        house: HouseId,
        /// The digit.
        digit: Digit,
        /// The other places.
        cells: LargeCellSet,
    },
    /// A strong link: the ends share neither a cell nor a house.
    NothingShared,
    /// The cells do not have exactly one digit more than there are cells, all in one house.
    NoAlmostLockedSet,
    /// A weak link: both ends can be true, here for example.
    BothPossible {
        /// A candidate of the first end.
        from: Candidate,
        /// A candidate of the second end.
        to: Candidate,
    },
    /// The link before it is of the same strength, so nothing follows from both.
    NoTurn,
}

impl fmt::Display for FalseLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "link {} does not hold: {:?}", self.index + 1, self.why)
    }
}

impl std::error::Error for FalseLink {}

/// Checks a chain that was read from its notation ([`eureka::parse`]) in a position. Returns its links with the reasons that
/// they have there.
///
/// A strong link holds if the cell has no other candidates, the digit has no other places in a house, or the cells of one
/// house are an almost locked set. A weak link holds if every candidate of one end excludes every one of the other. Links
/// that continue each other must be strong and weak by turns.
///
/// ```
/// use jade_grid::{Position, line};
/// use jade_logic::notation::{WhyFalse, check_links, eureka};
/// let position = Position::new(&line::read("12..............").unwrap()).unwrap();
/// let board = position.geometry();
/// let links = eureka::parse("(3)r1c3 = (3)r1c4 - (3)r3c3", board).unwrap();
/// let wrong = check_links(&links, &position).unwrap_err();
/// assert_eq!(wrong.index, 1); // r1c4 and r3c3 do not see each other.
/// assert!(matches!(wrong.why, WhyFalse::BothPossible { .. }));
/// assert!(check_links(&links[..1], &position).is_ok());
/// ```
///
/// # Errors
/// [`FalseLink`] for the first link that does not hold.
pub fn check_links(links: &[Link], position: &Position) -> Result<Vec<Link>, FalseLink> {
    let mut checked: Vec<Link> = Vec::with_capacity(links.len());
    for (index, link) in links.iter().enumerate() {
        let wrong = |why| FalseLink { index, link: Box::new(link.clone()), why };
        let turns = |before: &&Link| before.to == link.from && before.strength == link.strength;
        if index.checked_sub(1).and_then(|before| links.get(before)).filter(turns).is_some() {
            return Err(wrong(WhyFalse::NoTurn));
        }
        let from = narrowed(&link.from, position).map_err(wrong)?;
        let to = narrowed(&link.to, position).map_err(wrong)?;
        let reason = match link.strength {
            Strength::Strong => strong_reason(&from, &to, position),
            Strength::Weak => weak_reason(&from, &to, link.reason, position.geometry()),
        };
        checked.push(Link { from, to, strength: link.strength, reason: reason.map_err(wrong)? });
    }
    Ok(checked)
}

/// Returns the eliminations and placements that follow from a checked chain, by cell.
///
/// ```
/// use jade_grid::{Position, line};
/// use jade_logic::notation::{self, check_links, conclusions_of_links, eureka};
/// let position = Position::new(&line::read("12..............").unwrap()).unwrap();
/// let links = eureka::parse("(3)r1c3 = (3)r1c4", position.geometry()).unwrap();
/// let (placements, eliminations) = conclusions_of_links(&check_links(&links, &position).unwrap(), &position);
/// let drawn = notation::print_conclusions(&placements, &eliminations, position.geometry());
/// assert_eq!(drawn, "r2c3<>3 r2c4<>3");
/// ```
pub fn conclusions_of_links(links: &[Link], position: &Position) -> (Vec<Candidate>, Vec<Candidate>) {
    let nodes = || links.iter().flat_map(|link| [&link.from, &link.to]);
    let in_chain: Vec<Candidate> = nodes()
        .flat_map(|node| node.places().iter().map(|cell| Candidate::new(cell, node.digit())))
        .collect();
    let geometry = position.geometry();
    // A set at its place in a chain may be locked, and so remove digits that the chain does not name.
    let cells: CellSet = nodes().flat_map(|node| node.cells().iter()).collect();
    let touches = |one: &Candidate| {
        cells.contains(one.cell)
            || !(geometry.peers(one.cell) & cells).is_empty()
            || in_chain.iter().any(|other| geometry.exclude_each_other(*one, *other))
    };
    // The name matters to no premise.
    let step = |placements: Vec<Candidate>, eliminations: Vec<Candidate>| {
        Step::new(techniques::AIC.id(), Vec::new(), placements, eliminations).with_links(links.to_vec())
    };
    let follows = |step: Step| entailment::check(position, &step).is_ok();
    let near: Vec<Candidate> = position.all_candidates().filter(touches).collect();
    let placements: Vec<Candidate> =
        in_chain.into_iter().filter(|one| near.contains(one) && follows(step(vec![*one], vec![]))).collect();
    let eliminations = near.into_iter().filter(|one| follows(step(vec![], vec![*one])));
    let drawn = step(placements, eliminations.collect());
    (drawn.placements, drawn.eliminations)
}

/// Returns the node with only those places that can have the digit.
fn narrowed(node: &Node, position: &Position) -> Result<Node, WhyFalse> {
    let digit = node.digit();
    let there = |cells: LargeCellSet| -> LargeCellSet {
        cells.iter().filter(|cell| position.is_candidate(*cell, digit)).collect()
    };
    let places = there(node.places());
    let Some(first) = places.first() else {
        return Err(WhyFalse::NoCandidate { digit, cells: node.places() });
    };
    Ok(match node {
        Node::Candidate(_) => node.clone(),
        Node::Group { .. } if places.len() == 1 => Node::Candidate(Candidate::new(first, digit)),
        Node::Group { .. } => Node::Group { digit, cells: places },
        Node::AlmostLockedSet { cells, .. } => Node::AlmostLockedSet { digit, cells: *cells, places },
    })
}

fn strong_reason(from: &Node, to: &Node, position: &Position) -> Result<LinkReason, WhyFalse> {
    if let (Node::AlmostLockedSet { cells, .. }, Node::AlmostLockedSet { cells: others, .. }) = (from, to)
        && cells == others
    {
        let is_set = is_almost_locked(cells.resized(), position);
        return is_set.then_some(LinkReason::Set).ok_or(WhyFalse::NoAlmostLockedSet);
    }
    if let (Node::Candidate(a), Node::Candidate(b)) = (from, to)
        && a.cell == b.cell
    {
        let digits = position.candidates(a.cell) - DigitSet::only(a.digit) - DigitSet::only(b.digit);
        let why = WhyFalse::MoreCandidates { cell: a.cell, digits };
        return digits.is_empty().then_some(LinkReason::Cell(a.cell)).ok_or(why);
    }
    let digit = from.digit();
    let ends = from.places() | to.places();
    let geometry = position.geometry();
    if digit != to.digit() {
        return Err(WhyFalse::NothingShared);
    }
    let more = |house: HouseId| -> LargeCellSet {
        let places: LargeCellSet = position.cells_in(house, digit).resized();
        places - ends
    };
    let house = geometry.houses_of_all(ends).min_by_key(|house| more(*house).len());
    let house = house.ok_or(WhyFalse::NothingShared)?;
    let cells = more(house);
    let why = WhyFalse::MorePlaces { house, digit, cells };
    cells.is_empty().then_some(LinkReason::House(house)).ok_or(why)
}

fn weak_reason(
    from: &Node,
    to: &Node,
    written: LinkReason,
    geometry: &Geometry,
) -> Result<LinkReason, WhyFalse> {
    let candidates = |node: &Node| -> Vec<Candidate> {
        node.places().iter().map(|cell| Candidate::new(cell, node.digit())).collect()
    };
    for a in candidates(from) {
        for b in candidates(to) {
            if !geometry.exclude_each_other(a, b) {
                return Err(WhyFalse::BothPossible { from: a, to: b });
            }
        }
    }
    let share_a_house = || geometry.houses_of_all(from.places() | to.places()).next().is_some();
    Ok(match written {
        LinkReason::House(_) if from.digit() != to.digit() || !share_a_house() => LinkReason::Rule,
        written => written,
    })
}

/// Whether the open cells of one house have one digit more than there are cells.
fn is_almost_locked(cells: CellSet, position: &Position) -> bool {
    let digits = cells.iter().fold(DigitSet::EMPTY, |digits, cell| digits | position.candidates(cell));
    position.open_cells().is_superset(cells)
        && position.geometry().houses_of_all(cells).next().is_some()
        && digits.len() == cells.len() + 1
}

impl FalseLink {
    /// Returns the link in Eureka notation.
    pub fn notation(&self, geometry: &Geometry) -> String {
        eureka::print(std::slice::from_ref(self.link.as_ref()), geometry)
    }
}
