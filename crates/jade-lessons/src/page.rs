//! [`Page`]: a lesson that has been read.

use crate::markdown::{self, Block, Piece, Words};
use crate::sources::{Source, sources};
use jade_logic::TechniqueId;
use jade_logic::techniques::technique;
use jade_text::Language;
use std::sync::LazyLock;

/// A lesson in one language.
///
/// ```text
/// ---
/// also: X wing; cross
/// needs: pointing, claiming
/// relatives: swordfish, skyscraper
/// ---
/// # X-Wing
///
/// The first paragraph says in a sentence or two what it is: lists show it too.
/// ```
#[derive(Clone, Debug)]
pub struct Page {
    /// The id of a technique or of a topic.
    pub id: &'static str,
    /// The title of the lesson.
    pub title: String,
    /// The summary in a sentence or two: the first paragraph.
    pub summary: Words,
    /// Other names that people may search for.
    pub also: Vec<String>,
    /// The ids of the moves without pencil marks that it explains.
    pub covers: Vec<String>,
    /// The ids of the lessons that it builds on.
    pub needs: Vec<String>,
    /// The ids of related lessons.
    pub relatives: Vec<String>,
    /// All content after the title, including the first paragraph.
    pub blocks: Vec<Block>,
}

impl Page {
    /// Returns the technique that this page teaches; `None` if it is about a topic.
    pub fn technique(&self) -> Option<TechniqueId> {
        technique(self.id).ok().map(|technique| technique.id())
    }

    /// Returns the names of the examples, in order of appearance.
    pub fn examples(&self) -> impl Iterator<Item = &str> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Example { name, .. } => Some(name.as_str()),
            _ => None,
        })
    }

    /// Returns all text of the page, block by block. Cells of tables and items of lists are separate.
    pub fn words(&self) -> impl Iterator<Item = &[Piece]> {
        self.blocks.iter().flat_map(|block| -> Vec<&[Piece]> {
            match block {
                Block::Heading { words, .. } | Block::Paragraph(words) => vec![words],
                Block::Example { caption, .. } => vec![caption],
                Block::List { items, .. } => items.iter().map(Vec::as_slice).collect(),
                Block::Table(rows) => rows.iter().flatten().map(Vec::as_slice).collect(),
                Block::Code(_) => Vec::new(),
            }
        })
    }

    /// Returns the ids of the pages that this page links to.
    pub fn links(&self) -> impl Iterator<Item = &str> {
        self.words().flatten().filter_map(|piece| piece.to.as_deref())
    }
}

/// Returns all pages of a language.
pub fn pages(language: Language) -> &'static [Page] {
    static ENGLISH: LazyLock<Vec<Page>> = LazyLock::new(|| read_all(Language::English));
    static SPANISH: LazyLock<Vec<Page>> = LazyLock::new(|| read_all(Language::Spanish));
    match language {
        Language::English => &ENGLISH,
        Language::Spanish => &SPANISH,
    }
}

/// Returns the page with this id, or the one that explains the move without pencil marks with this id; `None` if there
/// is none.
pub fn page(language: Language, id: &str) -> Option<&'static Page> {
    pages(language).iter().find(|page| page.id == id || page.covers.iter().any(|covered| covered == id))
}

fn read_all(language: Language) -> Vec<Page> {
    let read = |source: &Source| {
        read(source).unwrap_or_else(|error| panic!("lessons/{language}/{}.md: {error}", source.id))
    };
    sources(language).iter().map(read).collect()
}

/// # Errors
/// A message for the author of the page. Pages are part of the program, and tests read all of them.
fn read(source: &Source) -> Result<Page, String> {
    let text = source.text.strip_prefix("---\n").ok_or("a page begins with ---")?;
    let (head, body) = text.split_once("\n---\n").ok_or("the head of a page ends with ---")?;
    let mut page = Page {
        id: source.id,
        title: String::new(),
        summary: Vec::new(),
        also: Vec::new(),
        covers: Vec::new(),
        needs: Vec::new(),
        relatives: Vec::new(),
        blocks: Vec::new(),
    };
    for line in head.lines() {
        let (name, value) = line.split_once(':').ok_or_else(|| format!("no `name: value`: {line}"))?;
        let list = |sign: char| value.split(sign).map(|one| one.trim().to_owned()).collect::<Vec<_>>();
        match name {
            "also" => page.also = list(';'),
            "covers" => page.covers = list(','),
            "needs" => page.needs = list(','),
            "relatives" => page.relatives = list(','),
            _ => return Err(format!("a head has also, covers, needs and relatives, not {name:?}")),
        }
    }
    let mut blocks = markdown::read(body)?.into_iter();
    match blocks.next() {
        Some(Block::Heading { depth: 1, words }) => page.title = markdown::plain(&words),
        other => return Err(format!("a page begins with its title, not {other:?}")),
    }
    page.blocks = blocks.collect();
    match page.blocks.first() {
        Some(Block::Paragraph(words)) => page.summary = words.clone(),
        other => return Err(format!("the title is followed by a paragraph, not {other:?}")),
    }
    if page.blocks.iter().any(|block| matches!(block, Block::Heading { depth: 1, .. })) {
        return Err("a page has one title".to_owned());
    }
    Ok(page)
}
