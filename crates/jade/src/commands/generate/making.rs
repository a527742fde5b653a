//! `jade generate`: converts the arguments to a typed order, and executes it on several threads.

use crate::args::Making;
use crate::ask::searching::board;
use crate::config::profiles;
use crate::console::exit::WrongUse;
use jade_batch::Progress;
use jade_batch::in_order;
use jade_batch::interrupt;
use jade_collection::{Origin, PuzzleSource};
use jade_generate::{
    Difficulty, Estimate, FoundPuzzle, Goal, PlaceSymmetry, Places, Run, RunEvent, RunOutcome, RunProgress,
    Tally, TechniqueWish, Wish, early_profile,
};
use jade_grid::{Geometry, Puzzle, line};
use jade_logic::TechniqueId;
use jade_text::{Args, Language, Texts};
use jade_tutor::{BEST_TIME, PATIENCE, PuzzleOrder};
use std::io;
use std::ops::{ControlFlow, Range};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Converts the arguments to an order with this seed.
///
/// # Errors
/// [`WrongUse`] if a file cannot be read, if the board, profile or technique does not exist, or if two options
/// contradict each other.
pub fn order(making: &Making, seed: u64, language: Language) -> Result<PuzzleOrder, WrongUse> {
    let texts = Texts::of(language);
    check(making, texts)?;
    let usual = if making.best { BEST_TIME } else { PATIENCE };
    Ok(PuzzleOrder {
        origin: if making.library { Origin::Collection } else { Origin::New },
        goal: if making.best { Goal::Best } else { Goal::Count(making.count) },
        first_attempt: making.attempt,
        most_attempts: making.attempts,
        patience: making.seconds.map_or(usual, Duration::from_secs),
        ..PuzzleOrder::new(wish(making, seed, texts)?, seed)
    })
}

/// Checks what the argument parser cannot.
fn check(making: &Making, texts: &Texts) -> Result<(), WrongUse> {
    let fault = |id: &str, one: &str, other: &str| {
        Err(WrongUse(texts.plain(id, &Args::none().text("one", one).text("other", other))))
    };
    if making.best && making.level.is_none() && making.technique.is_none() {
        return fault("generate-needs", "best", "level");
    }
    if making.nikoli && making.symmetry.is_some_and(|symmetry| symmetry != PlaceSymmetry::HalfTurn) {
        return fault("generate-not-both", "nikoli", "symmetry");
    }
    Ok(())
}

fn wish(making: &Making, seed: u64, texts: &Texts) -> Result<Wish, WrongUse> {
    let places = making.places.as_deref().map(|file| places(file, texts)).transpose()?;
    let plain = geometry(making, places.as_ref(), texts)?;
    let mut wish = Wish::with_rules(plain, making.rules.as_deref().unwrap_or_default(), seed)
        .map_err(|error| WrongUse(texts.rules_error(&error)))?;
    let geometry = wish.geometry;
    if making.nikoli {
        wish = wish.nikoli();
    }
    wish.places = places.map(|places| places_on(geometry, &places, texts)).transpose()?;
    wish.er = making.er;
    wish.required = making.require.clone();
    let technique = making.technique;
    wish.profile = match technique.filter(|_| making.early).and_then(early_profile) {
        Some(early) => early,
        None => profiles::profile(&making.choice, texts)?,
    };
    wish.difficulty = match (making.level, technique) {
        (Some(level), _) => Difficulty::Level(level),
        (None, Some(technique)) => Difficulty::Technique(TechniqueWish {
            technique,
            nothing_harder: making.nothing_harder,
            at_least: making.times,
            only_singles_after: making.singles_after,
            exclusive: making.exclusive,
        }),
        (None, None) => Difficulty::Any,
    };
    wish.givens = match making.empty {
        Some(empty) => Some(
            geometry
                .cell_count()
                .checked_sub(empty)
                .ok_or_else(|| WrongUse(texts.too_many_empty(empty, geometry.cell_count())))?,
        ),
        None => making.givens,
    };
    wish.most_givens = making.most_givens.or(wish.most_givens);
    wish.symmetry = making.symmetry.unwrap_or(wish.symmetry);
    wish.minimal = making.minimal;
    wish.method = making.method;
    wish.effort = making.effort.unwrap_or(wish.effort);
    let excluded = making.choice.without.iter().flatten().filter_map(|id| id.parse().ok());
    Ok(wish.with_its_techniques(&excluded.collect::<Vec<TechniqueId>>()))
}

/// Returns the board that is asked for.
pub(super) fn geometry(
    making: &Making,
    places: Option<&Puzzle>,
    texts: &Texts,
) -> Result<&'static Geometry, WrongUse> {
    let of_size = |side: usize| {
        let bad = || WrongUse(texts.plain("cli-bad-size", &Args::none().number("side", side as u64)));
        Geometry::standard(side).ok_or_else(bad)
    };
    match (places, &making.boxes, making.size) {
        (_, Some(boxes), _) => board(boxes, texts),
        (Some(places), None, Some(side)) if places.geometry().side() != of_size(side)?.side() => {
            Err(WrongUse(texts.plain("impossible-places-of-another-board", &Args::none())))
        }
        (Some(places), None, _) => Ok(places.geometry()),
        (None, None, side) => of_size(side.unwrap_or(9)),
    }
}

/// Reads the puzzle whose givens mark the places.
fn places(file: &Path, texts: &Texts) -> Result<Puzzle, WrongUse> {
    let args = || Args::none().text("file", jade_text::shown_path(file));
    let text = crate::console::documents::open_or_standard_input(file).and_then(io::read_to_string);
    let text = text.map_err(|error| {
        WrongUse(texts.plain("cli-cannot-read", &args().text("reason", texts.io_reason(&error))))
    })?;
    // Places may be drawn with one digit again and again, which a reader of any text would not take for a Sudoku.
    let drawn = jade_exchange::recognise(&text).and_then(|format| {
        let mut readings = jade_exchange::read_as(format, &text);
        readings.next()?.ok().filter(|_| readings.next().is_none())
    });
    let document = match drawn {
        Some(document) => document,
        None => jade_exchange::read_one(&text).map_err(|error| {
            WrongUse(texts.plain("cli-in-file", &args().text("message", texts.read_error(&error))))
        })?,
    };
    Ok(document.givens().clone())
}

/// Transfers the places to a board with other boxes.
fn places_on(geometry: &'static Geometry, puzzle: &Puzzle, texts: &Texts) -> Result<Places, WrongUse> {
    let same_size = line::read_cells(geometry, &puzzle.digits_line());
    Ok(Places::of(&same_size.map_err(|error| WrongUse(texts.line_error(&error)))?))
}

/// Executes an order on several threads.
pub struct Work<'a> {
    order: &'a PuzzleOrder,
    threads: usize,
    begun: Instant,
    run: RunProgress,
    /// Sources of puzzles that no thread is using.
    idle: Mutex<Vec<PuzzleSource>>,
    /// The estimate from before the start.
    estimate: Estimate,
    progress: Progress,
    texts: &'static Texts,
}

impl<'a> Work<'a> {
    /// Prepares the work, with its first source.
    pub fn new(
        order: &'a PuzzleOrder,
        source: PuzzleSource,
        threads: usize,
        texts: &'static Texts,
    ) -> Work<'a> {
        Work {
            order,
            threads,
            begun: Instant::now(),
            run: RunProgress::default(),
            estimate: source.estimate(threads),
            idle: Mutex::new(vec![source]),
            progress: Progress::new(texts),
            texts,
        }
    }

    fn is_over(&self) -> bool {
        self.progress.tick_with(|elapsed| self.progress_in_words(elapsed));
        interrupt::requested() || self.run.is_over(self.begun.elapsed())
    }

    fn progress_in_words(&self, elapsed: Duration) -> String {
        let (attempts, made, best) = (self.run.attempts(), self.run.puzzles(), self.run.best_score());
        let args = Args::none().number("attempts", attempts).number("made", made);
        let words = |time: Duration| self.texts.time(time.as_secs_f64());
        match self.order.goal {
            Goal::Count(count) => {
                let left = count.saturating_sub(made);
                match self.estimate.now(attempts, made, elapsed).duration_for(0.95, left) {
                    Some(time) => self.texts.plain("generate-progress", &args.text("time", words(time))),
                    None => self.texts.plain("generate-progress-unknown", &args),
                }
            }
            Goal::Best => {
                let left = self.run.deadline().unwrap_or_default().saturating_sub(elapsed);
                let id = if best > 0 { "generate-progress-best" } else { "generate-progress-no-best" };
                self.texts.plain(id, &args.number("score", best).text("time", words(left)))
            }
        }
    }

    /// Makes puzzles and passes them on in order; if the best is wanted, only that one at the end.
    ///
    /// # Errors
    /// The first error of `put`.
    pub fn run(&self, mut put: impl FnMut(&FoundPuzzle) -> io::Result<()> + Send) -> io::Result<RunOutcome> {
        let Some(source) = self.source() else {
            return Ok(RunOutcome { puzzles: 0, tally: Tally::default(), cancelled: false });
        };
        let run = Run::new(self.order.run(&source), &self.run);
        self.put_back(source);
        let most = run.most_of_block();
        let run = Mutex::new(run);
        let mut tell = |event: RunEvent<'_>| match event {
            RunEvent::Puzzle(found) => {
                self.progress.clear();
                put(found)
            }
            RunEvent::Better(_) => Ok(()),
        };
        in_order(
            self.threads,
            || lock(&run).next_block().filter(|_| !self.is_over()),
            |numbers| self.block(numbers, most),
            |(found, tried)| {
                let mut run = lock(&run);
                for one in found {
                    if run.take(one, self.begun.elapsed(), &mut tell)?.is_break() {
                        break;
                    }
                }
                run.add(tried);
                Ok(())
            },
        )?;
        self.progress.clear();
        run.into_inner().unwrap_or_else(PoisonError::into_inner).finish(&mut tell)
    }

    /// Makes a block of attempts, up to `most` puzzles.
    fn block(&self, numbers: Range<u64>, most: u64) -> (Vec<FoundPuzzle>, (Tally, bool)) {
        let mut found = Vec::new();
        let Some(mut source) = self.source() else { return (found, (Tally::default(), true)) };
        let tried = source.attempts(numbers, &|| self.is_over(), &mut |one| {
            found.push(one);
            if (found.len() as u64) < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        self.put_back(source);
        (found, tried)
    }

    /// Returns a source for this thread.
    fn source(&self) -> Option<PuzzleSource> {
        lock(&self.idle).pop().or_else(|| self.order.source().ok())
    }

    fn put_back(&self, source: PuzzleSource) {
        lock(&self.idle).push(source);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
