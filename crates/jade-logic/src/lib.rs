//! Reasons about a Sudoku as a person does: techniques, steps, paths.
//!
//! | purpose | items |
//! |---|---|
//! | one application of a technique, used by texts, drawings, JSON, ratings and tests | [`Step`] |
//! | a step as a line of text | [`notation`] |
//! | the techniques and their properties | [`Technique`], [`techniques`] |
//! | a choice of techniques, with order and levels | [`Profile`], [`Level`] |
//! | a position, with patterns that techniques share | [`Analysis`] |
//! | the difficulty of a path | [`rate`], [`Rating`] |
//! | solving step by step | [`Path`], [`next_step`], [`all_steps`] |
//! | moves without pencil marks | [`before_marks`] |
//! | checking that a step’s cells and houses entail its conclusions | [`entailment`] |
//! | test cases for techniques | [`library`] |
//! | an argument of several lines, and its checker | [`Proof`] |
//! | the branches of such an argument, for drawings | [`Branch`] |
//! | a step as truths and links, with its rank | [`TruthsAndLinks`] |
//!
//! This crate never sees a solution, so an explanation cannot peek.
//!
//! ```
//! use jade_grid::{line, Position};
//! use jade_logic::{Analysis, Outcome, Path, Profile};
//! let line = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
//! let position = Position::new(&line::read(line).unwrap()).unwrap();
//! let path = Path::find(&Analysis::new(&position), &Profile::full(), &|| false);
//! assert_eq!(path.outcome, Outcome::Solved);
//! assert_eq!(path.steps.len(), 51); // singles only, one for each open cell
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros))]

mod analysis;
pub mod before_marks;
mod branches;
mod cited;
mod ease;
pub mod entailment;
mod example;
mod id;
mod level;
pub mod library;
pub mod notation;
mod openness;
mod path;
mod patterns;
mod profile;
mod proof;
mod rating;
mod searched;
pub mod step;
mod technique;
pub mod techniques;
mod truths;

pub use analysis::{Analysis, AnalysisOf, LargeAnalysis};
pub use branches::Branch;
pub use ease::Ease;
pub use example::{Example, Expect};
pub use id::TechniqueId;
pub use level::{Level, UnknownLevel};
pub use openness::Openness;
pub use path::{Outcome, Path, PathOf, all_steps, next_step, simplest_steps};
pub use profile::{Profile, ProfileError, Ranked};
pub use proof::{Claim, Proof, ProofError, ProofLine, Reason};
pub use rating::{Addend, Rating, points_of, rate};
pub use step::{Link, LinkReason, Node, Part, PartKind, PartValue, Role, Step, Strength};
pub use technique::{Evidence, Family, Needs, PartDecl, Profiles, StepSink, Technique};
pub(crate) use technique::{Find, any_size};
pub use techniques::UnknownTechnique;
pub use truths::{TruthSet, TruthsAndLinks};
