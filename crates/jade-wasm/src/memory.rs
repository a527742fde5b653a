//! The functions of the modules: memory passes between them and their host by address and length.

#![allow(unsafe_code)]

use std::sync::Once;

#[link(wasm_import_module = "jade")]
unsafe extern "C" {
    fn fail(address: *const u8, bytes: usize);
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
    // SAFETY: the host passes on what `alloc` returned, which was a box of this length.
    let request = unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(address, bytes)) };
    let reply = reply_to(&request);
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

/// Answers a request with what this module is for.
fn reply_to(request: &[u8]) -> Vec<u8> {
    #[cfg(feature = "vision")]
    if let Some(reply) = crate::answer_picture(request) {
        return reply;
    }
    #[cfg(feature = "codes")]
    if let Some(reply) = crate::answer_codes(request) {
        return reply;
    }
    #[cfg(feature = "tutor")]
    return crate::host::reply_to(request);
    #[cfg(all(feature = "search", not(feature = "tutor")))]
    return crate::answer_search(request);
    #[cfg(not(any(feature = "search", feature = "tutor")))]
    b"404 application/json\n{}".to_vec()
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
