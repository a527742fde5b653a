//! External sorting: which rows are the first of their form, however many there are.
//!
//! A record is a form and a number. Runs of records are sorted in memory and written; then all runs are merged, and of the
//! records with the same form the one with the lowest number comes first. Forms are compared whole, not by a hash.
//! Other keys than forms are sorted in the same way.

use super::candidates::{Packing, write_whole};
use jade_grid::{Geometry, Puzzle};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::fs::File;
use std::io::{self, BufReader, Read, Write};
use std::path::{Path, PathBuf};

/// The bytes of records that are sorted in memory: about a million puzzles on 9×9.
const RUN: usize = 50 << 20;
/// The bytes of the number of a record.
pub const NUMBER: usize = 8;
/// The number of runs merged at a time, within the limit of open files.
const FAN: usize = 256;

/// The keys of forms on these boards.
#[derive(Clone)]
pub struct Keys {
    boards: Vec<&'static Geometry>,
    /// The number of bytes of a key.
    len: usize,
}

impl Keys {
    pub fn new(boards: impl IntoIterator<Item = &'static Geometry>) -> Keys {
        let mut all: Vec<&'static Geometry> = Vec::new();
        for board in boards {
            if !all.contains(&board) {
                all.push(board);
            }
        }
        let len = 1 + all.iter().map(|board| Packing::of(board).len()).max().unwrap_or(0);
        Keys { boards: all, len }
    }

    /// Returns the key of a form: the board, and the digits.
    pub fn key(&self, form: &Puzzle) -> Vec<u8> {
        let board = self.boards.iter().position(|board| *board == form.geometry()).unwrap_or(0);
        let mut key = vec![board as u8];
        Packing::of(form.geometry()).pack(form, &mut key);
        key.resize(self.len, 0);
        key
    }

    /// The number of bytes of a key.
    pub fn len(&self) -> usize {
        self.len
    }
}

/// Records in memory: keys of the same length, each with a number.
pub struct Records {
    /// The number of bytes of a key.
    len: usize,
    bytes: Vec<u8>,
}

impl Records {
    pub fn new(len: usize) -> Records {
        Records { len, bytes: Vec::new() }
    }

    pub fn push(&mut self, key: &[u8], number: u64) {
        self.bytes.extend_from_slice(key);
        self.bytes.extend(number.to_be_bytes());
    }

    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// Whether it is time to write them.
    pub fn are_many(&self) -> bool {
        self.bytes.len() >= RUN
    }

    /// Writes the records in order, and forgets them.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn write(&mut self, path: &Path) -> io::Result<()> {
        let mut records: Vec<&[u8]> = self.bytes.chunks_exact(self.len + NUMBER).collect();
        records.sort_unstable();
        write_whole(path, |file| records.iter().try_for_each(|record| file.write_all(record)))?;
        drop(records);
        self.bytes.clear();
        Ok(())
    }
}

/// Passes all records to `each` in order: the key, the number, and the number of the first record with this key if that
/// is another record. `len` is the number of bytes of a key.
///
/// # Errors
/// If a run cannot be read, or no temporary file be written in the folder; or the error of `each`.
pub fn merge(
    len: usize,
    runs: &[PathBuf],
    folder: &Path,
    mut each: impl FnMut(&[u8], u64, Option<u64>) -> io::Result<()>,
) -> io::Result<()> {
    let (mut runs, mut temporary) = (runs.to_vec(), Vec::new());
    while runs.len() > FAN {
        let few: Vec<PathBuf> = runs.drain(..FAN).collect();
        let merged = folder.join(format!("merged-{}.run", temporary.len()));
        write_whole(&merged, |file| merge_few(len, &few, |record| file.write_all(record)))?;
        // What was merged before is not needed any more.
        few.iter().filter(|run| temporary.contains(*run)).try_for_each(std::fs::remove_file)?;
        temporary.push(merged.clone());
        runs.push(merged);
    }
    let mut first: Option<(Vec<u8>, u64)> = None;
    merge_few(len, &runs, |record| {
        let (key, number) = record.split_at(len);
        let number = u64::from_be_bytes(std::array::from_fn(|byte| number[byte]));
        match &first {
            Some((same, first)) if same == key => each(key, number, Some(*first)),
            _ => {
                first = Some((key.to_vec(), number));
                each(key, number, None)
            }
        }
    })?;
    temporary.iter().filter(|run| run.exists()).try_for_each(std::fs::remove_file)
}

fn merge_few(len: usize, runs: &[PathBuf], mut each: impl FnMut(&[u8]) -> io::Result<()>) -> io::Result<()> {
    let mut readers = Vec::new();
    let mut heads = BinaryHeap::new();
    let next = |reader: &mut BufReader<File>| -> io::Result<Option<Vec<u8>>> {
        let mut record = vec![0; len + NUMBER];
        match reader.read_exact(&mut record) {
            Ok(()) => Ok(Some(record)),
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(None),
            Err(error) => Err(error),
        }
    };
    for run in runs {
        let mut reader = BufReader::with_capacity(1 << 18, File::open(run)?);
        heads.extend(next(&mut reader)?.map(|record| Reverse((record, readers.len()))));
        readers.push(reader);
    }
    while let Some(Reverse((record, run))) = heads.pop() {
        each(&record)?;
        heads.extend(next(&mut readers[run])?.map(|record| Reverse((record, run))));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_grid::Digit;
    use jade_search::Random;
    use std::collections::BTreeMap;

    #[test]
    fn the_first_of_each_form_is_found_in_any_number_of_runs() {
        let folder = std::env::temp_dir().join(format!("jade-distinct-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let boards = [4, 6].map(|side| Geometry::standard(side).unwrap());
        let keys = Keys::new(boards.into_iter().chain(boards));
        let mut random = Random::new(7);
        for runs in [1, 3, 2 * FAN + 5] {
            let (mut paths, mut expected) = (Vec::new(), BTreeMap::new());
            let mut number = 0;
            for run in 0..runs {
                let mut records = Records::new(keys.len());
                for _ in 0..random.below(6) + 1 {
                    let board = boards[random.below(2)];
                    let digits = board
                        .cells()
                        .map(|cell| Digit::new(if cell.index() < 2 { random.below(4) as u8 } else { 0 }));
                    let form = Puzzle::from_digits(board, digits.collect::<Vec<_>>()).unwrap();
                    records.push(&keys.key(&form), number);
                    expected.entry(form.to_string()).or_insert_with(Vec::new).push(number);
                    number += 1;
                }
                let path = folder.join(format!("{run}.run"));
                records.write(&path).unwrap();
                assert!(records.is_empty());
                paths.push(path);
            }
            let mut found: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
            merge(keys.len(), &paths, &folder, |_, number, first| {
                found.entry(first.unwrap_or(number)).or_default().push(number);
                Ok(())
            })
            .unwrap();
            assert!(found.values().eq(expected.values().collect::<std::collections::BTreeSet<_>>()));
            assert_eq!(std::fs::read_dir(&folder).unwrap().count(), runs, "no temporary file is left");
            paths.iter().for_each(|path| std::fs::remove_file(path).unwrap());
        }
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
