//! The arguments of `jade print`.

use super::{Builder, files, whole_number};
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use jade_print::{Marks, Paper};
use std::path::PathBuf;

/// What is to be printed, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printing {
    pub files: Vec<PathBuf>,
    /// Standard output if it is not said, unless that is a terminal.
    pub output: Option<PathBuf>,
    pub force: bool,
    pub paper: Paper,
    pub per_page: Option<usize>,
    pub title: Option<String>,
    pub solutions: bool,
    /// Whether every board asks for its next step.
    pub worksheet: bool,
    /// The technique of that step; any, if it is not said.
    pub technique: Option<String>,
    /// Boards for the technique that are to be chosen, where no file is named.
    pub chosen: Option<Chosen>,
    pub marks: Marks,
}

/// Boards that are to be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chosen {
    pub count: u64,
    pub seed: Option<u64>,
}

/// How many boards are chosen if nobody says: three pages, as worksheets are laid out.
const CHOSEN: u64 = 6;

/// More boards on a page than anybody can read.
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
            self.option("technique", "id", self.text("cli-opt-print-technique"))
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
        let technique = matches.get_one::<String>("technique").cloned();
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
