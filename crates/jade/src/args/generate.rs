//! The arguments of `jade generate`.

use super::ask::{Choice, choice};
use super::builder::{Builder, Heading, one_of, technique_id, whole_number};
use clap::builder::{PossibleValuesParser, StringValueParser, TypedValueParser};
use clap::{Arg, ArgAction, ArgGroup, ArgMatches, Command, value_parser};
use jade_exchange::FORMATS;
use jade_generate::{Drawn, ErRange, Method, PlaceSymmetry};
use jade_grid::Geometry;
use jade_logic::{Level, TechniqueId};
use jade_text::Args as Slots;
use std::path::PathBuf;

/// The puzzles to generate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Making {
    pub level: Option<Level>,
    pub technique: Option<TechniqueId>,
    pub nothing_harder: bool,
    pub times: usize,
    pub singles_after: bool,
    pub exclusive: bool,
    pub early: bool,
    pub er: Option<ErRange>,
    pub require: Vec<TechniqueId>,
    pub choice: Choice,
    pub empty: Option<usize>,
    pub givens: Option<usize>,
    pub most_givens: Option<usize>,
    pub symmetry: Option<PlaceSymmetry>,
    pub nikoli: bool,
    pub minimal: bool,
    /// Puzzles of candidates alone.
    pub sukaku: bool,
    pub places: Option<PathBuf>,
    /// The side of the board; if `None`, that of the places, or nine.
    pub size: Option<usize>,
    pub boxes: Option<String>,
    pub rules: Option<String>,
    pub method: Method,
    pub effort: Option<u64>,
    pub library: bool,
    pub best: bool,
    /// Whether only to estimate the time.
    pub estimate: bool,
    pub count: u64,
    pub seed: Option<u64>,
    pub attempt: u64,
    pub attempts: Option<u64>,
    pub seconds: Option<u64>,
    pub solution: bool,
    pub format: Option<String>,
    pub threads: usize,
}

/// The upper limit for the options that count givens or cells.
const MOST_CELLS: u64 = (Geometry::MAX_SIDE * Geometry::MAX_SIDE) as u64;

/// The options that ask for something of givens or steps, or of how puzzles are found and written.
const NOT_OF_SUKAKUS: [&str; 26] = [
    "level",
    "technique",
    "nothing-harder",
    "times",
    "singles-after",
    "exclusive",
    "early",
    "er",
    "require",
    "empty",
    "givens",
    "most-givens",
    "symmetry",
    "nikoli",
    "minimal",
    "places",
    "rules",
    "method",
    "effort",
    "library",
    "best",
    "estimate",
    "attempts",
    "seconds",
    "format",
    "json",
];

impl Builder {
    pub(super) fn generate(&self, exits: &str) -> Command {
        let number = |name: &'static str, from: u64, most: u64| {
            self.option(name, "number", self.text(&format!("cli-opt-generate-{name}")))
                .value_parser(move |text: &str| whole_number(text, from, most))
        };
        let named = |name: &'static str, names: &[&str]| {
            let listed = Slots::none().text("names", names.join(", "));
            self.option(name, "name", self.texts.plain(&format!("cli-opt-generate-{name}"), &listed))
        };
        let word = |name: &'static str, value: &str| {
            self.option(name, value, self.text(&format!("cli-opt-generate-{name}")))
        };
        let flag = |name: &'static str| self.generate_flag(name);
        // If a level is given, clap does not demand the technique, as the two exclude each other.
        let of_technique = |arg: Arg| arg.requires("technique").conflicts_with("level");
        let levels = Level::ALL.map(Level::as_str);
        let symmetries = PlaceSymmetry::ALL.map(PlaceSymmetry::as_str);
        let methods = Method::ALL.map(Method::as_str);
        let drawn = Drawn::all().map(Drawn::word).collect::<Vec<_>>().join(", ");
        let drawn = Slots::none().text("names", drawn);
        let written = FORMATS.iter().map(|format| format.facts()).filter(|facts| facts.written);
        let formats: Vec<&str> = written.map(|facts| facts.id).collect();
        let args: Vec<Arg> = vec![
            named("level", &levels).value_parser(one_of::<Level>(levels)),
            word("technique", "technique").value_parser(technique_id()).conflicts_with("level"),
            of_technique(flag("nothing-harder")),
            of_technique(number("times", 1, 1000)),
            of_technique(flag("singles-after")),
            of_technique(flag("exclusive")),
            of_technique(flag("early")).conflicts_with_all(["profile", "only", "without", "config"]),
            word("er", "ers").value_parser(StringValueParser::new().try_map(|text| text.parse::<ErRange>())),
            word("require", "technique").value_parser(technique_id()).action(ArgAction::Append),
            number("empty", 0, MOST_CELLS),
            // Aliases: what these options were called first.
            number("givens", 0, MOST_CELLS).alias("clues"),
            number("most-givens", 0, MOST_CELLS).alias("most-clues"),
            named("symmetry", &symmetries).value_parser(one_of::<PlaceSymmetry>(symmetries)),
            flag("nikoli"),
            flag("minimal"),
            flag("sukaku").conflicts_with_all(NOT_OF_SUKAKUS),
            word("places", "file").value_parser(value_parser!(PathBuf)),
            number("size", 4, Geometry::MAX_SIDE as u64),
            word("boxes", "boxes").conflicts_with("size"),
            self.option("rules", "rules", self.texts.plain("cli-opt-generate-rules", &drawn)),
            named("method", &methods).value_parser(one_of::<Method>(methods)),
            number("effort", 0, u64::MAX),
            flag("library").conflicts_with_all(["symmetry", "nikoli", "places", "method", "effort", "best"]),
            flag("best"),
            flag("estimate"),
            number("count", 1, u64::MAX).conflicts_with("best"),
            number("seed", 0, u64::MAX),
            // The number after the last attempt must be representable, too.
            number("from-attempt", 0, u64::MAX - 1).alias("attempt"),
            number("attempts", 1, u64::MAX),
            number("seconds", 1, u64::MAX),
            flag("solution"),
            named("format", &formats).value_parser(PossibleValuesParser::new(formats)).conflicts_with("json"),
            self.threads_for("cli-opt-generate-threads"),
            self.flag("json", ArgAction::SetTrue).help(self.text("cli-opt-grid-json")),
        ];
        let heading = |name: &str| match name {
            "level" | "technique" | "nothing-harder" | "times" | "singles-after" | "exclusive" | "early"
            | "er" | "require" => Heading::Difficulty,
            "empty" | "givens" | "most-givens" | "symmetry" | "nikoli" | "minimal" | "sukaku" | "places"
            | "size" | "boxes" | "rules" => Heading::Shape,
            "solution" | "format" | "json" => Heading::Output,
            "count" | "seed" => Heading::Puzzle,
            _ => Heading::Search,
        };
        let is_rare = |name: &str| {
            matches!(
                name,
                "times"
                    | "singles-after"
                    | "exclusive"
                    | "early"
                    | "empty"
                    | "most-givens"
                    | "nikoli"
                    | "sukaku"
                    | "places"
                    | "method"
                    | "effort"
                    | "estimate"
                    | "from-attempt"
                    | "attempts"
            )
        };
        let args = args.into_iter().map(|arg| {
            let (heading, is_rare) = (heading(arg.get_id().as_str()), is_rare(arg.get_id().as_str()));
            let arg = self.below(heading, arg);
            if is_rare { self.rare(arg) } else { arg }
        });
        let choice = self.choice().map(|arg| self.below(Heading::Difficulty, arg));
        let args = args.chain(choice).chain([self.help_all()]);
        self.command("generate", args, "")
            .group(ArgGroup::new("number-of-givens").args(["empty", "givens"]))
            .after_help(exits.to_owned())
    }

    fn generate_flag(&self, name: &'static str) -> Arg {
        Arg::new(name)
            .long(name)
            .action(ArgAction::SetTrue)
            .help(self.text(&format!("cli-opt-generate-{name}")))
            .help_heading(clap::builder::Str::from(self.text("cli-options-heading")))
    }
}

impl Making {
    pub(super) fn new(matches: &ArgMatches, threads: usize) -> Making {
        let word = |name: &str| matches.get_one::<String>(name).cloned();
        let number = |name: &str| matches.get_one::<u64>(name).copied();
        // These options are limited to the number of cells of a board.
        let cells = |name: &str| number(name).and_then(|number| usize::try_from(number).ok());
        Making {
            level: matches.get_one("level").copied(),
            technique: matches.get_one("technique").copied(),
            nothing_harder: matches.get_flag("nothing-harder"),
            times: cells("times").unwrap_or(1),
            singles_after: matches.get_flag("singles-after"),
            exclusive: matches.get_flag("exclusive"),
            early: matches.get_flag("early"),
            er: matches.get_one("er").copied(),
            require: matches.get_many("require").unwrap_or_default().copied().collect(),
            choice: choice(matches),
            empty: cells("empty"),
            givens: cells("givens"),
            most_givens: cells("most-givens"),
            symmetry: matches.get_one("symmetry").copied(),
            nikoli: matches.get_flag("nikoli"),
            minimal: matches.get_flag("minimal"),
            sukaku: matches.get_flag("sukaku"),
            places: matches.get_one("places").cloned(),
            size: cells("size"),
            boxes: word("boxes"),
            rules: word("rules"),
            method: matches.get_one("method").copied().unwrap_or_default(),
            effort: number("effort"),
            library: matches.get_flag("library"),
            best: matches.get_flag("best"),
            estimate: matches.get_flag("estimate"),
            count: number("count").unwrap_or(1),
            seed: number("seed"),
            attempt: number("from-attempt").unwrap_or(0),
            attempts: number("attempts"),
            seconds: number("seconds"),
            solution: matches.get_flag("solution"),
            format: word("format"),
            threads,
        }
    }
}
