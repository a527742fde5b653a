//! The [`course`]: all lessons in order.

use crate::sources::COURSE;
use jade_logic::techniques::ALL;
use std::sync::LazyLock;

/// A chapter: lessons that belong together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// The id of the message with its title, without `chapter-`.
    pub name: &'static str,
    /// The ids of its lessons, in order.
    pub lessons: Vec<&'static str>,
}

/// The last chapter, for techniques that the course does not mention.
const LAST_CHAPTER: &str = "more";

/// Returns the lessons in the order in which they are best read. Every technique has one.
pub fn course() -> &'static [Chapter] {
    static COURSE_READ: LazyLock<Vec<Chapter>> = LazyLock::new(read);
    &COURSE_READ
}

fn read() -> Vec<Chapter> {
    let mut chapters: Vec<Chapter> = Vec::new();
    for line in COURSE.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match (line.strip_prefix("chapter "), chapters.last_mut()) {
            (Some(name), _) => chapters.push(Chapter { name, lessons: Vec::new() }),
            (None, Some(chapter)) => chapter.lessons.push(line),
            (None, None) => panic!("lessons/course.txt: a lesson before the first chapter: {line}"),
        }
    }
    let named = |id: &str| chapters.iter().any(|chapter| chapter.lessons.contains(&id));
    let others: Vec<&str> = ALL.iter().map(|t| t.id().as_str()).filter(|id| !named(id)).collect();
    if !others.is_empty() {
        chapters.push(Chapter { name: LAST_CHAPTER, lessons: others });
    }
    chapters
}
