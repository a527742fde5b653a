//! Decodes pictures: JPEG, PNG and WebP, in bounded memory.

use image::metadata::Orientation;
use image::{ColorType, DynamicImage, ImageDecoder, ImageFormat, ImageReader, Limits};
use jade_vision::{Picture, PictureError};
use std::fs::File;
use std::io::{self, Cursor, Read};
use std::path::Path;

/// The most bytes of a file that are read.
const MOST_BYTES: u64 = 64 << 20;

/// The most memory that decoding may take, in bytes.
const MOST_MEMORY: u64 = 256 << 20;

/// Why a file gave no picture.
#[derive(Debug)]
pub enum PictureFault {
    /// The file cannot be read.
    Unreadable(io::Error),
    /// The file has more than this number of bytes.
    LongFile(u64),
    /// It is no JPEG, PNG or WebP.
    OtherFormat,
    /// It is damaged or cut short.
    Damaged(ImageFormat),
    /// Its size is not read.
    Size(PictureError),
    /// Decoding would take this number of bytes, and at most that number is allowed.
    Memory { needed: u64, most: u64 },
}

/// Reads a picture, turned as its camera says. `-` is standard input.
///
/// # Errors
/// If the file is not a picture that can be decoded in bounded memory; all sizes are checked before decoding.
pub fn picture(file: &Path) -> Result<Picture, PictureFault> {
    let bytes = bytes(file)?;
    let reader =
        ImageReader::new(Cursor::new(&bytes)).with_guessed_format().map_err(PictureFault::Unreadable)?;
    let format = reader
        .format()
        .filter(|format| matches!(format, ImageFormat::Jpeg | ImageFormat::Png | ImageFormat::WebP));
    let (Some(format), mut reader) = (format, reader) else { return Err(PictureFault::OtherFormat) };
    let mut limits = Limits::default();
    limits.max_alloc = Some(MOST_MEMORY);
    reader.limits(limits);
    let damaged = |_| PictureFault::Damaged(format);
    let mut decoder = reader.into_decoder().map_err(damaged)?;
    let (width, height) = decoder.dimensions();
    Picture::check_size(width as usize, height as usize).map_err(PictureFault::Size)?;
    let pixels = u64::from(width) * u64::from(height);
    let decoded = decoder.total_bytes();
    let plain = matches!(decoder.color_type(), ColorType::L8 | ColorType::Rgb8 | ColorType::Rgba8);
    let needed = bytes.len() as u64
        + decoded
        + if plain { 0 } else { 3 * pixels }
        + match format {
            // All coefficients are kept until the last pass.
            ImageFormat::Jpeg if is_progressive(&bytes) => 6 * pixels,
            ImageFormat::WebP => decoded,
            _ => 0,
        };
    if needed > MOST_MEMORY {
        return Err(PictureFault::Memory { needed, most: MOST_MEMORY });
    }
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let image = DynamicImage::from_decoder(decoder).map_err(damaged)?;
    let (width, height) = (width as usize, height as usize);
    let picture = match image {
        DynamicImage::ImageLuma8(image) => Picture::grey(width, height, &image),
        DynamicImage::ImageRgba8(image) => Picture::rgba(width, height, &image),
        image => Picture::rgb(width, height, &image.into_rgb8()),
    };
    Ok(picture.map_err(PictureFault::Size)?.oriented(orientation.to_exif()))
}

/// The bytes of a file, if they are not too many.
fn bytes(file: &Path) -> Result<Vec<u8>, PictureFault> {
    let mut bytes = Vec::new();
    let most = MOST_BYTES + 1;
    let length = if file.as_os_str() == "-" {
        io::stdin().lock().take(most).read_to_end(&mut bytes)
    } else {
        File::open(file).and_then(|file| file.take(most).read_to_end(&mut bytes))
    };
    match length.map_err(PictureFault::Unreadable)? as u64 {
        length if length > MOST_BYTES => Err(PictureFault::LongFile(MOST_BYTES)),
        _ => Ok(bytes),
    }
}

/// Whether a JPEG comes in several passes (SOF2, ITU T.81 B.1.1.3).
fn is_progressive(bytes: &[u8]) -> bool {
    let mut rest = bytes.get(2..).unwrap_or_default();
    while let [0xFF, marker, high, low, ..] = rest {
        match marker {
            0xC2 => return true,
            0xC0 | 0xC1 | 0xDA => return false,
            _ => rest = rest.get(2 + usize::from(u16::from_be_bytes([*high, *low]))..).unwrap_or_default(),
        }
    }
    // Not what is usual: the worst is assumed.
    true
}
