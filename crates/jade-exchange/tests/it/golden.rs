//! Texts of other programs, according to the documentation of their formats. They are read and, if the whole string is
//! specified, written again identically.

use jade_exchange::{Content, Document, LeftOut, ReadErrorKind, by_id, read, read_one, recognise};
use jade_grid::{Cell, Digit, DigitSet};

const P: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
/// Returns the same board with dots.
fn dots() -> String {
    P.replace('0', ".")
}

fn document() -> Document {
    read_one(P).unwrap()
}

fn write(id: &str, document: &Document) -> String {
    let format = by_id(id).unwrap();
    format.fits(document).unwrap();
    format.write(std::slice::from_ref(document))
}

fn recognised(text: &str) -> &'static str {
    recognise(text).map_or("none", |format| format.facts().id)
}

fn list(document: &Document, row: usize, column: usize) -> Vec<u8> {
    let cell = document.geometry().cell_at(row - 1, column - 1);
    document.sheet().unwrap().candidates(cell).unwrap_or_default().iter().map(Digit::get).collect()
}

/// The board of the figure in the thesis, in the five forms given there.
const FIGURE: &str = ".8.9.2..5.7.1.5.989153.862.79.5.4.8.45.....6..2..3..5..47.9...2.39257..6.6.4...79";

#[test]
fn the_five_files_of_the_thesis_are_read_and_written() {
    let document = read_one(FIGURE).unwrap();
    assert_eq!(write("line", &document), format!("{FIGURE}\n"));
    assert_eq!(write("sdk", &document).lines().collect::<Vec<_>>(), {
        (0..9).map(|row| &FIGURE[9 * row..9 * row + 9]).collect::<Vec<_>>()
    });
    assert!(write("sud", &document).starts_with("080902005\n070105098\n"));
    let framed = write("ss", &document);
    let expected =
        "*-----------*\n|.8.|9.2|..5|\n|.7.|1.5|.98|\n|915|3.8|62.|\n|---+---+---|\n|79.|5.4|.8.|\n";
    assert!(framed.starts_with(expected), "{framed}");
    assert!(framed.ends_with("|.6.|4..|.79|\n*-----------*\n"), "{framed}");
    let marks = write("ssc", &document);
    let rows: Vec<Vec<&str>> = marks.lines().map(|line| line.split_whitespace().collect()).collect();
    let expected = "| 36 8 346 | 9 467 2 | 1347 134 5 |";
    assert_eq!(rows[1], expected.split(' ').collect::<Vec<_>>(), "{marks}");
    assert!(marks.starts_with("*-----") && marks.contains("\n|----------------+-----"), "{marks}");
    // The bars are aligned, and all lines are as long as the frame.
    let framed_lines = || marks.lines().filter(|line| !line.starts_with('#'));
    assert!(framed_lines().all(|line| line.len() == framed_lines().next().unwrap().len()), "{marks}");
    for (id, text) in
        [("sdk", write("sdk", &document)), ("sud", write("sud", &document)), ("ss", framed), ("ssc", marks)]
    {
        let back = read_one(&text).unwrap_or_else(|error| panic!("{id}: {error}\n{text}"));
        assert_eq!(back.givens(), document.givens(), "{id}");
    }
}

#[test]
fn a_sud_file_in_any_layout_keeps_the_text_after_it() {
    let text = format!("{}\n{}\n{}\nSolved by hand\n", &P[..27], &P[27..54], &P[54..]);
    let document = by_id("sud").unwrap().read(&text).next().unwrap().unwrap();
    assert_eq!(document.givens().to_string(), dots());
    assert_eq!(document.about.comment.as_deref(), Some("Solved by hand"));
    let rows: String =
        P.as_bytes().chunks(9).map(|row| format!("{}\n", String::from_utf8_lossy(row))).collect();
    let document = by_id("sud").unwrap().read(&format!("{rows}of 1999; hard\n")).next().unwrap().unwrap();
    assert_eq!(document.about.comment.as_deref(), Some("of 1999; hard"));
    let xsudo = "[Grid]\n1\n[Candidates]\n2\n[Logic]\n";
    assert_eq!(read_one(xsudo).unwrap_err().kind, ReadErrorKind::NotRead("Xsudo"));
}

#[test]
fn the_sections_of_sadman_are_read_and_written() {
    let text = "#ARuud\n#DA random puzzle\n#B03-08-2006\n#SSudoCue\n#LEasy\n#Uhttp://example.org/\n[Puzzle]\n\
        2..1.5..3\n.54...71.\n.1.2.3.8.\n6.28.73.4\n.........\n1.53.98.6\n.2.7.1.6.\n.81...24.\n7..4.2..1\n\
        [State]\n2..1.5.93\n.54...71.\n.1.2.3.8.\n6.28.73.4\n.........\n1.53.98.6\n.2.7.1.6.\n.81...24.\n7..4.2..1\n";
    assert_eq!(recognised(text), "sdk");
    let document = read_one(text).unwrap();
    assert_eq!(document.about.author.as_deref(), Some("Ruud"));
    assert_eq!(document.about.level.as_deref(), Some("Easy"));
    assert_eq!(document.sheet().unwrap().entries().filled().count(), 1);
    assert_eq!(write("sdk", &document), text);
    let wrong = text.replace("1.53.98.6\n.2.7", "1.53.98.6\n.2x7");
    let error = read_one(&wrong).unwrap_err();
    assert_eq!((error.line, error.column), (14, 3), "{error}");
}

#[test]
fn sudocue_is_read_and_written() {
    let mut document = document();
    let cell = document.geometry().cell_at(0, 2);
    let sheet = document.sheet().unwrap();
    let entered = jade_grid::Event::Enter { cells: vec![cell.index()], digit: 4, clean: true, returns: true };
    document = Document::of_sheet(sheet.apply(&entered).unwrap());
    let text = write("sdx", &document);
    assert_eq!(text.lines().next(), Some("5 3 u4 26 7 268 189 129 28"));
    assert_eq!(recognised(&text), "sdx");
    let back = read_one(&text).unwrap();
    assert_eq!((back.givens(), back.values()), (document.givens(), document.values()));
    assert_eq!(list(&back, 1, 4), [2, 6]);
}

#[test]
fn grids_of_candidates_are_read_and_written() {
    let text = write("pencil-marks", &document());
    let first: Vec<&str> = text.lines().nth(1).unwrap().split_whitespace().collect();
    assert_eq!(first, "| 5 3 124 | 26 7 2468 | 1489 1249 248 |".split(' ').collect::<Vec<_>>());
    assert!(text.starts_with(".---") && text.contains("\n:---") && text.contains("\n'---"), "{text}");
    assert_eq!(recognised(&text), "pencil-marks");
    let plain: String =
        text.lines().filter(|line| !line.contains("givens")).map(|l| format!("{l}\n")).collect();
    let back = read_one(&format!("{plain}naked single: r5c5 => 5\n")).unwrap();
    assert_eq!(back.givens().to_string(), dots());
    assert!(!back.givens_known);
    assert_eq!(back.about.comment.as_deref(), Some("naked single: r5c5 => 5"));
    // r5c5 has one candidate, which other cells still have, so it is open.
    assert_eq!(list(&back, 5, 5), [5]);
    // With the givens above, and marks before candidates.
    let marked = plain.replace(" 2468 ", " *246#8 ").replacen(" 26 ", " #26 ", 1);
    let marked = marked.replace("*246#8", "*2468");
    let both = read_one(&format!("{}\n\n{marked}", dots())).unwrap();
    assert!(both.givens_known);
    assert_eq!(list(&both, 1, 4), [2, 6]);
}

#[test]
fn the_strings_of_sudokuwiki_are_read_and_written() {
    let document = document();
    let link = write("sudokuwiki", &document);
    assert_eq!(link, format!("https://www.sudokuwiki.org/sudoku.htm?bd={P}\n"));
    assert_eq!(read_one(&link).unwrap().givens(), document.givens());
    let masks = write("sudokuwiki-masks", &document);
    assert!(masks.contains("bd=11090m2441akoigm8k214k4k03g1"), "{masks}");
    let s9b = write("s9b", &document);
    assert!(s9b.contains("bd=S9B05030t1g0758bf7x4c06"), "{s9b}");
    for text in [masks, s9b] {
        let back = read_one(&text).unwrap();
        assert_eq!((back.givens(), back.values()), (document.givens(), document.values()));
        assert_eq!(list(&back, 1, 3), [1, 2, 4]);
    }
}

#[test]
fn the_packing_of_cracking_the_cryptic_is_read_and_written() {
    let document = document();
    assert_eq!(
        write("packed", &document),
        "https://sudokuexchange.com/play/?s=5NlQ19j9mGca3OIN1bWGk2m41TjS79\n"
    );
    for text in [
        "5NlQ19j9mGca3OIN1bWGk2m41TjS79".to_owned(),
        "https://app.crackingthecryptic.com/sudoku/classic5NlQ19j9mGca3OIN1bWGk2m41TjS79".to_owned(),
        "https://sudokuexchange.com/play/?s=5NlQ19j9mGca3OIN1bWGk2m41TjS79&d=3".to_owned(),
        format!("https://sudokuexchange.com/play/?s={P}"),
    ] {
        assert_eq!(recognised(&text), "packed", "{text}");
        assert_eq!(read_one(&text).unwrap().givens(), document.givens(), "{text}");
    }
}

#[test]
fn links_of_f_puzzles_and_sudokupad_are_read() {
    let document = document();
    let link = write("f-puzzles", &document);
    let packed = link.trim().strip_prefix("https://f-puzzles.com/?load=").unwrap().to_owned();
    assert!(packed.starts_with("N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BWVNC"), "{packed}");
    for text in [
        link.clone(),
        format!("https://sudokupad.app/fpuz{packed}"),
        format!("https://sudokupad.app/fpuzzles{packed}"),
        format!("https://beta.sudokupad.app/?puzzleid=fpuz{packed}"),
        packed.replace("%2B", "+").replace("%2F", "/").replace("%3D", "="),
    ] {
        assert_eq!(recognised(&text), "f-puzzles", "{text}");
        assert_eq!(read_one(&text).unwrap().givens(), document.givens(), "{text}");
    }
    let json = r#"{"size":4,"title":"T","ruleset":"R","cage":[{"cells":["R1C1"]}],"grid":[
        [{"value":1,"given":true},{"centerPencilMarks":[2,3]},{},{"value":"4"}],
        [{},{"cornerPencilMarks":[4]},{},{}],[{},{},{},{}],[{},{},{},{}]]}"#;
    let variant = read_one(json).unwrap();
    assert_eq!(variant.left_out, [LeftOut::OtherRules]);
    assert_eq!(
        (variant.givens().to_string(), list(&variant, 1, 2)),
        ("1...............".to_owned(), vec![2, 3])
    );
    assert_eq!(variant.sheet().unwrap().corners(Cell::new(5)), DigitSet::only(Digit::new(4).unwrap()));
    assert_eq!(variant.sheet().unwrap().entries().to_string(), "...4............");
    // Colours of any program are the most similar ones of JADE; white is none.
    let json = r##"{"size":4,"grid":[
        [{"c":"#FFA0A0"},{"highlight":"#b0ffb0","highlightArray":["#b0ffb0","#D0D0FF"]},{"c":"#FFFFFF"},{"c":""}],
        [{"c":"#c00000"},{"highlight":"#cfcfcf80"},{"highlight":"#fe0"},{}],[{},{},{},{}],[{},{},{},{}]]}"##;
    let coloured = read_one(json).unwrap();
    let colors: Vec<_> = coloured.colors.iter().map(|color| (color.cell.index(), color.number)).collect();
    assert_eq!(colors, [(0, 8), (1, 3), (1, 1), (4, 99), (5, 7), (6, 5)]);
    assert_eq!(coloured.left_out, []);
    let odd = read_one(&json.replace("#fe0", "yellow")).unwrap();
    assert_eq!((odd.left_out, odd.colors.len()), (vec![LeftOut::Colors], 5));
    // The address may be the board itself.
    for address in
        ["sudokupad.app/", "https://sudokupad.app/sudoku/", "https://app.crackingthecryptic.com/?puzzleid="]
    {
        let text = format!("{address}{P}");
        assert_eq!(recognised(&text), "f-puzzles", "{text}");
        assert_eq!(read_one(&text).unwrap().givens(), document.givens(), "{text}");
    }
    assert_eq!(read_one(&format!("https://sudokupad.app/{}", dots())).unwrap().givens().to_string(), dots());
    for (text, kind) in [
        ("https://sudokupad.app/abc123", ReadErrorKind::OnlyAnAddress),
        ("https://f-puzzles.com/?id=y123", ReadErrorKind::OnlyAnAddress),
        ("https://sudoku.coach/en/s/abcd", ReadErrorKind::OnlyAnAddress),
        ("https://f-puzzles.com/?load=N4Ig!", ReadErrorKind::Packed("LZString, base64")),
    ] {
        assert_eq!(read_one(text).unwrap_err().kind, kind, "{text}");
    }
}

/// Packs JSON as SudokuPad’s links have it.
fn scl_link(json: &str) -> String {
    format!(
        "https://sudokupad.app/scl{}",
        lz_str::compress_to_base64(json).replace('+', "%2B").replace('/', "%2F")
    )
}

/// A 4×4 board in SudokuPad’s format, with these fields besides its cells.
fn scl(fields: &str) -> String {
    let row = "[{},{},{},{}]";
    format!(r#"{{"cellSize":64,"cells":[[{{"value":1}},{{}},{{}},{{}}],{row},{row},{row}]{fields}}}"#)
}

#[test]
fn puzzles_of_sudoku_pad_are_read_with_the_rules_that_they_declare() {
    // Shortened as in links, with facts in cages and in the metadata.
    let zipped = "{id:'x',cs:64,metadata:{t:'Mine',rules:'Normal killer sudoku rules apply.'},\
        ce:[[{v:1},{centremarks:[2,'3']},{v:4,given:f},],[,{pencilMarks:[1]},,],[,,,],[,,,]],\
        re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],\
        ca:[{v:'author: Me'},{v:5,ce:[[1,2],[1,3]]},{v:'7',ce:['r3c1','r4c1'],unique:t},{ce:[[2,3],[3,3]],unique:t},{ce:[[0,0]]}]}";
    let json = scl(r#","cages":[{"cells":[[1,2],[1,3]],"sum":5,"value":"5"}]"#);
    for text in [scl_link(zipped), scl_link(zipped)[22..].to_owned()] {
        let document = read_one(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(recognised(&text), "f-puzzles");
        assert_eq!(
            document.geometry().rules().to_string(),
            "cage 5 r2c3 r2c4; cage 7 r3c1 r4c1; cage r3c4 r4c4"
        );
        assert_eq!(document.givens().digits_line(), "1...............");
        assert_eq!(document.values().digits_line(), "1.4.............");
        assert_eq!(list(&document, 1, 2), [2, 3]);
        let about = &document.about;
        let facts = [&about.title, &about.author, &about.description].map(|fact| fact.as_deref().unwrap());
        assert_eq!(facts, ["Mine", "Me", "Normal killer sudoku rules apply."]);
        assert!(document.left_out.is_empty());
    }
    for text in [scl_link(&json), json.clone()] {
        assert_eq!(read_one(&text).unwrap().geometry().rules().to_string(), "cage 5 r2c3 r2c4", "{text}");
    }
    // Regions in the place of boxes.
    let rows = r#","regions":[[[0,0],[0,1],[0,2],[1,0]],[[0,3],[1,3],[2,3],[3,3]],[[1,1],[1,2],[2,1],[2,2]],[[2,0],[3,0],[3,1],[3,2]]]"#;
    let jigsaw = read_one(&scl(rows)).unwrap();
    assert_eq!(jigsaw.geometry().rules().to_string(), "regions 1112133243324442");
    let chess = r#","metadata":{"antiknight":true,"rules":["Cells a king's move apart cannot contain the same digit"]},
        "underlays":[{"center":[1,1],"width":1,"height":1}]"#;
    let chess = read_one(&scl(chess)).unwrap();
    assert_eq!(chess.geometry().rules().to_string(), "anti-knight; anti-king");
}

#[test]
fn puzzles_of_sudoku_pad_are_not_read_without_their_rules() {
    let line = r##"{"color":"#ccc","thickness":9,"wayPoints":[[0.5,0.5],[1.5,1.5]]}"##;
    let said = |text: &str| format!(r#","metadata":{{"rules":{text:?}}},"lines":[{line}]"#);
    let long = "Each digit on a grey line is the number of snakes ".repeat(10);
    let shown = format!("{}…", &long[..160]);
    for (fields, rule) in [
        (format!(r#","lines":[{line}]"#), "lines"),
        (format!(r#","arrows":[{line}]"#), "arrows"),
        (r#","overlays":[{"center":[0,1],"text":"5"}]"#.to_owned(), "overlays"),
        (
            said("Normal sudoku rules apply. Digits on a grey line increase."),
            "Digits on a grey line increase",
        ),
        (said(&long), shown.as_str()),
        (r#","regions":[[[0,0],[0,1]]]"#.to_owned(), "regions"),
        (r#","cages":[{"cells":[[0,0],[0,9]],"value":"3"}]"#.to_owned(), "cages"),
        (r#","cages":[{"cells":[[0,0],[0,1]],"value":"<3"}]"#.to_owned(), "cages"),
        (r#","constraints":["sum"]"#.to_owned(), "constraints"),
    ] {
        let error = read_one(&scl(&fields)).unwrap_err();
        assert_eq!(error.kind, ReadErrorKind::UnknownRule(rule.to_owned()), "{fields}");
    }
    for (text, kind) in [
        ("https://sudokupad.app/sclN4Ig!".to_owned(), ReadErrorKind::Packed("LZString, base64")),
        (scl_link("{a:"), ReadErrorKind::Packed("SudokuPad SCL")),
        (
            scl_link("{ce:[[,],[,],[,]],re:[]}"),
            ReadErrorKind::Value { field: "size".to_owned(), found: "3".to_owned() },
        ),
    ] {
        assert_eq!(read_one(&text).unwrap_err().kind, kind, "{text}");
    }
}

#[test]
fn the_strings_of_sudoku_coach_are_read_and_written() {
    let document = read_one(&format!("https://sudoku.coach/en/play/{}", dots())).unwrap();
    assert_eq!(document.givens().to_string(), dots());
    let text = write("sudoku-coach", &document);
    assert!(text.starts_with("SCv7_32_"), "{text}");
    assert_eq!(read_one(&text).unwrap().givens(), document.givens());
    // Padded like the strings of the site.
    assert_eq!(read_one(text.trim().trim_end_matches('=')).unwrap().givens(), document.givens());
}

#[test]
fn the_xml_of_open_sudoku_is_read_and_written() {
    let v1 = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><opensudoku><game data=\"{P}\"/><game data=\"{P}1\"/></opensudoku>"
    );
    let readings: Vec<_> = read(&v1).collect();
    assert_eq!(readings[0].as_ref().unwrap().givens().to_string(), dots());
    assert!(matches!(readings[1].as_ref().unwrap_err().kind, ReadErrorKind::Cells(_)));
    let cells: String = P
        .chars()
        .enumerate()
        .map(|(i, c)| match (i, c) {
            (2, _) => "0|1,2,|1|".to_owned(),
            (3, _) => "2|-|1|".to_owned(),
            (_, '0') => "0|-|1|".to_owned(),
            (_, c) => format!("{c}|-|0|"),
        })
        .collect();
    let v2 = format!(
        "<opensudoku version=\"2\">\n<folder name=\"Mine\" created=\"1\">\n\
         <game time=\"5\" note=\"hard\" data=\"version: 1\n{cells}\"/></folder></opensudoku>"
    );
    let document = read_one(&v2).unwrap();
    assert_eq!(document.sheet().unwrap().corners(Cell::new(2)).len(), 2);
    assert_eq!(document.sheet().unwrap().entries().filled_count(), 1);
    assert_eq!(
        (document.about.comment.as_deref(), document.about.source.as_deref()),
        (Some("hard"), Some("Mine"))
    );
    assert_eq!(document.left_out, [LeftOut::Game]);
    let back = read_one(&write("opensudoku", &document)).unwrap();
    assert_eq!(back.sheet(), document.sheet());
    let one_g = format!("<sudokus><sudoku data=\"{P}\"/></sudokus>");
    assert_eq!(read_one(&one_g).unwrap().givens().to_string(), dots());
    let broken = read_one("<opensudoku>\n<game data=\"1\"></opensudoku>").unwrap_err();
    assert!(matches!(broken.kind, ReadErrorKind::Xml(_)));
    assert_eq!(broken.line, 2);
}

#[test]
fn the_games_of_gnome_are_read_and_written() {
    let text = r#"{"difficulty_category":"easy","time_elapsed":12.5,"cells":[
        {"position":[0,0],"value":5,"fixed":true,"earmarks":[]},
        {"position":[0,1],"value":3,"fixed":false,"earmarks":[]},
        {"position":[0,2],"value":0,"fixed":false,"earmarks":[1,2,4]}]}"#;
    let document = read_one(text).unwrap();
    assert_eq!((document.givens().filled_count(), document.values().filled_count()), (1, 2));
    assert_eq!(document.sheet().unwrap().corners(Cell::new(2)).len(), 3);
    assert_eq!(document.left_out, [LeftOut::Game]);
    let back = read_one(&write("gnome", &document)).unwrap();
    assert_eq!((back.sheet(), &back.about), (document.sheet(), &document.about));
    let off = text.replace("[0,2]", "[9,2]");
    assert_eq!(read_one(&off).unwrap_err().kind.code(), "value");
}

#[test]
fn the_symbols_of_ksudoku_are_read() {
    let values: String =
        P.chars().map(|c| if c == '0' { '_' } else { (c as u8 - b'0' + b'a') as char }).collect();
    assert!(values.starts_with("fd__h____"));
    let text = format!(
        "<!DOCTYPE ksudoku>\n<ksudoku><game had-help=\"0\"><puzzle><graph order=\"9\" type=\"sudoku\" \
         specific-type=\"Plain\"/><values>{values}</values></puzzle><history><simple-event index=\"3\" value=\"5\"/>\
         </history></game></ksudoku>"
    );
    let document = read_one(&text).unwrap();
    assert_eq!(
        (document.givens().to_string(), document.left_out.as_slice()),
        (dots(), &[LeftOut::History][..])
    );
}

#[test]
fn the_lines_of_collections_are_read() {
    let line = format!("99480,99408,114,1895,{P},Easter-Monster,20.00s,0,C21.m/M3.22.1");
    let document = read_one(&line).unwrap();
    assert_eq!(
        (document.givens().to_string(), document.about.title.as_deref()),
        (dots(), Some("Easter-Monster"))
    );
    let solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    for header in ["quizzes,solutions", "puzzle,solution"] {
        let documents: Vec<_> = read(&format!("{header}\n{P},{solution}\n")).map(Result::unwrap).collect();
        assert_eq!(documents[0].about.solution.as_ref().unwrap().to_string(), solution);
        assert_eq!(write("csv", &documents[0]), format!("puzzle,solution\n{},{solution}\n", dots()));
    }
    let table = format!("id;puzzle;difficulty\n1;{P};7.1\n2;12;0\n");
    let readings: Vec<_> = read(&table).collect();
    assert_eq!(readings[0].as_ref().unwrap().about.level.as_deref(), Some("7.1"));
    assert_eq!(readings[1].as_ref().unwrap_err().line, 3);
    let many = write("sdm", &document);
    assert_eq!(many, format!("{P}\n"));
}

#[test]
fn boards_given_by_candidates_are_read_and_written() {
    let text = write("sukaku", &document());
    assert!(text.starts_with("....5....") && text.trim().len() == 729, "{text}");
    let back = read_one(&text).unwrap();
    assert_eq!(back.givens().to_string(), dots());
    assert_eq!(list(&back, 1, 3), [1, 2, 4]);
}

#[test]
fn the_lines_of_hodoku_are_read_and_written() {
    let text = ":0000:x:12..+3..........4:111 132 442:::\n";
    let document = read_one(text).unwrap();
    assert_eq!(document.sheet().unwrap().entries().filled_count(), 1);
    let lost = by_id("line").unwrap().facts().loses(&document);
    assert_eq!(lost, [Content::Entries, Content::Candidates]);
    // Only candidates that the digits allow are listed as removed.
    let back = read_one(&write("library", &document)).unwrap();
    assert_eq!(back.values(), document.values());
    assert_eq!(back.sheet().unwrap().position(), document.sheet().unwrap().position());
}

#[test]
fn the_links_of_good_sudoku_are_read_and_written() {
    let link = write("good-sudoku", &document());
    assert!(link.starts_with("https://playgoodsudoku.com/puzzle/$UwBwAAYAGVAA"), "{link}");
    assert_eq!(read_one(&link).unwrap().givens().to_string(), dots());
}
