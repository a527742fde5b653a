# The report of a search. Every message is a line: a label and what there is.

# $date: when the search was begun.
report-date = Date: { $date }
# $side: the side of the board. $rows, $columns: of a box.
report-board = Board: { $side }×{ $side }, boxes of { $rows }×{ $columns }
# $symbols: those of the digits, one after the other.
report-symbols = Symbols: { $symbols }
# $side: the largest digit.
report-numbers = Symbols: numbers from 1 to { $side }
# $engine: its name in words.
report-engine = Engine: { $engine }
# $sought: the most solutions that were looked for.
report-sought = Solutions sought: up to { $sought }
report-sought-all = Solutions sought: all
# $naked-singles, $hidden-singles, $naked-pairs: how often each was used.
report-strategies = Strategies used: naked singles { $naked-singles }, hidden singles { $hidden-singles }, naked pairs { $naked-pairs }
# $cells: how many cells were open before the first guess.
report-open = Cells open before guessing (probable height): { $cells }
# $height: the most guesses at the same time.
report-height = Height reached: { $height }
# $combinations: guesses made.
report-combinations = Combinations tried: { $combinations }
report-candidates = Candidates of each open cell:
# $found: solutions.
report-found = Solutions found: { $found }
report-end-complete = End: the search is complete, there are no other solutions
report-end-limit = End: the number sought was found; there may be more
report-end-stopped = End: the search was stopped; there may be more
# $level, $levels: how far the search got. $nodes: live nodes in its queue.
report-end-memory = End: memory ran out on level { $level } of { $levels }, with { $nodes } live nodes; there may be more
# $time: with its unit.
report-time = Time: { $time }

# While a search goes on. $found: solutions so far. $seconds: since it began.
report-progress =
    { $found ->
        [one] one solution so far, { $seconds } s (Ctrl-C stops)
       *[other] { $found } solutions so far, { $seconds } s (Ctrl-C stops)
    }
report-progress-searching = searching, { $seconds } s (Ctrl-C stops)
# $answered: puzzles so far.
report-progress-puzzles =
    { $answered ->
        [one] one puzzle so far, { $seconds } s (Ctrl-C stops)
       *[other] { $answered } puzzles so far, { $seconds } s (Ctrl-C stops)
    }
