# The texts around the lessons. The lessons themselves are in lessons/en/.

# Chapters of the course.
chapter-start = Getting started
chapter-before-marks = Before pencil marks
chapter-singles = Filling cells
chapter-subsets = Locked candidates, pairs and triples
chapter-fish = X-Wing and its relatives
chapter-single-digit = Following one digit
chapter-wings = Wings
chapter-uniqueness = There is only one solution
chapter-fins = Finned and larger fish
chapter-chains = Chains
chapter-sets = Almost locked sets
chapter-beyond = What experts use
chapter-houses = Fish with boxes
chapter-giants = Giant fish
chapter-forcing = When nothing else helps
chapter-sums = Boards with rules
chapter-help = The program
chapter-more = More techniques

# A look-alike of a technique. $spoilers: candidates that keep the technique from applying; $entries: what would have
# to be entered in the cell $open; $givens: cells that would have to be entries; $wrong: candidates of the solution that
# the conclusion would eliminate.
looks-like-suppose = If { $spoilers } were ruled out, this would be true:
looks-like-but = But { $spoilers } is still possible. So it is not true here, and nothing follows from it.
looks-like-suppose-filled = If { $entries } had been entered, this would be true:
looks-like-but-open = But { $open } is still open. So it is not true here, and nothing follows from it.
looks-like-suppose-entry = If you had entered { $givens } yourself, this would be true:
looks-like-but-given = But { $givens } is a given. So it is not true here, and nothing follows from it.
looks-like-errs = It would have ruled out { $wrong }, which is in the solution.

# How often a technique is needed, at the end of its page. $puzzles: how many of $thousands thousand random puzzles need
# it; $one-in: the same as one in how many, 0 if more than half; $asked-for: 1 if hints look for it only on request.
lesson-often-title = How often it is needed
lesson-often =
    { $puzzles ->
        [0] Of { $thousands },000 random puzzles, none needed it: all were solved without it.
       *[other] { $one-in ->
            [0] { $puzzles ->
                [10000] Every puzzle needs it.
               *[other] Most puzzles need it: { $puzzles } of { $thousands },000 random ones.
            }
           *[other] Of { $thousands },000 random puzzles, { $puzzles } { $puzzles ->
                [one] comes
               *[other] come
            } to a moment when nothing simpler helps: about one in { $one-in }.
        }
    }{ $asked-for ->
        [0] {""}
       *[other] {" "}Hints use it only if your own profile names it.
    }

# $asked: the id requested; $nearest: the id with the most similar spelling, or 0.
lesson-unknown =
    { $nearest ->
        [0] There is no lesson called { $asked }.
       *[other] There is no lesson called { $asked }; the nearest is { $nearest }.
    }
# $technique: the name of a technique for which the collection has no puzzle.
lesson-no-other = JADE’s collection has no other board for { $technique }.

# jade learn
cli-learn = Read the lessons
cli-learn-help =
    Read the lessons: a page for every technique and topic, with boards.

    Without a topic, this lists the lessons in the best order for learning. A topic is the name of a lesson or its short name from the list; any other words are searched for in all lessons.
cli-arg-topic = Name of a lesson, or words to look for
cli-value-topic = TOPIC
cli-opt-another = Show another board for the technique, a new one each time
cli-opt-another-seed = The seed that chooses the board
learn-level = Level: { $level }
learn-needs = Read first: { $lessons }
learn-relatives = Related: { $lessons }
learn-next = Next: { $lesson }
learn-found =
    { $count ->
        [0] No lesson contains { $asked }.
        [one] One lesson contains { $asked }:
       *[other] { $count } lessons contain { $asked }:
    }
learn-how = Read one with: jade learn { $example }
learn-looks-like = Looks like it, but is not:
learn-another-only = Another board can be shown for a technique only.

# A claim: “I see an X-Wing”. $technique: its name; $cells, $candidates: the wrong parts of the claim; $count: a number.
claim-right = Right: { $technique }.
claim-more =
    { $count ->
        [one] One more candidate can be removed.
       *[other] { $count } more candidates can be removed.
    }
claim-absent = This technique does not apply anywhere on the board now: { $technique }.
claim-alone = One cell is not a whole { $technique }. Mark all its cells.
claim-too-many = You marked far more cells than the pattern has. Mark only its own: { $technique }.
claim-wrong = Not here. It is elsewhere on this board: { $technique }.
claim-foreign-cells =
    { $cells-count ->
        [one] { $cells } does not belong to it.
       *[other] { $cells } do not belong to it.
    }
claim-missing-cells =
    { $count ->
        [one] One cell of the pattern is still missing.
       *[other] { $count } cells of the pattern are still missing.
    }
claim-not-so = This does not follow: { $candidates }.
# Why a candidate stays: $digit in $cell. $digits: what the pattern removes; $houses: where; $other: a cell of the pattern.
claim-not-there = There is no { $digit } in { $cell }.
claim-of-pattern = The { $digit } in { $cell } stays: it belongs to the pattern.
claim-other-digit = The { $digit } in { $cell } stays: this pattern removes only { $digits-many }.
claim-outside = The { $digit } in { $cell } stays: this pattern removes it only in { $houses }.
claim-unseen = The { $digit } in { $cell } stays: { $cell } does not see { $other }.
claim-not-excluded = The { $digit } in { $cell } stays: nothing in this pattern excludes it.
claim-no-cell = A cell is a number from 0 to one less than { $count }.
claim-no-digit = A digit is a number from 1 to { $side }.
claim-nothing = A claim has to name cells, candidates to remove, or digits to enter.

# A drill: does the technique apply at all? $technique: its name, or that of the one that applies instead.
drill-absent = There is no { $technique } here: JADE has checked every place where one could be.
drill-instead = What does apply is { $technique }:

# The review of a game. $own, $told, $wrong: how many digits the player and the tutor entered, and how many were wrong.
review-moves =
    { $own ->
        [0] You entered no digit yourself
        [one] You entered one digit yourself
       *[other] You entered { $own } digits yourself
    }{ $told ->
        [0] {""}
        [one] , and the tutor one
       *[other] , and the tutor { $told }
    }{ $wrong ->
        [0] . None was wrong.
        [one] . One was wrong.
       *[other] . { $wrong } were wrong.
    }
review-mistake = The first mistake was digit number { $number }: { $said }, where the solution has { $right }.
review-unseen =
    { $count ->
        [one] For one of your digits JADE finds no reason as easy as the rest of the puzzle. Was it a guess?
       *[other] For { $count } of your digits JADE finds no reason as easy as the rest of the puzzle. Were they guesses?
    }
# $time: for example 2:05; $entry: what was entered then; $step: the easiest step available, with its name.
review-slow = { $time } before { $entry }. The easiest step then: { $step }
review-no-move = A move is a cell from 0 to one less than { $count } and a digit from 1 to { $side }.
review-cannot = A rule is broken on this board, so no solution can be reached from it.
