//! The arguments of questions about puzzles: `jade hint`, `path`, `solve` and similar commands.

use super::builder::{Builder, Heading, whole_number};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, ArgAction, ArgMatches, Command, ValueEnum, value_parser};
use jade_logic::TechniqueId;
use jade_search::Engine;
use jade_text::{Args as Slots, RungName};
use std::path::PathBuf;

/// A question to answer for every puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    Solve {
        engine: Option<&'static dyn Engine>,
        limit: Option<u64>,
        run: Run,
    },
    Count {
        engine: Option<&'static dyn Engine>,
        limit: Option<u64>,
        run: Run,
    },
    Check {
        /// Whether to say which clues are redundant or contradict each other.
        clues: bool,
    },
    Hint {
        rung: usize,
        choice: Choice,
        technique: Option<TechniqueId>,
        with_marks: bool,
        go_on: bool,
        /// Whether to print the step in one-line notation, instead of rungs.
        notation: bool,
    },
    Step {
        choice: Choice,
        technique: Option<TechniqueId>,
        before_marks: bool,
        go_on: bool,
    },
    Steps {
        choice: Choice,
        technique: Option<TechniqueId>,
        /// Whether to print the truths and links of each step, too.
        truths: bool,
    },
    Path {
        choice: Choice,
        singles: bool,
        until: Option<TechniqueId>,
        before_marks: bool,
        summary: bool,
        scale: Scale,
    },
    Rate {
        choice: Choice,
        scale: Scale,
    },
}

/// By what puzzles are rated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Scale {
    /// JADE’s levels and scores.
    #[default]
    Jade,
    /// The Sudoku Explainer’s ER, EP and ED.
    Explainer,
}

impl ValueEnum for Scale {
    fn value_variants<'a>() -> &'a [Scale] {
        &[Scale::Jade, Scale::Explainer]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(match self {
            Scale::Jade => "jade",
            Scale::Explainer => "explainer",
        }))
    }
}

/// The choice of techniques.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choice {
    pub profile: Option<String>,
    pub only: Option<Vec<String>>,
    pub without: Option<Vec<String>>,
    /// The configuration file, which may define profiles.
    pub config: Option<PathBuf>,
}

/// A question that requires a search.
pub struct Search<'q> {
    pub engine: Option<&'static dyn Engine>,
    pub limit: Option<u64>,
    /// Whether to list the solutions, or only to count them.
    pub list: bool,
    pub run: &'q Run,
}

impl Question {
    /// Parses the question of a command; `None` if the command is not a question.
    pub(super) fn new(name: &str, matches: &ArgMatches) -> Option<Question> {
        let technique = |name: &str| matches.try_get_one::<TechniqueId>(name).ok().flatten().copied();
        let engine = matches.try_get_one::<&'static dyn Engine>("engine").ok().flatten().copied();
        let number = |name: &str| matches.try_get_one::<u64>(name).ok().flatten().copied();
        Some(match name {
            "solve" => Question::Solve { engine, limit: number("limit"), run: run(matches) },
            "count" => Question::Count { engine, limit: number("limit"), run: run(matches) },
            "check" => Question::Check { clues: matches.get_flag("clues") },
            "hint" => {
                let rung = number("rung").and_then(|rung| usize::try_from(rung).ok()).unwrap_or(1);
                let (with_marks, go_on) = (matches.get_flag("with-marks"), matches.get_flag("go-on"));
                Question::Hint {
                    rung,
                    choice: choice(matches),
                    technique: technique("technique"),
                    with_marks,
                    go_on,
                    notation: matches.get_flag("notation"),
                }
            }
            "step" => Question::Step {
                choice: choice(matches),
                technique: technique("technique"),
                before_marks: matches.get_flag("before-marks"),
                go_on: matches.get_flag("go-on"),
            },
            "steps" => Question::Steps {
                choice: choice(matches),
                technique: technique("technique"),
                truths: matches.get_flag("truths"),
            },
            "path" => Question::Path {
                choice: choice(matches),
                singles: matches.get_flag("singles"),
                until: technique("until"),
                before_marks: matches.get_flag("before-marks-only"),
                summary: matches.get_flag("summary"),
                scale: scale(matches),
            },
            "rate" => Question::Rate { choice: choice(matches), scale: scale(matches) },
            _ => return None,
        })
    }

    /// Returns the search that the question requires; `None` if it requires none.
    pub fn search(&self) -> Option<Search<'_>> {
        let (engine, limit, list, run) = match self {
            Question::Solve { engine, limit, run } => (engine, limit, true, run),
            Question::Count { engine, limit, run } => (engine, limit, false, run),
            _ => return None,
        };
        Some(Search { engine: *engine, limit: *limit, list, run })
    }
}

/// The options of a search that the tutor does not need.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Run {
    pub report: Option<PathBuf>,
    pub config: Option<PathBuf>,
    pub alphabet: Option<String>,
    pub boxes: Option<String>,
    pub any_layout: bool,
    pub seed: Option<u64>,
    pub seconds: Option<u64>,
    pub nodes: Option<u64>,
    pub except: Option<String>,
}

impl Run {
    /// Whether any of these options was given.
    pub fn is_asked_for(&self) -> bool {
        *self != Run::default()
    }
}

/// The default limit for counting solutions.
pub const COUNT_LIMIT: u64 = 1_000_000;

/// Returns the names of all engines.
fn engines() -> impl Iterator<Item = &'static str> {
    jade_search::engines().iter().map(|engine| engine.name())
}

impl Builder {
    fn engine(&self) -> Arg {
        let names = engines().collect::<Vec<_>>().join(", ");
        let help = self.texts.plain("cli-opt-engine", &Slots::none().text("engines", names));
        self.option("engine", "engine", help)
            .value_parser(PossibleValuesParser::new(engines()).try_map(|name| jade_search::engine(&name)))
    }

    fn limit(&self, what: &str, most: u64) -> Arg {
        self.option("limit", "number", self.text(&format!("cli-opt-limit-{what}")))
            .value_parser(move |text: &str| whole_number(text, 1, most))
    }

    /// Returns the options common to all searches.
    fn run(&self) -> [Arg; 9] {
        let path = |name, help: &str| {
            self.option(name, "file", self.text(help)).value_parser(value_parser!(PathBuf))
        };
        let number = |name, from, help: &str| {
            let parser = move |text: &str| whole_number(text, from, u64::MAX);
            self.option(name, "number", self.text(help)).value_parser(parser)
        };
        let rare = |option| self.rare(self.below(Heading::Search, option));
        let shape = |option| self.below(Heading::Shape, option);
        [
            rare(path("report", "cli-opt-report")),
            rare(self.config()),
            shape(self.option("alphabet", "symbols", self.text("cli-opt-alphabet"))),
            shape(self.option("boxes", "boxes", self.text("cli-opt-boxes"))),
            shape(self.flag("any-layout", ArgAction::SetTrue)),
            rare(number("seed", 0, "cli-opt-seed")),
            number("seconds", 1, "cli-opt-seconds"),
            rare(number("nodes", 1, "cli-opt-nodes")),
            rare(self.option("except", "candidate", self.text("cli-opt-except"))),
        ]
    }

    /// Returns a command for each question.
    pub(super) fn questions(&self, exits: &str) -> Vec<Command> {
        let file = self.text("cli-file-placeholder");
        let json = || self.flag("json", ArgAction::SetTrue);
        let asking = |name, args: &dyn Fn() -> Vec<Arg>| {
            self.lazily(name, || {
                let common =
                    [self.threads(), self.flag("keep-lines", ArgAction::SetTrue), json(), self.files()];
                self.command(name, args().into_iter().chain(common), &file).after_help(exits.to_owned())
            })
        };
        let rung = || {
            self.option("rung", "number", self.text("cli-opt-rung"))
                .value_parser(|text: &str| whole_number(text, 1, RungName::ALL.len() as u64))
        };
        let technique = || self.technique("technique", "cli-opt-technique");
        let flag = |name| self.flag(name, ArgAction::SetTrue);
        let with = |more: Vec<Arg>| more.into_iter().chain(self.choice()).collect::<Vec<Arg>>();
        let searching = |what: &str, most| -> Vec<Arg> {
            let rare = |option| self.rare(self.below(Heading::Search, option));
            let engine = rare(self.engine());
            [self.limit(what, most), engine, self.help_all()].into_iter().chain(self.run()).collect()
        };
        let scale =
            || self.option("scale", "name", self.text("cli-opt-scale")).value_parser(value_parser!(Scale));
        let path = || {
            vec![
                flag("singles"),
                self.technique("until", "cli-opt-until"),
                flag("before-marks-only").long("before-marks"),
                flag("summary"),
                scale(),
            ]
        };
        vec![
            asking("hint", &|| {
                let notation = flag("notation").conflicts_with("rung");
                with(vec![rung(), notation, technique(), flag("with-marks"), flag("go-on")])
            }),
            // What was a command of its own up to version 0.2 is `jade hint --notation`.
            asking("step", &|| with(vec![technique(), flag("before-marks"), flag("go-on")])).hide(true),
            asking("steps", &|| with(vec![technique(), flag("truths")])),
            asking("path", &|| with(path())),
            asking("solve", &|| searching("solve", jade_contract::MOST_SOLUTIONS)),
            asking("count", &|| searching("count", u64::MAX)),
            asking("check", &|| vec![flag("clues")]),
            asking("rate", &|| with(vec![scale()])),
        ]
    }
}

fn scale(matches: &ArgMatches) -> Scale {
    matches.get_one("scale").copied().unwrap_or_default()
}

/// Parses the choice of techniques.
pub(super) fn choice(matches: &ArgMatches) -> Choice {
    let words = |name: &str| {
        let words: Option<Vec<String>> = matches.get_many(name).map(|words| words.cloned().collect());
        words.map(|words| words.iter().map(|word| word.trim().to_owned()).collect())
    };
    Choice {
        profile: matches.get_one("profile").cloned(),
        only: words("only"),
        without: words("without"),
        config: matches.get_one("config").cloned(),
    }
}

fn run(matches: &ArgMatches) -> Run {
    Run {
        report: matches.get_one("report").cloned(),
        config: matches.get_one("config").cloned(),
        alphabet: matches.get_one("alphabet").cloned(),
        boxes: matches.get_one("boxes").cloned(),
        any_layout: matches.get_flag("any-layout"),
        seed: matches.get_one("seed").copied(),
        seconds: matches.get_one("seconds").copied(),
        nodes: matches.get_one("nodes").copied(),
        except: matches.get_one("except").cloned(),
    }
}
