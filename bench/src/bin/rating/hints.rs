//! Measures the time to compute a hint.

use crate::{clock, puzzles};
use jade_grid::Position;
use jade_logic::{Analysis, Level, Path, Profile, next_step};

/// Prints the percentiles of the time to find the next step wherever no single applies.
pub fn print(file: Option<&std::path::Path>, count: usize) -> Result<(), String> {
    let profile = Profile::full();
    let mut times = Vec::new();
    let (name, used) = positions(file, count, &mut |_, now| {
        times.push(clock::seconds(|| next_step(&Analysis::of_proper(now), &profile)).1);
        Ok(())
    })?;
    println!("{used} puzzles that need more than singles, of level extreme or less: {name}\n");
    table(times);
    Ok(())
}

/// Prints the percentiles of times in seconds.
pub fn table(mut times: Vec<f64>) {
    times.sort_by(f64::total_cmp);
    let at = |part: f64| times.get((part * times.len() as f64) as usize).map_or(0.0, |time| time * 1e3);
    println!(
        "| positions without a single | median ms | 90 % | 99 % | 99.9 % | slowest |\n|---:|---:|---:|---:|---:|---:|"
    );
    let slowest = times.last().map_or(0.0, |time| time * 1e3);
    let [half, most, nearly, all] = [0.5, 0.9, 0.99, 0.999].map(at);
    println!("| {} | {half:.3} | {most:.3} | {nearly:.3} | {all:.3} | {slowest:.3} |", times.len());
}

/// Calls `look` with the start and with each position without singles on the paths of `count` puzzles of level
/// extreme or below. Returns a description of the puzzles and their number.
pub fn positions(
    file: Option<&std::path::Path>,
    count: usize,
    look: &mut dyn FnMut(&Position, &Position) -> Result<(), String>,
) -> Result<(String, usize), String> {
    let profile = Profile::full();
    // Some puzzles are of a higher level, and most random ones need only singles.
    let (name, starts) = puzzles::of(file, count.saturating_mul(4))?;
    let mut used = 0;
    for start in starts {
        let path = Path::find(&Analysis::of_proper(&start), &profile, &|| false);
        let single = |level| level <= Level::Easy;
        match jade_logic::rate(&path, &profile).level {
            Some(level) if level <= Level::Extreme && !single(level) => used += 1,
            _ => continue,
        }
        let mut now = start.clone();
        for step in &path.steps {
            let next = next_step(&Analysis::of_proper(&now), &profile);
            let level = next.and_then(|next| profile.level_of(next.technique));
            if level.is_some_and(|level| !single(level)) {
                look(&start, &now)?;
            }
            step.apply(&mut now);
        }
        if used == count {
            break;
        }
    }
    Ok((name, used))
}
