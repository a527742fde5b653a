//! [`contradiction`]: why a puzzle has no solution.

use super::{Board, Clue, Hunt, Hunted, Wanted, share, with_rules};
use jade_grid::{Geometry, Puzzle, Rule};
use jade_search::SearchLimits;

/// Clues of a puzzle that no solution can meet together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contradiction {
    /// The clues, in the order of [`Clue::all_of`]; none if the board alone has no solution.
    pub clues: Vec<Clue>,
    /// Whether each of them is known to be needed: without any one of them there is a solution.
    pub is_minimal: bool,
}

/// Finds clues that contradict each other, as few as leaving out one after the other leads to. The board (rows, columns, boxes or
/// regions, and digits that the puzzle bars) stays. Returns `None` if it was not found out whether the puzzle has a solution, or if
/// it has one.
///
/// ```
/// use jade_explore::{Clue, contradiction};
/// use jade_grid::line;
/// use jade_search::SearchLimits;
/// let puzzle = line::read("[main-diagonal; cage 3 r1c1 r1c2; even r4c4] ..12............").unwrap();
/// let found = contradiction(&puzzle, &SearchLimits::default()).unwrap();
/// let rules: Vec<String> =
///     found.clues.iter().map(|clue| if let Clue::Rule(rule) = clue { rule.written(4) } else { "given".into() }).collect();
/// assert_eq!(rules, ["given", "cage 3 r1c1 r1c2"]);
/// assert!(found.is_minimal);
/// ```
pub fn contradiction(puzzle: &Puzzle, limits: &SearchLimits<'_>) -> Option<Contradiction> {
    let clues: Vec<Clue> = Clue::all_of(puzzle).collect();
    let mut search = Search {
        puzzle,
        guesses: share(limits, clues.len() as u64 / 2),
        clues,
        hunt: Hunt::new(puzzle.geometry().cell_count(), limits),
        board: None,
    };
    let all = vec![true; search.clues.len()];
    let kept = if search.fails_at_once(&all) {
        // Two orders lead to different clues; the fewer say more.
        let forward = search.without_chunks(all.clone(), false, Search::fails_at_once);
        let backward = search.without_chunks(all, true, Search::fails_at_once);
        let count = |kept: &[bool]| kept.iter().filter(|kept| **kept).count();
        if count(&backward) < count(&forward) { backward } else { forward }
    } else {
        let guesses = share(limits, 2);
        if search.ask(&all, guesses) != Answer::None {
            return None;
        }
        all
    };
    let guesses = search.guesses;
    let mut kept =
        search.without_chunks(kept, true, |search, kept| search.ask(kept, guesses) == Answer::None);
    // Signs that a rule about all other cells has spared may make one less enough: until nothing changes.
    let is_minimal = loop {
        let (mut changed, mut known) = (false, true);
        for clue in 0..kept.len() {
            if !std::mem::replace(&mut kept[clue], false) {
                continue;
            }
            match search.ask(&kept, guesses) {
                Answer::None => changed = true,
                answer => {
                    known &= answer == Answer::Some;
                    kept[clue] = true;
                }
            }
        }
        if !changed {
            break known;
        }
    };
    let clues = search.clues.into_iter().zip(kept).filter(|(_, kept)| *kept).map(|(clue, _)| clue).collect();
    Some(Contradiction { clues, is_minimal })
}

/// Whether there is a solution.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    Some,
    None,
    Unknown,
}

struct Search<'a> {
    puzzle: &'a Puzzle,
    clues: Vec<Clue>,
    guesses: u64,
    hunt: Hunt<'a>,
    /// The last board that was made, and with which rules.
    board: Option<(Vec<bool>, Geometry)>,
}

impl Search<'_> {
    /// Returns whether these clues fail without a guess.
    fn fails_at_once(&mut self, kept: &[bool]) -> bool {
        self.on_board(kept, |hunt, board, puzzle, is_given| {
            !hunt.propagate(board, &mut board.start(puzzle, is_given))
        })
        .unwrap_or(false)
    }

    /// Returns whether there is a solution with these clues.
    fn ask(&mut self, kept: &[bool], guesses: u64) -> Answer {
        if self.hunt.is_over() {
            return Answer::Unknown;
        }
        let hunted = self.on_board(kept, |hunt, board, puzzle, is_given| {
            hunt.find(board, &board.start(puzzle, is_given), Wanted::default(), guesses)
        });
        match hunted {
            Some(Hunted::Found(_)) => Answer::Some,
            Some(Hunted::None) => Answer::None,
            Some(Hunted::Unknown) | None => Answer::Unknown,
        }
    }

    /// Answers a question about the board with these clues.
    fn on_board<T>(
        &mut self,
        kept: &[bool],
        question: impl FnOnce(&mut Hunt<'_>, &Board<'_>, &Puzzle, &dyn Fn(jade_grid::Cell) -> bool) -> T,
    ) -> Option<T> {
        let rules: Vec<bool> = (self.clues.iter().zip(kept))
            .filter(|(clue, _)| matches!(clue, Clue::Rule(_)))
            .map(|(_, kept)| *kept)
            .collect();
        if self.board.as_ref().is_none_or(|(known, _)| *known != rules) {
            let rule = |(clue, kept): (&'_ Clue, &bool)| -> Option<Rule> {
                match clue {
                    Clue::Rule(rule) if *kept => Some(rule.clone()),
                    _ => None,
                }
            };
            let left: Vec<Rule> = self.clues.iter().zip(kept).filter_map(rule).collect();
            self.board = Some((rules, with_rules(self.puzzle, &left)?));
        }
        let (_, geometry) = self.board.as_ref()?;
        let board = Board::of(geometry);
        let is_given = |cell: jade_grid::Cell| {
            (self.clues.iter().zip(kept))
                .any(|(clue, kept)| *kept && matches!(clue, Clue::Given(at, _) if *at == cell))
        };
        Some(question(&mut self.hunt, &board, self.puzzle, &is_given))
    }

    /// Leaves out clues, first many at a time, then fewer, as long as the rest still fails.
    fn without_chunks(
        &mut self,
        mut kept: Vec<bool>,
        backward: bool,
        fails: impl Fn(&mut Self, &[bool]) -> bool,
    ) -> Vec<bool> {
        let mut size = kept.len().div_ceil(2);
        while size > 0 {
            let mut clues: Vec<usize> = (0..kept.len()).filter(|clue| kept[*clue]).collect();
            if backward {
                clues.reverse();
            }
            for chunk in clues.chunks(size) {
                let mut fewer = kept.clone();
                chunk.iter().for_each(|clue| fewer[*clue] = false);
                if fails(self, &fewer) {
                    kept = fewer;
                }
            }
            size /= 2;
        }
        kept
    }
}
