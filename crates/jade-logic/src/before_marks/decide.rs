//! Finds what the moves fill, without the moves: their reasons take most of the time, and rating and summaries only ask
//! which cells are reached.
//!
//! What the moves conclude comes down to four rules, and no conclusion takes another one away, so that their order makes
//! no difference:
//!
//! | rule | moves |
//! |---|---|
//! | a digit with one place in a house | last of a note or of a pair, last cell, cross-hatching, line sweep |
//! | the places in a house are all in a second one, and one of the two is a box | pointing and claiming notes |
//! | two digits with the same two places in a box | pairs |
//! | a cell that sees all digits except one | cell count |

use jade_grid::{DigitSet, HouseKind, PositionOf};

/// Returns whether every open cell can be filled without pencil marks, as by
/// [`BeforeMarks::all_moves`](super::BeforeMarks::all_moves), for a board that has a solution.
///
/// ```
/// use jade_grid::{line, Position};
/// use jade_logic::before_marks::fills_before_marks;
/// let line = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
/// assert!(fills_before_marks(Position::new(&line::read(line).unwrap()).unwrap()));
/// ```
pub fn fills_before_marks<const WORDS: usize>(position: PositionOf<WORDS>) -> bool {
    filled_before_marks(position).is_full()
}

/// Returns the board filled as far as pencil marks are not needed, with the same digits as after
/// [`BeforeMarks::all_moves`](super::BeforeMarks::all_moves), for a board that has a solution.
pub fn filled_before_marks<const WORDS: usize>(mut position: PositionOf<WORDS>) -> PositionOf<WORDS> {
    // The cheapest rule first, again and again; the others only when it has nothing left.
    while fill_only_places(&mut position) || rule_out(&mut position) || fill_counted_cells(&mut position) {}
    position
}

fn fill_only_places<const WORDS: usize>(position: &mut PositionOf<WORDS>) -> bool {
    let mut any = false;
    for house in position.geometry().house_ids() {
        for digit in position.digits_with_one_place(house) {
            if let Some(cell) = position.cells_in(house, digit).first() {
                any |= position.place(cell, digit);
            }
        }
    }
    any
}

/// Applies locked candidates and, in boxes, hidden pairs.
fn rule_out<const WORDS: usize>(position: &mut PositionOf<WORDS>) -> bool {
    let geometry = position.geometry();
    let mut any = false;
    for house in geometry.house_ids() {
        let is_box = |house| geometry.house(house).kind() == HouseKind::Box;
        let mut twice = Vec::new();
        for digit in DigitSet::all(geometry.side()) - position.placed_in(house) {
            let places = position.cells_in(house, digit);
            if places.len() < 2 {
                continue;
            }
            let is_locked = geometry
                .houses_of_all(places)
                .any(|other| other != house && (is_box(house) || is_box(other)));
            if is_locked {
                for cell in (geometry.common_peers(places) - places) & position.cells_with(digit) {
                    any |= position.eliminate(cell, digit);
                }
            }
            if is_box(house) && places.len() == 2 {
                if let Some((twin, _)) = twice.iter().find(|(_, cells)| *cells == places) {
                    let pair = DigitSet::only(digit).with(*twin);
                    for cell in places {
                        for other in position.candidates(cell) - pair {
                            any |= position.eliminate(cell, other);
                        }
                    }
                }
                twice.push((digit, places));
            }
        }
    }
    any
}

fn fill_counted_cells<const WORDS: usize>(position: &mut PositionOf<WORDS>) -> bool {
    let geometry = position.geometry();
    let mut any = false;
    for cell in position.open_cells() {
        let houses = geometry.houses_of(cell).iter();
        let seen = houses.fold(DigitSet::EMPTY, |seen, house| seen | position.placed_in(*house));
        if let Some(digit) = position.candidates(cell).single()
            && seen.len() + 1 == geometry.side()
        {
            any |= position.place(cell, digit);
        }
    }
    any
}
