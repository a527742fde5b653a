//! The English sentences of rules that say nothing but a rule which JADE knows. A sentence is taken only if it has no other words:
//! with one more, it may say something else.

/// A kind of sentence: the rule that it asks for, if the board does not have it anyway; words of which it has one, for each list;
/// all other words that it may have.
struct Kind {
    rule: Option<&'static str>,
    needed: &'static [&'static [&'static str]],
    others: &'static str,
}

const NOT: &[&str] =
    &["not", "cannot", "cant", "dont", "never", "no", "without", "different", "distinct", "anti"];

static KINDS: [Kind; 5] = [
    Kind {
        rule: None,
        needed: &[&["normal", "standard", "classic", "regular"], &["sudoku"]],
        others: "rules apply killer irregular jigsaw 4x4 6x6 8x8 9x9 10x10 12x12 16x16",
    },
    // The cages themselves are in the data.
    Kind {
        rule: None,
        needed: &[&["cage", "cages"], &["sum", "sums", "add", "total", "totals", "repeat"]],
        others: "digits in a an each killer must to up the given number value shown indicated clue clues small top left corner of \
            and within its their is if any with equal that cells may can do not cannot cant dont the digit",
    },
    Kind {
        rule: Some("anti-knight"),
        needed: &[&["knight", "knights", "antiknight"], NOT],
        others: "cells that are a chess apart move moves s away by may must can do contain have hold the same digit digits be sudoku \
            rule rules constraint applies apply separated identical in from each other any two",
    },
    Kind {
        rule: Some("anti-king"),
        needed: &[&["king", "kings", "antiking"], NOT],
        others: "cells that are a chess apart move moves s away by may must can do contain have hold the same digit digits be sudoku \
            rule rules constraint applies apply separated identical in from each other any two",
    },
    Kind {
        rule: Some("non-consecutive"),
        needed: &[&["consecutive", "nonconsecutive"], &["adjacent", "neighbouring", "neighboring"], NOT],
        others: "orthogonally cells may must can contain have hold be digits the two that are",
    },
];

/// The diagonals. Which are meant must be clear.
static DIAGONALS: Kind = Kind {
    rule: Some("x"),
    needed: &[&["diagonals"], &["both", "main", "two", "long"], &["repeat", "once"]],
    others: "digits along on the do not cannot may must can in each every digit of appear exactly contain from 1 to 9 dont cant",
};

/// Returns the rules that a text asks for, without those of the ordinary board.
///
/// # Errors
/// The first sentence that is not understood.
pub(super) fn rules(text: &str) -> Result<Vec<&'static str>, String> {
    let mut rules = Vec::new();
    for sentence in text.split(['.', '\n', ';', '!']).map(str::trim).filter(|sentence| !sentence.is_empty()) {
        let words = words(sentence);
        let Some(kind) = KINDS.iter().chain([&DIAGONALS]).find(|kind| kind.is(&words)) else {
            return Err(sentence.to_owned());
        };
        rules.extend(kind.rule);
    }
    Ok(rules)
}

/// Returns the words of a sentence in lower case: letters and digits; apostrophes join.
fn words(sentence: &str) -> Vec<String> {
    let joined: String = sentence.to_lowercase().chars().filter(|sign| !matches!(sign, '\'' | '’')).collect();
    let words = joined.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

impl Kind {
    fn is(&self, words: &[String]) -> bool {
        let is_needed = |word: &str| self.needed.iter().any(|list| list.contains(&word));
        self.needed.iter().all(|list| words.iter().any(|word| list.contains(&word.as_str())))
            && words.iter().all(|word| is_needed(word) || self.others.split_whitespace().any(|other| other == word))
            // What may be denied is that digits repeat, and then it must be.
            && (self.needed.contains(&NOT) || {
                let denies = words.iter().any(|word| NOT.contains(&word.as_str()));
                denies == words.iter().any(|word| word == "repeat")
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_say_a_rule_and_nothing_else() {
        let read = |text: &str| rules(text).unwrap_or_else(|found| panic!("{found}"));
        for text in [
            "Normal sudoku rules apply.",
            "Normal killer sudoku rules apply. Digits in a cage must sum to the number in the top left corner. \
             Digits may not repeat within a cage.",
            "Digits in cages cannot repeat and must sum to the total shown in the top left corner",
            "",
        ] {
            assert!(read(text).is_empty(), "{text}");
        }
        assert_eq!(
            read(
                "Cells a knight’s move apart cannot contain the same digit.\nCells separated by a king's move may not contain the same digit!"
            ),
            ["anti-knight", "anti-king"]
        );
        assert_eq!(
            read("Orthogonally adjacent cells cannot contain consecutive digits."),
            ["non-consecutive"]
        );
        assert_eq!(read("Digits cannot repeat along the main diagonals."), ["x"]);
        for text in [
            "Digits along thermometers increase from the bulb",
            "Digits may repeat within a cage",
            "Digits in a cage of unknown size sum to the number in the corner",
            "Digits cannot repeat along the marked diagonal",
            "Cells a knight's move apart contain the same digit",
            "Grey cells a knight's move apart cannot contain the same digit",
            "Adjacent cells on a line must contain consecutive digits",
            "All rules apply",
        ] {
            assert_eq!(rules(&format!("Normal sudoku rules apply. {text}.")), Err(text.to_owned()));
        }
    }
}
