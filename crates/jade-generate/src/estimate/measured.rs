//! Measurements made in advance: `data/times.txt`, written by the benchmark.
//!
//! Each line of the file describes one kind of wish: how many attempts were made, how many succeeded, and how
//! long they took:
//!
//! ```text
//! full level hard 1234 100 567.8             the level, in the profile
//! full level hard minimal 5678 100 999.9     … with every given necessary
//! classic technique x-wing 3730 100 788.5    the technique
//! 3x3 half-turn 20 20 0.7                    the symmetry on boxes of this shape, at any difficulty
//! 3x3 half-turn minimal 300 100 12.3         … with every given necessary
//! 3x3 none full-board 20 20 30.1             … by another method than the fast one
//! 3x3 none givens=22 100000 7140 3300.0       … with digging to this number of givens
//! ```

use crate::{Difficulty, EARLY_PROFILE, Method, PlaceSymmetry, TechniqueWish, Wish, early_profile};
use jade_grid::Geometry;
use jade_logic::Profile;
use std::collections::HashMap;
use std::sync::OnceLock;

/// Seconds it takes to fill one cell of a large board.
const FILLED: f64 = 0.000_015;

/// Measurements for a kind of wish.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Measured {
    pub(super) attempts: f64,
    /// Seconds that all these attempts took on one thread.
    pub(super) seconds: f64,
    /// The fraction of attempts that succeed; never 0.
    pub(super) chance: f64,
    /// Whether exactly such wishes were measured. Otherwise several chances were multiplied, or the time of an
    /// attempt comes from another kind of wish.
    pub(super) plain: bool,
}

impl Measured {
    /// Looks up a wish. Returns `None` if it was not measured, or if the measurement found no puzzle.
    pub(super) fn of(wish: &Wish) -> Option<Measured> {
        if wish.places.is_some()
            || wish.er.is_some()
            || !wish.required.is_empty()
            || !has_usual_techniques(wish)
        {
            return None;
        }
        let base = match &wish.difficulty {
            Difficulty::Any => of_shape(wish)?,
            Difficulty::Level(level) if wish.method == Method::Fast => {
                let minimal = if wish.minimal { " minimal" } else { "" };
                line(&format!("{} level {level}{minimal}", wish.profile.name))?
            }
            Difficulty::Technique(wished)
                if wish.method == Method::Fast && is_any(wished) && !wish.minimal =>
            {
                line(&format!("{} technique {}", wish.profile.name, wished.technique))?
            }
            _ => return None,
        };
        let givens = of_givens(wish)?;
        // The levels were measured on the 9×9 board, with unrestricted places.
        let elsewhere = wish.is_rated() && !(wish.is_nine() && wish.symmetry == PlaceSymmetry::None);
        // Symmetric givens cannot have every number.
        let every = wish.givens.is_none() || wish.symmetry == PlaceSymmetry::None;
        let plain = base.plain && !elsewhere && (givens == 1.0 || !wish.is_rated() && !wish.minimal && every);
        Some(Measured { chance: base.chance * givens, plain, ..base })
    }
}

/// The figures for puzzles of any difficulty with any number of givens.
fn of_shape(wish: &Wish) -> Option<Measured> {
    let shape = shape(wish.geometry, wish.symmetry);
    // There digging ends with a minimal puzzle in any case.
    let anyway = wish.is_nine() && wish.symmetry == PlaceSymmetry::None;
    let name = match (wish.method, wish.minimal && !anyway) {
        (Method::Fast, false) => shape,
        (Method::Fast, true) => format!("{shape} minimal"),
        // They end with any number of givens, and minimising takes them as long again.
        (method, false) if wish.givens.is_none() && !wish.minimal => format!("{shape} {method}"),
        _ => return None,
    };
    let guess = || (wish.method == Method::Fast && !wish.minimal).then(|| by_size(wish)).flatten();
    line(&name).or_else(guess)
}

/// A guess for boards that were not measured, from the largest that was. Every attempt succeeds. Filling the board
/// takes time proportional to its cells; digging, to their power 2.5 and, at first, to the number of givens removed.
fn by_size(wish: &Wish) -> Option<Measured> {
    let largest = line("6x6 none")?;
    let cells = wish.geometry.cell_count() as f64;
    let to_dig = wish.givens.map_or(1.0, |givens| (2.0 * (1.0 - givens as f64 / cells)).clamp(0.0, 1.0));
    let dug = largest.seconds / largest.attempts * (cells / 1296.0).powf(2.5);
    Some(Measured { attempts: 1.0, seconds: FILLED * cells + dug * to_dig, chance: 1.0, plain: false })
}

/// The fraction of fully dug boards that end with a suitable number of givens. Fewer than requested are suitable unless
/// the puzzle must be minimal, as digging stops at the requested number. `None` if that was not measured, or never
/// occurred.
fn of_givens(wish: &Wish) -> Option<f64> {
    if wish.givens.is_none() && wish.most_givens.is_none() {
        return Some(1.0);
    }
    let cells = wish.geometry.cell_count();
    let good = |givens: usize| {
        wish.most_givens.is_none_or(|most| givens <= most)
            && wish.givens.is_none_or(|wished| givens == wished || givens < wished && !wish.minimal)
    };
    if good(cells / 2) && !wish.minimal {
        return Some(1.0);
    }
    let shape = shape(wish.geometry, wish.symmetry);
    let of = |givens: usize| line(&format!("{shape} givens={givens}")).map(|line| line.chance);
    let chance: f64 = (0..=cells).filter(|givens| good(*givens)).filter_map(of).sum();
    (chance > 0.0).then_some(chance.min(1.0))
}

/// The name of a symmetry on a board, such as `3x3 half-turn`.
fn shape(board: &Geometry, symmetry: PlaceSymmetry) -> String {
    format!("{}x{} {symmetry}", board.box_rows(), board.box_columns())
}

/// Whether the wish asks only that the technique is necessary.
fn is_any(wished: &TechniqueWish) -> bool {
    *wished == TechniqueWish::any(wished.technique)
}

/// Whether the techniques are those of the built-in profile of this name plus the requested one.
fn has_usual_techniques(wish: &Wish) -> bool {
    let usual = match &wish.difficulty {
        Difficulty::Any => return true,
        Difficulty::Level(_) => Profile::named(&wish.profile.name).ok(),
        Difficulty::Technique(wished) if wish.profile.name == EARLY_PROFILE => {
            early_profile(wished.technique)
        }
        Difficulty::Technique(wished) => Profile::named(&wish.profile.name)
            .ok()
            .and_then(|profile| profile.with([wished.technique.as_str()]).ok()),
    };
    let ids = |profile: &Profile| -> Vec<_> { profile.techniques.iter().map(|r| r.technique.id()).collect() };
    usual.is_some_and(|usual| ids(&usual) == ids(&wish.profile))
}

/// Returns the measurement of this name, if any puzzle was found.
fn line(name: &str) -> Option<Measured> {
    table().get(name).copied().filter(|line| line.chance > 0.0)
}

/// All measurements by name.
fn table() -> &'static HashMap<&'static str, Measured> {
    static TABLE: OnceLock<HashMap<&'static str, Measured>> = OnceLock::new();
    TABLE.get_or_init(|| include_str!("../../data/times.txt").lines().filter_map(read).collect())
}

/// Parses a line such as `full level hard 120 64 1534`: attempts, puzzles found, milliseconds on one thread.
fn read(line: &str) -> Option<(&str, Measured)> {
    if line.trim_start().starts_with('#') {
        return None;
    }
    let mut fields = line.rsplitn(4, ' ');
    let mut number = || fields.next()?.trim().parse::<f64>().ok();
    let (milliseconds, found, attempts) = (number()?, number()?, number()?);
    let seconds = milliseconds / 1000.0;
    Some((fields.next()?, Measured { attempts, seconds, chance: found / attempts, plain: true }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_read() {
        let text = include_str!("../../data/times.txt");
        let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
        assert_eq!(lines.count(), table().len());
        assert!(table().values().all(|one| one.attempts >= 1.0 && (0.0..=1.0).contains(&one.chance)));
    }

    #[test]
    fn every_symmetry_has_measured_numbers_of_givens() {
        let nine = Geometry::standard(9).unwrap();
        for symmetry in PlaceSymmetry::ALL {
            let of = |givens: usize| line(&format!("{} givens={givens}", shape(nine, symmetry)));
            let all: f64 = (0..=81).filter_map(of).map(|line| line.chance).sum();
            assert!((all - 1.0).abs() < 0.01, "{symmetry}: {all}");
        }
    }
}
