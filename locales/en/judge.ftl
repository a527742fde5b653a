# `jade judge`: what a referee says of claimed steps and answers, and the help.

cli-judge = Judge the steps and the answer that somebody claims for a puzzle
cli-judge-help =
    Judge attempts at puzzles: the steps that a person or a language model claims, and the answer. Each
    step is checked on the board that the true steps before it have left.

    good       it is true, it follows, and it changes something
    known      it is true, but the board shows it already
    unfounded  it is true, but it does not follow from what it cites
    false      it is not true in the solution

    A file has either one attempt as text, with the puzzle first, or an attempt a line as a JSON object
    with the fields “puzzle”, “steps” and “answer”; docs/judging.md has all fields, and examples. In a
    pipe, each step is a line: its line in the text, the verdict, the conclusions, JADE’s technique, and
    the reason or what is wrong. Each attempt ends with a line of sums.
cli-arg-judge-files = Files with attempts: JSON lines, or text. Without one, or for “-”, standard input is read
cli-opt-puzzle = The puzzle of attempts that are text, if they do not begin with it
cli-opt-judge-summary = One line for each attempt instead of the steps: score, quality, progress, solved or not, good, known, unfounded and false steps, the answer
cli-value-puzzle = PUZZLE

# Why there is nothing to judge. $field, $column: the place in the line.
judge-no-object = Column { $column }: expected a JSON object.
judge-missing = The field “{ $field }” is missing.
judge-field = The field “{ $field }” does not have the form that it should.
judge-no-puzzle = The text does not begin with a puzzle: put it first, or name it with --puzzle.
judge-improper = The puzzle does not have exactly one solution, so there is nothing to judge.

judge-good = good
judge-known = known
judge-unfounded = unfounded
judge-false = false

# Reasons. $technique: what JADE calls it.
judge-basis-cited = It follows from what it cites.
judge-basis-named = It follows by the technique that it names.
judge-basis-board = It gives no reason, but it needs none: a single or a pattern shows it.
judge-technique = JADE calls it: { $technique }.
judge-is-known = The board shows it already.

# Faults. $cell, $digit: what was claimed. $other: a cell. $found: the digit that is there.
judge-filled = { $cell } is not { $digit }: it has { $found } already.
judge-seen = { $cell } cannot be { $digit }: it sees the { $digit } in { $other }.
judge-removed = { $cell } cannot be { $digit }: that candidate was removed before.
judge-not-in-solution = { $cell } is not { $digit } in the solution.
judge-in-solution = { $cell } is { $digit } in the solution, so this candidate stays.
judge-more-candidates = { $cell } can also be { $digits-or }.
judge-more-places = { $house-in }, { $digit } can also go in { $cells-or }.
# $found: what is not a term of this board. $column: its place in the chain.
judge-unread-chain = The chain cannot be read: “{ $found }” at character { $column } is not a digit and a cell of this board.
# $link: the link in Eureka notation. $number: which link of the chain it is.
judge-link-no-candidate = Link { $number } of the chain, { $link }, does not hold: { $digit } is not a candidate of { $cells-or }.
judge-link-more-candidates = Link { $number } of the chain, { $link }, does not hold: { $cell } can also be { $digits-or }.
judge-link-more-places = Link { $number } of the chain, { $link }, does not hold: { $house-in }, { $digit } can also go in { $cells-or }.
judge-link-nothing-shared = Link { $number } of the chain, { $link }, does not hold: no cell and no house makes one of the two true.
judge-link-no-set = Link { $number } of the chain, { $link }, does not hold: these cells are not an almost locked set.
judge-link-both = Link { $number } of the chain, { $link }, does not hold: { $cell } can be { $digit } while { $other } is { $found }.
judge-link-no-turn = Link { $number } of the chain, { $link }, does not continue the one before: strong and weak links must alternate.
judge-not-shown = What is cited does not show that { $cell } is { $digit }.
judge-not-shown-removed = What is cited does not show that { $cell } cannot be { $digit }.
judge-not-yet = No single and no pattern shows yet that { $cell } is { $digit }.
judge-not-yet-removed = No single and no pattern shows yet that { $cell } cannot be { $digit }.
judge-not-named = The technique that it names does not show this here: { $technique }.

# Answers. $count: the number of cells; $cell: the first.
judge-answer-right = The answer is right.
judge-answer-size = The answer is wrong: its board has another size.
judge-answer-open =
    { $count ->
        [one] The answer is wrong: { $cell } is empty.
       *[other] The answer is wrong: { $count } cells are empty, the first is { $cell }.
    }
judge-answer-givens =
    { $count ->
        [one] The answer is wrong: { $cell } does not have the digit that is given.
       *[other] The answer is wrong: { $count } cells do not have the digits that are given, the first is { $cell }.
    }
judge-answer-wrong =
    { $count ->
        [one] The answer is wrong in { $cell }.
       *[other] The answer is wrong in { $count } cells, the first is { $cell }.
    }

# $score, $quality, $progress (texts): numbers from 0 to 1.
judge-score = Score { $score }: quality { $quality }, progress { $progress }.
