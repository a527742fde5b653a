//! The strings of the Interactive Sudoku Solver, and its links `sigh.github.io/Interactive-Sudoku-Solver/?q=…`: rules in any
//! order, each a point, a name and its arguments with `~` before each, as in `.Thermo~R1C1~R1C2.Cage~10~R3C1~R3C2`. A rule without
//! a name lists cells with the digits that they can have, joined by underscores: `.~R1C1_5~R2C2_1_2`.
//!
//! | name | rule |
//! |---|---|
//! | `Shape~6x6`, `NoBoxes`, `Jigsaw~…` | the board: its side, no boxes, regions |
//! | `Diagonal~1`, `Diagonal~-1` | the antidiagonal, the main diagonal |
//! | `AntiKnight`, `AntiKing`, `AntiConsecutive`, `DisjointSets`, `Windoku` | the same |
//! | `StrictKropki`, `StrictXV` | all dots, all sums are shown |
//! | `Thermo`, `Whisper`, `Renban`, `Palindrome`, `Entropic`, `Modular`, `RegionSumLine`, `Zipper`, `SumLine`, `Between`, `Lockout` | lines |
//! | `Cage`, `Sum`, `AllDifferent`, `Arrow`, `PillArrow`, `DoubleArrow` | cages and arrows |
//! | `WhiteDot`, `BlackDot`, `X`, `V`, `GreaterThan` | signs between cells, for all of the cells that are side by side |
//! | `LittleKiller`, `Sandwich`, `XSum`, `Skyscraper`, `Quad` | clues |
//!
//! Any other rule is an error that names it, since without it the board would be another puzzle.

use super::link::Link;
use super::once;
use crate::{Boards, Content, Document, Facts, Format, ReadError, ReadErrorKind, Readings, WriteError};
use jade_grid::{Cell, Digit, DigitSet, Geometry, Notation, Puzzle, Regions, Rule, Rules};

/// The format.
pub struct Interactive;

static FACTS: Facts = Facts {
    id: "interactive",
    extensions: &["iss"],
    boards: Boards::UpTo(16),
    carries: &[Content::Rules, Content::Barred],
    several: false,
    written: true,
};

/// The most characters of a text.
const MOST_CHARS: usize = 100_000;

/// The rules without arguments. A text of these alone has no tilde.
const BARE: [&str; 8] = [
    "AntiKnight",
    "AntiKing",
    "AntiConsecutive",
    "DisjointSets",
    "Windoku",
    "StrictKropki",
    "StrictXV",
    "NoBoxes",
];

/// Returns the rules of a text, or of the link that it is; `None` if it is neither.
fn body(text: &str) -> Option<String> {
    let text = text.trim();
    if let Some(link) = Link::of(text).filter(|link| link.host == "sigh.github.io") {
        let is_its = link.path.to_ascii_lowercase().starts_with("interactive-sudoku-solver");
        return link.field("q").filter(|_| is_its);
    }
    let rest = text.strip_prefix('.')?;
    let name = rest.split(['~', '.']).next().unwrap_or_default();
    // A board in one line may begin with a point and letters, too, but it has no tilde.
    let is_name =
        name.starts_with(|c: char| c.is_ascii_uppercase()) && name.chars().all(char::is_alphanumeric);
    let are_bare = || rest.split('.').all(|part| part.trim().is_empty() || BARE.contains(&part.trim()));
    let has_tilde = rest.contains('~') && (is_name || rest.starts_with("~R"));
    (has_tilde || are_bare() && is_name).then(|| text.to_owned())
}

impl Format for Interactive {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn recognises(&self, text: &str) -> bool {
        body(text).is_some()
    }

    fn read<'a>(&self, text: &'a str) -> Readings<'a> {
        once(read(text))
    }

    fn fits(&self, document: &Document) -> Result<(), WriteError> {
        self.facts().fits(document)?;
        // Some rules are only similar to one of this format, so what would be written is read again.
        let written = written(document).ok_or(WriteError::Rules)?;
        match read(&written) {
            Ok(back) if are_alike(&back, document) => Ok(()),
            _ => Err(WriteError::Rules),
        }
    }

    fn write(&self, documents: &[Document]) -> String {
        documents.iter().filter_map(|document| Some(written(document)? + "\n")).collect()
    }
}

/// Returns whether two puzzles have the same digits and rules; a number may be said or be the usual one.
fn are_alike(one: &Document, other: &Document) -> bool {
    let (rules, others) = (one.geometry().rules(), other.geometry().rules());
    let is_same = |(rule, other): (&Rule, &Rule)| {
        let side = rules.side();
        // A diagonal has its clue at either end.
        let cells = |rule: &Rule| {
            let mut cells = rule.cells().to_vec();
            if rule.kind().id() == "little-killer" {
                cells.sort_unstable();
            }
            cells
        };
        rule.kind() == other.kind() && rule.number(side) == other.number(side) && cells(rule) == cells(other)
            // A cage without a number has no usual one.
            && (rule.value().is_some() == other.value().is_some() || rule.number(side) > 0)
    };
    rules.side() == others.side()
        && rules.regions() == others.regions()
        && rules.added().len() == others.added().len()
        && rules.added().iter().zip(others.added()).all(is_same)
        && one.values().digits_line() == other.values().digits_line()
        && one.givens().barred_bits() == other.givens().barred_bits()
}

/// A rule of the text: its name, its arguments, its place and what it is as a whole.
struct Part<'t> {
    name: &'t str,
    words: Vec<&'t str>,
    column: usize,
    whole: &'t str,
}

impl Part<'_> {
    /// The error that names it.
    fn unknown(&self) -> ReadError {
        let found = self.whole.chars().take(80).collect();
        ReadError { format: FACTS.id, line: 1, column: self.column, kind: ReadErrorKind::UnknownRule(found) }
    }
}

fn read(text: &str) -> Result<Document, ReadError> {
    let Some(text) = body(text) else { return Err(ReadErrorKind::NoBoard.in_line(FACTS.id, 1)) };
    if text.len() > MOST_CHARS {
        return Err(ReadErrorKind::TooLong { found: text.len(), most: MOST_CHARS }.in_line(FACTS.id, 1));
    }
    let mut column = 1;
    let mut parts = Vec::new();
    for whole in text.split('.') {
        let trimmed = whole.trim();
        if !trimmed.is_empty() {
            let mut words = trimmed.split('~');
            let name = words.next().unwrap_or_default();
            parts.push(Part { name, words: words.map(str::trim).collect(), column, whole: trimmed });
        }
        column += whole.chars().count() + 1;
    }
    let side = side_of(&parts)?;
    let plain = Geometry::standard(side).filter(|board| board.is_usual()).ok_or_else(|| {
        ReadErrorKind::Value { field: "Shape".to_owned(), found: side.to_string() }.in_line(FACTS.id, 1)
    })?;
    // Each rule in JADE’s notation, and the part that asks for it.
    let mut rules: Vec<(String, &Part<'_>)> = Vec::new();
    let mut allowed: Vec<(Cell, DigitSet)> = Vec::new();
    for part in &parts {
        let read = match part.name {
            "" => cells_with_digits(plain, &part.words).map(|cells| allowed.extend(cells)),
            // Without boxes, the pieces of a jigsaw take their place; otherwise they are there as well.
            "NoBoxes" if parts.iter().any(|other| other.name == "Jigsaw") => Some(()),
            "Jigsaw" => jigsaw(plain, part, parts.iter().any(|other| other.name == "NoBoxes"))
                .map(|found| rules.extend(found.into_iter().map(|rule| (rule, part)))),
            _ => rules_of(plain, part).map(|found| rules.extend(found.into_iter().map(|rule| (rule, part)))),
        };
        read.ok_or_else(|| part.unknown())?;
    }
    let text: Vec<&str> = rules.iter().map(|(rule, _)| rule.as_str()).collect();
    let board = Rules::read(plain, &text.join(";")).and_then(|rules| Geometry::of(&rules));
    let board = board.map_err(|error| match rules.get(error.rule.saturating_sub(1)) {
        Some((_, part)) => part.unknown(),
        None => ReadErrorKind::UnknownRule(error.found).in_line(FACTS.id, 1),
    })?;
    let mut puzzle = Puzzle::empty(board);
    for (cell, digits) in allowed {
        match digits.iter().collect::<Vec<_>>()[..] {
            [digit] => puzzle.set(cell, Some(digit)),
            _ => puzzle.bar(cell, DigitSet::all(side) - digits),
        }
    }
    Ok(Document::of_puzzle(puzzle))
}

/// Returns the side of the board: 9 unless a shape says otherwise.
fn side_of(parts: &[Part<'_>]) -> Result<usize, ReadError> {
    let Some(part) = parts.iter().find(|part| part.name == "Shape") else { return Ok(9) };
    let side = match part.words[..] {
        [shape] => shape.split_once('x').filter(|(rows, columns)| rows == columns),
        _ => None,
    };
    side.and_then(|(rows, _)| rows.parse().ok()).ok_or_else(|| part.unknown())
}

/// Reads cells with the digits that they can have.
fn cells_with_digits(board: &Geometry, words: &[&str]) -> Option<Vec<(Cell, DigitSet)>> {
    let one = |word: &&str| {
        let (cell, digits) = word.split_once('_')?;
        let digit = |text: &str| {
            Digit::new(text.parse().ok()?).filter(|digit| usize::from(digit.get()) <= board.side())
        };
        let digits: DigitSet = digits.split('_').map(digit).collect::<Option<_>>()?;
        Some((Notation::read(board, cell).ok()?, digits))
    };
    words.iter().map(one).collect()
}

/// Returns what a rule is in JADE’s notation; `None` if JADE has no such rule.
fn rules_of(board: &'static Geometry, part: &Part<'_>) -> Option<Vec<String>> {
    let words = &part.words[..];
    let (number, rest) = words.split_first().map_or(("", words), |(first, rest)| (*first, rest));
    let has_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    // A number that is not said is the usual one there, on boards of any side.
    let with_number = |name: &str, usual: u16| match has_number {
        true => format!("{name} {number} {}", rest.join(" ")),
        false => format!("{name} {usual} {}", words.join(" ")),
    };
    let cells = words.join(" ");
    let is_bare = words.is_empty();
    let one = |rule: String| Some(vec![rule]);
    match part.name {
        "Shape" => Some(Vec::new()),
        "NoBoxes" if is_bare => one("no-boxes".to_owned()),
        "Diagonal" if words == ["1"] => one("antidiagonal".to_owned()),
        "Diagonal" if words == ["-1"] => one("main-diagonal".to_owned()),
        "AntiKnight" if is_bare => one("anti-knight".to_owned()),
        "AntiKing" if is_bare => one("anti-king".to_owned()),
        "AntiConsecutive" if is_bare => one("non-consecutive".to_owned()),
        "DisjointSets" if is_bare => one("disjoint-groups".to_owned()),
        "Windoku" if is_bare => one("windows".to_owned()),
        "StrictKropki" if is_bare => Some(vec!["all-differences".to_owned(), "all-ratios".to_owned()]),
        "StrictXV" if is_bare => one("all-pair-sums".to_owned()),
        "Thermo" => one(format!("thermometer {cells}")),
        "Renban" => one(format!("renban {cells}")),
        "Palindrome" => one(format!("palindrome {cells}")),
        "Entropic" => one(format!("entropic {cells}")),
        "RegionSumLine" => one(format!("region-sum {cells}")),
        "Zipper" => one(format!("zipper {cells}")),
        "DoubleArrow" => one(format!("double-arrow {cells}")),
        "Between" => one(format!("between {cells}")),
        "Arrow" => one(format!("arrow {cells}")),
        "Whisper" => one(with_number("whisper", 5)),
        "Modular" => one(with_number("modular", 3)),
        "Lockout" => one(with_number("lockout", 4)),
        "SumLine" => one(with_number("sum-line", 10)),
        "Cage" if number == "0" => one(format!("cage {}", rest.join(" "))),
        "Cage" if has_number => one(format!("cage {cells}")),
        "AllDifferent" if !has_number => one(format!("cage {cells}")),
        "Sum" if has_number => one(format!("sum {cells}")),
        "PillArrow" => {
            let size: usize = number.parse().ok()?;
            let (pill, shaft) = rest.split_at_checked(size)?;
            let mut pill: Vec<Cell> =
                pill.iter().map(|cell| Notation::read(board, cell).ok()).collect::<Option<_>>()?;
            pill.sort_unstable();
            let pill: Vec<String> = pill.iter().map(|cell| Notation::RowColumn.write(board, *cell)).collect();
            one(format!("arrow {size} {} {}", pill.join(" "), shaft.join(" ")))
        }
        "WhiteDot" => signs(board, words, "difference"),
        "BlackDot" => signs(board, words, "ratio"),
        "X" => signs(board, words, "pair-sum 10"),
        "V" => signs(board, words, "pair-sum 5"),
        "GreaterThan" => signs(board, words, "greater-than"),
        "Quad" => {
            let (corner, digits) = words.split_first()?;
            let corner = Notation::read(board, corner).ok()?;
            let (row, column) = (board.row(corner), board.column(corner));
            let is_digit = |word: &&str| word.len() == 1 && word.bytes().all(|byte| byte.is_ascii_digit());
            if row + 1 >= board.side() || column + 1 >= board.side() || !digits.iter().all(is_digit) {
                return None;
            }
            let mut digits = digits.to_vec();
            digits.sort_unstable();
            let around = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(down, right)| {
                Notation::RowColumn.write(board, board.cell_at(row + down, column + right))
            });
            one(format!("quadruple {} {}", digits.concat(), around.join(" ")))
        }
        "LittleKiller" => match words {
            [sum, cell] if has_number => {
                let cells = diagonal(board, Notation::read(board, cell).ok()?)?;
                let cells: Vec<String> =
                    cells.iter().map(|cell| Notation::RowColumn.write(board, *cell)).collect();
                one(format!("little-killer {sum} {}", cells.join(" ")))
            }
            _ => None,
        },
        "Sandwich" => match words {
            [sum, line] if has_number => {
                let [first, last] = ends(board, line)?;
                one(format!("sandwich {sum} {first} {last}"))
            }
            _ => None,
        },
        "XSum" | "Skyscraper" => {
            let name = if part.name == "XSum" { "x-sum" } else { "skyscraper" };
            let (line, numbers) = words.split_first()?;
            let [first, last] = ends(board, line)?;
            let ways = [(&first, &last), (&last, &first)];
            if numbers.is_empty() || numbers.len() > 2 {
                return None;
            }
            // One from each end; either may be missing.
            let found = numbers.iter().zip(ways).filter(|(number, _)| !number.is_empty());
            Some(found.map(|(number, (from, to))| format!("{name} {number} {from} {to}")).collect())
        }
        _ => None,
    }
}

/// Returns the pieces of a jigsaw, in place of boxes or as houses besides them.
fn jigsaw(board: &Geometry, part: &Part<'_>, in_place_of_boxes: bool) -> Option<Vec<String>> {
    let [layout] = part.words[..] else { return None };
    let signs: Vec<char> = layout.chars().collect();
    if signs.len() != board.cell_count() {
        return None;
    }
    if in_place_of_boxes {
        return Some(vec![format!("regions {layout}")]);
    }
    let mut known = signs.clone();
    known.sort_unstable();
    known.dedup();
    let piece = |sign: &char| {
        let cells = board.cells().filter(|cell| signs[cell.index()] == *sign);
        let names: Vec<String> = cells.map(|cell| Notation::RowColumn.write(board, cell)).collect();
        format!("extra-region {}", names.join(" "))
    };
    (known.len() == board.side()).then(|| known.iter().map(piece).collect())
}

/// Returns a sign between any two of the cells that are side by side; `None` if there are none.
fn signs(board: &Geometry, words: &[&str], sign: &str) -> Option<Vec<String>> {
    let cells: Vec<Cell> =
        words.iter().map(|word| Notation::read(board, word).ok()).collect::<Option<_>>()?;
    let mut found = Vec::new();
    for (place, a) in cells.iter().enumerate() {
        for b in &cells[place + 1..] {
            let apart = board.row(*a).abs_diff(board.row(*b)) + board.column(*a).abs_diff(board.column(*b));
            if apart == 1 {
                let [a, b] = [a, b].map(|cell| Notation::RowColumn.write(board, *cell));
                found.push(format!("{sign} {a} {b}"));
            }
        }
    }
    (!found.is_empty()).then_some(found)
}

/// Returns the first and the last cell of a line such as `R3` or `C4`.
fn ends(board: &Geometry, line: &str) -> Option<[String; 2]> {
    let (kind, number) = line.split_at_checked(1)?;
    let index = number.parse::<usize>().ok()?.checked_sub(1).filter(|index| *index < board.side())?;
    let last = board.side() - 1;
    let cells = match kind {
        "R" => [board.cell_at(index, 0), board.cell_at(index, last)],
        "C" => [board.cell_at(0, index), board.cell_at(last, index)],
        _ => return None,
    };
    Some(cells.map(|cell| Notation::RowColumn.write(board, cell)))
}

/// Returns the way of the diagonal that is named by a cell at an edge: each of them by one of its ends.
fn way(board: &Geometry, cell: Cell) -> Option<(isize, isize)> {
    let last = board.side() - 1;
    match (board.row(cell), board.column(cell)) {
        (0, column) if column > 0 => Some((1, -1)),
        (row, 0) if row < last => Some((1, 1)),
        (row, column) if row == last && column < last => Some((-1, 1)),
        (_, column) if column == last => Some((-1, -1)),
        _ => None,
    }
}

/// Returns the cells of the diagonal that is named by a cell at an edge.
fn diagonal(board: &Geometry, first: Cell) -> Option<Vec<Cell>> {
    let (down, right) = way(board, first)?;
    let place = |step: isize| {
        let on =
            |line: usize, way: isize| line.checked_add_signed(step * way).filter(|line| *line < board.side());
        Some(board.cell_at(on(board.row(first), down)?, on(board.column(first), right)?))
    };
    Some((0..).map_while(place).collect())
}

/// Writes the digits, barred digits and rules of a document; `None` if there is no word for one of its rules.
fn written(document: &Document) -> Option<String> {
    let (board, values, puzzle) = (document.geometry(), document.values(), document.givens());
    let name = |cell: &Cell| Notation::RowColumn.write(board, *cell).to_uppercase();
    let mut out = if board.side() == 9 { String::new() } else { format!(".Shape~{0}x{0}", board.side()) };
    match board.rules().regions() {
        Regions::Boxes { .. } => {}
        Regions::None => out += ".NoBoxes",
        Regions::Irregular(regions) => {
            let signs = regions.iter().map(|region| Digit::from_index(usize::from(*region)).symbol());
            out += &format!(".NoBoxes.Jigsaw~{}", signs.collect::<String>());
        }
    }
    for rule in board.rules().added() {
        out += &written_rule(board, rule)?;
    }
    let mut cells = String::new();
    for cell in board.cells() {
        let digits = match values.get(cell) {
            Some(digit) => DigitSet::only(digit),
            None if puzzle.is_restricted() && !puzzle.barred(cell).is_empty() => {
                DigitSet::all(board.side()) - puzzle.barred(cell)
            }
            None => continue,
        };
        cells += &format!("~{}", name(&cell));
        digits.iter().for_each(|digit| cells += &format!("_{}", digit.get()));
    }
    if !cells.is_empty() {
        out += &format!(".{cells}");
    }
    Some(out)
}

fn written_rule(board: &Geometry, rule: &Rule) -> Option<String> {
    let names: Vec<String> =
        rule.cells().iter().map(|cell| Notation::RowColumn.write(board, *cell).to_uppercase()).collect();
    let number = rule.number(board.side());
    // The row or column of a clue, and whether it is seen from its beginning.
    let line = || {
        let [first, .., last] = *rule.cells() else { return None };
        let (row, column) = (board.row(first), board.column(first));
        let line = if row == board.row(last) { format!("R{}", row + 1) } else { format!("C{}", column + 1) };
        Some((line, first < last))
    };
    let from_end = |word: &str| {
        let (line, forward) = line()?;
        Some(if forward { format!(".{word}~{line}~{number}~") } else { format!(".{word}~{line}~~{number}") })
    };
    let words = match rule.kind().id() {
        "main-diagonal" => ".Diagonal~-1".to_owned(),
        "antidiagonal" => ".Diagonal~1".to_owned(),
        "windows" => ".Windoku".to_owned(),
        "disjoint-groups" => ".DisjointSets".to_owned(),
        "anti-knight" => ".AntiKnight".to_owned(),
        "anti-king" => ".AntiKing".to_owned(),
        "non-consecutive" => ".AntiConsecutive".to_owned(),
        // Only both together have a word.
        "all-differences" => ".StrictKropki".to_owned(),
        "all-ratios" => String::new(),
        "all-pair-sums" => ".StrictXV".to_owned(),
        "thermometer" => format!(".Thermo~{}", names.join("~")),
        "renban" => format!(".Renban~{}", names.join("~")),
        "palindrome" => format!(".Palindrome~{}", names.join("~")),
        "entropic" => format!(".Entropic~{}", names.join("~")),
        "region-sum" => format!(".RegionSumLine~{}", names.join("~")),
        "zipper" => format!(".Zipper~{}", names.join("~")),
        "double-arrow" => format!(".DoubleArrow~{}", names.join("~")),
        "between" => format!(".Between~{}", names.join("~")),
        "whisper" => format!(".Whisper~{number}~{}", names.join("~")),
        "modular" => format!(".Modular~{number}~{}", names.join("~")),
        "lockout" => format!(".Lockout~{number}~{}", names.join("~")),
        "sum-line" => format!(".SumLine~{number}~{}", names.join("~")),
        "cage" => format!(".Cage~{}~{}", rule.value().unwrap_or(0), names.join("~")),
        "sum" => format!(".Sum~{number}~{}", names.join("~")),
        "arrow" if number <= 1 => format!(".Arrow~{}", names.join("~")),
        "arrow" => format!(".PillArrow~{number}~{}", names.join("~")),
        "difference" => format!(".WhiteDot~{}", names.join("~")),
        "ratio" => format!(".BlackDot~{}", names.join("~")),
        "pair-sum" if number == 10 => format!(".X~{}", names.join("~")),
        "pair-sum" if number == 5 => format!(".V~{}", names.join("~")),
        "greater-than" => format!(".GreaterThan~{}", names.join("~")),
        "quadruple" => {
            let digits: Vec<String> = number.to_string().chars().map(String::from).collect();
            format!(".Quad~{}~{}", names.first()?, digits.join("~"))
        }
        "little-killer" => {
            let named = rule.cells().iter().find(|cell| {
                let mut cells = diagonal(board, **cell).unwrap_or_default();
                cells.sort_unstable();
                let mut own = rule.cells().to_vec();
                own.sort_unstable();
                cells == own
            })?;
            format!(".LittleKiller~{number}~{}", Notation::RowColumn.write(board, *named).to_uppercase())
        }
        "sandwich" => format!(".Sandwich~{number}~{}", line()?.0),
        "x-sum" => from_end("XSum")?,
        "skyscraper" => from_end("Skyscraper")?,
        _ => return None,
    };
    Some(words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_grid::line;

    fn rules(text: &str) -> String {
        read(text).map_or_else(|error| error.to_string(), |document| document.givens().to_string())
    }

    #[test]
    fn every_rule_is_read() {
        let empty = ".".repeat(81);
        for (text, expected) in [
            (
                ".Diagonal~-1.Diagonal~1.AntiKnight.AntiKing",
                "main-diagonal; antidiagonal; anti-knight; anti-king",
            ),
            (".AntiConsecutive.DisjointSets.Windoku.", "windows; disjoint-groups; non-consecutive"),
            (".StrictKropki.StrictXV", "all-differences; all-ratios; all-pair-sums"),
            (
                ".Thermo~R1C1~R1C2.Renban~R2C1~R2C2.Palindrome~R3C1~R3C2",
                "thermometer r1c1 r1c2; renban r2c1 r2c2; palindrome r3c1 r3c2",
            ),
            (".Whisper~R1C1~R1C2.Whisper~4~R2C1~R2C2", "whisper 5 r1c1 r1c2; whisper 4 r2c1 r2c2"),
            (".Modular~3~R1C1~R1C2.Entropic~R1C1~R2C2", "entropic r1c1 r2c2; modular 3 r1c1 r1c2"),
            (".RegionSumLine~R1C3~R1C4.Zipper~R1C1~R1C2~R1C3", "region-sum r1c3 r1c4; zipper r1c1 r1c2 r1c3"),
            (
                ".SumLine~7~R1C1~R1C2.Lockout~4~R2C1~R2C2~R2C3",
                "lockout 4 r2c1 r2c2 r2c3; sum-line 7 r1c1 r1c2",
            ),
            (
                ".Between~R1C1~R1C2~R1C3.DoubleArrow~R2C1~R2C2~R2C3",
                "double-arrow r2c1 r2c2 r2c3; between r1c1 r1c2 r1c3",
            ),
            (
                ".Cage~9~R1C1~R1C2.Cage~0~R2C1~R2C2.AllDifferent~R1C1~R4C5",
                "cage 9 r1c1 r1c2; cage r1c1 r4c5; cage r2c1 r2c2",
            ),
            (".Sum~9~R1C1~R5C2.Arrow~R1C1~R1C2~R1C3", "sum 9 r1c1 r5c2; arrow r1c1 r1c2 r1c3"),
            (".PillArrow~2~R1C2~R1C1~R2C1~R3C1", "arrow 2 r1c1 r1c2 r2c1 r3c1"),
            (".WhiteDot~R1C1~R1C2.BlackDot~R2C1~R3C1", "difference r1c1 r1c2; ratio r2c1 r3c1"),
            (
                ".X~R1C1~R1C2~R4C1~R5C1.V~R2C2~R2C3",
                "pair-sum 10 r1c1 r1c2; pair-sum 5 r2c2 r2c3; pair-sum 10 r4c1 r5c1",
            ),
            (".GreaterThan~R2C2~R2C3~R1C2", "greater-than r2c2 r1c2; greater-than r2c2 r2c3"),
            (".Quad~R1C1~4~1~1", "quadruple 114 r1c1 r1c2 r2c1 r2c2"),
            // From the top down to the left, and so on with each edge to the next.
            (
                ".LittleKiller~9~R1C2.LittleKiller~8~R8C1",
                "little-killer 9 r1c2 r2c1; little-killer 8 r8c1 r9c2",
            ),
            (
                ".LittleKiller~9~R9C8.LittleKiller~8~R2C9",
                "little-killer 8 r2c9 r1c8; little-killer 9 r9c8 r8c9",
            ),
            (".Sandwich~9~R2.Sandwich~8~C3", "sandwich 8 r1c3 r9c3; sandwich 9 r2c1 r2c9"),
            (
                ".XSum~C1~25~23.Skyscraper~R2~~3",
                "x-sum 25 r1c1 r9c1; x-sum 23 r9c1 r1c1; skyscraper 3 r2c9 r2c1",
            ),
        ] {
            assert_eq!(rules(text), format!("[{expected}] {empty}"), "{text}");
        }
        assert_eq!(rules(".Shape~4x4.NoBoxes.~R1C1_2"), "[no-boxes] 2...............");
        assert_eq!(
            rules(".Shape~4x4.NoBoxes.Jigsaw~0001021122132333"),
            "[regions 1112132233243444] ................"
        );
        assert!(
            rules(".Shape~4x4.Jigsaw~0001021122132333").starts_with("[extra-region r1c1 r1c2 r1c3 r2c1; ")
        );
        let barred = read(".~R1C1_1_2~R1C2_7").unwrap();
        let line = "[regions 1112132233243444] ................";
        assert_eq!(barred.givens().barred(Cell::new(0)).len(), 7);
        assert_eq!(
            written(&Document::of_puzzle(line::read(line).unwrap())).unwrap(),
            ".Shape~4x4.NoBoxes.Jigsaw~1112132233243444"
        );
    }

    #[test]
    fn a_rule_that_is_not_known_is_named_with_its_place() {
        for (text, column, name) in [
            (".Thermo~R1C1~R1C2.Lunchbox~30~R1C1~R1C2", 19, "Lunchbox~30~R1C1~R1C2"),
            (".Cage~9~R1C1~R1C1", 2, "Cage~9~R1C1~R1C1"),
            (".AntiKnight.Thermo~R1C1~RA1", 13, "Thermo~R1C1~RA1"),
            (".SumLine~10~R1C1~R1C2~LOOP", 2, "LOOP"),
            (".Shape~4x7.~R1C1_1", 2, "Shape~4x7"),
            (".Shape~9x9~0-8.~R1C1_1", 2, "Shape~9x9~0-8"),
            (".~R1C1_0", 2, "~R1C1_0"),
            (".Or.Thermo~R1C1~R1C2.End", 2, "Or"),
            (".WhiteDot~R1C1~R3C1", 2, "WhiteDot"),
            (".Quad~R9C1~1", 2, "Quad"),
            (".LittleKiller~9~R5C5", 2, "LittleKiller"),
            (".NoBoxes.RegionSumLine~R1C3~R1C4", 10, "RegionSumLine"),
        ] {
            let error = read(text).unwrap_err();
            assert_eq!(error.column, column, "{text}");
            let ReadErrorKind::UnknownRule(found) = error.kind else { panic!("{text}: {:?}", error.kind) };
            assert!(found.contains(name), "{text}: {found}");
        }
        for board in [".".repeat(81), format!(".A{}", ".".repeat(254)), "....~R".to_owned()] {
            assert!(!Interactive.recognises(&board), "{board}");
        }
    }

    #[test]
    fn what_is_written_is_read_again_and_nothing_is_lost() {
        for rules in [
            "x; windows; anti-king; whisper r1c1 r1c2; whisper 4 r2c1 r2c2; modular r3c1 r3c2; cage r1c1 r2c2; cage 9 r5c5 r5c6",
            "arrow 2 r1c1 r1c2 r2c3 r2c4 r2c5; little-killer 9 r2c1 r1c2; sandwich 9 r1c1 r9c1; x-sum 20 r9c1 r1c1; quadruple 113 r1c1 r1c2 r2c1 r2c2",
            "all-differences; all-ratios; difference r1c1 r1c2; pair-sum 5 r3c3 r3c4; greater-than r5c5 r5c6; lockout r7c1 r7c2 r7c3",
        ] {
            let puzzle = line::read(&format!("[{rules}] {}", "8".to_owned() + &".".repeat(80))).unwrap();
            let document = Document::of_puzzle(puzzle);
            assert_eq!(Interactive.fits(&document), Ok(()), "{rules}");
        }
        for rules in [
            "all-ratios",
            "centre-dot",
            "even r1c1",
            "pair-sum 7 r1c1 r1c2",
            "nabner r1c1 r1c2",
            "all-pair-sums 9",
        ] {
            let puzzle = line::read(&format!("[{rules}] {}", ".".repeat(81))).unwrap();
            assert_eq!(Interactive.fits(&Document::of_puzzle(puzzle)), Err(WriteError::Rules), "{rules}");
        }
        let link = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Cage%7E9%7ER1C1%7ER1C2.";
        assert!(rules(link).starts_with("[cage 9 r1c1 r1c2]"));
    }
}
