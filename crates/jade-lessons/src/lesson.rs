//! [`Lesson`]: a page, a technique, or both.

use crate::{Block, Look, Page, Piece, course, measured, page, pages, same_name};
use jade_logic::techniques::technique;
use jade_logic::{Level, Profile, Technique};
use jade_text::{Args, Language, Texts};

/// A lesson: a page, a technique, or both.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The id of the page, which is that of the technique if there is one.
    pub id: &'static str,
    /// The page; `None` if nobody has written one.
    pub page: Option<&'static Page>,
    /// The technique; `None` for a topic.
    pub technique: Option<&'static Technique>,
}

impl Lesson {
    /// Returns the lesson with this id.
    pub fn find(id: &str, texts: &Texts) -> Option<Lesson> {
        let (page, technique) = (page(texts.language(), id), technique(id).ok());
        let id = page.map(|page| page.id).or(technique.map(|t| t.id().as_str()))?;
        Some(Lesson { id, page, technique })
    }

    /// Finds the lesson with this id, this title or another name of it: in the language of the texts, or else in another one.
    ///
    /// ```
    /// use jade_lessons::Lesson;
    /// use jade_text::{Language, Texts};
    /// let named = |name| Lesson::named(name, Texts::of(Language::English)).map(|lesson| lesson.id);
    /// assert_eq!(named("X Wing"), Some("x-wing"));
    /// assert_eq!(named("Naked Pairs"), Some("naked-pair"));
    /// assert_eq!(named("par desnudo"), Some("naked-pair"));
    /// assert_eq!(named("rows"), None);
    /// ```
    pub fn named(name: &str, texts: &Texts) -> Option<Lesson> {
        let asked = name.trim().to_lowercase().replace([' ', '_'], "-");
        let is_it = |other: &str| same_name(other, name);
        let named = |texts: &Texts| {
            ids().filter_map(|id| Lesson::find(id, texts)).find(|lesson| {
                let also = lesson.page.is_some_and(|page| page.also.iter().any(|name| is_it(name)));
                lesson.id == asked || is_it(&lesson.title(texts)) || also
            })
        };
        // Pages outside the course can be read too.
        let page = || pages(texts.language()).iter().find(|page| page.id == asked);
        let elsewhere = || {
            let others = Language::ALL.into_iter().filter(|other| *other != texts.language());
            others.map(Texts::of).find_map(named)
        };
        let own = named(texts).or_else(|| Lesson::find(page()?.id, texts));
        own.or_else(|| Lesson::find(elsewhere()?.id, texts))
    }

    /// Returns the title of the page, or else the name of the technique.
    pub fn title(&self, texts: &Texts) -> String {
        match (self.page, self.technique) {
            (Some(page), _) => page.title.clone(),
            (None, Some(technique)) => texts.technique_name(technique.id()),
            (None, None) => self.id.to_owned(),
        }
    }

    /// Returns the level of the technique in the full profile; `None` for a topic.
    pub fn level(&self) -> Option<Level> {
        Some(Profile::full().level_of(self.technique?.id()).unwrap_or(Level::Beyond))
    }

    /// Returns the lessons that it builds on.
    pub fn needs(&self, texts: &Texts) -> Vec<Lesson> {
        self.links(|page| &page.needs, texts)
    }

    /// Returns related lessons.
    pub fn relatives(&self, texts: &Texts) -> Vec<Lesson> {
        self.links(|page| &page.relatives, texts)
    }

    fn links(&self, of_page: fn(&Page) -> &[String], texts: &Texts) -> Vec<Lesson> {
        let ids = self.page.map(of_page).unwrap_or_default();
        ids.iter().filter_map(|id| Lesson::find(id, texts)).collect()
    }

    /// Returns the previous lesson of the course; `None` for the first.
    pub fn previous(&self, texts: &Texts) -> Option<Lesson> {
        let place = ids().position(|id| id == self.id)?;
        Lesson::find(ids().nth(place.checked_sub(1)?)?, texts)
    }

    /// Returns the next lesson of the course; `None` for the last.
    pub fn next(&self, texts: &Texts) -> Option<Lesson> {
        let place = ids().position(|id| id == self.id)?;
        Lesson::find(ids().nth(place + 1)?, texts)
    }

    /// Returns the content: the page, and how often the technique is needed.
    pub fn blocks(&self, texts: &Texts) -> Vec<Block> {
        let mut blocks = self.page.map(|page| page.blocks.clone()).unwrap_or_default();
        // The puzzles that are counted have no rules.
        let counted = self.technique.filter(|technique| !technique.needs.are_of_rules());
        blocks.extend(counted.into_iter().flat_map(|technique| how_often(technique, texts)));
        blocks
    }
}

/// Returns the ids of the course in order.
fn ids() -> impl Iterator<Item = &'static str> {
    course().iter().flat_map(|chapter| chapter.lessons.iter().copied())
}

/// Returns sentences that say how often a technique is needed and whether hints use it.
fn how_often(technique: &Technique, texts: &Texts) -> [Block; 2] {
    let id = technique.id();
    let measured = measured();
    let needed = measured.of(id.as_str());
    // Rounded; 0 if it is more than half of them.
    let one_in = match 2 * needed > measured.puzzles {
        true => 0,
        false => (2 * measured.puzzles + needed) / (2 * needed).max(1),
    };
    let args = Args::none()
        .number("thousands", measured.puzzles / 1000)
        .number("puzzles", needed)
        .number("one-in", one_in)
        .number("asked-for", u8::from(Profile::full().level_of(id).is_none()));
    let words = |message| vec![Piece { text: texts.plain(message, &args), look: Look::Plain, to: None }];
    [Block::Heading { depth: 2, words: words("lesson-often-title") }, Block::Paragraph(words("lesson-often"))]
}
