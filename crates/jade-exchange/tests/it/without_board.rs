//! Texts that hold no board, in our own words.

use crate::any_text::Rng;

const WORDS: [&str; 24] = [
    "morning", "the", "train", "a", "window", "nine", "of", "seven", "rows", "we", "counted", "box", "and",
    "then", "grid", "it", "rained", "puzzle", "paper", "until", "coffee", "was", "cold", "3",
];

fn sentence(rng: &mut Rng, words: usize) -> String {
    let words: Vec<&str> = (0..words).map(|_| WORDS[rng.below(WORDS.len())]).collect();
    words.join(" ") + "."
}

/// Returns a table of cells.
fn table(rows: usize, columns: usize, between: &str, mut cell: impl FnMut(usize, usize) -> String) -> String {
    let row = |row: usize, cell: &mut dyn FnMut(usize, usize) -> String| {
        (0..columns).map(|column| cell(row, column)).collect::<Vec<_>>().join(between) + "\n"
    };
    (0..rows).map(|index| row(index, &mut cell)).collect()
}

/// Returns texts with the names of their kinds.
pub(crate) fn texts() -> Vec<(&'static str, String)> {
    let mut texts = Vec::new();
    for seed in 0..9 {
        let mut rng = Rng(seed);
        let rng = &mut rng;
        let mut add = |name, text: String| texts.push((name, text));
        add("prose", (0..12).map(|_| sentence(rng, 9) + "\n").collect());
        add("prose of nine lines", (0..9).map(|_| sentence(rng, 8) + "\n").collect());
        add(
            "log",
            (0..9)
                .map(|at| {
                    format!(
                        "2026-11-25 12:0{at}:31 INFO request {} took {} ms\n",
                        rng.below(999),
                        rng.below(90)
                    )
                })
                .collect(),
        );
        let price = |rng: &mut Rng| format!("{}.{}0", rng.below(5), rng.below(5));
        for rows in [4, 6, 8] {
            let list = |rng: &mut Rng, write: &dyn Fn(usize, String) -> String| -> String {
                (1..=rows).map(|at| write(at, price(rng))).collect()
            };
            add(
                "list of prices",
                list(rng, &|_, price| format!("{} {price}\n", ["Milk", "Bread"][price.len() % 2])),
            );
            add("prices with amounts", list(rng, &|at, price| format!("{at} Tea {price}\n")));
            add("prices alone", list(rng, &|_, price| price + "\n"));
            add("prices in two columns", list(rng, &|at, price| format!("{at}  Bolts  {price}  {price}\n")));
        }
        add("losses", (0..4).map(|_| format!("loss 0.{}{}\n", 1 + rng.below(4), 1 + rng.below(4))).collect());
        add(
            "matrix of decimals",
            (0..4)
                .map(|_| (0..4).map(|_| format!("0.{} ", 1 + rng.below(4))).collect::<String>() + "\n")
                .collect(),
        );
        add("dates", (0..4).map(|_| format!("{}.{}.2024\n", 1 + rng.below(4), 1 + rng.below(4))).collect());
        add("log of digits", (0..9).map(|_| format!("{:09}\n", rng.below(1_000_000_000))).collect());
        add(
            "phone numbers",
            (0..9)
                .map(|_| {
                    format!("+34 6{} {} {}\n", rng.below(89) + 10, rng.below(899) + 100, rng.below(899) + 100)
                })
                .collect(),
        );
        add(
            "phone numbers of nine digits",
            (0..9).map(|_| format!("6{:08}\n", rng.below(100_000_000))).collect(),
        );
        add("identity matrix", {
            let side = [4, 6, 9][rng.below(3)];
            table(side, side, " ", |row, column| usize::from(row == column).to_string())
        });
        add("binary grid", {
            let side = [4, 6, 8, 9, 10, 16][rng.below(6)];
            table(side, side, " ", |_, _| rng.below(2).to_string())
        });
        add("tight binary grid", table(9, 9, "", |_, _| rng.below(2).to_string()));
        add("table of digits", table(9, 9, " ", |_, _| rng.below(10).to_string()));
        add("small table of digits", table(4, 4, " ", |_, _| (1 + rng.below(4)).to_string()));
        add("small table of figures", table(6, 6, "\t", |_, _| rng.below(10).to_string()));
        add("table of numbers", table(9, 9, " ", |_, _| rng.below(100).to_string()));
        add("larger table of numbers", table(16, 16, ",", |_, _| rng.below(100).to_string()));
        add("times table", table(9, 9, "\t", |row, column| ((row + 1) * (column + 1)).to_string()));
        add("sums", table(9, 9, " ", |row, column| ((row + column) % 10).to_string()));
        add("prices", table(8, 4, ";", |_, _| format!("{}.{:02}", rng.below(90), rng.below(100))));
        add("temperatures", table(12, 3, ",", |_, _| format!("-{}.{}", rng.below(20), rng.below(10))));
        add(
            "calendar",
            "Mo Tu We Th Fr Sa Su\n".to_owned()
                + &table(5, 7, " ", |row, column| format!("{:2}", 7 * row + column + 1)),
        );
        add("nonogram", {
            let givens = (0..9).map(|_| format!("{} {}\n", 1 + rng.below(4), 1 + rng.below(4)));
            format!(
                "columns\n{}rows\n{}",
                givens.collect::<String>(),
                "2 1\n3\n1 1 1\n5\n4\n2 2\n1\n1 3\n2\n"
            )
        });
        add("solved nonogram", table(9, 9, "", |_, _| ["#", "."][rng.below(2)].to_owned()));
        add(
            "mines",
            table(9, 9, " ", |_, _| ["1", "1", "2", ".", ".", "*", "1", "2"][rng.below(8)].to_owned()),
        );
        add("game of life", table(16, 16, "", |_, _| ["O", "."][rng.below(2)].to_owned()));
        add("word search", table(12, 12, " ", |_, _| char::from(b'A' + rng.below(26) as u8).to_string()));
        add("small word search", table(9, 9, "", |_, _| char::from(b'a' + rng.below(26) as u8).to_string()));
        add("crossword", table(9, 9, "", |_, _| ["#", "A", "E", "R", "S"][rng.below(5)].to_owned()));
        add(
            "chess",
            "rnbqkbnr\npppppppp\n........\n........\n....P...\n........\nPPPP.PPP\nRNBQKBNR\n".to_owned()
                + &sentence(rng, 4),
        );
        add(
            "chess in one line",
            format!("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 {}", rng.below(9)),
        );
        add("noughts and crosses", format!("X|O|X\n-+-+-\nO|X|O\n-+-+-\n{}|X|O\n", rng.below(2)));
        add("chords", table(8, 8, " ", |_, _| char::from(b'A' + rng.below(7) as u8).to_string()));
        add("genes", table(9, 16, "", |_, _| ["A", "C", "G", "T"][rng.below(4)].to_owned()));
        add("hashes", (0..9).map(|_| table(1, 64, "", |_, _| format!("{:x}", rng.below(16)))).collect());
        add(
            "short hashes",
            (0..4).map(|_| table(1, 16, "", |_, _| format!("{:x}", rng.below(16)))).collect(),
        );
        add(
            "card numbers",
            (0..4).map(|_| table(1, 4, " ", |_, _| format!("{:04}", rng.below(10_000)))).collect(),
        );
        add(
            "bank account",
            format!(
                "ES{:02} 2100 {:04} {:010}\n",
                rng.below(100),
                rng.below(10_000),
                rng.below(1_000_000_000)
            ),
        );
        add("long number", format!("3.{}\n", table(1, 81, "", |_, _| rng.below(10).to_string())));
        add("bits", table(4, 12, "", |_, _| rng.below(2).to_string()));
        add("hex dump", table(4, 16, " ", |_, _| format!("{:02x}", rng.below(256))));
        add(
            "addresses",
            (0..9).map(|_| format!("192.168.{}.{}\n", rng.below(256), rng.below(256))).collect(),
        );
        add(
            "dates",
            (0..9).map(|_| format!("{:02}/{:02}/2026\n", 1 + rng.below(28), 1 + rng.below(12))).collect(),
        );
        add(
            "code",
            format!(
                "for i in range({}):\n    for j in range(9):\n        if grid[i][j] == 0:\n            return i, j\nreturn None\n",
                4 + rng.below(6)
            ),
        );
        add(
            "JSON",
            format!(
                "{{\"size\":9,\"seed\":{},\"tags\":[\"easy\",\"new\"],\"at\":[3,4,5,6]}}",
                rng.below(1000)
            ),
        );
        add("JSON of numbers", format!("[{}]", table(1, 81, ",", |_, _| rng.below(1000).to_string()).trim()));
        add(
            "matrix in JSON",
            format!(
                "[{}]",
                (0..9)
                    .map(|_| format!("[{}]", table(1, 9, ",", |_, _| rng.below(10).to_string()).trim()))
                    .collect::<Vec<_>>()
                    .join(",")
            ),
        );
        add(
            "HTML table",
            format!(
                "<table>{}</table>",
                (0..9)
                    .map(|_| format!(
                        "<tr>{}</tr>",
                        table(1, 9, "", |_, _| format!("<td>{}</td>", rng.below(50))).trim()
                    ))
                    .collect::<String>()
            ),
        );
        add(
            "results",
            (1..10)
                .map(|at| {
                    format!(
                        "{at}. Team {} {} {} {} {}\n",
                        rng.below(99),
                        rng.below(9),
                        rng.below(9),
                        rng.below(9),
                        rng.below(30)
                    )
                })
                .collect(),
        );
        add("keypad", "1 2 3\n4 5 6\n7 8 9\n* 0 #\n".to_owned() + &sentence(rng, 3));
        add("magic square", "16 3 2 13\n5 10 11 8\n9 6 7 12\n4 15 14 1\n".to_owned() + &sentence(rng, 3));
        add(
            "link",
            format!("https://puzzles.example/daily/2026/11/{}/?level=hard&lang=en", 1 + rng.below(28)),
        );
        add(
            "Markdown table",
            format!(
                "| Name | Points | Time |\n|---|---|---|\n| Ana | {} | 3:0{} |\n| Luis | 7 | 4:10 |\n",
                rng.below(10),
                rng.below(10)
            ),
        );
    }
    texts
}
