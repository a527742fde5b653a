//! Writes the tables of docs/generating.md and docs/generating.es.md, which say how often each technique is needed.

use std::path::Path;
use std::{fs, io};

fn main() -> io::Result<()> {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    for (file, head, decimal) in [
        ("generating.md", "| technique | full: in puzzles |", '.'),
        ("generating.es.md", "| técnica | full: en sudokus |", ','),
    ] {
        let path = docs.join(file);
        let text = fs::read_to_string(&path)?;
        let missing = || io::Error::other(format!("{file}: no table that begins with {head}"));
        let lines: Vec<&str> = text.split_inclusive('\n').collect();
        let at = lines.iter().position(|line| line.starts_with(head)).ok_or_else(missing)?;
        let (before, table) = lines.split_at((at + 2).min(lines.len()));
        let after = table.iter().skip_while(|line| line.starts_with('|'));
        let rows = jade_lessons::measured().table(decimal);
        let text = before.iter().copied().chain([rows.as_str()]).chain(after.copied()).collect::<String>();
        fs::write(&path, text)?;
    }
    Ok(())
}
