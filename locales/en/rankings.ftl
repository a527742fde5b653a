# The page of the rankings.

rankings-title = Rankings
rankings-none = There are no accounts here, so there are no rankings.
rankings-out = Rankings are for people with an account here.
rankings-sign-in = Sign in
rankings-offline = The server of the accounts does not answer. Are you online?

rankings-of = Ranking
rankings-of-day = Daily puzzles
rankings-day = Day
rankings-level = Level
rankings-day-before = The day before
rankings-day-after = The day after
rankings-period = Period
rankings-period-month = The last 30 days
rankings-period-all = All time
rankings-help = Hints
rankings-help-none = Without hints
rankings-help-hints = With hints
rankings-by = Order
rankings-by-time = Time
rankings-by-solved = Puzzles solved
rankings-by-best = Best time
rankings-by-mean = Mean time
rankings-by-median = Median time
rankings-by-handicap = Compared with your usual time

rankings-place = Place
rankings-name = Name
rankings-hidden = Name hidden
rankings-own = You
rankings-column-time = Time
rankings-column-solved = Solved
rankings-column-best = Best
rankings-column-mean = Mean
rankings-column-median = Median
rankings-column-handicap = % of usual time
# $percent: a time in percent of the usual one.
rankings-percent = { $percent }%
# $count: the number of people in the table.
rankings-people = { $count ->
    [one] One person
   *[other] { $count } people
  }
rankings-nobody = Nobody is in this table yet.
rankings-nobody-median = Nobody is in this table yet: a median needs ten solves.
rankings-nobody-handicap = Nobody is in this table yet: a usual time needs five earlier solves.
rankings-about-day = “% of usual time” compares the time with the player’s own median at this level: 80% means that it took four fifths of the usual time. So everybody can win.
rankings-about-level = “% of usual time” compares the median of the player’s last ten times with that of the earlier ones: 80% means that puzzles now take four fifths of the time. So everybody can win.

rankings-part = Take part
rankings-part-about = Only people who want to be ranked are listed here. The server replays the games that you have synced and lists your times; nobody sees anything else. You can leave at any time.
rankings-part-named = You take part with your name.
rankings-part-hidden = You take part without your name: the others see your times, but not whose they are.
rankings-take-part = Take part
rankings-take-part-hidden = Take part without my name
rankings-take-part-done = You now take part. Your earlier games count, too.
rankings-take-part-hidden-done = You now take part without your name. Your earlier games count, too.
rankings-pupil = You take part. The names of pupils stay hidden, so that your class does not see your times.
rankings-hide = Hide my name
rankings-hide-done = Your name is hidden now.
rankings-show = Show my name
rankings-show-done = Your name is shown now.
rankings-leave = Leave the rankings
rankings-leave-done = You have left. Your times are gone from all rankings.

rankings-aside = Times that do not count
rankings-aside-about = Only you see these. They stay in your own statistics.
rankings-no-level = unknown level
rankings-fault-times = The log of this game has gaps in its times.
rankings-fault-too-fast = The digits were entered faster than anyone can solve, as when a solution is copied.
rankings-fault-burst = Many digits were entered within a few seconds, as when a solution is copied.
