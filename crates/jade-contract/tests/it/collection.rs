//! JADE’s own collection: its stored ratings.

use jade_collection::{PuzzleFilter, RatedCollection};
use jade_contract::{FindRequest, Limits, find_ready, known};

use jade_logic::Profile;

/// How to renew them.
const STALE: &str = "the ratings are stale; make them anew with \
    `cargo run --release -- library build --file crates/jade-collection/data/collection.txt --attempts 1`";

#[test]
fn stored_ratings_agree_with_the_tutor() {
    let inventory = RatedCollection::embedded();
    assert!(inventory.profiles().eq(["classic", "full"]));
    for name in Profile::NAMES {
        let all = inventory.find(&PuzzleFilter::in_profile(name));
        assert!(all.len() > 3000);
        for one in all.iter().step_by(30) {
            let now = known(one.form, name, &Limits::default()).unwrap();
            assert_eq!(one.rating, &now, "{name}, {}: {STALE}", one.form);
        }
    }
}

/// A technique with a category of its own must have puzzles, however rare it is.
#[test]
fn every_technique_of_the_catalogue_has_puzzles() {
    for ranked in &Profile::catalogue().techniques {
        let id = ranked.technique.id();
        let asked = FindRequest { technique: Some(id.to_string()), count: Some(1000), ..Default::default() };
        let reply = find_ready(asked).unwrap();
        assert!(reply.all >= 50, "{id}: {}", reply.all);
        let early: Vec<bool> = reply.puzzles.iter().map(|one| one.early == Some(true)).collect();
        assert!(early.is_sorted(), "{id}: what has it on the path comes first");
    }
}
