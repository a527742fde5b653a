# The texts of the page that are loaded after the first drawing.

## What the signs of a drawing mean

legend-title = What do the symbols mean?
legend-elimination = can be removed
legend-placement = goes here
legend-branch = branch { $letter }: if { $place } is { $digit }
legend-branch-not = branch { $letter }: if { $place } is not { $digit }
legend-strong-link = strong link: if not this, then that
legend-weak-link = weak link: not both

## Writing a puzzle

writing-size = Size
writing-count =
    { $count ->
        [one] One given.
       *[other] { $count } givens.
    }
writing-checking = Checking…
writing-correct = It cannot be played as it is. Correct it, or cancel.
writing-done = Done
writing-cancel = Cancel

## A new puzzle

new-title = New puzzle
tab-level = By level
tab-variant = Variants
tab-technique = By technique
tab-text = Text or file
tab-photo = From a photo
tab-recent = Recent
make-level = Level
make-technique = Technique
# $count: the number of techniques that may be needed.
make-techniques =
    { $count ->
        [one] One technique may be needed
       *[other] { $count } techniques may be needed
    }
make-size = Size
make-pattern = Pattern of the givens
make-pattern-any = Any
make-pattern-half-turn = 180° rotation, as in newspapers
make-pattern-quarter-turn = The same from all four sides
make-pattern-left-right = Left and right mirrored
make-pattern-diagonal = Mirrored across the diagonal
make-givens = Number of givens
make-givens-any = Any number
make-how = Source
# $count: the number of puzzles available.
make-way-library =
    { $count ->
        [0] Collection (none)
       *[other] Collection ({ $count })
    }
make-way-first = Make one now
make-way-best = Find the hardest
make-time = Search for
# $half, $most: times, for example “12 s”.
make-ruled = They rule new puzzles, too: levels are those of these techniques, and no time can be estimated.
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
range-givens = Givens
range-givens-least = Givens from
range-givens-most = Givens up to
range-least = from
range-most = up to
library-clear = Show all
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
# $score, $givens: numbers.
library-numbers = { $score } points · { $givens } givens
# $start: how many cells can be found at the start; $least: at least at any moment.
library-open =
    { $start ->
        [one] One cell to find at the start
       *[other] { $start } cells to find at the start
    }, { $least ->
        [0] and at some point none
       *[other] and never fewer than { $least }
    }
library-ways-many = Many ways to go on
library-ways-some = Several ways to go on
library-ways-one = At times a single way to go on
library-ways-none = At times none without pencil marks
library-open-help = Cells that can be found without pencil marks: at the start, and at the moment with the fewest
# $line: where the puzzle begins in the file that was imported.
library-line = Line { $line }
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
own-too-large = { $name } is too large to be added here in one piece, and JADE cannot tell where to cut it. On the command line, “jade library import” can import it in one go.
own-imported = { $count } of { $of } puzzles were new.
# $count: the number of lines; $first: the error in the first one.
own-unread =
    { $count ->
        [one] One line could not be read: { $first }
       *[other] { $count } lines could not be read, the first: { $first }
    }
new-label = Paste or type a puzzle
new-help = One line of 81 digits, a grid, pencil marks, or what another program saved: links, .sdk, .ss, OpenSudoku, HoDoKu, SudokuPad… Sizes from 4×4 to 25×25, also several puzzles at once. You can drop files anywhere on this page.
new-read = Read it
new-file = Open a file…
new-write = Write it on the board
new-busy = Reading…
new-asides =
    { $count ->
        [one] One part of the text was left aside.
       *[other] { $count } parts of the text were left aside.
    }
new-choose =
    { $count ->
        [one] One puzzle was understood:
       *[other] { $count } puzzles were understood. Choose one:
    }
# $line: the line where it begins. $count: the number of givens.
new-puzzle = Line { $line }: { $side }×{ $side }, { $count } givens
new-too-large = This board is too large to play here. The largest is 25×25.
large-show = Show and solve it
large-solve = Show the solution
new-refused = A puzzle like this cannot be solved by reasoning. Check it against its source.
new-refused-several = The cell in row { $row }, column { $column } is marked: two solutions differ there. Perhaps a given is missing.
new-unknown = The board is too large to find out in time. If it has several solutions, or none, you may get stuck: hints can then be wrong, and mistakes go unnoticed.
new-play-anyway = Play it anyway
new-correct-text = Change the text
new-correct-board = Correct it on the board

## Settings

settings-title = Settings
setting-clean = Tidy up marks
setting-clean-more = Entering a digit removes it from the marks of the cells it sees.
setting-same = Highlight the same digit
setting-same-more = Selecting a digit shows where else it is.
setting-mistakes = Show wrong digits at once
setting-mistakes-more = Otherwise “Check” says how many are wrong, and where only if you ask.
setting-coordinates = Row and column numbers
setting-coordinates-more = Hints use them to name cells: r4c6 is row 4, column 6.
setting-digitfirst = Digit first
setting-digitfirst-more = Choose a digit, then the cells it goes into.
setting-clock = Clock
setting-clock-more = It stops while the game is paused or the page is hidden.
setting-colors = Colours and links
setting-colors-more = Shows the colours and links that you have drawn.
setting-offer = Offer help
setting-offer-more = After three minutes without a move, the tutor offers to start the next step. It never starts by itself.
setting-sound = Sound
setting-sound-more = A tick for each digit, three notes at the end.
setting-vibration = Vibration
setting-vibration-more = A short one for each digit, on devices that can.
settings-board = The board
settings-game = The game
settings-more = More
setting-depth = A hint says at once
depth-where = Where to look
depth-technique = Up to the technique
depth-all = All of it
setting-help = Help in new games
setting-help-more = Games in progress keep their limit. It is shown next to the board, where you can lift it.
help-way-free = As much as I want
help-way-5 = Five hints
help-way-3 = Three hints
help-way-1 = One hint
help-way-exam = Exam: no hints, no check
setting-keys = Keys
keys-way-modern = A digit enters, Ctrl+digit is a candidate
keys-way-thesis = A digit is a candidate, Ctrl+digit enters
start-hello = Hello, { $name }
# $level (text): the level of the puzzle. $place, $of (numbers): one’s place among so many.
start-rank = Today’s puzzle, { $level }: place { $place } of { $of }
start-rank-before = Yesterday’s puzzle, { $level }: place { $place } of { $of }
setting-praise = Say when I use what I learnt
setting-praise-more = When you remove candidates with a technique that you found alone in practice, the tutor names it.
setting-forms = Shapes on colours
setting-forms-more = Each colour on the board has a shape as well, for who cannot tell all colours apart.
setting-alphabet = Digits look like
alphabet-digits = digits
alphabet-letters = letters
alphabet-shapes = colours with shapes
setting-theme = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark
theme-sepia = Sepia
theme-contrast = High contrast
setting-data = Your data: keep it, save it, bring it to another device
setting-language = Language

## The keys
# Keys are separated by spaces; _ is a space within a key, |word is a word between keys.

keys-title = Keyboard shortcuts
keys-intro = Most keys work when the board has the focus.
keys-group-write = Write
keys-group-select = Move and select
keys-group-tutor = Tutor
keys-group-game = Game
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
keys-digit-does = Write the digit, in the mode chosen (A to P on larger boards)
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
keys-moves = ,
keys-moves-does = The moves so far
keys-hint = H |or ?
keys-hint-does = Hint, then more of it
keys-step = J
keys-step-does = Play a step
keys-lists = L Y
keys-lists-does = What can be done now; the solution, step by step
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
keys-rules = ;
keys-rules-does = Say the rules of the cell
keys-left = I
keys-left-does = Say how many of each digit are to go
keys-menus = Shift+Letter
keys-menus-does = Any menu entry, with the letter the menu shows
keys-save = Ctrl+B
keys-save-does = New save point
keys-files = Ctrl+O Ctrl+M Ctrl+S Ctrl+E Ctrl+G Ctrl+P
keys-files-does = Open, from a photo, save, share, race, print
keys-statistics = Ctrl+I
keys-statistics-does = Your statistics
keys-pause = P
keys-pause-does = Pause, resume
keys-paste = Ctrl+V
keys-paste-does = Open the puzzle in the clipboard, wherever you are
keys-keys = F1
keys-keys-does = This table
keys-touch = With mouse or finger: drag to select several cells; double-click to select all that hold the same digit; right-click or press and hold for colours and links.

lessons-title = Lessons
lessons-order = In the best order for learning.
lessons-order-label = Before and after
lessons-all = All lessons
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
lessons-level-beginner = beginner
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
lessons-board = A board, explained by the sentences next to it
lessons-looks-like = Looks like it, but is not:
lessons-walk-next = Next sentence
lessons-walk-again = From the beginning
lessons-try = Let me try
lessons-another = Show me another
lessons-another-button = Another board
lessons-library = Puzzles that need it, in the library

# Practice
lessons-try-how = Find it here: { $name }. Mark the cells and check.
lessons-try-back = Back to the explanation
practice-title = Practise
practice-kind-find = Find it
practice-kind-whether = Is it there?
practice-kind-play = Play on
practice-how-find = Get a new board and find the technique on it: choose the cells of the pattern or the candidates to remove, and press “Check”. If a digit can be entered, mark its cell. With the keyboard, Space marks a cell and a digit marks its candidate.
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
practice-right-absent = Right, it is not there: { $name } does not apply. This counts once you have found one that is there.
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
practice-cost =
    { $cost ->
        [one] It counts as found with one hint, because of the help or a wrong answer.
        [2] It counts as found with two hints, because of the help or wrong answers.
       *[other] It does not count as found, because of the help or wrong answers.
    }
practice-tally = Boards: { $seen }. Found unaided: { $unaided }; with one hint: { $one }; with two: { $two }; missed: { $missed }.
practice-mine = Your practice
practice-none = You have not practised yet. Choose a technique: its lesson ends with boards to find it on. What you practise comes back here at longer and longer intervals.
practice-nothing-due =
    { $count ->
        [one] Nothing to repeat now; you have practised one technique.
       *[other] Nothing to repeat now; you have practised { $count } techniques.
    }
practice-next-due = Next: { $name }, { $day }.
practice-due = Time to practise again:
practice-export = Save progress as a file
practice-import = Load progress
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
claim-which = I see
claim-mark = What you choose is
claim-part-cells = Cells of the pattern
claim-part-eliminated = Candidates to remove
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

review-slow-title = Where you spent the most time
review-easiest = Easiest path
review-own = You
review-drill = Practise
review-drill-one = Practise: { $name }

# The lessons: one digit alone, questions on a board, the path, near misses, mixed rounds.
one-digit = One digit alone

# Questions on a board. $digit, $digits: digits; $place, $other: a cell, for example r4c6; $where: in row 4; $count: how many
# cells are asked for.
ask-in-row = in row { $number }
ask-in-column = in column { $number }
ask-in-box = in box { $number }
ask-in-region = in region { $number }
ask-list = { $list } and { $what }
ask-place = Where does the { $digit } go { $where }?
ask-places = Where can the { $digit } go { $where }?
ask-only-cell = Choose the only empty cell { $where }.
ask-last-cell = One cell is still to be filled { $where }. Choose it.
ask-missing = Which digit is missing there?
ask-digit = Only one digit is left for { $place }. Which one?
ask-left = Which digit is left for { $place }?
ask-goes = Which digit goes into { $place }?
ask-proved = That cannot be. So which digit goes into { $place }?
ask-naked =
    { $count ->
        [2] Two
        [3] Three
       *[other] Four
    } cells { $where } have nothing but { $digits }. Choose them.
ask-hidden =
    { $digits } fit into only { $count ->
        [2] two
        [3] three
       *[other] four
    } cells { $where }. Choose them.
ask-two-notes = Two cells { $where } have the same two small digits. Choose both.
ask-two-cells = Two cells { $where } are still to be filled. Choose both.
ask-wings = The pivot is { $place }, with { $digits }. It sees two cells with two candidates each: { $first } and { $digit }, { $other } and { $digit }. Choose these wings.
ask-bridge = { $place } both have only { $digits }. Now the bridge: where can the { $digit } go { $where }? Choose both cells.
ask-between = A chain of cells leads from one of { $place } to the other, and all of them have only { $digits }. Choose the { $count } cells between.
ask-corners =
    { $count ->
        [2] Two
        [3] Three
       *[other] Four
    } cells could end up with nothing but { $digits }, in two ways. Choose the corners.
ask-deadly = { $count } cells could end up with nothing but { $digits }, in two ways. Choose them.
ask-suppose-place = Suppose { $place } is not { $digit }. Where must the { $digit } go { $where }?
ask-suppose-digit = Suppose { $place } is not { $digit }. Which digit is it?
ask-then-place = Then { $place } is not { $digit }. Where must the { $digit } go { $where }?
ask-then-digit = Then { $place } is not { $digit }. Which digit is it?
ask-colour = { $place } has its colour. The { $digit } has just one other place { $where }, which gets the other colour. Choose it.
ask-clash = Two cells of one colour see each other. Choose both.
ask-lose =
    { $count ->
        [one] So which cell loses the { $digit }?
       *[other] So which { $count } cells lose the { $digit }?
    }
ask-way = If the { $digit } is in { $place }, where is it { $where }?
ask-if-digit = If { $other } is { $first }, which digit is { $place }?
ask-lose-all =
    { $count ->
        [one] So which cell loses { $digits }?
       *[other] So which { $count } cells lose { $digits }?
    }
ask-cleared =
    { $count ->
        [one] So which cell loses candidates?
       *[other] So which { $count } cells lose candidates?
    }
ask-one-of = { $place } see each other, so at most one of them is { $digit }. Then which two cells are left, one of which must be { $digit }? Choose both.
ask-still = Suppose { $place } is not { $digit }: then { $other } is. Where can the { $digit } still go { $where }?
ask-gone =
    { $count ->
        [one] So which digit does { $place } lose?
       *[other] So which { $count } digits does { $place } lose?
    }
ask-quad-wing = The hinge is { $place }. It sees { $count } cells with nothing but { $digits }. Choose these wings.
# $where, $other: a line and the box that it crosses.
ask-crossing-cells =
    { $count ->
        [one] One cell { $where }, but not { $other }, has nothing but { $digits }. Choose it.
       *[other] { $count } cells { $where }, but not { $other }, have nothing but { $digits }. Choose them.
    }
ask-crossing-places =
    { $count ->
        [one] And { $other }, outside the crossing, only one cell can take { $digits }. Choose it.
       *[other] And { $other }, outside the crossing, only { $count } cells can take { $digits }. Choose them.
    }
# $own: the number of cells marked, with the digits $others; $count: the number of cells asked for, with the digits $digits.
ask-other-set = The { $own } marked cells have one digit more than cells: { $others }. So have { $count } cells { $where }, with { $digits }. Choose them.
ask-linked =
    { $count ->
        [one] Which digit links the two sets? All its places in one set see all its places in the other.
       *[other] Which { $count } digits link the two sets? All their places in one set see all their places in the other.
    }
ask-colour-digit = { $place } has two candidates, and its { $digit } has its colour. Which digit gets the other colour?
ask-marks = Which digits can still go into { $place }?

# Why an answer is not right.
why-outside = { $place } is not { $where }.
why-filled = { $place } has its digit already: { $digit }.
why-sees = { $place } cannot be { $digit }: it sees the { $digit } in { $other }.
why-no-candidate = { $place } has no { $digit } among its candidates.
why-ruled-out = { $place } could be { $digit } by its candidates, but the pattern rules it out.
why-two-solutions = If { $place } were { $digit }, the puzzle would have a second solution.
why-noted = { $place } could take the { $digit } by the rules, but the small notes rule it out.
why-kept = { $place } is kept for a pair.
why-also = { $place } can also be { $digits }.
why-neither = { $place } can hold none of { $digits }.
why-other-notes = { $place } does not have both of these small digits.
why-unseen = { $place } does not see { $other }.
why-not-two = { $place } does not have exactly two candidates.
why-already = { $place } is marked already: choose the others.
why-not-this = { $place } does not fit: look at its candidates again.
why-no-corner = { $place } is not a corner: each corner must share a row with one other corner, and a column with another.
why-excluded = { $place } is the cell that we supposed is not { $digit }.
why-no-clash = { $place } sees no other cell of its colour.
why-uncoloured = { $place } has no colour.
why-pattern = { $place } belongs to the pattern: it keeps its { $digit }.
why-keeps = { $place } does not see { $other }, so it keeps its { $digit }.
why-stays = Nothing takes the { $digit } from { $place }.
why-nothing = { $place } loses nothing.
why-foot = { $place } need not be { $digit }: it is one of the two that exclude each other.
why-not-this-line = { $place } is not one of the four places that you found.
why-fits = { $place } is as it should be.
why-no-matter = { $place } makes no difference here.
why-not-candidate = { $digit } cannot go there: { $place } sees the { $digit } in { $other }.
why-crossing = { $place } is in the crossing: look outside it.
why-coloured = The { $digit } of { $place } has its colour already.
why-not-shared = { $digit } is not in both sets.
why-not-linked = { $digit } is in both sets, but { $place } and { $other } do not see each other.
ask-right = Right!
ask-shown = This was it. On to the next.
ask-more =
    { $count ->
        [one] Right. One more.
       *[other] Right. { $count } more.
    }
ask-show = Show me

# A board to find the technique on, with the digit or the place given.
cued-title = Now with one hint

# A board that only looks like a technique. $name: the technique; $count: how many cells spoil it.
alike-title = Is it one?
alike-ask =
    { $count ->
        [one] { $name }: is it really one? If not, choose the cell that spoils it.
       *[other] { $name }: is it really one? If not, choose the { $count } cells that spoil it.
    }
alike-yes = Yes, it is one
alike-no =
    { $count ->
        [one] It only looks like one: there is a candidate too many. In which cell?
       *[other] It only looks like one: there are { $count } candidates too many. In which cells?
    }

# The path of stations. $number: of the station; $count: of all; $name: a station.
path-title = The path
path-station = Station { $number } of { $count }
path-first-idea = Every row, every column and every box of four cells has each of the digits 1, 2, 3 and 4 once. That is all. Try it.
path-mastery = How far you have mastered it
path-go = Continue
path-again = Once more, on another board
path-alone = Now alone
path-alone-title = Now alone
path-alone-how =
    { $count ->
        [one] Find it on one more board without help, and it is yours.
       *[other] Find it on { $count } boards without help, and it is yours.
    }
path-alone-boards =
    { $count ->
        [one] One more board without help, and you have it.
       *[other] { $count } more boards without help, and you have it.
    }
path-another-day = That is enough for today. Find it once more on another day, and you have mastered this station.
path-mastered = You have mastered this station.
path-done = You did it!
path-done-before = Mastered
path-done-today = Done for today
path-play = Play a game that needs it
path-more = Another board
path-place = I can play already: find my place
path-next = Next station
path-skip = Skip for now
path-argument = The whole argument
path-read = Read the lesson
path-all = To the path
path-welcome = From the first digit to chains, a step at a time. You answer on the board.
path-so-far = { $count } of { $of } stations mastered.
path-begin = Begin: { $name }
path-go-on = Continue: { $name }
path-due = Time to repeat: { $name }
path-mixed = Ten mixed boards
path-list = All lessons, from the rules to giant fish
path-beyond = Beyond the path, learnt in the same way
path-to-station = Learn it step by step, on the board

# What is wrong with a pattern that the pupil marked. $list: cells; $place: a cell; $count: how many there should be, or are.
near-filled = { $place } is filled. Mark open cells only.
near-count =
    { $count ->
        [one] The pattern has one cell. You marked { $cells }.
       *[other] The pattern has { $count } cells. You marked { $cells }.
    }
near-fish-count = The pattern has at least { $count } cells. You marked { $cells }.
near-fish-many = The pattern has at most { $count } cells. You marked { $cells }.
near-crossing-count = The pattern has two or three cells. You marked { $cells }.
near-no-house = { $list } do not all lie in one row, column or box.
near-crossing = { $list } must lie in one box and in one line.
near-no-digit = There is no digit that all of these can have: { $list }.
near-digits = Between them, { $list } can have { $count } digits: { $digits }.
near-elsewhere = The { $digit } has another place { $where }: { $place }.
near-third =
    { $count ->
        [one] The { $digit } has one place too many { $where }: { $list }.
       *[other] The { $digit } has { $count } places too many { $where }: { $list }.
    }
near-lines = The cells must lie in just { $count } rows and { $count } columns.
near-removes-nothing = That is one, but it removes nothing: { $name }. Look for one that does.
near-several = { $place } can still be { $digits }.
near-no-pivot = None of { $list } sees both of the others.
near-size =
    { $count ->
        [2] { $place } has { $digits }. It must have two candidates.
       *[other] { $place } has { $digits }. It must have three candidates.
    }
near-rectangle = The four cells must be the corners of a rectangle.
near-boxes = The four corners must lie in exactly two boxes. These lie in { $count }.
near-no-pair = There are no two digits that all four can have: { $list }.
near-open = { $where } { $count } cells are open, not one.
near-bases = The cells must lie in just { $count } rows, or in just { $count } columns.
near-no-bridge = No end of one pair sees an end of the other.
near-loose = { $place } sees none of these: { $list }. So nothing links it.
near-no-pairs = The four cells must be two pairs: each pair the only two places for { $digit } in a row, column or box.
near-no-link = { $place } is not one of two marked places for { $digit } in any row, column or box.
near-more-cells = The pattern has more cells.
near-alone = { $place } is linked to none of the others that it sees.
near-even = The chain has an even number of cells, four at least. You marked { $cells }.
near-no-twins = No two of these have the same two candidates: { $list }.
near-twins-see = { $list } see each other: that is a naked pair, not a W-Wing.
near-no-middle = { $list } do not link the two cells: no house has one of their two digits only there.
near-roof =
    { $count ->
        [1] Just one corner may have other candidates. Here { $cells } have.
        [2] Just two corners may have other candidates. Here { $cells } have.
       *[other] At most { $count } corners may have other candidates, and at least two. Here { $cells } have.
    }
near-which-several = These are the cells. Which digit can be entered?
near-what = These are the cells. Now, what can be removed?
near-which = This is the cell. Which digit goes there?
strike-choose = Choose a cell, then the digit that it loses.
# $place: the cell whose digits follow as buttons.
strike-loses = { $place } loses:
near-other-digit = Not { $digit }.
# $name (text): the technique
near-find-one = { $name }: where is one? Choose its cell, then “Check”.
near-find = { $name }: where is one? Choose all its cells, then “Check”.
near-where = Where is it? Mark the cells.

# A word of Sudoku where the path first uses it, beside a picture.
word-cell-name = Cells have names: r4c6 is where row 4 and column 6 cross.
word-house = A house is a row, a column or a box. Each takes every digit once.
word-link = A strong link: in this row the 7 has only these two places. If it is not in one, it is in the other. With more places, they only exclude each other: a weak link.

# A test for those who can play already. $count: how many techniques were found.
place-title = Find your place
place-how = Ten minutes at most, no help, one answer a board. What you find is ticked off, and the path goes on from there.
place-end =
    { $count ->
        [0] Nothing to tick off yet: the path begins at the beginning, and every station is short.
        [one] You showed one technique. It is ticked off.
       *[other] You showed { $count } techniques. They are ticked off.
    }

# A small test: two boards before a station, two after it, two a week later.
test-before = What can you do already? { $name }
test-after = What have you learnt? { $name }
test-later = A week later: { $name }
test-how = Two boards, no help, and only the first answer counts. The result stays in your browser.
test-ask = Mark the cells: { $name }
test-not-seen = I do not see it
test-right = Right.
test-wrong = Not this time.
test-end = { $count } of { $of } right.
test-begin = Start the station
test-growth = See your growth
test-skip = Back, without the test
test-offer-before = First see what you can do already: two boards
test-offer-after = See what you have learnt: two boards
test-offer-later = A week has passed. What is left? Two boards
test-due = A week later: { $name }

# /learn?growth: what a pupil can do, and how it grew.
growth-title = Your growth
growth-none-title = Your progress will grow here
growth-none = Find a technique on a few boards. Then you see here what you find alone, week by week, what you do best, and what to practise next.
# $name: the name of a lesson.
growth-begin = Begin: { $name }
growth-next-due = Repeat: { $name }
growth-next-weak = Practise: { $name }
growth-next-path = Continue: { $name }
growth-rating = Your rating
growth-within = ± { $count }
growth-strongest = Strongest
growth-weakest = Weakest
growth-hints =
    { $count ->
        [one] Hints in your last game
       *[other] Hints per game, in your last { $count }
    }
growth-techniques = Technique by technique
growth-how = The bars show the last { $count } weeks: the dark part is what you found alone. A board’s rating rises when it beats you.
growth-technique = Technique
growth-alone = Found alone
growth-weeks = Week by week
growth-help = With help
growth-time = Time
growth-board = Boards’ rating
growth-due = Due
growth-of = { $count } of { $of }
growth-helped =
    { $missed ->
        [0] { $count }
        [one] { $count }, 1 missed
       *[other] { $count }, { $missed } missed
    }
growth-tests = What you have learnt, measured
growth-tests-how = Two boards before the station, two after it, two a week later; no help, one answer each.
growth-before = Before
growth-after = After
growth-later = A week later
growth-gain = Gain
growth-mastery = Boards to mastery
growth-per-board = Hints per board

# A round of mixed boards. $number: of the board; $count: how many there are, or were found unaided; $of: of so many.
mixed-place = Board { $number } of { $count }
mixed-which = One technique helps here. Which one?
mixed-not = Not this one: { $name }. Look again.
mixed-end = Found unaided: { $count } of { $of }.
mixed-again = Ten more
round-title = Three boards: { $name }
round-how = Choose the cells of the pattern, then press “Check”.
# $count: the boards found without help.
round-end =
    { $count ->
        [0] That was the round. Take a little help where you need it; the next boards will come easier.
        [one] One of { $of } found without help. A good start.
        [3] All { $of } found without help. Well done!
       *[other] { $count } of { $of } found without help. Well done.
    }
round-back = Back to the game
round-again = Three more

## What only later moves say

help-refused-exam = This game is an exam: no hints and no check. Press × above to allow help; the game then no longer counts as an exam.
help-refused-marks = This game is an exam: candidates are yours to work out. Press × above to allow help; the game then no longer counts as an exam.
help-refused-none = You have used the hints that this game allows. Press × above to allow all help.
help-refused-many = A list of steps would be more than the hints that this game allows. Press × above to allow all help.
claim-how = Choose the technique. Mark the cells of its pattern, the candidates it removes, or both, and check. For a candidate, choose its cell, then its digit. With the keyboard, Space marks a cell.
# $list: cells and what is eliminated there.
claim-said = Marked: { $list }
claim-goes = { $place }: { $digit } removed
note-wrote = Noted.
# $name: a technique.
note-nice = Nice: { $name }.
note-corrected = Fixed. Ask for a hint if you want to know what comes next.
walk-more =
    { $count ->
        [one] … and one more.
       *[other] … and { $count } more.
    }
walk-none =
    { $count ->
        [one] one step
       *[other] { $count } steps
    }
note-mistake-at-start = The position this game started from cannot lead to the solution.
choose-intro = Hints, steps and “What can be done now” will use only this technique until you choose all again.
links-label = The argument, line by line
links-fewer = One line back
links-further = One line forward
links-place = Line { $at } of { $count }
# What is folded between the assumption and the conclusion of a lemma.
lemma-lines =
    { $count ->
        [one] one more line
       *[other] { $count } more lines
    }
moves-said = After move { $at } of { $count }
toast-computed =
    { $count ->
        [one] One candidate that a technique had removed is back.
       *[other] { $count } candidates that techniques had removed are back.
    }
said-filled = All candidates filled in.
choose-title = Choose a technique
choose-label = Technique
choose-any = All techniques
choose-steps = Show where it applies now
choose-what = What is it?
# The rating of the Sudoku Explainer. $er, $ep, $ed: numbers with one decimal place.
walk-explainer = Sudoku Explainer: ER { $er }, EP { $ep }, ED { $ed }.
walk-explainer-least = Sudoku Explainer: ER { $er } or more.
walk-asking = Looking…
walk-steps = What can be done now
walk-path = Step by step to the end
walk-moves = Moves so far
walk-first = First step
walk-back = Previous step
walk-forth = Next step
walk-last = Last step
walk-place = { $at } of { $count }
walk-play = Take the steps up to here
technique-unique = assumes that there is only one solution
technique-only = Only this one in hints
page-technique-marks = needs pencil marks
table-technique = Technique
table-times = Times
table-points = Points
toast-rewound = This is the board before the first mistake.
toast-rewound-undo = Return
toast-visited = This is how the board was then.
toast-visited-undo = Return
toast-saved = Save point { $number } created.
toast-computed-undo = Undo
said-row = Row { $number }: { $digits }
said-column = Column { $number }: { $digits }
said-box = Box { $number }: { $digits }
said-rules-none = No more rules here.
said-left = Still to be placed: { $list }
said-left-digit = digit { $digit }, { $count } to go
said-left-none = All digits are placed.
claim-closed = Claim closed
review-title = Review of the game
library-others = Used only on request

problem-absent = The tutor could not be loaded. Is there a connection? Try again; once it is loaded, JADE works without one.
problem-broken = The tutor has failed twice on this question, so JADE leaves it there. Try another question, or load the page again.
update-there = A new version of JADE is available. Your game is safe.
update-load = Update
update-later = Later

## The pages of the account

account-pages = Your account
page-rankings = Rankings
page-classes = Classes

## The rungs of a hint

rung-where = Where to look
rung-technique = What to look for
rung-digit = Which digit
rung-cells = Which cells
rung-reasoning = Why
rung-apply = Conclusion
rung-message = Hint
# After a number of hints: “2 × in full”.
rung-end = in full
