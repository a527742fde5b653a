//! Answers requests with the code of the WebAssembly module, compiled for this machine, and prints how long each took.
//! `node web/test/module/bench.js` runs it and compares the module with it.
//!
//! Standard input has requests: a line with the number of bytes, and the bytes (see `jade_wasm`). Standard output has a
//! line for each: microseconds of processor time.

use jade_wasm::{Host, answer};
use std::io::{self, BufRead, Read, Write};
use std::time::Instant;

#[path = "../clock.rs"]
mod clock;

fn main() -> io::Result<()> {
    let mut input = io::stdin().lock();
    let mut output = io::BufWriter::new(io::stdout().lock());
    let begun = Instant::now();
    let mut line = String::new();
    while input.read_line(&mut line)? > 0 {
        let length = line.trim().parse().map_err(|_| io::Error::other(format!("not a length: {line}")))?;
        let mut request = vec![0; length];
        input.read_exact(&mut request)?;
        let host = Host { now: &|| begun.elapsed(), any_seed: 7, tell: &mut |_| {} };
        let (reply, seconds) = clock::seconds(|| answer(&request, host));
        if !reply.starts_with(b"200 ") {
            return Err(io::Error::other(String::from_utf8_lossy(&reply).into_owned()));
        }
        writeln!(output, "{:.1}", seconds * 1e6)?;
        line.clear();
    }
    output.flush()
}
