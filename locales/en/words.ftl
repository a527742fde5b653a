# What things on the board are called, and in which forms messages can ask for them.
# See locales/README.md before you change the name of a form: messages of both languages use it.

list-comma = {", "}
list-and = {" and "}
# $next: the digit that follows, where one does; else 0.
list-or = {" or "}
# Clauses that are lists themselves. $count: how many clauses there are.
list-clause = {"; "}
list-clause-and =
    { $count ->
        [2] {", and "}
       *[other] {"; and "}
    }

# $bare: the symbol of the digit, the part that lights up. $number: the digit as a number.
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

# .bare is the name that lights up; the others put it into a sentence as $bare.
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

# Several cells under one word, all of which light up with it.
cells =
    .filled = filled cells
    .these = these cells

# Candidates, by digit: one or more digits that all have the same cells.
candidates = { $digits } in { $cells }
    .from = { $digits } from { $cells }
