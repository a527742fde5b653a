# One message per technique, by its id. The value is the name within a sentence; the attributes are
#   .where   rung 1: a house to look at; no technique, no digit
#   .about   rung 2: the technique and what it is in general
#   .cells   rung 3: the cells of the pattern; still no digit
#   .seen .why .does   rung 4, joined: what is seen, why it follows, what it does
#   .apply   rung 5: the conclusion as something to do
# The arguments are the parts that the technique declares, $eliminations and $placements.

step-reasoning = { $seen } { $why } { $does }
step-paragraph = { $name }. { $reasoning }

full-house = full house
    .where = Look at { $house }.
    .about = This is a { full-house }: all cells of a house (a row, column or box) but one are filled, so the digit that is missing goes into the last one.
    .cells = Only { $cell } is still open { $house-in }.
    .seen = { $house } has only one open cell left, { $cell }.
    .why = Every other digit already stands { $house-in }; the one that is missing is { $digit }.
    .does = So { $cell } must be { $digit }.
    .apply = Enter { $digit } in { $cell }.

hidden-single = hidden single
    .where = Look at { $house }.
    .about = This is a { hidden-single }: a house (a row, column or box) needs a digit, and only one of its cells can still take it, whatever other candidates that cell may have.
    .cells =
        There is a digit that fits nowhere { $house-in } but in { $cell }.{ $witnesses-count ->
            [0] {""}
           *[other] {" "}To find it, look at { $witnesses }.
        }
    .seen = { $house-in } there is only one cell left for { $digit }: { $cell }.
    .why =
        { $witnesses-count ->
            [0] { $house } needs { $digit-a }, and { $cell } is the only open cell there that still has it among its candidates.
            [one] { $house } needs { $digit-a }. The { $digit } in { $witnesses } rules it out in every cell that it sees, and the only open cell { $house-of } that remains is { $cell }.
           *[other] { $house } needs { $digit-a }. The { $digit-many } in { $witnesses } rule it out in every cell that they see, and the only open cell { $house-of } that remains is { $cell }.
        }
    .does = So { $cell } must be { $digit }.
    .apply = Enter { $digit } in { $cell }.

naked-single = naked single
    .where = Look at { $cell-box }.
    .about = This is a { naked-single }: every digit but one is ruled out for a cell, so that one goes into it.
    .cells =
        { $witnesses-count ->
            [0] Only one digit is still possible in { $cell }.
            [one] Only one digit is still possible in { $cell }; { $witnesses } helps to see which.
           *[other] Only one digit is still possible in { $cell }: compare it with the { $witnesses-filled } in its row, column and box.
        }
    .seen = The only digit still possible in { $cell } is { $digit }.
    .why =
        { $unseen ->
            [0] Each of the other digits already stands in one of the { $witnesses-filled } that share a row, column or box with { $cell }.
           *[other]
                { $witnesses-count ->
                    [0] All other candidates of { $cell } have already been ruled out.
                    [one] The digit in { $witnesses } is excluded for { $cell }, which sees it, and its remaining candidates have already been ruled out.
                   *[other] The { $witnesses-filled } that share a row, column or box with { $cell } exclude the digits they hold, and its remaining candidates have already been ruled out.
                }
        }
    .does = So { $cell } must be { $digit }.
    .apply = Enter { $digit } in { $cell }.

pointing = locked candidates (pointing)
    .where = Look at { $box }.
    .about = These are { pointing }: all places left for a digit in a box lie in the same row or column, so the digit can go nowhere else in that row or column.
    .cells =
        There is a digit that fits nowhere { $box-in } but in { $cells }, and { $cells-count ->
            [2] both
           *[other] all
        } of these lie { $line-in }.
    .seen =
        The { $digit } { $box-of } can only go in { $cells }, which { $cells-count ->
            [2] both
           *[other] all
        } lie { $line-in }.
    .why = Whichever of these cells takes it, { $line } has its { $digit } there, inside { $box }. No other cell { $line-of } can have a second one.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

claiming = locked candidates (claiming)
    .where = Look at { $line }.
    .about = These are { claiming }: all places left for a digit in a row or column lie in the same box, so the digit can go nowhere else in that box.
    .cells =
        There is a digit that fits nowhere { $line-in } but in { $cells }, and { $cells-count ->
            [2] both
           *[other] all
        } of these lie { $box-in }.
    .seen =
        The { $digit } { $line-of } can only go in { $cells }, which { $cells-count ->
            [2] both
           *[other] all
        } lie { $box-in }.
    .why = Whichever of these cells takes it, { $box } has its { $digit } there, { $line-in }. No other cell { $box-of } can have a second one.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

naked-pair = naked pair
    .where = Look at { $houses }.
    .about = This is a { naked-pair }: two cells of a house (a row, column or box) have the same two candidates and no others, so those digits can go nowhere else in that house.
    .cells = Compare { $cells }: they have the same two candidates, and no others.
    .seen = The only candidates in { $cells } are { $digits }.
    .why = One of the two cells takes one of these digits, and the other cell takes the other. Whichever way round, both digits are used up { $houses-in }.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

naked-triple = naked triple
    .where = Look at { $houses }.
    .about = This is a { naked-triple }: three cells of a house (a row, column or box) have only three different candidates between them, so those digits can go nowhere else in that house.
    .cells = Compare { $cells }: between them they have only three different candidates.
    .seen = Between them, { $cells } have only the candidates { $digits }.
    .why = Each of the three cells takes a different one of these three digits. Whichever way they share them out, all three are used up { $houses-in }.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

hidden-pair = hidden pair
    .where = Look at { $house }.
    .about = This is a { hidden-pair }: two digits fit only in the same two cells of a house (a row, column or box), so those cells have no room for anything else.
    .cells = There are two digits that fit nowhere { $house-in } but in { $cells }.
    .seen = The digits { $digits } fit nowhere { $house-in } but in { $cells }.
    .why = Both must stand somewhere { $house-in }, so each of them takes one of these two cells, and no other digit has room there.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
