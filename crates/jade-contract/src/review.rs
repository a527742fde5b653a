//! A look back at a game: the player's own entries beside the easiest path.
//!
//! ```text
//!   entries, in order ─→ is it right? ─→ what does it take to see it? ─→ counted by technique ┐
//!        │                  └ the first that is not                                            ├─→ side by side
//!        └ the longest waits ─→ what was the easiest then?      the easiest path, by technique ┘
//! ```
//!
//! What an entry takes to see is the simplest there is: a single, or the steps of the easiest path from there without
//! which it would be none.

use crate::contract::{MoveJson, ReviewLine, ReviewReply, ReviewRequest, SpanJson, VERSION, convert};
use crate::ground::classify;
use crate::hint::improper_text;
use crate::{AskError, Limits, last_resort, question};
use jade_grid::{Candidate, Cell, Digit, Geometry, Position, Puzzle};
use jade_logic::{Analysis, Profile, Step, TechniqueId, all_steps, next_step};
use jade_search::Classification;
use jade_text::{Args, Texts};
use std::collections::BTreeMap;

/// How many waits are told, and how long one is at least, in seconds.
const SLOW: (usize, u32) = (3, 15);

/// How many rounds of steps are gone through to see an entry.
const ROUNDS: usize = 60;

/// Looks back at a game.
///
/// # Errors
/// [`AskError`] if a field is not what it should be, or time ran out.
pub fn review(request: &ReviewRequest, limits: &Limits<'_>) -> Result<ReviewReply, AskError> {
    let texts = question::texts(request.lang);
    let sheet = question::sheet(&request.sheet, texts)?;
    let geometry = sheet.givens().geometry();
    let moves = read(&request.moves, geometry, texts)?;
    let reply = ReviewReply {
        version: VERSION,
        text: Vec::new(),
        slow: Vec::new(),
        lines: Vec::new(),
        mistake: None,
    };
    let solution = match classify(sheet.givens(), limits, question::engine(None, texts)?) {
        Classification::Proper(solution) => solution,
        improper => {
            limits.in_time(texts)?;
            return Ok(ReviewReply { text: vec![improper_text(&improper, geometry, texts)], ..reply });
        }
    };
    let Ok(start) = crate::diagnose::position_of(&sheet, Some(&solution)) else {
        return Err(AskError::field("sheet", texts.plain("review-cannot", &Args::none())));
    };
    let full = Profile::full();
    let easiest =
        last_resort::path(&Analysis::of_proper(&start), &full, None, Some(&solution), limits.stop());
    let game = Game::play(start, &solution, &moves, &profile_of(&easiest.steps, &full), limits, texts)?;
    let mut text = vec![texts.message("review-moves", &counts(&moves, &game))];
    if let Some((number, right)) = game.mistake {
        let said = Args::on(geometry).candidates("said", [moves[number].0]).digit("right", right.digit);
        text.push(texts.message("review-mistake", &said.number("number", number + 1)));
    }
    if game.unseen > 0 {
        text.push(texts.message("review-unseen", &Args::none().number("count", game.unseen)));
    }
    limits.in_time(texts)?;
    let slow = game.slow(&moves, geometry, texts);
    let to_spans = |text| convert::spans(geometry, text);
    Ok(ReviewReply {
        text: text.into_iter().map(to_spans).collect(),
        slow,
        lines: lines(&easiest.steps, &game.used, &full, texts),
        mistake: game.mistake.map(|(number, _)| number),
        ..reply
    })
}

/// An entry, the seconds before it, and whether it was told.
type Entry = (Candidate, u32, bool);

fn read(moves: &[MoveJson], geometry: &Geometry, texts: &Texts) -> Result<Vec<Entry>, AskError> {
    let mut last = 0;
    let one = |(number, made): (usize, &MoveJson)| {
        let digit = Digit::new(made.digit).filter(|digit| usize::from(digit.get()) <= geometry.side());
        let (Some(digit), true) = (digit, made.cell < geometry.cell_count()) else {
            let args = Args::none().number("side", geometry.side()).number("count", geometry.cell_count());
            return Err(AskError::field(&format!("moves.{number}"), texts.plain("review-no-move", &args)));
        };
        let now = made.seconds.unwrap_or(last).max(last);
        let waited = now - last;
        last = now;
        Ok((Candidate::new(Cell::new(made.cell), digit), waited, made.told))
    };
    moves.iter().enumerate().map(one).collect()
}

fn counts(moves: &[Entry], game: &Game) -> Args<'static> {
    let told = moves.iter().filter(|(_, _, told)| *told).count();
    Args::none().number("own", moves.len() - told).number("told", told).number("wrong", game.wrong)
}

/// The techniques of the easiest path, and all that are not harder: what an entry takes is looked for among these.
fn profile_of(steps: &[Step], full: &Profile) -> Profile {
    let hardest = steps
        .iter()
        .filter_map(|step| full.techniques.iter().position(|ranked| ranked.technique.id() == step.technique))
        .max();
    let mut profile = full.clone();
    profile.techniques.truncate(hardest.map_or(profile.techniques.len(), |place| place + 1));
    profile.last_resort = false;
    profile
}

#[derive(Default)]
struct Game {
    /// Per technique, how often an own entry took it.
    used: BTreeMap<TechniqueId, u32>,
    /// The first wrong entry, and what the cell is.
    mistake: Option<(usize, Candidate)>,
    wrong: usize,
    /// Own entries that none of the techniques explains.
    unseen: usize,
    /// What the easiest step was before each entry.
    simplest: Vec<Option<Step>>,
}

impl Game {
    fn play(
        mut position: Position,
        solution: &Puzzle,
        moves: &[Entry],
        profile: &Profile,
        limits: &Limits<'_>,
        texts: &Texts,
    ) -> Result<Game, AskError> {
        let mut game = Game::default();
        for (number, &(entry, _, told)) in moves.iter().enumerate() {
            limits.in_time(texts)?;
            game.simplest.push(None);
            let right = Candidate::new(entry.cell, solution.get(entry.cell).unwrap_or(entry.digit));
            if entry != right {
                game.wrong += 1;
                game.mistake.get_or_insert((number, right));
                continue;
            }
            if position.value(entry.cell).is_some() {
                continue;
            }
            game.simplest[number] = next_step(&Analysis::of_proper(&position), profile);
            if !told {
                match seen(&position, entry, profile) {
                    None => game.unseen += 1,
                    Some(steps) => {
                        for (step, last) in steps.iter().zip((0..steps.len()).rev()) {
                            // Digits that were only thought of on the way count when they are entered.
                            if last == 0 || step.placements.is_empty() {
                                *game.used.entry(step.technique).or_default() += 1;
                            }
                            for gone in &step.eliminations {
                                position.eliminate(gone.cell, gone.digit);
                            }
                        }
                    }
                }
            }
            position.place(entry.cell, entry.digit);
        }
        Ok(game)
    }

    /// The longest waits before own, right entries.
    fn slow(&self, moves: &[Entry], geometry: &'static Geometry, texts: &Texts) -> Vec<Vec<SpanJson>> {
        let (most, least) = SLOW;
        let waits = moves.iter().enumerate().zip(&self.simplest);
        let mut waits: Vec<_> = waits
            .filter_map(|((number, (entry, waited, told)), step)| {
                let step = step.as_ref().filter(|_| !told && *waited >= least)?;
                Some((*waited, number, *entry, step))
            })
            .collect();
        waits.sort_by_key(|(waited, number, ..)| (std::cmp::Reverse(*waited), *number));
        let told = waits.into_iter().take(most).map(|(waited, _, entry, step)| {
            let time = format!("{}:{:02}", waited / 60, waited % 60);
            let args = Args::on(geometry).text("time", time).candidates("entry", [entry]);
            let args = args.spans("step", texts.step(step, geometry));
            convert::spans(geometry, texts.message("review-slow", &args))
        });
        told.collect()
    }
}

/// The steps that it takes to see an entry, the entry's own last.
fn seen(position: &Position, entry: Candidate, profile: &Profile) -> Option<Vec<Step>> {
    let mut later = position.clone();
    let mut before = Vec::new();
    for _ in 0..ROUNDS {
        if let Some(single) = single(&later, entry, profile) {
            before.push(single);
            return Some(only_needed(position, before, entry, profile));
        }
        let analysis = Analysis::of_proper(&later);
        let step = all_but_placing(&analysis, profile).or_else(|| next_step(&analysis, profile))?;
        step.apply(&mut later);
        if later.value(entry.cell).is_some() {
            before.push(step);
            return Some(only_needed(position, before, entry, profile));
        }
        before.push(step);
    }
    None
}

/// The simplest step that takes candidates away and enters nothing.
fn all_but_placing(analysis: &Analysis<'_>, profile: &Profile) -> Option<Step> {
    profile.techniques_for(analysis).find_map(|ranked| {
        let steps = ranked.technique.all_steps(analysis).into_iter();
        steps.filter(|step| step.placements.is_empty()).find(|step| step.changes(analysis.position()))
    })
}

/// A single that is this entry.
fn single(position: &Position, entry: Candidate, profile: &Profile) -> Option<Step> {
    let steps = all_steps(&Analysis::of_proper(position), &profile.singles());
    steps.into_iter().find(|step| step.placements.contains(&entry))
}

/// Without the steps that the last one does not rest on.
fn only_needed(position: &Position, mut steps: Vec<Step>, entry: Candidate, profile: &Profile) -> Vec<Step> {
    let Some(last) = steps.pop() else { return steps };
    let mut place = steps.len();
    while place > 0 {
        place -= 1;
        let mut fewer = position.clone();
        for (_, step) in steps.iter().enumerate().filter(|(other, _)| *other != place) {
            step.apply(&mut fewer);
        }
        if single(&fewer, entry, profile).is_some() {
            steps.remove(place);
        }
    }
    steps.push(last);
    steps
}

fn lines(
    easiest: &[Step],
    own: &BTreeMap<TechniqueId, u32>,
    full: &Profile,
    texts: &Texts,
) -> Vec<ReviewLine> {
    let ids = full.techniques.iter().map(|ranked| ranked.technique.id()).chain([Profile::LAST_RESORT]);
    let line = |id: TechniqueId| ReviewLine {
        technique: id.to_string(),
        name: texts.technique_name(id),
        easiest: u32::try_from(easiest.iter().filter(|step| step.technique == id).count())
            .unwrap_or(u32::MAX),
        own: own.get(&id).copied().unwrap_or(0),
    };
    ids.map(line).filter(|line| line.easiest + line.own > 0).collect()
}
