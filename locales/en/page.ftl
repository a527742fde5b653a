# The texts of the page. Steps, complaints and findings come from the server.

title = JADE · Sudoku tutor
pages-label = JADE’s pages
page-play = Play
page-learn = Learn
page-library = Library
page-statistics = Statistics
page-account = Account
page-sign-in = Sign in
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
action-statistics = Your statistics
action-pause = Pause
action-go-on-clock = Resume
action-check-now = Check
action-show-mistakes = Show me where
action-step = Play a step
action-undo = Undo
action-redo = Redo
action-erase = Erase
action-hint = Hint
action-more = Tell me more
action-apply = Do it for me
action-dismiss = Continue anyway
action-retry = Try again
action-fold = Back to the digits
action-unfold = Show the hint again
action-close = Close
action-close-hint = Close the hint
action-close-list = Close the list
action-commands = All commands…
action-settings = Settings
action-dark = Dark theme
action-light = Light theme

## The start: games to play

action-start = New
start-lead = A Sudoku tutor: it finds the next step with you, and says no more than you ask.
start-title = What would you like to play?
start-continue = Continue
start-guide = I am new to Sudoku
start-guide-more = A small board that shows the rules
start-levels = A new puzzle, by level
start-days = Today’s puzzles
# $day (text): a day in words.
start-days-of = Puzzles of { $day }
start-week = The last seven days
start-day-on = { $day }: played
start-day-off = { $day }: not played
start-done = solved
start-practice = Today’s practice
# The first station of the path.
path-first = First steps
# $count (number): the days of the streak.
start-streak =
    { $count ->
        [0] Solve one a day
        [one] Streak: one day
       *[other] Streak: { $count } days
    }
streak-rule = One missed day does not break your streak; two in a row do.
# $name: the name of a technique.
start-practice-due = { $name }, once more
start-more = More…
start-photo = From a photo
start-variants = Killer, X, jigsaw…
start-busy = Getting your puzzle…
bar-label = The open puzzle
# $side: the number of rows.
bar-size = { $side }×{ $side }
bar-practice = Practice: { $name }
bar-left = 
    { $count ->
        [one] one to go
       *[other] { $count } to go
    }
# $least, $most (numbers): minutes that the puzzle will take this player
bar-minutes = { $least }–{ $most } min for you
bar-full = full
bar-beyond = beyond your techniques

## The board that teaches the rules

guide-title = The rules

## The digit pad

pad-label = Digits
modes-label = What a digit does
mode-digit = Digit
mode-corner = Corner
mode-candidate = Candidate
mode-color = Colour
mode-filter = Filter
mode-corner-how = Corner: the digit may go here.
mode-candidate-how = Candidate: lists all digits left for a cell.
mode-color-how = Colour: up to three in a cell.
mode-filter-how = Filter: shows where digits can go.
filter-pairs = Two candidates
filter-off = Show all
pen = Lines
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
tutor-welcome-more = Choose a cell and type a digit. Paste a puzzle to play your own.
help-exam-open = An exam: no hints, no check, and no candidates but yours. Repeated digits are still shown.
rung-count = Step { $rung } of { $of } of this hint
note-stale = The board has changed, so the hint is closed.
note-found = Yes!
note-offer = Shall I start the next step and leave the rest to you?
action-half = Start it for me
note-applied = Done. What does that open up?
# $count: the number of faults.
note-conflicts =
    { $count ->
        [one] One rule is broken:
       *[other] { $count } rules are broken:
    }
# $count: the number of digits entered so far.
note-no-fault =
    { $count ->
        [0] No rule is broken. You have not entered any digit yet.
        [one] No rule is broken, and your digit is right.
       *[other] No rule is broken, and all of your { $count } digits are right.
    }
# $count: the number of wrong digits.
note-mistakes =
    { $count ->
        [one] No rule is broken yet, but one of your digits is wrong.
       *[other] No rule is broken yet, but { $count } of your digits are wrong.
    }
# $count: the number of wrong digits.
note-mistakes-shown =
    { $count ->
        [one] The marked digit is wrong.
       *[other] The { $count } marked digits are wrong.
    }
note-no-mistake = There is no mistake on your board.
# $place: the other cell.
fault-row = { $digit } is in row { $number } twice: here and in { $place }.
fault-column = { $digit } is in column { $number } twice: here and in { $place }.
fault-box = { $digit } is in box { $number } twice: here and in { $place }.
# $name: a technique.
note-moment-named = There is something to find on this board: { $name }. Where is it? A hint helps.
note-moment = The technique applies on this board. Can you find it? A hint helps.
note-solved-for-you = Here is the solution. Undo brings back your board.
paused = Paused.
solved-title = Solved!
solved-text = Every digit is in its place. Well done!
problem-offline = I cannot reach the JADE program. Start it again with “jade”, then try again.
problem-slow = The answer is taking too long. Try again in a moment.
problem-refused = JADE could not answer that. If it happens again, the program may need an update.
problem-go-on = You can keep playing; your game is safe.
not-kept = This browser does not let JADE keep your game: leave this tab open.

## Techniques

page-level-beginner = Beginner
page-level-very-easy = Very easy
page-level-easy = Easy
page-level-medium = Medium
page-level-hard = Hard
page-level-very-hard = Very hard
page-level-extreme = Extreme
page-level-beyond = Beyond extreme

## Writing a puzzle

writing-title = Write a puzzle

## A new puzzle

new-more =
    { $count ->
        [one] … and one more.
       *[other] … and { $count } more.
    }

## Announcements

said-mode = Mode: { $mode }
said-new = New puzzle, { $side } by { $side }
said-undo = Undone.
said-redo = Redone.
said-reset = Back to the start.
said-cleared = All marks cleared.
said-solved = Solution entered.
said-cells =
    { $count ->
        [one] One cell changed.
       *[other] { $count } cells changed.
    }
said-hint-closed = Hint closed.
said-paused = Paused.
said-going-on = Resumed.
said-filter-off = No filter.
said-filter = Filter: { $digits }

## The keys
# Keys are separated by spaces; _ is a space within a key, |word is a word between keys.



claim-title = I see a technique

# The review of a game.
action-review = Review the game
