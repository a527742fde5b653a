//! [`Search`]: depth-first search over a propagating [`Board`].

use super::board::Mark;
use super::tables::Tabled;
use super::{Board, Sets};
use crate::Outcome;
use crate::limits::Meter;
use crate::random::Random;
use crate::solutions::Solutions;
use jade_grid::Puzzle;
use std::ops::ControlFlow;

/// One continuation where nothing is forced: a digit in a cell.
pub(crate) type Choice = (u16, u8);

/// A guess on the board.
pub(crate) struct Guess<M> {
    /// The alternatives: the digits of a cell, or the places of a digit in a house.
    subject: Subject,
    /// What is being tried.
    pub(crate) now: Choice,
    /// What has been tried.
    tried: M,
    /// What is still to be tried.
    left: M,
    mark: Mark,
}

#[derive(Clone, Copy)]
enum Subject {
    Cell(u16),
    Places { house: u16, digit: u8 },
}

/// How a search was interrupted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pause {
    /// It was not: everything was searched.
    Done,
    /// So many guesses since the start or the last solution led to no other solution.
    Stuck,
}

/// A search by propagation and guesses that can be abandoned halfway without losing what it knows: see
/// [`Search::searched`].
pub(crate) struct Search<M: 'static> {
    board: Board<M>,
    guesses: Vec<Guess<M>>,
    possible: bool,
    /// Decides which alternative of a guess comes next; otherwise the smallest does.
    random: Option<Random>,
}

impl<M: Tabled> Search<M> {
    pub(crate) fn new(board: Board<M>) -> Search<M> {
        Search { board, guesses: Vec::new(), possible: true, random: None }
    }

    /// Tries the alternatives of each guess in random order.
    pub(crate) fn shuffled(self, random: Random) -> Search<M> {
        Search { random: Some(random), ..self }
    }

    /// Passes on solutions until everything is searched or `patience` guesses in a row have led to none.
    pub(crate) fn run(
        &mut self,
        meter: &mut Meter<'_>,
        solutions: &mut Solutions<'_, '_>,
        patience: u64,
    ) -> ControlFlow<Outcome, Pause> {
        let mut in_vain = 0;
        loop {
            // Down: everything that is forced, then a new guess or a solution.
            if self.possible && self.board.propagate(meter)? {
                if self.board.open == 0 {
                    solutions.report(meter, &self.board.values)?;
                    in_vain = 0;
                } else {
                    let guess = self.choose();
                    self.guesses.push(guess);
                }
            }
            // On to the next alternative of the last guess that has one left.
            loop {
                let height = self.guesses.len();
                let Some(guess) = self.guesses.last_mut() else {
                    return ControlFlow::Continue(Pause::Done);
                };
                self.board.take_back(guess.mark);
                if guess.left != M::NONE {
                    if in_vain == patience {
                        return ControlFlow::Continue(Pause::Stuck);
                    }
                    in_vain += 1;
                    meter.guess(height)?;
                    let next = guess.left.take_one(self.random.as_mut());
                    guess.tried |= M::only(next);
                    guess.now = choice(&self.board, guess.subject, next);
                    let (cell, digit) = guess.now;
                    self.possible = self.board.place(usize::from(cell), usize::from(digit));
                    break;
                }
                self.guesses.pop();
            }
        }
    }

    /// Guesses in the cell with the fewest candidates or, if it has more than two, a digit that has only two places in
    /// some house.
    fn choose(&self) -> Guess<M> {
        let board = &self.board;
        let (mut subject, mut left, mut fewest) = (Subject::Cell(0), M::NONE, u32::MAX);
        for (cell, candidates) in board.candidates.iter().enumerate() {
            if board.values[cell] == 0 && candidates.len() < fewest {
                (subject, left, fewest) = (Subject::Cell(cell as u16), *candidates, candidates.len());
                if fewest == 2 {
                    break;
                }
            }
        }
        if fewest > 2 {
            'search: for house in 0..board.tables.houses {
                let mut digits = board.missing(house);
                while digits != M::NONE {
                    let digit = digits.take_first();
                    let places = board.places(house, digit);
                    if places.len() < fewest {
                        subject = Subject::Places { house: house as u16, digit: digit as u8 };
                        (left, fewest) = (places, places.len());
                        if fewest == 2 {
                            break 'search;
                        }
                    }
                }
            }
        }
        Guess { subject, now: choice(board, subject, left.first()), tried: M::NONE, left, mark: board.mark() }
    }

    /// Returns what has been searched so far, as sets of choices: every solution that makes all choices of one of the
    /// sets has been found; no other solution has. Must be called after [`Pause::Stuck`]; the returned board is as it
    /// was before any guess.
    pub(crate) fn searched(mut self) -> (Board<M>, Vec<Vec<Choice>>) {
        let mut searched = Vec::new();
        let mut standing: Vec<Choice> = Vec::new();
        let last = self.guesses.len().saturating_sub(1);
        for (i, guess) in self.guesses.iter().enumerate() {
            let mut tried = guess.tried;
            while tried != M::NONE {
                let tried = choice(&self.board, guess.subject, tried.take_first());
                // In all guesses but the last, what is being tried is not yet fully searched.
                if i == last || tried != guess.now {
                    searched.push(standing.iter().copied().chain([tried]).collect());
                }
            }
            standing.push(guess.now);
        }
        if let Some(first) = self.guesses.first() {
            self.board.take_back(first.mark);
        }
        (self.board, searched)
    }
}

fn choice<M: Tabled>(board: &Board<M>, subject: Subject, index: usize) -> Choice {
    match subject {
        Subject::Cell(cell) => (cell, index as u8),
        Subject::Places { house, digit } => (board.tables.cell(usize::from(house), index) as u16, digit),
    }
}

/// Makes all deductions without guessing; `None` on a contradiction.
pub(crate) fn deduce<M: Tabled>(
    puzzle: &Puzzle,
    meter: &mut Meter<'_>,
) -> ControlFlow<Outcome, Option<Board<M>>> {
    let Some(mut board) = Board::<M>::new(puzzle) else { return ControlFlow::Continue(None) };
    let possible = board.propagate(meter)?
        && (puzzle.geometry().side() <= 9 || board.draw_all(&mut Sets::new(board.tables.side), meter)?);
    ControlFlow::Continue(possible.then_some(board))
}
