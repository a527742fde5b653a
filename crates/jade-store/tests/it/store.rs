//! Collections: every stored puzzle is returned once, and failures change nothing.

use jade_collection::{CollectedRating, PuzzleFilter};
use jade_grid::{Geometry, Symmetry, line};
use jade_logic::{Level, Openness};
use jade_store::{Entry, Query, Rated, Store, StoreError, Summary, Trouble};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use std::path::{Path, PathBuf};

const PUZZLES: [&str; 3] = ["3......3...41...", "3..1...3...41...", "1....2....3....4"];

fn entry(line: &str, level: &str, score: u32, technique: &str) -> Entry {
    let mut entry = Entry::new(line::read(line).unwrap(), Some(format!("number {score}")));
    entry.ratings.push(Rated {
        profile: "full".into(),
        rating: CollectedRating::from_names("solved", Some(level), score, Some(technique), 3).unwrap(),
        techniques: vec![("naked-single".parse().unwrap(), 2), (technique.parse().unwrap(), 1)],
        basis: "1".into(),
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
    Query::default()
}

fn of(filter: PuzzleFilter) -> Query {
    Query { filter, ..query() }
}

fn filter(level: &str) -> PuzzleFilter {
    PuzzleFilter { level: level.parse().ok(), ..PuzzleFilter::default() }
}

async fn found(store: &Store, query: Query) -> Vec<String> {
    store.find(&query).await.unwrap().puzzles.into_iter().map(|kept| kept.puzzle.to_string()).collect()
}

#[tokio::test]
async fn puzzles_are_found_by_all_their_properties() {
    let store = Store::in_memory().await.unwrap();
    assert_eq!(store.add("mine", &entries()).await.unwrap(), 3);
    assert_eq!(store.add("other", &[Entry::new(line::read(PUZZLES[0]).unwrap(), None)]).await.unwrap(), 1);
    let mine = || Query { collection: Some("mine".into()), ..query() };
    assert_eq!(found(&store, mine()).await, [PUZZLES[1], PUZZLES[0], PUZZLES[2]], "by score");
    assert_eq!(found(&store, of(filter("hard"))).await, [PUZZLES[1], PUZZLES[2]]);
    assert_eq!(
        found(&store, of(PuzzleFilter { technique: "x-wing".parse().ok(), ..PuzzleFilter::default() })).await,
        [PUZZLES[1]]
    );
    assert_eq!(
        found(
            &store,
            Query { filter: PuzzleFilter { score: Some(25..=95), ..PuzzleFilter::default() }, ..mine() }
        )
        .await,
        [PUZZLES[0], PUZZLES[2]]
    );
    assert_eq!(
        found(
            &store,
            Query { filter: PuzzleFilter { givens: Some(5..=5), ..PuzzleFilter::default() }, ..mine() }
        )
        .await,
        [PUZZLES[1]]
    );
    assert_eq!(found(&store, Query { limit: Some(1), ..mine() }).await, [PUZZLES[1]]);
    assert_eq!(found(&store, Query { skip: 1, ..mine() }).await, [PUZZLES[0], PUZZLES[2]]);
    assert_eq!(found(&store, Query { skip: 2, limit: Some(9), ..mine() }).await, [PUZZLES[2]]);
    let counted = Query { skip: 2, limit: Some(1), ..mine() };
    assert_eq!(store.count(&counted).await.unwrap(), 3, "what is skipped or beyond the limit counts");
    assert_eq!(store.count(&Query { filter: filter("hard"), ..counted }).await.unwrap(), 2);
    let classic = of(PuzzleFilter { profile: "classic".into(), ..filter("hard") });
    assert!(found(&store, classic).await.is_empty());
    let all = store.find(&query()).await.unwrap().puzzles;
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
async fn openness_and_line_are_stored() {
    let store = Store::in_memory().await.unwrap();
    let mut entries = entries();
    let openness = Openness { start: 9, least: 0, moments: 4, openings: 13 };
    entries[0].line = Some(6348);
    entries[0].ratings[0].rating.openness = Some(openness);
    store.add("mine", &entries).await.unwrap();
    let at = |line| Query { line: Some(line), ..query() };
    let found = store.find(&at(6348)).await.unwrap().puzzles;
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].puzzle.to_string().as_str(), found[0].line), (PUZZLES[0], Some(6348)));
    assert_eq!(found[0].rating.as_ref().unwrap().openness, Some(openness));
    assert_eq!(store.count(&at(6347)).await.unwrap(), 0);
    let others = store.find(&of(filter("hard"))).await.unwrap().puzzles;
    assert!(others.iter().all(|one| one.line.is_none() && one.rating.as_ref().unwrap().openness.is_none()));
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
        found(
            &store,
            Query { filter: PuzzleFilter { score: Some(1000..=2000), ..PuzzleFilter::default() }, ..query() }
        )
        .await,
        [PUZZLES[1], PUZZLES[0], PUZZLES[2]]
    );
    assert!(
        found(&store, of(PuzzleFilter { technique: "x-wing".parse().ok(), ..PuzzleFilter::default() }))
            .await
            .is_empty()
    );
    // Boxes of 3×2 and of 2×3 are the same when transposed.
    let board = Geometry::with_boxes(3, 2).unwrap();
    let high = line::read_cells(board, &format!("1.2...{}", ".".repeat(30))).unwrap();
    let wide = Symmetry::transposition(board).puzzle(&high);
    assert_eq!(store.add("six", &[Entry::new(high.clone(), None), Entry::new(wide, None)]).await.unwrap(), 1);
    let six = store.find(&Query { collection: Some("six".into()), ..query() }).await.unwrap().puzzles;
    assert_eq!(six[0].puzzle, high);
}

fn no_file(name: &str) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    for end in ["", "-wal", "-shm", "-journal"] {
        let file = format!("{}{end}", file.display());
        drop(std::fs::remove_file(&file).or_else(|_| std::fs::remove_dir(&file)));
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

async fn raw(file: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
    SqliteConnection::connect_with(&options).await.unwrap()
}

/// Returns the names and contents of a file and of the files that SQLite writes beside it.
fn on_disk(file: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let beside =
        ["", "-wal", "-shm", "-journal"].map(|end| PathBuf::from(format!("{}{end}", file.display())));
    beside.into_iter().filter_map(|file| Some((file.clone(), std::fs::read(&file).ok()?))).collect()
}

/// A database of another program is refused, and not a byte of it is changed, nor its journal mode.
#[tokio::test]
async fn a_foreign_database_is_left_alone() {
    for (number, sql) in [
        "CREATE TABLE foo (bar TEXT)",
        "PRAGMA journal_mode = WAL; CREATE TABLE foo (bar TEXT)",
        // Other programs that use the same library record their migrations in the same table.
        "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL); \
         INSERT INTO _sqlx_migrations VALUES (1, 'users'); CREATE TABLE users (name TEXT)",
    ]
    .into_iter()
    .enumerate()
    {
        let file = no_file(&format!("foreign-{number}.sqlite"));
        let mut theirs = raw(&file).await;
        sqlx::raw_sql(sql).execute(&mut theirs).await.unwrap();
        theirs.close().await.unwrap();
        let before = on_disk(&file);
        assert_eq!(Store::open(&file).await.unwrap_err(), StoreError::Open(Trouble::NoDatabase), "{sql}");
        assert!(on_disk(&file) == before, "{sql}");
    }
}

/// What was written last is only in the log if the other program was killed.
#[tokio::test]
async fn a_foreign_database_with_a_log_keeps_its_tables() {
    let (file, copy) = (no_file("foreign-log.sqlite"), no_file("foreign-copy.sqlite"));
    let mut theirs = raw(&file).await;
    sqlx::raw_sql("PRAGMA journal_mode = WAL; CREATE TABLE foo (bar TEXT)")
        .execute(&mut theirs)
        .await
        .unwrap();
    for end in ["", "-wal"] {
        std::fs::copy(format!("{}{end}", file.display()), format!("{}{end}", copy.display())).unwrap();
    }
    let before = on_disk(&copy);
    assert_eq!(Store::open(&copy).await.unwrap_err(), StoreError::Open(Trouble::NoDatabase));
    let after = on_disk(&copy);
    assert!(before.iter().all(|part| after.contains(part)));
    theirs.close().await.unwrap();
}

/// Questions are answered while another program writes, and while an import of this one waits for it.
#[tokio::test]
async fn reading_does_not_wait_for_writing() {
    let file = no_file("locked.sqlite");
    let store = Store::open(&file).await.unwrap();
    store.add("mine", &entries()).await.unwrap();
    let mut other = raw(&file).await;
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    let waiting = tokio::spawn({
        let store = store.clone();
        async move { store.add("more", &entries()).await }
    });
    // If reading waited for writing, it would fail once its patience ends. The import starts during the first question.
    for _ in 0..20 {
        assert_eq!(store.collections().await.unwrap().len(), 1);
        assert_eq!(found(&store, query()).await.len(), 3);
    }
    // A second program can begin now, too.
    let second = Store::open(&file).await.unwrap();
    assert_eq!(found(&second, query()).await.len(), 3);
    assert!(!waiting.is_finished());
    sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
    assert_eq!(waiting.await.unwrap().unwrap(), 3);
    other.close().await.unwrap();
    second.close().await;
    store.close().await;
}

#[tokio::test]
async fn a_damaged_row_hides_no_other() {
    let file = no_file("damaged.sqlite");
    let store = Store::open(&file).await.unwrap();
    store.add("mine", &entries()).await.unwrap();
    let mut other = raw(&file).await;
    let harm = |sql: String| async move {
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut other).await.unwrap()
    };
    harm(format!(
        "UPDATE puzzle SET board = 'garbage' WHERE board = '{}'; UPDATE rating SET level = 'nope' WHERE score = 90",
        PUZZLES[1]
    ))
    .await;
    let found = store.find(&query()).await.unwrap();
    assert_eq!((found.puzzles.len(), found.unreadable), (2, 1));
    // A rating that cannot be read counts as none, and an import of the same puzzle creates it again.
    let unrated = found.puzzles.iter().find(|one| one.rating.is_none()).unwrap();
    assert_eq!(unrated.puzzle.to_string(), PUZZLES[2]);
    store.close().await;
}

/// On a disk that can only be read, SQLite cannot create its files beside the database.
#[tokio::test]
async fn a_read_only_file_can_be_read() {
    let file = no_file("only-read.sqlite");
    let store = Store::open(&file).await.unwrap();
    store.add("mine", &entries()).await.unwrap();
    store.close().await;
    let blocked = ["-wal", "-shm", "-journal"].map(|end| PathBuf::from(format!("{}{end}", file.display())));
    blocked.iter().for_each(|folder| std::fs::create_dir_all(folder).unwrap());
    let before = std::fs::read(&file).unwrap();
    let store = Store::open(&file).await.unwrap();
    assert_eq!(found(&store, query()).await.len(), 3);
    assert!(matches!(store.add("mine", &entries()).await, Err(StoreError::Work(_))));
    assert!(matches!(store.remove("mine").await, Err(StoreError::Work(_))));
    store.close().await;
    assert!(std::fs::read(&file).unwrap() == before);
    blocked.iter().for_each(|folder| std::fs::remove_dir(folder).unwrap());
}

#[tokio::test]
async fn puzzles_rated_on_the_same_basis_are_known() {
    let store = Store::in_memory().await.unwrap();
    store.add("mine", &entries()[..2]).await.unwrap();
    let known = store.rated_puzzles("mine", "full", "1").await.unwrap();
    assert_eq!(entries().iter().map(|entry| known.has(entry)).collect::<Vec<_>>(), [true, true, false]);
    for (collection, profile, basis) in
        [("other", "full", "1"), ("mine", "classic", "1"), ("mine", "full", "2")]
    {
        let known = store.rated_puzzles(collection, profile, basis).await.unwrap();
        assert!(entries().iter().all(|entry| !known.has(entry)), "{collection} {profile} {basis}");
    }
}

/// Makes a file of the first version: without the basis of ratings, openness and lines.
async fn make_old(file: &Path) {
    let mut old = raw(file).await;
    let undo = "ALTER TABLE rating DROP COLUMN basis; ALTER TABLE rating DROP COLUMN openness; \
        DROP INDEX puzzle_by_line; ALTER TABLE puzzle DROP COLUMN line; \
        DELETE FROM _sqlx_migrations WHERE version > 1";
    sqlx::raw_sql(undo).execute(&mut old).await.unwrap();
    old.close().await.unwrap();
}

#[tokio::test]
async fn a_read_only_file_of_the_first_version_can_be_read() {
    let file = no_file("only-read-first.sqlite");
    let store = Store::open(&file).await.unwrap();
    store.add("mine", &entries()).await.unwrap();
    store.close().await;
    make_old(&file).await;
    let blocked = ["-wal", "-shm", "-journal"].map(|end| PathBuf::from(format!("{}{end}", file.display())));
    blocked.iter().for_each(|folder| std::fs::create_dir_all(folder).unwrap());
    let store = Store::open(&file).await.unwrap();
    assert!(!store.is_writable());
    assert_eq!(found(&store, query()).await.len(), 3);
    assert_eq!(store.count(&Query { line: Some(1), ..query() }).await.unwrap(), 0);
    store.close().await;
    blocked.iter().for_each(|folder| std::fs::remove_dir(folder).unwrap());
}

#[tokio::test]
async fn a_file_of_the_first_version_is_migrated() {
    let file = no_file("first.sqlite");
    let store = Store::open(&file).await.unwrap();
    store.add("mine", &entries()).await.unwrap();
    store.close().await;
    make_old(&file).await;
    let store = Store::open(&file).await.unwrap();
    assert_eq!(found(&store, query()).await.len(), 3);
    assert!(!store.rated_puzzles("mine", "full", "1").await.unwrap().has(&entries()[0]));
    store.close().await;
    let mut tampered = raw(&file).await;
    sqlx::raw_sql("UPDATE _sqlx_migrations SET success = FALSE").execute(&mut tampered).await.unwrap();
    tampered.close().await.unwrap();
    assert_eq!(Store::open(&file).await.unwrap_err(), StoreError::Open(Trouble::Damaged));
}

/// A removal frees the space, even if there is hardly any.
#[tokio::test]
async fn removing_a_collection_frees_its_space() {
    let file = no_file("removed.sqlite");
    let store = Store::open(&file).await.unwrap();
    let many: Vec<Entry> = (0..400_u32)
        .map(|number| {
            let givens = format!("{:0>16}", format!("{number:o}").replace('5', "8").replace(['6', '7'], "9"));
            let board = Geometry::standard(9).unwrap();
            Entry::new(
                line::read_cells(board, &format!("{givens}{}", ".".repeat(65))).unwrap(),
                Some("x".repeat(500)),
            )
        })
        .collect();
    store.add("mine", &many).await.unwrap();
    store.add("other", &entries()).await.unwrap();
    let size = || std::fs::metadata(&file).unwrap().len();
    assert!(store.remove("mine").await.unwrap());
    let removed = size();
    store.close().await;
    assert!(removed < 80_000 && size() < 80_000, "{removed}");
    let store = Store::open(&file).await.unwrap();
    assert_eq!(found(&store, query()).await.len(), 3);
    store.close().await;
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
