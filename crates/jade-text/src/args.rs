//! [`Args`]: the arguments of a message.

use crate::Text;
use jade_grid::{Candidate, Cell, Digit, DigitSet, Geometry, HouseId, LargeCellSet};
use jade_logic::{Level, Part, PartValue, Role, Step, TechniqueId};
use std::cmp::Ordering;

/// The arguments of a message, by their names in the message.
///
/// A message may use an argument as it is (`{ $house }`) or in a form that the language's `words.ftl`
/// defines (`{ $house-in }`); `locales/README.md` lists what each kind of argument offers.
///
/// ```
/// use jade_grid::Geometry;
/// use jade_text::{Args, Language, Texts};
/// let board = Geometry::standard(9).unwrap();
/// let args = Args::on(board).cell("cell", board.cell_at(3, 5));
/// let text = Texts::of(Language::English).plain("complaint-wrong-entry.cells", &args);
/// assert!(text.contains("r4c6"), "{text}");
/// ```
#[derive(Clone, Debug)]
pub struct Args<'g> {
    geometry: Option<&'g Geometry>,
    pub(crate) entries: Vec<Entry>,
}

#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub name: &'static str,
    pub role: Option<Role>,
    pub value: Argument,
}

#[derive(Clone, Debug)]
pub(crate) enum Argument {
    OnBoard(PartValue),
    Number(i64),
    Plain(String),
    Choice(String),
    Level(Level),
    Technique(TechniqueId),
    Text(Text),
}

impl<'g> Args<'g> {
    /// Starts an empty list without a board: only numbers, texts, levels and techniques may be
    /// added.
    pub fn none() -> Args<'static> {
        Args { geometry: None, entries: Vec::new() }
    }

    /// Starts an empty list whose arguments refer to this board.
    pub fn on(geometry: &'g Geometry) -> Args<'g> {
        Args { geometry: Some(geometry), entries: Vec::new() }
    }

    /// Returns the arguments of a technique's messages: the step's parts by name, `eliminations`, `placements`,
    /// and, if the step has `witnesses`, the number `unseen`: how many digits besides the right one no
    /// witness shows.
    pub fn of_step(step: &Step, geometry: &'g Geometry) -> Args<'g> {
        let args = step.parts.iter().fold(Args::on(geometry), Args::part);
        let args = args
            .with("eliminations", Some(Role::Target), PartValue::Candidates(step.eliminations.clone()))
            .with("placements", Some(Role::Target), PartValue::Candidates(step.placements.clone()));
        let args = args.of_sums(step, geometry).of_leftovers(step);
        match step.part("witnesses").map(|part| &part.value) {
            Some(PartValue::Cells(cells)) => {
                args.number("unseen", geometry.side().saturating_sub(1 + cells.len()))
            }
            _ => args,
        }
    }

    /// Adds the numbers of a step about sums: the `total` and the `kind` of one, or what houses and sums add up to and what is
    /// `left`; or those of a clue: its `kind`, its `number`, and the `largest` digit of the board.
    fn of_sums(self, step: &Step, geometry: &Geometry) -> Args<'g> {
        let part = |name| step.part(name).map(|part| &part.value);
        let total = |sums: &[usize]| sums.iter().map(|index| geometry.sums()[*index].total()).sum::<i32>();
        if let Some(PartValue::Clue(index)) = part("clue") {
            let rule = &geometry.rules().added()[geometry.automata()[*index].rule()];
            let args = self.choice("kind", rule.kind().id()).number("largest", geometry.side());
            return args.number("number", rule.number(geometry.side()));
        }
        match (part("sum"), part("houses"), part("sums")) {
            (Some(PartValue::Sums(sums)), _, _) => {
                let rule = sums.first().and_then(|index| geometry.sums()[*index].rule());
                let kind =
                    rule.and_then(|rule| geometry.rules().added().get(rule)).map(|rule| rule.kind().id());
                self.number("total", total(sums)).choice("kind", kind.unwrap_or_default())
            }
            (_, Some(PartValue::Houses(houses)), Some(PartValue::Sums(sums))) => {
                let side = geometry.side() as i32;
                let (of_houses, of_sums) = (houses.len() as i32 * side * (side + 1) / 2, total(sums));
                let is_empty = |name| part(name).is_none_or(|cells| cells.cells().is_empty());
                let left = match of_houses.cmp(&of_sums) {
                    _ if is_empty("outside") => "inside",
                    _ if is_empty("inside") => "outside",
                    Ordering::Greater => "more",
                    Ordering::Less => "less",
                    Ordering::Equal => "equal",
                };
                self.number("houses-total", of_houses)
                    .number("sums-total", of_sums)
                    .number("rest", (of_houses - of_sums).abs())
                    .choice("left", left)
            }
            _ => self,
        }
    }

    /// Adds `how` a step concludes by the law of leftovers.
    fn of_leftovers(self, step: &Step) -> Args<'g> {
        let part = |name| step.part(name).map(|part| &part.value);
        let (Some(of_lines), Some(of_regions), Some(PartValue::Digits(digits))) =
            (part("of-lines"), part("of-regions"), part("digits"))
        else {
            return self;
        };
        let loses = |side: &PartValue| step.eliminations.iter().any(|one| side.cells().contains(one.cell));
        let how = match (loses(of_lines), loses(of_regions)) {
            _ if of_lines.cells().len() == 1 => "one",
            _ if digits.is_empty() => "ways",
            (true, true) => "both",
            (true, false) => "lines",
            (false, true) => "regions",
            (false, false) => "placed",
        };
        self.choice("how", how)
    }

    /// Adds a part of a step, under its name and role.
    pub fn part(self, part: &Part) -> Args<'g> {
        self.with(part.name, Some(part.role), part.value.clone())
    }

    /// Adds a cell.
    ///
    /// # Panics
    /// If the arguments have no board ([`Args::none`]); so do the other methods that refer to a board.
    #[track_caller]
    pub fn cell(self, name: &'static str, cell: Cell) -> Args<'g> {
        self.with(name, None, PartValue::Cell(cell))
    }

    /// Adds cells. If the set may be empty, the message must handle that.
    #[track_caller]
    pub fn cells(self, name: &'static str, cells: LargeCellSet) -> Args<'g> {
        self.with(name, None, PartValue::Cells(cells))
    }

    /// Adds a digit.
    #[track_caller]
    pub fn digit(self, name: &'static str, digit: Digit) -> Args<'g> {
        self.with(name, None, PartValue::Digit(digit))
    }

    /// Adds digits.
    #[track_caller]
    pub fn digits(self, name: &'static str, digits: DigitSet) -> Args<'g> {
        self.with(name, None, PartValue::Digits(digits))
    }

    /// Adds a house.
    #[track_caller]
    pub fn house(self, name: &'static str, house: HouseId) -> Args<'g> {
        self.with(name, None, PartValue::House(house))
    }

    /// Adds houses.
    #[track_caller]
    pub fn houses(self, name: &'static str, houses: impl IntoIterator<Item = HouseId>) -> Args<'g> {
        self.with(name, None, PartValue::Houses(houses.into_iter().collect()))
    }

    /// Adds candidates.
    #[track_caller]
    pub fn candidates(self, name: &'static str, candidates: impl IntoIterator<Item = Candidate>) -> Args<'g> {
        self.with(name, None, PartValue::Candidates(candidates.into_iter().collect()))
    }

    /// Adds any value on the board.
    #[track_caller]
    pub fn value(self, name: &'static str, value: &PartValue) -> Args<'g> {
        self.with(name, None, value.clone())
    }

    /// Adds a number, by which a message may select its plural. A number too large for an `i64` is replaced by the
    /// largest one.
    pub fn number(self, name: &'static str, number: impl TryInto<i64>) -> Args<'g> {
        self.add(name, None, Argument::Number(number.try_into().unwrap_or(i64::MAX)))
    }

    /// Adds text that is inserted unchanged, such as user input or a name.
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Args<'g> {
        self.add(name, None, Argument::Plain(text.into()))
    }

    /// Adds a word that a message only selects by, such as an id.
    pub fn choice(self, name: &'static str, word: impl Into<String>) -> Args<'g> {
        self.add(name, None, Argument::Choice(word.into()))
    }

    /// Adds a level, in the form used within a sentence.
    pub fn level(self, name: &'static str, level: Level) -> Args<'g> {
        self.add(name, None, Argument::Level(level))
    }

    /// Adds a technique, in the form used within a sentence.
    pub fn technique(self, name: &'static str, technique: TechniqueId) -> Args<'g> {
        self.add(name, None, Argument::Technique(technique))
    }

    /// Adds a text with its spans.
    pub fn spans(self, name: &'static str, text: Text) -> Args<'g> {
        self.add(name, None, Argument::Text(text))
    }

    #[track_caller]
    pub(crate) fn with(self, name: &'static str, role: Option<Role>, value: PartValue) -> Args<'g> {
        assert!(self.geometry.is_some(), "argument {name:?} needs a board: Args::on");
        self.add(name, role, Argument::OnBoard(value))
    }

    fn add(mut self, name: &'static str, role: Option<Role>, value: Argument) -> Args<'g> {
        self.entries.push(Entry { name, role, value });
        self
    }

    pub(crate) fn geometry(&self) -> Option<&'g Geometry> {
        self.geometry
    }
}
