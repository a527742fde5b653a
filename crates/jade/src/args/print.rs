//! The arguments of `jade print`.

use super::builder::{Builder, files, whole_number};
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use jade_logic::TechniqueId;
use jade_print::{Marks, Paper};
use std::path::PathBuf;

/// What to print, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printing {
    pub files: Vec<PathBuf>,
    /// The output file; if `None`, standard output unless that is a terminal.
    pub output: Option<PathBuf>,
    pub force: bool,
    pub paper: Paper,
    pub per_page: Option<usize>,
    pub title: Option<String>,
    pub solutions: bool,
    /// Whether every board asks for its next step.
    pub worksheet: bool,
    /// The technique of that step; any if `None`.
    pub technique: Option<TechniqueId>,
    /// The boards to select for the technique if no file is named.
    pub chosen: Option<Chosen>,
    pub marks: Marks,
}

/// A selection of boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chosen {
    pub count: u64,
    pub seed: Option<u64>,
}

/// The default number of boards: three pages in the layout of worksheets.
const CHOSEN: u64 = 6;

/// More boards per page than anyone can read.
const MOST_PER_PAGE: u64 = 40;

impl Builder {
    pub(super) fn print(&self, exits: &str) -> Command {
        let flag = |name: &'static str| self.flag(name, ArgAction::SetTrue);
        let args: Vec<Arg> = vec![
            self.option("output", "file", self.text("cli-opt-print-output"))
                .short('o')
                .value_parser(value_parser!(PathBuf)),
            flag("force"),
            self.option("paper", "paper", self.text("cli-opt-paper"))
                .value_parser(PossibleValuesParser::new(["a4", "letter"])),
            self.option("per-page", "number", self.text("cli-opt-per-page"))
                .value_parser(|text: &str| whole_number(text, 1, MOST_PER_PAGE)),
            self.option("title", "text", self.text("cli-opt-title")),
            flag("solutions").conflicts_with("worksheet"),
            flag("worksheet"),
            self.technique("technique", "cli-opt-print-technique")
                .conflicts_with_all(["solutions", "givens"]),
            self.option("count", "number", self.text("cli-opt-print-count"))
                .value_parser(|text: &str| whole_number(text, 1, jade_contract::MOST_PUZZLES))
                .requires("technique")
                .conflicts_with("files"),
            self.option("seed", "number", self.text("cli-opt-print-seed"))
                .value_parser(|text: &str| whole_number(text, 0, jade_contract::MOST_SEED))
                .requires("technique")
                .conflicts_with("files"),
            flag("givens").conflicts_with_all(["candidates", "worksheet"]),
            flag("candidates"),
            self.files(),
        ];
        self.command("print", args, &self.text("cli-file-placeholder")).after_help(exits.to_owned())
    }
}

impl Printing {
    pub(super) fn new(matches: &ArgMatches) -> Printing {
        let technique = matches.get_one::<TechniqueId>("technique").copied();
        let worksheet = matches.get_flag("worksheet") || technique.is_some();
        let chooses = technique.is_some() && !matches.contains_id("files");
        let number = |name: &str| matches.get_one::<u64>(name).copied();
        Printing {
            files: files(matches),
            output: matches.get_one("output").cloned(),
            force: matches.get_flag("force"),
            paper: match matches.get_one::<String>("paper").map(String::as_str) {
                Some("letter") => Paper::Letter,
                _ => Paper::A4,
            },
            per_page: matches.get_one::<u64>("per-page").map(|number| *number as usize),
            title: matches.get_one("title").cloned(),
            solutions: matches.get_flag("solutions"),
            worksheet,
            technique,
            chosen: chooses
                .then(|| Chosen { count: number("count").unwrap_or(CHOSEN), seed: number("seed") }),
            marks: match (matches.get_flag("givens"), worksheet || matches.get_flag("candidates")) {
                (true, _) => Marks::None,
                (_, true) => Marks::All,
                _ => Marks::Written,
            },
        }
    }
}
