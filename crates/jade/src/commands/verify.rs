//! `jade techniques verify`.

use crate::documents::open_or_standard_input;
use crate::fault::{file_name, reason};
use crate::interrupt;
use crate::terminal::{Form, complain};
use jade_contract::{CaseReply, Limits, VerdictJson};
use jade_exchange::library;
use jade_exchange::{ReadError, ReadErrorKind};
use jade_grid::line::LineErrorKind;
use jade_text::{Args, Language, Texts};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

/// Verifies the cases of files, in order, and writes a line for each, then the totals by code. Returns whether all
/// input could be read and all cases passed.
///
/// # Errors
/// If the output cannot be written.
pub fn verify(files: &[PathBuf], form: Form, language: Language, out: &mut impl Write) -> io::Result<bool> {
    interrupt::listen();
    let mut verifying = Verifying { form, language, out, cases: Vec::new(), good: true };
    for file in files {
        let read = match open_or_standard_input(file) {
            Ok(input) => verifying.cases_of(BufReader::new(input))?,
            Err(error) => Err(error),
        };
        if let Err(error) = read {
            verifying.unreadable(file, &error)?;
        }
    }
    verifying.finish()
}

struct Verifying<'o, W> {
    form: Form,
    language: Language,
    out: &'o mut W,
    /// Without the steps found instead, as there may be many.
    cases: Vec<CaseReply>,
    good: bool,
}

impl<W: Write> Verifying<'_, W> {
    fn texts(&self) -> &'static Texts {
        Texts::of(self.language)
    }

    /// The inner error means that the rest of the input cannot be read.
    fn cases_of(&mut self, input: impl BufRead) -> io::Result<io::Result<()>> {
        let mut any = false;
        for (index, line) in input.split(b'\n').enumerate() {
            let line = match line {
                Ok(line) => line,
                Err(error) => return Ok(Err(error)),
            };
            let line = String::from_utf8_lossy(&line);
            let line = if index == 0 { line.strip_prefix('\u{feff}').unwrap_or(&line) } else { &line };
            let significant = line.trim();
            if significant.is_empty() || significant.starts_with('#') {
                continue;
            }
            any = true;
            match library::read_numbered(line, index + 1) {
                Ok(case) => self.case(&case)?,
                Err(error) => self.bad_line(&error)?,
            }
            if interrupt::requested() {
                return Ok(Ok(()));
            }
        }
        if !any {
            let kind = ReadErrorKind::Cells(LineErrorKind::Empty);
            let nothing = ReadError { format: "library", line: 1, column: 1, kind };
            self.bad_line(&nothing)?;
        }
        Ok(Ok(()))
    }

    fn case(&mut self, case: &library::Case) -> io::Result<()> {
        let limits = Limits { cancel: Some(&interrupt::requested), ..Limits::default() };
        // The only error is an interruption; the cases verified before are reported nevertheless.
        let Ok(mut reply) = jade_contract::verify_case(case, self.language.into(), &limits) else {
            return Ok(());
        };
        self.good &= reply.verdict == VerdictJson::Pass;
        match self.form {
            Form::Json => self.json(&reply)?,
            _ => writeln!(self.out, "{}", reply.text)?,
        }
        reply.found.clear();
        self.cases.push(reply);
        Ok(())
    }

    fn json(&mut self, value: &impl serde::Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut self.out, value)?;
        self.out.write_all(b"\n")
    }

    fn bad_line(&mut self, error: &ReadError) -> io::Result<()> {
        self.good = false;
        let fault = jade_contract::input_error_in(error, self.language);
        if self.form == Form::Json {
            return self.json(&fault);
        }
        self.out.flush()?;
        complain(&format!("jade: {}", fault.message));
        Ok(())
    }

    fn unreadable(&mut self, file: &Path, error: &io::Error) -> io::Result<()> {
        self.good = false;
        let args = Args::none()
            .text("file", file_name(file, self.texts()))
            .text("reason", reason(error, self.texts()));
        self.out.flush()?;
        complain(&format!("jade: {}", self.texts().plain("cli-cannot-read", &args)));
        Ok(())
    }

    fn finish(mut self) -> io::Result<bool> {
        let totals = jade_contract::case_totals(&self.cases, self.language.into());
        if self.form == Form::Json {
            self.json(&totals)?;
        } else if !self.cases.is_empty() {
            writeln!(self.out)?;
            for code in &totals.codes {
                writeln!(self.out, "{}", code.text)?;
            }
            writeln!(self.out, "{}", totals.text)?;
        }
        Ok(self.good)
    }
}
