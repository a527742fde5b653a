//! [`Path`]: which machine instructions a search uses.

use std::fmt;

/// The machine instructions that a 9×9 search uses. All paths give the same answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Path {
    /// What any machine has. On x86-64 this includes SSE2.
    Portable,
    /// Registers of 128 bits of WebAssembly, in a module that was compiled for them.
    Simd128,
    /// Registers of 256 bits (x86-64-v3).
    Avx2,
    /// Registers of 512 bits: AVX-512 F, BW and VL.
    Avx512,
}

impl Path {
    /// All paths, slowest first.
    pub const ALL: [Path; 4] = [Path::Portable, Path::Simd128, Path::Avx2, Path::Avx512];

    /// Returns whether this machine has the instructions.
    pub fn is_available(self) -> bool {
        match self {
            Path::Portable => true,
            Path::Simd128 => cfg!(all(target_arch = "wasm32", target_feature = "simd128")),
            #[cfg(target_arch = "x86_64")]
            Path::Avx2 => {
                is_x86_feature_detected!("avx2")
                    && is_x86_feature_detected!("bmi1")
                    && is_x86_feature_detected!("bmi2")
                    && is_x86_feature_detected!("lzcnt")
                    && is_x86_feature_detected!("popcnt")
            }
            #[cfg(target_arch = "x86_64")]
            Path::Avx512 => {
                Path::Avx2.is_available()
                    && is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512bw")
                    && is_x86_feature_detected!("avx512vl")
            }
            #[cfg(not(target_arch = "x86_64"))]
            Path::Avx2 | Path::Avx512 => false,
        }
    }

    /// Returns the fastest path of this machine.
    pub fn best() -> Path {
        Path::ALL.into_iter().rev().find(|path| path.is_available()).unwrap_or(Path::Portable)
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Path::Portable => "portable",
            Path::Simd128 => "simd128",
            Path::Avx2 => "avx2",
            Path::Avx512 => "avx512",
        })
    }
}
