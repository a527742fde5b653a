//! [`Plan`]: what a data set is to contain.

use super::row::columns;
use jade_collection::generator;
use jade_generate::{Difficulty, PlaceSymmetry, TechniqueWish, Wish};
use jade_grid::Geometry;
use jade_logic::techniques::technique;
use jade_logic::{Level, Profile, TechniqueId};
use jade_search::Key;
use jade_text::{Args, Language, Texts};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use toml::{Table, Value};

/// What a data set is to contain.
///
/// ```toml
/// seed = 2026
/// techniques = "full"         # or "classic"
/// steps = ["en", "es"]        # the path of each puzzle, in words; [] for one without words
/// explainer = true            # the ratings of the Sudoku Explainer
/// jsonl = ["puzzle", "level"] # the columns that are also written as JSON lines; [] for no such files
/// rows-per-file = 100000
/// relatives = 2               # how many exchanged givens make relatives, which never are in different splits
///
/// [[puzzles]]
/// name = "hard"
/// level = "hard"
/// givens = [22, 26]
/// openness = [1.5, 4.0]
/// rows = { train = 80000, validation = 10000, test = 10000 }
/// ```
#[derive(Clone, Debug)]
pub struct Plan {
    /// Where its random numbers begin.
    pub seed: u64,
    /// The techniques that rate its puzzles.
    pub profile: Profile,
    /// Whether the rows contain paths, and the languages of their words.
    pub steps: Option<Vec<Language>>,
    /// Whether the rows contain the ratings of the Sudoku Explainer.
    pub explainer: bool,
    /// The columns that the files of JSON lines have, in any order; all if `None`. If there are none, there are no such files.
    pub jsonl: Option<Vec<String>>,
    /// The greatest number of rows in a file.
    pub rows_per_file: u64,
    /// Puzzles that become each other if at most so many givens are taken away and at most so many are added never are in
    /// different splits.
    pub relatives: usize,
    /// The sets, in the order in which they choose puzzles.
    pub sets: Vec<PuzzleSet>,
}

/// Puzzles of one kind.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleSet {
    /// The name of the set.
    pub name: String,
    /// The size of its boards.
    pub geometry: &'static Geometry,
    /// The level; any if `None`.
    pub level: Option<Level>,
    /// A technique that its puzzles need.
    pub technique: Option<TechniqueId>,
    /// The number of givens; any if `None`.
    pub givens: Option<RangeInclusive<usize>>,
    /// The symmetry of the places of the givens.
    pub symmetry: PlaceSymmetry,
    /// The mean number of cells that a single fills; any if `None`.
    pub openness: Option<RangeInclusive<f64>>,
    /// The number of rows in each split.
    pub rows: BTreeMap<String, u64>,
    /// The most attempts to make; unlimited if `None`.
    pub attempts: Option<u64>,
}

/// Why a text is not a plan.
#[derive(Clone, PartialEq, Debug)]
pub struct PlanError {
    /// The place, such as `puzzles 2: level`; empty if it is the whole.
    place: String,
    kind: PlanErrorKind,
}

#[derive(Clone, PartialEq, Debug)]
enum PlanErrorKind {
    /// It is not TOML: the line, and the reason in English.
    NoToml(usize, String),
    UnknownKey(&'static [&'static str]),
    Missing,
    /// The value is not a whole number in this range.
    NotNumber(u64, u64),
    /// The value is not a text, true or false, two numbers in order, a table, or a list.
    NotText,
    NotFlag,
    NotRange,
    NotRows,
    NotSets,
    /// The value is not one of these names.
    UnknownName(String, Vec<String>),
    /// The value is not a list of some of these names.
    NotNames(Vec<String>),
    UnknownTechnique(String),
    BadName(String),
    SameName(String),
    Both(&'static str, &'static str),
    NoRows,
}

impl PlanError {
    /// Returns the message in words.
    pub fn message(&self, texts: &Texts) -> String {
        let none = Args::none();
        let words = match &self.kind {
            PlanErrorKind::NoToml(line, reason) => {
                let args = none.text("line", line.to_string()).text("reason", reason.clone());
                return texts.plain("dataset-plan-no-toml", &args);
            }
            PlanErrorKind::UnknownKey(known) => {
                texts.plain("dataset-plan-unknown-key", &none.text("known", known.join(", ")))
            }
            PlanErrorKind::Missing => texts.plain("dataset-plan-missing", &none),
            PlanErrorKind::NotNumber(from, most) => {
                let args = none.text("from", from.to_string()).text("most", most.to_string());
                texts.plain("dataset-plan-not-number", &args)
            }
            PlanErrorKind::NotText => texts.plain("dataset-plan-not-text", &none),
            PlanErrorKind::NotFlag => texts.plain("dataset-plan-not-flag", &none),
            PlanErrorKind::NotRange => texts.plain("dataset-plan-not-range", &none),
            PlanErrorKind::NotRows => texts.plain("dataset-plan-not-rows", &none),
            PlanErrorKind::NotSets => texts.plain("dataset-plan-not-sets", &none),
            PlanErrorKind::UnknownName(name, known) => {
                let args = none.text("name", jade_text::shown_word(name)).text("known", known.join(", "));
                texts.plain("dataset-plan-unknown-name", &args)
            }
            PlanErrorKind::NotNames(known) => {
                texts.plain("dataset-plan-not-names", &none.text("known", known.join(", ")))
            }
            PlanErrorKind::UnknownTechnique(name) => match technique(name) {
                Err(error) => texts.unknown_technique(&error),
                Ok(_) => name.clone(),
            },
            PlanErrorKind::BadName(name) => {
                texts.plain("dataset-plan-bad-name", &none.text("name", jade_text::shown_word(name)))
            }
            PlanErrorKind::SameName(name) => {
                texts.plain("dataset-plan-same-name", &none.text("name", name.clone()))
            }
            PlanErrorKind::Both(one, other) => {
                texts.plain("dataset-plan-both", &none.text("one", *one).text("other", *other))
            }
            PlanErrorKind::NoRows => texts.plain("dataset-plan-no-rows", &none),
        };
        if self.place.is_empty() {
            return words;
        }
        texts.plain("dataset-plan-at", &Args::none().text("place", self.place.clone()).text("message", words))
    }
}

const KEYS: &[&str] =
    &["seed", "techniques", "steps", "explainer", "jsonl", "rows-per-file", "relatives", "puzzles"];
const SET_KEYS: &[&str] =
    &["name", "size", "level", "technique", "givens", "symmetry", "openness", "rows", "attempts"];
/// The default number of rows in a file, without and with paths.
const ROWS_PER_FILE: [u64; 2] = [1_000_000, 100_000];

/// The most givens by which puzzles can differ to count as relatives, which is the default.
const MOST_RELATIVES: u64 = 2;

/// Plans are equal if they make the same data set.
impl PartialEq for Plan {
    fn eq(&self, other: &Plan) -> bool {
        let all = |plan: &Plan| (plan.seed, plan.rows_per_file, plan.relatives);
        all(self) == all(other)
            && (&self.profile.name, &self.steps, &self.explainer, &self.jsonl, &self.sets)
                == (&other.profile.name, &other.steps, &other.explainer, &other.jsonl, &other.sets)
    }
}

impl Plan {
    /// Reads a plan.
    ///
    /// # Errors
    /// [`PlanError`], with the place.
    pub fn read(text: &str) -> Result<Plan, PlanError> {
        let table: Table = toml::from_str(text).map_err(|error: toml::de::Error| {
            let start = error.span().map_or(0, |span| span.start.min(text.len()));
            let line = text.as_bytes()[..start].iter().filter(|byte| **byte == b'\n').count() + 1;
            at("", PlanErrorKind::NoToml(line, error.message().to_owned()))
        })?;
        let table = Keys { place: String::new(), table: &table };
        table.check(KEYS)?;
        let profile = table.name("techniques", &Profile::NAMES)?.unwrap_or("full");
        let profile =
            Profile::named(profile).map_err(|_| table.error("techniques", PlanErrorKind::NotText))?;
        let steps = match table.get("steps") {
            None => None,
            Some(Value::Array(codes)) => {
                Some(codes.iter().map(|code| language(&table, code)).collect::<Result<_, _>>()?)
            }
            Some(_) => return Err(table.error("steps", unknown_language(""))),
        };
        let usual = ROWS_PER_FILE[usize::from(steps.is_some())];
        let Some(Value::Array(sets)) =
            table.get("puzzles").filter(|sets| sets.as_array().is_some_and(|all| !all.is_empty()))
        else {
            return Err(table.error("puzzles", PlanErrorKind::NotSets));
        };
        let mut plan = Plan {
            seed: table
                .number("seed", 0, i64::MAX as u64)?
                .ok_or_else(|| table.error("seed", PlanErrorKind::Missing))?,
            profile,
            steps,
            explainer: table.flag("explainer")?,
            jsonl: None,
            rows_per_file: table.number("rows-per-file", 1, 100_000_000)?.unwrap_or(usual),
            relatives: table.number("relatives", 0, MOST_RELATIVES)?.unwrap_or(MOST_RELATIVES) as usize,
            sets: Vec::new(),
        };
        plan.jsonl = table.names("jsonl", columns(&plan).into_iter().map(|column| column.name))?;
        for (index, set) in sets.iter().enumerate() {
            let place = format!("puzzles {}", index + 1);
            let Value::Table(table) = set else { return Err(at(&place, PlanErrorKind::NotSets)) };
            let set = PuzzleSet::read(&Keys { place: place.clone(), table })?;
            if plan.sets.iter().any(|other| other.name == set.name) {
                return Err(at(&place, PlanErrorKind::SameName(set.name)));
            }
            plan.sets.push(set);
        }
        Ok(plan)
    }

    /// The names of the splits, each with the number of its rows.
    pub fn splits(&self) -> BTreeMap<&str, u64> {
        let mut splits = BTreeMap::new();
        for (split, rows) in self.sets.iter().flat_map(|set| &set.rows) {
            *splits.entry(split.as_str()).or_default() += rows;
        }
        splits
    }

    /// Whether the files of JSON lines have a column.
    pub fn has_in_jsonl(&self, column: &str) -> bool {
        self.jsonl.as_ref().is_none_or(|names| names.iter().any(|name| name == column))
    }

    /// Whether there are files of JSON lines.
    pub fn has_jsonl(&self) -> bool {
        self.jsonl.as_ref().is_none_or(|names| !names.is_empty())
    }

    /// The seed of a set: sets draw different puzzles, even if they wish for the same.
    pub fn seed_of(&self, set: &PuzzleSet) -> u64 {
        Key::new("set of a data set").number(self.seed).text(&set.name).seed()
    }
}

fn unknown_language(code: &str) -> PlanErrorKind {
    PlanErrorKind::UnknownName(
        code.to_owned(),
        Language::ALL.iter().map(|language| language.code().to_owned()).collect(),
    )
}

fn language(table: &Keys<'_>, code: &Value) -> Result<Language, PlanError> {
    let code = code.as_str().unwrap_or_default();
    let named = Language::ALL.into_iter().find(|language| language.code() == code);
    named.ok_or_else(|| table.error("steps", unknown_language(code)))
}

impl PuzzleSet {
    fn read(table: &Keys<'_>) -> Result<PuzzleSet, PlanError> {
        table.check(SET_KEYS)?;
        let name = table.text("name")?.ok_or_else(|| table.error("name", PlanErrorKind::Missing))?;
        if !is_name(name) {
            return Err(table.error("name", PlanErrorKind::BadName(name.to_owned())));
        }
        let side = table.number("size", 4, Geometry::MAX_SET_SIDE as u64)?.unwrap_or(9);
        let bad_size = || table.error("size", PlanErrorKind::NotNumber(4, Geometry::MAX_SET_SIDE as u64));
        let geometry = Geometry::standard(side as usize).ok_or_else(bad_size)?;
        let levels: Vec<&str> = Level::ALL.iter().map(|level| level.as_str()).collect();
        let level = table.name("level", &levels)?.and_then(|name| name.parse().ok());
        let technique = match table.text("technique")? {
            None => None,
            Some(id) => Some(
                technique(id)
                    .map_err(|_| table.error("technique", PlanErrorKind::UnknownTechnique(id.to_owned())))?
                    .id(),
            ),
        };
        if level.is_some() && technique.is_some() {
            return Err(at(&table.place, PlanErrorKind::Both("level", "technique")));
        }
        let symmetries: Vec<&str> = PlaceSymmetry::ALL.iter().map(|symmetry| symmetry.as_str()).collect();
        let symmetry = table.name("symmetry", &symmetries)?.and_then(|name| name.parse().ok());
        let givens = match table.range("givens")? {
            Some(range) if *range.start() < 0.0 || range.start().fract() + range.end().fract() != 0.0 => {
                return Err(table.error("givens", PlanErrorKind::NotRange));
            }
            range => range.map(|range| *range.start() as usize..=*range.end() as usize),
        };
        let rows = match table.get("rows") {
            Some(Value::Table(rows)) => rows,
            Some(_) => return Err(table.error("rows", PlanErrorKind::NotRows)),
            None => return Err(table.error("rows", PlanErrorKind::Missing)),
        };
        let splits = Keys { place: format!("{}: rows", table.place), table: rows };
        let mut counts = BTreeMap::new();
        for split in rows.keys() {
            if !is_name(split) {
                return Err(splits.error(split, PlanErrorKind::BadName(split.clone())));
            }
            let count = splits.number(split, 0, 1_000_000_000_000)?.unwrap_or(0);
            if count > 0 {
                counts.insert(split.clone(), count);
            }
        }
        if counts.is_empty() {
            return Err(table.error("rows", PlanErrorKind::NoRows));
        }
        Ok(PuzzleSet {
            name: name.to_owned(),
            geometry,
            level,
            technique,
            givens,
            symmetry: symmetry.unwrap_or(PlaceSymmetry::None),
            openness: table.range("openness")?,
            rows: counts,
            attempts: table.number("attempts", 1, i64::MAX as u64)?,
        })
    }

    /// The number of rows in all splits.
    pub fn total(&self) -> u64 {
        self.rows.values().sum()
    }

    /// The wish that the generator is given.
    pub fn wish(&self, profile: &Profile) -> Wish {
        let mut wish = Wish::new(self.geometry);
        wish.profile = profile.clone();
        wish.symmetry = self.symmetry;
        if let Some(givens) = &self.givens {
            wish.givens = (givens.start() == givens.end()).then_some(*givens.start());
            wish.most_givens = wish.givens.is_none().then_some(*givens.end());
        }
        wish.difficulty = match (self.level, self.technique) {
            (Some(level), _) => Difficulty::Level(level),
            (None, Some(technique)) => Difficulty::Technique(TechniqueWish::any(technique)),
            (None, None) => Difficulty::Any,
        };
        wish.with_its_techniques(&[])
    }

    /// Why it is known beforehand that there are no such puzzles, if it is.
    ///
    /// # Errors
    /// The reason.
    pub fn check(&self, profile: &Profile) -> Result<(), jade_generate::Impossible> {
        generator(self.wish(profile)).map(drop)
    }
}

/// Whether a text can be part of a file name everywhere.
fn is_name(text: &str) -> bool {
    let allowed = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-_".contains(&byte);
    (1..=40).contains(&text.len()) && text.bytes().all(allowed)
}

fn at(place: &str, kind: PlanErrorKind) -> PlanError {
    PlanError { place: place.to_owned(), kind }
}

/// A table with its place.
struct Keys<'a> {
    place: String,
    table: &'a Table,
}

impl<'a> Keys<'a> {
    fn get(&self, key: &str) -> Option<&'a Value> {
        self.table.get(key)
    }

    fn error(&self, key: &str, kind: PlanErrorKind) -> PlanError {
        at(&if self.place.is_empty() { key.to_owned() } else { format!("{}: {key}", self.place) }, kind)
    }

    fn check(&self, known: &'static [&'static str]) -> Result<(), PlanError> {
        match self.table.keys().find(|key| !known.contains(&key.as_str())) {
            Some(key) => Err(self.error(&jade_text::shown_word(key), PlanErrorKind::UnknownKey(known))),
            None => Ok(()),
        }
    }

    fn number(&self, key: &str, from: u64, most: u64) -> Result<Option<u64>, PlanError> {
        let Some(value) = self.get(key) else { return Ok(None) };
        let number = value.as_integer().and_then(|number| u64::try_from(number).ok());
        match number.filter(|number| (from..=most).contains(number)) {
            Some(number) => Ok(Some(number)),
            None => Err(self.error(key, PlanErrorKind::NotNumber(from, most))),
        }
    }

    fn text(&self, key: &str) -> Result<Option<&'a str>, PlanError> {
        match self.get(key) {
            None => Ok(None),
            Some(value) => value.as_str().map(Some).ok_or_else(|| self.error(key, PlanErrorKind::NotText)),
        }
    }

    fn name(&self, key: &str, known: &[&'static str]) -> Result<Option<&'static str>, PlanError> {
        let Some(text) = self.text(key)? else { return Ok(None) };
        let named = known.iter().find(|name| **name == text);
        named.map(|name| Some(*name)).ok_or_else(|| {
            self.error(
                key,
                PlanErrorKind::UnknownName(text.to_owned(), known.iter().map(ToString::to_string).collect()),
            )
        })
    }

    /// Whether it is true; false if it is absent.
    fn flag(&self, key: &str) -> Result<bool, PlanError> {
        match self.get(key) {
            None => Ok(false),
            Some(value) => value.as_bool().ok_or_else(|| self.error(key, PlanErrorKind::NotFlag)),
        }
    }

    /// A list of names, of which each is known.
    fn names(
        &self,
        key: &str,
        known: impl Iterator<Item = String>,
    ) -> Result<Option<Vec<String>>, PlanError> {
        let Some(value) = self.get(key) else { return Ok(None) };
        let known: Vec<String> = known.collect();
        let names =
            value.as_array().and_then(|all| all.iter().map(Value::as_str).collect::<Option<Vec<_>>>());
        let names = names.ok_or_else(|| self.error(key, PlanErrorKind::NotNames(known.clone())))?;
        match names.iter().find(|name| !known.iter().any(|one| one == *name)) {
            Some(name) => Err(self.error(key, PlanErrorKind::UnknownName((*name).to_owned(), known))),
            None => Ok(Some(names.into_iter().map(str::to_owned).collect())),
        }
    }

    /// Two numbers, the second not below the first.
    fn range(&self, key: &str) -> Result<Option<RangeInclusive<f64>>, PlanError> {
        let Some(value) = self.get(key) else { return Ok(None) };
        let number =
            |value: &Value| value.as_float().or_else(|| value.as_integer().map(|number| number as f64));
        let ends: Option<Vec<f64>> = value.as_array().and_then(|ends| ends.iter().map(number).collect());
        match ends.as_deref() {
            Some([low, high]) if low <= high => Ok(Some(*low..=*high)),
            _ => Err(self.error(key, PlanErrorKind::NotRange)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = "seed = 1\n[[puzzles]]\nname = \"any\"\nrows = { train = 3, test = 1 }\n";

    #[test]
    fn a_plan_is_read() {
        let plan = Plan::read(SMALL).unwrap();
        assert_eq!((plan.seed, plan.sets.len(), plan.steps.clone()), (1, 1, None));
        assert_eq!(plan.splits().into_iter().collect::<Vec<_>>(), [("test", 1), ("train", 3)]);
        let more =
            SMALL.replace("name", "level = \"hard\"\nsize = 9\ngivens = [22, 25]\nopenness = [1, 2.5]\nname");
        let set = Plan::read(&more).unwrap().sets.remove(0);
        assert_eq!(
            (set.level, set.givens, set.openness),
            (Some(Level::Hard), Some(22..=25), Some(1.0..=2.5))
        );
        assert_eq!(plan.relatives, 2);
        assert_eq!(Plan::read(&format!("relatives = 0\n{SMALL}")).unwrap().relatives, 0);
        let steps = Plan::read(&format!("steps = [\"es\"]\n{SMALL}")).unwrap().steps;
        assert_eq!(steps, Some(vec![Language::Spanish]));
    }

    /// The seeds of sets once were a step of the generator apart, and so were their attempts.
    #[test]
    fn sets_of_a_plan_draw_different_boards() {
        let set = |name: &str| format!("[[puzzles]]\nname = \"{name}\"\nrows = {{ train = 1 }}\n");
        let plan = Plan::read(&format!("seed = 2026\n{}{}{}", set("a"), set("b"), set("c"))).unwrap();
        let mut boards = std::collections::HashSet::new();
        for set in &plan.sets {
            let mut generator = generator(set.wish(&plan.profile)).unwrap();
            generator.attempts(plan.seed_of(set), 0..20, &|| false, &mut |one| {
                assert!(boards.insert(one.solution.to_string()), "{}", set.name);
                std::ops::ControlFlow::Continue(())
            });
        }
        assert_eq!(boards.len(), 60);
        let other = Plan { seed: 2027, ..plan.clone() };
        assert_ne!(plan.seed_of(&plan.sets[0]), other.seed_of(&plan.sets[0]));
    }

    #[test]
    fn errors_name_the_place_in_both_languages() {
        let cases = [
            ("seed = ", "line 1"),
            ("seed = 1", "puzzles"),
            ("seed = -1\npuzzles = [{}]", "seed"),
            ("seed = 1\npuzzles = 3", "puzzles"),
            ("sede = 1", "sede"),
            (&format!("relatives = 3\n{SMALL}"), "relatives"),
            (&SMALL.replace("any", "Any set"), "puzzles 1: name"),
            (&SMALL.replace("name", "level = \"hrad\"\nname"), "hrad"),
            (&SMALL.replace("name", "technique = \"x-wng\"\nname"), "x-wing"),
            (&SMALL.replace("name", "level = \"hard\"\ntechnique = \"x-wing\"\nname"), "technique"),
            (&SMALL.replace("name", "givens = [30, 20]\nname"), "puzzles 1: givens"),
            (&SMALL.replace("name", "givens = [20.5, 30]\nname"), "puzzles 1: givens"),
            (&SMALL.replace("name", "size = 5\nname"), "puzzles 1: size"),
            (&SMALL.replace("name", "openness = 2\nname"), "puzzles 1: openness"),
            (&SMALL.replace("train = 3", "train = -3"), "puzzles 1: rows: train"),
            (&SMALL.replace("train = 3", "\"../x\" = 3"), "../x"),
            (&SMALL.replace("train = 3, test = 1", ""), "puzzles 1: rows"),
            (&SMALL.replace("seed = 1", "seed = 1\nsteps = [\"fr\"]"), "fr"),
            (&SMALL.replace("seed = 1", "seed = 1\njsonl = [\"puzle\"]"), "puzle"),
            // Without paths, there is no such column.
            (&SMALL.replace("seed = 1", "seed = 1\njsonl = [\"steps\"]"), "steps"),
            (&SMALL.replace("seed = 1", "seed = 1\njsonl = true"), "jsonl"),
            (&SMALL.replace("seed = 1", "seed = 1\nexplainer = 1"), "explainer"),
            (&format!("{SMALL}{}", &SMALL[9..]), "any"),
        ];
        for (text, place) in cases {
            let error = Plan::read(text).unwrap_err();
            let said = Language::ALL.map(|language| error.message(Texts::of(language)));
            assert!(said[0].contains(place), "{text}\n{said:?}");
            assert_ne!(said[0], said[1]);
        }
    }
}
