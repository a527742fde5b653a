//! The reader of boards in pictures: no panic, and a reading of 81 cells whose probabilities are some.
#![no_main]

use jade_vision::{Picture, Point, read, read_at};

libfuzzer_sys::fuzz_target!(|input: (u8, u8, [(i16, i16); 4], &[u8])| {
    let (width, height, corners, bytes) = input;
    let (width, height) = (90 + usize::from(width), 90 + usize::from(height));
    if bytes.is_empty() {
        return;
    }
    let pixels: Vec<u8> = bytes.iter().copied().cycle().take(width * height).collect();
    let Ok(picture) = Picture::grey(width, height, &pixels) else { return };
    let corners = corners.map(|(x, y)| Point { x: f32::from(x), y: f32::from(y) });
    let readings = read(&picture).into_iter().flatten().chain(read_at(&picture, corners));
    for reading in readings {
        assert_eq!(reading.cells.len(), 81);
        assert!(reading.cells.iter().all(|cell| (0.0..=1.0).contains(&cell.confidence)));
    }
});
