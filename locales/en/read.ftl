# `jade read`: boards in pictures. Help, what a person should look at, and why a picture cannot be read.

cli-read = Read the boards in photographs and screenshots
cli-read-help =
    Read the boards in photographs and screenshots (JPEG, PNG, WebP), on this machine. Each board
    that is found yields a line of its 81 cells: the printed digits, and a dot for every other cell.
    Without a board, a QR code that brings one does; an address is not opened.
    If what was read is not a proper puzzle, the most probable one that is takes its place. Cells
    that are doubtful, or were changed for that reason, are named on standard error. --json says for
    every cell what it holds (printed, handwritten, candidates), how sure that is, and what else it
    may be.
cli-opt-read-json = Print one JSON object a line for each board, with probabilities and doubtful cells
cli-arg-pictures = Pictures: JPEG, PNG or WebP, of at most 100 megapixels. “-” is standard input
cli-value-picture = PICTURE
cli-picture-placeholder = <PICTURE>...

# $file: the picture, $board: which board in it, counted from 1
cli-read-doubtful = { $file }, board { $board }: { $count ->
        [one] { $cells } is doubtful. Compare it with the picture.
       *[other] { $cells } are doubtful. Compare them with the picture.
    }
cli-read-changed = { $file }, board { $board }: { $count ->
        [one] { $cells } was read differently at first, but only so is there one solution.
       *[other] { $cells } were read differently at first, but only so is there one solution.
    }
cli-read-rules = { $file }, board { $board }: a row, column or box has a digit twice as it was read. Compare every cell with the picture.
cli-read-none = { $file }, board { $board }: the puzzle has no solution as it was read. Compare every cell with the picture.
cli-read-several = { $file }, board { $board }: the puzzle has several solutions as it was read. A digit may be missing; compare every cell with the picture.

cli-read-no-board = no board with nine rows and nine columns was found. Expected a picture in which all of its lines can be seen
# $code: what the QR code says.
cli-read-code = no board was found, only a QR code, which brings none. It says “{ $code }”
cli-read-part = only part of a board is in the picture. Expected all nine rows and columns
cli-read-other-format = not a picture that can be read. Expected JPEG, PNG or WebP
cli-read-damaged = the picture ({ $format }) is damaged or cut short
cli-read-large = the picture has { $size } pixels. Expected at most { $most } megapixels
cli-read-small = the picture has { $size } pixels. Expected at least { $least } on each side
cli-read-memory = decoding the picture would take { $needed } MB of memory. Expected at most { $most } MB: a smaller picture is enough
cli-read-long-file = the file is too long for a picture. Expected at most { $most } MB
