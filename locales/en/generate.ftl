# Making puzzles: help and results of `jade generate` and `jade rate`. Names of commands, options, levels and
# techniques on the command line are not translated.

cli-generate = Make puzzles: as many as you like, as hard as you like, of the shape you like
cli-generate-help =
    Make puzzles, each with exactly one solution. Without options: a 9×9 puzzle in which every clue
    is needed. A line holds the puzzle, the seed and the number of the attempt that gave it; with
    --level, --technique or --require also level and score, and with --technique the step: at that
    moment it applies and nothing simpler does. The same seed, options and version give the same
    puzzles everywhere, with any number of threads.

    Examples:
      jade generate --level hard --count 10
      jade generate --technique x-wing --nothing-harder --solution
      jade generate --empty 50 --symmetry half-turn --seed 2026
      jade generate --size 16 --format rows
      jade generate --empty 0               just a full board
# $names: what there is to choose from.
cli-opt-generate-level = The hardest technique it needs has this level: { $names }
cli-opt-generate-technique = It needs this technique (“jade techniques” lists them)
cli-opt-generate-nothing-harder = Nothing that is tried after that technique is needed anywhere
cli-opt-generate-times = It needs that technique N times or more [default: 1]
cli-opt-generate-singles-after = Only singles follow that technique
cli-opt-generate-exclusive = At that moment techniques of its level or below conclude nothing else
cli-opt-generate-early = That technique is tried right after the singles, before simpler ones that might say the same
cli-opt-generate-library = Draw from the collection that JADE comes with, shuffled: at once, also what is rare
cli-opt-generate-require = It also needs this technique; may be given several times
cli-opt-generate-empty = N cells are empty; with 0, a full board
cli-opt-generate-clues = It has N clues
cli-opt-generate-most-clues = It has N clues or fewer
cli-opt-generate-symmetry = How the clues lie: { $names } [default: none]
cli-opt-generate-nikoli = As the publisher Nikoli does: 30 clues or fewer on 9×9, as large a part of other boards, symmetric by half a turn
cli-opt-generate-minimal = Every single clue is needed (made fast, without a level or a symmetry, that is so anyway)
cli-opt-generate-places = The clues stand where this file has them: a puzzle whose digits do not matter
cli-opt-generate-size = The side of the board, as in 4, 6, 9, 12, 16 or 25 [default: 9]
cli-opt-generate-boxes = Rows and columns of a box, as in 3x5
cli-opt-generate-method = How it is made: { $names } [default: fast]
cli-opt-generate-effort = On boards other than 9×9: how long to search for clues that can go once reasoning finds none; 0 is quickest [default: 100000]
cli-opt-generate-best = The best that is found in the time (see --seconds) or in so many attempts: the one with most steps of the level
cli-opt-generate-estimate = Only say how long it will take, from what was measured
cli-opt-generate-count = Make N puzzles [default: 1]
cli-opt-generate-seed = The seed; without it, another one each time
cli-opt-generate-attempt = Begin with this attempt: makes a puzzle again by the numbers that stand beside it
cli-opt-generate-attempts = Make N attempts at most
cli-opt-generate-seconds = Give up when N seconds pass without a puzzle [default: 60]; with --best, stop after N seconds [default: 10]
cli-opt-generate-solution = Print the solution, too
cli-opt-generate-format = How puzzles are written: { $names } [default: line]
cli-opt-generate-threads = Work with N threads [default: as many as your machine has cores]
cli-value-name = NAME
cli-value-technique = TECHNIQUE

cli-rate = Say how hard each puzzle is
cli-rate-help =
    Say how hard each puzzle is. One line for each, with tabs: the puzzle, its level, its score, the
    hardest technique it needs, and the number of steps. A puzzle that the techniques do not solve
    has the level “-”; one that has no solution, or several, has “improper”.

# $hardest: the name of a technique.
rate-solved =
    { $count ->
        [one] Level { $level }, score { $score }: one step, the hardest is { $hardest }.
       *[other] Level { $level }, score { $score }: { $count } steps, the hardest is { $hardest }.
    }
rate-full = There is nothing left to do here.

# What was made, for people. $seed, $attempt: numbers.
generate-from = Seed { $seed }, attempt { $attempt }.
generate-rated = Level { $level }, score { $score }.
# $before: how many steps there are before this one.
generate-moment =
    { $before ->
        [0] The board as it stands needs this:
        [one] After one step:
       *[other] After { $before } steps:
    }

# Nothing was found. $attempts: how many were made.
generate-nothing =
    { $attempts ->
        [0] No puzzle was made in the time.
        [one] One attempt gave no puzzle.
       *[other] { $attempts } attempts gave no puzzle.
    }
generate-nothing-more =
    { $attempts ->
        [one] One attempt more gave no other puzzle.
       *[other] { $attempts } attempts more gave no other puzzle.
    }
# $made: how many there are.
generate-all-that-is-ready = JADE’s collection has no more of these.
generate-no-more-attempts = No more attempts are allowed.
# Why attempts failed. $times: how often.
generate-because = { $times } ×: { $reason }
generate-fewest = The fewest clues that were reached: { $clues }.
generate-most = The most clues, each of them needed, that were reached: { $clues }.
cli-generate-seed = Seed: { $seed }.
# What may help where too little was found.
cli-generate-wait-longer = With --seconds it goes on for longer.
cli-generate-look-early = Hardly ever the simplest step, perhaps: with --early it is looked for right after the singles.
refused-not-proper = no digits with exactly one solution were found
refused-more-clues = more clues were needed
refused-other-clues = it came to another number of clues
refused-not-minimal = not every clue was needed, or that could not be found out
refused-not-solved = the techniques do not solve it
refused-too-easy = it was easier
refused-too-hard = it was harder
refused-too-few-steps = too few of the steps that are wanted
refused-without = { $technique } was nowhere the simplest step
refused-more-than-singles-after = others than singles followed
refused-not-exclusive = other things could be concluded at that moment
refused-not-new = it had come before

# What no puzzle can be. All are numbers but $technique and $level.
impossible-too-few-clues = { $wished } clues cannot be: no puzzle of this kind with exactly one solution has fewer than { $least }.
impossible-too-many-clues = { $wished } clues cannot be: the board has { $cells } cells.
impossible-too-many-empty = { $wished } cells cannot be empty: the board has { $cells }.
impossible-more-than-most = { $wished } clues are more than { $most }.
impossible-not-symmetric = { $wished } clues cannot lie with this symmetry.
impossible-places-not-symmetric = The places of the clues do not have this symmetry.
impossible-places-of-another-board = The places of the clues are for a board of another size.
impossible-places-and-clues = There are { $places } places, but { $wished } clues are wanted.
impossible-two-empty-rows = Rows { $one } and { $other } are without a clue: exchanged, they would always make another solution.
impossible-two-empty-columns = Columns { $one } and { $other } are without a clue: exchanged, they would always make another solution.
impossible-technique = { $technique } is not among the techniques to use.
impossible-level = No technique to use has the level { $level }.
impossible-only-singles = Singles solve every puzzle of { $side }×{ $side }: none is harder than “{ $level }”, and none needs any other technique.
impossible-too-large-to-rate = A board of { $side }×{ $side } is too large to be solved by reasoning: levels and techniques go up to 16×16.
impossible-minimal = { $wished } clues are too many: a puzzle in which every clue is needed has { $most } at most.
impossible-nothing-near = Neighbours are made on 9×9, with clues that may lie anyhow, of what JADE’s collection has; it has nothing of this kind.
impossible-too-few-open =
    { $open ->
        [0] On a full board there is nothing to solve.
       *[other] With { $open } empty cells singles are enough: there is nothing harder.
    }
impossible-harder-required = { $technique } is harder than “{ $level }”.
impossible-nothing-ready = The collection that JADE comes with has nothing of this kind: without --library it can be made.
cli-bad-size = There is no board of side { $side }: a number is expected that is a product of two others, as 4, 6, 8, 9, 10, 12, 15, 16 or 25.

# What is wrong with a request for puzzles. $one, $other: names of fields; $asked: what was said; $known: names.
generate-needs = “{ $one }” says nothing without “{ $other }”.
generate-not-both = “{ $one }” and “{ $other }” cannot be asked for together.
generate-not-one-of = “{ $asked }” is none of these: { $known }.
generate-out-of-range = { $found } is not from { $least } to { $most }.

# How far the work is, on one line. $attempts, $made: numbers; $time: how long it still takes, mostly.
generate-progress =
    { $made ->
        [0] { $attempts } attempts, nothing yet; mostly done in { $time } (Ctrl-C stops)
        [one] { $attempts } attempts, one puzzle; mostly done in { $time } (Ctrl-C stops)
       *[other] { $attempts } attempts, { $made } puzzles; mostly done in { $time } (Ctrl-C stops)
    }
generate-progress-unknown = { $attempts } attempts, nothing yet; how long it takes is not known (Ctrl-C stops)
# $time: how long the search for the best still lasts; $score: that of the best so far.
generate-progress-best = { $attempts } attempts, the best so far scores { $score }; { $time } left (Ctrl-C keeps the best)
generate-progress-no-best = { $attempts } attempts, nothing yet; { $time } left (Ctrl-C stops)
generate-time-seconds = { $number } s
generate-time-instant = less than a second
generate-time-minutes = { $number } min
generate-time-hours = { $number } h
# $format: the name of a format.
generate-one-at-a-time = { $format } holds one puzzle at a time: ask for one, or for another format.
# $half, $most: times within which every second wish of the kind is fulfilled, and 19 of 20.
generate-estimate = Half are there after { $half }, nearly all after { $most }.
generate-estimate-guess = Not measured; at a guess half are there after { $half }, nearly all after { $most }.
# Where both are the same.
generate-estimate-same = Nearly all are there after { $most }.
generate-estimate-same-guess = Not measured; at a guess nearly all are there after { $most }.
generate-estimate-unknown = It is not known how long this takes: it was not measured, or not found when it was. While JADE looks for it, the time is told from what is seen.
generate-estimate-best = The best that is found in { $most }.
