//! Prints boards: chooses the text beside each board and the answers at the end, and calls [`jade_print`].

use crate::contract::{PaperJson, PrintKind, PrintRequest};
use crate::error::OrTimeout;
use crate::question::{self, optional_technique, texts};
use crate::{AskError, Limits, parse};
use jade_exchange::{Document, read};
use jade_grid::Sheet;
use jade_logic::techniques::technique;
use jade_print::{Answer, Booklet, Item, Marks, Paper, pdf};
use jade_search::{Auto, Classification, Engine};
use jade_text::{Args, Language, Texts};
use jade_tutor::{AdviceOptions, Attempt, Question, advise};

/// The number of combinations to try when solving a puzzle.
const MAX_NODES: u64 = 5_000_000;

/// The largest number of boards in one booklet.
const MAX_BOARDS: usize = 200;
/// The largest number of cells in one booklet: those of so many 9×9 boards.
const MAX_CELLS: usize = MAX_BOARDS * 81;

/// Options for printing boards.
///
/// ```
/// use jade_text::Language;
/// use jade_contract::{Limits, Printer};
/// let puzzle = jade_exchange::read_one("1....2....3....4").unwrap();
/// let printer = Printer { solutions: true, ..Printer::new(Language::English) };
/// let (item, missing) = printer.item(1, false, puzzle, &Limits::default());
/// assert!(item.answer.is_some() == missing.is_none());
/// assert!(printer.pdf(vec![item]).starts_with(b"%PDF-"));
/// ```
pub struct Printer {
    /// Whether every board asks for its next step.
    pub worksheet: bool,
    /// The id of the technique of that step; `None` accepts any.
    pub technique: Option<String>,
    /// Whether the solutions are printed at the end.
    pub solutions: bool,
    /// Which candidates to print.
    pub marks: Marks,
    /// The paper.
    pub paper: Paper,
    /// The number of boards per page; `None` uses the default.
    pub per_page: Option<usize>,
    /// The title on the first page.
    pub title: String,
    /// The language of the printed words.
    pub language: Language,
}

impl Printer {
    /// Returns options for boards as they are, on A4.
    pub fn new(language: Language) -> Printer {
        Printer {
            worksheet: false,
            technique: None,
            solutions: false,
            marks: Marks::Written,
            paper: Paper::A4,
            per_page: None,
            title: String::new(),
            language,
        }
    }

    /// Returns a board with its texts, and the reason why an answer is missing, if one was requested.
    pub fn item(
        &self,
        number: usize,
        several: bool,
        board: Document,
        limits: &Limits<'_>,
    ) -> (Item, Option<String>) {
        let title = board.about.title.clone().unwrap_or_default();
        let caption = match (several, title.is_empty()) {
            (true, true) => number.to_string(),
            (true, false) => format!("{number}. {title}"),
            (false, _) => title,
        };
        let level = board.about.level.clone().or_else(|| self.level(&board, limits));
        let answer = match self {
            Printer { worksheet: true, .. } => self.step(&board, limits).map(Some),
            Printer { solutions: true, .. } => self.solution(&board, limits).map(Some),
            _ => Ok(None),
        };
        let (answer, missing) = match answer {
            Ok(answer) => (answer, None),
            Err(message) => (None, Some(message)),
        };
        let rules = self.texts().rules(board.geometry());
        let mut notes: Vec<String> = rules.iter().map(ToString::to_string).collect();
        if let Some(Answer::Words(_)) = &answer {
            notes.push(self.question());
        }
        let note = notes.join(" ");
        (Item { board, caption, detail: level.unwrap_or_default(), note, answer }, missing)
    }

    /// Prints the booklet as PDF.
    pub fn pdf(&self, items: Vec<Item>) -> Vec<u8> {
        let usual = match (items.len(), self.worksheet) {
            (1, _) => 1,
            (_, true) => 2,
            _ => 4,
        };
        let answers = if self.worksheet { "print-answers" } else { "print-solutions" };
        pdf(&Booklet {
            title: self.title.clone(),
            items,
            paper: self.paper,
            per_page: self.per_page.unwrap_or(usual),
            marks: self.marks,
            answers_title: self.texts().plain(answers, &Args::none()),
            foot: match self.language {
                Language::English => &|page, pages| foot(Texts::of(Language::English), page, pages),
                Language::Spanish => &|page, pages| foot(Texts::of(Language::Spanish), page, pages),
            },
            language: self.language.code(),
        })
    }

    /// Returns the question of a worksheet.
    fn question(&self) -> String {
        let technique = self.technique.as_deref().and_then(|id| technique(id).ok());
        match technique {
            Some(technique) => {
                let args = Args::none().text("technique", self.texts().technique_name(technique.id()));
                self.texts().plain("print-question-technique", &args)
            }
            None => self.texts().plain("print-question", &Args::none()),
        }
    }

    fn texts(&self) -> &'static Texts {
        Texts::of(self.language)
    }

    /// Returns the level of a puzzle from its givens; `None` if logic does not solve it.
    fn level(&self, board: &Document, limits: &Limits<'_>) -> Option<String> {
        let question = Question::new(Sheet::new(board.givens().clone()).ok()?);
        let Ok(Attempt::Done(solved)) = jade_tutor::path(&question, None, limits) else { return None };
        let rating = solved.rating;
        let args =
            Args::none().text("level", self.texts().level_name(rating.level?)).number("score", rating.score);
        Some(self.texts().plain("print-level", &args))
    }

    fn solution(&self, board: &Document, limits: &Limits<'_>) -> Result<Answer, String> {
        let limits = jade_search::SearchLimits {
            nodes: Some(MAX_NODES),
            cancel: limits.cancel,
            ..jade_search::SearchLimits::default()
        };
        let none =
            |count: u64| self.texts().plain("cli-print-no-solution", &Args::none().number("count", count));
        match Auto.classify(board.givens(), &limits) {
            Classification::Proper(solution) => Ok(Answer::Solution(solution)),
            Classification::NoSolution => Err(none(0)),
            Classification::Several { .. } => Err(none(2)),
            _ => Err(self.texts().plain("cli-print-unsolved", &Args::none())),
        }
    }

    /// Explains the next step.
    fn step(&self, board: &Document, limits: &Limits<'_>) -> Result<Answer, String> {
        let none = |why: String| self.texts().plain("cli-print-no-step", &Args::none().text("message", why));
        let Some(sheet) = board.sheet() else {
            let side = Args::none().number("side", board.geometry().side());
            return Err(none(self.texts().plain("position-too-large", &side)));
        };
        let technique = optional_technique(self.technique.as_deref(), "technique", self.texts());
        let technique = technique.map_err(|error| none(error.message))?;
        let options = AdviceOptions { technique, ..AdviceOptions::default() };
        let advice = advise(&Question::new(sheet.clone()), &options, limits).or_timeout(self.texts());
        let advice = advice.map_err(|error| none(error.message))?;
        match advice.step() {
            Some(step) => Ok(Answer::Words(self.texts().step(step, sheet.geometry()).to_string())),
            None => {
                let text = self.texts().advice(&advice, sheet);
                Err(none(text.to_string()))
            }
        }
    }
}

fn foot(texts: &Texts, page: usize, pages: usize) -> String {
    match pages {
        1 => texts.plain("print-foot-one", &Args::none()),
        _ => texts.plain("print-foot", &Args::none().number("page", page).number("pages", pages)),
    }
}

/// Prints a sheet, and further puzzles from a text, as PDF.
///
/// # Errors
/// [`AskError`] if a field is invalid, the text is unreadable or too long, a puzzle lacks the requested answer, or the
/// time ran out.
pub fn print(request: &PrintRequest, limits: &Limits<'_>) -> Result<Vec<u8>, AskError> {
    let texts = texts(request.lang);
    let sheet = question::sheet_of_any_size(&request.sheet, texts)?;
    let mut boards = vec![Document::of_sheet(sheet)];
    boards[0].colors = parse::colors(&request.colors, boards[0].geometry(), texts)?;
    if let Some(more) = &request.more {
        for document in read(more).take(MAX_BOARDS + 1) {
            boards.push(document.map_err(|error| AskError::field("more", texts.read_error(&error)))?);
        }
    }
    if boards.len() > MAX_BOARDS {
        let args = Args::none().number("most", MAX_BOARDS).number("count", boards.len());
        return Err(AskError::field("more", texts.plain("print-too-many", &args)));
    }
    let cells: usize = boards.iter().map(|board| board.geometry().cell_count()).sum();
    if cells > MAX_CELLS {
        let args = Args::none().number("most", MAX_CELLS).number("count", cells);
        return Err(AskError::field("more", texts.plain("print-too-many-cells", &args)));
    }
    let (worksheet, solutions) = (request.kind == PrintKind::Worksheet, request.kind == PrintKind::Puzzle);
    let printer = Printer {
        worksheet,
        technique: request.technique.clone(),
        solutions,
        marks: match request.kind {
            PrintKind::Sheet => Marks::Written,
            PrintKind::Puzzle => Marks::None,
            PrintKind::Worksheet => Marks::All,
        },
        paper: match request.paper {
            PaperJson::A4 => Paper::A4,
            PaperJson::Letter => Paper::Letter,
        },
        per_page: request.per_page.map(|count| usize::from(count.max(1))),
        ..Printer::new(request.lang.into())
    };
    let several = boards.len() > 1;
    let mut items = Vec::new();
    for (index, board) in boards.into_iter().enumerate() {
        limits.check().or_timeout(texts)?;
        let (item, missing) = printer.item(index + 1, several, board, limits);
        if let Some(message) = missing {
            return Err(AskError::field(if index == 0 { "sheet" } else { "more" }, message));
        }
        items.push(item);
    }
    Ok(printer.pdf(items))
}
