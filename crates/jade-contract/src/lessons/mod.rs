//! Lessons: the list, single lessons, and search.

mod another;
mod cut;
mod drill;
mod play;
mod shown;

pub use another::another_board;
pub use drill::drill;

use crate::contract::{
    BlockJson, ChapterJson, LanguageJson, LessonEntry, LessonHit, LessonLink, LessonReply, LessonSearchReply,
    LessonsReply, LevelJson, LookJson, PieceJson, VERSION,
};
use crate::{AskError, question};
use jade_lessons::{Block, Look, Page, Piece, course, measured, page, pages, plain, same_name, search};
use jade_logic::techniques::{nearest, technique};
use jade_logic::{Profile, Technique};
use jade_text::{Args, Texts};

/// Lists all lessons in the order of the course, including one for every technique.
///
/// ```
/// let reply = jade_contract::lessons(Default::default());
/// let all = reply.chapters.iter().flat_map(|chapter| &chapter.lessons);
/// assert!(all.clone().any(|lesson| lesson.id == "x-wing" && lesson.technique));
/// assert!(all.clone().any(|lesson| lesson.id == "introduction" && !lesson.technique));
/// ```
pub fn lessons(language: LanguageJson) -> LessonsReply {
    let texts = question::texts(language);
    let chapters = course().iter().map(|chapter| ChapterJson {
        title: texts.plain(&format!("chapter-{}", chapter.name), &Args::none()),
        lessons: chapter.lessons.iter().filter_map(|id| entry(id, texts)).collect(),
    });
    LessonsReply { version: VERSION, chapters: chapters.collect() }
}

/// A lesson: a page, a technique, or both.
struct Lesson {
    id: &'static str,
    page: Option<&'static Page>,
    technique: Option<&'static Technique>,
}

impl Lesson {
    fn find(id: &str, texts: &Texts) -> Option<Lesson> {
        let (page, technique) = (page(texts.language(), id), technique(id).ok());
        let id = page.map(|page| page.id).or(technique.map(|t| t.id().as_str()))?;
        Some(Lesson { id, page, technique })
    }

    fn title(&self, texts: &Texts) -> String {
        match (self.page, self.technique) {
            (Some(page), _) => page.title.clone(),
            (None, Some(technique)) => texts.technique_name(technique.id()),
            (None, None) => self.id.to_owned(),
        }
    }

    fn level(&self) -> Option<LevelJson> {
        let level = Profile::full().level_of(self.technique?.id());
        Some(level.unwrap_or(jade_logic::Level::Beyond).into())
    }

    fn link(&self, texts: &Texts) -> LessonLink {
        LessonLink { id: self.id.to_owned(), title: self.title(texts) }
    }
}

fn entry(id: &str, texts: &Texts) -> Option<LessonEntry> {
    let lesson = Lesson::find(id, texts)?;
    Some(LessonEntry {
        id: lesson.id.to_owned(),
        title: lesson.title(texts),
        technique: lesson.technique.is_some(),
        level: lesson.level(),
        summary: lesson.page.map(|page| plain(&page.summary)).unwrap_or_default(),
        needs: lesson.page.map(|page| page.needs.clone()).unwrap_or_default(),
    })
}

/// Returns one lesson.
///
/// ```
/// use jade_contract::{BlockJson, LevelJson};
/// let reply = jade_contract::lesson(Default::default(), "x-wing").unwrap();
/// assert_eq!((reply.title.as_str(), reply.level), ("X-Wing", Some(LevelJson::Hard)));
/// assert!(reply.blocks.iter().any(|block| matches!(block, BlockJson::Example { .. })));
/// let Some(BlockJson::Paragraph { words }) = reply.blocks.last() else { panic!("how often it is needed") };
/// assert!(words[0].text.contains("one in"), "{}", words[0].text);
/// let error = jade_contract::lesson(Default::default(), "x-wnig").unwrap_err();
/// assert!(error.message.contains("x-wing"), "{}", error.message);
/// ```
///
/// # Errors
/// [`AskError`] if there is no such lesson; it names the lesson with the most similar spelling.
pub fn lesson(language: LanguageJson, id: &str) -> Result<LessonReply, AskError> {
    let texts = question::texts(language);
    let lesson = Lesson::find(id, texts).ok_or_else(|| AskError::field("id", unknown(id, texts)))?;
    let order: Vec<&str> = course().iter().flat_map(|chapter| chapter.lessons.iter().copied()).collect();
    let place = order.iter().position(|other| *other == lesson.id);
    let beside = |place: Option<usize>| {
        let id = order.get(place?)?;
        Some(Lesson::find(id, texts)?.link(texts))
    };
    let links = |ids: fn(&Page) -> &[String]| -> Vec<LessonLink> {
        let ids = lesson.page.map(ids).unwrap_or_default();
        ids.iter().filter_map(|id| Some(Lesson::find(id, texts)?.link(texts))).collect()
    };
    Ok(LessonReply {
        version: VERSION,
        id: lesson.id.to_owned(),
        title: lesson.title(texts),
        technique: lesson.technique.is_some(),
        level: lesson.level(),
        needs: links(|page| &page.needs),
        relatives: links(|page| &page.relatives),
        previous: beside(place.and_then(|place| place.checked_sub(1))),
        next: beside(place.map(|place| place + 1)),
        blocks: blocks(&lesson, texts),
    })
}

fn blocks(lesson: &Lesson, texts: &Texts) -> Vec<BlockJson> {
    let page = lesson.page.into_iter().flat_map(|page| &page.blocks);
    let mut blocks: Vec<BlockJson> = page.filter_map(|block| told(block, texts)).collect();
    blocks.extend(lesson.technique.into_iter().flat_map(|technique| how_often(technique, texts)));
    blocks
}

/// Returns sentences that say how often a technique is needed and whether hints use it.
fn how_often(technique: &Technique, texts: &Texts) -> [BlockJson; 2] {
    let id = technique.id();
    let measured = measured();
    let needed = measured.of(id.as_str());
    let args = Args::none()
        .number("thousands", measured.puzzles / 1000)
        .number("puzzles", needed)
        // Round; 0 if it is more than half of them.
        .number(
            "one-in",
            if 2 * needed > measured.puzzles {
                0
            } else {
                (2 * measured.puzzles + needed) / (2 * needed).max(1)
            },
        )
        .number("asked-for", u8::from(Profile::full().level_of(id).is_none()));
    let words = |message| vec![PieceJson { text: texts.plain(message, &args), ..PieceJson::default() }];
    [
        BlockJson::Heading { depth: 2, words: words("lesson-often-title") },
        BlockJson::Paragraph { words: words("lesson-often") },
    ]
}

fn unknown(id: &str, texts: &Texts) -> String {
    let ids = course().iter().flat_map(|chapter| chapter.lessons.iter().copied());
    let asked = Args::none().text("asked", id.chars().take(40).collect::<String>());
    match nearest(id, ids) {
        Some(nearest) => texts.plain("lesson-unknown", &asked.text("nearest", nearest)),
        None => texts.plain("lesson-unknown", &asked.number("nearest", 0)),
    }
}

/// Finds the lessons that contain all these words, best match first.
///
/// ```
/// use jade_contract::LanguageJson;
/// let reply = jade_contract::search_lessons(LanguageJson::Es, "par puntero");
/// assert_eq!(reply.hits[0].id, "pointing");
/// ```
pub fn search_lessons(language: LanguageJson, words: &str) -> LessonSearchReply {
    // Longer than any sensible query, short enough to be fast.
    let words: String = words.chars().take(200).collect();
    let hits = search(question::texts(language).language(), &words).into_iter();
    let hits = hits.map(|hit| LessonHit { id: hit.id.to_owned(), title: hit.title, excerpt: hit.excerpt });
    LessonSearchReply { version: VERSION, hits: hits.collect() }
}

/// Encodes a block of a page. Omits an example that cannot be shown; tests ensure that there is none.
fn told(block: &Block, texts: &Texts) -> Option<BlockJson> {
    Some(match block {
        Block::Heading { depth, words } => BlockJson::Heading { depth: *depth, words: pieces(words) },
        Block::Paragraph(words) => BlockJson::Paragraph { words: pieces(words) },
        Block::List { ordered, items } => {
            BlockJson::List { ordered: *ordered, items: items.iter().map(|words| pieces(words)).collect() }
        }
        Block::Table(rows) => BlockJson::Table {
            rows: rows.iter().map(|row| row.iter().map(|words| pieces(words)).collect()).collect(),
        },
        Block::Code(text) => BlockJson::Code { text: text.clone() },
        Block::Example { name, caption } => {
            let shown = jade_lessons::example(name).ok()?;
            BlockJson::Example { caption: pieces(caption), shown: Box::new(shown::told(&shown, texts)) }
        }
    })
}

fn pieces(words: &[Piece]) -> Vec<PieceJson> {
    let look = |look: Look| match look {
        Look::Plain => None,
        Look::Strong => Some(LookJson::Strong),
        Look::Emphasis => Some(LookJson::Emphasis),
        Look::Code => Some(LookJson::Code),
    };
    let one =
        |piece: &Piece| PieceJson { text: piece.text.clone(), look: look(piece.look), to: piece.to.clone() };
    words.iter().map(one).collect()
}

/// Finds the lesson with this id, this title or another name of it in this language.
///
/// ```
/// use jade_contract::LanguageJson;
/// assert_eq!(jade_contract::lesson_named(LanguageJson::Es, "pez espada"), Some("swordfish"));
/// assert_eq!(jade_contract::lesson_named(LanguageJson::En, "X Wing"), Some("x-wing"));
/// assert_eq!(jade_contract::lesson_named(LanguageJson::En, "Naked Pairs"), Some("naked-pair"));
/// assert_eq!(jade_contract::lesson_named(LanguageJson::En, "rows"), None);
/// ```
pub fn lesson_named(language: LanguageJson, name: &str) -> Option<&'static str> {
    let texts = question::texts(language);
    let asked = name.trim().to_lowercase().replace([' ', '_'], "-");
    let is_it = |other: &str| same_name(other, name);
    let ids = course().iter().flat_map(|chapter| chapter.lessons.iter().copied());
    let mut lessons = ids.filter_map(|id| Lesson::find(id, texts));
    let named = lessons.find(|lesson| {
        let also = lesson.page.is_some_and(|page| page.also.iter().any(|name| is_it(name)));
        lesson.id == asked || is_it(&lesson.title(texts)) || also
    });
    // Pages outside the course can be read too.
    named
        .map(|lesson| lesson.id)
        .or_else(|| pages(texts.language()).iter().find(|page| page.id == asked).map(|page| page.id))
}
