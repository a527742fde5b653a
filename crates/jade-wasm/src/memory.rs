//! The functions of the module: memory passes between it and its host by address and length.

#![allow(unsafe_code)]

use crate::{Host, answer};
use jade_collection::{CollectionFile, load_with};
use std::cell::Cell;
use std::sync::Once;
use std::time::Duration;

#[link(wasm_import_module = "jade")]
unsafe extern "C" {
    safe fn now() -> f64;
    safe fn seed() -> u32;
    fn tell(address: *const u8, bytes: usize);
    fn fail(address: *const u8, bytes: usize);
    safe fn load(file: u32) -> u64;
}

/// The length before the bytes of a reply.
const HEAD: usize = size_of::<u32>();

/// Reserves memory for a request of this many bytes, which [`call`] frees.
#[unsafe(no_mangle)]
extern "C" fn alloc(bytes: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; bytes].into_boxed_slice()).cast()
}

/// Answers the request at this address. Returns where the reply is: its length, and then its bytes.
///
/// # Safety
/// The address must be one that [`alloc`] returned for this many bytes, and is not valid any more after the call.
#[unsafe(no_mangle)]
unsafe extern "C" fn call(address: *mut u8, bytes: usize) -> *mut u8 {
    report_panics();
    load_with(collection_file);
    // SAFETY: the host passes on what `alloc` returned, which was a box of this length.
    let request = unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(address, bytes)) };
    let latest = Cell::new(Duration::ZERO);
    let now = || {
        // A clock that has gone back, or is not a number, stands still.
        let read = Duration::try_from_secs_f64(now() / 1000.0).unwrap_or_default();
        latest.set(latest.get().max(read));
        latest.get()
    };
    // SAFETY: the host reads these bytes before it returns.
    let mut tell = |line: &[u8]| unsafe { tell(line.as_ptr(), line.len()) };
    let reply = answer(&request, Host { now: &now, any_seed: u64::from(seed()), tell: &mut tell });
    let mut whole = Vec::with_capacity(HEAD + reply.len());
    whole.extend_from_slice(&(reply.len() as u32).to_le_bytes());
    whole.extend_from_slice(&reply);
    Box::into_raw(whole.into_boxed_slice()).cast()
}

/// Frees a reply.
///
/// # Safety
/// The address must be one that [`call`] returned, and is not valid any more after the call.
#[unsafe(no_mangle)]
unsafe extern "C" fn free(address: *mut u8) {
    // SAFETY: `call` has written the length of the box at its beginning.
    unsafe {
        let mut length = [0; HEAD];
        address.copy_to_nonoverlapping(length.as_mut_ptr(), HEAD);
        let bytes = HEAD + u32::from_le_bytes(length) as usize;
        drop(Box::from_raw(std::ptr::slice_from_raw_parts_mut(address, bytes)));
    }
}

/// Has the host load a file of the collection.
fn collection_file(file: CollectionFile) -> String {
    let place = load(file as u32);
    let (address, bytes) = ((place >> 32) as usize as *mut u8, (place & 0xffff_ffff) as usize);
    // SAFETY: the host has written the file to what `alloc` returned for this many bytes.
    let text = unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(address, bytes)) };
    String::from_utf8(text.into_vec()).expect("the files of the collection are text")
}

/// A panic ends the module without a word, so its words are sent to the host first.
fn report_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        std::panic::set_hook(Box::new(|panic| {
            let words = panic.to_string();
            // SAFETY: the host reads these bytes before it returns.
            unsafe { fail(words.as_ptr(), words.len()) };
        }));
    });
}
