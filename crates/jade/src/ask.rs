//! Answers a question about every puzzle of the input, several at once, and writes the answers in order.

pub mod answers;
pub mod many;
pub mod puzzle_question;
pub mod report;
pub mod searching;

use crate::args::{Question, Scale};
use crate::ask::answers::{answer, check_large, rate_large};
use crate::ask::many::{ChunkOutput, Many, Output};
use crate::ask::puzzle_question::PuzzleQuestion;
use crate::ask::searching::Searching;
use crate::console::documents::settled;
use crate::console::drawing::Pencil;
use crate::console::fault::Fault;
use crate::console::input::{Input, Job};
use crate::console::terminal::Form;
use jade_batch::Progress;
use jade_batch::interrupt;
use jade_batch::{JOBS_AHEAD, in_order_ahead};
use jade_contract::AskError;
use jade_exchange::ReadError;
use jade_exchange::Reading;
use jade_logic::Profile;
use jade_text::{Args, Language, Texts};
use jade_tutor as tutor;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

/// The line in place of an answer about a bad puzzle, if lines are kept.
pub const BAD_LINE: &[u8] = b"-\n";

/// How many lines per thread may wait for a slow puzzle.
const MOST_LINES_AHEAD: usize = 1024;

/// A question, and how to answer it.
pub struct Asking<'q> {
    question: &'q Question,
    /// The techniques that the tutor uses.
    techniques: &'q Profile,
    form: Form,
    language: Language,
    /// Answers about standard 9×9 boards, if many can be answered at once.
    many: Option<Many>,
    /// Answers about boards that are too large for the tutor.
    searching: Option<Searching>,
    progress: Progress,
    /// Whether a bad puzzle has a line in plain output, too.
    keep_lines: bool,
}

impl<'q> Asking<'q> {
    pub fn new(
        question: &'q Question,
        techniques: &'q Profile,
        form: Form,
        language: Language,
    ) -> Asking<'q> {
        let search = question.search();
        let searching = search.and_then(|search| Searching::new(&search, form, language).ok());
        let many = (form == Form::Plain).then(|| Many::new(question)).flatten();
        let progress = Progress::new(Texts::of(language));
        Asking { question, techniques, form, language, many, searching, progress, keep_lines: false }
    }

    /// Writes a line for a bad puzzle, too ([`BAD_LINE`]).
    pub fn keep_lines(self, keep_lines: bool) -> Asking<'q> {
        Asking { keep_lines, ..self }
    }

    fn texts(&self) -> &'static Texts {
        Texts::of(self.language)
    }

    /// Answers about every puzzle of every file, in order, on this number of threads. Returns whether all input was
    /// valid.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub fn about_files(&self, files: &[PathBuf], threads: usize, out: impl Write + Send) -> io::Result<bool> {
        let stopped = AtomicBool::new(false);
        let mut input = Input::new(files, if self.many.is_some() { Many::SHORT } else { 0 }, self.texts());
        let next = || {
            let stop = stopped.load(Ordering::Relaxed) || interrupt::requested();
            if stop { None } else { input.next() }
        };
        let mut writer = Writer { asking: self, out, answered: 0, bad: false };
        let put = |chunk_output: ChunkOutput| {
            // After a gap, further answers would be out of place.
            if stopped.fetch_or(chunk_output.cut_short, Ordering::Relaxed) {
                return Ok(());
            }
            self.progress.clear();
            let before = writer.answered;
            chunk_output.outputs.into_iter().try_for_each(|outputs| writer.say(outputs))?;
            self.progress.answered(writer.answered - before);
            writer.out.flush()?;
            self.progress.tick();
            Ok(())
        };
        in_order_ahead(threads, self.jobs_ahead(), next, |job| self.about(job), put)?;
        self.progress.clear();
        Ok(!writer.bad)
    }

    /// How many puzzles per thread may wait for a slow one. With few, two threads rated 17-clue puzzles by the scale of the
    /// Explainer 1.4 times as fast as one. Only answers that take a line may be many.
    fn jobs_ahead(&self) -> usize {
        let is_line = self.form == Form::Plain && matches!(self.question, Question::Rate { .. });
        if is_line { MOST_LINES_AHEAD } else { JOBS_AHEAD }
    }

    fn about(&self, job: Job) -> ChunkOutput {
        let (chunk, name) = match job {
            Job::Chunk(chunk, name) => (chunk, name),
            Job::Fault(fault) => {
                return ChunkOutput { outputs: vec![Output::Fault(fault)], cut_short: false };
            }
        };
        let cancel = || {
            self.progress.tick();
            interrupt::requested()
        };
        let one = |reading: Result<Reading, ReadError>| match reading {
            Ok(reading) => {
                self.answer(&settled(reading, name.as_deref(), self.texts()), name.as_deref(), &cancel)
            }
            Err(error) => Output::Fault(Fault::in_text(&error, name.as_deref(), self.language)),
        };
        if let Some(many) = &self.many {
            return many.answer(chunk, &cancel, one);
        }
        let mut chunk_output = ChunkOutput::default();
        for reading in chunk.readings() {
            if interrupt::requested() {
                chunk_output.cut_short = true;
                break;
            }
            chunk_output.outputs.push(one(reading));
        }
        chunk_output
    }

    fn answer(&self, reading: &Reading, file: Option<&str>, cancel: &dyn Fn() -> bool) -> Output {
        let geometry = reading.puzzle.geometry();
        if !geometry.is_usual()
            && let Some(searching) = &self.searching
        {
            return match searching.puzzle(&reading.puzzle, reading.line, file, &self.progress) {
                Ok(found) => Output::Answer(found.answer),
                Err(fault) => Output::Fault(fault),
            };
        }
        let (texts, form) = (self.texts(), self.form);
        let answered = match reading.to_sheet() {
            _ if matches!(self.question, Question::Rate { scale: Scale::Jade, .. })
                && !geometry.is_usual() =>
            {
                Ok(rate_large(reading, file, form, texts, cancel))
            }
            Ok(sheet) => {
                let (techniques, givens_known) = (self.techniques.clone(), reading.givens_known);
                let question = tutor::Question { sheet, techniques, givens_known };
                answer(self.question, &PuzzleQuestion { reading, question, texts, form, file, cancel })
            }
            Err(_) if *self.question == Question::Check { clues: false } => {
                Ok(check_large(reading, file, form, texts, cancel))
            }
            Err(error) => Err(AskError::from_sheet("sheet", &error, texts)),
        };
        match answered {
            Ok(answer) => Output::Answer(answer),
            Err(error) => Output::Fault(Fault::in_answer(error, Some(reading.line), file, texts)),
        }
    }
}

/// Writes the output in order.
struct Writer<'a, W> {
    asking: &'a Asking<'a>,
    out: W,
    /// The number of puzzles answered.
    answered: usize,
    /// Whether any input was invalid.
    bad: bool,
}

impl<W: Write> Writer<'_, W> {
    fn say(&mut self, outputs: Output) -> io::Result<()> {
        match outputs {
            Output::Lines(puzzles, lines) => {
                self.answered += puzzles;
                self.out.write_all(lines.as_bytes())
            }
            Output::Answer(answer) => {
                self.answered += 1;
                if self.answered > 1 {
                    self.part()?;
                }
                self.out.write_all(answer.as_bytes())
            }
            Output::Fault(fault) => {
                self.bad = true;
                fault.write(self.asking.form, self.asking.texts(), &mut self.out)?;
                if self.asking.keep_lines && fault.is_of_a_puzzle() && self.asking.form == Form::Plain {
                    self.answered += 1;
                    if self.answered > 1 {
                        self.part()?;
                    }
                    self.out.write_all(BAD_LINE)?;
                }
                Ok(())
            }
        }
    }

    /// Writes the separator between two answers.
    fn part(&mut self) -> io::Result<()> {
        let Asking { question, form, .. } = self.asking;
        match *form {
            Form::Drawn { colour } => {
                let texts = self.asking.texts();
                let number = Args::none().text("number", self.answered.to_string());
                let heading = Pencil { texts, colour }.heading(&texts.plain("cli-puzzle-number", &number));
                write!(self.out, "\n{heading}")
            }
            Form::Plain if takes_several_lines(question) => writeln!(self.out),
            _ => Ok(()),
        }
    }
}

/// Whether the answer about a puzzle consists of several plain lines.
fn takes_several_lines(question: &Question) -> bool {
    matches!(question, Question::Path { summary: false, .. } | Question::Steps { .. })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The count once grew by all answers so far with each chunk.
    #[test]
    fn progress_counts_each_puzzle_once() {
        let file = std::env::temp_dir().join(format!("jade-ask-{}.txt", std::process::id()));
        let puzzle = "98.7..6..7.5....9..43.....78..2....6..7.1..2......48..3..9...6.....5.3.......1..9\n";
        std::fs::write(&file, puzzle.repeat(700)).unwrap();
        let profile = Profile::full();
        for form in [Form::Plain, Form::Json] {
            let asking = Asking::new(&Question::Check { clues: false }, &profile, form, Language::English);
            let mut out = Vec::new();
            assert!(asking.about_files(std::slice::from_ref(&file), 3, &mut out).unwrap());
            assert_eq!(asking.progress.count(), 700);
        }
        std::fs::remove_file(&file).unwrap();
    }
}
