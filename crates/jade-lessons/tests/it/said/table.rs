//! [`Table`]: what each sentence states, from `said.txt`.

use std::collections::BTreeMap;
use std::fmt;

/// A statement: the name of a fact, and what it is about, by the names of blanks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statement {
    pub fact: &'static str,
    pub about: Vec<&'static str>,
}

impl Statement {
    /// Whether it states something about what the sentence names.
    pub fn is_fact(&self) -> bool {
        !["advice", "argues"].contains(&self.fact)
    }

    /// Whether it can be judged without the sentences before: not so the lines of a proof.
    pub fn is_alone(&self) -> bool {
        !["then", "in-", "impossible", "but", "if", "suppose-also"]
            .iter()
            .any(|start| self.fact.starts_with(start))
            || ["in", "in-some"].contains(&self.fact)
    }
}

impl fmt::Display for Statement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.fact, self.about.join(" "))
    }
}

/// A sentence of the table with its statements.
#[derive(Debug)]
pub struct Row {
    pub words: &'static str,
    pub states: Vec<Statement>,
}

/// All sentences that a step can be told in.
#[derive(Debug)]
pub struct Table {
    rows: BTreeMap<&'static str, Row>,
}

impl Table {
    /// Reads the table.
    ///
    /// # Panics
    /// If a sentence is there twice, or has no statements.
    pub fn read(text: &'static str) -> Table {
        let mut rows = BTreeMap::new();
        let mut states: Option<Vec<Statement>> = None;
        for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
            let Some(words) = line.strip_prefix("    ") else {
                states = Some(line.split(';').map(statement).collect());
                continue;
            };
            let states = states.clone().unwrap_or_else(|| panic!("said.txt: {words:?} has no statements"));
            let before = rows.insert(words, Row { words, states });
            assert!(before.is_none(), "said.txt: {words:?} is there twice");
        }
        Table { rows }
    }

    /// Returns the row of a sentence.
    pub fn row(&self, words: &str) -> Option<&Row> {
        self.rows.get(words)
    }

    /// Iterates over all rows.
    pub fn rows(&self) -> impl Iterator<Item = &Row> {
        self.rows.values()
    }
}

fn statement(text: &'static str) -> Statement {
    let mut words = text.split_whitespace();
    let fact = words.next().unwrap_or_else(|| panic!("said.txt: an empty statement"));
    Statement { fact, about: words.collect() }
}
