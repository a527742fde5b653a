//! The arguments of `jade play`.

use super::builder::{Builder, one_of, whole_number};
use clap::builder::{PossibleValuesParser, Str};
use clap::{Arg, ArgAction, ArgGroup, ArgMatches, Command};
use jade_logic::{Level, TechniqueId};
use jade_terminal::menu::sides;
use jade_text::Args as Slots;

/// The arguments of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Playing {
    /// A file, or the puzzle itself.
    pub puzzle: Option<String>,
    /// A date, or `today`.
    pub day: Option<String>,
    /// Whether the variant of that day is meant.
    pub variant: bool,
    pub level: Option<Level>,
    pub technique: Option<TechniqueId>,
    pub empty: Option<usize>,
    pub size: Option<usize>,
    pub seed: Option<u64>,
}

/// The most empty cells that can be requested: all those of the largest playable board.
const MOST_CELLS: u64 = 256;

impl Builder {
    pub(super) fn play(&self, exits: &str) -> Command {
        let levels: Vec<&str> = Level::ALL.iter().map(|level| level.as_str()).collect();
        let names = Slots::none().text("names", levels.join(", "));
        let sides = sides().map(|side| side.to_string()).collect::<Vec<_>>();
        let puzzle = Arg::new("puzzle")
            .value_name(Str::from(self.text("cli-value-play")))
            .help(self.text("cli-arg-play"))
            .help_heading(Str::from(self.text("cli-arguments-heading")));
        let args = [
            puzzle,
            self.option("level", "name", self.texts.plain("cli-opt-play-level", &names))
                .value_parser(one_of::<Level>(levels))
                .conflicts_with_all(["puzzle", "technique", "empty"]),
            self.option("day", "day", self.text("cli-opt-play-day")),
            self.flag("variant", ArgAction::SetTrue).requires("day").conflicts_with("level"),
            self.technique("technique", "cli-opt-play-technique"),
            self.option("empty", "number", self.text("cli-opt-play-empty"))
                .value_parser(|text: &str| whole_number(text, 0, MOST_CELLS)),
            self.option("size", "number", self.text("cli-opt-play-size"))
                .value_parser(PossibleValuesParser::new(sides))
                .conflicts_with_all(["puzzle", "day"]),
            self.option("seed", "number", self.text("cli-opt-play-seed"))
                .value_parser(|text: &str| whole_number(text, 0, u64::MAX))
                .conflicts_with("day"),
        ];
        let placeholder = format!("[{}]", self.text("cli-value-play"));
        self.command("play", args, &placeholder)
            .group(ArgGroup::new("what").args(["puzzle", "day", "technique", "empty"]))
            .after_help(exits.to_owned())
    }
}

impl Playing {
    pub(super) fn new(matches: &ArgMatches) -> Playing {
        let word = |name: &str| matches.get_one::<String>(name).cloned();
        Playing {
            puzzle: word("puzzle"),
            day: word("day"),
            variant: matches.get_flag("variant"),
            level: matches.get_one("level").copied(),
            technique: matches.get_one("technique").copied(),
            empty: matches.get_one::<u64>("empty").and_then(|number| usize::try_from(*number).ok()),
            size: word("size").and_then(|side| side.parse().ok()),
            seed: matches.get_one("seed").copied(),
        }
    }
}
