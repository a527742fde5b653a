//! [`Estimate`] predicts how long it takes to fulfil a wish.
//!
//! Attempts are independent of each other, so the time depends on the fraction that succeeds and on how long one
//! takes. Both were measured in advance for the most common wishes ([`measured`]). While the work proceeds, those
//! figures and the observed ones are added up:
//!
//! ```text
//!            measured:  found / attempts, seconds / attempts      (weighted as a few puzzles found)
//!          + observed:  found / attempts, seconds / attempts
//!          ⇒ chance of an attempt p, its time t;  a fraction q of such wishes is fulfilled within t · ln(1 − q) / ln(1 − p)
//! ```
//!
//! If a wish combines properties that were measured separately (a level and a number of givens), their chances are
//! multiplied, and the result is called a guess. If the wish was not measured, or the measurement found no puzzle,
//! there is no estimate until one is found.

mod measured;

use crate::Wish;
use measured::Measured;
use std::time::Duration;

/// The most successes that the advance measurements count as: the observed ones soon outweigh them, as machines
/// and wishes differ.
const WEIGHT: f64 = 3.0;
/// The same for a guess; also the number of successes assumed if none was observed.
const NEXT_TO_NONE: f64 = 0.7;
/// Seconds it takes to pick a puzzle from the collection.
const SECONDS_PER_PICK: f64 = 0.012;
/// The longest time that is reported; beyond it, only “very long” matters.
const MAX_SECONDS: f64 = 1e7;

/// How long it takes to fulfil a wish, from the advance measurements and the attempts so far.
///
/// ```
/// use jade_generate::{Difficulty, Estimate, Wish};
/// use jade_grid::Geometry;
/// use jade_logic::Level;
/// use std::time::Duration;
/// let mut wish = Wish::new(Geometry::standard(9).unwrap());
/// wish.difficulty = Difficulty::Level(Level::Easy);
/// let before = Estimate::before(&wish, 1);
/// assert!(before.is_measured() && before.duration_for(0.5, 1) <= before.duration_for(0.95, 1));
/// // A thousand attempts found nothing: it takes longer than expected.
/// let now = before.now(1000, 0, Duration::from_secs(5));
/// assert!(now.duration_for(0.5, 1) > before.duration_for(0.5, 1));
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// 0 if there is no estimate.
    attempts: f64,
    found: f64,
    seconds: f64,
    measured: bool,
}

impl Estimate {
    /// There is no measurement.
    const UNKNOWN: Estimate = Estimate { attempts: 0.0, found: 0.0, seconds: 0.0, measured: false };

    /// Returns the estimate before any attempt, for this number of threads.
    pub fn before(wish: &Wish, threads: usize) -> Estimate {
        let Some(Measured { attempts, seconds, chance, plain }) = Measured::of(wish) else {
            return Estimate::UNKNOWN;
        };
        // As if this number of puzzles at most had been observed.
        let found = (attempts * chance).min(if plain { WEIGHT } else { NEXT_TO_NONE });
        let share = found / (attempts * chance);
        Estimate {
            attempts: attempts * share,
            found,
            seconds: seconds * share / threads.max(1) as f64,
            measured: plain,
        }
    }

    /// Returns the estimate for picking puzzles from a collection.
    pub fn of_collection() -> Estimate {
        Estimate { attempts: WEIGHT, found: WEIGHT, seconds: WEIGHT * SECONDS_PER_PICK, measured: true }
    }

    /// Updates the estimate with the attempts, puzzles found and wall-clock time since the work began.
    #[must_use]
    pub fn now(&self, attempts: u64, found: u64, elapsed: Duration) -> Estimate {
        if attempts == 0 {
            // Attempts in progress are not counted yet, but their time is: the estimate would be too long.
            return *self;
        }
        Estimate {
            attempts: self.attempts + attempts as f64,
            found: self.found + found as f64,
            seconds: self.seconds + elapsed.as_secs_f64(),
            measured: self.measured || found > 0,
        }
    }

    /// Returns the time within which a fraction (0 to 1) of such wishes is fulfilled, for this number of puzzles;
    /// `None` if there is no estimate.
    pub fn duration_for(&self, part: f64, wanted: u64) -> Option<Duration> {
        if wanted == 0 {
            return Some(Duration::ZERO);
        }
        if self.found <= 0.0 {
            return None;
        }
        let chance = (self.found / self.attempts).clamp(1e-12, 1.0);
        let for_one = if chance >= 1.0 { 1.0 } else { ((1.0 - part).ln() / (1.0 - chance).ln()).max(1.0) };
        // All but the last take the mean time.
        let attempts = for_one + (wanted - 1) as f64 / chance;
        Some(Duration::from_secs_f64((attempts * self.seconds / self.attempts).clamp(0.0, MAX_SECONDS)))
    }

    /// Whether it rests on measurements of such wishes; otherwise it is a guess, or unknown.
    pub fn is_measured(&self) -> bool {
        self.measured
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Difficulty, Method, PlaceSymmetry, TechniqueWish};
    use jade_grid::Geometry;
    use jade_logic::{Level, Profile};

    fn nine() -> Wish {
        Wish::new(Geometry::standard(9).unwrap())
    }

    fn wish(difficulty: Difficulty) -> Wish {
        Wish { difficulty, ..nine() }
    }

    /// The median time in seconds before the start.
    fn half(wish: &Wish) -> Option<f64> {
        Estimate::before(wish, 1).duration_for(0.5, 1).map(|time| time.as_secs_f64())
    }

    #[test]
    fn every_level_and_every_classic_technique_was_measured() {
        for profile in [Profile::full(), Profile::classic()] {
            for level in profile.levels().into_iter().filter(|level| *level != Level::Beyond) {
                let wish = Wish { profile: profile.clone(), ..wish(Difficulty::Level(level)) };
                assert!(Estimate::before(&wish, 1).is_measured(), "{} {level}", profile.name);
                let minimal = Estimate::before(&Wish { minimal: true, ..wish }, 1);
                assert!(minimal.is_measured() || minimal == Estimate::UNKNOWN, "{} {level}", profile.name);
            }
        }
        for ranked in &Profile::classic().techniques {
            let technique = TechniqueWish::any(ranked.technique.id());
            let wish = Wish { profile: Profile::classic(), ..wish(Difficulty::Technique(technique)) };
            assert!(Estimate::before(&wish, 1).is_measured(), "{}", ranked.technique.id());
        }
    }

    #[test]
    fn current_results_outweigh_measurements() {
        let before = Estimate::before(&wish(Difficulty::Level(Level::Hard)), 1);
        // The machine is ten times as slow and the wish ten times as rare.
        let p = before.found / before.attempts;
        let t = before.seconds / before.attempts;
        let attempts = (1000.0 / p) as u64;
        let now = before.now(attempts, 100, Duration::from_secs_f64(10.0 * t * attempts as f64));
        let seconds = |estimate: &Estimate| estimate.duration_for(0.5, 1).unwrap().as_secs_f64();
        let (was, is) = (seconds(&before), seconds(&now));
        assert!(is > 30.0 * was.min(t / p * 0.7), "{was} {is}");
        // Half of them within the median: 1 − (1 − p)^n = 1/2.
        let n = is / (now.seconds / now.attempts);
        assert!((1.0 - (1.0 - now.found / now.attempts).powf(n) - 0.5).abs() < 0.01);
        assert!(now.duration_for(0.95, 1) > now.duration_for(0.5, 1));
        assert!(now.duration_for(0.5, 10) > now.duration_for(0.5, 1).map(|time| time * 9));
        assert_eq!(now.duration_for(0.5, 0), Some(Duration::ZERO));
    }

    #[test]
    fn threads_share_the_work_and_unmeasured_requests_are_guesses() {
        let any = wish(Difficulty::Level(Level::Medium));
        let (one, two) = (Estimate::before(&any, 1), Estimate::before(&any, 2));
        assert!((one.seconds - 2.0 * two.seconds).abs() < 1e-9);
        let other = Wish { symmetry: PlaceSymmetry::Full, ..any.clone() };
        assert!(!Estimate::before(&other, 1).is_measured() && half(&other).is_some());
        assert!(Estimate::of_collection().duration_for(0.95, 1) < Some(Duration::from_millis(50)));
    }

    #[test]
    fn fewer_givens_take_longer_and_the_fewest_are_unknown() {
        let givens = |givens, minimal| half(&Wish { givens: Some(givens), minimal, ..nine() });
        let (thirty, twenty_two, twenty) = (givens(30, false), givens(22, false), givens(20, false));
        assert!(thirty < twenty_two && twenty_two < twenty, "{thirty:?} {twenty_two:?} {twenty:?}");
        // Hardly any minimal puzzle has this many givens.
        assert!(givens(29, true) > givens(29, false).map(|time| time * 100.0), "{:?}", givens(29, true));
        assert_eq!((givens(17, false), givens(40, true)), (None, None));
        assert_eq!(givens(81, false).map(|time| time < 0.01), Some(true));
        assert!(half(&nine().nikoli()) < Some(0.01));
        // Boards larger than any that was measured: full ones at once, others in seconds.
        let large = |side, givens| half(&Wish { givens, ..Wish::new(Geometry::standard(side).unwrap()) });
        assert!(large(100, Some(10_000)) < Some(1.0) && large(100, Some(9_990)) < Some(1.0));
        assert!(large(49, None) > Some(1.0) && large(49, None) < Some(10.0));
        assert!(large(64, None) > large(49, None));
        // With a level, too, it takes longer than either.
        let hard = wish(Difficulty::Level(Level::Hard));
        let both = Wish { most_givens: Some(22), ..hard.clone() };
        assert!(
            half(&both) > half(&hard)
                && half(&both) > twenty_two
                && !Estimate::before(&both, 1).is_measured()
        );
    }

    #[test]
    fn unmeasured_requests_have_no_estimate_until_there_are_results() {
        let technique = TechniqueWish::any(jade_logic::techniques::X_WING.id());
        let of = |technique| wish(Difficulty::Technique(technique));
        let level = wish(Difficulty::Level(Level::Hard));
        let choice = Profile::full().with_choice(None, &["x-wing"]).unwrap();
        for unknown in [
            of(TechniqueWish { at_least: 30, ..technique.clone() }),
            of(TechniqueWish { exclusive: true, ..technique.clone() }),
            of(TechniqueWish::any(Profile::LAST_RESORT)),
            // The same name, but with other techniques.
            Wish { profile: choice, ..level.clone() },
            Wish { method: Method::EmptyBoard, ..level.clone() },
            Wish { required: vec![jade_logic::techniques::X_WING.id()], ..level },
        ] {
            let before = Estimate::before(&unknown, 1);
            assert_eq!((before.duration_for(0.5, 1), before.is_measured()), (None, false), "{unknown:?}");
            assert_eq!(before.now(0, 0, Duration::from_secs(9)).duration_for(0.5, 1), None);
            let vain = before.now(10_000, 0, Duration::from_secs(60));
            assert_eq!(vain.duration_for(0.5, 1), None, "{vain:?}");
            let found = before.now(10, 1, Duration::from_secs(1));
            assert!(found.is_measured() && found.duration_for(0.5, 1) > Some(Duration::from_millis(100)));
        }
    }
}
