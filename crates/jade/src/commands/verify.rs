//! `jade techniques verify`.

use crate::console::documents::open_or_standard_input;
use crate::console::fault::file_name;
use crate::console::terminal::{Form, complain};
use jade_batch::interrupt;
use jade_exchange::library::{Case, read_numbered};
use jade_exchange::{ReadError, ReadErrorKind};
use jade_grid::line::LineErrorKind;
use jade_logic::library::{self, CaseCount, Verdict};
use jade_search::Classification;
use jade_text::{Args, Language, Texts};
use jade_tutor::{Limits, classify};
use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

/// Verifies the cases of files, in order, and writes a line for each, then the totals by code. Returns whether all
/// input could be read and all cases passed.
///
/// # Errors
/// If the output cannot be written.
pub fn verify(files: &[PathBuf], form: Form, language: Language, out: &mut impl Write) -> io::Result<bool> {
    interrupt::listen();
    let mut verifying = Verifying { form, language, out, codes: BTreeMap::new(), good: true };
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
    /// How many cases of each code passed.
    codes: BTreeMap<String, CaseCount>,
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
            match read_numbered(line, index + 1) {
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

    fn case(&mut self, case: &Case) -> io::Result<()> {
        let limits = Limits { cancel: Some(&interrupt::requested), ..Limits::default() };
        let proper = matches!(classify(&case.givens, &limits), Classification::Proper(_));
        // After an interruption, the cases verified before are reported nevertheless.
        if interrupt::requested() {
            return Ok(());
        }
        let asked = library::Case {
            code: &case.code,
            is_negative: case.is_negative(),
            position: case.position(),
            placements: &case.placements,
            eliminations: &case.eliminations,
        };
        let verdict = library::verify(&asked, proper);
        let passed = verdict == Verdict::Passed;
        self.good &= passed;
        self.codes.entry(case.code.clone()).or_default().add(passed);
        match self.form {
            Form::Json => self.json(&jade_contract::case_reply(case, &verdict, self.texts())),
            _ => writeln!(self.out, "{}", self.texts().case_result(case, &verdict)),
        }
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
            .text("reason", self.texts().io_reason(error));
        self.out.flush()?;
        complain(&format!("jade: {}", self.texts().plain("cli-cannot-read", &args)));
        Ok(())
    }

    fn finish(mut self) -> io::Result<bool> {
        let texts = self.texts();
        if self.form == Form::Json {
            self.json(&jade_contract::cases_reply(&self.codes, texts))?;
        } else if !self.codes.is_empty() {
            writeln!(self.out)?;
            for (code, count) in &self.codes {
                writeln!(self.out, "{}", texts.cases_of_code(code, *count))?;
            }
            writeln!(self.out, "{}", texts.cases_total(CaseCount::total(self.codes.values())))?;
        }
        Ok(self.good)
    }
}
