//! [`measured`]: how often techniques are needed, from what was counted in random puzzles.

use std::sync::LazyLock;

/// What was counted in random minimal puzzles, all of which the full profile solves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Measured {
    /// How many puzzles were looked at.
    pub puzzles: u32,
    /// One for each technique that was counted. Those that are missing were not needed: all puzzles were solved without
    /// them.
    pub needed: Vec<Frequency>,
}

/// How often one technique is needed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frequency {
    /// The id of the technique.
    pub technique: &'static str,
    /// In how many of the puzzles it is at some moment the simplest of the full profile that applies.
    pub puzzles: u32,
    /// As counted: puzzles of the full profile and steps in each, then the same for the classic profile, `-` where it has
    /// no such technique.
    columns: [&'static str; 4],
}

impl Measured {
    /// In how many of the puzzles a technique was needed.
    pub fn of(&self, id: &str) -> u32 {
        self.needed.iter().find(|one| one.technique == id).map_or(0, |one| one.puzzles)
    }

    /// The rows of the table in Markdown, one a line, with this decimal separator.
    pub fn table(&self, decimal: char) -> String {
        let cell =
            |text: &str| if text == "-" { String::new() } else { text.replace('.', &decimal.to_string()) };
        let row =
            |one: &Frequency| format!("| {} | {} |\n", one.technique, one.columns.map(cell).join(" | "));
        self.needed.iter().map(row).collect()
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
    static READ: LazyLock<Measured> = LazyLock::new(|| {
        read(include_str!("../data/frequency.txt")).expect("data/frequency.txt has five fields in every line")
    });
    &READ
}

/// `puzzles 10000`, then a line for each technique.
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
    fn what_was_counted_are_techniques() {
        let Measured { puzzles, needed } = measured();
        assert!(needed.len() > 70, "{}", needed.len());
        assert!(
            needed
                .iter()
                .all(|one| { one.technique.parse::<TechniqueId>().is_ok() && one.puzzles <= *puzzles })
        );
        // Sentences give thousands.
        assert!(*puzzles > 0 && puzzles.is_multiple_of(1000));
    }

    #[test]
    fn the_tables_of_the_documents_are_made_from_the_data() {
        for (text, decimal) in [
            (include_str!("../../../docs/generating.md"), '.'),
            (include_str!("../../../docs/generating.es.md"), ','),
        ] {
            let stale = "cargo run -p jade-lessons --example frequency_table";
            assert!(text.contains(&measured().table(decimal)), "stale tables: {stale}");
        }
    }
}
