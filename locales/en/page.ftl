# The texts of the page. Steps, complaints and findings come from the server.

title = JADE · Sudoku tutor
menus-label = Menus
board-label = Sudoku, { $side } by { $side }

## The labels of cells for screen readers

cell-place = Row { $row }, column { $column }, box { $box }
cell-short = r{ $row }c{ $column }
cell-given = given { $digit }
cell-empty = empty
cell-conflict = in conflict
cell-candidates = candidates { $digits }
cell-corners = corner notes { $digits }
cell-color = coloured { $color }
# $digit: a candidate of the cell.
cell-color-candidate = candidate { $digit } { $color }
color-1 = blue, disc
color-2 = orange, square
color-3 = green, triangle
color-4 = purple, diamond
color-5 = gold, hexagon
color-6 = sky blue, ring
color-7 = grey, frame
color-8 = red, wedge
color-wrong = marked as wrong

## Menus and buttons

menu-all = Menu
menu-puzzle = Puzzle
menu-edit = Edit
menu-marks = Marks
menu-tutor = Tutor
action-new = New puzzle…
action-library = Library…
action-start-puzzle = JADE’s first puzzle
action-save-as = Save or share…
action-print = Print…
action-pause = Pause
action-go-on-clock = Resume
action-save-point = New save point
action-save-points = Save points…
action-to-mistake = Back to before the first mistake
action-reset = Back to the start
action-fill = Fill in all candidates
action-promote = Turn corner notes into candidates
action-clean-marks = Remove impossible marks
action-clear-marks = Clear all marks
action-check = Check the rules
action-filter = Filter digits
action-color = Colour
action-context = Actions for this cell
action-show-colors = Show colours
action-uncolor-all = Erase all colours and links
action-step = One step
action-choose = Choose a technique…
action-steps = All steps available now
action-path = The path to the end
action-singles = Solve the singles
action-techniques = Solve with techniques
action-solve = Show the solution
action-undo = Undo
action-redo = Redo
action-erase = Erase
action-hint = Hint
action-more = Tell me more
action-apply = Do it for me
action-wave = Continue anyway
action-retry = Try again
action-fold = Back to the digits
action-unfold = Show the hint again
action-close = Close
action-close-hint = Close the hint
action-close-list = Close the list
action-keys = Keyboard shortcuts
action-settings = Settings
action-dark = Dark theme
action-light = Light theme

## The digit pad

pad-label = Digits
modes-label = What a digit does
mode-digit = Digit
mode-corner = Corner
mode-candidate = Candidate
mode-color = Colour
mode-filter = Filter
filter-pairs = Two candidates
filter-off = Show all
# $count: how often the digit is still to be placed.
digit-left = { $digit }, { $count } to go
digit-done = { $digit }, all placed

## The tutor

tutor-title = Your tutor
tutor-hint = Hint
tutor-complaint = Something to fix first
tutor-failed = No answer
tutor-asking = Looking for the next step…
tutor-welcome = Stuck? Ask for a hint.
tutor-welcome-learn = Or go to the lessons.
tutor-welcome-how = I start with where to look, and say more only when you ask.
tutor-welcome-more = To enter a digit, choose a cell and type it, or use the digits here. To play your own puzzle, paste it.
rung-where = Where to look
rung-technique = What to look for
rung-cells = Which cells
rung-reasoning = Why
rung-apply = So
rung-message = Hint
rung-count = Step { $rung } of { $of } of this hint
note-stale = The board has changed, so I have closed the hint. Ask again whenever you like.
note-offer = You have been looking for a while. Shall I start the next step and leave the rest to you?
action-half = Start it for me
note-applied = Done. Can you see what follows from it?
# $count: the number of faults.
note-conflicts =
    { $count ->
        [one] One rule is broken:
       *[other] { $count } rules are broken:
    }
note-no-fault = No rule is broken.
note-no-mistake = There is no mistake on your board.
note-mistake-at-start = The position this game started from cannot lead to the solution.
# $place: the other cell.
fault-row = { $digit } is in row { $number } twice: here and in { $place }.
fault-column = { $digit } is in column { $number } twice: here and in { $place }.
fault-box = { $digit } is in box { $number } twice: here and in { $place }.
# $place: the cell at the start of the link.
linking = Where does the link from candidate { $digit } lead? Right-click a candidate, or press M on its cell, and choose “Link to here”. Esc cancels. ({ $place })
note-moment = The technique applies on this board. Can you find it? A hint helps.
note-solved-for-you = Here is the solution. Undo takes you back to your own board.
paused = Paused. Press P or the clock to resume.
solved-title = Solved
solved-text = Every cell is filled and every digit is in its place. Well done!
problem-offline = I cannot reach the JADE program. Is it still running? Start it again with “jade”, then try again.
problem-slow = The answer is taking too long. Try again in a moment.
problem-refused = JADE could not answer that. Try again; if it happens once more, the program may need an update.
problem-go-on = You can go on playing meanwhile: your game is safe.
not-kept = This browser does not let JADE keep your game. Leave this tab open until you have finished.

## Lists of steps

walk-steps = All steps available now
walk-path = The path to the end
walk-asking = Looking…
walk-more =
    { $count ->
        [one] … and one more.
       *[other] … and { $count } more.
    }
walk-first = First step
walk-back = Previous step
walk-forth = Next step
walk-last = Last step
walk-none =
    { $count ->
        [one] one step
       *[other] { $count } steps
    }
walk-place = { $at } of { $count }
walk-play = Take the steps up to here
links-label = The argument, line by line
links-fewer = One line back
links-further = One line forward
links-place = Line { $at } of { $count }
links-show = Show line { $at }

## What the signs of a drawing mean

legend-title = What do the symbols mean?
# What signs mean, also in the terminal. $technique: the id of the technique that is drawn; an id that begins with a
# digit selects the default.
legend-subject =
    { $technique ->
        [template-delete] where the digit can still go
        [template-set] where the digit can still go
       *[other] the pattern
    }
legend-base =
    { $technique ->
        [als-w-wing] house of the bridge
        [w-wing] house of the bridge
        [bug-type-4] house to which the digit is tied
        [hidden-rectangle] house to which the digit is tied
        [unique-rectangle-4] house to which the digit is tied
        [unique-rectangle-6] house to which the digit is tied
        [fireworks] line in which its places are looked for
        [guardian] house of the loop
        [junior-exocet] line across
        [senior-exocet] line across
        [skyscraper] tower
        [two-string-kite] string
       *[other] house it starts from
    }
legend-cover =
    { $technique ->
        [junior-exocet] where the mirror cells are
        [skyscraper] ground of the towers
        [tridagon] box of the square
        [turbot-fish] where the two pairs meet
        [two-string-kite] knot
       *[other] where it takes effect
    }
legend-fin = fin
legend-pivot =
    { $technique ->
        [aligned-pair-exclusion] cells that are filled together
        [aligned-triple-exclusion] cells that are filled together
        [als-w-wing] bridge
        [w-wing] bridge
        [als-xy-wing] set in the middle
        [death-blossom] stem
        [hidden-rectangle] bare corner
        [sk-loop] filled corner
        [wxyz-wing] hinge
       *[other] pivot
    }
legend-pincer =
    { $technique ->
        [death-blossom] petal
        [multi-colors] second set, one colour
        [w-wing] one of the two equal cells
       *[other] wing
    }
legend-set-a =
    { $technique ->
        [aligned-pair-exclusion] would be left with too few digits
        [aligned-triple-exclusion] would be left with too few digits
        [almost-locked-candidates] cells of one house
        [als-chain] first set
        [als-w-wing] first set
        [als-xy-wing] first set
        [als-xz] first set
        [bug-type-3] what completes the subset
        [extended-rectangle] what completes the subset
        [unique-loop] what completes the subset
        [unique-rectangle-3] what completes the subset
        [empty-rectangle] far end of the line outside
        [grouped-aic] almost locked set
        [grouped-continuous-nice-loop] almost locked set
        [grouped-discontinuous-nice-loop] almost locked set
        [kraken-fish-1] almost locked set
        [kraken-fish-2] almost locked set
        [junior-exocet] base cell
        [senior-exocet] base cell
        [multi-colors] first set, one colour
        [remote-pair] one end
        [skyscraper] roof
        [sue-de-coq] cells of the line
        [turbot-fish] far end
        [two-string-kite] loose end
       *[other] first colour
    }
legend-set-b =
    { $technique ->
        [almost-locked-candidates] their places in the other house
        [als-chain] last set
        [als-w-wing] second set
        [als-xy-wing] second set
        [als-xz] second set
        [empty-rectangle] end in line with the brace
        [junior-exocet] target cell
        [senior-exocet] target cell
        [multi-colors] first set, the other colour
        [remote-pair] the other end
        [skyscraper] foot of a tower
        [sue-de-coq] cells of the box
        [turbot-fish] end that meets the other pair
        [two-string-kite] end tied in the knot
       *[other] second colour
    }
legend-shared =
    { $technique ->
        [als-chain] sets in the middle
        [fireworks] second pivot
        [multi-colors] second set, the other colour
        [sue-de-coq] crossing
       *[other] what the sets share
    }
legend-on = true if the first assumption holds
legend-off = false if the first assumption holds
legend-deadly =
    { $technique ->
        [multi-colors] where two colours see each other
        [simple-coloring] two of one colour that see each other
       *[other] impossible pattern
    }
legend-extra =
    { $technique ->
        [guardian] guardian
       *[other] what prevents it
    }
legend-start = where it begins
legend-witness = placed digit that rules out others
legend-target = look here
legend-elimination = can be removed
legend-placement = goes here
legend-branch = branch { $letter }: if { $place } is { $digit }
legend-branch-not = branch { $letter }: if { $place } is not { $digit }
legend-strong-link = strong link: if not this, then that
legend-weak-link = weak link: not both

## Techniques

# $name: a technique.
technique-what = What is “{ $name }”?
page-technique-marks = needs pencil marks
technique-unique = assumes that there is only one solution
technique-only = Only this one in hints
chosen = Only: { $name }
chosen-off = Use all techniques again
choose-title = Choose a technique
choose-intro = Hints, steps and “All steps available now” will use only this technique until you choose all again.
choose-label = Technique
choose-any = All techniques
choose-steps = Show where it applies now
choose-what = What is it?
page-level-very-easy = Very easy
page-level-easy = Easy
page-level-medium = Medium
page-level-hard = Hard
page-level-very-hard = Very hard
page-level-extreme = Extreme
page-level-beyond = Beyond
table-technique = Technique
table-times = Times
table-points = Points

## Writing a puzzle

writing-title = Write a puzzle
writing-intro = Choose a cell and type its digit; Delete empties it. When all the givens are there, press “Done”: I check that there is exactly one solution.
writing-size = Size
writing-count =
    { $count ->
        [one] One given.
       *[other] { $count } givens.
    }
writing-checking = Checking…
writing-mend = It cannot be played as it is. Correct it, or cancel.
writing-done = Done
writing-cancel = Cancel

## Saving, printing, save points

save-title = Save or share
save-format = Format
# $what: a list: "the digits, entries, corner notes".
save-carries = Saved with it: { $what }.
save-text = The puzzle in this format
save-copy = Copy
save-file = Save as a file
save-copied = Copied.
save-not-copied = The browser does not let JADE copy. Select the text and copy it yourself.
print-title = Print
print-what = What
print-kind-sheet = The board as it is
print-kind-puzzle = The puzzle, with the solution at the end
print-kind-worksheet = A worksheet: find the next step
print-more = More puzzles, one per line (optional)
print-per-page = On each page
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-pdf = Save as PDF
print-now = Print this page
saves-title = Save points
saves-intro = Each save point branches off from the one before it. Go back to any of them; undo brings you back here.
saves-name = Name (optional)
saves-make = Save here
saves-start = Start
saves-unnamed = Save point { $number }
saves-filled = { $count } of { $of } filled
saves-here = you are here
saves-forget = Delete this save point
recent-title = Recent games
recent-none = Games that you play appear here.

## The context menu

# $place: a cell.
context-label = Actions for { $place }
context-about = Apply to
context-cell = Cell
context-cells = Cells
context-color = Colour
context-uncolor = Erase this colour
context-uncolor-all = Erase everywhere: { $color }
context-link-strong = Strong link from { $digit }
context-link-weak = Weak link from { $digit }
context-link-to = Link to here: { $digit }
context-enter = Enter { $digit }
context-candidate = Candidate { $digit }: add or remove

## A new puzzle

new-title = New puzzle
tab-level = By level
tab-technique = By technique
tab-text = Text or file
tab-recent = Recent
make-level = Level
make-technique = Technique
# $count: the number of techniques that may be needed.
make-techniques =
    { $count ->
        [one] One technique may be needed
       *[other] { $count } techniques may be needed
    }
make-how = Source
# $count: the number of puzzles available.
make-way-library =
    { $count ->
        [0] JADE’s collection: none is ready
        [one] JADE’s collection: one is ready
       *[other] JADE’s collection: { $count } are ready
    }
make-way-first = Make one now
make-way-best = Search for the hardest of its level
make-time = Search for
# $half, $most: times, for example “12 s”.
make-estimate =
    { $most ->
        [none] The time needed is not known: no puzzle was found when it was measured.
       *[other] Usually ready in { $half }, nearly always in { $most }.
    }
make-go = Play
make-begun = Making a puzzle…
# $time: a time as on a clock. $attempts: a number. $most: the time limit.
make-progress =
    { $most ->
        [none] { $time }: { $attempts } attempts so far.
       *[other] { $time }: { $attempts } attempts so far; it may take { $most } more.
    }
make-better = { $time }: one found, searching for a better one ({ $attempts } attempts).
make-cancelled = Cancelled.
time-moment = a moment
time-seconds = { $count } s
time-minutes = { $count } min
library-title = Library
library-about = Puzzles with exactly one solution, easy ones first. Choose one and play it.
library-link = Look through the library…
library-wish = Which puzzles
library-jade = JADE’s
library-all-own = All of your own
range-score = Score
range-score-least = Score from
range-score-most = Score up to
range-clues = Givens
range-clues-least = Givens from
range-clues-most = Givens up to
range-least = from
range-most = up to
library-clear = Show all
library-others = Used only on request
library-moment = Open each puzzle where the technique applies
library-again = Try again
library-nothing = No puzzle matches.
# $of: a number.
library-past =
    { $of ->
        [one] There is only one.
       *[other] There are only { $of }.
    }
# $from to $to of $of: numbers.
library-shown = { $from }–{ $to } of { $of } puzzles
# $count: the number of puzzles on this page of results.
library-unreadable-here =
    { $count ->
        [one] One puzzle is missing here: the file of collections is damaged where it was.
       *[other] { $count } puzzles are missing here: the file of collections is damaged where they were.
    }
library-pages = Pages
library-before = Previous
library-after = Next
library-unrated = Not rated
library-unknown = Choose it again to play it anyway.
# $score, $clues: numbers.
library-numbers = { $score } points · { $clues } givens
library-by-search = needs a search
# $name: the name of a technique.
library-if-first = { $name }, if you look for it first
library-too-large = Too large to play
own-name = Collection
own-any = Any
own-none = You have no collection yet.
own-add-title = Your own collections
own-about = Add a file of puzzles. JADE rates each one and skips duplicates.
# $name: the name of a collection.
own-remove = Delete this collection
own-remove-sure = Delete “{ $name }” for good? Press once more.
own-into = Into the collection
own-default = My puzzles
own-add = Add files…
# $count of $of.
own-importing = { $count } of { $of } …
# $count: the number of puzzles read so far. $from and $of: which part of a large file.
own-importing-part = { $count } puzzles so far, part { $from } of { $of } …
# $name: the name of a file.
own-too-large = { $name } is too large to be added here in one piece, and JADE cannot tell where to cut it. On the command line, “jade library import” takes it as a whole.
own-imported = { $count } of { $of } puzzles were new.
# $count: the number of lines; $first: the error in the first one.
own-unread =
    { $count ->
        [one] One line could not be read: { $first }
       *[other] { $count } lines could not be read, the first: { $first }
    }
new-label = Paste or type a puzzle
new-help = One line of 81 digits, a grid, pencil marks, or what another program saved: links, .sdk, .ss, OpenSudoku, HoDoKu, SudokuPad… Sizes from 4×4 to 16×16, also several puzzles at once. You can drop files anywhere on this page.
new-read = Read it
new-file = Open a file…
new-write = Write it on the board
new-busy = Reading…
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
# $line: the line where it begins. $count: the number of givens.
new-puzzle = Line { $line }: { $side }×{ $side }, { $count } givens
new-too-large = This board is too large to play here. The largest is 16×16.
large-show = Show and solve it
large-solve = Show the solution
new-refused = A puzzle like this cannot be solved by reasoning. Check it against its source.
new-refused-several = The cell in row { $row }, column { $column } is marked: two solutions differ there. Perhaps a given is missing.
new-unknown = The board is too large to find out in time. If it has several solutions, or none, you may get stuck: hints can then be wrong, and mistakes go unnoticed.
new-play-anyway = Play it anyway
new-mend = Change the text
new-mend-board = Correct it on the board

## Settings

settings-title = Settings
setting-clean = Tidy up marks
setting-clean-more = Entering a digit removes it from the marks of the cells it sees.
setting-same = Highlight the same digit
setting-same-more = Selecting a digit shows where else it is.
setting-coordinates = Row and column numbers
setting-coordinates-more = Hints use them to name cells: r4c6 is row 4, column 6.
setting-digitfirst = Digit first
setting-digitfirst-more = Choose a digit, then tap the cells it goes into.
setting-clock = Clock
setting-clock-more = It stops while the game is paused or the page is hidden.
setting-colors = Colours and links
setting-colors-more = Shows the colours and links that you have drawn.
setting-offer = Offer help
setting-offer-more = After three minutes without a move, the tutor offers to start the next step. It never starts by itself.
setting-help = Help in new games
setting-help-more = A game that has begun keeps what it allows. It is shown beside the board, where the game can be opened to all help again.
help-way-free = As much as I want
help-way-5 = Five hints
help-way-3 = Three hints
help-way-1 = One hint
help-way-exam = Exam: no hints, no check
help-left = { $count ->
    [0] No hint is left of { $of }
    [one] { $count } hint is left of { $of }
   *[other] { $count } hints are left of { $of }
}
help-exam = Exam: no hints, no check
help-off = Allow all help in this game
help-refused-exam = This game is an exam: no hints and no check. With the × above you can allow all help; then it is no exam any more.
help-refused-none = You have used the hints that this game allows. With the × above you can allow all help.
help-refused-many = A list of steps would be more than the hints that this game allows. With the × above you can allow all help.
setting-keys = Keys
keys-way-modern = A digit enters, Ctrl+digit is a candidate
keys-way-thesis = A digit is a candidate, Ctrl+digit enters
setting-alphabet = Digits look like
alphabet-digits = digits
alphabet-letters = letters
alphabet-shapes = colours with shapes
setting-theme = Theme
theme-auto = Same as the system
theme-light = Light
theme-dark = Dark
setting-language = Language

## Notices

toast-label = Notice
toast-new = A new puzzle is open.
toast-new-undo = Back to the previous one
toast-reset = Back to the start.
toast-reset-undo = Undo
toast-computed =
    { $count ->
        [one] One candidate that a technique had removed is back.
       *[other] { $count } candidates that techniques had removed are back.
    }
toast-computed-undo = Undo
toast-rewound = This is the board before the first mistake.
toast-rewound-undo = Return
toast-visited = This is how the board was then.
toast-visited-undo = Return
toast-saved = Save point { $number } created.

## Announcements

said-mode = Digits are now entered as: { $mode }
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
said-row = Row { $number }: { $digits }
said-column = Column { $number }: { $digits }
said-box = Box { $number }: { $digits }
said-left = To go: { $list }
said-left-digit =
    { $count ->
        [one] one { $digit }
       *[other] { $count } times { $digit }
    }
said-left-none = All digits are placed.
said-paused = Paused.
said-going-on = Resumed.
said-filter-off = No filter.
said-filter = Filter: { $digits }

## The keys
# Keys are separated by spaces; _ is a space within a key, |word is a word between keys.

keys-title = Keyboard shortcuts
keys-intro = Most keys work when the board has the focus.
keys-move = Arrows |or W A S D
keys-move-does = Move from cell to cell
keys-extend = Shift+Arrows
keys-extend-does = Select several cells
keys-jump = Ctrl+Arrows
keys-jump-does = Jump to the next empty cell
keys-ends = Home End
keys-ends-does = Start or end of the row; with Ctrl, of the board
keys-next = N T
keys-next-does = Next empty cell; next with two candidates
keys-digit = 1 |to 9
keys-digit-thesis = Ctrl+Digit
keys-digit-does = Write the digit, in the mode chosen (A to G on larger boards)
keys-corner = Shift+Digit
keys-corner-does = Corner note: may go here
keys-candidate = Ctrl+Digit
keys-candidate-thesis = 1 |to 9
keys-candidate-does = Candidate
keys-modes = Z X C Q F
keys-modes-large = Z X V Q
keys-modes-does = Mode: digit, corner, candidate, colour, filter
keys-promote = .
keys-promote-does = Turn corner notes into candidates
keys-erase = Delete Backspace 0
keys-erase-does = Erase; press again to erase the marks
keys-undo = Ctrl+Z |or [
keys-undo-does = Undo
keys-redo = Ctrl+Y |or ]
keys-redo-does = Redo
keys-hint = H |or ?
keys-hint-does = Hint, then more of it
keys-step = J
keys-step-does = One step
keys-lists = L Y
keys-lists-does = All steps available now; the path to the end
keys-claim = U
keys-claim-does = Say that you see a technique, and have it checked
keys-leave = Esc
keys-leave-does = Close the hint, or select only one cell
keys-toggle = Space
keys-toggle-does = Select or deselect the cell
keys-all = Ctrl+A
keys-all-does = Select all cells
keys-menu = M |or Shift+F10
keys-menu-does = Actions for this cell: colours, links
keys-read = R K O
keys-read-does = Say the row, the column, the box
keys-left = I
keys-left-does = Say how many of each digit are to go
key-shift = Shift
keys-menus = Shift+Letter
keys-menus-does = Any menu entry, with the letter the menu shows
keys-save = Ctrl+B
keys-save-does = New save point
keys-files = Ctrl+O Ctrl+S Ctrl+P
keys-files-does = Open, save, print
keys-pause = P
keys-pause-does = Pause, resume
keys-paste = Ctrl+V
keys-paste-does = Open the puzzle in the clipboard, wherever you are
keys-keys = F1
keys-keys-does = This table
keys-touch = With mouse or finger: drag to select several cells; double-click to select all that hold the same digit; right-click or press and hold for colours and links.

# Lessons
action-learn = Learn
action-lesson = Read the lesson
lessons-title = Lessons
lessons-order = In the best order for learning.
lessons-order-label = Before and after
lessons-all = All lessons
lessons-play = Play
lessons-search = Search the lessons
# $words: the search words; $count: the number of lessons that contain them.
lessons-found =
    { $count ->
        [0] No lesson contains { $words }
        [one] One lesson contains { $words }
       *[other] { $count } lessons contain { $words }
    }
lessons-loading = One moment …
lessons-failed = That did not work
lessons-level = Level:
lessons-level-very-easy = very easy
lessons-level-easy = easy
lessons-level-medium = medium
lessons-level-hard = hard
lessons-level-very-hard = very hard
lessons-level-extreme = extreme
lessons-level-beyond = beyond
lessons-practise = Go and practise
lessons-needs = Read first:
lessons-relatives = Related:
lessons-board = A board, explained by the sentences beside it
lessons-looks-like = Looks like it, but is not:
lessons-walk-next = Next sentence
lessons-walk-again = From the beginning
lessons-try = Let me try
lessons-another = Show me another
lessons-another-button = Another board
lessons-library = Puzzles that need it, in the library

# Practice
practice-title = Practise
practice-kind-find = Find it
practice-kind-whether = Is it there?
practice-kind-play = Play on
practice-how-find = Get a new board and find the technique on it: tap the cells of the pattern or the candidates to remove, and press “Check”. If a digit can be entered, mark its cell. With the keyboard, Space marks a cell and a digit marks its candidate.
practice-how-whether = Look at a board and say whether the technique applies anywhere on it. Some boards only look like it.
practice-how-play = A board to play to the end. You need this technique and nothing harder than what you have found in practice.
practice-grade = The board has
practice-grade-exclusive = this technique, nothing else
practice-grade-clean = nothing simpler than this
practice-grade-shared = simpler things too
practice-got-exclusive = There is nothing else to find here, except harder techniques.
practice-got-clean = There is nothing simpler to find here.
practice-got-shared = Simpler steps are possible here too: ignore them.
practice-there = It is there
practice-absent = It is not there
# $name: the name of the technique.
practice-right-there = Right, it is there: { $name }.
practice-right-absent = Right, it is not there: { $name } does not apply.
practice-wrong-there = It is there after all: { $name }.
practice-wrong-absent = It is not there: { $name } does not apply.
practice-rest = From here to the end you need only:
practice-rest-more = No board needs only what you have found so far. From here to the end you need:
practice-play-on = Play on
practice-all = Everything you have practised
practice-begin = Give me a board
practice-next = Next board
practice-check = Check
practice-help = A little help
practice-show = Show it
# $seen: boards; $unaided: found without help; $one, $two: found after one and two rungs of help; $missed: given up.
practice-tally = Boards: { $seen }. Found unaided: { $unaided }; with one hint: { $one }; with two: { $two }; missed: { $missed }.
practice-mine = Your practice
practice-none = You have not practised yet. Choose a technique: its lesson ends with boards to find it on. What you practise comes back here at growing intervals.
practice-nothing-due =
    { $count ->
        [one] Nothing to repeat now; you have practised one technique.
       *[other] Nothing to repeat now; you have practised { $count } techniques.
    }
practice-due = Time to practise again:
practice-export = Save progress as a file
practice-import = Load progress:
practice-no-file = That file does not hold JADE progress.
# $count: the number of techniques in the file.
practice-loaded =
    { $count ->
        [0] The file holds no practice yet. Yours is as it was.
        [one] Added what the file says about one technique. Yours is kept, and nothing counts twice.
       *[other] Added what the file says about { $count } techniques. Yours is kept, and nothing counts twice.
    }
practice-undo-load = Undo
practice-no-room = The browser has no room for this. Nothing was changed.
practice-not-kept = The browser could not store this result: it has no room, or storage is turned off.

# “I see an X-Wing”: the player marks it, and the tutor judges it.
action-claim = I see a technique…
claim-title = I see a technique
claim-how = Choose the technique. Mark the cells of its pattern, the candidates it removes, or both, and check. With the keyboard, Space marks a cell and a digit marks its candidate.
claim-which = I see
claim-mark = A tap marks
claim-part-cells = Cells of the pattern
claim-part-gone = Candidates to remove
# $cells, $count: the numbers of cells and of candidates.
claim-marked =
    { $cells ->
        [0] No cell marked
        [one] One cell marked
       *[other] { $cells } cells marked
    }{ $count ->
        [0] .
        [one] , one candidate to remove.
       *[other] , { $count } candidates to remove.
    }
claim-end = Done
claim-closed = Claim closed
# $list: cells and what is eliminated there.
claim-said = Marked: { $list }
claim-goes = { $place }: { $digit } removed

# The review of a game.
action-review = Review the game
review-title = Review of the game
review-slow-title = Where you spent the most time
review-easiest = Easiest path
review-own = You
review-drill = Practise
review-drill-one = Practise: { $name }
