//! The network that says what a cell holds: two convolutions, each followed by the largest of every two by two, and two
//! full layers. It is made by `bench/vision` from synthetic pictures; its weights have 8 bits.

use crate::cell::{CELL, SIDE};

/// What the network distinguishes: empty, nine printed digits, nine handwritten ones, candidates.
pub(crate) const CLASSES: usize = 20;

/// The weights as `bench/vision/train.py` writes them: of each layer its rows and columns (u16, little endian), for each
/// column a scale and a bias (f32), and the weights (i8) row by row.
static WEIGHTS: &[u8] = include_bytes!("../data/network.bin");

/// A layer: `columns` outputs of `rows` inputs each.
struct Layer {
    rows: usize,
    columns: usize,
    weights: Vec<f32>,
    biases: Vec<f32>,
}

impl Layer {
    /// Reads a layer, and what follows it.
    fn read(bytes: &[u8]) -> Option<(Layer, &[u8])> {
        let (head, rest) = bytes.split_at_checked(4)?;
        let rows = usize::from(u16::from_le_bytes([head[0], head[1]]));
        let columns = usize::from(u16::from_le_bytes([head[2], head[3]]));
        let (scales, rest) = rest.split_at_checked(4 * columns)?;
        let (biases, rest) = rest.split_at_checked(4 * columns)?;
        let (weights, rest) = rest.split_at_checked(rows * columns)?;
        let floats = |bytes: &[u8]| -> Vec<f32> {
            bytes.as_chunks().0.iter().map(|four| f32::from_le_bytes(*four)).collect()
        };
        let scales = floats(scales);
        let weight = |(i, byte): (usize, &u8)| f32::from(byte.cast_signed()) * scales[i % columns];
        let weights = weights.iter().enumerate().map(weight).collect();
        Some((Layer { rows, columns, weights, biases: floats(biases) }, rest))
    }

    /// Adds the products of some inputs, which begin at a row, to the outputs.
    fn add(&self, from: usize, inputs: &[f32], outputs: &mut [f32]) {
        let rows = self.weights[from * self.columns..].chunks_exact(self.columns);
        for (input, row) in inputs.iter().zip(rows) {
            if *input != 0.0 {
                outputs.iter_mut().zip(row).for_each(|(output, weight)| *output += input * weight);
            }
        }
    }

    /// A convolution over a square of `side` pixels with some values each, then the largest of every two by two.
    fn convolve(&self, pixels: &[f32], side: usize, values: usize) -> Vec<f32> {
        let window = (self.rows / values).isqrt();
        let half = (side + 1 - window) / 2;
        let mut largest = vec![0.0_f32; half * half * self.columns];
        let mut outputs = vec![0.0_f32; self.columns];
        for y in 0..2 * half {
            for x in 0..2 * half {
                outputs.copy_from_slice(&self.biases);
                for line in 0..window {
                    let start = ((y + line) * side + x) * values;
                    self.add(line * window * values, &pixels[start..start + window * values], &mut outputs);
                }
                let start = (y / 2 * half + x / 2) * self.columns;
                let kept = &mut largest[start..start + self.columns];
                kept.iter_mut().zip(&outputs).for_each(|(kept, output)| *kept = kept.max(*output));
            }
        }
        largest
    }

    fn full(&self, inputs: &[f32]) -> Vec<f32> {
        let mut outputs = self.biases.clone();
        self.add(0, inputs, &mut outputs);
        outputs
    }
}

/// The network with its weights unpacked.
pub(crate) struct Network([Layer; 4]);

impl Network {
    /// Unpacks the weights.
    ///
    /// # Panics
    /// If the file of weights has been damaged; a test reads it.
    pub fn new() -> Network {
        let layers = |bytes| {
            let (first, rest) = Layer::read(bytes)?;
            let (second, rest) = Layer::read(rest)?;
            let (third, rest) = Layer::read(rest)?;
            let (fourth, rest) = Layer::read(rest)?;
            (rest.is_empty() && fourth.columns == CLASSES).then_some([first, second, third, fourth])
        };
        Network(layers(WEIGHTS).expect("the weights are part of the program"))
    }

    /// The probability of each class for a cell.
    pub fn classify(&self, cell: &[f32; CELL]) -> [f32; CLASSES] {
        let [first, second, third, fourth] = &self.0;
        let pixels = first.convolve(cell, SIDE, 1);
        let pixels = second.convolve(&pixels, (SIDE - 4) / 2, first.columns);
        let mut hidden = third.full(&pixels);
        hidden.iter_mut().for_each(|value| *value = value.max(0.0));
        let out = fourth.full(&hidden);
        let most = out.iter().copied().fold(f32::MIN, f32::max);
        let mut shares = [0.0; CLASSES];
        shares.iter_mut().zip(&out).for_each(|(share, value)| *share = (value - most).exp());
        let sum: f32 = shares.iter().sum();
        shares.map(|share| share / sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_are_small_and_complete() {
        assert!(WEIGHTS.len() <= 100_000);
        let Network([first, second, third, fourth]) = Network::new();
        assert_eq!([first.rows, second.rows], [25, 9 * first.columns]);
        assert_eq!([third.rows, fourth.rows], [16 * second.columns, third.columns]);
        assert!(Layer::read(&WEIGHTS[..WEIGHTS.len() - 1]).is_some_and(|(_, rest)| !rest.is_empty()));
        assert!(Layer::read(&WEIGHTS[..7]).is_none());
    }

    #[test]
    fn paper_is_empty() {
        let shares = Network::new().classify(&[0.0; CELL]);
        assert!(shares[0] > 0.9, "{shares:?}");
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-4);
    }
}
