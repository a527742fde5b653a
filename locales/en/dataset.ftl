# Data sets of rated puzzles: help, results and errors of `jade dataset`, and the cards of data sets. Names of commands, keys,
# columns and files are not translated.

cli-dataset = Make data sets of rated puzzles for training and research, and check them
cli-dataset-build = Make a data set from a plan, as Parquet and JSON lines
cli-dataset-build-help =
    Make a data set from a plan, as Parquet and JSON lines. The plan is a TOML file that lists sets of
    puzzles (level, technique, size, givens, openness) and how many rows of each go into each split. No
    two rows are essentially the same puzzle, and no two splits have the same solution, however
    rearranged, or puzzles that differ by one or two givens. The same plan makes the same files.

    If it is stopped, the same command goes on where it was. docs/datasets.md explains plans and columns.
cli-dataset-verify = Check a data set from its files alone
cli-dataset-verify-help =
    Check a data set from its files alone: every column of every row is computed again from its puzzle,
    both formats are compared, the sets and splits have the rows of the plan, no two rows are isomorphic,
    and different splits share neither solutions nor puzzles that differ by a few givens. Faults are
    listed with file and row.
cli-arg-dataset-plan = The plan, a TOML file
cli-arg-dataset-folder = The folder of the data set

# $rows (number)
dataset-built = { $rows ->
    [one] The data set is complete: one row in { $file }.
   *[other] The data set is complete: { $rows } rows in { $file }.
}
dataset-built-before = { $rows ->
    [one] The data set was complete before: one row in { $file }.
   *[other] The data set was complete before: { $rows } rows in { $file }.
}
dataset-verified = { $rows ->
    [one] One row, all as it should be.
   *[other] { $rows } rows, all as they should be.
}
# $faults (number), $rows (number)
dataset-faults = { $faults ->
    [one] One fault in { $rows } rows.
   *[other] { $faults } faults in { $rows } rows.
}
dataset-made-by-other-version = version { $theirs } of JADE made this data set; ratings can differ between versions

# $name is that of a set or a file; $done and $of are numbers of puzzles.
dataset-searching = { $name }: { $done } of { $of } puzzles found (Ctrl-C stops)
dataset-comparing = { $name }: { $done } of { $of } puzzles compared (Ctrl-C stops)
dataset-writing = { $name }: { $done } of { $of } rows written (Ctrl-C stops)
dataset-verifying = { $name }: { $done } rows checked (Ctrl-C stops)

dataset-file = { $file }: { $reason }
dataset-impossible = the set { $set } is impossible: { $reason }
dataset-other-plan = { $file } contains a data set of another plan; choose another folder
dataset-other-version = { $file } was begun with version { $theirs } of JADE; version { $ours } would make other rows. Choose another folder
dataset-not-empty = { $file } contains something else; choose a new folder
dataset-busy = another process is working in { $file }
dataset-incomplete = there is no complete data set in { $file }; “jade dataset build” completes one that was stopped
# $found, $wanted, $attempts (numbers)
dataset-exhausted = the set { $set } has only { $found } of { $wanted } puzzles that differ enough after { $attempts } attempts; ask for fewer rows or splits, or for more kinds of puzzles
dataset-interrupted = stopped; the same command goes on where it was

dataset-plan-at = { $place }: { $message }
dataset-plan-no-toml = line { $line } is not TOML: { $reason }
dataset-plan-unknown-key = there is no such key; the keys are { $known }
dataset-plan-missing = this key is missing
dataset-plan-not-number = expected a whole number from { $from } to { $most }
dataset-plan-not-text = expected a text in quotation marks
dataset-plan-not-names = expected a list of some of { $known }
dataset-plan-not-flag = expected true or false
dataset-plan-not-range = expected two numbers, the least and the greatest, such as [22, 26]
dataset-plan-not-rows = expected the number of rows of each split, such as {"{"} train = 1000, test = 100 {"}"}
dataset-plan-not-sets = expected at least one table [[puzzles]]
dataset-plan-unknown-name = “{ $name }” is none of { $known }
dataset-plan-bad-name = “{ $name }” is not a valid name: expected up to 40 of a–z, 0–9, - and _
dataset-plan-same-name = there is another set called { $name }
dataset-plan-both = { $one } and { $other } exclude each other
dataset-plan-no-rows = no split has a row

dataset-fault-in-row = { $file }, row { $row }: { $message }
dataset-fault-missing = the file is missing
dataset-fault-foreign = the file does not belong to the data set
dataset-fault-list = it does not list the files that plan.toml asks for
dataset-fault-unreadable = cannot be read: { $reason }
# $rows (number)
dataset-fault-count = expected { $rows ->
    [one] one row
   *[other] { $rows } rows
}
dataset-fault-not-proper = the puzzle cannot be read, or does not have exactly one solution
dataset-fault-not-in-set = the puzzle does not belong to the set { $set }
dataset-fault-column = { $column } is { $found }; expected { $expected }
dataset-fault-line = the line differs from the row of the Parquet file
dataset-fault-isomorphic = the puzzle is essentially the same as that of { $file }, row { $row }
dataset-fault-grid = the solution is essentially the same as that of { $file }, row { $row }, in another split
# $most (number)
dataset-fault-near = the puzzle differs from that of { $file }, row { $row }, in another split, { $most ->
    [one] by at most one given
   *[other] by at most { $most } givens
}

dataset-card-title = Sudokus made by JADE
dataset-card-made = Made by JADE { $version } from the seed { $seed }, with the techniques “{ $profile }”. The file `plan.toml` is all that is needed to make the same files again: `jade dataset build plan.toml FOLDER`.
dataset-card-splits = Every puzzle has exactly one solution. No two rows, in the same split or in different ones, are essentially the same puzzle: none becomes another by rearranging rows, columns and digits. No two rows of different splits have essentially the same solution; rows of the same split may. The rows of the sets alternate, so that every part of a split has nearly the shares of the whole. `data/` contains Parquet, `jsonl/` the same rows as JSON lines.
# $most (number)
dataset-card-relatives = { $most ->
    [one] On 9×9, no puzzle of one split becomes a puzzle of another, however rearranged, by taking away at most one given and adding at most one.
   *[other] On 9×9, no puzzle of one split becomes a puzzle of another, however rearranged, by taking away at most { $most } givens and adding at most { $most }.
}
dataset-card-contents = Rows
dataset-card-set = set
dataset-card-total = all
dataset-card-columns = Columns
dataset-card-cells = Cells are numbered in reading order from 0.
dataset-card-verify = `jade dataset verify FOLDER` checks all of this again from the files alone.

dataset-column-puzzle = the puzzle, row by row; an empty cell is a full stop
dataset-column-solution = its only solution
dataset-column-form = the canonical form, equal for two puzzles if and only if they are essentially the same: on 9×9 the min-lex form, on other boards JADE’s own
dataset-column-set = the name of the set in the plan
dataset-column-givens = the number of givens
dataset-column-outcome = solved, or stuck if the techniques do not suffice
dataset-column-level = the level; null if stuck
dataset-column-score = the score, the sum of the points of all steps
dataset-column-openness = the mean number of cells that a single fills; null if stuck
dataset-column-hardest = the hardest technique
dataset-column-step-count = the number of steps
dataset-column-techniques = how often each technique is used
dataset-column-er = the ER of the Sudoku Explainer 1.2.1, the rating of the hardest step; null on boards that it does not rate
dataset-column-ep = its EP, the highest rating up to the first step that places a digit
dataset-column-ed = its ED, the rating of the first step
dataset-column-steps = the path in logical order. Each step: the technique, the step in one line, the cells of the pattern, the digits placed, the candidates eliminated, and the step in words. JADE does not look at the solution for a step, except for `brute-force`
