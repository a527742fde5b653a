//! `jade judge`: attempts of others, step by step.

use crate::args::Judging;
use crate::config::profiles;
use crate::console::documents::open_or_standard_input;
use crate::console::drawing::Pencil;
use crate::console::exit::WrongUse;
use crate::console::fault::{Fault, shown_name};
use crate::console::terminal::{Form, json};
use jade_batch::interrupt;
use jade_contract::{AskError, judge_reply};
use jade_draw::Picture;
use jade_exchange::claims::{Attempt, AttemptError, LONGEST_ATTEMPT, attempt};
use jade_exchange::{Document, read_bytes, read_one};
use jade_grid::{Geometry, Puzzle};
use jade_logic::{Profile, TechniqueId, notation};
use jade_text::{Args, Language, Texts, claim_reader, claimed_step};
use jade_tutor::{AnswerFault, Limits, Referee, RefereeError, Score, StepFinding, StepVerdict};
use std::io::{self, BufRead, BufReader, Read, Write};

/// Judges the attempts of all files, in order. Returns whether all input could be read.
///
/// # Errors
/// If the output cannot be written. The inner error is incorrect usage.
pub fn judge(
    asked: &Judging,
    form: Form,
    language: Language,
    out: impl Write,
) -> io::Result<Result<bool, WrongUse>> {
    interrupt::listen();
    let texts = Texts::of(language);
    let techniques = match profiles::profile(&asked.choice, texts) {
        Ok(profile) => profile,
        Err(wrong) => return Ok(Err(wrong)),
    };
    let puzzle = match asked.puzzle.as_deref().map(read_one).transpose() {
        Ok(document) => document.map(|document| document.givens().clone()),
        Err(error) => return Ok(Err(WrongUse(texts.read_error(&error)))),
    };
    let mut judging = Court { asked, form, language, techniques, puzzle, out, good: true, count: 0 };
    for file in &asked.files {
        if interrupt::requested() {
            break;
        }
        let name = shown_name(file, asked.files.len() > 1, texts);
        let read = match open_or_standard_input(file) {
            Ok(input) => judging.file(BufReader::new(input), name.as_deref())?,
            Err(error) => Err(error),
        };
        if let Err(error) = read {
            judging.fault(&Fault::unreadable(file, &error, texts))?;
        }
    }
    judging.out.flush()?;
    Ok(Ok(judging.good))
}

/// The work on all files.
struct Court<'a, W> {
    asked: &'a Judging,
    form: Form,
    language: Language,
    techniques: Profile,
    /// The puzzle of attempts that are text.
    puzzle: Option<Puzzle>,
    out: W,
    good: bool,
    /// The number of attempts judged.
    count: usize,
}

impl<W: Write> Court<'_, W> {
    fn texts(&self) -> &'static Texts {
        Texts::of(self.language)
    }

    /// Judges the attempts of a file: JSON lines if it begins with a brace, else one text. The inner error means that
    /// the rest of the file cannot be read.
    fn file(&mut self, mut input: impl BufRead, name: Option<&str>) -> io::Result<io::Result<()>> {
        let mut line = Vec::new();
        for number in 1.. {
            line.clear();
            match input.read_until(b'\n', &mut line) {
                Ok(0) => break,
                Ok(_) => {}
                Err(error) => return Ok(Err(error)),
            }
            let text = read_bytes(&line);
            let text = text.strip_prefix('\u{feff}').unwrap_or(&text).trim();
            if text.is_empty() && number == 1 {
                // A text may begin with an empty line.
                continue;
            }
            if number <= 2 && self.count == 0 && !text.starts_with('{') {
                let mut rest = Vec::new();
                if let Err(error) = input.take(LONGEST_ATTEMPT as u64).read_to_end(&mut rest) {
                    return Ok(Err(error));
                }
                line.extend(rest);
                return self.text(&read_bytes(&line), name).map(Ok);
            }
            if !text.is_empty() {
                match attempt(claim_reader(), text) {
                    Ok(attempt) => self.attempt(&attempt, number, name)?,
                    Err(error) => self.refuse(&error, number, name)?,
                }
            }
            if interrupt::requested() {
                break;
            }
        }
        Ok(Ok(()))
    }

    /// Judges an attempt that is text.
    fn text(&mut self, text: &str, name: Option<&str>) -> io::Result<()> {
        let boards: Vec<Document> = jade_exchange::read(text).filter_map(Result::ok).collect();
        let first = boards.first().map(|document| document.givens().clone());
        let Some(puzzle) = self.puzzle.clone().or(first) else {
            let message = self.texts().plain("judge-no-puzzle", &Args::none());
            return self.fail(AskError { code: "no-puzzle", field: None, message }, 1, name);
        };
        if !puzzle.geometry().is_usual() {
            return self.refuse(&AttemptError::TooLarge { side: puzzle.geometry().side() }, 1, name);
        }
        let written = claim_reader().attempt(text, puzzle.geometry());
        self.attempt(&Attempt { id: None, puzzle, written }, 1, name)
    }

    fn attempt(&mut self, attempt: &Attempt<TechniqueId>, line: usize, name: Option<&str>) -> io::Result<()> {
        let limits = Limits { cancel: Some(&interrupt::requested), ..Limits::default() };
        let mut referee = match Referee::new(&attempt.puzzle, self.techniques.clone(), &limits) {
            Ok(referee) => referee,
            Err(RefereeError::Cancelled) => return Ok(()),
            Err(error) => {
                let error = AskError::from_referee(&error, attempt.puzzle.geometry(), self.texts());
                return self.fail(error, line, name);
            }
        };
        let mut findings = Vec::with_capacity(attempt.written.steps.len());
        for written in &attempt.written.steps {
            match referee.judge(&claimed_step(written, attempt.puzzle.geometry()), &limits) {
                Ok(finding) => findings.push(finding),
                // What was judged so far is not the score of the attempt.
                Err(_) => return Ok(()),
            }
        }
        let answer = attempt.written.answer.as_ref().map(|answer| referee.judge_answer(answer));
        self.count += 1;
        match self.form {
            Form::Json => {
                let reply = judge_reply(attempt, line, &findings, answer.as_ref(), &referee, self.texts());
                self.out.write_all(json(&reply).as_bytes())
            }
            Form::Plain => self.plain(attempt, &findings, answer.as_ref(), &referee.score()),
            Form::Drawn { colour } => self.draw(attempt, &findings, answer.as_ref(), &referee, colour),
        }
    }

    /// A line for each step, in columns, and one of sums.
    fn plain(
        &mut self,
        attempt: &Attempt<TechniqueId>,
        findings: &[StepFinding],
        answer: Option<&Result<(), AnswerFault>>,
        score: &Score,
    ) -> io::Result<()> {
        let geometry = attempt.puzzle.geometry();
        if !self.asked.summary {
            for (written, finding) in attempt.written.steps.iter().zip(findings) {
                let conclusions =
                    notation::print_conclusions(&finding.placements, &finding.eliminations, geometry);
                let technique = finding.step.as_ref().map_or("-", |step| step.technique.as_str());
                let faults =
                    finding.faults.iter().map(|fault| self.texts().step_fault(fault, geometry).to_string());
                let basis = finding.basis.map(|basis| basis.id().to_owned());
                let why: Vec<String> = basis.into_iter().chain(faults).collect();
                let why = if why.is_empty() { "-".to_owned() } else { why.join(" ") };
                let (line, verdict) = (written.line, finding.verdict.id());
                writeln!(self.out, "{line}\t{verdict}\t{conclusions}\t{technique}\t{why}")?;
            }
            write!(self.out, "score\t")?;
        }
        let solved = if score.is_solved() { "solved" } else { "open" };
        let answer = match answer {
            Some(Ok(())) => "right",
            Some(Err(_)) => "wrong",
            None => "-",
        };
        let counts: Vec<String> =
            StepVerdict::ALL.iter().map(|verdict| score.count(*verdict).to_string()).collect();
        let (whole, quality, progress) = (score.score(), score.quality(), score.progress());
        let counts = counts.join("\t");
        writeln!(self.out, "{whole:.4}\t{quality:.4}\t{progress:.4}\t{solved}\t{counts}\t{answer}")
    }

    /// Sentences for a person, and the board at the end.
    fn draw(
        &mut self,
        attempt: &Attempt<TechniqueId>,
        findings: &[StepFinding],
        answer: Option<&Result<(), AnswerFault>>,
        referee: &Referee,
        colour: bool,
    ) -> io::Result<()> {
        let texts = self.texts();
        let pencil = Pencil { texts, colour };
        let geometry: &'static Geometry = attempt.puzzle.geometry();
        let mut out = String::new();
        if self.count > 1 {
            let number = Args::none().text("number", self.count.to_string());
            out += &format!("\n{}", pencil.heading(&texts.plain("cli-puzzle-number", &number)));
        }
        if !self.asked.summary {
            for (written, finding) in attempt.written.steps.iter().zip(findings) {
                let verdict = texts.step_verdict(finding.verdict);
                out += &pencil.heading(&format!("{}. {} ({verdict})", written.line, written.text));
                for sentence in texts.step_finding(finding, geometry) {
                    out += &pencil.sentence(&sentence);
                }
            }
            out += &pencil.board(&Picture::of_puzzle(&referee.position().to_puzzle()));
        }
        if let Some(judged) = answer {
            out += &pencil.sentence(&texts.answer_judged(judged, geometry));
        }
        out += &pencil.words(&texts.attempt_score(&referee.score()));
        self.out.write_all(out.as_bytes())
    }

    fn refuse(&mut self, error: &AttemptError, line: usize, name: Option<&str>) -> io::Result<()> {
        self.fail(AskError::from_attempt(error, self.texts()), line, name)
    }

    fn fail(&mut self, error: AskError, line: usize, name: Option<&str>) -> io::Result<()> {
        self.fault(&Fault::in_answer(error, Some(line), name, self.texts()))
    }

    fn fault(&mut self, fault: &Fault) -> io::Result<()> {
        self.good = false;
        fault.write(self.form, self.texts(), &mut self.out)
    }
}
