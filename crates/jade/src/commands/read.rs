//! `jade read`: the boards in pictures.

mod picture;

use crate::args::Pictures;
use crate::commands::read::picture::{PictureFault, picture};
use crate::console::fault::{Fault, file_name};
use crate::console::terminal::{Form, complain, json};
use image::ImageFormat;
use jade_batch::interrupt;
use jade_contract::{ReadBoard, VERSION, read_board};
use jade_grid::{Cell, Geometry, LargeCellSet};
use jade_text::{Args, Texts};
use jade_vision::{PictureError, ReadError, Reading, Standing, read as read_boards};
use serde::Serialize;
use std::io::{self, Write};
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
        let readings = picture(file).map_err(|fault| fault_of(file, &fault, texts)).and_then(|picture| {
            read_boards(&picture)
                .map_err(|error| Fault::in_picture(file, no_board(error), words(error, texts)))
        });
        match readings {
            Ok(readings) => {
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

/// The code of an error for programs.
fn no_board(error: ReadError) -> &'static str {
    match error {
        ReadError::NoBoard => "no-board",
        ReadError::PartOfBoard => "part-of-board",
        ReadError::Corners => "bad-corners",
    }
}

fn words(error: ReadError, texts: &Texts) -> String {
    let id = match error {
        ReadError::NoBoard | ReadError::Corners => "cli-read-no-board",
        ReadError::PartOfBoard => "cli-read-part",
    };
    texts.plain(id, &Args::none())
}

fn fault_of(file: &Path, fault: &PictureFault, texts: &Texts) -> Box<Fault> {
    let megabytes = |bytes: &u64| (bytes >> 20) as usize;
    let (code, id, args) = match fault {
        PictureFault::Unreadable(error) => return Fault::unreadable(file, error, texts),
        PictureFault::LongFile(most) => {
            ("long-file", "cli-read-long-file", Args::none().number("most", megabytes(most)))
        }
        PictureFault::OtherFormat => ("other-format", "cli-read-other-format", Args::none()),
        PictureFault::Damaged(format) => {
            let name = match format {
                ImageFormat::Jpeg => "JPEG",
                ImageFormat::Png => "PNG",
                _ => "WebP",
            };
            ("damaged-picture", "cli-read-damaged", Args::none().text("format", name.to_owned()))
        }
        PictureFault::Size(PictureError::Large { width, height }) => (
            "large-picture",
            "cli-read-large",
            Args::none()
                .text("size", format!("{width}×{height}"))
                .number("most", (jade_vision::MOST_PIXELS / 1_000_000) as usize),
        ),
        PictureFault::Size(PictureError::Small { width, height, least }) => (
            "small-picture",
            "cli-read-small",
            Args::none().text("size", format!("{width}×{height}")).number("least", *least),
        ),
        PictureFault::Size(PictureError::Length { .. }) => {
            ("damaged-picture", "cli-read-damaged", Args::none().text("format", String::new()))
        }
        PictureFault::Memory { needed, most } => (
            "large-picture",
            "cli-read-memory",
            Args::none().number("needed", megabytes(needed)).number("most", megabytes(most)),
        ),
    };
    Fault::in_picture(file, code, texts.plain(id, &args))
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
