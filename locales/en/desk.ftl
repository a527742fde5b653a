# The setter’s desk.

desk-title = Setter’s desk
desk-about = Draw rules and write digits. JADE says at once what is still possible.
desk-tools = Tools
desk-groups = Kinds of tools
desk-group-cells = Cells
desk-group-lines = Lines
desk-group-signs = Signs
desk-group-outside = Outside
desk-group-whole = Whole board
desk-tool-given = digits
desk-shows = Show what is possible
desk-pad-given = Digits
desk-pad-number = Number of the rule

## What to do with a tool

desk-help-given = Choose cells and type their digits.
desk-help-area = Drag over the cells, or press Space, go on with the arrows and press Enter.
desk-help-cells = Tap cells or drag over them. Again takes it away.
desk-help-regions = Begin in a region and drag into the cells that it is to have.
desk-help-line = Drag along the line from its beginning, or press Space, go on with the arrows and press Enter.
desk-help-pair = Drag from one cell to the one beside it.
desk-help-corner = Drag across the corner of four cells.
desk-help-end = Begin at the edge where the clue stands and drag inwards.
desk-help-diagonal = Begin at the edge where the clue stands and drag along the diagonal.

## What was done

# $cell, $from, $to: cells; $name: a rule; $digit, $number: what was entered; $side: of the board.
desk-told-given = { $digit } in { $cell }.
desk-told-cell = { $cell }: { $name }.
desk-told-no-cell = { $cell }: no longer { $name }.
desk-told-region = { $cell } belongs to region { $number }.
desk-told-rule = Drawn: { $name } from { $from } to { $to }.
desk-told-rule-number = Drawn: { $name } from { $from } to { $to }. Type its number.
desk-told-number = Number of { $name }: { $number }.
desk-told-no-number = First choose a rule that has a number.
desk-told-chosen = Chosen: { $name }, number { $number }.
desk-told-down = The line begins at { $cell }. Arrows go on, Enter ends it.
desk-told-erased = Erased.
desk-told-nothing = There is nothing to erase here.
desk-told-removed = Removed: { $name }.
desk-told-added = Added: { $name }.
desk-told-new = An empty board of { $side } by { $side }.
desk-told-read = The puzzle was read: { $side } by { $side }.
desk-undone = Undone.
desk-redone = Redone.
desk-nothing-to-undo = There is nothing to undo.
desk-nothing-to-redo = There is nothing to redo.
desk-copied = Copied.
desk-not-copied = The browser does not let JADE copy. Select the text and copy it yourself.
desk-no-link = This puzzle has no such link: the other program does not know one of its rules.
desk-fault-house = An extra region has as many cells as there are digits: { $side }.
desk-fault-cage = A cage holds different digits, so it has at most { $side } cells.
desk-fault-line-2 = A line has at least two cells.
desk-fault-line-3 = This line has at least three cells.
desk-fault-clone = Draw one shape and then the other, with as many cells.
desk-fault-pair = A sign stands between two cells side by side.
desk-fault-corner = A quadruple stands on the corner of four cells.
desk-fault-end = Begin at the edge and drag straight inwards.
desk-fault-diagonal = Begin at the edge and drag inwards along a diagonal.

## What was found out

desk-findings = What JADE has found out
desk-asking = Looking …
desk-again = Look again
desk-status-proper = One solution
desk-status-none = No solution
desk-status-unknown = Not found out
desk-several = { $count } solutions
desk-several-more = At least { $count } solutions
desk-uneven-title = The regions are not finished
# $number: a region; $count: how many cells it has.
desk-uneven = Region { $number } has { $count ->
        [one] one cell
       *[other] { $count } cells
    }.
desk-mark-bad = contradicts
desk-mark-redundant = redundant

## The rules that were drawn

desk-rules = Rules
# $name: a rule; $place: its first cell.
desk-number = Number of { $name } { $place }
desk-remove = Remove { $name } { $place }

## How a puzzle comes and goes

desk-doors = The puzzle
desk-play = Play it
desk-link = Copy link
desk-link-sudokupad = Link for SudokuPad
desk-line = The puzzle as text
desk-line-help = Change it, or paste a puzzle or a link in any format.
desk-line-copy = Copy
desk-line-read = Take over
desk-line-back = Leave as it was
desk-size = Size
desk-empty = Empty board
