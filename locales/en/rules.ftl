# The rules that a board may have besides rows, columns and boxes. Each has a short name; .what says what it asks for, for all
# rules of the kind that have the same number. $value: the number.

rule-regions = jigsaw
    .what = Regions of any shape take the place of boxes: each holds every digit once.
rule-no-boxes = no boxes
    .what = There are no boxes: only rows and columns hold every digit once.
rule-x = Sudoku X
    .what = Both diagonals hold every digit once.
rule-main-diagonal = main diagonal
    .what = The diagonal from the top left to the bottom right holds every digit once.
rule-antidiagonal = antidiagonal
    .what = The diagonal from the top right to the bottom left holds every digit once.
rule-windows = windows
    .what = The shaded windows, which lie between the boxes, hold every digit once.
rule-disjoint-groups = disjoint groups
    .what = Cells at the same place in different boxes hold different digits.
rule-centre-dot = centre dot
    .what = The cells in the middle of the boxes hold every digit once.
rule-extra-region = extra region
    .what = Each shaded region holds every digit once.
rule-anti-knight = anti-knight
    .what = Cells a knight’s move apart hold different digits.
rule-anti-king = anti-king
    .what = Cells that touch, even at a corner, hold different digits.
rule-non-consecutive = non-consecutive
    .what = Cells side by side never hold consecutive digits.
rule-even = even
    .what = Cells with a grey square hold even digits.
rule-odd = odd
    .what = Cells with a grey circle hold odd digits.
rule-thermometer = thermometer
    .what = Digits grow along each thermometer from its bulb.
rule-slow-thermometer = slow thermometer
    .what = Digits never fall along a slow thermometer from its open bulb.
rule-greater-than = greater than
    .what = The sign between two cells opens towards the greater digit.
rule-whisper = whisper
    .what = Neighbours on a whisper, the green line, differ by at least { $value }.
rule-renban = renban
    .what = A renban, the purple line, holds consecutive digits in any order.
rule-nabner = nabner line
    .what = No two digits on a nabner line, the red one, are equal or consecutive.
rule-entropic = entropic line
    .what = Any three cells in a row on an entropic line, the orange one, hold a low, a middle and a high digit.
rule-modular = modular line
    .what = { $value ->
        [2] Even and odd digits alternate on a modular line, the ochre one.
       *[other] Any { $value } cells in a row on a modular line, the ochre one, leave different remainders when divided by { $value }.
    }
rule-palindrome = palindrome
    .what = A palindrome, the thin grey line, reads the same from both ends.
rule-clone = clone
    .what = Two blue shapes that are alike hold the same digits in the same places.
rule-difference = white dot
    .what = The two digits at a white dot differ by { $value }.
rule-ratio = black dot
    .what = Of the two digits at a black dot, one is { $value ->
        [2] twice
       *[other] { $value } times
    } the other.
rule-pair-sum = sum of two
    .what = { $value ->
        [5] Two cells with a V between them add up to 5.
        [10] Two cells with an X between them add up to 10.
       *[other] Two cells with the number { $value } between them add up to it.
    }
rule-all-differences = all white dots
    .what = All white dots are shown: cells side by side without a dot do not differ by { $value }.
rule-all-ratios = all black dots
    .what = All black dots are shown: of two cells side by side without a dot, neither is { $value ->
        [2] twice
       *[other] { $value } times
    } the other.
rule-all-pair-sums = all sums
    .what = { $value ->
        [0] All sums of 5 and 10 are shown: other cells side by side have another sum.
       *[other] All sums of { $value } are shown: other cells side by side have another sum.
    }

rule-cage = cage
    .what = A cage, the dashed outline, holds different digits; they add up to its number, if it has one.
rule-killer = killer
    .what = Dashed cages cover the board: the digits of a cage are different and add up to its number.
rule-kropki = kropki
    .what = At a white dot, the two digits are consecutive; at a black one, one digit is twice the other. All dots are shown.
rule-xv = XV
    .what = Two cells with a V between them add up to 5, with an X to 10. All such pairs are shown.
rule-sum = sum
    .what = The cells in a dotted outline add up to its number; digits may repeat there.
rule-arrow = arrow
    .what = The digits along an arrow add up to the number in its circle.
rule-little-killer = little killer
    .what = The cells of a diagonal add up to the number outside the board that points along it; digits may repeat there.
rule-region-sum = region-sum line
    .what = The borders of the boxes divide a region-sum line, the blue one, into segments that all have the same sum.
rule-zipper = zipper
    .what = On a zipper, the line of short strokes, any two cells equally far from its middle have the same sum; a cell in the middle holds that sum.
rule-double-arrow = double arrow
    .what = Where two circles are joined by arrows, their digits add up to the same as those between them.
rule-between = between line
    .what = The digits on a line between two circles lie between the digits in the circles, and equal neither.
rule-lockout = lockout line
    .what = The digits in the two diamonds of a lockout line differ by at least { $value }; those between the diamonds are smaller than both or larger than both.
rule-sum-line = sum line
    .what = A sum line, the dotted one, can be divided into pieces that each add up to { $value }.
rule-quadruple = quadruple
    .what = The digits in a small circle are in the four cells around it, each as often as the circle has it.
rule-sandwich = sandwich
    .what = A plain number before a row or column is the sum of the digits between its 1 and its largest digit.
rule-x-sum = X-sum
    .what = A number with an X is the sum of the first digits seen from there, as many as the very first of them says.
rule-skyscraper = skyscraper
    .what = A framed number says how many digits are seen from there: a larger digit hides all smaller ones behind it.

# On the page. The place of a cell; what a digit breaks: $digit, $place the other cell, $number the house.
cell-place-region = Row { $row }, column { $column }, region { $region }
cell-place-plain = Row { $row }, column { $column }
in-diagonal = on a diagonal
in-window = window { $number }
in-group = group { $number }
in-extra = extra region { $number }
fault-region = { $digit } is in region { $number } twice: here and in { $place }.
fault-diagonal = { $digit } is on a diagonal twice: here and in { $place }.
fault-window = { $digit } is in window { $number } twice: here and in { $place }.
fault-group = { $digit } is at the same place of two boxes: here and in { $place }.
fault-extra = { $digit } is in an extra region twice: here and in { $place }.
fault-rule = A rule of this board does not allow { $digit } here and the digit in { $place } together.
fault-sum =
    { $number ->
        [0] With { $digit } here and the digit in { $place }, the digits along an arrow cannot add up to the number in its circle.
       *[other] With { $digit } here and the digit in { $place }, the sum of { $number } cannot be reached.
    }
fault-region-sum = With { $digit } here and the digit in { $place }, the segments of a line cannot have the same sum.
fault-zipper = With { $digit } here and the digit in { $place }, the pairs of a zipper cannot have the same sum.
fault-double-arrow = With { $digit } here and the digit in { $place }, two circles cannot add up to the same as the digits between them.
fault-between = With { $digit } here and the digit in { $place }, the digits on a line cannot all be between those at its ends.
fault-lockout = With { $digit } here and the digit in { $place }, the digits on a line cannot all be outside those in its diamonds.
fault-sum-line = With { $digit } here and the digit in { $place }, a line cannot be divided into pieces of { $number }.
fault-quadruple = With { $digit } here and the digit in { $place }, the digits of the circle cannot all be around it.
fault-sandwich = With { $digit } here and the digit in { $place }, the sandwich of { $number } cannot be right.
fault-x-sum = With { $digit } here and the digit in { $place }, the X-sum of { $number } cannot be right.
fault-skyscraper = With { $digit } here and the digit in { $place }, the number of digits seen cannot be { $number }.
fault-alone = A rule of this board does not allow { $digit } here.
library-variant = Variant
library-plain = Without more rules
said-region = Region { $number }: { $digits }
# A rule of a cell: $name, $number or 0, $cells all its cells, $what a sentence.
said-rule = { $name }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }: { $cells }. { $what }
variants-text = The usual digits with one more rule. Hints use it, too.
variants-make = Make a puzzle of your own, with any rules
variants-level = How hard
# $name: a variant.
variants-today = Today’s variant: { $name }
    .more = Medium, the same for everybody today. { $what }
