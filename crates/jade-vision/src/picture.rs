//! [`Picture`]: what is read, as grey pixels of a bounded number.

use std::fmt;

/// The most pixels that a picture may have.
pub const MOST_PIXELS: u64 = 100_000_000;

/// The most pixels of a picture as it is worked on; a larger one is shrunk.
const WORKING_PIXELS: usize = 1_600_000;

/// The fewest pixels that a side of a picture must have for a board to be legible.
const LEAST_SIDE: usize = 90;

/// A picture, from black (0) to white (255), shrunk to what reading needs.
///
/// ```
/// use jade_vision::{Picture, PictureError};
/// let picture = Picture::grey(4000, 3000, &vec![200; 4000 * 3000]).unwrap();
/// assert_eq!((picture.width(), picture.height()), (4000, 3000));
/// assert_eq!(Picture::grey(200, 100, &[0; 7]), Err(PictureError::Length { expected: 20_000, found: 7 }));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// The size of what was given.
    size: (usize, usize),
    /// How many of its pixels a pixel here stands for, in each direction.
    factor: usize,
    pub(crate) grey: Grey,
    /// The colours, if the picture is a screenshot: flat areas without noise.
    pub(crate) colours: Option<Colours>,
}

/// Why pixels are no picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PictureError {
    /// There are more or fewer bytes than the size says.
    Length {
        /// The number of bytes for that size.
        expected: u64,
        /// The number of bytes that there are.
        found: u64,
    },
    /// A side has too few pixels for a legible board.
    Small {
        /// The width, in pixels.
        width: usize,
        /// The height, in pixels.
        height: usize,
        /// The fewest pixels of a side.
        least: usize,
    },
    /// The picture has more than [`MOST_PIXELS`].
    Large {
        /// The width, in pixels.
        width: usize,
        /// The height, in pixels.
        height: usize,
    },
}

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PictureError::Length { expected, found } => {
                write!(f, "{found} bytes of pixels, but the size needs {expected}")
            }
            PictureError::Small { width, height, least } => {
                write!(f, "{width}×{height} pixels, but each side needs at least {least}")
            }
            PictureError::Large { width, height } => {
                write!(f, "{width}×{height} pixels, but at most {MOST_PIXELS} are read")
            }
        }
    }
}

impl std::error::Error for PictureError {}

impl Picture {
    /// Checks a size before anything is decoded.
    ///
    /// # Errors
    /// If a picture of this size is not read: [`PictureError::Small`], [`PictureError::Large`].
    ///
    /// ```
    /// use jade_vision::Picture;
    /// assert!(Picture::check_size(4000, 3000).is_ok());
    /// assert!(Picture::check_size(20_000, 20_000).is_err());
    /// ```
    pub fn check_size(width: usize, height: usize) -> Result<(), PictureError> {
        if (width as u64).saturating_mul(height as u64) > MOST_PIXELS {
            Err(PictureError::Large { width, height })
        } else if width < LEAST_SIDE || height < LEAST_SIDE {
            Err(PictureError::Small { width, height, least: LEAST_SIDE })
        } else {
            Ok(())
        }
    }

    /// A picture of grey pixels, one byte each, row by row.
    ///
    /// # Errors
    /// If the size is not read, or is not that of the pixels.
    pub fn grey(width: usize, height: usize, pixels: &[u8]) -> Result<Picture, PictureError> {
        Picture::new(width, height, pixels, 1, |pixel| u32::from(pixel[0]), |pixel| [pixel[0]; 3])
    }

    /// A picture of coloured pixels, three bytes each (red, green, blue), row by row.
    ///
    /// # Errors
    /// If the size is not read, or is not that of the pixels.
    ///
    /// ```
    /// use jade_vision::Picture;
    /// assert!(Picture::rgb(100, 90, &[255; 27_000]).is_ok());
    /// ```
    pub fn rgb(width: usize, height: usize, pixels: &[u8]) -> Result<Picture, PictureError> {
        Picture::new(width, height, pixels, 3, luma, |pixel| [pixel[0], pixel[1], pixel[2]])
    }

    /// A picture of coloured pixels, four bytes each (red, green, blue, opacity), row by row, as a canvas of a
    /// browser gives them. What is transparent lies on white.
    ///
    /// # Errors
    /// If the size is not read, or is not that of the pixels.
    ///
    /// ```
    /// use jade_vision::Picture;
    /// assert!(Picture::rgba(100, 90, &[255; 36_000]).is_ok());
    /// ```
    pub fn rgba(width: usize, height: usize, pixels: &[u8]) -> Result<Picture, PictureError> {
        let on_white = |value: u32, pixel: &[u8]| {
            let opacity = u32::from(pixel[3]);
            (value * opacity + 255 * (255 - opacity)) / 255
        };
        let light = |pixel: &[u8]| on_white(luma(pixel), pixel);
        let colour = |pixel: &[u8]| {
            [pixel[0], pixel[1], pixel[2]].map(|value| on_white(u32::from(value), pixel) as u8)
        };
        Picture::new(width, height, pixels, 4, light, colour)
    }

    fn new(
        width: usize,
        height: usize,
        pixels: &[u8],
        bytes: usize,
        value: impl Fn(&[u8]) -> u32,
        colour: impl Fn(&[u8]) -> [u8; 3],
    ) -> Result<Picture, PictureError> {
        Picture::check_size(width, height)?;
        let (expected, found) = ((width * height * bytes) as u64, pixels.len() as u64);
        if expected != found {
            return Err(PictureError::Length { expected, found });
        }
        let mut factor = 1;
        while (width / factor) * (height / factor) > WORKING_PIXELS {
            factor += 1;
        }
        let (columns, rows) = (width / factor, height / factor);
        if columns < LEAST_SIDE || rows < LEAST_SIDE {
            // A strip of which nothing is left.
            return Err(PictureError::Small { width, height, least: LEAST_SIDE * factor });
        }
        let mut data = Vec::with_capacity(columns * rows);
        let mut sums = vec![0_u32; columns];
        for row in 0..rows {
            sums.fill(0);
            for line in 0..factor {
                let start = (row * factor + line) * width * bytes;
                let line = &pixels[start..start + columns * factor * bytes];
                for (sum, block) in sums.iter_mut().zip(line.chunks_exact(factor * bytes)) {
                    *sum += block.chunks_exact(bytes).map(&value).sum::<u32>();
                }
            }
            let count = (factor * factor) as u32;
            data.extend(sums.iter().map(|sum| (sum / count) as u8));
        }
        let grey = Grey { width: columns, height: rows, data };
        let colours = grey.is_flat().then(|| {
            let mut data = Vec::with_capacity(columns * rows);
            for i in 0..columns * rows {
                let mut sums = [0_u32; 3];
                for line in 0..factor {
                    let start = ((i / columns * factor + line) * width + i % columns * factor) * bytes;
                    for pixel in pixels[start..start + factor * bytes].chunks_exact(bytes) {
                        sums.iter_mut().zip(colour(pixel)).for_each(|(sum, value)| *sum += u32::from(value));
                    }
                }
                data.push(sums.map(|sum| (sum / (factor * factor) as u32) as u8));
            }
            Colours { width: columns, height: rows, data }
        });
        Ok(Picture { size: (width, height), factor, grey, colours })
    }

    /// The picture as it should be seen, by the orientation that a camera wrote into the file (Exif: 1 to 8; 1 is
    /// upright). Other numbers change nothing.
    ///
    /// ```
    /// use jade_vision::Picture;
    /// let picture = Picture::grey(200, 100, &[0; 20_000]).unwrap();
    /// assert_eq!(picture.oriented(6).width(), 100);
    /// ```
    #[must_use]
    pub fn oriented(self, exif: u8) -> Picture {
        if !(2..=8).contains(&exif) {
            return self;
        }
        let (width, height) = (self.grey.width, self.grey.height);
        let swapped = exif >= 5;
        let (new_width, new_height) = if swapped { (height, width) } else { (width, height) };
        let mut from = Vec::with_capacity(width * height);
        for row in 0..new_height {
            for column in 0..new_width {
                let (x, y) = match exif {
                    2 => (width - 1 - column, row),
                    3 => (width - 1 - column, height - 1 - row),
                    4 => (column, height - 1 - row),
                    5 => (row, column),
                    6 => (row, height - 1 - column),
                    7 => (width - 1 - row, height - 1 - column),
                    _ => (width - 1 - row, column),
                };
                from.push(y * width + x);
            }
        }
        let size = if swapped { (self.size.1, self.size.0) } else { self.size };
        let grey = from.iter().map(|i| self.grey.data[*i]).collect();
        let colours = self.colours.map(|colours| {
            let data = from.iter().map(|i| colours.data[*i]).collect();
            Colours { width: new_width, height: new_height, data }
        });
        let grey = Grey { width: new_width, height: new_height, data: grey };
        Picture { size, factor: self.factor, grey, colours }
    }

    /// The width of what was given, in pixels.
    pub fn width(&self) -> usize {
        self.size.0
    }

    /// The height of what was given, in pixels.
    pub fn height(&self) -> usize {
        self.size.1
    }

    /// A place of the working picture in pixels of what was given.
    pub(crate) fn original(&self, point: crate::Point) -> crate::Point {
        let factor = self.factor as f32;
        let shift = (factor - 1.0) / 2.0;
        crate::Point { x: point.x * factor + shift, y: point.y * factor + shift }
    }

    /// The reverse of [`Picture::original`].
    pub(crate) fn working(&self, point: crate::Point) -> crate::Point {
        let factor = self.factor as f32;
        let shift = (factor - 1.0) / 2.0;
        crate::Point { x: (point.x - shift) / factor, y: (point.y - shift) / factor }
    }
}

/// How bright a coloured pixel is.
fn luma(pixel: &[u8]) -> u32 {
    (u32::from(pixel[0]) * 77 + u32::from(pixel[1]) * 150 + u32::from(pixel[2]) * 29) >> 8
}

/// Grey pixels, row by row.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Grey {
    pub width: usize,
    pub height: usize,
    pub data: Vec<u8>,
}

/// The share of pixels in runs of the same value from which on no camera took a picture.
const FLAT: f32 = 0.25;

/// Coloured pixels, row by row.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Colours {
    width: usize,
    height: usize,
    data: Vec<[u8; 3]>,
}

impl Colours {
    /// The colour at a place between pixels; beyond the edge, that of the edge.
    pub fn at(&self, point: crate::Point) -> [f32; 3] {
        let x = point.x.clamp(0.0, (self.width - 1) as f32);
        let y = point.y.clamp(0.0, (self.height - 1) as f32);
        let (left, top) = (x as usize, y as usize);
        let (right, bottom) = ((left + 1).min(self.width - 1), (top + 1).min(self.height - 1));
        let (fx, fy) = (x - left as f32, y - top as f32);
        let pixel = |x: usize, y: usize| self.data[y * self.width + x];
        let (a, b) = (pixel(left, top), pixel(right, top));
        let (c, d) = (pixel(left, bottom), pixel(right, bottom));
        std::array::from_fn(|i| {
            let upper = f32::from(a[i]) * (1.0 - fx) + f32::from(b[i]) * fx;
            let lower = f32::from(c[i]) * (1.0 - fx) + f32::from(d[i]) * fx;
            upper * (1.0 - fy) + lower * fy
        })
    }
}

impl Grey {
    /// Whether this is a screenshot: after many pixels, seven more of exactly the same value follow in their row, without the
    /// noise of a camera.
    fn is_flat(&self) -> bool {
        let even = |run: &&[u8]| run.iter().all(|value| *value == run[0]);
        let rows = self.data.chunks_exact(self.width);
        let count: usize = rows.map(|row| row.windows(8).filter(even).count()).sum();
        count as f32 >= FLAT * self.data.len() as f32
    }

    /// The value at a place between pixels; beyond the edge, that of the edge.
    pub fn at(&self, x: f32, y: f32) -> f32 {
        let x = x.clamp(0.0, (self.width - 1) as f32);
        let y = y.clamp(0.0, (self.height - 1) as f32);
        let (left, top) = (x as usize, y as usize);
        let (right, bottom) = ((left + 1).min(self.width - 1), (top + 1).min(self.height - 1));
        let (fx, fy) = (x - left as f32, y - top as f32);
        let pixel = |x: usize, y: usize| f32::from(self.data[y * self.width + x]);
        let upper = pixel(left, top) * (1.0 - fx) + pixel(right, top) * fx;
        let lower = pixel(left, bottom) * (1.0 - fx) + pixel(right, bottom) * fx;
        upper * (1.0 - fy) + lower * fy
    }

    /// The picture with noise smoothed away, and fine lines with it: each pixel the mean of five by five, the near ones
    /// weighing more.
    pub fn softened(&self) -> Grey {
        let (width, height) = (self.width, self.height);
        let pass = |data: &[u8], step: usize, count: usize, place: &dyn Fn(usize) -> usize| -> Vec<u8> {
            (0..data.len())
                .map(|i| {
                    let at = place(i);
                    let near = |way: usize| {
                        let (before, after) = (way.min(at), way.min(count - 1 - at));
                        u32::from(data[i - before * step]) + u32::from(data[i + after * step])
                    };
                    ((6 * u32::from(data[i]) + 4 * near(1) + near(2) + 8) / 16) as u8
                })
                .collect()
        };
        let across = pass(&self.data, 1, width, &|i| i % width);
        Grey { data: pass(&across, width, height, &|i| i / width), ..*self }
    }

    /// The picture with light and dark exchanged.
    pub fn inverted(&self) -> Grey {
        Grey { data: self.data.iter().map(|value| 255 - value).collect(), ..*self }
    }
}

/// Sums of all pixels above and to the left, for means of any rectangle (Crow 1984, "summed-area tables").
pub(crate) struct Sums {
    width: usize,
    height: usize,
    sums: Vec<u32>,
}

impl Sums {
    pub fn new(grey: &Grey) -> Sums {
        let (width, height) = (grey.width, grey.height);
        let mut sums = vec![0_u32; (width + 1) * (height + 1)];
        for y in 0..height {
            let mut line = 0_u32;
            for x in 0..width {
                line += u32::from(grey.data[y * width + x]);
                sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + line;
            }
        }
        Sums { width, height, sums }
    }

    /// The mean of the square around a pixel, as far as it lies in the picture.
    pub fn mean(&self, x: usize, y: usize, reach: usize) -> f32 {
        let (left, top) = (x.saturating_sub(reach), y.saturating_sub(reach));
        let beyond = reach.saturating_add(1);
        let (right, bottom) =
            (x.saturating_add(beyond).min(self.width), y.saturating_add(beyond).min(self.height));
        let at = |x: usize, y: usize| self.sums[y * (self.width + 1) + x];
        let sum = at(right, bottom).wrapping_add(at(left, top));
        let sum = sum.wrapping_sub(at(left, bottom)).wrapping_sub(at(right, top));
        sum as f32 / ((right - left) * (bottom - top)) as f32
    }
}

/// How much darker each pixel is than what surrounds it: 0 for paper, towards 1 for ink.
pub(crate) struct Ink {
    pub width: usize,
    pub height: usize,
    pub data: Vec<f32>,
}

impl Ink {
    pub fn new(grey: &Grey, sums: &Sums, reach: usize) -> Ink {
        let mut data = Vec::with_capacity(grey.data.len());
        for y in 0..grey.height {
            for x in 0..grey.width {
                let mean = sums.mean(x, y, reach).max(1.0);
                let value = f32::from(grey.data[y * grey.width + x]);
                data.push(((mean - value) / mean).clamp(-0.3, 1.0));
            }
        }
        Ink { width: grey.width, height: grey.height, data }
    }

    /// The value at a place between pixels; none beyond the edge.
    pub fn at(&self, x: f32, y: f32) -> f32 {
        if !(x >= 0.0 && y >= 0.0 && x < (self.width - 1) as f32 && y < (self.height - 1) as f32) {
            return 0.0;
        }
        let (left, top) = (x as usize, y as usize);
        let (fx, fy) = (x - left as f32, y - top as f32);
        let start = top * self.width + left;
        let upper = self.data[start] * (1.0 - fx) + self.data[start + 1] * fx;
        let below = start + self.width;
        let lower = self.data[below] * (1.0 - fx) + self.data[below + 1] * fx;
        upper * (1.0 - fy) + lower * fy
    }
}
