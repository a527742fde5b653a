# The page's texts about pictures: loaded when somebody asks for a puzzle from a photo.

photo-title = From a photo
photo-lead = Take a picture of a Sudoku: in a newspaper, in a book, on a screen. JADE reads it, and you play it here.
photo-private = The picture stays on this device. It is read here and sent nowhere.
photo-private-program = The picture goes only to the JADE program that this page comes from. It is not kept there.
photo-take = Take a photo
photo-choose = Choose a picture…
photo-another = Another picture…
photo-drop = You can also drop a picture anywhere on this page, or paste one with Ctrl+V.
photo-tip = It works best from straight above, with the whole board in the picture and no shadow on it.
photo-busy = Reading the picture…
photo-again = Reading the board in the new frame…
photo-cancel = Cancel

## The picture and its frame

photo-picture = The picture that is read
photo-to-board = Show the board
photo-to-picture = Show the picture
# $count (number): how many boards, at least two.
photo-boards = There are { $count } boards in the picture. Choose the one that you want to play.
# $number: counts the boards from 1.
photo-board = Board { $number }
# $number: counts the corners from 1 to 4.
photo-corner = Corner { $number } of the frame
photo-frame-help = The frame is not on the board? Drag its corners, or move them with the arrow keys.

## What cannot be read

photo-no-board = No 9×9 Sudoku was found in this picture. If there is one, drag the corners of the frame onto the corners of the board.
photo-part-of-board = Only part of the board is in this picture. Take it again with all four corners in it.
photo-bad-corners = There is no board to read in this frame. Drag its corners onto the corners of the board.
photo-small-picture = This picture is too small: each side needs at least 90 pixels. Take it again from closer, or send the original.
photo-large-picture = This picture is too large: at most 64 megapixels are read. Choose a smaller size in the camera, or take a screenshot of the picture.
photo-long-file = This file is too large: at most 64 MB are read. Take a screenshot of the picture and use that.
photo-other-format = This is not a picture that can be read. Use a JPEG, PNG or WebP, or take a screenshot of it.
photo-damaged-picture = This picture is damaged, or your browser does not know its format. Take it again, or save it as JPEG or PNG.
photo-old-browser = This browser is too old to read pictures. Update it, or use another one.
photo-not-built = This copy of JADE was built without the part that reads pictures.
photo-not-loaded = The part of JADE that reads pictures could not be loaded. Check your connection and try again.
photo-broken = This picture could not be read. Take it again, a little differently.

## A QR code in the place of a board

photo-code = The QR code in this picture brings a Sudoku.
photo-code-other = The QR code in this picture brings no Sudoku. It says:
photo-code-unopened = JADE opens no link of others.

## What was read

# $row, $column: numbers of the cell.
photo-place = Row { $row }, column { $column }
# $digit (number): the digit that was read.
photo-ask-digit =
    { $digit ->
        [8] Is this an 8?
       *[other] Is this a { $digit }?
    }
photo-ask-empty = Is this cell empty?
# $digits: the small digits in a cell, such as “2 5 7”.
photo-ask-marks = Are these the marks { $digits }?
photo-holds-digit = { $digit }
photo-holds-empty = Empty
photo-holds-marks = Marks { $digits }
# $digit (number): what the cell looks like.
photo-changed =
    { $digit ->
        [8] It looks like an 8, but then there would not be just one solution.
       *[other] It looks like a { $digit }, but then there would not be just one solution.
    }
photo-changed-empty = It looks empty, but then there would not be just one solution.
photo-yes = Yes
# The name of the key.
photo-enter = Enter
photo-keys = What the cell holds
# $digit: a digit.
photo-key = It is { $digit }
photo-empty = Empty
# $count (number): how many cells the player should still look at.
photo-left =
    { $count ->
        [0] Nothing is in doubt. Choose a cell to change it.
        [one] One cell is in doubt.
       *[other] { $count } cells are in doubt.
    }
photo-hand = Entries
photo-hand-keep = Keep
photo-hand-leave = Leave out
photo-wrong = Something was read wrongly. Compare the board with the picture, and choose a cell to change it.
photo-differs = Perhaps a digit was overlooked. Compare the marked cell and the others with the picture.
photo-play = Play
