//! Looks for positions that lessons can show, and prints them as lines for `lessons/examples.txt`.
//!
//! ```text
//! cargo run -p jade-lessons --example find_examples -- x-wing swordfish
//! cargo run -p jade-lessons --example find_examples -- before-marks
//! ```
//!
//! For a technique: two moments on the paths of puzzles from JADE's collection at which it is the simplest step, with
//! as few open cells as may be and different from each other; and a position that only looks like it, if possible one
//! in which whoever is taken in takes a candidate of the solution away.

use jade_collection::{Collection, Picker};
use jade_generate::{Difficulty, Found, TechniqueWish, Wish, early_profile};
use jade_grid::{Candidate, Geometry, HouseKind, Position, Puzzle, Symmetry};
use jade_logic::before_marks::{BeforeMarks, MoveKind};
use jade_logic::techniques::technique;
use jade_logic::{
    Analysis, Expect, Family, Level, PartValue, Path, Profile, Role, Step, Technique, notation,
};
use jade_search::{Classification, Random};
use std::ops::ControlFlow;

/// Puzzles that are looked at for a technique.
const PUZZLES: usize = 12;
/// Positions of a puzzle that are looked at for what only looks like it.
const POSITIONS: usize = 6;

fn main() {
    for id in std::env::args().skip(1) {
        match technique(&id) {
            Ok(technique) => of_technique(technique),
            Err(_) if id == "before-marks" => before_marks(),
            Err(error) => eprintln!("{error}"),
        }
    }
}

fn drawn(difficulty: Difficulty, profile: Profile, most: usize) -> Vec<Found> {
    let Some(board) = Geometry::standard(9) else { return Vec::new() };
    let wish = Wish { difficulty, profile, ..Wish::new(board) };
    let Ok(picker) = Picker::new(Collection::embedded(), wish, 7) else { return Vec::new() };
    let mut found = Vec::new();
    picker.attempts(0..2 * picker.len() as u64, &|| false, &mut |one| {
        found.push(one);
        if found.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    found
}

fn of_technique(technique: &'static Technique) {
    let id = technique.id();
    let wish = |exclusive| Difficulty::Technique(TechniqueWish { exclusive, ..TechniqueWish::any(id) });
    let mut profile = Profile::full().with([id.as_str()]).unwrap();
    let mut found = drawn(wish(true), profile.clone(), PUZZLES);
    if found.len() < 2 {
        found.extend(drawn(wish(false), profile.clone(), PUZZLES));
    }
    if found.is_empty() {
        profile = early_profile(id).unwrap();
        found = drawn(wish(false), profile.clone(), PUZZLES);
    }
    let mut moments: Vec<_> = found
        .iter()
        .filter_map(|found| Some((found, found.moment.as_ref()?)))
        .map(|(found, moment)| {
            let cost = moment.position.open_cells().len() + 2 * weight(&moment.step);
            (cost, found, moment)
        })
        .collect();
    moments.sort_by_key(|(cost, ..)| *cost);
    let Some((_, first, moment)) = moments.first() else {
        if !anywhere(technique) {
            beside_simpler(technique);
        }
        return of_its_own(technique);
    };
    print(id.as_str(), &first.puzzle, &moment.position, &moment.step, "");
    let shape = shape(&moment.step);
    let other = moments.iter().skip(1).find(|(_, _, m)| self::shape(&m.step) != shape).or(moments.get(1));
    if let Some((_, second, moment)) = other {
        print(&format!("{id}-2"), &second.puzzle, &moment.position, &moment.step, "");
    }
    let mut best: Option<(usize, String)> = None;
    for (_, found, _) in &moments {
        for (cost, line) in look_alikes(technique, found, &profile) {
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, line));
            }
        }
    }
    match best {
        Some((_, line)) => println!("{line}"),
        None => of_its_own(technique),
    }
}

/// Two positions where it applies on the paths of very easy puzzles: for what never is all that there is.
fn anywhere(technique: &'static Technique) -> bool {
    let mut count = 0;
    for found in drawn(Difficulty::Level(Level::VeryEasy), Profile::full(), 40) {
        let mut position = Position::new(&found.puzzle).unwrap();
        let path = Path::find(&Analysis::of_proper(&position), &Profile::full(), &|| false);
        for step in &path.steps {
            // Late enough that there is something to look at, early enough that it has to be looked for.
            if step.technique == technique.id() && (20..40).contains(&position.open_cells().len()) {
                count += 1;
                let name =
                    if count == 1 { technique.id().to_string() } else { format!("{}-2", technique.id()) };
                print(&name, &found.puzzle, &position, step, "");
                break;
            }
            step.apply(&mut position);
        }
        if count == 2 {
            return true;
        }
    }
    count > 0
}

/// Two positions on the paths of hard puzzles where it applies, though something simpler does too, but no cell can be
/// filled at once: for what the collection has nothing of.
fn beside_simpler(technique: &'static Technique) {
    let mut found: Vec<(usize, String, Step)> = Vec::new();
    for level in [Level::Hard, Level::VeryHard, Level::Extreme] {
        for one in drawn(Difficulty::Level(level), Profile::full(), 3 * PUZZLES) {
            let mut position = Position::new(&one.puzzle).unwrap();
            let path = Path::find(&Analysis::of_proper(&position), &Profile::full(), &|| false);
            let mut best: Option<(usize, String, Step)> = None;
            for step in &path.steps {
                let obvious = obvious(technique, &position);
                let fills = obvious.iter().any(|(placed, _)| *placed);
                let steps =
                    if fills { Vec::new() } else { technique.all_steps(&Analysis::of_proper(&position)) };
                let says_more = |it: &Step| conclusions(it).any(|conclusion| !obvious.contains(&conclusion));
                for it in steps.into_iter().filter(|it| is_worth_seeing(it) && says_more(it)) {
                    let cost = position.open_cells().len() + 2 * weight(&it);
                    if best.as_ref().is_none_or(|(least, ..)| cost < *least) {
                        let name = technique.id().as_str();
                        best = Some((cost, line(name, &one.puzzle, &position, &it, ""), it));
                    }
                }
                step.apply(&mut position);
            }
            found.extend(best);
        }
    }
    found.sort_by_key(|(cost, ..)| *cost);
    let Some((_, first, step)) = found.first() else { return };
    println!("{first}");
    let other = found.iter().skip(1).find(|(_, _, it)| shape(it) != shape(step)).or(found.get(1));
    if let Some((_, second, _)) = other {
        println!("{}", second.replacen(" |", "-2 |", 1));
    }
}

/// Whether no house of a fish is there for form's sake: each first house has two places, each second one meets it twice,
/// and it is one fish, not two told as one.
fn is_worth_seeing(step: &Step) -> bool {
    let board = Geometry::standard(9).unwrap();
    let of = |role| step.cells(role);
    let meets = |name: &str, cells: jade_grid::CellSet| {
        step.parts.iter().filter(|part| part.name == name).all(|part| match &part.value {
            PartValue::Houses(houses) => houses.iter().all(|h| (board.house(*h).set() & cells).len() >= 2),
            _ => true,
        })
    };
    let twin = step.parts.iter().any(|part| {
        part.name == "other-cover" && matches!(&part.value, PartValue::Houses(houses) if !houses.is_empty())
    });
    !twin && meets("base", of(Role::Subject) | of(Role::Fin)) && meets("cover", of(Role::Subject))
}

/// What only looks like it, on the paths of a few puzzles and made from the technique's own examples: those are shown by
/// number, `example:ID/1`.
fn of_its_own(technique: &'static Technique) {
    let mut best: Option<(usize, String)> = None;
    let found = drawn(Difficulty::Level(Level::VeryHard), Profile::full(), PUZZLES);
    for (cost, line) in found.iter().flat_map(|found| look_alikes(technique, found, &Profile::full())) {
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, line));
        }
    }
    for example in technique.examples() {
        let mut position = example.position();
        if let Expect::Step(line) = example.expect {
            eprintln!("# {line}");
            for step in technique.all_steps(&Analysis::of_proper(&position)) {
                step.apply(&mut position);
            }
        }
        if technique.first_step(&Analysis::of_proper(&position)).is_some() {
            continue;
        }
        let puzzle = example.position().to_puzzle();
        let engine = jade_search::engine("auto").unwrap();
        let Classification::Proper(solution) = engine.classify(&puzzle, &Default::default()) else {
            continue;
        };
        for (cost, line) in spoilt(technique, &position, &puzzle, &solution) {
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, line));
            }
        }
    }
    best.into_iter().for_each(|(_, line)| println!("{line}"));
}

/// How much there is to look at in a step.
fn weight(step: &Step) -> usize {
    Role::ALL.into_iter().map(|role| step.cells(role).len()).sum::<usize>() + 2 * step.links.len()
}

/// The sorts of houses that a step speaks of, and how many cells.
fn shape(step: &Step) -> (Vec<HouseKind>, usize) {
    let board = Geometry::standard(9).unwrap();
    (step.houses().map(|house| board.house(house).kind()).collect(), step.cells(Role::Subject).len())
}

/// Positions on the way of a puzzle where one candidate keeps the technique from applying; the lower the number, the
/// better.
fn look_alikes(technique: &'static Technique, found: &Found, profile: &Profile) -> Vec<(usize, String)> {
    let mut position = Position::new(&found.puzzle).unwrap();
    let path = Path::find(&Analysis::of_proper(&position), profile, &|| false);
    let mut positions = vec![position.clone()];
    for step in &path.steps {
        step.apply(&mut position);
        positions.push(position.clone());
    }
    positions.retain(|position| {
        !position.is_full() && technique.first_step(&Analysis::of_proper(position)).is_none()
    });
    let apart = positions.len().div_ceil(POSITIONS).max(1);
    let mut likes = Vec::new();
    for position in positions.iter().rev().step_by(apart) {
        likes.extend(spoilt(technique, position, &found.puzzle, &found.solution));
    }
    likes
}

/// The positions that differ in one thing, and how that is written: without a candidate, with a given that is an entry.
/// (An open cell that is filled makes a difference to the whole board; what counts what is filled is found by hand.)
fn suppositions(position: &Position) -> Vec<(String, Position)> {
    let board = position.geometry();
    let candidates = position.all_candidates().map(|one| {
        let mut supposed = position.clone();
        supposed.eliminate(one.cell, one.digit);
        (format!("{}={}", at(board, one.cell), one.digit.symbol()), supposed)
    });
    let givens = position.givens().unwrap_or_default();
    let entries = givens.iter().map(|given| {
        let mut supposed = position.clone();
        supposed.set_givens(Some(givens.without(given)));
        (format!("{}!", at(board, given)), supposed)
    });
    candidates.chain(entries).collect()
}

/// The steps that a position would have, were one thing about it otherwise.
fn spoilt(
    technique: &'static Technique,
    position: &Position,
    puzzle: &Puzzle,
    solution: &Puzzle,
) -> Vec<(usize, String)> {
    let mut likes = Vec::new();
    // Nobody looks for anything else while a cell can be filled at once.
    let spoils = if obvious(technique, position).iter().any(|(placed, _)| *placed) { 400 } else { 0 };
    for (spoiler, supposed) in suppositions(position) {
        if supposed.contradiction().is_some() {
            continue;
        }
        // Then it would be impossible whatever one supposes.
        if technique.id().as_str().starts_with("forcing") && singles_fail(&supposed) {
            continue;
        }
        let obvious = obvious(technique, &supposed);
        let steps = technique.all_steps(&Analysis::of_proper(&supposed));
        for step in &steps {
            if conclusions(step).all(|conclusion| obvious.contains(&conclusion)) || !is_worth_seeing(step) {
                continue;
            }
            // In a cell that would be filled, or that only the conclusion is about, it spoils nothing to be seen.
            let wrong = |c: &Candidate| solution.get(c.cell) == Some(c.digit);
            let errs = step.eliminations.iter().any(wrong) || step.placements.iter().any(|c| !wrong(c));
            // Forcing leaves out what it can say more shortly, so only what errs is sure to be no argument.
            if !errs && technique.id().as_str().starts_with("forcing") {
                continue;
            }
            // Where a digit has no template at all, the order of digits decides what is said.
            if technique.family == Family::Template && !stays(technique, &supposed, step) {
                continue;
            }
            let cost = position.open_cells().len() + 2 * weight(step) + spoils + if errs { 0 } else { 60 };
            let name = format!("{}-not", technique.id());
            likes.push((cost, line(&name, puzzle, position, step, &spoiler)));
        }
    }
    likes
}

/// Whether the same is found on shuffled boards.
fn stays(technique: &'static Technique, position: &Position, step: &Step) -> bool {
    (0..8).all(|seed| {
        let mut random = Random::numbered(seed, 0);
        let symmetry = Symmetry::random(position.geometry(), |bound| random.below(bound));
        let map = |list: &[Candidate]| {
            let mut mapped: Vec<_> = list.iter().map(|one| symmetry.candidate(*one)).collect();
            mapped.sort_unstable();
            mapped
        };
        let (placements, eliminations) = (map(&step.placements), map(&step.eliminations));
        let steps = technique.all_steps(&Analysis::of_proper(&symmetry.position(position)));
        steps.iter().any(|step| step.placements == placements && step.eliminations == eliminations)
    })
}

/// Whether entering what must be entered leads to something impossible.
fn singles_fail(position: &Position) -> bool {
    let mut position = position.clone();
    let single = |position: &Position| {
        ["hidden-single", "naked-single"]
            .iter()
            .find_map(|id| technique(id).ok()?.first_step(&Analysis::of_proper(position)))
    };
    while position.contradiction().is_none()
        && let Some(step) = single(&position)
    {
        step.apply(&mut position);
    }
    position.contradiction().is_some()
}

/// What techniques that everybody sees first would find: nobody would take that for something harder.
fn obvious(technique: &Technique, position: &Position) -> Vec<(bool, Candidate)> {
    let simple = ["hidden-single", "naked-single", "pointing", "claiming", "naked-pair"];
    if simple.contains(&technique.id().as_str()) {
        return Vec::new();
    }
    let all = simple.iter().flat_map(|id| {
        let simple = jade_logic::techniques::technique(id).unwrap();
        simple.all_steps(&Analysis::of_proper(position))
    });
    all.flat_map(|step| conclusions(&step).collect::<Vec<_>>()).collect()
}

/// What a step enters, and what it takes away.
fn conclusions(step: &Step) -> impl Iterator<Item = (bool, Candidate)> {
    let (placed, gone) = (step.placements.iter(), step.eliminations.iter());
    placed.map(|c| (true, *c)).chain(gone.map(|c| (false, *c)))
}

fn print(name: &str, puzzle: &Puzzle, position: &Position, step: &Step, spoilers: &str) {
    println!("{}", line(name, puzzle, position, step, spoilers));
}

fn line(name: &str, puzzle: &Puzzle, position: &Position, step: &Step, spoilers: &str) -> String {
    let board = puzzle.geometry();
    let (mut digits, mut removed) = (String::new(), Vec::new());
    let bare = Position::new(&position.to_puzzle()).unwrap();
    for cell in board.cells() {
        match (puzzle.get(cell), position.value(cell)) {
            (Some(given), _) => digits.push(given.symbol()),
            (None, Some(entry)) => digits.extend(['+', entry.symbol()]),
            (None, None) => digits.push('.'),
        }
        let gone = bare.candidates(cell) - position.candidates(cell);
        if position.value(cell).is_none() && !gone.is_empty() {
            let gone: String = gone.iter().map(|digit| digit.symbol()).collect();
            removed.push(format!("{}<>{gone}", at(board, cell)));
        }
    }
    let or_none = |text: String| if text.is_empty() { "-".to_owned() } else { text };
    let step = notation::print(step, board);
    format!("{name} | {digits} | {} | {step} | {}", or_none(removed.join(" ")), or_none(spoilers.to_owned()))
}

fn at(board: &Geometry, cell: jade_grid::Cell) -> String {
    format!("r{}c{}", board.row(cell) + 1, board.column(cell) + 1)
}

/// The first move of each kind in an easy puzzle, with the puzzle as it was given.
fn before_marks() {
    for kind in MoveKind::ALL {
        let mut best: Option<(usize, String)> = None;
        for level in [Level::VeryEasy, Level::Easy, Level::Medium] {
            for found in drawn(Difficulty::Level(level), Profile::full(), 40) {
                let start = Position::new(&found.puzzle).unwrap();
                let (moves, _) = BeforeMarks::new(&start).all_moves();
                let Some((count, next)) = moves.iter().enumerate().find(|(_, next)| next.kind == kind) else {
                    continue;
                };
                let sights = next.step.cells(Role::Witness).len();
                // Early, and with something to see.
                let cost = count + 4 * sights.abs_diff(4);
                if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                    best = Some((cost, line(kind.id().as_str(), &found.puzzle, &start, &next.step, "")));
                }
            }
        }
        best.into_iter().for_each(|(_, line)| println!("{line}"));
    }
}
