//! Collections: every stored puzzle is returned once, and failures change nothing.

use jade_collection::CollectedRating;
use jade_grid::{Geometry, Symmetry, line};
use jade_logic::Level;
use jade_store::{Entry, Query, Rated, Store, StoreError, Summary, Trouble};
use std::path::PathBuf;

const PUZZLES: [&str; 3] = ["3......3...41...", "3..1...3...41...", "1....2....3....4"];

fn entry(line: &str, level: &str, score: u32, technique: &str) -> Entry {
    let mut entry = Entry::new(line::read(line).unwrap(), Some(format!("number {score}")));
    entry.ratings.push(Rated {
        profile: "full".into(),
        rating: CollectedRating::from_names("solved", Some(level), score, Some(technique), 3).unwrap(),
        techniques: vec![("naked-single".parse().unwrap(), 2), (technique.parse().unwrap(), 1)],
    });
    entry
}

fn entries() -> Vec<Entry> {
    vec![
        entry(PUZZLES[0], "easy", 30, "hidden-single"),
        entry(PUZZLES[1], "hard", 20, "x-wing"),
        entry(PUZZLES[2], "hard", 90, "naked-pair"),
    ]
}

fn query() -> Query {
    Query { profile: "full".into(), ..Query::default() }
}

async fn found(store: &Store, query: Query) -> Vec<String> {
    store.find(&query).await.unwrap().into_iter().map(|kept| kept.puzzle.to_string()).collect()
}

#[tokio::test]
async fn puzzles_are_found_by_all_their_properties() {
    let store = Store::in_memory().await.unwrap();
    assert_eq!(store.add("mine", &entries()).await.unwrap(), 3);
    assert_eq!(store.add("other", &[Entry::new(line::read(PUZZLES[0]).unwrap(), None)]).await.unwrap(), 1);
    let mine = || Query { collection: Some("mine".into()), ..query() };
    assert_eq!(found(&store, mine()).await, [PUZZLES[1], PUZZLES[0], PUZZLES[2]], "by score");
    assert_eq!(
        found(&store, Query { level: Some("hard".into()), ..query() }).await,
        [PUZZLES[1], PUZZLES[2]]
    );
    assert_eq!(found(&store, Query { technique: Some("x-wing".into()), ..query() }).await, [PUZZLES[1]]);
    assert_eq!(found(&store, Query { score: Some(25..=95), ..mine() }).await, [PUZZLES[0], PUZZLES[2]]);
    assert_eq!(found(&store, Query { clues: Some(5..=5), ..mine() }).await, [PUZZLES[1]]);
    assert_eq!(found(&store, Query { limit: Some(1), ..mine() }).await, [PUZZLES[1]]);
    assert_eq!(found(&store, Query { skip: 1, ..mine() }).await, [PUZZLES[0], PUZZLES[2]]);
    assert_eq!(found(&store, Query { skip: 2, limit: Some(9), ..mine() }).await, [PUZZLES[2]]);
    let counted = Query { skip: 2, limit: Some(1), ..mine() };
    assert_eq!(store.count(&counted).await.unwrap(), 3, "what is skipped or beyond the limit counts");
    assert_eq!(store.count(&Query { level: Some("hard".into()), ..counted }).await.unwrap(), 2);
    let classic = Query { profile: "classic".into(), level: Some("hard".into()), ..Query::default() };
    assert!(found(&store, classic).await.is_empty());
    let all = store.find(&query()).await.unwrap();
    let other = all.iter().find(|kept| kept.collection == "other").unwrap();
    assert_eq!((other.rating.as_ref(), other.comment.as_ref()), (None, None));
    let first = all.iter().find(|kept| kept.puzzle.to_string() == PUZZLES[1]).unwrap();
    let rating = first.rating.as_ref().unwrap();
    assert_eq!((rating.level, rating.score, rating.steps), (Some(Level::Hard), 20, 3));
    assert_eq!(
        (rating.hardest.map(|id| id.as_str()), first.comment.as_deref()),
        (Some("x-wing"), Some("number 20"))
    );
    let summary = |name: &str, puzzles| Summary { name: name.into(), puzzles };
    assert_eq!(store.collections().await.unwrap(), [summary("mine", 3), summary("other", 1)]);
    assert_eq!(store.profiles().await.unwrap(), ["full"]);
    assert!(store.remove("mine").await.unwrap() && !store.remove("mine").await.unwrap());
    assert_eq!(store.collections().await.unwrap(), [summary("other", 1)]);
}

#[tokio::test]
async fn puzzles_are_stored_once_up_to_symmetry_and_rated_again() {
    let store = Store::in_memory().await.unwrap();
    let mut next = 1_usize;
    let mut random = |bound: usize| {
        next = (next * 7 + 3) % 100_003;
        next % 1000 % bound
    };
    let board = Geometry::standard(4).unwrap();
    assert_eq!(store.add("mine", &entries()).await.unwrap(), 3);
    for mut entry in entries() {
        let shuffled = Symmetry::random(board, &mut random).puzzle(&entry.puzzle);
        let mut again = Entry::new(shuffled, None);
        again.ratings.append(&mut entry.ratings);
        again.ratings[0].rating.score += 1000;
        again.ratings[0].techniques.pop();
        assert_eq!(store.add("mine", &[again]).await.unwrap(), 0);
    }
    assert_eq!(
        found(&store, Query { score: Some(1000..=2000), ..query() }).await,
        [PUZZLES[1], PUZZLES[0], PUZZLES[2]]
    );
    assert!(found(&store, Query { technique: Some("x-wing".into()), ..query() }).await.is_empty());
    // Boxes of 3×2 and of 2×3 are the same when transposed.
    let board = Geometry::with_boxes(3, 2).unwrap();
    let high = line::read_cells(board, &format!("1.2...{}", ".".repeat(30))).unwrap();
    let wide = Symmetry::transposition(board).puzzle(&high);
    assert_eq!(store.add("six", &[Entry::new(high.clone(), None), Entry::new(wide, None)]).await.unwrap(), 1);
    let six = store.find(&Query { collection: Some("six".into()), ..query() }).await.unwrap();
    assert_eq!(six[0].puzzle, high);
}

fn no_file(name: &str) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    for end in ["", "-wal", "-shm"] {
        drop(std::fs::remove_file(format!("{}{end}", file.display())));
    }
    file
}

#[tokio::test]
async fn a_file_is_durable_and_a_failure_changes_nothing() {
    let file = no_file("store.sqlite");
    let store = Store::open(&file).await.unwrap();
    store.add("mine", &entries()[..1]).await.unwrap();
    // The database refuses the second of these, so the first is not stored either.
    let mut bad = entries().split_off(1);
    bad[1].ratings[0].techniques.push(("naked-single".parse().unwrap(), 1));
    assert!(matches!(store.add("mine", &bad).await, Err(StoreError::Work(_))));
    assert_eq!(found(&store, query()).await, [PUZZLES[0]]);
    store.close().await;
    let again = Store::open(&file).await.unwrap();
    assert_eq!(found(&again, query()).await, [PUZZLES[0]]);
    again.close().await;
}

#[tokio::test]
async fn a_file_that_is_no_database_is_reported_and_left_alone() {
    let file = no_file("text.sqlite");
    std::fs::write(&file, "This is no database, however long it may be.\n".repeat(100)).unwrap();
    let before = std::fs::read(&file).unwrap();
    assert_eq!(Store::open(&file).await.unwrap_err(), StoreError::Open(Trouble::NoDatabase));
    assert_eq!(std::fs::read(&file).unwrap(), before);
    let nowhere = Store::open(&PathBuf::from("no/such/folder/x")).await;
    assert_eq!(nowhere.unwrap_err(), StoreError::Open(Trouble::NoAccess));
}

/// A database of another program is refused.
#[tokio::test]
async fn a_foreign_database_is_left_alone() {
    use sqlx::{Connection, Row};
    let file = no_file("foreign.sqlite");
    let open = async || {
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file).create_if_missing(true);
        sqlx::SqliteConnection::connect_with(&options).await.unwrap()
    };
    let mut theirs = open().await;
    sqlx::query("CREATE TABLE foo (bar TEXT)").execute(&mut theirs).await.unwrap();
    theirs.close().await.unwrap();
    assert_eq!(Store::open(&file).await.unwrap_err(), StoreError::Open(Trouble::NoDatabase));
    let tables =
        sqlx::query("SELECT COUNT(*) FROM sqlite_master").fetch_one(&mut open().await).await.unwrap();
    assert_eq!(tables.get::<i64, _>(0), 1);
}

/// Programs that start at the same time create one file together.
#[test]
fn several_processes_can_create_the_file_at_once() {
    for round in 0..5 {
        let file = no_file(&format!("at-once-{round}.sqlite"));
        let begin = std::sync::Barrier::new(4);
        std::thread::scope(|scope| {
            for number in 0..4 {
                let (file, begin) = (&file, &begin);
                scope.spawn(move || {
                    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
                    runtime.block_on(async {
                        begin.wait();
                        let store = Store::open(file).await.unwrap();
                        store.add(&number.to_string(), &entries()).await.unwrap();
                        store.close().await;
                    });
                });
            }
        });
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let all = runtime.block_on(async { Store::open(&file).await.unwrap().collections().await.unwrap() });
        assert!(all.len() == 4 && all.iter().all(|one| one.puzzles == 3), "{all:?}");
    }
}
