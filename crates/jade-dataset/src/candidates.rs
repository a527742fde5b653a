//! [`Log`]: the puzzles found for a set, in the order of their attempts.
//!
//! A log is only ever appended to, a block at a time. Each block ends with a checksum, so that the incomplete block at the
//! end, which a killed process leaves behind, is recognised and made again.
//!
//! ```text
//! block: first attempt (8 bytes), last attempt + 1 (8), number of puzzles (4), puzzles, checksum of all this (8)
//! ```

use jade_grid::{Digit, Geometry, Puzzle};
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Seek, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};

/// How a puzzle is stored: half a byte for each cell up to 15×15, else a byte.
#[derive(Clone, Copy)]
pub struct Packing {
    geometry: &'static Geometry,
}

impl Packing {
    pub fn of(geometry: &'static Geometry) -> Packing {
        Packing { geometry }
    }

    fn is_narrow(self) -> bool {
        self.geometry.side() < 16
    }

    /// The number of bytes of a puzzle.
    pub fn len(self) -> usize {
        let cells = self.geometry.cell_count();
        if self.is_narrow() { cells.div_ceil(2) } else { cells }
    }

    /// Appends a puzzle. Puzzles are in the same order as their bytes.
    pub fn pack(self, puzzle: &Puzzle, out: &mut Vec<u8>) {
        match self.is_narrow() {
            true => {
                out.extend(puzzle.values().chunks(2).map(|pair| pair[0] << 4 | pair.get(1).unwrap_or(&0)))
            }
            false => out.extend_from_slice(puzzle.values()),
        }
    }

    /// Returns the puzzle with these bytes; `None` if there is none.
    pub fn unpack(self, bytes: &[u8]) -> Option<Puzzle> {
        let wide: Vec<u8> = match self.is_narrow() {
            true => bytes.iter().flat_map(|pair| [pair >> 4, pair & 15]).collect(),
            false => bytes.to_vec(),
        };
        let digits = wide.into_iter().take(self.geometry.cell_count()).map(Digit::new);
        Puzzle::from_digits(self.geometry, digits)
    }
}

const HEAD: usize = 20;

/// The log of a set.
pub struct Log {
    path: PathBuf,
    packing: Packing,
    file: File,
    /// The number of attempts made.
    pub attempts: u64,
    /// The number of puzzles found.
    pub puzzles: u64,
}

impl Log {
    /// Opens or creates a log, without what is incomplete at its end.
    ///
    /// # Errors
    /// If it cannot be read or written.
    pub fn open(path: &Path, packing: Packing) -> io::Result<Log> {
        let file = File::options().create(true).truncate(false).read(true).write(true).open(path)?;
        let mut log = Log { path: path.to_owned(), packing, file, attempts: 0, puzzles: 0 };
        let mut reader = BufReader::with_capacity(1 << 20, &log.file);
        let (mut good, mut attempts, mut puzzles) = (0, 0, 0);
        while let Some(block) = Block::read(&mut reader, packing)? {
            if block.numbers.start != attempts {
                break;
            }
            good += block.bytes;
            attempts = block.numbers.end;
            puzzles += (block.packed.len() / packing.len()) as u64;
        }
        log.file.set_len(good)?;
        log.file.seek(io::SeekFrom::End(0))?;
        (log.attempts, log.puzzles) = (attempts, puzzles);
        Ok(log)
    }

    /// Appends the puzzles that these attempts found.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn append(&mut self, numbers: Range<u64>, puzzles: &[Puzzle]) -> io::Result<()> {
        let mut block = Vec::with_capacity(HEAD + 8 + puzzles.len() * self.packing.len());
        block.extend(numbers.start.to_le_bytes());
        block.extend(numbers.end.to_le_bytes());
        block.extend((puzzles.len() as u32).to_le_bytes());
        puzzles.iter().for_each(|puzzle| self.packing.pack(puzzle, &mut block));
        block.extend(checksum(&block).to_le_bytes());
        self.file.write_all(&block)?;
        self.attempts = numbers.end;
        self.puzzles += puzzles.len() as u64;
        Ok(())
    }

    /// Returns the packed puzzles, in order.
    ///
    /// # Errors
    /// If the log cannot be read.
    pub fn read(&self) -> io::Result<impl Iterator<Item = io::Result<Vec<u8>>> + use<>> {
        let mut reader = BufReader::with_capacity(1 << 20, File::open(&self.path)?);
        let (packing, mut left) = (self.packing, self.puzzles);
        let mut block = Vec::new().into_iter();
        Ok(std::iter::from_fn(move || {
            while left > 0 {
                if let Some(puzzle) = block.next() {
                    left -= 1;
                    return Some(Ok(puzzle));
                }
                match Block::read(&mut reader, packing) {
                    Ok(Some(next)) => {
                        let puzzles = next.packed.chunks_exact(packing.len()).map(<[u8]>::to_vec);
                        block = puzzles.collect::<Vec<_>>().into_iter();
                    }
                    Ok(None) => return Some(Err(io::ErrorKind::UnexpectedEof.into())),
                    Err(error) => return Some(Err(error)),
                }
            }
            None
        }))
    }
}

struct Block {
    numbers: Range<u64>,
    packed: Vec<u8>,
    bytes: u64,
}

impl Block {
    /// Reads the next block; `None` if there is none, or none that is complete.
    fn read(from: &mut impl Read, packing: Packing) -> io::Result<Option<Block>> {
        let mut block = vec![0; HEAD];
        if !filled(from, &mut block)? {
            return Ok(None);
        }
        let number = |at: usize| u64::from_le_bytes(std::array::from_fn(|byte| block[at + byte]));
        let (numbers, count) =
            (number(0)..number(8), u32::from_le_bytes(std::array::from_fn(|byte| block[16 + byte])));
        let packed = count as usize * packing.len();
        if numbers.is_empty() || packed > 1 << 26 {
            return Ok(None);
        }
        block.resize(HEAD + packed + 8, 0);
        if !filled(from, &mut block[HEAD..])? {
            return Ok(None);
        }
        let (data, sum) = block.split_at(HEAD + packed);
        let good = checksum(data).to_le_bytes() == sum;
        let bytes = block.len() as u64;
        Ok(good.then(|| Block { numbers, packed: data[HEAD..].to_vec(), bytes }))
    }
}

/// Fills the buffer. Returns whether there was enough.
fn filled(from: &mut impl Read, buffer: &mut [u8]) -> io::Result<bool> {
    match from.read_exact(buffer) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}

/// FNV-1a, 64 bits.
fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

/// Writes a file, which is there as a whole or not at all.
///
/// # Errors
/// If it cannot be written.
pub fn write_whole(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> io::Result<()> {
    let unfinished = path.with_extension("unfinished");
    let mut file = BufWriter::with_capacity(1 << 20, File::create(&unfinished)?);
    write(&mut file)?;
    file.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
    std::fs::rename(&unfinished, path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_grid::line;

    #[test]
    fn puzzles_are_packed_and_unpacked() {
        for side in [4, 6, 9, 12, 16] {
            let geometry = Geometry::standard(side).unwrap();
            let digits = geometry.cells().map(|cell| Digit::new((cell.index() * 7 % (side + 1)) as u8));
            let puzzle = Puzzle::from_digits(geometry, digits).unwrap();
            let mut packed = Vec::new();
            Packing::of(geometry).pack(&puzzle, &mut packed);
            assert_eq!(packed.len(), Packing::of(geometry).len());
            assert_eq!(Packing::of(geometry).unpack(&packed), Some(puzzle));
        }
        let packing = Packing::of(Geometry::standard(9).unwrap());
        assert_eq!(packing.unpack(&[0xff; 41]), None);
        assert_eq!(packing.unpack(&[0; 3]), None);
    }

    #[test]
    fn an_incomplete_end_is_made_again() {
        let path = std::env::temp_dir().join(format!("jade-log-{}", std::process::id()));
        let _ = std::fs::remove_file(&path);
        let packing = Packing::of(Geometry::standard(4).unwrap());
        let puzzle = |text| line::read(text).unwrap();
        let (one, other) = (puzzle("1..............."), puzzle(".2.............."));
        let mut log = Log::open(&path, packing).unwrap();
        log.append(0..32, &[one.clone(), other.clone()]).unwrap();
        log.append(32..64, &[]).unwrap();
        let good = std::fs::read(&path).unwrap();
        log.append(64..96, std::slice::from_ref(&other)).unwrap();
        let all = std::fs::read(&path).unwrap();
        drop(log);
        for length in good.len()..all.len() {
            std::fs::write(&path, &all[..length]).unwrap();
            let mut log = Log::open(&path, packing).unwrap();
            assert_eq!((log.attempts, log.puzzles), (64, 2), "{length}");
            log.append(64..96, std::slice::from_ref(&other)).unwrap();
            assert_eq!(std::fs::read(&path).unwrap(), all);
            let read: Vec<_> =
                log.read().unwrap().map(|packed| packing.unpack(&packed.unwrap()).unwrap()).collect();
            assert_eq!(read, [one.clone(), other.clone(), other.clone()]);
        }
        for place in good.len()..all.len() {
            let mut spoiled = all.clone();
            spoiled[place] ^= 1;
            std::fs::write(&path, &spoiled).unwrap();
            assert_eq!(Log::open(&path, packing).unwrap().attempts, 64);
        }
        std::fs::remove_file(&path).unwrap();
    }
}
