//! The arguments of `jade grid` and `jade classify`.

use super::builder::{Builder, files, threads, whole_number};
use clap::{Arg, ArgAction, ArgMatches, Command};
use jade_explore::MOST_UNAVOIDABLE;
use std::path::PathBuf;

/// A question about 9×9 puzzles and grids and those related to them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exploring {
    pub relation: Relation,
    pub files: Vec<PathBuf>,
    pub threads: usize,
}

/// What is asked about every puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// Its min-lex form.
    MinLex,
    /// The number of its automorphisms.
    Automorphisms,
    /// The number of the first puzzle that is isomorphic to it.
    Isomorphic,
    /// The puzzles with this number of other givens.
    Neighbours { count: usize, minimal: bool, min_lex: bool },
    /// The minimal puzzles within it, up to this number.
    Minimal { limit: u64, min_lex: bool },
    /// Its redundant givens.
    Redundant,
    /// The unavoidable sets of its solution, up to this size.
    Unavoidable { size: usize },
    /// Its class by nested trials and braids up to this length, and its backdoors.
    Class { longest: u32 },
}

/// The default limits: for minimal puzzles, and for the size of unavoidable sets.
const MINIMAL_LIMIT: u64 = 1_000_000;
const UNAVOIDABLE_SIZE: u64 = 12;

/// The longest braids that are looked for, and how long they may be: more than any puzzle is known to need.
const LONGEST_BRAID: u64 = 8;
const MOST_BRAID: u64 = 30;

impl Builder {
    /// What every question about puzzles takes.
    fn exploring(&self, args: Vec<Arg>) -> impl Iterator<Item = Arg> {
        let json = self.flag("json", ArgAction::SetTrue).help(self.text("cli-opt-grid-json"));
        args.into_iter().chain([self.threads(), json, self.files()])
    }

    fn number_within(&self, name: &'static str, from: u64, most: u64, help: &str) -> Arg {
        self.option(name, "number", self.text(help))
            .value_parser(move |text: &str| whole_number(text, from, most))
    }

    /// Builds `jade classify`.
    pub(super) fn classify(&self, exits: &str) -> Command {
        let longest = self.number_within("longest", 1, MOST_BRAID, "cli-opt-classify-longest");
        self.command("classify", self.exploring(vec![longest]), &self.text("cli-file-placeholder"))
            .after_help(exits.to_owned())
    }

    /// Builds `jade grid` and its subcommands.
    pub(super) fn grid(&self, exits: &str) -> Command {
        let file = self.text("cli-file-placeholder");
        let within = |name: &'static str, args: Vec<Arg>| {
            self.sub_command("grid", name, self.exploring(args), &file).after_help(exits.to_owned())
        };
        let number = |name, from, most, help: &str| self.number_within(name, from, most, help);
        let form = || self.flag("min-lex", ArgAction::SetTrue);
        let minimal = self.flag("minimal", ArgAction::SetTrue);
        self.group(self.command("grid", [], &self.text("cli-command-placeholder")))
            .subcommand(within("min-lex", vec![]))
            .subcommand(within("automorphisms", vec![]))
            .subcommand(within("isomorphic", vec![]))
            .subcommand(within(
                "neighbours",
                vec![
                    // An alias: what it was called first.
                    number("exchange", 1, 3, "cli-opt-grid-count").alias("count"),
                    minimal,
                    form(),
                ],
            ))
            .subcommand(within("minimal", vec![number("limit", 1, u64::MAX, "cli-opt-grid-limit"), form()]))
            .subcommand(within("redundant", vec![]))
            .subcommand(within(
                "unavoidable",
                vec![number("size", 4, MOST_UNAVOIDABLE as u64, "cli-opt-grid-size")],
            ))
    }
}

impl Exploring {
    /// Parses the question; `None` if there is none.
    pub(super) fn new(matches: &ArgMatches) -> Option<Exploring> {
        let (name, matches) = matches.subcommand()?;
        let number = |name: &str, default| matches.get_one::<u64>(name).copied().unwrap_or(default);
        let relation = match name {
            "min-lex" => Relation::MinLex,
            "automorphisms" => Relation::Automorphisms,
            "isomorphic" => Relation::Isomorphic,
            "neighbours" => Relation::Neighbours {
                count: number("exchange", 1) as usize,
                minimal: matches.get_flag("minimal"),
                min_lex: matches.get_flag("min-lex"),
            },
            "minimal" => Relation::Minimal {
                limit: number("limit", MINIMAL_LIMIT),
                min_lex: matches.get_flag("min-lex"),
            },
            "redundant" => Relation::Redundant,
            "unavoidable" => Relation::Unavoidable { size: number("size", UNAVOIDABLE_SIZE) as usize },
            _ => return None,
        };
        Some(Exploring { relation, files: files(matches), threads: threads(matches) })
    }

    /// Parses the arguments of `jade classify`.
    pub(super) fn classifying(matches: &ArgMatches) -> Exploring {
        let longest = matches.get_one::<u64>("longest").copied().unwrap_or(LONGEST_BRAID) as u32;
        let relation = Relation::Class { longest };
        Exploring { relation, files: files(matches), threads: threads(matches) }
    }
}
