//! The readers of lines and rows: no text makes them panic, and what they read they read again as they write it.
#![no_main]

use jade_grid::format;

libfuzzer_sys::fuzz_target!(|text: &str| {
    for reading in format::read_many(text) {
        let Ok(reading) = reading else { continue };
        for format in format::FORMATS {
            let written = format.write(&reading.puzzle);
            let mut again = format.read(&written);
            let read = again.next().expect("one puzzle").expect("a puzzle");
            assert_eq!(read.puzzle.values(), reading.puzzle.values(), "{}: {written}", format.id());
            assert!(again.next().is_none(), "{}: {written}", format.id());
        }
    }
});
