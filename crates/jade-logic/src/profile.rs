//! [`Profile`]: which techniques, in which order, and how hard each is.

use crate::Technique;

/// How hard a technique, and so a puzzle, is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Muy fácil.
    VeryEasy,
    /// Fácil.
    Easy,
    /// Medio.
    Medium,
    /// Difícil.
    Hard,
    /// Muy difícil.
    VeryHard,
    /// Extremo.
    Extreme,
    /// Más allá: what needs nets or guessing.
    Beyond,
}

/// A technique with its level in a profile.
#[derive(Clone, Copy)]
pub struct Ranked {
    /// The technique.
    pub technique: &'static dyn Technique,
    /// Its level.
    pub level: Level,
}

/// An ordered list of techniques, the simplest first.
#[derive(Clone)]
pub struct Profile {
    /// Its name: `classic`, `full`, or what the user chose.
    pub name: String,
    /// The techniques, in the order of trying.
    pub techniques: Vec<Ranked>,
}
