# Techniques with sums and clues, as in techniques.ftl.

# $total: the number of the sum. $kind: the rule that asks for it.
sum-combinations = combinations of a sum
    .where = Look at { $sum }.
    .about = These are { sum-combinations }: cells that must add up to a number, or to as much as other cells, have only a few combinations of digits. A candidate that is in none of them can go.
    .cells =
        { $kind ->
            [cage] In { $cells }, ask of each candidate whether the other cells can make up the rest of { $total }.
            [sum] In { $cells }, ask of each candidate whether the other cells can make up the rest of { $total }.
            [little-killer] In { $cells }, ask of each candidate whether the other cells can make up the rest of { $total }.
           *[other] In { $cells }, ask of each candidate whether the other cells can still make the sum right.
        }
    .seen =
        { $kind ->
            [arrow] The cells of { $sum } are { $cells }: the digits along it add up to the number in its circle.
            [region-sum] Two segments { $sum-of } are made of { $cells }: both have the same sum.
            [zipper] Some cells { $sum-of } are { $cells }: those equally far from its middle have the same sum, and a cell in the middle holds that sum.
            [double-arrow] The cells of { $sum } are { $cells }: the digits at its two ends add up to the same as those between them.
           *[other] The cells of { $sum } are { $cells }, so these add up to { $total }.
        }
    .why =
        { $eliminations-count ->
            [one] Suppose { $eliminations } were true. Then the candidates of the other cells could not make the sum right.
           *[other] Suppose that one of these candidates were true: { $eliminations }. Then the candidates of the other cells could not make the sum right.
        }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-base = rule that asks for the sum
    .legend-subject = cells of the sum

# $kind: the rule of the clue. $number: its number. $largest: the largest digit of the board.
clue-combinations = combinations of a clue
    .where = Look at { $clue }.
    .about = These are { clue-combinations }: only a few ways to fill the cells of a clue make it right. A candidate that is in none of them can go.
    .cells = In { $cells }, ask of each candidate whether the other cells can still make the clue right.
    .seen =
        { $kind ->
            [between] Along { $clue }, every digit inside lies between the digits at the two ends.
            [lockout] Along { $clue }, every digit inside is smaller than both digits at its ends or larger than both.
            [sum-line] Along { $clue }, the digits can be divided into pieces that each add up to { $number }.
            [quadruple] Around { $clue }, the four cells hold its digits, each as often as the circle has it.
            [sandwich] By { $clue }, the digits between the 1 and the { $largest } add up to { $number }.
            [x-sum] By { $clue }, the first digit says how many digits add up to { $number }, beginning with itself.
           *[skyscraper] By { $clue }, the number of digits there that are larger than all before them is { $number }.
        }
    .why =
        { $eliminations-count ->
            [one] Suppose { $eliminations } were true. Then the candidates of the other cells could not make the clue right.
           *[other] Suppose that one of these candidates were true: { $eliminations }. Then the candidates of the other cells could not make the clue right.
        }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-base = rule of the clue
    .legend-subject = cells of the clue

# $houses-total: what the houses add up to. $sums-total: what the cages add up to. $rest: their difference. $left: which cells are left,
# inside or outside the houses, or both, and then whether those inside have more, less or the same (equal).
rule-of-45 = rule of 45
    .where = Look at { $houses }.
    .about = This is the { rule-of-45 }: the digits of a whole house have a known sum, 45 on a 9×9 board. Take away the cages, and you know what the remaining cells add up to.
    .cells =
        { $left ->
            [inside] Add up the cages { $houses-in }. The cages leave only { $inside }.
            [outside] Add up the cages { $houses-in }. They cover { $houses-count ->
                [one] it
               *[other] them
            } and stick out only at { $outside }.
           *[other] Add up the cages { $houses-in }. They leave only { $inside } inside and stick out only at { $outside }.
        }
    .seen =
        { $houses } { $houses-count ->
            [one] adds
           *[other] add
        } up to { $houses-total }. Take away { $sums-count ->
            [1] { $sums }
            [2] { $sums }, { $sums-total } together
            [3] { $sums }, { $sums-total } together
            [4] { $sums }, { $sums-total } together
           *[other] { $sums-many } there, { $sums-total } together
        }. { $left ->
            [inside] The cages leave { $inside }, which must { $inside-count ->
                [one] be
               *[other] add up to
            } the difference: { $rest }.
            [outside] The cages stick out at { $outside }, which must { $outside-count ->
                [one] be
               *[other] add up to
            } the difference: { $rest }.
            [more] The cages leave { $inside } and stick out at { $outside }. So what is inside comes to { $rest } more than what is outside.
            [less] The cages leave { $inside } and stick out at { $outside }. So what is inside comes to { $rest } less than what is outside.
           *[equal] The cages leave { $inside } and stick out at { $outside }. So what is inside comes to the same as what is outside.
        }
    .why =
        { $placements-count ->
            [0] { $eliminations-count ->
                [one] Suppose { $eliminations } were true. Then the other cells that are left could not make the sum come out right.
               *[other] Suppose that one of these candidates were true: { $eliminations }. Then the other cells that are left could not make the sum come out right.
            }
           *[other] Only one cell is left, so this number is its digit.
        }
    .does =
        { $placements-count ->
            [0] So you can remove { $eliminations-from }.
           *[other] So { $placements-cells } is { $placements-digits }.
        }
    .apply =
        { $placements-count ->
            [0] Remove { $eliminations-from }.
           *[other] Enter { $placements-digits-the } in { $placements-cells }.
        }
    .legend-base = whole houses
    .legend-subject = cells that the cages leave
    .legend-extra = cells where the cages stick out

# $how: what follows. one: one cell on each side. lines, regions: the cells of the lines, or of the regions, lose digits that the other
# side lacks; both: both do. placed: one side has $digits already. ways: anything else.
common-exclusion = common exclusion
    .where =
        { $houses-count ->
            [0] Look { $cells-house-in }.
           *[other] Look at { $houses }.
        }
    .about = This is a { common-exclusion }: one of several possibilities is true, the places of a digit in a house or the candidates of a cell. A candidate that each of them rules out is false in any case.
    .cells =
        { $houses-count ->
            [0] Go through the candidates of { $cells }. What does each of them rule out?
           *[other] In { $houses }, a digit can only go in { $cells }. What do all of these places rule out?
        }
    .seen =
        { $houses-count ->
            [0] One of the candidates { $digits } is true in { $cells }.
           *[other] Either { $cells-or } is { $digits }, because { $houses } has no other place for it.
        }
    .why = Whichever it is, it rules out { $eliminations }.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

law-of-leftovers = law of leftovers
    .where = Look at { $lines } and { $regions }.
    .about = This is the { law-of-leftovers }: rows, or columns, and as many regions hold every digit equally often. What they share is the same, so the cells that stick out on either side hold the same digits.
    .cells = Outside { $regions }, { $lines } { $lines-count ->
            [one] has
           *[other] have
        } only { $of-lines }. Outside { $lines }, { $regions } { $regions-count ->
            [one] has
           *[other] have
        } only { $of-regions }. Compare what both sides can hold.
    .seen = { $lines } { $lines-count ->
            [one] holds
           *[other] hold
        } every digit as often as { $regions }. The difference is only { $of-lines } on one side and { $of-regions } on the other. { $how ->
            [one] So these two cells hold the same digit.
           *[other] So both sides hold the same digits.
        }
    .why =
        { $how ->
            [one] { $placements-count ->
                [0] A candidate that only one of the two cells has is false.
               *[other] { $placements-digits } is the only digit that both cells can be.
            }
            [lines] None of { $of-regions } can be { $digits-or }, so none of { $of-lines } is either.
            [regions] None of { $of-lines } can be { $digits-or }, so none of { $of-regions } is either.
            [both] Each of these digits is possible on one side only: { $digits }. So it is on neither.
            [placed] One side already has { $digits }. The other must have { $digits-count ->
                [one] it
               *[other] them
            } as often, and there only { $placements-cells } can still take { $digits-count ->
                [one] it
               *[other] them
            }.
           *[ways] { $eliminations-count ->
                [one] Suppose { $eliminations } were true. Then the two sides could not hold the same digits.
               *[other] Suppose that one of these candidates were true: { $eliminations }. Then the two sides could not hold the same digits.
            }
        }
    .does =
        { $placements-count ->
            [0] So you can remove { $eliminations-from }.
            [one] So { $placements-cells } is { $placements-digits }.
           *[other] So you can enter { $placements }.
        }
    .apply =
        { $placements-count ->
            [0] Remove { $eliminations-from }.
            [one] Enter { $placements-digits-the } in { $placements-cells }.
           *[other] Enter { $placements }.
        }
    .legend-base = rows or columns
    .legend-cover = as many regions
    .legend-subject = cells outside the regions
    .legend-extra = cells of the regions outside the rows or columns
