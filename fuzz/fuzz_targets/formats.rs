//! The readers of lines and rows: no text makes them panic, and what they read they read again as they write it.
#![no_main]

use jade_grid::format;

libfuzzer_sys::fuzz_target!(|text: &str| {
    for reading in format::read_many(text).flatten() {
        let side = reading.puzzle.geometry().side();
        // A library names candidates by three figures: it has no boards beyond 9×9.
        for format in format::FORMATS.iter().filter(|format| side <= 9 || format.id() != "library") {
            let written = format.write(&reading.puzzle);
            let mut again = format.read(&written);
            let read = again.next().expect("one puzzle").expect("a puzzle");
            assert_eq!(read.puzzle.values(), reading.puzzle.values(), "{}: {written}", format.id());
            assert!(again.next().is_none(), "{}: {written}", format.id());
        }
    }
});
