//! What the fuzz target `reader` checks, on texts that are changed at random.

use crate::any_text::{Rng, template_texts};
use crate::doors::check;
use crate::without_board;

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
