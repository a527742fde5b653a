# Formats of other programs: their names, what they can hold, what cannot be read or written.

# A phrase that describes each format.
format-jade-link = JADE’s own link, with the whole sheet
format-sudokuwiki-masks = SudokuWiki link with candidates (162 characters)
format-s9b = SudokuWiki link of version S9B
format-sudokuwiki = SudokuWiki link with digits (81 characters)
format-sudoku-coach = sudoku.coach string, with candidates
format-sudoku-coach-link = sudoku.coach link with digits
format-f-puzzles = f-puzzles and SudokuPad link
format-interactive = Interactive Sudoku Solver
format-good-sudoku = Good Sudoku link
format-packed = packed digits, as in Cracking the Cryptic links
format-library = HoDoKu library line
format-opensudoku = OpenSudoku XML
format-ksudoku = KSudoku XML
format-gnome = GNOME Sudoku saved game (JSON)
format-sdk = SadMan Sudoku (.sdk)
format-sdx = Sudoku Explainer with candidates (.sdx)
format-pencil-marks = grid of candidates
format-ssc = Simple Sudoku with candidates (.ssc)
format-taxonomy = line of the SudokuOne taxonomy
format-csv = table with a header (CSV)
format-sukaku = candidates alone (Sukaku, 729 characters)
format-sud = rows of digits with zeros (.sud)
format-ss = Simple Sudoku (.ss)
format-rows = grid of digits with bars
format-line = one puzzle a line
format-sdm = collection, one puzzle a line with zeros (.sdm)

# The parts of a sheet besides its digits, as items of a list.
content-entries = which digits are entries
content-corners = corner notes
content-candidates = candidates
content-rules = the rules of the board
content-barred = the candidates that belong to the puzzle
content-cell-colors = colours of cells
content-candidate-colors = colours of candidates
content-title = the title
content-author = the author
content-level = the level
content-comment = the comment
content-solution = the solution
content-origin = date, source and address
content-none = nothing

# What a text contained that a sheet cannot hold: one sentence each.
left-out-other-rules = Rules beyond rows, columns and boxes were left out: JADE does not know them, and without them this is a different puzzle.
left-out-game = The time played was left out.
left-out-history = The moves made so far were left out; the board was read in its present state.
left-out-marks = Marks were left out: JADE does not know how they are written.
left-out-colors = Colours were left out: JADE does not know how they are written.
left-out-on-givens = Entries or marks in cells of givens were left out.
givens-unknown = The text does not tell givens from entries: every digit counts as a given.

# What decides a puzzle that was read from a text, if not the givens alone.
decided-by-candidates = The givens alone leave several solutions, so the candidates count as part of the puzzle.
decided-by-entries = The givens alone leave several solutions, so the other digits count as givens, too.

# What was left aside when boards were found in a text. $line, $column: the position, both from 1.
# $word: the word that names the rule.
aside-rules = Line { $line }: “{ $word }” may name a rule that JADE left aside; it takes the board as a plain Sudoku.
# $fault: a fault, which starts in lower case.
aside-rows = Line { $line } was left aside: { $fault }
# $signs: some signs of the text.
aside-signs = Line { $line }: “{ $signs }” is part of no board and was left aside.
# $puzzle: a board in one line.
aside-board = Line { $line }: this can also be read as { $puzzle }.

# $format: the name of a format. $line, $column: the position, both from 1. $fault: a fault, which starts in lower case.
read-error = Line { $line }, column { $column } (read as “{ $format }”): { $fault }
read-fault-xml = the XML is broken here: a tag is not closed, a sign is not allowed, or the text ends too early.
read-fault-json = the JSON is broken here, or a value is of another kind than was expected.
read-fault-csv = this row of the table cannot be read; perhaps a quotation mark is not closed.
# $what: the name of a field or an element.
read-fault-missing = “{ $what }” is missing; without it there is no puzzle.
# $field: the name of a field. $found: its value. $expected: one of the read-expected messages.
read-fault-value = “{ $found }” cannot be the value of “{ $field }”. Expected: { $expected }.
read-expected-side = the side of a board, such as 9
read-expected-digit = a digit of the board
read-expected-place = row and column from 0 to 8
read-expected-version = a version that is known
read-expected-flag = 0 or 1
read-expected-cells = a digit or 0 for every cell, and marks as the format lays them out
read-expected-candidates = candidates as digits from 1 to 9; an entry as u and its digit
read-expected-bits = a number whose bits represent digits of the board
read-expected-state = the same board as the puzzle
read-expected-colors = cell, digit or 0, and colour from 1 to 99
# $fault: the error, as a sentence.
read-fault-sheet = this is not a sheet. { $fault }
# $expected: a short technical name or a pattern.
read-fault-packed = the packed text is damaged or cut off. Expected: { $expected }.
# $found, $most: numbers of characters.
read-fault-too-long = { $found } characters are more than any puzzle needs ({ $most }).
# $site: the name of a site, such as example.org.
read-fault-unknown-link = JADE does not know the links of { $site }, and there is no board in this one. Paste the board itself.
read-only-a-link = This link only names a puzzle, and JADE connects to no other computer. Open it there, and use its own “Share”.
read-fault-only-an-address = this address only names a puzzle on another computer, and JADE connects to no other computer. Open it there and copy the puzzle itself.
# $name: a program or a format.
read-fault-not-read = this is { $name }, which JADE recognises but does not read.
# $rule: a rule as it is written there.
read-fault-unknown-rule = JADE does not know the rule “{ $rule }”, and without it this is a different puzzle.
read-fault-other-rules = this puzzle has rules beyond rows, columns and boxes, which JADE does not know: any answer would be about another puzzle.

# $format: the name of a format. $side, $rows, $columns: the sizes of the board and of its boxes.
write-error-side = The format “{ $format }” cannot hold a { $side }×{ $side } board.
write-error-boxes = The format “{ $format }” cannot hold boxes of { $rows }×{ $columns } cells.
write-error-rules = The format “{ $format }” cannot hold the rules of this board, and without them it would be another puzzle.
write-error-read-only = JADE reads the format “{ $format }” but does not write it.
# $lost: a list of the parts that are lost.
write-loses = The format “{ $format }” cannot carry everything. Lost: { $lost }.
# $count: the number of puzzles affected.
write-loses-in =
    { $count ->
        [one] { $lost } (in one puzzle)
       *[other] { $lost } (in { $count } puzzles)
    }

# For text that does not look like a board at all.
parse-nothing = I see no Sudoku in this text. Paste the digits of a board, in rows or in one line (81 of them for a 9×9 board, with . or 0 for empty cells), a link to a puzzle, or what another program saved.
# $format: the name of a format. $count: the number of puzzles that could be read.
parse-report =
    { $count ->
        [0] Read as “{ $format }”: no puzzle.
        [one] Read as “{ $format }”: one puzzle.
       *[other] Read as “{ $format }”: { $count } puzzles.
    }
# $asked: the id of a format, as requested.
unknown-format = There is no format called “{ $asked }”.
# $expected: what a colour must look like.
write-bad-color = This is not a colour of this board. Expected: { $expected }.

# `jade convert` and `jade formats`.
cli-convert = Write puzzles in the format of another program
cli-convert-help =
    Write puzzles in the format of another program. The input format is recognised; “jade formats”
    lists all formats and what each can carry. JADE says what will be lost before it writes
    anything. If a format holds only one puzzle and there are several, each goes to a file of its
    own: name-1.sdk, name-2.sdk, …

    Examples:
      jade convert game.sdk --to sdx
      jade convert puzzles.sdm -o puzzles.csv
      echo 'https://…' | jade convert --to rows
cli-formats = List the formats in which puzzles are read and written, and what each can carry
cli-opt-to = The format to write [default: from the name of the output file]
cli-opt-from = The format to read [default: recognised]
cli-opt-output = The file to write, or “-” for standard output (the default); an existing file is not overwritten
cli-opt-force = Overwrite files
cli-value-format = FORMAT
# $formats: the names of all formats that can be written.
cli-convert-to-what = Say in which format to write, as in --to sdk. Possible: { $formats }.
# $format: its name. $count: the number of puzzles.
cli-convert-one = The format “{ $format }” holds one puzzle, and there are { $count }. Name a file with --output, and each gets one of its own; or choose another format.
# $format: the name of a format. $most: a number of files.
cli-convert-too-many = The format “{ $format }” holds one puzzle, and at most { $most } files are written at once. Split the input, or choose another format.
# $message: a sentence about some puzzles. $count: the number of these puzzles.
cli-convert-note =
    { $count ->
        [one] In one puzzle: { $message }
       *[other] In { $count } puzzles: { $message }
    }
cli-cannot-write-file = { $file } cannot be written: { $reason }
cli-reason-exists = it exists already; --force overwrites it
cli-formats-heading = Formats, in the order in which they are tried:
# $side: the maximum side of its boards.
formats-one = { $side }×{ $side }
formats-up-to = up to { $side }×{ $side }
# $name: the name of the format. $boards: one of the two messages above. $carries: what it can hold besides the digits.
formats-about = { $name }; boards { $boards }; besides the digits: { $carries }.
formats-one-puzzle = One puzzle in each text.
formats-read-only = Read, but not written.
large-no-board = There is no board in this text.
