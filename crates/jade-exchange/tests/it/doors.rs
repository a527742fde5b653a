//! All doors of the library read the same boards in the same bytes, and what was found is found again, between prose and
//! quoted. For the tests and for the fuzz target `reader`.

use jade_exchange::stream::Puzzles;
use jade_exchange::{Document, by_id, read, read_bytes};

/// Checks these bytes.
///
/// # Panics
/// If two doors read different boards, or a board is not found again.
pub fn check(bytes: &[u8]) {
    let text = read_bytes(bytes);
    let found: Vec<_> = read(&text).collect();
    let mut puzzles = Puzzles::new(bytes);
    let chunks = std::iter::from_fn(|| puzzles.next(0));
    let by_stream: Vec<_> = chunks.flat_map(|chunk| chunk.expect("bytes").readings()).collect();
    // A stream refuses rules that it does not know.
    if found.iter().flatten().all(|document| document.left_out.is_empty()) {
        assert_eq!(found.len(), by_stream.len(), "{text}\n{bytes:?}");
        for (one, other) in found.iter().zip(&by_stream) {
            match (one, other) {
                (Ok(one), Ok(other)) => assert_eq!(one.givens(), &other.puzzle, "{text}\n{bytes:?}"),
                (Err(one), Err(other)) => assert_eq!(one, other, "{text}\n{bytes:?}"),
                (one, other) => panic!("{one:?}\n{other:?}\n{text}\n{bytes:?}"),
            }
        }
    }
    for document in found.into_iter().flatten().take(4) {
        let plain = Document::of_puzzle(document.givens().unrestricted());
        // Elsewhere, blocks of few digits may be a table of numbers.
        if plain.geometry().side() != 9
            || plain.givens().filled_count() < 17
            || !plain.givens().conflicts().is_empty()
        {
            continue;
        }
        for format in ["line", "rows", "ss"].into_iter().filter_map(by_id) {
            if format.fits(&plain).is_err() {
                continue;
            }
            let written = format.write(std::slice::from_ref(&plain));
            let quoted: String = written.lines().map(|line| format!("> {line}\n")).collect();
            for again in [format!("Hello,\n\n{written}\nThank you\n"), format!("Ana wrote:\n{quoted}\n")] {
                let boards: Vec<_> =
                    read(&again).map(|read| read.map(|document| document.values())).collect();
                assert_eq!(boards, [Ok(plain.values())], "{again}\n{text}");
            }
        }
    }
}
