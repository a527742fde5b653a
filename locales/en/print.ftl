# `jade print`: help, and the texts on paper.

cli-print = Print puzzles as PDF
cli-print-help =
    Print puzzles as PDF: boards as they are, with entries, marks and colours, one or more on a page,
    each with its number and its level. With --solutions, these are at the end. With --worksheet, every
    board is a question, “What is the next step?”, with all its candidates, and the answers are at the
    end. Every format that “jade formats” lists can be read.

    Examples:
      jade print game.sdk -o game.pdf
      jade print puzzles.sdm --per-page 6 --solutions -o booklet.pdf
      jade generate --level hard --count 8 | jade print --per-page 4 -o hard.pdf
      jade print --technique x-wing --count 6 -o x-wing.pdf
cli-opt-paper = The paper: a4 or letter [default: a4]
cli-opt-per-page = How many boards on a page [default: 1 for a single board, 2 with --worksheet, otherwise 4]
cli-opt-title = The title at the top of the first page
cli-opt-solutions = Print the solutions at the end
cli-opt-worksheet = Ask for the next step of each board, with the answers at the end
cli-opt-print-technique = A worksheet about this technique, as in x-wing. Without a file, JADE chooses boards on which it applies
cli-opt-print-count = How many boards to choose, with --technique [default: 6]
cli-opt-print-seed = The seed that chooses the boards, with --technique: the same seed gives the same boards
cli-opt-givens = Print only the givens: no entries, marks or colours
cli-opt-candidates = Print all candidates that each cell has left
cli-opt-print-output = The PDF file to write, or “-” for standard output; an existing file is not overwritten
cli-value-paper = PAPER
cli-value-text = TEXT
cli-print-where = Name the PDF file to write, as in -o puzzles.pdf.
# $most: a number.
cli-print-too-many = a booklet has at most { $most } boards: split the file
print-too-many-cells = These boards have { $count } cells; at most { $most } are printed at once.
# $found, $wanted: numbers of boards. $technique: its name.
cli-print-too-few = { $found ->
        [0] no board was found for “{ $technique }”.
        [one] only one board was found for “{ $technique }”, of { $wanted }.
       *[other] only { $found } boards were found for “{ $technique }”, of { $wanted }.
    }
# $count: the number of solutions: 0, or 2 for two or more.
cli-print-no-solution =
    { $count ->
        [0] the puzzle has no solution, so none is printed.
       *[other] the puzzle has several solutions, so none is printed.
    }
cli-print-unsolved = no solution was found in a sensible time, so none is printed.
cli-print-no-step = no step was found, so no answer is printed: { $message }
cli-print-letters = some letters cannot be printed and appear as “?”: { $text }
# $level: the name of a level. $score: a number.
print-level = { $level } · { $score }
print-solutions = Solutions
print-answers = Answers
print-question = What is the next step? Write down the cells and what follows.
print-question-technique = Find it: { $technique }. Write down the cells and what follows.
# $page, $pages: the number of the page, and the number of pages.
print-foot = Page { $page } of { $pages }
print-foot-one = JADE
# $count, $most: numbers of boards.
print-too-many = There are { $count } boards; at most { $most } are printed at once.
