//! Texts that people bring, collected from public sources (`../shared/cases` beside the workspace): each is read as the
//! boards that its `right.txt` lists.

use jade_exchange::{read_bytes, stream::Puzzles};
use std::path::Path;

/// Reads a file as the command line does.
fn boards(path: &Path) -> Vec<Result<String, String>> {
    let bytes = std::fs::read(path).unwrap();
    let mut puzzles = Puzzles::of_file(path, bytes.as_slice());
    let chunks = std::iter::from_fn(|| puzzles.next(0));
    let by_stream: Vec<_> = chunks
        .flat_map(|chunk| chunk.unwrap().readings().collect::<Vec<_>>())
        .map(|read| read.map(|reading| reading.puzzle.to_string()).map_err(|error| error.to_string()))
        .collect();
    let text = read_bytes(&bytes);
    let at_once: Vec<_> = jade_exchange::read(&text)
        .map(|read| read.map(|document| document.givens().to_string()).map_err(|error| error.to_string()))
        .collect();
    assert_eq!(by_stream, at_once, "{}", path.display());
    by_stream
}

#[test]
fn what_people_bring_is_read() {
    let shared = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/cases");
    if !shared.exists() {
        assert!(std::env::var_os("JADE_REQUIRE_SHARED").is_none(), "{} is missing", shared.display());
        println!("skipped: no {}", shared.display());
        return;
    }
    let (mut files, mut wrong) = (0, Vec::new());
    for directory in std::fs::read_dir(&shared).unwrap() {
        let directory = directory.unwrap().path();
        let Ok(list) = std::fs::read_to_string(directory.join("right.txt")) else { continue };
        let lines = list.lines().filter_map(|line| line.split_once(": "));
        let mut right: Vec<(&str, Vec<String>)> = Vec::new();
        for (name, board) in lines {
            let board = board.split(" | ").next().unwrap().replace('0', ".");
            match right.last_mut().filter(|(last, _)| *last == name) {
                Some((_, boards)) => boards.push(board),
                None => right.push((name, vec![board])),
            }
        }
        for (name, right) in right {
            files += 1;
            let path = directory.join(name);
            let read = boards(&path);
            if read != right.into_iter().map(Ok).collect::<Vec<_>>() {
                wrong.push(format!("{}: {read:?}", path.display()));
            }
        }
    }
    assert!(files >= 30, "{files} files");
    assert!(wrong.is_empty(), "{} of {files} files\n{}", wrong.len(), wrong.join("\n"));
}
