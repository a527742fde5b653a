//! A board with a step on it, as SVG and as coloured text.
