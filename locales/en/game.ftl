# The texts of the game that are loaded after the first drawing.

## The board that teaches the rules

guide-rule = Fill every empty cell with 1, 2, 3 or 4.
guide-row = Each row holds each digit once. Look at the marked row: which digit is missing? Choose it.
guide-column = Well done. Each column holds each digit once, too. Which digit does the marked column still need?
guide-box = Good. The thick lines make four boxes, and each holds 1, 2, 3 and 4 once. Complete the marked box.
guide-place = Now the other way round: where can the 1 of the marked box go? Two of its cells are empty, but one of them lies in the marked row, which already has a 1. Choose the cell, then the 1.
guide-rest = 
    { $count ->
        [one] Those are all the rules. One cell is left: which digit does it need?
       *[other] Those are all the rules. { $count } cells are left, and you can find each of them in the same way.
    }
# $digits: a list, such as 1, 2, 4.
guide-help = The marked cells already have { $digits }. Which digit is missing in the selected cell?
guide-help-place = The marked row already has a 1, so the 1 of the box goes into the selected cell.
# Why a digit is wrong, and what to do about it. $digit: the digit.
guide-wrong-row = This row already has a { $digit }.
guide-wrong-column = This column already has a { $digit }.
guide-wrong-box = This box already has a { $digit }.
guide-wrong-later = Another cell of this row needs the { $digit }, although no rule is broken yet.
guide-wrong = Enter another digit over it.

## The techniques that hints use

profile-title = Techniques that hints and steps use
profile-full = All that JADE knows
profile-classic = Sixteen classic techniques
profile-own = My own choice

## The end of a game

solved-guide = You know the rules
solved-guide-more = That was a whole Sudoku. The usual board is 9×9, with the digits 1 to 9 and the same rules.
solved-practice = Back to practice: { $name }
solved-class = Back to your class
solved-first-game = Play a first 9×9 board
solved-others = Other games
solved-time = Time
solved-mistakes = Mistakes
solved-hints = Hints
solved-told = From the tutor
# $count: solved boards of this level.
solved-count = 
    { $count ->
        [one] Your first { $level }!
       *[other] { $count } × { $level } solved
    }
# $best, $usual: times as on a clock; the second is the median.
solved-times = Best { $best }, usually { $usual }
# $count (number): the days of the streak.
solved-streak =
    { $count ->
        [one] streak: one day
       *[other] streak: { $count } days
    }
solved-best = New best
solved-more = More
# $name: the name of a technique.
solved-hardest = The hardest technique it needed: { $name }.
solved-drills = Practise it on three boards
solved-another = Another { $level }
# $level: the level of another puzzle of the same day.
solved-next-of-day = The { $level } of that day
solved-harder = Try { $level }

# The text to share of a day's puzzle. It says nothing about the puzzle itself.
# $day, $level, $time (texts)
result-head = JADE · { $day } · { $level }
result-time = ⏱ { $time }
# $count (number)
result-hints = { $count ->
    [0] no hints
    [one] one hint
   *[other] { $count } hints
  }
# $count (number)
result-mistakes = { $count ->
    [0] no mistakes
    [one] one mistake
   *[other] { $count } mistakes
  }
result-share = Share the result
result-copied = The result is on the clipboard.
result-refused = The browser did not allow that. Here is the text:

## The moves so far

moves-none = No moves yet.
moves-intro = Choose a move to see the board as it was then. The board you are playing stays as it is.
moves-from = Go on from here
move-start = The start
move-enter = Digit
move-erase = Erased
move-corner = Corner note
move-candidate = Candidate
move-fill-candidates = All candidates
move-compute = All candidates
move-clean-marks = Impossible marks removed
move-clear-marks = Marks cleared
move-promote = Notes turned into candidates
move-color = Colour
move-uncolor = Colour erased
move-link = Link
move-reset = Back to the start
move-rewind = Back to an earlier moment
move-go-to = To a save point
# $name: the technique.
move-step = { $name } (tutor)
# $count: digits entered, or cells changed.
move-accept =
    { $count ->
        [one] One step by the tutor
       *[other] Steps by the tutor: { $count } cells
    }

## Saving, printing, save points

share-title = Share
share-to = The link opens in
share-to-jade = JADE
share-to-sudokupad = SudokuPad
share-to-sudoku-coach = sudoku.coach
share-written = With what I have written
share-preview = What is shared
share-link = The link
share-send = Send…
share-copy = Copy the link
share-text = Copy as text
share-picture = Save a picture
share-picture-saved = The picture is saved.
share-qr = The link as a QR code
share-qr-how = Open it with a phone’s camera
share-no-qr = This link is too long for a QR code that cameras read well.
# $what: what the link cannot hold, a sentence.
share-lost = { $what }
share-lost-lines = Lines between candidates stay here.
action-race = Race a friend…
race-title = A race by link
race-about = Send this link. Everyone who opens it plays this board, each with their own clock.
race-after = When you have solved it, send your result back: the same link then carries your time.
race-invited = You are invited to a race
race-invited-about = You play the same board as the one who sent you this link. The fastest wins; hints and mistakes are shown, too.
race-clock = The board appears, and your clock starts, when you do.
race-begin = Start
race-continue = Continue the race
race-results = The race so far
race-you = You
race-nameless = Someone
race-name = Your name in the race
race-local = This link opens on this computer only. To race with others, both need JADE on the same site or server.
# $place, $of (numbers)
race-place = place { $place } of { $of } in the race
race-others = The others in the race
race-live = While you both play signed in on the same server, you see how far the others are.
# $time: a time as on a clock.
bar-beat = to beat: { $time }
bar-race = race
race-send = Send my result
race-come = Race me on this Sudoku:
# $time: a time as on a clock.
race-beat = I solved this Sudoku in { $time }. Can you beat that?
race-improper = This link has no Sudoku with exactly one solution.
race-damaged = This link of a race is not complete. Ask for it again.
share-formats = Other formats…
save-title = Save
save-format = Format
# $what: a list: "the digits, entries, corner notes".
save-carries = Saved with it: { $what }.
save-text = The puzzle in this format
save-local = This link opens on this computer only. To send the puzzle to somebody else, choose the link of another program.
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
# $count: how many colours the cell has.
context-uncolor =
    { $count ->
        [one] Erase this colour
       *[other] Erase these colours
    }
context-uncolor-all = Erase everywhere: { $color }
context-link-strong = Strong link from { $digit }
context-link-weak = Weak link from { $digit }
context-link-to = Link to here: { $digit }
# $place: the cell at the start of the link.
linking = Where does the link from candidate { $digit } lead? Right-click a candidate, or press M on its cell, and choose “Link to here”. Esc cancels. ({ $place })
# Lines join candidates that are written on the board.
pen-how = Join two candidates: drag, or tap both.
# $place: the cell of the candidate.
pen-start = From { $digit } in { $place } to which candidate?
pen-off = The pen is put away.
context-enter = Enter { $digit }
context-candidate = Candidate { $digit }: add or remove

## The tutor's panel, later

help-left = { $count ->
    [0] No hint is left of { $of }
    [one] { $count } hint is left of { $of }
   *[other] { $count } hints are left of { $of }
}
barred-bar = The candidates belong to this puzzle
barred-off = Take the candidates as notes
help-exam = Exam: no hints, no check
help-off = Allow all help in this game

# $place: a cell by its short name, as in r3c4. $row, $column: their numbers.
cell-means = { $place } is the cell in row { $row }, column { $column }.
writing-intro = Choose a cell and type its digit; Delete empties it. When all the givens are there, press “Done”: I check that there is exactly one solution.
note-marks-first = First I have written the candidates.

## Menus and commands

menu-pages = Pages
commands-title = All commands
commands-label = Search commands
commands-none = No command has this name.
menu-puzzle = Puzzle
menu-edit = Edit
menu-marks = Marks
menu-tutor = Tutor
action-new = New puzzle…
action-library = Library…
action-photo = Puzzle from a photo…
action-start-puzzle = The welcome puzzle
action-share = Share…
action-save-as = Save…
action-print = Print…
action-moves = Moves so far
action-save-point = New save point
action-save-points = Save points…
action-to-mistake = Back to before the first mistake
action-reset = Back to the start
action-fill = Fill in all candidates
action-promote = Turn corner notes into candidates
action-clean-marks = Remove impossible marks
action-clear-marks = Clear all marks
action-check = Check my digits
action-filter = Filter digits
action-color = Colour
action-context = Actions for this cell
action-show-colors = Show colours
action-uncolor-all = Erase all colours and links
action-choose = Choose a technique…
action-steps = What can be done now
action-path = Solve it step by step
action-singles = Solve the singles
action-techniques = Solve with techniques
action-solve = Show the solution
action-keys = Keyboard shortcuts
action-learn = Learn
toast-new = A new puzzle is open.
toast-new-undo = Back to the previous one
toast-reset = Back to the start.
toast-reset-undo = Undo
toast-label = Notice

# $name: a technique.
technique-what = What is “{ $name }”?
chosen = Only: { $name }
chosen-off = Use all techniques again
chosen-classic = Techniques: classic
# $name: techniques.
chosen-without = Without { $name }
# $count: the number of techniques.
chosen-own =
    { $count ->
        [one] Techniques: one of your choice
       *[other] Techniques: { $count } of your choice
    }

## Words in menus and hints

action-lesson = Read the lesson
key-shift = Shift

## For experts: a step as set logic

truths-title = Truths and links
truths-what = Each truth (before “\”) has one true candidate. Each link has room for one. A candidate in no truth and in more links than the rank is false.
# $rank: the number of links minus the number of truths.
truths-rank = Rank { $rank }:
truths-none = This step does not follow from truths and links alone.

## Writing digits by hand

setting-write = Write digits by hand
setting-write-more = With a finger, in a field in the place of the keys; with a pen, also on the board.
ink-field = Field to write digits in
ink-here = Write a digit here.
ink-choose = Tap a cell first.
ink-which = Which digit is it?
ink-none = None of these
