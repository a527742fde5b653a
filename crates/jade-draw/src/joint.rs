//! [`joint`]: the characters of lines between cells.

/// A line between two cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stroke {
    /// No line.
    None,
    /// A thin line.
    Light,
    /// A thick line.
    Heavy,
}

/// The box-drawing characters of Unicode by the strokes that go up, right, down and left, in this order of significance.
const JOINTS: &str = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";

/// Returns the character where lines meet: `[up, right, down, left]`.
///
/// ```
/// use jade_draw::{Stroke::*, joint};
/// assert_eq!(joint([None, Light, Light, None]), '┌');
/// assert_eq!(joint([Heavy, Light, Heavy, Light]), '╂');
/// ```
pub fn joint(strokes: [Stroke; 4]) -> char {
    let index = strokes.iter().fold(0, |index, stroke| 3 * index + *stroke as usize);
    JOINTS.chars().nth(index).unwrap_or(' ')
}

/// Returns the character of a line between two cells of one row.
pub fn bar(stroke: Stroke) -> char {
    joint([stroke, Stroke::None, stroke, Stroke::None])
}

/// Returns the character of a line between two cells of one column.
pub fn dash(stroke: Stroke) -> char {
    joint([Stroke::None, stroke, Stroke::None, stroke])
}
