# Expert techniques, as in techniques.ftl: one message per technique, by its id, with the same attributes.
# A message name must begin with a letter, so an id that begins with a digit is prefixed with "technique-" here.

# What each colour of a 3D Medusa does to a candidate.
medusa-trap = In the first colour { $first }, and in the second { $second }, so { $cell } is not { $digit }.
medusa-colour = { $cell } is { $digit }

technique-3d-medusa = 3D Medusa
    .where = Look at { $start-box }, and at the cells linked to it.
    .about =
        This is a { technique-3d-medusa }: candidates of several digits are connected in pairs, exactly one of which is true, because a cell has no other candidate or a house no other place for the digit. Two colours mark them alternately; one colour is true everywhere, the other nowhere. { $clash-count ->
            [0] { $emptied-count ->
                [0] What both colours rule out is false.
               *[other] A colour that would leave a cell without candidates is the false one.
            }
           *[other] A colour that contradicts itself is the false one.
        }
    .cells =
        Colour the pairs alternately. One colour has candidates in { $first-cells }, the other in { $second-cells }.{ $clash-count ->
            [0] { $emptied-count ->
                [0] {""}
               *[other] {" "}Then look at { $emptied }.
            }
           *[other] {" "}Then look at { $clash }.
        }
    .seen = These candidates are joined pair by pair, and two colours mark them alternately. The first colour: { $first }. The second colour: { $second }.
    .why =
        Exactly one of each pair is true, so all of one colour are true and all of the other false. { $clash-count ->
            [0] { $emptied-count ->
                [0] Either way the same candidates go. { $traps }
               *[other] If the first colour were true, { $emptied } would see { $blocking }, and nothing would be left there. So the first colour is the false one.
            }
            [1] But in the first colour { $clash } is { $clash-digits }, and a cell takes only one digit. So the first colour is the false one.
           *[other] But { $clash } see each other, and in the first colour each of them is { $clash-digits }. So the first colour is the false one.
        }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

multi-sector-locked-sets = multi-sector locked set
    .where = Look at { $rows }, and at { $columns }.
    .about = This is a { multi-sector-locked-sets }: some digits are counted by rows, the others by columns, and where these rows and columns cross, there are just as many open cells as digits were counted. So all of these must go there.
    .cells = Look at the open cells where { $rows } cross { $columns }: { $cells }.
    .seen =
        Where { $rows } cross { $columns }, the open cells are { $cells }.{ $row-digits-count ->
            [0] {""}
           *[other] {" "}Count { $row-digits } by rows, each digit once for every one of these rows where it is still missing.
        }{ $column-digits-count ->
            [0] {""}
           *[other] {" "}Count { $column-digits } by columns, each digit once for every one of these columns where it is still missing.
        }{ $either-digits-count ->
            [0] {""}
            [one] {" "}It does not matter how you count { $either-digits }: it is missing in as many of these rows as of these columns.
           *[other] {" "}It does not matter how you count { $either-digits }: each is missing in as many of these rows as of these columns.
        }
    .why = Every one of these cells takes a digit that is missing in its row and in its column, so one of those that you counted; and no row or column takes a digit twice. You counted just as many digits as there are cells, so all of them go there. A digit counted by rows cannot be in the rest of these rows, nor a digit counted by columns in the rest of these columns.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

sk-loop = SK-Loop
    .where = Look at { $rows }, and at { $columns }.
    .about = This is an { sk-loop }, named after Steve K., who found the first one: four filled cells are the corners of a rectangle, each in a box of its own. The open cells beside each corner, those in its row and those in its column, make eight groups, and each group shares a house with the next: a row or column, then a box, and so on, all the way round. The digits that fit there are only just enough to fill these cells, so each of them is in the loop as often as it fits.
    .cells = The corners are { $corners }. Go round the cells beside them: { $cells }.
    .seen =
        The corners { $corners } are filled. The open cells beside them, in their rows and columns but inside their boxes, are { $cells }. They make eight groups in a loop, each joined with the next by a house ({ $rows }; { $columns }; { $boxes }).{ $once-count ->
            [0] {""}
           *[other] {" "}There is room at most once for { $once }.
        }{ $twice-count ->
            [0] {""}
           *[other] {" "}There is room at most twice for { $twice }.
        }{ $thrice-count ->
            [0] {""}
           *[other] {" "}There is room at most three times for { $thrice }.
        }{ $four-times-count ->
            [0] {""}
           *[other] {" "}There is room at most four times for { $four-times }.
        }
    .why = This is because a digit fits only once into two groups joined by a house. In total there is room for exactly as many digits as there are cells in the loop, so each of these digits is there as often as it has room. A candidate that would leave its digit less room in the loop is therefore false: elsewhere in a house that joins two groups, since both of them would lose the digit, or in a group between two others, since both of those would lose it.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-pivot = filled corner

fireworks = fireworks
    .where = Look at { $row } and { $column }.
    .about =
        These are { fireworks }: outside the box where a row and a column cross, a digit has only one place left in each, its wings, or not even that. So it must be in one of the wings or in the cell where the two lines cross, the pivot. { $other-pivot-count ->
            [0] Three such digits with the same pivot and the same wings fill the three cells.
           *[other] Two such digits, and two others that have the same wings but the opposite corner of the rectangle for a pivot, fill the four cells.
        }
    .cells =
        { $other-pivot-count ->
            [0] The pivot is { $pivot }, and the wings are { $wings }.
           *[other] One pivot is { $pivot }, the other is { $other-pivot }, and the wings of both are { $wings }.
        }
    .seen =
        Outside { $pivot-box }, { $row } and { $column } have places for { $digits } in { $wings } at most.{ $other-pivot-count ->
            [0] {""}
           *[other] {" "}Outside { $other-pivot-house }, { $other-lines } have places for { $other-digits } in the same two cells at most.
        }
    .why =
        If one of these digits is in neither of { $wings }, { $row } must have it in { $pivot-box }, and so must { $column }. A box has a digit only once, so both have it in the same cell, which can only be { $pivot }. { $other-pivot-count ->
            [0] So each of the three digits is in { $pivot } or in one of { $wings }. Three digits fill three cells: no other digit fits there.
           *[other] So each of { $digits } is in { $pivot } or in one of { $wings }. In the same way, each of { $other-digits } is in { $other-pivot } or in one of { $wings }. Four digits fill four cells, one each: no other digit fits there. And { $pivot }, which none of { $other-digits } can take, has one of { $digits }, as { $other-pivot } has one of { $other-digits }.
        }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-base = line in which its places are looked for
    .legend-shared = second pivot

tridagon = tridagon
    .where = Look at { $boxes }.
    .about = This is a { tridagon } (also called Thor’s hammer): in each of four boxes at the corners of a rectangle there are three cells, one in every row and every column of the box, and the same three digits cannot fill all twelve of them without breaking the rules. So at least one of the cells must have another of its candidates, a guardian.
    .cells = Look at { $cells }: the same three digits cannot fill all of these cells. { $guardians-count ->
        [one] The guardian is in { $guardians-cells }.
       *[other] Guardians are in { $guardians-cells }.
    }
    .seen = The cells { $cells } have only { $digits } left, except for { $guardians-count ->
        [one] one other candidate, the guardian: { $guardians }.
       *[other] other candidates, the guardians: { $guardians }.
    }
    .why = Suppose that { $digits } fill all these cells. In each box, go through them from top to bottom and, after the last, continue from the top: they follow one another in one of two orders. Two of these boxes that lie in the same rows have the same order, only starting elsewhere; if not, a row would have a digit twice. Read from left to right, two of them that lie in the same columns have the same order too, because of the columns. But in a box where the cells run down to the right the two readings give the same order, and in one where they run down to the left (with the lines of the box thought of as closed into a ring) they give opposite ones. Boxes of this second kind are one or three of the four, so once round the four boxes the order would be its own opposite. That is impossible: { $guardians-count ->
        [one] the guardian is true.
       *[other] one of the guardians is true, and what all of them rule out is false.
    }
    .does = { $placements-count ->
        [0] So you can remove { $eliminations-from }.
       *[other] So { $placements-cells } must be { $placements-digits }.
    }
    .apply = { $placements-count ->
        [0] Remove { $eliminations-from }.
       *[other] Enter { $placements-digits } in { $placements-cells }.
    }
    .legend-cover = box of the square

# One is for the cells that all templates use, the other for the cells that no template uses.
template-set = template set
    .where = Look at { $rows }, one after the other.
    .about = This is a { template-set }: a template is a way to place a digit once in every row, column and box, all at the same time. A cell that all templates of a digit use must have the digit.
    .cells = There is a digit that goes into { $cells } however you place it on the whole board.
    .seen =
        { $others-count ->
            [0] Try all ways to place { $digit } once in every row, column and box.
            [one] Try all ways to place { $others } once in every row, column and box, and note the cells that all of them use. Then do the same with { $digit }, which cannot go there.
           *[other] Try all ways to place { $others } once in every row, column and box, digit by digit, and note the cells that all ways of a digit use: no other digit goes there, and that may leave other digits fewer ways. Then do the same with { $digit }.
        } Every way that is left uses { $cells }.
    .why = One of the ways is that of the solution, so it has whatever all of them have in common.
    .does = So { $placements-cells } must be { $placements-digits }.
    .apply = Enter { $placements-digits } in { $placements-cells }.
    .legend-subject = where the digit can still go

template-delete = template delete
    .where = Look at { $rows }, one after the other.
    .about = This is a { template-delete }: a template is a way to place a digit once in every row, column and box, all at the same time. A cell that no template of a digit uses cannot have the digit.
    .cells = There is a digit that never goes into { $cells }, however you place it on the whole board.
    .seen =
        { $others-count ->
            [0] Try all ways to place { $digit } once in every row, column and box.
            [one] Try all ways to place { $others } once in every row, column and box, and note the cells that all of them use. Then do the same with { $digit }, which cannot go there.
           *[other] Try all ways to place { $others } once in every row, column and box, digit by digit, and note the cells that all ways of a digit use: no other digit goes there, and that may leave other digits fewer ways. Then do the same with { $digit }.
        } No way that is left uses { $cells }.
    .why = One of the ways is that of the solution, so the solution does not have the digit there either.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-subject = where the digit can still go

junior-exocet = junior exocet
    .where = Look { $base-house-in }.
    .about = This is a { junior-exocet }: two base cells, in one box and one line of it, can only have a few digits between them. Whichever two they have, the lines across, beside the base and through two other boxes, have too little room for these digits, except in two target cells beside the base’s line. So the targets have the same two digits as the base.
    .cells = The base cells are { $base }, and the targets { $targets }. Look along { $lines }.
    .seen = The base cells { $base } can only be { $digits-or }. Leave out the cells that both base cells see, and the targets { $targets }. Then none of these digits has room on all of { $lines } in cells that do not see each other.
    .why =
        Suppose that the base has one of { $digits }. Then no cell that both base cells see has it. { $lines } have it once each, in cells that do not see each other. As the lines do not all have room for it otherwise, one of the targets has it. So the two digits of the base are those of the targets. Now try which two they can be. If one target has a digit, the other does not: the lines must still have room for it then, and so must the other target’s box, one of { $mirrors }. A candidate of the base cells or the targets that belongs to none of the remaining pairs can be removed; and a digit of every remaining pair can be removed from the cells that both base cells, or both targets, see.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-base = line across
    .legend-cover = where the mirror cells are
    .legend-set-a = base cell
    .legend-set-b = target cell

senior-exocet = senior exocet
    .where = Look { $base-house-in }.
    .about = This is a { senior-exocet }: two base cells, in one box and one line of it, can only have a few digits between them. Whichever two they have, the lines across, beside the base and through two other boxes, have too little room for these digits, except in two target cells, at least one of which lies far from the base. So the targets have the same two digits as the base.
    .cells = The base cells are { $base }, and the targets { $targets }. Look along { $lines }.
    .seen = The base cells { $base } can only be { $digits-or }. Leave out the cells that both base cells see, and the targets { $targets }. Then none of these digits has room on all of { $lines } in cells that do not see each other.
    .why =
        Suppose that the base has one of { $digits }. Then no cell that both base cells see has it. { $lines } have it once each, in cells that do not see each other. As the lines do not all have room for it otherwise, one of the targets has it. So the two digits of the base are those of the targets. Now try which two they can be. If one target has a digit, the other does not, and the lines must still have room for it then. A candidate of the base cells or the targets that belongs to none of the remaining pairs can be removed; and a digit of every remaining pair can be removed from the cells that both base cells, or both targets, see.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-base = line across
    .legend-set-a = base cell
    .legend-set-b = target cell
