# The page's own words. Steps, complaints and findings come from the server.

title = JADE · Sudoku tutor
menus-label = Menus
board-label = Sudoku, { $side } by { $side }

## What a screen reader says of a cell

cell-place = Row { $row }, column { $column }, box { $box }
cell-given = given { $digit }
cell-empty = empty
cell-conflict = in conflict
cell-candidates = candidates { $digits }
cell-corners = corner notes { $digits }

## Menus and buttons

menu-puzzle = Puzzle
menu-marks = Marks
action-new = New puzzle…
action-start-puzzle = JADE’s first puzzle
action-reset = Back to the start
action-solve = Show the solution
action-fill = Fill in all candidates
action-clear-marks = Clear all marks
action-undo = Undo
action-redo = Redo
action-erase = Erase
action-hint = Hint
action-more = Tell me more
action-apply = Do it for me
action-retry = Try again
action-fold = Back to the digits
action-unfold = Show the hint again
action-close = Close
action-close-hint = Close the hint
action-keys = Keyboard shortcuts
action-settings = Settings
action-dark = Dark theme
action-light = Light theme
key-paste = Ctrl+V

## The digit pad

pad-label = Digits
modes-label = What a digit does
mode-digit = Digit
mode-corner = Corner
mode-candidate = Candidate
# $count: how often the digit is still to be placed.
digit-left = { $digit }, { $count } to go
digit-done = { $digit }, all placed

## The tutor

tutor-title = Your tutor
tutor-hint = Hint
tutor-complaint = First, something to mend
tutor-failed = No answer
tutor-asking = Looking for the next step…
tutor-welcome = Stuck? Ask for a hint.
tutor-welcome-how = I begin with where to look and say more only when you want it.
tutor-welcome-more = To enter a digit, choose a cell and type it, or use the digits here. To bring a puzzle of your own, paste it.
rung-where = Where to look
rung-technique = What to look for
rung-cells = Which cells
rung-reasoning = Why
rung-apply = So
rung-message = Hint
rung-count = Step { $rung } of { $of } of this hint
note-stale = The board has changed, so I have put the hint away. Ask again whenever you like.
note-applied = Done. Can you see what follows from it?
note-solved-for-you = Here is the solution. Undo takes you back to your own board.
solved-title = Solved
solved-text = Every cell is filled and every digit is in its place. Well done!
problem-offline = I cannot reach the JADE program. Is it still running? Start it again with “jade”, then try again.
problem-slow = The answer is taking too long. Try again in a moment.
problem-refused = JADE could not answer that. Try again; if it happens once more, the program may need an update.
problem-go-on = You can go on playing meanwhile: your game is safe.
not-kept = This browser does not let JADE keep your game. Leave this tab open until you have finished.

## A new puzzle

new-title = New puzzle
new-label = Paste or type a puzzle
new-help = One line of 81 digits with 0 or . for empty cells, or a grid of nine rows. Other sizes from 4×4 to 16×16 work too, and so do several puzzles, one per line.
new-read = Read it
new-busy = Reading…
new-nothing = There is no puzzle in this text.
new-choose =
    { $count ->
        [one] One puzzle was understood:
       *[other] { $count } puzzles were understood. Choose one:
    }
new-more =
    { $count ->
        [one] … and one more.
       *[other] … and { $count } more.
    }
# $line: where it begins in the text. $count: givens.
new-puzzle = Line { $line }: { $side }×{ $side }, { $count } givens
new-too-large = This board is too large to play here. The largest is 16×16.
new-refused = A puzzle like this cannot be reasoned out. Check it against its source.
new-refused-several = The cell in row { $row }, column { $column } is marked: two solutions differ there. Perhaps a given is missing.
new-mend = Change the text

## Settings

settings-title = Settings
setting-clean = Tidy up marks
setting-clean-more = An entry takes its digit out of the marks that it sees.
setting-same = Highlight the same digit
setting-same-more = Choosing a digit shows where else it stands.
setting-coordinates = Row and column numbers
setting-coordinates-more = Hints name cells by them: r4c6 is row 4, column 6.
setting-theme = Theme
theme-auto = Like the system
theme-light = Light
theme-dark = Dark
setting-language = Language

## Notices

toast-label = Notice
toast-new = A new puzzle is open.
toast-new-undo = Back to the one before
toast-reset = Back to the start.
toast-reset-undo = Undo

## Said aloud

said-mode = Digits now go in as: { $mode }
said-new = New puzzle, { $side } by { $side }
said-undo = Undone.
said-redo = Redone.
said-reset = Back to the start.
said-filled = All candidates filled in.
said-cleared = All marks cleared.
said-solved = Solution entered.
said-cells =
    { $count ->
        [one] One cell changed.
       *[other] { $count } cells changed.
    }
said-hint-closed = Hint closed.

## The keys
# Keys are separated by spaces; _ stands for a space within a key, |word for a word between keys.

keys-title = Keyboard shortcuts
keys-intro = Most keys work while the board has the focus.
keys-move = Arrows |or W A S D
keys-move-does = Move from cell to cell
keys-extend = Shift+Arrows
keys-extend-does = Select several cells
keys-jump = Ctrl+Arrows
keys-jump-does = Jump to the next empty cell
keys-ends = Home End
keys-ends-does = Start or end of the row; with Ctrl, of the board
keys-digit = 1 |to 9
keys-digit-does = Write the digit, in the mode chosen (A to G on larger boards)
keys-corner = Shift+Digit
keys-corner-does = Corner note: may go here
keys-candidate = Ctrl+Digit
keys-candidate-does = Candidate
keys-modes = Z X C
keys-modes-large = Z X V
keys-modes-does = Mode: digit, corner, candidate
keys-erase = Delete Backspace 0
keys-erase-does = Erase; once more erases the marks
keys-undo = Ctrl+Z |or [
keys-undo-does = Undo
keys-redo = Ctrl+Y |or ]
keys-redo-does = Redo
keys-hint = H |or ?
keys-hint-does = Hint, then more of it
keys-leave = Esc
keys-leave-does = Close the hint, or select only one cell
keys-toggle = Space
keys-toggle-does = Select the cell or let go of it
keys-all = Ctrl+A
keys-all-does = Select all cells
keys-paste = Ctrl+V
keys-paste-does = Open the puzzle in the clipboard, wherever you are
keys-keys = F1
keys-keys-does = This table
keys-touch = With mouse or finger: drag to select several cells; double-click to select all that hold the same digit.

# Lessons
action-learn = Learn
action-lesson = Read the lesson
lessons-title = Lessons
lessons-order = In the order in which they are best learnt.
lessons-order-label = Before and after
lessons-all = All lessons
lessons-play = Play
lessons-search = Search the lessons
# $words: what was asked for; $count: how many lessons have them.
lessons-found =
    { $count ->
        [0] No lesson has these words: { $words }
        [one] One lesson has these words: { $words }
       *[other] { $count } lessons have these words: { $words }
    }
lessons-loading = One moment …
lessons-failed = That did not work
lessons-unwritten = Still to be written; JADE shows what its hints say.
lessons-level = Level:
lessons-level-very-easy = very easy
lessons-level-easy = easy
lessons-level-medium = medium
lessons-level-hard = hard
lessons-level-very-hard = very hard
lessons-level-extreme = extreme
lessons-level-beyond = beyond
lessons-needs = Read first:
lessons-relatives = Related:
lessons-board = A board; the sentences beside it say what is on it
lessons-looks-like = Looks like it, but is not:
lessons-walk-next = Next sentence
lessons-walk-again = From the beginning
lessons-try = Let me try
lessons-another = Show me another
lessons-another-button = Another board
