//! `jade print`.

use crate::args::Printing;
use crate::commands::{FAILED, WRONG_USE};
use crate::documents::{Documents, write};
use crate::drawing::plain;
use crate::terminal::{complain, is_terminal};
use jade_exchange::Document;
use jade_grid::SheetData;
use jade_logic::Level;
use jade_print::{Answer, Booklet, Item, is_printable, pdf};
use jade_search::{Auto, Classification, Engine};
use jade_text::{Args, Language, Texts};
use jade_tutor::Limits;
use jade_tutor::contract::{LanguageJson, SheetRequest};
use std::io::{self, Write};
use std::process::ExitCode;

/// As many combinations are tried to solve a puzzle.
const NODES: u64 = 5_000_000;

/// Reads the files and prints what is in them.
///
/// # Errors
/// If standard output cannot be written.
pub fn print(printing: &Printing, language: Language) -> io::Result<ExitCode> {
    let texts = Texts::of(language);
    let output = printing.output.as_deref().filter(|output| output.as_os_str() != "-");
    if printing.output.is_none() && is_terminal() {
        complain(&format!("jade: {}", texts.plain("cli-print-where", &Args::none())));
        return Ok(ExitCode::from(WRONG_USE));
    }
    let mut reader = Documents { from: None, language, good: true };
    let documents = reader.read(&printing.files, |_| Ok(()));
    if documents.is_empty() {
        return Ok(ExitCode::from(FAILED));
    }
    let several = documents.len() > 1;
    let mut printer = Printer { printing, language, texts, reader };
    let items = documents.into_iter().enumerate();
    let items: Vec<Item> = items.map(|(index, board)| printer.item(index + 1, several, board)).collect();
    let bytes = pdf(&printer.booklet(items));
    match output {
        None => {
            let mut out = io::stdout().lock();
            out.write_all(&bytes)?;
            out.flush()?;
        }
        Some(file) => {
            if let Err(message) = write(file, &bytes, printing.force, texts) {
                complain(&format!("jade: {message}"));
                return Ok(ExitCode::from(FAILED));
            }
        }
    }
    Ok(if printer.reader.good { ExitCode::SUCCESS } else { ExitCode::from(FAILED) })
}

struct Printer<'a> {
    printing: &'a Printing,
    language: Language,
    texts: &'static Texts,
    reader: Documents,
}

impl Printer<'_> {
    fn booklet(&self, items: Vec<Item>) -> Booklet<'_> {
        let Printing { paper, per_page, title, worksheet, marks, .. } = self.printing;
        let usual = match (items.len(), worksheet) {
            (1, _) => 1,
            (_, true) => 2,
            _ => 4,
        };
        let title = title.clone().unwrap_or_default();
        let words = [&title].into_iter().chain(items.iter().map(|item| &item.caption));
        for text in words.filter(|text| !is_printable(text)) {
            let text = Args::none().text("text", text);
            complain(&format!("jade: {}", self.texts.plain("cli-print-letters", &text)));
        }
        let answers = if *worksheet { "print-answers" } else { "print-solutions" };
        Booklet {
            title,
            items,
            paper: *paper,
            per_page: per_page.unwrap_or(usual),
            marks: *marks,
            answers_title: self.texts.plain(answers, &Args::none()),
            foot: match self.language {
                Language::English => &|page, pages| foot(Texts::of(Language::English), page, pages),
                Language::Spanish => &|page, pages| foot(Texts::of(Language::Spanish), page, pages),
            },
            language: self.language.code(),
        }
    }

    fn item(&mut self, number: usize, several: bool, board: Document) -> Item {
        let title = board.about.title.clone().unwrap_or_default();
        let caption = match (several, title.is_empty()) {
            (true, true) => number.to_string(),
            (true, false) => format!("{number}. {title}"),
            (false, _) => title,
        };
        let level = board.about.level.clone().or_else(|| self.level(&board));
        let answer = match self.printing {
            Printing { worksheet: true, .. } => self.step(&board),
            Printing { solutions: true, .. } => self.solution(&board),
            _ => None,
        };
        let note = match &answer {
            Some(Answer::Words(_)) => self.texts.plain("print-question", &Args::none()),
            _ => String::new(),
        };
        Item { board, caption, detail: level.unwrap_or_default(), note, answer }
    }

    fn request(&self, board: &Document) -> Option<SheetRequest> {
        let sheet = SheetData::from(board.sheet()?.clone());
        Some(SheetRequest { sheet, lang: LanguageJson::from(self.language), profile: None })
    }

    /// How hard a puzzle is from its beginning, if it can be solved by reasoning.
    fn level(&self, board: &Document) -> Option<String> {
        let request = self.request(&Document::of_puzzle(board.givens().clone()))?;
        let reply = jade_tutor::rate(&request.into(), &Limits::default()).ok()?;
        let level: Level = reply.level?.parse().ok()?;
        let args = Args::none().text("level", self.texts.level_name(level)).number("score", reply.score);
        Some(self.texts.plain("print-level", &args))
    }

    fn solution(&mut self, board: &Document) -> Option<Answer> {
        let limits = jade_search::Limits { nodes: Some(NODES), ..jade_search::Limits::default() };
        let count = match Auto.classify(board.givens(), &limits) {
            Classification::Proper(solution) => return Some(Answer::Solution(solution)),
            Classification::NoSolution => Some(0),
            Classification::Several { .. } => Some(2),
            _ => None,
        };
        self.missing(
            board,
            &match count {
                Some(count) => {
                    self.texts.plain("cli-print-no-solution", &Args::none().number("count", count))
                }
                None => self.texts.plain("cli-print-unsolved", &Args::none()),
            },
        );
        None
    }

    /// The next step in words.
    fn step(&mut self, board: &Document) -> Option<Answer> {
        let reply = self.request(board).map(|request| jade_tutor::step(&request.into(), &Limits::default()));
        let why = match reply {
            Some(Ok(reply)) if reply.step.is_some() => return Some(Answer::Words(plain(&reply.text))),
            Some(Ok(reply)) => plain(&reply.text),
            Some(Err(error)) => error.message,
            None => {
                let side = Args::none().number("side", board.geometry().side());
                self.texts.plain("position-too-large", &side)
            }
        };
        self.missing(board, &self.texts.plain("cli-print-no-step", &Args::none().text("message", why)));
        None
    }

    /// Says that a board has no answer.
    fn missing(&mut self, board: &Document, message: &str) {
        self.reader.good = false;
        self.reader.tell_in_line(message, board.line, None);
    }
}

fn foot(texts: &Texts, page: usize, pages: usize) -> String {
    match pages {
        1 => texts.plain("print-foot-one", &Args::none()),
        _ => texts.plain("print-foot", &Args::none().number("page", page).number("pages", pages)),
    }
}
