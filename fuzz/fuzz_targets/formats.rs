//! The readers: no text makes them panic, and plain digits are read back after writing.
#![no_main]

use jade_exchange::{Document, by_id, read, read_as};

libfuzzer_sys::fuzz_target!(|text: &str| {
    for document in read(text).flatten() {
        let plain = Document::of_puzzle(document.givens().clone());
        for format in ["line", "rows", "pencil-marks", "library"].into_iter().filter_map(by_id) {
            if format.facts().fits(&plain).is_err() {
                continue;
            }
            let id = format.facts().id;
            let written = format.write(std::slice::from_ref(&plain));
            let mut again = read_as(format, &written);
            let read = again.next().expect("one puzzle").expect("a puzzle");
            assert_eq!(read.values().values(), plain.givens().values(), "{id}: {written}");
            assert!(again.next().is_none(), "{id}: {written}");
        }
    }
});
