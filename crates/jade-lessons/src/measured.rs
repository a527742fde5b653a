//! [`measured`]: how often random puzzles need each technique.

use std::sync::LazyLock;

/// Counts from random minimal puzzles, all of which the full profile solves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Measured {
    /// The number of puzzles.
    pub puzzles: u32,
    /// The counts of the techniques. A technique that is missing was never needed.
    pub needed: Vec<Frequency>,
}

/// How often one technique is needed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frequency {
    /// The id of the technique.
    pub technique: &'static str,
    /// The number of puzzles in which it is at some point the simplest technique of the full profile that applies.
    pub puzzles: u32,
    /// As written: the number of puzzles and the steps in each with the full profile, then the same with the classic
    /// profile; `-` if it lacks the technique.
    columns: [&'static str; 4],
}

impl Measured {
    /// Returns the number of puzzles that need a technique.
    pub fn of(&self, id: &str) -> u32 {
        self.needed.iter().find(|one| one.technique == id).map_or(0, |one| one.puzzles)
    }

    /// Returns the rows of the table in Markdown, one per line, with this decimal separator.
    pub fn table(&self, decimal: char) -> String {
        let cell =
            |text: &str| if text == "-" { String::new() } else { text.replace('.', &decimal.to_string()) };
        let row =
            |one: &Frequency| format!("| {} | {} |\n", one.technique, one.columns.map(cell).join(" | "));
        self.needed.iter().map(row).collect()
    }
}

/// Returns the counts.
///
/// ```
/// let measured = jade_lessons::measured();
/// assert!(measured.of("hidden-single") > measured.of("x-wing"));
/// assert!(measured.of("x-wing") > 0);
/// assert_eq!(measured.of("squirmbag"), 0);
/// ```
pub fn measured() -> &'static Measured {
    static READ: LazyLock<Measured> = LazyLock::new(|| {
        read(include_str!("../data/frequency.txt")).expect("data/frequency.txt has five fields in every line")
    });
    &READ
}

/// Reads `puzzles 10000`, followed by a line for each technique.
fn read(text: &'static str) -> Option<Measured> {
    let mut lines = text.lines().filter(|line| !line.starts_with('#'));
    let puzzles = lines.next()?.strip_prefix("puzzles ")?.parse().ok()?;
    let row = |line: &'static str| {
        let fields: Vec<&str> = line.split(' ').collect();
        let [technique, full, full_steps, classic, classic_steps] = fields[..] else { return None };
        let columns = [full, full_steps, classic, classic_steps];
        Some(Frequency { technique, puzzles: full.parse().ok()?, columns })
    };
    Some(Measured { puzzles, needed: lines.map(row).collect::<Option<_>>()? })
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_logic::TechniqueId;

    #[test]
    fn the_counted_ids_are_techniques() {
        let Measured { puzzles, needed } = measured();
        assert!(needed.len() > 70, "{}", needed.len());
        assert!(
            needed
                .iter()
                .all(|one| { one.technique.parse::<TechniqueId>().is_ok() && one.puzzles <= *puzzles })
        );
        // Sentences mention thousands of puzzles.
        assert!(*puzzles > 0 && puzzles.is_multiple_of(1000));
    }

    #[test]
    fn the_tables_of_the_documents_are_made_from_the_data() {
        for (file, text, decimal) in [
            ("generating.md", include_str!("../../../docs/generating.md"), '.'),
            ("generating.es.md", include_str!("../../../docs/generating.es.md"), ','),
        ] {
            let is_fresh = text.contains(&measured().table(decimal));
            assert!(is_fresh, "docs/{file} is stale: run ./update tables");
        }
    }
}
