//! The lessons are complete: every technique has its pages, every example shows what it should, every link has a
//! target, and both languages have the same structure.

use jade_grid::Sheet;
use jade_lessons::{Block, ExampleKind, Page, Words, course, example, examples, page, pages, plain};
use jade_logic::before_marks::MoveKind;
use jade_logic::notation;
use jade_logic::techniques::{ALL, technique};
use jade_text::{Language, Texts};
use std::collections::{BTreeMap, BTreeSet};

/// A full house has no near miss; its page explains in words what to do with two open cells.
const WITHOUT_LOOK_ALIKE: &str = "full-house";

fn all_pages() -> impl Iterator<Item = (Language, &'static Page)> {
    Language::ALL.into_iter().flat_map(|language| pages(language).iter().map(move |page| (language, page)))
}

#[test]
fn every_technique_has_its_pages() {
    for language in Language::ALL {
        for technique in ALL {
            assert!(page(language, technique.id().as_str()).is_some(), "{language}: {}", technique.id());
        }
    }
}

#[test]
fn every_named_position_shows_what_it_should() {
    let mut names = BTreeSet::new();
    for example in examples() {
        assert!(names.insert(example.name), "{} is there twice", example.name);
        if let Err(error) = example.show() {
            panic!("{error}");
        }
    }
}

/// The board of a lesson has its rules, and shows what the step needs.
#[test]
fn every_sheet_has_the_rules_of_its_position() {
    let mut with_rules = 0;
    for shown in examples().iter().map(|example| example.show().unwrap()) {
        let sheet = Sheet::try_from(shown.sheet()).unwrap();
        assert!(std::ptr::eq(sheet.values().geometry(), shown.position.geometry()));
        with_rules += usize::from(!shown.position.geometry().is_plain());
    }
    assert!(with_rules > 0);
}

#[test]
fn every_example_on_a_page_shows_its_technique() {
    for (language, page) in all_pages() {
        let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
        for name in page.examples() {
            let shown = example(name).unwrap_or_else(|error| panic!("{language}/{}: {error}", page.id));
            let (id, kind) = (shown.step.technique.as_str(), shown.kind);
            *kinds.entry(if kind == ExampleKind::LooksLike { "looks-like" } else { "shows" }).or_default() +=
                1;
            match page.technique() {
                Some(technique) => assert_eq!(id, technique.as_str(), "{language}/{}: {name}", page.id),
                None => assert!(page.covers.iter().any(|covered| covered == id), "{}: {name}", page.id),
            }
        }
        if page.technique().is_some() {
            let count = |kind| kinds.get(kind).copied().unwrap_or_default();
            assert!(count("shows") >= 2, "{language}/{}: needs two different examples", page.id);
            let without = page.id == WITHOUT_LOOK_ALIKE;
            assert!(count("looks-like") >= 1 || without, "{language}/{}: needs a look-alike", page.id);
        }
    }
}

/// A page uses the same name for a technique as hints.
#[test]
fn titles_are_the_names_of_techniques() {
    for (language, page) in all_pages() {
        if let Some(technique) = page.technique() {
            assert_eq!(page.title, Texts::of(language).technique_name(technique), "{language}/{}", page.id);
        }
    }
}

#[test]
fn every_move_before_pencil_marks_is_explained_once() {
    for language in Language::ALL {
        for kind in MoveKind::ALL {
            let id = kind.id().as_str();
            let explain =
                pages(language).iter().filter(|page| page.covers.iter().any(|covered| covered == id));
            assert_eq!(explain.count(), 1, "{language}: {id}");
        }
    }
}

#[test]
fn every_link_leads_to_a_lesson() {
    for (language, from) in all_pages() {
        let named = from.needs.iter().chain(&from.relatives).map(String::as_str);
        for id in from.links().chain(named) {
            let known = page(language, id).is_some() || technique(id).is_ok();
            assert!(known, "{language}/{}: no lesson {id}", from.id);
            assert_ne!(id, from.id, "{language}/{}: leads to itself", from.id);
        }
        assert!(!from.relatives.is_empty(), "{language}/{}: has no relatives", from.id);
    }
}

/// Returns the structure of a page, without its text.
fn shape(page: &Page) -> Vec<String> {
    let links =
        |words: &Words| words.iter().filter_map(|piece| piece.to.clone()).collect::<BTreeSet<String>>();
    let one = |block: &Block| match block {
        Block::Heading { depth, .. } => format!("heading {depth}"),
        Block::Paragraph(words) => format!("paragraph {:?}", links(words)),
        Block::List { ordered, items } => {
            format!("list {ordered} {:?}", items.iter().map(links).collect::<Vec<_>>())
        }
        Block::Table(rows) => format!("table {}×{}", rows.len(), rows.first().map_or(0, Vec::len)),
        Block::Code(text) => format!("code {}", text.lines().count()),
        Block::Example { name, .. } => format!("example {name}"),
    };
    page.blocks.iter().map(one).collect()
}

#[test]
fn both_languages_have_the_same_structure() {
    for english in pages(Language::English) {
        let spanish = page(Language::Spanish, english.id).unwrap();
        assert_eq!(shape(english), shape(spanish), "{}", english.id);
        assert_eq!(english.needs, spanish.needs, "{}", english.id);
        assert_eq!(english.relatives, spanish.relatives, "{}", english.id);
        assert_eq!(english.covers, spanish.covers, "{}", english.id);
    }
}

/// Each page is about its own technique: no paragraph occurs on two of them, or untranslated in the other language.
#[test]
fn no_paragraph_occurs_twice() {
    let mut seen: BTreeMap<String, String> = BTreeMap::new();
    for (language, page) in all_pages() {
        for block in &page.blocks {
            let Block::Paragraph(words) = block else { continue };
            let here = format!("{language}/{}", page.id);
            if let Some(there) = seen.insert(plain(words), here.clone()) {
                panic!("{here} and {there} both say: {}", plain(words));
            }
        }
    }
}

/// Lessons name cells in the same way as hints in that language.
#[test]
fn cells_are_named_in_the_language() {
    let names_cell = |text: &str, row: char| {
        text.split(|c: char| !c.is_alphanumeric()).any(|word| {
            let numbers = word.strip_prefix(row).and_then(|rest| rest.split_once('c'));
            numbers.is_some_and(|(row, column)| row.parse::<u8>().is_ok() && column.parse::<u8>().is_ok())
        })
    };
    for (language, page) in all_pages() {
        let foreign = if language == Language::English { 'f' } else { 'r' };
        // The page on terminology explains the one-line notation, which is the same in all languages.
        for words in page.words().filter(|_| page.id != "terminology") {
            assert!(!names_cell(&plain(words), foreign), "{language}/{}: {}", page.id, plain(words));
        }
    }
}

#[test]
fn the_course_has_every_page_once_after_those_it_needs() {
    let order: Vec<&str> = course().iter().flat_map(|chapter| chapter.lessons.iter().copied()).collect();
    let place = |id: &str| order.iter().position(|other| *other == id);
    let once: BTreeSet<&str> = order.iter().copied().collect();
    assert_eq!(once.len(), order.len(), "a lesson is in the course twice");
    for id in &order {
        let known = page(Language::English, id).is_some() || technique(id).is_ok();
        assert!(known, "course.txt: no lesson {id}");
    }
    for page in pages(Language::English) {
        let own = place(page.id).unwrap_or_else(|| panic!("course.txt: {} is missing", page.id));
        for needed in &page.needs {
            assert!(place(needed).is_some_and(|place| place < own), "{} comes before {needed}", page.id);
        }
    }
}

/// Pages are for reading: the first paragraph is a short summary, and no paragraph is long.
#[test]
fn pages_are_short() {
    let words = |text: &str| text.split_whitespace().count();
    for (language, page) in all_pages() {
        let at = format!("{language}/{}", page.id);
        assert!(words(&plain(&page.summary)) <= 50, "{at}: the first paragraph is too long");
        for text in page.words() {
            assert!(words(&plain(text)) <= 100, "{at}: too long: {}", plain(text));
        }
        let total: usize = page.words().map(|text| words(&plain(text))).sum();
        let most = if page.technique().is_some() { 520 } else { 900 };
        assert!(total <= most, "{at}: {total} words");
    }
}

/// A caption that begins with a digit, as in “The 5: …”, is about the digit of the board below it, wherever the step has
/// just one.
#[test]
fn captions_name_the_digit_of_their_board() {
    let mut checked = 0;
    for (language, page) in all_pages() {
        for block in &page.blocks {
            let Block::Example { name, caption } = block else { continue };
            let shown = example(name).unwrap_or_else(|error| panic!("{error}"));
            let words = plain(caption);
            let begin = words.split(':').next().unwrap_or_default();
            let Some(named) = ["The ", "El "].iter().find_map(|article| begin.strip_prefix(article)) else {
                continue;
            };
            let line = notation::print(&shown.step, shown.position.geometry());
            let digit =
                line.split_once(": ").and_then(|(_, rest)| rest.split(' ').next()).unwrap_or_default();
            let is_digit = |text: &str| text.len() == 1 && text.bytes().all(|c| c.is_ascii_digit());
            if is_digit(named) && is_digit(digit) {
                assert_eq!(named, digit, "{language}/{}: “{words}” stands above {line}", page.id);
                checked += 1;
            }
        }
    }
    assert!(checked > 200, "{checked}");
}
