//! Renders arguments in words: the forms that exist, and how each kind of value is expressed in a form.

use crate::args::Entry;
use crate::forms::Forms;
use crate::values::{About, List, OnBoard, Value, Values};
use crate::{Span, Texts};
use jade_grid::{Candidate, Cell, Digit, DigitSet, Geometry, HouseId, HouseKind, LargeCellSet};
use jade_logic::PartValue;
use std::borrow::Cow;
use std::collections::BTreeMap;

impl Forms {
    /// Supplies everything that a message uses of an argument: the value in its forms, its number, and related values (the
    /// houses of a cell, the house of cells, the cells and digits of candidates). `used` are the names in the message.
    pub(crate) fn offer<'a>(
        &'a self,
        entry: &'a Entry,
        value: &'a PartValue,
        geometry: &'a Geometry,
        used: &[&'a str],
        values: &mut Values<'a>,
    ) {
        let about = About { part: Some(entry.name), role: entry.role };
        // What the names in the message say after that of the argument: `-the`, `-row-in`.
        let forms = used.iter().filter_map(|name| Some((*name, name.strip_prefix(entry.name)?)));
        let forms: Vec<(&'a str, &'a str)> = forms.collect();
        self.offer_value(&forms, Cow::Borrowed(value), geometry, about, values);
        let mut also = |suffix: &str, value: PartValue| {
            let of_it = |(name, form): &(&'a str, &'a str)| Some((*name, form.strip_prefix(suffix)?));
            let forms: Vec<(&'a str, &'a str)> = forms.iter().filter_map(of_it).collect();
            if !forms.is_empty() {
                self.offer_value(&forms, Cow::Owned(value), geometry, about, values);
            }
        };
        if forms.is_empty() {
            return;
        }
        match value {
            PartValue::Cell(cell) => {
                for house in geometry.houses_of(*cell) {
                    let suffix = match geometry.house(*house).kind() {
                        HouseKind::Row => "-row",
                        HouseKind::Column => "-column",
                        // What a sentence says of a box is true of a region.
                        HouseKind::Box | HouseKind::Region => "-box",
                        _ => continue,
                    };
                    also(suffix, PartValue::House(*house));
                }
                if geometry.region_of(*cell).is_none()
                    && let Some(row) = geometry.houses_of(*cell).first()
                {
                    also("-box", PartValue::House(*row));
                }
            }
            PartValue::Cells(cells) => {
                // The house that contains them all; of several, the one that is easiest to see.
                let place = |house: &HouseId| {
                    let house = geometry.house(*house);
                    (!house.is_region(), house.kind())
                };
                if let Some(house) = geometry.houses_of_all(*cells).min_by_key(place) {
                    also("-house", PartValue::House(house));
                }
            }
            PartValue::Candidates(candidates) => {
                also("-cells", PartValue::Cells(candidates.iter().map(|c| c.cell).collect()));
                also("-digits", PartValue::Digits(candidates.iter().map(|c| c.digit).collect()));
            }
            _ => {}
        }
    }

    /// Supplies a value in these forms: the name in the message, and the form with a hyphen before it.
    fn offer_value<'a>(
        &'a self,
        forms: &[(&'a str, &'a str)],
        value: Cow<'a, PartValue>,
        geometry: &'a Geometry,
        about: About,
        values: &mut Values<'a>,
    ) {
        let count = || match &*value {
            PartValue::Digit(_) | PartValue::Cell(_) | PartValue::House(_) | PartValue::Clue(_) => None,
            PartValue::Digits(digits) => Some(digits.len()),
            PartValue::Cells(cells) => Some(cells.len()),
            PartValue::Candidates(candidates) => Some(candidates.len()),
            PartValue::Houses(houses) => Some(houses.len()),
            PartValue::Sums(sums) => Some(sums.len()),
        };
        for (name, form) in forms {
            if *form == "-count" {
                if let Some(count) = count() {
                    values.number(name, count);
                }
                continue;
            }
            let is_several = matches!(*value, PartValue::Digits(_) | PartValue::Cells(_));
            let (form, list) = match form.strip_suffix("-or").filter(|_| is_several) {
                Some(form) => (form, List::Or),
                None => (*form, List::And),
            };
            let form = match form.strip_prefix('-') {
                Some(form) if self.of(&value).iter().any(|one| one == form) => form,
                None if form.is_empty() => "",
                // The name of another argument.
                _ => continue,
            };
            values.put(*name, Value::OnBoard(OnBoard { value: value.clone(), geometry, form, list, about }));
        }
    }
}

impl<'a> Value<'a> {
    /// The spans that it is shown as; none for a number or a word.
    pub(crate) fn spans(&self, texts: &Texts) -> Cow<'_, [Span]> {
        match self {
            Value::Number(_) | Value::Word(_) => Cow::Borrowed(&[]),
            Value::Spans(spans) => Cow::Borrowed(spans),
            Value::OnBoard(one) => Cow::Owned(one.spans(texts)),
        }
    }

    /// The same, without a copy of those that it has.
    pub(crate) fn into_spans(self, texts: &Texts) -> Cow<'a, [Span]> {
        match self {
            Value::Number(_) | Value::Word(_) => Cow::Borrowed(&[]),
            Value::Spans(spans) => spans,
            Value::OnBoard(one) => Cow::Owned(one.spans(texts)),
        }
    }

    /// Whether its first letter is capitalised at the start of a sentence. The names of cells stay unchanged.
    pub(crate) fn capitalizes(&self) -> bool {
        match self {
            Value::OnBoard(OnBoard { value, form, .. }) => match **value {
                PartValue::Cell(_) => false,
                PartValue::Cells(_) => !form.is_empty(),
                _ => true,
            },
            _ => false,
        }
    }
}

impl OnBoard<'_> {
    fn spans(&self, texts: &Texts) -> Vec<Span> {
        let OnBoard { value, geometry, form, list, about } = self;
        ValueWriter { texts, geometry, about: *about, list: *list }.spans_of(value, form)
    }
}

/// Renders the values of one argument.
struct ValueWriter<'t> {
    texts: &'t Texts,
    geometry: &'t Geometry,
    about: About,
    list: List,
}

impl ValueWriter<'_> {
    fn spans_of(&self, value: &PartValue, form: &str) -> Vec<Span> {
        match value {
            PartValue::Digit(digit) => self.digit(*digit, form, value.clone()),
            PartValue::Digits(digits) => self.digits(*digits, form, PartValue::Digit),
            PartValue::Cell(cell) => vec![self.cell(*cell, value.clone())],
            PartValue::Cells(_) if !form.is_empty() => {
                let (text, _) = self.texts.fill(&format!("cells.{form}"), |_| Values::default());
                vec![self.span(text.to_string(), value.clone())]
            }
            PartValue::Cells(cells) => self.cells(*cells, PartValue::Cell),
            PartValue::Candidates(candidates) => self.candidates(candidates, form),
            PartValue::House(house) => self.house(*house, form),
            PartValue::Houses(houses) => {
                let said = houses.iter().map(|house| (0, self.house(*house, form)));
                self.join(said.collect())
            }
            PartValue::Sums(sums) if form == "many" => {
                let mut values = Values::default();
                values.number("count", sums.len());
                let (text, _) = self.texts.fill("sums.many", |_| values);
                vec![self.span(text.to_string(), value.clone())]
            }
            PartValue::Sums(sums) => {
                self.join(sums.iter().map(|index| (0, self.sum(*index, form))).collect())
            }
            PartValue::Clue(index) => self.clue(*index, form),
        }
    }

    /// Names a sum by its rule, its number and its first cell.
    fn sum(&self, index: usize, form: &str) -> Vec<Span> {
        let sum = &self.geometry.sums()[index];
        let rule = sum.rule().and_then(|rule| self.geometry.rules().added().get(rule));
        let kind = rule.map_or("sum", |rule| rule.kind().id());
        let first = rule.and_then(|rule| rule.cells().first().copied()).or_else(|| sum.cells().next());
        let mut values = Values::default();
        let value = || PartValue::Sums(vec![index]);
        let total = self.span(sum.total().to_string(), value());
        values.spans("total", vec![total]);
        let cell = first.map(|cell| self.cell(cell, value()));
        values.spans("cell", Vec::from_iter(cell));
        let id = if form.is_empty() { format!("sum-{kind}") } else { format!("sum-{kind}.{form}") };
        self.texts.fill(&id, |_| values).0.spans
    }

    /// Names a clue by its rule and its number, and by its cells: the house that they are, or the first and the last.
    fn clue(&self, index: usize, form: &str) -> Vec<Span> {
        let clue = &self.geometry.automata()[index];
        let rule = &self.geometry.rules().added()[clue.rule()];
        let mut values = Values::default();
        let value = || PartValue::Clue(index);
        let number = self.span(rule.number(self.geometry.side()).to_string(), value());
        values.spans("number", vec![number]);
        for (name, cell) in [("cell", rule.cells().first()), ("last", rule.cells().last())] {
            let cell = cell.map(|cell| self.cell(*cell, value()));
            values.spans(name, Vec::from_iter(cell));
        }
        let cells: LargeCellSet = rule.cells().iter().copied().collect();
        let house = self.geometry.houses_of_all(cells).next().map(|id| self.house(id, "in"));
        let in_house =
            house.into_iter().flatten().map(|span| Span { value: span.value.and(Some(value())), ..span });
        values.spans("house-in", Vec::from_iter(in_house));
        let id = format!("clue-{}", rule.kind().id());
        let id = if form.is_empty() { id } else { format!("{id}.{form}") };
        self.texts.fill(&id, |_| values).0.spans
    }

    fn span(&self, text: String, value: PartValue) -> Span {
        Span { text, part: self.about.part, role: self.about.role, value: Some(value) }
    }

    fn cell(&self, cell: Cell, value: PartValue) -> Span {
        self.span(self.texts.notation().write(self.geometry, cell), value)
    }

    fn cells(&self, cells: LargeCellSet, value: impl Fn(Cell) -> PartValue) -> Vec<Span> {
        self.join(cells.iter().map(|cell| (0, vec![self.cell(cell, value(cell))])).collect())
    }

    fn digit(&self, digit: Digit, form: &str, value: PartValue) -> Vec<Span> {
        self.dressed("digit", form, usize::from(digit.get()), self.span(digit.symbol().to_string(), value))
    }

    fn digits(&self, digits: DigitSet, form: &str, value: impl Fn(Digit) -> PartValue) -> Vec<Span> {
        let said = digits.iter().map(|digit| (digit.get(), self.digit(digit, form, value(digit))));
        self.join(said.collect())
    }

    fn house(&self, id: HouseId, form: &str) -> Vec<Span> {
        let house = self.geometry.house(id);
        let message = match house.kind() {
            HouseKind::Row => "house-row",
            HouseKind::Column => "house-column",
            HouseKind::Box => "house-box",
            HouseKind::Region => "house-region",
            HouseKind::Diagonal => "house-diagonal",
            HouseKind::Window => "house-window",
            HouseKind::Group => "house-group",
            HouseKind::Extra => "house-extra",
        };
        let mut values = Values::default();
        values.number("number", house.number());
        let (name, _) = self.texts.fill(&format!("{message}.bare"), |_| values);
        let name = self.span(name.to_string(), PartValue::House(id));
        if form == "bare" { vec![name] } else { self.dressed(message, form, house.number(), name) }
    }

    /// Wraps the bare name in the article or preposition of a message's form.
    fn dressed(&self, message: &str, form: &str, number: usize, bare: Span) -> Vec<Span> {
        let mut values = Values::default();
        values.number("number", number);
        values.spans("bare", vec![bare]);
        let id =
            if form.is_empty() { Cow::Borrowed(message) } else { Cow::Owned(format!("{message}.{form}")) };
        self.texts.fill(&id, |_| values).0.spans
    }

    /// Renders candidates by digit (grouping digits that have the same cells) or by cell, whichever takes fewer
    /// words; the form determines how each group is expressed.
    fn candidates(&self, candidates: &[Candidate], form: &str) -> Vec<Span> {
        let mut groups = by_digit(candidates);
        let others = by_cell(candidates);
        if others.len() < groups.len() {
            groups = others;
        }
        let id = if form.is_empty() { "candidates".to_owned() } else { format!("candidates.{form}") };
        let count = groups.len();
        let mut said = Vec::new();
        for (index, (digits, cells)) in groups.into_iter().enumerate() {
            if index > 0 {
                let id = if index + 1 == count { "list-clause-and" } else { "list-clause" };
                let mut values = Values::default();
                values.number("count", count);
                said.extend(self.texts.fill(id, |_| values).0.spans);
            }
            said.extend(self.group(&id, digits, cells));
        }
        said
    }

    fn group(&self, id: &str, digits: DigitSet, cells: LargeCellSet) -> Vec<Span> {
        let in_all =
            |digit| PartValue::Candidates(cells.iter().map(|cell| Candidate::new(cell, digit)).collect());
        let all_in =
            |cell| PartValue::Candidates(digits.iter().map(|digit| Candidate::new(cell, digit)).collect());
        let used = self.texts.find(id).map(|message| message.arguments()).unwrap_or_default();
        let mut values = Values::default();
        for name in used {
            let Some(form) = name.strip_prefix("digits") else { continue };
            let form = form.strip_prefix('-').unwrap_or(form);
            if form.is_empty() || self.texts.forms.digit.iter().any(|one| one == form) {
                values.spans(name, self.digits(digits, form, in_all));
            }
        }
        values.spans("cells", self.cells(cells, all_in));
        values.number("digits-count", digits.len());
        values.number("cells-count", cells.len());
        self.texts.fill(id, |_| values).0.spans
    }

    /// Joins items to a list, with commas and, before the last, the language's word. Each item has the digit that it
    /// starts with (0 for none), because the word may depend on its sound.
    fn join(&self, items: Vec<(u8, Vec<Span>)>) -> Vec<Span> {
        let last = items.len().saturating_sub(1);
        let mut joined = Vec::new();
        for (index, (digit, spans)) in items.into_iter().enumerate() {
            if index > 0 {
                let id = match self.list {
                    _ if index < last => "list-comma",
                    List::And => "list-and",
                    List::Or => "list-or",
                };
                let mut values = Values::default();
                values.number("next", digit);
                joined.extend(self.texts.fill(id, |_| values).0.spans);
            }
            joined.extend(spans);
        }
        joined
    }
}

/// Returns the cells of every digit, grouping digits that have the same cells.
fn by_digit(candidates: &[Candidate]) -> Vec<(DigitSet, LargeCellSet)> {
    let mut cells_of: BTreeMap<Digit, LargeCellSet> = BTreeMap::new();
    for candidate in candidates {
        cells_of.entry(candidate.digit).or_default().add(candidate.cell);
    }
    let mut groups: Vec<(DigitSet, LargeCellSet)> = Vec::new();
    for (digit, cells) in cells_of {
        match groups.iter_mut().find(|group| group.1 == cells) {
            Some(group) => group.0.add(digit),
            None => groups.push((DigitSet::only(digit), cells)),
        }
    }
    groups
}

/// Returns the digits of every cell, grouping cells that have the same digits.
fn by_cell(candidates: &[Candidate]) -> Vec<(DigitSet, LargeCellSet)> {
    let mut digits_of: BTreeMap<Cell, DigitSet> = BTreeMap::new();
    for candidate in candidates {
        digits_of.entry(candidate.cell).or_default().add(candidate.digit);
    }
    let mut groups: Vec<(DigitSet, LargeCellSet)> = Vec::new();
    for (cell, digits) in digits_of {
        match groups.iter_mut().find(|group| group.0 == digits) {
            Some(group) => group.1.add(cell),
            None => groups.push((digits, LargeCellSet::only(cell))),
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// For every set of candidates of four digits in four cells, the groups represent exactly that set.
    #[test]
    fn groups_are_exact() {
        for bits in 0_u32..1 << 16 {
            let candidates: Vec<Candidate> = (0..16)
                .filter(|bit| bits >> bit & 1 != 0)
                .map(|bit| Candidate::new(Cell::new(bit / 4), Digit::from_index(bit % 4)))
                .collect();
            for groups in [by_digit(&candidates), by_cell(&candidates)] {
                let mut said = BTreeSet::new();
                for (digits, cells) in groups {
                    for cell in cells.iter() {
                        assert!(digits.iter().all(|digit| said.insert(Candidate::new(cell, digit))));
                    }
                }
                assert!(said.into_iter().eq(candidates.iter().copied()));
            }
        }
    }
}
