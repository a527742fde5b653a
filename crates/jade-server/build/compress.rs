//! Compresses files. Used by the build script and by the test that measures the size of the page.

use std::io::Write;

/// Compresses with Brotli at its highest level. All files together take five seconds.
#[cfg(any(test, feature = "brotli"))]
pub(super) fn brotli(bytes: &[u8]) -> Vec<u8> {
    let mut packed = Vec::new();
    let parameters = brotli::enc::BrotliEncoderParams { quality: 11, ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut packed, &parameters).expect("memory can be written to");
    packed
}

/// Compresses with gzip at its highest level.
pub(super) fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    packed.write_all(bytes).expect("memory can be written to");
    packed.finish().expect("memory can be written to")
}

/// Returns whether compression saves enough to be worth unpacking.
pub(super) fn is_worth_it(packed: &[u8], whole: &[u8]) -> bool {
    packed.len() < whole.len() / 10 * 9
}
