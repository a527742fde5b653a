//! `jade dataset` and `jade difficulty` in a program without them.

use crate::args::{Comparing, Datasets};
use crate::console::exit::{WrongUse, not_built_in, wrong_use};
use crate::console::terminal::Form;
use jade_text::{Language, Texts};
use std::io;
use std::process::ExitCode;

const FEATURE: &str = "datasets";

pub fn dataset(_: &Datasets, language: Language) -> io::Result<ExitCode> {
    wrong_use(&not_built_in("jade dataset", FEATURE, Texts::of(language)))
}

pub fn difficulty(
    _: &Comparing,
    _: Form,
    language: Language,
    _: impl io::Write,
) -> io::Result<Result<bool, WrongUse>> {
    Ok(Err(not_built_in("jade difficulty", FEATURE, Texts::of(language))))
}
