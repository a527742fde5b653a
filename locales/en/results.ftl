# The results of questions about a puzzle.

check-proper = The puzzle has exactly one solution.
check-none = The puzzle has no solution.
# $cell, $one, $other: a cell, and its digit in each of two solutions.
check-several = The puzzle has more than one solution: { $cell } can be { $one }, but also { $other }.
check-unknown = The search was cut short before it was clear how many solutions the puzzle has.
# $house, $digit, $cells: the digit is in both cells of the house.
conflict = { $house } has two { $digit-many }: in { $cells }.

# Solutions that are listed. $count: their number. complete: there are no more; more: there are more, but they were not
# requested; stopped: the search was interrupted.
solve-complete =
    { $count ->
        [0] The puzzle has no solution.
        [one] The puzzle has exactly one solution.
       *[other] The puzzle has exactly { $count } solutions.
    }
solve-more =
    { $count ->
        [one] The puzzle has more than one solution; this is one of them.
       *[other] The puzzle has more than { $count } solutions; these are the first.
    }
solve-stopped =
    { $count ->
        [0] The search was cut short before it found a solution.
        [one] The search was cut short after one solution; there may be more.
       *[other] The search was cut short after { $count } solutions; there may be more.
    }

# Solutions that are counted, likewise; more: the count stopped at the requested limit.
count-complete =
    { $count ->
        [0] The puzzle has no solution.
        [one] The puzzle has exactly one solution.
       *[other] The puzzle has exactly { $count } solutions.
    }
count-more =
    { $count ->
        [one] The puzzle has at least one solution; the count stopped there.
       *[other] The puzzle has at least { $count } solutions; the count stopped there.
    }
count-stopped =
    { $count ->
        [0] The search was cut short before it found a solution.
        [one] The search was cut short after one solution; there may be more.
       *[other] The search was cut short after { $count } solutions; there may be more.
    }

# $count: the number of steps. $level: the level of the puzzle.
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

level-beginner = beginner
level-very-easy = very easy
level-easy = easy
level-medium = medium
level-hard = hard
level-very-hard = very hard
level-extreme = extreme
level-beyond = beyond

engine-auto = automatic (chooses what suits the board)
engine-nine = fast 9×9 search (automatic for other sizes)
engine-backtracking = backtracking (fewest candidates first)
engine-backtracking-row-order = backtracking (row by row)
engine-backtracking-permuted = backtracking (row by row, on a shuffled board)
engine-backtracking-random = backtracking (row by row, digits at random)
engine-branch-and-bound = branch and bound (level by level)
engine-strategies = strategies, then guesses
engine-dancing-links = dancing links
engine-conflict-learning = conflict learning
