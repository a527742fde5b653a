//! [`signs`]: what the legend of a drawing explains.

use crate::brush::Brush;
use crate::picture::Picture;
use crate::scene::Scene;
use jade_grid::Candidate;
use jade_logic::{Role, Strength};

/// Something in a drawing that a legend explains.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Sign {
    /// The mark of a role.
    Role(Role),
    /// A link.
    Link(LinkSign),
    /// A branch of an argument, by its index from 0.
    Branch(usize),
    /// A digit that can be placed.
    Placement,
    /// A candidate that can be removed.
    Elimination,
}

/// The kind of a link.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LinkSign {
    /// At least one end is true.
    Strong,
    /// At most one end is true.
    Weak,
}

impl Sign {
    /// Returns the name used in the texts: that of the role (such as `set-a`), `strong-link`, `weak-link`, `branch`,
    /// `placement` or `elimination`.
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

    /// Returns the letter of a branch; `None` for other signs.
    pub const fn letter(self) -> Option<char> {
        match self {
            Sign::Branch(number) => Some(Brush::branch(number).letter),
            _ => None,
        }
    }

    /// Returns every sign, with one branch as an example.
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

/// What a text drawing shows in an open cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// Candidates, each with a letter before it or in a colour with the same meaning.
    Letters,
    /// Candidates without letters.
    Digits,
    /// No candidates, only a letter for the cell.
    Cell,
}

/// Returns those of the [`signs`] that a text drawing shows. It draws no links, and no letter for a cell whose
/// candidates are marked.
pub fn text_signs(picture: &Picture, room: Room) -> Vec<Sign> {
    let mut signs = signs(picture.scene());
    let drawn = text_roles(picture, room);
    signs.retain(|sign| match sign {
        Sign::Role(role) => drawn.contains(role),
        Sign::Link(_) | Sign::Branch(_) => false,
        Sign::Elimination => room != Room::Cell,
        Sign::Placement => true,
    });
    signs
}

/// Returns the roles whose letters appear in a text drawing.
fn text_roles(picture: &Picture, room: Room) -> Vec<Role> {
    let scene = picture.scene();
    let mut roles: Vec<Role> = scene.houses().iter().map(|(_, role)| *role).collect();
    for cell in picture.geometry().cells().filter(|cell| scene.placement(*cell).is_none()) {
        let shown = picture.shown(cell);
        let own = scene.cell_role(cell);
        if shown.is_empty() || room == Room::Cell {
            roles.extend(own);
        } else if room == Room::Letters {
            let here: Vec<Candidate> = shown.iter().map(|digit| Candidate::new(cell, digit)).collect();
            let said = |one: &&Candidate| scene.is_eliminated(**one) || scene.candidate_role(**one).is_some();
            // A cell has its own letter only if its candidates are not marked.
            roles.extend(own.filter(|_| here.iter().find(said).is_none()));
            let open = here.iter().filter(|one| !scene.is_eliminated(**one));
            roles.extend(open.filter_map(|one| scene.candidate_role(*one)));
        }
    }
    roles
}

/// Returns the signs in the drawing of a scene: roles in their order, then links, then conclusions.
pub fn signs(scene: &Scene) -> Vec<Sign> {
    let mut roles: Vec<Role> = scene.houses().iter().map(|(_, role)| *role).collect();
    roles.extend(scene.candidates().iter().map(|(_, role)| *role));
    // A cell that only shows where a conclusion applies needs no sign besides that of the conclusion.
    let concluded = |cell| scene.eliminations().iter().any(|candidate| candidate.cell == cell);
    let cells = scene.cells().iter().filter(|(cell, role)| *role != Role::Target || !concluded(*cell));
    roles.extend(cells.map(|(_, role)| *role));
    roles.sort_unstable();
    roles.dedup();
    let mut signs: Vec<Sign> = roles.into_iter().map(Sign::Role).collect();
    for (strength, sign) in [(Strength::Strong, LinkSign::Strong), (Strength::Weak, LinkSign::Weak)] {
        if scene.links().iter().any(|link| link.strength == strength) {
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
