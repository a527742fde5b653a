//! Boards in any text: what people paste from forums, programs, spreadsheets and pages is read back exactly, and texts
//! without a board are not taken for one.

use crate::without_board;
use data_encoding::BASE64;
use jade_exchange::stream::Puzzles;
use jade_exchange::{Content, Document, FORMATS, ReadError, read, read_bytes};
use jade_grid::{Cell, Geometry, Puzzle, Symmetry};

/// Pseudo-random numbers (Knuth’s linear congruential generator).
pub(crate) struct Rng(pub(crate) u64);

impl Rng {
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// Returns a full board: shifted rows under a random symmetry.
fn full(board: &'static Geometry, rng: &mut Rng) -> Puzzle {
    let (side, rows) = (board.side(), board.box_rows());
    let digit = |cell: Cell| {
        let (row, column) = (board.row(cell), board.column(cell));
        let shift = row % rows * board.box_columns() + row / rows;
        jade_grid::Digit::new(((column + shift) % side + 1) as u8)
    };
    let puzzle = Puzzle::from_digits(board, board.cells().map(digit)).unwrap();
    Symmetry::random(board, |n| rng.below(n)).puzzle(&puzzle)
}

/// Returns a 9×9 board with some digits, of which every row and column has one; or, if `gaps`, with an empty row in the
/// middle, an empty first column and an empty last one.
fn nine(rng: &mut Rng, gaps: bool) -> Puzzle {
    let board = Geometry::standard(9).unwrap();
    let full = full(board, rng);
    let mut puzzle = Puzzle::empty(board);
    for (cell, digit) in full.filled() {
        let (row, column) = (board.row(cell), board.column(cell));
        let gap = row == 4 || column == 0 || column == 8;
        let kept =
            if gaps { !gap && rng.below(2) == 0 } else { (row + 4 * column) % 9 == 0 || rng.below(3) == 0 };
        if kept {
            puzzle.set(cell, Some(digit));
        }
    }
    puzzle
}

/// Returns the rows, with a sign for empty cells.
fn rows(puzzle: &Puzzle, empty: &str) -> Vec<Vec<String>> {
    let side = puzzle.geometry().side();
    let cell = |digit: Option<jade_grid::Digit>| digit.map_or(empty.to_owned(), |digit| digit.to_string());
    puzzle.digits().map(cell).collect::<Vec<_>>().chunks(side).map(<[String]>::to_vec).collect()
}

/// Returns the rows, each cell between `before` and `after`, joined by `between`, with the same around and between rows.
fn list(puzzle: &Puzzle, empty: &str, row: [&str; 3], all: [&str; 3]) -> String {
    let rows: Vec<String> = rows(puzzle, empty)
        .iter()
        .map(|cells| format!("{}{}{}", row[0], cells.join(row[1]), row[2]))
        .collect();
    format!("{}{}{}", all[0], rows.join(all[1]), all[2])
}

/// Returns stacks between bars and frames between bands.
fn framed(puzzle: &Puzzle, empty: &str, blank: [&str; 2], bar: [&str; 3], frame: &str) -> String {
    let mut text = String::new();
    for (index, row) in rows(puzzle, empty).iter().enumerate() {
        if index % 3 == 0 && !frame.is_empty() {
            text += &format!("{frame}\n");
        }
        let stacks: Vec<String> =
            row.chunks(3).map(|stack| format!("{}{}{}", blank[0], stack.join(blank[1]), blank[0])).collect();
        text += &format!("{}{}{}\n", bar[0], stacks.join(bar[1]), bar[2]);
    }
    if frame.is_empty() { text } else { text + frame + "\n" }
}

fn in_digits(text: &str, zero: u32) -> String {
    let digit = |c: char| match c.to_digit(10) {
        Some(digit) => char::from_u32(zero + digit).unwrap(),
        None => c,
    };
    text.chars().map(digit).collect()
}

/// How a board may be written.
struct Template {
    name: String,
    write: Box<dyn Fn(&Puzzle) -> String>,
    /// Whether it shows where cells are even in empty rows and columns.
    gaps: bool,
    /// Whether blanks at the beginning of its lines are cells.
    blanks: bool,
}

const ROMAN: [&str; 9] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];

fn templates() -> Vec<Template> {
    let mut all: Vec<Template> = Vec::new();
    let mut add = |name: &str, gaps: bool, blanks: bool, write: Box<dyn Fn(&Puzzle) -> String>| {
        all.push(Template { name: name.to_owned(), write, gaps, blanks });
    };
    for sign in ["-", "x", "X", "?", "·", "□", "*", "_", "0", ".", "~", "•", "–", "＿", "o", "◦"] {
        add(
            &format!("rows {sign}"),
            true,
            false,
            Box::new(move |p| list(p, sign, ["", "", ""], ["", "\n", "\n"])),
        );
        add(
            &format!("spaced {sign}"),
            true,
            false,
            Box::new(move |p| list(p, sign, ["", " ", ""], ["", "\n", ""])),
        );
        add(
            &format!("line {sign}"),
            true,
            false,
            Box::new(move |p| list(p, sign, ["", "", ""], ["", "", ""])),
        );
    }
    // Markdown tables: with headings and names of rows or without, and with the line below the headings that one needs.
    for sign in ["", " ", ".", "0", "-"] {
        for (name, headings) in [
            ("names", "| |c1|c2|c3|c4|c5|c6|c7|c8|c9|"),
            ("numbers", "| |1|2|3|4|5|6|7|8|9|"),
            ("letters", "||A|B|C|D|E|F|G|H|I|"),
            ("blank", "|||||||||||"),
        ] {
            for row in ["r1", "1", "R1", "Row 1", "**1**", "Fila 1"] {
                add(
                    &format!("Markdown table {name} {row} {sign}"),
                    true,
                    true,
                    Box::new(move |p| {
                        let rule = if sign == "." {
                            "|:---|:-:|--:|---|---|---|---|---|---|---|"
                        } else {
                            "|-|-|-|-|-|-|-|-|-|-|"
                        };
                        let mut text = format!("{headings}\n{rule}\n");
                        for (index, cells) in rows(p, sign).iter().enumerate() {
                            let row = row.replace('1', &(index + 1).to_string());
                            text += &format!("|{row}|{}|\n", cells.join("|"));
                        }
                        text
                    }),
                );
            }
        }
        add(
            &format!("Markdown table {sign}"),
            true,
            true,
            Box::new(move |p| {
                let lines: Vec<String> =
                    rows(p, sign).iter().map(|row| format!("|{}|\n", row.join("|"))).collect();
                format!("{}|-|-|-|-|-|-|-|-|-|\n{}", lines[0], lines[1..].concat())
            }),
        );
    }
    // A page that holds its board box by box.
    for (name, [all, each, row, cell]) in [
        (
            "tables",
            [["<table>", "</table>"], ["<td><table>", "</table></td>"], ["<tr>", "</tr>"], ["<td>", "</td>"]],
        ),
        (
            "elements",
            [["<div>", "</div>"], ["<div class=\"box\">", "</div>\n"], ["", ""], ["<div>", "</div>"]],
        ),
    ] {
        add(
            &format!("boxes in {name}"),
            true,
            false,
            Box::new(move |p| {
                let rows = rows(p, "");
                let mut text = all[0].to_owned();
                for band in 0..3 {
                    let mut boxes = String::new();
                    for stack in 0..3 {
                        let cells = rows[3 * band..3 * band + 3].iter().map(|cells| {
                            let cells = cells[3 * stack..3 * stack + 3].iter();
                            row[0].to_owned()
                                + &cells.map(|one| format!("{}{one}{}", cell[0], cell[1])).collect::<String>()
                                + row[1]
                        });
                        boxes += &format!("{}{}{}", each[0], cells.collect::<String>(), each[1]);
                    }
                    text += &format!("{}{boxes}{}", row[0], row[1]);
                }
                text + all[1]
            }),
        );
    }
    let plus = "+-------+-------+-------+";
    add("frame of blanks", true, false, Box::new(move |p| framed(p, " ", [" ", " "], ["|", "|", "|"], plus)));
    add(
        "tight frame of blanks",
        true,
        false,
        Box::new(|p| framed(p, " ", ["", " "], ["|", "|", "|"], "+-----+-----+-----+")),
    );
    add(
        "narrow frame of blanks",
        true,
        false,
        Box::new(|p| framed(p, " ", ["", ""], ["|", "|", "|"], "+---+---+---+")),
    );
    add(
        "wide frame of blanks",
        true,
        false,
        Box::new(|p| framed(p, " ", [" ", "  "], ["|", "|", "|"], "+---------+---------+---------+")),
    );
    add(
        "frame of long dashes",
        true,
        false,
        Box::new(|p| framed(p, ".", ["  ", "  "], ["|", "|", "|"], "+–––––––––––+–––––––––––+–––––––––––+")),
    );
    add(
        "box drawing",
        true,
        false,
        Box::new(|p| framed(p, " ", [" ", " │ "], ["║", "║", "║"], "╠═══╪═══╪═══╬═══╪═══╪═══╬═══╪═══╪═══╣")),
    );
    add(
        "every cell framed",
        true,
        false,
        Box::new(|p| framed(p, " ", [" ", " | "], ["|", "|", "|"], "+---+---+---+---+---+---+---+---+---+")),
    );
    add(
        "colons",
        true,
        false,
        Box::new(|p| framed(p, ".", [" ", " "], [":", ":", ":"], ":-------+-------+-------:")),
    );
    add(
        "exclamation marks",
        true,
        false,
        Box::new(|p| framed(p, " ", ["", " "], ["!", "!", "!"], "!-----!-----!-----!")),
    );
    add("stacks of hyphens", false, false, Box::new(|p| framed(p, "-", ["", ""], ["", " ", ""], "")));
    add("inner bars", false, true, Box::new(|p| framed(p, " ", [" ", " "], ["", "|", ""], "")));
    add("columns of blanks", false, true, Box::new(|p| list(p, " ", ["", " ", ""], ["", "\n", "\n"])));
    add(
        "key help beside",
        true,
        false,
        Box::new(move |p| {
            framed(p, " ", [" ", " "], ["|", "|", "|"], plus).replacen("|\n", "|   h - hint\n", 1).replacen(
                "+\n",
                "+   Commands\n",
                2,
            )
        }),
    );
    add(
        "labels",
        true,
        false,
        Box::new(|p| {
            let rows = rows(p, ".");
            let rows = rows.iter().zip('A'..).map(|(row, label)| format!(" {label} | {} |\n", row.join(" ")));
            format!("     1 2 3 4 5 6 7 8 9\n   +-------------------+\n{}", rows.collect::<String>())
        }),
    );
    // Names of rows in Roman numerals, as wide as the longest, at the left or the right.
    for (name, between, bar) in [("blanks", " ", " "), ("bars", " | ", "|"), ("commas", ",", ",")] {
        add(
            &format!("Roman rows before {name}"),
            true,
            false,
            Box::new(move |p| {
                let named = rows(p, ".").into_iter().zip(ROMAN).enumerate();
                let line = |(at, (row, name)): (usize, (Vec<String>, &str))| match between {
                    "," => format!("{name},{}\n", row.join(between)),
                    _ if bar == "|" => format!("{bar} {name:>4}{between}{} {bar}\n", row.join(between)),
                    _ => {
                        format!("{name:<4} {}{}", row.join(between), ["\n", "\n\n"][usize::from(at % 3 == 2)])
                    }
                };
                let head =
                    if bar == "|" { String::new() } else { format!("{between}{}\n", ROMAN.join(between)) };
                head + &named.map(line).collect::<String>()
            }),
        );
    }
    add(
        "numbered rows",
        true,
        false,
        Box::new(|p| {
            let rows = rows(p, ".");
            rows.iter().enumerate().map(|(at, row)| format!("{}) {}\n", at + 1, row.join(" "))).collect()
        }),
    );
    add(
        "row numbers without a sign",
        true,
        false,
        Box::new(|p| {
            let rows = rows(p, ".");
            rows.iter().enumerate().map(|(at, row)| format!("{} {}\n", at + 1, row.concat())).collect()
        }),
    );
    add(
        "log lines",
        true,
        false,
        Box::new(|p| {
            rows(p, ".").iter().map(|row| format!("12:07:31 INFO solver {}\n", row.concat())).collect()
        }),
    );
    add(
        "remarks behind rows",
        true,
        false,
        Box::new(|p| rows(p, "0").iter().map(|row| format!("{} // checked\n", row.concat())).collect()),
    );
    add("quoted twice", true, false, Box::new(|p| list(p, ".", ["> > ", "", ""], ["", "\n", "\n"])));
    add("fenced", true, false, Box::new(|p| list(p, ".", ["", " ", ""], ["```text\n", "\n", "\n```\n"])));
    add(
        "Markdown",
        true,
        false,
        Box::new(|p| {
            let line = format!("|{}\n", "---|".repeat(9));
            list(p, " ", ["| ", " | ", " |"], ["", "\n", "\n"]).replacen('\n', &format!("\n{line}"), 1)
        }),
    );
    add(
        "Markdown with a heading",
        true,
        false,
        Box::new(|p| {
            let head = "| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n|---|---|---|---|---|---|---|---|---|\n";
            list(p, " ", ["| ", " | ", " |"], [head, "\n", "\n"])
        }),
    );
    add(
        "bold digits",
        true,
        false,
        Box::new(|p| {
            let text: String = rows(p, " ").iter().map(|row| format!("|{}|\n", row.join("|"))).collect();
            let bold = |c: char| if c.is_ascii_digit() { format!("**{c}**") } else { c.to_string() };
            text.chars().map(bold).collect()
        }),
    );
    add("tabs", true, false, Box::new(|p| list(p, "", ["", "\t", ""], ["", "\n", "\n"])));
    add("commas", true, false, Box::new(|p| list(p, "", ["", ",", ""], ["", "\n", "\n"])));
    add("semicolons", true, false, Box::new(|p| list(p, "", ["", ";", ""], ["", "\n", "\n"])));
    add("quoted fields", true, false, Box::new(|p| list(p, "", ["\"", "\",\"", "\""], ["", "\n", "\n"])));
    add("zeros between commas", true, false, Box::new(|p| list(p, "0", ["", ",", ""], ["", "\n", "\n"])));
    add(
        "floating point",
        true,
        false,
        Box::new(|p| {
            list(p, "", ["", ",", ""], ["", "\n", "\n"])
                .replace(|c: char| c.is_ascii_digit(), "#")
                .replace('#', "#.0")
                .split('#')
                .zip(std::iter::once(String::new()).chain(p.filled().map(|(_, digit)| digit.to_string())))
                .map(|(text, digit)| digit + text)
                .collect()
        }),
    );
    add(
        "a column of ids",
        true,
        false,
        Box::new(|p| {
            let rows = rows(p, "");
            rows.iter().enumerate().map(|(at, row)| format!("{},{}\n", at + 1, row.join(","))).collect()
        }),
    );
    add(
        "headings of columns",
        true,
        false,
        Box::new(|p| list(p, "", ["", ",", ""], ["c1,c2,c3,c4,c5,c6,c7,c8,c9\n", "\n", "\n"])),
    );
    add(
        "id and digits",
        true,
        false,
        Box::new(|p| format!("no,cells,stars\n17,{},4\n", list(p, "0", ["", "", ""], ["", "", ""]))),
    );
    add(
        "Python",
        true,
        false,
        Box::new(|p| list(p, "0", ["    [", ", ", "]"], ["grid = [\n", ",\n", "\n]\nsolve(grid)\n"])),
    );
    add(
        "Python in one line",
        true,
        false,
        Box::new(|p| list(p, "0", ["[", ", ", "]"], ["grid = [", ", ", "]"])),
    );
    add(
        "Python’s nothing",
        true,
        false,
        Box::new(|p| list(p, "None", ["(", ", ", ")"], ["b = (", ", ", ")"])),
    );
    add("minus one", true, false, Box::new(|p| list(p, "-1", ["[", ",", "]"], ["[", ",\n ", "]"])));
    add("strings", true, false, Box::new(|p| list(p, ".", ["[\"", "\",\"", "\"]"], ["[", ",", "]"])));
    add("empty strings", true, false, Box::new(|p| list(p, "", ["[\"", "\",\"", "\"]"], ["[", ",\n", "]"])));
    add(
        "JSON null",
        true,
        false,
        Box::new(|p| list(p, "null", ["[", ",", "]"], ["{\"level\": 3, \"grid\": [", ",", "]}"])),
    );
    add(
        "flat JSON",
        true,
        false,
        Box::new(|p| list(p, "0", ["", ",", ""], ["{\"cells\":[", ",", "],\"ok\":true}"])),
    );
    add(
        "JSON of a line",
        true,
        false,
        Box::new(|p| list(p, "0", ["", "", ""], ["{\"id\": 7, \"givens\": \"", "", "\"}"])),
    );
    add(
        "C",
        true,
        false,
        Box::new(|p| list(p, "0", ["  {", ", ", "}"], ["int board[9][9] = {\n", ",\n", "\n};\n"])),
    );
    add(
        "Rust",
        true,
        false,
        Box::new(|p| {
            let cell = |text: &String| match text.as_str() {
                "None" => text.clone(),
                digit => format!("Some({digit})"),
            };
            let rows = rows(p, "None");
            rows.iter()
                .map(|row| format!("    [{}],\n", row.iter().map(cell).collect::<Vec<_>>().join(", ")))
                .collect::<String>()
        }),
    );
    add(
        "rows as strings",
        true,
        false,
        Box::new(|p| list(p, ".", ["  \"", "", "\""], ["const rows = [\n", ",\n", "\n];\n"])),
    );
    add(
        "ends of lines in a string",
        true,
        false,
        Box::new(|p| list(p, ".", ["", "", ""], ["s = \"", "\\n", "\";\n"])),
    );
    add("numpy", true, false, Box::new(|p| list(p, "0", ["[", " ", "]"], ["array(\n[", "\n ", "])\n"])));
    add("matrix language", true, false, Box::new(|p| list(p, "0", ["", " ", ""], ["A = [", "; ", "];"])));
    add("Prolog", true, false, Box::new(|p| list(p, "_", ["[", ",", "]"], ["problem(1, [", ",\n", "]).\n"])));
    add("Lisp", true, false, Box::new(|p| list(p, "nil", ["(", " ", ")"], ["'(", " ", ")"])));
    add(
        "boxes in boxes",
        true,
        false,
        Box::new(|p| {
            let board = p.geometry();
            let boxes = (0..9).map(|index| {
                let house = board.house(board.box_house(index));
                let cells =
                    house.cells().iter().map(|cell| p.get(*cell).map_or(0, |digit| digit.get()).to_string());
                format!("[{}]", cells.collect::<Vec<_>>().join(","))
            });
            format!("{{\"boxes\":[{}]}}", boxes.collect::<Vec<_>>().join(","))
        }),
    );
    add(
        "objects",
        true,
        false,
        Box::new(|p| {
            let board = p.geometry();
            let cells = board.cells().map(|cell| {
                let value = p.get(cell).map_or("null".to_owned(), |digit| digit.to_string());
                format!(
                    "{{\"row\":{},\"col\":{},\"value\":{value},\"fixed\":true}}",
                    board.row(cell),
                    board.column(cell)
                )
            });
            format!("{{\"cells\":[{}]}}", cells.collect::<Vec<_>>().join(","))
        }),
    );
    add(
        "colours of a terminal",
        true,
        false,
        Box::new(|p| list(p, ".", ["\u{1b}[1m", " ", "\u{1b}[0m"], ["", "\n", "\n"])),
    );
    add(
        "table",
        true,
        false,
        Box::new(|p| {
            list(
                p,
                "&nbsp;",
                ["<tr><td>", "</td><td>", "</td></tr>"],
                ["<h1>No. 7</h1><table border=1>", "\n", "</table><p>Have fun!</p>"],
            )
        }),
    );
    add(
        "a cell a line",
        true,
        false,
        Box::new(|p| {
            list(
                p,
                "",
                ["  <tr>\n    <td>", "</td>\n    <td>", "</td>\n  </tr>"],
                ["<table>\n", "\n", "\n</table>\n"],
            )
        }),
    );
    add(
        "form",
        true,
        false,
        Box::new(|p| {
            let field = |digit: &String| match digit.as_str() {
                "" => "<input type=\"text\" maxlength=\"1\">".to_owned(),
                digit => format!("<input type=\"text\" maxlength=\"1\" value=\"{digit}\" readonly>"),
            };
            let rows = rows(p, "");
            let rows = rows.iter().map(|row| {
                let cells: String = row.iter().map(|digit| format!("<td>{}</td>", field(digit))).collect();
                format!("<tr>{cells}</tr>\n")
            });
            format!("<form><table>{}</table><input type=submit value=Check></form>", rows.collect::<String>())
        }),
    );
    add(
        "elements",
        true,
        false,
        Box::new(|p| {
            list(
                p,
                "",
                ["<div class=row><div>", "</div><div>", "</div></div>"],
                ["<div id=board>", "", "</div>"],
            )
        }),
    );
    add(
        "line breaks",
        true,
        false,
        Box::new(|p| list(p, ".", ["", " ", ""], ["<p>Today:<br>", "<br>\n", "</p>"])),
    );
    add(
        "full-width digits",
        true,
        false,
        Box::new(|p| in_digits(&list(p, ".", ["", "", ""], ["", "\n", "\n"]), 0xff10)),
    );
    add(
        "Arabic digits",
        true,
        false,
        Box::new(|p| in_digits(&list(p, ".", ["", " ", ""], ["", "\n", "\n"]), 0x660)),
    );
    add(
        "Devanagari digits",
        true,
        false,
        Box::new(|p| in_digits(&list(p, "-", ["", " ", ""], ["", "\n", "\n"]), 0x966)),
    );
    add(
        "circled digits",
        true,
        false,
        Box::new(|p| in_digits(&list(p, "·", ["", "", ""], ["", "\n", "\n"]), 0x245f)),
    );
    add(
        "key caps",
        true,
        false,
        Box::new(|p| {
            let text = list(p, "⬜", ["", "", ""], ["", "\n", "\n"]);
            text.chars()
                .map(|c| if c.is_ascii_digit() { format!("{c}\u{fe0f}\u{20e3}") } else { c.to_string() })
                .collect()
        }),
    );
    add("hard blanks", true, false, Box::new(|p| list(p, ".", ["\u{a0}", "\u{a0}", ""], ["", "\n", "\n"])));
    add(
        "letters",
        true,
        false,
        Box::new(|p| {
            let text = list(p, ".", ["", "", ""], ["", "\n", "\n"]);
            text.chars()
                .map(|c| c.to_digit(10).map_or(c, |digit| char::from(b'A' + digit as u8 - 1)))
                .collect()
        }),
    );
    add(
        "game ID",
        true,
        false,
        Box::new(|p| {
            let (mut text, mut gap, mut last) = (String::new(), 0_u8, false);
            for digit in p.digits().chain([None]) {
                match digit {
                    Some(digit) => {
                        while gap > 26 {
                            text.push('z');
                            gap -= 26;
                        }
                        match (gap, last) {
                            (0, true) => text.push('_'),
                            (0, false) => {}
                            _ => text.push(char::from(b'a' + gap - 1)),
                        }
                        text += &digit.to_string();
                        (gap, last) = (0, true);
                    }
                    None => gap += 1,
                }
            }
            gap -= 1;
            while gap > 0 {
                text.push(char::from(b'a' + gap.min(26) - 1));
                gap -= gap.min(26);
            }
            format!("3x3:{text}")
        }),
    );
    add(
        "link",
        true,
        false,
        Box::new(|p| {
            format!("https://puzzles.example/play?size=9&b={}&m=1", list(p, "0", ["", "", ""], ["", "", ""]))
        }),
    );
    add(
        "groups of three",
        true,
        false,
        Box::new(|p| {
            let line = list(p, ".", ["", "", ""], ["", "", ""]);
            line.as_bytes()
                .chunks(3)
                .map(|three| std::str::from_utf8(three).unwrap().to_owned() + " ")
                .collect()
        }),
    );
    add(
        "end of a sentence",
        true,
        false,
        Box::new(|p| format!("The board is {}.", list(p, "0", ["", "", ""], ["", "", ""]))),
    );
    add(
        "line in bold",
        true,
        false,
        Box::new(|p| format!("It is **{}**!", list(p, ".", ["", "", ""], ["", "", ""]))),
    );
    add(
        "labels in bold",
        true,
        false,
        Box::new(|p| {
            let lines = rows(p, "_").into_iter().enumerate();
            lines.map(|(index, row)| format!("**Row {}:** {}\n", index + 1, row.join(" "))).collect()
        }),
    );
    add(
        "list of labels in bold",
        true,
        false,
        Box::new(|p| {
            let lines = rows(p, "0").into_iter().enumerate();
            lines.map(|(index, row)| format!("- **Row {}**: {}\n", index + 1, row.join(" "))).collect()
        }),
    );
    add("joined rows", true, false, Box::new(|p| list(p, ".", ["", "", ""], ["", "^", ""])));
    add(
        "matrix with indices",
        true,
        false,
        Box::new(|p| {
            let head: String = (1..=9).map(|column| format!(" [,{column}]")).collect();
            let lines = rows(p, "0").into_iter().enumerate();
            let lines = lines.map(|(at, row)| format!("[{},]    {}\n", at + 1, row.join("    ")));
            format!("    {head}\n{}", lines.collect::<String>())
        }),
    );
    add(
        "data frame",
        true,
        false,
        Box::new(|p| {
            let lines = rows(p, "0").into_iter().enumerate();
            let lines = lines.map(|(at, row)| format!("{at}  {}\n", row.join("  ")));
            format!("   0  1  2  3  4  5  6  7  8\n{}", lines.collect::<String>())
        }),
    );
    add(
        "time in brackets",
        true,
        false,
        Box::new(|p| list(p, ".", ["[12:07:31] ", " ", ""], ["", "\n", "\n"])),
    );
    add("cells in brackets", true, false, Box::new(|p| list(p, " ", ["[", "][", "]"], ["", "\n", "\n"])));
    add(
        "sheet with gaps",
        false,
        false,
        Box::new(|p| {
            let stacks =
                |row: &Vec<String>| row.chunks(3).map(|stack| stack.join(",")).collect::<Vec<_>>().join(",,");
            let lines: Vec<String> = rows(p, "").iter().map(stacks).collect();
            let bands: Vec<String> = lines.chunks(3).map(|band| band.join("\n")).collect();
            bands.join("\n,,,,,,,,,,\n")
        }),
    );
    add(
        "table of a document",
        true,
        false,
        Box::new(|p| {
            list(p, "", ["", " & ", " \\\\"], ["\\begin{tabular}{9c}\n", "\n", "\n\\end{tabular}\n"])
        }),
    );
    add(
        "table of a wiki",
        true,
        false,
        Box::new(|p| list(p, "", ["|-\n| ", " || ", ""], ["{| class=\"wikitable\"\n", "\n", "\n|}\n"])),
    );
    add(
        "placed digits in objects",
        true,
        false,
        Box::new(|p| {
            let board = p.geometry();
            let digits = p.filled().map(|(cell, digit)| {
                format!("{{\"x\":{},\"y\":{},\"value\":{digit}}}", board.column(cell), board.row(cell))
            });
            format!("{{\"size\":\"9\",\"squares\":[{}]}}", digits.collect::<Vec<_>>().join(","))
        }),
    );
    add(
        "placed digits in facts",
        true,
        false,
        Box::new(|p| {
            let board = p.geometry();
            let fact = |(cell, digit)| {
                format!("initial({},{},{digit}).\n", board.row(cell) + 1, board.column(cell) + 1)
            };
            p.filled().map(fact).collect()
        }),
    );
    add(
        "cells by name",
        true,
        false,
        Box::new(|p| {
            let board = p.geometry();
            let cells = board.cells().map(|cell| {
                let row = char::from(b'A' + board.row(cell) as u8);
                format!(
                    "'{row}{}': '{}'",
                    board.column(cell) + 1,
                    p.get(cell).map_or("0".to_owned(), |digit| digit.to_string())
                )
            });
            format!("{{{}}}", cells.collect::<Vec<_>>().join(", "))
        }),
    );
    add("one cell a line", true, false, Box::new(|p| list(p, "0", ["", "\n", ""], ["", "\n", "\n"])));
    add(
        "superscripts",
        true,
        false,
        Box::new(|p| in_digits(&list(p, ".", ["", "", ""], ["", "\n", "\n"]), 0x2080)),
    );
    add(
        "words for nothing",
        true,
        false,
        Box::new(|p| {
            let lines = rows(p, "blank").into_iter().enumerate();
            lines.map(|(at, row)| format!("Row {}: {}\n", at + 1, row.join(", "))).collect()
        }),
    );
    add(
        "encoded link",
        true,
        false,
        Box::new(|p| {
            format!("https://puzzles.example/play?g={}", list(p, "%2E", ["", "", ""], ["", "%0A", ""]))
        }),
    );
    for (name, sign, bar) in [
        ("asterisks", "*", "*"),
        ("hashes", "#", "#"),
        ("asterisks and bars", "*", "|"),
        ("dots", ".", ":"),
        ("tildes", "~", "~"),
        ("tildes and bars", "~", "|"),
        ("at signs", "@", "@"),
        ("percent signs", "%", "%"),
    ] {
        add(
            &format!("frame of {name}"),
            true,
            false,
            Box::new(move |p| framed(p, " ", [" ", " "], [bar, bar, bar], &sign.repeat(25))),
        );
        add(
            &format!("tight frame of {name}"),
            true,
            false,
            Box::new(move |p| framed(p, "0", ["", ""], [bar, bar, bar], &sign.repeat(13))),
        );
    }
    add(
        "link in base64",
        true,
        false,
        Box::new(|p| {
            let line = list(p, "0", ["", "", ""], ["", "", ""]);
            format!("https://puzzles.example/play?g={}&v=2", BASE64.encode(line.as_bytes()))
        }),
    );
    add(
        "link to JSON in base64",
        true,
        false,
        Box::new(|p| {
            let json = list(p, "0", ["[", ",", "]"], ["{\"v\":1,\"cells\":[", ",", "]}"]);
            format!("https://puzzles.example/play#{}", BASE64.encode(json.as_bytes()))
        }),
    );
    add("hidden rows", true, false, Box::new(|p| list(p, ".", [">!", " ", "!<"], ["", "\n", "\n"])));
    add("hidden block", true, false, Box::new(|p| list(p, "0", ["", "", ""], [">!", "\n", "!<\n"])));
    add("wide brackets", true, false, Box::new(|p| list(p, " ", ["[ ", " ] [ ", " ]"], ["", "\n", "\n"])));
    add(
        "rows that go on",
        true,
        false,
        Box::new(|p| list(p, "0", ["", " ", ""], ["M = [ ...\n", "; ...\n", "];\n"])),
    );
    add(
        "sheet with a margin",
        true,
        false,
        Box::new(|p| list(p, "", [",", ",", ","], [",,,,,,,,,,\n", "\n", "\n,,,,,,,,,,\n"])),
    );
    add("rows between slashes", true, false, Box::new(|p| list(p, ".", ["", "", ""], ["", "/", ""])));
    add("all between commas", true, false, Box::new(|p| list(p, "0", ["", ",", ""], ["", ",", ""])));
    all
}

/// Boards with numbers of two digits in a frame, with blanks for empty cells.
#[test]
fn frames_with_numbers_are_read() {
    let mut rng = Rng(12);
    for (rows, columns) in [(2, 4), (3, 4), (3, 5), (4, 4), (5, 5)] {
        let board = Geometry::with_boxes(rows, columns).unwrap();
        for _ in 0..8 {
            let full = full(board, &mut rng);
            let kept = |cell| if rng.below(3) == 0 { None } else { full.get(cell) };
            let puzzle = Puzzle::from_digits(board, board.cells().map(kept)).unwrap();
            let frame = format!("+{}\n", format!("{}+", "-".repeat(3 * columns + 1)).repeat(rows));
            let mut text = String::new();
            for (index, row) in self::rows(&puzzle, "").iter().enumerate() {
                if index % rows == 0 {
                    text += &frame;
                }
                for stack in row.chunks(columns) {
                    let cells: String = stack.iter().map(|cell| format!("{cell:>2} ")).collect();
                    text += &format!("| {cells}");
                }
                text += "|\n";
            }
            text += &frame;
            let found: Vec<_> = read(&text).map(|read| read.map(|document| document.values())).collect();
            assert_eq!(found, [Ok(puzzle)], "{text}");
        }
    }
}

/// Returns a text of every template.
pub(crate) fn template_texts(seed: u64) -> Vec<String> {
    let mut rng = Rng(seed);
    templates().iter().map(|template| (template.write)(&nine(&mut rng, template.gaps))).collect()
}

/// The board of the texts that other doors read, which has one solution.
const SHARED: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// One text from each template, for the doors that are tested elsewhere: the program, the API, the module and Python.
#[test]
fn the_texts_for_other_doors_are_up_to_date() {
    let mut rng = Rng(5);
    let board = jade_grid::line::read(SHARED).unwrap();
    let mut texts = Vec::new();
    for (index, template) in templates().iter().enumerate() {
        let puzzle = Symmetry::random(board.geometry(), |n| rng.below(n)).puzzle(&board);
        let (before, after) = AROUND[index % AROUND.len()];
        let text = format!("{before}{}{after}", (template.write)(&puzzle));
        texts.push(serde_json::json!({ "text": text, "board": puzzle.to_string() }).to_string());
    }
    let fresh = format!("[\n{}\n]\n", texts.join(",\n"));
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/texts.json");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &fresh).unwrap();
    }
    assert!(
        std::fs::read_to_string(&path).unwrap_or_default() == fresh,
        "data/texts.json is stale: run ./update texts"
    );
}

/// What may surround a board.
const AROUND: [(&str, &str); 7] = [
    ("", ""),
    ("Could somebody look at this one? I am stuck.\n\n", ""),
    ("", "\nThanks in advance!\n-- \nAna\n"),
    ("Nr. 45\n", "\n"),
    ("2026-11-25, three stars\nDifficulty: hard\n\n", "\n\n(from the Sunday paper)\n"),
    ("Hola, ¿alguien me ayuda con este?\n\n", "\n\nUn saludo\n"),
    ("Number of givens: 29\nSinglés: 48\n", "\n"),
];

/// Checks that a stream, a file and a text as a whole are read as the same boards, with the same asides.
pub(crate) fn through_all_doors(bytes: &[u8], found: &[Result<Document, ReadError>]) {
    let by_stream = |mut puzzles: Puzzles<&[u8]>| -> Vec<_> {
        let chunks = std::iter::from_fn(|| puzzles.next(0));
        chunks.flat_map(|chunk| chunk.unwrap().readings().collect::<Vec<_>>()).collect()
    };
    let text = read_bytes(bytes);
    for name in ["", "board.txt"] {
        let file = std::path::Path::new(name);
        let named = jade_exchange::read_named(&text, file);
        assert_eq!(named, found, "{text}");
        let by_stream = match name {
            "" => by_stream(Puzzles::new(bytes)),
            _ => by_stream(Puzzles::of_file(file, bytes)),
        };
        assert_eq!(by_stream.len(), found.len(), "{text}");
        for (one, other) in by_stream.iter().zip(found) {
            match (one, other) {
                (Ok(one), Ok(other)) => {
                    assert_eq!((&one.puzzle, &one.asides), (other.givens(), &other.asides), "{text}");
                    assert_eq!((one.line, &one.comment), (other.line, &other.about.comment), "{text}");
                }
                (Err(one), Err(other)) => assert_eq!(one, other, "{text}"),
                (one, other) => panic!("{one:?}\n{other:?}\n{text}"),
            }
        }
    }
}

#[test]
fn boards_in_any_text_are_read_back() {
    let templates = templates();
    assert!(templates.len() >= 60, "{}", templates.len());
    let mut rng = Rng(32);
    let (mut texts, mut wrong) = (0, Vec::new());
    for (index, template) in templates.iter().enumerate() {
        for round in 0..7 {
            let puzzle = nine(&mut rng, template.gaps && round % 3 == 2);
            let board = (template.write)(&puzzle);
            let (before, after) = AROUND[(index + round) % AROUND.len()];
            let mut text = format!("{before}{board}{after}");
            match (index + round) % 5 {
                1 => text = text.replace('\n', "\r\n"),
                2 if !template.blanks => text = text.lines().map(|line| format!("    {line}\n")).collect(),
                3 if !board.contains('<') => text = text.lines().map(|line| format!("> {line}\n")).collect(),
                _ => {}
            }
            let bytes: Vec<u8> = match (index + round) % 4 {
                0 => [0xfeff].into_iter().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect(),
                _ => text.clone().into_bytes(),
            };
            texts += 1;
            let found: Vec<_> = read(&read_bytes(&bytes)).collect();
            through_all_doors(&bytes, &found);
            let right = matches!(found.as_slice(), [Ok(document)] if document.givens() == &puzzle);
            if !right {
                let found: Vec<_> = found
                    .into_iter()
                    .map(|read| {
                        read.map(|document| document.givens().to_string()).map_err(|error| error.to_string())
                    })
                    .collect();
                wrong.push(format!("{} ({round}): {puzzle}\n{found:?}\n{text}", template.name));
            }
        }
    }
    assert!(texts >= 300);
    assert!(wrong.is_empty(), "{} of {texts}\n{}", wrong.len(), wrong.join("\n--------\n"));
}

#[test]
fn texts_without_a_board_are_not_read_as_one() {
    let texts = without_board::texts();
    assert!(texts.len() >= 300, "{}", texts.len());
    let mut wrong = Vec::new();
    for (name, text) in &texts {
        let all: Vec<_> = read(text).collect();
        through_all_doors(text.as_bytes(), &all);
        let found: Vec<_> =
            all.into_iter().flatten().map(|document: Document| document.givens().to_string()).collect();
        if !found.is_empty() {
            wrong.push(format!("{name}: {found:?}\n{text}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {}\n{}", wrong.len(), texts.len(), wrong.join("\n--------\n"));
}

/// A byte order mark before a text in no encoding changes nothing: found by fuzzing.
#[test]
fn a_mark_before_a_text_changes_nothing() {
    let bytes = b"\xef\xbb\xbfSCv.7.6..1oard\":\xac[06 lNaN .\n6..1";
    let found: Vec<_> = read(&read_bytes(bytes)).collect();
    through_all_doors(bytes, &found);
    assert_eq!(read(&read_bytes(&bytes[3..])).collect::<Vec<_>>(), found);
}

/// Links of several programs in one text, one a line or among words: each board is read once, and a damaged one is an error
/// in its place.
#[test]
fn links_among_words_are_read() {
    let ids = ["jade-link", "sudokuwiki", "sudoku-coach-link", "f-puzzles", "good-sudoku", "packed", "s9b"];
    let around = [
        ("", ""),
        ("- ", ""),
        ("2) ", " (hard)"),
        ("[Sunday](", ")"),
        ("my favourite: ", ", with a fish"),
        ("<", ">"),
    ];
    let mut rng = Rng(51);
    for round in 0..300 {
        let count = 1 + rng.below(5);
        let mut text = ["", "Hello,\n\nthese are mine:\n"][rng.below(2)].to_owned();
        let mut right: Vec<Option<Puzzle>> = Vec::new();
        for _ in 0..count {
            let id = ids[rng.below(ids.len())];
            let puzzle = nine(&mut rng, true);
            let format = jade_exchange::by_id(id).unwrap();
            let mut link = format.write(&[Document::of_puzzle(puzzle.clone())]).trim().to_owned();
            let is_damaged = rng.below(6) == 0 && ["jade-link", "f-puzzles"].contains(&id);
            if is_damaged {
                link.truncate(link.len() / 2);
            }
            let (before, after) = around[rng.below(around.len())];
            text += &format!("{before}{link}{after}\n");
            right.push((!is_damaged).then_some(puzzle));
        }
        text += ["", "\nThanks!\n"][rng.below(2)];
        let found: Vec<_> = read(&text).collect();
        through_all_doors(text.as_bytes(), &found);
        let boards: Vec<_> = found.iter().map(|read| read.as_ref().ok().map(Document::values)).collect();
        assert_eq!(boards, right, "{round}: {found:?}\n{text}");
    }
}

/// What was found in any text is the same after it is written in any format and read again.
#[test]
fn what_was_read_can_be_written_and_read_again() {
    let mut rng = Rng(7);
    for template in templates() {
        let puzzle = nine(&mut rng, template.gaps);
        let found: Vec<_> = read(&(template.write)(&puzzle)).flatten().collect();
        for document in &found {
            let written = FORMATS.iter().filter(|format| {
                let facts = format.facts();
                // Grids of candidates do not tell a digit from a cell with one candidate.
                format.fits(document).is_ok() && !facts.carries.contains(&Content::Candidates)
            });
            for format in written {
                let text = format.write(std::slice::from_ref(document));
                let again: Vec<_> = read(&text).collect();
                let [Ok(again)] = again.as_slice() else {
                    panic!("{}: {again:?}\n{text}", format.facts().id)
                };
                assert_eq!(
                    again.values().values(),
                    document.values().values(),
                    "{}\n{text}",
                    format.facts().id
                );
            }
        }
    }
}

const A: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const B: &str = "003020600900305001001806400008102900700000008006708200002609500800203009005010300";

/// What is left aside is told with its place; numbers, dates and words are not.
#[test]
fn what_is_left_aside_is_told() {
    let rows = |line: &str| {
        line.as_bytes()
            .chunks(9)
            .map(|row| String::from_utf8_lossy(row).into_owned() + "\n")
            .collect::<String>()
    };
    let (a, b) = (rows(A), rows(B));
    let short = b.replacen("001806400", "00180640", 1);
    let wrong = b.replacen("001806400", "00180A400", 1);
    for (text, boards, said) in [
        (format!("{A}\n12x\n{B}\n"), 2, &[("signs", 2)][..]),
        (format!("12x\n{a}"), 1, &[("signs", 1)]),
        (format!("{a}12x\n"), 1, &[("signs", 10)]),
        (format!("{a}\n53..7....\n"), 1, &[("signs", 11)]),
        (format!("{a}{}\n", &A[..40]), 1, &[("signs", 10)]),
        (format!("Killer\n{a}"), 1, &[("rules", 1)]),
        (format!("{A} # windoku\n"), 1, &[("rules", 1)]),
        (format!("Hi\n{a}\nand another one:\n{short}"), 1, &[("rows", 15)]),
        (format!("Hello\n{wrong}\nThis is right:\n{a}"), 1, &[("rows", 4)]),
        (format!("see {} and {B}\n", &A[1..]), 1, &[("rows", 1)]),
        (format!("{A} {B}\n"), 2, &[]),
        (format!("Page 12 of 30\n{a}33\n"), 1, &[]),
        (format!("2026-11-25\n17:30\n+34 600 123 456\n{a}"), 1, &[]),
        (format!("  1 2 3 4 5 6 7 8 9\n{}", a.replace('\n', "|\n")), 1, &[]),
    ] {
        let found: Vec<_> = read(&text).collect();
        through_all_doors(text.as_bytes(), &found);
        let documents: Vec<&Document> = found.iter().flatten().collect();
        assert_eq!((documents.len(), found.len()), (boards, boards), "{text}");
        let asides: Vec<(&str, usize)> =
            documents[0].asides.iter().map(|aside| (aside.kind.code(), aside.line)).collect();
        assert_eq!(asides, said, "{text}");
    }
}

/// A list with a row that is too short is no board; the error names the row.
#[test]
fn an_uneven_row_of_a_list_is_named() {
    let mut rows = vec![[0; 9].to_vec(); 9];
    rows[5].pop();
    let lines: Vec<String> = rows.iter().map(|row| format!("  {row:?},")).collect();
    let text = format!("board = [\n{}\n]\n", lines.join("\n"));
    for (text, line) in [(text.clone(), 7), (format!("My program prints this:\n{text}"), 8)] {
        let error = jade_exchange::read_one(&text).unwrap_err();
        let kind = jade_exchange::ReadErrorKind::RowLength { found: 8, expected: 9, row: 6, rows: 9 };
        assert_eq!((error.line, &error.kind), (line, &kind), "{text}");
    }
}
