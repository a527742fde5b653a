# `jade play`: the menu, the board in a terminal, and its texts.

cli-play = Play in the terminal
cli-play-help =
    Play in the terminal: a board with marks, undo, and the hints of the page. Without arguments a menu
    opens; without a terminal it works line by line, so it can also be used through a pipe.
    The last game is kept: entry 6 of the menu continues it.

    Examples:
      jade play                      the menu
      jade play puzzle.sdk           a puzzle from a file, in any format of “jade formats”
      jade play --level hard
      jade play --technique x-wing   opened at the moment it applies
      jade play --level easy --size 6
      jade play --day today          today’s medium puzzle; --level easy or hard for the others
      jade play --day today --variant
cli-arg-play = A file with puzzles, or a puzzle in one line
cli-opt-play-level = A new puzzle of this level: { $names }
cli-opt-variant = With --day, the variant of that day: a medium puzzle with one more rule, a different one every day
cli-opt-play-day = A puzzle of a day, the same for everybody: a date, as in 2026-11-22, or “today” [default level: medium]
cli-opt-play-technique = An example of this technique, as in x-wing, opened at the moment it applies
cli-opt-play-empty = A new puzzle with N empty cells
cli-opt-play-size = The side of the board of a new puzzle: 4 to 16 [default: 9]
cli-opt-play-seed = The seed from which puzzles are made: the same seed gives the same puzzle
cli-value-play = FILE|PUZZLE
cli-play-cannot = The terminal cannot be used: { $reason }

## The menu

play-choose = What would you like to do?
play-entry-new = Play a new puzzle
play-entry-example = Play an example of a technique
play-entry-empty = Generate a puzzle with as many empty cells as you like
play-entry-solve = Type a board and have it solved
play-entry-open = Open a file, or paste a puzzle
play-entry-go-on = Continue the last game
play-entry-instructions = Instructions
play-entry-day = Play one of today’s three puzzles
play-entry-leave = Leave
play-action-menu = Back to the main menu
# $found: the input. $most: the largest number.
play-no-entry = There is no entry “{ $found }”. Type a number from 0 to { $most }.

play-which-level = Which level?
play-no-level = “{ $found }” is not a level. Type a number from 1 to { $most }, or the level’s name.
play-which-of-day = Which of today’s puzzles?
play-no-day = There is no puzzle of that day. Give a date up to today, as in 2026-11-22, or “today”.
# $day: a date. $names: names of levels.
play-no-level-of-day = The puzzles of { $day } have the levels { $names }.
play-which-size = How large? The number of cells in a row: 4, 6, 8, 9, 10, 12, 14, 15 or 16. Enter alone is 9.
# $sides: the possible sides.
play-no-size = There is no board “{ $found }”. Type { $sides }, or just press Enter for 9.
# $some, $last: numbers.
play-or = { $some } or { $last }
play-which-technique = Which technique? Type its number, or its name.
play-no-technique = “{ $found }” is not a technique I know. Type a number from 1 to { $most }, or a name from the list.
play-how-many = How many cells should be empty? (0 to 81; 0 gives a full board, above 60 it may take long)
play-no-number = “{ $found }” is not a number of cells. Type a whole number from 0 to { $most }.

## A typed board

play-type = Type a board, and I will solve it.
play-type-how = Type it row by row, or whole in one line. Empty cells are 0 or a dot; blanks and lines between boxes do not count.
# $row, $rows: the number of the row, and the number of rows.
play-row = Row { $row }:
play-row-of = Row { $row } of { $rows }:
# $row: the row. $found, $expected: numbers of cells.
play-typed-length = Row { $row } has { $found ->
        [one] one cell
       *[other] { $found } cells
    }; expected { $expected }. Type that row again.
# $rows, $boards: the numbers of cells that a row, or a board, may have.
play-typed-first = Row 1 has { $found ->
        [one] one cell
       *[other] { $found } cells
    }; a row has { $rows }. A whole board in one line has { $boards }. Type it again.
# $column: the number of the cell in its row. $most: the highest digit of the board.
play-typed-symbol = Row { $row }, cell { $column }: “{ $found }” is not a cell. Expected a digit from 1 to { $most }, or 0 or a dot for an empty cell. Type it again.
play-solved = Solved
play-board-typed = As you typed it:
play-board-solved = Solved:

## Opening

play-open = Open a file, or paste a puzzle
play-open-how = Type the name of a file, or a puzzle in one line, or paste a puzzle in any format that JADE reads.
play-open-nothing = Nothing was typed. Type the name of a file, or a puzzle; Esc goes back.
# $name: the input.
play-open-neither = “{ $name }” is neither a file that I can read nor a puzzle: { $reason }
# $report: the format that was recognised. $count: the number of puzzles.
play-pick = { $report } Which one? Type a number from 1 to { $count }.
play-pick-heading = Several puzzles
play-pick-wrong = There is no puzzle “{ $found }”. Type a number from 1 to { $most }.
# $finding: what is wrong with the puzzle.
play-not-playable = This cannot be played. { $finding }
play-unproved = It took too long to find out whether this puzzle has exactly one solution. If not, hints can be wrong and mistakes go unnoticed.
play-kept-none = There is no game to continue yet.
play-kept-unreadable = The last game cannot be read; it may be from another version.
play-cannot-keep = The game cannot be saved: { $reason }

## The board

play-mode-digit = Digit
play-mode-corner = Corner note
play-mode-candidate = Candidate
# $digits: each digit with the number of places still missing: “1:3 2:5”.
play-to-go = To go: { $digits }
play-paused = Paused. Press P to go on.
# $time: a time as on a clock.
play-waiting = One moment… ({ $time }, Esc cancels)
play-solved-in = Your time: { $time }
# $key: a key.
# $cells: the cells with wrong digits.
play-mistakes-named =
    { $count ->
        [one] The digit in { $cells } is wrong.
       *[other] The digits in { $cells } are wrong.
    }
play-no-key = “{ $key }” does nothing here. F1 or M shows what can be done.
play-given = This is a given: it stays as it is.
play-filled = Marks go into empty cells. Erase the digit first.
play-no-undo = There is nothing to undo.
play-no-redo = There is nothing to redo.
play-none-open = There is no empty cell left.
play-none-pair = No cell shows exactly two candidates.
play-hint-all = That is the whole hint. Enter does it for you.
play-nothing-to-accept = There is nothing to do for you here. H asks for a hint.
# $count: the number of cells filled.
play-singles =
    { $count ->
        [0] There is no single now.
        [one] One cell filled. Undo takes it back.
       *[other] { $count } cells filled. Undo takes all of them back.
    }
# $count: the number of steps.
play-back =
    { $count ->
        [one] One step back: now everything is right. Redo goes forward again.
       *[other] { $count } steps back: now everything is right. Redo goes forward again.
    }
# $side: the side of the board.
play-too-large = The terminal shows boards up to 16×16; this one is { $side }×{ $side }.

# $width, $height: the columns and lines needed; $columns, $lines: those available.
play-too-small = Too little room: at least { $width } columns and { $height } lines are needed, and there are { $columns } and { $lines }. Make the window larger, or the letters smaller.

play-foot = H hint · J step · U undo · Z X C mode · M menu · F1 keys · Q leave
play-foot-hint = H tell me more · Enter do it for me · Esc close the hint · F1 keys
play-foot-complaint = H tell me more · Enter fix it · I ignore it · Esc close
play-foot-walk = Arrows next step, step before · Enter do it for me · Esc close
play-foot-menu = Type a number · Esc close
play-foot-paused = P go on · Q leave
play-foot-any = Any key: back
play-foot-main = Type a number · Ctrl+C leave
play-foot-level = Type a number · Esc back
play-foot-list = Type, then Enter · Arrows, PgUp, PgDn scroll · Esc back
play-foot-line = Type, then Enter · Esc back
play-foot-read = Arrows scroll · Esc back
play-foot-solved = P play it · Arrows scroll · Esc back

play-keys =
    Arrows, W A S D   move; with Ctrl, to the next empty cell
    Home, End         start or end of the row; with Ctrl, of the board
    N   T             next empty cell; next with two candidates
    1 to 9, A to G    write the digit in the mode chosen; again: take it out
    Z   X   C         mode: digit, corner note, candidate (V if C is a digit)
    Alt+digit         corner note in any mode; also Shift+letter
    Full stop         corner notes become the list of candidates
    Delete, 0         erase; once more erases the marks
    U  [  Ctrl+Z      undo, without limit
    ]  Ctrl+Y         redo
    H  ?              hint, then more of it; Enter does it, Esc closes it
    J                 one step
    L                 all steps now: arrows walk along, Enter does one
    M                 everything else: candidates, rules, mistakes, solution
    P                 pause, go on
    Tab               another size of the drawing
    PgUp, PgDn        scroll the words
    Q                 main menu; the game is kept. Ctrl+C leaves the program
play-instructions =
    1  Play a new puzzle. Choose a level and a size. Move with the arrows and type digits. H gives a hint: first only where to look, and more each time you press it; Enter does what it says. J takes one step and explains it. F1 shows all keys.

    2  Play an example of a technique. The board opens at the moment when the technique applies: find it, or ask for hints.

    3  Generate a puzzle with as many empty cells as you like, with one solution. The more empty cells, the longer it takes. With 0 you get a full board.

    4  Type a board and have it solved. Type it row by row, or whole in one line: 81 cells for a 9×9 board, with 0 or a dot for each empty cell. If something is wrong, I say in which row and what I expected, and you type it again. I also say if there is no solution, or more than one.

    5  Open a file, or paste a puzzle. Any format that JADE reads will do. It is played only if it has exactly one solution.

    6  Continue the last game. It is saved on this computer after every change.

    Without a terminal, as in a pipe, all this works line by line. There a cell and a digit are typed as in “{ $cell } 5”.

# Before a drawn board and the same board in one line.
play-instructions-example = For 4 and 5: this board can be typed as the line below it.

## Line by line

play-lines-prompt = Choose:
play-lines-answer = >
play-lines-bye = Until next time.
# $cell: a cell, as typed.
play-lines-how = Type a cell and a digit, as in “{ $cell } 5”, or “{ $cell } 0” to erase; h: hint, j: step, u: undo, r: redo, k: check the rules, b: board, s: solution, 0: back to the menu.
play-lines-unknown = I do not understand “{ $found }”. { $how }
play-lines-solution = The solution:

# jade statistics
cli-statistics = What your games in the terminal add up to: times, techniques, days
cli-opt-import = Merge a file of records, for example from the page, into yours first
cli-opt-export = Write all records to this file, which the page can import
cli-opt-erase = Erase all records of your games; export them first if you may want them back
# $count: how many.
statistics-erased-terminal =
    { $count ->
        [0] There were no records.
        [one] One record has been erased.
       *[other] { $count } records have been erased.
    }
statistics-empty-terminal = No game has been recorded yet. Solve one with “jade play”.
