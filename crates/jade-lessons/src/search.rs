//! [`search`]: finds pages by their words.

use crate::markdown::{Block, plain};
use crate::{Page, course, page, pages};
use jade_text::Language;
use std::cmp::Reverse;

/// A page found by a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hit {
    /// The id of the page.
    pub id: &'static str,
    /// The title of the page.
    pub title: String,
    /// The paragraph that contains the words, or the summary if they occur in the title.
    pub excerpt: String,
}

/// How well a page matches; less is better. The names of the page count first, then, if they match, its place in the
/// course (so of all fish with fins, the smallest comes first), then the text.
type Fit = (Reverse<u32>, usize, Reverse<u32>);

/// Points for a word in the title or another name, in a heading, and anywhere else.
const POINTS: [u32; 3] = [50, 5, 1];
/// Points for a word in a name that the page has in another language: “Medusa” is a jellyfish only in Spanish.
const ELSEWHERE: u32 = 20;
/// Extra points for a name that equals the query.
const WHOLE: u32 = 1000;
/// Extra points for a name in another language that equals the query. Pages with the word in a name of their own come first.
const WHOLE_ELSEWHERE: u32 = 25;

/// Returns the pages that contain all these words, each at the beginning of a word, best match first. Ignores case,
/// accents and the ending of a plural.
///
/// A page is also found by the names that it has in other languages. If nothing is found, the texts in other languages are
/// searched too: people look for what they have read about in another language.
///
/// ```
/// use jade_lessons::search;
/// use jade_text::Language;
/// assert_eq!(search(Language::Spanish, "UNICO OCULTO")[0].id, "hidden-single");
/// assert_eq!(search(Language::English, "naked pairs")[0].id, "naked-pair");
/// assert_eq!(search(Language::English, "único oculto")[0].title, "Hidden single");
/// assert!(search(Language::English, "qwertz").is_empty());
/// ```
pub fn search(language: Language, asked: &str) -> Vec<Hit> {
    let asked: Vec<String> = folded_words(asked);
    if asked.is_empty() {
        return Vec::new();
    }
    let all = pages(language).iter();
    let mut found: Vec<(Fit, &Page)> =
        all.clone().filter_map(|page| Some((fit(page, language, &asked)?, page))).collect();
    if found.is_empty() {
        let in_others =
            |page: &Page| others(language, page.id).find_map(|(other, page)| fit(page, other, &asked));
        found = all.filter_map(|page| Some((in_others(page)?, page))).collect();
    }
    // The sort is stable, so ties keep the order of the files.
    found.sort_by_key(|(fit, _)| *fit);
    found.into_iter().map(|(_, page)| hit(page, &asked)).collect()
}

/// The other languages, each with this page in it.
fn others(language: Language, id: &str) -> impl Iterator<Item = (Language, &'static Page)> {
    let others = Language::ALL.into_iter().filter(move |other| *other != language);
    others.filter_map(move |other| Some((other, page(other, id)?)))
}

/// All names of a page in its language, as words.
fn names(page: &Page) -> Vec<Vec<String>> {
    let also = page.also.iter().map(String::as_str);
    std::iter::once(page.title.as_str()).chain(also).chain([page.id]).map(folded_words).collect()
}

/// Returns how well a page matches; `None` if a word is missing.
fn fit(page: &Page, language: Language, asked: &[String]) -> Option<Fit> {
    let own = names(page);
    let elsewhere: Vec<Vec<String>> = others(language, page.id).flat_map(|(_, page)| names(page)).collect();
    let are_asked = |names: &[Vec<String>]| names.iter().any(|name| is_same(name, asked));
    let mut called = if are_asked(&own) {
        WHOLE
    } else if are_asked(&elsewhere) {
        WHOLE_ELSEWHERE
    } else {
        0
    };
    let mut text = 0;
    let [own, elsewhere] = [own, elsewhere].map(|names| names.into_iter().flatten().collect::<Vec<_>>());
    let (mut headings, mut rest) = (Vec::new(), Vec::new());
    for block in &page.blocks {
        match block {
            Block::Heading { words, .. } => headings.extend(folded_words(&plain(words))),
            Block::Code(code) => rest.extend(folded_words(code)),
            _ => {}
        }
    }
    rest.extend(page.words().flat_map(|words| folded_words(&plain(words))));
    let mut all_in_names = true;
    for word in asked {
        let has = |words: &[String]| words.iter().any(|other| begins(other, word));
        let count = |words: &[String]| words.iter().filter(|other| begins(other, word)).count() as u32;
        let named = if has(&own) {
            POINTS[0]
        } else if has(&elsewhere) {
            ELSEWHERE
        } else {
            0
        };
        // A long page must not match better just because it is long.
        let points = [count(&headings).min(2), count(&rest).min(10)];
        if named == 0 && points == [0; 2] {
            return None;
        }
        all_in_names &= named > 0;
        called += named;
        text += points[0] * POINTS[1] + points[1] * POINTS[2];
    }
    let mut course = course().iter().flat_map(|chapter| &chapter.lessons);
    let place = if all_in_names { course.position(|id| *id == page.id) } else { None };
    Some((Reverse(called), place.unwrap_or(0), Reverse(text)))
}

fn hit(page: &Page, asked: &[String]) -> Hit {
    let has = |words: &[String]| asked.iter().all(|word| words.iter().any(|other| begins(other, word)));
    let paragraphs = page.words().map(plain);
    let excerpt = paragraphs.into_iter().find(|text| has(&folded_words(text)));
    let excerpt = excerpt.unwrap_or_else(|| plain(&page.summary));
    Hit { id: page.id, title: page.title.clone(), excerpt }
}

/// Whether two names are the same but for case, accents, signs and the endings of plurals.
///
/// ```
/// use jade_lessons::same_name;
/// assert!(same_name("Naked pair", "naked-pairs"));
/// assert!(same_name("Único oculto", "unicos ocultos"));
/// assert!(!same_name("Naked pair", "naked triple"));
/// ```
pub fn same_name(one: &str, other: &str) -> bool {
    is_same(&folded_words(one), &folded_words(other))
}

fn is_same(one: &[String], other: &[String]) -> bool {
    let is_one = |(one, other): (&String, &String)| singulars(one).any(|a| singulars(other).any(|b| a == b));
    one.len() == other.len() && one.iter().zip(other).all(is_one)
}

/// Whether a word begins with what was asked for, or with its singular.
fn begins(word: &str, asked: &str) -> bool {
    singulars(asked).any(|asked| word.starts_with(asked))
}

/// A word, and what it may be without the ending of a plural: `pairs` and `pair`, `boxes`, `boxe` and `box`.
fn singulars(word: &str) -> impl Iterator<Item = &str> {
    let endings = ["", "s", "es"].into_iter();
    endings
        .filter_map(|ending| word.strip_suffix(ending))
        .filter(move |stem| *stem == word || stem.len() >= 3)
}

/// Returns the words of a text in lower case without accents.
fn folded_words(text: &str) -> Vec<String> {
    let folded: String = text.to_lowercase().chars().map(without_accent).collect();
    folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

fn without_accent(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ñ' => 'n',
        _ => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Many pages have “finned” in their names; the first one in the course is meant.
    #[test]
    fn of_several_pages_with_the_name_the_first_in_the_course_comes_first() {
        let first = |language, asked| search(language, asked)[0].id;
        assert_eq!(first(Language::Spanish, "con aletas"), "finned-x-wing");
        assert_eq!(first(Language::English, "sashimi"), "sashimi-x-wing");
        assert_eq!(first(Language::English, "medusa"), "3d-medusa");
        assert_eq!(first(Language::Spanish, "medusa"), "jellyfish");
        assert_eq!(first(Language::Spanish, "rectángulo único"), "unique-rectangle-1");
    }

    #[test]
    fn plurals_and_other_names_find_their_page() {
        for (language, asked, id) in [
            (Language::English, "Naked Pairs", "naked-pair"),
            (Language::English, "hidden triples", "hidden-triple"),
            (Language::English, "Locked Candidates", "pointing"),
            (Language::English, "Colors", "simple-coloring"),
            (Language::English, "Dancing links", "dancing-links"),
            (Language::Spanish, "pares desnudos", "naked-pair"),
            (Language::Spanish, "pez espada con alas", "finned-swordfish"),
            (Language::Spanish, "historia del sudoku", "history"),
            // The names that the thesis uses.
            (Language::Spanish, "Locked Candidates", "pointing"),
            (Language::Spanish, "backtracking", "brute-force"),
            (Language::Spanish, "ramificación y poda", "brute-force"),
            (Language::Spanish, "casillas conjugadas", "terminology"),
            (Language::Spanish, "casillas relacionadas", "terminology"),
            (Language::Spanish, "celda raíz", "xy-wing"),
            (Language::Spanish, "única posición", "hidden-single"),
            (Language::English, "branch and bound", "brute-force"),
        ] {
            assert_eq!(search(language, asked)[0].id, id, "{asked}");
        }
    }

    /// The words of one language find the pages in the other, also without their accents.
    #[test]
    fn words_of_the_other_language_find_their_page() {
        for (language, asked, id) in [
            (Language::English, "ramificación y poda", "brute-force"),
            (Language::English, "ramificacion y poda", "brute-force"),
            (Language::English, "vuelta atrás", "brute-force"),
            (Language::English, "casillas conjugadas", "terminology"),
            (Language::English, "celda raíz", "xy-wing"),
            (Language::English, "CELDA RAIZ", "xy-wing"),
            (Language::English, "celdas rama", "terminology"),
            (Language::English, "candidatos bloqueados", "pointing"),
            (Language::English, "unico oculto", "hidden-single"),
            (Language::English, "pares desnudos", "naked-pair"),
            (Language::English, "pez espada", "swordfish"),
            (Language::English, "rascacielos", "skyscraper"),
            (Language::English, "rectangulo unico", "unique-rectangle-1"),
            (Language::Spanish, "branch and bound", "brute-force"),
            (Language::Spanish, "locked candidates", "pointing"),
            (Language::Spanish, "Backtracking", "brute-force"),
            (Language::Spanish, "box line reduction", "claiming"),
            (Language::Spanish, "hidden single", "hidden-single"),
            (Language::Spanish, "naked pairs", "naked-pair"),
            (Language::Spanish, "swordfish", "swordfish"),
            (Language::Spanish, "restricted common candidate", "als-xz"),
            (Language::Spanish, "pencil marks", "pencil-marks"),
            (Language::Spanish, "cross-hatching", "cross-hatching"),
            (Language::Spanish, "unique rectangle", "unique-rectangle-1"),
        ] {
            let found = search(language, asked);
            assert_eq!(found.first().map(|hit| hit.id), Some(id), "{language}: {asked}");
            let own = page(language, id).unwrap();
            assert_eq!(found[0].title, own.title, "in the language of the one who asks");
        }
    }

    /// Every title and every other name of a page finds it in both languages, with and without accents.
    #[test]
    fn every_name_finds_its_page_in_both_languages() {
        for (language, named) in Language::ALL.into_iter().flat_map(|language| {
            Language::ALL.into_iter().flat_map(pages).map(move |named| (language, named))
        }) {
            let own = page(language, named.id).unwrap();
            for name in std::iter::once(&named.title).chain(&named.also) {
                let plain: String = name.chars().map(without_accent).collect();
                for asked in [name, &plain] {
                    let found = fit(own, language, &folded_words(asked));
                    assert!(found.is_some(), "{language}: {asked:?} does not find {}", named.id);
                }
            }
        }
    }

    #[test]
    fn case_and_accents_are_ignored() {
        assert_eq!(folded_words("¿Qué es un X-Wing?"), ["que", "es", "un", "x", "wing"]);
        assert!(folded_words(" - ").is_empty());
    }
}
