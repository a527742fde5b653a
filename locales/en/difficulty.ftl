# Measures of difficulty side by side: help, results and errors of `jade difficulty`. Names of commands and columns are not
# translated.

cli-difficulty = Compare measures of difficulty: rank correlations, also with other programs and people’s times
cli-difficulty-help =
    Compare measures of difficulty on samples of 9×9 puzzles, and print a matrix of rank correlations
    for each sample. JADE measures the givens, level, score, openness, the ER of the Sudoku Explainer,
    the refutation sum and the search nodes. Files add HoDoKu’s scores and the times of people; puzzles
    are recognised in any disguise.

    Each FILE is a sample: a puzzle a line, or a table (CSV or TSV) with a column “puzzle”, whose other
    columns with numbers are compared, too. Without FILE, the samples are the puzzles of the files with
    ratings, by their column “set” if they have one. Without any file, three samples are drawn at
    random, whatever their difficulty: minimal puzzles, symmetric ones, and ones with many givens.

    docs/difficulty.md says what the measures are and what to expect.
cli-arg-difficulty-files = The samples, one file each; - for standard input
cli-opt-difficulty-hodoku = HoDoKu’s scores: its output, or a table with the columns “puzzle” and “score”
cli-opt-difficulty-times = People’s times: a table with the columns “puzzle” and “seconds”, as 450 or 7:30. The median counts if there are several for a puzzle
cli-opt-difficulty-count = The number of puzzles in each sample drawn [default: 500]
cli-opt-difficulty-seed = The seed of the samples drawn [default: 1]
cli-opt-difficulty-values = Write all measures of all puzzles to a file, as a table with tabs
cli-opt-difficulty-json = Print one JSON object a line for each sample

difficulty-sample-minimal = Random minimal puzzles
difficulty-sample-half-turn = Random puzzles whose givens have half-turn symmetry
# $from, $to (numbers)
difficulty-sample-ample = Random puzzles with { $from } to { $to } givens

# $name: that of the sample
difficulty-title = { $name } ({ $puzzles ->
    [one] one puzzle
   *[other] { $puzzles } puzzles
})
difficulty-how = Spearman’s rank correlations; equal values have the mean of their ranks.
difficulty-chance = With { $puzzles } puzzles, unrelated measures exceed ±{ $limit } in one of twenty samples.
difficulty-gaps =
    Diagonal: the puzzles that have the measure. Above it: those that have both.

difficulty-givens = givens
difficulty-level = level
difficulty-score = score
difficulty-openness = openness
difficulty-hodoku = HoDoKu
difficulty-explainer = ER
difficulty-refutations = refutation sum
difficulty-nodes = search nodes
difficulty-seconds = people’s times

difficulty-no-puzzle = expected a puzzle, found none
difficulty-not-nine = expected a plain 9×9 board
# $expected, $found: names of columns
difficulty-no-column = expected one of the columns { $expected }; the table has { $found }
# $found: what the table has in the column
difficulty-no-number = expected a number in the column { $column }, found “{ $found }”
difficulty-no-time = expected a time in the column { $column }, such as 450 or 7:30, found “{ $found }”
difficulty-no-time-in-line = expected a time after the puzzle, such as 450 or 7:30
difficulty-no-hodoku = expected HoDoKu’s level and score after the puzzle, such as “Hard (564)”
