//! What the tutor's module has its host do.

#![allow(unsafe_code)]

use crate::{Host, answer};
use jade_collection::{CollectionFile, load_with};
use std::cell::Cell;
use std::time::Duration;

#[link(wasm_import_module = "jade")]
unsafe extern "C" {
    safe fn now() -> f64;
    safe fn seed() -> u32;
    fn tell(address: *const u8, bytes: usize);
    safe fn load(file: u32) -> u64;
}

/// Answers a request.
pub(crate) fn reply_to(request: &[u8]) -> Vec<u8> {
    load_with(collection_file);
    let latest = Cell::new(Duration::ZERO);
    let now = || {
        // A clock that has gone back, or is not a number, stands still.
        let read = Duration::try_from_secs_f64(now() / 1000.0).unwrap_or_default();
        latest.set(latest.get().max(read));
        latest.get()
    };
    // SAFETY: the host reads these bytes before it returns.
    let mut tell = |line: &[u8]| unsafe { tell(line.as_ptr(), line.len()) };
    answer(request, Host { now: &now, any_seed: u64::from(seed()), tell: &mut tell })
}

/// Has the host load a file of the collection.
fn collection_file(file: CollectionFile) -> String {
    let place = load(file as u32);
    let (address, bytes) = ((place >> 32) as usize as *mut u8, (place & 0xffff_ffff) as usize);
    // SAFETY: the host has written the file to what `alloc` returned for this many bytes.
    let text = unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(address, bytes)) };
    String::from_utf8(text.into_vec()).expect("the files of the collection are text")
}
