//! The body of the fuzz target `reader` on texts that are changed at random: all doors read the same boards in the same
//! bytes, and what was found is found again, between prose and quoted.

use crate::any_text::{Rng, template_texts};
use crate::without_board;
use jade_exchange::stream::Puzzles;
use jade_exchange::{Document, by_id, read, read_bytes};

/// What is put into texts.
const PIECES: [&str; 28] = [
    "\n", "\r\n", " ", "  ", "\t", "|", "+---+", ">", "> ", ",", ";", "[", "]", "{", "}", "\"", "#", "*",
    ".", "0", "9", "x", "r1c1=5", "<td>", "</tr>", "```", "\u{feff}", "é",
];

/// Returns a text with some pieces put in, taken out, doubled or moved.
fn mutated(text: &[u8], other: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut bytes = text.to_vec();
    for _ in 0..1 + rng.below(6) {
        let at = rng.below(bytes.len() + 1);
        let end = (at + 1 + rng.below(40)).min(bytes.len());
        match rng.below(7) {
            0 => drop(bytes.drain(at..end)),
            1 => {
                let again = bytes[at..end].to_vec();
                bytes.splice(at..at, again);
            }
            2 => {
                let moved: Vec<u8> = bytes.drain(at..end).collect();
                let to = rng.below(bytes.len() + 1);
                bytes.splice(to..to, moved);
            }
            3 if !other.is_empty() => {
                let from = rng.below(other.len());
                let to = (from + 1 + rng.below(120)).min(other.len());
                bytes.splice(at..at, other[from..to].iter().copied());
            }
            4 if at < bytes.len() => bytes[at] = rng.below(256) as u8,
            _ => drop(bytes.splice(at..at, PIECES[rng.below(PIECES.len())].bytes())),
        }
    }
    bytes
}

/// What the fuzz target `reader` asserts.
fn check(bytes: &[u8]) {
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

#[test]
fn texts_that_are_changed_at_random_are_read_alike_by_all_doors() {
    let rounds = if std::env::var_os("JADE_LONG_TESTS").is_some() { 200 } else { 1 };
    let mut texts: Vec<String> = template_texts(3);
    texts.extend(without_board::texts().into_iter().map(|(_, text)| text));
    let mut count = 0;
    for round in 0..rounds {
        // One in ten, each round others.
        for (index, text) in texts.iter().enumerate().filter(|(index, _)| rounds > 1 || index % 10 == 0) {
            let mut rng = Rng((round * texts.len() + index) as u64);
            let other = &texts[rng.below(texts.len())];
            check(&mutated(text.as_bytes(), other.as_bytes(), &mut rng));
            count += 1;
        }
    }
    println!("{count} texts");
}
