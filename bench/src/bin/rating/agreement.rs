//! Compares levels and scores with those of other programs.

use crate::puzzles;
use jade_explore::rank_correlation;
use jade_logic::Rating;
use jade_logic::{Analysis, Level, Path, Profile};
use std::collections::BTreeMap;
use std::path::Path as FilePath;

/// The result of another program for a puzzle.
struct Theirs {
    set: String,
    puzzle: String,
    /// The name of the level; empty if the program has no levels.
    level: String,
    /// The difficulty: a score, or the rating of the hardest step.
    figure: f64,
}

/// Reads a file whose first line contains the names of its columns.
fn read(path: &FilePath, level: &str, figure: &str) -> Result<Vec<Theirs>, String> {
    let wrong = |why: String| format!("{}: {why}", path.display());
    let text = std::fs::read_to_string(path).map_err(|error| wrong(error.to_string()))?;
    let mut lines = text.lines();
    let names: Vec<&str> = lines.next().unwrap_or_default().split('\t').collect();
    let column = |name: &str| {
        names.iter().position(|n| *n == name).ok_or_else(|| wrong(format!("there is no column {name:?}")))
    };
    let [set, puzzle, level, figure] = [column("set")?, column("puzzle")?, column(level)?, column(figure)?];
    let one = |(index, line): (usize, &str)| {
        let cells: Vec<&str> = line.split('\t').collect();
        let cell = |at: usize| cells.get(at).map(|cell| (*cell).to_owned());
        let read = || {
            let figure = cell(figure)?.parse().ok()?;
            Some(Theirs { set: cell(set)?, puzzle: cell(puzzle)?, level: cell(level)?, figure })
        };
        read().ok_or_else(|| wrong(format!("line {}: not a set, a puzzle, a level and a number", index + 2)))
    };
    lines.enumerate().map(one).collect()
}

/// Prints the tables and the correlations.
pub fn print(directory: Option<&FilePath>) -> Result<(), String> {
    let default = FilePath::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/data/ratings");
    let directory = directory.unwrap_or(&default);
    let explainer = read(&directory.join("sudoku-explainer-1.2.1.tsv"), "hardest", "ER")?;
    let hodoku = read(&directory.join("hodoku.tsv"), "level", "score")?;
    let mut ours: BTreeMap<String, Rating> = BTreeMap::new();
    for theirs in hodoku.iter().chain(&explainer) {
        if !ours.contains_key(&theirs.puzzle) {
            ours.insert(theirs.puzzle.clone(), rate(&theirs.puzzle)?);
        }
    }
    let level_of = |theirs: &Theirs| ours[&theirs.puzzle].level;

    println!("JADE's level (rows) and HoDoKu's, puzzles:\n");
    let theirs = ["Easy", "Medium", "Hard", "Unfair", "Extreme"];
    println!("| | {} |\n|---|{}", theirs.join(" | "), "---:|".repeat(theirs.len()));
    for level in Level::ALL.into_iter().map(Some).chain([None]) {
        let count = |name: &str| {
            hodoku
                .iter()
                .filter(|puzzle| puzzle.level == name && level_of(puzzle) == level)
                .count()
                .to_string()
        };
        let name = level.map_or("not solved", Level::as_str);
        println!("| {name} | {} |", theirs.map(count).join(" | "));
    }

    println!("\nJADE's level and the Explainer's rating:\n");
    println!("| | puzzles | lowest | median | highest |\n|---|---:|---:|---:|---:|");
    for level in Level::ALL.into_iter().map(Some).chain([None]) {
        let mut figures: Vec<f64> =
            explainer.iter().filter(|puzzle| level_of(puzzle) == level).map(|puzzle| puzzle.figure).collect();
        figures.sort_by(f64::total_cmp);
        let [Some(lowest), Some(highest)] = [figures.first(), figures.last()] else { continue };
        let name = level.map_or("not solved", Level::as_str);
        let median = figures[figures.len() / 2];
        println!("| {name} | {} | {lowest:.1} | {median:.1} | {highest:.1} |", figures.len());
    }

    println!("\nRank correlation with the Explainer's rating:\n");
    println!(
        "| set | puzzles | JADE's score | JADE's level | HoDoKu's score | HoDoKu's level |\n|---|---:|---:|---:|---:|---:|"
    );
    let mut sets: Vec<&str> = explainer.iter().map(|puzzle| puzzle.set.as_str()).collect();
    sets.dedup();
    for set in sets.into_iter().map(Some).chain([None]) {
        let chosen: Vec<&Theirs> =
            explainer.iter().filter(|puzzle| set.is_none_or(|set| puzzle.set == set)).collect();
        let ratings: Vec<f64> = chosen.iter().map(|puzzle| puzzle.figure).collect();
        let with = |figure: &dyn Fn(&Theirs) -> Option<f64>| {
            let known: Vec<(f64, f64)> = (chosen.iter().zip(&ratings))
                .filter_map(|(puzzle, rating)| Some((figure(puzzle)?, *rating)))
                .collect();
            rank_correlation(&known).map_or("–".to_owned(), |correlation| format!("{correlation:.3}"))
        };
        let of_hodoku = |puzzle: &Theirs| hodoku.iter().find(|other| other.puzzle == puzzle.puzzle);
        let rank = |puzzle: &Theirs| theirs.iter().position(|name| *name == puzzle.level);
        let row = [
            with(&|puzzle| Some(f64::from(ours[&puzzle.puzzle].score))),
            with(&|puzzle| Some(level_of(puzzle).map_or(Level::ALL.len(), |level| level as usize) as f64)),
            with(&|puzzle| Some(of_hodoku(puzzle)?.figure)),
            with(&|puzzle| Some(rank(of_hodoku(puzzle)?)? as f64)),
        ];
        println!("| {} | {} | {} |", set.unwrap_or("all"), chosen.len(), row.join(" | "));
    }
    Ok(())
}

fn rate(puzzle: &str) -> Result<Rating, String> {
    let profile = Profile::full();
    let position = puzzles::position(puzzle)?;
    let path = Path::find(&Analysis::of_proper(&position), &profile, &|| false);
    Ok(jade_logic::rate(&path, &profile))
}
