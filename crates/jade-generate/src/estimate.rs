//! [`Estimate`]: how long a wish will take.
//!
//! Attempts are independent of each other, so what counts is how many of them succeed and how long one takes. Both
//! were measured for the wishes that are asked for most (`data/times.txt`, written by the benchmark); while work goes
//! on, what is measured beforehand and what is seen are added up:
//!
//! ```text
//!            measured:  found / attempts, seconds / attempts      (counts as a few puzzles found)
//!          + seen here: found / attempts, seconds / attempts
//!          ⇒ chance of an attempt p, its time t;  a part q of such wishes is fulfilled within t · ln(1 − q) / ln(1 − p)
//! ```

use crate::{Difficulty, Method, PlaceSymmetry, Wish, stock};
use jade_logic::Profile;
use std::collections::HashMap;
use std::sync::OnceLock;
use std::time::Duration;

/// How many successes what was measured beforehand counts as, at most: what is seen soon counts more, as machines
/// differ, and so do wishes.
const WEIGHT: f64 = 3.0;
/// The successes that are assumed where none was seen.
const NEXT_TO_NONE: f64 = 0.7;
/// Seconds of an attempt on the board of nine about which nothing is known.
const GUESS: f64 = 0.004;
/// The longest time that is told: it says no more than “very long”.
const LONGEST: f64 = 1e7;

/// How long a wish will take, from what was measured and what has been seen by now.
///
/// ```
/// use jade_generate::{Difficulty, Estimate, Wish};
/// use jade_grid::Geometry;
/// use jade_logic::Level;
/// use std::time::Duration;
/// let mut wish = Wish::new(Geometry::standard(9).unwrap());
/// wish.difficulty = Difficulty::Level(Level::Easy);
/// let before = Estimate::before(&wish, 1);
/// assert!(before.is_measured() && before.within(0.5, 1) <= before.within(0.95, 1));
/// // A thousand attempts that gave nothing: it will take longer than it seemed.
/// let now = before.now(1000, 0, Duration::from_secs(5));
/// assert!(now.within(0.5, 1) > before.within(0.5, 1));
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    attempts: f64,
    found: f64,
    seconds: f64,
    measured: bool,
}

impl Estimate {
    /// Before anything was tried, for so many threads.
    pub fn before(wish: &Wish, threads: usize) -> Estimate {
        let measured = measured().get(&name(wish)).copied();
        let plain = measured.is_some() && is_plain(wish) && is_usual(wish);
        let estimate = measured.unwrap_or_else(|| guess(wish));
        let estimate = estimate.weighing(if plain { WEIGHT } else { NEXT_TO_NONE });
        Estimate { measured: plain, seconds: estimate.seconds / threads.max(1) as f64, ..estimate }
    }

    /// Of puzzles that are drawn from a collection.
    pub fn of_ready() -> Estimate {
        Estimate { attempts: WEIGHT, found: WEIGHT, seconds: WEIGHT * GUESS, measured: true }
    }

    /// With what has been seen since work began: attempts, puzzles found, the time by the clock.
    #[must_use]
    pub fn now(&self, attempts: u64, found: u64, elapsed: Duration) -> Estimate {
        Estimate {
            attempts: self.attempts + attempts as f64,
            found: self.found + found as f64,
            // Attempts under way are not counted yet, but their time is: at the start that would say too much.
            seconds: self.seconds + if attempts == 0 { 0.0 } else { elapsed.as_secs_f64() },
            measured: self.measured || found > 0,
        }
    }

    /// The time within which a part of such wishes (0 to 1) is fulfilled, for so many puzzles.
    pub fn within(&self, part: f64, wanted: u64) -> Duration {
        if wanted == 0 || self.found <= 0.0 {
            return Duration::from_secs_f64(if wanted == 0 { 0.0 } else { LONGEST });
        }
        let chance = (self.found / self.attempts).clamp(1e-12, 1.0);
        let for_one = if chance >= 1.0 { 1.0 } else { ((1.0 - part).ln() / (1.0 - chance).ln()).max(1.0) };
        // All but the last take what they take on average.
        let attempts = for_one + (wanted - 1) as f64 / chance;
        Duration::from_secs_f64((attempts * self.seconds / self.attempts).clamp(0.0, LONGEST))
    }

    /// Whether it rests on measurements of wishes like this one; else it is a guess.
    pub fn is_measured(&self) -> bool {
        self.measured
    }

    /// The same, as if it had been seen for so many puzzles at most.
    fn weighing(self, most: f64) -> Estimate {
        let found = if self.found > 0.0 { self.found } else { NEXT_TO_NONE };
        let share = (most / found).min(1.0);
        Estimate {
            attempts: self.attempts * share,
            found: found * share,
            seconds: self.seconds * share,
            ..self
        }
    }
}

/// Whether a wish is about nothing but what its [`name`] tells.
fn is_plain(wish: &Wish) -> bool {
    let rated = wish.difficulty != Difficulty::Any;
    let free = wish.clues.is_none() && wish.most_clues.is_none() && wish.places.is_none() && !wish.minimal;
    let simple = match &wish.difficulty {
        Difficulty::Technique(wished) => {
            !wished.nothing_harder && wished.at_least <= 1 && !wished.only_singles_after && !wished.exclusive
        }
        _ => true,
    };
    let shape = !rated || (wish.is_nine() && wish.symmetry == PlaceSymmetry::None);
    free && simple && shape && wish.required.is_empty() && wish.method == Method::Fast
}

/// Whether the techniques are those of the profile that JADE has under this name, and the one that is wished.
fn is_usual(wish: &Wish) -> bool {
    let usual = match &wish.difficulty {
        Difficulty::Any => return true,
        Difficulty::Level(_) => Profile::named(&wish.profile.name).ok(),
        Difficulty::Technique(wished) if wish.profile.name == stock::EARLY => stock::early(wished.technique),
        Difficulty::Technique(wished) => Profile::named(&wish.profile.name)
            .ok()
            .and_then(|profile| profile.with([wished.technique.as_str()]).ok()),
    };
    let ids = |profile: &Profile| -> Vec<_> { profile.techniques.iter().map(|r| r.technique.id()).collect() };
    usual.is_some_and(|usual| ids(&usual) == ids(&wish.profile))
}

/// Under which name a wish of the kind was measured.
fn name(wish: &Wish) -> String {
    match &wish.difficulty {
        Difficulty::Level(level) => format!("{} level {level}", wish.profile.name),
        Difficulty::Technique(wished) => format!("{} technique {}", wish.profile.name, wished.technique),
        Difficulty::Any => {
            let board = wish.geometry;
            format!("{}x{} {}", board.box_rows(), board.box_columns(), wish.symmetry)
        }
    }
}

/// Where nothing was measured: every attempt takes long in the measure of the board, and half of them succeed.
fn guess(wish: &Wish) -> Estimate {
    let size = wish.geometry.cell_count() as f64 / 81.0;
    let found = if wish.difficulty == Difficulty::Any { 1.0 } else { 0.5 };
    Estimate { attempts: 1.0, found, seconds: GUESS * size.powi(3), measured: false }
}

/// What was measured, by name.
fn measured() -> &'static HashMap<String, Estimate> {
    static MEASURED: OnceLock<HashMap<String, Estimate>> = OnceLock::new();
    MEASURED.get_or_init(|| include_str!("../data/times.txt").lines().filter_map(line).collect())
}

/// A line as `full level hard 120 64 1534`: attempts, puzzles found, milliseconds of one thread.
fn line(line: &str) -> Option<(String, Estimate)> {
    if line.trim_start().starts_with('#') {
        return None;
    }
    let mut fields = line.rsplitn(4, ' ');
    let mut number = || fields.next()?.trim().parse::<f64>().ok();
    let (milliseconds, found, attempts) = (number()?, number()?, number()?);
    let name = fields.next()?.to_owned();
    Some((name, Estimate { attempts, found, seconds: milliseconds / 1000.0, measured: true }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TechniqueWish;
    use jade_grid::Geometry;
    use jade_logic::{Level, TechniqueId};

    fn wish(difficulty: Difficulty) -> Wish {
        Wish { difficulty, ..Wish::new(Geometry::standard(9).unwrap()) }
    }

    #[test]
    fn every_line_is_read_and_every_level_and_classic_technique_is_there() {
        let text = include_str!("../data/times.txt");
        let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
        assert_eq!(lines.count(), measured().len());
        assert!(measured().values().all(|one| one.attempts >= 1.0 && one.found <= one.attempts));
        for profile in [Profile::full(), Profile::classic()] {
            for level in Level::ALL.into_iter().filter(|level| *level != Level::Beyond) {
                let wish = Wish { profile: profile.clone(), ..wish(Difficulty::Level(level)) };
                assert!(Estimate::before(&wish, 1).is_measured(), "{} {level}", profile.name);
            }
        }
        for ranked in &Profile::classic().techniques {
            let technique = TechniqueWish::any(ranked.technique.id());
            let wish = Wish { profile: Profile::classic(), ..wish(Difficulty::Technique(technique)) };
            assert!(Estimate::before(&wish, 1).is_measured(), "{}", ranked.technique.id());
        }
    }

    #[test]
    fn what_is_seen_outweighs_what_was_measured() {
        let before = Estimate::before(&wish(Difficulty::Level(Level::Hard)), 1);
        // A machine ten times as slow, and a wish ten times as rare.
        let p = before.found / before.attempts;
        let t = before.seconds / before.attempts;
        let attempts = (1000.0 / p) as u64;
        let now = before.now(attempts, 100, Duration::from_secs_f64(10.0 * t * attempts as f64));
        let (was, is) = (before.within(0.5, 1).as_secs_f64(), now.within(0.5, 1).as_secs_f64());
        assert!(is > 30.0 * was.min(t / p * 0.7), "{was} {is}");
        // Half of them within the median: 1 − (1 − p)^n = 1/2.
        let n = now.within(0.5, 1).as_secs_f64() / (now.seconds / now.attempts);
        assert!((1.0 - (1.0 - now.found / now.attempts).powf(n) - 0.5).abs() < 0.01);
        assert!(now.within(0.95, 1) > now.within(0.5, 1) && now.within(0.5, 10) > now.within(0.5, 1) * 9);
        assert_eq!(now.within(0.5, 0), Duration::ZERO);
    }

    #[test]
    fn threads_share_the_work_and_other_wishes_are_guesses() {
        let any = wish(Difficulty::Level(Level::Medium));
        let (one, two) = (Estimate::before(&any, 1), Estimate::before(&any, 2));
        assert!((one.seconds - 2.0 * two.seconds).abs() < 1e-9);
        let mut other = any.clone();
        other.symmetry = crate::PlaceSymmetry::Full;
        assert!(!Estimate::before(&other, 1).is_measured());
        // Of the same name, but with other techniques.
        let own = Wish { profile: Profile::full().with_choice(None, &["x-wing"]).unwrap(), ..any.clone() };
        assert!(!Estimate::before(&own, 1).is_measured());
        let technique = Difficulty::Technique(TechniqueWish::any(TechniqueId::new("no-such-technique")));
        let unknown = Estimate::before(&wish(technique), 1);
        assert!(!unknown.is_measured());
        let now = unknown.now(10_000, 0, Duration::from_secs(60));
        assert!(now.within(0.5, 1) > Duration::from_secs(30), "{now:?}");
        assert!(unknown.now(10, 1, Duration::from_secs(1)).is_measured());
        assert!(Estimate::of_ready().within(0.95, 1) < Duration::from_millis(50));
    }
}
