//! How files are compressed. A part of the build script, and of the test that measures what is sent.

use std::io::Write;

/// Brotli at its best setting: all files take five seconds.
pub(super) fn brotli(bytes: &[u8]) -> Vec<u8> {
    let mut packed = Vec::new();
    let parameters = brotli::enc::BrotliEncoderParams { quality: 11, ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut packed, &parameters).expect("memory can be written to");
    packed
}

/// Gzip at its best setting.
pub(super) fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    packed.write_all(bytes).expect("memory can be written to");
    packed.finish().expect("memory can be written to")
}

/// Whether this is smaller by enough for a browser to unpack it.
pub(super) fn is_worth_it(packed: &[u8], whole: &[u8]) -> bool {
    packed.len() < whole.len() / 10 * 9
}
