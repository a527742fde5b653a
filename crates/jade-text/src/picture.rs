//! Describes why a picture was not read.

use crate::{Args, Texts};
use jade_vision::{FileFault, MAX_DECODING_BYTES, MAX_FILE_BYTES, MOST_PIXELS, PictureError, ReadError};

impl Texts {
    /// Explains why a file is no picture that can be read.
    ///
    /// ```
    /// use jade_text::{Language, Texts};
    /// use jade_vision::FileFault;
    /// assert_eq!(
    ///     Texts::of(Language::English).file_fault(&FileFault::OtherFormat),
    ///     "not a picture that can be read. Expected JPEG, PNG or WebP"
    /// );
    /// ```
    pub fn file_fault(&self, fault: &FileFault) -> String {
        let megabytes = |bytes: u64| (bytes >> 20) as usize;
        let size = |width: &usize, height: &usize| Args::none().text("size", format!("{width}×{height}"));
        let (id, args) = match fault {
            FileFault::Long => {
                ("cli-read-long-file", Args::none().number("most", megabytes(MAX_FILE_BYTES as u64)))
            }
            FileFault::OtherFormat => ("cli-read-other-format", Args::none()),
            FileFault::Damaged(format) => ("cli-read-damaged", Args::none().text("format", format.name())),
            FileFault::Size(PictureError::Large { width, height }) => {
                ("cli-read-large", size(width, height).number("most", MOST_PIXELS / 1_000_000))
            }
            FileFault::Size(PictureError::Small { width, height, least }) => {
                ("cli-read-small", size(width, height).number("least", *least))
            }
            FileFault::Size(PictureError::Length { .. }) => {
                ("cli-read-damaged", Args::none().text("format", ""))
            }
            FileFault::Memory(needed) => {
                let args = Args::none().number("needed", megabytes(*needed));
                ("cli-read-memory", args.number("most", megabytes(MAX_DECODING_BYTES)))
            }
        };
        self.plain(id, &args)
    }

    /// Explains why no board was read in a picture.
    pub fn no_board(&self, error: ReadError) -> String {
        let id = match error {
            ReadError::NoBoard | ReadError::Corners => "cli-read-no-board",
            ReadError::PartOfBoard => "cli-read-part",
        };
        self.plain(id, &Args::none())
    }

    /// Says that a picture has no board, only a QR code that brings none, and what that says.
    #[must_use]
    pub fn no_board_in_code(&self, code: &str) -> String {
        // What others wrote: on one line, and no longer than a line of a terminal or two.
        let shown: String =
            code.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).take(160).collect();
        self.plain("cli-read-code", &Args::none().text("code", shown))
    }
}
