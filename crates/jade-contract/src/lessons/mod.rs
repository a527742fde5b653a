//! Lessons: the list, single lessons, and search.

mod another;
mod drill;
mod shown;

pub use another::another_board;
pub use drill::drill;

use crate::contract::{
    BlockJson, ChapterJson, LanguageJson, LessonEntry, LessonHit, LessonLink, LessonReply, LessonSearchReply,
    LessonsReply, LevelJson, LookJson, PieceJson, VERSION,
};
use crate::{AskError, question};
use jade_lessons::{Block, Lesson, Look, Piece, course, plain, search};
use jade_logic::techniques::nearest;
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

fn entry(id: &str, texts: &Texts) -> Option<LessonEntry> {
    let lesson = Lesson::find(id, texts)?;
    Some(LessonEntry {
        id: lesson.id.to_owned(),
        title: lesson.title(texts),
        technique: lesson.technique.is_some(),
        level: lesson.level().map(LevelJson::from),
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
    let link = |lesson: Lesson| LessonLink { id: lesson.id.to_owned(), title: lesson.title(texts) };
    let links = |lessons: Vec<Lesson>| lessons.into_iter().map(link).collect();
    Ok(LessonReply {
        version: VERSION,
        id: lesson.id.to_owned(),
        title: lesson.title(texts),
        technique: lesson.technique.is_some(),
        level: lesson.level().map(LevelJson::from),
        needs: links(lesson.needs(texts)),
        relatives: links(lesson.relatives(texts)),
        previous: lesson.previous(texts).map(link),
        next: lesson.next(texts).map(link),
        blocks: lesson.blocks(texts).iter().filter_map(|one| block(one, texts)).collect(),
    })
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
fn block(block: &Block, texts: &Texts) -> Option<BlockJson> {
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
            BlockJson::Example { caption: pieces(caption), shown: Box::new(shown::encode(&shown, texts)) }
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
