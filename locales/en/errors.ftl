# Errors: what could not be read, or is unknown.

# $line, $column: the position, both from 1. $fault: one of the format-fault messages, which start in lower case.
format-error = Line { $line }, column { $column }: { $fault }
format-fault-empty = there is no puzzle here; a line or a grid of digits was expected.
# $found: the symbol found. $symbols: the digits of the board, for example 1–9, A–G. $side: the side of the board.
format-fault-symbol = “{ $found }” does not belong on a { $side }×{ $side } board. Expected: a digit ({ $symbols }), or one of . 0 _ * for an empty cell.
format-fault-symbol-any = “{ $found }” does not belong in a puzzle. Expected: a digit, a letter, or one of . 0 _ * for an empty cell.
format-fault-number = “{ $found }” is not a digit of a { $side }×{ $side } board. Expected: a number from 1 to { $side }, or one of . 0 _ * for an empty cell.
# $found: the number of cells. $nearest: the number of cells of a board nearby, or of the usual one. $side: its side.
format-fault-cell-count =
    { $found ->
        [0] there are no cells here.
        [one] there is only one cell, which makes no board.
       *[other] there are { $found } cells, which make no board; one of { $side }×{ $side } has { $nearest }.
    }
# $rows: the number of rows. $row: the row. $found: its number of cells. $expected: that of the other rows.
format-fault-row-length =
    { $found ->
        [one] there are { $rows } rows; row { $row } has one cell, not { $expected } like the others.
       *[other] there are { $rows } rows; row { $row } has { $found } cells, not { $expected } like the others.
    }
# $found: the number of rows. $expected: the number of cells in each.
format-fault-row-count =
    { $found ->
        [one] there is one row of { $expected } cells; a board has as many rows as columns.
       *[other] there are { $found } rows of { $expected } cells; a board has as many rows as columns.
    }
# $rows, $cells: the number of rows and of the cells in each.
format-fault-nearly-line = these { $cells } cells in a line are nearly a board; 81 make one of 9×9.
format-fault-nearly = { $rows } rows of { $cells } cells are nearly a board, which has as many rows as columns.
# $side: the number of rows and columns.
format-fault-table = this is a table of { $side }×{ $side } numbers, most of which occur twice in a row, column or box: no Sudoku.
# $found: the side.
format-fault-side = there is no board of { $found }×{ $found }.
# $found: the number of cells. $most: the maximum.
format-fault-too-large = { $found } cells are too many; the largest board, 100×100, has { $most }.
# $rows, $columns: the size of a block between the bars. $side: the side of the board.
format-fault-boxes = the bars make blocks of { $rows }×{ $columns } cells, which are not the boxes of a { $side }×{ $side } board.
format-fault-several = a second puzzle begins here; one was expected.
# $found: the symbol found. $symbols: the symbols in use, without separators.
format-fault-alphabet = “{ $found }” is not a symbol of this board. Expected: one of { $symbols }, or one of . _ * for an empty cell.
# $found: the symbol. $number: the number of the house. $first-line, $first-column: the first occurrence.
format-fault-repeated-row = “{ $found }” is in row { $number } already: line { $first-line }, column { $first-column }.
format-fault-repeated-column = “{ $found }” is in column { $number } of the board already: line { $first-line }, column { $first-column }.
format-fault-repeated-box = “{ $found }” is in box { $number } already: line { $first-line }, column { $first-column }.
format-fault-repeated-region = “{ $found }” is in region { $number } already: line { $first-line }, column { $first-column }.
# $found, $expected: numbers of colon-separated fields in a line of a library.
format-fault-field-count =
    { $found ->
        [0] this line does not begin with a colon, as the lines of a library of techniques do.
        [one] this line has one field begun by a colon; at least { $expected } were expected: technique, digits, board.
       *[other] this line has { $found } fields begun by a colon; at least { $expected } were expected: technique, digits, board.
    }
format-fault-technique-code = “{ $found }” is not the code of a technique. Expected: something like 0300 or 0402-1.
format-fault-candidate = “{ $found }” names no candidate. Expected: digit, row and column, each from 1 to { $side }, as in 324 for a 3 in row 2, column 4.

# $found: the input.
cell-name-form = “{ $found }” names no cell. Expected: something like r4c6, f4c6, D6 or 4F.
# $found: the row or column in the input. $side: the number of rows and of columns.
cell-name-row = There is no row { $found } on a { $side }×{ $side } board.
cell-name-column = There is no column { $found } on a { $side }×{ $side } board.

# $side: the side of the board.
position-too-large = This is for boards up to 16×16; this one is { $side }×{ $side }.

event-no-cells = No cell is named; at least one was expected.
# $found: the number of the cell. $last: the maximum.
event-cell = There is no cell { $found }; a number from 0 to { $last } was expected.
# $found: the digit. $side: the maximum.
event-digit = There is no digit { $found }; a number from 1 to { $side } was expected.

sheet-too-large = A { $side }×{ $side } board cannot be played; boards up to 25×25 can.
# $rows, $columns: the size of a box. $most: the maximum side.
sheet-boxes = There is no board whose boxes have { $rows } rows and { $columns } columns: its side would have to be 2 to { $most }.
# $fault: the error in the line of digits, worded as a format-error.
sheet-line = The line of digits cannot be read. { $fault }
# $cell: the number of the cell, from 0.
sheet-entry-on-given = Cell { $cell } (counted from 0) is a given, so it cannot have an entry.
# $found, $expected: numbers of cells.
sheet-length = There are marks for { $found } cells; the board has { $expected }.
# $found: a number whose bits represent digits. $side: the number of digits. $cell: the cell that it belongs to.
sheet-marks = The marks of cell { $cell } (counted from 0) are given as { $found }, which has digits beyond { $side }.

# $asked: the id that was requested. $nearest: what may have been meant. $known: all known ids.
unknown-engine = There is no engine called “{ $asked }”. Did you mean “{ $nearest }”?
unknown-engine-any = There is no engine called “{ $asked }”. Available: { $known }.
unknown-technique = There is no technique called “{ $asked }”. Did you mean “{ $nearest }”?
unknown-technique-any = There is no technique called “{ $asked }”.
unknown-profile = There is no profile called “{ $asked }”. Did you mean “{ $nearest }”?
unknown-profile-any = There is no profile called “{ $asked }”. Available: { $known }.
unknown-language-any = There is no language called “{ $asked }”. Available: { $known }.
# $name: a technique.
profile-duplicate = The technique “{ $name }” is named twice.
profile-empty = A profile needs at least one technique.

# $limit: the limit requested. $most: the maximum.
error-limit = A limit of { $limit } is not possible; a number from 1 to { $most } was expected.
error-timeout = This took too long and was cut short.

# $symbol: as written. $first, $second, $position: positions in the list of symbols, from 1.
alphabet-repeated = The symbol “{ $symbol }” is in the alphabet twice, in places { $first } and { $second }.
alphabet-empty = Symbol { $position } of the alphabet is “{ $symbol }”, which means an empty cell.
alphabet-frame = Symbol { $position } of the alphabet is “{ $symbol }”, which is part of the frame around the cells and cannot be a symbol.
# $found: the number of symbols. $side: the side of the board.
alphabet-short =
    { $found ->
        [one] The alphabet has only one symbol; a { $side }×{ $side } board needs { $side }.
       *[other] The alphabet has { $found } symbols; a { $side }×{ $side } board needs { $side }.
    }

# $asked: the name that is not known. $nearest: a similar one. $known: all of them. $rule: the rule as it was written, and
# $number its place in the list.
rules-error = Rule { $number }, “{ $rule }”: { $fault }
rules-unknown = there is no such rule. Did you mean “{ $nearest }”?
rules-unknown-any = there is no such rule. Available: { $known }.
rules-twice = { $cell } is named twice.
# $found, $least, $most: numbers of cells.
rules-cell-count =
    { $least ->
        [0] it is about the whole board and names no cells.
       *[other] it names { $found ->
            [one] one cell
           *[other] { $found } cells
        }; expected { $few ->
            [1] are at least { $least }
           *[other] are { $least }
        }.
    }
rules-number-needed = a number was expected after its name.
rules-number-unneeded = it takes no number.
rules-words = it is about the whole board and names no cells.
rules-regions = one sign for each cell was expected, the same for all cells of a region; each region has as many cells as there are digits.
rules-no-effect = it changes nothing on a board of this size.
rules-not-neighbours = the two cells are not side by side.
rules-not-diagonal = the cells are not those of a diagonal from edge to edge, in order.
rules-not-corner = the four cells are not those around a corner.
rules-not-row-or-column = the first and the last cell of a row or column were expected.
rules-not-digits = one to four digits of the board were expected after its name, as in 1239.
rules-too-long = it names more cells than can be kept on a board of this size.
rules-too-large = boards of this size have no rules, or the rules make too many houses.
rules-too-many = so many boards with rules were made since the start that there is no room for another.
format-fault-rules = { $fault }
format-fault-open-bracket = the bracket with the rules is not closed.
sheet-rules = The rules of the board cannot be read. { $fault }
