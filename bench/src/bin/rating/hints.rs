//! How soon a hint is there.

use crate::{clock, puzzles};
use jade_grid::Position;
use jade_logic::{Analysis, Level, Path, Profile, next_step};

/// The percentiles of the time that the next step takes wherever no single applies.
pub fn print(file: Option<&std::path::Path>, count: usize) -> Result<(), String> {
    let profile = Profile::full();
    // Some are of a higher level, and most random ones need no more than singles.
    let (name, positions) = puzzles::of(file, count.saturating_mul(4))?;
    let (mut used, mut times) = (0, Vec::new());
    for start in positions {
        let path = Path::find(&Analysis::of_proper(&start), &profile, &|| false);
        let single = |level| level <= Level::Easy;
        match jade_rating::rate(&path, &profile).level {
            Some(level) if level <= Level::Extreme && !single(level) => used += 1,
            _ => continue,
        }
        along(start, &path, &profile, single, &mut times);
        if used == count {
            break;
        }
    }
    times.sort_by(f64::total_cmp);
    let at = |part: f64| times.get((part * times.len() as f64) as usize).map_or(0.0, |time| time * 1e3);
    println!("{used} puzzles that need more than singles, of level extreme or less: {name}\n");
    println!(
        "| positions without a single | median ms | 90 % | 99 % | 99.9 % | slowest |\n|---:|---:|---:|---:|---:|---:|"
    );
    let slowest = times.last().map_or(0.0, |time| time * 1e3);
    let [half, most, nearly, all] = [0.5, 0.9, 0.99, 0.999].map(at);
    println!("| {} | {half:.3} | {most:.3} | {nearly:.3} | {all:.3} | {slowest:.3} |", times.len());
    Ok(())
}

fn along(
    mut now: Position,
    path: &Path,
    profile: &Profile,
    single: impl Fn(Level) -> bool,
    times: &mut Vec<f64>,
) {
    for step in &path.steps {
        let (next, seconds) = clock::seconds(|| next_step(&Analysis::of_proper(&now), profile));
        let level = next.and_then(|next| profile.level_of(next.technique));
        if level.is_some_and(|level| !single(level)) {
            times.push(seconds);
        }
        step.apply(&mut now);
    }
}
