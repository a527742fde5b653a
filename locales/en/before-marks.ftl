# The moves that need no pencil marks: one message each, with the attributes of techniques.ftl: .where .about .cells
# .seen .why .does .apply. The arguments are the parts of the move, $eliminations and $reasons. For the cells that are
# excluded: $witnesses see one of them, $noted have a note of the digit, $paired belong to pairs of other digits, $other
# were excluded before. Each list may be empty.

# Why other cells cannot hold $digit: one message per kind of reason. Together they form $reasons.
sweep-witnesses =
    { $witnesses-count ->
        [one] The { $digit } in { $witnesses } rules out the rest of its row, column and box.
       *[other] The { $digit-many } in { $witnesses } rule out the rest of their rows, columns and boxes.
    }
sweep-noted = The { $digit-many } noted in { $noted } help: each note takes one of its cells, so the digit can go nowhere else in the houses that these cells share.
sweep-paired =
    { $paired-count ->
        [one] { $paired } is one of a pair that is kept for other digits.
       *[other] { $paired } belong to pairs that are kept for other digits.
    }
sweep-other = In { $other } it had been ruled out before.
sweep-filled = All its other cells are filled.

last-of-note = last cell of a note
    .where = Look at { $house }.
    .about = This is the { last-of-note }: a digit was noted in a few cells of a box, and by now it can only go into one of them.
    .cells = Compare { $noted }: a digit noted there has only one cell left, { $cell }.
    .seen = { $house-in } the { $digit } must go into one of { $noted }, and of these only { $cell } can still take it.
    .why = The note holds until its digit is placed, and the other cells have been filled or ruled out since.
    .does = So { $cell } must be { $digit }.
    .apply = Enter { $digit } in { $cell }.

last-of-pair = other half of a pair
    .where = Look at { $cell-box }.
    .about = This is the { last-of-pair }: two cells were kept for two digits, and one of them has its digit now.
    .cells = { $filled } and { $cell } were kept for two digits, and { $filled } has one of them.
    .seen = { $filled } and { $cell } were kept for { $digits }, and { $filled } has taken the { $taken }.
    .why = The other digit has no other place.
    .does = So { $cell } must be { $digit }.
    .apply = Enter { $digit } in { $cell }.

last-cell = last free cell
    .where = Look at { $house }.
    .about = This is the { last-cell } of a row, column or box: one digit is missing, and one cell is free.
    .cells = Only { $cell } is free { $house-in }.
    .seen =
        { $paired-count ->
            [0] { $house-in } only one digit is missing: { $digit }.
           *[other] All other cells { $house-of } are filled, or kept for pairs: { $paired }. The digit that is missing there is { $digit }.
        }
    .why = { $cell } is the only cell left for it.
    .does = So { $cell } must be { $digit }.
    .apply = Enter { $digit } in { $cell }.

cross-hatching = cross-hatching
    .where = Look at { $house }.
    .about = This is { cross-hatching }: sweep the board for one digit. Wherever it is, it rules out its row and its column; where that leaves only one cell of a box, the digit goes there.
    .cells =
        Look at { $cell }: the { $digit } has no other place { $house-in }.{ $witnesses-count ->
            [0] {""}
           *[other] {" "}Follow the rows and columns of { $witnesses }.
        }
    .seen = { $house-in } the { $digit } is still missing.
    .why = { $reasons }
    .does = That leaves only { $cell }, so it must be { $digit }.
    .apply = Enter { $digit } in { $cell }.

line-sweep = sweep of a line
    .where = Look at { $house }.
    .about = This is the { line-sweep }: take a digit that a row or column needs and see which of its open cells can take it; here it is only one.
    .cells =
        Look at { $cell }: the { $digit } has no other place { $house-in }.{ $witnesses-count ->
            [0] {""}
           *[other] {" "}See what { $witnesses-filled } rule out.
        }
    .seen = { $house-in } the { $digit } is still missing.
    .why = { $reasons }
    .does = That leaves only { $cell }, so it must be { $digit }.
    .apply = Enter { $digit } in { $cell }.

pointing-note = note in a line of a box
    .where = Look at { $box }.
    .about = This is a { pointing-note }: a sweep leaves a digit only cells that lie in one row or column of a box. Note it there: it says where the digit goes in that box, and that it goes nowhere else in that row or column.
    .cells = Compare { $cells }: a digit that is missing { $box-in } has no other cells there.
    .seen = { $box-in } only { $cells } are left for { $digit }, and they lie { $line-in }.
    .why = { $reasons }
    .does =
        So one of these cells is { $digit }: note it in each of them. { $eliminations-count ->
            [0] That rules out nothing yet, but it will help later.
           *[other] It goes nowhere else { $line-in }.
        }
    .apply = Write a small { $digit } in { $cells }.

claiming-note = note in a box, from its line
    .where = Look at { $line }.
    .about = This is a { claiming-note }: a sweep leaves a digit of a row or column only cells of one box. Note it there: it goes nowhere else in that box.
    .cells = Compare { $cells }: a digit that is missing { $line-in } has no other cells there.
    .seen = { $line-in } only { $cells } are left for { $digit }, and they lie { $box-in }.
    .why = { $reasons }
    .does =
        So one of these cells is { $digit }: note it in each of them. { $eliminations-count ->
            [0] That rules out nothing yet, but it will help later.
           *[other] It goes nowhere else { $box-in }.
        }
    .apply = Write a small { $digit } in { $cells }.

pair-note = note of two cells
    .where = Look at { $box }.
    .about = This is a { pair-note }: a sweep leaves a digit two cells of a box. Note it there: when one of them is filled with something else, it goes into the other.
    .cells = Compare { $cells }: a digit that is missing { $box-in } has no other cells there.
    .seen = { $box-in } only { $cells } are left for { $digit }.
    .why = { $reasons }
    .does = So one of the two is { $digit }: note it in both. It will help later.
    .apply = Write a small { $digit } in { $cells }.

two-notes-pair = pair of two notes
    .where = Look at { $house }.
    .about = This is a { two-notes-pair }: two digits are noted in the same two cells of a box, so nothing else goes there.
    .cells = Compare { $cells }: what is noted there?
    .seen = { $digits } are both noted in { $cells }, and only there.
    .why = Each of the two digits takes one of the two cells, so there is no room for a third.
    .does = So { $cells } are kept for { $digits }.
    .apply = Keep { $cells } for { $digits }.

last-two-cells = last two free cells
    .where = Look at { $house }.
    .about = These are the { last-two-cells } of a house (a row, column or box): the others are filled or kept for pairs, so the two digits that are missing go here.
    .cells = Only { $cells } are free { $house-in }.
    .seen =
        { $paired-count ->
            [0] All cells { $house-of } but { $cells } are filled.
           *[other] All cells { $house-of } but { $cells } are filled, or kept for pairs: { $paired }.
        }
    .why = Two digits are missing there, { $digits }, and each takes one of the two cells.
    .does = So { $cells } are a pair, kept for { $digits }.
    .apply = Write small { $digits } in { $cells } and keep them for these.

cell-count = counting what a cell sees
    .where = Look at { $cell-box }.
    .about = This is { cell-count }: go through the digits that a cell sees in its row, column and box; if all but one are there, the missing one goes into the cell.
    .cells = Count what { $cell } sees: compare { $witnesses }.
    .seen = { $cell } sees every digit but { $digit }.
    .why = The others are in { $witnesses }, each in its row, column or box.
    .does = So { $cell } must be { $digit }.
    .apply = Enter { $digit } in { $cell }.

# The result of the phase. $filled: the cells filled. $open: the cells open before. $percent: the share filled.
before-marks-share =
    { $filled ->
        [0] Without pencil marks no cell can be filled ({ $open } are open).
       *[other] Without pencil marks { $filled } of { $open } open cells can be filled ({ $percent }%).
    }
before-marks-solved = No pencil marks are needed: all { $open } open cells can be filled without.
# The step that completes the phase.
before-marks-write = Sweeping finds nothing more: you have been through every digit. Now write the candidates of all open cells, without those that you have already ruled out.
