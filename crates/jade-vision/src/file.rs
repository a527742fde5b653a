//! Pictures in files.

use crate::PictureError;
#[cfg(feature = "files")]
pub use decode::decode;
use std::fmt;

/// The most bytes of a file that are decoded.
pub const MAX_FILE_BYTES: usize = 64 << 20;

/// The most memory that decoding may take, in bytes.
pub const MAX_DECODING_BYTES: u64 = 256 << 20;

/// The format of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileFormat {
    /// JPEG.
    Jpeg,
    /// PNG.
    Png,
    /// WebP.
    WebP,
}

impl FileFormat {
    /// Returns the name of the format.
    pub fn name(self) -> &'static str {
        match self {
            FileFormat::Jpeg => "JPEG",
            FileFormat::Png => "PNG",
            FileFormat::WebP => "WebP",
        }
    }
}

/// Why the bytes of a file gave no picture.
#[derive(Clone, PartialEq, Debug)]
pub enum FileFault {
    /// There are more than [`MAX_FILE_BYTES`].
    Long,
    /// They are no JPEG, PNG or WebP.
    OtherFormat,
    /// They are damaged or cut short.
    Damaged(FileFormat),
    /// The size of the picture is not read.
    Size(PictureError),
    /// Decoding would take this number of bytes, more than [`MAX_DECODING_BYTES`].
    Memory(u64),
}

impl FileFault {
    /// Returns the fault as a name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            FileFault::Long => "long-file",
            FileFault::OtherFormat => "other-format",
            FileFault::Damaged(_) | FileFault::Size(PictureError::Length { .. }) => "damaged-picture",
            FileFault::Size(PictureError::Large { .. }) | FileFault::Memory(_) => "large-picture",
            FileFault::Size(PictureError::Small { .. }) => "small-picture",
        }
    }
}

impl fmt::Display for FileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileFault::Long => write!(f, "the file has more than {MAX_FILE_BYTES} bytes"),
            FileFault::OtherFormat => f.write_str("this is no JPEG, PNG or WebP"),
            FileFault::Damaged(format) => write!(f, "the {} is damaged or cut short", format.name()),
            FileFault::Size(error) => error.fmt(f),
            FileFault::Memory(bytes) => {
                write!(f, "decoding would take {bytes} bytes, more than {MAX_DECODING_BYTES}")
            }
        }
    }
}

impl std::error::Error for FileFault {}

#[cfg(feature = "files")]
mod decode {
    use super::{FileFault, FileFormat, MAX_DECODING_BYTES, MAX_FILE_BYTES};
    use crate::Picture;
    use image::metadata::Orientation;
    use image::{ColorType, DynamicImage, ImageDecoder, ImageFormat, ImageReader, Limits};
    use std::io::Cursor;

    /// Decodes a JPEG, PNG or WebP, turned as its camera says. All sizes are checked before decoding, so it takes at most
    /// [`MAX_DECODING_BYTES`].
    ///
    /// ```
    /// use jade_vision::{FileFault, decode};
    /// assert_eq!(decode(b"no picture").unwrap_err(), FileFault::OtherFormat);
    /// ```
    ///
    /// # Errors
    /// [`FileFault`] if the bytes are no picture that can be decoded in bounded memory.
    pub fn decode(bytes: &[u8]) -> Result<Picture, FileFault> {
        if bytes.len() > MAX_FILE_BYTES {
            return Err(FileFault::Long);
        }
        let format = match image::guess_format(bytes) {
            Ok(ImageFormat::Jpeg) => FileFormat::Jpeg,
            Ok(ImageFormat::Png) => FileFormat::Png,
            Ok(ImageFormat::WebP) => FileFormat::WebP,
            _ => return Err(FileFault::OtherFormat),
        };
        let damaged = |_| FileFault::Damaged(format);
        let mut reader = ImageReader::new(Cursor::new(bytes));
        reader.set_format(match format {
            FileFormat::Jpeg => ImageFormat::Jpeg,
            FileFormat::Png => ImageFormat::Png,
            FileFormat::WebP => ImageFormat::WebP,
        });
        let mut limits = Limits::default();
        limits.max_alloc = Some(MAX_DECODING_BYTES);
        reader.limits(limits);
        let mut decoder = reader.into_decoder().map_err(damaged)?;
        let (width, height) = decoder.dimensions();
        Picture::check_size(width as usize, height as usize).map_err(FileFault::Size)?;
        let pixels = u64::from(width) * u64::from(height);
        let decoded = decoder.total_bytes();
        let plain = matches!(decoder.color_type(), ColorType::L8 | ColorType::Rgb8 | ColorType::Rgba8);
        let needed = bytes.len() as u64
            + decoded
            + if plain { 0 } else { 3 * pixels }
            + match format {
                // All coefficients are kept until the last pass.
                FileFormat::Jpeg if is_progressive(bytes) => 6 * pixels,
                FileFormat::WebP => decoded,
                FileFormat::Jpeg | FileFormat::Png => 0,
            };
        if needed > MAX_DECODING_BYTES {
            return Err(FileFault::Memory(needed));
        }
        let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
        let image = DynamicImage::from_decoder(decoder).map_err(damaged)?;
        let (width, height) = (width as usize, height as usize);
        let picture = match image {
            DynamicImage::ImageLuma8(image) => Picture::grey(width, height, &image),
            DynamicImage::ImageRgba8(image) => Picture::rgba(width, height, &image),
            image => Picture::rgb(width, height, &image.into_rgb8()),
        };
        Ok(picture.map_err(FileFault::Size)?.oriented(orientation.to_exif()))
    }

    /// Whether a JPEG comes in several passes (SOF2, ITU T.81 B.1.1.3).
    fn is_progressive(bytes: &[u8]) -> bool {
        let mut rest = bytes.get(2..).unwrap_or_default();
        while let [0xFF, marker, high, low, ..] = rest {
            match marker {
                0xC2 => return true,
                0xC0 | 0xC1 | 0xDA => return false,
                _ => {
                    rest = rest.get(2 + usize::from(u16::from_be_bytes([*high, *low]))..).unwrap_or_default()
                }
            }
        }
        // Not what is usual: the worst is assumed.
        true
    }
}
