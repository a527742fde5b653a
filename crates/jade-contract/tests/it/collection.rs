//! JADE’s own collection: its stored ratings.

use jade_collection::{PuzzleFilter, RatedCollection, has_puzzles};
use jade_contract::{FilterJson, FindRequest, LevelJson, PuzzleOrigin, find_in_collection};
use jade_logic::{Profile, Ranked};
use jade_tutor::{Limits, rate_for_collection};

const STALE: &str = "crates/jade-collection/data/collection.ratings.txt is stale: run ./update ratings";

#[test]
fn stored_ratings_agree_with_the_tutor() {
    let inventory = RatedCollection::embedded();
    assert!(inventory.profiles().eq(["classic", "full"]));
    for name in Profile::NAMES {
        let profile = Profile::named(name).unwrap();
        let all = inventory.find(&PuzzleFilter::in_profile(name));
        assert!(all.len() > 3000);
        for one in all.iter().step_by(30) {
            let now = rate_for_collection(one.form, &profile, &Limits::default()).unwrap();
            assert_eq!(one.rating, &now, "{name}, {}: {STALE}", one.form);
        }
    }
}

/// A technique with a category of its own must have puzzles, however rare it is.
#[test]
fn every_technique_of_the_catalogue_has_puzzles() {
    let collected = |ranked: &&Ranked| has_puzzles(ranked.technique.id());
    for ranked in Profile::catalogue().techniques.iter().filter(collected) {
        let id = ranked.technique.id();
        let filter = FilterJson { technique: Some(id.to_string()), ..FilterJson::default() };
        let asked = FindRequest { filter, count: Some(1000), ..FindRequest::default() };
        let reply = find_in_collection(asked).unwrap();
        assert!(reply.all >= 50, "{id}: {}", reply.all);
        let early = reply.puzzles.iter().map(|one| match one.origin {
            PuzzleOrigin::Collection { early, .. } => early,
            PuzzleOrigin::Order { .. } => panic!("{id}: it was found in a collection"),
        });
        assert!(early.is_sorted(), "{id}: what has it on the path comes first");
    }
}

#[test]
fn puzzles_of_a_variant_are_found_by_level_and_page() {
    let filter =
        FilterJson { rules: Some("killer".into()), level: Some(LevelJson::Hard), ..FilterJson::default() };
    let ask = |skip| FindRequest { filter: filter.clone(), skip, count: Some(10), ..FindRequest::default() };
    let (first, second) = (find_in_collection(ask(0)).unwrap(), find_in_collection(ask(10)).unwrap());
    assert!(first.all >= 50 && first.all == second.all);
    let scores = first.puzzles.iter().chain(&second.puzzles).map(|one| {
        let rating = one.rating.as_ref().unwrap();
        assert!(rating.level == Some(LevelJson::Hard) && one.rules.as_ref().unwrap().contains("cage"));
        rating.score
    });
    assert!(scores.is_sorted());
    let filter = FilterJson { rules: Some("samurai".into()), ..FilterJson::default() };
    let refused = find_in_collection(FindRequest { filter, ..FindRequest::default() }).unwrap_err();
    assert!(refused.to_string().contains("killer"), "{refused}");
    assert!(ask(0).read_for_own().is_err());
}
