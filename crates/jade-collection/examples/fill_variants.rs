//! Fills the collection of puzzles with rules: `fill_variants [--seconds N] [--attempts N] [VARIANT...]`.
//!
//! Puzzles that are there are rated again. Then every level of every variant gets 60 puzzles, or as many as the attempts or the
//! seconds for a level allow. A run goes on where the last one ended. Each variant has a process of its own, since boards with
//! rules stay in memory.

use jade_collection::{VARIANTS, VariantCollection, levels_of};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};
use std::{env, fs, io};

/// Ten more than promised, so that some may go when techniques change.
const WANTED: usize = 60;

fn main() -> io::Result<()> {
    let (mut seconds, mut attempts, mut variants) = (600, 20_000, Vec::new());
    let mut arguments = env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut number = || {
            let wrong = || io::Error::other(format!("{argument} takes a number"));
            arguments.next().and_then(|number| number.parse::<u64>().ok()).ok_or_else(wrong)
        };
        match argument.as_str() {
            "--seconds" => seconds = number()?,
            "--attempts" => attempts = number()?,
            name if VARIANTS.contains(&name) => variants.push(argument),
            _ => return Err(io::Error::other(format!("{argument}: no such variant"))),
        }
    }
    if variants.len() != 1 {
        let all = if variants.is_empty() { VARIANTS.map(str::to_owned).to_vec() } else { variants };
        for variant in all {
            let mut one = Command::new(env::current_exe()?);
            one.args(["--seconds", &seconds.to_string(), "--attempts", &attempts.to_string(), &variant]);
            if !one.status()?.success() {
                return Err(io::Error::other(format!("{variant} was not filled")));
            }
        }
        return Ok(());
    }
    let variant = &variants[0];
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/collection.variants.txt");
    let mut collection = match fs::read_to_string(&file) {
        Ok(text) => VariantCollection::read(&text).map_err(io::Error::other)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => VariantCollection::new(2026),
        Err(error) => return Err(error),
    };
    collection.rate_again(variant);
    for level in levels_of(variant) {
        let start = Instant::now();
        let late = || start.elapsed() >= Duration::from_secs(seconds);
        let filled = collection.fill(variant, level, WANTED, attempts, &late);
        filled.map_err(|why| io::Error::other(format!("{variant}, {level}: {why:?}")))?;
        fs::write(&file, collection.write())?;
        let puzzles = collection.puzzles(variant, level).len();
        println!("{variant}, {level}: {puzzles} puzzles, {:.1} s", start.elapsed().as_secs_f64());
    }
    Ok(())
}
