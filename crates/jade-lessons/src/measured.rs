//! [`measured`]: how often techniques are needed, from what was counted in random puzzles.
//!
//! The numbers are read where they were written down when they were measured, in `docs/generating.md`: measured anew,
//! they are new on every page.

use crate::sources::MEASURED;
use std::sync::LazyLock;

/// What was counted in random minimal puzzles, all of which the full profile solves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Measured {
    /// How many puzzles were looked at.
    pub puzzles: u32,
    /// The ids of techniques, and in how many of the puzzles each is at some moment the simplest that applies.
    /// Techniques that were not among those counted are missing: all puzzles were solved without them.
    pub needed: Vec<(&'static str, u32)>,
}

impl Measured {
    /// In how many of the puzzles a technique was needed.
    pub fn of(&self, id: &str) -> u32 {
        self.needed.iter().find(|(other, _)| *other == id).map_or(0, |(_, puzzles)| *puzzles)
    }
}

/// What was counted.
///
/// ```
/// let measured = jade_lessons::measured();
/// assert!(measured.of("hidden-single") > measured.of("x-wing"));
/// assert!(measured.of("x-wing") > 0);
/// assert_eq!(measured.of("squirmbag"), 0);
/// ```
pub fn measured() -> &'static Measured {
    static READ: LazyLock<Measured> =
        LazyLock::new(|| read(MEASURED).expect("docs/generating.md has the table of how often"));
    &READ
}

/// `10,000 random minimal puzzles (seed 1): …`, and the table whose head says `full: in puzzles`.
fn read(text: &'static str) -> Option<Measured> {
    let (before, _) = text.split_once(" random minimal puzzles (seed")?;
    let puzzles = before.rsplit('\n').next()?.replace(',', "").parse().ok()?;
    let (_, table) = text.split_once("| technique | full: in puzzles |")?;
    let row = |line: &'static str| {
        let mut fields = line.trim_matches('|').split('|').map(str::trim);
        Some((fields.next()?, fields.next()?.parse().ok()?))
    };
    // What is left of the head, and the line under it.
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    Some(Measured { puzzles, needed: rows.map(row).collect::<Option<_>>()? })
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_logic::techniques::technique;

    #[test]
    fn the_table_is_about_techniques() {
        let measured = measured();
        assert!(measured.needed.len() > 70, "{}", measured.needed.len());
        assert!(
            measured
                .needed
                .iter()
                .all(|(id, puzzles)| { technique(id).is_ok() && *puzzles <= measured.puzzles })
        );
        // Sentences give thousands.
        assert!(measured.puzzles > 0 && measured.puzzles.is_multiple_of(1000));
    }
}
