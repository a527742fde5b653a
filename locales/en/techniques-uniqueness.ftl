# Techniques that assume that the puzzle has a unique solution. One message per technique, as in techniques.ftl.
# $deadly: the candidates of the deadly pattern; $deadly-cells: its open cells.

unique-rectangle-1 = unique rectangle (type 1)
    .where = Look at { $corner-box }.
    .about = This is a { unique-rectangle-1 }: four cells in two rows, two columns and two boxes, three of which can hold only the same two digits. If the fourth held one of these as well, the two digits could be exchanged in all four cells, and the puzzle would have a second solution. A proper puzzle has only one.
    .cells = Compare { $deadly-cells }: except for { $corner }, they have only the same two candidates.
    .seen = The cells { $deadly-cells } form a rectangle in two boxes, and all of them except { $corner } have only the candidates { $digits }.
    .why = If { $corner } were { $digits-or }, the four cells would hold only { $digits }, alternating. Exchanging the two would break no rule and touch no given: a second solution. But the puzzle has only one, so { $corner } must be { $extras-or }.
    .does =
        { $eliminations-count ->
            [0] So enter { $placements-digits-the } in { $placements-cells }.
           *[other] So you can remove { $eliminations-from }.
        }
    .apply =
        { $eliminations-count ->
            [0] Enter { $placements-digits-the } in { $placements-cells }.
           *[other] Remove { $eliminations-from }.
        }

unique-rectangle-2 = unique rectangle (type 2)
    .where = Look at { $first-box }.
    .about = This is a { unique-rectangle-2 }: four cells in two rows, two columns and two boxes would hold only two digits, if it were not for one more candidate, the same in two cells side by side. One of these must take it, or the two digits could be exchanged in all four cells, and the puzzle would have a second solution. A proper puzzle has only one.
    .cells = Compare { $deadly-cells }: they have only the same two candidates, except for one more, the same in each of { $roof }.
    .seen = The cells { $deadly-cells } form a rectangle in two boxes. They have only the candidates { $digits }, except for { $extra } in { $roof }.
    .why =
        If none of { $roof } were { $extra }, the four cells would hold only { $digits }, alternating. Exchanging the two would break no rule and touch no given: a second solution. But the puzzle has only one, so { $extra } is in one of { $roof }. A cell that sees { $roof-count ->
            [2] both
           *[other] all
        } of them cannot be { $extra }.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

unique-rectangle-3 = unique rectangle (type 3)
    .where = Look at { $houses }.
    .about = This is a { unique-rectangle-3 }: four cells in two rows, two columns and two boxes would hold only two digits, if it were not for other candidates in two cells side by side. One of these must take one of the others, or the two digits could be exchanged in all four cells, and the puzzle would have a second solution. So together the two cells are like one that has just the other candidates, and it can be part of a naked subset.
    .cells = Compare { $deadly-cells }: except for { $roof }, they have only the same two candidates. Then compare the others in { $roof } with { $subset }.
    .seen = The cells { $deadly-cells } form a rectangle in two boxes. They have only the candidates { $digits }, except for { $extras } in { $roof }. Apart from these, all candidates in { $subset } are among { $subset-digits }.
    .why = One of { $roof } must be { $extras-or }, or the digits { $digits } could be exchanged in the four cells, and the puzzle would have a second solution. With { $subset }, that makes as many cells as there are digits to share: { $subset-digits } are used up { $houses-in }.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-set-a = what completes the subset

unique-rectangle-4 = unique rectangle (type 4)
    .where = Look at { $house }.
    .about = This is a { unique-rectangle-4 }: four cells in two rows, two columns and two boxes would hold only two digits, if it were not for other candidates in two cells side by side. One of the two digits must go into one of these, as it has no other place in a house of theirs. If the other took the other digit, the two digits could be exchanged in all four cells, and the puzzle would have a second solution.
    .cells = Compare { $deadly-cells }: except for { $roof }, they have only the same two candidates. One of these two has no other place { $house-in } than { $roof }.
    .seen = The cells { $deadly-cells } form a rectangle in two boxes. They have only the candidates { $digits }, except for others in { $roof }. { $house-in }, the only places for { $locked } are these two cells.
    .why = One of { $roof } is { $locked }. If the other were { $other }, the four cells would hold only { $digits }, alternating. Exchanging the two would break no rule and touch no given: a second solution. But the puzzle has only one, so neither of these cells is { $other }.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-base = house to which the digit is tied

unique-rectangle-5 = unique rectangle (type 5)
    .where = Look at { $first-box }.
    .about = This is a { unique-rectangle-5 }: four cells in two rows, two columns and two boxes would hold only two digits, if it were not for one more candidate, the same in two diagonally opposite cells or in three cells. One of these must take it, or the two digits could be exchanged in all four cells, and the puzzle would have a second solution. A proper puzzle has only one.
    .cells = Compare { $deadly-cells }: they have only the same two candidates, except for one more, the same in each of { $roof }.
    .seen = The cells { $deadly-cells } form a rectangle in two boxes. They have only the candidates { $digits }, except for { $extra } in { $roof }.
    .why =
        If none of { $roof } were { $extra }, the four cells would hold only { $digits }, alternating. Exchanging the two would break no rule and touch no given: a second solution. But the puzzle has only one, so { $extra } is in one of { $roof }. A cell that sees { $roof-count ->
            [2] both
           *[other] all
        } of them cannot be { $extra }.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

unique-rectangle-6 = unique rectangle (type 6)
    .where = Look at { $lines }.
    .about = This is a { unique-rectangle-6 }: four cells in two rows, two columns and two boxes all have the same two candidates, and two of them, diagonally opposite, have no others. One of the digits has no place outside these cells in both rows, or in both columns, so it is in two diagonally opposite cells. In the two with other candidates it would leave only the other digit for the rest, and the two digits could be exchanged: the puzzle would have a second solution.
    .cells = Compare { $deadly-cells }: except for { $roof }, they have only the same two candidates. One of these two has no other place { $lines-in }.
    .seen = The cells { $deadly-cells } form a rectangle in two boxes. They have only the candidates { $digits }, except for others in { $roof }. { $lines-in }, { $digit } fits in none but these four cells.
    .why = So { $digit } is in { $roof }, or in the other two. In { $roof } it would leave only the other digit for the rest of the rectangle, and exchanging { $digits } would break no rule and touch no given: a second solution. But the puzzle has only one.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-base = house to which the digit is tied

hidden-rectangle = hidden rectangle
    .where = Look at { $lines }.
    .about = This is a { hidden-rectangle }: four cells in two rows, two columns and two boxes can all hold the same two digits, and one of them has no other candidates. In the row and in the column of the cell diagonally opposite, one of the digits has just two places, all of them in the rectangle. If that cell took the other digit, all four cells would hold the two digits only, and these could be exchanged: the puzzle would have a second solution.
    .cells = Compare { $deadly-cells }: { $near } has only two candidates, and { $far } is diagonally opposite. Look along { $lines }.
    .seen = The cells { $deadly-cells } form a rectangle in two boxes, and { $near } has only the candidates { $digits }. { $lines-in }, { $strong } has just two places each, { $far } and the next corner.
    .why = If { $far } were { $other }, both its neighbours in the rectangle would be { $strong }, and then { $near } would be { $other }. Exchanging the two digits in the four cells would break no rule and touch no given: a second solution. But the puzzle has only one.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-base = house to which the digit is tied
    .legend-pivot = bare corner

avoidable-rectangle-1 = avoidable rectangle (type 1)
    .where = Look at { $corner-box }.
    .about = This is an { avoidable-rectangle-1 }: four cells in two rows, two columns and two boxes, none of them a given. Three are filled, with two alternating digits. If the fourth completed the rectangle, the two digits could be exchanged in all four cells, and the puzzle would have a second solution. A proper puzzle has only one.
    .cells = Look at { $placed }, which are filled but are not givens, and at { $corner }, the fourth cell of their rectangle.
    .seen = The cells { $placed } hold { $digits } alternately, and none of them is a given. In the fourth cell of their rectangle, { $corner }, the { $digit } is still possible.
    .why = If { $corner } were { $digit }, the digits { $digits } could be exchanged in the four cells. That would break no rule and touch no given: a second solution. But the puzzle has only one.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

avoidable-rectangle-2 = avoidable rectangle (type 2)
    .where = Look at { $first-box }.
    .about = This is an { avoidable-rectangle-2 }: four cells in two rows, two columns and two boxes, none of them a given. Two are filled; the other two have two candidates each: the digit that would complete a rectangle of two alternating digits, and one more, the same in both. One of them must take that one, or the two digits could be exchanged in all four cells, and the puzzle would have a second solution.
    .cells = Look at { $placed }, which are filled but are not givens, and at { $roof }, which complete their rectangle and have two candidates each.
    .seen = The cells { $placed } are filled but are not givens, and { $roof } complete their rectangle. Each of these can take the digit that would fill the four cells with { $digits } alternating, or else { $extra }.
    .why = If neither of { $roof } were { $extra }, the digits { $digits } could be exchanged in the four cells. That would break no rule and touch no given: a second solution. But the puzzle has only one, so one of { $roof } is { $extra }. A cell that sees both cannot be { $extra }.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

bug-plus-one = BUG + 1
    .where = Look at { $corner-box }.
    .about = This is a { bug-plus-one } (a bivalue universal grave, plus one): all open cells have two candidates, except one, which has three. Without one of these three every open digit would have exactly two places in each row, column and box. Then every cell could take its other candidate without breaking a rule: solutions would come in pairs. A proper puzzle has only one solution, so the third candidate is true.
    .cells = All open cells have two candidates; only { $corner } has three. Count in its row, column and box.
    .seen = All open cells have two candidates; only { $corner } has three. Without { $extra } there, every open digit would have just two places in each row, column and box.
    .why = If { $corner } were not { $extra }, every cell could take its other candidate without breaking a rule: solutions would come in pairs. But the puzzle has only one, so { $corner } is { $extra }.
    .does = So enter { $extra-the } in { $corner }.
    .apply = Enter { $extra-the } in { $corner }.

bug-type-2 = BUG (type 2)
    .where = Look at { $first-box }.
    .about = This is a { bug-type-2 }: all open cells would have two candidates, and all open digits two places in each row, column and box, if one digit were not an extra candidate in a few cells. One of these cells must take it. If not, every cell could take its other candidate without breaking a rule: solutions would come in pairs, and a proper puzzle has only one.
    .cells = Look at the cells { $roof }: all other open cells have two candidates.
    .seen = Without { $extra } in { $roof }, all open cells would have two candidates, and all open digits two places in each row, column and box.
    .why =
        If none of { $roof } were { $extra }, every cell could take its other candidate without breaking a rule: solutions would come in pairs. But the puzzle has only one, so { $extra } is in one of them. A cell that sees { $roof-count ->
            [2] both
           *[other] all
        } of them cannot be { $extra }.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

bug-type-3 = BUG (type 3)
    .where = Look at { $houses }.
    .about = This is a { bug-type-3 }: all open cells would have two candidates, and all open digits two places in each row, column and box, if some cells of one house did not have a few extra candidates. One of these cells must take one of those. If not, every cell could take its other candidate without breaking a rule: solutions would come in pairs, and a proper puzzle has only one. So together these cells are like one that has just the extra candidates, and it can be part of a naked subset.
    .cells = Look at the cells { $roof }: all other open cells have two candidates. Then compare their extra candidates with { $subset }.
    .seen = Only { $roof } have extra candidates, each of them { $extras-or }. Without the extra ones, all open cells would have two candidates, and all open digits two places in each row, column and box. Apart from these, all candidates in { $subset } are among { $subset-digits }.
    .why = If none of { $roof } took an extra candidate, every cell could take its other candidate without breaking a rule: solutions would come in pairs. But the puzzle has only one, so one of them is { $extras-or }. With { $subset }, that makes as many cells as there are digits to share: { $subset-digits } are used up { $houses-in }.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-set-a = what completes the subset

bug-type-4 = BUG (type 4)
    .where = Look at { $house }.
    .about = This is a { bug-type-4 }: all open cells would have two candidates, and all open digits two places in each row, column and box, if two cells of one house did not have a few extra candidates. A digit that is not among those has no other place than these two cells in the house, so one of them takes it. The other must take one of its extra candidates. If not, every cell could take its other candidate without breaking a rule: solutions would come in pairs, and a proper puzzle has only one.
    .cells = Look at the cells { $roof }: all other open cells have two candidates. One digit has no other place { $house-in }.
    .seen = Only { $roof } have extra candidates, each of them { $extras-or }. Without the extra ones, all open cells would have two candidates, and all open digits two places in each row, column and box. { $house-in }, the only places for { $locked } are these two cells.
    .why = One of { $roof } is { $locked }. If the other took none of its extra candidates, every cell could take its other candidate without breaking a rule: solutions would come in pairs. But the puzzle has only one, so the other is { $extras-or }, and nothing else is left for either.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-base = house to which the digit is tied

unique-loop = unique loop
    .where = Look at { $first-box }.
    .about = This is a { unique-loop }: a closed loop of cells that all have the same two candidates, each seeing the next, with none or two of them in each row, column and box. If they held these two digits only, the digits would alternate and could be exchanged, and the puzzle would have a second solution. A proper puzzle has only one, so some cell takes another candidate.
    .cells =
        Compare { $deadly-cells }: they have the same two candidates, and others only in { $roof }.{ $subset-count ->
            [0] {""}
           *[other] {" "}Then compare those others with { $subset }.
        }{ $locked-count ->
            [0] {""}
           *[other] {" "}Look along { $houses } as well.
        }
    .seen =
        The cells { $deadly-cells } form a loop: every house has none or two of them. They have only the candidates { $digits }, except for { $extras } in { $roof }.{ $subset-count ->
            [0] {""}
           *[other] {" "}Apart from these, all candidates in { $subset } are among { $subset-digits }.
        }{ $locked-count ->
            [0] {""}
           *[other] {" "}The only places for { $locked } { $houses-in } are { $roof }.
        }
    .why =
        If the loop held only { $digits }, these could be exchanged all along it. That would break no rule and touch no given: a second solution. But the puzzle has only one. { $locked-count ->
            [0] { $roof-count ->
                [one] So { $roof } must be { $extras-or }.
               *[other] So one of { $roof } must be { $extras-or }{ $subset-count ->
                    [0] {", "}and a cell that sees all of them cannot be { $extras-or }.
                   *[other] {". "}With { $subset }, that makes as many cells as there are digits to share: { $subset-digits } are used up { $houses-in }.
                }
            }
           *[other] One of { $roof } is { $locked }, so the other must be { $extras-or }, and nothing else is left for either.
        }
    .does =
        { $eliminations-count ->
            [0] So enter { $placements-digits-the } in { $placements-cells }.
           *[other] So you can remove { $eliminations-from }.
        }
    .apply =
        { $eliminations-count ->
            [0] Enter { $placements-digits-the } in { $placements-cells }.
           *[other] Remove { $eliminations-from }.
        }
    .legend-set-a = what completes the subset

extended-rectangle = extended rectangle
    .where = Look at { $first-box }.
    .about = This is an { extended-rectangle }: six cells on two parallel lines, one opposite the other, that could be filled with just three digits. Then both lines would have all three, the lines could be exchanged, and the puzzle would have a second solution. A proper puzzle has only one, so some cell takes another candidate.
    .cells =
        Compare { $deadly-cells }: they can be filled with just three digits, and other candidates are only in { $roof }.{ $subset-count ->
            [0] {""}
           *[other] {" "}Then compare those others with { $subset }.
        }{ $locked-count ->
            [0] {""}
           *[other] {" "}Look along { $houses } as well.
        }
    .seen =
        The cells { $deadly-cells } lie on two parallel lines, one opposite the other. They have only the candidates { $digits }, except for { $extras } in { $roof }.{ $subset-count ->
            [0] {""}
           *[other] {" "}Apart from these, all candidates in { $subset } are among { $subset-digits }.
        }{ $locked-count ->
            [0] {""}
           *[other] {" "}The only places for { $locked } { $houses-in } are { $roof }.
        }
    .why =
        If the six cells held only { $digits }, both lines would have all three digits. Exchanging the lines would break no rule and touch no given: a second solution. But the puzzle has only one. { $locked-count ->
            [0] { $roof-count ->
                [one] So { $roof } must be { $extras-or }.
               *[other] So one of { $roof } must be { $extras-or }{ $subset-count ->
                    [0] {", "}and a cell that sees all of them cannot be { $extras-or }.
                   *[other] {". "}With { $subset }, that makes as many cells as there are digits to share: { $subset-digits } are used up { $houses-in }.
                }
            }
           *[other] One of { $roof } is { $locked }, so the other must be { $extras-or }, and nothing else is left for either.
        }
    .does =
        { $eliminations-count ->
            [0] So enter { $placements-digits-the } in { $placements-cells }.
           *[other] So you can remove { $eliminations-from }.
        }
    .apply =
        { $eliminations-count ->
            [0] Enter { $placements-digits-the } in { $placements-cells }.
           *[other] Remove { $eliminations-from }.
        }
    .legend-set-a = what completes the subset
