# What `jade serve` answers to requests that it refuses.

server-no-such-path = There is nothing at { $path }. /api/openapi.json lists everything.
server-no-such-page = There is no page at { $path }.
server-wrong-method = { $method } is not possible here.
server-content-type-none = The request does not say what it contains; Content-Type has to be application/json.
server-content-type = The request contains { $said }; it has to be application/json.
# $kib: a number of kibibytes.
server-picture-type = The request contains { $said }; it has to be a picture, such as image/jpeg.
server-picture-type-none = The request does not say what it contains; Content-Type has to be that of a picture, such as image/jpeg.
server-bad-corners = The corners have to be eight numbers with commas between them: x and y of each, in pixels.
server-too-large = The request is too large: at most { $kib } KiB can be read.
server-slow-body = The request took too long to arrive.
server-broken-body = The request ended too early.
server-busy = The server has too much to do at the moment. Try again shortly.
server-timeout =
    { $seconds ->
        [one] This could not be worked out within a second.
       *[other] This could not be worked out within { $seconds } seconds.
    }
server-internal = Something went wrong inside JADE. It is not your fault.
server-bad-host = The request has to name the server it is for, once, in Host.
server-foreign-host = This server is not called { $said }. To allow it, start JADE with --allow-host.
server-foreign-origin = Requests from { $said } are not answered here, only those from JADE’s own page.
server-foreign-site = Requests from other sites are not answered here, only those from JADE’s own page.
server-no-collections = JADE does not know where to keep your collections: start the server with --store.

# Accounts.
server-nul = A text cannot contain the character NUL (U+0000).
server-not-signed-in = Nobody is signed in here.
server-no-origin = This request does not say that it comes from JADE’s own page.
server-accounts-unavailable = The accounts cannot be reached at the moment. Everything else works.
server-name-empty = A name needs at least one letter or digit.
# $most: a number of characters.
server-name-too-long = A name has at most { $most } characters.
# $said: the character, in quotes.
server-name-character = A name cannot contain { $said }: only letters, digits, single spaces, and - _ . '
server-name-scripts = A name uses letters of one script, such as Latin or Greek, so that it cannot look like somebody else’s.
server-name-taken = Somebody here has this name, or one that looks like it. Choose another.
# $least, $most: numbers of characters.
server-password-too-short = A password has at least { $least } characters. A few words are easy to remember.
server-password-too-long = A password has at most { $most } characters.
server-password-guessable = Others would guess this password. Choose a few words that have nothing to do with each other or with your name.
server-wrong-password = That is not right. Check what you have typed.
server-account-locked = This account is locked. Ask the administrator of this server.
server-too-many =
    { $minutes ->
        [one] There were too many attempts. Try again in a minute.
       *[other] There were too many attempts. Try again in { $minutes } minutes.
    }
server-no-sign-up = Only the administrator of this server can create accounts.
server-bad-invitation = This invitation is not valid: it has been used, has expired, or was mistyped.
server-no-session = You have no such session; perhaps it has just ended.
# $said: its kind and name, in quotes.
server-bad-item = { $said } cannot be stored.
# $most: a number.
server-too-many-items = At most { $most } items are synced at once.
server-no-space = The server’s disk is full, so nothing was stored. What is on this device stays there.
server-account-full = There is no room left in this account.
server-no-such-day = There is no such day: a day looks like 2026-11-22.
server-no-race = This race is not known. Open its link again.
# $most: a number.
server-race-full = This race is full: { $most } people are in it.
server-which-ranking = Name a level, a day, or both.

# Passkeys.
server-no-passkeys = Passkeys cannot be used here.
server-no-passkey = You have no such passkey; perhaps you have just removed it.
server-unknown-passkey = No account here has this passkey; it may have been removed. Sign in with your password.
server-bad-passkey = This passkey was not accepted. Please try again.
# $most: a number.
server-too-many-passkeys = An account has at most { $most } passkeys. Remove one that you no longer use.

# Classes.
server-not-teacher = Only teachers have classes here. The administrator of this server can make you one.
server-no-class = You have no such class; perhaps it has just been deleted.
server-no-pupil = There is no such pupil in this class.
server-no-assignment = There is no such assignment; perhaps it has just been withdrawn.
server-title-empty = This needs at least one character.
# $most: a number of characters.
server-title-too-long = This can have at most { $most } characters.
# $said: the code of a character, as in U+202E.
server-title-character = This contains an invisible character: { $said }.
# $place: the place of the name in the list.
server-pupil-name-empty = Name { $place } of the list: a name needs at least one letter or digit.
# $most: a number of characters.
server-pupil-name-too-long = Name { $place } of the list: a name has at most { $most } characters.
# $said: the character, in quotes.
server-pupil-name-character = Name { $place } of the list: a name cannot contain { $said }: only letters, digits, single spaces, and - _ . '
# $place: the place of the name in the list.
server-pupil-name-scripts = Name { $place } of the list: a name uses letters of one script, such as Latin or Greek.
# $said: a name, in quotes.
server-pupil-twice = Two pupils of a class cannot have the same name: { $said }.
# $most: a number.
server-too-many-pupils = A class has at most { $most } pupils.
server-too-many-classes = Nobody has more than { $most } classes. Delete one that is over.
server-too-many-assignments = A class has at most { $most } assignments. Withdraw old ones.
server-assignment-times = The assignment has to end after it begins.
server-exam-not-open = This exam has not begun yet, or is over.
server-bad-card = This card no longer works: it has been used, has expired, or was mistyped. Ask your teacher for a new one.
server-task-puzzles = An assignment has between 1 and { $most } puzzles.
# $place: a number.
server-task-puzzle = Puzzle { $place } can’t be assigned.
server-task-hints = A game allows 0, 1, 3 or 5 hints, or any number.
server-task-id = There is no such lesson or technique.
server-task-count = A drill has between 1 and { $most } boards.
server-task-exam = An exam consists of puzzles, without hints.
