# The report of a search. Every message is a line with a label and a value.

# $date: when the search started.
report-date = Date: { $date }
# $side: the side of the board. $rows, $columns: the size of a box.
report-board = Board: { $side }×{ $side }, boxes of { $rows }×{ $columns }
# $symbols: the symbols of the digits, without separators.
report-symbols = Symbols: { $symbols }
# $side: the largest digit.
report-numbers = Symbols: numbers from 1 to { $side }
# $engine: the name of the engine.
report-engine = Engine: { $engine }
# $sought: the maximum number of solutions to search for.
report-sought = Solutions sought: up to { $sought }
report-sought-all = Solutions sought: all
# $naked-singles, $hidden-singles, $naked-pairs: how often each technique was used.
report-strategies = Strategies used: naked singles { $naked-singles }, hidden singles { $hidden-singles }, naked pairs { $naked-pairs }
# $cells: the number of cells open before the first guess.
report-open = Cells open before guessing (probable height): { $cells }
# $height: the maximum number of guesses at the same time.
report-height = Height reached: { $height }
# $combinations: the number of guesses.
report-combinations = Combinations tried: { $combinations }
report-candidates = Candidates of each open cell:
# $found: the number of solutions.
report-found = Solutions found: { $found }
report-end-complete = End: the search is complete, there are no other solutions
report-end-limit = End: the number sought was found; there may be more
report-end-stopped = End: the search was stopped; there may be more
# $level, $levels: the progress of the search. $nodes: the number of live nodes in its queue.
report-end-memory = End: memory ran out on level { $level } of { $levels }, with { $nodes } live nodes; there may be more
# $time: the time with its unit.
report-time = Time: { $time }

# During a search. $found: the solutions so far. $seconds: the time since the start.
report-progress =
    { $found ->
        [one] one solution so far, { $seconds } s (Ctrl-C stops)
       *[other] { $found } solutions so far, { $seconds } s (Ctrl-C stops)
    }
report-progress-searching = searching, { $seconds } s (Ctrl-C stops)
# $answered: the number of puzzles done so far.
report-progress-puzzles =
    { $answered ->
        [one] one puzzle so far, { $seconds } s (Ctrl-C stops)
       *[other] { $answered } puzzles so far, { $seconds } s (Ctrl-C stops)
    }
