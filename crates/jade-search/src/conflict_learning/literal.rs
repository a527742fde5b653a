//! [`Literal`]: what a clause consists of.

/// A variable or its negation: twice its number, plus one if negated.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Literal(pub(super) u32);

impl Literal {
    #[inline]
    pub(super) fn new(variable: u32, positive: bool) -> Literal {
        Literal(variable << 1 | u32::from(!positive))
    }

    #[inline]
    pub(super) fn of(variable: u32) -> Literal {
        Literal(variable << 1)
    }

    #[inline]
    pub(super) fn not(variable: u32) -> Literal {
        Literal(variable << 1 | 1)
    }

    #[inline]
    pub(super) fn negated(self) -> Literal {
        Literal(self.0 ^ 1)
    }

    #[inline]
    pub(super) fn variable(self) -> u32 {
        self.0 >> 1
    }

    #[inline]
    pub(super) fn is_positive(self) -> bool {
        self.0 & 1 == 0
    }
}
