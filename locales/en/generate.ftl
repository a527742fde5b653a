# Making puzzles: help and results of `jade generate` and `jade rate`. Names of commands, options, levels and
# techniques on the command line are not translated.

cli-generate = Make puzzles: as many, as hard and of whatever shape you like
cli-generate-help =
    Make puzzles, each with exactly one solution. Without options, make a 9×9 puzzle in which every
    given is needed. Each line holds the puzzle, the seed and the number of the attempt that gave it;
    with --level, --technique or --require, also level and score; and with --technique, the step: the
    board is shown when the technique applies and nothing simpler does. The same seed, options and
    version give the same puzzles everywhere, with any number of threads.

    Examples:
      jade generate --level hard --count 10
      jade generate --technique x-wing --nothing-harder --solution
      jade generate --empty 50 --symmetry half-turn --seed 2026
      jade generate --size 16 --format rows
      jade generate --empty 0               just a full board
# $names: the names to choose from.
cli-opt-generate-level = How hard it is: { $names }
cli-opt-generate-technique = It needs this technique (“jade techniques” lists them)
cli-opt-generate-nothing-harder = No technique that is tried after that one is needed anywhere
cli-opt-generate-times = It needs that technique N times or more [default: 1]
cli-opt-generate-singles-after = Only singles follow that technique
cli-opt-generate-exclusive = When it applies, no other technique of its level or below applies
cli-opt-generate-early = Try that technique right after the singles, before simpler ones that might conclude the same
cli-opt-generate-library = Draw from JADE’s own collection, shuffled: instant, even for rare techniques
cli-opt-generate-er = Its ER, the rating of the Sudoku Explainer 1.2.1, is in this range: 7.0..7.5, 9.. or 7.2
cli-opt-generate-require = It also needs this technique; may be given several times
cli-opt-generate-empty = Leave N cells empty; with 0, make a full board
cli-opt-generate-givens = It has N givens
cli-opt-generate-most-givens = It has N givens or fewer
cli-opt-generate-symmetry = The symmetry of the givens: { $names } [default: none]
cli-opt-generate-nikoli = In the style of the publisher Nikoli: at most 30 givens on 9×9 (in proportion on other sizes), symmetric by half a turn
cli-opt-generate-minimal = Every given is needed (always so with the method “fast” when no level or symmetry is asked for)
cli-opt-generate-sukaku = Sukakus: puzzles of candidates alone, of which none can be given back without a second solution; one a line
cli-opt-generate-places = Put the givens where this file has them: a puzzle whose digits do not matter
cli-opt-generate-size = The side of the board, as in 4, 6, 9, 12, 16 or 25 [default: 9]
cli-opt-generate-boxes = Rows and columns of a box, as in 3x5
cli-opt-generate-rules = The rules of a variant, separated by semicolons, as in “x; anti-knight”; these words stand for what is drawn: { $names }
cli-opt-generate-method = How it is made: { $names } [default: fast]
cli-opt-generate-effort = On boards other than 9×9: how long to search for givens that can be removed once reasoning finds none; 0 is quickest [default: 100000]
cli-opt-generate-best = Keep the best puzzle found in the time (see --seconds) or number of attempts: the one with the most steps of its level
cli-opt-generate-estimate = Only say how long it will take, from measurements
cli-opt-generate-count = Make N puzzles [default: 1]
cli-opt-generate-seed = The seed [default: a new one each time]
cli-opt-generate-from-attempt = Begin with this attempt: makes a puzzle again from the numbers printed next to it
cli-opt-generate-attempts = Make N attempts at most
cli-opt-generate-seconds = Give up when N seconds pass without a puzzle [default: 60]; with --best, stop after N seconds [default: 10]
cli-opt-generate-solution = Print the solution as well
cli-opt-generate-format = How puzzles are written: { $names } [default: line]
cli-opt-generate-threads = Use N threads [default: one for each core]
cli-value-name = NAME
cli-value-technique = TECHNIQUE

cli-rate = Say how hard each puzzle is
cli-rate-help =
    Say how hard each puzzle is. One line for each, with tabs: the puzzle, its level, its score, the
    hardest technique it needs, the number of steps, and how many cells can be found without pencil
    marks: at the start, on average, and at least. A puzzle that the techniques do not solve has the
    level “-”; one that has no solution, or several, has “improper”.

# $start, $least: numbers. $mean: a number with one decimal place.
rate-openness = At the start { $start ->
        [one] one cell
       *[other] { $start } cells
    } can be found without pencil marks, on average { $mean }, at least { $least }.
# $hardest: the name of a technique.
rate-solved =
    { $count ->
        [one] Level { $level }, score { $score }: one step, the hardest is { $hardest }.
       *[other] Level { $level }, score { $score }: { $count } steps, the hardest is { $hardest }.
    }
rate-without-marks = The whole puzzle can be solved without pencil marks, so it is easier than that technique suggests.
rate-few-open = Singles solve it, but you start with few digits or seldom have much to choose from, so it is harder than they suggest.
# A board above 16×16, for which there are no techniques. $hardest: the name of a technique.
rate-by-search = Judged by search, since the board is so large: level { $level }, score { $score }. The hardest that it needs is { $hardest }.
rate-by-guesses =
    { $guesses ->
        [one] Judged by search, since the board is so large: after singles and pairs, one guess was needed, so there is no level.
       *[other] Judged by search, since the board is so large: after singles and pairs, { $guesses } guesses were needed, so there is no level.
    }
rate-by-search-stuck = Singles and pairs do not get far here, and there is no time to try out everything. So there is no level.
rate-full = There is nothing left to do here.
# The rating of the Sudoku Explainer. $er, $ep, $ed: numbers with one decimal place. $count: a number of steps.
rate-explainer =
    { $count ->
        [one] Sudoku Explainer: ER { $er }, EP { $ep }, ED { $ed }; one step.
       *[other] Sudoku Explainer: ER { $er }, EP { $ep }, ED { $ed }; { $count } steps.
    }
rate-explainer-stopped = Sudoku Explainer: at least { $er }. It was stopped before the end.
# $side: a number.
explainer-board = The Sudoku Explainer rates only 9×9 boards with boxes of 3×3; this one is { $side }×{ $side }.
# $scale: the name of a scale.
explainer-scale = The scale “{ $scale }” is not specified exactly, so JADE cannot rate by it.
scale-both = The Sudoku Explainer has its own techniques: “--scale explainer” cannot be combined with a choice of techniques.

# A generated puzzle, for people. $seed, $attempt: numbers.
generate-from = Seed { $seed }, attempt { $attempt }.
generate-rated = Level { $level }, score { $score }.
# $before: the number of steps before this one.
generate-moment =
    { $before ->
        [0] The board needs this:
        [one] After one step:
       *[other] After { $before } steps:
    }

# Nothing was found. $attempts: the number of puzzles generated.
generate-nothing =
    { $attempts ->
        [0] No puzzle was made in the time.
        [one] One attempt gave no puzzle.
       *[other] { $attempts } attempts gave no puzzle.
    }
generate-nothing-more =
    { $attempts ->
        [one] One more attempt gave no other puzzle.
       *[other] { $attempts } more attempts gave no other puzzle.
    }
# $made: the number of puzzles found.
generate-all-that-is-ready = JADE’s collection has no more of these.
generate-no-more-attempts = No more attempts are allowed.
# Why attempts failed. $times: how often that happened.
generate-because = { $times } ×: { $reason }
generate-fewest = The fewest givens reached: { $givens }.
generate-most = The most givens reached with each of them needed: { $givens }.
cli-generate-seed = Seed: { $seed }.
# Advice if too few puzzles were found.
cli-generate-wait-longer = Use --seconds to search for longer.
cli-generate-look-early = This technique may hardly ever be the simplest step: --early looks for it right after the singles.
refused-not-proper = no digits with exactly one solution were found
refused-more-givens = more givens were needed
refused-other-givens = the number of givens was different
refused-not-minimal = not every given was needed, or that could not be decided
refused-not-solved = the techniques do not solve it
refused-too-easy = it was easier
refused-too-hard = it was harder
refused-too-few-steps = it had too few of the steps asked for
refused-without = { $technique } was never the simplest step
refused-more-than-singles-after = steps other than singles followed
refused-not-exclusive = other steps were possible at that moment
refused-other-er = its ER was another one
refused-not-new = it was a repeat

# Requests that no puzzle can meet. All arguments are numbers except $technique and $level.
impossible-too-few-givens = { $wished } givens are too few: no puzzle of this kind with exactly one solution has fewer than { $least }.
impossible-too-many-givens = { $wished } givens are too many: the board has { $cells } cells.
impossible-too-many-empty = { $wished } cells cannot be empty: the board has { $cells }.
impossible-more-than-most = { $wished } givens are more than { $most }.
impossible-not-symmetric = { $wished } givens cannot have this symmetry.
impossible-places-not-symmetric = The places of the givens do not have this symmetry.
impossible-places-of-another-board = The places of the givens are for a board of another size.
impossible-places-and-givens = There are { $places } places, but { $wished } givens are asked for.
impossible-two-empty-rows = Rows { $one } and { $other } have no given: swapping them always gives another solution.
impossible-two-empty-columns = Columns { $one } and { $other } have no given: swapping them always gives another solution.
impossible-technique = { $technique } is not one of the techniques in use.
impossible-level = None of the techniques in use has the level { $level }.
impossible-givens-of-level = A puzzle of level “{ $level }” has { $least } to { $most } givens on this board; { $wished } do not fit. The profile “classic” goes by techniques alone.
impossible-minimal-of-level = A puzzle of level “{ $level }” has at least { $least } givens and always several cells to find. A puzzle in which every given is needed is hardly ever like that. The profile “classic” goes by techniques alone.
impossible-only-singles = Singles solve every { $side }×{ $side } puzzle: none is harder than “{ $level }” or needs any other technique.
impossible-too-large-to-rate = A board of { $side }×{ $side } is too large to be solved by reasoning: levels and techniques go up to 16×16.
impossible-minimal = { $wished } givens are too many: a puzzle in which every given is needed has { $most } at most.
# $technique: its name.
impossible-other-board = { $technique } finds nothing on a board with these rules.
impossible-places-beside-drawn = Cages, lines and signs are drawn around a full board, so such a puzzle is made by the method “fast”, without given places.
impossible-er-of-other-board = Only plain 9×9 boards have an ER.
impossible-nothing-near = The method “near” changes 9×9 puzzles of JADE’s collection, without a symmetry; the collection has nothing of this kind.
impossible-too-few-open =
    { $open ->
        [0] A full board leaves nothing to solve.
        [one] With one empty cell, singles are always enough: nothing harder is possible.
       *[other] With { $open } empty cells, singles are always enough: nothing harder is possible.
    }
impossible-harder-required = { $technique } is harder than “{ $level }”.
impossible-nothing-ready = JADE’s collection has nothing of this kind. Without --library it can be made.
cli-bad-size = There is no { $side }×{ $side } board. Expected a product of two numbers, such as 4, 6, 8, 9, 10, 12, 15, 16 or 25.

# Errors in a request for puzzles. $one, $other: names of fields; $asked: the value requested; $known: the valid names.
generate-needs = “{ $one }” has no effect without “{ $other }”.
generate-bad-er = Expected an ER from 1.0 to 20.0, or a range such as 7.0..7.5.
generate-not-both = “{ $one }” and “{ $other }” cannot be asked for together.
generate-out-of-range = { $found } is not between { $least } and { $most }.

# The progress, on one line. $attempts, $made: numbers; $time: an estimate of the time left.
generate-progress =
    { $made ->
        [0] { $attempts } attempts, nothing yet; usually done in { $time } (Ctrl-C stops)
        [one] { $attempts } attempts, one puzzle; usually done in { $time } (Ctrl-C stops)
       *[other] { $attempts } attempts, { $made } puzzles; usually done in { $time } (Ctrl-C stops)
    }
generate-progress-unknown = { $attempts } attempts, nothing yet; the time needed is not known (Ctrl-C stops)
# $time: the time left in the search for the best puzzle; $score: the best score so far.
generate-progress-best = { $attempts } attempts, the best so far scores { $score }; { $time } left (Ctrl-C keeps the best)
generate-progress-no-best = { $attempts } attempts, nothing yet; { $time } left (Ctrl-C stops)
generate-time-seconds = { $number } s
generate-time-instant = less than a second
generate-time-minutes = { $number } min
generate-time-hours = { $number } h
# $format: the name of a format.
generate-one-at-a-time = { $format } holds one puzzle at a time: ask for one, or for another format.
# $half, $most: the times within which 50 % and 95 % of such requests are met.
generate-estimate = Usually ready in { $half }, nearly always in { $most }.
generate-estimate-guess = Not measured. A rough guess: usually ready in { $half }, nearly always in { $most }.
# If both times are the same.
generate-estimate-same = Nearly always ready in { $most }.
generate-estimate-same-guess = Not measured. A rough guess: nearly always ready within { $most }.
generate-estimate-unknown = The time needed is not known: it was not measured, or no puzzle was found when it was. While JADE searches, it estimates from what it finds.
generate-estimate-best = The best puzzle found in { $most }.
cli-generate-sukaku-size = Sukakus are made up to 16×16.
