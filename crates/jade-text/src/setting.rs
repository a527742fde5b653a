//! What those who set a puzzle are told: clues, and what is said of them.

use crate::{Args, Text, Texts};
use jade_grid::{Cell, Digit, Geometry, Rule};

impl Texts {
    /// Names a given by its digit and its cell.
    pub fn given_in_words(&self, cell: Cell, digit: Digit, geometry: &Geometry) -> Text {
        self.message("setting-given", &Args::on(geometry).cell("cell", cell).digit("digit", digit))
    }

    /// Names a rule by its kind, its number and its cells.
    ///
    /// ```
    /// use jade_grid::{Geometry, Rules};
    /// use jade_text::{Language, Texts};
    /// let nine = Geometry::standard(9).unwrap();
    /// let rules = Rules::read(nine, "cage 9 r1c1 r1c2; anti-king").unwrap();
    /// let words = |index: usize| Texts::of(Language::English).rule_in_words(&rules.added()[index], nine).to_string();
    /// assert_eq!((words(0).as_str(), words(1).as_str()), ("anti-king", "cage 9 in r1c1 and r1c2"));
    /// ```
    pub fn rule_in_words(&self, rule: &Rule, geometry: &Geometry) -> Text {
        let args = Args::on(geometry)
            .text("rule", self.rule_name(rule.kind()))
            .text("number", rule.value().map_or(String::new(), |number| number.to_string()))
            .cells("cells", rule.cells().iter().copied().collect());
        let id = match (rule.value(), rule.cells()) {
            (None, []) => "setting-rule",
            (Some(_), []) => "setting-rule-number",
            (None, _) => "setting-rule-cells",
            (Some(_), _) => "setting-rule-number-cells",
        };
        self.message(id, &args)
    }

    /// Says how many clues can be left out, each by itself, and of how many that is not known.
    pub fn clues_redundant(&self, redundant: usize, unknown: usize) -> Text {
        let args = Args::none().number("count", redundant).number("unknown", unknown);
        self.message(if unknown == 0 { "setting-redundant" } else { "setting-redundant-some" }, &args)
    }

    /// Says that so many clues contradict each other, and whether each of them is needed for that.
    pub fn clues_contradict(&self, count: usize, is_minimal: bool) -> Text {
        let id = if is_minimal { "setting-contradiction" } else { "setting-contradiction-some" };
        self.message(id, &Args::none().number("count", count))
    }

    /// Says that no clue can be left out where there are several solutions.
    pub fn clues_of_several(&self) -> Text {
        self.message("setting-several", &Args::none())
    }

    /// Says that it was not found out.
    pub fn clues_unknown(&self) -> Text {
        self.message("setting-unknown", &Args::none())
    }
}
