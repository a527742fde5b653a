//! Decodes a request as a [`PuzzleOrder`].

use super::{MOST_PUZZLES, MOST_SECONDS, MOST_SEED};
use crate::AskError;
use crate::contract::{
    DifficultyJson, ErJson, GenerateRequest, GeneratorJson, GivensJson, GoalJson, LayoutJson, SourceJson,
    TechniqueChoice, TechniqueWishJson, WishJson,
};
use crate::question::{check_range, technique_in_field, techniques_in_field, texts};
use jade_collection::Origin;
use jade_generate::{Difficulty, ErRange, Goal, Places, TechniqueWish, Wish, early_profile};
use jade_grid::{Geometry, line};
use jade_logic::{Profile, TechniqueId};
use jade_text::{Args, Texts};
use jade_tutor::{BEST_TIME, PATIENCE, PuzzleOrder};
use std::time::Duration;

/// Decodes a request for puzzles. If it names no seed, `any_seed` is used.
///
/// # Errors
/// [`AskError`] if a field is invalid, or two fields do not go together.
pub fn puzzle_order(request: &GenerateRequest, any_seed: u64) -> Result<PuzzleOrder, AskError> {
    let texts = texts(request.lang);
    let fault = |id: &str, one: &str, other: &str| {
        Err(AskError::field(one, texts.plain(id, &Args::none().text("one", one).text("other", other))))
    };
    let collection = request.source == SourceJson::Collection;
    let goal = match request.goal {
        GoalJson::Best if request.wish.difficulty.is_none() => {
            return fault("generate-needs", "goal", "wish.difficulty");
        }
        GoalJson::Best if collection => return fault("generate-not-both", "goal", "source"),
        GoalJson::Best => Goal::Best,
        GoalJson::Count(count) => Goal::Count(count),
    };
    if collection && request.wish.layout != LayoutJson::default() {
        return fault("generate-not-both", "source", "wish.layout");
    }
    let count = if let Goal::Count(count) = goal { Some(count) } else { None };
    let ranges = [
        ("goal.count", count, 1, MOST_PUZZLES),
        ("seed", request.seed, 0, MOST_SEED),
        ("attempt", request.attempt, 0, MOST_SEED),
        ("seconds", request.seconds, 1, MOST_SECONDS),
    ];
    for (field, found, least, most) in ranges {
        check_range(field, found.unwrap_or(least), least..=most, texts)?;
    }
    let seed = request.seed.unwrap_or(any_seed & MOST_SEED);
    let mut wish = wish(&request.wish, seed, texts)?;
    if let SourceJson::Generator(GeneratorJson { method, effort }) = request.source {
        wish.method = method.into();
        wish.effort = effort.unwrap_or(wish.effort);
    }
    let usual = if goal == Goal::Best { BEST_TIME } else { PATIENCE };
    Ok(PuzzleOrder {
        origin: if collection { Origin::Collection } else { Origin::New },
        goal,
        first_attempt: request.attempt.unwrap_or(0),
        patience: request.seconds.map_or(usual, Duration::from_secs),
        ..PuzzleOrder::new(wish, seed)
    })
}

fn wish(asked: &WishJson, seed: u64, texts: &Texts) -> Result<Wish, AskError> {
    let mut wish = Wish { minimal: asked.minimal, ..on_board(asked, seed, texts)? };
    let board = wish.geometry;
    let technique = |field: &str, id: &str| Ok(technique_in_field(id, field, texts)?.id());
    wish.required =
        asked.require.iter().map(|id| technique("wish.require", id)).collect::<Result<_, AskError>>()?;
    wish.profile = techniques_in_field("wish.techniques", &asked.techniques, texts)?;
    match &asked.difficulty {
        None => {}
        Some(DifficultyJson::Level(level)) => wish.difficulty = Difficulty::Level((*level).into()),
        Some(DifficultyJson::Technique(asked_technique)) => {
            let id = technique("wish.difficulty.technique.id", &asked_technique.id)?;
            wish.difficulty = Difficulty::Technique(technique_wish(id, asked_technique, texts)?);
            if asked_technique.early {
                wish.profile = early(id, &asked.techniques, texts)?;
            }
        }
    }
    wish.er = asked.er.map(|er| er_range(er, texts)).transpose()?;
    match &asked.layout {
        LayoutJson::Nikoli => wish = wish.nikoli(),
        LayoutJson::Symmetry(symmetry) => wish.symmetry = (*symmetry).into(),
        LayoutJson::Places(places) => {
            let puzzle = line::read_cells(board, places)
                .map_err(|error| AskError::field("wish.layout.places", texts.line_error(&error)))?;
            wish.places = Some(Places::of(&puzzle));
        }
    }
    match asked.givens {
        None => {}
        Some(GivensJson::Exactly(count)) => wish.givens = Some(count),
        Some(GivensJson::AtMost(most)) => wish.most_givens = Some(most),
        Some(GivensJson::Empty(empty)) => {
            let cells = board.cell_count();
            let too_many = || AskError::field("wish.givens.empty", texts.too_many_empty(empty, cells));
            wish.givens = Some(cells.checked_sub(empty).ok_or_else(too_many)?);
        }
    }
    let excluded = asked.techniques.without.iter().flatten().filter_map(|id| id.parse().ok());
    Ok(wish.with_its_techniques(&excluded.collect::<Vec<TechniqueId>>()))
}

fn er_range(ErJson { least, most }: ErJson, texts: &Texts) -> Result<ErRange, AskError> {
    // Out of range, it becomes the nearest number, which is out of range, too.
    let tenths = |er: f64| (10.0 * er).round() as u16;
    let wrong = || AskError::field("wish.er", texts.plain("generate-bad-er", &Args::none()));
    ErRange::new(tenths(least), tenths(most)).ok_or_else(wrong)
}

/// Returns a wish for any puzzle on the board with these boxes and rules.
fn on_board(asked: &WishJson, seed: u64, texts: &Texts) -> Result<Wish, AskError> {
    let (rows, columns) = (asked.boxes.rows, asked.boxes.columns);
    let plain = Geometry::with_boxes(rows, columns).map_err(|_| {
        let args = Args::none().text("found", format!("{rows}x{columns}")).number("most", Geometry::MAX_SIDE);
        AskError::field("wish.boxes", texts.plain("cli-bad-boxes", &args))
    })?;
    let rules = asked.rules.as_deref().unwrap_or_default();
    Wish::with_rules(plain, rules, seed)
        .map_err(|error| AskError::field("wish.rules", texts.rules_error(&error)))
}

fn technique_wish(
    technique: TechniqueId,
    asked: &TechniqueWishJson,
    texts: &Texts,
) -> Result<TechniqueWish, AskError> {
    let times = asked.times.unwrap_or(1);
    check_range("wish.difficulty.technique.times", times as u64, 1..=1000, texts)?;
    Ok(TechniqueWish {
        technique,
        nothing_harder: asked.nothing_harder,
        at_least: times,
        only_singles_after: asked.singles_after,
        exclusive: asked.exclusive,
    })
}

/// The profile that tries the technique right after the singles.
fn early(technique: TechniqueId, choice: &TechniqueChoice, texts: &Texts) -> Result<Profile, AskError> {
    let field = "wish.difficulty.technique.early";
    if *choice != TechniqueChoice::default() {
        let args = Args::none().text("one", field).text("other", "wish.techniques");
        return Err(AskError::field(field, texts.plain("generate-not-both", &args)));
    }
    Ok(early_profile(technique).unwrap_or_else(Profile::full))
}
