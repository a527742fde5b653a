//! Reason about a Sudoku like a person: techniques, steps, paths.
//!
//! Nothing here ever sees a solution: an explanation cannot peek.

mod analysis;
mod profile;
mod proof;
pub mod step;
mod technique;

pub use analysis::Analysis;
pub use profile::{Level, Profile, Ranked};
pub use proof::{Claim, Proof, ProofLine, Reason};
pub use step::{Link, LinkReason, Node, Part, PartKind, PartValue, Role, Step, Strength};
pub use technique::{Example, Expect, Facts, Family, Found, PartDecl, Technique, TechniqueId};
