//! Finds positions for lessons and prints them as lines for `lessons/examples.txt`.
//!
//! ```text
//! cargo run -p jade-lessons --example find_examples -- x-wing swordfish
//! cargo run -p jade-lessons --example find_examples -- before-marks
//! ```
//!
//! For a technique, it prints two different positions, with few open cells, from paths of JADE’s own puzzles where the
//! technique is the simplest step. It also prints a near miss, preferably one where a mistaken player would remove a
//! candidate of the solution.

use jade_collection::{Collection, Picker};
use jade_generate::{Difficulty, FoundPuzzle, Generator, TechniqueWish, Wish, early_profile};
use jade_grid::{Candidate, Geometry, HouseKind, Position, Puzzle, Symmetry};
use jade_logic::before_marks::{BeforeMarks, MoveKind};
use jade_logic::techniques::technique;
use jade_logic::{
    Analysis, Expect, Family, Level, Needs, PartValue, Path, Profile, Role, Step, Technique, notation,
};
use jade_search::{Classification, Random};
use std::ops::ControlFlow;

/// The number of puzzles to search for a technique.
const PUZZLES: usize = 12;
/// The number of positions per puzzle to search for near misses.
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

fn drawn(difficulty: Difficulty, profile: Profile, most: usize) -> Vec<FoundPuzzle> {
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

/// Clues that have solutions.
const CLUES: &str = "sandwich 14 r1c8 r9c8; x-sum 29 r1c2 r9c2; skyscraper 6 r1c7 r9c7; sandwich 5 r1c6 r9c6; x-sum 42 r9c1 r9c9; \
                     sandwich 2 r1c1 r1c9; x-sum 10 r9c9 r1c9; quadruple 89 r5c3 r5c4 r6c3 r6c4; \
                     quadruple 56 r3c8 r3c9 r4c8 r4c9; between r9c3 r9c2 r8c3 r7c3";

/// Makes jigsaws for a technique of regions.
fn jigsaws(difficulty: Difficulty, profile: Profile, most: usize) -> Vec<FoundPuzzle> {
    with_rules("jigsaw", difficulty, profile, most)
}

/// Makes killers for a technique of sums, since the collection has none.
fn killers(difficulty: Difficulty, profile: Profile, most: usize) -> Vec<FoundPuzzle> {
    with_rules("killer", difficulty, profile, most)
}

/// Makes boards by whose rule cells exclude digits elsewhere.
fn excluding(difficulty: Difficulty, profile: Profile, most: usize) -> Vec<FoundPuzzle> {
    with_rules("anti-knight", difficulty, profile, most)
}

/// Makes boards with clues for a technique of clues.
fn clued(difficulty: Difficulty, profile: Profile, most: usize) -> Vec<FoundPuzzle> {
    with_rules(CLUES, difficulty, profile, most)
}

fn with_rules(rules: &str, difficulty: Difficulty, profile: Profile, most: usize) -> Vec<FoundPuzzle> {
    let Some(board) = Geometry::standard(9) else { return Vec::new() };
    let Ok(wish) = Wish::with_rules(board, rules, 0) else { return Vec::new() };
    let Ok(mut generator) = Generator::new(Wish { difficulty, profile, ..wish }) else { return Vec::new() };
    let mut found = Vec::new();
    generator.attempts(7, 0..50 * most as u64, &|| false, &mut |one| {
        found.push(one);
        if found.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    found
}

fn of_technique(technique: &'static Technique) {
    let id = technique.id();
    let drawn = match technique.needs {
        Needs::Rules => excluding,
        Needs::IrregularRegions => jigsaws,
        Needs::Sums => killers,
        Needs::Clues => clued,
        _ => drawn,
    };
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

/// Prints two positions from paths of very easy puzzles, for a technique that is never the only one to apply.
fn anywhere(technique: &'static Technique) -> bool {
    let mut count = 0;
    for found in drawn(Difficulty::Level(Level::VeryEasy), Profile::full(), 40) {
        let mut position = Position::new(&found.puzzle).unwrap();
        let path = Path::find(&Analysis::of_proper(&position), &Profile::full(), &|| false);
        for step in &path.steps {
            // Late enough to have some content, early enough to need a search.
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

/// Prints two positions from paths of hard puzzles where the technique applies and something simpler does too, but no
/// cell can be filled at once. For techniques for which the collection has no puzzles.
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

/// Returns whether every house of a fish matters: each base house has two places, each cover house meets the base
/// twice, and it is one fish and not two.
fn is_worth_seeing(step: &Step) -> bool {
    let board = Geometry::standard(9).unwrap();
    let of = |role| -> jade_grid::CellSet { step.cells(role).resized() };
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

/// Prints near misses from the paths of a few puzzles and from the technique’s own examples. The latter are named by
/// number, `example:ID/1`.
fn of_its_own(technique: &'static Technique) {
    let mut best: Option<(usize, String)> = None;
    let drawn = match technique.needs {
        Needs::Rules => excluding,
        Needs::IrregularRegions => jigsaws,
        Needs::Sums => killers,
        Needs::Clues => clued,
        _ => drawn,
    };
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

/// Returns how much a step shows.
fn weight(step: &Step) -> usize {
    Role::ALL.into_iter().map(|role| step.cells(role).len()).sum::<usize>() + 2 * step.links.len()
}

/// Returns the kinds of the houses of a step, and the number of its cells.
fn shape(step: &Step) -> (Vec<HouseKind>, usize) {
    let board = Geometry::standard(9).unwrap();
    (step.houses().map(|house| board.house(house).kind()).collect(), step.cells(Role::Subject).len())
}

/// Returns positions on the path of a puzzle where a single candidate keeps the technique from applying. A lower number
/// is better.
fn look_alikes(
    technique: &'static Technique,
    found: &FoundPuzzle,
    profile: &Profile,
) -> Vec<(usize, String)> {
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

/// Returns the positions that differ in one detail, with its notation: without a candidate, or with a given turned into
/// an entry. (Filling an open cell changes the whole board, so near misses of that kind are found by hand.)
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

/// Returns the steps that the position would have if one detail were different.
fn spoilt(
    technique: &'static Technique,
    position: &Position,
    puzzle: &Puzzle,
    solution: &Puzzle,
) -> Vec<(usize, String)> {
    let mut likes = Vec::new();
    // Nobody searches for anything else if a cell can be filled at once.
    let spoils = if obvious(technique, position).iter().any(|(placed, _)| *placed) { 400 } else { 0 };
    for (spoiler, supposed) in suppositions(position) {
        if supposed.contradiction().is_some() {
            continue;
        }
        // Skip these: the contradiction would not depend on the assumption.
        if technique.id().as_str().starts_with("forcing") && singles_fail(&supposed) {
            continue;
        }
        let obvious = obvious(technique, &supposed);
        let steps = technique.all_steps(&Analysis::of_proper(&supposed));
        for step in &steps {
            if conclusions(step).all(|conclusion| obvious.contains(&conclusion)) || !is_worth_seeing(step) {
                continue;
            }
            // Prefer steps that would be wrong: only then does the spoiler matter to the player.
            let wrong = |c: &Candidate| solution.get(c.cell) == Some(c.digit);
            let errs = step.eliminations.iter().any(wrong) || step.placements.iter().any(|c| !wrong(c));
            // Forcing techniques omit what simpler techniques conclude, so only a wrong step is certain to be a near
            // miss.
            if !errs && technique.id().as_str().starts_with("forcing") {
                continue;
            }
            // If a digit has no template, the order of digits decides which step is found.
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

/// Returns whether the same step is found on transformed boards.
fn stays(technique: &'static Technique, position: &Position, step: &Step) -> bool {
    (0..8).all(|seed| {
        let mut random = Random::new(seed);
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

/// Returns whether the singles lead to a contradiction.
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

/// Returns the conclusions of techniques that everybody sees first and nobody would take for something harder.
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

/// Returns the placements and eliminations of a step.
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
    if !board.is_plain() {
        digits = format!("[{}] ", board.rules());
    }
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

/// Prints the first move of each kind in an easy puzzle.
fn before_marks() {
    for kind in MoveKind::ALL {
        let mut best: Option<(usize, String)> = None;
        for level in [Level::VeryEasy, Level::Easy, Level::Medium] {
            for found in drawn(Difficulty::Level(level), Profile::full(), 40) {
                let start = Position::new(&found.puzzle).unwrap();
                let (moves, _) = BeforeMarks::new(&start).all_moves();
                // A last cell is the more telling where pairs are as good as filled.
                let fits = |next: &jade_logic::before_marks::Move| {
                    next.kind == kind
                        && (kind != MoveKind::LastCell || !next.step.cells(Role::SetB).is_empty())
                };
                let Some((count, next)) = moves.iter().enumerate().find(|(_, next)| fits(next)) else {
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
