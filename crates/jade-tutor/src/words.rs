//! The number of words of a board's sets: chosen here once, for all that reasons.

/// Calls a function of a number of words, `f::<WORDS>(arguments)`, with the number that the board needs.
macro_rules! on_words {
    ($geometry:expr, $f:ident, $($argument:expr),+) => {
        if $geometry.is_usual() { $f::<4>($($argument),+) } else { $f::<10>($($argument),+) }
    };
}
pub(crate) use on_words;
