# What those who set a puzzle are told: on the command line, and on the page.

# A clue: a given, or a rule. $rule: its name; $number: its number; $cells: its cells.
setting-given = { $digit } in { $cell }
setting-rule = { $rule }
setting-rule-number = { $rule } { $number }
setting-rule-cells = { $rule } in { $cells }
setting-rule-number-cells = { $rule } { $number } in { $cells }

# $count: how many clues can be left out; $unknown: of how many it was not found out.
setting-redundant =
    { $count ->
        [0] Every clue is needed.
        [one] One clue can be left out: without it, too, there is one solution.
       *[other] { $count } clues can be left out, each by itself: without any one of them there is still one solution.
    }
setting-redundant-some =
    { $count ->
        [0] No clue was found that can be left out
        [one] One clue can be left out
       *[other] { $count } clues can be left out, each by itself
    }, but there was not enough time for { $unknown ->
        [one] one of them
       *[other] { $unknown } of them
    }.
# $count: how many clues contradict each other.
setting-contradiction =
    { $count ->
        [0] The board has no solution by itself.
        [one] This clue leaves no solution.
       *[other] These { $count } clues contradict each other; without any one of them they have a solution.
    }
setting-contradiction-some =
    { $count ->
        [0] The board has no solution by itself.
        [one] This clue leaves no solution.
       *[other] These { $count } clues contradict each other; perhaps fewer of them do already.
    }
setting-several = As long as there are several solutions, no clue is one too many.
setting-unknown = There was not enough time to find out.
