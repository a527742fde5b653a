//! [`Blob`]: connected pixels with ink, in a square part of a picture.

/// Connected pixels, and the box around them.
pub(crate) struct Blob {
    pub(crate) left: usize,
    pub(crate) right: usize,
    pub(crate) top: usize,
    pub(crate) bottom: usize,
    /// Their indices, the first one first.
    pub(crate) pixels: Vec<usize>,
}

impl Blob {
    pub(crate) fn height(&self) -> usize {
        self.bottom - self.top + 1
    }

    pub(crate) fn width(&self) -> usize {
        self.right - self.left + 1
    }

    /// The middle of the box.
    pub(crate) fn middle(&self) -> (f32, f32) {
        ((self.left + self.right) as f32 / 2.0, (self.top + self.bottom) as f32 / 2.0)
    }
}

/// Finds the connected pixels with at least that much ink, in a square with this side.
pub(crate) fn blobs(ink: &[f32], side: usize, least: f32) -> Vec<Blob> {
    let mut seen: Vec<bool> = ink.iter().map(|value| *value < least).collect();
    let mut found = Vec::new();
    for start in 0..ink.len() {
        if seen[start] {
            continue;
        }
        seen[start] = true;
        let mut blob = Blob { left: side, right: 0, top: side, bottom: 0, pixels: vec![start] };
        let mut next = 0;
        while let Some(index) = blob.pixels.get(next).copied() {
            next += 1;
            let (x, y) = (index % side, index / side);
            blob.left = blob.left.min(x);
            blob.right = blob.right.max(x);
            blob.top = blob.top.min(y);
            blob.bottom = blob.bottom.max(y);
            for near_y in y.saturating_sub(1)..(y + 2).min(side) {
                for near_x in x.saturating_sub(1)..(x + 2).min(side) {
                    let near = near_y * side + near_x;
                    if !seen[near] {
                        seen[near] = true;
                        blob.pixels.push(near);
                    }
                }
            }
        }
        found.push(blob);
    }
    found
}
