# Hints that are not steps. A complaint has the five rungs of a hint as attributes. No digit before .reasoning, and
# never the digit of the solution.

# $house, $digit, $cells: the digit is in both cells of the house.
complaint-conflict =
    .where = Look at { $house }: something is wrong there.
    .technique = A rule is broken: the same digit occurs twice where it may occur only once.
    .cells = Compare { $cells }: they hold the same digit.
    .reasoning = { $house } has two { $digit-many }, in { $cells }. Each digit goes there only once, so at least one of the two is wrong.
    .apply = Erase the digit that does not belong there.

# The same if both cells are givens.
complaint-conflict-givens =
    .where = Look at { $house }: something is wrong there.
    .technique = A rule is broken: the same digit occurs twice where it may occur only once.
    .cells = Compare { $cells }: they hold the same digit.
    .reasoning = { $house } has two { $digit-many }, in { $cells }. Both are givens, so the puzzle itself has no solution.
    .apply = Check the givens: one of them was probably copied wrongly.

# $cell: its entry differs from the solution.
complaint-wrong-entry =
    .where = Look at { $cell-box }: something is wrong there.
    .technique = One of your entries is wrong. It may break no rule yet, but it leads nowhere.
    .cells = Think again about { $cell }.
    .reasoning = The digit you entered in { $cell } is not the one in the solution, so sooner or later you would get stuck.
    .apply = Erase your entry in { $cell }.

# $cell, $digit: a candidate of the solution that the player removed.
complaint-lost-candidate =
    .where = Look at { $cell-box }: something is missing there.
    .technique = A list of candidates lacks a digit that you will still need.
    .cells = Think again about the candidates of { $cell }.
    .reasoning = The candidates of { $cell } lack { $digit }, but it cannot be ruled out: without it, the puzzle has no solution.
    .apply = Add { $digit } to the candidates of { $cell }.

hint-finished = You have solved the puzzle. Well done!
hint-stuck = None of the techniques in use finds a next step here. This puzzle needs a harder one.
hint-no-solution = This puzzle has no solution, so there is no next step. Were the givens copied correctly?
# $cell: a cell in which two solutions differ.
hint-several-solutions = This puzzle has more than one solution: different digits are possible in { $cell }, for example. Reasoning cannot choose between them. Were the givens copied correctly?

# $rule: the name of the rule. $cells: the cells, one or two; $one-cell is 1 if it is one.
conflict-rule =
    { $one-cell ->
        [1] The digit in { $cells } breaks the rule “{ $rule }”.
       *[other] The digits in { $cells } break the rule “{ $rule }”.
    }
complaint-rule =
    .where = Look at { $cells }: something is wrong there.
    .technique = A rule of this board is broken: { $rule }.
    .cells = Look at { $cells } and at the rule “{ $rule }”.
    .reasoning =
        { $one-cell ->
            [1] The digit in { $cells } breaks the rule “{ $rule }”, so it is wrong.
           *[other] The digits in { $cells } break the rule “{ $rule }”, so at least one of them is wrong.
        }
    .apply = Erase the digit that does not belong there.
