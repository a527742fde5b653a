//! `jade learn`: the lessons in the terminal.

use crate::args::Learning;
use crate::drawing::Pencil;
use crate::terminal::Form;
use crate::terminal::json;
use jade_contract::{
    AskError, BlockJson, LessonEntry, LessonLink, LessonReply, LessonSearchReply, LessonsReply, Limits,
    PieceJson, ShownJson, ShownKind,
};
use jade_draw::{Marks, Picture};
use jade_grid::{Position, Sheet, SheetData};
use jade_logic::Role;
use jade_text::{Args, Language, Texts};

/// Returns the list of lessons, one of them, those that contain certain words, or another board.
///
/// # Errors
/// [`AskError`] if another board is requested and the topic is no technique, or there is no board.
pub fn learn(asked: &Learning, form: Form, language: Language) -> Result<String, AskError> {
    let reader = Reader { texts: Texts::of(language), form, language };
    let named = jade_contract::lesson_named(language.into(), &asked.topic);
    if asked.another {
        return reader.another(named.unwrap_or(&asked.topic), asked.seed);
    }
    if asked.topic.is_empty() {
        return Ok(reader.list(&jade_contract::lessons(language.into())));
    }
    match named {
        Some(id) => jade_contract::lesson(language.into(), id).map(|lesson| reader.lesson(&lesson)),
        None => {
            let found = jade_contract::search_lessons(language.into(), &asked.topic);
            match found.hits.is_empty() {
                // The name may be misspelt: the error suggests the nearest.
                true => {
                    jade_contract::lesson(language.into(), &asked.topic).map(|lesson| reader.lesson(&lesson))
                }
                false => Ok(reader.found(&asked.topic, &found)),
            }
        }
    }
}

struct Reader {
    texts: &'static Texts,
    form: Form,
    language: Language,
}

impl Reader {
    fn pencil(&self) -> Pencil {
        // Lessons are prose even if the output is not a terminal.
        Pencil { texts: self.texts, colour: matches!(self.form, Form::Drawn { colour: true }) }
    }

    fn text(&self, id: &str, args: &Args<'_>) -> String {
        self.texts.plain(id, args)
    }

    /// Lists the lessons by chapters for people; otherwise one per line: id, title and level, separated by tabs.
    fn list(&self, reply: &LessonsReply) -> String {
        let lessons = || reply.chapters.iter().flat_map(|chapter| &chapter.lessons);
        match self.form {
            Form::Json => return json(reply),
            Form::Plain => {
                let level = |entry: &LessonEntry| {
                    entry.level.map_or_else(|| "-".to_owned(), |level| level.to_string())
                };
                return lessons().map(|one| format!("{}\t{}\t{}\n", one.id, one.title, level(one))).collect();
            }
            Form::Drawn { .. } => {}
        }
        let pencil = self.pencil();
        let titles = lessons().map(|one| one.title.chars().count()).max().unwrap_or(0);
        let mut out = String::new();
        for chapter in &reply.chapters {
            out += &pencil.heading(&chapter.title);
            for LessonEntry { id, title, .. } in &chapter.lessons {
                out += &format!("  {title:titles$}  {id}\n");
            }
            out.push('\n');
        }
        out + &pencil.words(&self.text("learn-how", &Args::none().text("example", "x-wing")))
    }

    fn found(&self, asked: &str, reply: &LessonSearchReply) -> String {
        match self.form {
            Form::Json => return json(reply),
            Form::Plain => {
                let line =
                    |hit: &jade_contract::LessonHit| format!("{}\t{}\t{}\n", hit.id, hit.title, hit.excerpt);
                return reply.hits.iter().map(line).collect();
            }
            Form::Drawn { .. } => {}
        }
        let pencil = self.pencil();
        let args = Args::none().text("asked", asked).number("count", reply.hits.len());
        let mut out = pencil.words(&self.text("learn-found", &args));
        for hit in &reply.hits {
            out.push('\n');
            out += &pencil.heading(&format!("{} ({})", hit.title, hit.id));
            out += &pencil.words(&hit.excerpt);
        }
        out
    }

    fn lesson(&self, lesson: &LessonReply) -> String {
        if self.form == Form::Json {
            return json(lesson);
        }
        let pencil = self.pencil();
        let mut out = pencil.heading(&lesson.title);
        if let Some(level) = &lesson.level {
            let level = self.text(&format!("level-{level}"), &Args::none());
            out += &pencil.words(&self.text("learn-level", &Args::none().text("level", level)));
        }
        for (id, links) in [("learn-needs", &lesson.needs), ("learn-relatives", &lesson.relatives)] {
            if !links.is_empty() {
                let lessons: Vec<&str> = links.iter().map(|link: &LessonLink| link.title.as_str()).collect();
                out += &pencil.words(&self.text(id, &Args::none().text("lessons", lessons.join(", "))));
            }
        }
        for block in &lesson.blocks {
            out.push('\n');
            out += &self.block(block);
        }
        if let Some(next) = &lesson.next {
            let named = format!("{} (jade learn {})", next.title, next.id);
            out.push('\n');
            out += &pencil.words(&self.text("learn-next", &Args::none().text("lesson", named)));
        }
        out
    }

    fn block(&self, block: &BlockJson) -> String {
        let pencil = self.pencil();
        match block {
            BlockJson::Heading { words, .. } => pencil.heading(&plain(words)),
            BlockJson::Paragraph { words } => pencil.words(&plain(words)),
            BlockJson::List { ordered, items } => {
                let item = |(index, words): (usize, &Vec<PieceJson>)| {
                    let sign = if *ordered { format!("{}. ", index + 1) } else { "· ".to_owned() };
                    hanging(&sign, &pencil.words(&plain(words)))
                };
                items.iter().enumerate().map(item).collect()
            }
            BlockJson::Table { rows } => rows
                .iter()
                .map(|row| {
                    let cells: Vec<String> = row.iter().map(|words| plain(words)).collect();
                    let (first, rest) = cells.split_first().map_or(("", &[][..]), |(a, b)| (a.as_str(), b));
                    hanging(&format!("{first}: "), &pencil.words(&rest.join(" · ")))
                })
                .collect(),
            BlockJson::Code { text } => text.lines().map(|line| format!("    {line}\n")).collect(),
            BlockJson::Example { caption, shown } => {
                let mut out = String::new();
                if shown.sort == ShownKind::LooksLike {
                    out += &pencil.words(&self.text("learn-looks-like", &Args::none()));
                }
                if !caption.is_empty() {
                    out += &pencil.words(&plain(caption));
                }
                out + &self.board(shown)
            }
        }
    }

    /// Draws the board and the steps of its walk.
    fn board(&self, shown: &ShownJson) -> String {
        let pencil = self.pencil();
        let mut out = String::new();
        if let Some(position) = position(&shown.sheet) {
            let scene = shown.step.scene.scene.clone();
            let marks = match shown.sort {
                ShownKind::LooksLike => Marks::Pattern,
                _ => Marks::default(),
            };
            out += &pencil.board(&Picture::of_position(&position).with_scene(scene).with_marks(marks));
        }
        for (index, sentence) in shown.walk.iter().enumerate() {
            let number = format!("{}. ", index + 1);
            let words = sentence.text.iter().map(|span| (span.text.as_str(), span.role.map(Role::from)));
            out += &pencil.wrap([(number.as_str(), None)].into_iter().chain(words));
        }
        out
    }

    fn another(&self, id: &str, seed: Option<u64>) -> Result<String, AskError> {
        if jade_contract::lesson(self.language.into(), id).is_ok_and(|lesson| !lesson.technique) {
            let message = self.text("learn-another-only", &Args::none());
            return Err(AskError { code: "bad-field", field: Some("topic".to_owned()), message });
        }
        let seed = seed.unwrap_or_else(jade_server::any_seed);
        let reply = jade_contract::another_board(self.language.into(), id, seed, &Limits::default())?;
        Ok(match self.form {
            Form::Json => json(&reply),
            _ => self.pencil().heading(&reply.name) + &self.board(&reply.shown),
        })
    }
}

/// Puts the sign before the first line, and blanks before the others.
fn hanging(sign: &str, text: &str) -> String {
    let blanks = " ".repeat(sign.chars().count());
    let line = |(index, line)| format!("{}{line}\n", if index == 0 { sign } else { &blanks });
    text.lines().enumerate().map(line).collect()
}

fn plain(words: &[PieceJson]) -> String {
    words.iter().map(|piece| piece.text.as_str()).collect()
}

fn position(data: &SheetData) -> Option<Position> {
    Sheet::try_from(data.clone()).ok()?.position().ok()
}
