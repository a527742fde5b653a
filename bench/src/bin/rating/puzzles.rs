//! The puzzles for the measurements.

use jade_generate::{Generator, Wish};
use jade_grid::{Geometry, Position, line};
use std::ops::ControlFlow;
use std::path::Path;

/// Reads the first puzzles of a file: the first 81 characters of each line that is not a comment.
pub fn read(path: &Path, count: usize) -> Result<Vec<Position>, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let lines = text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let place = |number: usize, why: String| format!("{}, line {}: {why}", path.display(), number + 1);
    let one = |(number, line): (usize, &str)| {
        position(line.get(..81).unwrap_or(line)).map_err(|why| place(number, why))
    };
    lines.take(count).map(one).collect()
}

/// Returns the initial position of a puzzle in one line.
pub fn position(line: &str) -> Result<Position, String> {
    let puzzle = line::read(line).map_err(|error| error.to_string())?;
    Position::new(&puzzle).map_err(|error| error.to_string())
}

/// Returns random minimal puzzles, always the same ones.
pub fn random_minimal(count: usize) -> Result<Vec<Position>, String> {
    let geometry = Geometry::standard(9).ok_or("no board of side 9")?;
    let mut generator = Generator::new(Wish::new(geometry)).map_err(|error| error.to_string())?;
    let mut positions = Vec::new();
    generator.attempts(1, 0..count as u64, &|| false, &mut |found| {
        positions.extend(Position::new(&found.puzzle));
        if positions.len() < count { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    Ok(positions)
}

/// Returns the puzzles of a file, or random ones, with a name for them.
pub fn of(path: Option<&Path>, count: usize) -> Result<(String, Vec<Position>), String> {
    match path {
        None => Ok(("random minimal".to_owned(), random_minimal(count)?)),
        Some(path) => {
            let name = path.file_stem().map(|name| name.to_string_lossy().into_owned());
            Ok((name.unwrap_or_default(), read(path, count)?))
        }
    }
}
