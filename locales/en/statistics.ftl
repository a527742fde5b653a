# The page of statistics, and `jade statistics`.

statistics-title = Your statistics
statistics-about = The records of your games stay on this device.
statistics-about-synced = The records of your games are kept on this device and in your account.
statistics-empty-title = Your first game will show up here
statistics-empty = Solve a puzzle, and this page shows your times, the techniques you found by yourself, and the days you played. Nobody else sees it.
statistics-empty-play = Play a puzzle
statistics-empty-today = Today’s puzzles
statistics-lost = This browser does not let JADE store anything, so there are no statistics.

# $count (number)
statistics-solved = { $count ->
    [one] puzzle solved
   *[other] puzzles solved
  }
statistics-streak = { $count ->
    [one] day in your streak
   *[other] days in your streak
  }
statistics-longest = longest: { $count }
statistics-alone = without a hint
statistics-played = time played
# $shown, $unfinished (numbers)
statistics-others =
    { $shown ->
        [0] { "" }
        [one] The tutor solved one more for you.{ " " }
       *[other] The tutor solved { $shown } more for you.{ " " }
    }{ $unfinished ->
        [0] { "" }
        [one] One game is not finished.
       *[other] { $unfinished } games are not finished.
    }

statistics-days = Days
statistics-days-about = A day counts when you solve any puzzle on it. One missed day does not break your streak; two in a row do. Solve a puzzle of a missed day whenever you like, and the day counts too.
statistics-month-before = Month before
statistics-month-after = Month after
# $day (text), $count (number): how many of the day’s three puzzles are solved.
statistics-day-play = { $day }: play its three puzzles
statistics-day-solved = { $day }: a puzzle solved, but none of its own
statistics-day-made-up = { $day }: made up, { $count } of its 3 puzzles
statistics-day-both = { $day }: solved { $count } of its 3 puzzles
statistics-legend-solved = a puzzle solved
statistics-legend-own = a puzzle of the day solved
statistics-legend-made-up = made up later
# $count (number)
statistics-made-up = { $count ->
    [one] One day was made up.
   *[other] { $count } days were made up.
  }

statistics-levels = Levels
statistics-level = Level
statistics-count = Solved
statistics-best = Best
statistics-median = Median
statistics-trend = Trend
# $percent (number): by how much the time became shorter or longer from one game to ten games later
statistics-faster = { $percent }% faster
statistics-slower = { $percent }% slower
statistics-steady = steady
statistics-levels-about = Times count the games in which you entered every digit. The trend is how your time changes over ten games.

statistics-times = Times
statistics-times-of = Level of the times
# $level (text), $count (number), $first, $last (times)
statistics-times-chart = { $count } times at the level { $level }, from { $first } to { $last }.
# $trend (text)
statistics-times-trend = The line shows the trend: { $trend } over ten games.
statistics-times-rings = Rings are games with a hint.
statistics-times-few = Five games of a level show a trend.
statistics-times-none = There is no time yet. Times count when you enter every digit yourself.
statistics-table = Show as a table
statistics-date = Date
statistics-time = Time
statistics-hints = Hints
statistics-mistakes = Mistakes

statistics-techniques = Techniques
statistics-techniques-about = How often each technique came up in your games, and how you found it.
statistics-technique = Technique
statistics-seen = Seen
statistics-unaided = Unaided
statistics-helped = With a hint
statistics-missed = Shown to the end
statistics-lately = Unaided lately
statistics-how = How you found it
# $percent (number), $before (number)
statistics-share = { $percent }%
statistics-share-before = { $percent }%, before that { $before }%
statistics-techniques-none = Once a game is reviewed, its techniques appear here.
# $count (number)
statistics-techniques-more = { $count ->
    [one] One more technique
   *[other] { $count } more techniques
  }
statistics-data = Your data
statistics-data-about = A file with everything holds your games with all their moves, their records, your practice and your settings. Keep it, or
    bring it to another device: it is merged into what is there, and nothing is counted twice.
everything-save = Save everything…
everything-taken =
    { $games ->
        [0] No game is new
        [one] One game is new or goes on
       *[other] { $games } games are new or go on
    }, { $records ->
        [0] no record
        [one] one record
       *[other] { $records } records
    }, practice of { $techniques ->
        [one] one technique
       *[other] { $techniques } techniques
    }. { $different ->
        [0] { "" }
        [one] One game was played differently here, and stays as it is here.
       *[other] { $different } games were played differently here, and stay as they are here.
    } { $refused ->
        [0] { "" }
        [one] One entry could not be read.
       *[other] { $refused } entries could not be read.
    }
everything-may-go = If space runs out, the browser may erase what it stores for this page.
everything-persist = Protect my data
everything-persisted = The browser keeps it, even if space runs out.
everything-not-persisted = The browser does not promise that. A file of everything is safe.
statistics-export = Export the records…
statistics-import = Import…
statistics-erase = Erase…
statistics-erase-sure = Erase the records of all games? Your games themselves stay.
statistics-erase-yes = Erase them
statistics-erase-no = Keep them
statistics-erased = All records are erased.
# $added, $replaced, $known, $refused (numbers)
statistics-imported =
    { $added ->
        [0] No game is new.
        [one] One game is new.
       *[other] { $added } games are new.
    }{ $replaced ->
        [0] { "" }
        [one] { " " }One was completed.
       *[other] { " " }{ $replaced } were completed.
    }{ $known ->
        [0] { "" }
        [one] { " " }One was already here.
       *[other] { " " }{ $known } were already here.
    }{ $refused ->
        [0] { "" }
        [one] { " " }One record could not be read and was left out.
       *[other] { " " }{ $refused } records could not be read and were left out.
    }
statistics-no-file = This is not a file of records of games. Export one on the page “Your statistics” or with “jade statistics”.
statistics-failed = The browser could not store that. Is there room left?
