//! [`signs`]: what a legend under a drawing has to explain.

use crate::{Brush, Scene};
use jade_grid::Candidate;
use jade_logic::{Role, Strength};

/// Something in a drawing that a legend explains.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Sign {
    /// What has this role.
    Role(Role),
    /// A link.
    Link(LinkSign),
    /// A branch of an argument, by its number from 0.
    Branch(usize),
    /// A digit that can be placed.
    Placement,
    /// A candidate that can be taken away.
    Elimination,
}

/// Which sort of link.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LinkSign {
    /// At least one end is true.
    Strong,
    /// At most one end is true.
    Weak,
}

impl Sign {
    /// The name by which texts call it: that of the role (`set-a`), or `strong-link`, `weak-link`,
    /// `branch`, `placement`, `elimination`.
    pub const fn name(self) -> &'static str {
        match self {
            Sign::Role(role) => role.name(),
            Sign::Link(LinkSign::Strong) => "strong-link",
            Sign::Link(LinkSign::Weak) => "weak-link",
            Sign::Branch(_) => "branch",
            Sign::Placement => "placement",
            Sign::Elimination => "elimination",
        }
    }

    /// The letter of a branch.
    pub const fn letter(self) -> Option<char> {
        match self {
            Sign::Branch(number) => Some(Brush::branch(number).letter),
            _ => None,
        }
    }

    /// Every sign there is; of branches the first.
    pub fn all() -> impl Iterator<Item = Sign> {
        Role::ALL.into_iter().map(Sign::Role).chain([
            Sign::Link(LinkSign::Strong),
            Sign::Link(LinkSign::Weak),
            Sign::Branch(0),
            Sign::Placement,
            Sign::Elimination,
        ])
    }
}

/// What a drawing in characters has room for in an open cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// Candidates, each with a letter before it or in a colour that says the same.
    Letters,
    /// Candidates alone.
    Digits,
    /// No candidates; a letter of the cell's own.
    Cell,
}

/// Of [`signs`] those that a drawing in characters has: none for lines, which it has not, nor for a house that lies on
/// another, nor for a cell that its candidates point out.
pub fn text_signs(scene: &Scene, room: Room) -> Vec<Sign> {
    let mut signs = signs(scene);
    signs.retain(|sign| !matches!(sign, Sign::Link(_) | Sign::Branch(_)));
    signs.retain(|sign| *sign != Sign::Elimination || room != Room::Cell);
    if signs.iter().any(|sign| matches!(sign, Sign::Role(_))) {
        let drawn = text_roles(scene, room);
        signs.retain(|sign| !matches!(sign, Sign::Role(role) if !drawn.contains(role)));
    }
    signs
}

/// The roles whose letters stand in a drawing in characters.
fn text_roles(scene: &Scene, room: Room) -> Vec<Role> {
    let mut roles: Vec<Role> = Vec::new();
    for (index, (house, role)) in scene.houses().iter().enumerate() {
        // Of two roles of a house the first is told.
        if scene.houses()[..index].iter().all(|(other, _)| other != house) {
            roles.push(*role);
        }
    }
    for cell in scene.geometry().cells().filter(|cell| scene.placement(*cell).is_none()) {
        let shown = scene.shown(cell);
        let own = scene.cell_role(cell);
        if shown.is_empty() || room == Room::Cell {
            roles.extend(own);
        } else if room == Room::Letters {
            let here: Vec<Candidate> = shown.iter().map(|digit| Candidate::new(cell, digit)).collect();
            let told = |one: &&Candidate| scene.is_eliminated(**one) || scene.candidate_role(**one).is_some();
            // A cell has a letter of its own only where its candidates do not point it out.
            roles.extend(own.filter(|_| here.iter().find(told).is_none()));
            let inked = here.iter().filter(|one| !scene.is_eliminated(**one));
            roles.extend(inked.filter_map(|one| scene.candidate_role(*one)));
        }
    }
    roles
}

/// The signs that a drawing of this scene shows: roles in their order, then links, then conclusions.
pub fn signs(scene: &Scene) -> Vec<Sign> {
    let mut roles: Vec<Role> = scene.houses().iter().map(|(_, role)| *role).collect();
    roles.extend(scene.inked().iter().map(|(_, role)| *role));
    // A cell that only says where a conclusion falls is explained by the conclusion's own sign.
    let concluded = |cell| {
        scene.placement(cell).is_some() || scene.eliminations().iter().any(|candidate| candidate.cell == cell)
    };
    roles.extend(
        scene
            .cells()
            .iter()
            .filter(|(cell, role)| *role != Role::Target || !concluded(*cell))
            .map(|(_, role)| *role),
    );
    roles.sort_unstable();
    roles.dedup();
    let mut signs: Vec<Sign> = roles.into_iter().map(Sign::Role).collect();
    for (strength, sign) in [(Strength::Strong, LinkSign::Strong), (Strength::Weak, LinkSign::Weak)] {
        if scene.all_links().any(|(link, _)| link.strength == strength) {
            signs.push(Sign::Link(sign));
        }
    }
    signs.extend((0..scene.branches().len()).map(Sign::Branch));
    if !scene.placements().is_empty() {
        signs.push(Sign::Placement);
    }
    if !scene.eliminations().is_empty() {
        signs.push(Sign::Elimination);
    }
    signs
}
