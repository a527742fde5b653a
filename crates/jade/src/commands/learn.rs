//! `jade learn`: the lessons in the terminal.

use crate::args::Learning;
use crate::console::drawing::Pencil;
use crate::console::terminal::Form;
use crate::console::terminal::json;
use jade_contract::{AskError, Limits};
use jade_draw::{Marks, Picture, Scene};
use jade_grid::Sheet;
use jade_lessons::{Block, Drills, ExampleKind, Hit, Lesson, Shown, Words, course, example, plain, search};
use jade_text::{Args, Language, Texts};

/// Returns the list of lessons, one of them, those that contain certain words, or another board.
///
/// # Errors
/// [`AskError`] if another board is requested and the topic is no technique, or there is no board.
pub fn learn(asked: &Learning, form: Form, language: Language) -> Result<String, AskError> {
    let reader = Reader { texts: Texts::of(language), form, language };
    let (topic, contract_language) = (&asked.topic, language.into());
    let named = Lesson::named(topic, reader.texts);
    if asked.another {
        return reader.another(named, topic, asked.seed);
    }
    if topic.is_empty() {
        return Ok(reader.list());
    }
    if let Some(lesson) = named {
        return reader.lesson(&lesson);
    }
    let hits = search(language, topic);
    if hits.is_empty() {
        // The name may be misspelt: the error suggests the nearest.
        return jade_contract::lesson(contract_language, topic).map(|reply| json(&reply));
    }
    Ok(reader.found(topic, &hits))
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
    fn list(&self) -> String {
        let pencil = self.pencil();
        let find = |id: &&str| Lesson::find(id, self.texts).map(|lesson| (lesson, lesson.title(self.texts)));
        let all: Vec<(Lesson, String)> =
            course().iter().flat_map(|chapter| chapter.lessons.iter().filter_map(find)).collect();
        match self.form {
            Form::Json => return json(&jade_contract::lessons(self.language.into())),
            Form::Plain => {
                let line = |(lesson, title): &(Lesson, String)| {
                    let level = lesson.level().map_or_else(|| "-".to_owned(), |level| level.to_string());
                    format!("{}\t{title}\t{level}\n", lesson.id)
                };
                return all.iter().map(line).collect();
            }
            Form::Drawn { .. } => {}
        }
        let titles = all.iter().map(|(_, title)| title.chars().count()).max().unwrap_or(0);
        let mut out = String::new();
        for chapter in course() {
            out += &pencil.heading(&self.text(&format!("chapter-{}", chapter.name), &Args::none()));
            for (lesson, title) in chapter.lessons.iter().filter_map(find) {
                out += &format!("  {title:titles$}  {}\n", lesson.id);
            }
            out.push('\n');
        }
        out + &pencil.words(&self.text("learn-how", &Args::none().text("example", "x-wing")))
    }

    fn found(&self, asked: &str, hits: &[Hit]) -> String {
        match self.form {
            Form::Json => return json(&jade_contract::search_lessons(self.language.into(), asked)),
            Form::Plain => {
                let line = |hit: &Hit| format!("{}\t{}\t{}\n", hit.id, hit.title, hit.excerpt);
                return hits.iter().map(line).collect();
            }
            Form::Drawn { .. } => {}
        }
        let pencil = self.pencil();
        let args = Args::none().text("asked", asked).number("count", hits.len());
        let mut out = pencil.words(&self.text("learn-found", &args));
        for hit in hits {
            out.push('\n');
            out += &pencil.heading(&format!("{} ({})", hit.title, hit.id));
            out += &pencil.words(&hit.excerpt);
        }
        out
    }

    fn lesson(&self, lesson: &Lesson) -> Result<String, AskError> {
        if self.form == Form::Json {
            return jade_contract::lesson(self.language.into(), lesson.id).map(|reply| json(&reply));
        }
        let (pencil, texts) = (self.pencil(), self.texts);
        let mut out = pencil.heading(&lesson.title(texts));
        if let Some(level) = lesson.level() {
            let level = self.text(&format!("level-{level}"), &Args::none());
            out += &pencil.words(&self.text("learn-level", &Args::none().text("level", level)));
        }
        let links = [("learn-needs", lesson.needs(texts)), ("learn-relatives", lesson.relatives(texts))];
        for (id, lessons) in links.into_iter().filter(|(_, lessons)| !lessons.is_empty()) {
            let titles: Vec<String> = lessons.iter().map(|lesson| lesson.title(texts)).collect();
            out += &pencil.words(&self.text(id, &Args::none().text("lessons", titles.join(", "))));
        }
        for block in lesson.blocks(texts) {
            out.push('\n');
            out += &self.block(&block);
        }
        if let Some(next) = lesson.next(texts) {
            let named = format!("{} (jade learn {})", next.title(texts), next.id);
            out.push('\n');
            out += &pencil.words(&self.text("learn-next", &Args::none().text("lesson", named)));
        }
        Ok(out)
    }

    fn block(&self, block: &Block) -> String {
        let pencil = self.pencil();
        match block {
            Block::Heading { words, .. } => pencil.heading(&plain(words)),
            Block::Paragraph(words) => pencil.words(&plain(words)),
            Block::List { ordered, items } => {
                let item = |(index, words): (usize, &Words)| {
                    let sign = if *ordered { format!("{}. ", index + 1) } else { "· ".to_owned() };
                    hanging(&sign, &pencil.words(&plain(words)))
                };
                items.iter().enumerate().map(item).collect()
            }
            Block::Table(rows) => rows
                .iter()
                .map(|row| {
                    let cells: Vec<String> = row.iter().map(|words| plain(words)).collect();
                    let (first, rest) = cells.split_first().map_or(("", &[][..]), |(a, b)| (a.as_str(), b));
                    hanging(&format!("{first}: "), &pencil.words(&rest.join(" · ")))
                })
                .collect(),
            Block::Code(text) => text.lines().map(|line| format!("    {line}\n")).collect(),
            Block::Example { name, caption } => {
                // Tests check that every example can be shown.
                let Ok(shown) = example(name) else { return String::new() };
                let mut out = String::new();
                if shown.kind == ExampleKind::LooksLike {
                    out += &pencil.words(&self.text("learn-looks-like", &Args::none()));
                }
                if !caption.is_empty() {
                    out += &pencil.words(&plain(caption));
                }
                out + &self.board(&shown)
            }
        }
    }

    /// Draws the board and the steps of its walk.
    fn board(&self, shown: &Shown) -> String {
        let pencil = self.pencil();
        let mut out = String::new();
        let on_sheet = Sheet::try_from(shown.sheet()).ok().and_then(|sheet| sheet.snapshot().ok());
        if let Some(board) = on_sheet {
            let found_on = shown.position.snapshot();
            let scene = match &shown.before_marks {
                Some(next) => Scene::of_move(next, &found_on),
                None => Scene::of_step(&shown.drawn_step(), &found_on),
            };
            let marks = if shown.kind == ExampleKind::LooksLike { Marks::Pattern } else { Marks::default() };
            out += &pencil.board(&Picture::of_board(&board).with_scene(scene).with_marks(marks));
        }
        for (index, sentence) in shown.walk(self.texts).iter().enumerate() {
            let number = format!("{}. ", index + 1);
            let words = sentence.spans.iter().map(|span| (span.text.as_str(), span.role));
            out += &pencil.wrap([(number.as_str(), None)].into_iter().chain(words));
        }
        out
    }

    fn another(&self, named: Option<Lesson>, topic: &str, seed: Option<u64>) -> Result<String, AskError> {
        if named.is_some_and(|lesson| lesson.technique.is_none()) {
            let message = self.text("learn-another-only", &Args::none());
            return Err(AskError { code: "bad-field", field: Some("topic".to_owned()), message });
        }
        let (seed, limits) = (seed.unwrap_or_else(jade_server::any_seed), Limits::default());
        let technique = named.and_then(|lesson| lesson.technique);
        if let (Some(technique), true) = (technique, self.form != Form::Json)
            && let Some(shown) = (Drills { technique, seed, stop: limits.stop() }).example()
        {
            let name = self.texts.technique_name(technique.id());
            return Ok(self.pencil().heading(&name) + &self.board(&shown));
        }
        let id = named.map_or(topic, |lesson| lesson.id);
        jade_contract::another_board(self.language.into(), id, seed, &limits).map(|reply| json(&reply))
    }
}

/// Puts the sign before the first line, and blanks before the others.
fn hanging(sign: &str, text: &str) -> String {
    let blanks = " ".repeat(sign.chars().count());
    let line = |(index, line)| format!("{}{line}\n", if index == 0 { sign } else { &blanks });
    text.lines().enumerate().map(line).collect()
}
