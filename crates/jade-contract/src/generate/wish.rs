//! Decodes a request as a [`PuzzleOrder`].

use crate::AskError;
use crate::contract::{GenerateRequest, TechniqueChoice};
use crate::question::{chosen, texts};
use jade_collection::Origin;
use jade_generate::{Difficulty, Goal, Method, PlaceSymmetry, Places, TechniqueWish, Wish, early_profile};
use jade_grid::{Geometry, line};
use jade_logic::{Level, TechniqueId, techniques};
use jade_text::{Args, Texts};
use jade_tutor::{BEST_TIME, PATIENCE, PuzzleOrder};
use std::str::FromStr;
use std::time::Duration;

/// Decodes a request for puzzles. If it names no seed, `any_seed` is used.
///
/// # Errors
/// [`AskError`] if a field is invalid, or two fields do not go together.
pub fn puzzle_order(request: &GenerateRequest, any_seed: u64) -> Result<PuzzleOrder, AskError> {
    let seed = request.seed.unwrap_or(any_seed & super::MOST_SEED);
    let usual = if request.best { BEST_TIME } else { PATIENCE };
    Ok(PuzzleOrder {
        origin: if request.library { Origin::Collection } else { Origin::New },
        goal: if request.best { Goal::Best } else { Goal::Count(request.count.unwrap_or(1)) },
        first_attempt: request.attempt.unwrap_or(0),
        patience: request.seconds.map_or(usual, Duration::from_secs),
        ..PuzzleOrder::new(wish(request)?, seed)
    })
}

fn wish(request: &GenerateRequest) -> Result<Wish, AskError> {
    let texts = texts(request.lang);
    none_without_the_other(request, texts)?;
    let geometry = geometry(request, texts)?;
    let places = request.places.as_deref().map(|text| places(text, geometry, texts)).transpose()?;
    let required =
        request.require.iter().map(|id| named("require", id, texts)).collect::<Result<Vec<_>, _>>()?;
    let technique = request.technique.as_ref().map(|id| named("technique", id, texts)).transpose()?;
    let level: Option<Result<Level, _>> = request.level.as_ref().map(|level| level.parse());
    let level = level.transpose().map_err(|error| AskError::field("level", texts.unknown_level(&error)))?;

    let mut wish = Wish::new(geometry);
    if request.nikoli {
        wish = wish.nikoli();
    }
    let early = technique.filter(|_| request.early).and_then(early_profile);
    wish.profile = match early {
        Some(early) => early,
        None => {
            let GenerateRequest { profile, only, without, .. } = request.clone();
            chosen("", &TechniqueChoice { profile, only, without }, texts)?
        }
    };
    wish.difficulty = match (level, technique) {
        (Some(level), _) => Difficulty::Level(level),
        (None, Some(technique)) => Difficulty::Technique(TechniqueWish {
            technique,
            nothing_harder: request.nothing_harder,
            at_least: request.times.unwrap_or(1),
            only_singles_after: request.singles_after,
            exclusive: request.exclusive,
        }),
        (None, None) => Difficulty::Any,
    };
    wish.required = required;
    wish.clues = clues(request, geometry, texts)?;
    wish.most_clues = request.most_clues.or(wish.most_clues);
    let symmetries = PlaceSymmetry::ALL.map(PlaceSymmetry::as_str);
    wish.symmetry = one_of("symmetry", &request.symmetry, &symmetries, texts)?.unwrap_or(wish.symmetry);
    wish.minimal = request.minimal;
    wish.places = places;
    let methods = Method::ALL.map(Method::as_str);
    wish.method = one_of("method", &request.method, &methods, texts)?.unwrap_or_default();
    wish.effort = request.effort.unwrap_or(wish.effort);
    let excluded = request.without.iter().flatten().filter_map(|id| id.parse().ok());
    Ok(wish.with_its_techniques(&excluded.collect::<Vec<TechniqueId>>()))
}

/// Rejects fields that need another field which is missing, and fields that exclude each other.
fn none_without_the_other(request: &GenerateRequest, texts: &Texts) -> Result<(), AskError> {
    let fault = |id: &str, field: &str, other: &str| {
        Err(AskError::field(field, texts.plain(id, &Args::none().text("one", field).text("other", other))))
    };
    let of_technique = [
        ("nothingHarder", request.nothing_harder),
        ("times", request.times.is_some()),
        ("singlesAfter", request.singles_after),
        ("exclusive", request.exclusive),
        ("early", request.early),
    ];
    for (field, said) in of_technique {
        if said && request.technique.is_none() {
            return fault("generate-needs", field, "technique");
        }
    }
    for (field, said, other, other_said) in [
        ("boxRows", request.box_rows, "boxColumns", request.box_columns),
        ("boxColumns", request.box_columns, "boxRows", request.box_rows),
    ] {
        if said.is_some() && other_said.is_none() {
            return fault("generate-needs", field, other);
        }
    }
    if request.best && request.level.is_none() && request.technique.is_none() {
        return fault("generate-needs", "best", "level");
    }
    let chooses = request.profile.is_some() || request.only.is_some() || request.without.is_some();
    let asks_shape = request.symmetry.is_some() || request.nikoli || request.places.is_some();
    // The style of Nikoli is symmetric under a half-turn.
    let other_symmetry = request.symmetry.as_ref().is_some_and(|symmetry| symmetry != "half-turn");
    let apart = [
        ("level", request.level.is_some(), "technique", request.technique.is_some()),
        ("early", request.early, "profile", chooses),
        ("empty", request.empty.is_some(), "clues", request.clues.is_some()),
        ("best", request.best, "count", request.count.is_some_and(|count| count != 1)),
        ("best", request.best, "library", request.library),
        ("nikoli", request.nikoli, "symmetry", other_symmetry),
        ("library", request.library, "symmetry", asks_shape),
        ("library", request.library, "method", request.method.is_some()),
        ("library", request.library, "effort", request.effort.is_some()),
    ];
    for (one, said, other, other_said) in apart {
        if said && other_said {
            return fault("generate-not-both", one, other);
        }
    }
    let ranges = [
        ("times", request.times.map(|times| times as u64), 1, 1000),
        ("count", request.count, 1, super::MOST_PUZZLES),
        ("seed", request.seed, 0, super::MOST_SEED),
        ("attempt", request.attempt, 0, super::MOST_SEED),
        ("seconds", request.seconds, 1, super::MOST_SECONDS),
    ];
    for (field, found, least, most) in ranges {
        if let Some(found) = found.filter(|found| !(least..=most).contains(found)) {
            let args = Args::none().text("found", found.to_string()).text("least", least.to_string());
            let args = args.text("most", most.to_string());
            return Err(AskError::field(field, texts.plain("generate-out-of-range", &args)));
        }
    }
    Ok(())
}

fn geometry(request: &GenerateRequest, texts: &Texts) -> Result<&'static Geometry, AskError> {
    let (rows, columns) = (request.box_rows.unwrap_or(3), request.box_columns.unwrap_or(3));
    Geometry::with_boxes(rows, columns).map_err(|_| {
        let args = Args::none().text("found", format!("{rows}x{columns}")).number("most", Geometry::MAX_SIDE);
        AskError::field("boxRows", texts.plain("cli-bad-boxes", &args))
    })
}

fn places(text: &str, geometry: &'static Geometry, texts: &Texts) -> Result<Places, AskError> {
    let puzzle = line::read_cells(geometry, text)
        .map_err(|error| AskError::field("places", texts.line_error(&error)))?;
    Ok(Places::of(&puzzle))
}

fn clues(request: &GenerateRequest, geometry: &Geometry, texts: &Texts) -> Result<Option<usize>, AskError> {
    let Some(empty) = request.empty else { return Ok(request.clues) };
    let clues = geometry
        .cell_count()
        .checked_sub(empty)
        .ok_or_else(|| AskError::field("empty", texts.too_many_empty(empty, geometry.cell_count())))?;
    Ok(Some(clues))
}

fn named(field: &str, id: &str, texts: &Texts) -> Result<TechniqueId, AskError> {
    let known = techniques::technique(id);
    Ok(known.map_err(|error| AskError::field(field, texts.unknown_technique(&error)))?.id())
}

/// Parses an optional field that has one of a few names.
fn one_of<T: FromStr>(
    field: &str,
    said: &Option<String>,
    known: &[&str],
    texts: &Texts,
) -> Result<Option<T>, AskError> {
    let Some(said) = said else { return Ok(None) };
    let found = said.parse().ok();
    found.map(Some).ok_or_else(|| {
        let args = Args::none().text("asked", said.as_str()).text("known", known.join(", "));
        AskError::field(field, texts.plain("generate-not-one-of", &args))
    })
}
