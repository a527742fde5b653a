//! The lessons: a page for every technique and every topic, in both languages, with examples by name.
//!
//! [`Drills`] finds boards to practise a technique on, in JADE’s own collection.
//!
//! A page is Markdown with a small header (`lessons/{en,es}/<id>.md`; `lessons/README.md` explains how to write one).
//! It contains no boards. Instead, it names an [`Example`]: a position of our own and a step that JADE’s techniques
//! find there. So drawings and sentences are those of a hint and cannot go stale: tests check that every example shows
//! its technique and that every near miss does not.
//!
//! ```text
//! lessons/en/x-wing.md ──→ Page ──→ blocks: headings, paragraphs, lists, examples by name
//! lessons/examples.txt ──→ Example ──→ position + step          (a technique's own examples: `x-wing/2`)
//! lessons/course.txt   ──→ Chapter ──→ the order of the pages
//! ```
//!
//! ```
//! use jade_lessons::{Block, course, page, search};
//! use jade_text::Language;
//! let page = page(Language::Spanish, "x-wing").unwrap();
//! assert_eq!(page.title, "X-Wing");
//! assert!(page.blocks.iter().any(|block| matches!(block, Block::Example { .. })));
//! assert_eq!(search(Language::English, "x wing")[0].id, "x-wing");
//! assert_eq!(course()[0].lessons[0], "introduction");
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros))]

mod alike;
mod course;
mod drills;
mod examples;
mod lesson;
mod markdown;
mod measured;
mod page;
mod search;
mod shown;
mod sources;
mod spoilers;

pub use alike::look_alikes;
pub use course::{Chapter, course};
pub use drills::{Drill, DrillGrade, Drills, PlayOn};
pub use examples::{Example, ExampleError, ExampleKind, Shown, example, examples};
pub use lesson::Lesson;
pub use markdown::{Block, Look, Piece, Words, plain};
pub use measured::{Frequency, Measured, measured};
pub use page::{Page, page, pages};
pub use search::{Hit, same_name, search};
pub use spoilers::Spoilers;
