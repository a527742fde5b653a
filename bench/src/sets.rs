//! The sets of puzzles: read or generated, transformed by random symmetries, and shuffled.

use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};
use std::path::Path;
use std::{fs, io};
use sudoku::{Sudoku, Symmetry};

/// A set of puzzles, one line of 81 characters each.
pub struct Set {
    pub name: String,
    pub lines: Vec<[u8; 81]>,
}

/// Reads a file of puzzles: the first 81 characters of each line that is not a comment.
pub fn read(path: &Path) -> io::Result<Set> {
    let text = fs::read_to_string(path)?;
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let lines = lines.filter_map(|line| line.as_bytes().first_chunk::<81>().copied()).collect();
    let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    Ok(Set { name, lines })
}

/// Returns random minimal puzzles from the other solver's own generator, cached in a file.
pub fn random_minimal(count: usize, cache: &Path) -> io::Result<Set> {
    if !cache.exists() {
        eprintln!("generating {count} random minimal puzzles …");
        let text: String = (0..count)
            .map(|_| Sudoku::generate_with_symmetry(Symmetry::None).to_str_line().to_string() + "\n")
            .collect();
        if let Some(directory) = cache.parent() {
            fs::create_dir_all(directory)?;
        }
        fs::write(cache, text)?;
    }
    Ok(Set { name: "random minimal".to_owned(), ..read(cache)? })
}

impl Set {
    /// Applies a random symmetry to every puzzle and shuffles the order.
    pub fn disguise(&mut self, seed: u64) {
        let mut random = StdRng::seed_from_u64(seed);
        for line in &mut self.lines {
            *line = symmetric(line, &mut random);
        }
        self.lines.shuffle(&mut random);
    }
}

/// Returns an equivalent puzzle with permuted lines, bands and digits, perhaps transposed.
fn symmetric(line: &[u8; 81], random: &mut impl Rng) -> [u8; 81] {
    let mut permuted_lines = || {
        let mut chutes = [0, 1, 2];
        chutes.shuffle(random);
        let mut lines = Vec::new();
        for chute in chutes {
            let mut inner = [3 * chute, 3 * chute + 1, 3 * chute + 2];
            inner.shuffle(random);
            lines.extend(inner);
        }
        lines
    };
    let (rows, columns) = (permuted_lines(), permuted_lines());
    let mut digits: Vec<u8> = (b'1'..=b'9').collect();
    digits.shuffle(random);
    let transposed = random.gen_bool(0.5);
    std::array::from_fn(|cell| {
        let (row, column) = (rows[cell / 9], columns[cell % 9]);
        let from = if transposed { 9 * column + row } else { 9 * row + column };
        match line[from] {
            digit @ b'1'..=b'9' => digits[usize::from(digit - b'1')],
            _ => b'.',
        }
    })
}
