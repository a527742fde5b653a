//! `jade read`: the boards in pictures; in a picture without one, the board that a QR code brings.

use crate::args::Pictures;
use crate::console::documents::open_or_standard_input;
use crate::console::fault::{Fault, file_name};
use crate::console::terminal::{Form, complain, json};
use jade_batch::interrupt;
use jade_contract::{ReadBoard, VERSION, read_board};
use jade_exchange::read_one;
use jade_grid::{Cell, Geometry, LargeCellSet};
use jade_text::{Args, Texts};
use jade_vision::{MAX_FILE_BYTES, Reading, Standing, codes, decode, read as read_boards};
use serde::Serialize;
use std::io::{self, Read, Write};
use std::path::Path;

/// Reads every picture, in order: a line for each board. Returns whether each had one.
///
/// # Errors
/// If the output cannot be written.
pub fn read(asked: &Pictures, form: Form, texts: &Texts, mut out: impl Write) -> io::Result<bool> {
    interrupt::listen();
    let mut good = true;
    for file in &asked.files {
        if interrupt::requested() {
            break;
        }
        let name = file_name(file, texts);
        match found(file, texts) {
            Ok(Found::Links(links)) => {
                for link in links {
                    write_link(&link, &name, form, &mut out)?;
                }
            }
            Ok(Found::Boards(readings)) => {
                for (index, reading) in readings.iter().enumerate() {
                    write_reading(reading, &name, index + 1, form, texts, &mut out)?;
                }
            }
            Err(fault) => {
                good = false;
                fault.write(form, texts, &mut out)?;
            }
        }
        out.flush()?;
    }
    Ok(good)
}

fn write_reading(
    reading: &Reading,
    file: &str,
    board: usize,
    form: Form,
    texts: &Texts,
    out: &mut impl Write,
) -> io::Result<()> {
    if form == Form::Json {
        let read = read_board(reading);
        return out.write_all(json(&BoardReply { version: VERSION, file, board, read }).as_bytes());
    }
    writeln!(out, "{}", reading.line())?;
    // What a person should look at comes after the line.
    out.flush()?;
    let args = || {
        let args = Geometry::standard(9).map_or_else(Args::none, Args::on);
        args.text("file", file.to_owned()).number("board", board)
    };
    let name_cells = |id: &str, cells: LargeCellSet| {
        if !cells.is_empty() {
            let args = args().number("count", cells.len()).cells("cells", cells);
            complain(&format!("jade: {}", texts.plain(id, &args)));
        }
    };
    if reading.standing != Standing::Proper {
        let id = match reading.standing {
            Standing::SeveralSolutions => "cli-read-several",
            Standing::NoSolution => "cli-read-none",
            Standing::BreaksRules | Standing::Proper => "cli-read-rules",
        };
        complain(&format!("jade: {}", texts.plain(id, &args())));
    } else {
        name_cells("cli-read-doubtful", reading.doubtful().map(Cell::new).collect());
    }
    let changed = (0..81).filter(|cell| reading.cells[*cell].changed);
    name_cells("cli-read-changed", changed.map(Cell::new).collect());
    Ok(())
}

/// What a picture holds.
enum Found {
    Boards(Vec<Reading>),
    Links(Vec<Link>),
}

/// A board that a QR code brings.
struct Link {
    code: String,
    /// Its givens, in one line.
    line: String,
}

fn write_link(link: &Link, file: &str, form: Form, out: &mut impl Write) -> io::Result<()> {
    let Link { code, line } = link;
    match form {
        Form::Json => out.write_all(json(&LinkReply { version: VERSION, file, code, line }).as_bytes()),
        _ => writeln!(out, "{line}"),
    }
}

/// Returns the boards in a picture, or if there are none, those that its QR codes bring. No address is opened.
fn found(file: &Path, texts: &Texts) -> Result<Found, Box<Fault>> {
    let bytes = bytes(file).map_err(|error| Fault::unreadable(file, &error, texts))?;
    let picture =
        decode(&bytes).map_err(|fault| Fault::in_picture(file, fault.code(), texts.file_fault(&fault)))?;
    // The picture is what is needed from here on.
    drop(bytes);
    let error = match read_boards(&picture) {
        Ok(readings) => return Ok(Found::Boards(readings)),
        Err(error) => error,
    };
    let codes = codes(&picture);
    let link = |code: &String| {
        let line = read_one(code).ok()?.givens().to_string();
        Some(Link { code: code.clone(), line })
    };
    let links: Vec<Link> = codes.iter().filter_map(link).collect();
    match codes.first() {
        _ if !links.is_empty() => Ok(Found::Links(links)),
        Some(code) => Err(Fault::in_picture(file, "no-board", texts.no_board_in_code(code))),
        None => Err(Fault::in_picture(file, error.code(), texts.no_board(error))),
    }
}

/// Returns the bytes of a file, and no more than one above what is decoded. `-` is standard input.
fn bytes(file: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open_or_standard_input(file)?.take(MAX_FILE_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// A board that was read, as JSON.
#[derive(Serialize)]
struct BoardReply<'r> {
    version: u32,
    file: &'r str,
    /// Counted from 1 within the picture.
    board: usize,
    #[serde(flatten)]
    read: ReadBoard,
}

/// A board that a QR code brings, as JSON.
#[derive(Serialize)]
struct LinkReply<'r> {
    version: u32,
    file: &'r str,
    /// What the QR code says.
    code: &'r str,
    /// The givens in one line.
    line: &'r str,
}
