# The page of classes, for teachers and pupils.

class-title = Your classes
class-about = A class has its own assignments, its own table of techniques, and a card for each pupil that signs in once. Pupils need neither an e-mail address nor a password.
class-plan = Six lessons for a class, to read and to print
class-out = Sign in to see your class.
class-nothing = You have no class here. A pupil comes in with a card from the teacher. The administrator names the teachers.
# $count (number)
class-pupils =
    { $count ->
        [0] No pupils
        [one] One pupil
       *[other] { $count } pupils
    }

class-new = New class
class-name = Name of the class
class-name-more = For example 4B. The name of the school is not needed.
class-new-do = Make the class and its cards
class-names = Pupils
class-names-more = One name a line. First names, nicknames or numbers are enough.
class-made-up = How many made-up names
class-made-up-do = Make up names
class-no-names = Enter at least one name, or let JADE make up some.
# $count (number)
class-too-many = A class has at most { $count } pupils.
# Animals with short names, 40 of them, with commas between them.
class-friendly = Otter, Owl, Fox, Bear, Hare, Robin, Badger, Swan, Seal, Wren, Deer, Heron, Beaver, Lynx, Finch, Mole, Puffin, Raven, Squirrel, Toad, Wolf, Crane, Duck, Falcon, Goose, Hedgehog, Kestrel, Lark, Magpie, Newt, Panda, Penguin, Rabbit, Salmon, Stork, Tiger, Turtle, Whale, Zebra, Koala

# $name: of the class. $count (number): of the cards.
class-cards-title =
    { $count ->
        [one] A card for { $name }
       *[other] { $count } cards for { $name }
    }
class-cards-once = JADE shows these codes only now. Print the cards before you leave this page. If you lose them, make new ones.
class-cards-how = Cut the cards out. A pupil scans the QR code, or opens the address and types the code. Each card works once. After that, the device stays signed in.
class-cards-print = Print the cards
# $name: of the class.
class-cards-done = Go to { $name }
class-card-type = Or open
# $day: a day.
class-card-until = Works once, until { $day }
# $name: of the pupil.
class-card-qr = QR code of { $name }

class-assignments = Assignments
class-assignments-none = Nothing has been assigned yet.
class-assign = New assignment
class-assign-title = Title
class-assign-title-more = For example “Homework for Friday”.
class-assign-what = What is to be done
class-kind-puzzles = Solve puzzles
class-kind-station = A lesson
class-kind-drill = Practise a technique
class-technique = Technique
class-count = On how many boards
class-puzzles = Puzzles
class-puzzles-more = One a line, or in any format that JADE reads.
class-puzzles-none = Paste at least one puzzle, or take some from JADE’s collection.
# $count (number)
class-puzzles-many = An assignment has at most { $count } puzzles.
# $place (number): of the puzzle. $message: a sentence.
class-puzzle-wrong = Puzzle { $place }: { $message }
class-puzzle-not-one = it does not have exactly one solution.
class-take = From JADE’s collection
class-level = Level
class-take-do = Take them
# $count (number)
class-taken =
    { $count ->
        [0] There is no puzzle of this level.
        [one] One puzzle taken.
       *[other] { $count } puzzles taken.
    }
class-exam-is = This is an exam
class-exam-more = The same puzzles for everybody, without hints and checks. Pupils see them only after they have begun.
class-exam-honest = Each pupil’s start is noted. JADE cannot see what other devices or programs a pupil uses.
class-hints-limit = Hints for each puzzle
class-hints-option-any = As many as they like
class-hints-option-5 = At most 5
class-hints-option-3 = At most 3
class-hints-option-1 = At most 1
class-hints-option-0 = None, and no check
class-assign-opens = From
class-assign-closes = Until
class-assign-times = The end has to be after the beginning.
class-assign-do = Assign

# $count (number)
class-task-puzzles =
    { $count ->
        [one] Solve one puzzle
       *[other] Solve { $count } puzzles
    }
# $title: of a lesson.
class-task-station = Lesson: { $title }
# $name: of a technique. $count (number): of boards.
class-task-drill =
    { $count ->
        [one] Practise on one board: { $name }
       *[other] Practise on { $count } boards: { $name }
    }
class-hints-any = any number of hints
class-hints-none = no hints
# $count (number)
class-hints =
    { $count ->
        [one] at most one hint each
       *[other] at most { $count } hints each
    }
# $when: a day and a time.
class-opens = From { $when }
class-open-until = Until { $when }
class-closed = Ended { $when }
class-exam = Exam
# $done, $of (numbers): of pupils.
class-results = Done by { $done } of { $of }
# $done, $of (numbers)
class-done = { $done } of { $of } done
class-late = late
# $count, $done (numbers): of puzzles.
class-unchecked =
    { $done ->
        [one] not checked
       *[other] { $count } not checked
    }
class-unchecked-about = A solve is checked when the server has replayed the game move by move: the right solution, no hints, and a time that fits between the beginning of the exam and the arrival of the game. Whether somebody helped cannot be checked. “Not checked” need not be the pupil’s fault: the device may not have synced yet.
class-unassign = Withdraw
class-unassign-sure = Withdraw it for everyone

class-pupil = Pupil
class-time = Time
class-begun = Began
class-techniques = Techniques
class-techniques-about = How many patterns each pupil found without help, of all that came up in practice and games since joining the class.
class-techniques-none = As soon as pupils practise or play, this shows how they do with each technique.
# $unaided, $all (numbers)
class-unaided-of = { $unaided } of { $all }
class-stuck = needs help
class-csv = Save everything as CSV
# $file: the name of a file.
class-csv-saved = The table is in the file { $file }.
class-print = Print
class-csv-done = Done
class-csv-of = Out of
class-csv-unaided = Without help
class-csv-hints = Hints
class-csv-seconds = Seconds
class-csv-late = Late
class-csv-yes = yes
class-csv-seen = Occurrences
class-csv-helped = With a hint
class-csv-missed = Not found

class-pupils-title = Pupils
# $day: a day.
class-pupil-used = Last here: { $day }
class-pupil-card = Card not used yet, valid until { $day }
class-pupil-out = Not signed in anywhere, and no card
# $login: the name of an account.
class-pupil-login = A pupil who has set a password signs in as { $login }.
class-card-new = New card
class-card-sign-out = Also sign this pupil out everywhere
class-card-sign-out-more = For example if a tablet was lost. A password that the pupil has set is removed, too.
class-pupil-name = Name in the class
class-pupil-rename = Change the name
class-pupil-remove = Remove this pupil
# $name: of a pupil.
class-pupil-remove-about = The account of { $name } is erased with all games and practice, at once and for good.
class-pupil-remove-do = Remove for good
class-cards-all = New cards for all
class-cards-all-about = Cards that were not used yet will no longer work. Nobody is signed out.
class-cards-all-sure = Make new cards
class-add = Add pupils
class-add-do = Add them and make their cards

class-this = This class
class-rename = Change the name
class-delete = Delete the class
# $count (number)
class-delete-about =
    { $count ->
        [0] The class is erased with its assignments, at once and for good.
        [one] The class is erased with its assignments and with the account of its pupil, at once and for good.
       *[other] The class is erased with its assignments and with the accounts of its { $count } pupils, at once and for good.
    }
class-delete-do = Delete the class for good

# $name: of the pupil.
class-hello = Hello, { $name }
class-to-do = To do
class-to-do-none = There is nothing to do at the moment.
class-over = Over
class-all-done = Done
class-not-done = Not done yet
# $time: a playing time. $hints (number)
class-solved =
    { $hints ->
        [0] Solved in { $time } without a hint
        [one] Solved in { $time } with one hint
       *[other] Solved in { $time } with { $hints } hints
    }
class-not-solved = Not solved yet
# $number (number): of the puzzle.
class-play = Play puzzle { $number }
class-open-lesson = Open the lesson
class-open-drill = Practise
class-exam-before = There are no hints and no checks. Begin when you are ready: the time of your start is noted.
class-exam-begin = Begin the exam
class-mine = Your techniques
class-mine-none = As soon as you practise or play, you see here how you do with each technique.
class-statistics = All your statistics
class-teacher-sees = Your teacher sees what you have done for the class and how you do with techniques, since you joined it. The other pupils see nothing of it.

# On the page of the account.
class-link = To your class
class-link-teacher = To your classes
# $name: of the pupil. $class: of the class.
class-member = You are { $name } in { $class }. Your teacher made this account and can erase it.
class-set-password = Set a password
class-set-password-about = With a password you can sign in on other devices without a card. Your name there is
class-card-title = Sign in with your card
class-card-about = The card works once. Use the device and the browser in which you want to play.
class-card-do = Sign in
class-card-code = Code of the card
