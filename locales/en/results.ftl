# What a question about a puzzle found.

check-proper = The puzzle has exactly one solution.
check-none = The puzzle has no solution.
# $cell, $first, $second: a cell and its digit in each of two solutions.
check-several = The puzzle has more than one solution: { $cell } can be { $first }, but also { $second }.
check-unknown = The search was cut short before it was clear how many solutions the puzzle has.
# $house, $digit, $cells: the digit stands in both cells of the house.
check-conflict = { $house } has { $digit } twice: in { $cells }.
# $cells: entries that are not those of the only solution.
check-mistakes =
    { $cells-count ->
        [one] The entry in { $cells } is wrong.
       *[other] The entries in { $cells } are wrong.
    }

# $count: solutions found, and there are no more.
solve-complete =
    { $count ->
        [0] There is no solution.
        [one] There is exactly one solution.
       *[other] There are exactly { $count } solutions.
    }
# $count: solutions found before the search stopped at the limit it was given.
solve-limit =
    { $count ->
        [0] The search was cut short before it found a solution.
        [one] There is at least one solution; the search went no further.
       *[other] There are at least { $count } solutions; the search went no further.
    }

# $count: steps. $level: the level of the puzzle.
path-solved =
    { $count ->
        [0] The puzzle is already solved.
        [one] Solved in one step. Level: { $level }.
       *[other] Solved in { $count } steps. Level: { $level }.
    }
path-stuck =
    { $count ->
        [0] None of the techniques in use finds a first step.
        [one] After one step, none of the techniques in use goes any further.
       *[other] After { $count } steps, none of the techniques in use goes any further.
    }
path-impossible =
    { $count ->
        [0] There is no solution from here: the position contradicts itself.
        [one] After one step, the position contradicts itself: there is no solution.
       *[other] After { $count } steps, the position contradicts itself: there is no solution.
    }

level-very-easy = very easy
level-easy = easy
level-medium = medium
level-hard = hard
level-very-hard = very hard
level-extreme = extreme
level-beyond = beyond extreme

engine-backtracking = backtracking (fewest candidates first)
engine-backtracking-row-order = backtracking (row by row)
engine-dancing-links = dancing links
