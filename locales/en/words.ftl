# The names of things on the board, and the forms in which messages can use them.
# See locales/README.md before you rename a form: messages of both languages use it.

list-comma = {", "}
list-and = {" and "}
# $next: the next digit, or 0 if there is none.
list-or = {" or "}
# Clauses that contain lists themselves. $count: the number of clauses.
list-clause = {"; "}
list-clause-and =
    { $count ->
        [2] {", and "}
       *[other] {"; and "}
    }

# $bare: the symbol of the digit, which is the part that lights up. $number: the digit as a number.
digit = { $bare }
    .the = { $bare }
    .of = of { $bare }
    .a =
        { $number ->
            [8] an
            [10] an
            [14] an
            [15] an
           *[other] a
        } { $bare }
    .many = { $bare }s

# .bare is the name, which lights up; the other forms put it into a sentence as $bare.
house-row = { $bare }
    .bare = row { $number }
    .of = of { $bare }
    .in = in { $bare }
house-column = { $bare }
    .bare = column { $number }
    .of = of { $bare }
    .in = in { $bare }
house-box = { $bare }
    .bare = box { $number }
    .of = of { $bare }
    .in = in { $bare }
house-region = { $bare }
    .bare = region { $number }
    .of = of { $bare }
    .in = in { $bare }
house-diagonal = the { $bare }
    .bare =
        { $number ->
            [1] main diagonal
           *[other] antidiagonal
        }
    .of = of the { $bare }
    .in = on the { $bare }
house-window = { $bare }
    .bare = window { $number }
    .of = of { $bare }
    .in = in { $bare }
house-group = { $bare }
    .bare = group { $number }
    .of = of { $bare }
    .in = in { $bare }
house-extra = { $bare }
    .bare = extra region { $number }
    .of = of { $bare }
    .in = in { $bare }

# A sum that a rule asks for. $total: its number. $cell: the first cell of the rule.
sum-cage = the cage of { $total } at { $cell }
    .of = of the cage of { $total } at { $cell }
sum-sum = the sum of { $total } at { $cell }
    .of = of the sum of { $total } at { $cell }
sum-arrow = the arrow from { $cell }
    .of = of the arrow from { $cell }
sum-little-killer = the diagonal of { $total } from { $cell }
    .of = of the diagonal of { $total } from { $cell }
sum-region-sum = the region-sum line from { $cell }
    .of = of the region-sum line from { $cell }
sum-zipper = the zipper from { $cell }
    .of = of the zipper from { $cell }
sum-double-arrow = the double arrow from { $cell }
    .of = of the double arrow from { $cell }
# $count of them, too many to be named.
sums =
    .many = the { $count } cages

# A clue that a rule gives. $number: its number. $house-in: the row or column. $cell, $last: its first and last cell.
clue-between = the line from { $cell } to { $last }
    .of = of the line from { $cell } to { $last }
clue-lockout = the lockout line from { $cell } to { $last }
    .of = of the lockout line from { $cell } to { $last }
clue-sum-line = the sum line from { $cell } to { $last }
    .of = of the sum line from { $cell } to { $last }
clue-quadruple = the circle of { $number } at { $cell }
    .of = of the circle of { $number } at { $cell }
clue-sandwich = the sandwich of { $number } { $house-in }
    .of = of the sandwich of { $number } { $house-in }
clue-x-sum = the X-sum of { $number } { $house-in } from { $cell }
    .of = of the X-sum of { $number } { $house-in } from { $cell }
clue-skyscraper = the skyscrapers of { $number } { $house-in } from { $cell }
    .of = of the skyscrapers of { $number } { $house-in } from { $cell }

# Several cells in one phrase. They all light up with it.
cells =
    .filled = filled cells
    .these = these cells

# Candidates by digit: one or more digits that have the same cells.
candidates = { $digits } in { $cells }
    .from = { $digits } from { $cells }
